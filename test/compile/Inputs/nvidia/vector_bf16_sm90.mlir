// TARGET: sm_90
// CHECK: ld.global.v4
// CHECK: cvt.rn.bf16x2.f32
gpu.module @kernels {
  gpu.func @narrow(%x: memref<64x4xf32>, %y: memref<64x4xbf16>) kernel {
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %zero = arith.constant 0.0 : f32
    %v = vector.load %x[%t, %c0] {alignment = 16 : i64} : memref<64x4xf32>, vector<4xf32>
    %r = arith.truncf %v : vector<4xf32> to vector<4xbf16>
    vector.store %r, %y[%t, %c0] {alignment = 8 : i64} : memref<64x4xbf16>, vector<4xbf16>
    gpu.return
  }
}
