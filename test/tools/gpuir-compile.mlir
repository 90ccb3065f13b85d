// RUN: gpuir-compile %s --target=sm_80 | FileCheck %s --check-prefix=PTX
// RUN: gpuir-compile %s --target=sm_80 --emit=llvm | FileCheck %s --check-prefix=LLVM
// RUN: gpuir-compile %s --target=sm_80 --emit=sass | FileCheck %s --check-prefix=SASS
// RUN: gpuir-compile %s --target=gfx942 | FileCheck %s --check-prefix=AMD
// RUN: gpuir-compile %s --target=sm_80 --emit=mlir | FileCheck %s --check-prefix=MLIR
// RUN: not gpuir-compile %s --target=sm_70 2>&1 | FileCheck %s --check-prefix=ERROR

// PTX: .target sm_80
// PTX: .entry scale(
// PTX: .maxntid 64
// PTX: ld.global.b32
// PTX: mul.rn.f32
// PTX: st.global.b32
// LLVM: define ptx_kernel void @scale(
// LLVM: fmul float
// SASS: FMUL
// SASS: EXIT
// AMD: .amdhsa_kernel scale
// AMD: gfx942
// MLIR: llvm.func @scale
// MLIR: llvm.fmul
// ERROR: gpuir-compile: error: unknown target 'sm_70'; did you mean 'sm_{{[0-9]+}}'?
gpu.module @kernels {
  gpu.func @scale(%x: memref<64xf32>, %v: f32) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %t = gpu.thread_id x
    %a = memref.load %x[%t] : memref<64xf32>
    %b = arith.mulf %a, %v : f32
    memref.store %b, %x[%t] : memref<64xf32>
    gpu.return
  }
}
