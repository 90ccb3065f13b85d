// Passes as flags with one dash or two, in the order of the command line, with options, and as a pipeline.
// RUN: gpuir-opt %s -canonicalize | tee %t.mlir | filecheck %s --check-prefix=CANON
// RUN: %if mlir-opt %{ %mlir_opt %t.mlir -o /dev/null %}
// RUN: gpuir-opt %s --canonicalize='max-iterations=5 top-down=false' --cse | filecheck %s --check-prefix=CANON
// RUN: gpuir-opt --cse < %s | filecheck %s --check-prefix=CSE
// RUN: gpuir-opt --pass-pipeline='builtin.module(func.func(cse))' - < %s | filecheck %s --check-prefix=CSE
// RUN: gpuir-opt --pass-pipeline="builtin.module(func.func(canonicalize{top-down=false},cse),convert-scf-to-cf)" %s | filecheck %s --check-prefix=CF
// RUN: gpuir-opt -convert-scf-to-cf -cse --affine-loop-normalize %s --dump-pass-pipeline -o %t.mlir 2>&1 | filecheck %s --check-prefix=DUMP
// RUN: filecheck %s --check-prefix=CF --input-file %t.mlir
// RUN: gpuir-opt --transform-interpreter='entry-point=other' %s | filecheck %s --check-prefix=OTHER

// DUMP: Pass Manager with 3 passes:
// DUMP-NEXT: builtin.module(
// DUMP-NEXT:   convert-scf-to-cf{{.*}},
// DUMP-NEXT:   cse,
// DUMP-NEXT:   func.func(
// DUMP-NEXT:     affine-loop-normalize{{.*}}
// DUMP-NEXT:   )
// DUMP-NEXT: )

module attributes {transform.with_named_sequence} {
  // CANON-LABEL: func.func @f
  // CANON-SAME: (%[[A:.*]]: index, %[[B:.*]]: index)
  // CANON-NEXT: %[[C:.*]] = arith.constant 1 : index
  // CANON: scf.for
  // CSE-LABEL: func.func @f
  // CSE: %[[C:.*]] = arith.constant 1 : index
  // CSE-NOT: arith.constant 1
  // CSE: arith.addi
  // CF-LABEL: func.func @f
  // CF: cf.cond_br
  // CF-NOT: scf.for
  // OTHER-LABEL: func.func @f
  // OTHER-SAME: attributes {visited}
  func.func @f(%a: index, %b: index) -> index {
    %c = arith.constant 1 : index
    %d = arith.constant 1 : index
    %e = arith.constant 0 : index
    %s = arith.addi %e, %a : index
    %r = scf.for %i = %s to %b step %c iter_args(%x = %d) -> index {
      %y = arith.muli %x, %a : index
      scf.yield %y : index
    }
    return %r : index
  }
  transform.named_sequence @other(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %f "visited" : !transform.any_op
    transform.yield
  }
}
