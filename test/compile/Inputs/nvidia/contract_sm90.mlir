// TARGET: sm_90
// CHECK: .entry contract
// CHECK-COUNT-8: fma.rn.f32
gpu.module @kernels {
  gpu.func @contract(%a: memref<2x2xf32>, %b: memref<2x2xf32>, %c: memref<2x2xf32>) kernel {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %x = vector.transfer_read %a[%c0, %c0], %zero {in_bounds = [true, true]} : memref<2x2xf32>, vector<2x2xf32>
    %y = vector.transfer_read %b[%c0, %c0], %zero {in_bounds = [true, true]} : memref<2x2xf32>, vector<2x2xf32>
    %s = vector.transfer_read %c[%c0, %c0], %zero {in_bounds = [true, true]} : memref<2x2xf32>, vector<2x2xf32>
    %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %s : vector<2x2xf32>, vector<2x2xf32> into vector<2x2xf32>
    vector.transfer_write %r, %c[%c0, %c0] {in_bounds = [true, true]} : vector<2x2xf32>, memref<2x2xf32>
    gpu.return
  }
}
