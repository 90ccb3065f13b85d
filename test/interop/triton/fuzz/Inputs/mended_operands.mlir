// 3.6.0: 'nvws.aref.create' op failed to verify that the types of the buffers are those of the aref: buffers is left out, expected !ttg.memdesc<1x128xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%21: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>) {
    %22 = "nvws.aref.create"() : () -> !nvws.aref<[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x1xf32, #shared, #smem, mutable>, %arg1: tensor<64xf32, #blocked>, %arg2: tensor<64xi32, #blocked>, %arg3: tensor<64xi1, #blocked>) {
    %0 = ttg.local_atomic_scatter_rmw exch, %arg0[%arg2], %arg1, %arg3 {a, axis = 0 : i32} : (!ttg.memdesc<128x1xf32, #shared, #smem, mutable>, tensor<64xf32, #blocked>, tensor<64xi32, #blocked>, tensor<64xi1, #blocked>) -> tensor<64xf32, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.local_atomic_scatter_rmw' op expects indices to have the rank of dst's encoding, 1, found 2 (64x1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x1xf32, #shared, #smem, mutable>, %arg1: tensor<64x1xf32, #blocked>, %arg2: tensor<64x1xi32, #blocked>, %arg3: tensor<64x1xi1, #blocked>) {
    %0 = ttg.local_atomic_scatter_rmw exch, %arg0[%arg2], %arg1, %arg3 {a, axis = 0 : i32} : (!ttg.memdesc<128x1xf32, #shared, #smem, mutable>, tensor<64x1xf32, #blocked>, tensor<64x1xi32, #blocked>, tensor<64x1xi1, #blocked>) -> tensor<64x1xf32, #blocked>
    tt.return
  }
}
