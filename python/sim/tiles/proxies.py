"""Fences between what a program's threads write and what the async proxy reads: which operations ask for them.

Triton makes the fence of a TMA store together with the store, and those of products by a pass of their own, close to the end.
Up to there the kernel is right without them, and nothing else in a module tells whether the pass has run: products are
asynchronous long before. So a module whose only fence is missing is known by its history alone: bisection has one.
"""

from __future__ import annotations

from gpuir.host import ir
from gpuir.sim.compiler import Compiler
from gpuir.sim.terms import Op

__all__ = ["fences_products", "has_fences"]

_FENCE = "ttng.fence_async_shared"
_TMA_STORES = ("ttng.async_tma_copy_local_to_global", "ttng.async_tma_reduce", "ttng.async_tma_scatter")
#: What the passes behind Triton's fences leave on a module.
_LOWERED = "ttg.shared"


def fences_products(k: Compiler) -> bool:
    """Whether the module is one in which products have their fences: one is there, or shared memory is laid out."""
    module = k.program.module.operation
    known = k.program.notes.get(fences_products)
    if known is None:
        known = k.program.notes[fences_products] = _LOWERED in module.attributes or has_fences(module)
    return bool(known)


def has_fences(module: Op) -> bool:
    """Whether there is a fence that belongs to no TMA store."""
    found = False

    def visit(op: Op) -> ir.WalkResult:
        nonlocal found
        if op.name == _FENCE:
            behind = list(op.block.operations)
            at = next(number for number, each in enumerate(behind) if each.operation == op)
            following = behind[at + 1].operation.name if at + 1 < len(behind) else ""
            found = following not in _TMA_STORES
        return ir.WalkResult.INTERRUPT if found else ir.WalkResult.ADVANCE

    module.walk(visit)
    return found
