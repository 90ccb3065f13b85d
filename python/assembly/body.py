"""Formats of attributes and types, compiled to a reader and a printer of what follows the mnemonic.

Parameters travel as host text by name. A parameter that is absent has the text `unit`.
"""

from __future__ import annotations

import dataclasses
import functools
import re
from collections.abc import Callable

from gpuir.assembly.cursor import Cursor
from gpuir.assembly.op_writer import Unsayable, lacking
from gpuir.assembly.spacing import Spacing
from gpuir.errors import ParseError
from gpuir.ods import format as f
from gpuir.ods.definitions import Definition, Field
from gpuir.ods.parameters import ABSENT, Parameter
from gpuir.ods.releases import Range
from gpuir.ods.syntax import Output, split_top_level

_HOST_PARAMETER = re.compile(r'["#!@\[{(\-0-9]|(?:unit|true|false)\Z|array<')
_PRETTY = re.compile(r"[A-Za-z][\w.]*(?:<.*>)?\Z", re.S)
_TYPE = re.compile(r"!|(?:tensor|vector|memref|complex|tuple)<")

Values = dict[str, str]
Read = Callable[[Cursor, Values], None]
Write = Callable[[Values, Output], str]


class Body:
    """The compiled format of one attribute or type."""

    def __init__(self, definition: Definition):
        self.definition = definition
        self.where = f"{definition.sigil}{definition.full_name}"
        self.fields = {field.name: field for field in definition.fields}
        self._read = [self._reader(element) for element in definition.format]
        spacing = Spacing()
        self._write = [self._writer(element, spacing) for element in definition.format]

    # Reading ---------------------------------------------------------------------------------------------------------

    def read(self, cursor: Cursor) -> Values:
        """The parameters' host texts, in order; defaults filled in."""
        values: Values = {}
        for read in self._read:
            read(cursor, values)
        spelled = self.definition.spell is not None
        for field in self.definition.fields:
            if field.name not in values:
                if spelled:
                    values[field.name] = field.default_text() or self._left_out(cursor, field)
                    continue
                if field.required and field.parameter.empty is None:
                    cursor.fail(f"{self.where} is missing required parameter: {field.name}")
                values[field.name] = field.parameter.empty if field.required else field.default_text()  # type: ignore[assignment]
        return values

    def _left_out(self, cursor: Cursor, field: Field) -> str:
        """What a parameter is that the text leaves out, of a definition that does not ask for all."""
        missing = self.definition.left_out.get(field.name, field.parameter.missing)
        if isinstance(missing, str):
            return missing
        dialect, position = self.definition.dialect, cursor.skip()
        cursor.only_in(dialect.range(missing.releases), f"{self.where} without '{field.name}'", position)
        taken = missing.text.removesuffix(" : i64")
        cursor.reader.warn(
            f"{self.where} leaves '{field.name}' out, which is then whatever stood in memory; gpuir takes {taken}",
            position,
        )
        return missing.text

    def _reader(self, element: f.Element) -> Read:
        if isinstance(element, f.Space):
            return lambda cursor, values: None
        if isinstance(element, f.Literal):
            text = element.text
            return lambda cursor, values: cursor.expect(text, f"in {self.where}")
        if isinstance(element, f.Variable):
            field = self.fields[element.name]

            def read_variable(cursor: Cursor, values: Values) -> None:
                values[field.name] = field.parameter.parse(cursor)

            return read_variable
        if isinstance(element, f.Parameters):
            if element.entries:
                return self._dictionary_reader(element.names)
            return self._struct_reader(element.names) if element.struct else self._params_reader()
        if isinstance(element, f.Custom):
            read, _ = self.definition.dialect.directive_functions(element.name, self.where)
            names = element.names
            return lambda cursor, values: read(cursor, values, *names)
        assert isinstance(element, f.Group)
        return self._group_reader(element)

    def _params_reader(self) -> Read:
        fields = list(self.fields.values())

        def read(cursor: Cursor, values: Values) -> None:
            for index, field in enumerate(fields):
                if index and not cursor.accept(","):
                    if field.required:
                        cursor.expect(",")
                    return
                values[field.name] = field.parameter.parse(cursor)

        return read

    def _keys(self, names: tuple[str, ...]) -> dict[str, tuple[Parameter, Range | None]]:
        """The keys of a struct or a dictionary: what is read for each, and the releases that have it."""
        fields = [self.fields[name] for name in names or self.fields]
        range_of = self.definition.dialect.range
        spellings = self.definition.spellings.items()
        return {
            **{field.name: (field.parameter, field.releases) for field in fields},
            **{name: (spelling.parameter, range_of(spelling.releases)) for name, spelling in spellings},
        }

    def _check_needed(self, names: tuple[str, ...]) -> Read:
        """Refuses values that lack a key that a text has to have."""
        needed = self.definition.needed
        if self.definition.spell is None:
            needed = tuple(name for name in names or self.fields if self.fields[name].required)

        def check(cursor: Cursor, values: Values) -> None:
            for name in needed:
                if name not in values:
                    cursor.fail(f"struct is missing required parameter: {name}")

        return check

    def _struct_reader(self, names: tuple[str, ...]) -> Read:
        keys, check = self._keys(names), self._check_needed(names)

        def read(cursor: Cursor, values: Values) -> None:
            more = cursor.peek() not in (">", "}", ")", "")
            while more:
                start = cursor.skip()
                key = cursor.keyword("a parameter name")
                if key not in keys or key in values:
                    reason = "duplicate" if key in values else "unknown"
                    cursor.fail(
                        f"duplicate or unknown struct parameter name: {key} ({reason}; {self.where} has {', '.join(keys)})",
                        start,
                    )
                parameter, releases = keys[key]
                cursor.only_in(releases, f"'{key}' in {self.where}", start)
                cursor.expect("=", f"after '{key}'")
                values[key] = parameter.parse(cursor)
                more = cursor.accept(",")
            check(cursor, values)

        return read

    def _dictionary_reader(self, names: tuple[str, ...]) -> Read:
        """A dictionary attribute, or an alias of one: keys may be quoted, numbers may have types."""
        keys, check = self._keys(names), self._check_needed(names)
        ignores_unknown = self.definition.ignores_unknown

        def read_entry(cursor: Cursor, key: str, start: int, values: Values, unknown: list[Callable[[], None]]) -> None:
            parameter, releases = keys.get(key, (None, None))
            told = cursor.reader.release
            if parameter is None or (releases is not None and told and told not in releases):
                if parameter is None:
                    message = f"unexpected key: {key} ({self.where} has {', '.join(keys)})"
                    unknown.append(functools.partial(cursor.fail, message, start))
                else:
                    what = f"'{key}' in {self.where}"
                    unknown.append(functools.partial(cursor.only_in, releases, what, start))
                if not ignores_unknown:
                    unknown[-1]()
                who = "Triton" if parameter is None else told
                cursor.reader.warn(f"{who} passes over '{key}', which {self.where} does not have", start)
                if cursor.accept("="):
                    why = f"in '{key}', which it does not have"
                    cursor.reader.check_attribute("_", cursor.attribute(), self.where, why, start)
                return
            cursor.only_in(releases, f"'{key}' in {self.where}", start)
            cursor.expect("=", f"after '{key}'")
            values[key] = parameter.parse_entry(cursor)

        def read(cursor: Cursor, values: Values) -> None:
            entries = cursor.dictionary(f"a dictionary of the parameters of {self.where}")
            seen: set[str] = set()
            unknown: list[Callable[[], None]] = []
            entries.expect("{", f"of the parameters of {self.where}")
            while not entries.accept("}"):
                if seen:
                    entries.expect(",", f"between the parameters of {self.where}")
                start = entries.skip()
                key = entries.string()[1:-1] if entries.peek() == '"' else entries.keyword("a parameter's name")
                if not key or key in seen:
                    entries.fail(f"duplicate key '{key}' in dictionary attribute", start)
                seen.add(key)
                read_entry(entries, key, start, values, unknown)
            if unknown and isinstance(ignores_unknown, tuple) and not seen.issuperset(ignores_unknown):
                unknown[0]()
            check(cursor, values)

        return read

    def _group_reader(self, group: f.Group) -> Read:
        then = [self._reader(element) for element in group.then]
        otherwise = [self._reader(element) for element in group.otherwise]
        literal = group.first.text if isinstance(group.first, f.Literal) else None

        def read(cursor: Cursor, values: Values) -> None:
            if literal is not None:
                taken = cursor.at(literal)
            else:
                taken = cursor.peek() not in (">", "]", "}", ")", ",", "")
            for step in then if taken else otherwise:
                step(cursor, values)

        return read

    # Printing --------------------------------------------------------------------------------------------------------

    def write(self, values: Values, writer: Output) -> str:
        """What follows the mnemonic."""
        return "".join(write(values, writer) for write in self._write)

    def _writer(self, element: f.Element, spacing: Spacing) -> Write:
        if isinstance(element, f.Space):
            text = spacing.blank(element.text)
            return lambda values, writer: text
        if isinstance(element, f.Literal):
            text = spacing.literal(element.text)
            return lambda values, writer: text
        if isinstance(element, f.Variable):
            space, field = spacing.other(), self.fields[element.name]
            return lambda values, writer: space + field.parameter.print(values[field.name], writer)
        if isinstance(element, f.Parameters):
            if element.entries:
                opening = spacing.literal("{")
                write = self._parameters_writer(element, spacing)
                closing = spacing.literal("}")
                return lambda values, writer: f"{opening}{write(values, writer)}{closing}"
            return self._parameters_writer(element, spacing)
        if isinstance(element, f.Custom):
            space = spacing.other()
            _, print = self.definition.dialect.directive_functions(element.name, self.where)
            names = element.names
            return lambda values, writer: space + print(writer, values, *names)
        assert isinstance(element, f.Group)
        return self._group_writer(element, spacing)

    def _parameters_writer(self, element: f.Parameters, spacing: Spacing) -> Write:
        space = spacing.other()
        fields = [self.fields[name] for name in element.names or self.fields]
        if not element.struct:
            return lambda values, writer: (
                space
                + ", ".join(
                    field.parameter.print(values[field.name], writer)
                    for field in fields
                    if values[field.name] != ABSENT
                )
            )
        spell, keys = self.definition.spell, self.definition.spellings
        system = self.definition.dialect.system

        def write_spelled(values: Values, writer: Output) -> str:
            assert spell is not None and system is not None
            texts = spell(dict(values), system.default if writer.release is None else writer.release)
            return space + ", ".join(
                f"{key} = {(keys[key] if key in keys else self.fields[key]).parameter.print(text, writer)}"
                for key, text in texts.items()
            )

        if spell is not None:
            return write_spelled

        def write_struct(values: Values, writer: Output) -> str:
            shown = [field for field in fields if values[field.name] != field.default_text()]
            return space + ", ".join(f"{x.name} = {x.parameter.print(values[x.name], writer)}" for x in shown)

        return write_struct

    def _group_writer(self, group: f.Group, spacing: Spacing) -> Write:
        before = dataclasses.replace(spacing)
        then = [self._writer(element, spacing) for element in group.then]
        otherwise = [self._writer(element, before) for element in group.otherwise]
        anchors = [group.anchor.name] if isinstance(group.anchor, f.Variable) else group.anchor.names  # type: ignore[attr-defined]

        def write(values: Values, writer: Output) -> str:
            present = any(
                values[name] not in (self.fields[name].default_text(), self.fields[name].parameter.empty)
                for name in anchors
            )
            return "".join(step(values, writer) for step in (then if present is not group.inverted else otherwise))

        return write


