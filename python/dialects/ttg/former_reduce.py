"""Reductions of Triton 2.0, which say by a number what a region says today."""

from __future__ import annotations

from typing import Any

from gpuir.assembly.diagnostics import at
from gpuir.dialects.tt.constraints import element_of
from gpuir.dialects.tt.ops_reduce import reduce_return
from gpuir.errors import ParseError
from gpuir.host import ir
from gpuir.host import module as host_module

#: By `redOp` the op of `arith` that combines two elements.
_COMBINED = {
    1: "addi", 2: "addf", 3: "minsi", 4: "maxsi", 5: "minui", 6: "maxui", 11: "minnumf", 12: "maxnumf", 15: "xori",
}  # fmt: skip
#: Those that give the place of an element.
_PLACES = {7: "ARGMIN", 8: "ARGMAX", 9: "ARGUMIN", 10: "ARGUMAX", 13: "ARGFMIN", 14: "ARGFMAX"}


def fill_region(op: ir.Operation) -> None:
    """Gives a `tt.reduce` that has a `redOp` its region."""
    attributes = op.attributes
    if "redOp" not in attributes:
        return
    kind = ir.IntegerAttr(attributes["redOp"]).value
    if kind not in _COMBINED:
        name = _PLACES.get(kind)
        what = (
            f"{name} gives the place of an element, which takes a tensor of places today" if name else "unknown redOp"
        )
        raise ParseError([at(op.location, "error", f"'tt.reduce' with redOp = {kind}: {what}")])
    del attributes["redOp"]
    block = op.regions[0].blocks[0]
    element = element_of(op.operands[0].type)
    first: Any = block.add_argument(element, op.location)
    second: Any = block.add_argument(element, op.location)
    block.operations[0].operation.erase()
    with ir.InsertionPoint(block):
        combined = getattr(host_module("dialects.arith"), _COMBINED[kind])(first, second)
        reduce_return([combined])
