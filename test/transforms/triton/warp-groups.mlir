// RUN: gpuir-opt %s --triton-allocate-warp-groups --split-input-file | FileCheck %s

// Partitions of more warps come first, one that does nothing makes the second warp group full, and what partitions do not ask
// for is the default region's.
// CHECK: ttg.maxnreg = 168 : i32
// CHECK-SAME: "ttg.total-num-warps" = 12 : i32
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @registers(%p: !tt.ptr<f32>) {
    // CHECK: ttg.warp_specialize(%{{.*}}) attributes {actualRegisters = array<i32: 392, 88, 24, 24, 24>, requestedRegisters = array<i32: 84, 24, 24, 16>, warpGroupStartIds = array<i32: 4, 10, 8, 11>}
    ttg.warp_specialize(%p) attributes {requestedRegisters = array<i32: 84, 24, 24>}
    default {
      ttg.warp_yield
    }
    // CHECK: partition0(%{{.*}}: !tt.ptr<f32>) num_warps(4) {
    // CHECK-NEXT: %{{.*}} = tt.load
    partition0(%p0: !tt.ptr<f32>) num_warps(4) {
      %0 = tt.load %p0 : !tt.ptr<f32>
      ttg.warp_return
    }
    partition1(%p0: !tt.ptr<f32>) num_warps(1) {
      ttg.warp_return
    }
    partition2(%p0: !tt.ptr<f32>) num_warps(2) {
      ttg.warp_return
    // CHECK: partition3(%{{.*}}: !tt.ptr<f32>) num_warps(1) {
    // CHECK-NEXT: ttg.warp_return
    } : (!tt.ptr<f32>) -> ()
    // The same number of warp groups for all; registers stay as they are where no partition says what it needs.
    // CHECK: ttg.warp_specialize() attributes {warpGroupStartIds = array<i32: 8, 4, 10>}
    ttg.warp_specialize()
    default {
      ttg.warp_yield
    }
    // CHECK: partition0() num_warps(2)
    partition0() num_warps(2) {
      ttg.warp_return
    // CHECK: partition1() num_warps(4)
    // CHECK: partition2() num_warps(2)
    } : () -> ()
    tt.return
  }
}

// -----

// CHECK: "ttg.total-num-warps" = 8 : i32
// CHECK-NOT: maxnreg
module attributes {"ttg.num-warps" = 8 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @plain() {
    tt.return
  }
}
