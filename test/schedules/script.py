# A schedule of upstream's ops prints as a script that mlir-opt of LLVM 22 runs as it is.
# REQUIRES: mlir-opt
# RUN: %python %s script > %t.script.mlir
# RUN: %python %s payload > %t.payload.mlir
# RUN: %mlir_opt %t.payload.mlir --transform-preload-library=transform-library-paths=%t.script.mlir --transform-interpreter | FileCheck %s
# RUN: FileCheck %s --check-prefix=SCRIPT < %t.script.mlir
# RUN: %python %s run | FileCheck %s

import sys

import gpuir

PAYLOAD = """func.func @axpy(%a: memref<128xf32>, %x: memref<128xf32>, %y: memref<128xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%a, %x : memref<128xf32>, memref<128xf32>) outs(%y : memref<128xf32>)
  return
}
"""

# SCRIPT-LABEL: transform.named_sequence @__transform_main
# SCRIPT: %[[OP:.*]] = transform.structured.match ops{["linalg.elementwise"]} in %arg0
# SCRIPT: %[[BLOCK:.*]], %{{.*}} = transform.structured.tile_using_forall %[[OP]] num_threads [4](mapping = [#gpu.block<x>])
# SCRIPT: %[[THREAD:.*]], %{{.*}} = transform.structured.tile_using_forall %[[BLOCK]] num_threads [32](mapping = [#gpu.thread<x>])
# SCRIPT: %[[FUNC:.*]] = transform.get_parent_op %[[THREAD]] {deduplicate, op_name = "func.func"}
# SCRIPT: %[[LAUNCH:.*]] = transform.gpu.map_forall_to_blocks %[[FUNC]] generate_gpu_launch
# SCRIPT: transform.gpu.map_nested_forall_to_threads %[[LAUNCH]] block_dims = [32, 1, 1] sync_after_distribute = false
# CHECK-LABEL: func.func @axpy
# CHECK: gpu.launch blocks({{.*}}) in (%{{.*}} = %[[GRID:.*]], %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) threads
# CHECK: %[[BX:.*]] = gpu.block_id {{ *}}x
# CHECK: affine.apply #{{.*}}(%[[BX]])
# CHECK: %[[BASE:.*]] = affine.apply #{{.*}}(%[[BX]])
# CHECK: memref.subview %arg0[%[[BASE]]] [32] [1]
# CHECK: %[[TX:.*]] = gpu.thread_id {{ *}}x
# CHECK: memref.subview %{{.*}}[%[[TX]]] [1] [1]
# CHECK-NOT: gpu.barrier
# CHECK: gpu.terminator
with gpuir.schedule() as s:
    blocks = s.match("linalg.elementwise").tile(num_threads=[4], mapping=["block.x"])
    launch = blocks.tile(num_threads=[32], mapping=["thread.x"]).map_to_blocks()
    launch.map_to_threads([32, 1, 1], sync=False)

if sys.argv[1] == "run":
    print(s.apply(gpuir.parse(PAYLOAD, context=gpuir.Context())))
else:
    print(s if sys.argv[1] == "script" else PAYLOAD)
