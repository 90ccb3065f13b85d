"""Types that an op's custom form leaves out, from fixed types, equalities and inference."""

from __future__ import annotations

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
        with state.reader.context, ir.Location.unknown(state.reader.context):
            attributes = {}
            for name, text in state.attributes.items():
                resolved = state.reader.resolve_aliases(text)
                if resolved is not None:
                    attributes[name] = ir.Attribute.parse(resolved)
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


def str_host(value: Any) -> str:
    """The host's own text of an attribute or type, whatever its class prints."""
    return ir.Type.__str__(value) if isinstance(value, ir.Type) else ir.Attribute.__str__(value)
