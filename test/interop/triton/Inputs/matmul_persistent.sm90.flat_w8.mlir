// Kernel matmul_persistent of kernels/matmul_tma.py, sm_90, num_warps=8, num_stages=3, num_ctas=1
// Signature tensordesc<fp16[128,64]> tensordesc<fp16[128,64]> tensordesc<fp16[128,128]> i32 i32 i32; constants PROGRAMS=132, FLATTEN=True
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %0 = tt.call @"triton.language.standard.cdiv__i32__(1,)cconstexpr_128_"(%arg16) : (i32) -> i32
    %1 = tt.get_program_id x : i32
    %2 = tt.call @"triton.language.standard.cdiv__i32__(1,)cconstexpr_128_"(%arg15) : (i32) -> i32
    %3 = arith.extsi %2 : i32 to i64
    %4 = arith.extsi %0 : i32 to i64
    %5 = arith.muli %3, %4 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %6 = arith.cmpi sle, %5, %c2147483647_i64 : i64
    %7 = arith.cmpi sge, %5, %c-2147483648_i64 : i64
    %8 = arith.andi %6, %7 : i1
    %9 = arith.muli %2, %0 : i32
    %c132_i32 = arith.constant 132 : i32
    %10 = arith.bitcast %1 : i32 to i32
    %11 = arith.bitcast %9 : i32 to i32
    %12 = arith.bitcast %c132_i32 : i32 to i32
    %13 = ub.poison : i32
    scf.for %arg18 = %10 to %11 step %12  : i32 {
      %14 = arith.divsi %arg18, %0 : i32
      %c128_i32 = arith.constant 128 : i32
      %c128_i32_0 = arith.constant 128 : i32
      %15 = arith.extsi %14 : i32 to i64
      %16 = arith.extsi %c128_i32_0 : i32 to i64
      %17 = arith.muli %15, %16 : i64
      %c2147483647_i64_1 = arith.constant 2147483647 : i64
      %c-2147483648_i64_2 = arith.constant -2147483648 : i64
      %18 = arith.cmpi sle, %17, %c2147483647_i64_1 : i64
      %19 = arith.cmpi sge, %17, %c-2147483648_i64_2 : i64
      %20 = arith.andi %18, %19 : i1
      %21 = arith.muli %14, %c128_i32_0 : i32
      %22 = arith.remsi %arg18, %0 : i32
      %c128_i32_3 = arith.constant 128 : i32
      %c128_i32_4 = arith.constant 128 : i32
      %23 = arith.extsi %22 : i32 to i64
      %24 = arith.extsi %c128_i32_4 : i32 to i64
      %25 = arith.muli %23, %24 : i64
      %c2147483647_i64_5 = arith.constant 2147483647 : i64
      %c-2147483648_i64_6 = arith.constant -2147483648 : i64
      %26 = arith.cmpi sle, %25, %c2147483647_i64_5 : i64
      %27 = arith.cmpi sge, %25, %c-2147483648_i64_6 : i64
      %28 = arith.andi %26, %27 : i1
      %29 = arith.muli %22, %c128_i32_4 : i32
      %30 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() : () -> tensor<128x128xf32>
      %31 = tt.call @"triton.language.standard.cdiv__i32__(1,)cconstexpr_64_"(%arg17) : (i32) -> i32
      %32 = tt.call @"triton.language.standard.cdiv__i32__(1,)cconstexpr_64_"(%arg17) : (i32) -> i32
      %c0_i32 = arith.constant 0 : i32
      %c1_i32 = arith.constant 1 : i32
      %33 = arith.bitcast %c0_i32 : i32 to i32
      %34 = arith.bitcast %32 : i32 to i32
      %35 = arith.bitcast %c1_i32 : i32 to i32
      %36 = ub.poison : i32
      %37 = scf.for %arg19 = %33 to %34 step %35 iter_args(%arg20 = %30) -> (tensor<128x128xf32>)  : i32 {
        %c64_i32 = arith.constant 64 : i32
        %c64_i32_7 = arith.constant 64 : i32
        %39 = arith.extsi %arg19 : i32 to i64
        %40 = arith.extsi %c64_i32_7 : i32 to i64
        %41 = arith.muli %39, %40 : i64
        %c2147483647_i64_8 = arith.constant 2147483647 : i64
        %c-2147483648_i64_9 = arith.constant -2147483648 : i64
        %42 = arith.cmpi sle, %41, %c2147483647_i64_8 : i64
        %43 = arith.cmpi sge, %41, %c-2147483648_i64_9 : i64
        %44 = arith.andi %42, %43 : i1
        %45 = arith.muli %arg19, %c64_i32_7 : i32
        %46 = tt.descriptor_load %arg0[%21, %45] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
        %c64_i32_10 = arith.constant 64 : i32
        %c64_i32_11 = arith.constant 64 : i32
        %47 = arith.extsi %arg19 : i32 to i64
        %48 = arith.extsi %c64_i32_11 : i32 to i64
        %49 = arith.muli %47, %48 : i64
        %c2147483647_i64_12 = arith.constant 2147483647 : i64
        %c-2147483648_i64_13 = arith.constant -2147483648 : i64
        %50 = arith.cmpi sle, %49, %c2147483647_i64_12 : i64
        %51 = arith.cmpi sge, %49, %c-2147483648_i64_13 : i64
        %52 = arith.andi %50, %51 : i1
        %53 = arith.muli %arg19, %c64_i32_11 : i32
        %54 = tt.descriptor_load %arg5[%29, %53] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
        %55 = tt.trans %54 {order = array<i32: 1, 0>} : tensor<128x64xf16> -> tensor<64x128xf16>
        %cst = arith.constant 0.000000e+00 : f32
        %56 = tt.dot %46, %55, %arg20, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x128xf16> -> tensor<128x128xf32>
        scf.yield %56 : tensor<128x128xf32>
      }
      %38 = arith.truncf %37 : tensor<128x128xf32> to tensor<128x128xf16>
      tt.descriptor_store %arg10[%21, %29], %38 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16>
    } {tt.flatten}
    tt.return
  }
  tt.func private @"triton.language.standard.cdiv__i32__(1,)cconstexpr_128_"(%arg0: i32) -> i32 attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c128_i32_0 = arith.constant 128 : i32
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.extsi %c128_i32_0 : i32 to i64
    %2 = arith.addi %0, %1 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %3 = arith.cmpi sle, %2, %c2147483647_i64 : i64
    %4 = arith.cmpi sge, %2, %c-2147483648_i64 : i64
    %5 = arith.andi %3, %4 : i1
    %6 = arith.addi %arg0, %c128_i32_0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = arith.extsi %c1_i32_1 : i32 to i64
    %9 = arith.subi %7, %8 : i64
    %c2147483647_i64_2 = arith.constant 2147483647 : i64
    %c-2147483648_i64_3 = arith.constant -2147483648 : i64
    %10 = arith.cmpi sle, %9, %c2147483647_i64_2 : i64
    %11 = arith.cmpi sge, %9, %c-2147483648_i64_3 : i64
    %12 = arith.andi %10, %11 : i1
    %13 = arith.subi %6, %c1_i32_1 : i32
    %c128_i32_4 = arith.constant 128 : i32
    %c128_i32_5 = arith.constant 128 : i32
    %14 = arith.divsi %13, %c128_i32_5 : i32
    tt.return %14 : i32
  ^bb1:  // no predecessors
    %15 = ub.poison : i32
    tt.return %15 : i32
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() -> tensor<128x128xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    tt.return %cst_0 : tensor<128x128xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<128x128xf32>
    tt.return %0 : tensor<128x128xf32>
  }
  tt.func private @"triton.language.standard.cdiv__i32__(1,)cconstexpr_64_"(%arg0: i32) -> i32 attributes {noinline = false} {
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_0 = arith.constant 64 : i32
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.extsi %c64_i32_0 : i32 to i64
    %2 = arith.addi %0, %1 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %3 = arith.cmpi sle, %2, %c2147483647_i64 : i64
    %4 = arith.cmpi sge, %2, %c-2147483648_i64 : i64
    %5 = arith.andi %3, %4 : i1
    %6 = arith.addi %arg0, %c64_i32_0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_1 = arith.constant 1 : i32
    %7 = arith.extsi %6 : i32 to i64
    %8 = arith.extsi %c1_i32_1 : i32 to i64
    %9 = arith.subi %7, %8 : i64
    %c2147483647_i64_2 = arith.constant 2147483647 : i64
    %c-2147483648_i64_3 = arith.constant -2147483648 : i64
    %10 = arith.cmpi sle, %9, %c2147483647_i64_2 : i64
    %11 = arith.cmpi sge, %9, %c-2147483648_i64_3 : i64
    %12 = arith.andi %10, %11 : i1
    %13 = arith.subi %6, %c1_i32_1 : i32
    %c64_i32_4 = arith.constant 64 : i32
    %c64_i32_5 = arith.constant 64 : i32
    %14 = arith.divsi %13, %c64_i32_5 : i32
    tt.return %14 : i32
  ^bb1:  // no predecessors
    %15 = ub.poison : i32
    tt.return %15 : i32
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %6 = arith.divsi %arg18, %1 : i32
      %7 = arith.muli %6, %c128_i32 : i32
      %8 = arith.remsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.addi %arg17, %c63_i32 : i32
      %11 = arith.divsi %10, %c64_i32 : i32
      %12 = scf.for %arg19 = %c0_i32 to %11 step %c1_i32 iter_args(%arg20 = %cst) -> (tensor<128x128xf32>)  : i32 {
        %14 = arith.muli %arg19, %c64_i32 : i32
        %15 = tt.descriptor_load %arg0[%7, %14] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
        %16 = tt.descriptor_load %arg5[%9, %14] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
        %17 = tt.trans %16 {order = array<i32: 1, 0>} : tensor<128x64xf16> -> tensor<64x128xf16>
        %18 = tt.dot %15, %17, %arg20, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x128xf16> -> tensor<128x128xf32>
        scf.yield %18 : tensor<128x128xf32>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32> to tensor<128x128xf16>
      tt.descriptor_store %arg10[%7, %9], %13 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16>
    } {tt.flatten}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 8, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %6 = arith.divsi %arg18, %1 : i32
      %7 = arith.muli %6, %c128_i32 : i32
      %8 = arith.remsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.addi %arg17, %c63_i32 : i32
      %11 = arith.divsi %10, %c64_i32 : i32
      %12 = scf.for %arg19 = %c0_i32 to %11 step %c1_i32 iter_args(%arg20 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
        %14 = arith.muli %arg19, %c64_i32 : i32
        %15 = tt.descriptor_load %arg0[%7, %14] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
        %16 = tt.descriptor_load %arg5[%9, %14] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
        %17 = tt.trans %16 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
        %18 = ttg.convert_layout %17 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #blocked>
        %19 = ttg.convert_layout %15 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>>
        %20 = ttg.convert_layout %18 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>>
        %21 = ttg.convert_layout %arg20 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked3>
        %22 = tt.dot %19, %20, %21, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>> -> tensor<128x128xf32, #blocked3>
        %23 = ttg.convert_layout %22 : tensor<128x128xf32, #blocked3> -> tensor<128x128xf32, #blocked>
        scf.yield %23 : tensor<128x128xf32, #blocked>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      tt.descriptor_store %arg10[%7, %9], %13 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked>
    } {tt.flatten}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %6 = arith.divsi %arg18, %1 : i32
      %7 = arith.muli %6, %c128_i32 : i32
      %8 = arith.remsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.addi %arg17, %c63_i32 : i32
      %11 = arith.divsi %10, %c64_i32 : i32
      %12 = scf.for %arg19 = %c0_i32 to %11 step %c1_i32 iter_args(%arg20 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
        %15 = arith.muli %arg19, %c64_i32 : i32
        %16 = tt.descriptor_load %arg0[%7, %15] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
        %17 = tt.descriptor_load %arg5[%9, %15] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
        %18 = tt.trans %17 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
        %19 = ttg.convert_layout %16 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
        %20 = ttg.convert_layout %18 : tensor<64x128xf16, #blocked2> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
        %21 = tt.dot %19, %20, %arg20, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<128x128xf32, #blocked>
        scf.yield %21 : tensor<128x128xf32, #blocked>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked3>
      tt.descriptor_store %arg10[%7, %9], %14 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked3>
    } {tt.flatten}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [8, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %6 = arith.divsi %arg18, %1 : i32
      %7 = arith.muli %6, %c128_i32 : i32
      %8 = arith.remsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.addi %arg17, %c63_i32 : i32
      %11 = arith.divsi %10, %c64_i32 : i32
      %12 = scf.for %arg19 = %c0_i32 to %11 step %c1_i32 iter_args(%arg20 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
        %15 = arith.muli %arg19, %c64_i32 : i32
        %16 = tt.descriptor_load %arg0[%7, %15] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
        %17 = ttg.local_alloc %16 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %18 = tt.descriptor_load %arg5[%9, %15] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
        %19 = tt.trans %18 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked1> -> tensor<64x128xf16, #blocked2>
        %20 = ttg.local_alloc %19 : (tensor<64x128xf16, #blocked2>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %21 = ttg.convert_layout %arg20 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #mma>
        %22 = ttng.warp_group_dot %17, %20, %21 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
        %23 = ttg.convert_layout %22 : tensor<128x128xf32, #mma> -> tensor<128x128xf32, #blocked>
        scf.yield %23 : tensor<128x128xf32, #blocked>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked3>
      tt.descriptor_store %arg10[%7, %9], %14 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked3>
    } {tt.flatten}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %6 = arith.divsi %arg18, %1 : i32
      %7 = arith.muli %6, %c128_i32 : i32
      %8 = arith.remsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.addi %arg17, %c63_i32 : i32
      %11 = arith.divsi %10, %c64_i32 : i32
      %12 = scf.for %arg19 = %c0_i32 to %11 step %c1_i32 iter_args(%arg20 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
        %15 = arith.muli %arg19, %c64_i32 : i32
        %16 = tt.descriptor_load %arg0[%7, %15] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
        %17 = ttg.local_alloc %16 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %18 = tt.descriptor_load %arg5[%9, %15] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
        %19 = tt.trans %18 {order = array<i32: 1, 0>} : tensor<128x64xf16, #blocked> -> tensor<64x128xf16, #blocked1>
        %20 = ttg.local_alloc %19 : (tensor<64x128xf16, #blocked1>) -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %21 = ttng.warp_group_dot %17, %20, %arg20 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
        scf.yield %21 : tensor<128x128xf32, #mma>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked2>
      tt.descriptor_store %arg10[%7, %9], %14 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked2>
    } {tt.flatten}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_optimize_dot_operands(True)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %6 = arith.divsi %arg18, %1 : i32
      %7 = arith.muli %6, %c128_i32 : i32
      %8 = arith.remsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.addi %arg17, %c63_i32 : i32
      %11 = arith.divsi %10, %c64_i32 : i32
      %12 = scf.for %arg19 = %c0_i32 to %11 step %c1_i32 iter_args(%arg20 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
        %15 = arith.muli %arg19, %c64_i32 : i32
        %16 = tt.descriptor_load %arg0[%7, %15] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
        %17 = ttg.local_alloc %16 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %18 = tt.descriptor_load %arg5[%9, %15] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
        %19 = ttg.local_alloc %18 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %20 = ttg.memdesc_trans %19 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %21 = ttng.warp_group_dot %17, %20, %arg20 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
        scf.yield %21 : tensor<128x128xf32, #mma>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
      tt.descriptor_store %arg10[%7, %9], %14 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked1>
    } {tt.flatten}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_optimize_descriptor_encoding()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %6 = arith.divsi %arg18, %1 : i32
      %7 = arith.muli %6, %c128_i32 : i32
      %8 = arith.remsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.addi %arg17, %c63_i32 : i32
      %11 = arith.divsi %10, %c64_i32 : i32
      %12 = scf.for %arg19 = %c0_i32 to %11 step %c1_i32 iter_args(%arg20 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
        %15 = arith.muli %arg19, %c64_i32 : i32
        %16 = tt.descriptor_load %arg0[%7, %15] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
        %17 = ttg.local_alloc %16 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %18 = tt.descriptor_load %arg5[%9, %15] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
        %19 = ttg.local_alloc %18 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %20 = ttg.memdesc_trans %19 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %21 = ttng.warp_group_dot %17, %20, %arg20 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
        scf.yield %21 : tensor<128x128xf32, #mma>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
      tt.descriptor_store %arg10[%7, %9], %14 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked1>
    } {tt.flatten}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_fuse_nested_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = arith.subi %7, %c0_i32 : i32
    %9 = arith.ceildivsi %8, %c1_i32 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %10 = arith.cmpi eq, %9, %c0_i32_0 : i32
    scf.if %10 {
      scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
        %11 = arith.divsi %arg18, %1 : i32
        %12 = arith.muli %11, %c128_i32 : i32
        %13 = arith.remsi %arg18, %1 : i32
        %14 = arith.muli %13, %c128_i32 : i32
        %15 = arith.truncf %cst : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
        %16 = ttg.convert_layout %15 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
        tt.descriptor_store %arg10[%12, %14], %16 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
      } {tt.flatten}
    } else {
      %11 = arith.subi %5, %2 : i32
      %12 = arith.ceildivsi %11, %c132_i32 : i32
      %13 = arith.subi %7, %c0_i32 : i32
      %14 = arith.ceildivsi %13, %c1_i32 : i32
      %c0_i32_1 = arith.constant 0 : i32
      %c1_i32_2 = arith.constant 1 : i32
      %15 = arith.maxsi %c1_i32_2, %14 : i32
      %16 = arith.addi %c0_i32_1, %15 : i32
      %c0_i32_3 = arith.constant 0 : i32
      %17 = arith.subi %16, %c0_i32_3 : i32
      %18 = arith.muli %12, %17 : i32
      %c-1_i32 = arith.constant -1 : i32
      %19 = arith.subi %2, %c132_i32 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %cst_5 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
      %c0_i32_6 = arith.constant 0 : i32
      %c0_i32_7 = arith.constant 0 : i32
      %c0_i32_8 = arith.constant 0 : i32
      %c1_i32_9 = arith.constant 1 : i32
      %20:6 = scf.for %arg18 = %c0_i32_8 to %18 step %c1_i32_9 iter_args(%arg19 = %c-1_i32, %arg20 = %19, %arg21 = %c0_i32_4, %arg22 = %cst, %arg23 = %c0_i32_6, %arg24 = %c0_i32_7) -> (i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32)  : i32 {
        %c1_i32_10 = arith.constant 1 : i32
        %21 = arith.addi %arg19, %c1_i32_10 : i32
        %c1_i32_11 = arith.constant 1 : i32
        %22 = arith.subi %17, %c1_i32_11 : i32
        %23 = arith.cmpi eq, %arg19, %22 : i32
        %c0_i32_12 = arith.constant 0 : i32
        %24 = arith.select %23, %c0_i32_12, %21 : i32
        %c0_i32_13 = arith.constant 0 : i32
        %25 = arith.subi %c0_i32_1, %c0_i32_13 : i32
        %26 = arith.cmpi eq, %24, %25 : i32
        %27:4 = scf.if %26 -> (i32, i32, i32, i32) {
          %36 = arith.addi %arg20, %c132_i32 : i32
          %37 = arith.divsi %36, %1 : i32
          %38 = arith.muli %37, %c128_i32 : i32
          %39 = arith.remsi %36, %1 : i32
          %40 = arith.muli %39, %c128_i32 : i32
          scf.yield %c0_i32, %38, %40, %36 : i32, i32, i32, i32
        } else {
          scf.yield %arg21, %arg23, %arg24, %arg20 : i32, i32, i32, i32
        }
        %28 = arith.addi %25, %14 : i32
        %29 = arith.cmpi sge, %24, %25 : i32
        %30 = arith.cmpi slt, %24, %28 : i32
        %31 = arith.andi %29, %30 : i1
        %true = arith.constant true
        %32:2 = scf.if %true -> (i32, tensor<128x128xf32, #mma>) {
          %36 = arith.muli %27#0, %c64_i32 : i32
          %37 = tt.descriptor_load %arg0[%27#1, %36] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
          %38 = ttg.local_alloc %37 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
          %39 = tt.descriptor_load %arg5[%27#2, %36] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
          %40 = ttg.local_alloc %39 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
          %41 = ttg.memdesc_trans %40 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
          %42 = ttng.warp_group_dot %38, %41, %arg22 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
          %43 = arith.addi %27#0, %c1_i32 : i32
          scf.yield %43, %42 : i32, tensor<128x128xf32, #mma>
        } else {
          scf.yield %27#0, %arg22 : i32, tensor<128x128xf32, #mma>
        }
        %c1_i32_14 = arith.constant 1 : i32
        %33 = arith.subi %17, %c1_i32_14 : i32
        %34 = arith.cmpi eq, %24, %33 : i32
        %35 = scf.if %34 -> (tensor<128x128xf32, #mma>) {
          %36 = arith.truncf %32#1 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
          %37 = ttg.convert_layout %36 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
          tt.descriptor_store %arg10[%27#1, %27#2], %37 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
          scf.yield %cst : tensor<128x128xf32, #mma>
        } else {
          scf.yield %32#1 : tensor<128x128xf32, #mma>
        }
        scf.yield %24, %27#3, %32#0, %35, %27#1, %27#2 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32
      }
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = arith.cmpi eq, %7, %c0_i32 : i32
    scf.if %8 {
      scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
        %9 = arith.divsi %arg18, %1 : i32
        %10 = arith.muli %9, %c128_i32 : i32
        %11 = arith.remsi %arg18, %1 : i32
        %12 = arith.muli %11, %c128_i32 : i32
        tt.descriptor_store %arg10[%10, %12], %cst : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
      } {tt.flatten}
    } else {
      %9 = arith.subi %5, %2 : i32
      %10 = arith.ceildivsi %9, %c132_i32 : i32
      %11 = arith.maxsi %7, %c1_i32 : i32
      %12 = arith.muli %10, %11 : i32
      %13 = arith.subi %2, %c132_i32 : i32
      %14:6 = scf.for %arg18 = %c0_i32 to %12 step %c1_i32 iter_args(%arg19 = %c-1_i32, %arg20 = %13, %arg21 = %c0_i32, %arg22 = %cst_0, %arg23 = %c0_i32, %arg24 = %c0_i32) -> (i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32)  : i32 {
        %15 = arith.addi %arg19, %c1_i32 : i32
        %16 = arith.subi %11, %c1_i32 : i32
        %17 = arith.cmpi eq, %arg19, %16 : i32
        %18 = arith.select %17, %c0_i32, %15 : i32
        %19 = arith.cmpi eq, %18, %c0_i32 : i32
        %20 = arith.select %19, %c0_i32, %arg21 : i32
        %21:3 = scf.if %19 -> (i32, i32, i32) {
          %33 = arith.addi %arg20, %c132_i32 : i32
          %34 = arith.divsi %33, %1 : i32
          %35 = arith.muli %34, %c128_i32 : i32
          %36 = arith.remsi %33, %1 : i32
          %37 = arith.muli %36, %c128_i32 : i32
          scf.yield %35, %37, %33 : i32, i32, i32
        } else {
          scf.yield %arg23, %arg24, %arg20 : i32, i32, i32
        }
        %22 = arith.muli %20, %c64_i32 : i32
        %23 = tt.descriptor_load %arg0[%21#0, %22] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %24 = ttg.local_alloc %23 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %25 = tt.descriptor_load %arg5[%21#1, %22] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %26 = ttg.local_alloc %25 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %27 = ttg.memdesc_trans %26 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %28 = ttng.warp_group_dot %24, %27, %arg22 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
        %29 = arith.addi %20, %c1_i32 : i32
        %30 = arith.subi %11, %c1_i32 : i32
        %31 = arith.cmpi eq, %18, %30 : i32
        %32 = arith.select %31, %cst_0, %28 : tensor<128x128xf32, #mma>
        scf.if %31 {
          %33 = arith.truncf %28 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
          %34 = ttg.convert_layout %33 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
          tt.descriptor_store %arg10[%21#0, %21#1], %34 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
        }
        scf.yield %18, %21#2, %29, %32, %21#0, %21#1 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32
      }
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = arith.cmpi eq, %7, %c0_i32 : i32
    scf.if %8 {
      scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
        %9 = arith.divsi %arg18, %1 : i32
        %10 = arith.muli %9, %c128_i32 : i32
        %11 = arith.remsi %arg18, %1 : i32
        %12 = arith.muli %11, %c128_i32 : i32
        tt.descriptor_store %arg10[%10, %12], %cst : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
      } {tt.flatten}
    } else {
      %9 = arith.subi %5, %2 : i32
      %10 = arith.ceildivsi %9, %c132_i32 : i32
      %11 = arith.maxsi %7, %c1_i32 : i32
      %12 = arith.muli %10, %11 : i32
      %13 = arith.subi %2, %c132_i32 : i32
      %14 = arith.subi %11, %c1_i32 : i32
      %15 = arith.subi %11, %c1_i32 : i32
      %16:6 = scf.for %arg18 = %c0_i32 to %12 step %c1_i32 iter_args(%arg19 = %c-1_i32, %arg20 = %13, %arg21 = %c0_i32, %arg22 = %cst_0, %arg23 = %c0_i32, %arg24 = %c0_i32) -> (i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32)  : i32 {
        %17 = arith.addi %arg19, %c1_i32 : i32
        %18 = arith.cmpi eq, %arg19, %14 : i32
        %19 = arith.select %18, %c0_i32, %17 : i32
        %20 = arith.cmpi eq, %19, %c0_i32 : i32
        %21 = arith.select %20, %c0_i32, %arg21 : i32
        %22:3 = scf.if %20 -> (i32, i32, i32) {
          %33 = arith.addi %arg20, %c132_i32 : i32
          %34 = arith.divsi %33, %1 : i32
          %35 = arith.muli %34, %c128_i32 : i32
          %36 = arith.remsi %33, %1 : i32
          %37 = arith.muli %36, %c128_i32 : i32
          scf.yield %35, %37, %33 : i32, i32, i32
        } else {
          scf.yield %arg23, %arg24, %arg20 : i32, i32, i32
        }
        %23 = arith.muli %21, %c64_i32 : i32
        %24 = tt.descriptor_load %arg0[%22#0, %23] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %25 = ttg.local_alloc %24 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %26 = tt.descriptor_load %arg5[%22#1, %23] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %27 = ttg.local_alloc %26 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %28 = ttg.memdesc_trans %27 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %29 = ttng.warp_group_dot %25, %28, %arg22 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
        %30 = arith.addi %21, %c1_i32 : i32
        %31 = arith.cmpi eq, %19, %15 : i32
        %32 = arith.select %31, %cst_0, %29 : tensor<128x128xf32, #mma>
        scf.if %31 {
          %33 = arith.truncf %29 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
          %34 = ttg.convert_layout %33 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
          tt.descriptor_store %arg10[%22#0, %22#1], %34 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
        }
        scf.yield %19, %22#2, %30, %32, %22#0, %22#1 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32
      }
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_combine_tensor_select_and_if()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = arith.cmpi eq, %7, %c0_i32 : i32
    scf.if %8 {
      scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
        %9 = arith.divsi %arg18, %1 : i32
        %10 = arith.muli %9, %c128_i32 : i32
        %11 = arith.remsi %arg18, %1 : i32
        %12 = arith.muli %11, %c128_i32 : i32
        tt.descriptor_store %arg10[%10, %12], %cst : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
      } {tt.flatten}
    } else {
      %9 = arith.subi %5, %2 : i32
      %10 = arith.ceildivsi %9, %c132_i32 : i32
      %11 = arith.maxsi %7, %c1_i32 : i32
      %12 = arith.muli %10, %11 : i32
      %13 = arith.subi %2, %c132_i32 : i32
      %14 = arith.subi %11, %c1_i32 : i32
      %15 = arith.subi %11, %c1_i32 : i32
      %16:6 = scf.for %arg18 = %c0_i32 to %12 step %c1_i32 iter_args(%arg19 = %c-1_i32, %arg20 = %13, %arg21 = %c0_i32, %arg22 = %cst_0, %arg23 = %c0_i32, %arg24 = %c0_i32) -> (i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32)  : i32 {
        %17 = arith.addi %arg19, %c1_i32 : i32
        %18 = arith.cmpi eq, %arg19, %14 : i32
        %19 = arith.select %18, %c0_i32, %17 : i32
        %20 = arith.cmpi eq, %19, %c0_i32 : i32
        %21 = arith.select %20, %c0_i32, %arg21 : i32
        %22:3 = scf.if %20 -> (i32, i32, i32) {
          %33 = arith.addi %arg20, %c132_i32 : i32
          %34 = arith.divsi %33, %1 : i32
          %35 = arith.muli %34, %c128_i32 : i32
          %36 = arith.remsi %33, %1 : i32
          %37 = arith.muli %36, %c128_i32 : i32
          scf.yield %35, %37, %33 : i32, i32, i32
        } else {
          scf.yield %arg23, %arg24, %arg20 : i32, i32, i32
        }
        %23 = arith.muli %21, %c64_i32 : i32
        %24 = tt.descriptor_load %arg0[%22#0, %23] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %25 = ttg.local_alloc %24 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %26 = tt.descriptor_load %arg5[%22#1, %23] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %27 = ttg.local_alloc %26 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %28 = ttg.memdesc_trans %27 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %29 = ttng.warp_group_dot %25, %28, %arg22 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
        %30 = arith.addi %21, %c1_i32 : i32
        %31 = arith.cmpi eq, %19, %15 : i32
        %32 = scf.if %31 -> (tensor<128x128xf32, #mma>) {
          %33 = arith.truncf %29 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
          %34 = ttg.convert_layout %33 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
          tt.descriptor_store %arg10[%22#0, %22#1], %34 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
          scf.yield %cst_0 : tensor<128x128xf32, #mma>
        } else {
          scf.yield %29 : tensor<128x128xf32, #mma>
        }
        scf.yield %19, %22#2, %30, %32, %22#0, %22#1 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32
      }
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = arith.cmpi eq, %7, %c0_i32 : i32
    scf.if %8 {
      scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
        %9 = arith.divsi %arg18, %1 : i32
        %10 = arith.muli %9, %c128_i32 : i32
        %11 = arith.remsi %arg18, %1 : i32
        %12 = arith.muli %11, %c128_i32 : i32
        tt.descriptor_store %arg10[%10, %12], %cst : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
      } {tt.flatten}
    } else {
      %9 = arith.subi %5, %2 : i32
      %10 = arith.ceildivsi %9, %c132_i32 : i32
      %11 = arith.maxsi %7, %c1_i32 : i32
      %12 = arith.muli %10, %11 : i32
      %13 = arith.subi %2, %c132_i32 : i32
      %14 = arith.subi %11, %c1_i32 : i32
      %15 = arith.subi %11, %c1_i32 : i32
      %16:6 = scf.for %arg18 = %c0_i32 to %12 step %c1_i32 iter_args(%arg19 = %c-1_i32, %arg20 = %13, %arg21 = %c0_i32, %arg22 = %cst_0, %arg23 = %c0_i32, %arg24 = %c0_i32) -> (i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32)  : i32 {
        %17 = arith.addi %arg19, %c1_i32 : i32
        %18 = arith.cmpi eq, %arg19, %14 : i32
        %19 = arith.select %18, %c0_i32, %17 : i32
        %20 = arith.cmpi eq, %19, %c0_i32 : i32
        %21 = arith.select %20, %c0_i32, %arg21 : i32
        %22:3 = scf.if %20 -> (i32, i32, i32) {
          %33 = arith.addi %arg20, %c132_i32 : i32
          %34 = arith.divsi %33, %1 : i32
          %35 = arith.muli %34, %c128_i32 : i32
          %36 = arith.remsi %33, %1 : i32
          %37 = arith.muli %36, %c128_i32 : i32
          scf.yield %35, %37, %33 : i32, i32, i32
        } else {
          scf.yield %arg23, %arg24, %arg20 : i32, i32, i32
        }
        %23 = arith.muli %21, %c64_i32 : i32
        %24 = tt.descriptor_load %arg0[%22#0, %23] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %25 = ttg.local_alloc %24 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %26 = tt.descriptor_load %arg5[%22#1, %23] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %27 = ttg.local_alloc %26 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %28 = ttg.memdesc_trans %27 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %29 = ttng.warp_group_dot %25, %28, %arg22 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
        %30 = arith.addi %21, %c1_i32 : i32
        %31 = arith.cmpi eq, %19, %15 : i32
        %32 = scf.if %31 -> (tensor<128x128xf32, #mma>) {
          %33 = arith.truncf %29 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
          %34 = ttg.convert_layout %33 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
          tt.descriptor_store %arg10[%22#0, %22#1], %34 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
          scf.yield %cst_0 : tensor<128x128xf32, #mma>
        } else {
          scf.yield %29 : tensor<128x128xf32, #mma>
        }
        scf.yield %19, %22#2, %30, %32, %22#0, %22#1 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32
      }
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = arith.cmpi eq, %7, %c0_i32 : i32
    scf.if %8 {
      scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
        %9 = arith.divsi %arg18, %1 : i32
        %10 = arith.muli %9, %c128_i32 : i32
        %11 = arith.remsi %arg18, %1 : i32
        %12 = arith.muli %11, %c128_i32 : i32
        tt.descriptor_store %arg10[%10, %12], %cst : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
      } {tt.flatten}
    } else {
      %9 = arith.subi %5, %2 : i32
      %10 = arith.ceildivsi %9, %c132_i32 : i32
      %11 = arith.maxsi %7, %c1_i32 : i32
      %12 = arith.muli %10, %11 : i32
      %13 = arith.subi %2, %c132_i32 : i32
      %14 = arith.subi %11, %c1_i32 : i32
      %15 = arith.subi %11, %c1_i32 : i32
      %16:6 = scf.for %arg18 = %c0_i32 to %12 step %c1_i32 iter_args(%arg19 = %c-1_i32, %arg20 = %13, %arg21 = %c0_i32, %arg22 = %cst_0, %arg23 = %c0_i32, %arg24 = %c0_i32) -> (i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32)  : i32 {
        %17 = arith.addi %arg19, %c1_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %18 = arith.cmpi eq, %arg19, %14 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %19 = arith.select %18, %c0_i32, %17 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %20 = arith.cmpi eq, %19, %c0_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %21 = arith.select %20, %c0_i32, %arg21 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : i32
        %22:3 = scf.if %20 -> (i32, i32, i32) {
          %33 = arith.addi %arg20, %c132_i32 : i32
          %34 = arith.divsi %33, %1 : i32
          %35 = arith.muli %34, %c128_i32 : i32
          %36 = arith.remsi %33, %1 : i32
          %37 = arith.muli %36, %c128_i32 : i32
          scf.yield %35, %37, %33 : i32, i32, i32
        } else {
          scf.yield %arg23, %arg24, %arg20 : i32, i32, i32
        } {loop.cluster = 0 : i32, loop.stage = 0 : i32}
        %23 = arith.muli %21, %c64_i32 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : i32
        %24 = tt.descriptor_load %arg0[%22#0, %23] {loop.cluster = 4 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %25 = ttg.local_alloc %24 {loop.cluster = 1 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %26 = tt.descriptor_load %arg5[%22#1, %23] {loop.cluster = 4 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %27 = ttg.local_alloc %26 {loop.cluster = 1 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %28 = ttg.memdesc_trans %27 {loop.cluster = 1 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %29 = ttng.warp_group_dot %25, %28, %arg22 {inputPrecision = 0 : i32, loop.cluster = 1 : i32, loop.stage = 2 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
        %30 = arith.addi %21, %c1_i32 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : i32
        %31 = arith.cmpi eq, %19, %15 {loop.cluster = 5 : i32, loop.stage = 2 : i32} : i32
        %32 = scf.if %31 -> (tensor<128x128xf32, #mma>) {
          %33 = arith.truncf %29 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
          %34 = ttg.convert_layout %33 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
          tt.descriptor_store %arg10[%22#0, %22#1], %34 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked>
          scf.yield %cst_0 : tensor<128x128xf32, #mma>
        } else {
          scf.yield %29 : tensor<128x128xf32, #mma>
        } {loop.cluster = 5 : i32, loop.stage = 2 : i32}
        scf.yield %19, %22#2, %30, %32, %22#0, %22#1 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32
      } {tt.scheduled_max_stage = 2 : i32}
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = arith.cmpi eq, %7, %c0_i32 : i32
    scf.if %8 {
      %9 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
        %10 = arith.divsi %arg18, %1 : i32
        %11 = arith.muli %10, %c128_i32 : i32
        %12 = arith.remsi %arg18, %1 : i32
        %13 = arith.muli %12, %c128_i32 : i32
        ttng.async_tma_store_wait {pendings = 0 : i32}
        ttg.local_store %cst, %9 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        ttng.fence_async_shared {bCluster = false}
        ttng.async_tma_copy_local_to_global %arg10[%11, %13] %9 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      } {tt.flatten}
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %9 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    } else {
      %9 = arith.subi %5, %2 : i32
      %10 = arith.ceildivsi %9, %c132_i32 : i32
      %11 = arith.maxsi %7, %c1_i32 : i32
      %12 = arith.muli %10, %11 : i32
      %13 = arith.subi %2, %c132_i32 : i32
      %14 = arith.subi %11, %c1_i32 : i32
      %15 = arith.subi %11, %c1_i32 : i32
      %16 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %17 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %18 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
      %19 = ttg.memdesc_subview %18[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %20 = ttg.memdesc_subview %18[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %21 = ttg.memdesc_subview %18[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %22 = arith.cmpi sgt, %12, %c0_i32 : i32
      %23:3 = scf.if %true -> (i32, i32, i32) {
        %43 = arith.divsi %2, %1 : i32
        %44 = arith.muli %43, %c128_i32 : i32
        %45 = arith.remsi %2, %1 : i32
        %46 = arith.muli %45, %c128_i32 : i32
        scf.yield %44, %46, %2 : i32, i32, i32
      } else {
        scf.yield %c0_i32, %c0_i32, %13 : i32, i32, i32
      }
      %24 = ttg.memdesc_subview %18[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %24, 32768, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %25 = ttg.memdesc_subview %16[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%23#0, %c0_i32] %25, %24, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %26 = ttg.memdesc_subview %17[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%23#1, %c0_i32] %26, %24, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %27 = arith.cmpi sgt, %12, %c1_i32 : i32
      %28 = arith.cmpi eq, %14, %c0_i32 : i32
      %29 = arith.select %28, %c0_i32, %c1_i32 : i32
      %30 = arith.cmpi eq, %29, %c0_i32 : i32
      %31:3 = scf.if %30 -> (i32, i32, i32) {
        %43 = arith.addi %23#2, %c132_i32 : i32
        %44 = arith.divsi %43, %1 : i32
        %45 = arith.muli %44, %c128_i32 : i32
        %46 = arith.remsi %43, %1 : i32
        %47 = arith.muli %46, %c128_i32 : i32
        scf.yield %45, %47, %43 : i32, i32, i32
      } else {
        scf.yield %23#0, %23#1, %23#2 : i32, i32, i32
      }
      %32 = arith.select %30, %c0_i32, %c1_i32 : i32
      %33 = arith.muli %32, %c64_i32 : i32
      %34 = ttg.memdesc_subview %18[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %34, 32768, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %35 = ttg.memdesc_subview %16[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%31#0, %33] %35, %34, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %36 = ttg.memdesc_subview %17[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%31#1, %33] %36, %34, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %37 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %38:18 = scf.for %arg18 = %c0_i32 to %12 step %c1_i32 iter_args(%arg19 = %29, %arg20 = %31#2, %arg21 = %c1_i32, %arg22 = %cst_0, %arg23 = %31#0, %arg24 = %31#1, %arg25 = %c1_i32, %arg26 = %c-1_i32, %arg27 = %c0_i32, %arg28 = %c3_i32, %arg29 = %c3_i32, %arg30 = %32, %arg31 = %c0_i32, %arg32 = %29, %arg33 = %23#0, %arg34 = %31#0, %arg35 = %23#1, %arg36 = %31#1) -> (i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %43 = arith.subi %12, %c2_i32 : i32
        %44 = arith.cmpi slt, %arg18, %43 : i32
        %45 = arith.addi %arg19, %c1_i32 : i32
        %46 = arith.cmpi eq, %arg19, %14 : i32
        %47 = arith.select %46, %c0_i32, %45 : i32
        %48 = arith.cmpi eq, %47, %c0_i32 : i32
        %49:3 = scf.if %48 -> (i32, i32, i32) {
          %72 = arith.addi %arg20, %c132_i32 : i32
          %73 = arith.divsi %72, %1 : i32
          %74 = arith.muli %73, %c128_i32 : i32
          %75 = arith.remsi %72, %1 : i32
          %76 = arith.muli %75, %c128_i32 : i32
          scf.yield %74, %76, %72 : i32, i32, i32
        } else {
          scf.yield %arg23, %arg24, %arg20 : i32, i32, i32
        }
        %50 = arith.addi %arg26, %c1_i32 : i32
        %51 = arith.cmpi sge, %50, %arg28 : i32
        %52 = arith.select %51, %c0_i32, %50 : i32
        %53 = arith.xori %arg27, %c1_i32 : i32
        %54 = arith.select %51, %53, %arg27 : i32
        %55 = ttg.memdesc_subview %18[%52] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        ttng.wait_barrier %55, %54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        %56 = ttg.memdesc_subview %17[%52, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %57 = ttg.memdesc_subview %16[%52, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %58 = ttg.memdesc_trans %56 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %59 = ttng.warp_group_dot %57, %58, %arg22 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
        %60:3 = ttng.warp_group_dot_wait %59, %57, %58 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %61 = arith.addi %arg30, %c1_i32 : i32
        %62 = arith.addi %arg25, %c1_i32 : i32
        %63 = arith.cmpi sge, %62, %c3_i32 : i32
        %64 = arith.select %63, %c0_i32, %62 : i32
        %65 = arith.select %48, %c0_i32, %61 : i32
        %66 = arith.muli %65, %c64_i32 : i32
        %67 = ttg.memdesc_subview %18[%64] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        ttng.barrier_expect %67, 32768, %44 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        %68 = ttg.memdesc_subview %16[%64, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%49#0, %66] %68, %67, %44 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %69 = ttg.memdesc_subview %17[%64, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%49#1, %66] %69, %67, %44 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %70 = arith.cmpi eq, %arg31, %15 : i32
        %71 = scf.if %70 -> (tensor<128x128xf32, #mma>) {
          %72:3 = ttng.warp_group_dot_wait %60#0, %57, %58 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
          %73 = arith.truncf %72#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
          %74 = ttg.convert_layout %73 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
          ttng.async_tma_store_wait {pendings = 0 : i32}
          ttg.local_store %74, %37 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
          ttng.fence_async_shared {bCluster = false}
          ttng.async_tma_copy_local_to_global %arg10[%arg33, %arg35] %37 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
          scf.yield %cst_0 : tensor<128x128xf32, #mma>
        } else {
          scf.yield %60#0 : tensor<128x128xf32, #mma>
        }
        scf.yield %47, %49#2, %61, %71, %49#0, %49#1, %64, %52, %54, %arg29, %c3_i32, %65, %arg32, %47, %arg34, %49#0, %arg36, %49#1 : i32, i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
      }
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %37 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %39 = ttng.warp_group_dot_wait %38#3 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
      %40 = ttg.memdesc_subview %18[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %41 = ttg.memdesc_subview %18[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.inval_barrier %41 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %42 = ttg.memdesc_subview %18[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttg.local_dealloc %18 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %17 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %16 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = arith.cmpi eq, %7, %c0_i32 : i32
    scf.if %8 {
      %9 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
        %10 = arith.divsi %arg18, %1 : i32
        %11 = arith.muli %10, %c128_i32 : i32
        %12 = arith.remsi %arg18, %1 : i32
        %13 = arith.muli %12, %c128_i32 : i32
        ttng.async_tma_store_wait {pendings = 0 : i32}
        ttg.local_store %cst, %9 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        ttng.fence_async_shared {bCluster = false}
        ttng.async_tma_copy_local_to_global %arg10[%11, %13] %9 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      } {tt.flatten}
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %9 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    } else {
      %9 = arith.subi %5, %2 : i32
      %10 = arith.ceildivsi %9, %c132_i32 : i32
      %11 = arith.maxsi %7, %c1_i32 : i32
      %12 = arith.muli %10, %11 : i32
      %13 = arith.subi %11, %c1_i32 : i32
      %14 = arith.subi %11, %c1_i32 : i32
      %15 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %16 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %17 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
      %18 = ttg.memdesc_subview %17[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %19 = ttg.memdesc_subview %17[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %20 = ttg.memdesc_subview %17[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %21 = arith.cmpi sgt, %12, %c0_i32 : i32
      %22 = arith.divsi %2, %1 : i32
      %23 = arith.muli %22, %c128_i32 : i32
      %24 = arith.remsi %2, %1 : i32
      %25 = arith.muli %24, %c128_i32 : i32
      %26 = ttg.memdesc_subview %17[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %26, 32768, %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %27 = ttg.memdesc_subview %15[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%23, %c0_i32] %27, %26, %21 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %28 = ttg.memdesc_subview %16[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%25, %c0_i32] %28, %26, %21 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %29 = arith.cmpi sgt, %12, %c1_i32 : i32
      %30 = arith.cmpi ne, %13, %c0_i32 : i32
      %31 = arith.extui %30 : i1 to i32
      %32 = arith.cmpi eq, %31, %c0_i32 : i32
      %33:3 = scf.if %32 -> (i32, i32, i32) {
        %45 = arith.addi %2, %c132_i32 : i32
        %46 = arith.divsi %45, %1 : i32
        %47 = arith.muli %46, %c128_i32 : i32
        %48 = arith.remsi %45, %1 : i32
        %49 = arith.muli %48, %c128_i32 : i32
        scf.yield %47, %49, %45 : i32, i32, i32
      } else {
        scf.yield %23, %25, %2 : i32, i32, i32
      }
      %34 = arith.extui %30 : i1 to i32
      %35 = arith.muli %34, %c64_i32 : i32
      %36 = ttg.memdesc_subview %17[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %36, 32768, %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %37 = ttg.memdesc_subview %15[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%33#0, %35] %37, %36, %29 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %38 = ttg.memdesc_subview %16[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%33#1, %35] %38, %36, %29 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %39 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %40:12 = scf.for %arg18 = %c0_i32 to %12 step %c1_i32 iter_args(%arg19 = %31, %arg20 = %33#2, %arg21 = %cst_0, %arg22 = %33#0, %arg23 = %33#1, %arg24 = %c1_i32, %arg25 = %c-1_i32, %arg26 = %c0_i32, %arg27 = %34, %arg28 = %c0_i32, %arg29 = %23, %arg30 = %25) -> (i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %45 = arith.subi %12, %c2_i32 : i32
        %46 = arith.cmpi slt, %arg18, %45 : i32
        %47 = arith.addi %arg19, %c1_i32 : i32
        %48 = arith.cmpi eq, %arg19, %13 : i32
        %49 = arith.select %48, %c0_i32, %47 : i32
        %50 = arith.cmpi eq, %49, %c0_i32 : i32
        %51:3 = scf.if %50 -> (i32, i32, i32) {
          %74 = arith.addi %arg20, %c132_i32 : i32
          %75 = arith.divsi %74, %1 : i32
          %76 = arith.muli %75, %c128_i32 : i32
          %77 = arith.remsi %74, %1 : i32
          %78 = arith.muli %77, %c128_i32 : i32
          scf.yield %76, %78, %74 : i32, i32, i32
        } else {
          scf.yield %arg22, %arg23, %arg20 : i32, i32, i32
        }
        %52 = arith.addi %arg25, %c1_i32 : i32
        %53 = arith.cmpi sge, %52, %c3_i32 : i32
        %54 = arith.select %53, %c0_i32, %52 : i32
        %55 = arith.xori %arg26, %c1_i32 : i32
        %56 = arith.select %53, %55, %arg26 : i32
        %57 = ttg.memdesc_subview %17[%54] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        ttng.wait_barrier %57, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        %58 = ttg.memdesc_subview %16[%54, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %59 = ttg.memdesc_subview %15[%54, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %60 = ttg.memdesc_trans %58 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %61 = ttng.warp_group_dot %59, %60, %arg21 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
        %62:3 = ttng.warp_group_dot_wait %61, %59, %60 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %63 = arith.addi %arg27, %c1_i32 : i32
        %64 = arith.addi %arg24, %c1_i32 : i32
        %65 = arith.cmpi sge, %64, %c3_i32 : i32
        %66 = arith.select %65, %c0_i32, %64 : i32
        %67 = arith.select %50, %c0_i32, %63 : i32
        %68 = arith.muli %67, %c64_i32 : i32
        %69 = ttg.memdesc_subview %17[%66] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        ttng.barrier_expect %69, 32768, %46 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        %70 = ttg.memdesc_subview %15[%66, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%51#0, %68] %70, %69, %46 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %71 = ttg.memdesc_subview %16[%66, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%51#1, %68] %71, %69, %46 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %72 = arith.cmpi eq, %arg28, %14 : i32
        %73 = arith.select %72, %cst_0, %62#0 : tensor<128x128xf32, #mma>
        scf.if %72 {
          %74:3 = ttng.warp_group_dot_wait %62#0, %59, %60 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
          %75 = arith.truncf %74#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
          ttng.async_tma_store_wait {pendings = 0 : i32}
          ttg.local_store %75, %39 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
          ttng.fence_async_shared {bCluster = false}
          ttng.async_tma_copy_local_to_global %arg10[%arg29, %arg30] %39 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        }
        scf.yield %49, %51#2, %73, %51#0, %51#1, %66, %54, %56, %67, %arg19, %arg22, %arg23 : i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32
      }
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %39 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %41 = ttng.warp_group_dot_wait %40#2 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
      %42 = ttg.memdesc_subview %17[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %43 = ttg.memdesc_subview %17[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.inval_barrier %43 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %44 = ttg.memdesc_subview %17[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.inval_barrier %44 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttg.local_dealloc %17 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %16 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %15 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = arith.cmpi eq, %7, %c0_i32 : i32
    scf.if %8 {
      %9 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
        %10 = arith.divsi %arg18, %1 : i32
        %11 = arith.muli %10, %c128_i32 : i32
        %12 = arith.remsi %arg18, %1 : i32
        %13 = arith.muli %12, %c128_i32 : i32
        ttng.async_tma_store_wait {pendings = 0 : i32}
        ttg.local_store %cst, %9 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        ttng.fence_async_shared {bCluster = false}
        ttng.async_tma_copy_local_to_global %arg10[%11, %13] %9 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      } {tt.flatten}
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %9 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    } else {
      %9 = arith.subi %5, %2 : i32
      %10 = arith.ceildivsi %9, %c132_i32 : i32
      %11 = arith.maxsi %7, %c1_i32 : i32
      %12 = arith.muli %10, %11 : i32
      %13 = arith.subi %11, %c1_i32 : i32
      %14 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %15 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %16 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
      %17 = ttg.memdesc_subview %16[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %18 = ttg.memdesc_subview %16[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %19 = ttg.memdesc_subview %16[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %20 = arith.cmpi sgt, %12, %c0_i32 : i32
      %21 = arith.divsi %2, %1 : i32
      %22 = arith.muli %21, %c128_i32 : i32
      %23 = arith.remsi %2, %1 : i32
      %24 = arith.muli %23, %c128_i32 : i32
      ttng.barrier_expect %17, 32768, %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %25 = ttg.memdesc_subview %14[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%22, %c0_i32] %25, %17, %20 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %26 = ttg.memdesc_subview %15[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%24, %c0_i32] %26, %17, %20 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %27 = arith.cmpi sgt, %12, %c1_i32 : i32
      %28 = arith.cmpi ne, %13, %c0_i32 : i32
      %29 = arith.extui %28 : i1 to i32
      %30 = arith.cmpi eq, %29, %c0_i32 : i32
      %31:3 = scf.if %30 -> (i32, i32, i32) {
        %38 = arith.addi %2, %c132_i32 : i32
        %39 = arith.divsi %38, %1 : i32
        %40 = arith.muli %39, %c128_i32 : i32
        %41 = arith.remsi %38, %1 : i32
        %42 = arith.muli %41, %c128_i32 : i32
        scf.yield %40, %42, %38 : i32, i32, i32
      } else {
        scf.yield %22, %24, %2 : i32, i32, i32
      }
      %32 = arith.muli %29, %c64_i32 : i32
      ttng.barrier_expect %18, 32768, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %33 = ttg.memdesc_subview %14[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%31#0, %32] %33, %18, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %34 = ttg.memdesc_subview %15[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%31#1, %32] %34, %18, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %35 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %36:12 = scf.for %arg18 = %c0_i32 to %12 step %c1_i32 iter_args(%arg19 = %29, %arg20 = %31#2, %arg21 = %cst_0, %arg22 = %31#0, %arg23 = %31#1, %arg24 = %c1_i32, %arg25 = %c-1_i32, %arg26 = %c0_i32, %arg27 = %29, %arg28 = %c0_i32, %arg29 = %22, %arg30 = %24) -> (i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %38 = arith.subi %12, %c2_i32 : i32
        %39 = arith.cmpi slt, %arg18, %38 : i32
        %40 = arith.addi %arg19, %c1_i32 : i32
        %41 = arith.cmpi eq, %arg19, %13 : i32
        %42 = arith.select %41, %c0_i32, %40 : i32
        %43 = arith.cmpi eq, %42, %c0_i32 : i32
        %44:3 = scf.if %43 -> (i32, i32, i32) {
          %67 = arith.addi %arg20, %c132_i32 : i32
          %68 = arith.divsi %67, %1 : i32
          %69 = arith.muli %68, %c128_i32 : i32
          %70 = arith.remsi %67, %1 : i32
          %71 = arith.muli %70, %c128_i32 : i32
          scf.yield %69, %71, %67 : i32, i32, i32
        } else {
          scf.yield %arg22, %arg23, %arg20 : i32, i32, i32
        }
        %45 = arith.addi %arg25, %c1_i32 : i32
        %46 = arith.cmpi sge, %45, %c3_i32 : i32
        %47 = arith.select %46, %c0_i32, %45 : i32
        %48 = arith.xori %arg26, %c1_i32 : i32
        %49 = arith.select %46, %48, %arg26 : i32
        %50 = ttg.memdesc_subview %16[%47] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        ttng.wait_barrier %50, %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        %51 = ttg.memdesc_subview %15[%47, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %52 = ttg.memdesc_subview %14[%47, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %53 = ttg.memdesc_trans %51 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %54 = ttng.warp_group_dot %52, %53, %arg21 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
        %55:3 = ttng.warp_group_dot_wait %54, %52, %53 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %56 = arith.addi %arg27, %c1_i32 : i32
        %57 = arith.addi %arg24, %c1_i32 : i32
        %58 = arith.cmpi sge, %57, %c3_i32 : i32
        %59 = arith.select %58, %c0_i32, %57 : i32
        %60 = arith.select %43, %c0_i32, %56 : i32
        %61 = arith.muli %60, %c64_i32 : i32
        %62 = ttg.memdesc_subview %16[%59] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        ttng.barrier_expect %62, 32768, %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        %63 = ttg.memdesc_subview %14[%59, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%44#0, %61] %63, %62, %39 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %64 = ttg.memdesc_subview %15[%59, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%44#1, %61] %64, %62, %39 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %65 = arith.cmpi eq, %arg28, %13 : i32
        %66 = arith.select %65, %cst_0, %55#0 : tensor<128x128xf32, #mma>
        scf.if %65 {
          %67:3 = ttng.warp_group_dot_wait %55#0, %52, %53 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
          %68 = arith.truncf %67#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
          ttng.async_tma_store_wait {pendings = 0 : i32}
          ttg.local_store %68, %35 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
          ttng.fence_async_shared {bCluster = false}
          ttng.async_tma_copy_local_to_global %arg10[%arg29, %arg30] %35 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        }
        scf.yield %42, %44#2, %66, %44#0, %44#1, %59, %47, %49, %60, %arg19, %arg22, %arg23 : i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32
      }
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %35 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %37 = ttng.warp_group_dot_wait %36#2 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
      ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttg.local_dealloc %16 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %15 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %14 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_reorder_instructions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c-1_i32 = arith.constant -1 : i32
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = arith.cmpi eq, %7, %c0_i32 : i32
    scf.if %8 {
      %9 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
        %10 = arith.divsi %arg18, %1 : i32
        %11 = arith.muli %10, %c128_i32 : i32
        %12 = arith.remsi %arg18, %1 : i32
        %13 = arith.muli %12, %c128_i32 : i32
        ttng.async_tma_store_wait {pendings = 0 : i32}
        ttg.local_store %cst, %9 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        ttng.fence_async_shared {bCluster = false}
        ttng.async_tma_copy_local_to_global %arg10[%11, %13] %9 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      } {tt.flatten}
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %9 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    } else {
      %9 = arith.subi %5, %2 : i32
      %10 = arith.ceildivsi %9, %c132_i32 : i32
      %11 = arith.maxsi %7, %c1_i32 : i32
      %12 = arith.muli %10, %11 : i32
      %13 = arith.subi %11, %c1_i32 : i32
      %14 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %15 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %16 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
      %17 = ttg.memdesc_subview %16[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %18 = ttg.memdesc_subview %16[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %19 = ttg.memdesc_subview %16[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %20 = arith.cmpi sgt, %12, %c0_i32 : i32
      %21 = arith.divsi %2, %1 : i32
      %22 = arith.muli %21, %c128_i32 : i32
      %23 = arith.remsi %2, %1 : i32
      %24 = arith.muli %23, %c128_i32 : i32
      ttng.barrier_expect %17, 32768, %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %25 = ttg.memdesc_subview %14[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%22, %c0_i32] %25, %17, %20 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %26 = ttg.memdesc_subview %15[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%24, %c0_i32] %26, %17, %20 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %27 = arith.cmpi sgt, %12, %c1_i32 : i32
      %28 = arith.cmpi ne, %13, %c0_i32 : i32
      %29 = arith.extui %28 : i1 to i32
      %30 = arith.cmpi eq, %29, %c0_i32 : i32
      %31:3 = scf.if %30 -> (i32, i32, i32) {
        %38 = arith.addi %2, %c132_i32 : i32
        %39 = arith.divsi %38, %1 : i32
        %40 = arith.muli %39, %c128_i32 : i32
        %41 = arith.remsi %38, %1 : i32
        %42 = arith.muli %41, %c128_i32 : i32
        scf.yield %40, %42, %38 : i32, i32, i32
      } else {
        scf.yield %22, %24, %2 : i32, i32, i32
      }
      %32 = arith.muli %29, %c64_i32 : i32
      ttng.barrier_expect %18, 32768, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %33 = ttg.memdesc_subview %14[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%31#0, %32] %33, %18, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %34 = ttg.memdesc_subview %15[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%31#1, %32] %34, %18, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %35 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %36:12 = scf.for %arg18 = %c0_i32 to %12 step %c1_i32 iter_args(%arg19 = %29, %arg20 = %31#2, %arg21 = %cst_0, %arg22 = %31#0, %arg23 = %31#1, %arg24 = %c1_i32, %arg25 = %c-1_i32, %arg26 = %c0_i32, %arg27 = %29, %arg28 = %c0_i32, %arg29 = %22, %arg30 = %24) -> (i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %38 = arith.subi %12, %c2_i32 : i32
        %39 = arith.cmpi slt, %arg18, %38 : i32
        %40 = arith.addi %arg19, %c1_i32 : i32
        %41 = arith.cmpi eq, %arg19, %13 : i32
        %42 = arith.select %41, %c0_i32, %40 : i32
        %43 = arith.cmpi eq, %42, %c0_i32 : i32
        %44:3 = scf.if %43 -> (i32, i32, i32) {
          %67 = arith.addi %arg20, %c132_i32 : i32
          %68 = arith.divsi %67, %1 : i32
          %69 = arith.muli %68, %c128_i32 : i32
          %70 = arith.remsi %67, %1 : i32
          %71 = arith.muli %70, %c128_i32 : i32
          scf.yield %69, %71, %67 : i32, i32, i32
        } else {
          scf.yield %arg22, %arg23, %arg20 : i32, i32, i32
        }
        %45 = arith.addi %arg25, %c1_i32 : i32
        %46 = arith.cmpi sge, %45, %c3_i32 : i32
        %47 = arith.select %46, %c0_i32, %45 : i32
        %48 = arith.xori %arg26, %c1_i32 : i32
        %49 = arith.select %46, %48, %arg26 : i32
        %50 = ttg.memdesc_subview %16[%47] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        ttng.wait_barrier %50, %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        %51 = ttg.memdesc_subview %15[%47, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %52 = ttg.memdesc_trans %51 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %53 = ttg.memdesc_subview %14[%47, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %54 = ttng.warp_group_dot %53, %52, %arg21 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
        %55:3 = ttng.warp_group_dot_wait %54, %53, %52 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %56 = arith.addi %arg27, %c1_i32 : i32
        %57 = arith.addi %arg24, %c1_i32 : i32
        %58 = arith.cmpi sge, %57, %c3_i32 : i32
        %59 = arith.select %58, %c0_i32, %57 : i32
        %60 = arith.select %43, %c0_i32, %56 : i32
        %61 = arith.muli %60, %c64_i32 : i32
        %62 = ttg.memdesc_subview %16[%59] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        ttng.barrier_expect %62, 32768, %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        %63 = ttg.memdesc_subview %14[%59, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%44#0, %61] %63, %62, %39 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %64 = ttg.memdesc_subview %15[%59, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%44#1, %61] %64, %62, %39 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %65 = arith.cmpi eq, %arg28, %13 : i32
        %66 = arith.select %65, %cst_0, %55#0 : tensor<128x128xf32, #mma>
        scf.if %65 {
          %67:3 = ttng.warp_group_dot_wait %55#0, %53, %52 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
          %68 = arith.truncf %67#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
          ttng.async_tma_store_wait {pendings = 0 : i32}
          ttg.local_store %68, %35 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
          ttng.fence_async_shared {bCluster = false}
          ttng.async_tma_copy_local_to_global %arg10[%arg29, %arg30] %35 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        }
        scf.yield %42, %44#2, %66, %44#0, %44#1, %59, %47, %49, %60, %arg19, %arg22, %arg23 : i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32
      }
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %35 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %37 = ttng.warp_group_dot_wait %36#2 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
      ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttg.local_dealloc %16 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %15 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %14 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [8, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf16, #blocked>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = arith.cmpi eq, %7, %c0_i32 : i32
    scf.if %8 {
      %9 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
        %10 = arith.divsi %arg18, %1 : i32
        %11 = arith.muli %10, %c128_i32 : i32
        %12 = arith.remsi %arg18, %1 : i32
        %13 = arith.muli %12, %c128_i32 : i32
        ttng.async_tma_store_wait {pendings = 0 : i32}
        ttg.local_store %cst_0, %9 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        ttng.fence_async_shared {bCluster = false}
        ttng.async_tma_copy_local_to_global %arg10[%11, %13] %9 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      } {tt.flatten}
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %9 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    } else {
      %9 = arith.subi %5, %2 : i32
      %10 = arith.ceildivsi %9, %c132_i32 : i32
      %11 = arith.maxsi %7, %c1_i32 : i32
      %12 = arith.muli %10, %11 : i32
      %13 = arith.subi %11, %c1_i32 : i32
      %14 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %15 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %16 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
      %17 = ttg.memdesc_subview %16[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %18 = ttg.memdesc_subview %16[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %19 = ttg.memdesc_subview %16[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %20 = arith.cmpi sgt, %12, %c0_i32 : i32
      %21 = arith.divsi %2, %1 : i32
      %22 = arith.muli %21, %c128_i32 : i32
      %23 = arith.remsi %2, %1 : i32
      %24 = arith.muli %23, %c128_i32 : i32
      ttng.barrier_expect %17, 32768, %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %25 = ttg.memdesc_subview %14[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%22, %c0_i32] %25, %17, %20 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %26 = ttg.memdesc_subview %15[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%24, %c0_i32] %26, %17, %20 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %27 = arith.cmpi sgt, %12, %c1_i32 : i32
      %28 = arith.cmpi ne, %13, %c0_i32 : i32
      %29 = arith.extui %28 : i1 to i32
      %30 = arith.cmpi eq, %29, %c0_i32 : i32
      %31:3 = scf.if %30 -> (i32, i32, i32) {
        %38 = arith.addi %2, %c132_i32 : i32
        %39 = arith.divsi %38, %1 : i32
        %40 = arith.muli %39, %c128_i32 : i32
        %41 = arith.remsi %38, %1 : i32
        %42 = arith.muli %41, %c128_i32 : i32
        scf.yield %40, %42, %38 : i32, i32, i32
      } else {
        scf.yield %22, %24, %2 : i32, i32, i32
      }
      %32 = arith.muli %29, %c64_i32 : i32
      ttng.barrier_expect %18, 32768, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %33 = ttg.memdesc_subview %14[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%31#0, %32] %33, %18, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %34 = ttg.memdesc_subview %15[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%31#1, %32] %34, %18, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %35 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %36:12 = scf.for %arg18 = %c0_i32 to %12 step %c1_i32 iter_args(%arg19 = %29, %arg20 = %31#2, %arg21 = %cst, %arg22 = %31#0, %arg23 = %31#1, %arg24 = %c1_i32, %arg25 = %c-1_i32, %arg26 = %c0_i32, %arg27 = %29, %arg28 = %c0_i32, %arg29 = %22, %arg30 = %24) -> (i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %38 = arith.subi %12, %c2_i32 : i32
        %39 = arith.cmpi slt, %arg18, %38 : i32
        %40 = arith.addi %arg19, %c1_i32 : i32
        %41 = arith.cmpi eq, %arg19, %13 : i32
        %42 = arith.select %41, %c0_i32, %40 : i32
        %43 = arith.cmpi eq, %42, %c0_i32 : i32
        %44:3 = scf.if %43 -> (i32, i32, i32) {
          %67 = arith.addi %arg20, %c132_i32 : i32
          %68 = arith.divsi %67, %1 : i32
          %69 = arith.muli %68, %c128_i32 : i32
          %70 = arith.remsi %67, %1 : i32
          %71 = arith.muli %70, %c128_i32 : i32
          scf.yield %69, %71, %67 : i32, i32, i32
        } else {
          scf.yield %arg22, %arg23, %arg20 : i32, i32, i32
        }
        %45 = arith.addi %arg25, %c1_i32 : i32
        %46 = arith.cmpi sge, %45, %c3_i32 : i32
        %47 = arith.select %46, %c0_i32, %45 : i32
        %48 = arith.xori %arg26, %c1_i32 : i32
        %49 = arith.select %46, %48, %arg26 : i32
        %50 = ttg.memdesc_subview %16[%47] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        ttng.wait_barrier %50, %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        %51 = ttg.memdesc_subview %15[%47, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %52 = ttg.memdesc_trans %51 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %53 = ttg.memdesc_subview %14[%47, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %54 = ttng.warp_group_dot %53, %52, %arg21 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
        %55:3 = ttng.warp_group_dot_wait %54, %53, %52 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %56 = arith.addi %arg27, %c1_i32 : i32
        %57 = arith.addi %arg24, %c1_i32 : i32
        %58 = arith.cmpi sge, %57, %c3_i32 : i32
        %59 = arith.select %58, %c0_i32, %57 : i32
        %60 = arith.select %43, %c0_i32, %56 : i32
        %61 = arith.muli %60, %c64_i32 : i32
        %62 = ttg.memdesc_subview %16[%59] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        ttng.barrier_expect %62, 32768, %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
        %63 = ttg.memdesc_subview %14[%59, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%44#0, %61] %63, %62, %39 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %64 = ttg.memdesc_subview %15[%59, %c0_i32, %c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%44#1, %61] %64, %62, %39 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %65 = arith.cmpi eq, %arg28, %13 : i32
        %66 = arith.select %65, %cst, %55#0 : tensor<128x128xf32, #mma>
        scf.if %65 {
          %67:3 = ttng.warp_group_dot_wait %55#0, %53, %52 {pendings = 0 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
          %68 = arith.truncf %67#0 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
          ttng.async_tma_store_wait {pendings = 0 : i32}
          ttg.local_store %68, %35 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
          ttng.fence_async_shared {bCluster = false}
          ttng.async_tma_copy_local_to_global %arg10[%arg29, %arg30] %35 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
        }
        scf.yield %42, %44#2, %66, %44#0, %44#1, %59, %47, %49, %60, %arg19, %arg22, %arg23 : i32, i32, tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32, i32, i32, i32, i32
      }
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_dealloc %35 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      %37 = ttng.warp_group_dot_wait %36#2 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
      ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttg.local_dealloc %16 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %15 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %14 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
    }
    tt.return
  }
}
