// Kernel embedding of kernels/memory.py, sm_90, num_warps=1, num_stages=3, num_ctas=1
// Signature *fp16:16 *i64 *fp16:16 i32; constants BLOCK=256
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @embedding(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64>, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %1 = tt.addptr %arg1, %0 : !tt.ptr<i64>, i32
    %2 = tt.load %1 : !tt.ptr<i64>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
    %4 = tt.splat %arg3 : i32 -> tensor<256xi32>
    %5 = arith.cmpi slt, %3, %4 : tensor<256xi32>
    %c0_i32 = arith.constant 0 : i32
    %6 = arith.extsi %c0_i32 : i32 to i64
    %7 = arith.cmpi sge, %2, %6 : i64
    %8 = tt.splat %7 : i1 -> tensor<256xi1>
    %9 = arith.andi %5, %8 : tensor<256xi1>
    %10 = arith.extsi %arg3 : i32 to i64
    %11 = arith.muli %2, %10 : i64
    %12 = tt.addptr %arg0, %11 : !tt.ptr<f16>, i64
    %13 = tt.splat %12 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
    %14 = tt.addptr %13, %3 : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<256xf32>
    %15 = arith.truncf %cst_0 : tensor<256xf32> to tensor<256xf16>
    %16 = tt.load %14, %9, %15 : tensor<256x!tt.ptr<f16>>
    %17 = tt.splat %arg3 : i32 -> tensor<256xi32>
    %18 = arith.cmpi slt, %3, %17 : tensor<256xi32>
    %19 = tt.get_program_id x : i32
    %20 = arith.extsi %19 : i32 to i64
    %21 = arith.extsi %arg3 : i32 to i64
    %22 = arith.muli %20, %21 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %23 = arith.cmpi sle, %22, %c2147483647_i64 : i64
    %24 = arith.cmpi sge, %22, %c-2147483648_i64 : i64
    %25 = arith.andi %23, %24 : i1
    %26 = arith.muli %19, %arg3 : i32
    %27 = tt.addptr %arg2, %26 : !tt.ptr<f16>, i32
    %28 = tt.splat %27 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
    %29 = tt.addptr %28, %3 : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
    tt.store %29, %16, %18 : tensor<256x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @embedding(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64>, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256xf16>
    %c0_i64 = arith.constant 0 : i64
    %0 = tt.get_program_id x : i32
    %1 = tt.addptr %arg1, %0 : !tt.ptr<i64>, i32
    %2 = tt.load %1 : !tt.ptr<i64>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
    %4 = tt.splat %arg3 : i32 -> tensor<256xi32>
    %5 = arith.cmpi slt, %3, %4 : tensor<256xi32>
    %6 = arith.cmpi sge, %2, %c0_i64 : i64
    %7 = tt.splat %6 : i1 -> tensor<256xi1>
    %8 = arith.andi %5, %7 : tensor<256xi1>
    %9 = arith.extsi %arg3 : i32 to i64
    %10 = arith.muli %2, %9 : i64
    %11 = tt.addptr %arg0, %10 : !tt.ptr<f16>, i64
    %12 = tt.splat %11 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
    %13 = tt.addptr %12, %3 : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
    %14 = tt.load %13, %8, %cst : tensor<256x!tt.ptr<f16>>
    %15 = arith.muli %0, %arg3 : i32
    %16 = tt.addptr %arg2, %15 : !tt.ptr<f16>, i32
    %17 = tt.splat %16 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>>
    %18 = tt.addptr %17, %3 : tensor<256x!tt.ptr<f16>>, tensor<256xi32>
    tt.store %18, %14, %5 : tensor<256x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 1, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @embedding(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64>, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256xf16, #blocked>
    %c0_i64 = arith.constant 0 : i64
    %0 = tt.get_program_id x : i32
    %1 = tt.addptr %arg1, %0 : !tt.ptr<i64>, i32
    %2 = tt.load %1 : !tt.ptr<i64>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %4 = tt.splat %arg3 : i32 -> tensor<256xi32, #blocked>
    %5 = arith.cmpi slt, %3, %4 : tensor<256xi32, #blocked>
    %6 = arith.cmpi sge, %2, %c0_i64 : i64
    %7 = tt.splat %6 : i1 -> tensor<256xi1, #blocked>
    %8 = arith.andi %5, %7 : tensor<256xi1, #blocked>
    %9 = arith.extsi %arg3 : i32 to i64
    %10 = arith.muli %2, %9 : i64
    %11 = tt.addptr %arg0, %10 : !tt.ptr<f16>, i64
    %12 = tt.splat %11 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %13 = tt.addptr %12, %3 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %14 = tt.load %13, %8, %cst : tensor<256x!tt.ptr<f16>, #blocked>
    %15 = arith.muli %0, %arg3 : i32
    %16 = tt.addptr %arg2, %15 : !tt.ptr<f16>, i32
    %17 = tt.splat %16 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %3 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    tt.store %18, %14, %5 : tensor<256x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @embedding(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64>, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256xf16, #blocked>
    %c0_i64 = arith.constant 0 : i64
    %0 = tt.get_program_id x : i32
    %1 = tt.addptr %arg1, %0 : !tt.ptr<i64>, i32
    %2 = tt.load %1 : !tt.ptr<i64>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %4 = tt.splat %arg3 : i32 -> tensor<256xi32, #blocked>
    %5 = arith.cmpi slt, %3, %4 : tensor<256xi32, #blocked>
    %6 = arith.cmpi sge, %2, %c0_i64 : i64
    %7 = tt.splat %6 : i1 -> tensor<256xi1, #blocked>
    %8 = arith.andi %5, %7 : tensor<256xi1, #blocked>
    %9 = arith.extsi %arg3 : i32 to i64
    %10 = arith.muli %2, %9 : i64
    %11 = tt.addptr %arg0, %10 : !tt.ptr<f16>, i64
    %12 = tt.splat %11 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %13 = tt.addptr %12, %3 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %14 = ttg.convert_layout %13 : tensor<256x!tt.ptr<f16>, #blocked> -> tensor<256x!tt.ptr<f16>, #blocked>
    %15 = ttg.convert_layout %8 : tensor<256xi1, #blocked> -> tensor<256xi1, #blocked>
    %16 = ttg.convert_layout %cst : tensor<256xf16, #blocked> -> tensor<256xf16, #blocked>
    %17 = tt.load %14, %15, %16 : tensor<256x!tt.ptr<f16>, #blocked>
    %18 = arith.muli %0, %arg3 : i32
    %19 = tt.addptr %arg2, %18 : !tt.ptr<f16>, i32
    %20 = tt.splat %19 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %21 = tt.addptr %20, %3 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %22 = ttg.convert_layout %21 : tensor<256x!tt.ptr<f16>, #blocked> -> tensor<256x!tt.ptr<f16>, #blocked>
    %23 = ttg.convert_layout %17 : tensor<256xf16, #blocked> -> tensor<256xf16, #blocked>
    %24 = ttg.convert_layout %5 : tensor<256xi1, #blocked> -> tensor<256xi1, #blocked>
    tt.store %22, %23, %24 : tensor<256x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @embedding(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64>, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<256xf16, #blocked>
    %c0_i64 = arith.constant 0 : i64
    %0 = tt.get_program_id x : i32
    %1 = tt.addptr %arg1, %0 : !tt.ptr<i64>, i32
    %2 = tt.load %1 : !tt.ptr<i64>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %4 = tt.splat %arg3 : i32 -> tensor<256xi32, #blocked>
    %5 = arith.cmpi slt, %3, %4 : tensor<256xi32, #blocked>
    %6 = arith.cmpi sge, %2, %c0_i64 : i64
    %7 = tt.splat %6 : i1 -> tensor<256xi1, #blocked>
    %8 = arith.andi %5, %7 : tensor<256xi1, #blocked>
    %9 = arith.extsi %arg3 : i32 to i64
    %10 = arith.muli %2, %9 : i64
    %11 = tt.addptr %arg0, %10 : !tt.ptr<f16>, i64
    %12 = tt.splat %11 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %13 = tt.addptr %12, %3 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %14 = tt.load %13, %8, %cst : tensor<256x!tt.ptr<f16>, #blocked>
    %15 = arith.muli %0, %arg3 : i32
    %16 = tt.addptr %arg2, %15 : !tt.ptr<f16>, i32
    %17 = tt.splat %16 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %3 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    tt.store %18, %14, %5 : tensor<256x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @embedding(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i64>, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32) attributes {noinline = false} {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant dense<0.000000e+00> : tensor<256xf16, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = tt.addptr %arg1, %0 : !tt.ptr<i64>, i32
    %2 = tt.load %1 : !tt.ptr<i64>
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
    %4 = tt.splat %arg3 : i32 -> tensor<256xi32, #blocked>
    %5 = arith.cmpi slt, %3, %4 : tensor<256xi32, #blocked>
    %6 = arith.cmpi sge, %2, %c0_i64 : i64
    %7 = tt.splat %6 : i1 -> tensor<256xi1, #blocked>
    %8 = arith.andi %5, %7 : tensor<256xi1, #blocked>
    %9 = arith.extsi %arg3 : i32 to i64
    %10 = arith.muli %2, %9 : i64
    %11 = tt.addptr %arg0, %10 : !tt.ptr<f16>, i64
    %12 = tt.splat %11 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %13 = tt.addptr %12, %3 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    %14 = tt.load %13, %8, %cst : tensor<256x!tt.ptr<f16>, #blocked>
    %15 = arith.muli %0, %arg3 : i32
    %16 = tt.addptr %arg2, %15 : !tt.ptr<f16>, i32
    %17 = tt.splat %16 : !tt.ptr<f16> -> tensor<256x!tt.ptr<f16>, #blocked>
    %18 = tt.addptr %17, %3 : tensor<256x!tt.ptr<f16>, #blocked>, tensor<256xi32, #blocked>
    tt.store %18, %14, %5 : tensor<256x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
