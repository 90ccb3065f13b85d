// refused: 'tt.return' op expects 1 values, the function's results, found 0
tt.func @f(%a: i32) -> i32 {
  tt.return
}
// -----
// refused: 'tt.return' op expects i32 as #0 of the values, the function's results, found f32
tt.func @f(%a: i32) -> i32 {
  %0 = arith.constant 1.0 : f32
  tt.return %0 : f32
}
// -----
// refused: 'tt.call' op expects callee to be a 'tt.func' of its module, found @nowhere
tt.func @f(%a: i32) {
  tt.call @nowhere(%a) : (i32) -> ()
  tt.return
}
// -----
// refused: 'tt.call' op expects 2 operands, @g's arguments, found 1
tt.func private @g(i32, i32)
tt.func @f(%a: i32) {
  tt.call @g(%a) : (i32) -> ()
  tt.return
}
// -----
// refused: 'tt.call' op expects i64 as #0 of the operands, @g's arguments, found i32
tt.func private @g(i64)
tt.func @f(%a: i32) {
  tt.call @g(%a) : (i32) -> ()
  tt.return
}
// -----
// refused: 'tt.call' op expects 0 results, @g's results, found 1
tt.func private @g(i32)
tt.func @f(%a: i32) {
  %0 = tt.call @g(%a) : (i32) -> i32
  tt.return
}
// -----
// refused: 'tt.func' op expects attributes of arguments to have a dialect's prefix, found 'divisibility'
tt.func @f(%a: i32 {divisibility = 16 : i32}) {
  tt.return
}
// -----
// refused: 'tt.func' op expects attributes of results to have a dialect's prefix, found 'result'
tt.func @f() -> (i32 {result = 1 : i32}) {
  %0 = arith.constant 1 : i32
  tt.return %0 : i32
}
// -----
// refused: 'tt.func' op expects 1 dictionaries in arg_attrs, one for each of its arguments, found 2
"tt.func"() <{arg_attrs = [{}, {}], function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  tt.return
}) : () -> ()
// -----
// refused: 'tt.func' op expects 0 dictionaries in res_attrs, one for each of its results, found 1
"tt.func"() <{function_type = (i32) -> (), res_attrs = [{}], sym_name = "f"}> ({
^bb0(%a: i32):
  tt.return
}) : () -> ()
// -----
// refused: 'tt.func' op expects 2 arguments of the entry block, found 1
"tt.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  tt.return
}) : () -> ()
// -----
// refused: 'tt.func' op expects i64 as #0 of the arguments of the entry block, found i32
"tt.func"() <{function_type = (i64) -> (), sym_name = "f"}> ({
^bb0(%a: i32):
  tt.return
}) : () -> ()
// -----
// refused: 'tt.func' op expects parent op 'builtin.module', found 'tt.func'
tt.func @f(%a: i32) {
  tt.func @g() {
    tt.return
  }
  tt.return
}
// -----
// refused: expected names for all arguments, or for none
tt.func @f(%a: i32, f32) {
  tt.return
}
// -----
// refused: expected names of the arguments since the function has a body
tt.func @f(i32) {
  tt.return
}
// -----
// refused: 'tt.return' op expects parent op 'tt.func', found 'builtin.module'
tt.return
// -----
// refused: redefinition of symbol named 'f'
tt.func @f() {
  tt.return
}
tt.func @f() {
  tt.return
}
// -----
// refused: 'tt.addptr' op expects result to be a tensor since offset is one, found !tt.ptr<f32>
tt.func @f(%p: !tt.ptr<f32>, %o: tensor<128xi32, #b1>) {
  %0 = tt.addptr %p, %o : !tt.ptr<f32>, tensor<128xi32, #b1>
  tt.return
}
// -----
// refused: 'tt.addptr' op expects offset to have the shape of ptr, 128, found a scalar
tt.func @f(%i: i32, %q: tensor<128x!tt.ptr<f32>, #b1>) {
  %0 = tt.addptr %q, %i : tensor<128x!tt.ptr<f32>, #b1>, i32
  tt.return
}
// -----
// refused: 'tt.addptr' op operand #0 ('ptr') must be ptr or ranked tensor of ptr values, but got 'i32'
tt.func @f(%i: i32) {
  %0 = tt.addptr %i, %i : i32, i32
  tt.return
}
// -----
// refused: 'tt.addptr' op operand #1 ('offset') must be integer or ranked tensor of integer values, but got 'f32'
tt.func @f(%x: f32, %p: !tt.ptr<f32>) {
  %0 = tt.addptr %p, %x : !tt.ptr<f32>, f32
  tt.return
}
// -----
// refused: 'tt.addptr' op failed to verify that all of {ptr, result} have same type: ptr and result are !tt.ptr<f32> vs. !tt.ptr<i32>
tt.func @f(%i: i32, %p: !tt.ptr<f32>) {
  %0 = "tt.addptr"(%p, %i) : (!tt.ptr<f32>, i32) -> !tt.ptr<i32>
  tt.return
}
// -----
// refused: 'tt.addptr' op expects offset to have the encoding of ptr, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>, found #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%q: tensor<128x!tt.ptr<f32>, #b1>, %o: tensor<128xi32, #b1x>) {
  %0 = tt.addptr %q, %o : tensor<128x!tt.ptr<f32>, #b1>, tensor<128xi32, #b1x>
  tt.return
}
// -----
// refused: use of value '%x' expects different type than prior uses: '!tt.ptr<f32>' vs 'f32'
tt.func @f(%x: f32) {
  %0 = tt.load %x : f32
  tt.return
}
// -----
// refused: use of value '%o' expects different type than prior uses: 'tensor<128xi1, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>' vs 'tensor<128xi32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>'
tt.func @f(%q: tensor<128x!tt.ptr<f32>, #b1>, %o: tensor<128xi32, #b1>) {
  %0 = tt.load %q, %o : tensor<128x!tt.ptr<f32>, #b1>
  tt.return
}
// -----
// refused: 'tt.load' op failed to verify that result is what ptr points at: result is f16, expected f32
tt.func @f(%p: !tt.ptr<f32>) {
  %0 = "tt.load"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!tt.ptr<f32>) -> f16
  tt.return
}
// -----
// refused: 'tt.load' op expects mask to have the shape of ptr, 128, found a scalar
tt.func @f(%k: i1, %q: tensor<128x!tt.ptr<f32>, #b1>) {
  %0 = "tt.load"(%q, %k) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (tensor<128x!tt.ptr<f32>, #b1>, i1) -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.load' op failed to verify that other is what ptr points at: other is tensor<128xi32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, expected tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
tt.func @f(%q: tensor<128x!tt.ptr<f32>, #b1>, %m: tensor<128xi1, #b1>, %o: tensor<128xi32, #b1>) {
  %0 = "tt.load"(%q, %m, %o) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<128x!tt.ptr<f32>, #b1>, tensor<128xi1, #b1>, tensor<128xi32, #b1>) -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.load' op expects a mask since it has other, found none
tt.func @f(%t: tensor<128xf32, #b1>, %q: tensor<128x!tt.ptr<f32>, #b1>) {
  %0 = "tt.load"(%q, %t) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (tensor<128x!tt.ptr<f32>, #b1>, tensor<128xf32, #b1>) -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: expected CacheModifier to be one of: none, ca, cg, wb, cs, wt, cv; found 'never'
tt.func @f(%p: !tt.ptr<f32>) {
  %0 = tt.load %p cacheModifier = never : !tt.ptr<f32>
  tt.return
}
// -----
// refused: 'tt.load' op attribute 'padding' failed to satisfy constraint: PaddingOption case (zero, nan), found 3 : i32
tt.func @f(%p: !tt.ptr<f32>) {
  %0 = tt.load %p {padding = 3 : i32} : !tt.ptr<f32>
  tt.return
}
// -----
// refused: 'tt.store' op failed to verify that value is what ptr points at: value is i32, expected f32
tt.func @f(%i: i32, %p: !tt.ptr<f32>) {
  "tt.store"(%p, %i) : (!tt.ptr<f32>, i32) -> ()
  tt.return
}
// -----
// refused: 'tt.store' op expects mask to have the shape of ptr, 128, found a scalar
tt.func @f(%k: i1, %t: tensor<128xf32, #b1>, %q: tensor<128x!tt.ptr<f32>, #b1>) {
  "tt.store"(%q, %t, %k) : (tensor<128x!tt.ptr<f32>, #b1>, tensor<128xf32, #b1>, i1) -> ()
  tt.return
}
// -----
// refused: 'tt.store' op expects value to have the shape of ptr, 128, found a scalar
tt.func @f(%x: f32, %q: tensor<128x!tt.ptr<f32>, #b1>) {
  "tt.store"(%q, %x) : (tensor<128x!tt.ptr<f32>, #b1>, f32) -> ()
  tt.return
}
// -----
// refused: 'tt.store' op expects value to have the encoding of ptr, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>, found #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%t: tensor<128xf32, #b1x>, %q: tensor<128x!tt.ptr<f32>, #b1>) {
  "tt.store"(%q, %t) : (tensor<128x!tt.ptr<f32>, #b1>, tensor<128xf32, #b1x>) -> ()
  tt.return
}
// -----
// refused: use of value '%p' expects different type than prior uses: '!tt.ptr<f16>' vs '!tt.ptr<f32>'
tt.func @f(%i: i32, %j: i64, %p: !tt.ptr<f32>) {
  %0 = tt.make_tensor_ptr %p, [%j], [%j], [%i] {order = array<i32: 0>} : <tensor<32xf16>>
  tt.return
}
// -----
// refused: 'tt.make_tensor_ptr' op result #0 ('result') must be ptr to a ranked tensor, but got '!tt.ptr<f32>'
tt.func @f(%i: i32, %j: i64, %p: !tt.ptr<f32>) {
  %0 = tt.make_tensor_ptr %p, [%j], [%j], [%i] {order = array<i32: 0>} : <f32>
  tt.return
}
// -----
// refused: 'tt.advance' op operand #0 ('ptr') must be ptr to a ranked tensor, but got '!tt.ptr<f32>'
tt.func @f(%i: i32, %p: !tt.ptr<f32>) {
  %0 = tt.advance %p, [%i] : <f32>
  tt.return
}
// -----
// refused: use of value '%j' expects different type than prior uses: 'i32' vs 'i64'
tt.func @f(%j: i64, %bp: !tt.ptr<tensor<64x32xf16>>) {
  %0 = tt.advance %bp, [%j] : <tensor<64x32xf16>>
  tt.return
}
// -----
// refused: 'tt.advance' op failed to verify that all of {ptr, result} have same type: ptr and result are !tt.ptr<tensor<64x32xf16>> vs. !tt.ptr<tensor<32x32xf16>>
tt.func @f(%i: i32, %bp: !tt.ptr<tensor<64x32xf16>>) {
  %0 = "tt.advance"(%bp, %i) : (!tt.ptr<tensor<64x32xf16>>, i32) -> !tt.ptr<tensor<32x32xf16>>
  tt.return
}
// -----
// refused: 'tt.atomic_rmw' op failed to verify that ptr points at values like val: ptr is !tt.ptr<f32>, expected !tt.ptr<i32>
tt.func @f(%i: i32, %p: !tt.ptr<f32>) {
  %0 = tt.atomic_rmw add, relaxed, gpu, %p, %i : (!tt.ptr<f32>, i32) -> i32
  tt.return
}
// -----
// refused: 'tt.atomic_rmw' op expects mask to have the shape of ptr, a scalar, found 128
tt.func @f(%x: f32, %p: !tt.ptr<f32>, %m: tensor<128xi1, #b1>) {
  %0 = tt.atomic_rmw fadd, relaxed, gpu, %p, %x, %m : (!tt.ptr<f32>, f32, tensor<128xi1, #b1>) -> f32
  tt.return
}
// -----
// refused: 'tt.atomic_rmw' op expects result to have the shape of ptr, 128, found 64
tt.func @f(%t: tensor<128xf32, #b1>, %q: tensor<128x!tt.ptr<f32>, #b1>) {
  %0 = tt.atomic_rmw fadd, relaxed, gpu, %q, %t : (tensor<128x!tt.ptr<f32>, #b1>, tensor<128xf32, #b1>) -> tensor<64xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.atomic_rmw' op expects result to have the encoding of ptr, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>, found #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%t: tensor<128xf32, #b1>, %q: tensor<128x!tt.ptr<f32>, #b1>) {
  %0 = tt.atomic_rmw fadd, relaxed, gpu, %q, %t : (tensor<128x!tt.ptr<f32>, #b1>, tensor<128xf32, #b1>) -> tensor<128xf32, #b1x>
  tt.return
}
// -----
// refused: 'tt.atomic_rmw' op failed to verify that ptr points at values like val: ptr is !tt.ptr<f32, 3>, expected !tt.ptr<f32>
tt.func @f(%x: f32, %p: !tt.ptr<f32, 3>) {
  %0 = tt.atomic_rmw fadd, relaxed, gpu, %p, %x : (!tt.ptr<f32, 3>, f32) -> f32
  tt.return
}
// -----
// refused: expected RMWOp to be one of: and, or, xor, add, fadd, max, min, umax, umin, exch; found 'sub'
tt.func @f(%x: f32, %p: !tt.ptr<f32>) {
  %0 = tt.atomic_rmw sub, relaxed, gpu, %p, %x : (!tt.ptr<f32>, f32) -> f32
  tt.return
}
// -----
// refused: 'tt.atomic_cas' op failed to verify that ptr points at values like cmp: ptr is !tt.ptr<f32>, expected !tt.ptr<i32>
tt.func @f(%x: f32, %i: i32, %p: !tt.ptr<f32>) {
  %0 = tt.atomic_cas relaxed, gpu, %p, %i, %x : (!tt.ptr<f32>, i32, f32) -> f32
  tt.return
}
// -----
// refused: 'tt.atomic_cas' op failed to verify that ptr points at values like val: ptr is !tt.ptr<f32>, expected !tt.ptr<i32>
tt.func @f(%x: f32, %i: i32, %p: !tt.ptr<f32>) {
  %0 = tt.atomic_cas relaxed, gpu, %p, %x, %i : (!tt.ptr<f32>, f32, i32) -> f32
  tt.return
}
// -----
// refused: expected MemSyncScope to be one of: gpu, cta, sys; found 'device'
tt.func @f(%x: f32, %p: !tt.ptr<f32>) {
  %0 = tt.atomic_cas relaxed, device, %p, %x, %x : (!tt.ptr<f32>, f32, f32) -> f32
  tt.return
}
// -----
// refused: 'tt.assert' op operand #0 ('condition') must be 1-bit signless integer or ranked tensor of 1-bit signless integer values, but got 'i32'
tt.func @f(%i: i32) {
  tt.assert %i, "no" : i32
  tt.return
}
// -----
// refused: expected ProgramIDDim to be one of: x, y, z; found 'w'
tt.func @f() {
  %0 = tt.get_program_id w : i32
  tt.return
}
// -----
// refused: 'tt.get_program_id' op result #0 ('result') must be 32-bit signless integer, but got 'i64'
tt.func @f() {
  %0 = tt.get_program_id x : i64
  tt.return
}
// -----
// refused: 'tt.bitcast' op expects result to have the 32 bits of src, found 64
tt.func @f(%x: f32) {
  %0 = tt.bitcast %x : f32 -> i64
  tt.return
}
// -----
// refused: 'tt.bitcast' op cannot cast between a pointer and another type, found !tt.ptr<f32> and i64
tt.func @f(%p: !tt.ptr<f32>) {
  %0 = tt.bitcast %p : !tt.ptr<f32> -> i64
  tt.return
}
// -----
// refused: 'tt.bitcast' op expects result to point into the address space of src, 1, found 3
tt.func @f(%p: !tt.ptr<f32>) {
  %0 = tt.bitcast %p : !tt.ptr<f32> -> !tt.ptr<f32, 3>
  tt.return
}
// -----
// refused: 'tt.bitcast' op expects result to be a tensor since src is one, found i32
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.bitcast %t : tensor<128xf32, #b1> -> i32
  tt.return
}
// -----
// refused: 'tt.bitcast' op expects result to have the encoding of src, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>, found #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.bitcast %t : tensor<128xf32, #b1> -> tensor<128xi32, #b1x>
  tt.return
}
// -----
// refused: 'tt.bitcast' op expects result to have the shape of src, 128, found 64
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.bitcast %t : tensor<128xf32, #b1> -> tensor<64xi32, #b1>
  tt.return
}
// -----
// refused: 'tt.clampf' op expects result to be a tensor since max is one, found f32
tt.func @f(%x: f32, %t: tensor<128xf32, #b1>) {
  %0 = "tt.clampf"(%x, %x, %t) <{propagateNan = 0 : i32}> : (f32, f32, tensor<128xf32, #b1>) -> f32
  tt.return
}
// -----
// refused: 'tt.clampf' op operand #0 ('x') must be floating-point or ranked tensor of floating-point values, but got 'i32'
tt.func @f(%i: i32) {
  %0 = tt.clampf %i, %i, %i, propagateNan = all : i32
  tt.return
}
// -----
// refused: 'tt.fp_to_fp' op expects a rounding mode to convert f32 to f16, found none
tt.func @f(%x: f32) {
  %0 = tt.fp_to_fp %x : f32 -> f16
  tt.return
}
// -----
// refused: 'tt.fp_to_fp' op result #0 ('result') must be floating-point or ranked tensor of floating-point values, but got 'i16'
tt.func @f(%x: f32) {
  %0 = tt.fp_to_fp %x, rounding = rtz : f32 -> i16
  tt.return
}
// -----
// refused: 'tt.fp_to_fp' op expects result to be a tensor since src is one, found f16
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.fp_to_fp %t, rounding = rtz : tensor<128xf32, #b1> -> f16
  tt.return
}
// -----
// refused: 'tt.int_to_ptr' op operand #0 ('src') must be 64-bit signless integer or ranked tensor of 64-bit signless integer values, but got 'i32'
tt.func @f(%i: i32) {
  %0 = tt.int_to_ptr %i : i32 -> !tt.ptr<f32>
  tt.return
}
// -----
// refused: 'tt.ptr_to_int' op result #0 ('result') must be 64-bit signless integer or ranked tensor of 64-bit signless integer values, but got 'i32'
tt.func @f(%p: !tt.ptr<f32>) {
  %0 = tt.ptr_to_int %p : !tt.ptr<f32> -> i32
  tt.return
}
// -----
// refused: 'tt.ptr_to_int' op expects result to be a tensor since src is one, found i64
tt.func @f(%q: tensor<128x!tt.ptr<f32>, #b1>) {
  %0 = tt.ptr_to_int %q : tensor<128x!tt.ptr<f32>, #b1> -> i64
  tt.return
}
// -----
// refused: 'tt.mulhiui' op operand #0 ('x') must be integer or ranked tensor of integer values, but got 'f32'
tt.func @f(%x: f32) {
  %0 = tt.mulhiui %x, %x : f32
  tt.return
}
// -----
// refused: 'tt.mulhiui' op requires the same type for all operands and results, found i32 and i64
tt.func @f(%i: i32, %j: i64) {
  %0 = "tt.mulhiui"(%i, %j) : (i32, i64) -> i32
  tt.return
}
// -----
// refused: 'tt.precise_divf' op operand #0 ('x') must be floating-point or ranked tensor of floating-point values, but got 'i32'
tt.func @f(%i: i32) {
  %0 = tt.precise_divf %i, %i : i32
  tt.return
}
// -----
// refused: 'tt.precise_divf' op expects result to be a tensor since y is one, found f32
tt.func @f(%x: f32, %t: tensor<128xf32, #b1>) {
  %0 = "tt.precise_divf"(%x, %t) : (f32, tensor<128xf32, #b1>) -> f32
  tt.return
}
// -----
// refused: 'tt.precise_sqrt' op requires the same type for all operands and results, found f32 and f64
tt.func @f(%x: f32) {
  %0 = "tt.precise_sqrt"(%x) : (f32) -> f64
  tt.return
}
// -----
// refused: 'tt.elementwise_inline_asm' op expects the number of elements to be a multiple of packed_element, 3, found 128
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.elementwise_inline_asm "x" {constraints = "=r,r", packed_element = 3 : i32, pure = true} %t : tensor<128xf32, #b1> -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.elementwise_inline_asm' op expects the number of elements to be a multiple of packed_element, 0, found 128
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.elementwise_inline_asm "x" {constraints = "=r,r", packed_element = 0 : i32, pure = true} %t : tensor<128xf32, #b1> -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.elementwise_inline_asm' op expects the number of elements to be a multiple of packed_element, -1, found 128
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.elementwise_inline_asm "x" {constraints = "=r,r", packed_element = -1 : i32, pure = true} %t : tensor<128xf32, #b1> -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.elementwise_inline_asm' op expects result #0 to be a tensor since args #0 is one, found f32
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.elementwise_inline_asm "x" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %t : tensor<128xf32, #b1> -> f32
  tt.return
}
// -----
// refused: 'tt.elementwise_inline_asm' op expects an operand to be a tensor since result #0 is one, found none
tt.func @f(%x: f32) {
  %0 = tt.elementwise_inline_asm "x" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %x : f32 -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.elementwise_inline_asm' op expects result #0 to have the encoding of args #0, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>, found #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.elementwise_inline_asm "x" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %t : tensor<128xf32, #b1> -> tensor<128xf32, #b1x>
  tt.return
}
// -----
// refused: 'tt.elementwise_inline_asm' op expects result #0 to have the shape of args #0, 128, found 256
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.elementwise_inline_asm "x" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %t : tensor<128xf32, #b1> -> tensor<256xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.extern_elementwise' op expects srcs #1 to have the shape of srcs #0, 128, found 64x16
tt.func @f(%t: tensor<128xf32, #b1>, %w: tensor<64x16xf32, #b1>) {
  %0 = tt.extern_elementwise %t, %w {libname = "", libpath = "", pure = true, symbol = "g"} : (tensor<128xf32, #b1>, tensor<64x16xf32, #b1>) -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.extern_elementwise' op expects result to be a tensor since srcs #0 is one, found f32
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.extern_elementwise %t {libname = "", libpath = "", pure = true, symbol = "g"} : (tensor<128xf32, #b1>) -> f32
  tt.return
}
// -----
// refused: 'tt.map_elementwise' op expects pack to be at least 1, found 0
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = "tt.map_elementwise"(%t) <{pack = 0 : i32}> ({
  ^bb0(%a: f32):
    tt.map_elementwise.return %a : f32
  }) : (tensor<128xf32, #b1>) -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.map_elementwise' op expects 2 arguments of the region, found 1
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = "tt.map_elementwise"(%t) <{pack = 2 : i32}> ({
  ^bb0(%a: f32):
    tt.map_elementwise.return %a, %a : f32, f32
  }) : (tensor<128xf32, #b1>) -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.map_elementwise' op expects f32 as #0 of the arguments of the region, found i32
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = "tt.map_elementwise"(%t) <{pack = 1 : i32}> ({
  ^bb0(%a: i32):
    tt.map_elementwise.return %a : i32
  }) : (tensor<128xf32, #b1>) -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.map_elementwise' op expects 1 values that the region returns, found 2
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = "tt.map_elementwise"(%t) <{pack = 1 : i32}> ({
  ^bb0(%a: f32):
    tt.map_elementwise.return %a, %a : f32, f32
  }) : (tensor<128xf32, #b1>) -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.map_elementwise' op expects f32 as #0 of the values that the region returns, found i32
tt.func @f(%i: i32, %t: tensor<128xf32, #b1>) {
  %0 = "tt.map_elementwise"(%t) <{pack = 1 : i32}> ({
  ^bb0(%a: f32):
    tt.map_elementwise.return %i : i32
  }) : (tensor<128xf32, #b1>) -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.map_elementwise' op expects result #0 to have the shape of srcs #0, 128, found 64
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = "tt.map_elementwise"(%t) <{pack = 1 : i32}> ({
  ^bb0(%a: f32):
    tt.map_elementwise.return %a : f32
  }) : (tensor<128xf32, #b1>) -> tensor<64xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.map_elementwise' op expects result #0 to have the encoding of srcs #0, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>, found #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = "tt.map_elementwise"(%t) <{pack = 1 : i32}> ({
  ^bb0(%a: f32):
    tt.map_elementwise.return %a : f32
  }) : (tensor<128xf32, #b1>) -> tensor<128xf32, #b1x>
  tt.return
}
// -----
// refused: 'tt.map_elementwise' op expects at least 1 result, found 0
tt.func @f(%t: tensor<128xf32, #b1>) {
  "tt.map_elementwise"(%t) <{pack = 1 : i32}> ({
  ^bb0(%a: f32):
    tt.map_elementwise.return
  }) : (tensor<128xf32, #b1>) -> ()
  tt.return
}
// -----
// refused: 'tt.make_range' op expects start to be less than end, 0, found 0
tt.func @f() {
  %0 = tt.make_range {end = 0 : i32, start = 0 : i32} : tensor<128xi32>
  tt.return
}
// -----
// refused: 'tt.make_range' op expects result to have 64 elements, end - start, found 128
tt.func @f() {
  %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<128xi32>
  tt.return
}
// -----
// refused: 'tt.make_range' op expects result to have 1 dimension, found 2
tt.func @f() {
  %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<8x8xi32>
  tt.return
}
// -----
// refused: 'tt.make_range' op expects result to have the element type i32, found i64
tt.func @f() {
  %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi64>
  tt.return
}
// -----
// refused: 'tt.splat' op expects result to have the element type of src, f32, found f16
tt.func @f(%x: f32) {
  %0 = tt.splat %x : f32 -> tensor<128xf16>
  tt.return
}
// -----
// refused: 'tt.splat' op result #0 ('result') must be ranked tensor of floating-point, integer or ptr values, but got 'f32'
tt.func @f(%x: f32) {
  %0 = tt.splat %x : f32 -> f32
  tt.return
}
// -----
// refused: 'tt.unsplat' op expects src to have 1 element, found 128 (tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>)
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.unsplat %t : tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.expand_dims' op expects src to have a slice layout, found #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.expand_dims %w {axis = 2 : i32} : tensor<64x16xf32, #b2> -> tensor<64x16x1xf32, #b3>
  tt.return
}
// -----
// refused: 'tt.expand_dims' op expects axis to be between 0 and 1, found 2
tt.func @f(%t: tensor<128xf32>) {
  %0 = tt.expand_dims %t {axis = 2 : i32} : tensor<128xf32> -> tensor<128x1xf32>
  tt.return
}
// -----
// refused: 'tt.expand_dims' op expects src to be a slice along axis 0, found one along 1
tt.func @f(%t: tensor<64xf32, #rows>) {
  %0 = tt.expand_dims %t {axis = 0 : i32} : tensor<64xf32, #rows> -> tensor<1x64xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.expand_dims' op expects result to have the type tensor<64x1xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>, found tensor<1x64xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
tt.func @f(%t: tensor<64xf32, #rows>) {
  %0 = tt.expand_dims %t {axis = 1 : i32} : tensor<64xf32, #rows> -> tensor<1x64xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.expand_dims' op expects result to have the type tensor<64x1xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>, found tensor<64x1xf32, #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>
tt.func @f(%t: tensor<64xf32, #rows>) {
  %0 = tt.expand_dims %t {axis = 1 : i32} : tensor<64xf32, #rows> -> tensor<64x1xf32, #b2t>
  tt.return
}
// -----
// refused: 'tt.expand_dims' op expects result to have the type tensor<64x1xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>, found tensor<64x1xf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
tt.func @f(%t: tensor<64xf32, #rows>) {
  %0 = tt.expand_dims %t {axis = 1 : i32} : tensor<64xf32, #rows> -> tensor<64x1xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.broadcast' op expects dimension 0 of src to be 1 since result has 256 there, found 128
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.broadcast %t : tensor<128xf32, #b1> -> tensor<256xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.broadcast' op expects result to have the rank of src, 1, found 2
tt.func @f(%t: tensor<128xf32>) {
  %0 = tt.broadcast %t : tensor<128xf32> -> tensor<1x128xf32>
  tt.return
}
// -----
// refused: 'tt.broadcast' op expects result to have the element type of src, f32, found f16
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.broadcast %w : tensor<64x16xf32, #b2> -> tensor<64x16xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.broadcast' op expects result to have the encoding of src, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>, found #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.broadcast %w : tensor<64x16xf32, #b2> -> tensor<64x16xf32, #b2t>
  tt.return
}
// -----
// refused: 'tt.reshape' op expects result to have as many elements as src, 1024, found 512 (512)
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.reshape %w : tensor<64x16xf32, #b2> -> tensor<512xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.reshape' op expects result to have the type tensor<1024xf32, #ttg.linear<{register = [[1], [2], [512]], lane = [[4], [8], [16], [32], [64]], warp = [[128], [256]], block = []}>>, or another spelling of its layout, found tensor<1024xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.reshape %w : tensor<64x16xf32, #b2> -> tensor<1024xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.reshape' op expects src and result to have encodings, or neither of them, found tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>> and tensor<1024xf32>
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.reshape %w : tensor<64x16xf32, #b2> -> tensor<1024xf32>
  tt.return
}
// -----
// refused: 'tt.reshape' op expects result to have the element type of src, f32, found f16
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.reshape %w : tensor<64x16xf32, #b2> -> tensor<1024xf16, #b1y>
  tt.return
}
// -----
// refused: 'tt.cat' op expects result to have the element type of lhs, f32, found i32
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.cat %t, %t : tensor<128xf32, #b1> -> tensor<256xi32, #b1>
  tt.return
}
// -----
// refused: 'tt.cat' op expects rhs to have the type of lhs, tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, found tensor<128xi32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
tt.func @f(%t: tensor<128xf32, #b1>, %o: tensor<128xi32, #b1>) {
  %0 = "tt.cat"(%t, %o) : (tensor<128xf32, #b1>, tensor<128xi32, #b1>) -> tensor<256xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.join' op expects result to have the shape 128x2, found 2x128
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.join %t, %t : tensor<128xf32, #b1> -> tensor<2x128xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.join' op expects result to have the element type of lhs, f32, found f16
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.join %t, %t : tensor<128xf32, #b1> -> tensor<128x2xf16, #pair>
  tt.return
}
// -----
// refused: 'tt.join' op expects lhs and result to have encodings, or neither of them, found tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>> and tensor<128x2xf32>
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.join %t, %t : tensor<128xf32, #b1> -> tensor<128x2xf32>
  tt.return
}
// -----
// refused: 'tt.join' op expects lhs to have the type tensor<128xf32, #ttg.linear<{register = [[0], [32], [64]], lane = [[0], [0], [1], [2], [4]], warp = [[8], [16]], block = []}>>, half of result, found tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.join %t, %t : tensor<128xf32, #b1> -> tensor<128x2xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.join' op expects a register to hold both elements of result's last dimension, found #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.join %t, %t : tensor<128xf32, #b1> -> tensor<128x2xf32, #b2t>
  tt.return
}
// -----
// refused: 'tt.join' op expects rhs to have the type of lhs, tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, found tensor<128xi32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
tt.func @f(%t: tensor<128xf32, #b1>, %o: tensor<128xi32, #b1>) {
  %0 = "tt.join"(%t, %o) : (tensor<128xf32, #b1>, tensor<128xi32, #b1>) -> tensor<128x2xf32, #pair>
  tt.return
}
// -----
// refused: 'tt.split' op expects the last dimension of src to have size 2, found 16
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0, %1 = tt.split %w : tensor<64x16xf32, #b2> -> tensor<64xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.split' op expects outLHS to have the type tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>, found tensor<128xf32, #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
tt.func @f(%w: tensor<128x2xf32, #pair>) {
  %0, %1 = tt.split %w : tensor<128x2xf32, #pair> -> tensor<128xf32, #b1x>
  tt.return
}
// -----
// refused: 'tt.split' op expects a register to hold both elements of src's last dimension, found #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
tt.func @f(%w: tensor<128x2xf32, #b2t>) {
  %0, %1 = tt.split %w : tensor<128x2xf32, #b2t> -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.split' op expects a register to hold both elements of src's last dimension, found #ttg.linear<{register = [], lane = [[0, 1], [1, 0], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
tt.func @f(%w: tensor<64x2xf32, #ttg.linear<{register = [], lane = [[0, 1], [1, 0], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>>) {
  %0, %1 = tt.split %w : tensor<64x2xf32, #ttg.linear<{register = [], lane = [[0, 1], [1, 0], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>> -> tensor<64xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.trans' op operand #0 ('src') must be ranked tensor of floating-point, integer or ptr values, but got 'tensor<64x16xf32, loc(unknown)>'
tt.func @f(%w: tensor<64x16xf32, loc(unknown)>) {
  %0 = tt.trans %w {order = array<i32: 1, 0>} : tensor<64x16xf32, loc(unknown)> -> tensor<16x64xf32, loc(unknown)>
  tt.return
}
// -----
// refused: 'tt.trans' op expects a distributed layout, found "a string"
tt.func @f(%w: tensor<64x16xf32, "a string">) {
  %0 = tt.trans %w {order = array<i32: 1, 0>} : tensor<64x16xf32, "a string"> -> tensor<16x64xf32, "a string">
  tt.return
}
// -----
// refused: 'tt.reshape' op expects a distributed layout, found 1 : i32
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.reshape %w : tensor<64x16xf32, #b2> -> tensor<1024xf32, 1 : i32>
  tt.return
}
// -----
// refused: 'tt.trans' op expects a layout of tensors of 2 or 3 dimensions, found #ttg.amd_wmma<{version = 2, isTranspose = false, warpsPerCTA = [4, 1, 1, 1]}> for 4
tt.func @f(%w: tensor<2x2x64x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = false, warpsPerCTA = [4, 1, 1, 1]}>>) {
  %0 = tt.trans %w {order = array<i32: 1, 0, 2, 3>} : tensor<2x2x64x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = false, warpsPerCTA = [4, 1, 1, 1]}>> -> tensor<2x2x64x64xf32, #ttg.amd_wmma<{version = 2, isTranspose = false, warpsPerCTA = [4, 1, 1, 1]}>>
  tt.return
}
// -----
// refused: 'tt.trans' op expects a layout of tensors of 2 or 3 dimensions, found #ttg.dot_op<{opIdx = 0, parent = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [1, 2, 4, 4], warpsPerCTA = [4, 1, 1, 1], order = [3, 2, 1, 0]}>}> for 4
tt.func @f(%w: tensor<2x2x8x8xf32, #ttg.dot_op<{opIdx = 0, parent = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [1, 2, 4, 4], warpsPerCTA = [4, 1, 1, 1], order = [3, 2, 1, 0]}>}>>) {
  %0 = tt.trans %w {order = array<i32: 0, 1, 3, 2>} : tensor<2x2x8x8xf32, #ttg.dot_op<{opIdx = 0, parent = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [1, 2, 4, 4], warpsPerCTA = [4, 1, 1, 1], order = [3, 2, 1, 0]}>}>> -> tensor<2x2x8x8xf32, #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [1, 2, 4, 4], warpsPerCTA = [4, 1, 1, 1], order = [3, 2, 1, 0]}>>
  tt.return
}
// -----
// refused: 'tt.split' op expects src to have 2 dimensions or more since it has a layout, found 1 (tensor<2xf32, #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>)
tt.func @f(%w: tensor<2xf32, #b1x>) {
  %0, %1 = tt.split %w : tensor<2xf32, #b1x> -> tensor<f32>
  tt.return
}
// -----
// refused: 'tt.split' op expects outRHS to have the type tensor<8xf32>, found tensor<8xf16>
tt.func @f(%w: tensor<8x2xf32>) {
  %0, %1 = "tt.split"(%w) : (tensor<8x2xf32>) -> (tensor<8xf32>, tensor<8xf16>)
  tt.return
}
// -----
// refused: 'tt.trans' op expects order to be a permutation of 0..1, found [1, 1]
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.trans %w {order = array<i32: 1, 1>} : tensor<64x16xf32, #b2> -> tensor<16x64xf32, #b2t>
  tt.return
}
// -----
// refused: 'tt.trans' op expects order to be a permutation of 0..1, found [0]
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.trans %w {order = array<i32: 0>} : tensor<64x16xf32, #b2> -> tensor<16x64xf32, #b2t>
  tt.return
}
// -----
// refused: 'tt.trans' op expects result to have the type tensor<16x64xf32, #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>, found tensor<64x16xf32, #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.trans %w {order = array<i32: 1, 0>} : tensor<64x16xf32, #b2> -> tensor<64x16xf32, #b2t>
  tt.return
}
// -----
// refused: 'tt.trans' op expects result to have the type tensor<16x64xf32, #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>, found tensor<16x64xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.trans %w {order = array<i32: 1, 0>} : tensor<64x16xf32, #b2> -> tensor<16x64xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.trans' op expects result to have the type tensor<16x64xf32, #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>, found tensor<16x64xf16, #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>>
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  %0 = tt.trans %w {order = array<i32: 1, 0>} : tensor<64x16xf32, #b2> -> tensor<16x64xf16, #b2t>
  tt.return
}
// -----
// refused: 'tt.gather' op expects indices to have the rank of src, 2, found 1
tt.func @f(%o: tensor<128xi32, #b1>, %w: tensor<64x16xf32, #b2>) {
  %0 = tt.gather %w[%o] {axis = 1 : i32} : (tensor<64x16xf32, #b2>, tensor<128xi32, #b1>) -> tensor<128xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.gather' op expects axis to be between 0 and 1, found 2
tt.func @f(%o: tensor<64x32xi32, #b2>, %w: tensor<64x16xf32, #b2>) {
  %0 = tt.gather %w[%o] {axis = 2 : i32} : (tensor<64x16xf32, #b2>, tensor<64x32xi32, #b2>) -> tensor<64x32xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.gather' op expects dimension 1 of indices to be src's, 16, found 32
tt.func @f(%o: tensor<64x32xi32, #b2>, %w: tensor<64x16xf32, #b2>) {
  %0 = tt.gather %w[%o] {axis = 0 : i32} : (tensor<64x16xf32, #b2>, tensor<64x32xi32, #b2>) -> tensor<64x32xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.gather' op expects result to have the type tensor<64x32xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>, found tensor<64x32xf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
tt.func @f(%o: tensor<64x32xi32, #b2>, %w: tensor<64x16xf32, #b2>) {
  %0 = tt.gather %w[%o] {axis = 1 : i32} : (tensor<64x16xf32, #b2>, tensor<64x32xi32, #b2>) -> tensor<64x32xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.gather' op expects result to have the type tensor<64x32xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>, found tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
tt.func @f(%o: tensor<64x32xi32, #b2>, %w: tensor<64x16xf32, #b2>) {
  %0 = tt.gather %w[%o] {axis = 1 : i32} : (tensor<64x16xf32, #b2>, tensor<64x32xi32, #b2>) -> tensor<64x16xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.histogram' op operand #0 ('src') must be ranked tensor of integer values, but got 'tensor<128xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>'
tt.func @f(%t: tensor<128xf32, #b1>) {
  %0 = tt.histogram %t : tensor<128xf32, #b1> -> tensor<256xi32, #b1>
  tt.return
}
// -----
// refused: 'tt.histogram' op failed to verify that mask has the shape and encoding of src: mask is i1, expected tensor<128xi1, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>
tt.func @f(%k: i1, %o: tensor<128xi32, #b1>) {
  %0 = "tt.histogram"(%o, %k) : (tensor<128xi32, #b1>, i1) -> tensor<256xi32, #b1>
  tt.return
}
// -----
// refused: 'tt.dot' op expects b to have as many rows (K) as a has columns, 32, found 16
tt.func @f(%a: tensor<64x32xf16>, %b: tensor<16x64xf16>, %c: tensor<64x64xf32>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16>, tensor<16x64xf16>, tensor<64x64xf32>) -> tensor<64x64xf32>
  tt.return
}
// -----
// refused: 'tt.dot' op expects d to have 2 dimensions, found 3
tt.func @f(%a: tensor<64x32xf16>, %b: tensor<32x64xf16>, %c: tensor<4x64x64xf32>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16>, tensor<32x64xf16>, tensor<4x64x64xf32>) -> tensor<4x64x64xf32>
  tt.return
}
// -----
// refused: 'tt.dot' op expects b to have elements of the width of a's, 16 bits, found 32
tt.func @f(%a: tensor<64x32xf16>, %b: tensor<32x64xf32>, %c: tensor<64x64xf32>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16>, tensor<32x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  tt.return
}
// -----
// refused: 'tt.dot' op expects b to have the first dimension of d, 2, found 4
tt.func @f(%a: tensor<2x64x32xf16>, %b: tensor<4x32x64xf16>, %c: tensor<2x64x64xf32>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<2x64x32xf16>, tensor<4x32x64xf16>, tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
  tt.return
}
// -----
// refused: 'tt.dot' op expects a to have 2 or 3 dimensions, found 1
tt.func @f(%a: tensor<32xf16>, %b: tensor<32xf16>, %c: tensor<32xf32>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<32xf16>, tensor<32xf16>, tensor<32xf32>) -> tensor<32xf32>
  tt.return
}
// -----
// refused: 'tt.dot' op expects a and b to have encodings, or neither of them, found tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>, kWidth = 2}>> and tensor<32x64xf16>
tt.func @f(%a: tensor<64x32xf16, #dot0>, %b: tensor<32x64xf16>, %c: tensor<64x64xf32, #mma2>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16, #dot0>, tensor<32x64xf16>, tensor<64x64xf32, #mma2>) -> tensor<64x64xf32, #mma2>
  tt.return
}
// -----
// refused: 'tt.dot' op expects c to have an encoding since a has one, found tensor<64x64xf32>
tt.func @f(%a: tensor<64x32xf16, #dot0>, %b: tensor<32x64xf16, #dot1>, %c: tensor<64x64xf32>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16, #dot0>, tensor<32x64xf16, #dot1>, tensor<64x64xf32>) -> tensor<64x64xf32>
  tt.return
}
// -----
// refused: 'tt.dot' op expects the layout of a to have opIdx 0, found 1
tt.func @f(%a: tensor<64x32xf16, #dot1>, %b: tensor<32x64xf16, #dot1>, %c: tensor<64x64xf32, #mma2>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16, #dot1>, tensor<32x64xf16, #dot1>, tensor<64x64xf32, #mma2>) -> tensor<64x64xf32, #mma2>
  tt.return
}
// -----
// refused: 'tt.dot' op expects the layout of b to have the result's as parent, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>, found #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
tt.func @f(%a: tensor<64x32xf16, #dot0>, %b: tensor<32x64xf16, #fma1>, %c: tensor<64x64xf32, #mma2>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16, #dot0>, tensor<32x64xf16, #fma1>, tensor<64x64xf32, #mma2>) -> tensor<64x64xf32, #mma2>
  tt.return
}
// -----
// refused: 'tt.dot' op expects a to have a dot operand's layout, #ttg.dot_op, found #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
tt.func @f(%a: tensor<64x32xf16, #b2>, %b: tensor<32x64xf16, #dot1>, %c: tensor<64x64xf32, #mma2>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16, #b2>, tensor<32x64xf16, #dot1>, tensor<64x64xf32, #mma2>) -> tensor<64x64xf32, #mma2>
  tt.return
}
// -----
// refused: 'tt.dot' op expects the layout of b to have the kWidth of a's, 4, found 2
tt.func @f(%a: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>>, %b: tensor<32x64xf16, #dot1>, %c: tensor<64x64xf32, #mma2>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 4}>>, tensor<32x64xf16, #dot1>, tensor<64x64xf32, #mma2>) -> tensor<64x64xf32, #mma2>
  tt.return
}
// -----
// refused: #ttg.dot_op: expects opIdx to be 0 for nvidia_mma of version 3: wgmma takes b in shared memory
tt.func @f(%a: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %b: tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, %c: tensor<64x64xf32, #mma>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<64x64xf32, #mma>) -> tensor<64x64xf32, #mma>
  tt.return
}
// -----
// refused: 'tt.dot' op failed to verify that all of {c, d} have same type: c and d are tensor<64x64xf32> vs. tensor<64x64xf16>
tt.func @f(%a: tensor<64x32xf16>, %b: tensor<32x64xf16>, %c: tensor<64x64xf32>) {
  %0 = "tt.dot"(%a, %b, %c) <{inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16>, tensor<32x64xf16>, tensor<64x64xf32>) -> tensor<64x64xf16>
  tt.return
}
// -----
// refused: expected InputPrecision to be one of: tf32, tf32x3, ieee, bf16x3, bf16x6; found 'fast'
tt.func @f(%a: tensor<64x32xf16, #dot0>, %b: tensor<32x64xf16, #dot1>, %c: tensor<64x64xf32, #mma2>) {
  %0 = tt.dot %a, %b, %c, inputPrecision = fast : tensor<64x32xf16, #dot0> * tensor<32x64xf16, #dot1> -> tensor<64x64xf32, #mma2>
  tt.return
}
// -----
// refused: 'tt.dot_scaled' op expects b to have as many rows (K) as a has columns, 128, found 64
tt.func @f(%a: tensor<128x64xi8>, %b: tensor<64x128xi8>, %c: tensor<128x128xf32>) {
  %0 = tt.dot_scaled %a, %b, %c lhs = e2m1 rhs = e4m3 {fastMath = false} : tensor<128x64xi8> * tensor<64x128xi8> -> tensor<128x128xf32>
  tt.return
}
// -----
// refused: 'tt.dot_scaled' op expects d to have as many rows (M) as a, 64, found 128
tt.func @f(%a: tensor<64x64xi8>, %b: tensor<64x128xi8>, %c: tensor<128x128xf32>) {
  %0 = tt.dot_scaled %a, %b, %c lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<64x64xi8> * tensor<64x128xi8> -> tensor<128x128xf32>
  tt.return
}
// -----
// refused: 'tt.dot_scaled' op expects d to have as many columns (N) as b, 64, found 128
tt.func @f(%a: tensor<128x64xi8>, %b: tensor<64x64xi8>, %c: tensor<128x128xf32>) {
  %0 = tt.dot_scaled %a, %b, %c lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x64xi8> * tensor<64x64xi8> -> tensor<128x128xf32>
  tt.return
}
// -----
// refused: 'tt.dot_scaled' op expects b to have as many rows (K) as a has columns, 64, found 128
tt.func @f(%a: tensor<128x64xi8>, %b: tensor<64x128xi8>, %c: tensor<128x128xf32>) {
  %0 = tt.dot_scaled %a, %b, %c lhs = e2m1 rhs = e2m1 {fastMath = false, lhs_k_pack = false} : tensor<128x64xi8> * tensor<64x128xi8> -> tensor<128x128xf32>
  tt.return
}
// -----
// refused: 'tt.dot_scaled' op expects a to have 2 or 3 dimensions, found 1
tt.func @f(%a: tensor<64xi8>, %b: tensor<64x128xi8>, %c: tensor<128x128xf32>) {
  %0 = tt.dot_scaled %a, %b, %c lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<64xi8> * tensor<64x128xi8> -> tensor<128x128xf32>
  tt.return
}
// -----
// refused: 'tt.reduce' op expects axis to be between 0 and 1, found 2
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.reduce"(%w) <{axis = 2 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %a : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64xf32, #rows>
  tt.return
}
// -----
// refused: 'tt.reduce' op expects result #0 to have the type tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>>, found tensor<16xf32, #ttg.slice<{dim = 0, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>>
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.reduce"(%w) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %a : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<16xf32, #columns>
  tt.return
}
// -----
// refused: 'tt.reduce' op expects result #0 to have the type tensor<64xf32, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>>, found tensor<64xf16, #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>>
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.reduce"(%w) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %a : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64xf16, #rows>
  tt.return
}
// -----
// refused: 'tt.reduce' op expects 1 values of result, found 2
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.reduce"(%w) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %a : f32
  }) : (tensor<64x16xf32, #b2>) -> (tensor<64xf32, #rows>, tensor<64xf32, #rows>)
  tt.return
}
// -----
// refused: 'tt.reduce' op expects 2 arguments of the region, found 1
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.reduce"(%w) <{axis = 1 : i32}> ({
  ^bb0(%a: f32):
    tt.reduce.return %a : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64xf32, #rows>
  tt.return
}
// -----
// refused: 'tt.reduce' op expects f32 as #1 of the arguments of the region, found i32
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.reduce"(%w) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: i32):
    tt.reduce.return %a : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64xf32, #rows>
  tt.return
}
// -----
// refused: 'tt.reduce' op expects f32 as #0 of the values that the region returns, found i32
tt.func @f(%i: i32, %w: tensor<64x16xf32, #b2>) {
  "tt.reduce"(%w) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %i : i32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64xf32, #rows>
  tt.return
}
// -----
// refused: 'tt.reduce' op expects 1 values that the region returns, found 2
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.reduce"(%w) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %a, %b : f32, f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64xf32, #rows>
  tt.return
}
// -----
// refused: 'tt.reduce' op expects its region to end with 'tt.reduce.return', found 'tt.scan.return'
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.reduce"(%w) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.scan.return %a : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64xf32, #rows>
  tt.return
}
// -----
// refused: 'tt.reduce' op expects srcs #1 to have the shape of srcs #0, 128, found 64x16
tt.func @f(%t: tensor<128xf32, #b1>, %w: tensor<64x16xf32, #b2>) {
  "tt.reduce"(%t, %w) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32, %d: f32, %e: f32):
    tt.reduce.return %a, %b : f32, f32
  }) : (tensor<128xf32, #b1>, tensor<64x16xf32, #b2>) -> (f32, tensor<16xf32, #columns>)
  tt.return
}
// -----
// refused: 'tt.reduce' op expects at least 1 operand, found 0
tt.func @f() {
  "tt.reduce"() <{axis = 0 : i32}> ({
  ^bb0:
    "tt.reduce.return"() : () -> ()
  }) : () -> ()
  tt.return
}
// -----
// refused: 'tt.scan' op expects result #0 to have the type tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>, found tensor<64x16xf16, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.scan"(%w) <{axis = 1 : i32, reverse = false}> ({
  ^bb0(%a: f32, %b: f32):
    tt.scan.return %a : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64x16xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.scan' op expects result #0 to have the encoding of srcs #0, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>, found #ttg.slice<{dim = 1, parent = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>}>
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.scan"(%w) <{axis = 1 : i32, reverse = false}> ({
  ^bb0(%a: f32, %b: f32):
    tt.scan.return %a : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64xf32, #rows>
  tt.return
}
// -----
// refused: 'tt.scan' op expects result #0 to have the encoding of srcs #0, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>, found #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.scan"(%w) <{axis = 1 : i32, reverse = false}> ({
  ^bb0(%a: f32, %b: f32):
    tt.scan.return %a : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64x16xf32, #b2t>
  tt.return
}
// -----
// refused: 'tt.scan' op expects f32 as #0 of the arguments of the region, found i32
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.scan"(%w) <{axis = 1 : i32, reverse = false}> ({
  ^bb0(%a: i32, %b: f32):
    tt.scan.return %b : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64x16xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.scan' op expects f32 as #0 of the values that the region returns, found i32
tt.func @f(%i: i32, %w: tensor<64x16xf32, #b2>) {
  "tt.scan"(%w) <{axis = 1 : i32, reverse = false}> ({
  ^bb0(%a: f32, %b: f32):
    tt.scan.return %i : i32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64x16xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.scan' op attribute 'reverse' failed to satisfy constraint: bool attribute, found 1 : i32
tt.func @f(%w: tensor<64x16xf32, #b2>) {
  "tt.scan"(%w) <{axis = 1 : i32, reverse = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.scan.return %a : f32
  }) : (tensor<64x16xf32, #b2>) -> tensor<64x16xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.scan' op expects at least 1 operand, found 0
tt.func @f() {
  "tt.scan"() <{axis = 0 : i32, reverse = false}> ({
  ^bb0:
    "tt.scan.return"() : () -> ()
  }) : () -> ()
  tt.return
}
// -----
// refused: 'tt.reduce' op expects axis to be between 0 and 0, found 1
tt.func @f(%t: tensor<128xf32, #b1>) {
  "tt.reduce"(%t) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    tt.reduce.return %a : f32
  }) : (tensor<128xf32, #b1>) -> f32
  tt.return
}
// -----
// refused: 'tt.descriptor_load' op expects result to have as many elements as the block, 2048, found 32
tt.func @f(%d: !tt.tensordesc<tensor<64x32xf16, #shared>>, %n: i32) {
  %0 = tt.descriptor_load %d[%n, %n] : !tt.tensordesc<tensor<64x32xf16, #shared>> -> tensor<32xf16, #b1>
  tt.return
}
// -----
// refused: 'tt.descriptor_load' op expects result to have the block's element type, f16, found f32
tt.func @f(%d: !tt.tensordesc<tensor<64x32xf16, #shared>>, %n: i32) {
  %0 = tt.descriptor_load %d[%n, %n] : !tt.tensordesc<tensor<64x32xf16, #shared>> -> tensor<64x32xf32, #b2>
  tt.return
}
// -----
// refused: use of value '%l' expects different type than prior uses: 'i32' vs 'i64'
tt.func @f(%d: !tt.tensordesc<tensor<64x32xf16, #shared>>, %n: i32, %l: i64) {
  %0 = tt.descriptor_load %d[%l, %n] : !tt.tensordesc<tensor<64x32xf16, #shared>> -> tensor<64x32xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.descriptor_store' op expects src to have as many elements as the block, 2048, found 512
tt.func @f(%d: !tt.tensordesc<tensor<64x32xf16, #shared>>, %n: i32, %g: tensor<8x64xf16, #b2>) {
  tt.descriptor_store %d[%n, %n], %g : !tt.tensordesc<tensor<64x32xf16, #shared>>, tensor<8x64xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.descriptor_store' op expects src to have the block's element type, f16, found f32
tt.func @f(%d: !tt.tensordesc<tensor<64x32xf16, #shared>>, %n: i32, %z: tensor<64x32xf32, #b2>) {
  tt.descriptor_store %d[%n, %n], %z : !tt.tensordesc<tensor<64x32xf16, #shared>>, tensor<64x32xf32, #b2>
  tt.return
}
// -----
// refused: expected DescriptorReduceKind to be one of: add, min, max, inc, dec, and, or, xor; found 'sub'
tt.func @f(%d: !tt.tensordesc<tensor<64x32xf16, #shared>>, %v: tensor<64x32xf16, #b2>, %n: i32) {
  tt.descriptor_reduce sub, %d[%n, %n], %v : !tt.tensordesc<tensor<64x32xf16, #shared>>, tensor<64x32xf16, #b2>
  tt.return
}
// -----
// refused: use of value '%n' expects different type than prior uses: 'i64' vs 'i32'
tt.func @f(%n: i32, %p: !tt.ptr<f16>) {
  %0 = tt.make_tensor_descriptor %p, [%n], [%n] : <f16>, <tensor<64xf16>>
  tt.return
}
// -----
// refused: 'tt.make_tensor_descriptor' op expects strides to have as many values as shape, 1, found 2
tt.func @f(%n: i32, %l: i64, %p: !tt.ptr<f16>) {
  %0 = tt.make_tensor_descriptor %p, [%n], [%l, %l] : <f16>, <tensor<64xf16>>
  tt.return
}
// -----
// refused: 'tt.descriptor_gather' op expects the block of desc to be one row of two dimensions, 1xN, found 64x32
tt.func @f(%d: !tt.tensordesc<tensor<64x32xf16, #shared>>, %n: i32, %y: tensor<8xi32, #b1>) {
  %0 = tt.descriptor_gather %d[%y, %n] : (!tt.tensordesc<tensor<64x32xf16, #shared>>, tensor<8xi32, #b1>, i32) -> tensor<8x32xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.descriptor_gather' op expects result to have 2 dimensions, found 1
tt.func @f(%e: !tt.tensordesc<tensor<1x64xf16, #shared>>, %n: i32, %y: tensor<8xi32, #b1>) {
  %0 = tt.descriptor_gather %e[%y, %n] : (!tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<8xi32, #b1>, i32) -> tensor<8xf16, #b1>
  tt.return
}
// -----
// refused: 'tt.descriptor_gather' op expects x_offsets to have 1 dimension, found 2
tt.func @f(%e: !tt.tensordesc<tensor<1x64xf16, #shared>>, %n: i32, %z: tensor<8x1xi32, #b2>) {
  %0 = tt.descriptor_gather %e[%z, %n] : (!tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<8x1xi32, #b2>, i32) -> tensor<8x64xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.descriptor_gather' op expects result to have at least 8 rows, found 4
tt.func @f(%e: !tt.tensordesc<tensor<1x64xf16, #shared>>, %n: i32, %z: tensor<4xi32, #b1>) {
  %0 = tt.descriptor_gather %e[%z, %n] : (!tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<4xi32, #b1>, i32) -> tensor<4x64xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.descriptor_gather' op expects result to have as many rows as x_offsets has elements, 8, found 16
tt.func @f(%e: !tt.tensordesc<tensor<1x64xf16, #shared>>, %n: i32, %y: tensor<8xi32, #b1>) {
  %0 = tt.descriptor_gather %e[%y, %n] : (!tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<8xi32, #b1>, i32) -> tensor<16x64xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.descriptor_gather' op expects result to have as many columns as the block, 64, found 32
tt.func @f(%e: !tt.tensordesc<tensor<1x64xf16, #shared>>, %n: i32, %y: tensor<8xi32, #b1>) {
  %0 = tt.descriptor_gather %e[%y, %n] : (!tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<8xi32, #b1>, i32) -> tensor<8x32xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.descriptor_gather' op expects result to have the block's element type, f16, found bf16
tt.func @f(%e: !tt.tensordesc<tensor<1x64xf16, #shared>>, %n: i32, %y: tensor<8xi32, #b1>) {
  %0 = tt.descriptor_gather %e[%y, %n] : (!tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<8xi32, #b1>, i32) -> tensor<8x64xbf16, #b2>
  tt.return
}
// -----
// refused: 'tt.descriptor_gather' op expects result to have at least 16 columns of f16, found 8
tt.func @f(%e: !tt.tensordesc<tensor<1x64xf16, #shared>>, %n: i32, %y: tensor<8xi32, #b1>) {
  %0 = tt.descriptor_gather %e[%y, %n] : (!tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<8xi32, #b1>, i32) -> tensor<8x8xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.descriptor_gather' op expects result to have elements of at most 32 bits, found f64
tt.func @f(%n: i32, %y: tensor<8xi32, #b1>, %z: !tt.tensordesc<tensor<1x64xf64>>) {
  %0 = tt.descriptor_gather %z[%y, %n] : (!tt.tensordesc<tensor<1x64xf64>>, tensor<8xi32, #b1>, i32) -> tensor<8x64xf64, #b2>
  tt.return
}
// -----
// refused: 'tt.descriptor_gather' op expects result to have elements of at most 32 bits, found !tt.ptr<f32>
tt.func @f(%n: i32, %y: tensor<8xi32, #b1>, %z: !tt.tensordesc<tensor<1x64x!tt.ptr<f32>>>) {
  %0 = tt.descriptor_gather %z[%y, %n] : (!tt.tensordesc<tensor<1x64x!tt.ptr<f32>>>, tensor<8xi32, #b1>, i32) -> tensor<8x64x!tt.ptr<f32>, #b2>
  tt.return
}
// -----
// refused: 'tt.descriptor_scatter' op expects src to have at least 8 rows, found 4
tt.func @f(%e: !tt.tensordesc<tensor<1x64xf16, #shared>>, %n: i32, %y: tensor<8xi32, #b1>, %z: tensor<4x64xf16, #b2>) {
  tt.descriptor_scatter %e[%y, %n], %z : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<8xi32, #b1>, i32, tensor<4x64xf16, #b2>
  tt.return
}
// -----
// refused: 'tt.splat' op expects result to have at most 1048576 elements, found 2097152 (tensor<2097152xf32>)
tt.func @f(%x: f32) {
  %0 = tt.splat %x : f32 -> tensor<2097152xf32>
  tt.return
}
// -----
// refused: 'tt.splat' op expects result to have a power of two of elements, found 96 (tensor<96xf32>)
tt.func @f(%x: f32) {
  %0 = tt.splat %x : f32 -> tensor<96xf32>
  tt.return
}
// -----
// refused: 'tt.splat' op expects result to have a layout of rank 2, its own, found rank 1 (tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>>)
tt.func @f(%x: f32) {
  %0 = tt.splat %x : f32 -> tensor<64x16xf32, #b1>
  tt.return
}
// -----
// refused: 'tt.splat' op expects result to have a distributed layout, found #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
tt.func @f(%x: f32) {
  %0 = tt.splat %x : f32 -> tensor<64x16xf32, #shared>
  tt.return
}
// -----
// refused: 'tt.precise_sqrt' op expects x to have a power of two of elements, found 288 (tensor<96x3xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>)
tt.func @f(%y: tensor<96x3xf32, #b2>) {
  %0 = tt.precise_sqrt %y : tensor<96x3xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.splat' op expects the layout of result to have 32 threads a warp, as ttg.threads-per-warp says, found 64 (#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>)
tt.func @f(%x: f32) {
  %0 = tt.splat %x : f32 -> tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>>
  tt.return
}
// -----
// refused: 'tt.splat' op expects the layout of result to have 4 warps, as ttg.num-warps says, found 8 (#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>)
tt.func @f(%x: f32) {
  %0 = tt.splat %x : f32 -> tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [8, 1], order = [1, 0]}>>
  tt.return
}
// -----
// refused: 'tt.splat' op expects the layout of result to have 1 CTAs, as ttg.num-ctas says, found 2 (#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [1, 1], CTAOrder = [1, 0]}>)
tt.func @f(%x: f32) {
  %0 = tt.splat %x : f32 -> tensor<64x16xf32, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [1, 1], CTAOrder = [1, 0]}>>
  tt.return
}
// -----
// refused: 'tt.splat' op expects the layout of result to have 8 warps, as ttg.num-warps says, found 4 (#ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>)
module attributes {"ttg.num-warps" = 8 : i32} {
  tt.func @f(%x: f32) {
    %0 = tt.splat %x : f32 -> tensor<128xf32, #b1>
    tt.return
  }
}
// -----
// refused: !tt.tensordesc takes a ranked tensor type, found tensor<*xf32>
tt.func @f(%a: !tt.tensordesc<tensor<*xf32>>) {
  tt.return
}
// -----
// refused: expected an integer, found 'x'
tt.func @f(%a: !tt.ptr<f32, x>) {
  tt.return
}
// -----
// refused: expected a body that is not empty; a function without one has no braces
tt.func @f() {
}
// -----
// refused: 'tt.trans' op expects nvidia_mma of version 2 or 3, the others have no layout, found #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
tt.func @f(%a: tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>>) {
  %0 = tt.trans %a {order = array<i32: 1, 0>} : tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>> -> tensor<64x64xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.trans' op expects an instrShape of 2 sizes, one a dimension, found [16, 8, 16] in #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8, 16]}>
tt.func @f(%a: tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8, 16]}>>) {
  %0 = tt.trans %a {order = array<i32: 1, 0>} : tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8, 16]}>> -> tensor<64x64xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.trans' op expects an instruction's size that is a power of two of at least 8, found 24
tt.func @f(%a: tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 24, 16]}>>) {
  %0 = tt.trans %a {order = array<i32: 1, 0>} : tensor<64x64xf32, #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 24, 16]}>> -> tensor<64x64xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.trans' op expects a kWidth that is a power of two, found 3
tt.func @f(%a: tensor<64x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 3}>>) {
  %0 = tt.trans %a {order = array<i32: 1, 0>} : tensor<64x64xf32, #ttg.dot_op<{opIdx = 0, parent = #mma2, kWidth = 3}>> -> tensor<64x64xf32, #b2>
  tt.return
}
// -----
// refused: 'tt.reshape' op expects nvidia_mma of version 2 or 3, the others have no layout, found #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
tt.func @f(%a: tensor<64x16xf32, #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>>) {
  %0 = tt.reshape %a : tensor<64x16xf32, #ttg.nvidia_mma<{versionMajor = 5, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>> -> tensor<1024xf32, #b1>
  tt.return
}
// -----
// refused: expected an address space of 32 bits, found 99999999999
tt.func private @f(!tt.ptr<!tt.ptr<f32>, 99999999999>)
// -----
// refused: 'tt.map_elementwise' op expects 2147483647 arguments of the region, found 1
tt.func @f(%a: tensor<64x16xf32, #b2>) {
  %0 = "tt.map_elementwise"(%a) <{pack = 2147483647 : i32}> ({
  ^bb0(%b: f32):
    "tt.map_elementwise.return"(%b) : (f32) -> ()
  }) : (tensor<64x16xf32, #b2>) -> tensor<64x16xf32, #b2>
  tt.return
}
