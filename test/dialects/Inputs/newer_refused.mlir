// 3.9: 'tt.atomic_load' op expects sem to be relaxed or acquire, found release
tt.func @f(%p: !tt.ptr<i32>) {
  %0 = tt.atomic_load release, gpu, %p : (!tt.ptr<i32>) -> i32
// -----
// 3.9: 'tt.atomic_store' op expects sem to be relaxed or release, found acq_rel
tt.func @f(%p: !tt.ptr<i32>, %v: i32) {
  tt.atomic_store acq_rel, gpu, %p, %v : !tt.ptr<i32>
// -----
// 3.9: 'tt.atomic_poll' op expects sem to be relaxed or acquire, found release
tt.func @f(%p: !tt.ptr<i32>, %v: i32) {
  %0 = tt.atomic_poll release, gpu, %p, %v : !tt.ptr<i32>, i32 -> i1
// -----
// 3.9: 'tt.atomic_load' op
tt.func @f(%p: tensor<128x!tt.ptr<i32>, #b1>, %m: i1) {
  %0 = tt.atomic_load relaxed, gpu, %p, %m : (tensor<128x!tt.ptr<i32>, #b1>, i1) -> tensor<128xi32, #b1>
// -----
// 3.9: 'tt.atomic_store' op
tt.func @f(%p: !tt.ptr<i32>, %v: f32) {
  "tt.atomic_store"(%p, %v) {sem = 1 : i32, scope = 1 : i32} : (!tt.ptr<i32>, f32) -> ()
// -----
// 3.9: 'tt.atomic_poll' op operand #1 ('expected') must be
tt.func @f(%p: !tt.ptr<f32>, %v: f32) {
  %0 = tt.atomic_poll relaxed, gpu, %p, %v : !tt.ptr<f32>, f32 -> i1
// -----
// 3.9: 'tt.atomic_poll' op
tt.func @f(%p: !tt.ptr<i32>, %v: i32, %t: i32) {
  %0 = "tt.atomic_poll"(%p, %v, %t) {sem = 1 : i32, scope = 1 : i32} : (!tt.ptr<i32>, i32, i32) -> i1
// -----
// 3.9: 'tt.approx_divf' op operand #0 ('x') must be
tt.func @f(%x: f16) {
  %0 = tt.approx_divf %x, %x : f16
// -----
// 3.8: triton-3.8 has no 'tt.grid_dependency_wait'; triton from 3.9 on has
tt.func @f() {
  tt.grid_dependency_wait
// -----
// 3.6: triton-3.6 has no 'ttg.barrier'; triton from 3.7 on has
tt.func @f() {
  ttg.barrier local
// -----
// 3.7: triton-3.7 has no 'ttg.local_barrier'; triton 3.6 has
tt.func @f() {
  ttg.local_barrier
// -----
// 3.7: expected
tt.func @f() {
  ttg.barrier foo
// -----
// 3.7: 'ttg.barrier' takes attributes in its generic form only
tt.func @f() {
  ttg.barrier local {a}
// -----
// 3.7: 'ttg.barrier' op attribute 'addrSpace' failed to satisfy constraint
tt.func @f() {
  "ttg.barrier"() {addrSpace = 32 : i32} : () -> ()
// -----
// 3.7: 'ttg.local_gather' op expects axis to be between 0 and 0, found 1
tt.func @f(%m: !ttg.memdesc<128xi32, #s1, #smem>, %i: tensor<128xi32, #b1>) {
  %0 = ttg.local_gather %m[%i] {axis = 1 : i32} : !ttg.memdesc<128xi32, #s1, #smem>, tensor<128xi32, #b1> -> tensor<128xi32, #b1>
// -----
// 3.7: 'ttg.local_gather' op expects result to have the element type of src, i32, found f32
tt.func @f(%m: !ttg.memdesc<128xi32, #s1, #smem>, %i: tensor<128xi32, #b1>) {
  %0 = ttg.local_gather %m[%i] {axis = 0 : i32} : !ttg.memdesc<128xi32, #s1, #smem>, tensor<128xi32, #b1> -> tensor<128xf32, #b1>
// -----
// 3.7: 'ttg.local_gather' op expects indices to have the rank of src, 2, found 1 (128)
tt.func @f(%m: !ttg.memdesc<32x64xi32, #s2, #smem>, %i: tensor<128xi32, #b1>) {
  %0 = ttg.local_gather %m[%i] {axis = 0 : i32} : !ttg.memdesc<32x64xi32, #s2, #smem>, tensor<128xi32, #b1> -> tensor<128xi32, #b1>
// -----
// 3.7: 'ttg.local_scatter' op expects values to have the layout of indices
tt.func @f(%m: !ttg.memdesc<128xi32, #s1, #smem>, %i: tensor<128xi32, #b1>, %v: tensor<128xi32, #c1>) {
  ttg.local_scatter %m[%i], %v {axis = 0 : i32} : !ttg.memdesc<128xi32, #s1, #smem>, tensor<128xi32, #b1>, tensor<128xi32, #c1>
// -----
// 3.8: 'ttg.local_atomic_scatter_rmw' op expects dst to be mutable
tt.func @f(%m: !ttg.memdesc<128xi32, #s1, #smem>, %i: tensor<128xi32, #b1>) {
  %0 = ttg.local_atomic_scatter_rmw add, %m[%i], %i {axis = 0 : i32} : (!ttg.memdesc<128xi32, #s1, #smem>, tensor<128xi32, #b1>, tensor<128xi32, #b1>) -> tensor<128xi32, #b1>
// -----
// 3.8: 'ttg.local_atomic_scatter_rmw' op operand #3 ('mask') must be
tt.func @f(%m: !ttg.memdesc<128xi32, #s1, #smem, mutable>, %i: tensor<128xi32, #b1>) {
  %0 = ttg.local_atomic_scatter_rmw add, %m[%i], %i, %i {axis = 0 : i32} : (!ttg.memdesc<128xi32, #s1, #smem, mutable>, tensor<128xi32, #b1>, tensor<128xi32, #b1>, tensor<128xi32, #b1>) -> tensor<128xi32, #b1>
// -----
// 3.9: 'ttg.inline_asm' op expects pure to be false since operand #0 is a buffer, found true
tt.func @f(%m: !ttg.memdesc<128xi32, #s1, #smem>) {
  ttg.inline_asm "x" {constraints = "r", pure = true} %m : (!ttg.memdesc<128xi32, #s1, #smem>) -> ()
// -----
// 3.9: 'ttg.inline_asm' op expects result #0 to have a layout, found tensor<128xi32>
tt.func @f() {
  %0 = ttg.inline_asm "x" {constraints = "r", pure = true} : () -> tensor<128xi32>
// -----
// 3.9: 'ttg.convert_layout' op expects result to have its elements in the warps of src since it has force_warp_shuffle
tt.func @f(%x: tensor<128xi32, #b1>) {
  %0 = ttg.convert_layout %x {force_warp_shuffle} : tensor<128xi32, #b1> -> tensor<128xi32, #c1>
// -----
// 3.8: triton-3.8 has no attribute 'force_warp_shuffle' of 'ttg.convert_layout'; triton from 3.9 on has
tt.func @f(%x: tensor<128xi32, #b1>) {
  %0 = ttg.convert_layout %x {force_warp_shuffle} : tensor<128xi32, #b1> -> tensor<128xi32, #b1>
// -----
// 3.8: 'ttng.cluster_barrier' op expects ttg.num-ctas around it to be at least 2, found 1
tt.func @f() {
  ttng.cluster_barrier
// -----
// 3.7: 'ttng.fence_mbarrier_init_release_cluster' op expects ttg.num-ctas around it to be at least 2, found 1
tt.func @f() {
  ttng.fence_mbarrier_init_release_cluster
// -----
// 3.9: triton-3.9 has no 'ttng.cluster_wait'; triton up to 3.8 has
tt.func @f() {
  ttng.cluster_wait
// -----
// 3.8: 'ttng.clc_try_cancel' op expects response to be an answer, 2xi64, found 1xi64
tt.func @f(%b: !ttg.memdesc<1xi64, #s1, #smem, mutable>) {
  ttng.clc_try_cancel %b, %b : !ttg.memdesc<1xi64, #s1, #smem, mutable>, !ttg.memdesc<1xi64, #s1, #smem, mutable>
// -----
// 3.8: 'ttng.clc_try_cancel' op expects barrier to be a barrier, 1xi64, found 2xi64
tt.func @f(%b: !ttg.memdesc<2xi64, #s1, #smem, mutable>) {
  ttng.clc_try_cancel %b, %b : !ttg.memdesc<2xi64, #s1, #smem, mutable>, !ttg.memdesc<2xi64, #s1, #smem, mutable>
// -----
// 3.8: 'ttng.clc_load_result' op expects src to be an answer, 2xi64, found 2xi32
tt.func @f(%b: !ttg.memdesc<2xi32, #s1, #smem, mutable>) {
  %0 = ttng.clc_load_result %b : !ttg.memdesc<2xi32, #s1, #smem, mutable> -> i128
// -----
// 3.8: 'ttng.clc_is_canceled' op operand #0 ('answer') must be i128, but got 'i64'
tt.func @f(%b: i64) {
  %0 = ttng.clc_is_canceled %b : i64 -> i1
// -----
// 3.9: 'ttng.clc_try_cancel_sync' op expects response to be an answer, 2xi64, found 1xi64
tt.func @f() {
  %0 = ttng.clc_try_cancel_sync : tensor<1xi64, #b1>
// -----
// 3.8: 'ttng.packed_arith' op expects 3 operands for fma, found 2
tt.func @f(%x: tensor<256xf32, #c1>) {
  %0 = ttng.packed_arith fma %x, %x : (tensor<256xf32, #c1>, tensor<256xf32, #c1>) -> tensor<256xf32, #c1>
// -----
// 3.8: 'ttng.packed_arith' op expects each thread to hold a multiple of 2 elements of the result, found 1
tt.func @f(%x: tensor<128xf32, #b1>) {
  %0 = ttng.packed_arith add %x, %x : (tensor<128xf32, #b1>, tensor<128xf32, #b1>) -> tensor<128xf32, #b1>
// -----
// 3.8: 'ttng.packed_arith' op expects types that an instruction has, found min of f32, f32 to f32
tt.func @f(%x: tensor<256xf32, #c1>) {
  %0 = ttng.packed_arith min %x, %x : (tensor<256xf32, #c1>, tensor<256xf32, #c1>) -> tensor<256xf32, #c1>
// -----
// 3.8: 'ttng.packed_arith' op expects operand #1 to have the result's layout
tt.func @f(%x: tensor<256xf32, #c1>, %y: tensor<256xf32, #b1>) {
  %0 = ttng.packed_arith add %x, %y : (tensor<256xf32, #c1>, tensor<256xf32, #b1>) -> tensor<256xf32, #c1>
// -----
// 3.8: 'ttng.packed_arith' op expects operand #1 to have the result's shape, 256, found 128
tt.func @f(%x: tensor<256xf32, #c1>, %y: tensor<128xf32, #c1>) {
  %0 = ttng.packed_arith add %x, %y : (tensor<256xf32, #c1>, tensor<128xf32, #c1>) -> tensor<256xf32, #c1>
// -----
// 3.9: 'ttng.arrive_barrier' op expects fromCTA to be between 0 and 0, found 1
tt.func @f(%b: !ttg.memdesc<1xi64, #s1, #smem, mutable>) {
  ttng.arrive_barrier %b, 1 {fromCTA = 1 : i32} : !ttg.memdesc<1xi64, #s1, #smem, mutable>
// -----
// 3.9: 'ttng.arrive_barrier' op expects multicastCTA to be between 0 and 0, found 2
tt.func @f(%b: !ttg.memdesc<1xi64, #s1, #smem, mutable>) {
  ttng.arrive_barrier %b, 1 {multicastCTA = 2 : i32} : !ttg.memdesc<1xi64, #s1, #smem, mutable>
// -----
// 3.8: triton-3.8 has no attribute 'multicastCTA' of 'ttng.arrive_barrier'; triton from 3.9 on has
tt.func @f(%b: !ttg.memdesc<1xi64, #s1, #smem, mutable>) {
  ttng.arrive_barrier %b, 1 {multicastCTA = 2 : i32} : !ttg.memdesc<1xi64, #s1, #smem, mutable>
// -----
// 3.6: triton-3.6 has no 'descs' of 'ttng.tc_gen5_commit'; triton from 3.7 on has
tt.func @f(%b: !ttg.memdesc<1xi64, #s1, #smem, mutable>) {
  ttng.tc_gen5_commit %b descs %b : !ttg.memdesc<1xi64, #s1, #smem, mutable>, !ttg.memdesc<1xi64, #s1, #smem, mutable>
// -----
// 3.8: triton-3.8 has no such !tt.ptr; triton up to 3.7 has
tt.func @f(%p: !tt.ptr<tensor<64xf32>>, %i: i32) {
  %0 = tt.advance %p, [%i] : !tt.ptr<tensor<64xf32>>
// -----
// 3.5: 'gluon.set_auto_layout' op expects src to have the layout #gluon.auto_encoding, found #ttg.blocked
tt.func @f(%x: tensor<128xf32, #b1>) {
  %0 = gluon.set_auto_layout %x : tensor<128xf32, #b1> -> tensor<128xf32, #b1>
// -----
// 3.6: 'gluon.set_auto_layout' op expects src to have the layout #gluon.auto_encoding, found #gluon.coalesced_encoding
tt.func @f(%x: tensor<128xf32, #gluon.coalesced_encoding>) {
  %0 = gluon.set_auto_layout %x : tensor<128xf32, #gluon.coalesced_encoding> -> tensor<128xf32, #b1>
// -----
// 3.5: 'gluon.set_auto_layout' op expects result to have a layout that is known, found #gluon.auto_encoding
tt.func @f(%x: tensor<128xf32, #gluon.auto_encoding>) {
  %0 = gluon.set_auto_layout %x : tensor<128xf32, #gluon.auto_encoding> -> tensor<128xf32, #gluon.auto_encoding>
// -----
// 3.9: 'ttng.async_shared_store' op expects ttg.num-ctas around it to be at least 2, found 1
tt.func @f(%x: tensor<128xf32, #b1>, %m: !ttg.memdesc<128xf32, #s1, #smem, mutable>, %b: !ttg.memdesc<1xi64, #s1, #smem, mutable>) {
  ttng.async_shared_store %x, %m, %b : tensor<128xf32, #b1> -> !ttg.memdesc<128xf32, #s1, #smem, mutable>, !ttg.memdesc<1xi64, #s1, #smem, mutable>
// -----
// 3.9: 'ttng.tmem_subslice' op expects dim to be between 0 and 1, found 2
tt.func @f(%m: !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>) {
  %0 = ttng.tmem_subslice %m {dim = 2 : i32, offset = 0 : i32} : !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x32xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable, 128x64>
// -----
// 3.5: 'ttng.tmem_copy' op expects src to have the layout nvmma_shared, found #ttg.swizzled_shared
tt.func @f(%s: !ttg.memdesc<128x4xi8, #s2, #smem>, %d: !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
  ttng.tmem_copy %s, %d : !ttg.memdesc<128x4xi8, #s2, #smem>, !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
// -----
// 3.6: 'ttng.tmem_copy' op expects src to be swizzled, found #ttg.nvmma_shared
tt.func @f(%s: !ttg.memdesc<128x64xf32, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 32}>, #smem>, %d: !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>) {
  ttng.tmem_copy %s, %d : !ttg.memdesc<128x64xf32, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 32}>, #smem>, !ttg.memdesc<128x64xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 1>, #ttng.tensor_memory, mutable>
// -----
// 3.6: 'ttng.tmem_copy' op expects src to have elements of 32 bits, as a matrix of TMA's has, found f16
tt.func @f(%s: !ttg.memdesc<128x64xf16, #s2, #smem>, %d: !ttg.memdesc<128x64xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 2>, #ttng.tensor_memory, mutable>) {
  ttng.tmem_copy %s, %d : !ttg.memdesc<128x64xf16, #s2, #smem>, !ttg.memdesc<128x64xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 2>, #ttng.tensor_memory, mutable>
// -----
// 3.4: triton-3.4 has no such form
tt.func @f(%s: !ttg.memdesc<128x4xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, %d: !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
  ttng.tmem_copy %s, %d : !ttg.memdesc<128x4xi8, #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>, #smem>, !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
// -----
// 3.8: 'ttng.async_tma_copy_global_to_local' op expects result to have the same part in several CTAs, as multicast says
tt.func @f(%d: !tt.tensordesc<128x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, %i: i32, %b: !ttg.memdesc<1xi64, #s1, #smem, mutable>, %p: i1, %m: !ttg.memdesc<128x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #smem, mutable>) {
  ttng.async_tma_copy_global_to_local %d[%i, %i] %m, %b, %p {multicast} : !tt.tensordesc<128x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>>, !ttg.memdesc<1xi64, #s1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>, #smem, mutable>
// -----
// 3.9: 'ttng.async_tma_copy_global_to_local' op expects result to have the same part in several CTAs, as multicast says
tt.func @f(%d: !tt.tensordesc<128x64xf16, #s2>, %i: i32, %b: !ttg.memdesc<1xi64, #s1, #smem, mutable>, %p: i1, %m: !ttg.memdesc<128x64xf16, #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [128, 64]}>, #smem, mutable>) {
  ttng.async_tma_copy_global_to_local %d[%i, %i] %m, %b, %p {multicast} : !tt.tensordesc<128x64xf16, #s2>, !ttg.memdesc<1xi64, #s1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [128, 64]}>, #smem, mutable>
