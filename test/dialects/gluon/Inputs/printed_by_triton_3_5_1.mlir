#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @layouts(%arg0: tensor<128xf32, #gluon.auto_encoding>) {
    %0 = arith.addf %arg0, %arg0 : tensor<128xf32, #gluon.auto_encoding>
    %1 = gluon.set_auto_layout %0 {a} : tensor<128xf32, #gluon.auto_encoding> -> tensor<128xf32, #blocked>
    tt.return
  }
}
