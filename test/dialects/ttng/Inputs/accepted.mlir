// accepted: barrier immutable init
tt.func @f(%b: !ttg.memdesc<1xi64, #shared1, #smem>) {
  ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #shared1, #smem>
  tt.return
}
// -----
// accepted: barrier alloc 2
tt.func @f(%b: !ttg.memdesc<1xi64, #shared1, #smem, 2>) {
  ttng.init_barrier %b, 1 : !ttg.memdesc<1xi64, #shared1, #smem, 2>
  tt.return
}
// -----
// accepted: 3.4.0: mma bar bad
tt.func @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x128xf16, #shared, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %p: i1, %bar: !ttg.memdesc<2xi32, #shared1, #smem>) {
  ttng.tc_gen5_mma %a, %b, %d, %p, %p, %bar[%p] : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<2xi32, #shared1, #smem>
  tt.return
}
// -----
// accepted: mma d immutable
tt.func @f(%a: !ttg.memdesc<128x64xf16, #shared, #smem>, %b: !ttg.memdesc<64x128xf16, #shared, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts>, %p: i1) {
  ttng.tc_gen5_mma %a, %b, %d, %p, %p : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts>
  tt.return
}
// -----
// accepted: scaled e4m3
tt.func @f(%a: !ttg.memdesc<128x64xi8, #sh8, #smem>, %b: !ttg.memdesc<64x128xi8, #sh8, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e4m3 rhs = e4m3 : !ttg.memdesc<128x64xi8, #sh8, #smem>, !ttg.memdesc<64x128xi8, #sh8, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  tt.return
}
// -----
// accepted: a e2m1 K packed
tt.func @f(%a: !ttg.memdesc<128x32xi8, #sh8, #smem>, %b: !ttg.memdesc<64x128xi8, #sh8, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e2m1 rhs = e4m3 : !ttg.memdesc<128x32xi8, #sh8, #smem>, !ttg.memdesc<64x128xi8, #sh8, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  tt.return
}
// -----
// accepted: a e2m1 T M packed
tt.func @f(%a: !ttg.memdesc<64x64xi8, #sh8T, #smem>, %b: !ttg.memdesc<64x128xi8, #sh8, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e2m1 rhs = e4m3 : !ttg.memdesc<64x64xi8, #sh8T, #smem>, !ttg.memdesc<64x128xi8, #sh8, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  tt.return
}
// -----
// accepted: b e2m1 K packed, T
tt.func @f(%a: !ttg.memdesc<128x64xi8, #sh8, #smem>, %b: !ttg.memdesc<32x128xi8, #sh8T, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e4m3 rhs = e2m1 : !ttg.memdesc<128x64xi8, #sh8, #smem>, !ttg.memdesc<32x128xi8, #sh8T, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  tt.return
}
// -----
// accepted: b e2m1 N packed, notT
tt.func @f(%a: !ttg.memdesc<128x64xi8, #sh8, #smem>, %b: !ttg.memdesc<64x64xi8, #sh8, #smem>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %s: !ttg.memdesc<128x2xi8, #tms, #ts>, %p: i1) {
  ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %p, %p lhs = e4m3 rhs = e2m1 : !ttg.memdesc<128x64xi8, #sh8, #smem>, !ttg.memdesc<64x64xi8, #sh8, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.memdesc<128x2xi8, #tms, #ts>, !ttg.memdesc<128x2xi8, #tms, #ts>
  tt.return
}
// -----
// accepted: dot ok
tt.func @f(%a: !ttg.memdesc<64x16xf16, #shared, #smem>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf16, #shared, #smem> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
  tt.return
}
// -----
// accepted: dot a i8
tt.func @f(%a: !ttg.memdesc<64x16xi8, #shared, #smem>, %b: !ttg.memdesc<16x64xi8, #shared, #smem>, %c: tensor<64x64xi32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xi8, #shared, #smem> * !ttg.memdesc<16x64xi8, #shared, #smem> -> tensor<64x64xi32, #mma>
  tt.return
}
// -----
// accepted: dot fp8 32
tt.func @f(%a: !ttg.memdesc<64x16xf8E5M2, #shared, #smem>, %b: !ttg.memdesc<16x64xf8E5M2, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c {maxNumImpreciseAcc = 32 : i32} : !ttg.memdesc<64x16xf8E5M2, #shared, #smem> * !ttg.memdesc<16x64xf8E5M2, #shared, #smem> -> tensor<64x64xf32, #mma>
  tt.return
}
// -----
// accepted: dot fp8 f16 acc
tt.func @f(%a: !ttg.memdesc<64x16xf8E5M2, #shared, #smem>, %b: !ttg.memdesc<16x64xf8E5M2, #shared, #smem>, %c: tensor<64x64xf16, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf8E5M2, #shared, #smem> * !ttg.memdesc<16x64xf8E5M2, #shared, #smem> -> tensor<64x64xf16, #mma>
  tt.return
}
// -----
// accepted: dot a tensor dotop
tt.func @f(%a: tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %b: !ttg.memdesc<16x64xf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : tensor<64x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
  tt.return
}
// -----
// accepted: dot mixed types
tt.func @f(%a: !ttg.memdesc<64x16xf16, #shared, #smem>, %b: !ttg.memdesc<16x64xbf16, #shared, #smem>, %c: tensor<64x64xf32, #mma>) {
  %0 = ttng.warp_group_dot %a, %b, %c  : !ttg.memdesc<64x16xf16, #shared, #smem> * !ttg.memdesc<16x64xbf16, #shared, #smem> -> tensor<64x64xf32, #mma>
  tt.return
}
// -----
// accepted: tstore ok
tt.func @f(%s: tensor<128x128xf32, #blocked1>, %d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %p: i1) {
  ttng.tmem_store %s, %d, %p : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  tt.return
}
// -----
// accepted: tload
tt.func @f(%d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_load %d : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> tensor<128x128xf32, #blocked1>
  tt.return
}
// -----
// accepted: 3.4.0: tload layout
tt.func @f(%d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_load %d : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> tensor<128x128xf32, #blocked>
  tt.return
}
// -----
// accepted: talloc src mutable
tt.func @f(%s: tensor<128x128xf32, #blocked1>) {
  %0 = ttng.tmem_alloc %s : (tensor<128x128xf32, #blocked1>) -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  tt.return
}
// -----
// accepted: 3.4.0: tcopy 2d
tt.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x16xi8, #tms, #ts, mutable>) -> ()
  tt.return
}
// -----
// accepted: 3.4.0: tcopy src mutable
tt.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem, mutable>, %d: !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem, mutable>, !ttg.memdesc<128x16xi8, #tms, #ts, mutable>) -> ()
  tt.return
}
// -----
// accepted: 3.4.0: tcopy no swizzle tmem dst
tt.func @f(%s: !ttg.memdesc<128x128xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x128xi8, #tmem, #ts, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<128x128xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x128xi8, #tmem, #ts, mutable>) -> ()
  tt.return
}
// -----
// accepted: 3.4.0: tcopy bar 2
tt.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, %b: !ttg.memdesc<2xi64, #shared1, #smem>) {
  ttng.tmem_copy %s, %d, %b : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x16xi8, #tms, #ts, mutable>, !ttg.memdesc<2xi64, #shared1, #smem>) -> ()
  tt.return
}
// -----
// accepted: 3.4.0: tcopy smem dst
tt.func @f(%s: !ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x16xi8, #tms, #smem, mutable>, %b: i1) {
  ttng.tmem_copy %s, %d,  : (!ttg.memdesc<32x16xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x16xi8, #tms, #smem, mutable>) -> ()
  tt.return
}
// -----
// accepted: slice ok
tt.func @f(%s: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x64xf32, #tmemN, #ts, mutable, 128x128>
  tt.return
}
// -----
// accepted: slice elem
tt.func @f(%s: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x64xf16, #tmemN, #ts, mutable>
  tt.return
}
// -----
// accepted: slice alloc mismatch
tt.func @f(%s: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ts, mutable> -> !ttg.memdesc<128x64xf32, #tmemN, #ts, mutable>
  tt.return
}
// -----
// accepted: slice bigger
tt.func @f(%s: !ttg.memdesc<128x64xf32, #tmemN, #ts, mutable>) {
  %0 = ttng.tmem_subslice %s {N = 0 : i32} : !ttg.memdesc<128x64xf32, #tmemN, #ts, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>
  tt.return
}
// -----
// accepted: g2l ok
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i, %i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: g2l 1 coord
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: g2l shape mismatch
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i, %i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: g2l elem mismatch
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf32, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i, %i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf32, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: g2l smem bar imm
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %b: !ttg.memdesc<1xi64, #shared1, #smem>, %p: i1) {
  ttng.async_tma_copy_global_to_local %d[%i, %i] %r, %b, %p : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: l2g 0 coords
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_copy_local_to_global %d[] %r : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: l2g 6
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_copy_local_to_global %d[%i, %i, %i, %i, %i, %i] %r : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: l2g imm
tt.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #shared>>, %i: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem>) {
  ttng.async_tma_copy_local_to_global %d[%i, %i] %r : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem>
  tt.return
}
// -----
// accepted: gather ok
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, i1
  tt.return
}
// -----
// accepted: scatter ok
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: scatter imm
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem>
  tt.return
}
// -----
// accepted: scatter bar
tt.func @f(%d: !tt.tensordesc<tensor<1x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: gather cols 16 f16
tt.func @f(%d: !tt.tensordesc<tensor<1x16xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x16xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #smem, mutable>, i1
  tt.return
}
// -----
// accepted: scatter cols 16 f16
tt.func @f(%d: !tt.tensordesc<tensor<1x16xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x16xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x16xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = false, elementBitWidth = 16}>, #smem, mutable>
  tt.return
}
// -----
// accepted: gather block rows
tt.func @f(%d: !tt.tensordesc<tensor<2x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<2x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, i1
  tt.return
}
// -----
// accepted: scatter block rows
tt.func @f(%d: !tt.tensordesc<tensor<2x64xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<2x64xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: gather block cols
tt.func @f(%d: !tt.tensordesc<tensor<1x32xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x32xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, i1
  tt.return
}
// -----
// accepted: scatter block cols
tt.func @f(%d: !tt.tensordesc<tensor<1x32xf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x32xf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: gather elem
tt.func @f(%d: !tt.tensordesc<tensor<1x64xbf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %b: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %p: i1) {
  ttng.async_tma_gather %d[%x, %y] %r, %b, %p : !tt.tensordesc<tensor<1x64xbf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, i1
  tt.return
}
// -----
// accepted: scatter elem
tt.func @f(%d: !tt.tensordesc<tensor<1x64xbf16, #shared>>, %x: tensor<128xi32, #bl1>, %y: i32, %r: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>) {
  ttng.async_tma_scatter %d[%x, %y] %r : !tt.tensordesc<tensor<1x64xbf16, #shared>>, tensor<128xi32, #bl1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
  tt.return
}
// -----
// accepted: tensormap ok
tt.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [%i, %i], [%i, %i], [%l], [%i, %i] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32, i32, i64, i32, i32) -> ()
  tt.return
}
// -----
// accepted: tensormap rank 1
tt.func @f(%r: !tt.ptr<i8>, %i: i32, %l: i64) {
  ttng.tensormap_create %r, %r, [%i], [%i], [], [%i] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32) -> ()
  tt.return
}
// -----
// accepted: reinterp
tt.func @f(%p: !tt.ptr<f16>) {
  %g = ttng.reinterpret_tensor_descriptor %p : !tt.ptr<f16> to !tt.tensordesc<tensor<8xf16>>
  tt.return
}
// -----
// accepted: tload dep no token
tt.func @f(%d: !ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, %t: !ttg.async.token) {
  %0 = "ttng.tmem_load"(%d, %t) : (!ttg.memdesc<128x128xf32, #tmem, #ts, mutable>, !ttg.async.token) -> tensor<128x128xf32, #blocked1>
  tt.return
}
