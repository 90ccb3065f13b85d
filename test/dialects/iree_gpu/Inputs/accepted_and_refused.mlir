// ok: accepted
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// iters all parallel: gpuir alone refuses (no contraction)
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// iters all reduction: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<reduction>, #iree_gpu.iterator_type<reduction>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// iter k par i red: gpuir alone refuses (no contraction)
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<reduction>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// k only in lhs: gpuir alone refuses (no contraction)
func.func @f(%l: vector<2x3x4xf16>, %r: vector<5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// k nowhere: gpuir alone refuses (no contraction)
func.func @f(%l: vector<2x4xf16>, %r: vector<5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i)>, affine_map<(i,j,k)->(j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x4xf16>, vector<5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// batch: accepted
func.func @f(%l: vector<2x3x4xf16>, %r: vector<2x4xf16>, %a: vector<2x3x4xf32>) -> vector<2x3x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(b,i)->(b,i)>, affine_map<(b,i)->(b)>, affine_map<(b,i)->(b,i)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<2x4xf16> into vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// -----

// par not in out: refused
func.func @f(%l: vector<2x4xf16>, %r: vector<3x4xf16>, %a: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j)->(i)>, affine_map<(i,j)->(j)>, affine_map<(i,j)->(i)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x4xf16>, vector<3x4xf16> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

// par in lhs rhs only: gpuir alone refuses (no contraction)
func.func @f(%l: vector<2x4xf16>, %r: vector<2x4xf16>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = [#iree_gpu.iterator_type<parallel>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x4xf16>, vector<2x4xf16> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// red in all: gpuir alone refuses (no contraction)
func.func @f(%l: vector<2x4xf16>, %r: vector<2x4xf16>, %a: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = [#iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x4xf16>, vector<2x4xf16> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

// red in lhs,out: gpuir alone refuses (no contraction)
func.func @f(%l: vector<2x4xf16>, %r: vector<4xf16>, %a: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->()>, affine_map<(i)->(i)>], iterator_types = [#iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x4xf16>, vector<4xf16> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

// only out: gpuir alone refuses (no contraction)
func.func @f(%l: vector<4xf16>, %r: vector<4xf16>, %a: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i)->()>, affine_map<(i)->()>, affine_map<(i)->(i)>], iterator_types = [#iree_gpu.iterator_type<parallel>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<4xf16>, vector<4xf16> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

// zero: accepted
func.func @f(%l: vector<4xf16>, %r: vector<4xf16>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<4xf16>, vector<4xf16> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// mixed tensor/vector: accepted
func.func @f(%l: tensor<4xf16>, %r: vector<4xf16>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<4xf16>, vector<4xf16> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// two maps: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// symbols: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)[s]->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// inputs: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// rank: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k,j)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// notperm: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i+k,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// dup: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,i)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// zeroconst: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,0)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// dyninner: refused
func.func @f(%l: tensor<2x3x?xf16>, %r: tensor<3x5x4xf16>, %a: tensor<2x5x4xf32>) -> tensor<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x?xf16>, tensor<3x5x4xf16> into tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

// -----

// shape: refused
func.func @f(%l: vector<2x7x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x7x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// shape dyn: refused
func.func @f(%l: tensor<2x?x4xf16>, %r: tensor<3x5x4xf16>, %a: tensor<2x5x4xf32>) -> tensor<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x?x4xf16>, tensor<3x5x4xf16> into tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

// -----

// elt: refused
func.func @f(%l: vector<2x3x4xf32>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf32>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// eltacc: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf16>) -> vector<2x5x4xf16> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf16>
  return %0 : vector<2x5x4xf16>
}

// -----

// inner: refused
func.func @f(%l: vector<2x3x8xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x8xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// inner mixed: refused
func.func @f(%l: vector<2x3x16x16xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x16x16xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// subgroup flat: accepted
func.func @f(%l: vector<2x3x256xf16>, %r: vector<3x5x16x16xf16>, %a: vector<2x5x4x4x16xf32>) -> vector<2x5x4x4x16xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x256xf16>, vector<3x5x16x16xf16> into vector<2x5x4x4x16xf32>
  return %0 : vector<2x5x4x4x16xf32>
}

// -----

// perm lane: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, rhs_permutation = array<i64: 0>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// perm bad: gpuir alone refuses (no permutation)
func.func @f(%l: vector<2x3x16x16xf16>, %r: vector<3x5x16x16xf16>, %a: vector<2x5x16x16xf32>) -> vector<2x5x16x16xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, rhs_permutation = array<i64: 0, 2>} : vector<2x3x16x16xf16>, vector<3x5x16x16xf16> into vector<2x5x16x16xf32>
  return %0 : vector<2x5x16x16xf32>
}

// -----

// perm short: gpuir alone refuses (no permutation)
func.func @f(%l: vector<2x3x16x16xf16>, %r: vector<3x5x16x16xf16>, %a: vector<2x5x16x16xf32>) -> vector<2x5x16x16xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, rhs_permutation = array<i64: 0>} : vector<2x3x16x16xf16>, vector<3x5x16x16xf16> into vector<2x5x16x16xf32>
  return %0 : vector<2x5x16x16xf32>
}

// -----

// perm dup: refused
func.func @f(%l: vector<2x3x16x16xf16>, %r: vector<3x5x16x16xf16>, %a: vector<2x5x16x16xf32>) -> vector<2x5x16x16xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, rhs_permutation = array<i64: 0, 0>} : vector<2x3x16x16xf16>, vector<3x5x16x16xf16> into vector<2x5x16x16xf32>
  return %0 : vector<2x5x16x16xf32>
}

// -----

// perm ok: accepted
func.func @f(%l: vector<2x3x16x16xf16>, %r: vector<3x5x16x16xf16>, %a: vector<2x5x16x16xf32>) -> vector<2x5x16x16xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, acc_permutation = array<i64: 1, 0>} : vector<2x3x16x16xf16>, vector<3x5x16x16xf16> into vector<2x5x16x16xf32>
  return %0 : vector<2x5x16x16xf32>
}

// -----

// dt: accepted
func.func @f(%l: vector<2x3x1x1x4x16xf32>, %r: vector<3x5x1x1x4x16xf32>, %a: vector<2x5x1x1x4x16x4xf32>) -> vector<2x5x1x1x4x16x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32>} : vector<2x3x1x1x4x16xf32>, vector<3x5x1x1x4x16xf32> into vector<2x5x1x1x4x16x4xf32>
  return %0 : vector<2x5x1x1x4x16x4xf32>
}

// -----

// dt unrolled: accepted
func.func @f(%l: tensor<2x3x8x4x16x4xf32>, %r: tensor<3x5x4x2x4x16x4xf32>, %a: tensor<2x5x4x8x2x4x16x4xf32>) -> tensor<2x5x4x8x2x4x16x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32, unroll_m = 8, unroll_n = 2, unroll_n_to_subgroups = 4, unroll_k=4>} : tensor<2x3x8x4x16x4xf32>, tensor<3x5x4x2x4x16x4xf32> into tensor<2x5x4x8x2x4x16x4xf32>
  return %0 : tensor<2x5x4x8x2x4x16x4xf32>
}

