#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @atomics(%arg0: !tt.ptr<i32>, %arg1: i1, %arg2: tensor<128x!tt.ptr<i32>, #blocked>, %arg3: tensor<128xi1, #blocked>, %arg4: i32, %arg5: tensor<128xi32, #blocked>, %arg6: i64) {
    %0 = tt.atomic_load acquire, gpu, %arg0 : (!tt.ptr<i32>) -> i32
    %1 = tt.atomic_load relaxed, sys, %arg0, %arg1 {a = 1 : i32} : (!tt.ptr<i32>, i1) -> i32
    %2 = tt.atomic_load acquire, cta, %arg2, %arg3 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    tt.atomic_store release, gpu, %arg0, %arg4 : !tt.ptr<i32>
    tt.atomic_store relaxed, sys, %arg2, %arg5, %arg3 {a} : tensor<128x!tt.ptr<i32>, #blocked>
    %3 = tt.atomic_poll acquire, gpu, %arg0, %arg4 : !tt.ptr<i32>, i32 -> i1
    %4 = tt.atomic_poll relaxed, sys, %arg0, %arg4 timeout %arg6 {a} : !tt.ptr<i32>, i32 -> i1
    %5 = tt.atomic_poll acquire, cta, %arg2, %arg5 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked> -> tensor<128xi1, #blocked>
    tt.return
  }
  tt.func @others(%arg0: f32, %arg1: tensor<128xf32, #blocked>, %arg2: tensor<128x!tt.ptr<f32>, #blocked>) {
    tt.grid_dependency_wait
    %0 = tt.approx_divf %arg0, %arg0 {a} : f32
    %1 = tt.approx_divf %arg1, %arg1 : tensor<128xf32, #blocked>
    tt.store %arg2, %1 {ignore_cta} : tensor<128x!tt.ptr<f32>, #blocked>
    tt.grid_dependency_launch_dependents {a}
    tt.return
  }
}
