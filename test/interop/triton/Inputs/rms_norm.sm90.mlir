// Kernel rms_norm of kernels/rows.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp16:16 i32 fp32; constants BLOCK=512
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @rms_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: f32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg3 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %4 = arith.cmpi sle, %3, %c2147483647_i64 : i64
    %5 = arith.cmpi sge, %3, %c-2147483648_i64 : i64
    %6 = arith.andi %4, %5 : i1
    %7 = arith.muli %0, %arg3 : i32
    %8 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_512__(1,)cconstexpr_fp32_"() : () -> tensor<512xf32>
    %c0_i32 = arith.constant 0 : i32
    %c512_i32 = arith.constant 512 : i32
    %9 = arith.bitcast %c0_i32 : i32 to i32
    %10 = arith.bitcast %arg3 : i32 to i32
    %11 = arith.bitcast %c512_i32 : i32 to i32
    %12 = ub.poison : i32
    %13 = scf.for %arg5 = %9 to %10 step %11 iter_args(%arg6 = %8) -> (tensor<512xf32>)  : i32 {
      %23 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
      %24 = tt.splat %arg5 : i32 -> tensor<512xi32>
      %25 = arith.extsi %24 : tensor<512xi32> to tensor<512xi64>
      %26 = arith.extsi %23 : tensor<512xi32> to tensor<512xi64>
      %27 = arith.addi %25, %26 : tensor<512xi64>
      %c2147483647_i64_2 = arith.constant 2147483647 : i64
      %c-2147483648_i64_3 = arith.constant -2147483648 : i64
      %cst = arith.constant dense<2147483647> : tensor<512xi64>
      %28 = arith.cmpi sle, %27, %cst : tensor<512xi64>
      %cst_4 = arith.constant dense<-2147483648> : tensor<512xi64>
      %29 = arith.cmpi sge, %27, %cst_4 : tensor<512xi64>
      %30 = arith.andi %28, %29 : tensor<512xi1>
      %31 = arith.addi %24, %23 : tensor<512xi32>
      %32 = tt.splat %arg3 : i32 -> tensor<512xi32>
      %33 = arith.cmpi slt, %31, %32 : tensor<512xi32>
      %34 = tt.addptr %arg0, %7 : !tt.ptr<f16>, i32
      %35 = tt.splat %34 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>>
      %36 = tt.addptr %35, %31 : tensor<512x!tt.ptr<f16>>, tensor<512xi32>
      %cst_5 = arith.constant 0.000000e+00 : f32
      %cst_6 = arith.constant dense<0.000000e+00> : tensor<512xf32>
      %37 = arith.truncf %cst_6 : tensor<512xf32> to tensor<512xf16>
      %38 = tt.load %36, %33, %37 evictionPolicy = evict_last : tensor<512x!tt.ptr<f16>>
      %39 = arith.extf %38 : tensor<512xf16> to tensor<512xf32>
      %40 = arith.extf %38 : tensor<512xf16> to tensor<512xf32>
      %41 = arith.mulf %39, %40 : tensor<512xf32>
      %42 = arith.addf %arg6, %41 : tensor<512xf32>
      scf.yield %42 : tensor<512xf32>
    }
    %14 = tt.call @"triton.language.standard.sum__fp32S512S__(1,)cNone_(2,)cconstexpr_False__(3,)cNone"(%13) : (tensor<512xf32>) -> f32
    %15 = arith.sitofp %arg3 : i32 to f32
    %16 = arith.divf %14, %15 : f32
    %17 = arith.addf %16, %arg4 : f32
    %18 = math.rsqrt %17 : f32
    %c0_i32_0 = arith.constant 0 : i32
    %c512_i32_1 = arith.constant 512 : i32
    %19 = arith.bitcast %c0_i32_0 : i32 to i32
    %20 = arith.bitcast %arg3 : i32 to i32
    %21 = arith.bitcast %c512_i32_1 : i32 to i32
    %22 = ub.poison : i32
    scf.for %arg5 = %19 to %20 step %21  : i32 {
      %23 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
      %24 = tt.splat %arg5 : i32 -> tensor<512xi32>
      %25 = arith.extsi %24 : tensor<512xi32> to tensor<512xi64>
      %26 = arith.extsi %23 : tensor<512xi32> to tensor<512xi64>
      %27 = arith.addi %25, %26 : tensor<512xi64>
      %c2147483647_i64_2 = arith.constant 2147483647 : i64
      %c-2147483648_i64_3 = arith.constant -2147483648 : i64
      %cst = arith.constant dense<2147483647> : tensor<512xi64>
      %28 = arith.cmpi sle, %27, %cst : tensor<512xi64>
      %cst_4 = arith.constant dense<-2147483648> : tensor<512xi64>
      %29 = arith.cmpi sge, %27, %cst_4 : tensor<512xi64>
      %30 = arith.andi %28, %29 : tensor<512xi1>
      %31 = arith.addi %24, %23 : tensor<512xi32>
      %32 = tt.splat %arg3 : i32 -> tensor<512xi32>
      %33 = arith.cmpi slt, %31, %32 : tensor<512xi32>
      %34 = tt.addptr %arg0, %7 : !tt.ptr<f16>, i32
      %35 = tt.splat %34 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>>
      %36 = tt.addptr %35, %31 : tensor<512x!tt.ptr<f16>>, tensor<512xi32>
      %cst_5 = arith.constant 0.000000e+00 : f32
      %cst_6 = arith.constant dense<0.000000e+00> : tensor<512xf32>
      %37 = arith.truncf %cst_6 : tensor<512xf32> to tensor<512xf16>
      %38 = tt.load %36, %33, %37 evictionPolicy = evict_first : tensor<512x!tt.ptr<f16>>
      %39 = tt.splat %arg3 : i32 -> tensor<512xi32>
      %40 = arith.cmpi slt, %31, %39 : tensor<512xi32>
      %41 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>>
      %42 = tt.addptr %41, %31 : tensor<512x!tt.ptr<f16>>, tensor<512xi32>
      %43 = tt.load %42, %40 cacheModifier = ca : tensor<512x!tt.ptr<f16>>
      %44 = tt.splat %arg3 : i32 -> tensor<512xi32>
      %45 = arith.cmpi slt, %31, %44 : tensor<512xi32>
      %46 = tt.addptr %arg1, %7 : !tt.ptr<f16>, i32
      %47 = tt.splat %46 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>>
      %48 = tt.addptr %47, %31 : tensor<512x!tt.ptr<f16>>, tensor<512xi32>
      %49 = arith.extf %38 : tensor<512xf16> to tensor<512xf32>
      %50 = tt.splat %18 : f32 -> tensor<512xf32>
      %51 = arith.mulf %49, %50 : tensor<512xf32>
      %52 = arith.extf %43 : tensor<512xf16> to tensor<512xf32>
      %53 = arith.mulf %51, %52 : tensor<512xf32>
      %54 = arith.truncf %53 : tensor<512xf32> to tensor<512xf16>
      tt.store %48, %54, %45 cacheModifier = cs : tensor<512x!tt.ptr<f16>>
    }
    tt.return
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_512__(1,)cconstexpr_fp32_"() -> tensor<512xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32>
    tt.return %cst_0 : tensor<512xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<512xf32>
    tt.return %0 : tensor<512xf32>
  }
  tt.func private @"triton.language.standard.sum__fp32S512S__(1,)cNone_(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<512xf32>) -> f32 attributes {noinline = false} {
    %0 = tt.reshape %arg0 allow_reorder : tensor<512xf32> -> tensor<512xf32>
    %1 = "tt.reduce"(%0) <{axis = 0 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %3 = tt.call @triton.language.standard._sum_combine__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %3 : f32
    }) : (tensor<512xf32>) -> f32
    tt.return %1 : f32
  ^bb1:  // no predecessors
    %2 = ub.poison : f32
    tt.return %2 : f32
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
  tt.func public @rms_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<512xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf16>
    %c512_i32 = arith.constant 512 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %arg3 : i32
    %2 = scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32 iter_args(%arg6 = %cst) -> (tensor<512xf32>)  : i32 {
      %9 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
      %10 = tt.splat %arg5 : i32 -> tensor<512xi32>
      %11 = arith.addi %10, %9 : tensor<512xi32>
      %12 = tt.splat %arg3 : i32 -> tensor<512xi32>
      %13 = arith.cmpi slt, %11, %12 : tensor<512xi32>
      %14 = tt.addptr %arg0, %1 : !tt.ptr<f16>, i32
      %15 = tt.splat %14 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>>
      %16 = tt.addptr %15, %11 : tensor<512x!tt.ptr<f16>>, tensor<512xi32>
      %17 = tt.load %16, %13, %cst_0 evictionPolicy = evict_last : tensor<512x!tt.ptr<f16>>
      %18 = arith.extf %17 : tensor<512xf16> to tensor<512xf32>
      %19 = arith.mulf %18, %18 : tensor<512xf32>
      %20 = arith.addf %arg6, %19 : tensor<512xf32>
      scf.yield %20 : tensor<512xf32>
    }
    %3 = tt.reshape %2 allow_reorder : tensor<512xf32> -> tensor<512xf32>
    %4 = "tt.reduce"(%3) <{axis = 0 : i32}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %9 = arith.addf %arg5, %arg6 : f32
      tt.reduce.return %9 : f32
    }) : (tensor<512xf32>) -> f32
    %5 = arith.sitofp %arg3 : i32 to f32
    %6 = arith.divf %4, %5 : f32
    %7 = arith.addf %6, %arg4 : f32
    %8 = math.rsqrt %7 : f32
    scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32  : i32 {
      %9 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
      %10 = tt.splat %arg5 : i32 -> tensor<512xi32>
      %11 = arith.addi %10, %9 : tensor<512xi32>
      %12 = tt.splat %arg3 : i32 -> tensor<512xi32>
      %13 = arith.cmpi slt, %11, %12 : tensor<512xi32>
      %14 = tt.addptr %arg0, %1 : !tt.ptr<f16>, i32
      %15 = tt.splat %14 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>>
      %16 = tt.addptr %15, %11 : tensor<512x!tt.ptr<f16>>, tensor<512xi32>
      %17 = tt.load %16, %13, %cst_0 evictionPolicy = evict_first : tensor<512x!tt.ptr<f16>>
      %18 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>>
      %19 = tt.addptr %18, %11 : tensor<512x!tt.ptr<f16>>, tensor<512xi32>
      %20 = tt.load %19, %13 cacheModifier = ca : tensor<512x!tt.ptr<f16>>
      %21 = tt.addptr %arg1, %1 : !tt.ptr<f16>, i32
      %22 = tt.splat %21 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>>
      %23 = tt.addptr %22, %11 : tensor<512x!tt.ptr<f16>>, tensor<512xi32>
      %24 = arith.extf %17 : tensor<512xf16> to tensor<512xf32>
      %25 = tt.splat %8 : f32 -> tensor<512xf32>
      %26 = arith.mulf %24, %25 : tensor<512xf32>
      %27 = arith.extf %20 : tensor<512xf16> to tensor<512xf32>
      %28 = arith.mulf %26, %27 : tensor<512xf32>
      %29 = arith.truncf %28 : tensor<512xf32> to tensor<512xf16>
      tt.store %23, %29, %13 cacheModifier = cs : tensor<512x!tt.ptr<f16>>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @rms_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<512xf32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf16, #blocked>
    %c512_i32 = arith.constant 512 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %arg3 : i32
    %2 = scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32 iter_args(%arg6 = %cst) -> (tensor<512xf32, #blocked>)  : i32 {
      %9 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
      %10 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked>
      %11 = arith.addi %10, %9 : tensor<512xi32, #blocked>
      %12 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked>
      %13 = arith.cmpi slt, %11, %12 : tensor<512xi32, #blocked>
      %14 = tt.addptr %arg0, %1 : !tt.ptr<f16>, i32
      %15 = tt.splat %14 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
      %16 = tt.addptr %15, %11 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %17 = tt.load %16, %13, %cst_0 evictionPolicy = evict_last : tensor<512x!tt.ptr<f16>, #blocked>
      %18 = arith.extf %17 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %19 = arith.mulf %18, %18 : tensor<512xf32, #blocked>
      %20 = arith.addf %arg6, %19 : tensor<512xf32, #blocked>
      scf.yield %20 : tensor<512xf32, #blocked>
    }
    %3 = tt.reshape %2 allow_reorder : tensor<512xf32, #blocked> -> tensor<512xf32, #blocked>
    %4 = "tt.reduce"(%3) <{axis = 0 : i32}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %9 = arith.addf %arg5, %arg6 : f32
      tt.reduce.return %9 : f32
    }) : (tensor<512xf32, #blocked>) -> f32
    %5 = arith.sitofp %arg3 : i32 to f32
    %6 = arith.divf %4, %5 : f32
    %7 = arith.addf %6, %arg4 : f32
    %8 = math.rsqrt %7 : f32
    scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32  : i32 {
      %9 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
      %10 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked>
      %11 = arith.addi %10, %9 : tensor<512xi32, #blocked>
      %12 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked>
      %13 = arith.cmpi slt, %11, %12 : tensor<512xi32, #blocked>
      %14 = tt.addptr %arg0, %1 : !tt.ptr<f16>, i32
      %15 = tt.splat %14 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
      %16 = tt.addptr %15, %11 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %17 = tt.load %16, %13, %cst_0 evictionPolicy = evict_first : tensor<512x!tt.ptr<f16>, #blocked>
      %18 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
      %19 = tt.addptr %18, %11 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %20 = tt.load %19, %13 cacheModifier = ca : tensor<512x!tt.ptr<f16>, #blocked>
      %21 = tt.addptr %arg1, %1 : !tt.ptr<f16>, i32
      %22 = tt.splat %21 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
      %23 = tt.addptr %22, %11 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %24 = arith.extf %17 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %25 = tt.splat %8 : f32 -> tensor<512xf32, #blocked>
      %26 = arith.mulf %24, %25 : tensor<512xf32, #blocked>
      %27 = arith.extf %20 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %28 = arith.mulf %26, %27 : tensor<512xf32, #blocked>
      %29 = arith.truncf %28 : tensor<512xf32, #blocked> to tensor<512xf16, #blocked>
      tt.store %23, %29, %13 cacheModifier = cs : tensor<512x!tt.ptr<f16>, #blocked>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @rms_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<512xf32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf16, #blocked>
    %c512_i32 = arith.constant 512 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %arg3 : i32
    %2 = scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32 iter_args(%arg6 = %cst) -> (tensor<512xf32, #blocked>)  : i32 {
      %9 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
      %10 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked>
      %11 = arith.addi %10, %9 : tensor<512xi32, #blocked>
      %12 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked>
      %13 = arith.cmpi slt, %11, %12 : tensor<512xi32, #blocked>
      %14 = tt.addptr %arg0, %1 : !tt.ptr<f16>, i32
      %15 = tt.splat %14 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
      %16 = tt.addptr %15, %11 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %17 = ttg.convert_layout %16 : tensor<512x!tt.ptr<f16>, #blocked> -> tensor<512x!tt.ptr<f16>, #blocked1>
      %18 = ttg.convert_layout %13 : tensor<512xi1, #blocked> -> tensor<512xi1, #blocked1>
      %19 = ttg.convert_layout %cst_0 : tensor<512xf16, #blocked> -> tensor<512xf16, #blocked1>
      %20 = tt.load %17, %18, %19 evictionPolicy = evict_last : tensor<512x!tt.ptr<f16>, #blocked1>
      %21 = ttg.convert_layout %20 : tensor<512xf16, #blocked1> -> tensor<512xf16, #blocked>
      %22 = arith.extf %21 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %23 = arith.mulf %22, %22 : tensor<512xf32, #blocked>
      %24 = arith.addf %arg6, %23 : tensor<512xf32, #blocked>
      scf.yield %24 : tensor<512xf32, #blocked>
    }
    %3 = tt.reshape %2 allow_reorder : tensor<512xf32, #blocked> -> tensor<512xf32, #blocked>
    %4 = "tt.reduce"(%3) <{axis = 0 : i32}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %9 = arith.addf %arg5, %arg6 : f32
      tt.reduce.return %9 : f32
    }) : (tensor<512xf32, #blocked>) -> f32
    %5 = arith.sitofp %arg3 : i32 to f32
    %6 = arith.divf %4, %5 : f32
    %7 = arith.addf %6, %arg4 : f32
    %8 = math.rsqrt %7 : f32
    scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32  : i32 {
      %9 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
      %10 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked>
      %11 = arith.addi %10, %9 : tensor<512xi32, #blocked>
      %12 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked>
      %13 = arith.cmpi slt, %11, %12 : tensor<512xi32, #blocked>
      %14 = tt.addptr %arg0, %1 : !tt.ptr<f16>, i32
      %15 = tt.splat %14 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
      %16 = tt.addptr %15, %11 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %17 = ttg.convert_layout %16 : tensor<512x!tt.ptr<f16>, #blocked> -> tensor<512x!tt.ptr<f16>, #blocked1>
      %18 = ttg.convert_layout %13 : tensor<512xi1, #blocked> -> tensor<512xi1, #blocked1>
      %19 = ttg.convert_layout %cst_0 : tensor<512xf16, #blocked> -> tensor<512xf16, #blocked1>
      %20 = tt.load %17, %18, %19 evictionPolicy = evict_first : tensor<512x!tt.ptr<f16>, #blocked1>
      %21 = ttg.convert_layout %20 : tensor<512xf16, #blocked1> -> tensor<512xf16, #blocked>
      %22 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
      %23 = tt.addptr %22, %11 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %24 = ttg.convert_layout %23 : tensor<512x!tt.ptr<f16>, #blocked> -> tensor<512x!tt.ptr<f16>, #blocked1>
      %25 = ttg.convert_layout %13 : tensor<512xi1, #blocked> -> tensor<512xi1, #blocked1>
      %26 = tt.load %24, %25 cacheModifier = ca : tensor<512x!tt.ptr<f16>, #blocked1>
      %27 = ttg.convert_layout %26 : tensor<512xf16, #blocked1> -> tensor<512xf16, #blocked>
      %28 = tt.addptr %arg1, %1 : !tt.ptr<f16>, i32
      %29 = tt.splat %28 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
      %30 = tt.addptr %29, %11 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %31 = arith.extf %21 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %32 = tt.splat %8 : f32 -> tensor<512xf32, #blocked>
      %33 = arith.mulf %31, %32 : tensor<512xf32, #blocked>
      %34 = arith.extf %27 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %35 = arith.mulf %33, %34 : tensor<512xf32, #blocked>
      %36 = arith.truncf %35 : tensor<512xf32, #blocked> to tensor<512xf16, #blocked>
      %37 = ttg.convert_layout %30 : tensor<512x!tt.ptr<f16>, #blocked> -> tensor<512x!tt.ptr<f16>, #blocked>
      %38 = ttg.convert_layout %36 : tensor<512xf16, #blocked> -> tensor<512xf16, #blocked>
      %39 = ttg.convert_layout %13 : tensor<512xi1, #blocked> -> tensor<512xi1, #blocked>
      tt.store %37, %38, %39 cacheModifier = cs : tensor<512x!tt.ptr<f16>, #blocked>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @rms_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<512xf16, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c512_i32 = arith.constant 512 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %arg3 : i32
    %2 = scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32 iter_args(%arg6 = %cst_0) -> (tensor<512xf32, #blocked>)  : i32 {
      %9 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
      %10 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked>
      %11 = arith.addi %10, %9 : tensor<512xi32, #blocked>
      %12 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked>
      %13 = arith.cmpi slt, %11, %12 : tensor<512xi32, #blocked>
      %14 = tt.addptr %arg0, %1 : !tt.ptr<f16>, i32
      %15 = tt.splat %14 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
      %16 = tt.addptr %15, %11 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %17 = tt.load %16, %13, %cst evictionPolicy = evict_last : tensor<512x!tt.ptr<f16>, #blocked>
      %18 = arith.extf %17 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %19 = arith.mulf %18, %18 : tensor<512xf32, #blocked>
      %20 = arith.addf %arg6, %19 : tensor<512xf32, #blocked>
      scf.yield %20 : tensor<512xf32, #blocked>
    }
    %3 = tt.reshape %2 allow_reorder : tensor<512xf32, #blocked> -> tensor<512xf32, #blocked1>
    %4 = "tt.reduce"(%3) <{axis = 0 : i32}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %9 = arith.addf %arg5, %arg6 : f32
      tt.reduce.return %9 : f32
    }) : (tensor<512xf32, #blocked1>) -> f32
    %5 = arith.sitofp %arg3 : i32 to f32
    %6 = arith.divf %4, %5 : f32
    %7 = arith.addf %6, %arg4 : f32
    %8 = math.rsqrt %7 : f32
    scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32  : i32 {
      %9 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
      %10 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked1>
      %11 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked>
      %12 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked1>
      %13 = arith.addi %11, %9 : tensor<512xi32, #blocked>
      %14 = arith.addi %12, %10 : tensor<512xi32, #blocked1>
      %15 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked>
      %16 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked1>
      %17 = arith.cmpi slt, %13, %15 : tensor<512xi32, #blocked>
      %18 = arith.cmpi slt, %14, %16 : tensor<512xi32, #blocked1>
      %19 = tt.addptr %arg0, %1 : !tt.ptr<f16>, i32
      %20 = tt.splat %19 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
      %21 = tt.addptr %20, %13 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %22 = tt.load %21, %17, %cst evictionPolicy = evict_first : tensor<512x!tt.ptr<f16>, #blocked>
      %23 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
      %24 = tt.addptr %23, %13 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %25 = tt.load %24, %17 cacheModifier = ca : tensor<512x!tt.ptr<f16>, #blocked>
      %26 = tt.addptr %arg1, %1 : !tt.ptr<f16>, i32
      %27 = tt.splat %26 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked1>
      %28 = tt.addptr %27, %14 : tensor<512x!tt.ptr<f16>, #blocked1>, tensor<512xi32, #blocked1>
      %29 = arith.extf %22 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %30 = tt.splat %8 : f32 -> tensor<512xf32, #blocked>
      %31 = arith.mulf %29, %30 : tensor<512xf32, #blocked>
      %32 = arith.extf %25 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %33 = arith.mulf %31, %32 : tensor<512xf32, #blocked>
      %34 = arith.truncf %33 : tensor<512xf32, #blocked> to tensor<512xf16, #blocked>
      %35 = ttg.convert_layout %34 : tensor<512xf16, #blocked> -> tensor<512xf16, #blocked1>
      tt.store %28, %35, %18 cacheModifier = cs : tensor<512x!tt.ptr<f16>, #blocked1>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @rms_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<512xf16, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c512_i32 = arith.constant 512 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %arg3 : i32
    %2 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %3 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked>
    %4 = tt.addptr %arg0, %1 : !tt.ptr<f16>, i32
    %5 = tt.splat %4 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
    %6 = scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32 iter_args(%arg6 = %cst_0) -> (tensor<512xf32, #blocked>)  : i32 {
      %23 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked>
      %24 = arith.addi %23, %2 : tensor<512xi32, #blocked>
      %25 = arith.cmpi slt, %24, %3 : tensor<512xi32, #blocked>
      %26 = tt.addptr %5, %24 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %27 = tt.load %26, %25, %cst evictionPolicy = evict_last : tensor<512x!tt.ptr<f16>, #blocked>
      %28 = arith.extf %27 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %29 = arith.mulf %28, %28 : tensor<512xf32, #blocked>
      %30 = arith.addf %arg6, %29 : tensor<512xf32, #blocked>
      scf.yield %30 : tensor<512xf32, #blocked>
    }
    %7 = tt.reshape %6 allow_reorder : tensor<512xf32, #blocked> -> tensor<512xf32, #blocked1>
    %8 = "tt.reduce"(%7) <{axis = 0 : i32}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %23 = arith.addf %arg5, %arg6 : f32
      tt.reduce.return %23 : f32
    }) : (tensor<512xf32, #blocked1>) -> f32
    %9 = arith.sitofp %arg3 : i32 to f32
    %10 = arith.divf %8, %9 : f32
    %11 = arith.addf %10, %arg4 : f32
    %12 = math.rsqrt %11 : f32
    %13 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %14 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked1>
    %15 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked>
    %16 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked1>
    %17 = tt.addptr %arg0, %1 : !tt.ptr<f16>, i32
    %18 = tt.splat %17 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
    %19 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
    %20 = tt.addptr %arg1, %1 : !tt.ptr<f16>, i32
    %21 = tt.splat %20 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked1>
    %22 = tt.splat %12 : f32 -> tensor<512xf32, #blocked>
    scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32  : i32 {
      %23 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked>
      %24 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked1>
      %25 = arith.addi %23, %13 : tensor<512xi32, #blocked>
      %26 = arith.addi %24, %14 : tensor<512xi32, #blocked1>
      %27 = arith.cmpi slt, %25, %15 : tensor<512xi32, #blocked>
      %28 = arith.cmpi slt, %26, %16 : tensor<512xi32, #blocked1>
      %29 = tt.addptr %18, %25 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %30 = tt.load %29, %27, %cst evictionPolicy = evict_first : tensor<512x!tt.ptr<f16>, #blocked>
      %31 = tt.addptr %19, %25 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %32 = tt.load %31, %27 cacheModifier = ca : tensor<512x!tt.ptr<f16>, #blocked>
      %33 = tt.addptr %21, %26 : tensor<512x!tt.ptr<f16>, #blocked1>, tensor<512xi32, #blocked1>
      %34 = arith.extf %30 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %35 = arith.mulf %34, %22 : tensor<512xf32, #blocked>
      %36 = arith.extf %32 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %37 = arith.mulf %35, %36 : tensor<512xf32, #blocked>
      %38 = arith.truncf %37 : tensor<512xf32, #blocked> to tensor<512xf16, #blocked>
      %39 = ttg.convert_layout %38 : tensor<512xf16, #blocked> -> tensor<512xf16, #blocked1>
      tt.store %33, %39, %28 cacheModifier = cs : tensor<512x!tt.ptr<f16>, #blocked1>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @rms_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<512xf16, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c512_i32 = arith.constant 512 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %arg3 : i32
    %2 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %3 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked>
    %4 = tt.addptr %arg0, %1 : !tt.ptr<f16>, i32
    %5 = tt.splat %4 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
    %6 = scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32 iter_args(%arg6 = %cst_0) -> (tensor<512xf32, #blocked>)  : i32 {
      %19 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked>
      %20 = arith.addi %19, %2 : tensor<512xi32, #blocked>
      %21 = arith.cmpi slt, %20, %3 : tensor<512xi32, #blocked>
      %22 = tt.addptr %5, %20 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %23 = tt.load %22, %21, %cst evictionPolicy = evict_last : tensor<512x!tt.ptr<f16>, #blocked>
      %24 = arith.extf %23 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %25 = arith.mulf %24, %24 : tensor<512xf32, #blocked>
      %26 = arith.addf %arg6, %25 : tensor<512xf32, #blocked>
      scf.yield %26 : tensor<512xf32, #blocked>
    }
    %7 = tt.reshape %6 allow_reorder : tensor<512xf32, #blocked> -> tensor<512xf32, #blocked1>
    %8 = "tt.reduce"(%7) <{axis = 0 : i32}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %19 = arith.addf %arg5, %arg6 : f32
      tt.reduce.return %19 : f32
    }) : (tensor<512xf32, #blocked1>) -> f32
    %9 = arith.sitofp %arg3 : i32 to f32
    %10 = arith.divf %8, %9 : f32
    %11 = arith.addf %10, %arg4 : f32
    %12 = math.rsqrt %11 : f32
    %13 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked1>
    %14 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked1>
    %15 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
    %16 = tt.addptr %arg1, %1 : !tt.ptr<f16>, i32
    %17 = tt.splat %16 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked1>
    %18 = tt.splat %12 : f32 -> tensor<512xf32, #blocked>
    scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32  : i32 {
      %19 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked>
      %20 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked1>
      %21 = arith.addi %19, %2 : tensor<512xi32, #blocked>
      %22 = arith.addi %20, %13 : tensor<512xi32, #blocked1>
      %23 = arith.cmpi slt, %21, %3 : tensor<512xi32, #blocked>
      %24 = arith.cmpi slt, %22, %14 : tensor<512xi32, #blocked1>
      %25 = tt.addptr %5, %21 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %26 = tt.load %25, %23, %cst evictionPolicy = evict_first : tensor<512x!tt.ptr<f16>, #blocked>
      %27 = tt.addptr %15, %21 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %28 = tt.load %27, %23 cacheModifier = ca : tensor<512x!tt.ptr<f16>, #blocked>
      %29 = tt.addptr %17, %22 : tensor<512x!tt.ptr<f16>, #blocked1>, tensor<512xi32, #blocked1>
      %30 = arith.extf %26 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %31 = arith.mulf %30, %18 : tensor<512xf32, #blocked>
      %32 = arith.extf %28 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %33 = arith.mulf %31, %32 : tensor<512xf32, #blocked>
      %34 = arith.truncf %33 : tensor<512xf32, #blocked> to tensor<512xf16, #blocked>
      %35 = ttg.convert_layout %34 : tensor<512xf16, #blocked> -> tensor<512xf16, #blocked1>
      tt.store %29, %35, %24 cacheModifier = cs : tensor<512x!tt.ptr<f16>, #blocked1>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @rms_norm(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<512xf32, #blocked>
    %c512_i32 = arith.constant 512 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf16, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %arg3 : i32
    %2 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %3 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked>
    %4 = tt.addptr %arg0, %1 : !tt.ptr<f16>, i32
    %5 = tt.splat %4 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
    %6 = scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32 iter_args(%arg6 = %cst) -> (tensor<512xf32, #blocked>)  : i32 {
      %19 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked>
      %20 = arith.addi %19, %2 : tensor<512xi32, #blocked>
      %21 = arith.cmpi slt, %20, %3 : tensor<512xi32, #blocked>
      %22 = tt.addptr %5, %20 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %23 = tt.load %22, %21, %cst_0 evictionPolicy = evict_last : tensor<512x!tt.ptr<f16>, #blocked>
      %24 = arith.extf %23 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %25 = arith.mulf %24, %24 : tensor<512xf32, #blocked>
      %26 = arith.addf %arg6, %25 : tensor<512xf32, #blocked>
      scf.yield %26 : tensor<512xf32, #blocked>
    }
    %7 = tt.reshape %6 allow_reorder : tensor<512xf32, #blocked> -> tensor<512xf32, #blocked1>
    %8 = "tt.reduce"(%7) <{axis = 0 : i32}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %19 = arith.addf %arg5, %arg6 : f32
      tt.reduce.return %19 : f32
    }) : (tensor<512xf32, #blocked1>) -> f32
    %9 = arith.sitofp %arg3 : i32 to f32
    %10 = arith.divf %8, %9 : f32
    %11 = arith.addf %10, %arg4 : f32
    %12 = math.rsqrt %11 : f32
    %13 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked1>
    %14 = tt.splat %arg3 : i32 -> tensor<512xi32, #blocked1>
    %15 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked>
    %16 = tt.addptr %arg1, %1 : !tt.ptr<f16>, i32
    %17 = tt.splat %16 : !tt.ptr<f16> -> tensor<512x!tt.ptr<f16>, #blocked1>
    %18 = tt.splat %12 : f32 -> tensor<512xf32, #blocked>
    scf.for %arg5 = %c0_i32 to %arg3 step %c512_i32  : i32 {
      %19 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked>
      %20 = tt.splat %arg5 : i32 -> tensor<512xi32, #blocked1>
      %21 = arith.addi %19, %2 : tensor<512xi32, #blocked>
      %22 = arith.addi %20, %13 : tensor<512xi32, #blocked1>
      %23 = arith.cmpi slt, %21, %3 : tensor<512xi32, #blocked>
      %24 = arith.cmpi slt, %22, %14 : tensor<512xi32, #blocked1>
      %25 = tt.addptr %5, %21 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %26 = tt.load %25, %23, %cst_0 evictionPolicy = evict_first : tensor<512x!tt.ptr<f16>, #blocked>
      %27 = tt.addptr %15, %21 : tensor<512x!tt.ptr<f16>, #blocked>, tensor<512xi32, #blocked>
      %28 = tt.load %27, %23 cacheModifier = ca : tensor<512x!tt.ptr<f16>, #blocked>
      %29 = tt.addptr %17, %22 : tensor<512x!tt.ptr<f16>, #blocked1>, tensor<512xi32, #blocked1>
      %30 = arith.extf %26 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %31 = arith.mulf %30, %18 : tensor<512xf32, #blocked>
      %32 = arith.extf %28 : tensor<512xf16, #blocked> to tensor<512xf32, #blocked>
      %33 = arith.mulf %31, %32 : tensor<512xf32, #blocked>
      %34 = arith.truncf %33 : tensor<512xf32, #blocked> to tensor<512xf16, #blocked>
      %35 = ttg.convert_layout %34 : tensor<512xf16, #blocked> -> tensor<512xf16, #blocked1>
      tt.store %29, %35, %24 cacheModifier = cs : tensor<512x!tt.ptr<f16>, #blocked1>
    }
    tt.return
  }
}
