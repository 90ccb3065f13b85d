// TARGET: sm_90
// CHECK: .target sm_90
// CHECK: cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group
// CHECK: cp.async.bulk.commit_group
// CHECK: cp.async.bulk.wait_group.read
!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
gpu.module @kernels {
  gpu.func @store(%map: !map) workgroup(%tile: memref<64x64xf16, 3>) kernel {
    %c0 = arith.constant 0 : index
    %v = arith.constant 1.0 : f16
    %t = gpu.thread_id x
    memref.store %v, %tile[%t, %c0] : memref<64x64xf16, 3>
    gpu.barrier
    nvgpu.tma.async.store %tile to %map[%c0, %c0] : memref<64x64xf16, 3> -> !map
    nvvm.cp.async.bulk.commit.group
    nvvm.cp.async.bulk.wait_group 0 {read}
    gpu.return
  }
}
