// TARGET: sm_89
// CHECK: .version 8.1
// CHECK: cvt.rn.f16x2.e4m3x2
// CHECK: 0f3E4CCCCD
// CHECK: cvt.rn.satfinite.e4m3x2.f32
gpu.module @kernels {
  gpu.func @scale(%x: memref<32xf8E4M3FN>) kernel {
    %t = gpu.thread_id x
    %scale = arith.constant 0.2 : f32
    %v = memref.load %x[%t] : memref<32xf8E4M3FN>
    %w = arith.extf %v : f8E4M3FN to f32
    %s = arith.mulf %w, %scale : f32
    %r = arith.truncf %s : f32 to f8E4M3FN
    memref.store %r, %x[%t] : memref<32xf8E4M3FN>
    gpu.return
  }
}
