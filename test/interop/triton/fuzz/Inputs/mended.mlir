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
// expected integers between 0 and 4294967295, found -1
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @f(tensor<4x4xf32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, -1]}>>)
}
// -----
// triton-3.4 has no such #ttg.amd_wmma; triton from 3.6 on has
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
// 'ttng.tmem_copy' op expects src to have the 512 elements of a block one after another in memory, found 256 (!ttg.memdesc<32x1024xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory>)
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%s: !ttg.memdesc<32x1024xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory>, %d: !ttg.memdesc<128x16xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    ttng.tmem_copy %s, %d, : (!ttg.memdesc<32x1024xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ttg.shared_memory>, !ttg.memdesc<128x16xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) -> ()
    tt.return
  }
}
// -----
// 'ttng.tmem_copy' op expects src to have an encoding of 3 dimensions, found one of 2 (#ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>)
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
// 'tt.map_elementwise' op expects 2147483647 arguments of the region, found 1
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
// 'tt.trans' op expects sizes of 1, or of at least the instruction's 16, found [64, 8] in #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [2, 2]}>
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
// expected '[', found 'array'
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
// accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: tensor<64x64xf32, #ttg.shared_memory>) {
    %0 = tt.trans %a {order = array<i32: 0, 1>} : tensor<64x64xf32, #ttg.shared_memory> -> tensor<64x64xf32, #ttg.shared_memory>
    tt.return
  }
}
