// TARGET: sm_90a
// One warpgroup gives registers to another, which ptxas keeps where it is told how many there are at the start.
// CHECK: .maxnreg 168
// CHECK: setmaxnreg.inc.sync.aligned.u32 240;
// CHECK: setmaxnreg.dec.sync.aligned.u32 40;
gpu.module @kernels {
  gpu.func @share(%x: memref<256xf32>) kernel attributes {known_block_size = array<i32: 256, 1, 1>, nvvm.maxnreg = 168 : i32} {
    %half = arith.constant 128 : index
    %t = gpu.thread_id x
    %multiplies = arith.cmpi ult, %t, %half : index
    scf.if %multiplies {
      nvvm.setmaxregister increase 240
      %v = memref.load %x[%t] : memref<256xf32>
      %r = arith.addf %v, %v : f32
      memref.store %r, %x[%t] : memref<256xf32>
    } else {
      nvvm.setmaxregister decrease 40
    }
    gpu.return
  }
}
