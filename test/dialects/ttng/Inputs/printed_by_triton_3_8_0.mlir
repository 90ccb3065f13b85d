#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @clc(%arg0: !ttg.memdesc<2xi64, #shared, #smem, mutable>, %arg1: !ttg.memdesc<1xi64, #shared, #smem, mutable>) {
    ttng.clc_try_cancel %arg0, %arg1 {a} : !ttg.memdesc<2xi64, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %0 = ttng.clc_load_result %arg0 {a} : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> i128
    %1 = ttng.clc_is_canceled %0 : i128 -> i1
    %2 = ttng.clc_get_program_id %0, x : i128 -> i32
    %3 = ttng.clc_get_program_id %0, z {a = 1 : i32} : i128 -> i32
    ttng.arrive_barrier %arg1, 2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
  tt.func @packed(%arg0: tensor<512xf32, #blocked>, %arg1: tensor<512xf16, #blocked>, %arg2: tensor<512xf8E5M2, #blocked>, %arg3: tensor<256xi8, #blocked1>) {
    %0 = ttng.packed_arith add %arg0, %arg0 : (tensor<512xf32, #blocked>, tensor<512xf32, #blocked>) -> tensor<512xf16, #blocked>
    %1 = ttng.packed_arith sub %arg1, %arg0 {a} : (tensor<512xf16, #blocked>, tensor<512xf32, #blocked>) -> tensor<512xf32, #blocked>
    %2 = ttng.packed_arith mul %arg3, %arg2 : (tensor<256xi8, #blocked1>, tensor<512xf8E5M2, #blocked>) -> tensor<512xf8E5M2, #blocked>
    %3 = ttng.packed_arith fma %arg1, %arg1, %arg1 : (tensor<512xf16, #blocked>, tensor<512xf16, #blocked>, tensor<512xf16, #blocked>) -> tensor<512xf16, #blocked>
    %4 = ttng.packed_arith min %arg1, %arg1 : (tensor<512xf16, #blocked>, tensor<512xf16, #blocked>) -> tensor<512xf16, #blocked>
    %5 = ttng.packed_arith max %arg1, %arg1 : (tensor<512xf16, #blocked>, tensor<512xf16, #blocked>) -> tensor<512xf16, #blocked>
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @cluster() {
    ttng.cluster_barrier
    ttng.cluster_barrier {a, relaxed = true}
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[1]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @told(%arg0: tensor<256xf32, #blocked>, %arg1: !ttg.memdesc<256xf32, #shared, #smem, mutable>, %arg2: !ttg.memdesc<2xi64, #shared, #smem, mutable>) {
    ttng.async_shared_store %arg0, %arg1, %arg2 {a} : tensor<256xf32, #blocked> -> !ttg.memdesc<256xf32, #shared, #smem, mutable>, !ttg.memdesc<2xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @parts(%arg0: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_subslice %arg0 {N = 32 : i32} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x32xf32, #tmem, #ttng.tensor_memory, mutable, 128x64>
    %1 = ttng.tmem_subslice %arg0 {N = 0 : i32, a} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x32xf32, #tmem, #ttng.tensor_memory, mutable, 128x64>
    tt.return
  }
}
// -----
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @image(%arg0: !ttng.tensordesc_im2col<64x64xf16, #shared>, %arg1: i32, %arg2: i16, %arg3: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg4: i1, %arg5: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_copy_global_to_local %arg0[%arg1, %arg1, %arg1, %arg1] offsets = [%arg2, %arg2] %arg5, %arg3, %arg4 : !ttng.tensordesc_im2col<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%arg1, %arg1, %arg1] offsets = [%arg2] %arg5, %arg3, %arg4 : !ttng.tensordesc_im2col<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
