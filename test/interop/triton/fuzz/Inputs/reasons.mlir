// layouts
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    %0 = tt.make_range {end = 96 : i32, start = 64 : i32} : tensor<32xi32, #ttg.shared_memory>
    tt.return
  }
}
// -----
// tensor-memory-on-tensors
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: f32) {
    %0 = tt.splat %arg0 : f32 -> tensor<2x2x2x2xf32, #ttng.tensor_memory>
    tt.return
  }
}
// -----
// locations
module {
  tt.func @f(%arg0: f32) {
    %0 = tt.splat %arg0 : f32 -> tensor<4xf32, loc(unknown)>
    tt.return
  }
}
// -----
// powers-of-two
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 3], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    tt.return
  }
}
// -----
// atomic-types
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<i4>, %arg1: i32) {
    %0 = tt.atomic_cas acq_rel, gpu, %arg0, %arg1, %arg1 : (!tt.ptr<i4>, i32, i32) -> i32
    tt.return
  }
}
// -----
// rank-of-memory
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<i64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// nothing-behind-the-comma
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%52: !ttg.memdesc<1xi64, #shared1, #smem, mutable, >) {
    tt.return
  }
}
// -----
// numbers-for-flags
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = 0>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    tt.return
  }
}
// -----
// numbers-of-32-bits
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%20: i32) {
    %23 = "tt.splat"(%20) : (i32) -> tensor<64xi32, #ttg.slice<{dim = -1, parent = #blocked}>>
    tt.return
  }
}
// -----
// cluster-of-mma
module {
  tt.func private @f(tensor<4x4xf32, #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], CTAsPerCGA = [1], CTASplitNum = [1], CTAOrder = [0], instrShape = [16, 8]}>>)
}
// -----
// rotating-shared
module {
  tt.func private @f(!ttg.memdesc<128x64xf16, #ttg.amd_rotating_shared<{vec = 4, perPhase = 4, maxPhase = 4, order = [0, 0]}>, #ttg.shared_memory>)
}
// -----
// slice-dimension
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: i32) {
    %0 = tt.splat %arg0 : i32 -> tensor<64xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    tt.return
  }
}
// -----
// product-overflows
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [4, 2, 2, 2], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%20: tensor<2097152x2097152x2097152x2097152xf32, #blocked1>) {
    %22 = "tt.bitcast"(%20) : (tensor<2097152x2097152x2097152x2097152xf32, #blocked1>) -> tensor<2097152x2097152x2097152x2097152xi32, #blocked1>
    tt.return
  }
}
// -----
// axis-of-reductions
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x32xi32>) {
    %0 = "tt.reduce"(%arg0) <{axis = 2 : i32}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %1 = arith.maxsi %arg1, %arg2 : i32
      tt.reduce.return %1 : i32
    }) : (tensor<64x32xi32>) -> tensor<64xi32>
    tt.return
  }
}
// -----
// negative-count
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>) {
    ttng.arrive_barrier %arg0, -1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// copies-of-no-elements
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16x!tt.ptr<none>>, %arg1: !ttg.memdesc<64x16xf16, #shared, #smem, mutable>) {
    %0 = "ttg.async_copy_global_to_local"(%arg0, %arg1) <{cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<64x16x!tt.ptr<none>>, !ttg.memdesc<64x16xf16, #shared, #smem, mutable>) -> !ttg.async.token
    tt.return
  }
}
// -----
// wgmma-types
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x128xi16, #shared, #smem>, %arg1: !ttg.memdesc<128x64xbf16, #shared, #smem>, %arg2: tensor<64x64xf32, #mma>) {
    %0 = ttng.warp_group_dot %arg0, %arg1, %arg2 : !ttg.memdesc<64x128xi16, #shared, #smem> * !ttg.memdesc<128x64xbf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    tt.return
  }
}
// -----
// wgmma-without-layout
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x16xf16>, %arg1: !ttg.memdesc<16x64xf16, #shared, #smem>, %arg2: tensor<64x64xf32, #mma>) {
    %0 = ttng.warp_group_dot %arg0, %arg1, %arg2 : tensor<64x16xf16> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    tt.return
  }
}
// -----
// wgmma-sizes
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<8x16xi8, #shared, #smem>, %arg1: !ttg.memdesc<16x8xi8, #shared, #smem>, %arg2: tensor<8x8xi32, #mma>) {
    %0 = ttng.warp_group_dot %arg0, %arg1, %arg2 : !ttg.memdesc<8x16xi8, #shared, #smem> * !ttg.memdesc<16x8xi8, #shared, #smem> -> tensor<8x8xi32, #mma>
    tt.return
  }
}
// -----
// wgmma-warps
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [2, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 2 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x16xf16, #shared, #smem>, %arg1: !ttg.memdesc<16x64xf16, #shared, #smem>, %arg2: tensor<64x64xf32, #mma>) {
    %0 = ttng.warp_group_dot %arg0, %arg1, %arg2 : !ttg.memdesc<64x16xf16, #shared, #smem> * !ttg.memdesc<16x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    tt.return
  }
}
// -----
// split-of-more
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0], [32]], lane = [[0], [0], [1], [2], [4]], warp = [[8], [16]], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<64x2xf32, #blocked>) {
    %0, %1 = tt.split %arg0 : tensor<64x2xf32, #blocked> -> tensor<64xf32, #linear>
    tt.return
  }
}
// -----
// operands-left-over
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f16>, %arg1: i64, %arg2: i32) {
    %0 = "tt.make_tensor_ptr"(%arg0, %arg1, %arg1, %arg1, %arg1, %arg2, %arg2, %arg2) <{order = array<i32: 1, 0>}> : (!tt.ptr<f16>, i64, i64, i64, i64, i32, i32, i32) -> !tt.ptr<tensor<64x1xf16>>
    tt.return
  }
}
// -----
// packed-element
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
"builtin.module"() ({
  "tt.func"() <{function_type = (f32, tensor<128xf32, #blocked>, tensor<128xi8, #blocked>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: tensor<128xf32, #blocked>, %arg2: tensor<128xi8, #blocked>):
    %3 = "tt.elementwise_inline_asm"(%arg0) <{asm_string = "bar", constraints = "=r,r", packed_element = -1 : i32, pure = true}> : (f32) -> f32
    "tt.return"() : () -> ()
  }) : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} : () -> ()
// -----
// optional-attribute-of-another-type
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: i8) {
    ttg.warp_specialize(%arg0) attributes {actualRegisters = array<i8: 1, 2, 3>}
    default {
      ttg.warp_yield
    }
    partition0(%arg1: i8) num_warps(4) {
      ttg.warp_return
    } : (i8) -> ()
    tt.return
  }
}
// -----
// attribute-behind-properties
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x128xf16, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: i1) {
    %0 = "ttng.tc_gen5_mma"(%arg0, %arg1, %arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0, 0>}> {two_ctas = 1 : i32} : (!ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, i1, i1) -> !ttg.async.token
    tt.return
  }
}
// -----
// list-for-optional-array
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: i32) {
    ttg.warp_specialize(%arg0) attributes {actualRegisters = [24]}
    default {
      ttg.warp_yield
    }
    partition0(%arg1: i32) num_warps(4) {
      ttg.warp_return
    } : (i32) -> ()
    tt.return
  }
}
// -----
// nothing-returned
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: i1) {
    "ttg.mask"(%a) ({
      "ttg.mask.return"() : () -> ()
    }) : (i1) -> ()
    tt.return
  }
}
// -----
// lists-for-arrays
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    tt.print "x" {hex = false, isSigned = [1, 2]}
    tt.return
  }
}
// -----
// module-attributes-elsewhere
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
"builtin.module"() ({
  "tt.func"() <{function_type = (!ttg.memdesc<64x16xf16, #shared, #smem, mutable>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !ttg.memdesc<64x16xf16, #shared, #smem, mutable>):
    "tt.return"() : () -> ()
}) {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} : () -> ()
  }) : () -> ()
