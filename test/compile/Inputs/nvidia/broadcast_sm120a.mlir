// TARGET: sm_120a
// CHECK: activemask.b32
// CHECK: shfl.sync.idx.b32
// CHECK: shfl.sync.idx.b32
gpu.module @kernels {
  gpu.func @broadcast(%x: memref<32xf16>, %lane: i32) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<32xf16>
    %f = gpu.subgroup_broadcast %v, first_active_lane : f16
    %s = gpu.subgroup_broadcast %v, specific_lane %lane : f16
    %sum = arith.addf %f, %s : f16
    memref.store %sum, %x[%t] : memref<32xf16>
    gpu.return
  }
}
