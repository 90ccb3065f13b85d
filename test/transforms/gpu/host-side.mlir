// gpu-async-region chains the host's ops by tokens; gpu-to-llvm makes calls of the run-time library of them.
//
// RUN: gpuir-opt %s --pass-pipeline='builtin.module(func.func(gpu-async-region))' | tee %t.mlir | FileCheck --check-prefix=ASYNC %s
// RUN: %if mlir-opt %{ %mlir_opt %t.mlir -o /dev/null %}
// RUN: gpuir-opt %s --pass-pipeline='builtin.module(func.func(gpu-async-region),gpu.module(convert-gpu-to-nvvm),gpu-to-llvm)' | FileCheck --check-prefix=LLVM %s
//
// ASYNC:      %[[T0:.*]] = gpu.wait async
// ASYNC-NEXT: %[[M:.*]], %[[T1:.*]] = gpu.alloc async [%[[T0]]] ()
// ASYNC-NEXT: %[[T2:.*]] = gpu.memcpy async [%[[T1]]] %[[M]], %arg0
// ASYNC-NEXT: %[[T3:.*]] = gpu.launch_func async [%[[T2]]] @kernels::@f
// ASYNC-NEXT: %[[T4:.*]] = gpu.memcpy async [%[[T3]]] %arg0, %[[M]]
// ASYNC-NEXT: %[[T5:.*]] = gpu.dealloc async [%[[T4]]] %[[M]]
// ASYNC-NEXT: gpu.wait [%[[T5]]]
//
// LLVM-LABEL: llvm.func @host
// LLVM:       %[[STREAM:.*]] = llvm.call @mgpuStreamCreate()
// LLVM:       llvm.call @mgpuMemAlloc(
// LLVM:       llvm.call @mgpuMemcpy(
// LLVM:       gpu.launch_func <%[[STREAM]] : !llvm.ptr> @kernels::@f
// LLVM:       llvm.call @mgpuMemcpy(
// LLVM:       llvm.call @mgpuMemFree(
// LLVM:       llvm.call @mgpuStreamSynchronize(%[[STREAM]])
// LLVM:       llvm.call @mgpuStreamDestroy(%[[STREAM]])
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @f(%x: memref<4xf32>) kernel {
      gpu.return
    }
  }
  func.func @host(%x: memref<4xf32>) {
    %c1 = arith.constant 1 : index
    %m = gpu.alloc () : memref<4xf32>
    gpu.memcpy %m, %x : memref<4xf32>, memref<4xf32>
    gpu.launch_func @kernels::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%m : memref<4xf32>)
    gpu.memcpy %x, %m : memref<4xf32>, memref<4xf32>
    gpu.dealloc %m : memref<4xf32>
    return
  }
}
