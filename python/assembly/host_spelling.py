"""Attributes, types and aliases in the user's text: found, read and rewritten to the host's spelling."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NoReturn

from gpuir.assembly import tokens
from gpuir.assembly.aliases import WrittenOut
from gpuir.assembly.body import read_body
from gpuir.assembly.cursor import Cursor, PlainText
from gpuir.assembly.dialect_words import dialect_words
from gpuir.assembly.former_names import mentions_former
from gpuir.assembly.line_memo import line_memo
from gpuir.assembly.output import Output
from gpuir.assembly.stack import descend
from gpuir.errors import Diagnostic, ParseError
from gpuir.host import ir
from gpuir.ods.definitions import Definition
from gpuir.ods.dialect import BUNDLED, DIALECTS, FORMER, MOVED, SPELLED_OTHERWISE, Dialect, dialect_of
from gpuir.ods.operation import OPS, OpSpec
from gpuir.ods.packed_bools import Digits, unpacked
from gpuir.ods.releases import Range, Release

if TYPE_CHECKING:
    from gpuir.assembly.op_state import OpState

#: So few cannot be much larger than the text when each is written out in the next.
_FEW_ALIASES = 16
#: The dialects of attributes and types with a body.
_NAMESPACE = re.compile(r"[#!]([A-Za-z_][A-Za-z0-9_$\-]*)(?:\.[A-Za-z0-9_$.\-]*)?<")
_BALANCED = re.compile(tokens.BALANCED)
#: Attributes and types that were valid, by their host texts in full, with the releases that have such ones: a valid text is valid
#: in each context.
_verified: dict[tuple[Definition, str], str] = {}
_MOST_VERIFIED = 10_000


def _mentions(text: str, name: str) -> bool:
    """Whether the name stands in the text as a word with something of the dialect behind: "tt" is in "attributes", too."""
    if name not in text:
        return False
    for word in (f"{name}.", f"{name}<"):
        position = text.find(word)
        while position >= 0:
            before = text[position - 1 : position]
            if not (before.isalnum() or before in ("_", ".")):
                return True
            position = text.find(word, position + 1)
    return False


def mentioned_dialects(text: str) -> list[Dialect]:
    """The gpuir dialects that the text may use, under today's or older names, imported."""
    names = {*BUNDLED, *DIALECTS}
    used = {name for name in names if _mentions(text, name)}
    former = {today for name, today in FORMER.items() if name in text and mentions_former(text, name, today)}
    used |= former.union(*(dialect.depends for name in former if (dialect := dialect_of(name)) is not None))
    used |= {today for beginning, today in MOVED.items() if beginning in text}
    for beginning, (name, beside) in SPELLED_OTHERWISE.items():
        if beginning in text and not used.isdisjoint(beside):
            used.add(name)
    return [dialect for name in sorted(used) if (dialect := dialect_of(name)) is not None]


