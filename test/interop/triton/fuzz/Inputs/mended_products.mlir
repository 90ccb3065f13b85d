// 3.6.0: 'ttng.tc_gen5_mma' op expects a and b to have elements of one kind, found f16 (kind f16) and f8E4M3FN (kind f8f6f4), in triton 3.6 to 3.7
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#s16 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, %b: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %u, %p : !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#s16 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, %b: !ttg.memdesc<128x128xbf16, #s16, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %u, %p : !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, !ttg.memdesc<128x128xbf16, #s16, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tc_gen5_mma' op expects d to have elements f32 for products of f16 and bf16, found f16, in triton from 3.8 on
#s16 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 2>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, %b: !ttg.memdesc<128x128xbf16, #s16, #smem, mutable>, %d: !ttg.memdesc<128x128xf16, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %u, %p : !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, !ttg.memdesc<128x128xbf16, #s16, #smem, mutable>, !ttg.memdesc<128x128xf16, #tm, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.tc_gen5_mma' op expects d to have elements f16 or f32 for products of i8 and i8, found i32, in triton 3.6 to 3.7
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xi8, #s8, #smem, mutable>, %b: !ttg.memdesc<128x128xi8, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xi32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %u, %p : !ttg.memdesc<128x128xi8, #s8, #smem, mutable>, !ttg.memdesc<128x128xi8, #s8, #smem, mutable>, !ttg.memdesc<128x128xi32, #tm, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xi8, #s8, #smem, mutable>, %b: !ttg.memdesc<128x128xi8, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xi32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %u, %p : !ttg.memdesc<128x128xi8, #s8, #smem, mutable>, !ttg.memdesc<128x128xi8, #s8, #smem, mutable>, !ttg.memdesc<128x128xi32, #tm, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.tc_gen5_mma' op expects a to have elements that tcgen05 multiplies, found f8E4M3FNUZ, in triton 3.6 to 3.7
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf8E4M3FNUZ, #s8, #smem, mutable>, %b: !ttg.memdesc<128x128xf8E4M3FNUZ, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %u, %p : !ttg.memdesc<128x128xf8E4M3FNUZ, #s8, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FNUZ, #s8, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf8E4M3FNUZ, #s8, #smem, mutable>, %b: !ttg.memdesc<128x128xf8E4M3FNUZ, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %u, %p : !ttg.memdesc<128x128xf8E4M3FNUZ, #s8, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FNUZ, #s8, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma' op expects d to have colStride = 2, which makes 32 bits of f16, found 1, in triton from 3.6 on
#s16 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, %b: !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, %d: !ttg.memdesc<128x128xf16, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %u, %p : !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, !ttg.memdesc<128x128xf16, #tm, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tc_gen5_mma' op expects b to have an encoding that the tensor cores read, nvmma_shared, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>, in triton from 3.6 on
#s16 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, %b: !ttg.memdesc<128x128xf16, #tm, #ttng.tensor_memory, mutable>, %d: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %u, %p : !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, !ttg.memdesc<128x128xf16, #tm, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma' op expects a to have an encoding that the tensor cores read, nvmma_shared or tensor_memory_encoding, found #ttng.tensor_memory_scales_encoding<>, in triton from 3.6 on
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf8E4M3FN, #tms, #ttng.tensor_memory, mutable>, %b: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %u, %p : !ttg.memdesc<128x128xf8E4M3FN, #tms, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tc_gen5_mma' op expects d to have the layout tensor_memory_encoding, found #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, in triton from 3.6 on
#s16 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, %b: !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, %d: !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %u, %p : !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, !ttg.memdesc<128x128xf16, #s16, #smem, mutable>, !ttg.memdesc<128x128xf16, #s16, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma_scaled' op expects d to be in blocks of 128 rows (blockM), found 64, in triton from 3.7 on
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tm64 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %b: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #tm64, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma_scaled %a, %b, %d, %sa, %sa, %u, %p lhs = e4m3 rhs = e4m3 : !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm64, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.tc_gen5_mma_scaled' op expects d to have the layout tensor_memory_encoding, found #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, in triton from 3.7 on
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#sw = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %b: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #sw, #smem, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma_scaled %a, %b, %d, %sa, %sa, %u, %p lhs = e4m3 rhs = e4m3 : !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf32, #sw, #smem, mutable>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.6.0: accepted
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tm64 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %b: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #tm64, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma_scaled %a, %b, %d, %sa, %sa, %u, %p lhs = e4m3 rhs = e4m3 : !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm64, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma_scaled' op expects a in tensor memory to have f8E4M3FN or f8E5M2 in the format e4m3 or e5m2, found i8 as e4m3, in triton from 3.8 on
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xi8, #tm, #ttng.tensor_memory, mutable>, %b: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma_scaled %a, %b, %d, %sa, %sa, %u, %p lhs = e4m3 rhs = e4m3 : !ttg.memdesc<128x128xi8, #tm, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tc_gen5_mma_scaled' op expects a in tensor memory to have f8E4M3FN or f8E5M2 in the format e4m3 or e5m2, found f8E5M2 as e2m3, in triton from 3.8 on
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf8E5M2, #tm, #ttng.tensor_memory, mutable>, %b: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma_scaled %a, %b, %d, %sa, %sa, %u, %p lhs = e2m3 rhs = e4m3 : !ttg.memdesc<128x128xf8E5M2, #tm, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma_scaled' op expects a to have elements i8 for e2m1 in tensor memory, found f8E5M2, in triton from 3.8 on
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf8E5M2, #tm, #ttng.tensor_memory, mutable>, %b: !ttg.memdesc<128x128xf8E5M2, #tm, #ttng.tensor_memory, mutable>, %d: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma_scaled %a, %b, %d, %sa, %sa, %u, %p lhs = e2m1 rhs = e2m1 : !ttg.memdesc<128x128xf8E5M2, #tm, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf8E5M2, #tm, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_mma_scaled' op expects a and b to have elements of one kind, found i8 (kind f16) and f8E4M3FN (kind f8f6f4), in triton from 3.8 on
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xi8, #s8, #smem, mutable>, %b: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma_scaled %a, %b, %d, %sa, %sa, %u, %p lhs = bf16 rhs = e4m3 : !ttg.memdesc<128x128xi8, #s8, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#s16 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xi16, #s16, #smem, mutable>, %b: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma_scaled %a, %b, %d, %sa, %sa, %u, %p lhs = e2m3 rhs = e4m3 : !ttg.memdesc<128x128xi16, #s16, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.tc_gen5_mma_scaled' op expects a to have elements that tcgen05 multiplies, found i16, in triton 3.6 to 3.7
#s8 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#s16 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xi16, #s16, #smem, mutable>, %b: !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, %d: !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, %sa: !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma_scaled %a, %b, %d, %sa, %sa, %u, %p lhs = e2m3 rhs = e4m3 : !ttg.memdesc<128x128xi16, #s16, #smem, mutable>, !ttg.memdesc<128x128xf8E4M3FN, #s8, #smem, mutable>, !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to take at most the 4096 bytes in a row that belong to src, a part of a buffer, found 8192, in triton from 3.9 on
#s16 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<32x64xf16, #s16, #smem, mutable, 64x64>) {
    %0 = ttg.memdesc_reinterpret %a : !ttg.memdesc<32x64xf16, #s16, #smem, mutable, 64x64> -> !ttg.memdesc<64x64xf16, #s16, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to take at most the 64 bytes in a row that belong to src, a part of a buffer, found 512, in triton from 3.9 on
