// RUN: gpuir-opt --iree-gpu-reference-lowering --split-input-file --verify-diagnostics %s

func.func @lane(%lhs: vector<4xf16>, %rhs: vector<4xf16>, %acc: vector<4xf32>) -> vector<4xf32> {
  // expected-error @+1 {{'iree_gpu.multi_mma' op holds only one lane's share of the fragments (4 of 256 elements of lhs}}
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>
  } : vector<4xf16>, vector<4xf16> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @data_tiled(%lhs: tensor<?x?x4x16xf32>, %rhs: tensor<?x?x4x16xf32>, %acc: tensor<?x?x4x16x4xf32>)
    -> tensor<?x?x4x16x4xf32> {
  // expected-error @+1 {{'iree_gpu.multi_mma' op has no reference lowering for kind = #iree_gpu.data_tiled_mma_layout}}
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32>
  } : tensor<?x?x4x16xf32>, tensor<?x?x4x16xf32> into tensor<?x?x4x16x4xf32>
  return %0 : tensor<?x?x4x16x4xf32>
}