// -----

// dt lane: accepted
func.func @f(%l: tensor<2x3x8x1x1x4xf32>, %r: tensor<3x5x1x2x1x1x4xf32>, %a: tensor<2x5x1x8x2x1x1x4xf32>) -> tensor<2x5x1x8x2x1x1x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32, unroll_m = 8, unroll_n = 2, unroll_n_to_subgroups = 4, unroll_k=4>} : tensor<2x3x8x1x1x4xf32>, tensor<3x5x1x2x1x1x4xf32> into tensor<2x5x1x8x2x1x1x4xf32>
  return %0 : tensor<2x5x1x8x2x1x1x4xf32>
}

// -----

// dt wrong: refused
func.func @f(%l: tensor<2x3x4xf32>, %r: tensor<3x5x4xf32>, %a: tensor<2x5x4xf32>) -> tensor<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x4_F32, unroll_m = 8>} : tensor<2x3x4xf32>, tensor<3x5x4xf32> into tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

// -----

// kind bad: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = 3 : i32} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// iter strings: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [1, 1, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// vb none: refused
func.func @f() { "iree_gpu.value_barrier"() : () -> () return }

// -----

// vb mix: refused
func.func @f(%a: tensor<4xf32>, %b: vector<4xf32>) { %0:2 = iree_gpu.value_barrier %a, %b : tensor<4xf32>, vector<4xf32> return }

// -----

// vb scalar: refused
func.func @f(%a: f32) { %0 = iree_gpu.value_barrier %a : f32 return }

// -----

// vb types: refused
func.func @f(%a: tensor<4xf32>) { %0 = "iree_gpu.value_barrier"(%a) : (tensor<4xf32>) -> (tensor<5xf32>) return }

// -----

// br args: refused
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region ins(%a : tensor<4xf32>) { iree_gpu.yield %a : tensor<4xf32> } : tensor<4xf32> return }

// -----

// br argtype: refused
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region ins(%a : tensor<4xf32>) { ^bb0(%x: tensor<5xf32>): iree_gpu.yield %a : tensor<4xf32> } : tensor<4xf32> return }

// -----

// br yield: refused
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region ins(%a : tensor<4xf32>) { ^bb0(%x: tensor<4xf32>): iree_gpu.yield %a, %a : tensor<4xf32>, tensor<4xf32> } : tensor<4xf32> return }

