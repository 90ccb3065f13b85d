// Kernel elements of kernels/control.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16 fp32; constants BLOCK=128
// Triton 3.5.1, ast_to_ttir
module {
  tt.func public @elements(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: f32) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>>
    %4 = tt.splat %arg2 : f32 -> tensor<128xf32>
    %5:2 = "tt.map_elementwise"(%3, %4) <{pack = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %11:2 = tt.call @corpus_control.selu__fp32_fp32__(%arg3, %arg4) : (f32, f32) -> (f32, i32)
      tt.map_elementwise.return %11#0, %11#1 : f32, i32
    }) : (tensor<128xf32>, tensor<128xf32>) -> (tensor<128xf32>, tensor<128xi32>)
    %6 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %7 = tt.addptr %6, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<1> : tensor<128xi32>
    %8 = arith.cmpi eq, %5#1, %cst : tensor<128xi32>
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<128xf32>
    %9 = arith.mulf %5#0, %cst_1 : tensor<128xf32>
    %10 = arith.select %8, %5#0, %9 : tensor<128xi1>, tensor<128xf32>
    tt.store %7, %10 : tensor<128x!tt.ptr<f32>>
    tt.return
  }
  tt.func private @corpus_control.selu__fp32_fp32__(%arg0: f32, %arg1: f32) -> (f32, i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.sitofp %c0_i32 : i32 to f32
    %1 = arith.cmpf ogt, %arg0, %0 : f32
    cf.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %c1_i32 = arith.constant 1 : i32
    tt.return %arg0, %c1_i32 : f32, i32
  ^bb2:  // pred: ^bb0
    cf.br ^bb4
  ^bb3:  // no predecessors
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %2 = math.exp %arg0 : f32
    %c1_i32_0 = arith.constant 1 : i32
    %cst = arith.constant 1.000000e+00 : f32
    %3 = arith.subf %2, %cst : f32
    %4 = arith.mulf %arg1, %3 : f32
    %c0_i32_1 = arith.constant 0 : i32
    tt.return %4, %c0_i32_1 : f32, i32
  ^bb5:  // no predecessors
    %5 = ub.poison : f32
    %6 = ub.poison : i32
    tt.return %5, %6 : f32, i32
  }
}
// -----
// Triton 3.5.1, make_ttir
module {
  tt.func public @elements(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: f32) attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<128xf32>
    %cst_2 = arith.constant dense<1> : tensor<128xi32>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>>
    %4 = tt.splat %arg2 : f32 -> tensor<128xf32>
    %5:2 = "tt.map_elementwise"(%3, %4) <{pack = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %11 = arith.cmpf ogt, %arg3, %cst : f32
      cf.cond_br %11, ^bb2(%arg3, %c1_i32 : f32, i32), ^bb1
    ^bb1:  // pred: ^bb0
      %12 = math.exp %arg3 : f32
      %13 = arith.subf %12, %cst_0 : f32
      %14 = arith.mulf %arg4, %13 : f32
      cf.br ^bb2(%14, %c0_i32 : f32, i32)
    ^bb2(%15: f32, %16: i32):  // 2 preds: ^bb0, ^bb1
      tt.map_elementwise.return %15, %16 : f32, i32
    }) : (tensor<128xf32>, tensor<128xf32>) -> (tensor<128xf32>, tensor<128xi32>)
    %6 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %7 = tt.addptr %6, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %8 = arith.cmpi eq, %5#1, %cst_2 : tensor<128xi32>
    %9 = arith.mulf %5#0, %cst_1 : tensor<128xf32>
    %10 = arith.select %8, %5#0, %9 : tensor<128xi1>, tensor<128xf32>
    tt.store %7, %10 : tensor<128x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @elements(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: f32) attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %cst_2 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.splat %arg2 : f32 -> tensor<128xf32, #blocked>
    %5:2 = "tt.map_elementwise"(%3, %4) <{pack = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %11 = arith.cmpf ogt, %arg3, %cst : f32
      cf.cond_br %11, ^bb2(%arg3, %c1_i32 : f32, i32), ^bb1
    ^bb1:  // pred: ^bb0
      %12 = math.exp %arg3 : f32
      %13 = arith.subf %12, %cst_0 : f32
      %14 = arith.mulf %arg4, %13 : f32
      cf.br ^bb2(%14, %c0_i32 : f32, i32)
    ^bb2(%15: f32, %16: i32):  // 2 preds: ^bb0, ^bb1
      tt.map_elementwise.return %15, %16 : f32, i32
    }) : (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> (tensor<128xf32, #blocked>, tensor<128xi32, #blocked>)
    %6 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %8 = arith.cmpi eq, %5#1, %cst_2 : tensor<128xi32, #blocked>
    %9 = arith.mulf %5#0, %cst_1 : tensor<128xf32, #blocked>
    %10 = arith.select %8, %5#0, %9 : tensor<128xi1, #blocked>, tensor<128xf32, #blocked>
    tt.store %7, %10 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @elements(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: f32) attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %cst_2 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = ttg.convert_layout %2 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.load %3 : tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.splat %arg2 : f32 -> tensor<128xf32, #blocked>
    %6:2 = "tt.map_elementwise"(%4, %5) <{pack = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %14 = arith.cmpf ogt, %arg3, %cst : f32
      cf.cond_br %14, ^bb2(%arg3, %c1_i32 : f32, i32), ^bb1
    ^bb1:  // pred: ^bb0
      %15 = math.exp %arg3 : f32
      %16 = arith.subf %15, %cst_0 : f32
      %17 = arith.mulf %arg4, %16 : f32
      cf.br ^bb2(%17, %c0_i32 : f32, i32)
    ^bb2(%18: f32, %19: i32):  // 2 preds: ^bb0, ^bb1
      tt.map_elementwise.return %18, %19 : f32, i32
    }) : (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> (tensor<128xf32, #blocked>, tensor<128xi32, #blocked>)
    %7 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %8 = tt.addptr %7, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %9 = arith.cmpi eq, %6#1, %cst_2 : tensor<128xi32, #blocked>
    %10 = arith.mulf %6#0, %cst_1 : tensor<128xf32, #blocked>
    %11 = arith.select %9, %6#0, %10 : tensor<128xi1, #blocked>, tensor<128xf32, #blocked>
    %12 = ttg.convert_layout %8 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %13 = ttg.convert_layout %11 : tensor<128xf32, #blocked> -> tensor<128xf32, #blocked>
    tt.store %12, %13 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @elements(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: f32) attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %cst_2 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.splat %arg2 : f32 -> tensor<128xf32, #blocked>
    %5:2 = "tt.map_elementwise"(%3, %4) <{pack = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %11 = arith.cmpf ogt, %arg3, %cst : f32
      cf.cond_br %11, ^bb2(%arg3, %c1_i32 : f32, i32), ^bb1
    ^bb1:  // pred: ^bb0
      %12 = math.exp %arg3 : f32
      %13 = arith.subf %12, %cst_0 : f32
      %14 = arith.mulf %arg4, %13 : f32
      cf.br ^bb2(%14, %c0_i32 : f32, i32)
    ^bb2(%15: f32, %16: i32):  // 2 preds: ^bb0, ^bb1
      tt.map_elementwise.return %15, %16 : f32, i32
    }) : (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> (tensor<128xf32, #blocked>, tensor<128xi32, #blocked>)
    %6 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %8 = arith.cmpi eq, %5#1, %cst_2 : tensor<128xi32, #blocked>
    %9 = arith.mulf %5#0, %cst_1 : tensor<128xf32, #blocked>
    %10 = arith.select %8, %5#0, %9 : tensor<128xi1, #blocked>, tensor<128xf32, #blocked>
    tt.store %7, %10 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @elements(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: f32) attributes {noinline = false} {
    %cst = arith.constant dense<1> : tensor<128xi32, #blocked>
    %cst_0 = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.splat %arg2 : f32 -> tensor<128xf32, #blocked>
    %5:2 = "tt.map_elementwise"(%3, %4) <{pack = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %11 = arith.cmpf ogt, %arg3, %cst_2 : f32
      cf.cond_br %11, ^bb2(%arg3, %c1_i32 : f32, i32), ^bb1
    ^bb1:  // pred: ^bb0
      %12 = math.exp %arg3 : f32
      %13 = arith.subf %12, %cst_1 : f32
      %14 = arith.mulf %arg4, %13 : f32
      cf.br ^bb2(%14, %c0_i32 : f32, i32)
    ^bb2(%15: f32, %16: i32):  // 2 preds: ^bb0, ^bb1
      tt.map_elementwise.return %15, %16 : f32, i32
    }) : (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> (tensor<128xf32, #blocked>, tensor<128xi32, #blocked>)
    %6 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %8 = arith.cmpi eq, %5#1, %cst : tensor<128xi32, #blocked>
    %9 = arith.mulf %5#0, %cst_0 : tensor<128xf32, #blocked>
    %10 = arith.select %8, %5#0, %9 : tensor<128xi1, #blocked>, tensor<128xf32, #blocked>
    tt.store %7, %10 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
