// Kernel copy_3d of kernels/memory.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
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
    %cst = arith.constant dense<2.000000e+00> : tensor<2x16x32xf16>
    %c32_i32 = arith.constant 32 : i32
    %c16_i32 = arith.constant 16 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.muli %arg3, %arg4 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.make_tensor_descriptor %arg0, [%arg2, %arg3, %arg4], [%1, %2, %c1_i64] : <f16>, <tensor<2x16x32xf16>>
    %4 = tt.make_tensor_descriptor %arg1, [%arg2, %arg3, %arg4], [%1, %2, %c1_i64] : <f16>, <tensor<2x16x32xf16>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c2_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c16_i32 : i32
    %9 = tt.get_program_id z : i32
    %10 = arith.muli %9, %c32_i32 : i32
    %11 = tt.descriptor_load %3[%6, %8, %10] : !tt.tensordesc<tensor<2x16x32xf16>> -> tensor<2x16x32xf16>
    %12 = arith.mulf %11, %cst : tensor<2x16x32xf16>
    tt.descriptor_store %4[%6, %8, %10], %12 : !tt.tensordesc<tensor<2x16x32xf16>>, tensor<2x16x32xf16>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<2.000000e+00> : tensor<2x16x32xf16, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c16_i32 = arith.constant 16 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.muli %arg3, %arg4 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.make_tensor_descriptor %arg0, [%arg2, %arg3, %arg4], [%1, %2, %c1_i64] : <f16>, <tensor<2x16x32xf16>>
    %4 = tt.make_tensor_descriptor %arg1, [%arg2, %arg3, %arg4], [%1, %2, %c1_i64] : <f16>, <tensor<2x16x32xf16>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c2_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c16_i32 : i32
    %9 = tt.get_program_id z : i32
    %10 = arith.muli %9, %c32_i32 : i32
    %11 = tt.descriptor_load %3[%6, %8, %10] : !tt.tensordesc<tensor<2x16x32xf16>> -> tensor<2x16x32xf16, #blocked>
    %12 = arith.mulf %11, %cst : tensor<2x16x32xf16, #blocked>
    tt.descriptor_store %4[%6, %8, %10], %12 : !tt.tensordesc<tensor<2x16x32xf16>>, tensor<2x16x32xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_optimize_descriptor_encoding()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<2.000000e+00> : tensor<2x16x32xf16, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c16_i32 = arith.constant 16 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.muli %arg3, %arg4 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = tt.make_tensor_descriptor %arg0, [%arg2, %arg3, %arg4], [%1, %2, %c1_i64] : <f16>, <tensor<2x16x32xf16, #shared>>
    %4 = tt.make_tensor_descriptor %arg1, [%arg2, %arg3, %arg4], [%1, %2, %c1_i64] : <f16>, <tensor<2x16x32xf16, #shared>>
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c2_i32 : i32
    %7 = tt.get_program_id y : i32
    %8 = arith.muli %7, %c16_i32 : i32
    %9 = tt.get_program_id z : i32
    %10 = arith.muli %9, %c32_i32 : i32
    %11 = tt.descriptor_load %3[%6, %8, %10] : !tt.tensordesc<tensor<2x16x32xf16, #shared>> -> tensor<2x16x32xf16, #blocked>
    %12 = arith.mulf %11, %cst : tensor<2x16x32xf16, #blocked>
    tt.descriptor_store %4[%6, %8, %10], %12 : !tt.tensordesc<tensor<2x16x32xf16, #shared>>, tensor<2x16x32xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_tma_lowering()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant dense<2.000000e+00> : tensor<2x16x32xf16, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c16_i32 = arith.constant 16 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.muli %arg3, %arg4 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %4 = arith.muli %2, %c2_i64 : i64
    %5 = arith.muli %1, %c2_i64 : i64
    ttng.tensormap_create %3, %arg0, [%c32_i32, %c16_i32, %c2_i32], [%arg4, %arg3, %arg2], [%4, %5], [%c1_i32, %c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 2 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %3 : !tt.ptr<i8>
    %6 = ttng.reinterpret_tensor_descriptor %3 : !tt.ptr<i8> to !tt.tensordesc<tensor<2x16x32xf16, #shared>>
    %7 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %8 = arith.muli %2, %c2_i64 : i64
    %9 = arith.muli %1, %c2_i64 : i64
    ttng.tensormap_create %7, %arg1, [%c32_i32, %c16_i32, %c2_i32], [%arg4, %arg3, %arg2], [%8, %9], [%c1_i32, %c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 2 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %7 : !tt.ptr<i8>
    %10 = ttng.reinterpret_tensor_descriptor %7 : !tt.ptr<i8> to !tt.tensordesc<tensor<2x16x32xf16, #shared>>
    %11 = tt.get_program_id x : i32
    %12 = arith.muli %11, %c2_i32 : i32
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c16_i32 : i32
    %15 = tt.get_program_id z : i32
    %16 = arith.muli %15, %c32_i32 : i32
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x16x32xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %18, 2048, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %6[%12, %14, %16] %17, %18, %true : !tt.tensordesc<tensor<2x16x32xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<2x16x32xf16, #shared, #smem, mutable>
    ttng.wait_barrier %18, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.local_load %17 : !ttg.memdesc<2x16x32xf16, #shared, #smem, mutable> -> tensor<2x16x32xf16, #blocked>
    %20 = arith.mulf %19, %cst : tensor<2x16x32xf16, #blocked>
    %21 = ttg.local_alloc %20 : (tensor<2x16x32xf16, #blocked>) -> !ttg.memdesc<2x16x32xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %10[%12, %14, %16] %21 : !tt.tensordesc<tensor<2x16x32xf16, #shared>>, !ttg.memdesc<2x16x32xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [1, 4, 1], order = [2, 1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_3d(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c16_i32 = arith.constant 16 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<2.000000e+00> : tensor<2x16x32xf16, #blocked>
    %c2_i64 = arith.constant 2 : i64
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.muli %arg3, %arg4 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %4 = arith.muli %2, %c2_i64 : i64
    %5 = arith.muli %1, %c2_i64 : i64
    ttng.tensormap_create %3, %arg0, [%c32_i32, %c16_i32, %c2_i32], [%arg4, %arg3, %arg2], [%4, %5], [%c1_i32, %c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 2 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %3 : !tt.ptr<i8>
    %6 = ttng.reinterpret_tensor_descriptor %3 : !tt.ptr<i8> to !tt.tensordesc<tensor<2x16x32xf16, #shared>>
    %7 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %8 = arith.muli %2, %c2_i64 : i64
    %9 = arith.muli %1, %c2_i64 : i64
    ttng.tensormap_create %7, %arg1, [%c32_i32, %c16_i32, %c2_i32], [%arg4, %arg3, %arg2], [%8, %9], [%c1_i32, %c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 2 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i32, i32, i64, i64, i32, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %7 : !tt.ptr<i8>
    %10 = ttng.reinterpret_tensor_descriptor %7 : !tt.ptr<i8> to !tt.tensordesc<tensor<2x16x32xf16, #shared>>
    %11 = tt.get_program_id x : i32
    %12 = arith.muli %11, %c2_i32 : i32
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c16_i32 : i32
    %15 = tt.get_program_id z : i32
    %16 = arith.muli %15, %c32_i32 : i32
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x16x32xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %18, 2048, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %6[%12, %14, %16] %17, %18, %true : !tt.tensordesc<tensor<2x16x32xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<2x16x32xf16, #shared, #smem, mutable>
    ttng.wait_barrier %18, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.local_load %17 : !ttg.memdesc<2x16x32xf16, #shared, #smem, mutable> -> tensor<2x16x32xf16, #blocked>
    %20 = arith.mulf %19, %cst : tensor<2x16x32xf16, #blocked>
    %21 = ttg.local_alloc %20 : (tensor<2x16x32xf16, #blocked>) -> !ttg.memdesc<2x16x32xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %10[%12, %14, %16] %21 : !tt.tensordesc<tensor<2x16x32xf16, #shared>>, !ttg.memdesc<2x16x32xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
