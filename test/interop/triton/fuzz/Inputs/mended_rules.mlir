// 3.6.0: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<32x32xf32, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 32}>, #ttg.shared_memory>, src in that order, found !ttg.memdesc<32x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>, #ttg.shared_memory>, in triton 3.6 to 3.7
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 32}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xf32, #shared, #smem>) {
    %0 = ttg.memdesc_trans %arg0 {order = array<i32: 1, 0>} : !ttg.memdesc<32x32xf32, #shared, #smem> -> !ttg.memdesc<32x32xf32, #shared1, #smem>
    tt.return
  }
}
// -----
// 3.7.1: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<32x32xf32, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 32}>, #ttg.shared_memory>, src in that order, found !ttg.memdesc<32x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>, #ttg.shared_memory>, in triton 3.6 to 3.7
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 32}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xf32, #shared, #smem>) {
    %0 = ttg.memdesc_trans %arg0 {order = array<i32: 1, 0>} : !ttg.memdesc<32x32xf32, #shared, #smem> -> !ttg.memdesc<32x32xf32, #shared1, #smem>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 32}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xf32, #shared, #smem>) {
    %0 = ttg.memdesc_trans %arg0 {order = array<i32: 1, 0>} : !ttg.memdesc<32x32xf32, #shared, #smem> -> !ttg.memdesc<32x32xf32, #shared1, #smem>
    tt.return
  }
}
// -----
// 3.6.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 32}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xf32, #shared, #smem>) {
    %0 = ttg.memdesc_trans %arg0 {order = array<i32: 1, 0>} : !ttg.memdesc<32x32xf32, #shared, #smem> -> !ttg.memdesc<32x32xf32, #shared1, #smem>
    tt.return
  }
}
// -----
// 3.7.1: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 32}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xf32, #shared, #smem>) {
    %0 = ttg.memdesc_trans %arg0 {order = array<i32: 1, 0>} : !ttg.memdesc<32x32xf32, #shared, #smem> -> !ttg.memdesc<32x32xf32, #shared1, #smem>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<32x32xf32, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 32}>, #ttg.shared_memory>, src in that order, found !ttg.memdesc<32x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory>, in triton from 3.8 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 32}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xf32, #shared, #smem>) {
    %0 = ttg.memdesc_trans %arg0 {order = array<i32: 1, 0>} : !ttg.memdesc<32x32xf32, #shared, #smem> -> !ttg.memdesc<32x32xf32, #shared1, #smem>
    tt.return
  }
}
// -----
// 3.4.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xf16, #shared, #smem>) {
    %0 = ttg.memdesc_reshape %arg0 : !ttg.memdesc<32x32xf16, #shared, #smem> -> !ttg.memdesc<16x64xf16, #shared1, #smem>
    tt.return
  }
}
// -----
// 3.7.1: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xf16, #shared, #smem>) {
    %0 = ttg.memdesc_reshape %arg0 : !ttg.memdesc<32x32xf16, #shared, #smem> -> !ttg.memdesc<16x64xf16, #shared1, #smem>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reshape' op expects an encoding of result that leaves src's elements where they are, found #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 16}> for src's #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 16}>, in triton from 3.8 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x32xf16, #shared, #smem>) {
    %0 = ttg.memdesc_reshape %arg0 : !ttg.memdesc<32x32xf16, #shared, #smem> -> !ttg.memdesc<16x64xf16, #shared1, #smem>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_upcast_fp4' op expects input to have a distributed layout of rank 2, found #ttng.tensor_memory_scales_encoding<>, in triton from 3.8 on
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x32xi8, #ttng.tensor_memory_scales_encoding<>>, %arg1: tensor<64x64xbf16, #blocked>) {
    %0 = amdg.scaled_upcast_fp4 %arg0 scale %arg1 {axis = 1 : i32} : tensor<64x32xi8, #ttng.tensor_memory_scales_encoding<>>, tensor<64x64xbf16, #blocked> -> tensor<64x64xbf16, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.load' op expects a cache modifier that loads have, found wb, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f32>) {
    %0 = "tt.load"(%arg0) <{cachePolicy = #tt.cache_policy<cache_modifier = wb, eviction_policy = evict_normal>, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!tt.ptr<f32>) -> f32
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f32>) {
    %0 = "tt.load"(%arg0) <{cachePolicy = #tt.cache_policy<cache_modifier = cv, eviction_policy = evict_last>, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!tt.ptr<f32>) -> f32
    tt.return
  }
}
// -----
// 3.9.0: 'tt.load' op expects cachePolicy to be a cache_policy, found "x", in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f32>) {
    %0 = "tt.load"(%arg0) <{cachePolicy = "x", isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!tt.ptr<f32>) -> f32
    tt.return
  }
}
// -----
// 3.9.0: 'tt.store' op expects a cache modifier that stores have, found ca, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f32>, %arg1: f32) {
    "tt.store"(%arg0, %arg1) <{cachePolicy = #tt.cache_policy<cache_modifier = ca, eviction_policy = evict_normal>}> : (!tt.ptr<f32>, f32) -> ()
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f32>, %arg1: f32) {
    "tt.store"(%arg0, %arg1) <{cachePolicy = #tt.cache_policy<cache_modifier = wt, eviction_policy = evict_normal>}> : (!tt.ptr<f32>, f32) -> ()
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_copy_local_to_global %arg0[%arg1, %arg1] %arg2 {cachePolicy = #ttng.cache_policy<l2_primary = evict_last, l2_secondary = evict_first, l2_fraction = 5.000000e-01 : f32>} : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_copy_local_to_global' op expects a cache policy without l1, past which the copy goes, found #ttng.cache_policy<l1 = evict_first>, in triton from 3.9 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_copy_local_to_global %arg0[%arg1, %arg1] %arg2 {cachePolicy = #ttng.cache_policy<l1 = evict_first>} : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_copy_local_to_global %arg0[%arg1, %arg1] %arg2 {cachePolicy = #tt.cache_policy<cache_modifier = none, eviction_policy = evict_first>} : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_copy_local_to_global' op expects no cache modifier, found cg, in triton from 3.9 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_copy_local_to_global %arg0[%arg1, %arg1] %arg2 {cachePolicy = #tt.cache_policy<cache_modifier = cg, eviction_policy = evict_normal>} : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_copy_local_to_global' op expects cachePolicy to be a cache_policy, found 3 : i32, in triton from 3.9 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_copy_local_to_global %arg0[%arg1, %arg1] %arg2 {cachePolicy = 3 : i32} : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: triton-3.8 has no '#ttng.cache_policy'; triton from 3.9 on has
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_copy_local_to_global %arg0[%arg1, %arg1] %arg2 {cachePolicy = #ttng.cache_policy<l2_primary = evict_last, l2_secondary = evict_first, l2_fraction = 5.000000e-01 : f32>} : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<1x64xf16, #shared>, %arg1: tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, %arg2: i32, %arg3: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_scatter %arg0[%arg1, %arg2] %arg3 {cachePolicy = #ttng.cache_policy<l2_primary = evict_last, l2_secondary = evict_first, l2_fraction = 5.000000e-01 : f32>} : !tt.tensordesc<1x64xf16, #shared>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_scatter' op expects a cache policy without l1, past which the copy goes, found #ttng.cache_policy<l1 = evict_first>, in triton from 3.9 on
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<1x64xf16, #shared>, %arg1: tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, %arg2: i32, %arg3: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_scatter %arg0[%arg1, %arg2] %arg3 {cachePolicy = #ttng.cache_policy<l1 = evict_first>} : !tt.tensordesc<1x64xf16, #shared>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>, i32, !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.async_copy_local_to_global' op expects a cache modifier that stores have, found cv, in triton from 3.9 on
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg1: tensor<64x64x!tt.ptr<f16>, #blocked>) {
    %0 = amdg.async_copy_local_to_global %arg0, %arg1 cachePolicy = #tt.cache_policy<cache_modifier = cv, eviction_policy = evict_normal> : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// 3.4.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f16>, %arg1: tensor<64x64xi32, #blocked>) {
    %0 = "amdgpu.buffer_load"(%arg0, %arg1) <{cache = 1 : i32, contiguity = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!tt.ptr<f16>, tensor<64x64xi32, #blocked>) -> tensor<64x64xf16, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f32>) {
    %0 = "tt.load"(%arg0) <{cache = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!tt.ptr<f32>) -> f32
    tt.return
  }
}
// -----
// 3.6.0: expected an SSA operand such as %0, found ':'
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<tensor<64x64xf16>>, %arg1: i32, %arg2: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = amdg.async_tdm_copy_global_to_local %arg0[%arg1, %arg1] into %arg2,  : !tt.tensordesc<tensor<64x64xf16>> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.7.1: expected an SSA operand such as %0, found ':'
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<tensor<64x64xf16>>, %arg1: i32, %arg2: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = amdg.async_tdm_copy_global_to_local %arg0[%arg1, %arg1] into %arg2,  : !tt.tensordesc<tensor<64x64xf16>> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module {
  "tt.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "nested"}> ({
    "tt.return"() : () -> ()
  }) : () -> ()
}
// -----
// 3.9.0: 'tt.func' op expects sym_visibility to be one of public, private, nested, found "foo"
module {
  "tt.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "foo"}> ({
    "tt.return"() : () -> ()
  }) : () -> ()
}
// -----
// 3.9.0: 'tt.atomic_poll' op expects expected to have 16, 32 or 64 bits, found i8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<i8>, %arg1: i8) {
    %0 = tt.atomic_poll acquire, gpu, %arg0, %arg1 : !tt.ptr<i8>, i8 -> i1
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<i16>, %arg1: i16) {
    %0 = tt.atomic_poll acquire, gpu, %arg0, %arg1 : !tt.ptr<i16>, i16 -> i1
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    ttg.barrier local|global_read|"global_write"
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_reinterpret' op expects result to have as many bits as src, 65536, found 32768, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x32xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x32xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_reinterpret' op expects result to have as many bits as src, 65536, found 131072, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x64xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to take at most the 8192 bytes of src, found 16384, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x64xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_reinterpret' op expects result to be mutable as src is, or neither, found !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory>, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to be mutable as src is, or neither, found !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory>, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_reinterpret' op expects result to be a whole buffer, 128x32, found a part of it, 64x32, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable, 128x32>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to be a whole buffer, 128x32, found a part of it, 64x32, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable, 128x32>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_reinterpret' op expects src to be a whole buffer, 128x64, found a part of it, 64x64, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable, 128x64>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable, 128x64> -> !ttg.memdesc<64x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable, 128x64>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable, 128x64> -> !ttg.memdesc<64x32xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable, 2x64x64>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable, 2x64x64> -> !ttg.memdesc<128x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to take at most the 8192 bytes of src, found 16384, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable, 2x64x64>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable, 2x64x64> -> !ttg.memdesc<128x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xi1, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xi1, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x64xi1, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects elements of whole bytes, found i1, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xi1, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xi1, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x64xi1, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_reinterpret' op expects result to have as many bits as src, 262144, found 131072, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_reinterpret' op expects result to have as many bits as src, 131072, found 262144, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<128x64xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to take at most the 16384 bytes of src, found 32768, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<128x64xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to take at most the 64 rows of src, found 128, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<2x64x32xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<2x64x32xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 32, colStride = 1>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tc_gen5_mma' op expects at most 64 rows where both a and d are in blocks of 64 rows, found 128, in triton from 3.5 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory>, %arg1: !ttg.memdesc<64x64xf16, #shared, #smem>, %arg2: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>, %arg1: !ttg.memdesc<64x64xf16, #shared, #smem>, %arg2: !ttg.memdesc<64x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<64x64xf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem1, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory>, %arg1: !ttg.memdesc<64x64xf16, #shared, #smem>, %arg2: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory>, %arg1: !ttg.memdesc<64x64xf16, #shared, #smem>, %arg2: !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #tmem, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg1: i32) {
    %0 = ttg.memdesc_index %arg0[%arg1] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_index' op expects result to have the encoding of src, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, found #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>, in triton from 3.8 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg1: i32) {
    %0 = ttg.memdesc_index %arg0[%arg1] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.7.1: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_subslice' op expects result to have the encoding of src, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, found #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>, in triton from 3.8 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_subslice' op expects result to have the allocation of src, 64x64, found 32x64, in triton from 3.9 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
#shared = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [64, 64]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [64, 64]}>
#shared1 = #ttg.padded_shared<[128:+16] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.5.1: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16xi8>) {
    %0 = ttg.fp4_to_fp %arg0 {axis = 1 : i32} : tensor<64x16xi8> -> tensor<64x32xf16, #blocked>
    tt.return
  }
}
// -----
// 3.6.0: 'ttg.fp4_to_fp' op expects src and result to have an encoding, or neither, found one of result alone, in triton from 3.6 on
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16xi8>) {
    %0 = ttg.fp4_to_fp %arg0 {axis = 1 : i32} : tensor<64x16xi8> -> tensor<64x32xf16, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp8' op expects output to have input's encoding, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>, found #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf16, #blocked>, %arg1: tensor<64x8xi8, #blocked>) {
    %0 = amdg.scaled_downcast_fp8 %arg0 scale %arg1 {axis = 1 : i32} : tensor<64x64xf16, #blocked>, tensor<64x8xi8, #blocked> -> tensor<64x64xf8E5M2, #blocked1>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp8' op expects input and output to have an encoding, or neither, found one of output alone
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf16>, %arg1: tensor<64x8xi8>) {
    %0 = amdg.scaled_downcast_fp8 %arg0 scale %arg1 {axis = 1 : i32} : tensor<64x64xf16>, tensor<64x8xi8> -> tensor<64x64xf8E5M2, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp4' op expects input and output to have an encoding, or neither, found one of output alone
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf16>, %arg1: tensor<64x8xi8>) {
    %0 = amdg.scaled_downcast_fp4 %arg0 scale %arg1 {axis = 1 : i32} : tensor<64x64xf16>, tensor<64x8xi8> -> tensor<64x32xi8, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp8' op expects scale and output to have an encoding, or neither, found one of scale alone
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf16>, %arg1: tensor<64x8xi8, #blocked>) {
    %0 = amdg.scaled_downcast_fp8 %arg0 scale %arg1 {axis = 1 : i32} : tensor<64x64xf16>, tensor<64x8xi8, #blocked> -> tensor<64x64xf8E5M2>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp4' op expects scale and output to have an encoding, or neither, found one of scale alone
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf16>, %arg1: tensor<64x8xi8, #blocked>) {
    %0 = amdg.scaled_downcast_fp4 %arg0 scale %arg1 {axis = 1 : i32} : tensor<64x64xf16>, tensor<64x8xi8, #blocked> -> tensor<64x32xi8>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.async_tdm_gather' op expects rows to have 1 dimension, found 0
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<8x64xf16, #shared>, %x: tensor<i32, #ttg.slice<{dim = 1, parent = #blocked}>>, %m: !ttg.memdesc<8x64xf16, #shared, #smem, mutable>) {
    %0 = amdg.async_tdm_gather %d[%x] to %m : tensor<i32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.memdesc<8x64xf16, #shared, #smem, mutable> -> !tt.tensordesc<8x64xf16, #shared>
    tt.return
  }
}
// -----
// 3.5.1: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x64xf16, #shared1, #smem>, %arg2: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tc_gen5_mma' op expects b to have an encoding that the tensor cores read, nvmma_shared, found #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, in triton from 3.6 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x64xf16, #shared1, #smem>, %arg2: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x64xf16, #shared1, #smem>, %arg2: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x64xf16, #shared1, #smem>, %arg2: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<1x64xf16, #shared, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<2x64xf16, #shared, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.padded_shared<[32:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.padded_shared<[32:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<1x64xf16, #shared, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.padded_shared<[32:+4] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [2, 0], [1, 0], [4, 0], [8, 0], [16, 0], [32, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[0, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<2x64xf16, #shared, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_subslice' op expects src to have the 2 dimensions of its padding to take a part of it, found 3
#shared = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %arg0[1, 0, 0] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<1x64x64xf16, #shared, #smem, mutable, 2x64x64>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_reinterpret' op expects result to be padded as src is, or neither, found #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}> for #ttg.padded_shared<[32:+4] {order = [1, 0]}>, in triton from 3.8 on
#shared = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_reinterpret' op expects result to have gaps where src has them, [(512, 64)] in bits, found [(1024, 64)], in triton from 3.8 on
#shared = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#shared1 = #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#shared1 = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_reinterpret' op expects result to have as many bits as src, 65536, found 32768, in triton 3.8
#shared = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#shared1 = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xi8, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_reinterpret' op expects result to have as many bits as src, 131072, found 65536, in triton 3.8
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8, fp4Padded = true}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_reinterpret' op expects result to have as many bits as src, 65536, found 131072, in triton 3.8
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8, fp4Padded = true}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8, fp4Padded = true}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xi8, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to be padded as src is, or neither, found #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}> for #ttg.padded_shared<[32:+4] {order = [1, 0]}>, in triton from 3.8 on
#shared = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to have gaps where src has them, [(512, 64)] in bits, found [(1024, 64)], in triton from 3.8 on
#shared = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#shared1 = #ttg.padded_shared<[64:+4] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#shared1 = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.padded_shared<[32:+4] {order = [1, 0], shape = [64, 64]}>
#shared1 = #ttg.padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xi8, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8, fp4Padded = true}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to take at most the 8192 bytes of src, found 16384, in triton from 3.9 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8, fp4Padded = true}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8, fp4Padded = true}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xi8, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %arg0 : !ttg.memdesc<64x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.4.0: 'amdg.extract_slice' op expects source to have 2 dimensions, found 1, in triton 3.4
#a = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#b = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<4xf16, #a>) {
    %0 = amdgpu.extract_slice %a [0] : tensor<4xf16, #a> to tensor<4xf16, #b>
    tt.return
  }
}
// -----
// 3.5.1: accepted
#a = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#b = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<4xf16, #a>) {
    %0 = amdgpu.extract_slice %a [0] : tensor<4xf16, #a> to tensor<4xf16, #b>
    tt.return
  }
}
// -----
// 3.5.1: 'amdg.extract_slice' op expects result to have the CTA's tile of source, 1, found 2, in triton 3.5
#a = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#b = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<4xf16, #a>) {
    %0 = amdgpu.extract_slice %a [0] : tensor<4xf16, #a> to tensor<2xf16, #b>
    tt.return
  }
}
// -----
// 3.4.0: 'amdg.extract_slice' op expects sizes that are multiples of the CTA's tile, 4x128, found [1, 256], in triton 3.4
#a = #ttg.blocked<{sizePerThread = [8, 8], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#b = #ttg.blocked<{sizePerThread = [8, 8], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<4x256xf16, #a>) {
    %0 = amdgpu.extract_slice %a [2, 0] : tensor<4x256xf16, #a> to tensor<1x256xf16, #b>
    tt.return
  }
}
// -----
// 3.5.1: accepted
#a = #ttg.blocked<{sizePerThread = [8, 8], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#b = #ttg.blocked<{sizePerThread = [8, 8], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<4x256xf16, #a>) {
    %0 = amdgpu.extract_slice %a [0, 128] : tensor<4x256xf16, #a> to tensor<4x128xf16, #b>
    tt.return
  }
}
// -----
// 3.4.0: accepted
#a = #ttg.blocked<{sizePerThread = [8, 8], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#b = #ttg.blocked<{sizePerThread = [8, 8], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<4x256xf16, #a>) {
    %0 = amdgpu.extract_slice %a [0, 128] : tensor<4x256xf16, #a> to tensor<4x128xf16, #b>
    tt.return
  }
}
// -----
// 3.4.0: 'amdg.extract_slice' op expects result to have source's layout of lanes, so that each thread holds its part already
#a = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<64x32xf16, #a>) {
    %0 = amdgpu.extract_slice %a [0, 0] : tensor<64x32xf16, #a> to tensor<32x32xf16, #b>
    tt.return
  }
}
// -----
// 3.5.1: 'amdg.concat' op expects result to have the CTA's tile of the sources, 1, found 2, in triton 3.5
#a = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#b = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<2xf16, #a>) {
    %0 = amdgpu.concat %a : tensor<2xf16, #a> -> tensor<2xf16, #b>
    tt.return
  }
}
// -----
// 3.5.1: accepted
#a = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#b = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<1xf16, #a>) {
    %0 = amdgpu.concat %a, %a : tensor<1xf16, #a>, tensor<1xf16, #a> -> tensor<2xf16, #b>
    tt.return
  }
}
// -----
// 3.4.0: 'amdg.concat' op expects result to have the registers of the sources within the CTA's tile, 1, in triton 3.4
#a = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#b = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<1xf16, #a>) {
    %0 = amdgpu.concat %a, %a : tensor<1xf16, #a>, tensor<1xf16, #a> -> tensor<2xf16, #b>
    tt.return
  }
}
// -----
// 3.4.0: 'amdg.concat' op expects result to have the registers of the sources within the CTA's tile, 1x32, in triton 3.4
#a = #ttg.blocked<{sizePerThread = [2, 4], threadsPerWarp = [16, 4], warpsPerCTA = [2, 2], order = [1, 0]}>
#b = #ttg.blocked<{sizePerThread = [2, 4], threadsPerWarp = [16, 4], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<1x64xf16, #a>) {
    %0 = amdgpu.concat %a, %a, %a, %a : tensor<1x64xf16, #a>, tensor<1x64xf16, #a>, tensor<1x64xf16, #a>, tensor<1x64xf16, #a> -> tensor<2x128xf16, #b>
    tt.return
  }
}
// -----
// 3.5.1: 'amdg.extract_slice' op expects result to have the CTA's tile of source, 1x1, found 1x2, in triton 3.5
#a = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16], isTransposed = true}>
#b = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [16, 16], isTransposed = true}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<1x4xf16, #a>) {
    %0 = amdgpu.extract_slice %a [0, 0] : tensor<1x4xf16, #a> to tensor<1x2xf16, #b>
    tt.return
  }
}
// -----
// 3.5.1: 'amdg.local_load_packed_transposed' op expects src to have 2 or 3 dimensions in the order [2, 1, 0], found #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [2, 0, 1]}> of 3 dimensions, in triton from 3.5 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [2, 0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<4x64x16xi8, #shared, #smem, mutable>) {
    %0 = amdgpu.local_load_packed_tranposed %a : !ttg.memdesc<4x64x16xi8, #shared, #smem, mutable> -> tensor<4x32x32xi8, #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_mfma<{version = 4, warpsPerCTA = [1, 1, 4], instrShape = [16, 16], isTransposed = true}>, kWidth = 16}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 2, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<4x16x64xi8, #shared, #smem, mutable>) {
    %0 = amdg.local_load_packed_tranposed %a : !ttg.memdesc<4x16x64xi8, #shared, #smem, mutable> -> tensor<4x32x32xi8, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 4, warpsPerCTA = [1, 1, 4], instrShape = [16, 16, 32], isTransposed = true}>, kWidth = 16}>>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.local_load_packed_transposed' op expects src to have the layout swizzled_shared, found #ttg.padded_shared<[32:+8] {order = [0, 1]}>, in triton 3.5 to 3.8
