"""Aliases: those of own attributes and types (`#blocked`, `#mma1`), numbered and ordered as MLIR's printer does, and what
those of a text come to when they are written out."""

from __future__ import annotations

import functools
import re

from gpuir.assembly import tokens

_BRACKET_OR_ALIAS = re.compile(
    rf"{tokens.STRING.pattern}|//[^\n]*|->|>=|<=|(?P<alias>{tokens.ALIAS.pattern})|(?P<bracket>[<>()\[\]{{}}])"
)
#: The host's own definitions, a line each.
_DEFINITION = re.compile(r"([#!][A-Za-z_$]*\d*) = (.*)\n")
_DEFINITIONS = re.compile(rf"(?:{_DEFINITION.pattern})*")
#: The sigil of an alias, its name, and its number.
_NAME = re.compile(r"([#!])(.*?)(\d*)\Z")

#: Characters that an alias may come to beyond those of its text: MLIR's printer writes most values out.
_LARGEST = 10_000_000
#: Brackets in brackets that an alias may come to: MLIR's printer recurses.
_DEEPEST = 3_000
#: Longer values are not remembered.
_SHORT = 1_000


@functools.lru_cache(maxsize=2048)
def _inside(value: str) -> tuple[list[tuple[str, int]], int]:
    """The aliases in a value, with the number of brackets around each, and how deep its own brackets are nested."""
    inside, deepest, depth = [], 0, 0
    for each in _BRACKET_OR_ALIAS.finditer(value):
        if each["alias"] is not None:
            inside.append((each["alias"], depth))
        elif each["bracket"] is not None:
            depth += 1 if each["bracket"] in "<([{" else -1
            deepest = max(deepest, depth)
    return inside, deepest


class WrittenOut:
    """How long and how deep the values of a text's aliases are when the aliases in them are replaced by theirs."""

    def __init__(self, length: int):
        self._largest = length + _LARGEST
        self._sizes: dict[str, tuple[int, int]] = {}

    def refusal(self, alias: str, value: str) -> str | None:
        """Takes in the next definition; why the text must be refused for it."""
        length = len(value)
        inside, deepest = _inside(value) if length <= _SHORT else _inside.__wrapped__(value)
        for other, depth in inside:
            if other in self._sizes:
                longer, deeper = self._sizes[other]
                length += longer
                deepest = max(deepest, depth + deeper)
        if length > self._largest:
            return f"'{alias}' is more than {self._largest:,} characters long when its aliases are written out"
        if deepest > _DEEPEST:
            return f"'{alias}' is nested deeper than {_DEEPEST} levels when its aliases are written out"
        # LLVM's attributes, debug information above all, are printed as aliases again.
        self._sizes[alias] = (len(alias), 0) if value.startswith(("#llvm.", "distinct")) else (length, deepest)
        return None


class Numbering:
    """The aliases that a text named so far, in their order, and what its lines are printed as behind them."""

    __slots__ = ("_counts", "_following", "alias", "before", "definitions", "lines", "mark", "value")

    def __init__(self, before: Numbering | None = None, mark: str = "", alias: str = "", value: str = ""):
        self.before = before
        #: The last alias and its value, and the mark of the attribute or type that has it.
        self.mark, self.alias, self.value = mark, alias, value
        #: By pattern of a line: the line with aliases, and the numbering behind it.
        self.lines: dict[str, tuple[str, Numbering]] = {}
        #: By the host's definitions: these and all that were named, and which are to have other names.
        self.definitions: dict[str, tuple[str, dict[str, str]]] = {}
        self._following: dict[str, Numbering] = {}
        self._counts: dict[str, int] = {} if before is None else before._counts

    def name(self, mark: str, base: str, value: str) -> Numbering:
        """The numbering with one more alias; `base` is its name without a number, which says how often that was taken."""
        known = self._following.get(mark)
        if known is None:
            number = self._counts.get(base, 0)
            known = Numbering(self, mark, f"{base}{number or ''}", value)
            known._counts = {**self._counts, base: number + 1}
            self._following[mark] = known
        return known

    def named_since(self, earlier: Numbering) -> list[Numbering]:
        """The numberings behind an earlier one up to this one."""
        named: list[Numbering] = []
        last = self
        while last is not earlier:
            named.append(last)
            assert last.before is not None
            last = last.before
        named.reverse()
        return named


def with_definitions(text: str, root: Numbering, numbering: Numbering) -> str:
    """The text with the definitions on top, merged with the host's: by depth, attributes first, then by name."""
    if numbering is root:
        return text
    match = _DEFINITIONS.match(text)
    host = match[0] if match is not None else ""
    known = numbering.definitions.get(host)
    if known is None:
        named = [(last.alias, last.value) for last in numbering.named_since(root)]
        known = numbering.definitions[host] = _sorted([*_DEFINITION.findall(host), *named], {name for name, _ in named})
    on_top, others = known
    if others:
        return _with_names(on_top + text[len(host) :], others)
    return on_top + text[len(host) :]


def _with_names(text: str, names: dict[str, str]) -> str:
    return tokens.ALIAS_OR_STRING.sub(lambda match: names.get(match[0], match[0]), text)


def _sorted(definitions: list[tuple[str, str]], own: set[str]) -> tuple[str, dict[str, str]]:
    """The definitions as text, and the names that are to be others: MLIR counts those that hold no alias before those that do."""
    values = dict(definitions)
    depths: dict[str, int] = {}

    def depth(name: str) -> int:
        if name not in depths:
            depths[name] = 0
            names = (match["alias"] for match in tokens.ALIAS_OR_STRING.finditer(values[name]))
            inside = [depth(alias) for alias in names if alias in values]
            depths[name] = 1 + max(inside) if inside else 0
        return depths[name]

    def order(definition: tuple[str, str]) -> tuple[int, bool, str, int]:
        match = _NAME.match(definition[0])
        assert match is not None
        return depth(definition[0]), match[1] == "!", match[2], int(match[3] or 0)

    ordered = sorted(definitions, key=order)
    others: dict[str, str] = {}
    counts: dict[str, int] = {}
    if any(depths[name] for name in own):
        for name in (name for name, _ in ordered if name in own):
            match = _NAME.match(name)
            assert match is not None
            base = match[1] + match[2]
            number = counts[base] = counts.get(base, -1) + 1
            if (counted := f"{base}{number or ''}") != name:
                others[name] = counted
    return "".join([f"{name} = {value}\n" for name, value in ordered]), others
