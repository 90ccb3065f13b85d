// The same for AMD: gpu-lower-to-rocdl-pipeline, and the passes one by one.
//
// RUN: gpuir-opt %s --gpu-lower-to-rocdl-pipeline="chip=gfx942 binary-format=none" | tee %t.mlir | FileCheck %s
// RUN: %if mlir-opt %{ %mlir_opt %t.mlir -o /dev/null %}
// RUN: gpuir-opt %s --pass-pipeline='builtin.module(gpu-kernel-outlining,rocdl-attach-target{chip=gfx942},gpu.module(convert-gpu-to-rocdl{chipset=gfx942}),gpu-to-llvm)' | FileCheck %s
//
// CHECK:     llvm.func @main(
// CHECK:       gpu.launch_func @main_kernel::@main_kernel
// CHECK:     gpu.module @main_kernel [#rocdl.target<chip = "gfx942">]
// CHECK:       llvm.func @main_kernel({{.*}}rocdl.kernel
// CHECK:         rocdl.workitem.id.x
// CHECK:         llvm.fadd
// CHECK-NOT:   gpu.func
func.func @main(%x: memref<64xf32>) {
  %c64 = arith.constant 64 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %v = memref.load %x[%tx] : memref<64xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %x[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}
