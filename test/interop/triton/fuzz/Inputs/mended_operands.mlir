// 3.6.0: 'nvws.aref.create' op failed to verify that the types of the buffers are those of the aref: buffers is left out, expected !ttg.memdesc<1x128xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%21: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>) {
    %22 = "nvws.aref.create"() : () -> !nvws.aref<[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x1xf32, #shared, #smem, mutable>, %arg1: tensor<64xf32, #blocked>, %arg2: tensor<64xi32, #blocked>, %arg3: tensor<64xi1, #blocked>) {
    %0 = ttg.local_atomic_scatter_rmw exch, %arg0[%arg2], %arg1, %arg3 {a, axis = 0 : i32} : (!ttg.memdesc<128x1xf32, #shared, #smem, mutable>, tensor<64xf32, #blocked>, tensor<64xi32, #blocked>, tensor<64xi1, #blocked>) -> tensor<64xf32, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.local_atomic_scatter_rmw' op expects indices to have the rank of dst's encoding, 1, found 2 (64x1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x1xf32, #shared, #smem, mutable>, %arg1: tensor<64x1xf32, #blocked>, %arg2: tensor<64x1xi32, #blocked>, %arg3: tensor<64x1xi1, #blocked>) {
    %0 = ttg.local_atomic_scatter_rmw exch, %arg0[%arg2], %arg1, %arg3 {a, axis = 0 : i32} : (!ttg.memdesc<128x1xf32, #shared, #smem, mutable>, tensor<64x1xf32, #blocked>, tensor<64x1xi32, #blocked>, tensor<64x1xi1, #blocked>) -> tensor<64x1xf32, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.dot' op expects a to have at least 16 columns (K), 4 * kWidth of its layout, found 8, in triton from 3.9 on
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:120", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%59: tensor<32x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, %60: tensor<8x32xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, %3: tensor<32x32xf32, #mma>) {
    %61 = tt.dot %59, %60, %3, inputPrecision = tf32 : tensor<32x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<8x32xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x32xf32, #mma>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:120", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%59: tensor<32x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, %60: tensor<8x32xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, %3: tensor<32x32xf32, #mma>) {
    %61 = tt.dot %59, %60, %3, inputPrecision = tf32 : tensor<32x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<8x32xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x32xf32, #mma>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:120", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%59: tensor<32x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %60: tensor<8x32xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, %3: tensor<32x32xf32, #mma>) {
    %61 = tt.dot %59, %60, %3, inputPrecision = tf32 : tensor<32x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<8x32xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x32xf32, #mma>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tmem_load' op expects each thread to have elements of one row of result to reduce, found #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>, in triton from 3.7 on
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<256x64xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %result, %red = ttng.tmem_load %arg0 {redOp = #ttng.redOp<min>} : !ttg.memdesc<256x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<256x64xf32, #blocked>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tmem_load' op expects each row of result to be in one thread to reduce it, found #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [32, 1], warpsPerCTA = [4, 2], order = [0, 1]}>, in triton from 3.7 on
#blocked = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [32, 1], warpsPerCTA = [4, 2], order = [0, 1]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %result, %red = ttng.tmem_load %arg0 {redOp = #ttng.redOp<min>} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    tt.return
  }
}
// -----
// 3.7.1: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [8, 1], order = [0, 1]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<256x64xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %result, %red = ttng.tmem_load %arg0 {redOp = #ttng.redOp<min>} : !ttg.memdesc<256x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<256x64xf32, #blocked>, tensor<256xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<4x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[2, 32, 0] : !ttg.memdesc<4x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<2x32x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable, 4x64x64>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<3x64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[1, 0, 0] : !ttg.memdesc<3x64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<2x64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable, 3x64x64>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_subslice' op expects a part that holds the swizzle's pattern along dimension 1, found size 32 of #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<4x64x64xf16, #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 32, 0] : !ttg.memdesc<4x64x64xf16, #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<4x32x64xf16, #ttg.amd_rotating_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable, 4x64x64>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_subslice' op expects an encoding of src of which a part can be taken: the layout of #ttg.padded_shared<[32:+4] {order = [1, 0]}> is not known
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<4x64x64xf16, #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[2, 0, 0] : !ttg.memdesc<4x64x64xf16, #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<2x64x64xf16, #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable, 4x64x64>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.async_tdm_copy_local_to_global' op expects a result token, found none, in triton from 3.9 on
#padded = #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #padded>, %m: !ttg.memdesc<64x64xf16, #padded, #smem, mutable>) {
    "amdg.async_tdm_copy_local_to_global"(%d, %m) : (!tt.tensordesc<64x64xf16, #padded>, !ttg.memdesc<64x64xf16, #padded, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.8.0: accepted
#padded = #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #padded>, %m: !ttg.memdesc<64x64xf16, #padded, #smem, mutable>) {
    "amdg.async_tdm_copy_local_to_global"(%d, %m) : (!tt.tensordesc<64x64xf16, #padded>, !ttg.memdesc<64x64xf16, #padded, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.7.1: 'amdg.async_tdm_copy_local_to_global': the generic form needs operandSegmentSizes with 4 sizes
#padded = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16, #padded>>, %m: !ttg.memdesc<64x64xf16, #padded, #smem, mutable>, %i: i32, %b: !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #smem, mutable>) {
    "amdg.async_tdm_copy_local_to_global"(%d, %i, %i, %m, %b) : (!tt.tensordesc<tensor<64x64xf16, #padded>>, i32, i32, !ttg.memdesc<64x64xf16, #padded, #smem, mutable>, !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32} {
  tt.func public @f(%a: !nvws.aref<[]>) {
    tt.return
  }
}
// -----
// 3.4.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32} {
  tt.func public @f(%a: !nvws.aref<[]>) {
    tt.return
  }
}
