// Kernel tma_gather_scatter of kernels/memory.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *i32:16 i32 i32:16; constants M=32, N=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = arith.extsi %arg4 : i32 to i64
    %c1_i64 = arith.constant 1 : i64
    %1 = tt.make_tensor_descriptor %arg0, [%arg3, %arg4], [%0, %c1_i64] : <f16>, <tensor<1x64xf16>>
    %2 = arith.extsi %arg4 : i32 to i64
    %c1_i64_0 = arith.constant 1 : i64
    %3 = tt.make_tensor_descriptor %arg1, [%arg3, %arg4], [%2, %c1_i64_0] : <f16>, <tensor<1x64xf16>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %5 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>>
    %6 = tt.addptr %5, %4 : tensor<32x!tt.ptr<i32>>, tensor<32xi32>
    %7 = tt.load %6 : tensor<32x!tt.ptr<i32>>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %8 = arith.bitcast %c0_i32 : i32 to i32
    %9 = arith.bitcast %arg4 : i32 to i32
    %10 = arith.bitcast %c64_i32 : i32 to i32
    %11 = ub.poison : i32
    scf.for %arg5 = %8 to %9 step %10  : i32 {
      %12 = tt.descriptor_gather %1[%7, %arg5] : (!tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32>, i32) -> tensor<32x64xf16>
      tt.descriptor_scatter %3[%7, %arg5], %12 : !tt.tensordesc<tensor<1x64xf16>>, tensor<32xi32>, i32, tensor<32x64xf16>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x64xi64>
    %cst_0 = arith.constant dense<0> : tensor<32x1xi64>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %3 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>>
    %4 = tt.addptr %3, %2 : tensor<32x!tt.ptr<i32>>, tensor<32xi32>
    %5 = tt.load %4 : tensor<32x!tt.ptr<i32>>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %6 = tt.expand_dims %5 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
      %7 = arith.extsi %arg5 : i32 to i64
      %8 = arith.extsi %6 : tensor<32x1xi32> to tensor<32x1xi64>
      %9 = tt.splat %7 : i64 -> tensor<64xi64>
      %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
      %11 = arith.extsi %10 : tensor<64xi32> to tensor<64xi64>
      %12 = arith.addi %9, %11 : tensor<64xi64>
      %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi64> -> tensor<1x64xi64>
      %14 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>>
      %15 = tt.splat %0 : i64 -> tensor<32x1xi64>
      %16 = arith.muli %8, %15 : tensor<32x1xi64>
      %17 = tt.broadcast %16 : tensor<32x1xi64> -> tensor<32x64xi64>
      %18 = tt.broadcast %13 : tensor<1x64xi64> -> tensor<32x64xi64>
      %19 = arith.addi %17, %18 : tensor<32x64xi64>
      %20 = tt.addptr %14, %19 : tensor<32x64x!tt.ptr<f16>>, tensor<32x64xi64>
      %21 = arith.cmpi sge, %8, %cst_0 : tensor<32x1xi64>
      %22 = tt.splat %1 : i64 -> tensor<32x1xi64>
      %23 = arith.cmpi slt, %8, %22 : tensor<32x1xi64>
      %24 = arith.andi %21, %23 : tensor<32x1xi1>
      %25 = tt.broadcast %24 : tensor<32x1xi1> -> tensor<32x64xi1>
      %26 = arith.cmpi sge, %13, %cst : tensor<1x64xi64>
      %27 = tt.splat %0 : i64 -> tensor<1x64xi64>
      %28 = arith.cmpi slt, %13, %27 : tensor<1x64xi64>
      %29 = arith.andi %26, %28 : tensor<1x64xi1>
      %30 = tt.broadcast %29 : tensor<1x64xi1> -> tensor<32x64xi1>
      %31 = arith.andi %25, %30 : tensor<32x64xi1>
      %32 = tt.load %20, %31, %cst_1 : tensor<32x64x!tt.ptr<f16>>
      %33 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>>
      %34 = tt.addptr %33, %19 : tensor<32x64x!tt.ptr<f16>>, tensor<32x64xi64>
      tt.store %34, %32, %31 : tensor<32x64x!tt.ptr<f16>>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<32x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %3 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked2>
    %4 = tt.addptr %3, %2 : tensor<32x!tt.ptr<i32>, #blocked2>, tensor<32xi32, #blocked2>
    %5 = tt.load %4 : tensor<32x!tt.ptr<i32>, #blocked2>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %6 = ttg.convert_layout %5 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %7 = tt.expand_dims %6 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
      %8 = ttg.convert_layout %7 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked1>
      %9 = arith.extsi %arg5 : i32 to i64
      %10 = arith.extsi %8 : tensor<32x1xi32, #blocked1> to tensor<32x1xi64, #blocked1>
      %11 = tt.splat %9 : i64 -> tensor<64xi64, #blocked2>
      %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
      %13 = arith.extsi %12 : tensor<64xi32, #blocked2> to tensor<64xi64, #blocked2>
      %14 = arith.addi %11, %13 : tensor<64xi64, #blocked2>
      %15 = ttg.convert_layout %14 : tensor<64xi64, #blocked2> -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi64, #blocked4>
      %17 = ttg.convert_layout %16 : tensor<1x64xi64, #blocked4> -> tensor<1x64xi64, #blocked>
      %18 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %19 = tt.splat %0 : i64 -> tensor<32x1xi64, #blocked1>
      %20 = arith.muli %10, %19 : tensor<32x1xi64, #blocked1>
      %21 = tt.broadcast %20 : tensor<32x1xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %22 = ttg.convert_layout %21 : tensor<32x64xi64, #blocked1> -> tensor<32x64xi64, #blocked>
      %23 = tt.broadcast %17 : tensor<1x64xi64, #blocked> -> tensor<32x64xi64, #blocked>
      %24 = arith.addi %22, %23 : tensor<32x64xi64, #blocked>
      %25 = tt.addptr %18, %24 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      %26 = arith.cmpi sge, %10, %cst_0 : tensor<32x1xi64, #blocked1>
      %27 = tt.splat %1 : i64 -> tensor<32x1xi64, #blocked1>
      %28 = arith.cmpi slt, %10, %27 : tensor<32x1xi64, #blocked1>
      %29 = arith.andi %26, %28 : tensor<32x1xi1, #blocked1>
      %30 = tt.broadcast %29 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %31 = ttg.convert_layout %30 : tensor<32x64xi1, #blocked1> -> tensor<32x64xi1, #blocked>
      %32 = arith.cmpi sge, %17, %cst : tensor<1x64xi64, #blocked>
      %33 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
      %34 = arith.cmpi slt, %17, %33 : tensor<1x64xi64, #blocked>
      %35 = arith.andi %32, %34 : tensor<1x64xi1, #blocked>
      %36 = tt.broadcast %35 : tensor<1x64xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %37 = arith.andi %31, %36 : tensor<32x64xi1, #blocked>
      %38 = tt.load %25, %37, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked>
      %39 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %40 = tt.addptr %39, %24 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      tt.store %40, %38, %37 : tensor<32x64x!tt.ptr<f16>, #blocked>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<32x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %3 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #blocked2>
    %4 = tt.addptr %3, %2 : tensor<32x!tt.ptr<i32>, #blocked2>, tensor<32xi32, #blocked2>
    %5 = ttg.convert_layout %4 : tensor<32x!tt.ptr<i32>, #blocked2> -> tensor<32x!tt.ptr<i32>, #blocked2>
    %6 = tt.load %5 : tensor<32x!tt.ptr<i32>, #blocked2>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %7 = ttg.convert_layout %6 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %8 = tt.expand_dims %7 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
      %9 = ttg.convert_layout %8 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked1>
      %10 = arith.extsi %arg5 : i32 to i64
      %11 = arith.extsi %9 : tensor<32x1xi32, #blocked1> to tensor<32x1xi64, #blocked1>
      %12 = tt.splat %10 : i64 -> tensor<64xi64, #blocked2>
      %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
      %14 = arith.extsi %13 : tensor<64xi32, #blocked2> to tensor<64xi64, #blocked2>
      %15 = arith.addi %12, %14 : tensor<64xi64, #blocked2>
      %16 = ttg.convert_layout %15 : tensor<64xi64, #blocked2> -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi64, #blocked4>
      %18 = ttg.convert_layout %17 : tensor<1x64xi64, #blocked4> -> tensor<1x64xi64, #blocked>
      %19 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %20 = tt.splat %0 : i64 -> tensor<32x1xi64, #blocked1>
      %21 = arith.muli %11, %20 : tensor<32x1xi64, #blocked1>
      %22 = tt.broadcast %21 : tensor<32x1xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %23 = ttg.convert_layout %22 : tensor<32x64xi64, #blocked1> -> tensor<32x64xi64, #blocked>
      %24 = tt.broadcast %18 : tensor<1x64xi64, #blocked> -> tensor<32x64xi64, #blocked>
      %25 = arith.addi %23, %24 : tensor<32x64xi64, #blocked>
      %26 = tt.addptr %19, %25 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      %27 = arith.cmpi sge, %11, %cst_0 : tensor<32x1xi64, #blocked1>
      %28 = tt.splat %1 : i64 -> tensor<32x1xi64, #blocked1>
      %29 = arith.cmpi slt, %11, %28 : tensor<32x1xi64, #blocked1>
      %30 = arith.andi %27, %29 : tensor<32x1xi1, #blocked1>
      %31 = tt.broadcast %30 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %32 = ttg.convert_layout %31 : tensor<32x64xi1, #blocked1> -> tensor<32x64xi1, #blocked>
      %33 = arith.cmpi sge, %18, %cst : tensor<1x64xi64, #blocked>
      %34 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
      %35 = arith.cmpi slt, %18, %34 : tensor<1x64xi64, #blocked>
      %36 = arith.andi %33, %35 : tensor<1x64xi1, #blocked>
      %37 = tt.broadcast %36 : tensor<1x64xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %38 = arith.andi %32, %37 : tensor<32x64xi1, #blocked>
      %39 = ttg.convert_layout %26 : tensor<32x64x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked5>
      %40 = ttg.convert_layout %38 : tensor<32x64xi1, #blocked> -> tensor<32x64xi1, #blocked5>
      %41 = ttg.convert_layout %cst_1 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #blocked5>
      %42 = tt.load %39, %40, %41 : tensor<32x64x!tt.ptr<f16>, #blocked5>
      %43 = ttg.convert_layout %42 : tensor<32x64xf16, #blocked5> -> tensor<32x64xf16, #blocked>
      %44 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %45 = tt.addptr %44, %25 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      %46 = ttg.convert_layout %45 : tensor<32x64x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked5>
      %47 = ttg.convert_layout %43 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #blocked5>
      %48 = ttg.convert_layout %38 : tensor<32x64xi1, #blocked> -> tensor<32x64xi1, #blocked5>
      tt.store %46, %47, %48 : tensor<32x64x!tt.ptr<f16>, #blocked5>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_1 = arith.constant dense<0> : tensor<32x1xi64, #blocked>
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.addptr %3, %2 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.load %4 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %6 = tt.expand_dims %5 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
      %7 = arith.extsi %arg5 : i32 to i64
      %8 = arith.extsi %6 : tensor<32x1xi32, #blocked> to tensor<32x1xi64, #blocked>
      %9 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %11 = arith.extsi %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %12 = arith.addi %9, %11 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
      %14 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %15 = tt.splat %0 : i64 -> tensor<32x1xi64, #blocked>
      %16 = arith.muli %8, %15 : tensor<32x1xi64, #blocked>
      %17 = tt.broadcast %16 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
      %18 = tt.broadcast %13 : tensor<1x64xi64, #blocked> -> tensor<32x64xi64, #blocked>
      %19 = arith.addi %17, %18 : tensor<32x64xi64, #blocked>
      %20 = tt.addptr %14, %19 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      %21 = arith.cmpi sge, %8, %cst_1 : tensor<32x1xi64, #blocked>
      %22 = tt.splat %1 : i64 -> tensor<32x1xi64, #blocked>
      %23 = arith.cmpi slt, %8, %22 : tensor<32x1xi64, #blocked>
      %24 = arith.andi %21, %23 : tensor<32x1xi1, #blocked>
      %25 = tt.broadcast %24 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %26 = arith.cmpi sge, %13, %cst_0 : tensor<1x64xi64, #blocked>
      %27 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
      %28 = arith.cmpi slt, %13, %27 : tensor<1x64xi64, #blocked>
      %29 = arith.andi %26, %28 : tensor<1x64xi1, #blocked>
      %30 = tt.broadcast %29 : tensor<1x64xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %31 = arith.andi %25, %30 : tensor<32x64xi1, #blocked>
      %32 = tt.load %20, %31, %cst : tensor<32x64x!tt.ptr<f16>, #blocked>
      %33 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %34 = tt.addptr %33, %19 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      tt.store %34, %32, %31 : tensor<32x64x!tt.ptr<f16>, #blocked>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_1 = arith.constant dense<0> : tensor<32x1xi64, #blocked>
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.addptr %3, %2 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.load %4 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.expand_dims %5 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %7 = arith.extsi %6 : tensor<32x1xi32, #blocked> to tensor<32x1xi64, #blocked>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = arith.extsi %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %11 = tt.splat %0 : i64 -> tensor<32x1xi64, #blocked>
    %12 = arith.muli %7, %11 : tensor<32x1xi64, #blocked>
    %13 = tt.broadcast %12 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %14 = arith.cmpi sge, %7, %cst_1 : tensor<32x1xi64, #blocked>
    %15 = tt.splat %1 : i64 -> tensor<32x1xi64, #blocked>
    %16 = arith.cmpi slt, %7, %15 : tensor<32x1xi64, #blocked>
    %17 = arith.andi %14, %16 : tensor<32x1xi1, #blocked>
    %18 = tt.broadcast %17 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %19 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
    %20 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %21 = arith.extsi %arg5 : i32 to i64
      %22 = tt.splat %21 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %23 = arith.addi %22, %9 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
      %25 = tt.broadcast %24 : tensor<1x64xi64, #blocked> -> tensor<32x64xi64, #blocked>
      %26 = arith.addi %13, %25 : tensor<32x64xi64, #blocked>
      %27 = tt.addptr %10, %26 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      %28 = arith.cmpi sge, %24, %cst_0 : tensor<1x64xi64, #blocked>
      %29 = arith.cmpi slt, %24, %19 : tensor<1x64xi64, #blocked>
      %30 = arith.andi %28, %29 : tensor<1x64xi1, #blocked>
      %31 = tt.broadcast %30 : tensor<1x64xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %32 = arith.andi %18, %31 : tensor<32x64xi1, #blocked>
      %33 = tt.load %27, %32, %cst : tensor<32x64x!tt.ptr<f16>, #blocked>
      %34 = tt.addptr %20, %26 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      tt.store %34, %33, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @tma_gather_scatter(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<32x1xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.extsi %arg4 : i32 to i64
    %1 = arith.extsi %arg3 : i32 to i64
    %2 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.addptr %3, %2 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.load %4 : tensor<32x!tt.ptr<i32>, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.expand_dims %5 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %7 = arith.extsi %6 : tensor<32x1xi32, #blocked> to tensor<32x1xi64, #blocked>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = arith.extsi %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %11 = tt.splat %0 : i64 -> tensor<32x1xi64, #blocked>
    %12 = arith.muli %7, %11 : tensor<32x1xi64, #blocked>
    %13 = tt.broadcast %12 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %14 = arith.cmpi sge, %7, %cst : tensor<32x1xi64, #blocked>
    %15 = tt.splat %1 : i64 -> tensor<32x1xi64, #blocked>
    %16 = arith.cmpi slt, %7, %15 : tensor<32x1xi64, #blocked>
    %17 = arith.andi %14, %16 : tensor<32x1xi1, #blocked>
    %18 = tt.broadcast %17 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %19 = tt.splat %0 : i64 -> tensor<1x64xi64, #blocked>
    %20 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    scf.for %arg5 = %c0_i32 to %arg4 step %c64_i32  : i32 {
      %21 = arith.extsi %arg5 : i32 to i64
      %22 = tt.splat %21 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %23 = arith.addi %22, %9 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
      %25 = tt.broadcast %24 : tensor<1x64xi64, #blocked> -> tensor<32x64xi64, #blocked>
      %26 = arith.addi %13, %25 : tensor<32x64xi64, #blocked>
      %27 = tt.addptr %10, %26 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      %28 = arith.cmpi sge, %24, %cst_0 : tensor<1x64xi64, #blocked>
      %29 = arith.cmpi slt, %24, %19 : tensor<1x64xi64, #blocked>
      %30 = arith.andi %28, %29 : tensor<1x64xi1, #blocked>
      %31 = tt.broadcast %30 : tensor<1x64xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %32 = arith.andi %18, %31 : tensor<32x64xi1, #blocked>
      %33 = tt.load %27, %32, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked>
      %34 = tt.addptr %20, %26 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      tt.store %34, %33, %32 : tensor<32x64x!tt.ptr<f16>, #blocked>
    }
    tt.return
  }
}
