// Kernel scaled_tile of kernels/matmul_tma.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *u8:16 *u8:16 *u8:16 *fp32:16; constants A=e2m1, WIDTH=32, SIZE=64, INNER=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %c32_i32 = arith.constant 32 : i32
    %c32_i32_0 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<64x1xi32>
    %3 = arith.extsi %2 : tensor<64x1xi32> to tensor<64x1xi64>
    %4 = arith.extsi %cst : tensor<64x1xi32> to tensor<64x1xi64>
    %5 = arith.muli %3, %4 : tensor<64x1xi64>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst_1 = arith.constant dense<2147483647> : tensor<64x1xi64>
    %6 = arith.cmpi sle, %5, %cst_1 : tensor<64x1xi64>
    %cst_2 = arith.constant dense<-2147483648> : tensor<64x1xi64>
    %7 = arith.cmpi sge, %5, %cst_2 : tensor<64x1xi64>
    %8 = arith.andi %6, %7 : tensor<64x1xi1>
    %9 = arith.muli %2, %cst : tensor<64x1xi32>
    %10 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>>
    %11 = tt.addptr %10, %9 : tensor<64x1x!tt.ptr<i8>>, tensor<64x1xi32>
    %12 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %14 = tt.broadcast %11 : tensor<64x1x!tt.ptr<i8>> -> tensor<64x32x!tt.ptr<i8>>
    %15 = tt.broadcast %13 : tensor<1x32xi32> -> tensor<64x32xi32>
    %16 = tt.addptr %14, %15 : tensor<64x32x!tt.ptr<i8>>, tensor<64x32xi32>
    %17 = tt.load %16 : tensor<64x32x!tt.ptr<i8>>
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %19 = tt.expand_dims %18 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %20 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>>
    %21 = tt.addptr %20, %19 : tensor<32x1x!tt.ptr<i8>>, tensor<32x1xi32>
    %22 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %c32_i32_3 = arith.constant 32 : i32
    %c32_i32_4 = arith.constant 32 : i32
    %cst_5 = arith.constant dense<32> : tensor<1x64xi32>
    %23 = arith.extsi %22 : tensor<1x64xi32> to tensor<1x64xi64>
    %24 = arith.extsi %cst_5 : tensor<1x64xi32> to tensor<1x64xi64>
    %25 = arith.muli %23, %24 : tensor<1x64xi64>
    %c2147483647_i64_6 = arith.constant 2147483647 : i64
    %c-2147483648_i64_7 = arith.constant -2147483648 : i64
    %cst_8 = arith.constant dense<2147483647> : tensor<1x64xi64>
    %26 = arith.cmpi sle, %25, %cst_8 : tensor<1x64xi64>
    %cst_9 = arith.constant dense<-2147483648> : tensor<1x64xi64>
    %27 = arith.cmpi sge, %25, %cst_9 : tensor<1x64xi64>
    %28 = arith.andi %26, %27 : tensor<1x64xi1>
    %29 = arith.muli %22, %cst_5 : tensor<1x64xi32>
    %30 = tt.broadcast %21 : tensor<32x1x!tt.ptr<i8>> -> tensor<32x64x!tt.ptr<i8>>
    %31 = tt.broadcast %29 : tensor<1x64xi32> -> tensor<32x64xi32>
    %32 = tt.addptr %30, %31 : tensor<32x64x!tt.ptr<i8>>, tensor<32x64xi32>
    %33 = tt.load %32 : tensor<32x64x!tt.ptr<i8>>
    %34 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %c2_i32 = arith.constant 2 : i32
    %c2_i32_10 = arith.constant 2 : i32
    %cst_11 = arith.constant dense<2> : tensor<64x1xi32>
    %35 = arith.extsi %34 : tensor<64x1xi32> to tensor<64x1xi64>
    %36 = arith.extsi %cst_11 : tensor<64x1xi32> to tensor<64x1xi64>
    %37 = arith.muli %35, %36 : tensor<64x1xi64>
    %c2147483647_i64_12 = arith.constant 2147483647 : i64
    %c-2147483648_i64_13 = arith.constant -2147483648 : i64
    %cst_14 = arith.constant dense<2147483647> : tensor<64x1xi64>
    %38 = arith.cmpi sle, %37, %cst_14 : tensor<64x1xi64>
    %cst_15 = arith.constant dense<-2147483648> : tensor<64x1xi64>
    %39 = arith.cmpi sge, %37, %cst_15 : tensor<64x1xi64>
    %40 = arith.andi %38, %39 : tensor<64x1xi1>
    %41 = arith.muli %34, %cst_11 : tensor<64x1xi32>
    %42 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>>
    %43 = tt.addptr %42, %41 : tensor<64x1x!tt.ptr<i8>>, tensor<64x1xi32>
    %44 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %45 = tt.expand_dims %44 {axis = 0 : i32} : tensor<2xi32> -> tensor<1x2xi32>
    %46 = tt.broadcast %43 : tensor<64x1x!tt.ptr<i8>> -> tensor<64x2x!tt.ptr<i8>>
    %47 = tt.broadcast %45 : tensor<1x2xi32> -> tensor<64x2xi32>
    %48 = tt.addptr %46, %47 : tensor<64x2x!tt.ptr<i8>>, tensor<64x2xi32>
    %49 = tt.load %48 : tensor<64x2x!tt.ptr<i8>>
    %cst_16 = arith.constant 0.000000e+00 : f32
    %cst_17 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
    %50 = tt.dot_scaled %17 scale %49, %33, %cst_17 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<64x32xi8>, tensor<64x2xi8> * tensor<32x64xi8> -> tensor<64x64xf32>
    %51 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_18 = arith.constant 64 : i32
    %cst_19 = arith.constant dense<64> : tensor<64x1xi32>
    %52 = arith.extsi %51 : tensor<64x1xi32> to tensor<64x1xi64>
    %53 = arith.extsi %cst_19 : tensor<64x1xi32> to tensor<64x1xi64>
    %54 = arith.muli %52, %53 : tensor<64x1xi64>
    %c2147483647_i64_20 = arith.constant 2147483647 : i64
    %c-2147483648_i64_21 = arith.constant -2147483648 : i64
    %cst_22 = arith.constant dense<2147483647> : tensor<64x1xi64>
    %55 = arith.cmpi sle, %54, %cst_22 : tensor<64x1xi64>
    %cst_23 = arith.constant dense<-2147483648> : tensor<64x1xi64>
    %56 = arith.cmpi sge, %54, %cst_23 : tensor<64x1xi64>
    %57 = arith.andi %55, %56 : tensor<64x1xi1>
    %58 = arith.muli %51, %cst_19 : tensor<64x1xi32>
    %59 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>>
    %60 = tt.addptr %59, %58 : tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>
    %61 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %62 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f32>> -> tensor<64x64x!tt.ptr<f32>>
    %63 = tt.broadcast %61 : tensor<1x64xi32> -> tensor<64x64xi32>
    %64 = tt.addptr %62, %63 : tensor<64x64x!tt.ptr<f32>>, tensor<64x64xi32>
    tt.store %64, %50 : tensor<64x64x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
    %cst_1 = arith.constant dense<2> : tensor<64x1xi32>
    %cst_2 = arith.constant dense<32> : tensor<1x64xi32>
    %cst_3 = arith.constant dense<32> : tensor<64x1xi32>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %2 = arith.muli %1, %cst_3 : tensor<64x1xi32>
    %3 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>>
    %4 = tt.addptr %3, %2 : tensor<64x1x!tt.ptr<i8>>, tensor<64x1xi32>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %6 = tt.expand_dims %5 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %7 = tt.broadcast %4 : tensor<64x1x!tt.ptr<i8>> -> tensor<64x32x!tt.ptr<i8>>
    %8 = tt.broadcast %6 : tensor<1x32xi32> -> tensor<64x32xi32>
    %9 = tt.addptr %7, %8 : tensor<64x32x!tt.ptr<i8>>, tensor<64x32xi32>
    %10 = tt.load %9 : tensor<64x32x!tt.ptr<i8>>
    %11 = tt.expand_dims %5 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %12 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>>
    %13 = tt.addptr %12, %11 : tensor<32x1x!tt.ptr<i8>>, tensor<32x1xi32>
    %14 = tt.expand_dims %0 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %15 = arith.muli %14, %cst_2 : tensor<1x64xi32>
    %16 = tt.broadcast %13 : tensor<32x1x!tt.ptr<i8>> -> tensor<32x64x!tt.ptr<i8>>
    %17 = tt.broadcast %15 : tensor<1x64xi32> -> tensor<32x64xi32>
    %18 = tt.addptr %16, %17 : tensor<32x64x!tt.ptr<i8>>, tensor<32x64xi32>
    %19 = tt.load %18 : tensor<32x64x!tt.ptr<i8>>
    %20 = arith.muli %1, %cst_1 : tensor<64x1xi32>
    %21 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>>
    %22 = tt.addptr %21, %20 : tensor<64x1x!tt.ptr<i8>>, tensor<64x1xi32>
    %23 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<2xi32> -> tensor<1x2xi32>
    %25 = tt.broadcast %22 : tensor<64x1x!tt.ptr<i8>> -> tensor<64x2x!tt.ptr<i8>>
    %26 = tt.broadcast %24 : tensor<1x2xi32> -> tensor<64x2xi32>
    %27 = tt.addptr %25, %26 : tensor<64x2x!tt.ptr<i8>>, tensor<64x2xi32>
    %28 = tt.load %27 : tensor<64x2x!tt.ptr<i8>>
    %29 = tt.dot_scaled %10 scale %28, %19, %cst_0 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<64x32xi8>, tensor<64x2xi8> * tensor<32x64xi8> -> tensor<64x64xf32>
    %30 = arith.muli %1, %cst : tensor<64x1xi32>
    %31 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>
    %33 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f32>> -> tensor<64x64x!tt.ptr<f32>>
    %34 = tt.broadcast %14 : tensor<1x64xi32> -> tensor<64x64xi32>
    %35 = tt.addptr %33, %34 : tensor<64x64x!tt.ptr<f32>>, tensor<64x64xi32>
    tt.store %35, %29 : tensor<64x64x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked1>
    %cst_1 = arith.constant dense<2> : tensor<64x1xi32, #blocked>
    %cst_2 = arith.constant dense<32> : tensor<1x64xi32, #blocked1>
    %cst_3 = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %1 = ttg.convert_layout %0 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %3 = ttg.convert_layout %2 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked>
    %4 = arith.muli %3, %cst_3 : tensor<64x1xi32, #blocked>
    %5 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %6 = tt.addptr %5, %4 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %8 = ttg.convert_layout %7 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x32xi32, #blocked4>
    %10 = ttg.convert_layout %9 : tensor<1x32xi32, #blocked4> -> tensor<1x32xi32, #blocked5>
    %11 = tt.broadcast %6 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x32x!tt.ptr<i8>, #blocked>
    %12 = ttg.convert_layout %11 : tensor<64x32x!tt.ptr<i8>, #blocked> -> tensor<64x32x!tt.ptr<i8>, #blocked5>
    %13 = tt.broadcast %10 : tensor<1x32xi32, #blocked5> -> tensor<64x32xi32, #blocked5>
    %14 = tt.addptr %12, %13 : tensor<64x32x!tt.ptr<i8>, #blocked5>, tensor<64x32xi32, #blocked5>
    %15 = tt.load %14 : tensor<64x32x!tt.ptr<i8>, #blocked5>
    %16 = ttg.convert_layout %7 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %18 = ttg.convert_layout %17 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked>
    %19 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked>
    %20 = tt.addptr %19, %18 : tensor<32x1x!tt.ptr<i8>, #blocked>, tensor<32x1xi32, #blocked>
    %21 = ttg.convert_layout %0 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %23 = ttg.convert_layout %22 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked1>
    %24 = arith.muli %23, %cst_2 : tensor<1x64xi32, #blocked1>
    %25 = tt.broadcast %20 : tensor<32x1x!tt.ptr<i8>, #blocked> -> tensor<32x64x!tt.ptr<i8>, #blocked>
    %26 = ttg.convert_layout %25 : tensor<32x64x!tt.ptr<i8>, #blocked> -> tensor<32x64x!tt.ptr<i8>, #blocked1>
    %27 = tt.broadcast %24 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %28 = tt.addptr %26, %27 : tensor<32x64x!tt.ptr<i8>, #blocked1>, tensor<32x64xi32, #blocked1>
    %29 = tt.load %28 : tensor<32x64x!tt.ptr<i8>, #blocked1>
    %30 = arith.muli %3, %cst_1 : tensor<64x1xi32, #blocked>
    %31 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %33 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked2>
    %34 = ttg.convert_layout %33 : tensor<2xi32, #blocked2> -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %35 = tt.expand_dims %34 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
    %36 = ttg.convert_layout %35 : tensor<1x2xi32, #blocked4> -> tensor<1x2xi32, #blocked6>
    %37 = tt.broadcast %32 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x2x!tt.ptr<i8>, #blocked>
    %38 = ttg.convert_layout %37 : tensor<64x2x!tt.ptr<i8>, #blocked> -> tensor<64x2x!tt.ptr<i8>, #blocked6>
    %39 = tt.broadcast %36 : tensor<1x2xi32, #blocked6> -> tensor<64x2xi32, #blocked6>
    %40 = tt.addptr %38, %39 : tensor<64x2x!tt.ptr<i8>, #blocked6>, tensor<64x2xi32, #blocked6>
    %41 = tt.load %40 : tensor<64x2x!tt.ptr<i8>, #blocked6>
    %42 = tt.dot_scaled %15 scale %41, %29, %cst_0 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<64x32xi8, #blocked5>, tensor<64x2xi8, #blocked6> * tensor<32x64xi8, #blocked1> -> tensor<64x64xf32, #blocked1>
    %43 = arith.muli %3, %cst : tensor<64x1xi32, #blocked>
    %44 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %45 = tt.addptr %44, %43 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %46 = tt.broadcast %45 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %47 = ttg.convert_layout %46 : tensor<64x64x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %48 = tt.broadcast %23 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %49 = tt.addptr %47, %48 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    tt.store %49, %42 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked1>
    %cst_1 = arith.constant dense<2> : tensor<64x1xi32, #blocked>
    %cst_2 = arith.constant dense<32> : tensor<1x64xi32, #blocked1>
    %cst_3 = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %1 = ttg.convert_layout %0 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %3 = ttg.convert_layout %2 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked>
    %4 = arith.muli %3, %cst_3 : tensor<64x1xi32, #blocked>
    %5 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %6 = tt.addptr %5, %4 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %8 = ttg.convert_layout %7 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %9 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x32xi32, #blocked4>
    %10 = ttg.convert_layout %9 : tensor<1x32xi32, #blocked4> -> tensor<1x32xi32, #blocked5>
    %11 = tt.broadcast %6 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x32x!tt.ptr<i8>, #blocked>
    %12 = ttg.convert_layout %11 : tensor<64x32x!tt.ptr<i8>, #blocked> -> tensor<64x32x!tt.ptr<i8>, #blocked5>
    %13 = tt.broadcast %10 : tensor<1x32xi32, #blocked5> -> tensor<64x32xi32, #blocked5>
    %14 = tt.addptr %12, %13 : tensor<64x32x!tt.ptr<i8>, #blocked5>, tensor<64x32xi32, #blocked5>
    %15 = ttg.convert_layout %14 : tensor<64x32x!tt.ptr<i8>, #blocked5> -> tensor<64x32x!tt.ptr<i8>, #blocked6>
    %16 = tt.load %15 : tensor<64x32x!tt.ptr<i8>, #blocked6>
    %17 = ttg.convert_layout %16 : tensor<64x32xi8, #blocked6> -> tensor<64x32xi8, #blocked5>
    %18 = ttg.convert_layout %7 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %19 = tt.expand_dims %18 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %20 = ttg.convert_layout %19 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked>
    %21 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked>
    %22 = tt.addptr %21, %20 : tensor<32x1x!tt.ptr<i8>, #blocked>, tensor<32x1xi32, #blocked>
    %23 = ttg.convert_layout %0 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %25 = ttg.convert_layout %24 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked1>
    %26 = arith.muli %25, %cst_2 : tensor<1x64xi32, #blocked1>
    %27 = tt.broadcast %22 : tensor<32x1x!tt.ptr<i8>, #blocked> -> tensor<32x64x!tt.ptr<i8>, #blocked>
    %28 = ttg.convert_layout %27 : tensor<32x64x!tt.ptr<i8>, #blocked> -> tensor<32x64x!tt.ptr<i8>, #blocked1>
    %29 = tt.broadcast %26 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %30 = tt.addptr %28, %29 : tensor<32x64x!tt.ptr<i8>, #blocked1>, tensor<32x64xi32, #blocked1>
    %31 = ttg.convert_layout %30 : tensor<32x64x!tt.ptr<i8>, #blocked1> -> tensor<32x64x!tt.ptr<i8>, #blocked7>
    %32 = tt.load %31 : tensor<32x64x!tt.ptr<i8>, #blocked7>
    %33 = ttg.convert_layout %32 : tensor<32x64xi8, #blocked7> -> tensor<32x64xi8, #blocked1>
    %34 = arith.muli %3, %cst_1 : tensor<64x1xi32, #blocked>
    %35 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %36 = tt.addptr %35, %34 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %37 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked2>
    %38 = ttg.convert_layout %37 : tensor<2xi32, #blocked2> -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %39 = tt.expand_dims %38 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
    %40 = ttg.convert_layout %39 : tensor<1x2xi32, #blocked4> -> tensor<1x2xi32, #blocked8>
    %41 = tt.broadcast %36 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x2x!tt.ptr<i8>, #blocked>
    %42 = ttg.convert_layout %41 : tensor<64x2x!tt.ptr<i8>, #blocked> -> tensor<64x2x!tt.ptr<i8>, #blocked8>
    %43 = tt.broadcast %40 : tensor<1x2xi32, #blocked8> -> tensor<64x2xi32, #blocked8>
    %44 = tt.addptr %42, %43 : tensor<64x2x!tt.ptr<i8>, #blocked8>, tensor<64x2xi32, #blocked8>
    %45 = ttg.convert_layout %44 : tensor<64x2x!tt.ptr<i8>, #blocked8> -> tensor<64x2x!tt.ptr<i8>, #blocked8>
    %46 = tt.load %45 : tensor<64x2x!tt.ptr<i8>, #blocked8>
    %47 = tt.dot_scaled %17 scale %46, %33, %cst_0 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<64x32xi8, #blocked5>, tensor<64x2xi8, #blocked8> * tensor<32x64xi8, #blocked1> -> tensor<64x64xf32, #blocked1>
    %48 = arith.muli %3, %cst : tensor<64x1xi32, #blocked>
    %49 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %50 = tt.addptr %49, %48 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %51 = tt.broadcast %50 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %52 = ttg.convert_layout %51 : tensor<64x64x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %53 = tt.broadcast %25 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %54 = tt.addptr %52, %53 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %55 = ttg.convert_layout %54 : tensor<64x64x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked9>
    %56 = ttg.convert_layout %47 : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked9>
    tt.store %55, %56 : tensor<64x64x!tt.ptr<f32>, #blocked9>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_1 = arith.constant dense<2> : tensor<64x1xi32, #blocked2>
    %cst_2 = arith.constant dense<32> : tensor<1x64xi32, #blocked3>
    %cst_3 = arith.constant dense<32> : tensor<64x1xi32, #blocked4>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %6 = arith.muli %3, %cst_3 : tensor<64x1xi32, #blocked4>
    %7 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %8 = tt.addptr %7, %6 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x32xi32, #blocked4>
    %11 = tt.broadcast %8 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x32x!tt.ptr<i8>, #blocked4>
    %12 = tt.broadcast %10 : tensor<1x32xi32, #blocked4> -> tensor<64x32xi32, #blocked4>
    %13 = tt.addptr %11, %12 : tensor<64x32x!tt.ptr<i8>, #blocked4>, tensor<64x32xi32, #blocked4>
    %14 = tt.load %13 : tensor<64x32x!tt.ptr<i8>, #blocked4>
    %15 = ttg.convert_layout %14 : tensor<64x32xi8, #blocked4> -> tensor<64x32xi8, #blocked5>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %18 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked3>
    %19 = tt.addptr %18, %17 : tensor<32x1x!tt.ptr<i8>, #blocked3>, tensor<32x1xi32, #blocked3>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %23 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %24 = arith.muli %22, %cst_2 : tensor<1x64xi32, #blocked3>
    %25 = tt.broadcast %19 : tensor<32x1x!tt.ptr<i8>, #blocked3> -> tensor<32x64x!tt.ptr<i8>, #blocked3>
    %26 = tt.broadcast %24 : tensor<1x64xi32, #blocked3> -> tensor<32x64xi32, #blocked3>
    %27 = tt.addptr %25, %26 : tensor<32x64x!tt.ptr<i8>, #blocked3>, tensor<32x64xi32, #blocked3>
    %28 = tt.load %27 : tensor<32x64x!tt.ptr<i8>, #blocked3>
    %29 = ttg.convert_layout %28 : tensor<32x64xi8, #blocked3> -> tensor<32x64xi8, #blocked>
    %30 = arith.muli %4, %cst_1 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<i8>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %34 = tt.expand_dims %33 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x2xi32, #blocked2>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<i8>, #blocked2> -> tensor<64x2x!tt.ptr<i8>, #blocked2>
    %36 = tt.broadcast %34 : tensor<1x2xi32, #blocked2> -> tensor<64x2xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x2x!tt.ptr<i8>, #blocked2>, tensor<64x2xi32, #blocked2>
    %38 = tt.load %37 : tensor<64x2x!tt.ptr<i8>, #blocked2>
    %39 = tt.dot_scaled %15 scale %38, %29, %cst lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<64x32xi8, #blocked5>, tensor<64x2xi8, #blocked2> * tensor<32x64xi8, #blocked> -> tensor<64x64xf32, #blocked>
    %40 = arith.muli %5, %cst_0 : tensor<64x1xi32, #blocked1>
    %41 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked1>
    %42 = tt.addptr %41, %40 : tensor<64x1x!tt.ptr<f32>, #blocked1>, tensor<64x1xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<64x1x!tt.ptr<f32>, #blocked1> -> tensor<64x64x!tt.ptr<f32>, #blocked1>
    %44 = tt.broadcast %23 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %45 = tt.addptr %43, %44 : tensor<64x64x!tt.ptr<f32>, #blocked1>, tensor<64x64xi32, #blocked1>
    %46 = ttg.convert_layout %39 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked1>
    tt.store %45, %46 : tensor<64x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [16, 2, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[0, 32], [1, 0], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked>
    %cst_0 = arith.constant dense<-1> : tensor<64x2xi8, #blocked1>
    %cst_1 = arith.constant dense<7> : tensor<64x2xi16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked3>
    %cst_4 = arith.constant dense<2> : tensor<64x1xi32, #blocked1>
    %cst_5 = arith.constant dense<32> : tensor<1x64xi32, #blocked4>
    %cst_6 = arith.constant dense<32> : tensor<64x1xi32, #blocked5>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<64x1xi32, #blocked5>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %6 = arith.muli %3, %cst_6 : tensor<64x1xi32, #blocked5>
    %7 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked5>
    %8 = tt.addptr %7, %6 : tensor<64x1x!tt.ptr<i8>, #blocked5>, tensor<64x1xi32, #blocked5>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x32xi32, #blocked5>
    %11 = tt.broadcast %8 : tensor<64x1x!tt.ptr<i8>, #blocked5> -> tensor<64x32x!tt.ptr<i8>, #blocked5>
    %12 = tt.broadcast %10 : tensor<1x32xi32, #blocked5> -> tensor<64x32xi32, #blocked5>
    %13 = tt.addptr %11, %12 : tensor<64x32x!tt.ptr<i8>, #blocked5>, tensor<64x32xi32, #blocked5>
    %14 = tt.load %13 : tensor<64x32x!tt.ptr<i8>, #blocked5>
    %15 = ttg.convert_layout %14 : tensor<64x32xi8, #blocked5> -> tensor<64x32xi8, #blocked6>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32x1xi32, #blocked4>
    %18 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked4>
    %19 = tt.addptr %18, %17 : tensor<32x1x!tt.ptr<i8>, #blocked4>, tensor<32x1xi32, #blocked4>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %23 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %24 = arith.muli %22, %cst_5 : tensor<1x64xi32, #blocked4>
    %25 = tt.broadcast %19 : tensor<32x1x!tt.ptr<i8>, #blocked4> -> tensor<32x64x!tt.ptr<i8>, #blocked4>
    %26 = tt.broadcast %24 : tensor<1x64xi32, #blocked4> -> tensor<32x64xi32, #blocked4>
    %27 = tt.addptr %25, %26 : tensor<32x64x!tt.ptr<i8>, #blocked4>, tensor<32x64xi32, #blocked4>
    %28 = tt.load %27 : tensor<32x64x!tt.ptr<i8>, #blocked4>
    %29 = ttg.convert_layout %28 : tensor<32x64xi8, #blocked4> -> tensor<32x64xi8, #blocked2>
    %30 = arith.muli %4, %cst_4 : tensor<64x1xi32, #blocked1>
    %31 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked1>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<i8>, #blocked1>, tensor<64x1xi32, #blocked1>
    %33 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %34 = tt.expand_dims %33 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x2xi32, #blocked1>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<i8>, #blocked1> -> tensor<64x2x!tt.ptr<i8>, #blocked1>
    %36 = tt.broadcast %34 : tensor<1x2xi32, #blocked1> -> tensor<64x2xi32, #blocked1>
    %37 = tt.addptr %35, %36 : tensor<64x2x!tt.ptr<i8>, #blocked1>, tensor<64x2xi32, #blocked1>
    %38 = tt.load %37 : tensor<64x2x!tt.ptr<i8>, #blocked1>
    %39 = ttg.fp4_to_fp %15 {axis = 1 : i32} : tensor<64x32xi8, #blocked6> -> tensor<64x64xbf16, #blocked>
    %40 = arith.extui %38 : tensor<64x2xi8, #blocked1> to tensor<64x2xi16, #blocked1>
    %41 = arith.shli %40, %cst_1 : tensor<64x2xi16, #blocked1>
    %42 = tt.bitcast %41 : tensor<64x2xi16, #blocked1> -> tensor<64x2xbf16, #blocked1>
    %43 = ttg.convert_layout %42 : tensor<64x2xbf16, #blocked1> -> tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #blocked7}>>
    %44 = tt.expand_dims %43 {axis = 2 : i32} : tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #blocked7}>> -> tensor<64x2x1xbf16, #blocked7>
    %45 = tt.broadcast %44 : tensor<64x2x1xbf16, #blocked7> -> tensor<64x2x32xbf16, #blocked7>
    %46 = tt.reshape %45 : tensor<64x2x32xbf16, #blocked7> -> tensor<64x64xbf16, #linear>
    %47 = ttg.convert_layout %46 : tensor<64x64xbf16, #linear> -> tensor<64x64xbf16, #blocked>
    %48 = arith.mulf %39, %47 : tensor<64x64xbf16, #blocked>
    %49 = arith.cmpi eq, %38, %cst_0 : tensor<64x2xi8, #blocked1>
    %50 = ttg.convert_layout %49 : tensor<64x2xi1, #blocked1> -> tensor<64x2xi1, #ttg.slice<{dim = 2, parent = #blocked7}>>
    %51 = tt.expand_dims %50 {axis = 2 : i32} : tensor<64x2xi1, #ttg.slice<{dim = 2, parent = #blocked7}>> -> tensor<64x2x1xi1, #blocked7>
    %52 = tt.broadcast %51 : tensor<64x2x1xi1, #blocked7> -> tensor<64x2x32xi1, #blocked7>
    %53 = tt.reshape %52 : tensor<64x2x32xi1, #blocked7> -> tensor<64x64xi1, #linear>
    %54 = ttg.convert_layout %53 : tensor<64x64xi1, #linear> -> tensor<64x64xi1, #blocked>
    %55 = arith.select %54, %cst, %48 : tensor<64x64xi1, #blocked>, tensor<64x64xbf16, #blocked>
    %56 = ttg.convert_layout %55 : tensor<64x64xbf16, #blocked> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #blocked2}>>
    %57 = ttg.fp4_to_fp %29 {axis = 0 : i32} : tensor<32x64xi8, #blocked2> -> tensor<64x64xbf16, #blocked8>
    %58 = ttg.local_alloc %57 : (tensor<64x64xbf16, #blocked8>) -> !ttg.memdesc<64x64xbf16, #shared, #smem>
    %59 = ttg.convert_layout %cst_2 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #mma>
    %60 = ttg.convert_layout %56 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #blocked2}>> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %61 = ttng.warp_group_dot %60, %58, %59 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    %62 = ttg.convert_layout %61 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked2>
    %63 = ttg.convert_layout %62 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %64 = arith.muli %5, %cst_3 : tensor<64x1xi32, #blocked3>
    %65 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked3>
    %66 = tt.addptr %65, %64 : tensor<64x1x!tt.ptr<f32>, #blocked3>, tensor<64x1xi32, #blocked3>
    %67 = tt.broadcast %66 : tensor<64x1x!tt.ptr<f32>, #blocked3> -> tensor<64x64x!tt.ptr<f32>, #blocked3>
    %68 = tt.broadcast %23 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked3>
    %69 = tt.addptr %67, %68 : tensor<64x64x!tt.ptr<f32>, #blocked3>, tensor<64x64xi32, #blocked3>
    %70 = ttg.convert_layout %63 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked3>
    tt.store %69, %70 : tensor<64x64x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<32> : tensor<1x64xi32, #blocked1>
    %cst_1 = arith.constant dense<2> : tensor<64x1xi32, #blocked2>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked3>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %cst_5 = arith.constant dense<-1> : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_6 = arith.constant dense<7> : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %6 = arith.muli %3, %cst : tensor<64x1xi32, #blocked>
    %7 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %8 = tt.addptr %7, %6 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %11 = tt.broadcast %8 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x32x!tt.ptr<i8>, #blocked>
    %12 = tt.broadcast %10 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %13 = tt.addptr %11, %12 : tensor<64x32x!tt.ptr<i8>, #blocked>, tensor<64x32xi32, #blocked>
    %14 = tt.load %13 : tensor<64x32x!tt.ptr<i8>, #blocked>
    %15 = ttg.convert_layout %14 : tensor<64x32xi8, #blocked> -> tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %18 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked1>
    %19 = tt.addptr %18, %17 : tensor<32x1x!tt.ptr<i8>, #blocked1>, tensor<32x1xi32, #blocked1>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %24 = arith.muli %22, %cst_0 : tensor<1x64xi32, #blocked1>
    %25 = tt.broadcast %19 : tensor<32x1x!tt.ptr<i8>, #blocked1> -> tensor<32x64x!tt.ptr<i8>, #blocked1>
    %26 = tt.broadcast %24 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %27 = tt.addptr %25, %26 : tensor<32x64x!tt.ptr<i8>, #blocked1>, tensor<32x64xi32, #blocked1>
    %28 = tt.load %27 : tensor<32x64x!tt.ptr<i8>, #blocked1>
    %29 = ttg.convert_layout %28 : tensor<32x64xi8, #blocked1> -> tensor<32x64xi8, #blocked4>
    %30 = arith.muli %4, %cst_1 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<i8>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %34 = tt.expand_dims %33 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x2xi32, #blocked2>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<i8>, #blocked2> -> tensor<64x2x!tt.ptr<i8>, #blocked2>
    %36 = tt.broadcast %34 : tensor<1x2xi32, #blocked2> -> tensor<64x2xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x2x!tt.ptr<i8>, #blocked2>, tensor<64x2xi32, #blocked2>
    %38 = tt.load %37 : tensor<64x2x!tt.ptr<i8>, #blocked2>
    %39 = ttg.convert_layout %38 : tensor<64x2xi8, #blocked2> -> tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %40 = ttg.convert_layout %38 : tensor<64x2xi8, #blocked2> -> tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %41 = ttg.fp4_to_fp %15 {axis = 1 : i32} : tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %42 = arith.extui %40 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %43 = arith.shli %42, %cst_6 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %44 = tt.bitcast %43 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
    %45 = tt.expand_dims %44 {axis = 2 : i32} : tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xbf16, #linear>
    %46 = tt.broadcast %45 : tensor<64x2x1xbf16, #linear> -> tensor<64x2x32xbf16, #linear>
    %47 = tt.reshape %46 : tensor<64x2x32xbf16, #linear> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %48 = arith.mulf %41, %47 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %49 = arith.cmpi eq, %39, %cst_5 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %50 = tt.expand_dims %49 {axis = 2 : i32} : tensor<64x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xi1, #linear>
    %51 = tt.broadcast %50 : tensor<64x2x1xi1, #linear> -> tensor<64x2x32xi1, #linear>
    %52 = tt.reshape %51 : tensor<64x2x32xi1, #linear> -> tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %53 = arith.select %52, %cst_4, %48 : tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %54 = ttg.fp4_to_fp %29 {axis = 0 : i32} : tensor<32x64xi8, #blocked4> -> tensor<64x64xbf16, #blocked5>
    %55 = ttg.local_alloc %54 : (tensor<64x64xbf16, #blocked5>) -> !ttg.memdesc<64x64xbf16, #shared, #smem>
    %56 = ttng.warp_group_dot %53, %55, %cst_3 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    %57 = arith.muli %5, %cst_2 : tensor<64x1xi32, #blocked3>
    %58 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked3>
    %59 = tt.addptr %58, %57 : tensor<64x1x!tt.ptr<f32>, #blocked3>, tensor<64x1xi32, #blocked3>
    %60 = tt.broadcast %59 : tensor<64x1x!tt.ptr<f32>, #blocked3> -> tensor<64x64x!tt.ptr<f32>, #blocked3>
    %61 = tt.broadcast %23 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked3>
    %62 = tt.addptr %60, %61 : tensor<64x64x!tt.ptr<f32>, #blocked3>, tensor<64x64xi32, #blocked3>
    %63 = ttg.convert_layout %56 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked3>
    tt.store %62, %63 : tensor<64x64x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<32> : tensor<1x64xi32, #blocked1>
    %cst_1 = arith.constant dense<2> : tensor<64x1xi32, #blocked2>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked3>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %cst_5 = arith.constant dense<-1> : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_6 = arith.constant dense<7> : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %6 = arith.muli %3, %cst : tensor<64x1xi32, #blocked>
    %7 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %8 = tt.addptr %7, %6 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %11 = tt.broadcast %8 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x32x!tt.ptr<i8>, #blocked>
    %12 = tt.broadcast %10 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %13 = tt.addptr %11, %12 : tensor<64x32x!tt.ptr<i8>, #blocked>, tensor<64x32xi32, #blocked>
    %14 = tt.load %13 : tensor<64x32x!tt.ptr<i8>, #blocked>
    %15 = ttg.convert_layout %14 : tensor<64x32xi8, #blocked> -> tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %18 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked1>
    %19 = tt.addptr %18, %17 : tensor<32x1x!tt.ptr<i8>, #blocked1>, tensor<32x1xi32, #blocked1>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %24 = arith.muli %22, %cst_0 : tensor<1x64xi32, #blocked1>
    %25 = tt.broadcast %19 : tensor<32x1x!tt.ptr<i8>, #blocked1> -> tensor<32x64x!tt.ptr<i8>, #blocked1>
    %26 = tt.broadcast %24 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %27 = tt.addptr %25, %26 : tensor<32x64x!tt.ptr<i8>, #blocked1>, tensor<32x64xi32, #blocked1>
    %28 = tt.load %27 : tensor<32x64x!tt.ptr<i8>, #blocked1>
    %29 = ttg.convert_layout %28 : tensor<32x64xi8, #blocked1> -> tensor<32x64xi8, #blocked4>
    %30 = arith.muli %4, %cst_1 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<i8>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %34 = tt.expand_dims %33 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x2xi32, #blocked2>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<i8>, #blocked2> -> tensor<64x2x!tt.ptr<i8>, #blocked2>
    %36 = tt.broadcast %34 : tensor<1x2xi32, #blocked2> -> tensor<64x2xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x2x!tt.ptr<i8>, #blocked2>, tensor<64x2xi32, #blocked2>
    %38 = tt.load %37 : tensor<64x2x!tt.ptr<i8>, #blocked2>
    %39 = ttg.convert_layout %38 : tensor<64x2xi8, #blocked2> -> tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %40 = ttg.fp4_to_fp %15 {axis = 1 : i32} : tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %41 = arith.extui %39 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %42 = arith.shli %41, %cst_6 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %43 = tt.bitcast %42 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
    %44 = tt.expand_dims %43 {axis = 2 : i32} : tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xbf16, #linear>
    %45 = tt.broadcast %44 : tensor<64x2x1xbf16, #linear> -> tensor<64x2x32xbf16, #linear>
    %46 = tt.reshape %45 : tensor<64x2x32xbf16, #linear> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %47 = arith.mulf %40, %46 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %48 = arith.cmpi eq, %39, %cst_5 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %49 = tt.expand_dims %48 {axis = 2 : i32} : tensor<64x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xi1, #linear>
    %50 = tt.broadcast %49 : tensor<64x2x1xi1, #linear> -> tensor<64x2x32xi1, #linear>
    %51 = tt.reshape %50 : tensor<64x2x32xi1, #linear> -> tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %52 = arith.select %51, %cst_4, %47 : tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %53 = ttg.fp4_to_fp %29 {axis = 0 : i32} : tensor<32x64xi8, #blocked4> -> tensor<64x64xbf16, #blocked5>
    %54 = ttg.local_alloc %53 : (tensor<64x64xbf16, #blocked5>) -> !ttg.memdesc<64x64xbf16, #shared, #smem>
    %55 = ttng.warp_group_dot %52, %54, %cst_3 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    %56 = arith.muli %5, %cst_2 : tensor<64x1xi32, #blocked3>
    %57 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked3>
    %58 = tt.addptr %57, %56 : tensor<64x1x!tt.ptr<f32>, #blocked3>, tensor<64x1xi32, #blocked3>
    %59 = tt.broadcast %58 : tensor<64x1x!tt.ptr<f32>, #blocked3> -> tensor<64x64x!tt.ptr<f32>, #blocked3>
    %60 = tt.broadcast %23 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked3>
    %61 = tt.addptr %59, %60 : tensor<64x64x!tt.ptr<f32>, #blocked3>, tensor<64x64xi32, #blocked3>
    %62 = ttg.convert_layout %55 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked3>
    tt.store %61, %62 : tensor<64x64x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<32> : tensor<1x64xi32, #blocked1>
    %cst_1 = arith.constant dense<2> : tensor<64x1xi32, #blocked2>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked3>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %cst_5 = arith.constant dense<-1> : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_6 = arith.constant dense<7> : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %6 = arith.muli %3, %cst : tensor<64x1xi32, #blocked>
    %7 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %8 = tt.addptr %7, %6 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %11 = tt.broadcast %8 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x32x!tt.ptr<i8>, #blocked>
    %12 = tt.broadcast %10 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %13 = tt.addptr %11, %12 : tensor<64x32x!tt.ptr<i8>, #blocked>, tensor<64x32xi32, #blocked>
    %14 = tt.load %13 : tensor<64x32x!tt.ptr<i8>, #blocked>
    %15 = ttg.convert_layout %14 : tensor<64x32xi8, #blocked> -> tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %16 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %18 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked1>
    %19 = tt.addptr %18, %17 : tensor<32x1x!tt.ptr<i8>, #blocked1>, tensor<32x1xi32, #blocked1>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %24 = arith.muli %22, %cst_0 : tensor<1x64xi32, #blocked1>
    %25 = tt.broadcast %19 : tensor<32x1x!tt.ptr<i8>, #blocked1> -> tensor<32x64x!tt.ptr<i8>, #blocked1>
    %26 = tt.broadcast %24 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %27 = tt.addptr %25, %26 : tensor<32x64x!tt.ptr<i8>, #blocked1>, tensor<32x64xi32, #blocked1>
    %28 = tt.load %27 : tensor<32x64x!tt.ptr<i8>, #blocked1>
    %29 = ttg.convert_layout %28 : tensor<32x64xi8, #blocked1> -> tensor<32x64xi8, #blocked4>
    %30 = arith.muli %4, %cst_1 : tensor<64x1xi32, #blocked2>
    %31 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked2>
    %32 = tt.addptr %31, %30 : tensor<64x1x!tt.ptr<i8>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %34 = tt.expand_dims %33 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x2xi32, #blocked2>
    %35 = tt.broadcast %32 : tensor<64x1x!tt.ptr<i8>, #blocked2> -> tensor<64x2x!tt.ptr<i8>, #blocked2>
    %36 = tt.broadcast %34 : tensor<1x2xi32, #blocked2> -> tensor<64x2xi32, #blocked2>
    %37 = tt.addptr %35, %36 : tensor<64x2x!tt.ptr<i8>, #blocked2>, tensor<64x2xi32, #blocked2>
    %38 = tt.load %37 : tensor<64x2x!tt.ptr<i8>, #blocked2>
    %39 = ttg.convert_layout %38 : tensor<64x2xi8, #blocked2> -> tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %40 = ttg.fp4_to_fp %15 {axis = 1 : i32} : tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %41 = ttg.convert_layout %38 : tensor<64x2xi8, #blocked2> -> tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %42 = arith.extui %41 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %43 = arith.shli %42, %cst_6 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %44 = tt.bitcast %43 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
    %45 = tt.expand_dims %44 {axis = 2 : i32} : tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xbf16, #linear>
    %46 = tt.broadcast %45 : tensor<64x2x1xbf16, #linear> -> tensor<64x2x32xbf16, #linear>
    %47 = tt.reshape %46 : tensor<64x2x32xbf16, #linear> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %48 = arith.mulf %40, %47 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %49 = arith.cmpi eq, %39, %cst_5 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %50 = tt.expand_dims %49 {axis = 2 : i32} : tensor<64x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xi1, #linear>
    %51 = tt.broadcast %50 : tensor<64x2x1xi1, #linear> -> tensor<64x2x32xi1, #linear>
    %52 = tt.reshape %51 : tensor<64x2x32xi1, #linear> -> tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %53 = arith.select %52, %cst_4, %48 : tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %54 = ttg.fp4_to_fp %29 {axis = 0 : i32} : tensor<32x64xi8, #blocked4> -> tensor<64x64xbf16, #blocked5>
    %55 = ttg.local_alloc %54 : (tensor<64x64xbf16, #blocked5>) -> !ttg.memdesc<64x64xbf16, #shared, #smem>
    %56 = ttng.warp_group_dot %53, %55, %cst_3 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    %57 = arith.muli %5, %cst_2 : tensor<64x1xi32, #blocked3>
    %58 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked3>
    %59 = tt.addptr %58, %57 : tensor<64x1x!tt.ptr<f32>, #blocked3>, tensor<64x1xi32, #blocked3>
    %60 = tt.broadcast %59 : tensor<64x1x!tt.ptr<f32>, #blocked3> -> tensor<64x64x!tt.ptr<f32>, #blocked3>
    %61 = tt.broadcast %23 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked3>
    %62 = tt.addptr %60, %61 : tensor<64x64x!tt.ptr<f32>, #blocked3>, tensor<64x64xi32, #blocked3>
    %63 = ttg.convert_layout %56 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked3>
    tt.store %62, %63 : tensor<64x64x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_reduce_data_duplication()
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<32> : tensor<1x64xi32, #blocked1>
    %cst_1 = arith.constant dense<2> : tensor<64x1xi32, #blocked2>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked3>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %cst_5 = arith.constant dense<-1> : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_6 = arith.constant dense<7> : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %6 = arith.muli %3, %cst : tensor<64x1xi32, #blocked>
    %7 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %8 = tt.addptr %7, %6 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %11 = tt.broadcast %8 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x32x!tt.ptr<i8>, #blocked>
    %12 = tt.broadcast %10 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %13 = tt.addptr %11, %12 : tensor<64x32x!tt.ptr<i8>, #blocked>, tensor<64x32xi32, #blocked>
    %14 = tt.load %13 : tensor<64x32x!tt.ptr<i8>, #blocked>
    %15 = ttg.local_alloc %14 : (tensor<64x32xi8, #blocked>) -> !ttg.memdesc<64x32xi8, #shared, #smem>
    %16 = ttg.local_load %15 : !ttg.memdesc<64x32xi8, #shared, #smem> -> tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %19 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<32x1x!tt.ptr<i8>, #blocked1>, tensor<32x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %23 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %24 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %25 = arith.muli %23, %cst_0 : tensor<1x64xi32, #blocked1>
    %26 = tt.broadcast %20 : tensor<32x1x!tt.ptr<i8>, #blocked1> -> tensor<32x64x!tt.ptr<i8>, #blocked1>
    %27 = tt.broadcast %25 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %28 = tt.addptr %26, %27 : tensor<32x64x!tt.ptr<i8>, #blocked1>, tensor<32x64xi32, #blocked1>
    %29 = tt.load %28 : tensor<32x64x!tt.ptr<i8>, #blocked1>
    %30 = ttg.convert_layout %29 : tensor<32x64xi8, #blocked1> -> tensor<32x64xi8, #blocked4>
    %31 = arith.muli %4, %cst_1 : tensor<64x1xi32, #blocked2>
    %32 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked2>
    %33 = tt.addptr %32, %31 : tensor<64x1x!tt.ptr<i8>, #blocked2>, tensor<64x1xi32, #blocked2>
    %34 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %35 = tt.expand_dims %34 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x2xi32, #blocked2>
    %36 = tt.broadcast %33 : tensor<64x1x!tt.ptr<i8>, #blocked2> -> tensor<64x2x!tt.ptr<i8>, #blocked2>
    %37 = tt.broadcast %35 : tensor<1x2xi32, #blocked2> -> tensor<64x2xi32, #blocked2>
    %38 = tt.addptr %36, %37 : tensor<64x2x!tt.ptr<i8>, #blocked2>, tensor<64x2xi32, #blocked2>
    %39 = tt.load %38 : tensor<64x2x!tt.ptr<i8>, #blocked2>
    %40 = ttg.convert_layout %39 : tensor<64x2xi8, #blocked2> -> tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %41 = ttg.fp4_to_fp %16 {axis = 1 : i32} : tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %42 = ttg.convert_layout %39 : tensor<64x2xi8, #blocked2> -> tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %43 = arith.extui %42 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %44 = arith.shli %43, %cst_6 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %45 = tt.bitcast %44 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
    %46 = tt.expand_dims %45 {axis = 2 : i32} : tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xbf16, #linear>
    %47 = tt.broadcast %46 : tensor<64x2x1xbf16, #linear> -> tensor<64x2x32xbf16, #linear>
    %48 = tt.reshape %47 : tensor<64x2x32xbf16, #linear> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %49 = arith.mulf %41, %48 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %50 = arith.cmpi eq, %40, %cst_5 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %51 = tt.expand_dims %50 {axis = 2 : i32} : tensor<64x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xi1, #linear>
    %52 = tt.broadcast %51 : tensor<64x2x1xi1, #linear> -> tensor<64x2x32xi1, #linear>
    %53 = tt.reshape %52 : tensor<64x2x32xi1, #linear> -> tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %54 = arith.select %53, %cst_4, %49 : tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %55 = ttg.fp4_to_fp %30 {axis = 0 : i32} : tensor<32x64xi8, #blocked4> -> tensor<64x64xbf16, #blocked5>
    %56 = ttg.local_alloc %55 : (tensor<64x64xbf16, #blocked5>) -> !ttg.memdesc<64x64xbf16, #shared1, #smem>
    %57 = ttng.warp_group_dot %54, %56, %cst_3 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
    %58 = arith.muli %5, %cst_2 : tensor<64x1xi32, #blocked3>
    %59 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked3>
    %60 = tt.addptr %59, %58 : tensor<64x1x!tt.ptr<f32>, #blocked3>, tensor<64x1xi32, #blocked3>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f32>, #blocked3> -> tensor<64x64x!tt.ptr<f32>, #blocked3>
    %62 = tt.broadcast %24 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked3>
    %63 = tt.addptr %61, %62 : tensor<64x64x!tt.ptr<f32>, #blocked3>, tensor<64x64xi32, #blocked3>
    %64 = ttg.convert_layout %57 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked3>
    tt.store %63, %64 : tensor<64x64x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<32> : tensor<1x64xi32, #blocked1>
    %cst_1 = arith.constant dense<2> : tensor<64x1xi32, #blocked2>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked3>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %cst_5 = arith.constant dense<-1> : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_6 = arith.constant dense<7> : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %6 = arith.muli %3, %cst : tensor<64x1xi32, #blocked>
    %7 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %8 = tt.addptr %7, %6 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %11 = tt.broadcast %8 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x32x!tt.ptr<i8>, #blocked>
    %12 = tt.broadcast %10 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %13 = tt.addptr %11, %12 : tensor<64x32x!tt.ptr<i8>, #blocked>, tensor<64x32xi32, #blocked>
    %14 = tt.load %13 : tensor<64x32x!tt.ptr<i8>, #blocked>
    %15 = ttg.local_alloc %14 : (tensor<64x32xi8, #blocked>) -> !ttg.memdesc<64x32xi8, #shared, #smem>
    %16 = ttg.local_load %15 : !ttg.memdesc<64x32xi8, #shared, #smem> -> tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %19 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<32x1x!tt.ptr<i8>, #blocked1>, tensor<32x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %23 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %24 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %25 = arith.muli %23, %cst_0 : tensor<1x64xi32, #blocked1>
    %26 = tt.broadcast %20 : tensor<32x1x!tt.ptr<i8>, #blocked1> -> tensor<32x64x!tt.ptr<i8>, #blocked1>
    %27 = tt.broadcast %25 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %28 = tt.addptr %26, %27 : tensor<32x64x!tt.ptr<i8>, #blocked1>, tensor<32x64xi32, #blocked1>
    %29 = tt.load %28 : tensor<32x64x!tt.ptr<i8>, #blocked1>
    %30 = ttg.convert_layout %29 : tensor<32x64xi8, #blocked1> -> tensor<32x64xi8, #blocked4>
    %31 = arith.muli %4, %cst_1 : tensor<64x1xi32, #blocked2>
    %32 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked2>
    %33 = tt.addptr %32, %31 : tensor<64x1x!tt.ptr<i8>, #blocked2>, tensor<64x1xi32, #blocked2>
    %34 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %35 = tt.expand_dims %34 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x2xi32, #blocked2>
    %36 = tt.broadcast %33 : tensor<64x1x!tt.ptr<i8>, #blocked2> -> tensor<64x2x!tt.ptr<i8>, #blocked2>
    %37 = tt.broadcast %35 : tensor<1x2xi32, #blocked2> -> tensor<64x2xi32, #blocked2>
    %38 = tt.addptr %36, %37 : tensor<64x2x!tt.ptr<i8>, #blocked2>, tensor<64x2xi32, #blocked2>
    %39 = tt.load %38 : tensor<64x2x!tt.ptr<i8>, #blocked2>
    %40 = ttg.convert_layout %39 : tensor<64x2xi8, #blocked2> -> tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %41 = ttg.fp4_to_fp %16 {axis = 1 : i32} : tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %42 = arith.extui %40 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %43 = arith.shli %42, %cst_6 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %44 = tt.bitcast %43 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
    %45 = tt.expand_dims %44 {axis = 2 : i32} : tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xbf16, #linear>
    %46 = tt.broadcast %45 : tensor<64x2x1xbf16, #linear> -> tensor<64x2x32xbf16, #linear>
    %47 = tt.reshape %46 : tensor<64x2x32xbf16, #linear> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %48 = arith.mulf %41, %47 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %49 = arith.cmpi eq, %40, %cst_5 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %50 = tt.expand_dims %49 {axis = 2 : i32} : tensor<64x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xi1, #linear>
    %51 = tt.broadcast %50 : tensor<64x2x1xi1, #linear> -> tensor<64x2x32xi1, #linear>
    %52 = tt.reshape %51 : tensor<64x2x32xi1, #linear> -> tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %53 = arith.select %52, %cst_4, %48 : tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %54 = ttg.fp4_to_fp %30 {axis = 0 : i32} : tensor<32x64xi8, #blocked4> -> tensor<64x64xbf16, #blocked5>
    %55 = ttg.local_alloc %54 : (tensor<64x64xbf16, #blocked5>) -> !ttg.memdesc<64x64xbf16, #shared1, #smem>
    %56 = ttng.warp_group_dot %53, %55, %cst_3 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
    %57 = arith.muli %5, %cst_2 : tensor<64x1xi32, #blocked3>
    %58 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked3>
    %59 = tt.addptr %58, %57 : tensor<64x1x!tt.ptr<f32>, #blocked3>, tensor<64x1xi32, #blocked3>
    %60 = tt.broadcast %59 : tensor<64x1x!tt.ptr<f32>, #blocked3> -> tensor<64x64x!tt.ptr<f32>, #blocked3>
    %61 = tt.broadcast %24 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked3>
    %62 = tt.addptr %60, %61 : tensor<64x64x!tt.ptr<f32>, #blocked3>, tensor<64x64xi32, #blocked3>
    %63 = ttg.convert_layout %56 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked3>
    tt.store %62, %63 : tensor<64x64x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_fence_insertion()
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<32> : tensor<1x64xi32, #blocked1>
    %cst_1 = arith.constant dense<2> : tensor<64x1xi32, #blocked2>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked3>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %cst_5 = arith.constant dense<-1> : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_6 = arith.constant dense<7> : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %6 = arith.muli %3, %cst : tensor<64x1xi32, #blocked>
    %7 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %8 = tt.addptr %7, %6 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %11 = tt.broadcast %8 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x32x!tt.ptr<i8>, #blocked>
    %12 = tt.broadcast %10 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
    %13 = tt.addptr %11, %12 : tensor<64x32x!tt.ptr<i8>, #blocked>, tensor<64x32xi32, #blocked>
    %14 = tt.load %13 : tensor<64x32x!tt.ptr<i8>, #blocked>
    %15 = ttg.local_alloc %14 : (tensor<64x32xi8, #blocked>) -> !ttg.memdesc<64x32xi8, #shared, #smem>
    %16 = ttg.local_load %15 : !ttg.memdesc<64x32xi8, #shared, #smem> -> tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %19 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<32x1x!tt.ptr<i8>, #blocked1>, tensor<32x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %23 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %24 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %25 = arith.muli %23, %cst_0 : tensor<1x64xi32, #blocked1>
    %26 = tt.broadcast %20 : tensor<32x1x!tt.ptr<i8>, #blocked1> -> tensor<32x64x!tt.ptr<i8>, #blocked1>
    %27 = tt.broadcast %25 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %28 = tt.addptr %26, %27 : tensor<32x64x!tt.ptr<i8>, #blocked1>, tensor<32x64xi32, #blocked1>
    %29 = tt.load %28 : tensor<32x64x!tt.ptr<i8>, #blocked1>
    %30 = ttg.convert_layout %29 : tensor<32x64xi8, #blocked1> -> tensor<32x64xi8, #blocked4>
    %31 = arith.muli %4, %cst_1 : tensor<64x1xi32, #blocked2>
    %32 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked2>
    %33 = tt.addptr %32, %31 : tensor<64x1x!tt.ptr<i8>, #blocked2>, tensor<64x1xi32, #blocked2>
    %34 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %35 = tt.expand_dims %34 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x2xi32, #blocked2>
    %36 = tt.broadcast %33 : tensor<64x1x!tt.ptr<i8>, #blocked2> -> tensor<64x2x!tt.ptr<i8>, #blocked2>
    %37 = tt.broadcast %35 : tensor<1x2xi32, #blocked2> -> tensor<64x2xi32, #blocked2>
    %38 = tt.addptr %36, %37 : tensor<64x2x!tt.ptr<i8>, #blocked2>, tensor<64x2xi32, #blocked2>
    %39 = tt.load %38 : tensor<64x2x!tt.ptr<i8>, #blocked2>
    %40 = ttg.convert_layout %39 : tensor<64x2xi8, #blocked2> -> tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %41 = ttg.fp4_to_fp %16 {axis = 1 : i32} : tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %42 = arith.extui %40 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %43 = arith.shli %42, %cst_6 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %44 = tt.bitcast %43 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
    %45 = tt.expand_dims %44 {axis = 2 : i32} : tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xbf16, #linear>
    %46 = tt.broadcast %45 : tensor<64x2x1xbf16, #linear> -> tensor<64x2x32xbf16, #linear>
    %47 = tt.reshape %46 : tensor<64x2x32xbf16, #linear> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %48 = arith.mulf %41, %47 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %49 = arith.cmpi eq, %40, %cst_5 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %50 = tt.expand_dims %49 {axis = 2 : i32} : tensor<64x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xi1, #linear>
    %51 = tt.broadcast %50 : tensor<64x2x1xi1, #linear> -> tensor<64x2x32xi1, #linear>
    %52 = tt.reshape %51 : tensor<64x2x32xi1, #linear> -> tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %53 = arith.select %52, %cst_4, %48 : tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %54 = ttg.fp4_to_fp %30 {axis = 0 : i32} : tensor<32x64xi8, #blocked4> -> tensor<64x64xbf16, #blocked5>
    %55 = ttg.local_alloc %54 : (tensor<64x64xbf16, #blocked5>) -> !ttg.memdesc<64x64xbf16, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    %56 = ttng.warp_group_dot %53, %55, %cst_3 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
    %57 = arith.muli %5, %cst_2 : tensor<64x1xi32, #blocked3>
    %58 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked3>
    %59 = tt.addptr %58, %57 : tensor<64x1x!tt.ptr<f32>, #blocked3>, tensor<64x1xi32, #blocked3>
    %60 = tt.broadcast %59 : tensor<64x1x!tt.ptr<f32>, #blocked3> -> tensor<64x64x!tt.ptr<f32>, #blocked3>
    %61 = tt.broadcast %24 : tensor<1x64xi32, #blocked3> -> tensor<64x64xi32, #blocked3>
    %62 = tt.addptr %60, %61 : tensor<64x64x!tt.ptr<f32>, #blocked3>, tensor<64x64xi32, #blocked3>
    %63 = ttg.convert_layout %56 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked3>
    tt.store %62, %63 : tensor<64x64x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @scaled_tile(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<7> : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_0 = arith.constant dense<-1> : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_1 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_4 = arith.constant dense<2> : tensor<64x1xi32, #blocked1>
    %cst_5 = arith.constant dense<32> : tensor<1x64xi32, #blocked2>
    %cst_6 = arith.constant dense<32> : tensor<64x1xi32, #blocked3>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %2 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %4 = tt.expand_dims %1 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %5 = tt.expand_dims %2 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %6 = arith.muli %3, %cst_6 : tensor<64x1xi32, #blocked3>
    %7 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked3>
    %8 = tt.addptr %7, %6 : tensor<64x1x!tt.ptr<i8>, #blocked3>, tensor<64x1xi32, #blocked3>
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x32xi32, #blocked3>
    %11 = tt.broadcast %8 : tensor<64x1x!tt.ptr<i8>, #blocked3> -> tensor<64x32x!tt.ptr<i8>, #blocked3>
    %12 = tt.broadcast %10 : tensor<1x32xi32, #blocked3> -> tensor<64x32xi32, #blocked3>
    %13 = tt.addptr %11, %12 : tensor<64x32x!tt.ptr<i8>, #blocked3>, tensor<64x32xi32, #blocked3>
    %14 = tt.load %13 : tensor<64x32x!tt.ptr<i8>, #blocked3>
    %15 = ttg.local_alloc %14 : (tensor<64x32xi8, #blocked3>) -> !ttg.memdesc<64x32xi8, #shared, #smem>
    %16 = ttg.local_load %15 : !ttg.memdesc<64x32xi8, #shared, #smem> -> tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<32x1xi32, #blocked2>
    %19 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<32x1x!tt.ptr<i8>, #blocked2>
    %20 = tt.addptr %19, %18 : tensor<32x1x!tt.ptr<i8>, #blocked2>, tensor<32x1xi32, #blocked2>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %23 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %24 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %25 = arith.muli %23, %cst_5 : tensor<1x64xi32, #blocked2>
    %26 = tt.broadcast %20 : tensor<32x1x!tt.ptr<i8>, #blocked2> -> tensor<32x64x!tt.ptr<i8>, #blocked2>
    %27 = tt.broadcast %25 : tensor<1x64xi32, #blocked2> -> tensor<32x64xi32, #blocked2>
    %28 = tt.addptr %26, %27 : tensor<32x64x!tt.ptr<i8>, #blocked2>, tensor<32x64xi32, #blocked2>
    %29 = tt.load %28 : tensor<32x64x!tt.ptr<i8>, #blocked2>
    %30 = ttg.convert_layout %29 : tensor<32x64xi8, #blocked2> -> tensor<32x64xi8, #blocked4>
    %31 = arith.muli %4, %cst_4 : tensor<64x1xi32, #blocked1>
    %32 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked1>
    %33 = tt.addptr %32, %31 : tensor<64x1x!tt.ptr<i8>, #blocked1>, tensor<64x1xi32, #blocked1>
    %34 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %35 = tt.expand_dims %34 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x2xi32, #blocked1>
    %36 = tt.broadcast %33 : tensor<64x1x!tt.ptr<i8>, #blocked1> -> tensor<64x2x!tt.ptr<i8>, #blocked1>
    %37 = tt.broadcast %35 : tensor<1x2xi32, #blocked1> -> tensor<64x2xi32, #blocked1>
    %38 = tt.addptr %36, %37 : tensor<64x2x!tt.ptr<i8>, #blocked1>, tensor<64x2xi32, #blocked1>
    %39 = tt.load %38 : tensor<64x2x!tt.ptr<i8>, #blocked1>
    %40 = ttg.convert_layout %39 : tensor<64x2xi8, #blocked1> -> tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %41 = ttg.fp4_to_fp %16 {axis = 1 : i32} : tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 1}>> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %42 = arith.extui %40 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %43 = arith.shli %42, %cst : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %44 = tt.bitcast %43 : tensor<64x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
    %45 = tt.expand_dims %44 {axis = 2 : i32} : tensor<64x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xbf16, #linear>
    %46 = tt.broadcast %45 : tensor<64x2x1xbf16, #linear> -> tensor<64x2x32xbf16, #linear>
    %47 = tt.reshape %46 : tensor<64x2x32xbf16, #linear> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %48 = arith.mulf %41, %47 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %49 = arith.cmpi eq, %40, %cst_0 : tensor<64x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %50 = tt.expand_dims %49 {axis = 2 : i32} : tensor<64x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<64x2x1xi1, #linear>
    %51 = tt.broadcast %50 : tensor<64x2x1xi1, #linear> -> tensor<64x2x32xi1, #linear>
    %52 = tt.reshape %51 : tensor<64x2x32xi1, #linear> -> tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %53 = arith.select %52, %cst_1, %48 : tensor<64x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %54 = ttg.fp4_to_fp %30 {axis = 0 : i32} : tensor<32x64xi8, #blocked4> -> tensor<64x64xbf16, #blocked5>
    %55 = ttg.local_alloc %54 : (tensor<64x64xbf16, #blocked5>) -> !ttg.memdesc<64x64xbf16, #shared1, #smem>
    ttng.fence_async_shared {bCluster = false}
    %56 = ttng.warp_group_dot %53, %55, %cst_2 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
    %57 = arith.muli %5, %cst_3 : tensor<64x1xi32, #blocked>
    %58 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x1x!tt.ptr<f32>, #blocked>
    %59 = tt.addptr %58, %57 : tensor<64x1x!tt.ptr<f32>, #blocked>, tensor<64x1xi32, #blocked>
    %60 = tt.broadcast %59 : tensor<64x1x!tt.ptr<f32>, #blocked> -> tensor<64x64x!tt.ptr<f32>, #blocked>
    %61 = tt.broadcast %24 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %62 = tt.addptr %60, %61 : tensor<64x64x!tt.ptr<f32>, #blocked>, tensor<64x64xi32, #blocked>
    %63 = ttg.convert_layout %56 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
    tt.store %62, %63 : tensor<64x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
