// Kernel float8 of kernels/control.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp8e5:16 *fp16:16 *bf16:16; constants BLOCK=256
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @float8(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
    %3 = tt.load %2 : tensor<256x!tt.ptr<f32>>
    %4 = tt.splat %arg1 : !tt.ptr<f8E5M2> -> tensor<256x!tt.ptr<f8E5M2>>
    %5 = tt.addptr %4, %0 : tensor<256x!tt.ptr<f8E5M2>>, tensor<256xi32>
    %6 = tt.fp_to_fp %3, rounding = rtne : tensor<256xf32> -> tensor<256xf8E5M2>
    tt.store %5, %6 : tensor<256x!tt.ptr<f8E5M2>>
    %7 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
    %8 = tt.addptr %7, %0 : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
    %9 = tt.fp_to_fp %3, rounding = rtz : tensor<256xf32> -> tensor<256xf16>
    %10 = tt.splat %arg1 : !tt.ptr<f8E5M2> -> tensor<256x!tt.ptr<f8E5M2>>
    %11 = tt.addptr %10, %0 : tensor<256x!tt.ptr<f8E5M2>>, tensor<256xi32>
    %12 = tt.load %11 : tensor<256x!tt.ptr<f8E5M2>>
    %13 = tt.fp_to_fp %12 : tensor<256xf8E5M2> -> tensor<256xf16>
    %14 = arith.addf %9, %13 : tensor<256xf16>
    tt.store %8, %14 : tensor<256x!tt.ptr<f16>>
    %15 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<256x!tt.ptr<bf16>>
    %16 = tt.addptr %15, %0 : tensor<256x!tt.ptr<bf16>>, tensor<256xi32>
    %17 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<256x!tt.ptr<bf16>>
    %18 = tt.addptr %17, %0 : tensor<256x!tt.ptr<bf16>>, tensor<256xi32>
    %19 = tt.load %18 : tensor<256x!tt.ptr<bf16>>
    %20 = arith.extf %19 : tensor<256xbf16> to tensor<256xf32>
    %21 = arith.truncf %20 : tensor<256xf32> to tensor<256xbf16>
    tt.store %16, %21 : tensor<256x!tt.ptr<bf16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @float8(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
    %3 = tt.load %2 : tensor<256x!tt.ptr<f32>>
    %4 = tt.splat %arg1 : !tt.ptr<f8E5M2> -> tensor<256x!tt.ptr<f8E5M2>>
    %5 = tt.addptr %4, %0 : tensor<256x!tt.ptr<f8E5M2>>, tensor<256xi32>
    %6 = tt.fp_to_fp %3, rounding = rtne : tensor<256xf32> -> tensor<256xf8E5M2>
    tt.store %5, %6 : tensor<256x!tt.ptr<f8E5M2>>
    %7 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
    %8 = tt.addptr %7, %0 : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
    %9 = tt.fp_to_fp %3, rounding = rtz : tensor<256xf32> -> tensor<256xf16>
    %10 = tt.load %5 : tensor<256x!tt.ptr<f8E5M2>>
    %11 = tt.fp_to_fp %10 : tensor<256xf8E5M2> -> tensor<256xf16>
    %12 = arith.addf %9, %11 : tensor<256xf16>
    tt.store %8, %12 : tensor<256x!tt.ptr<f16>>
    %13 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<256x!tt.ptr<bf16>>
    %14 = tt.addptr %13, %0 : tensor<256x!tt.ptr<bf16>>, tensor<256xi32>
    %15 = tt.load %14 : tensor<256x!tt.ptr<bf16>>
    tt.store %14, %15 : tensor<256x!tt.ptr<bf16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @float8(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %3 = tt.load %2 : tensor<256x!tt.ptr<f32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<f8E5M2> -> tensor<256x!tt.ptr<f8E5M2>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<256x!tt.ptr<f8E5M2>, #blocked>, tensor<256xi32, #blocked>
    %6 = tt.fp_to_fp %3, rounding = rtne : tensor<256xf32, #blocked> -> tensor<256xf8E5M2, #blocked>
    tt.store %5, %6 : tensor<256x!tt.ptr<f8E5M2>, #blocked>
    %7 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %8 = tt.addptr %7, %0 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %9 = tt.fp_to_fp %3, rounding = rtz : tensor<256xf32, #blocked> -> tensor<256xf16, #blocked>
    %10 = tt.load %5 : tensor<256x!tt.ptr<f8E5M2>, #blocked>
    %11 = tt.fp_to_fp %10 : tensor<256xf8E5M2, #blocked> -> tensor<256xf16, #blocked>
    %12 = arith.addf %9, %11 : tensor<256xf16, #blocked>
    tt.store %8, %12 : tensor<256x!tt.ptr<f16>, #blocked>
    %13 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<256x!tt.ptr<bf16>, #blocked>
    %14 = tt.addptr %13, %0 : tensor<256x!tt.ptr<bf16>, #blocked>, tensor<256xi32, #blocked>
    %15 = tt.load %14 : tensor<256x!tt.ptr<bf16>, #blocked>
    tt.store %14, %15 : tensor<256x!tt.ptr<bf16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @float8(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %3 = ttg.convert_layout %2 : tensor<256x!tt.ptr<f32>, #blocked> -> tensor<256x!tt.ptr<f32>, #blocked1>
    %4 = tt.load %3 : tensor<256x!tt.ptr<f32>, #blocked1>
    %5 = ttg.convert_layout %4 : tensor<256xf32, #blocked1> -> tensor<256xf32, #blocked>
    %6 = tt.splat %arg1 : !tt.ptr<f8E5M2> -> tensor<256x!tt.ptr<f8E5M2>, #blocked>
    %7 = tt.addptr %6, %0 : tensor<256x!tt.ptr<f8E5M2>, #blocked>, tensor<256xi32, #blocked>
    %8 = tt.fp_to_fp %5, rounding = rtne : tensor<256xf32, #blocked> -> tensor<256xf8E5M2, #blocked>
    %9 = ttg.convert_layout %7 : tensor<256x!tt.ptr<f8E5M2>, #blocked> -> tensor<256x!tt.ptr<f8E5M2>, #blocked1>
    %10 = ttg.convert_layout %8 : tensor<256xf8E5M2, #blocked> -> tensor<256xf8E5M2, #blocked1>
    tt.store %9, %10 : tensor<256x!tt.ptr<f8E5M2>, #blocked1>
    %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %12 = tt.addptr %11, %0 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %13 = tt.fp_to_fp %5, rounding = rtz : tensor<256xf32, #blocked> -> tensor<256xf16, #blocked>
    %14 = ttg.convert_layout %7 : tensor<256x!tt.ptr<f8E5M2>, #blocked> -> tensor<256x!tt.ptr<f8E5M2>, #blocked1>
    %15 = tt.load %14 : tensor<256x!tt.ptr<f8E5M2>, #blocked1>
    %16 = ttg.convert_layout %15 : tensor<256xf8E5M2, #blocked1> -> tensor<256xf8E5M2, #blocked>
    %17 = tt.fp_to_fp %16 : tensor<256xf8E5M2, #blocked> -> tensor<256xf16, #blocked>
    %18 = arith.addf %13, %17 : tensor<256xf16, #blocked>
    %19 = ttg.convert_layout %12 : tensor<256x!tt.ptr<f16>, #blocked> -> tensor<256x!tt.ptr<f16>, #blocked1>
    %20 = ttg.convert_layout %18 : tensor<256xf16, #blocked> -> tensor<256xf16, #blocked1>
    tt.store %19, %20 : tensor<256x!tt.ptr<f16>, #blocked1>
    %21 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<256x!tt.ptr<bf16>, #blocked>
    %22 = tt.addptr %21, %0 : tensor<256x!tt.ptr<bf16>, #blocked>, tensor<256xi32, #blocked>
    %23 = ttg.convert_layout %22 : tensor<256x!tt.ptr<bf16>, #blocked> -> tensor<256x!tt.ptr<bf16>, #blocked1>
    %24 = tt.load %23 : tensor<256x!tt.ptr<bf16>, #blocked1>
    %25 = ttg.convert_layout %24 : tensor<256xbf16, #blocked1> -> tensor<256xbf16, #blocked>
    %26 = ttg.convert_layout %22 : tensor<256x!tt.ptr<bf16>, #blocked> -> tensor<256x!tt.ptr<bf16>, #blocked1>
    %27 = ttg.convert_layout %25 : tensor<256xbf16, #blocked> -> tensor<256xbf16, #blocked1>
    tt.store %26, %27 : tensor<256x!tt.ptr<bf16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @float8(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E5M2> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<bf16> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<256x!tt.ptr<f32>, #blocked>, tensor<256xi32, #blocked>
    %3 = tt.load %2 : tensor<256x!tt.ptr<f32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<f8E5M2> -> tensor<256x!tt.ptr<f8E5M2>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<256x!tt.ptr<f8E5M2>, #blocked>, tensor<256xi32, #blocked>
    %6 = tt.fp_to_fp %3, rounding = rtne : tensor<256xf32, #blocked> -> tensor<256xf8E5M2, #blocked>
    tt.store %5, %6 : tensor<256x!tt.ptr<f8E5M2>, #blocked>
    %7 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %8 = tt.addptr %7, %0 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %9 = tt.fp_to_fp %3, rounding = rtz : tensor<256xf32, #blocked> -> tensor<256xf16, #blocked>
    %10 = tt.load %5 : tensor<256x!tt.ptr<f8E5M2>, #blocked>
    %11 = tt.fp_to_fp %10 : tensor<256xf8E5M2, #blocked> -> tensor<256xf16, #blocked>
    %12 = arith.addf %9, %11 : tensor<256xf16, #blocked>
    tt.store %8, %12 : tensor<256x!tt.ptr<f16>, #blocked>
    %13 = tt.splat %arg3 : !tt.ptr<bf16> -> tensor<256x!tt.ptr<bf16>, #blocked>
    %14 = tt.addptr %13, %0 : tensor<256x!tt.ptr<bf16>, #blocked>, tensor<256xi32, #blocked>
    %15 = tt.load %14 : tensor<256x!tt.ptr<bf16>, #blocked>
    tt.store %14, %15 : tensor<256x!tt.ptr<bf16>, #blocked>
    tt.return
  }
}
