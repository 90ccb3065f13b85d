// Kernel reshaped of kernels/explicit.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16; constants SIZE=64
// Triton 3.5.1, ast_to_ttgir
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [1, 2, 16], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @reshaped(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_0 = arith.constant 64 : i32
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %3 = arith.extsi %2 : tensor<64x1xi32, #blocked> to tensor<64x1xi64, #blocked>
    %4 = arith.extsi %cst : tensor<64x1xi32, #blocked> to tensor<64x1xi64, #blocked>
    %5 = arith.muli %3, %4 : tensor<64x1xi64, #blocked>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst_1 = arith.constant dense<2147483647> : tensor<64x1xi64, #blocked>
    %6 = arith.cmpi sle, %5, %cst_1 : tensor<64x1xi64, #blocked>
    %cst_2 = arith.constant dense<-2147483648> : tensor<64x1xi64, #blocked>
    %7 = arith.cmpi sge, %5, %cst_2 : tensor<64x1xi64, #blocked>
    %8 = arith.andi %6, %7 : tensor<64x1xi1, #blocked>
    %9 = arith.muli %2, %cst : tensor<64x1xi32, #blocked>
    %10 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %11 = tt.addptr %10, %9 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %12 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %13 = tt.broadcast %11 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %14 = tt.broadcast %12 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %15 = tt.addptr %13, %14 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %16 = tt.load %15 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %17 = ttg.local_alloc %16 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %18 = ttg.memdesc_reshape %17 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x16x64xf16, #shared1, #smem, mutable>
    %19 = ttg.local_load %18 : !ttg.memdesc<4x16x64xf16, #shared1, #smem, mutable> -> tensor<4x16x64xf16, #blocked1>
    %20 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %21 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 0, parent = #blocked1}>}>>
    %23 = tt.expand_dims %20 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %c16_i32 = arith.constant 16 : i32
    %c16_i32_3 = arith.constant 16 : i32
    %cst_4 = arith.constant dense<16> : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %24 = arith.extsi %23 : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> to tensor<4x1xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %25 = arith.extsi %cst_4 : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> to tensor<4x1xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %26 = arith.muli %24, %25 : tensor<4x1xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %c2147483647_i64_5 = arith.constant 2147483647 : i64
    %c-2147483648_i64_6 = arith.constant -2147483648 : i64
    %cst_7 = arith.constant dense<2147483647> : tensor<4x1xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %27 = arith.cmpi sle, %26, %cst_7 : tensor<4x1xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %cst_8 = arith.constant dense<-2147483648> : tensor<4x1xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %28 = arith.cmpi sge, %26, %cst_8 : tensor<4x1xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %29 = arith.andi %27, %28 : tensor<4x1xi1, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %30 = arith.muli %23, %cst_4 : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %31 = tt.expand_dims %21 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %32 = tt.broadcast %30 : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %33 = tt.broadcast %31 : tensor<1x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %34 = arith.extsi %32 : tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> to tensor<4x16xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %35 = arith.extsi %33 : tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> to tensor<4x16xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %36 = arith.addi %34, %35 : tensor<4x16xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %c2147483647_i64_9 = arith.constant 2147483647 : i64
    %c-2147483648_i64_10 = arith.constant -2147483648 : i64
    %cst_11 = arith.constant dense<2147483647> : tensor<4x16xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %37 = arith.cmpi sle, %36, %cst_11 : tensor<4x16xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %cst_12 = arith.constant dense<-2147483648> : tensor<4x16xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %38 = arith.cmpi sge, %36, %cst_12 : tensor<4x16xi64, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %39 = arith.andi %37, %38 : tensor<4x16xi1, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %40 = arith.addi %32, %33 : tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %41 = tt.expand_dims %40 {axis = 2 : i32} : tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<4x16x1xi32, #blocked1>
    %c64_i32_13 = arith.constant 64 : i32
    %c64_i32_14 = arith.constant 64 : i32
    %cst_15 = arith.constant dense<64> : tensor<4x16x1xi32, #blocked1>
    %42 = arith.extsi %41 : tensor<4x16x1xi32, #blocked1> to tensor<4x16x1xi64, #blocked1>
    %43 = arith.extsi %cst_15 : tensor<4x16x1xi32, #blocked1> to tensor<4x16x1xi64, #blocked1>
    %44 = arith.muli %42, %43 : tensor<4x16x1xi64, #blocked1>
    %c2147483647_i64_16 = arith.constant 2147483647 : i64
    %c-2147483648_i64_17 = arith.constant -2147483648 : i64
    %cst_18 = arith.constant dense<2147483647> : tensor<4x16x1xi64, #blocked1>
    %45 = arith.cmpi sle, %44, %cst_18 : tensor<4x16x1xi64, #blocked1>
    %cst_19 = arith.constant dense<-2147483648> : tensor<4x16x1xi64, #blocked1>
    %46 = arith.cmpi sge, %44, %cst_19 : tensor<4x16x1xi64, #blocked1>
    %47 = arith.andi %45, %46 : tensor<4x16x1xi1, #blocked1>
    %48 = arith.muli %41, %cst_15 : tensor<4x16x1xi32, #blocked1>
    %49 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 0, parent = #blocked1}>}>> -> tensor<1x64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %50 = tt.expand_dims %49 {axis = 0 : i32} : tensor<1x64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x1x64xi32, #blocked1>
    %51 = tt.broadcast %48 : tensor<4x16x1xi32, #blocked1> -> tensor<4x16x64xi32, #blocked1>
    %52 = tt.broadcast %50 : tensor<1x1x64xi32, #blocked1> -> tensor<4x16x64xi32, #blocked1>
    %53 = arith.extsi %51 : tensor<4x16x64xi32, #blocked1> to tensor<4x16x64xi64, #blocked1>
    %54 = arith.extsi %52 : tensor<4x16x64xi32, #blocked1> to tensor<4x16x64xi64, #blocked1>
    %55 = arith.addi %53, %54 : tensor<4x16x64xi64, #blocked1>
    %c2147483647_i64_20 = arith.constant 2147483647 : i64
    %c-2147483648_i64_21 = arith.constant -2147483648 : i64
    %cst_22 = arith.constant dense<2147483647> : tensor<4x16x64xi64, #blocked1>
    %56 = arith.cmpi sle, %55, %cst_22 : tensor<4x16x64xi64, #blocked1>
    %cst_23 = arith.constant dense<-2147483648> : tensor<4x16x64xi64, #blocked1>
    %57 = arith.cmpi sge, %55, %cst_23 : tensor<4x16x64xi64, #blocked1>
    %58 = arith.andi %56, %57 : tensor<4x16x64xi1, #blocked1>
    %59 = arith.addi %51, %52 : tensor<4x16x64xi32, #blocked1>
    %60 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x16x64x!tt.ptr<f16>, #blocked1>
    %61 = tt.addptr %60, %59 : tensor<4x16x64x!tt.ptr<f16>, #blocked1>, tensor<4x16x64xi32, #blocked1>
    tt.store %61, %19 : tensor<4x16x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: gluon.add_inliner()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [1, 2, 16], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @reshaped(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<4x16x1xi32, #blocked>
    %cst_0 = arith.constant dense<16> : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %cst_1 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %3 = arith.muli %2, %cst_1 : tensor<64x1xi32, #blocked1>
    %4 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %5 = tt.addptr %4, %3 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %6 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %7 = tt.broadcast %5 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %9 = tt.addptr %7, %8 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %10 = tt.load %9 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %11 = ttg.local_alloc %10 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %12 = ttg.memdesc_reshape %11 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x16x64xf16, #shared1, #smem, mutable>
    %13 = ttg.local_load %12 : !ttg.memdesc<4x16x64xf16, #shared1, #smem, mutable> -> tensor<4x16x64xf16, #blocked>
    %14 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %15 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 0, parent = #blocked}>}>>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %18 = arith.muli %17, %cst_0 : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %19 = tt.expand_dims %15 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked}>}>> -> tensor<1x16xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %20 = tt.broadcast %18 : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %21 = tt.broadcast %19 : tensor<1x16xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %22 = arith.addi %20, %21 : tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %23 = tt.expand_dims %22 {axis = 2 : i32} : tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<4x16x1xi32, #blocked>
    %24 = arith.muli %23, %cst : tensor<4x16x1xi32, #blocked>
    %25 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 0, parent = #blocked}>}>> -> tensor<1x64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 0 : i32} : tensor<1x64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x1x64xi32, #blocked>
    %27 = tt.broadcast %24 : tensor<4x16x1xi32, #blocked> -> tensor<4x16x64xi32, #blocked>
    %28 = tt.broadcast %26 : tensor<1x1x64xi32, #blocked> -> tensor<4x16x64xi32, #blocked>
    %29 = arith.addi %27, %28 : tensor<4x16x64xi32, #blocked>
    %30 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x16x64x!tt.ptr<f16>, #blocked>
    %31 = tt.addptr %30, %29 : tensor<4x16x64x!tt.ptr<f16>, #blocked>, tensor<4x16x64xi32, #blocked>
    tt.store %31, %13 : tensor<4x16x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [1, 2, 16], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @reshaped(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_0 = arith.constant dense<16> : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %cst_1 = arith.constant dense<64> : tensor<4x16x1xi32, #blocked1>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<64x1xi32, #blocked>
    %4 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %6 = tt.expand_dims %1 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %7 = tt.broadcast %5 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %8 = tt.broadcast %6 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %9 = tt.addptr %7, %8 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %10 = tt.load %9 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %11 = ttg.local_alloc %10 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %12 = ttg.memdesc_reshape %11 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x16x64xf16, #shared1, #smem, mutable>
    %13 = ttg.local_load %12 : !ttg.memdesc<4x16x64xf16, #shared1, #smem, mutable> -> tensor<4x16x64xf16, #blocked1>
    %14 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %15 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 0, parent = #blocked1}>}>>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %18 = arith.muli %17, %cst_0 : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %19 = tt.expand_dims %15 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 2, parent = #blocked1}>}>> -> tensor<1x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %20 = tt.broadcast %18 : tensor<4x1xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %21 = tt.broadcast %19 : tensor<1x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %22 = arith.addi %20, %21 : tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %23 = tt.expand_dims %22 {axis = 2 : i32} : tensor<4x16xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<4x16x1xi32, #blocked1>
    %24 = arith.muli %23, %cst_1 : tensor<4x16x1xi32, #blocked1>
    %25 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 0, parent = #blocked1}>}>> -> tensor<1x64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %26 = tt.expand_dims %25 {axis = 0 : i32} : tensor<1x64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x1x64xi32, #blocked1>
    %27 = tt.broadcast %24 : tensor<4x16x1xi32, #blocked1> -> tensor<4x16x64xi32, #blocked1>
    %28 = tt.broadcast %26 : tensor<1x1x64xi32, #blocked1> -> tensor<4x16x64xi32, #blocked1>
    %29 = arith.addi %27, %28 : tensor<4x16x64xi32, #blocked1>
    %30 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<4x16x64x!tt.ptr<f16>, #blocked1>
    %31 = tt.addptr %30, %29 : tensor<4x16x64x!tt.ptr<f16>, #blocked1>, tensor<4x16x64xi32, #blocked1>
    tt.store %31, %13 : tensor<4x16x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
