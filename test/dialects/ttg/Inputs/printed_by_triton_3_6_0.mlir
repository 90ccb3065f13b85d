module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @barriers() {
    ttg.local_barrier
    ttg.local_barrier {a = 1 : i32}
    tt.return
  }
}
// -----
#shared = #ttg.shared_linear<{offset = [[0, 1], [0, 2], [1, 0], [2, 0]]}, alignment = 16>
#shared1 = #ttg.shared_linear<{offset = [[1, 0], [2, 0], [0, 1], [0, 2]]}, alignment = 16>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @linear() {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<4x4xf32, #shared, #smem, mutable>
    %1 = ttg.memdesc_trans %0 {order = array<i32: 1, 0>} : !ttg.memdesc<4x4xf32, #shared, #smem, mutable> -> !ttg.memdesc<4x4xf32, #shared1, #smem, mutable>
    tt.return
  }
}
