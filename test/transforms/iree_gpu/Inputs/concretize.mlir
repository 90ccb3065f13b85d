// MFMA_F32_16x16x4_F32 | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x16x4xf32>, %b: tensor<3x1x4x16xf32>, %c: tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>} : tensor<2x3x16x4xf32>, tensor<3x1x4x16xf32> into tensor<2x1x16x16xf32>
  return %0 : tensor<2x1x16x16xf32>
}

// -----

// MFMA_F32_16x16x16_F16 | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x1x16x16xf16>, %c: tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x1x16x16xf16> into tensor<2x1x16x16xf32>
  return %0 : tensor<2x1x16x16xf32>
}

// -----

// MFMA_F32_32x32x8_F16 | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x32x8xf16>, %b: tensor<3x1x8x32xf16>, %c: tensor<2x1x32x32xf32>) -> tensor<2x1x32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<2x3x32x8xf16>, tensor<3x1x8x32xf16> into tensor<2x1x32x32xf32>
  return %0 : tensor<2x1x32x32xf32>
}

// -----

// MFMA_F32_16x16x32_F8E4M3FNUZ | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x16x32xf8E4M3FNUZ>, %b: tensor<3x1x32x16xf8E4M3FNUZ>, %c: tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>} : tensor<2x3x16x32xf8E4M3FNUZ>, tensor<3x1x32x16xf8E4M3FNUZ> into tensor<2x1x16x16xf32>
  return %0 : tensor<2x1x16x16xf32>
}

// -----

// MFMA_I32_16x16x32_I8 | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x16x32xi8>, %b: tensor<3x1x32x16xi8>, %c: tensor<2x1x16x16xi32>) -> tensor<2x1x16x16xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>} : tensor<2x3x16x32xi8>, tensor<3x1x32x16xi8> into tensor<2x1x16x16xi32>
  return %0 : tensor<2x1x16x16xi32>
}

// -----

// MFMA_I32_32x32x16_I8 | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x32x16xi8>, %b: tensor<3x1x16x32xi8>, %c: tensor<2x1x32x32xi32>) -> tensor<2x1x32x32xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8>} : tensor<2x3x32x16xi8>, tensor<3x1x16x32xi8> into tensor<2x1x32x32xi32>
  return %0 : tensor<2x1x32x32xi32>
}

// -----

// MFMA_I32_16x16x16_I8 | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x16x16xi8>, %b: tensor<3x1x16x16xi8>, %c: tensor<2x1x16x16xi32>) -> tensor<2x1x16x16xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x16_I8>} : tensor<2x3x16x16xi8>, tensor<3x1x16x16xi8> into tensor<2x1x16x16xi32>
  return %0 : tensor<2x1x16x16xi32>
}

// -----

// MFMA_I32_32x32x8_I8 | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x32x8xi8>, %b: tensor<3x1x8x32xi8>, %c: tensor<2x1x32x32xi32>) -> tensor<2x1x32x32xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x8_I8>} : tensor<2x3x32x8xi8>, tensor<3x1x8x32xi8> into tensor<2x1x32x32xi32>
  return %0 : tensor<2x1x32x32xi32>
}

// -----

// WMMA_F32_16x16x16_F16 | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x1x16x16xf16>, %c: tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x1x16x16xf16> into tensor<2x1x16x16xf32>
  return %0 : tensor<2x1x16x16xf32>
}

// -----

// WMMA_F16_16x16x16_F16 | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x1x16x16xf16>, %c: tensor<2x1x16x16xf16>) -> tensor<2x1x16x16xf16> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x1x16x16xf16> into tensor<2x1x16x16xf16>
  return %0 : tensor<2x1x16x16xf16>
}

// -----

// WMMA_I32_16x16x16_I8 | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x16x16xi8>, %b: tensor<3x1x16x16xi8>, %c: tensor<2x1x16x16xi32>) -> tensor<2x1x16x16xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_I32_16x16x16_I8>} : tensor<2x3x16x16xi8>, tensor<3x1x16x16xi8> into tensor<2x1x16x16xi32>
  return %0 : tensor<2x1x16x16xi32>
}

// -----

// dynamic | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<?x?x32x8xf16>, %b: tensor<?x?x8x32xf16>, %c: tensor<?x?x32x32xf32>) -> tensor<?x?x32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<?x?x32x8xf16>, tensor<?x?x8x32xf16> into tensor<?x?x32x32xf32>
  return %0 : tensor<?x?x32x32xf32>
}

