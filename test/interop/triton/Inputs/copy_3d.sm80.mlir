// Kernel copy_3d of kernels/memory.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 i32 i32 i32:16; constants D=2, M=16, N=32
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @copy_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = arith.extsi %arg3 : i32 to i64
    %1 = arith.extsi %arg4 : i32 to i64
    %2 = arith.muli %0, %1 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %3 = arith.cmpi sle, %2, %c2147483647_i64 : i64
    %4 = arith.cmpi sge, %2, %c-2147483648_i64 : i64
    %5 = arith.andi %3, %4 : i1
    %6 = arith.muli %arg3, %arg4 : i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = arith.extsi %arg4 : i32 to i64
    %c1_i64 = arith.constant 1 : i64
    %9 = tt.make_tensor_descriptor %arg0, [%arg2, %arg3, %arg4], [%7, %8, %c1_i64] : <f16>, <tensor<2x16x32xf16>>
    %10 = arith.extsi %6 : i32 to i64
    %11 = arith.extsi %arg4 : i32 to i64
    %c1_i64_0 = arith.constant 1 : i64
    %12 = tt.make_tensor_descriptor %arg1, [%arg2, %arg3, %arg4], [%10, %11, %c1_i64_0] : <f16>, <tensor<2x16x32xf16>>
    %13 = tt.get_program_id x : i32
    %c2_i32 = arith.constant 2 : i32
    %c2_i32_1 = arith.constant 2 : i32
    %14 = arith.extsi %13 : i32 to i64
    %15 = arith.extsi %c2_i32_1 : i32 to i64
    %16 = arith.muli %14, %15 : i64
    %c2147483647_i64_2 = arith.constant 2147483647 : i64
    %c-2147483648_i64_3 = arith.constant -2147483648 : i64
    %17 = arith.cmpi sle, %16, %c2147483647_i64_2 : i64
    %18 = arith.cmpi sge, %16, %c-2147483648_i64_3 : i64
    %19 = arith.andi %17, %18 : i1
    %20 = arith.muli %13, %c2_i32_1 : i32
    %21 = tt.get_program_id y : i32
    %c16_i32 = arith.constant 16 : i32
    %c16_i32_4 = arith.constant 16 : i32
    %22 = arith.extsi %21 : i32 to i64
    %23 = arith.extsi %c16_i32_4 : i32 to i64
    %24 = arith.muli %22, %23 : i64
    %c2147483647_i64_5 = arith.constant 2147483647 : i64
    %c-2147483648_i64_6 = arith.constant -2147483648 : i64
    %25 = arith.cmpi sle, %24, %c2147483647_i64_5 : i64
    %26 = arith.cmpi sge, %24, %c-2147483648_i64_6 : i64
    %27 = arith.andi %25, %26 : i1
    %28 = arith.muli %21, %c16_i32_4 : i32
    %29 = tt.get_program_id z : i32
    %c32_i32 = arith.constant 32 : i32
    %c32_i32_7 = arith.constant 32 : i32
    %30 = arith.extsi %29 : i32 to i64
    %31 = arith.extsi %c32_i32_7 : i32 to i64
    %32 = arith.muli %30, %31 : i64
    %c2147483647_i64_8 = arith.constant 2147483647 : i64
    %c-2147483648_i64_9 = arith.constant -2147483648 : i64
    %33 = arith.cmpi sle, %32, %c2147483647_i64_8 : i64
    %34 = arith.cmpi sge, %32, %c-2147483648_i64_9 : i64
    %35 = arith.andi %33, %34 : i1
    %36 = arith.muli %29, %c32_i32_7 : i32
    %37 = tt.descriptor_load %9[%20, %28, %36] : !tt.tensordesc<tensor<2x16x32xf16>> -> tensor<2x16x32xf16>
    %c2_i32_10 = arith.constant 2 : i32
    %cst = arith.constant 2.000000e+00 : f16
    %cst_11 = arith.constant dense<2.000000e+00> : tensor<2x16x32xf16>
    %38 = arith.mulf %37, %cst_11 : tensor<2x16x32xf16>
    tt.descriptor_store %12[%20, %28, %36], %38 : !tt.tensordesc<tensor<2x16x32xf16>>, tensor<2x16x32xf16>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @copy_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x1x32xi64>
    %cst_0 = arith.constant dense<0> : tensor<1x16x1xi64>
    %cst_1 = arith.constant dense<0> : tensor<2x1x1xi64>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x16x32xf16>
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<2x16x32xf16>
    %c32_i32 = arith.constant 32 : i32
    %c16_i32 = arith.constant 16 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.muli %arg3, %arg4 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.extsi %arg2 : i32 to i64
    %4 = arith.extsi %arg3 : i32 to i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c2_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c16_i32 : i32
    %9 = tt.get_program_id z : i32
    %10 = arith.muli %9, %c32_i32 : i32
    %11 = arith.extsi %6 : i32 to i64
    %12 = arith.extsi %8 : i32 to i64
    %13 = arith.extsi %10 : i32 to i64
    %14 = tt.splat %11 : i64 -> tensor<2xi64>
    %15 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %16 = arith.extsi %15 : tensor<2xi32> to tensor<2xi64>
    %17 = arith.addi %14, %16 : tensor<2xi64>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<2xi64> -> tensor<2x1xi64>
    %19 = tt.expand_dims %18 {axis = 2 : i32} : tensor<2x1xi64> -> tensor<2x1x1xi64>
    %20 = tt.splat %12 : i64 -> tensor<16xi64>
    %21 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %22 = arith.extsi %21 : tensor<16xi32> to tensor<16xi64>
    %23 = arith.addi %20, %22 : tensor<16xi64>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<16xi64> -> tensor<1x16xi64>
    %25 = tt.expand_dims %24 {axis = 2 : i32} : tensor<1x16xi64> -> tensor<1x16x1xi64>
    %26 = tt.splat %13 : i64 -> tensor<32xi64>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %28 = arith.extsi %27 : tensor<32xi32> to tensor<32xi64>
    %29 = arith.addi %26, %28 : tensor<32xi64>
    %30 = tt.expand_dims %29 {axis = 0 : i32} : tensor<32xi64> -> tensor<1x32xi64>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<1x32xi64> -> tensor<1x1x32xi64>
    %32 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<2x16x32x!tt.ptr<f16>>
    %33 = tt.splat %1 : i64 -> tensor<2x1x1xi64>
    %34 = arith.muli %19, %33 : tensor<2x1x1xi64>
    %35 = tt.broadcast %34 : tensor<2x1x1xi64> -> tensor<2x16x32xi64>
    %36 = tt.splat %2 : i64 -> tensor<1x16x1xi64>
    %37 = arith.muli %25, %36 : tensor<1x16x1xi64>
    %38 = tt.broadcast %37 : tensor<1x16x1xi64> -> tensor<2x16x32xi64>
    %39 = tt.broadcast %31 : tensor<1x1x32xi64> -> tensor<2x16x32xi64>
    %40 = arith.addi %38, %39 : tensor<2x16x32xi64>
    %41 = arith.addi %35, %40 : tensor<2x16x32xi64>
    %42 = tt.addptr %32, %41 : tensor<2x16x32x!tt.ptr<f16>>, tensor<2x16x32xi64>
    %43 = arith.cmpi sge, %19, %cst_1 : tensor<2x1x1xi64>
    %44 = tt.splat %3 : i64 -> tensor<2x1x1xi64>
    %45 = arith.cmpi slt, %19, %44 : tensor<2x1x1xi64>
    %46 = arith.andi %43, %45 : tensor<2x1x1xi1>
    %47 = tt.broadcast %46 : tensor<2x1x1xi1> -> tensor<2x16x32xi1>
    %48 = arith.cmpi sge, %25, %cst_0 : tensor<1x16x1xi64>
    %49 = tt.splat %4 : i64 -> tensor<1x16x1xi64>
    %50 = arith.cmpi slt, %25, %49 : tensor<1x16x1xi64>
    %51 = arith.andi %48, %50 : tensor<1x16x1xi1>
    %52 = tt.broadcast %51 : tensor<1x16x1xi1> -> tensor<2x16x32xi1>
    %53 = arith.andi %47, %52 : tensor<2x16x32xi1>
    %54 = arith.cmpi sge, %31, %cst : tensor<1x1x32xi64>
    %55 = tt.splat %2 : i64 -> tensor<1x1x32xi64>
    %56 = arith.cmpi slt, %31, %55 : tensor<1x1x32xi64>
    %57 = arith.andi %54, %56 : tensor<1x1x32xi1>
    %58 = tt.broadcast %57 : tensor<1x1x32xi1> -> tensor<2x16x32xi1>
    %59 = arith.andi %53, %58 : tensor<2x16x32xi1>
    %60 = tt.load %42, %59, %cst_2 : tensor<2x16x32x!tt.ptr<f16>>
    %61 = arith.mulf %60, %cst_3 : tensor<2x16x32xf16>
    %62 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<2x16x32x!tt.ptr<f16>>
    %63 = tt.addptr %62, %41 : tensor<2x16x32x!tt.ptr<f16>>, tensor<2x16x32xi64>
    tt.store %63, %61, %59 : tensor<2x16x32x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [2, 16, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [32, 1, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [32, 1, 1], warpsPerCTA = [4, 1, 1], order = [0, 1, 2]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked10 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [2, 16, 1], warpsPerCTA = [4, 1, 1], order = [0, 1, 2]}>
#blocked11 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked12 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [4, 1, 1], order = [0, 1, 2]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x1x32xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1x16x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<2x1x1xi64, #blocked2>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x16x32xf16, #blocked3>
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<2x16x32xf16, #blocked3>
    %c32_i32 = arith.constant 32 : i32
    %c16_i32 = arith.constant 16 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.muli %arg3, %arg4 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.extsi %arg2 : i32 to i64
    %4 = arith.extsi %arg3 : i32 to i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c2_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c16_i32 : i32
    %9 = tt.get_program_id z : i32
    %10 = arith.muli %9, %c32_i32 : i32
    %11 = arith.extsi %6 : i32 to i64
    %12 = arith.extsi %8 : i32 to i64
    %13 = arith.extsi %10 : i32 to i64
    %14 = tt.splat %11 : i64 -> tensor<2xi64, #blocked4>
    %15 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked4>
    %16 = arith.extsi %15 : tensor<2xi32, #blocked4> to tensor<2xi64, #blocked4>
    %17 = arith.addi %14, %16 : tensor<2xi64, #blocked4>
    %18 = ttg.convert_layout %17 : tensor<2xi64, #blocked4> -> tensor<2xi64, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %19 = tt.expand_dims %18 {axis = 1 : i32} : tensor<2xi64, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<2x1xi64, #blocked5>
    %20 = ttg.convert_layout %19 : tensor<2x1xi64, #blocked5> -> tensor<2x1xi64, #blocked6>
    %21 = ttg.convert_layout %20 : tensor<2x1xi64, #blocked6> -> tensor<2x1xi64, #ttg.slice<{dim = 2, parent = #blocked7}>>
    %22 = tt.expand_dims %21 {axis = 2 : i32} : tensor<2x1xi64, #ttg.slice<{dim = 2, parent = #blocked7}>> -> tensor<2x1x1xi64, #blocked7>
    %23 = ttg.convert_layout %22 : tensor<2x1x1xi64, #blocked7> -> tensor<2x1x1xi64, #blocked2>
    %24 = tt.splat %12 : i64 -> tensor<16xi64, #blocked4>
    %25 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked4>
    %26 = arith.extsi %25 : tensor<16xi32, #blocked4> to tensor<16xi64, #blocked4>
    %27 = arith.addi %24, %26 : tensor<16xi64, #blocked4>
    %28 = ttg.convert_layout %27 : tensor<16xi64, #blocked4> -> tensor<16xi64, #ttg.slice<{dim = 0, parent = #blocked8}>>
    %29 = tt.expand_dims %28 {axis = 0 : i32} : tensor<16xi64, #ttg.slice<{dim = 0, parent = #blocked8}>> -> tensor<1x16xi64, #blocked8>
    %30 = ttg.convert_layout %29 : tensor<1x16xi64, #blocked8> -> tensor<1x16xi64, #blocked9>
    %31 = ttg.convert_layout %30 : tensor<1x16xi64, #blocked9> -> tensor<1x16xi64, #ttg.slice<{dim = 2, parent = #blocked10}>>
    %32 = tt.expand_dims %31 {axis = 2 : i32} : tensor<1x16xi64, #ttg.slice<{dim = 2, parent = #blocked10}>> -> tensor<1x16x1xi64, #blocked10>
    %33 = ttg.convert_layout %32 : tensor<1x16x1xi64, #blocked10> -> tensor<1x16x1xi64, #blocked1>
    %34 = tt.splat %13 : i64 -> tensor<32xi64, #blocked4>
    %35 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked4>
    %36 = arith.extsi %35 : tensor<32xi32, #blocked4> to tensor<32xi64, #blocked4>
    %37 = arith.addi %34, %36 : tensor<32xi64, #blocked4>
    %38 = ttg.convert_layout %37 : tensor<32xi64, #blocked4> -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked8}>>
    %39 = tt.expand_dims %38 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked8}>> -> tensor<1x32xi64, #blocked8>
    %40 = ttg.convert_layout %39 : tensor<1x32xi64, #blocked8> -> tensor<1x32xi64, #blocked11>
    %41 = ttg.convert_layout %40 : tensor<1x32xi64, #blocked11> -> tensor<1x32xi64, #ttg.slice<{dim = 1, parent = #blocked12}>>
    %42 = tt.expand_dims %41 {axis = 1 : i32} : tensor<1x32xi64, #ttg.slice<{dim = 1, parent = #blocked12}>> -> tensor<1x1x32xi64, #blocked12>
    %43 = ttg.convert_layout %42 : tensor<1x1x32xi64, #blocked12> -> tensor<1x1x32xi64, #blocked>
    %44 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<2x16x32x!tt.ptr<f16>, #blocked3>
    %45 = tt.splat %1 : i64 -> tensor<2x1x1xi64, #blocked2>
    %46 = arith.muli %23, %45 : tensor<2x1x1xi64, #blocked2>
    %47 = tt.broadcast %46 : tensor<2x1x1xi64, #blocked2> -> tensor<2x16x32xi64, #blocked2>
    %48 = ttg.convert_layout %47 : tensor<2x16x32xi64, #blocked2> -> tensor<2x16x32xi64, #blocked3>
    %49 = tt.splat %2 : i64 -> tensor<1x16x1xi64, #blocked1>
    %50 = arith.muli %33, %49 : tensor<1x16x1xi64, #blocked1>
    %51 = tt.broadcast %50 : tensor<1x16x1xi64, #blocked1> -> tensor<2x16x32xi64, #blocked1>
    %52 = ttg.convert_layout %51 : tensor<2x16x32xi64, #blocked1> -> tensor<2x16x32xi64, #blocked3>
    %53 = tt.broadcast %43 : tensor<1x1x32xi64, #blocked> -> tensor<2x16x32xi64, #blocked>
    %54 = ttg.convert_layout %53 : tensor<2x16x32xi64, #blocked> -> tensor<2x16x32xi64, #blocked3>
    %55 = arith.addi %52, %54 : tensor<2x16x32xi64, #blocked3>
    %56 = arith.addi %48, %55 : tensor<2x16x32xi64, #blocked3>
    %57 = tt.addptr %44, %56 : tensor<2x16x32x!tt.ptr<f16>, #blocked3>, tensor<2x16x32xi64, #blocked3>
    %58 = arith.cmpi sge, %23, %cst_1 : tensor<2x1x1xi64, #blocked2>
    %59 = tt.splat %3 : i64 -> tensor<2x1x1xi64, #blocked2>
    %60 = arith.cmpi slt, %23, %59 : tensor<2x1x1xi64, #blocked2>
    %61 = arith.andi %58, %60 : tensor<2x1x1xi1, #blocked2>
    %62 = tt.broadcast %61 : tensor<2x1x1xi1, #blocked2> -> tensor<2x16x32xi1, #blocked2>
    %63 = ttg.convert_layout %62 : tensor<2x16x32xi1, #blocked2> -> tensor<2x16x32xi1, #blocked3>
    %64 = arith.cmpi sge, %33, %cst_0 : tensor<1x16x1xi64, #blocked1>
    %65 = tt.splat %4 : i64 -> tensor<1x16x1xi64, #blocked1>
    %66 = arith.cmpi slt, %33, %65 : tensor<1x16x1xi64, #blocked1>
    %67 = arith.andi %64, %66 : tensor<1x16x1xi1, #blocked1>
    %68 = tt.broadcast %67 : tensor<1x16x1xi1, #blocked1> -> tensor<2x16x32xi1, #blocked1>
    %69 = ttg.convert_layout %68 : tensor<2x16x32xi1, #blocked1> -> tensor<2x16x32xi1, #blocked3>
    %70 = arith.andi %63, %69 : tensor<2x16x32xi1, #blocked3>
    %71 = arith.cmpi sge, %43, %cst : tensor<1x1x32xi64, #blocked>
    %72 = tt.splat %2 : i64 -> tensor<1x1x32xi64, #blocked>
    %73 = arith.cmpi slt, %43, %72 : tensor<1x1x32xi64, #blocked>
    %74 = arith.andi %71, %73 : tensor<1x1x32xi1, #blocked>
    %75 = tt.broadcast %74 : tensor<1x1x32xi1, #blocked> -> tensor<2x16x32xi1, #blocked>
    %76 = ttg.convert_layout %75 : tensor<2x16x32xi1, #blocked> -> tensor<2x16x32xi1, #blocked3>
    %77 = arith.andi %70, %76 : tensor<2x16x32xi1, #blocked3>
    %78 = tt.load %57, %77, %cst_2 : tensor<2x16x32x!tt.ptr<f16>, #blocked3>
    %79 = arith.mulf %78, %cst_3 : tensor<2x16x32xf16, #blocked3>
    %80 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<2x16x32x!tt.ptr<f16>, #blocked3>
    %81 = tt.addptr %80, %56 : tensor<2x16x32x!tt.ptr<f16>, #blocked3>, tensor<2x16x32xi64, #blocked3>
    tt.store %81, %79, %77 : tensor<2x16x32x!tt.ptr<f16>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [2, 16, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [32, 1, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [32, 1, 1], warpsPerCTA = [4, 1, 1], order = [0, 1, 2]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked10 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [2, 16, 1], warpsPerCTA = [4, 1, 1], order = [0, 1, 2]}>
#blocked11 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked12 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [4, 1, 1], order = [0, 1, 2]}>
#blocked13 = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [2, 4, 4], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x1x32xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1x16x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<2x1x1xi64, #blocked2>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x16x32xf16, #blocked3>
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<2x16x32xf16, #blocked3>
    %c32_i32 = arith.constant 32 : i32
    %c16_i32 = arith.constant 16 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.muli %arg3, %arg4 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.extsi %arg2 : i32 to i64
    %4 = arith.extsi %arg3 : i32 to i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c2_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c16_i32 : i32
    %9 = tt.get_program_id z : i32
    %10 = arith.muli %9, %c32_i32 : i32
    %11 = arith.extsi %6 : i32 to i64
    %12 = arith.extsi %8 : i32 to i64
    %13 = arith.extsi %10 : i32 to i64
    %14 = tt.splat %11 : i64 -> tensor<2xi64, #blocked4>
    %15 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked4>
    %16 = arith.extsi %15 : tensor<2xi32, #blocked4> to tensor<2xi64, #blocked4>
    %17 = arith.addi %14, %16 : tensor<2xi64, #blocked4>
    %18 = ttg.convert_layout %17 : tensor<2xi64, #blocked4> -> tensor<2xi64, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %19 = tt.expand_dims %18 {axis = 1 : i32} : tensor<2xi64, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<2x1xi64, #blocked5>
    %20 = ttg.convert_layout %19 : tensor<2x1xi64, #blocked5> -> tensor<2x1xi64, #blocked6>
    %21 = ttg.convert_layout %20 : tensor<2x1xi64, #blocked6> -> tensor<2x1xi64, #ttg.slice<{dim = 2, parent = #blocked7}>>
    %22 = tt.expand_dims %21 {axis = 2 : i32} : tensor<2x1xi64, #ttg.slice<{dim = 2, parent = #blocked7}>> -> tensor<2x1x1xi64, #blocked7>
    %23 = ttg.convert_layout %22 : tensor<2x1x1xi64, #blocked7> -> tensor<2x1x1xi64, #blocked2>
    %24 = tt.splat %12 : i64 -> tensor<16xi64, #blocked4>
    %25 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked4>
    %26 = arith.extsi %25 : tensor<16xi32, #blocked4> to tensor<16xi64, #blocked4>
    %27 = arith.addi %24, %26 : tensor<16xi64, #blocked4>
    %28 = ttg.convert_layout %27 : tensor<16xi64, #blocked4> -> tensor<16xi64, #ttg.slice<{dim = 0, parent = #blocked8}>>
    %29 = tt.expand_dims %28 {axis = 0 : i32} : tensor<16xi64, #ttg.slice<{dim = 0, parent = #blocked8}>> -> tensor<1x16xi64, #blocked8>
    %30 = ttg.convert_layout %29 : tensor<1x16xi64, #blocked8> -> tensor<1x16xi64, #blocked9>
    %31 = ttg.convert_layout %30 : tensor<1x16xi64, #blocked9> -> tensor<1x16xi64, #ttg.slice<{dim = 2, parent = #blocked10}>>
    %32 = tt.expand_dims %31 {axis = 2 : i32} : tensor<1x16xi64, #ttg.slice<{dim = 2, parent = #blocked10}>> -> tensor<1x16x1xi64, #blocked10>
    %33 = ttg.convert_layout %32 : tensor<1x16x1xi64, #blocked10> -> tensor<1x16x1xi64, #blocked1>
    %34 = tt.splat %13 : i64 -> tensor<32xi64, #blocked4>
    %35 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked4>
    %36 = arith.extsi %35 : tensor<32xi32, #blocked4> to tensor<32xi64, #blocked4>
    %37 = arith.addi %34, %36 : tensor<32xi64, #blocked4>
    %38 = ttg.convert_layout %37 : tensor<32xi64, #blocked4> -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked8}>>
    %39 = tt.expand_dims %38 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked8}>> -> tensor<1x32xi64, #blocked8>
    %40 = ttg.convert_layout %39 : tensor<1x32xi64, #blocked8> -> tensor<1x32xi64, #blocked11>
    %41 = ttg.convert_layout %40 : tensor<1x32xi64, #blocked11> -> tensor<1x32xi64, #ttg.slice<{dim = 1, parent = #blocked12}>>
    %42 = tt.expand_dims %41 {axis = 1 : i32} : tensor<1x32xi64, #ttg.slice<{dim = 1, parent = #blocked12}>> -> tensor<1x1x32xi64, #blocked12>
    %43 = ttg.convert_layout %42 : tensor<1x1x32xi64, #blocked12> -> tensor<1x1x32xi64, #blocked>
    %44 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<2x16x32x!tt.ptr<f16>, #blocked3>
    %45 = tt.splat %1 : i64 -> tensor<2x1x1xi64, #blocked2>
    %46 = arith.muli %23, %45 : tensor<2x1x1xi64, #blocked2>
    %47 = tt.broadcast %46 : tensor<2x1x1xi64, #blocked2> -> tensor<2x16x32xi64, #blocked2>
    %48 = ttg.convert_layout %47 : tensor<2x16x32xi64, #blocked2> -> tensor<2x16x32xi64, #blocked3>
    %49 = tt.splat %2 : i64 -> tensor<1x16x1xi64, #blocked1>
    %50 = arith.muli %33, %49 : tensor<1x16x1xi64, #blocked1>
    %51 = tt.broadcast %50 : tensor<1x16x1xi64, #blocked1> -> tensor<2x16x32xi64, #blocked1>
    %52 = ttg.convert_layout %51 : tensor<2x16x32xi64, #blocked1> -> tensor<2x16x32xi64, #blocked3>
    %53 = tt.broadcast %43 : tensor<1x1x32xi64, #blocked> -> tensor<2x16x32xi64, #blocked>
    %54 = ttg.convert_layout %53 : tensor<2x16x32xi64, #blocked> -> tensor<2x16x32xi64, #blocked3>
    %55 = arith.addi %52, %54 : tensor<2x16x32xi64, #blocked3>
    %56 = arith.addi %48, %55 : tensor<2x16x32xi64, #blocked3>
    %57 = tt.addptr %44, %56 : tensor<2x16x32x!tt.ptr<f16>, #blocked3>, tensor<2x16x32xi64, #blocked3>
    %58 = arith.cmpi sge, %23, %cst_1 : tensor<2x1x1xi64, #blocked2>
    %59 = tt.splat %3 : i64 -> tensor<2x1x1xi64, #blocked2>
    %60 = arith.cmpi slt, %23, %59 : tensor<2x1x1xi64, #blocked2>
    %61 = arith.andi %58, %60 : tensor<2x1x1xi1, #blocked2>
    %62 = tt.broadcast %61 : tensor<2x1x1xi1, #blocked2> -> tensor<2x16x32xi1, #blocked2>
    %63 = ttg.convert_layout %62 : tensor<2x16x32xi1, #blocked2> -> tensor<2x16x32xi1, #blocked3>
    %64 = arith.cmpi sge, %33, %cst_0 : tensor<1x16x1xi64, #blocked1>
    %65 = tt.splat %4 : i64 -> tensor<1x16x1xi64, #blocked1>
    %66 = arith.cmpi slt, %33, %65 : tensor<1x16x1xi64, #blocked1>
    %67 = arith.andi %64, %66 : tensor<1x16x1xi1, #blocked1>
    %68 = tt.broadcast %67 : tensor<1x16x1xi1, #blocked1> -> tensor<2x16x32xi1, #blocked1>
    %69 = ttg.convert_layout %68 : tensor<2x16x32xi1, #blocked1> -> tensor<2x16x32xi1, #blocked3>
    %70 = arith.andi %63, %69 : tensor<2x16x32xi1, #blocked3>
    %71 = arith.cmpi sge, %43, %cst : tensor<1x1x32xi64, #blocked>
    %72 = tt.splat %2 : i64 -> tensor<1x1x32xi64, #blocked>
    %73 = arith.cmpi slt, %43, %72 : tensor<1x1x32xi64, #blocked>
    %74 = arith.andi %71, %73 : tensor<1x1x32xi1, #blocked>
    %75 = tt.broadcast %74 : tensor<1x1x32xi1, #blocked> -> tensor<2x16x32xi1, #blocked>
    %76 = ttg.convert_layout %75 : tensor<2x16x32xi1, #blocked> -> tensor<2x16x32xi1, #blocked3>
    %77 = arith.andi %70, %76 : tensor<2x16x32xi1, #blocked3>
    %78 = ttg.convert_layout %57 : tensor<2x16x32x!tt.ptr<f16>, #blocked3> -> tensor<2x16x32x!tt.ptr<f16>, #blocked13>
    %79 = ttg.convert_layout %77 : tensor<2x16x32xi1, #blocked3> -> tensor<2x16x32xi1, #blocked13>
    %80 = ttg.convert_layout %cst_2 : tensor<2x16x32xf16, #blocked3> -> tensor<2x16x32xf16, #blocked13>
    %81 = tt.load %78, %79, %80 : tensor<2x16x32x!tt.ptr<f16>, #blocked13>
    %82 = ttg.convert_layout %81 : tensor<2x16x32xf16, #blocked13> -> tensor<2x16x32xf16, #blocked3>
    %83 = arith.mulf %82, %cst_3 : tensor<2x16x32xf16, #blocked3>
    %84 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<2x16x32x!tt.ptr<f16>, #blocked3>
    %85 = tt.addptr %84, %56 : tensor<2x16x32x!tt.ptr<f16>, #blocked3>, tensor<2x16x32xi64, #blocked3>
    %86 = ttg.convert_layout %85 : tensor<2x16x32x!tt.ptr<f16>, #blocked3> -> tensor<2x16x32x!tt.ptr<f16>, #blocked13>
    %87 = ttg.convert_layout %83 : tensor<2x16x32xf16, #blocked3> -> tensor<2x16x32xf16, #blocked13>
    %88 = ttg.convert_layout %77 : tensor<2x16x32xi1, #blocked3> -> tensor<2x16x32xi1, #blocked13>
    tt.store %86, %87, %88 : tensor<2x16x32x!tt.ptr<f16>, #blocked13>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [2, 4, 4], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<2.000000e+00> : tensor<2x16x32xf16, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<2x16x32xf16, #blocked>
    %c2_i32 = arith.constant 2 : i32
    %c16_i32 = arith.constant 16 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x1x32xi64, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<1x16x1xi64, #blocked>
    %cst_3 = arith.constant dense<0> : tensor<2x1x1xi64, #blocked>
    %0 = arith.muli %arg3, %arg4 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.extsi %arg2 : i32 to i64
    %4 = arith.extsi %arg3 : i32 to i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c2_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c16_i32 : i32
    %9 = tt.get_program_id z : i32
    %10 = arith.muli %9, %c32_i32 : i32
    %11 = arith.extsi %6 : i32 to i64
    %12 = arith.extsi %8 : i32 to i64
    %13 = arith.extsi %10 : i32 to i64
    %14 = tt.splat %11 : i64 -> tensor<2xi64, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %15 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %16 = arith.extsi %15 : tensor<2xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> to tensor<2xi64, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %17 = arith.addi %14, %16 : tensor<2xi64, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<2xi64, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<2x1xi64, #ttg.slice<{dim = 2, parent = #blocked}>>
    %19 = tt.expand_dims %18 {axis = 2 : i32} : tensor<2x1xi64, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<2x1x1xi64, #blocked>
    %20 = tt.splat %12 : i64 -> tensor<16xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %21 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %22 = arith.extsi %21 : tensor<16xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> to tensor<16xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %23 = arith.addi %20, %22 : tensor<16xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<16xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<1x16xi64, #ttg.slice<{dim = 2, parent = #blocked}>>
    %25 = tt.expand_dims %24 {axis = 2 : i32} : tensor<1x16xi64, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<1x16x1xi64, #blocked>
    %26 = tt.splat %13 : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %28 = arith.extsi %27 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %29 = arith.addi %26, %28 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %30 = tt.expand_dims %29 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>> -> tensor<1x32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<1x32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1x32xi64, #blocked>
    %32 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<2x16x32x!tt.ptr<f16>, #blocked>
    %33 = tt.splat %1 : i64 -> tensor<2x1x1xi64, #blocked>
    %34 = arith.muli %19, %33 : tensor<2x1x1xi64, #blocked>
    %35 = tt.broadcast %34 : tensor<2x1x1xi64, #blocked> -> tensor<2x16x32xi64, #blocked>
    %36 = tt.splat %2 : i64 -> tensor<1x16x1xi64, #blocked>
    %37 = arith.muli %25, %36 : tensor<1x16x1xi64, #blocked>
    %38 = tt.broadcast %37 : tensor<1x16x1xi64, #blocked> -> tensor<2x16x32xi64, #blocked>
    %39 = tt.broadcast %31 : tensor<1x1x32xi64, #blocked> -> tensor<2x16x32xi64, #blocked>
    %40 = arith.addi %38, %39 : tensor<2x16x32xi64, #blocked>
    %41 = arith.addi %35, %40 : tensor<2x16x32xi64, #blocked>
    %42 = tt.addptr %32, %41 : tensor<2x16x32x!tt.ptr<f16>, #blocked>, tensor<2x16x32xi64, #blocked>
    %43 = arith.cmpi sge, %19, %cst_3 : tensor<2x1x1xi64, #blocked>
    %44 = tt.splat %3 : i64 -> tensor<2x1x1xi64, #blocked>
    %45 = arith.cmpi slt, %19, %44 : tensor<2x1x1xi64, #blocked>
    %46 = arith.andi %43, %45 : tensor<2x1x1xi1, #blocked>
    %47 = tt.broadcast %46 : tensor<2x1x1xi1, #blocked> -> tensor<2x16x32xi1, #blocked>
    %48 = arith.cmpi sge, %25, %cst_2 : tensor<1x16x1xi64, #blocked>
    %49 = tt.splat %4 : i64 -> tensor<1x16x1xi64, #blocked>
    %50 = arith.cmpi slt, %25, %49 : tensor<1x16x1xi64, #blocked>
    %51 = arith.andi %48, %50 : tensor<1x16x1xi1, #blocked>
    %52 = tt.broadcast %51 : tensor<1x16x1xi1, #blocked> -> tensor<2x16x32xi1, #blocked>
    %53 = arith.andi %47, %52 : tensor<2x16x32xi1, #blocked>
    %54 = arith.cmpi sge, %31, %cst_1 : tensor<1x1x32xi64, #blocked>
    %55 = tt.splat %2 : i64 -> tensor<1x1x32xi64, #blocked>
    %56 = arith.cmpi slt, %31, %55 : tensor<1x1x32xi64, #blocked>
    %57 = arith.andi %54, %56 : tensor<1x1x32xi1, #blocked>
    %58 = tt.broadcast %57 : tensor<1x1x32xi1, #blocked> -> tensor<2x16x32xi1, #blocked>
    %59 = arith.andi %53, %58 : tensor<2x16x32xi1, #blocked>
    %60 = tt.load %42, %59, %cst_0 : tensor<2x16x32x!tt.ptr<f16>, #blocked>
    %61 = arith.mulf %60, %cst : tensor<2x16x32xf16, #blocked>
    %62 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<2x16x32x!tt.ptr<f16>, #blocked>
    %63 = tt.addptr %62, %41 : tensor<2x16x32x!tt.ptr<f16>, #blocked>, tensor<2x16x32xi64, #blocked>
    tt.store %63, %61, %59 : tensor<2x16x32x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [2, 4, 4], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<2x1x1xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1x16x1xi64, #blocked>
    %cst_1 = arith.constant dense<0> : tensor<1x1x32xi64, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c16_i32 = arith.constant 16 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x16x32xf16, #blocked>
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<2x16x32xf16, #blocked>
    %0 = arith.muli %arg3, %arg4 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.extsi %arg2 : i32 to i64
    %4 = arith.extsi %arg3 : i32 to i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c2_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c16_i32 : i32
    %9 = tt.get_program_id z : i32
    %10 = arith.muli %9, %c32_i32 : i32
    %11 = arith.extsi %6 : i32 to i64
    %12 = arith.extsi %8 : i32 to i64
    %13 = arith.extsi %10 : i32 to i64
    %14 = tt.splat %11 : i64 -> tensor<2xi64, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %15 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %16 = arith.extsi %15 : tensor<2xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> to tensor<2xi64, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %17 = arith.addi %14, %16 : tensor<2xi64, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<2xi64, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<2x1xi64, #ttg.slice<{dim = 2, parent = #blocked}>>
    %19 = tt.expand_dims %18 {axis = 2 : i32} : tensor<2x1xi64, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<2x1x1xi64, #blocked>
    %20 = tt.splat %12 : i64 -> tensor<16xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %21 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %22 = arith.extsi %21 : tensor<16xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> to tensor<16xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %23 = arith.addi %20, %22 : tensor<16xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<16xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<1x16xi64, #ttg.slice<{dim = 2, parent = #blocked}>>
    %25 = tt.expand_dims %24 {axis = 2 : i32} : tensor<1x16xi64, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<1x16x1xi64, #blocked>
    %26 = tt.splat %13 : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %27 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %28 = arith.extsi %27 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %29 = arith.addi %26, %28 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %30 = tt.expand_dims %29 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>> -> tensor<1x32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<1x32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1x32xi64, #blocked>
    %32 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<2x16x32x!tt.ptr<f16>, #blocked>
    %33 = tt.splat %1 : i64 -> tensor<2x1x1xi64, #blocked>
    %34 = arith.muli %19, %33 : tensor<2x1x1xi64, #blocked>
    %35 = tt.broadcast %34 : tensor<2x1x1xi64, #blocked> -> tensor<2x16x32xi64, #blocked>
    %36 = tt.splat %2 : i64 -> tensor<1x16x1xi64, #blocked>
    %37 = arith.muli %25, %36 : tensor<1x16x1xi64, #blocked>
    %38 = tt.broadcast %37 : tensor<1x16x1xi64, #blocked> -> tensor<2x16x32xi64, #blocked>
    %39 = tt.broadcast %31 : tensor<1x1x32xi64, #blocked> -> tensor<2x16x32xi64, #blocked>
    %40 = arith.addi %38, %39 : tensor<2x16x32xi64, #blocked>
    %41 = arith.addi %35, %40 : tensor<2x16x32xi64, #blocked>
    %42 = tt.addptr %32, %41 : tensor<2x16x32x!tt.ptr<f16>, #blocked>, tensor<2x16x32xi64, #blocked>
    %43 = arith.cmpi sge, %19, %cst : tensor<2x1x1xi64, #blocked>
    %44 = tt.splat %3 : i64 -> tensor<2x1x1xi64, #blocked>
    %45 = arith.cmpi slt, %19, %44 : tensor<2x1x1xi64, #blocked>
    %46 = arith.andi %43, %45 : tensor<2x1x1xi1, #blocked>
    %47 = tt.broadcast %46 : tensor<2x1x1xi1, #blocked> -> tensor<2x16x32xi1, #blocked>
    %48 = arith.cmpi sge, %25, %cst_0 : tensor<1x16x1xi64, #blocked>
    %49 = tt.splat %4 : i64 -> tensor<1x16x1xi64, #blocked>
    %50 = arith.cmpi slt, %25, %49 : tensor<1x16x1xi64, #blocked>
    %51 = arith.andi %48, %50 : tensor<1x16x1xi1, #blocked>
    %52 = tt.broadcast %51 : tensor<1x16x1xi1, #blocked> -> tensor<2x16x32xi1, #blocked>
    %53 = arith.andi %47, %52 : tensor<2x16x32xi1, #blocked>
    %54 = arith.cmpi sge, %31, %cst_1 : tensor<1x1x32xi64, #blocked>
    %55 = tt.splat %2 : i64 -> tensor<1x1x32xi64, #blocked>
    %56 = arith.cmpi slt, %31, %55 : tensor<1x1x32xi64, #blocked>
    %57 = arith.andi %54, %56 : tensor<1x1x32xi1, #blocked>
    %58 = tt.broadcast %57 : tensor<1x1x32xi1, #blocked> -> tensor<2x16x32xi1, #blocked>
    %59 = arith.andi %53, %58 : tensor<2x16x32xi1, #blocked>
    %60 = tt.load %42, %59, %cst_2 : tensor<2x16x32x!tt.ptr<f16>, #blocked>
    %61 = arith.mulf %60, %cst_3 : tensor<2x16x32xf16, #blocked>
    %62 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<2x16x32x!tt.ptr<f16>, #blocked>
    %63 = tt.addptr %62, %41 : tensor<2x16x32x!tt.ptr<f16>, #blocked>, tensor<2x16x32xi64, #blocked>
    tt.store %63, %61, %59 : tensor<2x16x32x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
