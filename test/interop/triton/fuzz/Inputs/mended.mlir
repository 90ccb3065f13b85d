// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(tensor<4xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CTAsPerCGA = [1], CTASplitNum = [2], CTAOrder = [1, 0]}>>)
}
// -----
// #ttg.nvmma_shared: expects CTAsPerCGA, CTASplitNum, CTAOrder to have equally many entries each, found 2, 2 and 1
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(tensor<4x4xf32, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [0]}>>)
}
// -----
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(tensor<4x4xf32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 4294967295]}>>)
}
// -----
// expected an integer that is not negative, found -1
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(tensor<4x4xf32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, -1]}>>)
}
// -----
// #ttg.amd_wmma: expects instrShape to be one of [16, 16, 4], [16, 16, 32], [16, 16, 64], [16, 16, 128], [32, 16, 128] in version 3, found [16, 16, 16]
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(tensor<4x4xf32, #ttg.amd_wmma<{version = 3, isTranspose = false, warpsPerCTA = [4, 1]}>>)
}
// -----
// expected an address space of 32 bits, found 2147483648
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(!tt.ptr<f32, 2147483648>)
}
// -----
// expected `mutable` or the shape of the allocation, found 'mutable'
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(!ttg.memdesc<4xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable, mutable>)
}
// -----
// expected '>' in !ttg.memdesc, found ','
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(!ttg.memdesc<4xf32, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, 4, mutable>)
}
// -----
// 'ttg.memdesc_subview' op expects result to have an encoding of shared memory, found #ttng.tensor_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttng.tensor_memory, mutable>, %i: i32) {
    %c = arith.constant 0 : i32
    %0 = ttg.memdesc_subview %a[%i, %c, %c] : !ttg.memdesc<3x64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<64x16xf16, #ttng.tensor_memory, #ttng.tensor_memory, mutable, 3x64x16>
    tt.return
  }
}
// -----
// 'ttg.memdesc_subview' op expects offset #1 to be a constant, found a value that is no constant
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32) {
    %c = arith.constant 0 : i32
    %0 = ttg.memdesc_subview %a[%c, %i] : !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable, 64x16>
    tt.return
  }
}
// -----
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32) {
    %c = arith.constant 0 : i32
    %0 = ttg.memdesc_subview %a[%c, %c] : !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable, 64x16>
    tt.return
  }
}
// -----
// 'ttg.memdesc_subview' op expects offset #0 to be a constant, found a value that is no constant
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<4xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>, %i: i32) {
    %c = arith.constant 0 : i32
    %0 = ttg.memdesc_subview %a[%i] : !ttg.memdesc<4xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<2xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable, 4>
    tt.return
  }
}
// -----
// 'ttg.memdesc_subview' op expects a part that holds the swizzle's pattern along dimension 0, found size 1 of #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32) {
    %c = arith.constant 0 : i32
    %0 = ttg.memdesc_subview %a[%c, %c] : !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<1x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable, 64x16>
    tt.return
  }
}
// -----
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable>, %i: i32) {
    %c = arith.constant 0 : i32
    %0 = ttg.memdesc_subview %a[%c, %c] : !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable> -> !ttg.memdesc<8x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable, 64x16>
    tt.return
  }
}
// -----
// 'ttg.async_copy_global_to_local' op operand #0 ('src') must be ranked tensor of ptr values, but got '!tt.ptr<i8>'
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%p: !tt.ptr<i8>, %m: !ttg.memdesc<4xi8, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>, %k: i1) {
    %0 = ttg.async_copy_global_to_local %p, %m mask %k : !tt.ptr<i8> -> <4xi8, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 'ttg.memdesc_trans' op expects an encoding that can be transposed by [0, 1], found #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>, #ttng.tensor_memory>) {
    %0 = ttg.memdesc_trans %a {order = array<i32: 0, 1>} : !ttg.memdesc<64x64xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>, #ttng.tensor_memory> -> !ttg.memdesc<64x64xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>) {
    %0 = ttg.memdesc_reshape %a : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>) {
    %0 = ttg.memdesc_reshape %a : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory> -> !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// 'ttg.memdesc_reshape' op expects an encoding of result that leaves src's elements where they are, found #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}> for src's #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>) {
    %0 = ttg.memdesc_reshape %a : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory> -> !ttg.memdesc<32x128xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// 'ttg.memdesc_reshape' op expects src to have at least 64 elements along dimension 1, as wide as the swizzle, found 8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<8x8xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>) {
    %0 = ttg.memdesc_reshape %a : !ttg.memdesc<8x8xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory> -> !ttg.memdesc<1x8x8xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// 'ttg.memdesc_reshape' op expects result to have an encoding of 3 dimensions, found one of 2 (#ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>)
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>) {
    %0 = ttg.memdesc_reshape %a : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// 'ttng.tmem_copy' op expects src to have the 512 elements of a block one after another in memory, found 256 (!ttg.memdesc<32x1024xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory>), in triton up to 3.5
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%s: !ttg.memdesc<32x1024xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory>, %d: !ttg.memdesc<128x16xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %s, %d, : (!ttg.memdesc<32x1024xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory>, !ttg.memdesc<128x16xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) -> ()
    tt.return
  }
}
// -----
// 'ttng.tmem_copy' op expects src to have an encoding of 3 dimensions, found one of 2 (#ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>), in triton up to 3.5
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%s: !ttg.memdesc<1x32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory>, %d: !ttg.memdesc<128x16xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %s, %d, : (!ttg.memdesc<1x32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory>, !ttg.memdesc<128x16xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) -> ()
    tt.return
  }
}
// -----
// 'ttng.tc_gen5_mma' op expects b to have 3 dimensions, found 2
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<1x128x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>, %b: !ttg.memdesc<64x128xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>, %d: !ttg.memdesc<128x128xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>, #ttng.tensor_memory, mutable>, %p: i1) {
    ttng.tc_gen5_mma %a, %b, %d, %p, %p : !ttg.memdesc<1x128x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>, !ttg.memdesc<64x128xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>, !ttg.memdesc<128x128xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 'ttng.async_tma_scatter' op expects src to have elements that are integers or floats, found index
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>>, %x: tensor<8xi32>, %y: i32, %r: !ttg.memdesc<8x64xindex, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>) {
    ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>>, tensor<8xi32>, i32, !ttg.memdesc<8x64xindex, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<?xf32>) {
    %0 = tt.bitcast %a : tensor<?xf32> -> tensor<4xi32>
    tt.return
  }
}
// -----
// 'tt.bitcast' op expects result to have the shape of src, ?x4, found 2x8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<?x4xf32>) {
    %0 = tt.bitcast %a : tensor<?x4xf32> -> tensor<2x8xi32>
    tt.return
  }
}
// -----
// 'tt.load': a tensor cannot have elements of type none
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%p: tensor<4x!tt.ptr<none>>) {
    %0 = tt.load %p : tensor<4x!tt.ptr<none>>
    tt.return
  }
}
// -----
// 'tt.advance' op operand #0 ('ptr') must be ptr to a ranked tensor, but got '!tt.ptr<tensor<4x!ttg.async.token>>'
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%p: !tt.ptr<tensor<4x!ttg.async.token>>, %i: i32) {
    %0 = tt.advance %p, [%i] : <tensor<4x!ttg.async.token>>
    tt.return
  }
}
// -----
// 'ttg.warp_specialize' op expects its first region, which the calling warps run, to have a block, found none
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    ttg.warp_specialize()
    default {
    } : () -> ()
    tt.return
  }
}
// -----
// 'tt.int_to_ptr' op expects no pointer to a tensor, found !tt.ptr<tensor<2xf32>>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: i64) {
    %0 = tt.int_to_ptr %a : i64 -> !tt.ptr<tensor<2xf32>>
    tt.return
  }
}
// -----
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    "ttng.cluster_arrive"() <{other = 3 : i32, relaxed = true}> : () -> ()
    tt.return
  }
}
// -----
// 'tt.bitcast' has no properties; its attributes stand in {...} behind the operands
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: f32) {
    %0 = "tt.bitcast"(%x) <{pure = true}> : (f32) -> f32
    tt.return
  }
}
// -----
// expected a body that is not empty; a function without one has no braces
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
  }
}
// -----
// triton-3.4 has no 'tt.map_elementwise'; triton from 3.5 on has
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
    %0 = "tt.map_elementwise"(%a) <{pack = 2147483647 : i32}> ({
    ^bb0(%b: f32):
      "tt.map_elementwise.return"(%b) : (f32) -> ()
    }) : (tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>) -> tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 'ttg.memdesc_reshape' op expects src to have at most 2147483648 elements, found 4294967296 (65536x65536)
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<65536x65536xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory>) {
    %0 = ttg.memdesc_reshape %a : !ttg.memdesc<65536x65536xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory> -> !ttg.memdesc<1x65536x65536xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [2, 1, 0]}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<65536x32768xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory>) {
    %0 = ttg.memdesc_reshape %a : !ttg.memdesc<65536x32768xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory> -> !ttg.memdesc<1x65536x32768xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [2, 1, 0]}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// 'tt.trans' op expects an instrShape of 2 sizes, one a dimension, found [16, 8, 16] in #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8, 16]}>>) {
    %0 = tt.trans %a {order = array<i32: 1, 0>} : tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8, 16]}>> -> tensor<64x64xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 'tt.trans' op expects nvidia_mma of version 2 or 3, the others have no layout, found #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>>) {
    %0 = tt.trans %a {order = array<i32: 1, 0>} : tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>> -> tensor<64x64xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 'tt.trans' op expects an instruction's size that is a power of two of at least 8, found 24
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 24, 16]}>>) {
    %0 = tt.trans %a {order = array<i32: 1, 0>} : tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 24, 16]}>> -> tensor<64x64xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x64xf32, #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [2, 2]}>>) {
    %0 = tt.trans %a {order = array<i32: 1, 0>} : tensor<64x64xf32, #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [2, 2]}>> -> tensor<64x64xf32, #ttg.linear<{register = [[0, 2], [0, 4], [0, 8], [32, 0], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 1]], warp = [[16, 0], [0, 16]], block = []}>>
    tt.return
  }
}
// -----
// 'tt.trans' op expects result to have the type tensor<64x64xf32, #ttg.linear<{register = [[0, 2], [0, 4], [0, 8], [32, 0], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 1]], warp = [[16, 0], [0, 16]], block = []}>>, found tensor<64x64xf32, #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [2, 2]}>>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x64xf32, #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [2, 2]}>>) {
    %0 = tt.trans %a {order = array<i32: 1, 0>} : tensor<64x64xf32, #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [2, 2]}>> -> tensor<64x64xf32, #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [2, 2]}>>
    tt.return
  }
}
// -----
// 'tt.trans' op expects result to have the type tensor<8x64xf32, #ttg.linear<{register = [[0, 2], [0, 4], [0, 8], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [0, 0], [0, 1]], warp = [[0, 0], [0, 16]], block = []}>>, found tensor<8x64xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x8xf32, #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [2, 2]}>>) {
    %0 = tt.trans %a {order = array<i32: 1, 0>} : tensor<64x8xf32, #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [2, 2]}>> -> tensor<8x64xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// triton-3.4 has no such #ttg.amd_wmma; triton from 3.6 on has
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x64xf32, #ttg.amd_wmma<{version = 1, isTranspose = true, warpsPerCTA = [2, 2]}>>) {
    %0 = tt.trans %a {order = array<i32: 1, 0>} : tensor<64x64xf32, #ttg.amd_wmma<{version = 1, isTranspose = true, warpsPerCTA = [2, 2]}>> -> tensor<64x64xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 'tt.reshape' op expects nvidia_mma of version 2 or 3, the others have no layout, found #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x16xf32, #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>>) {
    %0 = tt.reshape %a : tensor<64x16xf32, #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>> -> tensor<1024xf32, #ttg.linear<{register = [[32], [64], [128]], lane = [[1], [2], [4], [8], [16]], warp = [[256], [512]], block = []}>>
    tt.return
  }
}
// -----
// 'tt.make_range': integer constant out of range for attribute (in other, which is none of its properties)
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    %0 = "tt.make_range"() <{start = 0 : i32, end = 32 : i32, other = 2 : i1}> : () -> tensor<32xi32>
    tt.return
  }
}
// -----
// undefined symbol alias id 'unknown'
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    %0 = "tt.make_range"() <{start = 0 : i32, end = 32 : i32, other = [#unknown]}> : () -> tensor<32xi32>
    tt.return
  }
}
// -----
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    %0 = "tt.make_range"() <{start = 0 : i32, end = 32 : i32, other = loc("#a")}> : () -> tensor<32xi32>
    tt.return
  }
}
// -----
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    tt.return
  }
  tt.func @g() {
    tt.return
    {tt.other = 1 : i32}
  }
  tt.func @h(%a: i32) -> i32 {
    tt.return
    %a : i32
  }
}
// -----
// expected an address space of 32 bits, found 99999999999
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(!tt.ptr<!tt.ptr<f32>, 99999999999>)
}
// -----
// expected a list, found array<i32: 0>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(tensor<4xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = array<i32: 0>}>>)
}
// -----
// 'ttg.async_copy_global_to_local': a tensor cannot have elements of type none
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x64x!tt.ptr<none>>, %b: !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable>, %m: tensor<64x64xi1>) {
    %0 = ttg.async_copy_global_to_local %a, %b mask %m other %m : tensor<64x64x!tt.ptr<none>> -> !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 'ttg.memdesc_reshape' op expects src to have at least 1024 elements along dimension 1, as wide as the swizzle, found 64
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 1}>, #ttg.shared_memory>) {
    %0 = ttg.memdesc_reshape %a : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 1}>, #ttg.shared_memory> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 1, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// 'ttg.memdesc_reshape' op expects src to have an elementBitWidth that divides the swizzle's 128 bytes, found 0
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 0}>, #ttg.shared_memory>) {
    %0 = ttg.memdesc_reshape %a : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 0}>, #ttg.shared_memory> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 0, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 100}>, #ttg.shared_memory>) {
    %0 = ttg.memdesc_reshape %a : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 100}>, #ttg.shared_memory> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 100, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// 'ttg.memdesc_reshape' op expects src to have an elementBitWidth that divides the swizzle's 64 bytes, found 2048
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 2048}>, #ttg.shared_memory>) {
    %0 = ttg.memdesc_reshape %a : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 2048}>, #ttg.shared_memory> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 2048, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #ttg.shared_memory>
    tt.return
  }
}
// -----
// 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'other'
"builtin.module"() ({
  "tt.func"() <{function_type = () -> i32, sym_name = "f"}> ({
    %0 = "tt.get_program_id"() <{axis = 0 : ui32}> : () -> i32
    "tt.return"(%0) : (i32) -> ()
  }) : () -> ()
}) {other} : () -> ()
// -----
// 'tt.make_range' op expects the layout of result to have 0 threads a warp, as ttg.threads-per-warp says, found 32 (#ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>)
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = false} {
  tt.func @f() {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
    tt.return
  }
}
// -----
// 'tt.make_range' op expects ttg.threads-per-warp around it to be a signless integer, found 32 : ui32
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : ui32} {
  tt.func @f() {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
    tt.return
  }
}
// -----
// accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [], lane = [[1], [2], [4], [8], [16]], warp = [[32], [64]], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @split(%a: tensor<128x2xf32, #blocked>) {
    %x, %y = tt.split %a : tensor<128x2xf32, #blocked> -> tensor<128xf32, #linear>
    tt.return
  }
}
// -----
// expected a body, or 'private' before the name: a function without a body cannot be public
#blocked1 = #ttg.blocked<{sizePerThread = [4, 8], threadsPerWarp = [4, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%50: tensor<64x128xf16, #blocked1>) 
}
// -----
// 'amdg.instruction_sched_hint' op expects numDsReadsA, found none, in triton 3.4
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f() {
    "amdgpu.instruction_sched_hint"() <{isBufferLoadsAEnabled = false, isBufferLoadsBEnabled = true, x1x = #amdgpu.InstCounter<1, tensor<64x64xf16>>, numDsReadsB = #amdgpu.InstCounter<0, none>, numDsWritesA = #amdgpu.InstCounter<0, none>, numDsWritesB = #amdgpu.InstCounter<0, none>, numGlobalLoadsA = #amdgpu.InstCounter<0, none>, numGlobalLoadsB = #amdgpu.InstCounter<0, none>, numMMAs = #amdgpu.InstCounter<3, tensor<64x64xf16>>, variant = #amdgpu.SchedHintVariant<attention>}> : () -> ()
    tt.return
  }
}
// -----
// 3.5.1: 'gluon.set_auto_layout' op expects the layout of result to have 64 threads a warp, as ttg.threads-per-warp says, found 32 (#ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<128xf32, #gluon.auto_encoding>) {
    %0 = gluon.set_auto_layout %arg0 {a} : tensor<128xf32, #gluon.auto_encoding> -> tensor<128xf32, #blocked>
  }
}
// -----
// 3.5.1: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x16xi8, #shared, #smem>, %arg1: !ttg.memdesc<128x16xi8, #tmem_scales, #ttng.tensor_memory, mutable>, %arg2: !ttg.memdesc<2xi64, #shared1, #smem>) {
    ttng.tmem_copy %arg0, %arg1, %arg2 : !ttg.memdesc<32x16xi8, #shared, #smem>, !ttg.memdesc<128x16xi8, #tmem_scales, #ttng.tensor_memory, mutable>, !ttg.memdesc<2xi64, #shared1, #smem>
    tt.return
  }
}
// -----
// 3.5.1: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, CTAsPerCGA = [1, 1, 1, 1, 1], CTASplitNum = [1, 1, 1, 1, 1], CTAOrder = [4, 3, 2, 1, 0]}>
#smem = #ttg.shared_memory
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 8 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<1x1x32x4x4xi8, #shared, #smem>, %arg1: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %arg0, %arg1 : !ttg.memdesc<1x1x32x4x4xi8, #shared, #smem>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: 'gluon.set_auto_layout' op expects result to have a layout of rank 1, its own, found rank 2 (tensor<128xf32, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>, kWidth = 2}>>)
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<128xf32, #gluon.auto_encoding>) {
    %0 = gluon.set_auto_layout %arg0 {a} : tensor<128xf32, #gluon.auto_encoding> -> tensor<128xf32, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>, kWidth = 2}>>
  }
}
// -----
// 3.5.1: 'gluon.set_auto_layout' op has a layout on result, and no module around it says the number of warps, ttg.num-warps
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {} {
  tt.func public @f(%0: tensor<128xf32, #gluon.auto_encoding>) {
    %1 = "gluon.set_auto_layout"(%0) {a} : (tensor<128xf32, #gluon.auto_encoding>) -> tensor<128xf32, #blocked>
  }
}
// -----
// 3.6.0: 'gluon.set_auto_layout' op expects the layout of result to have 65535 CTAs, as ttg.num-ctas says, found 1 (#ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 65535 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%0: tensor<128xf32, #gluon.auto_encoding>) {
    %1 = "gluon.set_auto_layout"(%0) {a} : (tensor<128xf32, #gluon.auto_encoding>) -> tensor<128xf32, #blocked>
  }
}
// -----
// 3.6.0: 'ttng.async_tma_copy_global_to_local' op expects result to have the layout nvmma_shared, found #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 4, order = [0]}>, in triton 3.6
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg3: !ttg.memdesc<128x64xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 4, order = [0]}>, #smem, mutable>, %arg4: i1) {
    ttng.async_tma_copy_global_to_local %arg0[%arg1, %arg1] %arg3, %arg2, %arg4 cacheModifier = cg evictionPolicy = evict_first {isVolatile = true} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #ttg.amd_rotating_shared<{vec = 1, perPhase = 4, maxPhase = 4, order = [0]}>, #smem, mutable>
    tt.return
  }
}
// -----
// 3.6.0: !ttg.memdesc expects elements that fit colStride, 1, into 32 bits, found f64, in triton from 3.6 on
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xf64, #tmem, #ttng.tensor_memory, mutable>) {
    tt.return
  }
}
// -----
// 3.6.0: 'gluon.set_auto_layout' op expects the layout of result to have 1 warps, as ttg.num-warps says, found 4 (#ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%0: tensor<128xf32, #gluon.auto_encoding>) {
    %1 = "gluon.set_auto_layout"(%0) {a} : (tensor<128xf32, #gluon.auto_encoding>) -> tensor<128xf32, #blocked>
  }
}
// -----
// 3.7.1: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<1xf8E4M3FN, #shared, #smem, mutable>) {
    ttng.async_copy_mbarrier_arrive %arg0 : !ttg.memdesc<1xf8E4M3FN, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.7.1: !ttg.memdesc expects an encoding of shared memory or tensor memory, found #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>, in triton from 3.5 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%10: !nvws.aref<[!ttg.memdesc<1x128x128xf32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>, #ttng.tensor_memory, mutable>]>, %token: !ttg.async.token) {
    tt.return
  }
}
// -----
// 3.7.1: !ttg.memdesc expects sizes behind the first that are powers of two, found 128x3x128, in triton from 3.5 on
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%10: !nvws.aref<[!ttg.memdesc<128x3x128xf32, #tmem, #ttng.tensor_memory, mutable>]>, %token: !ttg.async.token) {
    tt.return
  }
}
// -----
// 3.7.1: 'ttg.memdesc_subslice' op expects src to be for -1 CTAs, as ttg.num-ctas says, found 1 (!ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory, mutable>), in triton from 3.7 on
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = true, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%0: !ttg.memdesc<64x16xf16, #shared, #smem, mutable>) {
    %3 = "ttg.memdesc_subslice"(%0) <{offsets = array<i32: 0, 8>}> {a = 1 : i32} : (!ttg.memdesc<64x16xf16, #shared, #smem, mutable>) -> !ttg.memdesc<8x8xf16, #shared, #smem, mutable, 64x16>
    tt.return
  }
}
// -----
// 3.7.1: !ttg.memdesc expects its encoding in #ttg.shared_memory, found #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>, in triton from 3.5 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:120", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%9: !nvws.aref<[!ttg.memdesc<3x128x64xf16, #shared, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>, mutable>]>, %token: !ttg.async.token) {
    tt.return
  }
}
// -----
// 3.7.1: !ttg.memdesc expects the 2 dimensions of its encoding, or one more, found 2x2x2x2x2, in triton from 3.6 on
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:120", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%11: !nvws.aref<[!ttg.memdesc<2x2x2x2x2xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #smem, mutable>]>, %token_3: !ttg.async.token) {
    tt.return
  }
}
// -----
// 3.7.1: !ttg.memdesc expects its encoding in #ttg.shared_memory, found 1 : i32, in triton from 3.5 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:120", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !nvws.aref<[!ttg.memdesc<3x1048576x64xf16, #shared, 1 : i32, mutable>]>, %arg1: !ttg.async.token) {
    tt.return
  }
}
// -----
// 3.7.1: !ttg.memdesc expects the shape of its encoding's bases, 128x4, found 128x2, in triton from 3.7 on
#shared = #ttg.shared_linear<{offset = [[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]}, alignment = 128>
#smem = #ttg.shared_memory
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%14: !ttg.memdesc<128x2xi8, #shared, #smem, mutable>, %result: !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory, mutable>) {
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.async_tma_reduce' op expects src to have the layout of desc, None, found #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>, in triton from 3.7 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 2 : i32} {
  tt.func public @f(%12: !tt.tensordesc<tensor<32x64xsi32>>, %14: i32, %16: i32, %21: !ttg.memdesc<32x64xi32, #shared, #smem>) {
    "ttng.async_tma_reduce"(%12, %14, %16, %21) <{kind = 3 : i32}> : (!tt.tensordesc<tensor<32x64xsi32>>, i32, i32, !ttg.memdesc<32x64xi32, #shared, #smem>) -> ()
    tt.return
  }
}
// -----
// 3.7.1: accepted
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 128 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_subslice %arg0 {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.async_tma_copy_global_to_local' op expects result to have the layout of desc, #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [0, 1]}>, found #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, in triton from 3.7 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttng.tensordesc_im2col<tensor<64x64xf16, #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [0, 1]}>>>, %arg1: i32, %arg2: i16, %arg3: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg5: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg4: i1) {
    "ttng.async_tma_copy_global_to_local"(%arg0, %arg1, %arg1, %arg1, %arg2, %arg3, %arg5, %arg4) <{cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 3, 1, 1, 1, 1>}> : (!ttng.tensordesc_im2col<tensor<64x64xf16, #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [8, 4], warpsPerCTA = [2, 2], order = [0, 1]}>>>, i32, i32, i32, i16, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, i1) -> ()
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.async_tma_copy_local_to_global' op expects src to have as many elements as the block, 8192, found 128, in triton from 3.7 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: !ttg.memdesc<2x64xf16, #shared, #smem, mutable>) {
    ttng.async_tma_copy_local_to_global %arg0[%arg1, %arg1] %arg2 : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<2x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.async_tma_copy_local_to_global' op expects src to have the layout nvmma_shared, found #ttg.swizzled_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [0, 1]}>, in triton from 3.7 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:120", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%17: !tt.tensordesc<128x128xf16, #shared>, %19: i32, %21: i32, %35: !ttg.memdesc<128x128xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [0, 1]}>, #smem>) {
    "ttng.async_tma_copy_local_to_global"(%17, %19, %21, %35) : (!tt.tensordesc<128x128xf16, #shared>, i32, i32, !ttg.memdesc<128x128xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 4, maxPhase = 8, order = [0, 1]}>, #smem>) -> ()
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.local_alloc' op expects result to have elements of whole bytes, found f4E2M1FN, in triton from 3.8 on
#shared = #ttg.swizzled_shared<{vec = 16, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf4E2M1FN, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.async_tma_reduce' op expects src to have the layout of desc, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>, found #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>, in triton from 3.7 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<32x32xsi32, #shared>, %arg1: !ttg.memdesc<32x32xi32, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>, #smem, mutable>) {
    %c0_i32 = arith.constant 0 : i32
    ttng.async_tma_reduce add, %arg0[%c0_i32, %c0_i32] %arg1 : !tt.tensordesc<32x32xsi32, #shared>, !ttg.memdesc<32x32xi32, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tmem_subslice' op expects src to be for 6 CTAs, as ttg.num-ctas says, found 1 (!ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>, #ttng.tensor_memory, mutable>), in triton from 3.8 on
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 6 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_subslice %arg0 {N = 0 : i32, a} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x32xf32, #tmem, #ttng.tensor_memory, mutable, 128x64>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.async_tma_reduce' op expects src to have the block's element type, !tt.ptr<f32>, found i32, in triton from 3.7 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 32}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<32x32x!tt.ptr<f32>, #shared>, %14: !ttg.memdesc<32x32xi32, #shared, #smem, mutable>) {
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    "ttng.async_tma_reduce"(%arg0, %1, %2, %14) <{kind = 3 : i32}> : (!tt.tensordesc<32x32x!tt.ptr<f32>, #shared>, i32, i32, !ttg.memdesc<32x32xi32, #shared, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.8.0: 'tt.cat' op expects result to have the elements of lhs and rhs, 256, found 128 (128), in triton from 3.8 on
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<128xf32, #blocked>) {
    %0 = tt.cat %arg0, %arg0 : tensor<128xf32, #blocked> -> tensor<128xf32, #blocked1>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.wait_barrier' op expects alloc to be a barrier, -1xi64 at most, found !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>, in triton from 3.7 on
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i1, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @f(%11: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) {
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "amdg.wait_barrier"(%11, %0) : (!ttg.memdesc<1xi64, #shared1, #smem, mutable>, i32) -> ()
    tt.return
  }
}
// -----
// 3.8.0: !ttg.memdesc expects its encoding in #ttg.shared_memory, found #ttng.tensor_memory, in triton from 3.5 on
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !nvws.aref<[!ttg.memdesc<1x128x128xf32, #ttg.swizzled_shared<{vec = 2, perPhase = 2, maxPhase = 4, order = [2, 1, 0]}>, #ttng.tensor_memory, mutable>]>, %arg1: !ttg.async.token) {
    tt.return
  }
}
// -----
// 3.8.0: !ttg.memdesc expects at least 64 elements in a row of its swizzle, found 4, in triton from 3.7 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%15: !nvws.aref<[!ttg.memdesc<3x128x4xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x4xf16, #shared, #smem, mutable>]>, %token_5: !ttg.async.token) {
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.async_tma_copy_local_to_global' op expects 2 coordinates, one a dimension of the block, found 3, in triton from 3.7 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<128x128xf16, #shared>, %arg1: i32, %arg2: i32, %arg3: !ttg.memdesc<128x128xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #smem, mutable>) {
    ttng.async_tma_copy_local_to_global %arg0[%arg1, %arg2, %arg2] %arg3 : !tt.tensordesc<128x128xf16, #shared>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tc_gen5_mma' op expects barriers to be a barrier, 1xi64 at most, found !ttg.memdesc<4x1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>, in triton from 3.8 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared2 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg1: !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: !ttg.memdesc<4x1xi64, #shared2, #smem, mutable>) {
    %false = arith.constant false
    %true = arith.constant true
ttng.tc_gen5_mma %arg0, %arg1, %arg2[], %false, %true, %arg3[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<4x1xi64, #shared2, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: !ttg.memdesc expects 2 or 3 dimensions in tensor memory, found 2x128x64x1, in triton from 3.5 on
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !nvws.aref<[!ttg.memdesc<2x128x64x1xf32, #tmem, #ttng.tensor_memory, mutable>]>, %arg1: !ttg.async.token) {
    tt.return
  }
}
// -----
// 3.8.0: !ttg.memdesc expects an allocation of at least 128x64, found 1x64, in triton from 3.8 on
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%18: !nvws.aref<[!ttg.memdesc<1x64xi64, #tmem, #ttng.tensor_memory, mutable>]>, %token_7: !ttg.async.token) {
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg5: !tt.tensordesc<64x64xf16, #shared>, %37: i32, %buffers_12: !ttg.memdesc<2x2xf16, #shared, #smem, mutable, 1x64x64>) {
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "nvws.descriptor_load"(%arg5, %37, %4, %buffers_12) <{cache = 1 : i32, evict = 1 : i32, txCount = 8192 : i32}> {loop.cluster = 3 : i32, loop.stage = 0 : i32, ttg.partition = array<i32: 3>} : (!tt.tensordesc<64x64xf16, #shared>, i32, i32, !ttg.memdesc<2x2xf16, #shared, #smem, mutable, 1x64x64>) -> ()
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.async_tma_copy_global_to_local' op expects result not to be transposed, found #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>, in triton from 3.7 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttng.tensordesc_im2col<64x64xf16, #shared>, %5: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %4: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1 : i16}> : () -> i16
    %0 = "arith.constant"() <{value = true}> : () -> i1
    "ttng.async_tma_copy_global_to_local"(%arg0, %1, %1, %1, %1, %2, %2, %5, %4, %0) <{cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 4, 2, 1, 1, 1>}> : (!ttng.tensordesc_im2col<64x64xf16, #shared>, i32, i32, i32, i32, i16, i16, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, i1) -> ()
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.clc_load_result' op expects src to be a whole allocation without a swizzle, found !ttg.memdesc<2xi64, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 4, order = [0]}>, #ttg.shared_memory, mutable>, in triton from 3.9 on
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f(%arg0: !ttg.memdesc<2xi64, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 4, order = [0]}>, #smem, mutable>) {
    %0 = ttng.clc_load_result %arg0 : !ttg.memdesc<2xi64, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 4, order = [0]}>, #smem, mutable> -> i128
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects sizes that are powers of two, found 96x32, in triton from 3.9 on
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f(%13: !ttg.memdesc<96x32xi32, #shared, #smem, mutable>, %18: tensor<32x32xi32, #blocked>, %16: tensor<32x32xi32, #blocked>) {
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.local_alloc' op expects result to be for 0 CTAs, as ttg.num-ctas says, found 1 (!ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>, #ttg.shared_memory, mutable>), in triton from 3.7 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = false, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @f() {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp4' op expects dimension 1 of scale to divide output's, 32, found 0
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [32, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [32, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @f(%17: tensor<64x64xf16, #blocked2>, %26: tensor<64x0xi8, #blocked1>) {
    %32 = "amdg.scaled_downcast_fp4"(%17, %26) <{axis = 1 : i32}> : (tensor<64x64xf16, #blocked2>, tensor<64x0xi8, #blocked1>) -> tensor<64x32xi8, #blocked>
  }
}
// -----
// 3.9.0: 'ttng.clc_try_cancel' op expects response to be a whole allocation without a swizzle, found !ttg.memdesc<2xi64, #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 2, order = [0]}>, #ttg.shared_memory, mutable>, in triton from 3.9 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f(%3: !ttg.memdesc<2xi64, #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 2, order = [0]}>, #smem, mutable>, %4: !ttg.memdesc<1xi64, #shared, #smem, mutable>) {
    "ttng.clc_try_cancel"(%3, %4) : (!ttg.memdesc<2xi64, #ttg.swizzled_shared<{vec = 2, perPhase = 1, maxPhase = 2, order = [0]}>, #smem, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects sizes that are powers of two, found 3x128x64, in triton from 3.9 on
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f(%arg0: !nvws.aref<[!ttg.memdesc<3x128x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [2, 1, 0]}>, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [2, 1, 0]}>, #smem, mutable>]>) {
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_copy_global_to_local' op expects result to have as many elements as the block, 4096, found 4398046511104, in triton from 3.7 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttng.tensordesc_im2col<64x64xf16, #shared>, %arg1: i32, %arg2: i16, %arg3: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg4: !ttg.memdesc<2097152x2097152xf16, #shared, #smem, mutable>, %arg5: i1) {
    ttng.async_tma_copy_global_to_local %arg0[%arg1, %arg1, %arg1] offsets = [%arg2] %arg4, %arg3, %arg5 : !ttng.tensordesc_im2col<64x64xf16, #shared>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<2097152x2097152xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.atomic_load' op expects ptr to point at whole bytes, found i1
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<i1>) {
    %0 = tt.atomic_load acquire, gpu, %arg0 : (!tt.ptr<i1>) -> i1
  }
}
// -----
// 3.9.0: 'amdg.init_barrier' op expects alloc to be a whole allocation without a swizzle, found !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = []}>, #ttg.shared_memory, mutable>, in triton from 3.9 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>) {
    amdg.init_barrier %arg0, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f32>) {
    %0 = "tt.load"(%arg0) <{"cachePolicy" = #tt.cache_policy<cache_modifier = cg, eviction_policy = evict_first>, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!tt.ptr<f32>) -> f32
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(!tt.ptr<i8, "constant">, !tt.ptr<i8, "global">)
}
// -----
// 3.9.0: triton-3.9 has no number for an address space; triton up to 3.8 has
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(!tt.ptr<i8, 3>)
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(!tt.ptr<i8, 3>, !tt.ptr<index>)
}
// -----
// 3.9.0: 'ttng.async_shared_store' op expects barrier to be a whole allocation without a swizzle, found !ttg.memdesc<2xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 4, maxPhase = 1, order = [0], CTAsPerCGA = [2], CTASplitNum = [2], CTAOrder = [0]}>, #ttg.shared_memory, mutable>, in triton from 3.9 on
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[1]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 4, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%7: tensor<1024xf32, #blocked>, %3: !ttg.memdesc<1024xf32, #shared, #smem, mutable>, %4: !ttg.memdesc<2xi64, #shared1, #smem, mutable>) {
    "ttng.async_shared_store"(%7, %3, %4) : (tensor<1024xf32, #blocked>, !ttg.memdesc<1024xf32, #shared, #smem, mutable>, !ttg.memdesc<2xi64, #shared1, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.memdesc_subslice' op expects offset #1 to be less than src's size, 64, found 64, in triton 3.8
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %a[0, 64] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x16xf16, #shared, #smem, mutable, 128x64>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_subslice' op expects offset #0 to be 0 or, where the result is a part of that dimension, more, found -16, in triton from 3.9 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %a[-16, 0] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared, #smem, mutable, 128x64>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.memdesc_subslice' op expects offset #1 to be 0 or, where the result is a part of that dimension, more, found 64, in triton from 3.9 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %a[0, 64] : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 128x64>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tmem_subslice' op expects N to be a multiple of the part's size, 32, found 4, in triton 3.8
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %0 = "ttng.tmem_subslice"(%a) <{N = 4 : i32}> : (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>) -> !ttg.memdesc<128x32xf32, #tmem, #ttng.tensor_memory, mutable, 128x128>
    tt.return
  }
}
// -----
// 3.9.0: triton-3.9 has no attribute 'N' of 'ttng.tmem_subslice'; triton up to 3.8 has
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_subslice %a {N = 64 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 128x128>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tmem_alloc' op expects result to be for 2 CTAs, as ttg.num-ctas says, found 1 (!ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>), in triton from 3.8 on
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    %r = ttng.tmem_alloc : () -> !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp8' op expects a multiple of 8 elements of output along 1 for each scale, found 2
#b = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<4x4xf16, #b>, %s: tensor<4x2xi8, #b>) {
    %0 = "amdg.scaled_downcast_fp8"(%a, %s) <{axis = 1 : i32}> : (tensor<4x4xf16, #b>, tensor<4x2xi8, #b>) -> tensor<4x4xf8E4M3FN, #b>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp8' op expects dimension 0 of scale to be 4 as output's, found 1
#b = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<4x32xf16, #b>, %s: tensor<1x4xi8, #b>) {
    %0 = "amdg.scaled_downcast_fp8"(%a, %s) <{axis = 1 : i32}> : (tensor<4x32xf16, #b>, tensor<1x4xi8, #b>) -> tensor<4x32xf8E4M3FN, #b>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp4' op expects a multiple of 4 elements of output along 1 for each scale, found 2
#b = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<4x8xf16, #b>, %s: tensor<4x2xi8, #b>) {
    %0 = "amdg.scaled_downcast_fp4"(%a, %s) <{axis = 1 : i32}> : (tensor<4x8xf16, #b>, tensor<4x2xi8, #b>) -> tensor<4x4xi8, #b>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.ptr<f128>) {
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : si32} {
  tt.func public @f() {
    "ttng.cluster_barrier"() <{relaxed = true}> : () -> ()
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<128x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 1], [0, 1]]}}>>) {
    %0 = math.exp %a : tensor<128x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 1], [0, 1]]}}>>
    %1 = ttg.convert_layout %a : tensor<128x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 1], [0, 1]]}}>> -> tensor<128x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 1], [0, 1]]}}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<128x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 0], [1, 0]]}}>>) {
    %0 = math.exp %a : tensor<128x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 0], [1, 0]]}}>>
    %1 = ttg.convert_layout %a : tensor<128x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 0], [1, 0]]}}>> -> tensor<128x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[0, 0], [1, 0]]}}>>
    tt.return
  }
}
// -----
// 3.9.0: triton-3.9 has no 'tt.trans' for 'ttg.memdesc_trans'; triton up to 3.2 has
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
    %0 = "tt.trans"(%a) <{order = array<i32: 1, 0>}> : (!ttg.memdesc<128x64xf16, #shared, #smem, mutable>) -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.4.0: triton-3.4 has no 'tt.trans' for 'ttg.memdesc_trans'; triton up to 3.2 has
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
    %0 = tt.trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x128xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.6.0: expected a size of at most 63 bits, found 9223372036854775808
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<9223372036854775808x64xf16, #shared, #smem, mutable>) {
    tt.return
  }
}
// -----
// 3.8.0: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x // c
 64xf16, #shared, #smem, mutable>) {
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.tensordesc<128x // c
 64xf16, #shared>) {
    tt.return
  }
}
// -----
// 3.9.0: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 128x // c
 64>) {
    tt.return
  }
}
// -----
// 3.4.0: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 128 // x
x64>) {
    tt.return
  }
}
// -----
// 3.8.0: !ttg.memdesc expects an encoding of shared memory or tensor memory, found #ttg.shared_memory, in triton from 3.5 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.tensordesc<!ttg.memdesc<64x32xf16, #ttg.shared_memory, #ttg.shared_memory>>) {
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects an encoding of shared memory or tensor memory, found #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>, in triton from 3.5 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<8x!ttg.memdesc<64x32xf16, #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>, #ttg.shared_memory>>) {
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tc_gen5_commit': operandSegmentSizes must be array<i32: ...>, found array<i32: 1, , 0>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<1xi64, #s, #smem, mutable>) {
    "ttng.tc_gen5_commit"(%arg0) <{operandSegmentSizes = array<i32: 1, , 0>}> : (!ttg.memdesc<1xi64, #s, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tc_gen5_commit': operandSegmentSizes must have 3 sizes in triton-3.8, found array<i32: 1, 0>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<1xi64, #s, #smem, mutable>) {
    "ttng.tc_gen5_commit"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (!ttg.memdesc<1xi64, #s, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.8.0: !ttg.memdesc expects 128 elements along dimension 0 as its encoding has, found 256, in triton 3.6 to 3.8
#p = #ttg.padded_shared<[512:+8] {offset = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64], [16, 0], [32, 0], [1, 0], [2, 0], [4, 0], [8, 0], [64, 0]], block = []}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<256x128xf16, #p, #smem, mutable>) {
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects an allocation with sizes that are powers of two, found 128x96, in triton from 3.9 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 128x96>) {
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects an allocation with sizes that are powers of two, found 128x96, in triton from 3.9 on
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 128x96>) {
    tt.return
  }
}
// -----
// 3.8.0: 'tt.reduce' op expects srcs #0 to have a layout that #ttg.linear can say, found #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [1, 0]]}}>: expects ctaLayout to move by powers of two along one dimension each, found [1, 0], in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<128x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [1, 0]]}}>>) {
    %0 = "tt.reduce"(%a) <{axis = 1 : i32}> ({
    ^bb0(%x: f32, %y: f32):
      %1 = arith.addf %x, %y : f32
      tt.reduce.return %1 : f32
    }) : (tensor<128x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [1, 0]]}}>>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [1, 0]]}}>}>>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.reduce' op expects srcs #0 to have a layout that #ttg.linear can say, found #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 1], [0, 1]]}}>: expects ctaLayout to move by powers of two along one dimension each, found [1, 1], in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<128x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 1], [0, 1]]}}>>) {
    %0 = "tt.reduce"(%a) <{axis = 1 : i32}> ({
    ^bb0(%x: f32, %y: f32):
      %1 = arith.addf %x, %y : f32
      tt.reduce.return %1 : f32
    }) : (tensor<128x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 1], [0, 1]]}}>>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 1], [0, 1]]}}>}>>
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects at least 128 rows, found 1x1, in triton from 3.9 on
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%38: !ttg.memdesc<1x1xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>) {
    tt.return
  }
}
// -----
// 3.4.0: 'ttg.memdesc_trans' op expects an encoding of 2 dimensions to transpose, found #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>) {
    %0 = ttg.memdesc_trans %arg0 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.convert_layout' has no properties; its attributes stand in {...} behind the operands