#shared = #ttg.padded_shared<[32:+8] {order = [0, 1], shape = [16, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x64xi8, #shared, #smem, mutable>) {
    %0 = amdg.local_load_packed_tranposed %a : !ttg.memdesc<16x64xi8, #shared, #smem, mutable> -> tensor<32x32xi8, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 4, warpsPerCTA = [1, 4], instrShape = [16, 16, 32], isTransposed = true}>, kWidth = 16}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.padded_shared<[32:+8] {order = [0, 1], shape = [16, 64]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x64xi8, #shared, #smem, mutable>) {
    %0 = amdg.local_load_packed_transposed %a : !ttg.memdesc<16x64xi8, #shared, #smem, mutable> -> tensor<32x32xi8, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 4, warpsPerCTA = [1, 4], instrShape = [16, 16, 32], isTransposed = true}>, kWidth = 16}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.local_load_packed_transposed' op expects src to have 2 or 3 dimensions in the order [0, 1], found #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}> of 2 dimensions, in triton from 3.5 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<16x64xi8, #shared, #smem, mutable>) {
    %0 = amdg.local_load_packed_transposed %a : !ttg.memdesc<16x64xi8, #shared, #smem, mutable> -> tensor<32x32xi8, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 4, warpsPerCTA = [1, 4], instrShape = [16, 16, 32], isTransposed = true}>, kWidth = 16}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<4x16x64xi8, #shared, #smem, mutable>) {
    %0 = amdg.local_load_packed_transposed %a : !ttg.memdesc<4x16x64xi8, #shared, #smem, mutable> -> tensor<4x32x32xi8, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 4, warpsPerCTA = [1, 1, 4], instrShape = [16, 16, 32], isTransposed = true}>, kWidth = 16}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.local_load_packed_transposed' op expects src to have 2 or 3 dimensions in the order [3, 2, 0, 1], found #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [3, 2, 1, 0]}> of 4 dimensions, in triton from 3.5 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [3, 2, 1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<4x4x64x16xi8, #shared, #smem, mutable>) {
    %0 = amdg.local_load_packed_transposed %a : !ttg.memdesc<4x4x64x16xi8, #shared, #smem, mutable> -> tensor<4x4x32x32xi8, #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_mfma<{version = 4, warpsPerCTA = [1, 1, 1, 4], instrShape = [16, 16, 32], isTransposed = true}>, kWidth = 16}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.local_load_packed_transposed' op expects src to have 2 or 3 dimensions in the order [1, 0], found #ttg.shared_linear<{offset = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [0, 1], [0, 2], [0, 4], [0, 8]]}, alignment = 16> of 2 dimensions, in triton from 3.5 on
