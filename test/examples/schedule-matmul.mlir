// examples/schedule_matmul.py: a matmul of f16 in mma.sync, its copies two steps ahead.
//
// RUN: %python %p/../../examples/schedule_matmul.py | FileCheck %s
//
// Blocks of 4 warps, a tile of 32x32 each.
// CHECK:      gpu.launch blocks({{.*}}) in ({{.*}} = %c2, {{.*}} = %c4, {{.*}} = %c1) threads({{.*}}) in ({{.*}} = %c32, {{.*}} = %c4, {{.*}} = %c1)
//
// The first two steps' copies, 16 bytes a thread and tile, each step's in a group.
// CHECK-NEXT: %[[A0:.*]] = nvgpu.device_async_copy %arg0[{{.*}}], %[[A:.*]][%c0, {{.*}}], 8 {bypassL1} : memref<128x256xf16> to memref<2x32x32xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT: %[[B0:.*]] = nvgpu.device_async_copy %arg1[{{.*}}], %[[B:.*]][%c0, {{.*}}], 8 {bypassL1} : memref<256x64xf16> to memref<2x32x32xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT: %[[G0:.*]] = nvgpu.device_async_create_group %[[A0]], %[[B0]]
// CHECK-NEXT: %[[A1:.*]] = nvgpu.device_async_copy %arg0[{{.*}}], %[[A]][%c1, {{.*}}], 8 {bypassL1}
// CHECK-NEXT: %[[B1:.*]] = nvgpu.device_async_copy %arg1[{{.*}}], %[[B]][%c1, {{.*}}], 8 {bypassL1}
// CHECK-NEXT: %[[G1:.*]] = nvgpu.device_async_create_group %[[A1]], %[[B1]]
//
// A step waits for its group and for all threads' copies, multiplies, and starts the copies of the step after the next
// when all threads are done with the buffer.
// CHECK-NEXT: %[[LEFT:.*]]:4 = scf.for %{{.*}} = %c0 to %c192 step %c32 iter_args(%[[THIS:.*]] = %[[G0]], %[[NEXT:.*]] = %[[G1]], {{.*}})
// CHECK-NEXT:   nvgpu.device_async_wait %[[THIS]] {numGroups = 1 : i32}
// CHECK-NEXT:   gpu.barrier
// CHECK-COUNT-4: nvgpu.mma.sync({{.*}}) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
// CHECK-NEXT:   gpu.barrier
// CHECK-NEXT:   nvgpu.device_async_copy %arg0
// CHECK-NEXT:   nvgpu.device_async_copy %arg1
// CHECK-NEXT:   %[[G2:.*]] = nvgpu.device_async_create_group
// CHECK-NEXT:   scf.yield %[[NEXT]], %[[G2]],
//
// The last two steps copy nothing.
// CHECK-NEXT: nvgpu.device_async_wait %[[LEFT]]#0 {numGroups = 1 : i32}
// CHECK-NEXT: gpu.barrier
// CHECK-COUNT-4: nvgpu.mma.sync
// CHECK-NEXT: gpu.barrier
// CHECK-NEXT: nvgpu.device_async_wait %[[LEFT]]#1 {numGroups = 0 : i32}
// CHECK-NEXT: gpu.barrier
// CHECK-COUNT-4: nvgpu.mma.sync
// CHECK-NOT:  nvgpu.
// CHECK:      memref.global "private" @{{.*}} : memref<2x32x32xf16, #gpu.address_space<workgroup>> {alignment = 16 : i64}
// CHECK:      memref.global "private" @{{.*}} : memref<2x32x32xf16, #gpu.address_space<workgroup>> {alignment = 16 : i64}

// The script is upstream's alone.
// RUN: %python %p/../../examples/schedule_matmul.py --script | FileCheck --check-prefix=SCRIPT %s
// SCRIPT:     module attributes {transform.with_named_sequence}
// SCRIPT:       transform.structured.tile_using_forall %{{.*}} tile_sizes [32, 32](mapping = [#gpu.block<y>, #gpu.block<x>])
// SCRIPT:       transform.nvgpu.rewrite_matmul_as_mma_sync
// SCRIPT:       transform.gpu.map_forall_to_blocks
// SCRIPT:       transform.nvgpu.create_async_groups %{{.*}} {bypass_l1}
// SCRIPT:       transform.nvgpu.pipeline_shared_memory_copies failures(propagate) %{{.*}} {depth = 2 : i64, peel_epilogue}
// SCRIPT-NOT:   gpuir
