"""Constants among the values of imported LLVM IR."""

from __future__ import annotations

from gpuir.host import ir

__all__ = ["number_of"]


def number_of(value: ir.Value) -> int | None:
    """The integer that a value is; None where it is none that is known."""
    owner = value.owner
    if not isinstance(owner, ir.Block) and owner.name == "llvm.mlir.constant":
        attribute = owner.attributes["value"]
        if isinstance(attribute, (ir.IntegerAttr, ir.BoolAttr)):
            return int(attribute.value)
    return None
