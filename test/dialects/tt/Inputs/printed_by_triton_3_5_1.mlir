#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<1xf32, #blocked>, %arg1: tensor<1x1x!tt.ptr<f32>, #blocked1>) {
    %0 = tt.unsplat %arg0 : tensor<1xf32, #blocked>
    %1 = tt.unsplat %arg1 : tensor<1x1x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64x16xf32, #blocked>, %arg1: tensor<64x16xi32, #blocked>) {
    %0 = "tt.map_elementwise"(%arg0, %arg1) <{pack = 1 : i32}> ({
    ^bb0(%arg2: f32, %arg3: i32):
      tt.map_elementwise.return %arg2 : f32
    }) : (tensor<64x16xf32, #blocked>, tensor<64x16xi32, #blocked>) -> tensor<64x16xf32, #blocked>
    %1:2 = "tt.map_elementwise"(%arg0) <{pack = 2 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      tt.map_elementwise.return %arg2, %arg3, %arg3, %arg2 : f32, f32, f32, f32
    }) : (tensor<64x16xf32, #blocked>) -> (tensor<64x16xf32, #blocked>, tensor<64x16xf32, #blocked>)
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0], [32]], lane = [[0], [0], [1], [2], [4]], warp = [[8], [16]], block = []}>
#linear1 = #ttg.linear<{register = [[8]], lane = [[0], [0], [1], [2], [4]], warp = [[16], [32]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64x2xf32, #blocked>, %arg1: tensor<64x2xf32, #mma>) {
    %outLHS, %outRHS = tt.split %arg0 : tensor<64x2xf32, #blocked> -> tensor<64xf32, #linear>
    %outLHS_0, %outRHS_1 = tt.split %arg1 : tensor<64x2xf32, #mma> -> tensor<64xf32, #linear1>
    tt.return
  }
}
