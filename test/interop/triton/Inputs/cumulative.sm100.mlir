// Kernel cumulative of kernels/reductions.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16 *fp32:16; constants M=32, N=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @cumulative(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_0 = arith.constant 64 : i32
    %cst = arith.constant dense<64> : tensor<32x1xi32>
    %2 = arith.extsi %1 : tensor<32x1xi32> to tensor<32x1xi64>
    %3 = arith.extsi %cst : tensor<32x1xi32> to tensor<32x1xi64>
    %4 = arith.muli %2, %3 : tensor<32x1xi64>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst_1 = arith.constant dense<2147483647> : tensor<32x1xi64>
    %5 = arith.cmpi sle, %4, %cst_1 : tensor<32x1xi64>
    %cst_2 = arith.constant dense<-2147483648> : tensor<32x1xi64>
    %6 = arith.cmpi sge, %4, %cst_2 : tensor<32x1xi64>
    %7 = arith.andi %5, %6 : tensor<32x1xi1>
    %8 = arith.muli %1, %cst : tensor<32x1xi32>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %11 = tt.broadcast %8 : tensor<32x1xi32> -> tensor<32x64xi32>
    %12 = tt.broadcast %10 : tensor<1x64xi32> -> tensor<32x64xi32>
    %13 = arith.extsi %11 : tensor<32x64xi32> to tensor<32x64xi64>
    %14 = arith.extsi %12 : tensor<32x64xi32> to tensor<32x64xi64>
    %15 = arith.addi %13, %14 : tensor<32x64xi64>
    %c2147483647_i64_3 = arith.constant 2147483647 : i64
    %c-2147483648_i64_4 = arith.constant -2147483648 : i64
    %cst_5 = arith.constant dense<2147483647> : tensor<32x64xi64>
    %16 = arith.cmpi sle, %15, %cst_5 : tensor<32x64xi64>
    %cst_6 = arith.constant dense<-2147483648> : tensor<32x64xi64>
    %17 = arith.cmpi sge, %15, %cst_6 : tensor<32x64xi64>
    %18 = arith.andi %16, %17 : tensor<32x64xi1>
    %19 = arith.addi %11, %12 : tensor<32x64xi32>
    %20 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>>
    %21 = tt.addptr %20, %19 : tensor<32x64x!tt.ptr<f32>>, tensor<32x64xi32>
    %22 = tt.load %21 : tensor<32x64x!tt.ptr<f32>>
    %23 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>>
    %24 = tt.addptr %23, %19 : tensor<32x64x!tt.ptr<f32>>, tensor<32x64xi32>
    %25 = tt.call @"triton.language.standard.cumsum__fp32S32_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cNone"(%22) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    tt.store %24, %25 : tensor<32x64x!tt.ptr<f32>>
    %26 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>>
    %27 = tt.addptr %26, %19 : tensor<32x64x!tt.ptr<f32>>, tensor<32x64xi32>
    %28 = tt.call @"triton.language.standard.cumprod__fp32S32_64S__(1,)cconstexpr_0__(2,)cconstexpr_True_"(%22) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    tt.store %27, %28 : tensor<32x64x!tt.ptr<f32>>
    tt.return
  }
  tt.func private @"triton.language.standard.cumsum__fp32S32_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<32x64xf32>) -> tensor<32x64xf32> attributes {noinline = false} {
    %0 = "tt.scan"(%arg0) <{axis = 1 : i32, reverse = false}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._sum_combine__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.scan.return %2 : f32
    }) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    tt.return %0 : tensor<32x64xf32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<32x64xf32>
    tt.return %1 : tensor<32x64xf32>
  }
  tt.func private @triton.language.standard._sum_combine__fp32_fp32__(%arg0: f32, %arg1: f32) -> f32 attributes {noinline = false} {
    %0 = arith.addf %arg0, %arg1 : f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
  }
  tt.func private @"triton.language.standard.cumprod__fp32S32_64S__(1,)cconstexpr_0__(2,)cconstexpr_True_"(%arg0: tensor<32x64xf32>) -> tensor<32x64xf32> attributes {noinline = false} {
    %0 = "tt.scan"(%arg0) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._prod_combine__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.scan.return %2 : f32
    }) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    tt.return %0 : tensor<32x64xf32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<32x64xf32>
    tt.return %1 : tensor<32x64xf32>
  }
  tt.func private @triton.language.standard._prod_combine__fp32_fp32__(%arg0: f32, %arg1: f32) -> f32 attributes {noinline = false} {
    %0 = arith.mulf %arg0, %arg1 : f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @cumulative(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %2 = arith.muli %1, %cst : tensor<32x1xi32>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %5 = tt.broadcast %2 : tensor<32x1xi32> -> tensor<32x64xi32>
    %6 = tt.broadcast %4 : tensor<1x64xi32> -> tensor<32x64xi32>
    %7 = arith.addi %5, %6 : tensor<32x64xi32>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>>
    %9 = tt.addptr %8, %7 : tensor<32x64x!tt.ptr<f32>>, tensor<32x64xi32>
    %10 = tt.load %9 : tensor<32x64x!tt.ptr<f32>>
    %11 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>>
    %12 = tt.addptr %11, %7 : tensor<32x64x!tt.ptr<f32>>, tensor<32x64xi32>
    %13 = "tt.scan"(%10) <{axis = 1 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %17 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %17 : f32
    }) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    tt.store %12, %13 : tensor<32x64x!tt.ptr<f32>>
    %14 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>>
    %15 = tt.addptr %14, %7 : tensor<32x64x!tt.ptr<f32>>, tensor<32x64xi32>
    %16 = "tt.scan"(%10) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %17 = arith.mulf %arg3, %arg4 : f32
      tt.scan.return %17 : f32
    }) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    tt.store %15, %16 : tensor<32x64x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @cumulative(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %1 = ttg.convert_layout %0 : tensor<32xi32, #blocked1> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %3 = ttg.convert_layout %2 : tensor<32x1xi32, #blocked2> -> tensor<32x1xi32, #blocked>
    %4 = arith.muli %3, %cst : tensor<32x1xi32, #blocked>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %6 = ttg.convert_layout %5 : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %8 = ttg.convert_layout %7 : tensor<1x64xi32, #blocked3> -> tensor<1x64xi32, #blocked4>
    %9 = tt.broadcast %4 : tensor<32x1xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %10 = ttg.convert_layout %9 : tensor<32x64xi32, #blocked> -> tensor<32x64xi32, #blocked4>
    %11 = tt.broadcast %8 : tensor<1x64xi32, #blocked4> -> tensor<32x64xi32, #blocked4>
    %12 = arith.addi %10, %11 : tensor<32x64xi32, #blocked4>
    %13 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked4>
    %14 = tt.addptr %13, %12 : tensor<32x64x!tt.ptr<f32>, #blocked4>, tensor<32x64xi32, #blocked4>
    %15 = tt.load %14 : tensor<32x64x!tt.ptr<f32>, #blocked4>
    %16 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked4>
    %17 = tt.addptr %16, %12 : tensor<32x64x!tt.ptr<f32>, #blocked4>, tensor<32x64xi32, #blocked4>
    %18 = "tt.scan"(%15) <{axis = 1 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %22 : f32
    }) : (tensor<32x64xf32, #blocked4>) -> tensor<32x64xf32, #blocked4>
    tt.store %17, %18 : tensor<32x64x!tt.ptr<f32>, #blocked4>
    %19 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked4>
    %20 = tt.addptr %19, %12 : tensor<32x64x!tt.ptr<f32>, #blocked4>, tensor<32x64xi32, #blocked4>
    %21 = "tt.scan"(%15) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.mulf %arg3, %arg4 : f32
      tt.scan.return %22 : f32
    }) : (tensor<32x64xf32, #blocked4>) -> tensor<32x64xf32, #blocked4>
    tt.store %20, %21 : tensor<32x64x!tt.ptr<f32>, #blocked4>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @cumulative(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %1 = ttg.convert_layout %0 : tensor<32xi32, #blocked1> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %3 = ttg.convert_layout %2 : tensor<32x1xi32, #blocked2> -> tensor<32x1xi32, #blocked>
    %4 = arith.muli %3, %cst : tensor<32x1xi32, #blocked>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %6 = ttg.convert_layout %5 : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %8 = ttg.convert_layout %7 : tensor<1x64xi32, #blocked3> -> tensor<1x64xi32, #blocked4>
    %9 = tt.broadcast %4 : tensor<32x1xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %10 = ttg.convert_layout %9 : tensor<32x64xi32, #blocked> -> tensor<32x64xi32, #blocked4>
    %11 = tt.broadcast %8 : tensor<1x64xi32, #blocked4> -> tensor<32x64xi32, #blocked4>
    %12 = arith.addi %10, %11 : tensor<32x64xi32, #blocked4>
    %13 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked4>
    %14 = tt.addptr %13, %12 : tensor<32x64x!tt.ptr<f32>, #blocked4>, tensor<32x64xi32, #blocked4>
    %15 = ttg.convert_layout %14 : tensor<32x64x!tt.ptr<f32>, #blocked4> -> tensor<32x64x!tt.ptr<f32>, #blocked5>
    %16 = tt.load %15 : tensor<32x64x!tt.ptr<f32>, #blocked5>
    %17 = ttg.convert_layout %16 : tensor<32x64xf32, #blocked5> -> tensor<32x64xf32, #blocked4>
    %18 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked4>
    %19 = tt.addptr %18, %12 : tensor<32x64x!tt.ptr<f32>, #blocked4>, tensor<32x64xi32, #blocked4>
    %20 = "tt.scan"(%17) <{axis = 1 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %28 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %28 : f32
    }) : (tensor<32x64xf32, #blocked4>) -> tensor<32x64xf32, #blocked4>
    %21 = ttg.convert_layout %19 : tensor<32x64x!tt.ptr<f32>, #blocked4> -> tensor<32x64x!tt.ptr<f32>, #blocked5>
    %22 = ttg.convert_layout %20 : tensor<32x64xf32, #blocked4> -> tensor<32x64xf32, #blocked5>
    tt.store %21, %22 : tensor<32x64x!tt.ptr<f32>, #blocked5>
    %23 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked4>
    %24 = tt.addptr %23, %12 : tensor<32x64x!tt.ptr<f32>, #blocked4>, tensor<32x64xi32, #blocked4>
    %25 = "tt.scan"(%17) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %28 = arith.mulf %arg3, %arg4 : f32
      tt.scan.return %28 : f32
    }) : (tensor<32x64xf32, #blocked4>) -> tensor<32x64xf32, #blocked4>
    %26 = ttg.convert_layout %24 : tensor<32x64x!tt.ptr<f32>, #blocked4> -> tensor<32x64x!tt.ptr<f32>, #blocked5>
    %27 = ttg.convert_layout %25 : tensor<32x64xf32, #blocked4> -> tensor<32x64xf32, #blocked5>
    tt.store %26, %27 : tensor<32x64x!tt.ptr<f32>, #blocked5>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @cumulative(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<32x1xi32, #blocked>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %5 = tt.broadcast %2 : tensor<32x1xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<32x64xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %10 = tt.load %9 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %11 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %12 = tt.addptr %11, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %13 = "tt.scan"(%10) <{axis = 1 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %17 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %17 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<32x64xf32, #blocked>
    tt.store %12, %13 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %14 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %15 = tt.addptr %14, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %16 = "tt.scan"(%10) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %17 = arith.mulf %arg3, %arg4 : f32
      tt.scan.return %17 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<32x64xf32, #blocked>
    tt.store %15, %16 : tensor<32x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @cumulative(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<32x1xi32, #blocked>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.expand_dims %4 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %6 = tt.broadcast %3 : tensor<32x1xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %8 = arith.addi %6, %7 : tensor<32x64xi32, #blocked>
    %9 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %10 = tt.addptr %9, %8 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %11 = tt.load %10 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %12 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %13 = tt.addptr %12, %8 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %14 = "tt.scan"(%11) <{axis = 1 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %18 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %18 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<32x64xf32, #blocked>
    tt.store %13, %14 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %15 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %16 = tt.addptr %15, %8 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %17 = "tt.scan"(%11) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %18 = arith.mulf %arg3, %arg4 : f32
      tt.scan.return %18 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<32x64xf32, #blocked>
    tt.store %16, %17 : tensor<32x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @cumulative(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<32x1xi32, #blocked>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %5 = tt.broadcast %2 : tensor<32x1xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<32x64xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %10 = tt.load %9 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %11 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %12 = tt.addptr %11, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %13 = "tt.scan"(%10) <{axis = 1 : i32, reverse = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %17 = arith.addf %arg3, %arg4 : f32
      tt.scan.return %17 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<32x64xf32, #blocked>
    tt.store %12, %13 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %14 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %15 = tt.addptr %14, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %16 = "tt.scan"(%10) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %17 = arith.mulf %arg3, %arg4 : f32
      tt.scan.return %17 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<32x64xf32, #blocked>
    tt.store %15, %16 : tensor<32x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
