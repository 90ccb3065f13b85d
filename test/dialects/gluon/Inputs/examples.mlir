// Attributes that the other text of this folder does not have, for the reference's examples.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<128xf32, #gluon.coalesced_encoding>) {
    %0 = arith.addf %x, %x : tensor<128xf32, #gluon.coalesced_encoding>
    tt.return
  }
}