#sw = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable, 64x64>) {
    %0 = ttg.memdesc_reinterpret %a : !ttg.memdesc<64x32xf16, #sw, #smem, mutable, 64x64> -> !ttg.memdesc<4x64xf16, #sw, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#sw = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable, 64x64>) {
    %0 = ttg.memdesc_reinterpret %a : !ttg.memdesc<64x32xf16, #sw, #smem, mutable, 64x64> -> !ttg.memdesc<1x32xf16, #sw, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to take at most the 64 rows of src, found 128, in triton from 3.9 on
#tm64 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x64xf32, #tm64, #ttng.tensor_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %a : !ttg.memdesc<64x64xf32, #tm64, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x4xi8, #tms, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_reinterpret' op expects result to take at most the 32768 bytes in a row that belong to src, a part of a buffer, found 65536, in triton from 3.9 on
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf32, #tm, #ttng.tensor_memory, mutable, 128x128>) {
    %0 = ttg.memdesc_reinterpret %a : !ttg.memdesc<128x64xf32, #tm, #ttng.tensor_memory, mutable, 128x128> -> !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tms = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<256x64xi8, #tms, #ttng.tensor_memory, mutable>) {
    %0 = ttg.memdesc_reinterpret %a : !ttg.memdesc<256x64xi8, #tms, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tm, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#s16 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<4x64x64xf16, #s16, #smem, mutable>) {
    %0 = ttg.memdesc_reinterpret %a : !ttg.memdesc<4x64x64xf16, #s16, #smem, mutable> -> !ttg.memdesc<4x64x64xf16, #s16, #smem, mutable, 8x64x64>
    tt.return
  }
}
// -----
// 3.8.0: 'tt.cat' op expects result to have another layout, which #ttg.linear could say, found #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>, in triton from 3.8 on
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<128xf32, #blocked>) {
    %3 = "tt.cat"(%arg0, %arg0) : (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> tensor<16x16xf32, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.warp_group_dot_wait' op expects inputs #0 to have another layout, which #ttg.linear could say, found #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>, in triton from 3.8 on
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg17: tensor<16x16xf32, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    %26 = "ttng.warp_group_dot_wait"(%arg17) <{pendings = 0 : i32}> : (tensor<16x16xf32, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) -> tensor<16x16xf32, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.async_copy_local_to_global' op expects src to be in shared memory (#ttg.shared_memory), found #ttng.tensor_memory
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg1: !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable, 128x128>, %arg2: tensor<64x64x!tt.ptr<f16>, #blocked>) {
    %1 = "amdg.async_copy_local_to_global"(%arg1, %arg2) <{contiguity = 1 : i32}> : (!ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>, #ttng.tensor_memory, mutable, 128x128>, tensor<64x64x!tt.ptr<f16>, #blocked>) -> !ttg.async.token
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.async_copy_local_to_global' op expects src to be in shared memory (#ttg.shared_memory), found #ttng.tensor_memory
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<1x128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>, %arg1: tensor<64x64x!tt.ptr<f16>, #blocked>, %arg2: tensor<64x64xi1, #blocked>) {
    %0 = amdg.async_copy_local_to_global %arg0, %arg1 mask %arg2 {contiguity = 8 : i32} : !ttg.memdesc<1x128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_copy_global_to_local' op expects isVolatile to be false from Triton 3.9 on, which has no volatile copies by TMA, found true, in triton from 3.9 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttng.tensordesc_im2col<64x64xf16, #shared>, %arg1: i32, %arg2: i16, %arg3: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg5: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg4: i1) {
    "ttng.async_tma_copy_global_to_local"(%arg0, %arg1, %arg1, %arg1, %arg1, %arg2, %arg2, %arg3, %arg5, %arg4) <{isVolatile = true, operandSegmentSizes = array<i32: 1, 4, 2, 1, 1, 1>}> : (!ttng.tensordesc_im2col<64x64xf16, #shared>, i32, i32, i32, i32, i16, i16, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, i1) -> ()
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttng.tensordesc_im2col<64x64xf16, #shared>, %arg1: i32, %arg2: i16, %arg3: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg5: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg4: i1) {
    "ttng.async_tma_copy_global_to_local"(%arg0, %arg1, %arg1, %arg1, %arg1, %arg2, %arg2, %arg3, %arg5, %arg4) <{isVolatile = true, operandSegmentSizes = array<i32: 1, 4, 2, 1, 1, 1>}> : (!ttng.tensordesc_im2col<64x64xf16, #shared>, i32, i32, i32, i32, i16, i16, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, i1) -> ()
    tt.return
  }
}
// -----
// 3.8.0: 'tt.assert' op expects condition to have another layout, which #ttg.linear could say, found #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<16x16xi1, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    tt.assert %a, "no" : tensor<16x16xi1, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<16x16xi1, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    tt.assert %a, "no" : tensor<16x16xi1, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<16x16xi1, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>) {
    %0 = tt.reshape %a : tensor<16x16xi1, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>> -> tensor<16x16xi1, #ttg.generic_linear<{register = [[0, 1]], lane = [[0, 2], [0, 4], [0, 8], [1, 0], [2, 0]], warp = [[4, 1], [8, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @g(!ttg.memdesc<2xi64, #bar, #smem, mutable>)
  tt.func public @f(%d: !ttg.memdesc<2xi64, #bar, #smem, mutable>) {
    tt.call @g(%d) : (!ttg.memdesc<2xi64, #bar, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.9.0: accepted
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1, CGALayout = [[1, 0]]>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @g(!ttg.memdesc<256x64xf32, #tm, #ttng.tensor_memory, mutable>)
  tt.func public @f(%d: !ttg.memdesc<256x64xf32, #tm, #ttng.tensor_memory, mutable>) {
    tt.call @g(%d) : (!ttg.memdesc<256x64xf32, #tm, #ttng.tensor_memory, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.9.0: accepted
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @g(!ttg.memdesc<2xi64, #bar, #smem, mutable>)
  tt.func public @f(%d: !ttg.memdesc<2xi64, #bar, #smem, mutable>) -> !ttg.memdesc<2xi64, #bar, #smem, mutable> {
    tt.return %d : !ttg.memdesc<2xi64, #bar, #smem, mutable>
  }
}
// -----
// 3.7.1: 'tt.call' op expects operands #0 to be for 1 CTAs, as ttg.num-ctas says, found 2 (!ttg.memdesc<2xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CTAsPerCGA = [2], CTASplitNum = [2], CTAOrder = [0]}>, #ttg.shared_memory, mutable>), in triton 3.7
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#tm = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @g(!ttg.memdesc<2xi64, #bar, #smem, mutable>)
  tt.func public @f(%d: !ttg.memdesc<2xi64, #bar, #smem, mutable>) {
    tt.call @g(%d) : (!ttg.memdesc<2xi64, #bar, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.packed_arith' op expects operand #0 to have half of one dimension of the result, 512, since it holds pairs, found 512
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a0: tensor<512xi8, #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, %a1: tensor<512xf8E5M2, #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>) {
    %0 = ttng.packed_arith mul %a0, %a1 : (tensor<512xi8, #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, tensor<512xf8E5M2, #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>) -> tensor<512xf8E4M3FN, #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.packed_arith' op expects operand #0 to have the result's layout with pairs for elements, #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>, found #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a0: tensor<256xi8, #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, %a1: tensor<256xi8, #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>) {
    %0 = ttng.packed_arith mul %a0, %a1 : (tensor<256xi8, #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, tensor<256xi8, #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>) -> tensor<512xf8E5M2, #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a0: tensor<256xi8, #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, %a1: tensor<256xi8, #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>) {
    %0 = ttng.packed_arith mul %a0, %a1 : (tensor<256xi8, #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, tensor<256xi8, #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>) -> tensor<512xf8E5M2, #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a0: tensor<32x32xi8, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>, %a1: tensor<32x32xi8, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>, %a2: tensor<64x32xf8E4M3FN, #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>) {
    %0 = ttng.packed_arith fma %a0, %a1, %a2 : (tensor<32x32xi8, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>, tensor<32x32xi8, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>, tensor<64x32xf8E4M3FN, #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>) -> tensor<64x32xf8E4M3FN, #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#s0 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>
#s03 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16, rank = 3}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x1x64xf16, #s0>, %b: !ttg.memdesc<1x64x64xf16, #s03, #smem, mutable>, %m: !ttg.memdesc<1xi64, #bar, #smem, mutable>, %i: i32, %p: i1) {
    ttng.async_tma_copy_local_to_global %d[%i, %i, %i] %b : !tt.tensordesc<64x1x64xf16, #s0>, !ttg.memdesc<1x64x64xf16, #s03, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#s = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#s3 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, rank = 3}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #s3>, %b: !ttg.memdesc<64x64xf16, #s, #smem, mutable>, %m: !ttg.memdesc<1xi64, #bar, #smem, mutable>, %i: i32, %p: i1) {
    ttng.async_tma_copy_local_to_global %d[%i, %i] %b : !tt.tensordesc<64x64xf16, #s3>, !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_copy_local_to_global' op expects src to have the layout of desc, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>, found #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, in triton from 3.7 on
#s = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#s64 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xf16, #s64>, %b: !ttg.memdesc<64x64xf16, #s, #smem, mutable>, %m: !ttg.memdesc<1xi64, #bar, #smem, mutable>, %i: i32, %p: i1) {
    ttng.async_tma_copy_local_to_global %d[%i, %i] %b : !tt.tensordesc<64x64xf16, #s64>, !ttg.memdesc<64x64xf16, #s, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, %arg1: !ttg.memdesc<128x128x!tt.ptr<f32>, #shared1, #smem, mutable>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>, %arg4: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>) {
    %false = arith.constant false
    %true = arith.constant true
    %0 = ttng.tc_gen5_mma_scaled %arg0, %arg1, %arg2[], %arg3, %arg4, %false, %true lhs = e4m3 rhs = e4m3 : !ttg.memdesc<128x128xf8E4M3FN, #shared, #smem, mutable>, !ttg.memdesc<128x128x!tt.ptr<f32>, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg1: i32, %arg2: !ttg.memdesc<256x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 4, partitionDim = 0, partitionLayout = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [32, 16]}>}>, #ttg.shared_memory, mutable>, %arg3: !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>) {
    ttng.wait_barrier %arg0, %arg1 deps %arg2, %arg3 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<256x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 4, partitionDim = 0, partitionLayout = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [32, 16]}>}>, #ttg.shared_memory, mutable>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.dot' op expects d to have a layout as a and b have, found #gluon.coalesced_encoding, which is still to be found, in triton from 3.6 on
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, %arg1: tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>, %arg2: tensor<64x64xf32, #gluon.coalesced_encoding>) {
    %0 = tt.dot %arg0, %arg1, %arg2 : tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>> * tensor<64x64xbf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>> -> tensor<64x64xf32, #gluon.coalesced_encoding>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.inline_asm' op expects operand #0 to have a layout, found tensor<4096xf32, #gluon.auto_encoding>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg2: tensor<4096xf32, #gluon.auto_encoding>) {
    "ttg.inline_asm"(%arg2) <{asm_string = "x", constraints = "r", pure = false}> : (tensor<4096xf32, #gluon.auto_encoding>) -> ()
    tt.return
  }
}
// -----
// 3.6.0: 'tt.dot' op expects d to have a layout as a and b have, found #gluon.auto_encoding, which is still to be found, in triton from 3.6 on
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, %arg1: tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, %arg2: tensor<64x64xf32, #gluon.auto_encoding>) {
    %0 = tt.dot %arg0, %arg1, %arg2 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<64x64xf32, #gluon.auto_encoding>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [1, 0]]}}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<1x128xi64, #mma>, %b: tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>>) {
    %0 = tt.reshape %b : tensor<128xi64, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x128xi64, #mma>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f(%arg0: tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %arg1: !ttg.memdesc<128x128xsi8, #shared, #smem>, %arg2: tensor<128x128xf32, #mma>) {
    %0 = ttng.warp_group_dot %arg0, %arg1, %arg2 {isAsync = true} : tensor<128x128xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<128x128xsi8, #shared, #smem> -> tensor<128x128xf32, #mma>
    tt.return
  }
}
