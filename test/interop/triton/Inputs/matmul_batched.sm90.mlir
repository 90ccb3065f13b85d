// Kernel matmul_batched of kernels/matmul.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp32:16 i32 i32; constants SIZE=32, BATCH=4
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<4xi32> -> tensor<4x1xi32>
    %2 = tt.expand_dims %1 {axis = 2 : i32} : tensor<4x1xi32> -> tensor<4x1x1xi32>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %5 = tt.expand_dims %4 {axis = 2 : i32} : tensor<1x32xi32> -> tensor<1x32x1xi32>
    %6 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %8 = tt.expand_dims %7 {axis = 1 : i32} : tensor<1x32xi32> -> tensor<1x1x32xi32>
    %9 = tt.get_program_id x : i32
    %c4_i32 = arith.constant 4 : i32
    %c4_i32_0 = arith.constant 4 : i32
    %10 = arith.extsi %9 : i32 to i64
    %11 = arith.extsi %c4_i32_0 : i32 to i64
    %12 = arith.muli %10, %11 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %13 = arith.cmpi sle, %12, %c2147483647_i64 : i64
    %14 = arith.cmpi sge, %12, %c-2147483648_i64 : i64
    %15 = arith.andi %13, %14 : i1
    %16 = arith.muli %9, %c4_i32_0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c32_i32_1 = arith.constant 32 : i32
    %17 = arith.extsi %16 : i32 to i64
    %18 = arith.extsi %c32_i32_1 : i32 to i64
    %19 = arith.muli %17, %18 : i64
    %c2147483647_i64_2 = arith.constant 2147483647 : i64
    %c-2147483648_i64_3 = arith.constant -2147483648 : i64
    %20 = arith.cmpi sle, %19, %c2147483647_i64_2 : i64
    %21 = arith.cmpi sge, %19, %c-2147483648_i64_3 : i64
    %22 = arith.andi %20, %21 : i1
    %23 = arith.muli %16, %c32_i32_1 : i32
    %c32_i32_4 = arith.constant 32 : i32
    %c32_i32_5 = arith.constant 32 : i32
    %24 = arith.extsi %23 : i32 to i64
    %25 = arith.extsi %c32_i32_5 : i32 to i64
    %26 = arith.muli %24, %25 : i64
    %c2147483647_i64_6 = arith.constant 2147483647 : i64
    %c-2147483648_i64_7 = arith.constant -2147483648 : i64
    %27 = arith.cmpi sle, %26, %c2147483647_i64_6 : i64
    %28 = arith.cmpi sge, %26, %c-2147483648_i64_7 : i64
    %29 = arith.andi %27, %28 : i1
    %30 = arith.muli %23, %c32_i32_5 : i32
    %c32_i32_8 = arith.constant 32 : i32
    %c32_i32_9 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<4x1x1xi32>
    %31 = arith.extsi %2 : tensor<4x1x1xi32> to tensor<4x1x1xi64>
    %32 = arith.extsi %cst : tensor<4x1x1xi32> to tensor<4x1x1xi64>
    %33 = arith.muli %31, %32 : tensor<4x1x1xi64>
    %c2147483647_i64_10 = arith.constant 2147483647 : i64
    %c-2147483648_i64_11 = arith.constant -2147483648 : i64
    %cst_12 = arith.constant dense<2147483647> : tensor<4x1x1xi64>
    %34 = arith.cmpi sle, %33, %cst_12 : tensor<4x1x1xi64>
    %cst_13 = arith.constant dense<-2147483648> : tensor<4x1x1xi64>
    %35 = arith.cmpi sge, %33, %cst_13 : tensor<4x1x1xi64>
    %36 = arith.andi %34, %35 : tensor<4x1x1xi1>
    %37 = arith.muli %2, %cst : tensor<4x1x1xi32>
    %c32_i32_14 = arith.constant 32 : i32
    %c32_i32_15 = arith.constant 32 : i32
    %cst_16 = arith.constant dense<32> : tensor<4x1x1xi32>
    %38 = arith.extsi %37 : tensor<4x1x1xi32> to tensor<4x1x1xi64>
    %39 = arith.extsi %cst_16 : tensor<4x1x1xi32> to tensor<4x1x1xi64>
    %40 = arith.muli %38, %39 : tensor<4x1x1xi64>
    %c2147483647_i64_17 = arith.constant 2147483647 : i64
    %c-2147483648_i64_18 = arith.constant -2147483648 : i64
    %cst_19 = arith.constant dense<2147483647> : tensor<4x1x1xi64>
    %41 = arith.cmpi sle, %40, %cst_19 : tensor<4x1x1xi64>
    %cst_20 = arith.constant dense<-2147483648> : tensor<4x1x1xi64>
    %42 = arith.cmpi sge, %40, %cst_20 : tensor<4x1x1xi64>
    %43 = arith.andi %41, %42 : tensor<4x1x1xi1>
    %44 = arith.muli %37, %cst_16 : tensor<4x1x1xi32>
    %45 = tt.splat %30 : i32 -> tensor<4x1x1xi32>
    %46 = arith.extsi %45 : tensor<4x1x1xi32> to tensor<4x1x1xi64>
    %47 = arith.extsi %44 : tensor<4x1x1xi32> to tensor<4x1x1xi64>
    %48 = arith.addi %46, %47 : tensor<4x1x1xi64>
    %c2147483647_i64_21 = arith.constant 2147483647 : i64
    %c-2147483648_i64_22 = arith.constant -2147483648 : i64
    %cst_23 = arith.constant dense<2147483647> : tensor<4x1x1xi64>
    %49 = arith.cmpi sle, %48, %cst_23 : tensor<4x1x1xi64>
    %cst_24 = arith.constant dense<-2147483648> : tensor<4x1x1xi64>
    %50 = arith.cmpi sge, %48, %cst_24 : tensor<4x1x1xi64>
    %51 = arith.andi %49, %50 : tensor<4x1x1xi1>
    %52 = arith.addi %45, %44 : tensor<4x1x1xi32>
    %c32_i32_25 = arith.constant 32 : i32
    %c32_i32_26 = arith.constant 32 : i32
    %cst_27 = arith.constant dense<32> : tensor<1x32x1xi32>
    %53 = arith.extsi %5 : tensor<1x32x1xi32> to tensor<1x32x1xi64>
    %54 = arith.extsi %cst_27 : tensor<1x32x1xi32> to tensor<1x32x1xi64>
    %55 = arith.muli %53, %54 : tensor<1x32x1xi64>
    %c2147483647_i64_28 = arith.constant 2147483647 : i64
    %c-2147483648_i64_29 = arith.constant -2147483648 : i64
    %cst_30 = arith.constant dense<2147483647> : tensor<1x32x1xi64>
    %56 = arith.cmpi sle, %55, %cst_30 : tensor<1x32x1xi64>
    %cst_31 = arith.constant dense<-2147483648> : tensor<1x32x1xi64>
    %57 = arith.cmpi sge, %55, %cst_31 : tensor<1x32x1xi64>
    %58 = arith.andi %56, %57 : tensor<1x32x1xi1>
    %59 = arith.muli %5, %cst_27 : tensor<1x32x1xi32>
    %60 = tt.broadcast %52 : tensor<4x1x1xi32> -> tensor<4x32x1xi32>
    %61 = tt.broadcast %59 : tensor<1x32x1xi32> -> tensor<4x32x1xi32>
    %62 = arith.extsi %60 : tensor<4x32x1xi32> to tensor<4x32x1xi64>
    %63 = arith.extsi %61 : tensor<4x32x1xi32> to tensor<4x32x1xi64>
    %64 = arith.addi %62, %63 : tensor<4x32x1xi64>
    %c2147483647_i64_32 = arith.constant 2147483647 : i64
    %c-2147483648_i64_33 = arith.constant -2147483648 : i64
    %cst_34 = arith.constant dense<2147483647> : tensor<4x32x1xi64>
    %65 = arith.cmpi sle, %64, %cst_34 : tensor<4x32x1xi64>
    %cst_35 = arith.constant dense<-2147483648> : tensor<4x32x1xi64>
    %66 = arith.cmpi sge, %64, %cst_35 : tensor<4x32x1xi64>
    %67 = arith.andi %65, %66 : tensor<4x32x1xi1>
    %68 = arith.addi %60, %61 : tensor<4x32x1xi32>
    %69 = tt.broadcast %68 : tensor<4x32x1xi32> -> tensor<4x32x32xi32>
    %70 = tt.broadcast %8 : tensor<1x1x32xi32> -> tensor<4x32x32xi32>
    %71 = arith.extsi %69 : tensor<4x32x32xi32> to tensor<4x32x32xi64>
    %72 = arith.extsi %70 : tensor<4x32x32xi32> to tensor<4x32x32xi64>
    %73 = arith.addi %71, %72 : tensor<4x32x32xi64>
    %c2147483647_i64_36 = arith.constant 2147483647 : i64
    %c-2147483648_i64_37 = arith.constant -2147483648 : i64
    %cst_38 = arith.constant dense<2147483647> : tensor<4x32x32xi64>
    %74 = arith.cmpi sle, %73, %cst_38 : tensor<4x32x32xi64>
    %cst_39 = arith.constant dense<-2147483648> : tensor<4x32x32xi64>
    %75 = arith.cmpi sge, %73, %cst_39 : tensor<4x32x32xi64>
    %76 = arith.andi %74, %75 : tensor<4x32x32xi1>
    %77 = arith.addi %69, %70 : tensor<4x32x32xi32>
    %78 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>>
    %79 = tt.addptr %78, %77 : tensor<4x32x32x!tt.ptr<f16>>, tensor<4x32x32xi32>
    %80 = tt.load %79 : tensor<4x32x32x!tt.ptr<f16>>
    %81 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>>
    %82 = tt.addptr %81, %77 : tensor<4x32x32x!tt.ptr<f16>>, tensor<4x32x32xi32>
    %83 = tt.load %82 : tensor<4x32x32x!tt.ptr<f16>>
    %cst_40 = arith.constant 0.000000e+00 : f32
    %cst_41 = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32>
    %84 = tt.dot %80, %83, %cst_41, inputPrecision = tf32 : tensor<4x32x32xf16> * tensor<4x32x32xf16> -> tensor<4x32x32xf32>
    %85 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x32x32x!tt.ptr<f32>>
    %86 = tt.addptr %85, %77 : tensor<4x32x32x!tt.ptr<f32>>, tensor<4x32x32xi32>
    tt.store %86, %84 : tensor<4x32x32x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %c4096_i32 = arith.constant 4096 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32>
    %cst_0 = arith.constant dense<32> : tensor<1x32x1xi32>
    %cst_1 = arith.constant dense<32> : tensor<4x1x1xi32>
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<4xi32> -> tensor<4x1xi32>
    %2 = tt.expand_dims %1 {axis = 2 : i32} : tensor<4x1xi32> -> tensor<4x1x1xi32>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %5 = tt.expand_dims %4 {axis = 2 : i32} : tensor<1x32xi32> -> tensor<1x32x1xi32>
    %6 = tt.expand_dims %4 {axis = 1 : i32} : tensor<1x32xi32> -> tensor<1x1x32xi32>
    %7 = tt.get_program_id x : i32
    %8 = arith.muli %7, %c4096_i32 : i32
    %9 = arith.muli %2, %cst_1 : tensor<4x1x1xi32>
    %10 = arith.muli %9, %cst_1 : tensor<4x1x1xi32>
    %11 = tt.splat %8 : i32 -> tensor<4x1x1xi32>
    %12 = arith.addi %11, %10 : tensor<4x1x1xi32>
    %13 = arith.muli %5, %cst_0 : tensor<1x32x1xi32>
    %14 = tt.broadcast %12 : tensor<4x1x1xi32> -> tensor<4x32x1xi32>
    %15 = tt.broadcast %13 : tensor<1x32x1xi32> -> tensor<4x32x1xi32>
    %16 = arith.addi %14, %15 : tensor<4x32x1xi32>
    %17 = tt.broadcast %16 : tensor<4x32x1xi32> -> tensor<4x32x32xi32>
    %18 = tt.broadcast %6 : tensor<1x1x32xi32> -> tensor<4x32x32xi32>
    %19 = arith.addi %17, %18 : tensor<4x32x32xi32>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>>
    %21 = tt.addptr %20, %19 : tensor<4x32x32x!tt.ptr<f16>>, tensor<4x32x32xi32>
    %22 = tt.load %21 : tensor<4x32x32x!tt.ptr<f16>>
    %23 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>>
    %24 = tt.addptr %23, %19 : tensor<4x32x32x!tt.ptr<f16>>, tensor<4x32x32xi32>
    %25 = tt.load %24 : tensor<4x32x32x!tt.ptr<f16>>
    %26 = tt.dot %22, %25, %cst, inputPrecision = tf32 : tensor<4x32x32xf16> * tensor<4x32x32xf16> -> tensor<4x32x32xf32>
    %27 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x32x32x!tt.ptr<f32>>
    %28 = tt.addptr %27, %19 : tensor<4x32x32x!tt.ptr<f32>>, tensor<4x32x32xi32>
    tt.store %28, %26 : tensor<4x32x32x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 32, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [32, 1, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [32, 1, 1], warpsPerCTA = [4, 1, 1], order = [0, 1, 2]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 32, 1], warpsPerCTA = [4, 1, 1], order = [0, 1, 2]}>
