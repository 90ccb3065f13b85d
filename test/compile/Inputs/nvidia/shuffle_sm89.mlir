// TARGET: sm_89
// CHECK: .target sm_89
// CHECK: shfl.sync.bfly.b32
// CHECK: shfl.sync.down.b32
gpu.module @kernels {
  gpu.func @sum(%x: memref<32xf32>) kernel {
    %t = gpu.thread_id x
    %width = arith.constant 32 : i32
    %one = arith.constant 1 : i32
    %v = memref.load %x[%t] : memref<32xf32>
    %a, %p = gpu.shuffle xor %v, %one, %width : f32
    %s = arith.addf %v, %a : f32
    %b, %q = gpu.shuffle down %s, %one, %width : f32
    %r = arith.addf %s, %b : f32
    memref.store %r, %x[%t] : memref<32xf32>
    gpu.return
  }
}
