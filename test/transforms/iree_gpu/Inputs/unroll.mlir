// 2x1x2 MFMA_F32_16x16x4_F32 | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x1xf32>, %b: vector<2x1x1x1xf32>, %c: vector<2x1x4x1xf32>) -> vector<2x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>} : vector<2x2x1x1xf32>, vector<2x1x1x1xf32> into vector<2x1x4x1xf32>
  return %0 : vector<2x1x4x1xf32>
}

// -----

// 2x1x2 MFMA_F32_16x16x16_F16 | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x4xf16>, %b: vector<2x1x4x1xf16>, %c: vector<2x1x4x1xf32>) -> vector<2x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x2x1x4xf16>, vector<2x1x4x1xf16> into vector<2x1x4x1xf32>
  return %0 : vector<2x1x4x1xf32>
}

// -----

// 2x1x2 MFMA_F32_32x32x8_F16 | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x4xf16>, %b: vector<2x1x4x1xf16>, %c: vector<2x1x4x4x1xf32>) -> vector<2x1x4x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : vector<2x2x1x4xf16>, vector<2x1x4x1xf16> into vector<2x1x4x4x1xf32>
  return %0 : vector<2x1x4x4x1xf32>
}

// -----

// 2x1x2 MFMA_F32_16x16x32_F8E4M3FNUZ | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x8xf8E4M3FNUZ>, %b: vector<2x1x8x1xf8E4M3FNUZ>, %c: vector<2x1x4x1xf32>) -> vector<2x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>} : vector<2x2x1x8xf8E4M3FNUZ>, vector<2x1x8x1xf8E4M3FNUZ> into vector<2x1x4x1xf32>
  return %0 : vector<2x1x4x1xf32>
}

// -----

// 2x1x2 MFMA_I32_16x16x32_I8 | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x8xi8>, %b: vector<2x1x8x1xi8>, %c: vector<2x1x4x1xi32>) -> vector<2x1x4x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>} : vector<2x2x1x8xi8>, vector<2x1x8x1xi8> into vector<2x1x4x1xi32>
  return %0 : vector<2x1x4x1xi32>
}

// -----

// 2x1x2 MFMA_I32_32x32x16_I8 | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x8xi8>, %b: vector<2x1x8x1xi8>, %c: vector<2x1x4x4x1xi32>) -> vector<2x1x4x4x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8>} : vector<2x2x1x8xi8>, vector<2x1x8x1xi8> into vector<2x1x4x4x1xi32>
  return %0 : vector<2x1x4x4x1xi32>
}

// -----

// 2x1x2 MFMA_I32_16x16x16_I8 | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x4xi8>, %b: vector<2x1x4x1xi8>, %c: vector<2x1x4x1xi32>) -> vector<2x1x4x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x16_I8>} : vector<2x2x1x4xi8>, vector<2x1x4x1xi8> into vector<2x1x4x1xi32>
  return %0 : vector<2x1x4x1xi32>
}

// -----

// 2x1x2 MFMA_I32_32x32x8_I8 | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x4xi8>, %b: vector<2x1x4x1xi8>, %c: vector<2x1x4x4x1xi32>) -> vector<2x1x4x4x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x8_I8>} : vector<2x2x1x4xi8>, vector<2x1x4x1xi8> into vector<2x1x4x4x1xi32>
  return %0 : vector<2x1x4x4x1xi32>
}

// -----

// 2x1x2 WMMA_F32_16x16x16_F16 | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x16xf16>, %b: vector<2x1x16x1xf16>, %c: vector<2x1x8x1x1xf32>) -> vector<2x1x8x1x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_F32_16x16x16_F16>} : vector<2x2x1x16xf16>, vector<2x1x16x1xf16> into vector<2x1x8x1x1xf32>
  return %0 : vector<2x1x8x1x1xf32>
}

// -----

// 2x1x2 WMMA_F16_16x16x16_F16 | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x16xf16>, %b: vector<2x1x16x1xf16>, %c: vector<2x1x16x1x1xf16>) -> vector<2x1x16x1x1xf16> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>} : vector<2x2x1x16xf16>, vector<2x1x16x1xf16> into vector<2x1x16x1x1xf16>
  return %0 : vector<2x1x16x1x1xf16>
}

// -----

