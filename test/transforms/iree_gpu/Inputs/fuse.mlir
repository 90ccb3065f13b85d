// the same workers | script | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// without an address space | script | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// a private address space | script | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<private>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// more work | script | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (16, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// less work | script | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (4, 4) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// no multiple | script | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (6, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// one dimension | script | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i) in (64) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = arith.constant 16 : index
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// into one dimension | script | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i) in (8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = arith.constant 16 : index
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// linear ids | script | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// warps | script | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.warp<y>, #gpu.warp<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.warp<y>, #gpu.warp<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// warps into threads | script | refused
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.warp<y>, #gpu.warp<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// ascending | script | refused
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// another reader | script | refused
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %g = linalg.exp ins(%p : tensor<128x128xf32>) outs(%e : tensor<128x128xf32>) -> tensor<128x128xf32>
  return %g : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// no reader | script | refused
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// not loops | script | refused
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["linalg.exp"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b {address_space = #gpu.address_space<workgroup>} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass without a workgroup size | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}

// -----

// pass with the workgroup size | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [64, 1, 1] subgroup_size = 64>} {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}

// -----

// pass with another workgroup size | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [128, 1, 1] subgroup_size = 64>} {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}

// -----

// pass with more work | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [64, 1, 1] subgroup_size = 64>} {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (16, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%b, %a] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}

// -----

// hoist | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @hoist(%a: tensor<128x128xf32>, %n: index) -> tensor<128x128xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%it = %a) -> (tensor<128x128xf32>) {
    %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %it) -> (tensor<128x128xf32>) {
      %x = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
      %y = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
      %t = tensor.extract_slice %o[%x, %y] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
      %c = linalg.exp ins(%t : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %c into %o[%x, %y] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.yield %q : tensor<128x128xf32>
  }
  return %r : tensor<128x128xf32>
}

// -----

// hoist dyn | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @hoist_dyn(%a: tensor<128x128xf32>, %n: index) -> tensor<128x128xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%it = %a) -> (tensor<128x128xf32>) {
    %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %it) -> (tensor<128x128xf32>) {
      %x = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
      %y = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
      %t = tensor.extract_slice %o[%x, %y] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
      %c = linalg.exp ins(%t : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %c into %o[%x, %y] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.yield %q : tensor<128x128xf32>
  }
  return %r : tensor<128x128xf32>
}

// -----

// producer | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @producer(%a: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %z = arith.constant 0.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<128x128xf32>) -> tensor<128x128xf32>
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %f) -> (tensor<128x128xf32>) {
      %x = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
      %y = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
      %t = tensor.extract_slice %o[%x, %y] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
      %c = linalg.exp ins(%t : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %c into %o[%x, %y] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %g = linalg.exp ins(%q : tensor<128x128xf32>) outs(%q : tensor<128x128xf32>) -> tensor<128x128xf32>
  return %g : tensor<128x128xf32>
}

// -----

// fuse hoist | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @fuse_hoist(%a: tensor<128x128xf32>, %b: tensor<128x128xf32>) -> tensor<128x128xf32> attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [64, 1, 1] subgroup_size = 32>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<128x128xf32>
  %r = scf.for %k = %c0 to %c4 step %c1 iter_args(%it = %a) -> (tensor<128x128xf32>) {
    %kk = affine.apply affine_map<(d0)->(d0*3)>(%k)
    %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
      %x = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
      %y = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
      %s = tensor.extract_slice %b[%x, %kk] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
      %t = tensor.extract_slice %o[%x, %y] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
      %c = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %c into %o[%x, %y] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %it) -> (tensor<128x128xf32>) {
      %x = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
      %y = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
      %s = tensor.extract_slice %p[%y, %x] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
      %t = tensor.extract_slice %o[%x, %y] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
      %c = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %c into %o[%x, %y] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
      }
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.yield %q : tensor<128x128xf32>
  }
  return %r : tensor<128x128xf32>
}

// -----

// slice producer | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @slice_producer(%a: tensor<128x128xf32>, %b: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %g = linalg.exp ins(%b : tensor<128x128xf32>) outs(%e : tensor<128x128xf32>) -> tensor<128x128xf32>
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %a) -> (tensor<128x128xf32>) {
      %x = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
      %y = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
      %s = tensor.extract_slice %g[%y, %x] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
      %t = tensor.extract_slice %o[%x, %y] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
      %c = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %c into %o[%x, %y] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
      }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}

