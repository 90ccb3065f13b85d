"""Patterns and passes for Triton's dialects `tt`, `ttg` and `ttng`; importing this package registers them."""

from gpuir.transforms.triton.allocate_shared import allocate_shared_memory
from gpuir.transforms.triton.allocate_tensor import allocate_tensor_memory
from gpuir.transforms.triton.barriers import insert_barriers, place_barriers
from gpuir.transforms.triton.cluster_barriers import insert_cluster_barriers
from gpuir.transforms.triton.convert_layouts import (
    fold_convert_layout_of_convert_layout,
    fold_convert_layout_of_splat,
    fold_convert_layout_to_itself,
    hoist_convert_layouts,
)
from gpuir.transforms.triton.convert_to_llvm import convert_triton_to_llvm, triton_ops_to_llvm
from gpuir.transforms.triton.fences import insert_fences
from gpuir.transforms.triton.global_reads import order_global_reads
from gpuir.transforms.triton.global_scratch import allocate_global_scratch
from gpuir.transforms.triton.hints import dot_loads, set_dot_load_hints, set_num_stages
from gpuir.transforms.triton.launch_control import lower_launch_control
from gpuir.transforms.triton.selects import select_in_branches
from gpuir.transforms.triton.synchronous_products import wait_for_products
from gpuir.transforms.triton.warp_groups import allocate_warp_groups

__all__ = [
    "allocate_global_scratch",
    "allocate_shared_memory",
    "allocate_tensor_memory",
    "allocate_warp_groups",
    "convert_triton_to_llvm",
    "dot_loads",
    "fold_convert_layout_of_convert_layout",
    "fold_convert_layout_of_splat",
    "fold_convert_layout_to_itself",
    "hoist_convert_layouts",
    "insert_barriers",
    "insert_cluster_barriers",
    "insert_fences",
    "lower_launch_control",
    "order_global_reads",
    "place_barriers",
    "select_in_branches",
    "set_dot_load_hints",
    "set_num_stages",
    "triton_ops_to_llvm",
    "wait_for_products",
]
