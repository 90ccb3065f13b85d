// Kernel tma_reduce of kernels/memory.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature *i32:16 *i32:16 i32 i32:16; constants M=32, N=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @tma_reduce(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = arith.extsi %arg3 : i32 to i64
    %c1_i64 = arith.constant 1 : i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg2, %arg3], [%0, %c1_i64] : <i32>, <tensor<32x64xsi32>>
    %2 = arith.extsi %arg3 : i32 to i64
    %c1_i64_0 = arith.constant 1 : i64
    %3 = tt.make_tensor_descriptor %arg1, [%arg2, %arg3], [%2, %c1_i64_0] : <i32>, <tensor<32x64xsi32>>
    %4 = tt.get_program_id x : i32
    %c32_i32 = arith.constant 32 : i32
    %c32_i32_1 = arith.constant 32 : i32
    %5 = arith.extsi %4 : i32 to i64
    %6 = arith.extsi %c32_i32_1 : i32 to i64
    %7 = arith.muli %5, %6 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %8 = arith.cmpi sle, %7, %c2147483647_i64 : i64
    %9 = arith.cmpi sge, %7, %c-2147483648_i64 : i64
    %10 = arith.andi %8, %9 : i1
    %11 = arith.muli %4, %c32_i32_1 : i32
    %12 = tt.get_program_id y : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_2 = arith.constant 64 : i32
    %13 = arith.extsi %12 : i32 to i64
    %14 = arith.extsi %c64_i32_2 : i32 to i64
    %15 = arith.muli %13, %14 : i64
    %c2147483647_i64_3 = arith.constant 2147483647 : i64
    %c-2147483648_i64_4 = arith.constant -2147483648 : i64
    %16 = arith.cmpi sle, %15, %c2147483647_i64_3 : i64
    %17 = arith.cmpi sge, %15, %c-2147483648_i64_4 : i64
    %18 = arith.andi %16, %17 : i1
    %19 = arith.muli %12, %c64_i32_2 : i32
    %20 = tt.descriptor_load %1[%11, %19] : !tt.tensordesc<tensor<32x64xsi32>> -> tensor<32x64xi32>
    tt.descriptor_reduce add, %3[%11, %19], %20 : !tt.tensordesc<tensor<32x64xsi32>>, tensor<32x64xi32>
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_5 = arith.constant 1 : i32
    %cst = arith.constant dense<1> : tensor<32x64xi32>
    %21 = arith.extsi %20 : tensor<32x64xi32> to tensor<32x64xi64>
    %22 = arith.extsi %cst : tensor<32x64xi32> to tensor<32x64xi64>
    %23 = arith.addi %21, %22 : tensor<32x64xi64>
    %c2147483647_i64_6 = arith.constant 2147483647 : i64
    %c-2147483648_i64_7 = arith.constant -2147483648 : i64
    %cst_8 = arith.constant dense<2147483647> : tensor<32x64xi64>
    %24 = arith.cmpi sle, %23, %cst_8 : tensor<32x64xi64>
    %cst_9 = arith.constant dense<-2147483648> : tensor<32x64xi64>
    %25 = arith.cmpi sge, %23, %cst_9 : tensor<32x64xi64>
    %26 = arith.andi %24, %25 : tensor<32x64xi1>
    %27 = arith.addi %20, %cst : tensor<32x64xi32>
    tt.descriptor_reduce max, %3[%11, %19], %27 : !tt.tensordesc<tensor<32x64xsi32>>, tensor<32x64xi32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @tma_reduce(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<1> : tensor<32x64xi32>
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg3 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg2, %arg3], [%0, %c1_i64] : <i32>, <tensor<32x64xsi32>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg2, %arg3], [%0, %c1_i64] : <i32>, <tensor<32x64xsi32>>
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c32_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.descriptor_load %1[%4, %6] : !tt.tensordesc<tensor<32x64xsi32>> -> tensor<32x64xi32>
    tt.descriptor_reduce add, %2[%4, %6], %7 : !tt.tensordesc<tensor<32x64xsi32>>, tensor<32x64xi32>
    %8 = arith.addi %7, %cst : tensor<32x64xi32>
    tt.descriptor_reduce max, %2[%4, %6], %8 : !tt.tensordesc<tensor<32x64xsi32>>, tensor<32x64xi32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_reduce(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<1> : tensor<32x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg3 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg2, %arg3], [%0, %c1_i64] : <i32>, <tensor<32x64xsi32>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg2, %arg3], [%0, %c1_i64] : <i32>, <tensor<32x64xsi32>>
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c32_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.descriptor_load %1[%4, %6] : !tt.tensordesc<tensor<32x64xsi32>> -> tensor<32x64xi32, #blocked>
    tt.descriptor_reduce add, %2[%4, %6], %7 : !tt.tensordesc<tensor<32x64xsi32>>, tensor<32x64xi32, #blocked>
    %8 = arith.addi %7, %cst : tensor<32x64xi32, #blocked>
    tt.descriptor_reduce max, %2[%4, %6], %8 : !tt.tensordesc<tensor<32x64xsi32>>, tensor<32x64xi32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_optimize_descriptor_encoding()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_reduce(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<1> : tensor<32x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg3 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg2, %arg3], [%0, %c1_i64] : <i32>, <tensor<32x64xsi32, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg2, %arg3], [%0, %c1_i64] : <i32>, <tensor<32x64xsi32, #shared>>
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c32_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.descriptor_load %1[%4, %6] : !tt.tensordesc<tensor<32x64xsi32, #shared>> -> tensor<32x64xi32, #blocked>
    tt.descriptor_reduce add, %2[%4, %6], %7 : !tt.tensordesc<tensor<32x64xsi32, #shared>>, tensor<32x64xi32, #blocked>
    %8 = arith.addi %7, %cst : tensor<32x64xi32, #blocked>
    tt.descriptor_reduce max, %2[%4, %6], %8 : !tt.tensordesc<tensor<32x64xsi32, #shared>>, tensor<32x64xi32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_warp_specialize(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_reduce(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c1_i64 = arith.constant 1 : i64
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<1> : tensor<32x64xi32, #blocked>
    %0 = arith.extsi %arg3 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg2, %arg3], [%0, %c1_i64] : <i32>, <tensor<32x64xsi32, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg2, %arg3], [%0, %c1_i64] : <i32>, <tensor<32x64xsi32, #shared>>
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c32_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.descriptor_load %1[%4, %6] : !tt.tensordesc<tensor<32x64xsi32, #shared>> -> tensor<32x64xi32, #blocked>
    tt.descriptor_reduce add, %2[%4, %6], %7 : !tt.tensordesc<tensor<32x64xsi32, #shared>>, tensor<32x64xi32, #blocked>
    %8 = arith.addi %7, %cst : tensor<32x64xi32, #blocked>
    tt.descriptor_reduce max, %2[%4, %6], %8 : !tt.tensordesc<tensor<32x64xsi32, #shared>>, tensor<32x64xi32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_reduce(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %c1_i64 = arith.constant 1 : i64
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<1> : tensor<32x64xi32, #blocked>
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = tt.make_tensor_descriptor %arg0, [%arg2, %arg3], [%1, %c1_i64] : <i32>, <tensor<32x64xsi32, #shared>>
    %3 = tt.make_tensor_descriptor %arg1, [%arg2, %arg3], [%1, %c1_i64] : <i32>, <tensor<32x64xsi32, #shared>>
    %4 = tt.get_program_id x : i32
    %5 = arith.muli %4, %c32_i32 : i32
    %6 = tt.get_program_id y : i32
    %7 = arith.muli %6, %c64_i32 : i32
    %8 = tt.descriptor_load %2[%5, %7] : !tt.tensordesc<tensor<32x64xsi32, #shared>> -> tensor<32x64xi32, #blocked>
    tt.descriptor_reduce add, %3[%5, %7], %8 : !tt.tensordesc<tensor<32x64xsi32, #shared>>, tensor<32x64xi32, #blocked>
    %9 = arith.addi %8, %cst : tensor<32x64xi32, #blocked>
    tt.descriptor_reduce max, %3[%5, %7], %9 : !tt.tensordesc<tensor<32x64xsi32, #shared>>, tensor<32x64xi32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_reduce(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c1_i64 = arith.constant 1 : i64
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<1> : tensor<32x64xi32, #blocked>
    %0 = arith.extsi %arg3 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg2, %arg3], [%0, %c1_i64] : <i32>, <tensor<32x64xsi32, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg2, %arg3], [%0, %c1_i64] : <i32>, <tensor<32x64xsi32, #shared>>
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c32_i32 : i32
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.descriptor_load %1[%4, %6] : !tt.tensordesc<tensor<32x64xsi32, #shared>> -> tensor<32x64xi32, #blocked>
    tt.descriptor_reduce add, %2[%4, %6], %7 : !tt.tensordesc<tensor<32x64xsi32, #shared>>, tensor<32x64xi32, #blocked>
    %8 = arith.addi %7, %cst : tensor<32x64xi32, #blocked>
    tt.descriptor_reduce max, %2[%4, %6], %8 : !tt.tensordesc<tensor<32x64xsi32, #shared>>, tensor<32x64xi32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_tma_lowering()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_reduce(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c4_i64 = arith.constant 4 : i64
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<1> : tensor<32x64xi32, #blocked>
    %0 = arith.extsi %arg3 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c4_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c32_i32, %c32_i32], [%arg3, %arg2], [%2], [%c1_i32, %c1_i32] {elem_type = 3 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i32>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<tensor<32x64xsi32, #shared>>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %5 = arith.muli %0, %c4_i64 : i64
    ttng.tensormap_create %4, %arg1, [%c32_i32, %c32_i32], [%arg3, %arg2], [%5], [%c1_i32, %c1_i32] {elem_type = 3 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i32>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %6 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<tensor<32x64xsi32, #shared>>
    %7 = tt.get_program_id x : i32
    %8 = arith.muli %7, %c32_i32 : i32
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c64_i32 : i32
    %11 = ttg.local_alloc : () -> !ttg.memdesc<32x64xi32, #shared, #smem, mutable>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %12, 8192, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %3[%8, %10] %11, %12, %true : !tt.tensordesc<tensor<32x64xsi32, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xi32, #shared, #smem, mutable>
    ttng.wait_barrier %12, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %13 = ttg.local_load %11 : !ttg.memdesc<32x64xi32, #shared, #smem, mutable> -> tensor<32x64xi32, #blocked>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_reduce add, %6[%8, %10] %11 : !tt.tensordesc<tensor<32x64xsi32, #shared>>, !ttg.memdesc<32x64xi32, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    %14 = arith.addi %13, %cst : tensor<32x64xi32, #blocked>
    %15 = ttg.local_alloc %14 : (tensor<32x64xi32, #blocked>) -> !ttg.memdesc<32x64xi32, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_reduce max, %6[%8, %10] %15 : !tt.tensordesc<tensor<32x64xsi32, #shared>>, !ttg.memdesc<32x64xi32, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_reduce(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<1> : tensor<32x64xi32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c4_i64 = arith.constant 4 : i64
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extsi %arg3 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c4_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c32_i32, %c32_i32], [%arg3, %arg2], [%2], [%c1_i32, %c1_i32] {elem_type = 3 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i32>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<tensor<32x64xsi32, #shared>>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %5 = arith.muli %0, %c4_i64 : i64
    ttng.tensormap_create %4, %arg1, [%c32_i32, %c32_i32], [%arg3, %arg2], [%5], [%c1_i32, %c1_i32] {elem_type = 3 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i32>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %6 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<tensor<32x64xsi32, #shared>>
    %7 = tt.get_program_id x : i32
    %8 = arith.muli %7, %c32_i32 : i32
    %9 = tt.get_program_id y : i32
    %10 = arith.muli %9, %c64_i32 : i32
    %11 = ttg.local_alloc : () -> !ttg.memdesc<32x64xi32, #shared, #smem, mutable>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %12, 8192, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %3[%8, %10] %11, %12, %true : !tt.tensordesc<tensor<32x64xsi32, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xi32, #shared, #smem, mutable>
    ttng.wait_barrier %12, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %13 = ttg.local_load %11 : !ttg.memdesc<32x64xi32, #shared, #smem, mutable> -> tensor<32x64xi32, #blocked>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_reduce add, %6[%8, %10] %11 : !tt.tensordesc<tensor<32x64xsi32, #shared>>, !ttg.memdesc<32x64xi32, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    %14 = arith.addi %13, %cst : tensor<32x64xi32, #blocked>
    %15 = ttg.local_alloc %14 : (tensor<32x64xi32, #blocked>) -> !ttg.memdesc<32x64xi32, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_reduce max, %6[%8, %10] %15 : !tt.tensordesc<tensor<32x64xsi32, #shared>>, !ttg.memdesc<32x64xi32, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