#linear1 = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [0, 32], [16, 0], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[0, 0], [0, 0]], block = []}>
#mma = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%204: tensor<64x64xf16, #linear1>) {
    %205 = "ttg.convert_layout"(%204) <{order = array<i32: 1, 0>}> : (tensor<64x64xf16, #linear1>) -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 8}>>
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects sizes that are powers of two, found 3x4, in triton from 3.9 on
#shared = #ttg.shared_linear<{offset = [[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]}, alignment = 128>
#smem = #ttg.shared_memory
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f(%arg0: !ttg.memdesc<128x4xi8, #shared, #smem, mutable>, %arg1: !ttg.memdesc<3x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %arg0, %arg1 : !ttg.memdesc<128x4xi8, #shared, #smem, mutable>, !ttg.memdesc<3x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'amdg.extract_slice' op expects source to have at most 1048576 elements a thread, found 17179869184
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<2097152x2097152xf16, #blocked>) {
    %0 = amdg.extract_slice %arg0 [0, 0] : tensor<2097152x2097152xf16, #blocked> to tensor<32x2097152xf16, #blocked>
    tt.return
  }
}
// -----
// 3.6.0: !ttg.memdesc expects 128 elements along dimension 0 as its encoding has, found 1, in triton 3.6 to 3.8
#shared = #ttg.padded_shared<[32:+4] {order = [0], shape = [128]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128xf32, #shared, #smem, mutable, 1x1x128>) {
    tt.return
  }
}
// -----
// 3.6.0: 'ttg.memdesc_index' op expects result to be a whole allocation, 16x128, found a view of it, 16x64, in triton from 3.6 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<4x16x64xf16, #shared, #smem, mutable>, %arg1: i32) {
    %0 = ttg.memdesc_index %arg0[%arg1] : !ttg.memdesc<4x16x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared, #smem, mutable, 16x128>
    tt.return
  }
}
// -----
// 3.5.1: 'ttg.memdesc_reshape' op expects src to be whole, 16x128, found a part of it, 16x64, in triton from 3.5 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<16x64xf16, #shared, #smem, mutable, 16x128>) {
    %0 = ttg.memdesc_reshape %arg0 : !ttg.memdesc<16x64xf16, #shared, #smem, mutable, 16x128> -> !ttg.memdesc<32x32xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.dot_scaled' op expects a_scale to have a scale for each 16 or 32 elements of 64 along K, found 128x8, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<128x64xf8E4M3FN>, %arg1: tensor<64x128xf8E4M3FN>, %arg2: tensor<128x128xf32>, %arg3: tensor<128x8xi8>) {
    %0 = tt.dot_scaled %arg0 scale %arg3, %arg1, %arg2 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x64xf8E4M3FN>, tensor<128x8xi8> * tensor<64x128xf8E4M3FN> -> tensor<128x128xf32>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 64], warpsPerCTA = [8, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f16>, %arg1: tensor<128x128xi32, #blocked>) {
    %0 = amdg.buffer_load %arg0[%arg1] {contiguity = 1 : i32} : tensor<128x128xf16, #blocked>
    %1 = amdg.buffer_load %arg0[%arg1] {contiguity = 4 : i32} : tensor<128x128xf16, #blocked>
    tt.return
  }
}
// -----
// 3.5.1: 'tt.map_elementwise' op expects f8E4M3FN as #1 of the values that the region returns, found i32
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<128xf32, #blocked>, %arg1: tensor<128xf32, #blocked>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %0:2 = "tt.map_elementwise"(%arg0, %arg1) <{cache = array<i32: 0, 1>, pack = 1 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %1 = arith.cmpf ogt, %arg2, %cst : f32
      cf.cond_br %1, ^bb2(%arg2, %c1_i32 : f32, i32), ^bb1
    ^bb1:  // pred: ^bb0
      %2 = math.exp %arg2 : f32
      %3 = arith.subf %2, %cst_0 : f32
      %4 = arith.mulf %arg3, %3 : f32
      cf.br ^bb2(%4, %c0_i32 : f32, i32)
    ^bb2(%5: f32, %6: i32):  // 2 preds: ^bb0, ^bb1
      tt.map_elementwise.return %5, %6 : f32, i32
    }) : (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> (tensor<128xf32, #blocked>, tensor<128xf8E4M3FN, #blocked>)
    tt.return
  }
}
// -----
// 3.5.1: 'amdg.masked_store' op operand #1 ('value') must be LLVM dialect-compatible type, but got 'f8E4M3B11FNUZ'
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !llvm.ptr, %arg1: f8E4M3B11FNUZ, %arg2: i1) {
    amdgpu.masked_store %arg0, %arg1, %arg2 : !llvm.ptr, f8E4M3B11FNUZ, i1
    tt.return
  }
}
// -----
// 3.5.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg13: !llvm.ptr, %arg14: f128, %arg12: i1) {
    "amdgpu.masked_store"(%arg13, %arg14, %arg12) <{cache = 1 : i32, forceNoAlias = false}> : (!llvm.ptr, f128, i1) -> ()
    tt.return
  }
}
// -----
// 3.5.1: 'ttg.local_store' op expects dst to have an encoding of the 1 dimensions of src, found #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [2, 1, 0]}>, in triton from 3.5 on
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, %arg1: !ttg.memdesc<128xf32, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [2, 1, 0]}>, #smem, mutable, 1x128>) {
    ttg.local_store %arg0, %arg1 {loop.cluster = 0 : index, loop.stage = 3 : index, ttg.partition = 0 : index} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [2, 1, 0]}>, #smem, mutable, 1x128>
    tt.return
  }
}
// -----
// 3.5.1: 'ttg.memdesc_reshape' op expects result to be mutable as src is, or neither, found !ttg.memdesc<4x16x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #ttg.shared_memory, mutable>, in triton from 3.5 on
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%14: !ttg.memdesc<64x64xf16, #shared, #smem>) {
    %15 = "ttg.memdesc_reshape"(%14) : (!ttg.memdesc<64x64xf16, #shared, #smem>) -> !ttg.memdesc<4x16x64xf16, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// 3.5.1: !ttg.memdesc expects elements of at most 16 bits where packed, found f128, in triton 3.5
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    %result_2 = "ttng.tmem_alloc"() {loop.cluster = 0 : i32, loop.stage = 3 : i32} : () -> !ttg.memdesc<128x64xf128, #tmem1, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: 'nvws.aref.get.exit' op expects stage to be said, found none, in triton up to 3.5
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !nvws.aref<[!ttg.memdesc<1x128xf32, #shared, #smem, mutable>]>, %arg1: !ttg.async.token, %arg2: i32) {
    nvws.aref.get.exit %arg0[], %arg1 [#nvws.async_op<none>] {loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = 3 : i32} : <[!ttg.memdesc<1x128xf32, #shared, #smem, mutable>]>, !ttg.async.token
    tt.return
  }
}
// -----
// 3.6.0: 'amdg.arrive_barrier' op expects alloc to be a barrier, 1xi64, found !ttg.memdesc<0xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>, in triton 3.5 to 3.6
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<0xi64, #shared, #smem, mutable>) {
    %0 = amdg.arrive_barrier %arg0, 1 : !ttg.memdesc<0xi64, #shared, #smem, mutable> -> i32
    tt.return
  }
}
// -----
// 3.6.0: accepted
#shared = #ttg.shared_linear<{offset = [[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]}, alignment = 128>
#smem = #ttg.shared_memory
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%14: !ttg.memdesc<96x4xi8, #shared, #smem, mutable>, %result: !ttg.memdesc<96x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>) {
    "ttng.tmem_copy"(%14, %result) : (!ttg.memdesc<96x4xi8, #shared, #smem, mutable>, !ttg.memdesc<96x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.6.0: 'tt.dot_scaled' op expects a_scale to have a scale for each 32 elements of 128 along K, found 128x1024, in triton 3.6 to 3.7
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<128x64xi8, #blocked>, %arg1: tensor<64x128xi8, #blocked>, %arg2: tensor<128x128xf32, #blocked>, %arg3: tensor<128x1024xi8, #blocked>) {
    %0 = tt.dot_scaled %arg0 scale %arg3, %arg1 scale %arg3, %arg2 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<128x64xi8, #blocked>, tensor<128x1024xi8, #blocked> * tensor<64x128xi8, #blocked>, tensor<128x1024xi8, #blocked> -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
// -----
// 3.6.0: accepted
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 0 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>) {
    amdg.async_copy_mbarrier_arrive %arg0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tmem_copy' op expects a module with ttg.num-ctas of 1, found -1, in triton 3.6
#shared = #ttg.shared_linear<{offset = [[0, 1], [0, 2], [32, 0], [64, 0], [1, 0], [2, 0], [4, 0], [8, 0], [16, 0]]}, alignment = 128>
#smem = #ttg.shared_memory
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = -1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%14: !ttg.memdesc<128x4xi8, #shared, #smem, mutable>, %result: !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>) {
    "ttng.tmem_copy"(%14, %result) : (!ttg.memdesc<128x4xi8, #shared, #smem, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>) -> ()
    tt.return
  }
}
// -----
// 3.6.0: accepted
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [1, 64], warpsPerCTA = [8, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 4, perPhase = 1, maxPhase = 16, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%23: !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, %arg0: !tt.ptr<f16>, %22: tensor<128x128xi32, #blocked>) {
    %24 = "amdg.buffer_load_to_local"(%23, %arg0, %22) <{cache = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}> {contiguity = 1 : i32} : (!ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !tt.ptr<f16>, tensor<128x128xi32, #blocked>) -> !ttg.async.token
    tt.return
  }
}
// -----
// 3.6.0: 'ttg.local_store' op expects dst to have an encoding of the 2 dimensions of src, found #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, in triton from 3.5 on
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:120", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<32x64xf16, #blocked>, %arg1: !ttg.memdesc<32x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>) {
    ttg.local_store %arg0, %arg1 : tensor<32x64xf16, #blocked> -> !ttg.memdesc<32x64xf16, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>
    tt.return
  }
}
// -----
// 3.4.0: 'amdg.extract_slice' op expects dimension 0 of result to be between 1 and 64, found 0
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg2: tensor<64x64xf16, #blocked>) {
    %11 = "amdgpu.extract_slice"(%arg2) <{static_offsets = array<i64: 0, 0>}> : (tensor<64x64xf16, #blocked>) -> tensor<0x64xf16, #blocked>
    tt.return
  }
}
// -----
// 3.4.0: accepted
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %1 = "ttng.tmem_subslice"(%arg0) <{N = 0 : i32}> {a} : (!ttg.memdesc<64xf32, #tmem, #ttng.tensor_memory, mutable>) -> !ttg.memdesc<128x32xf32, #tmem, #ttng.tensor_memory, mutable, 128x64>
    tt.return
  }
}
// -----
// 3.6.0: 'amdg.upcast_mxfp' op expects scale to have one for each 32 elements of 64 along K, found 64x4, in triton from 3.4 on
#linear = #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1]], warp = [[0, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, %arg1: tensor<64x4xi8, #linear>) {
    %0 = amdg.upcast_mxfp %arg0, %arg1 fp_type = e5m2 {fastMath = false} : tensor<64x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<64x4xi8, #linear> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    tt.return
  }
}
// -----
// 3.6.0: 'amdg.upcast_mxfp' op expects scale to have 64 rows, as many as it scales, found 32x2, in triton from 3.4 on
#linear = #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1]], warp = [[0, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, %arg1: tensor<32x2xi8, #linear>) {
    %0 = amdg.upcast_mxfp %arg0, %arg1 fp_type = e5m2 {fastMath = false} : tensor<64x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<32x2xi8, #linear> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    tt.return
  }
}
// -----
// 3.6.0: 'amdg.upcast_mxfp' op expects scale to have elements of type i8, found bf16, in triton from 3.4 on
#linear = #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1]], warp = [[0, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, %arg1: tensor<64x2xbf16, #linear>) {
    %0 = amdg.upcast_mxfp %arg0, %arg1 fp_type = e5m2 {fastMath = false} : tensor<64x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<64x2xbf16, #linear> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    tt.return
  }
}
// -----
// 3.6.0: accepted
#linear = #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [0, 1]], warp = [[0, 0], [32, 0]], block = []}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [2, 2], instrShape = [32, 32, 16], isTransposed = true}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, %arg1: tensor<64x2xi8, #linear>) {
    %0 = amdg.upcast_mxfp %arg0, %arg1 fp_type = e5m2 {fastMath = false} : tensor<64x64xf8E5M2, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>, tensor<64x2xi8, #linear> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 8}>>
    tt.return
  }
}
// -----
// 3.6.0: !ttg.memdesc expects an allocation of at most 512 columns of f32, found 1024, in triton 3.6
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x1024xf32, #tmem, #ttng.tensor_memory, mutable>) {
    tt.return
  }
}
// -----
// 3.6.0: 'ttg.warp_specialize' op expects a number of warps that 4 divides, found 2, in triton 3.5 to 3.7
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 2 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: i32) {
    ttg.warp_specialize(%arg0)
    default {
      ttg.warp_yield
    }
    partition0(%arg1: i32) num_warps(4) {
      ttg.warp_return
    } : (i32) -> ()
    tt.return
  }
}
// -----
// 3.5.1: accepted
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<128xf32, #blocked>, %arg1: !tt.ptr<f32>, %arg2: tensor<128xi32, #blocked>) {
    amdgpu.buffer_store %arg0, %arg1[%arg2] {contiguity = 4 : i32} : tensor<128xf32, #blocked>
    tt.return
  }
}
// -----
// 3.5.1: 'amdg.concat' op expects result to be made of whole sources of 64x0, found 64x0
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x0xf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
    %0 = amdgpu.concat %arg0 : tensor<64x0xf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<64x0xf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.5.1: 'ttng.tmem_load' has no properties; its attributes stand in {...} behind the operands
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%83: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>) {
    %result_6, %token_7 = "ttng.tmem_load"(%83) <{loop.cluster = 0 : i32, loop.stage = 3 : i32, ttg.partition = 0 : i32}> : (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>) -> (tensor<128x64xf32, #blocked>, !ttg.async.token)
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.tensordesc<tensor<128x64xf16>>, %i: i32) {
    %0 = tt.descriptor_load %a[%i, %i] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<64x128xf16>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.tensordesc<1x32xf16>, %i: i32, %s: tensor<32x1xf16>) {
    tt.descriptor_store %a[%i, %i], %s : !tt.tensordesc<1x32xf16>, tensor<32x1xf16>
    tt.return
  }
}
// -----
// 3.6.0: 'tt.descriptor_load' op expects result to have the block's shape, 16x8, found 8x16, in triton up to 3.6
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.tensordesc<tensor<1x16x8xf16>>, %i: i32) {
    %0 = tt.descriptor_load %a[%i, %i, %i] : !tt.tensordesc<tensor<1x16x8xf16>> -> tensor<8x16xf16>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.tensordesc<1x64xf16>, %x: tensor<32xi16>, %y: i32) {
    %0 = tt.descriptor_gather %a[%x, %y] : (!tt.tensordesc<1x64xf16>, tensor<32xi16>, i32) -> tensor<32x64xf16>
    tt.return
  }
}
// -----
// 3.7.1: 'tt.descriptor_gather' op expects x_offsets to be a tensor of i32, found tensor<32xi16>, in triton up to 3.7
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !tt.tensordesc<tensor<1x64xf16>>, %x: tensor<32xi16>, %y: i32) {
    %0 = tt.descriptor_gather %a[%x, %y] : (!tt.tensordesc<tensor<1x64xf16>>, tensor<32xi16>, i32) -> tensor<32x64xf16>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 2147483647 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @cluster() {
    ttng.fence_mbarrier_init_release_cluster
    ttng.fence_mbarrier_init_release_cluster {a = 1 : i32}
    ttng.cluster_arrive
    ttng.cluster_wait
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    ttng.cluster_arrive {relaxed = false}
    tt.return
  }
}
// -----
// 3.7.1: triton-3.7 has no 'ttng.cluster_arrive' without 'relaxed'; triton 3.8 has
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    ttng.cluster_arrive
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.cluster_wait' op expects ttg.num-ctas around it to be at least 2, found 1, in triton from 3.7 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    ttng.cluster_wait
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "sm_100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    "ttng.tmem_wait"() <{kind = 1 : i32}> : () -> ()
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.init_barrier' op expects count to be at least 1, found 0, in triton from 3.8 on
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<1xi64, #shared, #smem, mutable>) {
    ttng.init_barrier %a, 0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.elementwise_inline_asm' op expects tensors of one encoding, that of tensor<128xi8, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, found tensor<128xi8>, in triton from 3.9 on
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<128xi8, #blocked>) {
    %0 = tt.elementwise_inline_asm "x" {constraints = "=r,r", packed_element = 4 : i32, pure = true} %a : tensor<128xi8, #blocked> -> tensor<128xi8>
    tt.return
  }
}
// -----
// 3.7.1: 'amdg.concat' op expects result to have the layout of warps that the sources have, found another
#b = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a0: tensor<64x64xf16, #b>, %a1: tensor<64x64xf16, #b>) {
    %0 = amdg.concat %a0, %a1 : tensor<64x64xf16, #b>, tensor<64x64xf16, #b> -> tensor<128x64xf16, #c>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.concat' op expects result to have elements that each thread has of the sources, found [16, 0] in its registers
