// 3.5.1: accepted
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<2x128x128xi8, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>, #ttng.tensor_memory, mutable>, %arg1: i32) {
    %0 = ttg.memdesc_index %arg0[%arg1] : !ttg.memdesc<2x128x128xi8, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: 'ttng.tmem_copy' op expects src to have the 512 elements of a block one after another in memory, found 0 (!ttg.memdesc<256x256x256x256x256xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, CTAsPerCGA = [1, 1, 1, 1, 1], CTASplitNum = [1, 1, 1, 1, 1], CTAOrder = [4, 3, 2, 1, 0]}>, #ttg.shared_memory>), in triton up to 3.5
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, CTAsPerCGA = [1, 1, 1, 1, 1], CTASplitNum = [1, 1, 1, 1, 1], CTAOrder = [4, 3, 2, 1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<256x256x256x256x256xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, CTAsPerCGA = [1, 1, 1, 1, 1], CTASplitNum = [1, 1, 1, 1, 1], CTAOrder = [4, 3, 2, 1, 0]}>, #ttg.shared_memory>, %arg1: !ttg.memdesc<16x256xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>, %arg2: !ttg.memdesc<256xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>) {
    ttng.tmem_copy %arg0, %arg1, %arg2 : !ttg.memdesc<256x256x256x256x256xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, CTAsPerCGA = [1, 1, 1, 1, 1], CTASplitNum = [1, 1, 1, 1, 1], CTAOrder = [4, 3, 2, 1, 0]}>, #ttg.shared_memory>, !ttg.memdesc<16x256xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>, !ttg.memdesc<256xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
#shared = #ttg.shared_linear<{offset = [[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]}, alignment = 128>
#smem = #ttg.shared_memory
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%14: !ttg.memdesc<1x64xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, %result: !ttg.memdesc<1x64xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    "ttng.tmem_copy"(%14, %result) : (!ttg.memdesc<1x64xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, !ttg.memdesc<1x64xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.6.0: accepted
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x16xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, %arg1: !ttg.memdesc<16x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>, %arg2: tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>) {
    %0 = "ttng.warp_group_dot"(%arg0, %arg1, %arg2) <{inputPrecision = 2 : i32, isAsync = false, maxNumImpreciseAcc = 0 : i32}> : (!ttg.memdesc<64x16xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, !ttg.memdesc<16x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>, tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>) -> tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>
    tt.return
  }
}
// -----
// 3.6.0: accepted
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg10: !ttg.memdesc<64x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>, %arg11: !ttg.memdesc<16x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, %arg12: tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>, %arg13: i1) {
    %12 = "ttng.warp_group_dot"(%arg10, %arg11, %arg12, %arg13) <{inputPrecision = 0 : i32, isAsync = true, maxNumImpreciseAcc = 32 : i32}> : (!ttg.memdesc<64x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>, !ttg.memdesc<16x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>, i1) -> tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>
    tt.return
  }
}
// -----
// 3.7.1: 'ttg.local_gather' op expects src to have an encoding of shared memory, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%13: !ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable, 128x128>, %16: tensor<32x32xi32, #ttg.dot_op<{opIdx = 1, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>>) {
    %17 = "ttg.local_gather"(%13, %16) <{axis = 0 : i32}> : (!ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable, 128x128>, tensor<32x32xi32, #ttg.dot_op<{opIdx = 1, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>>) -> tensor<32x32xi32, #ttg.dot_op<{opIdx = 1, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>>
    tt.return
  }
}
// -----
// 3.7.1: 'ttg.local_scatter' op expects dst to have an encoding of shared memory, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable, 128x64>, %arg1: tensor<32x32xi32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>>, %arg2: tensor<32x32xi32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>>) {
    ttg.local_scatter %arg0[%arg2], %arg1 {axis = 1 : i32} : !ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable, 128x64>, tensor<32x32xi32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>>, tensor<32x32xi32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>>
    tt.return
  }
}
// -----
// 3.7.1: 'ttg.local_scatter' op expects dst to have an encoding of shared memory, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable, 128x64>, %arg1: tensor<32x32xi32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>>, %arg2: tensor<32x32xi32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>>) {
    ttg.local_scatter %arg0[%arg2], %arg1 {axis = 1 : i32} : !ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable, 128x64>, tensor<32x32xi32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>>, tensor<32x32xi32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.concat' op expects result to have elements that each thread has of the sources, found [0, 2] in its registers
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, %arg1: tensor<64x64xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, %arg2: tensor<64x64xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, %arg3: tensor<64x64xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    %0 = amdg.concat %arg0, %arg1, %arg2, %arg3 : tensor<64x64xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, tensor<64x64xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, tensor<64x64xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, tensor<64x64xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>> -> tensor<128x128xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.concat' op expects result to have elements that each thread has of the sources, found [0, 16] in its registers
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg10: tensor<64x64xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, %arg12: tensor<64x64xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
    %17 = "amdg.concat"(%arg10, %arg12) : (tensor<64x64xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, tensor<64x64xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) -> tensor<128x64xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.extract_slice' op expects result to have source's layout of lanes, so that each thread holds its part already
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    %0 = amdg.extract_slice %arg0 [0, 0] : tensor<64x64xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>> to tensor<32x64xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%57: tensor<128x64xi8, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>>, %68: tensor<64x128xi8, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>>, %arg7: tensor<128x128xf32, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>>, %81: tensor<128x4xi8, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, %88: tensor<128x4xi8, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    %89 = "tt.dot_scaled"(%57, %68, %arg7, %81, %88) <{a_elem_type = 4 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, rhs_k_pack = true}> : (tensor<128x64xi8, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>>, tensor<64x128xi8, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>>, tensor<128x128xf32, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>>, tensor<128x4xi8, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, tensor<128x4xi8, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) -> tensor<128x128xf32, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<128x64xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>, %arg1: tensor<64x128xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>, %arg2: tensor<128x128xf32, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, %arg3: tensor<128x4xi8, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    %0 = tt.dot_scaled %arg0 scale %arg3, %arg1 scale %arg3, %arg2 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<128x64xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>, tensor<128x4xi8, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>> * tensor<64x128xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>, tensor<128x4xi8, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>> -> tensor<128x128xf32, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: 'tt.reshape' op expects result to have the type tensor<1024xf32, #ttg.linear<{register = [[1], [2], [4], [8], [512]], lane = [[0], [0], [16], [32], [64]], warp = [[128], [256]], block = []}>>, or another spelling of its layout, found tensor<1024xf32, #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>>, in triton 3.8
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg3: tensor<64x16xf32, #ttg.dot_op<{opIdx = 0, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>>) {
    %6 = "tt.reshape"(%arg3) <{allow_reorder}> : (tensor<64x16xf32, #ttg.dot_op<{opIdx = 0, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>>) -> tensor<1024xf32, #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>>
    tt.return
  }
}
// -----
// 3.8.0: 'tt.reshape' op expects result to have the type tensor<256xf32, #ttg.linear<{register = [[1], [2]], lane = [[4], [8], [16], [32], [64]], warp = [[128], [0]], block = []}>>, or another spelling of its layout, found tensor<256xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, in triton 3.8
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<16x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
    %0 = tt.reshape %arg0 allow_reorder : tensor<16x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<256xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'tt.trans' op expects result to have the type tensor<32x32xi32, #ttg.blocked<array<i32: 4, 1>, array<i32: 8, 4>, array<i32: 1, 4>, array<i32: 0, 1>, unit, unit, unit, unit>>, found tensor<32x32xi32, #ttg.generic_linear<[[0, 1]], [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], [[4, 1], [8, 0]], []>>
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<32x32xi32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
    %0 = tt.trans %arg0 {order = array<i32: 1, 0>} : tensor<32x32xi32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<32x32xi32, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: 'tt.trans' op expects result to have the type tensor<64x128xf16, #ttg.linear<[[1, 0], [8, 0], [16, 0], [32, 0], [0, 16], [0, 32], [0, 64]], [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], [[0, 8], [0, 0]], []>>, found tensor<64x128xf16, #ttg.generic_linear<[[0, 1]], [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], [[4, 1], [8, 0]], []>>
