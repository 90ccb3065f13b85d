// TARGET: sm_80
// CHECK: .extern .func {{.*}}vprintf
// CHECK: call.uni {{.*}}vprintf
gpu.module @kernels {
  gpu.func @hello(%x: f32) kernel {
    %t = gpu.thread_id x
    gpu.printf "thread %ld has %f\n", %t, %x : index, f32
    gpu.return
  }
}
