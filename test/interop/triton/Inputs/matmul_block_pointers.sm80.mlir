// Kernel matmul_block_pointers of kernels/matmul_tma.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp16:16 i32:16 i32:16 i32:16; constants BM=64, BN=64, BK=32
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_0 = arith.constant 64 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %c64_i32_0 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %4 = arith.cmpi sle, %3, %c2147483647_i64 : i64
    %5 = arith.cmpi sge, %3, %c-2147483648_i64 : i64
    %6 = arith.andi %4, %5 : i1
    %7 = arith.muli %0, %c64_i32_0 : i32
    %8 = tt.get_program_id y : i32
    %c64_i32_1 = arith.constant 64 : i32
    %c64_i32_2 = arith.constant 64 : i32
    %9 = arith.extsi %8 : i32 to i64
    %10 = arith.extsi %c64_i32_2 : i32 to i64
    %11 = arith.muli %9, %10 : i64
    %c2147483647_i64_3 = arith.constant 2147483647 : i64
    %c-2147483648_i64_4 = arith.constant -2147483648 : i64
    %12 = arith.cmpi sle, %11, %c2147483647_i64_3 : i64
    %13 = arith.cmpi sge, %11, %c-2147483648_i64_4 : i64
    %14 = arith.andi %12, %13 : i1
    %15 = arith.muli %8, %c64_i32_2 : i32
    %16 = arith.extsi %arg3 : i32 to i64
    %17 = arith.extsi %arg5 : i32 to i64
    %18 = arith.extsi %arg5 : i32 to i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i32 = arith.constant 0 : i32
    %19 = tt.make_tensor_ptr %arg0, [%16, %17], [%18, %c1_i64], [%7, %c0_i32] {order = array<i32: 1, 0>} : <tensor<64x32xf16>>
    %20 = arith.extsi %arg5 : i32 to i64
    %21 = arith.extsi %arg4 : i32 to i64
    %22 = arith.extsi %arg4 : i32 to i64
    %c1_i64_5 = arith.constant 1 : i64
    %c0_i32_6 = arith.constant 0 : i32
    %23 = tt.make_tensor_ptr %arg1, [%20, %21], [%22, %c1_i64_5], [%c0_i32_6, %15] {order = array<i32: 1, 0>} : <tensor<32x64xf16>>
    %24 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_64__(0, 1)cconstexpr_64__(1,)cconstexpr_fp32_"() : () -> tensor<64x64xf32>
    %c0_i32_7 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %25 = arith.bitcast %c0_i32_7 : i32 to i32
    %26 = arith.bitcast %arg5 : i32 to i32
    %27 = arith.bitcast %c32_i32 : i32 to i32
    %28 = ub.poison : i32
    %29:3 = scf.for %arg6 = %25 to %26 step %27 iter_args(%arg7 = %24, %arg8 = %19, %arg9 = %23) -> (tensor<64x64xf32>, !tt.ptr<tensor<64x32xf16>>, !tt.ptr<tensor<32x64xf16>>)  : i32 {
      %35 = tt.load %arg8 {boundaryCheck = array<i32: 1>, padding = 1 : i32} : !tt.ptr<tensor<64x32xf16>>
      %36 = tt.load %arg9 {boundaryCheck = array<i32: 0>, padding = 1 : i32} : !tt.ptr<tensor<32x64xf16>>
      %cst = arith.constant 0.000000e+00 : f32
      %37 = tt.dot %35, %36, %arg7, inputPrecision = tf32 : tensor<64x32xf16> * tensor<32x64xf16> -> tensor<64x64xf32>
      %c0_i32_9 = arith.constant 0 : i32
      %c32_i32_10 = arith.constant 32 : i32
      %38 = tt.advance %arg8, [%c0_i32_9, %c32_i32_10] : <tensor<64x32xf16>>
      %c32_i32_11 = arith.constant 32 : i32
      %c0_i32_12 = arith.constant 0 : i32
      %39 = tt.advance %arg9, [%c32_i32_11, %c0_i32_12] : <tensor<32x64xf16>>
      scf.yield %37, %38, %39 : tensor<64x64xf32>, !tt.ptr<tensor<64x32xf16>>, !tt.ptr<tensor<32x64xf16>>
    }
    %30 = arith.extsi %arg3 : i32 to i64
    %31 = arith.extsi %arg4 : i32 to i64
    %32 = arith.extsi %arg4 : i32 to i64
    %c1_i64_8 = arith.constant 1 : i64
    %33 = tt.make_tensor_ptr %arg2, [%30, %31], [%32, %c1_i64_8], [%7, %15] {order = array<i32: 1, 0>} : <tensor<64x64xf16>>
    %34 = arith.truncf %29#0 : tensor<64x64xf32> to tensor<64x64xf16>
    tt.store %33, %34 {boundaryCheck = array<i32: 0, 1>} : !tt.ptr<tensor<64x64xf16>>
    tt.return
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_64__(0, 1)cconstexpr_64__(1,)cconstexpr_fp32_"() -> tensor<64x64xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
    tt.return %cst_0 : tensor<64x64xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<64x64xf32>
    tt.return %0 : tensor<64x64xf32>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x64xi64>
    %cst_0 = arith.constant dense<0> : tensor<64x1xi64>
    %c32_i64 = arith.constant 32 : i64
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16>
    %cst_2 = arith.constant dense<0> : tensor<32x1xi64>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x32xf16>
    %cst_4 = arith.constant dense<0> : tensor<1x32xi64>
    %c0_i64 = arith.constant 0 : i64
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_5, %arg8 = %c0_i64, %arg9 = %c0_i64) -> (tensor<64x64xf32>, i64, i64)  : i32 {
      %37 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>>
      %38 = tt.splat %5 : i64 -> tensor<64xi64>
      %39 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
      %40 = arith.extsi %39 : tensor<64xi32> to tensor<64xi64>
      %41 = arith.addi %38, %40 : tensor<64xi64>
      %42 = tt.expand_dims %41 {axis = 1 : i32} : tensor<64xi64> -> tensor<64x1xi64>
      %43 = tt.splat %4 : i64 -> tensor<64x1xi64>
      %44 = arith.muli %42, %43 : tensor<64x1xi64>
      %45 = tt.broadcast %44 : tensor<64x1xi64> -> tensor<64x32xi64>
      %46 = tt.splat %arg8 : i64 -> tensor<32xi64>
      %47 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
      %48 = arith.extsi %47 : tensor<32xi32> to tensor<32xi64>
      %49 = arith.addi %46, %48 : tensor<32xi64>
      %50 = tt.expand_dims %49 {axis = 0 : i32} : tensor<32xi64> -> tensor<1x32xi64>
      %51 = tt.broadcast %50 : tensor<1x32xi64> -> tensor<64x32xi64>
      %52 = arith.addi %45, %51 : tensor<64x32xi64>
      %53 = tt.addptr %37, %52 : tensor<64x32x!tt.ptr<f16>>, tensor<64x32xi64>
      %54 = arith.cmpi sge, %50, %cst_4 : tensor<1x32xi64>
      %55 = tt.splat %4 : i64 -> tensor<1x32xi64>
      %56 = arith.cmpi slt, %50, %55 : tensor<1x32xi64>
      %57 = arith.andi %54, %56 : tensor<1x32xi1>
      %58 = tt.broadcast %57 : tensor<1x32xi1> -> tensor<64x32xi1>
      %59 = tt.load %53, %58, %cst_3 : tensor<64x32x!tt.ptr<f16>>
      %60 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>>
      %61 = tt.splat %arg9 : i64 -> tensor<32xi64>
      %62 = arith.addi %61, %48 : tensor<32xi64>
      %63 = tt.expand_dims %62 {axis = 1 : i32} : tensor<32xi64> -> tensor<32x1xi64>
      %64 = tt.splat %6 : i64 -> tensor<32x1xi64>
      %65 = arith.muli %63, %64 : tensor<32x1xi64>
      %66 = tt.broadcast %65 : tensor<32x1xi64> -> tensor<32x64xi64>
      %67 = tt.splat %7 : i64 -> tensor<64xi64>
      %68 = arith.addi %67, %40 : tensor<64xi64>
      %69 = tt.expand_dims %68 {axis = 0 : i32} : tensor<64xi64> -> tensor<1x64xi64>
      %70 = tt.broadcast %69 : tensor<1x64xi64> -> tensor<32x64xi64>
      %71 = arith.addi %66, %70 : tensor<32x64xi64>
      %72 = tt.addptr %60, %71 : tensor<32x64x!tt.ptr<f16>>, tensor<32x64xi64>
      %73 = arith.cmpi sge, %63, %cst_2 : tensor<32x1xi64>
      %74 = tt.splat %4 : i64 -> tensor<32x1xi64>
      %75 = arith.cmpi slt, %63, %74 : tensor<32x1xi64>
      %76 = arith.andi %73, %75 : tensor<32x1xi1>
      %77 = tt.broadcast %76 : tensor<32x1xi1> -> tensor<32x64xi1>
      %78 = tt.load %72, %77, %cst_1 : tensor<32x64x!tt.ptr<f16>>
      %79 = tt.dot %59, %78, %arg7, inputPrecision = tf32 : tensor<64x32xf16> * tensor<32x64xf16> -> tensor<64x64xf32>
      %80 = arith.addi %arg8, %c32_i64 : i64
      %81 = arith.addi %arg9, %c32_i64 : i64
      scf.yield %79, %80, %81 : tensor<64x64xf32>, i64, i64
    }
    %9 = arith.extsi %arg3 : i32 to i64
    %10 = arith.truncf %8#0 : tensor<64x64xf32> to tensor<64x64xf16>
    %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>>
    %12 = tt.splat %5 : i64 -> tensor<64xi64>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %14 = arith.extsi %13 : tensor<64xi32> to tensor<64xi64>
    %15 = arith.addi %12, %14 : tensor<64xi64>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi64> -> tensor<64x1xi64>
    %17 = tt.splat %6 : i64 -> tensor<64x1xi64>
    %18 = arith.muli %16, %17 : tensor<64x1xi64>
    %19 = tt.broadcast %18 : tensor<64x1xi64> -> tensor<64x64xi64>
    %20 = tt.splat %7 : i64 -> tensor<64xi64>
    %21 = arith.addi %20, %14 : tensor<64xi64>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi64> -> tensor<1x64xi64>
    %23 = tt.broadcast %22 : tensor<1x64xi64> -> tensor<64x64xi64>
    %24 = arith.addi %19, %23 : tensor<64x64xi64>
    %25 = tt.addptr %11, %24 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi64>
    %26 = arith.cmpi sge, %16, %cst_0 : tensor<64x1xi64>
    %27 = tt.splat %9 : i64 -> tensor<64x1xi64>
    %28 = arith.cmpi slt, %16, %27 : tensor<64x1xi64>
    %29 = arith.andi %26, %28 : tensor<64x1xi1>
    %30 = tt.broadcast %29 : tensor<64x1xi1> -> tensor<64x64xi1>
    %31 = arith.cmpi sge, %22, %cst : tensor<1x64xi64>
    %32 = tt.splat %6 : i64 -> tensor<1x64xi64>
    %33 = arith.cmpi slt, %22, %32 : tensor<1x64xi64>
    %34 = arith.andi %31, %33 : tensor<1x64xi1>
    %35 = tt.broadcast %34 : tensor<1x64xi1> -> tensor<64x64xi1>
    %36 = arith.andi %30, %35 : tensor<64x64xi1>
    tt.store %25, %10, %36 : tensor<64x64x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<64x1xi64, #blocked1>
    %c32_i64 = arith.constant 32 : i64
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<32x1xi64, #blocked1>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked2>
    %cst_4 = arith.constant dense<0> : tensor<1x32xi64, #blocked2>
    %c0_i64 = arith.constant 0 : i64
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_5, %arg8 = %c0_i64, %arg9 = %c0_i64) -> (tensor<64x64xf32, #blocked>, i64, i64)  : i32 {
      %43 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
      %44 = tt.splat %5 : i64 -> tensor<64xi64, #blocked3>
      %45 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked3>
      %46 = arith.extsi %45 : tensor<64xi32, #blocked3> to tensor<64xi64, #blocked3>
      %47 = arith.addi %44, %46 : tensor<64xi64, #blocked3>
      %48 = ttg.convert_layout %47 : tensor<64xi64, #blocked3> -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %49 = tt.expand_dims %48 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi64, #blocked4>
      %50 = ttg.convert_layout %49 : tensor<64x1xi64, #blocked4> -> tensor<64x1xi64, #blocked1>
      %51 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked1>
      %52 = arith.muli %50, %51 : tensor<64x1xi64, #blocked1>
      %53 = tt.broadcast %52 : tensor<64x1xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
      %54 = ttg.convert_layout %53 : tensor<64x32xi64, #blocked1> -> tensor<64x32xi64, #blocked2>
      %55 = tt.splat %arg8 : i64 -> tensor<32xi64, #blocked3>
      %56 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked3>
      %57 = arith.extsi %56 : tensor<32xi32, #blocked3> to tensor<32xi64, #blocked3>
      %58 = arith.addi %55, %57 : tensor<32xi64, #blocked3>
      %59 = ttg.convert_layout %58 : tensor<32xi64, #blocked3> -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %60 = tt.expand_dims %59 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x32xi64, #blocked5>
      %61 = ttg.convert_layout %60 : tensor<1x32xi64, #blocked5> -> tensor<1x32xi64, #blocked2>
      %62 = tt.broadcast %61 : tensor<1x32xi64, #blocked2> -> tensor<64x32xi64, #blocked2>
      %63 = arith.addi %54, %62 : tensor<64x32xi64, #blocked2>
      %64 = tt.addptr %43, %63 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi64, #blocked2>
      %65 = arith.cmpi sge, %61, %cst_4 : tensor<1x32xi64, #blocked2>
      %66 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked2>
      %67 = arith.cmpi slt, %61, %66 : tensor<1x32xi64, #blocked2>
      %68 = arith.andi %65, %67 : tensor<1x32xi1, #blocked2>
      %69 = tt.broadcast %68 : tensor<1x32xi1, #blocked2> -> tensor<64x32xi1, #blocked2>
      %70 = tt.load %64, %69, %cst_3 : tensor<64x32x!tt.ptr<f16>, #blocked2>
      %71 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %72 = tt.splat %arg9 : i64 -> tensor<32xi64, #blocked3>
      %73 = arith.addi %72, %57 : tensor<32xi64, #blocked3>
      %74 = ttg.convert_layout %73 : tensor<32xi64, #blocked3> -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %75 = tt.expand_dims %74 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32x1xi64, #blocked4>
      %76 = ttg.convert_layout %75 : tensor<32x1xi64, #blocked4> -> tensor<32x1xi64, #blocked1>
      %77 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked1>
      %78 = arith.muli %76, %77 : tensor<32x1xi64, #blocked1>
      %79 = tt.broadcast %78 : tensor<32x1xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %80 = ttg.convert_layout %79 : tensor<32x64xi64, #blocked1> -> tensor<32x64xi64, #blocked>
      %81 = tt.splat %7 : i64 -> tensor<64xi64, #blocked3>
      %82 = arith.addi %81, %46 : tensor<64xi64, #blocked3>
      %83 = ttg.convert_layout %82 : tensor<64xi64, #blocked3> -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %84 = tt.expand_dims %83 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi64, #blocked5>
      %85 = ttg.convert_layout %84 : tensor<1x64xi64, #blocked5> -> tensor<1x64xi64, #blocked>
      %86 = tt.broadcast %85 : tensor<1x64xi64, #blocked> -> tensor<32x64xi64, #blocked>
      %87 = arith.addi %80, %86 : tensor<32x64xi64, #blocked>
      %88 = tt.addptr %71, %87 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      %89 = arith.cmpi sge, %76, %cst_2 : tensor<32x1xi64, #blocked1>
      %90 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked1>
      %91 = arith.cmpi slt, %76, %90 : tensor<32x1xi64, #blocked1>
      %92 = arith.andi %89, %91 : tensor<32x1xi1, #blocked1>
      %93 = tt.broadcast %92 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %94 = ttg.convert_layout %93 : tensor<32x64xi1, #blocked1> -> tensor<32x64xi1, #blocked>
      %95 = tt.load %88, %94, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked>
      %96 = ttg.convert_layout %70 : tensor<64x32xf16, #blocked2> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked6}>>
      %97 = ttg.convert_layout %95 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked6}>>
      %98 = ttg.convert_layout %arg7 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked6>
      %99 = tt.dot %96, %97, %98, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked6}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked6}>> -> tensor<64x64xf32, #blocked6>
      %100 = ttg.convert_layout %99 : tensor<64x64xf32, #blocked6> -> tensor<64x64xf32, #blocked>
      %101 = arith.addi %arg8, %c32_i64 : i64
      %102 = arith.addi %arg9, %c32_i64 : i64
      scf.yield %100, %101, %102 : tensor<64x64xf32, #blocked>, i64, i64
    }
    %9 = arith.extsi %arg3 : i32 to i64
    %10 = arith.truncf %8#0 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %12 = tt.splat %5 : i64 -> tensor<64xi64, #blocked3>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked3>
    %14 = arith.extsi %13 : tensor<64xi32, #blocked3> to tensor<64xi64, #blocked3>
    %15 = arith.addi %12, %14 : tensor<64xi64, #blocked3>
    %16 = ttg.convert_layout %15 : tensor<64xi64, #blocked3> -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi64, #blocked4>
    %18 = ttg.convert_layout %17 : tensor<64x1xi64, #blocked4> -> tensor<64x1xi64, #blocked1>
    %19 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked1>
    %20 = arith.muli %18, %19 : tensor<64x1xi64, #blocked1>
    %21 = tt.broadcast %20 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %22 = ttg.convert_layout %21 : tensor<64x64xi64, #blocked1> -> tensor<64x64xi64, #blocked>
    %23 = tt.splat %7 : i64 -> tensor<64xi64, #blocked3>
    %24 = arith.addi %23, %14 : tensor<64xi64, #blocked3>
    %25 = ttg.convert_layout %24 : tensor<64xi64, #blocked3> -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %26 = tt.expand_dims %25 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi64, #blocked5>
    %27 = ttg.convert_layout %26 : tensor<1x64xi64, #blocked5> -> tensor<1x64xi64, #blocked>
    %28 = tt.broadcast %27 : tensor<1x64xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %29 = arith.addi %22, %28 : tensor<64x64xi64, #blocked>
    %30 = tt.addptr %11, %29 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi64, #blocked>
    %31 = arith.cmpi sge, %18, %cst_0 : tensor<64x1xi64, #blocked1>
    %32 = tt.splat %9 : i64 -> tensor<64x1xi64, #blocked1>
    %33 = arith.cmpi slt, %18, %32 : tensor<64x1xi64, #blocked1>
    %34 = arith.andi %31, %33 : tensor<64x1xi1, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %36 = ttg.convert_layout %35 : tensor<64x64xi1, #blocked1> -> tensor<64x64xi1, #blocked>
    %37 = arith.cmpi sge, %27, %cst : tensor<1x64xi64, #blocked>
    %38 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked>
    %39 = arith.cmpi slt, %27, %38 : tensor<1x64xi64, #blocked>
    %40 = arith.andi %37, %39 : tensor<1x64xi1, #blocked>
    %41 = tt.broadcast %40 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %42 = arith.andi %36, %41 : tensor<64x64xi1, #blocked>
    tt.store %30, %10, %42 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<64x1xi64, #blocked1>
    %c32_i64 = arith.constant 32 : i64
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<32x1xi64, #blocked1>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked2>
    %cst_4 = arith.constant dense<0> : tensor<1x32xi64, #blocked2>
    %c0_i64 = arith.constant 0 : i64
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_5, %arg8 = %c0_i64, %arg9 = %c0_i64) -> (tensor<64x64xf32, #blocked>, i64, i64)  : i32 {
      %46 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
      %47 = tt.splat %5 : i64 -> tensor<64xi64, #blocked3>
      %48 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked3>
      %49 = arith.extsi %48 : tensor<64xi32, #blocked3> to tensor<64xi64, #blocked3>
      %50 = arith.addi %47, %49 : tensor<64xi64, #blocked3>
      %51 = ttg.convert_layout %50 : tensor<64xi64, #blocked3> -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %52 = tt.expand_dims %51 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi64, #blocked4>
      %53 = ttg.convert_layout %52 : tensor<64x1xi64, #blocked4> -> tensor<64x1xi64, #blocked1>
      %54 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked1>
      %55 = arith.muli %53, %54 : tensor<64x1xi64, #blocked1>
      %56 = tt.broadcast %55 : tensor<64x1xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
      %57 = ttg.convert_layout %56 : tensor<64x32xi64, #blocked1> -> tensor<64x32xi64, #blocked2>
      %58 = tt.splat %arg8 : i64 -> tensor<32xi64, #blocked3>
      %59 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked3>
      %60 = arith.extsi %59 : tensor<32xi32, #blocked3> to tensor<32xi64, #blocked3>
      %61 = arith.addi %58, %60 : tensor<32xi64, #blocked3>
      %62 = ttg.convert_layout %61 : tensor<32xi64, #blocked3> -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %63 = tt.expand_dims %62 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x32xi64, #blocked5>
      %64 = ttg.convert_layout %63 : tensor<1x32xi64, #blocked5> -> tensor<1x32xi64, #blocked2>
      %65 = tt.broadcast %64 : tensor<1x32xi64, #blocked2> -> tensor<64x32xi64, #blocked2>
      %66 = arith.addi %57, %65 : tensor<64x32xi64, #blocked2>
      %67 = tt.addptr %46, %66 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi64, #blocked2>
      %68 = arith.cmpi sge, %64, %cst_4 : tensor<1x32xi64, #blocked2>
      %69 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked2>
      %70 = arith.cmpi slt, %64, %69 : tensor<1x32xi64, #blocked2>
      %71 = arith.andi %68, %70 : tensor<1x32xi1, #blocked2>
      %72 = tt.broadcast %71 : tensor<1x32xi1, #blocked2> -> tensor<64x32xi1, #blocked2>
      %73 = ttg.convert_layout %67 : tensor<64x32x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked6>
      %74 = ttg.convert_layout %72 : tensor<64x32xi1, #blocked2> -> tensor<64x32xi1, #blocked6>
      %75 = ttg.convert_layout %cst_3 : tensor<64x32xf16, #blocked2> -> tensor<64x32xf16, #blocked6>
      %76 = tt.load %73, %74, %75 : tensor<64x32x!tt.ptr<f16>, #blocked6>
      %77 = ttg.convert_layout %76 : tensor<64x32xf16, #blocked6> -> tensor<64x32xf16, #blocked2>
      %78 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %79 = tt.splat %arg9 : i64 -> tensor<32xi64, #blocked3>
      %80 = arith.addi %79, %60 : tensor<32xi64, #blocked3>
      %81 = ttg.convert_layout %80 : tensor<32xi64, #blocked3> -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %82 = tt.expand_dims %81 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<32x1xi64, #blocked4>
      %83 = ttg.convert_layout %82 : tensor<32x1xi64, #blocked4> -> tensor<32x1xi64, #blocked1>
      %84 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked1>
      %85 = arith.muli %83, %84 : tensor<32x1xi64, #blocked1>
      %86 = tt.broadcast %85 : tensor<32x1xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %87 = ttg.convert_layout %86 : tensor<32x64xi64, #blocked1> -> tensor<32x64xi64, #blocked>
      %88 = tt.splat %7 : i64 -> tensor<64xi64, #blocked3>
      %89 = arith.addi %88, %49 : tensor<64xi64, #blocked3>
      %90 = ttg.convert_layout %89 : tensor<64xi64, #blocked3> -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %91 = tt.expand_dims %90 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi64, #blocked5>
      %92 = ttg.convert_layout %91 : tensor<1x64xi64, #blocked5> -> tensor<1x64xi64, #blocked>
      %93 = tt.broadcast %92 : tensor<1x64xi64, #blocked> -> tensor<32x64xi64, #blocked>
      %94 = arith.addi %87, %93 : tensor<32x64xi64, #blocked>
      %95 = tt.addptr %78, %94 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      %96 = arith.cmpi sge, %83, %cst_2 : tensor<32x1xi64, #blocked1>
      %97 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked1>
      %98 = arith.cmpi slt, %83, %97 : tensor<32x1xi64, #blocked1>
      %99 = arith.andi %96, %98 : tensor<32x1xi1, #blocked1>
      %100 = tt.broadcast %99 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %101 = ttg.convert_layout %100 : tensor<32x64xi1, #blocked1> -> tensor<32x64xi1, #blocked>
      %102 = ttg.convert_layout %95 : tensor<32x64x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked7>
      %103 = ttg.convert_layout %101 : tensor<32x64xi1, #blocked> -> tensor<32x64xi1, #blocked7>
      %104 = ttg.convert_layout %cst_1 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #blocked7>
      %105 = tt.load %102, %103, %104 : tensor<32x64x!tt.ptr<f16>, #blocked7>
      %106 = ttg.convert_layout %105 : tensor<32x64xf16, #blocked7> -> tensor<32x64xf16, #blocked>
      %107 = ttg.convert_layout %77 : tensor<64x32xf16, #blocked2> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>>
      %108 = ttg.convert_layout %106 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>>
      %109 = ttg.convert_layout %arg7 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked8>
      %110 = tt.dot %107, %108, %109, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>> -> tensor<64x64xf32, #blocked8>
      %111 = ttg.convert_layout %110 : tensor<64x64xf32, #blocked8> -> tensor<64x64xf32, #blocked>
      %112 = arith.addi %arg8, %c32_i64 : i64
      %113 = arith.addi %arg9, %c32_i64 : i64
      scf.yield %111, %112, %113 : tensor<64x64xf32, #blocked>, i64, i64
    }
    %9 = arith.extsi %arg3 : i32 to i64
    %10 = arith.truncf %8#0 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %12 = tt.splat %5 : i64 -> tensor<64xi64, #blocked3>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked3>
    %14 = arith.extsi %13 : tensor<64xi32, #blocked3> to tensor<64xi64, #blocked3>
    %15 = arith.addi %12, %14 : tensor<64xi64, #blocked3>
    %16 = ttg.convert_layout %15 : tensor<64xi64, #blocked3> -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %17 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi64, #blocked4>
    %18 = ttg.convert_layout %17 : tensor<64x1xi64, #blocked4> -> tensor<64x1xi64, #blocked1>
    %19 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked1>
    %20 = arith.muli %18, %19 : tensor<64x1xi64, #blocked1>
    %21 = tt.broadcast %20 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %22 = ttg.convert_layout %21 : tensor<64x64xi64, #blocked1> -> tensor<64x64xi64, #blocked>
    %23 = tt.splat %7 : i64 -> tensor<64xi64, #blocked3>
    %24 = arith.addi %23, %14 : tensor<64xi64, #blocked3>
    %25 = ttg.convert_layout %24 : tensor<64xi64, #blocked3> -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %26 = tt.expand_dims %25 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi64, #blocked5>
    %27 = ttg.convert_layout %26 : tensor<1x64xi64, #blocked5> -> tensor<1x64xi64, #blocked>
    %28 = tt.broadcast %27 : tensor<1x64xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %29 = arith.addi %22, %28 : tensor<64x64xi64, #blocked>
    %30 = tt.addptr %11, %29 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi64, #blocked>
    %31 = arith.cmpi sge, %18, %cst_0 : tensor<64x1xi64, #blocked1>
    %32 = tt.splat %9 : i64 -> tensor<64x1xi64, #blocked1>
    %33 = arith.cmpi slt, %18, %32 : tensor<64x1xi64, #blocked1>
    %34 = arith.andi %31, %33 : tensor<64x1xi1, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %36 = ttg.convert_layout %35 : tensor<64x64xi1, #blocked1> -> tensor<64x64xi1, #blocked>
    %37 = arith.cmpi sge, %27, %cst : tensor<1x64xi64, #blocked>
    %38 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked>
    %39 = arith.cmpi slt, %27, %38 : tensor<1x64xi64, #blocked>
    %40 = arith.andi %37, %39 : tensor<1x64xi1, #blocked>
    %41 = tt.broadcast %40 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %42 = arith.andi %36, %41 : tensor<64x64xi1, #blocked>
    %43 = ttg.convert_layout %30 : tensor<64x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked7>
    %44 = ttg.convert_layout %10 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked7>
    %45 = ttg.convert_layout %42 : tensor<64x64xi1, #blocked> -> tensor<64x64xi1, #blocked7>
    tt.store %43, %44, %45 : tensor<64x64x!tt.ptr<f16>, #blocked7>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %c0_i64 = arith.constant 0 : i64
    %c32_i64 = arith.constant 32 : i64
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked2>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %cst_3 = arith.constant dense<0> : tensor<64x1xi64, #blocked1>
    %cst_4 = arith.constant dense<0> : tensor<32x1xi64, #blocked1>
    %cst_5 = arith.constant dense<0> : tensor<1x32xi64, #blocked2>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst, %arg8 = %c0_i64, %arg9 = %c0_i64) -> (tensor<64x64xf32, #blocked>, i64, i64)  : i32 {
      %40 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
      %41 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %42 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %43 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %44 = arith.extsi %42 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %45 = arith.extsi %43 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %46 = arith.addi %41, %44 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %47 = tt.expand_dims %46 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi64, #blocked2>
      %48 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked2>
      %49 = arith.muli %47, %48 : tensor<64x1xi64, #blocked2>
      %50 = tt.broadcast %49 : tensor<64x1xi64, #blocked2> -> tensor<64x32xi64, #blocked2>
      %51 = tt.splat %arg8 : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %52 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %53 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %54 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %55 = arith.extsi %52 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %56 = arith.extsi %53 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %57 = arith.extsi %54 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %58 = arith.addi %51, %55 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %59 = tt.expand_dims %58 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi64, #blocked2>
      %60 = tt.broadcast %59 : tensor<1x32xi64, #blocked2> -> tensor<64x32xi64, #blocked2>
      %61 = arith.addi %50, %60 : tensor<64x32xi64, #blocked2>
      %62 = tt.addptr %40, %61 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi64, #blocked2>
      %63 = arith.cmpi sge, %59, %cst_5 : tensor<1x32xi64, #blocked2>
      %64 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked2>
      %65 = arith.cmpi slt, %59, %64 : tensor<1x32xi64, #blocked2>
      %66 = arith.andi %63, %65 : tensor<1x32xi1, #blocked2>
      %67 = tt.broadcast %66 : tensor<1x32xi1, #blocked2> -> tensor<64x32xi1, #blocked2>
      %68 = tt.load %62, %67, %cst_1 : tensor<64x32x!tt.ptr<f16>, #blocked2>
      %69 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
      %70 = tt.splat %arg9 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %71 = tt.splat %arg9 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %72 = arith.addi %70, %56 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %73 = arith.addi %71, %57 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %74 = tt.expand_dims %72 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi64, #blocked1>
      %75 = tt.expand_dims %73 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi64, #blocked1>
      %76 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked1>
      %77 = arith.muli %74, %76 : tensor<32x1xi64, #blocked1>
      %78 = tt.broadcast %77 : tensor<32x1xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %79 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %80 = arith.addi %79, %45 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %81 = tt.expand_dims %80 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
      %82 = tt.broadcast %81 : tensor<1x64xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %83 = arith.addi %78, %82 : tensor<32x64xi64, #blocked1>
      %84 = tt.addptr %69, %83 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi64, #blocked1>
      %85 = arith.cmpi sge, %75, %cst_4 : tensor<32x1xi64, #blocked1>
      %86 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked1>
      %87 = arith.cmpi slt, %75, %86 : tensor<32x1xi64, #blocked1>
      %88 = arith.andi %85, %87 : tensor<32x1xi1, #blocked1>
      %89 = tt.broadcast %88 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %90 = tt.load %84, %89, %cst_0 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %91 = ttg.convert_layout %68 : tensor<64x32xf16, #blocked2> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %92 = ttg.convert_layout %90 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %93 = tt.dot %91, %92, %arg7, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x64xf32, #blocked>
      %94 = arith.addi %arg8, %c32_i64 : i64
      %95 = arith.addi %arg9, %c32_i64 : i64
      scf.yield %93, %94, %95 : tensor<64x64xf32, #blocked>, i64, i64
    }
    %9 = arith.extsi %arg3 : i32 to i64
    %10 = arith.truncf %8#0 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %12 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = arith.extsi %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = arith.addi %12, %15 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi64, #blocked1>
    %19 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked1>
    %20 = arith.muli %18, %19 : tensor<64x1xi64, #blocked1>
    %21 = tt.broadcast %20 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %22 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %22, %16 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
    %25 = tt.broadcast %24 : tensor<1x64xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %26 = arith.addi %21, %25 : tensor<64x64xi64, #blocked1>
    %27 = tt.addptr %11, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %28 = arith.cmpi sge, %18, %cst_3 : tensor<64x1xi64, #blocked1>
    %29 = tt.splat %9 : i64 -> tensor<64x1xi64, #blocked1>
    %30 = arith.cmpi slt, %18, %29 : tensor<64x1xi64, #blocked1>
    %31 = arith.andi %28, %30 : tensor<64x1xi1, #blocked1>
    %32 = tt.broadcast %31 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %33 = arith.cmpi sge, %24, %cst_2 : tensor<1x64xi64, #blocked1>
    %34 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked1>
    %35 = arith.cmpi slt, %24, %34 : tensor<1x64xi64, #blocked1>
    %36 = arith.andi %33, %35 : tensor<1x64xi1, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %38 = arith.andi %32, %37 : tensor<64x64xi1, #blocked1>
    %39 = ttg.convert_layout %10 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    tt.store %27, %39, %38 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %c0_i64 = arith.constant 0 : i64
    %c32_i64 = arith.constant 32 : i64
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked2>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %cst_3 = arith.constant dense<0> : tensor<64x1xi64, #blocked1>
    %cst_4 = arith.constant dense<0> : tensor<32x1xi64, #blocked1>
    %cst_5 = arith.constant dense<0> : tensor<1x32xi64, #blocked2>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst, %arg8 = %c0_i64, %arg9 = %c0_i64) -> (tensor<64x64xf32, #blocked>, i64, i64)  : i32 {
      %40 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
      %41 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %42 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %43 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %44 = arith.extsi %42 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %45 = arith.extsi %43 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %46 = arith.addi %41, %44 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %47 = tt.expand_dims %46 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi64, #blocked2>
      %48 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked2>
      %49 = arith.muli %47, %48 : tensor<64x1xi64, #blocked2>
      %50 = tt.broadcast %49 : tensor<64x1xi64, #blocked2> -> tensor<64x32xi64, #blocked2>
      %51 = tt.splat %arg8 : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %52 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %53 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %54 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %55 = arith.extsi %52 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %56 = arith.extsi %53 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %57 = arith.extsi %54 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %58 = arith.addi %51, %55 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %59 = tt.expand_dims %58 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi64, #blocked2>
      %60 = tt.broadcast %59 : tensor<1x32xi64, #blocked2> -> tensor<64x32xi64, #blocked2>
      %61 = arith.addi %50, %60 : tensor<64x32xi64, #blocked2>
      %62 = tt.addptr %40, %61 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi64, #blocked2>
      %63 = arith.cmpi sge, %59, %cst_5 : tensor<1x32xi64, #blocked2>
      %64 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked2>
      %65 = arith.cmpi slt, %59, %64 : tensor<1x32xi64, #blocked2>
      %66 = arith.andi %63, %65 : tensor<1x32xi1, #blocked2>
      %67 = tt.broadcast %66 : tensor<1x32xi1, #blocked2> -> tensor<64x32xi1, #blocked2>
      %68 = tt.load %62, %67, %cst_1 : tensor<64x32x!tt.ptr<f16>, #blocked2>
      %69 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
      %70 = tt.splat %arg9 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %71 = tt.splat %arg9 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %72 = arith.addi %70, %56 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %73 = arith.addi %71, %57 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %74 = tt.expand_dims %72 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi64, #blocked1>
      %75 = tt.expand_dims %73 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi64, #blocked1>
      %76 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked1>
      %77 = arith.muli %74, %76 : tensor<32x1xi64, #blocked1>
      %78 = tt.broadcast %77 : tensor<32x1xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %79 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %80 = arith.addi %79, %45 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %81 = tt.expand_dims %80 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
      %82 = tt.broadcast %81 : tensor<1x64xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %83 = arith.addi %78, %82 : tensor<32x64xi64, #blocked1>
      %84 = tt.addptr %69, %83 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi64, #blocked1>
      %85 = arith.cmpi sge, %75, %cst_4 : tensor<32x1xi64, #blocked1>
      %86 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked1>
      %87 = arith.cmpi slt, %75, %86 : tensor<32x1xi64, #blocked1>
      %88 = arith.andi %85, %87 : tensor<32x1xi1, #blocked1>
      %89 = tt.broadcast %88 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %90 = tt.load %84, %89, %cst_0 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %91 = ttg.convert_layout %68 : tensor<64x32xf16, #blocked2> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %92 = ttg.convert_layout %90 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %93 = ttg.convert_layout %arg7 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
      %94 = ttg.convert_layout %91 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %95 = ttg.convert_layout %92 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %96 = tt.dot %94, %95, %93, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %97 = ttg.convert_layout %96 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
      %98 = arith.addi %arg8, %c32_i64 : i64
      %99 = arith.addi %arg9, %c32_i64 : i64
      scf.yield %97, %98, %99 : tensor<64x64xf32, #blocked>, i64, i64
    }
    %9 = arith.extsi %arg3 : i32 to i64
    %10 = arith.truncf %8#0 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %12 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = arith.extsi %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = arith.addi %12, %15 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi64, #blocked1>
    %19 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked1>
    %20 = arith.muli %18, %19 : tensor<64x1xi64, #blocked1>
    %21 = tt.broadcast %20 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %22 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %22, %16 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
    %25 = tt.broadcast %24 : tensor<1x64xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %26 = arith.addi %21, %25 : tensor<64x64xi64, #blocked1>
    %27 = tt.addptr %11, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %28 = arith.cmpi sge, %18, %cst_3 : tensor<64x1xi64, #blocked1>
    %29 = tt.splat %9 : i64 -> tensor<64x1xi64, #blocked1>
    %30 = arith.cmpi slt, %18, %29 : tensor<64x1xi64, #blocked1>
    %31 = arith.andi %28, %30 : tensor<64x1xi1, #blocked1>
    %32 = tt.broadcast %31 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %33 = arith.cmpi sge, %24, %cst_2 : tensor<1x64xi64, #blocked1>
    %34 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked1>
    %35 = arith.cmpi slt, %24, %34 : tensor<1x64xi64, #blocked1>
    %36 = arith.andi %33, %35 : tensor<1x64xi1, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %38 = arith.andi %32, %37 : tensor<64x64xi1, #blocked1>
    %39 = ttg.convert_layout %10 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    tt.store %27, %39, %38 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x32xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<32x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<64x1xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %c32_i64 = arith.constant 32 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8:3 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_5, %arg8 = %c0_i64, %arg9 = %c0_i64) -> (tensor<64x64xf32, #mma>, i64, i64)  : i32 {
      %40 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked>
      %41 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %42 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %43 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %44 = arith.extsi %42 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %45 = arith.extsi %43 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %46 = arith.addi %41, %44 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %47 = tt.expand_dims %46 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi64, #blocked>
      %48 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked>
      %49 = arith.muli %47, %48 : tensor<64x1xi64, #blocked>
      %50 = tt.broadcast %49 : tensor<64x1xi64, #blocked> -> tensor<64x32xi64, #blocked>
      %51 = tt.splat %arg8 : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %52 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %53 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %54 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %55 = arith.extsi %52 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %56 = arith.extsi %53 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %57 = arith.extsi %54 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %58 = arith.addi %51, %55 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %59 = tt.expand_dims %58 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi64, #blocked>
      %60 = tt.broadcast %59 : tensor<1x32xi64, #blocked> -> tensor<64x32xi64, #blocked>
      %61 = arith.addi %50, %60 : tensor<64x32xi64, #blocked>
      %62 = tt.addptr %40, %61 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi64, #blocked>
      %63 = arith.cmpi sge, %59, %cst : tensor<1x32xi64, #blocked>
      %64 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked>
      %65 = arith.cmpi slt, %59, %64 : tensor<1x32xi64, #blocked>
      %66 = arith.andi %63, %65 : tensor<1x32xi1, #blocked>
      %67 = tt.broadcast %66 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %68 = tt.load %62, %67, %cst_3 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %69 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
      %70 = tt.splat %arg9 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %71 = tt.splat %arg9 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %72 = arith.addi %70, %56 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %73 = arith.addi %71, %57 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %74 = tt.expand_dims %72 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi64, #blocked1>
      %75 = tt.expand_dims %73 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi64, #blocked1>
      %76 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked1>
      %77 = arith.muli %74, %76 : tensor<32x1xi64, #blocked1>
      %78 = tt.broadcast %77 : tensor<32x1xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %79 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %80 = arith.addi %79, %45 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %81 = tt.expand_dims %80 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
      %82 = tt.broadcast %81 : tensor<1x64xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %83 = arith.addi %78, %82 : tensor<32x64xi64, #blocked1>
      %84 = tt.addptr %69, %83 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi64, #blocked1>
      %85 = arith.cmpi sge, %75, %cst_0 : tensor<32x1xi64, #blocked1>
      %86 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked1>
      %87 = arith.cmpi slt, %75, %86 : tensor<32x1xi64, #blocked1>
      %88 = arith.andi %85, %87 : tensor<32x1xi1, #blocked1>
      %89 = tt.broadcast %88 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %90 = tt.load %84, %89, %cst_4 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %91 = ttg.convert_layout %68 : tensor<64x32xf16, #blocked> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %92 = ttg.convert_layout %90 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %93 = tt.dot %91, %92, %arg7, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %94 = arith.addi %arg8, %c32_i64 : i64
      %95 = arith.addi %arg9, %c32_i64 : i64
      scf.yield %93, %94, %95 : tensor<64x64xf32, #mma>, i64, i64
    }
    %9 = arith.extsi %arg3 : i32 to i64
    %10 = arith.truncf %8#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %12 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = arith.extsi %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = arith.addi %12, %15 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi64, #blocked1>
    %19 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked1>
    %20 = arith.muli %18, %19 : tensor<64x1xi64, #blocked1>
    %21 = tt.broadcast %20 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %22 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %22, %16 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
    %25 = tt.broadcast %24 : tensor<1x64xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %26 = arith.addi %21, %25 : tensor<64x64xi64, #blocked1>
    %27 = tt.addptr %11, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %28 = arith.cmpi sge, %18, %cst_1 : tensor<64x1xi64, #blocked1>
    %29 = tt.splat %9 : i64 -> tensor<64x1xi64, #blocked1>
    %30 = arith.cmpi slt, %18, %29 : tensor<64x1xi64, #blocked1>
    %31 = arith.andi %28, %30 : tensor<64x1xi1, #blocked1>
    %32 = tt.broadcast %31 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %33 = arith.cmpi sge, %24, %cst_2 : tensor<1x64xi64, #blocked1>
    %34 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked1>
    %35 = arith.cmpi slt, %24, %34 : tensor<1x64xi64, #blocked1>
    %36 = arith.andi %33, %35 : tensor<1x64xi1, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %38 = arith.andi %32, %37 : tensor<64x64xi1, #blocked1>
    %39 = ttg.convert_layout %10 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %27, %39, %38 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x32xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<32x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<64x1xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %c32_i64 = arith.constant 32 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_5, %arg8 = %c0_i64) -> (tensor<64x64xf32, #mma>, i64)  : i32 {
      %40 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked>
      %41 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %42 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %43 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %44 = arith.extsi %42 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %45 = arith.extsi %43 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %46 = arith.addi %41, %44 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %47 = tt.expand_dims %46 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi64, #blocked>
      %48 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked>
      %49 = arith.muli %47, %48 : tensor<64x1xi64, #blocked>
      %50 = tt.broadcast %49 : tensor<64x1xi64, #blocked> -> tensor<64x32xi64, #blocked>
      %51 = tt.splat %arg8 : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %52 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %53 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %54 = arith.extsi %52 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %55 = arith.extsi %53 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %56 = arith.addi %51, %54 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %57 = tt.expand_dims %56 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi64, #blocked>
      %58 = tt.broadcast %57 : tensor<1x32xi64, #blocked> -> tensor<64x32xi64, #blocked>
      %59 = arith.addi %50, %58 : tensor<64x32xi64, #blocked>
      %60 = tt.addptr %40, %59 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi64, #blocked>
      %61 = arith.cmpi sge, %57, %cst : tensor<1x32xi64, #blocked>
      %62 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked>
      %63 = arith.cmpi slt, %57, %62 : tensor<1x32xi64, #blocked>
      %64 = arith.andi %61, %63 : tensor<1x32xi1, #blocked>
      %65 = tt.broadcast %64 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %66 = tt.load %60, %65, %cst_3 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %67 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
      %68 = tt.splat %arg8 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %69 = arith.addi %68, %55 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %70 = tt.expand_dims %69 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi64, #blocked1>
      %71 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked1>
      %72 = arith.muli %70, %71 : tensor<32x1xi64, #blocked1>
      %73 = tt.broadcast %72 : tensor<32x1xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %74 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %75 = arith.addi %74, %45 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %76 = tt.expand_dims %75 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
      %77 = tt.broadcast %76 : tensor<1x64xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %78 = arith.addi %73, %77 : tensor<32x64xi64, #blocked1>
      %79 = tt.addptr %67, %78 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi64, #blocked1>
      %80 = arith.cmpi sge, %70, %cst_0 : tensor<32x1xi64, #blocked1>
      %81 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked1>
      %82 = arith.cmpi slt, %70, %81 : tensor<32x1xi64, #blocked1>
      %83 = arith.andi %80, %82 : tensor<32x1xi1, #blocked1>
      %84 = tt.broadcast %83 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %85 = tt.load %79, %84, %cst_4 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %86 = ttg.convert_layout %66 : tensor<64x32xf16, #blocked> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %87 = ttg.convert_layout %85 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %88 = tt.dot %86, %87, %arg7, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %89 = arith.addi %arg8, %c32_i64 : i64
      scf.yield %88, %89 : tensor<64x64xf32, #mma>, i64
    }
    %9 = arith.extsi %arg3 : i32 to i64
    %10 = arith.truncf %8#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %11 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %12 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = arith.extsi %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %16 = arith.extsi %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = arith.addi %12, %15 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi64, #blocked1>
    %19 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked1>
    %20 = arith.muli %18, %19 : tensor<64x1xi64, #blocked1>
    %21 = tt.broadcast %20 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %22 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %22, %16 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
    %25 = tt.broadcast %24 : tensor<1x64xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %26 = arith.addi %21, %25 : tensor<64x64xi64, #blocked1>
    %27 = tt.addptr %11, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %28 = arith.cmpi sge, %18, %cst_1 : tensor<64x1xi64, #blocked1>
    %29 = tt.splat %9 : i64 -> tensor<64x1xi64, #blocked1>
    %30 = arith.cmpi slt, %18, %29 : tensor<64x1xi64, #blocked1>
    %31 = arith.andi %28, %30 : tensor<64x1xi1, #blocked1>
    %32 = tt.broadcast %31 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %33 = arith.cmpi sge, %24, %cst_2 : tensor<1x64xi64, #blocked1>
    %34 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked1>
    %35 = arith.cmpi slt, %24, %34 : tensor<1x64xi64, #blocked1>
    %36 = arith.andi %33, %35 : tensor<1x64xi1, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %38 = arith.andi %32, %37 : tensor<64x64xi1, #blocked1>
    %39 = ttg.convert_layout %10 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %27, %39, %38 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x32xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<32x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<64x1xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %c32_i64 = arith.constant 32 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %9 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.extsi %10 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = arith.extsi %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %9, %12 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi64, #blocked>
    %16 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked>
    %17 = arith.muli %15, %16 : tensor<64x1xi64, #blocked>
    %18 = tt.broadcast %17 : tensor<64x1xi64, #blocked> -> tensor<64x32xi64, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.extsi %19 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = arith.extsi %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %23 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked>
    %24 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %25 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked1>
    %26 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %27 = arith.addi %26, %13 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
    %29 = tt.broadcast %28 : tensor<1x64xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
    %30 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked1>
    %31:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_5, %arg8 = %c0_i64) -> (tensor<64x64xf32, #mma>, i64)  : i32 {
      %63 = tt.splat %arg8 : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %64 = arith.addi %63, %21 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %65 = tt.expand_dims %64 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi64, #blocked>
      %66 = tt.broadcast %65 : tensor<1x32xi64, #blocked> -> tensor<64x32xi64, #blocked>
      %67 = arith.addi %18, %66 : tensor<64x32xi64, #blocked>
      %68 = tt.addptr %8, %67 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi64, #blocked>
      %69 = arith.cmpi sge, %65, %cst : tensor<1x32xi64, #blocked>
      %70 = arith.cmpi slt, %65, %23 : tensor<1x32xi64, #blocked>
      %71 = arith.andi %69, %70 : tensor<1x32xi1, #blocked>
      %72 = tt.broadcast %71 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %73 = tt.load %68, %72, %cst_3 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %74 = tt.splat %arg8 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %75 = arith.addi %74, %22 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %76 = tt.expand_dims %75 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi64, #blocked1>
      %77 = arith.muli %76, %25 : tensor<32x1xi64, #blocked1>
      %78 = tt.broadcast %77 : tensor<32x1xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %79 = arith.addi %78, %29 : tensor<32x64xi64, #blocked1>
      %80 = tt.addptr %24, %79 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi64, #blocked1>
      %81 = arith.cmpi sge, %76, %cst_0 : tensor<32x1xi64, #blocked1>
      %82 = arith.cmpi slt, %76, %30 : tensor<32x1xi64, #blocked1>
      %83 = arith.andi %81, %82 : tensor<32x1xi1, #blocked1>
      %84 = tt.broadcast %83 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %85 = tt.load %80, %84, %cst_4 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %86 = ttg.convert_layout %73 : tensor<64x32xf16, #blocked> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %87 = ttg.convert_layout %85 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %88 = tt.dot %86, %87, %arg7, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %89 = arith.addi %arg8, %c32_i64 : i64
      scf.yield %88, %89 : tensor<64x64xf32, #mma>, i64
    }
    %32 = arith.extsi %arg3 : i32 to i64
    %33 = arith.truncf %31#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %34 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %35 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %36 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %37 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %38 = arith.extsi %36 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %39 = arith.extsi %37 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %40 = arith.addi %35, %38 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %41 = tt.expand_dims %40 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi64, #blocked1>
    %42 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked1>
    %43 = arith.muli %41, %42 : tensor<64x1xi64, #blocked1>
    %44 = tt.broadcast %43 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %45 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %46 = arith.addi %45, %39 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %47 = tt.expand_dims %46 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
    %48 = tt.broadcast %47 : tensor<1x64xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %49 = arith.addi %44, %48 : tensor<64x64xi64, #blocked1>
    %50 = tt.addptr %34, %49 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %51 = arith.cmpi sge, %41, %cst_1 : tensor<64x1xi64, #blocked1>
    %52 = tt.splat %32 : i64 -> tensor<64x1xi64, #blocked1>
    %53 = arith.cmpi slt, %41, %52 : tensor<64x1xi64, #blocked1>
    %54 = arith.andi %51, %53 : tensor<64x1xi1, #blocked1>
    %55 = tt.broadcast %54 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %56 = arith.cmpi sge, %47, %cst_2 : tensor<1x64xi64, #blocked1>
    %57 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked1>
    %58 = arith.cmpi slt, %47, %57 : tensor<1x64xi64, #blocked1>
    %59 = arith.andi %56, %58 : tensor<1x64xi1, #blocked1>
    %60 = tt.broadcast %59 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %61 = arith.andi %55, %60 : tensor<64x64xi1, #blocked1>
    %62 = ttg.convert_layout %33 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %50, %62, %61 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x32xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<32x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<64x1xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %c32_i64 = arith.constant 32 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %9 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.extsi %10 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = arith.extsi %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %9, %12 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi64, #blocked>
    %16 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked>
    %17 = arith.muli %15, %16 : tensor<64x1xi64, #blocked>
    %18 = tt.broadcast %17 : tensor<64x1xi64, #blocked> -> tensor<64x32xi64, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.extsi %19 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = arith.extsi %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %23 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked>
    %24 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %25 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked1>
    %26 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %27 = arith.addi %26, %13 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
    %29 = tt.broadcast %28 : tensor<1x64xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
    %30 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked1>
    %31:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_5, %arg8 = %c0_i64) -> (tensor<64x64xf32, #mma>, i64)  : i32 {
      %63 = tt.splat %arg8 : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %64 = arith.addi %63, %21 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %65 = tt.expand_dims %64 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi64, #blocked>
      %66 = tt.broadcast %65 : tensor<1x32xi64, #blocked> -> tensor<64x32xi64, #blocked>
      %67 = arith.addi %18, %66 : tensor<64x32xi64, #blocked>
      %68 = tt.addptr %8, %67 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi64, #blocked>
      %69 = arith.cmpi sge, %65, %cst : tensor<1x32xi64, #blocked>
      %70 = arith.cmpi slt, %65, %23 : tensor<1x32xi64, #blocked>
      %71 = arith.andi %69, %70 : tensor<1x32xi1, #blocked>
      %72 = tt.broadcast %71 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %73 = tt.load %68, %72, %cst_3 {tt.latency = 2 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked>
      %74 = tt.splat %arg8 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %75 = arith.addi %74, %22 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %76 = tt.expand_dims %75 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi64, #blocked1>
      %77 = arith.muli %76, %25 : tensor<32x1xi64, #blocked1>
      %78 = tt.broadcast %77 : tensor<32x1xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %79 = arith.addi %78, %29 : tensor<32x64xi64, #blocked1>
      %80 = tt.addptr %24, %79 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi64, #blocked1>
      %81 = arith.cmpi sge, %76, %cst_0 : tensor<32x1xi64, #blocked1>
      %82 = arith.cmpi slt, %76, %30 : tensor<32x1xi64, #blocked1>
      %83 = arith.andi %81, %82 : tensor<32x1xi1, #blocked1>
      %84 = tt.broadcast %83 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %85 = tt.load %80, %84, %cst_4 {tt.latency = 2 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %86 = ttg.convert_layout %73 : tensor<64x32xf16, #blocked> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %87 = ttg.convert_layout %85 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %88 = tt.dot %86, %87, %arg7, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %89 = arith.addi %arg8, %c32_i64 : i64
      scf.yield %88, %89 : tensor<64x64xf32, #mma>, i64
    }
    %32 = arith.extsi %arg3 : i32 to i64
    %33 = arith.truncf %31#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %34 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %35 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %36 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %37 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %38 = arith.extsi %36 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %39 = arith.extsi %37 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %40 = arith.addi %35, %38 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %41 = tt.expand_dims %40 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi64, #blocked1>
    %42 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked1>
    %43 = arith.muli %41, %42 : tensor<64x1xi64, #blocked1>
    %44 = tt.broadcast %43 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %45 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %46 = arith.addi %45, %39 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %47 = tt.expand_dims %46 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
    %48 = tt.broadcast %47 : tensor<1x64xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %49 = arith.addi %44, %48 : tensor<64x64xi64, #blocked1>
    %50 = tt.addptr %34, %49 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %51 = arith.cmpi sge, %41, %cst_1 : tensor<64x1xi64, #blocked1>
    %52 = tt.splat %32 : i64 -> tensor<64x1xi64, #blocked1>
    %53 = arith.cmpi slt, %41, %52 : tensor<64x1xi64, #blocked1>
    %54 = arith.andi %51, %53 : tensor<64x1xi1, #blocked1>
    %55 = tt.broadcast %54 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %56 = arith.cmpi sge, %47, %cst_2 : tensor<1x64xi64, #blocked1>
    %57 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked1>
    %58 = arith.cmpi slt, %47, %57 : tensor<1x64xi64, #blocked1>
    %59 = arith.andi %56, %58 : tensor<1x64xi1, #blocked1>
    %60 = tt.broadcast %59 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %61 = arith.andi %55, %60 : tensor<64x64xi1, #blocked1>
    %62 = ttg.convert_layout %33 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %50, %62, %61 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<1x32xi64, #blocked>
    %cst_0 = arith.constant dense<0> : tensor<32x1xi64, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<64x1xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %c32_i64 = arith.constant 32 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %9 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %12 = arith.extsi %10 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = arith.extsi %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %9, %12 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi64, #blocked>
    %16 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked>
    %17 = arith.muli %15, %16 : tensor<64x1xi64, #blocked>
    %18 = tt.broadcast %17 : tensor<64x1xi64, #blocked> -> tensor<64x32xi64, #blocked>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.extsi %19 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = arith.extsi %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %23 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked>
    %24 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
    %25 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked1>
    %26 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %27 = arith.addi %26, %13 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %28 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
    %29 = tt.broadcast %28 : tensor<1x64xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
    %30 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked1>
    %31:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_5, %arg8 = %c0_i64) -> (tensor<64x64xf32, #mma>, i64)  : i32 {
      %63 = tt.splat %arg8 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %64 = arith.addi %63, %21 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
      %65 = tt.expand_dims %64 {axis = 0 : i32, loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi64, #blocked>
      %66 = tt.broadcast %65 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<1x32xi64, #blocked> -> tensor<64x32xi64, #blocked>
      %67 = arith.addi %18, %66 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<64x32xi64, #blocked>
      %68 = tt.addptr %8, %67 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi64, #blocked>
      %69 = arith.cmpi sge, %65, %cst {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<1x32xi64, #blocked>
      %70 = arith.cmpi slt, %65, %23 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<1x32xi64, #blocked>
      %71 = arith.andi %69, %70 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<1x32xi1, #blocked>
      %72 = tt.broadcast %71 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %73 = tt.load %68, %72, %cst_3 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<64x32x!tt.ptr<f16>, #blocked>
      %74 = tt.splat %arg8 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %75 = arith.addi %74, %22 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %76 = tt.expand_dims %75 {axis = 1 : i32, loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi64, #blocked1>
      %77 = arith.muli %76, %25 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32x1xi64, #blocked1>
      %78 = tt.broadcast %77 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32x1xi64, #blocked1> -> tensor<32x64xi64, #blocked1>
      %79 = arith.addi %78, %29 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32x64xi64, #blocked1>
      %80 = tt.addptr %24, %79 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi64, #blocked1>
      %81 = arith.cmpi sge, %76, %cst_0 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32x1xi64, #blocked1>
      %82 = arith.cmpi slt, %76, %30 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32x1xi64, #blocked1>
      %83 = arith.andi %81, %82 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32x1xi1, #blocked1>
      %84 = tt.broadcast %83 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %85 = tt.load %80, %84, %cst_4 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %86 = ttg.convert_layout %73 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x32xf16, #blocked> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %87 = ttg.convert_layout %85 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %88 = tt.dot %86, %87, %arg7, inputPrecision = tf32 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %89 = arith.addi %arg8, %c32_i64 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i64
      scf.yield %88, %89 : tensor<64x64xf32, #mma>, i64
    } {tt.scheduled_max_stage = 2 : i32}
    %32 = arith.extsi %arg3 : i32 to i64
    %33 = arith.truncf %31#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %34 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %35 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %36 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %37 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %38 = arith.extsi %36 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %39 = arith.extsi %37 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %40 = arith.addi %35, %38 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %41 = tt.expand_dims %40 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi64, #blocked1>
    %42 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked1>
    %43 = arith.muli %41, %42 : tensor<64x1xi64, #blocked1>
    %44 = tt.broadcast %43 : tensor<64x1xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %45 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %46 = arith.addi %45, %39 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %47 = tt.expand_dims %46 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi64, #blocked1>
    %48 = tt.broadcast %47 : tensor<1x64xi64, #blocked1> -> tensor<64x64xi64, #blocked1>
    %49 = arith.addi %44, %48 : tensor<64x64xi64, #blocked1>
    %50 = tt.addptr %34, %49 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi64, #blocked1>
    %51 = arith.cmpi sge, %41, %cst_1 : tensor<64x1xi64, #blocked1>
    %52 = tt.splat %32 : i64 -> tensor<64x1xi64, #blocked1>
    %53 = arith.cmpi slt, %41, %52 : tensor<64x1xi64, #blocked1>
    %54 = arith.andi %51, %53 : tensor<64x1xi1, #blocked1>
    %55 = tt.broadcast %54 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %56 = arith.cmpi sge, %47, %cst_2 : tensor<1x64xi64, #blocked1>
    %57 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked1>
    %58 = arith.cmpi slt, %47, %57 : tensor<1x64xi64, #blocked1>
    %59 = arith.andi %56, %58 : tensor<1x64xi1, #blocked1>
    %60 = tt.broadcast %59 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %61 = arith.andi %55, %60 : tensor<64x64xi1, #blocked1>
    %62 = ttg.convert_layout %33 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %50, %62, %61 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<32> : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x32xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<32x1xi64, #blocked>
    %cst_3 = arith.constant dense<0> : tensor<64x1xi64, #blocked>
    %cst_4 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %c32_i64 = arith.constant 32 : i64
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %9 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = arith.extsi %10 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = arith.extsi %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %9, %12 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi64, #blocked1>
    %16 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked1>
    %17 = arith.muli %15, %16 : tensor<64x1xi64, #blocked1>
    %18 = tt.broadcast %17 : tensor<64x1xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.extsi %19 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = arith.extsi %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %23 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked1>
    %24 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %25 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked>
    %26 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = arith.addi %26, %13 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %28 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %29 = tt.broadcast %28 : tensor<1x64xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %30 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %33 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %34 = tt.expand_dims %21 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi64, #blocked1>
    %35 = tt.broadcast %34 : tensor<1x32xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
    %36 = arith.addi %18, %35 : tensor<64x32xi64, #blocked1>
    %37 = tt.addptr %8, %36 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi64, #blocked1>
    %38 = arith.cmpi sge, %34, %cst_1 : tensor<1x32xi64, #blocked1>
    %39 = arith.cmpi slt, %34, %23 : tensor<1x32xi64, #blocked1>
    %40 = arith.andi %38, %39 : tensor<1x32xi1, #blocked1>
    %41 = tt.broadcast %40 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %42 = ttg.memdesc_subview %31[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
    %43 = tt.splat %33 : i1 -> tensor<64x32xi1, #blocked1>
    %44 = arith.andi %43, %41 : tensor<64x32xi1, #blocked1>
    %45 = ttg.async_copy_global_to_local %37, %42 mask %44 other %cst_5 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable, 2x64x32>
    %46 = ttg.async_commit_group %45
    %47 = tt.expand_dims %22 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi64, #blocked>
    %48 = arith.muli %47, %25 : tensor<32x1xi64, #blocked>
    %49 = tt.broadcast %48 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %50 = arith.addi %49, %29 : tensor<32x64xi64, #blocked>
    %51 = tt.addptr %24, %50 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
    %52 = arith.cmpi sge, %47, %cst_2 : tensor<32x1xi64, #blocked>
    %53 = arith.cmpi slt, %47, %30 : tensor<32x1xi64, #blocked>
    %54 = arith.andi %52, %53 : tensor<32x1xi1, #blocked>
    %55 = tt.broadcast %54 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %56 = ttg.memdesc_subview %32[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %57 = tt.splat %33 : i1 -> tensor<32x64xi1, #blocked>
    %58 = arith.andi %57, %55 : tensor<32x64xi1, #blocked>
    %59 = ttg.async_copy_global_to_local %51, %56 mask %58 other %cst_6 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %60 = ttg.async_commit_group %59
    %61 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %62 = arith.addi %21, %cst_0 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %63 = tt.expand_dims %62 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi64, #blocked1>
    %64 = tt.broadcast %63 : tensor<1x32xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
    %65 = arith.addi %18, %64 : tensor<64x32xi64, #blocked1>
    %66 = tt.addptr %8, %65 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi64, #blocked1>
    %67 = arith.cmpi sge, %63, %cst_1 : tensor<1x32xi64, #blocked1>
    %68 = arith.cmpi slt, %63, %23 : tensor<1x32xi64, #blocked1>
    %69 = arith.andi %67, %68 : tensor<1x32xi1, #blocked1>
    %70 = tt.broadcast %69 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %71 = ttg.memdesc_subview %31[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
    %72 = tt.splat %61 : i1 -> tensor<64x32xi1, #blocked1>
    %73 = arith.andi %72, %70 : tensor<64x32xi1, #blocked1>
    %74 = ttg.async_copy_global_to_local %66, %71 mask %73 other %cst_5 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable, 2x64x32>
    %75 = ttg.async_commit_group %74
    %76 = arith.addi %22, %cst : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %77 = tt.expand_dims %76 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi64, #blocked>
    %78 = arith.muli %77, %25 : tensor<32x1xi64, #blocked>
    %79 = tt.broadcast %78 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %80 = arith.addi %79, %29 : tensor<32x64xi64, #blocked>
    %81 = tt.addptr %24, %80 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
    %82 = arith.cmpi sge, %77, %cst_2 : tensor<32x1xi64, #blocked>
    %83 = arith.cmpi slt, %77, %30 : tensor<32x1xi64, #blocked>
    %84 = arith.andi %82, %83 : tensor<32x1xi1, #blocked>
    %85 = tt.broadcast %84 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %86 = ttg.memdesc_subview %32[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %87 = tt.splat %61 : i1 -> tensor<32x64xi1, #blocked>
    %88 = arith.andi %87, %85 : tensor<32x64xi1, #blocked>
    %89 = ttg.async_copy_global_to_local %81, %86 mask %88 other %cst_6 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %90 = ttg.async_commit_group %89
    %91:10 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_7, %arg8 = %c32_i64, %arg9 = %c1_i32, %arg10 = %c-1_i32, %arg11 = %c2_i32, %arg12 = %c2_i32, %arg13 = %46, %arg14 = %75, %arg15 = %60, %arg16 = %90) -> (tensor<64x64xf32, #mma>, i64, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %124 = arith.subi %arg5, %c64_i32 : i32
      %125 = arith.cmpi slt, %arg6, %124 : i32
      %126 = arith.addi %arg10, %c1_i32 : i32
      %127 = arith.cmpi sge, %126, %arg11 : i32
      %128 = arith.select %127, %c0_i32, %126 : i32
      %129 = ttg.async_wait %arg13, %arg15 {num = 2 : i32}
      %130 = ttg.memdesc_subview %31[%128, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
      %131 = ttg.local_load %130 token %129 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32> -> tensor<64x32xf16, #blocked1>
      %132 = ttg.memdesc_subview %32[%128, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
      %133 = ttg.local_load %132 token %129 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64> -> tensor<32x64xf16, #blocked>
      %134 = ttg.convert_layout %131 : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %135 = ttg.convert_layout %133 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %136 = tt.dot %134, %135, %arg7, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %137 = arith.addi %arg8, %c32_i64 : i64
      %138 = arith.addi %arg9, %c1_i32 : i32
      %139 = arith.cmpi sge, %138, %c2_i32 : i32
      %140 = arith.select %139, %c0_i32, %138 : i32
      %141 = tt.splat %137 : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %142 = arith.addi %141, %21 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %143 = tt.expand_dims %142 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi64, #blocked1>
      %144 = tt.broadcast %143 : tensor<1x32xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
      %145 = arith.addi %18, %144 : tensor<64x32xi64, #blocked1>
      %146 = tt.addptr %8, %145 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi64, #blocked1>
      %147 = arith.cmpi sge, %143, %cst_1 : tensor<1x32xi64, #blocked1>
      %148 = arith.cmpi slt, %143, %23 : tensor<1x32xi64, #blocked1>
      %149 = arith.andi %147, %148 : tensor<1x32xi1, #blocked1>
      %150 = tt.broadcast %149 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %151 = ttg.memdesc_subview %31[%140, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
      %152 = tt.splat %125 : i1 -> tensor<64x32xi1, #blocked1>
      %153 = arith.andi %152, %150 : tensor<64x32xi1, #blocked1>
      %154 = ttg.async_copy_global_to_local %146, %151 mask %153 other %cst_5 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable, 2x64x32>
      %155 = ttg.async_commit_group %154
      %156 = tt.splat %137 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %157 = arith.addi %156, %22 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %158 = tt.expand_dims %157 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi64, #blocked>
      %159 = arith.muli %158, %25 : tensor<32x1xi64, #blocked>
      %160 = tt.broadcast %159 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
      %161 = arith.addi %160, %29 : tensor<32x64xi64, #blocked>
      %162 = tt.addptr %24, %161 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      %163 = arith.cmpi sge, %158, %cst_2 : tensor<32x1xi64, #blocked>
      %164 = arith.cmpi slt, %158, %30 : tensor<32x1xi64, #blocked>
      %165 = arith.andi %163, %164 : tensor<32x1xi1, #blocked>
      %166 = tt.broadcast %165 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %167 = ttg.memdesc_subview %32[%140, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
      %168 = tt.splat %125 : i1 -> tensor<32x64xi1, #blocked>
      %169 = arith.andi %168, %166 : tensor<32x64xi1, #blocked>
      %170 = ttg.async_copy_global_to_local %162, %167 mask %169 other %cst_6 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable, 2x32x64>
      %171 = ttg.async_commit_group %170
      scf.yield %136, %137, %140, %128, %arg12, %c2_i32, %arg14, %155, %arg16, %171 : tensor<64x64xf32, #mma>, i64, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %92 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %32 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %93 = arith.extsi %arg3 : i32 to i64
    %94 = arith.truncf %91#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %95 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %96 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %97 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %98 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %99 = arith.extsi %97 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %100 = arith.extsi %98 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %101 = arith.addi %96, %99 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %102 = tt.expand_dims %101 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi64, #blocked>
    %103 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked>
    %104 = arith.muli %102, %103 : tensor<64x1xi64, #blocked>
    %105 = tt.broadcast %104 : tensor<64x1xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %106 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %107 = arith.addi %106, %100 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %108 = tt.expand_dims %107 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %109 = tt.broadcast %108 : tensor<1x64xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %110 = arith.addi %105, %109 : tensor<64x64xi64, #blocked>
    %111 = tt.addptr %95, %110 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi64, #blocked>
    %112 = arith.cmpi sge, %102, %cst_3 : tensor<64x1xi64, #blocked>
    %113 = tt.splat %93 : i64 -> tensor<64x1xi64, #blocked>
    %114 = arith.cmpi slt, %102, %113 : tensor<64x1xi64, #blocked>
    %115 = arith.andi %112, %114 : tensor<64x1xi1, #blocked>
    %116 = tt.broadcast %115 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %117 = arith.cmpi sge, %108, %cst_4 : tensor<1x64xi64, #blocked>
    %118 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked>
    %119 = arith.cmpi slt, %108, %118 : tensor<1x64xi64, #blocked>
    %120 = arith.andi %117, %119 : tensor<1x64xi1, #blocked>
    %121 = tt.broadcast %120 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %122 = arith.andi %116, %121 : tensor<64x64xi1, #blocked>
    %123 = ttg.convert_layout %94 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %111, %123, %122 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<32> : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x32xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<32x1xi64, #blocked>
    %cst_3 = arith.constant dense<0> : tensor<64x1xi64, #blocked>
    %cst_4 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %c32_i64 = arith.constant 32 : i64
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %9 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = arith.extsi %10 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = arith.extsi %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %9, %12 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi64, #blocked1>
    %16 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked1>
    %17 = arith.muli %15, %16 : tensor<64x1xi64, #blocked1>
    %18 = tt.broadcast %17 : tensor<64x1xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.extsi %19 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = arith.extsi %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %23 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked1>
    %24 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %25 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked>
    %26 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = arith.addi %26, %13 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %28 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %29 = tt.broadcast %28 : tensor<1x64xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %30 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %33 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %34 = tt.expand_dims %21 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi64, #blocked1>
    %35 = tt.broadcast %34 : tensor<1x32xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
    %36 = arith.addi %18, %35 : tensor<64x32xi64, #blocked1>
    %37 = tt.addptr %8, %36 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi64, #blocked1>
    %38 = arith.cmpi sge, %34, %cst_1 : tensor<1x32xi64, #blocked1>
    %39 = arith.cmpi slt, %34, %23 : tensor<1x32xi64, #blocked1>
    %40 = arith.andi %38, %39 : tensor<1x32xi1, #blocked1>
    %41 = tt.broadcast %40 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %42 = ttg.memdesc_subview %31[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
    %43 = tt.splat %33 : i1 -> tensor<64x32xi1, #blocked1>
    %44 = arith.andi %43, %41 : tensor<64x32xi1, #blocked1>
    %45 = ttg.async_copy_global_to_local %37, %42 mask %44 other %cst_5 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable, 2x64x32>
    %46 = ttg.async_commit_group %45
    %47 = tt.expand_dims %22 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi64, #blocked>
    %48 = arith.muli %47, %25 : tensor<32x1xi64, #blocked>
    %49 = tt.broadcast %48 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %50 = arith.addi %49, %29 : tensor<32x64xi64, #blocked>
    %51 = tt.addptr %24, %50 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
    %52 = arith.cmpi sge, %47, %cst_2 : tensor<32x1xi64, #blocked>
    %53 = arith.cmpi slt, %47, %30 : tensor<32x1xi64, #blocked>
    %54 = arith.andi %52, %53 : tensor<32x1xi1, #blocked>
    %55 = tt.broadcast %54 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %56 = ttg.memdesc_subview %32[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %57 = tt.splat %33 : i1 -> tensor<32x64xi1, #blocked>
    %58 = arith.andi %57, %55 : tensor<32x64xi1, #blocked>
    %59 = ttg.async_copy_global_to_local %51, %56 mask %58 other %cst_6 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %60 = ttg.async_commit_group %59
    %61 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %62 = arith.addi %21, %cst_0 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %63 = tt.expand_dims %62 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi64, #blocked1>
    %64 = tt.broadcast %63 : tensor<1x32xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
    %65 = arith.addi %18, %64 : tensor<64x32xi64, #blocked1>
    %66 = tt.addptr %8, %65 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi64, #blocked1>
    %67 = arith.cmpi sge, %63, %cst_1 : tensor<1x32xi64, #blocked1>
    %68 = arith.cmpi slt, %63, %23 : tensor<1x32xi64, #blocked1>
    %69 = arith.andi %67, %68 : tensor<1x32xi1, #blocked1>
    %70 = tt.broadcast %69 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %71 = ttg.memdesc_subview %31[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
    %72 = tt.splat %61 : i1 -> tensor<64x32xi1, #blocked1>
    %73 = arith.andi %72, %70 : tensor<64x32xi1, #blocked1>
    %74 = ttg.async_copy_global_to_local %66, %71 mask %73 other %cst_5 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable, 2x64x32>
    %75 = ttg.async_commit_group %74
    %76 = arith.addi %22, %cst : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %77 = tt.expand_dims %76 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi64, #blocked>
    %78 = arith.muli %77, %25 : tensor<32x1xi64, #blocked>
    %79 = tt.broadcast %78 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %80 = arith.addi %79, %29 : tensor<32x64xi64, #blocked>
    %81 = tt.addptr %24, %80 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
    %82 = arith.cmpi sge, %77, %cst_2 : tensor<32x1xi64, #blocked>
    %83 = arith.cmpi slt, %77, %30 : tensor<32x1xi64, #blocked>
    %84 = arith.andi %82, %83 : tensor<32x1xi1, #blocked>
    %85 = tt.broadcast %84 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %86 = ttg.memdesc_subview %32[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %87 = tt.splat %61 : i1 -> tensor<32x64xi1, #blocked>
    %88 = arith.andi %87, %85 : tensor<32x64xi1, #blocked>
    %89 = ttg.async_copy_global_to_local %81, %86 mask %88 other %cst_6 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %90 = ttg.async_commit_group %89
    %91:8 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_7, %arg8 = %c32_i64, %arg9 = %c1_i32, %arg10 = %c-1_i32, %arg11 = %46, %arg12 = %75, %arg13 = %60, %arg14 = %90) -> (tensor<64x64xf32, #mma>, i64, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %124 = arith.subi %arg5, %c64_i32 : i32
      %125 = arith.cmpi slt, %arg6, %124 : i32
      %126 = arith.addi %arg10, %c1_i32 : i32
      %127 = arith.cmpi sge, %126, %c2_i32 : i32
      %128 = arith.select %127, %c0_i32, %126 : i32
      %129 = ttg.async_wait %arg11, %arg13 {num = 2 : i32}
      %130 = ttg.memdesc_subview %31[%128, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
      %131 = ttg.local_load %130 token %129 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %132 = ttg.memdesc_subview %32[%128, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
      %133 = ttg.local_load %132 token %129 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %134 = tt.dot %131, %133, %arg7, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %135 = arith.addi %arg8, %c32_i64 : i64
      %136 = arith.addi %arg9, %c1_i32 : i32
      %137 = arith.cmpi sge, %136, %c2_i32 : i32
      %138 = arith.select %137, %c0_i32, %136 : i32
      %139 = tt.splat %135 : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %140 = arith.addi %139, %21 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %141 = tt.expand_dims %140 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi64, #blocked1>
      %142 = tt.broadcast %141 : tensor<1x32xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
      %143 = arith.addi %18, %142 : tensor<64x32xi64, #blocked1>
      %144 = tt.addptr %8, %143 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi64, #blocked1>
      %145 = arith.cmpi sge, %141, %cst_1 : tensor<1x32xi64, #blocked1>
      %146 = arith.cmpi slt, %141, %23 : tensor<1x32xi64, #blocked1>
      %147 = arith.andi %145, %146 : tensor<1x32xi1, #blocked1>
      %148 = tt.broadcast %147 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %149 = ttg.memdesc_subview %31[%138, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
      %150 = tt.splat %125 : i1 -> tensor<64x32xi1, #blocked1>
      %151 = arith.andi %150, %148 : tensor<64x32xi1, #blocked1>
      %152 = ttg.async_copy_global_to_local %144, %149 mask %151 other %cst_5 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable, 2x64x32>
      %153 = ttg.async_commit_group %152
      %154 = tt.splat %135 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %155 = arith.addi %154, %22 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %156 = tt.expand_dims %155 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi64, #blocked>
      %157 = arith.muli %156, %25 : tensor<32x1xi64, #blocked>
      %158 = tt.broadcast %157 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
      %159 = arith.addi %158, %29 : tensor<32x64xi64, #blocked>
      %160 = tt.addptr %24, %159 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      %161 = arith.cmpi sge, %156, %cst_2 : tensor<32x1xi64, #blocked>
      %162 = arith.cmpi slt, %156, %30 : tensor<32x1xi64, #blocked>
      %163 = arith.andi %161, %162 : tensor<32x1xi1, #blocked>
      %164 = tt.broadcast %163 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %165 = ttg.memdesc_subview %32[%138, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
      %166 = tt.splat %125 : i1 -> tensor<32x64xi1, #blocked>
      %167 = arith.andi %166, %164 : tensor<32x64xi1, #blocked>
      %168 = ttg.async_copy_global_to_local %160, %165 mask %167 other %cst_6 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable, 2x32x64>
      %169 = ttg.async_commit_group %168
      scf.yield %134, %135, %138, %128, %arg12, %153, %arg14, %169 : tensor<64x64xf32, #mma>, i64, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %92 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %32 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %93 = arith.extsi %arg3 : i32 to i64
    %94 = arith.truncf %91#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %95 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %96 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %97 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %98 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %99 = arith.extsi %97 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %100 = arith.extsi %98 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %101 = arith.addi %96, %99 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %102 = tt.expand_dims %101 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi64, #blocked>
    %103 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked>
    %104 = arith.muli %102, %103 : tensor<64x1xi64, #blocked>
    %105 = tt.broadcast %104 : tensor<64x1xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %106 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %107 = arith.addi %106, %100 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %108 = tt.expand_dims %107 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %109 = tt.broadcast %108 : tensor<1x64xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %110 = arith.addi %105, %109 : tensor<64x64xi64, #blocked>
    %111 = tt.addptr %95, %110 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi64, #blocked>
    %112 = arith.cmpi sge, %102, %cst_3 : tensor<64x1xi64, #blocked>
    %113 = tt.splat %93 : i64 -> tensor<64x1xi64, #blocked>
    %114 = arith.cmpi slt, %102, %113 : tensor<64x1xi64, #blocked>
    %115 = arith.andi %112, %114 : tensor<64x1xi1, #blocked>
    %116 = tt.broadcast %115 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %117 = arith.cmpi sge, %108, %cst_4 : tensor<1x64xi64, #blocked>
    %118 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked>
    %119 = arith.cmpi slt, %108, %118 : tensor<1x64xi64, #blocked>
    %120 = arith.andi %117, %119 : tensor<1x64xi1, #blocked>
    %121 = tt.broadcast %120 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %122 = arith.andi %116, %121 : tensor<64x64xi1, #blocked>
    %123 = ttg.convert_layout %94 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %111, %123, %122 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<32> : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<32> : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0> : tensor<1x32xi64, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<32x1xi64, #blocked>
    %cst_3 = arith.constant dense<0> : tensor<64x1xi64, #blocked>
    %cst_4 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %c32_i64 = arith.constant 32 : i64
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %9 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = arith.extsi %10 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = arith.extsi %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %9, %12 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi64, #blocked1>
    %16 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked1>
    %17 = arith.muli %15, %16 : tensor<64x1xi64, #blocked1>
    %18 = tt.broadcast %17 : tensor<64x1xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.extsi %19 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = arith.extsi %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %23 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked1>
    %24 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %25 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked>
    %26 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = arith.addi %26, %13 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %28 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %29 = tt.broadcast %28 : tensor<1x64xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %30 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %33 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %34 = tt.expand_dims %21 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi64, #blocked1>
    %35 = tt.broadcast %34 : tensor<1x32xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
    %36 = arith.addi %18, %35 : tensor<64x32xi64, #blocked1>
    %37 = tt.addptr %8, %36 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi64, #blocked1>
    %38 = arith.cmpi sge, %34, %cst_1 : tensor<1x32xi64, #blocked1>
    %39 = arith.cmpi slt, %34, %23 : tensor<1x32xi64, #blocked1>
    %40 = arith.andi %38, %39 : tensor<1x32xi1, #blocked1>
    %41 = tt.broadcast %40 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %42 = ttg.memdesc_subview %31[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
    %43 = tt.splat %33 : i1 -> tensor<64x32xi1, #blocked1>
    %44 = arith.andi %43, %41 : tensor<64x32xi1, #blocked1>
    %45 = ttg.async_copy_global_to_local %37, %42 mask %44 other %cst_5 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable, 2x64x32>
    %46 = ttg.async_commit_group %45
    %47 = tt.expand_dims %22 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi64, #blocked>
    %48 = arith.muli %47, %25 : tensor<32x1xi64, #blocked>
    %49 = tt.broadcast %48 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %50 = arith.addi %49, %29 : tensor<32x64xi64, #blocked>
    %51 = tt.addptr %24, %50 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
    %52 = arith.cmpi sge, %47, %cst_2 : tensor<32x1xi64, #blocked>
    %53 = arith.cmpi slt, %47, %30 : tensor<32x1xi64, #blocked>
    %54 = arith.andi %52, %53 : tensor<32x1xi1, #blocked>
    %55 = tt.broadcast %54 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %56 = ttg.memdesc_subview %32[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %57 = tt.splat %33 : i1 -> tensor<32x64xi1, #blocked>
    %58 = arith.andi %57, %55 : tensor<32x64xi1, #blocked>
    %59 = ttg.async_copy_global_to_local %51, %56 mask %58 other %cst_6 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %60 = ttg.async_commit_group %59
    %61 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %62 = arith.addi %21, %cst_0 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %63 = tt.expand_dims %62 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi64, #blocked1>
    %64 = tt.broadcast %63 : tensor<1x32xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
    %65 = arith.addi %18, %64 : tensor<64x32xi64, #blocked1>
    %66 = tt.addptr %8, %65 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi64, #blocked1>
    %67 = arith.cmpi sge, %63, %cst_1 : tensor<1x32xi64, #blocked1>
    %68 = arith.cmpi slt, %63, %23 : tensor<1x32xi64, #blocked1>
    %69 = arith.andi %67, %68 : tensor<1x32xi1, #blocked1>
    %70 = tt.broadcast %69 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %71 = ttg.memdesc_subview %31[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
    %72 = tt.splat %61 : i1 -> tensor<64x32xi1, #blocked1>
    %73 = arith.andi %72, %70 : tensor<64x32xi1, #blocked1>
    %74 = ttg.async_copy_global_to_local %66, %71 mask %73 other %cst_5 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable, 2x64x32>
    %75 = ttg.async_commit_group %74
    %76 = arith.addi %22, %cst : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %77 = tt.expand_dims %76 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi64, #blocked>
    %78 = arith.muli %77, %25 : tensor<32x1xi64, #blocked>
    %79 = tt.broadcast %78 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %80 = arith.addi %79, %29 : tensor<32x64xi64, #blocked>
    %81 = tt.addptr %24, %80 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
    %82 = arith.cmpi sge, %77, %cst_2 : tensor<32x1xi64, #blocked>
    %83 = arith.cmpi slt, %77, %30 : tensor<32x1xi64, #blocked>
    %84 = arith.andi %82, %83 : tensor<32x1xi1, #blocked>
    %85 = tt.broadcast %84 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %86 = ttg.memdesc_subview %32[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %87 = tt.splat %61 : i1 -> tensor<32x64xi1, #blocked>
    %88 = arith.andi %87, %85 : tensor<32x64xi1, #blocked>
    %89 = ttg.async_copy_global_to_local %81, %86 mask %88 other %cst_6 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %90 = ttg.async_commit_group %89
    %91:8 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst_7, %arg8 = %c32_i64, %arg9 = %c1_i32, %arg10 = %c-1_i32, %arg11 = %46, %arg12 = %75, %arg13 = %60, %arg14 = %90) -> (tensor<64x64xf32, #mma>, i64, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %119 = arith.subi %arg5, %c64_i32 : i32
      %120 = arith.cmpi slt, %arg6, %119 : i32
      %121 = arith.addi %arg10, %c1_i32 : i32
      %122 = arith.cmpi sge, %121, %c2_i32 : i32
      %123 = arith.select %122, %c0_i32, %121 : i32
      %124 = ttg.async_wait %arg11, %arg13 {num = 2 : i32}
      %125 = ttg.memdesc_subview %31[%123, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
      %126 = ttg.local_load %125 token %124 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %127 = ttg.memdesc_subview %32[%123, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
      %128 = ttg.local_load %127 token %124 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %129 = tt.dot %126, %128, %arg7, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %130 = arith.addi %arg8, %c32_i64 : i64
      %131 = arith.addi %arg9, %c1_i32 : i32
      %132 = arith.cmpi sge, %131, %c2_i32 : i32
      %133 = arith.select %132, %c0_i32, %131 : i32
      %134 = tt.splat %130 : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %135 = arith.addi %134, %21 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %136 = tt.expand_dims %135 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi64, #blocked1>
      %137 = tt.broadcast %136 : tensor<1x32xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
      %138 = arith.addi %18, %137 : tensor<64x32xi64, #blocked1>
      %139 = tt.addptr %8, %138 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi64, #blocked1>
      %140 = arith.cmpi sge, %136, %cst_1 : tensor<1x32xi64, #blocked1>
      %141 = arith.cmpi slt, %136, %23 : tensor<1x32xi64, #blocked1>
      %142 = arith.andi %140, %141 : tensor<1x32xi1, #blocked1>
      %143 = tt.broadcast %142 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %144 = ttg.memdesc_subview %31[%133, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
      %145 = tt.splat %120 : i1 -> tensor<64x32xi1, #blocked1>
      %146 = arith.andi %145, %143 : tensor<64x32xi1, #blocked1>
      %147 = ttg.async_copy_global_to_local %139, %144 mask %146 other %cst_5 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable, 2x64x32>
      %148 = ttg.async_commit_group %147
      %149 = tt.splat %130 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %150 = arith.addi %149, %22 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %151 = tt.expand_dims %150 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi64, #blocked>
      %152 = arith.muli %151, %25 : tensor<32x1xi64, #blocked>
      %153 = tt.broadcast %152 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
      %154 = arith.addi %153, %29 : tensor<32x64xi64, #blocked>
      %155 = tt.addptr %24, %154 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      %156 = arith.cmpi sge, %151, %cst_2 : tensor<32x1xi64, #blocked>
      %157 = arith.cmpi slt, %151, %30 : tensor<32x1xi64, #blocked>
      %158 = arith.andi %156, %157 : tensor<32x1xi1, #blocked>
      %159 = tt.broadcast %158 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %160 = ttg.memdesc_subview %32[%133, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
      %161 = tt.splat %120 : i1 -> tensor<32x64xi1, #blocked>
      %162 = arith.andi %161, %159 : tensor<32x64xi1, #blocked>
      %163 = ttg.async_copy_global_to_local %155, %160 mask %162 other %cst_6 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable, 2x32x64>
      %164 = ttg.async_commit_group %163
      scf.yield %129, %130, %133, %123, %arg12, %148, %arg14, %164 : tensor<64x64xf32, #mma>, i64, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %92 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %32 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %93 = arith.extsi %arg3 : i32 to i64
    %94 = arith.truncf %91#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %95 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %96 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %97 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %98 = arith.extsi %97 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %99 = arith.addi %96, %98 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %100 = tt.expand_dims %99 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi64, #blocked>
    %101 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked>
    %102 = arith.muli %100, %101 : tensor<64x1xi64, #blocked>
    %103 = tt.broadcast %102 : tensor<64x1xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %104 = tt.broadcast %28 : tensor<1x64xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %105 = arith.addi %103, %104 : tensor<64x64xi64, #blocked>
    %106 = tt.addptr %95, %105 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi64, #blocked>
    %107 = arith.cmpi sge, %100, %cst_3 : tensor<64x1xi64, #blocked>
    %108 = tt.splat %93 : i64 -> tensor<64x1xi64, #blocked>
    %109 = arith.cmpi slt, %100, %108 : tensor<64x1xi64, #blocked>
    %110 = arith.andi %107, %109 : tensor<64x1xi1, #blocked>
    %111 = tt.broadcast %110 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %112 = arith.cmpi sge, %28, %cst_4 : tensor<1x64xi64, #blocked>
    %113 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked>
    %114 = arith.cmpi slt, %28, %113 : tensor<1x64xi64, #blocked>
    %115 = arith.andi %112, %114 : tensor<1x64xi1, #blocked>
    %116 = tt.broadcast %115 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %117 = arith.andi %111, %116 : tensor<64x64xi1, #blocked>
    %118 = ttg.convert_layout %94 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %106, %118, %117 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_block_pointers(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c32_i64 = arith.constant 32 : i64
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_2 = arith.constant dense<0> : tensor<1x64xi64, #blocked>
    %cst_3 = arith.constant dense<0> : tensor<64x1xi64, #blocked>
    %cst_4 = arith.constant dense<0> : tensor<32x1xi64, #blocked>
    %cst_5 = arith.constant dense<0> : tensor<1x32xi64, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_6 = arith.constant dense<32> : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_7 = arith.constant dense<32> : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c64_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c64_i32 : i32
    %4 = arith.extsi %arg5 : i32 to i64
    %5 = arith.extsi %1 : i32 to i64
    %6 = arith.extsi %arg4 : i32 to i64
    %7 = arith.extsi %3 : i32 to i64
    %8 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %9 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %12 = arith.extsi %10 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = arith.extsi %11 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %9, %12 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi64, #blocked1>
    %16 = tt.splat %4 : i64 -> tensor<64x1xi64, #blocked1>
    %17 = arith.muli %15, %16 : tensor<64x1xi64, #blocked1>
    %18 = tt.broadcast %17 : tensor<64x1xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
    %19 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.extsi %19 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> to tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = arith.extsi %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %23 = tt.splat %4 : i64 -> tensor<1x32xi64, #blocked1>
    %24 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x64x!tt.ptr<f16>, #blocked>
    %25 = tt.splat %6 : i64 -> tensor<32x1xi64, #blocked>
    %26 = tt.splat %7 : i64 -> tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = arith.addi %26, %13 : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>>
    %28 = tt.expand_dims %27 {axis = 0 : i32} : tensor<64xi64, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi64, #blocked>
    %29 = tt.broadcast %28 : tensor<1x64xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %30 = tt.splat %4 : i64 -> tensor<32x1xi64, #blocked>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    %33 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %34 = tt.expand_dims %21 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi64, #blocked1>
    %35 = tt.broadcast %34 : tensor<1x32xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
    %36 = arith.addi %18, %35 : tensor<64x32xi64, #blocked1>
    %37 = tt.addptr %8, %36 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi64, #blocked1>
    %38 = arith.cmpi sge, %34, %cst_5 : tensor<1x32xi64, #blocked1>
    %39 = arith.cmpi slt, %34, %23 : tensor<1x32xi64, #blocked1>
    %40 = arith.andi %38, %39 : tensor<1x32xi1, #blocked1>
    %41 = tt.broadcast %40 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %42 = ttg.memdesc_subview %31[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
    %43 = tt.splat %33 : i1 -> tensor<64x32xi1, #blocked1>
    %44 = arith.andi %43, %41 : tensor<64x32xi1, #blocked1>
    %45 = ttg.async_copy_global_to_local %37, %42 mask %44 other %cst_1 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable, 2x64x32>
    %46 = ttg.async_commit_group %45
    %47 = tt.expand_dims %22 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi64, #blocked>
    %48 = arith.muli %47, %25 : tensor<32x1xi64, #blocked>
    %49 = tt.broadcast %48 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %50 = arith.addi %49, %29 : tensor<32x64xi64, #blocked>
    %51 = tt.addptr %24, %50 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
    %52 = arith.cmpi sge, %47, %cst_4 : tensor<32x1xi64, #blocked>
    %53 = arith.cmpi slt, %47, %30 : tensor<32x1xi64, #blocked>
    %54 = arith.andi %52, %53 : tensor<32x1xi1, #blocked>
    %55 = tt.broadcast %54 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %56 = ttg.memdesc_subview %32[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %57 = tt.splat %33 : i1 -> tensor<32x64xi1, #blocked>
    %58 = arith.andi %57, %55 : tensor<32x64xi1, #blocked>
    %59 = ttg.async_copy_global_to_local %51, %56 mask %58 other %cst_0 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %60 = ttg.async_commit_group %59
    %61 = arith.cmpi sgt, %arg5, %c32_i32 : i32
    %62 = arith.addi %21, %cst_6 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %63 = tt.expand_dims %62 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi64, #blocked1>
    %64 = tt.broadcast %63 : tensor<1x32xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
    %65 = arith.addi %18, %64 : tensor<64x32xi64, #blocked1>
    %66 = tt.addptr %8, %65 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi64, #blocked1>
    %67 = arith.cmpi sge, %63, %cst_5 : tensor<1x32xi64, #blocked1>
    %68 = arith.cmpi slt, %63, %23 : tensor<1x32xi64, #blocked1>
    %69 = arith.andi %67, %68 : tensor<1x32xi1, #blocked1>
    %70 = tt.broadcast %69 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %71 = ttg.memdesc_subview %31[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
    %72 = tt.splat %61 : i1 -> tensor<64x32xi1, #blocked1>
    %73 = arith.andi %72, %70 : tensor<64x32xi1, #blocked1>
    %74 = ttg.async_copy_global_to_local %66, %71 mask %73 other %cst_1 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable, 2x64x32>
    %75 = ttg.async_commit_group %74
    %76 = arith.addi %22, %cst_7 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %77 = tt.expand_dims %76 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi64, #blocked>
    %78 = arith.muli %77, %25 : tensor<32x1xi64, #blocked>
    %79 = tt.broadcast %78 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
    %80 = arith.addi %79, %29 : tensor<32x64xi64, #blocked>
    %81 = tt.addptr %24, %80 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
    %82 = arith.cmpi sge, %77, %cst_4 : tensor<32x1xi64, #blocked>
    %83 = arith.cmpi slt, %77, %30 : tensor<32x1xi64, #blocked>
    %84 = arith.andi %82, %83 : tensor<32x1xi1, #blocked>
    %85 = tt.broadcast %84 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %86 = ttg.memdesc_subview %32[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %87 = tt.splat %61 : i1 -> tensor<32x64xi1, #blocked>
    %88 = arith.andi %87, %85 : tensor<32x64xi1, #blocked>
    %89 = ttg.async_copy_global_to_local %81, %86 mask %88 other %cst_0 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable, 2x32x64>
    %90 = ttg.async_commit_group %89
    %91:8 = scf.for %arg6 = %c0_i32 to %arg5 step %c32_i32 iter_args(%arg7 = %cst, %arg8 = %c32_i64, %arg9 = %c1_i32, %arg10 = %c-1_i32, %arg11 = %46, %arg12 = %75, %arg13 = %60, %arg14 = %90) -> (tensor<64x64xf32, #mma>, i64, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %119 = arith.subi %arg5, %c64_i32 : i32
      %120 = arith.cmpi slt, %arg6, %119 : i32
      %121 = arith.addi %arg10, %c1_i32 : i32
      %122 = arith.cmpi sge, %121, %c2_i32 : i32
      %123 = arith.select %122, %c0_i32, %121 : i32
      %124 = ttg.async_wait %arg11, %arg13 {num = 2 : i32}
      %125 = ttg.memdesc_subview %31[%123, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
      %126 = ttg.local_load %125 token %124 : !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %127 = ttg.memdesc_subview %32[%123, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
      %128 = ttg.local_load %127 token %124 : !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %129 = tt.dot %126, %128, %arg7, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %130 = arith.addi %arg8, %c32_i64 : i64
      %131 = arith.addi %arg9, %c1_i32 : i32
      %132 = arith.cmpi sge, %131, %c2_i32 : i32
      %133 = arith.select %132, %c0_i32, %131 : i32
      %134 = tt.splat %130 : i64 -> tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %135 = arith.addi %134, %21 : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %136 = tt.expand_dims %135 {axis = 0 : i32} : tensor<32xi64, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi64, #blocked1>
      %137 = tt.broadcast %136 : tensor<1x32xi64, #blocked1> -> tensor<64x32xi64, #blocked1>
      %138 = arith.addi %18, %137 : tensor<64x32xi64, #blocked1>
      %139 = tt.addptr %8, %138 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi64, #blocked1>
      %140 = arith.cmpi sge, %136, %cst_5 : tensor<1x32xi64, #blocked1>
      %141 = arith.cmpi slt, %136, %23 : tensor<1x32xi64, #blocked1>
      %142 = arith.andi %140, %141 : tensor<1x32xi1, #blocked1>
      %143 = tt.broadcast %142 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %144 = ttg.memdesc_subview %31[%133, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x32xf16, #shared, #smem, mutable, 2x64x32>
      %145 = tt.splat %120 : i1 -> tensor<64x32xi1, #blocked1>
      %146 = arith.andi %145, %143 : tensor<64x32xi1, #blocked1>
      %147 = ttg.async_copy_global_to_local %139, %144 mask %146 other %cst_1 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> <64x32xf16, #shared, #smem, mutable, 2x64x32>
      %148 = ttg.async_commit_group %147
      %149 = tt.splat %130 : i64 -> tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %150 = arith.addi %149, %22 : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
      %151 = tt.expand_dims %150 {axis = 1 : i32} : tensor<32xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi64, #blocked>
      %152 = arith.muli %151, %25 : tensor<32x1xi64, #blocked>
      %153 = tt.broadcast %152 : tensor<32x1xi64, #blocked> -> tensor<32x64xi64, #blocked>
      %154 = arith.addi %153, %29 : tensor<32x64xi64, #blocked>
      %155 = tt.addptr %24, %154 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi64, #blocked>
      %156 = arith.cmpi sge, %151, %cst_4 : tensor<32x1xi64, #blocked>
      %157 = arith.cmpi slt, %151, %30 : tensor<32x1xi64, #blocked>
      %158 = arith.andi %156, %157 : tensor<32x1xi1, #blocked>
      %159 = tt.broadcast %158 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %160 = ttg.memdesc_subview %32[%133, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<32x64xf16, #shared1, #smem, mutable, 2x32x64>
      %161 = tt.splat %120 : i1 -> tensor<32x64xi1, #blocked>
      %162 = arith.andi %161, %159 : tensor<32x64xi1, #blocked>
      %163 = ttg.async_copy_global_to_local %155, %160 mask %162 other %cst_0 : tensor<32x64x!tt.ptr<f16>, #blocked> -> <32x64xf16, #shared1, #smem, mutable, 2x32x64>
      %164 = ttg.async_commit_group %163
      scf.yield %129, %130, %133, %123, %arg12, %148, %arg14, %164 : tensor<64x64xf32, #mma>, i64, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %92 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %32 : !ttg.memdesc<2x32x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<2x64x32xf16, #shared, #smem, mutable>
    %93 = arith.extsi %arg3 : i32 to i64
    %94 = arith.truncf %91#0 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %95 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %96 = tt.splat %5 : i64 -> tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %97 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %98 = arith.extsi %97 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> to tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %99 = arith.addi %96, %98 : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>>
    %100 = tt.expand_dims %99 {axis = 1 : i32} : tensor<64xi64, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi64, #blocked>
    %101 = tt.splat %6 : i64 -> tensor<64x1xi64, #blocked>
    %102 = arith.muli %100, %101 : tensor<64x1xi64, #blocked>
    %103 = tt.broadcast %102 : tensor<64x1xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %104 = tt.broadcast %28 : tensor<1x64xi64, #blocked> -> tensor<64x64xi64, #blocked>
    %105 = arith.addi %103, %104 : tensor<64x64xi64, #blocked>
    %106 = tt.addptr %95, %105 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi64, #blocked>
    %107 = arith.cmpi sge, %100, %cst_3 : tensor<64x1xi64, #blocked>
    %108 = tt.splat %93 : i64 -> tensor<64x1xi64, #blocked>
    %109 = arith.cmpi slt, %100, %108 : tensor<64x1xi64, #blocked>
    %110 = arith.andi %107, %109 : tensor<64x1xi1, #blocked>
    %111 = tt.broadcast %110 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %112 = arith.cmpi sge, %28, %cst_2 : tensor<1x64xi64, #blocked>
    %113 = tt.splat %6 : i64 -> tensor<1x64xi64, #blocked>
    %114 = arith.cmpi slt, %28, %113 : tensor<1x64xi64, #blocked>
    %115 = arith.andi %112, %114 : tensor<1x64xi1, #blocked>
    %116 = tt.broadcast %115 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %117 = arith.andi %111, %116 : tensor<64x64xi1, #blocked>
    %118 = ttg.convert_layout %94 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %106, %118, %117 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
