// Lowers iree_gpu.multi_mma on tensors with gpuir's Python patterns, step by step: loops around single intrinsics, then
// scalar arithmetic, then integer arithmetic for the 8-bit floats that no CPU has.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op) {
    %functions = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.iree.multi_mma_to_loops
    } : !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.iree.intrinsic_to_scalar
      transform.apply_patterns.iree.expand_f8e4m3fnuz
    } : !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
}
