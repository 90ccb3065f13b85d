// accepted: 3.4.0: subview ok rank red
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16>
  tt.return
}
// -----
// accepted: 3.4.0: subview rank red front const
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16>
  tt.return
}
// -----
// accepted: 3.4.0: subview rank red smaller
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x16xf16, #sw, #smem, mutable, 3x64x16>
  tt.return
}
// -----
// accepted: 3.4.0: subview no alloc shape
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// accepted: 3.4.0: subview mutability
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, 3x64x16>
  tt.return
}
// -----
// accepted: 3.4.0: subview enc
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #swT, #smem, mutable, 3x64x16>
  tt.return
}
// -----
// accepted: 3.4.0: subview same rank split 0
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0] : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x16xf16, #sw, #smem, mutable, 64x16>
  tt.return
}
// -----
// accepted: 3.4.0: subview same rank split 1
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0] : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x8xf16, #sw, #smem, mutable, 64x16>
  tt.return
}
// -----
// accepted: 3.4.0: subview same rank off 16
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c16] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// accepted: 3.4.0: subview same shape
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x32xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// accepted: 3.4.0: subview rank 1 ok
tt.func @f(%a: !ttg.memdesc<4xi64, #shared1, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i] : !ttg.memdesc<4xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 4>
  tt.return
}
// -----
// accepted: 3.4.0: subview rank 1 const
tt.func @f(%a: !ttg.memdesc<4xi64, #shared1, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c8] : !ttg.memdesc<4xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 4>
  tt.return
}
// -----
// accepted: 3.4.0: subview memspace
tt.func @f(%a: !ttg.memdesc<2x128x128xf32, #tmem, #ts, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<2x128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable, 2x128x128>
  tt.return
}
// -----
// accepted: 3.4.0: subview memspace change
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #ts, mutable, 3x64x16>
  tt.return
}
// -----
// accepted: memdesc_reinterpret bigger
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_reinterpret %a  : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<128x64xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// accepted: memdesc_reinterpret mut
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_reinterpret %a  : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem>
  tt.return
}
// -----
// accepted: memdesc_reshape ok nvmma
tt.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_reshape %a  : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem, mutable>
  tt.return
}
// -----
// accepted: 3.4.0: memdesc_reshape sw to 3
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_reshape %a  : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<1x64x16xf16, #sw3, #smem, mutable>
  tt.return
}
// -----
// accepted: 3.4.0: memdesc_reshape mut
tt.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_reshape %a  : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem>
  tt.return
}
// -----
// accepted: memdesc_trans ok
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<16x64xf16, #swT, #smem, mutable>
  tt.return
}
// -----
// accepted: memdesc_trans identity
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 0, 1>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// accepted: memdesc_trans identity nvmma
tt.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 0, 1>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: memdesc_trans nvmma
tt.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #sharedT, #smem, mutable>
  tt.return
}
// -----
// accepted: memdesc_trans alloc kept
tt.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16> -> !ttg.memdesc<16x64xf16, #swT, #smem, mutable, 3x16x64>
  tt.return
}
// -----
// accepted: 3.4.0: subview 64x32->64x8 off 8
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c8] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x8xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// accepted: 3.4.0: subview 64x32->8x32 off 8
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c8, %c0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<8x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// accepted: 3.4.0: subview same shape off
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c8, %c0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// accepted: 3.4.0: subview nvmma 64x64->64x16 off 16
tt.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c16] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x64>
  tt.return
}
// -----
// accepted: 3.4.0: subview nvmma 64x64->16x64 off 16
tt.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c16, %c0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared, #smem, mutable, 64x64>
  tt.return
}
// -----
// accepted: 3.4.0: lstore tmem
tt.func @f(%s: tensor<128x128xf32, #blocked1>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %p: i1) {
  ttg.local_store %s, %d : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  tt.return
}
// -----
// accepted: 3.4.0: lload tmem
tt.func @f(%d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttg.local_load %d : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> tensor<128x128xf32, #blocked1>
  tt.return
}
// -----
// accepted: async ok
tt.func @f(%s: tensor<64x16x!tt.ptr<f16>, #blocked>, %d: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.async_copy_global_to_local %s, %d  : tensor<64x16x!tt.ptr<f16>, #blocked> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// accepted: async shape
tt.func @f(%s: tensor<64x16x!tt.ptr<f16>, #blocked>, %d: !ttg.memdesc<32x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.async_copy_global_to_local %s, %d  : tensor<64x16x!tt.ptr<f16>, #blocked> -> !ttg.memdesc<32x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// accepted: async elem
tt.func @f(%s: tensor<64x16x!tt.ptr<f16>, #blocked>, %d: !ttg.memdesc<64x16xf32, #sw, #smem, mutable>) {
  %0 = ttg.async_copy_global_to_local %s, %d  : tensor<64x16x!tt.ptr<f16>, #blocked> -> !ttg.memdesc<64x16xf32, #sw, #smem, mutable>
  tt.return
}
// -----
// accepted: 3.4.0: async tmem
tt.func @f(%s: tensor<64x16x!tt.ptr<f16>, #blocked>, %d: !ttg.memdesc<64x16xf16, #tmem, #ts, mutable>) {
  %0 = ttg.async_copy_global_to_local %s, %d  : tensor<64x16x!tt.ptr<f16>, #blocked> -> !ttg.memdesc<64x16xf16, #tmem, #ts, mutable>
  tt.return
}
// -----
// accepted: fp4 ok
tt.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.fp4_to_fp %s {axis = 1 : i32} : tensor<64x16xi8, #blocked> -> tensor<64x32xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
  tt.return
}
// -----
// accepted: fp4 layout
tt.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.fp4_to_fp %s {axis = 1 : i32} : tensor<64x16xi8, #blocked> -> tensor<64x32xf16, #blocked>
  tt.return
}
// -----
// accepted: fp4 no enc
tt.func @f(%s: tensor<64x16xi8>) {
  %0 = ttg.fp4_to_fp %s {axis = 1 : i32} : tensor<64x16xi8> -> tensor<64x32xf16>
  tt.return
}
// -----
// accepted: fp4 one enc
tt.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.fp4_to_fp %s {axis = 1 : i32} : tensor<64x16xi8, #blocked> -> tensor<64x32xf16>
  tt.return
}
// -----
// accepted: cvt noenc
tt.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.convert_layout %s : tensor<64x16xi8, #blocked> -> tensor<64x16xi8>
  tt.return
}
// -----
// accepted: ws ok
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i)
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// accepted: ws regs
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i) attributes {requestedRegisters = array<i32: 1, 2>}
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// accepted: ws args bigregs
tt.func @f(%i: i32) {
  ttg.warp_specialize(%i) attributes {actualRegisters = array<i32: 1, 2, 3>}
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  tt.return
}
// -----
// accepted: mask ok
tt.func @f(%p: i1, %i: i32) {
  %0 = "ttg.mask"(%p) ({ ttg.mask.return %i : i32 }) : (i1) -> i32
  tt.return
}
// -----
// accepted: mask type
tt.func @f(%p: i1, %i: i32) {
  %0 = "ttg.mask"(%p) ({ ttg.mask.return %i : i32 }) : (i1) -> i64
  tt.return
}
// -----
// accepted: mask args
tt.func @f(%p: i1, %i: i32) {
  "ttg.mask"(%p) ({ ^bb0(%z: i32): ttg.mask.return %z : i32 }) : (i1) -> ()
  tt.return
}
// -----
// accepted: scratch
tt.func @f() {
  %g = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = -256 : i32} : !tt.ptr<i8>
  tt.return
}
// -----
// accepted: 3.5.1: one of three buffers
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// accepted: 3.5.1: one of three buffers, which says so
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16>
  tt.return
}
// -----
// accepted: 3.5.1: any allocation of the result
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x128x16>
  tt.return
}
// -----
// accepted: 3.5.1: one of one, of one dimension
tt.func @f(%a: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
  tt.return
}
// -----
// accepted: 3.5.1: mutability that changes
tt.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x16xf16, #sw, #smem> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// accepted: 3.5.1: an encoding that changes
tt.func @f(%a: !ttg.memdesc<3x64x64xf16, #sw3, #smem, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<3x64x64xf16, #sw3, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: 3.5.1: one of two in tensor memory
tt.func @f(%a: !ttg.memdesc<2x128x128xf32, #tmem, #ts, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<2x128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable, 2x128x128>
  tt.return
}
// -----
// accepted: 3.5.1: packed in tensor memory
tt.func @f(%a: !ttg.memdesc<2x128x128xi8, #tmemU, #ts, mutable>, %i: i32) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<2x128x128xi8, #tmemU, #ts, mutable> -> !ttg.memdesc<128x128xi8, #tmemU, #ts, mutable>
  tt.return
}
// -----
// accepted: 3.5.1: the whole
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[0, 0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x32xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// accepted: 3.5.1: the whole, of which no offset is asked
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[8, -1] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x32xf16, #sw, #smem, mutable>
  tt.return
}
// -----
// accepted: 3.5.1: the whole of what CTAs share
tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[0, 0] : !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>, #smem, mutable> -> !ttg.memdesc<64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>, #smem, mutable>
  tt.return
}
// -----
// accepted: 3.5.1: half of the rows
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[32, 0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// accepted: 3.5.1: part of both dimensions
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[32, 16] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x16xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// accepted: 3.5.1: offsets outside
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[-32, 0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// accepted: 3.5.1: as many rows as the swizzle has phases within a row
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[4, 0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<4x32xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// accepted: 3.5.1: a part of a part, where the swizzle is wider than the first
tt.func @f(%a: !ttg.memdesc<8x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 8, maxPhase = 2, order = [1, 0]}>, #smem, mutable, 64x64>) {
  %0 = ttg.memdesc_subslice %a[4, 0] : !ttg.memdesc<8x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 8, maxPhase = 2, order = [1, 0]}>, #smem, mutable, 64x64> -> !ttg.memdesc<4x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 8, maxPhase = 2, order = [1, 0]}>, #smem, mutable, 64x64>
  tt.return
}
// -----
// accepted: 3.5.1: columns of a row
tt.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[0, 1] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x1xf16, #sw, #smem, mutable, 64x32>
  tt.return
}
// -----
// accepted: 3.5.1: of one dimension
tt.func @f(%a: !ttg.memdesc<4xi64, #shared1, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[1] : !ttg.memdesc<4xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 4>
  tt.return
}
// -----
// accepted: 3.5.1: of three dimensions
tt.func @f(%a: !ttg.memdesc<4x64x32xf16, #sw3, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[2, 32, 0] : !ttg.memdesc<4x64x32xf16, #sw3, #smem, mutable> -> !ttg.memdesc<2x32x32xf16, #sw3, #smem, mutable, 4x64x32>
  tt.return
}
// -----
// accepted: 3.5.1: 8 rows of TMA's tile
tt.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[8, 0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<8x64xf16, #shared, #smem, mutable, 64x64>
  tt.return
}
// -----
// accepted: 3.5.1: columns of TMA's tile
tt.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[0, 8] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x8xf16, #shared, #smem, mutable, 64x64>
  tt.return
}
// -----
// accepted: 3.5.1: 8 columns of TMA's tile, transposed
tt.func @f(%a: !ttg.memdesc<64x64xf16, #sharedT, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[0, 8] : !ttg.memdesc<64x64xf16, #sharedT, #smem, mutable> -> !ttg.memdesc<64x8xf16, #sharedT, #smem, mutable, 64x64>
  tt.return
}
// -----
// accepted: 3.5.1: 8 rows over two dimensions of TMA's tile
tt.func @f(%a: !ttg.memdesc<16x2x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[4, 0, 0] : !ttg.memdesc<16x2x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem, mutable> -> !ttg.memdesc<4x2x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem, mutable, 16x2x64>
  tt.return
}
// -----
// accepted: 3.5.1: 4 rows of TMA's tile without swizzle
tt.func @f(%a: !ttg.memdesc<64x64xi8, #sh0, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[4, 0] : !ttg.memdesc<64x64xi8, #sh0, #smem, mutable> -> !ttg.memdesc<4x64xi8, #sh0, #smem, mutable, 64x64>
  tt.return
}
// -----
// accepted: 3.5.1: as many rows as the phases rotate over
tt.func @f(%a: !ttg.memdesc<64x64xf16, #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #smem, mutable>) {
  %0 = ttg.memdesc_subslice %a[16, 0] : !ttg.memdesc<64x64xf16, #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #smem, mutable> -> !ttg.memdesc<16x64xf16, #ttg.amd_rotating_shared<{vec = 4, perPhase = 1, maxPhase = 4, order = [1, 0]}>, #smem, mutable, 64x64>
  tt.return
}
