// TARGET: sm_80
// LIBRARY: libdevice
// CHECK: .entry wrap(
// CHECK-NOT: call
// CHECK: st.global
gpu.module @kernels {
  gpu.func @wrap(%x: memref<32xf32>, %period: f32) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<32xf32>
    %r = arith.remf %v, %period : f32
    memref.store %r, %x[%t] : memref<32xf32>
    gpu.return
  }
}
