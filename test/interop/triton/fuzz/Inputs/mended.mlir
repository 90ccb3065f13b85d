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
// #ttg.amd_wmma: expects version to be 1 or 2, found 3
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
// 'ttg.async_copy_global_to_local': expected a tensor of pointers, found !tt.ptr<i8>
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
