module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @parts() {
    proton.record start "load"
    proton.record end "load" {a}
    tt.return
  }
  tt.func @event() {
    %0 = proton.allocate_event "copy" {a} : i32
    proton.event start %0 : i32
    proton.event end %0 {a} : i32
    tt.return
  }
}
