"""Patterns and passes for the `iree_gpu` dialect; importing this package registers them."""

from gpuir.transforms.iree_gpu.f8 import expand_f8e4m3fnuz
from gpuir.transforms.iree_gpu.lower import lower_barrier_region, lower_multi_mma, lower_value_barrier
from gpuir.transforms.iree_gpu.reference import REFERENCE_PATTERNS, reference_lowering
from gpuir.transforms.iree_gpu.sequential import barrier_region_to_sequential, value_barrier_to_sequential
from gpuir.transforms.iree_gpu.to_intrinsics import multi_mma_to_loops, multi_mma_unroll
from gpuir.transforms.iree_gpu.to_scalars import intrinsic_to_scalar
from gpuir.transforms.iree_gpu.unroll import drop_multi_mma_unit_dims, unroll_multi_mma
from gpuir.transforms.iree_gpu.vectorize import vectorize_multi_mma, vectorize_value_barrier

__all__ = [
    "REFERENCE_PATTERNS",
    "barrier_region_to_sequential",
    "drop_multi_mma_unit_dims",
    "expand_f8e4m3fnuz",
    "intrinsic_to_scalar",
    "lower_barrier_region",
    "lower_multi_mma",
    "lower_value_barrier",
    "multi_mma_to_loops",
    "multi_mma_unroll",
    "reference_lowering",
    "unroll_multi_mma",
    "value_barrier_to_sequential",
    "vectorize_multi_mma",
    "vectorize_value_barrier",
]