@functools.cache
def body_of(definition: Definition) -> Body:
    """The format of an attribute or type, compiled at its first use."""
    return Body(definition)


def read_body(cursor: Cursor, definition: Definition, former: bool = False) -> str:
    """Reads what follows the name of an own attribute or type; the whole in the host's spelling. `former`: an older name."""
    start = cursor.skip()
    try:
        values = _read_values(cursor, definition)
    except ParseError:
        host = _host_spelling(cursor, definition, start)
        if host is None:
            raise
        text = host
    else:
        try:
            if former and definition.formerly is not None:
                definition, values = definition.formerly(values) or (definition, values)
            releases = definition.canonical(values, cursor.reader.release) if definition.canonical is not None else None
        except ValueError as error:
            cursor.fail(f"{definition.sigil}{definition.full_name}: {error}", start)
        for range_ in (releases or "").split():
            cursor.only_in(definition.dialect.range(range_), f"such {definition.sigil}{definition.full_name}", start)
        text = definition.host_spelling([values[field.name] for field in definition.fields])
    if definition.verifies and not (former and definition.verified_upgraded):
        cursor.reader.verify_definition(definition, text, start)
    return text


def _read_values(cursor: Cursor, definition: Definition) -> Values:
    # Documents write `#d.name<value>` also where the format has no brackets of its own.
    wrapped = not definition.begins_with_bracket and cursor.accept("<")
    values = body_of(definition).read(cursor)
    if wrapped:
        cursor.expect(">", f"to close {definition.sigil}{definition.full_name}")
    return values


