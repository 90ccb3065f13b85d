// RUN: gpuir-opt %s --triton-select-in-branches | FileCheck %s

#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>

module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  // CHECK-LABEL: @in_the_branch
  tt.func public @in_the_branch(%c: i1, %x: tensor<128xf32, #b>, %y: tensor<128xf32, #b>, %p: tensor<128x!tt.ptr<f32>, #b>) {
    // CHECK-NOT: arith.select
    // CHECK: %[[R:.*]] = scf.if %{{.*}} -> (tensor<128xf32, #{{.*}}>) {
    // CHECK: tt.store %{{.*}}, %[[X:.*]] :
    // CHECK: scf.yield %[[X]]
    // CHECK: } else {
    // CHECK: scf.yield %[[Y:.*]] :
    // CHECK: tt.store %{{.*}}, %[[R]]
    %s = arith.select %c, %x, %y : tensor<128xf32, #b>
    scf.if %c {
      tt.store %p, %s : tensor<128x!tt.ptr<f32>, #b>
    }
    tt.store %p, %s : tensor<128x!tt.ptr<f32>, #b>
    tt.return
  }

  // What is of use before the branch, numbers, and choices by other conditions stay.
  // CHECK-LABEL: @stays
  tt.func public @stays(%c: i1, %d: i1, %x: tensor<128xf32, #b>, %y: tensor<128xf32, #b>, %n: f32, %p: tensor<128x!tt.ptr<f32>, #b>, %q: !tt.ptr<f32>) {
    // CHECK-COUNT-3: arith.select
    %before = arith.select %c, %x, %y : tensor<128xf32, #b>
    %other = arith.select %d, %x, %y : tensor<128xf32, #b>
    %number = arith.select %c, %n, %n : f32
    tt.store %p, %before : tensor<128x!tt.ptr<f32>, #b>
    // CHECK: scf.if %{{[^ ]*}} {
    scf.if %c {
      tt.store %p, %other : tensor<128x!tt.ptr<f32>, #b>
    }
    tt.store %p, %before : tensor<128x!tt.ptr<f32>, #b>
    tt.store %q, %number : !tt.ptr<f32>
    tt.return
  }
}
