// TARGET: gfx1100
// CHECK: .amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
// CHECK: v_wmma_f32_16x16x16_f16
gpu.module @kernels {
  gpu.func @wmma(%out: memref<32x8xf32>, %a: vector<16xf16>, %b: vector<16xf16>) kernel {
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %zero = arith.constant dense<0.0> : vector<8xf32>
    %d = amdgpu.wmma 16x16x16 %a * %b + %zero : vector<16xf16>, vector<16xf16>, vector<8xf32>
    vector.store %d, %out[%t, %c0] : memref<32x8xf32>, vector<8xf32>
    gpu.return
  }
}
