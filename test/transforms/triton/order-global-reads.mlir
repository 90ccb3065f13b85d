// RUN: gpuir-opt %s --triton-order-global-reads --split-input-file | FileCheck %s

#few = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>

module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  // Four warps read the number that the first thread overwrites.
  // CHECK-LABEL: @number
  tt.func public @number(%p: !tt.ptr<f32>) {
    // CHECK-NEXT: tt.load
    %v = tt.load %p : !tt.ptr<f32>
    // CHECK-NEXT: arith.addf
    %w = arith.addf %v, %v : f32
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: tt.store
    tt.store %p, %w : !tt.ptr<f32>
    // CHECK-NEXT: tt.store
    tt.store %p, %v : !tt.ptr<f32>
    // CHECK-NEXT: tt.return
    tt.return
  }

  // 32 elements stand in each of four warps; 128 stand in one each. Another parameter is other memory.
  // CHECK-LABEL: @tensors
  tt.func public @tensors(%p: !tt.ptr<f32>, %q: !tt.ptr<f32>) {
    // CHECK-NOT: gpu.barrier
    %few = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #few>
    %all = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #few>
    %0 = tt.splat %p : !tt.ptr<f32> -> tensor<32x!tt.ptr<f32>, #few>
    %1 = tt.addptr %0, %few : tensor<32x!tt.ptr<f32>, #few>, tensor<32xi32, #few>
    %2 = tt.splat %q : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #few>
    %3 = tt.addptr %2, %all : tensor<128x!tt.ptr<f32>, #few>, tensor<128xi32, #few>
    %a = tt.load %1 : tensor<32x!tt.ptr<f32>, #few>
    %b = tt.load %3 : tensor<128x!tt.ptr<f32>, #few>
    // CHECK: tt.store
    tt.store %3, %b : tensor<128x!tt.ptr<f32>, #few>
    // CHECK: gpu.barrier
    // CHECK-NEXT: tt.store
    tt.store %1, %a : tensor<32x!tt.ptr<f32>, #few>
    // CHECK-NEXT: tt.return
    tt.return
  }

  // What the loop's end reads its start overwrites; the pointer is the parameter's by way of the loop.
  // CHECK-LABEL: @loop
  tt.func public @loop(%p: !tt.ptr<i32>, %n: i32) {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    // CHECK: scf.for
    %last = scf.for %i = %c0 to %n step %c1 iter_args(%at = %p) -> (!tt.ptr<i32>) : i32 {
      // CHECK-NEXT: gpu.barrier
      // CHECK-NEXT: tt.store
      tt.store %at, %i : !tt.ptr<i32>
      // CHECK-NEXT: tt.addptr
      %next = tt.addptr %at, %c1 : !tt.ptr<i32>, i32
      // CHECK-NEXT: tt.load
      %v = tt.load %next : !tt.ptr<i32>
      // CHECK-NEXT: scf.yield
      scf.yield %next : !tt.ptr<i32>
    }
    tt.return
  }

  // A barrier that is there is enough.
  // CHECK-LABEL: @ordered
  tt.func public @ordered(%p: !tt.ptr<i32>) {
    // CHECK: tt.load
    %v = tt.load %p : !tt.ptr<i32>
    // CHECK-NEXT: gpu.barrier
    gpu.barrier
    // CHECK-NEXT: tt.store
    tt.store %p, %v : !tt.ptr<i32>
    tt.return
  }

  // CHECK-LABEL: @stores
  tt.func private @stores(%p: !tt.ptr<i32>, %v: i32) attributes {noinline = true} {
    // CHECK-NEXT: tt.store
    tt.store %p, %v : !tt.ptr<i32>
    tt.return
  }

  // CHECK-LABEL: @reads
  tt.func private @reads(%p: !tt.ptr<i32>) -> i32 attributes {noinline = true} {
    %v = tt.load %p : !tt.ptr<i32>
    tt.return %v : i32
  }

  // CHECK-LABEL: @calls
  tt.func public @calls(%p: !tt.ptr<i32>) {
    // CHECK-NEXT: tt.load
    %v = tt.load %p : !tt.ptr<i32>
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: tt.call @stores
    tt.call @stores(%p, %v) : (!tt.ptr<i32>, i32) -> ()
    // CHECK-NEXT: tt.call @reads
    %w = tt.call @reads(%p) : (!tt.ptr<i32>) -> i32
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: tt.store
    tt.store %p, %w : !tt.ptr<i32>
    tt.return
  }
}

// -----

// One warp executes its accesses in their order.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 32 : i32} {
  // CHECK-LABEL: @one_warp
  tt.func public @one_warp(%p: !tt.ptr<i32>) {
    // CHECK-NOT: gpu.barrier
    // CHECK: tt.return
    %v = tt.load %p : !tt.ptr<i32>
    tt.store %p, %v : !tt.ptr<i32>
    tt.return
  }
}

// -----

// Ordered loads and stores are loads and stores, too.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  // CHECK-LABEL: @ordered_accesses
  tt.func public @ordered_accesses(%p: !tt.ptr<i32>) {
    // CHECK-NEXT: tt.atomic_load
    %v = tt.atomic_load relaxed, gpu, %p : (!tt.ptr<i32>) -> i32
    // CHECK-NEXT: ttg.barrier local
    // CHECK-NEXT: tt.atomic_store
    tt.atomic_store relaxed, gpu, %p, %v : !tt.ptr<i32>
    tt.return
  }
}
