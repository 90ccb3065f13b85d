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
