#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @left_open(%arg0: tensor<128xf32, #gluon.coalesced_encoding>, %arg1: tensor<64x64xf32, #gluon.coalesced_encoding>, %arg2: tensor<128x!tt.ptr<f32>, #gluon.coalesced_encoding>) {
    %0 = tt.expand_dims %arg0 {axis = 0 : i32} : tensor<128xf32, #gluon.coalesced_encoding> -> tensor<1x128xf32, #gluon.coalesced_encoding>
    %1 = tt.trans %arg1 {order = array<i32: 1, 0>} : tensor<64x64xf32, #gluon.coalesced_encoding> -> tensor<64x64xf32, #gluon.coalesced_encoding>
    %2 = tt.reshape %arg1 : tensor<64x64xf32, #gluon.coalesced_encoding> -> tensor<4096xf32, #gluon.coalesced_encoding>
    %3 = tt.join %arg0, %arg0 : tensor<128xf32, #gluon.coalesced_encoding> -> tensor<128x2xf32, #gluon.coalesced_encoding>
    %outLHS, %outRHS = tt.split %3 : tensor<128x2xf32, #gluon.coalesced_encoding> -> tensor<128xf32, #gluon.coalesced_encoding>
    %4 = "tt.reduce"(%arg1) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %10 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %10 : f32
    }) : (tensor<64x64xf32, #gluon.coalesced_encoding>) -> tensor<64xf32, #gluon.coalesced_encoding>
    %5 = tt.dot %arg1, %arg1, %arg1 : tensor<64x64xf32, #gluon.coalesced_encoding> * tensor<64x64xf32, #gluon.coalesced_encoding> -> tensor<64x64xf32, #gluon.coalesced_encoding>
    %6 = ttg.convert_layout %arg1 : tensor<64x64xf32, #gluon.coalesced_encoding> -> tensor<64x64xf32, #blocked>
    %7 = ttg.local_alloc %arg1 : (tensor<64x64xf32, #gluon.coalesced_encoding>) -> !ttg.memdesc<64x64xf32, #shared, #smem, mutable>
    %8 = tt.load %arg2 : tensor<128x!tt.ptr<f32>, #gluon.coalesced_encoding>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #gluon.coalesced_encoding>
    tt.return
  }
}
