"""SSA names as MLIR's printer chooses them for ops with several declared results: `%result, %token = ttng.tmem_alloc`.

Upstream's ODS gives each declared result of such an op the document's name. The host's printer cannot ask an op that was
made at run time, and prints `%0:2`. Names are therefore chosen again over the printed text, by the printer's rule: a
region's values are named in order, nested regions after the whole of their parent; a name in use gets `_N` from a
counter that all names share, and what has no name gets the next number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

#: A declared result: its name, and "one", "optional" or "variadic".
Declared = Sequence[tuple[str, str]]

# Strings and comments are passed over. The brace that opens a region ends its line, the one that closes it begins one.
_TOKEN = re.compile(
    r"""
    (?P<label>^[ \t]*\^\w+\([^\n]*)
    | (?P<results>^[ \t]*(?:%[\w$.-]+(?::\d+)?(?:,[ ])?)+[ ]=[ ]"?(?P<op>[a-z_]\w*(?:\.\w+)*)"?)
    | (?P<use>%(?P<name>[\w$.-]+)(?:\#(?P<index>\d+))?)
    | (?P<open>\{$) | (?P<close>^[ \t]*\})
    | "(?:[^"\\\n]|\\.)*" | //[^\n]*
    """,
    re.M | re.X,
)
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

    def use(self, index: int | None) -> str:
        if not self.declared:
            return f"%{self.names[0]}" + ("" if index is None else f"#{index}")
        at = index or 0
        for name, (_, size) in zip(self.names, self.declared, strict=True):
            if at < size:
                return f"%{name}" if size == 1 else f"%{name}#{at}"
            at -= size
        raise AssertionError(f"no result {index}")


class _Scope:
    """A region: what it defines in order, what can be seen from it, and the regions inside."""

    def __init__(self, outer: _Scope | None):
        self.outer = outer
        self.values: dict[str, _Value] = {}
        self.inner: list[_Scope] = []
        self.number = self.conflict = 0
        self.used: set[str] = set()

    def find(self, name: str) -> _Value | None:
        scope: _Scope | None = self
        while scope is not None:
            value = scope.values.get(name)
            if value is not None:
                return value
            scope = scope.outer
        return None

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
    edits: list[tuple[int, int, _Scope, str, int | None]] = []
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup
        if kind == "open":
            inner = _Scope(scope)
            scope.inner.append(inner)
            scope = inner
        elif kind == "close":
            scope = scope.outer or root
        elif kind == "use":
            edits.append((*match.span(), scope, match["name"], int(match["index"]) if match["index"] else None))
        elif kind == "results":
            known = declared.get(match["op"])
            for value in _DEFINED.finditer(text, match.start(), match.start("op")):
                size = int(value[2] or 1)
                scope.values[value[1]] = _Value(value[1], size, _groups(known, size) if known else [])
                edits.append((*value.span(), scope, value[1], -1))
        elif kind == "label":
            for value in _ARGUMENT.finditer(text, *match.span()):
                scope.values[value[1]] = _Value(value[1], 1, [])
                edits.append((value.start(), value.end(), scope, value[1], None))
    waiting = [root]
    while waiting:
        waiting[-1].choose()
        waiting += waiting.pop().inner
    parts, position = [], 0
    for start, end, scope, name, index in edits:
        found = scope.find(name)
        if found is not None:
            parts += [text[position:start], found.definition() if index == -1 else found.use(index)]
            position = end
    return "".join([*parts, text[position:]])
