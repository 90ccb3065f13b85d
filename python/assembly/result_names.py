"""SSA names as MLIR's printer chooses them for ops with several declared results: `%result, %token = ttng.tmem_alloc`.

Upstream's ODS gives each declared result of such an op the document's name. The host's printer cannot ask an op that was
made at run time, and prints `%0:2`. Names are therefore chosen again over the printed text, by the printer's rule: a
region's values are named in order, nested regions after the whole of their parent; a name in use gets `_N` from a
counter that all names share, and what has no name gets the next number.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping, Sequence

#: A declared result: its name, "one", "optional" or "variadic", and an attribute without which it is not there, or "".
Declared = Sequence[tuple[str, str, str]]

# The printer's lines, with `%s` for variables: the brace that opens a region ends its line, the one that closes it
# begins one.
_RESULTS = re.compile(r'([ \t]*)((?:%s(?::\d+)?(?:, )?)+)( = "?([a-z_]\w*(?:\.\w+)*))')
_LABEL = re.compile(r"[ \t]*\^\w+\(")
_DEFINED = re.compile(r"%s(?::(\d+))?")
_VARIABLE = re.compile(r"%s(: )?|%%")
_COUNTED = re.compile(r"%(.+)_\d+\Z")


class _Shape:
    """What a line's pattern says of its names."""

    __slots__ = ("arguments", "closes", "count", "op", "opens", "pattern", "several", "sizes")

    def __init__(self, pattern: str):
        variables = [match for match in _VARIABLE.finditer(pattern) if match[0] != "%%"]
        self.count = len(variables)
        start = pattern.lstrip()
        self.closes, self.opens = start.startswith("}"), pattern.endswith("{")
        results = _RESULTS.match(pattern)
        #: Of an op its name, and how many values each name of results stands for; the pattern has one `%s` for all.
        self.op, self.pattern = "", pattern
        self.sizes: tuple[int, ...] = ()
        if results is not None:
            self.op = results[4]
            self.sizes = tuple(int(size or 1) for size in _DEFINED.findall(results[2]))
            self.pattern = f"{results[1]}%s{pattern[results.start(3) :]}"
        self.several = any(size > 1 for size in self.sizes)
        #: Which variables are the arguments that a block's label names.
        self.arguments = (
            tuple(index for index, match in enumerate(variables) if match[1]) if _LABEL.match(pattern) else ()
        )


_shape = functools.lru_cache(maxsize=10_000)(_Shape)


class _Value:
    """Results that one name of the host's text stands for, and the names that they get."""

    __slots__ = ("groups", "names", "old", "size")

    def __init__(self, old: str, size: int, groups: list[tuple[str, int]]):
        #: Its name in the host's text, with the sign.
        self.old, self.size = old, size
        #: Declared names of the results, and how many each has; none where the name is one for all.
        self.groups = groups
        self.names: list[str] = []

    def definition(self) -> str:
        """What the op that defines it begins with."""
        sizes = [size for _, size in self.groups] or [self.size]
        return ", ".join(
            [f"%{name}:{size}" if size > 1 else f"%{name}" for name, size in zip(self.names, sizes, strict=True)]
        )

    def uses(self) -> Iterator[tuple[str, str]]:
        """What each of its results was used by, and is."""
        if self.size == 1:
            yield self.old, f"%{self.names[0]}"
            return
        at = 0
        for name, (_, size) in zip(self.names, self.groups or [("", self.size)], strict=True):
            for index in range(size):
                yield f"{self.old}#{at + index}", f"%{name}" if size == 1 else f"%{name}#{index}"
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
        #: The values, by name where each is one and no op declares another name for it.
        self.values: list[str | _Value] = []
        self.texts: _Texts = _Texts(outer.texts if outer else None)
        self.inner: list[_Scope] = []
        self.number = self.conflict = 0
        self.used: set[str] = set()

    def choose(self) -> None:
        """Names the scope's own values; the outer one's are chosen."""
        if self.outer is not None:
            self.number, self.conflict = self.outer.number, self.outer.conflict
        texts = self.texts
        for value in self.values:
            if isinstance(value, str):
                texts[value] = f"%{self._name(value)}"
                continue
            value.names = [self._unique(name) for name, _ in value.groups] or [self._name(value.old)]
            texts.update(value.uses())

    def _name(self, old: str) -> str:
        """A number, or the name that an op of the host's asked for."""
        if old[1:].isdigit():
            self.number += 1
            return str(self.number - 1)
        counted = _COUNTED.match(old)
        return self._unique(counted[1] if counted else old[1:])

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


def _groups(declared: Declared, count: int, line: str) -> list[tuple[str, int]]:
    """The groups that `count` results of the op in a line fill; none where several could take what is not fixed."""
    there = [
        (name, "one" if attribute else kind)
        for name, kind, attribute in declared
        if not attribute or f"{attribute} = " in line
    ]
    fixed = sum(kind == "one" for _, kind in there)
    if len(there) - fixed > 1:
        # All of them, or it cannot be told which.
        whole = count == len(there) and all(kind != "variadic" for _, kind in there)
        return [(name, 1) for name, _ in there] if whole else []
    sizes = [(name, 1 if kind == "one" else count - fixed) for name, kind in there]
    return [(name, size) for name, size in sizes if size]


def rename(
    patterns: Sequence[str], values: Sequence[str], declared: Mapping[str, Declared]
) -> tuple[list[str], list[str]]:
    """Lines with the names that `declared` asks for: by op name, the declared results of ops with several.

    A line is a pattern with ``%s`` for each of its variables, which `values` has for all lines.
    """
    scope = root = _Scope(None)
    # Each line's region and shape, the values that it defines where it begins with results, and where these begin and end.
    lines: list[tuple[_Scope, _Shape, Sequence[str | _Value], int, int]] = []
    end = 0
    for pattern in patterns:
        shape = _shape(pattern)
        first, end = end, end + shape.count
        if shape.closes:
            scope = scope.outer or root
        results: Sequence[str | _Value] = ()
        if shape.sizes:
            results = values[first : first + len(shape.sizes)]
            groups = declared.get(shape.op)
            if groups or shape.several:
                results = [
                    _Value(name, size, _groups(groups, size, pattern) if groups else [])
                    for name, size in zip(values[first:end], shape.sizes)
                ]
            scope.values += results
        elif shape.arguments:
            scope.values += [values[first + index] for index in shape.arguments]
        lines.append((scope, shape, results, first, end))
        if shape.opens:
            scope.inner.append(_Scope(scope))
            scope = scope.inner[-1]
    waiting = [root]
    while waiting:
        waiting[-1].choose()
        waiting += waiting.pop().inner
    renamed: list[str] = []
    for scope, _, results, first, end in lines:
        texts = scope.texts
        if results:
            first += len(results)
            renamed.append(
                ", ".join([texts[value] if isinstance(value, str) else value.definition() for value in results])
            )
        renamed += [texts[use] for use in values[first:end]]
    return [line[1].pattern for line in lines], renamed
