// TARGET: sm_103a
// CHECK: .version 8.8
// CHECK: .target sm_103a
// CHECK: mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
gpu.module @kernels {
  gpu.func @mma(%out: memref<2x2xf32>, %a: vector<4x2xbf16>, %b: vector<2x2xbf16>, %c: vector<2x2xf32>) kernel {
    %c0 = arith.constant 0 : index
    %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xbf16>, vector<2x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
    vector.transfer_write %d, %out[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, memref<2x2xf32>
    gpu.return
  }
}
