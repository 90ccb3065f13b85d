// Kernel permute of kernels/shapes.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16; constants A=4, B=8, C=16
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @permute(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<512x!tt.ptr<f32>>, tensor<512xi32>
    %3 = tt.load %2 : tensor<512x!tt.ptr<f32>>
    %4 = tt.reshape %3 : tensor<512xf32> -> tensor<4x8x16xf32>
    %5 = tt.trans %4 {order = array<i32: 2, 0, 1>} : tensor<4x8x16xf32> -> tensor<16x4x8xf32>
    %6 = tt.reshape %5 : tensor<16x4x8xf32> -> tensor<16x32xf32>
    %7 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %8 = tt.expand_dims %7 {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
    %c32_i32 = arith.constant 32 : i32
    %c32_i32_0 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<16x1xi32>
    %9 = arith.extsi %8 : tensor<16x1xi32> to tensor<16x1xi64>
    %10 = arith.extsi %cst : tensor<16x1xi32> to tensor<16x1xi64>
    %11 = arith.muli %9, %10 : tensor<16x1xi64>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst_1 = arith.constant dense<2147483647> : tensor<16x1xi64>
    %12 = arith.cmpi sle, %11, %cst_1 : tensor<16x1xi64>
    %cst_2 = arith.constant dense<-2147483648> : tensor<16x1xi64>
    %13 = arith.cmpi sge, %11, %cst_2 : tensor<16x1xi64>
    %14 = arith.andi %12, %13 : tensor<16x1xi1>
    %15 = arith.muli %8, %cst : tensor<16x1xi32>
    %16 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<16x1x!tt.ptr<f32>>
    %17 = tt.addptr %16, %15 : tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi32>
    %18 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %19 = tt.expand_dims %18 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %20 = tt.broadcast %17 : tensor<16x1x!tt.ptr<f32>> -> tensor<16x32x!tt.ptr<f32>>
    %21 = tt.broadcast %19 : tensor<1x32xi32> -> tensor<16x32xi32>
    %22 = tt.addptr %20, %21 : tensor<16x32x!tt.ptr<f32>>, tensor<16x32xi32>
    tt.store %22, %6 : tensor<16x32x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @permute(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<16x1xi32>
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<512x!tt.ptr<f32>>, tensor<512xi32>
    %3 = tt.load %2 : tensor<512x!tt.ptr<f32>>
    %4 = tt.reshape %3 : tensor<512xf32> -> tensor<4x8x16xf32>
    %5 = tt.trans %4 {order = array<i32: 2, 0, 1>} : tensor<4x8x16xf32> -> tensor<16x4x8xf32>
    %6 = tt.reshape %5 : tensor<16x4x8xf32> -> tensor<16x32xf32>
    %7 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %8 = tt.expand_dims %7 {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
    %9 = arith.muli %8, %cst : tensor<16x1xi32>
    %10 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<16x1x!tt.ptr<f32>>
    %11 = tt.addptr %10, %9 : tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi32>
    %12 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
    %14 = tt.broadcast %11 : tensor<16x1x!tt.ptr<f32>> -> tensor<16x32x!tt.ptr<f32>>
    %15 = tt.broadcast %13 : tensor<1x32xi32> -> tensor<16x32xi32>
    %16 = tt.addptr %14, %15 : tensor<16x32x!tt.ptr<f32>>, tensor<16x32xi32>
    tt.store %16, %6 : tensor<16x32x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 2, 16], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [16, 1, 2], warpsPerCTA = [1, 1, 4], order = [0, 2, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 4, 8], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @permute(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<16x1xi32, #blocked>
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked1>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked1>
    %2 = tt.addptr %1, %0 : tensor<512x!tt.ptr<f32>, #blocked1>, tensor<512xi32, #blocked1>
    %3 = tt.load %2 : tensor<512x!tt.ptr<f32>, #blocked1>
    %4 = tt.reshape %3 : tensor<512xf32, #blocked1> -> tensor<4x8x16xf32, #blocked2>
    %5 = tt.trans %4 {order = array<i32: 2, 0, 1>} : tensor<4x8x16xf32, #blocked2> -> tensor<16x4x8xf32, #blocked3>
    %6 = ttg.convert_layout %5 : tensor<16x4x8xf32, #blocked3> -> tensor<16x4x8xf32, #blocked4>
    %7 = tt.reshape %6 : tensor<16x4x8xf32, #blocked4> -> tensor<16x32xf32, #blocked5>
    %8 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked1>
    %9 = ttg.convert_layout %8 : tensor<16xi32, #blocked1> -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked6}>>
    %10 = tt.expand_dims %9 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked6}>> -> tensor<16x1xi32, #blocked6>
    %11 = ttg.convert_layout %10 : tensor<16x1xi32, #blocked6> -> tensor<16x1xi32, #blocked>
    %12 = arith.muli %11, %cst : tensor<16x1xi32, #blocked>
    %13 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<16x1x!tt.ptr<f32>, #blocked>
    %14 = tt.addptr %13, %12 : tensor<16x1x!tt.ptr<f32>, #blocked>, tensor<16x1xi32, #blocked>
    %15 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %16 = ttg.convert_layout %15 : tensor<32xi32, #blocked1> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked7}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked7}>> -> tensor<1x32xi32, #blocked7>
    %18 = ttg.convert_layout %17 : tensor<1x32xi32, #blocked7> -> tensor<1x32xi32, #blocked5>
    %19 = tt.broadcast %14 : tensor<16x1x!tt.ptr<f32>, #blocked> -> tensor<16x32x!tt.ptr<f32>, #blocked>
    %20 = ttg.convert_layout %19 : tensor<16x32x!tt.ptr<f32>, #blocked> -> tensor<16x32x!tt.ptr<f32>, #blocked5>
    %21 = tt.broadcast %18 : tensor<1x32xi32, #blocked5> -> tensor<16x32xi32, #blocked5>
    %22 = tt.addptr %20, %21 : tensor<16x32x!tt.ptr<f32>, #blocked5>, tensor<16x32xi32, #blocked5>
    tt.store %22, %7 : tensor<16x32x!tt.ptr<f32>, #blocked5>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 2, 16], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [16, 1, 2], warpsPerCTA = [1, 1, 4], order = [0, 2, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 4, 8], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @permute(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<16x1xi32, #blocked>
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked1>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked1>
    %2 = tt.addptr %1, %0 : tensor<512x!tt.ptr<f32>, #blocked1>, tensor<512xi32, #blocked1>
    %3 = ttg.convert_layout %2 : tensor<512x!tt.ptr<f32>, #blocked1> -> tensor<512x!tt.ptr<f32>, #blocked2>
    %4 = tt.load %3 : tensor<512x!tt.ptr<f32>, #blocked2>
    %5 = ttg.convert_layout %4 : tensor<512xf32, #blocked2> -> tensor<512xf32, #blocked1>
    %6 = tt.reshape %5 : tensor<512xf32, #blocked1> -> tensor<4x8x16xf32, #blocked3>
    %7 = tt.trans %6 {order = array<i32: 2, 0, 1>} : tensor<4x8x16xf32, #blocked3> -> tensor<16x4x8xf32, #blocked4>
    %8 = ttg.convert_layout %7 : tensor<16x4x8xf32, #blocked4> -> tensor<16x4x8xf32, #blocked5>
    %9 = tt.reshape %8 : tensor<16x4x8xf32, #blocked5> -> tensor<16x32xf32, #blocked6>
    %10 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked1>
    %11 = ttg.convert_layout %10 : tensor<16xi32, #blocked1> -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked7}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked7}>> -> tensor<16x1xi32, #blocked7>
    %13 = ttg.convert_layout %12 : tensor<16x1xi32, #blocked7> -> tensor<16x1xi32, #blocked>
    %14 = arith.muli %13, %cst : tensor<16x1xi32, #blocked>
    %15 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<16x1x!tt.ptr<f32>, #blocked>
    %16 = tt.addptr %15, %14 : tensor<16x1x!tt.ptr<f32>, #blocked>, tensor<16x1xi32, #blocked>
    %17 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked1>
    %18 = ttg.convert_layout %17 : tensor<32xi32, #blocked1> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked8}>>
    %19 = tt.expand_dims %18 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked8}>> -> tensor<1x32xi32, #blocked8>
    %20 = ttg.convert_layout %19 : tensor<1x32xi32, #blocked8> -> tensor<1x32xi32, #blocked6>
    %21 = tt.broadcast %16 : tensor<16x1x!tt.ptr<f32>, #blocked> -> tensor<16x32x!tt.ptr<f32>, #blocked>
    %22 = ttg.convert_layout %21 : tensor<16x32x!tt.ptr<f32>, #blocked> -> tensor<16x32x!tt.ptr<f32>, #blocked6>
    %23 = tt.broadcast %20 : tensor<1x32xi32, #blocked6> -> tensor<16x32xi32, #blocked6>
    %24 = tt.addptr %22, %23 : tensor<16x32x!tt.ptr<f32>, #blocked6>, tensor<16x32xi32, #blocked6>
    %25 = ttg.convert_layout %24 : tensor<16x32x!tt.ptr<f32>, #blocked6> -> tensor<16x32x!tt.ptr<f32>, #blocked9>
    %26 = ttg.convert_layout %9 : tensor<16x32xf32, #blocked6> -> tensor<16x32xf32, #blocked9>
    tt.store %25, %26 : tensor<16x32x!tt.ptr<f32>, #blocked9>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [1, 8, 4], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [4, 1, 1], threadsPerWarp = [4, 1, 8], warpsPerCTA = [1, 4, 1], order = [0, 2, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @permute(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<16x1xi32, #blocked>
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked1>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked1>
    %2 = tt.addptr %1, %0 : tensor<512x!tt.ptr<f32>, #blocked1>, tensor<512xi32, #blocked1>
    %3 = tt.load %2 : tensor<512x!tt.ptr<f32>, #blocked1>
    %4 = tt.reshape %3 : tensor<512xf32, #blocked1> -> tensor<4x8x16xf32, #blocked2>
    %5 = tt.trans %4 {order = array<i32: 2, 0, 1>} : tensor<4x8x16xf32, #blocked2> -> tensor<16x4x8xf32, #blocked3>
    %6 = tt.reshape %5 : tensor<16x4x8xf32, #blocked3> -> tensor<16x32xf32, #blocked4>
    %7 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.expand_dims %7 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
    %9 = arith.muli %8, %cst : tensor<16x1xi32, #blocked>
    %10 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<16x1x!tt.ptr<f32>, #blocked>
    %11 = tt.addptr %10, %9 : tensor<16x1x!tt.ptr<f32>, #blocked>, tensor<16x1xi32, #blocked>
    %12 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %14 = tt.broadcast %11 : tensor<16x1x!tt.ptr<f32>, #blocked> -> tensor<16x32x!tt.ptr<f32>, #blocked>
    %15 = tt.broadcast %13 : tensor<1x32xi32, #blocked> -> tensor<16x32xi32, #blocked>
    %16 = tt.addptr %14, %15 : tensor<16x32x!tt.ptr<f32>, #blocked>, tensor<16x32xi32, #blocked>
    %17 = ttg.convert_layout %6 : tensor<16x32xf32, #blocked4> -> tensor<16x32xf32, #blocked>
    tt.store %16, %17 : tensor<16x32x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
