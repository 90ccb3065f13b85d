// What is said about comments that do not fit.
// RUN: not gpuir-opt %s --verify-diagnostics 2>&1 | filecheck %s

// CHECK: wrong.mlir:[[#@LINE+14]]:3: error: unexpected error: 'func.return' op has 0 operands
// CHECK-NEXT: {{^}}  return{{$}}
// CHECK: wrong.mlir:[[#@LINE+5]]:6: error: expected error "has 7 operands" was not produced
// CHECK-NEXT: // expected-error @+7
// CHECK-NEXT: {{^}}     ^~~~~~~~~~~~~~{{$}}
// CHECK: wrong.mlir:[[#@LINE+3]]:6: error: expected remark "has 0 operands" was not produced
func.func @f() -> i32 {
  // expected-error @+7 {{has 7 operands}}
  // expected-remark @+5 {{has 0 operands}}




  // (far away)
  return
}
