// Kernel layer_norm of kernels/rows.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp32:16 *fp32:16 i32 fp32; constants BLOCK=1024
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @layer_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: f32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
    %5 = tt.splat %arg4 : i32 -> tensor<1024xi32>
    %6 = arith.cmpi slt, %4, %5 : tensor<1024xi32>
    %7 = tt.addptr %arg0, %3 : !tt.ptr<f16>, i64
    %8 = tt.splat %7 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>>
    %9 = tt.addptr %8, %4 : tensor<1024x!tt.ptr<f16>>, tensor<1024xi32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<1024xf32>
    %10 = arith.truncf %cst_0 : tensor<1024xf32> to tensor<1024xf16>
    %11 = tt.load %9, %6, %10 : tensor<1024x!tt.ptr<f16>>
    %12 = arith.extf %11 : tensor<1024xf16> to tensor<1024xf32>
    %13 = tt.call @"triton.language.standard.sum__fp32S1024S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%12) : (tensor<1024xf32>) -> f32
    %14 = arith.sitofp %arg4 : i32 to f32
    %15 = arith.divf %13, %14 : f32
    %16 = tt.splat %15 : f32 -> tensor<1024xf32>
    %17 = arith.subf %12, %16 : tensor<1024xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<1024xf32>
    %18 = arith.select %6, %17, %cst_3 : tensor<1024xi1>, tensor<1024xf32>
    %19 = arith.mulf %18, %18 : tensor<1024xf32>
    %20 = tt.call @"triton.language.standard.sum__fp32S1024S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%19) : (tensor<1024xf32>) -> f32
    %21 = arith.sitofp %arg4 : i32 to f32
    %22 = arith.divf %20, %21 : f32
    %23 = arith.addf %22, %arg5 : f32
    %24 = math.sqrt %23 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %25 = arith.divf %cst_4, %24 : f32
    %26 = tt.splat %25 : f32 -> tensor<1024xf32>
    %27 = arith.mulf %18, %26 : tensor<1024xf32>
    %28 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %29 = tt.addptr %28, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %30 = tt.load %29, %6 : tensor<1024x!tt.ptr<f32>>
    %31 = arith.mulf %27, %30 : tensor<1024xf32>
    %32 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %33 = tt.addptr %32, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %34 = tt.load %33, %6 : tensor<1024x!tt.ptr<f32>>
    %35 = arith.addf %31, %34 : tensor<1024xf32>
    %36 = tt.addptr %arg1, %3 : !tt.ptr<f16>, i64
    %37 = tt.splat %36 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>>
    %38 = tt.addptr %37, %4 : tensor<1024x!tt.ptr<f16>>, tensor<1024xi32>
    %39 = arith.truncf %35 : tensor<1024xf32> to tensor<1024xf16>
    tt.store %38, %39, %6 : tensor<1024x!tt.ptr<f16>>
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
  tt.func public @layer_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf16>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1024xf32>
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32>
    %5 = tt.splat %arg4 : i32 -> tensor<1024xi32>
    %6 = arith.cmpi slt, %4, %5 : tensor<1024xi32>
    %7 = tt.addptr %arg0, %3 : !tt.ptr<f16>, i64
    %8 = tt.splat %7 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>>
    %9 = tt.addptr %8, %4 : tensor<1024x!tt.ptr<f16>>, tensor<1024xi32>
    %10 = tt.load %9, %6, %cst : tensor<1024x!tt.ptr<f16>>
    %11 = arith.extf %10 : tensor<1024xf16> to tensor<1024xf32>
    %12 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %38 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %38 : f32
    }) : (tensor<1024xf32>) -> f32
    %13 = arith.sitofp %arg4 : i32 to f32
    %14 = arith.divf %12, %13 : f32
    %15 = tt.splat %14 : f32 -> tensor<1024xf32>
    %16 = arith.subf %11, %15 : tensor<1024xf32>
    %17 = arith.select %6, %16, %cst_1 : tensor<1024xi1>, tensor<1024xf32>
    %18 = arith.mulf %17, %17 : tensor<1024xf32>
    %19 = "tt.reduce"(%18) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %38 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %38 : f32
    }) : (tensor<1024xf32>) -> f32
    %20 = arith.divf %19, %13 : f32
    %21 = arith.addf %20, %arg5 : f32
    %22 = math.sqrt %21 : f32
    %23 = arith.divf %cst_0, %22 : f32
    %24 = tt.splat %23 : f32 -> tensor<1024xf32>
    %25 = arith.mulf %17, %24 : tensor<1024xf32>
    %26 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %27 = tt.addptr %26, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %28 = tt.load %27, %6 : tensor<1024x!tt.ptr<f32>>
    %29 = arith.mulf %25, %28 : tensor<1024xf32>
    %30 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>>
    %31 = tt.addptr %30, %4 : tensor<1024x!tt.ptr<f32>>, tensor<1024xi32>
    %32 = tt.load %31, %6 : tensor<1024x!tt.ptr<f32>>
    %33 = arith.addf %29, %32 : tensor<1024xf32>
    %34 = tt.addptr %arg1, %3 : !tt.ptr<f16>, i64
    %35 = tt.splat %34 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>>
    %36 = tt.addptr %35, %4 : tensor<1024x!tt.ptr<f16>>, tensor<1024xi32>
    %37 = arith.truncf %33 : tensor<1024xf32> to tensor<1024xf16>
    tt.store %36, %37, %6 : tensor<1024x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf16, #blocked>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %5 = tt.splat %arg4 : i32 -> tensor<1024xi32, #blocked>
    %6 = arith.cmpi slt, %4, %5 : tensor<1024xi32, #blocked>
    %7 = tt.addptr %arg0, %3 : !tt.ptr<f16>, i64
    %8 = tt.splat %7 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %10 = tt.load %9, %6, %cst : tensor<1024x!tt.ptr<f16>, #blocked>
    %11 = arith.extf %10 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %12 = "tt.reduce"(%11) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %38 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %38 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %13 = arith.sitofp %arg4 : i32 to f32
    %14 = arith.divf %12, %13 : f32
    %15 = tt.splat %14 : f32 -> tensor<1024xf32, #blocked>
    %16 = arith.subf %11, %15 : tensor<1024xf32, #blocked>
    %17 = arith.select %6, %16, %cst_1 : tensor<1024xi1, #blocked>, tensor<1024xf32, #blocked>
    %18 = arith.mulf %17, %17 : tensor<1024xf32, #blocked>
    %19 = "tt.reduce"(%18) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %38 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %38 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %20 = arith.divf %19, %13 : f32
    %21 = arith.addf %20, %arg5 : f32
    %22 = math.sqrt %21 : f32
    %23 = arith.divf %cst_0, %22 : f32
    %24 = tt.splat %23 : f32 -> tensor<1024xf32, #blocked>
    %25 = arith.mulf %17, %24 : tensor<1024xf32, #blocked>
    %26 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %27 = tt.addptr %26, %4 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %28 = tt.load %27, %6 : tensor<1024x!tt.ptr<f32>, #blocked>
    %29 = arith.mulf %25, %28 : tensor<1024xf32, #blocked>
    %30 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %31 = tt.addptr %30, %4 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %32 = tt.load %31, %6 : tensor<1024x!tt.ptr<f32>, #blocked>
    %33 = arith.addf %29, %32 : tensor<1024xf32, #blocked>
    %34 = tt.addptr %arg1, %3 : !tt.ptr<f16>, i64
    %35 = tt.splat %34 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %36 = tt.addptr %35, %4 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %37 = arith.truncf %33 : tensor<1024xf32, #blocked> to tensor<1024xf16, #blocked>
    tt.store %36, %37, %6 : tensor<1024x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf16, #blocked>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %5 = tt.splat %arg4 : i32 -> tensor<1024xi32, #blocked>
    %6 = arith.cmpi slt, %4, %5 : tensor<1024xi32, #blocked>
    %7 = tt.addptr %arg0, %3 : !tt.ptr<f16>, i64
    %8 = tt.splat %7 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %10 = ttg.convert_layout %9 : tensor<1024x!tt.ptr<f16>, #blocked> -> tensor<1024x!tt.ptr<f16>, #blocked1>
    %11 = ttg.convert_layout %6 : tensor<1024xi1, #blocked> -> tensor<1024xi1, #blocked1>
    %12 = ttg.convert_layout %cst : tensor<1024xf16, #blocked> -> tensor<1024xf16, #blocked1>
    %13 = tt.load %10, %11, %12 : tensor<1024x!tt.ptr<f16>, #blocked1>
    %14 = ttg.convert_layout %13 : tensor<1024xf16, #blocked1> -> tensor<1024xf16, #blocked>
    %15 = arith.extf %14 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %16 = "tt.reduce"(%15) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %51 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %51 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %17 = arith.sitofp %arg4 : i32 to f32
    %18 = arith.divf %16, %17 : f32
    %19 = tt.splat %18 : f32 -> tensor<1024xf32, #blocked>
    %20 = arith.subf %15, %19 : tensor<1024xf32, #blocked>
    %21 = arith.select %6, %20, %cst_1 : tensor<1024xi1, #blocked>, tensor<1024xf32, #blocked>
    %22 = arith.mulf %21, %21 : tensor<1024xf32, #blocked>
    %23 = "tt.reduce"(%22) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %51 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %51 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %24 = arith.divf %23, %17 : f32
    %25 = arith.addf %24, %arg5 : f32
    %26 = math.sqrt %25 : f32
    %27 = arith.divf %cst_0, %26 : f32
    %28 = tt.splat %27 : f32 -> tensor<1024xf32, #blocked>
    %29 = arith.mulf %21, %28 : tensor<1024xf32, #blocked>
    %30 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %31 = tt.addptr %30, %4 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %32 = ttg.convert_layout %31 : tensor<1024x!tt.ptr<f32>, #blocked> -> tensor<1024x!tt.ptr<f32>, #blocked1>
    %33 = ttg.convert_layout %6 : tensor<1024xi1, #blocked> -> tensor<1024xi1, #blocked1>
    %34 = tt.load %32, %33 : tensor<1024x!tt.ptr<f32>, #blocked1>
    %35 = ttg.convert_layout %34 : tensor<1024xf32, #blocked1> -> tensor<1024xf32, #blocked>
    %36 = arith.mulf %29, %35 : tensor<1024xf32, #blocked>
    %37 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %38 = tt.addptr %37, %4 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %39 = ttg.convert_layout %38 : tensor<1024x!tt.ptr<f32>, #blocked> -> tensor<1024x!tt.ptr<f32>, #blocked1>
    %40 = ttg.convert_layout %6 : tensor<1024xi1, #blocked> -> tensor<1024xi1, #blocked1>
    %41 = tt.load %39, %40 : tensor<1024x!tt.ptr<f32>, #blocked1>
    %42 = ttg.convert_layout %41 : tensor<1024xf32, #blocked1> -> tensor<1024xf32, #blocked>
    %43 = arith.addf %36, %42 : tensor<1024xf32, #blocked>
    %44 = tt.addptr %arg1, %3 : !tt.ptr<f16>, i64
    %45 = tt.splat %44 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %46 = tt.addptr %45, %4 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %47 = arith.truncf %43 : tensor<1024xf32, #blocked> to tensor<1024xf16, #blocked>
    %48 = ttg.convert_layout %46 : tensor<1024x!tt.ptr<f16>, #blocked> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %49 = ttg.convert_layout %47 : tensor<1024xf16, #blocked> -> tensor<1024xf16, #blocked>
    %50 = ttg.convert_layout %6 : tensor<1024xi1, #blocked> -> tensor<1024xi1, #blocked>
    tt.store %48, %49, %50 : tensor<1024x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf16, #blocked>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %5 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked1>
    %6 = tt.splat %arg4 : i32 -> tensor<1024xi32, #blocked>
    %7 = tt.splat %arg4 : i32 -> tensor<1024xi32, #blocked1>
    %8 = arith.cmpi slt, %4, %6 : tensor<1024xi32, #blocked>
    %9 = arith.cmpi slt, %5, %7 : tensor<1024xi32, #blocked1>
    %10 = tt.addptr %arg0, %3 : !tt.ptr<f16>, i64
    %11 = tt.splat %10 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %12 = tt.addptr %11, %4 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %13 = tt.load %12, %8, %cst : tensor<1024x!tt.ptr<f16>, #blocked>
    %14 = arith.extf %13 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %15 = "tt.reduce"(%14) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %42 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %42 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %16 = arith.sitofp %arg4 : i32 to f32
    %17 = arith.divf %15, %16 : f32
    %18 = tt.splat %17 : f32 -> tensor<1024xf32, #blocked>
    %19 = arith.subf %14, %18 : tensor<1024xf32, #blocked>
    %20 = arith.select %8, %19, %cst_1 : tensor<1024xi1, #blocked>, tensor<1024xf32, #blocked>
    %21 = arith.mulf %20, %20 : tensor<1024xf32, #blocked>
    %22 = "tt.reduce"(%21) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %42 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %42 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %23 = arith.divf %22, %16 : f32
    %24 = arith.addf %23, %arg5 : f32
    %25 = math.sqrt %24 : f32
    %26 = arith.divf %cst_0, %25 : f32
    %27 = tt.splat %26 : f32 -> tensor<1024xf32, #blocked>
    %28 = arith.mulf %20, %27 : tensor<1024xf32, #blocked>
    %29 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %30 = tt.addptr %29, %4 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %31 = tt.load %30, %8 : tensor<1024x!tt.ptr<f32>, #blocked>
    %32 = arith.mulf %28, %31 : tensor<1024xf32, #blocked>
    %33 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %34 = tt.addptr %33, %4 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %35 = tt.load %34, %8 : tensor<1024x!tt.ptr<f32>, #blocked>
    %36 = arith.addf %32, %35 : tensor<1024xf32, #blocked>
    %37 = tt.addptr %arg1, %3 : !tt.ptr<f16>, i64
    %38 = tt.splat %37 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked1>
    %39 = tt.addptr %38, %5 : tensor<1024x!tt.ptr<f16>, #blocked1>, tensor<1024xi32, #blocked1>
    %40 = arith.truncf %36 : tensor<1024xf32, #blocked> to tensor<1024xf16, #blocked>
    %41 = ttg.convert_layout %40 : tensor<1024xf16, #blocked> -> tensor<1024xf16, #blocked1>
    tt.store %39, %41, %9 : tensor<1024x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @layer_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<1024xf32, #blocked>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<1024xf16, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked>
    %5 = tt.make_range {end = 1024 : i32, start = 0 : i32} : tensor<1024xi32, #blocked1>
    %6 = tt.splat %arg4 : i32 -> tensor<1024xi32, #blocked>
    %7 = tt.splat %arg4 : i32 -> tensor<1024xi32, #blocked1>
    %8 = arith.cmpi slt, %4, %6 : tensor<1024xi32, #blocked>
    %9 = arith.cmpi slt, %5, %7 : tensor<1024xi32, #blocked1>
    %10 = tt.addptr %arg0, %3 : !tt.ptr<f16>, i64
    %11 = tt.splat %10 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked>
    %12 = tt.addptr %11, %4 : tensor<1024x!tt.ptr<f16>, #blocked>, tensor<1024xi32, #blocked>
    %13 = tt.load %12, %8, %cst_1 : tensor<1024x!tt.ptr<f16>, #blocked>
    %14 = arith.extf %13 : tensor<1024xf16, #blocked> to tensor<1024xf32, #blocked>
    %15 = "tt.reduce"(%14) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %42 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %42 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %16 = arith.sitofp %arg4 : i32 to f32
    %17 = arith.divf %15, %16 : f32
    %18 = tt.splat %17 : f32 -> tensor<1024xf32, #blocked>
    %19 = arith.subf %14, %18 : tensor<1024xf32, #blocked>
    %20 = arith.select %8, %19, %cst : tensor<1024xi1, #blocked>, tensor<1024xf32, #blocked>
    %21 = arith.mulf %20, %20 : tensor<1024xf32, #blocked>
    %22 = "tt.reduce"(%21) <{axis = 0 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %42 = arith.addf %arg6, %arg7 : f32
      tt.reduce.return %42 : f32
    }) : (tensor<1024xf32, #blocked>) -> f32
    %23 = arith.divf %22, %16 : f32
    %24 = arith.addf %23, %arg5 : f32
    %25 = math.sqrt %24 : f32
    %26 = arith.divf %cst_0, %25 : f32
    %27 = tt.splat %26 : f32 -> tensor<1024xf32, #blocked>
    %28 = arith.mulf %20, %27 : tensor<1024xf32, #blocked>
    %29 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %30 = tt.addptr %29, %4 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %31 = tt.load %30, %8 : tensor<1024x!tt.ptr<f32>, #blocked>
    %32 = arith.mulf %28, %31 : tensor<1024xf32, #blocked>
    %33 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<1024x!tt.ptr<f32>, #blocked>
    %34 = tt.addptr %33, %4 : tensor<1024x!tt.ptr<f32>, #blocked>, tensor<1024xi32, #blocked>
    %35 = tt.load %34, %8 : tensor<1024x!tt.ptr<f32>, #blocked>
    %36 = arith.addf %32, %35 : tensor<1024xf32, #blocked>
    %37 = tt.addptr %arg1, %3 : !tt.ptr<f16>, i64
    %38 = tt.splat %37 : !tt.ptr<f16> -> tensor<1024x!tt.ptr<f16>, #blocked1>
    %39 = tt.addptr %38, %5 : tensor<1024x!tt.ptr<f16>, #blocked1>, tensor<1024xi32, #blocked1>
    %40 = arith.truncf %36 : tensor<1024xf32, #blocked> to tensor<1024xf16, #blocked>
    %41 = ttg.convert_layout %40 : tensor<1024xf16, #blocked> -> tensor<1024xf16, #blocked1>
    tt.store %39, %41, %9 : tensor<1024x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
