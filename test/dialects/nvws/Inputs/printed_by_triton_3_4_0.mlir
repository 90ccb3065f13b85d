#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @tokens(%arg0: i32, %arg1: i1) {
    %0 = nvws.create_token {loadType = 1 : i32, numBuffers = 4 : i32} : tensor<4x!nvws.token>
    nvws.producer_acquire %0, %arg0, %arg1 : tensor<4x!nvws.token>, i32, i1
    nvws.producer_commit %0, %arg0 {a} : tensor<4x!nvws.token>, i32
    nvws.consumer_wait %0, %arg0, %arg1 : tensor<4x!nvws.token>, i32, i1
    nvws.consumer_release %0, %arg0 : tensor<4x!nvws.token>, i32
    tt.return
  }
  tt.func @groups(%arg0: i32) {
    nvws.warp_group attributes {a}
    partition0 num_warps(4) {
      %0 = arith.addi %arg0, %arg0 : i32
      nvws.warp_group.return
    }
    partition1 num_warps(8) {
      nvws.warp_group.return {c}
    }
    nvws.warp_group
    tt.return
  }
  tt.func @made(%arg0: !ttg.memdesc<2x128xf32, #shared, #smem, mutable>) {
    %0 = nvws.aref.create %arg0 {a} : <[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>]>
    tt.return
  }
}
