"""Attributes, types and aliases in the user's text: found, read and rewritten to the host's spelling."""

from __future__ import annotations

import functools
import itertools
import re
from typing import Any

from gpuir.assembly.body import read_body
from gpuir.assembly.cursor import BALANCED, Cursor, flatten
from gpuir.assembly.output import Output
from gpuir.assembly.templates import TEMPLATES
from gpuir.host import ir
from gpuir.ods.definitions import Definition
from gpuir.ods.dialect import BUNDLED, DIALECTS, dialect_of

# It begins with a line break, which a search finds faster than the beginning of a line.
_ALIAS_DEFINITION = re.compile(r"\n[ \t]*([#!][A-Za-z_][\w$]*)[ \t]*=[ \t]*")
_NO_ALIAS = (None, "")
_UNFINISHED = itertools.count()
_BALANCED = re.compile(BALANCED)
_ALIAS_USE = re.compile(r"[#!][A-Za-z_][\w$]*(?![\w$.<])")


def mentioned_dialects(text: str) -> list[Any]:
    """The gpuir dialects that the text may use, imported."""
    names = {*BUNDLED, *DIALECTS}
    # As a word with something of it behind: "tt" stands in "attributes", too.
    used = (name for name in sorted(names) if name in text and re.search(rf"(?<![\w.]){re.escape(name)}[.<]", text))
    return [dialect for name in used if (dialect := dialect_of(name)) is not None]


def dialect_names(dialects: list[Any]) -> str:
    """A regular expression's alternatives for the namespaces, longer ones first."""
    return "|".join(re.escape(d.namespace) for d in sorted(dialects, key=lambda d: -len(d.namespace)))


