// Kernel matmul_specialized of kernels/matmul_tma.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature tensordesc<fp16[128,64]> tensordesc<fp16[128,64]> *fp16:16 i32:16 i32; constants none
// Triton 3.5.1, ast_to_ttir
module {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %c128_i32 = arith.constant 128 : i32
    %c128_i32_0 = arith.constant 128 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %c128_i32_0 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %4 = arith.cmpi sle, %3, %c2147483647_i64 : i64
    %5 = arith.cmpi sge, %3, %c-2147483648_i64 : i64
    %6 = arith.andi %4, %5 : i1
    %7 = arith.muli %0, %c128_i32_0 : i32
    %8 = tt.get_program_id y : i32
    %c128_i32_1 = arith.constant 128 : i32
    %c128_i32_2 = arith.constant 128 : i32
    %9 = arith.extsi %8 : i32 to i64
    %10 = arith.extsi %c128_i32_2 : i32 to i64
    %11 = arith.muli %9, %10 : i64
    %c2147483647_i64_3 = arith.constant 2147483647 : i64
    %c-2147483648_i64_4 = arith.constant -2147483648 : i64
    %12 = arith.cmpi sle, %11, %c2147483647_i64_3 : i64
    %13 = arith.cmpi sge, %11, %c-2147483648_i64_4 : i64
    %14 = arith.andi %12, %13 : i1
    %15 = arith.muli %8, %c128_i32_2 : i32
    %16 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() : () -> tensor<128x128xf32>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %17 = arith.bitcast %c0_i32 : i32 to i32
    %18 = arith.bitcast %arg12 : i32 to i32
    %19 = arith.bitcast %c64_i32 : i32 to i32
    %20 = ub.poison : i32
    %21 = scf.for %arg13 = %17 to %18 step %19 iter_args(%arg14 = %16) -> (tensor<128x128xf32>)  : i32 {
      %62 = tt.descriptor_load %arg0[%7, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
      %63 = tt.descriptor_load %arg5[%15, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
      %64 = tt.trans %63 {order = array<i32: 1, 0>} : tensor<128x64xf16> -> tensor<64x128xf16>
      %cst_20 = arith.constant 0.000000e+00 : f32
      %65 = tt.dot %62, %64, %arg14, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x128xf16> -> tensor<128x128xf32>
      scf.yield %65 : tensor<128x128xf32>
    } {tt.warp_specialize}
    %22 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %23 = tt.splat %7 : i32 -> tensor<128xi32>
    %24 = arith.extsi %23 : tensor<128xi32> to tensor<128xi64>
    %25 = arith.extsi %22 : tensor<128xi32> to tensor<128xi64>
    %26 = arith.addi %24, %25 : tensor<128xi64>
    %c2147483647_i64_5 = arith.constant 2147483647 : i64
    %c-2147483648_i64_6 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<128xi64>
    %27 = arith.cmpi sle, %26, %cst : tensor<128xi64>
    %cst_7 = arith.constant dense<-2147483648> : tensor<128xi64>
    %28 = arith.cmpi sge, %26, %cst_7 : tensor<128xi64>
    %29 = arith.andi %27, %28 : tensor<128xi1>
    %30 = arith.addi %23, %22 : tensor<128xi32>
    %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %32 = tt.splat %arg11 : i32 -> tensor<128x1xi32>
    %33 = arith.extsi %31 : tensor<128x1xi32> to tensor<128x1xi64>
    %34 = arith.extsi %32 : tensor<128x1xi32> to tensor<128x1xi64>
    %35 = arith.muli %33, %34 : tensor<128x1xi64>
    %c2147483647_i64_8 = arith.constant 2147483647 : i64
    %c-2147483648_i64_9 = arith.constant -2147483648 : i64
    %cst_10 = arith.constant dense<2147483647> : tensor<128x1xi64>
    %36 = arith.cmpi sle, %35, %cst_10 : tensor<128x1xi64>
    %cst_11 = arith.constant dense<-2147483648> : tensor<128x1xi64>
    %37 = arith.cmpi sge, %35, %cst_11 : tensor<128x1xi64>
    %38 = arith.andi %36, %37 : tensor<128x1xi1>
    %39 = arith.muli %31, %32 : tensor<128x1xi32>
    %40 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %41 = tt.splat %15 : i32 -> tensor<128xi32>
    %42 = arith.extsi %41 : tensor<128xi32> to tensor<128xi64>
    %43 = arith.extsi %40 : tensor<128xi32> to tensor<128xi64>
    %44 = arith.addi %42, %43 : tensor<128xi64>
    %c2147483647_i64_12 = arith.constant 2147483647 : i64
    %c-2147483648_i64_13 = arith.constant -2147483648 : i64
    %cst_14 = arith.constant dense<2147483647> : tensor<128xi64>
    %45 = arith.cmpi sle, %44, %cst_14 : tensor<128xi64>
    %cst_15 = arith.constant dense<-2147483648> : tensor<128xi64>
    %46 = arith.cmpi sge, %44, %cst_15 : tensor<128xi64>
    %47 = arith.andi %45, %46 : tensor<128xi1>
    %48 = arith.addi %41, %40 : tensor<128xi32>
    %49 = tt.expand_dims %48 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %50 = tt.broadcast %39 : tensor<128x1xi32> -> tensor<128x128xi32>
    %51 = tt.broadcast %49 : tensor<1x128xi32> -> tensor<128x128xi32>
    %52 = arith.extsi %50 : tensor<128x128xi32> to tensor<128x128xi64>
    %53 = arith.extsi %51 : tensor<128x128xi32> to tensor<128x128xi64>
    %54 = arith.addi %52, %53 : tensor<128x128xi64>
    %c2147483647_i64_16 = arith.constant 2147483647 : i64
    %c-2147483648_i64_17 = arith.constant -2147483648 : i64
    %cst_18 = arith.constant dense<2147483647> : tensor<128x128xi64>
    %55 = arith.cmpi sle, %54, %cst_18 : tensor<128x128xi64>
    %cst_19 = arith.constant dense<-2147483648> : tensor<128x128xi64>
    %56 = arith.cmpi sge, %54, %cst_19 : tensor<128x128xi64>
    %57 = arith.andi %55, %56 : tensor<128x128xi1>
    %58 = arith.addi %50, %51 : tensor<128x128xi32>
    %59 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>>
    %60 = tt.addptr %59, %58 : tensor<128x128x!tt.ptr<f16>>, tensor<128x128xi32>
    %61 = arith.truncf %21 : tensor<128x128xf32> to tensor<128x128xf16>
    tt.store %60, %61 : tensor<128x128x!tt.ptr<f16>>
    tt.return
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() -> tensor<128x128xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    tt.return %cst_0 : tensor<128x128xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<128x128xf32>
    tt.return %0 : tensor<128x128xf32>
  }
}
// -----
// Triton 3.5.1, make_ttir
module {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %cst) -> (tensor<128x128xf32>)  : i32 {
      %20 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
      %21 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
      %22 = tt.trans %21 {order = array<i32: 1, 0>} : tensor<128x64xf16> -> tensor<64x128xf16>
      %23 = tt.dot %20, %22, %arg14, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x128xf16> -> tensor<128x128xf32>
      scf.yield %23 : tensor<128x128xf32>
    } {tt.warp_specialize}
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %6 = tt.splat %1 : i32 -> tensor<128xi32>
    %7 = arith.addi %6, %5 : tensor<128xi32>
    %8 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %9 = tt.splat %arg11 : i32 -> tensor<128x1xi32>
    %10 = arith.muli %8, %9 : tensor<128x1xi32>
    %11 = tt.splat %3 : i32 -> tensor<128xi32>
    %12 = arith.addi %11, %5 : tensor<128xi32>
    %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %14 = tt.broadcast %10 : tensor<128x1xi32> -> tensor<128x128xi32>
    %15 = tt.broadcast %13 : tensor<1x128xi32> -> tensor<128x128xi32>
    %16 = arith.addi %14, %15 : tensor<128x128xi32>
    %17 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>>
    %18 = tt.addptr %17, %16 : tensor<128x128x!tt.ptr<f16>>, tensor<128x128xi32>
    %19 = arith.truncf %4 : tensor<128x128xf32> to tensor<128x128xf16>
    tt.store %18, %19 : tensor<128x128x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %25 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %26 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %27 = tt.trans %26 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
      %28 = ttg.convert_layout %27 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #blocked>
      %29 = ttg.convert_layout %25 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>>
      %30 = ttg.convert_layout %28 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>>
      %31 = ttg.convert_layout %arg14 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked3>
      %32 = tt.dot %29, %30, %31, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>> -> tensor<128x128xf32, #blocked3>
      %33 = ttg.convert_layout %32 : tensor<128x128xf32, #blocked3> -> tensor<128x128xf32, #blocked>
      scf.yield %33 : tensor<128x128xf32, #blocked>
    } {tt.warp_specialize}
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked4>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #blocked4>
    %7 = arith.addi %6, %5 : tensor<128xi32, #blocked4>
    %8 = ttg.convert_layout %7 : tensor<128xi32, #blocked4> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %9 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<128x1xi32, #blocked5>
    %10 = ttg.convert_layout %9 : tensor<128x1xi32, #blocked5> -> tensor<128x1xi32, #blocked6>
    %11 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked6>
    %12 = arith.muli %10, %11 : tensor<128x1xi32, #blocked6>
    %13 = tt.splat %3 : i32 -> tensor<128xi32, #blocked4>
    %14 = arith.addi %13, %5 : tensor<128xi32, #blocked4>
    %15 = ttg.convert_layout %14 : tensor<128xi32, #blocked4> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked7}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked7}>> -> tensor<1x128xi32, #blocked7>
    %17 = ttg.convert_layout %16 : tensor<1x128xi32, #blocked7> -> tensor<1x128xi32, #blocked>
    %18 = tt.broadcast %12 : tensor<128x1xi32, #blocked6> -> tensor<128x128xi32, #blocked6>
    %19 = ttg.convert_layout %18 : tensor<128x128xi32, #blocked6> -> tensor<128x128xi32, #blocked>
    %20 = tt.broadcast %17 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %21 = arith.addi %19, %20 : tensor<128x128xi32, #blocked>
    %22 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %23 = tt.addptr %22, %21 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %24 = arith.truncf %4 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    tt.store %23, %24 : tensor<128x128x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %27 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %28 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %29 = tt.trans %28 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
      %30 = ttg.convert_layout %29 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #blocked>
      %31 = ttg.convert_layout %27 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>>
      %32 = ttg.convert_layout %30 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>>
      %33 = ttg.convert_layout %arg14 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked3>
      %34 = tt.dot %31, %32, %33, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>> -> tensor<128x128xf32, #blocked3>
      %35 = ttg.convert_layout %34 : tensor<128x128xf32, #blocked3> -> tensor<128x128xf32, #blocked>
      scf.yield %35 : tensor<128x128xf32, #blocked>
    } {tt.warp_specialize}
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked4>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #blocked4>
    %7 = arith.addi %6, %5 : tensor<128xi32, #blocked4>
    %8 = ttg.convert_layout %7 : tensor<128xi32, #blocked4> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %9 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<128x1xi32, #blocked5>
    %10 = ttg.convert_layout %9 : tensor<128x1xi32, #blocked5> -> tensor<128x1xi32, #blocked6>
    %11 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked6>
    %12 = arith.muli %10, %11 : tensor<128x1xi32, #blocked6>
    %13 = tt.splat %3 : i32 -> tensor<128xi32, #blocked4>
    %14 = arith.addi %13, %5 : tensor<128xi32, #blocked4>
    %15 = ttg.convert_layout %14 : tensor<128xi32, #blocked4> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked7}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked7}>> -> tensor<1x128xi32, #blocked7>
    %17 = ttg.convert_layout %16 : tensor<1x128xi32, #blocked7> -> tensor<1x128xi32, #blocked>
    %18 = tt.broadcast %12 : tensor<128x1xi32, #blocked6> -> tensor<128x128xi32, #blocked6>
    %19 = ttg.convert_layout %18 : tensor<128x128xi32, #blocked6> -> tensor<128x128xi32, #blocked>
    %20 = tt.broadcast %17 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %21 = arith.addi %19, %20 : tensor<128x128xi32, #blocked>
    %22 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked>
    %23 = tt.addptr %22, %21 : tensor<128x128x!tt.ptr<f16>, #blocked>, tensor<128x128xi32, #blocked>
    %24 = arith.truncf %4 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %25 = ttg.convert_layout %23 : tensor<128x128x!tt.ptr<f16>, #blocked> -> tensor<128x128x!tt.ptr<f16>, #blocked8>
    %26 = ttg.convert_layout %24 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked8>
    tt.store %25, %26 : tensor<128x128x!tt.ptr<f16>, #blocked8>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %22 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %23 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %24 = tt.trans %23 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
      %25 = ttg.convert_layout %22 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %26 = ttg.convert_layout %24 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %27 = tt.dot %25, %26, %arg14, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<128x128xf32, #blocked>
      scf.yield %27 : tensor<128x128xf32, #blocked>
    } {tt.warp_specialize}
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %8 = arith.addi %7, %5 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %10 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked3>
    %11 = arith.muli %9, %10 : tensor<128x1xi32, #blocked3>
    %12 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = arith.addi %12, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %15 = tt.broadcast %11 : tensor<128x1xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %16 = tt.broadcast %14 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %17 = arith.addi %15, %16 : tensor<128x128xi32, #blocked3>
    %18 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked3>
    %19 = tt.addptr %18, %17 : tensor<128x128x!tt.ptr<f16>, #blocked3>, tensor<128x128xi32, #blocked3>
    %20 = arith.truncf %4 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %21 = ttg.convert_layout %20 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked3>
    tt.store %19, %21 : tensor<128x128x!tt.ptr<f16>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %22 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %23 = ttg.local_alloc %22 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %24 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %25 = tt.trans %24 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
      %26 = ttg.local_alloc %25 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %27 = ttg.convert_layout %arg14 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked3>
      %result, %token = ttng.tmem_alloc %27 : (tensor<128x128xf32, #blocked3>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %28 = ttng.tc_gen5_mma %23, %26, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_0, %token_1 = ttng.tmem_load %result[%28] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked3>
      %29 = ttg.convert_layout %result_0 : tensor<128x128xf32, #blocked3> -> tensor<128x128xf32, #blocked>
      scf.yield %29 : tensor<128x128xf32, #blocked>
    } {tt.warp_specialize}
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %7, %5 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %9 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %10 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked4>
    %11 = arith.muli %9, %10 : tensor<128x1xi32, #blocked4>
    %12 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %13 = arith.addi %12, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %15 = tt.broadcast %11 : tensor<128x1xi32, #blocked4> -> tensor<128x128xi32, #blocked4>
    %16 = tt.broadcast %14 : tensor<1x128xi32, #blocked4> -> tensor<128x128xi32, #blocked4>
    %17 = arith.addi %15, %16 : tensor<128x128xi32, #blocked4>
    %18 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked4>
    %19 = tt.addptr %18, %17 : tensor<128x128x!tt.ptr<f16>, #blocked4>, tensor<128x128xi32, #blocked4>
    %20 = arith.truncf %4 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %21 = ttg.convert_layout %20 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked4>
    tt.store %19, %21 : tensor<128x128x!tt.ptr<f16>, #blocked4>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %22 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %23 = ttg.local_alloc %22 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %24 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %25 = tt.trans %24 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
      %26 = ttg.local_alloc %25 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %arg14 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %27 = ttng.tc_gen5_mma %23, %26, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_0, %token_1 = ttng.tmem_load %result[%27] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      scf.yield %result_0 : tensor<128x128xf32, #blocked>
    } {tt.warp_specialize}
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %8 = arith.addi %7, %5 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %10 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked3>
    %11 = arith.muli %9, %10 : tensor<128x1xi32, #blocked3>
    %12 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = arith.addi %12, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %15 = tt.broadcast %11 : tensor<128x1xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %16 = tt.broadcast %14 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %17 = arith.addi %15, %16 : tensor<128x128xi32, #blocked3>
    %18 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked3>
    %19 = tt.addptr %18, %17 : tensor<128x128x!tt.ptr<f16>, #blocked3>, tensor<128x128xi32, #blocked3>
    %20 = arith.truncf %4 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %21 = ttg.convert_layout %20 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked3>
    tt.store %19, %21 : tensor<128x128x!tt.ptr<f16>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_optimize_dot_operands(True)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %22 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %23 = ttg.local_alloc %22 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %24 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %25 = ttg.local_alloc %24 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %26 = ttg.memdesc_trans %25 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %arg14 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %27 = ttng.tc_gen5_mma %23, %26, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_0, %token_1 = ttng.tmem_load %result[%27] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      scf.yield %result_0 : tensor<128x128xf32, #blocked>
    } {tt.warp_specialize}
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = arith.addi %7, %5 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %10 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked2>
    %11 = arith.muli %9, %10 : tensor<128x1xi32, #blocked2>
    %12 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = arith.addi %12, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %15 = tt.broadcast %11 : tensor<128x1xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %16 = tt.broadcast %14 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %17 = arith.addi %15, %16 : tensor<128x128xi32, #blocked2>
    %18 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %19 = tt.addptr %18, %17 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %20 = arith.truncf %4 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %21 = ttg.convert_layout %20 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %19, %21 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_optimize_descriptor_encoding()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %22 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %23 = ttg.local_alloc %22 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %24 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %25 = ttg.local_alloc %24 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %26 = ttg.memdesc_trans %25 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %arg14 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %27 = ttng.tc_gen5_mma %23, %26, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_0, %token_1 = ttng.tmem_load %result[%27] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      scf.yield %result_0 : tensor<128x128xf32, #blocked>
    } {tt.warp_specialize}
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = arith.addi %7, %5 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %10 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked2>
    %11 = arith.muli %9, %10 : tensor<128x1xi32, #blocked2>
    %12 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = arith.addi %12, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %15 = tt.broadcast %11 : tensor<128x1xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %16 = tt.broadcast %14 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %17 = arith.addi %15, %16 : tensor<128x128xi32, #blocked2>
    %18 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %19 = tt.addptr %18, %17 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %20 = arith.truncf %4 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %21 = ttg.convert_layout %20 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %19, %21 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_optimize_accumulator_init()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4:2 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %cst, %arg15 = %false) -> (tensor<128x128xf32, #blocked>, i1)  : i32 {
      %22 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %23 = ttg.local_alloc %22 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %24 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %25 = ttg.local_alloc %24 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %26 = ttg.memdesc_trans %25 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %arg14 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %27 = ttng.tc_gen5_mma %23, %26, %result[%token], %arg15, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_0, %token_1 = ttng.tmem_load %result[%27] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      scf.yield %result_0, %true : tensor<128x128xf32, #blocked>, i1
    } {tt.warp_specialize}
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = arith.addi %7, %5 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %10 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked2>
    %11 = arith.muli %9, %10 : tensor<128x1xi32, #blocked2>
    %12 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %13 = arith.addi %12, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %15 = tt.broadcast %11 : tensor<128x1xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %16 = tt.broadcast %14 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %17 = arith.addi %15, %16 : tensor<128x128xi32, #blocked2>
    %18 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %19 = tt.addptr %18, %17 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %20 = arith.truncf %4#0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %21 = ttg.convert_layout %20 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %19, %21 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_hoist_tmem_alloc(False)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %4 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %5:2 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %false, %arg15 = %4) -> (i1, !ttg.async.token)  : i32 {
      %23 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %24 = ttg.local_alloc %23 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %25 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %26 = ttg.local_alloc %25 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %27 = ttg.memdesc_trans %26 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %28 = ttng.tc_gen5_mma %24, %27, %result[%arg15], %arg14, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %true, %28 : i1, !ttg.async.token
    } {tt.warp_specialize}
    %result_0, %token_1 = ttng.tmem_load %result[%5#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %8, %6 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %11 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked2>
    %12 = arith.muli %10, %11 : tensor<128x1xi32, #blocked2>
    %13 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %13, %7 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %16 = tt.broadcast %12 : tensor<128x1xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %17 = tt.broadcast %15 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %18 = arith.addi %16, %17 : tensor<128x128xi32, #blocked2>
    %19 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %20 = tt.addptr %19, %18 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %21 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %22 = ttg.convert_layout %21 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %20, %22 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %4 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %5:2 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %false, %arg15 = %4) -> (i1, !ttg.async.token)  : i32 {
      %23 = tt.descriptor_load %arg0[%1, %arg13] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %24 = ttg.local_alloc %23 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %25 = tt.descriptor_load %arg5[%3, %arg13] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %26 = ttg.local_alloc %25 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %27 = ttg.memdesc_trans %26 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %28 = ttng.tc_gen5_mma %24, %27, %result[%arg15], %arg14, %true {tt.latency = 2 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %true, %28 : i1, !ttg.async.token
    } {tt.warp_specialize}
    %result_0, %token_1 = ttng.tmem_load %result[%5#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %8, %6 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %11 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked2>
    %12 = arith.muli %10, %11 : tensor<128x1xi32, #blocked2>
    %13 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %13, %7 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %16 = tt.broadcast %12 : tensor<128x1xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %17 = tt.broadcast %15 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %18 = arith.addi %16, %17 : tensor<128x128xi32, #blocked2>
    %19 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %20 = tt.addptr %19, %18 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %21 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %22 = ttg.convert_layout %21 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %20, %22 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %4 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %5:2 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %false, %arg15 = %4) -> (i1, !ttg.async.token)  : i32 {
      %23 = tt.descriptor_load %arg0[%1, %arg13] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %24 = ttg.local_alloc %23 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %25 = tt.descriptor_load %arg5[%3, %arg13] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
      %26 = ttg.local_alloc %25 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %27 = ttg.memdesc_trans %26 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %28 = ttng.tc_gen5_mma %24, %27, %result[%arg15], %arg14, %true {loop.cluster = 0 : i32, loop.stage = 2 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %true, %28 : i1, !ttg.async.token
    } {tt.scheduled_max_stage = 2 : i32, tt.warp_specialize}
    %result_0, %token_1 = ttng.tmem_load %result[%5#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %8, %6 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %11 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked2>
    %12 = arith.muli %10, %11 : tensor<128x1xi32, #blocked2>
    %13 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = arith.addi %13, %7 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x128xi32, #blocked2>
    %16 = tt.broadcast %12 : tensor<128x1xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %17 = tt.broadcast %15 : tensor<1x128xi32, #blocked2> -> tensor<128x128xi32, #blocked2>
    %18 = arith.addi %16, %17 : tensor<128x128xi32, #blocked2>
    %19 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked2>
    %20 = tt.addptr %19, %18 : tensor<128x128x!tt.ptr<f16>, #blocked2>, tensor<128x128xi32, #blocked2>
    %21 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %22 = ttg.convert_layout %21 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
    tt.store %20, %22 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_warp_specialize(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c128_i32 : i32
    %3 = tt.get_program_id y : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %5 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    %6 = ttng.tmem_store %cst, %5[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    %7 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %8 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %11 = ttg.memdesc_index %9[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %12 = ttg.memdesc_index %9[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %16 = ttg.memdesc_index %13[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %17 = arith.subi %arg12, %c1_i32 : i32
    %18 = arith.divsi %17, %c64_i32 : i32
    %19 = arith.muli %18, %c64_i32 : i32
    %20 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %21 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %22 = ttg.warp_specialize(%9, %13, %7, %8, %19, %5, %21, %arg12, %arg0, %2, %arg5, %4) attributes {requestedRegisters = array<i32: 24, 24>}
    default {
      %40 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %6) -> (!ttg.async.token)  : i32 {
        scf.yield %0 : !ttg.async.token
      } {tt.scheduled_max_stage = 2 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %40 : !ttg.async.token
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(1) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %c64_i32_3 = arith.constant 64 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %true_5 = arith.constant true
      %false = arith.constant false
      %40:3 = scf.for %arg25 = %c0_i32_4 to %arg20 step %c64_i32_3 iter_args(%arg26 = %false, %arg27 = %c0_i32_4, %arg28 = %c0_i32_4) -> (i1, i32, i32)  : i32 {
        %41 = ttg.memdesc_index %arg13[%arg27] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %42 = ttg.memdesc_index %arg14[%arg27] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = ttg.memdesc_index %arg15[%arg27] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %44 = ttg.memdesc_index %arg16[%arg27] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %45 = ttg.memdesc_trans %44 {loop.cluster = 0 : i32, loop.stage = 0 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        ttng.wait_barrier %42, %arg28 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %46 = arith.cmpi eq, %arg25, %arg17 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %47 = ttng.tc_gen5_mma %43, %45, %arg18[], %arg26, %true_5, %41[%true_5], %arg19[%46] {is_async, loop.cluster = 0 : i32, loop.stage = 0 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %48 = arith.addi %arg27, %c1_i32_2 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %49 = arith.xori %arg28, %c1_i32_2 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %50 = arith.cmpi eq, %48, %c3_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %51 = arith.select %50, %c0_i32_4, %48 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %52 = arith.select %50, %49, %arg28 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        scf.yield %true_5, %51, %52 : i1, i32, i32
      } {tt.scheduled_max_stage = 2 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(2) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %c64_i32_3 = arith.constant 64 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %true_5 = arith.constant true
      %40:2 = scf.for %arg25 = %c0_i32_4 to %arg20 step %c64_i32_3 iter_args(%arg26 = %c0_i32_4, %arg27 = %c0_i32_4) -> (i32, i32)  : i32 {
        %41 = ttg.memdesc_index %arg13[%arg26] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %41, %arg27 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %42 = ttg.memdesc_index %arg14[%arg26] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %42, 32768 {loop.cluster = 0 : i32, loop.stage = 0 : i32}, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = ttg.memdesc_index %arg15[%arg26] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg21[%arg22, %arg25] %43, %42, %true_5 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %44 = ttg.memdesc_index %arg16[%arg26] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg23[%arg24, %arg25] %44, %42, %true_5 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %45 = arith.addi %arg26, %c1_i32_2 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %46 = arith.xori %arg27, %c1_i32_2 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %47 = arith.cmpi eq, %45, %c3_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %48 = arith.select %47, %c0_i32_4, %45 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %49 = arith.select %47, %46, %arg27 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        scf.yield %48, %49 : i32, i32
      } {tt.scheduled_max_stage = 2 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32) -> !ttg.async.token
    ttng.wait_barrier %21, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %20 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %13 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %9 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %8 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %7 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %result_0, %token_1 = ttng.tmem_load %5[%22] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128> -> tensor<128x128xf32, #blocked>
    %23 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %24 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %25 = tt.splat %2 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %26 = arith.addi %25, %23 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %27 = tt.expand_dims %26 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %28 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked1>
    %29 = arith.muli %27, %28 : tensor<128x1xi32, #blocked1>
    %30 = tt.splat %4 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %31 = arith.addi %30, %24 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %33 = tt.broadcast %29 : tensor<128x1xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %34 = tt.broadcast %32 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %35 = arith.addi %33, %34 : tensor<128x128xi32, #blocked1>
    %36 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %35 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %38 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %39 = ttg.convert_layout %38 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    tt.store %37, %39 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c128_i32 : i32
    %3 = tt.get_program_id y : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %5 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    %6 = ttng.tmem_store %cst, %5[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    %7 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %8 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %11 = ttg.memdesc_index %9[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %12 = ttg.memdesc_index %9[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %16 = ttg.memdesc_index %13[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %17 = arith.subi %arg12, %c1_i32 : i32
    %18 = arith.divsi %17, %c64_i32 : i32
    %19 = arith.muli %18, %c64_i32 : i32
    %20 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %21 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %22 = ttg.warp_specialize(%9, %13, %7, %8, %19, %5, %21, %arg12, %arg0, %2, %arg5, %4) attributes {requestedRegisters = array<i32: 24, 24>}
    default {
      %40 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %6) -> (!ttg.async.token)  : i32 {
        scf.yield %0 : !ttg.async.token
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %40 : !ttg.async.token
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(1) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %c64_i32_3 = arith.constant 64 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %true_5 = arith.constant true
      %false = arith.constant false
      %40:3 = scf.for %arg25 = %c0_i32_4 to %arg20 step %c64_i32_3 iter_args(%arg26 = %false, %arg27 = %c0_i32_4, %arg28 = %c0_i32_4) -> (i1, i32, i32)  : i32 {
        %41 = ttg.memdesc_index %arg13[%arg27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %42 = ttg.memdesc_index %arg14[%arg27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = ttg.memdesc_index %arg15[%arg27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %44 = ttg.memdesc_index %arg16[%arg27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %45 = ttg.memdesc_trans %44 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        ttng.wait_barrier %42, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %46 = arith.cmpi eq, %arg25, %arg17 : i32
        %47 = ttng.tc_gen5_mma %43, %45, %arg18[], %arg26, %true_5, %41[%true_5], %arg19[%46] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %48 = arith.addi %arg27, %c1_i32_2 : i32
        %49 = arith.xori %arg28, %c1_i32_2 : i32
        %50 = arith.cmpi eq, %48, %c3_i32 : i32
        %51 = arith.select %50, %c0_i32_4, %48 : i32
        %52 = arith.select %50, %49, %arg28 : i32
        scf.yield %true_5, %51, %52 : i1, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(2) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %c64_i32_3 = arith.constant 64 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %true_5 = arith.constant true
      %40:2 = scf.for %arg25 = %c0_i32_4 to %arg20 step %c64_i32_3 iter_args(%arg26 = %c0_i32_4, %arg27 = %c0_i32_4) -> (i32, i32)  : i32 {
        %41 = ttg.memdesc_index %arg13[%arg26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %41, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %42 = ttg.memdesc_index %arg14[%arg26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %42, 32768, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = ttg.memdesc_index %arg15[%arg26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg21[%arg22, %arg25] %43, %42, %true_5 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %44 = ttg.memdesc_index %arg16[%arg26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg23[%arg24, %arg25] %44, %42, %true_5 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %45 = arith.addi %arg26, %c1_i32_2 : i32
        %46 = arith.xori %arg27, %c1_i32_2 : i32
        %47 = arith.cmpi eq, %45, %c3_i32 : i32
        %48 = arith.select %47, %c0_i32_4, %45 : i32
        %49 = arith.select %47, %46, %arg27 : i32
        scf.yield %48, %49 : i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32) -> !ttg.async.token
    ttng.wait_barrier %21, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %20 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %13 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %9 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %8 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %7 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %result_0, %token_1 = ttng.tmem_load %5[%22] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128> -> tensor<128x128xf32, #blocked>
    %23 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %24 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %25 = tt.splat %2 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %26 = arith.addi %25, %23 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %27 = tt.expand_dims %26 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %28 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked1>
    %29 = arith.muli %27, %28 : tensor<128x1xi32, #blocked1>
    %30 = tt.splat %4 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %31 = arith.addi %30, %24 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %33 = tt.broadcast %29 : tensor<128x1xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %34 = tt.broadcast %32 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %35 = arith.addi %33, %34 : tensor<128x128xi32, #blocked1>
    %36 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %35 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %38 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %39 = ttg.convert_layout %38 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    tt.store %37, %39 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %1 = ub.poison : !ttg.async.token
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = tt.get_program_id y : i32
    %5 = arith.muli %4, %c128_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %6 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    ttng.tmem_store %cst, %6, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    %7 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %8 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %9[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %11 = ttg.memdesc_index %9[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %12 = ttg.memdesc_index %9[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %16 = ttg.memdesc_index %13[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %17 = arith.subi %arg12, %c1_i32 : i32
    %18 = arith.divsi %17, %c64_i32 : i32
    %19 = arith.muli %18, %c64_i32 : i32
    %20 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %21 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %22 = ttg.warp_specialize(%9, %13, %7, %8, %19, %6, %21, %arg12, %arg0, %3, %arg5, %5) attributes {requestedRegisters = array<i32: 24, 24>}
    default {
      %40 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %0) -> (!ttg.async.token)  : i32 {
        scf.yield %1 : !ttg.async.token
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %40 : !ttg.async.token
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(1) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %c64_i32_2 = arith.constant 64 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %true_4 = arith.constant true
      %false = arith.constant false
      %40:3 = scf.for %arg25 = %c0_i32_3 to %arg20 step %c64_i32_2 iter_args(%arg26 = %false, %arg27 = %c0_i32_3, %arg28 = %c0_i32_3) -> (i1, i32, i32)  : i32 {
        %41 = ttg.memdesc_index %arg13[%arg27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %42 = ttg.memdesc_index %arg14[%arg27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = ttg.memdesc_index %arg15[%arg27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %44 = ttg.memdesc_index %arg16[%arg27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %45 = ttg.memdesc_trans %44 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        ttng.wait_barrier %42, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %46 = arith.cmpi eq, %arg25, %arg17 : i32
        ttng.tc_gen5_mma %43, %45, %arg18, %arg26, %true_4, %41[%true_4], %arg19[%46] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %47 = arith.addi %arg27, %c1_i32_1 : i32
        %48 = arith.xori %arg28, %c1_i32_1 : i32
        %49 = arith.cmpi eq, %47, %c3_i32 : i32
        %50 = arith.select %49, %c0_i32_3, %47 : i32
        %51 = arith.select %49, %48, %arg28 : i32
        scf.yield %true_4, %50, %51 : i1, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(2) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %c64_i32_2 = arith.constant 64 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %true_4 = arith.constant true
      %40:2 = scf.for %arg25 = %c0_i32_3 to %arg20 step %c64_i32_2 iter_args(%arg26 = %c0_i32_3, %arg27 = %c0_i32_3) -> (i32, i32)  : i32 {
        %41 = ttg.memdesc_index %arg13[%arg26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %41, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %42 = ttg.memdesc_index %arg14[%arg26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %42, 32768, %true_4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = ttg.memdesc_index %arg15[%arg26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg21[%arg22, %arg25] %43, %42, %true_4 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %44 = ttg.memdesc_index %arg16[%arg26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg23[%arg24, %arg25] %44, %42, %true_4 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %45 = arith.addi %arg26, %c1_i32_1 : i32
        %46 = arith.xori %arg27, %c1_i32_1 : i32
        %47 = arith.cmpi eq, %45, %c3_i32 : i32
        %48 = arith.select %47, %c0_i32_3, %45 : i32
        %49 = arith.select %47, %46, %arg27 : i32
        scf.yield %48, %49 : i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32) -> !ttg.async.token
    ttng.wait_barrier %21, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %20 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %13 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %9 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %8 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %7 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %result_0 = ttng.tmem_load %6 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128> -> tensor<128x128xf32, #blocked>
    %23 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %24 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %25 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %26 = arith.addi %25, %23 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %27 = tt.expand_dims %26 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %28 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked1>
    %29 = arith.muli %27, %28 : tensor<128x1xi32, #blocked1>
    %30 = tt.splat %5 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %31 = arith.addi %30, %24 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %33 = tt.broadcast %29 : tensor<128x1xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %34 = tt.broadcast %32 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %35 = arith.addi %33, %34 : tensor<128x128xi32, #blocked1>
    %36 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %35 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %38 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %39 = ttg.convert_layout %38 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    tt.store %37, %39 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %4 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    ttng.tmem_store %cst, %4, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    %5 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %6 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %7 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %8 = ttg.memdesc_index %7[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %9 = ttg.memdesc_index %7[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %10 = ttg.memdesc_index %7[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %14 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %15 = arith.subi %arg12, %c1_i32 : i32
    %16 = arith.divsi %15, %c64_i32 : i32
    %17 = arith.muli %16, %c64_i32 : i32
    %18 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.warp_specialize(%7, %11, %5, %6, %17, %4, %19, %arg12, %arg0, %1, %arg5, %3) attributes {requestedRegisters = array<i32: 24, 24>}
    default {
      ttg.warp_yield
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(1) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %c64_i32_2 = arith.constant 64 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %true_4 = arith.constant true
      %false = arith.constant false
      %37:3 = scf.for %arg25 = %c0_i32_3 to %arg20 step %c64_i32_2 iter_args(%arg26 = %false, %arg27 = %c0_i32_3, %arg28 = %c0_i32_3) -> (i1, i32, i32)  : i32 {
        %38 = ttg.memdesc_index %arg13[%arg27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %39 = ttg.memdesc_index %arg14[%arg27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %40 = ttg.memdesc_index %arg15[%arg27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %41 = ttg.memdesc_index %arg16[%arg27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %42 = ttg.memdesc_trans %41 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        ttng.wait_barrier %39, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = arith.cmpi eq, %arg25, %arg17 : i32
        ttng.tc_gen5_mma %40, %42, %arg18, %arg26, %true_4, %38[%true_4], %arg19[%43] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %44 = arith.addi %arg27, %c1_i32_1 : i32
        %45 = arith.xori %arg28, %c1_i32_1 : i32
        %46 = arith.cmpi eq, %44, %c3_i32 : i32
        %47 = arith.select %46, %c0_i32_3, %44 : i32
        %48 = arith.select %46, %45, %arg28 : i32
        scf.yield %true_4, %47, %48 : i1, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(2) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %c64_i32_2 = arith.constant 64 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %true_4 = arith.constant true
      %37:2 = scf.for %arg25 = %c0_i32_3 to %arg20 step %c64_i32_2 iter_args(%arg26 = %c0_i32_3, %arg27 = %c0_i32_3) -> (i32, i32)  : i32 {
        %38 = ttg.memdesc_index %arg13[%arg26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %38, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %39 = ttg.memdesc_index %arg14[%arg26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %39, 32768, %true_4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %40 = ttg.memdesc_index %arg15[%arg26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg21[%arg22, %arg25] %40, %39, %true_4 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %41 = ttg.memdesc_index %arg16[%arg26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg23[%arg24, %arg25] %41, %39, %true_4 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %42 = arith.addi %arg26, %c1_i32_1 : i32
        %43 = arith.xori %arg27, %c1_i32_1 : i32
        %44 = arith.cmpi eq, %42, %c3_i32 : i32
        %45 = arith.select %44, %c0_i32_3, %42 : i32
        %46 = arith.select %44, %43, %arg27 : i32
        scf.yield %45, %46 : i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32) -> ()
    ttng.wait_barrier %19, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %18 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %11 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %7 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %6 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %5 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %result_0 = ttng.tmem_load %4 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128> -> tensor<128x128xf32, #blocked>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %23 = arith.addi %22, %20 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %24 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %25 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked1>
    %26 = arith.muli %24, %25 : tensor<128x1xi32, #blocked1>
    %27 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %28 = arith.addi %27, %21 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.expand_dims %28 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %30 = tt.broadcast %26 : tensor<128x1xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %32 = arith.addi %30, %31 : tensor<128x128xi32, #blocked1>
    %33 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %34 = tt.addptr %33, %32 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %35 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %36 = ttg.convert_layout %35 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    tt.store %34, %36 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_interleave_tmem()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %c0_i32_0 = arith.constant 0 : i32
    %4 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    ttng.tmem_store %cst, %4, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    %5 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %6 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %7 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %8 = ttg.memdesc_index %7[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %9 = ttg.memdesc_index %7[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %10 = ttg.memdesc_index %7[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %14 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %15 = arith.subi %arg12, %c1_i32 : i32
    %16 = arith.divsi %15, %c64_i32 : i32
    %17 = arith.muli %16, %c64_i32 : i32
    %18 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.warp_specialize(%7, %11, %5, %6, %17, %4, %19, %arg12, %arg0, %1, %arg5, %3) attributes {requestedRegisters = array<i32: 24, 24>}
    default {
      ttg.warp_yield
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(1) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %c64_i32_3 = arith.constant 64 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %true_5 = arith.constant true
      %false = arith.constant false
      %37:3 = scf.for %arg25 = %c0_i32_4 to %arg20 step %c64_i32_3 iter_args(%arg26 = %false, %arg27 = %c0_i32_4, %arg28 = %c0_i32_4) -> (i1, i32, i32)  : i32 {
        %38 = ttg.memdesc_index %arg13[%arg27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %39 = ttg.memdesc_index %arg14[%arg27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %40 = ttg.memdesc_index %arg15[%arg27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %41 = ttg.memdesc_index %arg16[%arg27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %42 = ttg.memdesc_trans %41 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        ttng.wait_barrier %39, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = arith.cmpi eq, %arg25, %arg17 : i32
        ttng.tc_gen5_mma %40, %42, %arg18, %arg26, %true_5, %38[%true_5], %arg19[%43] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %44 = arith.addi %arg27, %c1_i32_2 : i32
        %45 = arith.xori %arg28, %c1_i32_2 : i32
        %46 = arith.cmpi eq, %44, %c3_i32 : i32
        %47 = arith.select %46, %c0_i32_4, %44 : i32
        %48 = arith.select %46, %45, %arg28 : i32
        scf.yield %true_5, %47, %48 : i1, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(2) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %c64_i32_3 = arith.constant 64 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %true_5 = arith.constant true
      %37:2 = scf.for %arg25 = %c0_i32_4 to %arg20 step %c64_i32_3 iter_args(%arg26 = %c0_i32_4, %arg27 = %c0_i32_4) -> (i32, i32)  : i32 {
        %38 = ttg.memdesc_index %arg13[%arg26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %38, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %39 = ttg.memdesc_index %arg14[%arg26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %39, 32768, %true_5 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %40 = ttg.memdesc_index %arg15[%arg26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg21[%arg22, %arg25] %40, %39, %true_5 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %41 = ttg.memdesc_index %arg16[%arg26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg23[%arg24, %arg25] %41, %39, %true_5 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %42 = arith.addi %arg26, %c1_i32_2 : i32
        %43 = arith.xori %arg27, %c1_i32_2 : i32
        %44 = arith.cmpi eq, %42, %c3_i32 : i32
        %45 = arith.select %44, %c0_i32_4, %42 : i32
        %46 = arith.select %44, %43, %arg27 : i32
        scf.yield %45, %46 : i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32) -> ()
    ttng.wait_barrier %19, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %18 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %11 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %7 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %6 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %5 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %23 = arith.addi %22, %20 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %24 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %25 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked1>
    %26 = arith.muli %24, %25 : tensor<128x1xi32, #blocked1>
    %27 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %28 = arith.addi %27, %21 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.expand_dims %28 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %30 = tt.broadcast %26 : tensor<128x1xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %32 = arith.addi %30, %31 : tensor<128x128xi32, #blocked1>
    %33 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %34 = tt.addptr %33, %32 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %result_1 = ttng.tmem_load %4 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128> -> tensor<128x128xf32, #blocked>
    %35 = arith.truncf %result_1 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %36 = ttg.convert_layout %35 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    tt.store %34, %36 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %4 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    ttng.tmem_store %cst, %4, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    %5 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %6 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %7 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %8 = ttg.memdesc_index %7[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %9 = ttg.memdesc_index %7[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %10 = ttg.memdesc_index %7[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %14 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %15 = arith.subi %arg12, %c1_i32 : i32
    %16 = arith.divsi %15, %c64_i32 : i32
    %17 = arith.muli %16, %c64_i32 : i32
    %18 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.warp_specialize(%7, %11, %5, %6, %17, %4, %19, %arg12, %arg0, %1, %arg5, %3) attributes {requestedRegisters = array<i32: 24, 24>}
    default {
      ttg.warp_yield
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(1) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %c64_i32_2 = arith.constant 64 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %true_4 = arith.constant true
      %false = arith.constant false
      %37:3 = scf.for %arg25 = %c0_i32_3 to %arg20 step %c64_i32_2 iter_args(%arg26 = %false, %arg27 = %c0_i32_3, %arg28 = %c0_i32_3) -> (i1, i32, i32)  : i32 {
        %38 = ttg.memdesc_index %arg13[%arg27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %39 = ttg.memdesc_index %arg14[%arg27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %40 = ttg.memdesc_index %arg15[%arg27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %41 = ttg.memdesc_index %arg16[%arg27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %42 = ttg.memdesc_trans %41 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        ttng.wait_barrier %39, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = arith.cmpi eq, %arg25, %arg17 : i32
        ttng.tc_gen5_mma %40, %42, %arg18, %arg26, %true_4, %38[%true_4], %arg19[%43] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %44 = arith.addi %arg27, %c1_i32_1 : i32
        %45 = arith.xori %arg28, %c1_i32_1 : i32
        %46 = arith.cmpi eq, %44, %c3_i32 : i32
        %47 = arith.select %46, %c0_i32_3, %44 : i32
        %48 = arith.select %46, %45, %arg28 : i32
        scf.yield %true_4, %47, %48 : i1, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(2) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %c64_i32_2 = arith.constant 64 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %true_4 = arith.constant true
      %37:2 = scf.for %arg25 = %c0_i32_3 to %arg20 step %c64_i32_2 iter_args(%arg26 = %c0_i32_3, %arg27 = %c0_i32_3) -> (i32, i32)  : i32 {
        %38 = ttg.memdesc_index %arg13[%arg26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %38, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %39 = ttg.memdesc_index %arg14[%arg26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %39, 32768, %true_4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %40 = ttg.memdesc_index %arg15[%arg26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg21[%arg22, %arg25] %40, %39, %true_4 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %41 = ttg.memdesc_index %arg16[%arg26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg23[%arg24, %arg25] %41, %39, %true_4 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %42 = arith.addi %arg26, %c1_i32_1 : i32
        %43 = arith.xori %arg27, %c1_i32_1 : i32
        %44 = arith.cmpi eq, %42, %c3_i32 : i32
        %45 = arith.select %44, %c0_i32_3, %42 : i32
        %46 = arith.select %44, %43, %arg27 : i32
        scf.yield %45, %46 : i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32) -> ()
    ttng.wait_barrier %19, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %18 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %11 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %7 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %6 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %5 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %23 = arith.addi %22, %20 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %24 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %25 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked1>
    %26 = arith.muli %24, %25 : tensor<128x1xi32, #blocked1>
    %27 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %28 = arith.addi %27, %21 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.expand_dims %28 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %30 = tt.broadcast %26 : tensor<128x1xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %32 = arith.addi %30, %31 : tensor<128x128xi32, #blocked1>
    %33 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %34 = tt.addptr %33, %32 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %result_0 = ttng.tmem_load %4 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128> -> tensor<128x128xf32, #blocked>
    %35 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %36 = ttg.convert_layout %35 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    tt.store %34, %36 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %4 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    ttng.tmem_store %cst, %4, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>
    %5 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %6 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %7 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %8 = ttg.memdesc_index %7[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %9 = ttg.memdesc_index %7[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %10 = ttg.memdesc_index %7[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %14 = ttg.memdesc_index %11[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %8, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.arrive_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    %15 = arith.subi %arg12, %c1_i32 : i32
    %16 = arith.divsi %15, %c64_i32 : i32
    %17 = arith.muli %16, %c64_i32 : i32
    %18 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.warp_specialize(%7, %11, %5, %6, %17, %4, %19, %arg12, %arg0, %1, %arg5, %3) attributes {requestedRegisters = array<i32: 24, 24>}
    default {
      ttg.warp_yield
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(1) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %c64_i32_2 = arith.constant 64 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %true_4 = arith.constant true
      %false = arith.constant false
      %37:3 = scf.for %arg25 = %c0_i32_3 to %arg20 step %c64_i32_2 iter_args(%arg26 = %false, %arg27 = %c0_i32_3, %arg28 = %c0_i32_3) -> (i1, i32, i32)  : i32 {
        %38 = ttg.memdesc_index %arg13[%arg27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %39 = ttg.memdesc_index %arg14[%arg27] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %40 = ttg.memdesc_index %arg15[%arg27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %41 = ttg.memdesc_index %arg16[%arg27] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %42 = ttg.memdesc_trans %41 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        ttng.wait_barrier %39, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = arith.cmpi eq, %arg25, %arg17 : i32
        ttng.tc_gen5_mma %40, %42, %arg18, %arg26, %true_4, %38[%true_4], %arg19[%43] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %44 = arith.addi %arg27, %c1_i32_1 : i32
        %45 = arith.xori %arg28, %c1_i32_1 : i32
        %46 = arith.cmpi eq, %44, %c3_i32 : i32
        %47 = arith.select %46, %c0_i32_3, %44 : i32
        %48 = arith.select %46, %45, %arg28 : i32
        scf.yield %true_4, %47, %48 : i1, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg15: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, %arg19: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg20: i32, %arg21: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg22: i32, %arg23: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg24: i32) num_warps(2) {
      %c3_i32 = arith.constant 3 : i32
      %c1_i32_1 = arith.constant 1 : i32
      %c64_i32_2 = arith.constant 64 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %true_4 = arith.constant true
      %37:2 = scf.for %arg25 = %c0_i32_3 to %arg20 step %c64_i32_2 iter_args(%arg26 = %c0_i32_3, %arg27 = %c0_i32_3) -> (i32, i32)  : i32 {
        %38 = ttg.memdesc_index %arg13[%arg26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %38, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %39 = ttg.memdesc_index %arg14[%arg26] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %39, 32768, %true_4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %40 = ttg.memdesc_index %arg15[%arg26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg21[%arg22, %arg25] %40, %39, %true_4 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %41 = ttg.memdesc_index %arg16[%arg26] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg23[%arg24, %arg25] %41, %39, %true_4 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %42 = arith.addi %arg26, %c1_i32_1 : i32
        %43 = arith.xori %arg27, %c1_i32_1 : i32
        %44 = arith.cmpi eq, %42, %c3_i32 : i32
        %45 = arith.select %44, %c0_i32_3, %42 : i32
        %46 = arith.select %44, %43, %arg27 : i32
        scf.yield %45, %46 : i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32, !tt.tensordesc<tensor<128x64xf16, #shared>>, i32) -> ()
    ttng.wait_barrier %19, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %18 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %11 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %9 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttng.inval_barrier %10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
    ttg.local_dealloc %7 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %6 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %5 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    %20 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %23 = arith.addi %22, %20 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %24 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %25 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked1>
    %26 = arith.muli %24, %25 : tensor<128x1xi32, #blocked1>
    %27 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %28 = arith.addi %27, %21 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.expand_dims %28 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %30 = tt.broadcast %26 : tensor<128x1xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %32 = arith.addi %30, %31 : tensor<128x128xi32, #blocked1>
    %33 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %34 = tt.addptr %33, %32 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %result_0 = ttng.tmem_load %4 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x128> -> tensor<128x128xf32, #blocked>
    %35 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
    %36 = ttg.convert_layout %35 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
    tt.store %34, %36 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
