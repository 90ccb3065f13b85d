// TARGET: sm_80
// CHECK: .entry host_kernel
// CHECK: st.global
func.func @host(%x: memref<64xf32>, %v: f32) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    memref.store %v, %x[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}
