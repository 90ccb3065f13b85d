# RUN: %python %s | FileCheck %s
# RUN: %if mlir-opt %{ %python %s | %mlir_opt | FileCheck %s %}
"""The document's examples of ids and sizes, built from Python."""

from _building import function, module

from gpuir.dialects import gpu

with module():
    # CHECK-LABEL: func.func @ids
    @function()
    def ids():
        # CHECK: gpu.block_dim x{{$}}
        gpu.block_dim("x")
        # CHECK-NEXT: gpu.block_id y{{$}}
        gpu.block_id("y")
        # CHECK-NEXT: gpu.cluster_block_id y{{$}}
        gpu.cluster_block_id("y")
        # CHECK-NEXT: gpu.cluster_dim_blocks x{{$}}
        gpu.cluster_dim_blocks("x")
        # CHECK-NEXT: gpu.cluster_dim x{{$}}
        gpu.cluster_dim("x")
        # CHECK-NEXT: gpu.cluster_id y{{$}}
        gpu.cluster_id("y")
        # CHECK-NEXT: gpu.global_id x{{$}}
        gpu.global_id("x")
        # CHECK-NEXT: gpu.global_id x upper_bound 65536{{$}}
        gpu.global_id("x", upper_bound=65536)
        # CHECK-NEXT: gpu.grid_dim z{{$}}
        gpu.grid_dim(gpu.Dimension.z)
        # CHECK-NEXT: gpu.lane_id{{$}}
        gpu.lane_id()
        # CHECK-NEXT: gpu.num_subgroups : index
        gpu.num_subgroups()
        # CHECK-NEXT: gpu.subgroup_id : index
        gpu.subgroup_id()
        # CHECK-NEXT: gpu.subgroup_size : index
        gpu.subgroup_size()
        # CHECK-NEXT: gpu.thread_id x{{$}}
        gpu.thread_id("x")
        # CHECK-NEXT: gpu.lane_id upper_bound 32{{$}}
        gpu.lane_id(upper_bound=32)
        # CHECK-NEXT: gpu.thread_id z upper_bound 8{{$}}
        gpu.thread_id(gpu.DimensionAttr.get(2), upper_bound=8)
