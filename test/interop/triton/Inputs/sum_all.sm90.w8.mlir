// Kernel sum_all of kernels/reductions.py, sm_90, num_warps=8, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 i32; constants BLOCK=128
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @sum_all(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %c128_i32 = arith.constant 128 : i32
    %c128_i32_0 = arith.constant 128 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %c128_i32_0 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %4 = arith.cmpi sle, %3, %c2147483647_i64 : i64
    %5 = arith.cmpi sge, %3, %c-2147483648_i64 : i64
    %6 = arith.andi %4, %5 : i1
    %7 = arith.muli %0, %c128_i32_0 : i32
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %9 = tt.splat %7 : i32 -> tensor<128xi32>
    %10 = arith.extsi %9 : tensor<128xi32> to tensor<128xi64>
    %11 = arith.extsi %8 : tensor<128xi32> to tensor<128xi64>
    %12 = arith.addi %10, %11 : tensor<128xi64>
    %c2147483647_i64_1 = arith.constant 2147483647 : i64
    %c-2147483648_i64_2 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<128xi64>
    %13 = arith.cmpi sle, %12, %cst : tensor<128xi64>
    %cst_3 = arith.constant dense<-2147483648> : tensor<128xi64>
    %14 = arith.cmpi sge, %12, %cst_3 : tensor<128xi64>
    %15 = arith.andi %13, %14 : tensor<128xi1>
    %16 = arith.addi %9, %8 : tensor<128xi32>
    %17 = tt.get_program_id x : i32
    %18 = tt.addptr %arg1, %17 : !tt.ptr<f16>, i32
    %19 = tt.splat %arg2 : i32 -> tensor<128xi32>
    %20 = arith.cmpi slt, %16, %19 : tensor<128xi32>
    %21 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x!tt.ptr<f16>>
    %22 = tt.addptr %21, %16 : tensor<128x!tt.ptr<f16>>, tensor<128xi32>
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<128xf32>
    %23 = arith.truncf %cst_5 : tensor<128xf32> to tensor<128xf16>
    %24 = tt.load %22, %20, %23 : tensor<128x!tt.ptr<f16>>
    %25 = tt.call @"triton.language.standard.sum__fp16S128S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%24) : (tensor<128xf16>) -> f16
    tt.store %18, %25 : !tt.ptr<f16>
    tt.return
  }
  tt.func private @"triton.language.standard.sum__fp16S128S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<128xf16>) -> f16 attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 0 : i32}> ({
    ^bb0(%arg1: f16, %arg2: f16):
      %2 = tt.call @triton.language.standard._sum_combine__fp16_fp16__(%arg1, %arg2) : (f16, f16) -> f16
      tt.reduce.return %2 : f16
    }) : (tensor<128xf16>) -> f16
    tt.return %0 : f16
  ^bb1:  // no predecessors
    %1 = ub.poison : f16
    tt.return %1 : f16
  }
  tt.func private @triton.language.standard._sum_combine__fp16_fp16__(%arg0: f16, %arg1: f16) -> f16 attributes {noinline = false} {
    %0 = arith.addf %arg0, %arg1 : f16
    tt.return %0 : f16
  ^bb1:  // no predecessors
    %1 = ub.poison : f16
    tt.return %1 : f16
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @sum_all(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf16>
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %3 = tt.splat %1 : i32 -> tensor<128xi32>
    %4 = arith.addi %3, %2 : tensor<128xi32>
    %5 = tt.addptr %arg1, %0 : !tt.ptr<f16>, i32
    %6 = tt.splat %arg2 : i32 -> tensor<128xi32>
    %7 = arith.cmpi slt, %4, %6 : tensor<128xi32>
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x!tt.ptr<f16>>
    %9 = tt.addptr %8, %4 : tensor<128x!tt.ptr<f16>>, tensor<128xi32>
    %10 = tt.load %9, %7, %cst : tensor<128x!tt.ptr<f16>>
    %11 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f16, %arg4: f16):
      %12 = arith.addf %arg3, %arg4 : f16
      tt.reduce.return %12 : f16
    }) : (tensor<128xf16>) -> f16
    tt.store %5, %11 : !tt.ptr<f16>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 8, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sum_all(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked>
    %5 = tt.addptr %arg1, %0 : !tt.ptr<f16>, i32
    %6 = tt.splat %arg2 : i32 -> tensor<128xi32, #blocked>
    %7 = arith.cmpi slt, %4, %6 : tensor<128xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x!tt.ptr<f16>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<128x!tt.ptr<f16>, #blocked>, tensor<128xi32, #blocked>
    %10 = tt.load %9, %7, %cst : tensor<128x!tt.ptr<f16>, #blocked>
    %11 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f16, %arg4: f16):
      %12 = arith.addf %arg3, %arg4 : f16
      tt.reduce.return %12 : f16
    }) : (tensor<128xf16, #blocked>) -> f16
    tt.store %5, %11 : !tt.ptr<f16>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sum_all(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked>
    %5 = tt.addptr %arg1, %0 : !tt.ptr<f16>, i32
    %6 = tt.splat %arg2 : i32 -> tensor<128xi32, #blocked>
    %7 = arith.cmpi slt, %4, %6 : tensor<128xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x!tt.ptr<f16>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<128x!tt.ptr<f16>, #blocked>, tensor<128xi32, #blocked>
    %10 = ttg.convert_layout %9 : tensor<128x!tt.ptr<f16>, #blocked> -> tensor<128x!tt.ptr<f16>, #blocked>
    %11 = ttg.convert_layout %7 : tensor<128xi1, #blocked> -> tensor<128xi1, #blocked>
    %12 = ttg.convert_layout %cst : tensor<128xf16, #blocked> -> tensor<128xf16, #blocked>
    %13 = tt.load %10, %11, %12 : tensor<128x!tt.ptr<f16>, #blocked>
    %14 = "tt.reduce"(%13) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f16, %arg4: f16):
      %15 = arith.addf %arg3, %arg4 : f16
      tt.reduce.return %15 : f16
    }) : (tensor<128xf16, #blocked>) -> f16
    tt.store %5, %14 : !tt.ptr<f16>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sum_all(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked>
    %5 = tt.addptr %arg1, %0 : !tt.ptr<f16>, i32
    %6 = tt.splat %arg2 : i32 -> tensor<128xi32, #blocked>
    %7 = arith.cmpi slt, %4, %6 : tensor<128xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x!tt.ptr<f16>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<128x!tt.ptr<f16>, #blocked>, tensor<128xi32, #blocked>
    %10 = tt.load %9, %7, %cst : tensor<128x!tt.ptr<f16>, #blocked>
    %11 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f16, %arg4: f16):
      %12 = arith.addf %arg3, %arg4 : f16
      tt.reduce.return %12 : f16
    }) : (tensor<128xf16, #blocked>) -> f16
    tt.store %5, %11 : !tt.ptr<f16>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sum_all(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf16, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked>
    %5 = tt.addptr %arg1, %0 : !tt.ptr<f16>, i32
    %6 = tt.splat %arg2 : i32 -> tensor<128xi32, #blocked>
    %7 = arith.cmpi slt, %4, %6 : tensor<128xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x!tt.ptr<f16>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<128x!tt.ptr<f16>, #blocked>, tensor<128xi32, #blocked>
    %10 = tt.load %9, %7, %cst : tensor<128x!tt.ptr<f16>, #blocked>
    %11 = "tt.reduce"(%10) <{axis = 0 : i32}> ({
    ^bb0(%arg3: f16, %arg4: f16):
      %12 = arith.addf %arg3, %arg4 : f16
      tt.reduce.return %12 : f16
    }) : (tensor<128xf16, #blocked>) -> f16
    tt.store %5, %11 : !tt.ptr<f16>
    tt.return
  }
}
