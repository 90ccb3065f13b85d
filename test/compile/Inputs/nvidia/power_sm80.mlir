// TARGET: sm_80
// A loop that squares.
// CHECK: [[LOOP:\$L__BB0_[0-9]+]]:
// CHECK: mul.lo.s32
// CHECK: @%p{{[0-9]+}} bra [[LOOP]];
gpu.module @kernels {
  gpu.func @power(%x: memref<32xi32>, %n: i32) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<32xi32>
    %r = math.ipowi %v, %n : i32
    memref.store %r, %x[%t] : memref<32xi32>
    gpu.return
  }
}
