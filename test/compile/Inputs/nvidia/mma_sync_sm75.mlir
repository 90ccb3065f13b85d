// TARGET: sm_75
// CHECK: .version 8.0
// CHECK: .target sm_75
// CHECK: .entry mma
// CHECK: mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32
gpu.module @kernels {
  gpu.func @mma(%out: memref<2x2xf32>, %a: vector<2x2xf16>, %b: vector<1x2xf16>, %c: vector<2x2xf32>) kernel {
    %c0 = arith.constant 0 : index
    %d = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<2x2xf16>, vector<1x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
    vector.transfer_write %d, %out[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, memref<2x2xf32>
    gpu.return
  }
}
