// accepted: subview ok rank red
func.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16>
  return
}
// -----
// accepted: subview rank red front const
func.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16>
  return
}
// -----
// accepted: subview rank red smaller
func.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x16xf16, #sw, #smem, mutable, 3x64x16>
  return
}
// -----
// accepted: subview no alloc shape
func.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable>
  return
}
// -----
// accepted: subview mutability
func.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, 3x64x16>
  return
}
// -----
// accepted: subview enc
func.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #swT, #smem, mutable, 3x64x16>
  return
}
// -----
// accepted: subview same rank split 0
func.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0] : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<32x16xf16, #sw, #smem, mutable, 64x16>
  return
}
// -----
// accepted: subview same rank split 1
func.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0] : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x8xf16, #sw, #smem, mutable, 64x16>
  return
}
// -----
// accepted: subview same rank off 16
func.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c16] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 64x32>
  return
}
// -----
// accepted: subview same shape
func.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x32xf16, #sw, #smem, mutable>
  return
}
// -----
// accepted: subview rank 1 ok
func.func @f(%a: !ttg.memdesc<4xi64, #shared1, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i] : !ttg.memdesc<4xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 4>
  return
}
// -----
// accepted: subview rank 1 const
func.func @f(%a: !ttg.memdesc<4xi64, #shared1, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c8] : !ttg.memdesc<4xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 4>
  return
}
// -----
// accepted: subview memspace
func.func @f(%a: !ttg.memdesc<2x128x128xf32, #tmem, #ts, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<2x128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable, 2x128x128>
  return
}
// -----
// accepted: subview memspace change
func.func @f(%a: !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%i, %c0, %c0] : !ttg.memdesc<3x64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #ts, mutable, 3x64x16>
  return
}
// -----
// accepted: memdesc_reinterpret bigger
func.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_reinterpret %a  : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<128x64xf16, #sw, #smem, mutable>
  return
}
// -----
// accepted: memdesc_reinterpret mut
func.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_reinterpret %a  : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem>
  return
}
// -----
// accepted: memdesc_reshape ok nvmma
func.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_reshape %a  : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem, mutable>
  return
}
// -----
// accepted: memdesc_reshape sw to 3
func.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_reshape %a  : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<1x64x16xf16, #sw3, #smem, mutable>
  return
}
// -----
// accepted: memdesc_reshape mut
func.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_reshape %a  : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<1x64x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>, #smem>
  return
}
// -----
// accepted: memdesc_trans ok
func.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<16x64xf16, #swT, #smem, mutable>
  return
}
// -----
// accepted: memdesc_trans identity
func.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 0, 1>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable>
  return
}
// -----
// accepted: memdesc_trans identity nvmma
func.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 0, 1>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
  return
}
// -----
// accepted: memdesc_trans nvmma
func.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #sharedT, #smem, mutable>
  return
}
// -----
// accepted: memdesc_trans alloc kept
func.func @f(%a: !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16>) {
  %0 = ttg.memdesc_trans %a {order = array<i32: 1, 0>} : !ttg.memdesc<64x16xf16, #sw, #smem, mutable, 3x64x16> -> !ttg.memdesc<16x64xf16, #swT, #smem, mutable, 3x16x64>
  return
}
// -----
// accepted: subview 64x32->64x8 off 8
func.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c8] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x8xf16, #sw, #smem, mutable, 64x32>
  return
}
// -----
// accepted: subview 64x32->8x32 off 8
func.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c8, %c0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<8x32xf16, #sw, #smem, mutable, 64x32>
  return
}
// -----
// accepted: subview same shape off
func.func @f(%a: !ttg.memdesc<64x32xf16, #sw, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c8, %c0] : !ttg.memdesc<64x32xf16, #sw, #smem, mutable> -> !ttg.memdesc<64x32xf16, #sw, #smem, mutable, 64x32>
  return
}
// -----
// accepted: subview nvmma 64x64->64x16 off 16
func.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c0, %c16] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 64x64>
  return
}
// -----
// accepted: subview nvmma 64x64->16x64 off 16
func.func @f(%a: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %i: i32) {
  %c0 = arith.constant 0 : i32 %c16 = arith.constant 16 : i32 %c8 = arith.constant 8 : i32
  %0 = ttg.memdesc_subview %a[%c16, %c0] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared, #smem, mutable, 64x64>
  return
}
// -----
// accepted: lstore tmem
func.func @f(%s: tensor<128x128xf32, #blocked1>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %p: i1) {
  ttg.local_store %s, %d : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  return
}
// -----
// accepted: lload tmem
func.func @f(%d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttg.local_load %d : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> tensor<128x128xf32, #blocked1>
  return
}
// -----
// accepted: async ok
func.func @f(%s: tensor<64x16x!tt.ptr<f16>, #blocked>, %d: !ttg.memdesc<64x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.async_copy_global_to_local %s, %d  : tensor<64x16x!tt.ptr<f16>, #blocked> -> !ttg.memdesc<64x16xf16, #sw, #smem, mutable>
  return
}
// -----
// accepted: async shape
func.func @f(%s: tensor<64x16x!tt.ptr<f16>, #blocked>, %d: !ttg.memdesc<32x16xf16, #sw, #smem, mutable>) {
  %0 = ttg.async_copy_global_to_local %s, %d  : tensor<64x16x!tt.ptr<f16>, #blocked> -> !ttg.memdesc<32x16xf16, #sw, #smem, mutable>
  return
}
// -----
// accepted: async elem
func.func @f(%s: tensor<64x16x!tt.ptr<f16>, #blocked>, %d: !ttg.memdesc<64x16xf32, #sw, #smem, mutable>) {
  %0 = ttg.async_copy_global_to_local %s, %d  : tensor<64x16x!tt.ptr<f16>, #blocked> -> !ttg.memdesc<64x16xf32, #sw, #smem, mutable>
  return
}
// -----
// accepted: async tmem
func.func @f(%s: tensor<64x16x!tt.ptr<f16>, #blocked>, %d: !ttg.memdesc<64x16xf16, #tmem, #ts, mutable>) {
  %0 = ttg.async_copy_global_to_local %s, %d  : tensor<64x16x!tt.ptr<f16>, #blocked> -> !ttg.memdesc<64x16xf16, #tmem, #ts, mutable>
  return
}
// -----
// accepted: fp4 ok
func.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.fp4_to_fp %s {axis = 1 : i32} : tensor<64x16xi8, #blocked> -> tensor<64x32xf16, #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
  return
}
// -----
// accepted: fp4 layout
func.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.fp4_to_fp %s {axis = 1 : i32} : tensor<64x16xi8, #blocked> -> tensor<64x32xf16, #blocked>
  return
}
// -----
// accepted: fp4 no enc
func.func @f(%s: tensor<64x16xi8>) {
  %0 = ttg.fp4_to_fp %s {axis = 1 : i32} : tensor<64x16xi8> -> tensor<64x32xf16>
  return
}
// -----
// accepted: fp4 one enc
func.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.fp4_to_fp %s {axis = 1 : i32} : tensor<64x16xi8, #blocked> -> tensor<64x32xf16>
  return
}
// -----
// accepted: cvt noenc
func.func @f(%s: tensor<64x16xi8, #blocked>) {
  %0 = ttg.convert_layout %s : tensor<64x16xi8, #blocked> -> tensor<64x16xi8>
  return
}
// -----
// accepted: ws ok
func.func @f(%i: i32) {
  ttg.warp_specialize(%i)
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  return
}
// -----
// accepted: ws regs
func.func @f(%i: i32) {
  ttg.warp_specialize(%i) attributes {requestedRegisters = array<i32: 1, 2>}
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  return
}
// -----
// accepted: ws args bigregs
func.func @f(%i: i32) {
  ttg.warp_specialize(%i) attributes {actualRegisters = array<i32: 1, 2, 3>}
  default { ttg.warp_yield }
  partition0(%a: i32) num_warps(4) { ttg.warp_return } : (i32) -> ()
  return
}
// -----
// accepted: mask ok
func.func @f(%p: i1, %i: i32) {
  %0 = "ttg.mask"(%p) ({ ttg.mask.return %i : i32 }) : (i1) -> i32
  return
}
// -----
// accepted: mask type
func.func @f(%p: i1, %i: i32) {
  %0 = "ttg.mask"(%p) ({ ttg.mask.return %i : i32 }) : (i1) -> i64
  return
}
// -----
// accepted: mask args
func.func @f(%p: i1, %i: i32) {
  "ttg.mask"(%p) ({ ^bb0(%z: i32): ttg.mask.return %z : i32 }) : (i1) -> ()
  return
}
// -----
// accepted: scratch
func.func @f() {
  %g = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = -256 : i32} : !tt.ptr<i8>
  return
}
