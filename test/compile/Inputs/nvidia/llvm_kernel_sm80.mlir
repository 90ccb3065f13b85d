// TARGET: sm_80
// CHECK: .entry scale
// CHECK: add.rn.f32
llvm.func @twice(%v: f32) -> f32 {
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %r = llvm.fmul %v, %two : f32
  llvm.return %r : f32
}
llvm.func @scale(%x: !llvm.ptr) attributes {nvvm.kernel} {
  %v = llvm.load %x : !llvm.ptr -> f32
  %r = llvm.call @twice(%v) : (f32) -> f32
  llvm.store %r, %x : f32, !llvm.ptr
  llvm.return
}
llvm.func @host_only()
