// lane MFMA_F32_16x16x4_F32 | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x1xf32>, %b: vector<1x1xf32>, %c: vector<4x1xf32>) -> vector<4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>} : vector<1x1xf32>, vector<1x1xf32> into vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// -----

// lane MFMA_F32_16x16x16_F16 | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x4xf16>, %b: vector<4x1xf16>, %c: vector<4x1xf32>) -> vector<4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x4xf16>, vector<4x1xf16> into vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// -----

// lane MFMA_F32_32x32x8_F16 | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x4xf16>, %b: vector<4x1xf16>, %c: vector<4x4x1xf32>) -> vector<4x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : vector<1x4xf16>, vector<4x1xf16> into vector<4x4x1xf32>
  return %0 : vector<4x4x1xf32>
}

// -----

// lane MFMA_F32_16x16x32_F8E4M3FNUZ | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x8xf8E4M3FNUZ>, %b: vector<8x1xf8E4M3FNUZ>, %c: vector<4x1xf32>) -> vector<4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>} : vector<1x8xf8E4M3FNUZ>, vector<8x1xf8E4M3FNUZ> into vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// -----

// lane MFMA_I32_16x16x32_I8 | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x8xi8>, %b: vector<8x1xi8>, %c: vector<4x1xi32>) -> vector<4x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>} : vector<1x8xi8>, vector<8x1xi8> into vector<4x1xi32>
  return %0 : vector<4x1xi32>
}

// -----

// lane MFMA_I32_32x32x16_I8 | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x8xi8>, %b: vector<8x1xi8>, %c: vector<4x4x1xi32>) -> vector<4x4x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8>} : vector<1x8xi8>, vector<8x1xi8> into vector<4x4x1xi32>
  return %0 : vector<4x4x1xi32>
}

// -----

// lane MFMA_I32_16x16x16_I8 | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x4xi8>, %b: vector<4x1xi8>, %c: vector<4x1xi32>) -> vector<4x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x16_I8>} : vector<1x4xi8>, vector<4x1xi8> into vector<4x1xi32>
  return %0 : vector<4x1xi32>
}

// -----

// lane MFMA_I32_32x32x8_I8 | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x4xi8>, %b: vector<4x1xi8>, %c: vector<4x4x1xi32>) -> vector<4x4x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x8_I8>} : vector<1x4xi8>, vector<4x1xi8> into vector<4x4x1xi32>
  return %0 : vector<4x4x1xi32>
}

// -----

// lane WMMA_F32_16x16x16_F16 | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x16xf16>, %b: vector<16x1xf16>, %c: vector<8x1x1xf32>) -> vector<8x1x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<WMMA_F32_16x16x16_F16>} : vector<1x16xf16>, vector<16x1xf16> into vector<8x1x1xf32>
  return %0 : vector<8x1x1xf32>
}

// -----

// lane WMMA_F16_16x16x16_F16 | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x16xf16>, %b: vector<16x1xf16>, %c: vector<16x1x1xf16>) -> vector<16x1x1xf16> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>} : vector<1x16xf16>, vector<16x1xf16> into vector<16x1x1xf16>
  return %0 : vector<16x1x1xf16>
}

// -----

// lane WMMA_I32_16x16x16_I8 | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x16xi8>, %b: vector<16x1xi8>, %c: vector<8x1x1xi32>) -> vector<8x1x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<WMMA_I32_16x16x16_I8>} : vector<1x16xi8>, vector<16x1xi8> into vector<8x1x1xi32>
  return %0 : vector<8x1x1xi32>
}

// -----

// flat MFMA_F32_16x16x4_F32 | pattern lower_multi_mma | same
func.func @f(%a: vector<1xf32>, %b: vector<1xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>} : vector<1xf32>, vector<1xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// flat MFMA_F32_16x16x16_F16 | pattern lower_multi_mma | same
func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<4xf16>, vector<4xf16> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// flat MFMA_F32_32x32x8_F16 | pattern lower_multi_mma | same
func.func @f(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<16xf32>) -> vector<16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : vector<4xf16>, vector<4xf16> into vector<16xf32>
  return %0 : vector<16xf32>
}

// -----

// flat WMMA_F16_16x16x16_F16 | pattern lower_multi_mma | same
func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<16xf16>) -> vector<16xf16> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>} : vector<16xf16>, vector<16xf16> into vector<16xf16>
  return %0 : vector<16xf16>
}

// -----

