// TARGET: sm_80
// CHECK: lop3.b32 {{.*}}, 0x96
gpu.module @kernels {
  gpu.func @parity(%x: memref<64xi32>, %a: i32, %b: i32) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<64xi32>
    %r = llvm.inline_asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r" %v, %a, %b : (i32, i32, i32) -> i32
    memref.store %r, %x[%t] : memref<64xi32>
    gpu.return
  }
}
