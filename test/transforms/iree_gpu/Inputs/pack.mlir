// static | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x96xf16>, %c: tensor<64x96xf32>) -> tensor<64x96xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<64x64xf16>, tensor<64x96xf16>) outs(%c : tensor<64x96xf32>) -> tensor<64x96xf32>
  return %0 : tensor<64x96xf32>
}

// -----

// dynamic | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<?x?xf16>, %b: tensor<?x?xf16>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// ragged | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<50x20xf16>, %b: tensor<20x70xf16>, %c: tensor<50x70xf32>) -> tensor<50x70xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<50x20xf16>, tensor<20x70xf16>) outs(%c : tensor<50x70xf32>) -> tensor<50x70xf32>
  return %0 : tensor<50x70xf32>
}

// -----

// partly dynamic | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x?xf16>, %b: tensor<?x70xf16>, %c: tensor<64x70xf32>) -> tensor<64x70xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<64x?xf16>, tensor<?x70xf16>) outs(%c : tensor<64x70xf32>) -> tensor<64x70xf32>
  return %0 : tensor<64x70xf32>
}

// -----

// ragged k | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x20xf16>, %b: tensor<20x64xf16>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<64x20xf16>, tensor<20x64xf16>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// -----

// transpose_b | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x64xf16>, %b: tensor<96x64xf16>, %c: tensor<64x96xf32>) -> tensor<64x96xf32> {
  %0 = linalg.matmul_transpose_b {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<64x64xf16>, tensor<96x64xf16>) outs(%c : tensor<64x96xf32>) -> tensor<64x96xf32>
  return %0 : tensor<64x96xf32>
}

// -----

// transpose_a | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<48x64xf16>, %b: tensor<48x96xf16>, %c: tensor<64x96xf32>) -> tensor<64x96xf32> {
  %0 = linalg.matmul_transpose_a {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<48x64xf16>, tensor<48x96xf16>) outs(%c : tensor<64x96xf32>) -> tensor<64x96xf32>
  return %0 : tensor<64x96xf32>
}

// -----

// batch | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<3x64x64xf16>, %b: tensor<3x64x64xf16>, %c: tensor<3x64x64xf32>) -> tensor<3x64x64xf32> {
  %0 = linalg.batch_matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<3x64x64xf16>, tensor<3x64x64xf16>) outs(%c : tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
  return %0 : tensor<3x64x64xf32>
}

// -----

// dynamic batch | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<?x64x64xf16>, %b: tensor<?x64x64xf16>, %c: tensor<?x64x64xf32>) -> tensor<?x64x64xf32> {
  %0 = linalg.batch_matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<?x64x64xf16>, tensor<?x64x64xf16>) outs(%c : tensor<?x64x64xf32>) -> tensor<?x64x64xf32>
  return %0 : tensor<?x64x64xf32>
}

// -----

// MFMA_F32_16x16x4_F32 | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<100x40xf32>, %b: tensor<40x48xf32>, %c: tensor<100x48xf32>) -> tensor<100x48xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>}>} ins(%a, %b : tensor<100x40xf32>, tensor<40x48xf32>) outs(%c : tensor<100x48xf32>) -> tensor<100x48xf32>
  return %0 : tensor<100x48xf32>
}

// -----

// MFMA_F32_16x16x16_F16 | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<100x40xf16>, %b: tensor<40x48xf16>, %c: tensor<100x48xf32>) -> tensor<100x48xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} ins(%a, %b : tensor<100x40xf16>, tensor<40x48xf16>) outs(%c : tensor<100x48xf32>) -> tensor<100x48xf32>
  return %0 : tensor<100x48xf32>
}

// -----

// MFMA_F32_32x32x8_F16 | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<100x40xf16>, %b: tensor<40x48xf16>, %c: tensor<100x48xf32>) -> tensor<100x48xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<100x40xf16>, tensor<40x48xf16>) outs(%c : tensor<100x48xf32>) -> tensor<100x48xf32>
  return %0 : tensor<100x48xf32>
}

// -----

// MFMA_I32_16x16x32_I8 | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<100x40xi8>, %b: tensor<40x48xi8>, %c: tensor<100x48xi32>) -> tensor<100x48xi32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>}>} ins(%a, %b : tensor<100x40xi8>, tensor<40x48xi8>) outs(%c : tensor<100x48xi32>) -> tensor<100x48xi32>
  return %0 : tensor<100x48xi32>
}

// -----

// MFMA_I32_32x32x16_I8 | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<100x40xi8>, %b: tensor<40x48xi8>, %c: tensor<100x48xi32>) -> tensor<100x48xi32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8>}>} ins(%a, %b : tensor<100x40xi8>, tensor<40x48xi8>) outs(%c : tensor<100x48xi32>) -> tensor<100x48xi32>
  return %0 : tensor<100x48xi32>
}

