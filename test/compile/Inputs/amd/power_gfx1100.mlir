// TARGET: gfx1100
// CHECK: v_mul_lo_u32
// CHECK: s_cbranch
gpu.module @kernels {
  gpu.func @power(%x: memref<32xi32>, %n: memref<32xi32>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<32xi32>
    %e = memref.load %n[%t] : memref<32xi32>
    %r = math.ipowi %v, %e : i32
    memref.store %r, %x[%t] : memref<32xi32>
    gpu.return
  }
}
