// examples/schedule_reduction.py: partial sums of 32 threads in shared memory, added up by the first.
//
// RUN: %python %p/../../examples/schedule_reduction.py | FileCheck %s
//
// CHECK:      gpu.launch blocks({{.*}}) in ({{.*}} = %c64, {{.*}} = %c1, {{.*}} = %c1) threads({{.*}}) in ({{.*}} = %c32, {{.*}} = %c1, {{.*}} = %c1)
// CHECK:        %[[SUMS:.*]] = memref.get_global @{{.*}} : memref<1x32xf32, #gpu.address_space<workgroup>>
// CHECK:        memref.store %{{.*}}, %[[SUMS]][%c0, %[[T:.*]]]
// CHECK-NEXT:   gpu.barrier
// CHECK-NEXT:   scf.for %[[I:.*]] = %c0 to %c32 step %c1
// CHECK-NEXT:     %[[AT:.*]] = affine.linearize_index disjoint [%[[I]], %[[T]]] by (32, 32)
// CHECK-NEXT:     memref.load %arg0[%{{.*}}, %[[AT]]]
// CHECK-NEXT:     memref.load %[[SUMS]][%c0, %[[T]]]
// CHECK-NEXT:     arith.addf
// CHECK-NEXT:     memref.store %{{.*}}, %[[SUMS]][%c0, %[[T]]]
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.barrier
// CHECK-NEXT:   %[[FIRST:.*]] = arith.cmpi ult, %[[T]], %c1
// CHECK-NEXT:   scf.if %[[FIRST]]
// CHECK-NEXT:     scf.for %[[I:.*]] = %c0 to %c32 step %c1
// CHECK-NEXT:       memref.load %[[SUMS]][%c0, %[[I]]]
