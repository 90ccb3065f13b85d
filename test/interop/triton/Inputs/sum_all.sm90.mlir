// Kernel sum_all of kernels/reductions.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16 i32; constants BLOCK=1024
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @sum_all(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c1024_i32_0 = arith.constant 1024 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %c1024_i32_0 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %4 = arith.cmpi sle, %3, %c2147483647_i64 : i64
    %5 = arith.cmpi sge, %3, %c-2147483648_i64 : i64
    %6 = arith.andi %4, %5 : i1
    %7 = arith.muli %0, %c1024_i32_0 : i32
    %8 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
    %9 = tt.splat %7 : i32 -> tensor<1024xi32>
    %10 = arith.extsi %9 : tensor<1024xi32> to tensor<1024xi64>
    %11 = arith.extsi %8 : tensor<1024xi32> to tensor<1024xi64>
    %12 = arith.addi %10, %11 : tensor<1024xi64>
    %c2147483647_i64_1 = arith.constant 2147483647 : i64
    %c-2147483648_i64_2 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<1024xi64>
    %13 = arith.cmpi sle, %12, %cst : tensor<1024xi64>
    %cst_3 = arith.constant dense<-2147483648> : tensor<1024xi64>
    %14 = arith.cmpi sge, %12, %cst_3 : tensor<1024xi64>
    %15 = arith.andi %13, %14 : tensor<1024xi1>
    %16 = arith.addi %9, %8 : tensor<1024xi32>
    %17 = tt.get_program_id x : i32
    %18 = tt.addptr %arg1, %17 : !tt.ptr<f32>, i32
    %19 = tt.splat %arg2 : i32 -> tensor<1024xi32>
    %20 = arith.cmpi slt, %16, %19 : tensor<1024xi32>
    %21 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %22 = tt.addptr %21, %16 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<1024xf32>
    %23 = tt.load %22, %20, %cst_5 : tensor<1024x!tt.ptr<f32>>
    %24 = tt.call @"triton.language.standard.sum__fp32S1024S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%23) : (tensor<1024xf32>) -> f32
    tt.store %18, %24 : !tt.ptr<f32>
    tt.return
  }
  tt.func private @"triton.language.standard.sum__fp32S1024S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<1024xf32>) -> f32 attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 0 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._sum_combine__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %2 : f32
    }) : (tensor<1024xf32>) -> f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
  }
  tt.func private @triton.language.standard._sum_combine__fp32_fp32__(%arg0: f32, %arg1: f32) -> f32 attributes {noinline = false} {
    %0 = arith.addf %arg0, %arg1 : f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @sum_all(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf32>
    %c1024_i32 = arith.constant 1024 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c1024_i32 : i32
    %2 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
    %3 = tt.splat %1 : i32 -> tensor<1024xi32>
    %4 = arith.addi %3, %2 : tensor<1024xi32>
    %5 = tt.addptr %arg1, %0 : !tt.ptr<f32>, i32
    %6 = tt.splat %arg2 : i32 -> tensor<1024xi32>
    %7 = arith.cmpi slt, %4, %6 : tensor<1024xi32>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %9 = tt.addptr %8, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %10 = tt.load %9, %7, %cst : tensor<1024x!tt.ptr<f32>>
    %11 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %12 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %12 : f32
    }) : (tensor<1024xf32>) -> f32
    tt.store %5, %11 : !tt.ptr<f32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sum_all(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %c1024_i32 = arith.constant 1024 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c1024_i32 : i32
    %2 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %3 = tt.splat %1 : i32 -> tensor<1024xi32, #blocked>
    %4 = arith.addi %3, %2 : tensor<1024xi32, #blocked>
    %5 = tt.addptr %arg1, %0 : !tt.ptr<f32>, i32
    %6 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %7 = arith.cmpi slt, %4, %6 : tensor<1024xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %10 = tt.load %9, %7, %cst : tensor<1024x!tt.ptr<f32>, #blocked>
    %11 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %12 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %12 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    tt.store %5, %11 : !tt.ptr<f32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sum_all(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %c1024_i32 = arith.constant 1024 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c1024_i32 : i32
    %2 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %3 = tt.splat %1 : i32 -> tensor<1024xi32, #blocked>
    %4 = arith.addi %3, %2 : tensor<1024xi32, #blocked>
    %5 = tt.addptr %arg1, %0 : !tt.ptr<f32>, i32
    %6 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %7 = arith.cmpi slt, %4, %6 : tensor<1024xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %10 = ttg.convert_layout %9 : tensor<1024x!tt.ptr<f32>, #blocked> -> tensor<1024x!tt.ptr<f32>, #blocked1>
    %11 = ttg.convert_layout %7 : tensor<1024xi1, #blocked> -> tensor<1024xi1, #blocked1>
    %12 = ttg.convert_layout %cst : tensor<1024xf32, #blocked> -> tensor<1024xf32, #blocked1>
    %13 = tt.load %10, %11, %12 : tensor<1024x!tt.ptr<f32>, #blocked1>
    %14 = ttg.convert_layout %13 : tensor<1024xf32, #blocked1> -> tensor<1024xf32, #blocked>
    %15 = "tt.reduce"(%14) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %16 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %16 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    tt.store %5, %15 : !tt.ptr<f32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sum_all(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %c1024_i32 = arith.constant 1024 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c1024_i32 : i32
    %2 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %3 = tt.splat %1 : i32 -> tensor<1024xi32, #blocked>
    %4 = arith.addi %3, %2 : tensor<1024xi32, #blocked>
    %5 = tt.addptr %arg1, %0 : !tt.ptr<f32>, i32
    %6 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %7 = arith.cmpi slt, %4, %6 : tensor<1024xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %10 = tt.load %9, %7, %cst : tensor<1024x!tt.ptr<f32>, #blocked>
    %11 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %12 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %12 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    tt.store %5, %11 : !tt.ptr<f32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sum_all(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c1024_i32 = arith.constant 1024 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c1024_i32 : i32
    %2 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %3 = tt.splat %1 : i32 -> tensor<1024xi32, #blocked>
    %4 = arith.addi %3, %2 : tensor<1024xi32, #blocked>
    %5 = tt.addptr %arg1, %0 : !tt.ptr<f32>, i32
    %6 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %7 = arith.cmpi slt, %4, %6 : tensor<1024xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %10 = tt.load %9, %7, %cst : tensor<1024x!tt.ptr<f32>, #blocked>
    %11 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %12 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %12 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    tt.store %5, %11 : !tt.ptr<f32>
    tt.return
  }
}
