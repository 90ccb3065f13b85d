// All attributes and ops, as a released IREE prints them.
// RUN: gpuir-opt %s | gpuir-opt | filecheck %s
// RUN: gpuir-opt %s --mlir-print-op-generic | gpuir-opt | filecheck %s

// CHECK: #layout = #iree_vector_ext.layout<<[ BATCHX,  LANEX], [2, 16]>, <[ BATCHY,  LANEY,  VECTORX], [4, 4, 4]>>
// CHECK-NEXT: #nested = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [0, 0], thread_strides = [1, 16]>

#nested = #iree_vector_ext.nested_layout<subgroup_tile = [1, 1], batch_tile = [2, 4], outer_tile = [1, 1], thread_tile = [16, 4], element_tile = [1, 4], subgroup_strides = [0, 0], thread_strides = [1, 16]>

// CHECK-LABEL: @layouts
func.func @layouts(%v: vector<32x64xf16>, %t: tensor<32x64xf16>) {
  // CHECK: iree_vector_ext.to_layout %{{.*}} to layout(#layout) : vector<32x64xf16>
  %0 = iree_vector_ext.to_layout %v to layout(#iree_vector_ext.layout<<[BATCHX, LANEX], [2, 16]>, <[BATCHY, LANEY, VECTORX], [4, 4, 4]>>) : vector<32x64xf16>
  // CHECK: iree_vector_ext.to_layout %{{.*}} to layout(#nested) {shared_memory_conversion} : tensor<32x64xf16>
  %1 = iree_vector_ext.to_layout %t to layout(#nested) {shared_memory_conversion} : tensor<32x64xf16>
  // CHECK: iree_vector_ext.to_simt %{{.*}} : vector<32x64xf16> -> vector<2x4x4xf16>
  %2 = iree_vector_ext.to_simt %0 : vector<32x64xf16> -> vector<2x4x4xf16>
  // CHECK: iree_vector_ext.to_simd %{{.*}} : vector<2x4x4xf16> -> vector<32x64xf16>
  %3 = iree_vector_ext.to_simd %2 : vector<2x4x4xf16> -> vector<32x64xf16>
  return
}
// CHECK: {a = #iree_vector_ext.per_dim_layout<[ BATCHX,  LANEX], [2, 16]>}
func.func private @dimension() attributes {a = #iree_vector_ext.per_dim_layout<[BATCHX, LANEX], [2, 16]>}
