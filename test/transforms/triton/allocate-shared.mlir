// RUN: gpuir-opt %s --triton-allocate-shared-memory --split-input-file | FileCheck %s

#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory

// Buffers that are live together do not meet; one that is no longer live is used again, and scratch is memory for its op alone.
// CHECK: module attributes {{{.*}}ttg.shared = 2048 : i32
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  // CHECK-LABEL: @reused
  tt.func public @reused(%x: tensor<256xf32, #blocked>) -> (tensor<256xf32, #blocked>, f32) {
    // CHECK: %[[A:.*]] = ttg.local_alloc %{{.*}} {allocation.offset = 0 : i32}
    %a = ttg.local_alloc %x : (tensor<256xf32, #blocked>) -> !ttg.memdesc<256xf32, #shared, #smem>
    // CHECK: ttg.local_alloc %{{.*}} {allocation.offset = 1024 : i32}
    %small = ttg.local_alloc %x : (tensor<256xf32, #blocked>) -> !ttg.memdesc<256xf32, #shared, #smem>
    %1 = ttg.local_load %a : !ttg.memdesc<256xf32, #shared, #smem> -> tensor<256xf32, #blocked>
    // CHECK: "tt.reduce"
    // CHECK: allocation.offset = 0 : i32, allocation.size = 16 : i32
    %sum = "tt.reduce"(%1) <{axis = 0 : i32}> ({
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      tt.reduce.return %s : f32
    }) : (tensor<256xf32, #blocked>) -> f32
    tt.return %1, %sum : tensor<256xf32, #blocked>, f32
  }
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory

// A buffer that a loop reads is live in all of the loop, and the branches of a condition are not live together.
// CHECK: ttg.shared = 1024 : i32
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  // CHECK-LABEL: @loop
  tt.func public @loop(%x: tensor<128xf32, #blocked>, %n: i32, %c: i1) -> tensor<128xf32, #blocked> {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    // CHECK: ttg.local_alloc %{{.*}} {allocation.offset = 0 : i32}
    %a = ttg.local_alloc %x : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (tensor<128xf32, #blocked>) : i32 {
      %1 = ttg.local_load %a : !ttg.memdesc<128xf32, #shared, #smem> -> tensor<128xf32, #blocked>
      // CHECK: ttg.local_alloc %{{.*}} {allocation.offset = 512 : i32}
      %b = ttg.local_alloc %1 : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
      %2 = ttg.local_load %b : !ttg.memdesc<128xf32, #shared, #smem> -> tensor<128xf32, #blocked>
      scf.yield %2 : tensor<128xf32, #blocked>
    }
    // CHECK: scf.if
    %t = scf.if %c -> (tensor<128xf32, #blocked>) {
      // CHECK: ttg.local_alloc %{{.*}} {allocation.offset = 0 : i32}
      %b = ttg.local_alloc %r : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
      %2 = ttg.local_load %b : !ttg.memdesc<128xf32, #shared, #smem> -> tensor<128xf32, #blocked>
      scf.yield %2 : tensor<128xf32, #blocked>
    } else {
      // CHECK: ttg.local_alloc %{{.*}} {allocation.offset = 0 : i32}
      %b = ttg.local_alloc %x : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
      %2 = ttg.local_load %b : !ttg.memdesc<128xf32, #shared, #smem> -> tensor<128xf32, #blocked>
      scf.yield %2 : tensor<128xf32, #blocked>
    }
    tt.return %t : tensor<128xf32, #blocked>
  }
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory

// Regions of warps that run at the same time have buffers of their own; captures are read before any of them begins, and the
// numbers of the partitions that warps run are there all the time.
// CHECK: ttg.shared = 1032 : i32
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  // CHECK: tt.func public @partitions({{.*}}) attributes {allocation.offset = 1028 : i32, allocation.size = 4 : i32}
  tt.func public @partitions(%x: tensor<128xf32, #blocked>, %p: !tt.ptr<f32>) {
    // CHECK: ttg.local_alloc {allocation.offset = 1024 : i32}
    // CHECK: ttg.warp_specialize({{.*}}) attributes {allocation.offset = 0 : i32, allocation.size = 20 : i32
    %b = ttg.local_alloc : () -> !ttg.memdesc<1xi32, #shared, #smem, mutable>
    ttg.warp_specialize(%b, %p) attributes {warpGroupStartIds = array<i32: 4>}
    default {
      // CHECK: ttg.local_alloc %{{.*}} {allocation.offset = 0 : i32}
      %a = ttg.local_alloc %x : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
      ttg.warp_yield
    }
    partition0(%b0: !ttg.memdesc<1xi32, #shared, #smem, mutable>, %p0: !tt.ptr<f32>) num_warps(4) {
      // CHECK: ttg.local_alloc {allocation.offset = 512 : i32}
      %c = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
      ttg.warp_return
    } : (!ttg.memdesc<1xi32, #shared, #smem, mutable>, !tt.ptr<f32>) -> ()
    tt.return
  }
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#nvmma = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory

// A callee's memory begins where its caller has none, and TMA's swizzle begins anew after 1,024 bytes.
// CHECK: ttg.shared = 9216 : i32
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @caller(%x: tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked> {
    // CHECK: ttg.local_alloc {allocation.offset = 0 : i32}
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #nvmma, #smem, mutable>
    // CHECK: tt.call @callee({{.*}}) {allocation.offset = 8192 : i32, allocation.size = 512 : i32}
    %1 = tt.call @callee(%x) : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    // CHECK: ttg.local_alloc %{{.*}} {allocation.offset = 8192 : i32}
    %b = ttg.local_alloc %1 : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
    // CHECK: ttg.local_alloc %{{.*}} {alignment = 256 : i32, allocation.offset = 8704 : i32}
    %c = ttg.local_alloc %1 {alignment = 256 : i32} : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
    %2 = ttg.local_load %b : !ttg.memdesc<128xf32, #shared, #smem> -> tensor<128xf32, #blocked>
    ttg.local_dealloc %a : !ttg.memdesc<64x64xf16, #nvmma, #smem, mutable>
    tt.return %2 : tensor<128xf32, #blocked>
  }
  // CHECK-LABEL: tt.func private @callee
  tt.func private @callee(%x: tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked> attributes {noinline = true} {
    // CHECK: ttg.local_alloc %{{.*}} {allocation.offset = 0 : i32}
    %a = ttg.local_alloc %x : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
    %1 = ttg.local_load %a : !ttg.memdesc<128xf32, #shared, #smem> -> tensor<128xf32, #blocked>
    tt.return %1 : tensor<128xf32, #blocked>
  }
}
