"""Formats of attributes and types, compiled to a reader and a printer of what follows the mnemonic.

Parameters travel as host text by name. A parameter that is absent has the text `unit`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gpuir.assembly import format as f
from gpuir.assembly.cursor import Cursor
from gpuir.assembly.spacing import Spacing
from gpuir.errors import SpecError
from gpuir.ods.parameters import ABSENT

if TYPE_CHECKING:
    from gpuir.ods.definitions import Definition

Values = dict[str, str]
Read = Callable[[Cursor, Values], None]
Write = Callable[[Values, Any], str]


class Body:
    """The compiled format of one attribute or type."""

    def __init__(self, definition: Definition):
        self.definition = definition
        self.where = f"{definition.sigil}{definition.full_name}"
        self.elements = f.parse_format(definition.assembly or "", self.where)
        self.fields = {field.name: field for field in definition.fields}
        for element in f.walk(self.elements):
            names = element.names if isinstance(element, f.Parameters) else ()
            for name in (element.name,) if isinstance(element, f.Variable) else names:
                if name not in self.fields:
                    known = ", ".join(self.fields) or "none"
                    raise SpecError(f"{self.where}: format names ${name}, parameters are {known}")
        self.begins_with_bracket = bool(self.elements) and self.elements[0] == f.Literal("<")
        self._read = [self._reader(element) for element in self.elements]
        spacing = Spacing()
        self._write = [self._writer(element, spacing) for element in self.elements]

    # Reading ---------------------------------------------------------------------------------------------------------

    def read(self, cursor: Cursor) -> Values:
        """The parameters' host texts, in order; defaults filled in."""
        values: Values = {}
        for read in self._read:
            read(cursor, values)
        for field in self.definition.fields:
            if field.name not in values:
                if field.required and field.parameter.empty is None:
                    cursor.fail(f"{self.where} is missing required parameter: {field.name}")
                values[field.name] = field.parameter.empty if field.required else field.default_text()  # type: ignore[assignment]
        return values

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
            return self._struct_reader(element.names) if element.struct else self._params_reader()
        if isinstance(element, f.Custom):
            read, _ = self.definition.dialect.directive_functions(element.name, self.where)
            names = self._custom_names(element)
            return lambda cursor, values: read(cursor, values, *names)
        if isinstance(element, f.Group):
            return self._group_reader(element)
        raise SpecError(f"{self.where}: {type(element).__name__} has no meaning in the format of an attribute or type")

    @staticmethod
    def _custom_names(element: f.Custom) -> list[str]:
        return [argument if isinstance(argument, str) else argument.name for argument in element.arguments]  # type: ignore[attr-defined]

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

    def _struct_reader(self, names: tuple[str, ...]) -> Read:
        fields = {name: self.fields[name] for name in names or self.fields}

        def read(cursor: Cursor, values: Values) -> None:
            more = cursor.peek() not in (">", "}", ")", "")
            while more:
                start = cursor.skip()
                key = cursor.keyword("a parameter name")
                if key not in fields or key in values:
                    reason = "duplicate" if key in values else "unknown"
                    cursor.fail(
                        f"duplicate or unknown struct parameter name: {key} ({reason}; {self.where} has {', '.join(fields)})",
                        start,
                    )
                cursor.expect("=", f"after '{key}'")
                values[key] = fields[key].parameter.parse(cursor)
                more = cursor.accept(",")
            for field in fields.values():
                if field.required and field.name not in values:
                    cursor.fail(f"struct is missing required parameter: {field.name}")

        return read

    def _group_reader(self, group: f.Group) -> Read:
        then = [self._reader(element) for element in group.then]
        otherwise = [self._reader(element) for element in group.otherwise]
        first = next((e for e in group.then if not isinstance(e, f.Space)), group.then[0])
        literal = first.text if isinstance(first, f.Literal) else None

        def read(cursor: Cursor, values: Values) -> None:
            if literal is not None:
                taken = cursor.at(literal)
            else:
                taken = cursor.peek() not in (">", "]", "}", ")", ",", "")
            for step in then if taken else otherwise:
                step(cursor, values)

        return read

    # Printing --------------------------------------------------------------------------------------------------------

    def write(self, values: Values, writer: Any) -> str:
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
            space = spacing.other()
            fields = [self.fields[name] for name in element.names or self.fields]
            if element.struct:

                def write_struct(values: Values, writer: Any) -> str:
                    shown = [field for field in fields if values[field.name] != field.default_text()]
                    return space + ", ".join(f"{x.name} = {x.parameter.print(values[x.name], writer)}" for x in shown)

                return write_struct
            return lambda values, writer: (
                space
                + ", ".join(
                    field.parameter.print(values[field.name], writer)
                    for field in fields
                    if values[field.name] != ABSENT
                )
            )
        if isinstance(element, f.Custom):
            space = spacing.other()
            _, print = self.definition.dialect.directive_functions(element.name, self.where)
            names = self._custom_names(element)
            return lambda values, writer: space + print(writer, values, *names)
        if isinstance(element, f.Group):
            return self._group_writer(element, spacing)
        raise SpecError(f"{self.where}: {type(element).__name__} has no meaning in the format of an attribute or type")

    def _group_writer(self, group: f.Group, spacing: Spacing) -> Write:
        before = dataclasses.replace(spacing)
        then = [self._writer(element, spacing) for element in group.then]
        otherwise = [self._writer(element, before) for element in group.otherwise]
        anchors = [group.anchor.name] if isinstance(group.anchor, f.Variable) else self._custom_names(group.anchor)  # type: ignore[arg-type]

        def write(values: Values, writer: Any) -> str:
            present = any(
                values[name] not in (self.fields[name].default_text(), self.fields[name].parameter.empty)
                for name in anchors
            )
            return "".join(step(values, writer) for step in (then if present is not group.inverted else otherwise))

        return write
