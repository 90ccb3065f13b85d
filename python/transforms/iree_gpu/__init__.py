"""Patterns and passes for the `iree_gpu` dialect; importing this package registers them."""

from gpuir.transforms.iree_gpu.lowering.bank_conflicts import spread_workgroup_memory
from gpuir.transforms.iree_gpu.lowering.barriers import (
    barriers_to_gpu,
    combine_barrier_regions,
    gather_barrier_regions,
    lower_barrier_region,
    lower_value_barrier,
)
from gpuir.transforms.iree_gpu.lowering.dynamic_memory import share_dynamic_memory
from gpuir.transforms.iree_gpu.lowering.launch import foralls_to_launch
from gpuir.transforms.iree_gpu.lowering.leftovers import refuse_unfused_ops
from gpuir.transforms.iree_gpu.lowering.multi_mma import lower_multi_mma
from gpuir.transforms.iree_gpu.lowering.prefetch import prefetch_copies
from gpuir.transforms.iree_gpu.lowering.transfers import forward_stores, lower_transfers
from gpuir.transforms.iree_gpu.lowering.wgmma_promotion import promote_wgmma_operands
from gpuir.transforms.iree_gpu.lowering.wgmma_swizzle import swizzle_wgmma_operands
from gpuir.transforms.iree_gpu.packing.concretize import concretize_inputs, concretize_mma_shapes, concretize_result
from gpuir.transforms.iree_gpu.packing.generalized import generalize_contractions
from gpuir.transforms.iree_gpu.packing.multi_mma import convert_to_multi_mma, pack_contraction, pack_to_intrinsics
from gpuir.transforms.iree_gpu.packing.widening import widen_results
from gpuir.transforms.iree_gpu.reference import (
    REFERENCE_PATTERNS,
    barrier_region_to_sequential,
    expand_f8e4m3fnuz,
    intrinsic_to_scalar,
    multi_mma_to_loops,
    multi_mma_unroll,
    reference_lowering,
    value_barrier_to_sequential,
)
from gpuir.transforms.iree_gpu.tiling.lanes import distribute, distribute_mma_to_lanes, forall_to_lanes
from gpuir.transforms.iree_gpu.tiling.loop_fusion import fuse_and_hoist_parallel_loops, fuse_forall, hoist_forall
from gpuir.transforms.iree_gpu.tiling.promotion import promote_operands
from gpuir.transforms.iree_gpu.tiling.reduction import tile_reductions
from gpuir.transforms.iree_gpu.tiling.subgroups import lanes_to_threads, tile_to_subgroups
from gpuir.transforms.iree_gpu.tiling.workgroups import pad_to_tiles, tile_to_workgroups
from gpuir.transforms.iree_gpu.vectors.accumulators import hoist_accumulators, split_accumulators
from gpuir.transforms.iree_gpu.vectors.copies import unroll_copies, vectorize_copies
from gpuir.transforms.iree_gpu.vectors.source_reads import read_from_sources
from gpuir.transforms.iree_gpu.vectors.unpacking import unpack_in_threads
from gpuir.transforms.iree_gpu.vectors.unrolling import drop_multi_mma_unit_dims, unroll_multi_mma
from gpuir.transforms.iree_gpu.vectors.vectorization import (
    vectorize_iree_gpu,
    vectorize_multi_mma,
    vectorize_value_barrier,
)

__all__ = [
    "REFERENCE_PATTERNS",
    "barrier_region_to_sequential",
    "barriers_to_gpu",
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
    "foralls_to_launch",
    "forward_stores",
    "fuse_and_hoist_parallel_loops",
    "fuse_forall",
    "gather_barrier_regions",
    "generalize_contractions",
    "hoist_accumulators",
    "hoist_forall",
    "intrinsic_to_scalar",
    "lanes_to_threads",
    "lower_barrier_region",
    "lower_multi_mma",
    "lower_transfers",
    "lower_value_barrier",
    "multi_mma_to_loops",
    "multi_mma_unroll",
    "pack_contraction",
    "pack_to_intrinsics",
    "pad_to_tiles",
    "prefetch_copies",
    "promote_operands",
    "promote_wgmma_operands",
    "read_from_sources",
    "reference_lowering",
    "refuse_unfused_ops",
    "share_dynamic_memory",
    "split_accumulators",
    "spread_workgroup_memory",
    "swizzle_wgmma_operands",
    "tile_reductions",
    "tile_to_subgroups",
    "tile_to_workgroups",
    "unpack_in_threads",
    "unroll_copies",
    "unroll_multi_mma",
    "value_barrier_to_sequential",
    "vectorize_copies",
    "vectorize_iree_gpu",
    "vectorize_multi_mma",
    "vectorize_value_barrier",
    "widen_results",
]