// -----

// br yieldtype: refused
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region ins(%a : tensor<4xf32>) { ^bb0(%x: tensor<4xf32>): iree_gpu.yield %a : tensor<4xf32> } : tensor<5xf32> return }

// -----

// br noterm: refused
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region ins(%a : tensor<4xf32>) { ^bb0(%x: tensor<4xf32>): } : tensor<4xf32> return }

// -----

// br generic empty: accepted
func.func @f() { "iree_gpu.barrier_region"() ({ "iree_gpu.yield"() : () -> () }) : () -> () return }

// -----

// br ok noins: accepted
func.func @f() { %0 = iree_gpu.barrier_region { %c = arith.constant 1 : i32 iree_gpu.yield %c : i32 } : i32 return }

// -----

// yield alone: refused
func.func @f() { iree_gpu.yield }

// -----

// yield alone2: refused
func.func @f() { iree_gpu.yield
 return }

// -----

// res type: refused
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) { %0 = "iree_gpu.multi_mma"(%a, %a, %c) <{indexing_maps = [affine_map<()->()>,affine_map<()->()>,affine_map<()->()>], iterator_types=[], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}> : (vector<4xf16>,vector<4xf16>,vector<4xf32>) -> vector<5xf32> return }

// -----

// missing attr: refused
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) { %0 = iree_gpu.multi_mma %a, %a, %c {indexing_maps = [affine_map<()->()>,affine_map<()->()>,affine_map<()->()>], iterator_types=[]} : vector<4xf16>,vector<4xf16> into vector<4xf32> return }

// -----

// vb 0-d vector: gpuir alone accepts (vectors had a dimension in its MLIR)
func.func @f(%a: vector<f32>) { %0 = iree_gpu.value_barrier %a : vector<f32> return }

// -----

// vb scalable: accepted
func.func @f(%a: vector<[4]xf32>) { %0 = iree_gpu.value_barrier %a : vector<[4]xf32> return }

// -----

// vb unranked: refused
func.func @f(%a: tensor<*xf32>) { %0 = iree_gpu.value_barrier %a : tensor<*xf32> return }

// -----

// vb memref: refused
func.func @f(%a: memref<4xf32>) { %0 = iree_gpu.value_barrier %a : memref<4xf32> return }

// -----

// vb 0-d tensor: accepted
func.func @f(%a: tensor<f32>) { %0 = iree_gpu.value_barrier %a : tensor<f32> return }

// -----

// vb too few types: refused
func.func @f(%a: tensor<f32>) { %0:2 = iree_gpu.value_barrier %a, %a : tensor<f32> return }

// -----

// vb too many types: refused
func.func @f(%a: tensor<f32>) { %0 = iree_gpu.value_barrier %a : tensor<f32>, tensor<f32> return }

// -----

// vb wrong result count: refused
func.func @f(%a: tensor<f32>) { %0:2 = iree_gpu.value_barrier %a : tensor<f32> return }

// -----

// vb no type: refused
func.func @f(%a: tensor<f32>) { %0 = iree_gpu.value_barrier %a return }

// -----

// vb undefined: refused
func.func @f() { %0 = iree_gpu.value_barrier %a : tensor<f32> return }

// -----

// vb result count generic: refused
func.func @f(%a: tensor<f32>) { "iree_gpu.value_barrier"(%a) : (tensor<f32>) -> () return }

// -----

// vb multi results names: accepted
func.func @f(%a: tensor<f32>) { %x, %y = iree_gpu.value_barrier %a, %a : tensor<f32>, tensor<f32> return }

// -----

// vb attr before colon: accepted
func.func @f(%a: tensor<f32>) { %0 = iree_gpu.value_barrier %a {x, y = 1 : i32} : tensor<f32> return }

// -----

// vb attr after type: refused
func.func @f(%a: tensor<f32>) { %0 = iree_gpu.value_barrier %a : tensor<f32> {x} return }

// -----

// vb attr twice: refused
func.func @f(%a: tensor<f32>) { %0 = iree_gpu.value_barrier %a {x, x} : tensor<f32> return }

// -----

// vb location: accepted
func.func @f(%a: tensor<f32>) { %0 = iree_gpu.value_barrier %a : tensor<f32> loc("x.py":3:4) return }

// -----

// one: accepted
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) { %0 = iree_gpu.multi_mma %a, %a, %c {indexing_maps = [affine_map<()->()>,affine_map<()->()>,affine_map<()->()>], iterator_types=[], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<4xf16>, vector<4xf16> into vector<4xf32> return }

// -----

// one generic: accepted
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) { %0 = "iree_gpu.multi_mma"(%a, %a, %c) <{indexing_maps = [affine_map<()->()>,affine_map<()->()>,affine_map<()->()>], iterator_types=[], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}> : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32> return }

