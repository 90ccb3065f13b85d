"""Patterns and passes for the `iree_gpu` dialect; importing this package registers them."""

from gpuir.transforms.iree_gpu.barriers import combine_barrier_regions
from gpuir.transforms.iree_gpu.concretize import concretize_inputs, concretize_mma_shapes, concretize_result
from gpuir.transforms.iree_gpu.convert import convert_to_multi_mma, pack_contraction, pack_to_intrinsics
from gpuir.transforms.iree_gpu.f8 import expand_f8e4m3fnuz
from gpuir.transforms.iree_gpu.fuse import fuse_and_hoist_parallel_loops, fuse_forall, hoist_forall
from gpuir.transforms.iree_gpu.lanes import distribute, distribute_mma_to_lanes, forall_to_lanes
from gpuir.transforms.iree_gpu.lower import lower_barrier_region, lower_multi_mma, lower_value_barrier
from gpuir.transforms.iree_gpu.reference import REFERENCE_PATTERNS, reference_lowering
from gpuir.transforms.iree_gpu.sequential import barrier_region_to_sequential, value_barrier_to_sequential
from gpuir.transforms.iree_gpu.to_intrinsics import multi_mma_to_loops, multi_mma_unroll
from gpuir.transforms.iree_gpu.to_scalars import intrinsic_to_scalar
from gpuir.transforms.iree_gpu.unroll import drop_multi_mma_unit_dims, unroll_multi_mma
from gpuir.transforms.iree_gpu.vectorize import vectorize_iree_gpu, vectorize_multi_mma, vectorize_value_barrier

__all__ = [
    "REFERENCE_PATTERNS",
    "barrier_region_to_sequential",
    "combine_barrier_regions",
    "concretize_inputs",
    "concretize_mma_shapes",
    "concretize_result",
    "convert_to_multi_mma",
    "distribute",
    "distribute_mma_to_lanes",
    "drop_multi_mma_unit_dims",
    "expand_f8e4m3fnuz",
    "forall_to_lanes",
    "fuse_and_hoist_parallel_loops",
    "fuse_forall",
    "hoist_forall",
    "intrinsic_to_scalar",
    "lower_barrier_region",
    "lower_multi_mma",
    "lower_value_barrier",
    "multi_mma_to_loops",
    "multi_mma_unroll",
    "pack_contraction",
    "pack_to_intrinsics",
    "reference_lowering",
    "unroll_multi_mma",
    "value_barrier_to_sequential",
    "vectorize_iree_gpu",
    "vectorize_multi_mma",
    "vectorize_value_barrier",
]
