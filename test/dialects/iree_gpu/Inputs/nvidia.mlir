// Attributes of gpuir_nv, for the reference's examples.
module attributes {
  example.layout = #gpuir_nv.mma_layout<MMA_SYNC_F32_16x8x16_F16>,
  example.intrinsic = #gpuir_nv.mma_intrinsic<MMA_SYNC_I32_16x8x32_I8>,
  example.warpgroup = #gpuir_nv.wgmma_layout<intrinsic = WGMMA_F32_64xNx16_F16, n = 128, unroll_k = 4, swizzle = 128>,
  example.wgmma = #gpuir_nv.wgmma_intrinsic<WGMMA_I32_64xNx32_I8>
} {
}
