// SPIR-V needs no backend of LLVM: MLIR writes the object itself.
//
// RUN: gpuir-opt %s --gpu-module-to-binary | tee %t.mlir | FileCheck %s
// RUN: %if mlir-opt %{ %mlir_opt %t.mlir -o /dev/null %}
// RUN: gpuir-opt %s --gpu-module-to-binary=format=none | FileCheck --check-prefix=KEPT %s
//
// CHECK:     gpu.binary @kernels [#gpu.object<#spirv.target_env<{{.*}}>, "\03\02#\07
// CHECK-NOT: gpu.module
// KEPT:      gpu.module @kernels [#spirv.target_env<
module attributes {gpu.container_module} {
  gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>] {
    spirv.module @kernels Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> {
      spirv.func @f() "None" {
        spirv.Return
      }
      spirv.EntryPoint "GLCompute" @f
      spirv.ExecutionMode @f "LocalSize", 32, 1, 1
    }
  }
}
