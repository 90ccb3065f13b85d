// Kernel layer_norm of kernels/rows.py, sm_100, num_warps=8, num_stages=3, num_ctas=1
// Signature *bf16:16 *bf16:16 *bf16:16 *bf16:16 i32:16 fp32; constants BLOCK=8192
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @layer_norm(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 8192 : i32, start = 0 : i32} : tensor<8192xi32>
    %5 = tt.splat %arg4 : i32 -> tensor<8192xi32>
    %6 = arith.cmpi slt, %4, %5 : tensor<8192xi32>
    %7 = tt.addptr %arg0, %3 : !tt.ptr<bf16>, i64
    %8 = tt.splat %7 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>>
    %9 = tt.addptr %8, %4 : tensor<8192x!tt.ptr<bf16>>, tensor<8192xi32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<8192xf32>
    %10 = arith.truncf %cst_0 : tensor<8192xf32> to tensor<8192xbf16>
    %11 = tt.load %9, %6, %10 : tensor<8192x!tt.ptr<bf16>>
    %12 = arith.extf %11 : tensor<8192xbf16> to tensor<8192xf32>
    %13 = tt.call @"triton.language.standard.sum__fp32S8192S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%12) : (tensor<8192xf32>) -> f32
    %14 = arith.sitofp %arg4 : i32 to f32
    %15 = arith.divf %13, %14 : f32
    %16 = tt.splat %15 : f32 -> tensor<8192xf32>
    %17 = arith.subf %12, %16 : tensor<8192xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<8192xf32>
    %18 = arith.select %6, %17, %cst_3 : tensor<8192xi1>, tensor<8192xf32>
    %19 = arith.mulf %18, %18 : tensor<8192xf32>
    %20 = tt.call @"triton.language.standard.sum__fp32S8192S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%19) : (tensor<8192xf32>) -> f32
    %21 = arith.sitofp %arg4 : i32 to f32
    %22 = arith.divf %20, %21 : f32
    %23 = arith.addf %22, %arg5 : f32
    %24 = math.sqrt %23 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %25 = arith.divf %cst_4, %24 : f32
    %26 = tt.splat %25 : f32 -> tensor<8192xf32>
    %27 = arith.mulf %18, %26 : tensor<8192xf32>
    %28 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>>
    %29 = tt.addptr %28, %4 : tensor<8192x!tt.ptr<bf16>>, tensor<8192xi32>
    %30 = tt.load %29, %6 : tensor<8192x!tt.ptr<bf16>>
    %31 = arith.extf %30 : tensor<8192xbf16> to tensor<8192xf32>
    %32 = arith.mulf %27, %31 : tensor<8192xf32>
    %33 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>>
    %34 = tt.addptr %33, %4 : tensor<8192x!tt.ptr<bf16>>, tensor<8192xi32>
    %35 = tt.load %34, %6 : tensor<8192x!tt.ptr<bf16>>
    %36 = arith.extf %35 : tensor<8192xbf16> to tensor<8192xf32>
    %37 = arith.addf %32, %36 : tensor<8192xf32>
    %38 = tt.addptr %arg1, %3 : !tt.ptr<bf16>, i64
    %39 = tt.splat %38 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>>
    %40 = tt.addptr %39, %4 : tensor<8192x!tt.ptr<bf16>>, tensor<8192xi32>
    %41 = arith.truncf %37 : tensor<8192xf32> to tensor<8192xbf16>
    tt.store %40, %41, %6 : tensor<8192x!tt.ptr<bf16>>
    tt.return
  }
  tt.func private @"triton.language.standard.sum__fp32S8192S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<8192xf32>) -> f32 attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 0 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._sum_combine__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %2 : f32
    }) : (tensor<8192xf32>) -> f32
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
  tt.func public @layer_norm(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<8192xbf16>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<8192xf32>
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 8192 : i32, start = 0 : i32} : tensor<8192xi32>
    %5 = tt.splat %arg4 : i32 -> tensor<8192xi32>
    %6 = arith.cmpi slt, %4, %5 : tensor<8192xi32>
    %7 = tt.addptr %arg0, %3 : !tt.ptr<bf16>, i64
    %8 = tt.splat %7 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>>
    %9 = tt.addptr %8, %4 : tensor<8192x!tt.ptr<bf16>>, tensor<8192xi32>
    %10 = tt.load %9, %6, %cst : tensor<8192x!tt.ptr<bf16>>
    %11 = arith.extf %10 : tensor<8192xbf16> to tensor<8192xf32>
    %12 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %40 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<8192xf32>) -> f32
    %13 = arith.sitofp %arg4 : i32 to f32
    %14 = arith.divf %12, %13 : f32
    %15 = tt.splat %14 : f32 -> tensor<8192xf32>
    %16 = arith.subf %11, %15 : tensor<8192xf32>
    %17 = arith.select %6, %16, %cst_1 : tensor<8192xi1>, tensor<8192xf32>
    %18 = arith.mulf %17, %17 : tensor<8192xf32>
    %19 = "tt.reduce"(%18) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %40 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<8192xf32>) -> f32
    %20 = arith.divf %19, %13 : f32
    %21 = arith.addf %20, %arg5 : f32
    %22 = math.sqrt %21 : f32
    %23 = arith.divf %cst_0, %22 : f32
    %24 = tt.splat %23 : f32 -> tensor<8192xf32>
    %25 = arith.mulf %17, %24 : tensor<8192xf32>
    %26 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>>
    %27 = tt.addptr %26, %4 : tensor<8192x!tt.ptr<bf16>>, tensor<8192xi32>
    %28 = tt.load %27, %6 : tensor<8192x!tt.ptr<bf16>>
    %29 = arith.extf %28 : tensor<8192xbf16> to tensor<8192xf32>
    %30 = arith.mulf %25, %29 : tensor<8192xf32>
    %31 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>>
    %32 = tt.addptr %31, %4 : tensor<8192x!tt.ptr<bf16>>, tensor<8192xi32>
    %33 = tt.load %32, %6 : tensor<8192x!tt.ptr<bf16>>
    %34 = arith.extf %33 : tensor<8192xbf16> to tensor<8192xf32>
    %35 = arith.addf %30, %34 : tensor<8192xf32>
    %36 = tt.addptr %arg1, %3 : !tt.ptr<bf16>, i64
    %37 = tt.splat %36 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>>
    %38 = tt.addptr %37, %4 : tensor<8192x!tt.ptr<bf16>>, tensor<8192xi32>
    %39 = arith.truncf %35 : tensor<8192xf32> to tensor<8192xbf16>
    tt.store %38, %39, %6 : tensor<8192x!tt.ptr<bf16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 8, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<8192xbf16, #blocked>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<8192xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 8192 : i32, start = 0 : i32} : tensor<8192xi32, #blocked>
    %5 = tt.splat %arg4 : i32 -> tensor<8192xi32, #blocked>
    %6 = arith.cmpi slt, %4, %5 : tensor<8192xi32, #blocked>
    %7 = tt.addptr %arg0, %3 : !tt.ptr<bf16>, i64
    %8 = tt.splat %7 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %10 = tt.load %9, %6, %cst : tensor<8192x!tt.ptr<bf16>, #blocked>
    %11 = arith.extf %10 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %12 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %40 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %13 = arith.sitofp %arg4 : i32 to f32
    %14 = arith.divf %12, %13 : f32
    %15 = tt.splat %14 : f32 -> tensor<8192xf32, #blocked>
    %16 = arith.subf %11, %15 : tensor<8192xf32, #blocked>
    %17 = arith.select %6, %16, %cst_1 : tensor<8192xi1, #blocked>, tensor<8192xf32, #blocked>
    %18 = arith.mulf %17, %17 : tensor<8192xf32, #blocked>
    %19 = "tt.reduce"(%18) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %40 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %20 = arith.divf %19, %13 : f32
    %21 = arith.addf %20, %arg5 : f32
    %22 = math.sqrt %21 : f32
    %23 = arith.divf %cst_0, %22 : f32
    %24 = tt.splat %23 : f32 -> tensor<8192xf32, #blocked>
    %25 = arith.mulf %17, %24 : tensor<8192xf32, #blocked>
    %26 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %27 = tt.addptr %26, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %28 = tt.load %27, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %29 = arith.extf %28 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %30 = arith.mulf %25, %29 : tensor<8192xf32, #blocked>
    %31 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %32 = tt.addptr %31, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %33 = tt.load %32, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %34 = arith.extf %33 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %35 = arith.addf %30, %34 : tensor<8192xf32, #blocked>
    %36 = tt.addptr %arg1, %3 : !tt.ptr<bf16>, i64
    %37 = tt.splat %36 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %38 = tt.addptr %37, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %39 = arith.truncf %35 : tensor<8192xf32, #blocked> to tensor<8192xbf16, #blocked>
    tt.store %38, %39, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<8192xbf16, #blocked>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<8192xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 8192 : i32, start = 0 : i32} : tensor<8192xi32, #blocked>
    %5 = tt.splat %arg4 : i32 -> tensor<8192xi32, #blocked>
    %6 = arith.cmpi slt, %4, %5 : tensor<8192xi32, #blocked>
    %7 = tt.addptr %arg0, %3 : !tt.ptr<bf16>, i64
    %8 = tt.splat %7 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %10 = ttg.convert_layout %9 : tensor<8192x!tt.ptr<bf16>, #blocked> -> tensor<8192x!tt.ptr<bf16>, #blocked1>
    %11 = ttg.convert_layout %6 : tensor<8192xi1, #blocked> -> tensor<8192xi1, #blocked1>
    %12 = ttg.convert_layout %cst : tensor<8192xbf16, #blocked> -> tensor<8192xbf16, #blocked1>
    %13 = tt.load %10, %11, %12 : tensor<8192x!tt.ptr<bf16>, #blocked1>
    %14 = ttg.convert_layout %13 : tensor<8192xbf16, #blocked1> -> tensor<8192xbf16, #blocked>
    %15 = arith.extf %14 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %16 = "tt.reduce"(%15) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %53 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %53 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %17 = arith.sitofp %arg4 : i32 to f32
    %18 = arith.divf %16, %17 : f32
    %19 = tt.splat %18 : f32 -> tensor<8192xf32, #blocked>
    %20 = arith.subf %15, %19 : tensor<8192xf32, #blocked>
    %21 = arith.select %6, %20, %cst_1 : tensor<8192xi1, #blocked>, tensor<8192xf32, #blocked>
    %22 = arith.mulf %21, %21 : tensor<8192xf32, #blocked>
    %23 = "tt.reduce"(%22) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %53 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %53 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %24 = arith.divf %23, %17 : f32
    %25 = arith.addf %24, %arg5 : f32
    %26 = math.sqrt %25 : f32
    %27 = arith.divf %cst_0, %26 : f32
    %28 = tt.splat %27 : f32 -> tensor<8192xf32, #blocked>
    %29 = arith.mulf %21, %28 : tensor<8192xf32, #blocked>
    %30 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %31 = tt.addptr %30, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %32 = ttg.convert_layout %31 : tensor<8192x!tt.ptr<bf16>, #blocked> -> tensor<8192x!tt.ptr<bf16>, #blocked1>
    %33 = ttg.convert_layout %6 : tensor<8192xi1, #blocked> -> tensor<8192xi1, #blocked1>
    %34 = tt.load %32, %33 : tensor<8192x!tt.ptr<bf16>, #blocked1>
    %35 = ttg.convert_layout %34 : tensor<8192xbf16, #blocked1> -> tensor<8192xbf16, #blocked>
    %36 = arith.extf %35 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %37 = arith.mulf %29, %36 : tensor<8192xf32, #blocked>
    %38 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %39 = tt.addptr %38, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %40 = ttg.convert_layout %39 : tensor<8192x!tt.ptr<bf16>, #blocked> -> tensor<8192x!tt.ptr<bf16>, #blocked1>
    %41 = ttg.convert_layout %6 : tensor<8192xi1, #blocked> -> tensor<8192xi1, #blocked1>
    %42 = tt.load %40, %41 : tensor<8192x!tt.ptr<bf16>, #blocked1>
    %43 = ttg.convert_layout %42 : tensor<8192xbf16, #blocked1> -> tensor<8192xbf16, #blocked>
    %44 = arith.extf %43 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %45 = arith.addf %37, %44 : tensor<8192xf32, #blocked>
    %46 = tt.addptr %arg1, %3 : !tt.ptr<bf16>, i64
    %47 = tt.splat %46 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %48 = tt.addptr %47, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %49 = arith.truncf %45 : tensor<8192xf32, #blocked> to tensor<8192xbf16, #blocked>
    %50 = ttg.convert_layout %48 : tensor<8192x!tt.ptr<bf16>, #blocked> -> tensor<8192x!tt.ptr<bf16>, #blocked1>
    %51 = ttg.convert_layout %49 : tensor<8192xbf16, #blocked> -> tensor<8192xbf16, #blocked1>
    %52 = ttg.convert_layout %6 : tensor<8192xi1, #blocked> -> tensor<8192xi1, #blocked1>
    tt.store %50, %51, %52 : tensor<8192x!tt.ptr<bf16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<8192xbf16, #blocked>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<8192xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 8192 : i32, start = 0 : i32} : tensor<8192xi32, #blocked>
    %5 = tt.splat %arg4 : i32 -> tensor<8192xi32, #blocked>
    %6 = arith.cmpi slt, %4, %5 : tensor<8192xi32, #blocked>
    %7 = tt.addptr %arg0, %3 : !tt.ptr<bf16>, i64
    %8 = tt.splat %7 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %10 = tt.load %9, %6, %cst : tensor<8192x!tt.ptr<bf16>, #blocked>
    %11 = arith.extf %10 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %12 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %40 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %13 = arith.sitofp %arg4 : i32 to f32
    %14 = arith.divf %12, %13 : f32
    %15 = tt.splat %14 : f32 -> tensor<8192xf32, #blocked>
    %16 = arith.subf %11, %15 : tensor<8192xf32, #blocked>
    %17 = arith.select %6, %16, %cst_1 : tensor<8192xi1, #blocked>, tensor<8192xf32, #blocked>
    %18 = arith.mulf %17, %17 : tensor<8192xf32, #blocked>
    %19 = "tt.reduce"(%18) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %40 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %20 = arith.divf %19, %13 : f32
    %21 = arith.addf %20, %arg5 : f32
    %22 = math.sqrt %21 : f32
    %23 = arith.divf %cst_0, %22 : f32
    %24 = tt.splat %23 : f32 -> tensor<8192xf32, #blocked>
    %25 = arith.mulf %17, %24 : tensor<8192xf32, #blocked>
    %26 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %27 = tt.addptr %26, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %28 = tt.load %27, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %29 = arith.extf %28 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %30 = arith.mulf %25, %29 : tensor<8192xf32, #blocked>
    %31 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %32 = tt.addptr %31, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %33 = tt.load %32, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %34 = arith.extf %33 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %35 = arith.addf %30, %34 : tensor<8192xf32, #blocked>
    %36 = tt.addptr %arg1, %3 : !tt.ptr<bf16>, i64
    %37 = tt.splat %36 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %38 = tt.addptr %37, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %39 = arith.truncf %35 : tensor<8192xf32, #blocked> to tensor<8192xbf16, #blocked>
    tt.store %38, %39, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_warp_specialize(3)
