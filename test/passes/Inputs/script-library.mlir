module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.iree.multi_mma_unroll
  } : !transform.any_op
  transform.yield
}
}