// iterators stay | pattern lower_multi_mma | same
func.func @f(%a: vector<1x1x1x4xf16>, %b: vector<1x1x4x1xf16>, %c: vector<1x1x4x1xf32>) -> vector<1x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x1x1x4xf16>, vector<1x1x4x1xf16> into vector<1x1x4x1xf32>
  return %0 : vector<1x1x4x1xf32>
}

// -----

// a subgroup stays | pattern lower_multi_mma | gpuir alone accepts (the release builds an invalid op)
func.func @f(%a: vector<16x16xf16>, %b: vector<16x16xf16>, %c: vector<16x16xf32>) -> vector<16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  return %0 : vector<16x16xf32>
}

// -----

// tensors stay | pattern lower_multi_mma | same
func.func @f(%a: tensor<1x4xf16>, %b: tensor<4x1xf16>, %c: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<1x4xf16>, tensor<4x1xf16> into tensor<4x1xf32>
  return %0 : tensor<4x1xf32>
}

// -----

// data tiled f32 | iree-gpu-lower-ops | same
func.func @f(%a: vector<2x1x1x4xf32>, %b: vector<2x1x1x4xf32>, %c: vector<2x2x1x1x4x1xf32>) -> vector<2x2x1x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32, unroll_m = 2, unroll_n = 2, unroll_k = 4>} : vector<2x1x1x4xf32>, vector<2x1x1x4xf32> into vector<2x2x1x1x4x1xf32>
  return %0 : vector<2x2x1x1x4x1xf32>
}

// -----

// data tiled once | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x1xf32>, %b: vector<1x1xf32>, %c: vector<4x1xf32>) -> vector<4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32>} : vector<1x1xf32>, vector<1x1xf32> into vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// -----

// data tiled k | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x1x2x4xf16>, %b: vector<1x1x2x4xf16>, %c: vector<1x1x4xf32>) -> vector<1x1x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16, unroll_k = 2>} : vector<1x1x2x4xf16>, vector<1x1x2x4xf16> into vector<1x1x4xf32>
  return %0 : vector<1x1x4xf32>
}

// -----

// data tiled m | iree-gpu-lower-ops | same
func.func @f(%a: vector<2x1x1x4xf16>, %b: vector<1x1x4xf16>, %c: vector<2x1x1x4xf32>) -> vector<2x1x1x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16, unroll_m = 2>} : vector<2x1x1x4xf16>, vector<1x1x4xf16> into vector<2x1x1x4xf32>
  return %0 : vector<2x1x1x4xf32>
}

// -----

// data tiled flat | iree-gpu-lower-ops | same
func.func @f(%a: vector<8xf16>, %b: vector<8xf16>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16, unroll_k = 2>} : vector<8xf16>, vector<8xf16> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// data tiled over subgroups | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x2x1x1x4xf16>, %b: vector<3x1x1x4xf16>, %c: vector<1x2x3x1x1x4xf32>) -> vector<1x2x3x1x1x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16, unroll_m = 2, unroll_m_to_subgroups = 2, unroll_n = 3>} : vector<1x2x1x1x4xf16>, vector<3x1x1x4xf16> into vector<1x2x3x1x1x4xf32>
  return %0 : vector<1x2x3x1x1x4xf32>
}

// -----

// data tiled outer pieces | iree-gpu-lower-ops | gpuir alone accepts (the release builds an invalid op)
func.func @f(%a: vector<1x1x4xf16>, %b: vector<1x1x4xf16>, %c: vector<4x1x1x4xf32>) -> vector<4x1x1x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_32x32x8_F16>} : vector<1x1x4xf16>, vector<1x1x4xf16> into vector<4x1x1x4xf32>
  return %0 : vector<4x1x1x4xf32>
}

// -----

// value_barrier | iree-gpu-lower-ops | same
func.func @f(%a: vector<4xf16>, %b: tensor<4xf16>) -> (vector<4xf16>, tensor<4xf16>) {
  %0 = iree_gpu.value_barrier %a : vector<4xf16>
  %1 = iree_gpu.value_barrier %b : tensor<4xf16>
  return %0, %1 : vector<4xf16>, tensor<4xf16>
}

// -----

// value_barrier of two | pattern lower_value_barrier | same
func.func @f(%a: vector<4xf16>, %b: vector<2x3xi8>) -> (vector<4xf16>, vector<2x3xi8>) {
  %0:2 = iree_gpu.value_barrier %a, %b : vector<4xf16>, vector<2x3xi8>
  return %0#0, %0#1 : vector<4xf16>, vector<2x3xi8>
}

