// RUN: gpuir-opt %s --triton-insert-fences | FileCheck %s

#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory

module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  // Who has written fences before the barrier; a fence behind it has nothing left to order.
  // CHECK-LABEL: @once
  tt.func public @once(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %c: tensor<64x64xf32, #mma>, %i: i32) {
    // CHECK-NEXT: ttg.async_wait
    // CHECK-NEXT: ttng.fence_async_shared
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: arith.addi
    // CHECK-NEXT: ttng.warp_group_dot
    %0 = ttg.async_wait {num = 0 : i32}
    gpu.barrier
    %1 = arith.addi %i, %i : i32
    ttng.fence_async_shared {bCluster = false}
    %2 = ttng.warp_group_dot %a, %a, %c : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
    // CHECK-NEXT: tt.return
    tt.return
  }

  // Another store comes between.
  // CHECK-LABEL: @both
  tt.func public @both(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %h: tensor<64x64xf16, #mma>, %c: tensor<64x64xf32, #mma>) {
    // CHECK-NEXT: ttg.async_wait
    // CHECK-NEXT: ttng.fence_async_shared
    // CHECK-NEXT: gpu.barrier
    // CHECK-NEXT: ttg.local_store
    // CHECK-NEXT: ttng.fence_async_shared
    // CHECK-NEXT: ttng.warp_group_dot
    %0 = ttg.async_wait {num = 0 : i32}
    gpu.barrier
    ttg.local_store %h, %a : tensor<64x64xf16, #mma> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    %2 = ttng.warp_group_dot %a, %a, %c : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
    tt.return
  }
}
