// TARGET: gfx90a
// CHECK: ds_bpermute_b32
// CHECK: v_readfirstlane_b32
gpu.module @kernels {
  gpu.func @rotate(%x: memref<64xf32>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<64xf32>
    %r, %ok = gpu.rotate %v, 5, 64 : f32
    %f = gpu.subgroup_broadcast %v, first_active_lane : f32
    %s = arith.addf %r, %f : f32
    memref.store %s, %x[%t] : memref<64xf32>
    gpu.return
  }
}