// -----

// one generic plain dict: accepted
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) { %0 = "iree_gpu.multi_mma"(%a, %a, %c) {indexing_maps = [affine_map<()->()>,affine_map<()->()>,affine_map<()->()>], iterator_types=[], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : (vector<4xf16>, vector<4xf16>, vector<4xf32>) -> vector<4xf32> return }

// -----

// one, no into: refused
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) { %0 = iree_gpu.multi_mma %a, %a, %c {indexing_maps = [affine_map<()->()>,affine_map<()->()>,affine_map<()->()>], iterator_types=[], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<4xf16>, vector<4xf16>, vector<4xf32> return }

// -----

// one, extra attribute: accepted
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) { %0 = iree_gpu.multi_mma %a, %a, %c {note = "x", indexing_maps = [affine_map<()->()>,affine_map<()->()>,affine_map<()->()>], iterator_types=[], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<4xf16>, vector<4xf16> into vector<4xf32> return }

// -----

// one, two operands: refused
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) { %0 = iree_gpu.multi_mma %a, %c {indexing_maps = [affine_map<()->()>,affine_map<()->()>,affine_map<()->()>], iterator_types=[], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<4xf16>, vector<4xf16> into vector<4xf32> return }

// -----

// one, unit permutation: refused
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) { %0 = iree_gpu.multi_mma %a, %a, %c {indexing_maps = [affine_map<()->()>,affine_map<()->()>,affine_map<()->()>], iterator_types=[], rhs_permutation, kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<4xf16>, vector<4xf16> into vector<4xf32> return }

// -----

// one, i32 permutation: refused
func.func @f(%l: vector<2x3x16x16xf16>, %r: vector<3x5x16x16xf16>, %a: vector<2x5x16x16xf32>) -> vector<2x5x16x16xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, acc_permutation = array<i32: 1, 0>} : vector<2x3x16x16xf16>, vector<3x5x16x16xf16> into vector<2x5x16x16xf32>
  return %0 : vector<2x5x16x16xf32>
}

// -----

// one, list permutation: gpuir alone accepts (the document's spelling)
func.func @f(%l: vector<2x3x16x16xf16>, %r: vector<3x5x16x16xf16>, %a: vector<2x5x16x16xf32>) -> vector<2x5x16x16xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, acc_permutation = [1, 0]} : vector<2x3x16x16xf16>, vector<3x5x16x16xf16> into vector<2x5x16x16xf32>
  return %0 : vector<2x5x16x16xf32>
}

// -----

// one, iterator strings: gpuir alone accepts (the document's spelling)
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// one, map strings: refused
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) { %0 = iree_gpu.multi_mma %a, %a, %c {indexing_maps = ["x","x","x"], iterator_types=[], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<4xf16>, vector<4xf16> into vector<4xf32> return }

// -----

// one, kind intrinsic: refused
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) { %0 = iree_gpu.multi_mma %a, %a, %c {indexing_maps = [affine_map<()->()>,affine_map<()->()>,affine_map<()->()>], iterator_types=[], kind = #iree_gpu.mma_intrinsic<MFMA_F32_16x16x16_F16>} : vector<4xf16>, vector<4xf16> into vector<4xf32> return }

// -----

// bf16: refused
func.func @f(%l: vector<2x3x4xbf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xbf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// wmma: accepted
func.func @f(%l: vector<16xf16>, %r: vector<16xf16>, %a: vector<16xf16>) -> vector<16xf16> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>], iterator_types = [], kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>} : vector<16xf16>, vector<16xf16> into vector<16xf16>
  return %0 : vector<16xf16>
}

// -----

// wmma half: refused
func.func @f(%l: vector<16xf16>, %r: vector<16xf16>, %a: vector<8xf16>) -> vector<8xf16> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>], iterator_types = [], kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>} : vector<16xf16>, vector<16xf16> into vector<8xf16>
  return %0 : vector<8xf16>
}

// -----

// wmma f32: accepted
func.func @f(%l: vector<16xf16>, %r: vector<16xf16>, %a: vector<8xf32>) -> vector<8xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>], iterator_types = [], kind = #iree_gpu.mma_layout<WMMA_F32_16x16x16_F16>} : vector<16xf16>, vector<16xf16> into vector<8xf32>
  return %0 : vector<8xf32>
}

// -----

// f8: accepted
func.func @f(%l: vector<8xf8E4M3FNUZ>, %r: vector<8xf8E4M3FNUZ>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>} : vector<8xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// f8 other: refused
func.func @f(%l: vector<8xf8E4M3FN>, %r: vector<8xf8E4M3FN>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>} : vector<8xf8E4M3FN>, vector<8xf8E4M3FN> into vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// i8 unsigned: refused
func.func @f(%l: vector<8xui8>, %r: vector<8xui8>, %a: vector<4xi32>) -> vector<4xi32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>} : vector<8xui8>, vector<8xui8> into vector<4xi32>
  return %0 : vector<4xi32>
}