#shared = #ttg.shared_linear<{offset = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [32, 0], [0, 1], [0, 2], [0, 4], [0, 8]]}, alignment = 16>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x16xi8, #shared, #smem, mutable>) {
    %0 = amdg.local_load_packed_transposed %a : !ttg.memdesc<64x16xi8, #shared, #smem, mutable> -> tensor<32x32xi8, #ttg.dot_op<{opIdx = 1, parent = #ttg.amd_mfma<{version = 4, warpsPerCTA = [1, 4], instrShape = [16, 16, 32], isTransposed = true}>, kWidth = 16}>>
    tt.return
  }
}
// -----
// 3.6.0: 'amdg.in_thread_transpose' op expects result to have src's layout, transposed in each thread, found #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [1, 0]}>, in triton 3.4 to 3.6
#a = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<1x2xf16, #a>) {
    %0 = amdg.in_thread_transpose %a : tensor<1x2xf16, #a> -> tensor<1x2xf16, #a>
    tt.return
  }
}
// -----
// 3.7.1: accepted
#a = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<1x2xf16, #a>) {
    %0 = amdg.in_thread_transpose %a : tensor<1x2xf16, #a> -> tensor<1x2xf16, #a>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#a = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<1x2xf16, #a>) {
    %0 = amdg.in_thread_transpose %a : tensor<1x2xf16, #a> -> tensor<1x2xf16, #a>
    tt.return
  }
}
// -----
// 3.4.0: 'amdg.in_thread_transpose' op expects result to have src's layout, transposed in each thread, found #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [0, 1]}>, in triton 3.4 to 3.6
#a = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<2x2xf16, #a>) {
    %0 = amdgpu.in_thread_transpose %a : tensor<2x2xf16, #a> -> tensor<2x2xf16, #a>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.in_thread_transpose' op expects result to have src's layout, transposed in each thread, found #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [0, 1]}>, in triton 3.7 to 3.8
