#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func @ops(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg1: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>, %arg2: tensor<64x64x!tt.ptr<f16>, #blocked>, %arg3: tensor<64x64xi1, #blocked>, %arg4: !ttg.async.token, %arg5: !tt.ptr<i32>, %arg6: tensor<64x64xi32, #blocked>, %arg7: tensor<64x64xi32, #blocked>, %arg8: tensor<64x64xi32, #blocked>, %arg9: !tt.ptr<f16>, %arg10: tensor<64x64xf16, #blocked>, %arg11: i32, %arg12: tensor<64x64xf16, #blocked>, %arg13: tensor<64x64xf16, #blocked>, %arg14: tensor<64x64xf16, #blocked>, %arg15: i1, %arg16: !llvm.ptr, %arg17: f32, %arg18: !llvm.ptr<1>, %arg19: vector<2xf16>, %arg20: tensor<64x32xi8, #blocked1>, %arg21: tensor<64x64xbf16, #blocked>, %arg22: tensor<64x64xf8E5M2, #blocked>) {
    %0 = amdg.arrive_barrier %arg0, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable> -> i32
    %1 = amdg.async_copy_local_to_global %arg1, %arg2 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %2 = amdg.async_copy_local_to_global %arg1, %arg2 mask %arg3 {contiguity = 8 : i32} : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %3 = amdg.async_copy_local_to_global %arg1, %arg2 mask %arg3 cacheModifier = ca evictionPolicy = evict_first : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    amdg.async_copy_mbarrier_arrive %arg0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %4 = amdg.async_tdm_intrinsic_wait %arg4 {count = 1 : i32}
    %5 = amdg.async_tdm_wait %arg4 {num = 1 : i32}
    %6 = amdg.async_wait %arg4 {num_inst = 1 : i32}
    %7 = amdg.buffer_atomic_cas relaxed, gpu, %arg7, %arg8, %arg5[%arg6] : tensor<64x64xi32, #blocked>
    %8 = amdg.buffer_atomic_rmw fadd, relaxed, gpu, %arg10, %arg9[%arg6] : tensor<64x64xf16, #blocked>
    %9 = amdg.buffer_atomic_rmw fadd, relaxed, cta, %arg10, %arg9[%arg6], %arg3 stride = %arg11 : tensor<64x64xf16, #blocked>
    %10 = amdg.buffer_load %arg9[%arg6] : tensor<64x64xf16, #blocked>
    %11 = amdg.buffer_load %arg9[%arg6], %arg3, %arg10 stride = %arg11 : tensor<64x64xf16, #blocked>
    %12 = amdg.buffer_load %arg9[%arg6], %arg3, %arg10 cacheModifier = ca stride = %arg11 {contiguity = 4 : i32} : tensor<64x64xf16, #blocked>
    %13 = amdg.buffer_load_to_local %arg9[%arg6] into %arg1 : <f16>[tensor<64x64xi32, #blocked>]  -> <64x64xf16, #shared1, #smem, mutable>
    %14 = amdg.buffer_load_to_local %arg9[%arg6] mask = %arg3 other = %arg10 stride = %arg11 into %arg1 : <f16>[tensor<64x64xi32, #blocked>] tensor<64x64xf16, #blocked> -> <64x64xf16, #shared1, #smem, mutable>
    %15 = amdg.buffer_load_to_local %arg9[%arg6] mask = %arg3 other = %arg10 stride = %arg11 cacheModifier = ca into %arg1 : <f16>[tensor<64x64xi32, #blocked>] tensor<64x64xf16, #blocked> -> <64x64xf16, #shared1, #smem, mutable>
    amdg.buffer_store %arg10, %arg9[%arg6] : tensor<64x64xf16, #blocked>
    amdg.buffer_store %arg10, %arg9[%arg6], %arg3 cacheModifier = cs stride = %arg11 : tensor<64x64xf16, #blocked>
    %16 = amdg.concat %arg10 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked>
    %17 = amdg.concat %arg10, %arg12 : tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked> -> tensor<128x64xf16, #blocked>
    %18 = amdg.concat %arg10, %arg12, %arg13, %arg14 : tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked> -> tensor<128x128xf16, #blocked>
    amdg.cond_barrier %arg15
    %19 = amdg.extract_slice %arg10 [0, 0] : tensor<64x64xf16, #blocked> to tensor<32x64xf16, #blocked>
    %20 = amdg.in_thread_transpose %arg10 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked>
    amdg.init_barrier %arg0, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %21 = amdg.masked_load %arg16, %arg15, %arg17 : (!llvm.ptr, i1, f32) -> f32
    %22 = amdg.masked_load %arg18, %arg15, %arg19 : (!llvm.ptr<1>, i1, vector<2xf16>) -> vector<2xf16>
    %23 = amdg.masked_load %arg18, %arg15, %arg19 : (!llvm.ptr<1>, i1, vector<2xf16>) -> vector<2xf16>
    %24 = amdg.masked_load %arg16, %arg15, %arg17 cacheModifier = ca forceNoAlias true : (!llvm.ptr, i1, f32) -> f32
    amdg.masked_store %arg16, %arg17, %arg15 : !llvm.ptr, f32, i1
    amdg.masked_store %arg16, %arg17, %arg15 cacheModifier = cs forceNoAlias true : !llvm.ptr, f32, i1
    amdg.memory_counter_wait
    amdg.memory_counter_wait load(1)
    amdg.memory_counter_wait load(1) store(2) ds(3)
    amdg.memory_counter_wait load(4) store(5) ds(3)
    %25 = amdg.scaled_upcast_fp4 %arg20 scale %arg21 {axis = 1 : i32} : tensor<64x32xi8, #blocked1>, tensor<64x64xbf16, #blocked> -> tensor<64x64xbf16, #blocked>
    %26 = amdg.scaled_upcast_fp8 %arg22 scale %arg21 : tensor<64x64xf8E5M2, #blocked>, tensor<64x64xbf16, #blocked> -> tensor<64x64xbf16, #blocked>
    amdg.wait_barrier %arg0, %arg11 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func @cached(%arg0: !tt.ptr<f32>, %arg1: tensor<256xi32, #blocked>, %arg2: !ttg.memdesc<256xf32, #shared, #smem, mutable>, %arg3: tensor<256x!tt.ptr<f32>, #blocked>) {
    %0 = amdg.buffer_load %arg0[%arg1] cacheModifier = ca : tensor<256xf32, #blocked>
    amdg.buffer_store %0, %arg0[%arg1] cacheModifier = cs : tensor<256xf32, #blocked>
    %1 = amdg.buffer_load_to_local %arg0[%arg1] cacheModifier = cg into %arg2 : <f32>[tensor<256xi32, #blocked>]  -> <256xf32, #shared, #smem, mutable>
    tt.return
  }
}
