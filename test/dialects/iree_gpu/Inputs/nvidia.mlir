// Attributes of gpuir_nv, for the reference's examples.
module attributes {
  example.layout = #gpuir_nv.mma_layout<MMA_SYNC_F32_16x8x16_F16>,
  example.intrinsic = #gpuir_nv.mma_intrinsic<MMA_SYNC_I32_16x8x32_I8>
} {
}
