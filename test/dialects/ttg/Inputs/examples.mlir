// Attributes and types that the other texts of this folder do not spell out, for the reference's examples.
#mfma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32], isTransposed = true}>
#wmma = #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [2, 2]}>
#padded = #ttg.padded_shared<[32:+4] {order = [1, 0]}>
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%t: !ttg.async.token, %a: tensor<64x64xf32, #mfma>, %b: tensor<64x64xf32, #wmma>) -> !ttg.async.token {
    tt.return %t : !ttg.async.token
  }
}
