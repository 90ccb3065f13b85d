"""SSA names as MLIR's printer chooses them for ops with several declared results: `%result, %token = ttng.tmem_alloc`.

Upstream's ODS gives each declared result of such an op the document's name. The host's printer cannot ask an op that was
made at run time, and prints `%0:2`. Names are therefore chosen again over the printed text, by the printer's rule: a
region's values are named in order, nested regions after the whole of their parent; a name in use gets `_N` from a
counter that all names share, and what has no name gets the next number. What an op of the host's, or a location, asked for
follows from the host's text by the same rule.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

#: A declared result: its name, "one", "optional", "variadic" or "needed", which is "one" in the releases that have it, and an
#: attribute without which it is not there, or "".
Declared = Sequence[tuple[str, str, str]]

# The printer's lines, with `%s` for variables: the brace that opens a region ends its line, the one that closes it
# begins one.
_RESULTS = re.compile(r'([ \t]*)((?:%s(?::\d+)?(?:, )?)+)( = "?([a-z_]\w*(?:\.\w+)*))')
_LABEL = re.compile(r"[ \t]*\^\w+\(")
_DEFINED = re.compile(r"%s(?::(\d+))?")
_VARIABLE = re.compile(r"%s(: )?|%%")
_OP = re.compile(r"\b[a-z_]\w*(?:\.\w+)+")
_COUNTED = re.compile(r"(.+)_\d+\Z")


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

    def __init__(self, outer: _Scope | None, by_location: bool):
        self.outer, self.by_location = outer, by_location
        #: The values, by name where each is one and no op declares another name for it.
        self.values: list[str | _Value] = []
        self.texts: _Texts = _Texts(outer.texts if outer else None)
        self.inner: list[_Scope] = []
        self.number = 0
        #: The names of the new text, and of the host's.
        self.names: _Names = _Names(outer.names if outer else None)
        self.host_names: _Names = _Names(outer.host_names if outer else None)
        #: The names of the host's that lines inside can use.
        self.defined: set[str] = set()
        #: What values asked for, where locations ask too.
        self.asked: dict[str, str] = {}

    def choose(self) -> None:
        """Names the scope's own values; the outer one's are chosen."""
        if self.outer is not None:
            self.number = self.outer.number
            self.names.begin()
            self.host_names.begin()
        texts = self.texts
        for value in self.values:
            if isinstance(value, str):
                wanted = self._wanted(value)
                texts[value] = f"%{self._name(wanted)}"
                if self.by_location:
                    self.asked[value] = wanted
                continue
            wanted = self._wanted(value.old)
            # A location's name goes before the ones that the op has for its results.
            names = [wanted if wanted and self.by_location else name for name, _ in value.groups] or [wanted]
            value.names = [self._name(name) for name in names]
            texts.update(value.uses())

    def _wanted(self, old: str) -> str:
        """The name that an op of the host's or a location asked for, by the one in the host's text; empty for a number."""
        name = old[1:]
        if name.isdigit():
            return ""
        if self.by_location:
            return self.host_names.wanted(name)
        counted = _COUNTED.match(name)  # no op of the host's asks for a name that ends like this
        return counted[1] if counted else name

    def _name(self, wanted: str) -> str:
        if wanted:
            return self.names.unique(wanted)
        self.number += 1
        return str(self.number - 1)

    def sees(self, name: str) -> bool:
        """Whether a value of that name is defined here or outside."""
        scope: _Scope | None = self
        while scope is not None:
            if name in scope.defined:
                return True
            scope = scope.outer
        return False


class _Names:
    """The names that a region's values have, and those of the regions around it."""

    def __init__(self, outer: _Names | None):
        self.outer = outer
        self.used: set[str] = set()
        #: What a name that is in use gets behind it next.
        self.conflict = 0

    def begin(self) -> None:
        """Goes on where the region around ended."""
        if self.outer is not None:
            self.conflict = self.outer.conflict

    def unique(self, wanted: str) -> str:
        """The name that a value gets that asked for one."""
        chosen = wanted
        while self._taken(chosen):
            chosen, self.conflict = f"{wanted}_{self.conflict}", self.conflict + 1
        self.used.add(chosen)
        return chosen

    def wanted(self, chosen: str) -> str:
        """What a value asked for that got this name."""
        counted = _COUNTED.match(chosen)
        if counted is not None and self._taken(counted[1]):
            before = self.conflict
            if self.unique(counted[1]) == chosen:
                return counted[1]
            self.used.discard(f"{counted[1]}_{self.conflict - 1}")
            self.conflict = before
        self.used.add(chosen)
        return chosen

    def _taken(self, name: str) -> bool:
        names: _Names | None = self
        while names is not None:
            if name in names.used:
                return True
            names = names.outer
        return False


