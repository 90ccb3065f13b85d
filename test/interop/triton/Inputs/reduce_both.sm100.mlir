// Kernel reduce_both of kernels/reductions.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16 *fp32:16; constants M=32, N=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @reduce_both(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_0 = arith.constant 64 : i32
    %cst = arith.constant dense<64> : tensor<32x1xi32>
    %3 = arith.extsi %2 : tensor<32x1xi32> to tensor<32x1xi64>
    %4 = arith.extsi %cst : tensor<32x1xi32> to tensor<32x1xi64>
    %5 = arith.muli %3, %4 : tensor<32x1xi64>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst_1 = arith.constant dense<2147483647> : tensor<32x1xi64>
    %6 = arith.cmpi sle, %5, %cst_1 : tensor<32x1xi64>
    %cst_2 = arith.constant dense<-2147483648> : tensor<32x1xi64>
    %7 = arith.cmpi sge, %5, %cst_2 : tensor<32x1xi64>
    %8 = arith.andi %6, %7 : tensor<32x1xi1>
    %9 = arith.muli %2, %cst : tensor<32x1xi32>
    %10 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>>
    %11 = tt.addptr %10, %9 : tensor<32x1x!tt.ptr<f32>>, tensor<32x1xi32>
    %12 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %13 = tt.broadcast %11 : tensor<32x1x!tt.ptr<f32>> -> tensor<32x64x!tt.ptr<f32>>
    %14 = tt.broadcast %12 : tensor<1x64xi32> -> tensor<32x64xi32>
    %15 = tt.addptr %13, %14 : tensor<32x64x!tt.ptr<f32>>, tensor<32x64xi32>
    %16 = tt.load %15 : tensor<32x64x!tt.ptr<f32>>
    %17 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
    %18 = tt.addptr %17, %1 : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
    %19 = tt.call @"triton.language.standard.sum__fp32S32_64S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%16) : (tensor<32x64xf32>) -> tensor<64xf32>
    tt.store %18, %19 : tensor<64x!tt.ptr<f32>>
    %20 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>>
    %21 = tt.addptr %20, %0 : tensor<32x!tt.ptr<f32>>, tensor<32xi32>
    %22 = tt.call @"triton.language.standard.max__fp32S32_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%16) : (tensor<32x64xf32>) -> tensor<32xf32>
    tt.store %21, %22 : tensor<32x!tt.ptr<f32>>
    tt.return
  }
  tt.func private @"triton.language.standard.sum__fp32S32_64S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<32x64xf32>) -> tensor<64xf32> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 0 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._sum_combine__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %2 : f32
    }) : (tensor<32x64xf32>) -> tensor<64xf32>
    tt.return %0 : tensor<64xf32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<64xf32>
    tt.return %1 : tensor<64xf32>
  }
  tt.func private @triton.language.standard._sum_combine__fp32_fp32__(%arg0: f32, %arg1: f32) -> f32 attributes {noinline = false} {
    %0 = arith.addf %arg0, %arg1 : f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
  }
  tt.func private @"triton.language.standard.max__fp32S32_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%arg0: tensor<32x64xf32>) -> tensor<32xf32> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 1 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._elementwise_max__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %2 : f32
    }) : (tensor<32x64xf32>) -> tensor<32xf32>
    tt.return %0 : tensor<32xf32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<32xf32>
    tt.return %1 : tensor<32xf32>
  }
  tt.func private @triton.language.standard._elementwise_max__fp32_fp32__(%arg0: f32, %arg1: f32) -> f32 attributes {noinline = false} {
    %0 = arith.maxnumf %arg0, %arg1 : f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @reduce_both(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %3 = arith.muli %2, %cst : tensor<32x1xi32>
    %4 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>>
    %5 = tt.addptr %4, %3 : tensor<32x1x!tt.ptr<f32>>, tensor<32x1xi32>
    %6 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %7 = tt.broadcast %5 : tensor<32x1x!tt.ptr<f32>> -> tensor<32x64x!tt.ptr<f32>>
    %8 = tt.broadcast %6 : tensor<1x64xi32> -> tensor<32x64xi32>
    %9 = tt.addptr %7, %8 : tensor<32x64x!tt.ptr<f32>>, tensor<32x64xi32>
    %10 = tt.load %9 : tensor<32x64x!tt.ptr<f32>>
    %11 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
    %12 = tt.addptr %11, %1 : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
    %13 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %17 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %17 : f32
    }) : (tensor<32x64xf32>) -> tensor<64xf32>
    tt.store %12, %13 : tensor<64x!tt.ptr<f32>>
    %14 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>>
    %15 = tt.addptr %14, %0 : tensor<32x!tt.ptr<f32>>, tensor<32xi32>
    %16 = "tt.reduce"(%10) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %17 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %17 : f32
    }) : (tensor<32x64xf32>) -> tensor<32xf32>
    tt.store %15, %16 : tensor<32x!tt.ptr<f32>>
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
  tt.func public @reduce_both(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %2 = ttg.convert_layout %0 : tensor<32xi32, #blocked1> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %4 = ttg.convert_layout %3 : tensor<32x1xi32, #blocked2> -> tensor<32x1xi32, #blocked>
    %5 = arith.muli %4, %cst : tensor<32x1xi32, #blocked>
    %6 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %5 : tensor<32x1x!tt.ptr<f32>, #blocked>, tensor<32x1xi32, #blocked>
    %8 = ttg.convert_layout %1 : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %10 = ttg.convert_layout %9 : tensor<1x64xi32, #blocked3> -> tensor<1x64xi32, #blocked4>
    %11 = tt.broadcast %7 : tensor<32x1x!tt.ptr<f32>, #blocked> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %12 = ttg.convert_layout %11 : tensor<32x64x!tt.ptr<f32>, #blocked> -> tensor<32x64x!tt.ptr<f32>, #blocked4>
    %13 = tt.broadcast %10 : tensor<1x64xi32, #blocked4> -> tensor<32x64xi32, #blocked4>
    %14 = tt.addptr %12, %13 : tensor<32x64x!tt.ptr<f32>, #blocked4>, tensor<32x64xi32, #blocked4>
    %15 = tt.load %14 : tensor<32x64x!tt.ptr<f32>, #blocked4>
    %16 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %17 = tt.addptr %16, %1 : tensor<64x!tt.ptr<f32>, #blocked1>, tensor<64xi32, #blocked1>
    %18 = "tt.reduce"(%15) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %24 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %24 : f32
    }) : (tensor<32x64xf32, #blocked4>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = ttg.convert_layout %18 : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<64xf32, #blocked1>
    tt.store %17, %19 : tensor<64x!tt.ptr<f32>, #blocked1>
    %20 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked1>
    %21 = tt.addptr %20, %0 : tensor<32x!tt.ptr<f32>, #blocked1>, tensor<32xi32, #blocked1>
    %22 = "tt.reduce"(%15) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %24 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %24 : f32
    }) : (tensor<32x64xf32, #blocked4>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %23 = ttg.convert_layout %22 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32xf32, #blocked1>
    tt.store %21, %23 : tensor<32x!tt.ptr<f32>, #blocked1>
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
  tt.func public @reduce_both(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %2 = ttg.convert_layout %0 : tensor<32xi32, #blocked1> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %4 = ttg.convert_layout %3 : tensor<32x1xi32, #blocked2> -> tensor<32x1xi32, #blocked>
    %5 = arith.muli %4, %cst : tensor<32x1xi32, #blocked>
    %6 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %5 : tensor<32x1x!tt.ptr<f32>, #blocked>, tensor<32x1xi32, #blocked>
    %8 = ttg.convert_layout %1 : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %10 = ttg.convert_layout %9 : tensor<1x64xi32, #blocked3> -> tensor<1x64xi32, #blocked4>
    %11 = tt.broadcast %7 : tensor<32x1x!tt.ptr<f32>, #blocked> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %12 = ttg.convert_layout %11 : tensor<32x64x!tt.ptr<f32>, #blocked> -> tensor<32x64x!tt.ptr<f32>, #blocked4>
    %13 = tt.broadcast %10 : tensor<1x64xi32, #blocked4> -> tensor<32x64xi32, #blocked4>
    %14 = tt.addptr %12, %13 : tensor<32x64x!tt.ptr<f32>, #blocked4>, tensor<32x64xi32, #blocked4>
    %15 = ttg.convert_layout %14 : tensor<32x64x!tt.ptr<f32>, #blocked4> -> tensor<32x64x!tt.ptr<f32>, #blocked5>
    %16 = tt.load %15 : tensor<32x64x!tt.ptr<f32>, #blocked5>
    %17 = ttg.convert_layout %16 : tensor<32x64xf32, #blocked5> -> tensor<32x64xf32, #blocked4>
    %18 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %19 = tt.addptr %18, %1 : tensor<64x!tt.ptr<f32>, #blocked1>, tensor<64xi32, #blocked1>
    %20 = "tt.reduce"(%17) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %30 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %30 : f32
    }) : (tensor<32x64xf32, #blocked4>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %21 = ttg.convert_layout %20 : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<64xf32, #blocked1>
    %22 = ttg.convert_layout %19 : tensor<64x!tt.ptr<f32>, #blocked1> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %23 = ttg.convert_layout %21 : tensor<64xf32, #blocked1> -> tensor<64xf32, #blocked1>
    tt.store %22, %23 : tensor<64x!tt.ptr<f32>, #blocked1>
    %24 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked1>
    %25 = tt.addptr %24, %0 : tensor<32x!tt.ptr<f32>, #blocked1>, tensor<32xi32, #blocked1>
    %26 = "tt.reduce"(%17) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %30 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %30 : f32
    }) : (tensor<32x64xf32, #blocked4>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %27 = ttg.convert_layout %26 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32xf32, #blocked1>
    %28 = ttg.convert_layout %25 : tensor<32x!tt.ptr<f32>, #blocked1> -> tensor<32x!tt.ptr<f32>, #blocked1>
    %29 = ttg.convert_layout %27 : tensor<32xf32, #blocked1> -> tensor<32xf32, #blocked1>
    tt.store %28, %29 : tensor<32x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @reduce_both(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %4 = arith.muli %3, %cst : tensor<32x1xi32, #blocked>
    %5 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %4 : tensor<32x1x!tt.ptr<f32>, #blocked>, tensor<32x1xi32, #blocked>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %8 = tt.expand_dims %7 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %9 = tt.broadcast %6 : tensor<32x1x!tt.ptr<f32>, #blocked> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %10 = tt.broadcast %8 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %11 = tt.addptr %9, %10 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %12 = tt.load %11 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %13 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %14 = tt.addptr %13, %1 : tensor<64x!tt.ptr<f32>, #blocked1>, tensor<64xi32, #blocked1>
    %15 = "tt.reduce"(%12) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %21 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %21 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = ttg.convert_layout %15 : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<64xf32, #blocked1>
    tt.store %14, %16 : tensor<64x!tt.ptr<f32>, #blocked1>
    %17 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked1>
    %18 = tt.addptr %17, %0 : tensor<32x!tt.ptr<f32>, #blocked1>, tensor<32xi32, #blocked1>
    %19 = "tt.reduce"(%12) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %21 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %21 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %20 = ttg.convert_layout %19 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf32, #blocked1>
    tt.store %18, %20 : tensor<32x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @reduce_both(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %5 = arith.muli %4, %cst : tensor<32x1xi32, #blocked>
    %6 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %5 : tensor<32x1x!tt.ptr<f32>, #blocked>, tensor<32x1xi32, #blocked>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %10 = tt.broadcast %7 : tensor<32x1x!tt.ptr<f32>, #blocked> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %11 = tt.broadcast %9 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %12 = tt.addptr %10, %11 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %13 = tt.load %12 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %14 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %15 = tt.addptr %14, %2 : tensor<64x!tt.ptr<f32>, #blocked1>, tensor<64xi32, #blocked1>
    %16 = "tt.reduce"(%13) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %22 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = ttg.convert_layout %16 : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<64xf32, #blocked1>
    tt.store %15, %17 : tensor<64x!tt.ptr<f32>, #blocked1>
    %18 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked1>
    %19 = tt.addptr %18, %1 : tensor<32x!tt.ptr<f32>, #blocked1>, tensor<32xi32, #blocked1>
    %20 = "tt.reduce"(%13) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %22 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %22 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = ttg.convert_layout %20 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf32, #blocked1>
    tt.store %19, %21 : tensor<32x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @reduce_both(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %4 = arith.muli %3, %cst : tensor<32x1xi32, #blocked>
    %5 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %4 : tensor<32x1x!tt.ptr<f32>, #blocked>, tensor<32x1xi32, #blocked>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %8 = tt.expand_dims %7 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %9 = tt.broadcast %6 : tensor<32x1x!tt.ptr<f32>, #blocked> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %10 = tt.broadcast %8 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %11 = tt.addptr %9, %10 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %12 = tt.load %11 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %13 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %14 = tt.addptr %13, %1 : tensor<64x!tt.ptr<f32>, #blocked1>, tensor<64xi32, #blocked1>
    %15 = "tt.reduce"(%12) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %21 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %21 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = ttg.convert_layout %15 : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<64xf32, #blocked1>
    tt.store %14, %16 : tensor<64x!tt.ptr<f32>, #blocked1>
    %17 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked1>
    %18 = tt.addptr %17, %0 : tensor<32x!tt.ptr<f32>, #blocked1>, tensor<32xi32, #blocked1>
    %19 = "tt.reduce"(%12) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %21 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %21 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %20 = ttg.convert_layout %19 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf32, #blocked1>
    tt.store %18, %20 : tensor<32x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