def _host_spelling(cursor: Cursor, definition: Definition, start: int) -> str | None:
    """The body as the host prints it (``<"a", 1 : i64>``), when it is that."""
    if not definition.fields or not cursor.text.startswith("<", start):
        return None
    cursor.position = cursor.close(start)
    parts = split_top_level(cursor.reader.host_text(start + 1, cursor.position - 1))
    plain = all(_HOST_PARAMETER.match(part) for part in parts)
    # A type's own parameters say nothing of this text: they are in the host's spelling already.
    quoted = any(part.startswith(('"', "#")) or ":" in part and not _TYPE.match(part) for part in parts)
    quoted = quoted or all(part in (ABSENT, "true", "false") for part in parts)
    if len(parts) != len(definition.fields) or not plain or not quoted:
        return None
    if not all(part == ABSENT or field.parameter.is_host(part) for field, part in zip(definition.fields, parts)):
        return None
    return definition.host_spelling(parts)


def print_definition(definition: Definition, parts: list[str], writer: Output, stripped: bool = False) -> str:
    """The form users read for parameters in the host's text; `stripped` leaves the prefix out."""
    system = definition.dialect.system
    release = system.default if system is not None and writer.release is None else writer.release
    reason = lacking(f"'{definition.sigil}{definition.full_name}'", definition.releases, release)
    if reason:
        assert release is not None
        raise Unsayable(reason, release)
    values = {field.name: part for field, part in zip(definition.fields, parts, strict=True)}
    try:
        if writer.source is not None and definition.carry is not None:
            assert release is not None
            definition.carry(values, writer.source, release)
        body = body_of(definition).write(values, writer)
    except ValueError as error:
        if release is None:
            raise
        where = f"{definition.sigil}{definition.full_name}"
        raise Unsayable(f"{release} cannot say this {where}: {error}", release) from None
    if stripped:
        return body
    # MLIR's rule: a body that is no balanced `<...>` goes inside the dialect's own brackets.
    namespace = definition.dialect.namespace_in(writer.release)
    if _PRETTY.match(definition.name + body):
        return f"{definition.sigil}{namespace}.{definition.name}{body}"
    return f"{definition.sigil}{namespace}<{definition.name}{body}>"
