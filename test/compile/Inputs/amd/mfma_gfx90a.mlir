// TARGET: gfx90a
// CHECK: .amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
// CHECK: v_mfma_f32_16x16x16{{_?}}f16
gpu.module @kernels {
  gpu.func @mfma(%out: memref<64x4xf32>, %a: vector<4xf16>, %b: vector<4xf16>) kernel {
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %zero = arith.constant dense<0.0> : vector<4xf32>
    %d = amdgpu.mfma 16x16x16 %a * %b + %zero blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
    vector.store %d, %out[%t, %c0] : memref<64x4xf32>, vector<4xf32>
    gpu.return
  }
}
