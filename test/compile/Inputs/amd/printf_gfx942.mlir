// TARGET: gfx942
// LIBRARY: ocml
// CHECK-LABEL: hello:
// CHECK-NOT: .extern
// CHECK: hidden_hostcall_buffer
gpu.module @kernels {
  gpu.func @hello(%x: i32) kernel {
    gpu.printf "value %d\n", %x : i32
    gpu.return
  }
}