// 2x1x2 WMMA_I32_16x16x16_I8 | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x16xi8>, %b: vector<2x1x16x1xi8>, %c: vector<2x1x8x1x1xi32>) -> vector<2x1x8x1x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_I32_16x16x16_I8>} : vector<2x2x1x16xi8>, vector<2x1x16x1xi8> into vector<2x1x8x1x1xi32>
  return %0 : vector<2x1x8x1x1xi32>
}

// -----

// 2x2x2 | pattern unroll_multi_mma | same
func.func @f(%a: vector<2x2x1x4xf16>, %b: vector<2x2x4x1xf16>, %c: vector<2x2x4x1xf32>) -> vector<2x2x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x2x1x4xf16>, vector<2x2x4x1xf16> into vector<2x2x4x1xf32>
  return %0 : vector<2x2x4x1xf32>
}

// -----

// transposed maps | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x4xf16>, %b: vector<3x2x4x1xf16>, %c: vector<3x2x4x1xf32>) -> vector<3x2x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x2x1x4xf16>, vector<3x2x4x1xf16> into vector<3x2x4x1xf32>
  return %0 : vector<3x2x4x1xf32>
}

// -----

// reduction first | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x4xf16>, %b: vector<2x3x4x1xf16>, %c: vector<2x3x4x1xf32>) -> vector<2x3x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>], iterator_types = [#iree_gpu.iterator_type<reduction>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x2x1x4xf16>, vector<2x3x4x1xf16> into vector<2x3x4x1xf32>
  return %0 : vector<2x3x4x1xf32>
}

// -----

// batch | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x1x2x1x4xf16>, %b: vector<2x2x2x4x1xf16>, %c: vector<2x1x2x4x1xf32>) -> vector<2x1x2x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x1x2x1x4xf16>, vector<2x2x2x4x1xf16> into vector<2x1x2x4x1xf32>
  return %0 : vector<2x1x2x4x1xf32>
}

// -----

// two reductions | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x2x1x4xf16>, %b: vector<2x2x1x4x1xf16>, %c: vector<2x1x4x1xf32>) -> vector<2x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d2)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x2x2x1x4xf16>, vector<2x2x1x4x1xf16> into vector<2x1x4x1xf32>
  return %0 : vector<2x1x4x1xf32>
}

// -----

// subgroup with permutations | iree-gpu-unroll-to-intrinsics | differs (permutations are forgotten)
func.func @f(%a: vector<2x1x16x16xf16>, %b: vector<1x1x16x16xf16>, %c: vector<2x1x16x16xf32>) -> vector<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, rhs_permutation = array<i64: 1, 0>} : vector<2x1x16x16xf16>, vector<1x1x16x16xf16> into vector<2x1x16x16xf32>
  return %0 : vector<2x1x16x16xf32>
}

// -----

// all permuted | pattern unroll_multi_mma | same
func.func @f(%a: vector<1x1x4x16xf32>, %b: vector<1x2x16x4xf32>, %c: vector<1x2x16x16xf32>) -> vector<1x2x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>, lhs_permutation = array<i64: 1, 0>, rhs_permutation = array<i64: 1, 0>, acc_permutation = array<i64: 1, 0>} : vector<1x1x4x16xf32>, vector<1x2x16x4xf32> into vector<1x2x16x16xf32>
  return %0 : vector<1x2x16x16xf32>
}

// -----

// units | pattern drop_multi_mma_unit_dims | same
func.func @f(%a: vector<1x1x1x4xf16>, %b: vector<1x1x4x1xf16>, %c: vector<1x1x4x1xf32>) -> vector<1x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x1x1x4xf16>, vector<1x1x4x1xf16> into vector<1x1x4x1xf32>
  return %0 : vector<1x1x4x1xf32>
}

// -----

// units permuted | pattern drop_multi_mma_unit_dims | differs (permutations are forgotten)
func.func @f(%a: vector<1x1x16x16xf16>, %b: vector<1x1x16x16xf16>, %c: vector<1x1x16x16xf32>) -> vector<1x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, rhs_permutation = array<i64: 1, 0>} : vector<1x1x16x16xf16>, vector<1x1x16x16xf16> into vector<1x1x16x16xf32>
  return %0 : vector<1x1x16x16xf32>
}

// -----

// no units | pattern drop_multi_mma_unit_dims | same
func.func @f(%a: vector<1x1x1x4xf16>, %b: vector<1x2x4x1xf16>, %c: vector<1x2x4x1xf32>) -> vector<1x2x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x1x1x4xf16>, vector<1x2x4x1xf16> into vector<1x2x4x1xf32>
  return %0 : vector<1x2x4x1xf32>
}

