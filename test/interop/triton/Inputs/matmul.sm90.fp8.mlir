// Kernel matmul of kernels/matmul.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp8e4nv:16 *fp8e4nv:16 *fp16:16 i32 i32 i32:16 i32:16 i32:16 i32:16; constants BM=128, BN=128, BK=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %17 = tt.get_program_id y : i32
    %c128_i32_4 = arith.constant 128 : i32
    %c128_i32_5 = arith.constant 128 : i32
    %18 = arith.extsi %17 : i32 to i64
    %19 = arith.extsi %c128_i32_5 : i32 to i64
    %20 = arith.muli %18, %19 : i64
    %c2147483647_i64_6 = arith.constant 2147483647 : i64
    %c-2147483648_i64_7 = arith.constant -2147483648 : i64
    %21 = arith.cmpi sle, %20, %c2147483647_i64_6 : i64
    %22 = arith.cmpi sge, %20, %c-2147483648_i64_7 : i64
    %23 = arith.andi %21, %22 : i1
    %24 = arith.muli %17, %c128_i32_5 : i32
    %25 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %26 = tt.splat %24 : i32 -> tensor<128xi32>
    %27 = arith.extsi %26 : tensor<128xi32> to tensor<128xi64>
    %28 = arith.extsi %25 : tensor<128xi32> to tensor<128xi64>
    %29 = arith.addi %27, %28 : tensor<128xi64>
    %c2147483647_i64_8 = arith.constant 2147483647 : i64
    %c-2147483648_i64_9 = arith.constant -2147483648 : i64
    %cst_10 = arith.constant dense<2147483647> : tensor<128xi64>
    %30 = arith.cmpi sle, %29, %cst_10 : tensor<128xi64>
    %cst_11 = arith.constant dense<-2147483648> : tensor<128xi64>
    %31 = arith.cmpi sge, %29, %cst_11 : tensor<128xi64>
    %32 = arith.andi %30, %31 : tensor<128xi1>
    %33 = arith.addi %26, %25 : tensor<128xi32>
    %34 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %35 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %36 = tt.splat %arg6 : i32 -> tensor<128x1xi32>
    %37 = arith.extsi %35 : tensor<128x1xi32> to tensor<128x1xi64>
    %38 = arith.extsi %36 : tensor<128x1xi32> to tensor<128x1xi64>
    %39 = arith.muli %37, %38 : tensor<128x1xi64>
    %c2147483647_i64_12 = arith.constant 2147483647 : i64
    %c-2147483648_i64_13 = arith.constant -2147483648 : i64
    %cst_14 = arith.constant dense<2147483647> : tensor<128x1xi64>
    %40 = arith.cmpi sle, %39, %cst_14 : tensor<128x1xi64>
    %cst_15 = arith.constant dense<-2147483648> : tensor<128x1xi64>
    %41 = arith.cmpi sge, %39, %cst_15 : tensor<128x1xi64>
    %42 = arith.andi %40, %41 : tensor<128x1xi1>
    %43 = arith.muli %35, %36 : tensor<128x1xi32>
    %44 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>>
    %45 = tt.addptr %44, %43 : tensor<128x1x!tt.ptr<f8E4M3FN>>, tensor<128x1xi32>
    %46 = tt.expand_dims %34 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %47 = tt.broadcast %45 : tensor<128x1x!tt.ptr<f8E4M3FN>> -> tensor<128x64x!tt.ptr<f8E4M3FN>>
    %48 = tt.broadcast %46 : tensor<1x64xi32> -> tensor<128x64xi32>
    %49 = tt.addptr %47, %48 : tensor<128x64x!tt.ptr<f8E4M3FN>>, tensor<128x64xi32>
    %50 = tt.expand_dims %34 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %51 = tt.splat %arg7 : i32 -> tensor<64x1xi32>
    %52 = arith.extsi %50 : tensor<64x1xi32> to tensor<64x1xi64>
    %53 = arith.extsi %51 : tensor<64x1xi32> to tensor<64x1xi64>
    %54 = arith.muli %52, %53 : tensor<64x1xi64>
    %c2147483647_i64_16 = arith.constant 2147483647 : i64
    %c-2147483648_i64_17 = arith.constant -2147483648 : i64
    %cst_18 = arith.constant dense<2147483647> : tensor<64x1xi64>
    %55 = arith.cmpi sle, %54, %cst_18 : tensor<64x1xi64>
    %cst_19 = arith.constant dense<-2147483648> : tensor<64x1xi64>
    %56 = arith.cmpi sge, %54, %cst_19 : tensor<64x1xi64>
    %57 = arith.andi %55, %56 : tensor<64x1xi1>
    %58 = arith.muli %50, %51 : tensor<64x1xi32>
    %59 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>>
    %60 = tt.addptr %59, %58 : tensor<64x1x!tt.ptr<f8E4M3FN>>, tensor<64x1xi32>
    %61 = tt.expand_dims %33 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %62 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f8E4M3FN>> -> tensor<64x128x!tt.ptr<f8E4M3FN>>
    %63 = tt.broadcast %61 : tensor<1x128xi32> -> tensor<64x128xi32>
    %64 = tt.addptr %62, %63 : tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>
    %65 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() : () -> tensor<128x128xf32>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %66 = arith.bitcast %c0_i32 : i32 to i32
    %67 = arith.bitcast %arg5 : i32 to i32
    %68 = arith.bitcast %c64_i32 : i32 to i32
    %69 = ub.poison : i32
    %70:3 = scf.for %arg9 = %66 to %67 step %68 iter_args(%arg10 = %65, %arg11 = %49, %arg12 = %64) -> (tensor<128x128xf32>, tensor<128x64x!tt.ptr<f8E4M3FN>>, tensor<64x128x!tt.ptr<f8E4M3FN>>)  : i32 {
      %87 = tt.load %arg11 : tensor<128x64x!tt.ptr<f8E4M3FN>>
      %88 = tt.load %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>>
      %cst_24 = arith.constant 0.000000e+00 : f32
      %89 = tt.dot %87, %88, %arg10, inputPrecision = tf32 {maxNumImpreciseAcc = 1073741824 : i32} : tensor<128x64xf8E4M3FN> * tensor<64x128xf8E4M3FN> -> tensor<128x128xf32>
      %c64_i32_25 = arith.constant 64 : i32
      %cst_26 = arith.constant dense<64> : tensor<128x64xi32>
      %90 = tt.addptr %arg11, %cst_26 : tensor<128x64x!tt.ptr<f8E4M3FN>>, tensor<128x64xi32>
      %c64_i32_27 = arith.constant 64 : i32
      %c64_i32_28 = arith.constant 64 : i32
      %91 = arith.extsi %c64_i32_28 : i32 to i64
      %92 = arith.extsi %arg7 : i32 to i64
      %93 = arith.muli %91, %92 : i64
      %c2147483647_i64_29 = arith.constant 2147483647 : i64
      %c-2147483648_i64_30 = arith.constant -2147483648 : i64
      %94 = arith.cmpi sle, %93, %c2147483647_i64_29 : i64
      %95 = arith.cmpi sge, %93, %c-2147483648_i64_30 : i64
      %96 = arith.andi %94, %95 : i1
      %97 = arith.muli %c64_i32_28, %arg7 : i32
      %98 = tt.splat %97 : i32 -> tensor<64x128xi32>
      %99 = tt.addptr %arg12, %98 : tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>
      scf.yield %89, %90, %99 : tensor<128x128xf32>, tensor<128x64x!tt.ptr<f8E4M3FN>>, tensor<64x128x!tt.ptr<f8E4M3FN>>
    }
    %71 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %72 = tt.splat %arg8 : i32 -> tensor<128x1xi32>
    %73 = arith.extsi %71 : tensor<128x1xi32> to tensor<128x1xi64>
    %74 = arith.extsi %72 : tensor<128x1xi32> to tensor<128x1xi64>
    %75 = arith.muli %73, %74 : tensor<128x1xi64>
    %c2147483647_i64_20 = arith.constant 2147483647 : i64
    %c-2147483648_i64_21 = arith.constant -2147483648 : i64
    %cst_22 = arith.constant dense<2147483647> : tensor<128x1xi64>
    %76 = arith.cmpi sle, %75, %cst_22 : tensor<128x1xi64>
    %cst_23 = arith.constant dense<-2147483648> : tensor<128x1xi64>
    %77 = arith.cmpi sge, %75, %cst_23 : tensor<128x1xi64>
    %78 = arith.andi %76, %77 : tensor<128x1xi1>
    %79 = arith.muli %71, %72 : tensor<128x1xi32>
    %80 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>>
    %81 = tt.addptr %80, %79 : tensor<128x1x!tt.ptr<f16>>, tensor<128x1xi32>
    %82 = tt.expand_dims %33 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %83 = tt.broadcast %81 : tensor<128x1x!tt.ptr<f16>> -> tensor<128x128x!tt.ptr<f16>>
    %84 = tt.broadcast %82 : tensor<1x128xi32> -> tensor<128x128xi32>
    %85 = tt.addptr %83, %84 : tensor<128x128x!tt.ptr<f16>>, tensor<128x128xi32>
    %86 = arith.truncf %70#0 : tensor<128x128xf32> to tensor<128x128xf16>
    tt.store %85, %86 : tensor<128x128x!tt.ptr<f16>>
    tt.return
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() -> tensor<128x128xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    tt.return %cst_0 : tensor<128x128xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<128x128xf32>
    tt.return %0 : tensor<128x128xf32>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %3 = tt.splat %1 : i32 -> tensor<128xi32>
    %4 = arith.addi %3, %2 : tensor<128xi32>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.splat %6 : i32 -> tensor<128xi32>
    %8 = arith.addi %7, %2 : tensor<128xi32>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %10 = tt.expand_dims %4 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %11 = tt.splat %arg6 : i32 -> tensor<128x1xi32>
    %12 = arith.muli %10, %11 : tensor<128x1xi32>
    %13 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>>
    %14 = tt.addptr %13, %12 : tensor<128x1x!tt.ptr<f8E4M3FN>>, tensor<128x1xi32>
    %15 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %16 = tt.broadcast %14 : tensor<128x1x!tt.ptr<f8E4M3FN>> -> tensor<128x64x!tt.ptr<f8E4M3FN>>
    %17 = tt.broadcast %15 : tensor<1x64xi32> -> tensor<128x64xi32>
    %18 = tt.addptr %16, %17 : tensor<128x64x!tt.ptr<f8E4M3FN>>, tensor<128x64xi32>
    %19 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %20 = tt.splat %arg7 : i32 -> tensor<64x1xi32>
    %21 = arith.muli %19, %20 : tensor<64x1xi32>
    %22 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>>
    %23 = tt.addptr %22, %21 : tensor<64x1x!tt.ptr<f8E4M3FN>>, tensor<64x1xi32>
    %24 = tt.expand_dims %8 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %25 = tt.broadcast %23 : tensor<64x1x!tt.ptr<f8E4M3FN>> -> tensor<64x128x!tt.ptr<f8E4M3FN>>
    %26 = tt.broadcast %24 : tensor<1x128xi32> -> tensor<64x128xi32>
    %27 = tt.addptr %25, %26 : tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>
    %28:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst, %arg11 = %18, %arg12 = %27) -> (tensor<128x128xf32>, tensor<128x64x!tt.ptr<f8E4M3FN>>, tensor<64x128x!tt.ptr<f8E4M3FN>>)  : i32 {
      %37 = tt.load %arg11 : tensor<128x64x!tt.ptr<f8E4M3FN>>
      %38 = tt.load %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>>
      %39 = tt.dot %37, %38, %arg10, inputPrecision = tf32 {maxNumImpreciseAcc = 1073741824 : i32} : tensor<128x64xf8E4M3FN> * tensor<64x128xf8E4M3FN> -> tensor<128x128xf32>
      %40 = tt.addptr %arg11, %cst_0 : tensor<128x64x!tt.ptr<f8E4M3FN>>, tensor<128x64xi32>
      %41 = arith.muli %arg7, %c64_i32 : i32
      %42 = tt.splat %41 : i32 -> tensor<64x128xi32>
      %43 = tt.addptr %arg12, %42 : tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>
      scf.yield %39, %40, %43 : tensor<128x128xf32>, tensor<128x64x!tt.ptr<f8E4M3FN>>, tensor<64x128x!tt.ptr<f8E4M3FN>>
    }
    %29 = tt.splat %arg8 : i32 -> tensor<128x1xi32>
    %30 = arith.muli %10, %29 : tensor<128x1xi32>
    %31 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>>
    %32 = tt.addptr %31, %30 : tensor<128x1x!tt.ptr<f16>>, tensor<128x1xi32>
    %33 = tt.broadcast %32 : tensor<128x1x!tt.ptr<f16>> -> tensor<128x128x!tt.ptr<f16>>
    %34 = tt.broadcast %24 : tensor<1x128xi32> -> tensor<128x128xi32>
    %35 = tt.addptr %33, %34 : tensor<128x128x!tt.ptr<f16>>, tensor<128x128xi32>
    %36 = arith.truncf %28#0 : tensor<128x128xf32> to tensor<128x128xf16>
    tt.store %35, %36 : tensor<128x128x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked2>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked2>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.splat %6 : i32 -> tensor<128xi32, #blocked2>
    %8 = arith.addi %7, %2 : tensor<128xi32, #blocked2>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %10 = ttg.convert_layout %4 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %11 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %12 = ttg.convert_layout %11 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked4>
    %13 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked4>
    %14 = arith.muli %12, %13 : tensor<128x1xi32, #blocked4>
    %15 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked4>
    %16 = tt.addptr %15, %14 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked4>, tensor<128x1xi32, #blocked4>
    %17 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi32, #blocked5>
    %19 = ttg.convert_layout %18 : tensor<1x64xi32, #blocked5> -> tensor<1x64xi32, #blocked1>
    %20 = tt.broadcast %16 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked4> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked4>
    %21 = ttg.convert_layout %20 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked4> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %22 = tt.broadcast %19 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
    %24 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %26 = ttg.convert_layout %25 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked4>
    %27 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked4>
    %28 = arith.muli %26, %27 : tensor<64x1xi32, #blocked4>
    %29 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked4>
    %30 = tt.addptr %29, %28 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked4>, tensor<64x1xi32, #blocked4>
    %31 = ttg.convert_layout %8 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x128xi32, #blocked5>
    %33 = ttg.convert_layout %32 : tensor<1x128xi32, #blocked5> -> tensor<1x128xi32, #blocked>
    %34 = tt.broadcast %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked4> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked4>
    %35 = ttg.convert_layout %34 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked4> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128xi32, #blocked>
    %38:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst, %arg11 = %23, %arg12 = %37) -> (tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked>)  : i32 {
      %48 = tt.load %arg11 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
      %49 = tt.load %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked>
      %50 = ttg.convert_layout %48 : tensor<128x64xf8E4M3FN, #blocked1> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #blocked6}>>
      %51 = ttg.convert_layout %49 : tensor<64x128xf8E4M3FN, #blocked> -> tensor<64x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #blocked6}>>
      %52 = ttg.convert_layout %arg10 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked6>
      %53 = tt.dot %50, %51, %52, inputPrecision = tf32 {maxNumImpreciseAcc = 1073741824 : i32} : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #blocked6}>> * tensor<64x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #blocked6}>> -> tensor<128x128xf32, #blocked6>
      %54 = ttg.convert_layout %53 : tensor<128x128xf32, #blocked6> -> tensor<128x128xf32, #blocked>
      %55 = tt.addptr %arg11, %cst_0 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
      %56 = arith.muli %arg7, %c64_i32 : i32
      %57 = tt.splat %56 : i32 -> tensor<64x128xi32, #blocked>
      %58 = tt.addptr %arg12, %57 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128xi32, #blocked>
      scf.yield %54, %55, %58 : tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked>
    }
    %39 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked4>
    %40 = arith.muli %12, %39 : tensor<128x1xi32, #blocked4>
    %41 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked4>
    %42 = tt.addptr %41, %40 : tensor<128x1x!tt.ptr<f16>, #blocked4>, tensor<128x1xi32, #blocked4>
    %43 = tt.broadcast %42 : tensor<128x1x!tt.ptr<f16>, #blocked4> -> tensor<128x128x!tt.ptr<f16>, #blocked4>
    %44 = ttg.convert_layout %43 : tensor<128x128x!tt.ptr<f16>, #blocked4> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %45 = tt.broadcast %33 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %46 = tt.addptr %44, %45 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %47 = arith.truncf %38#0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    tt.store %46, %47 : tensor<128x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked2>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked2>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.splat %6 : i32 -> tensor<128xi32, #blocked2>
    %8 = arith.addi %7, %2 : tensor<128xi32, #blocked2>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %10 = ttg.convert_layout %4 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %11 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %12 = ttg.convert_layout %11 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked4>
    %13 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked4>
    %14 = arith.muli %12, %13 : tensor<128x1xi32, #blocked4>
    %15 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked4>
    %16 = tt.addptr %15, %14 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked4>, tensor<128x1xi32, #blocked4>
    %17 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi32, #blocked5>
    %19 = ttg.convert_layout %18 : tensor<1x64xi32, #blocked5> -> tensor<1x64xi32, #blocked1>
    %20 = tt.broadcast %16 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked4> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked4>
    %21 = ttg.convert_layout %20 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked4> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %22 = tt.broadcast %19 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
    %24 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %26 = ttg.convert_layout %25 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked4>
    %27 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked4>
    %28 = arith.muli %26, %27 : tensor<64x1xi32, #blocked4>
    %29 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked4>
    %30 = tt.addptr %29, %28 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked4>, tensor<64x1xi32, #blocked4>
    %31 = ttg.convert_layout %8 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x128xi32, #blocked5>
    %33 = ttg.convert_layout %32 : tensor<1x128xi32, #blocked5> -> tensor<1x128xi32, #blocked>
    %34 = tt.broadcast %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked4> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked4>
    %35 = ttg.convert_layout %34 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked4> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128xi32, #blocked>
    %38:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst, %arg11 = %23, %arg12 = %37) -> (tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked>)  : i32 {
      %50 = ttg.convert_layout %arg11 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked6>
      %51 = tt.load %50 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked6>
      %52 = ttg.convert_layout %51 : tensor<128x64xf8E4M3FN, #blocked6> -> tensor<128x64xf8E4M3FN, #blocked1>
      %53 = ttg.convert_layout %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked7>
      %54 = tt.load %53 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked7>
      %55 = ttg.convert_layout %54 : tensor<64x128xf8E4M3FN, #blocked7> -> tensor<64x128xf8E4M3FN, #blocked>
      %56 = ttg.convert_layout %52 : tensor<128x64xf8E4M3FN, #blocked1> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>>
      %57 = ttg.convert_layout %55 : tensor<64x128xf8E4M3FN, #blocked> -> tensor<64x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>>
      %58 = ttg.convert_layout %arg10 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked8>
      %59 = tt.dot %56, %57, %58, inputPrecision = tf32 {maxNumImpreciseAcc = 1073741824 : i32} : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>> * tensor<64x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>> -> tensor<128x128xf32, #blocked8>
      %60 = ttg.convert_layout %59 : tensor<128x128xf32, #blocked8> -> tensor<128x128xf32, #blocked>
      %61 = tt.addptr %arg11, %cst_0 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
      %62 = arith.muli %arg7, %c64_i32 : i32
      %63 = tt.splat %62 : i32 -> tensor<64x128xi32, #blocked>
      %64 = tt.addptr %arg12, %63 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128xi32, #blocked>
      scf.yield %60, %61, %64 : tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked>
    }
    %39 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked4>
    %40 = arith.muli %12, %39 : tensor<128x1xi32, #blocked4>
    %41 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked4>
    %42 = tt.addptr %41, %40 : tensor<128x1x!tt.ptr<f16>, #blocked4>, tensor<128x1xi32, #blocked4>
    %43 = tt.broadcast %42 : tensor<128x1x!tt.ptr<f16>, #blocked4> -> tensor<128x128x!tt.ptr<f16>, #blocked4>
    %44 = ttg.convert_layout %43 : tensor<128x128x!tt.ptr<f16>, #blocked4> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %45 = tt.broadcast %33 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %46 = tt.addptr %44, %45 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %47 = arith.truncf %38#0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %48 = ttg.convert_layout %46 : tensor<128x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked9>
    %49 = ttg.convert_layout %47 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked9>
    tt.store %48, %49 : tensor<128x128x!tt.ptr<f16>, #blocked9>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked1>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked3>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked3>
    %31 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked3>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<64x1xi32, #blocked3>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked3> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked3>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<64x128xi32, #blocked3>
    %38:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst, %arg11 = %26, %arg12 = %37) -> (tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked3>)  : i32 {
      %48 = tt.load %arg11 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
      %49 = tt.load %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked3>
      %50 = ttg.convert_layout %48 : tensor<128x64xf8E4M3FN, #blocked1> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %51 = ttg.convert_layout %49 : tensor<64x128xf8E4M3FN, #blocked3> -> tensor<64x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %52 = tt.dot %50, %51, %arg10, inputPrecision = tf32 {maxNumImpreciseAcc = 1073741824 : i32} : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x128xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<128x128xf32, #blocked>
      %53 = tt.addptr %arg11, %cst_0 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
      %54 = arith.muli %arg7, %c64_i32 : i32
      %55 = tt.splat %54 : i32 -> tensor<64x128xi32, #blocked3>
      %56 = tt.addptr %arg12, %55 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %52, %53, %56 : tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked3>
    }
    %39 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %40 = arith.muli %17, %39 : tensor<128x1xi32, #blocked2>
    %41 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %42 = tt.addptr %41, %40 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %43 = tt.broadcast %42 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %44 = tt.broadcast %34 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %45 = tt.addptr %43, %44 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %46 = arith.truncf %38#0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %47 = ttg.convert_layout %46 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %45, %47 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 32]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked1>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked3>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked3>
    %31 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked3>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<64x1xi32, #blocked3>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked3> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked3>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<64x128xi32, #blocked3>
    %38:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst, %arg11 = %26, %arg12 = %37) -> (tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked3>)  : i32 {
      %48 = tt.load %arg11 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
      %49 = ttg.local_alloc %48 : (tensor<128x64xf8E4M3FN, #blocked1>) -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem>
      %50 = tt.load %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked3>
      %51 = ttg.local_alloc %50 : (tensor<64x128xf8E4M3FN, #blocked3>) -> !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      %52 = ttg.convert_layout %arg10 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #mma>
      %53 = ttng.warp_group_dot %49, %51, %52 {inputPrecision = 0 : i32, maxNumImpreciseAcc = 1073741824 : i32} : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem> * !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem> -> tensor<128x128xf32, #mma>
      %54 = ttg.convert_layout %53 : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked>
      %55 = tt.addptr %arg11, %cst_0 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
      %56 = arith.muli %arg7, %c64_i32 : i32
      %57 = tt.splat %56 : i32 -> tensor<64x128xi32, #blocked3>
      %58 = tt.addptr %arg12, %57 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %54, %55, %58 : tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked3>
    }
    %39 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %40 = arith.muli %17, %39 : tensor<128x1xi32, #blocked2>
    %41 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %42 = tt.addptr %41, %40 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %43 = tt.broadcast %42 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %44 = tt.broadcast %34 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %45 = tt.addptr %43, %44 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %46 = arith.truncf %38#0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %47 = ttg.convert_layout %46 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %45, %47 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 32]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
    %38:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst_0, %arg11 = %26, %arg12 = %37) -> (tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>)  : i32 {
      %48 = tt.load %arg11 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
      %49 = ttg.local_alloc %48 : (tensor<128x64xf8E4M3FN, #blocked>) -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem>
      %50 = tt.load %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
      %51 = ttg.local_alloc %50 : (tensor<64x128xf8E4M3FN, #blocked2>) -> !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      %52 = ttng.warp_group_dot %49, %51, %arg10 {inputPrecision = 0 : i32, maxNumImpreciseAcc = 1073741824 : i32} : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem> * !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem> -> tensor<128x128xf32, #mma>
      %53 = tt.addptr %arg11, %cst : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %54 = arith.muli %arg7, %c64_i32 : i32
      %55 = tt.splat %54 : i32 -> tensor<64x128xi32, #blocked2>
      %56 = tt.addptr %arg12, %55 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %52, %53, %56 : tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
    }
    %39 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %40 = arith.muli %17, %39 : tensor<128x1xi32, #blocked1>
    %41 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %42 = tt.addptr %41, %40 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %44 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %45 = tt.addptr %43, %44 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %46 = arith.truncf %38#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %47 = ttg.convert_layout %46 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %45, %47 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 32]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x128xi32, #blocked2>
    %40:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst_0, %arg11 = %26, %arg12 = %37) -> (tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>)  : i32 {
      %50 = tt.load %arg11 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
      %51 = ttg.local_alloc %50 : (tensor<128x64xf8E4M3FN, #blocked>) -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem>
      %52 = tt.load %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
      %53 = ttg.local_alloc %52 : (tensor<64x128xf8E4M3FN, #blocked2>) -> !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      %54 = ttng.warp_group_dot %51, %53, %arg10 {inputPrecision = 0 : i32, maxNumImpreciseAcc = 1073741824 : i32} : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem> * !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem> -> tensor<128x128xf32, #mma>
      %55 = tt.addptr %arg11, %cst : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %56 = tt.addptr %arg12, %39 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %54, %55, %56 : tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
    }
    %41 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %42 = arith.muli %17, %41 : tensor<128x1xi32, #blocked1>
    %43 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %44 = tt.addptr %43, %42 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %46 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %47 = tt.addptr %45, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %48 = arith.truncf %40#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %49 = ttg.convert_layout %48 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %47, %49 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 32]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x128xi32, #blocked2>
    %40:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst_0, %arg11 = %26, %arg12 = %37) -> (tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>)  : i32 {
      %50 = tt.load %arg11 {tt.latency = 2 : i32} : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
      %51 = ttg.local_alloc %50 : (tensor<128x64xf8E4M3FN, #blocked>) -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem>
      %52 = tt.load %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
      %53 = ttg.local_alloc %52 : (tensor<64x128xf8E4M3FN, #blocked2>) -> !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      %54 = ttng.warp_group_dot %51, %53, %arg10 {inputPrecision = 0 : i32, maxNumImpreciseAcc = 1073741824 : i32} : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem> * !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem> -> tensor<128x128xf32, #mma>
      %55 = tt.addptr %arg11, %cst : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %56 = tt.addptr %arg12, %39 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %54, %55, %56 : tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
    }
    %41 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %42 = arith.muli %17, %41 : tensor<128x1xi32, #blocked1>
    %43 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %44 = tt.addptr %43, %42 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %46 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %47 = tt.addptr %45, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %48 = arith.truncf %40#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %49 = ttg.convert_layout %48 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %47, %49 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 32]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x128xi32, #blocked2>
    %40:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst_0, %arg11 = %26, %arg12 = %37) -> (tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>)  : i32 {
      %50 = tt.load %arg11 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
      %51 = ttg.local_alloc %50 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf8E4M3FN, #blocked>) -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem>
      %52 = tt.load %arg12 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
      %53 = ttg.local_alloc %52 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<64x128xf8E4M3FN, #blocked2>) -> !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      %54 = ttng.warp_group_dot %51, %53, %arg10 {inputPrecision = 0 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32, maxNumImpreciseAcc = 1073741824 : i32} : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem> * !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem> -> tensor<128x128xf32, #mma>
      %55 = tt.addptr %arg11, %cst {loop.cluster = 2 : i32, loop.stage = 1 : i32} : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %56 = tt.addptr %arg12, %39 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %54, %55, %56 : tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
    } {tt.scheduled_max_stage = 2 : i32}
    %41 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %42 = arith.muli %17, %41 : tensor<128x1xi32, #blocked1>
    %43 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %44 = tt.addptr %43, %42 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %46 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %47 = tt.addptr %45, %46 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %48 = arith.truncf %40#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %49 = ttg.convert_layout %48 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %47, %49 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 32]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x128xi32, #blocked2>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %43 = tt.splat %41 : i1 -> tensor<128x64xi1, #blocked>
    %44 = ttg.async_copy_global_to_local %26, %42 mask %43 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %45 = ttg.async_commit_group %44
    %46 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %47 = tt.addptr %26, %cst : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %48 = ttg.memdesc_subview %40[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %49 = tt.splat %46 : i1 -> tensor<128x64xi1, #blocked>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %51 = ttg.async_commit_group %50
    %52:9 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst_0, %arg11 = %47, %arg12 = %37, %arg13 = %c1_i32, %arg14 = %c-1_i32, %arg15 = %c3_i32, %arg16 = %c3_i32, %arg17 = %45, %arg18 = %51) -> (tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token)  : i32 {
      %63 = arith.subi %arg5, %c128_i32 : i32
      %64 = arith.cmpi slt, %arg9, %63 : i32
      %65 = arith.addi %arg14, %c1_i32 : i32
      %66 = arith.cmpi sge, %65, %arg15 : i32
      %67 = arith.select %66, %c0_i32, %65 : i32
      %68 = ttg.async_wait %arg17 {num = 1 : i32}
      %69 = ttg.memdesc_subview %40[%67, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
      %70 = tt.load %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
      %71 = ttg.local_alloc %70 : (tensor<64x128xf8E4M3FN, #blocked2>) -> !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      %72 = ttng.warp_group_dot %69, %71, %arg10 {inputPrecision = 0 : i32, isAsync = true, maxNumImpreciseAcc = 1073741824 : i32} : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem> -> tensor<128x128xf32, #mma>
      %73:3 = ttng.warp_group_dot_wait %72, %69, %71 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      %74 = tt.addptr %arg12, %39 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
      %75 = tt.addptr %arg11, %cst : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %76 = arith.addi %arg13, %c1_i32 : i32
      %77 = arith.cmpi sge, %76, %c3_i32 : i32
      %78 = arith.select %77, %c0_i32, %76 : i32
      %79 = ttg.memdesc_subview %40[%78, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
      %80 = tt.splat %64 : i1 -> tensor<128x64xi1, #blocked>
      %81 = ttg.async_copy_global_to_local %75, %79 mask %80 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
      %82 = ttg.async_commit_group %81
      scf.yield %73#0, %75, %74, %78, %67, %arg16, %c3_i32, %arg18, %82 : tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token
    }
    %53 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable>
    %54 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %55 = arith.muli %17, %54 : tensor<128x1xi32, #blocked1>
    %56 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %57 = tt.addptr %56, %55 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %59 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %60 = tt.addptr %58, %59 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %61 = arith.truncf %52#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %62 = ttg.convert_layout %61 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %60, %62 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 32]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x128xi32, #blocked2>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %43 = tt.splat %41 : i1 -> tensor<128x64xi1, #blocked>
    %44 = ttg.async_copy_global_to_local %26, %42 mask %43 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %45 = ttg.async_commit_group %44
    %46 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %47 = tt.addptr %26, %cst : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %48 = ttg.memdesc_subview %40[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %49 = tt.splat %46 : i1 -> tensor<128x64xi1, #blocked>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %51 = ttg.async_commit_group %50
    %52:7 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst_0, %arg11 = %47, %arg12 = %37, %arg13 = %c1_i32, %arg14 = %c-1_i32, %arg15 = %45, %arg16 = %51) -> (tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token)  : i32 {
      %63 = arith.subi %arg5, %c128_i32 : i32
      %64 = arith.cmpi slt, %arg9, %63 : i32
      %65 = arith.addi %arg14, %c1_i32 : i32
      %66 = arith.cmpi sge, %65, %c3_i32 : i32
      %67 = arith.select %66, %c0_i32, %65 : i32
      %68 = ttg.async_wait %arg15 {num = 1 : i32}
      %69 = ttg.memdesc_subview %40[%67, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
      %70 = tt.load %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
      %71 = ttg.local_alloc %70 : (tensor<64x128xf8E4M3FN, #blocked2>) -> !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      %72 = ttng.warp_group_dot %69, %71, %arg10 {inputPrecision = 0 : i32, isAsync = true, maxNumImpreciseAcc = 1073741824 : i32} : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem> -> tensor<128x128xf32, #mma>
      %73:3 = ttng.warp_group_dot_wait %72, %69, %71 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      %74 = tt.addptr %arg12, %39 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
      %75 = tt.addptr %arg11, %cst : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %76 = arith.addi %arg13, %c1_i32 : i32
      %77 = arith.cmpi sge, %76, %c3_i32 : i32
      %78 = arith.select %77, %c0_i32, %76 : i32
      %79 = ttg.memdesc_subview %40[%78, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
      %80 = tt.splat %64 : i1 -> tensor<128x64xi1, #blocked>
      %81 = ttg.async_copy_global_to_local %75, %79 mask %80 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
      %82 = ttg.async_commit_group %81
      scf.yield %73#0, %75, %74, %78, %67, %arg16, %82 : tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token
    }
    %53 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable>
    %54 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %55 = arith.muli %17, %54 : tensor<128x1xi32, #blocked1>
    %56 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %57 = tt.addptr %56, %55 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %59 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %60 = tt.addptr %58, %59 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %61 = arith.truncf %52#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %62 = ttg.convert_layout %61 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %60, %62 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_fence_insertion()
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 32]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x128xi32, #blocked2>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %43 = tt.splat %41 : i1 -> tensor<128x64xi1, #blocked>
    %44 = ttg.async_copy_global_to_local %26, %42 mask %43 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %45 = ttg.async_commit_group %44
    %46 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %47 = tt.addptr %26, %cst : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %48 = ttg.memdesc_subview %40[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %49 = tt.splat %46 : i1 -> tensor<128x64xi1, #blocked>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %51 = ttg.async_commit_group %50
    %52:7 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst_0, %arg11 = %47, %arg12 = %37, %arg13 = %c1_i32, %arg14 = %c-1_i32, %arg15 = %45, %arg16 = %51) -> (tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token)  : i32 {
      %63 = arith.subi %arg5, %c128_i32 : i32
      %64 = arith.cmpi slt, %arg9, %63 : i32
      %65 = arith.addi %arg14, %c1_i32 : i32
      %66 = arith.cmpi sge, %65, %c3_i32 : i32
      %67 = arith.select %66, %c0_i32, %65 : i32
      %68 = ttg.async_wait %arg15 {num = 1 : i32}
      %69 = ttg.memdesc_subview %40[%67, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
      %70 = tt.load %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
      %71 = ttg.local_alloc %70 : (tensor<64x128xf8E4M3FN, #blocked2>) -> !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      ttng.fence_async_shared {bCluster = false}
      %72 = ttng.warp_group_dot %69, %71, %arg10 {inputPrecision = 0 : i32, isAsync = true, maxNumImpreciseAcc = 1073741824 : i32} : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem> -> tensor<128x128xf32, #mma>
      %73:3 = ttng.warp_group_dot_wait %72, %69, %71 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      %74 = tt.addptr %arg12, %39 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
      %75 = tt.addptr %arg11, %cst : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %76 = arith.addi %arg13, %c1_i32 : i32
      %77 = arith.cmpi sge, %76, %c3_i32 : i32
      %78 = arith.select %77, %c0_i32, %76 : i32
      %79 = ttg.memdesc_subview %40[%78, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
      %80 = tt.splat %64 : i1 -> tensor<128x64xi1, #blocked>
      %81 = ttg.async_copy_global_to_local %75, %79 mask %80 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
      %82 = ttg.async_commit_group %81
      scf.yield %73#0, %75, %74, %78, %67, %arg16, %82 : tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token
    }
    %53 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable>
    %54 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %55 = arith.muli %17, %54 : tensor<128x1xi32, #blocked1>
    %56 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %57 = tt.addptr %56, %55 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %59 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %60 = tt.addptr %58, %59 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %61 = arith.truncf %52#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %62 = ttg.convert_layout %61 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %60, %62 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 32]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2> -> tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
    %38 = arith.muli %arg7, %c64_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<64x128xi32, #blocked2>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %43 = tt.splat %41 : i1 -> tensor<128x64xi1, #blocked>
    %44 = ttg.async_copy_global_to_local %26, %42 mask %43 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %45 = ttg.async_commit_group %44
    %46 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %47 = tt.addptr %26, %cst_0 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %48 = ttg.memdesc_subview %40[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %49 = tt.splat %46 : i1 -> tensor<128x64xi1, #blocked>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
    %51 = ttg.async_commit_group %50
    %52:7 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst, %arg11 = %47, %arg12 = %37, %arg13 = %c1_i32, %arg14 = %c-1_i32, %arg15 = %45, %arg16 = %51) -> (tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token)  : i32 {
      %63 = arith.subi %arg5, %c128_i32 : i32
      %64 = arith.cmpi slt, %arg9, %63 : i32
      %65 = arith.addi %arg14, %c1_i32 : i32
      %66 = arith.cmpi sge, %65, %c3_i32 : i32
      %67 = arith.select %66, %c0_i32, %65 : i32
      %68 = ttg.async_wait %arg15 {num = 1 : i32}
      %69 = ttg.memdesc_subview %40[%67, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
      %70 = tt.load %arg12 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>
      %71 = ttg.local_alloc %70 : (tensor<64x128xf8E4M3FN, #blocked2>) -> !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      ttng.fence_async_shared {bCluster = false}
      %72 = ttng.warp_group_dot %69, %71, %arg10 {inputPrecision = 0 : i32, isAsync = true, maxNumImpreciseAcc = 1073741824 : i32} : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem> -> tensor<128x128xf32, #mma>
      %73:3 = ttng.warp_group_dot_wait %72, %69, %71 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf8E4M3FN, #shared1, #smem>
      %74 = tt.addptr %arg12, %39 : tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x128xi32, #blocked2>
      %75 = tt.addptr %arg11, %cst_0 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %76 = arith.addi %arg13, %c1_i32 : i32
      %77 = arith.cmpi sge, %76, %c3_i32 : i32
      %78 = arith.select %77, %c0_i32, %76 : i32
      %79 = ttg.memdesc_subview %40[%78, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
      %80 = tt.splat %64 : i1 -> tensor<128x64xi1, #blocked>
      %81 = ttg.async_copy_global_to_local %75, %79 mask %80 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 3x128x64>
      %82 = ttg.async_commit_group %81
      scf.yield %73#0, %75, %74, %78, %67, %arg16, %82 : tensor<128x128xf32, #mma>, tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x128x!tt.ptr<f8E4M3FN>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token
    }
    %53 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<3x128x64xf8E4M3FN, #shared, #smem, mutable>
    %54 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %55 = arith.muli %17, %54 : tensor<128x1xi32, #blocked1>
    %56 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %57 = tt.addptr %56, %55 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %59 = tt.broadcast %34 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %60 = tt.addptr %58, %59 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %61 = arith.truncf %52#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %62 = ttg.convert_layout %61 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %60, %62 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
