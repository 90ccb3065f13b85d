// Kernel matmul_descriptor of kernels/matmul_tma.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp16:16 i32:16 i32:16 i32:16; constants BM=128, BN=128, BK=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = arith.extsi %arg5 : i32 to i64
    %c1_i64 = arith.constant 1 : i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg5], [%0, %c1_i64] : <f16>, <tensor<128x64xf16>>
    %2 = arith.extsi %arg5 : i32 to i64
    %c1_i64_0 = arith.constant 1 : i64
    %3 = tt.make_tensor_descriptor %arg1, [%arg4, %arg5], [%2, %c1_i64_0] : <f16>, <tensor<128x64xf16>>
    %4 = arith.extsi %arg4 : i32 to i64
    %c1_i64_1 = arith.constant 1 : i64
    %5 = tt.make_tensor_descriptor %arg2, [%arg3, %arg4], [%4, %c1_i64_1] : <f16>, <tensor<128x128xf16>>
    %6 = tt.get_program_id x : i32
    %c128_i32 = arith.constant 128 : i32
    %c128_i32_2 = arith.constant 128 : i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = arith.extsi %c128_i32_2 : i32 to i64
    %9 = arith.muli %7, %8 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %10 = arith.cmpi sle, %9, %c2147483647_i64 : i64
    %11 = arith.cmpi sge, %9, %c-2147483648_i64 : i64
    %12 = arith.andi %10, %11 : i1
    %13 = arith.muli %6, %c128_i32_2 : i32
    %14 = tt.get_program_id y : i32
    %c128_i32_3 = arith.constant 128 : i32
    %c128_i32_4 = arith.constant 128 : i32
    %15 = arith.extsi %14 : i32 to i64
    %16 = arith.extsi %c128_i32_4 : i32 to i64
    %17 = arith.muli %15, %16 : i64
    %c2147483647_i64_5 = arith.constant 2147483647 : i64
    %c-2147483648_i64_6 = arith.constant -2147483648 : i64
    %18 = arith.cmpi sle, %17, %c2147483647_i64_5 : i64
    %19 = arith.cmpi sge, %17, %c-2147483648_i64_6 : i64
    %20 = arith.andi %18, %19 : i1
    %21 = arith.muli %14, %c128_i32_4 : i32
    %22 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() : () -> tensor<128x128xf32>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %23 = arith.bitcast %c0_i32 : i32 to i32
    %24 = arith.bitcast %arg5 : i32 to i32
    %25 = arith.bitcast %c64_i32 : i32 to i32
    %26 = ub.poison : i32
    %27 = scf.for %arg6 = %23 to %24 step %25 iter_args(%arg7 = %22) -> (tensor<128x128xf32>)  : i32 {
      %29 = tt.descriptor_load %1[%13, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
      %30 = tt.descriptor_load %3[%21, %arg6] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
      %31 = tt.trans %30 {order = array<i32: 1, 0>} : tensor<128x64xf16> -> tensor<64x128xf16>
      %cst = arith.constant 0.000000e+00 : f32
      %32 = tt.dot %29, %31, %arg7, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x128xf16> -> tensor<128x128xf32>
      scf.yield %32 : tensor<128x128xf32>
    }
    %28 = arith.truncf %27 : tensor<128x128xf32> to tensor<128x128xf16>
    tt.descriptor_store %5[%13, %21], %28 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16>
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
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x128xi64>
    %cst_0 = arith.constant dense<0> : tensor<1x64xi64>
    %cst_1 = arith.constant dense<0> : tensor<128x1xi64>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x64xf16>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_3) -> (tensor<128x128xf32>)  : i32 {
      %37 = arith.extsi %4 : i32 to i64
      %38 = arith.extsi %arg6 : i32 to i64
      %39 = tt.splat %37 : i64 -> tensor<128xi64>
      %40 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
      %41 = arith.extsi %40 : tensor<128xi32> to tensor<128xi64>
      %42 = arith.addi %39, %41 : tensor<128xi64>
      %43 = tt.expand_dims %42 {axis = 1 : i32} : tensor<128xi64> -> tensor<128x1xi64>
      %44 = tt.splat %38 : i64 -> tensor<64xi64>
      %45 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
      %46 = arith.extsi %45 : tensor<64xi32> to tensor<64xi64>
      %47 = arith.addi %44, %46 : tensor<64xi64>
      %48 = tt.expand_dims %47 {axis = 0 : i32} : tensor<64xi64> -> tensor<1x64xi64>
      %49 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>>
      %50 = tt.splat %0 : i64 -> tensor<128x1xi64>
      %51 = arith.muli %43, %50 : tensor<128x1xi64>
      %52 = tt.broadcast %51 : tensor<128x1xi64> -> tensor<128x64xi64>
      %53 = tt.broadcast %48 : tensor<1x64xi64> -> tensor<128x64xi64>
      %54 = arith.addi %52, %53 : tensor<128x64xi64>
      %55 = tt.addptr %49, %54 : tensor<128x64x!tt.ptr<f16>>, tensor<128x64xi64>
      %56 = arith.cmpi sge, %43, %cst_1 : tensor<128x1xi64>
      %57 = tt.splat %1 : i64 -> tensor<128x1xi64>
      %58 = arith.cmpi slt, %43, %57 : tensor<128x1xi64>
      %59 = arith.andi %56, %58 : tensor<128x1xi1>
      %60 = tt.broadcast %59 : tensor<128x1xi1> -> tensor<128x64xi1>
      %61 = arith.cmpi sge, %48, %cst_0 : tensor<1x64xi64>
      %62 = tt.splat %0 : i64 -> tensor<1x64xi64>
      %63 = arith.cmpi slt, %48, %62 : tensor<1x64xi64>
      %64 = arith.andi %61, %63 : tensor<1x64xi1>
      %65 = tt.broadcast %64 : tensor<1x64xi1> -> tensor<128x64xi1>
      %66 = arith.andi %60, %65 : tensor<128x64xi1>
      %67 = tt.load %55, %66, %cst_2 : tensor<128x64x!tt.ptr<f16>>
      %68 = arith.extsi %6 : i32 to i64
      %69 = tt.splat %68 : i64 -> tensor<128xi64>
      %70 = arith.addi %69, %41 : tensor<128xi64>
      %71 = tt.expand_dims %70 {axis = 1 : i32} : tensor<128xi64> -> tensor<128x1xi64>
      %72 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>>
      %73 = arith.muli %71, %50 : tensor<128x1xi64>
      %74 = tt.broadcast %73 : tensor<128x1xi64> -> tensor<128x64xi64>
      %75 = arith.addi %74, %53 : tensor<128x64xi64>
      %76 = tt.addptr %72, %75 : tensor<128x64x!tt.ptr<f16>>, tensor<128x64xi64>
      %77 = arith.cmpi sge, %71, %cst_1 : tensor<128x1xi64>
      %78 = tt.splat %2 : i64 -> tensor<128x1xi64>
      %79 = arith.cmpi slt, %71, %78 : tensor<128x1xi64>
      %80 = arith.andi %77, %79 : tensor<128x1xi1>
      %81 = tt.broadcast %80 : tensor<128x1xi1> -> tensor<128x64xi1>
      %82 = arith.andi %81, %65 : tensor<128x64xi1>
      %83 = tt.load %76, %82, %cst_2 : tensor<128x64x!tt.ptr<f16>>
      %84 = tt.trans %83 {order = array<i32: 1, 0>} : tensor<128x64xf16> -> tensor<64x128xf16>
      %85 = tt.dot %67, %84, %arg7, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x128xf16> -> tensor<128x128xf32>
      scf.yield %85 : tensor<128x128xf32>
    }
    %8 = arith.truncf %7 : tensor<128x128xf32> to tensor<128x128xf16>
    %9 = arith.extsi %4 : i32 to i64
    %10 = arith.extsi %6 : i32 to i64
    %11 = tt.splat %9 : i64 -> tensor<128xi64>
    %12 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %13 = arith.extsi %12 : tensor<128xi32> to tensor<128xi64>
    %14 = arith.addi %11, %13 : tensor<128xi64>
    %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<128xi64> -> tensor<128x1xi64>
    %16 = tt.splat %10 : i64 -> tensor<128xi64>
    %17 = arith.addi %16, %13 : tensor<128xi64>
    %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<128xi64> -> tensor<1x128xi64>
    %19 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>>
    %20 = tt.splat %2 : i64 -> tensor<128x1xi64>
    %21 = arith.muli %15, %20 : tensor<128x1xi64>
    %22 = tt.broadcast %21 : tensor<128x1xi64> -> tensor<128x128xi64>
    %23 = tt.broadcast %18 : tensor<1x128xi64> -> tensor<128x128xi64>
    %24 = arith.addi %22, %23 : tensor<128x128xi64>
    %25 = tt.addptr %19, %24 : tensor<128x128x!tt.ptr<f16>>, tensor<128x128xi64>
    %26 = arith.cmpi sge, %15, %cst_1 : tensor<128x1xi64>
    %27 = tt.splat %1 : i64 -> tensor<128x1xi64>
    %28 = arith.cmpi slt, %15, %27 : tensor<128x1xi64>
    %29 = arith.andi %26, %28 : tensor<128x1xi1>
    %30 = tt.broadcast %29 : tensor<128x1xi1> -> tensor<128x128xi1>
    %31 = arith.cmpi sge, %18, %cst : tensor<1x128xi64>
    %32 = tt.splat %2 : i64 -> tensor<1x128xi64>
    %33 = arith.cmpi slt, %18, %32 : tensor<1x128xi64>
    %34 = arith.andi %31, %33 : tensor<1x128xi1>
    %35 = tt.broadcast %34 : tensor<1x128xi1> -> tensor<128x128xi1>
    %36 = arith.andi %30, %35 : tensor<128x128xi1>
    tt.store %25, %8, %36 : tensor<128x128x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked7 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x128xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<128x1xi64, #blocked2>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_3) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %43 = arith.extsi %4 : i32 to i64
      %44 = arith.extsi %arg6 : i32 to i64
      %45 = tt.splat %43 : i64 -> tensor<128xi64, #blocked3>
      %46 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked3>
      %47 = arith.extsi %46 : tensor<128xi32, #blocked3> to tensor<128xi64, #blocked3>
      %48 = arith.addi %45, %47 : tensor<128xi64, #blocked3>
      %49 = ttg.convert_layout %48 : tensor<128xi64, #blocked3> -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %50 = tt.expand_dims %49 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi64, #blocked4>
      %51 = ttg.convert_layout %50 : tensor<128x1xi64, #blocked4> -> tensor<128x1xi64, #blocked2>
      %52 = tt.splat %44 : i64 -> tensor<64xi64, #blocked3>
      %53 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked3>
      %54 = arith.extsi %53 : tensor<64xi32, #blocked3> to tensor<64xi64, #blocked3>
      %55 = arith.addi %52, %54 : tensor<64xi64, #blocked3>
      %56 = ttg.convert_layout %55 : tensor<64xi64, #blocked3> -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %57 = tt.expand_dims %56 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi64, #blocked5>
      %58 = ttg.convert_layout %57 : tensor<1x64xi64, #blocked5> -> tensor<1x64xi64, #blocked1>
      %59 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %60 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked2>
      %61 = arith.muli %51, %60 : tensor<128x1xi64, #blocked2>
      %62 = tt.broadcast %61 : tensor<128x1xi64, #blocked2> -> tensor<128x64xi64, #blocked2>
      %63 = ttg.convert_layout %62 : tensor<128x64xi64, #blocked2> -> tensor<128x64xi64, #blocked1>
      %64 = tt.broadcast %58 : tensor<1x64xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %65 = arith.addi %63, %64 : tensor<128x64xi64, #blocked1>
      %66 = tt.addptr %59, %65 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %67 = arith.cmpi sge, %51, %cst_1 : tensor<128x1xi64, #blocked2>
      %68 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked2>
      %69 = arith.cmpi slt, %51, %68 : tensor<128x1xi64, #blocked2>
      %70 = arith.andi %67, %69 : tensor<128x1xi1, #blocked2>
      %71 = tt.broadcast %70 : tensor<128x1xi1, #blocked2> -> tensor<128x64xi1, #blocked2>
      %72 = ttg.convert_layout %71 : tensor<128x64xi1, #blocked2> -> tensor<128x64xi1, #blocked1>
      %73 = arith.cmpi sge, %58, %cst_0 : tensor<1x64xi64, #blocked1>
      %74 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked1>
      %75 = arith.cmpi slt, %58, %74 : tensor<1x64xi64, #blocked1>
      %76 = arith.andi %73, %75 : tensor<1x64xi1, #blocked1>
      %77 = tt.broadcast %76 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %78 = arith.andi %72, %77 : tensor<128x64xi1, #blocked1>
      %79 = tt.load %66, %78, %cst_2 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %80 = arith.extsi %6 : i32 to i64
      %81 = tt.splat %80 : i64 -> tensor<128xi64, #blocked3>
      %82 = arith.addi %81, %47 : tensor<128xi64, #blocked3>
      %83 = ttg.convert_layout %82 : tensor<128xi64, #blocked3> -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %84 = tt.expand_dims %83 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi64, #blocked4>
      %85 = ttg.convert_layout %84 : tensor<128x1xi64, #blocked4> -> tensor<128x1xi64, #blocked2>
      %86 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %87 = arith.muli %85, %60 : tensor<128x1xi64, #blocked2>
      %88 = tt.broadcast %87 : tensor<128x1xi64, #blocked2> -> tensor<128x64xi64, #blocked2>
      %89 = ttg.convert_layout %88 : tensor<128x64xi64, #blocked2> -> tensor<128x64xi64, #blocked1>
      %90 = arith.addi %89, %64 : tensor<128x64xi64, #blocked1>
      %91 = tt.addptr %86, %90 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %92 = arith.cmpi sge, %85, %cst_1 : tensor<128x1xi64, #blocked2>
      %93 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked2>
      %94 = arith.cmpi slt, %85, %93 : tensor<128x1xi64, #blocked2>
      %95 = arith.andi %92, %94 : tensor<128x1xi1, #blocked2>
      %96 = tt.broadcast %95 : tensor<128x1xi1, #blocked2> -> tensor<128x64xi1, #blocked2>
      %97 = ttg.convert_layout %96 : tensor<128x64xi1, #blocked2> -> tensor<128x64xi1, #blocked1>
      %98 = arith.andi %97, %77 : tensor<128x64xi1, #blocked1>
      %99 = tt.load %91, %98, %cst_2 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %100 = tt.trans %99 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked6>
      %101 = ttg.convert_layout %100 : tensor<64x128xf16, #blocked6> -> tensor<64x128xf16, #blocked>
      %102 = ttg.convert_layout %79 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked7}>>
      %103 = ttg.convert_layout %101 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked7}>>
      %104 = ttg.convert_layout %arg7 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked7>
      %105 = tt.dot %102, %103, %104, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked7}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked7}>> -> tensor<128x128xf32, #blocked7>
      %106 = ttg.convert_layout %105 : tensor<128x128xf32, #blocked7> -> tensor<128x128xf32, #blocked>
      scf.yield %106 : tensor<128x128xf32, #blocked>
    }
    %8 = arith.truncf %7 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %9 = arith.extsi %4 : i32 to i64
    %10 = arith.extsi %6 : i32 to i64
    %11 = tt.splat %9 : i64 -> tensor<128xi64, #blocked3>
    %12 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked3>
    %13 = arith.extsi %12 : tensor<128xi32, #blocked3> to tensor<128xi64, #blocked3>
    %14 = arith.addi %11, %13 : tensor<128xi64, #blocked3>
    %15 = ttg.convert_layout %14 : tensor<128xi64, #blocked3> -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi64, #blocked4>
    %17 = ttg.convert_layout %16 : tensor<128x1xi64, #blocked4> -> tensor<128x1xi64, #blocked2>
    %18 = tt.splat %10 : i64 -> tensor<128xi64, #blocked3>
    %19 = arith.addi %18, %13 : tensor<128xi64, #blocked3>
    %20 = ttg.convert_layout %19 : tensor<128xi64, #blocked3> -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %21 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x128xi64, #blocked5>
    %22 = ttg.convert_layout %21 : tensor<1x128xi64, #blocked5> -> tensor<1x128xi64, #blocked>
    %23 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %24 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked2>
    %25 = arith.muli %17, %24 : tensor<128x1xi64, #blocked2>
    %26 = tt.broadcast %25 : tensor<128x1xi64, #blocked2> -> tensor<128x128xi64, #blocked2>
    %27 = ttg.convert_layout %26 : tensor<128x128xi64, #blocked2> -> tensor<128x128xi64, #blocked>
    %28 = tt.broadcast %22 : tensor<1x128xi64, #blocked> -> tensor<128x128xi64, #blocked>
    %29 = arith.addi %27, %28 : tensor<128x128xi64, #blocked>
    %30 = tt.addptr %23, %29 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi64, #blocked>
    %31 = arith.cmpi sge, %17, %cst_1 : tensor<128x1xi64, #blocked2>
    %32 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked2>
    %33 = arith.cmpi slt, %17, %32 : tensor<128x1xi64, #blocked2>
    %34 = arith.andi %31, %33 : tensor<128x1xi1, #blocked2>
    %35 = tt.broadcast %34 : tensor<128x1xi1, #blocked2> -> tensor<128x128xi1, #blocked2>
    %36 = ttg.convert_layout %35 : tensor<128x128xi1, #blocked2> -> tensor<128x128xi1, #blocked>
    %37 = arith.cmpi sge, %22, %cst : tensor<1x128xi64, #blocked>
    %38 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked>
    %39 = arith.cmpi slt, %22, %38 : tensor<1x128xi64, #blocked>
    %40 = arith.andi %37, %39 : tensor<1x128xi1, #blocked>
    %41 = tt.broadcast %40 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %42 = arith.andi %36, %41 : tensor<128x128xi1, #blocked>
    tt.store %30, %8, %42 : tensor<128x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked8 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x128xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<128x1xi64, #blocked2>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_3) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %46 = arith.extsi %4 : i32 to i64
      %47 = arith.extsi %arg6 : i32 to i64
      %48 = tt.splat %46 : i64 -> tensor<128xi64, #blocked3>
      %49 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked3>
      %50 = arith.extsi %49 : tensor<128xi32, #blocked3> to tensor<128xi64, #blocked3>
      %51 = arith.addi %48, %50 : tensor<128xi64, #blocked3>
      %52 = ttg.convert_layout %51 : tensor<128xi64, #blocked3> -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi64, #blocked4>
      %54 = ttg.convert_layout %53 : tensor<128x1xi64, #blocked4> -> tensor<128x1xi64, #blocked2>
      %55 = tt.splat %47 : i64 -> tensor<64xi64, #blocked3>
      %56 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked3>
      %57 = arith.extsi %56 : tensor<64xi32, #blocked3> to tensor<64xi64, #blocked3>
      %58 = arith.addi %55, %57 : tensor<64xi64, #blocked3>
      %59 = ttg.convert_layout %58 : tensor<64xi64, #blocked3> -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %60 = tt.expand_dims %59 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi64, #blocked5>
      %61 = ttg.convert_layout %60 : tensor<1x64xi64, #blocked5> -> tensor<1x64xi64, #blocked1>
      %62 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %63 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked2>
      %64 = arith.muli %54, %63 : tensor<128x1xi64, #blocked2>
      %65 = tt.broadcast %64 : tensor<128x1xi64, #blocked2> -> tensor<128x64xi64, #blocked2>
      %66 = ttg.convert_layout %65 : tensor<128x64xi64, #blocked2> -> tensor<128x64xi64, #blocked1>
      %67 = tt.broadcast %61 : tensor<1x64xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %68 = arith.addi %66, %67 : tensor<128x64xi64, #blocked1>
      %69 = tt.addptr %62, %68 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %70 = arith.cmpi sge, %54, %cst_1 : tensor<128x1xi64, #blocked2>
      %71 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked2>
      %72 = arith.cmpi slt, %54, %71 : tensor<128x1xi64, #blocked2>
      %73 = arith.andi %70, %72 : tensor<128x1xi1, #blocked2>
      %74 = tt.broadcast %73 : tensor<128x1xi1, #blocked2> -> tensor<128x64xi1, #blocked2>
      %75 = ttg.convert_layout %74 : tensor<128x64xi1, #blocked2> -> tensor<128x64xi1, #blocked1>
      %76 = arith.cmpi sge, %61, %cst_0 : tensor<1x64xi64, #blocked1>
      %77 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked1>
      %78 = arith.cmpi slt, %61, %77 : tensor<1x64xi64, #blocked1>
      %79 = arith.andi %76, %78 : tensor<1x64xi1, #blocked1>
      %80 = tt.broadcast %79 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %81 = arith.andi %75, %80 : tensor<128x64xi1, #blocked1>
      %82 = ttg.convert_layout %69 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked6>
      %83 = ttg.convert_layout %81 : tensor<128x64xi1, #blocked1> -> tensor<128x64xi1, #blocked6>
      %84 = ttg.convert_layout %cst_2 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #blocked6>
      %85 = tt.load %82, %83, %84 : tensor<128x64x!tt.ptr<f16>, #blocked6>
      %86 = ttg.convert_layout %85 : tensor<128x64xf16, #blocked6> -> tensor<128x64xf16, #blocked1>
      %87 = arith.extsi %6 : i32 to i64
      %88 = tt.splat %87 : i64 -> tensor<128xi64, #blocked3>
      %89 = arith.addi %88, %50 : tensor<128xi64, #blocked3>
      %90 = ttg.convert_layout %89 : tensor<128xi64, #blocked3> -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %91 = tt.expand_dims %90 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi64, #blocked4>
      %92 = ttg.convert_layout %91 : tensor<128x1xi64, #blocked4> -> tensor<128x1xi64, #blocked2>
      %93 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %94 = arith.muli %92, %63 : tensor<128x1xi64, #blocked2>
      %95 = tt.broadcast %94 : tensor<128x1xi64, #blocked2> -> tensor<128x64xi64, #blocked2>
      %96 = ttg.convert_layout %95 : tensor<128x64xi64, #blocked2> -> tensor<128x64xi64, #blocked1>
      %97 = arith.addi %96, %67 : tensor<128x64xi64, #blocked1>
      %98 = tt.addptr %93, %97 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %99 = arith.cmpi sge, %92, %cst_1 : tensor<128x1xi64, #blocked2>
      %100 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked2>
      %101 = arith.cmpi slt, %92, %100 : tensor<128x1xi64, #blocked2>
      %102 = arith.andi %99, %101 : tensor<128x1xi1, #blocked2>
      %103 = tt.broadcast %102 : tensor<128x1xi1, #blocked2> -> tensor<128x64xi1, #blocked2>
      %104 = ttg.convert_layout %103 : tensor<128x64xi1, #blocked2> -> tensor<128x64xi1, #blocked1>
      %105 = arith.andi %104, %80 : tensor<128x64xi1, #blocked1>
      %106 = ttg.convert_layout %98 : tensor<128x64x!tt.ptr<f16>, #blocked1> -> tensor<128x64x!tt.ptr<f16>, #blocked6>
      %107 = ttg.convert_layout %105 : tensor<128x64xi1, #blocked1> -> tensor<128x64xi1, #blocked6>
      %108 = ttg.convert_layout %cst_2 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #blocked6>
      %109 = tt.load %106, %107, %108 : tensor<128x64x!tt.ptr<f16>, #blocked6>
      %110 = ttg.convert_layout %109 : tensor<128x64xf16, #blocked6> -> tensor<128x64xf16, #blocked1>
      %111 = tt.trans %110 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked7>
      %112 = ttg.convert_layout %111 : tensor<64x128xf16, #blocked7> -> tensor<64x128xf16, #blocked>
      %113 = ttg.convert_layout %86 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>>
      %114 = ttg.convert_layout %112 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>>
      %115 = ttg.convert_layout %arg7 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked8>
      %116 = tt.dot %113, %114, %115, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>> -> tensor<128x128xf32, #blocked8>
      %117 = ttg.convert_layout %116 : tensor<128x128xf32, #blocked8> -> tensor<128x128xf32, #blocked>
      scf.yield %117 : tensor<128x128xf32, #blocked>
    }
    %8 = arith.truncf %7 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %9 = arith.extsi %4 : i32 to i64
    %10 = arith.extsi %6 : i32 to i64
    %11 = tt.splat %9 : i64 -> tensor<128xi64, #blocked3>
    %12 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked3>
    %13 = arith.extsi %12 : tensor<128xi32, #blocked3> to tensor<128xi64, #blocked3>
    %14 = arith.addi %11, %13 : tensor<128xi64, #blocked3>
    %15 = ttg.convert_layout %14 : tensor<128xi64, #blocked3> -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi64, #blocked4>
    %17 = ttg.convert_layout %16 : tensor<128x1xi64, #blocked4> -> tensor<128x1xi64, #blocked2>
    %18 = tt.splat %10 : i64 -> tensor<128xi64, #blocked3>
    %19 = arith.addi %18, %13 : tensor<128xi64, #blocked3>
    %20 = ttg.convert_layout %19 : tensor<128xi64, #blocked3> -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %21 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x128xi64, #blocked5>
    %22 = ttg.convert_layout %21 : tensor<1x128xi64, #blocked5> -> tensor<1x128xi64, #blocked>
    %23 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %24 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked2>
    %25 = arith.muli %17, %24 : tensor<128x1xi64, #blocked2>
    %26 = tt.broadcast %25 : tensor<128x1xi64, #blocked2> -> tensor<128x128xi64, #blocked2>
    %27 = ttg.convert_layout %26 : tensor<128x128xi64, #blocked2> -> tensor<128x128xi64, #blocked>
    %28 = tt.broadcast %22 : tensor<1x128xi64, #blocked> -> tensor<128x128xi64, #blocked>
    %29 = arith.addi %27, %28 : tensor<128x128xi64, #blocked>
    %30 = tt.addptr %23, %29 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi64, #blocked>
    %31 = arith.cmpi sge, %17, %cst_1 : tensor<128x1xi64, #blocked2>
    %32 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked2>
    %33 = arith.cmpi slt, %17, %32 : tensor<128x1xi64, #blocked2>
    %34 = arith.andi %31, %33 : tensor<128x1xi1, #blocked2>
    %35 = tt.broadcast %34 : tensor<128x1xi1, #blocked2> -> tensor<128x128xi1, #blocked2>
    %36 = ttg.convert_layout %35 : tensor<128x128xi1, #blocked2> -> tensor<128x128xi1, #blocked>
    %37 = arith.cmpi sge, %22, %cst : tensor<1x128xi64, #blocked>
    %38 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked>
    %39 = arith.cmpi slt, %22, %38 : tensor<1x128xi64, #blocked>
    %40 = arith.andi %37, %39 : tensor<1x128xi1, #blocked>
    %41 = tt.broadcast %40 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %42 = arith.andi %36, %41 : tensor<128x128xi1, #blocked>
    %43 = ttg.convert_layout %30 : tensor<128x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked9>
    %44 = ttg.convert_layout %8 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked9>
    %45 = ttg.convert_layout %42 : tensor<128x128xi1, #blocked> -> tensor<128x128xi1, #blocked9>
    tt.store %43, %44, %45 : tensor<128x128x!tt.ptr<f16>, #blocked9>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x128xi64, #blocked2>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %cst_3 = arith.constant dense<0> : tensor<128x1xi64, #blocked1>
    %cst_4 = arith.constant dense<0> : tensor<128x1xi64, #blocked2>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %40 = arith.extsi %4 : i32 to i64
      %41 = arith.extsi %arg6 : i32 to i64
      %42 = tt.splat %40 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %43 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = arith.extsi %43 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.addi %42, %44 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %46 = tt.expand_dims %45 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
      %47 = tt.splat %41 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %48 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %49 = arith.extsi %48 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %50 = arith.addi %47, %49 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %51 = tt.expand_dims %50 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
      %52 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %53 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked1>
      %54 = arith.muli %46, %53 : tensor<128x1xi64, #blocked1>
      %55 = tt.broadcast %54 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %56 = tt.broadcast %51 : tensor<1x64xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %57 = arith.addi %55, %56 : tensor<128x64xi64, #blocked1>
      %58 = tt.addptr %52, %57 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %59 = arith.cmpi sge, %46, %cst_3 : tensor<128x1xi64, #blocked1>
      %60 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
      %61 = arith.cmpi slt, %46, %60 : tensor<128x1xi64, #blocked1>
      %62 = arith.andi %59, %61 : tensor<128x1xi1, #blocked1>
      %63 = tt.broadcast %62 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %64 = arith.cmpi sge, %51, %cst_2 : tensor<1x64xi64, #blocked1>
      %65 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked1>
      %66 = arith.cmpi slt, %51, %65 : tensor<1x64xi64, #blocked1>
      %67 = arith.andi %64, %66 : tensor<1x64xi1, #blocked1>
      %68 = tt.broadcast %67 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %69 = arith.andi %63, %68 : tensor<128x64xi1, #blocked1>
      %70 = tt.load %58, %69, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %71 = arith.extsi %6 : i32 to i64
      %72 = tt.splat %71 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %73 = arith.addi %72, %44 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %74 = tt.expand_dims %73 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
      %75 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %76 = arith.muli %74, %53 : tensor<128x1xi64, #blocked1>
      %77 = tt.broadcast %76 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %78 = arith.addi %77, %56 : tensor<128x64xi64, #blocked1>
      %79 = tt.addptr %75, %78 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %80 = arith.cmpi sge, %74, %cst_3 : tensor<128x1xi64, #blocked1>
      %81 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
      %82 = arith.cmpi slt, %74, %81 : tensor<128x1xi64, #blocked1>
      %83 = arith.andi %80, %82 : tensor<128x1xi1, #blocked1>
      %84 = tt.broadcast %83 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %85 = arith.andi %84, %68 : tensor<128x64xi1, #blocked1>
      %86 = tt.load %79, %85, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %87 = tt.trans %86 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked3>
      %88 = ttg.convert_layout %70 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %89 = ttg.convert_layout %87 : tensor<64x128xf16, #blocked3> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %90 = tt.dot %88, %89, %arg7, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<128x128xf32, #blocked>
      scf.yield %90 : tensor<128x128xf32, #blocked>
    }
    %8 = arith.truncf %7 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %9 = arith.extsi %4 : i32 to i64
    %10 = arith.extsi %6 : i32 to i64
    %11 = tt.splat %9 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %12 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %13 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.extsi %12 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %15 = arith.extsi %13 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = arith.addi %11, %14 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi64, #blocked2>
    %18 = tt.splat %10 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %19 = arith.addi %18, %15 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi64, #blocked2>
    %21 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %22 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked2>
    %23 = arith.muli %17, %22 : tensor<128x1xi64, #blocked2>
    %24 = tt.broadcast %23 : tensor<128x1xi64, #blocked2> -> tensor<128x128xi64, #blocked2>
    %25 = tt.broadcast %20 : tensor<1x128xi64, #blocked2> -> tensor<128x128xi64, #blocked2>
    %26 = arith.addi %24, %25 : tensor<128x128xi64, #blocked2>
    %27 = tt.addptr %21, %26 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi64, #blocked2>
    %28 = arith.cmpi sge, %17, %cst_4 : tensor<128x1xi64, #blocked2>
    %29 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked2>
    %30 = arith.cmpi slt, %17, %29 : tensor<128x1xi64, #blocked2>
    %31 = arith.andi %28, %30 : tensor<128x1xi1, #blocked2>
    %32 = tt.broadcast %31 : tensor<128x1xi1, #blocked2> -> tensor<128x128xi1, #blocked2>
    %33 = arith.cmpi sge, %20, %cst_1 : tensor<1x128xi64, #blocked2>
    %34 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked2>
    %35 = arith.cmpi slt, %20, %34 : tensor<1x128xi64, #blocked2>
    %36 = arith.andi %33, %35 : tensor<1x128xi1, #blocked2>
    %37 = tt.broadcast %36 : tensor<1x128xi1, #blocked2> -> tensor<128x128xi1, #blocked2>
    %38 = arith.andi %32, %37 : tensor<128x128xi1, #blocked2>
    %39 = ttg.convert_layout %8 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %27, %39, %38 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x128xi64, #blocked2>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %cst_3 = arith.constant dense<0> : tensor<128x1xi64, #blocked1>
    %cst_4 = arith.constant dense<0> : tensor<128x1xi64, #blocked2>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %40 = arith.extsi %4 : i32 to i64
      %41 = arith.extsi %arg6 : i32 to i64
      %42 = tt.splat %40 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %43 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = arith.extsi %43 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.addi %42, %44 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %46 = tt.expand_dims %45 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
      %47 = tt.splat %41 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %48 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %49 = arith.extsi %48 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %50 = arith.addi %47, %49 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %51 = tt.expand_dims %50 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
      %52 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %53 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked1>
      %54 = arith.muli %46, %53 : tensor<128x1xi64, #blocked1>
      %55 = tt.broadcast %54 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %56 = tt.broadcast %51 : tensor<1x64xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %57 = arith.addi %55, %56 : tensor<128x64xi64, #blocked1>
      %58 = tt.addptr %52, %57 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %59 = arith.cmpi sge, %46, %cst_3 : tensor<128x1xi64, #blocked1>
      %60 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
      %61 = arith.cmpi slt, %46, %60 : tensor<128x1xi64, #blocked1>
      %62 = arith.andi %59, %61 : tensor<128x1xi1, #blocked1>
      %63 = tt.broadcast %62 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %64 = arith.cmpi sge, %51, %cst_2 : tensor<1x64xi64, #blocked1>
      %65 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked1>
      %66 = arith.cmpi slt, %51, %65 : tensor<1x64xi64, #blocked1>
      %67 = arith.andi %64, %66 : tensor<1x64xi1, #blocked1>
      %68 = tt.broadcast %67 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %69 = arith.andi %63, %68 : tensor<128x64xi1, #blocked1>
      %70 = tt.load %58, %69, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %71 = arith.extsi %6 : i32 to i64
      %72 = tt.splat %71 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %73 = arith.addi %72, %44 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %74 = tt.expand_dims %73 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
      %75 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %76 = arith.muli %74, %53 : tensor<128x1xi64, #blocked1>
      %77 = tt.broadcast %76 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %78 = arith.addi %77, %56 : tensor<128x64xi64, #blocked1>
      %79 = tt.addptr %75, %78 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %80 = arith.cmpi sge, %74, %cst_3 : tensor<128x1xi64, #blocked1>
      %81 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
      %82 = arith.cmpi slt, %74, %81 : tensor<128x1xi64, #blocked1>
      %83 = arith.andi %80, %82 : tensor<128x1xi1, #blocked1>
      %84 = tt.broadcast %83 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %85 = arith.andi %84, %68 : tensor<128x64xi1, #blocked1>
      %86 = tt.load %79, %85, %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %87 = tt.trans %86 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked3>
      %88 = ttg.convert_layout %70 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %89 = ttg.convert_layout %87 : tensor<64x128xf16, #blocked3> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %90 = ttg.convert_layout %arg7 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #mma>
      %91 = ttg.convert_layout %88 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %92 = ttg.convert_layout %89 : tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %93 = tt.dot %91, %92, %90, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      %94 = ttg.convert_layout %93 : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked>
      scf.yield %94 : tensor<128x128xf32, #blocked>
    }
    %8 = arith.truncf %7 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %9 = arith.extsi %4 : i32 to i64
    %10 = arith.extsi %6 : i32 to i64
    %11 = tt.splat %9 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %12 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %13 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.extsi %12 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %15 = arith.extsi %13 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = arith.addi %11, %14 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi64, #blocked2>
    %18 = tt.splat %10 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %19 = arith.addi %18, %15 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi64, #blocked2>
    %21 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %22 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked2>
    %23 = arith.muli %17, %22 : tensor<128x1xi64, #blocked2>
    %24 = tt.broadcast %23 : tensor<128x1xi64, #blocked2> -> tensor<128x128xi64, #blocked2>
    %25 = tt.broadcast %20 : tensor<1x128xi64, #blocked2> -> tensor<128x128xi64, #blocked2>
    %26 = arith.addi %24, %25 : tensor<128x128xi64, #blocked2>
    %27 = tt.addptr %21, %26 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi64, #blocked2>
    %28 = arith.cmpi sge, %17, %cst_4 : tensor<128x1xi64, #blocked2>
    %29 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked2>
    %30 = arith.cmpi slt, %17, %29 : tensor<128x1xi64, #blocked2>
    %31 = arith.andi %28, %30 : tensor<128x1xi1, #blocked2>
    %32 = tt.broadcast %31 : tensor<128x1xi1, #blocked2> -> tensor<128x128xi1, #blocked2>
    %33 = arith.cmpi sge, %20, %cst_1 : tensor<1x128xi64, #blocked2>
    %34 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked2>
    %35 = arith.cmpi slt, %20, %34 : tensor<1x128xi64, #blocked2>
    %36 = arith.andi %33, %35 : tensor<1x128xi1, #blocked2>
    %37 = tt.broadcast %36 : tensor<1x128xi1, #blocked2> -> tensor<128x128xi1, #blocked2>
    %38 = arith.andi %32, %37 : tensor<128x128xi1, #blocked2>
    %39 = ttg.convert_layout %8 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %27, %39, %38 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<128x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x128xi64, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_4) -> (tensor<128x128xf32, #mma>)  : i32 {
      %40 = arith.extsi %4 : i32 to i64
      %41 = arith.extsi %arg6 : i32 to i64
      %42 = tt.splat %40 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %43 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = arith.extsi %43 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.addi %42, %44 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %46 = tt.expand_dims %45 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
      %47 = tt.splat %41 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %48 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %49 = arith.extsi %48 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %50 = arith.addi %47, %49 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %51 = tt.expand_dims %50 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
      %52 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %53 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked1>
      %54 = arith.muli %46, %53 : tensor<128x1xi64, #blocked1>
      %55 = tt.broadcast %54 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %56 = tt.broadcast %51 : tensor<1x64xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %57 = arith.addi %55, %56 : tensor<128x64xi64, #blocked1>
      %58 = tt.addptr %52, %57 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %59 = arith.cmpi sge, %46, %cst_0 : tensor<128x1xi64, #blocked1>
      %60 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
      %61 = arith.cmpi slt, %46, %60 : tensor<128x1xi64, #blocked1>
      %62 = arith.andi %59, %61 : tensor<128x1xi1, #blocked1>
      %63 = tt.broadcast %62 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %64 = arith.cmpi sge, %51, %cst_1 : tensor<1x64xi64, #blocked1>
      %65 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked1>
      %66 = arith.cmpi slt, %51, %65 : tensor<1x64xi64, #blocked1>
      %67 = arith.andi %64, %66 : tensor<1x64xi1, #blocked1>
      %68 = tt.broadcast %67 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %69 = arith.andi %63, %68 : tensor<128x64xi1, #blocked1>
      %70 = tt.load %58, %69, %cst_3 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %71 = arith.extsi %6 : i32 to i64
      %72 = tt.splat %71 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %73 = arith.addi %72, %44 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %74 = tt.expand_dims %73 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
      %75 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
      %76 = arith.muli %74, %53 : tensor<128x1xi64, #blocked1>
      %77 = tt.broadcast %76 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %78 = arith.addi %77, %56 : tensor<128x64xi64, #blocked1>
      %79 = tt.addptr %75, %78 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %80 = arith.cmpi sge, %74, %cst_0 : tensor<128x1xi64, #blocked1>
      %81 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
      %82 = arith.cmpi slt, %74, %81 : tensor<128x1xi64, #blocked1>
      %83 = arith.andi %80, %82 : tensor<128x1xi1, #blocked1>
      %84 = tt.broadcast %83 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %85 = arith.andi %84, %68 : tensor<128x64xi1, #blocked1>
      %86 = tt.load %79, %85, %cst_3 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %87 = ttg.convert_layout %86 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #linear>
      %88 = tt.trans %87 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %89 = ttg.convert_layout %70 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %90 = tt.dot %89, %88, %arg7, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      scf.yield %90 : tensor<128x128xf32, #mma>
    }
    %8 = arith.truncf %7 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %9 = arith.extsi %4 : i32 to i64
    %10 = arith.extsi %6 : i32 to i64
    %11 = tt.splat %9 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.extsi %12 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = arith.extsi %13 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = arith.addi %11, %14 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %18 = tt.splat %10 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = arith.addi %18, %15 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi64, #blocked>
    %21 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %22 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %23 = arith.muli %17, %22 : tensor<128x1xi64, #blocked>
    %24 = tt.broadcast %23 : tensor<128x1xi64, #blocked> -> tensor<128x128xi64, #blocked>
    %25 = tt.broadcast %20 : tensor<1x128xi64, #blocked> -> tensor<128x128xi64, #blocked>
    %26 = arith.addi %24, %25 : tensor<128x128xi64, #blocked>
    %27 = tt.addptr %21, %26 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi64, #blocked>
    %28 = arith.cmpi sge, %17, %cst : tensor<128x1xi64, #blocked>
    %29 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked>
    %30 = arith.cmpi slt, %17, %29 : tensor<128x1xi64, #blocked>
    %31 = arith.andi %28, %30 : tensor<128x1xi1, #blocked>
    %32 = tt.broadcast %31 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %33 = arith.cmpi sge, %20, %cst_2 : tensor<1x128xi64, #blocked>
    %34 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked>
    %35 = arith.cmpi slt, %20, %34 : tensor<1x128xi64, #blocked>
    %36 = arith.andi %33, %35 : tensor<1x128xi1, #blocked>
    %37 = tt.broadcast %36 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %38 = arith.andi %32, %37 : tensor<128x128xi1, #blocked>
    %39 = ttg.convert_layout %8 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
    tt.store %27, %39, %38 : tensor<128x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<128x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x128xi64, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = arith.extsi %4 : i32 to i64
    %8 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.extsi %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = arith.addi %8, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %16 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked1>
    %17 = arith.muli %12, %16 : tensor<128x1xi64, #blocked1>
    %18 = tt.broadcast %17 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
    %19 = arith.cmpi sge, %12, %cst_0 : tensor<128x1xi64, #blocked1>
    %20 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
    %21 = arith.cmpi slt, %12, %20 : tensor<128x1xi64, #blocked1>
    %22 = arith.andi %19, %21 : tensor<128x1xi1, #blocked1>
    %23 = tt.broadcast %22 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %24 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked1>
    %25 = arith.extsi %6 : i32 to i64
    %26 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %27 = arith.addi %26, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %30 = arith.muli %28, %16 : tensor<128x1xi64, #blocked1>
    %31 = tt.broadcast %30 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
    %32 = arith.cmpi sge, %28, %cst_0 : tensor<128x1xi64, #blocked1>
    %33 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
    %34 = arith.cmpi slt, %28, %33 : tensor<128x1xi64, #blocked1>
    %35 = arith.andi %32, %34 : tensor<128x1xi1, #blocked1>
    %36 = tt.broadcast %35 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %37 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_4) -> (tensor<128x128xf32, #mma>)  : i32 {
      %70 = arith.extsi %arg6 : i32 to i64
      %71 = tt.splat %70 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %72 = arith.addi %71, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %73 = tt.expand_dims %72 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
      %74 = tt.broadcast %73 : tensor<1x64xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %75 = arith.addi %18, %74 : tensor<128x64xi64, #blocked1>
      %76 = tt.addptr %15, %75 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %77 = arith.cmpi sge, %73, %cst_1 : tensor<1x64xi64, #blocked1>
      %78 = arith.cmpi slt, %73, %24 : tensor<1x64xi64, #blocked1>
      %79 = arith.andi %77, %78 : tensor<1x64xi1, #blocked1>
      %80 = tt.broadcast %79 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %81 = arith.andi %23, %80 : tensor<128x64xi1, #blocked1>
      %82 = tt.load %76, %81, %cst_3 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %83 = arith.addi %31, %74 : tensor<128x64xi64, #blocked1>
      %84 = tt.addptr %29, %83 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %85 = arith.andi %36, %80 : tensor<128x64xi1, #blocked1>
      %86 = tt.load %84, %85, %cst_3 : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %87 = ttg.convert_layout %86 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #linear>
      %88 = tt.trans %87 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %89 = ttg.convert_layout %82 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %90 = tt.dot %89, %88, %arg7, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      scf.yield %90 : tensor<128x128xf32, #mma>
    }
    %38 = arith.truncf %37 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %39 = arith.extsi %4 : i32 to i64
    %40 = arith.extsi %6 : i32 to i64
    %41 = tt.splat %39 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %42 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %43 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %44 = arith.extsi %42 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %45 = arith.extsi %43 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %46 = arith.addi %41, %44 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %47 = tt.expand_dims %46 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %48 = tt.splat %40 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %49 = arith.addi %48, %45 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %50 = tt.expand_dims %49 {axis = 0 : i32} : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi64, #blocked>
    %51 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %52 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %53 = arith.muli %47, %52 : tensor<128x1xi64, #blocked>
    %54 = tt.broadcast %53 : tensor<128x1xi64, #blocked> -> tensor<128x128xi64, #blocked>
    %55 = tt.broadcast %50 : tensor<1x128xi64, #blocked> -> tensor<128x128xi64, #blocked>
    %56 = arith.addi %54, %55 : tensor<128x128xi64, #blocked>
    %57 = tt.addptr %51, %56 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi64, #blocked>
    %58 = arith.cmpi sge, %47, %cst : tensor<128x1xi64, #blocked>
    %59 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked>
    %60 = arith.cmpi slt, %47, %59 : tensor<128x1xi64, #blocked>
    %61 = arith.andi %58, %60 : tensor<128x1xi1, #blocked>
    %62 = tt.broadcast %61 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %63 = arith.cmpi sge, %50, %cst_2 : tensor<1x128xi64, #blocked>
    %64 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked>
    %65 = arith.cmpi slt, %50, %64 : tensor<1x128xi64, #blocked>
    %66 = arith.andi %63, %65 : tensor<1x128xi1, #blocked>
    %67 = tt.broadcast %66 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %68 = arith.andi %62, %67 : tensor<128x128xi1, #blocked>
    %69 = ttg.convert_layout %38 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
    tt.store %57, %69, %68 : tensor<128x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<128x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x128xi64, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = arith.extsi %4 : i32 to i64
    %8 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.extsi %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = arith.addi %8, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %16 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked1>
    %17 = arith.muli %12, %16 : tensor<128x1xi64, #blocked1>
    %18 = tt.broadcast %17 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
    %19 = arith.cmpi sge, %12, %cst_0 : tensor<128x1xi64, #blocked1>
    %20 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
    %21 = arith.cmpi slt, %12, %20 : tensor<128x1xi64, #blocked1>
    %22 = arith.andi %19, %21 : tensor<128x1xi1, #blocked1>
    %23 = tt.broadcast %22 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %24 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked1>
    %25 = arith.extsi %6 : i32 to i64
    %26 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %27 = arith.addi %26, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %30 = arith.muli %28, %16 : tensor<128x1xi64, #blocked1>
    %31 = tt.broadcast %30 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
    %32 = arith.cmpi sge, %28, %cst_0 : tensor<128x1xi64, #blocked1>
    %33 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
    %34 = arith.cmpi slt, %28, %33 : tensor<128x1xi64, #blocked1>
    %35 = arith.andi %32, %34 : tensor<128x1xi1, #blocked1>
    %36 = tt.broadcast %35 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %37 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_4) -> (tensor<128x128xf32, #mma>)  : i32 {
      %70 = arith.extsi %arg6 : i32 to i64
      %71 = tt.splat %70 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %72 = arith.addi %71, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %73 = tt.expand_dims %72 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
      %74 = tt.broadcast %73 : tensor<1x64xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %75 = arith.addi %18, %74 : tensor<128x64xi64, #blocked1>
      %76 = tt.addptr %15, %75 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %77 = arith.cmpi sge, %73, %cst_1 : tensor<1x64xi64, #blocked1>
      %78 = arith.cmpi slt, %73, %24 : tensor<1x64xi64, #blocked1>
      %79 = arith.andi %77, %78 : tensor<1x64xi1, #blocked1>
      %80 = tt.broadcast %79 : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %81 = arith.andi %23, %80 : tensor<128x64xi1, #blocked1>
      %82 = tt.load %76, %81, %cst_3 {tt.latency = 2 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %83 = arith.addi %31, %74 : tensor<128x64xi64, #blocked1>
      %84 = tt.addptr %29, %83 : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %85 = arith.andi %36, %80 : tensor<128x64xi1, #blocked1>
      %86 = tt.load %84, %85, %cst_3 {tt.latency = 2 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %87 = ttg.convert_layout %86 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #linear>
      %88 = tt.trans %87 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %89 = ttg.convert_layout %82 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %90 = tt.dot %89, %88, %arg7, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      scf.yield %90 : tensor<128x128xf32, #mma>
    }
    %38 = arith.truncf %37 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %39 = arith.extsi %4 : i32 to i64
    %40 = arith.extsi %6 : i32 to i64
    %41 = tt.splat %39 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %42 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %43 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %44 = arith.extsi %42 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %45 = arith.extsi %43 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %46 = arith.addi %41, %44 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %47 = tt.expand_dims %46 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %48 = tt.splat %40 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %49 = arith.addi %48, %45 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %50 = tt.expand_dims %49 {axis = 0 : i32} : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi64, #blocked>
    %51 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %52 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %53 = arith.muli %47, %52 : tensor<128x1xi64, #blocked>
    %54 = tt.broadcast %53 : tensor<128x1xi64, #blocked> -> tensor<128x128xi64, #blocked>
    %55 = tt.broadcast %50 : tensor<1x128xi64, #blocked> -> tensor<128x128xi64, #blocked>
    %56 = arith.addi %54, %55 : tensor<128x128xi64, #blocked>
    %57 = tt.addptr %51, %56 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi64, #blocked>
    %58 = arith.cmpi sge, %47, %cst : tensor<128x1xi64, #blocked>
    %59 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked>
    %60 = arith.cmpi slt, %47, %59 : tensor<128x1xi64, #blocked>
    %61 = arith.andi %58, %60 : tensor<128x1xi1, #blocked>
    %62 = tt.broadcast %61 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %63 = arith.cmpi sge, %50, %cst_2 : tensor<1x128xi64, #blocked>
    %64 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked>
    %65 = arith.cmpi slt, %50, %64 : tensor<1x128xi64, #blocked>
    %66 = arith.andi %63, %65 : tensor<1x128xi1, #blocked>
    %67 = tt.broadcast %66 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %68 = arith.andi %62, %67 : tensor<128x128xi1, #blocked>
    %69 = ttg.convert_layout %38 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
    tt.store %57, %69, %68 : tensor<128x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<128x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x128xi64, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked1>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = arith.extsi %4 : i32 to i64
    %8 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.extsi %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = arith.addi %8, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %16 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked1>
    %17 = arith.muli %12, %16 : tensor<128x1xi64, #blocked1>
    %18 = tt.broadcast %17 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
    %19 = arith.cmpi sge, %12, %cst_0 : tensor<128x1xi64, #blocked1>
    %20 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
    %21 = arith.cmpi slt, %12, %20 : tensor<128x1xi64, #blocked1>
    %22 = arith.andi %19, %21 : tensor<128x1xi1, #blocked1>
    %23 = tt.broadcast %22 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %24 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked1>
    %25 = arith.extsi %6 : i32 to i64
    %26 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %27 = arith.addi %26, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked1>
    %30 = arith.muli %28, %16 : tensor<128x1xi64, #blocked1>
    %31 = tt.broadcast %30 : tensor<128x1xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
    %32 = arith.cmpi sge, %28, %cst_0 : tensor<128x1xi64, #blocked1>
    %33 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
    %34 = arith.cmpi slt, %28, %33 : tensor<128x1xi64, #blocked1>
    %35 = arith.andi %32, %34 : tensor<128x1xi1, #blocked1>
    %36 = tt.broadcast %35 : tensor<128x1xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
    %37 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_4) -> (tensor<128x128xf32, #mma>)  : i32 {
      %70 = arith.extsi %arg6 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32 to i64
      %71 = tt.splat %70 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %72 = arith.addi %71, %14 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %73 = tt.expand_dims %72 {axis = 0 : i32, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
      %74 = tt.broadcast %73 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<1x64xi64, #blocked1> -> tensor<128x64xi64, #blocked1>
      %75 = arith.addi %18, %74 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64xi64, #blocked1>
      %76 = tt.addptr %15, %75 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %77 = arith.cmpi sge, %73, %cst_1 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<1x64xi64, #blocked1>
      %78 = arith.cmpi slt, %73, %24 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<1x64xi64, #blocked1>
      %79 = arith.andi %77, %78 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<1x64xi1, #blocked1>
      %80 = tt.broadcast %79 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<1x64xi1, #blocked1> -> tensor<128x64xi1, #blocked1>
      %81 = arith.andi %23, %80 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64xi1, #blocked1>
      %82 = tt.load %76, %81, %cst_3 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %83 = arith.addi %31, %74 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64xi64, #blocked1>
      %84 = tt.addptr %29, %83 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1>, tensor<128x64xi64, #blocked1>
      %85 = arith.andi %36, %80 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64xi1, #blocked1>
      %86 = tt.load %84, %85, %cst_3 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<f16>, #blocked1>
      %87 = ttg.convert_layout %86 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #linear>
      %88 = tt.trans %87 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %89 = ttg.convert_layout %82 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %90 = tt.dot %89, %88, %arg7, inputPrecision = tf32 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      scf.yield %90 : tensor<128x128xf32, #mma>
    } {tt.scheduled_max_stage = 2 : i32}
    %38 = arith.truncf %37 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %39 = arith.extsi %4 : i32 to i64
    %40 = arith.extsi %6 : i32 to i64
    %41 = tt.splat %39 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %42 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %43 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %44 = arith.extsi %42 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %45 = arith.extsi %43 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %46 = arith.addi %41, %44 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %47 = tt.expand_dims %46 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %48 = tt.splat %40 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %49 = arith.addi %48, %45 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %50 = tt.expand_dims %49 {axis = 0 : i32} : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi64, #blocked>
    %51 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %52 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %53 = arith.muli %47, %52 : tensor<128x1xi64, #blocked>
    %54 = tt.broadcast %53 : tensor<128x1xi64, #blocked> -> tensor<128x128xi64, #blocked>
    %55 = tt.broadcast %50 : tensor<1x128xi64, #blocked> -> tensor<128x128xi64, #blocked>
    %56 = arith.addi %54, %55 : tensor<128x128xi64, #blocked>
    %57 = tt.addptr %51, %56 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi64, #blocked>
    %58 = arith.cmpi sge, %47, %cst : tensor<128x1xi64, #blocked>
    %59 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked>
    %60 = arith.cmpi slt, %47, %59 : tensor<128x1xi64, #blocked>
    %61 = arith.andi %58, %60 : tensor<128x1xi1, #blocked>
    %62 = tt.broadcast %61 : tensor<128x1xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %63 = arith.cmpi sge, %50, %cst_2 : tensor<1x128xi64, #blocked>
    %64 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked>
    %65 = arith.cmpi slt, %50, %64 : tensor<1x128xi64, #blocked>
    %66 = arith.andi %63, %65 : tensor<1x128xi1, #blocked>
    %67 = tt.broadcast %66 : tensor<1x128xi1, #blocked> -> tensor<128x128xi1, #blocked>
    %68 = arith.andi %62, %67 : tensor<128x128xi1, #blocked>
    %69 = ttg.convert_layout %38 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
    tt.store %57, %69, %68 : tensor<128x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_0 = arith.constant dense<0> : tensor<128x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_3 = arith.constant dense<0> : tensor<1x128xi64, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = arith.extsi %4 : i32 to i64
    %8 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.extsi %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = arith.addi %8, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %16 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked>
    %17 = arith.muli %12, %16 : tensor<128x1xi64, #blocked>
    %18 = tt.broadcast %17 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %19 = arith.cmpi sge, %12, %cst_1 : tensor<128x1xi64, #blocked>
    %20 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked>
    %21 = arith.cmpi slt, %12, %20 : tensor<128x1xi64, #blocked>
    %22 = arith.andi %19, %21 : tensor<128x1xi1, #blocked>
    %23 = tt.broadcast %22 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %24 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
    %25 = arith.extsi %6 : i32 to i64
    %26 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %27 = arith.addi %26, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %30 = arith.muli %28, %16 : tensor<128x1xi64, #blocked>
    %31 = tt.broadcast %30 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %32 = arith.cmpi sge, %28, %cst_1 : tensor<128x1xi64, #blocked>
    %33 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %34 = arith.cmpi slt, %28, %33 : tensor<128x1xi64, #blocked>
    %35 = arith.andi %32, %34 : tensor<128x1xi1, #blocked>
    %36 = tt.broadcast %35 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %39 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %41 = tt.broadcast %40 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %42 = arith.addi %18, %41 : tensor<128x64xi64, #blocked>
    %43 = tt.addptr %15, %42 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %44 = arith.cmpi sge, %40, %cst_2 : tensor<1x64xi64, #blocked>
    %45 = arith.cmpi slt, %40, %24 : tensor<1x64xi64, #blocked>
    %46 = arith.andi %44, %45 : tensor<1x64xi1, #blocked>
    %47 = tt.broadcast %46 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %48 = arith.andi %23, %47 : tensor<128x64xi1, #blocked>
    %49 = ttg.memdesc_subview %37[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %50 = tt.splat %39 : i1 -> tensor<128x64xi1, #blocked>
    %51 = arith.andi %50, %48 : tensor<128x64xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %43, %49 mask %51 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %53 = ttg.async_commit_group %52
    %54 = arith.addi %31, %41 : tensor<128x64xi64, #blocked>
    %55 = tt.addptr %29, %54 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %56 = arith.andi %36, %47 : tensor<128x64xi1, #blocked>
    %57 = ttg.memdesc_subview %38[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %58 = tt.splat %39 : i1 -> tensor<128x64xi1, #blocked>
    %59 = arith.andi %58, %56 : tensor<128x64xi1, #blocked>
    %60 = ttg.async_copy_global_to_local %55, %57 mask %59 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %61 = ttg.async_commit_group %60
    %62 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %63 = arith.addi %14, %cst : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %64 = tt.expand_dims %63 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %65 = tt.broadcast %64 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %66 = arith.addi %18, %65 : tensor<128x64xi64, #blocked>
    %67 = tt.addptr %15, %66 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %68 = arith.cmpi sge, %64, %cst_2 : tensor<1x64xi64, #blocked>
    %69 = arith.cmpi slt, %64, %24 : tensor<1x64xi64, #blocked>
    %70 = arith.andi %68, %69 : tensor<1x64xi1, #blocked>
    %71 = tt.broadcast %70 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %72 = arith.andi %23, %71 : tensor<128x64xi1, #blocked>
    %73 = ttg.memdesc_subview %37[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %74 = tt.splat %62 : i1 -> tensor<128x64xi1, #blocked>
    %75 = arith.andi %74, %72 : tensor<128x64xi1, #blocked>
    %76 = ttg.async_copy_global_to_local %67, %73 mask %75 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %77 = ttg.async_commit_group %76
    %78 = arith.addi %31, %65 : tensor<128x64xi64, #blocked>
    %79 = tt.addptr %29, %78 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %80 = arith.andi %36, %71 : tensor<128x64xi1, #blocked>
    %81 = ttg.memdesc_subview %38[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %82 = tt.splat %62 : i1 -> tensor<128x64xi1, #blocked>
    %83 = arith.andi %82, %80 : tensor<128x64xi1, #blocked>
    %84 = ttg.async_copy_global_to_local %79, %81 mask %83 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %85 = ttg.async_commit_group %84
    %86:9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_5, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %c2_i32, %arg11 = %c2_i32, %arg12 = %53, %arg13 = %77, %arg14 = %61, %arg15 = %85) -> (tensor<128x128xf32, #mma>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %120 = arith.subi %arg5, %c128_i32 : i32
      %121 = arith.cmpi slt, %arg6, %120 : i32
      %122 = arith.addi %arg9, %c1_i32 : i32
      %123 = arith.cmpi sge, %122, %arg10 : i32
      %124 = arith.select %123, %c0_i32, %122 : i32
      %125 = ttg.async_wait %arg12, %arg14 {num = 2 : i32}
      %126 = ttg.memdesc_subview %37[%124, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %127 = ttg.local_load %126 token %125 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf16, #blocked>
      %128 = ttg.memdesc_subview %38[%124, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %129 = ttg.local_load %128 token %125 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf16, #blocked>
      %130 = ttg.convert_layout %129 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #linear>
      %131 = tt.trans %130 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %132 = ttg.convert_layout %127 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %133 = tt.dot %132, %131, %arg7, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      %134 = arith.addi %arg8, %c1_i32 : i32
      %135 = arith.cmpi sge, %134, %c2_i32 : i32
      %136 = arith.select %135, %c0_i32, %134 : i32
      %137 = arith.addi %arg6, %c128_i32 : i32
      %138 = arith.extsi %137 : i32 to i64
      %139 = tt.splat %138 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %140 = arith.addi %139, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %141 = tt.expand_dims %140 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
      %142 = tt.broadcast %141 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
      %143 = arith.addi %18, %142 : tensor<128x64xi64, #blocked>
      %144 = tt.addptr %15, %143 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
      %145 = arith.cmpi sge, %141, %cst_2 : tensor<1x64xi64, #blocked>
      %146 = arith.cmpi slt, %141, %24 : tensor<1x64xi64, #blocked>
      %147 = arith.andi %145, %146 : tensor<1x64xi1, #blocked>
      %148 = tt.broadcast %147 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
      %149 = arith.andi %23, %148 : tensor<128x64xi1, #blocked>
      %150 = ttg.memdesc_subview %37[%136, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %151 = tt.splat %121 : i1 -> tensor<128x64xi1, #blocked>
      %152 = arith.andi %151, %149 : tensor<128x64xi1, #blocked>
      %153 = ttg.async_copy_global_to_local %144, %150 mask %152 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
      %154 = ttg.async_commit_group %153
      %155 = arith.addi %31, %142 : tensor<128x64xi64, #blocked>
      %156 = tt.addptr %29, %155 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
      %157 = arith.andi %36, %148 : tensor<128x64xi1, #blocked>
      %158 = ttg.memdesc_subview %38[%136, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %159 = tt.splat %121 : i1 -> tensor<128x64xi1, #blocked>
      %160 = arith.andi %159, %157 : tensor<128x64xi1, #blocked>
      %161 = ttg.async_copy_global_to_local %156, %158 mask %160 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
      %162 = ttg.async_commit_group %161
      scf.yield %133, %136, %124, %arg11, %c2_i32, %arg13, %154, %arg15, %162 : tensor<128x128xf32, #mma>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %87 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %38 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %88 = arith.truncf %86#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %89 = arith.extsi %4 : i32 to i64
    %90 = arith.extsi %6 : i32 to i64
    %91 = tt.splat %89 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %92 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %93 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %94 = arith.extsi %92 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %95 = arith.extsi %93 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %96 = arith.addi %91, %94 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %97 = tt.expand_dims %96 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %98 = tt.splat %90 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %99 = arith.addi %98, %95 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %100 = tt.expand_dims %99 {axis = 0 : i32} : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi64, #blocked1>
    %101 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %102 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
    %103 = arith.muli %97, %102 : tensor<128x1xi64, #blocked1>
    %104 = tt.broadcast %103 : tensor<128x1xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %105 = tt.broadcast %100 : tensor<1x128xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %106 = arith.addi %104, %105 : tensor<128x128xi64, #blocked1>
    %107 = tt.addptr %101, %106 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %108 = arith.cmpi sge, %97, %cst_0 : tensor<128x1xi64, #blocked1>
    %109 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
    %110 = arith.cmpi slt, %97, %109 : tensor<128x1xi64, #blocked1>
    %111 = arith.andi %108, %110 : tensor<128x1xi1, #blocked1>
    %112 = tt.broadcast %111 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %113 = arith.cmpi sge, %100, %cst_3 : tensor<1x128xi64, #blocked1>
    %114 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked1>
    %115 = arith.cmpi slt, %100, %114 : tensor<1x128xi64, #blocked1>
    %116 = arith.andi %113, %115 : tensor<1x128xi1, #blocked1>
    %117 = tt.broadcast %116 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %118 = arith.andi %112, %117 : tensor<128x128xi1, #blocked1>
    %119 = ttg.convert_layout %88 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %107, %119, %118 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_0 = arith.constant dense<0> : tensor<128x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_3 = arith.constant dense<0> : tensor<1x128xi64, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = arith.extsi %4 : i32 to i64
    %8 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.extsi %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = arith.addi %8, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %16 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked>
    %17 = arith.muli %12, %16 : tensor<128x1xi64, #blocked>
    %18 = tt.broadcast %17 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %19 = arith.cmpi sge, %12, %cst_1 : tensor<128x1xi64, #blocked>
    %20 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked>
    %21 = arith.cmpi slt, %12, %20 : tensor<128x1xi64, #blocked>
    %22 = arith.andi %19, %21 : tensor<128x1xi1, #blocked>
    %23 = tt.broadcast %22 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %24 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
    %25 = arith.extsi %6 : i32 to i64
    %26 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %27 = arith.addi %26, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %30 = arith.muli %28, %16 : tensor<128x1xi64, #blocked>
    %31 = tt.broadcast %30 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %32 = arith.cmpi sge, %28, %cst_1 : tensor<128x1xi64, #blocked>
    %33 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %34 = arith.cmpi slt, %28, %33 : tensor<128x1xi64, #blocked>
    %35 = arith.andi %32, %34 : tensor<128x1xi1, #blocked>
    %36 = tt.broadcast %35 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %39 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %41 = tt.broadcast %40 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %42 = arith.addi %18, %41 : tensor<128x64xi64, #blocked>
    %43 = tt.addptr %15, %42 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %44 = arith.cmpi sge, %40, %cst_2 : tensor<1x64xi64, #blocked>
    %45 = arith.cmpi slt, %40, %24 : tensor<1x64xi64, #blocked>
    %46 = arith.andi %44, %45 : tensor<1x64xi1, #blocked>
    %47 = tt.broadcast %46 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %48 = arith.andi %23, %47 : tensor<128x64xi1, #blocked>
    %49 = ttg.memdesc_subview %37[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %50 = tt.splat %39 : i1 -> tensor<128x64xi1, #blocked>
    %51 = arith.andi %50, %48 : tensor<128x64xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %43, %49 mask %51 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %53 = ttg.async_commit_group %52
    %54 = arith.addi %31, %41 : tensor<128x64xi64, #blocked>
    %55 = tt.addptr %29, %54 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %56 = arith.andi %36, %47 : tensor<128x64xi1, #blocked>
    %57 = ttg.memdesc_subview %38[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %58 = tt.splat %39 : i1 -> tensor<128x64xi1, #blocked>
    %59 = arith.andi %58, %56 : tensor<128x64xi1, #blocked>
    %60 = ttg.async_copy_global_to_local %55, %57 mask %59 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %61 = ttg.async_commit_group %60
    %62 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %63 = arith.addi %14, %cst : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %64 = tt.expand_dims %63 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %65 = tt.broadcast %64 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %66 = arith.addi %18, %65 : tensor<128x64xi64, #blocked>
    %67 = tt.addptr %15, %66 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %68 = arith.cmpi sge, %64, %cst_2 : tensor<1x64xi64, #blocked>
    %69 = arith.cmpi slt, %64, %24 : tensor<1x64xi64, #blocked>
    %70 = arith.andi %68, %69 : tensor<1x64xi1, #blocked>
    %71 = tt.broadcast %70 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %72 = arith.andi %23, %71 : tensor<128x64xi1, #blocked>
    %73 = ttg.memdesc_subview %37[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %74 = tt.splat %62 : i1 -> tensor<128x64xi1, #blocked>
    %75 = arith.andi %74, %72 : tensor<128x64xi1, #blocked>
    %76 = ttg.async_copy_global_to_local %67, %73 mask %75 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %77 = ttg.async_commit_group %76
    %78 = arith.addi %31, %65 : tensor<128x64xi64, #blocked>
    %79 = tt.addptr %29, %78 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %80 = arith.andi %36, %71 : tensor<128x64xi1, #blocked>
    %81 = ttg.memdesc_subview %38[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %82 = tt.splat %62 : i1 -> tensor<128x64xi1, #blocked>
    %83 = arith.andi %82, %80 : tensor<128x64xi1, #blocked>
    %84 = ttg.async_copy_global_to_local %79, %81 mask %83 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %85 = ttg.async_commit_group %84
    %86:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_5, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %53, %arg11 = %77, %arg12 = %61, %arg13 = %85) -> (tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %120 = arith.subi %arg5, %c128_i32 : i32
      %121 = arith.cmpi slt, %arg6, %120 : i32
      %122 = arith.addi %arg9, %c1_i32 : i32
      %123 = arith.cmpi sge, %122, %c2_i32 : i32
      %124 = arith.select %123, %c0_i32, %122 : i32
      %125 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %126 = ttg.memdesc_subview %37[%124, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %127 = ttg.local_load %126 token %125 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %128 = ttg.memdesc_subview %38[%124, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %129 = ttg.local_load %128 token %125 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf16, #linear>
      %130 = tt.trans %129 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %131 = tt.dot %127, %130, %arg7, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      %132 = arith.addi %arg8, %c1_i32 : i32
      %133 = arith.cmpi sge, %132, %c2_i32 : i32
      %134 = arith.select %133, %c0_i32, %132 : i32
      %135 = arith.addi %arg6, %c128_i32 : i32
      %136 = arith.extsi %135 : i32 to i64
      %137 = tt.splat %136 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %138 = arith.addi %137, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %139 = tt.expand_dims %138 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
      %140 = tt.broadcast %139 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
      %141 = arith.addi %18, %140 : tensor<128x64xi64, #blocked>
      %142 = tt.addptr %15, %141 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
      %143 = arith.cmpi sge, %139, %cst_2 : tensor<1x64xi64, #blocked>
      %144 = arith.cmpi slt, %139, %24 : tensor<1x64xi64, #blocked>
      %145 = arith.andi %143, %144 : tensor<1x64xi1, #blocked>
      %146 = tt.broadcast %145 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
      %147 = arith.andi %23, %146 : tensor<128x64xi1, #blocked>
      %148 = ttg.memdesc_subview %37[%134, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %149 = tt.splat %121 : i1 -> tensor<128x64xi1, #blocked>
      %150 = arith.andi %149, %147 : tensor<128x64xi1, #blocked>
      %151 = ttg.async_copy_global_to_local %142, %148 mask %150 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
      %152 = ttg.async_commit_group %151
      %153 = arith.addi %31, %140 : tensor<128x64xi64, #blocked>
      %154 = tt.addptr %29, %153 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
      %155 = arith.andi %36, %146 : tensor<128x64xi1, #blocked>
      %156 = ttg.memdesc_subview %38[%134, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %157 = tt.splat %121 : i1 -> tensor<128x64xi1, #blocked>
      %158 = arith.andi %157, %155 : tensor<128x64xi1, #blocked>
      %159 = ttg.async_copy_global_to_local %154, %156 mask %158 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
      %160 = ttg.async_commit_group %159
      scf.yield %131, %134, %124, %arg11, %152, %arg13, %160 : tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %87 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %38 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %88 = arith.truncf %86#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %89 = arith.extsi %4 : i32 to i64
    %90 = arith.extsi %6 : i32 to i64
    %91 = tt.splat %89 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %92 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %93 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %94 = arith.extsi %92 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %95 = arith.extsi %93 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %96 = arith.addi %91, %94 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %97 = tt.expand_dims %96 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %98 = tt.splat %90 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %99 = arith.addi %98, %95 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %100 = tt.expand_dims %99 {axis = 0 : i32} : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi64, #blocked1>
    %101 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %102 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
    %103 = arith.muli %97, %102 : tensor<128x1xi64, #blocked1>
    %104 = tt.broadcast %103 : tensor<128x1xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %105 = tt.broadcast %100 : tensor<1x128xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %106 = arith.addi %104, %105 : tensor<128x128xi64, #blocked1>
    %107 = tt.addptr %101, %106 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %108 = arith.cmpi sge, %97, %cst_0 : tensor<128x1xi64, #blocked1>
    %109 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
    %110 = arith.cmpi slt, %97, %109 : tensor<128x1xi64, #blocked1>
    %111 = arith.andi %108, %110 : tensor<128x1xi1, #blocked1>
    %112 = tt.broadcast %111 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %113 = arith.cmpi sge, %100, %cst_3 : tensor<1x128xi64, #blocked1>
    %114 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked1>
    %115 = arith.cmpi slt, %100, %114 : tensor<1x128xi64, #blocked1>
    %116 = arith.andi %113, %115 : tensor<1x128xi1, #blocked1>
    %117 = tt.broadcast %116 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %118 = arith.andi %112, %117 : tensor<128x128xi1, #blocked1>
    %119 = ttg.convert_layout %88 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %107, %119, %118 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_0 = arith.constant dense<0> : tensor<128x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_3 = arith.constant dense<0> : tensor<1x128xi64, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = arith.extsi %4 : i32 to i64
    %8 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.extsi %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = arith.addi %8, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %16 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked>
    %17 = arith.muli %12, %16 : tensor<128x1xi64, #blocked>
    %18 = tt.broadcast %17 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %19 = arith.cmpi sge, %12, %cst_1 : tensor<128x1xi64, #blocked>
    %20 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked>
    %21 = arith.cmpi slt, %12, %20 : tensor<128x1xi64, #blocked>
    %22 = arith.andi %19, %21 : tensor<128x1xi1, #blocked>
    %23 = tt.broadcast %22 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %24 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
    %25 = arith.extsi %6 : i32 to i64
    %26 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %27 = arith.addi %26, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %30 = arith.muli %28, %16 : tensor<128x1xi64, #blocked>
    %31 = tt.broadcast %30 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %32 = arith.cmpi sge, %28, %cst_1 : tensor<128x1xi64, #blocked>
    %33 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %34 = arith.cmpi slt, %28, %33 : tensor<128x1xi64, #blocked>
    %35 = arith.andi %32, %34 : tensor<128x1xi1, #blocked>
    %36 = tt.broadcast %35 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %39 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %41 = tt.broadcast %40 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %42 = arith.addi %18, %41 : tensor<128x64xi64, #blocked>
    %43 = tt.addptr %15, %42 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %44 = arith.cmpi sge, %40, %cst_2 : tensor<1x64xi64, #blocked>
    %45 = arith.cmpi slt, %40, %24 : tensor<1x64xi64, #blocked>
    %46 = arith.andi %44, %45 : tensor<1x64xi1, #blocked>
    %47 = tt.broadcast %46 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %48 = arith.andi %23, %47 : tensor<128x64xi1, #blocked>
    %49 = ttg.memdesc_subview %37[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %50 = tt.splat %39 : i1 -> tensor<128x64xi1, #blocked>
    %51 = arith.andi %50, %48 : tensor<128x64xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %43, %49 mask %51 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %53 = ttg.async_commit_group %52
    %54 = arith.addi %31, %41 : tensor<128x64xi64, #blocked>
    %55 = tt.addptr %29, %54 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %56 = arith.andi %36, %47 : tensor<128x64xi1, #blocked>
    %57 = ttg.memdesc_subview %38[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %58 = arith.andi %50, %56 : tensor<128x64xi1, #blocked>
    %59 = ttg.async_copy_global_to_local %55, %57 mask %58 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %60 = ttg.async_commit_group %59
    %61 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %62 = arith.addi %14, %cst : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %63 = tt.expand_dims %62 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %64 = tt.broadcast %63 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %65 = arith.addi %18, %64 : tensor<128x64xi64, #blocked>
    %66 = tt.addptr %15, %65 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %67 = arith.cmpi sge, %63, %cst_2 : tensor<1x64xi64, #blocked>
    %68 = arith.cmpi slt, %63, %24 : tensor<1x64xi64, #blocked>
    %69 = arith.andi %67, %68 : tensor<1x64xi1, #blocked>
    %70 = tt.broadcast %69 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %71 = arith.andi %23, %70 : tensor<128x64xi1, #blocked>
    %72 = ttg.memdesc_subview %37[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %73 = tt.splat %61 : i1 -> tensor<128x64xi1, #blocked>
    %74 = arith.andi %73, %71 : tensor<128x64xi1, #blocked>
    %75 = ttg.async_copy_global_to_local %66, %72 mask %74 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %76 = ttg.async_commit_group %75
    %77 = arith.addi %31, %64 : tensor<128x64xi64, #blocked>
    %78 = tt.addptr %29, %77 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %79 = arith.andi %36, %70 : tensor<128x64xi1, #blocked>
    %80 = ttg.memdesc_subview %38[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %81 = arith.andi %73, %79 : tensor<128x64xi1, #blocked>
    %82 = ttg.async_copy_global_to_local %78, %80 mask %81 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %83 = ttg.async_commit_group %82
    %84:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_5, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %53, %arg11 = %76, %arg12 = %60, %arg13 = %83) -> (tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %116 = arith.subi %arg5, %c128_i32 : i32
      %117 = arith.cmpi slt, %arg6, %116 : i32
      %118 = arith.addi %arg9, %c1_i32 : i32
      %119 = arith.cmpi sge, %118, %c2_i32 : i32
      %120 = arith.select %119, %c0_i32, %118 : i32
      %121 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %122 = ttg.memdesc_subview %37[%120, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %123 = ttg.local_load %122 token %121 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %124 = ttg.memdesc_subview %38[%120, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %125 = ttg.local_load %124 token %121 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf16, #linear>
      %126 = tt.trans %125 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %127 = tt.dot %123, %126, %arg7, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      %128 = arith.addi %arg8, %c1_i32 : i32
      %129 = arith.cmpi sge, %128, %c2_i32 : i32
      %130 = arith.select %129, %c0_i32, %128 : i32
      %131 = arith.addi %arg6, %c128_i32 : i32
      %132 = arith.extsi %131 : i32 to i64
      %133 = tt.splat %132 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %134 = arith.addi %133, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %135 = tt.expand_dims %134 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
      %136 = tt.broadcast %135 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
      %137 = arith.addi %18, %136 : tensor<128x64xi64, #blocked>
      %138 = tt.addptr %15, %137 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
      %139 = arith.cmpi sge, %135, %cst_2 : tensor<1x64xi64, #blocked>
      %140 = arith.cmpi slt, %135, %24 : tensor<1x64xi64, #blocked>
      %141 = arith.andi %139, %140 : tensor<1x64xi1, #blocked>
      %142 = tt.broadcast %141 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
      %143 = arith.andi %23, %142 : tensor<128x64xi1, #blocked>
      %144 = ttg.memdesc_subview %37[%130, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %145 = tt.splat %117 : i1 -> tensor<128x64xi1, #blocked>
      %146 = arith.andi %145, %143 : tensor<128x64xi1, #blocked>
      %147 = ttg.async_copy_global_to_local %138, %144 mask %146 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
      %148 = ttg.async_commit_group %147
      %149 = arith.addi %31, %136 : tensor<128x64xi64, #blocked>
      %150 = tt.addptr %29, %149 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
      %151 = arith.andi %36, %142 : tensor<128x64xi1, #blocked>
      %152 = ttg.memdesc_subview %38[%130, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %153 = arith.andi %145, %151 : tensor<128x64xi1, #blocked>
      %154 = ttg.async_copy_global_to_local %150, %152 mask %153 other %cst_4 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
      %155 = ttg.async_commit_group %154
      scf.yield %127, %130, %120, %arg11, %148, %arg13, %155 : tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %85 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %38 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %86 = arith.truncf %84#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %87 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %88 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %89 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %90 = arith.extsi %88 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %91 = arith.extsi %89 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %92 = arith.addi %87, %90 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %93 = tt.expand_dims %92 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %94 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %95 = arith.addi %94, %91 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %96 = tt.expand_dims %95 {axis = 0 : i32} : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi64, #blocked1>
    %97 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %98 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
    %99 = arith.muli %93, %98 : tensor<128x1xi64, #blocked1>
    %100 = tt.broadcast %99 : tensor<128x1xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %101 = tt.broadcast %96 : tensor<1x128xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %102 = arith.addi %100, %101 : tensor<128x128xi64, #blocked1>
    %103 = tt.addptr %97, %102 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %104 = arith.cmpi sge, %93, %cst_0 : tensor<128x1xi64, #blocked1>
    %105 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
    %106 = arith.cmpi slt, %93, %105 : tensor<128x1xi64, #blocked1>
    %107 = arith.andi %104, %106 : tensor<128x1xi1, #blocked1>
    %108 = tt.broadcast %107 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %109 = arith.cmpi sge, %96, %cst_3 : tensor<1x128xi64, #blocked1>
    %110 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked1>
    %111 = arith.cmpi slt, %96, %110 : tensor<1x128xi64, #blocked1>
    %112 = arith.andi %109, %111 : tensor<1x128xi1, #blocked1>
    %113 = tt.broadcast %112 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %114 = arith.andi %108, %113 : tensor<128x128xi1, #blocked1>
    %115 = ttg.convert_layout %86 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %103, %115, %114 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_descriptor(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf16, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x128xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_3 = arith.constant dense<0> : tensor<128x1xi64, #blocked>
    %cst_4 = arith.constant dense<0> : tensor<128x1xi64, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_5 = arith.constant dense<64> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %0 = arith.extsi %arg5 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = arith.extsi %4 : i32 to i64
    %8 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.extsi %9 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = arith.addi %8, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %16 = tt.splat %0 : i64 -> tensor<128x1xi64, #blocked>
    %17 = arith.muli %12, %16 : tensor<128x1xi64, #blocked>
    %18 = tt.broadcast %17 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %19 = arith.cmpi sge, %12, %cst_3 : tensor<128x1xi64, #blocked>
    %20 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked>
    %21 = arith.cmpi slt, %12, %20 : tensor<128x1xi64, #blocked>
    %22 = arith.andi %19, %21 : tensor<128x1xi1, #blocked>
    %23 = tt.broadcast %22 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %24 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
    %25 = arith.extsi %6 : i32 to i64
    %26 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %27 = arith.addi %26, %10 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi64, #blocked>
    %29 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x64x!tt.ptr<f16>, #blocked>
    %30 = arith.muli %28, %16 : tensor<128x1xi64, #blocked>
    %31 = tt.broadcast %30 : tensor<128x1xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %32 = arith.cmpi sge, %28, %cst_3 : tensor<128x1xi64, #blocked>
    %33 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked>
    %34 = arith.cmpi slt, %28, %33 : tensor<128x1xi64, #blocked>
    %35 = arith.andi %32, %34 : tensor<128x1xi1, #blocked>
    %36 = tt.broadcast %35 : tensor<128x1xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %39 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %41 = tt.broadcast %40 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %42 = arith.addi %18, %41 : tensor<128x64xi64, #blocked>
    %43 = tt.addptr %15, %42 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %44 = arith.cmpi sge, %40, %cst_2 : tensor<1x64xi64, #blocked>
    %45 = arith.cmpi slt, %40, %24 : tensor<1x64xi64, #blocked>
    %46 = arith.andi %44, %45 : tensor<1x64xi1, #blocked>
    %47 = tt.broadcast %46 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %48 = arith.andi %23, %47 : tensor<128x64xi1, #blocked>
    %49 = ttg.memdesc_subview %37[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %50 = tt.splat %39 : i1 -> tensor<128x64xi1, #blocked>
    %51 = arith.andi %50, %48 : tensor<128x64xi1, #blocked>
    %52 = ttg.async_copy_global_to_local %43, %49 mask %51 other %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %53 = ttg.async_commit_group %52
    %54 = arith.addi %31, %41 : tensor<128x64xi64, #blocked>
    %55 = tt.addptr %29, %54 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %56 = arith.andi %36, %47 : tensor<128x64xi1, #blocked>
    %57 = ttg.memdesc_subview %38[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %58 = arith.andi %50, %56 : tensor<128x64xi1, #blocked>
    %59 = ttg.async_copy_global_to_local %55, %57 mask %58 other %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %60 = ttg.async_commit_group %59
    %61 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %62 = arith.addi %14, %cst_5 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %63 = tt.expand_dims %62 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %64 = tt.broadcast %63 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
    %65 = arith.addi %18, %64 : tensor<128x64xi64, #blocked>
    %66 = tt.addptr %15, %65 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %67 = arith.cmpi sge, %63, %cst_2 : tensor<1x64xi64, #blocked>
    %68 = arith.cmpi slt, %63, %24 : tensor<1x64xi64, #blocked>
    %69 = arith.andi %67, %68 : tensor<1x64xi1, #blocked>
    %70 = tt.broadcast %69 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
    %71 = arith.andi %23, %70 : tensor<128x64xi1, #blocked>
    %72 = ttg.memdesc_subview %37[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %73 = tt.splat %61 : i1 -> tensor<128x64xi1, #blocked>
    %74 = arith.andi %73, %71 : tensor<128x64xi1, #blocked>
    %75 = ttg.async_copy_global_to_local %66, %72 mask %74 other %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %76 = ttg.async_commit_group %75
    %77 = arith.addi %31, %64 : tensor<128x64xi64, #blocked>
    %78 = tt.addptr %29, %77 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
    %79 = arith.andi %36, %70 : tensor<128x64xi1, #blocked>
    %80 = ttg.memdesc_subview %38[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
    %81 = arith.andi %73, %79 : tensor<128x64xi1, #blocked>
    %82 = ttg.async_copy_global_to_local %78, %80 mask %81 other %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
    %83 = ttg.async_commit_group %82
    %84:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %53, %arg11 = %76, %arg12 = %60, %arg13 = %83) -> (tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %116 = arith.subi %arg5, %c128_i32 : i32
      %117 = arith.cmpi slt, %arg6, %116 : i32
      %118 = arith.addi %arg9, %c1_i32 : i32
      %119 = arith.cmpi sge, %118, %c2_i32 : i32
      %120 = arith.select %119, %c0_i32, %118 : i32
      %121 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %122 = ttg.memdesc_subview %37[%120, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %123 = ttg.local_load %122 token %121 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %124 = ttg.memdesc_subview %38[%120, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %125 = ttg.local_load %124 token %121 : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf16, #linear>
      %126 = tt.trans %125 {order = array<i32: 1, 0>} : tensor<128x64xf16, #linear> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %127 = tt.dot %123, %126, %arg7, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<128x128xf32, #mma>
      %128 = arith.addi %arg8, %c1_i32 : i32
      %129 = arith.cmpi sge, %128, %c2_i32 : i32
      %130 = arith.select %129, %c0_i32, %128 : i32
      %131 = arith.addi %arg6, %c128_i32 : i32
      %132 = arith.extsi %131 : i32 to i64
      %133 = tt.splat %132 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %134 = arith.addi %133, %14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %135 = tt.expand_dims %134 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
      %136 = tt.broadcast %135 : tensor<1x64xi64, #blocked> -> tensor<128x64xi64, #blocked>
      %137 = arith.addi %18, %136 : tensor<128x64xi64, #blocked>
      %138 = tt.addptr %15, %137 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
      %139 = arith.cmpi sge, %135, %cst_2 : tensor<1x64xi64, #blocked>
      %140 = arith.cmpi slt, %135, %24 : tensor<1x64xi64, #blocked>
      %141 = arith.andi %139, %140 : tensor<1x64xi1, #blocked>
      %142 = tt.broadcast %141 : tensor<1x64xi1, #blocked> -> tensor<128x64xi1, #blocked>
      %143 = arith.andi %23, %142 : tensor<128x64xi1, #blocked>
      %144 = ttg.memdesc_subview %37[%130, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %145 = tt.splat %117 : i1 -> tensor<128x64xi1, #blocked>
      %146 = arith.andi %145, %143 : tensor<128x64xi1, #blocked>
      %147 = ttg.async_copy_global_to_local %138, %144 mask %146 other %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
      %148 = ttg.async_commit_group %147
      %149 = arith.addi %31, %136 : tensor<128x64xi64, #blocked>
      %150 = tt.addptr %29, %149 : tensor<128x64x!tt.ptr<f16>, #blocked>, tensor<128x64xi64, #blocked>
      %151 = arith.andi %36, %142 : tensor<128x64xi1, #blocked>
      %152 = ttg.memdesc_subview %38[%130, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 2x128x64>
      %153 = arith.andi %145, %151 : tensor<128x64xi1, #blocked>
      %154 = ttg.async_copy_global_to_local %150, %152 mask %153 other %cst_0 : tensor<128x64x!tt.ptr<f16>, #blocked> -> <128x64xf16, #shared, #smem, mutable, 2x128x64>
      %155 = ttg.async_commit_group %154
      scf.yield %127, %130, %120, %arg11, %148, %arg13, %155 : tensor<128x128xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %85 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %38 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<2x128x64xf16, #shared, #smem, mutable>
    %86 = arith.truncf %84#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %87 = tt.splat %7 : i64 -> tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %88 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %89 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %90 = arith.extsi %88 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %91 = arith.extsi %89 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %92 = arith.addi %87, %90 : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %93 = tt.expand_dims %92 {axis = 1 : i32} : tensor<128xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi64, #blocked1>
    %94 = tt.splat %25 : i64 -> tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %95 = arith.addi %94, %91 : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %96 = tt.expand_dims %95 {axis = 0 : i32} : tensor<128xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi64, #blocked1>
    %97 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %98 = tt.splat %2 : i64 -> tensor<128x1xi64, #blocked1>
    %99 = arith.muli %93, %98 : tensor<128x1xi64, #blocked1>
    %100 = tt.broadcast %99 : tensor<128x1xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %101 = tt.broadcast %96 : tensor<1x128xi64, #blocked1> -> tensor<128x128xi64, #blocked1>
    %102 = arith.addi %100, %101 : tensor<128x128xi64, #blocked1>
    %103 = tt.addptr %97, %102 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi64, #blocked1>
    %104 = arith.cmpi sge, %93, %cst_4 : tensor<128x1xi64, #blocked1>
    %105 = tt.splat %1 : i64 -> tensor<128x1xi64, #blocked1>
    %106 = arith.cmpi slt, %93, %105 : tensor<128x1xi64, #blocked1>
    %107 = arith.andi %104, %106 : tensor<128x1xi1, #blocked1>
    %108 = tt.broadcast %107 : tensor<128x1xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %109 = arith.cmpi sge, %96, %cst_1 : tensor<1x128xi64, #blocked1>
    %110 = tt.splat %2 : i64 -> tensor<1x128xi64, #blocked1>
    %111 = arith.cmpi slt, %96, %110 : tensor<1x128xi64, #blocked1>
    %112 = arith.andi %109, %111 : tensor<1x128xi1, #blocked1>
    %113 = tt.broadcast %112 : tensor<1x128xi1, #blocked1> -> tensor<128x128xi1, #blocked1>
    %114 = arith.andi %108, %113 : tensor<128x128xi1, #blocked1>
    %115 = ttg.convert_layout %86 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %103, %115, %114 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
