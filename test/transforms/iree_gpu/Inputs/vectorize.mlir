// lane MFMA_F32_16x16x16_F16 | iree-gpu-vectorize-ops | same
func.func @f(%a: tensor<2x3x1x4xf16>, %b: tensor<3x1x4x1xf16>, %c: tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x1x4xf16>, tensor<3x1x4x1xf16> into tensor<2x1x4x1xf32>
  return %0 : tensor<2x1x4x1xf32>
}

// -----

// lane MFMA_I32_32x32x16_I8 | iree-gpu-vectorize-ops | same
func.func @f(%a: tensor<2x3x1x8xi8>, %b: tensor<3x1x8x1xi8>, %c: tensor<2x1x4x4x1xi32>) -> tensor<2x1x4x4x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8>} : tensor<2x3x1x8xi8>, tensor<3x1x8x1xi8> into tensor<2x1x4x4x1xi32>
  return %0 : tensor<2x1x4x4x1xi32>
}

// -----

// lane MFMA_F32_16x16x32_F8E4M3FNUZ | iree-gpu-vectorize-ops | same
func.func @f(%a: tensor<2x3x1x8xf8E4M3FNUZ>, %b: tensor<3x1x8x1xf8E4M3FNUZ>, %c: tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>} : tensor<2x3x1x8xf8E4M3FNUZ>, tensor<3x1x8x1xf8E4M3FNUZ> into tensor<2x1x4x1xf32>
  return %0 : tensor<2x1x4x1xf32>
}

// -----

// lane WMMA_F16_16x16x16_F16 | iree-gpu-vectorize-ops | same
func.func @f(%a: tensor<2x3x1x16xf16>, %b: tensor<3x1x16x1xf16>, %c: tensor<2x1x16x1x1xf16>) -> tensor<2x1x16x1x1xf16> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>} : tensor<2x3x1x16xf16>, tensor<3x1x16x1xf16> into tensor<2x1x16x1x1xf16>
  return %0 : tensor<2x1x16x1x1xf16>
}

// -----

// subgroup | pattern vectorize_iree_gpu | differs (permutations are forgotten)
func.func @f(%a: tensor<2x3x16x16xf16>, %b: tensor<3x1x16x16xf16>, %c: tensor<2x1x16x16xf32>) -> tensor<2x1x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, rhs_permutation = array<i64: 1, 0>} : tensor<2x3x16x16xf16>, tensor<3x1x16x16xf16> into tensor<2x1x16x16xf32>
  return %0 : tensor<2x1x16x16xf32>
}

// -----

// no outer | iree-gpu-vectorize-ops | same
func.func @f(%a: tensor<1x4xf16>, %b: tensor<4x1xf16>, %c: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<1x4xf16>, tensor<4x1xf16> into tensor<4x1xf32>
  return %0 : tensor<4x1xf32>
}

// -----

// dynamic stays | iree-gpu-vectorize-ops | same
func.func @f(%a: tensor<?x?x1x4xf16>, %b: tensor<?x?x4x1xf16>, %c: tensor<?x?x4x1xf32>) -> tensor<?x?x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<?x?x1x4xf16>, tensor<?x?x4x1xf16> into tensor<?x?x4x1xf32>
  return %0 : tensor<?x?x4x1xf32>
}

// -----

// vectors stay | pattern vectorize_iree_gpu | same
func.func @f(%a: vector<2x3x1x4xf16>, %b: vector<3x1x4x1xf16>, %c: vector<2x1x4x1xf32>) -> vector<2x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x1x4xf16>, vector<3x1x4x1xf16> into vector<2x1x4x1xf32>
  return %0 : vector<2x1x4x1xf32>
}

// -----

// value_barrier | iree-gpu-vectorize-ops | differs (value_barriers on tensors stay)
func.func @f(%a: tensor<2x3xf32>, %b: tensor<4xi8>) -> (tensor<2x3xf32>, tensor<4xi8>) {
  %0 = iree_gpu.value_barrier %a : tensor<2x3xf32>
  %1 = iree_gpu.value_barrier %b : tensor<4xi8>
  return %0, %1 : tensor<2x3xf32>, tensor<4xi8>
}

// -----

// dynamic value_barrier stays | iree-gpu-vectorize-ops | differs (value_barriers on tensors stay)
func.func @f(%a: tensor<2x3xf32>, %b: tensor<?xi8>) -> (tensor<2x3xf32>, tensor<?xi8>) {
  %0 = iree_gpu.value_barrier %a : tensor<2x3xf32>
  %1 = iree_gpu.value_barrier %b : tensor<?xi8>
  return %0, %1 : tensor<2x3xf32>, tensor<?xi8>
}

