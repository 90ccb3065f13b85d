// Kernel scaled_tile of kernels/matmul_tma.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp8e5:16 *u8:16 *u8:16 *fp32:16; constants A=e5m2, WIDTH=64, SIZE=128, INNER=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_0 = arith.constant 64 : i32
    %cst = arith.constant dense<64> : tensor<128x1xi32>
    %3 = arith.extsi %2 : tensor<128x1xi32> to tensor<128x1xi64>
    %4 = arith.extsi %cst : tensor<128x1xi32> to tensor<128x1xi64>
    %5 = arith.muli %3, %4 : tensor<128x1xi64>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst_1 = arith.constant dense<2147483647> : tensor<128x1xi64>
    %6 = arith.cmpi sle, %5, %cst_1 : tensor<128x1xi64>
    %cst_2 = arith.constant dense<-2147483648> : tensor<128x1xi64>
    %7 = arith.cmpi sge, %5, %cst_2 : tensor<128x1xi64>
    %8 = arith.andi %6, %7 : tensor<128x1xi1>
    %9 = arith.muli %2, %cst : tensor<128x1xi32>
    %10 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>>
    %11 = tt.addptr %10, %9 : tensor<128x1x!tt.ptr<f8E5M2>>, tensor<128x1xi32>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %14 = tt.broadcast %11 : tensor<128x1x!tt.ptr<f8E5M2>> -> tensor<128x64x!tt.ptr<f8E5M2>>
    %15 = tt.broadcast %13 : tensor<1x64xi32> -> tensor<128x64xi32>
    %16 = tt.addptr %14, %15 : tensor<128x64x!tt.ptr<f8E5M2>>, tensor<128x64xi32>
    %17 = tt.load %16 : tensor<128x64x!tt.ptr<f8E5M2>>
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %19 = tt.expand_dims %18 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %20 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>>
    %21 = tt.addptr %20, %19 : tensor<32x1x!tt.ptr<i8>>, tensor<32x1xi32>
    %22 = tt.expand_dims %1 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %c32_i32 = arith.constant 32 : i32
    %c32_i32_3 = arith.constant 32 : i32
    %cst_4 = arith.constant dense<32> : tensor<1x128xi32>
    %23 = arith.extsi %22 : tensor<1x128xi32> to tensor<1x128xi64>
    %24 = arith.extsi %cst_4 : tensor<1x128xi32> to tensor<1x128xi64>
    %25 = arith.muli %23, %24 : tensor<1x128xi64>
    %c2147483647_i64_5 = arith.constant 2147483647 : i64
    %c-2147483648_i64_6 = arith.constant -2147483648 : i64
    %cst_7 = arith.constant dense<2147483647> : tensor<1x128xi64>
    %26 = arith.cmpi sle, %25, %cst_7 : tensor<1x128xi64>
    %cst_8 = arith.constant dense<-2147483648> : tensor<1x128xi64>
    %27 = arith.cmpi sge, %25, %cst_8 : tensor<1x128xi64>
    %28 = arith.andi %26, %27 : tensor<1x128xi1>
    %29 = arith.muli %22, %cst_4 : tensor<1x128xi32>
    %30 = tt.broadcast %21 : tensor<32x1x!tt.ptr<i8>> -> tensor<32x128x!tt.ptr<i8>>
    %31 = tt.broadcast %29 : tensor<1x128xi32> -> tensor<32x128xi32>
    %32 = tt.addptr %30, %31 : tensor<32x128x!tt.ptr<i8>>, tensor<32x128xi32>
    %33 = tt.load %32 : tensor<32x128x!tt.ptr<i8>>
    %34 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %c2_i32 = arith.constant 2 : i32
    %c2_i32_9 = arith.constant 2 : i32
    %cst_10 = arith.constant dense<2> : tensor<128x1xi32>
    %35 = arith.extsi %34 : tensor<128x1xi32> to tensor<128x1xi64>
    %36 = arith.extsi %cst_10 : tensor<128x1xi32> to tensor<128x1xi64>
    %37 = arith.muli %35, %36 : tensor<128x1xi64>
    %c2147483647_i64_11 = arith.constant 2147483647 : i64
    %c-2147483648_i64_12 = arith.constant -2147483648 : i64
    %cst_13 = arith.constant dense<2147483647> : tensor<128x1xi64>
    %38 = arith.cmpi sle, %37, %cst_13 : tensor<128x1xi64>
    %cst_14 = arith.constant dense<-2147483648> : tensor<128x1xi64>
    %39 = arith.cmpi sge, %37, %cst_14 : tensor<128x1xi64>
    %40 = arith.andi %38, %39 : tensor<128x1xi1>
    %41 = arith.muli %34, %cst_10 : tensor<128x1xi32>
    %42 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>>
    %43 = tt.addptr %42, %41 : tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>
    %44 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %45 = tt.expand_dims %44 {axis = 0 : i32} : tensor<2xi32> -> tensor<1x2xi32>
    %46 = tt.broadcast %43 : tensor<128x1x!tt.ptr<i8>> -> tensor<128x2x!tt.ptr<i8>>
    %47 = tt.broadcast %45 : tensor<1x2xi32> -> tensor<128x2xi32>
    %48 = tt.addptr %46, %47 : tensor<128x2x!tt.ptr<i8>>, tensor<128x2xi32>
    %49 = tt.load %48 : tensor<128x2x!tt.ptr<i8>>
    %cst_15 = arith.constant 0.000000e+00 : f32
    %cst_16 = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %50 = tt.dot_scaled %17 scale %49, %33, %cst_16 lhs = e5m2 rhs = e2m1 {fastMath = false} : tensor<128x64xf8E5M2>, tensor<128x2xi8> * tensor<32x128xi8> -> tensor<128x128xf32>
    %51 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %c128_i32 = arith.constant 128 : i32
    %c128_i32_17 = arith.constant 128 : i32
    %cst_18 = arith.constant dense<128> : tensor<128x1xi32>
    %52 = arith.extsi %51 : tensor<128x1xi32> to tensor<128x1xi64>
    %53 = arith.extsi %cst_18 : tensor<128x1xi32> to tensor<128x1xi64>
    %54 = arith.muli %52, %53 : tensor<128x1xi64>
    %c2147483647_i64_19 = arith.constant 2147483647 : i64
    %c-2147483648_i64_20 = arith.constant -2147483648 : i64
    %cst_21 = arith.constant dense<2147483647> : tensor<128x1xi64>
    %55 = arith.cmpi sle, %54, %cst_21 : tensor<128x1xi64>
    %cst_22 = arith.constant dense<-2147483648> : tensor<128x1xi64>
    %56 = arith.cmpi sge, %54, %cst_22 : tensor<128x1xi64>
    %57 = arith.andi %55, %56 : tensor<128x1xi1>
    %58 = arith.muli %51, %cst_18 : tensor<128x1xi32>
    %59 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>>
    %60 = tt.addptr %59, %58 : tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi32>
    %61 = tt.expand_dims %1 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %62 = tt.broadcast %60 : tensor<128x1x!tt.ptr<f32>> -> tensor<128x128x!tt.ptr<f32>>
    %63 = tt.broadcast %61 : tensor<1x128xi32> -> tensor<128x128xi32>
    %64 = tt.addptr %62, %63 : tensor<128x128x!tt.ptr<f32>>, tensor<128x128xi32>
    tt.store %64, %50 : tensor<128x128x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<128x1xi32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %cst_1 = arith.constant dense<2> : tensor<128x1xi32>
    %cst_2 = arith.constant dense<32> : tensor<1x128xi32>
    %cst_3 = arith.constant dense<64> : tensor<128x1xi32>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %2 = arith.muli %1, %cst_3 : tensor<128x1xi32>
    %3 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>>
    %4 = tt.addptr %3, %2 : tensor<128x1x!tt.ptr<f8E5M2>>, tensor<128x1xi32>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %6 = tt.expand_dims %5 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %7 = tt.broadcast %4 : tensor<128x1x!tt.ptr<f8E5M2>> -> tensor<128x64x!tt.ptr<f8E5M2>>
    %8 = tt.broadcast %6 : tensor<1x64xi32> -> tensor<128x64xi32>
    %9 = tt.addptr %7, %8 : tensor<128x64x!tt.ptr<f8E5M2>>, tensor<128x64xi32>
    %10 = tt.load %9 : tensor<128x64x!tt.ptr<f8E5M2>>
    %11 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %13 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>>
    %14 = tt.addptr %13, %12 : tensor<32x1x!tt.ptr<i8>>, tensor<32x1xi32>
    %15 = tt.expand_dims %0 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %16 = arith.muli %15, %cst_2 : tensor<1x128xi32>
    %17 = tt.broadcast %14 : tensor<32x1x!tt.ptr<i8>> -> tensor<32x128x!tt.ptr<i8>>
    %18 = tt.broadcast %16 : tensor<1x128xi32> -> tensor<32x128xi32>
    %19 = tt.addptr %17, %18 : tensor<32x128x!tt.ptr<i8>>, tensor<32x128xi32>
    %20 = tt.load %19 : tensor<32x128x!tt.ptr<i8>>
    %21 = arith.muli %1, %cst_1 : tensor<128x1xi32>
    %22 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>>
    %23 = tt.addptr %22, %21 : tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %25 = tt.expand_dims %24 {axis = 0 : i32} : tensor<2xi32> -> tensor<1x2xi32>
    %26 = tt.broadcast %23 : tensor<128x1x!tt.ptr<i8>> -> tensor<128x2x!tt.ptr<i8>>
    %27 = tt.broadcast %25 : tensor<1x2xi32> -> tensor<128x2xi32>
    %28 = tt.addptr %26, %27 : tensor<128x2x!tt.ptr<i8>>, tensor<128x2xi32>
    %29 = tt.load %28 : tensor<128x2x!tt.ptr<i8>>
    %30 = tt.dot_scaled %10 scale %29, %20, %cst_0 lhs = e5m2 rhs = e2m1 {fastMath = false} : tensor<128x64xf8E5M2>, tensor<128x2xi8> * tensor<32x128xi8> -> tensor<128x128xf32>
    %31 = arith.muli %1, %cst : tensor<128x1xi32>
    %32 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>>
    %33 = tt.addptr %32, %31 : tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi32>
    %34 = tt.broadcast %33 : tensor<128x1x!tt.ptr<f32>> -> tensor<128x128x!tt.ptr<f32>>
    %35 = tt.broadcast %15 : tensor<1x128xi32> -> tensor<128x128xi32>
    %36 = tt.addptr %34, %35 : tensor<128x128x!tt.ptr<f32>>, tensor<128x128xi32>
    tt.store %36, %30 : tensor<128x128x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %cst_1 = arith.constant dense<2> : tensor<128x1xi32, #blocked>
    %cst_2 = arith.constant dense<32> : tensor<1x128xi32, #blocked1>
    %cst_3 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %1 = ttg.convert_layout %0 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %3 = ttg.convert_layout %2 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked>
    %4 = arith.muli %3, %cst_3 : tensor<128x1xi32, #blocked>
    %5 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked>
    %6 = tt.addptr %5, %4 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked>, tensor<128x1xi32, #blocked>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %8 = ttg.convert_layout %7 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %10 = ttg.convert_layout %9 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked5>
    %11 = tt.broadcast %6 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked>
    %12 = ttg.convert_layout %11 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked5>
    %13 = tt.broadcast %10 : tensor<1x64xi32, #blocked5> -> tensor<128x64xi32, #blocked5>
    %14 = tt.addptr %12, %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked5>, tensor<128x64xi32, #blocked5>
    %15 = tt.load %14 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked5>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %17 = ttg.convert_layout %16 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %19 = ttg.convert_layout %18 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked>
    %20 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<32x1x!tt.ptr<i8>, #blocked>, tensor<32x1xi32, #blocked>
    %22 = ttg.convert_layout %0 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %24 = ttg.convert_layout %23 : tensor<1x128xi32, #blocked4> -> tensor<1x128xi32, #blocked1>
    %25 = arith.muli %24, %cst_2 : tensor<1x128xi32, #blocked1>
    %26 = tt.broadcast %21 : tensor<32x1x!tt.ptr<i8>, #blocked> -> tensor<32x128x!tt.ptr<i8>, #blocked>
    %27 = ttg.convert_layout %26 : tensor<32x128x!tt.ptr<i8>, #blocked> -> tensor<32x128x!tt.ptr<i8>, #blocked1>
    %28 = tt.broadcast %25 : tensor<1x128xi32, #blocked1> -> tensor<32x128xi32, #blocked1>
    %29 = tt.addptr %27, %28 : tensor<32x128x!tt.ptr<i8>, #blocked1>, tensor<32x128xi32, #blocked1>
    %30 = tt.load %29 : tensor<32x128x!tt.ptr<i8>, #blocked1>
    %31 = arith.muli %3, %cst_1 : tensor<128x1xi32, #blocked>
    %32 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked>
    %33 = tt.addptr %32, %31 : tensor<128x1x!tt.ptr<i8>, #blocked>, tensor<128x1xi32, #blocked>
    %34 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked2>
    %35 = ttg.convert_layout %34 : tensor<2xi32, #blocked2> -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %36 = tt.expand_dims %35 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
    %37 = ttg.convert_layout %36 : tensor<1x2xi32, #blocked4> -> tensor<1x2xi32, #blocked6>
    %38 = tt.broadcast %33 : tensor<128x1x!tt.ptr<i8>, #blocked> -> tensor<128x2x!tt.ptr<i8>, #blocked>
    %39 = ttg.convert_layout %38 : tensor<128x2x!tt.ptr<i8>, #blocked> -> tensor<128x2x!tt.ptr<i8>, #blocked6>
    %40 = tt.broadcast %37 : tensor<1x2xi32, #blocked6> -> tensor<128x2xi32, #blocked6>
    %41 = tt.addptr %39, %40 : tensor<128x2x!tt.ptr<i8>, #blocked6>, tensor<128x2xi32, #blocked6>
    %42 = tt.load %41 : tensor<128x2x!tt.ptr<i8>, #blocked6>
    %43 = tt.dot_scaled %15 scale %42, %30, %cst_0 lhs = e5m2 rhs = e2m1 {fastMath = false} : tensor<128x64xf8E5M2, #blocked5>, tensor<128x2xi8, #blocked6> * tensor<32x128xi8, #blocked1> -> tensor<128x128xf32, #blocked1>
    %44 = arith.muli %3, %cst : tensor<128x1xi32, #blocked>
    %45 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %46 = tt.addptr %45, %44 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %47 = tt.broadcast %46 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %48 = ttg.convert_layout %47 : tensor<128x128x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %49 = tt.broadcast %24 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %50 = tt.addptr %48, %49 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    tt.store %50, %43 : tensor<128x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked10 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %cst_1 = arith.constant dense<2> : tensor<128x1xi32, #blocked>
    %cst_2 = arith.constant dense<32> : tensor<1x128xi32, #blocked1>
    %cst_3 = arith.constant dense<64> : tensor<128x1xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %1 = ttg.convert_layout %0 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %3 = ttg.convert_layout %2 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked>
    %4 = arith.muli %3, %cst_3 : tensor<128x1xi32, #blocked>
    %5 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked>
    %6 = tt.addptr %5, %4 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked>, tensor<128x1xi32, #blocked>
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %8 = ttg.convert_layout %7 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %10 = ttg.convert_layout %9 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked5>
    %11 = tt.broadcast %6 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked>
    %12 = ttg.convert_layout %11 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked5>
    %13 = tt.broadcast %10 : tensor<1x64xi32, #blocked5> -> tensor<128x64xi32, #blocked5>
    %14 = tt.addptr %12, %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked5>, tensor<128x64xi32, #blocked5>
    %15 = ttg.convert_layout %14 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked5> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked6>
    %16 = tt.load %15 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked6>
    %17 = ttg.convert_layout %16 : tensor<128x64xf8E5M2, #blocked6> -> tensor<128x64xf8E5M2, #blocked5>
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %19 = ttg.convert_layout %18 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %20 = tt.expand_dims %19 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %21 = ttg.convert_layout %20 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked>
    %22 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked>
    %23 = tt.addptr %22, %21 : tensor<32x1x!tt.ptr<i8>, #blocked>, tensor<32x1xi32, #blocked>
    %24 = ttg.convert_layout %0 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %24 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %26 = ttg.convert_layout %25 : tensor<1x128xi32, #blocked4> -> tensor<1x128xi32, #blocked1>
    %27 = arith.muli %26, %cst_2 : tensor<1x128xi32, #blocked1>
    %28 = tt.broadcast %23 : tensor<32x1x!tt.ptr<i8>, #blocked> -> tensor<32x128x!tt.ptr<i8>, #blocked>
    %29 = ttg.convert_layout %28 : tensor<32x128x!tt.ptr<i8>, #blocked> -> tensor<32x128x!tt.ptr<i8>, #blocked1>
    %30 = tt.broadcast %27 : tensor<1x128xi32, #blocked1> -> tensor<32x128xi32, #blocked1>
    %31 = tt.addptr %29, %30 : tensor<32x128x!tt.ptr<i8>, #blocked1>, tensor<32x128xi32, #blocked1>
    %32 = ttg.convert_layout %31 : tensor<32x128x!tt.ptr<i8>, #blocked1> -> tensor<32x128x!tt.ptr<i8>, #blocked7>
    %33 = tt.load %32 : tensor<32x128x!tt.ptr<i8>, #blocked7>
    %34 = ttg.convert_layout %33 : tensor<32x128xi8, #blocked7> -> tensor<32x128xi8, #blocked1>
    %35 = arith.muli %3, %cst_1 : tensor<128x1xi32, #blocked>
    %36 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked>
    %37 = tt.addptr %36, %35 : tensor<128x1x!tt.ptr<i8>, #blocked>, tensor<128x1xi32, #blocked>
    %38 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked2>
    %39 = ttg.convert_layout %38 : tensor<2xi32, #blocked2> -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %40 = tt.expand_dims %39 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
    %41 = ttg.convert_layout %40 : tensor<1x2xi32, #blocked4> -> tensor<1x2xi32, #blocked8>
    %42 = tt.broadcast %37 : tensor<128x1x!tt.ptr<i8>, #blocked> -> tensor<128x2x!tt.ptr<i8>, #blocked>
    %43 = ttg.convert_layout %42 : tensor<128x2x!tt.ptr<i8>, #blocked> -> tensor<128x2x!tt.ptr<i8>, #blocked8>
    %44 = tt.broadcast %41 : tensor<1x2xi32, #blocked8> -> tensor<128x2xi32, #blocked8>
    %45 = tt.addptr %43, %44 : tensor<128x2x!tt.ptr<i8>, #blocked8>, tensor<128x2xi32, #blocked8>
    %46 = ttg.convert_layout %45 : tensor<128x2x!tt.ptr<i8>, #blocked8> -> tensor<128x2x!tt.ptr<i8>, #blocked9>
    %47 = tt.load %46 : tensor<128x2x!tt.ptr<i8>, #blocked9>
    %48 = ttg.convert_layout %47 : tensor<128x2xi8, #blocked9> -> tensor<128x2xi8, #blocked8>
    %49 = tt.dot_scaled %17 scale %48, %34, %cst_0 lhs = e5m2 rhs = e2m1 {fastMath = false} : tensor<128x64xf8E5M2, #blocked5>, tensor<128x2xi8, #blocked8> * tensor<32x128xi8, #blocked1> -> tensor<128x128xf32, #blocked1>
    %50 = arith.muli %3, %cst : tensor<128x1xi32, #blocked>
    %51 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %52 = tt.addptr %51, %50 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %53 = tt.broadcast %52 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %54 = ttg.convert_layout %53 : tensor<128x128x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %55 = tt.broadcast %26 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %56 = tt.addptr %54, %55 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %57 = ttg.convert_layout %56 : tensor<128x128x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked10>
    %58 = ttg.convert_layout %49 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked10>
    tt.store %57, %58 : tensor<128x128x!tt.ptr<f32>, #blocked10>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %cst_1 = arith.constant dense<2> : tensor<128x1xi32, #blocked2>
    %cst_2 = arith.constant dense<32> : tensor<1x128xi32, #blocked3>
    %cst_3 = arith.constant dense<64> : tensor<128x1xi32, #blocked4>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %6 = arith.muli %3, %cst_3 : tensor<128x1xi32, #blocked4>
    %7 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked4>
    %8 = tt.addptr %7, %6 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked4>, tensor<128x1xi32, #blocked4>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %11 = tt.broadcast %8 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked4> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked4>
    %12 = tt.broadcast %10 : tensor<1x64xi32, #blocked4> -> tensor<128x64xi32, #blocked4>
    %13 = tt.addptr %11, %12 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked4>, tensor<128x64xi32, #blocked4>
    %14 = tt.load %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked4>
    %15 = ttg.convert_layout %14 : tensor<128x64xf8E5M2, #blocked4> -> tensor<128x64xf8E5M2, #blocked5>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %18 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked3>
    %19 = tt.addptr %18, %17 : tensor<32x1x!tt.ptr<i8>, #blocked3>, tensor<32x1xi32, #blocked3>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %21 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %23 = tt.expand_dims %21 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %24 = arith.muli %22, %cst_2 : tensor<1x128xi32, #blocked3>
    %25 = tt.broadcast %19 : tensor<32x1x!tt.ptr<i8>, #blocked3> -> tensor<32x128x!tt.ptr<i8>, #blocked3>
    %26 = tt.broadcast %24 : tensor<1x128xi32, #blocked3> -> tensor<32x128xi32, #blocked3>
    %27 = tt.addptr %25, %26 : tensor<32x128x!tt.ptr<i8>, #blocked3>, tensor<32x128xi32, #blocked3>
    %28 = tt.load %27 : tensor<32x128x!tt.ptr<i8>, #blocked3>
    %29 = ttg.convert_layout %28 : tensor<32x128xi8, #blocked3> -> tensor<32x128xi8, #blocked>
    %30 = arith.muli %4, %cst_1 : tensor<128x1xi32, #blocked2>
    %31 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %33 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %34 = tt.expand_dims %33 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x2xi32, #blocked2>
    %35 = tt.broadcast %32 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x2x!tt.ptr<i8>, #blocked2>
    %36 = tt.broadcast %34 : tensor<1x2xi32, #blocked2> -> tensor<128x2xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<128x2x!tt.ptr<i8>, #blocked2>, tensor<128x2xi32, #blocked2>
    %38 = tt.load %37 : tensor<128x2x!tt.ptr<i8>, #blocked2>
    %39 = ttg.convert_layout %38 : tensor<128x2xi8, #blocked2> -> tensor<128x2xi8, #blocked6>
    %40 = tt.dot_scaled %15 scale %39, %29, %cst lhs = e5m2 rhs = e2m1 {fastMath = false} : tensor<128x64xf8E5M2, #blocked5>, tensor<128x2xi8, #blocked6> * tensor<32x128xi8, #blocked> -> tensor<128x128xf32, #blocked>
    %41 = arith.muli %5, %cst_0 : tensor<128x1xi32, #blocked1>
    %42 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %43 = tt.addptr %42, %41 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %44 = tt.broadcast %43 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %45 = tt.broadcast %23 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %46 = tt.addptr %44, %45 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %47 = ttg.convert_layout %40 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked1>
    tt.store %46, %47 : tensor<128x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [16, 2, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [64, 0]], lane = [[0, 32], [1, 0], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %cst = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #blocked>
    %cst_0 = arith.constant dense<-1> : tensor<128x2xi8, #blocked1>
    %cst_1 = arith.constant dense<7> : tensor<128x2xi16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked2>
    %cst_3 = arith.constant dense<128> : tensor<128x1xi32, #blocked3>
    %cst_4 = arith.constant dense<2> : tensor<128x1xi32, #blocked4>
    %cst_5 = arith.constant dense<32> : tensor<1x128xi32, #blocked5>
    %cst_6 = arith.constant dense<64> : tensor<128x1xi32, #blocked6>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked6}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked6}>> -> tensor<128x1xi32, #blocked6>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %6 = arith.muli %3, %cst_6 : tensor<128x1xi32, #blocked6>
    %7 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked6>
    %8 = tt.addptr %7, %6 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked6>, tensor<128x1xi32, #blocked6>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked6}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked6}>> -> tensor<1x64xi32, #blocked6>
    %11 = tt.broadcast %8 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked6> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked6>
    %12 = tt.broadcast %10 : tensor<1x64xi32, #blocked6> -> tensor<128x64xi32, #blocked6>
    %13 = tt.addptr %11, %12 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked6>, tensor<128x64xi32, #blocked6>
    %14 = tt.load %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked6>
    %15 = ttg.convert_layout %14 : tensor<128x64xf8E5M2, #blocked6> -> tensor<128x64xf8E5M2, #blocked>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<32x1xi32, #blocked5>
    %18 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked5>
    %19 = tt.addptr %18, %17 : tensor<32x1x!tt.ptr<i8>, #blocked5>, tensor<32x1xi32, #blocked5>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %21 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x128xi32, #blocked5>
    %23 = tt.expand_dims %21 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %24 = arith.muli %22, %cst_5 : tensor<1x128xi32, #blocked5>
    %25 = tt.broadcast %19 : tensor<32x1x!tt.ptr<i8>, #blocked5> -> tensor<32x128x!tt.ptr<i8>, #blocked5>
    %26 = tt.broadcast %24 : tensor<1x128xi32, #blocked5> -> tensor<32x128xi32, #blocked5>
    %27 = tt.addptr %25, %26 : tensor<32x128x!tt.ptr<i8>, #blocked5>, tensor<32x128xi32, #blocked5>
    %28 = tt.load %27 : tensor<32x128x!tt.ptr<i8>, #blocked5>
    %29 = ttg.convert_layout %28 : tensor<32x128xi8, #blocked5> -> tensor<32x128xi8, #blocked2>
    %30 = arith.muli %4, %cst_4 : tensor<128x1xi32, #blocked4>
    %31 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %32 = tt.addptr %31, %30 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %33 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %34 = tt.expand_dims %33 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
    %35 = tt.broadcast %32 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %36 = tt.broadcast %34 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
    %37 = tt.addptr %35, %36 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
    %38 = tt.load %37 : tensor<128x2x!tt.ptr<i8>, #blocked4>
    %39 = ttg.convert_layout %38 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #blocked1>
    %40 = tt.fp_to_fp %15 : tensor<128x64xf8E5M2, #blocked> -> tensor<128x64xbf16, #blocked>
    %41 = arith.extui %39 : tensor<128x2xi8, #blocked1> to tensor<128x2xi16, #blocked1>
    %42 = arith.shli %41, %cst_1 : tensor<128x2xi16, #blocked1>
    %43 = tt.bitcast %42 : tensor<128x2xi16, #blocked1> -> tensor<128x2xbf16, #blocked1>
    %44 = ttg.convert_layout %43 : tensor<128x2xbf16, #blocked1> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked7}>>
    %45 = tt.expand_dims %44 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked7}>> -> tensor<128x2x1xbf16, #blocked7>
    %46 = tt.broadcast %45 : tensor<128x2x1xbf16, #blocked7> -> tensor<128x2x32xbf16, #blocked7>
    %47 = tt.reshape %46 : tensor<128x2x32xbf16, #blocked7> -> tensor<128x64xbf16, #linear>
    %48 = ttg.convert_layout %47 : tensor<128x64xbf16, #linear> -> tensor<128x64xbf16, #blocked>
    %49 = arith.mulf %40, %48 : tensor<128x64xbf16, #blocked>
    %50 = arith.cmpi eq, %39, %cst_0 : tensor<128x2xi8, #blocked1>
    %51 = ttg.convert_layout %50 : tensor<128x2xi1, #blocked1> -> tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked7}>>
    %52 = tt.expand_dims %51 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked7}>> -> tensor<128x2x1xi1, #blocked7>
    %53 = tt.broadcast %52 : tensor<128x2x1xi1, #blocked7> -> tensor<128x2x32xi1, #blocked7>
    %54 = tt.reshape %53 : tensor<128x2x32xi1, #blocked7> -> tensor<128x64xi1, #linear>
    %55 = ttg.convert_layout %54 : tensor<128x64xi1, #linear> -> tensor<128x64xi1, #blocked>
    %56 = arith.select %55, %cst, %49 : tensor<128x64xi1, #blocked>, tensor<128x64xbf16, #blocked>
    %57 = ttg.local_alloc %56 : (tensor<128x64xbf16, #blocked>) -> !ttg.memdesc<128x64xbf16, #shared, #smem>
    %58 = ttg.fp4_to_fp %29 {axis = 0 : i32} : tensor<32x128xi8, #blocked2> -> tensor<64x128xbf16, #blocked8>
    %59 = ttg.local_alloc %58 : (tensor<64x128xbf16, #blocked8>) -> !ttg.memdesc<64x128xbf16, #shared, #smem>
    %60 = ttg.convert_layout %cst_2 : tensor<128x128xf32, #blocked2> -> tensor<128x128xf32, #blocked9>
    %result, %token = ttng.tmem_alloc %60 : (tensor<128x128xf32, #blocked9>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %61 = ttng.tc_gen5_mma %57, %59, %result[%token], %true, %true : !ttg.memdesc<128x64xbf16, #shared, #smem>, !ttg.memdesc<64x128xbf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_7, %token_8 = ttng.tmem_load %result[%61] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked9>
    %62 = ttg.convert_layout %result_7 : tensor<128x128xf32, #blocked9> -> tensor<128x128xf32, #blocked2>
    %63 = ttg.convert_layout %62 : tensor<128x128xf32, #blocked2> -> tensor<128x128xf32, #blocked2>
    %64 = arith.muli %5, %cst_3 : tensor<128x1xi32, #blocked3>
    %65 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %66 = tt.addptr %65, %64 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %67 = tt.broadcast %66 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked3>
    %68 = tt.broadcast %23 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %69 = tt.addptr %67, %68 : tensor<128x128x!tt.ptr<f32>, #blocked3>, tensor<128x128xi32, #blocked3>
    %70 = ttg.convert_layout %63 : tensor<128x128xf32, #blocked2> -> tensor<128x128xf32, #blocked3>
    tt.store %69, %70 : tensor<128x128x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [8, 2, 2], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<128x1xi32, #blocked1>
    %cst_1 = arith.constant dense<32> : tensor<1x128xi32, #blocked2>
    %cst_2 = arith.constant dense<2> : tensor<128x1xi32, #blocked3>
    %cst_3 = arith.constant dense<128> : tensor<128x1xi32, #blocked4>
    %true = arith.constant true
    %cst_4 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #blocked1>
    %cst_5 = arith.constant dense<-1> : tensor<128x2xi8, #blocked3>
    %cst_6 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %6 = arith.muli %3, %cst_0 : tensor<128x1xi32, #blocked1>
    %7 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked1>
    %8 = tt.addptr %7, %6 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked1>, tensor<128x1xi32, #blocked1>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %11 = tt.broadcast %8 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked1> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked1>
    %12 = tt.broadcast %10 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %13 = tt.addptr %11, %12 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked1>, tensor<128x64xi32, #blocked1>
    %14 = tt.load %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked1>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %17 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked2>
    %18 = tt.addptr %17, %16 : tensor<32x1x!tt.ptr<i8>, #blocked2>, tensor<32x1xi32, #blocked2>
    %19 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %21 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %23 = arith.muli %21, %cst_1 : tensor<1x128xi32, #blocked2>
    %24 = tt.broadcast %18 : tensor<32x1x!tt.ptr<i8>, #blocked2> -> tensor<32x128x!tt.ptr<i8>, #blocked2>
    %25 = tt.broadcast %23 : tensor<1x128xi32, #blocked2> -> tensor<32x128xi32, #blocked2>
    %26 = tt.addptr %24, %25 : tensor<32x128x!tt.ptr<i8>, #blocked2>, tensor<32x128xi32, #blocked2>
    %27 = tt.load %26 : tensor<32x128x!tt.ptr<i8>, #blocked2>
    %28 = ttg.convert_layout %27 : tensor<32x128xi8, #blocked2> -> tensor<32x128xi8, #blocked6>
    %29 = arith.muli %4, %cst_2 : tensor<128x1xi32, #blocked3>
    %30 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %31 = tt.addptr %30, %29 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %32 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %33 = tt.expand_dims %32 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x2xi32, #blocked3>
    %34 = tt.broadcast %31 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x2x!tt.ptr<i8>, #blocked3>
    %35 = tt.broadcast %33 : tensor<1x2xi32, #blocked3> -> tensor<128x2xi32, #blocked3>
    %36 = tt.addptr %34, %35 : tensor<128x2x!tt.ptr<i8>, #blocked3>, tensor<128x2xi32, #blocked3>
    %37 = tt.load %36 : tensor<128x2x!tt.ptr<i8>, #blocked3>
    %38 = tt.fp_to_fp %14 : tensor<128x64xf8E5M2, #blocked1> -> tensor<128x64xbf16, #blocked1>
    %39 = ttg.convert_layout %37 : tensor<128x2xi8, #blocked3> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %40 = arith.extui %39 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked5}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %41 = arith.shli %40, %cst_6 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %42 = tt.bitcast %41 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked5}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %43 = tt.expand_dims %42 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked5}>> -> tensor<128x2x1xbf16, #blocked5>
    %44 = tt.broadcast %43 : tensor<128x2x1xbf16, #blocked5> -> tensor<128x2x32xbf16, #blocked5>
    %45 = tt.reshape %44 : tensor<128x2x32xbf16, #blocked5> -> tensor<128x64xbf16, #blocked1>
    %46 = arith.mulf %38, %45 : tensor<128x64xbf16, #blocked1>
    %47 = arith.cmpi eq, %37, %cst_5 : tensor<128x2xi8, #blocked3>
    %48 = ttg.convert_layout %47 : tensor<128x2xi1, #blocked3> -> tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %49 = tt.expand_dims %48 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked5}>> -> tensor<128x2x1xi1, #blocked5>
    %50 = tt.broadcast %49 : tensor<128x2x1xi1, #blocked5> -> tensor<128x2x32xi1, #blocked5>
    %51 = tt.reshape %50 : tensor<128x2x32xi1, #blocked5> -> tensor<128x64xi1, #blocked1>
    %52 = arith.select %51, %cst_4, %46 : tensor<128x64xi1, #blocked1>, tensor<128x64xbf16, #blocked1>
    %53 = ttg.local_alloc %52 : (tensor<128x64xbf16, #blocked1>) -> !ttg.memdesc<128x64xbf16, #shared, #smem>
    %54 = ttg.fp4_to_fp %28 {axis = 0 : i32} : tensor<32x128xi8, #blocked6> -> tensor<64x128xbf16, #blocked7>
    %55 = ttg.local_alloc %54 : (tensor<64x128xbf16, #blocked7>) -> !ttg.memdesc<64x128xbf16, #shared, #smem>
    %result, %token = ttng.tmem_alloc %cst : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %56 = ttng.tc_gen5_mma %53, %55, %result[%token], %true, %true : !ttg.memdesc<128x64xbf16, #shared, #smem>, !ttg.memdesc<64x128xbf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_7, %token_8 = ttng.tmem_load %result[%56] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %57 = arith.muli %5, %cst_3 : tensor<128x1xi32, #blocked4>
    %58 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked4>
    %59 = tt.addptr %58, %57 : tensor<128x1x!tt.ptr<f32>, #blocked4>, tensor<128x1xi32, #blocked4>
    %60 = tt.broadcast %59 : tensor<128x1x!tt.ptr<f32>, #blocked4> -> tensor<128x128x!tt.ptr<f32>, #blocked4>
    %61 = tt.broadcast %22 : tensor<1x128xi32, #blocked4> -> tensor<128x128xi32, #blocked4>
    %62 = tt.addptr %60, %61 : tensor<128x128x!tt.ptr<f32>, #blocked4>, tensor<128x128xi32, #blocked4>
    %63 = ttg.convert_layout %result_7 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked4>
    tt.store %62, %63 : tensor<128x128x!tt.ptr<f32>, #blocked4>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_promote_lhs_to_tmem()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [8, 2, 2], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked8 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<128x1xi32, #blocked1>
    %cst_1 = arith.constant dense<32> : tensor<1x128xi32, #blocked2>
    %cst_2 = arith.constant dense<2> : tensor<128x1xi32, #blocked3>
    %cst_3 = arith.constant dense<128> : tensor<128x1xi32, #blocked4>
    %true = arith.constant true
    %cst_4 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #blocked1>
    %cst_5 = arith.constant dense<-1> : tensor<128x2xi8, #blocked3>
    %cst_6 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %6 = arith.muli %3, %cst_0 : tensor<128x1xi32, #blocked1>
    %7 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked1>
    %8 = tt.addptr %7, %6 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked1>, tensor<128x1xi32, #blocked1>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %11 = tt.broadcast %8 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked1> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked1>
    %12 = tt.broadcast %10 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %13 = tt.addptr %11, %12 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked1>, tensor<128x64xi32, #blocked1>
    %14 = tt.load %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked1>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %17 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked2>
    %18 = tt.addptr %17, %16 : tensor<32x1x!tt.ptr<i8>, #blocked2>, tensor<32x1xi32, #blocked2>
    %19 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %21 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %23 = arith.muli %21, %cst_1 : tensor<1x128xi32, #blocked2>
    %24 = tt.broadcast %18 : tensor<32x1x!tt.ptr<i8>, #blocked2> -> tensor<32x128x!tt.ptr<i8>, #blocked2>
    %25 = tt.broadcast %23 : tensor<1x128xi32, #blocked2> -> tensor<32x128xi32, #blocked2>
    %26 = tt.addptr %24, %25 : tensor<32x128x!tt.ptr<i8>, #blocked2>, tensor<32x128xi32, #blocked2>
    %27 = tt.load %26 : tensor<32x128x!tt.ptr<i8>, #blocked2>
    %28 = ttg.convert_layout %27 : tensor<32x128xi8, #blocked2> -> tensor<32x128xi8, #blocked6>
    %29 = arith.muli %4, %cst_2 : tensor<128x1xi32, #blocked3>
    %30 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %31 = tt.addptr %30, %29 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %32 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %33 = tt.expand_dims %32 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x2xi32, #blocked3>
    %34 = tt.broadcast %31 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x2x!tt.ptr<i8>, #blocked3>
    %35 = tt.broadcast %33 : tensor<1x2xi32, #blocked3> -> tensor<128x2xi32, #blocked3>
    %36 = tt.addptr %34, %35 : tensor<128x2x!tt.ptr<i8>, #blocked3>, tensor<128x2xi32, #blocked3>
    %37 = tt.load %36 : tensor<128x2x!tt.ptr<i8>, #blocked3>
    %38 = tt.fp_to_fp %14 : tensor<128x64xf8E5M2, #blocked1> -> tensor<128x64xbf16, #blocked1>
    %39 = ttg.convert_layout %37 : tensor<128x2xi8, #blocked3> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %40 = arith.extui %39 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked5}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %41 = arith.shli %40, %cst_6 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %42 = tt.bitcast %41 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked5}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %43 = tt.expand_dims %42 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked5}>> -> tensor<128x2x1xbf16, #blocked5>
    %44 = tt.broadcast %43 : tensor<128x2x1xbf16, #blocked5> -> tensor<128x2x32xbf16, #blocked5>
    %45 = tt.reshape %44 : tensor<128x2x32xbf16, #blocked5> -> tensor<128x64xbf16, #blocked1>
    %46 = arith.mulf %38, %45 : tensor<128x64xbf16, #blocked1>
    %47 = arith.cmpi eq, %37, %cst_5 : tensor<128x2xi8, #blocked3>
    %48 = ttg.convert_layout %47 : tensor<128x2xi1, #blocked3> -> tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %49 = tt.expand_dims %48 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked5}>> -> tensor<128x2x1xi1, #blocked5>
    %50 = tt.broadcast %49 : tensor<128x2x1xi1, #blocked5> -> tensor<128x2x32xi1, #blocked5>
    %51 = tt.reshape %50 : tensor<128x2x32xi1, #blocked5> -> tensor<128x64xi1, #blocked1>
    %52 = arith.select %51, %cst_4, %46 : tensor<128x64xi1, #blocked1>, tensor<128x64xbf16, #blocked1>
    %53 = ttg.convert_layout %52 : tensor<128x64xbf16, #blocked1> -> tensor<128x64xbf16, #blocked7>
    %result = ttng.tmem_alloc %53 : (tensor<128x64xbf16, #blocked7>) -> !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>
    %54 = ttg.fp4_to_fp %28 {axis = 0 : i32} : tensor<32x128xi8, #blocked6> -> tensor<64x128xbf16, #blocked8>
    %55 = ttg.local_alloc %54 : (tensor<64x128xbf16, #blocked8>) -> !ttg.memdesc<64x128xbf16, #shared, #smem>
    %result_7, %token = ttng.tmem_alloc %cst : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %56 = ttng.tc_gen5_mma %result, %55, %result_7[%token], %true, %true : !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x128xbf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    %result_8, %token_9 = ttng.tmem_load %result_7[%56] : !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %57 = arith.muli %5, %cst_3 : tensor<128x1xi32, #blocked4>
    %58 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked4>
    %59 = tt.addptr %58, %57 : tensor<128x1x!tt.ptr<f32>, #blocked4>, tensor<128x1xi32, #blocked4>
    %60 = tt.broadcast %59 : tensor<128x1x!tt.ptr<f32>, #blocked4> -> tensor<128x128x!tt.ptr<f32>, #blocked4>
    %61 = tt.broadcast %22 : tensor<1x128xi32, #blocked4> -> tensor<128x128xi32, #blocked4>
    %62 = tt.addptr %60, %61 : tensor<128x128x!tt.ptr<f32>, #blocked4>, tensor<128x128xi32, #blocked4>
    %63 = ttg.convert_layout %result_8 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked4>
    tt.store %62, %63 : tensor<128x128x!tt.ptr<f32>, #blocked4>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_warp_specialize(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [8, 2, 2], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked8 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %cst_0 = arith.constant dense<-1> : tensor<128x2xi8, #blocked1>
    %cst_1 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #blocked2>
    %true = arith.constant true
    %cst_2 = arith.constant dense<128> : tensor<128x1xi32, #blocked3>
    %cst_3 = arith.constant dense<2> : tensor<128x1xi32, #blocked1>
    %cst_4 = arith.constant dense<32> : tensor<1x128xi32, #blocked4>
    %cst_5 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked5>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %6 = arith.muli %3, %cst_5 : tensor<128x1xi32, #blocked2>
    %7 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked2>
    %8 = tt.addptr %7, %6 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked2>, tensor<128x1xi32, #blocked2>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %11 = tt.broadcast %8 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked2> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>
    %12 = tt.broadcast %10 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %13 = tt.addptr %11, %12 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>, tensor<128x64xi32, #blocked2>
    %14 = tt.load %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32x1xi32, #blocked4>
    %17 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked4>
    %18 = tt.addptr %17, %16 : tensor<32x1x!tt.ptr<i8>, #blocked4>, tensor<32x1xi32, #blocked4>
    %19 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %21 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %23 = arith.muli %21, %cst_4 : tensor<1x128xi32, #blocked4>
    %24 = tt.broadcast %18 : tensor<32x1x!tt.ptr<i8>, #blocked4> -> tensor<32x128x!tt.ptr<i8>, #blocked4>
    %25 = tt.broadcast %23 : tensor<1x128xi32, #blocked4> -> tensor<32x128xi32, #blocked4>
    %26 = tt.addptr %24, %25 : tensor<32x128x!tt.ptr<i8>, #blocked4>, tensor<32x128xi32, #blocked4>
    %27 = tt.load %26 : tensor<32x128x!tt.ptr<i8>, #blocked4>
    %28 = ttg.convert_layout %27 : tensor<32x128xi8, #blocked4> -> tensor<32x128xi8, #blocked6>
    %29 = arith.muli %4, %cst_3 : tensor<128x1xi32, #blocked1>
    %30 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %31 = tt.addptr %30, %29 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %32 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %33 = tt.expand_dims %32 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x2xi32, #blocked1>
    %34 = tt.broadcast %31 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x2x!tt.ptr<i8>, #blocked1>
    %35 = tt.broadcast %33 : tensor<1x2xi32, #blocked1> -> tensor<128x2xi32, #blocked1>
    %36 = tt.addptr %34, %35 : tensor<128x2x!tt.ptr<i8>, #blocked1>, tensor<128x2xi32, #blocked1>
    %37 = tt.load %36 : tensor<128x2x!tt.ptr<i8>, #blocked1>
    %38 = tt.fp_to_fp %14 : tensor<128x64xf8E5M2, #blocked2> -> tensor<128x64xbf16, #blocked2>
    %39 = ttg.convert_layout %37 : tensor<128x2xi8, #blocked1> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked}>>
    %40 = arith.extui %39 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %41 = arith.shli %40, %cst : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %42 = tt.bitcast %41 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %43 = tt.expand_dims %42 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<128x2x1xbf16, #blocked>
    %44 = tt.broadcast %43 : tensor<128x2x1xbf16, #blocked> -> tensor<128x2x32xbf16, #blocked>
    %45 = tt.reshape %44 : tensor<128x2x32xbf16, #blocked> -> tensor<128x64xbf16, #blocked2>
    %46 = arith.mulf %38, %45 : tensor<128x64xbf16, #blocked2>
    %47 = arith.cmpi eq, %37, %cst_0 : tensor<128x2xi8, #blocked1>
    %48 = ttg.convert_layout %47 : tensor<128x2xi1, #blocked1> -> tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked}>>
    %49 = tt.expand_dims %48 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<128x2x1xi1, #blocked>
    %50 = tt.broadcast %49 : tensor<128x2x1xi1, #blocked> -> tensor<128x2x32xi1, #blocked>
    %51 = tt.reshape %50 : tensor<128x2x32xi1, #blocked> -> tensor<128x64xi1, #blocked2>
    %52 = arith.select %51, %cst_1, %46 : tensor<128x64xi1, #blocked2>, tensor<128x64xbf16, #blocked2>
    %53 = ttg.convert_layout %52 : tensor<128x64xbf16, #blocked2> -> tensor<128x64xbf16, #blocked7>
    %result = ttng.tmem_alloc %53 : (tensor<128x64xbf16, #blocked7>) -> !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>
    %54 = ttg.fp4_to_fp %28 {axis = 0 : i32} : tensor<32x128xi8, #blocked6> -> tensor<64x128xbf16, #blocked8>
    %55 = ttg.local_alloc %54 : (tensor<64x128xbf16, #blocked8>) -> !ttg.memdesc<64x128xbf16, #shared, #smem>
    %result_7, %token = ttng.tmem_alloc %cst_6 : (tensor<128x128xf32, #blocked5>) -> (!ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %56 = ttng.tc_gen5_mma %result, %55, %result_7[%token], %true, %true : !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x128xbf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    %result_8, %token_9 = ttng.tmem_load %result_7[%56] : !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked5>
    %57 = arith.muli %5, %cst_2 : tensor<128x1xi32, #blocked3>
    %58 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %59 = tt.addptr %58, %57 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %60 = tt.broadcast %59 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked3>
    %61 = tt.broadcast %22 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %62 = tt.addptr %60, %61 : tensor<128x128x!tt.ptr<f32>, #blocked3>, tensor<128x128xi32, #blocked3>
    %63 = ttg.convert_layout %result_8 : tensor<128x128xf32, #blocked5> -> tensor<128x128xf32, #blocked3>
    tt.store %62, %63 : tensor<128x128x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [8, 2, 2], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked8 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %cst = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %cst_0 = arith.constant dense<-1> : tensor<128x2xi8, #blocked1>
    %cst_1 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #blocked2>
    %true = arith.constant true
    %cst_2 = arith.constant dense<128> : tensor<128x1xi32, #blocked3>
    %cst_3 = arith.constant dense<2> : tensor<128x1xi32, #blocked1>
    %cst_4 = arith.constant dense<32> : tensor<1x128xi32, #blocked4>
    %cst_5 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked5>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %6 = tt.expand_dims %3 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %7 = arith.muli %4, %cst_5 : tensor<128x1xi32, #blocked2>
    %8 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked2>
    %9 = tt.addptr %8, %7 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked2>, tensor<128x1xi32, #blocked2>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %11 = tt.expand_dims %10 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %12 = tt.broadcast %9 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked2> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>
    %13 = tt.broadcast %11 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %14 = tt.addptr %12, %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>, tensor<128x64xi32, #blocked2>
    %15 = tt.load %14 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32x1xi32, #blocked4>
    %18 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked4>
    %19 = tt.addptr %18, %17 : tensor<32x1x!tt.ptr<i8>, #blocked4>, tensor<32x1xi32, #blocked4>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %21 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %23 = tt.expand_dims %21 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %24 = arith.muli %22, %cst_4 : tensor<1x128xi32, #blocked4>
    %25 = tt.broadcast %19 : tensor<32x1x!tt.ptr<i8>, #blocked4> -> tensor<32x128x!tt.ptr<i8>, #blocked4>
    %26 = tt.broadcast %24 : tensor<1x128xi32, #blocked4> -> tensor<32x128xi32, #blocked4>
    %27 = tt.addptr %25, %26 : tensor<32x128x!tt.ptr<i8>, #blocked4>, tensor<32x128xi32, #blocked4>
    %28 = tt.load %27 : tensor<32x128x!tt.ptr<i8>, #blocked4>
    %29 = ttg.convert_layout %28 : tensor<32x128xi8, #blocked4> -> tensor<32x128xi8, #blocked6>
    %30 = arith.muli %5, %cst_3 : tensor<128x1xi32, #blocked1>
    %31 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %32 = tt.addptr %31, %30 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %33 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %34 = tt.expand_dims %33 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x2xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x2x!tt.ptr<i8>, #blocked1>
    %36 = tt.broadcast %34 : tensor<1x2xi32, #blocked1> -> tensor<128x2xi32, #blocked1>
    %37 = tt.addptr %35, %36 : tensor<128x2x!tt.ptr<i8>, #blocked1>, tensor<128x2xi32, #blocked1>
    %38 = tt.load %37 : tensor<128x2x!tt.ptr<i8>, #blocked1>
    %39 = tt.fp_to_fp %15 : tensor<128x64xf8E5M2, #blocked2> -> tensor<128x64xbf16, #blocked2>
    %40 = ttg.convert_layout %38 : tensor<128x2xi8, #blocked1> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked}>>
    %41 = arith.extui %40 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %42 = arith.shli %41, %cst : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %43 = tt.bitcast %42 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %44 = tt.expand_dims %43 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<128x2x1xbf16, #blocked>
    %45 = tt.broadcast %44 : tensor<128x2x1xbf16, #blocked> -> tensor<128x2x32xbf16, #blocked>
    %46 = tt.reshape %45 : tensor<128x2x32xbf16, #blocked> -> tensor<128x64xbf16, #blocked2>
    %47 = arith.mulf %39, %46 : tensor<128x64xbf16, #blocked2>
    %48 = arith.cmpi eq, %38, %cst_0 : tensor<128x2xi8, #blocked1>
    %49 = ttg.convert_layout %48 : tensor<128x2xi1, #blocked1> -> tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked}>>
    %50 = tt.expand_dims %49 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<128x2x1xi1, #blocked>
    %51 = tt.broadcast %50 : tensor<128x2x1xi1, #blocked> -> tensor<128x2x32xi1, #blocked>
    %52 = tt.reshape %51 : tensor<128x2x32xi1, #blocked> -> tensor<128x64xi1, #blocked2>
    %53 = arith.select %52, %cst_1, %47 : tensor<128x64xi1, #blocked2>, tensor<128x64xbf16, #blocked2>
    %54 = ttg.convert_layout %53 : tensor<128x64xbf16, #blocked2> -> tensor<128x64xbf16, #blocked7>
    %result = ttng.tmem_alloc %54 : (tensor<128x64xbf16, #blocked7>) -> !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>
    %55 = ttg.fp4_to_fp %29 {axis = 0 : i32} : tensor<32x128xi8, #blocked6> -> tensor<64x128xbf16, #blocked8>
    %56 = ttg.local_alloc %55 : (tensor<64x128xbf16, #blocked8>) -> !ttg.memdesc<64x128xbf16, #shared, #smem>
    %result_7 = ttng.tmem_alloc %cst_6 : (tensor<128x128xf32, #blocked5>) -> !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %result, %56, %result_7, %true, %true : !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x128xbf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    %result_8 = ttng.tmem_load %result_7 : !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked5>
    %57 = arith.muli %6, %cst_2 : tensor<128x1xi32, #blocked3>
    %58 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %59 = tt.addptr %58, %57 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %60 = tt.broadcast %59 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked3>
    %61 = tt.broadcast %23 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %62 = tt.addptr %60, %61 : tensor<128x128x!tt.ptr<f32>, #blocked3>, tensor<128x128xi32, #blocked3>
    %63 = ttg.convert_layout %result_8 : tensor<128x128xf32, #blocked5> -> tensor<128x128xf32, #blocked3>
    tt.store %62, %63 : tensor<128x128x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [8, 2, 2], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked8 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %cst_0 = arith.constant dense<-1> : tensor<128x2xi8, #blocked1>
    %cst_1 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #blocked2>
    %true = arith.constant true
    %cst_2 = arith.constant dense<128> : tensor<128x1xi32, #blocked3>
    %cst_3 = arith.constant dense<2> : tensor<128x1xi32, #blocked1>
    %cst_4 = arith.constant dense<32> : tensor<1x128xi32, #blocked4>
    %cst_5 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked5>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %6 = arith.muli %3, %cst_5 : tensor<128x1xi32, #blocked2>
    %7 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked2>
    %8 = tt.addptr %7, %6 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked2>, tensor<128x1xi32, #blocked2>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %11 = tt.broadcast %8 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked2> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>
    %12 = tt.broadcast %10 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %13 = tt.addptr %11, %12 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>, tensor<128x64xi32, #blocked2>
    %14 = tt.load %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32x1xi32, #blocked4>
    %17 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked4>
    %18 = tt.addptr %17, %16 : tensor<32x1x!tt.ptr<i8>, #blocked4>, tensor<32x1xi32, #blocked4>
    %19 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %21 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %23 = arith.muli %21, %cst_4 : tensor<1x128xi32, #blocked4>
    %24 = tt.broadcast %18 : tensor<32x1x!tt.ptr<i8>, #blocked4> -> tensor<32x128x!tt.ptr<i8>, #blocked4>
    %25 = tt.broadcast %23 : tensor<1x128xi32, #blocked4> -> tensor<32x128xi32, #blocked4>
    %26 = tt.addptr %24, %25 : tensor<32x128x!tt.ptr<i8>, #blocked4>, tensor<32x128xi32, #blocked4>
    %27 = tt.load %26 : tensor<32x128x!tt.ptr<i8>, #blocked4>
    %28 = ttg.convert_layout %27 : tensor<32x128xi8, #blocked4> -> tensor<32x128xi8, #blocked6>
    %29 = arith.muli %4, %cst_3 : tensor<128x1xi32, #blocked1>
    %30 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %31 = tt.addptr %30, %29 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %32 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %33 = tt.expand_dims %32 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x2xi32, #blocked1>
    %34 = tt.broadcast %31 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x2x!tt.ptr<i8>, #blocked1>
    %35 = tt.broadcast %33 : tensor<1x2xi32, #blocked1> -> tensor<128x2xi32, #blocked1>
    %36 = tt.addptr %34, %35 : tensor<128x2x!tt.ptr<i8>, #blocked1>, tensor<128x2xi32, #blocked1>
    %37 = tt.load %36 : tensor<128x2x!tt.ptr<i8>, #blocked1>
    %38 = tt.fp_to_fp %14 : tensor<128x64xf8E5M2, #blocked2> -> tensor<128x64xbf16, #blocked2>
    %39 = ttg.convert_layout %37 : tensor<128x2xi8, #blocked1> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked}>>
    %40 = arith.extui %39 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %41 = arith.shli %40, %cst : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %42 = tt.bitcast %41 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %43 = tt.expand_dims %42 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<128x2x1xbf16, #blocked>
    %44 = tt.broadcast %43 : tensor<128x2x1xbf16, #blocked> -> tensor<128x2x32xbf16, #blocked>
    %45 = tt.reshape %44 : tensor<128x2x32xbf16, #blocked> -> tensor<128x64xbf16, #blocked2>
    %46 = arith.mulf %38, %45 : tensor<128x64xbf16, #blocked2>
    %47 = arith.cmpi eq, %37, %cst_0 : tensor<128x2xi8, #blocked1>
    %48 = ttg.convert_layout %47 : tensor<128x2xi1, #blocked1> -> tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked}>>
    %49 = tt.expand_dims %48 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<128x2x1xi1, #blocked>
    %50 = tt.broadcast %49 : tensor<128x2x1xi1, #blocked> -> tensor<128x2x32xi1, #blocked>
    %51 = tt.reshape %50 : tensor<128x2x32xi1, #blocked> -> tensor<128x64xi1, #blocked2>
    %52 = arith.select %51, %cst_1, %46 : tensor<128x64xi1, #blocked2>, tensor<128x64xbf16, #blocked2>
    %53 = ttg.convert_layout %52 : tensor<128x64xbf16, #blocked2> -> tensor<128x64xbf16, #blocked7>
    %result = ttng.tmem_alloc %53 : (tensor<128x64xbf16, #blocked7>) -> !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>
    %54 = ttg.fp4_to_fp %28 {axis = 0 : i32} : tensor<32x128xi8, #blocked6> -> tensor<64x128xbf16, #blocked8>
    %55 = ttg.local_alloc %54 : (tensor<64x128xbf16, #blocked8>) -> !ttg.memdesc<64x128xbf16, #shared, #smem>
    %result_7 = ttng.tmem_alloc %cst_6 : (tensor<128x128xf32, #blocked5>) -> !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %result, %55, %result_7, %true, %true : !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x128xbf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    %result_8 = ttng.tmem_load %result_7 : !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked5>
    %56 = arith.muli %5, %cst_2 : tensor<128x1xi32, #blocked3>
    %57 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %58 = tt.addptr %57, %56 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %59 = tt.broadcast %58 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked3>
    %60 = tt.broadcast %22 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %61 = tt.addptr %59, %60 : tensor<128x128x!tt.ptr<f32>, #blocked3>, tensor<128x128xi32, #blocked3>
    %62 = ttg.convert_layout %result_8 : tensor<128x128xf32, #blocked5> -> tensor<128x128xf32, #blocked3>
    tt.store %61, %62 : tensor<128x128x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 2, 32], threadsPerWarp = [32, 1, 1], warpsPerCTA = [4, 1, 1], order = [0, 2, 1]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<-1> : tensor<128x2xi8, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %cst_1 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %cst_2 = arith.constant dense<32> : tensor<1x128xi32, #blocked3>
    %cst_3 = arith.constant dense<2> : tensor<128x1xi32, #blocked>
    %cst_4 = arith.constant dense<128> : tensor<128x1xi32, #blocked4>
    %true = arith.constant true
    %cst_5 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #blocked5>
    %cst_6 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %6 = arith.muli %3, %cst_1 : tensor<128x1xi32, #blocked2>
    %7 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked2>
    %8 = tt.addptr %7, %6 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked2>, tensor<128x1xi32, #blocked2>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %11 = tt.broadcast %8 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked2> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>
    %12 = tt.broadcast %10 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %13 = tt.addptr %11, %12 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>, tensor<128x64xi32, #blocked2>
    %14 = tt.load %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %17 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked3>
    %18 = tt.addptr %17, %16 : tensor<32x1x!tt.ptr<i8>, #blocked3>, tensor<32x1xi32, #blocked3>
    %19 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %21 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %23 = arith.muli %21, %cst_2 : tensor<1x128xi32, #blocked3>
    %24 = tt.broadcast %18 : tensor<32x1x!tt.ptr<i8>, #blocked3> -> tensor<32x128x!tt.ptr<i8>, #blocked3>
    %25 = tt.broadcast %23 : tensor<1x128xi32, #blocked3> -> tensor<32x128xi32, #blocked3>
    %26 = tt.addptr %24, %25 : tensor<32x128x!tt.ptr<i8>, #blocked3>, tensor<32x128xi32, #blocked3>
    %27 = tt.load %26 : tensor<32x128x!tt.ptr<i8>, #blocked3>
    %28 = ttg.convert_layout %27 : tensor<32x128xi8, #blocked3> -> tensor<32x128xi8, #blocked7>
    %29 = arith.muli %4, %cst_3 : tensor<128x1xi32, #blocked>
    %30 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked>
    %31 = tt.addptr %30, %29 : tensor<128x1x!tt.ptr<i8>, #blocked>, tensor<128x1xi32, #blocked>
    %32 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %33 = tt.expand_dims %32 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x2xi32, #blocked>
    %34 = tt.broadcast %31 : tensor<128x1x!tt.ptr<i8>, #blocked> -> tensor<128x2x!tt.ptr<i8>, #blocked>
    %35 = tt.broadcast %33 : tensor<1x2xi32, #blocked> -> tensor<128x2xi32, #blocked>
    %36 = tt.addptr %34, %35 : tensor<128x2x!tt.ptr<i8>, #blocked>, tensor<128x2xi32, #blocked>
    %37 = tt.load %36 : tensor<128x2x!tt.ptr<i8>, #blocked>
    %38 = ttg.convert_layout %14 : tensor<128x64xf8E5M2, #blocked2> -> tensor<128x64xf8E5M2, #blocked5>
    %39 = tt.fp_to_fp %38 : tensor<128x64xf8E5M2, #blocked5> -> tensor<128x64xbf16, #blocked5>
    %40 = ttg.convert_layout %37 : tensor<128x2xi8, #blocked> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %41 = arith.extui %40 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked6}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %42 = arith.shli %41, %cst_6 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %43 = tt.bitcast %42 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %44 = tt.expand_dims %43 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<128x2x1xbf16, #blocked6>
    %45 = tt.broadcast %44 : tensor<128x2x1xbf16, #blocked6> -> tensor<128x2x32xbf16, #blocked6>
    %46 = tt.reshape %45 : tensor<128x2x32xbf16, #blocked6> -> tensor<128x64xbf16, #blocked5>
    %47 = arith.mulf %39, %46 : tensor<128x64xbf16, #blocked5>
    %48 = arith.cmpi eq, %37, %cst : tensor<128x2xi8, #blocked>
    %49 = ttg.convert_layout %48 : tensor<128x2xi1, #blocked> -> tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %50 = tt.expand_dims %49 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<128x2x1xi1, #blocked6>
    %51 = tt.broadcast %50 : tensor<128x2x1xi1, #blocked6> -> tensor<128x2x32xi1, #blocked6>
    %52 = tt.reshape %51 : tensor<128x2x32xi1, #blocked6> -> tensor<128x64xi1, #blocked5>
    %53 = arith.select %52, %cst_5, %47 : tensor<128x64xi1, #blocked5>, tensor<128x64xbf16, #blocked5>
    %result = ttng.tmem_alloc %53 : (tensor<128x64xbf16, #blocked5>) -> !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>
    %54 = ttg.fp4_to_fp %28 {axis = 0 : i32} : tensor<32x128xi8, #blocked7> -> tensor<64x128xbf16, #blocked8>
    %55 = ttg.local_alloc %54 : (tensor<64x128xbf16, #blocked8>) -> !ttg.memdesc<64x128xbf16, #shared, #smem>
    %result_7 = ttng.tmem_alloc %cst_0 : (tensor<128x128xf32, #blocked1>) -> !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %result, %55, %result_7, %true, %true : !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x128xbf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    %result_8 = ttng.tmem_load %result_7 : !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %56 = arith.muli %5, %cst_4 : tensor<128x1xi32, #blocked4>
    %57 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked4>
    %58 = tt.addptr %57, %56 : tensor<128x1x!tt.ptr<f32>, #blocked4>, tensor<128x1xi32, #blocked4>
    %59 = tt.broadcast %58 : tensor<128x1x!tt.ptr<f32>, #blocked4> -> tensor<128x128x!tt.ptr<f32>, #blocked4>
    %60 = tt.broadcast %22 : tensor<1x128xi32, #blocked4> -> tensor<128x128xi32, #blocked4>
    %61 = tt.addptr %59, %60 : tensor<128x128x!tt.ptr<f32>, #blocked4>, tensor<128x128xi32, #blocked4>
    %62 = ttg.convert_layout %result_8 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked4>
    tt.store %61, %62 : tensor<128x128x!tt.ptr<f32>, #blocked4>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_interleave_tmem()
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 2, 32], threadsPerWarp = [32, 1, 1], warpsPerCTA = [4, 1, 1], order = [0, 2, 1]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<-1> : tensor<128x2xi8, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %cst_1 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %cst_2 = arith.constant dense<32> : tensor<1x128xi32, #blocked3>
    %cst_3 = arith.constant dense<2> : tensor<128x1xi32, #blocked>
    %cst_4 = arith.constant dense<128> : tensor<128x1xi32, #blocked4>
    %true = arith.constant true
    %cst_5 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #blocked5>
    %cst_6 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %6 = arith.muli %3, %cst_1 : tensor<128x1xi32, #blocked2>
    %7 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked2>
    %8 = tt.addptr %7, %6 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked2>, tensor<128x1xi32, #blocked2>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %11 = tt.broadcast %8 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked2> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>
    %12 = tt.broadcast %10 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %13 = tt.addptr %11, %12 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>, tensor<128x64xi32, #blocked2>
    %14 = tt.load %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %17 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked3>
    %18 = tt.addptr %17, %16 : tensor<32x1x!tt.ptr<i8>, #blocked3>, tensor<32x1xi32, #blocked3>
    %19 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %21 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %23 = arith.muli %21, %cst_2 : tensor<1x128xi32, #blocked3>
    %24 = tt.broadcast %18 : tensor<32x1x!tt.ptr<i8>, #blocked3> -> tensor<32x128x!tt.ptr<i8>, #blocked3>
    %25 = tt.broadcast %23 : tensor<1x128xi32, #blocked3> -> tensor<32x128xi32, #blocked3>
    %26 = tt.addptr %24, %25 : tensor<32x128x!tt.ptr<i8>, #blocked3>, tensor<32x128xi32, #blocked3>
    %27 = tt.load %26 : tensor<32x128x!tt.ptr<i8>, #blocked3>
    %28 = ttg.convert_layout %27 : tensor<32x128xi8, #blocked3> -> tensor<32x128xi8, #blocked7>
    %29 = arith.muli %4, %cst_3 : tensor<128x1xi32, #blocked>
    %30 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked>
    %31 = tt.addptr %30, %29 : tensor<128x1x!tt.ptr<i8>, #blocked>, tensor<128x1xi32, #blocked>
    %32 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %33 = tt.expand_dims %32 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x2xi32, #blocked>
    %34 = tt.broadcast %31 : tensor<128x1x!tt.ptr<i8>, #blocked> -> tensor<128x2x!tt.ptr<i8>, #blocked>
    %35 = tt.broadcast %33 : tensor<1x2xi32, #blocked> -> tensor<128x2xi32, #blocked>
    %36 = tt.addptr %34, %35 : tensor<128x2x!tt.ptr<i8>, #blocked>, tensor<128x2xi32, #blocked>
    %37 = tt.load %36 : tensor<128x2x!tt.ptr<i8>, #blocked>
    %38 = ttg.convert_layout %14 : tensor<128x64xf8E5M2, #blocked2> -> tensor<128x64xf8E5M2, #blocked5>
    %39 = tt.fp_to_fp %38 : tensor<128x64xf8E5M2, #blocked5> -> tensor<128x64xbf16, #blocked5>
    %40 = ttg.convert_layout %37 : tensor<128x2xi8, #blocked> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %41 = arith.extui %40 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked6}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %42 = arith.shli %41, %cst_6 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %43 = tt.bitcast %42 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %44 = tt.expand_dims %43 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<128x2x1xbf16, #blocked6>
    %45 = tt.broadcast %44 : tensor<128x2x1xbf16, #blocked6> -> tensor<128x2x32xbf16, #blocked6>
    %46 = tt.reshape %45 : tensor<128x2x32xbf16, #blocked6> -> tensor<128x64xbf16, #blocked5>
    %47 = arith.mulf %39, %46 : tensor<128x64xbf16, #blocked5>
    %48 = arith.cmpi eq, %37, %cst : tensor<128x2xi8, #blocked>
    %49 = ttg.convert_layout %48 : tensor<128x2xi1, #blocked> -> tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %50 = tt.expand_dims %49 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<128x2x1xi1, #blocked6>
    %51 = tt.broadcast %50 : tensor<128x2x1xi1, #blocked6> -> tensor<128x2x32xi1, #blocked6>
    %52 = tt.reshape %51 : tensor<128x2x32xi1, #blocked6> -> tensor<128x64xi1, #blocked5>
    %53 = arith.select %52, %cst_5, %47 : tensor<128x64xi1, #blocked5>, tensor<128x64xbf16, #blocked5>
    %54 = ttg.fp4_to_fp %28 {axis = 0 : i32} : tensor<32x128xi8, #blocked7> -> tensor<64x128xbf16, #blocked8>
    %55 = ttg.local_alloc %54 : (tensor<64x128xbf16, #blocked8>) -> !ttg.memdesc<64x128xbf16, #shared, #smem>
    %result = ttng.tmem_alloc %53 : (tensor<128x64xbf16, #blocked5>) -> !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>
    %result_7 = ttng.tmem_alloc %cst_0 : (tensor<128x128xf32, #blocked1>) -> !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %result, %55, %result_7, %true, %true : !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x128xbf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    %56 = arith.muli %5, %cst_4 : tensor<128x1xi32, #blocked4>
    %57 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked4>
    %58 = tt.addptr %57, %56 : tensor<128x1x!tt.ptr<f32>, #blocked4>, tensor<128x1xi32, #blocked4>
    %59 = tt.broadcast %58 : tensor<128x1x!tt.ptr<f32>, #blocked4> -> tensor<128x128x!tt.ptr<f32>, #blocked4>
    %60 = tt.broadcast %22 : tensor<1x128xi32, #blocked4> -> tensor<128x128xi32, #blocked4>
    %61 = tt.addptr %59, %60 : tensor<128x128x!tt.ptr<f32>, #blocked4>, tensor<128x128xi32, #blocked4>
    %result_8 = ttng.tmem_load %result_7 : !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %62 = ttg.convert_layout %result_8 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked4>
    tt.store %61, %62 : tensor<128x128x!tt.ptr<f32>, #blocked4>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_fence_insertion()
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 2, 32], threadsPerWarp = [32, 1, 1], warpsPerCTA = [4, 1, 1], order = [0, 2, 1]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<-1> : tensor<128x2xi8, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %cst_1 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %cst_2 = arith.constant dense<32> : tensor<1x128xi32, #blocked3>
    %cst_3 = arith.constant dense<2> : tensor<128x1xi32, #blocked>
    %cst_4 = arith.constant dense<128> : tensor<128x1xi32, #blocked4>
    %true = arith.constant true
    %cst_5 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #blocked5>
    %cst_6 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %6 = arith.muli %3, %cst_1 : tensor<128x1xi32, #blocked2>
    %7 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked2>
    %8 = tt.addptr %7, %6 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked2>, tensor<128x1xi32, #blocked2>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %11 = tt.broadcast %8 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked2> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>
    %12 = tt.broadcast %10 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %13 = tt.addptr %11, %12 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>, tensor<128x64xi32, #blocked2>
    %14 = tt.load %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked2>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %17 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked3>
    %18 = tt.addptr %17, %16 : tensor<32x1x!tt.ptr<i8>, #blocked3>, tensor<32x1xi32, #blocked3>
    %19 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %21 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %23 = arith.muli %21, %cst_2 : tensor<1x128xi32, #blocked3>
    %24 = tt.broadcast %18 : tensor<32x1x!tt.ptr<i8>, #blocked3> -> tensor<32x128x!tt.ptr<i8>, #blocked3>
    %25 = tt.broadcast %23 : tensor<1x128xi32, #blocked3> -> tensor<32x128xi32, #blocked3>
    %26 = tt.addptr %24, %25 : tensor<32x128x!tt.ptr<i8>, #blocked3>, tensor<32x128xi32, #blocked3>
    %27 = tt.load %26 : tensor<32x128x!tt.ptr<i8>, #blocked3>
    %28 = ttg.convert_layout %27 : tensor<32x128xi8, #blocked3> -> tensor<32x128xi8, #blocked7>
    %29 = arith.muli %4, %cst_3 : tensor<128x1xi32, #blocked>
    %30 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked>
    %31 = tt.addptr %30, %29 : tensor<128x1x!tt.ptr<i8>, #blocked>, tensor<128x1xi32, #blocked>
    %32 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %33 = tt.expand_dims %32 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x2xi32, #blocked>
    %34 = tt.broadcast %31 : tensor<128x1x!tt.ptr<i8>, #blocked> -> tensor<128x2x!tt.ptr<i8>, #blocked>
    %35 = tt.broadcast %33 : tensor<1x2xi32, #blocked> -> tensor<128x2xi32, #blocked>
    %36 = tt.addptr %34, %35 : tensor<128x2x!tt.ptr<i8>, #blocked>, tensor<128x2xi32, #blocked>
    %37 = tt.load %36 : tensor<128x2x!tt.ptr<i8>, #blocked>
    %38 = ttg.convert_layout %14 : tensor<128x64xf8E5M2, #blocked2> -> tensor<128x64xf8E5M2, #blocked5>
    %39 = tt.fp_to_fp %38 : tensor<128x64xf8E5M2, #blocked5> -> tensor<128x64xbf16, #blocked5>
    %40 = ttg.convert_layout %37 : tensor<128x2xi8, #blocked> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %41 = arith.extui %40 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked6}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %42 = arith.shli %41, %cst_6 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %43 = tt.bitcast %42 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %44 = tt.expand_dims %43 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<128x2x1xbf16, #blocked6>
    %45 = tt.broadcast %44 : tensor<128x2x1xbf16, #blocked6> -> tensor<128x2x32xbf16, #blocked6>
    %46 = tt.reshape %45 : tensor<128x2x32xbf16, #blocked6> -> tensor<128x64xbf16, #blocked5>
    %47 = arith.mulf %39, %46 : tensor<128x64xbf16, #blocked5>
    %48 = arith.cmpi eq, %37, %cst : tensor<128x2xi8, #blocked>
    %49 = ttg.convert_layout %48 : tensor<128x2xi1, #blocked> -> tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %50 = tt.expand_dims %49 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<128x2x1xi1, #blocked6>
    %51 = tt.broadcast %50 : tensor<128x2x1xi1, #blocked6> -> tensor<128x2x32xi1, #blocked6>
    %52 = tt.reshape %51 : tensor<128x2x32xi1, #blocked6> -> tensor<128x64xi1, #blocked5>
    %53 = arith.select %52, %cst_5, %47 : tensor<128x64xi1, #blocked5>, tensor<128x64xbf16, #blocked5>
    %54 = ttg.fp4_to_fp %28 {axis = 0 : i32} : tensor<32x128xi8, #blocked7> -> tensor<64x128xbf16, #blocked8>
    %55 = ttg.local_alloc %54 : (tensor<64x128xbf16, #blocked8>) -> !ttg.memdesc<64x128xbf16, #shared, #smem>
    %result = ttng.tmem_alloc %53 : (tensor<128x64xbf16, #blocked5>) -> !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>
    %result_7 = ttng.tmem_alloc %cst_0 : (tensor<128x128xf32, #blocked1>) -> !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result, %55, %result_7, %true, %true : !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x128xbf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    %56 = arith.muli %5, %cst_4 : tensor<128x1xi32, #blocked4>
    %57 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked4>
    %58 = tt.addptr %57, %56 : tensor<128x1x!tt.ptr<f32>, #blocked4>, tensor<128x1xi32, #blocked4>
    %59 = tt.broadcast %58 : tensor<128x1x!tt.ptr<f32>, #blocked4> -> tensor<128x128x!tt.ptr<f32>, #blocked4>
    %60 = tt.broadcast %22 : tensor<1x128xi32, #blocked4> -> tensor<128x128xi32, #blocked4>
    %61 = tt.addptr %59, %60 : tensor<128x128x!tt.ptr<f32>, #blocked4>, tensor<128x128xi32, #blocked4>
    %result_8 = ttng.tmem_load %result_7 : !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %62 = ttg.convert_layout %result_8 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked4>
    tt.store %61, %62 : tensor<128x128x!tt.ptr<f32>, #blocked4>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 2, 32], threadsPerWarp = [32, 1, 1], warpsPerCTA = [4, 1, 1], order = [0, 2, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %cst_0 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #blocked1>
    %true = arith.constant true
    %cst_1 = arith.constant dense<128> : tensor<128x1xi32, #blocked2>
    %cst_2 = arith.constant dense<2> : tensor<128x1xi32, #blocked3>
    %cst_3 = arith.constant dense<32> : tensor<1x128xi32, #blocked4>
    %cst_4 = arith.constant dense<64> : tensor<128x1xi32, #blocked5>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked6>
    %cst_6 = arith.constant dense<-1> : tensor<128x2xi8, #blocked3>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<128x1xi32, #blocked5>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %6 = arith.muli %3, %cst_4 : tensor<128x1xi32, #blocked5>
    %7 = tt.splat %arg0 : !tt.ptr<f8E5M2> -> tensor<128x1x!tt.ptr<f8E5M2>, #blocked5>
    %8 = tt.addptr %7, %6 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked5>, tensor<128x1xi32, #blocked5>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi32, #blocked5>
    %11 = tt.broadcast %8 : tensor<128x1x!tt.ptr<f8E5M2>, #blocked5> -> tensor<128x64x!tt.ptr<f8E5M2>, #blocked5>
    %12 = tt.broadcast %10 : tensor<1x64xi32, #blocked5> -> tensor<128x64xi32, #blocked5>
    %13 = tt.addptr %11, %12 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked5>, tensor<128x64xi32, #blocked5>
    %14 = tt.load %13 : tensor<128x64x!tt.ptr<f8E5M2>, #blocked5>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32x1xi32, #blocked4>
    %17 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked4>
    %18 = tt.addptr %17, %16 : tensor<32x1x!tt.ptr<i8>, #blocked4>, tensor<32x1xi32, #blocked4>
    %19 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %21 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %23 = arith.muli %21, %cst_3 : tensor<1x128xi32, #blocked4>
    %24 = tt.broadcast %18 : tensor<32x1x!tt.ptr<i8>, #blocked4> -> tensor<32x128x!tt.ptr<i8>, #blocked4>
    %25 = tt.broadcast %23 : tensor<1x128xi32, #blocked4> -> tensor<32x128xi32, #blocked4>
    %26 = tt.addptr %24, %25 : tensor<32x128x!tt.ptr<i8>, #blocked4>, tensor<32x128xi32, #blocked4>
    %27 = tt.load %26 : tensor<32x128x!tt.ptr<i8>, #blocked4>
    %28 = ttg.convert_layout %27 : tensor<32x128xi8, #blocked4> -> tensor<32x128xi8, #blocked7>
    %29 = arith.muli %4, %cst_2 : tensor<128x1xi32, #blocked3>
    %30 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %31 = tt.addptr %30, %29 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %32 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %33 = tt.expand_dims %32 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x2xi32, #blocked3>
    %34 = tt.broadcast %31 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x2x!tt.ptr<i8>, #blocked3>
    %35 = tt.broadcast %33 : tensor<1x2xi32, #blocked3> -> tensor<128x2xi32, #blocked3>
    %36 = tt.addptr %34, %35 : tensor<128x2x!tt.ptr<i8>, #blocked3>, tensor<128x2xi32, #blocked3>
    %37 = tt.load %36 : tensor<128x2x!tt.ptr<i8>, #blocked3>
    %38 = ttg.convert_layout %14 : tensor<128x64xf8E5M2, #blocked5> -> tensor<128x64xf8E5M2, #blocked1>
    %39 = tt.fp_to_fp %38 : tensor<128x64xf8E5M2, #blocked1> -> tensor<128x64xbf16, #blocked1>
    %40 = ttg.convert_layout %37 : tensor<128x2xi8, #blocked3> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked}>>
    %41 = arith.extui %40 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #blocked}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %42 = arith.shli %41, %cst : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %43 = tt.bitcast %42 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %44 = tt.expand_dims %43 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<128x2x1xbf16, #blocked>
    %45 = tt.broadcast %44 : tensor<128x2x1xbf16, #blocked> -> tensor<128x2x32xbf16, #blocked>
    %46 = tt.reshape %45 : tensor<128x2x32xbf16, #blocked> -> tensor<128x64xbf16, #blocked1>
    %47 = arith.mulf %39, %46 : tensor<128x64xbf16, #blocked1>
    %48 = arith.cmpi eq, %37, %cst_6 : tensor<128x2xi8, #blocked3>
    %49 = ttg.convert_layout %48 : tensor<128x2xi1, #blocked3> -> tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked}>>
    %50 = tt.expand_dims %49 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<128x2x1xi1, #blocked>
    %51 = tt.broadcast %50 : tensor<128x2x1xi1, #blocked> -> tensor<128x2x32xi1, #blocked>
    %52 = tt.reshape %51 : tensor<128x2x32xi1, #blocked> -> tensor<128x64xi1, #blocked1>
    %53 = arith.select %52, %cst_0, %47 : tensor<128x64xi1, #blocked1>, tensor<128x64xbf16, #blocked1>
    %54 = ttg.fp4_to_fp %28 {axis = 0 : i32} : tensor<32x128xi8, #blocked7> -> tensor<64x128xbf16, #blocked8>
    %55 = ttg.local_alloc %54 : (tensor<64x128xbf16, #blocked8>) -> !ttg.memdesc<64x128xbf16, #shared, #smem>
    %result = ttng.tmem_alloc %53 : (tensor<128x64xbf16, #blocked1>) -> !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>
    %result_7 = ttng.tmem_alloc %cst_5 : (tensor<128x128xf32, #blocked6>) -> !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %result, %55, %result_7, %true, %true : !ttg.memdesc<128x64xbf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x128xbf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable>
    %56 = arith.muli %5, %cst_1 : tensor<128x1xi32, #blocked2>
    %57 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %58 = tt.addptr %57, %56 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %59 = tt.broadcast %58 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x128x!tt.ptr<f32>, #blocked2>
    %60 = tt.broadcast %22 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %61 = tt.addptr %59, %60 : tensor<128x128x!tt.ptr<f32>, #blocked2>, tensor<128x128xi32, #blocked2>
    %result_8 = ttng.tmem_load %result_7 : !ttg.memdesc<128x128xf32, #tmem1, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked6>
    %62 = ttg.convert_layout %result_8 : tensor<128x128xf32, #blocked6> -> tensor<128x128xf32, #blocked2>
    tt.store %61, %62 : tensor<128x128x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
