// C++ and Python passes side by side at any depth of a pipeline.
// RUN: gpuir-opt %s --load=%S/../tools/Inputs/plugin.py --pass-pipeline='builtin.module(gpu.module(gpu.func(mine-mark{name=test.kernel},cse),mine-mark{name=test.gpu count=2}),func.func(mine-add-to-sub,canonicalize),any(mine-mark{name=test.any}))' | filecheck %s
// RUN: not gpuir-opt %s --load=%S/../tools/Inputs/plugin.py --pass-pipeline='builtin.module(gpu.module(gpu.func(mine-raise)))' 2>&1 | filecheck %s --check-prefix=RAISE

module {
  // CHECK: gpu.module @device attributes {test.any = 1 : i64, test.gpu = 2 : i64} {
  gpu.module @device {
    // RAISE: pipeline.mlir:[[#@LINE+2]]:5: error: pass 'mine-raise' raised ValueError: no such thing
    // CHECK: gpu.func @kernel(%[[A:.*]]: f32) kernel attributes {test.kernel = 1 : i64} {
    gpu.func @kernel(%a: f32) kernel {
      // CHECK-NEXT: arith.addf
      // CHECK-NEXT: gpu.printf
      %0 = arith.addf %a, %a : f32
      %1 = arith.addf %a, %a : f32
      gpu.printf "%f %f", %0, %1 : f32, f32
      gpu.return
    }
  }
  // CHECK: func.func @host(%[[X:.*]]: i32, %[[Y:.*]]: i32) -> (i32, i32) attributes {test.any = 1 : i64} {
  func.func @host(%x: i32, %y: i32) -> (i32, i32) {
    // CHECK: %[[S:.*]] = arith.subi %[[X]], %[[Y]]
    // CHECK-NEXT: return %[[S]], %[[S]]
    %0 = arith.addi %x, %y : i32
    %zero = arith.constant 0 : i32
    %1 = arith.addi %0, %zero : i32
    return %0, %0 : i32, i32
  }
}
