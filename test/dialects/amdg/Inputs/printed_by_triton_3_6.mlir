#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func @ops(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg1: !ttg.async.token, %arg2: !tt.ptr<i32>, %arg3: tensor<64x64xi32, #blocked>, %arg4: tensor<64x64xi32, #blocked>, %arg5: tensor<64x64xi32, #blocked>, %arg6: !tt.ptr<f16>, %arg7: tensor<64x64xf16, #blocked>, %arg8: i32, %arg9: tensor<64x64xi1, #blocked>, %arg10: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %arg11: tensor<64x64xf16, #blocked>, %arg12: tensor<64x64xf16, #blocked>, %arg13: tensor<64x64xf16, #blocked>, %arg14: i1, %arg15: !llvm.ptr, %arg16: f32, %arg17: !llvm.ptr<1>, %arg18: vector<2xf16>, %arg19: tensor<64x32xi8, #blocked>, %arg20: tensor<64x64xbf16, #blocked>, %arg21: tensor<64x64xf8E5M2, #blocked>) {
    %0 = amdg.arrive_barrier %arg0, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable> -> i32
    amdg.async_copy_mbarrier_arrive %arg0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %1 = amdg.async_tdm_wait %arg1 {num = 1 : i32}
    %2 = amdg.async_wait %arg1 {num_inst = 1 : i32}
    %3 = amdg.buffer_atomic_cas relaxed, gpu, %arg4, %arg5, %arg2[%arg3] : tensor<64x64xi32, #blocked>
    %4 = amdg.buffer_atomic_rmw fadd, relaxed, gpu, %arg7, %arg6[%arg3] : tensor<64x64xf16, #blocked>
    %5 = amdg.buffer_atomic_rmw fadd, relaxed, cta, %arg7, %arg6[%arg3], %arg9 stride = %arg8 : tensor<64x64xf16, #blocked>
    %6 = amdg.buffer_load %arg6[%arg3] : tensor<64x64xf16, #blocked>
    %7 = amdg.buffer_load %arg6[%arg3], %arg9, %arg7 stride = %arg8 : tensor<64x64xf16, #blocked>
    %8 = amdg.buffer_load %arg6[%arg3], %arg9, %arg7 cacheModifier = ca stride = %arg8 {contiguity = 4 : i32} : tensor<64x64xf16, #blocked>
    %9 = amdg.buffer_load_to_local %arg6[%arg3] into %arg10 : <f16>[tensor<64x64xi32, #blocked>]  -> <64x64xf16, #shared1, #smem, mutable>
    %10 = amdg.buffer_load_to_local %arg6[%arg3] mask = %arg9 other = %arg7 stride = %arg8 into %arg10 : <f16>[tensor<64x64xi32, #blocked>] tensor<64x64xf16, #blocked> -> <64x64xf16, #shared1, #smem, mutable>
    %11 = amdg.buffer_load_to_local %arg6[%arg3] mask = %arg9 other = %arg7 stride = %arg8 cacheModifier = ca into %arg10 : <f16>[tensor<64x64xi32, #blocked>] tensor<64x64xf16, #blocked> -> <64x64xf16, #shared1, #smem, mutable>
    amdg.buffer_store %arg7, %arg6[%arg3] : tensor<64x64xf16, #blocked>
    amdg.buffer_store %arg7, %arg6[%arg3], %arg9 cacheModifier = cs stride = %arg8 : tensor<64x64xf16, #blocked>
    %12 = amdg.concat %arg7 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked>
    %13 = amdg.concat %arg7, %arg11 : tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked> -> tensor<128x64xf16, #blocked>
    %14 = amdg.concat %arg7, %arg11, %arg12, %arg13 : tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked> -> tensor<128x128xf16, #blocked>
    amdg.cond_barrier %arg14
    %15 = amdg.extract_slice %arg7 [0, 0] : tensor<64x64xf16, #blocked> to tensor<32x64xf16, #blocked>
    %16 = amdg.in_thread_transpose %arg7 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked>
    amdg.init_barrier %arg0, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    amdg.instruction_sched_hint {variant = #amdg.SchedHintVariant<attention>}
    %17 = amdg.masked_load %arg15, %arg14, %arg16 : (!llvm.ptr, i1, f32) -> f32
    %18 = amdg.masked_load %arg17, %arg14, %arg18 : (!llvm.ptr<1>, i1, vector<2xf16>) -> vector<2xf16>
    %19 = amdg.masked_load %arg17, %arg14, %arg18 : (!llvm.ptr<1>, i1, vector<2xf16>) -> vector<2xf16>
    %20 = amdg.masked_load %arg15, %arg14, %arg16 cacheModifier = ca forceNoAlias true : (!llvm.ptr, i1, f32) -> f32
    amdg.masked_store %arg15, %arg16, %arg14 : !llvm.ptr, f32, i1
    amdg.masked_store %arg15, %arg16, %arg14 cacheModifier = cs forceNoAlias true : !llvm.ptr, f32, i1
    amdg.memory_counter_wait
    amdg.memory_counter_wait load(1)
    amdg.memory_counter_wait load(1) store(2) ds(3)
    amdg.memory_counter_wait load(4) store(5) ds(3)
    %21 = amdg.scaled_upcast_fp4 %arg19 scale %arg20 {axis = 1 : i32} : tensor<64x32xi8, #blocked>, tensor<64x64xbf16, #blocked> -> tensor<64x64xbf16, #blocked>
    %22 = amdg.scaled_upcast_fp8 %arg21 scale %arg20 : tensor<64x64xf8E5M2, #blocked>, tensor<64x64xbf16, #blocked> -> tensor<64x64xbf16, #blocked>
    amdg.wait_barrier %arg0, %arg8 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func @ops(%arg0: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg4: i1, %arg5: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg6: !ttg.memdesc<64x64xi8, #shared2, #smem, mutable>, %arg7: tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, %arg8: tensor<64x2xi8, #blocked>) {
    %0 = amdg.async_tdm_copy_global_to_local %arg0[%arg1, %arg2] into %arg3, %arg4, barrier = %arg5 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    amdg.async_tdm_copy_local_to_global %arg0[%arg1, %arg2] from %arg3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !tt.tensordesc<tensor<64x64xf16, #shared>>
    %1 = amdg.local_load_packed_tranposed %arg6 : !ttg.memdesc<64x64xi8, #shared2, #smem, mutable> -> tensor<128x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %2 = amdg.upcast_mxfp %arg7, %arg8 fp_type = e2m1 {fastMath = false} : tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<64x2xi8, #blocked> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    tt.return
  }
}