// -----

// units of tensors | pattern drop_multi_mma_unit_dims | same
func.func @f(%a: tensor<1x1x1x4xf16>, %b: tensor<1x1x4x1xf16>, %c: tensor<1x1x4x1xf32>) -> tensor<1x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<1x1x1x4xf16>, tensor<1x1x4x1xf16> into tensor<1x1x4x1xf32>
  return %0 : tensor<1x1x4x1xf32>
}

// -----

// reduction only | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<3x1x4xf16>, %b: vector<3x4x1xf16>, %c: vector<4x1xf32>) -> vector<4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<3x1x4xf16>, vector<3x4x1xf16> into vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// -----

// one column | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x4xf16>, %b: vector<2x4x1xf16>, %c: vector<2x4x1xf32>) -> vector<2x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x2x1x4xf16>, vector<2x4x1xf16> into vector<2x4x1xf32>
  return %0 : vector<2x4x1xf32>
}

// -----

// data tiled | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<1x2x1x1x2x4xf16>, %b: vector<2x2x1x1x2x4xf16>, %c: vector<1x2x1x1x4xf32>) -> vector<1x2x1x1x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16, unroll_k = 2>} : vector<1x2x1x1x2x4xf16>, vector<2x2x1x1x2x4xf16> into vector<1x2x1x1x4xf32>
  return %0 : vector<1x2x1x1x4xf32>
}

// -----

// then lowered | iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops | same
func.func @f(%a: vector<2x2x1x4xf16>, %b: vector<2x1x4x1xf16>, %c: vector<2x1x4x1xf32>) -> vector<2x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x2x1x4xf16>, vector<2x1x4x1xf16> into vector<2x1x4x1xf32>
  return %0 : vector<2x1x4x1xf32>
}

// -----

// four iterators two parallel m | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x3x1x4xf16>, %b: vector<1x2x4xf16>, %c: vector<2x3x2x4x1xf32>) -> vector<2x3x2x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x1x4xf16>, vector<1x2x4xf16> into vector<2x3x2x4x1xf32>
  return %0 : vector<2x3x2x4x1xf32>
}

// -----

// permuted acc outer | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x1x4xf16>, %b: vector<2x3x4x1xf16>, %c: vector<3x2x4x1xf32>) -> vector<3x2x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x2x1x4xf16>, vector<2x3x4x1xf16> into vector<3x2x4x1xf32>
  return %0 : vector<3x2x4x1xf32>
}

// -----

// reduction in the middle | pattern unroll_multi_mma | same
func.func @f(%a: vector<2x2x1x4xf16>, %b: vector<2x3x4x1xf16>, %c: vector<2x3x4x1xf32>) -> vector<2x3x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>, #iree_gpu.iterator_type<parallel>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x2x1x4xf16>, vector<2x3x4x1xf16> into vector<2x3x4x1xf32>
  return %0 : vector<2x3x4x1xf32>
}

// -----

// flat lane vectors unrolled | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<2x2x4xf16>, %b: vector<2x2x4xf16>, %c: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x2x4xf16>, vector<2x2x4xf16> into vector<2x2x4xf32>
  return %0 : vector<2x2x4xf32>
}

// -----

// 32x32 unit outer acc four pieces | iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops | same
func.func @f(%a: vector<1x2x1x4xf16>, %b: vector<2x1x4x1xf16>, %c: vector<1x1x4x1x4x1xf32>) -> vector<1x1x4x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : vector<1x2x1x4xf16>, vector<2x1x4x1xf16> into vector<1x1x4x1x4x1xf32>
  return %0 : vector<1x1x4x1x4x1xf32>
}

// -----

// outer all one, batch | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<1x1x1x1x4xf16>, %b: vector<1x1x1x4x1xf16>, %c: vector<1x1x1x4x1xf32>) -> vector<1x1x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x1x1x1x4xf16>, vector<1x1x1x4x1xf16> into vector<1x1x1x4x1xf32>
  return %0 : vector<1x1x1x4x1xf32>
}

// -----

// empty iterators stay | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<1x4xf16>, %b: vector<4x1xf16>, %c: vector<4x1xf32>) -> vector<4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x4xf16>, vector<4x1xf16> into vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// -----