// -----

// value_barrier and stores | pattern lower_value_barrier | same
func.func @f(%a: vector<4xf16>, %m: memref<4xf16>, %i: index) -> vector<4xf16> {
  vector.store %a, %m[%i] : memref<4xf16>, vector<4xf16>
  %0 = iree_gpu.value_barrier %a : vector<4xf16>
  vector.store %0, %m[%i] : memref<4xf16>, vector<4xf16>
  return %0 : vector<4xf16>
}

// -----

// barrier_region | pattern lower_barrier_region | same
func.func @f(%a: tensor<6x6xf32>) -> tensor<3x2xf32> {
  %0 = iree_gpu.barrier_region ins(%a : tensor<6x6xf32>) {
  ^bb0(%i: tensor<6x6xf32>):
    %s = tensor.extract_slice %i[0, 0] [3, 2] [1, 1] : tensor<6x6xf32> to tensor<3x2xf32>
    iree_gpu.yield %s : tensor<3x2xf32>
  } : tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// -----

// barrier_region of two | pattern lower_barrier_region | same
func.func @f(%a: tensor<6xf32>, %b: tensor<?xi8>) -> (tensor<6xf32>, tensor<?xi8>) {
  %0:2 = iree_gpu.barrier_region ins(%a, %b : tensor<6xf32>, tensor<?xi8>) {
  ^bb0(%i: tensor<6xf32>, %j: tensor<?xi8>):
    %n = arith.negf %i : tensor<6xf32>
    iree_gpu.yield %n, %j : tensor<6xf32>, tensor<?xi8>
  } : tensor<6xf32>, tensor<?xi8>
  return %0#0, %0#1 : tensor<6xf32>, tensor<?xi8>
}

// -----

// ng_config on vectors unrolled | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<1x2x1x4xf16>, %b: vector<2x1x4x1xf16>, %c: vector<1x1x4x1xf32>) -> vector<1x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, lowering_config = #iree_gpu.lowering_config<{foo = 1}>} : vector<1x2x1x4xf16>, vector<2x1x4x1xf16> into vector<1x1x4x1xf32>
  return %0 : vector<1x1x4x1xf32>
}

// -----

// flat lanes MFMA_F32_16x16x4_F32 | iree-gpu-lower-ops | same
func.func @f(%a: vector<1xf32>, %b: vector<1xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>} : vector<1xf32>, vector<1xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// flat lanes WMMA_F32_16x16x16_F16 | iree-gpu-lower-ops | same
func.func @f(%a: vector<16xf16>, %b: vector<16xf16>, %c: vector<8xf32>) -> vector<8xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<WMMA_F32_16x16x16_F16>} : vector<16xf16>, vector<16xf16> into vector<8xf32>
  return %0 : vector<8xf32>
}

// -----

// flat lanes MFMA_I32_32x32x16_I8 | iree-gpu-lower-ops | same
func.func @f(%a: vector<8xi8>, %b: vector<8xi8>, %c: vector<16xi32>) -> vector<16xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8>} : vector<8xi8>, vector<8xi8> into vector<16xi32>
  return %0 : vector<16xi32>
}

// -----

// 2x8 acc 16x1 | iree-gpu-lower-ops | same
func.func @f(%a: vector<2x2xf16>, %b: vector<4x1xf16>, %c: vector<16x1xf32>) -> vector<16x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : vector<2x2xf16>, vector<4x1xf16> into vector<16x1xf32>
  return %0 : vector<16x1xf32>
}

// -----

// odd inner shapes | iree-gpu-lower-ops | same
func.func @f(%a: vector<2x4xf8E4M3FNUZ>, %b: vector<8xf8E4M3FNUZ>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>} : vector<2x4xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// -----

// unit outer stays | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x1x1x4xf16>, %b: vector<1x1x4x1xf16>, %c: vector<1x1x4x1xf32>) -> vector<1x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x1x1x4xf16>, vector<1x1x4x1xf16> into vector<1x1x4x1xf32>
  return %0 : vector<1x1x4x1xf32>
}

// -----

// two value_barriers in a row | iree-gpu-lower-ops | same
func.func @f(%a: vector<4xf32>) -> (vector<4xf32>) {
  %0 = iree_gpu.value_barrier %a : vector<4xf32>
  %1 = iree_gpu.value_barrier %0 : vector<4xf32>
  return %1 : vector<4xf32>
}

// -----

