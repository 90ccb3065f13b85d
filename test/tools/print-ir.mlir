// Dumps go to stderr, the result to stdout.
// RUN: gpuir-opt %s --print-ir-before-all --load=%S/Inputs/plugin.py --cse --mine-add-to-sub 2>&1 >/dev/null | filecheck %s --check-prefix=BEFORE
// RUN: gpuir-opt %s --mlir-print-ir-after-all --cse 2>&1 >/dev/null | filecheck %s --check-prefix=AFTER
// RUN: gpuir-opt %s -print-ir-after=canonicalize,mine-mark --load=%S/Inputs/plugin.py --cse --canonicalize --mine-mark 2>&1 >/dev/null | filecheck %s --check-prefix=SOME
// RUN: gpuir-opt %s --mlir-print-ir-after-all --mlir-print-ir-after-change --canonicalize --cse --cse 2>&1 >/dev/null | filecheck %s --check-prefix=CHANGE
// RUN: gpuir-opt %s --mlir-timing --load=%S/Inputs/plugin.py --pass-pipeline='builtin.module(func.func(cse),mine-mark)' 2>&1 >/dev/null | filecheck %s --check-prefix=TIME

// BEFORE: // -----// IR Dump Before CSE (cse) //----- //
// BEFORE-NEXT: module {
// BEFORE-COUNT-2: arith.addi
// BEFORE: // -----// IR Dump Before MineAddToSub (mine-add-to-sub) //----- //
// BEFORE-COUNT-1: arith.addi
// BEFORE-NOT: IR Dump

// AFTER: // -----// IR Dump After CSE (cse) //----- //
// AFTER-NOT: IR Dump

// SOME: IR Dump After Canonicalizer (canonicalize)
// SOME-NOT: IR Dump After CSE
// SOME: IR Dump After MineMark (mine-mark)

// CHANGE-NOT: IR Dump After Canonicalizer
// CHANGE: IR Dump After CSE (cse)
// CHANGE-NOT: IR Dump

// TIME: ... Execution time report ...
// TIME: Total Execution Time: {{[0-9.]+}} seconds
// TIME: ----Wall Time----  ----Name----
// TIME: {{[0-9.]+}} ({{.*}}%)  Parser
// TIME-NEXT: 'func.func' Pipeline
// TIME-NEXT: {{\)    }}CSE
// TIME-NEXT: MineMark
// TIME-NEXT: Output
// TIME-NEXT: Rest
// TIME-NEXT: (100.0%)  Total

func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b : i32
  return %0, %1 : i32, i32
}