#blocked10 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [4, 1, 1], order = [0, 1, 2]}>
#blocked11 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked12 = #ttg.blocked<{sizePerThread = [1, 4, 4], threadsPerWarp = [1, 4, 8], warpsPerCTA = [2, 2, 1], order = [2, 1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %c4096_i32 = arith.constant 4096 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32, #blocked>
    %cst_0 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked1>
    %cst_1 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked2>
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #blocked3>
    %1 = ttg.convert_layout %0 : tensor<4xi32, #blocked3> -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<4x1xi32, #blocked4>
    %3 = ttg.convert_layout %2 : tensor<4x1xi32, #blocked4> -> tensor<4x1xi32, #blocked5>
    %4 = ttg.convert_layout %3 : tensor<4x1xi32, #blocked5> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %5 = tt.expand_dims %4 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<4x1x1xi32, #blocked6>
    %6 = ttg.convert_layout %5 : tensor<4x1x1xi32, #blocked6> -> tensor<4x1x1xi32, #blocked2>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked3>
    %8 = ttg.convert_layout %7 : tensor<32xi32, #blocked3> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked7}>>
    %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked7}>> -> tensor<1x32xi32, #blocked7>
    %10 = ttg.convert_layout %9 : tensor<1x32xi32, #blocked7> -> tensor<1x32xi32, #blocked8>
    %11 = ttg.convert_layout %10 : tensor<1x32xi32, #blocked8> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked9}>>
    %12 = tt.expand_dims %11 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked9}>> -> tensor<1x32x1xi32, #blocked9>
    %13 = ttg.convert_layout %12 : tensor<1x32x1xi32, #blocked9> -> tensor<1x32x1xi32, #blocked1>
    %14 = ttg.convert_layout %10 : tensor<1x32xi32, #blocked8> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked10}>>
    %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked10}>> -> tensor<1x1x32xi32, #blocked10>
    %16 = ttg.convert_layout %15 : tensor<1x1x32xi32, #blocked10> -> tensor<1x1x32xi32, #blocked11>
    %17 = tt.get_program_id x : i32
    %18 = arith.muli %17, %c4096_i32 : i32
    %19 = arith.muli %6, %cst_1 : tensor<4x1x1xi32, #blocked2>
    %20 = arith.muli %19, %cst_1 : tensor<4x1x1xi32, #blocked2>
    %21 = tt.splat %18 : i32 -> tensor<4x1x1xi32, #blocked2>
    %22 = arith.addi %21, %20 : tensor<4x1x1xi32, #blocked2>
    %23 = arith.muli %13, %cst_0 : tensor<1x32x1xi32, #blocked1>
    %24 = tt.broadcast %22 : tensor<4x1x1xi32, #blocked2> -> tensor<4x32x1xi32, #blocked2>
    %25 = ttg.convert_layout %24 : tensor<4x32x1xi32, #blocked2> -> tensor<4x32x1xi32, #blocked1>
    %26 = tt.broadcast %23 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %27 = arith.addi %25, %26 : tensor<4x32x1xi32, #blocked1>
    %28 = tt.broadcast %27 : tensor<4x32x1xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %29 = ttg.convert_layout %28 : tensor<4x32x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked>
    %30 = tt.broadcast %16 : tensor<1x1x32xi32, #blocked11> -> tensor<4x32x32xi32, #blocked11>
    %31 = ttg.convert_layout %30 : tensor<4x32x32xi32, #blocked11> -> tensor<4x32x32xi32, #blocked>
    %32 = arith.addi %29, %31 : tensor<4x32x32xi32, #blocked>
    %33 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %34 = tt.addptr %33, %32 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %35 = tt.load %34 : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %36 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %37 = tt.addptr %36, %32 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %38 = tt.load %37 : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %39 = ttg.convert_layout %35 : tensor<4x32x32xf16, #blocked> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked12}>>
    %40 = ttg.convert_layout %38 : tensor<4x32x32xf16, #blocked> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked12}>>
    %41 = ttg.convert_layout %cst : tensor<4x32x32xf32, #blocked> -> tensor<4x32x32xf32, #blocked12>
    %42 = tt.dot %39, %40, %41, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked12}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked12}>> -> tensor<4x32x32xf32, #blocked12>
    %43 = ttg.convert_layout %42 : tensor<4x32x32xf32, #blocked12> -> tensor<4x32x32xf32, #blocked>
    %44 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x32x32x!tt.ptr<f32>, #blocked>
    %45 = tt.addptr %44, %32 : tensor<4x32x32x!tt.ptr<f32>, #blocked>, tensor<4x32x32xi32, #blocked>
    tt.store %45, %43 : tensor<4x32x32x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 32, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [32, 1, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [32, 1, 1], warpsPerCTA = [4, 1, 1], order = [0, 1, 2]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 32, 1], warpsPerCTA = [4, 1, 1], order = [0, 1, 2]}>
