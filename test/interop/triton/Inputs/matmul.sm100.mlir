// Kernel matmul of kernels/matmul.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp16:16 i32 i32 i32:16 i32:16 i32:16 i32:16; constants BM=128, BN=128, BK=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %44 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>>
    %45 = tt.addptr %44, %43 : tensor<128x1x!tt.ptr<f16>>, tensor<128x1xi32>
    %46 = tt.expand_dims %34 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %47 = tt.broadcast %45 : tensor<128x1x!tt.ptr<f16>> -> tensor<128x64x!tt.ptr<f16>>
    %48 = tt.broadcast %46 : tensor<1x64xi32> -> tensor<128x64xi32>
    %49 = tt.addptr %47, %48 : tensor<128x64x!tt.ptr<f16>>, tensor<128x64xi32>
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
    %59 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %60 = tt.addptr %59, %58 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %61 = tt.expand_dims %33 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %62 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x128x!tt.ptr<f16>>
    %63 = tt.broadcast %61 : tensor<1x128xi32> -> tensor<64x128xi32>
    %64 = tt.addptr %62, %63 : tensor<64x128x!tt.ptr<f16>>, tensor<64x128xi32>
    %65 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() : () -> tensor<128x128xf32>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %66 = arith.bitcast %c0_i32 : i32 to i32
    %67 = arith.bitcast %arg5 : i32 to i32
    %68 = arith.bitcast %c64_i32 : i32 to i32
    %69 = ub.poison : i32
    %70:3 = scf.for %arg9 = %66 to %67 step %68 iter_args(%arg10 = %65, %arg11 = %49, %arg12 = %64) -> (tensor<128x128xf32>, tensor<128x64x!tt.ptr<f16>>, tensor<64x128x!tt.ptr<f16>>)  : i32 {
      %87 = tt.load %arg11 : tensor<128x64x!tt.ptr<f16>>
      %88 = tt.load %arg12 : tensor<64x128x!tt.ptr<f16>>
      %cst_24 = arith.constant 0.000000e+00 : f32
      %89 = tt.dot %87, %88, %arg10, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x128xf16> -> tensor<128x128xf32>
      %c64_i32_25 = arith.constant 64 : i32
      %cst_26 = arith.constant dense<64> : tensor<128x64xi32>
      %90 = tt.addptr %arg11, %cst_26 : tensor<128x64x!tt.ptr<f16>>, tensor<128x64xi32>
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
      %99 = tt.addptr %arg12, %98 : tensor<64x128x!tt.ptr<f16>>, tensor<64x128xi32>
      scf.yield %89, %90, %99 : tensor<128x128xf32>, tensor<128x64x!tt.ptr<f16>>, tensor<64x128x!tt.ptr<f16>>
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
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %13 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>>
    %14 = tt.addptr %13, %12 : tensor<128x1x!tt.ptr<f16>>, tensor<128x1xi32>
    %15 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %16 = tt.broadcast %14 : tensor<128x1x!tt.ptr<f16>> -> tensor<128x64x!tt.ptr<f16>>
    %17 = tt.broadcast %15 : tensor<1x64xi32> -> tensor<128x64xi32>
    %18 = tt.addptr %16, %17 : tensor<128x64x!tt.ptr<f16>>, tensor<128x64xi32>
    %19 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %20 = tt.splat %arg7 : i32 -> tensor<64x1xi32>
    %21 = arith.muli %19, %20 : tensor<64x1xi32>
    %22 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %23 = tt.addptr %22, %21 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %24 = tt.expand_dims %8 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %25 = tt.broadcast %23 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x128x!tt.ptr<f16>>
    %26 = tt.broadcast %24 : tensor<1x128xi32> -> tensor<64x128xi32>
    %27 = tt.addptr %25, %26 : tensor<64x128x!tt.ptr<f16>>, tensor<64x128xi32>
    %28:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst, %arg11 = %18, %arg12 = %27) -> (tensor<128x128xf32>, tensor<128x64x!tt.ptr<f16>>, tensor<64x128x!tt.ptr<f16>>)  : i32 {
      %37 = tt.load %arg11 : tensor<128x64x!tt.ptr<f16>>
      %38 = tt.load %arg12 : tensor<64x128x!tt.ptr<f16>>
      %39 = tt.dot %37, %38, %arg10, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x128xf16> -> tensor<128x128xf32>
      %40 = tt.addptr %arg11, %cst_0 : tensor<128x64x!tt.ptr<f16>>, tensor<128x64xi32>
      %41 = arith.muli %arg7, %c64_i32 : i32
      %42 = tt.splat %41 : i32 -> tensor<64x128xi32>
      %43 = tt.addptr %arg12, %42 : tensor<64x128x!tt.ptr<f16>>, tensor<64x128xi32>
      scf.yield %39, %40, %43 : tensor<128x128xf32>, tensor<128x64x!tt.ptr<f16>>, tensor<64x128x!tt.ptr<f16>>
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
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %15 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked4>
    %16 = tt.addptr %15, %14 : tensor<128x1x!tt.ptr<f16>, #blocked4>, tensor<128x1xi32, #blocked4>
    %17 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi32, #blocked5>
    %19 = ttg.convert_layout %18 : tensor<1x64xi32, #blocked5> -> tensor<1x64xi32, #blocked1>
    %20 = tt.broadcast %16 : tensor<128x1x!tt.ptr<f16>, #blocked4> -> tensor<128x64x!tt.ptr<f16>, #blocked4>
    %21 = ttg.convert_layout %20 : tensor<128x64x!tt.ptr<f16>, #blocked4> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.broadcast %19 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %24 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %26 = ttg.convert_layout %25 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked4>
    %27 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked4>
    %28 = arith.muli %26, %27 : tensor<64x1xi32, #blocked4>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked4>
    %30 = tt.addptr %29, %28 : tensor<64x1x!tt.ptr<f16>, #blocked4>, tensor<64x1xi32, #blocked4>
    %31 = ttg.convert_layout %8 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x128xi32, #blocked5>
    %33 = ttg.convert_layout %32 : tensor<1x128xi32, #blocked5> -> tensor<1x128xi32, #blocked>
    %34 = tt.broadcast %30 : tensor<64x1x!tt.ptr<f16>, #blocked4> -> tensor<64x128x!tt.ptr<f16>, #blocked4>
    %35 = ttg.convert_layout %34 : tensor<64x128x!tt.ptr<f16>, #blocked4> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %38:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst, %arg11 = %23, %arg12 = %37) -> (tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>)  : i32 {
      %48 = tt.load %arg11 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %49 = tt.load %arg12 : tensor<64x128x!tt.ptr<f16>, #blocked>
      %50 = ttg.convert_layout %48 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked6}>>
      %51 = ttg.convert_layout %49 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked6}>>
      %52 = ttg.convert_layout %arg10 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked6>
      %53 = tt.dot %50, %51, %52, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked6}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked6}>> -> tensor<128x128xf32, #blocked6>
      %54 = ttg.convert_layout %53 : tensor<128x128xf32, #blocked6> -> tensor<128x128xf32, #blocked>
      %55 = tt.addptr %arg11, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %56 = arith.muli %arg7, %c64_i32 : i32
      %57 = tt.splat %56 : i32 -> tensor<64x128xi32, #blocked>
      %58 = tt.addptr %arg12, %57 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      scf.yield %54, %55, %58 : tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>
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
#blocked6 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %15 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked4>
    %16 = tt.addptr %15, %14 : tensor<128x1x!tt.ptr<f16>, #blocked4>, tensor<128x1xi32, #blocked4>
    %17 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi32, #blocked5>
    %19 = ttg.convert_layout %18 : tensor<1x64xi32, #blocked5> -> tensor<1x64xi32, #blocked1>
    %20 = tt.broadcast %16 : tensor<128x1x!tt.ptr<f16>, #blocked4> -> tensor<128x64x!tt.ptr<f16>, #blocked4>
    %21 = ttg.convert_layout %20 : tensor<128x64x!tt.ptr<f16>, #blocked4> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.broadcast %19 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %24 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %26 = ttg.convert_layout %25 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked4>
    %27 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked4>
    %28 = arith.muli %26, %27 : tensor<64x1xi32, #blocked4>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked4>
    %30 = tt.addptr %29, %28 : tensor<64x1x!tt.ptr<f16>, #blocked4>, tensor<64x1xi32, #blocked4>
    %31 = ttg.convert_layout %8 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x128xi32, #blocked5>
    %33 = ttg.convert_layout %32 : tensor<1x128xi32, #blocked5> -> tensor<1x128xi32, #blocked>
    %34 = tt.broadcast %30 : tensor<64x1x!tt.ptr<f16>, #blocked4> -> tensor<64x128x!tt.ptr<f16>, #blocked4>
    %35 = ttg.convert_layout %34 : tensor<64x128x!tt.ptr<f16>, #blocked4> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %36 = tt.broadcast %33 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %37 = tt.addptr %35, %36 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %38:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst, %arg11 = %23, %arg12 = %37) -> (tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>)  : i32 {
      %50 = ttg.convert_layout %arg11 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked6>
      %51 = tt.load %50 : tensor<128x64x!tt.ptr<f16>, #blocked6>
      %52 = ttg.convert_layout %51 : tensor<128x64xf16, #blocked6> -> tensor<128x64xf16, #blocked1>
      %53 = ttg.convert_layout %arg12 : tensor<64x128x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked7>
      %54 = tt.load %53 : tensor<64x128x!tt.ptr<f16>, #blocked7>
      %55 = ttg.convert_layout %54 : tensor<64x128xf16, #blocked7> -> tensor<64x128xf16, #blocked>
      %56 = ttg.convert_layout %52 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>>
      %57 = ttg.convert_layout %55 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>>
      %58 = ttg.convert_layout %arg10 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked8>
      %59 = tt.dot %56, %57, %58, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>> -> tensor<128x128xf32, #blocked8>
      %60 = ttg.convert_layout %59 : tensor<128x128xf32, #blocked8> -> tensor<128x128xf32, #blocked>
      %61 = tt.addptr %arg11, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %62 = arith.muli %arg7, %c64_i32 : i32
      %63 = tt.splat %62 : i32 -> tensor<64x128xi32, #blocked>
      %64 = tt.addptr %arg12, %63 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      scf.yield %60, %61, %64 : tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>
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
    %48 = ttg.convert_layout %46 : tensor<128x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked7>
    %49 = ttg.convert_layout %47 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked7>
    tt.store %48, %49 : tensor<128x128x!tt.ptr<f16>, #blocked7>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked1>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst, %arg11 = %23, %arg12 = %33) -> (tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked2>)  : i32 {
      %44 = tt.load %arg11 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %45 = tt.load %arg12 : tensor<64x128x!tt.ptr<f16>, #blocked2>
      %46 = ttg.convert_layout %44 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %47 = ttg.convert_layout %45 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %48 = tt.dot %46, %47, %arg10, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<128x128xf32, #blocked>
      %49 = tt.addptr %arg11, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %50 = arith.muli %arg7, %c64_i32 : i32
      %51 = tt.splat %50 : i32 -> tensor<64x128xi32, #blocked2>
      %52 = tt.addptr %arg12, %51 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %48, %49, %52 : tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked2>
    }
    %35 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %36 = arith.muli %14, %35 : tensor<128x1xi32, #blocked2>
    %37 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %38 = tt.addptr %37, %36 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %39 = tt.broadcast %38 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %40 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %41 = tt.addptr %39, %40 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %42 = arith.truncf %34#0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %43 = ttg.convert_layout %42 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %41, %43 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked1>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst, %arg11 = %23, %arg12 = %33) -> (tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked2>)  : i32 {
      %44 = tt.load %arg11 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %45 = ttg.local_alloc %44 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %46 = tt.load %arg12 : tensor<64x128x!tt.ptr<f16>, #blocked2>
      %47 = ttg.local_alloc %46 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %48 = ttg.convert_layout %arg10 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked3>
      %result, %token = ttng.tmem_alloc %48 : (tensor<128x128xf32, #blocked3>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %49 = ttng.tc_gen5_mma %45, %47, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_1, %token_2 = ttng.tmem_load %result[%49] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked3>
      %50 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked3> -> tensor<128x128xf32, #blocked>
      %51 = tt.addptr %arg11, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %52 = arith.muli %arg7, %c64_i32 : i32
      %53 = tt.splat %52 : i32 -> tensor<64x128xi32, #blocked2>
      %54 = tt.addptr %arg12, %53 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %50, %51, %54 : tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked2>
    }
    %35 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %36 = arith.muli %14, %35 : tensor<128x1xi32, #blocked2>
    %37 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %38 = tt.addptr %37, %36 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %39 = tt.broadcast %38 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %40 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %41 = tt.addptr %39, %40 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %42 = arith.truncf %34#0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %43 = ttg.convert_layout %42 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %41, %43 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst_0, %arg11 = %23, %arg12 = %33) -> (tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>)  : i32 {
      %44 = tt.load %arg11 : tensor<128x64x!tt.ptr<f16>, #blocked>
      %45 = ttg.local_alloc %44 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %46 = tt.load %arg12 : tensor<64x128x!tt.ptr<f16>, #blocked2>
      %47 = ttg.local_alloc %46 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %result, %token = ttng.tmem_alloc %arg10 : (tensor<128x128xf32, #blocked1>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %48 = ttng.tc_gen5_mma %45, %47, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_1, %token_2 = ttng.tmem_load %result[%48] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
      %49 = tt.addptr %arg11, %cst : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
      %50 = arith.muli %arg7, %c64_i32 : i32
      %51 = tt.splat %50 : i32 -> tensor<64x128xi32, #blocked2>
      %52 = tt.addptr %arg12, %51 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %result_1, %49, %52 : tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>
    }
    %35 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %36 = arith.muli %14, %35 : tensor<128x1xi32, #blocked2>
    %37 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %38 = tt.addptr %37, %36 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %39 = tt.broadcast %38 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %40 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %41 = tt.addptr %39, %40 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %42 = arith.truncf %34#0 : tensor<128x128xf32, #blocked1> to tensor<128x128xf16, #blocked1>
    %43 = ttg.convert_layout %42 : tensor<128x128xf16, #blocked1> -> tensor<128x128xf16, #blocked2>
    tt.store %41, %43 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34 = arith.muli %arg7, %c64_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<64x128xi32, #blocked2>
    %36:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst_0, %arg11 = %23, %arg12 = %33) -> (tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>)  : i32 {
      %46 = tt.load %arg11 : tensor<128x64x!tt.ptr<f16>, #blocked>
      %47 = ttg.local_alloc %46 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %48 = tt.load %arg12 : tensor<64x128x!tt.ptr<f16>, #blocked2>
      %49 = ttg.local_alloc %48 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %result, %token = ttng.tmem_alloc %arg10 : (tensor<128x128xf32, #blocked1>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %50 = ttng.tc_gen5_mma %47, %49, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_1, %token_2 = ttng.tmem_load %result[%50] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
      %51 = tt.addptr %arg11, %cst : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
      %52 = tt.addptr %arg12, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %result_1, %51, %52 : tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>
    }
    %37 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %38 = arith.muli %14, %37 : tensor<128x1xi32, #blocked2>
    %39 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %40 = tt.addptr %39, %38 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %41 = tt.broadcast %40 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %42 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %43 = tt.addptr %41, %42 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %44 = arith.truncf %36#0 : tensor<128x128xf32, #blocked1> to tensor<128x128xf16, #blocked1>
    %45 = ttg.convert_layout %44 : tensor<128x128xf16, #blocked1> -> tensor<128x128xf16, #blocked2>
    tt.store %43, %45 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_optimize_accumulator_init()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34 = arith.muli %arg7, %c64_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<64x128xi32, #blocked2>
    %36:4 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %cst_0, %arg11 = %23, %arg12 = %33, %arg13 = %false) -> (tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i1)  : i32 {
      %46 = tt.load %arg11 : tensor<128x64x!tt.ptr<f16>, #blocked>
      %47 = ttg.local_alloc %46 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %48 = tt.load %arg12 : tensor<64x128x!tt.ptr<f16>, #blocked2>
      %49 = ttg.local_alloc %48 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %result, %token = ttng.tmem_alloc %arg10 : (tensor<128x128xf32, #blocked1>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %50 = ttng.tc_gen5_mma %47, %49, %result[%token], %arg13, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_1, %token_2 = ttng.tmem_load %result[%50] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
      %51 = tt.addptr %arg11, %cst : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
      %52 = tt.addptr %arg12, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %result_1, %51, %52, %true : tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i1
    }
    %37 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %38 = arith.muli %14, %37 : tensor<128x1xi32, #blocked2>
    %39 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %40 = tt.addptr %39, %38 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %41 = tt.broadcast %40 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %42 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %43 = tt.addptr %41, %42 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %44 = arith.truncf %36#0 : tensor<128x128xf32, #blocked1> to tensor<128x128xf16, #blocked1>
    %45 = ttg.convert_layout %44 : tensor<128x128xf16, #blocked1> -> tensor<128x128xf16, #blocked2>
    tt.store %43, %45 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_hoist_tmem_alloc()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34 = arith.muli %arg7, %c64_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<64x128xi32, #blocked2>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %36 = ttng.tmem_store %cst_0, %result[%token], %true : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %37:4 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %23, %arg11 = %33, %arg12 = %false, %arg13 = %36) -> (tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i1, !ttg.async.token)  : i32 {
      %47 = tt.load %arg10 : tensor<128x64x!tt.ptr<f16>, #blocked>
      %48 = ttg.local_alloc %47 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %49 = tt.load %arg11 : tensor<64x128x!tt.ptr<f16>, #blocked2>
      %50 = ttg.local_alloc %49 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %51 = ttng.tc_gen5_mma %48, %50, %result[%arg13], %arg12, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %52 = tt.addptr %arg10, %cst : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
      %53 = tt.addptr %arg11, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %52, %53, %true, %51 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i1, !ttg.async.token
    }
    %result_1, %token_2 = ttng.tmem_load %result[%37#3] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %38 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %39 = arith.muli %14, %38 : tensor<128x1xi32, #blocked2>
    %40 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %43 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %44 = tt.addptr %42, %43 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %45 = arith.truncf %result_1 : tensor<128x128xf32, #blocked1> to tensor<128x128xf16, #blocked1>
    %46 = ttg.convert_layout %45 : tensor<128x128xf16, #blocked1> -> tensor<128x128xf16, #blocked2>
    tt.store %44, %46 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34 = arith.muli %arg7, %c64_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<64x128xi32, #blocked2>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %36 = ttng.tmem_store %cst_0, %result[%token], %true : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %37:4 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %23, %arg11 = %33, %arg12 = %false, %arg13 = %36) -> (tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i1, !ttg.async.token)  : i32 {
      %47 = tt.load %arg10 {tt.latency = 2 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked>
      %48 = ttg.local_alloc %47 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %49 = tt.load %arg11 {tt.latency = 2 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked2>
      %50 = ttg.local_alloc %49 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %51 = ttng.tc_gen5_mma %48, %50, %result[%arg13], %arg12, %true {tt.latency = 1 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %52 = tt.addptr %arg10, %cst : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
      %53 = tt.addptr %arg11, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %52, %53, %true, %51 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i1, !ttg.async.token
    }
    %result_1, %token_2 = ttng.tmem_load %result[%37#3] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %38 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %39 = arith.muli %14, %38 : tensor<128x1xi32, #blocked2>
    %40 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %43 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %44 = tt.addptr %42, %43 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %45 = arith.truncf %result_1 : tensor<128x128xf32, #blocked1> to tensor<128x128xf16, #blocked1>
    %46 = ttg.convert_layout %45 : tensor<128x128xf16, #blocked1> -> tensor<128x128xf16, #blocked2>
    tt.store %44, %46 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34 = arith.muli %arg7, %c64_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<64x128xi32, #blocked2>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %36 = ttng.tmem_store %cst_0, %result[%token], %true : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %37:4 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %23, %arg11 = %33, %arg12 = %false, %arg13 = %36) -> (tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i1, !ttg.async.token)  : i32 {
      %47 = tt.load %arg10 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked>
      %48 = ttg.local_alloc %47 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %49 = tt.load %arg11 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked2>
      %50 = ttg.local_alloc %49 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %51 = ttng.tc_gen5_mma %48, %50, %result[%arg13], %arg12, %true {loop.cluster = 0 : i32, loop.stage = 2 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %52 = tt.addptr %arg10, %cst {loop.cluster = 2 : i32, loop.stage = 1 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
      %53 = tt.addptr %arg11, %35 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %52, %53, %true, %51 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i1, !ttg.async.token
    } {tt.scheduled_max_stage = 2 : i32}
    %result_1, %token_2 = ttng.tmem_load %result[%37#3] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %38 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %39 = arith.muli %14, %38 : tensor<128x1xi32, #blocked2>
    %40 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %43 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %44 = tt.addptr %42, %43 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %45 = arith.truncf %result_1 : tensor<128x128xf32, #blocked1> to tensor<128x128xf16, #blocked1>
    %46 = ttg.convert_layout %45 : tensor<128x128xf16, #blocked1> -> tensor<128x128xf16, #blocked2>
    tt.store %44, %46 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_warp_specialize(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked1>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34 = arith.muli %arg7, %c64_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<64x128xi32, #blocked2>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %36 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %37:4 = scf.for %arg9 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg10 = %23, %arg11 = %33, %arg12 = %false, %arg13 = %36) -> (tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i1, !ttg.async.token)  : i32 {
      %47 = tt.load %arg10 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %48 = ttg.local_alloc %47 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %49 = tt.load %arg11 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked2>
      %50 = ttg.local_alloc %49 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %51 = ttng.tc_gen5_mma %48, %50, %result[%arg13], %arg12, %true {loop.cluster = 0 : i32, loop.stage = 2 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %52 = tt.addptr %arg10, %cst_0 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %53 = tt.addptr %arg11, %35 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      scf.yield %52, %53, %true, %51 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i1, !ttg.async.token
    } {tt.scheduled_max_stage = 2 : i32}
    %result_1, %token_2 = ttng.tmem_load %result[%37#3] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %38 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %39 = arith.muli %14, %38 : tensor<128x1xi32, #blocked2>
    %40 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %43 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %44 = tt.addptr %42, %43 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %45 = arith.truncf %result_1 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %46 = ttg.convert_layout %45 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %44, %46 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : tensor<64x128x!tt.ptr<f16>, #blocked>
    %1 = ub.poison : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %2 = ub.poison : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %3 = ub.poison : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %4 = ub.poison : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %5 = ub.poison : !ttg.async.token
    %6 = ub.poison : i32
    %c192_i32 = arith.constant 192 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked2>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %false = arith.constant false
    %7 = tt.get_program_id x : i32
    %8 = arith.muli %7, %c128_i32 : i32
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = tt.splat %8 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.splat %8 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = arith.addi %12, %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = arith.addi %13, %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %16 = tt.get_program_id y : i32
    %17 = arith.muli %16, %c128_i32 : i32
    %18 = tt.splat %17 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = arith.addi %18, %11 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %14 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %21 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %22 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %23 = arith.muli %20, %22 : tensor<128x1xi32, #blocked1>
    %24 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %25 = tt.addptr %24, %23 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %26 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %27 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %28 = tt.broadcast %25 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %29 = tt.broadcast %27 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %30 = tt.addptr %28, %29 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %31 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %32 = tt.expand_dims %31 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %33 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %34 = arith.muli %32, %33 : tensor<64x1xi32, #blocked>
    %35 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %36 = tt.addptr %35, %34 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %37 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %38 = tt.broadcast %36 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %39 = tt.broadcast %37 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %40 = tt.addptr %38, %39 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %41 = arith.muli %arg7, %c64_i32 : i32
    %42 = tt.splat %41 : i32 -> tensor<64x128xi32, #blocked>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %43 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked2> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %44 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %45 = ttg.memdesc_subview %44[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %46 = ttg.memdesc_subview %44[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %46, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %47 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %48 = ttg.local_alloc : () -> !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    %49 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %50 = ttg.memdesc_subview %47[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %51 = tt.splat %49 : i1 -> tensor<128x64xi1, #blocked1>
    %52 = ttg.async_copy_global_to_local %30, %50 mask %51 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %53 = ttg.async_commit_group %52
    %54 = ttg.memdesc_subview %48[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %55 = tt.splat %49 : i1 -> tensor<64x128xi1, #blocked>
    %56 = ttg.async_copy_global_to_local %40, %54 mask %55 : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %57 = ttg.async_commit_group %56
    %58 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %59 = tt.addptr %30, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %60 = tt.addptr %40, %42 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %61 = ttg.memdesc_subview %47[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %62 = tt.splat %58 : i1 -> tensor<128x64xi1, #blocked1>
    %63 = ttg.async_copy_global_to_local %59, %61 mask %62 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %64 = ttg.async_commit_group %63
    %65 = ttg.memdesc_subview %48[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %66 = tt.splat %58 : i1 -> tensor<64x128xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %60, %65 mask %66 : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %68 = ttg.async_commit_group %67
    %69 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %70 = ttg.async_wait %53, %57 {num = 2 : i32}
    %71 = ttg.memdesc_subview %47[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %72 = ttg.memdesc_subview %48[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %73 = ttg.memdesc_subview %44[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %74 = ttng.tc_gen5_mma %71, %72, %result[%43], %false, %49, %73[%true] : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %75 = arith.select %49, %74, %43 : !ttg.async.token
    %76 = tt.addptr %59, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %77 = tt.addptr %60, %42 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %78 = ttg.memdesc_subview %47[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %79 = tt.splat %69 : i1 -> tensor<128x64xi1, #blocked1>
    %80 = ttg.async_copy_global_to_local %76, %78 mask %79 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %81 = ttg.async_commit_group %80
    %82 = ttg.memdesc_subview %48[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %83 = tt.splat %69 : i1 -> tensor<64x128xi1, #blocked>
    %84 = ttg.async_copy_global_to_local %77, %82 mask %83 : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %85 = ttg.async_commit_group %84
    %86 = arith.subi %arg5, %c64_i32 : i32
    %87:18 = scf.for %arg9 = %c0_i32 to %86 step %c64_i32 iter_args(%arg10 = %76, %arg11 = %77, %arg12 = %false, %arg13 = %75, %arg14 = %c0_i32, %arg15 = %c1_i32, %arg16 = %c2_i32, %arg17 = %c0_i32, %arg18 = %c3_i32, %arg19 = %c3_i32, %arg20 = %64, %arg21 = %81, %arg22 = %68, %arg23 = %85, %arg24 = %73, %arg25 = %c0_i32, %arg26 = %71, %arg27 = %72) -> (tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>)  : i32 {
      %102 = arith.subi %arg5, %c192_i32 : i32
      %103 = arith.cmpi slt, %arg9, %102 : i32
      %104 = arith.addi %arg17, %c1_i32 : i32
      %105 = arith.cmpi sge, %104, %arg18 : i32
      %106 = arith.select %105, %c0_i32, %104 : i32
      %107 = ttg.async_wait %arg20, %arg22 {num = 2 : i32}
      %108 = ttg.memdesc_subview %47[%106, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %109 = ttg.memdesc_subview %48[%106, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %110 = ttg.memdesc_subview %44[%arg15] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      %111 = ttng.tc_gen5_mma %108, %109, %result[%arg13], %true, %true, %110[%true] : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.wait_barrier %arg24, %arg25 deps %arg26, %arg27 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %112 = arith.xori %arg14, %c1_i32 : i32
      %113 = arith.addi %arg15, %c1_i32 : i32
      %114 = arith.cmpi sge, %113, %c2_i32 : i32
      %115 = arith.select %114, %c0_i32, %113 : i32
      %116 = arith.select %114, %112, %arg14 : i32
      %117 = tt.addptr %arg10, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %118 = tt.addptr %arg11, %42 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %119 = arith.addi %arg16, %c1_i32 : i32
      %120 = arith.cmpi sge, %119, %c3_i32 : i32
      %121 = arith.select %120, %c0_i32, %119 : i32
      %122 = ttg.memdesc_subview %47[%121, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %123 = tt.splat %103 : i1 -> tensor<128x64xi1, #blocked1>
      %124 = ttg.async_copy_global_to_local %117, %122 mask %123 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %125 = ttg.async_commit_group %124
      %126 = ttg.memdesc_subview %48[%121, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %127 = tt.splat %103 : i1 -> tensor<64x128xi1, #blocked>
      %128 = ttg.async_copy_global_to_local %118, %126 mask %127 : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %129 = ttg.async_commit_group %128
      scf.yield %117, %118, %true, %111, %116, %115, %121, %106, %arg19, %c3_i32, %arg21, %125, %arg23, %129, %110, %arg14, %108, %109 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %88 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %89:18 = scf.if %88 -> (tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>) {
      ttng.wait_barrier %87#14, %87#15 deps %87#16, %87#17 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      scf.yield %1, %0, %true, %87#3, %6, %6, %6, %6, %87#9, %c3_i32, %87#11, %5, %87#13, %5, %2, %87#4, %4, %3 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    } else {
      scf.yield %87#0, %87#1, %87#2, %87#3, %87#4, %87#5, %87#6, %87#7, %87#8, %87#9, %87#10, %87#11, %87#12, %87#13, %87#14, %87#15, %87#16, %87#17 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %90 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %48 : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %91 = ttg.memdesc_subview %44[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %91 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %92 = ttg.memdesc_subview %44[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %92 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttg.local_dealloc %44 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %result_1, %token_2 = ttng.tmem_load %result[%89#3] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked2>
    %93 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked>
    %94 = arith.muli %21, %93 : tensor<128x1xi32, #blocked>
    %95 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %96 = tt.addptr %95, %94 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %97 = tt.broadcast %96 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %98 = tt.broadcast %37 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %99 = tt.addptr %97, %98 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %100 = arith.truncf %result_1 : tensor<128x128xf32, #blocked2> to tensor<128x128xf16, #blocked2>
    %101 = ttg.convert_layout %100 : tensor<128x128xf16, #blocked2> -> tensor<128x128xf16, #blocked>
    tt.store %99, %101 : tensor<128x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %1 = ub.poison : tensor<64x128x!tt.ptr<f16>, #blocked>
    %2 = ub.poison : tensor<128x64x!tt.ptr<f16>, #blocked1>
    %3 = ub.poison : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %4 = ub.poison : !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %5 = ub.poison : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %6 = ub.poison : !ttg.async.token
    %7 = ub.poison : i32
    %c192_i32 = arith.constant 192 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked2>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %false = arith.constant false
    %8 = tt.get_program_id x : i32
    %9 = arith.muli %8, %c128_i32 : i32
    %10 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.splat %9 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = arith.addi %13, %10 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = arith.addi %14, %11 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.get_program_id y : i32
    %18 = arith.muli %17, %c128_i32 : i32
    %19 = tt.splat %18 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = arith.addi %19, %12 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %21 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %22 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %23 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %24 = arith.muli %21, %23 : tensor<128x1xi32, #blocked1>
    %25 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %26 = tt.addptr %25, %24 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %29 = tt.broadcast %26 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %30 = tt.broadcast %28 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %31 = tt.addptr %29, %30 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %34 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %35 = arith.muli %33, %34 : tensor<64x1xi32, #blocked>
    %36 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %37 = tt.addptr %36, %35 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %38 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %39 = tt.broadcast %37 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %40 = tt.broadcast %38 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %41 = tt.addptr %39, %40 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %42 = arith.muli %arg7, %c64_i32 : i32
    %43 = tt.splat %42 : i32 -> tensor<64x128xi32, #blocked>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked2> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %44 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %45 = ttg.memdesc_subview %44[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %46 = ttg.memdesc_subview %44[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %46, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %47 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %48 = ttg.local_alloc : () -> !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    %49 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %50 = ttg.memdesc_subview %47[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %51 = tt.splat %49 : i1 -> tensor<128x64xi1, #blocked1>
    %52 = ttg.async_copy_global_to_local %31, %50 mask %51 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %53 = ttg.async_commit_group %52
    %54 = ttg.memdesc_subview %48[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %55 = tt.splat %49 : i1 -> tensor<64x128xi1, #blocked>
    %56 = ttg.async_copy_global_to_local %41, %54 mask %55 : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %57 = ttg.async_commit_group %56
    %58 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %59 = tt.addptr %31, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %60 = tt.addptr %41, %43 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %61 = ttg.memdesc_subview %47[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %62 = tt.splat %58 : i1 -> tensor<128x64xi1, #blocked1>
    %63 = ttg.async_copy_global_to_local %59, %61 mask %62 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %64 = ttg.async_commit_group %63
    %65 = ttg.memdesc_subview %48[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %66 = tt.splat %58 : i1 -> tensor<64x128xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %60, %65 mask %66 : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %68 = ttg.async_commit_group %67
    %69 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %70 = ttg.async_wait %53, %57 {num = 2 : i32}
    %71 = ttg.memdesc_subview %47[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %72 = ttg.memdesc_subview %48[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %73 = ttg.memdesc_subview %44[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.tc_gen5_mma %71, %72, %result, %false, %49, %73[%true] : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %74 = arith.select %49, %0, %0 : !ttg.async.token
    %75 = tt.addptr %59, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %76 = tt.addptr %60, %43 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %77 = ttg.memdesc_subview %47[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %78 = tt.splat %69 : i1 -> tensor<128x64xi1, #blocked1>
    %79 = ttg.async_copy_global_to_local %75, %77 mask %78 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %80 = ttg.async_commit_group %79
    %81 = ttg.memdesc_subview %48[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %82 = tt.splat %69 : i1 -> tensor<64x128xi1, #blocked>
    %83 = ttg.async_copy_global_to_local %76, %81 mask %82 : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %84 = ttg.async_commit_group %83
    %85 = arith.subi %arg5, %c64_i32 : i32
    %86:18 = scf.for %arg9 = %c0_i32 to %85 step %c64_i32 iter_args(%arg10 = %75, %arg11 = %76, %arg12 = %false, %arg13 = %74, %arg14 = %c0_i32, %arg15 = %c1_i32, %arg16 = %c2_i32, %arg17 = %c0_i32, %arg18 = %c3_i32, %arg19 = %c3_i32, %arg20 = %64, %arg21 = %80, %arg22 = %68, %arg23 = %84, %arg24 = %73, %arg25 = %c0_i32, %arg26 = %71, %arg27 = %72) -> (tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>)  : i32 {
      %101 = arith.subi %arg5, %c192_i32 : i32
      %102 = arith.cmpi slt, %arg9, %101 : i32
      %103 = arith.addi %arg17, %c1_i32 : i32
      %104 = arith.cmpi sge, %103, %arg18 : i32
      %105 = arith.select %104, %c0_i32, %103 : i32
      %106 = ttg.async_wait %arg20, %arg22 {num = 2 : i32}
      %107 = ttg.memdesc_subview %47[%105, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %108 = ttg.memdesc_subview %48[%105, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %109 = ttg.memdesc_subview %44[%arg15] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.tc_gen5_mma %107, %108, %result, %true, %true, %109[%true] : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.wait_barrier %arg24, %arg25 deps %arg26, %arg27 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %110 = arith.xori %arg14, %c1_i32 : i32
      %111 = arith.addi %arg15, %c1_i32 : i32
      %112 = arith.cmpi sge, %111, %c2_i32 : i32
      %113 = arith.select %112, %c0_i32, %111 : i32
      %114 = arith.select %112, %110, %arg14 : i32
      %115 = tt.addptr %arg10, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %116 = tt.addptr %arg11, %43 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %117 = arith.addi %arg16, %c1_i32 : i32
      %118 = arith.cmpi sge, %117, %c3_i32 : i32
      %119 = arith.select %118, %c0_i32, %117 : i32
      %120 = ttg.memdesc_subview %47[%119, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %121 = tt.splat %102 : i1 -> tensor<128x64xi1, #blocked1>
      %122 = ttg.async_copy_global_to_local %115, %120 mask %121 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %123 = ttg.async_commit_group %122
      %124 = ttg.memdesc_subview %48[%119, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %125 = tt.splat %102 : i1 -> tensor<64x128xi1, #blocked>
      %126 = ttg.async_copy_global_to_local %116, %124 mask %125 : tensor<64x128x!tt.ptr<f16>, #blocked> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %127 = ttg.async_commit_group %126
      scf.yield %115, %116, %true, %0, %114, %113, %119, %105, %arg19, %c3_i32, %arg21, %123, %arg23, %127, %109, %arg14, %107, %108 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %87 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %88:18 = scf.if %87 -> (tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>) {
      ttng.wait_barrier %86#14, %86#15 deps %86#16, %86#17 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      scf.yield %2, %1, %true, %86#3, %7, %7, %7, %7, %86#9, %c3_i32, %86#11, %6, %86#13, %6, %3, %86#4, %5, %4 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    } else {
      scf.yield %86#0, %86#1, %86#2, %86#3, %86#4, %86#5, %86#6, %86#7, %86#8, %86#9, %86#10, %86#11, %86#12, %86#13, %86#14, %86#15, %86#16, %86#17 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked>, i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %89 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %48 : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %47 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %90 = ttg.memdesc_subview %44[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %90 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %91 = ttg.memdesc_subview %44[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %91 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttg.local_dealloc %44 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked2>
    %92 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked>
    %93 = arith.muli %22, %92 : tensor<128x1xi32, #blocked>
    %94 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %95 = tt.addptr %94, %93 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %96 = tt.broadcast %95 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %97 = tt.broadcast %38 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %98 = tt.addptr %96, %97 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %99 = arith.truncf %result_1 : tensor<128x128xf32, #blocked2> to tensor<128x128xf16, #blocked2>
    %100 = ttg.convert_layout %99 : tensor<128x128xf16, #blocked2> -> tensor<128x128xf16, #blocked>
    tt.store %98, %100 : tensor<128x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c192_i32 = arith.constant 192 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked1>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34 = arith.muli %arg7, %c64_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<64x128xi32, #blocked2>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %37 = ttg.memdesc_subview %36[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %38 = ttg.memdesc_subview %36[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = ttg.memdesc_subview %39[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %43 = tt.splat %41 : i1 -> tensor<128x64xi1, #blocked1>
    %44 = ttg.async_copy_global_to_local %23, %42 mask %43 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %45 = ttg.async_commit_group %44
    %46 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %47 = tt.splat %41 : i1 -> tensor<64x128xi1, #blocked2>
    %48 = ttg.async_copy_global_to_local %33, %46 mask %47 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %49 = ttg.async_commit_group %48
    %50 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %51 = tt.addptr %23, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %52 = tt.addptr %33, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %53 = ttg.memdesc_subview %39[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %54 = tt.splat %50 : i1 -> tensor<128x64xi1, #blocked1>
    %55 = ttg.async_copy_global_to_local %51, %53 mask %54 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %56 = ttg.async_commit_group %55
    %57 = ttg.memdesc_subview %40[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %58 = tt.splat %50 : i1 -> tensor<64x128xi1, #blocked2>
    %59 = ttg.async_copy_global_to_local %52, %57 mask %58 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %60 = ttg.async_commit_group %59
    %61 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %62 = ttg.async_wait %45, %49 {num = 2 : i32}
    %63 = ttg.memdesc_subview %39[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %64 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %65 = ttg.memdesc_subview %36[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.tc_gen5_mma %63, %64, %result, %false, %41, %65[%true] : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %66 = tt.addptr %51, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %67 = tt.addptr %52, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %68 = ttg.memdesc_subview %39[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %69 = tt.splat %61 : i1 -> tensor<128x64xi1, #blocked1>
    %70 = ttg.async_copy_global_to_local %66, %68 mask %69 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %71 = ttg.async_commit_group %70
    %72 = ttg.memdesc_subview %40[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %73 = tt.splat %61 : i1 -> tensor<64x128xi1, #blocked2>
    %74 = ttg.async_copy_global_to_local %67, %72 mask %73 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %75 = ttg.async_commit_group %74
    %76 = arith.subi %arg5, %c64_i32 : i32
    %77:14 = scf.for %arg9 = %c0_i32 to %76 step %c64_i32 iter_args(%arg10 = %66, %arg11 = %67, %arg12 = %c0_i32, %arg13 = %c1_i32, %arg14 = %c2_i32, %arg15 = %c0_i32, %arg16 = %56, %arg17 = %71, %arg18 = %60, %arg19 = %75, %arg20 = %65, %arg21 = %c0_i32, %arg22 = %63, %arg23 = %64) -> (tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>)  : i32 {
      %91 = arith.subi %arg5, %c192_i32 : i32
      %92 = arith.cmpi slt, %arg9, %91 : i32
      %93 = arith.addi %arg15, %c1_i32 : i32
      %94 = arith.cmpi sge, %93, %c3_i32 : i32
      %95 = arith.select %94, %c0_i32, %93 : i32
      %96 = ttg.async_wait %arg16, %arg18 {num = 2 : i32}
      %97 = ttg.memdesc_subview %39[%95, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %98 = ttg.memdesc_subview %40[%95, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %99 = ttg.memdesc_subview %36[%arg13] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.tc_gen5_mma %97, %98, %result, %true, %true, %99[%true] : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.wait_barrier %arg20, %arg21 deps %arg22, %arg23 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %100 = arith.xori %arg12, %c1_i32 : i32
      %101 = arith.addi %arg13, %c1_i32 : i32
      %102 = arith.cmpi sge, %101, %c2_i32 : i32
      %103 = arith.select %102, %c0_i32, %101 : i32
      %104 = arith.select %102, %100, %arg12 : i32
      %105 = tt.addptr %arg10, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %106 = tt.addptr %arg11, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      %107 = arith.addi %arg14, %c1_i32 : i32
      %108 = arith.cmpi sge, %107, %c3_i32 : i32
      %109 = arith.select %108, %c0_i32, %107 : i32
      %110 = ttg.memdesc_subview %39[%109, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %111 = tt.splat %92 : i1 -> tensor<128x64xi1, #blocked1>
      %112 = ttg.async_copy_global_to_local %105, %110 mask %111 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %113 = ttg.async_commit_group %112
      %114 = ttg.memdesc_subview %40[%109, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %115 = tt.splat %92 : i1 -> tensor<64x128xi1, #blocked2>
      %116 = ttg.async_copy_global_to_local %106, %114 mask %115 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %117 = ttg.async_commit_group %116
      scf.yield %105, %106, %104, %103, %109, %95, %arg17, %113, %arg19, %117, %99, %arg12, %97, %98 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %78 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    scf.if %78 {
      ttng.wait_barrier %77#10, %77#11 deps %77#12, %77#13 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %79 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %80 = ttg.memdesc_subview %36[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %80 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %81 = ttg.memdesc_subview %36[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %81 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttg.local_dealloc %36 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %82 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %83 = arith.muli %14, %82 : tensor<128x1xi32, #blocked2>
    %84 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %85 = tt.addptr %84, %83 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %86 = tt.broadcast %85 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %87 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %88 = tt.addptr %86, %87 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %89 = arith.truncf %result_1 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %90 = ttg.convert_layout %89 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %88, %90 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c192_i32 = arith.constant 192 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked1>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34 = arith.muli %arg7, %c64_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<64x128xi32, #blocked2>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %37 = ttg.memdesc_subview %36[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %38 = ttg.memdesc_subview %36[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = ttg.memdesc_subview %39[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %43 = tt.splat %41 : i1 -> tensor<128x64xi1, #blocked1>
    %44 = ttg.async_copy_global_to_local %23, %42 mask %43 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %45 = ttg.async_commit_group %44
    %46 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %47 = tt.splat %41 : i1 -> tensor<64x128xi1, #blocked2>
    %48 = ttg.async_copy_global_to_local %33, %46 mask %47 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %49 = ttg.async_commit_group %48
    %50 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %51 = tt.addptr %23, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %52 = tt.addptr %33, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %53 = ttg.memdesc_subview %39[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %54 = tt.splat %50 : i1 -> tensor<128x64xi1, #blocked1>
    %55 = ttg.async_copy_global_to_local %51, %53 mask %54 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %56 = ttg.async_commit_group %55
    %57 = ttg.memdesc_subview %40[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %58 = tt.splat %50 : i1 -> tensor<64x128xi1, #blocked2>
    %59 = ttg.async_copy_global_to_local %52, %57 mask %58 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %60 = ttg.async_commit_group %59
    %61 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %62 = ttg.async_wait %45, %49 {num = 2 : i32}
    ttng.tc_gen5_mma %42, %46, %result, %false, %41, %37[%true] : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %63 = tt.addptr %51, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %64 = tt.addptr %52, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %65 = ttg.memdesc_subview %39[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %66 = tt.splat %61 : i1 -> tensor<128x64xi1, #blocked1>
    %67 = ttg.async_copy_global_to_local %63, %65 mask %66 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %68 = ttg.async_commit_group %67
    %69 = ttg.memdesc_subview %40[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %70 = tt.splat %61 : i1 -> tensor<64x128xi1, #blocked2>
    %71 = ttg.async_copy_global_to_local %64, %69 mask %70 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %72 = ttg.async_commit_group %71
    %73 = arith.subi %arg5, %c64_i32 : i32
    %74:14 = scf.for %arg9 = %c0_i32 to %73 step %c64_i32 iter_args(%arg10 = %63, %arg11 = %64, %arg12 = %c0_i32, %arg13 = %c1_i32, %arg14 = %c2_i32, %arg15 = %c0_i32, %arg16 = %56, %arg17 = %68, %arg18 = %60, %arg19 = %72, %arg20 = %37, %arg21 = %c0_i32, %arg22 = %42, %arg23 = %46) -> (tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>)  : i32 {
      %85 = arith.subi %arg5, %c192_i32 : i32
      %86 = arith.cmpi slt, %arg9, %85 : i32
      %87 = arith.addi %arg15, %c1_i32 : i32
      %88 = arith.cmpi sge, %87, %c3_i32 : i32
      %89 = arith.select %88, %c0_i32, %87 : i32
      %90 = ttg.async_wait %arg16, %arg18 {num = 2 : i32}
      %91 = ttg.memdesc_subview %39[%89, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %92 = ttg.memdesc_subview %40[%89, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %93 = ttg.memdesc_subview %36[%arg13] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.tc_gen5_mma %91, %92, %result, %true, %true, %93[%true] : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.wait_barrier %arg20, %arg21 deps %arg22, %arg23 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %94 = arith.xori %arg12, %c1_i32 : i32
      %95 = arith.addi %arg13, %c1_i32 : i32
      %96 = arith.cmpi sge, %95, %c2_i32 : i32
      %97 = arith.select %96, %c0_i32, %95 : i32
      %98 = arith.select %96, %94, %arg12 : i32
      %99 = tt.addptr %arg10, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %100 = tt.addptr %arg11, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      %101 = arith.addi %arg14, %c1_i32 : i32
      %102 = arith.cmpi sge, %101, %c3_i32 : i32
      %103 = arith.select %102, %c0_i32, %101 : i32
      %104 = ttg.memdesc_subview %39[%103, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %105 = tt.splat %86 : i1 -> tensor<128x64xi1, #blocked1>
      %106 = ttg.async_copy_global_to_local %99, %104 mask %105 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %107 = ttg.async_commit_group %106
      %108 = ttg.memdesc_subview %40[%103, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %109 = tt.splat %86 : i1 -> tensor<64x128xi1, #blocked2>
      %110 = ttg.async_copy_global_to_local %100, %108 mask %109 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %111 = ttg.async_commit_group %110
      scf.yield %99, %100, %98, %97, %103, %89, %arg17, %107, %arg19, %111, %93, %arg12, %91, %92 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    scf.if %41 {
      ttng.wait_barrier %74#10, %74#11 deps %74#12, %74#13 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %75 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %38 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttg.local_dealloc %36 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %76 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %77 = arith.muli %14, %76 : tensor<128x1xi32, #blocked2>
    %78 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %79 = tt.addptr %78, %77 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %80 = tt.broadcast %79 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %81 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %82 = tt.addptr %80, %81 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %83 = arith.truncf %result_1 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %84 = ttg.convert_layout %83 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %82, %84 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_interleave_tmem()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c192_i32 = arith.constant 192 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x64xi32, #blocked1>
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked1>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked1>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34 = arith.muli %arg7, %c64_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<64x128xi32, #blocked2>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %37 = ttg.memdesc_subview %36[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %38 = ttg.memdesc_subview %36[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = ttg.memdesc_subview %39[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %43 = tt.splat %41 : i1 -> tensor<128x64xi1, #blocked1>
    %44 = ttg.async_copy_global_to_local %23, %42 mask %43 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %45 = ttg.async_commit_group %44
    %46 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %47 = tt.splat %41 : i1 -> tensor<64x128xi1, #blocked2>
    %48 = ttg.async_copy_global_to_local %33, %46 mask %47 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %49 = ttg.async_commit_group %48
    %50 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %51 = tt.addptr %23, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %52 = tt.addptr %33, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %53 = ttg.memdesc_subview %39[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %54 = tt.splat %50 : i1 -> tensor<128x64xi1, #blocked1>
    %55 = ttg.async_copy_global_to_local %51, %53 mask %54 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %56 = ttg.async_commit_group %55
    %57 = ttg.memdesc_subview %40[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %58 = tt.splat %50 : i1 -> tensor<64x128xi1, #blocked2>
    %59 = ttg.async_copy_global_to_local %52, %57 mask %58 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %60 = ttg.async_commit_group %59
    %61 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %62 = ttg.async_wait %45, %49 {num = 2 : i32}
    ttng.tc_gen5_mma %42, %46, %result, %false, %41, %37[%true] : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %63 = tt.addptr %51, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
    %64 = tt.addptr %52, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %65 = ttg.memdesc_subview %39[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %66 = tt.splat %61 : i1 -> tensor<128x64xi1, #blocked1>
    %67 = ttg.async_copy_global_to_local %63, %65 mask %66 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %68 = ttg.async_commit_group %67
    %69 = ttg.memdesc_subview %40[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %70 = tt.splat %61 : i1 -> tensor<64x128xi1, #blocked2>
    %71 = ttg.async_copy_global_to_local %64, %69 mask %70 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %72 = ttg.async_commit_group %71
    %73 = arith.subi %arg5, %c64_i32 : i32
    %74:14 = scf.for %arg9 = %c0_i32 to %73 step %c64_i32 iter_args(%arg10 = %63, %arg11 = %64, %arg12 = %c0_i32, %arg13 = %c1_i32, %arg14 = %c2_i32, %arg15 = %c0_i32, %arg16 = %56, %arg17 = %68, %arg18 = %60, %arg19 = %72, %arg20 = %37, %arg21 = %c0_i32, %arg22 = %42, %arg23 = %46) -> (tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>)  : i32 {
      %85 = arith.subi %arg5, %c192_i32 : i32
      %86 = arith.cmpi slt, %arg9, %85 : i32
      %87 = arith.addi %arg15, %c1_i32 : i32
      %88 = arith.cmpi sge, %87, %c3_i32 : i32
      %89 = arith.select %88, %c0_i32, %87 : i32
      %90 = ttg.async_wait %arg16, %arg18 {num = 2 : i32}
      %91 = ttg.memdesc_subview %39[%89, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %92 = ttg.memdesc_subview %40[%89, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %93 = ttg.memdesc_subview %36[%arg13] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.tc_gen5_mma %91, %92, %result, %true, %true, %93[%true] : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.wait_barrier %arg20, %arg21 deps %arg22, %arg23 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %94 = arith.xori %arg12, %c1_i32 : i32
      %95 = arith.addi %arg13, %c1_i32 : i32
      %96 = arith.cmpi sge, %95, %c2_i32 : i32
      %97 = arith.select %96, %c0_i32, %95 : i32
      %98 = arith.select %96, %94, %arg12 : i32
      %99 = tt.addptr %arg10, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi32, #blocked1>
      %100 = tt.addptr %arg11, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      %101 = arith.addi %arg14, %c1_i32 : i32
      %102 = arith.cmpi sge, %101, %c3_i32 : i32
      %103 = arith.select %102, %c0_i32, %101 : i32
      %104 = ttg.memdesc_subview %39[%103, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %105 = tt.splat %86 : i1 -> tensor<128x64xi1, #blocked1>
      %106 = ttg.async_copy_global_to_local %99, %104 mask %105 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %107 = ttg.async_commit_group %106
      %108 = ttg.memdesc_subview %40[%103, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %109 = tt.splat %86 : i1 -> tensor<64x128xi1, #blocked2>
      %110 = ttg.async_copy_global_to_local %100, %108 mask %109 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %111 = ttg.async_commit_group %110
      scf.yield %99, %100, %98, %97, %103, %89, %arg17, %107, %arg19, %111, %93, %arg12, %91, %92 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    scf.if %41 {
      ttng.wait_barrier %74#10, %74#11 deps %74#12, %74#13 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %75 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %38 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttg.local_dealloc %36 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %76 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %77 = arith.muli %14, %76 : tensor<128x1xi32, #blocked2>
    %78 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %79 = tt.addptr %78, %77 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %80 = tt.broadcast %79 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %81 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %82 = tt.addptr %80, %81 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %83 = arith.truncf %result_1 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %84 = ttg.convert_layout %83 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %82, %84 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<128x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c192_i32 = arith.constant 192 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c128_i32 : i32
    %11 = tt.splat %10 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = arith.addi %11, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %14 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %15 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %16 = arith.muli %13, %15 : tensor<128x1xi32, #blocked>
    %17 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %16 : tensor<128x1x!tt.ptr<f16>, #blocked>, tensor<128x1xi32, #blocked>
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %21 = tt.broadcast %18 : tensor<128x1x!tt.ptr<f16>, #blocked> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %22 = tt.broadcast %20 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %26 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
    %27 = arith.muli %25, %26 : tensor<64x1xi32, #blocked2>
    %28 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %29 = tt.addptr %28, %27 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %30 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %31 = tt.broadcast %29 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x128x!tt.ptr<f16>, #blocked2>
    %32 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<64x128xi32, #blocked2>
    %33 = tt.addptr %31, %32 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %34 = arith.muli %arg7, %c64_i32 : i32
    %35 = tt.splat %34 : i32 -> tensor<64x128xi32, #blocked2>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %result, %true : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %37 = ttg.memdesc_subview %36[%c0_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %38 = ttg.memdesc_subview %36[%c1_i32] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    %41 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %42 = ttg.memdesc_subview %39[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %43 = tt.splat %41 : i1 -> tensor<128x64xi1, #blocked>
    %44 = ttg.async_copy_global_to_local %23, %42 mask %43 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %45 = ttg.async_commit_group %44
    %46 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %47 = tt.splat %41 : i1 -> tensor<64x128xi1, #blocked2>
    %48 = ttg.async_copy_global_to_local %33, %46 mask %47 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %49 = ttg.async_commit_group %48
    %50 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %51 = tt.addptr %23, %cst : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %52 = tt.addptr %33, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %53 = ttg.memdesc_subview %39[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %54 = tt.splat %50 : i1 -> tensor<128x64xi1, #blocked>
    %55 = ttg.async_copy_global_to_local %51, %53 mask %54 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %56 = ttg.async_commit_group %55
    %57 = ttg.memdesc_subview %40[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %58 = tt.splat %50 : i1 -> tensor<64x128xi1, #blocked2>
    %59 = ttg.async_copy_global_to_local %52, %57 mask %58 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %60 = ttg.async_commit_group %59
    %61 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %62 = ttg.async_wait %45, %49 {num = 2 : i32}
    ttng.tc_gen5_mma %42, %46, %result, %false, %41, %37[%true] : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    %63 = tt.addptr %51, %cst : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
    %64 = tt.addptr %52, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
    %65 = ttg.memdesc_subview %39[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %66 = tt.splat %61 : i1 -> tensor<128x64xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %63, %65 mask %66 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
    %68 = ttg.async_commit_group %67
    %69 = ttg.memdesc_subview %40[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %70 = tt.splat %61 : i1 -> tensor<64x128xi1, #blocked2>
    %71 = ttg.async_copy_global_to_local %64, %69 mask %70 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
    %72 = ttg.async_commit_group %71
    %73 = arith.subi %arg5, %c64_i32 : i32
    %74:14 = scf.for %arg9 = %c0_i32 to %73 step %c64_i32 iter_args(%arg10 = %63, %arg11 = %64, %arg12 = %c0_i32, %arg13 = %c1_i32, %arg14 = %c2_i32, %arg15 = %c0_i32, %arg16 = %56, %arg17 = %68, %arg18 = %60, %arg19 = %72, %arg20 = %37, %arg21 = %c0_i32, %arg22 = %42, %arg23 = %46) -> (tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>)  : i32 {
      %85 = arith.subi %arg5, %c192_i32 : i32
      %86 = arith.cmpi slt, %arg9, %85 : i32
      %87 = arith.addi %arg15, %c1_i32 : i32
      %88 = arith.cmpi sge, %87, %c3_i32 : i32
      %89 = arith.select %88, %c0_i32, %87 : i32
      %90 = ttg.async_wait %arg16, %arg18 {num = 2 : i32}
      %91 = ttg.memdesc_subview %39[%89, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %92 = ttg.memdesc_subview %40[%89, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %93 = ttg.memdesc_subview %36[%arg13] : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.tc_gen5_mma %91, %92, %result, %true, %true, %93[%true] : !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
      ttng.wait_barrier %arg20, %arg21 deps %arg22, %arg23 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %94 = arith.xori %arg12, %c1_i32 : i32
      %95 = arith.addi %arg13, %c1_i32 : i32
      %96 = arith.cmpi sge, %95, %c2_i32 : i32
      %97 = arith.select %96, %c0_i32, %95 : i32
      %98 = arith.select %96, %94, %arg12 : i32
      %99 = tt.addptr %arg10, %cst : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi32, #blocked>
      %100 = tt.addptr %arg11, %35 : tensor<64x128x!tt.ptr<f16>, #blocked2>, tensor<64x128xi32, #blocked2>
      %101 = arith.addi %arg14, %c1_i32 : i32
      %102 = arith.cmpi sge, %101, %c3_i32 : i32
      %103 = arith.select %102, %c0_i32, %101 : i32
      %104 = ttg.memdesc_subview %39[%103, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %105 = tt.splat %86 : i1 -> tensor<128x64xi1, #blocked>
      %106 = ttg.async_copy_global_to_local %99, %104 mask %105 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared1, #smem, mutable, 3x128x64>
      %107 = ttg.async_commit_group %106
      %108 = ttg.memdesc_subview %40[%103, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %109 = tt.splat %86 : i1 -> tensor<64x128xi1, #blocked2>
      %110 = ttg.async_copy_global_to_local %100, %108 mask %109 : tensor<64x128x!tt.ptr<f16>, #blocked2> -> <64x128xf16, #shared1, #smem, mutable, 3x64x128>
      %111 = ttg.async_commit_group %110
      scf.yield %99, %100, %98, %97, %103, %89, %arg17, %107, %arg19, %111, %93, %arg12, %91, %92 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<64x128x!tt.ptr<f16>, #blocked2>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    scf.if %41 {
      ttng.wait_barrier %74#10, %74#11 deps %74#12, %74#13 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable, 3x64x128>
    }
    %75 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<3x64x128xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<3x128x64xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttng.inval_barrier %38 : !ttg.memdesc<1xi64, #shared, #smem, mutable, 2>
    ttg.local_dealloc %36 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    %76 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %77 = arith.muli %14, %76 : tensor<128x1xi32, #blocked2>
    %78 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %79 = tt.addptr %78, %77 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %80 = tt.broadcast %79 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %81 = tt.broadcast %30 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %82 = tt.addptr %80, %81 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %83 = arith.truncf %result_1 : tensor<128x128xf32, #blocked1> to tensor<128x128xf16, #blocked1>
    %84 = ttg.convert_layout %83 : tensor<128x128xf16, #blocked1> -> tensor<128x128xf16, #blocked2>
    tt.store %82, %84 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
