// functions: triton-2.0
module {
  func public @f(%a: i32, %p: !tt.ptr<f32>) {
    %0 = call @g(%a) : (i32) -> i32
    return
  }
  func private @g(%a: i32) -> i32 {
    return %a : i32
  }
}
// today
module {
  tt.func public @f(%arg0: i32, %arg1: !tt.ptr<f32>) {
    %0 = tt.call @g(%arg0) : (i32) -> i32
    tt.return
  }
  tt.func private @g(%arg0: i32) -> i32 {
    tt.return %arg0 : i32
  }
}
// -----
// axes: triton-2.0
module {
  func public @f() {
    %0 = tt.get_program_id {axis = 1 : i32} : i32
    %1 = tt.get_num_programs {axis = 2 : i32} : i32
    return
  }
}
// today
module {
  tt.func public @f() {
    %0 = tt.get_program_id y : i32
    %1 = tt.get_num_programs z : i32
    tt.return
  }
}
// -----
// reductions by number: triton-2.0
module {
  func public @f(%x: tensor<128xf32>, %i: tensor<4x8xi32>) {
    %0 = tt.reduce %x {axis = 0 : i32, redOp = 12 : i32} : tensor<128xf32> -> f32
    %1 = tt.reduce %i {axis = 1 : i32, redOp = 15 : i32} : tensor<4x8xi32> -> tensor<4xi32>
    return
  }
}
// today
module {
  tt.func public @f(%arg0: tensor<128xf32>, %arg1: tensor<4x8xi32>) {
    %0 = "tt.reduce"(%arg0) <{axis = 0 : i32}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %2 = arith.maxnumf %arg2, %arg3 : f32
      tt.reduce.return %2 : f32
    }) : (tensor<128xf32>) -> f32
    %1 = "tt.reduce"(%arg1) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %2 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %2 : i32
    }) : (tensor<4x8xi32>) -> tensor<4xi32>
    tt.return
  }
}
// -----
// select, abs and maxima of upstream: triton-2.0
module {
  func @f(%c: i1, %a: f32) {
    %0 = select %c, %a, %a : f32
    %1 = math.abs %a : f32
    %2 = arith.maxf %0, %1 : f32
    %3 = arith.minf %0, %2 : f32
    %s = tt.splat %3 : (f32) -> tensor<4xf32>
    return
  }
}
// today
module {
  tt.func @f(%arg0: i1, %arg1: f32) {
    %0 = arith.select %arg0, %arg1, %arg1 : f32
    %1 = math.absf %arg1 : f32
    %2 = arith.maximumf %0, %1 : f32
    %3 = arith.minimumf %0, %2 : f32
    %4 = tt.splat %3 : f32 -> tensor<4xf32>
    tt.return
  }
}
// -----
// library calls of 2.0: triton-2.0
module {
  func public @f(%x: tensor<4xf32>) {
    %0 = tt.ext_elemwise %x {libname = "libdevice", libpath = "", symbol = "__nv_ffs"} : tensor<4xf32> -> tensor<4xf32>
    return
  }
}
// today
module {
  tt.func public @f(%arg0: tensor<4xf32>) {
    %0 = tt.extern_elementwise %arg0 {libname = "libdevice", libpath = "", pure = true, symbol = "__nv_ffs"} : (tensor<4xf32>) -> tensor<4xf32>
    tt.return
  }
}
// -----
// prints of 2.0: triton-2.0
module {
  func public @f(%x: tensor<4xi32>) {
    tt.printf "x" : %x : tensor<4xi32>
    return
  }
}
// today
module {
  tt.func public @f(%arg0: tensor<4xi32>) {
    tt.print "x" {hex = false, isSigned = array<i32: 0>} : %arg0 : tensor<4xi32>
    tt.return
  }
}
// -----
// atomics without an order: triton-2.0
module {
  func public @f(%p: !tt.ptr<i32>, %v: i32, %m: i1) {
    %0 = "tt.atomic_rmw"(%p, %v, %m) {atomic_rmw_op = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %1 = "tt.atomic_cas"(%p, %v, %v) : (!tt.ptr<i32>, i32, i32) -> i32
    return
  }
}
// today
module {
  tt.func public @f(%arg0: !tt.ptr<i32>, %arg1: i32, %arg2: i1) {
    %0 = tt.atomic_rmw add, acq_rel, gpu, %arg0, %arg1, %arg2 : (!tt.ptr<i32>, i32, i1) -> i32
    %1 = tt.atomic_cas acq_rel, gpu, %arg0, %arg1, %arg1 : (!tt.ptr<i32>, i32, i32) -> i32
    tt.return
  }
}
// -----
// parts of upstream's tensors: triton-2.0
#s = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#m = #triton_gpu.mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2]}>
module attributes {"triton_gpu.num-warps" = 4 : i32} {
  func public @f(%i: index) {
    %0 = triton_gpu.alloc_tensor : tensor<3x64x64xf16, #s>
    %1 = tensor.extract_slice %0[%i, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<3x64x64xf16, #s> to tensor<64x64xf16, #s>
    %2 = triton_gpu.convert_layout %1 : (tensor<64x64xf16, #s>) -> tensor<64x64xf16, #triton_gpu.dot_op<{opIdx = 0, parent = #m}>>
    return
  }
}
// today
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func public @f(%arg0: index) {
    %c0_i32 = arith.constant 0 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = arith.index_cast %arg0 : index to i32
    %2 = ttg.memdesc_subview %0[%1, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %3 = ttg.local_load %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    tt.return
  }
}
// -----
// types as a function's: triton-2.1
module {
  tt.func @f(%a: i32, %x: tensor<4xf32>, %y: tensor<1x4xf32>, %z: tensor<4x8xf32>) {
    %0 = tt.splat %a : (i32) -> tensor<4xi32>
    %1 = tt.expand_dims %x {axis = 0 : i32} : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = tt.broadcast %y : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %3 = tt.trans %z : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %4 = tt.view %z : (tensor<4x8xf32>) -> tensor<32xf32>
    %5 = tt.cat %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: i32, %arg1: tensor<4xf32>, %arg2: tensor<1x4xf32>, %arg3: tensor<4x8xf32>) {
    %0 = tt.splat %arg0 : i32 -> tensor<4xi32>
    %1 = tt.expand_dims %arg1 {axis = 0 : i32} : tensor<4xf32> -> tensor<1x4xf32>
    %2 = tt.broadcast %arg2 : tensor<1x4xf32> -> tensor<8x4xf32>
    %3 = tt.trans %arg3 {order = array<i32: 1, 0>} : tensor<4x8xf32> -> tensor<8x4xf32>
    %4 = tt.reshape %arg3 allow_reorder : tensor<4x8xf32> -> tensor<32xf32>
    %5 = tt.cat %arg1, %arg1 : tensor<4xf32> -> tensor<8xf32>
    tt.return
  }
}
// -----
// accesses by what is read: triton-2.1
module {
  tt.func @f(%p: tensor<4x!tt.ptr<f32>>, %m: tensor<4xi1>, %o: tensor<4xf32>) {
    %0 = tt.load %p, %m, %o {cache = 3 : i32, evict = 2 : i32, isVolatile = false} : tensor<4xf32>
    tt.store %p, %0, %m {cache = 1 : i32, evict = 1 : i32} : tensor<4xf32>
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: tensor<4x!tt.ptr<f32>>, %arg1: tensor<4xi1>, %arg2: tensor<4xf32>) {
    %0 = tt.load %arg0, %arg1, %arg2 cacheModifier = cg evictionPolicy = evict_first : tensor<4x!tt.ptr<f32>>
    tt.store %arg0, %0, %arg1 : tensor<4x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// accesses by block pointers: triton-2.1
module {
  tt.func @f(%p: !tt.ptr<tensor<4x8xf32>, 1>) {
    %0 = tt.load %p {boundaryCheck = array<i32: 0, 1>, cache = 1 : i32, evict = 1 : i32, isVolatile = false, padding = 1 : i32} : !tt.ptr<tensor<4x8xf32>, 1> -> tensor<4x8xf32>
    tt.store %p, %0 {boundaryCheck = array<i32: 0>, cache = 1 : i32, evict = 1 : i32} : !tt.ptr<tensor<4x8xf32>, 1>, tensor<4x8xf32>
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: !tt.ptr<tensor<4x8xf32>>) {
    %0 = tt.load %arg0 {boundaryCheck = array<i32: 0, 1>, padding = 1 : i32} : !tt.ptr<tensor<4x8xf32>>
    tt.store %arg0, %0 {boundaryCheck = array<i32: 0>} : !tt.ptr<tensor<4x8xf32>>
    tt.return
  }
}
// -----
// comparisons of tensors with layouts: triton-2.1
#b = #triton_gpu.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<128xi32, #b>, %y: tensor<128xf32, #b>) {
    %0 = "triton_gpu.cmpi"(%x, %x) <{predicate = 2 : i64}> : (tensor<128xi32, #b>, tensor<128xi32, #b>) -> tensor<128xi1, #b>
    %1 = "triton_gpu.cmpf"(%y, %y) <{predicate = 4 : i64}> : (tensor<128xf32, #b>, tensor<128xf32, #b>) -> tensor<128xi1, #b>
    %2 = "triton_gpu.select"(%0, %y, %y) : (tensor<128xi1, #b>, tensor<128xf32, #b>, tensor<128xf32, #b>) -> tensor<128xf32, #b>
    tt.return
  }
}
// today
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<128xi32, #blocked>, %arg1: tensor<128xf32, #blocked>) {
    %0 = arith.cmpi slt, %arg0, %arg0 : tensor<128xi32, #blocked>
    %1 = arith.cmpf olt, %arg1, %arg1 : tensor<128xf32, #blocked>
    %2 = arith.select %0, %arg1, %arg1 : tensor<128xi1, #blocked>, tensor<128xf32, #blocked>
    tt.return
  }
}
// -----
// library calls of 2.1: triton-2.1
module {
  tt.func @f(%x: f32) {
    %0 = tt.pure_extern_elementwise %x, %x {libname = "libdevice", libpath = "", symbol = "__nv_fmaxf"} : (f32, f32) -> f32
    %1 = tt.impure_extern_elementwise %x {libname = "l", libpath = "", symbol = "s"} : (f32) -> f32
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: f32) {
    %0 = tt.extern_elementwise %arg0, %arg0 {libname = "libdevice", libpath = "", pure = true, symbol = "__nv_fmaxf"} : (f32, f32) -> f32
    %1 = tt.extern_elementwise %arg0 {libname = "l", libpath = "", pure = false, symbol = "s"} : (f32) -> f32
    tt.return
  }
}
// -----
// atomics without a scope: triton-2.1
module {
  tt.func @f(%p: !tt.ptr<i32>, %v: i32, %m: i1) {
    %0 = "tt.atomic_rmw"(%p, %v, %m) <{atomic_rmw_op = 4 : i32, sem = 2 : i32}> : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: !tt.ptr<i32>, %arg1: i32, %arg2: i1) {
    %0 = tt.atomic_rmw add, acquire, gpu, %arg0, %arg1, %arg2 : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
// -----
// products with allowTF32: triton-2.1
module {
  tt.func @f(%a: tensor<16x16xf32>) {
    %0 = tt.dot %a, %a, %a {allowTF32 = true} : tensor<16x16xf32> * tensor<16x16xf32> -> tensor<16x16xf32>
    %1 = tt.dot %a, %a, %a {allowTF32 = false, maxNumImpreciseAcc = 0 : i32} : tensor<16x16xf32> * tensor<16x16xf32> -> tensor<16x16xf32>
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: tensor<16x16xf32>) {
    %0 = tt.dot %arg0, %arg0, %arg0, inputPrecision = tf32 : tensor<16x16xf32> * tensor<16x16xf32> -> tensor<16x16xf32>
    %1 = tt.dot %arg0, %arg0, %arg0 : tensor<16x16xf32> * tensor<16x16xf32> -> tensor<16x16xf32>
    tt.return
  }
}
// -----
// scans without a direction: triton-2.3
module {
  tt.func @f(%x: tensor<4xf32>) {
    %0 = "tt.scan"(%x) <{axis = 0 : i32}> ({
    ^bb0(%a: f32, %b: f32):
      tt.scan.return %a : f32
    }) : (tensor<4xf32>) -> tensor<4xf32>
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: tensor<4xf32>) {
    %0 = "tt.scan"(%arg0) <{axis = 0 : i32, reverse = false}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      tt.scan.return %arg1 : f32
    }) : (tensor<4xf32>) -> tensor<4xf32>
    tt.return
  }
}
// -----
// conversions without a rounding: triton-2.1
module {
  tt.func @f(%y: f32, %x: tensor<4xf32>) {
    %s = tt.splat %y : (f32) -> tensor<4xf32>
    %0 = tt.fp_to_fp %x : tensor<4xf32> -> tensor<4xf8E5M2>
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: f32, %arg1: tensor<4xf32>) {
    %0 = tt.splat %arg0 : f32 -> tensor<4xf32>
    %1 = tt.fp_to_fp %arg1, rounding = rtne : tensor<4xf32> -> tensor<4xf8E5M2>
    tt.return
  }
}
// -----
// copies into tensors: triton-2.3
#b2 = #triton_gpu.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], hasLeadingOffset = false}>
#t = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1], hasLeadingOffset = false}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%p: tensor<64x64x!tt.ptr<f16, 1>, #b2>, %i: i32, %m: tensor<64x64xi1, #b2>) {
    %0 = triton_gpu.alloc_tensor : tensor<3x64x64xf16, #s>
    %1 = triton_gpu.insert_slice_async %p, %0, %i, %m {axis = 0 : i32, cache = 3 : i32, evict = 1 : i32, isVolatile = false} : tensor<64x64x!tt.ptr<f16, 1>, #b2> -> tensor<3x64x64xf16, #s>
    triton_gpu.async_commit_group
    triton_gpu.async_wait {num = 0 : i32}
    %2 = triton_gpu.extract_slice %1[0, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<3x64x64xf16, #s> to tensor<64x64xf16, #s>
    %3 = tt.trans %2 : (tensor<64x64xf16, #s>) -> tensor<64x64xf16, #t>
    %4 = triton_gpu.convert_layout %3 : (tensor<64x64xf16, #t>) -> tensor<64x64xf16, #b2>
    %5 = triton_gpu.convert_layout %4 : (tensor<64x64xf16, #b2>) -> tensor<64x64xf16, #s>
    tt.return
  }
}
// today
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64x64x!tt.ptr<f16>, #blocked>, %arg1: i32, %arg2: tensor<64x64xi1, #blocked>) {
    %c0_i32 = arith.constant 0 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_subview %0[%arg1, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %2 = ttg.async_copy_global_to_local %arg0, %1 mask %arg2 cacheModifier = cg : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %3 = ttg.async_commit_group %2
    %4 = ttg.async_wait  {num = 0 : i32}
    %5 = ttg.memdesc_subview %0[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %6 = ttg.memdesc_trans %5 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 3x64x64>
    %7 = ttg.local_load %6 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 3x64x64> -> tensor<64x64xf16, #blocked>
    %8 = ttg.local_alloc %7 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// buffers that a loop hands on: triton-2.3
#s = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], hasLeadingOffset = false}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%n: i32) {
    %0 = triton_gpu.alloc_tensor : tensor<2x64x64xf16, #s>
    %1 = triton_gpu.extract_slice %0[0, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<2x64x64xf16, #s> to tensor<64x64xf16, #s>
    %2 = scf.for %i = %n to %n step %n iter_args(%b = %1) -> (tensor<64x64xf16, #s>)  : i32 {
      %3 = triton_gpu.extract_slice %0[%i, 0, 0] [1, 64, 64] [1, 1, 1] : tensor<2x64x64xf16, #s> to tensor<64x64xf16, #s>
      scf.yield %3 : tensor<64x64xf16, #s>
    }
    tt.return
  }
}
// today
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: i32) {
    %c0_i32 = arith.constant 0 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_subview %0[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %2 = scf.for %arg1 = %arg0 to %arg0 step %arg0 iter_args(%arg2 = %1) -> (!ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>)  : i32 {
      %3 = ttg.memdesc_subview %0[%arg1, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      scf.yield %3 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    }
    tt.return
  }
}
// -----
// wgmma of tensors: triton-2.3
#h = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], hasLeadingOffset = true}>
#m = #triton_gpu.mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
module attributes {"triton_gpu.compute-capability" = 90 : i32, "triton_gpu.num-warps" = 4 : i32, "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%c: tensor<64x64xf32, #m>) {
    %0 = triton_gpu.alloc_tensor : tensor<64x64xf16, #h>
    %1 = triton_nvidia_gpu.dot_async %0, %0, %c {allowTF32 = true, maxNumImpreciseAcc = 0 : i32} : tensor<64x64xf16, #h> * tensor<64x64xf16, #h> -> tensor<64x64xf32, #m>
    %2 = triton_nvidia_gpu.dot_wait %1 {pendings = 0 : i32} : tensor<64x64xf32, #m>
    %3 = tt.dot %0, %0, %2 {allowTF32 = false, maxNumImpreciseAcc = 0 : i32} : tensor<64x64xf16, #h> * tensor<64x64xf16, #h> -> tensor<64x64xf32, #m>
    tt.return
  }
}
// today
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<64x64xf32, #mma>) {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %1 = ttng.warp_group_dot %0, %0, %arg0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
    %2 = ttng.warp_group_dot_wait %1 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %3 = ttng.warp_group_dot %0, %0, %2 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> tensor<64x64xf32, #mma>
    tt.return
  }
}
// -----
// reordering as a bool: triton-3.0
module {
  tt.func @f(%x: tensor<4x8xf32>) {
    %0 = tt.reshape %x {allow_reorder = true} : tensor<4x8xf32> -> tensor<32xf32>
    %1 = tt.reshape %x {allow_reorder = false} : tensor<4x8xf32> -> tensor<32xf32>
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: tensor<4x8xf32>) {
    %0 = tt.reshape %arg0 allow_reorder : tensor<4x8xf32> -> tensor<32xf32>
    %1 = tt.reshape %arg0 : tensor<4x8xf32> -> tensor<32xf32>
    tt.return
  }
}
// -----
// assertions with their place: triton-3.1
module {
  tt.func @f(%c: i1) {
    tt.assert %c, "m", "unknown", "unknown", 0 : i1
    tt.assert %c, "m", "k.py", "k", 7 : i1
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: i1) {
    tt.assert %arg0, "m" : i1
    tt.assert %arg0, "m" {file = "k.py", func = "k", line = 7 : i32} : i1
    tt.return
  }
}
// -----
// prints of unsigned numbers: triton-3.1
module {
  tt.func @f(%x: i32, %y: f32) {
    tt.print "x" {hex = false} : %x, %y : i32, f32
    tt.print "none" {hex = true}
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: i32, %arg1: f32) {
    tt.print "x" {hex = false, isSigned = array<i32: 0, 0>} : %arg0, %arg1 : i32, f32
    tt.print "none" {hex = true, isSigned = array<i32>}
    tt.return
  }
}
// -----
// buffers without a memory space: triton-3.1
#b2 = #triton_gpu.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#s = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], hasLeadingOffset = false}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%1: !tt.memdesc<64x64xf16, #s>) {
    %0 = triton_gpu.local_alloc  : () -> !tt.memdesc<2x64x64xf16, #s, mutable>
    %x = triton_gpu.local_load %1 : !tt.memdesc<64x64xf16, #s> -> tensor<64x64xf16, #b2>
    tt.return
  }
}
// today
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem>) {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.local_load %arg0 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #blocked>
    tt.return
  }
}
// -----
// transposed buffers: triton-3.1
#s = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], hasLeadingOffset = false}>
#t = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1], hasLeadingOffset = false}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%0: !tt.memdesc<64x32xf16, #s>) {
    %1 = tt.trans %0 {order = array<i32: 1, 0>} : !tt.memdesc<64x32xf16, #s> -> !tt.memdesc<32x64xf16, #t>
    tt.return
  }
}
// today
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !ttg.memdesc<64x32xf16, #shared, #smem>) {
    %0 = ttg.memdesc_trans %arg0 {order = array<i32: 1, 0>} : !ttg.memdesc<64x32xf16, #shared, #smem> -> !ttg.memdesc<32x64xf16, #shared1, #smem>
    tt.return
  }
}
// -----
// wgmma by its older name: triton-3.1
#h = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], hasLeadingOffset = true}>
#m = #triton_gpu.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%a: !tt.memdesc<64x64xf16, #h>, %r: tensor<64x64xf16, #triton_gpu.dot_op<{opIdx = 0, parent = #m}>>, %c: tensor<64x64xf32, #m>) {
    %0 = triton_nvidia_gpu.dot_async %a, %a, %c {inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32} : !tt.memdesc<64x64xf16, #h> * !tt.memdesc<64x64xf16, #h> -> tensor<64x64xf32, #m>
    %1:2 = triton_nvidia_gpu.dot_wait %0, %a {pendings = 0 : i32} : tensor<64x64xf32, #m>, !tt.memdesc<64x64xf16, #h>
    %2 = tt.dot %a, %a, %1#0, inputPrecision = tf32 : !tt.memdesc<64x64xf16, #h> * !tt.memdesc<64x64xf16, #h> -> tensor<64x64xf32, #m>
    %3 = triton_nvidia_gpu.dot_async %r, %a, %2 {inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32} : tensor<64x64xf16, #triton_gpu.dot_op<{opIdx = 0, parent = #m}>> * !tt.memdesc<64x64xf16, #h> -> tensor<64x64xf32, #m>
    tt.return
  }
}
// today
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem>, %arg1: tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, %arg2: tensor<64x64xf32, #mma>) {
    %0 = ttng.warp_group_dot %arg0, %arg0, %arg2 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    %1:2 = ttng.warp_group_dot_wait %0, %arg0 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>
    %2 = ttng.warp_group_dot %arg0, %arg0, %1#0 {inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    %3 = ttng.warp_group_dot %arg1, %arg0, %2 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
    tt.return
  }
}
// -----
// floats of 8 bits by another name: triton-3.1
#b = #triton_gpu.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%p: tensor<128x!tt.ptr<f8E4M3FNUZ>, #b>) {
    %0 = tt.load %p : tensor<128x!tt.ptr<f8E4M3FNUZ>, #b>
    %cst = arith.constant dense<1.0> : tensor<128xf8E4M3FNUZ, #b>
    tt.return
  }
}
// today
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<128x!tt.ptr<f8E4M3FN>, #blocked>) {
    %0 = tt.load %arg0 : tensor<128x!tt.ptr<f8E4M3FN>, #blocked>
    %cst = arith.constant dense<1.000000e+00> : tensor<128xf8E4M3FN, #blocked>
    tt.return
  }
}
// -----
// floats of 8 bits of AMD: triton-3.1
#b = #triton_gpu.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "hip:gfx942", "triton_gpu.threads-per-warp" = 64 : i32} {
  tt.func @f(%p: tensor<128x!tt.ptr<f8E4M3FNUZ>, #b>) {
    %0 = tt.load %p : tensor<128x!tt.ptr<f8E4M3FNUZ>, #b>
    tt.return
  }
}
// today
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [64], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32} {
  tt.func @f(%arg0: tensor<128x!tt.ptr<f8E4M3FNUZ>, #blocked>) {
    %0 = tt.load %arg0 : tensor<128x!tt.ptr<f8E4M3FNUZ>, #blocked>
    tt.return
  }
}
// -----
// module attributes: triton-3.2
#b = #triton_gpu.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
}
// today
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
}
// -----
// swizzles of TMA: triton-3.2
#h = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], hasLeadingOffset = true}>
#g = #triton_gpu.shared<{vec = 16, perPhase = 4, maxPhase = 2, order = [0, 1], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0], hasLeadingOffset = true}>
#k = #triton_gpu.shared<{vec = 4, perPhase = 2, maxPhase = 4, order = [2, 1, 0], hasLeadingOffset = true}>
module attributes {"triton_gpu.num-ctas" = 2 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%0: !tt.memdesc<64x64xf16, #h, #triton_gpu.shared_memory>, %1: !tt.memdesc<64x32xf8E5M2, #g, #triton_gpu.shared_memory>, %2: !tt.memdesc<8x64x64xf16, #k, #triton_gpu.shared_memory>) {
    tt.return
  }
}
// today
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 32, transposed = true, elementBitWidth = 8, CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 32, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x32xf8E5M2, #shared1, #smem>, %arg2: !ttg.memdesc<8x64x64xf16, #shared2, #smem>) {
    tt.return
  }
}
// -----
// types of buffers without a name: triton-3.2
#r = #triton_gpu.shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], hasLeadingOffset = false}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%0: !tt.memdesc<1xi64, #r, #triton_gpu.shared_memory, mutable>, %c: i1, %i: i32) {
    triton_nvidia_gpu.init_barrier %0, 1 : <1xi64, #r, #triton_gpu.shared_memory, mutable>
    triton_nvidia_gpu.barrier_expect %0, 64, %c : <1xi64, #r, #triton_gpu.shared_memory, mutable>
    triton_nvidia_gpu.wait_barrier %0, %i : <1xi64, #r, #triton_gpu.shared_memory, mutable>
    triton_nvidia_gpu.inval_barrier %0 : <1xi64, #r, #triton_gpu.shared_memory, mutable>
    tt.return
  }
}
// today
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg1: i1, %arg2: i32) {
    ttng.init_barrier %arg0, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.barrier_expect %arg0, 64, %arg1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %arg0, %arg2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.inval_barrier %arg0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// parts of an allocation: triton-3.2
#s = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], hasLeadingOffset = false}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%i: i32) {
    %c0 = arith.constant 0 : i32
    %c16 = arith.constant 16 : i32
    %0 = triton_gpu.local_alloc  : () -> !tt.memdesc<2x64x64xf16, #s, #triton_gpu.shared_memory, mutable>
    %1 = triton_gpu.memdesc_subview %0[%i, %c0, %c0] : !tt.memdesc<2x64x64xf16, #s, #triton_gpu.shared_memory, mutable> -> !tt.memdesc<64x64xf16, #s, #triton_gpu.shared_memory, mutable>
    %2 = triton_gpu.memdesc_subview %1[%c0, %c16] : !tt.memdesc<64x64xf16, #s, #triton_gpu.shared_memory, mutable> -> !tt.memdesc<64x16xf16, #s, #triton_gpu.shared_memory, mutable>
    tt.return
  }
}
// today
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c16_i32 = arith.constant 16 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %1 = ttg.memdesc_subview %0[%arg0, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %2 = ttg.memdesc_subview %1[%c0_i32, %c16_i32] : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 2x64x64>
    tt.return
  }
}
// -----
// descriptors as pointers: triton-3.2
module {
  tt.func @f(%d: !tt.ptr<i8>, %i: i32, %x: tensor<64x64xf16>) {
    %0 = tt.experimental_descriptor_load %d[%i, %i] : !tt.ptr<i8> -> tensor<64x64xf16>
    tt.experimental_descriptor_store %d[%i, %i], %x : !tt.ptr<i8>, tensor<64x64xf16>
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: !tt.ptr<i8>, %arg1: i32, %arg2: tensor<64x64xf16>) {
    %0 = ttng.reinterpret_tensor_descriptor %arg0 : !tt.ptr<i8> to !tt.tensordesc<tensor<64x64xf16>>
    %1 = tt.descriptor_load %0[%arg1, %arg1] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16>
    %2 = ttng.reinterpret_tensor_descriptor %arg0 : !tt.ptr<i8> to !tt.tensordesc<tensor<64x64xf16>>
    tt.descriptor_store %2[%arg1, %arg1], %arg2 : !tt.tensordesc<tensor<64x64xf16>>, tensor<64x64xf16>
    tt.return
  }
}
// -----
// copies through pointers to descriptors: triton-3.2
#h = #triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0], hasLeadingOffset = true}>
#r = #triton_gpu.shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], hasLeadingOffset = false}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "cuda:90", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%d: !tt.ptr<i8>, %b: !tt.memdesc<1xi64, #r, #triton_gpu.shared_memory, mutable>, %c: i1, %i: i32, %s: !tt.memdesc<64x64xf16, #h, #triton_gpu.shared_memory, mutable>) {
    triton_nvidia_gpu.async_tma_copy_global_to_local %d[%i, %i] %s, %b, %c : <i8>, <1xi64, #r, #triton_gpu.shared_memory, mutable> -> <64x64xf16, #h, #triton_gpu.shared_memory, mutable>
    triton_nvidia_gpu.async_tma_copy_local_to_global %d[%i, %i] %s : <i8>, <64x64xf16, #h, #triton_gpu.shared_memory, mutable>
    triton_nvidia_gpu.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// today
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !tt.ptr<i8>, %arg1: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg2: i1, %arg3: i32, %arg4: !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>) {
    %0 = ttng.reinterpret_tensor_descriptor %arg0 : !tt.ptr<i8> to !tt.tensordesc<tensor<64x64xf16, #shared1>>
    ttng.async_tma_copy_global_to_local %0[%arg3, %arg3] %arg4, %arg1, %arg2 : !tt.tensordesc<tensor<64x64xf16, #shared1>>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    %1 = ttng.reinterpret_tensor_descriptor %arg0 : !tt.ptr<i8> to !tt.tensordesc<tensor<64x64xf16, #shared1>>
    ttng.async_tma_copy_local_to_global %1[%arg3, %arg3] %arg4 : !tt.tensordesc<tensor<64x64xf16, #shared1>>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// making of descriptors: triton-3.2
module {
  tt.func @f(%d: !tt.ptr<i8>, %p: !tt.ptr<f16>, %i: i32) {
    tt.experimental_tensormap_create %d, %p, [%i], [%i], [], [%i] {elem_type = 6 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32, fill_mode = 0 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32) -> ()
    tt.experimental_tensormap_fenceproxy_acquire %d : !tt.ptr<i8>
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: !tt.ptr<i8>, %arg1: !tt.ptr<f16>, %arg2: i32) {
    ttng.tensormap_create %arg0, %arg1, [%arg2], [%arg2], [], [%arg2] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<f16>, i32, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %arg0 : !tt.ptr<i8>
    tt.return
  }
}
// -----
// hints of AMD: triton-3.2
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "hip:gfx942", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    amdgpu.instruction_sched_hint
    tt.return
  }
}
// today
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f() {
    amdgpu.instruction_sched_hint {isBufferLoadsAEnabled = false, isBufferLoadsBEnabled = false, numDsReadsA = #amdgpu.InstCounter<0, none>, numDsReadsB = #amdgpu.InstCounter<0, none>, numDsWritesA = #amdgpu.InstCounter<0, none>, numDsWritesB = #amdgpu.InstCounter<0, none>, numGlobalLoadsA = #amdgpu.InstCounter<0, none>, numGlobalLoadsB = #amdgpu.InstCounter<0, none>, numMMAs = #amdgpu.InstCounter<0, none>, variant = #amdgpu.SchedHintVariant<none>}
    tt.return
  }
}
// -----
// WMMA: triton-3.1
#w = #triton_gpu.amd_wmma<{warpsPerCTA = [2, 2]}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, triton_gpu.target = "hip:gfx1100", "triton_gpu.threads-per-warp" = 32 : i32} {
  tt.func @f(%x: tensor<32x32xf32, #w>) {
    tt.return
  }
}
// today
#mma = #ttg.amd_wmma<{version = 1, isTranspose = false, warpsPerCTA = [2, 2]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx1100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: tensor<32x32xf32, #mma>) {
    tt.return
  }
}
// -----
// descriptors of 3.3: triton-3.3
module {
  tt.func @f(%d: !tt.ptr<i8>, %i: i32, %o: tensor<32xi32>) {
    %0 = tt.reinterpret_tensor_descriptor %d : !tt.ptr<i8> to !tt.tensordesc<tensor<64x64xf16>>
    %1 = tt.experimental_descriptor_load %0[%i, %i] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16>
    tt.experimental_descriptor_store %0[%i, %i], %1 : !tt.tensordesc<tensor<64x64xf16>>, tensor<64x64xf16>
    %2 = tt.reinterpret_tensor_descriptor %d : !tt.ptr<i8> to !tt.tensordesc<tensor<1x64xf16>>
    %3 = tt.experimental_descriptor_gather %2[%o, %i] : (!tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32>, i32) -> tensor<32x64xf16>
    tt.experimental_descriptor_scatter %2[%o, %i], %3 : !tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32>, i32, tensor<32x64xf16>
    tt.return
  }
}
// today
module {
  tt.func @f(%arg0: !tt.ptr<i8>, %arg1: i32, %arg2: tensor<32xi32>) {
    %0 = ttng.reinterpret_tensor_descriptor %arg0 : !tt.ptr<i8> to !tt.tensordesc<tensor<64x64xf16>>
    %1 = tt.descriptor_load %0[%arg1, %arg1] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16>
    tt.descriptor_store %0[%arg1, %arg1], %1 : !tt.tensordesc<tensor<64x64xf16>>, tensor<64x64xf16>
    %2 = ttng.reinterpret_tensor_descriptor %arg0 : !tt.ptr<i8> to !tt.tensordesc<tensor<1x64xf16>>
    %3 = tt.descriptor_gather %2[%arg2, %arg1] : (!tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32>, i32) -> tensor<32x64xf16>
    tt.descriptor_scatter %2[%arg2, %arg1], %3 : !tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32>, i32, tensor<32x64xf16>
    tt.return
  }
}
// -----
// gathers through pointers: triton-3.3
#o = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#r = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func @f(%d: !tt.ptr<i8>, %i: i32, %o: tensor<32xi32, #o>, %b: !ttg.memdesc<1xi64, #r, #ttg.shared_memory, mutable>, %c: i1, %s: !ttg.memdesc<32x64xf16, #n, #ttg.shared_memory, mutable>) {
    ttng.async_tma_gather %d[%o, %i] %s, %b, %c : !tt.ptr<i8>, tensor<32xi32, #o>, i32, !ttg.memdesc<1xi64, #r, #ttg.shared_memory, mutable>, !ttg.memdesc<32x64xf16, #n, #ttg.shared_memory, mutable>, i1
    tt.return
  }
}
// today
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func @f(%arg0: !tt.ptr<i8>, %arg1: i32, %arg2: tensor<32xi32, #blocked>, %arg3: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg4: i1, %arg5: !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>) {
    %0 = ttng.reinterpret_tensor_descriptor %arg0 : !tt.ptr<i8> to !tt.tensordesc<tensor<1x64xf16, #shared1>>
    ttng.async_tma_gather %0[%arg2, %arg1] %arg5, %arg3, %arg4 : !tt.tensordesc<tensor<1x64xf16, #shared1>>, tensor<32xi32, #blocked>, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<32x64xf16, #shared1, #smem, mutable>, i1
    tt.return
  }
}
// -----
// tcgen05 with one barrier: triton-3.3
#r = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#t = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func @f(%a: !ttg.memdesc<128x64xf16, #n, #ttg.shared_memory>, %b: !ttg.memdesc<64x128xf16, #n, #ttg.shared_memory>, %d: !ttg.memdesc<128x128xf32, #t, #ttng.tensor_memory, mutable>, %u: i1, %p: i1, %r: !ttg.memdesc<1xi64, #r, #ttg.shared_memory, mutable>) {
    ttng.tc_gen5_mma %a, %b, %d, %u, %p : (!ttg.memdesc<128x64xf16, #n, #ttg.shared_memory>, !ttg.memdesc<64x128xf16, #n, #ttg.shared_memory>, !ttg.memdesc<128x128xf32, #t, #ttng.tensor_memory, mutable>, i1, i1) -> ()
    ttng.tc_gen5_mma %a, %b, %d, %u, %p, %r {two_ctas} : (!ttg.memdesc<128x64xf16, #n, #ttg.shared_memory>, !ttg.memdesc<64x128xf16, #n, #ttg.shared_memory>, !ttg.memdesc<128x128xf32, #t, #ttng.tensor_memory, mutable>, i1, i1, !ttg.memdesc<1xi64, #r, #ttg.shared_memory, mutable>) -> ()
    tt.return
  }
}
// today
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func @f(%arg0: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg1: !ttg.memdesc<64x128xf16, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: i1, %arg4: i1, %arg5: !ttg.memdesc<1xi64, #shared1, #smem, mutable>) {
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg4 : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %arg0, %arg1, %arg2, %arg3, %arg4, %arg5[%arg4] {two_ctas} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    tt.return
  }
}
// -----
// scaled tcgen05: triton-3.3
#n = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#t = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#q = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func @f(%a: !ttg.memdesc<128x64xf8E4M3FN, #n, #ttg.shared_memory>, %b: !ttg.memdesc<64x128xf8E4M3FN, #n, #ttg.shared_memory>, %d: !ttg.memdesc<128x128xf32, #t, #ttng.tensor_memory, mutable>, %s: !ttg.memdesc<128x2xi8, #q, #ttng.tensor_memory>, %u: i1, %p: i1) {
    ttng.tc_gen5_mma_scaled %a, %b, %d, %s, %s, %u, %p lhs = e4m3 rhs = e4m3 : (!ttg.memdesc<128x64xf8E4M3FN, #n, #ttg.shared_memory>, !ttg.memdesc<64x128xf8E4M3FN, #n, #ttg.shared_memory>, !ttg.memdesc<128x128xf32, #t, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x2xi8, #q, #ttng.tensor_memory>, !ttg.memdesc<128x2xi8, #q, #ttng.tensor_memory>, i1, i1) -> ()
    tt.return
  }
}
// today
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func @f(%arg0: !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem>, %arg1: !ttg.memdesc<64x128xf8E4M3FN, #shared, #smem>, %arg2: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg3: !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>, %arg4: i1, %arg5: i1) {
    ttng.tc_gen5_mma_scaled %arg0, %arg1, %arg2, %arg3, %arg3, %arg4, %arg5 lhs = e4m3 rhs = e4m3 : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem>, !ttg.memdesc<64x128xf8E4M3FN, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>
    tt.return
  }
}
