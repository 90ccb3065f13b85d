"""Types that an op's custom form leaves out, from fixed types, equalities and inference."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from gpuir.assembly.cursor import Cursor
from gpuir.assembly.op_state import OpState
from gpuir.host import ir
from gpuir.ods.traits import transformed


def resolve_types(cursor: Cursor, state: OpState) -> None:
    """Fills in the types that the format leaves out, from fixed types, equalities and inference."""
    spec, types = state.spec, state.types
    for group in spec.operands:
        names = state.operands.setdefault(group.name, [])
        if not names and group.kind == "optional":
            types.setdefault(group.name, [])  # an absent operand has no type that a rule could derive
        if group.name in types and len(types[group.name]) != len(names):
            cursor.fail(
                f"'{spec.name}' operand '{group.name}': {len(names)} operands but {len(types[group.name])} types",
                state.start,
            )
    for group in spec.groups.values():
        if group.name not in types and group.constraint.text is not None:
            if not group.is_result:
                types[group.name] = [group.constraint.text] * len(state.operands[group.name])
            elif group.kind == "one":
                types[group.name] = [group.constraint.text]
    changed = True
    while changed:
        changed = False
        for source, derived, transform in spec.rules:
            if source in types and derived not in types:
                if transform is None:
                    types[derived] = list(types[source])
                else:
                    objects = [state.reader.type_object(text, state.start) for text in types[source]]
                    _check_group(cursor, state, source, objects)
                    try:
                        with state.reader.context, ir.Location.unknown(state.reader.context):
                            types[derived] = [
                                str_host(each) for type in objects for each in transformed(transform, type)
                            ]
                    except (TypeError, ValueError) as error:
                        cursor.fail(f"'{spec.name}': {error}", state.start)
                changed = True
    if spec.infer is not None and any(group.name not in types for group in spec.results):
        inputs = {
            g.name: [state.reader.type_object(t, state.start) for t in types[g.name]]
            for g in spec.operands
            if g.name in types
        }
        _check_operands(cursor, state, inputs)
        with state.reader.context, ir.Location.unknown(state.reader.context):
            attributes = {}
            for name, text in state.attributes.items():
                resolved = state.reader.resolve_aliases(text)
                if resolved is not None:
                    attributes[name] = ir.Attribute.parse(resolved)
            _check_attributes(cursor, state, attributes)
            try:
                found = spec.cls.infer_types(inputs, attributes)
            except (TypeError, ValueError) as error:
                cursor.fail(f"'{spec.name}': {error}", state.start)
        for group in spec.results:
            if group.name not in types:
                types[group.name] = [str_host(type) for type in found[group.name]]
    for group in spec.groups.values():
        if group.name not in types:
            if group.kind == "optional" and group.is_result:
                types[group.name] = []
                continue
            if not group.is_result and not state.operands[group.name]:
                types[group.name] = []
                continue
            if group.is_result:
                cursor.fail(f"'{spec.name}': the type of '{group.name}' is not known from this form", state.start)
            cursor.fail(
                f"'{spec.name}' operand '{group.name}': {len(state.operands[group.name])} operands but 0 types",
                state.start,
            )
        elif not group.is_result and len(types[group.name]) != len(state.operands[group.name]):
            found_types = len(types[group.name])
            cursor.fail(
                f"'{spec.name}' operand '{group.name}': {len(state.operands[group.name])} operands but {found_types} types",
                state.start,
            )


def _check_operands(cursor: Cursor, state: OpState, types: Mapping[str, list[ir.Type]]) -> None:
    """Refuses operands of other types than the op has, so that inference meets none of these."""
    for group in state.spec.operands:
        _check_group(cursor, state, group.name, types.get(group.name, ()))


def _check_group(cursor: Cursor, state: OpState, name: str, types: Sequence[ir.Type]) -> None:
    """Refuses types that a group of operands or results has not, so that no rule meets them."""
    group = state.spec.groups[name]
    for index, type in enumerate(types):
        if not group.constraint.test(type):
            what, number = "result", index
            if not group.is_result:
                # Operands of the groups before count too.
                before = itertools.takewhile(lambda one: one is not group, state.spec.operands)
                what, number = "operand", index + sum(len(state.operands.get(one.name, ())) for one in before)
            expected = f"{what} #{number} ('{name}') must be {group.constraint.summary}"
            cursor.fail(f"'{state.spec.name}' op {expected}, but got '{type}'", state.start)


def _check_attributes(cursor: Cursor, state: OpState, attributes: Mapping[str, ir.Attribute]) -> None:
    """Refuses attributes that the op has not, or lacks, so that inference meets none of these."""
    for field in state.spec.attributes.values():
        value = attributes.get(field.name)
        if value is None:
            if field.required and field.default is None and field.name not in state.attributes:
                expected = f"requires attribute '{field.name}' ({field.constraint.summary})"
                cursor.fail(f"'{state.spec.name}' op {expected}", state.start)
        elif not field.constraint.test(value):
            expected = f"failed to satisfy constraint: {field.constraint.summary}"
            cursor.fail(f"'{state.spec.name}' op attribute '{field.name}' {expected}, found {value}", state.start)


def str_host(value: Any) -> str:
    """The host's own text of an attribute or type, whatever its class prints."""
    return ir.Type.__str__(value) if isinstance(value, ir.Type) else ir.Attribute.__str__(value)