class HostSpelling(Output):
    """A text whose attributes and types can be asked for in the host's spelling."""

    def __init__(self, text: str, file: str, context: ir.Context, trace: bool = False, release: Release | None = None):
        super().__init__(text, file, trace)
        self.context = context
        #: The release whose text it is said to be.
        self.release = release
        self.dialects = mentioned_dialects(text)
        self.memo = line_memo(release)
        #: Aliases that are defined so far: where the value begins, and its text.
        self.aliases: dict[str, tuple[int, str]] = {}
        self._first_alias = 0
        self._written_out = WrittenOut(len(text))
        #: Aliases that were looked up, each with its value: what depends on them holds only where they are equal.
        self.looked_up: dict[str, str] = {}
        #: Releases that have what was read, where not all do: of what `looked_up` is of, and of the whole text.
        self.noted: set[Range] = set()
        self.all_noted: set[Range] = set()
        #: What a cursor says of the line that it is in.
        self.line_end, self.looked_behind = len(text) + 1, False
        #: What was read all the same, each message once; what has one is not remembered.
        self.warnings: dict[str, Diagnostic] = {}
        #: Opaque attributes whose aliases are being replaced, by where their brackets open.
        self._resolving: set[int] = set()
        self._types: dict[str, tuple[str, dict[str, str], set[Range]]] = {}
        self._registered: dict[str, bool] = {}
        #: Own attributes and types that were refused, by where they begin and how many aliases there were.
        self._refused: dict[tuple[int, int], ParseError] = {}
        #: Where attributes and types begin that are being read: an alias in one of them may name what is around it.
        self._reading: set[int] = set()
        self.words = words = dialect_words(self.dialects, release)
        self.by_namespace, self.former, self.own = words.by_namespace, words.former, words.own

    # Aliases ---------------------------------------------------------------------------------------------------------

    def define_alias(self, alias: str, start: int, value: str) -> None:
        """Takes in an alias whose value, `value`, begins at `start`."""
        self.aliases[alias] = start, value
        refused = self._written_out.refusal(alias, value)
        if refused:
            self.fail(refused, start)

    def check_aliases(self) -> None:
        """Takes in the aliases of a text that is not rewritten, when there are enough of them to grow without limit."""
        candidates = tokens.ALIAS_DEFINITION_OR_STRING.finditer(self.text, self._first_alias)
        definitions = [match for match in candidates if match["alias"]]
        if len(definitions) < _FEW_ALIASES:
            return
        reader = PlainText(self.text)
        for match in definitions:
            cursor = Cursor(self.text, match.end(), reader)
            try:
                start = cursor.skip()
                if not cursor.at("loc"):
                    _, end = cursor.type_source() if match[0][0] == "!" else cursor.attribute_source()
                    self.define_alias(match["alias"], start, self.text[start:end])
            except ValueError:
                continue  # no definition

    def alias_definition(self, alias: str) -> int | None:
        """Where the value of an alias begins in the text."""
        place, self.looked_up[alias] = self.aliases.get(alias, (None, ""))
        return place

    def alias_cursor(self, alias: str) -> Cursor | None:
        """A cursor at the value of an alias."""
        position = self.alias_definition(alias)
        return None if position is None else Cursor(self.text, position, self)

    def alias_text(self, alias: str) -> str:
        """The text of an alias's value; empty where there is none."""
        return self.aliases[alias][1] if alias in self.aliases else ""

    def resolve_aliases(self, host: str) -> str | None:
        """The text with its aliases replaced by their values; None when one has no definition."""
        values: dict[str, str] = {}
        sources: dict[str, str] = {"": host}  # what is being resolved, innermost last
        while sources:
            name, source = next(reversed(sources.items()))
            used = [match for match in tokens.ALIAS_OR_STRING.finditer(source) if match["alias"] is not None]
            missing = next((match["alias"] for match in used if match["alias"] not in values), None)
            if missing is None:
                parts, position = [], 0
                for match in used:
                    parts += [source[position : match.start()], values[match["alias"]]]
                    position = match.end()
                values[name] = "".join([*parts, source[position:]]) if parts else source
                del sources[name]
                continue
            place = self.alias_definition(missing)
            if place is None or missing in sources:
                return None
            cursor = Cursor(self.text, place, self)
            sources[missing] = cursor.type() if missing[0] == "!" else cursor.attribute()
        return values[""]

    # Warnings --------------------------------------------------------------------------------------------------------

    def warn(self, message: str, position: int) -> None:
        """Takes in a warning about what is at the position."""
        self.warnings.setdefault(message, Diagnostic("warning", message, self.file, *self.place(position)))

    # Releases --------------------------------------------------------------------------------------------------------

    def bools(self, position: int) -> list[tuple[int, int, str]]:
        """Where a constant of i1 stands in hexadecimal behind `position` with a bit an element, and it with a byte; or none."""
        digits = Digits.find(self.text, position)
        if digits is None or digits.packed is None or not self.words.packed_bools:
            return []
        for releases in self.words.packed_bools:
            whose, size = (releases, "bit") if digits.packed else (releases.behind, "byte")
            self.note(whose, f"constants of i1 with a {size} an element", position - 3)
        return [(digits.start, digits.end, unpacked(digits.digits, digits.elements))] if digits.packed else []

    def note(self, releases: Range | None, what: str, position: int) -> None:
        """Takes in that only those releases have what is at the position; refuses it where the text is of another one."""
        if releases is None or (releases.printed if self.release is None else releases.everything):
            return
        if self.release is not None and self.release not in releases:
            self.fail(f"{self.release} has no {what}; {releases} has", position)
        self.noted.add(releases)
        self.all_noted.add(releases)

    def take_hint(self, releases: Range) -> None:
        """Takes in that those releases print something as it was read, while others read it too."""
        self._take_note(frozenset({releases.hint}))

    def _take_note(self, noted: frozenset[Range]) -> None:
        """Takes in what was noted when it was read before."""
        if noted:
            self.noted |= noted
            self.all_noted |= noted

    def note_op(self, spec: OpSpec, name: str, start: int) -> None:
        """Notes which releases have the op, under that name."""
        for releases, what in self.words.op_notes(spec, name):
            self.note(releases, what, start)

    def _take_former(self, state: OpState) -> None:
        """Takes in what older releases have otherwise of an op: types of operands, attributes that they leave out."""
        spec = state.spec
        for group in spec.former_groups:
            assert group.constraint.former is not None
            former, releases = group.constraint.former
            if any(text.startswith(f"!{former.spec.host_full_name}<") for text in state.types[group.name]):
                self.note(releases, f"'{former.spec.full_name}' as '{group.name}' of '{spec.name}'", state.start)
        for name, releases in spec.had.items():
            if name in state.attributes:
                self.note(releases, f"attribute '{name}' of '{spec.name}'", state.start)
        for name, (releases, text) in spec.left_out.items():
            if name not in state.attributes:
                state.attributes[name] = text if isinstance(text, str) else text(state)
                self.note(releases, f"'{spec.name}' without '{name}'", state.start)

    def has_former(self, namespace: str) -> bool:
        """Whether the text has a dialect under that older name."""
        return namespace in self.former.dialects and re.search(rf"[#!\"]{namespace}\b", self.text) is not None

    # Ops ---------------------------------------------------------------------------------------------------------------

    def spec_of(self, name: str) -> OpSpec | None:
        """The spec of an op by the document's or the host's name."""
        cls = OPS.get(name)
        if cls is not None:
            return cls.spec
        former = self.former.op(name)
        if former is not None:
            return former[0]
        for dialect in self.dialects:
            if name.startswith(f"{dialect.namespace}."):
                return dialect.resolve(name)
            if name.startswith(f"{dialect.host}."):
                return next((OPS[op].spec for op in dialect.ops if name in OPS[op].spec.host_names), None)
        return None

    # Attributes and types --------------------------------------------------------------------------------------------

    def host_text(self, start: int, end: int) -> str:
        """A type or attribute of the text in the host's spelling, on one line."""
        raw = self.text[start:end]
        known = self._types.get(raw)
        if known is None:
            around, self.looked_up = self.looked_up, {}
            noted, self.noted = self.noted, set()
            host = self._own_inside(start, end) if "#" in raw or "!" in raw else tokens.flatten(raw)
            known = self._types[raw] = (host, self.looked_up, self.noted)
            self.looked_up, self.noted = around, noted
        if known[1]:
            self.looked_up.update(known[1])
        if known[2]:
            self.noted |= known[2]
        return known[0]

    def host_text_of(self, text: str, source: int) -> str:
        """Like `host_text` for a text that does not stand in the user's; messages point at `source`."""
        return Piece(self, text, source)._own_inside(0, len(text)) if "#" in text or "!" in text else text

    def _own_inside(self, start: int, end: int) -> str:
        parts, position = [], start
        while match := self.words.own_or_string.search(self.text, position, end):
            begin = match.start()
            if match["own"] is not None:
                host, after = self.read_own(begin, match.end())
            elif match["opaque"] is not None:
                opaque = self.read_opaque(begin, match.end() - 1)
                host, after = opaque or (match[0], match.end())
            else:
                host, after = match[0], match.end()
            parts += [self.text[position:begin], host]
            position = after
        parts.append(self.text[position:end])
        return tokens.flatten("".join(parts))

    def read_opaque(self, start: int, opened: int) -> tuple[str, int] | None:
        """The attribute or type of a dialect that the host does not know, with values for its aliases, and its end.

        Such a one is text for the host, which would print the names of aliases and not define them. None: not of such
        a dialect, or without aliases.
        """
        if not self.aliases or self._is_registered(self.text[start + 1 : opened].partition(".")[0]):
            return None
        end = Cursor(self.text, opened, self).close(opened)
        body = self.text[opened:end]
        if not any(match["alias"] for match in tokens.ALIAS_OR_STRING.finditer(body)):
            return None
        if opened in self._resolving:
            self.fail(f"the aliases of '{self.text[start:opened]}' lead back to it", start)
        self._resolving.add(opened)
        try:
            resolved = self.resolve_aliases(self.host_text(opened, end))
        finally:
            self._resolving.discard(opened)
        return None if resolved is None else (self.text[start:opened] + resolved, end)

    @property
    def depends_on_context(self) -> bool:
        """Whether it was asked which dialects the context has."""
        return bool(self._registered)

    def _is_registered(self, namespace: str) -> bool:
        known = self._registered.get(namespace)
        if known is None:
            try:
                known = namespace in self.by_namespace or bool(self.context.get_dialect_descriptor(namespace))
            except ValueError:
                known = False
            self._registered[namespace] = known
        return known

    def read_own(self, start: int, after: int) -> tuple[str, int]:
        """Reads an attribute or type of a gpuir dialect (`after` is behind the ``.`` or ``<``): host spelling and end."""
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
            former = self.former.definitions.get(f"{sigil}{namespace}.{name}")
            if former is not None:
                definition = former[0]
                self.note(former[1], f"'{sigil}{namespace}.{name}'", start)
        if definition is None:
            known_names = ", ".join(n for s, n in dialect.definitions if s == sigil)
            self.fail(f"unknown {noun} `{name}` in dialect `{namespace}`; it has {known_names or 'none'}", start)
        for releases, what in self.words.definition_notes(namespace, definition):
            self.note(releases, what, start)
        extent = _BALANCED.match(text, cursor.position) if bracket == "." else None
        if extent is not None:
            known = self.memo.find_own(text[start : extent.end()], definition, self.alias_text)
            if known is not None:
                self.looked_up.update(known[1])
                self._take_note(known[2])
                return known[0], extent.end()
        around, self.looked_up = self.looked_up, {}
        noted, self.noted = self.noted, set()
        refused = self._refused.get((start, len(self.aliases)))
        if refused is not None:
            raise refused
        if start in self._reading:
            self.fail(f"{sigil}{namespace}.{name} contains itself, by an alias", start)
        self._reading.add(start)
        try:
            host, end = descend(
                self._read_own, cursor, definition, bracket, f"{namespace}.{name}" != definition.full_name
            )
        except ParseError as error:
            # What is around it is read in another way then: without this, twice as often at each level.
            self._refused[start, len(self.aliases)] = error
            raise
        finally:
            self._reading.discard(start)
        if extent is not None and end == extent.end() and not self.warnings:
            aliases = tuple(self.looked_up.items())
            self.memo.keep_own(text[start:end], definition, host, aliases, frozenset(self.noted))
        around.update(self.looked_up)
        noted |= self.noted
        self.looked_up, self.noted = around, noted
        return host, end

    def _read_own(self, cursor: Cursor, definition: Definition, bracket: str, former: bool) -> tuple[str, int]:
        """Reads what follows the name, which may be an older one: host spelling and end."""
        spelled = f"{definition.sigil}{definition.dialect.namespace}{bracket}{definition.name}"
        opened = self.text.startswith("<", cursor.position)
        if bracket == "<":
            host = read_body(cursor, definition, former) if definition.fields else definition.host_spelling([])
            if opened and not definition.fields:
                cursor.position = cursor.close(cursor.position)
            cursor.expect(">", f"to close {spelled}")
        elif definition.fields:
            if definition.begins_with_bracket and not opened:
                self.fail(f"expected '<' after {spelled}", cursor.position)
            host = read_body(cursor, definition, former)
        else:
            if opened:
                cursor.position = cursor.close(cursor.position)  # MLIR's reader does not look at what is in it
            host = definition.host_spelling([])
        return host, cursor.position

    def read_body(self, cursor: Cursor, definition: Definition) -> str:
        """Reads what follows the name of an own attribute or type; the whole in the host's spelling."""
        return read_body(cursor, definition)

    def has_opaque_aliases(self) -> bool:
        """Whether the text has attributes or types of dialects that the host does not know, and aliases."""
        first = next((match for match in tokens.ALIAS_DEFINITION_OR_STRING.finditer(self.text) if match["alias"]), None)
        self._first_alias = first.start() if first else len(self.text)
        if first is None:
            return False
        return not all(map(self._is_registered, set(_NAMESPACE.findall(self.text))))

    def load_dialects(self) -> None:
        """Loads the dialects of the text: parameters may be another dialect's than their attribute's."""
        for dialect in self.dialects:
            dialect.load(self.context)

    def verify_definition(self, definition: Definition, host: str, position: int) -> None:
        """Runs an attribute's or type's own verification on what was read."""
        resolved = self.resolve_aliases(host)
        if resolved is None:
            return
        known = _verified.get((definition, resolved))
        releases = self._verify(definition, resolved, position) if known is None else known
        if releases:
            self.note(definition.dialect.range(releases), f"such {definition.sigil}{definition.full_name}", position)

    def _verify(self, definition: Definition, host: str, position: int) -> str:
        """Has the host make the attribute or type, and verifies it: the releases that have such ones, "" for all."""
        self.load_dialects()
        kind = ir.Attribute if definition.sigil == "#" else ir.Type
        try:
            value: Any = kind.parse(host, self.context)
        except ir.MLIRError as error:
            self.fail(_first_message(error) or f"invalid {definition.full_name}", position)
        try:
            releases: str = value.verify() or ""
        except ValueError as error:
            self.fail(str(error), position)
        if definition.dialect.verifies_ir_only:
            if len(_verified) >= _MOST_VERIFIED:
                _verified.clear()
            _verified[definition, host] = releases
        return releases

    def check_attribute(self, name: str, host: str, where: str, why: str, position: int) -> None:
        """Refuses an attribute that the host will not see, where it is none; `where` stands before the message, `why` behind."""
        for match in tokens.ALIAS_OR_STRING.finditer(host):
            if match["alias"] is not None and self.alias_definition(match["alias"]) is None:
                self.fail(f"undefined symbol alias id '{match['alias'][1:]}'", position)
        self.load_dialects()
        try:
            ir.Attribute.parse(f"{{{name} = {self.resolve_aliases(host) or host}}}", self.context)
        except (ir.MLIRError, ValueError) as error:
            message = _first_message(error) if isinstance(error, ir.MLIRError) else ""
            self.fail(f"{where}: {message or error} ({why})", position)

    def type_object(self, host: str, position: int) -> ir.Type:
        """The host's type for a type's text, for formats whose result types follow from operand types."""
        resolved = self.resolve_aliases(host)
        self.load_dialects()
        try:
            return ir.Type.parse(resolved if resolved is not None else host, self.context)
        except ir.MLIRError as error:
            self.fail(_first_message(error) or f"invalid type {host}", position)


def _first_message(error: ir.MLIRError) -> str:
    return error.error_diagnostics[0].message if error.error_diagnostics else ""


class Piece(HostSpelling):
    """A text that was made of a piece of the user's: its aliases are the user's, and messages point at `source`."""

    def __init__(self, around: HostSpelling, text: str, source: int):
        super().__init__(text, around.file, around.context, release=around.release)
        self._around, self._source = around, source
        self.aliases = around.aliases

    def fail(self, message: str, position: int) -> NoReturn:
        self._around.fail(message, self._source)

    def note(self, releases: Range | None, what: str, position: int) -> None:
        self._around.note(releases, what, self._source)

    def has_former(self, namespace: str) -> bool:
        return self._around.has_former(namespace)

    def warn(self, message: str, position: int) -> None:
        self._around.warn(message, self._source)

    def alias_definition(self, alias: str) -> int | None:
        return self._around.alias_definition(alias)

    def alias_cursor(self, alias: str) -> Cursor | None:
        return self._around.alias_cursor(alias)

    def resolve_aliases(self, host: str) -> str | None:
        return self._around.resolve_aliases(host)
