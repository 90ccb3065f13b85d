// Kernel tma_gather_scatter of kernels/memory.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *i32:16 i32 i32:16; constants M=32, N=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = arith.extsi %arg4 : i32 to i64
    %c1_i64 = arith.constant 1 : i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16>>
    %2 = arith.extsi %arg4 : i32 to i64
    %c1_i64_0 = arith.constant 1 : i64
    %3 = tt.make_tensor_descriptor %arg1, [%arg3, %arg4], [%2, %c1_i64_0] : <f16>, <tensor<1x64xf16>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %5 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>>
    %6 = tt.addptr %5, %4 : tensor<32x!tt.ptr<i32>>, tensor<32xi32>
    %7 = tt.load %6 : tensor<32x!tt.ptr<i32>>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %8 = arith.bitcast %c0_i32 : i32 to i32
    %9 = arith.bitcast %arg4 : i32 to i32
    %10 = arith.bitcast %c64_i32 : i32 to i32
    %11 = ub.poison : i32
    scf.for %arg5 = %8 to %9 step %10  : i32 {
      %12 = tt.descriptor_gather %1[%7, %arg5] : (!tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32>, i32) -> tensor<32x64xf16>
      tt.descriptor_scatter %3[%7, %arg5], %12 : !tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32>, i32, tensor<32x64xf16>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %4 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>>
    %5 = tt.addptr %4, %3 : tensor<32x!tt.ptr<i32>>, tensor<32xi32>
    %6 = tt.load %5 : tensor<32x!tt.ptr<i32>>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %7 = tt.descriptor_gather %1[%6, %arg5] : (!tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32>, i32) -> tensor<32x64xf16>
      tt.descriptor_scatter %2[%6, %arg5], %7 : !tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32>, i32, tensor<32x64xf16>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked>
    %4 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<32x!tt.ptr<i32>, #blocked>, tensor<32xi32, #blocked>
    %6 = tt.load %5 : tensor<32x!tt.ptr<i32>, #blocked>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %7 = ttg.convert_layout %6 : tensor<32xi32, #blocked> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %8 = tt.descriptor_gather %1[%7, %arg5] : (!tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, i32) -> tensor<32x64xf16, #blocked2>
      %9 = ttg.convert_layout %6 : tensor<32xi32, #blocked> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      tt.descriptor_scatter %2[%9, %arg5], %8 : !tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, i32, tensor<32x64xf16, #blocked2>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked>
    %4 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<32x!tt.ptr<i32>, #blocked>, tensor<32xi32, #blocked>
    %6 = ttg.convert_layout %5 : tensor<32x!tt.ptr<i32>, #blocked> -> tensor<32x!tt.ptr<i32>, #blocked>
    %7 = tt.load %6 : tensor<32x!tt.ptr<i32>, #blocked>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %8 = ttg.convert_layout %7 : tensor<32xi32, #blocked> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %9 = tt.descriptor_gather %1[%8, %arg5] : (!tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, i32) -> tensor<32x64xf16, #blocked2>
      %10 = ttg.convert_layout %7 : tensor<32xi32, #blocked> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      tt.descriptor_scatter %2[%10, %arg5], %9 : !tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>, i32, tensor<32x64xf16, #blocked2>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.addptr %4, %3 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.load %5 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %7 = tt.descriptor_gather %1[%6, %arg5] : (!tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32) -> tensor<32x64xf16, #blocked1>
      tt.descriptor_scatter %2[%6, %arg5], %7 : !tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32, tensor<32x64xf16, #blocked1>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_optimize_descriptor_encoding()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16, #shared>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.addptr %4, %3 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.load %5 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %7 = tt.descriptor_gather %1[%6, %arg5] : (!tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32) -> tensor<32x64xf16, #blocked1>
      tt.descriptor_scatter %2[%6, %arg5], %7 : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32, tensor<32x64xf16, #blocked1>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16, #shared>>
    %2 = tt.make_tensor_descriptor %arg1, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16, #shared>>
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %4 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %5 = tt.addptr %4, %3 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.load %5 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = ttg.local_alloc : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %8 = tt.descriptor_gather %1[%6, %arg5] : (!tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32) -> tensor<32x64xf16, #blocked1>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %8, %7 : tensor<32x64xf16, #blocked1> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_scatter %2[%6, %arg5] %7 : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %7 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_tma_lowering()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c2_i64 = arith.constant 2 : i64
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c64_i32, %c1_i32], [%arg4, %arg3], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<tensor<1x64xf16, #shared>>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %5 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %4, %arg1, [%c64_i32, %c1_i32], [%arg4, %arg3], [%5], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %6 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<tensor<1x64xf16, #shared>>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %8 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.addptr %8, %7 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.load %9 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %12 = ttg.local_alloc : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
      %13 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %13, 4096, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_gather %3[%10, %arg5] %12, %13, %true : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, i1
      ttng.wait_barrier %13, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %14 = ttg.local_load %12 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #blocked1>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %14, %11 : tensor<32x64xf16, #blocked1> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_scatter %6[%10, %arg5] %11 : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %11 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i64 = arith.constant 2 : i64
    %true = arith.constant true
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %2 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %1, %arg0, [%c64_i32, %c1_i32], [%arg4, %arg3], [%2], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %1 : !tt.ptr<i8>
    %3 = ttng.reinterpret_tensor_descriptor %1 : !tt.ptr<i8> to !tt.tensordesc<tensor<1x64xf16, #shared>>
    %4 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 128 : i32} : !tt.ptr<i8>
    %5 = arith.muli %0, %c2_i64 : i64
    ttng.tensormap_create %4, %arg1, [%c64_i32, %c1_i32], [%arg4, %arg3], [%5], [%c1_i32, %c1_i32] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %4 : !tt.ptr<i8>
    %6 = ttng.reinterpret_tensor_descriptor %4 : !tt.ptr<i8> to !tt.tensordesc<tensor<1x64xf16, #shared>>
    %7 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %8 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.addptr %8, %7 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.load %9 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %12 = ttg.local_alloc : () -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
      %13 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.barrier_expect %13, 4096, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.async_tma_gather %3[%10, %arg5] %12, %13, %true : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>, i1
      ttng.wait_barrier %13, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
      %14 = ttg.local_load %12 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable> -> tensor<32x64xf16, #blocked1>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %14, %11 : tensor<32x64xf16, #blocked1> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_scatter %6[%10, %arg5] %11 : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %11 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
