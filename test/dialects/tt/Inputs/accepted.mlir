// accepted: pointers and scalars
tt.func public @f(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %q: !tt.ptr<f16, 3>, %i: i32, %j: i64, %x: f32) {
  %0 = tt.addptr %p, %i : !tt.ptr<f32>, i32
  %1 = tt.addptr %q, %j : !tt.ptr<f16, 3>, i64
  %2 = tt.load %0 : !tt.ptr<f32>
  tt.store %0, %x : !tt.ptr<f32>
  %3 = tt.ptr_to_int %q : !tt.ptr<f16, 3> -> i64
  %4 = tt.int_to_ptr %3 : i64 -> !tt.ptr<i8>
  %5 = tt.bitcast %4 : !tt.ptr<i8> -> !tt.ptr<f64>
  %6 = tt.bitcast %x : f32 -> i32
  %7 = tt.get_program_id x : i32
  %8 = tt.get_program_id y : i32
  %9 = tt.get_num_programs z : i32
  tt.return
}
// -----
// accepted: tensors of pointers
tt.func @f(%p: tensor<128x!tt.ptr<f32>, #b1>, %o: tensor<128xi32, #b1>, %m: tensor<128xi1, #b1>, %z: tensor<128xf32, #b1>) {
  %0 = tt.addptr %p, %o : tensor<128x!tt.ptr<f32>, #b1>, tensor<128xi32, #b1>
  %1 = tt.load %0 : tensor<128x!tt.ptr<f32>, #b1>
  %2 = tt.load %0, %m : tensor<128x!tt.ptr<f32>, #b1>
  %3 = tt.load %0, %m, %z : tensor<128x!tt.ptr<f32>, #b1>
  %4 = tt.load %0, %m, %z cacheModifier = ca evictionPolicy = evict_first : tensor<128x!tt.ptr<f32>, #b1>
  %5 = tt.load %0 evictionPolicy = evict_last {isVolatile = true, tag = 1 : i32} : tensor<128x!tt.ptr<f32>, #b1>
  tt.store %0, %z : tensor<128x!tt.ptr<f32>, #b1>
  tt.store %0, %z, %m cacheModifier = wb evictionPolicy = evict_first : tensor<128x!tt.ptr<f32>, #b1>
  %6 = tt.ptr_to_int %p : tensor<128x!tt.ptr<f32>, #b1> -> tensor<128xi64, #b1>
  %7 = tt.int_to_ptr %6 : tensor<128xi64, #b1> -> tensor<128x!tt.ptr<i16>, #b1>
  %8 = tt.bitcast %z : tensor<128xf32, #b1> -> tensor<128xi32, #b1>
  tt.return
}
// -----
// accepted: tensors without layouts
tt.func @f(%p: tensor<128x!tt.ptr<f32>>, %o: tensor<128xi32>, %m: tensor<128xi1>, %z: tensor<128xf32>) {
  %0 = tt.addptr %p, %o : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
  %1 = tt.load %0, %m, %z : tensor<128x!tt.ptr<f32>>
  tt.store %0, %1, %m : tensor<128x!tt.ptr<f32>>
  tt.return
}
// -----
// accepted: block pointers
tt.func @f(%p: !tt.ptr<f16>, %n: i64, %i: i32, %v: tensor<64x32xf16>) {
  %0 = tt.make_tensor_ptr %p, [%n, %n], [%n, %n], [%i, %i] {order = array<i32: 1, 0>} : <tensor<64x32xf16>>
  %1 = tt.load %0 : !tt.ptr<tensor<64x32xf16>>
  %2 = tt.load %0 cacheModifier = cg {boundaryCheck = array<i32: 0, 1>, padding = 2 : i32} : !tt.ptr<tensor<64x32xf16>>
  %3 = tt.advance %0, [%i, %i] : <tensor<64x32xf16>>
  tt.store %3, %v : !tt.ptr<tensor<64x32xf16>>
  tt.store %3, %v {boundaryCheck = array<i32: 0>} : !tt.ptr<tensor<64x32xf16>>
  tt.return
}
// -----
// accepted: atomics
tt.func @f(%p: !tt.ptr<i32>, %i: i32, %k: i1, %q: tensor<128x!tt.ptr<f32>, #b1>, %z: tensor<128xf32, #b1>, %m: tensor<128xi1, #b1>) {
  %0 = tt.atomic_rmw add, relaxed, gpu, %p, %i : (!tt.ptr<i32>, i32) -> i32
  %1 = tt.atomic_rmw umax, acq_rel, sys, %p, %i, %k : (!tt.ptr<i32>, i32, i1) -> i32
  %2 = tt.atomic_rmw fadd, acquire, cta, %q, %z, %m : (tensor<128x!tt.ptr<f32>, #b1>, tensor<128xf32, #b1>, tensor<128xi1, #b1>) -> tensor<128xf32, #b1>
  %3 = tt.atomic_rmw exch, release, gpu, %q, %z {allocation.offset = 0 : i32} : (tensor<128x!tt.ptr<f32>, #b1>, tensor<128xf32, #b1>) -> tensor<128xf32, #b1>
  %4 = tt.atomic_cas acq_rel, gpu, %p, %i, %i : (!tt.ptr<i32>, i32, i32) -> i32
  %5 = tt.atomic_cas relaxed, sys, %q, %z, %z : (tensor<128x!tt.ptr<f32>, #b1>, tensor<128xf32, #b1>, tensor<128xf32, #b1>) -> tensor<128xf32, #b1>
  tt.return
}
// -----
// accepted: elementwise
tt.func @f(%x: f32, %t: tensor<128xf32, #b1>, %h: tensor<128xf16, #b1>, %i: i64, %u: tensor<128xi32, #b1>) {
  %0 = tt.clampf %x, %x, %x, propagateNan = none : f32
  %1 = tt.clampf %t, %t, %t, propagateNan = all : tensor<128xf32, #b1>
  %2 = tt.fp_to_fp %h : tensor<128xf16, #b1> -> tensor<128xf32, #b1>
  %3 = tt.fp_to_fp %t, rounding = rtne : tensor<128xf32, #b1> -> tensor<128xf8E5M2, #b1>
  %4 = tt.fp_to_fp %x, rounding = rtz : f32 -> bf16
  %5 = tt.mulhiui %i, %i : i64
  %6 = tt.mulhiui %u, %u : tensor<128xi32, #b1>
  %7 = tt.precise_divf %t, %t : tensor<128xf32, #b1>
  %8 = tt.precise_sqrt %t : tensor<128xf32, #b1>
  %9 = tt.precise_sqrt %x : f32
  tt.return
}
// -----
// accepted: assembly and library calls
tt.func @f(%x: f32, %t: tensor<128xf32, #b1>, %u: tensor<128xi8, #b1>) {
  %0 = tt.elementwise_inline_asm "mov.b32 $0, $1;" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %t : tensor<128xf32, #b1> -> tensor<128xf32, #b1>
  %1:2 = tt.elementwise_inline_asm "foo" {constraints = "=r,=r,r,r", packed_element = 4 : i32, pure = false} %u, %u : tensor<128xi8, #b1>, tensor<128xi8, #b1> -> tensor<128xi8, #b1>, tensor<128xi8, #b1>
  %2 = tt.elementwise_inline_asm "mov.u32 $0, %clock;" {constraints = "=r", packed_element = 1 : i32, pure = false} -> i32
  %3 = tt.elementwise_inline_asm "bar" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %x : f32 -> f32
  %4 = tt.extern_elementwise %t {libname = "libdevice", libpath = "/lib/device.bc", pure = true, symbol = "__nv_expf"} : (tensor<128xf32, #b1>) -> tensor<128xf32, #b1>
  %5 = tt.extern_elementwise %t, %t {libname = "", libpath = "", pure = false, symbol = "__nv_powf"} : (tensor<128xf32, #b1>, tensor<128xf32, #b1>) -> tensor<128xf32, #b1>
  %6 = tt.extern_elementwise %x {libname = "", libpath = "", pure = true, symbol = "__nv_sinf"} : (f32) -> f32
  tt.return
}
// -----
// accepted: ranges, splats and broadcasts
tt.func @f(%x: f32, %p: !tt.ptr<f32>, %t: tensor<64x1xf32, #b2>, %oneone: tensor<1x1xf32, #b2>) {
  %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #b1>
  %1 = tt.make_range {end = 96 : i32, start = 64 : i32} : tensor<32xi32>
  %2 = tt.splat %x : f32 -> tensor<64x16xf32, #b2>
  %3 = tt.splat %p : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #b1>
  %4 = tt.splat %x : f32 -> tensor<f32>
  %5 = tt.broadcast %t : tensor<64x1xf32, #b2> -> tensor<64x16xf32, #b2>
  %6 = tt.broadcast %oneone : tensor<1x1xf32, #b2> -> tensor<64x16xf32, #b2>
  tt.return
}
// -----
// accepted: 3.5.1: the element of a tensor
tt.func @f(%one: tensor<1xf32, #b1>, %oneone: tensor<1x1x!tt.ptr<f32>, #b2>) {
  %0 = tt.unsplat %one : tensor<1xf32, #b1>
  %1 = tt.unsplat %oneone : tensor<1x1x!tt.ptr<f32>, #b2>
  tt.return
}
// -----
// accepted: dimensions
tt.func @f(%r: tensor<64xf32, #rows>, %c: tensor<16xf32, #columns>, %n: tensor<64xf32>, %t: tensor<64x16xf32, #b2>, %w: tensor<8x64x16xf32, #b3>) {
  %0 = tt.expand_dims %r {axis = 1 : i32} : tensor<64xf32, #rows> -> tensor<64x1xf32, #b2>
  %1 = tt.expand_dims %c {axis = 0 : i32} : tensor<16xf32, #columns> -> tensor<1x16xf32, #b2>
  %2 = tt.expand_dims %n {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
  %3 = tt.trans %t {order = array<i32: 1, 0>} : tensor<64x16xf32, #b2> -> tensor<16x64xf32, #b2t>
  %4 = tt.trans %w {order = array<i32: 2, 0, 1>} : tensor<8x64x16xf32, #b3> -> tensor<16x8x64xf32, #b3t>
  %5 = tt.reshape %t : tensor<64x16xf32, #b2> -> tensor<1024xf32, #b1y>
  %6 = tt.reshape %t allow_reorder : tensor<64x16xf32, #b2> -> tensor<1024xf32, #b1>
  %7 = tt.reshape %t allow_reorder efficient_layout : tensor<64x16xf32, #b2> -> tensor<1024xf32, #b1>
  tt.return
}
// -----
// accepted: joins, splits and concatenations
tt.func @f(%a: tensor<128xf32, #b1>, %t: tensor<128x2xf32, #pair>, %n: tensor<8xi32>, %w: tensor<64x16xf32, #b2>) {
  %0 = tt.join %a, %a : tensor<128xf32, #b1> -> tensor<128x2xf32, #pair>
  %1 = tt.join %n, %n : tensor<8xi32> -> tensor<8x2xi32>
  %2, %3 = tt.split %t : tensor<128x2xf32, #pair> -> tensor<128xf32, #b1>
  %4, %5 = tt.split %1 : tensor<8x2xi32> -> tensor<8xi32>
  %6 = tt.join %w, %w : tensor<64x16xf32, #b2> -> tensor<64x16x2xf32, #triple>
  %7 = tt.cat %a, %a : tensor<128xf32, #b1> -> tensor<256xf32, #b1x>
  tt.return
}
// -----
// accepted: gathers and histograms
tt.func @f(%t: tensor<64x16xf32, #b2>, %i: tensor<64x32xi32, #b2>, %u: tensor<128xi32, #b1>, %m: tensor<128xi1, #b1>) {
  %0 = tt.gather %t[%i] {axis = 1 : i32} : (tensor<64x16xf32, #b2>, tensor<64x32xi32, #b2>) -> tensor<64x32xf32, #b2>
  %1 = tt.gather %t[%i] {axis = 1 : i32, efficient_layout} : (tensor<64x16xf32, #b2>, tensor<64x32xi32, #b2>) -> tensor<64x32xf32, #b2>
  %2 = tt.histogram %u : tensor<128xi32, #b1> -> tensor<256xi32, #b1>
  %3 = tt.histogram %u, %m : tensor<128xi32, #b1> -> tensor<256xi32, #b1>
  tt.return
}
// -----
// accepted: products
tt.func @f(%a: tensor<64x32xf16, #dot0>, %b: tensor<32x64xf16, #dot1>, %c: tensor<64x64xf32, #mma2>) {
  %0 = tt.dot %a, %b, %c : tensor<64x32xf16, #dot0> * tensor<32x64xf16, #dot1> -> tensor<64x64xf32, #mma2>
  %1 = tt.dot %a, %b, %c, inputPrecision = tf32 : tensor<64x32xf16, #dot0> * tensor<32x64xf16, #dot1> -> tensor<64x64xf32, #mma2>
  %2 = tt.dot %a, %b, %c, inputPrecision = tf32x3 {maxNumImpreciseAcc = 32 : i32} : tensor<64x32xf16, #dot0> * tensor<32x64xf16, #dot1> -> tensor<64x64xf32, #mma2>
  tt.return
}
// -----
// accepted: products of tensors without layouts, and of batches
tt.func @f(%a: tensor<4x64x32xi8>, %b: tensor<4x32x64xi8>, %c: tensor<4x64x64xi32>, %x: tensor<64x32xf32, #fma0>, %y: tensor<32x64xf32, #fma1>, %z: tensor<64x64xf32, #b2>) {
  %0 = tt.dot %a, %b, %c : tensor<4x64x32xi8> * tensor<4x32x64xi8> -> tensor<4x64x64xi32>
  %1 = tt.dot %x, %y, %z : tensor<64x32xf32, #fma0> * tensor<32x64xf32, #fma1> -> tensor<64x64xf32, #b2>
  tt.return
}
// -----
// accepted: scaled products
tt.func @f(%a: tensor<128x64xi8, #b2>, %b: tensor<64x128xi8, #b2>, %e: tensor<128x128xf8E4M3FN, #b2>, %c: tensor<128x128xf32, #b2>, %s: tensor<128x4xi8, #b2>) {
  %0 = tt.dot_scaled %a scale %s, %b scale %s, %c lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<128x64xi8, #b2>, tensor<128x4xi8, #b2> * tensor<64x128xi8, #b2>, tensor<128x4xi8, #b2> -> tensor<128x128xf32, #b2>
  %1 = tt.dot_scaled %e scale %s, %e, %c lhs = e4m3 rhs = e5m2 {fastMath = true} : tensor<128x128xf8E4M3FN, #b2>, tensor<128x4xi8, #b2> * tensor<128x128xf8E4M3FN, #b2> -> tensor<128x128xf32, #b2>
  %2 = tt.dot_scaled %e, %e, %c lhs = e4m3 rhs = bf16 {fastMath = true} : tensor<128x128xf8E4M3FN, #b2> * tensor<128x128xf8E4M3FN, #b2> -> tensor<128x128xf32, #b2>
  tt.return
}
// -----
// accepted: a scaled product packed along N
tt.func @f(%a: tensor<128x64xf8E5M2>, %b: tensor<64x64xi8>, %c: tensor<128x128xf32>, %s: tensor<128x4xi8>) {
  %0 = tt.dot_scaled %a, %b scale %s, %c lhs = e5m2 rhs = e2m1 {fastMath = false, rhs_k_pack = false} : tensor<128x64xf8E5M2> * tensor<64x64xi8>, tensor<128x4xi8> -> tensor<128x128xf32>
  tt.return
}
// -----
// accepted: reductions
tt.func @f(%t: tensor<64x16xf32, #b2>, %u: tensor<64x16xi32, #b2>, %v: tensor<128xf32, #b1>, %n: tensor<16x32xf32>) {
  %0 = "tt.reduce"(%t) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    tt.reduce.return %s : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64xf32, #rows>
  %1:2 = "tt.reduce"(%t, %u) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
    tt.reduce.return %a, %j : f32, i32
  }) {noinline = true} : (tensor<64x16xf32, #b2>, tensor<64x16xi32, #b2>) -> (tensor<16xf32, #columns>, tensor<16xi32, #columns>)
  %2 = "tt.reduce"(%v) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %b : f32
  }) : (tensor<128xf32, #b1>) -> f32
  %3 = "tt.reduce"(%n) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %b : f32
  }) : (tensor<16x32xf32>) -> tensor<32xf32>
  tt.return
}
// -----
// accepted: scans
tt.func @f(%t: tensor<64x16xf32, #b2>, %u: tensor<64x16xi32, #b2>) {
  %0 = "tt.scan"(%t) <{axis = 1 : i32, reverse = false}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    tt.scan.return %s : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64x16xf32, #b2>
  %1:2 = "tt.scan"(%t, %u) <{axis = 0 : i32, reverse = true}> ({
  ^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
    tt.scan.return %a, %j : f32, i32
  }) : (tensor<64x16xf32, #b2>, tensor<64x16xi32, #b2>) -> (tensor<64x16xf32, #b2>, tensor<64x16xi32, #b2>)
  tt.return
}
// -----
// accepted: 3.5.1: maps
tt.func @f(%t: tensor<64x16xf32, #b2>, %u: tensor<64x16xi32, #b2>) {
  %0 = "tt.map_elementwise"(%t, %u) <{pack = 1 : i32}> ({
  ^bb0(%a: f32, %i: i32):
    tt.map_elementwise.return %a : f32
  }) : (tensor<64x16xf32, #b2>, tensor<64x16xi32, #b2>) -> tensor<64x16xf32, #b2>
  %1:2 = "tt.map_elementwise"(%t) <{pack = 2 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    cf.br ^bb1
  ^bb1:
    tt.map_elementwise.return %a, %b, %b, %a : f32, f32, f32, f32
  }) : (tensor<64x16xf32, #b2>) -> (tensor<64x16xf32, #b2>, tensor<64x16xf32, #b2>)
  tt.return
}
// -----
// accepted: descriptors
tt.func @f(%p: !tt.ptr<f16>, %n: i32, %s: i64, %v: tensor<64x32xf16, #b2>, %x: tensor<8xi32, #b1>, %r: tensor<8x64xf16, #b2>, %d: !tt.tensordesc<tensor<64x32xf16, #shared>>) {
  %0 = tt.make_tensor_descriptor %p, [%n, %n], [%s, %s] : <f16>, <tensor<64x32xf16, #shared>>
  %1 = tt.make_tensor_descriptor %p, [%n, %n], [%s, %s] : <f16>, <tensor<1x64xf16, #shared>>
  %2 = tt.descriptor_load %0[%n, %n] : !tt.tensordesc<tensor<64x32xf16, #shared>> -> tensor<64x32xf16, #b2>
  %3 = tt.descriptor_load %d[%n, %n] cacheModifier = ca evictionPolicy = evict_last : !tt.tensordesc<tensor<64x32xf16, #shared>> -> tensor<64x32xf16, #b2>
  tt.descriptor_store %0[%n, %n], %v : !tt.tensordesc<tensor<64x32xf16, #shared>>, tensor<64x32xf16, #b2>
  tt.descriptor_reduce add, %0[%n, %n], %v : !tt.tensordesc<tensor<64x32xf16, #shared>>, tensor<64x32xf16, #b2>
  tt.descriptor_reduce inc, %0[%n, %n], %v : !tt.tensordesc<tensor<64x32xf16, #shared>>, tensor<64x32xf16, #b2>
  %4 = tt.descriptor_gather %1[%x, %n] : (!tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<8xi32, #b1>, i32) -> tensor<8x64xf16, #b2>
  tt.descriptor_scatter %1[%x, %n], %r : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<8xi32, #b1>, i32, tensor<8x64xf16, #b2>
  tt.return
}
// -----
// accepted: a descriptor of signed integers, and a block whose leading ones the tensor leaves out
tt.func @f(%d: !tt.tensordesc<tensor<1x1x32xsi8>>, %n: i32) {
  %0 = tt.descriptor_load %d[%n, %n, %n] : !tt.tensordesc<tensor<1x1x32xsi8>> -> tensor<32xi8>
  %1 = tt.descriptor_load %d[%n, %n, %n] : !tt.tensordesc<tensor<1x1x32xsi8>> -> tensor<1x32xi8>
  tt.descriptor_store %d[%n, %n, %n], %0 : !tt.tensordesc<tensor<1x1x32xsi8>>, tensor<32xi8>
  tt.return
}
// -----
// accepted: prints and assertions
tt.func @f(%c: i1, %m: tensor<128xi1, #b1>, %t: tensor<128xf32, #b1>, %p: !tt.ptr<f32>) {
  tt.print " begin" {hex = false, isSigned = array<i32>}
  tt.print " x: " {hex = true, isSigned = array<i32: 0, 1>} : %t, %p : tensor<128xf32, #b1>, !tt.ptr<f32>
  tt.assert %c, "a \22message\22" : i1
  tt.assert %m, "all" : tensor<128xi1, #b1>
  tt.return
}
// -----
// accepted: functions and calls
tt.func private @declared(i32, tensor<128xf32, #b1>) -> f32
tt.func private @attributes(%a: i32 {tt.divisibility = 16 : i32, tt.other}, %b: f32) -> (f32 {tt.result}, i32) attributes {noinline = true} {
  tt.return %b, %a : f32, i32
}
tt.func private @pair(i32 {tt.divisibility = 8 : i32}, f32) -> (f32, i32)
tt.func private @function() -> (() -> i32)
tt.func @branches(%c: i1) -> i32 {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^bb1, ^bb2(%0 : i32)
^bb1:
  tt.return %0 : i32
^bb2(%1: i32):
  tt.return %1 : i32
}
tt.func public @f(%a: i32, %b: f32, %c: i1, %t: tensor<128xf32, #b1>) attributes {noinline = false} {
  %0 = tt.call @declared(%a, %t) : (i32, tensor<128xf32, #b1>) -> f32
  %1:2 = tt.call @attributes(%a, %b) {tag = 1 : i32} : (i32, f32) -> (f32, i32)
  %2 = tt.call @branches(%c) : (i1) -> i32
  tt.call @f(%a, %b, %c, %t) : (i32, f32, i1, tensor<128xf32, #b1>) -> ()
  tt.return
}
// -----
// accepted: a linear layout
tt.func @f(%t: tensor<64x8xf16, #linear>) {
  %0 = tt.fp_to_fp %t : tensor<64x8xf16, #linear> -> tensor<64x8xf32, #linear>
  tt.return
}
// -----
// accepted: a tensor without a layout beside one that has it
tt.func @f(%q: tensor<128x!tt.ptr<f32>, #b1>, %o: tensor<128xi32>) {
  %0 = tt.addptr %q, %o : tensor<128x!tt.ptr<f32>, #b1>, tensor<128xi32>
  tt.return
}
// -----
// accepted: 3.5.1: half of a tensor that has four elements of the last dimension in a thread, or a layout of a product
tt.func @f(%t: tensor<64x2xf32, #b2>, %m: tensor<64x2xf32, #mma2>) {
  %0, %1 = tt.split %t : tensor<64x2xf32, #b2> -> tensor<64xf32, #ttg.linear<{register = [[0], [32]], lane = [[0], [0], [1], [2], [4]], warp = [[8], [16]], block = []}>>
  %2, %3 = tt.split %m : tensor<64x2xf32, #mma2> -> tensor<64xf32, #ttg.linear<{register = [[8]], lane = [[0], [0], [1], [2], [4]], warp = [[16], [32]], block = []}>>
  tt.return
}
// -----
// accepted: 3.4.0: where no dimension moves, a layout stays that has no rule; numbers in layouts have types and bases
tt.func @f(%m: tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [128, 64, 16]}>>, %t: tensor<64x16xf32, #ttg.blocked<{sizePerThread = [0x1, 4 : i32], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>) {
  %0 = tt.trans %m {order = array<i32: 0, 1>} : tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [128, 64, 16]}>> -> tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [128, 64, 16]}>>
  %1 = tt.trans %t {order = array<i32: 0, 1>} : tensor<64x16xf32, #ttg.blocked<{sizePerThread = [01, 4 : ui8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>> -> tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
  tt.return
}
// -----
// accepted: layouts that follow from those of products
tt.func @f(%m: tensor<64x64xf32, #mma2>, %d: tensor<64x32xf16, #dot0>, %s: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>) {
  %0 = tt.trans %m {order = array<i32: 1, 0>} : tensor<64x64xf32, #mma2> -> tensor<64x64xf32, #ttg.linear<{register = [[1, 0], [0, 8], [8, 0], [16, 0], [32, 0]], lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 16], [0, 32]], block = []}>>
  %1 = tt.reshape %d : tensor<64x32xf16, #dot0> -> tensor<2048xf16, #ttg.linear<{register = [[1], [256], [8], [16]], lane = [[2], [4], [32], [64], [128]], warp = [[512], [1024]], block = []}>>
  %2 = tt.join %s, %s : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x2xf32, #ttg.linear<{register = [[0, 1], [8, 0]], lane = [[0, 0], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>>
  tt.return
}
