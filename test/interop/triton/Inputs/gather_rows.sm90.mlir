// Kernel gather_rows of kernels/memory.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *i32:16 *fp32:16; constants M=32, N=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @gather_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_0 = arith.constant 64 : i32
    %cst = arith.constant dense<64> : tensor<32x1xi32>
    %2 = arith.extsi %1 : tensor<32x1xi32> to tensor<32x1xi64>
    %3 = arith.extsi %cst : tensor<32x1xi32> to tensor<32x1xi64>
    %4 = arith.muli %2, %3 : tensor<32x1xi64>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst_1 = arith.constant dense<2147483647> : tensor<32x1xi64>
    %5 = arith.cmpi sle, %4, %cst_1 : tensor<32x1xi64>
    %cst_2 = arith.constant dense<-2147483648> : tensor<32x1xi64>
    %6 = arith.cmpi sge, %4, %cst_2 : tensor<32x1xi64>
    %7 = arith.andi %5, %6 : tensor<32x1xi1>
    %8 = arith.muli %1, %cst : tensor<32x1xi32>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %11 = tt.broadcast %8 : tensor<32x1xi32> -> tensor<32x64xi32>
    %12 = tt.broadcast %10 : tensor<1x64xi32> -> tensor<32x64xi32>
    %13 = arith.extsi %11 : tensor<32x64xi32> to tensor<32x64xi64>
    %14 = arith.extsi %12 : tensor<32x64xi32> to tensor<32x64xi64>
    %15 = arith.addi %13, %14 : tensor<32x64xi64>
    %c2147483647_i64_3 = arith.constant 2147483647 : i64
    %c-2147483648_i64_4 = arith.constant -2147483648 : i64
    %cst_5 = arith.constant dense<2147483647> : tensor<32x64xi64>
    %16 = arith.cmpi sle, %15, %cst_5 : tensor<32x64xi64>
    %cst_6 = arith.constant dense<-2147483648> : tensor<32x64xi64>
    %17 = arith.cmpi sge, %15, %cst_6 : tensor<32x64xi64>
    %18 = arith.andi %16, %17 : tensor<32x64xi1>
    %19 = arith.addi %11, %12 : tensor<32x64xi32>
    %20 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>>
    %21 = tt.addptr %20, %19 : tensor<32x64x!tt.ptr<f32>>, tensor<32x64xi32>
    %22 = tt.load %21 : tensor<32x64x!tt.ptr<f32>>
    %23 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<32x64x!tt.ptr<i32>>
    %24 = tt.addptr %23, %19 : tensor<32x64x!tt.ptr<i32>>, tensor<32x64xi32>
    %25 = tt.load %24 : tensor<32x64x!tt.ptr<i32>>
    %26 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>>
    %27 = tt.addptr %26, %19 : tensor<32x64x!tt.ptr<f32>>, tensor<32x64xi32>
    %c32_i32 = arith.constant 32 : i32
    %c32_i32_7 = arith.constant 32 : i32
    %cst_8 = arith.constant dense<32> : tensor<32x64xi32>
    %28 = arith.remsi %25, %cst_8 : tensor<32x64xi32>
    %29 = tt.gather %22[%28] {axis = 0 : i32} : (tensor<32x64xf32>, tensor<32x64xi32>) -> tensor<32x64xf32>
    %c64_i32_9 = arith.constant 64 : i32
    %c64_i32_10 = arith.constant 64 : i32
    %cst_11 = arith.constant dense<64> : tensor<32x64xi32>
    %30 = arith.remsi %25, %cst_11 : tensor<32x64xi32>
    %31 = tt.gather %22[%30] {axis = 1 : i32} : (tensor<32x64xf32>, tensor<32x64xi32>) -> tensor<32x64xf32>
    %32 = arith.addf %29, %31 : tensor<32x64xf32>
    tt.store %27, %32 : tensor<32x64x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @gather_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x64xi32>
    %cst_0 = arith.constant dense<32> : tensor<32x64xi32>
    %cst_1 = arith.constant dense<64> : tensor<32x1xi32>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %2 = arith.muli %1, %cst_1 : tensor<32x1xi32>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %5 = tt.broadcast %2 : tensor<32x1xi32> -> tensor<32x64xi32>
    %6 = tt.broadcast %4 : tensor<1x64xi32> -> tensor<32x64xi32>
    %7 = arith.addi %5, %6 : tensor<32x64xi32>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>>
    %9 = tt.addptr %8, %7 : tensor<32x64x!tt.ptr<f32>>, tensor<32x64xi32>
    %10 = tt.load %9 : tensor<32x64x!tt.ptr<f32>>
    %11 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<32x64x!tt.ptr<i32>>
    %12 = tt.addptr %11, %7 : tensor<32x64x!tt.ptr<i32>>, tensor<32x64xi32>
    %13 = tt.load %12 : tensor<32x64x!tt.ptr<i32>>
    %14 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>>
    %15 = tt.addptr %14, %7 : tensor<32x64x!tt.ptr<f32>>, tensor<32x64xi32>
    %16 = arith.remsi %13, %cst_0 : tensor<32x64xi32>
    %17 = tt.gather %10[%16] {axis = 0 : i32} : (tensor<32x64xf32>, tensor<32x64xi32>) -> tensor<32x64xf32>
    %18 = arith.remsi %13, %cst : tensor<32x64xi32>
    %19 = tt.gather %10[%18] {axis = 1 : i32} : (tensor<32x64xf32>, tensor<32x64xi32>) -> tensor<32x64xf32>
    %20 = arith.addf %17, %19 : tensor<32x64xf32>
    tt.store %15, %20 : tensor<32x64x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @gather_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x64xi32, #blocked>
    %cst_0 = arith.constant dense<32> : tensor<32x64xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<32x1xi32, #blocked1>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %1 = ttg.convert_layout %0 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %3 = ttg.convert_layout %2 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked1>
    %4 = arith.muli %3, %cst_1 : tensor<32x1xi32, #blocked1>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %6 = ttg.convert_layout %5 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %8 = ttg.convert_layout %7 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked>
    %9 = tt.broadcast %4 : tensor<32x1xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %10 = ttg.convert_layout %9 : tensor<32x64xi32, #blocked1> -> tensor<32x64xi32, #blocked>
    %11 = tt.broadcast %8 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %12 = arith.addi %10, %11 : tensor<32x64xi32, #blocked>
    %13 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %14 = tt.addptr %13, %12 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %15 = tt.load %14 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %16 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<32x64x!tt.ptr<i32>, #blocked>
    %17 = tt.addptr %16, %12 : tensor<32x64x!tt.ptr<i32>, #blocked>, tensor<32x64xi32, #blocked>
    %18 = tt.load %17 : tensor<32x64x!tt.ptr<i32>, #blocked>
    %19 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %20 = tt.addptr %19, %12 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %21 = arith.remsi %18, %cst_0 : tensor<32x64xi32, #blocked>
    %22 = tt.gather %15[%21] {axis = 0 : i32} : (tensor<32x64xf32, #blocked>, tensor<32x64xi32, #blocked>) -> tensor<32x64xf32, #blocked>
    %23 = arith.remsi %18, %cst : tensor<32x64xi32, #blocked>
    %24 = tt.gather %15[%23] {axis = 1 : i32} : (tensor<32x64xf32, #blocked>, tensor<32x64xi32, #blocked>) -> tensor<32x64xf32, #blocked>
    %25 = arith.addf %22, %24 : tensor<32x64xf32, #blocked>
    tt.store %20, %25 : tensor<32x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @gather_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x64xi32, #blocked>
    %cst_0 = arith.constant dense<32> : tensor<32x64xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<32x1xi32, #blocked1>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %1 = ttg.convert_layout %0 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %3 = ttg.convert_layout %2 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked1>
    %4 = arith.muli %3, %cst_1 : tensor<32x1xi32, #blocked1>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %6 = ttg.convert_layout %5 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %8 = ttg.convert_layout %7 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked>
    %9 = tt.broadcast %4 : tensor<32x1xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %10 = ttg.convert_layout %9 : tensor<32x64xi32, #blocked1> -> tensor<32x64xi32, #blocked>
    %11 = tt.broadcast %8 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %12 = arith.addi %10, %11 : tensor<32x64xi32, #blocked>
    %13 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %14 = tt.addptr %13, %12 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %15 = ttg.convert_layout %14 : tensor<32x64x!tt.ptr<f32>, #blocked> -> tensor<32x64x!tt.ptr<f32>, #blocked5>
    %16 = tt.load %15 : tensor<32x64x!tt.ptr<f32>, #blocked5>
    %17 = ttg.convert_layout %16 : tensor<32x64xf32, #blocked5> -> tensor<32x64xf32, #blocked>
    %18 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<32x64x!tt.ptr<i32>, #blocked>
    %19 = tt.addptr %18, %12 : tensor<32x64x!tt.ptr<i32>, #blocked>, tensor<32x64xi32, #blocked>
    %20 = ttg.convert_layout %19 : tensor<32x64x!tt.ptr<i32>, #blocked> -> tensor<32x64x!tt.ptr<i32>, #blocked5>
    %21 = tt.load %20 : tensor<32x64x!tt.ptr<i32>, #blocked5>
    %22 = ttg.convert_layout %21 : tensor<32x64xi32, #blocked5> -> tensor<32x64xi32, #blocked>
    %23 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %24 = tt.addptr %23, %12 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %25 = arith.remsi %22, %cst_0 : tensor<32x64xi32, #blocked>
    %26 = tt.gather %17[%25] {axis = 0 : i32} : (tensor<32x64xf32, #blocked>, tensor<32x64xi32, #blocked>) -> tensor<32x64xf32, #blocked>
    %27 = arith.remsi %22, %cst : tensor<32x64xi32, #blocked>
    %28 = tt.gather %17[%27] {axis = 1 : i32} : (tensor<32x64xf32, #blocked>, tensor<32x64xi32, #blocked>) -> tensor<32x64xf32, #blocked>
    %29 = arith.addf %26, %28 : tensor<32x64xf32, #blocked>
    %30 = ttg.convert_layout %24 : tensor<32x64x!tt.ptr<f32>, #blocked> -> tensor<32x64x!tt.ptr<f32>, #blocked5>
    %31 = ttg.convert_layout %29 : tensor<32x64xf32, #blocked> -> tensor<32x64xf32, #blocked5>
    tt.store %30, %31 : tensor<32x64x!tt.ptr<f32>, #blocked5>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @gather_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<32x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<32x64xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %2 = arith.muli %1, %cst_1 : tensor<32x1xi32, #blocked>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %5 = tt.broadcast %2 : tensor<32x1xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<32x64xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %10 = tt.load %9 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %11 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<32x64x!tt.ptr<i32>, #blocked>
    %12 = tt.addptr %11, %7 : tensor<32x64x!tt.ptr<i32>, #blocked>, tensor<32x64xi32, #blocked>
    %13 = tt.load %12 : tensor<32x64x!tt.ptr<i32>, #blocked>
    %14 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %15 = tt.addptr %14, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %16 = arith.remsi %13, %cst : tensor<32x64xi32, #blocked>
    %17 = tt.gather %10[%16] {axis = 0 : i32} : (tensor<32x64xf32, #blocked>, tensor<32x64xi32, #blocked>) -> tensor<32x64xf32, #blocked>
    %18 = arith.remsi %13, %cst_0 : tensor<32x64xi32, #blocked>
    %19 = tt.gather %10[%18] {axis = 1 : i32} : (tensor<32x64xf32, #blocked>, tensor<32x64xi32, #blocked>) -> tensor<32x64xf32, #blocked>
    %20 = arith.addf %17, %19 : tensor<32x64xf32, #blocked>
    tt.store %15, %20 : tensor<32x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_optimize_thread_locality()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @gather_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<32x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<32x64xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %2 = arith.muli %1, %cst_1 : tensor<32x1xi32, #blocked>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %5 = tt.broadcast %2 : tensor<32x1xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<32x64xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %10 = tt.load %9 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %11 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<32x64x!tt.ptr<i32>, #blocked>
    %12 = tt.addptr %11, %7 : tensor<32x64x!tt.ptr<i32>, #blocked>, tensor<32x64xi32, #blocked>
    %13 = tt.load %12 : tensor<32x64x!tt.ptr<i32>, #blocked>
    %14 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %15 = tt.addptr %14, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %16 = arith.remsi %13, %cst : tensor<32x64xi32, #blocked>
    %17 = ttg.convert_layout %10 : tensor<32x64xf32, #blocked> -> tensor<32x64xf32, #blocked1>
    %18 = ttg.convert_layout %16 : tensor<32x64xi32, #blocked> -> tensor<32x64xi32, #blocked1>
    %19 = tt.gather %17[%18] {axis = 0 : i32, efficient_layout} : (tensor<32x64xf32, #blocked1>, tensor<32x64xi32, #blocked1>) -> tensor<32x64xf32, #blocked1>
    %20 = ttg.convert_layout %19 : tensor<32x64xf32, #blocked1> -> tensor<32x64xf32, #blocked>
    %21 = arith.remsi %13, %cst_0 : tensor<32x64xi32, #blocked>
    %22 = ttg.convert_layout %10 : tensor<32x64xf32, #blocked> -> tensor<32x64xf32, #blocked2>
    %23 = ttg.convert_layout %21 : tensor<32x64xi32, #blocked> -> tensor<32x64xi32, #blocked2>
    %24 = tt.gather %22[%23] {axis = 1 : i32, efficient_layout} : (tensor<32x64xf32, #blocked2>, tensor<32x64xi32, #blocked2>) -> tensor<32x64xf32, #blocked2>
    %25 = ttg.convert_layout %24 : tensor<32x64xf32, #blocked2> -> tensor<32x64xf32, #blocked>
    %26 = arith.addf %20, %25 : tensor<32x64xf32, #blocked>
    tt.store %15, %26 : tensor<32x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @gather_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<32x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<32x64xi32, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %2 = arith.muli %1, %cst_1 : tensor<32x1xi32, #blocked>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %5 = tt.broadcast %2 : tensor<32x1xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<32x64xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %10 = tt.load %9 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %11 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<32x64x!tt.ptr<i32>, #blocked>
    %12 = tt.addptr %11, %7 : tensor<32x64x!tt.ptr<i32>, #blocked>, tensor<32x64xi32, #blocked>
    %13 = tt.load %12 : tensor<32x64x!tt.ptr<i32>, #blocked>
    %14 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %15 = tt.addptr %14, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %16 = arith.remsi %13, %cst : tensor<32x64xi32, #blocked>
    %17 = ttg.convert_layout %10 : tensor<32x64xf32, #blocked> -> tensor<32x64xf32, #blocked1>
    %18 = ttg.convert_layout %16 : tensor<32x64xi32, #blocked> -> tensor<32x64xi32, #blocked1>
    %19 = tt.gather %17[%18] {axis = 0 : i32, efficient_layout} : (tensor<32x64xf32, #blocked1>, tensor<32x64xi32, #blocked1>) -> tensor<32x64xf32, #blocked1>
    %20 = ttg.convert_layout %19 : tensor<32x64xf32, #blocked1> -> tensor<32x64xf32, #blocked2>
    %21 = arith.remsi %13, %cst_0 : tensor<32x64xi32, #blocked>
    %22 = ttg.convert_layout %10 : tensor<32x64xf32, #blocked> -> tensor<32x64xf32, #blocked2>
    %23 = ttg.convert_layout %21 : tensor<32x64xi32, #blocked> -> tensor<32x64xi32, #blocked2>
    %24 = tt.gather %22[%23] {axis = 1 : i32, efficient_layout} : (tensor<32x64xf32, #blocked2>, tensor<32x64xi32, #blocked2>) -> tensor<32x64xf32, #blocked2>
    %25 = arith.addf %20, %24 : tensor<32x64xf32, #blocked2>
    %26 = ttg.convert_layout %25 : tensor<32x64xf32, #blocked2> -> tensor<32x64xf32, #blocked>
    tt.store %15, %26 : tensor<32x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @gather_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<32x1xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<32x64xi32, #blocked>
    %cst_1 = arith.constant dense<32> : tensor<32x64xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %2 = arith.muli %1, %cst : tensor<32x1xi32, #blocked>
    %3 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %5 = tt.broadcast %2 : tensor<32x1xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<32x64xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %10 = tt.load %9 : tensor<32x64x!tt.ptr<f32>, #blocked>
    %11 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<32x64x!tt.ptr<i32>, #blocked>
    %12 = tt.addptr %11, %7 : tensor<32x64x!tt.ptr<i32>, #blocked>, tensor<32x64xi32, #blocked>
    %13 = tt.load %12 : tensor<32x64x!tt.ptr<i32>, #blocked>
    %14 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<32x64x!tt.ptr<f32>, #blocked>
    %15 = tt.addptr %14, %7 : tensor<32x64x!tt.ptr<f32>, #blocked>, tensor<32x64xi32, #blocked>
    %16 = arith.remsi %13, %cst_1 : tensor<32x64xi32, #blocked>
    %17 = ttg.convert_layout %10 : tensor<32x64xf32, #blocked> -> tensor<32x64xf32, #blocked1>
    %18 = ttg.convert_layout %16 : tensor<32x64xi32, #blocked> -> tensor<32x64xi32, #blocked1>
    %19 = tt.gather %17[%18] {axis = 0 : i32, efficient_layout} : (tensor<32x64xf32, #blocked1>, tensor<32x64xi32, #blocked1>) -> tensor<32x64xf32, #blocked1>
    %20 = ttg.convert_layout %19 : tensor<32x64xf32, #blocked1> -> tensor<32x64xf32, #blocked2>
    %21 = arith.remsi %13, %cst_0 : tensor<32x64xi32, #blocked>
    %22 = ttg.convert_layout %10 : tensor<32x64xf32, #blocked> -> tensor<32x64xf32, #blocked2>
    %23 = ttg.convert_layout %21 : tensor<32x64xi32, #blocked> -> tensor<32x64xi32, #blocked2>
    %24 = tt.gather %22[%23] {axis = 1 : i32, efficient_layout} : (tensor<32x64xf32, #blocked2>, tensor<32x64xi32, #blocked2>) -> tensor<32x64xf32, #blocked2>
    %25 = arith.addf %20, %24 : tensor<32x64xf32, #blocked2>
    %26 = ttg.convert_layout %25 : tensor<32x64xf32, #blocked2> -> tensor<32x64xf32, #blocked>
    tt.store %15, %26 : tensor<32x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