// -----

// concretize-inputs=false | iree-gpu-concretize-mma-shapes{concretize-inputs=false} | same
func.func @f(%a: tensor<1x3x32x8xf16>, %b: tensor<3x2x8x32xf16>, %c: tensor<1x2x32x32xf32>) -> tensor<1x2x32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<1x3x32x8xf16>, tensor<3x2x8x32xf16> into tensor<1x2x32x32xf32>
  return %0 : tensor<1x2x32x32xf32>
}

// -----

// concretize-result=false | iree-gpu-concretize-mma-shapes{concretize-result=false} | same
func.func @f(%a: tensor<1x3x32x8xf16>, %b: tensor<3x2x8x32xf16>, %c: tensor<1x2x32x32xf32>) -> tensor<1x2x32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<1x3x32x8xf16>, tensor<3x2x8x32xf16> into tensor<1x2x32x32xf32>
  return %0 : tensor<1x2x32x32xf32>
}

// -----

// concretize-inputs=false concretize-result=false | iree-gpu-concretize-mma-shapes{concretize-inputs=false concretize-result=false} | same
func.func @f(%a: tensor<1x3x32x8xf16>, %b: tensor<3x2x8x32xf16>, %c: tensor<1x2x32x32xf32>) -> tensor<1x2x32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<1x3x32x8xf16>, tensor<3x2x8x32xf16> into tensor<1x2x32x32xf32>
  return %0 : tensor<1x2x32x32xf32>
}

// -----

// concretize-inputs=true concretize-result=false | iree-gpu-concretize-mma-shapes{concretize-inputs=true concretize-result=false} | same
func.func @f(%a: tensor<1x3x32x8xf16>, %b: tensor<3x2x8x32xf16>, %c: tensor<1x2x32x32xf32>) -> tensor<1x2x32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<1x3x32x8xf16>, tensor<3x2x8x32xf16> into tensor<1x2x32x32xf32>
  return %0 : tensor<1x2x32x32xf32>
}

// -----

// transposed inputs | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<1x3x8x32xi8>, %b: tensor<3x2x32x8xi8>, %c: tensor<1x2x32x32xi32>) -> tensor<1x2x32x32xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x8_I8>, lhs_permutation = array<i64: 1, 0>, rhs_permutation = array<i64: 1, 0>} : tensor<1x3x8x32xi8>, tensor<3x2x32x8xi8> into tensor<1x2x32x32xi32>
  return %0 : tensor<1x2x32x32xi32>
}

// -----

// transposed result | iree-gpu-concretize-mma-shapes | differs (the inverse of a permutation of three)
func.func @f(%a: tensor<1x3x32x8xi8>, %b: tensor<3x2x8x32xi8>, %c: tensor<1x2x32x32xi32>) -> tensor<1x2x32x32xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x8_I8>, acc_permutation = array<i64: 1, 0>} : tensor<1x3x32x8xi8>, tensor<3x2x8x32xi8> into tensor<1x2x32x32xi32>
  return %0 : tensor<1x2x32x32xi32>
}

// -----

// expanded already | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<1x3x32x8xf16>, %b: tensor<3x2x8x32xf16>, %c: tensor<1x2x4x8x32xf32>) -> tensor<1x2x4x8x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<1x3x32x8xf16>, tensor<3x2x8x32xf16> into tensor<1x2x4x8x32xf32>
  return %0 : tensor<1x2x4x8x32xf32>
}

// -----

// lane level | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<1x3x1x4xf16>, %b: tensor<3x2x4x1xf16>, %c: tensor<1x2x4x4x1xf32>) -> tensor<1x2x4x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<1x3x1x4xf16>, tensor<3x2x4x1xf16> into tensor<1x2x4x4x1xf32>
  return %0 : tensor<1x2x4x4x1xf32>
}

// -----

// vectors | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: vector<1x3x32x8xf16>, %b: vector<3x2x8x32xf16>, %c: vector<1x2x32x32xf32>) -> vector<1x2x32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : vector<1x3x32x8xf16>, vector<3x2x8x32xf16> into vector<1x2x32x32xf32>
  return %0 : vector<1x2x32x32xf32>
}

// -----

