// Kernel outer_sum of kernels/shapes.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature *bf16:16 *bf16:16 *bf16:16; constants M=16, N=32
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @outer_sum(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %1 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>>
    %2 = tt.addptr %1, %0 : tensor<16x!tt.ptr<bf16>>, tensor<16xi32>
    %3 = tt.load %2 : tensor<16x!tt.ptr<bf16>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %5 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x!tt.ptr<bf16>>
    %6 = tt.addptr %5, %4 : tensor<32x!tt.ptr<bf16>>, tensor<32xi32>
    %7 = tt.load %6 : tensor<32x!tt.ptr<bf16>>
    %8 = tt.expand_dims %3 {axis = 1 : i32} : tensor<16xbf16> -> tensor<16x1xbf16>
    %9 = tt.broadcast %8 : tensor<16x1xbf16> -> tensor<16x32xbf16>
    %10 = tt.expand_dims %7 {axis = 0 : i32} : tensor<32xbf16> -> tensor<1x32xbf16>
    %11 = tt.broadcast %10 : tensor<1x32xbf16> -> tensor<16x32xbf16>
    %12 = arith.addf %9, %11 : tensor<16x32xbf16>
    %13 = tt.reshape %12 allow_reorder : tensor<16x32xbf16> -> tensor<512xbf16>
    %14 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
    %15 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<512x!tt.ptr<bf16>>
    %16 = tt.addptr %15, %14 : tensor<512x!tt.ptr<bf16>>, tensor<512xi32>
    tt.store %16, %13 : tensor<512x!tt.ptr<bf16>>
    %c512_i32 = arith.constant 512 : i32
    %17 = tt.addptr %arg2, %c512_i32 : !tt.ptr<bf16>, i32
    %18 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %19 = tt.splat %17 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>>
    %20 = tt.addptr %19, %18 : tensor<16x!tt.ptr<bf16>>, tensor<16xi32>
    %21 = tt.reshape %12 : tensor<16x32xbf16> -> tensor<16x8x4xbf16>
    %22 = tt.call @"triton.language.standard.sum__bf16S16_8_4S__(1,)cconstexpr_2__(2,)cconstexpr_False__(3,)cNone"(%21) : (tensor<16x8x4xbf16>) -> tensor<16x8xbf16>
    %23 = tt.call @"triton.language.standard.sum__bf16S16_8S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cNone"(%22) : (tensor<16x8xbf16>) -> tensor<16xbf16>
    tt.store %20, %23 : tensor<16x!tt.ptr<bf16>>
    tt.return
  }
  tt.func private @"triton.language.standard.sum__bf16S16_8_4S__(1,)cconstexpr_2__(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<16x8x4xbf16>) -> tensor<16x8xbf16> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 2 : i32}> ({
    ^bb0(%arg1: bf16, %arg2: bf16):
      %2 = tt.call @triton.language.standard._sum_combine__bf16_bf16__(%arg1, %arg2) : (bf16, bf16) -> bf16
      tt.reduce.return %2 : bf16
    }) : (tensor<16x8x4xbf16>) -> tensor<16x8xbf16>
    tt.return %0 : tensor<16x8xbf16>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<16x8xbf16>
    tt.return %1 : tensor<16x8xbf16>
  }
  tt.func private @triton.language.standard._sum_combine__bf16_bf16__(%arg0: bf16, %arg1: bf16) -> bf16 attributes {noinline = false} {
    %0 = arith.addf %arg0, %arg1 : bf16
    tt.return %0 : bf16
  ^bb1:  // no predecessors
    %1 = ub.poison : bf16
    tt.return %1 : bf16
  }
  tt.func private @"triton.language.standard.sum__bf16S16_8S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<16x8xbf16>) -> tensor<16xbf16> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 1 : i32}> ({
    ^bb0(%arg1: bf16, %arg2: bf16):
      %2 = tt.call @triton.language.standard._sum_combine__bf16_bf16__(%arg1, %arg2) : (bf16, bf16) -> bf16
      tt.reduce.return %2 : bf16
    }) : (tensor<16x8xbf16>) -> tensor<16xbf16>
    tt.return %0 : tensor<16xbf16>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<16xbf16>
    tt.return %1 : tensor<16xbf16>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @outer_sum(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %1 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>>
    %2 = tt.addptr %1, %0 : tensor<16x!tt.ptr<bf16>>, tensor<16xi32>
    %3 = tt.load %2 : tensor<16x!tt.ptr<bf16>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %5 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x!tt.ptr<bf16>>
    %6 = tt.addptr %5, %4 : tensor<32x!tt.ptr<bf16>>, tensor<32xi32>
    %7 = tt.load %6 : tensor<32x!tt.ptr<bf16>>
    %8 = tt.expand_dims %3 {axis = 1 : i32} : tensor<16xbf16> -> tensor<16x1xbf16>
    %9 = tt.broadcast %8 : tensor<16x1xbf16> -> tensor<16x32xbf16>
    %10 = tt.expand_dims %7 {axis = 0 : i32} : tensor<32xbf16> -> tensor<1x32xbf16>
    %11 = tt.broadcast %10 : tensor<1x32xbf16> -> tensor<16x32xbf16>
    %12 = arith.addf %9, %11 : tensor<16x32xbf16>
    %13 = tt.reshape %12 allow_reorder : tensor<16x32xbf16> -> tensor<512xbf16>
    %14 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
    %15 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<512x!tt.ptr<bf16>>
    %16 = tt.addptr %15, %14 : tensor<512x!tt.ptr<bf16>>, tensor<512xi32>
    tt.store %16, %13 : tensor<512x!tt.ptr<bf16>>
    %17 = tt.addptr %arg2, %c512_i32 : !tt.ptr<bf16>, i32
    %18 = tt.splat %17 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>>
    %19 = tt.addptr %18, %0 : tensor<16x!tt.ptr<bf16>>, tensor<16xi32>
    %20 = tt.reshape %12 : tensor<16x32xbf16> -> tensor<16x8x4xbf16>
    %21 = "tt.reduce"(%20) <{axis = 2 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %23 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %23 : bf16
    }) : (tensor<16x8x4xbf16>) -> tensor<16x8xbf16>
    %22 = "tt.reduce"(%21) <{axis = 1 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %23 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %23 : bf16
    }) : (tensor<16x8xbf16>) -> tensor<16xbf16>
    tt.store %19, %22 : tensor<16x!tt.ptr<bf16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 8, 4], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @outer_sum(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<16x!tt.ptr<bf16>, #blocked>, tensor<16xi32, #blocked>
    %3 = tt.load %2 : tensor<16x!tt.ptr<bf16>, #blocked>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked>
    %5 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x!tt.ptr<bf16>, #blocked>
    %6 = tt.addptr %5, %4 : tensor<32x!tt.ptr<bf16>, #blocked>, tensor<32xi32, #blocked>
    %7 = tt.load %6 : tensor<32x!tt.ptr<bf16>, #blocked>
    %8 = ttg.convert_layout %3 : tensor<16xbf16, #blocked> -> tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.expand_dims %8 {axis = 1 : i32} : tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<16x1xbf16, #blocked1>
    %10 = ttg.convert_layout %9 : tensor<16x1xbf16, #blocked1> -> tensor<16x1xbf16, #blocked2>
    %11 = tt.broadcast %10 : tensor<16x1xbf16, #blocked2> -> tensor<16x32xbf16, #blocked2>
    %12 = ttg.convert_layout %11 : tensor<16x32xbf16, #blocked2> -> tensor<16x32xbf16, #blocked3>
    %13 = ttg.convert_layout %7 : tensor<32xbf16, #blocked> -> tensor<32xbf16, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<32xbf16, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x32xbf16, #blocked4>
    %15 = ttg.convert_layout %14 : tensor<1x32xbf16, #blocked4> -> tensor<1x32xbf16, #blocked3>
    %16 = tt.broadcast %15 : tensor<1x32xbf16, #blocked3> -> tensor<16x32xbf16, #blocked3>
    %17 = arith.addf %12, %16 : tensor<16x32xbf16, #blocked3>
    %18 = tt.reshape %17 allow_reorder : tensor<16x32xbf16, #blocked3> -> tensor<512xbf16, #blocked>
    %19 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %20 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<512x!tt.ptr<bf16>, #blocked>
    %21 = tt.addptr %20, %19 : tensor<512x!tt.ptr<bf16>, #blocked>, tensor<512xi32, #blocked>
    tt.store %21, %18 : tensor<512x!tt.ptr<bf16>, #blocked>
    %22 = tt.addptr %arg2, %c512_i32 : !tt.ptr<bf16>, i32
    %23 = tt.splat %22 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>, #blocked>
    %24 = tt.addptr %23, %0 : tensor<16x!tt.ptr<bf16>, #blocked>, tensor<16xi32, #blocked>
    %25 = tt.reshape %17 : tensor<16x32xbf16, #blocked3> -> tensor<16x8x4xbf16, #blocked5>
    %26 = "tt.reduce"(%25) <{axis = 2 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %30 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %30 : bf16
    }) : (tensor<16x8x4xbf16, #blocked5>) -> tensor<16x8xbf16, #ttg.slice<{dim = 2, parent = #blocked5}>>
    %27 = ttg.convert_layout %26 : tensor<16x8xbf16, #ttg.slice<{dim = 2, parent = #blocked5}>> -> tensor<16x8xbf16, #blocked6>
    %28 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %30 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %30 : bf16
    }) : (tensor<16x8xbf16, #blocked6>) -> tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked6}>>
    %29 = ttg.convert_layout %28 : tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked6}>> -> tensor<16xbf16, #blocked>
    tt.store %24, %29 : tensor<16x!tt.ptr<bf16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 8, 4], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @outer_sum(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<16x!tt.ptr<bf16>, #blocked>, tensor<16xi32, #blocked>
    %3 = ttg.convert_layout %2 : tensor<16x!tt.ptr<bf16>, #blocked> -> tensor<16x!tt.ptr<bf16>, #blocked>
    %4 = tt.load %3 : tensor<16x!tt.ptr<bf16>, #blocked>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked>
    %6 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x!tt.ptr<bf16>, #blocked>
    %7 = tt.addptr %6, %5 : tensor<32x!tt.ptr<bf16>, #blocked>, tensor<32xi32, #blocked>
    %8 = ttg.convert_layout %7 : tensor<32x!tt.ptr<bf16>, #blocked> -> tensor<32x!tt.ptr<bf16>, #blocked>
    %9 = tt.load %8 : tensor<32x!tt.ptr<bf16>, #blocked>
    %10 = ttg.convert_layout %4 : tensor<16xbf16, #blocked> -> tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.expand_dims %10 {axis = 1 : i32} : tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<16x1xbf16, #blocked1>
    %12 = ttg.convert_layout %11 : tensor<16x1xbf16, #blocked1> -> tensor<16x1xbf16, #blocked2>
    %13 = tt.broadcast %12 : tensor<16x1xbf16, #blocked2> -> tensor<16x32xbf16, #blocked2>
    %14 = ttg.convert_layout %13 : tensor<16x32xbf16, #blocked2> -> tensor<16x32xbf16, #blocked3>
    %15 = ttg.convert_layout %9 : tensor<32xbf16, #blocked> -> tensor<32xbf16, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<32xbf16, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x32xbf16, #blocked4>
    %17 = ttg.convert_layout %16 : tensor<1x32xbf16, #blocked4> -> tensor<1x32xbf16, #blocked3>
    %18 = tt.broadcast %17 : tensor<1x32xbf16, #blocked3> -> tensor<16x32xbf16, #blocked3>
    %19 = arith.addf %14, %18 : tensor<16x32xbf16, #blocked3>
    %20 = tt.reshape %19 allow_reorder : tensor<16x32xbf16, #blocked3> -> tensor<512xbf16, #blocked>
    %21 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %22 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<512x!tt.ptr<bf16>, #blocked>
    %23 = tt.addptr %22, %21 : tensor<512x!tt.ptr<bf16>, #blocked>, tensor<512xi32, #blocked>
    %24 = ttg.convert_layout %23 : tensor<512x!tt.ptr<bf16>, #blocked> -> tensor<512x!tt.ptr<bf16>, #blocked5>
    %25 = ttg.convert_layout %20 : tensor<512xbf16, #blocked> -> tensor<512xbf16, #blocked5>
    tt.store %24, %25 : tensor<512x!tt.ptr<bf16>, #blocked5>
    %26 = tt.addptr %arg2, %c512_i32 : !tt.ptr<bf16>, i32
    %27 = tt.splat %26 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>, #blocked>
    %28 = tt.addptr %27, %0 : tensor<16x!tt.ptr<bf16>, #blocked>, tensor<16xi32, #blocked>
    %29 = tt.reshape %19 : tensor<16x32xbf16, #blocked3> -> tensor<16x8x4xbf16, #blocked6>
    %30 = "tt.reduce"(%29) <{axis = 2 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %36 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %36 : bf16
    }) : (tensor<16x8x4xbf16, #blocked6>) -> tensor<16x8xbf16, #ttg.slice<{dim = 2, parent = #blocked6}>>
    %31 = ttg.convert_layout %30 : tensor<16x8xbf16, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<16x8xbf16, #blocked7>
    %32 = "tt.reduce"(%31) <{axis = 1 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %36 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %36 : bf16
    }) : (tensor<16x8xbf16, #blocked7>) -> tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked7}>>
    %33 = ttg.convert_layout %32 : tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked7}>> -> tensor<16xbf16, #blocked>
    %34 = ttg.convert_layout %28 : tensor<16x!tt.ptr<bf16>, #blocked> -> tensor<16x!tt.ptr<bf16>, #blocked>
    %35 = ttg.convert_layout %33 : tensor<16xbf16, #blocked> -> tensor<16xbf16, #blocked>
    tt.store %34, %35 : tensor<16x!tt.ptr<bf16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 8, 4], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @outer_sum(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked1>
    %2 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.addptr %2, %0 : tensor<16x!tt.ptr<bf16>, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.load %3 : tensor<16x!tt.ptr<bf16>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x!tt.ptr<bf16>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.addptr %6, %5 : tensor<32x!tt.ptr<bf16>, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %8 = tt.load %7 : tensor<32x!tt.ptr<bf16>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.expand_dims %4 {axis = 1 : i32} : tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xbf16, #blocked>
    %10 = tt.broadcast %9 : tensor<16x1xbf16, #blocked> -> tensor<16x32xbf16, #blocked>
    %11 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xbf16, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xbf16, #blocked>
    %12 = tt.broadcast %11 : tensor<1x32xbf16, #blocked> -> tensor<16x32xbf16, #blocked>
    %13 = arith.addf %10, %12 : tensor<16x32xbf16, #blocked>
    %14 = tt.reshape %13 allow_reorder : tensor<16x32xbf16, #blocked> -> tensor<512xbf16, #blocked1>
    %15 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked2>
    %16 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<512x!tt.ptr<bf16>, #blocked2>
    %17 = tt.addptr %16, %15 : tensor<512x!tt.ptr<bf16>, #blocked2>, tensor<512xi32, #blocked2>
    %18 = tt.reshape %14 allow_reorder : tensor<512xbf16, #blocked1> -> tensor<512xbf16, #blocked2>
    tt.store %17, %18 : tensor<512x!tt.ptr<bf16>, #blocked2>
    %19 = tt.addptr %arg2, %c512_i32 : !tt.ptr<bf16>, i32
    %20 = tt.splat %19 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>, #blocked1>
    %21 = tt.addptr %20, %1 : tensor<16x!tt.ptr<bf16>, #blocked1>, tensor<16xi32, #blocked1>
    %22 = tt.reshape %13 : tensor<16x32xbf16, #blocked> -> tensor<16x8x4xbf16, #blocked3>
    %23 = "tt.reduce"(%22) <{axis = 2 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %27 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %27 : bf16
    }) : (tensor<16x8x4xbf16, #blocked3>) -> tensor<16x8xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %24 = ttg.convert_layout %23 : tensor<16x8xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<16x8xbf16, #blocked4>
    %25 = "tt.reduce"(%24) <{axis = 1 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %27 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %27 : bf16
    }) : (tensor<16x8xbf16, #blocked4>) -> tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %26 = ttg.convert_layout %25 : tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<16xbf16, #blocked1>
    tt.store %21, %26 : tensor<16x!tt.ptr<bf16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_optimize_dot_operands(True)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 8, 4], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @outer_sum(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked1>
    %2 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.addptr %2, %0 : tensor<16x!tt.ptr<bf16>, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.load %3 : tensor<16x!tt.ptr<bf16>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x!tt.ptr<bf16>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.addptr %6, %5 : tensor<32x!tt.ptr<bf16>, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %8 = tt.load %7 : tensor<32x!tt.ptr<bf16>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.expand_dims %4 {axis = 1 : i32} : tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xbf16, #blocked>
    %10 = tt.broadcast %9 : tensor<16x1xbf16, #blocked> -> tensor<16x32xbf16, #blocked>
    %11 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xbf16, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xbf16, #blocked>
    %12 = tt.broadcast %11 : tensor<1x32xbf16, #blocked> -> tensor<16x32xbf16, #blocked>
    %13 = arith.addf %10, %12 : tensor<16x32xbf16, #blocked>
    %14 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked2>
    %15 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<512x!tt.ptr<bf16>, #blocked2>
    %16 = tt.addptr %15, %14 : tensor<512x!tt.ptr<bf16>, #blocked2>, tensor<512xi32, #blocked2>
    %17 = tt.reshape %13 allow_reorder : tensor<16x32xbf16, #blocked> -> tensor<512xbf16, #blocked2>
    tt.store %16, %17 : tensor<512x!tt.ptr<bf16>, #blocked2>
    %18 = tt.addptr %arg2, %c512_i32 : !tt.ptr<bf16>, i32
    %19 = tt.splat %18 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>, #blocked1>
    %20 = tt.addptr %19, %1 : tensor<16x!tt.ptr<bf16>, #blocked1>, tensor<16xi32, #blocked1>
    %21 = tt.reshape %13 : tensor<16x32xbf16, #blocked> -> tensor<16x8x4xbf16, #blocked3>
    %22 = "tt.reduce"(%21) <{axis = 2 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %26 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %26 : bf16
    }) : (tensor<16x8x4xbf16, #blocked3>) -> tensor<16x8xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %23 = ttg.convert_layout %22 : tensor<16x8xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<16x8xbf16, #blocked4>
    %24 = "tt.reduce"(%23) <{axis = 1 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %26 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %26 : bf16
    }) : (tensor<16x8xbf16, #blocked4>) -> tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %25 = ttg.convert_layout %24 : tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<16xbf16, #blocked1>
    tt.store %20, %25 : tensor<16x!tt.ptr<bf16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 8, 4], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @outer_sum(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %c512_i32 = arith.constant 512 : i32
    %1 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %2 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked1>
    %3 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.addptr %3, %1 : tensor<16x!tt.ptr<bf16>, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.load %4 : tensor<16x!tt.ptr<bf16>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x!tt.ptr<bf16>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %8 = tt.addptr %7, %6 : tensor<32x!tt.ptr<bf16>, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.load %8 : tensor<32x!tt.ptr<bf16>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %5 {axis = 1 : i32} : tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xbf16, #blocked>
    %11 = tt.broadcast %10 : tensor<16x1xbf16, #blocked> -> tensor<16x32xbf16, #blocked>
    %12 = tt.expand_dims %9 {axis = 0 : i32} : tensor<32xbf16, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xbf16, #blocked>
    %13 = tt.broadcast %12 : tensor<1x32xbf16, #blocked> -> tensor<16x32xbf16, #blocked>
    %14 = arith.addf %11, %13 : tensor<16x32xbf16, #blocked>
    %15 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked2>
    %16 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<512x!tt.ptr<bf16>, #blocked2>
    %17 = tt.addptr %16, %15 : tensor<512x!tt.ptr<bf16>, #blocked2>, tensor<512xi32, #blocked2>
    %18 = tt.reshape %14 allow_reorder : tensor<16x32xbf16, #blocked> -> tensor<512xbf16, #blocked2>
    tt.store %17, %18 : tensor<512x!tt.ptr<bf16>, #blocked2>
    %19 = tt.addptr %arg2, %c512_i32 : !tt.ptr<bf16>, i32
    %20 = tt.splat %19 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>, #blocked1>
    %21 = tt.addptr %20, %2 : tensor<16x!tt.ptr<bf16>, #blocked1>, tensor<16xi32, #blocked1>
    %22 = tt.reshape %14 : tensor<16x32xbf16, #blocked> -> tensor<16x8x4xbf16, #blocked3>
    %23 = "tt.reduce"(%22) <{axis = 2 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %27 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %27 : bf16
    }) : (tensor<16x8x4xbf16, #blocked3>) -> tensor<16x8xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %24 = ttg.convert_layout %23 : tensor<16x8xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<16x8xbf16, #blocked4>
    %25 = "tt.reduce"(%24) <{axis = 1 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %27 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %27 : bf16
    }) : (tensor<16x8xbf16, #blocked4>) -> tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %26 = ttg.convert_layout %25 : tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<16xbf16, #blocked1>
    tt.store %21, %26 : tensor<16x!tt.ptr<bf16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 8, 4], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @outer_sum(%arg0: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<bf16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %0 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %1 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked1>
    %2 = tt.splat %arg0 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.addptr %2, %0 : tensor<16x!tt.ptr<bf16>, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.load %3 : tensor<16x!tt.ptr<bf16>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %arg1 : !tt.ptr<bf16> -> tensor<32x!tt.ptr<bf16>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.addptr %6, %5 : tensor<32x!tt.ptr<bf16>, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %8 = tt.load %7 : tensor<32x!tt.ptr<bf16>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.expand_dims %4 {axis = 1 : i32} : tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xbf16, #blocked>
    %10 = tt.broadcast %9 : tensor<16x1xbf16, #blocked> -> tensor<16x32xbf16, #blocked>
    %11 = tt.expand_dims %8 {axis = 0 : i32} : tensor<32xbf16, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xbf16, #blocked>
    %12 = tt.broadcast %11 : tensor<1x32xbf16, #blocked> -> tensor<16x32xbf16, #blocked>
    %13 = arith.addf %10, %12 : tensor<16x32xbf16, #blocked>
    %14 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked2>
    %15 = tt.splat %arg2 : !tt.ptr<bf16> -> tensor<512x!tt.ptr<bf16>, #blocked2>
    %16 = tt.addptr %15, %14 : tensor<512x!tt.ptr<bf16>, #blocked2>, tensor<512xi32, #blocked2>
    %17 = tt.reshape %13 allow_reorder : tensor<16x32xbf16, #blocked> -> tensor<512xbf16, #blocked2>
    tt.store %16, %17 : tensor<512x!tt.ptr<bf16>, #blocked2>
    %18 = tt.addptr %arg2, %c512_i32 : !tt.ptr<bf16>, i32
    %19 = tt.splat %18 : !tt.ptr<bf16> -> tensor<16x!tt.ptr<bf16>, #blocked1>
    %20 = tt.addptr %19, %1 : tensor<16x!tt.ptr<bf16>, #blocked1>, tensor<16xi32, #blocked1>
    %21 = tt.reshape %13 : tensor<16x32xbf16, #blocked> -> tensor<16x8x4xbf16, #blocked3>
    %22 = "tt.reduce"(%21) <{axis = 2 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %26 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %26 : bf16
    }) : (tensor<16x8x4xbf16, #blocked3>) -> tensor<16x8xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %23 = ttg.convert_layout %22 : tensor<16x8xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<16x8xbf16, #blocked4>
    %24 = "tt.reduce"(%23) <{axis = 1 : i32}> ({
    ^bb0(%arg3: bf16, %arg4: bf16):
      %26 = arith.addf %arg3, %arg4 : bf16
      tt.reduce.return %26 : bf16
    }) : (tensor<16x8xbf16, #blocked4>) -> tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %25 = ttg.convert_layout %24 : tensor<16xbf16, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<16xbf16, #blocked1>
    tt.store %20, %25 : tensor<16x!tt.ptr<bf16>, #blocked1>
    tt.return
  }
}
