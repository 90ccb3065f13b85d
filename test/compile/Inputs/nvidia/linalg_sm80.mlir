// TARGET: sm_80
// OPTIONS: bare_pointers
// CHECK: .entry matmul(
// CHECK-NEXT: matmul_param_0
// CHECK-NEXT: matmul_param_1
// CHECK-NEXT: matmul_param_2
// CHECK-NEXT: )
// CHECK: fma.rn.f32
gpu.module @kernels {
  gpu.func @matmul(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>) kernel {
    linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>) {
    ^bb0(%l: f32, %r: f32, %s: f32):
      %d = math.fma %l, %r, %s : f32
      linalg.yield %d : f32
    }
    gpu.return
  }
}
