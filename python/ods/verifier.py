"""Verification of an op from its spec: number and types of values, attributes, traits, then the op's own `verify`.

The host calls it before IRDL's checks in C++, so that the message names operand and expectation. What depends on types
and attributes alone is remembered per context by their identities: a module with thousands of equal ops pays once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gpuir.host import ir
from gpuir.ods.traits import VerifyError

if TYPE_CHECKING:
    from gpuir.ods.operation import OpSpec, Side

_MEMO = "_gpuir_verified"


def _check_side(spec: OpSpec, side: Side, op: Any, noun: str) -> None:
    values = side.of(op)
    segments = None
    if side.segmented:
        attribute = op.operation.attributes.get(side.attribute)
        if not isinstance(attribute, ir.DenseI32ArrayAttr):
            raise VerifyError(f"requires dense i32 array attribute '{side.attribute}' with {sum(side.widths)} elements")
        segments = list(attribute)
    sizes = side.sizes(len(values), segments)
    if sizes is None:
        if side.segmented:
            raise VerifyError(
                f"'{side.attribute}' {segments} does not fit {len(values)} {noun}s: expected {sum(side.widths)} sizes that add up to it"
            )
        expected = f"{'at least ' if side.open else ''}{side.fixed}"
        if side.open and side.open[0].kind == "optional":
            expected = f"{side.fixed} or {side.fixed + 1}"
        raise VerifyError(
            f"expected {expected} {noun}s ({', '.join(g.name for g in side.groups)}), but found {len(values)}"
        )
    number = 0
    for group, size in zip(side.groups, sizes, strict=True):
        if group.kind == "optional" and size > 1:
            raise VerifyError(f"{noun} group '{group.name}' takes 0 or 1 element, but found {size}")
        if group.kind == "one" and size != 1:
            raise VerifyError(f"{noun} group '{group.name}' takes 1 element, but found {size}")
        for _ in range(size):
            type = values[number].type
            if not group.constraint.test(type):
                raise VerifyError(
                    f"{noun} #{number} ('{group.name}') must be {group.constraint.summary}, but got '{type}'"
                )
            number += 1


def _check_attributes(spec: OpSpec, op: Any) -> None:
    attributes = op.operation.attributes
    for field in spec.attributes.values():
        value = attributes.get(field.name)
        if value is None:
            if field.required:
                raise VerifyError(f"requires attribute '{field.name}' ({field.constraint.summary})")
        elif not field.constraint.test(value):
            raise VerifyError(
                f"attribute '{field.name}' failed to satisfy constraint: {field.constraint.summary}, found {value}"
            )


def verify_local(spec: OpSpec, op: Any) -> None:
    """Everything that depends on types and attributes alone; raises VerifyError."""
    _check_side(spec, spec.operand_side, op, "operand")
    _check_side(spec, spec.result_side, op, "result")
    _check_attributes(spec, op)
    for trait in spec.traits:
        if trait.local and trait.verifies:
            trait.verify(op)
    if spec.local_verify and spec.verify_method is not None:
        spec.verify_method(op)


def compile_verifier(spec: OpSpec) -> Callable[[Any], None]:
    """The verification of an op as one function that raises VerifyError."""
    rest = [trait.verify for trait in spec.traits if not trait.local and trait.verifies]
    if spec.verify_method is not None and not spec.local_verify:
        rest.append(spec.verify_method)
    names = [field.name for field in spec.attributes.values()]
    if spec.operand_side.segmented:
        names.append(spec.operand_side.attribute)
    if spec.result_side.segmented:
        names.append(spec.result_side.attribute)
    number = hash(spec.name)

    def verify(op: Any) -> None:
        operation = op.operation
        get = operation.attributes.get
        # Attributes and types are unique and live as long as their context, so their hashes (addresses) identify them.
        key = (
            number,
            *[hash(get(name)) for name in names],
            *[hash(value.type) for value in operation.operands],
            0,
            *[hash(value.type) for value in operation.results],
        )
        context = operation.context
        try:
            memo = context._gpuir_verified
        except AttributeError:
            memo = context._gpuir_verified = set()
        if key not in memo:
            verify_local(spec, op)
            memo.add(key)
        for check in rest:
            check(op)

    return verify


def verifier_trait(spec: OpSpec) -> type | None:
    """The host's dynamic trait that runs the verification and reports at the op's location."""
    verify = compile_verifier(spec)
    name = spec.name

    class Verifier(ir.DynamicOpTrait):
        @staticmethod
        def verify_invariants(op: Any) -> bool:
            try:
                verify(op)
            except VerifyError as error:
                op.operation.location.emit_error(f"'{name}' op {error}")
                return False
            return True

    return Verifier
