// The four ops in their syntax, through gpuir-opt twice, in the generic form, and through a released IREE.
// RUN: gpuir-opt %s | gpuir-opt | filecheck %s
// RUN: gpuir-opt %s --mlir-print-op-generic | filecheck %s --check-prefix=GENERIC
// RUN: gpuir-opt %s --mlir-print-op-generic | gpuir-opt | filecheck %s
// RUN: gpuir-opt %s --mlir-print-local-scope --mlir-print-debuginfo | gpuir-opt | filecheck %s

#accesses = [
  affine_map<(i, j, k) -> (i, k)>, // lhs
  affine_map<(i, j, k) -> (k, j)>,
  affine_map<(i, j, k) -> (i, j)>
]
#trait = {
  indexing_maps = #accesses,
  iterator_types = ["parallel", "parallel", "reduction"],
  kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>,
  rhs_permutation = [1, 0]
}

// CHECK: #[[MK:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK: #[[KN:.*]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK: #[[MN:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>

// CHECK-LABEL: func.func @multi_mma(
// CHECK-SAME: %[[A:.*]]: tensor<?x?x16x16xf16>, %[[B:.*]]: tensor<?x?x16x16xf16>, %[[C:.*]]: tensor<?x?x16x16xf32>
// CHECK: iree_gpu.multi_mma %[[A]], %[[B]], %[[C]] {indexing_maps = [#[[MK]], #[[KN]], #[[MN]]], iterator_types = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, rhs_permutation = array<i64: 1, 0>} : tensor<?x?x16x16xf16>, tensor<?x?x16x16xf16> into tensor<?x?x16x16xf32>
// GENERIC: "iree_gpu.multi_mma"(%{{.*}}, %{{.*}}, %{{.*}}) <{indexing_maps = [{{.*}}], iterator_types = [{{.*}}], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>, rhs_permutation = array<i64: 1, 0>}> : (tensor<?x?x16x16xf16>, tensor<?x?x16x16xf16>, tensor<?x?x16x16xf32>) -> tensor<?x?x16x16xf32>
func.func @multi_mma(%a: tensor<?x?x16x16xf16>, %b: tensor<?x?x16x16xf16>, %c: tensor<?x?x16x16xf32>) -> tensor<?x?x16x16xf32> {
  %0 = iree_gpu.multi_mma %a, %b, %c #trait : tensor<?x?x16x16xf16>, tensor<?x?x16x16xf16> into tensor<?x?x16x16xf32>
  return %0 : tensor<?x?x16x16xf32>
}

// CHECK-LABEL: func.func @barriers(
// CHECK-SAME: %[[T:.*]]: tensor<4x128xf32>, %[[V:.*]]: vector<4xf16>, %[[I:.*]]: index
func.func @barriers(%t: tensor<4x128xf32>, %v: vector<4xf16>, %i: index) {
  // CHECK: iree_gpu.value_barrier %[[V]] : vector<4xf16>
  // GENERIC: "iree_gpu.value_barrier"(%{{.*}}) : (vector<4xf16>) -> vector<4xf16>
  %0 = iree_gpu.value_barrier %v : vector<4xf16>
  // CHECK: %[[TWO:.*]]:2 = iree_gpu.value_barrier %{{.*}}, %{{.*}} {note = "a\22b"} : vector<4xf16>, vector<2xi8>
  %w = arith.constant dense<0> : vector<2xi8>
  %1:2 = iree_gpu.value_barrier %0, %w {note = "a\"b"} : vector<4xf16>, vector<2xi8>
  // CHECK: iree_gpu.value_barrier %[[TWO]]#1 : vector<2xi8>
  %2 = iree_gpu.value_barrier %1#1 : vector<2xi8>
  // CHECK: %[[R:.*]]:2 = iree_gpu.barrier_region ins(%[[T]], %[[I]] : tensor<4x128xf32>, index) {
  // CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<4x128xf32>, %[[Y:.*]]: index):
  // CHECK-NEXT: %[[IN:.*]] = iree_gpu.barrier_region {
  // CHECK-NEXT: iree_gpu.yield %[[X]] : tensor<4x128xf32>
  // CHECK-NEXT: } : tensor<4x128xf32>
  // CHECK-NEXT: iree_gpu.yield %[[Y]], %[[IN]] : index, tensor<4x128xf32>
  // CHECK-NEXT: } {tag} : index, tensor<4x128xf32>
  // GENERIC: "iree_gpu.barrier_region"(%{{.*}}, %{{.*}}) ({
  // GENERIC: "iree_gpu.yield"(%{{.*}}, %{{.*}}) : (index, tensor<4x128xf32>) -> ()
  // GENERIC: }) {tag} : (tensor<4x128xf32>, index) -> (index, tensor<4x128xf32>)
  %3:2 = iree_gpu.barrier_region ins(%t, %i : tensor<4x128xf32>, index) {
  ^bb0(%x: tensor<4x128xf32>, %y: index):
    %4 = iree_gpu.barrier_region {
      iree_gpu.yield %x : tensor<4x128xf32>
    } : tensor<4x128xf32>
    iree_gpu.yield %y, %4 : index, tensor<4x128xf32>
  } {tag} : index, tensor<4x128xf32>
  // The document's example has an older spelling.
  // CHECK: iree_gpu.barrier_region ins(%[[R]]#1 : tensor<4x128xf32>) {
  // CHECK-NEXT: ^bb0(
  // CHECK-NEXT: tensor.extract_slice
  // CHECK-NEXT: iree_gpu.yield %{{.*}} : tensor<4x16xf32>
  // CHECK-NEXT: } : tensor<4x16xf32>
  %5 = iree_gpu.barrier_region %3#1 {
  ^bb0(%shared: tensor<4x128xf32>):
    %slice = tensor.extract_slice %shared[0, 0] [4, 16] [1, 1] : tensor<4x128xf32> to tensor<4x16xf32>
    iree_gpu.yield %slice : tensor<4x16xf32>
  } : tensor<4x128xf32> -> tensor<4x16xf32>
  return
}

// The host takes no attribute of gpuir's as an scf.forall's mapping; texts have it all the same.
// CHECK-LABEL: func.func @lanes
// CHECK: } {mapping = [#iree_gpu.lane_id<0>]}
// GENERIC-NOT: gpuir.mapping
func.func @lanes() {
  scf.forall (%i) in (64) {
  } {mapping = [#iree_gpu.lane_id<0>]}
  return
}
