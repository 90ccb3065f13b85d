// TARGET: sm_80
// CHECK: mma.sp{{(::ordered_metadata)?}}.sync.aligned.m16n8k32.row.col.f16.f16.f16.f16
gpu.module @kernels {
  gpu.func @sparse(%out: memref<2x2xf16>, %a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %meta: vector<2xi16>) kernel {
    %c0 = arith.constant 0 : index
    %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%meta) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    vector.transfer_write %d, %out[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf16>, memref<2x2xf16>
    gpu.return
  }
}
