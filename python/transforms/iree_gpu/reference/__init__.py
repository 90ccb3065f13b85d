"""The reference lowering of iree_gpu: what its ops compute, in upstream ops that run on one CPU core."""

from __future__ import annotations

from gpuir.host import AnyOp
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import apply_patterns, pass_
from gpuir.transforms.iree_gpu.reference.barriers import barrier_region_to_sequential, value_barrier_to_sequential
from gpuir.transforms.iree_gpu.reference.f8 import expand_f8e4m3fnuz
from gpuir.transforms.iree_gpu.reference.loops import multi_mma_to_loops, multi_mma_unroll
from gpuir.transforms.iree_gpu.reference.scalars import intrinsic_to_scalar
from gpuir.transforms.iree_gpu.utils.rewriting import collect

__all__ = [
    "REFERENCE_PATTERNS",
    "barrier_region_to_sequential",
    "expand_f8e4m3fnuz",
    "intrinsic_to_scalar",
    "multi_mma_to_loops",
    "multi_mma_unroll",
    "reference_lowering",
    "value_barrier_to_sequential",
]

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
def reference_lowering(op: AnyOp) -> None:
    """Lowers all iree_gpu ops to scf, tensor, vector, memref and arith, with their sequential meaning.

    Fails at an op that cannot be computed by itself (one lane's share of a fragment, a data-tiled layout) and at any
    iree_gpu op that no pattern matches.
    """
    apply_patterns(op, REFERENCE_PATTERNS)
    for left in collect(op, "iree_gpu."):
        types = ", ".join(str(value.type) for value in left.operands)
        raise failure(left, f"has no reference lowering for operands of types {types}")
