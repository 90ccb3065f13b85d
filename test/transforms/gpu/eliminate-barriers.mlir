// A barrier that orders no two conflicting accesses goes; one between a write and a read of the same memory stays.
//
// RUN: gpuir-opt %s --pass-pipeline='builtin.module(func.func(gpu-eliminate-barriers))' | tee %t.mlir | FileCheck %s
// RUN: %if mlir-opt %{ %mlir_opt %t.mlir -o /dev/null %}
//
// CHECK-LABEL: func.func @f
// CHECK:       memref.load
// CHECK-NEXT:  memref.load
// CHECK-NEXT:  memref.alloc
// CHECK-NEXT:  memref.store
// CHECK-NEXT:  gpu.barrier
// CHECK-NEXT:  memref.load
func.func @f(%a: memref<4xf32>, %i: index, %j: index) -> f32 attributes {__parallel_region_boundary_for_test} {
  %0 = memref.load %a[%i] : memref<4xf32>
  gpu.barrier
  %1 = memref.load %a[%j] : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.store %0, %b[%i] : memref<4xf32>
  gpu.barrier
  %2 = memref.load %b[%j] : memref<4xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
