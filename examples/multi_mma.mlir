// One multi_mma for each of the eleven intrinsics of iree_gpu, with outer sizes that are known only when it runs. The
// operands hold whole fragments (the subgroup's view). Run and compare with NumPy:
//
//   gpuir-run examples/multi_mma.mlir --transform=examples/lower_multi_mma.mlir --outer=3x5x7

// Outer dimensions of lhs, rhs and acc: (m, k), (k, n), (m, n).
#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (k, n)>
#acc = affine_map<(m, n, k) -> (m, n)>

// The same with the outer dimensions of rhs swapped, and those of acc.
#rhs_t = affine_map<(m, n, k) -> (n, k)>
#acc_t = affine_map<(m, n, k) -> (n, m)>

func.func @mfma_f32_16x16x4_f32(
    %lhs: tensor<?x?x16x4xf32>, %rhs: tensor<?x?x4x16xf32>, %acc: tensor<?x?x16x16xf32>) -> tensor<?x?x16x16xf32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>
  } : tensor<?x?x16x4xf32>, tensor<?x?x4x16xf32> into tensor<?x?x16x16xf32>
  return %0 : tensor<?x?x16x16xf32>
}

// rhs fragments are stored as (n, k): inner dimension 0 holds the canonical dimension 1.
func.func @mfma_f32_16x16x16_f16(
    %lhs: tensor<?x?x16x16xf16>, %rhs: tensor<?x?x16x16xf16>, %acc: tensor<?x?x16x16xf32>) -> tensor<?x?x16x16xf32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>,
    rhs_permutation = array<i64: 1, 0>
  } : tensor<?x?x16x16xf16>, tensor<?x?x16x16xf16> into tensor<?x?x16x16xf32>
  return %0 : tensor<?x?x16x16xf32>
}

// The accumulator's 32 rows are split as a lane holds them: 4 groups of 2 threads with 4 elements each.
func.func @mfma_f32_32x32x8_f16(
    %lhs: tensor<?x?x32x8xf16>, %rhs: tensor<?x?x8x32xf16>, %acc: tensor<?x?x4x2x4x32xf32>) -> tensor<?x?x4x2x4x32xf32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_F32_32x32x8_F16>
  } : tensor<?x?x32x8xf16>, tensor<?x?x8x32xf16> into tensor<?x?x4x2x4x32xf32>
  return %0 : tensor<?x?x4x2x4x32xf32>
}

func.func @mfma_f32_16x16x32_f8e4m3fnuz(
    %lhs: tensor<?x?x16x32xf8E4M3FNUZ>, %rhs: tensor<?x?x32x16xf8E4M3FNUZ>, %acc: tensor<?x?x16x16xf32>) -> tensor<?x?x16x16xf32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>
  } : tensor<?x?x16x32xf8E4M3FNUZ>, tensor<?x?x32x16xf8E4M3FNUZ> into tensor<?x?x16x16xf32>
  return %0 : tensor<?x?x16x16xf32>
}

func.func @mfma_i32_16x16x32_i8(
    %lhs: tensor<?x?x16x32xi8>, %rhs: tensor<?x?x32x16xi8>, %acc: tensor<?x?x16x16xi32>) -> tensor<?x?x16x16xi32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_I32_16x16x32_I8>
  } : tensor<?x?x16x32xi8>, tensor<?x?x32x16xi8> into tensor<?x?x16x16xi32>
  return %0 : tensor<?x?x16x16xi32>
}

// acc fragments are stored as (n, m).
func.func @mfma_i32_32x32x16_i8(
    %lhs: tensor<?x?x32x16xi8>, %rhs: tensor<?x?x16x32xi8>, %acc: tensor<?x?x32x32xi32>) -> tensor<?x?x32x32xi32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_I32_32x32x16_I8>,
    acc_permutation = array<i64: 1, 0>
  } : tensor<?x?x32x16xi8>, tensor<?x?x16x32xi8> into tensor<?x?x32x32xi32>
  return %0 : tensor<?x?x32x32xi32>
}

func.func @mfma_i32_16x16x16_i8(
    %lhs: tensor<?x?x16x16xi8>, %rhs: tensor<?x?x16x16xi8>, %acc: tensor<?x?x16x16xi32>) -> tensor<?x?x16x16xi32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_I32_16x16x16_I8>
  } : tensor<?x?x16x16xi8>, tensor<?x?x16x16xi8> into tensor<?x?x16x16xi32>
  return %0 : tensor<?x?x16x16xi32>
}

// Both factors are transposed in their fragments, and the outer dimensions of rhs and acc.
func.func @mfma_i32_32x32x8_i8(
    %lhs: tensor<?x?x8x32xi8>, %rhs: tensor<?x?x32x8xi8>, %acc: tensor<?x?x32x32xi32>) -> tensor<?x?x32x32xi32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs_t, #acc_t],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_I32_32x32x8_I8>,
    lhs_permutation = array<i64: 1, 0>, rhs_permutation = array<i64: 1, 0>
  } : tensor<?x?x8x32xi8>, tensor<?x?x32x8xi8> into tensor<?x?x32x32xi32>
  return %0 : tensor<?x?x32x32xi32>
}

// The columns of rhs are split in two, and the halves come first: (half, k, n).
func.func @wmma_f32_16x16x16_f16(
    %lhs: tensor<?x?x16x16xf16>, %rhs: tensor<?x?x2x16x8xf16>, %acc: tensor<?x?x16x16xf32>) -> tensor<?x?x16x16xf32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<WMMA_F32_16x16x16_F16>,
    rhs_permutation = array<i64: 1, 0, 2>
  } : tensor<?x?x16x16xf16>, tensor<?x?x2x16x8xf16> into tensor<?x?x16x16xf32>
  return %0 : tensor<?x?x16x16xf32>
}

// The sum is rounded to f16 after every product.
func.func @wmma_f16_16x16x16_f16(
    %lhs: tensor<?x?x16x16xf16>, %rhs: tensor<?x?x16x16xf16>, %acc: tensor<?x?x16x16xf16>) -> tensor<?x?x16x16xf16> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>
  } : tensor<?x?x16x16xf16>, tensor<?x?x16x16xf16> into tensor<?x?x16x16xf16>
  return %0 : tensor<?x?x16x16xf16>
}

func.func @wmma_i32_16x16x16_i8(
    %lhs: tensor<?x?x16x16xi8>, %rhs: tensor<?x?x16x16xi8>, %acc: tensor<?x?x16x16xi32>) -> tensor<?x?x16x16xi32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<WMMA_I32_16x16x16_I8>
  } : tensor<?x?x16x16xi8>, tensor<?x?x16x16xi8> into tensor<?x?x16x16xi32>
  return %0 : tensor<?x?x16x16xi32>
}
