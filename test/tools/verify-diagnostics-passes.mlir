// Errors, warnings, remarks and notes of passes, in C++ and in Python.
// RUN: gpuir-opt %s --load=%S/Inputs/plugin.py --pass-pipeline='builtin.module(transform-interpreter,func.func(mine-talk,mine-fail))' --verify-diagnostics

module attributes {transform.with_named_sequence} {
  // expected-remark @+5 {{found it}}
  // expected-warning @+4 {{'func.func' op is slow}}
  // expected-remark @+3 {{'func.func' op was seen}}
  // expected-note @+2 {{a note}}
  // expected-error @+1 {{'func.func' op is not supported}}
  func.func @f() { // expected-note {{since it is like that}}
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %f, "found it" : !transform.any_op
    transform.yield
  }
}