// several functions | iree-gpu-unroll-to-intrinsics | same
func.func @f(%a: vector<1x2x1x4xf16>, %b: vector<2x1x4x1xf16>, %c: vector<1x1x4x1xf32>) -> vector<1x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x2x1x4xf16>, vector<2x1x4x1xf16> into vector<1x1x4x1xf32>
  return %0 : vector<1x1x4x1xf32>
}
func.func @g(%a: vector<1x2x1x16xi8>, %b: vector<2x1x16x1xi8>, %c: vector<1x1x8x1x1xi32>) -> vector<1x1x8x1x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_I32_16x16x16_I8>} : vector<1x2x1x16xi8>, vector<2x1x16x1xi8> into vector<1x1x8x1x1xi32>
  return %0 : vector<1x1x8x1x1xi32>
}

// -----

// accumulator chain unrolled and lowered | iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops | same
func.func @f(%a: vector<2x1x1x4xf16>, %b: vector<1x2x4x1xf16>, %c: vector<2x2x4x1xf32>) -> vector<2x2x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x1x1x4xf16>, vector<1x2x4x1xf16> into vector<2x2x4x1xf32>
  %1 = iree_gpu.multi_mma %a, %b, %0 {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x1x1x4xf16>, vector<1x2x4x1xf16> into vector<2x2x4x1xf32>
  return %1 : vector<2x2x4x1xf32>
}

// -----

// nested in for and if | iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops | same
func.func @f(%a: vector<1x2x1x4xf16>, %b: vector<2x1x4x1xf16>, %c: vector<1x1x4x1xf32>, %n: index, %p: i1) -> vector<1x1x4x1xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c) -> (vector<1x1x4x1xf32>) {
    %q = scf.if %p -> (vector<1x1x4x1xf32>) {
      %0 = iree_gpu.multi_mma %a, %b, %x {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x2x1x4xf16>, vector<2x1x4x1xf16> into vector<1x1x4x1xf32>

      scf.yield %0 : vector<1x1x4x1xf32>
    } else {
      scf.yield %x : vector<1x1x4x1xf32>
    }
    scf.yield %q : vector<1x1x4x1xf32>
  }
  return %l : vector<1x1x4x1xf32>
}

// -----

// nested in for and if pattern only | pattern unroll_multi_mma | same
func.func @f(%a: vector<1x2x1x4xf16>, %b: vector<2x1x4x1xf16>, %c: vector<1x1x4x1xf32>, %n: index, %p: i1) -> vector<1x1x4x1xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c) -> (vector<1x1x4x1xf32>) {
    %q = scf.if %p -> (vector<1x1x4x1xf32>) {
      %0 = iree_gpu.multi_mma %a, %b, %x {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x2x1x4xf16>, vector<2x1x4x1xf16> into vector<1x1x4x1xf32>

      scf.yield %0 : vector<1x1x4x1xf32>
    } else {
      scf.yield %x : vector<1x1x4x1xf32>
    }
    scf.yield %q : vector<1x1x4x1xf32>
  }
  return %l : vector<1x1x4x1xf32>
}

// -----

// units with k of 2 stay | pattern drop_multi_mma_unit_dims | same
func.func @f(%a: vector<1x2x1x4xf16>, %b: vector<2x1x4x1xf16>, %c: vector<1x1x4x1xf32>) -> vector<1x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x2x1x4xf16>, vector<2x1x4x1xf16> into vector<1x1x4x1xf32>
  return %0 : vector<1x1x4x1xf32>
}

// -----

// units reduction only | pattern drop_multi_mma_unit_dims | same
func.func @f(%a: vector<1x1x4xf16>, %b: vector<1x4x1xf16>, %c: vector<4x1xf32>) -> vector<4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x1x4xf16>, vector<1x4x1xf16> into vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// -----

// units no iterators | pattern drop_multi_mma_unit_dims | same
func.func @f(%a: vector<1x4xf16>, %b: vector<4x1xf16>, %c: vector<4x1xf32>) -> vector<4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x4xf16>, vector<4x1xf16> into vector<4x1xf32>
  return %0 : vector<4x1xf32>
}

// -----

// units lhs without outer dims | pattern drop_multi_mma_unit_dims | same
func.func @f(%a: vector<1x4xf16>, %b: vector<1x4x1xf16>, %c: vector<1x4x1xf32>) -> vector<1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#iree_gpu.iterator_type<parallel>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<1x4xf16>, vector<1x4x1xf16> into vector<1x4x1xf32>
  return %0 : vector<1x4x1xf32>
}
