// TARGET: sm_87
// CHECK: .target sm_87
// CHECK: redux.sync.add.s32
gpu.module @kernels {
  gpu.func @sum(%x: memref<32xi32>) kernel {
    %t = gpu.thread_id x
    %all = arith.constant -1 : i32
    %v = memref.load %x[%t] : memref<32xi32>
    %r = nvvm.redux.sync add %v, %all : i32 -> i32
    memref.store %r, %x[%t] : memref<32xi32>
    gpu.return
  }
}
