#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func @ops(%arg0: !tt.ptr<f16>, %arg1: tensor<64x64xi32, #blocked>, %arg2: tensor<64x64xf16, #blocked>, %arg3: i32, %arg4: tensor<64x64xi1, #blocked>, %arg5: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg6: tensor<64x64xf16, #blocked>, %arg7: tensor<64x64xf16, #blocked>, %arg8: tensor<64x64xf16, #blocked>, %arg9: i1) {
    %0 = amdgpu.buffer_atomic_rmw fadd, relaxed, gpu, %arg2, %arg0[%arg1] : tensor<64x64xf16, #blocked>
    %1 = amdgpu.buffer_atomic_rmw fadd, relaxed, cta, %arg2, %arg0[%arg1], %arg4 stride = %arg3 : tensor<64x64xf16, #blocked>
    %2 = amdgpu.buffer_load %arg0[%arg1] : tensor<64x64xf16, #blocked>
    %3 = amdgpu.buffer_load %arg0[%arg1], %arg4, %arg2 stride = %arg3 : tensor<64x64xf16, #blocked>
    %4 = amdgpu.buffer_load %arg0[%arg1], %arg4, %arg2 cacheModifier = ca stride = %arg3 {contiguity = 4 : i32} : tensor<64x64xf16, #blocked>
    %5 = amdgpu.buffer_load_to_local %arg0[%arg1] into %arg5 : <f16>[tensor<64x64xi32, #blocked>]  -> <64x64xf16, #shared, #smem, mutable>
    %6 = amdgpu.buffer_load_to_local %arg0[%arg1] mask = %arg4 other = %arg2 stride = %arg3 into %arg5 : <f16>[tensor<64x64xi32, #blocked>] tensor<64x64xf16, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    %7 = amdgpu.buffer_load_to_local %arg0[%arg1] mask = %arg4 other = %arg2 stride = %arg3 cacheModifier = ca into %arg5 : <f16>[tensor<64x64xi32, #blocked>] tensor<64x64xf16, #blocked> -> <64x64xf16, #shared, #smem, mutable>
    amdgpu.buffer_store %arg2, %arg0[%arg1] : tensor<64x64xf16, #blocked>
    amdgpu.buffer_store %arg2, %arg0[%arg1], %arg4 cacheModifier = cs stride = %arg3 : tensor<64x64xf16, #blocked>
    %8 = amdgpu.concat %arg2 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked>
    %9 = amdgpu.concat %arg2, %arg6 : tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked> -> tensor<128x64xf16, #blocked>
    %10 = amdgpu.concat %arg2, %arg6, %arg7, %arg8 : tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked> -> tensor<128x128xf16, #blocked>
    amdgpu.cond_barrier %arg9
    %11 = amdgpu.extract_slice %arg2 [0, 0] : tensor<64x64xf16, #blocked> to tensor<32x64xf16, #blocked>
    %12 = amdgpu.in_thread_transpose %arg2 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked>
    amdgpu.instruction_sched_hint {isBufferLoadsAEnabled = false, isBufferLoadsBEnabled = true, numDsReadsA = #amdgpu.InstCounter<1, tensor<64x64xf16>>, numDsReadsB = #amdgpu.InstCounter<0, none>, numDsWritesA = #amdgpu.InstCounter<0, none>, numDsWritesB = #amdgpu.InstCounter<0, none>, numGlobalLoadsA = #amdgpu.InstCounter<0, none>, numGlobalLoadsB = #amdgpu.InstCounter<0, none>, numMMAs = #amdgpu.InstCounter<3, tensor<64x64xf16>>, variant = #amdgpu.SchedHintVariant<attention>}
    tt.return
  }
}
