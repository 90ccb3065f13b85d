// TARGET: sm_80
// LIBRARY: libdevice
// CHECK-NOT: .extern
// CHECK: .entry functions
// CHECK: ex2.approx.ftz.f32
// CHECK-NOT: .extern
gpu.module @kernels {
  gpu.func @functions(%x: memref<64xf32>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<64xf32>
    %e = math.exp %v : f32
    %s = math.sin %e : f32
    %p = math.powf %s, %v : f32
    %r = math.tanh %p : f32
    memref.store %r, %x[%t] : memref<64xf32>
    gpu.return
  }
}