// -----

// i8: accepted
func.func @f(%l: vector<8xi8>, %r: vector<8xi8>, %a: vector<4xi32>) -> vector<4xi32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>} : vector<8xi8>, vector<8xi8> into vector<4xi32>
  return %0 : vector<4xi32>
}

// -----

// 32x32: accepted
func.func @f(%l: tensor<32x16xi8>, %r: tensor<16x32xi8>, %a: tensor<32x32xi32>) -> tensor<32x32xi32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8>} : tensor<32x16xi8>, tensor<16x32xi8> into tensor<32x32xi32>
  return %0 : tensor<32x32xi32>
}

// -----

// 32x32 acc cut: accepted
func.func @f(%l: vector<1x8xi8>, %r: vector<8x1xi8>, %a: vector<4x1x4x1xi32>) -> vector<4x1x4x1xi32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<()->()>, affine_map<()->()>, affine_map<()->()>], iterator_types = [], kind = #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8>} : vector<1x8xi8>, vector<8x1xi8> into vector<4x1x4x1xi32>
  return %0 : vector<4x1x4x1xi32>
}

// -----

// scalable outer: accepted
func.func @f(%l: vector<2x[3]x4xf16>, %r: vector<[3]x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x[3]x4xf16>, vector<[3]x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// dyn all: accepted
func.func @f(%l: tensor<?x?x4xf16>, %r: tensor<?x?x4xf16>, %a: tensor<?x?x4xf32>) -> tensor<?x?x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<?x?x4xf16>, tensor<?x?x4xf16> into tensor<?x?x4xf32>
  return %0 : tensor<?x?x4xf32>
}

// -----

// dyn acc: refused
func.func @f(%l: tensor<2x3x4xf16>, %r: tensor<3x5x4xf16>, %a: tensor<2x?x4xf32>) -> tensor<2x?x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x4xf16>, tensor<3x5x4xf16> into tensor<2x?x4xf32>
  return %0 : tensor<2x?x4xf32>
}

// -----

// dyn k mixed: refused
func.func @f(%l: tensor<2x3x4xf16>, %r: tensor<?x5x4xf16>, %a: tensor<2x5x4xf32>) -> tensor<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<2x3x4xf16>, tensor<?x5x4xf16> into tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}

// -----

// zero sized: accepted
func.func @f(%l: tensor<0x3x4xf16>, %r: tensor<3x5x4xf16>, %a: tensor<0x5x4xf32>) -> tensor<0x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : tensor<0x3x4xf16>, tensor<3x5x4xf16> into tensor<0x5x4xf32>
  return %0 : tensor<0x5x4xf32>
}

// -----

// rank 0 inner: refused
func.func @f(%l: vector<2x3xf16>, %r: vector<3x5xf16>, %a: vector<2x5xf32>) -> vector<2x5xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3xf16>, vector<3x5xf16> into vector<2x5xf32>
  return %0 : vector<2x5xf32>
}

// -----

// extra iterator: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>, #iree_gpu.iterator_type<parallel>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// fewer iterators: refused
func.func @f(%l: vector<2x3x4xf16>, %r: vector<3x5x4xf16>, %a: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %l, %r, %a {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// br nested: accepted
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region { %1 = iree_gpu.barrier_region { iree_gpu.yield %a : tensor<4xf32> } : tensor<4xf32> iree_gpu.yield %1 : tensor<4xf32> } : tensor<4xf32> return }

// -----

// br two: accepted
func.func @f(%a: tensor<4xf32>, %b: index) { %0:2 = iree_gpu.barrier_region ins(%a, %b : tensor<4xf32>, index) { ^bb0(%x: tensor<4xf32>, %y: index): iree_gpu.yield %y, %x : index, tensor<4xf32> } : index, tensor<4xf32> return }

// -----

// br empty ins: refused
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region ins() { iree_gpu.yield %a : tensor<4xf32> } : tensor<4xf32> return }

// -----

// br ins without types: refused
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region ins(%a) { ^bb0(%x: tensor<4xf32>): iree_gpu.yield %a : tensor<4xf32> } : tensor<4xf32> return }

// -----

// br no results: refused
func.func @f(%a: tensor<4xf32>) { iree_gpu.barrier_region { iree_gpu.yield } : 
 return }

// -----

// br no colon: refused
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region { iree_gpu.yield %a : tensor<4xf32> } tensor<4xf32> return }

// -----

// br document spelling: gpuir alone accepts (the document's spelling)
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region %a { ^bb0(%x: tensor<4xf32>): iree_gpu.yield %x : tensor<4xf32> } : tensor<4xf32> -> tensor<4xf32> return }

