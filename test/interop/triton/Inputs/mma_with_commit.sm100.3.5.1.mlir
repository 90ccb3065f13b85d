// Kernel mma_with_commit of kernels/explicit.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp32:16; constants SIZE=128, HALF=64
// Triton 3.5.1, ast_to_ttgir
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @mma_with_commit(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c128_i32_0 = arith.constant 128 : i32
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %3 = arith.extsi %2 : tensor<128x1xi32, #blocked> to tensor<128x1xi64, #blocked>
    %4 = arith.extsi %cst : tensor<128x1xi32, #blocked> to tensor<128x1xi64, #blocked>
    %5 = arith.muli %3, %4 : tensor<128x1xi64, #blocked>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst_1 = arith.constant dense<2147483647> : tensor<128x1xi64, #blocked>
    %6 = arith.cmpi sle, %5, %cst_1 : tensor<128x1xi64, #blocked>
    %cst_2 = arith.constant dense<-2147483648> : tensor<128x1xi64, #blocked>
    %7 = arith.cmpi sge, %5, %cst_2 : tensor<128x1xi64, #blocked>
    %8 = arith.andi %6, %7 : tensor<128x1xi1, #blocked>
    %9 = arith.muli %2, %cst : tensor<128x1xi32, #blocked>
    %10 = tt.expand_dims %1 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %11 = tt.broadcast %9 : tensor<128x1xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %12 = tt.broadcast %10 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %13 = arith.extsi %11 : tensor<128x128xi32, #blocked> to tensor<128x128xi64, #blocked>
    %14 = arith.extsi %12 : tensor<128x128xi32, #blocked> to tensor<128x128xi64, #blocked>
    %15 = arith.addi %13, %14 : tensor<128x128xi64, #blocked>
    %c2147483647_i64_3 = arith.constant 2147483647 : i64
    %c-2147483648_i64_4 = arith.constant -2147483648 : i64
    %cst_5 = arith.constant dense<2147483647> : tensor<128x128xi64, #blocked>
    %16 = arith.cmpi sle, %15, %cst_5 : tensor<128x128xi64, #blocked>
    %cst_6 = arith.constant dense<-2147483648> : tensor<128x128xi64, #blocked>
    %17 = arith.cmpi sge, %15, %cst_6 : tensor<128x128xi64, #blocked>
    %18 = arith.andi %16, %17 : tensor<128x128xi1, #blocked>
    %19 = arith.addi %11, %12 : tensor<128x128xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %22 = tt.load %21 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %23 = ttg.local_alloc %22 : (tensor<128x128xf16, #blocked>) -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %24 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %25 = tt.addptr %24, %19 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %26 = tt.load %25 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %27 = ttg.local_alloc %26 : (tensor<128x128xf16, #blocked>) -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %28 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %false = arith.constant false
    %true = arith.constant true
    %29 = ttng.tc_gen5_mma %23, %27, %result[], %false, %true : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_commit %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c0_i32 = arith.constant 0 : i32
    %true_7 = arith.constant true
    ttng.wait_barrier %28, %c0_i32, %true_7 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %30 = ttng.tmem_subslice %result {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128>
    %result_8 = ttng.tmem_load %30 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128> -> tensor<128x64xf32, #blocked1>
    %31 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c0_i32_9 = arith.constant 0 : i32
    %c0_i32_10 = arith.constant 0 : i32
    %cst_11 = arith.constant dense<0> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %33 = arith.extsi %cst_11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %34 = arith.extsi %32 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %35 = arith.addi %33, %34 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2147483647_i64_12 = arith.constant 2147483647 : i64
    %c-2147483648_i64_13 = arith.constant -2147483648 : i64
    %cst_14 = arith.constant dense<2147483647> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %36 = arith.cmpi sle, %35, %cst_14 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_15 = arith.constant dense<-2147483648> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %37 = arith.cmpi sge, %35, %cst_15 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %38 = arith.andi %36, %37 : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %39 = arith.addi %cst_11, %32 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %40 = tt.expand_dims %31 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %c128_i32_16 = arith.constant 128 : i32
    %c128_i32_17 = arith.constant 128 : i32
    %cst_18 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %41 = arith.extsi %40 : tensor<128x1xi32, #blocked1> to tensor<128x1xi64, #blocked1>
    %42 = arith.extsi %cst_18 : tensor<128x1xi32, #blocked1> to tensor<128x1xi64, #blocked1>
    %43 = arith.muli %41, %42 : tensor<128x1xi64, #blocked1>
    %c2147483647_i64_19 = arith.constant 2147483647 : i64
    %c-2147483648_i64_20 = arith.constant -2147483648 : i64
    %cst_21 = arith.constant dense<2147483647> : tensor<128x1xi64, #blocked1>
    %44 = arith.cmpi sle, %43, %cst_21 : tensor<128x1xi64, #blocked1>
    %cst_22 = arith.constant dense<-2147483648> : tensor<128x1xi64, #blocked1>
    %45 = arith.cmpi sge, %43, %cst_22 : tensor<128x1xi64, #blocked1>
    %46 = arith.andi %44, %45 : tensor<128x1xi1, #blocked1>
    %47 = arith.muli %40, %cst_18 : tensor<128x1xi32, #blocked1>
    %48 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %49 = tt.addptr %48, %47 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %50 = tt.expand_dims %39 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %51 = tt.broadcast %49 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %52 = tt.broadcast %50 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %53 = tt.addptr %51, %52 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    tt.store %53, %result_8 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    %54 = ttng.tmem_subslice %result {N = 64 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128>
    %result_23 = ttng.tmem_load %54 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128> -> tensor<128x64xf32, #blocked1>
    %55 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %56 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_24 = arith.constant 64 : i32
    %cst_25 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %57 = arith.extsi %cst_25 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %58 = arith.extsi %56 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %59 = arith.addi %57, %58 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2147483647_i64_26 = arith.constant 2147483647 : i64
    %c-2147483648_i64_27 = arith.constant -2147483648 : i64
    %cst_28 = arith.constant dense<2147483647> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %60 = arith.cmpi sle, %59, %cst_28 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_29 = arith.constant dense<-2147483648> : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %61 = arith.cmpi sge, %59, %cst_29 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %62 = arith.andi %60, %61 : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %63 = arith.addi %cst_25, %56 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %64 = tt.expand_dims %55 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %c128_i32_30 = arith.constant 128 : i32
    %c128_i32_31 = arith.constant 128 : i32
    %cst_32 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %65 = arith.extsi %64 : tensor<128x1xi32, #blocked1> to tensor<128x1xi64, #blocked1>
    %66 = arith.extsi %cst_32 : tensor<128x1xi32, #blocked1> to tensor<128x1xi64, #blocked1>
    %67 = arith.muli %65, %66 : tensor<128x1xi64, #blocked1>
    %c2147483647_i64_33 = arith.constant 2147483647 : i64
    %c-2147483648_i64_34 = arith.constant -2147483648 : i64
    %cst_35 = arith.constant dense<2147483647> : tensor<128x1xi64, #blocked1>
    %68 = arith.cmpi sle, %67, %cst_35 : tensor<128x1xi64, #blocked1>
    %cst_36 = arith.constant dense<-2147483648> : tensor<128x1xi64, #blocked1>
    %69 = arith.cmpi sge, %67, %cst_36 : tensor<128x1xi64, #blocked1>
    %70 = arith.andi %68, %69 : tensor<128x1xi1, #blocked1>
    %71 = arith.muli %64, %cst_32 : tensor<128x1xi32, #blocked1>
    %72 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %73 = tt.addptr %72, %71 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %74 = tt.expand_dims %63 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %75 = tt.broadcast %73 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %76 = tt.broadcast %74 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %77 = tt.addptr %75, %76 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    tt.store %77, %result_23 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: gluon.add_inliner()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @mma_with_commit(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %false = arith.constant false
    %cst_1 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %3 = arith.muli %2, %cst_1 : tensor<128x1xi32, #blocked1>
    %4 = tt.expand_dims %1 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %5 = tt.broadcast %3 : tensor<128x1xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %6 = tt.broadcast %4 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %7 = arith.addi %5, %6 : tensor<128x128xi32, #blocked1>
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %9 = tt.addptr %8, %7 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %10 = tt.load %9 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %11 = ttg.local_alloc %10 : (tensor<128x128xf16, #blocked1>) -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %12 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %13 = tt.addptr %12, %7 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %14 = tt.load %13 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    %15 = ttg.local_alloc %14 : (tensor<128x128xf16, #blocked1>) -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %16 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %17 = ttng.tc_gen5_mma %11, %15, %result[], %false, %true : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_commit %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %16, %c0_i32, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttng.tmem_subslice %result {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128>
    %result_2 = ttng.tmem_load %18 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128> -> tensor<128x64xf32, #blocked>
    %19 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %21 = tt.expand_dims %19 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %22 = arith.muli %21, %cst_0 : tensor<128x1xi32, #blocked>
    %23 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %24 = tt.addptr %23, %22 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %25 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %26 = tt.broadcast %24 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x64x!tt.ptr<f32>, #blocked>
    %27 = tt.broadcast %25 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %28 = tt.addptr %26, %27 : tensor<128x64x!tt.ptr<f32>, #blocked>, tensor<128x64xi32, #blocked>
    tt.store %28, %result_2 : tensor<128x64x!tt.ptr<f32>, #blocked>
    %29 = ttng.tmem_subslice %result {N = 64 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128>
    %result_3 = ttng.tmem_load %29 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128> -> tensor<128x64xf32, #blocked>
    %30 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %31 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %32 = arith.addi %31, %cst : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %33 = tt.expand_dims %30 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %34 = arith.muli %33, %cst_0 : tensor<128x1xi32, #blocked>
    %35 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %36 = tt.addptr %35, %34 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %37 = tt.expand_dims %32 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %38 = tt.broadcast %36 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x64x!tt.ptr<f32>, #blocked>
    %39 = tt.broadcast %37 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %40 = tt.addptr %38, %39 : tensor<128x64x!tt.ptr<f32>, #blocked>, tensor<128x64xi32, #blocked>
    tt.store %40, %result_3 : tensor<128x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @mma_with_commit(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %false = arith.constant false
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %cst_1 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<128x1xi32, #blocked>
    %4 = tt.expand_dims %1 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %5 = tt.broadcast %3 : tensor<128x1xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<128x128xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %10 = tt.load %9 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %11 = ttg.local_alloc %10 : (tensor<128x128xf16, #blocked>) -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %12 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %13 = tt.addptr %12, %7 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %14 = tt.load %13 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %15 = ttg.local_alloc %14 : (tensor<128x128xf16, #blocked>) -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %16 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %17 = ttng.tc_gen5_mma %11, %15, %result[], %false, %true : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_commit %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %16, %c0_i32, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttng.tmem_subslice %result {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128>
    %result_2 = ttng.tmem_load %18 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128> -> tensor<128x64xf32, #blocked1>
    %19 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %21 = tt.expand_dims %19 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %22 = arith.muli %21, %cst_0 : tensor<128x1xi32, #blocked1>
    %23 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %24 = tt.addptr %23, %22 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %25 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %26 = tt.broadcast %24 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %27 = tt.broadcast %25 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %28 = tt.addptr %26, %27 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    tt.store %28, %result_2 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    %29 = ttng.tmem_subslice %result {N = 64 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128>
    %result_3 = ttng.tmem_load %29 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128> -> tensor<128x64xf32, #blocked1>
    %30 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %31 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %32 = arith.addi %31, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %33 = tt.expand_dims %30 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %34 = arith.muli %33, %cst_0 : tensor<128x1xi32, #blocked1>
    %35 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %36 = tt.addptr %35, %34 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %37 = tt.expand_dims %32 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %38 = tt.broadcast %36 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %39 = tt.broadcast %37 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %40 = tt.addptr %38, %39 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    tt.store %40, %result_3 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @mma_with_commit(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %false = arith.constant false
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %cst_1 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %2 = tt.expand_dims %0 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %3 = arith.muli %2, %cst : tensor<128x1xi32, #blocked>
    %4 = tt.expand_dims %1 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %5 = tt.broadcast %3 : tensor<128x1xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %6 = tt.broadcast %4 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %7 = arith.addi %5, %6 : tensor<128x128xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %9 = tt.addptr %8, %7 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %10 = tt.load %9 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %11 = ttg.local_alloc %10 : (tensor<128x128xf16, #blocked>) -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %12 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %13 = tt.addptr %12, %7 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %14 = tt.load %13 : tensor<128x128x!tt.ptr<f16>, #blocked>
    %15 = ttg.local_alloc %14 : (tensor<128x128xf16, #blocked>) -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %16 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %17 = ttng.tc_gen5_mma %11, %15, %result[], %false, %true : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_commit %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.wait_barrier %16, %c0_i32, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttng.tmem_subslice %result {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128>
    %result_2 = ttng.tmem_load %18 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128> -> tensor<128x64xf32, #blocked1>
    %19 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %21 = tt.expand_dims %19 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %22 = arith.muli %21, %cst_0 : tensor<128x1xi32, #blocked1>
    %23 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %24 = tt.addptr %23, %22 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %25 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %26 = tt.broadcast %24 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %27 = tt.broadcast %25 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %28 = tt.addptr %26, %27 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    tt.store %28, %result_2 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    %29 = ttng.tmem_subslice %result {N = 64 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128>
    %result_3 = ttng.tmem_load %29 : !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128> -> tensor<128x64xf32, #blocked1>
    %30 = arith.addi %20, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %31 = tt.expand_dims %30 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %32 = tt.broadcast %31 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %33 = tt.addptr %26, %32 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    tt.store %33, %result_3 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