class Names(Output):
    """What `Cursor` asks about types and attributes of one text."""

    def __init__(self, text: str, file: str, context: ir.Context):
        super().__init__(text, file)
        self.context = context
        #: The whole text, also for a reader of a piece of it: where aliases are defined.
        self.document = text
        self.dialects = mentioned_dialects(text)
        self._types: dict[str, tuple[str, dict[str, str]]] = {}
        #: Aliases that were looked up, each with its definition: what depends on them holds only where they are equal.
        self.looked_up: dict[str, str] = {}
        if self.dialects:
            names = dialect_names(self.dialects)
            self.own = re.compile(rf'(?P<own>[#!](?:{names})[.<])|"(?:[^"\\\n]|\\.)*"|//[^\n]*')
            self.sigils = tuple(f"{sigil}{d.namespace}" for d in self.dialects for sigil in "#!")
            self.by_namespace = {d.namespace: d for d in self.dialects}

    # Aliases, types and attributes -----------------------------------------------------------------------------------

    def alias_definition(self, alias: str) -> int | None:
        """Where the value of an alias begins in the text."""
        place, self.looked_up[alias] = self._aliases.get(alias, _NO_ALIAS)
        return place

    def alias_line(self, alias: str) -> str:
        """The text of an alias's definition; empty where there is none."""
        return self._aliases.get(alias, _NO_ALIAS)[1]

    @functools.cached_property
    def _aliases(self) -> dict[str, tuple[int | None, str]]:
        """Where the value of each alias begins, and its line from there on."""
        document = self.document
        # The first line has no line break before it.
        first = _ALIAS_DEFINITION.match("\n" + document[: document.find("\n") + 1 or None])
        places = {first[1]: first.end() - 1} if first else {}
        places.update({m[1]: m.end() for m in _ALIAS_DEFINITION.finditer(document)})
        found: dict[str, tuple[int | None, str]] = {}
        for alias, place in places.items():
            line = document[place : document.find("\n", place)]
            if any(line.count(a) != line.count(b) for a, b in ("<>", "()", "[]", "{}")):
                line = f"{line}\0{next(_UNFINISHED)}"  # it goes on in the next line: nobody else's is taken for equal
            found[alias] = place, line
        return found

    def host_text(self, start: int, end: int) -> str:
        """A type or attribute of the text in the host's spelling, on one line."""
        raw = self.text[start:end]
        known = self._types.get(raw)
        if known is None:
            around, self.looked_up = self.looked_up, {}
            host = flatten(raw) if not any(s in raw for s in self.sigils) else self._own_inside(start, end)
            known = self._types[raw] = (host, self.looked_up)
            self.looked_up = around
        if known[1]:
            self.looked_up.update(known[1])
        return known[0]

    def host_text_of(self, text: str, source: int) -> str:
        """Like `host_text` for a text that does not stand in the document; messages point at `source`."""
        if not any(s in text for s in self.sigils):
            return text
        inner = object.__new__(type(self))
        inner.__dict__.update(self.__dict__)
        inner.text, inner._types = text, {}
        inner.fail = lambda message, position: self.fail(message, source)  # type: ignore[method-assign]
        return inner._own_inside(0, len(text))

    def _own_inside(self, start: int, end: int) -> str:
        parts, position = [], start
        while True:
            match = self.own.search(self.text, position, end)
            if not match:
                break
            if match.lastgroup != "own":
                parts.append(self.text[position : match.end()])
                position = match.end()
                continue
            parts.append(self.text[position : match.start()])
            host, position = self.read_own(match.start(), match.end())
            parts.append(host)
        parts.append(self.text[position:end])
        return flatten("".join(parts))

    def read_own(self, start: int, after: int) -> tuple[str, int]:
        """Reads an own attribute or type (`after` is behind the ``.`` or ``<``): host spelling and end."""
        text = self.text
        sigil, namespace, bracket = text[start], text[start + 1 : after - 1], text[after - 1]
        cursor = Cursor(text, after, self)
        noun = "attribute" if sigil == "#" else "type"
        name = cursor.keyword(f"the name of an {noun} of '{namespace}'")
        dialect = self.by_namespace[namespace]
        definition = dialect.definitions.get((sigil, name))
        if definition is None:
            definition = next(
                (d for (s, _), d in dialect.definitions.items() if s == sigil and d.host_name == name), None
            )
        if definition is None:
            known = ", ".join(n for s, n in dialect.definitions if s == sigil)
            self.fail(f"unknown {noun} `{name}` in dialect `{namespace}`; it has {known or 'none'}", start)
        extent = _BALANCED.match(text, cursor.position) if bracket == "." else None
        if extent is not None:
            known = TEMPLATES.find_own(text[start : extent.end()], definition, self.alias_line)
            if known is not None:
                self.looked_up.update(known[1])
                return known[0], extent.end()
        around, self.looked_up = self.looked_up, {}
        host, end = self._read_own(cursor, definition, bracket)
        if extent is not None and end == extent.end():
            TEMPLATES.keep_own(text[start:end], definition, host, tuple(self.looked_up.items()))
        around.update(self.looked_up)
        self.looked_up = around
        return host, end

    def _read_own(self, cursor: Cursor, definition: Any, bracket: str) -> tuple[str, int]:
        """Reads what follows the name of an own attribute or type: host spelling and end."""
        spelled = f"{definition.sigil}{definition.dialect.namespace}{bracket}{definition.name}"
        opened = self.text.startswith("<", cursor.position)
        if bracket == "<":
            host = cursor.body(definition) if definition.fields else definition.host_spelling([])
            cursor.expect(">", f"to close {spelled}")
        elif definition.fields:
            if definition.begins_with_bracket and not opened:
                self.fail(f"expected '<' after {spelled}", cursor.position)
            host = cursor.body(definition)
        else:
            if opened:
                cursor.expect("<")
                cursor.expect(">")
            host = definition.host_spelling([])
        return host, cursor.position

    def read_body(self, cursor: Cursor, definition: Definition) -> str:
        """Reads what follows the name of an own attribute or type; the whole in the host's spelling."""
        return read_body(cursor, definition)

    def verify_definition(self, definition: Any, host: str, position: int) -> None:
        """Runs an attribute's or type's own verification on what was read."""
        if self.resolve_aliases(host) is None:
            return
        for dialect in self.dialects:  # parameters may be another dialect's
            dialect.load(self.context)
        kind = ir.Attribute if definition.sigil == "#" else ir.Type
        try:
            value = kind.parse(self.resolve_aliases(host), self.context)
        except ir.MLIRError as error:
            self.fail(
                error.error_diagnostics[0].message if error.error_diagnostics else f"invalid {definition.full_name}",
                position,
            )
        try:
            value.verify()
        except ValueError as error:
            self.fail(str(error), position)

    def resolve_aliases(self, host: str) -> str | None:
        """The text with its aliases replaced by their values; None when one has no definition."""
        for _ in range(64):
            match = _ALIAS_USE.search(host)
            if not match:
                return host
            place = self.alias_definition(match[0])
            if place is None:
                return None
            cursor = Cursor(self.document, place, self)
            value = cursor.type() if match[0][0] == "!" else cursor.attribute()
            host = host[: match.start()] + value + host[match.end() :]
        return None

    def type_object(self, host: str, position: int) -> ir.Type:
        """The host's type for a type's text, for formats whose result types follow from operand types."""
        resolved = self.resolve_aliases(host)
        for dialect in self.dialects:
            dialect.load(self.context)
        try:
            return ir.Type.parse(resolved if resolved is not None else host, self.context)
        except ir.MLIRError as error:
            self.fail(
                error.error_diagnostics[0].message if error.error_diagnostics else f"invalid type {host}", position
            )
