// TARGET: gfx942
// LIBRARY: ocml
// CHECK-LABEL: functions:
// CHECK: v_exp_f32
// CHECK-NOT: __ocml
// CHECK: s_endpgm
gpu.module @kernels {
  gpu.func @functions(%x: memref<64xf32>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<64xf32>
    %e = math.tanh %v : f32
    %s = math.sin %e : f32
    memref.store %s, %x[%t] : memref<64xf32>
    gpu.return
  }
}
