// Kernel matmul_specialized of kernels/matmul_tma.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
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
// Triton 3.5.1, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
      %23 = ttg.local_alloc %22 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %24 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
      %25 = tt.trans %24 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
      %26 = ttg.local_alloc %25 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %27 = ttg.convert_layout %arg14 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #mma>
      %28 = ttng.warp_group_dot %23, %26, %27 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
      %29 = ttg.convert_layout %28 : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked>
      scf.yield %29 : tensor<128x128xf32, #blocked>
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
// Triton 3.5.1, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
      %22 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
      %23 = ttg.local_alloc %22 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %24 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
      %25 = tt.trans %24 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked> -> tensor<64x128xf16, #blocked1>
      %26 = ttg.local_alloc %25 : (tensor<64x128xf16, #blocked1>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %27 = ttng.warp_group_dot %23, %26, %arg14 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
      scf.yield %27 : tensor<128x128xf32, #mma>
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
    %20 = arith.truncf %4 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %21 = ttg.convert_layout %20 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked2>
    tt.store %19, %21 : tensor<128x128x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_optimize_dot_operands(True)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
      %22 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
      %23 = ttg.local_alloc %22 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %24 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
      %25 = ttg.local_alloc %24 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %26 = ttg.memdesc_trans %25 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %27 = ttng.warp_group_dot %23, %26, %arg14 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
      scf.yield %27 : tensor<128x128xf32, #mma>
    } {tt.warp_specialize}
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %7, %5 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %10 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked1>
    %11 = arith.muli %9, %10 : tensor<128x1xi32, #blocked1>
    %12 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = arith.addi %12, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %15 = tt.broadcast %11 : tensor<128x1xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %16 = tt.broadcast %14 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %17 = arith.addi %15, %16 : tensor<128x128xi32, #blocked1>
    %18 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %19 = tt.addptr %18, %17 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %20 = arith.truncf %4 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %21 = ttg.convert_layout %20 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %19, %21 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_optimize_descriptor_encoding()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
      %22 = tt.descriptor_load %arg0[%1, %arg13] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
      %23 = ttg.local_alloc %22 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %24 = tt.descriptor_load %arg5[%3, %arg13] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
      %25 = ttg.local_alloc %24 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %26 = ttg.memdesc_trans %25 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
      %27 = ttng.warp_group_dot %23, %26, %arg14 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
      scf.yield %27 : tensor<128x128xf32, #mma>
    } {tt.warp_specialize}
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %7, %5 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %10 = tt.splat %arg11 : i32 -> tensor<128x1xi32, #blocked1>
    %11 = arith.muli %9, %10 : tensor<128x1xi32, #blocked1>
    %12 = tt.splat %3 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = arith.addi %12, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = tt.expand_dims %13 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %15 = tt.broadcast %11 : tensor<128x1xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %16 = tt.broadcast %14 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %17 = arith.addi %15, %16 : tensor<128x128xi32, #blocked1>
    %18 = tt.splat %arg10 : !tt.ptr<f16> -> tensor<128x128x!tt.ptr<f16>, #blocked1>
    %19 = tt.addptr %18, %17 : tensor<128x128x!tt.ptr<f16>, #blocked1>, tensor<128x128xi32, #blocked1>
    %20 = arith.truncf %4 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
    %21 = ttg.convert_layout %20 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
    tt.store %19, %21 : tensor<128x128x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.hopper.add_hopper_warpspec(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %c0_i32 = arith.constant 0 : i32
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c1_i32 = arith.constant 1 : i32
    %2 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c2_i32 = arith.constant 2 : i32
    %3 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %c0_i32_0 = arith.constant 0 : i32
    %5 = ttg.memdesc_index %4[%c0_i32_0] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c1_i32_1 = arith.constant 1 : i32
    %6 = ttg.memdesc_index %4[%c1_i32_1] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c2_i32_2 = arith.constant 2 : i32
    %7 = ttg.memdesc_index %4[%c2_i32_2] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %c0_i32_3 = arith.constant 0 : i32
    %9 = ttg.memdesc_index %8[%c0_i32_3] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c1_i32_4 = arith.constant 1 : i32
    %10 = ttg.memdesc_index %8[%c1_i32_4] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c2_i32_5 = arith.constant 2 : i32
    %11 = ttg.memdesc_index %8[%c2_i32_5] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %c0_i32_6 = arith.constant 0 : i32
    %14 = ttg.memdesc_index %12[%c0_i32_6] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %13[%c0_i32_6] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %15, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c1_i32_7 = arith.constant 1 : i32
    %16 = ttg.memdesc_index %12[%c1_i32_7] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %13[%c1_i32_7] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c2_i32_8 = arith.constant 2 : i32
    %18 = ttg.memdesc_index %12[%c2_i32_8] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %13[%c2_i32_8] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %19, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %20 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %c0_i32_9 = arith.constant 0 : i32
    %22 = ttg.memdesc_index %20[%c0_i32_9] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %21[%c0_i32_9] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c1_i32_10 = arith.constant 1 : i32
    %24 = ttg.memdesc_index %20[%c1_i32_10] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %21[%c1_i32_10] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c2_i32_11 = arith.constant 2 : i32
    %26 = ttg.memdesc_index %20[%c2_i32_11] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %21[%c2_i32_11] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %28 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %29 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %c0_i32_12 = arith.constant 0 : i32
    %30 = ttg.memdesc_index %28[%c0_i32_12] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %29[%c0_i32_12] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %31, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c1_i32_13 = arith.constant 1 : i32
    %32 = ttg.memdesc_index %28[%c1_i32_13] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %29[%c1_i32_13] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c2_i32_14 = arith.constant 2 : i32
    %34 = ttg.memdesc_index %28[%c2_i32_14] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %29[%c2_i32_14] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %35, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %36 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %c0_i32_15 = arith.constant 0 : i32
    %38 = ttg.memdesc_index %36[%c0_i32_15] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %37[%c0_i32_15] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %39, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c1_i32_16 = arith.constant 1 : i32
    %40 = ttg.memdesc_index %36[%c1_i32_16] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %41 = ttg.memdesc_index %37[%c1_i32_16] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %41, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %c2_i32_17 = arith.constant 2 : i32
    %42 = ttg.memdesc_index %36[%c2_i32_17] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %43 = ttg.memdesc_index %37[%c2_i32_17] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %43, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %44 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.warp_specialize(%8, %44, %0, %46, %arg12, %arg11, %arg10, %4, %45, %12, %13, %20, %21, %28, %29, %36, %37) attributes {requestedRegisters = array<i32: 232, 232>}
    default {
      %c128_i32 = arith.constant {async_task_id = array<i32: 0>} 128 : i32
      %c0_i32_18 = arith.constant {async_task_id = array<i32: 0>} 0 : i32
      %c64_i32 = arith.constant {async_task_id = array<i32: 0>} 64 : i32
      %47 = tt.get_program_id x {async_task_id = array<i32: 0>} : i32
      %48 = arith.muli %47, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %49 = arith.addi %48, %c64_i32 {async_task_id = array<i32: 0>} : i32
      %50 = tt.get_program_id y {async_task_id = array<i32: 0>} : i32
      %51 = arith.muli %50, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %c0_i64 = arith.constant {async_task_id = array<i32: 0>} 0 : i64
      %52 = scf.for %arg13 = %c0_i32_18 to %arg12 step %c64_i32 iter_args(%arg14 = %c0_i64) -> (i64)  : i32 {
        %c3_i32 = arith.constant {async_task_id = array<i32: 0>} 3 : i32
        %53 = arith.extsi %c3_i32 {async_task_id = array<i32: 0>} : i32 to i64
        %54 = arith.divui %arg14, %53 {async_task_id = array<i32: 0>} : i64
        %55 = arith.muli %54, %53 {async_task_id = array<i32: 0>} : i64
        %56 = arith.subi %arg14, %55 {async_task_id = array<i32: 0>} : i64
        %57 = arith.trunci %56 {async_task_id = array<i32: 0>} : i64 to i32
        %c1_i64 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
        %58 = arith.andi %54, %c1_i64 {async_task_id = array<i32: 0>} : i64
        %59 = arith.trunci %58 {async_task_id = array<i32: 0>} : i64 to i1
        %c3_i32_19 = arith.constant {async_task_id = array<i32: 0>} 3 : i32
        %60 = arith.extsi %c3_i32_19 {async_task_id = array<i32: 0>} : i32 to i64
        %61 = arith.divui %arg14, %60 {async_task_id = array<i32: 0>} : i64
        %62 = arith.muli %61, %60 {async_task_id = array<i32: 0>} : i64
        %63 = arith.subi %arg14, %62 {async_task_id = array<i32: 0>} : i64
        %64 = arith.trunci %63 {async_task_id = array<i32: 0>} : i64 to i32
        %c1_i64_20 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
        %65 = arith.andi %61, %c1_i64_20 {async_task_id = array<i32: 0>} : i64
        %66 = arith.trunci %65 {async_task_id = array<i32: 0>} : i64 to i1
        %67 = ttg.memdesc_index %13[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %true = arith.constant true
        %68 = arith.xori %66, %true : i1
        %69 = arith.extui %68 : i1 to i32
        ttng.wait_barrier %67, %69 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %70 = ttg.memdesc_index %8[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %true_21 = arith.constant {async_task_id = array<i32: 0>} true
        ttng.barrier_expect %70, 8192 {async_task_id = array<i32: 0>}, %true_21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %71 = ttg.memdesc_index %44[%64] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%48, %arg13] %71, %70, %true_21 {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %c3_i32_22 = arith.constant {async_task_id = array<i32: 0>} 3 : i32
        %72 = arith.extsi %c3_i32_22 {async_task_id = array<i32: 0>} : i32 to i64
        %73 = arith.divui %arg14, %72 {async_task_id = array<i32: 0>} : i64
        %74 = arith.muli %73, %72 {async_task_id = array<i32: 0>} : i64
        %75 = arith.subi %arg14, %74 {async_task_id = array<i32: 0>} : i64
        %76 = arith.trunci %75 {async_task_id = array<i32: 0>} : i64 to i32
        %c1_i64_23 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
        %77 = arith.andi %73, %c1_i64_23 {async_task_id = array<i32: 0>} : i64
        %78 = arith.trunci %77 {async_task_id = array<i32: 0>} : i64 to i1
        %c3_i32_24 = arith.constant {async_task_id = array<i32: 0>} 3 : i32
        %79 = arith.extsi %c3_i32_24 {async_task_id = array<i32: 0>} : i32 to i64
        %80 = arith.divui %arg14, %79 {async_task_id = array<i32: 0>} : i64
        %81 = arith.muli %80, %79 {async_task_id = array<i32: 0>} : i64
        %82 = arith.subi %arg14, %81 {async_task_id = array<i32: 0>} : i64
        %83 = arith.trunci %82 {async_task_id = array<i32: 0>} : i64 to i32
        %c1_i64_25 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
        %84 = arith.andi %80, %c1_i64_25 {async_task_id = array<i32: 0>} : i64
        %85 = arith.trunci %84 {async_task_id = array<i32: 0>} : i64 to i1
        %86 = ttg.memdesc_index %37[%83] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %true_26 = arith.constant true
        %87 = arith.xori %85, %true_26 : i1
        %88 = arith.extui %87 : i1 to i32
        ttng.wait_barrier %86, %88 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %89 = ttg.memdesc_index %29[%83] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %true_27 = arith.constant true
        %90 = arith.xori %85, %true_27 : i1
        %91 = arith.extui %90 : i1 to i32
        ttng.wait_barrier %89, %91 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %92 = ttg.memdesc_index %0[%83] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %true_28 = arith.constant {async_task_id = array<i32: 0>} true
        ttng.barrier_expect %92, 16384 {async_task_id = array<i32: 0>}, %true_28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %93 = ttg.memdesc_index %46[%83] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg5[%51, %arg13] %93, %92, %true_28 {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %c3_i32_29 = arith.constant {async_task_id = array<i32: 0>} 3 : i32
        %94 = arith.extsi %c3_i32_29 {async_task_id = array<i32: 0>} : i32 to i64
        %95 = arith.divui %arg14, %94 {async_task_id = array<i32: 0>} : i64
        %96 = arith.muli %95, %94 {async_task_id = array<i32: 0>} : i64
        %97 = arith.subi %arg14, %96 {async_task_id = array<i32: 0>} : i64
        %98 = arith.trunci %97 {async_task_id = array<i32: 0>} : i64 to i32
        %c1_i64_30 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
        %99 = arith.andi %95, %c1_i64_30 {async_task_id = array<i32: 0>} : i64
        %100 = arith.trunci %99 {async_task_id = array<i32: 0>} : i64 to i1
        %c3_i32_31 = arith.constant {async_task_id = array<i32: 0>} 3 : i32
        %101 = arith.extsi %c3_i32_31 {async_task_id = array<i32: 0>} : i32 to i64
        %102 = arith.divui %arg14, %101 {async_task_id = array<i32: 0>} : i64
        %103 = arith.muli %102, %101 {async_task_id = array<i32: 0>} : i64
        %104 = arith.subi %arg14, %103 {async_task_id = array<i32: 0>} : i64
        %105 = arith.trunci %104 {async_task_id = array<i32: 0>} : i64 to i32
        %c1_i64_32 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
        %106 = arith.andi %102, %c1_i64_32 {async_task_id = array<i32: 0>} : i64
        %107 = arith.trunci %106 {async_task_id = array<i32: 0>} : i64 to i1
        %108 = ttg.memdesc_index %21[%105] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %true_33 = arith.constant true
        %109 = arith.xori %107, %true_33 : i1
        %110 = arith.extui %109 : i1 to i32
        ttng.wait_barrier %108, %110 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %111 = ttg.memdesc_index %4[%105] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %true_34 = arith.constant {async_task_id = array<i32: 0>} true
        ttng.barrier_expect %111, 8192 {async_task_id = array<i32: 0>}, %true_34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %112 = ttg.memdesc_index %45[%105] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%49, %arg13] %112, %111, %true_34 {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %c1_i64_35 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
        %113 = arith.addi %arg14, %c1_i64_35 {async_task_id = array<i32: 0>} : i64
        scf.yield {async_task_id = array<i32: 0>} %113 : i64
      } {async_task_id = array<i32: 0>, tt.num_stages = 0 : i32}
      ttg.warp_yield {async_task_id = array<i32: 0>}
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: i32, %arg19: !tt.ptr<f16>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c128_i32 = arith.constant {async_task_id = array<i32: 1>} 128 : i32
      %c0_i32_18 = arith.constant {async_task_id = array<i32: 1>} 0 : i32
      %c64_i32 = arith.constant {async_task_id = array<i32: 1>} 64 : i32
      %cst = arith.constant {async_task_id = array<i32: 1>} dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %47 = tt.get_program_id x {async_task_id = array<i32: 1>} : i32
      %48 = arith.muli %47, %c128_i32 {async_task_id = array<i32: 1>} : i32
      %49 = tt.get_program_id y {async_task_id = array<i32: 1>} : i32
      %50 = arith.muli %49, %c128_i32 {async_task_id = array<i32: 1>} : i32
      %c0_i64 = arith.constant {async_task_id = array<i32: 1>} 0 : i64
      %51:2 = scf.for %arg30 = %c0_i32_18 to %arg17 step %c64_i32 iter_args(%arg31 = %cst, %arg32 = %c0_i64) -> (tensor<64x128xf32, #mma>, i64)  : i32 {
        %c3_i32 = arith.constant {async_task_id = array<i32: 1>} 3 : i32
        %69 = arith.extsi %c3_i32 {async_task_id = array<i32: 1>} : i32 to i64
        %70 = arith.divui %arg32, %69 {async_task_id = array<i32: 1>} : i64
        %71 = arith.muli %70, %69 {async_task_id = array<i32: 1>} : i64
        %72 = arith.subi %arg32, %71 {async_task_id = array<i32: 1>} : i64
        %73 = arith.trunci %72 {async_task_id = array<i32: 1>} : i64 to i32
        %c1_i64 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %74 = arith.andi %70, %c1_i64 {async_task_id = array<i32: 1>} : i64
        %75 = arith.trunci %74 {async_task_id = array<i32: 1>} : i64 to i1
        %c3_i32_19 = arith.constant {async_task_id = array<i32: 1>} 3 : i32
        %76 = arith.extsi %c3_i32_19 {async_task_id = array<i32: 1>} : i32 to i64
        %77 = arith.divui %arg32, %76 {async_task_id = array<i32: 1>} : i64
        %78 = arith.muli %77, %76 {async_task_id = array<i32: 1>} : i64
        %79 = arith.subi %arg32, %78 {async_task_id = array<i32: 1>} : i64
        %80 = arith.trunci %79 {async_task_id = array<i32: 1>} : i64 to i32
        %c1_i64_20 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %81 = arith.andi %77, %c1_i64_20 {async_task_id = array<i32: 1>} : i64
        %82 = arith.trunci %81 {async_task_id = array<i32: 1>} : i64 to i1
        %c3_i32_21 = arith.constant {async_task_id = array<i32: 1>} 3 : i32
        %83 = arith.extsi %c3_i32_21 {async_task_id = array<i32: 1>} : i32 to i64
        %84 = arith.divui %arg32, %83 {async_task_id = array<i32: 1>} : i64
        %85 = arith.muli %84, %83 {async_task_id = array<i32: 1>} : i64
        %86 = arith.subi %arg32, %85 {async_task_id = array<i32: 1>} : i64
        %87 = arith.trunci %86 {async_task_id = array<i32: 1>} : i64 to i32
        %c1_i64_22 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %88 = arith.andi %84, %c1_i64_22 {async_task_id = array<i32: 1>} : i64
        %89 = arith.trunci %88 {async_task_id = array<i32: 1>} : i64 to i1
        %c3_i32_23 = arith.constant {async_task_id = array<i32: 1>} 3 : i32
        %90 = arith.extsi %c3_i32_23 {async_task_id = array<i32: 1>} : i32 to i64
        %91 = arith.divui %arg32, %90 {async_task_id = array<i32: 1>} : i64
        %92 = arith.muli %91, %90 {async_task_id = array<i32: 1>} : i64
        %93 = arith.subi %arg32, %92 {async_task_id = array<i32: 1>} : i64
        %94 = arith.trunci %93 {async_task_id = array<i32: 1>} : i64 to i32
        %c1_i64_24 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %95 = arith.andi %91, %c1_i64_24 {async_task_id = array<i32: 1>} : i64
        %96 = arith.trunci %95 {async_task_id = array<i32: 1>} : i64 to i1
        %97 = ttg.memdesc_index %arg13[%80] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %98 = arith.extsi %82 {async_task_id = array<i32: 1>} : i1 to i32
        ttng.wait_barrier %97, %98 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %99 = ttg.memdesc_index %arg14[%80] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %100 = ttg.local_load %99 {async_task_id = array<i32: 1>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #blocked>
        %101 = ttg.local_alloc %100 {async_task_id = array<i32: 1>} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %102 = ttg.memdesc_index %arg15[%94] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %103 = arith.extsi %96 {async_task_id = array<i32: 1>} : i1 to i32
        ttng.wait_barrier %102, %103 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %104 = ttg.memdesc_index %arg16[%94] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %105 = ttg.local_load %104 {async_task_id = array<i32: 1>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #blocked>
        %106 = ttg.local_alloc %105 {async_task_id = array<i32: 1>} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %107 = ttg.memdesc_trans %104 {async_task_id = array<i32: 1>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
        %108 = ttng.warp_group_dot %99, %107, %arg31 {async_task_id = array<i32: 1>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
        %109 = ttg.memdesc_index %arg23[%80] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %109, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %110 = ttg.memdesc_index %arg27[%94] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %110, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %c1_i64_25 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
        %111 = arith.addi %arg32, %c1_i64_25 {async_task_id = array<i32: 1>} : i64
        scf.yield {async_task_id = array<i32: 1>} %108, %111 : tensor<64x128xf32, #mma>, i64
      } {async_task_id = array<i32: 1>, tt.num_stages = 0 : i32}
      %52 = tt.make_range {async_task_id = array<i32: 1>, end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %53 = tt.make_range {async_task_id = array<i32: 1>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %54 = tt.splat %48 {async_task_id = array<i32: 1>} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %55 = arith.addi %54, %52 {async_task_id = array<i32: 1>} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %56 = tt.expand_dims %55 {async_task_id = array<i32: 1>, axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %57 = tt.splat %arg18 {async_task_id = array<i32: 1>} : i32 -> tensor<64x1xi32, #blocked1>
      %58 = arith.muli %56, %57 {async_task_id = array<i32: 1>} : tensor<64x1xi32, #blocked1>
      %59 = tt.splat %50 {async_task_id = array<i32: 1>} : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %60 = arith.addi %59, %53 {async_task_id = array<i32: 1>} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %61 = tt.expand_dims %60 {async_task_id = array<i32: 1>, axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
      %62 = tt.broadcast %58 {async_task_id = array<i32: 1>} : tensor<64x1xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
      %63 = tt.broadcast %61 {async_task_id = array<i32: 1>} : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
      %64 = arith.addi %62, %63 {async_task_id = array<i32: 1>} : tensor<64x128xi32, #blocked1>
      %65 = tt.splat %arg19 {async_task_id = array<i32: 1>} : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
      %66 = tt.addptr %65, %64 {async_task_id = array<i32: 1>} : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
      %67 = arith.truncf %51#0 {async_task_id = array<i32: 1>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %68 = ttg.convert_layout %67 {async_task_id = array<i32: 1>} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked1>
      tt.store %66, %68 {async_task_id = array<i32: 1>} : tensor<64x128x!tt.ptr<f16>, #blocked1>
      ttg.warp_return {async_task_id = array<i32: 1>}
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: i32, %arg19: !tt.ptr<f16>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c128_i32 = arith.constant {async_task_id = array<i32: 2>} 128 : i32
      %c0_i32_18 = arith.constant {async_task_id = array<i32: 2>} 0 : i32
      %c64_i32 = arith.constant {async_task_id = array<i32: 2>} 64 : i32
      %cst = arith.constant {async_task_id = array<i32: 2>} dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %47 = tt.get_program_id x {async_task_id = array<i32: 2>} : i32
      %48 = arith.muli %47, %c128_i32 {async_task_id = array<i32: 2>} : i32
      %49 = arith.addi %48, %c64_i32 {async_task_id = array<i32: 2>} : i32
      %50 = tt.get_program_id y {async_task_id = array<i32: 2>} : i32
      %51 = arith.muli %50, %c128_i32 {async_task_id = array<i32: 2>} : i32
      %c0_i64 = arith.constant {async_task_id = array<i32: 2>} 0 : i64
      %52:2 = scf.for %arg30 = %c0_i32_18 to %arg17 step %c64_i32 iter_args(%arg31 = %cst, %arg32 = %c0_i64) -> (tensor<64x128xf32, #mma>, i64)  : i32 {
        %c3_i32 = arith.constant {async_task_id = array<i32: 2>} 3 : i32
        %70 = arith.extsi %c3_i32 {async_task_id = array<i32: 2>} : i32 to i64
        %71 = arith.divui %arg32, %70 {async_task_id = array<i32: 2>} : i64
        %72 = arith.muli %71, %70 {async_task_id = array<i32: 2>} : i64
        %73 = arith.subi %arg32, %72 {async_task_id = array<i32: 2>} : i64
        %74 = arith.trunci %73 {async_task_id = array<i32: 2>} : i64 to i32
        %c1_i64 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %75 = arith.andi %71, %c1_i64 {async_task_id = array<i32: 2>} : i64
        %76 = arith.trunci %75 {async_task_id = array<i32: 2>} : i64 to i1
        %c3_i32_19 = arith.constant {async_task_id = array<i32: 2>} 3 : i32
        %77 = arith.extsi %c3_i32_19 {async_task_id = array<i32: 2>} : i32 to i64
        %78 = arith.divui %arg32, %77 {async_task_id = array<i32: 2>} : i64
        %79 = arith.muli %78, %77 {async_task_id = array<i32: 2>} : i64
        %80 = arith.subi %arg32, %79 {async_task_id = array<i32: 2>} : i64
        %81 = arith.trunci %80 {async_task_id = array<i32: 2>} : i64 to i32
        %c1_i64_20 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %82 = arith.andi %78, %c1_i64_20 {async_task_id = array<i32: 2>} : i64
        %83 = arith.trunci %82 {async_task_id = array<i32: 2>} : i64 to i1
        %c3_i32_21 = arith.constant {async_task_id = array<i32: 2>} 3 : i32
        %84 = arith.extsi %c3_i32_21 {async_task_id = array<i32: 2>} : i32 to i64
        %85 = arith.divui %arg32, %84 {async_task_id = array<i32: 2>} : i64
        %86 = arith.muli %85, %84 {async_task_id = array<i32: 2>} : i64
        %87 = arith.subi %arg32, %86 {async_task_id = array<i32: 2>} : i64
        %88 = arith.trunci %87 {async_task_id = array<i32: 2>} : i64 to i32
        %c1_i64_22 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %89 = arith.andi %85, %c1_i64_22 {async_task_id = array<i32: 2>} : i64
        %90 = arith.trunci %89 {async_task_id = array<i32: 2>} : i64 to i1
        %c3_i32_23 = arith.constant {async_task_id = array<i32: 2>} 3 : i32
        %91 = arith.extsi %c3_i32_23 {async_task_id = array<i32: 2>} : i32 to i64
        %92 = arith.divui %arg32, %91 {async_task_id = array<i32: 2>} : i64
        %93 = arith.muli %92, %91 {async_task_id = array<i32: 2>} : i64
        %94 = arith.subi %arg32, %93 {async_task_id = array<i32: 2>} : i64
        %95 = arith.trunci %94 {async_task_id = array<i32: 2>} : i64 to i32
        %c1_i64_24 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %96 = arith.andi %92, %c1_i64_24 {async_task_id = array<i32: 2>} : i64
        %97 = arith.trunci %96 {async_task_id = array<i32: 2>} : i64 to i1
        %98 = ttg.memdesc_index %arg20[%95] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %99 = arith.extsi %97 {async_task_id = array<i32: 2>} : i1 to i32
        ttng.wait_barrier %98, %99 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %100 = ttg.memdesc_index %arg21[%95] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %101 = ttg.local_load %100 {async_task_id = array<i32: 2>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #blocked>
        %102 = ttg.local_alloc %101 {async_task_id = array<i32: 2>} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %103 = ttg.memdesc_index %arg15[%81] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %104 = arith.extsi %83 {async_task_id = array<i32: 2>} : i1 to i32
        ttng.wait_barrier %103, %104 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %105 = ttg.memdesc_index %arg16[%81] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %106 = ttg.local_load %105 {async_task_id = array<i32: 2>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> tensor<128x64xf16, #blocked>
        %107 = ttg.local_alloc %106 {async_task_id = array<i32: 2>} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %108 = ttg.memdesc_trans %105 {async_task_id = array<i32: 2>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
        %109 = ttng.warp_group_dot %100, %108, %arg31 {async_task_id = array<i32: 2>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
        %110 = ttg.memdesc_index %arg29[%81] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %110, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %111 = ttg.memdesc_index %arg25[%95] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %111, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %c1_i64_25 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
        %112 = arith.addi %arg32, %c1_i64_25 {async_task_id = array<i32: 2>} : i64
        scf.yield {async_task_id = array<i32: 2>} %109, %112 : tensor<64x128xf32, #mma>, i64
      } {async_task_id = array<i32: 2>, tt.num_stages = 0 : i32}
      %53 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 64 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %54 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %55 = tt.splat %49 {async_task_id = array<i32: 2>} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %56 = arith.addi %55, %53 {async_task_id = array<i32: 2>} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %57 = tt.expand_dims %56 {async_task_id = array<i32: 2>, axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %58 = tt.splat %arg18 {async_task_id = array<i32: 2>} : i32 -> tensor<64x1xi32, #blocked1>
      %59 = arith.muli %57, %58 {async_task_id = array<i32: 2>} : tensor<64x1xi32, #blocked1>
      %60 = tt.splat %51 {async_task_id = array<i32: 2>} : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %61 = arith.addi %60, %54 {async_task_id = array<i32: 2>} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %62 = tt.expand_dims %61 {async_task_id = array<i32: 2>, axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
      %63 = tt.broadcast %59 {async_task_id = array<i32: 2>} : tensor<64x1xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
      %64 = tt.broadcast %62 {async_task_id = array<i32: 2>} : tensor<1x128xi32, #blocked1> -> tensor<64x128xi32, #blocked1>
      %65 = arith.addi %63, %64 {async_task_id = array<i32: 2>} : tensor<64x128xi32, #blocked1>
      %66 = tt.splat %arg19 {async_task_id = array<i32: 2>} : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked1>
      %67 = tt.addptr %66, %65 {async_task_id = array<i32: 2>} : tensor<64x128x!tt.ptr<f16>, #blocked1>, tensor<64x128xi32, #blocked1>
      %68 = arith.truncf %52#0 {async_task_id = array<i32: 2>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %69 = ttg.convert_layout %68 {async_task_id = array<i32: 2>} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked1>
      tt.store %67, %69 {async_task_id = array<i32: 2>} : tensor<64x128x!tt.ptr<f16>, #blocked1>
      ttg.warp_return {async_task_id = array<i32: 2>}
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, i32, !tt.ptr<f16>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %c3_i64 = arith.constant 3 : i64
    %true = arith.constant true
    %c1_i64 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
    %c0_i64 = arith.constant {async_task_id = array<i32: 0>} 0 : i64
    %c64_i32 = arith.constant {async_task_id = array<i32: 0>} 64 : i32
    %c128_i32 = arith.constant {async_task_id = array<i32: 0>} 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %3 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %4[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %8[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.memdesc_index %8[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %12[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %15, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %12[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %12[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %13[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %19, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %20 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %20[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %20[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %21[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %28 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %29 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %31, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_index %28[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %34 = ttg.memdesc_index %28[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %29[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %35, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %36 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %38 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %39, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %41 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %41, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %36[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %43 = ttg.memdesc_index %37[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %43, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %44 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.warp_specialize(%8, %44, %0, %46, %arg12, %arg11, %arg10, %4, %45, %12, %13, %20, %21, %28, %29, %36, %37) attributes {requestedRegisters = array<i32: 232, 232>}
    default {
      %47 = tt.get_program_id x {async_task_id = array<i32: 0>} : i32
      %48 = arith.muli %47, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %49 = arith.addi %48, %c64_i32 {async_task_id = array<i32: 0>} : i32
      %50 = tt.get_program_id y {async_task_id = array<i32: 0>} : i32
      %51 = arith.muli %50, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %52 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %c0_i64) -> (i64)  : i32 {
        %53 = arith.divui %arg14, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %54 = arith.muli %53, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %55 = arith.subi %arg14, %54 {async_task_id = array<i32: 0>} : i64
        %56 = arith.trunci %55 {async_task_id = array<i32: 0>} : i64 to i32
        %57 = arith.andi %53, %c1_i64 {async_task_id = array<i32: 0>} : i64
        %58 = arith.trunci %57 {async_task_id = array<i32: 0>} : i64 to i1
        %59 = ttg.memdesc_index %13[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %60 = arith.xori %58, %true : i1
        %61 = arith.extui %60 : i1 to i32
        ttng.wait_barrier %59, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %62 = ttg.memdesc_index %8[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %62, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %63 = ttg.memdesc_index %44[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%48, %arg13] %63, %62, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %64 = arith.divui %arg14, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %65 = arith.muli %64, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %66 = arith.subi %arg14, %65 {async_task_id = array<i32: 0>} : i64
        %67 = arith.trunci %66 {async_task_id = array<i32: 0>} : i64 to i32
        %68 = arith.andi %64, %c1_i64 {async_task_id = array<i32: 0>} : i64
        %69 = arith.trunci %68 {async_task_id = array<i32: 0>} : i64 to i1
        %70 = ttg.memdesc_index %37[%67] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %71 = arith.xori %69, %true : i1
        %72 = arith.extui %71 : i1 to i32
        ttng.wait_barrier %70, %72 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %73 = ttg.memdesc_index %29[%67] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %74 = arith.xori %69, %true : i1
        %75 = arith.extui %74 : i1 to i32
        ttng.wait_barrier %73, %75 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %76 = ttg.memdesc_index %0[%67] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %76, 16384 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %77 = ttg.memdesc_index %46[%67] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg5[%51, %arg13] %77, %76, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %78 = arith.divui %arg14, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %79 = arith.muli %78, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %80 = arith.subi %arg14, %79 {async_task_id = array<i32: 0>} : i64
        %81 = arith.trunci %80 {async_task_id = array<i32: 0>} : i64 to i32
        %82 = arith.andi %78, %c1_i64 {async_task_id = array<i32: 0>} : i64
        %83 = arith.trunci %82 {async_task_id = array<i32: 0>} : i64 to i1
        %84 = ttg.memdesc_index %21[%81] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %85 = arith.xori %83, %true : i1
        %86 = arith.extui %85 : i1 to i32
        ttng.wait_barrier %84, %86 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %87 = ttg.memdesc_index %4[%81] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %87, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %88 = ttg.memdesc_index %45[%81] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%49, %arg13] %88, %87, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %89 = arith.addi %arg14, %c1_i64 {async_task_id = array<i32: 0>} : i64
        scf.yield {async_task_id = array<i32: 0>} %89 : i64
      } {async_task_id = array<i32: 0>, tt.num_stages = 0 : i32}
      ttg.warp_yield {async_task_id = array<i32: 0>}
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: i32, %arg19: !tt.ptr<f16>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c3_i64_0 = arith.constant 3 : i64
      %c1_i64_1 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
      %c0_i64_2 = arith.constant {async_task_id = array<i32: 1>} 0 : i64
      %c128_i32_3 = arith.constant {async_task_id = array<i32: 1>} 128 : i32
      %c0_i32_4 = arith.constant {async_task_id = array<i32: 1>} 0 : i32
      %c64_i32_5 = arith.constant {async_task_id = array<i32: 1>} 64 : i32
      %cst = arith.constant {async_task_id = array<i32: 1>} dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %47 = tt.get_program_id x {async_task_id = array<i32: 1>} : i32
      %48 = arith.muli %47, %c128_i32_3 {async_task_id = array<i32: 1>} : i32
      %49 = tt.get_program_id y {async_task_id = array<i32: 1>} : i32
      %50 = arith.muli %49, %c128_i32_3 {async_task_id = array<i32: 1>} : i32
      %51:2 = scf.for %arg30 = %c0_i32_4 to %arg17 step %c64_i32_5 iter_args(%arg31 = %cst, %arg32 = %c0_i64_2) -> (tensor<64x128xf32, #mma>, i64)  : i32 {
        %69 = arith.divui %arg32, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %70 = arith.muli %69, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %71 = arith.subi %arg32, %70 {async_task_id = array<i32: 1>} : i64
        %72 = arith.trunci %71 {async_task_id = array<i32: 1>} : i64 to i32
        %73 = arith.andi %69, %c1_i64_1 {async_task_id = array<i32: 1>} : i64
        %74 = arith.trunci %73 {async_task_id = array<i32: 1>} : i64 to i1
        %75 = arith.divui %arg32, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %76 = arith.muli %75, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %77 = arith.subi %arg32, %76 {async_task_id = array<i32: 1>} : i64
        %78 = arith.trunci %77 {async_task_id = array<i32: 1>} : i64 to i32
        %79 = arith.andi %75, %c1_i64_1 {async_task_id = array<i32: 1>} : i64
        %80 = arith.trunci %79 {async_task_id = array<i32: 1>} : i64 to i1
        %81 = ttg.memdesc_index %arg13[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %82 = arith.extsi %74 {async_task_id = array<i32: 1>} : i1 to i32
        ttng.wait_barrier %81, %82 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %83 = ttg.memdesc_index %arg14[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %84 = ttg.memdesc_index %arg15[%78] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %85 = arith.extsi %80 {async_task_id = array<i32: 1>} : i1 to i32
        ttng.wait_barrier %84, %85 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %86 = ttg.memdesc_index %arg16[%78] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %87 = ttg.memdesc_trans %86 {async_task_id = array<i32: 1>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
        %88 = ttng.warp_group_dot %83, %87, %arg31 {async_task_id = array<i32: 1>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
        %89 = ttg.memdesc_index %arg23[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %89, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %90 = ttg.memdesc_index %arg27[%78] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %90, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %91 = arith.addi %arg32, %c1_i64_1 {async_task_id = array<i32: 1>} : i64
        scf.yield {async_task_id = array<i32: 1>} %88, %91 : tensor<64x128xf32, #mma>, i64
      } {async_task_id = array<i32: 1>, tt.num_stages = 0 : i32}
      %52 = tt.make_range {async_task_id = array<i32: 1>, end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %53 = tt.make_range {async_task_id = array<i32: 1>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %54 = tt.splat %48 {async_task_id = array<i32: 1>} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %55 = arith.addi %54, %52 {async_task_id = array<i32: 1>} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %56 = tt.expand_dims %55 {async_task_id = array<i32: 1>, axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %57 = tt.splat %arg18 {async_task_id = array<i32: 1>} : i32 -> tensor<64x1xi32, #blocked>
      %58 = arith.muli %56, %57 {async_task_id = array<i32: 1>} : tensor<64x1xi32, #blocked>
      %59 = tt.splat %50 {async_task_id = array<i32: 1>} : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %60 = arith.addi %59, %53 {async_task_id = array<i32: 1>} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %61 = tt.expand_dims %60 {async_task_id = array<i32: 1>, axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %62 = tt.broadcast %58 {async_task_id = array<i32: 1>} : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %63 = tt.broadcast %61 {async_task_id = array<i32: 1>} : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %64 = arith.addi %62, %63 {async_task_id = array<i32: 1>} : tensor<64x128xi32, #blocked>
      %65 = tt.splat %arg19 {async_task_id = array<i32: 1>} : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %66 = tt.addptr %65, %64 {async_task_id = array<i32: 1>} : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %67 = arith.truncf %51#0 {async_task_id = array<i32: 1>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %68 = ttg.convert_layout %67 {async_task_id = array<i32: 1>} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
      tt.store %66, %68 {async_task_id = array<i32: 1>} : tensor<64x128x!tt.ptr<f16>, #blocked>
      ttg.warp_return {async_task_id = array<i32: 1>}
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: i32, %arg19: !tt.ptr<f16>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg26: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg29: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c3_i64_0 = arith.constant 3 : i64
      %c1_i64_1 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
      %c0_i64_2 = arith.constant {async_task_id = array<i32: 2>} 0 : i64
      %c128_i32_3 = arith.constant {async_task_id = array<i32: 2>} 128 : i32
      %c0_i32_4 = arith.constant {async_task_id = array<i32: 2>} 0 : i32
      %c64_i32_5 = arith.constant {async_task_id = array<i32: 2>} 64 : i32
      %cst = arith.constant {async_task_id = array<i32: 2>} dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %47 = tt.get_program_id x {async_task_id = array<i32: 2>} : i32
      %48 = arith.muli %47, %c128_i32_3 {async_task_id = array<i32: 2>} : i32
      %49 = arith.addi %48, %c64_i32_5 {async_task_id = array<i32: 2>} : i32
      %50 = tt.get_program_id y {async_task_id = array<i32: 2>} : i32
      %51 = arith.muli %50, %c128_i32_3 {async_task_id = array<i32: 2>} : i32
      %52:2 = scf.for %arg30 = %c0_i32_4 to %arg17 step %c64_i32_5 iter_args(%arg31 = %cst, %arg32 = %c0_i64_2) -> (tensor<64x128xf32, #mma>, i64)  : i32 {
        %70 = arith.divui %arg32, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %71 = arith.muli %70, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %72 = arith.subi %arg32, %71 {async_task_id = array<i32: 2>} : i64
        %73 = arith.trunci %72 {async_task_id = array<i32: 2>} : i64 to i32
        %74 = arith.andi %70, %c1_i64_1 {async_task_id = array<i32: 2>} : i64
        %75 = arith.trunci %74 {async_task_id = array<i32: 2>} : i64 to i1
        %76 = arith.divui %arg32, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %77 = arith.muli %76, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %78 = arith.subi %arg32, %77 {async_task_id = array<i32: 2>} : i64
        %79 = arith.trunci %78 {async_task_id = array<i32: 2>} : i64 to i32
        %80 = arith.andi %76, %c1_i64_1 {async_task_id = array<i32: 2>} : i64
        %81 = arith.trunci %80 {async_task_id = array<i32: 2>} : i64 to i1
        %82 = ttg.memdesc_index %arg20[%79] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %83 = arith.extsi %81 {async_task_id = array<i32: 2>} : i1 to i32
        ttng.wait_barrier %82, %83 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %84 = ttg.memdesc_index %arg21[%79] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %85 = ttg.memdesc_index %arg15[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %86 = arith.extsi %75 {async_task_id = array<i32: 2>} : i1 to i32
        ttng.wait_barrier %85, %86 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %87 = ttg.memdesc_index %arg16[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %88 = ttg.memdesc_trans %87 {async_task_id = array<i32: 2>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
        %89 = ttng.warp_group_dot %84, %88, %arg31 {async_task_id = array<i32: 2>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
        %90 = ttg.memdesc_index %arg29[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %90, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %91 = ttg.memdesc_index %arg25[%79] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %91, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %92 = arith.addi %arg32, %c1_i64_1 {async_task_id = array<i32: 2>} : i64
        scf.yield {async_task_id = array<i32: 2>} %89, %92 : tensor<64x128xf32, #mma>, i64
      } {async_task_id = array<i32: 2>, tt.num_stages = 0 : i32}
      %53 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 64 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %54 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %55 = tt.splat %49 {async_task_id = array<i32: 2>} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %56 = arith.addi %55, %53 {async_task_id = array<i32: 2>} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %57 = tt.expand_dims %56 {async_task_id = array<i32: 2>, axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %58 = tt.splat %arg18 {async_task_id = array<i32: 2>} : i32 -> tensor<64x1xi32, #blocked>
      %59 = arith.muli %57, %58 {async_task_id = array<i32: 2>} : tensor<64x1xi32, #blocked>
      %60 = tt.splat %51 {async_task_id = array<i32: 2>} : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %61 = arith.addi %60, %54 {async_task_id = array<i32: 2>} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %62 = tt.expand_dims %61 {async_task_id = array<i32: 2>, axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %63 = tt.broadcast %59 {async_task_id = array<i32: 2>} : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %64 = tt.broadcast %62 {async_task_id = array<i32: 2>} : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %65 = arith.addi %63, %64 {async_task_id = array<i32: 2>} : tensor<64x128xi32, #blocked>
      %66 = tt.splat %arg19 {async_task_id = array<i32: 2>} : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %67 = tt.addptr %66, %65 {async_task_id = array<i32: 2>} : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %68 = arith.truncf %52#0 {async_task_id = array<i32: 2>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %69 = ttg.convert_layout %68 {async_task_id = array<i32: 2>} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
      tt.store %67, %69 {async_task_id = array<i32: 2>} : tensor<64x128x!tt.ptr<f16>, #blocked>
      ttg.warp_return {async_task_id = array<i32: 2>}
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, i32, !tt.ptr<f16>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %c3_i64 = arith.constant 3 : i64
    %true = arith.constant true
    %c1_i64 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
    %c0_i64 = arith.constant {async_task_id = array<i32: 0>} 0 : i64
    %c64_i32 = arith.constant {async_task_id = array<i32: 0>} 64 : i32
    %c128_i32 = arith.constant {async_task_id = array<i32: 0>} 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %3 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %4[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %8[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.memdesc_index %8[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %12[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %15, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %12[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %12[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %13[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %19, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %20 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %20[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %20[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %21[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %28 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %29 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %31, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_index %28[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %34 = ttg.memdesc_index %28[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %29[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %35, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %36 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %38 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %39, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %41 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %41, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %36[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %43 = ttg.memdesc_index %37[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %43, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %44 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.warp_specialize(%8, %44, %0, %46, %arg12, %arg11, %arg10, %4, %45, %13, %21, %29, %37) attributes {requestedRegisters = array<i32: 232, 232>}
    default {
      %47 = tt.get_program_id x {async_task_id = array<i32: 0>} : i32
      %48 = arith.muli %47, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %49 = arith.addi %48, %c64_i32 {async_task_id = array<i32: 0>} : i32
      %50 = tt.get_program_id y {async_task_id = array<i32: 0>} : i32
      %51 = arith.muli %50, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %52 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %c0_i64) -> (i64)  : i32 {
        %53 = arith.divui %arg14, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %54 = arith.muli %53, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %55 = arith.subi %arg14, %54 {async_task_id = array<i32: 0>} : i64
        %56 = arith.trunci %55 {async_task_id = array<i32: 0>} : i64 to i32
        %57 = arith.andi %53, %c1_i64 {async_task_id = array<i32: 0>} : i64
        %58 = arith.trunci %57 {async_task_id = array<i32: 0>} : i64 to i1
        %59 = ttg.memdesc_index %13[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %60 = arith.xori %58, %true : i1
        %61 = arith.extui %60 : i1 to i32
        ttng.wait_barrier %59, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %62 = ttg.memdesc_index %8[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %62, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %63 = ttg.memdesc_index %44[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%48, %arg13] %63, %62, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %64 = arith.divui %arg14, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %65 = arith.muli %64, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %66 = arith.subi %arg14, %65 {async_task_id = array<i32: 0>} : i64
        %67 = arith.trunci %66 {async_task_id = array<i32: 0>} : i64 to i32
        %68 = arith.andi %64, %c1_i64 {async_task_id = array<i32: 0>} : i64
        %69 = arith.trunci %68 {async_task_id = array<i32: 0>} : i64 to i1
        %70 = ttg.memdesc_index %37[%67] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %71 = arith.xori %69, %true : i1
        %72 = arith.extui %71 : i1 to i32
        ttng.wait_barrier %70, %72 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %73 = ttg.memdesc_index %29[%67] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %74 = arith.xori %69, %true : i1
        %75 = arith.extui %74 : i1 to i32
        ttng.wait_barrier %73, %75 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %76 = ttg.memdesc_index %0[%67] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %76, 16384 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %77 = ttg.memdesc_index %46[%67] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg5[%51, %arg13] %77, %76, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %78 = arith.divui %arg14, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %79 = arith.muli %78, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %80 = arith.subi %arg14, %79 {async_task_id = array<i32: 0>} : i64
        %81 = arith.trunci %80 {async_task_id = array<i32: 0>} : i64 to i32
        %82 = arith.andi %78, %c1_i64 {async_task_id = array<i32: 0>} : i64
        %83 = arith.trunci %82 {async_task_id = array<i32: 0>} : i64 to i1
        %84 = ttg.memdesc_index %21[%81] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %85 = arith.xori %83, %true : i1
        %86 = arith.extui %85 : i1 to i32
        ttng.wait_barrier %84, %86 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %87 = ttg.memdesc_index %4[%81] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %87, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %88 = ttg.memdesc_index %45[%81] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%49, %arg13] %88, %87, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %89 = arith.addi %arg14, %c1_i64 {async_task_id = array<i32: 0>} : i64
        scf.yield {async_task_id = array<i32: 0>} %89 : i64
      } {async_task_id = array<i32: 0>, tt.num_stages = 0 : i32}
      ttg.warp_yield {async_task_id = array<i32: 0>}
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: i32, %arg19: !tt.ptr<f16>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c3_i64_0 = arith.constant 3 : i64
      %c1_i64_1 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
      %c0_i64_2 = arith.constant {async_task_id = array<i32: 1>} 0 : i64
      %c128_i32_3 = arith.constant {async_task_id = array<i32: 1>} 128 : i32
      %c0_i32_4 = arith.constant {async_task_id = array<i32: 1>} 0 : i32
      %c64_i32_5 = arith.constant {async_task_id = array<i32: 1>} 64 : i32
      %cst = arith.constant {async_task_id = array<i32: 1>} dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %47 = tt.get_program_id x {async_task_id = array<i32: 1>} : i32
      %48 = arith.muli %47, %c128_i32_3 {async_task_id = array<i32: 1>} : i32
      %49 = tt.get_program_id y {async_task_id = array<i32: 1>} : i32
      %50 = arith.muli %49, %c128_i32_3 {async_task_id = array<i32: 1>} : i32
      %51:2 = scf.for %arg26 = %c0_i32_4 to %arg17 step %c64_i32_5 iter_args(%arg27 = %cst, %arg28 = %c0_i64_2) -> (tensor<64x128xf32, #mma>, i64)  : i32 {
        %69 = arith.divui %arg28, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %70 = arith.muli %69, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %71 = arith.subi %arg28, %70 {async_task_id = array<i32: 1>} : i64
        %72 = arith.trunci %71 {async_task_id = array<i32: 1>} : i64 to i32
        %73 = arith.andi %69, %c1_i64_1 {async_task_id = array<i32: 1>} : i64
        %74 = arith.trunci %73 {async_task_id = array<i32: 1>} : i64 to i1
        %75 = arith.divui %arg28, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %76 = arith.muli %75, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %77 = arith.subi %arg28, %76 {async_task_id = array<i32: 1>} : i64
        %78 = arith.trunci %77 {async_task_id = array<i32: 1>} : i64 to i32
        %79 = arith.andi %75, %c1_i64_1 {async_task_id = array<i32: 1>} : i64
        %80 = arith.trunci %79 {async_task_id = array<i32: 1>} : i64 to i1
        %81 = ttg.memdesc_index %arg13[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %82 = arith.extsi %74 {async_task_id = array<i32: 1>} : i1 to i32
        ttng.wait_barrier %81, %82 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %83 = ttg.memdesc_index %arg14[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %84 = ttg.memdesc_index %arg15[%78] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %85 = arith.extsi %80 {async_task_id = array<i32: 1>} : i1 to i32
        ttng.wait_barrier %84, %85 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %86 = ttg.memdesc_index %arg16[%78] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %87 = ttg.memdesc_trans %86 {async_task_id = array<i32: 1>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
        %88 = ttng.warp_group_dot %83, %87, %arg27 {async_task_id = array<i32: 1>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
        %89 = ttg.memdesc_index %arg22[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %89, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %90 = ttg.memdesc_index %arg24[%78] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %90, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %91 = arith.addi %arg28, %c1_i64_1 {async_task_id = array<i32: 1>} : i64
        scf.yield {async_task_id = array<i32: 1>} %88, %91 : tensor<64x128xf32, #mma>, i64
      } {async_task_id = array<i32: 1>, tt.num_stages = 0 : i32}
      %52 = tt.make_range {async_task_id = array<i32: 1>, end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %53 = tt.make_range {async_task_id = array<i32: 1>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %54 = tt.splat %48 {async_task_id = array<i32: 1>} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %55 = arith.addi %54, %52 {async_task_id = array<i32: 1>} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %56 = tt.expand_dims %55 {async_task_id = array<i32: 1>, axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %57 = tt.splat %arg18 {async_task_id = array<i32: 1>} : i32 -> tensor<64x1xi32, #blocked>
      %58 = arith.muli %56, %57 {async_task_id = array<i32: 1>} : tensor<64x1xi32, #blocked>
      %59 = tt.splat %50 {async_task_id = array<i32: 1>} : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %60 = arith.addi %59, %53 {async_task_id = array<i32: 1>} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %61 = tt.expand_dims %60 {async_task_id = array<i32: 1>, axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %62 = tt.broadcast %58 {async_task_id = array<i32: 1>} : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %63 = tt.broadcast %61 {async_task_id = array<i32: 1>} : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %64 = arith.addi %62, %63 {async_task_id = array<i32: 1>} : tensor<64x128xi32, #blocked>
      %65 = tt.splat %arg19 {async_task_id = array<i32: 1>} : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %66 = tt.addptr %65, %64 {async_task_id = array<i32: 1>} : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %67 = arith.truncf %51#0 {async_task_id = array<i32: 1>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %68 = ttg.convert_layout %67 {async_task_id = array<i32: 1>} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
      tt.store %66, %68 {async_task_id = array<i32: 1>} : tensor<64x128x!tt.ptr<f16>, #blocked>
      ttg.warp_return {async_task_id = array<i32: 1>}
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: i32, %arg19: !tt.ptr<f16>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c3_i64_0 = arith.constant 3 : i64
      %c1_i64_1 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
      %c0_i64_2 = arith.constant {async_task_id = array<i32: 2>} 0 : i64
      %c128_i32_3 = arith.constant {async_task_id = array<i32: 2>} 128 : i32
      %c0_i32_4 = arith.constant {async_task_id = array<i32: 2>} 0 : i32
      %c64_i32_5 = arith.constant {async_task_id = array<i32: 2>} 64 : i32
      %cst = arith.constant {async_task_id = array<i32: 2>} dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %47 = tt.get_program_id x {async_task_id = array<i32: 2>} : i32
      %48 = arith.muli %47, %c128_i32_3 {async_task_id = array<i32: 2>} : i32
      %49 = arith.addi %48, %c64_i32_5 {async_task_id = array<i32: 2>} : i32
      %50 = tt.get_program_id y {async_task_id = array<i32: 2>} : i32
      %51 = arith.muli %50, %c128_i32_3 {async_task_id = array<i32: 2>} : i32
      %52:2 = scf.for %arg26 = %c0_i32_4 to %arg17 step %c64_i32_5 iter_args(%arg27 = %cst, %arg28 = %c0_i64_2) -> (tensor<64x128xf32, #mma>, i64)  : i32 {
        %70 = arith.divui %arg28, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %71 = arith.muli %70, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %72 = arith.subi %arg28, %71 {async_task_id = array<i32: 2>} : i64
        %73 = arith.trunci %72 {async_task_id = array<i32: 2>} : i64 to i32
        %74 = arith.andi %70, %c1_i64_1 {async_task_id = array<i32: 2>} : i64
        %75 = arith.trunci %74 {async_task_id = array<i32: 2>} : i64 to i1
        %76 = arith.divui %arg28, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %77 = arith.muli %76, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %78 = arith.subi %arg28, %77 {async_task_id = array<i32: 2>} : i64
        %79 = arith.trunci %78 {async_task_id = array<i32: 2>} : i64 to i32
        %80 = arith.andi %76, %c1_i64_1 {async_task_id = array<i32: 2>} : i64
        %81 = arith.trunci %80 {async_task_id = array<i32: 2>} : i64 to i1
        %82 = ttg.memdesc_index %arg20[%79] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %83 = arith.extsi %81 {async_task_id = array<i32: 2>} : i1 to i32
        ttng.wait_barrier %82, %83 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %84 = ttg.memdesc_index %arg21[%79] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %85 = ttg.memdesc_index %arg15[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %86 = arith.extsi %75 {async_task_id = array<i32: 2>} : i1 to i32
        ttng.wait_barrier %85, %86 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %87 = ttg.memdesc_index %arg16[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %88 = ttg.memdesc_trans %87 {async_task_id = array<i32: 2>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
        %89 = ttng.warp_group_dot %84, %88, %arg27 {async_task_id = array<i32: 2>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
        %90 = ttg.memdesc_index %arg25[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %90, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %91 = ttg.memdesc_index %arg23[%79] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %91, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %92 = arith.addi %arg28, %c1_i64_1 {async_task_id = array<i32: 2>} : i64
        scf.yield {async_task_id = array<i32: 2>} %89, %92 : tensor<64x128xf32, #mma>, i64
      } {async_task_id = array<i32: 2>, tt.num_stages = 0 : i32}
      %53 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 64 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %54 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %55 = tt.splat %49 {async_task_id = array<i32: 2>} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %56 = arith.addi %55, %53 {async_task_id = array<i32: 2>} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %57 = tt.expand_dims %56 {async_task_id = array<i32: 2>, axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %58 = tt.splat %arg18 {async_task_id = array<i32: 2>} : i32 -> tensor<64x1xi32, #blocked>
      %59 = arith.muli %57, %58 {async_task_id = array<i32: 2>} : tensor<64x1xi32, #blocked>
      %60 = tt.splat %51 {async_task_id = array<i32: 2>} : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %61 = arith.addi %60, %54 {async_task_id = array<i32: 2>} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %62 = tt.expand_dims %61 {async_task_id = array<i32: 2>, axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %63 = tt.broadcast %59 {async_task_id = array<i32: 2>} : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %64 = tt.broadcast %62 {async_task_id = array<i32: 2>} : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %65 = arith.addi %63, %64 {async_task_id = array<i32: 2>} : tensor<64x128xi32, #blocked>
      %66 = tt.splat %arg19 {async_task_id = array<i32: 2>} : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %67 = tt.addptr %66, %65 {async_task_id = array<i32: 2>} : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %68 = arith.truncf %52#0 {async_task_id = array<i32: 2>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %69 = ttg.convert_layout %68 {async_task_id = array<i32: 2>} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
      tt.store %67, %69 {async_task_id = array<i32: 2>} : tensor<64x128x!tt.ptr<f16>, #blocked>
      ttg.warp_return {async_task_id = array<i32: 2>}
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, i32, !tt.ptr<f16>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %c3_i64 = arith.constant 3 : i64
    %true = arith.constant true
    %c1_i64 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
    %c0_i64 = arith.constant {async_task_id = array<i32: 0>} 0 : i64
    %c64_i32 = arith.constant {async_task_id = array<i32: 0>} 64 : i32
    %c128_i32 = arith.constant {async_task_id = array<i32: 0>} 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %3 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %4[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %8[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.memdesc_index %8[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %12[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %15, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %12[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %12[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %13[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %19, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %20 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %20[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %20[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %21[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %28 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %29 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %31, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_index %28[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %34 = ttg.memdesc_index %28[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %29[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %35, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %36 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %38 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %39, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %41 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %41, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %36[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %43 = ttg.memdesc_index %37[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %43, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %44 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.warp_specialize(%8, %44, %0, %46, %arg12, %arg11, %arg10, %4, %45, %13, %21, %29, %37) attributes {requestedRegisters = array<i32: 232, 232>}
    default {
      %47 = tt.get_program_id x {async_task_id = array<i32: 0>} : i32
      %48 = arith.muli %47, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %49 = arith.addi %48, %c64_i32 {async_task_id = array<i32: 0>} : i32
      %50 = tt.get_program_id y {async_task_id = array<i32: 0>} : i32
      %51 = arith.muli %50, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %52 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %c0_i64) -> (i64)  : i32 {
        %53 = arith.divui %arg14, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %54 = arith.muli %53, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %55 = arith.subi %arg14, %54 {async_task_id = array<i32: 0>} : i64
        %56 = arith.trunci %55 {async_task_id = array<i32: 0>} : i64 to i32
        %57 = arith.andi %53, %c1_i64 {async_task_id = array<i32: 0>} : i64
        %58 = arith.trunci %57 {async_task_id = array<i32: 0>} : i64 to i1
        %59 = ttg.memdesc_index %13[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %60 = arith.xori %58, %true : i1
        %61 = arith.extui %60 : i1 to i32
        ttng.wait_barrier %59, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %62 = ttg.memdesc_index %8[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %62, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %63 = ttg.memdesc_index %44[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%48, %arg13] %63, %62, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %64 = ttg.memdesc_index %37[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %64, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %65 = ttg.memdesc_index %29[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %65, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %66 = ttg.memdesc_index %0[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %66, 16384 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %67 = ttg.memdesc_index %46[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg5[%51, %arg13] %67, %66, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %68 = ttg.memdesc_index %21[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %68, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %69 = ttg.memdesc_index %4[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %69, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %70 = ttg.memdesc_index %45[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%49, %arg13] %70, %69, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %71 = arith.addi %arg14, %c1_i64 {async_task_id = array<i32: 0>} : i64
        scf.yield {async_task_id = array<i32: 0>} %71 : i64
      } {async_task_id = array<i32: 0>, tt.num_stages = 0 : i32}
      ttg.warp_yield {async_task_id = array<i32: 0>}
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: i32, %arg19: !tt.ptr<f16>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c3_i64_0 = arith.constant 3 : i64
      %c1_i64_1 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
      %c0_i64_2 = arith.constant {async_task_id = array<i32: 1>} 0 : i64
      %c128_i32_3 = arith.constant {async_task_id = array<i32: 1>} 128 : i32
      %c0_i32_4 = arith.constant {async_task_id = array<i32: 1>} 0 : i32
      %c64_i32_5 = arith.constant {async_task_id = array<i32: 1>} 64 : i32
      %cst = arith.constant {async_task_id = array<i32: 1>} dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %47 = tt.get_program_id x {async_task_id = array<i32: 1>} : i32
      %48 = arith.muli %47, %c128_i32_3 {async_task_id = array<i32: 1>} : i32
      %49 = tt.get_program_id y {async_task_id = array<i32: 1>} : i32
      %50 = arith.muli %49, %c128_i32_3 {async_task_id = array<i32: 1>} : i32
      %51:2 = scf.for %arg26 = %c0_i32_4 to %arg17 step %c64_i32_5 iter_args(%arg27 = %cst, %arg28 = %c0_i64_2) -> (tensor<64x128xf32, #mma>, i64)  : i32 {
        %69 = arith.divui %arg28, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %70 = arith.muli %69, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %71 = arith.subi %arg28, %70 {async_task_id = array<i32: 1>} : i64
        %72 = arith.trunci %71 {async_task_id = array<i32: 1>} : i64 to i32
        %73 = arith.andi %69, %c1_i64_1 {async_task_id = array<i32: 1>} : i64
        %74 = arith.trunci %73 {async_task_id = array<i32: 1>} : i64 to i1
        %75 = ttg.memdesc_index %arg13[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %76 = arith.extsi %74 {async_task_id = array<i32: 1>} : i1 to i32
        ttng.wait_barrier %75, %76 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %77 = ttg.memdesc_index %arg14[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %78 = ttg.memdesc_index %arg15[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %78, %76 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %79 = ttg.memdesc_index %arg16[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %80 = ttg.memdesc_trans %79 {async_task_id = array<i32: 1>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
        %81 = ttng.warp_group_dot %77, %80, %arg27 {async_task_id = array<i32: 1>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
        %82 = ttg.memdesc_index %arg22[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %82, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %83 = ttg.memdesc_index %arg24[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %83, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %84 = arith.addi %arg28, %c1_i64_1 {async_task_id = array<i32: 1>} : i64
        scf.yield {async_task_id = array<i32: 1>} %81, %84 : tensor<64x128xf32, #mma>, i64
      } {async_task_id = array<i32: 1>, tt.num_stages = 0 : i32}
      %52 = tt.make_range {async_task_id = array<i32: 1>, end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %53 = tt.make_range {async_task_id = array<i32: 1>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %54 = tt.splat %48 {async_task_id = array<i32: 1>} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %55 = arith.addi %54, %52 {async_task_id = array<i32: 1>} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %56 = tt.expand_dims %55 {async_task_id = array<i32: 1>, axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %57 = tt.splat %arg18 {async_task_id = array<i32: 1>} : i32 -> tensor<64x1xi32, #blocked>
      %58 = arith.muli %56, %57 {async_task_id = array<i32: 1>} : tensor<64x1xi32, #blocked>
      %59 = tt.splat %50 {async_task_id = array<i32: 1>} : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %60 = arith.addi %59, %53 {async_task_id = array<i32: 1>} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %61 = tt.expand_dims %60 {async_task_id = array<i32: 1>, axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %62 = tt.broadcast %58 {async_task_id = array<i32: 1>} : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %63 = tt.broadcast %61 {async_task_id = array<i32: 1>} : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %64 = arith.addi %62, %63 {async_task_id = array<i32: 1>} : tensor<64x128xi32, #blocked>
      %65 = tt.splat %arg19 {async_task_id = array<i32: 1>} : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %66 = tt.addptr %65, %64 {async_task_id = array<i32: 1>} : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %67 = arith.truncf %51#0 {async_task_id = array<i32: 1>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %68 = ttg.convert_layout %67 {async_task_id = array<i32: 1>} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
      tt.store %66, %68 {async_task_id = array<i32: 1>} : tensor<64x128x!tt.ptr<f16>, #blocked>
      ttg.warp_return {async_task_id = array<i32: 1>}
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: i32, %arg19: !tt.ptr<f16>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c3_i64_0 = arith.constant 3 : i64
      %c1_i64_1 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
      %c0_i64_2 = arith.constant {async_task_id = array<i32: 2>} 0 : i64
      %c128_i32_3 = arith.constant {async_task_id = array<i32: 2>} 128 : i32
      %c0_i32_4 = arith.constant {async_task_id = array<i32: 2>} 0 : i32
      %c64_i32_5 = arith.constant {async_task_id = array<i32: 2>} 64 : i32
      %cst = arith.constant {async_task_id = array<i32: 2>} dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %47 = tt.get_program_id x {async_task_id = array<i32: 2>} : i32
      %48 = arith.muli %47, %c128_i32_3 {async_task_id = array<i32: 2>} : i32
      %49 = arith.addi %48, %c64_i32_5 {async_task_id = array<i32: 2>} : i32
      %50 = tt.get_program_id y {async_task_id = array<i32: 2>} : i32
      %51 = arith.muli %50, %c128_i32_3 {async_task_id = array<i32: 2>} : i32
      %52:2 = scf.for %arg26 = %c0_i32_4 to %arg17 step %c64_i32_5 iter_args(%arg27 = %cst, %arg28 = %c0_i64_2) -> (tensor<64x128xf32, #mma>, i64)  : i32 {
        %70 = arith.divui %arg28, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %71 = arith.muli %70, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %72 = arith.subi %arg28, %71 {async_task_id = array<i32: 2>} : i64
        %73 = arith.trunci %72 {async_task_id = array<i32: 2>} : i64 to i32
        %74 = arith.andi %70, %c1_i64_1 {async_task_id = array<i32: 2>} : i64
        %75 = arith.trunci %74 {async_task_id = array<i32: 2>} : i64 to i1
        %76 = ttg.memdesc_index %arg20[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %77 = arith.extsi %75 {async_task_id = array<i32: 2>} : i1 to i32
        ttng.wait_barrier %76, %77 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %78 = ttg.memdesc_index %arg21[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %79 = ttg.memdesc_index %arg15[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %79, %77 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %80 = ttg.memdesc_index %arg16[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %81 = ttg.memdesc_trans %80 {async_task_id = array<i32: 2>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
        %82 = ttng.warp_group_dot %78, %81, %arg27 {async_task_id = array<i32: 2>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
        %83 = ttg.memdesc_index %arg25[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %83, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %84 = ttg.memdesc_index %arg23[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %84, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %85 = arith.addi %arg28, %c1_i64_1 {async_task_id = array<i32: 2>} : i64
        scf.yield {async_task_id = array<i32: 2>} %82, %85 : tensor<64x128xf32, #mma>, i64
      } {async_task_id = array<i32: 2>, tt.num_stages = 0 : i32}
      %53 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 64 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %54 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %55 = tt.splat %49 {async_task_id = array<i32: 2>} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %56 = arith.addi %55, %53 {async_task_id = array<i32: 2>} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %57 = tt.expand_dims %56 {async_task_id = array<i32: 2>, axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %58 = tt.splat %arg18 {async_task_id = array<i32: 2>} : i32 -> tensor<64x1xi32, #blocked>
      %59 = arith.muli %57, %58 {async_task_id = array<i32: 2>} : tensor<64x1xi32, #blocked>
      %60 = tt.splat %51 {async_task_id = array<i32: 2>} : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %61 = arith.addi %60, %54 {async_task_id = array<i32: 2>} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %62 = tt.expand_dims %61 {async_task_id = array<i32: 2>, axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %63 = tt.broadcast %59 {async_task_id = array<i32: 2>} : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %64 = tt.broadcast %62 {async_task_id = array<i32: 2>} : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %65 = arith.addi %63, %64 {async_task_id = array<i32: 2>} : tensor<64x128xi32, #blocked>
      %66 = tt.splat %arg19 {async_task_id = array<i32: 2>} : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %67 = tt.addptr %66, %65 {async_task_id = array<i32: 2>} : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %68 = arith.truncf %52#0 {async_task_id = array<i32: 2>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %69 = ttg.convert_layout %68 {async_task_id = array<i32: 2>} : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
      tt.store %67, %69 {async_task_id = array<i32: 2>} : tensor<64x128x!tt.ptr<f16>, #blocked>
      ttg.warp_return {async_task_id = array<i32: 2>}
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, i32, !tt.ptr<f16>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %c3_i64 = arith.constant 3 : i64
    %true = arith.constant true
    %c1_i64 = arith.constant {async_task_id = array<i32: 0>} 1 : i64
    %c0_i64 = arith.constant {async_task_id = array<i32: 0>} 0 : i64
    %c64_i32 = arith.constant {async_task_id = array<i32: 0>} 64 : i32
    %c128_i32 = arith.constant {async_task_id = array<i32: 0>} 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %3 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %4[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %8[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.memdesc_index %8[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %12[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %15, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %12[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %12[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %13[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %19, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %20 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %20[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %20[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %21[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %28 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %29 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %31, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_index %28[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %34 = ttg.memdesc_index %28[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %29[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %35, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %36 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %38 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %39, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %41 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %41, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %36[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %43 = ttg.memdesc_index %37[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %43, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %44 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.warp_specialize(%8, %44, %0, %46, %arg12, %arg11, %arg10, %4, %45, %13, %21, %29, %37) attributes {requestedRegisters = array<i32: 232, 232>}
    default {
      %47 = tt.get_program_id x {async_task_id = array<i32: 0>} : i32
      %48 = arith.muli %47, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %49 = arith.addi %48, %c64_i32 {async_task_id = array<i32: 0>} : i32
      %50 = tt.get_program_id y {async_task_id = array<i32: 0>} : i32
      %51 = arith.muli %50, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %52 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %c0_i64) -> (i64)  : i32 {
        %53 = arith.divui %arg14, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %54 = arith.muli %53, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %55 = arith.subi %arg14, %54 {async_task_id = array<i32: 0>} : i64
        %56 = arith.trunci %55 {async_task_id = array<i32: 0>} : i64 to i32
        %57 = arith.andi %53, %c1_i64 {async_task_id = array<i32: 0>} : i64
        %58 = arith.trunci %57 {async_task_id = array<i32: 0>} : i64 to i1
        %59 = ttg.memdesc_index %13[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %60 = arith.xori %58, %true : i1
        %61 = arith.extui %60 : i1 to i32
        ttng.wait_barrier %59, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %62 = ttg.memdesc_index %8[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %62, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %63 = ttg.memdesc_index %44[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%48, %arg13] %63, %62, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %64 = ttg.memdesc_index %37[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %64, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %65 = ttg.memdesc_index %29[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %65, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %66 = ttg.memdesc_index %0[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %66, 16384 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %67 = ttg.memdesc_index %46[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg5[%51, %arg13] %67, %66, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %68 = ttg.memdesc_index %21[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %68, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %69 = ttg.memdesc_index %4[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %69, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %70 = ttg.memdesc_index %45[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%49, %arg13] %70, %69, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %71 = arith.addi %arg14, %c1_i64 {async_task_id = array<i32: 0>} : i64
        scf.yield {async_task_id = array<i32: 0>} %71 : i64
      } {async_task_id = array<i32: 0>, tt.num_stages = 0 : i32}
      ttg.warp_yield {async_task_id = array<i32: 0>}
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: i32, %arg19: !tt.ptr<f16>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c3_i64_0 = arith.constant 3 : i64
      %c1_i64_1 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
      %c0_i64_2 = arith.constant {async_task_id = array<i32: 1>} 0 : i64
      %c128_i32_3 = arith.constant {async_task_id = array<i32: 1>} 128 : i32
      %c0_i32_4 = arith.constant {async_task_id = array<i32: 1>} 0 : i32
      %c64_i32_5 = arith.constant {async_task_id = array<i32: 1>} 64 : i32
      %cst = arith.constant {async_task_id = array<i32: 1>} dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %47 = tt.get_program_id x {async_task_id = array<i32: 1>} : i32
      %48 = arith.muli %47, %c128_i32_3 {async_task_id = array<i32: 1>} : i32
      %49 = tt.get_program_id y {async_task_id = array<i32: 1>} : i32
      %50 = arith.muli %49, %c128_i32_3 {async_task_id = array<i32: 1>} : i32
      %51:2 = scf.for %arg26 = %c0_i32_4 to %arg17 step %c64_i32_5 iter_args(%arg27 = %cst, %arg28 = %c0_i64_2) -> (tensor<64x128xf32, #mma>, i64)  : i32 {
        %69 = arith.divui %arg28, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %70 = arith.muli %69, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %71 = arith.subi %arg28, %70 {async_task_id = array<i32: 1>} : i64
        %72 = arith.trunci %71 {async_task_id = array<i32: 1>} : i64 to i32
        %73 = arith.andi %69, %c1_i64_1 {async_task_id = array<i32: 1>} : i64
        %74 = arith.trunci %73 {async_task_id = array<i32: 1>} : i64 to i1
        %75 = ttg.memdesc_index %arg13[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %76 = arith.extsi %74 {async_task_id = array<i32: 1>} : i1 to i32
        ttng.wait_barrier %75, %76 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %77 = ttg.memdesc_index %arg14[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %78 = ttg.memdesc_index %arg15[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %78, %76 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %79 = ttg.memdesc_index %arg16[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %80 = ttg.memdesc_trans %79 {async_task_id = array<i32: 1>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
        %81 = ttng.warp_group_dot %77, %80, %arg27 {async_task_id = array<i32: 1>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
        %82 = ttg.memdesc_index %arg22[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %82, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %83 = ttg.memdesc_index %arg24[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %83, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %84 = arith.addi %arg28, %c1_i64_1 {async_task_id = array<i32: 1>} : i64
        scf.yield {async_task_id = array<i32: 1>} %81, %84 : tensor<64x128xf32, #mma>, i64
      } {async_task_id = array<i32: 1>, tt.num_stages = 0 : i32}
      %52 = tt.make_range {async_task_id = array<i32: 1>, end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %53 = tt.make_range {async_task_id = array<i32: 1>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %54 = tt.splat %48 {async_task_id = array<i32: 1>} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %55 = arith.addi %54, %52 {async_task_id = array<i32: 1>} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %56 = tt.expand_dims %55 {async_task_id = array<i32: 1>, axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %57 = tt.splat %arg18 {async_task_id = array<i32: 1>} : i32 -> tensor<64x1xi32, #blocked>
      %58 = arith.muli %56, %57 {async_task_id = array<i32: 1>} : tensor<64x1xi32, #blocked>
      %59 = tt.splat %50 {async_task_id = array<i32: 1>} : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %60 = arith.addi %59, %53 {async_task_id = array<i32: 1>} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %61 = tt.expand_dims %60 {async_task_id = array<i32: 1>, axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %62 = tt.broadcast %58 {async_task_id = array<i32: 1>} : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %63 = tt.broadcast %61 {async_task_id = array<i32: 1>} : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %64 = arith.addi %62, %63 {async_task_id = array<i32: 1>} : tensor<64x128xi32, #blocked>
      %65 = tt.splat %arg19 {async_task_id = array<i32: 1>} : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %66 = tt.addptr %65, %64 {async_task_id = array<i32: 1>} : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %67 = arith.truncf %51#0 {async_task_id = array<i32: 1>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %68 = ttg.convert_layout %67 : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
      tt.store %66, %68 {async_task_id = array<i32: 1>} : tensor<64x128x!tt.ptr<f16>, #blocked>
      ttg.warp_return {async_task_id = array<i32: 1>}
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: i32, %arg19: !tt.ptr<f16>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c3_i64_0 = arith.constant 3 : i64
      %c1_i64_1 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
      %c0_i64_2 = arith.constant {async_task_id = array<i32: 2>} 0 : i64
      %c128_i32_3 = arith.constant {async_task_id = array<i32: 2>} 128 : i32
      %c0_i32_4 = arith.constant {async_task_id = array<i32: 2>} 0 : i32
      %c64_i32_5 = arith.constant {async_task_id = array<i32: 2>} 64 : i32
      %cst = arith.constant {async_task_id = array<i32: 2>} dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %47 = tt.get_program_id x {async_task_id = array<i32: 2>} : i32
      %48 = arith.muli %47, %c128_i32_3 {async_task_id = array<i32: 2>} : i32
      %49 = arith.addi %48, %c64_i32_5 {async_task_id = array<i32: 2>} : i32
      %50 = tt.get_program_id y {async_task_id = array<i32: 2>} : i32
      %51 = arith.muli %50, %c128_i32_3 {async_task_id = array<i32: 2>} : i32
      %52:2 = scf.for %arg26 = %c0_i32_4 to %arg17 step %c64_i32_5 iter_args(%arg27 = %cst, %arg28 = %c0_i64_2) -> (tensor<64x128xf32, #mma>, i64)  : i32 {
        %70 = arith.divui %arg28, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %71 = arith.muli %70, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %72 = arith.subi %arg28, %71 {async_task_id = array<i32: 2>} : i64
        %73 = arith.trunci %72 {async_task_id = array<i32: 2>} : i64 to i32
        %74 = arith.andi %70, %c1_i64_1 {async_task_id = array<i32: 2>} : i64
        %75 = arith.trunci %74 {async_task_id = array<i32: 2>} : i64 to i1
        %76 = ttg.memdesc_index %arg20[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %77 = arith.extsi %75 {async_task_id = array<i32: 2>} : i1 to i32
        ttng.wait_barrier %76, %77 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %78 = ttg.memdesc_index %arg21[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %79 = ttg.memdesc_index %arg15[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %79, %77 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %80 = ttg.memdesc_index %arg16[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %81 = ttg.memdesc_trans %80 {async_task_id = array<i32: 2>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
        %82 = ttng.warp_group_dot %78, %81, %arg27 {async_task_id = array<i32: 2>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
        %83 = ttg.memdesc_index %arg25[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %83, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %84 = ttg.memdesc_index %arg23[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %84, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %85 = arith.addi %arg28, %c1_i64_1 {async_task_id = array<i32: 2>} : i64
        scf.yield {async_task_id = array<i32: 2>} %82, %85 : tensor<64x128xf32, #mma>, i64
      } {async_task_id = array<i32: 2>, tt.num_stages = 0 : i32}
      %53 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 64 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %54 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %55 = tt.splat %49 {async_task_id = array<i32: 2>} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %56 = arith.addi %55, %53 {async_task_id = array<i32: 2>} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %57 = tt.expand_dims %56 {async_task_id = array<i32: 2>, axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %58 = tt.splat %arg18 {async_task_id = array<i32: 2>} : i32 -> tensor<64x1xi32, #blocked>
      %59 = arith.muli %57, %58 {async_task_id = array<i32: 2>} : tensor<64x1xi32, #blocked>
      %60 = tt.splat %51 {async_task_id = array<i32: 2>} : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %61 = arith.addi %60, %54 {async_task_id = array<i32: 2>} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %62 = tt.expand_dims %61 {async_task_id = array<i32: 2>, axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %63 = tt.broadcast %59 {async_task_id = array<i32: 2>} : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %64 = tt.broadcast %62 {async_task_id = array<i32: 2>} : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %65 = arith.addi %63, %64 {async_task_id = array<i32: 2>} : tensor<64x128xi32, #blocked>
      %66 = tt.splat %arg19 {async_task_id = array<i32: 2>} : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %67 = tt.addptr %66, %65 {async_task_id = array<i32: 2>} : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %68 = arith.truncf %52#0 {async_task_id = array<i32: 2>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %69 = ttg.convert_layout %68 : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
      tt.store %67, %69 {async_task_id = array<i32: 2>} : tensor<64x128x!tt.ptr<f16>, #blocked>
      ttg.warp_return {async_task_id = array<i32: 2>}
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, i32, !tt.ptr<f16>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) -> ()
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_specialized(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg11: i32 {tt.divisibility = 16 : i32}, %arg12: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %true = arith.constant true
    %c3_i64 = arith.constant 3 : i64
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %1 = ttg.memdesc_index %0[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %1, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %2 = ttg.memdesc_index %0[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %3 = ttg.memdesc_index %0[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %3, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %4 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %5 = ttg.memdesc_index %4[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %5, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %6 = ttg.memdesc_index %4[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = ttg.memdesc_index %4[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %7, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %8 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %9 = ttg.memdesc_index %8[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %9, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %10 = ttg.memdesc_index %8[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %10, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %11 = ttg.memdesc_index %8[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %11, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %12[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %15, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_index %12[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %17, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %18 = ttg.memdesc_index %12[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %13[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %19, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %20 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %23 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %23, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %20[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %25, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %26 = ttg.memdesc_index %20[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %21[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %27, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %28 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %29 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %28[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %31, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_index %28[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %33, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %34 = ttg.memdesc_index %28[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %34, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %29[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %35, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %36 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
    %38 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %38, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %37[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %39, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %36[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %41 = ttg.memdesc_index %37[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %41, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %36[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %43 = ttg.memdesc_index %37[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %43, 128 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    gpu.barrier
    %44 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    ttg.warp_specialize(%8, %44, %0, %46, %arg12, %arg11, %arg10, %4, %45, %13, %21, %29, %37) attributes {requestedRegisters = array<i32: 232, 232>}
    default {
      %47 = tt.get_program_id x {async_task_id = array<i32: 0>} : i32
      %48 = arith.muli %47, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %49 = arith.addi %48, %c64_i32 {async_task_id = array<i32: 0>} : i32
      %50 = tt.get_program_id y {async_task_id = array<i32: 0>} : i32
      %51 = arith.muli %50, %c128_i32 {async_task_id = array<i32: 0>} : i32
      %52 = scf.for %arg13 = %c0_i32 to %arg12 step %c64_i32 iter_args(%arg14 = %c0_i64) -> (i64)  : i32 {
        %53 = arith.divui %arg14, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %54 = arith.muli %53, %c3_i64 {async_task_id = array<i32: 0>} : i64
        %55 = arith.subi %arg14, %54 {async_task_id = array<i32: 0>} : i64
        %56 = arith.trunci %55 {async_task_id = array<i32: 0>} : i64 to i32
        %57 = arith.andi %53, %c1_i64 {async_task_id = array<i32: 0>} : i64
        %58 = arith.trunci %57 {async_task_id = array<i32: 0>} : i64 to i1
        %59 = ttg.memdesc_index %13[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %60 = arith.xori %58, %true : i1
        %61 = arith.extui %60 : i1 to i32
        ttng.wait_barrier %59, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %62 = ttg.memdesc_index %8[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %62, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %63 = ttg.memdesc_index %44[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%48, %arg13] %63, %62, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %64 = ttg.memdesc_index %37[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %64, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %65 = ttg.memdesc_index %29[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %65, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %66 = ttg.memdesc_index %0[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %66, 16384 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %67 = ttg.memdesc_index %46[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg5[%51, %arg13] %67, %66, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
        %68 = ttg.memdesc_index %21[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %68, %61 {async_task_id = array<i32: 0>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %69 = ttg.memdesc_index %4[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.barrier_expect %69, 8192 {async_task_id = array<i32: 0>}, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %70 = ttg.memdesc_index %45[%56] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        ttng.async_tma_copy_global_to_local %arg0[%49, %arg13] %70, %69, %true {async_task_id = array<i32: 0>} : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
        %71 = arith.addi %arg14, %c1_i64 {async_task_id = array<i32: 0>} : i64
        scf.yield {async_task_id = array<i32: 0>} %71 : i64
      } {async_task_id = array<i32: 0>, tt.num_stages = 0 : i32}
      ttg.warp_yield {async_task_id = array<i32: 0>}
    }
    partition0(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: i32, %arg19: !tt.ptr<f16>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c3_i64_0 = arith.constant 3 : i64
      %c1_i64_1 = arith.constant {async_task_id = array<i32: 1>} 1 : i64
      %c0_i64_2 = arith.constant {async_task_id = array<i32: 1>} 0 : i64
      %c128_i32_3 = arith.constant {async_task_id = array<i32: 1>} 128 : i32
      %c0_i32_4 = arith.constant {async_task_id = array<i32: 1>} 0 : i32
      %c64_i32_5 = arith.constant {async_task_id = array<i32: 1>} 64 : i32
      %cst = arith.constant {async_task_id = array<i32: 1>} dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %47 = tt.get_program_id x {async_task_id = array<i32: 1>} : i32
      %48 = arith.muli %47, %c128_i32_3 {async_task_id = array<i32: 1>} : i32
      %49 = tt.get_program_id y {async_task_id = array<i32: 1>} : i32
      %50 = arith.muli %49, %c128_i32_3 {async_task_id = array<i32: 1>} : i32
      %51:2 = scf.for %arg26 = %c0_i32_4 to %arg17 step %c64_i32_5 iter_args(%arg27 = %cst, %arg28 = %c0_i64_2) -> (tensor<64x128xf32, #mma>, i64)  : i32 {
        %69 = arith.divui %arg28, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %70 = arith.muli %69, %c3_i64_0 {async_task_id = array<i32: 1>} : i64
        %71 = arith.subi %arg28, %70 {async_task_id = array<i32: 1>} : i64
        %72 = arith.trunci %71 {async_task_id = array<i32: 1>} : i64 to i32
        %73 = arith.andi %69, %c1_i64_1 {async_task_id = array<i32: 1>} : i64
        %74 = arith.trunci %73 {async_task_id = array<i32: 1>} : i64 to i1
        %75 = ttg.memdesc_index %arg13[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %76 = arith.extsi %74 {async_task_id = array<i32: 1>} : i1 to i32
        ttng.wait_barrier %75, %76 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %77 = ttg.memdesc_index %arg14[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %78 = ttg.memdesc_index %arg15[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %78, %76 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %79 = ttg.memdesc_index %arg16[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %80 = ttg.memdesc_trans %79 {async_task_id = array<i32: 1>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
        %81 = ttng.warp_group_dot %77, %80, %arg27 {async_task_id = array<i32: 1>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
        %82 = ttg.memdesc_index %arg22[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %82, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %83 = ttg.memdesc_index %arg24[%72] {async_task_id = array<i32: 1>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %83, 128 {async_task_id = array<i32: 1>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %84 = arith.addi %arg28, %c1_i64_1 {async_task_id = array<i32: 1>} : i64
        scf.yield {async_task_id = array<i32: 1>} %81, %84 : tensor<64x128xf32, #mma>, i64
      } {async_task_id = array<i32: 1>, tt.num_stages = 0 : i32}
      %52 = tt.make_range {async_task_id = array<i32: 1>, end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %53 = tt.make_range {async_task_id = array<i32: 1>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %54 = tt.splat %48 {async_task_id = array<i32: 1>} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %55 = arith.addi %54, %52 {async_task_id = array<i32: 1>} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %56 = tt.expand_dims %55 {async_task_id = array<i32: 1>, axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %57 = tt.splat %arg18 {async_task_id = array<i32: 1>} : i32 -> tensor<64x1xi32, #blocked>
      %58 = arith.muli %56, %57 {async_task_id = array<i32: 1>} : tensor<64x1xi32, #blocked>
      %59 = tt.splat %50 {async_task_id = array<i32: 1>} : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %60 = arith.addi %59, %53 {async_task_id = array<i32: 1>} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %61 = tt.expand_dims %60 {async_task_id = array<i32: 1>, axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %62 = tt.broadcast %58 {async_task_id = array<i32: 1>} : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %63 = tt.broadcast %61 {async_task_id = array<i32: 1>} : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %64 = arith.addi %62, %63 {async_task_id = array<i32: 1>} : tensor<64x128xi32, #blocked>
      %65 = tt.splat %arg19 {async_task_id = array<i32: 1>} : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %66 = tt.addptr %65, %64 {async_task_id = array<i32: 1>} : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %67 = arith.truncf %51#0 {async_task_id = array<i32: 1>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %68 = ttg.convert_layout %67 : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
      tt.store %66, %68 {async_task_id = array<i32: 1>} : tensor<64x128x!tt.ptr<f16>, #blocked>
      ttg.warp_return {async_task_id = array<i32: 1>}
    }
    partition1(%arg13: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg14: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg15: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg16: !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, %arg17: i32, %arg18: i32, %arg19: !tt.ptr<f16>, %arg20: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg21: !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, %arg22: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, %arg25: !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c3_i64_0 = arith.constant 3 : i64
      %c1_i64_1 = arith.constant {async_task_id = array<i32: 2>} 1 : i64
      %c0_i64_2 = arith.constant {async_task_id = array<i32: 2>} 0 : i64
      %c128_i32_3 = arith.constant {async_task_id = array<i32: 2>} 128 : i32
      %c0_i32_4 = arith.constant {async_task_id = array<i32: 2>} 0 : i32
      %c64_i32_5 = arith.constant {async_task_id = array<i32: 2>} 64 : i32
      %cst = arith.constant {async_task_id = array<i32: 2>} dense<0.000000e+00> : tensor<64x128xf32, #mma>
      %47 = tt.get_program_id x {async_task_id = array<i32: 2>} : i32
      %48 = arith.muli %47, %c128_i32_3 {async_task_id = array<i32: 2>} : i32
      %49 = arith.addi %48, %c64_i32_5 {async_task_id = array<i32: 2>} : i32
      %50 = tt.get_program_id y {async_task_id = array<i32: 2>} : i32
      %51 = arith.muli %50, %c128_i32_3 {async_task_id = array<i32: 2>} : i32
      %52:2 = scf.for %arg26 = %c0_i32_4 to %arg17 step %c64_i32_5 iter_args(%arg27 = %cst, %arg28 = %c0_i64_2) -> (tensor<64x128xf32, #mma>, i64)  : i32 {
        %70 = arith.divui %arg28, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %71 = arith.muli %70, %c3_i64_0 {async_task_id = array<i32: 2>} : i64
        %72 = arith.subi %arg28, %71 {async_task_id = array<i32: 2>} : i64
        %73 = arith.trunci %72 {async_task_id = array<i32: 2>} : i64 to i32
        %74 = arith.andi %70, %c1_i64_1 {async_task_id = array<i32: 2>} : i64
        %75 = arith.trunci %74 {async_task_id = array<i32: 2>} : i64 to i1
        %76 = ttg.memdesc_index %arg20[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %77 = arith.extsi %75 {async_task_id = array<i32: 2>} : i1 to i32
        ttng.wait_barrier %76, %77 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %78 = ttg.memdesc_index %arg21[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem>
        %79 = ttg.memdesc_index %arg15[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.wait_barrier %79, %77 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %80 = ttg.memdesc_index %arg16[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %81 = ttg.memdesc_trans %80 {async_task_id = array<i32: 2>, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared2, #smem>
        %82 = ttng.warp_group_dot %78, %81, %arg27 {async_task_id = array<i32: 2>, inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared2, #smem> -> tensor<64x128xf32, #mma>
        %83 = ttg.memdesc_index %arg25[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %83, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %84 = ttg.memdesc_index %arg23[%73] {async_task_id = array<i32: 2>} : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        ttng.arrive_barrier %84, 128 {async_task_id = array<i32: 2>} : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
        %85 = arith.addi %arg28, %c1_i64_1 {async_task_id = array<i32: 2>} : i64
        scf.yield {async_task_id = array<i32: 2>} %82, %85 : tensor<64x128xf32, #mma>, i64
      } {async_task_id = array<i32: 2>, tt.num_stages = 0 : i32}
      %53 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 64 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %54 = tt.make_range {async_task_id = array<i32: 2>, end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %55 = tt.splat %49 {async_task_id = array<i32: 2>} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %56 = arith.addi %55, %53 {async_task_id = array<i32: 2>} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %57 = tt.expand_dims %56 {async_task_id = array<i32: 2>, axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %58 = tt.splat %arg18 {async_task_id = array<i32: 2>} : i32 -> tensor<64x1xi32, #blocked>
      %59 = arith.muli %57, %58 {async_task_id = array<i32: 2>} : tensor<64x1xi32, #blocked>
      %60 = tt.splat %51 {async_task_id = array<i32: 2>} : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %61 = arith.addi %60, %54 {async_task_id = array<i32: 2>} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %62 = tt.expand_dims %61 {async_task_id = array<i32: 2>, axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
      %63 = tt.broadcast %59 {async_task_id = array<i32: 2>} : tensor<64x1xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %64 = tt.broadcast %62 {async_task_id = array<i32: 2>} : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %65 = arith.addi %63, %64 {async_task_id = array<i32: 2>} : tensor<64x128xi32, #blocked>
      %66 = tt.splat %arg19 {async_task_id = array<i32: 2>} : !tt.ptr<f16> -> tensor<64x128x!tt.ptr<f16>, #blocked>
      %67 = tt.addptr %66, %65 {async_task_id = array<i32: 2>} : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      %68 = arith.truncf %52#0 {async_task_id = array<i32: 2>} : tensor<64x128xf32, #mma> to tensor<64x128xf16, #mma>
      %69 = ttg.convert_layout %68 : tensor<64x128xf16, #mma> -> tensor<64x128xf16, #blocked>
      tt.store %67, %69 {async_task_id = array<i32: 2>} : tensor<64x128x!tt.ptr<f16>, #blocked>
      ttg.warp_return {async_task_id = array<i32: 2>}
    } : (!ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>, i32, i32, !tt.ptr<f16>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>) -> ()
    tt.return
  }
}
