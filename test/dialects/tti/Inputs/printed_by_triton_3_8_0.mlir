#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @sanitized(%arg0: tensor<32x64xf16, #blocked>, %arg1: f32, %arg2: tensor<32x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, %arg3: tensor<32x16xi8, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, %arg4: tensor<32x16xi32, #mma>, %arg5: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg6: tensor<32x64xi32, #blocked>, %arg7: i32) {
    %0 = tti.experimental_fpsan_embed %arg0 {a} : (tensor<32x64xf16, #blocked>) -> tensor<32x64xi16, #blocked>
    %1 = tti.experimental_fpsan_unembed %0 : (tensor<32x64xi16, #blocked>) -> tensor<32x64xf16, #blocked>
    %2 = tti.experimental_fpsan_embed %arg1 : (f32) -> i32
    %3 = tti.experimental_fpsan_unembed %2 {a} : (i32) -> f32
    %4 = tti.dot_i8 %arg2, %arg3, %arg4, aSigned = true, bSigned = false {a} : tensor<32x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x16xi8, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x16xi32, #mma>
    %5 = tti.experimental_local_gather %arg5[%arg6] offsets = [%arg7, %arg7] {axis = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, tensor<32x64xi32, #blocked> -> tensor<32x64xf16, #blocked>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @consan(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg1: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg2: !tt.ptr<i8>, %arg3: !tt.ptr<i32>, %arg4: tensor<8x!tt.ptr<i32>, #blocked>, %arg5: tensor<8xi32, #blocked>, %arg6: tensor<8xi1, #blocked>, %arg7: i1, %arg8: i32) {
    tti.experimental_lock_acquire %arg3 : !tt.ptr<i32>
    tti.experimental_lock_acquire %arg4, %arg7 {a} : tensor<8x!tt.ptr<i32>, #blocked>
    tti.experimental_lock_release %arg3, %arg7 : !tt.ptr<i32>
    tti.experimental_assert_uniform %arg7, "is there"
    tti.experimental_assert_uniform %arg7, "is \22there\22" attributes {a = 1 : i32}
    %0 = tti.experimental_cluster_cta_id : i32
    %1 = tti.experimental_memdesc_to_i32 %arg1 : <1xi64, #shared1, #smem, mutable>
    %2 = tti.experimental_buffer_descriptors [0, 8, 0], [16, 8, 4], shared_mem : tensor<8xi64, #blocked>
    %3 = tti.experimental_buffer_descriptors [64], [64], tensor_mem {a} : tensor<1xi64, #blocked>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @gsan(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg1: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg2: !tt.ptr<i8>, %arg3: !tt.ptr<i32>, %arg4: tensor<8x!tt.ptr<i32>, #blocked>, %arg5: tensor<8xi32, #blocked>, %arg6: tensor<8xi1, #blocked>, %arg7: i1, %arg8: i32, %arg9: !tt.tensordesc<64x64xf16, #shared>, %arg10: !tt.tensordesc<1x64xf16, #shared>) {
    "tti.experimental_gsan_init"() : () -> ()
    %0:5 = tti.experimental_gsan_tensordesc_info %arg9 : !tt.tensordesc<64x64xf16, #shared> -> !tt.ptr<f16>, i64, i64, i64, i64
    tti.experimental_gsan_atomic_tensor_access acquire, cta, %arg4, %arg6 : tensor<8x!tt.ptr<i32>, #blocked>
    tti.experimental_gsan_atomic_tensor_access relaxed, gpu, %arg3 : !tt.ptr<i32>
    %1 = tti.experimental_gsan_atomic_rmw add, acq_rel, gpu, %arg4, %arg5, %arg6 : (tensor<8x!tt.ptr<i32>, #blocked>, tensor<8xi32, #blocked>, tensor<8xi1, #blocked>) -> tensor<8xi32, #blocked>
    %2 = tti.experimental_gsan_atomic_cas relaxed, sys, %arg3, %arg8, %arg8 {a} : (!tt.ptr<i32>, i32, i32) -> i32
    tti.experimental_gsan_tensor_access %arg4, true, %arg6 : tensor<8x!tt.ptr<i32>, #blocked>
    tti.experimental_gsan_tensor_access %arg3, false {a} : !tt.ptr<i32>
    tt.return
  }
}
