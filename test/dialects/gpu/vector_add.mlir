// RUN: %python %S/../../../examples/gpu_vector_add.py | FileCheck %s
// RUN: %if mlir-opt %{ %python %S/../../../examples/gpu_vector_add.py | %mlir_opt --pass-pipeline="builtin.module(gpu-kernel-outlining,convert-scf-to-cf,gpu.module(convert-gpu-to-nvvm),gpu-to-llvm)" | FileCheck %s --check-prefix=LOWERED %}

// CHECK: module attributes {gpu.container_module} {
// CHECK-NEXT: gpu.module @kernels [#nvvm.target<chip = "sm_90">] {
// CHECK-NEXT: gpu.func @add(%{{.+}}: index, %{{.+}}: memref<?xf32>, %{{.+}}: memref<?xf32>, %{{.+}}: memref<?xf32>) kernel {
// CHECK: gpu.return
// CHECK: func.func @vector_add(%[[N:.+]]: index, %[[A:.+]]: memref<?xf32>, %[[B:.+]]: memref<?xf32>, %[[C:.+]]: memref<?xf32>) {
// CHECK: %[[DA:.+]], %[[T0:.+]] = gpu.alloc async (%[[N]])
// CHECK-NEXT: %[[DB:.+]], %[[T1:.+]] = gpu.alloc async [%[[T0]]] (%[[N]])
// CHECK-NEXT: %[[DC:.+]], %[[T2:.+]] = gpu.alloc async [%[[T1]]] (%[[N]])
// CHECK-NEXT: %[[T3:.+]] = gpu.memcpy async [%[[T2]]] %[[DA]], %[[A]]
// CHECK-NEXT: %[[T4:.+]] = gpu.memcpy async [%[[T3]]] %[[DB]], %[[B]]
// CHECK: %[[T5:.+]] = gpu.launch_func async [%[[T4]]] @kernels::@add blocks in (%{{.+}}) threads in (%{{.+}}) args(%[[N]] : index, %[[DA]] : memref<?xf32>, %[[DB]] : memref<?xf32>, %[[DC]] : memref<?xf32>)
// CHECK-NEXT: %[[T6:.+]] = gpu.memcpy async [%[[T5]]] %[[C]], %[[DC]]
// CHECK: %[[LAST:.+]] = gpu.dealloc async [%{{.+}}] %[[DC]]
// CHECK-NEXT: gpu.wait [%[[LAST]]]
// CHECK-NEXT: return

// LOWERED: llvm.func @add(
// LOWERED: nvvm.read.ptx.sreg.tid.x
// LOWERED: gpu.launch_func <%[[STREAM:.+]] : !llvm.ptr> @kernels::@add
// LOWERED: llvm.call @mgpuMemcpy({{.*}}, %[[STREAM]])
