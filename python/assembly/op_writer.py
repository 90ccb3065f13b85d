"""Formats of ops, compiled to closures that print the custom form from the parts of the generic form."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

from gpuir.assembly.spacing import Spacing
from gpuir.ods import format as f
from gpuir.ods.names import by_name

if TYPE_CHECKING:
    from gpuir.assembly.marks import Printing
    from gpuir.ods.operation import Group, OpSpec
    from gpuir.ods.releases import Range, Release


class NotPrintable(Exception):
    """The op has no text in its custom form (an empty list where the form wants a type): print it generically."""


class Unsayable(Exception):
    """A release has no words for something of an op, of an attribute or of a type: what, and the op's name if it is one."""

    def __init__(self, message: str, release: Release, op: str = ""):
        super().__init__(message)
        self.release, self.op = release, op


class RegionText:
    """A region of the op that is printed: a mark in the output, what its entry block has, and whether to show that."""

    def __init__(self, mark: str, arguments: list[tuple[str, str]], index: int = 0):
        self.mark, self.index = mark, index
        #: Names and document types of the entry block's arguments.
        self.arguments = arguments
        #: Their locations, ``loc(...)``, each empty where the text has none.
        self.locations: list[str] = []
        #: The line that names them, and what stands behind its colon.
        self.label = self.behind_label = ""
        #: Whether there is nothing in it but that line, and the blanks before the brace that closes it.
        self.blank, self.indent = False, ""
        #: Whether the entry block's header is shown; a format that prints the arguments elsewhere turns it off.
        self.show_arguments = True
        #: Whether a terminator without operands and attributes is left out, and whether the last op is one.
        self.hide_terminator = self.hides_last = False
        #: Makes other text of what stands between the braces; a format that shows the region without them sets it.
        self.wrap: Callable[[str], str] | None = None

    def head(self) -> str:
        """What stands between the brace and the lines of the region's ops."""
        return f"\n{self.label}" if self.label and self.show_arguments else self.behind_label


class WriteState:
    """The parts of one op in the host's generic form."""

    def __init__(self, spec: OpSpec, writer: Printing):
        self.spec, self.writer = spec, writer
        self.name = spec.name
        self.operands: dict[str, list[str]] = {}
        #: The document's text of types.
        self.types: dict[str, list[str]] = {}
        #: The host's text of attributes.
        self.attributes: dict[str, str] = {}
        self.successors: list[str] = []
        self.regions: list[RegionText] = []


Step = Callable[[WriteState], str]

#: What the steps raise for parts of an invalid op that are not as declared: an attribute, an operand or a region is
#: missing, or an attribute's text is of another kind. Anything else is a defect of the op's spec or of its directives.
_UNLIKE_ITS_SPEC = (LookupError, ValueError)


