// Targets are attached by the module's name; a kernel goes to each vendor's dialect.
//
// RUN: gpuir-opt %s --split-input-file --pass-pipeline='builtin.module(nvvm-attach-target{module=nv.* chip=sm_90 O=3 fast=true},rocdl-attach-target{module=amd.* chip=gfx942 wave64=false},spirv-attach-target{module=.*spv ver=v1.0 caps=Kernel},xevm-attach-target{module=intel.* chip=pvc})' | tee %t.mlir | FileCheck %s
// RUN: %if mlir-opt %{ %mlir_opt -split-input-file %t.mlir -o /dev/null %}
// RUN: gpuir-opt %s --split-input-file --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-nvvm))' | FileCheck --check-prefix=NVVM %s
// RUN: gpuir-opt %s --split-input-file --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942}))' | FileCheck --check-prefix=ROCDL %s
// RUN: gpuir-opt %s --split-input-file --convert-gpu-to-llvm-spv | FileCheck --check-prefix=SPV %s
//
// CHECK: gpu.module @nvidia [#nvvm.target<O = 3, chip = "sm_90", flags = {fast}>] {
// NVVM:  llvm.func @f
// NVVM:    nvvm.read.ptx.sreg.tid.x
// NVVM:    nvvm.barrier
// ROCDL: llvm.func @f
// ROCDL:   rocdl.workitem.id.x
// ROCDL:   rocdl.s.barrier
// SPV:   llvm.func spir_kernelcc @f
// SPV:     llvm.call spir_funccc @_Z12get_local_idj
// SPV:     llvm.call spir_funccc @_Z7barrierj
gpu.module @nvidia {
  gpu.func @f(%x: memref<64xf32>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<64xf32>
    gpu.barrier
    memref.store %v, %x[%t] : memref<64xf32>
    gpu.return
  }
}

// -----

// CHECK: gpu.module @amd_and_spv [#rocdl.target<chip = "gfx942", flags = {no_wave64}>, #spirv.target_env<#spirv.vce<v1.0, [Kernel], []>, #spirv.resource_limits<>>] {
gpu.module @amd_and_spv {
}

// -----

// CHECK: gpu.module @intel [#xevm.target<chip = "pvc">] {
gpu.module @intel {
}
