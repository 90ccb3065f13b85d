"""Aliases: those of own attributes and types (`#blocked`, `#mma1`), numbered and ordered as MLIR's printer does, and what
those of a text come to when they are written out."""

from __future__ import annotations

import re

from gpuir.assembly import tokens

_BRACKET_OR_ALIAS = re.compile(
    rf"{tokens.STRING.pattern}|//[^\n]*|->|>=|<=|(?P<alias>{tokens.ALIAS.pattern})|(?P<bracket>[<>()\[\]{{}}])"
)
#: The host's own definitions, a line each.
_DEFINITION = re.compile(r"([#!])([A-Za-z_$]*?)(\d*) = (.*)\n")

#: Characters that an alias may come to beyond those of its text: MLIR's printer writes most values out.
_LARGEST = 10_000_000
#: Brackets in brackets that an alias may come to: MLIR's printer recurses.
_DEEPEST = 3_000


class WrittenOut:
    """How long and how deep the values of a text's aliases are when the aliases in them are replaced by theirs."""

    def __init__(self, length: int):
        self._largest = length + _LARGEST
        self._sizes: dict[str, tuple[int, int]] = {}

    def refusal(self, alias: str, value: str) -> str | None:
        """Takes in the next definition; why the text must be refused for it."""
        length, deepest, depth = len(value), 0, 0
        inside = [each for each in _BRACKET_OR_ALIAS.finditer(value) if each.lastgroup]
        for each in inside:
            if each["alias"] is None:
                depth += 1 if each["bracket"] in "<([{" else -1
                deepest = max(deepest, depth)
            elif each["alias"] in self._sizes:
                longer, deeper = self._sizes[each["alias"]]
                length += longer
                deepest = max(deepest, depth + deeper)
        if length > self._largest:
            return f"'{alias}' is more than {self._largest:,} characters long when its aliases are written out"
        if deepest > _DEEPEST:
            return f"'{alias}' is nested deeper than {_DEEPEST} levels when its aliases are written out"
        # LLVM's attributes, debug information above all, are printed as aliases again.
        self._sizes[alias] = (len(alias), 0) if value.startswith(("#llvm.", "distinct")) else (length, deepest)
        return None


class Aliases:
    """The aliases of one printed text."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.counts: dict[str, int] = {}

    def name(self, sigil: str, base: str, value: str) -> str:
        """The alias of an attribute or type; numbered in the order of first use."""
        number = self.counts.get(base, 0)
        self.counts[base] = number + 1
        name = f"{sigil}{base}{number or ''}"
        self.values[name] = value
        return name

    def define(self, text: str) -> str:
        """The text with the definitions on top, merged with the host's: by depth, attributes first, then by name."""
        if not self.values:
            return text
        entries: list[tuple[str, str]] = []
        position = 0
        while match := _DEFINITION.match(text, position):
            entries.append((match[1] + match[2] + match[3], match[4]))
            position = match.end()
        entries += self.values.items()
        values = dict(entries)
        depths: dict[str, int] = {}

        def depth(name: str) -> int:
            if name not in depths:
                depths[name] = 0
                names = (match["alias"] for match in tokens.ALIAS_OR_STRING.finditer(values[name]))
                inside = [depth(alias) for alias in names if alias in values]
                depths[name] = 1 + max(inside) if inside else 0
            return depths[name]

        def order(entry: tuple[str, str]) -> tuple[int, bool, str, int]:
            match = re.fullmatch(r"([#!])(.*?)(\d*)", entry[0])
            assert match is not None
            return depth(entry[0]), match[1] == "!", match[2], int(match[3] or 0)

        return "".join(f"{name} = {value}\n" for name, value in sorted(entries, key=order)) + text[position:]
