"""Debug metadata as locations."""

from __future__ import annotations

import re

__all__ = ["Locations"]

_FIELD = re.compile(r'(\w+): (?:(![\w.]+)|"((?:[^"\\]|\\.)*)"|(\d+))')
_UNKNOWN = "loc(unknown)"


class Locations:
    """Locations by the names of metadata (``!12``); ``aliases`` has those that are used, as lines of MLIR's text."""

    def __init__(self, metadata: dict[str, str]):
        self._metadata = metadata
        self._known: dict[str, str] = {}
        self.aliases: list[str] = []

    def of(self, name: str) -> str:
        """The location of a DILocation, or where a DISubprogram begins; unknown for others."""
        known = self._known.get(name)
        if known is not None:
            return known
        # Inlined calls are chains, whose ends are needed first.
        chain = [name]
        while (outer := self._fields(chain[-1]).get("inlinedAt")) and outer not in self._known and outer not in chain:
            chain.append(outer)
        for each in reversed(chain):
            self._known[each] = self._made(each)
        return self._known[name]

    def _fields(self, name: str) -> dict[str, str]:
        return {field[0]: field[1] or field[2] or field[3] for field in _FIELD.findall(self._metadata.get(name, ""))}

    def _made(self, name: str) -> str:
        fields = self._fields(name)
        text = self._metadata.get(name, "")
        if "DILocation(" in text:
            place = self._place(fields.get("scope", ""), int(fields.get("line", 0)), int(fields.get("column", 0)))
        elif "DISubprogram(" in text:
            place = self._place(name, int(fields.get("line", 0)), 0)
        else:
            return _UNKNOWN
        if place is None:
            return _UNKNOWN
        outer = fields.get("inlinedAt")
        around = self._known.get(outer, _UNKNOWN) if outer else _UNKNOWN
        if around != _UNKNOWN:
            place = f"callsite({place} at {around.removeprefix('loc(').removesuffix(')')})"
        alias = f"#l{len(self.aliases)}"
        self.aliases.append(f"{alias} = loc({place})")
        return f"loc({alias})"

    def _place(self, scope: str, line: int, column: int) -> str | None:
        """Where a line is, in the file of the nearest scope that says one."""
        seen: set[str] = set()
        while scope and scope not in seen:
            seen.add(scope)
            fields = self._fields(scope)
            if file := fields.get("file"):
                name = self._fields(file).get("filename")
                return f'"{name}":{line}:{column}' if name else None
            scope = fields.get("scope", "")
        return None
