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
// groups-without-tokens
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
ttg.async_commit_group 
    %0 = ttg.async_commit_group 
    tt.return
  }
}
// -----
// 3.5.1: rank-of-clusters
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16], CTAsPerCGA = [1], CTASplitNum = [1], CTAOrder = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg17: tensor<128x32xf32, #mma>) {
    %26 = "ttng.warp_group_dot_wait"(%arg17) <{pendings = 0 : i32}> : (tensor<128x32xf32, #mma>) -> tensor<128x32xf32, #mma>
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
// -----
// 3.9.0: layouts-of-small-floats
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<1x1xi8, #blocked>) {
    %0 = ttg.fp4_to_fp %arg0 {axis = 0 : i32} : tensor<1x1xi8, #blocked> -> tensor<2x1xbf16, #blocked1>
    tt.return
  }
}
// -----
// 3.9.0: values-beyond-32-bits
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%a: tensor<1048576x1048576xf8E4M3FN, #blocked>, %s: tensor<1048576x1048576xi8, #blocked>) {
    %0 = amdg.scaled_upcast_fp8 %a scale %s : tensor<1048576x1048576xf8E4M3FN, #blocked>, tensor<1048576x1048576xi8, #blocked> -> tensor<1048576x1048576xf16, #blocked>
    tt.return
  }
}
// -----
// 3.6.0: views-of-other-memory
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) {
    %0 = "ttg.memdesc_reinterpret"(%arg0) : (!ttg.memdesc<128x4xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>) -> !ttg.memdesc<64x16xf16, #shared, #smem>
    tt.return
  }
}
// -----
// 3.6.0: number-of-buffers
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<4x16x64xf16, #shared, #smem, mutable>, %arg1: i32) {
    %0 = ttg.memdesc_index %arg0[%arg1] : !ttg.memdesc<4x16x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x64xf16, #shared, #smem, mutable, 4x16x64>
    tt.return
  }
}
// -----
// 3.5.1: encodings-of-reshapes
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [0, 2, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%14: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>) {
    %15 = "ttg.memdesc_reshape"(%14) : (!ttg.memdesc<64x64xf16, #shared, #smem, mutable>) -> !ttg.memdesc<4x16x64xf16, #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [2, 1, 0]}>, #smem, mutable>
    tt.return
  }
}
// -----
// 3.6.0: offsets-left-over
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg5: tensor<64x64xf16, #blocked>) {
    %12 = "amdg.extract_slice"(%arg5) <{static_offsets = array<i64: 0, 0, 0>}> : (tensor<64x64xf16, #blocked>) -> tensor<32x64xf16, #blocked>
    tt.return
  }
}
// -----
// 3.5.1: slices-of-many-registers
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<2097152x2097152xf16, #blocked>) {
    %0 = amdgpu.extract_slice %arg0 [0, 0] : tensor<2097152x2097152xf16, #blocked> to tensor<32x2097152xf16, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: reduction-through-descriptor
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<64x64xi8, #shared>, %arg1: i32, %arg2: !ttg.memdesc<64x64xi8, #shared, #smem, mutable>) {
    ttng.async_tma_reduce add, %arg0[%arg1, %arg1] %arg2 : !tt.tensordesc<64x64xi8, #shared>, !ttg.memdesc<64x64xi8, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.7.1: partitions-of-arefs
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !nvws.aref<[!ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>]>, %arg1: !ttg.async.token) {
    %c0_i32 = arith.constant {loop.cluster = 0 : i32, loop.stage = 2 : i32, ttg.partition = array<i32: 1>} 0 : i32
    nvws.aref.get.exit %arg0[%c0_i32], %arg1 [#nvws.async_op<tc5mma>] {loop.cluster = 0 : i32, loop.stage = 2 : i32, ttg.partition = array<i32>} : <[!ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>]>, !ttg.async.token
    tt.return
  }
}
// -----
// 3.9.0: attributes-of-other-releases
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f32>) {
    %0 = tt.load %arg0 {cache = "x"} : !tt.ptr<f32>
    tt.return
  }
}
// -----
// 3.9.0: cache-policy-of-former-releases
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f32>) {
    %0 = tt.load %arg0 {cache = 2 : i32} : !tt.ptr<f32>
    tt.return
  }
}
// -----
// 3.9.0: former-cache-policies
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<128x64xf16, #shared>, %arg1: i32, %arg2: !ttg.memdesc<1xi64, #bar, #smem, mutable>, %arg3: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg4: i1) {
    ttng.async_tma_copy_global_to_local %arg0[%arg1, %arg1] %arg3, %arg2, %arg4 {evict = 1 : i32} : !tt.tensordesc<128x64xf16, #shared>, !ttg.memdesc<1xi64, #bar, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.9.0: policies-that-are-not-read
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg1: tensor<64x64x!tt.ptr<f16>, #blocked>) {
    %0 = amdg.async_copy_local_to_global %arg0, %arg1 cachePolicy = #tt.cache_policy<cache_modifier = cs, eviction_policy = evict_normal> : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// 3.9.0: policies-to-be-read
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg1: tensor<64x64x!tt.ptr<f16>, #blocked>) {
    %0 = amdg.async_copy_local_to_global %arg0, %arg1 {cachePolicy = #tt.cache_policy<cache_modifier = cs, eviction_policy = evict_normal>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// 3.4.0: widths-of-later-releases
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f16>, %arg1: tensor<64x64xi32, #blocked>) {
    %0 = amdgpu.buffer_load %arg0[%arg1] {contiguity = 4 : i8} : tensor<64x64xf16, #blocked>
    tt.return
  }
}
// -----
// 3.4.0: defaults-of-other-releases
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f16>, %arg1: tensor<64x64xi32, #blocked>) {
    %0 = amdgpu.buffer_load %arg0[%arg1] {contiguity = 1 : i32} : tensor<64x64xf16, #blocked>
    tt.return
  }
}
// -----
// 3.4.0: values-for-one
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f32>) {
    %0 = "tt.load"(%arg0) <{boundaryCheck = array<i32>, cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 0, 0, 1>}> : (!tt.ptr<f32>) -> f32
    tt.return
  }
}
// -----
// 3.9.0: sizes-of-no-segments
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%11: !nvws.aref<[!ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>]>, %t: !ttg.async.token) {
    "nvws.aref.get.exit"(%11, %t) <{async_ops = [#nvws.async_op<none>], operandSegmentSizes = array<i32: 1, 0, 1>}> : (!nvws.aref<[!ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>]>, !ttg.async.token) -> ()
    tt.return
  }
}
// -----
// 3.8.0: parts-before-the-tensor
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf16, #blocked>) {
    %0 = amdg.extract_slice %arg0 [-32, 0] : tensor<64x64xf16, #blocked> to tensor<32x64xf16, #blocked>
    tt.return
  }
}
// -----
// 3.8.0: outside-of-kernels
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
    ttng.cluster_barrier
  tt.func public @f() {
    tt.return
  }
}
// -----
// 3.8.0: scale-without-a-name
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<128x128xf8E4M3FN, #blocked>, %arg1: tensor<128x128xf32, #blocked>, %arg2: tensor<128x4xi8, #blocked>) {
    %0 = tt.dot_scaled %arg0 scale , %arg0, %arg1 lhs = e4m3 rhs = e5m2 {fastMath = true} : tensor<128x128xf8E4M3FN, #blocked>, tensor<128x4xi8, #blocked> * tensor<128x128xf8E4M3FN, #blocked> -> tensor<128x128xf32, #blocked>
    tt.return {alignment = 1 : i1}
  }
}
// -----
// 3.7.1: barriers-of-the-data-mover
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg4: !ttg.memdesc<1048576xi64, #shared1, #smem, mutable>) {
    amdg.async_tdm_copy_local_to_global %arg0[%arg1, %arg2] from %arg3, barrier = %arg4 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1048576xi64, #shared1, #smem, mutable> -> !tt.tensordesc<tensor<64x64xf16, #shared>>
    tt.return
  }
}
// -----
// 3.8.0: counters-of-nothing
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 0x10 : i32} {
  tt.func public @f() {
    amdg.memory_counter_wait load() store(2) ds(3)
    tt.return
  }
}
// -----
// 3.8.0: descriptor-of-no-shape
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32, "ttg.total-num-warps" = 4 : i32} {
  tt.func public @f(%5: !tt.tensordesc<tensor<*xf16>>) {
    tt.return
  }
}
// -----
// 3.9.0: attributes-of-barrier
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f() {
    "ttg.barrier"() <{addrSpace = 1 : i32}> {a} : () -> ()
    tt.return
  }
}
// -----
// 3.4.0: other-without-mask
#blocked = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%34: tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, %36: tensor<128x64xi1, #blocked>) {
    %37 = "tt.load"(%34, %36) <{boundaryCheck = array<i32>, cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 1>}> {OpIdx = #amdgpu.OpIdx<0>, amd.pipeliner_part = "prologue"} : (tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi1, #blocked>) -> tensor<128x64xf8E4M3FN, #blocked>
    tt.return
  }
}
// -----
// 3.7.1: huge-memory-of-no-op
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 1>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg21: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg22: i32, %result_1: !ttg.memdesc<2097152x2097152xf16, #tmem, #ttng.tensor_memory, mutable>, %arg23: !ttg.memdesc<2097152x2097152xf16, #shared, #smem, mutable>) {
    tt.return
  }
}
// -----
// 3.8.0: stores-of-few-bits
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CGALayout = [[1]]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], CGALayout = [[1]]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<256xi1, #blocked>, %arg1: !ttg.memdesc<256xi1, #shared, #smem, mutable>, %arg2: !ttg.memdesc<2xi64, #shared, #smem, mutable>) {
    ttng.async_shared_store %arg0, %arg1, %arg2 : tensor<256xi1, #blocked> -> !ttg.memdesc<256xi1, #shared, #smem, mutable>, !ttg.memdesc<2xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// 3.4.0: open-slices
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf16, #blocked>) {
    %0 = amdgpu.extract_slice %arg0 [0, 0] : tensor<64x64xf16, #blocked> to tensor<?x64xf16, #blocked>
    tt.return
  }
}
// -----
// 3.7.1: slices-of-wrapped-memory
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !ttg.memdesc<64x16xf16, #shared, #smem, mutable>) {
    %2 = "ttg.memdesc_subslice"(%arg0) <{offsets = array<i32: 0, 0>}> : (!ttg.memdesc<64x16xf16, #shared, #smem, mutable>) -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 4294967296x16>
    tt.return
  }
}
// -----
// 3.5.1: concat-of-clusters
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg5: tensor<64x64xf16, #blocked>, %arg9: tensor<64x64xf16, #blocked>) {
    %10 = "amdgpu.concat"(%arg5, %arg9) : (tensor<64x64xf16, #blocked>, tensor<64x64xf16, #blocked>) -> tensor<128x64xf16, #blocked>
    tt.return
  }
}
// -----
// 3.8.0: barriers-of-tdm
#shared = #ttg.padded_shared<[32:+8] {order = [1, 0], shape = [16, 32]}>
#bar = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32} {
 tt.func @f(%d: !tt.tensordesc<16x32xf16, #shared>, %b: !ttg.memdesc<16x32xf16, #shared, #smem, mutable>, %m: !ttg.memdesc<16x32xf16, #shared, #smem, mutable>) { "amdg.async_tdm_copy_local_to_global"(%d, %b, %m) : (!tt.tensordesc<16x32xf16, #shared>, !ttg.memdesc<16x32xf16, #shared, #smem, mutable>, !ttg.memdesc<16x32xf16, #shared, #smem, mutable>) -> () tt.return } }
// -----
// 3.5.1: slices-by-ctas
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1, 1], instrShape = [32, 32], isTransposed = true, CTAsPerCGA = [1, 1], CTASplitNum = [1, 1], CTAOrder = [0, 0]}>
module attributes {"ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f() {
    %7 = "tt.make_range"() <{end = 4 : i32, start = 0 : i32}> : () -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #ttg.slice<{dim = 2, parent = #mma}>}>>
    tt.return
  }
}
// -----
// 3.5.1: no-slices-by-ctas
#mma = #ttg.amd_mfma<{version = 3, warpsPerCTA = [4, 1], instrShape = [32, 32], isTransposed = true, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [0, 1, 2]}>
module attributes {"ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%a: tensor<16x16xi32, #ttg.slice<{dim = 2, parent = #mma}>>) {
    tt.return
  }
}
// -----
// 3.8.0: types-of-no-operands
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: tensor<128x64xf8E5M2>, %arg1: tensor<64x64xi8>, %arg2: tensor<128x128xf32>) {
    %0 = tt.dot_scaled %arg0, %arg1, %arg2 lhs = e5m2 rhs = e2m1 {fastMath = false, rhs_k_pack = false} : tensor<128x64xf8E5M2> * tensor<64x64xi8>, tensor<i8> -> tensor<128x128xf32>
    tt.return
  }
}
// -----
// 3.5.1: offsets-left-over
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx950", "ttg.threads-per-warp" = 64 : i32} {
  tt.func public @f(%arg0: tensor<64x64xf16, #blocked>) {
    %0 = amdgpu.extract_slice %arg0 [0, 0, 0] : tensor<64x64xf16, #blocked> to tensor<32x64xf16, #blocked>
    tt.return
  }
}
