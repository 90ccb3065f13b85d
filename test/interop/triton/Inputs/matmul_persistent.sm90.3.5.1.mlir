// Kernel matmul_persistent of kernels/matmul_tma.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
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
// Triton 3.5.1, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_optimize_dot_operands(True)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_optimize_descriptor_encoding()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %8 = arith.divsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.remsi %arg18, %1 : i32
      %11 = arith.muli %10, %c128_i32 : i32
      %12 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
        %15 = arith.muli %arg19, %c64_i32 : i32
        %16 = tt.descriptor_load %arg0[%9, %15] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
        %17 = ttg.local_alloc %16 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %18 = tt.descriptor_load %arg5[%11, %15] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
        %19 = ttg.local_alloc %18 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %20 = ttg.memdesc_trans %19 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %21 = ttng.warp_group_dot %17, %20, %arg20 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
        scf.yield %21 : tensor<128x128xf32, #mma>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
      tt.descriptor_store %arg10[%9, %11], %14 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked1>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %8 = arith.divsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.remsi %arg18, %1 : i32
      %11 = arith.muli %10, %c128_i32 : i32
      %12 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
        %15 = arith.muli %arg19, %c64_i32 : i32
        %16 = tt.descriptor_load %arg0[%9, %15] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
        %17 = ttg.local_alloc %16 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %18 = tt.descriptor_load %arg5[%11, %15] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
        %19 = ttg.local_alloc %18 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %20 = ttg.memdesc_trans %19 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %21 = ttng.warp_group_dot %17, %20, %arg20 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
        scf.yield %21 : tensor<128x128xf32, #mma>
      }
      %13 = arith.truncf %12 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
      tt.descriptor_store %arg10[%9, %11], %14 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked1>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %8 = arith.divsi %arg18, %1 : i32
      %9 = arith.muli %8, %c128_i32 : i32
      %10 = arith.remsi %arg18, %1 : i32
      %11 = arith.muli %10, %c128_i32 : i32
      %12 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %cst) -> (tensor<128x128xf32, #mma>)  : i32 {
        %15 = arith.muli %arg19, %c64_i32 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
        %16 = tt.descriptor_load %arg0[%9, %15] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
        %17 = ttg.local_alloc %16 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %18 = tt.descriptor_load %arg5[%11, %15] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
        %19 = ttg.local_alloc %18 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
        %20 = ttg.memdesc_trans %19 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem> -> !ttg.memdesc<64x128xf16, #shared1, #smem>
        %21 = ttng.warp_group_dot %17, %20, %arg20 {inputPrecision = 0 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x128xf16, #shared1, #smem> -> tensor<128x128xf32, #mma>
        scf.yield %21 : tensor<128x128xf32, #mma>
      } {tt.scheduled_max_stage = 2 : i32}
      %13 = arith.truncf %12 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      %14 = ttg.convert_layout %13 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked1>
      tt.descriptor_store %arg10[%9, %11], %14 : !tt.tensordesc<tensor<128x128xf16, #shared>>, tensor<128x128xf16, #blocked1>
    }
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c-1_i32 = arith.constant -1 : i32
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
    %8 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %9 = arith.divsi %arg18, %1 : i32
      %10 = arith.muli %9, %c128_i32 : i32
      %11 = arith.remsi %arg18, %1 : i32
      %12 = arith.muli %11, %c128_i32 : i32
      %13 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %14 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %15 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %16 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %17 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %18 = ttg.memdesc_index %15[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %19 = arith.cmpi sgt, %7, %c0_i32 : i32
      %20 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %20, 32768, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %21 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c0_i32] %21, %20, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %22 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c0_i32] %22, %20, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %23 = arith.cmpi sgt, %7, %c1_i32 : i32
      %24 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %24, 32768, %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %25 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c64_i32] %25, %24, %23 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %26 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c64_i32] %26, %24, %23 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %27:6 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %cst, %arg21 = %c1_i32, %arg22 = %c-1_i32, %arg23 = %c0_i32, %arg24 = %c3_i32, %arg25 = %c3_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32)  : i32 {
        %34 = arith.subi %7, %c2_i32 : i32
        %35 = arith.cmpi slt, %arg19, %34 : i32
        %36 = arith.addi %arg22, %c1_i32 : i32
        %37 = arith.cmpi sge, %36, %arg24 : i32
        %38 = arith.select %37, %c0_i32, %36 : i32
        %39 = arith.xori %arg23, %c1_i32 : i32
        %40 = arith.select %37, %39, %arg23 : i32
        %41 = ttg.memdesc_index %15[%38] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %41, %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %42 = ttg.memdesc_index %14[%38] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %43 = ttg.memdesc_index %13[%38] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %44 = ttg.memdesc_trans %42 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %45 = ttng.warp_group_dot %43, %44, %arg20 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
        %46:3 = ttng.warp_group_dot_wait %45, %43, %44 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %47 = arith.addi %arg21, %c1_i32 : i32
        %48 = arith.cmpi sge, %47, %c3_i32 : i32
        %49 = arith.select %48, %c0_i32, %47 : i32
        %50 = arith.addi %arg19, %c2_i32 : i32
        %51 = arith.muli %50, %c64_i32 : i32
        %52 = ttg.memdesc_index %15[%49] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %52, 32768, %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %53 = ttg.memdesc_index %13[%49] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%10, %51] %53, %52, %35 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %54 = ttg.memdesc_index %14[%49] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%12, %51] %54, %52, %35 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        scf.yield %46#0, %49, %38, %40, %arg25, %c3_i32 : tensor<128x128xf32, #mma>, i32, i32, i32, i32, i32
      }
      %28 = ttng.warp_group_dot_wait %27#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
      %29 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %30 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %31 = ttg.memdesc_index %15[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttg.local_dealloc %15 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %14 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %13 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %32 = arith.truncf %28 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      %33 = ttg.convert_layout %32 : tensor<128x128xf16, #mma> -> tensor<128x128xf16, #blocked>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %33, %8 : tensor<128x128xf16, #blocked> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%10, %12] %8 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %8 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_canonicalizer()
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c-1_i32 = arith.constant -1 : i32
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
    %8 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %9 = arith.divsi %arg18, %1 : i32
      %10 = arith.muli %9, %c128_i32 : i32
      %11 = arith.remsi %arg18, %1 : i32
      %12 = arith.muli %11, %c128_i32 : i32
      %13 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %14 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %15 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %16 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %17 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %18 = ttg.memdesc_index %15[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %19 = arith.cmpi sgt, %7, %c0_i32 : i32
      %20 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %20, 32768, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %21 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c0_i32] %21, %20, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %22 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c0_i32] %22, %20, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %23 = arith.cmpi sgt, %7, %c1_i32 : i32
      %24 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.barrier_expect %24, 32768, %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %25 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c64_i32] %25, %24, %23 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %26 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c64_i32] %26, %24, %23 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %27:4 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %cst, %arg21 = %c1_i32, %arg22 = %c-1_i32, %arg23 = %c0_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32)  : i32 {
        %33 = arith.subi %7, %c2_i32 : i32
        %34 = arith.cmpi slt, %arg19, %33 : i32
        %35 = arith.addi %arg22, %c1_i32 : i32
        %36 = arith.cmpi sge, %35, %c3_i32 : i32
        %37 = arith.select %36, %c0_i32, %35 : i32
        %38 = arith.xori %arg23, %c1_i32 : i32
        %39 = arith.select %36, %38, %arg23 : i32
        %40 = ttg.memdesc_index %15[%37] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %40, %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %41 = ttg.memdesc_index %14[%37] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %42 = ttg.memdesc_index %13[%37] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %43 = ttg.memdesc_trans %41 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %44 = ttng.warp_group_dot %42, %43, %arg20 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
        %45:3 = ttng.warp_group_dot_wait %44, %42, %43 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %46 = arith.addi %arg21, %c1_i32 : i32
        %47 = arith.cmpi sge, %46, %c3_i32 : i32
        %48 = arith.select %47, %c0_i32, %46 : i32
        %49 = arith.addi %arg19, %c2_i32 : i32
        %50 = arith.muli %49, %c64_i32 : i32
        %51 = ttg.memdesc_index %15[%48] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %51, 32768, %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %52 = ttg.memdesc_index %13[%48] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%10, %50] %52, %51, %34 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %53 = ttg.memdesc_index %14[%48] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%12, %50] %53, %51, %34 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        scf.yield %45#0, %48, %37, %39 : tensor<128x128xf32, #mma>, i32, i32, i32
      }
      %28 = ttng.warp_group_dot_wait %27#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
      %29 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %30 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %31 = ttg.memdesc_index %15[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttg.local_dealloc %15 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %14 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %13 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %32 = arith.truncf %28 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %32, %8 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
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
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c-1_i32 = arith.constant -1 : i32
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
    %8 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %9 = arith.divsi %arg18, %1 : i32
      %10 = arith.muli %9, %c128_i32 : i32
      %11 = arith.remsi %arg18, %1 : i32
      %12 = arith.muli %11, %c128_i32 : i32
      %13 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %14 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %15 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %16 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %17 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %18 = ttg.memdesc_index %15[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %19 = arith.cmpi sgt, %7, %c0_i32 : i32
      ttng.barrier_expect %16, 32768, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %20 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c0_i32] %20, %16, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %21 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c0_i32] %21, %16, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %22 = arith.cmpi sgt, %7, %c1_i32 : i32
      ttng.barrier_expect %17, 32768, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %23 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c64_i32] %23, %17, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %24 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c64_i32] %24, %17, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %25:4 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %cst, %arg21 = %c1_i32, %arg22 = %c-1_i32, %arg23 = %c0_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32)  : i32 {
        %28 = arith.subi %7, %c2_i32 : i32
        %29 = arith.cmpi slt, %arg19, %28 : i32
        %30 = arith.addi %arg22, %c1_i32 : i32
        %31 = arith.cmpi sge, %30, %c3_i32 : i32
        %32 = arith.select %31, %c0_i32, %30 : i32
        %33 = arith.xori %arg23, %c1_i32 : i32
        %34 = arith.select %31, %33, %arg23 : i32
        %35 = ttg.memdesc_index %15[%32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %35, %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %36 = ttg.memdesc_index %14[%32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %37 = ttg.memdesc_index %13[%32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %38 = ttg.memdesc_trans %36 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %39 = ttng.warp_group_dot %37, %38, %arg20 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
        %40:3 = ttng.warp_group_dot_wait %39, %37, %38 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %41 = arith.addi %arg21, %c1_i32 : i32
        %42 = arith.cmpi sge, %41, %c3_i32 : i32
        %43 = arith.select %42, %c0_i32, %41 : i32
        %44 = arith.addi %arg19, %c2_i32 : i32
        %45 = arith.muli %44, %c64_i32 : i32
        %46 = ttg.memdesc_index %15[%43] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %46, 32768, %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %47 = ttg.memdesc_index %13[%43] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%10, %45] %47, %46, %29 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %48 = ttg.memdesc_index %14[%43] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%12, %45] %48, %46, %29 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        scf.yield %40#0, %43, %32, %34 : tensor<128x128xf32, #mma>, i32, i32, i32
      }
      %26 = ttng.warp_group_dot_wait %25#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
      ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttg.local_dealloc %15 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %14 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %13 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %27 = arith.truncf %26 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %27, %8 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
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
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_persistent(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<128x128xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: i32, %arg16: i32, %arg17: i32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c-1_i32 = arith.constant -1 : i32
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
    %8 = ttg.local_alloc : () -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    scf.for %arg18 = %2 to %5 step %c132_i32  : i32 {
      %9 = arith.divsi %arg18, %1 : i32
      %10 = arith.muli %9, %c128_i32 : i32
      %11 = arith.remsi %arg18, %1 : i32
      %12 = arith.muli %11, %c128_i32 : i32
      %13 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %14 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %15 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %16 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %17 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %18 = ttg.memdesc_index %15[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %19 = arith.cmpi sgt, %7, %c0_i32 : i32
      ttng.barrier_expect %16, 32768, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %20 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c0_i32] %20, %16, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %21 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c0_i32] %21, %16, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %22 = arith.cmpi sgt, %7, %c1_i32 : i32
      ttng.barrier_expect %17, 32768, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %23 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c64_i32] %23, %17, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %24 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c64_i32] %24, %17, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %25:4 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %cst, %arg21 = %c1_i32, %arg22 = %c-1_i32, %arg23 = %c0_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32)  : i32 {
        %28 = arith.subi %7, %c2_i32 : i32
        %29 = arith.cmpi slt, %arg19, %28 : i32
        %30 = arith.addi %arg22, %c1_i32 : i32
        %31 = arith.cmpi sge, %30, %c3_i32 : i32
        %32 = arith.select %31, %c0_i32, %30 : i32
        %33 = arith.xori %arg23, %c1_i32 : i32
        %34 = arith.select %31, %33, %arg23 : i32
        %35 = ttg.memdesc_index %15[%32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %35, %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %36 = ttg.memdesc_index %14[%32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %37 = ttg.memdesc_trans %36 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %38 = ttg.memdesc_index %13[%32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %39 = ttng.warp_group_dot %38, %37, %arg20 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
        %40:3 = ttng.warp_group_dot_wait %39, %38, %37 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %41 = arith.addi %arg21, %c1_i32 : i32
        %42 = arith.cmpi sge, %41, %c3_i32 : i32
        %43 = arith.select %42, %c0_i32, %41 : i32
        %44 = arith.addi %arg19, %c2_i32 : i32
        %45 = arith.muli %44, %c64_i32 : i32
        %46 = ttg.memdesc_index %15[%43] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %46, 32768, %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %47 = ttg.memdesc_index %13[%43] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%10, %45] %47, %46, %29 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %48 = ttg.memdesc_index %14[%43] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%12, %45] %48, %46, %29 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        scf.yield %40#0, %43, %32, %34 : tensor<128x128xf32, #mma>, i32, i32, i32
      }
      %26 = ttng.warp_group_dot_wait %25#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
      ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttg.local_dealloc %15 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %14 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %13 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %27 = arith.truncf %26 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %27, %8 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
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
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 128, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
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
      %13 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %14 = ttg.local_alloc : () -> !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %15 = ttg.local_alloc : () -> !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      %16 = ttg.memdesc_index %15[%c0_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %17 = ttg.memdesc_index %15[%c1_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %18 = ttg.memdesc_index %15[%c2_i32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %19 = arith.cmpi sgt, %7, %c0_i32 : i32
      ttng.barrier_expect %16, 32768, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %20 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c0_i32] %20, %16, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %21 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c0_i32] %21, %16, %19 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %22 = arith.cmpi sgt, %7, %c1_i32 : i32
      ttng.barrier_expect %17, 32768, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      %23 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg0[%10, %c64_i32] %23, %17, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %24 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      ttng.async_tma_copy_global_to_local %arg5[%12, %c64_i32] %24, %17, %22 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
      %25:4 = scf.for %arg19 = %c0_i32 to %7 step %c1_i32 iter_args(%arg20 = %cst, %arg21 = %c1_i32, %arg22 = %c-1_i32, %arg23 = %c0_i32) -> (tensor<128x128xf32, #mma>, i32, i32, i32)  : i32 {
        %28 = arith.subi %7, %c2_i32 : i32
        %29 = arith.cmpi slt, %arg19, %28 : i32
        %30 = arith.addi %arg22, %c1_i32 : i32
        %31 = arith.cmpi sge, %30, %c3_i32 : i32
        %32 = arith.select %31, %c0_i32, %30 : i32
        %33 = arith.xori %arg23, %c1_i32 : i32
        %34 = arith.select %31, %33, %arg23 : i32
        %35 = ttg.memdesc_index %15[%32] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.wait_barrier %35, %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %36 = ttg.memdesc_index %14[%32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %37 = ttg.memdesc_trans %36 {order = array<i32: 1, 0>} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> -> !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %38 = ttg.memdesc_index %13[%32] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %39 = ttng.warp_group_dot %38, %37, %arg20 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64> * !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128> -> tensor<128x128xf32, #mma>
        %40:3 = ttng.warp_group_dot_wait %39, %38, %37 {pendings = 1 : i32} : tensor<128x128xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>, !ttg.memdesc<64x128xf16, #shared2, #smem, mutable, 3x64x128>
        %41 = arith.addi %arg21, %c1_i32 : i32
        %42 = arith.cmpi sge, %41, %c3_i32 : i32
        %43 = arith.select %42, %c0_i32, %41 : i32
        %44 = arith.addi %arg19, %c2_i32 : i32
        %45 = arith.muli %44, %c64_i32 : i32
        %46 = ttg.memdesc_index %15[%43] : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        ttng.barrier_expect %46, 32768, %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
        %47 = ttg.memdesc_index %13[%43] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg0[%10, %45] %47, %46, %29 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        %48 = ttg.memdesc_index %14[%43] : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        ttng.async_tma_copy_global_to_local %arg5[%12, %45] %48, %46, %29 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable, 3x128x64>
        scf.yield %40#0, %43, %32, %34 : tensor<128x128xf32, #mma>, i32, i32, i32
      }
      %26 = ttng.warp_group_dot_wait %25#0 {pendings = 0 : i32} : tensor<128x128xf32, #mma>
      ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3x1>
      ttg.local_dealloc %15 : !ttg.memdesc<3x1xi64, #shared1, #smem, mutable>
      ttg.local_dealloc %14 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      ttg.local_dealloc %13 : !ttg.memdesc<3x128x64xf16, #shared, #smem, mutable>
      %27 = arith.truncf %26 : tensor<128x128xf32, #mma> to tensor<128x128xf16, #mma>
      ttng.async_tma_store_wait {pendings = 0 : i32}
      ttg.local_store %27, %8 : tensor<128x128xf16, #mma> -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
      ttng.fence_async_shared {bCluster = false}
      ttng.async_tma_copy_local_to_global %arg10[%10, %12] %8 : !tt.tensordesc<tensor<128x128xf16, #shared>>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    }
    ttng.async_tma_store_wait {pendings = 0 : i32}
    ttg.local_dealloc %8 : !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    tt.return
  }
}
