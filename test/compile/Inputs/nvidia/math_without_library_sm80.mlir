// TARGET: sm_80
// LIBRARY: none
// CHECK-NOT: .extern
// CHECK: ex2.approx.f32
// CHECK: lg2.approx.f32
// CHECK: sqrt.rn.f32
gpu.module @kernels {
  gpu.func @functions(%x: memref<64xf32>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<64xf32>
    %h = math.tanh %v : f32
    %l = math.log %h : f32
    %s = math.sqrt %l : f32
    %f = math.floor %s : f32
    memref.store %f, %x[%t] : memref<64xf32>
    gpu.return
  }
}