#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<8192xf32, #blocked>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<8192xbf16, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 8192 : i32, start = 0 : i32} : tensor<8192xi32, #blocked>
    %5 = tt.splat %arg4 : i32 -> tensor<8192xi32, #blocked>
    %6 = arith.cmpi slt, %4, %5 : tensor<8192xi32, #blocked>
    %7 = tt.addptr %arg0, %3 : !tt.ptr<bf16>, i64
    %8 = tt.splat %7 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %10 = tt.load %9, %6, %cst_1 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %11 = arith.extf %10 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %12 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %40 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %13 = arith.sitofp %arg4 : i32 to f32
    %14 = arith.divf %12, %13 : f32
    %15 = tt.splat %14 : f32 -> tensor<8192xf32, #blocked>
    %16 = arith.subf %11, %15 : tensor<8192xf32, #blocked>
    %17 = arith.select %6, %16, %cst : tensor<8192xi1, #blocked>, tensor<8192xf32, #blocked>
    %18 = arith.mulf %17, %17 : tensor<8192xf32, #blocked>
    %19 = "tt.reduce"(%18) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %40 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %20 = arith.divf %19, %13 : f32
    %21 = arith.addf %20, %arg5 : f32
    %22 = math.sqrt %21 : f32
    %23 = arith.divf %cst_0, %22 : f32
    %24 = tt.splat %23 : f32 -> tensor<8192xf32, #blocked>
    %25 = arith.mulf %17, %24 : tensor<8192xf32, #blocked>
    %26 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %27 = tt.addptr %26, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %28 = tt.load %27, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %29 = arith.extf %28 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %30 = arith.mulf %25, %29 : tensor<8192xf32, #blocked>
    %31 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %32 = tt.addptr %31, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %33 = tt.load %32, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %34 = arith.extf %33 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %35 = arith.addf %30, %34 : tensor<8192xf32, #blocked>
    %36 = tt.addptr %arg1, %3 : !tt.ptr<bf16>, i64
    %37 = tt.splat %36 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %38 = tt.addptr %37, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %39 = arith.truncf %35 : tensor<8192xf32, #blocked> to tensor<8192xbf16, #blocked>
    tt.store %38, %39, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %cst = arith.constant dense<0.000000e+00> : tensor<8192xf32, #blocked>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<8192xbf16, #blocked>
    %1 = tt.get_program_id x : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %arg4 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = tt.make_range {end = 8192 : i32, start = 0 : i32} : tensor<8192xi32, #blocked>
    %6 = tt.splat %arg4 : i32 -> tensor<8192xi32, #blocked>
    %7 = arith.cmpi slt, %5, %6 : tensor<8192xi32, #blocked>
    %8 = tt.addptr %arg0, %4 : !tt.ptr<bf16>, i64
    %9 = tt.splat %8 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %10 = tt.addptr %9, %5 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %11 = tt.load %10, %7, %cst_1 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %12 = arith.extf %11 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %13 = "tt.reduce"(%12) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %41 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %41 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %14 = arith.sitofp %arg4 : i32 to f32
    %15 = arith.divf %13, %14 : f32
    %16 = tt.splat %15 : f32 -> tensor<8192xf32, #blocked>
    %17 = arith.subf %12, %16 : tensor<8192xf32, #blocked>
    %18 = arith.select %7, %17, %cst : tensor<8192xi1, #blocked>, tensor<8192xf32, #blocked>
    %19 = arith.mulf %18, %18 : tensor<8192xf32, #blocked>
    %20 = "tt.reduce"(%19) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %41 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %41 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %21 = arith.divf %20, %14 : f32
    %22 = arith.addf %21, %arg5 : f32
    %23 = math.sqrt %22 : f32
    %24 = arith.divf %cst_0, %23 : f32
    %25 = tt.splat %24 : f32 -> tensor<8192xf32, #blocked>
    %26 = arith.mulf %18, %25 : tensor<8192xf32, #blocked>
    %27 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %28 = tt.addptr %27, %5 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %29 = tt.load %28, %7 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %30 = arith.extf %29 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %31 = arith.mulf %26, %30 : tensor<8192xf32, #blocked>
    %32 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %33 = tt.addptr %32, %5 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %34 = tt.load %33, %7 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %35 = arith.extf %34 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %36 = arith.addf %31, %35 : tensor<8192xf32, #blocked>
    %37 = tt.addptr %arg1, %4 : !tt.ptr<bf16>, i64
    %38 = tt.splat %37 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %39 = tt.addptr %38, %5 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %40 = arith.truncf %36 : tensor<8192xf32, #blocked> to tensor<8192xbf16, #blocked>
    tt.store %39, %40, %7 : tensor<8192x!tt.ptr<bf16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<8192xf32, #blocked>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<8192xbf16, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 8192 : i32, start = 0 : i32} : tensor<8192xi32, #blocked>
    %5 = tt.splat %arg4 : i32 -> tensor<8192xi32, #blocked>
    %6 = arith.cmpi slt, %4, %5 : tensor<8192xi32, #blocked>
    %7 = tt.addptr %arg0, %3 : !tt.ptr<bf16>, i64
    %8 = tt.splat %7 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %10 = tt.load %9, %6, %cst_1 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %11 = arith.extf %10 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %12 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %40 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %13 = arith.sitofp %arg4 : i32 to f32
    %14 = arith.divf %12, %13 : f32
    %15 = tt.splat %14 : f32 -> tensor<8192xf32, #blocked>
    %16 = arith.subf %11, %15 : tensor<8192xf32, #blocked>
    %17 = arith.select %6, %16, %cst : tensor<8192xi1, #blocked>, tensor<8192xf32, #blocked>
    %18 = arith.mulf %17, %17 : tensor<8192xf32, #blocked>
    %19 = "tt.reduce"(%18) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %40 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %20 = arith.divf %19, %13 : f32
    %21 = arith.addf %20, %arg5 : f32
    %22 = math.sqrt %21 : f32
    %23 = arith.divf %cst_0, %22 : f32
    %24 = tt.splat %23 : f32 -> tensor<8192xf32, #blocked>
    %25 = arith.mulf %17, %24 : tensor<8192xf32, #blocked>
    %26 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %27 = tt.addptr %26, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %28 = tt.load %27, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %29 = arith.extf %28 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %30 = arith.mulf %25, %29 : tensor<8192xf32, #blocked>
    %31 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %32 = tt.addptr %31, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %33 = tt.load %32, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %34 = arith.extf %33 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %35 = arith.addf %30, %34 : tensor<8192xf32, #blocked>
    %36 = tt.addptr %arg1, %3 : !tt.ptr<bf16>, i64
    %37 = tt.splat %36 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %38 = tt.addptr %37, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %39 = arith.truncf %35 : tensor<8192xf32, #blocked> to tensor<8192xbf16, #blocked>
    tt.store %38, %39, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<8192xbf16, #blocked>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<8192xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 8192 : i32, start = 0 : i32} : tensor<8192xi32, #blocked>
    %5 = tt.splat %arg4 : i32 -> tensor<8192xi32, #blocked>
    %6 = arith.cmpi slt, %4, %5 : tensor<8192xi32, #blocked>
    %7 = tt.addptr %arg0, %3 : !tt.ptr<bf16>, i64
    %8 = tt.splat %7 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %10 = tt.load %9, %6, %cst : tensor<8192x!tt.ptr<bf16>, #blocked>
    %11 = arith.extf %10 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %12 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %40 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %13 = arith.sitofp %arg4 : i32 to f32
    %14 = arith.divf %12, %13 : f32
    %15 = tt.splat %14 : f32 -> tensor<8192xf32, #blocked>
    %16 = arith.subf %11, %15 : tensor<8192xf32, #blocked>
    %17 = arith.select %6, %16, %cst_1 : tensor<8192xi1, #blocked>, tensor<8192xf32, #blocked>
    %18 = arith.mulf %17, %17 : tensor<8192xf32, #blocked>
    %19 = "tt.reduce"(%18) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %40 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %40 : f32
    }) : (tensor<8192xf32, #blocked>) -> f32
    %20 = arith.divf %19, %13 : f32
    %21 = arith.addf %20, %arg5 : f32
    %22 = math.sqrt %21 : f32
    %23 = arith.divf %cst_0, %22 : f32
    %24 = tt.splat %23 : f32 -> tensor<8192xf32, #blocked>
    %25 = arith.mulf %17, %24 : tensor<8192xf32, #blocked>
    %26 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %27 = tt.addptr %26, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %28 = tt.load %27, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %29 = arith.extf %28 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %30 = arith.mulf %25, %29 : tensor<8192xf32, #blocked>
    %31 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %32 = tt.addptr %31, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %33 = tt.load %32, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    %34 = arith.extf %33 : tensor<8192xbf16, #blocked> to tensor<8192xf32, #blocked>
    %35 = arith.addf %30, %34 : tensor<8192xf32, #blocked>
    %36 = tt.addptr %arg1, %3 : !tt.ptr<bf16>, i64
    %37 = tt.splat %36 : !tt.ptr<bf16> -> tensor<8192x!tt.ptr<bf16>, #blocked>
    %38 = tt.addptr %37, %4 : tensor<8192x!tt.ptr<bf16>, #blocked>, tensor<8192xi32, #blocked>
    %39 = arith.truncf %35 : tensor<8192xf32, #blocked> to tensor<8192xbf16, #blocked>
    tt.store %38, %39, %6 : tensor<8192x!tt.ptr<bf16>, #blocked>
    tt.return
  }
}
