"""tt.dot_scaled, by the instructions that take scales: mma.sync of sm_120, mfma of gfx950."""

from __future__ import annotations

from gpuir.dialects import tt
from gpuir.host import ir
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.scaled_mfma import scaled_mfma
from gpuir.transforms.triton.to_llvm.scaled_mma import scaled_mma

__all__: list[str] = []


@lowering("tt.dot_scaled")
def _dot_scaled(low: Lowering, op: tt.DotScaledOp) -> ir.Value:
    return scaled_mfma(low, op) if low.target.family == "amd" else scaled_mma(low, op)
