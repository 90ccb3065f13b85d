// Kernel variance of kernels/reductions.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16 i32; constants BLOCK=512
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @variance(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
    %1 = tt.splat %arg2 : i32 -> tensor<512xi32>
    %2 = arith.cmpi slt, %0, %1 : tensor<512xi32>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>>
    %4 = tt.addptr %3, %0 : tensor<512x!tt.ptr<f32>>, tensor<512xi32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32>
    %5 = tt.load %4, %2, %cst_0 : tensor<512x!tt.ptr<f32>>
    %6 = tt.splat %arg2 : i32 -> tensor<512xi32>
    %7 = arith.cmpi slt, %0, %6 : tensor<512xi32>
    %8 = arith.uitofp %7 : tensor<512xi1> to tensor<512xf32>
    %9 = tt.call @triton.language.standard.zeros_like__fp32S512S__(%5) : (tensor<512xf32>) -> tensor<512xf32>
    %10:3 = "tt.reduce"(%5, %9, %8) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32):
      %12:3 = tt.call @corpus_reductions.welford__fp32_fp32_fp32_fp32_fp32_fp32__(%arg3, %arg4, %arg5, %arg6, %arg7, %arg8) : (f32, f32, f32, f32, f32, f32) -> (f32, f32, f32)
      tt.reduce.return %12#0, %12#1, %12#2 : f32, f32, f32
    }) : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> (f32, f32, f32)
    %11 = arith.divf %10#1, %10#2 : f32
    tt.store %arg1, %11 : !tt.ptr<f32>
    tt.return
  }
  tt.func private @triton.language.standard.zeros_like__fp32S512S__(%arg0: tensor<512xf32>) -> tensor<512xf32> attributes {noinline = false} {
    %0 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_512__(1,)cconstexpr_fp32_"() : () -> tensor<512xf32>
    tt.return %0 : tensor<512xf32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<512xf32>
    tt.return %1 : tensor<512xf32>
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_512__(1,)cconstexpr_fp32_"() -> tensor<512xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32>
    tt.return %cst_0 : tensor<512xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<512xf32>
    tt.return %0 : tensor<512xf32>
  }
  tt.func private @corpus_reductions.welford__fp32_fp32_fp32_fp32_fp32_fp32__(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32, %arg4: f32, %arg5: f32) -> (f32, f32, f32) attributes {noinline = false} {
    %0 = arith.subf %arg3, %arg0 : f32
    %1 = arith.addf %arg2, %arg5 : f32
    %cst = arith.constant 0.000000e+00 : f32
    %2 = arith.cmpf oeq, %1, %cst : f32
    %3 = arith.divf %arg5, %1 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %4 = arith.select %2, %cst_1, %3 : f32
    %5 = arith.mulf %0, %4 : f32
    %6 = arith.addf %arg0, %5 : f32
    %7 = arith.addf %arg1, %arg4 : f32
    %8 = arith.mulf %0, %0 : f32
    %9 = arith.mulf %8, %arg2 : f32
    %10 = arith.mulf %9, %4 : f32
    %11 = arith.addf %7, %10 : f32
    tt.return %6, %11, %1 : f32, f32, f32
  ^bb1:  // no predecessors
    %12 = ub.poison : f32
    %13 = ub.poison : f32
    %14 = ub.poison : f32
    tt.return %12, %13, %14 : f32, f32, f32
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @variance(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32>
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
    %1 = tt.splat %arg2 : i32 -> tensor<512xi32>
    %2 = arith.cmpi slt, %0, %1 : tensor<512xi32>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>>
    %4 = tt.addptr %3, %0 : tensor<512x!tt.ptr<f32>>, tensor<512xi32>
    %5 = tt.load %4, %2, %cst_0 : tensor<512x!tt.ptr<f32>>
    %6 = arith.uitofp %2 : tensor<512xi1> to tensor<512xf32>
    %7:3 = "tt.reduce"(%5, %cst_0, %6) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32):
      %9 = arith.subf %arg6, %arg3 : f32
      %10 = arith.addf %arg5, %arg8 : f32
      %11 = arith.cmpf oeq, %10, %cst : f32
      %12 = arith.divf %arg8, %10 : f32
      %13 = arith.select %11, %cst, %12 : f32
      %14 = arith.mulf %9, %13 : f32
      %15 = arith.addf %arg3, %14 : f32
      %16 = arith.addf %arg4, %arg7 : f32
      %17 = arith.mulf %9, %9 : f32
      %18 = arith.mulf %17, %arg5 : f32
      %19 = arith.mulf %18, %13 : f32
      %20 = arith.addf %16, %19 : f32
      tt.reduce.return %15, %20, %10 : f32, f32, f32
    }) : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> (f32, f32, f32)
    %8 = arith.divf %7#1, %7#2 : f32
    tt.store %arg1, %8 : !tt.ptr<f32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @variance(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32, #blocked>
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = tt.splat %arg2 : i32 -> tensor<512xi32, #blocked>
    %2 = arith.cmpi slt, %0, %1 : tensor<512xi32, #blocked>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %0 : tensor<512x!tt.ptr<f32>, #blocked>, tensor<512xi32, #blocked>
    %5 = tt.load %4, %2, %cst_0 : tensor<512x!tt.ptr<f32>, #blocked>
    %6 = arith.uitofp %2 : tensor<512xi1, #blocked> to tensor<512xf32, #blocked>
    %7:3 = "tt.reduce"(%5, %cst_0, %6) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32):
      %9 = arith.subf %arg6, %arg3 : f32
      %10 = arith.addf %arg5, %arg8 : f32
      %11 = arith.cmpf oeq, %10, %cst : f32
      %12 = arith.divf %arg8, %10 : f32
      %13 = arith.select %11, %cst, %12 : f32
      %14 = arith.mulf %9, %13 : f32
      %15 = arith.addf %arg3, %14 : f32
      %16 = arith.addf %arg4, %arg7 : f32
      %17 = arith.mulf %9, %9 : f32
      %18 = arith.mulf %17, %arg5 : f32
      %19 = arith.mulf %18, %13 : f32
      %20 = arith.addf %16, %19 : f32
      tt.reduce.return %15, %20, %10 : f32, f32, f32
    }) : (tensor<512xf32, #blocked>, tensor<512xf32, #blocked>, tensor<512xf32, #blocked>) -> (f32, f32, f32)
    %8 = arith.divf %7#1, %7#2 : f32
    tt.store %arg1, %8 : !tt.ptr<f32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @variance(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32, #blocked>
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = tt.splat %arg2 : i32 -> tensor<512xi32, #blocked>
    %2 = arith.cmpi slt, %0, %1 : tensor<512xi32, #blocked>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %0 : tensor<512x!tt.ptr<f32>, #blocked>, tensor<512xi32, #blocked>
    %5 = ttg.convert_layout %4 : tensor<512x!tt.ptr<f32>, #blocked> -> tensor<512x!tt.ptr<f32>, #blocked1>
    %6 = ttg.convert_layout %2 : tensor<512xi1, #blocked> -> tensor<512xi1, #blocked1>
    %7 = ttg.convert_layout %cst_0 : tensor<512xf32, #blocked> -> tensor<512xf32, #blocked1>
    %8 = tt.load %5, %6, %7 : tensor<512x!tt.ptr<f32>, #blocked1>
    %9 = ttg.convert_layout %8 : tensor<512xf32, #blocked1> -> tensor<512xf32, #blocked>
    %10 = arith.uitofp %2 : tensor<512xi1, #blocked> to tensor<512xf32, #blocked>
    %11:3 = "tt.reduce"(%9, %cst_0, %10) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32):
      %13 = arith.subf %arg6, %arg3 : f32
      %14 = arith.addf %arg5, %arg8 : f32
      %15 = arith.cmpf oeq, %14, %cst : f32
      %16 = arith.divf %arg8, %14 : f32
      %17 = arith.select %15, %cst, %16 : f32
      %18 = arith.mulf %13, %17 : f32
      %19 = arith.addf %arg3, %18 : f32
      %20 = arith.addf %arg4, %arg7 : f32
      %21 = arith.mulf %13, %13 : f32
      %22 = arith.mulf %21, %arg5 : f32
      %23 = arith.mulf %22, %17 : f32
      %24 = arith.addf %20, %23 : f32
      tt.reduce.return %19, %24, %14 : f32, f32, f32
    }) : (tensor<512xf32, #blocked>, tensor<512xf32, #blocked>, tensor<512xf32, #blocked>) -> (f32, f32, f32)
    %12 = arith.divf %11#1, %11#2 : f32
    tt.store %arg1, %12 : !tt.ptr<f32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @variance(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32, #blocked>
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = tt.splat %arg2 : i32 -> tensor<512xi32, #blocked>
    %2 = arith.cmpi slt, %0, %1 : tensor<512xi32, #blocked>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %0 : tensor<512x!tt.ptr<f32>, #blocked>, tensor<512xi32, #blocked>
    %5 = tt.load %4, %2, %cst_0 : tensor<512x!tt.ptr<f32>, #blocked>
    %6 = arith.uitofp %2 : tensor<512xi1, #blocked> to tensor<512xf32, #blocked>
    %7:3 = "tt.reduce"(%5, %cst_0, %6) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32):
      %9 = arith.subf %arg6, %arg3 : f32
      %10 = arith.addf %arg5, %arg8 : f32
      %11 = arith.cmpf oeq, %10, %cst : f32
      %12 = arith.divf %arg8, %10 : f32
      %13 = arith.select %11, %cst, %12 : f32
      %14 = arith.mulf %9, %13 : f32
      %15 = arith.addf %arg3, %14 : f32
      %16 = arith.addf %arg4, %arg7 : f32
      %17 = arith.mulf %9, %9 : f32
      %18 = arith.mulf %17, %arg5 : f32
      %19 = arith.mulf %18, %13 : f32
      %20 = arith.addf %16, %19 : f32
      tt.reduce.return %15, %20, %10 : f32, f32, f32
    }) : (tensor<512xf32, #blocked>, tensor<512xf32, #blocked>, tensor<512xf32, #blocked>) -> (f32, f32, f32)
    %8 = arith.divf %7#1, %7#2 : f32
    tt.store %arg1, %8 : !tt.ptr<f32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @variance(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<512xf32, #blocked>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = tt.splat %arg2 : i32 -> tensor<512xi32, #blocked>
    %2 = arith.cmpi slt, %0, %1 : tensor<512xi32, #blocked>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %0 : tensor<512x!tt.ptr<f32>, #blocked>, tensor<512xi32, #blocked>
    %5 = tt.load %4, %2, %cst : tensor<512x!tt.ptr<f32>, #blocked>
    %6 = arith.uitofp %2 : tensor<512xi1, #blocked> to tensor<512xf32, #blocked>
    %7:3 = "tt.reduce"(%5, %cst, %6) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32):
      %9 = arith.subf %arg6, %arg3 : f32
      %10 = arith.addf %arg5, %arg8 : f32
      %11 = arith.cmpf oeq, %10, %cst_0 : f32
      %12 = arith.divf %arg8, %10 : f32
      %13 = arith.select %11, %cst_0, %12 : f32
      %14 = arith.mulf %9, %13 : f32
      %15 = arith.addf %arg3, %14 : f32
      %16 = arith.addf %arg4, %arg7 : f32
      %17 = arith.mulf %9, %9 : f32
      %18 = arith.mulf %17, %arg5 : f32
      %19 = arith.mulf %18, %13 : f32
      %20 = arith.addf %16, %19 : f32
      tt.reduce.return %15, %20, %10 : f32, f32, f32
    }) : (tensor<512xf32, #blocked>, tensor<512xf32, #blocked>, tensor<512xf32, #blocked>) -> (f32, f32, f32)
    %8 = arith.divf %7#1, %7#2 : f32
    tt.store %arg1, %8 : !tt.ptr<f32>
    tt.return
  }
}
