// Kernel transpose of kernels/shapes.py, sm_90, num_warps=4, num_stages=3, num_ctas=4
// Signature *fp64:16 *fp64:16; constants M=16, N=16
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @transpose(%arg0: !tt.ptr<f64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %1 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
    %c16_i32 = arith.constant 16 : i32
    %c16_i32_0 = arith.constant 16 : i32
    %cst = arith.constant dense<16> : tensor<16x1xi32>
    %3 = arith.extsi %2 : tensor<16x1xi32> to tensor<16x1xi64>
    %4 = arith.extsi %cst : tensor<16x1xi32> to tensor<16x1xi64>
    %5 = arith.muli %3, %4 : tensor<16x1xi64>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst_1 = arith.constant dense<2147483647> : tensor<16x1xi64>
    %6 = arith.cmpi sle, %5, %cst_1 : tensor<16x1xi64>
    %cst_2 = arith.constant dense<-2147483648> : tensor<16x1xi64>
    %7 = arith.cmpi sge, %5, %cst_2 : tensor<16x1xi64>
    %8 = arith.andi %6, %7 : tensor<16x1xi1>
    %9 = arith.muli %2, %cst : tensor<16x1xi32>
    %10 = tt.splat %arg0 : !tt.ptr<f64> -> tensor<16x1x!tt.ptr<f64>>
    %11 = tt.addptr %10, %9 : tensor<16x1x!tt.ptr<f64>>, tensor<16x1xi32>
    %12 = tt.expand_dims %1 {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
    %13 = tt.broadcast %11 : tensor<16x1x!tt.ptr<f64>> -> tensor<16x16x!tt.ptr<f64>>
    %14 = tt.broadcast %12 : tensor<1x16xi32> -> tensor<16x16xi32>
    %15 = tt.addptr %13, %14 : tensor<16x16x!tt.ptr<f64>>, tensor<16x16xi32>
    %16 = tt.load %15 : tensor<16x16x!tt.ptr<f64>>
    %17 = tt.expand_dims %1 {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
    %c16_i32_3 = arith.constant 16 : i32
    %c16_i32_4 = arith.constant 16 : i32
    %cst_5 = arith.constant dense<16> : tensor<16x1xi32>
    %18 = arith.extsi %17 : tensor<16x1xi32> to tensor<16x1xi64>
    %19 = arith.extsi %cst_5 : tensor<16x1xi32> to tensor<16x1xi64>
    %20 = arith.muli %18, %19 : tensor<16x1xi64>
    %c2147483647_i64_6 = arith.constant 2147483647 : i64
    %c-2147483648_i64_7 = arith.constant -2147483648 : i64
    %cst_8 = arith.constant dense<2147483647> : tensor<16x1xi64>
    %21 = arith.cmpi sle, %20, %cst_8 : tensor<16x1xi64>
    %cst_9 = arith.constant dense<-2147483648> : tensor<16x1xi64>
    %22 = arith.cmpi sge, %20, %cst_9 : tensor<16x1xi64>
    %23 = arith.andi %21, %22 : tensor<16x1xi1>
    %24 = arith.muli %17, %cst_5 : tensor<16x1xi32>
    %25 = tt.splat %arg1 : !tt.ptr<f64> -> tensor<16x1x!tt.ptr<f64>>
    %26 = tt.addptr %25, %24 : tensor<16x1x!tt.ptr<f64>>, tensor<16x1xi32>
    %27 = tt.expand_dims %0 {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
    %28 = tt.broadcast %26 : tensor<16x1x!tt.ptr<f64>> -> tensor<16x16x!tt.ptr<f64>>
    %29 = tt.broadcast %27 : tensor<1x16xi32> -> tensor<16x16xi32>
    %30 = tt.addptr %28, %29 : tensor<16x16x!tt.ptr<f64>>, tensor<16x16xi32>
    %31 = tt.trans %16 {order = array<i32: 1, 0>} : tensor<16x16xf64> -> tensor<16x16xf64>
    tt.store %30, %31 : tensor<16x16x!tt.ptr<f64>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @transpose(%arg0: !tt.ptr<f64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<16> : tensor<16x1xi32>
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
    %2 = arith.muli %1, %cst : tensor<16x1xi32>
    %3 = tt.splat %arg0 : !tt.ptr<f64> -> tensor<16x1x!tt.ptr<f64>>
    %4 = tt.addptr %3, %2 : tensor<16x1x!tt.ptr<f64>>, tensor<16x1xi32>
    %5 = tt.expand_dims %0 {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
    %6 = tt.broadcast %4 : tensor<16x1x!tt.ptr<f64>> -> tensor<16x16x!tt.ptr<f64>>
    %7 = tt.broadcast %5 : tensor<1x16xi32> -> tensor<16x16xi32>
    %8 = tt.addptr %6, %7 : tensor<16x16x!tt.ptr<f64>>, tensor<16x16xi32>
    %9 = tt.load %8 : tensor<16x16x!tt.ptr<f64>>
    %10 = tt.splat %arg1 : !tt.ptr<f64> -> tensor<16x1x!tt.ptr<f64>>
    %11 = tt.addptr %10, %2 : tensor<16x1x!tt.ptr<f64>>, tensor<16x1xi32>
    %12 = tt.broadcast %11 : tensor<16x1x!tt.ptr<f64>> -> tensor<16x16x!tt.ptr<f64>>
    %13 = tt.addptr %12, %7 : tensor<16x16x!tt.ptr<f64>>, tensor<16x16xi32>
    %14 = tt.trans %9 {order = array<i32: 1, 0>} : tensor<16x16xf64> -> tensor<16x16xf64>
    tt.store %13, %14 : tensor<16x16x!tt.ptr<f64>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 4)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 1], CTASplitNum = [4, 1], CTAOrder = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CTAsPerCGA = [4], CTASplitNum = [4], CTAOrder = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1], CTAsPerCGA = [4, 1], CTASplitNum = [4, 1], CTAOrder = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1], CTAsPerCGA = [1, 4], CTASplitNum = [1, 4], CTAOrder = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [1, 4], CTASplitNum = [1, 4], CTAOrder = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 1], CTASplitNum = [4, 1], CTAOrder = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 4], order = [0, 1], CTAsPerCGA = [1, 4], CTASplitNum = [1, 4], CTAOrder = [0, 1]}>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @transpose(%arg0: !tt.ptr<f64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<16> : tensor<16x1xi32, #blocked>
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked1>
    %1 = ttg.convert_layout %0 : tensor<16xi32, #blocked1> -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<16x1xi32, #blocked2>
    %3 = ttg.convert_layout %2 : tensor<16x1xi32, #blocked2> -> tensor<16x1xi32, #blocked>
    %4 = arith.muli %3, %cst : tensor<16x1xi32, #blocked>
    %5 = tt.splat %arg0 : !tt.ptr<f64> -> tensor<16x1x!tt.ptr<f64>, #blocked>
    %6 = tt.addptr %5, %4 : tensor<16x1x!tt.ptr<f64>, #blocked>, tensor<16x1xi32, #blocked>
    %7 = ttg.convert_layout %0 : tensor<16xi32, #blocked1> -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %8 = tt.expand_dims %7 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x16xi32, #blocked3>
    %9 = ttg.convert_layout %8 : tensor<1x16xi32, #blocked3> -> tensor<1x16xi32, #blocked4>
    %10 = tt.broadcast %6 : tensor<16x1x!tt.ptr<f64>, #blocked> -> tensor<16x16x!tt.ptr<f64>, #blocked>
    %11 = ttg.convert_layout %10 : tensor<16x16x!tt.ptr<f64>, #blocked> -> tensor<16x16x!tt.ptr<f64>, #blocked5>
    %12 = tt.broadcast %9 : tensor<1x16xi32, #blocked4> -> tensor<16x16xi32, #blocked4>
    %13 = ttg.convert_layout %12 : tensor<16x16xi32, #blocked4> -> tensor<16x16xi32, #blocked5>
    %14 = tt.addptr %11, %13 : tensor<16x16x!tt.ptr<f64>, #blocked5>, tensor<16x16xi32, #blocked5>
    %15 = tt.load %14 : tensor<16x16x!tt.ptr<f64>, #blocked5>
    %16 = tt.splat %arg1 : !tt.ptr<f64> -> tensor<16x1x!tt.ptr<f64>, #blocked>
    %17 = tt.addptr %16, %4 : tensor<16x1x!tt.ptr<f64>, #blocked>, tensor<16x1xi32, #blocked>
    %18 = tt.broadcast %17 : tensor<16x1x!tt.ptr<f64>, #blocked> -> tensor<16x16x!tt.ptr<f64>, #blocked>
    %19 = ttg.convert_layout %18 : tensor<16x16x!tt.ptr<f64>, #blocked> -> tensor<16x16x!tt.ptr<f64>, #blocked5>
    %20 = tt.addptr %19, %13 : tensor<16x16x!tt.ptr<f64>, #blocked5>, tensor<16x16xi32, #blocked5>
    %21 = tt.trans %15 {order = array<i32: 1, 0>} : tensor<16x16xf64, #blocked5> -> tensor<16x16xf64, #blocked6>
    %22 = ttg.convert_layout %21 : tensor<16x16xf64, #blocked6> -> tensor<16x16xf64, #blocked5>
    tt.store %20, %22 : tensor<16x16x!tt.ptr<f64>, #blocked5>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 1], CTASplitNum = [4, 1], CTAOrder = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CTAsPerCGA = [4], CTASplitNum = [4], CTAOrder = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1], CTAsPerCGA = [4, 1], CTASplitNum = [4, 1], CTAOrder = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1], CTAsPerCGA = [1, 4], CTASplitNum = [1, 4], CTAOrder = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [1, 4], CTASplitNum = [1, 4], CTAOrder = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 1], CTASplitNum = [4, 1], CTAOrder = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 4], order = [0, 1], CTAsPerCGA = [1, 4], CTASplitNum = [1, 4], CTAOrder = [0, 1]}>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @transpose(%arg0: !tt.ptr<f64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<16> : tensor<16x1xi32, #blocked>
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked1>
    %1 = ttg.convert_layout %0 : tensor<16xi32, #blocked1> -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<16x1xi32, #blocked2>
    %3 = ttg.convert_layout %2 : tensor<16x1xi32, #blocked2> -> tensor<16x1xi32, #blocked>
    %4 = arith.muli %3, %cst : tensor<16x1xi32, #blocked>
    %5 = tt.splat %arg0 : !tt.ptr<f64> -> tensor<16x1x!tt.ptr<f64>, #blocked>
    %6 = tt.addptr %5, %4 : tensor<16x1x!tt.ptr<f64>, #blocked>, tensor<16x1xi32, #blocked>
    %7 = ttg.convert_layout %0 : tensor<16xi32, #blocked1> -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %8 = tt.expand_dims %7 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x16xi32, #blocked3>
    %9 = ttg.convert_layout %8 : tensor<1x16xi32, #blocked3> -> tensor<1x16xi32, #blocked4>
    %10 = tt.broadcast %6 : tensor<16x1x!tt.ptr<f64>, #blocked> -> tensor<16x16x!tt.ptr<f64>, #blocked>
    %11 = ttg.convert_layout %10 : tensor<16x16x!tt.ptr<f64>, #blocked> -> tensor<16x16x!tt.ptr<f64>, #blocked5>
    %12 = tt.broadcast %9 : tensor<1x16xi32, #blocked4> -> tensor<16x16xi32, #blocked4>
    %13 = ttg.convert_layout %12 : tensor<16x16xi32, #blocked4> -> tensor<16x16xi32, #blocked5>
    %14 = tt.addptr %11, %13 : tensor<16x16x!tt.ptr<f64>, #blocked5>, tensor<16x16xi32, #blocked5>
    %15 = ttg.convert_layout %14 : tensor<16x16x!tt.ptr<f64>, #blocked5> -> tensor<16x16x!tt.ptr<f64>, #blocked5>
    %16 = tt.load %15 : tensor<16x16x!tt.ptr<f64>, #blocked5>
    %17 = tt.splat %arg1 : !tt.ptr<f64> -> tensor<16x1x!tt.ptr<f64>, #blocked>
    %18 = tt.addptr %17, %4 : tensor<16x1x!tt.ptr<f64>, #blocked>, tensor<16x1xi32, #blocked>
    %19 = tt.broadcast %18 : tensor<16x1x!tt.ptr<f64>, #blocked> -> tensor<16x16x!tt.ptr<f64>, #blocked>
    %20 = ttg.convert_layout %19 : tensor<16x16x!tt.ptr<f64>, #blocked> -> tensor<16x16x!tt.ptr<f64>, #blocked5>
    %21 = tt.addptr %20, %13 : tensor<16x16x!tt.ptr<f64>, #blocked5>, tensor<16x16xi32, #blocked5>
    %22 = tt.trans %16 {order = array<i32: 1, 0>} : tensor<16x16xf64, #blocked5> -> tensor<16x16xf64, #blocked6>
    %23 = ttg.convert_layout %22 : tensor<16x16xf64, #blocked6> -> tensor<16x16xf64, #blocked5>
    %24 = ttg.convert_layout %21 : tensor<16x16x!tt.ptr<f64>, #blocked5> -> tensor<16x16x!tt.ptr<f64>, #blocked5>
    %25 = ttg.convert_layout %23 : tensor<16x16xf64, #blocked5> -> tensor<16x16xf64, #blocked5>
    tt.store %24, %25 : tensor<16x16x!tt.ptr<f64>, #blocked5>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_plan_cta(...)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 1], CTASplitNum = [4, 1], CTAOrder = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 4], order = [0, 1], CTAsPerCGA = [1, 4], CTASplitNum = [1, 4], CTAOrder = [0, 1]}>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @transpose(%arg0: !tt.ptr<f64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<16> : tensor<16x1xi32, #blocked>
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<16x1xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f64> -> tensor<16x1x!tt.ptr<f64>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<16x1x!tt.ptr<f64>, #blocked>, tensor<16x1xi32, #blocked>
    %6 = tt.expand_dims %1 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x16xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<16x1x!tt.ptr<f64>, #blocked> -> tensor<16x16x!tt.ptr<f64>, #blocked>
    %8 = tt.broadcast %6 : tensor<1x16xi32, #blocked> -> tensor<16x16xi32, #blocked>
    %9 = tt.addptr %7, %8 : tensor<16x16x!tt.ptr<f64>, #blocked>, tensor<16x16xi32, #blocked>
    %10 = tt.load %9 : tensor<16x16x!tt.ptr<f64>, #blocked>
    %11 = tt.splat %arg1 : !tt.ptr<f64> -> tensor<16x1x!tt.ptr<f64>, #blocked>
    %12 = tt.addptr %11, %3 : tensor<16x1x!tt.ptr<f64>, #blocked>, tensor<16x1xi32, #blocked>
    %13 = tt.broadcast %12 : tensor<16x1x!tt.ptr<f64>, #blocked> -> tensor<16x16x!tt.ptr<f64>, #blocked>
    %14 = tt.addptr %13, %8 : tensor<16x16x!tt.ptr<f64>, #blocked>, tensor<16x16xi32, #blocked>
    %15 = tt.trans %10 {order = array<i32: 1, 0>} : tensor<16x16xf64, #blocked> -> tensor<16x16xf64, #blocked1>
    %16 = ttg.convert_layout %15 : tensor<16x16xf64, #blocked1> -> tensor<16x16xf64, #blocked>
    tt.store %14, %16 : tensor<16x16x!tt.ptr<f64>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_reorder_instructions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 1], CTASplitNum = [4, 1], CTAOrder = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [1, 4], order = [0, 1], CTAsPerCGA = [1, 4], CTASplitNum = [1, 4], CTAOrder = [0, 1]}>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @transpose(%arg0: !tt.ptr<f64> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<16> : tensor<16x1xi32, #blocked>
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<16x1xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f64> -> tensor<16x1x!tt.ptr<f64>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<16x1x!tt.ptr<f64>, #blocked>, tensor<16x1xi32, #blocked>
    %6 = tt.expand_dims %1 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x16xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<16x1x!tt.ptr<f64>, #blocked> -> tensor<16x16x!tt.ptr<f64>, #blocked>
    %8 = tt.broadcast %6 : tensor<1x16xi32, #blocked> -> tensor<16x16xi32, #blocked>
    %9 = tt.addptr %7, %8 : tensor<16x16x!tt.ptr<f64>, #blocked>, tensor<16x16xi32, #blocked>
    %10 = tt.load %9 : tensor<16x16x!tt.ptr<f64>, #blocked>
    %11 = tt.trans %10 {order = array<i32: 1, 0>} : tensor<16x16xf64, #blocked> -> tensor<16x16xf64, #blocked1>
    %12 = tt.splat %arg1 : !tt.ptr<f64> -> tensor<16x1x!tt.ptr<f64>, #blocked>
    %13 = tt.addptr %12, %3 : tensor<16x1x!tt.ptr<f64>, #blocked>, tensor<16x1xi32, #blocked>
    %14 = tt.broadcast %13 : tensor<16x1x!tt.ptr<f64>, #blocked> -> tensor<16x16x!tt.ptr<f64>, #blocked>
    %15 = tt.addptr %14, %8 : tensor<16x16x!tt.ptr<f64>, #blocked>, tensor<16x16xi32, #blocked>
    %16 = ttg.convert_layout %11 : tensor<16x16xf64, #blocked1> -> tensor<16x16xf64, #blocked>
    tt.store %15, %16 : tensor<16x16x!tt.ptr<f64>, #blocked>
    tt.return
  }
}
