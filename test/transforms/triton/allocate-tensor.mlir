// RUN: gpuir-opt %s --triton-allocate-tensor-memory --split-input-file | FileCheck %s

#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#half = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
#nvmma = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory

// Buffers that are live together have columns of their own; those of 64 rows stand one above the other. The address of the
// tensor memory needs 4 bytes of shared memory.
// CHECK: ttg.shared = 4 : i32
// CHECK-SAME: ttg.tensor_memory_size = 128 : i32
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @columns(%x: tensor<128x64xf32, #blocked>, %m: !ttg.memdesc<64x64xbf16, #nvmma, #smem>) -> tensor<128x64xf32, #blocked> {
    %true = arith.constant true
    // CHECK: ttng.tmem_alloc %{{.*}} {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32}
    %a = ttng.tmem_alloc %x : (tensor<128x64xf32, #blocked>) -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    // CHECK: ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32}
    %b = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #half, #ttng.tensor_memory, mutable>
    // CHECK: ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 16 : i32}
    %c = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #half, #ttng.tensor_memory, mutable>
    %0 = ttng.tmem_load %a : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
    // CHECK: ttng.tmem_alloc %{{.*}} {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32}
    %d = ttng.tmem_alloc %0 : (tensor<128x64xf32, #blocked>) -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %m, %m, %b, %true, %true : !ttg.memdesc<64x64xbf16, #nvmma, #smem>, !ttg.memdesc<64x64xbf16, #nvmma, #smem>, !ttg.memdesc<64x64xf32, #half, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %m, %m, %c, %true, %true : !ttg.memdesc<64x64xbf16, #nvmma, #smem>, !ttg.memdesc<64x64xbf16, #nvmma, #smem>, !ttg.memdesc<64x64xf32, #half, #ttng.tensor_memory, mutable>
    ttng.tmem_store %0, %d, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return %0 : tensor<128x64xf32, #blocked>
  }
}

// -----

#half = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
#nvmma = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory

// An operand a of 64 rows stands in its accumulator's half of the rows.
// CHECK: ttg.tensor_memory_size = 128 : i32
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @same_half(%b: !ttg.memdesc<64x64xbf16, #nvmma, #smem>) {
    %true = arith.constant true
    // CHECK: ttng.tmem_alloc {tensor_memory_col_offset = 0 : i32, tensor_memory_row_offset = 0 : i32}
    %d = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #half, #ttng.tensor_memory, mutable>
    // CHECK: ttng.tmem_alloc {tensor_memory_col_offset = 64 : i32, tensor_memory_row_offset = 0 : i32}
    %a = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xbf16, #half, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %a, %b, %d, %true, %true : !ttg.memdesc<64x64xbf16, #half, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xbf16, #nvmma, #smem>, !ttg.memdesc<64x64xf32, #half, #ttng.tensor_memory, mutable>
    tt.return
  }
}

// -----

// CHECK: ttg.tensor_memory_size = 0 : i32
// CHECK-NOT: ttg.shared
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func @none() {
    tt.return
  }
}