class OpWriter:
    """Prints the custom and the generic form of one op."""

    def __init__(self, spec: OpSpec, release: Release | None):
        system = spec.dialect.system
        # IR that no text said anything of, and dialects of other systems, are as in the first release that is printed.
        if system is not None and (release is None or release.system is not system):
            release = system.default
        self.spec, self.release = spec, release
        #: Attributes that only some releases write.
        self.respelled = frozenset(respelled.name for respelled in spec.respelled)
        self.where = f"'{spec.name}'"
        self.shown: set[str] = {"operandSegmentSizes", "resultSegmentSizes"}
        self.steps: list[Step] | None = None
        #: Why a release does not have the op; and the attributes that it does not have, with their defaults and reasons.
        self.refused = lacking(f"'{spec.name}'", spec.releases, release)
        self.lacking = {
            name: (field, reason)
            for name, field in spec.attributes.items()
            if (reason := lacking(f"attribute '{name}' of '{spec.name}'", field.releases, release))
        }
        #: Operands and results that it does not have, with reasons.
        self.without = {
            name: reason
            for name, group in spec.groups.items()
            if (reason := lacking(f"'{name}' of '{spec.name}'", group.releases, release))
        }
        elements = spec.printed.at(release)
        if elements is not None:
            self.shown |= {e.name for e in f.walk(elements) if isinstance(e, f.Variable) and e.name in spec.attributes}
            self.steps = self._compile(elements, Spacing())

    def _compile(self, elements: tuple[f.Element, ...], spacing: Spacing) -> list[Step]:
        return [self._step(element, spacing) for element in elements]

    def _step(self, element: f.Element, spacing: Spacing) -> Step:
        if isinstance(element, f.Space):
            blank = spacing.blank(element.text)
            return lambda state: blank
        if isinstance(element, f.Literal):
            text = spacing.literal(element.text)
            return lambda state: text
        if isinstance(element, f.AttrDict):
            spacing.attr_dict()
            keyword = " attributes" if element.keyword else ""
            return lambda state: self._attr_dict(state, keyword)
        if isinstance(element, f.Group):
            return self._group(element, spacing)
        if isinstance(element, f.OIList):
            return self._oilist(element, spacing)
        space = spacing.other()
        if isinstance(element, f.Variable):
            return self._variable(element, space)
        if isinstance(element, f.TypeOf):
            return self._type(element, space)
        if isinstance(element, f.Functional):

            def functional(state: WriteState) -> str:
                inputs, results = (self._all_types(state, name) for name in (element.inputs, element.results))
                output = (
                    results[0] if len(results) == 1 and not results[0].startswith("(") else f"({', '.join(results)})"
                )
                return f"{space}({', '.join(inputs)}) -> {output}"

            return functional
        if isinstance(element, f.All):
            kind, spec = element.kind, self.spec
            if kind == "operands":
                return lambda state: space + ", ".join(name for g in spec.operands for name in state.operands[g.name])
            if kind == "successors":
                return lambda state: space + ", ".join(state.successors)
            return lambda state: space + ", ".join(self._region(state, region) for region in state.regions)
        assert isinstance(element, f.Custom)
        _, print = self.spec.dialect.directive_functions(element.name, self.where)
        names = element.names
        return lambda state: space + print(state.writer, state, *names)

    def _all_types(self, state: WriteState, name: str) -> list[str]:
        if name in (f.OPERANDS, f.RESULTS):
            groups = self.spec.operands if name == f.OPERANDS else self.spec.results
            return [type for group in groups for type in state.types[group.name]]
        return state.types[name]

    def _variable(self, element: f.Variable, space: str) -> Step:
        spec, name = self.spec, element.name
        if name in spec.groups:
            return lambda state: space + ", ".join(state.operands[name])
        if name in spec.attributes:
            constraint = spec.attributes[name].constraint
            if constraint.unit:
                return lambda state: ""
            own = getattr(constraint, "own", None)

            def attribute(state: WriteState) -> str:
                text = state.attributes[name]
                if own is not None:
                    return space + state.writer.own_text(text, stripped=not element.qualified).lstrip()
                return space + state.writer.attribute_text(constraint.print(text))

            return attribute
        for index, region in enumerate(spec.regions):
            if region.name == name:
                if region.variadic:
                    return lambda state: space + ", ".join(self._region(state, r) for r in state.regions)
                return self._one_region(index, space)
        first = next(i for i, s in enumerate(spec.successors) if s.name == name)
        variadic = spec.successors[first].variadic
        return lambda state: space + (", ".join(state.successors[first:]) if variadic else state.successors[first])

    def _one_region(self, index: int, space: str) -> Step:
        return lambda state: space + self._region(state, state.regions[index])

    def _region(self, state: WriteState, region: RegionText) -> str:
        region.hide_terminator = self.spec.implicit_terminator is not None
        return region.mark

    def _type(self, element: f.TypeOf, space: str) -> Step:
        name = element.name
        if name in (f.OPERANDS, f.RESULTS):
            return lambda state: space + ", ".join(self._all_types(state, name))
        group: Group = self.spec.groups[name]
        implied = None if element.qualified else group.constraint.own
        optional = group.kind != "one"

        grouped = self._grouped

        def write(state: WriteState) -> str:
            types = state.types[name]
            if implied is not None:
                types = [state.writer.strip_type(type, implied) for type in types]
            if not types and optional and not grouped:
                raise NotPrintable
            return space + ", ".join(types)

        return write

    _grouped = False  # whether what is compiled stands in an optional group

    def _attr_dict(self, state: WriteState, keyword: str) -> str:
        shown, fields = self.shown, self.spec.attributes
        entries = []
        for name, text in state.attributes.items():
            if name in shown:
                continue
            field = fields.get(name)
            if field is not None and field.default is not None and text == state.writer.default_text(field):
                continue
            entries.append(name if text == "unit" else f"{name} = {state.writer.attribute_text(text)}")
        return f"{keyword} {{{', '.join(entries)}}}" if entries else ""

    def _present(self, anchor: f.Element) -> Callable[[WriteState], bool]:
        spec = self.spec
        if isinstance(anchor, f.TypeOf) and anchor.name in (f.OPERANDS, f.RESULTS):
            return lambda state: bool(self._all_types(state, anchor.name))
        if isinstance(anchor, (f.Variable, f.TypeOf)):
            name = anchor.name
            if name in spec.groups:
                if isinstance(anchor, f.Variable):
                    return lambda state: bool(state.operands[name])
                return lambda state: bool(state.types[name])
            if name in spec.attributes:
                field = spec.attributes[name]
                if name in self.lacking:
                    return lambda state: False  # `check_release` has taken out what the default says
                if field.default is not None:
                    return lambda state: state.attributes.get(name, "") != state.writer.default_text(field)
                return lambda state: name in state.attributes
            if any(region.name == name for region in spec.regions):
                return lambda state: bool(state.regions)
            return lambda state: bool(state.successors)
        if isinstance(anchor, f.Functional):
            return lambda state: bool(self._all_types(state, anchor.inputs) or self._all_types(state, anchor.results))
        if isinstance(anchor, f.Custom):
            tests = [self._present(a) for a in anchor.arguments if isinstance(a, (f.Variable, f.TypeOf))]
            return lambda state: any(test(state) for test in tests)
        return lambda state: True

    def _group(self, group: f.Group, spacing: Spacing) -> Step:
        before, self._grouped = self._grouped, True
        start = dataclasses.replace(spacing)
        then = self._compile(group.then, spacing)
        otherwise = self._compile(group.otherwise, start)
        self._grouped = before
        present, inverted = self._present(group.anchor), group.inverted
        return lambda state: "".join([step(state) for step in (then if present(state) is not inverted else otherwise)])

    def _oilist(self, element: f.OIList, spacing: Spacing) -> Step:
        before, self._grouped = self._grouped, True
        clauses = []
        for clause in element.clauses:
            variables = [e for e in f.walk(clause) if isinstance(e, (f.Variable, f.Custom))]
            tests = [self._present(variable) for variable in variables if not getattr(variable, "reference", False)]
            clauses.append((tests, self._compile(clause, spacing)))
        self._grouped = before

        def write(state: WriteState) -> str:
            return "".join(
                step(state) for tests, steps in clauses if any(test(state) for test in tests) for step in steps
            )

        return write

    def respell(self, state: WriteState) -> None:
        """Says attributes in the release's words."""
        for respelled in self.spec.respelled:
            assert self.release is not None
            respelled.write(self.spec, state.attributes, self.release)

    def check_release(self, state: WriteState) -> None:
        """Refuses what the release has no words for."""
        if self.refused:
            assert self.release is not None
            raise Unsayable(self.refused, self.release, self.spec.name)
        for name, reason in self.without.items():
            if state.types[name]:
                assert self.release is not None
                raise Unsayable(reason, self.release, self.spec.name)
        for name, (field, reason) in self.lacking.items():
            text = state.attributes.get(name)
            if text is None:
                continue
            if field.default is None or text != state.writer.default_text(field):
                if name in self.spec.hints:
                    continue
                assert self.release is not None
                raise Unsayable(reason, self.release, self.spec.name)
            del state.attributes[name]

    def write(self, state: WriteState) -> str:
        """The custom form; the generic form where there is none, or where the op has no text in it or is invalid."""
        if self.steps is None:
            return self.write_generic(state)
        try:
            return state.name + "".join([step(state) for step in self.steps])
        except (NotPrintable, *_UNLIKE_ITS_SPEC):
            for region in state.regions:
                region.hide_terminator, region.show_arguments, region.wrap = False, True, None
            return self.write_generic(state)

    def write_generic(self, state: WriteState) -> str:
        """The generic form as the document's own tools print it, declared attributes as properties."""
        spec, writer = self.spec, state.writer
        operands = [name for group in spec.operands for name in state.operands[group.name]]
        text = f'"{state.name}"({", ".join(operands)})'
        if state.successors:
            text += f"[{', '.join(state.successors)}]"
        properties: dict[str, str] = {}
        rest: dict[str, str] = {}
        for name, value in state.attributes.items():
            if name in ("operandSegmentSizes", "resultSegmentSizes"):
                continue
            own = (name in spec.attributes and name not in self.lacking) or name in self.respelled
            (properties if own else rest)[name] = value
        for side in (spec.operand_side, spec.result_side):
            if spec.says_sizes(side, self.release):
                sizes = [len(state.types[group.name]) for group in side.groups_of(self.release)]
                properties[side.attribute] = f"array<i32: {', '.join(map(str, sizes))}>"

        def dictionary(entries: dict[str, str]) -> str:
            return (
                "{"
                + ", ".join(
                    k if v == "unit" else f"{k} = {writer.attribute_text(v)}"
                    for k, v in sorted(entries.items(), key=by_name)
                )
                + "}"
            )

        if properties:
            text += f" <{dictionary(properties)}>"
        if state.regions:
            text += f" ({', '.join(region.mark for region in state.regions)})"
        if rest:
            text += f" {dictionary(rest)}"
        inputs, results = (self._all_types(state, side) for side in (f.OPERANDS, f.RESULTS))
        output = results[0] if len(results) == 1 and not results[0].startswith("(") else f"({', '.join(results)})"
        return f"{text} : ({', '.join(inputs)}) -> {output}"


def lacking(what: str, has: Range | None, release: Release | None) -> str:
    """What is said where a release does not have something; empty where it has."""
    return "" if has is None or release is None or release in has else f"{release} has no {what}; {has} has"


@functools.cache
def op_writer(spec: OpSpec, release: Release | None) -> OpWriter:
    """The printer of an op in a release of its dialect's system, compiled at its first use."""
    return OpWriter(spec, release)
