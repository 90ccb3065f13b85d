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

// -----

// f32 ragged unit m | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<1x40xf32>, %b: tensor<40x30xf32>, %c: tensor<1x30xf32>) -> tensor<1x30xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>}>} ins(%a, %b : tensor<1x40xf32>, tensor<40x30xf32>) outs(%c : tensor<1x30xf32>) -> tensor<1x30xf32>
  return %0 : tensor<1x30xf32>
}

// -----

// config with other entries | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, workgroup = [64, 64, 0], promote_operands = [0, 1]}>} ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// -----

// i8 dynamic k | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x?xi8>, %b: tensor<48x?xi8>, %c: tensor<64x48xi32>) -> tensor<64x48xi32> {
  %0 = linalg.matmul_transpose_b {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>}>} ins(%a, %b : tensor<64x?xi8>, tensor<48x?xi8>) outs(%c : tensor<64x48xi32>) -> tensor<64x48xi32>
  return %0 : tensor<64x48xi32>
}

// -----

// batch_matmul_transpose_b | iree-gpu-pack-to-intrinsics | same
func.func @g(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
func.func @f(%a: tensor<3x64x64xf16>, %b: tensor<3x64x64xf16>, %c: tensor<3x64x64xf32>) -> tensor<3x64x64xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<3x64x64xf16>, tensor<3x64x64xf16>) outs(%c : tensor<3x64x64xf32>) attrs = {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} {
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

// two reductions | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x3x32xf16>, %b: tensor<3x32x64xf16>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a, %b : tensor<64x3x32xf16>, tensor<3x32x64xf16>) outs(%c : tensor<64x64xf32>) attrs = {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} {
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

// two m | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<4x64x32xf16>, %b: tensor<32x64xf16>, %c: tensor<4x64x64xf32>) -> tensor<4x64x64xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4x64x32xf16>, tensor<32x64xf16>) outs(%c : tensor<4x64x64xf32>) attrs = {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<4x64x64xf32>
  return %0 : tensor<4x64x64xf32>
}

// -----

// result transposed | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x32xf16>, %b: tensor<32x96xf16>, %c: tensor<96x64xf32>) -> tensor<96x64xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x32xf16>, tensor<32x96xf16>) outs(%c : tensor<96x64xf32>) attrs = {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<96x64xf32>
  return %0 : tensor<96x64xf32>
}

// -----

// operand dims interleaved | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<32x4x64xf16>, %b: tensor<64x32xf16>, %c: tensor<64x4x64xf32>) -> tensor<64x4x64xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d0, d1)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d0, d1)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<32x4x64xf16>, tensor<64x32xf16>) outs(%c : tensor<64x4x64xf32>) attrs = {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<64x4x64xf32>
  return %0 : tensor<64x4x64xf32>
}

// -----

// batch innermost | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x32x5xf16>, %b: tensor<32x48x5xf16>, %c: tensor<64x48x5xf32>) -> tensor<64x48x5xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%a, %b : tensor<64x32x5xf16>, tensor<32x48x5xf16>) outs(%c : tensor<64x48x5xf32>) attrs = {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} {
  ^bb0(%x: f16, %y: f16, %z: f32):
    %1 = arith.extf %x : f16 to f32
    %2 = arith.extf %y : f16 to f32
    %3 = arith.mulf %1, %2 : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<64x48x5xf32>
  return %0 : tensor<64x48x5xf32>
}

// -----

// unsigned | iree-gpu-pack-to-intrinsics | gpuir alone refuses (the body is not looked at)
func.func @f(%a: tensor<64x32xi8>, %b: tensor<32x48xi8>, %c: tensor<64x48xi32>) -> tensor<64x48xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<64x32xi8>, tensor<32x48xi8>) outs(%c : tensor<64x48xi32>) attrs = {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>}>} {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %1 = arith.extui %x : i8 to i32
    %2 = arith.extui %y : i8 to i32
    %3 = arith.muli %1, %2 : i32
    %4 = arith.addi %z, %3 : i32
    linalg.yield %4 : i32
  } -> tensor<64x48xi32>
  return %0 : tensor<64x48xi32>
}

// -----

// matvec config | iree-gpu-pack-to-intrinsics | refused
func.func @f(%a: tensor<16x16xf16>, %b: tensor<16xf16>, %c: tensor<16xf32>) -> tensor<16xf32> {
  %0 = linalg.matvec {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} ins(%a, %b : tensor<16x16xf16>, tensor<16xf16>) outs(%c : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// -----

// fill with config | iree-gpu-pack-to-intrinsics | refused
func.func @f(%c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %k = arith.constant 0.0 : f32
  %0 = linalg.fill {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} ins(%k : f32) outs(%c : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}

// -----

// fill and elementwise around | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>) -> tensor<64x64xf32> {
  %k = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %z = linalg.fill ins(%k : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = linalg.exp ins(%0 : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}

// -----

// two with different kinds | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%0 : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}

// -----

// and concretize and distribute | iree-gpu-pack-to-intrinsics,iree-gpu-concretize-mma-shapes,iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>}>} ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// -----

// in forall | iree-gpu-pack-to-intrinsics | same
func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %q = scf.forall (%i, %j) in (2, 2) shared_outs(%o = %c) -> (tensor<64x64xf32>) {
    %x = affine.apply affine_map<(d0) -> (d0 * 32)>(%i)
    %y = affine.apply affine_map<(d0) -> (d0 * 32)>(%j)
    %s = tensor.extract_slice %a[%x, 0] [32, 64] [1, 1] : tensor<64x64xf16> to tensor<32x64xf16>
    %t = tensor.extract_slice %b[0, %y] [64, 32] [1, 1] : tensor<64x64xf16> to tensor<64x32xf16>
    %u = tensor.extract_slice %o[%x, %y] [32, 32] [1, 1] : tensor<64x64xf32> to tensor<32x32xf32>
    %0 = linalg.matmul {lowering_config = #iree_gpu.lowering_config<{mma_kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}>} ins(%s, %t : tensor<32x64xf16>, tensor<64x32xf16>) outs(%u : tensor<32x32xf32>) -> tensor<32x32xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%x, %y] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<64x64xf32>
    }
  } {mapping = [#gpu.block<y>, #gpu.block<x>]}
  return %q : tensor<64x64xf32>
}