#a = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<2x2xf16, #a>) {
    %0 = amdg.in_thread_transpose %a : tensor<2x2xf16, #a> -> tensor<2x2xf16, #a>
    tt.return
  }
}
// -----
// 3.4.0: accepted
#a = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [16, 4], warpsPerCTA = [1, 4], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [0, 1]}>
#b = #ttg.linear<{register = [[1, 0], [2, 0], [0, 16], [0, 32]], lane = [[0, 1], [0, 2], [0, 0], [0, 0], [0, 0], [0, 0]], warp = [[0, 4], [0, 8]], block = [[2, 0]]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<4x64xf16, #a>) {
    %0 = amdgpu.in_thread_transpose %a : tensor<4x64xf16, #a> -> tensor<4x64xf16, #b>
    tt.return
  }
}
// -----
// 3.4.0: 'amdg.upcast_mxfp' op expects src to have elements of type bf16, f16, i8, found f8E4M3FN, in triton 3.4
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.amd_mfma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 16], isTransposed = true}>
#dot = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<32x32xf8E4M3FN, #dot>, %b: tensor<32x1xi8, #blocked>) {
    %0 = amdgpu.upcast_mxfp %a, %b fp_type = e4m3 {fastMath = false} : tensor<32x32xf8E4M3FN, #dot>, tensor<32x1xi8, #blocked> -> tensor<32x32xf16, #dot>
    tt.return
  }
}
// -----
// 3.5.1: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [1, 4], instrShape = [16, 16], isTransposed = true}>
#dot = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<32x32xf8E4M3FN, #dot>, %b: tensor<32x1xi8, #blocked>) {
    %0 = amdgpu.upcast_mxfp %a, %b fp_type = e4m3 {fastMath = false} : tensor<32x32xf8E4M3FN, #dot>, tensor<32x1xi8, #blocked> -> tensor<32x32xf16, #dot>
    tt.return
  }
}
// -----
// 3.4.0: 'amdg.upcast_mxfp' op expects scale to have a layout #ttg.blocked or #ttg.linear, found #ttg.amd_mfma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 16], isTransposed = true}>, in triton from 3.4 on
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 64], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.amd_mfma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [1, 4], instrShape = [16, 16], isTransposed = true}>
#dot = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<32x32xbf16, #dot>, %b: tensor<32x1xi8, #mma>) {
    %0 = amdgpu.upcast_mxfp %a, %b fp_type = e4m3 {fastMath = false} : tensor<32x32xbf16, #dot>, tensor<32x1xi8, #mma> -> tensor<32x32xf16, #dot>
    tt.return
  }
}
// -----
// 3.7.1: 'amdg.upcast_mxfp' op expects scale to have the batch of src, 4x32x32, found 8x32x1, in triton from 3.4 on
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 64], warpsPerCTA = [1, 1, 4], order = [2, 1, 0]}>
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [1, 1, 4], instrShape = [16, 16, 32], isTransposed = true}>
#dot = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<4x32x32xbf16, #dot>, %b: tensor<8x32x1xi8, #blocked>) {
    %0 = amdg.upcast_mxfp %a, %b fp_type = e4m3 {fastMath = false} : tensor<4x32x32xbf16, #dot>, tensor<8x32x1xi8, #blocked> -> tensor<4x32x32xf16, #dot>
    tt.return
  }
}
// -----
// 3.7.1: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x256xf16, #shared>>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<tensor<64x256xf16, #shared>> -> tensor<64x2xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.tdm_prefetch' op expects offsets to be 64x2xi64, one for each line, found tensor<64x1xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>>, in triton from 3.7 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x256xf16, #shared>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<64x256xf16, #shared> -> tensor<64x1xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #shared>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<64x64xf16, #shared> -> tensor<64x1xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.7.1: 'amdg.tdm_prefetch' op expects offsets to have the layout #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>, found #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x1xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.7.1: 'amdg.tdm_prefetch' op expects offsets to have the layout #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>, found none, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x1xi64>
    tt.return
  }
}
// -----
// 3.7.1: 'amdg.tdm_prefetch' op expects offsets to have the layout #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 2], CTASplitNum = [4, 2], CTAOrder = [1, 0]}>, found #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 2], CTASplitNum = [4, 2], CTAOrder = [1, 0]}>, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 8 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<4x1024xf16>>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<tensor<4x1024xf16>> -> tensor<4x8xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1], [1, 0], [2, 0]]}>>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<2x64xf16>>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<tensor<2x64xf16>> -> tensor<2x1xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0], [1, 0]]}>>
    tt.return
  }
}
// -----
// 3.7.1: 'amdg.tdm_prefetch' op expects offsets to have the layout #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [2, 2], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>, found #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<2x64xf16>>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<tensor<2x64xf16>> -> tensor<2x1xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0], [0, 0]]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.tdm_prefetch' op expects offsets to have the layout #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>, found #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<64x64xf16> -> tensor<64x1xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.tdm_prefetch' op expects offsets to have the layout #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>, found none, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<64x64xf16> -> tensor<64x1xi64>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.tdm_prefetch' op expects offsets to have the layout #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 2], CTASplitNum = [4, 2], CTAOrder = [1, 0]}>, found #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 2], CTASplitNum = [4, 2], CTAOrder = [1, 0]}>, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 8 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<4x1024xf16>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<4x1024xf16> -> tensor<4x8xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1], [1, 0], [2, 0]]}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<2x64xf16>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<2x64xf16> -> tensor<2x1xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0], [1, 0]]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.tdm_prefetch' op expects offsets to have the layout #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [2, 2], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>, found #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<2x64xf16>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<2x64xf16> -> tensor<2x1xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0], [0, 0]]}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.tdm_prefetch' op expects offsets to have the layout #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>, found #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<64x64xf16> -> tensor<64x1xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.tdm_prefetch' op expects offsets to have the layout #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>, found none, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<64x64xf16> -> tensor<64x1xi64>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.tdm_prefetch' op expects offsets to have the layout #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 2], CTASplitNum = [4, 2], CTAOrder = [1, 0]}>, found #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 2], CTASplitNum = [4, 2], CTAOrder = [1, 0]}>, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 8 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<4x1024xf16>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<4x1024xf16> -> tensor<4x8xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 1], [1, 0], [2, 0]]}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<2x64xf16>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<2x64xf16> -> tensor<2x1xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[0, 0], [1, 0]]}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.tdm_prefetch' op expects offsets to have the layout #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [2, 2], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>, found #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [4, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<2x64xf16>, %i: i32, %p: i1) {
    %0 = amdg.tdm_prefetch %d[%i, %i], %p, speculative = true returnOffsets : !tt.tensordesc<2x64xf16> -> tensor<2x1xi64, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0], CGALayout = [[1, 0], [0, 0]]}>>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma' op expects ttg.target around it to have tensor memory, such as "cuda:100", found "cuda:80", in triton from 3.9 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80"} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x128xf16, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:0100"} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x128xf16, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma' op expects ttg.target around it to have tensor memory, such as "cuda:100", found "cuda:120", in triton from 3.9 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:120"} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x128xf16, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma' op expects ttg.target around it to have tensor memory, such as "cuda:100", found "hip:gfx942", in triton from 3.9 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "hip:gfx942"} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x128xf16, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "sm_80"} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x128xf16, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80"} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x128xf16, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>, %arg3: i1) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tmem_subslice' op expects ttg.target around it to have tensor memory, such as "cuda:100", found "cuda:90", in triton from 3.9 on
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {ttg.target = "cuda:90", "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_subslice %arg0 {a, offset = 0 : i32} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x32xf32, #tmem, #ttng.tensor_memory, mutable, 128x64>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_commit' op expects ttg.target around it to have tensor memory, such as "cuda:100", found "cuda:90", in triton from 3.9 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {ttg.target = "cuda:90", "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>) {
    ttng.tc_gen5_commit %arg0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tmem_load' op expects ttg.target around it to have tensor memory, such as "cuda:100", found "cuda:90", in triton from 3.9 on
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {ttg.target = "cuda:90", "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg1: !ttg.async.token) {
    %result = ttng.tmem_load %arg0 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tmem_alloc' op expects ttg.target around it to have tensor memory, such as "cuda:100", found "cuda:90", in triton from 3.9 on
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {ttg.target = "cuda:90", "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f() {
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tmem_copy' op expects ttg.target around it to have tensor memory, such as "cuda:100", found "cuda:90", in triton from 3.9 on
#shared = #ttg.shared_linear<{offset = [[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]}, alignment = 128>
#smem = #ttg.shared_memory
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {ttg.target = "cuda:90", "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f(%arg0: !ttg.memdesc<128x4xi8, #shared, #smem, mutable>, %arg1: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %arg0, %arg1 : !ttg.memdesc<128x4xi8, #shared, #smem, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.buffer_load_to_local' op expects a module for gfx942 or gfx950, found one for gfx1250, in triton from 3.8 on
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 64], warpsPerCTA = [8, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {ttg.target = "hip:gfx1250", "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, %arg1: !tt.ptr<f16>, %arg2: tensor<128x128xi32, #blocked>) {
    %0 = amdg.buffer_load_to_local %arg1[%arg2] into %arg0 {contiguity = 2 : i32} : !tt.ptr<f16>[tensor<128x128xi32, #blocked>]  -> <128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 64], warpsPerCTA = [8, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {ttg.target = "hip:gfx942", "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, %arg1: !tt.ptr<f16>, %arg2: tensor<128x128xi32, #blocked>) {
    %0 = amdg.buffer_load_to_local %arg1[%arg2] into %arg0 {contiguity = 2 : i32} : !tt.ptr<f16>[tensor<128x128xi32, #blocked>]  -> <128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.buffer_load_to_local' op expects a module for gfx942 or gfx950, found one for gfx1250, in triton from 3.8 on
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {ttg.target = "hip:gfx1250", "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<256xf32, #shared, #smem, mutable>, %arg1: !tt.ptr<f32>, %arg2: tensor<256xi32, #blocked>) {
    %0 = amdg.buffer_load_to_local %arg1[%arg2] cacheModifier = cg into %arg0 : <f32>[tensor<256xi32, #blocked>]  -> <256xf32, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {ttg.target = "hip:gfx942", "ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<256xf32, #shared, #smem, mutable>, %arg1: !tt.ptr<f32>, %arg2: tensor<256xi32, #blocked>) {
    %0 = amdg.buffer_load_to_local %arg1[%arg2] cacheModifier = cg into %arg0 : <f32>[tensor<256xi32, #blocked>]  -> <256xf32, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<8x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>>, %arg1: tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, %arg2: !ttg.memdesc<8x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #smem, mutable>) {
    %0 = amdg.async_tdm_gather %arg0[%arg1] to %arg2 : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.memdesc<8x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #smem, mutable> -> !tt.tensordesc<8x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.async_tdm_gather' op expects dst to be row-major, found #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>, in triton from 3.8 on
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<8x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>>, %arg1: tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, %arg2: !ttg.memdesc<8x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>, #smem, mutable>) {
    %0 = amdg.async_tdm_gather %arg0[%arg1] to %arg2 : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.memdesc<8x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>, #smem, mutable> -> !tt.tensordesc<8x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<8x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>>, %arg1: tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, %arg2: !ttg.memdesc<8x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #smem, mutable>) {
    %0 = amdg.async_tdm_gather %arg0[%arg1] to %arg2 : tensor<8xi32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.memdesc<8x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #smem, mutable> -> !tt.tensordesc<8x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>>
    tt.return
  }
}
