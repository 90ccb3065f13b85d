// Upstream's syntax around ours: what is upstream's is left to the host as it stands.
// RUN: gpuir-opt %s | filecheck %s
// RUN: gpuir-opt %s | gpuir-opt | filecheck %s
// RUN: gpuir-opt %s --mlir-print-debuginfo | filecheck %s --check-prefix=LOC
// RUN: gpuir-opt %s --mlir-print-local-scope | filecheck %s --check-prefix=LOCAL
// LOCAL-NOT: {{^}}#

#own = #iree_gpu.lowering_config<{a = #iree_gpu.lane_id<1>}> // an alias of ours
!t = tensor<4xf32, #iree_gpu.lane_id<0>>
#map = affine_map<(d0) -> (d0 + 1)>

// CHECK-LABEL: func.func @iree_gpu.yield(
// CHECK-SAME: %[[T:.*]]: tensor<4xf32, #iree_gpu.lane_id<0>>, %[[M:.*]]: memref<4xf32, #iree_gpu.lane_id<2>>
// LOCAL: func.func @iree_gpu.yield(
func.func @"iree_gpu.yield"(%t: !t, %m: memref<4xf32, #iree_gpu.lane_id<2>>, %i: index) -> !t
    attributes {iree_gpu.config = #own, "iree_gpu.multi_mma" = [#own, {x = #iree_gpu<subgroup_ops none>}], map = #map} {
  // CHECK: %[[S:.*]] = arith.constant {text = "iree_gpu.value_barrier %a : #iree_gpu.lane_id<0> } {"} 1 : i32
  %s = arith.constant {text = "iree_gpu.value_barrier %a : #iree_gpu.lane_id<0> } {"} 1 : i32
  // CHECK: %[[L:.*]] = memref.load %[[M]][%{{.*}}] {n = #iree_gpu.lane_id<3>} : memref<4xf32, #iree_gpu.lane_id<2>>
  %l = memref.load %m[%i] {n = #iree_gpu.lane_id<3>} : memref<4xf32, #iree_gpu.lane_id<2>>
  // CHECK: %[[R:.*]]:2 = scf.while (%{{.*}} = %[[T]], %{{.*}} = %[[S]]) : (tensor<4xf32, #iree_gpu.lane_id<0>>, i32) -> (i32, tensor<4xf32, #iree_gpu.lane_id<0>>) {
  %r:2 = scf.while (%x = %t, %y = %s) : (!t, i32) -> (i32, !t) {
    %c = arith.cmpi slt, %y, %s : i32
    // CHECK: %[[B:.*]] = iree_gpu.value_barrier %{{.*}} : tensor<4xf32, #iree_gpu.lane_id<0>>
    // LOC: iree_gpu.value_barrier %{{.*}} : tensor<4xf32, #iree_gpu.lane_id<0>> loc(#[[NAME:loc[0-9]*]])
    %b = iree_gpu.value_barrier %x : !t loc("iree_gpu.yield"("kernel.py":3:4))
    // CHECK: scf.condition(%{{.*}}) %{{.*}}, %[[B]] : i32, tensor<4xf32, #iree_gpu.lane_id<0>>
    scf.condition(%c) %y, %b : i32, !t
  } do {
  ^bb0(%y: i32, %x: !t):
    // CHECK: iree_gpu.barrier_region ins(
    %b = iree_gpu.barrier_region ins(%x : !t) {
    ^bb0(%z: !t):
      // CHECK: linalg.generic
      // CHECK: linalg.yield
      %g = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%z : !t) {
      ^bb0(%e: f32):
        %f = arith.addf %e, %l : f32
        linalg.yield %f : f32
      } -> !t
      // CHECK: iree_gpu.yield %{{.*}} : tensor<4xf32, #iree_gpu.lane_id<0>>
      iree_gpu.yield %g : !t
    } : !t
    scf.yield %b, %y : !t, i32
  }
  // CHECK: return %[[R]]#1 : tensor<4xf32, #iree_gpu.lane_id<0>>
  return %r#1 : !t
}
// LOC: #[[ONE:loc[0-9]*]] = loc("kernel.py":3:4)
// LOC: #[[NAME]] = loc("iree_gpu.yield"(#[[ONE]]))
