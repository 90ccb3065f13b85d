// A registered pattern is a pass, and an op inside transform.apply_patterns.
// RUN: gpuir-opt %s --load=%S/../tools/Inputs/plugin.py --transform-interpreter | filecheck %s
// RUN: gpuir-opt %s --load=%S/../tools/Inputs/plugin.py --mine-add-to-sub | filecheck %s
// RUN: gpuir-opt %s --load=%S/../tools/Inputs/plugin.py --transform-interpreter --explain-patterns 2>&1 >/dev/null | filecheck %s --check-prefix=WHY
// RUN: not gpuir-opt %s --load=%S/../tools/Inputs/plugin.py --transform-interpreter=entry-point=raising 2>&1 | filecheck %s --check-prefix=RAISE

module attributes {transform.with_named_sequence} {
  // CHECK: func.func @f(%[[A:.*]]: i32, %[[B:.*]]: i32) -> i32 {
  func.func @f(%a: i32, %b: i32) -> i32 {
    // CHECK-NEXT: %[[S:.*]] = arith.subi %[[A]], %[[B]] : i32
    %0 = arith.addi %a, %b : i32
    // CHECK-NEXT: %[[D:.*]] = arith.addi %[[S]], %[[S]] : i32
    // WHY: script.mlir:[[#@LINE+1]]:10: remark: pattern 'mine.add_to_sub' does not match: both operands are the same
    %1 = arith.addi %0, %0 : i32
    // CHECK-NEXT: arith.muli %[[D]], %[[B]]
    // RAISE: script.mlir:[[#@LINE+3]]:10: error: pattern 'mine.raising' raised KeyError: 'missing'
    // RAISE: plugin.py:{{[0-9]+}}:{{[0-9]+}}: note: raised here
    // RAISE-NEXT: return values["missing"]
    %2 = arith.muli %1, %b : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.mine.add_to_sub
    } : !transform.any_op
    transform.yield
  }
  transform.named_sequence @raising(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.mine.raising
    } : !transform.any_op
    transform.yield
  }
}