// -----

// MFMA_I32_16x16x16_I8 | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<100x40xi8>, %b: tensor<40x48xi8>, %c: tensor<100x48xi32>) -> tensor<100x48xi32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_I32_16x16x16_I8>}>} ins(%a, %b : tensor<100x40xi8>, tensor<40x48xi8>) outs(%c : tensor<100x48xi32>) -> tensor<100x48xi32>
  return %0 : tensor<100x48xi32>
}

// -----

// MFMA_I32_32x32x8_I8 | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<100x40xi8>, %b: tensor<40x48xi8>, %c: tensor<100x48xi32>) -> tensor<100x48xi32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_I32_32x32x8_I8>}>} ins(%a, %b : tensor<100x40xi8>, tensor<40x48xi8>) outs(%c : tensor<100x48xi32>) -> tensor<100x48xi32>
  return %0 : tensor<100x48xi32>
}

// -----

// WMMA_F32_16x16x16_F16 | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<100x40xf16>, %b: tensor<40x48xf16>, %c: tensor<100x48xf32>) -> tensor<100x48xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<WMMA_F32_16x16x16_F16>}>} ins(%a, %b : tensor<100x40xf16>, tensor<40x48xf16>) outs(%c : tensor<100x48xf32>) -> tensor<100x48xf32>
  return %0 : tensor<100x48xf32>
}

// -----

// WMMA_F16_16x16x16_F16 | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<100x40xf16>, %b: tensor<40x48xf16>, %c: tensor<100x48xf16>) -> tensor<100x48xf16> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>}>} ins(%a, %b : tensor<100x40xf16>, tensor<40x48xf16>) outs(%c : tensor<100x48xf16>) -> tensor<100x48xf16>
  return %0 : tensor<100x48xf16>
}

// -----

// WMMA_I32_16x16x16_I8 | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<100x40xi8>, %b: tensor<40x48xi8>, %c: tensor<100x48xi32>) -> tensor<100x48xi32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<WMMA_I32_16x16x16_I8>}>} ins(%a, %b : tensor<100x40xi8>, tensor<40x48xi8>) outs(%c : tensor<100x48xi32>) -> tensor<100x48xi32>
  return %0 : tensor<100x48xi32>
}

// -----

// no config | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x96xf16>, %c: tensor<64x96xf32>) -> tensor<64x96xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf16>, tensor<64x96xf16>) outs(%c : tensor<64x96xf32>) -> tensor<64x96xf32>
  return %0 : tensor<64x96xf32>
}

// -----

// config without a kind | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x96xf16>, %c: tensor<64x96xf32>) -> tensor<64x96xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{x = 1}>} ins(%a, %b : tensor<64x64xf16>, tensor<64x96xf16>) outs(%c : tensor<64x96xf32>) -> tensor<64x96xf32>
  return %0 : tensor<64x96xf32>
}

// -----

// generic | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<2x3x64x64xf16>, %b: tensor<64x2x64xf16>, %c: tensor<3x64x64xf32>) -> tensor<3x64x64xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d0, d1, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"], lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<2x3x64x64xf16>, tensor<64x2x64xf16>) outs(%c : tensor<3x64x64xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<3x64x64xf32>
  return %0 : tensor<3x64x64xf32>
}

// -----

// k first | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>], iterator_types = ["reduction", "parallel", "parallel"], lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%c : tensor<64x64xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// -----

// n before m | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x40xf16>, %b: tensor<40x64xf16>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<64x40xf16>, tensor<40x64xf16>) outs(%c : tensor<64x64xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// -----

// all reversed | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>], iterator_types = ["reduction", "parallel", "parallel"], lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%c : tensor<64x64xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// -----

// subtraction | iree-gpu-pack-to-intrinsics | gpuir alone refuses (the body is not looked at)
func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%c : tensor<64x64xf32>) {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.subf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// -----

// element types | iree-gpu-pack-to-intrinsics | gpuir alone refuses (a packed linalg.generic is left)
func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x96xf32>, %c: tensor<64x96xf32>) -> tensor<64x96xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<64x64xf32>, tensor<64x96xf32>) outs(%c : tensor<64x96xf32>) -> tensor<64x96xf32>
  return %0 : tensor<64x96xf32>
}

// -----

// no contraction | iree-gpu-pack-to-intrinsics | refused
func.func @f(%a: tensor<4x4xf16>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"], lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a : tensor<4x4xf16>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    linalg.yield %1 : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
