// examples/schedule_tma.py: two copies by TMA, one barrier for the bytes of both.
//
// RUN: %python %p/../../examples/schedule_tma.py | FileCheck %s
//
// CHECK:      %[[DA:.*]] = nvgpu.tma.create.descriptor %{{.*}} box[%c64, %c32] : memref<*xf32> -> <tensor = memref<64x32xf32, #gpu.address_space<workgroup>>,
// CHECK:      %[[DB:.*]] = nvgpu.tma.create.descriptor
// CHECK-NEXT: gpu.launch
// CHECK:        %[[A:.*]] = memref.get_global @tile_a
// CHECK-NEXT:   %[[B:.*]] = memref.get_global @tile_b
// CHECK-NEXT:   %[[BARRIER:.*]] = nvgpu.mbarrier.create
// CHECK-NEXT:   nvgpu.mbarrier.init %[[BARRIER]][%c0], %c128
// CHECK-NEXT:   gpu.barrier
// CHECK:        scf.if
// CHECK-NEXT:     nvgpu.tma.async.load %[[DA]][%c0, %c0], %[[BARRIER]][%c0] to %[[A]]
// CHECK-NEXT:     nvgpu.tma.async.load %[[DB]][%c0, %c0], %[[BARRIER]][%c0] to %[[B]]
// CHECK-NEXT:     nvgpu.mbarrier.arrive.expect_tx %[[BARRIER]][%c0], %c16384
// CHECK-NEXT:   } else {
// CHECK-NEXT:     nvgpu.mbarrier.arrive.expect_tx %[[BARRIER]][%c0], %c0
// CHECK-NEXT:   }
// CHECK-NEXT:   nvgpu.mbarrier.try_wait.parity %[[BARRIER]][%c0],
// CHECK:        arith.addf {{.*}} : vector<16xf32>
// CHECK-NOT:  linalg.
