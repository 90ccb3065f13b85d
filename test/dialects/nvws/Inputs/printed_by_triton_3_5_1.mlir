#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
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
  tt.func @made(%arg0: !ttg.memdesc<2x128xf32, #shared, #smem, mutable>, %arg1: !ttg.memdesc<2x128xf16, #shared, #smem, mutable>) {
    %0 = nvws.aref.create %arg0, %arg1 {a} : <[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>, !ttg.memdesc<2x128xf16, #shared, #smem, mutable>]>
    tt.return
  }
  tt.func @staged(%arg0: !nvws.aref<[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>, !ttg.memdesc<2x128xf16, #shared, #smem, mutable>]>, %arg1: i32) {
    %buffers:2, %token = nvws.aref.put.enter %arg0[%arg1, %arg1] : <[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>, !ttg.memdesc<2x128xf16, #shared, #smem, mutable>]> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable, 2x128>, !ttg.memdesc<128xf16, #shared1, #smem, mutable, 2x128>, !ttg.async.token
    nvws.aref.put.exit %arg0[%arg1], %token [#nvws.async_op<tma_load>, #nvws.async_op<none>] : <[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>, !ttg.memdesc<2x128xf16, #shared, #smem, mutable>]>, !ttg.async.token
    %buffers_0:2, %token_1 = nvws.aref.get.enter %arg0[%arg1, %arg1] {a} : <[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>, !ttg.memdesc<2x128xf16, #shared, #smem, mutable>]> -> !ttg.memdesc<128xf32, #shared1, #smem, 2x128>, !ttg.memdesc<128xf16, #shared1, #smem, mutable, 2x128>, !ttg.async.token
    %0 = ttg.local_load %buffers_0#0 : !ttg.memdesc<128xf32, #shared1, #smem, 2x128> -> tensor<128xf32, #blocked>
    nvws.aref.get.exit %arg0[%arg1], %token_1 [] {a} : <[!ttg.memdesc<2x128xf32, #shared, #smem, mutable>, !ttg.memdesc<2x128xf16, #shared, #smem, mutable>]>, !ttg.async.token
    tt.return
  }
  tt.func @loads(%arg0: !tt.tensordesc<tensor<128xf32>>, %arg1: i32, %arg2: !ttg.memdesc<128xf32, #shared1, #smem, mutable, 2x128>, %arg3: tensor<128xi32, #blocked>) {
    nvws.descriptor_load %arg0[%arg1] 512 %arg2 {a} : !tt.tensordesc<tensor<128xf32>>, i32, !ttg.memdesc<128xf32, #shared1, #smem, mutable, 2x128>
    nvws.descriptor_load %arg0[%arg1, %arg1] 512 %arg2 cacheModifier = ca evictionPolicy = evict_first : !tt.tensordesc<tensor<128xf32>>, i32, i32, !ttg.memdesc<128xf32, #shared1, #smem, mutable, 2x128>
    nvws.descriptor_gather %arg0[%arg3, %arg1] 5 %arg2 : !tt.tensordesc<tensor<128xf32>>, tensor<128xi32, #blocked>, i32, !ttg.memdesc<128xf32, #shared1, #smem, mutable, 2x128>
    tt.return
  }
}
