// TARGET: sm_90a
// CHECK: .maxntid 256, 1, 1
// CHECK: .minnctapersm 2
// CHECK: .maxnreg 64
gpu.module @kernels {
  gpu.func @bounded(%x: memref<64xf32>) kernel attributes {known_block_size = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32, nvvm.maxnreg = 64 : i32} {
    %c0 = arith.constant 0 : index
    %v = arith.constant 1.0 : f32
    memref.store %v, %x[%c0] : memref<64xf32>
    gpu.return
  }
}
