// RUN: gpuir-opt %s --triton-allocate-shared-memory --triton-insert-barriers --split-input-file | FileCheck %s

#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory

// What one warp writes others read, and a buffer's bytes are written again when all have read them.
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  // CHECK-LABEL: @reused
  tt.func public @reused(%x: tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked> {
    // CHECK-NEXT: ttg.local_alloc %{{.*}} {allocation.offset = 0
    %a = ttg.local_alloc %x : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
    // CHECK-NEXT: arith.addf
    %0 = arith.addf %x, %x : tensor<128xf32, #blocked>
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: ttg.local_load
    // CHECK-NEXT: ttg.local_load
    %1 = ttg.local_load %a : !ttg.memdesc<128xf32, #shared, #smem> -> tensor<128xf32, #blocked>
    %2 = ttg.local_load %a : !ttg.memdesc<128xf32, #shared, #smem> -> tensor<128xf32, #blocked>
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: ttg.local_alloc %{{.*}} {allocation.offset = 0
    %b = ttg.local_alloc %1 : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: ttg.local_load
    %3 = ttg.local_load %b : !ttg.memdesc<128xf32, #shared, #smem> -> tensor<128xf32, #blocked>
    // CHECK-NEXT: tt.return
    tt.return %3 : tensor<128xf32, #blocked>
  }

  // Scratch is written first and read last, with a barrier of the op's own between: the next scratch in its place waits.
  // CHECK-LABEL: @scratch
  tt.func public @scratch(%x: tensor<128xf32, #blocked>) -> (f32, f32) {
    // CHECK-NOT: gpu.barrier
    // CHECK: "tt.reduce"
    %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      tt.reduce.return %s : f32
    }) : (tensor<128xf32, #blocked>) -> f32
    // CHECK: gpu.barrier
    // CHECK-NEXT: "tt.reduce"
    %1 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
    ^bb0(%l: f32, %r: f32):
      %s = arith.mulf %l, %r : f32
      tt.reduce.return %s : f32
    }) : (tensor<128xf32, #blocked>) -> f32
    tt.return %0, %1 : f32, f32
  }

  // The loop's next round writes what this one reads; no barrier stands before the loop, in which one is needed anyway.
  // CHECK-LABEL: @loop
  tt.func public @loop(%x: tensor<128xf32, #blocked>, %n: i32) -> tensor<128xf32, #blocked> {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    // CHECK: scf.for
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: ttg.local_store
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: ttg.local_load
    // CHECK-NEXT: scf.yield
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (tensor<128xf32, #blocked>) : i32 {
      ttg.local_store %y, %a : tensor<128xf32, #blocked> -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
      %1 = ttg.local_load %a : !ttg.memdesc<128xf32, #shared, #smem, mutable> -> tensor<128xf32, #blocked>
      scf.yield %1 : tensor<128xf32, #blocked>
    }
    tt.return %r : tensor<128xf32, #blocked>
  }

  // A branch that writes needs a barrier behind it, and one that the program has itself is enough.
  // CHECK-LABEL: @branch
  tt.func public @branch(%x: tensor<128xf32, #blocked>, %c: i1) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) {
    %a = ttg.local_alloc : () -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    // CHECK: scf.if
    // CHECK-NEXT: ttg.local_store
    scf.if %c {
      ttg.local_store %x, %a : tensor<128xf32, #blocked> -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    }
    // CHECK: gpu.barrier
    // CHECK-NEXT: ttg.local_load
    %1 = ttg.local_load %a : !ttg.memdesc<128xf32, #shared, #smem, mutable> -> tensor<128xf32, #blocked>
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: ttg.local_store
    gpu.barrier
    ttg.local_store %x, %a : tensor<128xf32, #blocked> -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: ttg.local_load
    %2 = ttg.local_load %a : !ttg.memdesc<128xf32, #shared, #smem, mutable> -> tensor<128xf32, #blocked>
    tt.return %1, %2 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
  }
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory

// A callee that reads last, and one in which a read comes before any barrier. Text of a release that has ttg.barrier gets that.
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  // CHECK-LABEL: tt.func public @caller
  tt.func public @caller(%x: tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked> {
    ttg.barrier global_read
    // CHECK: tt.call @callee
    %0 = tt.call @callee(%x) : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    // CHECK-NEXT: ttg.barrier local
    // CHECK-NEXT: tt.call @callee
    %1 = tt.call @callee(%0) : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    // CHECK-NEXT: ttg.barrier local
    // CHECK-NEXT: ttg.local_alloc
    %b = ttg.local_alloc %1 : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
    tt.return %1 : tensor<128xf32, #blocked>
  }
  // CHECK-LABEL: tt.func private @callee
  tt.func private @callee(%x: tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked> attributes {noinline = true} {
    // CHECK-NEXT: ttg.local_alloc
    %a = ttg.local_alloc %x : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem>
    // CHECK-NEXT: ttg.barrier local
    // CHECK-NEXT: ttg.local_load
    %1 = ttg.local_load %a : !ttg.memdesc<128xf32, #shared, #smem> -> tensor<128xf32, #blocked>
    tt.return %1 : tensor<128xf32, #blocked>
  }
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory

// Copies are there for all behind a wait and a barrier; buffers of constant numbers have bytes of their own; barriers in memory
// are made before they are used, and others may use memory when they are told so.
module attributes {"ttg.num-warps" = 4 : i32, "ttg.num-ctas" = 1 : i32, "ttg.threads-per-warp" = 32 : i32} {
  // CHECK-LABEL: @copies
  tt.func public @copies(%p: tensor<128x!tt.ptr<f32>, #blocked>) -> tensor<128xf32, #blocked> {
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %two = ttg.local_alloc : () -> !ttg.memdesc<2x128xf32, #shared, #smem, mutable>
    %bar = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    // CHECK: ttng.init_barrier
    ttng.init_barrier %bar, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    // CHECK-NEXT: ttg.memdesc_index
    %a = ttg.memdesc_index %two[%c0] : !ttg.memdesc<2x128xf32, #shared, #smem, mutable> -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    %b = ttg.memdesc_index %two[%c1] : !ttg.memdesc<2x128xf32, #shared, #smem, mutable> -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
    // CHECK: ttg.async_copy_global_to_local
    // CHECK-NOT: gpu.barrier
    // CHECK: ttg.async_copy_global_to_local
    %0 = ttg.async_copy_global_to_local %p, %a : tensor<128x!tt.ptr<f32>, #blocked> -> <128xf32, #shared, #smem, mutable>
    %1 = ttg.async_copy_global_to_local %p, %b : tensor<128x!tt.ptr<f32>, #blocked> -> <128xf32, #shared, #smem, mutable>
    // CHECK-NEXT: ttg.async_commit_group
    // CHECK-NEXT: ttg.async_wait
    // CHECK-NEXT: gpu.barrier
    %2 = ttg.async_commit_group tokens %0, %1
    %3 = ttg.async_wait %2 {num = 0 : i32}
    // CHECK-NEXT: ttg.local_load
    %4 = ttg.local_load %a : !ttg.memdesc<128xf32, #shared, #smem, mutable> -> tensor<128xf32, #blocked>
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: ttng.arrive_barrier
    ttng.arrive_barrier %bar, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    // CHECK-NEXT: ttng.wait_barrier
    ttng.wait_barrier %bar, %c0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: ttng.wait_barrier
    ttng.wait_barrier %bar, %c1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: ttng.inval_barrier
    ttng.inval_barrier %bar : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    // CHECK-NEXT: tt.return
    tt.return %4 : tensor<128xf32, #blocked>
  }
}

// -----

#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#nvmma = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory

// A warp has its own rows of tensor memory: what it stored it may load. Tensor cores read the rows of all.
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  // CHECK-LABEL: @tensor_memory
  tt.func public @tensor_memory(%x: tensor<128x64xf32, #blocked>) -> tensor<128x64xf32, #blocked> {
    %true = arith.constant true
    %a = ttg.local_alloc {allocation.offset = 0 : i32} : () -> !ttg.memdesc<128x64xbf16, #nvmma, #smem, mutable>
    %b = ttg.local_alloc {allocation.offset = 16384 : i32} : () -> !ttg.memdesc<64x64xbf16, #nvmma, #smem, mutable>
    // CHECK: ttng.tmem_alloc
    %d = ttng.tmem_alloc %x {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32} : (tensor<128x64xf32, #blocked>) -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    // CHECK-NEXT: ttng.tmem_load
    %0 = ttng.tmem_load %d : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
    // CHECK-NEXT: ttng.tmem_store
    ttng.tmem_store %0, %d, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: ttng.tc_gen5_mma
    ttng.tc_gen5_mma %a, %b, %d, %true, %true : !ttg.memdesc<128x64xbf16, #nvmma, #smem, mutable>, !ttg.memdesc<64x64xbf16, #nvmma, #smem, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    // CHECK-NEXT: ttng.tmem_load
    %1 = ttng.tmem_load %d : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
    tt.return %1 : tensor<128x64xf32, #blocked>
  }
}
