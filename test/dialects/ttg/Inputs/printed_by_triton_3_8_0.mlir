#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @rmw(%arg0: !ttg.memdesc<128xf32, #shared, #smem, mutable>, %arg1: tensor<64xi32, #blocked>, %arg2: tensor<64xf32, #blocked>, %arg3: tensor<64xi1, #blocked>) -> !tt.ptr<i8> {
    %0 = ttg.local_atomic_scatter_rmw fadd, %arg0[%arg1], %arg2 {axis = 0 : i32} : (!ttg.memdesc<128xf32, #shared, #smem, mutable>, tensor<64xf32, #blocked>, tensor<64xi32, #blocked>) -> tensor<64xf32, #blocked>
    %1 = ttg.local_atomic_scatter_rmw exch, %arg0[%arg1], %arg2, %arg3 {a, axis = 0 : i32} : (!ttg.memdesc<128xf32, #shared, #smem, mutable>, tensor<64xf32, #blocked>, tensor<64xi32, #blocked>, tensor<64xi1, #blocked>) -> tensor<64xf32, #blocked>
    %2 = ttg.global_scratch_alloc {alignment = 16 : i32, nbytes = 64 : i32, shared_cluster_state, third_party_allocation} : !tt.ptr<i8>
    tt.return %2 : !tt.ptr<i8>
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
