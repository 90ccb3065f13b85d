// Kernel matmul of kernels/matmul.py, sm_90, num_warps=8, num_stages=4, num_ctas=1
// Signature *bf16:16 *bf16:16 *fp32:16 i32 i32 i32:16 i32:16 i32:16 i32:16; constants BM=128, BN=256, BK=32
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %c256_i32 = arith.constant 256 : i32
    %c256_i32_4 = arith.constant 256 : i32
    %18 = arith.extsi %17 : i32 to i64
    %19 = arith.extsi %c256_i32_4 : i32 to i64
    %20 = arith.muli %18, %19 : i64
    %c2147483647_i64_5 = arith.constant 2147483647 : i64
    %c-2147483648_i64_6 = arith.constant -2147483648 : i64
    %21 = arith.cmpi sle, %20, %c2147483647_i64_5 : i64
    %22 = arith.cmpi sge, %20, %c-2147483648_i64_6 : i64
    %23 = arith.andi %21, %22 : i1
    %24 = arith.muli %17, %c256_i32_4 : i32
    %25 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
    %26 = tt.splat %24 : i32 -> tensor<256xi32>
    %27 = arith.extsi %26 : tensor<256xi32> to tensor<256xi64>
    %28 = arith.extsi %25 : tensor<256xi32> to tensor<256xi64>
    %29 = arith.addi %27, %28 : tensor<256xi64>
    %c2147483647_i64_7 = arith.constant 2147483647 : i64
    %c-2147483648_i64_8 = arith.constant -2147483648 : i64
    %cst_9 = arith.constant dense<2147483647> : tensor<256xi64>
    %30 = arith.cmpi sle, %29, %cst_9 : tensor<256xi64>
    %cst_10 = arith.constant dense<-2147483648> : tensor<256xi64>
    %31 = arith.cmpi sge, %29, %cst_10 : tensor<256xi64>
    %32 = arith.andi %30, %31 : tensor<256xi1>
    %33 = arith.addi %26, %25 : tensor<256xi32>
    %34 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %35 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %36 = tt.splat %arg6 : i32 -> tensor<128x1xi32>
    %37 = arith.extsi %35 : tensor<128x1xi32> to tensor<128x1xi64>
    %38 = arith.extsi %36 : tensor<128x1xi32> to tensor<128x1xi64>
    %39 = arith.muli %37, %38 : tensor<128x1xi64>
    %c2147483647_i64_11 = arith.constant 2147483647 : i64
    %c-2147483648_i64_12 = arith.constant -2147483648 : i64
    %cst_13 = arith.constant dense<2147483647> : tensor<128x1xi64>
    %40 = arith.cmpi sle, %39, %cst_13 : tensor<128x1xi64>
    %cst_14 = arith.constant dense<-2147483648> : tensor<128x1xi64>
    %41 = arith.cmpi sge, %39, %cst_14 : tensor<128x1xi64>
    %42 = arith.andi %40, %41 : tensor<128x1xi1>
    %43 = arith.muli %35, %36 : tensor<128x1xi32>
    %44 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>>
    %45 = tt.addptr %44, %43 : tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi32>
    %46 = tt.expand_dims %34 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %47 = tt.broadcast %45 : tensor<128x1x!tt.ptr<bf16>> -> tensor<128x32x!tt.ptr<bf16>>
    %48 = tt.broadcast %46 : tensor<1x32xi32> -> tensor<128x32xi32>
    %49 = tt.addptr %47, %48 : tensor<128x32x!tt.ptr<bf16>>, tensor<128x32xi32>
    %50 = tt.expand_dims %34 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %51 = tt.splat %arg7 : i32 -> tensor<32x1xi32>
    %52 = arith.extsi %50 : tensor<32x1xi32> to tensor<32x1xi64>
    %53 = arith.extsi %51 : tensor<32x1xi32> to tensor<32x1xi64>
    %54 = arith.muli %52, %53 : tensor<32x1xi64>
    %c2147483647_i64_15 = arith.constant 2147483647 : i64
    %c-2147483648_i64_16 = arith.constant -2147483648 : i64
    %cst_17 = arith.constant dense<2147483647> : tensor<32x1xi64>
    %55 = arith.cmpi sle, %54, %cst_17 : tensor<32x1xi64>
    %cst_18 = arith.constant dense<-2147483648> : tensor<32x1xi64>
    %56 = arith.cmpi sge, %54, %cst_18 : tensor<32x1xi64>
    %57 = arith.andi %55, %56 : tensor<32x1xi1>
    %58 = arith.muli %50, %51 : tensor<32x1xi32>
    %59 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>>
    %60 = tt.addptr %59, %58 : tensor<32x1x!tt.ptr<bf16>>, tensor<32x1xi32>
    %61 = tt.expand_dims %33 {axis = 0 : i32} : tensor<256xi32> -> tensor<1x256xi32>
    %62 = tt.broadcast %60 : tensor<32x1x!tt.ptr<bf16>> -> tensor<32x256x!tt.ptr<bf16>>
    %63 = tt.broadcast %61 : tensor<1x256xi32> -> tensor<32x256xi32>
    %64 = tt.addptr %62, %63 : tensor<32x256x!tt.ptr<bf16>>, tensor<32x256xi32>
    %65 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_256__(1,)cconstexpr_fp32_"() : () -> tensor<128x256xf32>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %66 = arith.bitcast %c0_i32 : i32 to i32
    %67 = arith.bitcast %arg5 : i32 to i32
    %68 = arith.bitcast %c32_i32 : i32 to i32
    %69 = ub.poison : i32
    %70:3 = scf.for %arg9 = %66 to %67 step %68 iter_args(%arg10 = %65, %arg11 = %49, %arg12 = %64) -> (tensor<128x256xf32>, tensor<128x32x!tt.ptr<bf16>>, tensor<32x256x!tt.ptr<bf16>>)  : i32 {
      %86 = tt.load %arg11 : tensor<128x32x!tt.ptr<bf16>>
      %87 = tt.load %arg12 : tensor<32x256x!tt.ptr<bf16>>
      %cst_23 = arith.constant 0.000000e+00 : f32
      %88 = tt.dot %86, %87, %arg10, inputPrecision = tf32 : tensor<128x32xbf16> * tensor<32x256xbf16> -> tensor<128x256xf32>
      %c32_i32_24 = arith.constant 32 : i32
      %cst_25 = arith.constant dense<32> : tensor<128x32xi32>
      %89 = tt.addptr %arg11, %cst_25 : tensor<128x32x!tt.ptr<bf16>>, tensor<128x32xi32>
      %c32_i32_26 = arith.constant 32 : i32
      %c32_i32_27 = arith.constant 32 : i32
      %90 = arith.extsi %c32_i32_27 : i32 to i64
      %91 = arith.extsi %arg7 : i32 to i64
      %92 = arith.muli %90, %91 : i64
      %c2147483647_i64_28 = arith.constant 2147483647 : i64
      %c-2147483648_i64_29 = arith.constant -2147483648 : i64
      %93 = arith.cmpi sle, %92, %c2147483647_i64_28 : i64
      %94 = arith.cmpi sge, %92, %c-2147483648_i64_29 : i64
      %95 = arith.andi %93, %94 : i1
      %96 = arith.muli %c32_i32_27, %arg7 : i32
      %97 = tt.splat %96 : i32 -> tensor<32x256xi32>
      %98 = tt.addptr %arg12, %97 : tensor<32x256x!tt.ptr<bf16>>, tensor<32x256xi32>
      scf.yield %88, %89, %98 : tensor<128x256xf32>, tensor<128x32x!tt.ptr<bf16>>, tensor<32x256x!tt.ptr<bf16>>
    }
    %71 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %72 = tt.splat %arg8 : i32 -> tensor<128x1xi32>
    %73 = arith.extsi %71 : tensor<128x1xi32> to tensor<128x1xi64>
    %74 = arith.extsi %72 : tensor<128x1xi32> to tensor<128x1xi64>
    %75 = arith.muli %73, %74 : tensor<128x1xi64>
    %c2147483647_i64_19 = arith.constant 2147483647 : i64
    %c-2147483648_i64_20 = arith.constant -2147483648 : i64
    %cst_21 = arith.constant dense<2147483647> : tensor<128x1xi64>
    %76 = arith.cmpi sle, %75, %cst_21 : tensor<128x1xi64>
    %cst_22 = arith.constant dense<-2147483648> : tensor<128x1xi64>
    %77 = arith.cmpi sge, %75, %cst_22 : tensor<128x1xi64>
    %78 = arith.andi %76, %77 : tensor<128x1xi1>
    %79 = arith.muli %71, %72 : tensor<128x1xi32>
    %80 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>>
    %81 = tt.addptr %80, %79 : tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi32>
    %82 = tt.expand_dims %33 {axis = 0 : i32} : tensor<256xi32> -> tensor<1x256xi32>
    %83 = tt.broadcast %81 : tensor<128x1x!tt.ptr<f32>> -> tensor<128x256x!tt.ptr<f32>>
    %84 = tt.broadcast %82 : tensor<1x256xi32> -> tensor<128x256xi32>
    %85 = tt.addptr %83, %84 : tensor<128x256x!tt.ptr<f32>>, tensor<128x256xi32>
    tt.store %85, %70#0 : tensor<128x256x!tt.ptr<f32>>
    tt.return
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_256__(1,)cconstexpr_fp32_"() -> tensor<128x256xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xf32>
    tt.return %cst_0 : tensor<128x256xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<128x256xf32>
    tt.return %0 : tensor<128x256xf32>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<32> : tensor<128x32xi32>
    %c32_i32 = arith.constant 32 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %3 = tt.splat %1 : i32 -> tensor<128xi32>
    %4 = arith.addi %3, %2 : tensor<128xi32>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c256_i32 : i32
    %7 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
    %8 = tt.splat %6 : i32 -> tensor<256xi32>
    %9 = arith.addi %8, %7 : tensor<256xi32>
    %10 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %11 = tt.expand_dims %4 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %12 = tt.splat %arg6 : i32 -> tensor<128x1xi32>
    %13 = arith.muli %11, %12 : tensor<128x1xi32>
    %14 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>>
    %15 = tt.addptr %14, %13 : tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi32>
    %16 = tt.expand_dims %10 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %17 = tt.broadcast %15 : tensor<128x1x!tt.ptr<bf16>> -> tensor<128x32x!tt.ptr<bf16>>
    %18 = tt.broadcast %16 : tensor<1x32xi32> -> tensor<128x32xi32>
    %19 = tt.addptr %17, %18 : tensor<128x32x!tt.ptr<bf16>>, tensor<128x32xi32>
    %20 = tt.expand_dims %10 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %21 = tt.splat %arg7 : i32 -> tensor<32x1xi32>
    %22 = arith.muli %20, %21 : tensor<32x1xi32>
    %23 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>>
    %24 = tt.addptr %23, %22 : tensor<32x1x!tt.ptr<bf16>>, tensor<32x1xi32>
    %25 = tt.expand_dims %9 {axis = 0 : i32} : tensor<256xi32> -> tensor<1x256xi32>
    %26 = tt.broadcast %24 : tensor<32x1x!tt.ptr<bf16>> -> tensor<32x256x!tt.ptr<bf16>>
    %27 = tt.broadcast %25 : tensor<1x256xi32> -> tensor<32x256xi32>
    %28 = tt.addptr %26, %27 : tensor<32x256x!tt.ptr<bf16>>, tensor<32x256xi32>
    %29:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg10 = %cst, %arg11 = %19, %arg12 = %28) -> (tensor<128x256xf32>, tensor<128x32x!tt.ptr<bf16>>, tensor<32x256x!tt.ptr<bf16>>)  : i32 {
      %37 = tt.load %arg11 : tensor<128x32x!tt.ptr<bf16>>
      %38 = tt.load %arg12 : tensor<32x256x!tt.ptr<bf16>>
      %39 = tt.dot %37, %38, %arg10, inputPrecision = tf32 : tensor<128x32xbf16> * tensor<32x256xbf16> -> tensor<128x256xf32>
      %40 = tt.addptr %arg11, %cst_0 : tensor<128x32x!tt.ptr<bf16>>, tensor<128x32xi32>
      %41 = arith.muli %arg7, %c32_i32 : i32
      %42 = tt.splat %41 : i32 -> tensor<32x256xi32>
      %43 = tt.addptr %arg12, %42 : tensor<32x256x!tt.ptr<bf16>>, tensor<32x256xi32>
      scf.yield %39, %40, %43 : tensor<128x256xf32>, tensor<128x32x!tt.ptr<bf16>>, tensor<32x256x!tt.ptr<bf16>>
    }
    %30 = tt.splat %arg8 : i32 -> tensor<128x1xi32>
    %31 = arith.muli %11, %30 : tensor<128x1xi32>
    %32 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>>
    %33 = tt.addptr %32, %31 : tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi32>
    %34 = tt.broadcast %33 : tensor<128x1x!tt.ptr<f32>> -> tensor<128x256x!tt.ptr<f32>>
    %35 = tt.broadcast %25 : tensor<1x256xi32> -> tensor<128x256xi32>
    %36 = tt.addptr %34, %35 : tensor<128x256x!tt.ptr<f32>>, tensor<128x256xi32>
    tt.store %36, %29#0 : tensor<128x256x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 8, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 8], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [8, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<32> : tensor<128x32xi32, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked2>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked2>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c256_i32 : i32
    %7 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked2>
    %8 = tt.splat %6 : i32 -> tensor<256xi32, #blocked2>
    %9 = arith.addi %8, %7 : tensor<256xi32, #blocked2>
    %10 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %11 = ttg.convert_layout %4 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %13 = ttg.convert_layout %12 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked4>
    %14 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked4>
    %15 = arith.muli %13, %14 : tensor<128x1xi32, #blocked4>
    %16 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked4>
    %17 = tt.addptr %16, %15 : tensor<128x1x!tt.ptr<bf16>, #blocked4>, tensor<128x1xi32, #blocked4>
    %18 = ttg.convert_layout %10 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %19 = tt.expand_dims %18 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x32xi32, #blocked5>
    %20 = ttg.convert_layout %19 : tensor<1x32xi32, #blocked5> -> tensor<1x32xi32, #blocked1>
    %21 = tt.broadcast %17 : tensor<128x1x!tt.ptr<bf16>, #blocked4> -> tensor<128x32x!tt.ptr<bf16>, #blocked4>
    %22 = ttg.convert_layout %21 : tensor<128x32x!tt.ptr<bf16>, #blocked4> -> tensor<128x32x!tt.ptr<bf16>, #blocked1>
    %23 = tt.broadcast %20 : tensor<1x32xi32, #blocked1> -> tensor<128x32xi32, #blocked1>
    %24 = tt.addptr %22, %23 : tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<128x32xi32, #blocked1>
    %25 = ttg.convert_layout %10 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %27 = ttg.convert_layout %26 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked4>
    %28 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked4>
    %29 = arith.muli %27, %28 : tensor<32x1xi32, #blocked4>
    %30 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>, #blocked4>
    %31 = tt.addptr %30, %29 : tensor<32x1x!tt.ptr<bf16>, #blocked4>, tensor<32x1xi32, #blocked4>
    %32 = ttg.convert_layout %9 : tensor<256xi32, #blocked2> -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %33 = tt.expand_dims %32 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x256xi32, #blocked5>
    %34 = ttg.convert_layout %33 : tensor<1x256xi32, #blocked5> -> tensor<1x256xi32, #blocked>
    %35 = tt.broadcast %31 : tensor<32x1x!tt.ptr<bf16>, #blocked4> -> tensor<32x256x!tt.ptr<bf16>, #blocked4>
    %36 = ttg.convert_layout %35 : tensor<32x256x!tt.ptr<bf16>, #blocked4> -> tensor<32x256x!tt.ptr<bf16>, #blocked>
    %37 = tt.broadcast %34 : tensor<1x256xi32, #blocked> -> tensor<32x256xi32, #blocked>
    %38 = tt.addptr %36, %37 : tensor<32x256x!tt.ptr<bf16>, #blocked>, tensor<32x256xi32, #blocked>
    %39:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg10 = %cst, %arg11 = %24, %arg12 = %38) -> (tensor<128x256xf32, #blocked>, tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<32x256x!tt.ptr<bf16>, #blocked>)  : i32 {
      %48 = tt.load %arg11 : tensor<128x32x!tt.ptr<bf16>, #blocked1>
      %49 = tt.load %arg12 : tensor<32x256x!tt.ptr<bf16>, #blocked>
      %50 = ttg.convert_layout %48 : tensor<128x32xbf16, #blocked1> -> tensor<128x32xbf16, #ttg.dot_op<{opIdx = 0, parent = #blocked6}>>
      %51 = ttg.convert_layout %49 : tensor<32x256xbf16, #blocked> -> tensor<32x256xbf16, #ttg.dot_op<{opIdx = 1, parent = #blocked6}>>
      %52 = ttg.convert_layout %arg10 : tensor<128x256xf32, #blocked> -> tensor<128x256xf32, #blocked6>
      %53 = tt.dot %50, %51, %52, inputPrecision = tf32 : tensor<128x32xbf16, #ttg.dot_op<{opIdx = 0, parent = #blocked6}>> * tensor<32x256xbf16, #ttg.dot_op<{opIdx = 1, parent = #blocked6}>> -> tensor<128x256xf32, #blocked6>
      %54 = ttg.convert_layout %53 : tensor<128x256xf32, #blocked6> -> tensor<128x256xf32, #blocked>
      %55 = tt.addptr %arg11, %cst_0 : tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<128x32xi32, #blocked1>
      %56 = arith.muli %arg7, %c32_i32 : i32
      %57 = tt.splat %56 : i32 -> tensor<32x256xi32, #blocked>
      %58 = tt.addptr %arg12, %57 : tensor<32x256x!tt.ptr<bf16>, #blocked>, tensor<32x256xi32, #blocked>
      scf.yield %54, %55, %58 : tensor<128x256xf32, #blocked>, tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<32x256x!tt.ptr<bf16>, #blocked>
    }
    %40 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked4>
    %41 = arith.muli %13, %40 : tensor<128x1xi32, #blocked4>
    %42 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked4>
    %43 = tt.addptr %42, %41 : tensor<128x1x!tt.ptr<f32>, #blocked4>, tensor<128x1xi32, #blocked4>
    %44 = tt.broadcast %43 : tensor<128x1x!tt.ptr<f32>, #blocked4> -> tensor<128x256x!tt.ptr<f32>, #blocked4>
    %45 = ttg.convert_layout %44 : tensor<128x256x!tt.ptr<f32>, #blocked4> -> tensor<128x256x!tt.ptr<f32>, #blocked>
    %46 = tt.broadcast %34 : tensor<1x256xi32, #blocked> -> tensor<128x256xi32, #blocked>
    %47 = tt.addptr %45, %46 : tensor<128x256x!tt.ptr<f32>, #blocked>, tensor<128x256xi32, #blocked>
    tt.store %47, %39#0 : tensor<128x256x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 8], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [8], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [8, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 8], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<32> : tensor<128x32xi32, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked2>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked2>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c256_i32 : i32
    %7 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked2>
    %8 = tt.splat %6 : i32 -> tensor<256xi32, #blocked2>
    %9 = arith.addi %8, %7 : tensor<256xi32, #blocked2>
    %10 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %11 = ttg.convert_layout %4 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %13 = ttg.convert_layout %12 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked4>
    %14 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked4>
    %15 = arith.muli %13, %14 : tensor<128x1xi32, #blocked4>
    %16 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked4>
    %17 = tt.addptr %16, %15 : tensor<128x1x!tt.ptr<bf16>, #blocked4>, tensor<128x1xi32, #blocked4>
    %18 = ttg.convert_layout %10 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %19 = tt.expand_dims %18 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x32xi32, #blocked5>
    %20 = ttg.convert_layout %19 : tensor<1x32xi32, #blocked5> -> tensor<1x32xi32, #blocked1>
    %21 = tt.broadcast %17 : tensor<128x1x!tt.ptr<bf16>, #blocked4> -> tensor<128x32x!tt.ptr<bf16>, #blocked4>
    %22 = ttg.convert_layout %21 : tensor<128x32x!tt.ptr<bf16>, #blocked4> -> tensor<128x32x!tt.ptr<bf16>, #blocked1>
    %23 = tt.broadcast %20 : tensor<1x32xi32, #blocked1> -> tensor<128x32xi32, #blocked1>
    %24 = tt.addptr %22, %23 : tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<128x32xi32, #blocked1>
    %25 = ttg.convert_layout %10 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %27 = ttg.convert_layout %26 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked4>
    %28 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked4>
    %29 = arith.muli %27, %28 : tensor<32x1xi32, #blocked4>
    %30 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>, #blocked4>
    %31 = tt.addptr %30, %29 : tensor<32x1x!tt.ptr<bf16>, #blocked4>, tensor<32x1xi32, #blocked4>
    %32 = ttg.convert_layout %9 : tensor<256xi32, #blocked2> -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %33 = tt.expand_dims %32 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x256xi32, #blocked5>
    %34 = ttg.convert_layout %33 : tensor<1x256xi32, #blocked5> -> tensor<1x256xi32, #blocked>
    %35 = tt.broadcast %31 : tensor<32x1x!tt.ptr<bf16>, #blocked4> -> tensor<32x256x!tt.ptr<bf16>, #blocked4>
    %36 = ttg.convert_layout %35 : tensor<32x256x!tt.ptr<bf16>, #blocked4> -> tensor<32x256x!tt.ptr<bf16>, #blocked>
    %37 = tt.broadcast %34 : tensor<1x256xi32, #blocked> -> tensor<32x256xi32, #blocked>
    %38 = tt.addptr %36, %37 : tensor<32x256x!tt.ptr<bf16>, #blocked>, tensor<32x256xi32, #blocked>
    %39:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg10 = %cst, %arg11 = %24, %arg12 = %38) -> (tensor<128x256xf32, #blocked>, tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<32x256x!tt.ptr<bf16>, #blocked>)  : i32 {
      %50 = ttg.convert_layout %arg11 : tensor<128x32x!tt.ptr<bf16>, #blocked1> -> tensor<128x32x!tt.ptr<bf16>, #blocked6>
      %51 = tt.load %50 : tensor<128x32x!tt.ptr<bf16>, #blocked6>
      %52 = ttg.convert_layout %51 : tensor<128x32xbf16, #blocked6> -> tensor<128x32xbf16, #blocked1>
      %53 = ttg.convert_layout %arg12 : tensor<32x256x!tt.ptr<bf16>, #blocked> -> tensor<32x256x!tt.ptr<bf16>, #blocked7>
      %54 = tt.load %53 : tensor<32x256x!tt.ptr<bf16>, #blocked7>
      %55 = ttg.convert_layout %54 : tensor<32x256xbf16, #blocked7> -> tensor<32x256xbf16, #blocked>
      %56 = ttg.convert_layout %52 : tensor<128x32xbf16, #blocked1> -> tensor<128x32xbf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>>
      %57 = ttg.convert_layout %55 : tensor<32x256xbf16, #blocked> -> tensor<32x256xbf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>>
      %58 = ttg.convert_layout %arg10 : tensor<128x256xf32, #blocked> -> tensor<128x256xf32, #blocked8>
      %59 = tt.dot %56, %57, %58, inputPrecision = tf32 : tensor<128x32xbf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>> * tensor<32x256xbf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>> -> tensor<128x256xf32, #blocked8>
      %60 = ttg.convert_layout %59 : tensor<128x256xf32, #blocked8> -> tensor<128x256xf32, #blocked>
      %61 = tt.addptr %arg11, %cst_0 : tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<128x32xi32, #blocked1>
      %62 = arith.muli %arg7, %c32_i32 : i32
      %63 = tt.splat %62 : i32 -> tensor<32x256xi32, #blocked>
      %64 = tt.addptr %arg12, %63 : tensor<32x256x!tt.ptr<bf16>, #blocked>, tensor<32x256xi32, #blocked>
      scf.yield %60, %61, %64 : tensor<128x256xf32, #blocked>, tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<32x256x!tt.ptr<bf16>, #blocked>
    }
    %40 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked4>
    %41 = arith.muli %13, %40 : tensor<128x1xi32, #blocked4>
    %42 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked4>
    %43 = tt.addptr %42, %41 : tensor<128x1x!tt.ptr<f32>, #blocked4>, tensor<128x1xi32, #blocked4>
    %44 = tt.broadcast %43 : tensor<128x1x!tt.ptr<f32>, #blocked4> -> tensor<128x256x!tt.ptr<f32>, #blocked4>
    %45 = ttg.convert_layout %44 : tensor<128x256x!tt.ptr<f32>, #blocked4> -> tensor<128x256x!tt.ptr<f32>, #blocked>
    %46 = tt.broadcast %34 : tensor<1x256xi32, #blocked> -> tensor<128x256xi32, #blocked>
    %47 = tt.addptr %45, %46 : tensor<128x256x!tt.ptr<f32>, #blocked>, tensor<128x256xi32, #blocked>
    %48 = ttg.convert_layout %47 : tensor<128x256x!tt.ptr<f32>, #blocked> -> tensor<128x256x!tt.ptr<f32>, #blocked9>
    %49 = ttg.convert_layout %39#0 : tensor<128x256xf32, #blocked> -> tensor<128x256xf32, #blocked9>
    tt.store %48, %49 : tensor<128x256x!tt.ptr<f32>, #blocked9>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c256_i32 = arith.constant 256 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<32> : tensor<128x32xi32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked1>
    %20 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked1>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<bf16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<bf16>, #blocked1> -> tensor<128x32x!tt.ptr<bf16>, #blocked1>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked1> -> tensor<128x32xi32, #blocked1>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<128x32xi32, #blocked1>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked3>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked3>
    %31 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>, #blocked3>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<bf16>, #blocked3>, tensor<32x1xi32, #blocked3>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x256xi32, #blocked3>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<bf16>, #blocked3> -> tensor<32x256x!tt.ptr<bf16>, #blocked3>
    %36 = tt.broadcast %33 : tensor<1x256xi32, #blocked3> -> tensor<32x256xi32, #blocked3>
    %37 = tt.addptr %35, %36 : tensor<32x256x!tt.ptr<bf16>, #blocked3>, tensor<32x256xi32, #blocked3>
    %38:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg10 = %cst, %arg11 = %26, %arg12 = %37) -> (tensor<128x256xf32, #blocked>, tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<32x256x!tt.ptr<bf16>, #blocked3>)  : i32 {
      %47 = tt.load %arg11 : tensor<128x32x!tt.ptr<bf16>, #blocked1>
      %48 = tt.load %arg12 : tensor<32x256x!tt.ptr<bf16>, #blocked3>
      %49 = ttg.convert_layout %47 : tensor<128x32xbf16, #blocked1> -> tensor<128x32xbf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %50 = ttg.convert_layout %48 : tensor<32x256xbf16, #blocked3> -> tensor<32x256xbf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %51 = tt.dot %49, %50, %arg10, inputPrecision = tf32 : tensor<128x32xbf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<32x256xbf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<128x256xf32, #blocked>
      %52 = tt.addptr %arg11, %cst_0 : tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<128x32xi32, #blocked1>
      %53 = arith.muli %arg7, %c32_i32 : i32
      %54 = tt.splat %53 : i32 -> tensor<32x256xi32, #blocked3>
      %55 = tt.addptr %arg12, %54 : tensor<32x256x!tt.ptr<bf16>, #blocked3>, tensor<32x256xi32, #blocked3>
      scf.yield %51, %52, %55 : tensor<128x256xf32, #blocked>, tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<32x256x!tt.ptr<bf16>, #blocked3>
    }
    %39 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %40 = arith.muli %17, %39 : tensor<128x1xi32, #blocked2>
    %41 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %42 = tt.addptr %41, %40 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %43 = tt.broadcast %42 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x256x!tt.ptr<f32>, #blocked2>
    %44 = tt.broadcast %34 : tensor<1x256xi32, #blocked2> -> tensor<128x256xi32, #blocked2>
    %45 = tt.addptr %43, %44 : tensor<128x256x!tt.ptr<f32>, #blocked2>, tensor<128x256xi32, #blocked2>
    %46 = ttg.convert_layout %38#0 : tensor<128x256xf32, #blocked> -> tensor<128x256xf32, #blocked2>
    tt.store %45, %46 : tensor<128x256x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 256, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c256_i32 = arith.constant 256 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<32> : tensor<128x32xi32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked1>
    %20 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked1>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<bf16>, #blocked1>, tensor<128x1xi32, #blocked1>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<bf16>, #blocked1> -> tensor<128x32x!tt.ptr<bf16>, #blocked1>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked1> -> tensor<128x32xi32, #blocked1>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<128x32xi32, #blocked1>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked3>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked3>
    %31 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>, #blocked3>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<bf16>, #blocked3>, tensor<32x1xi32, #blocked3>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x256xi32, #blocked3>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<bf16>, #blocked3> -> tensor<32x256x!tt.ptr<bf16>, #blocked3>
    %36 = tt.broadcast %33 : tensor<1x256xi32, #blocked3> -> tensor<32x256xi32, #blocked3>
    %37 = tt.addptr %35, %36 : tensor<32x256x!tt.ptr<bf16>, #blocked3>, tensor<32x256xi32, #blocked3>
    %38:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg10 = %cst, %arg11 = %26, %arg12 = %37) -> (tensor<128x256xf32, #blocked>, tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<32x256x!tt.ptr<bf16>, #blocked3>)  : i32 {
      %47 = tt.load %arg11 : tensor<128x32x!tt.ptr<bf16>, #blocked1>
      %48 = ttg.local_alloc %47 : (tensor<128x32xbf16, #blocked1>) -> !ttg.memdesc<128x32xbf16, #shared, #smem>
      %49 = tt.load %arg12 : tensor<32x256x!tt.ptr<bf16>, #blocked3>
      %50 = ttg.local_alloc %49 : (tensor<32x256xbf16, #blocked3>) -> !ttg.memdesc<32x256xbf16, #shared1, #smem>
      %51 = ttg.convert_layout %arg10 : tensor<128x256xf32, #blocked> -> tensor<128x256xf32, #mma>
      %52 = ttng.warp_group_dot %48, %50, %51 {inputPrecision = 0 : i32} : !ttg.memdesc<128x32xbf16, #shared, #smem> * !ttg.memdesc<32x256xbf16, #shared1, #smem> -> tensor<128x256xf32, #mma>
      %53 = ttg.convert_layout %52 : tensor<128x256xf32, #mma> -> tensor<128x256xf32, #blocked>
      %54 = tt.addptr %arg11, %cst_0 : tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<128x32xi32, #blocked1>
      %55 = arith.muli %arg7, %c32_i32 : i32
      %56 = tt.splat %55 : i32 -> tensor<32x256xi32, #blocked3>
      %57 = tt.addptr %arg12, %56 : tensor<32x256x!tt.ptr<bf16>, #blocked3>, tensor<32x256xi32, #blocked3>
      scf.yield %53, %54, %57 : tensor<128x256xf32, #blocked>, tensor<128x32x!tt.ptr<bf16>, #blocked1>, tensor<32x256x!tt.ptr<bf16>, #blocked3>
    }
    %39 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked2>
    %40 = arith.muli %17, %39 : tensor<128x1xi32, #blocked2>
    %41 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %42 = tt.addptr %41, %40 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %43 = tt.broadcast %42 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x256x!tt.ptr<f32>, #blocked2>
    %44 = tt.broadcast %34 : tensor<1x256xi32, #blocked2> -> tensor<128x256xi32, #blocked2>
    %45 = tt.addptr %43, %44 : tensor<128x256x!tt.ptr<f32>, #blocked2>, tensor<128x256xi32, #blocked2>
    %46 = ttg.convert_layout %38#0 : tensor<128x256xf32, #blocked> -> tensor<128x256xf32, #blocked2>
    tt.store %45, %46 : tensor<128x256x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 256, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<128x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<bf16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<bf16>, #blocked> -> tensor<128x32x!tt.ptr<bf16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<128x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<bf16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<bf16>, #blocked2> -> tensor<32x256x!tt.ptr<bf16>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x256xi32, #blocked2> -> tensor<32x256xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %38:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg10 = %cst_0, %arg11 = %26, %arg12 = %37) -> (tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>)  : i32 {
      %47 = tt.load %arg11 : tensor<128x32x!tt.ptr<bf16>, #blocked>
      %48 = ttg.local_alloc %47 : (tensor<128x32xbf16, #blocked>) -> !ttg.memdesc<128x32xbf16, #shared, #smem>
      %49 = tt.load %arg12 : tensor<32x256x!tt.ptr<bf16>, #blocked2>
      %50 = ttg.local_alloc %49 : (tensor<32x256xbf16, #blocked2>) -> !ttg.memdesc<32x256xbf16, #shared1, #smem>
      %51 = ttng.warp_group_dot %48, %50, %arg10 {inputPrecision = 0 : i32} : !ttg.memdesc<128x32xbf16, #shared, #smem> * !ttg.memdesc<32x256xbf16, #shared1, #smem> -> tensor<128x256xf32, #mma>
      %52 = tt.addptr %arg11, %cst : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
      %53 = arith.muli %arg7, %c32_i32 : i32
      %54 = tt.splat %53 : i32 -> tensor<32x256xi32, #blocked2>
      %55 = tt.addptr %arg12, %54 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
      scf.yield %51, %52, %55 : tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>
    }
    %39 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %40 = arith.muli %17, %39 : tensor<128x1xi32, #blocked1>
    %41 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %42 = tt.addptr %41, %40 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x256x!tt.ptr<f32>, #blocked1>
    %44 = tt.broadcast %34 : tensor<1x256xi32, #blocked1> -> tensor<128x256xi32, #blocked1>
    %45 = tt.addptr %43, %44 : tensor<128x256x!tt.ptr<f32>, #blocked1>, tensor<128x256xi32, #blocked1>
    %46 = ttg.convert_layout %38#0 : tensor<128x256xf32, #mma> -> tensor<128x256xf32, #blocked1>
    tt.store %45, %46 : tensor<128x256x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 256, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<128x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<bf16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<bf16>, #blocked> -> tensor<128x32x!tt.ptr<bf16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<128x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<bf16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<bf16>, #blocked2> -> tensor<32x256x!tt.ptr<bf16>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x256xi32, #blocked2> -> tensor<32x256xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %38 = arith.muli %arg7, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x256xi32, #blocked2>
    %40:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg10 = %cst_0, %arg11 = %26, %arg12 = %37) -> (tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>)  : i32 {
      %49 = tt.load %arg11 : tensor<128x32x!tt.ptr<bf16>, #blocked>
      %50 = ttg.local_alloc %49 : (tensor<128x32xbf16, #blocked>) -> !ttg.memdesc<128x32xbf16, #shared, #smem>
      %51 = tt.load %arg12 : tensor<32x256x!tt.ptr<bf16>, #blocked2>
      %52 = ttg.local_alloc %51 : (tensor<32x256xbf16, #blocked2>) -> !ttg.memdesc<32x256xbf16, #shared1, #smem>
      %53 = ttng.warp_group_dot %50, %52, %arg10 {inputPrecision = 0 : i32} : !ttg.memdesc<128x32xbf16, #shared, #smem> * !ttg.memdesc<32x256xbf16, #shared1, #smem> -> tensor<128x256xf32, #mma>
      %54 = tt.addptr %arg11, %cst : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
      %55 = tt.addptr %arg12, %39 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
      scf.yield %53, %54, %55 : tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>
    }
    %41 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %42 = arith.muli %17, %41 : tensor<128x1xi32, #blocked1>
    %43 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %44 = tt.addptr %43, %42 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x256x!tt.ptr<f32>, #blocked1>
    %46 = tt.broadcast %34 : tensor<1x256xi32, #blocked1> -> tensor<128x256xi32, #blocked1>
    %47 = tt.addptr %45, %46 : tensor<128x256x!tt.ptr<f32>, #blocked1>, tensor<128x256xi32, #blocked1>
    %48 = ttg.convert_layout %40#0 : tensor<128x256xf32, #mma> -> tensor<128x256xf32, #blocked1>
    tt.store %47, %48 : tensor<128x256x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(4)
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 256, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<128x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<bf16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<bf16>, #blocked> -> tensor<128x32x!tt.ptr<bf16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<128x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<bf16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<bf16>, #blocked2> -> tensor<32x256x!tt.ptr<bf16>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x256xi32, #blocked2> -> tensor<32x256xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %38 = arith.muli %arg7, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x256xi32, #blocked2>
    %40:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg10 = %cst_0, %arg11 = %26, %arg12 = %37) -> (tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>)  : i32 {
      %49 = tt.load %arg11 {tt.latency = 3 : i32} : tensor<128x32x!tt.ptr<bf16>, #blocked>
      %50 = ttg.local_alloc %49 : (tensor<128x32xbf16, #blocked>) -> !ttg.memdesc<128x32xbf16, #shared, #smem>
      %51 = tt.load %arg12 {tt.latency = 3 : i32} : tensor<32x256x!tt.ptr<bf16>, #blocked2>
      %52 = ttg.local_alloc %51 : (tensor<32x256xbf16, #blocked2>) -> !ttg.memdesc<32x256xbf16, #shared1, #smem>
      %53 = ttng.warp_group_dot %50, %52, %arg10 {inputPrecision = 0 : i32} : !ttg.memdesc<128x32xbf16, #shared, #smem> * !ttg.memdesc<32x256xbf16, #shared1, #smem> -> tensor<128x256xf32, #mma>
      %54 = tt.addptr %arg11, %cst : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
      %55 = tt.addptr %arg12, %39 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
      scf.yield %53, %54, %55 : tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>
    }
    %41 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %42 = arith.muli %17, %41 : tensor<128x1xi32, #blocked1>
    %43 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %44 = tt.addptr %43, %42 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x256x!tt.ptr<f32>, #blocked1>
    %46 = tt.broadcast %34 : tensor<1x256xi32, #blocked1> -> tensor<128x256xi32, #blocked1>
    %47 = tt.addptr %45, %46 : tensor<128x256x!tt.ptr<f32>, #blocked1>, tensor<128x256xi32, #blocked1>
    %48 = ttg.convert_layout %40#0 : tensor<128x256xf32, #mma> -> tensor<128x256xf32, #blocked1>
    tt.store %47, %48 : tensor<128x256x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 256, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<128x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<bf16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<bf16>, #blocked> -> tensor<128x32x!tt.ptr<bf16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<128x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<bf16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<bf16>, #blocked2> -> tensor<32x256x!tt.ptr<bf16>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x256xi32, #blocked2> -> tensor<32x256xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %38 = arith.muli %arg7, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x256xi32, #blocked2>
    %40:3 = scf.for %arg9 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg10 = %cst_0, %arg11 = %26, %arg12 = %37) -> (tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>)  : i32 {
      %49 = tt.load %arg11 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<128x32x!tt.ptr<bf16>, #blocked>
      %50 = ttg.local_alloc %49 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : (tensor<128x32xbf16, #blocked>) -> !ttg.memdesc<128x32xbf16, #shared, #smem>
      %51 = tt.load %arg12 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<32x256x!tt.ptr<bf16>, #blocked2>
      %52 = ttg.local_alloc %51 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : (tensor<32x256xbf16, #blocked2>) -> !ttg.memdesc<32x256xbf16, #shared1, #smem>
      %53 = ttng.warp_group_dot %50, %52, %arg10 {inputPrecision = 0 : i32, loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<128x32xbf16, #shared, #smem> * !ttg.memdesc<32x256xbf16, #shared1, #smem> -> tensor<128x256xf32, #mma>
      %54 = tt.addptr %arg11, %cst {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
      %55 = tt.addptr %arg12, %39 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
      scf.yield %53, %54, %55 : tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>
    } {tt.scheduled_max_stage = 3 : i32}
    %41 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %42 = arith.muli %17, %41 : tensor<128x1xi32, #blocked1>
    %43 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %44 = tt.addptr %43, %42 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x256x!tt.ptr<f32>, #blocked1>
    %46 = tt.broadcast %34 : tensor<1x256xi32, #blocked1> -> tensor<128x256xi32, #blocked1>
    %47 = tt.addptr %45, %46 : tensor<128x256x!tt.ptr<f32>, #blocked1>, tensor<128x256xi32, #blocked1>
    %48 = ttg.convert_layout %40#0 : tensor<128x256xf32, #mma> -> tensor<128x256xf32, #blocked1>
    tt.store %47, %48 : tensor<128x256x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(4, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 256, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c96_i32 = arith.constant 96 : i32
    %c64_i32 = arith.constant 64 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<32> : tensor<128x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<bf16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<bf16>, #blocked> -> tensor<128x32x!tt.ptr<bf16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<128x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<bf16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<bf16>, #blocked2> -> tensor<32x256x!tt.ptr<bf16>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x256xi32, #blocked2> -> tensor<32x256xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %38 = arith.muli %arg7, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x256xi32, #blocked2>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %44 = tt.splat %42 : i1 -> tensor<128x32xi1, #blocked>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 : tensor<128x32x!tt.ptr<bf16>, #blocked> -> <128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %46 = ttg.async_commit_group %45
    %47 = ttg.memdesc_subview %41[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %48 = tt.splat %42 : i1 -> tensor<32x256xi1, #blocked2>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 : tensor<32x256x!tt.ptr<bf16>, #blocked2> -> <32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %50 = ttg.async_commit_group %49
    %51 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %52 = tt.addptr %26, %cst : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %53 = tt.addptr %37, %39 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %54 = ttg.memdesc_subview %40[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %55 = tt.splat %51 : i1 -> tensor<128x32xi1, #blocked>
    %56 = ttg.async_copy_global_to_local %52, %54 mask %55 : tensor<128x32x!tt.ptr<bf16>, #blocked> -> <128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %57 = ttg.async_commit_group %56
    %58 = ttg.memdesc_subview %41[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %59 = tt.splat %51 : i1 -> tensor<32x256xi1, #blocked2>
    %60 = ttg.async_copy_global_to_local %53, %58 mask %59 : tensor<32x256x!tt.ptr<bf16>, #blocked2> -> <32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %61 = ttg.async_commit_group %60
    %62 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %63 = tt.addptr %52, %cst : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %64 = tt.addptr %53, %39 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %65 = ttg.memdesc_subview %40[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %66 = tt.splat %62 : i1 -> tensor<128x32xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %63, %65 mask %66 : tensor<128x32x!tt.ptr<bf16>, #blocked> -> <128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %68 = ttg.async_commit_group %67
    %69 = ttg.memdesc_subview %41[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %70 = tt.splat %62 : i1 -> tensor<32x256xi1, #blocked2>
    %71 = ttg.async_copy_global_to_local %64, %69 mask %70 : tensor<32x256x!tt.ptr<bf16>, #blocked2> -> <32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %72 = ttg.async_commit_group %71
    %73:14 = scf.for %arg9 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg10 = %cst_0, %arg11 = %63, %arg12 = %64, %arg13 = %c2_i32, %arg14 = %c-1_i32, %arg15 = %c4_i32, %arg16 = %c4_i32, %arg17 = %c4_i32, %arg18 = %46, %arg19 = %57, %arg20 = %68, %arg21 = %50, %arg22 = %61, %arg23 = %72) -> (tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>, i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %84 = arith.subi %arg5, %c96_i32 : i32
      %85 = arith.cmpi slt, %arg9, %84 : i32
      %86 = arith.addi %arg14, %c1_i32 : i32
      %87 = arith.cmpi sge, %86, %arg15 : i32
      %88 = arith.select %87, %c0_i32, %86 : i32
      %89 = ttg.async_wait %arg18, %arg21 {num = 4 : i32}
      %90 = ttg.memdesc_subview %40[%88, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
      %91 = ttg.memdesc_subview %41[%88, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
      %92 = ttng.warp_group_dot %90, %91, %arg10 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32> * !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256> -> tensor<128x256xf32, #mma>
      %93:3 = ttng.warp_group_dot_wait %92, %90, %91 {pendings = 1 : i32} : tensor<128x256xf32, #mma>, !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>, !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
      %94 = tt.addptr %arg11, %cst : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
      %95 = tt.addptr %arg12, %39 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
      %96 = arith.addi %arg13, %c1_i32 : i32
      %97 = arith.cmpi sge, %96, %c4_i32 : i32
      %98 = arith.select %97, %c0_i32, %96 : i32
      %99 = ttg.memdesc_subview %40[%98, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
      %100 = tt.splat %85 : i1 -> tensor<128x32xi1, #blocked>
      %101 = ttg.async_copy_global_to_local %94, %99 mask %100 : tensor<128x32x!tt.ptr<bf16>, #blocked> -> <128x32xbf16, #shared, #smem, mutable, 4x128x32>
      %102 = ttg.async_commit_group %101
      %103 = ttg.memdesc_subview %41[%98, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
      %104 = tt.splat %85 : i1 -> tensor<32x256xi1, #blocked2>
      %105 = ttg.async_copy_global_to_local %95, %103 mask %104 : tensor<32x256x!tt.ptr<bf16>, #blocked2> -> <32x256xbf16, #shared1, #smem, mutable, 4x32x256>
      %106 = ttg.async_commit_group %105
      scf.yield %93#0, %94, %95, %98, %88, %arg16, %arg17, %c4_i32, %arg19, %arg20, %102, %arg22, %arg23, %106 : tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>, i32, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %74 = ttng.warp_group_dot_wait %73#0 {pendings = 0 : i32} : tensor<128x256xf32, #mma>
    %75 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %41 : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable>
    %76 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %77 = arith.muli %17, %76 : tensor<128x1xi32, #blocked1>
    %78 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %79 = tt.addptr %78, %77 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %80 = tt.broadcast %79 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x256x!tt.ptr<f32>, #blocked1>
    %81 = tt.broadcast %34 : tensor<1x256xi32, #blocked1> -> tensor<128x256xi32, #blocked1>
    %82 = tt.addptr %80, %81 : tensor<128x256x!tt.ptr<f32>, #blocked1>, tensor<128x256xi32, #blocked1>
    %83 = ttg.convert_layout %74 : tensor<128x256xf32, #mma> -> tensor<128x256xf32, #blocked1>
    tt.store %82, %83 : tensor<128x256x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 256, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c96_i32 = arith.constant 96 : i32
    %c64_i32 = arith.constant 64 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<32> : tensor<128x32xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c256_i32 = arith.constant 256 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<bf16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<bf16>, #blocked> -> tensor<128x32x!tt.ptr<bf16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<128x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<bf16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<bf16>, #blocked2> -> tensor<32x256x!tt.ptr<bf16>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x256xi32, #blocked2> -> tensor<32x256xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %38 = arith.muli %arg7, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x256xi32, #blocked2>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %44 = tt.splat %42 : i1 -> tensor<128x32xi1, #blocked>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 : tensor<128x32x!tt.ptr<bf16>, #blocked> -> <128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %46 = ttg.async_commit_group %45
    %47 = ttg.memdesc_subview %41[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %48 = tt.splat %42 : i1 -> tensor<32x256xi1, #blocked2>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 : tensor<32x256x!tt.ptr<bf16>, #blocked2> -> <32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %50 = ttg.async_commit_group %49
    %51 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %52 = tt.addptr %26, %cst : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %53 = tt.addptr %37, %39 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %54 = ttg.memdesc_subview %40[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %55 = tt.splat %51 : i1 -> tensor<128x32xi1, #blocked>
    %56 = ttg.async_copy_global_to_local %52, %54 mask %55 : tensor<128x32x!tt.ptr<bf16>, #blocked> -> <128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %57 = ttg.async_commit_group %56
    %58 = ttg.memdesc_subview %41[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %59 = tt.splat %51 : i1 -> tensor<32x256xi1, #blocked2>
    %60 = ttg.async_copy_global_to_local %53, %58 mask %59 : tensor<32x256x!tt.ptr<bf16>, #blocked2> -> <32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %61 = ttg.async_commit_group %60
    %62 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %63 = tt.addptr %52, %cst : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %64 = tt.addptr %53, %39 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %65 = ttg.memdesc_subview %40[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %66 = tt.splat %62 : i1 -> tensor<128x32xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %63, %65 mask %66 : tensor<128x32x!tt.ptr<bf16>, #blocked> -> <128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %68 = ttg.async_commit_group %67
    %69 = ttg.memdesc_subview %41[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %70 = tt.splat %62 : i1 -> tensor<32x256xi1, #blocked2>
    %71 = ttg.async_copy_global_to_local %64, %69 mask %70 : tensor<32x256x!tt.ptr<bf16>, #blocked2> -> <32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %72 = ttg.async_commit_group %71
    %73:11 = scf.for %arg9 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg10 = %cst_0, %arg11 = %63, %arg12 = %64, %arg13 = %c2_i32, %arg14 = %c-1_i32, %arg15 = %46, %arg16 = %57, %arg17 = %68, %arg18 = %50, %arg19 = %61, %arg20 = %72) -> (tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %84 = arith.subi %arg5, %c96_i32 : i32
      %85 = arith.cmpi slt, %arg9, %84 : i32
      %86 = arith.addi %arg14, %c1_i32 : i32
      %87 = arith.cmpi sge, %86, %c4_i32 : i32
      %88 = arith.select %87, %c0_i32, %86 : i32
      %89 = ttg.async_wait %arg15, %arg18 {num = 4 : i32}
      %90 = ttg.memdesc_subview %40[%88, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
      %91 = ttg.memdesc_subview %41[%88, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
      %92 = ttng.warp_group_dot %90, %91, %arg10 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32> * !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256> -> tensor<128x256xf32, #mma>
      %93:3 = ttng.warp_group_dot_wait %92, %90, %91 {pendings = 1 : i32} : tensor<128x256xf32, #mma>, !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>, !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
      %94 = tt.addptr %arg11, %cst : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
      %95 = tt.addptr %arg12, %39 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
      %96 = arith.addi %arg13, %c1_i32 : i32
      %97 = arith.cmpi sge, %96, %c4_i32 : i32
      %98 = arith.select %97, %c0_i32, %96 : i32
      %99 = ttg.memdesc_subview %40[%98, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
      %100 = tt.splat %85 : i1 -> tensor<128x32xi1, #blocked>
      %101 = ttg.async_copy_global_to_local %94, %99 mask %100 : tensor<128x32x!tt.ptr<bf16>, #blocked> -> <128x32xbf16, #shared, #smem, mutable, 4x128x32>
      %102 = ttg.async_commit_group %101
      %103 = ttg.memdesc_subview %41[%98, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
      %104 = tt.splat %85 : i1 -> tensor<32x256xi1, #blocked2>
      %105 = ttg.async_copy_global_to_local %95, %103 mask %104 : tensor<32x256x!tt.ptr<bf16>, #blocked2> -> <32x256xbf16, #shared1, #smem, mutable, 4x32x256>
      %106 = ttg.async_commit_group %105
      scf.yield %93#0, %94, %95, %98, %88, %arg16, %arg17, %102, %arg19, %arg20, %106 : tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %74 = ttng.warp_group_dot_wait %73#0 {pendings = 0 : i32} : tensor<128x256xf32, #mma>
    %75 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %41 : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable>
    %76 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %77 = arith.muli %17, %76 : tensor<128x1xi32, #blocked1>
    %78 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %79 = tt.addptr %78, %77 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %80 = tt.broadcast %79 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x256x!tt.ptr<f32>, #blocked1>
    %81 = tt.broadcast %34 : tensor<1x256xi32, #blocked1> -> tensor<128x256xi32, #blocked1>
    %82 = tt.addptr %80, %81 : tensor<128x256x!tt.ptr<f32>, #blocked1>, tensor<128x256xi32, #blocked1>
    %83 = ttg.convert_layout %74 : tensor<128x256xf32, #mma> -> tensor<128x256xf32, #blocked1>
    tt.store %82, %83 : tensor<128x256x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 256, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #mma>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c256_i32 = arith.constant 256 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<32> : tensor<128x32xi32, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %c64_i32 = arith.constant 64 : i32
    %c96_i32 = arith.constant 96 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = arith.addi %4, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = arith.addi %5, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.get_program_id y : i32
    %9 = arith.muli %8, %c256_i32 : i32
    %10 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %11 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = tt.splat %9 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %10 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = arith.addi %13, %11 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %6 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %17 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %18 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %19 = arith.muli %16, %18 : tensor<128x1xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<128x1x!tt.ptr<bf16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<bf16>, #blocked>, tensor<128x1xi32, #blocked>
    %22 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %24 = tt.broadcast %21 : tensor<128x1x!tt.ptr<bf16>, #blocked> -> tensor<128x32x!tt.ptr<bf16>, #blocked>
    %25 = tt.broadcast %23 : tensor<1x32xi32, #blocked> -> tensor<128x32xi32, #blocked>
    %26 = tt.addptr %24, %25 : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %29 = tt.splat %arg7 : i32 -> tensor<32x1xi32, #blocked2>
    %30 = arith.muli %28, %29 : tensor<32x1xi32, #blocked2>
    %31 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x1x!tt.ptr<bf16>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<32x1x!tt.ptr<bf16>, #blocked2>, tensor<32x1xi32, #blocked2>
    %33 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
    %34 = tt.expand_dims %15 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x256xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<32x1x!tt.ptr<bf16>, #blocked2> -> tensor<32x256x!tt.ptr<bf16>, #blocked2>
    %36 = tt.broadcast %33 : tensor<1x256xi32, #blocked2> -> tensor<32x256xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %38 = arith.muli %arg7, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<32x256xi32, #blocked2>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable>
    %42 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %43 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %44 = tt.splat %42 : i1 -> tensor<128x32xi1, #blocked>
    %45 = ttg.async_copy_global_to_local %26, %43 mask %44 : tensor<128x32x!tt.ptr<bf16>, #blocked> -> <128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %46 = ttg.async_commit_group %45
    %47 = ttg.memdesc_subview %41[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %48 = tt.splat %42 : i1 -> tensor<32x256xi1, #blocked2>
    %49 = ttg.async_copy_global_to_local %37, %47 mask %48 : tensor<32x256x!tt.ptr<bf16>, #blocked2> -> <32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %50 = ttg.async_commit_group %49
    %51 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %52 = tt.addptr %26, %cst_0 : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %53 = tt.addptr %37, %39 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %54 = ttg.memdesc_subview %40[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %55 = tt.splat %51 : i1 -> tensor<128x32xi1, #blocked>
    %56 = ttg.async_copy_global_to_local %52, %54 mask %55 : tensor<128x32x!tt.ptr<bf16>, #blocked> -> <128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %57 = ttg.async_commit_group %56
    %58 = ttg.memdesc_subview %41[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %59 = tt.splat %51 : i1 -> tensor<32x256xi1, #blocked2>
    %60 = ttg.async_copy_global_to_local %53, %58 mask %59 : tensor<32x256x!tt.ptr<bf16>, #blocked2> -> <32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %61 = ttg.async_commit_group %60
    %62 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %63 = tt.addptr %52, %cst_0 : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
    %64 = tt.addptr %53, %39 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
    %65 = ttg.memdesc_subview %40[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %66 = tt.splat %62 : i1 -> tensor<128x32xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %63, %65 mask %66 : tensor<128x32x!tt.ptr<bf16>, #blocked> -> <128x32xbf16, #shared, #smem, mutable, 4x128x32>
    %68 = ttg.async_commit_group %67
    %69 = ttg.memdesc_subview %41[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %70 = tt.splat %62 : i1 -> tensor<32x256xi1, #blocked2>
    %71 = ttg.async_copy_global_to_local %64, %69 mask %70 : tensor<32x256x!tt.ptr<bf16>, #blocked2> -> <32x256xbf16, #shared1, #smem, mutable, 4x32x256>
    %72 = ttg.async_commit_group %71
    %73:11 = scf.for %arg9 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg10 = %cst, %arg11 = %63, %arg12 = %64, %arg13 = %c2_i32, %arg14 = %c-1_i32, %arg15 = %46, %arg16 = %57, %arg17 = %68, %arg18 = %50, %arg19 = %61, %arg20 = %72) -> (tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %84 = arith.subi %arg5, %c96_i32 : i32
      %85 = arith.cmpi slt, %arg9, %84 : i32
      %86 = arith.addi %arg14, %c1_i32 : i32
      %87 = arith.cmpi sge, %86, %c4_i32 : i32
      %88 = arith.select %87, %c0_i32, %86 : i32
      %89 = ttg.async_wait %arg15, %arg18 {num = 4 : i32}
      %90 = ttg.memdesc_subview %40[%88, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
      %91 = ttg.memdesc_subview %41[%88, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
      %92 = ttng.warp_group_dot %90, %91, %arg10 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32> * !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256> -> tensor<128x256xf32, #mma>
      %93:3 = ttng.warp_group_dot_wait %92, %90, %91 {pendings = 1 : i32} : tensor<128x256xf32, #mma>, !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>, !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
      %94 = tt.addptr %arg11, %cst_0 : tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<128x32xi32, #blocked>
      %95 = tt.addptr %arg12, %39 : tensor<32x256x!tt.ptr<bf16>, #blocked2>, tensor<32x256xi32, #blocked2>
      %96 = arith.addi %arg13, %c1_i32 : i32
      %97 = arith.cmpi sge, %96, %c4_i32 : i32
      %98 = arith.select %97, %c0_i32, %96 : i32
      %99 = ttg.memdesc_subview %40[%98, %c0_i32, %c0_i32] : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable> -> !ttg.memdesc<128x32xbf16, #shared, #smem, mutable, 4x128x32>
      %100 = tt.splat %85 : i1 -> tensor<128x32xi1, #blocked>
      %101 = ttg.async_copy_global_to_local %94, %99 mask %100 : tensor<128x32x!tt.ptr<bf16>, #blocked> -> <128x32xbf16, #shared, #smem, mutable, 4x128x32>
      %102 = ttg.async_commit_group %101
      %103 = ttg.memdesc_subview %41[%98, %c0_i32, %c0_i32] : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable, 4x32x256>
      %104 = tt.splat %85 : i1 -> tensor<32x256xi1, #blocked2>
      %105 = ttg.async_copy_global_to_local %95, %103 mask %104 : tensor<32x256x!tt.ptr<bf16>, #blocked2> -> <32x256xbf16, #shared1, #smem, mutable, 4x32x256>
      %106 = ttg.async_commit_group %105
      scf.yield %93#0, %94, %95, %98, %88, %arg16, %arg17, %102, %arg19, %arg20, %106 : tensor<128x256xf32, #mma>, tensor<128x32x!tt.ptr<bf16>, #blocked>, tensor<32x256x!tt.ptr<bf16>, #blocked2>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %74 = ttng.warp_group_dot_wait %73#0 {pendings = 0 : i32} : tensor<128x256xf32, #mma>
    %75 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %41 : !ttg.memdesc<4x32x256xbf16, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<4x128x32xbf16, #shared, #smem, mutable>
    %76 = tt.splat %arg8 : i32 -> tensor<128x1xi32, #blocked1>
    %77 = arith.muli %17, %76 : tensor<128x1xi32, #blocked1>
    %78 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %79 = tt.addptr %78, %77 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %80 = tt.broadcast %79 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x256x!tt.ptr<f32>, #blocked1>
    %81 = tt.broadcast %34 : tensor<1x256xi32, #blocked1> -> tensor<128x256xi32, #blocked1>
    %82 = tt.addptr %80, %81 : tensor<128x256x!tt.ptr<f32>, #blocked1>, tensor<128x256xi32, #blocked1>
    %83 = ttg.convert_layout %74 : tensor<128x256xf32, #mma> -> tensor<128x256xf32, #blocked1>
    tt.store %82, %83 : tensor<128x256x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
