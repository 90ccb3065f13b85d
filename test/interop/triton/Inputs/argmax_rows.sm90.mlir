// Kernel argmax_rows of kernels/reductions.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16 *i32:16; constants M=32, N=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @argmax_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %17:2 = tt.call @"triton.language.standard.max__fp32S32_64S__(1,)cconstexpr_1__(2,)cconstexpr_True__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%16) : (tensor<32x64xf32>) -> (tensor<32xf32>, tensor<32xi32>)
    %18 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>>
    %19 = tt.addptr %18, %0 : tensor<32x!tt.ptr<f32>>, tensor<32xi32>
    tt.store %19, %17#0 : tensor<32x!tt.ptr<f32>>
    %20 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>>
    %21 = tt.addptr %20, %0 : tensor<32x!tt.ptr<i32>>, tensor<32xi32>
    %22 = tt.call @"triton.language.standard.argmin__fp32S32_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_False_"(%16) : (tensor<32x64xf32>) -> tensor<32xi32>
    %23 = arith.extsi %17#1 : tensor<32xi32> to tensor<32xi64>
    %24 = arith.extsi %22 : tensor<32xi32> to tensor<32xi64>
    %25 = arith.subi %23, %24 : tensor<32xi64>
    %c2147483647_i64_3 = arith.constant 2147483647 : i64
    %c-2147483648_i64_4 = arith.constant -2147483648 : i64
    %cst_5 = arith.constant dense<2147483647> : tensor<32xi64>
    %26 = arith.cmpi sle, %25, %cst_5 : tensor<32xi64>
    %cst_6 = arith.constant dense<-2147483648> : tensor<32xi64>
    %27 = arith.cmpi sge, %25, %cst_6 : tensor<32xi64>
    %28 = arith.andi %26, %27 : tensor<32xi1>
    %29 = arith.subi %17#1, %22 : tensor<32xi32>
    tt.store %21, %29 : tensor<32x!tt.ptr<i32>>
    tt.return
  }
  tt.func private @"triton.language.standard.max__fp32S32_64S__(1,)cconstexpr_1__(2,)cconstexpr_True__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%arg0: tensor<32x64xf32>) -> (tensor<32xf32>, tensor<32xi32>) attributes {noinline = false} {
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %1 = tt.expand_dims %0 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %2 = tt.broadcast %1 : tensor<1x64xi32> -> tensor<32x64xi32>
    %3:2 = "tt.reduce"(%arg0, %2) <{axis = 1 : i32}> ({
    ^bb0(%arg1: f32, %arg2: i32, %arg3: f32, %arg4: i32):
      %6:2 = tt.call @triton.language.standard._argmax_combine_tie_break_left__fp32_i32_fp32_i32__(%arg1, %arg2, %arg3, %arg4) : (f32, i32, f32, i32) -> (f32, i32)
      tt.reduce.return %6#0, %6#1 : f32, i32
    }) : (tensor<32x64xf32>, tensor<32x64xi32>) -> (tensor<32xf32>, tensor<32xi32>)
    tt.return %3#0, %3#1 : tensor<32xf32>, tensor<32xi32>
  ^bb1:  // no predecessors
    %4 = ub.poison : tensor<32xf32>
    %5 = ub.poison : tensor<32xi32>
    tt.return %4, %5 : tensor<32xf32>, tensor<32xi32>
  }
  tt.func private @triton.language.standard._argmax_combine_tie_break_left__fp32_i32_fp32_i32__(%arg0: f32, %arg1: i32, %arg2: f32, %arg3: i32) -> (f32, i32) attributes {noinline = false} {
    %0:2 = tt.call @"triton.language.standard._argmax_combine__fp32_i32_fp32_i32__(4,)cconstexpr_True_"(%arg0, %arg1, %arg2, %arg3) : (f32, i32, f32, i32) -> (f32, i32)
    tt.return %0#0, %0#1 : f32, i32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    %2 = ub.poison : i32
    tt.return %1, %2 : f32, i32
  }
  tt.func private @"triton.language.standard._argmax_combine__fp32_i32_fp32_i32__(4,)cconstexpr_True_"(%arg0: f32, %arg1: i32, %arg2: f32, %arg3: i32) -> (f32, i32) attributes {noinline = false} {
    %0 = arith.cmpf oeq, %arg0, %arg2 : f32
    %1 = arith.cmpi slt, %arg1, %arg3 : i32
    %2 = arith.andi %0, %1 : i1
    %3 = arith.cmpf ogt, %arg0, %arg2 : f32
    %4 = arith.ori %3, %2 : i1
    %5 = arith.select %4, %arg0, %arg2 : f32
    %6 = arith.select %4, %arg1, %arg3 : i32
    tt.return %5, %6 : f32, i32
  ^bb1:  // no predecessors
    %7 = ub.poison : f32
    %8 = ub.poison : i32
    tt.return %7, %8 : f32, i32
  }
  tt.func private @"triton.language.standard.argmin__fp32S32_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_False_"(%arg0: tensor<32x64xf32>) -> tensor<32xi32> attributes {noinline = false} {
    %0:2 = tt.call @"triton.language.standard.min__fp32S32_64S__(1,)cconstexpr_1__(2,)cconstexpr_True__(3,)cconstexpr_False__(4,)cconstexpr_False_"(%arg0) : (tensor<32x64xf32>) -> (tensor<32xf32>, tensor<32xi32>)
    tt.return %0#1 : tensor<32xi32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<32xi32>
    tt.return %1 : tensor<32xi32>
  }
  tt.func private @"triton.language.standard.min__fp32S32_64S__(1,)cconstexpr_1__(2,)cconstexpr_True__(3,)cconstexpr_False__(4,)cconstexpr_False_"(%arg0: tensor<32x64xf32>) -> (tensor<32xf32>, tensor<32xi32>) attributes {noinline = false} {
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %1 = tt.expand_dims %0 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %2 = tt.broadcast %1 : tensor<1x64xi32> -> tensor<32x64xi32>
    %3:2 = "tt.reduce"(%arg0, %2) <{axis = 1 : i32}> ({
    ^bb0(%arg1: f32, %arg2: i32, %arg3: f32, %arg4: i32):
      %6:2 = tt.call @triton.language.standard._argmin_combine_tie_break_fast__fp32_i32_fp32_i32__(%arg1, %arg2, %arg3, %arg4) : (f32, i32, f32, i32) -> (f32, i32)
      tt.reduce.return %6#0, %6#1 : f32, i32
    }) : (tensor<32x64xf32>, tensor<32x64xi32>) -> (tensor<32xf32>, tensor<32xi32>)
    tt.return %3#0, %3#1 : tensor<32xf32>, tensor<32xi32>
  ^bb1:  // no predecessors
    %4 = ub.poison : tensor<32xf32>
    %5 = ub.poison : tensor<32xi32>
    tt.return %4, %5 : tensor<32xf32>, tensor<32xi32>
  }
  tt.func private @triton.language.standard._argmin_combine_tie_break_fast__fp32_i32_fp32_i32__(%arg0: f32, %arg1: i32, %arg2: f32, %arg3: i32) -> (f32, i32) attributes {noinline = false} {
    %0:2 = tt.call @"triton.language.standard._argmin_combine__fp32_i32_fp32_i32__(4,)cconstexpr_False_"(%arg0, %arg1, %arg2, %arg3) : (f32, i32, f32, i32) -> (f32, i32)
    tt.return %0#0, %0#1 : f32, i32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    %2 = ub.poison : i32
    tt.return %1, %2 : f32, i32
  }
  tt.func private @"triton.language.standard._argmin_combine__fp32_i32_fp32_i32__(4,)cconstexpr_False_"(%arg0: f32, %arg1: i32, %arg2: f32, %arg3: i32) -> (f32, i32) attributes {noinline = false} {
    %false = arith.constant false
    %0 = arith.cmpf olt, %arg0, %arg2 : f32
    %1 = arith.ori %0, %false : i1
    %2 = arith.select %1, %arg0, %arg2 : f32
    %3 = arith.select %1, %arg1, %arg3 : i32
    tt.return %2, %3 : f32, i32
  ^bb1:  // no predecessors
    %4 = ub.poison : f32
    %5 = ub.poison : i32
    tt.return %4, %5 : f32, i32
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @argmax_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %11:2 = "tt.reduce"(%10, %8) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: i32, %arg5: f32, %arg6: i32):
      %18 = arith.cmpf oeq, %arg3, %arg5 : f32
      %19 = arith.cmpi slt, %arg4, %arg6 : i32
      %20 = arith.andi %18, %19 : i1
      %21 = arith.cmpf ogt, %arg3, %arg5 : f32
      %22 = arith.ori %21, %20 : i1
      %23 = arith.select %22, %arg3, %arg5 : f32
      %24 = arith.select %22, %arg4, %arg6 : i32
      tt.reduce.return %23, %24 : f32, i32
    }) : (tensor<32x64xf32>, tensor<32x64xi32>) -> (tensor<32xf32>, tensor<32xi32>)
    %12 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>>
    %13 = tt.addptr %12, %0 : tensor<32x!tt.ptr<f32>>, tensor<32xi32>
    tt.store %13, %11#0 : tensor<32x!tt.ptr<f32>>
    %14 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>>
    %15 = tt.addptr %14, %0 : tensor<32x!tt.ptr<i32>>, tensor<32xi32>
    %16:2 = "tt.reduce"(%10, %8) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: i32, %arg5: f32, %arg6: i32):
      %18 = arith.cmpf olt, %arg3, %arg5 : f32
      %19 = arith.select %18, %arg3, %arg5 : f32
      %20 = arith.select %18, %arg4, %arg6 : i32
      tt.reduce.return %19, %20 : f32, i32
    }) : (tensor<32x64xf32>, tensor<32x64xi32>) -> (tensor<32xf32>, tensor<32xi32>)
    %17 = arith.subi %11#1, %16#1 : tensor<32xi32>
    tt.store %15, %17 : tensor<32x!tt.ptr<i32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @argmax_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %16:2 = "tt.reduce"(%15, %13) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: i32, %arg5: f32, %arg6: i32):
      %26 = arith.cmpf oeq, %arg3, %arg5 : f32
      %27 = arith.cmpi slt, %arg4, %arg6 : i32
      %28 = arith.andi %26, %27 : i1
      %29 = arith.cmpf ogt, %arg3, %arg5 : f32
      %30 = arith.ori %29, %28 : i1
      %31 = arith.select %30, %arg3, %arg5 : f32
      %32 = arith.select %30, %arg4, %arg6 : i32
      tt.reduce.return %31, %32 : f32, i32
    }) : (tensor<32x64xf32, #blocked4>, tensor<32x64xi32, #blocked4>) -> (tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>)
    %17 = ttg.convert_layout %16#1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32xi32, #blocked1>
    %18 = ttg.convert_layout %16#0 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32xf32, #blocked1>
    %19 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked1>
    %20 = tt.addptr %19, %0 : tensor<32x!tt.ptr<f32>, #blocked1>, tensor<32xi32, #blocked1>
    tt.store %20, %18 : tensor<32x!tt.ptr<f32>, #blocked1>
    %21 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked1>
    %22 = tt.addptr %21, %0 : tensor<32x!tt.ptr<i32>, #blocked1>, tensor<32xi32, #blocked1>
    %23:2 = "tt.reduce"(%15, %13) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: i32, %arg5: f32, %arg6: i32):
      %26 = arith.cmpf olt, %arg3, %arg5 : f32
      %27 = arith.select %26, %arg3, %arg5 : f32
      %28 = arith.select %26, %arg4, %arg6 : i32
      tt.reduce.return %27, %28 : f32, i32
    }) : (tensor<32x64xf32, #blocked4>, tensor<32x64xi32, #blocked4>) -> (tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>)
    %24 = ttg.convert_layout %23#1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32xi32, #blocked1>
    %25 = arith.subi %17, %24 : tensor<32xi32, #blocked1>
    tt.store %22, %25 : tensor<32x!tt.ptr<i32>, #blocked1>
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
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @argmax_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %18:2 = "tt.reduce"(%17, %13) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: i32, %arg5: f32, %arg6: i32):
      %32 = arith.cmpf oeq, %arg3, %arg5 : f32
      %33 = arith.cmpi slt, %arg4, %arg6 : i32
      %34 = arith.andi %32, %33 : i1
      %35 = arith.cmpf ogt, %arg3, %arg5 : f32
      %36 = arith.ori %35, %34 : i1
      %37 = arith.select %36, %arg3, %arg5 : f32
      %38 = arith.select %36, %arg4, %arg6 : i32
      tt.reduce.return %37, %38 : f32, i32
    }) : (tensor<32x64xf32, #blocked4>, tensor<32x64xi32, #blocked4>) -> (tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>)
    %19 = ttg.convert_layout %18#1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32xi32, #blocked1>
    %20 = ttg.convert_layout %18#0 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32xf32, #blocked1>
    %21 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked1>
    %22 = tt.addptr %21, %0 : tensor<32x!tt.ptr<f32>, #blocked1>, tensor<32xi32, #blocked1>
    %23 = ttg.convert_layout %22 : tensor<32x!tt.ptr<f32>, #blocked1> -> tensor<32x!tt.ptr<f32>, #blocked1>
    %24 = ttg.convert_layout %20 : tensor<32xf32, #blocked1> -> tensor<32xf32, #blocked1>
    tt.store %23, %24 : tensor<32x!tt.ptr<f32>, #blocked1>
    %25 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked1>
    %26 = tt.addptr %25, %0 : tensor<32x!tt.ptr<i32>, #blocked1>, tensor<32xi32, #blocked1>
    %27:2 = "tt.reduce"(%17, %13) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: i32, %arg5: f32, %arg6: i32):
      %32 = arith.cmpf olt, %arg3, %arg5 : f32
      %33 = arith.select %32, %arg3, %arg5 : f32
      %34 = arith.select %32, %arg4, %arg6 : i32
      tt.reduce.return %33, %34 : f32, i32
    }) : (tensor<32x64xf32, #blocked4>, tensor<32x64xi32, #blocked4>) -> (tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>)
    %28 = ttg.convert_layout %27#1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32xi32, #blocked1>
    %29 = arith.subi %19, %28 : tensor<32xi32, #blocked1>
    %30 = ttg.convert_layout %26 : tensor<32x!tt.ptr<i32>, #blocked1> -> tensor<32x!tt.ptr<i32>, #blocked1>
    %31 = ttg.convert_layout %29 : tensor<32xi32, #blocked1> -> tensor<32xi32, #blocked1>
    tt.store %30, %31 : tensor<32x!tt.ptr<i32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @argmax_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<32x1xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x1x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<32x1x!tt.ptr<f32>, #blocked>, tensor<32x1xi32, #blocked>
    %6 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %8 = tt.broadcast %5 : tensor<32x1x!tt.ptr<f32>, #blocked> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %9 = tt.broadcast %7 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %10 = tt.addptr %8, %9 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %11 = tt.load %10 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %12:2 = "tt.reduce"(%11, %9) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: i32, %arg5: f32, %arg6: i32):
      %21 = arith.cmpf oeq, %arg3, %arg5 : f32
      %22 = arith.cmpi slt, %arg4, %arg6 : i32
      %23 = arith.andi %21, %22 : i1
      %24 = arith.cmpf ogt, %arg3, %arg5 : f32
      %25 = arith.ori %24, %23 : i1
      %26 = arith.select %25, %arg3, %arg5 : f32
      %27 = arith.select %25, %arg4, %arg6 : i32
      tt.reduce.return %26, %27 : f32, i32
    }) : (tensor<32x64xf32, #blocked>, tensor<32x64xi32, #blocked>) -> (tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>)
    %13 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #blocked1>
    %14 = tt.addptr %13, %0 : tensor<32x!tt.ptr<f32>, #blocked1>, tensor<32xi32, #blocked1>
    %15 = ttg.convert_layout %12#0 : tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xf32, #blocked1>
    tt.store %14, %15 : tensor<32x!tt.ptr<f32>, #blocked1>
    %16 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked1>
    %17 = tt.addptr %16, %0 : tensor<32x!tt.ptr<i32>, #blocked1>, tensor<32xi32, #blocked1>
    %18:2 = "tt.reduce"(%11, %9) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: i32, %arg5: f32, %arg6: i32):
      %21 = arith.cmpf olt, %arg3, %arg5 : f32
      %22 = arith.select %21, %arg3, %arg5 : f32
      %23 = arith.select %21, %arg4, %arg6 : i32
      tt.reduce.return %22, %23 : f32, i32
    }) : (tensor<32x64xf32, #blocked>, tensor<32x64xi32, #blocked>) -> (tensor<32xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>)
    %19 = arith.subi %12#1, %18#1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %20 = ttg.convert_layout %19 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32xi32, #blocked1>
    tt.store %17, %20 : tensor<32x!tt.ptr<i32>, #blocked1>
    tt.return
  }
}
