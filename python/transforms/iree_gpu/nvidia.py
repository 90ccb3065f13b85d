"""A lane's share of NVIDIA's kinds of multi_mma to nvgpu: mma.sync here, warpgroups' products in ``wgmma``."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir, module
from gpuir.transforms.iree_gpu.intrinsics import unflat

__all__ = ["MmaSyncPlan"]


class MmaSyncPlan:
    """nvgpu.mma.sync: vectors whose rows are what one 32-bit register holds (of f64, one of 64 bits).

    A lane's share of lhs is (half of the rows, piece of k, neighbours along k); the instruction counts halves of rows first.
    """

    def __init__(self, kind: Any):
        lhs, rhs, acc = (kind.layout(name) for name in ("lhs", "rhs", "acc"))
        halves, steps, width = *lhs.outer, lhs.element[1]
        a, _, c = kind.element_types
        self.halves = ir.VectorType.get([halves, steps, width], a)
        # With one of either there is nothing to exchange.
        self.turned = ir.VectorType.get([steps, halves, width], a) if min(halves, steps) > 1 else None
        self.types = [
            ir.VectorType.get([layout.registers // per, per], element)
            for layout, per, element in ((lhs, width, a), (rhs, width, a), (acc, 2, c))
        ]
        i64 = ir.IntegerType.get_signless(64)
        self.shape = ir.ArrayAttr.get([ir.IntegerAttr.get(i64, size) for size in kind.mnk])
        self.tf32 = True if kind.intrinsic.value.string.endswith("TF32") else None

    def build(self, lhs: Any, rhs: Any, acc: Any) -> Any:
        """The product of vectors of a lane; the result has the accumulator's type."""
        if self.turned is not None:
            lhs = module("dialects.vector").transpose(self.turned, unflat(lhs, self.halves), [1, 0, 2])
        operands = [unflat(value, type_) for value, type_ in zip((lhs, rhs, acc), self.types)]
        result = module("dialects.nvgpu").mma_sync(self.types[2], *operands, self.shape, tf32_enabled=self.tf32)
        return unflat(result, acc.type)
