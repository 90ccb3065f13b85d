// RUN: gpuir-opt --iree-multi-mma-to-loops --split-input-file %s | FileCheck %s

#lhs = affine_map<(i, j, k) -> (i, k)>
#rhs = affine_map<(i, j, k) -> (k, j)>
#acc = affine_map<(i, j, k) -> (i, j)>
func.func @dynamic(%lhs: tensor<?x?x16x16xf16>, %rhs: tensor<?x?x16x16xf16>, %acc: tensor<?x?x16x16xf32>)
    -> tensor<?x?x16x16xf32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>,
    rhs_permutation = array<i64: 1, 0>
  } : tensor<?x?x16x16xf16>, tensor<?x?x16x16xf16> into tensor<?x?x16x16xf32>
  return %0 : tensor<?x?x16x16xf32>
}
// CHECK: #[[NONE:.+]] = affine_map<() -> ()>
// CHECK-LABEL: func.func @dynamic
// CHECK-SAME: (%[[L:[a-z0-9_]+]]: tensor<?x?x16x16xf16>, %[[R:[a-z0-9_]+]]: tensor<?x?x16x16xf16>, %[[C:[a-z0-9_]+]]: tensor<?x?x16x16xf32>)
// CHECK-DAG: %[[C0:.+]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.+]] = arith.constant 1 : index
// CHECK-DAG: %[[M:.+]] = tensor.dim %[[L]], %[[C0]]
// CHECK-DAG: %[[N:.+]] = tensor.dim %[[R]], %[[C1]]
// CHECK-DAG: %[[K:[a-z0-9_]+]] = tensor.dim %[[L]], %[[C1]]
// CHECK: %[[RESULT:.+]] = scf.for %[[I:[a-z0-9_]+]] = %[[C0]] to %[[M]] step %[[C1]] iter_args(%[[CI:[a-z0-9_]+]] = %[[C]])
// CHECK: %[[FOR_J:.+]] = scf.for %[[J:[a-z0-9_]+]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[CJ:[a-z0-9_]+]] = %[[CI]])
// CHECK: %[[FOR_K:.+]] = scf.for %[[KK:[a-z0-9_]+]] = %[[C0]] to %[[K]] step %[[C1]] iter_args(%[[CK:[a-z0-9_]+]] = %[[CJ]])
// CHECK-DAG: %[[A:[a-z0-9_]+]] = tensor.extract_slice %[[L]][%[[I]], %[[KK]], 0, 0] [1, 1, 16, 16] [1, 1, 1, 1] : tensor<?x?x16x16xf16> to tensor<16x16xf16>
// CHECK-DAG: %[[B:[a-z0-9_]+]] = tensor.extract_slice %[[R]][%[[KK]], %[[J]], 0, 0] [1, 1, 16, 16] [1, 1, 1, 1] : tensor<?x?x16x16xf16> to tensor<16x16xf16>
// CHECK-DAG: %[[D:[a-z0-9_]+]] = tensor.extract_slice %[[CK]][%[[I]], %[[J]], 0, 0] [1, 1, 16, 16] [1, 1, 1, 1] : tensor<?x?x16x16xf32> to tensor<16x16xf32>
// CHECK: %[[E:.+]] = iree_gpu.multi_mma %[[A]], %[[B]], %[[D]]
// CHECK-SAME: indexing_maps = [#[[NONE]], #[[NONE]], #[[NONE]]], iterator_types = []
// CHECK-SAME: kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, rhs_permutation = array<i64: 1, 0>
// CHECK: %[[F:.+]] = tensor.insert_slice %[[E]] into %[[CK]][%[[I]], %[[J]], 0, 0] [1, 1, 16, 16] [1, 1, 1, 1]
// CHECK: scf.yield %[[F]]
// CHECK: scf.yield %[[FOR_K]]
// CHECK: scf.yield %[[FOR_J]]
// CHECK: return %[[RESULT]]

// -----

// Static sizes are constants; iterators may come in any order, and lack in an operand.
func.func @partly_static(%lhs: tensor<?x6x4x16xf32>, %rhs: tensor<6x4x16xf32>, %acc: tensor<?x16x16xf32>) -> tensor<?x16x16xf32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [affine_map<(k, i) -> (i, k)>, affine_map<(k, i) -> (k)>, affine_map<(k, i) -> (i)>],
    iterator_types = [#iree_gpu.iterator_type<reduction>, #iree_gpu.iterator_type<parallel>],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x4_F32>,
    lhs_permutation = array<i64: 1, 0>
  } : tensor<?x6x4x16xf32>, tensor<6x4x16xf32> into tensor<?x16x16xf32>
  return %0 : tensor<?x16x16xf32>
}
// CHECK-LABEL: func.func @partly_static
// CHECK-SAME: (%[[L:[a-z0-9]+]]: tensor<?x6x4x16xf32>, %[[R:[a-z0-9_]+]]: tensor<6x4x16xf32>, %[[C:[a-z0-9_]+]]: tensor<?x16x16xf32>)
// CHECK-DAG: %[[C6:.+]] = arith.constant 6 : index
// CHECK-DAG: %[[C0:.+]] = arith.constant 0 : index
// CHECK-DAG: %[[M:.+]] = tensor.dim %[[L]], %[[C0]]
// CHECK: scf.for %[[K:[a-z0-9_]+]] = %[[C0]] to %[[C6]]
// CHECK: scf.for %[[I:[a-z0-9_]+]] = %[[C0]] to %[[M]]
// CHECK: tensor.extract_slice %[[R]][%[[K]], 0, 0] [1, 4, 16] [1, 1, 1] : tensor<6x4x16xf32> to tensor<4x16xf32>

// -----

// Vectors are for iree.multi_mma_unroll.
func.func @vectors(%lhs: vector<1x16x16xf16>, %rhs: vector<1x16x16xf16>, %acc: vector<16x16xf16>) -> vector<16x16xf16> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
    iterator_types = [#iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>
  } : vector<1x16x16xf16>, vector<1x16x16xf16> into vector<16x16xf16>
  return %0 : vector<16x16xf16>
}
// CHECK-LABEL: func.func @vectors
// CHECK-NOT: scf.for
// CHECK: iree_gpu.multi_mma {{.*}}iterator_types = [#iree_gpu.iterator_type<reduction>]
