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
// 3.9.0: 'ttg.memdesc_subslice' op expects src to have the 2 dimensions of its padding to take a part of it, found 3
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
// -----
// 3.9.0: 'tt.dot' op expects inputPrecision to be tf32 for f32 in nvidia_mma, found another, in triton from 3.6 on
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#a = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>
#b = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<32x32xf32, #a>, %b: tensor<32x32xf32, #b>, %c: tensor<32x32xf32, #mma>) {
    %61 = tt.dot %a, %b, %c : tensor<32x32xf32, #a> * tensor<32x32xf32, #b> -> tensor<32x32xf32, #mma>
    tt.return
  }
}
// -----
// 3.5.1: accepted
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#a = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>
#b = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<32x32xf32, #a>, %b: tensor<32x32xf32, #b>, %c: tensor<32x32xf32, #mma>) {
    %61 = tt.dot %a, %b, %c : tensor<32x32xf32, #a> * tensor<32x32xf32, #b> -> tensor<32x32xf32, #mma>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#a = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>
#b = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<32x32xf32, #a>, %b: tensor<32x32xf32, #b>, %c: tensor<32x32xf32, #mma>) {
    %61 = tt.dot %a, %b, %c, inputPrecision = tf32 : tensor<32x32xf32, #a> * tensor<32x32xf32, #b> -> tensor<32x32xf32, #mma>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.dot' op expects a to have elements that mma multiplies, found i32, in triton from 3.6 on
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#a = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>
#b = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<32x32xi32, #a>, %b: tensor<32x32xi32, #b>, %c: tensor<32x32xi32, #mma>) {
    %61 = tt.dot %a, %b, %c : tensor<32x32xi32, #a> * tensor<32x32xi32, #b> -> tensor<32x32xi32, #mma>
    tt.return
  }
}
// -----
// 3.6.0: accepted
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#a = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>
#b = #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<32x32xf16, #a>, %b: tensor<32x32xbf16, #b>, %c: tensor<32x32xf32, #mma>) {
    %61 = tt.dot %a, %b, %c, inputPrecision = tf32 : tensor<32x32xf16, #a> * tensor<32x32xbf16, #b> -> tensor<32x32xf32, #mma>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module {
  tt.func public @f(%a: tensor<16x16xf8E4M3FN>, %s: tensor<16x?xbf16>) {
    %1 = "amdg.scaled_upcast_fp8"(%a, %s) : (tensor<16x16xf8E4M3FN>, tensor<16x?xbf16>) -> tensor<16x16xbf16>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module {
  tt.func public @f(%a: tensor<16x16xf8E4M3FN>, %s: tensor<16x16xbf16>) {
    %1 = "amdg.scaled_upcast_fp8"(%a, %s) : (tensor<16x16xf8E4M3FN>, tensor<16x16xbf16>) -> tensor<16x?xbf16>
    tt.return
  }
}
// -----
// 3.5.1: 'ttng.tc_gen5_mma_scaled' op expects no barriers unless is_async is given, found 1, in triton 3.5
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xi8, #shared, #smem>, %arg1: !ttg.memdesc<64x128xi8, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: !ttg.async.token, %arg4: !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>, %arg5: !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>, %arg6: i1, %arg7: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) {
    %0 = ttng.tc_gen5_mma_scaled %arg0, %arg1, %arg2[%arg3], %arg4, %arg5, %arg6, %arg6 lhs = e4m3 rhs = e5m2, %arg7[%arg6]  : !ttg.memdesc<128x64xi8, #shared, #smem>, !ttg.memdesc<64x128xi8, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tc_gen5_mma_scaled' op expects no barriers unless is_async is given, found 1, in triton from 3.8 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xi8, #shared, #smem>, %arg1: !ttg.memdesc<128x128xi8, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: !ttg.async.token, %arg4: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, %arg5: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, %arg6: i1, %arg7: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) {
    %0 = ttng.tc_gen5_mma_scaled %arg0, %arg1, %arg2[%arg3], %arg4, %arg5, %arg6, %arg6 lhs = e4m3 rhs = e5m2, %arg7[%arg6]  : !ttg.memdesc<128x128xi8, #shared, #smem>, !ttg.memdesc<128x128xi8, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xi8, #shared, #smem>, %arg1: !ttg.memdesc<128x128xi8, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: !ttg.async.token, %arg4: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, %arg5: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, %arg6: i1, %arg7: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) {
    %0 = ttng.tc_gen5_mma_scaled %arg0, %arg1, %arg2[%arg3], %arg4, %arg5, %arg6, %arg6 lhs = e4m3 rhs = e5m2, %arg7[%arg6]  : !ttg.memdesc<128x128xi8, #shared, #smem>, !ttg.memdesc<128x128xi8, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma' op expects no barriers unless is_async is given, found 1, in triton from 3.5 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xf8E5M2, #shared, #smem>, %arg1: !ttg.memdesc<128x128xf8E5M2, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: !ttg.async.token, %arg4: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, %arg5: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, %arg6: i1, %arg7: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) {
    %0 = ttng.tc_gen5_mma %arg0, %arg1, %arg2[%arg3], %arg6, %arg6, %arg7[%arg6]  : !ttg.memdesc<128x128xf8E5M2, #shared, #smem>, !ttg.memdesc<128x128xf8E5M2, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.async_tdm_gather' op expects a power of two of rows, found 0, in triton from 3.7 on
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<8x64xf16, #shared>, %arg1: tensor<0xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, %arg2: !ttg.memdesc<8x64xf16, #shared, #smem, mutable>) {
    %0 = amdg.async_tdm_gather %arg0[%arg1] to %arg2 : tensor<0xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.memdesc<8x64xf16, #shared, #smem, mutable> -> !tt.tensordesc<8x64xf16, #shared>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.async_tdm_gather' op expects a power of two of rows, found 12, in triton from 3.7 on
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<8x64xf16, #shared>, %arg1: tensor<12xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, %arg2: !ttg.memdesc<8x64xf16, #shared, #smem, mutable>) {
    %0 = amdg.async_tdm_gather %arg0[%arg1] to %arg2 : tensor<12xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.memdesc<8x64xf16, #shared, #smem, mutable> -> !tt.tensordesc<8x64xf16, #shared>
    tt.return
  }
}
// -----
// 3.9.0: 'nvws.aref.put.exit' op expects async_ops to be said, found none, in triton from 3.5 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:120", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f(%9: !nvws.aref<[!ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>]>, %token: !ttg.async.token) {
    "nvws.aref.put.exit"(%9, %token) <{module = [#nvws.async_op<tma_load>], operandSegmentSizes = array<i32: 1, 1, 0>}> {loop.cluster = 2 : i32, "loop.stage" = 0 : i32, ttg.partition = array<i32: 1>} : (!nvws.aref<[!ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>]>, !ttg.async.token) -> ()
    tt.return
  }
}
// -----
// 3.5.1: 'nvws.aref.create' op expects as many buffers as the aref has, 0, found 1
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%50: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>) {
    %51 = "nvws.aref.create"(%50) : (!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>) -> !nvws.aref<[]>
    tt.return
  }
}
// -----
// 3.5.1: 'nvws.aref.get.exit' op expects async_ops to be said, found none, in triton from 3.5 on
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%51: !nvws.aref<[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]>, %token_11: !ttg.async.token, %116: i32) {
    "nvws.aref.get.exit"(%51, %token_11, %116) <{x2xf32 = [#nvws.async_op<none>]}> {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = 3 : i32} : (!nvws.aref<[!ttg.memdesc<1x128xf32, #shared1, #smem, mutable>]>, !ttg.async.token, i32) -> ()
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tc_gen5_mma' op expects barriers[0] to have a barrier for each CTA, bases [1], found [0] (!ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CTAsPerCGA = [2], CTASplitNum = [1], CTAOrder = [0]}>, #ttg.shared_memory, mutable>), in triton from 3.8 on
#a = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#b = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[0]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1, CGALayout = [[1, 0]], twoCTAs = true>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func @f(%a: !ttg.memdesc<256x64xf16, #a, #smem, mutable>, %b: !ttg.memdesc<64x128xf16, #b, #smem, mutable>, %d: !ttg.memdesc<256x128xf32, #tmem, #ttng.tensor_memory, mutable>, %bar: !ttg.memdesc<1xi64, #bar, #smem, mutable>) {
    %true = arith.constant true
    ttng.tc_gen5_mma %a, %b, %d, %true, %true, %bar[%true] {is_async, two_ctas} : !ttg.memdesc<256x64xf16, #a, #smem, mutable>, !ttg.memdesc<64x128xf16, #b, #smem, mutable>, !ttg.memdesc<256x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #bar, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma' op expects barriers[0] to have a barrier for each CTA, bases [1, 2], found [0, 1] (!ttg.memdesc<2xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[0], [1]]}>, #ttg.shared_memory, mutable>), in triton from 3.8 on
#a = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0], [2, 0]]}>
#b = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1], [0, 0]]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[0], [1]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1, CGALayout = [[1, 0], [2, 0]], twoCTAs = true>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func @f(%a: !ttg.memdesc<512x64xf16, #a, #smem, mutable>, %b: !ttg.memdesc<64x128xf16, #b, #smem, mutable>, %d: !ttg.memdesc<512x128xf32, #tmem, #ttng.tensor_memory, mutable>, %bar: !ttg.memdesc<2xi64, #bar, #smem, mutable>) {
    %true = arith.constant true
    ttng.tc_gen5_mma %a, %b, %d, %true, %true, %bar[%true] {is_async, two_ctas} : !ttg.memdesc<512x64xf16, #a, #smem, mutable>, !ttg.memdesc<64x128xf16, #b, #smem, mutable>, !ttg.memdesc<512x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2xi64, #bar, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#a = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#b = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1, CGALayout = [[1, 0]], twoCTAs = true>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func @f(%a: !ttg.memdesc<256x64xf16, #a, #smem, mutable>, %b: !ttg.memdesc<64x128xf16, #b, #smem, mutable>, %d: !ttg.memdesc<256x128xf32, #tmem, #ttng.tensor_memory, mutable>, %bar: !ttg.memdesc<2xi64, #bar, #smem, mutable>) {
    %true = arith.constant true
    ttng.tc_gen5_mma %a, %b, %d, %true, %true, %bar[%true] {is_async, two_ctas} : !ttg.memdesc<256x64xf16, #a, #smem, mutable>, !ttg.memdesc<64x128xf16, #b, #smem, mutable>, !ttg.memdesc<256x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2xi64, #bar, #smem, mutable>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.init_barrier' op expects alloc to be one barrier, 1xi64, found 2xi64, in triton up to 3.6
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%barrier: !ttg.memdesc<2xi64, #shared, #smem, mutable>) {
    ttng.init_barrier %barrier, 1 : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 8, maxPhase = 2, order = [1, 0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{function_type = (!ttg.memdesc<8x4xf16, #shared, #smem, mutable, 64x64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !ttg.memdesc<8x4xf16, #shared, #smem, mutable, 64x64>):
    %0 = "ttg.memdesc_subslice"(%arg0) <{offsets = array<i32: 4, 0>}> : (!ttg.memdesc<8x4xf16, #shared, #smem, mutable, 64x64>) -> !ttg.memdesc<4x64xf16, #shared, #smem, mutable, 64x64>
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} : () -> ()
// -----
// 3.8.0: 'ttg.memdesc_subslice' op expects offset #0 to be less than src's size, 8, found 8, in triton 3.8
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 8, maxPhase = 2, order = [1, 0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{function_type = (!ttg.memdesc<8x8xf16, #shared, #smem, mutable, 64x64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !ttg.memdesc<8x8xf16, #shared, #smem, mutable, 64x64>):
    %0 = "ttg.memdesc_subslice"(%arg0) <{offsets = array<i32: 8, 0>}> : (!ttg.memdesc<8x8xf16, #shared, #smem, mutable, 64x64>) -> !ttg.memdesc<4x4xf16, #shared, #smem, mutable, 64x64>
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} : () -> ()
// -----
// 3.9.0: 'ttg.memdesc_subslice' op expects offset #1 to be at most -60, where src's last part of 64 begins, found 0, in triton from 3.9 on
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 8, maxPhase = 2, order = [1, 0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{function_type = (!ttg.memdesc<8x4xf16, #shared, #smem, mutable, 64x64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !ttg.memdesc<8x4xf16, #shared, #smem, mutable, 64x64>):
    %0 = "ttg.memdesc_subslice"(%arg0) <{offsets = array<i32: 4, 0>}> : (!ttg.memdesc<8x4xf16, #shared, #smem, mutable, 64x64>) -> !ttg.memdesc<4x64xf16, #shared, #smem, mutable, 64x64>
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} : () -> ()
// -----
// 3.9.0: 'amdg.scaled_upcast_fp4' op expects output to have a distributed layout of rank 2, found #ttg.shared_memory, in triton from 3.8 on
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg20: tensor<64x32xi8, #blocked1>, %arg21: tensor<64x64xbf16, #ttg.shared_memory>) {
    %25 = "amdg.scaled_upcast_fp4"(%arg20, %arg21) <{axis = 1 : i32}> : (tensor<64x32xi8, #blocked1>, tensor<64x64xbf16, #ttg.shared_memory>) -> tensor<64x64xbf16, #ttg.shared_memory>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.scaled_upcast_fp4' op expects input and output to have an encoding, or neither, found one of input alone, in triton from 3.8 on
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg20: tensor<64x32xi8, #blocked1>, %arg21: tensor<64x64xbf16>) {
    %25 = "amdg.scaled_upcast_fp4"(%arg20, %arg21) <{axis = 1 : i32}> : (tensor<64x32xi8, #blocked1>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    tt.return
  }
}
// -----
// 3.7.1: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg20: tensor<64x32xi8, #blocked1>, %arg21: tensor<64x64xbf16>) {
    %25 = "amdg.scaled_upcast_fp4"(%arg20, %arg21) <{axis = 1 : i32}> : (tensor<64x32xi8, #blocked1>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
    tt.return
  }
}