// -----

// two uses | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @two_uses(%a: tensor<128x128xf32>, %b: tensor<128x128xf32>) -> (tensor<128x128xf32>, tensor<128x128xf32>) {
  %e = tensor.empty() : tensor<128x128xf32>
  %g = linalg.exp ins(%b : tensor<128x128xf32>) outs(%e : tensor<128x128xf32>) -> tensor<128x128xf32>
  %h = linalg.exp ins(%g : tensor<128x128xf32>) outs(%e : tensor<128x128xf32>) -> tensor<128x128xf32>
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %a) -> (tensor<128x128xf32>) {
      %x = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
      %y = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
      %s = tensor.extract_slice %h[%y, %x] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
      %t = tensor.extract_slice %o[%x, %y] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
      %c = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %c into %o[%x, %y] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
      }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q, %h : tensor<128x128xf32>, tensor<128x128xf32>
}

// -----

// other tile shapes | script | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (16, 4) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 32)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [8, 32] [1, 1] : tensor<128x128xf32> to tensor<8x32xf32>
    %t = tensor.extract_slice %o[%a, %b] [8, 32] [1, 1] : tensor<128x128xf32> to tensor<8x32xf32>
    %v = linalg.exp ins(%s : tensor<8x32xf32>) outs(%t : tensor<8x32xf32>) -> tensor<8x32xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [8, 32] [1, 1] : tensor<8x32xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.floor ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// lane ids | script | refused
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#iree_gpu.lane_id<1>, #iree_gpu.lane_id<0>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#iree_gpu.lane_id<1>, #iree_gpu.lane_id<0>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// blocks | script | refused
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// several payloads | script | refused
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.iree.fuse_forall %f into %f : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// and hoist in a loop | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>, %n: index) -> tensor<128x128xf32>  attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [8, 8, 1] subgroup_size = 64>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<128x128xf32>
  %l = scf.for %k = %c0 to %n step %c1 iter_args(%z = %y) -> (tensor<128x128xf32>) {
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %z) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.floor ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    scf.yield %q : tensor<128x128xf32>
  }
  return %l : tensor<128x128xf32>
}

// -----

// hoist two nested loops | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>, %n: index) -> tensor<128x128xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %k = %c0 to %n step %c1 iter_args(%z = %y) -> (tensor<128x128xf32>) {
    %g = scf.for %h = %c0 to %n step %c1 iter_args(%u = %z) -> (tensor<128x128xf32>) {
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %u) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.floor ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
      scf.yield %q : tensor<128x128xf32>
    }
    scf.yield %g : tensor<128x128xf32>
  }
  return %l : tensor<128x128xf32>
}

// -----

