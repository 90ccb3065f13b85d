// Kernel turn of kernels/explicit.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16; constants SIZE=32
// Triton 3.5.1, ast_to_ttgir
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @turn(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c32_i32_0 = arith.constant 32 : i32
    %cst = arith.constant dense<32> : tensor<32x1xi32, #blocked>
    %3 = arith.extsi %2 : tensor<32x1xi32, #blocked> to tensor<32x1xi64, #blocked>
    %4 = arith.extsi %cst : tensor<32x1xi32, #blocked> to tensor<32x1xi64, #blocked>
    %5 = arith.muli %3, %4 : tensor<32x1xi64, #blocked>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst_1 = arith.constant dense<2147483647> : tensor<32x1xi64, #blocked>
    %6 = arith.cmpi sle, %5, %cst_1 : tensor<32x1xi64, #blocked>
    %cst_2 = arith.constant dense<-2147483648> : tensor<32x1xi64, #blocked>
    %7 = arith.cmpi sge, %5, %cst_2 : tensor<32x1xi64, #blocked>
    %8 = arith.andi %6, %7 : tensor<32x1xi1, #blocked>
    %9 = arith.muli %2, %cst : tensor<32x1xi32, #blocked>
    %10 = tt.expand_dims %1 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %11 = tt.broadcast %9 : tensor<32x1xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %12 = tt.broadcast %10 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %13 = arith.extsi %11 : tensor<32x32xi32, #blocked> to tensor<32x32xi64, #blocked>
    %14 = arith.extsi %12 : tensor<32x32xi32, #blocked> to tensor<32x32xi64, #blocked>
    %15 = arith.addi %13, %14 : tensor<32x32xi64, #blocked>
    %c2147483647_i64_3 = arith.constant 2147483647 : i64
    %c-2147483648_i64_4 = arith.constant -2147483648 : i64
    %cst_5 = arith.constant dense<2147483647> : tensor<32x32xi64, #blocked>
    %16 = arith.cmpi sle, %15, %cst_5 : tensor<32x32xi64, #blocked>
    %cst_6 = arith.constant dense<-2147483648> : tensor<32x32xi64, #blocked>
    %17 = arith.cmpi sge, %15, %cst_6 : tensor<32x32xi64, #blocked>
    %18 = arith.andi %16, %17 : tensor<32x32xi1, #blocked>
    %19 = arith.addi %11, %12 : tensor<32x32xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<32x32x!tt.ptr<f32>, #blocked>, tensor<32x32xi32, #blocked>
    %22 = tt.load %21 : tensor<32x32x!tt.ptr<f32>, #blocked>
    %23 = ttg.local_alloc %22 : (tensor<32x32xf32, #blocked>) -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %24 = ttg.memdesc_reinterpret %23 : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xi32, #shared, #smem, mutable>
    %25 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>, #blocked>
    %26 = tt.addptr %25, %19 : tensor<32x32x!tt.ptr<f32>, #blocked>, tensor<32x32xi32, #blocked>
    %27 = ttg.local_load %24 : !ttg.memdesc<32x32xi32, #shared, #smem, mutable> -> tensor<32x32xi32, #blocked>
    %28 = tt.trans %27 {order = array<i32: 1, 0>} : tensor<32x32xi32, #blocked> -> tensor<32x32xi32, #blocked1>
    %29 = ttg.convert_layout %28 : tensor<32x32xi32, #blocked1> -> tensor<32x32xi32, #blocked>
    %30 = arith.sitofp %29 : tensor<32x32xi32, #blocked> to tensor<32x32xf32, #blocked>
    tt.store %26, %30 : tensor<32x32x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: gluon.add_inliner()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @turn(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<32x1xi32, #blocked>
    %0 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<32x1xi32, #blocked>
    %4 = tt.expand_dims %1 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
    %5 = tt.broadcast %3 : tensor<32x1xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<32x32xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<32x32x!tt.ptr<f32>, #blocked>, tensor<32x32xi32, #blocked>
    %10 = tt.load %9 : tensor<32x32x!tt.ptr<f32>, #blocked>
    %11 = ttg.local_alloc %10 : (tensor<32x32xf32, #blocked>) -> !ttg.memdesc<32x32xf32, #shared, #smem, mutable>
    %12 = ttg.memdesc_reinterpret %11 : !ttg.memdesc<32x32xf32, #shared, #smem, mutable> -> !ttg.memdesc<32x32xi32, #shared, #smem, mutable>
    %13 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<32x32x!tt.ptr<f32>, #blocked>
    %14 = tt.addptr %13, %7 : tensor<32x32x!tt.ptr<f32>, #blocked>, tensor<32x32xi32, #blocked>
    %15 = ttg.local_load %12 : !ttg.memdesc<32x32xi32, #shared, #smem, mutable> -> tensor<32x32xi32, #blocked>
    %16 = tt.trans %15 {order = array<i32: 1, 0>} : tensor<32x32xi32, #blocked> -> tensor<32x32xi32, #blocked1>
    %17 = ttg.convert_layout %16 : tensor<32x32xi32, #blocked1> -> tensor<32x32xi32, #blocked>
    %18 = arith.sitofp %17 : tensor<32x32xi32, #blocked> to tensor<32x32xf32, #blocked>
    tt.store %14, %18 : tensor<32x32x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
