// refused: 3.4.0: 'ttg.memdesc_subview' op expects offset #1 to be a constant 0 since the result leaves out the first dimension, found 16
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c16, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects offset #1 to be a constant 0 since the result leaves out the first dimension, found a value that is no constant
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %i, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects 3 offsets, one a dimension of src, found 2
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects result to have the element type of src, f16, found f32
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf32, #sw, #smem, mutable, 3x64x16>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects a part along one dimension of src, found 32x8 of 64x16
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0] : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x8xf16, #sw, #smem, mutable, 64x16>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects offset #1 to be a multiple of the part's size, 16, found 8
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c8] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects offset #1 to be a constant, found a value that is no constant
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %i] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects dimension 0 of result to be at most 64, as in src, found 128
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0] : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<128x16xf16, #sw, #smem, mutable, 64x16>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects result to have at most the 2 dimensions of src, found 3
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0] : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<1x64x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects result to leave out at most the first dimension of src, found 2 of 4 dimensions
tt.func @f(%a: !ttg.memdesc<2x3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0, %c0, %c0] : !ttg.memdesc<2x3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 2x3x64x16>
  tt.return
}
// -----
// refused: 'ttg.memdesc_reinterpret' op expects result to be in the memory space of src, #ttg.shared_memory, found #ttng.tensor_memory
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_reinterpret %a  : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttg.memdesc_reshape' op expects result to have as many elements as src, 1024, found 512 (32x16)
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_reshape %a  : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttg.memdesc_reshape' op expects result to have the element type of src, f16, found f32
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_reshape %a  : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x32xf32, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>, #ttg.shared_memory, mutable>, src in that order, found !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory, mutable>
tt.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<16x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable>, src in that order, found !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable>
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #swT, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<16x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable>, src in that order, found !ttg.memdesc<16x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory>
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<16x64xf16, #swT, #smem>
  tt.return
}
// -----
// refused: 'ttg.memdesc_trans' op expects order to be a permutation of 0..1, found [1, 1]
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 1>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<16x64xf16, #swT, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttg.memdesc_trans' op expects order to be a permutation of 0..1, found [0]
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 0>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<16x64xf16, #swT, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<16x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable>, src in that order, found !ttg.memdesc<16x64xf32, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable>
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<16x64xf32, #swT, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<16x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable, 3x16x64>, src in that order, found !ttg.memdesc<16x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable>
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16> -> !ttg.memdesc<16x64xf16, #swT, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttg.memdesc_trans' op expects result to be !ttg.memdesc<16x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable, 3x16x64>, src in that order, found !ttg.memdesc<16x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>, #ttg.shared_memory, mutable, 3x64x16>
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16> -> !ttg.memdesc<16x64xf16, #swT, #smem, mutable, 3x64x16>
  tt.return
}
// -----
// refused: 'ttg.memdesc_trans' op expects an encoding that can be transposed by [1, 0], found #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
tt.func @f(%a: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects offset #0 to be a multiple of the part's size, 32, found 8
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c8, %c0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects offset #0 to be 0 since the result has all of that dimension, found 8
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c8, %c0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects a result of 2 of the 3 dimensions of src in tensor memory, found 2 of 2
tt.func @f(%a: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0] : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ts, mutable, 128x128>
  tt.return
}
// -----
// refused: 'ttg.local_store' op expects dst to be mutable since it is written, found !ttg.memdesc<128x128xf32, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory>
tt.func @f(%s: tensor<128x128xf32, #blocked1>, %d: !ttg.memdesc<128x128xf32, #sw, #smem>, %p: i1) {
  ttg.local_store %s, %d : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #sw, #smem>
  tt.return
}
// -----
// refused: 'ttg.local_store' op expects dst to have the shape of src, 128x128, found 128x64
tt.func @f(%s: tensor<128x128xf32, #blocked1>, %d: !ttg.memdesc<128x64xf32, #sw, #smem, mutable>, %p: i1) {
  ttg.local_store %s, %d : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x64xf32, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttg.local_load' op expects result to have the shape of src, 128x64, found 128x128
tt.func @f(%d: !ttg.memdesc<128x64xf32, #sw, #smem, mutable>) {
  %0 = ttg.local_load %d : !ttg.memdesc<128x64xf32, #sw, #smem, mutable> -> tensor<128x128xf32, #blocked1>
  tt.return
}
// -----
// refused: 'ttg.local_load' op expects result to have the element type of src, f16, found f32
tt.func @f(%d: !ttg.memdesc<128x128xf16, #sw, #smem, mutable>) {
  %0 = ttg.local_load %d : !ttg.memdesc<128x128xf16, #sw, #smem, mutable> -> tensor<128x128xf32, #blocked1>
  tt.return
}
// -----
// refused: 'ttg.local_alloc' op expects result to be mutable since it has no initial value, found !ttg.memdesc<128x128xf32, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory>
tt.func @f(%s: i1) {
  %0 = ttg.local_alloc  : () -> !ttg.memdesc<128x128xf32, #sw, #smem>
  tt.return
}
// -----
// refused: 'ttg.local_alloc' op expects result to have its allocation's shape, 2x128x128, found 128x128
tt.func @f(%s: i1) {
  %0 = ttg.local_alloc  : () -> !ttg.memdesc<128x128xf32, #sw, #smem, mutable, 2x128x128>
  tt.return
}
// -----
// refused: 'ttg.local_alloc' op expects result to be in shared memory (#ttg.shared_memory), found #ttng.tensor_memory
tt.func @f(%s: i1) {
  %0 = ttg.local_alloc  : () -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttg.local_alloc' op expects result to have the shape of src, 128x128, found 128x64
tt.func @f(%s: tensor<128x128xf32, #blocked1>) {
  %0 = ttg.local_alloc %s : (tensor<128x128xf32, #blocked1>) -> !ttg.memdesc<128x64xf32, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttg.async_copy_global_to_local' op expects result to be mutable since it is written, found !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>, #ttg.shared_memory>
tt.func @f(%s: tensor<64x16x!tt.ptr<f16>, #blocked>, %d: !ttg.memdesc<64x16xf16, #sw, #smem>) {
  %0 = ttg.async_copy_global_to_local %s, %d  : tensor<64x16x!tt.ptr<f16>, #blocked> -> !ttg.memdesc<64x16xf16, #sw, #smem>
  tt.return
}
// -----
// refused: use of value '%m' expects different type than prior uses: 'tensor<64x16xi1, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>' vs 'tensor<64x16xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>'
tt.func @f(%s: tensor<64x16x!tt.ptr<f16>, #blocked>, %d: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>, %m: tensor<64x16xi8, #blocked>) {
  %0 = ttg.async_copy_global_to_local %s, %d mask %m : tensor<64x16x!tt.ptr<f16>, #blocked> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttg.fp4_to_fp' op expects axis to be between 0 and 1, found 2
tt.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.fp4_to_fp %s {axis = 2 : i32} : tensor<64x16xi8, #blocked> -> tensor<64x32xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
  tt.return
}
// -----
// refused: 'ttg.fp4_to_fp' op expects axis to be between 0 and 1, found -1
tt.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.fp4_to_fp %s {axis = -1 : i32} : tensor<64x16xi8, #blocked> -> tensor<64x32xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
  tt.return
}
// -----
// refused: 'ttg.fp4_to_fp' op expects dimension 1 of result to be twice src's size, 32, found 16
tt.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.fp4_to_fp %s {axis = 1 : i32} : tensor<64x16xi8, #blocked> -> tensor<64x16xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
  tt.return
}
// -----
// refused: 'ttg.fp4_to_fp' op expects dimension 0 of result to be src's size, 32, found 64
tt.func @f(%s: tensor<32x16xi8, #blocked>) {
  %0 = ttg.fp4_to_fp %s {axis = 1 : i32} : tensor<32x16xi8, #blocked> -> tensor<64x32xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
  tt.return
}
// -----
// refused: 'ttg.fp4_to_fp' op expects result to have the element type f16 or bf16, found f32
tt.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.fp4_to_fp %s {axis = 1 : i32} : tensor<64x16xi8, #blocked> -> tensor<64x32xf32, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
  tt.return
}
// -----
// refused: 'ttg.convert_layout' op expects result to have the shape of src, 64x16, found 32x16
tt.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.convert_layout %s : tensor<64x16xi8, #blocked> -> tensor<32x16xi8, #blocked>
  tt.return
}
// -----
// refused: 'ttg.convert_layout' op expects result to have the element type of src, i8, found i16
tt.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.convert_layout %s : tensor<64x16xi8, #blocked> -> tensor<64x16xi16, #blocked>
  tt.return
}
// -----
// refused: 'ttg.warp_specialize' op expects the number of warps of partition #0 to be a power of two, found 3
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i)
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(3) { ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// refused: 'ttg.warp_specialize' op expects the number of warps of partition #0 to be a power of two, found 0
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i)
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(0) { ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// refused: 'ttg.warp_specialize' op expects argument #0 of partition #0 to have its capture's type, i32, found i64
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i)
  default { ttg.warp_yield }
  partition0(%a: i64) num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// refused: 'ttg.warp_specialize' op expects partition #0 to have 1 arguments, one a capture, found 0
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i)
  default { ttg.warp_yield }
  partition0() num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// refused: 'ttg.warp_specialize' op expects 1 warpGroupStartIds, one a partition, found 2
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i) attributes {warpGroupStartIds = array<i32: 1, 2>}
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// refused: 'ttg.warp_yield' op expects 1 values, one a result of its parent, found 0
tt.func @f(%i: i32) {
  %0 = ttg.warp_specialize(%i)
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> i32
  tt.return
}
// -----
// refused: 'ttg.warp_yield' op expects value #0 to have the type of its parent's result, i64, found i32
tt.func @f(%i: i32) {
  %0 = ttg.warp_specialize(%i)
  default { ttg.warp_yield %i : i32 }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> i64
  tt.return
}
// -----
// refused: 'ttg.warp_yield' op expects 0 values, one a result of its parent, found 1
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i)
  default { ttg.warp_yield %i : i32 }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// refused: 'arith.addi' op using value defined outside the region
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i)
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(4) { %x = arith.addi %i, %i : i32 ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// refused: 'ttg.warp_specialize' op cannot stand inside another 'ttg.warp_specialize'
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i)
  default { ttg.warp_specialize(%i)
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> () ttg.warp_yield }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// refused: 'ttg.warp_specialize' says partitionNumWarps in its partitions, not in its attributes
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i) attributes {partitionNumWarps = array<i32: 1, 2>}
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// refused: expected ':' in 'ttg.warp_specialize', found 'partition1'
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i)
  default { ttg.warp_yield }
  partition1(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// refused: block with no terminator, has %0 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
tt.func @f(%p: i1, %i: i32) {
  "ttg.mask"(%p) ({ %x = arith.addi %i, %i : i32 }) : (i1) -> ()
  tt.return
}
// -----
// refused: 'ttg.mask' op expects region #0 to have 1 block, found 0
tt.func @f(%p: i1, %i: i32) {
  "ttg.mask"(%p) ({ }) : (i1) -> ()
  tt.return
}
// -----
// refused: 'ttg.predicate_stage' op result #0 ('result') must be 1-bit signless integer, but got 'i32'
tt.func @f(%i: i32) {
  %0 = ttg.predicate_stage %i, %i, %i maxStage 2 stage 1 : i32 -> i32
  tt.return
}
// -----
// refused: 'ttg.mask.return' op expects parent op 'ttg.mask', found 'tt.func'
tt.func @f(%i: i32) {
  ttg.mask.return %i : i32
  tt.return
}
// -----
// refused: 'ttg.warp_return' op expects parent op 'ttg.warp_specialize.partitions', found 'tt.func'
tt.func @f(%i: i32) {
  ttg.warp_return
  tt.return
}
// -----
// refused: #ttg.dot_op: expects opIdx to be 0 or 1, found 2
tt.func private @f(tensor<8x8xf32, #ttg.dot_op<{opIdx = 2, parent = #blocked}>>)
// -----
// refused: #ttg.dot_op: expects no kWidth for a blocked parent, found 2
tt.func private @f(tensor<8x8xf32, #ttg.dot_op<{opIdx = 0, parent = #blocked, kWidth = 2}>>)
// -----
// refused: #ttg.dot_op: expects a kWidth for nvidia_mma of version 3, found 0
tt.func private @f(tensor<8x8xf32, #ttg.dot_op<{opIdx = 0, parent = #mma}>>)
// -----
// refused: #ttg.dot_op: expects opIdx to be 0 for nvidia_mma of version 3: wgmma takes b in shared memory
tt.func private @f(tensor<8x8xf32, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>)
// -----
// refused: #ttg.dot_op: expects no kWidth for a blocked parent, found 1
tt.func private @f(tensor<8x8xf32, #ttg.dot_op<{opIdx = 0, parent = #bl1, kWidth = 1}>>)
// -----
// refused: #ttg.dot_op: expects no kWidth for nvidia_mma of version 5, found 2
tt.func private @f(tensor<8x8xf32, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>, kWidth = 2}>>)
// -----
// refused: 'ttg.memdesc_reshape' op expects src to have a swizzled nvmma_shared of at least 2 dimensions, found 1
tt.func @f(%a: !ttg.memdesc<128xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 32, CTAsPerCGA = [1], CTASplitNum = [1], CTAOrder = [0]}>, #smem>) {
  %0 = ttg.memdesc_reshape %a : !ttg.memdesc<128xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 32, CTAsPerCGA = [1], CTASplitNum = [1], CTAOrder = [0]}>, #smem> -> !ttg.memdesc<128xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 32, CTAsPerCGA = [1], CTASplitNum = [1], CTAOrder = [0]}>, #smem>
  tt.return
}
// -----
// refused: expected an integer that is not negative, found 4 : i3
tt.func @f(%a: tensor<64x64xf32, #ttg.blocked<{sizePerThread = [1, 4 : i3], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
  tt.return
}
// -----
// refused: #ttg.slice: expects a layout as parent, found a location
tt.func @f(%a: tensor<64xf32, #ttg.slice<{dim = 0, parent = loc(unknown)}>>) {
  tt.return
}
// -----
// refused: #ttg.dot_op: expects a layout as parent, found a location
tt.func @f(%a: tensor<64x64xf32, #ttg.dot_op<{opIdx = 0, parent = loc(unknown)}>>) {
  tt.return
}
// -----
// refused: #ttg.dot_op: expects a kWidth of 8 or 16 for amd_wmma of version 1, found 4
tt.func @f(%a: tensor<64x64xf32, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [4, 1]}>, kWidth = 4}>>) {
  tt.return
}
// -----
// refused: #ttg.dot_op: expects a kWidth of 4, 8 or 16 for amd_wmma of version 2, found 2
tt.func @f(%a: tensor<64x64xf32, #ttg.dot_op<{opIdx = 0, parent = #ttg.amd_wmma<{version = 2, isTranspose = false, warpsPerCTA = [4, 1]}>, kWidth = 2}>>) {
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects an encoding of src of 3 dimensions to take a part of it, found one of 2 (#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>)
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>) {
  %c0 = arith.constant 0 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<2x64x16xf16, #sw, #smem, mutable, 3x64x16>
  tt.return
}
// -----
// refused: 'ttg.memdesc_subview' op expects an encoding of src with one place for each element, found #ttg.amd_rotating_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [2, 1, 0], CTAsPerCGA = [2, 1, 1], CTASplitNum = [2, 1, 1], CTAOrder = [2, 1, 0]}>
tt.func @f(%a: !ttg.memdesc<2x2x16xf16, #ttg.amd_rotating_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [2, 1, 0], CTAsPerCGA = [2, 1, 1], CTASplitNum = [2, 1, 1], CTAOrder = [2, 1, 0]}>, #smem, mutable>) {
  %c0 = arith.constant 0 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0, %c0] : !ttg.memdesc<2x2x16xf16, #ttg.amd_rotating_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [2, 1, 0], CTAsPerCGA = [2, 1, 1], CTASplitNum = [2, 1, 1], CTAOrder = [2, 1, 0]}>, #smem, mutable> -> !ttg.memdesc<2x2x4xf16, #ttg.amd_rotating_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [2, 1, 0], CTAsPerCGA = [2, 1, 1], CTASplitNum = [2, 1, 1], CTAOrder = [2, 1, 0]}>, #smem, mutable>
  tt.return
}
// -----
// refused: #ttg.dot_op: expects a blocked, nvidia_mma, amd_mfma or amd_wmma parent, found #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>
tt.func private @f(tensor<8x8xf32, #ttg.dot_op<{opIdx = 0, parent = #rows}>>)
// -----
// refused: #ttg.slice: expects a distributed layout as parent, found #ttg.shared_memory
tt.func private @f(tensor<8x8xf32, #ttg.slice<{dim = 0, parent = #smem}>>)
// -----
// refused: #ttg.linear: expects at least one basis, with a coordinate for each dimension, found none
tt.func private @f(tensor<8x8xf32, #ttg.linear<{register = [], lane = [], warp = [], block = []}>>)
// -----
// refused: #ttg.linear: expects bases of 2 coordinates each, found [1]
tt.func private @f(tensor<8x8xf32, #ttg.linear<{register = [[0, 1], [1]], lane = [], warp = [], block = []}>>)
// -----
// refused: #ttg.linear: expects each basis to move along one dimension at most, found [1, 1]
tt.func private @f(tensor<8x8xf32, #ttg.linear<{register = [[1, 1]], lane = [[0, 1]], warp = [], block = []}>>)
// -----
// refused: #ttg.linear: expects bases that reach every coordinate along dimension 1, found none that gives 1
tt.func private @f(tensor<8x8xf32, #ttg.linear<{register = [[0, 2]], lane = [], warp = [], block = []}>>)
// -----
// refused: #ttg.linear: expects each basis to move along one dimension at most, found [0, -1]
tt.func private @f(tensor<8x8xf32, #ttg.linear<{register = [[0, 1], [0, -1]], lane = [], warp = [], block = []}>>)
// -----
// refused: #ttg.linear: expects bases that reach every coordinate along dimension 1, found none that gives 2
tt.func private @f(tensor<8x8xf32, #ttg.linear<{register = [[0, 1], [0, 5]], lane = [], warp = [], block = []}>>)
// -----
// refused: #ttg.blocked: expects CTASplitNum to be at least 1 each, found [0]
tt.func private @f(tensor<8x8xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CTAsPerCGA = [1], CTASplitNum = [0], CTAOrder = [0]}>>)
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects src to have an encoding of shared memory, found #ttng.tensor_memory_scales_encoding<>
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #tms, #smem, mutable>) {
  %c = arith.constant 0 : i32
  %0 = ttg.memdesc_subview %a[%c, %c, %c] : !ttg.memdesc<3x64x16xf16, #tms, #smem, mutable> -> !ttg.memdesc<64x16xf16, #tms, #smem, mutable>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects result to have an encoding of shared memory, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>) {
  %c = arith.constant 0 : i32
  %0 = ttg.memdesc_subview %a[%c, %c, %c] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #tmem, #smem, mutable>
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects a result of 2 of the 3 dimensions of src in tensor memory, found 2 of 2
tt.func @f(%a: !ttg.memdesc<64x16xf16, #tmem, #smem, mutable>) {
  %c = arith.constant 0 : i32
  %0 = ttg.memdesc_subview %a[%c, %c] : !ttg.memdesc<64x16xf16, #tmem, #smem, mutable> -> !ttg.memdesc<64x16xf16, #tmem, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects result to have the element type of src, f16, found f32
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf32, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects src to have at least 2 dimensions, found 4
tt.func @f(%a: !ttg.memdesc<4xi64, #shared1, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<4xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects result to have the shape of src without the first dimension, 64x16, found 32x16
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects result to have the shape of src without the first dimension, 64x16, found 1x64x16
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<1x64x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects src to be a whole allocation, 4x64x16, found a view of it, 3x64x16
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable, 4x64x16>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable, 4x64x16> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects src to be a whole allocation, 4x3x64x16, found a view of it, 3x64x16
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable, 4x3x64x16>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable, 4x3x64x16> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects src to have an encoding of shared memory or tensor memory, found #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #b2, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #b2, #smem, mutable> -> !ttg.memdesc<64x16xf16, #b2, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects src to be in shared memory (#ttg.shared_memory), found #ttng.tensor_memory
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #ts, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #sw, #ts, mutable> -> !ttg.memdesc<64x16xf16, #sw, #ts, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects src to be in tensor memory (#ttng.tensor_memory), found #ttg.shared_memory
tt.func @f(%a: !ttg.memdesc<3x128x128xf32, #tmem, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x128x128xf32, #tmem, #smem, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects result to be in shared memory (#ttg.shared_memory), found #ttng.tensor_memory
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #ts, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects sizes of src behind the first that are powers of two, found 2x3x64x16
tt.func @f(%a: !ttg.memdesc<2x3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<2x3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects sizes of src behind the first that are powers of two, found 3x64x48
tt.func @f(%a: !ttg.memdesc<3x64x48xf16, #sw, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x48xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x48xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects result to be at most as large as its allocation, 32x16, found 64x16
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x32x16>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects result to be in the same memory as src, #ttg.shared_memory, found #ttng.tensor_memory
tt.func @f(%a: !ttg.memdesc<3x128x128xf32, #sw, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x128x128xf32, #sw, #smem, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects src to have 3 dimensions in tensor memory, found 128x128
tt.func @f(%a: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128xf32, #tmem, #ts, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects the allocation of src to hold a block of 128x128, found 128x64
tt.func @f(%a: !ttg.memdesc<3x128x64xf32, #tmem, #ts, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x128x64xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ts, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects elements of src of 16 or 32 bits where unpacked, found i8 in #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
tt.func @f(%a: !ttg.memdesc<3x128x128xi8, #tmem, #ts, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x128x128xi8, #tmem, #ts, mutable> -> !ttg.memdesc<128x128xi8, #tmem, #ts, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects elements of src of at most 16 bits where packed, found f32 in #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
tt.func @f(%a: !ttg.memdesc<3x128x128xf32, #tmemU, #ts, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x128x128xf32, #tmemU, #ts, mutable> -> !ttg.memdesc<128x128xf32, #tmemU, #ts, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op expects src to have the encoding #ttng.tensor_memory_encoding, found #ttng.tensor_memory_scales_encoding<>
tt.func @f(%a: !ttg.memdesc<3x128x16xi8, #tms, #ts, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x128x16xi8, #tms, #ts, mutable> -> !ttg.memdesc<128x16xi8, #tms, #ts, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_index' op operand #1 ('index') must be 32-bit signless integer, but got 'i64'
tt.func @f(%a: !ttg.memdesc<3x64x32xf16, #sw, #smem>, %i: i64) {
  %0 = "ttg.memdesc_index"(%a, %i) : (!ttg.memdesc<3x64x32xf16, #sw, #smem>, i64) -> !ttg.memdesc<64x32xf16, #sw, #smem>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects result to have the element type of src, f16, found f32
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[32, 0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x32xf32, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects 2 offsets, one a dimension of src, found 1
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[32] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects 2 offsets, one a dimension of src, found 0
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects result to have the 3 dimensions of src, found 2
tt.func @f(%a: !ttg.memdesc<4x64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[0, 0, 0] : !ttg.memdesc<4x64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x32xf16, #sw, #smem, mutable, 4x64x32>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects src to have an encoding of shared memory, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
tt.func @f(%a: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttg.memdesc_subslice %a[0, 64] : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ts, mutable, 128x128>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects result to have an encoding of shared memory, found #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[32, 0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x32xf16, #tmem, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects result to be in shared memory (#ttg.shared_memory), found #ttng.tensor_memory
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[32, 0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x32xf16, #sw, #ts, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects result to be at most as large as its allocation, 64x32, found 128x32
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[0, 0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<128x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects offset #1 to be 0 since the result has all of that dimension, found 32
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[0, 32] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects offset #1 to be 0 since the result has all of that dimension, found -32
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[32, -32] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects offset #0 to be a multiple of the part's size, 32, found 16
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[16, 0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects offset #0 to be a multiple of the part's size, 24, found 16
tt.func @f(%a: !ttg.memdesc<48x64xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[16, 0] : !ttg.memdesc<48x64xf16, #sw, #smem, mutable> -> !ttg.memdesc<24x64xf16, #sw, #smem, mutable, 48x64>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects src to have sizes that are powers of two, found 48x64
tt.func @f(%a: !ttg.memdesc<48x64xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[16, 0] : !ttg.memdesc<48x64xf16, #sw, #smem, mutable> -> !ttg.memdesc<16x64xf16, #sw, #smem, mutable, 48x64>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects src to have sizes that are powers of two, found 96x64
tt.func @f(%a: !ttg.memdesc<64x64xf16, #sw, #smem, mutable, 96x64>) {
  %0 = ttg.memdesc_subslice %a[32, 0] : !ttg.memdesc<64x64xf16, #sw, #smem, mutable, 96x64> -> !ttg.memdesc<32x64xf16, #sw, #smem, mutable, 96x64>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects a part that holds the swizzle's pattern along dimension 0, found size 1 of #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[1, 0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<1x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects a part that holds the swizzle's pattern along dimension 0, found size 4 of #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable, 64x64>) {
  %0 = ttg.memdesc_subslice %a[4, 0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable, 64x64> -> !ttg.memdesc<4x32xf16, #sw, #smem, mutable, 64x64>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects a part that holds the swizzle's pattern along dimension 0, found size 4 of #ttg.swizzled_shared<{vec = 8, perPhase = 8, maxPhase = 2, order = [1, 0]}>
tt.func @f(%a: !ttg.memdesc<16x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 8, maxPhase = 2, order = [1, 0]}>, #smem, mutable, 64x64>) {
  %0 = ttg.memdesc_subslice %a[4, 0] : !ttg.memdesc<16x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 8, maxPhase = 2, order = [1, 0]}>, #smem, mutable, 64x64> -> !ttg.memdesc<4x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 8, maxPhase = 2, order = [1, 0]}>, #smem, mutable, 64x64>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects a part that holds the swizzle's pattern along dimension 0, found size 4 of #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
tt.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[4, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<4x64xf16, #shared, #smem, mutable, 64x64>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects a part that holds the swizzle's pattern along dimension 0, found size 2 of #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>
tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[2, 0] : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>, #smem, mutable> -> !ttg.memdesc<2x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>, #smem, mutable, 64x64>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects a part that holds the swizzle's pattern along dimension 0, found size 4 of #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>
tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[4, 0] : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #smem, mutable> -> !ttg.memdesc<4x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #smem, mutable, 64x64>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects a part that holds the swizzle's pattern along dimension 1, found size 4 of #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
tt.func @f(%a: !ttg.memdesc<64x64xf16, #sharedT, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[0, 4] : !ttg.memdesc<64x64xf16, #sharedT, #smem, mutable> -> !ttg.memdesc<64x4xf16, #sharedT, #smem, mutable, 64x64>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects a part that holds the swizzle's pattern along dimension 0, found size 2 of #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>
tt.func @f(%a: !ttg.memdesc<16x2x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[2, 0, 0] : !ttg.memdesc<16x2x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem, mutable> -> !ttg.memdesc<2x2x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem, mutable, 16x2x64>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects a part that holds the swizzle's pattern along dimension 0, found size 8 of #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>
tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[8, 0] : !ttg.memdesc<64x64xf16, #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #smem, mutable> -> !ttg.memdesc<8x64xf16, #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #smem, mutable, 64x64>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects src to have at least 8 rows of the swizzle's width, found 4
tt.func @f(%a: !ttg.memdesc<4x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[2, 0] : !ttg.memdesc<4x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<2x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects src to have at least 64 elements along dimension 1, as wide as the swizzle, found 32
tt.func @f(%a: !ttg.memdesc<64x32xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[0, 16] : !ttg.memdesc<64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op expects src to have an encoding of 2 dimensions, found one of 3 (#ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [2, 1, 0]}>)
tt.func @f(%a: !ttg.memdesc<64x64xf16, #sw3, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[32, 0] : !ttg.memdesc<64x64xf16, #sw3, #smem, mutable> -> !ttg.memdesc<32x64xf16, #sw3, #smem, mutable>
  tt.return
}
// -----
// refused: 3.5.1: 'ttg.memdesc_subslice' op requires attribute 'offsets' (i32 dense array attribute)
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem>) {
  %0 = "ttg.memdesc_subslice"(%a) : (!ttg.memdesc<64x32xf16, #sw, #smem>) -> !ttg.memdesc<64x32xf16, #sw, #smem>
  tt.return
}
// -----
// refused: #ttg.amd_wmma: expects version to be 1, 2 or 3, found 4
tt.func @f(%a: tensor<64x64xf32, #ttg.amd_wmma<{version = 4, isTranspose = true, warpsPerCTA = [4, 1]}>>) {
  tt.return
}
// -----
// refused: expected a list, found array<i32: 0>
tt.func @f(%a: tensor<4xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = array<i32: 0>}>>) {
  tt.return
}
// -----
// refused: 'ttg.memdesc_reshape' op expects src to have at most 2147483648 elements, found 4294967296 (65536x65536)
tt.func @f(%a: !ttg.memdesc<65536x65536xf16, #sw, #smem>) {
  %0 = ttg.memdesc_reshape %a : !ttg.memdesc<65536x65536xf16, #sw, #smem> -> !ttg.memdesc<1x65536x65536xf16, #sw3, #smem>
  tt.return
}
// -----
// refused: 'ttg.memdesc_reshape' op expects src to have an elementBitWidth that divides the swizzle's 128 bytes, found 0
tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 0}>, #smem>) {
  %0 = ttg.memdesc_reshape %a : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 0}>, #smem> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 0, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem>
  tt.return
}
// -----
// refused: 'ttg.memdesc_reshape' op expects src to have an elementBitWidth that divides the swizzle's 64 bytes, found 100
tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 100}>, #smem>) {
  %0 = ttg.memdesc_reshape %a : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 100}>, #smem> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 100, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem>
  tt.return
}
// -----
// refused: 'ttg.memdesc_reshape' op expects src to have at least 1024 elements along dimension 1, as wide as the swizzle, found 64
tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 1}>, #smem>) {
  %0 = ttg.memdesc_reshape %a : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 1}>, #smem> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 1, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem>
  tt.return
}
// -----
// refused: 'ttg.memdesc_reshape' op expects src to have a swizzle of at least 16 elements for fp4, found 8
tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 64, fp4Padded = true}>, #smem>) {
  %0 = ttg.memdesc_reshape %a : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 64, fp4Padded = true}>, #smem> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 64, fp4Padded = true, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem>
  tt.return
}
// -----
// refused: 'ttg.async_copy_global_to_local' op expects src to point at elements of a tensor, but a tensor cannot have elements of type none
tt.func @f(%a: tensor<64x16x!tt.ptr<none>, #b2>, %b: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.async_copy_global_to_local %a, %b : tensor<64x16x!tt.ptr<none>, #b2> -> <64x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttg.warp_specialize.partitions' op expects partition #0 to have a block, found none
tt.func @f() {
  "ttg.warp_specialize"() <{partitionNumWarps = array<i32: 4>}> ({
    "ttg.warp_yield"() : () -> ()
  }, {
    "ttg.warp_specialize.partitions"() ({
    }) : () -> ()
  }) : () -> ()
  tt.return
}
// -----
// refused: 3.4.0: 'ttg.memdesc_subview' op expects an encoding of src with one place for each element, found #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [1, 1], CTAOrder = [1, 0]}>
tt.func @f(%a: !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [1, 1], CTAOrder = [1, 0]}>, #smem, mutable>) {
  %c0 = arith.constant 0 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0] : !ttg.memdesc<64x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [1, 1], CTAOrder = [1, 0]}>, #smem, mutable> -> !ttg.memdesc<32x16xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [1, 1], CTAOrder = [1, 0]}>, #smem, mutable, 64x16>
  tt.return
}
// -----
// refused: 'ttg.local_dealloc' op operand #0 ('src') must be !ttg.memdesc, but got 'tensor<4xf32>'
tt.func @f(%a: tensor<4xf32>) {
  ttg.local_dealloc %a : tensor<4xf32>
  tt.return
}
