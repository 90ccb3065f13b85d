"""The imports of the package, read from its sources: who imports what, where it says so, and the circles among files."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "python"

Edge = tuple[str, str]


@dataclass(frozen=True)
class Import:
    """One module that a file imports, without the ``gpuir.`` where it is the package's own."""

    importer: str
    imported: str
    line: int
    #: Inside a function, so that it runs when that is called.
    lazy: bool
    #: Under `if TYPE_CHECKING`: type checkers alone follow it.
    typing: bool
    #: Whether the module is one of the package's.
    inside: bool
    #: The package behind `from`, where the module is a file of it: it is imported first.
    before: tuple[str, ...] = ()

    @property
    def edge(self) -> Edge:
        return self.importer, self.imported


def module_name(path: Path, package: Path = PACKAGE) -> str:
    """A file's module without the package's name; that of the package itself is empty."""
    parts = path.relative_to(package).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _modules_of(
    statement: ast.Import | ast.ImportFrom, modules: set[str]
) -> Iterator[tuple[str, bool, tuple[str, ...]]]:
    if isinstance(statement, ast.ImportFrom):
        assert not statement.level, "imports name the whole module"
        names = [(statement.module or "", alias.name) for alias in statement.names]
    else:
        names = [(alias.name, "") for alias in statement.names]
    for name, attribute in names:
        if name != "gpuir" and not name.startswith("gpuir."):
            yield name, False, ()
            continue
        own = name.removeprefix("gpuir").removeprefix(".")
        submodule = f"{own}.{attribute}".strip(".")
        if attribute and submodule in modules:
            yield submodule, True, (own,)
        else:
            yield own, True, ()


def _statements(
    node: ast.AST, lazy: bool = False, typing: bool = False
) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool, bool]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            yield child, lazy, typing
        elif isinstance(child, ast.If) and ast.unparse(child.test).endswith("TYPE_CHECKING"):
            yield from _statements(child, lazy, True)
        else:
            inner = lazy or isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef))
            yield from _statements(child, inner, typing)


def imports_of(package: Path = PACKAGE) -> list[Import]:
    """Every import of every file of the package."""
    sources = {module_name(path, package): path for path in sorted(package.rglob("*.py"))}
    modules = set(sources)
    return [
        Import(importer, imported, statement.lineno, lazy, typing, inside, before)
        for importer, path in sources.items()
        for statement, lazy, typing in _statements(ast.parse(path.read_text()))
        for imported, inside, before in _modules_of(statement, modules)
        if not inside or imported != importer
    ]


def circular(edges: Iterable[Edge]) -> set[Edge]:
    """The edges that lie on a circle: from both ends the other can be reached."""
    after: dict[str, set[str]] = defaultdict(set)
    for importer, imported in edges:
        after[importer].add(imported)
    reached: dict[str, set[str]] = {}
    for start in list(after):
        seen: set[str] = set()
        waiting = [start]
        while waiting:
            new = after.get(waiting.pop(), set()) - seen
            seen |= new
            waiting += new
        reached[start] = seen
    return {(a, b) for a, targets in after.items() for b in targets if a in reached.get(b, ())}