def _groups(declared: Declared, count: int, line: str) -> list[tuple[str, int]]:
    """The groups that `count` results of the op in a line fill; none where several could take what is not fixed."""
    there = [
        (name, "one" if attribute else kind)
        for name, kind, attribute in declared
        if not attribute or f"{attribute} = " in line
    ]
    if count == 1 and any(kind == "needed" for _, kind in there):
        return []  # of a release that has the other group alone, and so no names
    there = [(name, "one" if kind == "needed" else kind) for name, kind in there]
    fixed = sum(kind == "one" for _, kind in there)
    if len(there) - fixed > 1:
        # All of them, or it cannot be told which.
        whole = count == len(there) and all(kind != "variadic" for _, kind in there)
        return [(name, 1) for name, _ in there] if whole else []
    sizes = [(name, 1 if kind == "one" else count - fixed) for name, kind in there]
    return [(name, size) for name, size in sizes if size]


class _Line(NamedTuple):
    """A line: the region that its names are looked up in, and the values that it defines where it begins with results."""

    scope: _Scope
    shape: _Shape
    results: Sequence[str | _Value]
    #: Where its variables begin and end.
    first: int
    end: int


class _Naming:
    """Lines with the names that values get in them, and those that they asked for."""

    def __init__(
        self, patterns: Sequence[str], values: Sequence[str], declared: Mapping[str, Declared], by_location: bool
    ):
        self.by_location = by_location
        self.lines: list[_Line] = []
        #: Regions whose arguments stand in the line that opens them, with that line and these, in the order of the text.
        self.headers: list[tuple[_Scope, str, list[str]]] = []
        scope = root = _Scope(None, by_location)
        end = 0
        for pattern in patterns:
            shape = _shape(pattern)
            first, end = end, end + shape.count
            if shape.closes:
                scope = scope.outer or root
            results: Sequence[str | _Value] = ()
            if shape.sizes:
                results = values[first : first + len(shape.sizes)]
                if by_location:
                    scope.defined.update(values[first : first + len(shape.sizes)])
                groups = declared.get(shape.op)
                if groups or shape.several:
                    results = [
                        _Value(name, size, _groups(groups, size, pattern) if groups else [])
                        for name, size in zip(values[first:end], shape.sizes)
                    ]
                scope.values += results
            elif shape.arguments:
                arguments = [values[first + index] for index in shape.arguments]
                scope.values += arguments
                scope.defined.update(arguments)
            seen_from = scope
            if shape.opens:
                scope.inner.append(_Scope(scope, by_location))
                scope = scope.inner[-1]
                if by_location and shape.count > len(shape.sizes):
                    self._take_arguments(scope, pattern, values[first + len(shape.sizes) : end])
                    seen_from = scope
            self.lines.append(_Line(seen_from, shape, results, first, end))
        waiting = [root]
        while waiting:
            waiting[-1].choose()
            waiting += waiting.pop().inner

    def _take_arguments(self, scope: _Scope, pattern: str, uses: Sequence[str]) -> None:
        """What a line names and no region around it has is an argument of the region that it opens."""
        names = dict.fromkeys(use.partition("#")[0] for use in uses if use[0] == "%")
        arguments = [name for name in names if not scope.sees(name)]
        scope.values += arguments
        scope.defined.update(arguments)
        if arguments:
            self.headers.append((scope, pattern, arguments))


def rename(
    patterns: Sequence[str], values: Sequence[str], declared: Mapping[str, Declared], by_location: bool = False
) -> tuple[list[str], list[str]]:
    """Lines with the names that `declared` asks for: by op name, the declared results of ops with several.

    A line is a pattern with ``%s`` for each of its variables, which `values` has for all lines. `by_location`: the host
    named values after their locations; any name may then be in the way of one that is declared.
    """
    lines = _Naming(patterns, values, declared, by_location).lines
    renamed: list[str] = []
    for scope, _, results, first, end in lines:
        texts = scope.texts
        if results:
            first += len(results)
            renamed.append(
                ", ".join([texts[value] if isinstance(value, str) else value.definition() for value in results])
            )
        renamed += [texts[use] for use in values[first:end]]
    return [line.shape.pattern for line in lines], renamed


def names_without_locations(patterns: Sequence[str], values: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Of lines whose values are named after locations: what the arguments asked for that are printed without theirs.

    They stand as ``%i = %lower`` in the line that opens their region. For each such line, the name of the op in it, and the
    arguments' names; empty for a number.
    """
    naming = _Naming(patterns, values, {}, by_location=True)
    without = []
    for scope, pattern, arguments in naming.headers:
        op = _OP.search(pattern)
        if op is not None and "%s = %s" in pattern:
            without.append((op[0], [scope.asked[argument] for argument in arguments]))
    return without