// hoist two results | iree-gpu-fuse-and-hoist-parallel-loops | differs (loops that carry several results stay)
func.func @f(%y: tensor<64xf32>, %x: tensor<64xf16>, %n: index) -> (tensor<64xf32>, tensor<64xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l:2 = scf.for %k = %c0 to %n step %c1 iter_args(%z = %y, %m = %x) -> (tensor<64xf32>, tensor<64xf16>) {
  %q:2 = scf.forall (%i) in (64) shared_outs(%o = %z, %w = %m) -> (tensor<64xf32>, tensor<64xf16>) {
      %s = tensor.extract_slice %o[%i] [1] [1] : tensor<64xf32> to tensor<1xf32>
      %t = tensor.extract_slice %w[%i] [1] [1] : tensor<64xf16> to tensor<1xf16>
      %v = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
      %u = linalg.exp ins(%t : tensor<1xf16>) outs(%t : tensor<1xf16>) -> tensor<1xf16>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %v into %o[%i] [1] [1] : tensor<1xf32> into tensor<64xf32>
        tensor.parallel_insert_slice %u into %w[%i] [1] [1] : tensor<1xf16> into tensor<64xf16>
      }
    } {mapping = [#gpu.thread<x>]}
    scf.yield %q#0, %q#1 : tensor<64xf32>, tensor<64xf16>
  }
  return %l#0, %l#1 : tensor<64xf32>, tensor<64xf16>
}

// -----

// hoist two results swapped stays | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%y: tensor<64xf32>, %x: tensor<64xf32>, %n: index) -> (tensor<64xf32>, tensor<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l:2 = scf.for %k = %c0 to %n step %c1 iter_args(%z = %y, %m = %x) -> (tensor<64xf32>, tensor<64xf32>) {
  %q:2 = scf.forall (%i) in (64) shared_outs(%o = %z, %w = %m) -> (tensor<64xf32>, tensor<64xf32>) {
      %s = tensor.extract_slice %o[%i] [1] [1] : tensor<64xf32> to tensor<1xf32>
      %t = tensor.extract_slice %w[%i] [1] [1] : tensor<64xf32> to tensor<1xf32>
      %v = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
      %u = linalg.exp ins(%t : tensor<1xf32>) outs(%t : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %v into %o[%i] [1] [1] : tensor<1xf32> into tensor<64xf32>
        tensor.parallel_insert_slice %u into %w[%i] [1] [1] : tensor<1xf32> into tensor<64xf32>
      }
    } {mapping = [#gpu.thread<x>]}
    scf.yield %q#1, %q#0 : tensor<64xf32>, tensor<64xf32>
  }
  return %l#0, %l#1 : tensor<64xf32>, tensor<64xf32>
}

// -----

// hoist loop carries another scalar | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%y: tensor<64xf32>, %n: index, %x: index) -> (tensor<64xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l:2 = scf.for %k = %c0 to %n step %c1 iter_args(%z = %y, %m = %x) -> (tensor<64xf32>, index) {
  %q = scf.forall (%i) in (64) shared_outs(%o = %z) -> (tensor<64xf32>) {
      %s = tensor.extract_slice %o[%i] [1] [1] : tensor<64xf32> to tensor<1xf32>
      %v = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %v into %o[%i] [1] [1] : tensor<1xf32> into tensor<64xf32>
      }
    } {mapping = [#gpu.thread<x>]}
    %r = arith.addi %m, %k : index
    scf.yield %q, %r : tensor<64xf32>, index
  }
  return %l#0, %l#1 : tensor<64xf32>, index
}

// -----

// hoist index computed before the forall | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%y: tensor<64xf32>, %n: index) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %k = %c0 to %n step %c1 iter_args(%z = %y) -> (tensor<64xf32>) {
    %w = arith.muli %k, %n : index
  %q = scf.forall (%i) in (64) shared_outs(%o = %z) -> (tensor<64xf32>) {
      %s = tensor.extract_slice %o[%i] [1] [1] : tensor<64xf32> to tensor<1xf32>
      %h = arith.addi %w, %k : index
      %hh = arith.index_cast %h : index to i32
      %hf = arith.sitofp %hh : i32 to f32
      %g = linalg.fill ins(%hf : f32) outs(%s : tensor<1xf32>) -> tensor<1xf32>
      %v = linalg.exp ins(%g : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %v into %o[%i] [1] [1] : tensor<1xf32> into tensor<64xf32>
      }
    } {mapping = [#gpu.thread<x>]}
    scf.yield %q : tensor<64xf32>
  }
  return %l : tensor<64xf32>
}

// -----

// hoist without a mapping | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%y: tensor<64xf32>, %n: index) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %k = %c0 to %n step %c1 iter_args(%z = %y) -> (tensor<64xf32>) {
  %q = scf.forall (%i) in (64) shared_outs(%o = %z) -> (tensor<64xf32>) {
      %s = tensor.extract_slice %o[%i] [1] [1] : tensor<64xf32> to tensor<1xf32>
      %v = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %v into %o[%i] [1] [1] : tensor<1xf32> into tensor<64xf32>
      }
    }
    scf.yield %q : tensor<64xf32>
  }
  return %l : tensor<64xf32>
}

// -----

// hoist blocks | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%y: tensor<64xf32>, %n: index) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %k = %c0 to %n step %c1 iter_args(%z = %y) -> (tensor<64xf32>) {
  %q = scf.forall (%i) in (64) shared_outs(%o = %z) -> (tensor<64xf32>) {
      %s = tensor.extract_slice %o[%i] [1] [1] : tensor<64xf32> to tensor<1xf32>
      %v = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %v into %o[%i] [1] [1] : tensor<1xf32> into tensor<64xf32>
      }
    } {mapping = [#gpu.block<x>]}
    scf.yield %q : tensor<64xf32>
  }
  return %l : tensor<64xf32>
}