// identity permutations | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<1x3x32x8xf16>, %b: tensor<3x2x8x32xf16>, %c: tensor<1x2x32x32xf32>) -> tensor<1x2x32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>, acc_permutation = array<i64: 0, 1>} : tensor<1x3x32x8xf16>, tensor<3x2x8x32xf16> into tensor<1x2x32x32xf32>
  return %0 : tensor<1x2x32x32xf32>
}

// -----

// no iterators | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<32x8xf16>, %b: tensor<8x32xf16>, %c: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<32x8xf16>, tensor<8x32xf16> into tensor<32x32xf32>
  return %0 : tensor<32x32xf32>
}

// -----

// batch dynamic | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<?x?x?x32x16xi8>, %b: tensor<?x?x?x16x32xi8>, %c: tensor<?x?x?x32x32xi32>) -> tensor<?x?x?x32x32xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8>} : tensor<?x?x?x32x16xi8>, tensor<?x?x?x16x32xi8> into tensor<?x?x?x32x32xi32>
  return %0 : tensor<?x?x?x32x32xi32>
}

// -----

// acc outer transposed | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<4x2x16x16xf32>) -> tensor<4x2x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_F32_16x16x16_F16>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<4x2x16x16xf32>
  return %0 : tensor<4x2x16x16xf32>
}

// -----

// rhs transposed wmma | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf16>) -> tensor<2x4x16x16xf16> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>, rhs_permutation = array<i64: 1, 0>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf16>
  return %0 : tensor<2x4x16x16xf16>
}

// -----

// acc transposed 16x16 MFMA | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x4x16x16xf16>, %c: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, acc_permutation = array<i64: 1, 0>} : tensor<2x3x16x16xf16>, tensor<3x4x16x16xf16> into tensor<2x4x16x16xf32>
  return %0 : tensor<2x4x16x16xf32>
}

// -----

// two in a row | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x32x8xf16>, %b: tensor<3x4x8x32xf16>, %c: tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<2x3x32x8xf16>, tensor<3x4x8x32xf16> into tensor<2x4x32x32xf32>
  %1 = iree_gpu.multi_mma %a, %b, %0 {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<2x3x32x8xf16>, tensor<3x4x8x32xf16> into tensor<2x4x32x32xf32>
  return %1 : tensor<2x4x32x32xf32>
}

// -----

// two and distribute | iree-gpu-concretize-mma-shapes,iree-gpu-distribute-mma-to-lanes | same
func.func @f(%a: tensor<2x3x32x8xf16>, %b: tensor<3x4x8x32xf16>, %c: tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<2x3x32x8xf16>, tensor<3x4x8x32xf16> into tensor<2x4x32x32xf32>
  %1 = iree_gpu.multi_mma %a, %b, %0 {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<2x3x32x8xf16>, tensor<3x4x8x32xf16> into tensor<2x4x32x32xf32>
  return %1 : tensor<2x4x32x32xf32>
}

// -----

// result only twice | iree-gpu-concretize-mma-shapes{concretize-inputs=false},iree-gpu-concretize-mma-shapes{concretize-result=false} | same
func.func @f(%a: tensor<2x3x32x8xf16>, %b: tensor<3x4x8x32xf16>, %c: tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<2x3x32x8xf16>, tensor<3x4x8x32xf16> into tensor<2x4x32x32xf32>
  %1 = iree_gpu.multi_mma %a, %b, %0 {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<2x3x32x8xf16>, tensor<3x4x8x32xf16> into tensor<2x4x32x32xf32>
  return %1 : tensor<2x4x32x32xf32>
}

// -----

// data tiled | iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x4x16x4xf16>, %b: tensor<3x4x4x16x4xf16>, %c: tensor<2x4x4x16x4xf32>) -> tensor<2x4x4x16x4xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16>} : tensor<2x3x4x16x4xf16>, tensor<3x4x4x16x4xf16> into tensor<2x4x4x16x4xf32>
  return %0 : tensor<2x4x4x16x4xf32>
}

// -----

// twice | iree-gpu-concretize-mma-shapes,iree-gpu-concretize-mma-shapes | same
func.func @f(%a: tensor<2x3x32x8xf16>, %b: tensor<3x4x8x32xf16>, %c: tensor<2x4x32x32xf32>) -> tensor<2x4x32x32xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>} : tensor<2x3x32x8xf16>, tensor<3x4x8x32xf16> into tensor<2x4x32x32xf32>
  return %0 : tensor<2x4x32x32xf32>
}
