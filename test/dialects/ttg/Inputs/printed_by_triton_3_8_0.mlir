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
