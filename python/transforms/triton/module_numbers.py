"""Numbers that a module of Triton's carries as attributes of 32 bits."""

from __future__ import annotations

from typing import overload

from gpuir.host import AnyOp, ir

__all__ = ["module_number", "set_number"]


@overload
def module_number(op: AnyOp, name: str, otherwise: int) -> int: ...
@overload
def module_number(op: AnyOp, name: str, otherwise: None) -> int | None: ...
def module_number(op: AnyOp, name: str, otherwise: int | None) -> int | None:
    """The number that the op, or the innermost op around it that has such an attribute, says."""
    around: ir.Operation | None = op.operation
    while around is not None:
        attribute = around.attributes.get(name)
        if isinstance(attribute, ir.IntegerAttr):
            return attribute.value
        around = around.parent.operation if around.parent is not None else None
    return otherwise


def set_number(op: AnyOp, name: str, value: int) -> None:
    """Sets an attribute of 32 bits."""
    operation = op.operation
    operation.attributes[name] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32, operation.context), value)