// -----
// no-properties-at-all
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x16xf8E5M2, #shared, #smem>, %arg1: !ttg.memdesc<16x64xf8E5M2, #shared, #smem>, %arg2: tensor<64x64xf32, #mma>) {
    %0 = "ttng.warp_group_dot"(%arg0, %arg1, %arg2)  : (!ttg.memdesc<64x16xf8E5M2, #shared, #smem>, !ttg.memdesc<16x64xf8E5M2, #shared, #smem>, tensor<64x64xf32, #mma>) -> tensor<64x64xf32, #mma>
    tt.return
  }
}
// -----
// amd-mfma
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f16>, %arg1: i64, %arg2: i32) {
    %0 = "tt.make_tensor_ptr"(%arg0, %arg1, %arg1, %arg1, %arg1, %arg2, %arg2) <{order = array<i32: 1, 0>}> : (!tt.ptr<f16>, i64, i64, i64, i64, i32, i32) -> !tt.ptr<tensor<64x32xf16, #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32], isTransposed = false}>>>
    tt.return
  }
}
// -----
// attribute-twice
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    "ttng.cluster_arrive"() <{relaxed = true}> {relaxed = true} : () -> ()
    tt.return
  }
}
// -----
// segments
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    tt.return {operandSegmentSizes = true}
  }
}
// -----
// segments-left-out
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg1: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg0: tensor<128x128xf32, #blocked>, %arg2: i1) {
    "ttng.tmem_store"(%arg1, %arg0, %arg2) {operandSegmentSizes = array<i32: 2, 0, 1>} : (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, tensor<128x128xf32, #blocked>, i1) -> ()
    tt.return
  }
}
// -----
// later-attribute
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f32>, %arg1: f32) {
    tt.store %arg0, %arg1 {ignore_cta} : !tt.ptr<f32>
    tt.return
  }
}
// -----
// missing-parent
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: i32) {
    %0 = "tt.splat"(%arg0) : (i32) -> tensor<64xi32, #ttg.slice<{dim = 0 : i32, parent = #blocked}>>
    tt.return
  }
}
// -----
// barriers-of-several-words
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<0xi64, #shared, #smem, mutable>, %arg1: i32) {
    "ttng.wait_barrier"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!ttg.memdesc<0xi64, #shared, #smem, mutable>, i32) -> ()
    tt.return
  }
}
// -----
// unknown-key
#linear = #ttg.linear<{register = [], lane = [[0], [1], [0], [0], [0]], warp = [], block = [], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    tt.return
  }
}
// -----
// token-type
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xf32, #tmem, token, mutable>) {
    tt.return
  }
}
// -----
// token-taken-and-none-made
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg1: !ttg.async.token) {
    %result = "ttng.tmem_load"(%arg0, %arg1) : (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token) -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