// -----

// br two blocks: refused
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region { cf.br ^b
 ^b: iree_gpu.yield %a : tensor<4xf32> } : tensor<4xf32> return }

// -----

// br func return: refused
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region { return } : tensor<4xf32> return }

// -----

// br generic no block: refused
func.func @f() { "iree_gpu.barrier_region"() ({ }) : () -> () return }

// -----

// br two regions: refused
func.func @f() { "iree_gpu.barrier_region"() ({ "iree_gpu.yield"() : () -> () }, { "iree_gpu.yield"() : () -> () }) : () -> () return }

// -----

// br no region: refused
func.func @f() { "iree_gpu.barrier_region"() : () -> () return }

// -----

// br wrong arity: refused
func.func @f(%a: tensor<4xf32>) { %0:2 = iree_gpu.barrier_region { iree_gpu.yield %a : tensor<4xf32> } : tensor<4xf32> return }

// -----

// yield in if: refused
func.func @f(%a: tensor<4xf32>, %c: i1) { %0 = iree_gpu.barrier_region { scf.if %c { iree_gpu.yield } iree_gpu.yield %a : tensor<4xf32> } : tensor<4xf32> return }

// -----

// yield no types: refused
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region { iree_gpu.yield %a } : tensor<4xf32> return }

// -----

// yield attr: accepted
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region { iree_gpu.yield {x} %a : tensor<4xf32> } : tensor<4xf32> return }

// -----

// yield attr at end: refused
func.func @f(%a: tensor<4xf32>) { %0 = iree_gpu.barrier_region { iree_gpu.yield %a : tensor<4xf32> {x} } : tensor<4xf32> return }

// -----

// unknown op: refused
func.func @f() { iree_gpu.nosuch return }

// -----

