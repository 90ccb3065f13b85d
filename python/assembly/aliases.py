"""Aliases of own attributes and types (`#blocked`, `#mma1`), numbered and ordered as MLIR's printer does."""

from __future__ import annotations

import re

from gpuir.assembly import tokens

#: The host's own definitions, a line each.
_DEFINITION = re.compile(r"([#!])([A-Za-z_$]*?)(\d*) = (.*)\n")


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