// -----

// hoist over a store | iree-gpu-fuse-and-hoist-parallel-loops | differs (effects are repeated by each worker)
func.func @f(%y: tensor<64xf32>, %n: index, %m: memref<f32>, %r: f32) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %k = %c0 to %n step %c1 iter_args(%z = %y) -> (tensor<64xf32>) {
    memref.store %r, %m[] : memref<f32>
  %q = scf.forall (%i) in (64) shared_outs(%o = %z) -> (tensor<64xf32>) {
      %s = tensor.extract_slice %o[%i] [1] [1] : tensor<64xf32> to tensor<1xf32>
      %v = linalg.exp ins(%s : tensor<1xf32>) outs(%s : tensor<1xf32>) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %v into %o[%i] [1] [1] : tensor<1xf32> into tensor<64xf32>
      }
    } {mapping = [#gpu.thread<x>]}
    scf.yield %q : tensor<64xf32>
  }
  return %l : tensor<64xf32>
}

// -----

// producer starts from an argument | script | refused
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// first into second into third | script | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %e2 = tensor.empty() : tensor<128x128xf32>
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e2) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %w = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %q[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.floor ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %w : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b : (!transform.any_op, !transform.any_op) -> !transform.any_op
  %z = transform.iree.fuse_forall %x into %c : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// producer starts from a fill | script | refused
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %k = arith.constant 1.0 : f32
  %fi = linalg.fill ins(%k : f32) outs(%e : tensor<128x128xf32>) -> tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %fi) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// reader in a loop | script | refused
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %t0 = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = scf.for %k = %c0 to %n step %c1 iter_args(%g = %t0) -> (tensor<16x16xf32>) {
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %vv = linalg.floor ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.yield %vv : tensor<16x16xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// reader in a branch | script | refused
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %e = tensor.empty() : tensor<128x128xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %t0 = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %cond = arith.cmpi slt, %i, %n : index
    %v = scf.if %cond -> (tensor<16x16xf32>) {
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %vv = linalg.floor ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.yield %vv : tensor<16x16xf32>
    } else {
      scf.yield %t0 : tensor<16x16xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %x = transform.iree.fuse_forall %a into %b : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}

// -----

// pass three in a chain | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32>  attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [8, 8, 1] subgroup_size = 64>} {
  %e = tensor.empty() : tensor<128x128xf32>
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %e2 = tensor.empty() : tensor<128x128xf32>
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e2) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %w = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %q[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.floor ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %w : tensor<128x128xf32>
}

// -----

// pass reader in a loop | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32>  attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [8, 8, 1] subgroup_size = 64>} {
  %e = tensor.empty() : tensor<128x128xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %t0 = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = scf.for %k = %c0 to %n step %c1 iter_args(%g = %t0) -> (tensor<16x16xf32>) {
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %vv = linalg.floor ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.yield %vv : tensor<16x16xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}

// -----

