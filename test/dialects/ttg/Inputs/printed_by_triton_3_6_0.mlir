module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @barriers() {
    ttg.local_barrier
    ttg.local_barrier {a = 1 : i32}
    tt.return
  }
}
