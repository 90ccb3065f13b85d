module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @cluster() {
    ttng.fence_mbarrier_init_release_cluster
    ttng.fence_mbarrier_init_release_cluster {a = 1 : i32}
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    tt.return
  }
}
// -----
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @commit(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg1: !ttg.memdesc<128xf32, #shared, #smem, mutable>, %arg2: i1) {
    ttng.tc_gen5_commit %arg0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.tc_gen5_commit %arg0, %arg2 {a} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.tc_gen5_commit %arg0 descs %arg1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<128xf32, #shared, #smem, mutable>
    ttng.tc_gen5_commit %arg0, %arg2 descs %arg1, %arg0 {a} : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<128xf32, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %0 = ttg.warp_id
    tt.return
  }
}
// -----
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @image(%arg0: !ttng.tensordesc_im2col<tensor<64x64xf16, #shared>>, %arg1: i32, %arg2: i16, %arg3: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg4: i1, %arg5: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_copy_global_to_local %arg0[%arg1, %arg1, %arg1, %arg1] offsets = [%arg2, %arg2] %arg5, %arg3, %arg4 : !ttng.tensordesc_im2col<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%arg1, %arg1, %arg1] offsets = [%arg2] %arg5, %arg3, %arg4 : !ttng.tensordesc_im2col<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
