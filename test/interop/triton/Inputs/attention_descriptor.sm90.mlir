// Kernel attention_descriptor of kernels/attention.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature tensordesc<fp16[128,64]> tensordesc<fp16[64,64]> tensordesc<fp16[64,64]> tensordesc<fp16[128,64]> i32 fp32; constants SPECIALIZE=False
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg20 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %4 = arith.cmpi sle, %3, %c2147483647_i64 : i64
    %5 = arith.cmpi sge, %3, %c-2147483648_i64 : i64
    %6 = arith.andi %4, %5 : i1
    %7 = arith.muli %0, %arg20 : i32
    %8 = tt.get_program_id x : i32
    %c128_i32 = arith.constant 128 : i32
    %c128_i32_0 = arith.constant 128 : i32
    %9 = arith.extsi %8 : i32 to i64
    %10 = arith.extsi %c128_i32_0 : i32 to i64
    %11 = arith.muli %9, %10 : i64
    %c2147483647_i64_1 = arith.constant 2147483647 : i64
    %c-2147483648_i64_2 = arith.constant -2147483648 : i64
    %12 = arith.cmpi sle, %11, %c2147483647_i64_1 : i64
    %13 = arith.cmpi sge, %11, %c-2147483648_i64_2 : i64
    %14 = arith.andi %12, %13 : i1
    %15 = arith.muli %8, %c128_i32_0 : i32
    %16 = arith.extsi %7 : i32 to i64
    %17 = arith.extsi %15 : i32 to i64
    %18 = arith.addi %16, %17 : i64
    %c2147483647_i64_3 = arith.constant 2147483647 : i64
    %c-2147483648_i64_4 = arith.constant -2147483648 : i64
    %19 = arith.cmpi sle, %18, %c2147483647_i64_3 : i64
    %20 = arith.cmpi sge, %18, %c-2147483648_i64_4 : i64
    %21 = arith.andi %19, %20 : i1
    %22 = arith.addi %7, %15 : i32
    %c0_i32 = arith.constant 0 : i32
    %23 = tt.descriptor_load %arg0[%22, %c0_i32] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
    %cst = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant dense<0xFF800000> : tensor<128xf32>
    %24 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(1,)cconstexpr_fp32_"() : () -> tensor<128xf32>
    %25 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_64__(1,)cconstexpr_fp32_"() : () -> tensor<128x64xf32>
    %c0_i32_6 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %26 = arith.bitcast %c0_i32_6 : i32 to i32
    %27 = arith.bitcast %arg20 : i32 to i32
    %28 = arith.bitcast %c64_i32 : i32 to i32
    %29 = ub.poison : i32
    %30:3 = scf.for %arg22 = %26 to %27 step %28 iter_args(%arg23 = %24, %arg24 = %25, %arg25 = %cst_5) -> (tensor<128xf32>, tensor<128x64xf32>, tensor<128xf32>)  : i32 {
      %35 = arith.extsi %7 : i32 to i64
      %36 = arith.extsi %arg22 : i32 to i64
      %37 = arith.addi %35, %36 : i64
      %c2147483647_i64_8 = arith.constant 2147483647 : i64
      %c-2147483648_i64_9 = arith.constant -2147483648 : i64
      %38 = arith.cmpi sle, %37, %c2147483647_i64_8 : i64
      %39 = arith.cmpi sge, %37, %c-2147483648_i64_9 : i64
      %40 = arith.andi %38, %39 : i1
      %41 = arith.addi %7, %arg22 : i32
      %c0_i32_10 = arith.constant 0 : i32
      %42 = tt.descriptor_load %arg5[%41, %c0_i32_10] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16>
      %43 = tt.trans %42 {order = array<i32: 1, 0>} : tensor<64x64xf16> -> tensor<64x64xf16>
      %cst_11 = arith.constant 0.000000e+00 : f32
      %cst_12 = arith.constant dense<0.000000e+00> : tensor<128x64xf32>
      %44 = tt.dot %23, %43, %cst_12, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x64xf16> -> tensor<128x64xf32>
      %45 = tt.call @"triton.language.standard.max__fp32S128_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%44) : (tensor<128x64xf32>) -> tensor<128xf32>
      %46 = tt.splat %arg21 : f32 -> tensor<128xf32>
      %47 = arith.mulf %45, %46 : tensor<128xf32>
      %48 = arith.maxnumf %arg25, %47 : tensor<128xf32>
      %49 = tt.splat %arg21 : f32 -> tensor<128x64xf32>
      %50 = arith.mulf %44, %49 : tensor<128x64xf32>
      %51 = tt.expand_dims %48 {axis = 1 : i32} : tensor<128xf32> -> tensor<128x1xf32>
      %52 = tt.broadcast %51 : tensor<128x1xf32> -> tensor<128x64xf32>
      %53 = arith.subf %50, %52 : tensor<128x64xf32>
      %54 = math.exp2 %53 : tensor<128x64xf32>
      %55 = arith.subf %arg25, %48 : tensor<128xf32>
      %56 = math.exp2 %55 : tensor<128xf32>
      %57 = arith.mulf %arg23, %56 : tensor<128xf32>
      %58 = tt.call @"triton.language.standard.sum__fp32S128_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cNone"(%54) : (tensor<128x64xf32>) -> tensor<128xf32>
      %59 = arith.addf %57, %58 : tensor<128xf32>
      %60 = arith.truncf %54 : tensor<128x64xf32> to tensor<128x64xf16>
      %61 = arith.extsi %7 : i32 to i64
      %62 = arith.extsi %arg22 : i32 to i64
      %63 = arith.addi %61, %62 : i64
      %c2147483647_i64_13 = arith.constant 2147483647 : i64
      %c-2147483648_i64_14 = arith.constant -2147483648 : i64
      %64 = arith.cmpi sle, %63, %c2147483647_i64_13 : i64
      %65 = arith.cmpi sge, %63, %c-2147483648_i64_14 : i64
      %66 = arith.andi %64, %65 : i1
      %67 = arith.addi %7, %arg22 : i32
      %c0_i32_15 = arith.constant 0 : i32
      %68 = tt.descriptor_load %arg10[%67, %c0_i32_15] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16>
      %69 = tt.expand_dims %56 {axis = 1 : i32} : tensor<128xf32> -> tensor<128x1xf32>
      %70 = tt.broadcast %69 : tensor<128x1xf32> -> tensor<128x64xf32>
      %71 = arith.mulf %arg24, %70 : tensor<128x64xf32>
      %cst_16 = arith.constant 0.000000e+00 : f32
      %72 = tt.dot %60, %68, %71, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x64xf16> -> tensor<128x64xf32>
      scf.yield %59, %72, %48 : tensor<128xf32>, tensor<128x64xf32>, tensor<128xf32>
    }
    %31 = tt.expand_dims %30#0 {axis = 1 : i32} : tensor<128xf32> -> tensor<128x1xf32>
    %32 = tt.broadcast %31 : tensor<128x1xf32> -> tensor<128x64xf32>
    %33 = arith.divf %30#1, %32 : tensor<128x64xf32>
    %34 = arith.truncf %33 : tensor<128x64xf32> to tensor<128x64xf16>
    %c0_i32_7 = arith.constant 0 : i32
    tt.descriptor_store %arg15[%22, %c0_i32_7], %34 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16>
    tt.return
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(1,)cconstexpr_fp32_"() -> tensor<128xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32>
    tt.return %cst_0 : tensor<128xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<128xf32>
    tt.return %0 : tensor<128xf32>
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_64__(1,)cconstexpr_fp32_"() -> tensor<128x64xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32>
    tt.return %cst_0 : tensor<128x64xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<128x64xf32>
    tt.return %0 : tensor<128x64xf32>
  }
  tt.func private @"triton.language.standard.max__fp32S128_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%arg0: tensor<128x64xf32>) -> tensor<128xf32> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 1 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._elementwise_max__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %2 : f32
    }) : (tensor<128x64xf32>) -> tensor<128xf32>
    tt.return %0 : tensor<128xf32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<128xf32>
    tt.return %1 : tensor<128xf32>
  }
  tt.func private @triton.language.standard._elementwise_max__fp32_fp32__(%arg0: f32, %arg1: f32) -> f32 attributes {noinline = false} {
    %0 = arith.maxnumf %arg0, %arg1 : f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
  }
  tt.func private @"triton.language.standard.sum__fp32S128_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<128x64xf32>) -> tensor<128xf32> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 1 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._sum_combine__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %2 : f32
    }) : (tensor<128x64xf32>) -> tensor<128xf32>
    tt.return %0 : tensor<128xf32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<128xf32>
    tt.return %1 : tensor<128xf32>
  }
  tt.func private @triton.language.standard._sum_combine__fp32_fp32__(%arg0: f32, %arg1: f32) -> f32 attributes {noinline = false} {
    %0 = arith.addf %arg0, %arg1 : f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32>
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16>
    %6:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1) -> (tensor<128xf32>, tensor<128x64xf32>, tensor<128xf32>)  : i32 {
      %11 = arith.addi %1, %arg22 : i32
      %12 = tt.descriptor_load %arg5[%11, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16>
      %13 = tt.trans %12 {order = array<i32: 1, 0>} : tensor<64x64xf16> -> tensor<64x64xf16>
      %14 = tt.dot %5, %13, %cst_0, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x64xf16> -> tensor<128x64xf32>
      %15 = "tt.reduce"(%14) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %36 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %36 : f32
      }) : (tensor<128x64xf32>) -> tensor<128xf32>
      %16 = tt.splat %arg21 : f32 -> tensor<128xf32>
      %17 = arith.mulf %15, %16 : tensor<128xf32>
      %18 = arith.maxnumf %arg25, %17 : tensor<128xf32>
      %19 = tt.splat %arg21 : f32 -> tensor<128x64xf32>
      %20 = arith.mulf %14, %19 : tensor<128x64xf32>
      %21 = tt.expand_dims %18 {axis = 1 : i32} : tensor<128xf32> -> tensor<128x1xf32>
      %22 = tt.broadcast %21 : tensor<128x1xf32> -> tensor<128x64xf32>
      %23 = arith.subf %20, %22 : tensor<128x64xf32>
      %24 = math.exp2 %23 : tensor<128x64xf32>
      %25 = arith.subf %arg25, %18 : tensor<128xf32>
      %26 = math.exp2 %25 : tensor<128xf32>
      %27 = arith.mulf %arg23, %26 : tensor<128xf32>
      %28 = "tt.reduce"(%24) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %36 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %36 : f32
      }) : (tensor<128x64xf32>) -> tensor<128xf32>
      %29 = arith.addf %27, %28 : tensor<128xf32>
      %30 = arith.truncf %24 : tensor<128x64xf32> to tensor<128x64xf16>
      %31 = tt.descriptor_load %arg10[%11, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16>
      %32 = tt.expand_dims %26 {axis = 1 : i32} : tensor<128xf32> -> tensor<128x1xf32>
      %33 = tt.broadcast %32 : tensor<128x1xf32> -> tensor<128x64xf32>
      %34 = arith.mulf %arg24, %33 : tensor<128x64xf32>
      %35 = tt.dot %30, %31, %34, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x64xf16> -> tensor<128x64xf32>
      scf.yield %29, %35, %18 : tensor<128xf32>, tensor<128x64xf32>, tensor<128xf32>
    }
    %7 = tt.expand_dims %6#0 {axis = 1 : i32} : tensor<128xf32> -> tensor<128x1xf32>
    %8 = tt.broadcast %7 : tensor<128x1xf32> -> tensor<128x64xf32>
    %9 = arith.divf %6#1, %8 : tensor<128x64xf32>
    %10 = arith.truncf %9 : tensor<128x64xf32> to tensor<128x64xf16>
    tt.descriptor_store %arg15[%4, %c0_i32], %10 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked1>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
    %6:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1) -> (tensor<128xf32, #blocked>, tensor<128x64xf32, #blocked1>, tensor<128xf32, #blocked>)  : i32 {
      %14 = arith.addi %1, %arg22 : i32
      %15 = tt.descriptor_load %arg5[%14, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked1>
      %16 = tt.trans %15 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked2>
      %17 = ttg.convert_layout %16 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
      %18 = ttg.convert_layout %5 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>>
      %19 = ttg.convert_layout %17 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>>
      %20 = ttg.convert_layout %cst_0 : tensor<128x64xf32, #blocked1> -> tensor<128x64xf32, #blocked3>
      %21 = tt.dot %18, %19, %20, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>> -> tensor<128x64xf32, #blocked3>
      %22 = ttg.convert_layout %21 : tensor<128x64xf32, #blocked3> -> tensor<128x64xf32, #blocked1>
      %23 = "tt.reduce"(%22) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %56 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %56 : f32
      }) : (tensor<128x64xf32, #blocked1>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %24 = ttg.convert_layout %23 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128xf32, #blocked>
      %25 = tt.splat %arg21 : f32 -> tensor<128xf32, #blocked>
      %26 = arith.mulf %24, %25 : tensor<128xf32, #blocked>
      %27 = arith.maxnumf %arg25, %26 : tensor<128xf32, #blocked>
      %28 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked1>
      %29 = arith.mulf %22, %28 : tensor<128x64xf32, #blocked1>
      %30 = ttg.convert_layout %27 : tensor<128xf32, #blocked> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xf32, #blocked4>
      %32 = ttg.convert_layout %31 : tensor<128x1xf32, #blocked4> -> tensor<128x1xf32, #blocked5>
      %33 = tt.broadcast %32 : tensor<128x1xf32, #blocked5> -> tensor<128x64xf32, #blocked5>
      %34 = ttg.convert_layout %33 : tensor<128x64xf32, #blocked5> -> tensor<128x64xf32, #blocked1>
      %35 = arith.subf %29, %34 : tensor<128x64xf32, #blocked1>
      %36 = math.exp2 %35 : tensor<128x64xf32, #blocked1>
      %37 = arith.subf %arg25, %27 : tensor<128xf32, #blocked>
      %38 = math.exp2 %37 : tensor<128xf32, #blocked>
      %39 = arith.mulf %arg23, %38 : tensor<128xf32, #blocked>
      %40 = "tt.reduce"(%36) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %56 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %56 : f32
      }) : (tensor<128x64xf32, #blocked1>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %41 = ttg.convert_layout %40 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128xf32, #blocked>
      %42 = arith.addf %39, %41 : tensor<128xf32, #blocked>
      %43 = arith.truncf %36 : tensor<128x64xf32, #blocked1> to tensor<128x64xf16, #blocked1>
      %44 = tt.descriptor_load %arg10[%14, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked1>
      %45 = ttg.convert_layout %38 : tensor<128xf32, #blocked> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %46 = tt.expand_dims %45 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xf32, #blocked4>
      %47 = ttg.convert_layout %46 : tensor<128x1xf32, #blocked4> -> tensor<128x1xf32, #blocked5>
      %48 = tt.broadcast %47 : tensor<128x1xf32, #blocked5> -> tensor<128x64xf32, #blocked5>
      %49 = ttg.convert_layout %48 : tensor<128x64xf32, #blocked5> -> tensor<128x64xf32, #blocked1>
      %50 = arith.mulf %arg24, %49 : tensor<128x64xf32, #blocked1>
      %51 = ttg.convert_layout %43 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>>
      %52 = ttg.convert_layout %44 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>>
      %53 = ttg.convert_layout %50 : tensor<128x64xf32, #blocked1> -> tensor<128x64xf32, #blocked3>
      %54 = tt.dot %51, %52, %53, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>> -> tensor<128x64xf32, #blocked3>
      %55 = ttg.convert_layout %54 : tensor<128x64xf32, #blocked3> -> tensor<128x64xf32, #blocked1>
      scf.yield %42, %55, %27 : tensor<128xf32, #blocked>, tensor<128x64xf32, #blocked1>, tensor<128xf32, #blocked>
    }
    %7 = ttg.convert_layout %6#0 : tensor<128xf32, #blocked> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xf32, #blocked4>
    %9 = ttg.convert_layout %8 : tensor<128x1xf32, #blocked4> -> tensor<128x1xf32, #blocked5>
    %10 = tt.broadcast %9 : tensor<128x1xf32, #blocked5> -> tensor<128x64xf32, #blocked5>
    %11 = ttg.convert_layout %10 : tensor<128x64xf32, #blocked5> -> tensor<128x64xf32, #blocked1>
    %12 = arith.divf %6#1, %11 : tensor<128x64xf32, #blocked1>
    %13 = arith.truncf %12 : tensor<128x64xf32, #blocked1> to tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %13 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
    %6:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %12 = arith.addi %1, %arg22 : i32
      %13 = tt.descriptor_load %arg5[%12, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked1>
      %14 = tt.trans %13 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked2>
      %15 = ttg.convert_layout %5 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %16 = ttg.convert_layout %14 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %17 = tt.dot %15, %16, %cst_0, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<128x64xf32, #blocked>
      %18 = "tt.reduce"(%17) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %19 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %20 = arith.mulf %18, %19 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %21 = arith.maxnumf %arg25, %20 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
      %23 = arith.mulf %17, %22 : tensor<128x64xf32, #blocked>
      %24 = tt.expand_dims %21 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %25 = tt.broadcast %24 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %26 = arith.subf %23, %25 : tensor<128x64xf32, #blocked>
      %27 = math.exp2 %26 : tensor<128x64xf32, #blocked>
      %28 = arith.subf %arg25, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %29 = math.exp2 %28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %30 = arith.mulf %arg23, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.addf %30, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = arith.truncf %27 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
      %34 = tt.descriptor_load %arg10[%12, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked1>
      %35 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %36 = tt.broadcast %35 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %37 = arith.mulf %arg24, %36 : tensor<128x64xf32, #blocked>
      %38 = ttg.convert_layout %33 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %39 = ttg.convert_layout %34 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %40 = tt.dot %38, %39, %37, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<128x64xf32, #blocked>
      scf.yield %32, %40, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    %7 = tt.expand_dims %6#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %8 = tt.broadcast %7 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %9 = arith.divf %6#1, %8 : tensor<128x64xf32, #blocked>
    %10 = arith.truncf %9 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %11 = ttg.convert_layout %10 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %11 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked1>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %13 = arith.addi %1, %arg22 : i32
      %14 = tt.descriptor_load %arg5[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked1>
      %15 = tt.trans %14 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked2>
      %16 = ttg.local_alloc %15 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %17 = ttg.convert_layout %cst_0 : tensor<128x64xf32, #blocked> -> tensor<128x64xf32, #mma>
      %18 = ttng.warp_group_dot %6, %16, %17 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<128x64xf32, #mma>
      %19 = ttg.convert_layout %18 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked>
      %20 = "tt.reduce"(%19) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %46 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %46 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %21 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = arith.mulf %20, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %23 = arith.maxnumf %arg25, %22 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %24 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
      %25 = arith.mulf %19, %24 : tensor<128x64xf32, #blocked>
      %26 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %27 = tt.broadcast %26 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %28 = arith.subf %25, %27 : tensor<128x64xf32, #blocked>
      %29 = math.exp2 %28 : tensor<128x64xf32, #blocked>
      %30 = arith.subf %arg25, %23 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = math.exp2 %30 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.mulf %arg23, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = "tt.reduce"(%29) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %46 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %46 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %34 = arith.addf %32, %33 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %35 = arith.truncf %29 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
      %36 = tt.descriptor_load %arg10[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked1>
      %37 = ttg.local_alloc %36 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %38 = tt.expand_dims %31 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %39 = tt.broadcast %38 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %40 = arith.mulf %arg24, %39 : tensor<128x64xf32, #blocked>
      %41 = ttg.convert_layout %35 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %42 = ttg.convert_layout %40 : tensor<128x64xf32, #blocked> -> tensor<128x64xf32, #mma>
      %43 = ttg.convert_layout %41 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %44 = ttng.warp_group_dot %43, %37, %42 {inputPrecision = 0 : i32} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      %45 = ttg.convert_layout %44 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked>
      scf.yield %34, %45, %23 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    %8 = tt.expand_dims %7#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %9 = tt.broadcast %8 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %10 = arith.divf %7#1, %9 : tensor<128x64xf32, #blocked>
    %11 = arith.truncf %10 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %12 = ttg.convert_layout %11 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %12 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %13 = arith.addi %1, %arg22 : i32
      %14 = tt.descriptor_load %arg5[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked>
      %15 = tt.trans %14 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
      %16 = ttg.local_alloc %15 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %17 = ttng.warp_group_dot %6, %16, %cst_0 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<128x64xf32, #mma>
      %18 = "tt.reduce"(%17) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %19 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %20 = arith.mulf %18, %19 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %21 = arith.maxnumf %arg25, %20 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %22 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #mma>
      %23 = arith.mulf %17, %22 : tensor<128x64xf32, #mma>
      %24 = tt.expand_dims %21 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %25 = tt.broadcast %24 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %26 = arith.subf %23, %25 : tensor<128x64xf32, #mma>
      %27 = math.exp2 %26 : tensor<128x64xf32, #mma>
      %28 = arith.subf %arg25, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %29 = math.exp2 %28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %30 = arith.mulf %arg23, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %31 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %32 = arith.addf %30, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %33 = arith.truncf %27 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %34 = tt.descriptor_load %arg10[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked>
      %35 = ttg.local_alloc %34 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %36 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %37 = tt.broadcast %36 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %38 = arith.mulf %arg24, %37 : tensor<128x64xf32, #mma>
      %39 = ttg.convert_layout %33 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %40 = ttng.warp_group_dot %39, %35, %38 {inputPrecision = 0 : i32} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      scf.yield %32, %40, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    }
    %8 = tt.expand_dims %7#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %9 = tt.broadcast %8 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %10 = arith.divf %7#1, %9 : tensor<128x64xf32, #mma>
    %11 = arith.truncf %10 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %12 = ttg.convert_layout %11 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    tt.descriptor_store %arg15[%4, %c0_i32], %12 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_optimize_dot_operands(True)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16>> -> tensor<128x64xf16, #blocked>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %13 = arith.addi %1, %arg22 : i32
      %14 = tt.descriptor_load %arg5[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked>
      %15 = ttg.local_alloc %14 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %16 = ttg.memdesc_trans %15 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %17 = ttng.warp_group_dot %6, %16, %cst_0 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<128x64xf32, #mma>
      %18 = "tt.reduce"(%17) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %19 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %20 = arith.mulf %18, %19 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %21 = arith.maxnumf %arg25, %20 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %22 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #mma>
      %23 = arith.mulf %17, %22 : tensor<128x64xf32, #mma>
      %24 = tt.expand_dims %21 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %25 = tt.broadcast %24 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %26 = arith.subf %23, %25 : tensor<128x64xf32, #mma>
      %27 = math.exp2 %26 : tensor<128x64xf32, #mma>
      %28 = arith.subf %arg25, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %29 = math.exp2 %28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %30 = arith.mulf %arg23, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %31 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %32 = arith.addf %30, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %33 = arith.truncf %27 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %34 = tt.descriptor_load %arg10[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked>
      %35 = ttg.local_alloc %34 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %36 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %37 = tt.broadcast %36 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %38 = arith.mulf %arg24, %37 : tensor<128x64xf32, #mma>
      %39 = ttg.convert_layout %33 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %40 = ttng.warp_group_dot %39, %35, %38 {inputPrecision = 0 : i32} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      scf.yield %32, %40, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    }
    %8 = tt.expand_dims %7#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %9 = tt.broadcast %8 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %10 = arith.divf %7#1, %9 : tensor<128x64xf32, #mma>
    %11 = arith.truncf %10 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %12 = ttg.convert_layout %11 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    tt.descriptor_store %arg15[%4, %c0_i32], %12 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_optimize_descriptor_encoding()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %13 = arith.addi %1, %arg22 : i32
      %14 = tt.descriptor_load %arg5[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked>
      %15 = ttg.local_alloc %14 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %16 = ttg.memdesc_trans %15 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %17 = ttng.warp_group_dot %6, %16, %cst_0 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<128x64xf32, #mma>
      %18 = "tt.reduce"(%17) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %19 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %20 = arith.mulf %18, %19 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %21 = arith.maxnumf %arg25, %20 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %22 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #mma>
      %23 = arith.mulf %17, %22 : tensor<128x64xf32, #mma>
      %24 = tt.expand_dims %21 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %25 = tt.broadcast %24 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %26 = arith.subf %23, %25 : tensor<128x64xf32, #mma>
      %27 = math.exp2 %26 : tensor<128x64xf32, #mma>
      %28 = arith.subf %arg25, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %29 = math.exp2 %28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %30 = arith.mulf %arg23, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %31 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %32 = arith.addf %30, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %33 = arith.truncf %27 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %34 = tt.descriptor_load %arg10[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked>
      %35 = ttg.local_alloc %34 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %36 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %37 = tt.broadcast %36 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %38 = arith.mulf %arg24, %37 : tensor<128x64xf32, #mma>
      %39 = ttg.convert_layout %33 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %40 = ttng.warp_group_dot %39, %35, %38 {inputPrecision = 0 : i32} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      scf.yield %32, %40, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    }
    %8 = tt.expand_dims %7#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %9 = tt.broadcast %8 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %10 = arith.divf %7#1, %9 : tensor<128x64xf32, #mma>
    %11 = arith.truncf %10 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %12 = ttg.convert_layout %11 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    tt.descriptor_store %arg15[%4, %c0_i32], %12 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #mma>
    %9:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %15 = arith.addi %1, %arg22 : i32
      %16 = tt.descriptor_load %arg5[%15, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked>
      %17 = ttg.local_alloc %16 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %18 = ttg.memdesc_trans %17 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %19 = ttng.warp_group_dot %6, %18, %cst_0 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<128x64xf32, #mma>
      %20 = "tt.reduce"(%19) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %21 = arith.mulf %20, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %22 = arith.maxnumf %arg25, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %23 = arith.mulf %19, %8 : tensor<128x64xf32, #mma>
      %24 = tt.expand_dims %22 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %25 = tt.broadcast %24 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %26 = arith.subf %23, %25 : tensor<128x64xf32, #mma>
      %27 = math.exp2 %26 : tensor<128x64xf32, #mma>
      %28 = arith.subf %arg25, %22 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %29 = math.exp2 %28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %30 = arith.mulf %arg23, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %31 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %32 = arith.addf %30, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %33 = arith.truncf %27 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %34 = tt.descriptor_load %arg10[%15, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked>
      %35 = ttg.local_alloc %34 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %36 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %37 = tt.broadcast %36 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %38 = arith.mulf %arg24, %37 : tensor<128x64xf32, #mma>
      %39 = ttg.convert_layout %33 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %40 = ttng.warp_group_dot %39, %35, %38 {inputPrecision = 0 : i32} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      scf.yield %32, %40, %22 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    }
    %10 = tt.expand_dims %9#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %11 = tt.broadcast %10 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %12 = arith.divf %9#1, %11 : tensor<128x64xf32, #mma>
    %13 = arith.truncf %12 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %14 = ttg.convert_layout %13 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    tt.descriptor_store %arg15[%4, %c0_i32], %14 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #mma>
    %9:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %15 = arith.addi %1, %arg22 : i32
      %16 = tt.descriptor_load %arg5[%15, %c0_i32] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked>
      %17 = ttg.local_alloc %16 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %18 = ttg.memdesc_trans %17 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %19 = ttng.warp_group_dot %6, %18, %cst_0 {inputPrecision = 0 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<128x64xf32, #mma>
      %20 = "tt.reduce"(%19) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %21 = arith.mulf %20, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %22 = arith.maxnumf %arg25, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %23 = arith.mulf %19, %8 : tensor<128x64xf32, #mma>
      %24 = tt.expand_dims %22 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %25 = tt.broadcast %24 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %26 = arith.subf %23, %25 : tensor<128x64xf32, #mma>
      %27 = math.exp2 %26 : tensor<128x64xf32, #mma>
      %28 = arith.subf %arg25, %22 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %29 = math.exp2 %28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %30 = arith.mulf %arg23, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %31 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %32 = arith.addf %30, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %33 = arith.truncf %27 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %34 = tt.descriptor_load %arg10[%15, %c0_i32] {tt.latency = 2 : i32} : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked>
      %35 = ttg.local_alloc %34 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %36 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %37 = tt.broadcast %36 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %38 = arith.mulf %arg24, %37 : tensor<128x64xf32, #mma>
      %39 = ttg.convert_layout %33 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %40 = ttng.warp_group_dot %39, %35, %38 {inputPrecision = 0 : i32} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      scf.yield %32, %40, %22 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    }
    %10 = tt.expand_dims %9#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %11 = tt.broadcast %10 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %12 = arith.divf %9#1, %11 : tensor<128x64xf32, #mma>
    %13 = arith.truncf %12 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %14 = ttg.convert_layout %13 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    tt.descriptor_store %arg15[%4, %c0_i32], %14 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #mma>
    %9:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %15 = arith.addi %1, %arg22 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
      %16 = tt.descriptor_load %arg5[%15, %c0_i32] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked>
      %17 = ttg.local_alloc %16 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %18 = ttg.memdesc_trans %17 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %19 = ttng.warp_group_dot %6, %18, %cst_0 {inputPrecision = 0 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<128x64xf32, #mma>
      %20 = "tt.reduce"(%19) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %21 = arith.mulf %20, %7 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %22 = arith.maxnumf %arg25, %21 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %23 = arith.mulf %19, %8 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf32, #mma>
      %24 = tt.expand_dims %22 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %25 = tt.broadcast %24 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %26 = arith.subf %23, %25 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf32, #mma>
      %27 = math.exp2 %26 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf32, #mma>
      %28 = arith.subf %arg25, %22 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %29 = math.exp2 %28 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %30 = arith.mulf %arg23, %29 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %31 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %32 = arith.addf %30, %31 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %33 = arith.truncf %27 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %34 = tt.descriptor_load %arg10[%15, %c0_i32] {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked>
      %35 = ttg.local_alloc %34 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %36 = tt.expand_dims %29 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %37 = tt.broadcast %36 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %38 = arith.mulf %arg24, %37 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf32, #mma>
      %39 = ttg.convert_layout %33 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %40 = ttng.warp_group_dot %39, %35, %38 {inputPrecision = 0 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      scf.yield %32, %40, %22 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    } {tt.scheduled_max_stage = 2 : i32}
    %10 = tt.expand_dims %9#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %11 = tt.broadcast %10 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %12 = arith.divf %9#1, %11 : tensor<128x64xf32, #mma>
    %13 = arith.truncf %12 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %14 = ttg.convert_layout %13 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    tt.descriptor_store %arg15[%4, %c0_i32], %14 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #mma>
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_subview %11[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %13 = ttg.memdesc_subview %11[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %14 = ttg.memdesc_subview %11[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %15 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %17 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %18 = ttg.memdesc_subview %15[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %19 = arith.cmpi sgt, %arg20, %c0_i32 : i32
    %20 = ttg.memdesc_subview %11[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.barrier_expect %20, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %21 = ttg.memdesc_subview %9[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg5[%1, %c0_i32] %21, %20, %19 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %22 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.barrier_expect %22, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %23 = ttg.memdesc_subview %10[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg10[%1, %c0_i32] %23, %22, %19 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %24 = arith.cmpi sgt, %arg20, %c64_i32 : i32
    %25 = arith.addi %1, %c64_i32 : i32
    %26 = ttg.memdesc_subview %11[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.barrier_expect %26, 8192, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %27 = ttg.memdesc_subview %9[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg5[%25, %c0_i32] %27, %26, %24 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %28 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.barrier_expect %28, 8192, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %29 = ttg.memdesc_subview %10[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg10[%25, %c0_i32] %29, %28, %24 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %30:8 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1, %arg26 = %c1_i32, %arg27 = %c-1_i32, %arg28 = %c0_i32, %arg29 = %c3_i32, %arg30 = %c3_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32, i32, i32)  : i32 {
      %43 = arith.subi %arg20, %c128_i32 : i32
      %44 = arith.cmpi slt, %arg22, %43 : i32
      %45 = arith.addi %arg27, %c1_i32 : i32
      %46 = arith.cmpi sge, %45, %arg29 : i32
      %47 = arith.select %46, %c0_i32, %45 : i32
      %48 = arith.xori %arg28, %c1_i32 : i32
      %49 = arith.select %46, %48, %arg28 : i32
      %50 = ttg.memdesc_subview %11[%47] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %50, %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %51 = ttg.memdesc_subview %9[%47, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %52 = ttg.memdesc_trans %51 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %53 = ttng.warp_group_dot %6, %52, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %54:4 = ttng.warp_group_dot_wait %53, %6, %52, %arg24 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, tensor<128x64xf32, #mma>
      %55 = "tt.reduce"(%54#0) <{axis = 1 : i32}> ({
      ^bb0(%arg31: f32, %arg32: f32):
        %85 = arith.maxnumf %arg31, %arg32 : f32
        tt.reduce.return %85 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %56 = arith.mulf %55, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %57 = arith.maxnumf %arg25, %56 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %58 = arith.mulf %54#0, %8 : tensor<128x64xf32, #mma>
      %59 = tt.expand_dims %57 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %60 = tt.broadcast %59 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %61 = arith.subf %58, %60 : tensor<128x64xf32, #mma>
      %62 = math.exp2 %61 : tensor<128x64xf32, #mma>
      %63 = arith.subf %arg25, %57 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %64 = math.exp2 %63 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %65 = arith.mulf %arg23, %64 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %66 = "tt.reduce"(%62) <{axis = 1 : i32}> ({
      ^bb0(%arg31: f32, %arg32: f32):
        %85 = arith.addf %arg31, %arg32 : f32
        tt.reduce.return %85 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %67 = arith.addf %65, %66 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %68 = arith.truncf %62 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %69 = ttg.memdesc_subview %15[%47] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %69, %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %70 = ttg.memdesc_subview %10[%47, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %71 = tt.expand_dims %64 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %72 = tt.broadcast %71 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %73 = arith.mulf %54#3, %72 : tensor<128x64xf32, #mma>
      %74 = ttg.convert_layout %68 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %75 = ttng.warp_group_dot %74, %70, %73 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %76 = arith.addi %arg26, %c1_i32 : i32
      %77 = arith.cmpi sge, %76, %c3_i32 : i32
      %78 = arith.select %77, %c0_i32, %76 : i32
      %79 = arith.addi %arg22, %c128_i32 : i32
      %80 = arith.addi %1, %79 : i32
      %81 = ttg.memdesc_subview %11[%78] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %81, 8192, %44 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %82 = ttg.memdesc_subview %9[%78, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %arg5[%80, %c0_i32] %82, %81, %44 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %83 = ttg.memdesc_subview %15[%78] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %83, 8192, %44 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %84 = ttg.memdesc_subview %10[%78, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %arg10[%80, %c0_i32] %84, %83, %44 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %67, %75, %57, %78, %47, %49, %arg30, %c3_i32 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32, i32, i32
    }
    %31 = ttng.warp_group_dot_wait %30#1 {pendings = 0 : i32} : tensor<128x64xf32, #mma>
    %32 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %33 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %34 = ttg.memdesc_subview %15[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %15 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_subview %11[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %36 = ttg.memdesc_subview %11[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %37 = ttg.memdesc_subview %11[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %11 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %38 = tt.expand_dims %30#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %39 = tt.broadcast %38 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %40 = arith.divf %31, %39 : tensor<128x64xf32, #mma>
    %41 = arith.truncf %40 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %42 = ttg.convert_layout %41 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    tt.descriptor_store %arg15[%4, %c0_i32], %42 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #mma>
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_subview %11[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %13 = ttg.memdesc_subview %11[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %14 = ttg.memdesc_subview %11[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %15 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %17 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %18 = ttg.memdesc_subview %15[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %19 = arith.cmpi sgt, %arg20, %c0_i32 : i32
    %20 = ttg.memdesc_subview %11[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.barrier_expect %20, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %21 = ttg.memdesc_subview %9[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg5[%1, %c0_i32] %21, %20, %19 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %22 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.barrier_expect %22, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %23 = ttg.memdesc_subview %10[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg10[%1, %c0_i32] %23, %22, %19 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %24 = arith.cmpi sgt, %arg20, %c64_i32 : i32
    %25 = arith.addi %1, %c64_i32 : i32
    %26 = ttg.memdesc_subview %11[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.barrier_expect %26, 8192, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %27 = ttg.memdesc_subview %9[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg5[%25, %c0_i32] %27, %26, %24 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %28 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.barrier_expect %28, 8192, %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %29 = ttg.memdesc_subview %10[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg10[%25, %c0_i32] %29, %28, %24 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %30:6 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1, %arg26 = %c1_i32, %arg27 = %c-1_i32, %arg28 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32)  : i32 {
      %43 = arith.subi %arg20, %c128_i32 : i32
      %44 = arith.cmpi slt, %arg22, %43 : i32
      %45 = arith.addi %arg27, %c1_i32 : i32
      %46 = arith.cmpi sge, %45, %c3_i32 : i32
      %47 = arith.select %46, %c0_i32, %45 : i32
      %48 = arith.xori %arg28, %c1_i32 : i32
      %49 = arith.select %46, %48, %arg28 : i32
      %50 = ttg.memdesc_subview %11[%47] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %50, %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %51 = ttg.memdesc_subview %9[%47, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %52 = ttg.memdesc_trans %51 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %53 = ttng.warp_group_dot %6, %52, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %54:4 = ttng.warp_group_dot_wait %53, %6, %52, %arg24 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, tensor<128x64xf32, #mma>
      %55 = "tt.reduce"(%54#0) <{axis = 1 : i32}> ({
      ^bb0(%arg29: f32, %arg30: f32):
        %85 = arith.maxnumf %arg29, %arg30 : f32
        tt.reduce.return %85 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %56 = arith.mulf %55, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %57 = arith.maxnumf %arg25, %56 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %58 = arith.mulf %54#0, %8 : tensor<128x64xf32, #mma>
      %59 = tt.expand_dims %57 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %60 = tt.broadcast %59 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %61 = arith.subf %58, %60 : tensor<128x64xf32, #mma>
      %62 = math.exp2 %61 : tensor<128x64xf32, #mma>
      %63 = arith.subf %arg25, %57 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %64 = math.exp2 %63 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %65 = arith.mulf %arg23, %64 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %66 = "tt.reduce"(%62) <{axis = 1 : i32}> ({
      ^bb0(%arg29: f32, %arg30: f32):
        %85 = arith.addf %arg29, %arg30 : f32
        tt.reduce.return %85 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %67 = arith.addf %65, %66 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %68 = arith.truncf %62 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %69 = ttg.memdesc_subview %15[%47] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %69, %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %70 = ttg.memdesc_subview %10[%47, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %71 = tt.expand_dims %64 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %72 = tt.broadcast %71 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %73 = arith.mulf %54#3, %72 : tensor<128x64xf32, #mma>
      %74 = ttg.convert_layout %68 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %75 = ttng.warp_group_dot %74, %70, %73 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %76 = arith.addi %arg26, %c1_i32 : i32
      %77 = arith.cmpi sge, %76, %c3_i32 : i32
      %78 = arith.select %77, %c0_i32, %76 : i32
      %79 = arith.addi %arg22, %c128_i32 : i32
      %80 = arith.addi %1, %79 : i32
      %81 = ttg.memdesc_subview %11[%78] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %81, 8192, %44 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %82 = ttg.memdesc_subview %9[%78, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %arg5[%80, %c0_i32] %82, %81, %44 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %83 = ttg.memdesc_subview %15[%78] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %83, 8192, %44 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %84 = ttg.memdesc_subview %10[%78, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %arg10[%80, %c0_i32] %84, %83, %44 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %67, %75, %57, %78, %47, %49 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32
    }
    %31 = ttng.warp_group_dot_wait %30#1 {pendings = 0 : i32} : tensor<128x64xf32, #mma>
    %32 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %33 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %34 = ttg.memdesc_subview %15[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %15 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_subview %11[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %36 = ttg.memdesc_subview %11[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %37 = ttg.memdesc_subview %11[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %11 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %38 = tt.expand_dims %30#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %39 = tt.broadcast %38 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %40 = arith.divf %31, %39 : tensor<128x64xf32, #mma>
    %41 = arith.truncf %40 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %42 = ttg.convert_layout %41 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    tt.descriptor_store %arg15[%4, %c0_i32], %42 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #mma>
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_subview %11[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %13 = ttg.memdesc_subview %11[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %14 = ttg.memdesc_subview %11[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %15 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %17 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %18 = ttg.memdesc_subview %15[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %19 = arith.cmpi sgt, %arg20, %c0_i32 : i32
    ttng.barrier_expect %12, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %20 = ttg.memdesc_subview %9[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg5[%1, %c0_i32] %20, %12, %19 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.barrier_expect %16, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %21 = ttg.memdesc_subview %10[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg10[%1, %c0_i32] %21, %16, %19 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %22 = arith.cmpi sgt, %arg20, %c64_i32 : i32
    %23 = arith.addi %1, %c64_i32 : i32
    ttng.barrier_expect %13, 8192, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %24 = ttg.memdesc_subview %9[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg5[%23, %c0_i32] %24, %13, %22 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.barrier_expect %17, 8192, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %25 = ttg.memdesc_subview %10[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg10[%23, %c0_i32] %25, %17, %22 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %26:6 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1, %arg26 = %c1_i32, %arg27 = %c-1_i32, %arg28 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32)  : i32 {
      %33 = arith.subi %arg20, %c128_i32 : i32
      %34 = arith.cmpi slt, %arg22, %33 : i32
      %35 = arith.addi %arg27, %c1_i32 : i32
      %36 = arith.cmpi sge, %35, %c3_i32 : i32
      %37 = arith.select %36, %c0_i32, %35 : i32
      %38 = arith.xori %arg28, %c1_i32 : i32
      %39 = arith.select %36, %38, %arg28 : i32
      %40 = ttg.memdesc_subview %11[%37] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %40, %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %41 = ttg.memdesc_subview %9[%37, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %42 = ttg.memdesc_trans %41 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %43 = ttng.warp_group_dot %6, %42, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %44:4 = ttng.warp_group_dot_wait %43, %6, %42, %arg24 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, tensor<128x64xf32, #mma>
      %45 = "tt.reduce"(%44#0) <{axis = 1 : i32}> ({
      ^bb0(%arg29: f32, %arg30: f32):
        %75 = arith.maxnumf %arg29, %arg30 : f32
        tt.reduce.return %75 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %46 = arith.mulf %45, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %47 = arith.maxnumf %arg25, %46 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %48 = arith.mulf %44#0, %8 : tensor<128x64xf32, #mma>
      %49 = tt.expand_dims %47 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %50 = tt.broadcast %49 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %51 = arith.subf %48, %50 : tensor<128x64xf32, #mma>
      %52 = math.exp2 %51 : tensor<128x64xf32, #mma>
      %53 = arith.subf %arg25, %47 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %54 = math.exp2 %53 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %55 = arith.mulf %arg23, %54 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %56 = "tt.reduce"(%52) <{axis = 1 : i32}> ({
      ^bb0(%arg29: f32, %arg30: f32):
        %75 = arith.addf %arg29, %arg30 : f32
        tt.reduce.return %75 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %57 = arith.addf %55, %56 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %58 = arith.truncf %52 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %59 = ttg.memdesc_subview %15[%37] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %59, %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %60 = ttg.memdesc_subview %10[%37, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %61 = tt.expand_dims %54 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %62 = tt.broadcast %61 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %63 = arith.mulf %44#3, %62 : tensor<128x64xf32, #mma>
      %64 = ttg.convert_layout %58 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %65 = ttng.warp_group_dot %64, %60, %63 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %66 = arith.addi %arg26, %c1_i32 : i32
      %67 = arith.cmpi sge, %66, %c3_i32 : i32
      %68 = arith.select %67, %c0_i32, %66 : i32
      %69 = arith.addi %arg22, %c128_i32 : i32
      %70 = arith.addi %1, %69 : i32
      %71 = ttg.memdesc_subview %11[%68] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %71, 8192, %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %72 = ttg.memdesc_subview %9[%68, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %arg5[%70, %c0_i32] %72, %71, %34 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %73 = ttg.memdesc_subview %15[%68] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %73, 8192, %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %74 = ttg.memdesc_subview %10[%68, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %arg10[%70, %c0_i32] %74, %73, %34 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %57, %65, %47, %68, %37, %39 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32
    }
    %27 = ttng.warp_group_dot_wait %26#1 {pendings = 0 : i32} : tensor<128x64xf32, #mma>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %15 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %11 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %28 = tt.expand_dims %26#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %29 = tt.broadcast %28 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %30 = arith.divf %27, %29 : tensor<128x64xf32, #mma>
    %31 = arith.truncf %30 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %32 = ttg.convert_layout %31 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    tt.descriptor_store %arg15[%4, %c0_i32], %32 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_tma_lowering()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %6 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %6, 16384, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%4, %c0_i32] %5, %6, %true : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %6, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #mma>
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_subview %11[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %13 = ttg.memdesc_subview %11[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %14 = ttg.memdesc_subview %11[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %15 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %17 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %18 = ttg.memdesc_subview %15[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %19 = arith.cmpi sgt, %arg20, %c0_i32 : i32
    ttng.barrier_expect %12, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %20 = ttg.memdesc_subview %9[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg5[%1, %c0_i32] %20, %12, %19 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.barrier_expect %16, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %21 = ttg.memdesc_subview %10[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg10[%1, %c0_i32] %21, %16, %19 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %22 = arith.cmpi sgt, %arg20, %c64_i32 : i32
    %23 = arith.addi %1, %c64_i32 : i32
    ttng.barrier_expect %13, 8192, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %24 = ttg.memdesc_subview %9[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg5[%23, %c0_i32] %24, %13, %22 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.barrier_expect %17, 8192, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %25 = ttg.memdesc_subview %10[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg10[%23, %c0_i32] %25, %17, %22 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %26:6 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_0, %arg25 = %cst_1, %arg26 = %c1_i32, %arg27 = %c-1_i32, %arg28 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32)  : i32 {
      %34 = arith.subi %arg20, %c128_i32 : i32
      %35 = arith.cmpi slt, %arg22, %34 : i32
      %36 = arith.addi %arg27, %c1_i32 : i32
      %37 = arith.cmpi sge, %36, %c3_i32 : i32
      %38 = arith.select %37, %c0_i32, %36 : i32
      %39 = arith.xori %arg28, %c1_i32 : i32
      %40 = arith.select %37, %39, %arg28 : i32
      %41 = ttg.memdesc_subview %11[%38] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %41, %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %42 = ttg.memdesc_subview %9[%38, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %43 = ttg.memdesc_trans %42 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %44 = ttng.warp_group_dot %5, %43, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %45:4 = ttng.warp_group_dot_wait %44, %5, %43, %arg24 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, tensor<128x64xf32, #mma>
      %46 = "tt.reduce"(%45#0) <{axis = 1 : i32}> ({
      ^bb0(%arg29: f32, %arg30: f32):
        %76 = arith.maxnumf %arg29, %arg30 : f32
        tt.reduce.return %76 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %47 = arith.mulf %46, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %48 = arith.maxnumf %arg25, %47 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %49 = arith.mulf %45#0, %8 : tensor<128x64xf32, #mma>
      %50 = tt.expand_dims %48 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %51 = tt.broadcast %50 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %52 = arith.subf %49, %51 : tensor<128x64xf32, #mma>
      %53 = math.exp2 %52 : tensor<128x64xf32, #mma>
      %54 = arith.subf %arg25, %48 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %55 = math.exp2 %54 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %56 = arith.mulf %arg23, %55 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %57 = "tt.reduce"(%53) <{axis = 1 : i32}> ({
      ^bb0(%arg29: f32, %arg30: f32):
        %76 = arith.addf %arg29, %arg30 : f32
        tt.reduce.return %76 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %58 = arith.addf %56, %57 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %59 = arith.truncf %53 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %60 = ttg.memdesc_subview %15[%38] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %60, %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %61 = ttg.memdesc_subview %10[%38, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %62 = tt.expand_dims %55 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %63 = tt.broadcast %62 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %64 = arith.mulf %45#3, %63 : tensor<128x64xf32, #mma>
      %65 = ttg.convert_layout %59 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %66 = ttng.warp_group_dot %65, %61, %64 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %67 = arith.addi %arg26, %c1_i32 : i32
      %68 = arith.cmpi sge, %67, %c3_i32 : i32
      %69 = arith.select %68, %c0_i32, %67 : i32
      %70 = arith.addi %arg22, %c128_i32 : i32
      %71 = arith.addi %1, %70 : i32
      %72 = ttg.memdesc_subview %11[%69] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %72, 8192, %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %73 = ttg.memdesc_subview %9[%69, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %arg5[%71, %c0_i32] %73, %72, %35 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %74 = ttg.memdesc_subview %15[%69] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %74, 8192, %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %75 = ttg.memdesc_subview %10[%69, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %arg10[%71, %c0_i32] %75, %74, %35 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %58, %66, %48, %69, %38, %40 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32
    }
    %27 = ttng.warp_group_dot_wait %26#1 {pendings = 0 : i32} : tensor<128x64xf32, #mma>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %15 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %11 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %28 = tt.expand_dims %26#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %29 = tt.broadcast %28 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %30 = arith.divf %27, %29 : tensor<128x64xf32, #mma>
    %31 = arith.truncf %30 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %32 = ttg.convert_layout %31 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    %33 = ttg.local_alloc %32 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg15[%4, %c0_i32] %33 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %6 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %6, 16384, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%4, %c0_i32] %5, %6, %true : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %6, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #mma>
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_subview %11[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %13 = ttg.memdesc_subview %11[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %14 = ttg.memdesc_subview %11[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %15 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %17 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %18 = ttg.memdesc_subview %15[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %19 = arith.cmpi sgt, %arg20, %c0_i32 : i32
    ttng.barrier_expect %12, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %20 = ttg.memdesc_subview %9[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg5[%1, %c0_i32] %20, %12, %19 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.barrier_expect %16, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %21 = ttg.memdesc_subview %10[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg10[%1, %c0_i32] %21, %16, %19 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %22 = arith.cmpi sgt, %arg20, %c64_i32 : i32
    %23 = arith.addi %1, %c64_i32 : i32
    ttng.barrier_expect %13, 8192, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %24 = ttg.memdesc_subview %9[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg5[%23, %c0_i32] %24, %13, %22 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.barrier_expect %17, 8192, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %25 = ttg.memdesc_subview %10[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg10[%23, %c0_i32] %25, %17, %22 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %26:6 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst_0, %arg25 = %cst, %arg26 = %c1_i32, %arg27 = %c-1_i32, %arg28 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32)  : i32 {
      %34 = arith.subi %arg20, %c128_i32 : i32
      %35 = arith.cmpi slt, %arg22, %34 : i32
      %36 = arith.addi %arg27, %c1_i32 : i32
      %37 = arith.cmpi sge, %36, %c3_i32 : i32
      %38 = arith.select %37, %c0_i32, %36 : i32
      %39 = arith.xori %arg28, %c1_i32 : i32
      %40 = arith.select %37, %39, %arg28 : i32
      %41 = ttg.memdesc_subview %11[%38] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %41, %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %42 = ttg.memdesc_subview %9[%38, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %43 = ttg.memdesc_trans %42 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %44 = ttng.warp_group_dot %5, %43, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %45:4 = ttng.warp_group_dot_wait %44, %5, %43, %arg24 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, tensor<128x64xf32, #mma>
      %46 = "tt.reduce"(%45#0) <{axis = 1 : i32}> ({
      ^bb0(%arg29: f32, %arg30: f32):
        %76 = arith.maxnumf %arg29, %arg30 : f32
        tt.reduce.return %76 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %47 = arith.mulf %46, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %48 = arith.maxnumf %arg25, %47 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %49 = arith.mulf %45#0, %8 : tensor<128x64xf32, #mma>
      %50 = tt.expand_dims %48 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %51 = tt.broadcast %50 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %52 = arith.subf %49, %51 : tensor<128x64xf32, #mma>
      %53 = math.exp2 %52 : tensor<128x64xf32, #mma>
      %54 = arith.subf %arg25, %48 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %55 = math.exp2 %54 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %56 = arith.mulf %arg23, %55 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %57 = "tt.reduce"(%53) <{axis = 1 : i32}> ({
      ^bb0(%arg29: f32, %arg30: f32):
        %76 = arith.addf %arg29, %arg30 : f32
        tt.reduce.return %76 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %58 = arith.addf %56, %57 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %59 = arith.truncf %53 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %60 = ttg.memdesc_subview %15[%38] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %60, %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %61 = ttg.memdesc_subview %10[%38, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %62 = tt.expand_dims %55 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %63 = tt.broadcast %62 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %64 = arith.mulf %45#3, %63 : tensor<128x64xf32, #mma>
      %65 = ttg.convert_layout %59 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %66 = ttng.warp_group_dot %65, %61, %64 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %67 = arith.addi %arg26, %c1_i32 : i32
      %68 = arith.cmpi sge, %67, %c3_i32 : i32
      %69 = arith.select %68, %c0_i32, %67 : i32
      %70 = arith.addi %arg22, %c128_i32 : i32
      %71 = arith.addi %1, %70 : i32
      %72 = ttg.memdesc_subview %11[%69] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %72, 8192, %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %73 = ttg.memdesc_subview %9[%69, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %arg5[%71, %c0_i32] %73, %72, %35 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %74 = ttg.memdesc_subview %15[%69] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %74, 8192, %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %75 = ttg.memdesc_subview %10[%69, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %arg10[%71, %c0_i32] %75, %74, %35 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %58, %66, %48, %69, %38, %40 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32
    }
    %27 = ttng.warp_group_dot_wait %26#1 {pendings = 0 : i32} : tensor<128x64xf32, #mma>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %15 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %11 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %28 = tt.expand_dims %26#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %29 = tt.broadcast %28 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %30 = arith.divf %27, %29 : tensor<128x64xf32, #mma>
    %31 = arith.truncf %30 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %32 = ttg.convert_layout %31 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #blocked>
    %33 = ttg.local_alloc %32 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg15[%4, %c0_i32] %33 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = ttg.local_alloc : () -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    %6 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.init_barrier %6, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.barrier_expect %6, 16384, %true : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg0[%4, %c0_i32] %5, %6, %true : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.wait_barrier %6, %c0_i32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %6 : !ttg.memdesc<1xi64, #shared1, #smem, mutable>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #mma>
    %9 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_subview %11[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %13 = ttg.memdesc_subview %11[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %14 = ttg.memdesc_subview %11[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %15 = ttg.local_alloc : () -> !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    %16 = ttg.memdesc_subview %15[%c0_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %17 = ttg.memdesc_subview %15[%c1_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %18 = ttg.memdesc_subview %15[%c2_i32] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %19 = arith.cmpi sgt, %arg20, %c0_i32 : i32
    ttng.barrier_expect %12, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %20 = ttg.memdesc_subview %9[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg5[%1, %c0_i32] %20, %12, %19 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.barrier_expect %16, 8192, %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %21 = ttg.memdesc_subview %10[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg10[%1, %c0_i32] %21, %16, %19 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %22 = arith.cmpi sgt, %arg20, %c64_i32 : i32
    %23 = arith.addi %1, %c64_i32 : i32
    ttng.barrier_expect %13, 8192, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %24 = ttg.memdesc_subview %9[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg5[%23, %c0_i32] %24, %13, %22 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.barrier_expect %17, 8192, %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    %25 = ttg.memdesc_subview %10[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    ttng.async_tma_copy_global_to_local %arg10[%23, %c0_i32] %25, %17, %22 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %26:6 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst_0, %arg25 = %cst, %arg26 = %c1_i32, %arg27 = %c-1_i32, %arg28 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32)  : i32 {
      %33 = arith.subi %arg20, %c128_i32 : i32
      %34 = arith.cmpi slt, %arg22, %33 : i32
      %35 = arith.addi %arg27, %c1_i32 : i32
      %36 = arith.cmpi sge, %35, %c3_i32 : i32
      %37 = arith.select %36, %c0_i32, %35 : i32
      %38 = arith.xori %arg28, %c1_i32 : i32
      %39 = arith.select %36, %38, %arg28 : i32
      %40 = ttg.memdesc_subview %11[%37] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %40, %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %41 = ttg.memdesc_subview %9[%37, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %42 = ttg.memdesc_trans %41 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %43 = ttng.warp_group_dot %5, %42, %cst_0 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable> * !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %44:4 = ttng.warp_group_dot_wait %43, %5, %42, %arg24 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, tensor<128x64xf32, #mma>
      %45 = "tt.reduce"(%44#0) <{axis = 1 : i32}> ({
      ^bb0(%arg29: f32, %arg30: f32):
        %75 = arith.maxnumf %arg29, %arg30 : f32
        tt.reduce.return %75 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %46 = arith.mulf %45, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %47 = arith.maxnumf %arg25, %46 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %48 = arith.mulf %44#0, %8 : tensor<128x64xf32, #mma>
      %49 = tt.expand_dims %47 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %50 = tt.broadcast %49 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %51 = arith.subf %48, %50 : tensor<128x64xf32, #mma>
      %52 = math.exp2 %51 : tensor<128x64xf32, #mma>
      %53 = arith.subf %arg25, %47 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %54 = math.exp2 %53 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %55 = arith.mulf %arg23, %54 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %56 = "tt.reduce"(%52) <{axis = 1 : i32}> ({
      ^bb0(%arg29: f32, %arg30: f32):
        %75 = arith.addf %arg29, %arg30 : f32
        tt.reduce.return %75 : f32
      }) : (tensor<128x64xf32, #mma>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %57 = arith.addf %55, %56 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %58 = arith.truncf %52 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
      %59 = ttg.memdesc_subview %15[%37] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.wait_barrier %59, %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %60 = ttg.memdesc_subview %10[%37, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %61 = tt.expand_dims %54 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
      %62 = tt.broadcast %61 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
      %63 = arith.mulf %44#3, %62 : tensor<128x64xf32, #mma>
      %64 = ttg.convert_layout %58 : tensor<128x64xf16, #mma> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %65 = ttng.warp_group_dot %64, %60, %63 {inputPrecision = 0 : i32, isAsync = true} : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64> -> tensor<128x64xf32, #mma>
      %66 = arith.addi %arg26, %c1_i32 : i32
      %67 = arith.cmpi sge, %66, %c3_i32 : i32
      %68 = arith.select %67, %c0_i32, %66 : i32
      %69 = arith.addi %arg22, %c128_i32 : i32
      %70 = arith.addi %1, %69 : i32
      %71 = ttg.memdesc_subview %11[%68] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %71, 8192, %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %72 = ttg.memdesc_subview %9[%68, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %arg5[%70, %c0_i32] %72, %71, %34 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %73 = ttg.memdesc_subview %15[%68] : !ttg.memdesc<3xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      ttng.barrier_expect %73, 8192, %34 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
      %74 = ttg.memdesc_subview %10[%68, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.async_tma_copy_global_to_local %arg10[%70, %c0_i32] %74, %73, %34 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %57, %65, %47, %68, %37, %39 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<128x64xf32, #mma>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32
    }
    %27 = ttng.warp_group_dot_wait %26#1 {pendings = 0 : i32} : tensor<128x64xf32, #mma>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %15 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 3>
    ttg.local_dealloc %11 : !ttg.memdesc<3xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %9 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %28 = tt.expand_dims %26#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<128x1xf32, #mma>
    %29 = tt.broadcast %28 : tensor<128x1xf32, #mma> -> tensor<128x64xf32, #mma>
    %30 = arith.divf %27, %29 : tensor<128x64xf32, #mma>
    %31 = arith.truncf %30 : tensor<128x64xf32, #mma> to tensor<128x64xf16, #mma>
    %32 = ttg.local_alloc %31 : (tensor<128x64xf16, #mma>) -> !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg15[%4, %c0_i32] %32 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