#b = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#c = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a0: tensor<64x64xf16, #b>, %a1: tensor<64x64xf16, #b>) {
    %0 = amdg.concat %a0, %a1 : tensor<64x64xf16, #b>, tensor<64x64xf16, #b> -> tensor<128x64xf16, #c>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.packed_arith' op expects operand #0 to have half of one dimension of the result, 512, since it holds pairs, found a scalar
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg3: tensor<i8, #blocked1>, %arg2: tensor<512xf8E5M2, #blocked>) {
    %2 = "ttng.packed_arith"(%arg3, %arg2) <{op_kind = 2 : i32}> : (tensor<i8, #blocked1>, tensor<512xf8E5M2, #blocked>) -> tensor<512xf8E5M2, #blocked>
    tt.return
  }
}
// -----
// 3.7.1: !ttg.memdesc expects less than 2147483648 elements, found 2147483648 (32768x65536), in triton 3.7
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#r = #ttg.amd_rotating_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#p = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [65536, 65536]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<32768x65536xi8, #shared, #smem, mutable>) {
    ttg.local_dealloc %a : !ttg.memdesc<32768x65536xi8, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#t = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 2>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf16, #t, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_subslice %a {offset = 8 : i32} : !ttg.memdesc<128x64xf16, #t, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x32xf16, #t, #ttng.tensor_memory, mutable, 128x64>
    tt.return
  }
}
// -----
// 3.8.0: 'ttg.local_alloc' op expects result to be for 2 CTAs, as ttg.num-ctas says, found 1 (!ttg.memdesc<256x16xf16, #ttg.partitioned_shared<{numPartitions = 2, numGroups = 4, partitionDim = 0, partitionLayout = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [32, 16]}>}>, #ttg.shared_memory, mutable>), in triton from 3.7 on
#s = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [32, 16]}>
#p = #ttg.partitioned_shared<{numPartitions = 2, numGroups = 4, partitionDim = 0, partitionLayout = #s}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<256x16xf16, #p, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8, fp4Padded = true}>
#smem = #ttg.shared_memory
#sw = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x64xi8, #n, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %a[32, 0] : !ttg.memdesc<64x64xi8, #n, #smem, mutable> -> !ttg.memdesc<32x64xi8, #n, #smem, mutable, 64x64>
    tt.return
  }
}
// -----
// 3.8.0: expected integers of 32 bits, found 2147483648
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8, fp4Padded = true}>
#smem = #ttg.shared_memory
#sw = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 8, order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<64x64xi8, #sw, #smem, mutable>) {
    %0 = ttg.memdesc_subslice %a[2147483648, 0] : !ttg.memdesc<64x64xi8, #sw, #smem, mutable> -> !ttg.memdesc<64x64xi8, #sw, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#w = #ttg.amd_wmma<{version = 2, isTranspose = true, ctaLayout = {warp = [[1, 0], [2, 0]]}}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1201", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: tensor<4x64xf32, #w>) {
    %0 = "tt.reduce"(%a) <{axis = 0 : i32}> ({
^bb0(%x: f32, %y: f32):
 %1 = arith.addf %x, %y : f32
 "tt.reduce.return"(%1) : (f32) -> ()
}) : (tensor<4x64xf32, #w>) -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #w}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.async_tma_copy_global_to_local' op expects result to have the block's element type, i32, found ui32, in triton from 3.7 on
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xui32, #n>, %i: i32, %o: i16, %b: !ttg.memdesc<1xi64, #s, #smem, mutable>, %r: !ttg.memdesc<64x64xui32, #n, #smem, mutable>, %p: i1) {
    ttng.async_tma_copy_global_to_local %d[%i, %i] %r, %b, %p : !tt.tensordesc<64x64xui32, #n>, !ttg.memdesc<1xi64, #s, #smem, mutable> -> !ttg.memdesc<64x64xui32, #n, #smem, mutable>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.async_tma_copy_local_to_global' op expects src not to be transposed, found #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 16}>, in triton from 3.7 on
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 16}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<tensor<64x64xf16, #n>>, %i: i32, %r: !ttg.memdesc<64x64xf16, #n, #smem, mutable>) {
    ttng.async_tma_copy_local_to_global %d[%i, %i] %r : !tt.tensordesc<tensor<64x64xf16, #n>>, !ttg.memdesc<64x64xf16, #n, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_reduce' op expects src not to be padded for fp4, found #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, fp4Padded = true}>, in triton from 3.7 on
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, fp4Padded = true}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<64x64xi8, #n>, %i: i32, %r: !ttg.memdesc<64x64xi8, #n, #smem, mutable>) {
    ttng.async_tma_reduce add, %d[%i, %i] %r : !tt.tensordesc<64x64xi8, #n>, !ttg.memdesc<64x64xi8, #n, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.async_tma_copy_global_to_local' op expects result to have the 2 dimensions of its layout, found !ttg.memdesc<2x16x32xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>, in triton from 3.9 on
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<2x16x32xf16, #n>, %i: i32, %o: i16, %b: !ttg.memdesc<1xi64, #s, #smem, mutable>, %r: !ttg.memdesc<2x16x32xf16, #n, #smem, mutable>, %p: i1) {
    ttng.async_tma_copy_global_to_local %d[%i, %i, %i] %r, %b, %p : !tt.tensordesc<2x16x32xf16, #n>, !ttg.memdesc<1xi64, #s, #smem, mutable> -> !ttg.memdesc<2x16x32xf16, #n, #smem, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.async_tma_gather' op expects result not to be transposed, found #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 16}>, in triton from 3.7 on
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 16}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<1x64xf16, #n>, %x: tensor<32xi32, #ttg.slice<{dim = 0, parent = #b}>>, %y: i32, %b: !ttg.memdesc<1xi64, #s, #smem, mutable>, %r: !ttg.memdesc<32x64xf16, #n, #smem, mutable>, %p: i1) {
    ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<1x64xf16, #n>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #b}>>, i32, !ttg.memdesc<1xi64, #s, #smem, mutable>, !ttg.memdesc<32x64xf16, #n, #smem, mutable>, i1
    tt.return
  }
}
// -----
// 3.8.0: accepted
#b = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [1, 4], order = [1, 0]}>
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 16}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%d: !tt.tensordesc<1x64xui32, #n>, %x: tensor<32xi32, #ttg.slice<{dim = 0, parent = #b}>>, %y: i32, %r: !ttg.memdesc<32x64xi32, #n, #smem, mutable>) {
    ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<1x64xui32, #n>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #b}>>, i32, !ttg.memdesc<32x64xi32, #n, #smem, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : si32} {
  tt.func public @f(%arg0: i32) {
    "ttg.warp_specialize"(%arg0) <{partitionNumWarps = array<i32: 4>, requestedRegisters = array<i32: 1, 2>}> ({
      "ttg.warp_yield"() : () -> ()
    }, {
      "ttg.warp_specialize.partitions"() ({
      ^bb0(%arg1: i32):
        "ttg.warp_return"() : () -> ()
      }) : () -> ()
    }) : (i32) -> ()
    tt.return
  }
}
// -----
// 3.9.0: accepted
tt.func @f(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>, %c: tensor<32x32xf32>) {
  %0 = tt.dot %a, %b, %c, inputPrecision = bf16x3 : tensor<32x32xf32> * tensor<32x32xf32> -> tensor<32x32xf32>
  tt.return
}
// -----
// 3.6.0: accepted
tt.func @f(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>, %c: tensor<32x32xf32>) {
  %0 = tt.dot %a, %b, %c {inputPrecision = 4 : i32} : tensor<32x32xf32> * tensor<32x32xf32> -> tensor<32x32xf32>
  tt.return
}
// -----
// 3.4.0: 'tt.dot' op expects inputPrecision to be tf32, tf32x3 or ieee, found bf16x3, in triton up to 3.5
tt.func @f(%a: tensor<32x32xf32>, %b: tensor<32x32xf32>, %c: tensor<32x32xf32>) {
  %0 = tt.dot %a, %b, %c, inputPrecision = bf16x3 : tensor<32x32xf32> * tensor<32x32xf32> -> tensor<32x32xf32>
  tt.return
}
// -----
// 3.9.0: accepted
#a = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#b = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 128, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80"} {
tt.func @f(%a: !ttg.memdesc<64x64xf16, #a, #smem>) { %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #a, #smem> -> !ttg.memdesc<64x64xf16, #b, #smem> tt.return } }
// -----
// 3.5.1: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory>, src in that order, found !ttg.memdesc<64x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 128, order = [0, 1]}>, #ttg.shared_memory>, in triton up to 3.5
#a = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#b = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 128, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80"} {
tt.func @f(%a: !ttg.memdesc<64x64xf16, #a, #smem>) { %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #a, #smem> -> !ttg.memdesc<64x64xf16, #b, #smem> tt.return } }
// -----
// 3.6.0: accepted
#a = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#b = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:90"} {
tt.func @f(%a: !ttg.memdesc<64x64xf16, #a, #smem>) { %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #a, #smem> -> !ttg.memdesc<64x64xf16, #b, #smem> tt.return } }
// -----
// 3.6.0: accepted
#a = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#b = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.target = "cuda:80"} {
tt.func @f(%a: !ttg.memdesc<64x64xf16, #a, #smem>) { %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #a, #smem> -> !ttg.memdesc<64x64xf16, #b, #smem> tt.return } }
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
tt.func public @f(%a: tensor<16x2xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) { %0 = tt.trans %a {order = array<i32: 0, 1>} : tensor<16x2xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<16x2xf32, #ttg.linear<{register = [[0, 1], [0, 0]], lane = [[0, 0], [0, 0], [0, 0], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]], block = []}>> tt.return } }
// -----
// 3.9.0: 'tt.trans' op expects result to have the type tensor<16x2xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, found tensor<16x2xf32, #ttg.linear<{register = [[0, 1], [0, 0]], lane = [[0, 0], [0, 0], [0, 0], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]], block = []}>>, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
tt.func public @f(%a: tensor<16x2xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) { %0 = tt.trans %a {order = array<i32: 0, 1>} : tensor<16x2xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<16x2xf32, #ttg.linear<{register = [[0, 1], [0, 0]], lane = [[0, 0], [0, 0], [0, 0], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]], block = []}>> tt.return } }
// -----
// 3.8.0: 'tt.trans' op expects result to have the type tensor<16x2xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, found tensor<16x2xf32, #ttg.linear<{register = [[0, 1]], lane = [[0, 0], [0, 0], [0, 0], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]], block = []}>>, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
tt.func public @f(%a: tensor<16x2xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) { %0 = tt.trans %a {order = array<i32: 0, 1>} : tensor<16x2xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<16x2xf32, #ttg.linear<{register = [[0, 1]], lane = [[0, 0], [0, 0], [0, 0], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]], block = []}>> tt.return } }
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
tt.func public @f(%a: tensor<16x2xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) { %0 = tt.trans %a {order = array<i32: 0, 1>} : tensor<16x2xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<16x2xf32, #ttg.linear<{register = [[0, 1]], lane = [[0, 0], [0, 0], [0, 0], [1, 0], [2, 0]], warp = [[4, 0], [8, 0]], block = []}>> tt.return } }
// -----
// 3.7.1: 'tt.trans' op expects result to have the type tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [8, 8]}>, kWidth = 2}>>, found tensor<64x16xf16, #ttg.linear<{register = [[0, 1], [0, 8], [32, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>>, in triton up to 3.7
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
tt.func public @f(%a: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [8, 8]}>, kWidth = 2}>>) { %0 = tt.trans %a {order = array<i32: 0, 1>} : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [8, 8]}>, kWidth = 2}>> -> tensor<64x16xf16, #ttg.linear<{register = [[0, 1], [0, 8], [32, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>> tt.return } }
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
tt.func public @f(%a: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [8, 8]}>, kWidth = 2}>>) { %0 = tt.trans %a {order = array<i32: 0, 1>} : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [8, 8]}>, kWidth = 2}>> -> tensor<64x16xf16, #ttg.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>> tt.return } }
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
tt.func public @f(%a: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [8, 8]}>, kWidth = 2}>>) { %0 = tt.trans %a {order = array<i32: 0, 1>} : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [8, 8]}>, kWidth = 2}>> -> tensor<64x16xf16, #ttg.linear<{register = [[0, 1], [0, 8], [32, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>> tt.return } }
// -----
// 3.8.0: 'tt.trans' op expects result to have the type tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [8, 8]}>, kWidth = 2}>>, found tensor<64x16xf16, #ttg.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>>, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
tt.func public @f(%a: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [8, 8]}>, kWidth = 2}>>) { %0 = tt.trans %a {order = array<i32: 0, 1>} : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [8, 8]}>, kWidth = 2}>> -> tensor<64x16xf16, #ttg.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>> tt.return } }
// -----
// 3.7.1: accepted
#linear = #ttg.linear<{register = [[1, 0], [0, 8], [8, 0], [16, 0], [32, 0]], lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 16], [0, 32]], block = []}>
#linear1 = #ttg.linear<{register = [[1], [256], [8], [16]], lane = [[2], [4], [32], [64], [128]], warp = [[512], [1024]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [8, 0]], lane = [[0, 0], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#mma1 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 0, 16]}>
"builtin.module"() ({
  "tt.func"() <{function_type = (tensor<64x64xf32, #mma>, tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<64x64xf32, #mma>, %arg1: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %arg2: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>):
    %0 = "tt.trans"(%arg0) <{order = array<i32: 1, 0>}> : (tensor<64x64xf32, #mma>) -> tensor<64x64xf32, #linear>
    %1 = "tt.reshape"(%arg1) : (tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>) -> tensor<2048xf16, #linear1>
    %2 = "tt.join"(%arg2, %arg2) : (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<64x2xf32, #linear2>
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} : () -> ()
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
tt.func public @f(%a: tensor<64x16xf32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 0]}>>) { %0 = tt.trans %a {order = array<i32: 0, 1>} : tensor<64x16xf32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 0]}>> -> tensor<64x16xf32, #ttg.linear<{register = [[0, 1], [8, 0], [0, 8]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>> tt.return } }
// -----
// 3.7.1: 'ttg.local_load' op expects src to have an encoding of shared memory, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>, in triton 3.5 to 3.7
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0], [0, 64]], block = []}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = 3 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %result = ttg.local_load %arg0 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    tt.return
  }
}
// -----
// 3.8.0: accepted
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0], [0, 64]], block = []}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = 3 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>) {
    %result = ttg.local_load %arg0 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #linear>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.warp_group_dot' op expects b to have the element type f32, f16, bf16, f8E5M2, f8E4M3FN, i8, f8E5M2FNUZ, f8E4M3FNUZ, f64, found i4, in triton from 3.6 on
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %arg1: !ttg.memdesc<16x64xi4, #shared, #smem>, %arg2: tensor<64x64xf32, #mma>) {
    %0 = "ttng.warp_group_dot"(%arg0, %arg1, %arg2) <{inputPrecision = 2 : i32, isAsync = false, maxNumImpreciseAcc = 0 : i32}> {inputPrecision = 2 : i32, isAsync = false, maxNumImpreciseAcc = 0 : i32} : (tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, !ttg.memdesc<16x64xi4, #shared, #smem>, tensor<64x64xf32, #mma>) -> tensor<64x64xf32, #mma>
    tt.return
  }
}
// -----
// 3.5.1: accepted
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %arg1: !ttg.memdesc<16x64xi4, #shared, #smem>, %arg2: tensor<64x64xf32, #mma>) {
    %0 = "ttng.warp_group_dot"(%arg0, %arg1, %arg2) <{inputPrecision = 2 : i32, isAsync = false, maxNumImpreciseAcc = 0 : i32}> {inputPrecision = 2 : i32, isAsync = false, maxNumImpreciseAcc = 0 : i32} : (tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, !ttg.memdesc<16x64xi4, #shared, #smem>, tensor<64x64xf32, #mma>) -> tensor<64x64xf32, #mma>
    tt.return
  }
}
// -----
// 3.8.0: expected an integer of 32 bits, found -2147483648
#shared = #ttg.padded_shared<[-2147483648:+8] {order = [1, 0], shape = [1, 64]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%6: !tt.tensordesc<1x64xf16, #shared>, %arg5: i32) {
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %19 = "amdg.update_tensor_descriptor"(%6, %0, %arg5) <{clamp_bounds, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!tt.tensordesc<1x64xf16, #shared>, i32, i32) -> !tt.tensordesc<1x64xf16, #shared>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#mma1 = #ttg.amd_wmma<{version = 3, isTranspose = true, ctaLayout = {warp = [[0, 1], [1, 0]]}, instrShape = [16, 16, 64]}>
#shared1 = #ttg.swizzled_shared<{vec = 16, perPhase = 4, maxPhase = 2, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%37: !ttg.memdesc<32x64xi8, #shared1, #smem>) {
    %38 = "ttg.local_load"(%37) : (!ttg.memdesc<32x64xi8, #shared1, #smem>) -> tensor<32x64xi8, #ttg.dot_op<{opIdx = 1, parent = #mma1, kWidth = 256}>>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, %s: tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) { %0 = "amdg.scaled_upcast_fp4"(%a, %s) <{axis = 1 : i32}> : (tensor<64x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) -> tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>> tt.return } }
// -----
// 3.8.0: 'amdg.scaled_upcast_fp4' op expects scale to have output's layout, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>, found #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, %s: tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) { %0 = "amdg.scaled_upcast_fp4"(%a, %s) <{axis = 1 : i32}> : (tensor<64x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) -> tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>> tt.return } }
// -----
// 3.9.0: 'amdg.scaled_upcast_fp4' op expects scale to have output's layout, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>, found #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, %s: tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) { %0 = "amdg.scaled_upcast_fp4"(%a, %s) <{axis = 1 : i32}> : (tensor<64x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) -> tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>> tt.return } }
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, %s: tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [32, 0]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>>) { %0 = "amdg.scaled_upcast_fp4"(%a, %s) <{axis = 1 : i32}> : (tensor<64x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [32, 0]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>>) -> tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>> tt.return } }
// -----
// 3.9.0: 'amdg.scaled_upcast_fp4' op expects scale to have output's layout, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>, found #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, %s: tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>>) { %0 = "amdg.scaled_upcast_fp4"(%a, %s) <{axis = 1 : i32}> : (tensor<64x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>>) -> tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>> tt.return } }
// -----
// 3.9.0: 'amdg.scaled_upcast_fp4' op expects an encoding of output that has pairs where input has their bytes, found #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}> for #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, %s: tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>>) { %0 = "amdg.scaled_upcast_fp4"(%a, %s) <{axis = 1 : i32}> : (tensor<64x32xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>, tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>>) -> tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [0, 4]], lane = [[0, 8], [0, 16], [0, 32], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>> tt.return } }
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 2}>>, %s: tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 4}>>) { %0 = "amdg.scaled_upcast_fp4"(%a, %s) <{axis = 1 : i32}> : (tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 2}>>, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 4}>>) -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 4}>> tt.return } }
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 2}>>, %s: tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 4}>>) { %0 = "amdg.scaled_upcast_fp4"(%a, %s) <{axis = 1 : i32}> : (tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 2}>>, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 4}>>) -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 4}>> tt.return } }
// -----
// 3.9.0: 'amdg.scaled_upcast_fp4' op expects output to have groups of 8 neighbours along a dimension in a thread's first registers on gfx950, found #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [32, 32], isTransposed = true}>, kWidth = 4}>, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 2}>>, %s: tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 4}>>) { %0 = "amdg.scaled_upcast_fp4"(%a, %s) <{axis = 1 : i32}> : (tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 2}>>, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 4}>>) -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], isTransposed = true}>, kWidth = 4}>> tt.return } }
// -----
// 3.9.0: 'amdg.scaled_upcast_fp4' op expects scale and output to have an encoding, or neither, found one of scale alone, in triton from 3.8 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x32xi8>, %s: tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) { %0 = "amdg.scaled_upcast_fp4"(%a, %s) <{axis = 1 : i32}> : (tensor<64x32xi8>, tensor<64x64xbf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>) -> tensor<64x64xbf16> tt.return } }
// -----
// 3.9.0: expected an integer of 32 bits, found -2147483648
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} { tt.func private @f(!ttg.memdesc<1x64xf16, #ttg.padded_shared<[-2147483648:+8] {order = [1, 0], shape = [1, 64]}>, #ttg.shared_memory>) }
// -----
// 3.9.0: expected an integer of 32 bits, found -2147483648
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} { tt.func private @f(!ttg.memdesc<1x64xf16, #ttg.padded_shared<[32:+-2147483648] {order = [1, 0], shape = [1, 64]}>, #ttg.shared_memory>) }
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x64xf8E4M3FN, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>, %s: tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) { %0 = "amdg.scaled_upcast_fp8"(%a, %s) : (tensor<64x64xf8E4M3FN, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>, tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) -> tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>> tt.return } }
// -----
// 3.9.0: 'amdg.scaled_upcast_fp8' op expects output to have groups of 4 neighbours along a dimension in a thread's first registers on gfx950, found #ttg.linear<{register = [[0, 1], [1, 0], [2, 0], [4, 0]], lane = [[0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x64xf8E4M3FN, #ttg.linear<{register = [[0, 1], [1, 0], [2, 0], [4, 0]], lane = [[0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>, %s: tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [1, 0], [2, 0], [4, 0]], lane = [[0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) { %0 = "amdg.scaled_upcast_fp8"(%a, %s) : (tensor<64x64xf8E4M3FN, #ttg.linear<{register = [[0, 1], [1, 0], [2, 0], [4, 0]], lane = [[0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>, tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [1, 0], [2, 0], [4, 0]], lane = [[0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) -> tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [1, 0], [2, 0], [4, 0]], lane = [[0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>> tt.return } }
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x64xf8E4M3FN, #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [8, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>>, %s: tensor<64x64xbf16, #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [8, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>>) { %0 = "amdg.scaled_upcast_fp8"(%a, %s) : (tensor<64x64xf8E4M3FN, #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [8, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>>, tensor<64x64xbf16, #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [8, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>>) -> tensor<64x64xbf16, #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [8, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], warp = [[16, 0], [32, 0]], block = []}>> tt.return } }
// -----
// 3.9.0: 'amdg.scaled_upcast_fp8' op expects output to have groups of 8 neighbours along a dimension in a thread's first registers on gfx1250, found #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x64xf8E4M3FN, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>, %s: tensor<64x64xi8, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) { %0 = "amdg.scaled_upcast_fp8"(%a, %s) : (tensor<64x64xf8E4M3FN, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>, tensor<64x64xi8, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) -> tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>> tt.return } }
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x64xf8E4M3FN, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [1, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>, %s: tensor<64x64xi8, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [1, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) { %0 = "amdg.scaled_upcast_fp8"(%a, %s) : (tensor<64x64xf8E4M3FN, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [1, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>, tensor<64x64xi8, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [1, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) -> tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [1, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>> tt.return } }
// -----
// 3.9.0: 'amdg.scaled_upcast_fp8' op expects scale to have elements of type i8 on gfx1250, found bf16, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x64xf8E4M3FN, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [1, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>, %s: tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [1, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) { %0 = "amdg.scaled_upcast_fp8"(%a, %s) : (tensor<64x64xf8E4M3FN, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [1, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>, tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [1, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) -> tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [1, 0]], lane = [[0, 8], [0, 16], [0, 32], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>> tt.return } }
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} { tt.func @f(%a: tensor<64x32xi8, #ttg.linear<{register = [[0, 1], [1, 0], [2, 0]], lane = [[0, 2], [0, 4], [0, 8], [0, 16], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>, %s: tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) { %0 = "amdg.scaled_upcast_fp4"(%a, %s) <{axis = 1 : i32}> : (tensor<64x32xi8, #ttg.linear<{register = [[0, 1], [1, 0], [2, 0]], lane = [[0, 2], [0, 4], [0, 8], [0, 16], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>, tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) -> tensor<64x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [1, 0], [2, 0]], lane = [[0, 4], [0, 8], [0, 16], [0, 32], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>> tt.return } }
// -----
// 3.9.0: accepted
#linear2 = #ttg.linear<{register = [[0, 1], [8, 0]], lane = [[0, 0], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma1 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg2: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) {
    %2 = "tt.join"(%arg2, %arg2) : (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<64x2xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'tt.join' op expects lhs to have the type tensor<64xf32, #ttg.linear<{register = [[8], [0], [0], [0]], lane = [[0], [0], [1], [2], [4]], warp = [[16], [32]], block = []}>>, half of result, found tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>}>>, in triton 3.8
#linear2 = #ttg.linear<{register = [[0, 1], [8, 0]], lane = [[0, 0], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma1 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg2: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) {
    %2 = "tt.join"(%arg2, %arg2) : (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) -> tensor<64x2xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%a: tensor<64x2xf32, #ttg.linear<{register = [[0, 1], [8, 0], [0, 0], [0, 0], [0, 0]], lane = [[0, 0], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>>) { %0, %1 = "tt.split"(%a) : (tensor<64x2xf32, #ttg.linear<{register = [[0, 1], [8, 0], [0, 0], [0, 0], [0, 0]], lane = [[0, 0], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>>) -> (tensor<64xf32, #ttg.linear<{register = [[0], [8]], lane = [[0], [0], [1], [2], [4]], warp = [[16], [32]], block = []}>>, tensor<64xf32, #ttg.linear<{register = [[0], [8]], lane = [[0], [0], [1], [2], [4]], warp = [[16], [32]], block = []}>>) tt.return } }
// -----
// 3.9.0: accepted
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [2, 2], instrShape = [32, 32, 8], other = true}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %arg1: tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>) {
    %0 = amdg.scaled_upcast_fp4 %arg0 scale %arg1 {axis = 1 : i32} : tensor<64x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> -> tensor<64x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>
    tt.return
  }
}
// -----
// 3.9.0: 'nvws.aref.create' op result #0 ('result') must be !nvws.aref, but got '!ttg.memdesc<32x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>'
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<32x64xf16, #shared, #smem, mutable>) {
    nvws.aref.create %arg0 : !ttg.memdesc<32x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: !ttg.memdesc expects an allocation of at least 128x128, found 128x64, in triton from 3.8 on
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1, CGALayout = [[0, 1]]>
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f() {
    %result = ttng.tmem_alloc : () -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>)
    tt.return
  }
}
// -----
// 3.8.0: !ttg.memdesc expects an allocation of at least 128x64, found 256x16, in triton from 3.8 on
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1, CGALayout = [[0, 1], [0, 2]]>
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = false} {
  tt.func public @f() {
    %result = ttng.tmem_alloc : () -> (!ttg.memdesc<256x16xf32, #tmem, #ttng.tensor_memory, mutable>)
    tt.return
  }
}
// -----
// 3.9.0: 'tt.map_elementwise' op expects f32 as #0 of the values that the region returns, found i32
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64xf32, #b>, %i: tensor<64xi32, #b>) {
    %1 = "tt.map_elementwise"(%a) <{pack = 1 : i32}> ({
    ^bb0(%arg2: f32):
      %0 = "tt.map_elementwise"(%i) <{pack = 1 : i32}> ({
      ^bb0(%arg5: i32):
        "tt.map_elementwise.return"(%arg5) : (i32) -> ()
      }) : (tensor<64xi32, #b>) -> tensor<64xi32, #b>
      "tt.map_elementwise.return"(%arg2) : (f32) -> ()
    }) : (tensor<64xf32, #b>) -> tensor<64xf32, #b>
    tt.return
  }
}
// -----
// 3.9.0: 'ttg.convert_layout' op expects result to have its elements in the warps of src since it has force_warp_shuffle, found #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}> for #ttg.blocked<{sizePerThread = [4, 2], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<32x32xf32, #ttg.blocked<{sizePerThread = [4, 2], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [1, 0]}>>) {
    %0 = ttg.convert_layout %arg0 {force_warp_shuffle} : tensor<32x32xf32, #ttg.blocked<{sizePerThread = [4, 2], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [1, 0]}>> -> tensor<32x32xf32, #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%a: !ttg.memdesc<128x64xf64, #shared, #smem>, %b: !ttg.memdesc<64x128xf64, #shared, #smem>, %c: tensor<128x128xf32, #mma>) {
    %0 = "ttng.warp_group_dot"(%a, %b, %c) <{inputPrecision = 0 : i32, isAsync = true, maxNumImpreciseAcc = 0 : i32}> : (!ttg.memdesc<128x64xf64, #shared, #smem>, !ttg.memdesc<64x128xf64, #shared, #smem>, tensor<128x128xf32, #mma>) -> tensor<128x128xf32, #mma>
    tt.return
  }
}
// -----
// 3.9.0: 'tt.reshape' op expects result to have a layout of rank 1, its own, found rank 2 (tensor<2048xf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>)
#linear = #ttg.linear<{register = [[1], [256], [8], [16]], lane = [[2], [4], [32], [64], [128]], warp = [[512], [1024]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>) {
    %0 = tt.reshape %arg0 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<2048xf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.4.0: 'tt.descriptor_scatter': operandSegmentSizes: integer constant out of range of i32, found array<i32: 4294967296, 0>
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%1: !tt.tensordesc<tensor<1x64xf16, #shared>>, %arg4: tensor<8xi32, #blocked1>, %arg1: i32, %arg5: tensor<8x64xf16, #blocked>) {
    "tt.descriptor_scatter"(%1, %arg4, %arg1, %arg5) {operandSegmentSizes = array<i32: 4294967296, 0>} : (!tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<8xi32, #blocked1>, i32, tensor<8x64xf16, #blocked>) -> ()
    tt.return
  }
}
// -----
// 3.7.1: 'amdg.tdm_prefetch' op expects a block of rows, of whose lines the result has the offsets, found tensor<f32>, in triton from 3.7 on
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [64, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<tensor<f32>>, %arg1: i32, %arg2: i32, %arg3: i1) {
    %0 = amdg.tdm_prefetch %arg0[%arg1, %arg2], %arg3, speculative = true returnOffsets : !tt.tensordesc<tensor<f32>> -> tensor<64x1xi64, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: 'amdg.scaled_downcast_fp4' op expects scale to have a layout by which each thread has the scales of its own floats, found #ttg.dot_op<{opIdx = 1, parent = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>}> for #ttg.blocked<{sizePerThread = [], threadsPerWarp = [], warpsPerCTA = [], order = []}>
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [32, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%x: tensor<64x64xf16, #blocked2>, %s: tensor<64x2xi8, #ttg.dot_op<{opIdx = 1, parent = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>}>>) {
    %0 = "amdg.scaled_downcast_fp4"(%x, %s) <{axis = 1 : i32}> : (tensor<64x64xf16, #blocked2>, tensor<64x2xi8, #ttg.dot_op<{opIdx = 1, parent = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>}>>) -> tensor<64x32xi8, #blocked>
    tt.return
  }
}
