// RUN: gpuir-opt --iree-multi-mma-unroll %s | FileCheck %s

#lhs = affine_map<(i, j, k) -> (i, k)>
#rhs = affine_map<(i, j, k) -> (k, j)>
#acc = affine_map<(i, j, k) -> (j, i)>
func.func @vectors(%lhs: vector<2x2x16x16xi8>, %rhs: vector<2x1x16x16xi8>, %acc: vector<1x2x16x16xi32>)
    -> vector<1x2x16x16xi32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [#lhs, #rhs, #acc],
    iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>],
    kind = #iree_gpu.mma_layout<WMMA_I32_16x16x16_I8>,
    acc_permutation = array<i64: 1, 0>
  } : vector<2x2x16x16xi8>, vector<2x1x16x16xi8> into vector<1x2x16x16xi32>
  return %0 : vector<1x2x16x16xi32>
}
// CHECK-LABEL: func.func @vectors
// CHECK-SAME: (%[[L:[a-z0-9_]+]]: vector<2x2x16x16xi8>, %[[R:[a-z0-9_]+]]: vector<2x1x16x16xi8>, %[[C:[a-z0-9_]+]]: vector<1x2x16x16xi32>)
// CHECK: %[[C0:.+]] = vector.extract %[[C]][0, 0]
// CHECK: %[[L00:.+]] = vector.extract %[[L]][0, 0] : vector<16x16xi8> from vector<2x2x16x16xi8>
// CHECK: %[[R00:.+]] = vector.extract %[[R]][0, 0] : vector<16x16xi8> from vector<2x1x16x16xi8>
// CHECK: %[[S0:.+]] = iree_gpu.multi_mma %[[L00]], %[[R00]], %[[C0]] {
// CHECK-SAME: acc_permutation = array<i64: 1, 0>
// CHECK-SAME: iterator_types = []
// CHECK: %[[L01:.+]] = vector.extract %[[L]][0, 1]
// CHECK: %[[R10:.+]] = vector.extract %[[R]][1, 0]
// CHECK: %[[S1:.+]] = iree_gpu.multi_mma %[[L01]], %[[R10]], %[[S0]] {
// CHECK: %[[D:[a-z0-9_]+]] = vector.insert %[[S1]], %[[C]] [0, 0] : vector<16x16xi32> into vector<1x2x16x16xi32>
// CHECK: vector.extract {{.+}}[0, 1]
// CHECK: vector.extract %[[L]][1, 0]
// CHECK: iree_gpu.multi_mma
// CHECK: vector.extract %[[L]][1, 1]
// CHECK: %[[S3:.+]] = iree_gpu.multi_mma
// CHECK: %[[E:.+]] = vector.insert %[[S3]], %[[D]] [0, 1]
// CHECK-NOT: iree_gpu.multi_mma
// CHECK: return %[[E]]
