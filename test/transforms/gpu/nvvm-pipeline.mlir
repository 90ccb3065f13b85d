// gpu-lower-to-nvvm-pipeline up to serialization: kernel and host in LLVM's dialects, the kernel with its target.
//
// RUN: gpuir-opt %p/Inputs/printf.mlir --gpu-lower-to-nvvm-pipeline="cubin-chip=sm_90a cubin-features=+ptx80 opt-level=3 cubin-format=none" | FileCheck %s
// RUN: gpuir-opt %p/Inputs/printf.mlir --pass-pipeline='builtin.module(gpu-lower-to-nvvm-pipeline{cubin-chip=sm_90a cubin-features=+ptx80 opt-level=3 cubin-format=none})' | FileCheck %s
//
// CHECK:      module attributes {gpu.container_module} {
// CHECK-NEXT:   llvm.func @main() {
// CHECK:          gpu.launch_func @main_kernel::@main_kernel blocks in
// CHECK-NEXT:     llvm.return
// CHECK:        gpu.module @main_kernel [#nvvm.target<O = 3, chip = "sm_90a", features = "+ptx80">] {
// CHECK-NEXT:     llvm.mlir.global internal constant @[[FORMAT:.*]]("Hello from %d\0A\00")
// CHECK-NEXT:     llvm.func @vprintf(!llvm.ptr, !llvm.ptr) -> i32
// CHECK-NEXT:     llvm.func @main_kernel() attributes {{{.*}}nvvm.kernel
// CHECK-DAG:        nvvm.read.ptx.sreg.tid.x
// CHECK-DAG:        llvm.mlir.addressof @[[FORMAT]]
// CHECK:            llvm.call @vprintf
// CHECK-NEXT:       llvm.return
// CHECK-NOT:    unrealized_conversion_cast

// What is dumped is the pipeline pass by pass, since one of them is gpuir's.
//
// RUN: gpuir-opt %p/Inputs/printf.mlir --gpu-lower-to-nvvm-pipeline=cubin-format=none --dump-pass-pipeline -o /dev/null 2>&1 | FileCheck --check-prefix=DUMP %s
// DUMP:      builtin.module(
// DUMP-NEXT:   convert-nvgpu-to-nvvm,
// DUMP-NEXT:   gpu-kernel-outlining
// DUMP:        nvvm-attach-target{O=2 chip=sm_{{[0-9]+}}
// DUMP:        gpu.module(
// DUMP-NEXT:     convert-gpu-to-nvvm{
// DUMP:        gpu-to-llvm{
// DUMP:        gpu-module-to-binary{format=none}
// DUMP:        reconcile-unrealized-casts
