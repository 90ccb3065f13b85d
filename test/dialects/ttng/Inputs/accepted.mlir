// accepted: barrier immutable init
func.func @f(%b: !ttg.memdesc<1xi64, #shared1, #smem>) {
  ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #shared1, #smem>
  return
}
// -----
// accepted: barrier alloc 2
func.func @f(%b: !ttg.memdesc<1xi64, #shared1, #smem, 2>) {
  ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #shared1, #smem, 2>
  return
}
// -----
// accepted: mma bar bad
func.func @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x128xf16, #shared, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %p: i1, %bar: !ttg.memdesc<2xi32, #shared1, #smem>) {
  ttng.tc_gen5_mma %a, %b, %d, %p, %p, %bar[%p] : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<2xi32, #shared1, #smem>
  return
}
// -----
// accepted: mma d immutable
func.func @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x128xf16, #shared, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts>, %p: i1) {
  ttng.tc_gen5_mma %a, %b, %d, %p, %p : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts>
  return
}
// -----
// accepted: scaled e4m3
func.func @f(%a: !ttg.memdesc<128x64xi8, #sh8, #smem>, %b: !ttg.memdesc<64x128xi8, #sh8, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e4m3 rhs = e4m3 : !ttg.memdesc<128x64xi8, #sh8, #smem>, !ttg.memdesc<64x128xi8, #sh8, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  return
}
// -----
// accepted: a e2m1 K packed
func.func @f(%a: !ttg.memdesc<128x32xi8, #sh8, #smem>, %b: !ttg.memdesc<64x128xi8, #sh8, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e2m1 rhs = e4m3 : !ttg.memdesc<128x32xi8, #sh8, #smem>, !ttg.memdesc<64x128xi8, #sh8, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  return
}
// -----
// accepted: a e2m1 T M packed
func.func @f(%a: !ttg.memdesc<64x64xi8, #sh8T, #smem>, %b: !ttg.memdesc<64x128xi8, #sh8, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e2m1 rhs = e4m3 : !ttg.memdesc<64x64xi8, #sh8T, #smem>, !ttg.memdesc<64x128xi8, #sh8, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  return
}
// -----
// accepted: b e2m1 K packed, T
func.func @f(%a: !ttg.memdesc<128x64xi8, #sh8, #smem>, %b: !ttg.memdesc<32x128xi8, #sh8T, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e4m3 rhs = e2m1 : !ttg.memdesc<128x64xi8, #sh8, #smem>, !ttg.memdesc<32x128xi8, #sh8T, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  return
}
// -----
// accepted: b e2m1 N packed, notT
func.func @f(%a: !ttg.memdesc<128x64xi8, #sh8, #smem>, %b: !ttg.memdesc<64x64xi8, #sh8, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e4m3 rhs = e2m1 : !ttg.memdesc<128x64xi8, #sh8, #smem>, !ttg.memdesc<64x64xi8, #sh8, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  return
}
// -----
// accepted: dot ok
func.func @f(%a: !ttg.memdesc<64x16xf16, #shared, #smem>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf16, #shared, #smem> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
  return
}
// -----
// accepted: dot a i8
func.func @f(%a: !ttg.memdesc<64x16xi8, #shared, #smem>, %b: !ttg.memdesc<16x64xi8, #shared, #smem>, %c: tensor<64x64xi32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xi8, #shared, #smem> * !ttg.memdesc<16x64xi8, #shared, #smem> -> tensor<64x64xi32, #mma>
  return
}
// -----
// accepted: dot fp8 32
func.func @f(%a: !ttg.memdesc<64x16xf8E5M2, #shared, #smem>, %b: !ttg.memdesc<16x64xf8E5M2, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c {maxNumImpreciseAcc = 32 : i32} : !ttg.memdesc<64x16xf8E5M2, #shared, #smem> * !ttg.memdesc<16x64xf8E5M2, #shared, #smem> -> tensor<64x64xf32, #mma>
  return
}
// -----
// accepted: dot fp8 f16 acc
func.func @f(%a: !ttg.memdesc<64x16xf8E5M2, #shared, #smem>, %b: !ttg.memdesc<16x64xf8E5M2, #shared, #smem>, %c: tensor<64x64xf16, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf8E5M2, #shared, #smem> * !ttg.memdesc<16x64xf8E5M2, #shared, #smem> -> tensor<64x64xf16, #mma>
  return
}
// -----
// accepted: dot a tensor dotop
func.func @f(%a: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
  return
}
// -----
// accepted: dot mixed types
func.func @f(%a: !ttg.memdesc<64x16xf16, #shared, #smem>, %b: !ttg.memdesc<16x64xbf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf16, #shared, #smem> * !ttg.memdesc<16x64xbf16, #shared, #smem> -> tensor<64x64xf32, #mma>
  return
}
// -----
// accepted: tstore ok
func.func @f(%s: tensor<128x128xf32, #blocked1>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %p: i1) {
  ttng.tmem_store %s, %d, %p : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  return
}
// -----
// accepted: tload
func.func @f(%d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_load %d : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> tensor<128x128xf32, #blocked1>
  return
}
// -----
// accepted: tload layout
func.func @f(%d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_load %d : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> tensor<128x128xf32, #blocked>
  return
}
// -----
// accepted: talloc src mutable
func.func @f(%s: tensor<128x128xf32, #blocked1>) {
  %0 = ttng.tmem_alloc %s : (tensor<128x128xf32, #blocked1>) -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  return
}
// -----
// accepted: tcopy 2d
func.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x16xi8, #tms, #ts, mutable>) -> ()
  return
}
// -----
// accepted: tcopy src mutable
func.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem, mutable>, %d: !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem, mutable>, !ttg.memdesc<128x16xi8, #tms, #ts, mutable>) -> ()
  return
}
// -----
// accepted: tcopy no swizzle tmem dst
func.func @f(%s: !ttg.memdesc<128x128xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x128xi8, #tmem, #ts, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<128x128xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x128xi8, #tmem, #ts, mutable>) -> ()
  return
}
// -----
// accepted: tcopy bar 2
func.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, %b: !ttg.memdesc<2xi64, #shared1, #smem>) {
  ttng.tmem_copy %s, %d, %b : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, !ttg.memdesc<2xi64, #shared1, #smem>) -> ()
  return
}
// -----
// accepted: tcopy smem dst
func.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x16xi8, #tms, #smem, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x16xi8, #tms, #smem, mutable>) -> ()
  return
}
// -----
// accepted: slice ok
func.func @f(%s: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x64xf32, #tmemN, #ts, mutable, 128x128>
  return
}
// -----
// accepted: slice elem
func.func @f(%s: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x64xf16, #tmemN, #ts, mutable>
  return
}
// -----
// accepted: slice alloc mismatch
func.func @f(%s: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x64xf32, #tmemN, #ts, mutable>
  return
}
// -----
// accepted: slice bigger
func.func @f(%s: !ttg.memdesc<128x64xf32, #tmemN, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x64xf32, #tmemN, #ts, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  return
}
// -----
// accepted: g2l ok
func.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i, %i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  return
}
// -----
// accepted: g2l 1 coord
func.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  return
}
// -----
// accepted: g2l shape mismatch
func.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i, %i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
  return
}
// -----
// accepted: g2l elem mismatch
func.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf32, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i, %i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf32, #shared, #smem, mutable>
  return
}
// -----
// accepted: g2l smem bar imm
func.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i, %i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  return
}
// -----
// accepted: l2g 0 coords
func.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_copy_local_to_global %d[] %r : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  return
}
// -----
// accepted: l2g 6
func.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_copy_local_to_global %d[%i, %i, %i, %i, %i, %i] %r : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  return
}
// -----
// accepted: l2g imm
func.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem>) {
  ttng.async_tma_copy_local_to_global %d[%i, %i] %r : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem>
  return
}
// -----
// accepted: gather ok
func.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, i1
  return
}
// -----
// accepted: scatter ok
func.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  return
}
// -----
// accepted: scatter imm
func.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem>
  return
}
// -----
// accepted: scatter bar
func.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  return
}
// -----
// accepted: gather cols 16 f16
func.func @f(%d: !tt.tensordesc<tensor<1x16xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x16xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #smem, mutable>, i1
  return
}
// -----
// accepted: scatter cols 16 f16
func.func @f(%d: !tt.tensordesc<tensor<1x16xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x16xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #smem, mutable>
  return
}
// -----
// accepted: gather block rows
func.func @f(%d: !tt.tensordesc<tensor<2x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<2x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, i1
  return
}
// -----
// accepted: scatter block rows
func.func @f(%d: !tt.tensordesc<tensor<2x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<2x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  return
}
// -----
// accepted: gather block cols
func.func @f(%d: !tt.tensordesc<tensor<1x32xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x32xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, i1
  return
}
// -----
// accepted: scatter block cols
func.func @f(%d: !tt.tensordesc<tensor<1x32xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x32xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  return
}
// -----
// accepted: gather elem
func.func @f(%d: !tt.tensordesc<tensor<1x64xbf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x64xbf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, i1
  return
}
// -----
// accepted: scatter elem
func.func @f(%d: !tt.tensordesc<tensor<1x64xbf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xbf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  return
}
// -----
// accepted: tensormap ok
func.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [%i, %i], [%i, %i], [%l], [%i, %i] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32, i32, i64, i32, i32) -> ()
  return
}
// -----
// accepted: tensormap rank 1
func.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [%i], [%i], [], [%i] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32) -> ()
  return
}
// -----
// accepted: reinterp
func.func @f(%p: !tt.ptr<f16>) {
  %g = ttng.reinterpret_tensor_descriptor %p : !tt.ptr<f16> to !tt.tensordesc<tensor<8xf16>>
  return
}
// -----
// accepted: tload dep no token
func.func @f(%d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %t: !ttg.async.token) {
  %0 = "ttng.tmem_load"(%d, %t) : (!ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.async.token) -> tensor<128x128xf32, #blocked1>
  return
}
