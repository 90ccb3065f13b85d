"""SSA names as MLIR's printer chooses them for ops with several declared results: `%result, %token = ttng.tmem_alloc`.

Upstream's ODS gives each declared result of such an op the document's name. The host's printer cannot ask an op that was
made at run time, and prints `%0:2`. Names are therefore chosen again over the printed text, by the printer's rule: a
region's values are named in order, nested regions after the whole of their parent; a name in use gets `_N` from a
counter that all names share, and what has no name gets the next number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

#: A declared result: its name, and "one", "optional" or "variadic".
Declared = Sequence[tuple[str, str]]

# The printer's lines: the brace that opens a region ends its line, the one that closes it begins one.
_RESULTS = re.compile(r'[ \t]*((?:%[\w$.-]+(?::\d+)?(?:, )?)+) = "?([a-z_]\w*(?:\.\w+)*)')
_LABEL = re.compile(r"[ \t]*\^\w+\(")
_NAME = re.compile(r"(%[\w$.-]+(?:#\d+)?)")
#: The same where names may stand in strings and comments, which are passed over.
_NAME_OR_STRING = re.compile(r'(%[\w$.-]+(?:#\d+)?|"(?:[^"\\]|\\.)*"|//.*)')
#: The printer indents by two: lines of the ops at the top of a module, and where one with a body ends.
_MODULE = re.compile(r'^(?:module\b|"builtin\.module"\()', re.M)
_TOP_RESULT = re.compile(r"^  %", re.M)
_TOP_END = re.compile(r"^  \}.*\n?", re.M)
_DEFINED = re.compile(r"%([\w$.-]+)(?::(\d+))?")
_ARGUMENT = re.compile(r"%([\w$.-]+)(?=: )")
_COUNTED = re.compile(r"(.+)_\d+\Z")


class _Value:
    """What one name of the host's text stands for, and the names it gets."""

    def __init__(self, old: str, size: int, declared: list[tuple[str, int]]):
        self.size, self.declared = size, declared
        counted = _COUNTED.match(old)
        #: The name an op of the host's asked for; None for one that is numbered.
        self.wish = None if old.isdigit() else counted[1] if counted else old
        self.names: list[str] = []

    def definition(self) -> str:
        sizes = [size for _, size in self.declared] or [self.size]
        return ", ".join(
            f"%{name}:{size}" if size > 1 else f"%{name}" for name, size in zip(self.names, sizes, strict=True)
        )

    def uses(self, old: str) -> Iterator[tuple[str, str]]:
        """What each of its results was used by, and is."""
        if self.size == 1:
            yield old, f"%{self.names[0]}"
            return
        at = 0
        for name, (_, size) in zip(self.names, self.declared or [("", self.size)], strict=True):
            for index in range(size):
                yield f"{old}#{at + index}", f"%{name}" if size == 1 else f"%{name}#{index}"
            at += size


class _Texts(dict[str, str]):
    """The new text of each use in a region, `%0#1`; what it does not define is the outer one's, or stays."""

    def __init__(self, outer: _Texts | None):
        self.outer = outer

    def __missing__(self, use: str) -> str:
        text = self[use] = use if self.outer is None else self.outer[use]
        return text


class _Scope:
    """A region: what it defines in order, the texts of what can be seen from it, and the regions inside."""

    def __init__(self, outer: _Scope | None):
        self.outer = outer
        self.values: dict[str, _Value] = {}
        self.texts = _Texts(outer.texts if outer else None)
        self.inner: list[_Scope] = []
        self.number = self.conflict = 0
        self.used: set[str] = set()

    def choose(self) -> None:
        """Names the scope's own values; the outer one's are chosen."""
        if self.outer is not None:
            self.number, self.conflict = self.outer.number, self.outer.conflict
        for value in self.values.values():
            if value.declared:
                value.names = [self._unique(name) for name, _ in value.declared]
            elif value.wish is not None:
                value.names = [self._unique(value.wish)]
            else:
                value.names, self.number = [str(self.number)], self.number + 1
        for old, value in self.values.items():
            self.texts.update(value.uses(f"%{old}"))

    def _unique(self, name: str) -> str:
        chosen = name
        while self._taken(chosen):
            chosen, self.conflict = f"{name}_{self.conflict}", self.conflict + 1
        self.used.add(chosen)
        return chosen

    def _taken(self, name: str) -> bool:
        scope: _Scope | None = self
        while scope is not None:
            if name in scope.used:
                return True
            scope = scope.outer
        return False


def _groups(declared: Declared, count: int) -> list[tuple[str, int]]:
    """The groups that `count` results fill; none where several could take what is not fixed."""
    fixed = sum(kind == "one" for _, kind in declared)
    if len(declared) - fixed > 1:
        return []
    sizes = [(name, 1 if kind == "one" else count - fixed) for name, kind in declared]
    return [(name, size) for name, size in sizes if size]


def rename(text: str, declared: Mapping[str, Declared]) -> str:
    """The text with the names that `declared` asks for: by op name, the declared results of ops with several.

    The ops at the top of a module are taken one after the other, unless these have results that others can see.
    """
    if not _MODULE.search(text) or _TOP_RESULT.search(text):
        return _rename(text, declared)
    names = re.compile("|".join(re.escape(name) for name in declared))
    parts, position = [], 0
    for match in _TOP_END.finditer(text):
        end = match.end()
        part = text[position:end]
        parts.append(_rename(part, declared) if names.search(part) else part)
        position = end
    return "".join([*parts, text[position:]])


def _rename(text: str, declared: Mapping[str, Declared]) -> str:
    scope = root = _Scope(None)
    # Each line's region, the values that it defines where it begins with results, and its text; uses at odd places.
    lines: list[tuple[_Scope, list[str], list[str]]] = []
    for line in text.split("\n"):
        start = line.lstrip()
        if start.startswith("}"):
            scope = scope.outer or root
        if "%" not in line:
            parts, defined = [line], []
        else:
            results = _RESULTS.match(line) if start.startswith("%") else None
            defined = []
            if results is not None:
                known = declared.get(results[2])
                for name, count in _DEFINED.findall(results[1]):
                    size = int(count or 1)
                    scope.values[name] = _Value(name, size, _groups(known, size) if known else [])
                    defined.append(name)
            elif start.startswith("^") and _LABEL.match(line):
                for name in _ARGUMENT.findall(line):
                    scope.values[name] = _Value(name, 1, [])
            names = _NAME_OR_STRING if '"' in line or "//" in line else _NAME
            parts = (
                names.split(line)
                if results is None
                else [line[: results.start(1)], "", *names.split(line[results.end(1) :])]
            )
        lines.append((scope, defined, parts))
        if parts[-1].endswith("{"):
            scope.inner.append(_Scope(scope))
            scope = scope.inner[-1]
    waiting = [root]
    while waiting:
        waiting[-1].choose()
        waiting += waiting.pop().inner
    renamed = []
    for scope, defined, parts in lines:
        if len(parts) > 1:
            texts, values = scope.texts, scope.values
            parts[1::2] = [texts[use] if use[:1] == "%" else use for use in parts[1::2]]
            if defined:
                parts[1] = ", ".join([values[name].definition() for name in defined])
        renamed.append("".join(parts))
    return "\n".join(renamed)
