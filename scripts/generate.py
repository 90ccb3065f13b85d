"""Writes what follows from the specs: docs/reference/*.md, the type stubs, the editors' grammar; the README's table, and PyPI's page.

generate.py            writes the files that differ, and names them
generate.py --check    writes nothing; exit code 1 when a file differs
generate.py --host     also writes the stubs that follow from the host that is installed: its `ir`, its dialects, schedules
"""

from __future__ import annotations

import argparse
import functools
import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from gpuir.ods import stubs
from gpuir.ods.dialect import BUNDLED, Dialect, dialect_of
from gpuir.ods.reference import markdown

ROOT = Path(__file__).resolve().parent.parent
STUBS = ROOT / "stubs" / "gpuir-stubs"
#: Not for users to build with: every registered pattern is an op of it, and `gpuir-opt --list-passes` lists those.
WITHOUT_PAGE = {"transform.apply_patterns"}
NAVIGATION = re.compile(r"(?<=  - Reference:\n)(?:      - .*\n)*")
MARKER = re.compile(r"(?<=<!-- bench -->\n).*?(?=<!-- /bench -->)", re.S)


def dialects() -> list[Dialect]:
    """The dialects that have a page and stubs."""
    found = [dialect_of(namespace) for namespace in BUNDLED if namespace not in WITHOUT_PAGE]
    return [dialect for dialect in found if dialect is not None]


def from_specs(dialect: Dialect) -> dict[Path, str]:
    """Every file that follows from one dialect's spec, with its text."""
    files = {
        ROOT / "docs" / "reference" / f"{dialect.namespace.replace('.', '_')}.md": markdown(dialect, examples(dialect))
    }
    for name in stubs.modules(dialect):
        files[stub_file(name)] = stubs.stub(name)
    return files


def examples(dialect: Dialect) -> Any:
    """Where the page of a dialect has its examples and messages from."""
    return load(ROOT / "scripts" / "reference_examples.py").Examples(dialect.namespace)


def stub_file(name: str) -> Path:
    """Where the stub of a module of gpuir is in the tree: in the package of stubs, which lies over the package."""
    parts = name.split(".")[1:]
    path = STUBS.joinpath(*parts)
    is_package = (ROOT / "python").joinpath(*parts).is_dir()
    return path / "__init__.pyi" if is_package else path.with_name(f"{path.name}.pyi")


def with_speeds(readme: str, results: Path) -> str:
    """The README with the table that benchmarks/run.py makes of its last results; as it is where there are none."""
    if not results.exists():
        return readme
    measured = json.loads(results.read_text())
    versions = ", ".join(f"{name} {version}" for name, version in measured["versions"].items())
    machine = measured["machine"]
    lines = [
        *load(ROOT / "benchmarks" / "table.py").table(measured),
        "",
        f"{machine['cpu']}, {machine['cores']} cores, Python {machine['python']}; {versions}. Medians of "
        f"{measured['repetitions']} repetitions.",
    ]
    return MARKER.sub(lambda _: "\n".join(lines) + "\n", readme)


def contents(pages: dict[Path, str]) -> dict[Path, str]:
    """The page that lists the reference's pages, and the site's configuration with all of them in its navigation."""
    rows, entries = [], []
    for path, text in pages.items():
        title, about, numbers = text.split("\n\n")[:3]
        name = title.strip("# `").removeprefix("gpuir.intrinsics.")
        counts = re.search(r"Ops: (\d+), attributes: (\d+), types: (\d+), enums: (\d+)", numbers) or re.search(
            r"Ops: (\d+)", numbers
        )
        found = [*counts.groups(), "", "", ""][:4] if counts else [""] * 4
        rows.append(
            f"| [{name}]({path.name}) | {about} | {' | '.join(found)} |".replace("|  |", "| |").replace("|  |", "| |")
        )
        entries.append(f"      - {name}: reference/{path.name}\n")
    text = """# Reference

A page for each dialect, from its spec: syntax, an example that the tests parse, operands, attributes, results, what is refused
and the builder's signature. Arguments of builders after `*` are given by name; `loc` and `ip` are the host's.

| dialect | what it is | ops | attributes | types | enums |
|---|---|--:|--:|--:|--:|
"""
    site = ROOT / "mkdocs.yml"
    whole = "".join(entries)
    return {
        ROOT / "docs" / "reference" / "index.md": text + "\n".join(rows) + "\n",
        site: NAVIGATION.sub(lambda _: f"      - Contents: reference/index.md\n{whole}", site.read_text()),
    }


def load(path: Path) -> ModuleType:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(f"gpuir_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def files(host: bool = False) -> dict[Path, str]:
    """All generated files with their texts."""
    found: dict[Path, str] = {}
    for dialect in dialects():
        found |= from_specs(dialect)
    found |= load(ROOT / "scripts" / "host_reference.py").pages()
    found |= contents({path: text for path, text in found.items() if path.suffix == ".md"})
    found |= from_tables()
    found |= load(ROOT / "scripts" / "grammar.py").files(dialects())
    readme = ROOT / "README.md"
    found[readme] = with_speeds(readme.read_text(), ROOT / "benchmarks" / "results.json")
    pypi = load(ROOT / "scripts" / "pypi_page.py")
    address = pypi.repository((ROOT / "pyproject.toml").read_text())
    found[readme.with_suffix(".pypi.md")] = pypi.page(found[readme], address)
    return found | from_host() if host else found


def from_tables() -> dict[Path, str]:
    """The stub that follows from the table of `transform.nvgpu`, with its text."""
    module = load(ROOT / "scripts" / "stubs.py").transform_ops()
    return {stub_file(module.scope.module): module.text()}


@functools.cache
def from_host() -> dict[Path, str]:
    """Every stub that follows from the host, with its text."""
    stubs_of_host = load(ROOT / "scripts" / "stubs.py")
    modules = stubs_of_host.host_stubs()
    modules |= load(ROOT / "scripts" / "schedule_stubs.py").schedule_stubs(stubs_of_host.HOST)
    return {stub_file(name): module.text() for name, module in modules.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, say what differs")
    parser.add_argument("--host", action="store_true", help="also the stubs that follow from the host")
    arguments = parser.parse_args()
    differing = 0
    for path, text in files(arguments.host).items():
        if path.exists() and path.read_text() == text:
            continue
        differing += 1
        print(f"{'differs' if arguments.check else 'written'}: {path.relative_to(ROOT)}")
        if not arguments.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return 1 if arguments.check and differing else 0


if __name__ == "__main__":
    sys.exit(main())
