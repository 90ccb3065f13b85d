// Kernel complex_product of kernels/shapes.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16 *fp32:16; constants BLOCK=128
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @complex_product(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
    %3 = tt.load %2 : tensor<256x!tt.ptr<f32>>
    %4 = tt.reshape %3 : tensor<256xf32> -> tensor<128x2xf32>
    %outLHS, %outRHS = tt.split %4 : tensor<128x2xf32> -> tensor<128xf32>
    %5 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
    %6 = tt.addptr %5, %0 : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
    %7 = tt.load %6 : tensor<256x!tt.ptr<f32>>
    %8 = tt.reshape %7 : tensor<256xf32> -> tensor<128x2xf32>
    %outLHS_0, %outRHS_1 = tt.split %8 : tensor<128x2xf32> -> tensor<128xf32>
    %9 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
    %10 = tt.addptr %9, %0 : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
    %11 = arith.mulf %outLHS, %outLHS_0 : tensor<128xf32>
    %12 = arith.mulf %outRHS, %outRHS_1 : tensor<128xf32>
    %13 = arith.subf %11, %12 : tensor<128xf32>
    %14 = arith.mulf %outLHS, %outRHS_1 : tensor<128xf32>
    %15 = arith.mulf %outRHS, %outLHS_0 : tensor<128xf32>
    %16 = arith.addf %14, %15 : tensor<128xf32>
    %17 = tt.call @triton.language.standard.interleave__fp32S128S_fp32S128S__(%13, %16) : (tensor<128xf32>, tensor<128xf32>) -> tensor<256xf32>
    tt.store %10, %17 : tensor<256x!tt.ptr<f32>>
    %18 = tt.join %outLHS, %outLHS_0 : tensor<128xf32> -> tensor<128x2xf32>
    %c256_i32 = arith.constant 256 : i32
    %19 = tt.addptr %arg2, %c256_i32 : !tt.ptr<f32>, i32
    %20 = tt.splat %19 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
    %21 = tt.addptr %20, %0 : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
    %22 = tt.reshape %18 : tensor<128x2xf32> -> tensor<256xf32>
    tt.store %21, %22 : tensor<256x!tt.ptr<f32>>
    %c512_i32 = arith.constant 512 : i32
    %23 = tt.addptr %arg2, %c512_i32 : !tt.ptr<f32>, i32
    %24 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
    %25 = tt.splat %23 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
    %26 = tt.addptr %25, %24 : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
    %27 = tt.cat %outRHS, %outRHS_1 : tensor<128xf32> -> tensor<256xf32>
    tt.store %26, %27 : tensor<256x!tt.ptr<f32>>
    tt.return
  }
  tt.func private @triton.language.standard.interleave__fp32S128S_fp32S128S__(%arg0: tensor<128xf32>, %arg1: tensor<128xf32>) -> tensor<256xf32> attributes {noinline = false} {
    %0 = tt.join %arg0, %arg1 : tensor<128xf32> -> tensor<128x2xf32>
    %1 = tt.reshape %0 : tensor<128x2xf32> -> tensor<256xf32>
    tt.return %1 : tensor<256xf32>
  ^bb1:  // no predecessors
    %2 = ub.poison : tensor<256xf32>
    tt.return %2 : tensor<256xf32>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @complex_product(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
    %3 = tt.load %2 : tensor<256x!tt.ptr<f32>>
    %4 = tt.reshape %3 : tensor<256xf32> -> tensor<128x2xf32>
    %outLHS, %outRHS = tt.split %4 : tensor<128x2xf32> -> tensor<128xf32>
    %5 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
    %6 = tt.addptr %5, %0 : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
    %7 = tt.load %6 : tensor<256x!tt.ptr<f32>>
    %8 = tt.reshape %7 : tensor<256xf32> -> tensor<128x2xf32>
    %outLHS_0, %outRHS_1 = tt.split %8 : tensor<128x2xf32> -> tensor<128xf32>
    %9 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
    %10 = tt.addptr %9, %0 : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
    %11 = arith.mulf %outLHS, %outLHS_0 : tensor<128xf32>
    %12 = arith.mulf %outRHS, %outRHS_1 : tensor<128xf32>
    %13 = arith.subf %11, %12 : tensor<128xf32>
    %14 = arith.mulf %outLHS, %outRHS_1 : tensor<128xf32>
    %15 = arith.mulf %outRHS, %outLHS_0 : tensor<128xf32>
    %16 = arith.addf %14, %15 : tensor<128xf32>
    %17 = tt.join %13, %16 : tensor<128xf32> -> tensor<128x2xf32>
    %18 = tt.reshape %17 : tensor<128x2xf32> -> tensor<256xf32>
    tt.store %10, %18 : tensor<256x!tt.ptr<f32>>
    %19 = tt.join %outLHS, %outLHS_0 : tensor<128xf32> -> tensor<128x2xf32>
    %20 = tt.addptr %arg2, %c256_i32 : !tt.ptr<f32>, i32
    %21 = tt.splat %20 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
    %22 = tt.addptr %21, %0 : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
    %23 = tt.reshape %19 : tensor<128x2xf32> -> tensor<256xf32>
    tt.store %22, %23 : tensor<256x!tt.ptr<f32>>
    %24 = tt.addptr %arg2, %c512_i32 : !tt.ptr<f32>, i32
    %25 = tt.splat %24 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
    %26 = tt.addptr %25, %0 : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
    %27 = tt.cat %outRHS, %outRHS_1 : tensor<128xf32> -> tensor<256xf32>
    tt.store %26, %27 : tensor<256x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @complex_product(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %3 = tt.load %2 : tensor<256x!tt.ptr<f32>, #blocked>
    %4 = tt.reshape %3 : tensor<256xf32, #blocked> -> tensor<128x2xf32, #blocked1>
    %5 = ttg.convert_layout %4 : tensor<128x2xf32, #blocked1> -> tensor<128x2xf32, #blocked2>
    %outLHS, %outRHS = tt.split %5 : tensor<128x2xf32, #blocked2> -> tensor<128xf32, #blocked>
    %6 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %8 = tt.load %7 : tensor<256x!tt.ptr<f32>, #blocked>
    %9 = tt.reshape %8 : tensor<256xf32, #blocked> -> tensor<128x2xf32, #blocked1>
    %10 = ttg.convert_layout %9 : tensor<128x2xf32, #blocked1> -> tensor<128x2xf32, #blocked2>
    %outLHS_0, %outRHS_1 = tt.split %10 : tensor<128x2xf32, #blocked2> -> tensor<128xf32, #blocked>
    %11 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %12 = tt.addptr %11, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %13 = arith.mulf %outLHS, %outLHS_0 : tensor<128xf32, #blocked>
    %14 = arith.mulf %outRHS, %outRHS_1 : tensor<128xf32, #blocked>
    %15 = arith.subf %13, %14 : tensor<128xf32, #blocked>
    %16 = arith.mulf %outLHS, %outRHS_1 : tensor<128xf32, #blocked>
    %17 = arith.mulf %outRHS, %outLHS_0 : tensor<128xf32, #blocked>
    %18 = arith.addf %16, %17 : tensor<128xf32, #blocked>
    %19 = tt.join %15, %18 : tensor<128xf32, #blocked> -> tensor<128x2xf32, #blocked2>
    %20 = ttg.convert_layout %19 : tensor<128x2xf32, #blocked2> -> tensor<128x2xf32, #blocked1>
    %21 = tt.reshape %20 : tensor<128x2xf32, #blocked1> -> tensor<256xf32, #blocked>
    tt.store %12, %21 : tensor<256x!tt.ptr<f32>, #blocked>
    %22 = tt.join %outLHS, %outLHS_0 : tensor<128xf32, #blocked> -> tensor<128x2xf32, #blocked2>
    %23 = ttg.convert_layout %22 : tensor<128x2xf32, #blocked2> -> tensor<128x2xf32, #blocked1>
    %24 = tt.addptr %arg2, %c256_i32 : !tt.ptr<f32>, i32
    %25 = tt.splat %24 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %26 = tt.addptr %25, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %27 = tt.reshape %23 : tensor<128x2xf32, #blocked1> -> tensor<256xf32, #blocked>
    tt.store %26, %27 : tensor<256x!tt.ptr<f32>, #blocked>
    %28 = tt.addptr %arg2, %c512_i32 : !tt.ptr<f32>, i32
    %29 = tt.splat %28 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %30 = tt.addptr %29, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %31 = tt.cat %outRHS, %outRHS_1 : tensor<128xf32, #blocked> -> tensor<256xf32, #blocked>
    tt.store %30, %31 : tensor<256x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @complex_product(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %3 = ttg.convert_layout %2 : tensor<256x!tt.ptr<f32>, #blocked> -> tensor<256x!tt.ptr<f32>, #blocked1>
    %4 = tt.load %3 : tensor<256x!tt.ptr<f32>, #blocked1>
    %5 = ttg.convert_layout %4 : tensor<256xf32, #blocked1> -> tensor<256xf32, #blocked>
    %6 = tt.reshape %5 : tensor<256xf32, #blocked> -> tensor<128x2xf32, #blocked2>
    %7 = ttg.convert_layout %6 : tensor<128x2xf32, #blocked2> -> tensor<128x2xf32, #blocked3>
    %outLHS, %outRHS = tt.split %7 : tensor<128x2xf32, #blocked3> -> tensor<128xf32, #blocked>
    %8 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %10 = ttg.convert_layout %9 : tensor<256x!tt.ptr<f32>, #blocked> -> tensor<256x!tt.ptr<f32>, #blocked1>
    %11 = tt.load %10 : tensor<256x!tt.ptr<f32>, #blocked1>
    %12 = ttg.convert_layout %11 : tensor<256xf32, #blocked1> -> tensor<256xf32, #blocked>
    %13 = tt.reshape %12 : tensor<256xf32, #blocked> -> tensor<128x2xf32, #blocked2>
    %14 = ttg.convert_layout %13 : tensor<128x2xf32, #blocked2> -> tensor<128x2xf32, #blocked3>
    %outLHS_0, %outRHS_1 = tt.split %14 : tensor<128x2xf32, #blocked3> -> tensor<128xf32, #blocked>
    %15 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %16 = tt.addptr %15, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %17 = arith.mulf %outLHS, %outLHS_0 : tensor<128xf32, #blocked>
    %18 = arith.mulf %outRHS, %outRHS_1 : tensor<128xf32, #blocked>
    %19 = arith.subf %17, %18 : tensor<128xf32, #blocked>
    %20 = arith.mulf %outLHS, %outRHS_1 : tensor<128xf32, #blocked>
    %21 = arith.mulf %outRHS, %outLHS_0 : tensor<128xf32, #blocked>
    %22 = arith.addf %20, %21 : tensor<128xf32, #blocked>
    %23 = tt.join %19, %22 : tensor<128xf32, #blocked> -> tensor<128x2xf32, #blocked3>
    %24 = ttg.convert_layout %23 : tensor<128x2xf32, #blocked3> -> tensor<128x2xf32, #blocked2>
    %25 = tt.reshape %24 : tensor<128x2xf32, #blocked2> -> tensor<256xf32, #blocked>
    %26 = ttg.convert_layout %16 : tensor<256x!tt.ptr<f32>, #blocked> -> tensor<256x!tt.ptr<f32>, #blocked1>
    %27 = ttg.convert_layout %25 : tensor<256xf32, #blocked> -> tensor<256xf32, #blocked1>
    tt.store %26, %27 : tensor<256x!tt.ptr<f32>, #blocked1>
    %28 = tt.join %outLHS, %outLHS_0 : tensor<128xf32, #blocked> -> tensor<128x2xf32, #blocked3>
    %29 = ttg.convert_layout %28 : tensor<128x2xf32, #blocked3> -> tensor<128x2xf32, #blocked2>
    %30 = tt.addptr %arg2, %c256_i32 : !tt.ptr<f32>, i32
    %31 = tt.splat %30 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %32 = tt.addptr %31, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %33 = tt.reshape %29 : tensor<128x2xf32, #blocked2> -> tensor<256xf32, #blocked>
    %34 = ttg.convert_layout %32 : tensor<256x!tt.ptr<f32>, #blocked> -> tensor<256x!tt.ptr<f32>, #blocked1>
    %35 = ttg.convert_layout %33 : tensor<256xf32, #blocked> -> tensor<256xf32, #blocked1>
    tt.store %34, %35 : tensor<256x!tt.ptr<f32>, #blocked1>
    %36 = tt.addptr %arg2, %c512_i32 : !tt.ptr<f32>, i32
    %37 = tt.splat %36 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %38 = tt.addptr %37, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %39 = tt.cat %outRHS, %outRHS_1 : tensor<128xf32, #blocked> -> tensor<256xf32, #blocked>
    %40 = ttg.convert_layout %38 : tensor<256x!tt.ptr<f32>, #blocked> -> tensor<256x!tt.ptr<f32>, #blocked1>
    %41 = ttg.convert_layout %39 : tensor<256xf32, #blocked> -> tensor<256xf32, #blocked1>
    tt.store %40, %41 : tensor<256x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @complex_product(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %3 = tt.load %2 : tensor<256x!tt.ptr<f32>, #blocked>
    %4 = tt.reshape %3 : tensor<256xf32, #blocked> -> tensor<128x2xf32, #blocked1>
    %outLHS, %outRHS = tt.split %4 : tensor<128x2xf32, #blocked1> -> tensor<128xf32, #blocked2>
    %5 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %7 = tt.load %6 : tensor<256x!tt.ptr<f32>, #blocked>
    %8 = tt.reshape %7 : tensor<256xf32, #blocked> -> tensor<128x2xf32, #blocked1>
    %outLHS_0, %outRHS_1 = tt.split %8 : tensor<128x2xf32, #blocked1> -> tensor<128xf32, #blocked2>
    %9 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %10 = tt.addptr %9, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %11 = arith.mulf %outLHS, %outLHS_0 : tensor<128xf32, #blocked2>
    %12 = arith.mulf %outRHS, %outRHS_1 : tensor<128xf32, #blocked2>
    %13 = arith.subf %11, %12 : tensor<128xf32, #blocked2>
    %14 = arith.mulf %outLHS, %outRHS_1 : tensor<128xf32, #blocked2>
    %15 = arith.mulf %outRHS, %outLHS_0 : tensor<128xf32, #blocked2>
    %16 = arith.addf %14, %15 : tensor<128xf32, #blocked2>
    %17 = tt.join %13, %16 : tensor<128xf32, #blocked2> -> tensor<128x2xf32, #blocked1>
    %18 = tt.reshape %17 : tensor<128x2xf32, #blocked1> -> tensor<256xf32, #blocked>
    tt.store %10, %18 : tensor<256x!tt.ptr<f32>, #blocked>
    %19 = tt.join %outLHS, %outLHS_0 : tensor<128xf32, #blocked2> -> tensor<128x2xf32, #blocked1>
    %20 = tt.addptr %arg2, %c256_i32 : !tt.ptr<f32>, i32
    %21 = tt.splat %20 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %22 = tt.addptr %21, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %23 = tt.reshape %19 : tensor<128x2xf32, #blocked1> -> tensor<256xf32, #blocked>
    tt.store %22, %23 : tensor<256x!tt.ptr<f32>, #blocked>
    %24 = tt.addptr %arg2, %c512_i32 : !tt.ptr<f32>, i32
    %25 = tt.splat %24 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %26 = tt.addptr %25, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %27 = tt.cat %outRHS, %outRHS_1 : tensor<128xf32, #blocked2> -> tensor<256xf32, #blocked>
    tt.store %26, %27 : tensor<256x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @complex_product(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c256_i32 = arith.constant 256 : i32
    %c512_i32 = arith.constant 512 : i32
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %3 = tt.load %2 : tensor<256x!tt.ptr<f32>, #blocked>
    %4 = tt.reshape %3 : tensor<256xf32, #blocked> -> tensor<128x2xf32, #blocked1>
    %outLHS, %outRHS = tt.split %4 : tensor<128x2xf32, #blocked1> -> tensor<128xf32, #blocked2>
    %5 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %7 = tt.load %6 : tensor<256x!tt.ptr<f32>, #blocked>
    %8 = tt.reshape %7 : tensor<256xf32, #blocked> -> tensor<128x2xf32, #blocked1>
    %outLHS_0, %outRHS_1 = tt.split %8 : tensor<128x2xf32, #blocked1> -> tensor<128xf32, #blocked2>
    %9 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %10 = tt.addptr %9, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %11 = arith.mulf %outLHS, %outLHS_0 : tensor<128xf32, #blocked2>
    %12 = arith.mulf %outRHS, %outRHS_1 : tensor<128xf32, #blocked2>
    %13 = arith.subf %11, %12 : tensor<128xf32, #blocked2>
    %14 = arith.mulf %outLHS, %outRHS_1 : tensor<128xf32, #blocked2>
    %15 = arith.mulf %outRHS, %outLHS_0 : tensor<128xf32, #blocked2>
    %16 = arith.addf %14, %15 : tensor<128xf32, #blocked2>
    %17 = tt.join %13, %16 : tensor<128xf32, #blocked2> -> tensor<128x2xf32, #blocked1>
    %18 = tt.reshape %17 : tensor<128x2xf32, #blocked1> -> tensor<256xf32, #blocked>
    tt.store %10, %18 : tensor<256x!tt.ptr<f32>, #blocked>
    %19 = tt.join %outLHS, %outLHS_0 : tensor<128xf32, #blocked2> -> tensor<128x2xf32, #blocked1>
    %20 = tt.addptr %arg2, %c256_i32 : !tt.ptr<f32>, i32
    %21 = tt.splat %20 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %22 = tt.addptr %21, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %23 = tt.reshape %19 : tensor<128x2xf32, #blocked1> -> tensor<256xf32, #blocked>
    tt.store %22, %23 : tensor<256x!tt.ptr<f32>, #blocked>
    %24 = tt.addptr %arg2, %c512_i32 : !tt.ptr<f32>, i32
    %25 = tt.splat %24 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %26 = tt.addptr %25, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %27 = tt.cat %outRHS, %outRHS_1 : tensor<128xf32, #blocked2> -> tensor<256xf32, #blocked>
    tt.store %26, %27 : tensor<256x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
