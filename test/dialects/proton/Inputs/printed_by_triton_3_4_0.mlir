module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @parts() {
    proton.record() {isStart = true, regionId = 1 : i32}
    proton.record() {granularity = 1 : i32, isStart = false, regionId = 1 : i32}
    tt.return
  }
}