#blocked10 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [4, 1, 1], order = [0, 1, 2]}>
#blocked11 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked12 = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [4, 2, 4], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked13 = #ttg.blocked<{sizePerThread = [1, 4, 4], threadsPerWarp = [1, 4, 8], warpsPerCTA = [2, 2, 1], order = [2, 1, 0]}>
#blocked14 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [4, 1, 8], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %c4096_i32 = arith.constant 4096 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32, #blocked>
    %cst_0 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked1>
    %cst_1 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked2>
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #blocked3>
    %1 = ttg.convert_layout %0 : tensor<4xi32, #blocked3> -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<4x1xi32, #blocked4>
    %3 = ttg.convert_layout %2 : tensor<4x1xi32, #blocked4> -> tensor<4x1xi32, #blocked5>
    %4 = ttg.convert_layout %3 : tensor<4x1xi32, #blocked5> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %5 = tt.expand_dims %4 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<4x1x1xi32, #blocked6>
    %6 = ttg.convert_layout %5 : tensor<4x1x1xi32, #blocked6> -> tensor<4x1x1xi32, #blocked2>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked3>
    %8 = ttg.convert_layout %7 : tensor<32xi32, #blocked3> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked7}>>
    %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked7}>> -> tensor<1x32xi32, #blocked7>
    %10 = ttg.convert_layout %9 : tensor<1x32xi32, #blocked7> -> tensor<1x32xi32, #blocked8>
    %11 = ttg.convert_layout %10 : tensor<1x32xi32, #blocked8> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked9}>>
    %12 = tt.expand_dims %11 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked9}>> -> tensor<1x32x1xi32, #blocked9>
    %13 = ttg.convert_layout %12 : tensor<1x32x1xi32, #blocked9> -> tensor<1x32x1xi32, #blocked1>
    %14 = ttg.convert_layout %10 : tensor<1x32xi32, #blocked8> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked10}>>
    %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked10}>> -> tensor<1x1x32xi32, #blocked10>
    %16 = ttg.convert_layout %15 : tensor<1x1x32xi32, #blocked10> -> tensor<1x1x32xi32, #blocked11>
    %17 = tt.get_program_id x : i32
    %18 = arith.muli %17, %c4096_i32 : i32
    %19 = arith.muli %6, %cst_1 : tensor<4x1x1xi32, #blocked2>
    %20 = arith.muli %19, %cst_1 : tensor<4x1x1xi32, #blocked2>
    %21 = tt.splat %18 : i32 -> tensor<4x1x1xi32, #blocked2>
    %22 = arith.addi %21, %20 : tensor<4x1x1xi32, #blocked2>
    %23 = arith.muli %13, %cst_0 : tensor<1x32x1xi32, #blocked1>
    %24 = tt.broadcast %22 : tensor<4x1x1xi32, #blocked2> -> tensor<4x32x1xi32, #blocked2>
    %25 = ttg.convert_layout %24 : tensor<4x32x1xi32, #blocked2> -> tensor<4x32x1xi32, #blocked1>
    %26 = tt.broadcast %23 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %27 = arith.addi %25, %26 : tensor<4x32x1xi32, #blocked1>
    %28 = tt.broadcast %27 : tensor<4x32x1xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %29 = ttg.convert_layout %28 : tensor<4x32x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked>
    %30 = tt.broadcast %16 : tensor<1x1x32xi32, #blocked11> -> tensor<4x32x32xi32, #blocked11>
    %31 = ttg.convert_layout %30 : tensor<4x32x32xi32, #blocked11> -> tensor<4x32x32xi32, #blocked>
    %32 = arith.addi %29, %31 : tensor<4x32x32xi32, #blocked>
    %33 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %34 = tt.addptr %33, %32 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %35 = ttg.convert_layout %34 : tensor<4x32x32x!tt.ptr<f16>, #blocked> -> tensor<4x32x32x!tt.ptr<f16>, #blocked12>
    %36 = tt.load %35 : tensor<4x32x32x!tt.ptr<f16>, #blocked12>
    %37 = ttg.convert_layout %36 : tensor<4x32x32xf16, #blocked12> -> tensor<4x32x32xf16, #blocked>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %39 = tt.addptr %38, %32 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %40 = ttg.convert_layout %39 : tensor<4x32x32x!tt.ptr<f16>, #blocked> -> tensor<4x32x32x!tt.ptr<f16>, #blocked12>
    %41 = tt.load %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked12>
    %42 = ttg.convert_layout %41 : tensor<4x32x32xf16, #blocked12> -> tensor<4x32x32xf16, #blocked>
    %43 = ttg.convert_layout %37 : tensor<4x32x32xf16, #blocked> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked13}>>
    %44 = ttg.convert_layout %42 : tensor<4x32x32xf16, #blocked> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked13}>>
    %45 = ttg.convert_layout %cst : tensor<4x32x32xf32, #blocked> -> tensor<4x32x32xf32, #blocked13>
    %46 = tt.dot %43, %44, %45, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked13}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked13}>> -> tensor<4x32x32xf32, #blocked13>
    %47 = ttg.convert_layout %46 : tensor<4x32x32xf32, #blocked13> -> tensor<4x32x32xf32, #blocked>
    %48 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x32x32x!tt.ptr<f32>, #blocked>
    %49 = tt.addptr %48, %32 : tensor<4x32x32x!tt.ptr<f32>, #blocked>, tensor<4x32x32xi32, #blocked>
    %50 = ttg.convert_layout %49 : tensor<4x32x32x!tt.ptr<f32>, #blocked> -> tensor<4x32x32x!tt.ptr<f32>, #blocked14>
    %51 = ttg.convert_layout %47 : tensor<4x32x32xf32, #blocked> -> tensor<4x32x32xf32, #blocked14>
    tt.store %50, %51 : tensor<4x32x32x!tt.ptr<f32>, #blocked14>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4, 4], threadsPerWarp = [1, 4, 8], warpsPerCTA = [2, 2, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [4, 2, 4], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [4, 1, 8], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32, #blocked>
    %c4096_i32 = arith.constant 4096 : i32
    %cst_0 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked1>
    %cst_1 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked2>
    %cst_2 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked1>
    %cst_3 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked2>
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %1 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %3 = tt.expand_dims %1 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %4 = tt.expand_dims %2 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<4x1x1xi32, #blocked1>
    %5 = tt.expand_dims %3 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<4x1x1xi32, #blocked2>
    %6 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>>
    %8 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked2}>}>>
    %10 = tt.expand_dims %6 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %11 = tt.expand_dims %7 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %12 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked2}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %14 = tt.expand_dims %10 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<1x32x1xi32, #blocked1>
    %15 = tt.expand_dims %11 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<1x32x1xi32, #blocked2>
    %16 = tt.expand_dims %12 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<1x1x32xi32, #blocked1>
    %17 = tt.expand_dims %13 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<1x1x32xi32, #blocked2>
    %18 = tt.get_program_id x : i32
    %19 = arith.muli %18, %c4096_i32 : i32
    %20 = arith.muli %4, %cst_2 : tensor<4x1x1xi32, #blocked1>
    %21 = arith.muli %5, %cst_3 : tensor<4x1x1xi32, #blocked2>
    %22 = arith.muli %20, %cst_2 : tensor<4x1x1xi32, #blocked1>
    %23 = arith.muli %21, %cst_3 : tensor<4x1x1xi32, #blocked2>
    %24 = tt.splat %19 : i32 -> tensor<4x1x1xi32, #blocked1>
    %25 = tt.splat %19 : i32 -> tensor<4x1x1xi32, #blocked2>
    %26 = arith.addi %24, %22 : tensor<4x1x1xi32, #blocked1>
    %27 = arith.addi %25, %23 : tensor<4x1x1xi32, #blocked2>
    %28 = arith.muli %14, %cst_0 : tensor<1x32x1xi32, #blocked1>
    %29 = arith.muli %15, %cst_1 : tensor<1x32x1xi32, #blocked2>
    %30 = tt.broadcast %26 : tensor<4x1x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %31 = tt.broadcast %27 : tensor<4x1x1xi32, #blocked2> -> tensor<4x32x1xi32, #blocked2>
    %32 = tt.broadcast %28 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %33 = tt.broadcast %29 : tensor<1x32x1xi32, #blocked2> -> tensor<4x32x1xi32, #blocked2>
    %34 = arith.addi %30, %32 : tensor<4x32x1xi32, #blocked1>
    %35 = arith.addi %31, %33 : tensor<4x32x1xi32, #blocked2>
    %36 = tt.broadcast %34 : tensor<4x32x1xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %37 = tt.broadcast %35 : tensor<4x32x1xi32, #blocked2> -> tensor<4x32x32xi32, #blocked2>
    %38 = tt.broadcast %16 : tensor<1x1x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %39 = tt.broadcast %17 : tensor<1x1x32xi32, #blocked2> -> tensor<4x32x32xi32, #blocked2>
    %40 = arith.addi %36, %38 : tensor<4x32x32xi32, #blocked1>
    %41 = arith.addi %37, %39 : tensor<4x32x32xi32, #blocked2>
    %42 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %43 = tt.addptr %42, %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %44 = tt.load %43 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %45 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %46 = tt.addptr %45, %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %47 = tt.load %46 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %48 = ttg.convert_layout %44 : tensor<4x32x32xf16, #blocked1> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
    %49 = ttg.convert_layout %47 : tensor<4x32x32xf16, #blocked1> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
    %50 = tt.dot %48, %49, %cst, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<4x32x32xf32, #blocked>
    %51 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x32x32x!tt.ptr<f32>, #blocked2>
    %52 = tt.addptr %51, %41 : tensor<4x32x32x!tt.ptr<f32>, #blocked2>, tensor<4x32x32xi32, #blocked2>
    %53 = ttg.convert_layout %50 : tensor<4x32x32xf32, #blocked> -> tensor<4x32x32xf32, #blocked2>
    tt.store %52, %53 : tensor<4x32x32x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [1, 4, 4], threadsPerWarp = [1, 4, 8], warpsPerCTA = [2, 2, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [4, 2, 4], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [4, 1, 8], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1, 1], instrShape = [1, 16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32, #blocked>
    %c4096_i32 = arith.constant 4096 : i32
    %cst_0 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked1>
    %cst_1 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked2>
    %cst_2 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked1>
    %cst_3 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked2>
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %1 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %3 = tt.expand_dims %1 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %4 = tt.expand_dims %2 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<4x1x1xi32, #blocked1>
    %5 = tt.expand_dims %3 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<4x1x1xi32, #blocked2>
    %6 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>>
    %8 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked2}>}>>
    %10 = tt.expand_dims %6 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %11 = tt.expand_dims %7 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked2}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %12 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked2}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %14 = tt.expand_dims %10 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<1x32x1xi32, #blocked1>
    %15 = tt.expand_dims %11 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<1x32x1xi32, #blocked2>
    %16 = tt.expand_dims %12 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<1x1x32xi32, #blocked1>
    %17 = tt.expand_dims %13 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<1x1x32xi32, #blocked2>
    %18 = tt.get_program_id x : i32
    %19 = arith.muli %18, %c4096_i32 : i32
    %20 = arith.muli %4, %cst_2 : tensor<4x1x1xi32, #blocked1>
    %21 = arith.muli %5, %cst_3 : tensor<4x1x1xi32, #blocked2>
    %22 = arith.muli %20, %cst_2 : tensor<4x1x1xi32, #blocked1>
    %23 = arith.muli %21, %cst_3 : tensor<4x1x1xi32, #blocked2>
    %24 = tt.splat %19 : i32 -> tensor<4x1x1xi32, #blocked1>
    %25 = tt.splat %19 : i32 -> tensor<4x1x1xi32, #blocked2>
    %26 = arith.addi %24, %22 : tensor<4x1x1xi32, #blocked1>
    %27 = arith.addi %25, %23 : tensor<4x1x1xi32, #blocked2>
    %28 = arith.muli %14, %cst_0 : tensor<1x32x1xi32, #blocked1>
    %29 = arith.muli %15, %cst_1 : tensor<1x32x1xi32, #blocked2>
    %30 = tt.broadcast %26 : tensor<4x1x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %31 = tt.broadcast %27 : tensor<4x1x1xi32, #blocked2> -> tensor<4x32x1xi32, #blocked2>
    %32 = tt.broadcast %28 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %33 = tt.broadcast %29 : tensor<1x32x1xi32, #blocked2> -> tensor<4x32x1xi32, #blocked2>
    %34 = arith.addi %30, %32 : tensor<4x32x1xi32, #blocked1>
    %35 = arith.addi %31, %33 : tensor<4x32x1xi32, #blocked2>
    %36 = tt.broadcast %34 : tensor<4x32x1xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %37 = tt.broadcast %35 : tensor<4x32x1xi32, #blocked2> -> tensor<4x32x32xi32, #blocked2>
    %38 = tt.broadcast %16 : tensor<1x1x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %39 = tt.broadcast %17 : tensor<1x1x32xi32, #blocked2> -> tensor<4x32x32xi32, #blocked2>
    %40 = arith.addi %36, %38 : tensor<4x32x32xi32, #blocked1>
    %41 = arith.addi %37, %39 : tensor<4x32x32xi32, #blocked2>
    %42 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %43 = tt.addptr %42, %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %44 = tt.load %43 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %45 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %46 = tt.addptr %45, %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %47 = tt.load %46 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %48 = ttg.convert_layout %44 : tensor<4x32x32xf16, #blocked1> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
    %49 = ttg.convert_layout %47 : tensor<4x32x32xf16, #blocked1> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
    %50 = ttg.convert_layout %cst : tensor<4x32x32xf32, #blocked> -> tensor<4x32x32xf32, #mma>
    %51 = ttg.convert_layout %48 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %52 = ttg.convert_layout %49 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %53 = tt.dot %51, %52, %50, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<4x32x32xf32, #mma>
    %54 = ttg.convert_layout %53 : tensor<4x32x32xf32, #mma> -> tensor<4x32x32xf32, #blocked>
    %55 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x32x32x!tt.ptr<f32>, #blocked2>
    %56 = tt.addptr %55, %41 : tensor<4x32x32x!tt.ptr<f32>, #blocked2>, tensor<4x32x32xi32, #blocked2>
    %57 = ttg.convert_layout %54 : tensor<4x32x32xf32, #blocked> -> tensor<4x32x32xf32, #blocked2>
    tt.store %56, %57 : tensor<4x32x32x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [4, 2, 4], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [4, 1, 8], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1, 1], instrShape = [1, 16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32, #mma>
    %c4096_i32 = arith.constant 4096 : i32
    %cst_0 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked>
    %cst_1 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked1>
    %cst_2 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked>
    %cst_3 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked1>
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %1 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %3 = tt.expand_dims %1 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %4 = tt.expand_dims %2 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<4x1x1xi32, #blocked>
    %5 = tt.expand_dims %3 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<4x1x1xi32, #blocked1>
    %6 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %8 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %10 = tt.expand_dims %6 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %11 = tt.expand_dims %7 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %12 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.expand_dims %10 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<1x32x1xi32, #blocked>
    %15 = tt.expand_dims %11 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<1x32x1xi32, #blocked1>
    %16 = tt.expand_dims %12 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1x32xi32, #blocked>
    %17 = tt.expand_dims %13 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<1x1x32xi32, #blocked1>
    %18 = tt.get_program_id x : i32
    %19 = arith.muli %18, %c4096_i32 : i32
    %20 = arith.muli %4, %cst_2 : tensor<4x1x1xi32, #blocked>
    %21 = arith.muli %5, %cst_3 : tensor<4x1x1xi32, #blocked1>
    %22 = arith.muli %20, %cst_2 : tensor<4x1x1xi32, #blocked>
    %23 = arith.muli %21, %cst_3 : tensor<4x1x1xi32, #blocked1>
    %24 = tt.splat %19 : i32 -> tensor<4x1x1xi32, #blocked>
    %25 = tt.splat %19 : i32 -> tensor<4x1x1xi32, #blocked1>
    %26 = arith.addi %24, %22 : tensor<4x1x1xi32, #blocked>
    %27 = arith.addi %25, %23 : tensor<4x1x1xi32, #blocked1>
    %28 = arith.muli %14, %cst_0 : tensor<1x32x1xi32, #blocked>
    %29 = arith.muli %15, %cst_1 : tensor<1x32x1xi32, #blocked1>
    %30 = tt.broadcast %26 : tensor<4x1x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %31 = tt.broadcast %27 : tensor<4x1x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %32 = tt.broadcast %28 : tensor<1x32x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %33 = tt.broadcast %29 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %34 = arith.addi %30, %32 : tensor<4x32x1xi32, #blocked>
    %35 = arith.addi %31, %33 : tensor<4x32x1xi32, #blocked1>
    %36 = tt.broadcast %34 : tensor<4x32x1xi32, #blocked> -> tensor<4x32x32xi32, #blocked>
    %37 = tt.broadcast %35 : tensor<4x32x1xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %38 = tt.broadcast %16 : tensor<1x1x32xi32, #blocked> -> tensor<4x32x32xi32, #blocked>
    %39 = tt.broadcast %17 : tensor<1x1x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %40 = arith.addi %36, %38 : tensor<4x32x32xi32, #blocked>
    %41 = arith.addi %37, %39 : tensor<4x32x32xi32, #blocked1>
    %42 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %43 = tt.addptr %42, %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %44 = tt.load %43 : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %45 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %46 = tt.addptr %45, %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %47 = tt.load %46 : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %48 = ttg.convert_layout %44 : tensor<4x32x32xf16, #blocked> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %49 = ttg.convert_layout %47 : tensor<4x32x32xf16, #blocked> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %50 = tt.dot %48, %49, %cst, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<4x32x32xf32, #mma>
    %51 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x32x32x!tt.ptr<f32>, #blocked1>
    %52 = tt.addptr %51, %41 : tensor<4x32x32x!tt.ptr<f32>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %53 = ttg.convert_layout %50 : tensor<4x32x32xf32, #mma> -> tensor<4x32x32xf32, #blocked1>
    tt.store %52, %53 : tensor<4x32x32x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_reduce_data_duplication()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [4, 2, 4], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [4, 1, 8], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1, 1], instrShape = [1, 16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [2, 1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32, #mma>
    %c4096_i32 = arith.constant 4096 : i32
    %cst_0 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked>
    %cst_1 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked1>
    %cst_2 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked>
    %cst_3 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked1>
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %1 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %3 = tt.expand_dims %1 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %4 = tt.expand_dims %2 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<4x1x1xi32, #blocked>
    %5 = tt.expand_dims %3 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<4x1x1xi32, #blocked1>
    %6 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %8 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %10 = tt.expand_dims %6 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %11 = tt.expand_dims %7 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %12 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.expand_dims %10 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<1x32x1xi32, #blocked>
    %15 = tt.expand_dims %11 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<1x32x1xi32, #blocked1>
    %16 = tt.expand_dims %12 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1x32xi32, #blocked>
    %17 = tt.expand_dims %13 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<1x1x32xi32, #blocked1>
    %18 = tt.get_program_id x : i32
    %19 = arith.muli %18, %c4096_i32 : i32
    %20 = arith.muli %4, %cst_2 : tensor<4x1x1xi32, #blocked>
    %21 = arith.muli %5, %cst_3 : tensor<4x1x1xi32, #blocked1>
    %22 = arith.muli %20, %cst_2 : tensor<4x1x1xi32, #blocked>
    %23 = arith.muli %21, %cst_3 : tensor<4x1x1xi32, #blocked1>
    %24 = tt.splat %19 : i32 -> tensor<4x1x1xi32, #blocked>
    %25 = tt.splat %19 : i32 -> tensor<4x1x1xi32, #blocked1>
    %26 = arith.addi %24, %22 : tensor<4x1x1xi32, #blocked>
    %27 = arith.addi %25, %23 : tensor<4x1x1xi32, #blocked1>
    %28 = arith.muli %14, %cst_0 : tensor<1x32x1xi32, #blocked>
    %29 = arith.muli %15, %cst_1 : tensor<1x32x1xi32, #blocked1>
    %30 = tt.broadcast %26 : tensor<4x1x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %31 = tt.broadcast %27 : tensor<4x1x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %32 = tt.broadcast %28 : tensor<1x32x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %33 = tt.broadcast %29 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %34 = arith.addi %30, %32 : tensor<4x32x1xi32, #blocked>
    %35 = arith.addi %31, %33 : tensor<4x32x1xi32, #blocked1>
    %36 = tt.broadcast %34 : tensor<4x32x1xi32, #blocked> -> tensor<4x32x32xi32, #blocked>
    %37 = tt.broadcast %35 : tensor<4x32x1xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %38 = tt.broadcast %16 : tensor<1x1x32xi32, #blocked> -> tensor<4x32x32xi32, #blocked>
    %39 = tt.broadcast %17 : tensor<1x1x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %40 = arith.addi %36, %38 : tensor<4x32x32xi32, #blocked>
    %41 = arith.addi %37, %39 : tensor<4x32x32xi32, #blocked1>
    %42 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %43 = tt.addptr %42, %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %44 = tt.load %43 : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %45 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %46 = tt.addptr %45, %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %47 = tt.load %46 : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %48 = ttg.local_alloc %44 : (tensor<4x32x32xf16, #blocked>) -> !ttg.memdesc<4x32x32xf16, #shared, #smem>
    %49 = ttg.local_load %48 : !ttg.memdesc<4x32x32xf16, #shared, #smem> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %50 = ttg.local_alloc %47 : (tensor<4x32x32xf16, #blocked>) -> !ttg.memdesc<4x32x32xf16, #shared, #smem>
    %51 = ttg.local_load %50 : !ttg.memdesc<4x32x32xf16, #shared, #smem> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %52 = tt.dot %49, %51, %cst, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<4x32x32xf32, #mma>
    %53 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x32x32x!tt.ptr<f32>, #blocked1>
    %54 = tt.addptr %53, %41 : tensor<4x32x32x!tt.ptr<f32>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %55 = ttg.convert_layout %52 : tensor<4x32x32xf32, #mma> -> tensor<4x32x32xf32, #blocked1>
    tt.store %54, %55 : tensor<4x32x32x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_reorder_instructions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [4, 2, 4], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [4, 1, 8], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1, 1], instrShape = [1, 16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [2, 1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32, #mma>
    %c4096_i32 = arith.constant 4096 : i32
    %cst_0 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked>
    %cst_1 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked1>
    %cst_2 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked>
    %cst_3 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked1>
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %1 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %3 = tt.expand_dims %1 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %4 = tt.expand_dims %2 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<4x1x1xi32, #blocked>
    %5 = tt.expand_dims %3 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<4x1x1xi32, #blocked1>
    %6 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %8 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %10 = tt.expand_dims %6 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %11 = tt.expand_dims %7 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %12 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.expand_dims %10 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<1x32x1xi32, #blocked>
    %15 = tt.expand_dims %11 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<1x32x1xi32, #blocked1>
    %16 = tt.expand_dims %12 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1x32xi32, #blocked>
    %17 = tt.expand_dims %13 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<1x1x32xi32, #blocked1>
    %18 = tt.get_program_id x : i32
    %19 = arith.muli %18, %c4096_i32 : i32
    %20 = arith.muli %4, %cst_2 : tensor<4x1x1xi32, #blocked>
    %21 = arith.muli %5, %cst_3 : tensor<4x1x1xi32, #blocked1>
    %22 = arith.muli %20, %cst_2 : tensor<4x1x1xi32, #blocked>
    %23 = arith.muli %21, %cst_3 : tensor<4x1x1xi32, #blocked1>
    %24 = tt.splat %19 : i32 -> tensor<4x1x1xi32, #blocked>
    %25 = tt.splat %19 : i32 -> tensor<4x1x1xi32, #blocked1>
    %26 = arith.addi %24, %22 : tensor<4x1x1xi32, #blocked>
    %27 = arith.addi %25, %23 : tensor<4x1x1xi32, #blocked1>
    %28 = arith.muli %14, %cst_0 : tensor<1x32x1xi32, #blocked>
    %29 = arith.muli %15, %cst_1 : tensor<1x32x1xi32, #blocked1>
    %30 = tt.broadcast %26 : tensor<4x1x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %31 = tt.broadcast %27 : tensor<4x1x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %32 = tt.broadcast %28 : tensor<1x32x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %33 = tt.broadcast %29 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %34 = arith.addi %30, %32 : tensor<4x32x1xi32, #blocked>
    %35 = arith.addi %31, %33 : tensor<4x32x1xi32, #blocked1>
    %36 = tt.broadcast %34 : tensor<4x32x1xi32, #blocked> -> tensor<4x32x32xi32, #blocked>
    %37 = tt.broadcast %35 : tensor<4x32x1xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %38 = tt.broadcast %16 : tensor<1x1x32xi32, #blocked> -> tensor<4x32x32xi32, #blocked>
    %39 = tt.broadcast %17 : tensor<1x1x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %40 = arith.addi %36, %38 : tensor<4x32x32xi32, #blocked>
    %41 = arith.addi %37, %39 : tensor<4x32x32xi32, #blocked1>
    %42 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %43 = tt.addptr %42, %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %44 = tt.load %43 : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %45 = ttg.local_alloc %44 : (tensor<4x32x32xf16, #blocked>) -> !ttg.memdesc<4x32x32xf16, #shared, #smem>
    %46 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %47 = tt.addptr %46, %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked>, tensor<4x32x32xi32, #blocked>
    %48 = tt.load %47 : tensor<4x32x32x!tt.ptr<f16>, #blocked>
    %49 = ttg.local_alloc %48 : (tensor<4x32x32xf16, #blocked>) -> !ttg.memdesc<4x32x32xf16, #shared, #smem>
    %50 = ttg.local_load %45 : !ttg.memdesc<4x32x32xf16, #shared, #smem> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %51 = ttg.local_load %49 : !ttg.memdesc<4x32x32xf16, #shared, #smem> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %52 = tt.dot %50, %51, %cst, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<4x32x32xf32, #mma>
    %53 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x32x32x!tt.ptr<f32>, #blocked1>
    %54 = tt.addptr %53, %41 : tensor<4x32x32x!tt.ptr<f32>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %55 = ttg.convert_layout %52 : tensor<4x32x32xf32, #mma> -> tensor<4x32x32xf32, #blocked1>
    tt.store %54, %55 : tensor<4x32x32x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [4, 1, 8], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 8], threadsPerWarp = [4, 2, 4], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1, 1], instrShape = [1, 16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [2, 1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_batched(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<4x1x1xi32, #blocked>
    %cst_0 = arith.constant dense<32> : tensor<4x1x1xi32, #blocked1>
    %cst_1 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked>
    %cst_2 = arith.constant dense<32> : tensor<1x32x1xi32, #blocked1>
    %c4096_i32 = arith.constant 4096 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<4x32x32xf32, #mma>
    %0 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %1 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %3 = tt.expand_dims %1 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %4 = tt.expand_dims %2 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<4x1x1xi32, #blocked1>
    %5 = tt.expand_dims %3 {axis = 2 : i32} : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<4x1x1xi32, #blocked>
    %6 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %8 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>>
    %10 = tt.expand_dims %6 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %11 = tt.expand_dims %7 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %12 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked1}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 1, parent = #blocked}>}>> -> tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.expand_dims %10 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<1x32x1xi32, #blocked1>
    %15 = tt.expand_dims %11 {axis = 2 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<1x32x1xi32, #blocked>
    %16 = tt.expand_dims %12 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<1x1x32xi32, #blocked1>
    %17 = tt.expand_dims %13 {axis = 1 : i32} : tensor<1x32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<1x1x32xi32, #blocked>
    %18 = tt.get_program_id x : i32
    %19 = arith.muli %18, %c4096_i32 : i32
    %20 = arith.muli %4, %cst_0 : tensor<4x1x1xi32, #blocked1>
    %21 = arith.muli %5, %cst : tensor<4x1x1xi32, #blocked>
    %22 = arith.muli %20, %cst_0 : tensor<4x1x1xi32, #blocked1>
    %23 = arith.muli %21, %cst : tensor<4x1x1xi32, #blocked>
    %24 = tt.splat %19 : i32 -> tensor<4x1x1xi32, #blocked1>
    %25 = tt.splat %19 : i32 -> tensor<4x1x1xi32, #blocked>
    %26 = arith.addi %24, %22 : tensor<4x1x1xi32, #blocked1>
    %27 = arith.addi %25, %23 : tensor<4x1x1xi32, #blocked>
    %28 = arith.muli %14, %cst_2 : tensor<1x32x1xi32, #blocked1>
    %29 = arith.muli %15, %cst_1 : tensor<1x32x1xi32, #blocked>
    %30 = tt.broadcast %26 : tensor<4x1x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %31 = tt.broadcast %27 : tensor<4x1x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %32 = tt.broadcast %28 : tensor<1x32x1xi32, #blocked1> -> tensor<4x32x1xi32, #blocked1>
    %33 = tt.broadcast %29 : tensor<1x32x1xi32, #blocked> -> tensor<4x32x1xi32, #blocked>
    %34 = arith.addi %30, %32 : tensor<4x32x1xi32, #blocked1>
    %35 = arith.addi %31, %33 : tensor<4x32x1xi32, #blocked>
    %36 = tt.broadcast %34 : tensor<4x32x1xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %37 = tt.broadcast %35 : tensor<4x32x1xi32, #blocked> -> tensor<4x32x32xi32, #blocked>
    %38 = tt.broadcast %16 : tensor<1x1x32xi32, #blocked1> -> tensor<4x32x32xi32, #blocked1>
    %39 = tt.broadcast %17 : tensor<1x1x32xi32, #blocked> -> tensor<4x32x32xi32, #blocked>
    %40 = arith.addi %36, %38 : tensor<4x32x32xi32, #blocked1>
    %41 = arith.addi %37, %39 : tensor<4x32x32xi32, #blocked>
    %42 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %43 = tt.addptr %42, %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %44 = tt.load %43 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %45 = ttg.local_alloc %44 : (tensor<4x32x32xf16, #blocked1>) -> !ttg.memdesc<4x32x32xf16, #shared, #smem>
    %46 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %47 = tt.addptr %46, %40 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>, tensor<4x32x32xi32, #blocked1>
    %48 = tt.load %47 : tensor<4x32x32x!tt.ptr<f16>, #blocked1>
    %49 = ttg.local_alloc %48 : (tensor<4x32x32xf16, #blocked1>) -> !ttg.memdesc<4x32x32xf16, #shared, #smem>
    %50 = ttg.local_load %45 : !ttg.memdesc<4x32x32xf16, #shared, #smem> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %51 = ttg.local_load %49 : !ttg.memdesc<4x32x32xf16, #shared, #smem> -> tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %52 = tt.dot %50, %51, %cst_3, inputPrecision = tf32 : tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<4x32x32xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<4x32x32xf32, #mma>
    %53 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<4x32x32x!tt.ptr<f32>, #blocked>
    %54 = tt.addptr %53, %41 : tensor<4x32x32x!tt.ptr<f32>, #blocked>, tensor<4x32x32xi32, #blocked>
    %55 = ttg.convert_layout %52 : tensor<4x32x32xf32, #mma> -> tensor<4x32x32xf32, #blocked>
    tt.store %54, %55 : tensor<4x32x32x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
