"""The reference lowering of iree_gpu: what its ops compute, in upstream ops that run on one CPU core."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import apply_patterns, pass_
from gpuir.transforms.iree_gpu.f8 import expand_f8e4m3fnuz
from gpuir.transforms.iree_gpu.sequential import barrier_region_to_sequential, value_barrier_to_sequential
from gpuir.transforms.iree_gpu.to_intrinsics import multi_mma_to_loops, multi_mma_unroll
from gpuir.transforms.iree_gpu.to_scalars import intrinsic_to_scalar

__all__ = ["REFERENCE_PATTERNS", "reference_lowering"]

#: The patterns of ``iree-gpu-reference-lowering``, for use in other passes or transform scripts.
REFERENCE_PATTERNS = (
    multi_mma_to_loops,
    multi_mma_unroll,
    intrinsic_to_scalar,
    value_barrier_to_sequential,
    barrier_region_to_sequential,
    expand_f8e4m3fnuz,
)


@pass_("iree-gpu-reference-lowering")
def reference_lowering(op: Any) -> None:
    """Lowers all iree_gpu ops to scf, tensor, vector, memref and arith, with their sequential meaning.

    Fails at an op that cannot be computed by itself (one lane's share of a fragment, a data-tiled layout) and at any
    iree_gpu op that no pattern takes.
    """
    apply_patterns(op, REFERENCE_PATTERNS)
    left: list[Any] = []

    def visit(inner: Any) -> Any:
        if inner.name.startswith("iree_gpu."):
            left.append(inner)
        return ir.WalkResult.ADVANCE

    getattr(op, "operation", op).walk(visit)
    if left:
        types = ", ".join(str(value.type) for value in left[0].operands)
        raise failure(left[0], f"has no reference lowering for operands of types {types}")
