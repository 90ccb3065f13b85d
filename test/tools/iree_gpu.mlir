// gpuir's own ops in everything the tool does with upstream's.
// RUN: gpuir-opt %s --split-input-file --verify-diagnostics --verify-roundtrip | filecheck %s
// RUN: gpuir-opt %s --split-input-file --verify-diagnostics --mlir-print-op-generic | filecheck %s --check-prefix=GENERIC
// RUN: gpuir-opt %s --split-input-file --verify-diagnostics | gpuir-opt --split-input-file --mlir-print-local-scope | filecheck %s --check-prefix=LOCAL
// RUN: gpuir-opt %s --split-input-file --verify-diagnostics --print-ir-after=iree-value-barrier-to-sequential --pass-pipeline='builtin.module(func.func(iree-value-barrier-to-sequential,cse))' 2>&1 >/dev/null | filecheck %s --check-prefix=DUMP
// RUN: not gpuir-opt %s --split-input-file 2>&1 >/dev/null | filecheck %s --check-prefix=ERR
// RUN: gpuir-opt --emit-irdl=iree_gpu | filecheck %s --check-prefix=IRDL
// RUN: gpuir-opt --show-dialects | filecheck %s --check-prefix=DIALECTS
// RUN: gpuir-opt --list-passes | filecheck %s --check-prefix=PASSES

// IRDL: irdl.dialect @iree_gpu {
// IRDL: irdl.operation @multi_mma {
// DIALECTS: Available Dialects: {{.*}},iree_gpu,{{.*}}transform
// PASSES: --iree-value-barrier-to-sequential

#maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#iterators = [#iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<parallel>, #iree_gpu.iterator_type<reduction>]
// CHECK-LABEL: func.func @mma
// CHECK: iree_gpu.multi_mma %{{.*}}, %{{.*}}, %{{.*}} {indexing_maps = [#map, #map1, #map2]
// CHECK-SAME: kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>}
// CHECK-SAME: : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
// GENERIC: "iree_gpu.multi_mma"(%{{.*}}, %{{.*}}, %{{.*}}) <{indexing_maps = [#map, #map1, #map2]
// LOCAL-LABEL: func.func @mma
// LOCAL: iree_gpu.multi_mma %{{.*}}, %{{.*}}, %{{.*}} {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>
func.func @mma(%lhs: vector<2x3x4xf16>, %rhs: vector<3x5x4xf16>, %acc: vector<2x5x4xf32>) -> vector<2x5x4xf32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = #maps, iterator_types = #iterators, kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>
  } : vector<2x3x4xf16>, vector<3x5x4xf16> into vector<2x5x4xf32>
  return %0 : vector<2x5x4xf32>
}

// -----

// DUMP: // -----// IR Dump After IreeValueBarrierToSequential (iree-value-barrier-to-sequential) //----- //
// DUMP-NEXT: func.func @mma
// DUMP: iree_gpu.multi_mma
// DUMP: // -----// IR Dump After IreeValueBarrierToSequential (iree-value-barrier-to-sequential) //----- //
// DUMP-NEXT: func.func @barrier(%[[X:.*]]: vector<4xf32>) -> vector<4xf32> {
// DUMP-NEXT: return %[[X]]
func.func @barrier(%x: vector<4xf32>) -> vector<4xf32> {
  %0 = iree_gpu.value_barrier %x : vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @wrong(%x: vector<4xf32>, %y: tensor<4xf32>) {
  // ERR: iree_gpu.mlir:[[#@LINE+3]]:{{[0-9]+}}: error: 'iree_gpu.value_barrier' op
  // ERR-NEXT: iree_gpu.value_barrier %x, %y
  // expected-error-re @+1 {{'iree_gpu.value_barrier' op {{.*}}}}
  %0:2 = iree_gpu.value_barrier %x, %y : vector<4xf32>, tensor<4xf32>
  return
}

// -----

func.func @syntax(%x: vector<4xf32>) {
  // expected-error @+1 {{expected}}
  %0 = iree_gpu.value_barrier %x vector<4xf32>
  return
}

// -----

func.func @unknown(%x: vector<4xf32>) {
  // expected-error @+1 {{iree_gpu.nosuch}}
  %0 = iree_gpu.nosuch %x : vector<4xf32>
  return
}

// -----

// expected-error @+1 {{NOSUCH}}
func.func private @attribute() attributes {a = #iree_gpu.mma_layout<NOSUCH>}
