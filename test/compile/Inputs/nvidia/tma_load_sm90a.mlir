// TARGET: sm_90a
// CHECK: .entry load(
// CHECK: .param .align 64 .b8 load_param_0[128]
// CHECK: .shared .align 1024
// CHECK: mbarrier.init.shared
// CHECK: prefetch.tensormap
// CHECK: mbarrier.arrive.expect_tx
// CHECK: cp.async.bulk.tensor.2d.shared::cluster.global{{(.tile)?}}.mbarrier::complete_tx::bytes
// CHECK: mbarrier.try_wait.parity
!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @load(%map: !map, %out: memref<64x64xf16>) workgroup(%tile: memref<64x64xf16, 3>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %bytes = arith.constant 8192 : index
    %ticks = arith.constant 10000000 : index
    %phase = arith.constant false
    %t = gpu.thread_id x
    %first = arith.cmpi eq, %t, %c0 : index
    %barrier = nvgpu.mbarrier.create -> !barrier
    nvgpu.mbarrier.init %barrier[%c0], %c1, predicate = %first : !barrier
    nvgpu.tma.prefetch.descriptor %map, predicate = %first : !map
    gpu.barrier
    nvgpu.mbarrier.arrive.expect_tx %barrier[%c0], %bytes, predicate = %first : !barrier
    nvgpu.tma.async.load %map[%c0, %c0], %barrier[%c0] to %tile, predicate = %first : !map, !barrier -> memref<64x64xf16, 3>
    nvgpu.mbarrier.try_wait.parity %barrier[%c0], %phase, %ticks : !barrier
    %v = memref.load %tile[%t, %c0] : memref<64x64xf16, 3>
    memref.store %v, %out[%t, %c0] : memref<64x64xf16>
    gpu.return
  }
}
