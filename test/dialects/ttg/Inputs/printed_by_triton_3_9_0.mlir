#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @asm(%arg0: i32, %arg1: tensor<32x32xf32, #blocked>, %arg2: !ttg.memdesc<128xf32, #shared, #smem, mutable>) {
    ttg.inline_asm "bar.sync 1;" {constraints = "~{memory}", pure = false} : () -> ()
    %0 = ttg.inline_asm "mov.u32 $0, \22%tid.x\22;\0A" {a, constraints = "=r", pure = true} : () -> i32
    %1:2 = ttg.inline_asm "x" {constraints = "=r,=r,r,r", pure = true} %arg0, %arg1 : (i32, tensor<32x32xf32, #blocked>) -> (tensor<32x32xf32, #blocked>, !tt.ptr<f32>)
    ttg.inline_asm "x" {constraints = "r", pure = false} %arg2 : (!ttg.memdesc<128xf32, #shared, #smem, mutable>) -> ()
    %2 = ttg.convert_layout %arg1 {force_warp_shuffle} : tensor<32x32xf32, #blocked> -> tensor<32x32xf32, #blocked1>
    tt.return
  }
}
// -----
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [32, 16]}>
#smem = #ttg.shared_memory
#shared1 = #ttg.partitioned_shared<{numPartitions = 2, numGroups = 4, partitionDim = 0, partitionLayout = #shared}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @linear() {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<256x16xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
#generic_linear = #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>
#shared = #ttg.shared_linear<{offset = [[0, 1], [0, 2], [1, 0], [2, 0]]}, alignment = 16>
#shared1 = #ttg.shared_linear<{offset = [[1, 0], [2, 0], [0, 1], [0, 2]]}, alignment = 16>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @linear(%arg0: tensor<16x16xf32, #generic_linear>) {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<4x4xf32, #shared, #smem, mutable>
    %1 = ttg.memdesc_trans %0 {order = array<i32: 1, 0>} : !ttg.memdesc<4x4xf32, #shared, #smem, mutable> -> !ttg.memdesc<4x4xf32, #shared1, #smem, mutable>
    %2 = arith.addf %arg0, %arg0 : tensor<16x16xf32, #generic_linear>
    %3 = ttg.convert_layout %arg0 : tensor<16x16xf32, #generic_linear> -> tensor<16x16xf32, #generic_linear>
    tt.return
  }
}
