// Kernel softmax of kernels/rows.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16 i32 i32:16; constants BLOCK=1024
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @softmax(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
    %2 = tt.splat %arg2 : i32 -> tensor<1024xi32>
    %3 = arith.cmpi slt, %1, %2 : tensor<1024xi32>
    %4 = arith.extsi %0 : i32 to i64
    %5 = arith.extsi %arg3 : i32 to i64
    %6 = arith.muli %4, %5 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %7 = arith.cmpi sle, %6, %c2147483647_i64 : i64
    %8 = arith.cmpi sge, %6, %c-2147483648_i64 : i64
    %9 = arith.andi %7, %8 : i1
    %10 = arith.muli %0, %arg3 : i32
    %11 = tt.addptr %arg0, %10 : !tt.ptr<f32>, i32
    %12 = tt.splat %11 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %13 = tt.addptr %12, %1 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant dense<0xFF800000> : tensor<1024xf32>
    %14 = tt.load %13, %3, %cst_0 : tensor<1024x!tt.ptr<f32>>
    %15 = tt.call @"triton.language.standard.max__fp32S1024S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%14) : (tensor<1024xf32>) -> f32
    %16 = tt.splat %15 : f32 -> tensor<1024xf32>
    %17 = arith.subf %14, %16 : tensor<1024xf32>
    %18 = math.exp %17 : tensor<1024xf32>
    %19 = tt.splat %arg2 : i32 -> tensor<1024xi32>
    %20 = arith.cmpi slt, %1, %19 : tensor<1024xi32>
    %21 = arith.extsi %0 : i32 to i64
    %22 = arith.extsi %arg3 : i32 to i64
    %23 = arith.muli %21, %22 : i64
    %c2147483647_i64_1 = arith.constant 2147483647 : i64
    %c-2147483648_i64_2 = arith.constant -2147483648 : i64
    %24 = arith.cmpi sle, %23, %c2147483647_i64_1 : i64
    %25 = arith.cmpi sge, %23, %c-2147483648_i64_2 : i64
    %26 = arith.andi %24, %25 : i1
    %27 = arith.muli %0, %arg3 : i32
    %28 = tt.addptr %arg1, %27 : !tt.ptr<f32>, i32
    %29 = tt.splat %28 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %30 = tt.addptr %29, %1 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %31 = tt.call @"triton.language.standard.sum__fp32S1024S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%18) : (tensor<1024xf32>) -> f32
    %32 = tt.splat %31 : f32 -> tensor<1024xf32>
    %33 = arith.divf %18, %32 : tensor<1024xf32>
    tt.store %30, %33, %20 : tensor<1024x!tt.ptr<f32>>
    tt.return
  }
  tt.func private @"triton.language.standard.max__fp32S1024S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%arg0: tensor<1024xf32>) -> f32 attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 0 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._elementwise_max__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %2 : f32
    }) : (tensor<1024xf32>) -> f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
  }
  tt.func private @triton.language.standard._elementwise_max__fp32_fp32__(%arg0: f32, %arg1: f32) -> f32 attributes {noinline = false} {
    %0 = arith.maxnumf %arg0, %arg1 : f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
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
  tt.func public @softmax(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<1024xf32>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
    %2 = tt.splat %arg2 : i32 -> tensor<1024xi32>
    %3 = arith.cmpi slt, %1, %2 : tensor<1024xi32>
    %4 = arith.muli %0, %arg3 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f32>, i32
    %6 = tt.splat %5 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %7 = tt.addptr %6, %1 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %8 = tt.load %7, %3, %cst : tensor<1024x!tt.ptr<f32>>
    %9 = "tt.reduce"(%8) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %19 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %19 : f32
    }) : (tensor<1024xf32>) -> f32
    %10 = tt.splat %9 : f32 -> tensor<1024xf32>
    %11 = arith.subf %8, %10 : tensor<1024xf32>
    %12 = math.exp %11 : tensor<1024xf32>
    %13 = tt.addptr %arg1, %4 : !tt.ptr<f32>, i32
    %14 = tt.splat %13 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %15 = tt.addptr %14, %1 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %16 = "tt.reduce"(%12) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %19 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %19 : f32
    }) : (tensor<1024xf32>) -> f32
    %17 = tt.splat %16 : f32 -> tensor<1024xf32>
    %18 = arith.divf %12, %17 : tensor<1024xf32>
    tt.store %15, %18, %3 : tensor<1024x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %3 = arith.cmpi slt, %1, %2 : tensor<1024xi32, #blocked>
    %4 = arith.muli %0, %arg3 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f32>, i32
    %6 = tt.splat %5 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %8 = tt.load %7, %3, %cst : tensor<1024x!tt.ptr<f32>, #blocked>
    %9 = "tt.reduce"(%8) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %19 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %19 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %10 = tt.splat %9 : f32 -> tensor<1024xf32, #blocked>
    %11 = arith.subf %8, %10 : tensor<1024xf32, #blocked>
    %12 = math.exp %11 : tensor<1024xf32, #blocked>
    %13 = tt.addptr %arg1, %4 : !tt.ptr<f32>, i32
    %14 = tt.splat %13 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %15 = tt.addptr %14, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %16 = "tt.reduce"(%12) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %19 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %19 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %17 = tt.splat %16 : f32 -> tensor<1024xf32, #blocked>
    %18 = arith.divf %12, %17 : tensor<1024xf32, #blocked>
    tt.store %15, %18, %3 : tensor<1024x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %3 = arith.cmpi slt, %1, %2 : tensor<1024xi32, #blocked>
    %4 = arith.muli %0, %arg3 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f32>, i32
    %6 = tt.splat %5 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %8 = ttg.convert_layout %7 : tensor<1024x!tt.ptr<f32>, #blocked> -> tensor<1024x!tt.ptr<f32>, #blocked1>
    %9 = ttg.convert_layout %3 : tensor<1024xi1, #blocked> -> tensor<1024xi1, #blocked1>
    %10 = ttg.convert_layout %cst : tensor<1024xf32, #blocked> -> tensor<1024xf32, #blocked1>
    %11 = tt.load %8, %9, %10 : tensor<1024x!tt.ptr<f32>, #blocked1>
    %12 = ttg.convert_layout %11 : tensor<1024xf32, #blocked1> -> tensor<1024xf32, #blocked>
    %13 = "tt.reduce"(%12) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %26 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %26 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %14 = tt.splat %13 : f32 -> tensor<1024xf32, #blocked>
    %15 = arith.subf %12, %14 : tensor<1024xf32, #blocked>
    %16 = math.exp %15 : tensor<1024xf32, #blocked>
    %17 = tt.addptr %arg1, %4 : !tt.ptr<f32>, i32
    %18 = tt.splat %17 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %19 = tt.addptr %18, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %20 = "tt.reduce"(%16) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %26 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %26 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %21 = tt.splat %20 : f32 -> tensor<1024xf32, #blocked>
    %22 = arith.divf %16, %21 : tensor<1024xf32, #blocked>
    %23 = ttg.convert_layout %19 : tensor<1024x!tt.ptr<f32>, #blocked> -> tensor<1024x!tt.ptr<f32>, #blocked1>
    %24 = ttg.convert_layout %22 : tensor<1024xf32, #blocked> -> tensor<1024xf32, #blocked1>
    %25 = ttg.convert_layout %3 : tensor<1024xi1, #blocked> -> tensor<1024xi1, #blocked1>
    tt.store %23, %24, %25 : tensor<1024x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %3 = arith.cmpi slt, %1, %2 : tensor<1024xi32, #blocked>
    %4 = arith.muli %0, %arg3 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f32>, i32
    %6 = tt.splat %5 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %8 = tt.load %7, %3, %cst : tensor<1024x!tt.ptr<f32>, #blocked>
    %9 = "tt.reduce"(%8) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %19 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %19 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %10 = tt.splat %9 : f32 -> tensor<1024xf32, #blocked>
    %11 = arith.subf %8, %10 : tensor<1024xf32, #blocked>
    %12 = math.exp %11 : tensor<1024xf32, #blocked>
    %13 = tt.addptr %arg1, %4 : !tt.ptr<f32>, i32
    %14 = tt.splat %13 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %15 = tt.addptr %14, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %16 = "tt.reduce"(%12) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %19 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %19 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %17 = tt.splat %16 : f32 -> tensor<1024xf32, #blocked>
    %18 = arith.divf %12, %17 : tensor<1024xf32, #blocked>
    tt.store %15, %18, %3 : tensor<1024x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %cst = arith.constant dense<0xFF800000> : tensor<1024xf32, #blocked>
    %1 = tt.get_program_id x : i32
    %2 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %3 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %4 = arith.cmpi slt, %2, %3 : tensor<1024xi32, #blocked>
    %5 = arith.muli %1, %arg3 : i32
    %6 = tt.addptr %arg0, %5 : !tt.ptr<f32>, i32
    %7 = tt.splat %6 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %8 = tt.addptr %7, %2 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %9 = tt.load %8, %4, %cst : tensor<1024x!tt.ptr<f32>, #blocked>
    %10 = "tt.reduce"(%9) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %20 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %20 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %11 = tt.splat %10 : f32 -> tensor<1024xf32, #blocked>
    %12 = arith.subf %9, %11 : tensor<1024xf32, #blocked>
    %13 = math.exp %12 : tensor<1024xf32, #blocked>
    %14 = tt.addptr %arg1, %5 : !tt.ptr<f32>, i32
    %15 = tt.splat %14 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %16 = tt.addptr %15, %2 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %17 = "tt.reduce"(%13) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %20 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %20 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %18 = tt.splat %17 : f32 -> tensor<1024xf32, #blocked>
    %19 = arith.divf %13, %18 : tensor<1024xf32, #blocked>
    tt.store %16, %19, %4 : tensor<1024x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %2 = tt.splat %arg2 : i32 -> tensor<1024xi32, #blocked>
    %3 = arith.cmpi slt, %1, %2 : tensor<1024xi32, #blocked>
    %4 = arith.muli %0, %arg3 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f32>, i32
    %6 = tt.splat %5 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %8 = tt.load %7, %3, %cst : tensor<1024x!tt.ptr<f32>, #blocked>
    %9 = "tt.reduce"(%8) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %19 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %19 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %10 = tt.splat %9 : f32 -> tensor<1024xf32, #blocked>
    %11 = arith.subf %8, %10 : tensor<1024xf32, #blocked>
    %12 = math.exp %11 : tensor<1024xf32, #blocked>
    %13 = tt.addptr %arg1, %4 : !tt.ptr<f32>, i32
    %14 = tt.splat %13 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %15 = tt.addptr %14, %1 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %16 = "tt.reduce"(%12) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %19 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %19 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %17 = tt.splat %16 : f32 -> tensor<1024xf32, #blocked>
    %18 = arith.divf %12, %17 : tensor<1024xf32, #blocked>
    tt.store %15, %18, %3 : tensor<1024x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
