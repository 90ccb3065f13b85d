// RUN: gpuir-opt %s --triton-allocate-shared-memory --triton-insert-cluster-barriers --split-input-file | FileCheck %s

#rows = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0]]}>
#columns = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1]]}>
#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], CGALayout = [[0, 1]]}>
#smem = #ttg.shared_memory

module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  // Rows are stored to both CTAs' columns: the other one must have begun, and have stored before its own columns are loaded.
  // CHECK-LABEL: @stores
  tt.func public @stores(%x: tensor<64x64xf32, #rows>) -> tensor<64x64xf32, #columns> {
    // CHECK-NEXT: ttg.local_alloc
    %m = ttg.local_alloc : () -> !ttg.memdesc<64x64xf32, #plain, #smem, mutable>
    // CHECK-NEXT: ttng.cluster_{{arrive|barrier}}
    // CHECK: ttg.local_store
    ttg.local_store %x, %m : tensor<64x64xf32, #rows> -> !ttg.memdesc<64x64xf32, #plain, #smem, mutable>
    // CHECK-NEXT: ttng.cluster_{{arrive|barrier}}
    // CHECK: ttg.local_load
    %w = ttg.local_load %m : !ttg.memdesc<64x64xf32, #plain, #smem, mutable> -> tensor<64x64xf32, #columns>
    tt.return %w : tensor<64x64xf32, #columns>
  }
}

// -----

#columns = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1]]}>
#plain = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], CGALayout = [[0, 1]]}>
#smem = #ttg.shared_memory

module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  // Each CTA has what it loads.
  // CHECK-LABEL: @own
  tt.func public @own(%x: tensor<64x64xf32, #columns>) -> tensor<64x64xf32, #columns> {
    // CHECK-NOT: cluster
    %m = ttg.local_alloc : () -> !ttg.memdesc<64x64xf32, #plain, #smem, mutable>
    ttg.local_store %x, %m : tensor<64x64xf32, #columns> -> !ttg.memdesc<64x64xf32, #plain, #smem, mutable>
    %w = ttg.local_load %m : !ttg.memdesc<64x64xf32, #plain, #smem, mutable> -> tensor<64x64xf32, #columns>
    // CHECK: tt.return
    tt.return %w : tensor<64x64xf32, #columns>
  }
}
