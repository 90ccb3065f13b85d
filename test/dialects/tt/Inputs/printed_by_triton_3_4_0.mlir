module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16, 3>, %arg2: i32, %arg3: i64, %arg4: f32) {
    %0 = tt.addptr %arg0, %arg2 : !tt.ptr<f32>, i32
    %1 = tt.addptr %arg1, %arg3 : !tt.ptr<f16, 3>, i64
    %2 = tt.load %0 : !tt.ptr<f32>
    tt.store %0, %arg4 : !tt.ptr<f32>
    %3 = tt.ptr_to_int %arg1 : !tt.ptr<f16, 3> -> i64
    %4 = tt.int_to_ptr %3 : i64 -> !tt.ptr<i8>
    %5 = tt.bitcast %4 : !tt.ptr<i8> -> !tt.ptr<f64>
    %6 = tt.bitcast %arg4 : f32 -> i32
    %7 = tt.get_program_id x : i32
    %8 = tt.get_program_id y : i32
    %9 = tt.get_num_programs z : i32
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<128x!tt.ptr<f32>, #blocked>, %arg1: tensor<128xi32, #blocked>, %arg2: tensor<128xi1, #blocked>, %arg3: tensor<128xf32, #blocked>) {
    %0 = tt.addptr %arg0, %arg1 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %1 = tt.load %0 : tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.load %0, %arg2 : tensor<128x!tt.ptr<f32>, #blocked>
    %3 = tt.load %0, %arg2, %arg3 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.load %0, %arg2, %arg3 cacheModifier = ca evictionPolicy = evict_first : tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.load %0 evictionPolicy = evict_last {isVolatile = true, tag = 1 : i32} : tensor<128x!tt.ptr<f32>, #blocked>
    tt.store %0, %arg3 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.store %0, %arg3, %arg2 cacheModifier = wb evictionPolicy = evict_first : tensor<128x!tt.ptr<f32>, #blocked>
    %6 = tt.ptr_to_int %arg0 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128xi64, #blocked>
    %7 = tt.int_to_ptr %6 : tensor<128xi64, #blocked> -> tensor<128x!tt.ptr<i16>, #blocked>
    %8 = tt.bitcast %arg3 : tensor<128xf32, #blocked> -> tensor<128xi32, #blocked>
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<128x!tt.ptr<f32>>, %arg1: tensor<128xi32>, %arg2: tensor<128xi1>, %arg3: tensor<128xf32>) {
    %0 = tt.addptr %arg0, %arg1 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %1 = tt.load %0, %arg2, %arg3 : tensor<128x!tt.ptr<f32>>
    tt.store %0, %1, %arg2 : tensor<128x!tt.ptr<f32>>
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !tt.ptr<f16>, %arg1: i64, %arg2: i32, %arg3: tensor<64x32xf16>) {
    %0 = tt.make_tensor_ptr %arg0, [%arg1, %arg1], [%arg1, %arg1], [%arg2, %arg2] {order = array<i32: 1, 0>} : <tensor<64x32xf16>>
    %1 = tt.load %0 : !tt.ptr<tensor<64x32xf16>>
    %2 = tt.load %0 cacheModifier = cg {boundaryCheck = array<i32: 0, 1>, padding = 2 : i32} : !tt.ptr<tensor<64x32xf16>>
    %3 = tt.advance %0, [%arg2, %arg2] : <tensor<64x32xf16>>
    tt.store %3, %arg3 : !tt.ptr<tensor<64x32xf16>>
    tt.store %3, %arg3 {boundaryCheck = array<i32: 0>} : !tt.ptr<tensor<64x32xf16>>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !tt.ptr<i32>, %arg1: i32, %arg2: i1, %arg3: tensor<128x!tt.ptr<f32>, #blocked>, %arg4: tensor<128xf32, #blocked>, %arg5: tensor<128xi1, #blocked>) {
    %0 = tt.atomic_rmw add, relaxed, gpu, %arg0, %arg1 : (!tt.ptr<i32>, i32) -> i32
    %1 = tt.atomic_rmw umax, acq_rel, sys, %arg0, %arg1, %arg2 : (!tt.ptr<i32>, i32, i1) -> i32
    %2 = tt.atomic_rmw fadd, acquire, cta, %arg3, %arg4, %arg5 : (tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xf32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xf32, #blocked>
    %3 = tt.atomic_rmw exch, release, gpu, %arg3, %arg4 {allocation.offset = 0 : i32} : (tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %4 = tt.atomic_cas acq_rel, gpu, %arg0, %arg1, %arg1 : (!tt.ptr<i32>, i32, i32) -> i32
    %5 = tt.atomic_cas relaxed, sys, %arg3, %arg4, %arg4 : (tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: f32, %arg1: tensor<128xf32, #blocked>, %arg2: tensor<128xf16, #blocked>, %arg3: i64, %arg4: tensor<128xi32, #blocked>) {
    %0 = tt.clampf %arg0, %arg0, %arg0, propagateNan = none : f32
    %1 = tt.clampf %arg1, %arg1, %arg1, propagateNan = all : tensor<128xf32, #blocked>
    %2 = tt.fp_to_fp %arg2 : tensor<128xf16, #blocked> -> tensor<128xf32, #blocked>
    %3 = tt.fp_to_fp %arg1, rounding = rtne : tensor<128xf32, #blocked> -> tensor<128xf8E5M2, #blocked>
    %4 = tt.fp_to_fp %arg0, rounding = rtz : f32 -> bf16
    %5 = tt.mulhiui %arg3, %arg3 : i64
    %6 = tt.mulhiui %arg4, %arg4 : tensor<128xi32, #blocked>
    %7 = tt.precise_divf %arg1, %arg1 : tensor<128xf32, #blocked>
    %8 = tt.precise_sqrt %arg1 : tensor<128xf32, #blocked>
    %9 = tt.precise_sqrt %arg0 : f32
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: f32, %arg1: tensor<128xf32, #blocked>, %arg2: tensor<128xi8, #blocked>) {
    %0 = tt.elementwise_inline_asm "mov.b32 $0, $1;" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %arg1 : tensor<128xf32, #blocked> -> tensor<128xf32, #blocked>
    %1:2 = tt.elementwise_inline_asm "foo" {constraints = "=r,=r,r,r", packed_element = 4 : i32, pure = false} %arg2, %arg2 : tensor<128xi8, #blocked>, tensor<128xi8, #blocked> -> tensor<128xi8, #blocked>, tensor<128xi8, #blocked>
    %2 = tt.elementwise_inline_asm "mov.u32 $0, %clock;" {constraints = "=r", packed_element = 1 : i32, pure = false} -> i32
    %3 = tt.elementwise_inline_asm "bar" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %arg0 : f32 -> f32
    %4 = tt.extern_elementwise %arg1 {libname = "libdevice", libpath = "/lib/device.bc", pure = true, symbol = "__nv_expf"} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %5 = tt.extern_elementwise %arg1, %arg1 {libname = "", libpath = "", pure = false, symbol = "__nv_powf"} : (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %6 = tt.extern_elementwise %arg0 {libname = "", libpath = "", pure = true, symbol = "__nv_sinf"} : (f32) -> f32
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: f32, %arg1: !tt.ptr<f32>, %arg2: tensor<64x1xf32, #blocked>, %arg3: tensor<1x1xf32, #blocked>) {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked1>
    %1 = tt.make_range {end = 96 : i32, start = 64 : i32} : tensor<32xi32>
    %2 = tt.splat %arg0 : f32 -> tensor<64x16xf32, #blocked>
    %3 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked1>
    %4 = tt.splat %arg0 : f32 -> tensor<f32>
    %5 = tt.broadcast %arg2 : tensor<64x1xf32, #blocked> -> tensor<64x16xf32, #blocked>
    %6 = tt.broadcast %arg3 : tensor<1x1xf32, #blocked> -> tensor<64x16xf32, #blocked>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 4], threadsPerWarp = [1, 8, 4], warpsPerCTA = [2, 2, 1], order = [2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [4, 1, 1], threadsPerWarp = [4, 1, 8], warpsPerCTA = [1, 2, 2], order = [0, 2, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, %arg1: tensor<16xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, %arg2: tensor<64xf32>, %arg3: tensor<64x16xf32, #blocked>, %arg4: tensor<8x64x16xf32, #blocked1>) {
    %0 = tt.expand_dims %arg0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %1 = tt.expand_dims %arg1 {axis = 0 : i32} : tensor<16xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x16xf32, #blocked>
    %2 = tt.expand_dims %arg2 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
    %3 = tt.trans %arg3 {order = array<i32: 1, 0>} : tensor<64x16xf32, #blocked> -> tensor<16x64xf32, #blocked2>
    %4 = tt.trans %arg4 {order = array<i32: 2, 0, 1>} : tensor<8x64x16xf32, #blocked1> -> tensor<16x8x64xf32, #blocked3>
    %5 = tt.reshape %arg3 : tensor<64x16xf32, #blocked> -> tensor<1024xf32, #blocked4>
    %6 = tt.reshape %arg3 allow_reorder : tensor<64x16xf32, #blocked> -> tensor<1024xf32, #blocked5>
    %7 = tt.reshape %arg3 allow_reorder efficient_layout : tensor<64x16xf32, #blocked> -> tensor<1024xf32, #blocked5>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4, 2], threadsPerWarp = [8, 4, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<128xf32, #blocked>, %arg1: tensor<128x2xf32, #blocked1>, %arg2: tensor<8xi32>, %arg3: tensor<64x16xf32, #blocked2>) {
    %0 = tt.join %arg0, %arg0 : tensor<128xf32, #blocked> -> tensor<128x2xf32, #blocked1>
    %1 = tt.join %arg2, %arg2 : tensor<8xi32> -> tensor<8x2xi32>
    %outLHS, %outRHS = tt.split %arg1 : tensor<128x2xf32, #blocked1> -> tensor<128xf32, #blocked>
    %outLHS_0, %outRHS_1 = tt.split %1 : tensor<8x2xi32> -> tensor<8xi32>
    %2 = tt.join %arg3, %arg3 : tensor<64x16xf32, #blocked2> -> tensor<64x16x2xf32, #blocked3>
    %3 = tt.cat %arg0, %arg0 : tensor<128xf32, #blocked> -> tensor<256xf32, #blocked4>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64x16xf32, #blocked>, %arg1: tensor<64x32xi32, #blocked>, %arg2: tensor<128xi32, #blocked1>, %arg3: tensor<128xi1, #blocked1>) {
    %0 = tt.gather %arg0[%arg1] {axis = 1 : i32} : (tensor<64x16xf32, #blocked>, tensor<64x32xi32, #blocked>) -> tensor<64x32xf32, #blocked>
    %1 = tt.gather %arg0[%arg1] {axis = 1 : i32, efficient_layout} : (tensor<64x16xf32, #blocked>, tensor<64x32xi32, #blocked>) -> tensor<64x32xf32, #blocked>
    %2 = tt.histogram %arg2 : tensor<128xi32, #blocked1> -> tensor<256xi32, #blocked1>
    %3 = tt.histogram %arg2, %arg3 : tensor<128xi32, #blocked1> -> tensor<256xi32, #blocked1>
    tt.return
  }
}
// -----
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %arg1: tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, %arg2: tensor<64x64xf32, #mma>) {
    %0 = tt.dot %arg0, %arg1, %arg2 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %1 = tt.dot %arg0, %arg1, %arg2, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    %2 = tt.dot %arg0, %arg1, %arg2, inputPrecision = tf32x3 {maxNumImpreciseAcc = 32 : i32} : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<4x64x32xi8>, %arg1: tensor<4x32x64xi8>, %arg2: tensor<4x64x64xi32>, %arg3: tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>, %arg4: tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>, %arg5: tensor<64x64xf32, #blocked>) {
    %0 = tt.dot %arg0, %arg1, %arg2 : tensor<4x64x32xi8> * tensor<4x32x64xi8> -> tensor<4x64x64xi32>
    %1 = tt.dot %arg3, %arg4, %arg5 : tensor<64x32xf32, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<32x64xf32, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x64xf32, #blocked>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<128x64xi8, #blocked>, %arg1: tensor<64x128xi8, #blocked>, %arg2: tensor<128x128xf8E4M3FN, #blocked>, %arg3: tensor<128x128xf32, #blocked>, %arg4: tensor<128x4xi8, #blocked>) {
    %0 = tt.dot_scaled %arg0 scale %arg4, %arg1 scale %arg4, %arg3 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<128x64xi8, #blocked>, tensor<128x4xi8, #blocked> * tensor<64x128xi8, #blocked>, tensor<128x4xi8, #blocked> -> tensor<128x128xf32, #blocked>
    %1 = tt.dot_scaled %arg2 scale %arg4, %arg2, %arg3 lhs = e4m3 rhs = e5m2 {fastMath = true} : tensor<128x128xf8E4M3FN, #blocked>, tensor<128x4xi8, #blocked> * tensor<128x128xf8E4M3FN, #blocked> -> tensor<128x128xf32, #blocked>
    %2 = tt.dot_scaled %arg2, %arg2, %arg3 lhs = e4m3 rhs = bf16 {fastMath = true} : tensor<128x128xf8E4M3FN, #blocked> * tensor<128x128xf8E4M3FN, #blocked> -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<128x64xf8E5M2>, %arg1: tensor<64x64xi8>, %arg2: tensor<128x128xf32>, %arg3: tensor<128x4xi8>) {
    %0 = tt.dot_scaled %arg0, %arg1 scale %arg3, %arg2 lhs = e5m2 rhs = e2m1 {fastMath = false, rhs_k_pack = false} : tensor<128x64xf8E5M2> * tensor<64x64xi8>, tensor<128x4xi8> -> tensor<128x128xf32>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64x16xf32, #blocked>, %arg1: tensor<64x16xi32, #blocked>, %arg2: tensor<128xf32, #blocked1>, %arg3: tensor<16x32xf32>) {
    %0 = "tt.reduce"(%arg0) <{axis = 1 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %4 = arith.addf %arg4, %arg5 : f32
      tt.reduce.return %4 : f32
    }) : (tensor<64x16xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1:2 = "tt.reduce"(%arg0, %arg1) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: i32, %arg6: f32, %arg7: i32):
      tt.reduce.return %arg4, %arg7 : f32, i32
    }) {noinline = true} : (tensor<64x16xf32, #blocked>, tensor<64x16xi32, #blocked>) -> (tensor<16xf32, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>)
    %2 = "tt.reduce"(%arg2) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      tt.reduce.return %arg5 : f32
    }) : (tensor<128xf32, #blocked1>) -> f32
    %3 = "tt.reduce"(%arg3) <{axis = 0 : i32}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      tt.reduce.return %arg5 : f32
    }) : (tensor<16x32xf32>) -> tensor<32xf32>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64x16xf32, #blocked>, %arg1: tensor<64x16xi32, #blocked>) {
    %0 = "tt.scan"(%arg0) <{axis = 1 : i32, reverse = false}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %2 = arith.addf %arg2, %arg3 : f32
      tt.scan.return %2 : f32
    }) : (tensor<64x16xf32, #blocked>) -> tensor<64x16xf32, #blocked>
    %1:2 = "tt.scan"(%arg0, %arg1) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg2: f32, %arg3: i32, %arg4: f32, %arg5: i32):
      tt.scan.return %arg2, %arg5 : f32, i32
    }) : (tensor<64x16xf32, #blocked>, tensor<64x16xi32, #blocked>) -> (tensor<64x16xf32, #blocked>, tensor<64x16xi32, #blocked>)
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !tt.ptr<f16>, %arg1: i32, %arg2: i64, %arg3: tensor<64x32xf16, #blocked>, %arg4: tensor<8xi32, #blocked1>, %arg5: tensor<8x64xf16, #blocked>, %arg6: !tt.tensordesc<tensor<64x32xf16, #shared>>) {
    %0 = tt.make_tensor_descriptor %arg0, [%arg1, %arg1], [%arg2, %arg2] : <f16>, <tensor<64x32xf16, #shared>>
    %1 = tt.make_tensor_descriptor %arg0, [%arg1, %arg1], [%arg2, %arg2] : <f16>, <tensor<1x64xf16, #shared>>
    %2 = tt.descriptor_load %0[%arg1, %arg1] : !tt.tensordesc<tensor<64x32xf16, #shared>> -> tensor<64x32xf16, #blocked>
    %3 = tt.descriptor_load %arg6[%arg1, %arg1] cacheModifier = ca evictionPolicy = evict_last : !tt.tensordesc<tensor<64x32xf16, #shared>> -> tensor<64x32xf16, #blocked>
    tt.descriptor_store %0[%arg1, %arg1], %arg3 : !tt.tensordesc<tensor<64x32xf16, #shared>>, tensor<64x32xf16, #blocked>
    tt.descriptor_reduce add, %0[%arg1, %arg1], %arg3 : !tt.tensordesc<tensor<64x32xf16, #shared>>, tensor<64x32xf16, #blocked>
    tt.descriptor_reduce inc, %0[%arg1, %arg1], %arg3 : !tt.tensordesc<tensor<64x32xf16, #shared>>, tensor<64x32xf16, #blocked>
    %4 = tt.descriptor_gather %1[%arg4, %arg1] : (!tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<8xi32, #blocked1>, i32) -> tensor<8x64xf16, #blocked>
    tt.descriptor_scatter %1[%arg4, %arg1], %arg5 : !tt.tensordesc<tensor<1x64xf16, #shared>>, tensor<8xi32, #blocked1>, i32, tensor<8x64xf16, #blocked>
    tt.return
  }
}
// -----
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !tt.tensordesc<tensor<1x1x32xsi8>>, %arg1: i32) {
    %0 = tt.descriptor_load %arg0[%arg1, %arg1, %arg1] : !tt.tensordesc<tensor<1x1x32xsi8>> -> tensor<32xi8>
    %1 = tt.descriptor_load %arg0[%arg1, %arg1, %arg1] : !tt.tensordesc<tensor<1x1x32xsi8>> -> tensor<1x32xi8>
    tt.descriptor_store %arg0[%arg1, %arg1, %arg1], %0 : !tt.tensordesc<tensor<1x1x32xsi8>>, tensor<32xi8>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: i1, %arg1: tensor<128xi1, #blocked>, %arg2: tensor<128xf32, #blocked>, %arg3: !tt.ptr<f32>) {
    tt.print " begin" {hex = false, isSigned = array<i32>}
    tt.print " x: " {hex = true, isSigned = array<i32: 0, 1>} : %arg2, %arg3 : tensor<128xf32, #blocked>, !tt.ptr<f32>
    tt.assert %arg0, "a \22message\22" : i1
    tt.assert %arg1, "all" : tensor<128xi1, #blocked>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func private @declared(i32, tensor<128xf32, #blocked>) -> f32
  tt.func private @attributes(%arg0: i32 {tt.divisibility = 16 : i32, tt.other}, %arg1: f32) -> (f32 {tt.result}, i32) attributes {noinline = true} {
    tt.return %arg1, %arg0 : f32, i32
  }
  tt.func private @pair(i32 {tt.divisibility = 8 : i32}, f32) -> (f32, i32)
  tt.func private @function() -> (() -> i32)
  tt.func @branches(%arg0: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    cf.cond_br %arg0, ^bb1, ^bb2(%c1_i32 : i32)
  ^bb1:  // pred: ^bb0
    tt.return %c1_i32 : i32
  ^bb2(%0: i32):  // pred: ^bb0
    tt.return %0 : i32
  }
  tt.func public @f(%arg0: i32, %arg1: f32, %arg2: i1, %arg3: tensor<128xf32, #blocked>) attributes {noinline = false} {
    %0 = tt.call @declared(%arg0, %arg3) : (i32, tensor<128xf32, #blocked>) -> f32
    %1:2 = tt.call @attributes(%arg0, %arg1) {tag = 1 : i32} : (i32, f32) -> (f32, i32)
    %2 = tt.call @branches(%arg2) : (i1) -> i32
    tt.call @f(%arg0, %arg1, %arg2, %arg3) : (i32, f32, i1, tensor<128xf32, #blocked>) -> ()
    tt.return
  }
}
// -----
#linear = #ttg.linear<{register = [[0, 1], [8, 0]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64x8xf16, #linear>) {
    %0 = tt.fp_to_fp %arg0 : tensor<64x8xf16, #linear> -> tensor<64x8xf32, #linear>
    tt.return
  }
}
// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<128x!tt.ptr<f32>, #blocked>, %arg1: tensor<128xi32>) {
    %0 = tt.addptr %arg0, %arg1 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32>
    tt.return
  }
}
// -----
#linear = #ttg.linear<{register = [[1, 0], [0, 8], [8, 0], [16, 0], [32, 0]], lane = [[2, 0], [4, 0], [0, 1], [0, 2], [0, 4]], warp = [[0, 16], [0, 32]], block = []}>
#linear1 = #ttg.linear<{register = [[1], [256], [8], [16]], lane = [[2], [4], [32], [64], [128]], warp = [[512], [1024]], block = []}>
#linear2 = #ttg.linear<{register = [[0, 1], [8, 0]], lane = [[0, 0], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#mma1 = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64x64xf32, #mma>, %arg1: tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %arg2: tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>>) {
    %0 = tt.trans %arg0 {order = array<i32: 1, 0>} : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #linear>
    %1 = tt.reshape %arg1 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<2048xf16, #linear1>
    %2 = tt.join %arg2, %arg2 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma1}>> -> tensor<64x2xf32, #linear2>
    tt.return
  }
}