// dead value_barrier | iree-gpu-lower-ops | same
func.func @f(%a: vector<4xf32>, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = iree_gpu.value_barrier %a : vector<4xf32>
  vector.store %a, %m[%c0] : memref<4xf32>, vector<4xf32>
  return
}

// -----

// value_barrier on tensors stays | iree-gpu-lower-ops | same
func.func @f(%a: tensor<4xf32>, %b: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  %0:2 = iree_gpu.value_barrier %a, %b : tensor<4xf32>, tensor<?xf32>
  return %0#0, %0#1 : tensor<4xf32>, tensor<?xf32>
}

// -----

// barrier_region yields an index combine | iree-gpu-combine-barrier-regions | same
func.func @f(%a: tensor<6xf32>, %b: tensor<?x4xf16>, %x: index) -> (tensor<3xf32>, tensor<?x4xf16>, index) {
  %c2 = arith.constant 2 : index
  %0:3 = iree_gpu.barrier_region ins(%a, %b : tensor<6xf32>, tensor<?x4xf16>) {
  ^bb0(%i: tensor<6xf32>, %j: tensor<?x4xf16>):
    %s = tensor.extract_slice %i[%x] [3] [1] : tensor<6xf32> to tensor<3xf32>
    %n = arith.negf %j : tensor<?x4xf16>
    %k = arith.addi %x, %c2 : index
    iree_gpu.yield %s, %n, %k : tensor<3xf32>, tensor<?x4xf16>, index
  } : tensor<3xf32>, tensor<?x4xf16>, index
  return %0#0, %0#1, %0#2 : tensor<3xf32>, tensor<?x4xf16>, index
}

// -----

// barrier_region on vectors | pattern lower_barrier_region | same
func.func @f(%a: vector<6xf32>) -> vector<6xf32> {
  %0 = iree_gpu.barrier_region ins(%a : vector<6xf32>) {
  ^bb0(%i: vector<6xf32>):
    %n = arith.negf %i : vector<6xf32>
    iree_gpu.yield %n : vector<6xf32>
  } : vector<6xf32>
  return %0 : vector<6xf32>
}

// -----

// barrier_region without inputs | pattern lower_barrier_region | same
func.func @f() -> tensor<6xf32> {
  %0 = iree_gpu.barrier_region {
    %n = tensor.empty() : tensor<6xf32>
    iree_gpu.yield %n : tensor<6xf32>
  } : tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// barrier_region passes its input through | pattern lower_barrier_region | same
func.func @f(%a: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %0:2 = iree_gpu.barrier_region ins(%a : tensor<6xf32>) {
  ^bb0(%i: tensor<6xf32>):
    iree_gpu.yield %i, %i : tensor<6xf32>, tensor<6xf32>
  } : tensor<6xf32>, tensor<6xf32>
  return %0#0, %0#1 : tensor<6xf32>, tensor<6xf32>
}

// -----

// barrier_region nested | pattern lower_barrier_region | same
func.func @f(%a: tensor<6xf32>) -> tensor<6xf32> {
  %0 = iree_gpu.barrier_region ins(%a : tensor<6xf32>) {
  ^bb0(%i: tensor<6xf32>):
    %1 = iree_gpu.barrier_region ins(%i : tensor<6xf32>) {
    ^bb0(%j: tensor<6xf32>):
      %n = arith.negf %j : tensor<6xf32>
      iree_gpu.yield %n : tensor<6xf32>
    } : tensor<6xf32>
    iree_gpu.yield %1 : tensor<6xf32>
  } : tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

// further data tiled f32 | iree-gpu-lower-ops | same
func.func @f(%a: vector<2x1x1x2xf32>, %b: vector<2x1x1x2xf32>, %c: vector<2x2x1x1x4xf32>) -> vector<2x2x1x1x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32, unroll_m = 2, unroll_n = 2, unroll_k = 2>} : vector<2x1x1x2xf32>, vector<2x1x1x2xf32> into vector<2x2x1x1x4xf32>
  return %0 : vector<2x2x1x1x4xf32>
}

// -----

// data tiled i8 k2 | iree-gpu-lower-ops | same
func.func @f(%a: vector<1x1x2x8xi8>, %b: vector<2x1x1x2x8xi8>, %c: vector<2x1x1x4xi32>) -> vector<2x1x1x4xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_I32_16x16x32_I8, unroll_n = 2, unroll_k = 2>} : vector<1x1x2x8xi8>, vector<2x1x1x2x8xi8> into vector<2x1x1x4xi32>
  return %0 : vector<2x1x1x4xi32>
}
