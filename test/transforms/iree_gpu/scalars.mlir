// RUN: gpuir-opt --iree-intrinsic-to-scalar --split-input-file %s | FileCheck %s
// RUN: gpuir-opt --iree-gpu-reference-lowering --split-input-file %s | FileCheck %s --check-prefix=ALL

func.func @f16(%lhs: tensor<16x16xf16>, %rhs: tensor<16x16xf16>, %acc: tensor<16x16xf16>) -> tensor<16x16xf16> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [],
    kind = #iree_gpu.mma_layout<WMMA_F16_16x16x16_F16>, rhs_permutation = array<i64: 1, 0>
  } : tensor<16x16xf16>, tensor<16x16xf16> into tensor<16x16xf16>
  return %0 : tensor<16x16xf16>
}
// CHECK-LABEL: func.func @f16
// CHECK-SAME: (%[[L:[a-z0-9_]+]]: tensor<16x16xf16>, %[[R:[a-z0-9_]+]]: tensor<16x16xf16>, %[[C:[a-z0-9_]+]]: tensor<16x16xf16>)
// CHECK: scf.for %[[I:[a-z0-9_]+]] = {{.+}} iter_args(%[[CI:[a-z0-9_]+]] = %[[C]])
// CHECK: scf.for %[[J:[a-z0-9_]+]] = {{.+}} iter_args(%[[CJ:[a-z0-9_]+]] = %[[CI]])
// CHECK: %[[START:[a-z0-9_]+]] = tensor.extract %[[CJ]][%[[I]], %[[J]]]
// CHECK: %[[SUM:[a-z0-9_]+]] = scf.for %[[K:[a-z0-9_]+]] = {{.+}} iter_args(%[[S:[a-z0-9_]+]] = %[[START]]) -> (f16)
// CHECK: %[[A:[a-z0-9_]+]] = tensor.extract %[[L]][%[[I]], %[[K]]]
// CHECK: %[[B:[a-z0-9_]+]] = tensor.extract %[[R]][%[[J]], %[[K]]]
// CHECK-DAG: %[[AW:.+]] = arith.extf %[[A]] : f16 to f32
// CHECK-DAG: %[[BW:.+]] = arith.extf %[[B]] : f16 to f32
// CHECK-DAG: %[[SW:.+]] = arith.extf %[[S]] : f16 to f32
// CHECK: %[[P:.+]] = arith.mulf %[[AW]], %[[BW]] : f32
// CHECK: %[[T:.+]] = arith.addf %[[SW]], %[[P]] : f32
// CHECK: %[[H:.+]] = arith.truncf %[[T]] : f32 to f16
// CHECK: scf.yield %[[H]]
// CHECK: tensor.insert %[[SUM]] into %[[CJ]][%[[I]], %[[J]]]
// ALL-LABEL: func.func @f16
// ALL-NOT: iree_gpu
// ALL: return

// -----

func.func @i8(%lhs: vector<16x16xi8>, %rhs: vector<16x16xi8>, %acc: vector<4x4x16xi32>) -> vector<4x4x16xi32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [],
    kind = #iree_gpu.mma_layout<MFMA_I32_16x16x16_I8>
  } : vector<16x16xi8>, vector<16x16xi8> into vector<4x4x16xi32>
  return %0 : vector<4x4x16xi32>
}
// CHECK-LABEL: func.func @i8
// CHECK-COUNT-3: vector.transfer_write {{.+}} {in_bounds = [true, true
// CHECK: scf.for %[[I:[a-z0-9_]+]] = {{.+}} -> (tensor<4x4x16xi32>)
// CHECK: scf.for %[[J:[a-z0-9_]+]] = {{.+}} iter_args(%[[C:[a-z0-9_]+]] = %{{.+}}) -> (tensor<4x4x16xi32>)
// CHECK: %[[ROW:[a-z0-9_]+]]:2 = affine.delinearize_index %[[I]] into (4, 4)
// CHECK: tensor.extract %[[C]][%[[ROW]]#0, %[[ROW]]#1, %[[J]]]
// CHECK: scf.for
// CHECK-DAG: %[[A:[a-z0-9_]+]] = arith.extsi {{.+}} : i8 to i32
// CHECK-DAG: %[[B:[a-z0-9_]+]] = arith.extsi {{.+}} : i8 to i32
// CHECK: %[[P:.+]] = arith.muli %{{.+}}, %{{.+}} : i32
// CHECK: arith.addi %{{.+}}, %[[P]] : i32
// CHECK: %[[V:.+]] = vector.transfer_read
// CHECK: return %[[V]]
// ALL-LABEL: func.func @i8
// ALL-NOT: iree_gpu
// ALL: return

// -----

func.func @f8(%lhs: tensor<16x32xf8E4M3FNUZ>, %rhs: tensor<32x16xf8E4M3FNUZ>, %acc: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [],
    kind = #iree_gpu.mma_layout<MFMA_F32_16x16x32_F8E4M3FNUZ>
  } : tensor<16x32xf8E4M3FNUZ>, tensor<32x16xf8E4M3FNUZ> into tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
// CHECK-LABEL: func.func @f8
// CHECK-COUNT-2: arith.extf {{.+}} : f8E4M3FNUZ to f32
// ALL-LABEL: func.func @f8
// ALL-NOT: arith.extf
// ALL-COUNT-2: arith.bitcast {{.+}} : f8E4M3FNUZ to i8

// -----

func.func @barriers(%a: tensor<4xf32>, %v: vector<4xf32>) -> (tensor<4xf32>, vector<4xf32>, index) {
  %0 = iree_gpu.value_barrier %a : tensor<4xf32>
  %1 = iree_gpu.value_barrier %v : vector<4xf32>
  %2:2 = iree_gpu.barrier_region ins(%0, %1 : tensor<4xf32>, vector<4xf32>) {
  ^bb0(%x: tensor<4xf32>, %y: vector<4xf32>):
    %c0 = arith.constant 0 : index
    %s = vector.transfer_write %y, %x[%c0] : vector<4xf32>, tensor<4xf32>
    iree_gpu.yield %s, %c0 : tensor<4xf32>, index
  } : tensor<4xf32>, index
  return %2#0, %1, %2#1 : tensor<4xf32>, vector<4xf32>, index
}
// Neither pass name above covers these alone.
// CHECK-LABEL: func.func @barriers
// CHECK-COUNT-2: iree_gpu.value_barrier
// CHECK: iree_gpu.barrier_region
// ALL-LABEL: func.func @barriers
// ALL-SAME: (%[[A:[a-z0-9_]+]]: tensor<4xf32>, %[[V:.+]]: vector<4xf32>)
// ALL: %[[C0:.+]] = arith.constant 0 : index
// ALL: %[[S:[a-z0-9_]+]] = vector.transfer_write %[[V]], %[[A]][%[[C0]]]
// ALL-NEXT: return %[[S]], %[[V]], %[[C0]]
