#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @barriers() -> i32 {
    ttg.barrier all
    ttg.barrier none
    ttg.barrier local
    ttg.barrier local|global_read|global_write
    ttg.barrier tensor_read|tensor_write
    ttg.barrier local|global_read
    %0 = ttg.warp_id
    %1 = ttg.warp_id {a, omitUniformHint}
    %2 = arith.addi %0, %1 : i32
    %3 = ttg.global_scratch_alloc {alignment = 16 : i32, backend = "proton", nbytes = 64 : i32} : !tt.ptr<i8>
    tt.return %2 : i32
  }
  tt.func @gather(%arg0: !ttg.memdesc<32x64xi32, #shared, #smem, mutable>, %arg1: !ttg.memdesc<128xf32, #shared1, #smem>, %arg2: tensor<16x64xi32, #blocked>, %arg3: tensor<128xi8, #blocked1>, %arg4: !ttg.async.token) {
    %0 = ttg.local_gather %arg0[%arg2] {axis = 1 : i32} : !ttg.memdesc<32x64xi32, #shared, #smem, mutable>, tensor<16x64xi32, #blocked> -> tensor<16x64xi32, #blocked>
    %1 = ttg.local_gather %arg1[%arg3] token %arg4 {a, axis = 0 : i32} : !ttg.memdesc<128xf32, #shared1, #smem>, tensor<128xi8, #blocked1> -> tensor<128xf32, #blocked1>
    ttg.local_scatter %arg0[%arg2], %0 {axis = 0 : i32} : !ttg.memdesc<32x64xi32, #shared, #smem, mutable>, tensor<16x64xi32, #blocked>, tensor<16x64xi32, #blocked>
    ttg.local_scatter %arg1[%arg3], %1 token %arg4 {axis = 0 : i32} : !ttg.memdesc<128xf32, #shared1, #smem>, tensor<128xi8, #blocked1>, tensor<128xf32, #blocked1>
    tt.return
  }
}