// pass reader in a branch | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<128x128xf32>, %y: tensor<128x128xf32>) -> tensor<128x128xf32>  attributes {translation_info = #iree_codegen.translation_info<LLVMGPUTileAndFuse workgroup_size = [8, 8, 1] subgroup_size = 64>} {
  %e = tensor.empty() : tensor<128x128xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %p = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %e) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %s = tensor.extract_slice %x[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %v = linalg.exp ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  %q = scf.forall (%i, %j) in (8, 8) shared_outs(%o = %y) -> (tensor<128x128xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 16)>(%j)
    %t0 = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %cond = arith.cmpi slt, %i, %n : index
    %v = scf.if %cond -> (tensor<16x16xf32>) {
    %s = tensor.extract_slice %p[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %t = tensor.extract_slice %o[%a, %b] [16, 16] [1, 1] : tensor<128x128xf32> to tensor<16x16xf32>
    %vv = linalg.floor ins(%s : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
      scf.yield %vv : tensor<16x16xf32>
    } else {
      scf.yield %t0 : tensor<16x16xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, %b] [16, 16] [1, 1] : tensor<16x16xf32> into tensor<128x128xf32>
    }
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return %q : tensor<128x128xf32>
}

// -----

// unpack after the forall | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<6x10xf32>) -> tensor<60xf32> {
  %e = tensor.empty() : tensor<6x10xf32>
  %d = tensor.empty() : tensor<60xf32>
  %p = scf.forall (%i) in (3) shared_outs(%o = %e) -> (tensor<6x10xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %s = tensor.extract_slice %x[%a, 0] [2, 10] [1, 1] : tensor<6x10xf32> to tensor<2x10xf32>
    %t = tensor.extract_slice %o[%a, 0] [2, 10] [1, 1] : tensor<6x10xf32> to tensor<2x10xf32>
    %v = linalg.exp ins(%s : tensor<2x10xf32>) outs(%t : tensor<2x10xf32>) -> tensor<2x10xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, 0] [2, 10] [1, 1] : tensor<2x10xf32> into tensor<6x10xf32>
    }
  } {mapping = [#gpu.thread<linear_dim_0>]}
  %u = tensor.unpack %p inner_dims_pos = [0] inner_tiles = [10] into %d : tensor<6x10xf32> -> tensor<60xf32>
  return %u : tensor<60xf32>
}

// -----

// unpack after the forall cuts its last tile | iree-gpu-fuse-and-hoist-parallel-loops | differs (an unpacked slice reaches over the end)
func.func @f(%x: tensor<6x10xf32>) -> tensor<55xf32> {
  %e = tensor.empty() : tensor<6x10xf32>
  %d = tensor.empty() : tensor<55xf32>
  %p = scf.forall (%i) in (3) shared_outs(%o = %e) -> (tensor<6x10xf32>) {
    %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %s = tensor.extract_slice %x[%a, 0] [2, 10] [1, 1] : tensor<6x10xf32> to tensor<2x10xf32>
    %t = tensor.extract_slice %o[%a, 0] [2, 10] [1, 1] : tensor<6x10xf32> to tensor<2x10xf32>
    %v = linalg.exp ins(%s : tensor<2x10xf32>) outs(%t : tensor<2x10xf32>) -> tensor<2x10xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%a, 0] [2, 10] [1, 1] : tensor<2x10xf32> into tensor<6x10xf32>
    }
  } {mapping = [#gpu.thread<linear_dim_0>]}
  %u = tensor.unpack %p inner_dims_pos = [0] inner_tiles = [10] into %d : tensor<6x10xf32> -> tensor<55xf32>
  return %u : tensor<55xf32>
}

// -----

// unpack of two dimensions after the forall | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<2x4x8x16xf32>) -> tensor<16x64xf32> {
  %e = tensor.empty() : tensor<2x4x8x16xf32>
  %d = tensor.empty() : tensor<16x64xf32>
  %p = scf.forall (%i, %j) in (2, 2) shared_outs(%o = %e) -> (tensor<2x4x8x16xf32>) {
    %b = affine.apply affine_map<(d0) -> (d0 * 2)>(%j)
    %s = tensor.extract_slice %x[%i, %b, 0, 0] [1, 2, 8, 16] [1, 1, 1, 1] : tensor<2x4x8x16xf32> to tensor<1x2x8x16xf32>
    %t = tensor.extract_slice %o[%i, %b, 0, 0] [1, 2, 8, 16] [1, 1, 1, 1] : tensor<2x4x8x16xf32> to tensor<1x2x8x16xf32>
    %v = linalg.exp ins(%s : tensor<1x2x8x16xf32>) outs(%t : tensor<1x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%i, %b, 0, 0] [1, 2, 8, 16] [1, 1, 1, 1] : tensor<1x2x8x16xf32> into tensor<2x4x8x16xf32>
    }
  } {mapping = [#gpu.warp<linear_dim_1>, #gpu.warp<linear_dim_0>]}
  %u = tensor.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<2x4x8x16xf32> -> tensor<16x64xf32>
  return %u : tensor<16x64xf32>
}

// -----

// unpack with permuted outer dimensions after the forall | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<2x4x8x16xf32>) -> tensor<32x32xf32> {
  %e = tensor.empty() : tensor<2x4x8x16xf32>
  %d = tensor.empty() : tensor<32x32xf32>
  %p = scf.forall (%i, %j) in (2, 2) shared_outs(%o = %e) -> (tensor<2x4x8x16xf32>) {
    %b = affine.apply affine_map<(d0) -> (d0 * 2)>(%j)
    %s = tensor.extract_slice %x[%i, %b, 0, 0] [1, 2, 8, 16] [1, 1, 1, 1] : tensor<2x4x8x16xf32> to tensor<1x2x8x16xf32>
    %t = tensor.extract_slice %o[%i, %b, 0, 0] [1, 2, 8, 16] [1, 1, 1, 1] : tensor<2x4x8x16xf32> to tensor<1x2x8x16xf32>
    %v = linalg.exp ins(%s : tensor<1x2x8x16xf32>) outs(%t : tensor<1x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%i, %b, 0, 0] [1, 2, 8, 16] [1, 1, 1, 1] : tensor<1x2x8x16xf32> into tensor<2x4x8x16xf32>
    }
  } {mapping = [#gpu.warp<linear_dim_1>, #gpu.warp<linear_dim_0>]}
  %u = tensor.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %d : tensor<2x4x8x16xf32> -> tensor<32x32xf32>
  return %u : tensor<32x32xf32>
}

// -----

// unpack with permuted tiles after the forall | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<2x4x8x16xf32>) -> tensor<32x32xf32> {
  %e = tensor.empty() : tensor<2x4x8x16xf32>
  %d = tensor.empty() : tensor<32x32xf32>
  %p = scf.forall (%i, %j) in (2, 2) shared_outs(%o = %e) -> (tensor<2x4x8x16xf32>) {
    %b = affine.apply affine_map<(d0) -> (d0 * 2)>(%j)
    %s = tensor.extract_slice %x[%i, %b, 0, 0] [1, 2, 8, 16] [1, 1, 1, 1] : tensor<2x4x8x16xf32> to tensor<1x2x8x16xf32>
    %t = tensor.extract_slice %o[%i, %b, 0, 0] [1, 2, 8, 16] [1, 1, 1, 1] : tensor<2x4x8x16xf32> to tensor<1x2x8x16xf32>
    %v = linalg.exp ins(%s : tensor<1x2x8x16xf32>) outs(%t : tensor<1x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %o[%i, %b, 0, 0] [1, 2, 8, 16] [1, 1, 1, 1] : tensor<1x2x8x16xf32> into tensor<2x4x8x16xf32>
    }
  } {mapping = [#gpu.warp<linear_dim_1>, #gpu.warp<linear_dim_0>]}
  %u = tensor.unpack %p inner_dims_pos = [1, 0] inner_tiles = [8, 16] into %d : tensor<2x4x8x16xf32> -> tensor<32x32xf32>
  return %u : tensor<32x32xf32>
}

// -----

// unit loops within one another that slice at their ids | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%g = %x) -> (tensor<8x8xf32>) {
    %p = scf.forall (%i, %j) in (1, 1) shared_outs(%o = %g) -> (tensor<8x8xf32>) {
      %q = scf.forall (%l) in (8) shared_outs(%h = %o) -> (tensor<8x8xf32>) {
        %t = tensor.extract_slice %h[%l, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
        %v = linalg.exp ins(%t : tensor<1x8xf32>) outs(%t : tensor<1x8xf32>) -> tensor<1x8xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %v into %h[%l, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
        }
      } {mapping = [#iree_gpu.lane_id<0>]}
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %q into %o[%i, %j] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
      }
    } {mapping = [#gpu.warp<linear_dim_1>, #gpu.warp<linear_dim_0>]}
    scf.yield %p : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// -----

// unit loop behind a fill | iree-gpu-fuse-and-hoist-parallel-loops | same
func.func @f(%x: tensor<8x8xf32>, %n: index) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %y = linalg.fill ins(%z : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%g = %y) -> (tensor<8x8xf32>) {
    %p = scf.forall (%i) in (1) shared_outs(%o = %g) -> (tensor<8x8xf32>) {
      %v = linalg.add ins(%x, %o : tensor<8x8xf32>, tensor<8x8xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %v into %o[%i, %i] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<8x8xf32>
      }
    } {mapping = [#gpu.thread<linear_dim_0>]}
    scf.yield %p : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}