// -----

// value_barrier of two | pattern vectorize_iree_gpu | differs (value_barriers on tensors stay)
func.func @f(%a: tensor<4xf16>, %b: tensor<2x3xi8>) -> (tensor<4xf16>, tensor<2x3xi8>) {
  %0:2 = iree_gpu.value_barrier %a, %b : tensor<4xf16>, tensor<2x3xi8>
  return %0#0, %0#1 : tensor<4xf16>, tensor<2x3xi8>
}

// -----

// value_barrier of a scalar tensor | iree-gpu-vectorize-ops | differs (value_barriers on tensors stay)
func.func @f(%a: tensor<f16>) -> tensor<f16> {
  %0 = iree_gpu.value_barrier %a : tensor<f16>
  return %0 : tensor<f16>
}

// -----

// down to mfma | iree-gpu-vectorize-ops,iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops | same
func.func @f(%a: tensor<2x2x1x4xf16>, %b: tensor<2x1x4x1xf16>, %c: tensor<2x1x4x1xf32>) -> tensor<2x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x2x1x4xf16>, tensor<2x1x4x1xf16> into tensor<2x1x4x1xf32>
  return %0 : tensor<2x1x4x1xf32>
}

// -----

// empty outer tensors f16 acc | iree-gpu-vectorize-ops | same
func.func @f(%a: tensor<1x16xf16>, %b: tensor<16x1xf16>, %c: tensor<16x1x1xf16>) -> tensor<16x1x1xf16> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>} : tensor<1x16xf16>, tensor<16x1xf16> into tensor<16x1x1xf16>
  return %0 : tensor<16x1x1xf16>
}

// -----

// i8 batch | iree-gpu-vectorize-ops | same
func.func @f(%a: tensor<2x3x1x1x8xi8>, %b: tensor<2x1x2x8x1xi8>, %c: tensor<2x3x2x4x1xi32>) -> tensor<2x3x2x4x1xi32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>} : tensor<2x3x1x1x8xi8>, tensor<2x1x2x8x1xi8> into tensor<2x3x2x4x1xi32>
  return %0 : tensor<2x3x2x4x1xi32>
}

// -----

// partly dynamic stays | iree-gpu-vectorize-ops | same
func.func @f(%a: tensor<?x2x1x4xf16>, %b: tensor<2x1x4x1xf16>, %c: tensor<?x1x4x1xf32>) -> tensor<?x1x4x1xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<?x2x1x4xf16>, tensor<2x1x4x1xf16> into tensor<?x1x4x1xf32>
  return %0 : tensor<?x1x4x1xf32>
}

// -----

// in forall | iree-gpu-vectorize-ops,iree-gpu-unroll-to-intrinsics,iree-gpu-lower-ops | same
func.func @f(%a: tensor<1x1x16x16xf16>, %b: tensor<1x1x16x16xf16>, %c: tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xf32> {
  %q = scf.forall (%i) in (64) shared_outs(%o = %c) -> (tensor<1x1x16x16xf32>) {
    %x = affine.apply affine_map<(d0) -> (d0 mod 16)>(%i)
    %y = affine.apply affine_map<(d0) -> ((d0 floordiv 16) * 4)>(%i)
    %s = tensor.extract_slice %a[0, 0, %x, %y] [1, 1, 1, 4] [1, 1, 1, 1] : tensor<1x1x16x16xf16> to tensor<1x1x1x4xf16>
    %t = tensor.extract_slice %b[0, 0, %y, %x] [1, 1, 4, 1] [1, 1, 1, 1] : tensor<1x1x16x16xf16> to tensor<1x1x4x1xf16>
    %u = tensor.extract_slice %o[0, 0, %y, %x] [1, 1, 4, 1] [1, 1, 1, 1] : tensor<1x1x16x16xf32> to tensor<1x1x4x1xf32>
  %0 = iree_gpu.multi_mma %s, %t, %u {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<1x1x1x4xf16>, tensor<1x1x4x1xf16> into tensor<1x1x4x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[0, 0, %y, %x] [1, 1, 4, 1] [1, 1, 1, 1] : tensor<1x1x4x1xf32> into tensor<1x1x16x16xf32>
    }
  } {mapping = [#iree_gpu.lane_id<0>]}
  return %q : tensor<1x1x16x16xf32>
}
