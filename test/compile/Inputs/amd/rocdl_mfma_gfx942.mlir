// TARGET: gfx942
// CHECK: v_mfma_f32_32x32x8{{_?}}f16
// CHECK: .name: mfma
llvm.func @mfma(%out: !llvm.ptr<1>, %a: vector<4xf16>, %b: vector<4xf16>) attributes {rocdl.kernel} {
  %c = llvm.mlir.constant(dense<0.0> : vector<16xf32>) : vector<16xf32>
  %d = rocdl.mfma.f32.32x32x8f16 %a, %b, %c, 0, 0, none : (vector<4xf16>, vector<4xf16>, vector<16xf32>) -> vector<16xf32>
  llvm.store %d, %out : vector<16xf32>, !llvm.ptr<1>
  llvm.return
}
