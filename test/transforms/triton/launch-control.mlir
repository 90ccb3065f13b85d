// RUN: gpuir-opt %s --triton-lower-launch-control | FileCheck %s

#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory

module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  // The mbarrier is made before the loop, its phase goes around, and the answer is waited for where it is read.
  // CHECK-LABEL: @k
  // CHECK: %[[ANSWER:.*]] = ttg.local_alloc {alignment = 16 : i32}
  // CHECK: %[[BARRIER:.*]] = ttg.local_alloc
  // CHECK: ttng.init_barrier %[[BARRIER]], 1
  // CHECK: scf.while
  // CHECK: ^bb0(%{{.*}}: i32, %{{.*}}: i1, %[[PHASE:.*]]: i32):
  // CHECK: ttng.barrier_expect %[[BARRIER]], 16
  // CHECK: ttng.clc_try_cancel %[[ANSWER]], %[[BARRIER]]
  // CHECK: tt.store
  // CHECK-NEXT: ttng.wait_barrier %[[BARRIER]], %[[PHASE]]
  // CHECK-NEXT: ttng.clc_load_result %[[ANSWER]]
  // CHECK: %[[NEXT:.*]] = arith.xori %[[PHASE]]
  // CHECK: scf.yield %{{.*}}, %{{.*}}, %[[NEXT]]
  // CHECK: ttng.inval_barrier %[[BARRIER]]
  tt.func public @k(%p: !tt.ptr<i32>) {
    %x = tt.get_program_id x : i32
    %true = arith.constant true
    %end:2 = scf.while (%now = %x, %go = %true) : (i32, i1) -> (i32, i1) {
      scf.condition(%go) %now, %go : i32, i1
    } do {
    ^bb0(%now: i32, %go: i1):
      %asked = ttng.clc_try_cancel_sync : tensor<2xi64, #blocked>
      %kept = ttg.local_alloc %asked {alignment = 16 : i32} : (tensor<2xi64, #blocked>) -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
      tt.store %p, %now : !tt.ptr<i32>
      %answer = ttng.clc_load_result %kept : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> i128
      %more = ttng.clc_is_canceled %answer : i128 -> i1
      %other = ttng.clc_get_program_id %answer, x : i128 -> i32
      scf.yield %other, %more : i32, i1
    }
    tt.return
  }
}
