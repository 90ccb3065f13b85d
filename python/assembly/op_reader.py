"""Formats of ops, compiled to closures that read the custom form and collect what the generic form needs.

Nothing is understood beyond the format: operands stay SSA names, types and attributes stay text.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from gpuir.assembly import tokens
from gpuir.assembly.cursor import Cursor
from gpuir.assembly.custom_form import Compiled, CustomForm, Step
from gpuir.assembly.op_state import OpState
from gpuir.assembly.tokens import flatten
from gpuir.ods import format as f
from gpuir.ods.syntax import split_top_level

if TYPE_CHECKING:
    from gpuir.ods.operation import Group, OpSpec, Side
    from gpuir.ods.releases import Release


class OpReader:
    """Reads the custom and the generic form of one op."""

    def __init__(self, spec: OpSpec):
        self.spec = spec
        self.where = f"'{spec.name}'"
        self.attributes = spec.attributes
        self.respelled = frozenset(respelled.name for respelled in spec.respelled)
        #: Whether what is compiled stands in an optional group.
        self._grouped = False
        compiled = [
            Compiled(range_, functools.partial(self._compile, elements)) for range_, elements in spec.printed.entries
        ]
        compiled += [
            Compiled(None, functools.partial(self._compile, elements)) for elements in spec.formats[len(compiled) :]
        ]
        self.read = CustomForm(spec, compiled).read

    # Compilation -----------------------------------------------------------------------------------------------------

    def _compile(self, elements: tuple[f.Element, ...]) -> list[Step]:
        return [self._step(element) for element in elements if not isinstance(element, f.Space)]

    def _step(self, element: f.Element) -> Step:
        where = f"in {self.where}"
        if isinstance(element, f.Literal):
            text = element.text
            return lambda cursor, state: cursor.expect(text, where)
        if isinstance(element, f.Variable):
            return self._variable(element)
        if isinstance(element, f.TypeOf):
            return self._type(element)
        if isinstance(element, f.Functional):
            return self._functional(element)
        if isinstance(element, f.AttrDict):
            return self._attr_dict_with_keyword if element.keyword else self.attr_dict
        if isinstance(element, f.All):
            return self._all(element.kind)
        if isinstance(element, f.Custom):
            read, _ = self.spec.dialect.directive_functions(element.name, self.where)
            names = element.names
            return lambda cursor, state: read(cursor, state, *names)
        if isinstance(element, f.OIList):
            return self._oilist(element)
        assert isinstance(element, f.Group)
        return self._group(element)

    def _variable(self, element: f.Variable) -> Step:
        spec, name = self.spec, element.name
        if name in spec.groups:
            group = spec.groups[name]
            kind = group.kind
            # A group that other releases lack is always there in formats that do not say when it is.
            if kind == "one" or (kind == "optional" and group.required and not self._grouped):

                def read_one(cursor: Cursor, state: OpState) -> None:
                    state.operands[name] = [cursor.operand()]

                return read_one

            def read_open(cursor: Cursor, state: OpState) -> None:
                if not cursor.at_operand():
                    state.operands[name] = []
                elif kind == "optional":
                    state.operands[name] = [cursor.operand()]
                else:
                    state.operands[name] = [*cursor.comma_separated(cursor.operand)]

            return read_open
        if name in spec.attributes:
            constraint = spec.attributes[name].constraint
            parse = (lambda cursor: cursor.attribute()) if element.qualified else constraint.parse

            def read_attribute(cursor: Cursor, state: OpState) -> None:
                state.attributes[name] = "unit" if constraint.unit else parse(cursor)

            return read_attribute
        for region in spec.regions:
            if region.name == name:
                if not region.variadic:
                    return lambda cursor, state: state.region(cursor)

                def read_regions(cursor: Cursor, state: OpState) -> None:
                    if cursor.peek() == "{":
                        cursor.comma_separated(lambda: state.region(cursor))

                return read_regions
        variadic = next(s.variadic for s in spec.successors if s.name == name)
        if not variadic:
            return lambda cursor, state: state.successors.append(cursor.successor())

        def read_successors(cursor: Cursor, state: OpState) -> None:
            if cursor.peek() == "^":
                state.successors.extend(cursor.comma_separated(cursor.successor))

        return read_successors

    def _group_type(self, group: Group, qualified: bool) -> Callable[[Cursor], str]:
        own = group.constraint.own
        if qualified:
            named = group.constraint.former[0] if group.constraint.former else own
            short = next((range_ for range_ in self.spec.dialect.was.values() if range_.former), None)
            if short is None or named is None or not named.spec.fields:
                return lambda cursor: cursor.type()
            former = named.spec

            def read_qualified(cursor: Cursor) -> str:
                if cursor.peek() != "<":
                    return cursor.type()
                cursor.only_in(short, f"type without its name in {self.where}", cursor.skip())
                return cursor.body(former)

            return read_qualified
        if own is None:
            return lambda cursor: cursor.type()
        # Like ODS: the prefix of the one class a type can have is left out.
        return lambda cursor: cursor.type() if cursor.peek() in "!" or not own.spec.fields else cursor.body(own.spec)

    def _type(self, element: f.TypeOf) -> Step:
        if element.name in (f.OPERANDS, f.RESULTS):
            side = self.spec.operand_side if element.name == f.OPERANDS else self.spec.result_side

            def read_all(cursor: Cursor, state: OpState) -> None:
                start = cursor.skip()
                self._distribute(cursor, state, side, [] if _ends_here(cursor) else cursor.types(), start)

            return read_all
        group = self.spec.groups[element.name]
        one = self._group_type(group, element.qualified)
        name, kind = group.name, group.kind
        stripped = group.constraint.own is not None and not element.qualified

        def read(cursor: Cursor, state: OpState) -> None:
            if kind == "one":
                state.types[name] = [one(cursor)]
            elif not state.operands[name] if name in state.operands else _ends_here(cursor, stripped):
                if kind == "variadic" and cursor.text[cursor.position - 1] == ":" and _ends_here(cursor, stripped):
                    # Upstream's list of types is never empty, so its own printer's text of such an op is refused there.
                    cursor.fail(f"{self.where}: expected a type of '{name}' after ':', found {cursor.found()}")
                state.types[name] = []
            elif kind == "optional":
                state.types[name] = [one(cursor)]
            else:
                state.types[name] = cursor.comma_separated(lambda: one(cursor))

        return read

    def _functional(self, element: f.Functional) -> Step:
        def read(cursor: Cursor, state: OpState) -> None:
            start = cursor.skip()
            inputs, results = cursor.functional_type()
            for name, types in ((element.inputs, inputs), (element.results, results)):
                if name in (f.OPERANDS, f.RESULTS):
                    self._distribute(
                        cursor,
                        state,
                        self.spec.operand_side if name == f.OPERANDS else self.spec.result_side,
                        types,
                        start,
                    )
                else:
                    state.types[name] = types

        return read

    def _distribute(self, cursor: Cursor, state: OpState, side: Side, types: list[str], start: int) -> None:
        """Cuts a flat list of types, which begins at `start`, into the groups of a side."""
        if not side.is_result and all(group.name in state.operands for group in side.groups):
            sizes: list[int] | None = [len(state.operands[group.name]) for group in side.groups]
            if sum(sizes) != len(types):  # type: ignore[arg-type]
                sizes = None
        elif len(side.open) <= 1:
            rest = len(types) - side.fixed
            sizes = (
                [1 if group.kind == "one" else rest for group in side.groups]
                if rest >= 0 and (side.open or rest == 0)
                else None
            )
        else:
            sizes = None
        if sizes is None:
            noun = "results" if side.is_result else "operands"
            names = ", ".join(group.name for group in side.groups) or "none"
            cursor.fail(f"{self.where}: {len(types)} types do not fit its {noun} ({names})", start)
        position = 0
        for group, size in zip(side.groups, sizes, strict=True):
            state.types[group.name] = types[position : position + size]
            position += size

    def _all(self, kind: str) -> Step:
        spec = self.spec
        if kind == "regions":

            def read_regions(cursor: Cursor, state: OpState) -> None:
                if cursor.peek() == "{":
                    cursor.comma_separated(lambda: state.region(cursor))

            return read_regions
        if kind == "successors":

            def read_successors(cursor: Cursor, state: OpState) -> None:
                if cursor.peek() == "^":
                    state.successors.extend(cursor.comma_separated(cursor.successor))

            return read_successors

        def read_operands(cursor: Cursor, state: OpState) -> None:
            names: list[str] = [*cursor.comma_separated(cursor.operand)] if cursor.at_operand() else []
            sizes = spec.operand_side.sizes(len(names), None) if not len(spec.operand_side.open) > 1 else None
            if sizes is None:
                cursor.fail(f"{self.where}: {len(names)} operands do not fit its declaration")
            position = 0
            for group, size in zip(spec.operands, sizes, strict=True):
                state.operands[group.name] = names[position : position + size]
                position += size

        return read_operands

    def _attr_dict_with_keyword(self, cursor: Cursor, state: OpState) -> None:
        if cursor.accept("attributes"):
            if cursor.peek() not in ("{", "#"):
                cursor.fail(f"expected '{{' of the attribute dictionary after 'attributes', found {cursor.found()}")
            self.attr_dict(cursor, state)

    def attr_dict(self, cursor: Cursor, state: OpState, required: str = "") -> None:
        """Reads an optional ``{name = value, ...}``, or an alias of one, into the state."""
        if cursor.peek() == "#":
            self._entries(cursor.dictionary("an attribute dictionary"), state)
            return
        if cursor.peek() == "{":
            start = cursor.skip()
            self._entries(cursor, state)
            for name in ("operandSegmentSizes", "resultSegmentSizes"):
                if name in state.attributes:
                    cursor.fail(
                        f"{self.where}: '{name}' is kept for the generic form, where it says how many values there are",
                        start,
                    )

    def _entries(self, cursor: Cursor, state: OpState) -> None:
        """Reads ``{name = value, ...}``; a value that was read before makes way, but for a function's name and type."""
        cursor.expect("{")
        if cursor.accept("}"):
            return
        seen: set[str] = set()
        kept = _OF_FUNCTIONS.intersection(state.attributes)
        while True:
            start = cursor.skip()
            quoted = cursor.peek() == '"'
            key = cursor.string() if quoted else cursor.keyword("an attribute name")
            name = key[1:-1] if quoted else key
            if name != (today := state.reader.former.attribute(name)):
                name, key = today, f'"{today}"' if quoted else today
            if quoted and (name in self.attributes or name in self.respelled):
                key = name
            if key in seen or key in kept:
                cursor.fail(f"{self.where} has attribute '{name}' twice", start)
            seen.add(key)
            if cursor.accept("="):
                field = self.attributes.get(name)
                lenient = field.constraint.lenient if field is not None and self.spec.dialect.lists_for_arrays else None
                state.attributes[key] = cursor.attribute() if lenient is None else self._lenient(cursor, state, lenient)
            else:
                state.attributes[key] = "unit"
            if not cursor.accept(","):
                break
        cursor.expect("}", "at the end of the attribute dictionary")

    def _lenient(self, cursor: Cursor, state: OpState, lenient: Callable[[str], str | None]) -> str:
        """A declared attribute's value: the document's convenient spellings are taken, through aliases too."""
        start, end = cursor.attribute_source()
        text = flatten(cursor.text[start:end])
        if text.startswith("#"):
            place = state.reader.alias_definition(text)
            if place is not None:
                inner = Cursor(cursor.text, place, state.reader)
                text = flatten(cursor.text[slice(*inner.attribute_source())])
        strict = lenient(text)
        if strict is None or strict == text:
            return state.reader.host_text(start, end)
        return state.reader.host_text_of(strict, start)

    def _oilist(self, element: f.OIList) -> Step:
        clauses = [(clause[0].text, self._compile(clause[1:])) for clause in element.clauses]  # type: ignore[attr-defined]

        def read(cursor: Cursor, state: OpState) -> None:
            seen = set()
            while True:
                for literal, steps in clauses:
                    start = cursor.skip()
                    if cursor.accept(literal):
                        if literal in seen:
                            cursor.fail(f"`{literal}` clause can appear at most once in {self.where}", start)
                        seen.add(literal)
                        for step in steps:
                            step(cursor, state)
                        break
                else:
                    return

        return read

    def _group(self, group: f.Group) -> Step:
        before, self._grouped = self._grouped, True
        then, otherwise = self._compile(group.then), self._compile(group.otherwise)
        self._grouped = before
        # A unit attribute that anchors a group is there when the group is.
        anchor = group.anchor.name if isinstance(group.anchor, f.Variable) else None
        unit = anchor if anchor in self.spec.attributes and self.spec.attributes[anchor].constraint.unit else None
        starts = self._starts(group.first)

        def read(cursor: Cursor, state: OpState) -> None:
            if starts is None:
                # A custom directive says by what it took whether the group is there.
                before = cursor.position
                then[0](cursor, state)
                taken = cursor.position != before
                steps = then[1:] if taken else otherwise
            else:
                taken = starts(cursor)
                steps = then if taken else otherwise
            for step in steps:
                step(cursor, state)
            if taken and unit is not None:
                state.attributes[unit] = "unit"

        return read

    def _starts(self, first: f.Element) -> Callable[[Cursor], bool] | None:
        """Whether a group's first element comes next."""
        if isinstance(first, f.Literal):
            text = first.text
            return lambda cursor: cursor.at(text)
        if isinstance(first, f.Variable):
            if first.name in self.spec.groups:
                return lambda cursor: cursor.at_operand()
            if first.name in self.spec.attributes:
                return lambda cursor: cursor.at_attribute()
            if any(region.name == first.name for region in self.spec.regions):
                return lambda cursor: cursor.peek() == "{"
            return lambda cursor: cursor.peek() == "^"
        if isinstance(first, f.AttrDict):
            return lambda cursor: cursor.peek() == "{"
        if isinstance(first, (f.TypeOf, f.Functional)):
            return lambda cursor: cursor.peek() in "!(" or cursor.peek().isalpha()
        assert isinstance(first, f.Custom)
        return None

    # Reading ---------------------------------------------------------------------------------------------------------

    def read_generic(self, cursor: Cursor, state: OpState) -> None:
        """Reads the generic form after the quoted name, with attributes in ``<{}>`` or ``{}``."""
        state.implicit_terminator = None
        cursor.expect("(", "of the operands")
        names: list[str] = [] if cursor.at(")") else [*cursor.comma_separated(cursor.operand)]
        cursor.expect(")")
        if cursor.accept("["):
            state.successors = cursor.comma_separated(cursor.successor)
            cursor.expect("]")
        if cursor.peek() == "<":
            self._properties(cursor, state)
        if cursor.accept("("):
            cursor.comma_separated(lambda: state.region(cursor))
            cursor.expect(")", "after the regions")
        if cursor.peek() == "{":
            self._discardable(cursor, state)
        cursor.expect(":", "before the type")
        inputs, results = cursor.functional_type()
        if len(inputs) != len(names):
            cursor.fail(f"{self.where} has {len(names)} operands but {len(inputs)} operand types")
        for side, values in ((self.spec.operand_side, inputs), (self.spec.result_side, results)):
            segments = self._segments(cursor, state, side)
            told = state.reader.release
            sizes = side.of_release(values, segments, self.spec.releases, told) if side.differs else None
            sizes = sizes or self._sizes(cursor, state.start, side, len(values), segments)
            position = 0
            for group, size in zip(side.groups, sizes, strict=True):
                state.types[group.name] = values[position : position + size]
                if not side.is_result:
                    state.operands[group.name] = names[position : position + size]
                position += size

    def _discardable(self, cursor: Cursor, state: OpState) -> None:
        """``{...}`` of the generic form: as upstream has it, what is among the properties too is dropped."""
        properties = dict(state.attributes)
        state.attributes.clear()
        start = cursor.skip()
        self._entries(cursor, state)
        for name in properties.keys() & state.attributes.keys():
            state.reader.check_attribute(
                name, state.attributes[name], self.where, f"in {name}, which its properties have", start
            )
        state.attributes.update(properties)

    def _properties(self, cursor: Cursor, state: OpState) -> None:
        """``<{...}>``: as upstream has it, only an op with declared attributes or segments takes it, and others are dropped."""
        start = cursor.skip()
        cursor.expect("<")
        self._entries(cursor, state)
        cursor.expect(">")
        spec = self.spec
        told: Release | None = state.reader.release
        known = {
            *spec.attributes,
            *(r.name for r in spec.respelled),
            *(s.attribute for s in (spec.operand_side, spec.result_side) if spec.says_sizes(s, told)),
        }
        later = {
            field.name for field in spec.attributes.values() if field.releases and told and told not in field.releases
        }
        for respelled in spec.respelled:
            if told and told in respelled.releases:
                later.update(respelled.replaced)
        if not known - later:
            cursor.fail(f"{self.where} has no properties; its attributes stand in {{...}} behind the operands", start)
        for name in [name for name in state.attributes if name not in known or name in later]:
            why = f"in {name}, which is none of its properties"
            state.reader.check_attribute(name, state.attributes.pop(name), self.where, why, start)

    def _segments(self, cursor: Cursor, state: OpState, side: Side) -> list[int] | None:
        """The sizes that the generic form gives, as many as the release that is told has groups."""
        given = state.attributes.pop(side.attribute, None)
        if given is None:
            return None
        array = _SEGMENTS.fullmatch(given)
        if array is None:
            cursor.fail(f"{self.where}: {side.attribute} must be array<i32: ...>, found {given}", state.start)
        segments = [int(item) for item in split_top_level(array[1] or "")]
        if not all(-(2**31) <= size < 2**32 for size in segments):
            cursor.fail(
                f"{self.where}: {side.attribute}: integer constant out of range of i32, found {given}", state.start
            )
        told: Release | None = state.reader.release
        if told is not None and side.differs and len(segments) != len(side.groups_of(told)):
            cursor.fail(
                f"{self.where}: {side.attribute} must have {len(side.groups_of(told))} sizes in {told}, found {given}",
                state.start,
            )
        return segments

    def _sizes(self, cursor: Cursor, start: int, side: Side, count: int, segments: list[int] | None) -> list[int]:
        if segments is not None:
            if len(segments) == len(side.groups) and sum(segments) == count and min(segments, default=0) >= 0:
                return segments
        elif side.equal and side.open and count >= side.fixed and (count - side.fixed) % len(side.open) == 0:
            each = (count - side.fixed) // len(side.open)
            return [1 if group.kind == "one" else each for group in side.groups]
        elif len(side.open) > 1 and not side.equal:
            cursor.fail(f"{self.where}: the generic form needs {side.attribute} with {len(side.groups)} sizes", start)
        else:
            rest = count - side.fixed
            if rest >= 0 and (side.open or rest == 0):
                return [1 if group.kind == "one" else rest for group in side.groups]
        sizes = side.sizes(count, segments) if min(segments or (), default=0) >= 0 else None
        if sizes is None:
            noun = "results" if side.is_result else "operands"
            names = ", ".join(group.name for group in side.groups) or "none"
            said = "" if segments is None else f", {side.attribute} says {', '.join(map(str, segments))}"
            cursor.fail(f"{self.where}: {count} {noun} do not fit its declaration ({names}){said}", start)
        return sizes


@functools.cache
def op_reader(spec: OpSpec) -> OpReader:
    """The reader of an op, compiled at its first use."""
    return OpReader(spec)


#: What stands in front of a function's dictionary, which may not say it again.
_OF_FUNCTIONS = frozenset(("sym_name", "function_type", "sym_visibility"))
_SEGMENTS = re.compile(r"array\s*<\s*i32\s*(?::\s*(-?\d+(?:\s*,\s*-?\d+)*)\s*)?>")


def _ends_here(cursor: Cursor, stripped: bool = False) -> bool:
    """Whether no type comes next; `stripped`: it may stand without its prefix, as ``<...>``."""
    start = cursor.skip()
    return tokens.TYPE_START.match(cursor.text, start) is None and not (stripped and cursor.text.startswith("<", start))
