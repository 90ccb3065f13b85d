// 64 lanes | script | same
func.func @f(%m: memref<64xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) in (64) {
    memref.store %c, %m[%i] : memref<64xf32>
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// 32 lanes | script | same
func.func @f(%m: memref<64xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) in (32) {
    memref.store %c, %m[%i] : memref<64xf32>
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// 40 lanes | script | differs (lanes without an iteration run the body)
func.func @f(%m: memref<64xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) in (40) {
    memref.store %c, %m[%i] : memref<64xf32>
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// dynamic lanes | script | differs (lanes without an iteration run the body)
func.func @f(%m: memref<64xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) in (%n) {
    memref.store %c, %m[%i] : memref<64xf32>
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// steps | script | differs (bounds and steps are dropped)
func.func @f(%m: memref<64xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) = (3) to (60) step (2) {
    memref.store %c, %m[%i] : memref<64xf32>
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// lane_id 1 | script | same
func.func @f(%m: memref<64xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) in (64) {
    memref.store %c, %m[%i] : memref<64xf32>
  } {mapping = [#iree_gpu.lane_id<1>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// two dimensions | script | same
func.func @f(%m: memref<64xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i, %j) in (8, 8) {
    memref.store %c, %m[%i] : memref<64xf32>
  } {mapping = [#iree_gpu.lane_id<1>, #iree_gpu.lane_id<0>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// threads | script | same
func.func @f(%m: memref<64xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) in (8) {
    memref.store %c, %m[%i] : memref<64xf32>
  } {mapping = [#gpu.thread<x>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// results | script | same
func.func @f(%a: tensor<64xf32>) -> tensor<64xf32> {
  %r = scf.forall (%i) in (64) shared_outs(%o = %a) -> tensor<64xf32> {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<64xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<64xf32>
    }
  } {mapping = [#iree_gpu.lane_id<0>]}
  return %r : tensor<64xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// two loops and nested | script | same
func.func @f(%m: memref<64xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    scf.forall (%i) in (64) {
      memref.store %c, %m[%i] : memref<64xf32>
    } {mapping = [#iree_gpu.lane_id<0>]}
    scf.forall (%i) in (64) {
      %x = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
      memref.store %c, %m[%x] : memref<64xf32>
    } {mapping = [#iree_gpu.lane_id<0>]}
  }
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// in threads | script | same
func.func @f(%m: memref<4x64xf32>, %n: index) {
  %c = arith.constant 0.0 : f32
  scf.forall (%j) in (4) {
    scf.forall (%i) in (64) {
      memref.store %c, %m[%j, %i] : memref<4x64xf32>
    } {mapping = [#iree_gpu.lane_id<0>]}
  } {mapping = [#gpu.warp<linear_dim_0>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// on the forall itself | script | same
func.func @f(%m: memref<64xf32>) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) in (64) {
    memref.store %c, %m[%i] : memref<64xf32>
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// on a store | script | same
func.func @f(%m: memref<64xf32>) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) in (64) {
    memref.store %c, %m[%i] : memref<64xf32>
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["memref.store"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// no mapping | script | same
func.func @f(%m: memref<64xf32>) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) in (64) {
    memref.store %c, %m[%i] : memref<64xf32>
  }
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// nested lanes | script | same
func.func @f(%m: memref<64x64xf32>) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) in (64) {
    scf.forall (%j) in (64) {
      memref.store %c, %m[%i, %j] : memref<64x64xf32>
    } {mapping = [#iree_gpu.lane_id<0>]}
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// empty body | script | same
func.func @f() {
  scf.forall (%i) in (64) {
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}

// -----

// 128 | script | differs (128 lanes are one subgroup's)
func.func @f(%m: memref<128xf32>) {
  %c = arith.constant 0.0 : f32
  scf.forall (%i) in (128) {
    memref.store %c, %m[%i] : memref<128xf32>
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.iree.forall_to_lanes %f : (!transform.any_op) -> ()
  transform.yield
}