#linear = #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:120", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%45: tensor<128x64xf16, #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>>) {
    %46 = "tt.trans"(%45) <{order = array<i32: 1, 0>}> : (tensor<128x64xf16, #ttg.linear<{register = [[0, 1], [0, 8], [0, 16], [0, 32], [16, 0], [32, 0], [64, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [0, 0]], block = []}>>) -> tensor<64x128xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.local_gather' op expects src to have an encoding of shared memory, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%13: !ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable, 128x128>, %16: tensor<32x32xi32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>>) {
    %17 = "ttg.local_gather"(%13, %16) <{axis = 0 : i32}> : (!ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable, 128x128>, tensor<32x32xi32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>>) -> tensor<32x32xi32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.local_gather' op expects src to have an encoding of shared memory, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable, 128x64>, %arg1: tensor<32x32xi32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
    %0 = ttg.local_gather %arg0[%arg1] {axis = 0 : i32} : !ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable, 128x64>, tensor<32x32xi32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<32x32xi32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.local_scatter' op expects dst to have an encoding of shared memory, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable, 1x128x128>, %arg1: tensor<32x32xi32, #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>, kWidth = 8}>>, %arg2: tensor<32x32xi32, #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>, kWidth = 8}>>) {
    ttg.local_scatter %arg0[%arg2], %arg1 {axis = 1 : i32} : !ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable, 1x128x128>, tensor<32x32xi32, #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>, kWidth = 8}>>, tensor<32x32xi32, #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>, kWidth = 8}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.local_scatter' op expects dst to have an encoding of shared memory, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable, 1x128x128>, %arg1: tensor<32x32xi32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, %arg2: tensor<32x32xi32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
    ttg.local_scatter %arg0[%arg2], %arg1 {axis = 1 : i32} : !ttg.memdesc<32x32xi32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable, 1x128x128>, tensor<32x32xi32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, tensor<32x32xi32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.async_tma_scatter' op expects src to be a whole allocation, 128x64, found a part of it, 32x64, in triton 3.8
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, %arg1: tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, %arg2: !ttg.memdesc<32x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, 1x128x64>) {
    %c0_i32 = arith.constant 0 : i32
    ttng.async_tma_scatter %arg0[%arg1, %c0_i32] %arg2 : !tt.tensordesc<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, i32, !ttg.memdesc<32x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, 1x128x64>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.concat' op expects result to have elements that each thread has of the sources, found [0, 2] in its registers
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg10: tensor<64x64xi16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, %arg12: tensor<64x64xi16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    %17 = "amdg.concat"(%arg10, %arg12) : (tensor<64x64xi16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, tensor<64x64xi16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) -> tensor<128x64xi16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<128x64xi8, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>>, %arg1: tensor<64x128xi8, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, %arg2: tensor<128x128xf32, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>>, %arg3: tensor<128x4xi8, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>, %arg4: tensor<128x4xi8, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
    %0 = tt.dot_scaled %arg0 scale %arg3, %arg1 scale %arg4, %arg2 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<128x64xi8, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>>, tensor<128x4xi8, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>> * tensor<64x128xi8, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>, tensor<128x4xi8, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<128x128xf32, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.join' op expects lhs to have the type tensor<128xf32, #ttg.linear<{register = [[16], [32], [64]], lane = [[0], [0], [0], [1], [2]], warp = [[4], [8]], block = []}>>, half of result, found tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%9: tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, %12: tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>) {
    %13 = "tt.join"(%9, %12) : (tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>) -> tensor<128x2xf32, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.reshape' op expects result to have the type tensor<64x64xbf16, #ttg.linear<[[0, 1], [0, 2], [4, 0], [8, 0], [16, 0], [32, 0]], [[0, 4], [0, 8], [0, 16], [0, 0], [0, 32]], [[1, 0], [2, 0]], []>>, or another spelling of its layout, found tensor<64x64xbf16, #ttg.generic_linear<[[0, 1]], [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], [[4, 1], [8, 0]], []>>
#linear1 = #ttg.linear<{register = [[0, 0, 1], [0, 0, 2], [0, 0, 4], [0, 0, 16], [0, 1, 0], [32, 0, 0]], lane = [[1, 0, 0], [2, 0, 0], [4, 0, 0], [8, 0, 0], [0, 0, 8]], warp = [[0, 0, 0], [16, 0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%48: tensor<64x2x32xbf16, #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [1, 2, 16], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>>) {
    %49 = "tt.reshape"(%48) : (tensor<64x2x32xbf16, #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [1, 2, 16], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>>) -> tensor<64x64xbf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.reshape' op expects result to have the type tensor<1x8xi64, #ttg.linear<{register = [[0, 1], [0, 2]], lane = [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 4]], warp = [[0, 0], [0, 0]], block = []}>>, or another spelling of its layout, found tensor<1x8xi64, #ttg.amd_mfma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [32, 32], isTransposed = true}>>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32, 8], isTransposed = true}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<8xi64, #ttg.slice<{dim = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32, 8], isTransposed = true}>}>>) {
    %0 = tt.reshape %arg0 : tensor<8xi64, #ttg.slice<{dim = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32, 8], isTransposed = true}>}>> -> tensor<1x8xi64, #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32, 8], isTransposed = true}>>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma' op expects a to have at least 16 columns (K) of f16, found 2, in triton from 3.9 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f(%arg0: !ttg.memdesc<128x2xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, 1x128x64>, %arg1: !ttg.memdesc<2x128xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>, #ttg.shared_memory, 1x64x128>, %arg2: !ttg.memdesc<128x128xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable, 1x128x128>, %arg3: i1) {
    %true = arith.constant true
    %0 = ttng.tc_gen5_mma %arg0, %arg1, %arg2[], %arg3, %true {loop.cluster = 0 : i32, loop.stage = 2 : i32, tt.self_latency = 0 : i32, ttg.partition = array<i32: 1>} : !ttg.memdesc<128x2xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, 1x128x64>, !ttg.memdesc<2x128xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>, #ttg.shared_memory, 1x64x128>, !ttg.memdesc<128x128xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable, 1x128x128>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.reshape' op expects result to have the type tensor<1024xf32, #ttg.linear<{register = [[1], [2], [512]], lane = [[4], [8], [16], [32], [64]], warp = [[128], [256]], block = []}>>, or another spelling of its layout, found tensor<1024xf32, #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [0, 1]}>}>>, in triton from 3.9 on
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16xf32, #blocked>) {
    %0 = tt.reshape %arg0 allow_reorder : tensor<64x16xf32, #blocked> -> tensor<1024xf32, #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [0, 1]}>}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = 4, "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f(%result_18: tensor<128x64xf32, #linear>) {
    %42 = "tt.reduce"(%result_18) <{axis = 1 : i32}> ({
      ^bb0(%arg29: f32, %arg30: f32):
        %69 = "arith.maxnumf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> {ttg.partition = array<i32: 0>} : (f32, f32) -> f32
        "tt.reduce.return"(%69) {ttg.partition = array<i32: 0>} : (f32) -> ()
      }) {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = array<i32: 0>, ttg.partition.outputs = [array<i32: 0>], "ttg.total-num-warps" = 4 : i32} : (tensor<128x64xf32, #linear>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #linear}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_subslice %arg0 {a, offset = 0 : i32, "ttg.total-num-warps" = 4 : i32} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x32xf32, #tmem, #ttng.tensor_memory, mutable, 128x64>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%14: !ttg.memdesc<128x64xf4E2M1FN, #shared, #smem>, %38: !ttg.memdesc<64x64xf4E2M1FN, #shared2, #smem, 1x64x64>, %39: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>) {
    %7 = "arith.constant"() <{value = false}> : () -> i1
    %6 = "arith.constant"() <{value = true}> : () -> i1
    %40 = "ttng.tc_gen5_mma"(%14, %38, %39, %7, %6) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0, 0>}> {loop.cluster = 2 : i32, loop.stage = 1 : i32, tt.self_latency = 0 : i32, ttg.partition = array<i32: 2>} : (!ttg.memdesc<128x64xf4E2M1FN, #shared, #smem>, !ttg.memdesc<64x64xf4E2M1FN, #shared2, #smem, 1x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, i1, i1) -> !ttg.async.token
    tt.return
  }
}
// -----
// 3.8.0: 'tt.reshape' op expects result to have the type tensor<1024xf32, #ttg.linear<{register = [[1], [2], [512]], lane = [[4], [8], [16], [32], [64]], warp = [[128], [256]], block = []}>>, or another spelling of its layout, found tensor<1024xf32, #ttg.linear<{register = [[1], [2], [16]], lane = [[4], [8], [32], [64], [128]], warp = [[256], [0]], block = []}>>, in triton 3.8
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg3: tensor<64x16xf32, #blocked>) {
    %7 = "tt.reshape"(%arg3) <{allow_reorder, efficient_layout}> : (tensor<64x16xf32, #blocked>) -> tensor<1024xf32, #ttg.linear<{register = [[1], [2], [16]], lane = [[4], [8], [32], [64], [128]], warp = [[256], [0]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%17: !ttg.memdesc<128x128xf4E2M1FN, #shared, #smem, mutable>, %37: !ttg.memdesc<128x128xf4E2M1FN, #shared2, #smem, mutable>, %result_1: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %result: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>, %result_0: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>) {
    %2 = "arith.constant"() <{value = false}> : () -> i1
    %3 = "arith.constant"() <{value = true}> : () -> i1
    %38 = "ttng.tc_gen5_mma_scaled"(%17, %37, %result_1, %result, %result_0, %2, %3) <{a_type = 0 : i32, b_type = 0 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 1, 1, 0, 0>}> : (!ttg.memdesc<128x128xf4E2M1FN, #shared, #smem, mutable>, !ttg.memdesc<128x128xf4E2M1FN, #shared2, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>, i1, i1) -> !ttg.async.token
    tt.return
  }
}
// -----
// 3.8.0: 'tt.reshape' op expects result to have the type tensor<1024xf32, #ttg.linear<{register = [[1], [8], [128], [256], [512]], lane = [[2], [16], [32], [4], [0]], warp = [[64], [0]], block = []}>>, or another spelling of its layout, found tensor<1024xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, in triton 3.8
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg3: tensor<64x16xf32, #ttg.linear<{register = [[0, 1], [0, 8], [8, 0]], lane = [[0, 2], [1, 0], [2, 0], [0, 4], [0, 16]], warp = [[4, 0], [0, 32]], block = []}>>) {
    %7 = "tt.reshape"(%arg3) <{allow_reorder, efficient_layout}> : (tensor<64x16xf32, #ttg.linear<{register = [[0, 1], [0, 8], [8, 0]], lane = [[0, 2], [1, 0], [2, 0], [0, 4], [0, 16]], warp = [[4, 0], [0, 32]], block = []}>>) -> tensor<1024xf32, #blocked5>
    tt.return
  }
}
// -----
// 3.4.0: accepted
#linear = #ttg.linear<{register = [[1], [256], [8], [16]], lane = [[2], [4], [32], [64], [128]], warp = [[512], [1024]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8, 2]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>) {
    %0 = tt.reshape %arg0 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<2048xf16, #linear>
    tt.return
  }
}
// -----
// 3.5.1: triton-3.5 has no '#ttg.shared_linear'; triton from 3.6 on has
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x16xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, %b: !ttg.memdesc<16x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>, %c: tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>) {
    %0 = ttng.warp_group_dot %a, %b, %c : !ttg.memdesc<64x16xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 128>, #ttg.shared_memory, mutable> * !ttg.memdesc<16x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable> -> tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x16xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, %b: !ttg.memdesc<16x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>, %c: tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>) {
    %0 = ttng.warp_group_dot %a, %b, %c : !ttg.memdesc<64x16xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 128>, #ttg.shared_memory, mutable> * !ttg.memdesc<16x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable> -> tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x16xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, %b: !ttg.memdesc<16x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>, %c: tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>) {
    %0 = ttng.warp_group_dot %a, %b, %c : !ttg.memdesc<64x16xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 128>, #ttg.shared_memory, mutable> * !ttg.memdesc<16x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable> -> tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>
    tt.return
  }
}
// -----
// 3.5.1: 'ttng.tmem_copy' op expects src to have the 512 elements of a block one after another in memory, found 64 (!ttg.memdesc<1x64xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>), in triton up to 3.5
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<1x64xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<1x64xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %a, %d : !ttg.memdesc<1x64xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, !ttg.memdesc<1x64xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<1x64xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<1x64xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %a, %d : !ttg.memdesc<1x64xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, !ttg.memdesc<1x64xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<1x64xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<1x64xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %a, %d : !ttg.memdesc<1x64xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, !ttg.memdesc<1x64xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %a, %d : !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tmem_copy' op expects src to have the shape of dst, 128x4, found 32x16, in triton from 3.6 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %a, %d : !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tmem_copy' op expects src to have the shape of dst, 128x4, found 32x16, in triton from 3.6 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %a, %d : !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: 'ttng.tmem_copy' op expects src to have the layout nvmma_shared, found #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, in triton up to 3.5
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x4xi8, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %a, %d : !ttg.memdesc<128x4xi8, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x4xi8, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %a, %d : !ttg.memdesc<128x4xi8, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x4xi8, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %a, %d : !ttg.memdesc<128x4xi8, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16xf32, #blocked>) {
    %0 = tt.reshape %arg0 allow_reorder : tensor<64x16xf32, #blocked> -> tensor<1024xf32, #blocked1>
    tt.return
  }
}
// -----
// 3.7.1: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16xf32, #blocked>) {
    %0 = tt.reshape %arg0 allow_reorder : tensor<64x16xf32, #blocked> -> tensor<1024xf32, #blocked2>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16xf32, #blocked>) {
    %0 = tt.reshape %arg0 allow_reorder : tensor<64x16xf32, #blocked> -> tensor<1024xf32, #blocked1>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16xf32, #blocked>) {
    %0 = tt.reshape %arg0 allow_reorder : tensor<64x16xf32, #blocked> -> tensor<1024xf32, #blocked2>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16xf32, #blocked>) {
    %0 = tt.reshape %arg0 allow_reorder : tensor<64x16xf32, #blocked> -> tensor<1024xf32, #blocked1>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16xf32, #blocked>) {
    %0 = tt.reshape %arg0 allow_reorder : tensor<64x16xf32, #blocked> -> tensor<1024xf32, #blocked2>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    %0 = amdg.async_tdm_copy_global_to_local %d[%i, %i] into %m, %p : !tt.tensordesc<tensor<64x64xf16>> -> !ttg.memdesc<64x64xf16, #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {order = [0, 1], shape = [64, 64]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    %0 = amdg.async_tdm_copy_global_to_local %d[%i, %i] into %m, %p : !tt.tensordesc<tensor<64x64xf16>> -> !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {order = [0, 1], shape = [64, 64]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: 'amdg.async_tdm_copy_local_to_global' op expects src not to be padded, found #ttg.padded_shared<[64:+1] {order = [1, 0]}>, in triton 3.6
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+1] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    amdg.async_tdm_copy_local_to_global %d[%i, %i] from %m : !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+1] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<tensor<64x64xf16>>
    tt.return
  }
}
// -----
// 3.6.0: 'amdg.async_tdm_copy_local_to_global' op expects src not to be padded, found #ttg.padded_shared<[32:+4] {order = [1, 0]}>, in triton 3.6
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    amdg.async_tdm_copy_local_to_global %d[%i, %i] from %m : !ttg.memdesc<64x64xf16, #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<tensor<64x64xf16>>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[32:+4, 128:+8] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    %0 = amdg.async_tdm_copy_global_to_local %d[%i, %i] into %m, %q : !tt.tensordesc<tensor<64x64xf16>> -> !ttg.memdesc<64x64xf16, #ttg.padded_shared<[32:+4, 128:+8] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    %0 = amdg.async_tdm_copy_global_to_local %d[%i, %i] into %m, %q : !tt.tensordesc<tensor<64x64xf16>> -> !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %m: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    amdg.async_tdm_copy_local_to_global %d[%i, %i] from %m : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<tensor<64x64xf16>>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    amdg.async_tdm_copy_local_to_global %d[%i, %i] from %m : !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<tensor<64x64xf16>>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %m: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>) {
    %0 = amdg.async_tdm_gather %d[%r, %i] to %m : tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<tensor<64x64xf16>>
    tt.return
  }
}
// -----
// 3.7.1: 'amdg.async_tdm_gather' op expects dst not to be swizzled, since the data mover writes rows as they are, found #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, in triton from 3.6 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %m: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>) {
    %0 = amdg.async_tdm_gather %d[%r, %i] to %m : tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<tensor<64x64xf16>>
    tt.return
  }
}
// -----
// 3.7.1: 'amdg.async_tdm_scatter' op expects src not to be padded, found #ttg.padded_shared<[64:+8] {order = [1, 0]}>, in triton 3.7
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>) {
    %0 = amdg.async_tdm_scatter %d[%r, %i] from %m : tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<tensor<64x64xf16>>
    tt.return
  }
}
// -----
// 3.7.1: 'amdg.async_tdm_scatter' op expects src to have the layout swizzled_shared with maxPhase = 1 or padded_shared, found #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>, in triton from 3.6 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %m: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>) {
    %0 = amdg.async_tdm_scatter %d[%r, %i] from %m : tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<tensor<64x64xf16>>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.async_tdm_copy_global_to_local' op expects result not to be swizzled, since the data mover writes rows as they are, found #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, in triton from 3.6 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16>, %m: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    %0 = amdg.async_tdm_copy_global_to_local %d into %m : !tt.tensordesc<64x64xf16> -> !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.async_tdm_copy_global_to_local' op expects result to have the layout swizzled_shared with maxPhase = 1 or padded_shared, found #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>, in triton from 3.6 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>>, %m: !ttg.memdesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    %0 = amdg.async_tdm_copy_global_to_local %d into %m : !tt.tensordesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>> -> !ttg.memdesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.async_tdm_copy_local_to_global' op expects src to have the layout swizzled_shared with maxPhase = 1 or padded_shared, found #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>, in triton from 3.6 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>>, %m: !ttg.memdesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    amdg.async_tdm_copy_local_to_global %d from %m : !ttg.memdesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>, #ttg.shared_memory, mutable> -> !tt.tensordesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16>, %m: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    amdg.async_tdm_copy_local_to_global %d from %m : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<64x64xf16>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>) {
    %0 = amdg.async_tdm_gather %d[%r] to %m : tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<64x64xf16>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.async_tdm_gather' op expects dst to be row-major, found #ttg.padded_shared<[64:+4] {order = [0, 1]}>, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {order = [0, 1], shape = [64, 64]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>) {
    %0 = amdg.async_tdm_gather %d[%r] to %m : tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {order = [0, 1], shape = [64, 64]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<64x64xf16>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.async_tdm_scatter' op expects src to have the layout swizzled_shared with maxPhase = 1 or padded_shared, found #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>, in triton from 3.6 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>>, %m: !ttg.memdesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>) {
    %0 = amdg.async_tdm_scatter %d[%r] from %m : tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, !ttg.memdesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>, #ttg.shared_memory, mutable> -> !tt.tensordesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.async_tdm_scatter' op expects src not to be swizzled, since the data mover reads rows as they are, found #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, in triton from 3.6 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16>, %m: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>) {
    %0 = amdg.async_tdm_scatter %d[%r] from %m : tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<64x64xf16>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [1, 0]}>>, %m: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    %0 = amdg.async_tdm_copy_global_to_local %d into %m : !tt.tensordesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [1, 0]}>> -> !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.async_tdm_copy_global_to_local' op expects result to have the layout swizzled_shared with maxPhase = 1 or padded_shared, found #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 2, order = [1, 0]}>, in triton from 3.6 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 2, order = [1, 0]}>>, %m: !ttg.memdesc<64x64xf16, #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 2, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    %0 = amdg.async_tdm_copy_global_to_local %d into %m : !tt.tensordesc<64x64xf16, #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 2, order = [1, 0]}>> -> !ttg.memdesc<64x64xf16, #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 2, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.async_tdm_copy_local_to_global' op expects src to have the layout swizzled_shared with maxPhase = 1 or padded_shared, found #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>, in triton from 3.6 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>>, %m: !ttg.memdesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    %0 = amdg.async_tdm_copy_local_to_global %d from %m : !ttg.memdesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>, #ttg.shared_memory, mutable> -> !tt.tensordesc<64x64xf16, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0]]}, alignment = 16>>
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects 32 elements along dimension 0 as its encoding has, found 64, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [32, 64]}>>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [32, 64]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32) {
    %0 = amdg.async_tdm_copy_local_to_global %d from %m : !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [32, 64]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<64x64xf16, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [32, 64]}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.async_tdm_gather' op expects dst not to be swizzled, since the data mover writes rows as they are, found #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, in triton from 3.6 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>>, %m: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>) {
    %0 = amdg.async_tdm_gather %d[%r] to %m : tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<64x64xf16, #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects 32 elements along dimension 0 as its encoding has, found 64, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [32, 64]}>>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [32, 64]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>) {
    %0 = amdg.async_tdm_gather %d[%r] to %m : tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [32, 64]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<64x64xf16, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [32, 64]}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #ttg.padded_shared<[64:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>>, %m: !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>) {
    %0 = amdg.async_tdm_scatter %d[%r] from %m : tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, !ttg.memdesc<64x64xf16, #ttg.padded_shared<[64:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<64x64xf16, #ttg.padded_shared<[64:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [1, 0]}>>, %m: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %q: i32, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>) {
    %0 = amdg.async_tdm_scatter %d[%r] from %m : tensor<8xi32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>}>>, !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !tt.tensordesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.async_tma_scatter' op expects a layout of x_offsets by which each thread has 4 that follow one another, found #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, %x: tensor<16xi32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, %y: i32, %m: !ttg.memdesc<16x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>) {
    ttng.async_tma_scatter %d[%x, %y] %m : !tt.tensordesc<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, tensor<16xi32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, i32, !ttg.memdesc<16x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.async_tma_scatter' op expects a layout of x_offsets by which each thread has 4 that follow one another, found #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 2, 2], threadsPerWarp = [1, 4, 8], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>}>}>, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, %x: tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 2, 2], threadsPerWarp = [1, 4, 8], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>}>}>>, %y: i32, %m: !ttg.memdesc<32x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>) {
    ttng.async_tma_scatter %d[%x, %y] %m : !tt.tensordesc<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 2, 2], threadsPerWarp = [1, 4, 8], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>}>}>>, i32, !ttg.memdesc<32x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_scatter' op expects a layout of x_offsets by which each thread has 4 that follow one another, found #ttg.linear<{register = [[2], [1]], lane = [[0], [0], [0], [0], [0]], warp = [[4], [8]], block = []}>, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, %x: tensor<64xi32, #ttg.linear<{register = [[2], [1]], lane = [[0], [0], [0], [0], [0]], warp = [[4], [8]], block = []}>>, %y: i32, %m: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>) {
    ttng.async_tma_scatter %d[%x, %y] %m : !tt.tensordesc<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, tensor<64xi32, #ttg.linear<{register = [[2], [1]], lane = [[0], [0], [0], [0], [0]], warp = [[4], [8]], block = []}>>, i32, !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_scatter' op expects a layout of x_offsets by which each thread has 4 that follow one another, found #ttg.linear<{register = [[2], [1]], lane = [[0], [0], [0], [0], [0]], warp = [[4], [8]], block = []}>, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, %x: tensor<32xi32, #ttg.linear<{register = [[2], [1]], lane = [[0], [0], [0], [0], [0]], warp = [[4], [8]], block = []}>>, %y: i32, %m: !ttg.memdesc<32x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>) {
    ttng.async_tma_scatter %d[%x, %y] %m : !tt.tensordesc<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, tensor<32xi32, #ttg.linear<{register = [[2], [1]], lane = [[0], [0], [0], [0], [0]], warp = [[4], [8]], block = []}>>, i32, !ttg.memdesc<32x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_scatter' op expects a layout of x_offsets by which each thread has 4 that follow one another, found #ttg.linear<{register = [[0], [1], [2]], lane = [[0], [0], [0], [0], [0]], warp = [[4], [8]], block = []}>, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, %x: tensor<8xi32, #ttg.linear<{register = [[0], [1], [2]], lane = [[0], [0], [0], [0], [0]], warp = [[4], [8]], block = []}>>, %y: i32, %m: !ttg.memdesc<8x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>) {
    ttng.async_tma_scatter %d[%x, %y] %m : !tt.tensordesc<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, tensor<8xi32, #ttg.linear<{register = [[0], [1], [2]], lane = [[0], [0], [0], [0], [0]], warp = [[4], [8]], block = []}>>, i32, !ttg.memdesc<8x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<128x64xf16, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>>, %s: tensor<8x64xi8, #ttg.linear<{register = [[0, 0], [0, 0], [0, 0], [0, 0], [1, 0], [2, 0], [4, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], warp = [[0, 32], [0, 0]], block = []}>>) {
    %0 = amdg.scaled_downcast_fp8 %a scale %s {axis = 0 : i32} : tensor<128x64xf16, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>>, tensor<8x64xi8, #ttg.linear<{register = [[0, 0], [0, 0], [0, 0], [0, 0], [1, 0], [2, 0], [4, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], warp = [[0, 32], [0, 0]], block = []}>> -> tensor<128x64xf8E4M3FN, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp8' op expects a layout by which the first 8 floats of a thread lie along 0 and have one scale, of 16, found #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [32, 2], warpsPerCTA = [2, 2], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<16x64xf16, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [32, 2], warpsPerCTA = [2, 2], order = [0, 1]}>>, %s: tensor<1x64xi8, #ttg.linear<{register = [[0, 0], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 1]], warp = [[0, 0], [0, 2]], block = []}>>) {
    %0 = amdg.scaled_downcast_fp8 %a scale %s {axis = 0 : i32} : tensor<16x64xf16, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [32, 2], warpsPerCTA = [2, 2], order = [0, 1]}>>, tensor<1x64xi8, #ttg.linear<{register = [[0, 0], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 1]], warp = [[0, 0], [0, 2]], block = []}>> -> tensor<16x64xf8E4M3FN, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [32, 2], warpsPerCTA = [2, 2], order = [0, 1]}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp8' op expects a layout by which the first 8 floats of a thread lie along 1 and have one scale, of 32, found #ttg.amd_mfma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 16], isTransposed = false}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<16x128xf16, #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [16, 16, 16], isTransposed = false}>>, %s: tensor<16x4xi8, #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2]], lane = [[0, 0], [0, 0], [0, 0], [0, 0], [4, 0], [8, 0]], warp = [[0, 0], [0, 0]], block = []}>>) {
    %0 = amdg.scaled_downcast_fp8 %a scale %s {axis = 1 : i32} : tensor<16x128xf16, #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [16, 16, 16], isTransposed = false}>>, tensor<16x4xi8, #ttg.linear<{register = [[1, 0], [2, 0], [0, 1], [0, 2]], lane = [[0, 0], [0, 0], [0, 0], [0, 0], [4, 0], [8, 0]], warp = [[0, 0], [0, 0]], block = []}>> -> tensor<16x128xf8E4M3FN, #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [16, 16, 16], isTransposed = false}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp8' op expects a multiple of 8 elements of output along 0 for each scale, found 4
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<32x16xf16, #ttg.dot_op<{opIdx = 1, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>, kWidth = 2}>>, %s: tensor<8x16xi8, #ttg.linear<{register = [[0, 0], [2, 0], [4, 0]], lane = [[0, 0], [1, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 8], [0, 0]], block = []}>>) {
    %0 = amdg.scaled_downcast_fp8 %a scale %s {axis = 0 : i32} : tensor<32x16xf16, #ttg.dot_op<{opIdx = 1, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>, kWidth = 2}>>, tensor<8x16xi8, #ttg.linear<{register = [[0, 0], [2, 0], [4, 0]], lane = [[0, 0], [1, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 8], [0, 0]], block = []}>> -> tensor<32x16xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>, kWidth = 2}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp4' op expects an encoding of input that has pairs where output has their bytes, found #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [32, 2], warpsPerCTA = [2, 2], order = [0, 1]}> for #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 4, 1], threadsPerWarp = [2, 2, 16], warpsPerCTA = [1, 4, 1], order = [0, 1, 2]}>}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<32x4xf16, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [32, 2], warpsPerCTA = [2, 2], order = [0, 1]}>>, %s: tensor<2x4xi8, #ttg.linear<{register = [[0, 0]], lane = [[0, 0], [0, 0], [0, 0], [1, 0], [0, 0], [0, 1]], warp = [[0, 0], [0, 2]], block = []}>>) {
    %0 = amdg.scaled_downcast_fp4 %a scale %s {axis = 0 : i32} : tensor<32x4xf16, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [32, 2], warpsPerCTA = [2, 2], order = [0, 1]}>>, tensor<2x4xi8, #ttg.linear<{register = [[0, 0]], lane = [[0, 0], [0, 0], [0, 0], [1, 0], [0, 0], [0, 1]], warp = [[0, 0], [0, 2]], block = []}>> -> tensor<16x4xi8, #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 4, 1], threadsPerWarp = [2, 2, 16], warpsPerCTA = [1, 4, 1], order = [0, 1, 2]}>}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp8' op expects a layout by which the first 8 floats of a thread lie along 0 and have one scale, of 8, found #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_mfma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 16], isTransposed = false}>, kWidth = 4}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<16x1xf16, #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [16, 16, 16], isTransposed = false}>, kWidth = 4}>>, %s: tensor<2x1xi8, #ttg.linear<{register = [], lane = [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [1, 0]], warp = [[0, 0], [0, 0]], block = []}>>) {
    %0 = amdg.scaled_downcast_fp8 %a scale %s {axis = 0 : i32} : tensor<16x1xf16, #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [16, 16, 16], isTransposed = false}>, kWidth = 4}>>, tensor<2x1xi8, #ttg.linear<{register = [], lane = [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [1, 0]], warp = [[0, 0], [0, 0]], block = []}>> -> tensor<16x1xf8E4M3FN, #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [16, 16, 16], isTransposed = false}>, kWidth = 4}>>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<16x64xi8, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>>) {
    %0 = ttg.fp4_to_fp %a {axis = 1 : i32} : tensor<16x64xi8, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 8]}>> -> tensor<16x128xbf16, #ttg.linear<{register = [[0, 2], [8, 0], [0, 64], [0, 1]], lane = [[0, 4], [0, 8], [1, 0], [2, 0], [4, 0]], warp = [[0, 16], [0, 32]], block = []}>>
    tt.return
  }
}
// -----
// 3.6.0: 'ttg.fp4_to_fp' op expects an encoding of result that has pairs where src has their bytes, found #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [0, 1]}> for #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 2, 2], threadsPerWarp = [1, 4, 8], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>}>, in triton 3.6 to 3.7
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<16x1xi8, #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 2, 2], threadsPerWarp = [1, 4, 8], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>}>>) {
    %0 = ttg.fp4_to_fp %a {axis = 0 : i32} : tensor<16x1xi8, #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 2, 2], threadsPerWarp = [1, 4, 8], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>}>> -> tensor<32x1xbf16, #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [0, 1]}>>
    tt.return
  }
}
// -----
// 3.6.0: 'ttg.fp4_to_fp' op expects an encoding of result that has pairs where src has their bytes, found #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [0, 1]}> for #ttg.slice<{dim = 2, parent = #ttg.blocked<{sizePerThread = [1, 4, 1], threadsPerWarp = [2, 2, 16], warpsPerCTA = [1, 4, 1], order = [0, 1, 2]}>}>, in triton 3.6 to 3.7
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<4x32xi8, #ttg.slice<{dim = 2, parent = #ttg.blocked<{sizePerThread = [1, 4, 1], threadsPerWarp = [2, 2, 16], warpsPerCTA = [1, 4, 1], order = [0, 1, 2]}>}>>) {
    %0 = ttg.fp4_to_fp %a {axis = 1 : i32} : tensor<4x32xi8, #ttg.slice<{dim = 2, parent = #ttg.blocked<{sizePerThread = [1, 4, 1], threadsPerWarp = [2, 2, 16], warpsPerCTA = [1, 4, 1], order = [0, 1, 2]}>}>> -> tensor<4x64xbf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [0, 1]}>>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<64xi8, #ttg.slice<{dim = 1, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [16, 16, 16], isTransposed = false}>}>>) {
    %0 = ttg.fp4_to_fp %a {axis = 0 : i32} : tensor<64xi8, #ttg.slice<{dim = 1, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [16, 16, 16], isTransposed = false}>}>> -> tensor<128xbf16, #ttg.linear<{register = [[2], [4], [64], [1]], lane = [[0], [0], [0], [0], [8], [16]], warp = [[0], [32]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.fp4_to_fp' op expects an encoding of result that has pairs where src has their bytes, found #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [0, 1]}> for #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [16, 2], warpsPerCTA = [2, 2], order = [0, 1]}>, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<2x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [16, 2], warpsPerCTA = [2, 2], order = [0, 1]}>>) {
    %0 = ttg.fp4_to_fp %a {axis = 0 : i32} : tensor<2x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [16, 2], warpsPerCTA = [2, 2], order = [0, 1]}>> -> tensor<4x32xbf16, #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [0, 1]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.fp4_to_fp' op expects an encoding of result that has pairs where src has their bytes, found #ttg.linear<{register = [[2, 0], [0, 1], [0, 16], [0, 32], [0, 64], [1, 0]], lane = [[4, 0], [8, 0], [0, 0], [0, 2], [0, 4]], warp = [[0, 0], [0, 8]], block = []}> for #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [0, 1]}>, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<8x128xi8, #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [0, 1]}>>) {
    %0 = ttg.fp4_to_fp %a {axis = 0 : i32} : tensor<8x128xi8, #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [0, 1]}>> -> tensor<16x128xbf16, #ttg.linear<{register = [[2, 0], [0, 1], [0, 16], [0, 32], [0, 64], [1, 0]], lane = [[4, 0], [8, 0], [0, 0], [0, 2], [0, 4]], warp = [[0, 0], [0, 8]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.fp4_to_fp' op expects an encoding of result that has pairs where src has their bytes, found #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [1, 0]}> for #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [1, 0]}>, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<32x128xi8, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [1, 0]}>>) {
    %0 = ttg.fp4_to_fp %a {axis = 0 : i32} : tensor<32x128xi8, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [1, 0]}>> -> tensor<64x128xbf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<2x8xi8, #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [0, 1]}>>) {
    %0 = ttg.fp4_to_fp %a {axis = 1 : i32} : tensor<2x8xi8, #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [0, 1]}>> -> tensor<2x16xbf16, #ttg.linear<{register = [[0, 1], [1, 0], [0, 2]], lane = [[0, 0], [0, 0], [0, 0], [0, 4], [0, 8], [0, 0]], warp = [[0, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<64x1xi8, #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [1, 0]}>>) {
    %0 = ttg.fp4_to_fp %a {axis = 1 : i32} : tensor<64x1xi8, #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [1, 0]}>> -> tensor<64x2xbf16, #ttg.linear<{register = [[0, 1], [1, 0], [32, 0]], lane = [[0, 0], [0, 0], [0, 0], [2, 0], [4, 0], [8, 0]], warp = [[0, 0], [16, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<2x2xi8, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [0, 1]}>>) {
    %0 = ttg.fp4_to_fp %a {axis = 1 : i32} : tensor<2x2xi8, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [0, 1]}>> -> tensor<2x4xbf16, #ttg.linear<{register = [[0, 1], [1, 0]], lane = [[0, 0], [0, 0], [0, 0], [0, 2], [0, 0]], warp = [[0, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<1xi8, #ttg.slice<{dim = 0, parent = #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [16, 16, 16], isTransposed = false}>, kWidth = 4}>}>>) {
    %0 = ttg.fp4_to_fp %a {axis = 0 : i32} : tensor<1xi8, #ttg.slice<{dim = 0, parent = #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [16, 16, 16], isTransposed = false}>, kWidth = 4}>}>> -> tensor<2xbf16, #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.fp4_to_fp' op expects an encoding of result that has pairs where src has their bytes, found #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [0, 1]}> for #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<2x16xi8, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    %0 = ttg.fp4_to_fp %a {axis = 1 : i32} : tensor<2x16xi8, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>> -> tensor<2x32xbf16, #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [0, 1]}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @f(%6: !tt.tensordesc<8x64xf16, #shared>, %10: tensor<8xi32, #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, %11: !ttg.memdesc<8x64xf16, #shared, #smem, mutable>) {
    %15 = "amdg.async_tdm_scatter"(%6, %10, %11) : (!tt.tensordesc<8x64xf16, #shared>, tensor<8xi32, #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, !ttg.memdesc<8x64xf16, #shared, #smem, mutable>) -> !ttg.async.token
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<16x16xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.local_load %m : !ttg.memdesc<16x16xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> tensor<16x16xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<16x16xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.local_load %m : !ttg.memdesc<16x16xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> tensor<16x16xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<16x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>, %x: tensor<16x16xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    ttg.local_store %x, %m : tensor<16x16xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>> -> !ttg.memdesc<16x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<16x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>, %x: tensor<16x16xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    ttg.local_store %x, %m : tensor<16x16xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>> -> !ttg.memdesc<16x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.local_alloc' op expects src to have another layout, which #ttg.linear could say, found #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%x: tensor<16x16xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    %0 = ttg.local_alloc %x : (tensor<16x16xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) -> !ttg.memdesc<16x16xf16, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [16, 16]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.local_alloc' op expects src to have another layout, which #ttg.linear could say, found #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%x: tensor<16x16xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    %0 = ttg.local_alloc %x : (tensor<16x16xf16, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) -> !ttg.memdesc<16x16xf16, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [16, 16]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x32xf32, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %m, %d : !ttg.memdesc<128x32xf32, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x32xf32, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %m, %d : !ttg.memdesc<128x32xf32, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x32xf32, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %m, %d : !ttg.memdesc<128x32xf32, #ttg.shared_linear<{offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [64, 0]]}, alignment = 128>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %m, %d : !ttg.memdesc<128x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %m, %d : !ttg.memdesc<128x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %m, %d : !ttg.memdesc<128x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x32xf32, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [128, 32]}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %m, %d : !ttg.memdesc<128x32xf32, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [128, 32]}>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tmem_copy' op expects src not to be padded, found #ttg.padded_shared<[64:+4] {order = [1, 0]}>, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x32xf32, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [128, 32]}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %m, %d : !ttg.memdesc<128x32xf32, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [128, 32]}>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tmem_copy' op expects src not to be padded, found #ttg.padded_shared<[64:+4] {order = [1, 0]}>, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x32xf32, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [128, 32]}>, #ttg.shared_memory, mutable>, %d: !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %m, %d : !ttg.memdesc<128x32xf32, #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [128, 32]}>, #ttg.shared_memory, mutable>, !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<64x16xf32, #gluon.coalesced_encoding>) {
    %0 = tt.reshape %a allow_reorder : tensor<64x16xf32, #gluon.coalesced_encoding> -> tensor<1024xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'tt.reshape' op expects result to have the type tensor<1024xf32, #gluon.coalesced_encoding>, or another spelling of its layout, found tensor<1024xf32, #ttg.blocked<array<i32: 1>, array<i32: 32>, array<i32: 4>, array<i32: 0>, unit, unit, unit, unit>>, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<64x16xf32, #gluon.coalesced_encoding>) {
    %0 = tt.reshape %a allow_reorder : tensor<64x16xf32, #gluon.coalesced_encoding> -> tensor<1024xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
    %0 = tt.reshape %a allow_reorder efficient_layout : tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<1024xf32, #gluon.coalesced_encoding>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
    %0 = tt.reshape %a allow_reorder efficient_layout : tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<1024xf32, #gluon.coalesced_encoding>
    tt.return
  }
}
// -----
// 3.7.1: 'tt.reshape' op expects result to have the type tensor<1024xf32, #gluon.auto_encoding>, or another spelling of its layout, found tensor<1024xf32, #ttg.blocked<array<i32: 1>, array<i32: 32>, array<i32: 4>, array<i32: 0>, unit, unit, unit, unit>>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<64x16xf32, #gluon.auto_encoding>) {
    %0 = tt.reshape %a : tensor<64x16xf32, #gluon.auto_encoding> -> tensor<1024xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'tt.reshape' op expects result to have the type tensor<1024xf32, #gluon.auto_encoding>, or another spelling of its layout, found tensor<1024xf32, #ttg.blocked<array<i32: 1>, array<i32: 32>, array<i32: 4>, array<i32: 0>, unit, unit, unit, unit>>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<64x16xf32, #gluon.auto_encoding>) {
    %0 = tt.reshape %a : tensor<64x16xf32, #gluon.auto_encoding> -> tensor<1024xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
    %0 = tt.reshape %a allow_reorder : tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<1024xf32, #gluon.auto_encoding>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
    %0 = tt.reshape %a allow_reorder : tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<1024xf32, #gluon.auto_encoding>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<64x16xf32, #gluon.auto_encoding>) {
    %0 = tt.reshape %a allow_reorder efficient_layout : tensor<64x16xf32, #gluon.auto_encoding> -> tensor<1024xf32, #gluon.coalesced_encoding>
    tt.return
  }
}
// -----
// 3.8.0: 'tt.reshape' op expects result to have the type tensor<1024xf32, #gluon.auto_encoding>, or another spelling of its layout, found tensor<1024xf32, #gluon.coalesced_encoding>, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<64x16xf32, #gluon.auto_encoding>) {
    %0 = tt.reshape %a allow_reorder efficient_layout : tensor<64x16xf32, #gluon.auto_encoding> -> tensor<1024xf32, #gluon.coalesced_encoding>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%8: !ttg.memdesc<256x4xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_trans %8 {order = array<i32: 1, 0>} : !ttg.memdesc<256x4xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<4x256xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%8: !ttg.memdesc<256x4xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_trans %8 {order = array<i32: 1, 0>} : !ttg.memdesc<256x4xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<4x256xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: 'ttg.memdesc_trans' op expects an encoding that can be transposed by [1, 0], found #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [0, 1]}>, in triton up to 3.5
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%8: !ttg.memdesc<256x4xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_trans %8 {order = array<i32: 1, 0>} : !ttg.memdesc<256x4xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<4x256xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%8: !ttg.memdesc<256x4x!ttg.async.token, #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_trans %8 {order = array<i32: 1, 0>} : !ttg.memdesc<256x4x!ttg.async.token, #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<4x256x!ttg.async.token, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<16x64xf16, #ttg.shared_linear<{offset = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]]}, alignment = 16>, #ttg.shared_memory, mutable>, src in that order, found !ttg.memdesc<16x64xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x16xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 1,0>} : !ttg.memdesc<64x16xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<16x64xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x16xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 1,0>} : !ttg.memdesc<64x16xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<16x64xf16, #ttg.shared_linear<{offset = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]]}, alignment = 64>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x16xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 1, maxPhase = 2, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 1,0>} : !ttg.memdesc<64x16xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 1, maxPhase = 2, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<16x64xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 1, maxPhase = 2, order = [0, 1]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<16x64xf16, #ttg.shared_linear<{offset = [[1, 0], [2, 0], [4, 0], [8, 0], [1, 1], [2, 2], [1, 4], [2, 8], [0, 16], [0, 32]]}, alignment = 16>, #ttg.shared_memory, mutable>, src in that order, found !ttg.memdesc<16x64xf16, #ttg.shared_linear<{offset = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]]}, alignment = 16>, #ttg.shared_memory, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x16xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 1,0>} : !ttg.memdesc<64x16xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<16x64xf16, #ttg.shared_linear<{offset = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]]}, alignment = 16>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<8x1xf16, #ttg.padded_shared<[16:+2] {order = [0, 1]}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 0,1>} : !ttg.memdesc<8x1xf16, #ttg.padded_shared<[16:+2] {order = [0, 1]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<8x1xf16, #ttg.padded_shared<[16:+2] {order = [0, 1]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<8x2xf16, #ttg.padded_shared<[16:+2] {order = [0, 1]}>, #ttg.shared_memory, mutable>, src in that order, found !ttg.memdesc<8x2xf16, #ttg.padded_shared<[16:+2] {order = [1, 0]}>, #ttg.shared_memory, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<8x2xf16, #ttg.padded_shared<[16:+2] {order = [0, 1]}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 0,1>} : !ttg.memdesc<8x2xf16, #ttg.padded_shared<[16:+2] {order = [0, 1]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<8x2xf16, #ttg.padded_shared<[16:+2] {order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16xf16, #ttg.padded_shared<[16:+2] {order = [0], CTAsPerCGA = [2], CTASplitNum = [2], CTAOrder = [0]}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 0>} : !ttg.memdesc<16xf16, #ttg.padded_shared<[16:+2] {order = [0], CTAsPerCGA = [2], CTASplitNum = [2], CTAOrder = [0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<16xf16, #ttg.padded_shared<[16:+2] {order = [0], CTAsPerCGA = [2], CTASplitNum = [2], CTAOrder = [0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: 'ttg.memdesc_trans' op expects an encoding of 3 dimensions to transpose, found #ttg.padded_shared<[16:+2] {order = [1, 0], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [1, 0]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<2x4x4xf16, #ttg.padded_shared<[16:+2] {order = [1, 0], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 0,2,1>} : !ttg.memdesc<2x4x4xf16, #ttg.padded_shared<[16:+2] {order = [1, 0], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<2x4x4xf16, #ttg.padded_shared<[16:+2] {order = [1, 0], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16xf16, #ttg.padded_shared<[64:+8] {order = [0], shape = [16]}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 0>} : !ttg.memdesc<16xf16, #ttg.padded_shared<[64:+8] {order = [0], shape = [16]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<16xf16, #ttg.padded_shared<[64:+8] {order = [0], shape = [16]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x2x4xf16, #ttg.padded_shared<[16:+2] {offset = [[1, 0, 0], [2, 0, 0], [4, 0, 0], [8, 0, 0], [16, 0, 0], [32, 0, 0], [0, 0, 1], [0, 0, 2]], block = [[0, 1, 0]]}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 2,1,0>} : !ttg.memdesc<64x2x4xf16, #ttg.padded_shared<[16:+2] {offset = [[1, 0, 0], [2, 0, 0], [4, 0, 0], [8, 0, 0], [16, 0, 0], [32, 0, 0], [0, 0, 1], [0, 0, 2]], block = [[0, 1, 0]]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<4x2x64xf16, #ttg.padded_shared<[16:+2] {offset = [[0, 0, 1], [0, 0, 2], [0, 0, 4], [0, 0, 8], [0, 0, 16], [0, 0, 32], [1, 0, 0], [2, 0, 0]], block = [[0, 1, 0]]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x2x4xf16, #ttg.padded_shared<[16:+2] {offset = [[1, 0, 0], [2, 0, 0], [4, 0, 0], [8, 0, 0], [16, 0, 0], [32, 0, 0], [0, 0, 1], [0, 0, 2]], block = [[0, 1, 0]]}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 2,1,0>} : !ttg.memdesc<64x2x4xf16, #ttg.padded_shared<[16:+2] {offset = [[1, 0, 0], [2, 0, 0], [4, 0, 0], [8, 0, 0], [16, 0, 0], [32, 0, 0], [0, 0, 1], [0, 0, 2]], block = [[0, 1, 0]]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<4x2x64xf16, #ttg.padded_shared<[16:+2] {offset = [[0, 0, 1], [0, 0, 2], [0, 0, 4], [0, 0, 8], [0, 0, 16], [0, 0, 32], [1, 0, 0], [2, 0, 0]], block = [[0, 1, 0]]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x32xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 4, order = [0, 1]}>}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 1,0>} : !ttg.memdesc<16x32xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 4, order = [0, 1]}>}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<32x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 1, partitionLayout = #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 4, order = [1, 0]}>}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 1, order = [0, 1]}>}>, #ttg.shared_memory, mutable, 32x32>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 1,0>} : !ttg.memdesc<16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 1, order = [0, 1]}>}>, #ttg.shared_memory, mutable, 32x32> -> !ttg.memdesc<16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 1, partitionLayout = #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 1, order = [1, 0]}>}>, #ttg.shared_memory, mutable, 32x32>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<16x16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 2, partitionLayout = #ttg.padded_shared<[32:+4] {order = [0, 2, 1], shape = [16, 16, 4]}>}>, #ttg.shared_memory, mutable>, src in that order, found !ttg.memdesc<16x16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 1, partitionLayout = #ttg.padded_shared<[32:+4] {order = [0, 2, 1], shape = [16, 4, 16]}>}>, #ttg.shared_memory, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 2, partitionLayout = #ttg.padded_shared<[32:+4] {order = [1, 2, 0], shape = [16, 16, 4]}>}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 1,0,2>} : !ttg.memdesc<16x16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 2, partitionLayout = #ttg.padded_shared<[32:+4] {order = [1, 2, 0], shape = [16, 16, 4]}>}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<16x16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 1, partitionLayout = #ttg.padded_shared<[32:+4] {order = [0, 2, 1], shape = [16, 4, 16]}>}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x32xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 4, order = [0, 1]}>}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 1,0>} : !ttg.memdesc<16x32xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 4, order = [0, 1]}>}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<32x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 1, partitionLayout = #ttg.amd_rotating_shared<{vec = 2, perPhase = 1, maxPhase = 4, order = [1, 0]}>}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 1, order = [0, 1]}>}>, #ttg.shared_memory, mutable, 32x32>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 1,0>} : !ttg.memdesc<16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 0, partitionLayout = #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 1, order = [0, 1]}>}>, #ttg.shared_memory, mutable, 32x32> -> !ttg.memdesc<16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 1, partitionLayout = #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 1, order = [1, 0]}>}>, #ttg.shared_memory, mutable, 32x32>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<16x16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 2, partitionLayout = #ttg.padded_shared<[32:+4] {order = [0, 2, 1], shape = [16, 16, 4]}>}>, #ttg.shared_memory, mutable>, src in that order, found !ttg.memdesc<16x16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 1, partitionLayout = #ttg.padded_shared<[32:+4] {order = [0, 2, 1], shape = [16, 4, 16]}>}>, #ttg.shared_memory, mutable>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.target" = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 2, partitionLayout = #ttg.padded_shared<[32:+4] {order = [1, 2, 0], shape = [16, 16, 4]}>}>, #ttg.shared_memory, mutable>) {
    %7 = ttg.memdesc_trans %a {order=array<i32: 1,0,2>} : !ttg.memdesc<16x16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 2, partitionLayout = #ttg.padded_shared<[32:+4] {order = [1, 2, 0], shape = [16, 16, 4]}>}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<16x16x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 2, partitionDim = 1, partitionLayout = #ttg.padded_shared<[32:+4] {order = [0, 2, 1], shape = [16, 4, 16]}>}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.async_tdm_scatter' op expects src to have elements of at least 8 bits, found f4E2M1FN, in triton from 3.8 on
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#o = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#bl = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<8x64xf16>, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #bl}>>, %m: !ttg.memdesc<8x64xf4E2M1FN, #s, #ttg.shared_memory, mutable>, %i: i32, %p: i32) {
    %0 = "amdg.async_tdm_scatter"(%d, %r, %m): (!tt.tensordesc<8x64xf16>, tensor<8xi32, #ttg.slice<{dim = 1, parent = #bl}>>, !ttg.memdesc<8x64xf4E2M1FN, #s, #ttg.shared_memory, mutable>) -> !ttg.async.token
    tt.return
  }
}
// -----
// 3.8.0: accepted
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#o = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#bl = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<8x64xf4E2M1FN>, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #bl}>>, %m: !ttg.memdesc<8x64xi8, #s, #ttg.shared_memory, mutable>, %i: i32, %p: i32) {
    %0 = "amdg.async_tdm_gather"(%d, %r, %m) : (!tt.tensordesc<8x64xf4E2M1FN>, tensor<8xi32, #ttg.slice<{dim = 1, parent = #bl}>>, !ttg.memdesc<8x64xi8, #s, #ttg.shared_memory, mutable>) -> !ttg.async.token
    tt.return
  }
}
// -----
// 3.9.0: accepted
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#o = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#bl = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<8x64xi1>, %r: tensor<8xi32, #ttg.slice<{dim = 1, parent = #bl}>>, %m: !ttg.memdesc<8x64xi8, #s, #ttg.shared_memory, mutable>, %i: i32, %p: i32) {
    %0 = "amdg.async_tdm_gather"(%d, %r, %m) : (!tt.tensordesc<8x64xi1>, tensor<8xi32, #ttg.slice<{dim = 1, parent = #bl}>>, !ttg.memdesc<8x64xi8, #s, #ttg.shared_memory, mutable>) -> !ttg.async.token
    tt.return
  }
}
// -----
// 3.8.0: !ttg.memdesc expects at least 64 elements in a row of its swizzle, found 32, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<128x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>>, %m: !ttg.memdesc<128x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>, #ttg.shared_memory, mutable>, %b: !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %x: tensor<128xi32>) {
    
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects at least 64 elements in a row of its swizzle, found 32, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x128xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16, CGALayout = [[1, 0]]}>>, %m: !ttg.memdesc<64x128xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16, CGALayout = [[1, 0]]}>, #ttg.shared_memory, mutable>, %b: !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %x: tensor<64xi32>) {
    nvws.descriptor_load %d[%i, %i] 16384 %m : !tt.tensordesc<64x128xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16, CGALayout = [[1, 0]]}>>, i32, i32, !ttg.memdesc<64x128xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16, CGALayout = [[1, 0]]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<128x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>>, %m: !ttg.memdesc<128x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>, #ttg.shared_memory, mutable>, %b: !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>, %i: i32, %p: i1, %x: tensor<128xi32>) {
    
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects an allocation of at least one buffer, found 0x128x64, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable, 0x128x64>) {
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable, 0x128x64>) {
    tt.return
  }
}
// -----
// 3.7.1: 'ttg.memdesc_subslice' op expects src to be whole in each CTA to take a part of it, found #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], CTAsPerCGA = [1, 2], CTASplitNum = [1, 2], CTAOrder = [1, 0]}>, in triton up to 3.7
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], CGALayout = [[0, 1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %a[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], CGALayout = [[0, 1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %a[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_subslice' op expects a part that holds the swizzle's pattern along dimension 0, found size 8 of #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16, CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>, in triton up to 3.8
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x128xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %a[0, 0] : !ttg.memdesc<16x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<8x128xf16, #shared, #smem, mutable, 16x128>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x128xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %a[0, 0] : !ttg.memdesc<16x128xf16, #shared, #smem, mutable> -> !ttg.memdesc<8x128xf16, #shared, #smem, mutable, 16x128>
    tt.return
  }
}
// -----
// 3.7.1: 'ttg.memdesc_subslice' op expects offset #0 to be a multiple of the part's size, 2, found 1, in triton up to 3.8
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %a[1, 0, 0] : !ttg.memdesc<16x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable, 16x64x64>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %a[1, 0, 0] : !ttg.memdesc<16x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable, 16x64x64>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[0], [1]]}>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: i32) {
    %0 = tt.splat %a : i32 -> tensor<1xi32, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects an allocation of at least 256x128, found 128x128, in triton from 3.8 on
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1, CGALayout = [[1, 0], [0, 0]]>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    %0 = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1, CGALayout = [[0, 0], [0, 0]]>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    %0 = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0], CGALayout = [[0, 1]]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.tensordesc<1x64xf16, #shared>, %x: tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, %y: i32, %b: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_scatter %a[%x, %y] %b : !tt.tensordesc<1x64xf16, #shared>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_scatter' op expects a layout of x_offsets by which CTAs have those of their rows of src, in steps of [1], found [0], in triton from 3.8 on
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0], CGALayout = [[0, 0]]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.tensordesc<1x64xf16, #shared>, %x: tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, %y: i32, %b: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_scatter %a[%x, %y] %b : !tt.tensordesc<1x64xf16, #shared>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0], CGALayout = [[1, 0]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.tensordesc<64x64xf16, #shared>, %x: tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, %b: !ttg.memdesc<8x64xf16, #shared, #smem, mutable>) {
    %0 = amdg.async_tdm_gather %a[%x] to %b : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.memdesc<8x64xf16, #shared, #smem, mutable> -> !tt.tensordesc<64x64xf16, #shared>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.async_tdm_gather' op expects a layout of rows by which CTAs have those of dst, in steps of [4], found [0], in triton from 3.8 on
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0], CGALayout = [[0, 0]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.tensordesc<64x64xf16, #shared>, %x: tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, %b: !ttg.memdesc<8x64xf16, #shared, #smem, mutable>) {
    %0 = amdg.async_tdm_gather %a[%x] to %b : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.memdesc<8x64xf16, #shared, #smem, mutable> -> !tt.tensordesc<64x64xf16, #shared>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.async_tdm_gather' op expects a layout of rows by which CTAs have those of dst, in steps of [4], found [0], in triton from 3.8 on
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0], CGALayout = [[1, 0]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.tensordesc<64x64xf16, #shared>, %x: tensor<1xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, %b: !ttg.memdesc<8x64xf16, #shared, #smem, mutable>) {
    %0 = amdg.async_tdm_gather %a[%x] to %b : tensor<1xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.memdesc<8x64xf16, #shared, #smem, mutable> -> !tt.tensordesc<64x64xf16, #shared>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 256, colStride = 1, CGALayout = [[0, 0]]>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x32xbf16, #shared, #smem, mutable>, %arg1: !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable>, %arg2: !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: i1, %arg4: !ttg.memdesc<1xi64, #shared2, #smem, mutable>) {
    %false = arith.constant false
    %true = arith.constant true
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %false, %arg3, %arg4[%true] {is_async} : !ttg.memdesc<128x32xbf16, #shared, #smem, mutable>, !ttg.memdesc<32x256xbf16, #shared1, #smem, mutable>, !ttg.memdesc<128x256xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared2, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.arrive_barrier' op expects alloc to have a barrier for each CTA, bases [1], since it has fromCTA, found [0] (!ttg.memdesc<2xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CTAsPerCGA = [2], CTASplitNum = [1], CTAOrder = [0]}>, #ttg.shared_memory, mutable>)
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<2xi64, #shared, #smem, mutable>) {
    ttng.arrive_barrier %a, 2 {fromCTA = 0 : i32} : !ttg.memdesc<2xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<1xi64, #shared, #smem, mutable>) {
    ttng.arrive_barrier %a, 2 {multicastCTA = 1 : i32} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1], [2]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<4xi64, #shared, #smem, mutable>) {
    ttng.arrive_barrier %a, 2 {fromCTA = 3 : i32, multicastCTA = 1 : i32} : !ttg.memdesc<4xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.arrive_barrier' op expects no fromCTA since it has multicastCTA, found 1
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1], [2]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<4xi64, #shared, #smem, mutable>) {
    ttng.arrive_barrier %a, 2 {fromCTA = 1 : i32, multicastCTA = 1 : i32} : !ttg.memdesc<4xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%47: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
    %48 = "ttg.memdesc_trans"(%47) <{order = array<i32: 1, 0>}> : (!ttg.memdesc<128x64xf16, #shared, #smem, mutable>) -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.tc_gen5_mma' op expects b to have its whole depth (K) in each CTA, found 2 parts of it, in triton from 3.7 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1, CTASplitM = 2, CTASplitN = 1>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<2048x64xbf16, #shared, #smem>, %arg1: !ttg.memdesc<64x2048xbf16, #shared, #smem>, %arg2: !ttg.memdesc<2048x2048xf32, #tmem, #ttng.tensor_memory>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<2048x64xbf16, #shared, #smem>, !ttg.memdesc<64x2048xbf16, #shared, #smem>, !ttg.memdesc<2048x2048xf32, #tmem, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.9.0: triton-3.9 has no such #ttng.tensor_memory_encoding; triton up to 3.7 has
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1, CGALayout = [[0, 0]], twoCTAs = true>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%a: !ttg.memdesc<256x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x512xf16, #shared1, #smem>, %d: !ttg.memdesc<256x512xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<256x64xf16, #shared, #smem>, !ttg.memdesc<64x512xf16, #shared1, #smem>, !ttg.memdesc<256x512xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma' op expects CTAs to have d in the steps [(256, 0), (512, 0)] of a's rows and b's columns, found [(512, 0), (0, 0)], in triton from 3.8 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0], [2, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1], [0, 0]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1, CGALayout = [[1, 0], [0, 0]], twoCTAs = true>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%a: !ttg.memdesc<1024x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x256xf16, #shared1, #smem>, %d: !ttg.memdesc<1024x256xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<1024x64xf16, #shared, #smem>, !ttg.memdesc<64x256xf16, #shared1, #smem>, !ttg.memdesc<1024x256xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0], [2, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1], [0, 0]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 256, colStride = 1, CGALayout = [[1, 0], [2, 0]], twoCTAs = true>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%a: !ttg.memdesc<1024x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x128xf16, #shared1, #smem>, %d: !ttg.memdesc<1024x128xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<1024x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<1024x128xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma' op expects d to have at most 256 columns in each CTA since it has two_ctas, found 1024, in triton from 3.8 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1, CGALayout = [[1, 0]], twoCTAs = true>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%a: !ttg.memdesc<1024x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x1024xf16, #shared1, #smem>, %d: !ttg.memdesc<1024x1024xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<1024x64xf16, #shared, #smem>, !ttg.memdesc<64x1024xf16, #shared1, #smem>, !ttg.memdesc<1024x1024xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tc_gen5_mma' op expects the encoding of d to be without twoCTAs since the product has no two_ctas, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1, CTASplitM = 8, twoCTAs = true>, in triton from 3.8 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0], [2, 0], [4, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1], [0, 0], [0, 0]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1, CGALayout = [[1, 0], [2, 0], [4, 0]], twoCTAs = true>
module attributes {"ttg.num-ctas" = 8 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%a: !ttg.memdesc<1024x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x256xf16, #shared1, #smem>, %d: !ttg.memdesc<1024x256xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p  : !ttg.memdesc<1024x64xf16, #shared, #smem>, !ttg.memdesc<64x256xf16, #shared1, #smem>, !ttg.memdesc<1024x256xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tc_gen5_mma' op expects the encoding of d to have twoCTAs since the product has two_ctas, found #ttng.tensor_memory_encoding<blockM = 64, blockN = 256, colStride = 1, CGALayout = [[1, 0], [0, 0], [0, 0]]>, in triton from 3.8 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0], [0, 0], [0, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1], [0, 0], [0, 0]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 256, colStride = 1, CGALayout = [[1, 0], [0, 0], [0, 0]]>
module attributes {"ttg.num-ctas" = 8 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%a: !ttg.memdesc<256x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x256xf16, #shared1, #smem>, %d: !ttg.memdesc<256x256xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<256x64xf16, #shared, #smem>, !ttg.memdesc<64x256xf16, #shared1, #smem>, !ttg.memdesc<256x256xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tc_gen5_mma' op expects the first step of b's CTAs to be along N, 1, since it has two_ctas, found [(0, 0)], in triton from 3.8 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1, CGALayout = [[1, 0]], twoCTAs = true>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%a: !ttg.memdesc<256x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x256xf16, #shared1, #smem>, %d: !ttg.memdesc<256x256xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<256x64xf16, #shared, #smem>, !ttg.memdesc<64x256xf16, #shared1, #smem>, !ttg.memdesc<256x256xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.tc_gen5_mma' op expects a in as many parts along M as d, 2, since it has two_ctas, found 4, in triton 3.7
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0], [2, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1], [0, 0]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1, CTASplitM = 2, CTASplitN = 1, twoCTAs = true>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%a: !ttg.memdesc<1024x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x256xf16, #shared1, #smem>, %d: !ttg.memdesc<1024x256xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<1024x64xf16, #shared, #smem>, !ttg.memdesc<64x256xf16, #shared1, #smem>, !ttg.memdesc<1024x256xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 256, colStride = 1, CTASplitM = 1, CTASplitN = 1, twoCTAs = true>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%a: !ttg.memdesc<512x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x256xf16, #shared1, #smem>, %d: !ttg.memdesc<512x256xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p  : !ttg.memdesc<512x64xf16, #shared, #smem>, !ttg.memdesc<64x256xf16, #shared1, #smem>, !ttg.memdesc<512x256xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.tc_gen5_mma' op expects d to have twoCTAs in its encoding since it has two_ctas, found #ttng.tensor_memory_encoding<blockM = 64, blockN = 256, unpacked = true, CTASplitM = 2>, in triton 3.7
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0], [0, 0], [0, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1], [0, 0], [0, 0]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 256, colStride = 1, CTASplitM = 2, CTASplitN = 1>
module attributes {"ttg.num-ctas" = 8 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%a: !ttg.memdesc<256x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x256xf16, #shared1, #smem>, %d: !ttg.memdesc<256x256xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<256x64xf16, #shared, #smem>, !ttg.memdesc<64x256xf16, #shared1, #smem>, !ttg.memdesc<256x256xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.tc_gen5_mma' op expects b in twice as many parts along N as d, 2, since it has two_ctas, found 1, in triton 3.7
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1, CTASplitM = 2, CTASplitN = 1, twoCTAs = true>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%a: !ttg.memdesc<256x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x256xf16, #shared1, #smem>, %d: !ttg.memdesc<256x256xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<256x64xf16, #shared, #smem>, !ttg.memdesc<64x256xf16, #shared1, #smem>, !ttg.memdesc<256x256xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: !ttg.memdesc expects an allocation of at most 512 columns of f32, found 1024, in triton 3.6
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1, CTASplitM = 1, CTASplitN = 1, twoCTAs = true>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<256x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x512xf16, #shared1, #smem>, %d: !ttg.memdesc<256x512xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<256x64xf16, #shared, #smem>, !ttg.memdesc<64x512xf16, #shared1, #smem>, !ttg.memdesc<256x512xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 256, colStride = 1, CTASplitM = 2, CTASplitN = 1, twoCTAs = true>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<256x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x256xf16, #shared1, #smem>, %d: !ttg.memdesc<256x256xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<256x64xf16, #shared, #smem>, !ttg.memdesc<64x256xf16, #shared1, #smem>, !ttg.memdesc<256x256xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tc_gen5_mma' op expects b in 1x2 parts since it has two_ctas, found 1x1, in triton 3.6
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 0]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1, CTASplitM = 2, CTASplitN = 1, twoCTAs = true>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<256x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x256xf16, #shared1, #smem>, %d: !ttg.memdesc<256x256xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<256x64xf16, #shared, #smem>, !ttg.memdesc<64x256xf16, #shared1, #smem>, !ttg.memdesc<256x256xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tc_gen5_mma' op expects a in 2x1 parts since it has two_ctas, found 4x1, in triton 3.6
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[1, 0], [2, 0]]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16, CGALayout = [[0, 1], [0, 0]]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1, CTASplitM = 4, CTASplitN = 1, twoCTAs = true>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<1024x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x128xf16, #shared1, #smem>, %d: !ttg.memdesc<1024x128xf32, #tmem, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p {two_ctas} : !ttg.memdesc<1024x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<1024x128xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