// a bits none: accepted
func.func @f() attributes {a = #iree_gpu<subgroup_ops none>} { return }

// -----

// a bits none and one: accepted
func.func @f() attributes {a = #iree_gpu<subgroup_ops none|shuffle>} { return }

// -----

// a bits twice: accepted
func.func @f() attributes {a = #iree_gpu<compute_bitwidths fp32|fp32>} { return }

// -----

// a bits order: accepted
func.func @f() attributes {a = #iree_gpu<compute_bitwidths int8|fp64>} { return }

// -----

// a bits number: refused
func.func @f() attributes {a = #iree_gpu<compute_bitwidths 3>} { return }

// -----

// a bits empty: refused
func.func @f() attributes {a = #iree_gpu<compute_bitwidths >} { return }

// -----

// a bits trailing: refused
func.func @f() attributes {a = #iree_gpu<compute_bitwidths fp32|>} { return }

// -----

// a bits case: gpuir alone accepts (symbols are taken for strings)
func.func @f() attributes {a = #iree_gpu<compute_bitwidths FP32>} { return }

// -----

// a bits comma: gpuir alone refuses (it takes a comma for |)
func.func @f() attributes {a = #iree_gpu<compute_bitwidths fp32, fp16>} { return }

// -----

// a document bits: gpuir alone accepts (the document's spelling)
func.func @f() attributes {a = #iree_gpu.compute_bitwidths<fp32>} { return }

// -----

// a iterator in brackets: accepted
func.func @f() attributes {a = #iree_gpu<iterator_type<parallel>>} { return }

// -----

// a iterator number: refused
func.func @f() attributes {a = #iree_gpu.iterator_type<0>} { return }

// -----

// a iterator string: gpuir alone accepts (the host's spelling)
func.func @f() attributes {a = #iree_gpu.iterator_type<"parallel">} { return }

// -----

// a lane negative: accepted
func.func @f() attributes {a = #iree_gpu.lane_id<-1>} { return }

// -----

// a lane hex: accepted
func.func @f() attributes {a = #iree_gpu.lane_id<0x10>} { return }

// -----

// a lane float: refused
func.func @f() attributes {a = #iree_gpu.lane_id<1.0>} { return }

// -----

// a lane huge: refused
func.func @f() attributes {a = #iree_gpu.lane_id<99999999999999999999>} { return }

// -----

// a lane none: refused
func.func @f() attributes {a = #iree_gpu.lane_id<>} { return }

// -----

// a lane two: refused
func.func @f() attributes {a = #iree_gpu.lane_id<0, 1>} { return }

// -----

// a lane typed: gpuir alone accepts (the host's spelling)
func.func @f() attributes {a = #iree_gpu.lane_id<0 : i64>} { return }

// -----

// a lane unclosed: refused
func.func @f() attributes {a = #iree_gpu.lane_id<0} { return }

// -----

// a mma: accepted
func.func @f() attributes {a = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>} { return }

// -----

// a mma unknown: refused
func.func @f() attributes {a = #iree_gpu.mma_layout<MFMA_F32_1x1x1_F16>} { return }

// -----

// a mma empty: refused
func.func @f() attributes {a = #iree_gpu.mma_layout<>} { return }

// -----

// a mma bare: refused
func.func @f() attributes {a = #iree_gpu.mma_layout} { return }

// -----

// a mma named: refused
func.func @f() attributes {a = #iree_gpu.mma_layout<intrinsic = MFMA_F32_16x16x16_F16>} { return }

// -----

// a mma prefixed: accepted
func.func @f() attributes {a = #iree_gpu.mma_layout<#iree_gpu<mma_intrinsic MFMA_F32_16x16x16_F16>>} { return }

// -----

// a ops: accepted
func.func @f() attributes {a = #iree_gpu<mma_ops[<MFMA_F32_16x16x16_F16>, <MFMA_F32_16x16x16_F16>]>} { return }

// -----

// a ops trailing: refused
func.func @f() attributes {a = #iree_gpu<mma_ops[<MFMA_F32_16x16x16_F16>,]>} { return }

// -----

// a ops no brackets: refused
func.func @f() attributes {a = #iree_gpu<mma_ops <MFMA_F32_16x16x16_F16>>} { return }

// -----

// a ops prefixed: accepted
func.func @f() attributes {a = #iree_gpu<mma_ops[#iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>]>} { return }

// -----

// a tiled order: accepted
func.func @f() attributes {a = #iree_gpu.data_tiled_mma_layout<unroll_k = 2, intrinsic = MFMA_F32_16x16x16_F16>} { return }

// -----

// a tiled no intrinsic: refused
func.func @f() attributes {a = #iree_gpu.data_tiled_mma_layout<unroll_k = 2>} { return }

// -----

// a tiled twice: refused
func.func @f() attributes {a = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16, unroll_k = 2, unroll_k = 3>} { return }

// -----

// a tiled unknown: refused
func.func @f() attributes {a = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16, unroll = 2>} { return }

// -----

// a tiled positional: refused
func.func @f() attributes {a = #iree_gpu.data_tiled_mma_layout<MFMA_F32_16x16x16_F16, 1>} { return }

// -----

// a tiled trailing: refused
func.func @f() attributes {a = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16,>} { return }

// -----

// a tiled zero: accepted
func.func @f() attributes {a = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16, unroll_m = 0>} { return }

// -----

// a schedule: accepted
func.func @f() attributes {a = #iree_gpu.mma_schedule<intrinsic = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, subgroup_m_count = 1, subgroup_n_count = 2>} { return }

// -----

// a schedule tiled: accepted
func.func @f() attributes {a = #iree_gpu.mma_schedule<intrinsic = #iree_gpu.data_tiled_mma_layout<intrinsic = MFMA_F32_16x16x16_F16>, subgroup_m_count = 1, subgroup_n_count = 2>} { return }

// -----

// a schedule missing: refused
func.func @f() attributes {a = #iree_gpu.mma_schedule<intrinsic = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, subgroup_m_count = 1>} { return }

// -----

// a schedule short: refused
func.func @f() attributes {a = #iree_gpu.mma_schedule<intrinsic = <MFMA_F32_16x16x16_F16>, subgroup_m_count = 1, subgroup_n_count = 2>} { return }

// -----

// a schedule lane: refused
func.func @f() attributes {a = #iree_gpu.mma_schedule<intrinsic = #iree_gpu.lane_id<0>, subgroup_m_count = 1, subgroup_n_count = 2>} { return }

// -----

// a schedule unit: refused
func.func @f() attributes {a = #iree_gpu.mma_schedule<intrinsic = unit, subgroup_m_count = 1, subgroup_n_count = 2>} { return }

// -----

// a config: accepted
func.func @f() attributes {a = #iree_gpu.lowering_config<{a = 1 : i32}>} { return }

// -----

// a config empty: accepted
func.func @f() attributes {a = #iree_gpu.lowering_config<{}>} { return }

// -----

// a config none: refused
func.func @f() attributes {a = #iree_gpu.lowering_config<>} { return }

// -----

// a config list: refused
func.func @f() attributes {a = #iree_gpu.lowering_config<[1]>} { return }

// -----

// a config strings: accepted
func.func @f() attributes {a = #iree_gpu.lowering_config<{"a b" = "x\"y", c}>} { return }

// -----

// a config twice: refused
func.func @f() attributes {a = #iree_gpu.lowering_config<{a, a}>} { return }

// -----

// a options: accepted
func.func @f() attributes {a = #iree_gpu.pipeline_options<prefetch_shared_memory = false>} { return }

// -----

// a options 1: refused
func.func @f() attributes {a = #iree_gpu.pipeline_options<prefetch_shared_memory = 1>} { return }

// -----

// a options strategy: accepted
func.func @f() attributes {a = #iree_gpu.pipeline_options<reorder_workgroups_strategy = <Transpose>>} { return }

// -----

// a options strategy bare: refused
func.func @f() attributes {a = #iree_gpu.pipeline_options<reorder_workgroups_strategy = Transpose>} { return }

// -----

// a options strategy none: refused
func.func @f() attributes {a = #iree_gpu.pipeline_options<reorder_workgroups_strategy = <none>>} { return }

// -----

// a options bare: refused
func.func @f() attributes {a = #iree_gpu.pipeline_options} { return }

// -----

// a derived: accepted
func.func @f() attributes {a = #iree_gpu.derived_thread_config} { return }

// -----

// a derived angle: accepted
func.func @f() attributes {a = #iree_gpu.derived_thread_config<>} { return }

// -----

// a derived in brackets: accepted
func.func @f() attributes {a = #iree_gpu<derived_thread_config>} { return }

// -----

// a derived parameter: accepted
func.func @f() attributes {a = #iree_gpu.derived_thread_config<1>} { return }

// -----

// a chip: accepted
func.func @f() attributes {a = #iree_gpu.target_chip<wgp_count = 304>} { return }

// -----

// a chip negative: accepted
func.func @f() attributes {a = #iree_gpu.target_chip<wgp_count = -1>} { return }

// -----

// a chip max: accepted
func.func @f() attributes {a = #iree_gpu.target_chip<wgp_count = 4294967295>} { return }

// -----

// a chip over: refused
func.func @f() attributes {a = #iree_gpu.target_chip<wgp_count = 4294967296>} { return }

// -----

// a chip extra: accepted
func.func @f() attributes {a = #iree_gpu.target_chip<wgp_count = 1, extra = {}>} { return }

// -----

// a chip extra unit: refused
func.func @f() attributes {a = #iree_gpu.target_chip<wgp_count = 1, extra = unit>} { return }

// -----

// a target no wgp: refused
func.func @f() attributes {a = #iree_gpu.target<arch = "x", features = "">} { return }

// -----

// a target arch word: refused
func.func @f() attributes {a = #iree_gpu.target<arch = gfx942, features = "">} { return }

// -----

// a unknown: refused
func.func @f() attributes {a = #iree_gpu.nosuch<1>} { return }

// -----

// a type: refused
func.func @f(%a: !iree_gpu.nosuch) { return }

// -----

// a dot only: refused
func.func @f() attributes {a = #iree_gpu.} { return }

// -----

// a empty brackets: refused
func.func @f() attributes {a = #iree_gpu<>} { return }

// -----

// a dotdot: refused
func.func @f() attributes {a = #iree_gpu.lane_id.x<0>} { return }

// -----

// alias: accepted
#k = #iree_gpu.lane_id<0>
func.func @f() attributes {a = #k} { return }

// -----

// alias of part: accepted
#k = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>
func.func @f() attributes {a = #iree_gpu.mma_schedule<intrinsic = #k, subgroup_m_count = 1, subgroup_n_count = 2>} { return }

// -----

// alias undefined: refused
func.func @f() attributes {a = #k} { return }

// -----

// alias twice: refused
#k = #iree_gpu.lane_id<0>
#k = #iree_gpu.lane_id<1>
func.func @f() { return }

// -----

// alias of dictionary: gpuir alone accepts (the document's spelling)
#t = {indexing_maps = [affine_map<()->()>,affine_map<()->()>,affine_map<()->()>], iterator_types=[], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}
func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) { %0 = iree_gpu.multi_mma %a, %a, %c #t : vector<4xf16>, vector<4xf16> into vector<4xf32> return }

// -----

// forall lanes: accepted
func.func @f() { scf.forall (%i) in (64) { } {mapping = [#iree_gpu.lane_id<0>]} return }

// -----

// forall two lanes: accepted
func.func @f() { scf.forall (%i, %j) in (8, 8) { } {mapping = [#iree_gpu.lane_id<1>, #iree_gpu.lane_id<0>]} return }

// -----

// forall count: gpuir alone accepts (the list is no mapping in the host)
func.func @f() { scf.forall (%i, %j) in (8, 8) { } {mapping = [#iree_gpu.lane_id<0>]} return }

// -----

// forall nonsense: refused
func.func @f() { scf.forall (%i) in (64) { } {mapping = [#iree_gpu.iterator_type<parallel>]} return }

// -----

// encoding: accepted
func.func @f(%a: tensor<4xf32, #iree_gpu.lane_id<0>>) { %0 = iree_gpu.value_barrier %a : tensor<4xf32, #iree_gpu.lane_id<0>> return }

// -----

// memory space: accepted
func.func @f(%a: memref<4xf32, #iree_gpu.lane_id<0>>) { return }
