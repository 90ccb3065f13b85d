#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func @ops(%arg0: !tt.ptr<i32>, %arg1: tensor<64x64xi32, #blocked>, %arg2: tensor<64x64xi32, #blocked>, %arg3: tensor<64x64xi32, #blocked>, %arg4: !tt.ptr<f16>, %arg5: tensor<64x64xf16, #blocked>, %arg6: i32, %arg7: tensor<64x64xi1, #blocked>, %arg8: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg9: tensor<64x64xf16, #blocked>, %arg10: tensor<64x64xf16, #blocked>, %arg11: tensor<64x64xf16, #blocked>, %arg12: i1, %arg13: !llvm.ptr, %arg14: f32, %arg15: !llvm.ptr<1>, %arg16: vector<2xf16>) {
    %0 = amdgpu.buffer_atomic_cas relaxed, gpu, %arg2, %arg3, %arg0[%arg1] : tensor<64x64xi32, #blocked>
    %1 = amdgpu.buffer_atomic_rmw fadd, relaxed, gpu, %arg5, %arg4[%arg1] : tensor<64x64xf16, #blocked>
    %2 = amdgpu.buffer_atomic_rmw fadd, relaxed, cta, %arg5, %arg4[%arg1], %arg7 stride = %arg6 : tensor<64x64xf16, #blocked>
    %3 = amdgpu.buffer_load %arg4[%arg1] : tensor<64x64xf16, #blocked>
    %4 = amdgpu.buffer_load %arg4[%arg1], %arg7, %arg5 stride = %arg6 : tensor<64x64xf16, #blocked>
    %5 = amdgpu.buffer_load %arg4[%arg1], %arg7, %arg5 cacheModifier = ca stride = %arg6 {contiguity = 4 : i32} : tensor<64x64xf16, #blocked>
    %6 = amdgpu.buffer_load_to_local %arg4[%arg1] into %arg8 : <f16>[tensor<64x64xi32, #blocked>]  -> <64x64xf16, #shared, #smem, mutable>
    %7 = amdgpu.buffer_load_to_local %arg4[%arg1] mask = %arg7 other = %arg5 stride = %arg6 into %arg8 : <f16>[tensor<64x64xi32, #blocked>] tensor<64x64xf16, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %8 = amdgpu.buffer_load_to_local %arg4[%arg1] mask = %arg7 other = %arg5 stride = %arg6 cacheModifier = ca into %arg8 : <f16>[tensor<64x64xi32, #blocked>] tensor<64x64xf16, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    amdgpu.buffer_store %arg5, %arg4[%arg1] : tensor<64x64xf16, #blocked>
    amdgpu.buffer_store %arg5, %arg4[%arg1], %arg7 cacheModifier = cs stride = %arg6 : tensor<64x64xf16, #blocked>
    %9 = amdgpu.concat %arg5 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked>
    %10 = amdgpu.concat %arg5, %arg9 : tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked> -> tensor<128x64xf16, #blocked>
    %11 = amdgpu.concat %arg5, %arg9, %arg10, %arg11 : tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked> -> tensor<128x128xf16, #blocked>
    amdgpu.cond_barrier %arg12
    %12 = amdgpu.extract_slice %arg5 [0, 0] : tensor<64x64xf16, #blocked> to tensor<32x64xf16, #blocked>
    %13 = amdgpu.in_thread_transpose %arg5 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked>
    amdgpu.instruction_sched_hint {variant = #amdgpu.SchedHintVariant<none>}
    %14 = amdgpu.masked_load %arg13, %arg12, %arg14 : (!llvm.ptr, i1, f32) -> f32
    %15 = amdgpu.masked_load %arg15, %arg12, %arg16 : (!llvm.ptr<1>, i1, vector<2xf16>) -> vector<2xf16>
    %16 = amdgpu.masked_load %arg15, %arg12, %arg16 : (!llvm.ptr<1>, i1, vector<2xf16>) -> vector<2xf16>
    %17 = amdgpu.masked_load %arg13, %arg12, %arg14 cacheModifier = ca forceNoAlias true : (!llvm.ptr, i1, f32) -> f32
    amdgpu.masked_store %arg13, %arg14, %arg12 : !llvm.ptr, f32, i1
    amdgpu.masked_store %arg13, %arg14, %arg12 cacheModifier = cs forceNoAlias true : !llvm.ptr, f32, i1
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16], isTransposed = true}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func @ops(%arg0: !ttg.memdesc<64x64xi8, #shared, #smem, mutable>, %arg1: tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, %arg2: tensor<64x2xi8, #blocked>) {
    %0 = amdgpu.local_load_packed_tranposed %arg0 : !ttg.memdesc<64x64xi8, #shared, #smem, mutable> -> tensor<128x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>>
    %1 = amdgpu.upcast_mxfp %arg1, %arg2 fp_type = e2m1 {fastMath = false} : tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, tensor<64x2xi8, #blocked> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    tt.return
  }
}
