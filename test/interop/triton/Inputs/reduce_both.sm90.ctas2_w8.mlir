// Kernel reduce_both of kernels/reductions.py, sm_90, num_warps=8, num_stages=3, num_ctas=2
// Signature *fp16:16 *fp16:16 *fp32:16; constants M=32, N=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @reduce_both(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %10 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>>
    %11 = tt.addptr %10, %9 : tensor<32x1x!tt.ptr<f16>>, tensor<32x1xi32>
    %12 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %13 = tt.broadcast %11 : tensor<32x1x!tt.ptr<f16>> -> tensor<32x64x!tt.ptr<f16>>
    %14 = tt.broadcast %12 : tensor<1x64xi32> -> tensor<32x64xi32>
    %15 = tt.addptr %13, %14 : tensor<32x64x!tt.ptr<f16>>, tensor<32x64xi32>
    %16 = tt.load %15 : tensor<32x64x!tt.ptr<f16>>
    %17 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
    %18 = tt.addptr %17, %1 : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
    %19 = tt.call @"triton.language.standard.sum__fp16S32_64S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%16) : (tensor<32x64xf16>) -> tensor<64xf16>
    %20 = arith.extf %19 : tensor<64xf16> to tensor<64xf32>
    tt.store %18, %20 : tensor<64x!tt.ptr<f32>>
    %21 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x!tt.ptr<f16>>
    %22 = tt.addptr %21, %0 : tensor<32x!tt.ptr<f16>>, tensor<32xi32>
    %23 = tt.call @"triton.language.standard.max__fp16S32_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%16) : (tensor<32x64xf16>) -> tensor<32xf32>
    %24 = arith.truncf %23 : tensor<32xf32> to tensor<32xf16>
    tt.store %22, %24 : tensor<32x!tt.ptr<f16>>
    tt.return
  }
  tt.func private @"triton.language.standard.sum__fp16S32_64S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<32x64xf16>) -> tensor<64xf16> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 0 : i32}> ({
    ^bb0(%arg1: f16, %arg2: f16):
      %2 = tt.call @triton.language.standard._sum_combine__fp16_fp16__(%arg1, %arg2) : (f16, f16) -> f16
      tt.reduce.return %2 : f16
    }) : (tensor<32x64xf16>) -> tensor<64xf16>
    tt.return %0 : tensor<64xf16>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<64xf16>
    tt.return %1 : tensor<64xf16>
  }
  tt.func private @triton.language.standard._sum_combine__fp16_fp16__(%arg0: f16, %arg1: f16) -> f16 attributes {noinline = false} {
    %0 = arith.addf %arg0, %arg1 : f16
    tt.return %0 : f16
  ^bb1:  // no predecessors
    %1 = ub.poison : f16
    tt.return %1 : f16
  }
  tt.func private @"triton.language.standard.max__fp16S32_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%arg0: tensor<32x64xf16>) -> tensor<32xf32> attributes {noinline = false} {
    %0 = arith.extf %arg0 : tensor<32x64xf16> to tensor<32x64xf32>
    %1 = "tt.reduce"(%0) <{axis = 1 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %3 = tt.call @triton.language.standard._elementwise_max__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %3 : f32
    }) : (tensor<32x64xf32>) -> tensor<32xf32>
    tt.return %1 : tensor<32xf32>
  ^bb1:  // no predecessors
    %2 = ub.poison : tensor<32xf32>
    tt.return %2 : tensor<32xf32>
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
  tt.func public @reduce_both(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %3 = arith.muli %2, %cst : tensor<32x1xi32>
    %4 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>>
    %5 = tt.addptr %4, %3 : tensor<32x1x!tt.ptr<f16>>, tensor<32x1xi32>
    %6 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %7 = tt.broadcast %5 : tensor<32x1x!tt.ptr<f16>> -> tensor<32x64x!tt.ptr<f16>>
    %8 = tt.broadcast %6 : tensor<1x64xi32> -> tensor<32x64xi32>
    %9 = tt.addptr %7, %8 : tensor<32x64x!tt.ptr<f16>>, tensor<32x64xi32>
    %10 = tt.load %9 : tensor<32x64x!tt.ptr<f16>>
    %11 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
    %12 = tt.addptr %11, %1 : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
    %13 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f16, %arg4: f16):
      %20 = arith.addf %arg3, %arg4 : f16
      tt.reduce.return %20 : f16
    }) : (tensor<32x64xf16>) -> tensor<64xf16>
    %14 = arith.extf %13 : tensor<64xf16> to tensor<64xf32>
    tt.store %12, %14 : tensor<64x!tt.ptr<f32>>
    %15 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x!tt.ptr<f16>>
    %16 = tt.addptr %15, %0 : tensor<32x!tt.ptr<f16>>, tensor<32xi32>
    %17 = arith.extf %10 : tensor<32x64xf16> to tensor<32x64xf32>
    %18 = "tt.reduce"(%17) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %20 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %20 : f32
    }) : (tensor<32x64xf32>) -> tensor<32xf32>
    %19 = arith.truncf %18 : tensor<32xf32> to tensor<32xf16>
    tt.store %16, %19 : tensor<32x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 8, 32, 2)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [8, 1], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0], CTAsPerCGA = [2], CTASplitNum = [2], CTAOrder = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [8, 1], order = [0, 1], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 8], order = [0, 1], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @reduce_both(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %2 = ttg.convert_layout %0 : tensor<32xi32, #blocked1> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %4 = ttg.convert_layout %3 : tensor<32x1xi32, #blocked2> -> tensor<32x1xi32, #blocked>
    %5 = arith.muli %4, %cst : tensor<32x1xi32, #blocked>
    %6 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %7 = tt.addptr %6, %5 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %8 = ttg.convert_layout %1 : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %10 = ttg.convert_layout %9 : tensor<1x64xi32, #blocked3> -> tensor<1x64xi32, #blocked4>
    %11 = tt.broadcast %7 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %12 = ttg.convert_layout %11 : tensor<32x64x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked5>
    %13 = tt.broadcast %10 : tensor<1x64xi32, #blocked4> -> tensor<32x64xi32, #blocked4>
    %14 = ttg.convert_layout %13 : tensor<32x64xi32, #blocked4> -> tensor<32x64xi32, #blocked5>
    %15 = tt.addptr %12, %14 : tensor<32x64x!tt.ptr<f16>, #blocked5>, tensor<32x64xi32, #blocked5>
    %16 = tt.load %15 : tensor<32x64x!tt.ptr<f16>, #blocked5>
    %17 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %18 = tt.addptr %17, %1 : tensor<64x!tt.ptr<f32>, #blocked1>, tensor<64xi32, #blocked1>
    %19 = "tt.reduce"(%16) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f16, %arg4: f16):
      %28 = arith.addf %arg3, %arg4 : f16
      tt.reduce.return %28 : f16
    }) : (tensor<32x64xf16, #blocked5>) -> tensor<64xf16, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %20 = ttg.convert_layout %19 : tensor<64xf16, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<64xf16, #blocked1>
    %21 = arith.extf %20 : tensor<64xf16, #blocked1> to tensor<64xf32, #blocked1>
    tt.store %18, %21 : tensor<64x!tt.ptr<f32>, #blocked1>
    %22 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x!tt.ptr<f16>, #blocked1>
    %23 = tt.addptr %22, %0 : tensor<32x!tt.ptr<f16>, #blocked1>, tensor<32xi32, #blocked1>
    %24 = arith.extf %16 : tensor<32x64xf16, #blocked5> to tensor<32x64xf32, #blocked5>
    %25 = "tt.reduce"(%24) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %28 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %28 : f32
    }) : (tensor<32x64xf32, #blocked5>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %26 = ttg.convert_layout %25 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<32xf32, #blocked1>
    %27 = arith.truncf %26 : tensor<32xf32, #blocked1> to tensor<32xf16, #blocked1>
    tt.store %23, %27 : tensor<32x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [8, 1], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0], CTAsPerCGA = [2], CTASplitNum = [2], CTAOrder = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [8, 1], order = [0, 1], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 8], order = [0, 1], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @reduce_both(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %2 = ttg.convert_layout %0 : tensor<32xi32, #blocked1> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.expand_dims %2 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %4 = ttg.convert_layout %3 : tensor<32x1xi32, #blocked2> -> tensor<32x1xi32, #blocked>
    %5 = arith.muli %4, %cst : tensor<32x1xi32, #blocked>
    %6 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %7 = tt.addptr %6, %5 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %8 = ttg.convert_layout %1 : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %10 = ttg.convert_layout %9 : tensor<1x64xi32, #blocked3> -> tensor<1x64xi32, #blocked4>
    %11 = tt.broadcast %7 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %12 = ttg.convert_layout %11 : tensor<32x64x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked5>
    %13 = tt.broadcast %10 : tensor<1x64xi32, #blocked4> -> tensor<32x64xi32, #blocked4>
    %14 = ttg.convert_layout %13 : tensor<32x64xi32, #blocked4> -> tensor<32x64xi32, #blocked5>
    %15 = tt.addptr %12, %14 : tensor<32x64x!tt.ptr<f16>, #blocked5>, tensor<32x64xi32, #blocked5>
    %16 = ttg.convert_layout %15 : tensor<32x64x!tt.ptr<f16>, #blocked5> -> tensor<32x64x!tt.ptr<f16>, #blocked6>
    %17 = tt.load %16 : tensor<32x64x!tt.ptr<f16>, #blocked6>
    %18 = ttg.convert_layout %17 : tensor<32x64xf16, #blocked6> -> tensor<32x64xf16, #blocked5>
    %19 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %20 = tt.addptr %19, %1 : tensor<64x!tt.ptr<f32>, #blocked1>, tensor<64xi32, #blocked1>
    %21 = "tt.reduce"(%18) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f16, %arg4: f16):
      %34 = arith.addf %arg3, %arg4 : f16
      tt.reduce.return %34 : f16
    }) : (tensor<32x64xf16, #blocked5>) -> tensor<64xf16, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %22 = ttg.convert_layout %21 : tensor<64xf16, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<64xf16, #blocked1>
    %23 = arith.extf %22 : tensor<64xf16, #blocked1> to tensor<64xf32, #blocked1>
    %24 = ttg.convert_layout %20 : tensor<64x!tt.ptr<f32>, #blocked1> -> tensor<64x!tt.ptr<f32>, #blocked1>
    %25 = ttg.convert_layout %23 : tensor<64xf32, #blocked1> -> tensor<64xf32, #blocked1>
    tt.store %24, %25 : tensor<64x!tt.ptr<f32>, #blocked1>
    %26 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x!tt.ptr<f16>, #blocked1>
    %27 = tt.addptr %26, %0 : tensor<32x!tt.ptr<f16>, #blocked1>, tensor<32xi32, #blocked1>
    %28 = arith.extf %18 : tensor<32x64xf16, #blocked5> to tensor<32x64xf32, #blocked5>
    %29 = "tt.reduce"(%28) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %34 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %34 : f32
    }) : (tensor<32x64xf32, #blocked5>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %30 = ttg.convert_layout %29 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<32xf32, #blocked1>
    %31 = arith.truncf %30 : tensor<32xf32, #blocked1> to tensor<32xf16, #blocked1>
    %32 = ttg.convert_layout %27 : tensor<32x!tt.ptr<f16>, #blocked1> -> tensor<32x!tt.ptr<f16>, #blocked1>
    %33 = ttg.convert_layout %31 : tensor<32xf16, #blocked1> -> tensor<32xf16, #blocked1>
    tt.store %32, %33 : tensor<32x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_plan_cta(...)
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0], CTAsPerCGA = [2], CTASplitNum = [2], CTAOrder = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [1, 0]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @reduce_both(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<32x1xi32, #blocked1>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %7 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %8 = arith.muli %6, %cst : tensor<32x1xi32, #blocked>
    %9 = arith.muli %7, %cst_0 : tensor<32x1xi32, #blocked1>
    %10 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %11 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %12 = tt.addptr %10, %9 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %13 = tt.addptr %11, %8 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %14 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %15 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %16 = tt.broadcast %13 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %17 = tt.broadcast %12 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %18 = tt.broadcast %15 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %19 = tt.broadcast %14 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %20 = tt.addptr %16, %18 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %21 = tt.addptr %17, %19 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %22 = tt.load %20 : tensor<32x64x!tt.ptr<f16>, #blocked>
    %23 = tt.load %21 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %24 = ttg.convert_layout %23 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #blocked3>
    %25 = ttg.convert_layout %22 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #blocked4>
    %26 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %27 = tt.addptr %26, %4 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %28 = "tt.reduce"(%25) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f16, %arg4: f16):
      %37 = arith.addf %arg3, %arg4 : f16
      tt.reduce.return %37 : f16
    }) : (tensor<32x64xf16, #blocked4>) -> tensor<64xf16, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %29 = arith.extf %28 : tensor<64xf16, #ttg.slice<{dim = 0, parent = #blocked4}>> to tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %30 = ttg.convert_layout %29 : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<64xf32, #blocked2>
    tt.store %27, %30 : tensor<64x!tt.ptr<f32>, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x!tt.ptr<f16>, #blocked2>
    %32 = tt.addptr %31, %2 : tensor<32x!tt.ptr<f16>, #blocked2>, tensor<32xi32, #blocked2>
    %33 = arith.extf %24 : tensor<32x64xf16, #blocked3> to tensor<32x64xf32, #blocked3>
    %34 = "tt.reduce"(%33) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %37 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %37 : f32
    }) : (tensor<32x64xf32, #blocked3>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %35 = arith.truncf %34 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> to tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %36 = ttg.convert_layout %35 : tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32xf16, #blocked2>
    tt.store %32, %36 : tensor<32x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0], CTAsPerCGA = [2], CTASplitNum = [2], CTAOrder = [0]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @reduce_both(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<32x1xi32, #blocked1>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %7 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %8 = arith.muli %6, %cst : tensor<32x1xi32, #blocked>
    %9 = arith.muli %7, %cst_0 : tensor<32x1xi32, #blocked1>
    %10 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %11 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %12 = tt.addptr %10, %9 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %13 = tt.addptr %11, %8 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %14 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %15 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %16 = tt.broadcast %13 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %17 = tt.broadcast %12 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %18 = tt.broadcast %15 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %19 = tt.broadcast %14 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %20 = tt.addptr %16, %18 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %21 = tt.addptr %17, %19 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %22 = tt.load %20 : tensor<32x64x!tt.ptr<f16>, #blocked>
    %23 = tt.load %21 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %25 = tt.addptr %24, %4 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %26 = "tt.reduce"(%22) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f16, %arg4: f16):
      %35 = arith.addf %arg3, %arg4 : f16
      tt.reduce.return %35 : f16
    }) : (tensor<32x64xf16, #blocked>) -> tensor<64xf16, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = ttg.convert_layout %26 : tensor<64xf16, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<64xf16, #blocked2>
    %28 = arith.extf %27 : tensor<64xf16, #blocked2> to tensor<64xf32, #blocked2>
    tt.store %25, %28 : tensor<64x!tt.ptr<f32>, #blocked2>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %2 : tensor<32x!tt.ptr<f16>, #blocked2>, tensor<32xi32, #blocked2>
    %31 = arith.extf %23 : tensor<32x64xf16, #blocked1> to tensor<32x64xf32, #blocked1>
    %32 = "tt.reduce"(%31) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %35 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %35 : f32
    }) : (tensor<32x64xf32, #blocked1>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %33 = arith.truncf %32 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %34 = ttg.convert_layout %33 : tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32xf16, #blocked2>
    tt.store %30, %34 : tensor<32x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [8, 1], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [8, 1], order = [1, 0], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0], CTAsPerCGA = [2], CTASplitNum = [2], CTAOrder = [0]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @reduce_both(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<32x1xi32, #blocked1>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %7 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %8 = arith.muli %6, %cst_0 : tensor<32x1xi32, #blocked1>
    %9 = arith.muli %7, %cst : tensor<32x1xi32, #blocked>
    %10 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %11 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %12 = tt.addptr %10, %9 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %13 = tt.addptr %11, %8 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %14 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %15 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %16 = tt.broadcast %13 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %17 = tt.broadcast %12 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %18 = tt.broadcast %15 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %19 = tt.broadcast %14 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %20 = tt.addptr %16, %18 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
    %21 = tt.addptr %17, %19 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
    %22 = tt.load %20 : tensor<32x64x!tt.ptr<f16>, #blocked1>
    %23 = tt.load %21 : tensor<32x64x!tt.ptr<f16>, #blocked>
    %24 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %25 = tt.addptr %24, %4 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %26 = "tt.reduce"(%22) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f16, %arg4: f16):
      %35 = arith.addf %arg3, %arg4 : f16
      tt.reduce.return %35 : f16
    }) : (tensor<32x64xf16, #blocked1>) -> tensor<64xf16, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %27 = ttg.convert_layout %26 : tensor<64xf16, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<64xf16, #blocked2>
    %28 = arith.extf %27 : tensor<64xf16, #blocked2> to tensor<64xf32, #blocked2>
    tt.store %25, %28 : tensor<64x!tt.ptr<f32>, #blocked2>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %2 : tensor<32x!tt.ptr<f16>, #blocked2>, tensor<32xi32, #blocked2>
    %31 = arith.extf %23 : tensor<32x64xf16, #blocked> to tensor<32x64xf32, #blocked>
    %32 = "tt.reduce"(%31) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %35 = arith.maxnumf %arg3, %arg4 : f32
      tt.reduce.return %35 : f32
    }) : (tensor<32x64xf32, #blocked>) -> tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %33 = arith.truncf %32 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>>
    %34 = ttg.convert_layout %33 : tensor<32xf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf16, #blocked2>
    tt.store %30, %34 : tensor<32x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
