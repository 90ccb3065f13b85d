// Kernel softmax of kernels/rows.py, sm_90, num_warps=1, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 i32 i32; constants BLOCK=256
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @softmax(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
    %2 = tt.splat %arg2 : i32 -> tensor<256xi32>
    %3 = arith.cmpi slt, %1, %2 : tensor<256xi32>
    %4 = arith.extsi %0 : i32 to i64
    %5 = arith.extsi %arg3 : i32 to i64
    %6 = arith.muli %4, %5 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %7 = arith.cmpi sle, %6, %c2147483647_i64 : i64
    %8 = arith.cmpi sge, %6, %c-2147483648_i64 : i64
    %9 = arith.andi %7, %8 : i1
    %10 = arith.muli %0, %arg3 : i32
    %11 = tt.addptr %arg0, %10 : !tt.ptr<f16>, i32
    %12 = tt.splat %11 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
    %13 = tt.addptr %12, %1 : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant dense<0xFF800000> : tensor<256xf32>
    %14 = arith.truncf %cst_0 : tensor<256xf32> to tensor<256xf16>
    %15 = tt.load %13, %3, %14 : tensor<256x!tt.ptr<f16>>
    %16 = tt.call @"triton.language.standard.max__fp16S256S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%15) : (tensor<256xf16>) -> f32
    %17 = arith.extf %15 : tensor<256xf16> to tensor<256xf32>
    %18 = tt.splat %16 : f32 -> tensor<256xf32>
    %19 = arith.subf %17, %18 : tensor<256xf32>
    %20 = math.exp %19 : tensor<256xf32>
    %21 = tt.splat %arg2 : i32 -> tensor<256xi32>
    %22 = arith.cmpi slt, %1, %21 : tensor<256xi32>
    %23 = arith.extsi %0 : i32 to i64
    %24 = arith.extsi %arg3 : i32 to i64
    %25 = arith.muli %23, %24 : i64
    %c2147483647_i64_1 = arith.constant 2147483647 : i64
    %c-2147483648_i64_2 = arith.constant -2147483648 : i64
    %26 = arith.cmpi sle, %25, %c2147483647_i64_1 : i64
    %27 = arith.cmpi sge, %25, %c-2147483648_i64_2 : i64
    %28 = arith.andi %26, %27 : i1
    %29 = arith.muli %0, %arg3 : i32
    %30 = tt.addptr %arg1, %29 : !tt.ptr<f16>, i32
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
    %32 = tt.addptr %31, %1 : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
    %33 = tt.call @"triton.language.standard.sum__fp32S256S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%20) : (tensor<256xf32>) -> f32
    %34 = tt.splat %33 : f32 -> tensor<256xf32>
    %35 = arith.divf %20, %34 : tensor<256xf32>
    %36 = arith.truncf %35 : tensor<256xf32> to tensor<256xf16>
    tt.store %32, %36, %22 : tensor<256x!tt.ptr<f16>>
    tt.return
  }
  tt.func private @"triton.language.standard.max__fp16S256S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%arg0: tensor<256xf16>) -> f32 attributes {noinline = false} {
    %0 = arith.extf %arg0 : tensor<256xf16> to tensor<256xf32>
    %1 = "tt.reduce"(%0) <{axis = 0 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %3 = tt.call @triton.language.standard._elementwise_max__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %3 : f32
    }) : (tensor<256xf32>) -> f32
    tt.return %1 : f32
  ^bb1:  // no predecessors
    %2 = ub.poison : f32
    tt.return %2 : f32
  }
  tt.func private @triton.language.standard._elementwise_max__fp32_fp32__(%arg0: f32, %arg1: f32) -> f32 attributes {noinline = false} {
    %0 = arith.maxnumf %arg0, %arg1 : f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
  }
  tt.func private @"triton.language.standard.sum__fp32S256S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<256xf32>) -> f32 attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 0 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._sum_combine__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %2 : f32
    }) : (tensor<256xf32>) -> f32
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
  tt.func public @softmax(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFC00> : tensor<256xf16>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
    %2 = tt.splat %arg2 : i32 -> tensor<256xi32>
    %3 = arith.cmpi slt, %1, %2 : tensor<256xi32>
    %4 = arith.muli %0, %arg3 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i32
    %6 = tt.splat %5 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
    %7 = tt.addptr %6, %1 : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
    %8 = tt.load %7, %3, %cst : tensor<256x!tt.ptr<f16>>
    %9 = arith.extf %8 : tensor<256xf16> to tensor<256xf32>
    %10 = "tt.reduce"(%9) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %21 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %21 : f32
    }) : (tensor<256xf32>) -> f32
    %11 = tt.splat %10 : f32 -> tensor<256xf32>
    %12 = arith.subf %9, %11 : tensor<256xf32>
    %13 = math.exp %12 : tensor<256xf32>
    %14 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i32
    %15 = tt.splat %14 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
    %16 = tt.addptr %15, %1 : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
    %17 = "tt.reduce"(%13) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %21 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %21 : f32
    }) : (tensor<256xf32>) -> f32
    %18 = tt.splat %17 : f32 -> tensor<256xf32>
    %19 = arith.divf %13, %18 : tensor<256xf32>
    %20 = arith.truncf %19 : tensor<256xf32> to tensor<256xf16>
    tt.store %16, %20, %3 : tensor<256x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 1, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFC00> : tensor<256xf16, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %2 = tt.splat %arg2 : i32 -> tensor<256xi32, #blocked>
    %3 = arith.cmpi slt, %1, %2 : tensor<256xi32, #blocked>
    %4 = arith.muli %0, %arg3 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i32
    %6 = tt.splat %5 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %7 = tt.addptr %6, %1 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %8 = tt.load %7, %3, %cst : tensor<256x!tt.ptr<f16>, #blocked>
    %9 = arith.extf %8 : tensor<256xf16, #blocked> to tensor<256xf32, #blocked>
    %10 = "tt.reduce"(%9) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %21 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %21 : f32
    }) : (tensor<256xf32, #blocked>) -> f32
    %11 = tt.splat %10 : f32 -> tensor<256xf32, #blocked>
    %12 = arith.subf %9, %11 : tensor<256xf32, #blocked>
    %13 = math.exp %12 : tensor<256xf32, #blocked>
    %14 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i32
    %15 = tt.splat %14 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %16 = tt.addptr %15, %1 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %17 = "tt.reduce"(%13) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %21 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %21 : f32
    }) : (tensor<256xf32, #blocked>) -> f32
    %18 = tt.splat %17 : f32 -> tensor<256xf32, #blocked>
    %19 = arith.divf %13, %18 : tensor<256xf32, #blocked>
    %20 = arith.truncf %19 : tensor<256xf32, #blocked> to tensor<256xf16, #blocked>
    tt.store %16, %20, %3 : tensor<256x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFC00> : tensor<256xf16, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %2 = tt.splat %arg2 : i32 -> tensor<256xi32, #blocked>
    %3 = arith.cmpi slt, %1, %2 : tensor<256xi32, #blocked>
    %4 = arith.muli %0, %arg3 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i32
    %6 = tt.splat %5 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %7 = tt.addptr %6, %1 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %8 = ttg.convert_layout %7 : tensor<256x!tt.ptr<f16>, #blocked> -> tensor<256x!tt.ptr<f16>, #blocked>
    %9 = ttg.convert_layout %3 : tensor<256xi1, #blocked> -> tensor<256xi1, #blocked>
    %10 = ttg.convert_layout %cst : tensor<256xf16, #blocked> -> tensor<256xf16, #blocked>
    %11 = tt.load %8, %9, %10 : tensor<256x!tt.ptr<f16>, #blocked>
    %12 = arith.extf %11 : tensor<256xf16, #blocked> to tensor<256xf32, #blocked>
    %13 = "tt.reduce"(%12) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %27 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %27 : f32
    }) : (tensor<256xf32, #blocked>) -> f32
    %14 = tt.splat %13 : f32 -> tensor<256xf32, #blocked>
    %15 = arith.subf %12, %14 : tensor<256xf32, #blocked>
    %16 = math.exp %15 : tensor<256xf32, #blocked>
    %17 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i32
    %18 = tt.splat %17 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %19 = tt.addptr %18, %1 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %20 = "tt.reduce"(%16) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %27 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %27 : f32
    }) : (tensor<256xf32, #blocked>) -> f32
    %21 = tt.splat %20 : f32 -> tensor<256xf32, #blocked>
    %22 = arith.divf %16, %21 : tensor<256xf32, #blocked>
    %23 = arith.truncf %22 : tensor<256xf32, #blocked> to tensor<256xf16, #blocked>
    %24 = ttg.convert_layout %19 : tensor<256x!tt.ptr<f16>, #blocked> -> tensor<256x!tt.ptr<f16>, #blocked>
    %25 = ttg.convert_layout %23 : tensor<256xf16, #blocked> -> tensor<256xf16, #blocked>
    %26 = ttg.convert_layout %3 : tensor<256xi1, #blocked> -> tensor<256xi1, #blocked>
    tt.store %24, %25, %26 : tensor<256x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFC00> : tensor<256xf16, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %2 = tt.splat %arg2 : i32 -> tensor<256xi32, #blocked>
    %3 = arith.cmpi slt, %1, %2 : tensor<256xi32, #blocked>
    %4 = arith.muli %0, %arg3 : i32
    %5 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i32
    %6 = tt.splat %5 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %7 = tt.addptr %6, %1 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %8 = tt.load %7, %3, %cst : tensor<256x!tt.ptr<f16>, #blocked>
    %9 = arith.extf %8 : tensor<256xf16, #blocked> to tensor<256xf32, #blocked>
    %10 = "tt.reduce"(%9) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %21 = arith.maxnumf %arg4, %arg5 : f32
      tt.reduce.return %21 : f32
    }) : (tensor<256xf32, #blocked>) -> f32
    %11 = tt.splat %10 : f32 -> tensor<256xf32, #blocked>
    %12 = arith.subf %9, %11 : tensor<256xf32, #blocked>
    %13 = math.exp %12 : tensor<256xf32, #blocked>
    %14 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i32
    %15 = tt.splat %14 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %16 = tt.addptr %15, %1 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %17 = "tt.reduce"(%13) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %21 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %21 : f32
    }) : (tensor<256xf32, #blocked>) -> f32
    %18 = tt.splat %17 : f32 -> tensor<256xf32, #blocked>
    %19 = arith.divf %13, %18 : tensor<256xf32, #blocked>
    %20 = arith.truncf %19 : tensor<256xf32, #blocked> to tensor<256xf16, #blocked>
    tt.store %16, %20, %3 : tensor<256x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
