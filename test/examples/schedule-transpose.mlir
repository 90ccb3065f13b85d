// examples/schedule_transpose.py: rows are read, rows are written, columns only of shared memory.
//
// RUN: %python %p/../../examples/schedule_transpose.py | FileCheck %s
//
// CHECK:      #[[COLUMN:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK:      gpu.launch blocks({{.*}}) in ({{.*}} = %c4, {{.*}} = %c2, {{.*}} = %c1) threads({{.*}}) in ({{.*}} = %c8, {{.*}} = %c32, {{.*}} = %c1)
// CHECK:        %[[TILE:.*]] = memref.get_global @[[GLOBAL:.*]] : memref<32x32xf32, #gpu.address_space<workgroup>>
// CHECK:        %[[IN:.*]] = vector.transfer_read %arg0[{{.*}} {in_bounds = [true]} : memref<128x64xf32>, vector<4xf32>
// CHECK:        vector.transfer_write %[[IN]], %[[TILE]][%thread_id_y, {{.*}} {in_bounds = [true]}
// CHECK-NEXT:   gpu.barrier
// CHECK:        %[[OUT:.*]] = vector.transfer_read %[[TILE]][%{{.*}}, %thread_id_y], {{.*}}permutation_map = #[[COLUMN]]
// CHECK:        vector.transfer_write %[[OUT]], %arg1[{{.*}} {in_bounds = [true]} : vector<4xf32>, memref<64x128xf32>
// CHECK:      memref.global "private" @[[GLOBAL]]
