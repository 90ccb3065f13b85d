// Kernel matmul_persistent of kernels/matmul_tma.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature tensordesc<fp16[128,64]> tensordesc<fp16[128,64]> tensordesc<fp16[128,128]> i32 i32 i32; constants PROGRAMS=132, FLATTEN=False
// Triton 3.5.1, ast_to_ttir
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
    }
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
// Triton 3.5.1, make_ttir
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
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
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
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
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
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %true = arith.constant true
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
        %21 = ttg.convert_layout %arg20 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked3>
        %result, %token = ttng.tmem_alloc %21 : (tensor<128x128xf32, #blocked3>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
        %22 = ttng.tc_gen5_mma %17, %20, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        %result_0, %token_1 = ttng.tmem_load %result[%22] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked3>
        %23 = ttg.convert_layout %result_0 : tensor<128x128xf32, #blocked3> -> tensor<128x128xf32, #blocked>
        scf.yield %23 : tensor<128x128xf32, #blocked>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked4>
      tt.descriptor_store %arg10[%7, %9], %14 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked4>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %true = arith.constant true
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
        %result, %token = ttng.tmem_alloc %arg20 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
        %21 = ttng.tc_gen5_mma %17, %20, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        %result_0, %token_1 = ttng.tmem_load %result[%21] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
        scf.yield %result_0 : tensor<128x128xf32, #blocked>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked3>
      tt.descriptor_store %arg10[%7, %9], %14 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked3>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_optimize_dot_operands(True)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %true = arith.constant true
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
        %19 = ttg.local_alloc %18 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %20 = ttg.memdesc_trans %19 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %result, %token = ttng.tmem_alloc %arg20 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
        %21 = ttng.tc_gen5_mma %17, %20, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        %result_0, %token_1 = ttng.tmem_load %result[%21] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
        scf.yield %result_0 : tensor<128x128xf32, #blocked>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
      tt.descriptor_store %arg10[%7, %9], %14 : !tt.tensordesc<tensor<128x128xf16>>, tensor<128x128xf16, #blocked2>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_optimize_descriptor_encoding()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %true = arith.constant true
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
        %16 = tt.descriptor_load %arg0[%7, %15] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %17 = ttg.local_alloc %16 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %18 = tt.descriptor_load %arg5[%9, %15] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %19 = ttg.local_alloc %18 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %20 = ttg.memdesc_trans %19 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %result, %token = ttng.tmem_alloc %arg20 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
        %21 = ttng.tc_gen5_mma %17, %20, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        %result_0, %token_1 = ttng.tmem_load %result[%21] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
        scf.yield %result_0 : tensor<128x128xf32, #blocked>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
      tt.descriptor_store %arg10[%7, %9], %14 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %true = arith.constant true
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
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %8 = arith.divsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.remsi %arg18, %1 : i32
      %11 = arith.muli %10, %c128_i32 : i32
      %12 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
        %15 = arith.muli %arg19, %c64_i32 : i32
        %16 = tt.descriptor_load %arg0[%9, %15] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %17 = ttg.local_alloc %16 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %18 = tt.descriptor_load %arg5[%11, %15] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %19 = ttg.local_alloc %18 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %20 = ttg.memdesc_trans %19 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %result, %token = ttng.tmem_alloc %arg20 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
        %21 = ttng.tc_gen5_mma %17, %20, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        %result_0, %token_1 = ttng.tmem_load %result[%21] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
        scf.yield %result_0 : tensor<128x128xf32, #blocked>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
      tt.descriptor_store %arg10[%9, %11], %14 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_optimize_accumulator_init()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
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
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %8 = arith.divsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.remsi %arg18, %1 : i32
      %11 = arith.muli %10, %c128_i32 : i32
      %12:2 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %cst, %arg21 = %false) -> (tensor<128x128xf32, #blocked>, i1)  : i32 {
        %15 = arith.muli %arg19, %c64_i32 : i32
        %16 = tt.descriptor_load %arg0[%9, %15] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %17 = ttg.local_alloc %16 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %18 = tt.descriptor_load %arg5[%11, %15] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %19 = ttg.local_alloc %18 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %20 = ttg.memdesc_trans %19 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %result, %token = ttng.tmem_alloc %arg20 : (tensor<128x128xf32, #blocked>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
        %21 = ttng.tc_gen5_mma %17, %20, %result[%token], %arg21, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        %result_0, %token_1 = ttng.tmem_load %result[%21] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
        scf.yield %result_0, %true : tensor<128x128xf32, #blocked>, i1
      }
      %13 = arith.truncf %12#0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
      tt.descriptor_store %arg10[%9, %11], %14 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_hoist_tmem_alloc(False)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
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
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %8 = arith.divsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.remsi %arg18, %1 : i32
      %11 = arith.muli %10, %c128_i32 : i32
      %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %12 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %13:2 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %false, %arg21 = %12) -> (i1, !ttg.async.token)  : i32 {
        %16 = arith.muli %arg19, %c64_i32 : i32
        %17 = tt.descriptor_load %arg0[%9, %16] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %18 = ttg.local_alloc %17 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %19 = tt.descriptor_load %arg5[%11, %16] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %20 = ttg.local_alloc %19 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %21 = ttg.memdesc_trans %20 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %22 = ttng.tc_gen5_mma %18, %21, %result[%arg21], %arg20, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        scf.yield %true, %22 : i1, !ttg.async.token
      }
      %result_0, %token_1 = ttng.tmem_load %result[%13#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      %14 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %15 = ttg.convert_layout %14 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
      tt.descriptor_store %arg10[%9, %11], %15 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
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
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %8 = arith.divsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.remsi %arg18, %1 : i32
      %11 = arith.muli %10, %c128_i32 : i32
      %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %12 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %13:2 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %false, %arg21 = %12) -> (i1, !ttg.async.token)  : i32 {
        %16 = arith.muli %arg19, %c64_i32 : i32
        %17 = tt.descriptor_load %arg0[%9, %16] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %18 = ttg.local_alloc %17 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %19 = tt.descriptor_load %arg5[%11, %16] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %20 = ttg.local_alloc %19 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %21 = ttg.memdesc_trans %20 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %22 = ttng.tc_gen5_mma %18, %21, %result[%arg21], %arg20, %true {tt.latency = 1 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        scf.yield %true, %22 : i1, !ttg.async.token
      }
      %result_0, %token_1 = ttng.tmem_load %result[%13#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      %14 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %15 = ttg.convert_layout %14 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
      tt.descriptor_store %arg10[%9, %11], %15 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
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
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %8 = arith.divsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.remsi %arg18, %1 : i32
      %11 = arith.muli %10, %c128_i32 : i32
      %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %12 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %13:2 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %false, %arg21 = %12) -> (i1, !ttg.async.token)  : i32 {
        %16 = arith.muli %arg19, %c64_i32 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
        %17 = tt.descriptor_load %arg0[%9, %16] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %18 = ttg.local_alloc %17 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %19 = tt.descriptor_load %arg5[%11, %16] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %20 = ttg.local_alloc %19 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %21 = ttg.memdesc_trans %20 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %22 = ttng.tc_gen5_mma %18, %21, %result[%arg21], %arg20, %true {loop.cluster = 0 : i32, loop.stage = 2 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        scf.yield %true, %22 : i1, !ttg.async.token
      } {tt.scheduled_max_stage = 2 : i32}
      %result_0, %token_1 = ttng.tmem_load %result[%13#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      %14 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %15 = ttg.convert_layout %14 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
      tt.descriptor_store %arg10[%9, %11], %15 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_warp_specialize(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %8 = arith.divsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.remsi %arg18, %1 : i32
      %11 = arith.muli %10, %c128_i32 : i32
      %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %12 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %13:2 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %false, %arg21 = %12) -> (i1, !ttg.async.token)  : i32 {
        %16 = arith.muli %arg19, %c64_i32 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
        %17 = tt.descriptor_load %arg0[%9, %16] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %18 = ttg.local_alloc %17 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %19 = tt.descriptor_load %arg5[%11, %16] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
        %20 = ttg.local_alloc %19 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %21 = ttg.memdesc_trans %20 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %22 = ttng.tc_gen5_mma %18, %21, %result[%arg21], %arg20, %true {loop.cluster = 0 : i32, loop.stage = 2 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
        scf.yield %true, %22 : i1, !ttg.async.token
      } {tt.scheduled_max_stage = 2 : i32}
      %result_0, %token_1 = ttng.tmem_load %result[%13#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      %14 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %15 = ttg.convert_layout %14 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked2>
      tt.descriptor_store %arg10[%9, %11], %15 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked2>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %0 = ub.poison : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %1 = ub.poison : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    %2 = ub.poison : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %3 = ub.poison : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %true = arith.constant true
    %false = arith.constant false
    %4 = arith.addi %arg16, %c127_i32 : i32
    %5 = arith.divsi %4, %c128_i32 : i32
    %6 = tt.get_program_id x : i32
    %7 = arith.addi %arg15, %c127_i32 : i32
    %8 = arith.divsi %7, %c128_i32 : i32
    %9 = arith.muli %8, %5 : i32
    %10 = arith.addi %arg17, %c63_i32 : i32
    %11 = arith.divsi %10, %c64_i32 : i32
    %12 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    scf.for %arg18 = %6 to %9 step %c132_i32  : i32 {
      %13 = arith.divsi %arg18, %5 : i32
      %14 = arith.muli %13, %c128_i32 : i32
      %15 = arith.remsi %arg18, %5 : i32
      %16 = arith.muli %15, %c128_i32 : i32
      %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %17 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %18 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %21 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %22 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %23 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %24 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %25 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %26 = ttg.memdesc_index %23[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %27 = arith.cmpi sgt, %11, %c0_i32 : i32
      %28 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %28, 32768, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %29 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%14, %c0_i32] %29, %28, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %30 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%16, %c0_i32] %30, %28, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %31 = arith.cmpi sgt, %11, %c1_i32 : i32
      %32 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %32, 32768, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %33 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%14, %c64_i32] %33, %32, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %34 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%16, %c64_i32] %34, %32, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %35 = arith.cmpi sgt, %11, %c2_i32 : i32
      %36 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %36, %c0_i32, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %37 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %38 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %39 = ttg.memdesc_trans %37 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %40 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %41 = ttng.tc_gen5_mma %38, %39, %result[%17], %false, %27, %40[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %42 = arith.select %27, %41, %17 : !ttg.async.token
      %43 = ttg.memdesc_index %23[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %43, 32768, %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %44 = ttg.memdesc_index %21[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%14, %c128_i32] %44, %43, %35 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %45 = ttg.memdesc_index %22[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%16, %c128_i32] %45, %43, %35 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %46 = arith.subi %11, %c1_i32 : i32
      %47:13 = scf.for %arg19 = %c0_i32 to %46 step %c1_i32 iter_args(%arg20 = %false, %arg21 = %42, %arg22 = %c0_i32, %arg23 = %c1_i32, %arg24 = %c2_i32, %arg25 = %c0_i32, %arg26 = %c0_i32, %arg27 = %c3_i32, %arg28 = %c3_i32, %arg29 = %40, %arg30 = %c0_i32, %arg31 = %38, %arg32 = %39) -> (i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
        %57 = arith.subi %11, %c3_i32 : i32
        %58 = arith.cmpi slt, %arg19, %57 : i32
        %59 = arith.addi %arg25, %c1_i32 : i32
        %60 = arith.cmpi sge, %59, %arg27 : i32
        %61 = arith.select %60, %c0_i32, %59 : i32
        %62 = arith.xori %arg26, %c1_i32 : i32
        %63 = arith.select %60, %62, %arg26 : i32
        %64 = ttg.memdesc_index %23[%61] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %64, %63, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %65 = ttg.memdesc_index %22[%61] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %66 = ttg.memdesc_index %21[%61] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %67 = ttg.memdesc_trans %65 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %68 = ttg.memdesc_index %18[%arg23] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %69 = ttng.tc_gen5_mma %66, %67, %result[%arg21], %true, %true, %68[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg29, %arg30 deps %arg31, %arg32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %70 = arith.xori %arg22, %c1_i32 : i32
        %71 = arith.addi %arg23, %c1_i32 : i32
        %72 = arith.cmpi sge, %71, %c2_i32 : i32
        %73 = arith.select %72, %c0_i32, %71 : i32
        %74 = arith.select %72, %70, %arg22 : i32
        %75 = arith.addi %arg24, %c1_i32 : i32
        %76 = arith.cmpi sge, %75, %c3_i32 : i32
        %77 = arith.select %76, %c0_i32, %75 : i32
        %78 = arith.addi %arg19, %c3_i32 : i32
        %79 = arith.muli %78, %c64_i32 : i32
        %80 = ttg.memdesc_index %23[%77] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %80, 32768, %58 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %81 = ttg.memdesc_index %21[%77] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%14, %79] %81, %80, %58 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %82 = ttg.memdesc_index %22[%77] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%16, %79] %82, %80, %58 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        scf.yield %true, %69, %74, %73, %77, %61, %63, %arg28, %c3_i32, %68, %arg22, %66, %67 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      %48 = arith.cmpi sgt, %11, %c0_i32 : i32
      %49:13 = scf.if %48 -> (i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>) {
        ttng.wait_barrier %47#9, %47#10 deps %47#11, %47#12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        scf.yield %true, %47#1, %3, %3, %3, %3, %3, %47#8, %c3_i32, %0, %47#2, %2, %1 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      } else {
        scf.yield %47#0, %47#1, %47#2, %47#3, %47#4, %47#5, %47#6, %47#7, %47#8, %47#9, %47#10, %47#11, %47#12 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      %50 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %50 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %51 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %52 = ttg.memdesc_index %23[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttg.local_dealloc %23 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %22 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %21 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %53 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.inval_barrier %53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %54 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.inval_barrier %54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttg.local_dealloc %18 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %result_0, %token_1 = ttng.tmem_load %result[%49#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      %55 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %56 = ttg.convert_layout %55 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %56, %12 : tensor<128x128xf16, #blocked1> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%14, %16] %12 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %12 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_hoist_tmem_alloc(True)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %0 = ub.poison : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %1 = ub.poison : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    %2 = ub.poison : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %3 = ub.poison : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %true = arith.constant true
    %false = arith.constant false
    %4 = arith.addi %arg16, %c127_i32 : i32
    %5 = arith.divsi %4, %c128_i32 : i32
    %6 = tt.get_program_id x : i32
    %7 = arith.addi %arg15, %c127_i32 : i32
    %8 = arith.divsi %7, %c128_i32 : i32
    %9 = arith.muli %8, %5 : i32
    %10 = arith.addi %arg17, %c63_i32 : i32
    %11 = arith.divsi %10, %c64_i32 : i32
    %12 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    scf.for %arg18 = %6 to %9 step %c132_i32  : i32 {
      %13 = arith.divsi %arg18, %5 : i32
      %14 = arith.muli %13, %c128_i32 : i32
      %15 = arith.remsi %arg18, %5 : i32
      %16 = arith.muli %15, %c128_i32 : i32
      %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %true_0 = arith.constant true
      %17 = ttng.tmem_store %cst, %result[%token], %true_0 : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %18 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %21 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %22 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %23 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %24 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %25 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %26 = ttg.memdesc_index %23[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %27 = arith.cmpi sgt, %11, %c0_i32 : i32
      %28 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %28, 32768, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %29 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%14, %c0_i32] %29, %28, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %30 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%16, %c0_i32] %30, %28, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %31 = arith.cmpi sgt, %11, %c1_i32 : i32
      %32 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %32, 32768, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %33 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%14, %c64_i32] %33, %32, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %34 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%16, %c64_i32] %34, %32, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %35 = arith.cmpi sgt, %11, %c2_i32 : i32
      %36 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %36, %c0_i32, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %37 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %38 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %39 = ttg.memdesc_trans %37 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %40 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %41 = ttng.tc_gen5_mma %38, %39, %result[%17], %false, %27, %40[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %42 = arith.select %27, %41, %17 : !ttg.async.token
      %43 = ttg.memdesc_index %23[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %43, 32768, %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %44 = ttg.memdesc_index %21[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%14, %c128_i32] %44, %43, %35 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %45 = ttg.memdesc_index %22[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%16, %c128_i32] %45, %43, %35 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %46 = arith.subi %11, %c1_i32 : i32
      %47:11 = scf.for %arg19 = %c0_i32 to %46 step %c1_i32 iter_args(%arg20 = %false, %arg21 = %42, %arg22 = %c0_i32, %arg23 = %c1_i32, %arg24 = %c2_i32, %arg25 = %c0_i32, %arg26 = %c0_i32, %arg27 = %40, %arg28 = %c0_i32, %arg29 = %38, %arg30 = %39) -> (i1, !ttg.async.token, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
        %57 = arith.subi %11, %c3_i32 : i32
        %58 = arith.cmpi slt, %arg19, %57 : i32
        %59 = arith.addi %arg25, %c1_i32 : i32
        %60 = arith.cmpi sge, %59, %c3_i32 : i32
        %61 = arith.select %60, %c0_i32, %59 : i32
        %62 = arith.xori %arg26, %c1_i32 : i32
        %63 = arith.select %60, %62, %arg26 : i32
        %64 = ttg.memdesc_index %23[%61] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %64, %63, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %65 = ttg.memdesc_index %22[%61] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %66 = ttg.memdesc_index %21[%61] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %67 = ttg.memdesc_trans %65 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %68 = ttg.memdesc_index %18[%arg23] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %69 = ttng.tc_gen5_mma %66, %67, %result[%arg21], %true, %true, %68[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg27, %arg28 deps %arg29, %arg30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %70 = arith.xori %arg22, %c1_i32 : i32
        %71 = arith.addi %arg23, %c1_i32 : i32
        %72 = arith.cmpi sge, %71, %c2_i32 : i32
        %73 = arith.select %72, %c0_i32, %71 : i32
        %74 = arith.select %72, %70, %arg22 : i32
        %75 = arith.addi %arg24, %c1_i32 : i32
        %76 = arith.cmpi sge, %75, %c3_i32 : i32
        %77 = arith.select %76, %c0_i32, %75 : i32
        %78 = arith.addi %arg19, %c3_i32 : i32
        %79 = arith.muli %78, %c64_i32 : i32
        %80 = ttg.memdesc_index %23[%77] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %80, 32768, %58 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %81 = ttg.memdesc_index %21[%77] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%14, %79] %81, %80, %58 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %82 = ttg.memdesc_index %22[%77] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%16, %79] %82, %80, %58 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        scf.yield %true, %69, %74, %73, %77, %61, %63, %68, %arg22, %66, %67 : i1, !ttg.async.token, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      %48 = arith.cmpi sgt, %11, %c0_i32 : i32
      %49:13 = scf.if %48 -> (i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>) {
        ttng.wait_barrier %47#7, %47#8 deps %47#9, %47#10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        scf.yield %true, %47#1, %3, %3, %3, %3, %3, %c3_i32, %c3_i32, %0, %47#2, %2, %1 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      } else {
        scf.yield %47#0, %47#1, %47#2, %47#3, %47#4, %47#5, %47#6, %c3_i32, %c3_i32, %47#7, %47#8, %47#9, %47#10 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      %50 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %50 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %51 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %52 = ttg.memdesc_index %23[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttg.local_dealloc %23 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %22 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %21 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %53 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.inval_barrier %53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %54 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.inval_barrier %54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttg.local_dealloc %18 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %result_1, %token_2 = ttng.tmem_load %result[%49#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      %55 = arith.truncf %result_1 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %56 = ttg.convert_layout %55 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %56, %12 : tensor<128x128xf16, #blocked1> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%14, %16] %12 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %12 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %1 = ub.poison : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %2 = ub.poison : !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
    %3 = ub.poison : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
    %4 = ub.poison : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %true = arith.constant true
    %false = arith.constant false
    %5 = arith.addi %arg16, %c127_i32 : i32
    %6 = arith.divsi %5, %c128_i32 : i32
    %7 = tt.get_program_id x : i32
    %8 = arith.addi %arg15, %c127_i32 : i32
    %9 = arith.divsi %8, %c128_i32 : i32
    %10 = arith.muli %9, %6 : i32
    %11 = arith.addi %arg17, %c63_i32 : i32
    %12 = arith.divsi %11, %c64_i32 : i32
    %13 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    scf.for %arg18 = %7 to %10 step %c132_i32  : i32 {
      %14 = arith.divsi %arg18, %6 : i32
      %15 = arith.muli %14, %c128_i32 : i32
      %16 = arith.remsi %arg18, %6 : i32
      %17 = arith.muli %16, %c128_i32 : i32
      %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %true_0 = arith.constant true
      ttng.tmem_store %cst, %result, %true_0 : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %18 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %21 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %22 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %23 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %24 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %25 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %26 = ttg.memdesc_index %23[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %27 = arith.cmpi sgt, %12, %c0_i32 : i32
      %28 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %28, 32768, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %29 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%15, %c0_i32] %29, %28, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %30 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%17, %c0_i32] %30, %28, %27 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %31 = arith.cmpi sgt, %12, %c1_i32 : i32
      %32 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %32, 32768, %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %33 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%15, %c64_i32] %33, %32, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %34 = ttg.memdesc_index %22[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%17, %c64_i32] %34, %32, %31 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %35 = arith.cmpi sgt, %12, %c2_i32 : i32
      %36 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %36, %c0_i32, %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %37 = ttg.memdesc_index %22[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %38 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %39 = ttg.memdesc_trans %37 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %40 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %38, %39, %result, %false, %27, %40[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %41 = arith.select %27, %0, %0 : !ttg.async.token
      %42 = ttg.memdesc_index %23[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %42, 32768, %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %43 = ttg.memdesc_index %21[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%15, %c128_i32] %43, %42, %35 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %44 = ttg.memdesc_index %22[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%17, %c128_i32] %44, %42, %35 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %45 = arith.subi %12, %c1_i32 : i32
      %46:11 = scf.for %arg19 = %c0_i32 to %45 step %c1_i32 iter_args(%arg20 = %false, %arg21 = %41, %arg22 = %c0_i32, %arg23 = %c1_i32, %arg24 = %c2_i32, %arg25 = %c0_i32, %arg26 = %c0_i32, %arg27 = %40, %arg28 = %c0_i32, %arg29 = %38, %arg30 = %39) -> (i1, !ttg.async.token, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
        %56 = arith.subi %12, %c3_i32 : i32
        %57 = arith.cmpi slt, %arg19, %56 : i32
        %58 = arith.addi %arg25, %c1_i32 : i32
        %59 = arith.cmpi sge, %58, %c3_i32 : i32
        %60 = arith.select %59, %c0_i32, %58 : i32
        %61 = arith.xori %arg26, %c1_i32 : i32
        %62 = arith.select %59, %61, %arg26 : i32
        %63 = ttg.memdesc_index %23[%60] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %63, %62, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %64 = ttg.memdesc_index %22[%60] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %65 = ttg.memdesc_index %21[%60] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %66 = ttg.memdesc_trans %64 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %67 = ttg.memdesc_index %18[%arg23] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %65, %66, %result, %true, %true, %67[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg27, %arg28 deps %arg29, %arg30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %68 = arith.xori %arg22, %c1_i32 : i32
        %69 = arith.addi %arg23, %c1_i32 : i32
        %70 = arith.cmpi sge, %69, %c2_i32 : i32
        %71 = arith.select %70, %c0_i32, %69 : i32
        %72 = arith.select %70, %68, %arg22 : i32
        %73 = arith.addi %arg24, %c1_i32 : i32
        %74 = arith.cmpi sge, %73, %c3_i32 : i32
        %75 = arith.select %74, %c0_i32, %73 : i32
        %76 = arith.addi %arg19, %c3_i32 : i32
        %77 = arith.muli %76, %c64_i32 : i32
        %78 = ttg.memdesc_index %23[%75] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %78, 32768, %57 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %79 = ttg.memdesc_index %21[%75] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%15, %77] %79, %78, %57 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %80 = ttg.memdesc_index %22[%75] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%17, %77] %80, %78, %57 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        scf.yield %true, %0, %72, %71, %75, %60, %62, %67, %arg22, %65, %66 : i1, !ttg.async.token, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      %47 = arith.cmpi sgt, %12, %c0_i32 : i32
      %48:13 = scf.if %47 -> (i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>) {
        ttng.wait_barrier %46#7, %46#8 deps %46#9, %46#10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        scf.yield %true, %46#1, %4, %4, %4, %4, %4, %c3_i32, %c3_i32, %1, %46#2, %3, %2 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      } else {
        scf.yield %46#0, %46#1, %46#2, %46#3, %46#4, %46#5, %46#6, %c3_i32, %c3_i32, %46#7, %46#8, %46#9, %46#10 : i1, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      %49 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %50 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %50 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %51 = ttg.memdesc_index %23[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttg.local_dealloc %23 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %22 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %21 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %52 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.inval_barrier %52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %53 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.inval_barrier %53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttg.local_dealloc %18 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      %54 = arith.truncf %result_1 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      %55 = ttg.convert_layout %54 : tensor<128x128xf16, #blocked> -> tensor<128x128xf16, #blocked1>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %55, %13 : tensor<128x128xf16, #blocked1> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%15, %17] %13 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %13 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %9 = arith.divsi %arg18, %1 : i32
      %10 = arith.muli %9, %c128_i32 : i32
      %11 = arith.remsi %arg18, %1 : i32
      %12 = arith.muli %11, %c128_i32 : i32
      %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %13 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %16 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %17 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %18 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %21 = ttg.memdesc_index %18[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %22 = arith.cmpi sgt, %7, %c0_i32 : i32
      %23 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %23, 32768, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %24 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c0_i32] %24, %23, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %25 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c0_i32] %25, %23, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %26 = arith.cmpi sgt, %7, %c1_i32 : i32
      %27 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %27, 32768, %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %28 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c64_i32] %28, %27, %26 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %29 = ttg.memdesc_index %17[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c64_i32] %29, %27, %26 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %30 = arith.cmpi sgt, %7, %c2_i32 : i32
      %31 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.wait_barrier %31, %c0_i32, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %32 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %33 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %34 = ttg.memdesc_trans %32 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      %35 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %33, %34, %result, %false, %22, %35[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %36 = ttg.memdesc_index %18[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %36, 32768, %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %37 = ttg.memdesc_index %16[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c128_i32] %37, %36, %30 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %38 = ttg.memdesc_index %17[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c128_i32] %38, %36, %30 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %39 = arith.subi %7, %c1_i32 : i32
      %40:9 = scf.for %arg19 = %c0_i32 to %39 step %c1_i32 iter_args(%arg20 = %c0_i32, %arg21 = %c1_i32, %arg22 = %c2_i32, %arg23 = %c0_i32, %arg24 = %c0_i32, %arg25 = %35, %arg26 = %c0_i32, %arg27 = %33, %arg28 = %34) -> (i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
        %48 = arith.subi %7, %c3_i32 : i32
        %49 = arith.cmpi slt, %arg19, %48 : i32
        %50 = arith.addi %arg23, %c1_i32 : i32
        %51 = arith.cmpi sge, %50, %c3_i32 : i32
        %52 = arith.select %51, %c0_i32, %50 : i32
        %53 = arith.xori %arg24, %c1_i32 : i32
        %54 = arith.select %51, %53, %arg24 : i32
        %55 = ttg.memdesc_index %18[%52] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %55, %54, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %56 = ttg.memdesc_index %17[%52] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %57 = ttg.memdesc_index %16[%52] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %58 = ttg.memdesc_trans %56 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %59 = ttg.memdesc_index %13[%arg21] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %57, %58, %result, %true, %true, %59[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg25, %arg26 deps %arg27, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %60 = arith.xori %arg20, %c1_i32 : i32
        %61 = arith.addi %arg21, %c1_i32 : i32
        %62 = arith.cmpi sge, %61, %c2_i32 : i32
        %63 = arith.select %62, %c0_i32, %61 : i32
        %64 = arith.select %62, %60, %arg20 : i32
        %65 = arith.addi %arg22, %c1_i32 : i32
        %66 = arith.cmpi sge, %65, %c3_i32 : i32
        %67 = arith.select %66, %c0_i32, %65 : i32
        %68 = arith.addi %arg19, %c3_i32 : i32
        %69 = arith.muli %68, %c64_i32 : i32
        %70 = ttg.memdesc_index %18[%67] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %70, 32768, %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %71 = ttg.memdesc_index %16[%67] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%10, %69] %71, %70, %49 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %72 = ttg.memdesc_index %17[%67] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%12, %69] %72, %70, %49 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        scf.yield %64, %63, %67, %52, %54, %59, %arg20, %57, %58 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      %41 = arith.cmpi sgt, %7, %c0_i32 : i32
      scf.if %41 {
        ttng.wait_barrier %40#5, %40#6 deps %40#7, %40#8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      %42 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %43 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %43 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %44 = ttg.memdesc_index %18[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %44 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttg.local_dealloc %18 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %17 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %16 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %45 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %46 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.inval_barrier %46 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttg.local_dealloc %13 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      %47 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %47, %8 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%10, %12] %8 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %8 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %9 = arith.divsi %arg18, %1 : i32
      %10 = arith.muli %9, %c128_i32 : i32
      %11 = arith.remsi %arg18, %1 : i32
      %12 = arith.muli %11, %c128_i32 : i32
      %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %13 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %16 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %17 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %18 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %21 = ttg.memdesc_index %18[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %22 = arith.cmpi sgt, %7, %c0_i32 : i32
      ttng.barrier_expect %19, 32768, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %23 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c0_i32] %23, %19, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %24 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c0_i32] %24, %19, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %25 = arith.cmpi sgt, %7, %c1_i32 : i32
      ttng.barrier_expect %20, 32768, %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %26 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c64_i32] %26, %20, %25 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %27 = ttg.memdesc_index %17[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c64_i32] %27, %20, %25 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %28 = arith.cmpi sgt, %7, %c2_i32 : i32
      ttng.wait_barrier %19, %c0_i32, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %29 = ttg.memdesc_trans %24 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      ttng.tc_gen5_mma %23, %29, %result, %false, %22, %14[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %21, 32768, %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %30 = ttg.memdesc_index %16[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c128_i32] %30, %21, %28 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %31 = ttg.memdesc_index %17[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c128_i32] %31, %21, %28 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %32 = arith.subi %7, %c1_i32 : i32
      %33:9 = scf.for %arg19 = %c0_i32 to %32 step %c1_i32 iter_args(%arg20 = %c0_i32, %arg21 = %c1_i32, %arg22 = %c2_i32, %arg23 = %c0_i32, %arg24 = %c0_i32, %arg25 = %14, %arg26 = %c0_i32, %arg27 = %23, %arg28 = %29) -> (i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
        %35 = arith.subi %7, %c3_i32 : i32
        %36 = arith.cmpi slt, %arg19, %35 : i32
        %37 = arith.addi %arg23, %c1_i32 : i32
        %38 = arith.cmpi sge, %37, %c3_i32 : i32
        %39 = arith.select %38, %c0_i32, %37 : i32
        %40 = arith.xori %arg24, %c1_i32 : i32
        %41 = arith.select %38, %40, %arg24 : i32
        %42 = ttg.memdesc_index %18[%39] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %42, %41, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = ttg.memdesc_index %17[%39] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %44 = ttg.memdesc_index %16[%39] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %45 = ttg.memdesc_trans %43 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %46 = ttg.memdesc_index %13[%arg21] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %44, %45, %result, %true, %true, %46[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg25, %arg26 deps %arg27, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %47 = arith.xori %arg20, %c1_i32 : i32
        %48 = arith.addi %arg21, %c1_i32 : i32
        %49 = arith.cmpi sge, %48, %c2_i32 : i32
        %50 = arith.select %49, %c0_i32, %48 : i32
        %51 = arith.select %49, %47, %arg20 : i32
        %52 = arith.addi %arg22, %c1_i32 : i32
        %53 = arith.cmpi sge, %52, %c3_i32 : i32
        %54 = arith.select %53, %c0_i32, %52 : i32
        %55 = arith.addi %arg19, %c3_i32 : i32
        %56 = arith.muli %55, %c64_i32 : i32
        %57 = ttg.memdesc_index %18[%54] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %57, 32768, %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %58 = ttg.memdesc_index %16[%54] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%10, %56] %58, %57, %36 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %59 = ttg.memdesc_index %17[%54] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%12, %56] %59, %57, %36 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        scf.yield %51, %50, %54, %39, %41, %46, %arg20, %44, %45 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      scf.if %22 {
        ttng.wait_barrier %33#5, %33#6 deps %33#7, %33#8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttg.local_dealloc %18 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %17 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %16 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttg.local_dealloc %13 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      %34 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %34, %8 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%10, %12] %8 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %8 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_reorder_instructions()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c132_i32 = arith.constant 132 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c127_i32 = arith.constant 127 : i32
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.addi %arg16, %c127_i32 : i32
    %1 = arith.divsi %0, %c128_i32 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.addi %arg15, %c127_i32 : i32
    %4 = arith.divsi %3, %c128_i32 : i32
    %5 = arith.muli %4, %1 : i32
    %6 = arith.addi %arg17, %c63_i32 : i32
    %7 = arith.divsi %6, %c64_i32 : i32
    %8 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %9 = arith.divsi %arg18, %1 : i32
      %10 = arith.muli %9, %c128_i32 : i32
      %11 = arith.remsi %arg18, %1 : i32
      %12 = arith.muli %11, %c128_i32 : i32
      %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %13 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %16 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %17 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %18 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %21 = ttg.memdesc_index %18[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %22 = arith.cmpi sgt, %7, %c0_i32 : i32
      ttng.barrier_expect %19, 32768, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %23 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c0_i32] %23, %19, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %24 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %25 = ttg.memdesc_trans %24 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c0_i32] %24, %19, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %26 = arith.cmpi sgt, %7, %c1_i32 : i32
      ttng.barrier_expect %20, 32768, %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %27 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c64_i32] %27, %20, %26 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %28 = ttg.memdesc_index %17[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c64_i32] %28, %20, %26 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %29 = arith.cmpi sgt, %7, %c2_i32 : i32
      ttng.wait_barrier %19, %c0_i32, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.tc_gen5_mma %23, %25, %result, %false, %22, %14[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %21, 32768, %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %30 = ttg.memdesc_index %16[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c128_i32] %30, %21, %29 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %31 = ttg.memdesc_index %17[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c128_i32] %31, %21, %29 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %32 = arith.subi %7, %c1_i32 : i32
      %33:9 = scf.for %arg19 = %c0_i32 to %32 step %c1_i32 iter_args(%arg20 = %c0_i32, %arg21 = %c1_i32, %arg22 = %c2_i32, %arg23 = %c0_i32, %arg24 = %c0_i32, %arg25 = %14, %arg26 = %c0_i32, %arg27 = %23, %arg28 = %25) -> (i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
        %35 = arith.subi %7, %c3_i32 : i32
        %36 = arith.cmpi slt, %arg19, %35 : i32
        %37 = arith.addi %arg23, %c1_i32 : i32
        %38 = arith.cmpi sge, %37, %c3_i32 : i32
        %39 = arith.select %38, %c0_i32, %37 : i32
        %40 = arith.xori %arg24, %c1_i32 : i32
        %41 = arith.select %38, %40, %arg24 : i32
        %42 = ttg.memdesc_index %18[%39] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %42, %41, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = ttg.memdesc_index %17[%39] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %44 = ttg.memdesc_trans %43 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %45 = ttg.memdesc_index %16[%39] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %46 = ttg.memdesc_index %13[%arg21] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %45, %44, %result, %true, %true, %46[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg25, %arg26 deps %arg27, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %47 = arith.xori %arg20, %c1_i32 : i32
        %48 = arith.addi %arg21, %c1_i32 : i32
        %49 = arith.cmpi sge, %48, %c2_i32 : i32
        %50 = arith.select %49, %c0_i32, %48 : i32
        %51 = arith.select %49, %47, %arg20 : i32
        %52 = arith.addi %arg22, %c1_i32 : i32
        %53 = arith.cmpi sge, %52, %c3_i32 : i32
        %54 = arith.select %53, %c0_i32, %52 : i32
        %55 = arith.addi %arg19, %c3_i32 : i32
        %56 = arith.muli %55, %c64_i32 : i32
        %57 = ttg.memdesc_index %18[%54] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %57, 32768, %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %58 = ttg.memdesc_index %16[%54] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%10, %56] %58, %57, %36 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %59 = ttg.memdesc_index %17[%54] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%12, %56] %59, %57, %36 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        scf.yield %51, %50, %54, %39, %41, %46, %arg20, %45, %44 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      scf.if %22 {
        ttng.wait_barrier %33#5, %33#6 deps %33#7, %33#8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttg.local_dealloc %18 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %17 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %16 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttg.local_dealloc %13 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      %34 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %34, %8 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%10, %12] %8 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %8 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %c127_i32 = arith.constant 127 : i32
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c132_i32 = arith.constant 132 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
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
    %8 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %9 = arith.divsi %arg18, %1 : i32
      %10 = arith.muli %9, %c128_i32 : i32
      %11 = arith.remsi %arg18, %1 : i32
      %12 = arith.muli %11, %c128_i32 : i32
      %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %13 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %16 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %17 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %18 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %21 = ttg.memdesc_index %18[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %22 = arith.cmpi sgt, %7, %c0_i32 : i32
      ttng.barrier_expect %19, 32768, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %23 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c0_i32] %23, %19, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %24 = ttg.memdesc_index %17[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %25 = ttg.memdesc_trans %24 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c0_i32] %24, %19, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %26 = arith.cmpi sgt, %7, %c1_i32 : i32
      ttng.barrier_expect %20, 32768, %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %27 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c64_i32] %27, %20, %26 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %28 = ttg.memdesc_index %17[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c64_i32] %28, %20, %26 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %29 = arith.cmpi sgt, %7, %c2_i32 : i32
      ttng.wait_barrier %19, %c0_i32, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.tc_gen5_mma %23, %25, %result, %false, %22, %14[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %21, 32768, %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %30 = ttg.memdesc_index %16[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c128_i32] %30, %21, %29 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %31 = ttg.memdesc_index %17[%c2_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c128_i32] %31, %21, %29 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %32 = arith.subi %7, %c1_i32 : i32
      %33:9 = scf.for %arg19 = %c0_i32 to %32 step %c1_i32 iter_args(%arg20 = %c0_i32, %arg21 = %c1_i32, %arg22 = %c2_i32, %arg23 = %c0_i32, %arg24 = %c0_i32, %arg25 = %14, %arg26 = %c0_i32, %arg27 = %23, %arg28 = %25) -> (i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>)  : i32 {
        %35 = arith.subi %7, %c3_i32 : i32
        %36 = arith.cmpi slt, %arg19, %35 : i32
        %37 = arith.addi %arg23, %c1_i32 : i32
        %38 = arith.cmpi sge, %37, %c3_i32 : i32
        %39 = arith.select %38, %c0_i32, %37 : i32
        %40 = arith.xori %arg24, %c1_i32 : i32
        %41 = arith.select %38, %40, %arg24 : i32
        %42 = ttg.memdesc_index %18[%39] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %42, %41, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %43 = ttg.memdesc_index %17[%39] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %44 = ttg.memdesc_trans %43 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %45 = ttg.memdesc_index %16[%39] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %46 = ttg.memdesc_index %13[%arg21] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %45, %44, %result, %true, %true, %46[%true] {is_async} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg25, %arg26 deps %arg27, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %47 = arith.xori %arg20, %c1_i32 : i32
        %48 = arith.addi %arg21, %c1_i32 : i32
        %49 = arith.cmpi sge, %48, %c2_i32 : i32
        %50 = arith.select %49, %c0_i32, %48 : i32
        %51 = arith.select %49, %47, %arg20 : i32
        %52 = arith.addi %arg22, %c1_i32 : i32
        %53 = arith.cmpi sge, %52, %c3_i32 : i32
        %54 = arith.select %53, %c0_i32, %52 : i32
        %55 = arith.addi %arg19, %c3_i32 : i32
        %56 = arith.muli %55, %c64_i32 : i32
        %57 = ttg.memdesc_index %18[%54] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %57, 32768, %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %58 = ttg.memdesc_index %16[%54] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%10, %56] %58, %57, %36 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %59 = ttg.memdesc_index %17[%54] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%12, %56] %59, %57, %36 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        scf.yield %51, %50, %54, %39, %41, %46, %arg20, %45, %44 : i32, i32, i32, i32, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, i32, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      scf.if %22 {
        ttng.wait_barrier %33#5, %33#6 deps %33#7, %33#8 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
      }
      ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttg.local_dealloc %18 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %17 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %16 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttg.local_dealloc %13 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
      %result_0 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
      %34 = arith.truncf %result_0 : tensor<128x128xf32, #blocked> to tensor<128x128xf16, #blocked>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %34, %8 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%10, %12] %8 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %8 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
