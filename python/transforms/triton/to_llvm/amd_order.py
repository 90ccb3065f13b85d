"""The order in which ops of a block are written for AMD's chips: what the LDS holds is read once branches are done.

A load of global memory with a mask is a branch, and LLVM moves no read of the LDS past it. Operands of products that are read
before such loads, as Triton's pipeline has them, would take registers beside all that the loads bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.host import AnyOp, ir

__all__ = ["in_order_of_need"]

#: What neither writes shared memory nor waits for others that do.
_HARMLESS = ("arith.", "math.", "ttg.memdesc_", "ttg.local_load", "ttg.convert_layout")
_HARMLESS_OF_TT = (
    "tt.load", "tt.addptr", "tt.broadcast", "tt.expand_dims", "tt.get_program_id", "tt.make_range", "tt.reshape", "tt.splat",
    "tt.trans",
)  # fmt: skip


def in_order_of_need(block: ir.Block) -> Sequence[AnyOp]:
    """The block's ops, with reads of the LDS behind masked loads of global memory where nothing needs them before."""
    ops = list(block.operations)
    if not any(op.operation.name == "ttg.local_load" for op in ops) or not any(map(_branches, ops)):
        return ops
    made: list[AnyOp] = []
    late: list[AnyOp] = []
    for at, op in enumerate(ops):
        if late and (not _harmless(op) or _uses(op, late)):
            made += late
            late = []
        if op.operation.name == "ttg.local_load" and _passes_branch(ops, at):
            late.append(op)
        else:
            made.append(op)
    return made + late


def _branches(op: Any) -> bool:
    """Whether it is a load of global memory that becomes branches."""
    return bool(op.operation.name == "tt.load" and op.mask is not None)


def _harmless(op: AnyOp) -> bool:
    name = op.operation.name
    # A conversion by way of scratch has barriers of its own.
    return name in _HARMLESS_OF_TT or (name.startswith(_HARMLESS) and "allocation.offset" not in op.attributes)


def _uses(op: AnyOp, others: Sequence[AnyOp]) -> bool:
    results = {result for other in others for result in other.operation.results}
    return any(operand in results for operand in op.operands)


def _passes_branch(ops: Sequence[AnyOp], at: int) -> bool:
    """Whether a load that becomes branches comes before the first op that the read must not pass."""
    for op in ops[at + 1 :]:
        if _branches(op):
            return True
        if not _harmless(op) or _uses(op, [ops[at]]):
            return False
    return False
