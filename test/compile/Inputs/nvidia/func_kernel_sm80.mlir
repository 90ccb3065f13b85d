// TARGET: sm_80
// CHECK-NOT: unused
// CHECK: .entry scale
// CHECK: add.rn.f32
// CHECK-NOT: unused
func.func private @twice(%v: f32) -> f32 {
  %r = arith.addf %v, %v : f32
  return %r : f32
}
func.func @scale(%x: memref<64xf32>) attributes {gpu.kernel} {
  %t = gpu.thread_id x
  %v = memref.load %x[%t] : memref<64xf32>
  %r = func.call @twice(%v) : (f32) -> f32
  memref.store %r, %x[%t] : memref<64xf32>
  return
}
func.func @unused() {
  return
}
