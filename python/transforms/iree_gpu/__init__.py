"""Patterns and passes for the `iree_gpu` dialect; importing this package registers them."""

from gpuir.transforms.iree_gpu.f8 import expand_f8e4m3fnuz
from gpuir.transforms.iree_gpu.reference import REFERENCE_PATTERNS, reference_lowering
from gpuir.transforms.iree_gpu.sequential import barrier_region_to_sequential, value_barrier_to_sequential
from gpuir.transforms.iree_gpu.to_intrinsics import multi_mma_to_loops, multi_mma_unroll
from gpuir.transforms.iree_gpu.to_scalars import intrinsic_to_scalar

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
