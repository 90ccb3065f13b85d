// From parallel loops to a launch.
//
// RUN: gpuir-opt %s --pass-pipeline='builtin.module(func.func(gpu-map-parallel-loops))' | tee %t.mlir | FileCheck --check-prefix=MAP %s
// RUN: %if mlir-opt %{ %mlir_opt %t.mlir -o /dev/null %}
// RUN: gpuir-opt %s --pass-pipeline='builtin.module(func.func(gpu-map-parallel-loops,convert-parallel-loops-to-gpu),gpu-decompose-memrefs,canonicalize)' | FileCheck %s
//
// MAP:   scf.parallel (%[[J:.*]]) =
// MAP:   } {mapping = [#gpu.loop_dim_map<processor = thread_x,
// MAP:   } {mapping = [#gpu.loop_dim_map<processor = block_x,
//
// CHECK:      gpu.launch blocks(%[[BLOCK:.*]], %{{.*}}, %{{.*}}) in ({{.*}} = %c128, {{.*}}) threads(%[[THREAD:.*]], %{{.*}}, %{{.*}}) in ({{.*}} = %c64
// CHECK-NEXT:   %[[AT:.*]] = affine.apply #{{.*}}()[%[[BLOCK]], %[[THREAD]]]
// CHECK-NEXT:   memref.reinterpret_cast %{{.*}} to offset: [%[[AT]]], sizes: [], strides: []
// CHECK:        arith.addf
// CHECK:        gpu.terminator
func.func @twice(%a: memref<128x64xf32>, %b: memref<128x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  scf.parallel (%i) = (%c0) to (%c128) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c64) step (%c1) {
      %v = memref.load %a[%i, %j] : memref<128x64xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %b[%i, %j] : memref<128x64xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}
