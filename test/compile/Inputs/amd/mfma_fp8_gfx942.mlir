// TARGET: gfx942
// CHECK: .amdgcn_target "amdgcn-amd-amdhsa--gfx942"
// CHECK: v_mfma_f32_16x16x32_fp8_fp8
gpu.module @kernels {
  gpu.func @mfma(%out: memref<64x4xf32>, %a: vector<8xf8E4M3FNUZ>, %b: vector<8xf8E4M3FNUZ>) kernel {
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %zero = arith.constant dense<0.0> : vector<4xf32>
    %d = amdgpu.mfma 16x16x32 %a * %b + %zero blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32>
    vector.store %d, %out[%t, %c0] : memref<64x4xf32>, vector<4xf32>
    gpu.return
  }
}
