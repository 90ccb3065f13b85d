// refused: 'ttng.init_barrier' op expects alloc to be a barrier, 1xi64, found 2xi64
tt.func @f(%b: !ttg.memdesc<2xi64, #shared1, #smem>) {
  ttng.init_barrier %b, 1 : !ttg.memdesc<2xi64, #shared1, #smem>
  tt.return
}
// -----
// refused: 'ttng.arrive_barrier' op expects count to be at least 1, found 0
tt.func @f(%b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) {
  ttng.arrive_barrier %b, 0 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.tc_gen5_mma' op expects b to have as many rows (K) as a has columns, 32, found 64
tt.func @f(%a: !ttg.memdesc<128x32xf16, #shared, #smem>, %b: !ttg.memdesc<64x128xf16, #shared, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %p: i1) {
  ttng.tc_gen5_mma %a, %b, %d, %p, %p : !ttg.memdesc<128x32xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttng.tc_gen5_mma' op expects d to have as many rows (M) as a, 64, found 128
tt.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x128xf16, #shared, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %p: i1) {
  ttng.tc_gen5_mma %a, %b, %d, %p, %p : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttng.tc_gen5_mma' op expects 0 barrier_preds, one a barrier, found 1
tt.func @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x128xf16, #shared, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %p: i1) {
  "ttng.tc_gen5_mma"(%a, %b, %d, %p, %p, %p) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0, 1>}> : (!ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, i1, i1, i1) -> ()
  tt.return
}
// -----
// refused: 'ttng.tc_gen5_mma_scaled' op expects b to have as many rows (K) as a has columns, 128, found 64
tt.func @f(%a: !ttg.memdesc<128x64xi8, #sh8, #smem>, %b: !ttg.memdesc<64x128xi8, #sh8, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e2m1 rhs = e4m3 : !ttg.memdesc<128x64xi8, #sh8, #smem>, !ttg.memdesc<64x128xi8, #sh8, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  tt.return
}
// -----
// refused: 'ttng.tc_gen5_mma_scaled' op expects b to have as many rows (K) as a has columns, 64, found 32
tt.func @f(%a: !ttg.memdesc<128x64xi8, #sh8, #smem>, %b: !ttg.memdesc<32x128xi8, #sh8, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e4m3 rhs = e2m1 : !ttg.memdesc<128x64xi8, #sh8, #smem>, !ttg.memdesc<32x128xi8, #sh8, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  tt.return
}
// -----
// refused: 'ttng.tc_gen5_mma_scaled' op expects b to have as many rows (K) as a has columns, 64, found 128
tt.func @f(%a: !ttg.memdesc<128x64xi8, #sh8, #smem>, %b: !ttg.memdesc<64x64xi8, #sh8T, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e4m3 rhs = e2m1 : !ttg.memdesc<128x64xi8, #sh8, #smem>, !ttg.memdesc<64x64xi8, #sh8T, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects d to have the layout nvidia_mma of version 3, found #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
tt.func @f(%a: !ttg.memdesc<64x16xf16, #shared, #smem>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #mma2>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf16, #shared, #smem> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma2>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects d to have the layout nvidia_mma of version 3, found #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
tt.func @f(%a: !ttg.memdesc<64x16xf16, #shared, #smem>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #blocked>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf16, #shared, #smem> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #blocked>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects the M of d to be a multiple of 64 per CTA, found 32
tt.func @f(%a: !ttg.memdesc<32x16xf16, #shared, #smem>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<32x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<32x16xf16, #shared, #smem> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<32x64xf32, #mma>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects d to have as many rows (M) as a, 64, found 128
tt.func @f(%a: !ttg.memdesc<64x16xf16, #shared, #smem>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<128x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf16, #shared, #smem> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<128x64xf32, #mma>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects the N of d to be a multiple of 8 per CTA, found 4
tt.func @f(%a: !ttg.memdesc<64x16xf16, #shared, #smem>, %b: !ttg.memdesc<16x4xf16, #shared, #smem>, %c: tensor<64x4xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf16, #shared, #smem> * !ttg.memdesc<16x4xf16, #shared, #smem> -> tensor<64x4xf32, #mma>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects a to have the element type f32, f16, bf16, f8E5M2, f8E4M3FN, i8, f8E5M2FNUZ, f8E4M3FNUZ, f64, found i16
tt.func @f(%a: !ttg.memdesc<64x16xi16, #shared, #smem>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xi16, #shared, #smem> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects maxNumImpreciseAcc to be at least 32 for f8E5M2 into f32, found 0
tt.func @f(%a: !ttg.memdesc<64x16xf8E5M2, #shared, #smem>, %b: !ttg.memdesc<16x64xf8E5M2, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf8E5M2, #shared, #smem> * !ttg.memdesc<16x64xf8E5M2, #shared, #smem> -> tensor<64x64xf32, #mma>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects b to have as many rows (K) as a has columns, 32, found 16
tt.func @f(%a: !ttg.memdesc<64x32xf16, #shared, #smem>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x32xf16, #shared, #smem> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects a to have the layout nvmma_shared, shared_linear or dot_op, found #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf16, #sw, #smem> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects b to have the layout nvmma_shared or shared_linear, found #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
tt.func @f(%a: !ttg.memdesc<64x16xf16, #shared, #smem>, %b: !ttg.memdesc<16x64xf16, #sw, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf16, #shared, #smem> * !ttg.memdesc<16x64xf16, #sw, #smem> -> tensor<64x64xf32, #mma>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects a to have the layout nvmma_shared, shared_linear or dot_op, found #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
tt.func @f(%a: tensor<64x16xf16, #blocked>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : tensor<64x16xf16, #blocked> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects d to have 2 dimensions, found 3
tt.func @f(%a: !ttg.memdesc<2x64x16xf16, #shared, #smem>, %b: !ttg.memdesc<2x16x64xf16, #shared, #smem>, %c: tensor<2x64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [1, 4, 1], instrShape = [16, 64, 16]}>>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<2x64x16xf16, #shared, #smem> * !ttg.memdesc<2x16x64xf16, #shared, #smem> -> tensor<2x64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [1, 4, 1], instrShape = [16, 64, 16]}>>
  tt.return
}
// -----
// refused: 'ttng.tmem_store' op expects dst to be mutable since it is written, found !ttg.memdesc<128x128xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>, #ttng.tensor_memory>
tt.func @f(%s: tensor<128x128xf32, #blocked1>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts>, %p: i1) {
  ttng.tmem_store %s, %d, %p : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ts>
  tt.return
}
// -----
// refused: 'ttng.tmem_store' op expects dst to be in tensor memory (#ttng.tensor_memory), found #ttg.shared_memory
tt.func @f(%s: tensor<128x128xf32, #blocked1>, %d: !ttg.memdesc<128x128xf32, #tmem, #smem, mutable>, %p: i1) {
  ttng.tmem_store %s, %d, %p : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.tmem_store' op expects dst to have the encoding #ttng.tensor_memory_encoding or #ttng.tensor_memory_scales_encoding, found #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
tt.func @f(%s: tensor<128x128xf32, #blocked1>, %d: !ttg.memdesc<128x128xf32, #sw, #ts, mutable>, %p: i1) {
  ttng.tmem_store %s, %d, %p : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #sw, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttng.tmem_store' op expects dst to have the element type of src, f32, found f16
tt.func @f(%s: tensor<128x128xf32, #blocked1>, %d: !ttg.memdesc<128x128xf16, #tmem, #ts, mutable>, %p: i1) {
  ttng.tmem_store %s, %d, %p : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf16, #tmem, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttng.tmem_store' op expects dst to have the shape of src, 128x128, found 128x64
tt.func @f(%s: tensor<128x128xf32, #blocked1>, %d: !ttg.memdesc<128x64xf32, #tmem, #ts, mutable>, %p: i1) {
  ttng.tmem_store %s, %d, %p : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x64xf32, #tmem, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttng.tmem_load' op expects src to have the encoding #ttng.tensor_memory_encoding, found #ttng.tensor_memory_scales_encoding<>
tt.func @f(%d: !ttg.memdesc<128x128xf32, #tms, #ts, mutable>) {
  %0 = ttng.tmem_load %d : !ttg.memdesc<128x128xf32, #tms, #ts, mutable> -> tensor<128x128xf32, #blocked1>
  tt.return
}
// -----
// refused: 'ttng.tmem_load' op expects src to be in tensor memory (#ttng.tensor_memory), found #ttg.shared_memory
tt.func @f(%d: !ttg.memdesc<128x128xf32, #tmem, #smem, mutable>) {
  %0 = ttng.tmem_load %d : !ttg.memdesc<128x128xf32, #tmem, #smem, mutable> -> tensor<128x128xf32, #blocked1>
  tt.return
}
// -----
// refused: 'ttng.tmem_load' op expects result to have the element type of src, f16, found f32
tt.func @f(%d: !ttg.memdesc<128x128xf16, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_load %d : !ttg.memdesc<128x128xf16, #tmem, #ts, mutable> -> tensor<128x128xf32, #blocked1>
  tt.return
}
// -----
// refused: 'ttng.tmem_load' op expects result to have the shape of src, 128x64, found 128x128
tt.func @f(%d: !ttg.memdesc<128x64xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_load %d : !ttg.memdesc<128x64xf32, #tmem, #ts, mutable> -> tensor<128x128xf32, #blocked1>
  tt.return
}
// -----
// refused: 'ttng.tmem_alloc' op expects result to be mutable since it has no initial value, found !ttg.memdesc<128x128xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>, #ttng.tensor_memory>
tt.func @f(%s: i1) {
  %0 = ttng.tmem_alloc  : () -> !ttg.memdesc<128x128xf32, #tmem, #ts>
  tt.return
}
// -----
// refused: 'ttng.tmem_alloc' op expects result to have its allocation's shape, 2x128x128, found 128x128
tt.func @f(%s: i1) {
  %0 = ttng.tmem_alloc  : () -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable, 2x128x128>
  tt.return
}
// -----
// refused: 'ttng.tmem_alloc' op expects result to be in tensor memory (#ttng.tensor_memory), found #ttg.shared_memory
tt.func @f(%s: i1) {
  %0 = ttng.tmem_alloc  : () -> !ttg.memdesc<128x128xf32, #tmem, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.tmem_alloc' op expects result to have the encoding #ttng.tensor_memory_encoding or #ttng.tensor_memory_scales_encoding, found #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
tt.func @f(%s: i1) {
  %0 = ttng.tmem_alloc  : () -> !ttg.memdesc<128x128xf32, #sw, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttng.tmem_alloc' op expects result to have the element type of src, f32, found f16
tt.func @f(%s: tensor<128x128xf32, #blocked1>) {
  %0 = ttng.tmem_alloc %s : (tensor<128x128xf32, #blocked1>) -> !ttg.memdesc<128x128xf16, #tmem, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttng.tmem_copy' op expects src not to be swizzled, found swizzlingByteWidth = 32
tt.func @f(%s: !ttg.memdesc<32x32xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<32x32xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x16xi8, #tms, #ts, mutable>) -> ()
  tt.return
}
// -----
// refused: 'ttng.tmem_copy' op expects src to have elements of 32 bits, as a matrix of TMA's has, found i8
tt.func @f(%s: !ttg.memdesc<128x128xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x128xi8, #tmem, #ts, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<128x128xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x128xi8, #tmem, #ts, mutable>) -> ()
  tt.return
}
// -----
// refused: 'ttng.tmem_copy' op expects src to be row-major, found transposed = true
tt.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = true, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x16xi8, #tms, #ts, mutable>) -> ()
  tt.return
}
// -----
// refused: 'ttng.tmem_copy' op expects src not to be padded for fp4, found fp4Padded = true
tt.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, fp4Padded = true}>, #smem>, %d: !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, fp4Padded = true}>, #smem>, !ttg.memdesc<128x16xi8, #tms, #ts, mutable>) -> ()
  tt.return
}
// -----
// refused: 'ttng.tmem_copy' op expects dst to be mutable since it is written, found !ttg.memdesc<128x16xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory>
tt.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x16xi8, #tms, #ts>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x16xi8, #tms, #ts>) -> ()
  tt.return
}
// -----
// refused: 'ttng.tmem_copy' op expects dst to have the encoding #ttng.tensor_memory_encoding or #ttng.tensor_memory_scales_encoding, found #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
tt.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x16xi8, #sw, #smem, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x16xi8, #sw, #smem, mutable>) -> ()
  tt.return
}
// -----
// refused: 'ttng.tmem_copy' op expects src to be in shared memory (#ttg.shared_memory), found #ttng.tensor_memory
tt.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ts>, %d: !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #ts>, !ttg.memdesc<128x16xi8, #tms, #ts, mutable>) -> ()
  tt.return
}
// -----
// refused: 'ttng.tmem_copy' op expects barrier to be in shared memory (#ttg.shared_memory), found #ttng.tensor_memory
tt.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #ts>) {
  ttng.tmem_copy %s, %d, %b : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, !ttg.memdesc<1xi64, #shared1, #ts>) -> ()
  tt.return
}
// -----
// refused: 'ttng.tmem_subslice' op expects src to have blockM = 128, found 64
tt.func @f(%s: !ttg.memdesc<64x128xf32, #tmem64, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<64x128xf32, #tmem64, #ts, mutable> -> !ttg.memdesc<64x64xf32, #tmem64, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttng.tmem_subslice' op expects result to have the unpacked of src, true, found false
tt.func @f(%s: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x64xf32, #tmemU, #ts, mutable, 128x128>
  tt.return
}
// -----
// refused: 'ttng.tmem_subslice' op expects result to have the encoding #ttng.tensor_memory_encoding, found #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
tt.func @f(%s: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x64xf32, #sw, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.tmem_subslice' op expects src to have the encoding #ttng.tensor_memory_encoding, found #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
tt.func @f(%s: !ttg.memdesc<128x128xf32, #sw, #smem, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x128xf32, #sw, #smem, mutable> -> !ttg.memdesc<128x64xf32, #tmemN, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttng.tmem_subslice' op expects result to have the blockM of src, 128, found 64
tt.func @f(%s: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x64xf32, #tmem64, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttng.tmem_subslice' op expects result to have the CTASplitN of src, 2, found 1
tt.func @f(%s: !ttg.memdesc<128x128xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true, CTASplitN = 2>, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x128xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true, CTASplitN = 2>, #ts, mutable> -> !ttg.memdesc<128x64xf32, #tmemN, #ts, mutable>
  tt.return
}
// -----
// refused: 'ttng.async_tma_copy_global_to_local' op expects between 1 and 5 coordinates, found 0
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.async_tma_copy_global_to_local' op expects between 1 and 5 coordinates, found 6
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i, %i, %i, %i, %i, %i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.async_tma_copy_global_to_local' op expects result to be mutable since it is written, found !ttg.memdesc<128x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem>, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i, %i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
  tt.return
}
// -----
// refused: 'ttng.async_tma_copy_global_to_local' op expects barrier to be a barrier, 1xi64, found 2xi64
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %b: !ttg.memdesc<2xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i, %i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.async_tma_gather' op expects result to be mutable since it is written, found !ttg.memdesc<128x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #ttg.shared_memory>
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf16, #shared, #smem>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem>, i1
  tt.return
}
// -----
// refused: 'ttng.async_tma_gather' op expects barrier to be a barrier, 1xi64, found 2xi64
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<2xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<2xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, i1
  tt.return
}
// -----
// refused: 'ttng.async_tma_gather' op expects result to have as many rows as x_offsets has elements, 64, found 128
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<64xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<64xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, i1
  tt.return
}
// -----
// refused: 'ttng.async_tma_scatter' op expects src to have as many rows as x_offsets has elements, 64, found 128
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<64xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<64xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.async_tma_gather' op expects result to have at least 8 rows, found 4
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<4xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<4x64xf16, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<4xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<4x64xf16, #shared, #smem, mutable>, i1
  tt.return
}
// -----
// refused: 'ttng.async_tma_scatter' op expects src to have at least 8 rows, found 4
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<4xi32, #bl1>, %y: i32, %r: !ttg.memdesc<4x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<4xi32, #bl1>, i32, !ttg.memdesc<4x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.async_tma_gather' op expects x_offsets to have 1 dimension, found 2
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128x1xi32, #blocked>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128x1xi32, #blocked>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, i1
  tt.return
}
// -----
// refused: 'ttng.async_tma_scatter' op expects x_offsets to have 1 dimension, found 2
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128x1xi32, #blocked>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128x1xi32, #blocked>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.async_tma_gather' op expects result to have 2 dimensions, found 1
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128xf16, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128xf16, #shared1, #smem, mutable>, i1
  tt.return
}
// -----
// refused: 'ttng.async_tma_scatter' op expects src to have 2 dimensions, found 1
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128xf16, #shared1, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128xf16, #shared1, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.async_tma_gather' op expects result to have elements of at most 32 bits, found f64
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf64, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf64, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x64xf64, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf64, #shared, #smem, mutable>, i1
  tt.return
}
// -----
// refused: 'ttng.async_tma_scatter' op expects src to have elements of at most 32 bits, found f64
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf64, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf64, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xf64, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf64, #shared, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.async_tma_gather' op expects result to have at least 16 columns of f16, found 8
tt.func @f(%d: !tt.tensordesc<tensor<1x8xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x8xf16, #sh0, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x8xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x8xf16, #sh0, #smem, mutable>, i1
  tt.return
}
// -----
// refused: 'ttng.async_tma_scatter' op expects src to have at least 16 columns of f16, found 8
tt.func @f(%d: !tt.tensordesc<tensor<1x8xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x8xf16, #sh0, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x8xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x8xf16, #sh0, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.async_tma_gather' op expects result to have at least 32 columns of i8, found 16
tt.func @f(%d: !tt.tensordesc<tensor<1x16xi8, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x16xi8, #sh0, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x16xi8, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x16xi8, #sh0, #smem, mutable>, i1
  tt.return
}
// -----
// refused: 'ttng.async_tma_scatter' op expects src to have at least 32 columns of i8, found 16
tt.func @f(%d: !tt.tensordesc<tensor<1x16xi8, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x16xi8, #sh0, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x16xi8, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x16xi8, #sh0, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.tensormap_create' op expects global_dim to have 3 values for the 3 of box_dim, found 2
tt.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [%i, %i, %i], [%i, %i], [%l], [%i, %i] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32, i32, i32, i64, i32, i32) -> ()
  tt.return
}
// -----
// refused: 'ttng.tensormap_create' op expects global_dim to have 2 values for the 2 of box_dim, found 3
tt.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [%i, %i], [%i, %i, %i], [%l], [%i, %i] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32, i32, i32, i64, i32, i32) -> ()
  tt.return
}
// -----
// refused: 'ttng.tensormap_create' op expects element_stride to have 2 values for the 2 of box_dim, found 1
tt.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [%i, %i], [%i, %i], [%l], [%i] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32, i32, i64, i32) -> ()
  tt.return
}
// -----
// refused: 'ttng.tensormap_create' op expects global_stride to have 1 values for the 2 of box_dim, found 2
tt.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [%i, %i], [%i, %i], [%l, %l], [%i, %i] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32, i32, i64, i64, i32, i32) -> ()
  tt.return
}
// -----
// refused: 'ttng.tensormap_create' op expects box_dim to have at least 1 value, found 0
tt.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [], [], [], [] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>) -> ()
  tt.return
}
// -----
// refused: 'ttng.tensormap_create' op attribute 'elem_type' failed to satisfy constraint: 32-bit signless integer attribute between 0 and 15, found 16 : i32
tt.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [%i, %i], [%i, %i], [%l], [%i, %i] {elem_type = 16 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32, i32, i64, i32, i32) -> ()
  tt.return
}
// -----
// refused: 'ttng.tensormap_create' op attribute 'swizzle_mode' failed to satisfy constraint: 32-bit signless integer attribute between 0 and 3, found 4 : i32
tt.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [%i, %i], [%i, %i], [%l], [%i, %i] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 4 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32, i32, i64, i32, i32) -> ()
  tt.return
}
// -----
// refused: 'ttng.tensormap_create' op attribute 'interleave_layout' failed to satisfy constraint: 32-bit signless integer attribute between 0 and 2, found 3 : i32
tt.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [%i, %i], [%i, %i], [%l], [%i, %i] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 3 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32, i32, i64, i32, i32) -> ()
  tt.return
}
// -----
// refused: 'ttng.tensormap_create' op attribute 'fill_mode' failed to satisfy constraint: 32-bit signless integer attribute between 0 and 1, found -1 : i32
tt.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [%i, %i], [%i, %i], [%l], [%i, %i] {elem_type = 6 : i32, fill_mode = -1 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32, i32, i64, i32, i32) -> ()
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot_wait' op failed to verify that all of {inputs, outputs} have same type: inputs and outputs are tensor<64x16xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>> vs. tensor<64x16xi8, #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>>
tt.func @f(%a: tensor<64x16xi8, #blocked>) {
  %0 = "ttng.warp_group_dot_wait"(%a) {pendings = 0 : i32} : (tensor<64x16xi8, #blocked>) -> tensor<64x16xi8, #blocked1>
  tt.return
}
// -----
// refused: 'ttng.arrive_barrier' op expects alloc to be a barrier, 1xi64, found 2xi64
tt.func @f(%b: !ttg.memdesc<2xi64, #shared1, #smem, mutable>, %p: i1, %i: i32) {
  ttng.arrive_barrier %b, 1 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.arrive_barrier' op expects alloc to be a barrier, 1xi64, found 1xi32
tt.func @f(%b: !ttg.memdesc<1xi32, #shared1, #smem, mutable>, %p: i1, %i: i32) {
  ttng.arrive_barrier %b, 1 : !ttg.memdesc<1xi32, #shared1, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.barrier_expect' op expects alloc to be a barrier, 1xi64, found 2xi64
tt.func @f(%b: !ttg.memdesc<2xi64, #shared1, #smem, mutable>, %p: i1, %i: i32) {
  ttng.barrier_expect %b, 256, %p : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.barrier_expect' op expects alloc to be a barrier, 1xi64, found 1xi32
tt.func @f(%b: !ttg.memdesc<1xi32, #shared1, #smem, mutable>, %p: i1, %i: i32) {
  ttng.barrier_expect %b, 256, %p : !ttg.memdesc<1xi32, #shared1, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.inval_barrier' op expects alloc to be a barrier, 1xi64, found 2xi64
tt.func @f(%b: !ttg.memdesc<2xi64, #shared1, #smem, mutable>, %p: i1, %i: i32) {
  ttng.inval_barrier %b : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.inval_barrier' op expects alloc to be a barrier, 1xi64, found 1xi32
tt.func @f(%b: !ttg.memdesc<1xi32, #shared1, #smem, mutable>, %p: i1, %i: i32) {
  ttng.inval_barrier %b : !ttg.memdesc<1xi32, #shared1, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.wait_barrier' op expects alloc to be a barrier, 1xi64, found 2xi64
tt.func @f(%b: !ttg.memdesc<2xi64, #shared1, #smem, mutable>, %p: i1, %i: i32) {
  ttng.wait_barrier %b, %i : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.wait_barrier' op expects alloc to be a barrier, 1xi64, found 1xi32
tt.func @f(%b: !ttg.memdesc<1xi32, #shared1, #smem, mutable>, %p: i1, %i: i32) {
  ttng.wait_barrier %b, %i : !ttg.memdesc<1xi32, #shared1, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot': 1 operands do not fit its declaration (a, b, c, useC)
tt.func @f(%a: tensor<64x16xi8, #blocked>, %b: tensor<64x16xf32, #blocked>) {
  %0 = "ttng.warp_group_dot"(%a) : (tensor<64x16xi8, #blocked>) -> tensor<64x16xi8, #blocked>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot_wait' op expects at least 1 input to wait for, found 0
tt.func @f() {
  "ttng.warp_group_dot_wait"() <{pendings = 0 : i32}> : () -> ()
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot_wait': expected a type of 'inputs' after ':', found 'tt.return'
tt.func @f() {
  ttng.warp_group_dot_wait {pendings = 0 : i32} :
  tt.return
}
// -----
// refused: 'ttng.wait_barrier' operand 'deps': 1 operands but 0 types
tt.func @f(%b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %a: !ttg.memdesc<128x64xf16, #shared, #smem>, %i: i32) {
  ttng.wait_barrier %b, %i deps %a : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.async_tma_gather': 5 types do not fit its operands (desc, x_offsets, y_offset, barrier, result, pred)
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16>>, %x: tensor<64xi32>, %i: i32, %a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %i] %a, %b, %p : !tt.tensordesc<tensor<128x64xf16>>, tensor<64xi32>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// refused: 'ttng.fence_async_shared' op requires attribute 'bCluster' (bool attribute)
tt.func @f() {
  "ttng.fence_async_shared"() : () -> ()
  tt.return
}
// -----
// refused: 'ttng.async_tma_store_wait' op attribute 'pendings' failed to satisfy constraint: 32-bit signless integer attribute, found 0 : i64
tt.func @f() {
  ttng.async_tma_store_wait {pendings = 0 : i64}
  tt.return
}
// -----
// refused: 'ttng.async_tma_copy_local_to_global' op operand #2 ('src') must be !ttg.memdesc, but got 'tensor<64x64xf16>'
tt.func @f(%d: !tt.tensordesc<tensor<64x64xf16>>, %i: i32, %s: tensor<64x64xf16>) {
  ttng.async_tma_copy_local_to_global %d[%i] %s : !tt.tensordesc<tensor<64x64xf16>>, tensor<64x64xf16>
  tt.return
}
// -----
// refused: 'ttng.reinterpret_tensor_descriptor' op operand #0 ('rawDesc') must be !tt.ptr, but got 'i64'
tt.func @f(%d: i64) {
  %0 = ttng.reinterpret_tensor_descriptor %d : i64 to !tt.tensordesc<tensor<64x64xf16>>
  tt.return
}
// -----
// refused: 'ttng.tensormap_fenceproxy_acquire' op operand #0 ('desc_ptr') must be !tt.ptr, but got 'i64'
tt.func @f(%d: i64) {
  ttng.tensormap_fenceproxy_acquire %d : i64
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects a to have a dot_op of nvidia_mma with opIdx 0, found #ttg.dot_op<{opIdx = 1, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>, kWidth = 2}>
tt.func @f(%a: tensor<64x16xf16, #dot1>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c : tensor<64x16xf16, #dot1> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
  tt.return
}
// -----
// refused: 'ttng.warp_group_dot' op expects a to have a dot_op of nvidia_mma with opIdx 0, found #ttg.dot_op<{opIdx = 0, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>
tt.func @f(%a: tensor<64x16xf16, #fma0>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c : tensor<64x16xf16, #fma0> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
  tt.return
}
