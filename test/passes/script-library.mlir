// A library that the host reads itself may name gpuir's patterns.
// RUN: gpuir-opt %s --transform-preload-library='transform-library-paths=%S/Inputs/script-library.mlir' --transform-interpreter | filecheck %s

// CHECK-LABEL: func.func @two_steps
// CHECK-COUNT-2: iree_gpu.multi_mma {{.*}} {indexing_maps = [#map, #map, #map], iterator_types = []
func.func @two_steps(%lhs: vector<2x4xf16>, %rhs: vector<2x4xf16>, %acc: vector<4xf32>) -> vector<4xf32> {
  %0 = iree_gpu.multi_mma %lhs, %rhs, %acc {
    indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>],
    iterator_types = [#iree_gpu.iterator_type<reduction>], kind = #iree_gpu.mma_layout<MFMA_F32_16x16x16_F16>
  } : vector<2x4xf16>, vector<2x4xf16> into vector<4xf32>
  return %0 : vector<4xf32>
}
