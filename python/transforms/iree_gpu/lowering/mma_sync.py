"""Lowers a lane's share of one #gpuir_nv.mma_layout intrinsic to nvgpu.mma.sync."""

from __future__ import annotations

from gpuir.dialects import vector
from gpuir.dialects.iree_gpu.nvidia import NvMMAAttr
from gpuir.host import ir, module
from gpuir.transforms.iree_gpu.utils.vectors import reshaped

__all__ = ["MmaSyncPlan"]


class MmaSyncPlan:
    """How multi_mma of one kind becomes nvgpu.mma.sync, whose vectors have a 32-bit register per row (of f64 a 64-bit one).

    A lane's share of lhs is (half of the rows, piece of k, neighbours along k); the instruction counts halves of rows first.
    """

    def __init__(self, kind: NvMMAAttr):
        lhs, rhs, acc = (kind.layout(name) for name in ("lhs", "rhs", "acc"))
        halves, pieces, width = *lhs.outer, lhs.element[1]
        a, _, c = kind.element_types
        self.share = ir.VectorType.get([halves, pieces, width], a)
        # With one half or one piece there is nothing to exchange.
        self.transposed = ir.VectorType.get([pieces, halves, width], a) if min(halves, pieces) > 1 else None
        self.types = [
            ir.VectorType.get([layout.registers // per_register, per_register], element)
            for layout, per_register, element in ((lhs, width, a), (rhs, width, a), (acc, 2, c))
        ]
        i64 = ir.IntegerType.get_signless(64)
        self.shape = ir.ArrayAttr.get([ir.IntegerAttr.get(i64, size) for size in kind.mnk])
        self.tf32 = True if kind.intrinsic.value.string.endswith("TF32") else None

    def build(self, lhs: ir.Value, rhs: ir.Value, acc: ir.Value) -> ir.Value:
        """The product of a lane's vectors; the result has the accumulator's type."""
        if self.transposed is not None:
            lhs = vector.transpose(self.transposed, reshaped(lhs, self.share), [1, 0, 2])
        operands = [reshaped(value, type_) for value, type_ in zip((lhs, rhs, acc), self.types)]
        # The host's builder, which infers nothing: gpuir's own asks for less, at a cost for each op.
        result = module("dialects.nvgpu").mma_sync(self.types[2], *operands, self.shape, tf32_enabled=self.tf32)
        return reshaped(result, acc.type)
