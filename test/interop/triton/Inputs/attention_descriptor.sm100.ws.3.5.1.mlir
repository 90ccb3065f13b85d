// Kernel attention_descriptor of kernels/attention.py, sm_100, num_warps=4, num_stages=2, num_ctas=1
// Signature tensordesc<fp16[128,64]> tensordesc<fp16[64,64]> tensordesc<fp16[64,64]> tensordesc<fp16[128,64]> i32 fp32; constants SPECIALIZE=True
// Triton 3.5.1, ast_to_ttir
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
    %30:3 = scf.for %arg22 = %26 to %27 step %28 iter_args(%arg23 = %cst_5, %arg24 = %24, %arg25 = %25) -> (tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>)  : i32 {
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
      %48 = arith.maxnumf %arg23, %47 : tensor<128xf32>
      %49 = tt.splat %arg21 : f32 -> tensor<128x64xf32>
      %50 = arith.mulf %44, %49 : tensor<128x64xf32>
      %51 = tt.expand_dims %48 {axis = 1 : i32} : tensor<128xf32> -> tensor<128x1xf32>
      %52 = tt.broadcast %51 : tensor<128x1xf32> -> tensor<128x64xf32>
      %53 = arith.subf %50, %52 : tensor<128x64xf32>
      %54 = math.exp2 %53 : tensor<128x64xf32>
      %55 = arith.subf %arg23, %48 : tensor<128xf32>
      %56 = math.exp2 %55 : tensor<128xf32>
      %57 = arith.mulf %arg24, %56 : tensor<128xf32>
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
      %71 = arith.mulf %arg25, %70 : tensor<128x64xf32>
      %cst_16 = arith.constant 0.000000e+00 : f32
      %72 = tt.dot %60, %68, %71, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x64xf16> -> tensor<128x64xf32>
      scf.yield %48, %59, %72 : tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>
    } {tt.warp_specialize}
    %31 = tt.expand_dims %30#1 {axis = 1 : i32} : tensor<128xf32> -> tensor<128x1xf32>
    %32 = tt.broadcast %31 : tensor<128x1xf32> -> tensor<128x64xf32>
    %33 = arith.divf %30#2, %32 : tensor<128x64xf32>
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
// Triton 3.5.1, make_ttir
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
    %6:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %cst_0) -> (tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>)  : i32 {
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
      %18 = arith.maxnumf %arg23, %17 : tensor<128xf32>
      %19 = tt.splat %arg21 : f32 -> tensor<128x64xf32>
      %20 = arith.mulf %14, %19 : tensor<128x64xf32>
      %21 = tt.expand_dims %18 {axis = 1 : i32} : tensor<128xf32> -> tensor<128x1xf32>
      %22 = tt.broadcast %21 : tensor<128x1xf32> -> tensor<128x64xf32>
      %23 = arith.subf %20, %22 : tensor<128x64xf32>
      %24 = math.exp2 %23 : tensor<128x64xf32>
      %25 = arith.subf %arg23, %18 : tensor<128xf32>
      %26 = math.exp2 %25 : tensor<128xf32>
      %27 = arith.mulf %arg24, %26 : tensor<128xf32>
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
      %34 = arith.mulf %arg25, %33 : tensor<128x64xf32>
      %35 = tt.dot %30, %31, %34, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x64xf16> -> tensor<128x64xf32>
      scf.yield %18, %29, %35 : tensor<128xf32>, tensor<128xf32>, tensor<128x64xf32>
    } {tt.warp_specialize}
    %7 = tt.expand_dims %6#1 {axis = 1 : i32} : tensor<128xf32> -> tensor<128x1xf32>
    %8 = tt.broadcast %7 : tensor<128x1xf32> -> tensor<128x64xf32>
    %9 = arith.divf %6#2, %8 : tensor<128x64xf32>
    %10 = arith.truncf %9 : tensor<128x64xf32> to tensor<128x64xf16>
    tt.descriptor_store %arg15[%4, %c0_i32], %10 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
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
    %6:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %cst_0) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>, tensor<128x64xf32, #blocked1>)  : i32 {
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
      %27 = arith.maxnumf %arg23, %26 : tensor<128xf32, #blocked>
      %28 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked1>
      %29 = arith.mulf %22, %28 : tensor<128x64xf32, #blocked1>
      %30 = ttg.convert_layout %27 : tensor<128xf32, #blocked> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xf32, #blocked4>
      %32 = ttg.convert_layout %31 : tensor<128x1xf32, #blocked4> -> tensor<128x1xf32, #blocked5>
      %33 = tt.broadcast %32 : tensor<128x1xf32, #blocked5> -> tensor<128x64xf32, #blocked5>
      %34 = ttg.convert_layout %33 : tensor<128x64xf32, #blocked5> -> tensor<128x64xf32, #blocked1>
      %35 = arith.subf %29, %34 : tensor<128x64xf32, #blocked1>
      %36 = math.exp2 %35 : tensor<128x64xf32, #blocked1>
      %37 = arith.subf %arg23, %27 : tensor<128xf32, #blocked>
      %38 = math.exp2 %37 : tensor<128xf32, #blocked>
      %39 = arith.mulf %arg24, %38 : tensor<128xf32, #blocked>
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
      %50 = arith.mulf %arg25, %49 : tensor<128x64xf32, #blocked1>
      %51 = ttg.convert_layout %43 : tensor<128x64xf16, #blocked1> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>>
      %52 = ttg.convert_layout %44 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>>
      %53 = ttg.convert_layout %50 : tensor<128x64xf32, #blocked1> -> tensor<128x64xf32, #blocked3>
      %54 = tt.dot %51, %52, %53, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked3}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked3}>> -> tensor<128x64xf32, #blocked3>
      %55 = ttg.convert_layout %54 : tensor<128x64xf32, #blocked3> -> tensor<128x64xf32, #blocked1>
      scf.yield %27, %42, %55 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>, tensor<128x64xf32, #blocked1>
    } {tt.warp_specialize}
    %7 = ttg.convert_layout %6#1 : tensor<128xf32, #blocked> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = tt.expand_dims %7 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xf32, #blocked4>
    %9 = ttg.convert_layout %8 : tensor<128x1xf32, #blocked4> -> tensor<128x1xf32, #blocked5>
    %10 = tt.broadcast %9 : tensor<128x1xf32, #blocked5> -> tensor<128x64xf32, #blocked5>
    %11 = ttg.convert_layout %10 : tensor<128x64xf32, #blocked5> -> tensor<128x64xf32, #blocked1>
    %12 = arith.divf %6#2, %11 : tensor<128x64xf32, #blocked1>
    %13 = arith.truncf %12 : tensor<128x64xf32, #blocked1> to tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %13 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
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
    %6:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %cst_0) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>)  : i32 {
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
      %21 = arith.maxnumf %arg23, %20 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
      %23 = arith.mulf %17, %22 : tensor<128x64xf32, #blocked>
      %24 = tt.expand_dims %21 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %25 = tt.broadcast %24 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %26 = arith.subf %23, %25 : tensor<128x64xf32, #blocked>
      %27 = math.exp2 %26 : tensor<128x64xf32, #blocked>
      %28 = arith.subf %arg23, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %29 = math.exp2 %28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %30 = arith.mulf %arg24, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
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
      %37 = arith.mulf %arg25, %36 : tensor<128x64xf32, #blocked>
      %38 = ttg.convert_layout %33 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %39 = ttg.convert_layout %34 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %40 = tt.dot %38, %39, %37, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<128x64xf32, #blocked>
      scf.yield %21, %32, %40 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>
    } {tt.warp_specialize}
    %7 = tt.expand_dims %6#1 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %8 = tt.broadcast %7 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %9 = arith.divf %6#2, %8 : tensor<128x64xf32, #blocked>
    %10 = arith.truncf %9 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %11 = ttg.convert_layout %10 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %11 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %true = arith.constant true
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
    %7:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %cst_0) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>)  : i32 {
      %13 = arith.addi %1, %arg22 : i32
      %14 = tt.descriptor_load %arg5[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked1>
      %15 = tt.trans %14 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked2>
      %16 = ttg.local_alloc %15 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %17 = ttg.convert_layout %cst_0 : tensor<128x64xf32, #blocked> -> tensor<128x64xf32, #blocked3>
      %result, %token = ttng.tmem_alloc %17 : (tensor<128x64xf32, #blocked3>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %18 = ttng.tc_gen5_mma %6, %16, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_2, %token_3 = ttng.tmem_load %result[%18] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked3>
      %19 = ttg.convert_layout %result_2 : tensor<128x64xf32, #blocked3> -> tensor<128x64xf32, #blocked>
      %20 = "tt.reduce"(%19) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %45 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %45 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %21 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = arith.mulf %20, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %23 = arith.maxnumf %arg23, %22 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %24 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
      %25 = arith.mulf %19, %24 : tensor<128x64xf32, #blocked>
      %26 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %27 = tt.broadcast %26 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %28 = arith.subf %25, %27 : tensor<128x64xf32, #blocked>
      %29 = math.exp2 %28 : tensor<128x64xf32, #blocked>
      %30 = arith.subf %arg23, %23 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = math.exp2 %30 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.mulf %arg24, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = "tt.reduce"(%29) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %45 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %45 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %34 = arith.addf %32, %33 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %35 = arith.truncf %29 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
      %36 = ttg.local_alloc %35 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %37 = tt.descriptor_load %arg10[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked1>
      %38 = ttg.local_alloc %37 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %39 = tt.expand_dims %31 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %40 = tt.broadcast %39 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %41 = arith.mulf %arg25, %40 : tensor<128x64xf32, #blocked>
      %42 = ttg.convert_layout %41 : tensor<128x64xf32, #blocked> -> tensor<128x64xf32, #blocked3>
      %result_4, %token_5 = ttng.tmem_alloc %42 : (tensor<128x64xf32, #blocked3>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %43 = ttng.tc_gen5_mma %36, %38, %result_4[%token_5], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_6, %token_7 = ttng.tmem_load %result_4[%43] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked3>
      %44 = ttg.convert_layout %result_6 : tensor<128x64xf32, #blocked3> -> tensor<128x64xf32, #blocked>
      scf.yield %23, %34, %44 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>
    } {tt.warp_specialize}
    %8 = tt.expand_dims %7#1 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %9 = tt.broadcast %8 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %10 = arith.divf %7#2, %9 : tensor<128x64xf32, #blocked>
    %11 = arith.truncf %10 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %12 = ttg.convert_layout %11 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %12 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [2, 2], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %true = arith.constant true
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
    %7:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %cst_0) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>)  : i32 {
      %13 = arith.addi %1, %arg22 : i32
      %14 = tt.descriptor_load %arg5[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked1>
      %15 = tt.trans %14 {order = array<i32: 1, 0>} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked2>
      %16 = ttg.local_alloc %15 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %cst_0 : (tensor<128x64xf32, #blocked>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %17 = ttng.tc_gen5_mma %6, %16, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_2, %token_3 = ttng.tmem_load %result[%17] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %18 = "tt.reduce"(%result_2) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %19 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %20 = arith.mulf %18, %19 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %21 = arith.maxnumf %arg23, %20 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
      %23 = arith.mulf %result_2, %22 : tensor<128x64xf32, #blocked>
      %24 = tt.expand_dims %21 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %25 = tt.broadcast %24 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %26 = arith.subf %23, %25 : tensor<128x64xf32, #blocked>
      %27 = math.exp2 %26 : tensor<128x64xf32, #blocked>
      %28 = arith.subf %arg23, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %29 = math.exp2 %28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %30 = arith.mulf %arg24, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.addf %30, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = arith.truncf %27 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
      %34 = ttg.local_alloc %33 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %35 = tt.descriptor_load %arg10[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked1>
      %36 = ttg.local_alloc %35 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %37 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %38 = tt.broadcast %37 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %39 = arith.mulf %arg25, %38 : tensor<128x64xf32, #blocked>
      %result_4, %token_5 = ttng.tmem_alloc %39 : (tensor<128x64xf32, #blocked>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %40 = ttng.tc_gen5_mma %34, %36, %result_4[%token_5], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_6, %token_7 = ttng.tmem_load %result_4[%40] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      scf.yield %21, %32, %result_6 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>
    } {tt.warp_specialize}
    %8 = tt.expand_dims %7#1 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %9 = tt.broadcast %8 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %10 = arith.divf %7#2, %9 : tensor<128x64xf32, #blocked>
    %11 = arith.truncf %10 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %12 = ttg.convert_layout %11 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %12 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_optimize_dot_operands(True)
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %true = arith.constant true
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
    %7:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %cst_0) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>)  : i32 {
      %13 = arith.addi %1, %arg22 : i32
      %14 = tt.descriptor_load %arg5[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked1>
      %15 = ttg.local_alloc %14 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %16 = ttg.memdesc_trans %15 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %cst_0 : (tensor<128x64xf32, #blocked>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %17 = ttng.tc_gen5_mma %6, %16, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_2, %token_3 = ttng.tmem_load %result[%17] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %18 = "tt.reduce"(%result_2) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %19 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %20 = arith.mulf %18, %19 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %21 = arith.maxnumf %arg23, %20 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
      %23 = arith.mulf %result_2, %22 : tensor<128x64xf32, #blocked>
      %24 = tt.expand_dims %21 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %25 = tt.broadcast %24 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %26 = arith.subf %23, %25 : tensor<128x64xf32, #blocked>
      %27 = math.exp2 %26 : tensor<128x64xf32, #blocked>
      %28 = arith.subf %arg23, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %29 = math.exp2 %28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %30 = arith.mulf %arg24, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.addf %30, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = arith.truncf %27 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
      %34 = ttg.local_alloc %33 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %35 = tt.descriptor_load %arg10[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16>> -> tensor<64x64xf16, #blocked1>
      %36 = ttg.local_alloc %35 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %37 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %38 = tt.broadcast %37 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %39 = arith.mulf %arg25, %38 : tensor<128x64xf32, #blocked>
      %result_4, %token_5 = ttng.tmem_alloc %39 : (tensor<128x64xf32, #blocked>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %40 = ttng.tc_gen5_mma %34, %36, %result_4[%token_5], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_6, %token_7 = ttng.tmem_load %result_4[%40] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      scf.yield %21, %32, %result_6 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>
    } {tt.warp_specialize}
    %8 = tt.expand_dims %7#1 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %9 = tt.broadcast %8 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %10 = arith.divf %7#2, %9 : tensor<128x64xf32, #blocked>
    %11 = arith.truncf %10 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %12 = ttg.convert_layout %11 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %12 : !tt.tensordesc<tensor<128x64xf16>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_optimize_descriptor_encoding()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %true = arith.constant true
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
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %cst_0) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>)  : i32 {
      %13 = arith.addi %1, %arg22 : i32
      %14 = tt.descriptor_load %arg5[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %15 = ttg.local_alloc %14 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %16 = ttg.memdesc_trans %15 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %cst_0 : (tensor<128x64xf32, #blocked>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %17 = ttng.tc_gen5_mma %6, %16, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_2, %token_3 = ttng.tmem_load %result[%17] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %18 = "tt.reduce"(%result_2) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %19 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %20 = arith.mulf %18, %19 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %21 = arith.maxnumf %arg23, %20 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
      %23 = arith.mulf %result_2, %22 : tensor<128x64xf32, #blocked>
      %24 = tt.expand_dims %21 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %25 = tt.broadcast %24 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %26 = arith.subf %23, %25 : tensor<128x64xf32, #blocked>
      %27 = math.exp2 %26 : tensor<128x64xf32, #blocked>
      %28 = arith.subf %arg23, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %29 = math.exp2 %28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %30 = arith.mulf %arg24, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.addf %30, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = arith.truncf %27 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
      %34 = ttg.local_alloc %33 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %35 = tt.descriptor_load %arg10[%13, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %36 = ttg.local_alloc %35 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %37 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %38 = tt.broadcast %37 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %39 = arith.mulf %arg25, %38 : tensor<128x64xf32, #blocked>
      %result_4, %token_5 = ttng.tmem_alloc %39 : (tensor<128x64xf32, #blocked>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %40 = ttng.tc_gen5_mma %34, %36, %result_4[%token_5], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_6, %token_7 = ttng.tmem_load %result_4[%40] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      scf.yield %21, %32, %result_6 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>
    } {tt.warp_specialize}
    %8 = tt.expand_dims %7#1 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %9 = tt.broadcast %8 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %10 = arith.divf %7#2, %9 : tensor<128x64xf32, #blocked>
    %11 = arith.truncf %10 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %12 = ttg.convert_layout %11 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %12 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %true = arith.constant true
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
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %9:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %cst_0) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>)  : i32 {
      %15 = arith.addi %1, %arg22 : i32
      %16 = tt.descriptor_load %arg5[%15, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %17 = ttg.local_alloc %16 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %18 = ttg.memdesc_trans %17 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %cst_0 : (tensor<128x64xf32, #blocked>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %19 = ttng.tc_gen5_mma %6, %18, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_2, %token_3 = ttng.tmem_load %result[%19] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %20 = "tt.reduce"(%result_2) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %21 = arith.mulf %20, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = arith.maxnumf %arg23, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %23 = arith.mulf %result_2, %8 : tensor<128x64xf32, #blocked>
      %24 = tt.expand_dims %22 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %25 = tt.broadcast %24 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %26 = arith.subf %23, %25 : tensor<128x64xf32, #blocked>
      %27 = math.exp2 %26 : tensor<128x64xf32, #blocked>
      %28 = arith.subf %arg23, %22 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %29 = math.exp2 %28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %30 = arith.mulf %arg24, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.addf %30, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = arith.truncf %27 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
      %34 = ttg.local_alloc %33 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %35 = tt.descriptor_load %arg10[%15, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %36 = ttg.local_alloc %35 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %37 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %38 = tt.broadcast %37 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %39 = arith.mulf %arg25, %38 : tensor<128x64xf32, #blocked>
      %result_4, %token_5 = ttng.tmem_alloc %39 : (tensor<128x64xf32, #blocked>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %40 = ttng.tc_gen5_mma %34, %36, %result_4[%token_5], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_6, %token_7 = ttng.tmem_load %result_4[%40] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      scf.yield %22, %32, %result_6 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>
    } {tt.warp_specialize}
    %10 = tt.expand_dims %9#1 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %11 = tt.broadcast %10 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %12 = arith.divf %9#2, %11 : tensor<128x64xf32, #blocked>
    %13 = arith.truncf %12 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %14 = ttg.convert_layout %13 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %14 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_optimize_accumulator_init()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
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
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %9:3 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %cst_0) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>)  : i32 {
      %15 = arith.addi %1, %arg22 : i32
      %16 = tt.descriptor_load %arg5[%15, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %17 = ttg.local_alloc %16 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %18 = ttg.memdesc_trans %17 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %19 = ttng.tc_gen5_mma %6, %18, %result[%token], %false, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_2, %token_3 = ttng.tmem_load %result[%19] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %20 = "tt.reduce"(%result_2) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.maxnumf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %21 = arith.mulf %20, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = arith.maxnumf %arg23, %21 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %23 = arith.mulf %result_2, %8 : tensor<128x64xf32, #blocked>
      %24 = tt.expand_dims %22 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %25 = tt.broadcast %24 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %26 = arith.subf %23, %25 : tensor<128x64xf32, #blocked>
      %27 = math.exp2 %26 : tensor<128x64xf32, #blocked>
      %28 = arith.subf %arg23, %22 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %29 = math.exp2 %28 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %30 = arith.mulf %arg24, %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = "tt.reduce"(%27) <{axis = 1 : i32}> ({
      ^bb0(%arg26: f32, %arg27: f32):
        %41 = arith.addf %arg26, %arg27 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.addf %30, %31 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = arith.truncf %27 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
      %34 = ttg.local_alloc %33 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %35 = tt.descriptor_load %arg10[%15, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %36 = ttg.local_alloc %35 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %37 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %38 = tt.broadcast %37 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %39 = arith.mulf %arg25, %38 : tensor<128x64xf32, #blocked>
      %result_4, %token_5 = ttng.tmem_alloc %39 : (tensor<128x64xf32, #blocked>) -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %40 = ttng.tc_gen5_mma %34, %36, %result_4[%token_5], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_6, %token_7 = ttng.tmem_load %result_4[%40] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      scf.yield %22, %32, %result_6 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128x64xf32, #blocked>
    } {tt.warp_specialize}
    %10 = tt.expand_dims %9#1 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %11 = tt.broadcast %10 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %12 = arith.divf %9#2, %11 : tensor<128x64xf32, #blocked>
    %13 = arith.truncf %12 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %14 = ttg.convert_layout %13 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %14 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_hoist_tmem_alloc(False)
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
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
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_2, %token_3 = ttng.tmem_alloc : () -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %9 = ttng.tmem_store %cst_0, %result_2[%token_3], %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %10:4 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %token, %arg26 = %9) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token)  : i32 {
      %16 = arith.addi %1, %arg22 : i32
      %17 = tt.descriptor_load %arg5[%16, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %18 = ttg.local_alloc %17 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %19 = ttg.memdesc_trans %18 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %20 = ttng.tc_gen5_mma %6, %19, %result[%arg25], %false, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_6, %token_7 = ttng.tmem_load %result[%20] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %21 = "tt.reduce"(%result_6) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %43 = arith.maxnumf %arg27, %arg28 : f32
        tt.reduce.return %43 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = arith.mulf %21, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %23 = arith.maxnumf %arg23, %22 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %24 = arith.mulf %result_6, %8 : tensor<128x64xf32, #blocked>
      %25 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %26 = tt.broadcast %25 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %27 = arith.subf %24, %26 : tensor<128x64xf32, #blocked>
      %28 = math.exp2 %27 : tensor<128x64xf32, #blocked>
      %29 = arith.subf %arg23, %23 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %30 = math.exp2 %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = arith.mulf %arg24, %30 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = "tt.reduce"(%28) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %43 = arith.addf %arg27, %arg28 : f32
        tt.reduce.return %43 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = arith.addf %31, %32 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %34 = arith.truncf %28 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
      %35 = ttg.local_alloc %34 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %36 = tt.descriptor_load %arg10[%16, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %37 = ttg.local_alloc %36 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %38 = tt.expand_dims %30 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %39 = tt.broadcast %38 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %result_8, %token_9 = ttng.tmem_load %result_2[%arg26] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %40 = arith.mulf %result_8, %39 : tensor<128x64xf32, #blocked>
      %41 = ttng.tmem_store %40, %result_2[%token_9], %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %42 = ttng.tc_gen5_mma %35, %37, %result_2[%41], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %23, %33, %token_7, %42 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token
    } {tt.warp_specialize}
    %result_4, %token_5 = ttng.tmem_load %result_2[%10#3] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
    %11 = tt.expand_dims %10#1 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %12 = tt.broadcast %11 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %13 = arith.divf %result_4, %12 : tensor<128x64xf32, #blocked>
    %14 = arith.truncf %13 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %15 = ttg.convert_layout %14 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %15 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_promote_lhs_to_tmem()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
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
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_2, %token_3 = ttng.tmem_alloc : () -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %9 = ttng.tmem_store %cst_0, %result_2[%token_3], %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %10:4 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %token, %arg26 = %9) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token)  : i32 {
      %16 = arith.addi %1, %arg22 : i32
      %17 = tt.descriptor_load %arg5[%16, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %18 = ttg.local_alloc %17 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %19 = ttg.memdesc_trans %18 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %20 = ttng.tc_gen5_mma %6, %19, %result[%arg25], %false, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_6, %token_7 = ttng.tmem_load %result[%20] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %21 = "tt.reduce"(%result_6) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %42 = arith.maxnumf %arg27, %arg28 : f32
        tt.reduce.return %42 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = arith.mulf %21, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %23 = arith.maxnumf %arg23, %22 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %24 = arith.mulf %result_6, %8 : tensor<128x64xf32, #blocked>
      %25 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %26 = tt.broadcast %25 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %27 = arith.subf %24, %26 : tensor<128x64xf32, #blocked>
      %28 = math.exp2 %27 : tensor<128x64xf32, #blocked>
      %29 = arith.subf %arg23, %23 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %30 = math.exp2 %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = arith.mulf %arg24, %30 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = "tt.reduce"(%28) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %42 = arith.addf %arg27, %arg28 : f32
        tt.reduce.return %42 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = arith.addf %31, %32 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %34 = arith.truncf %28 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
      %result_8 = ttng.tmem_alloc %34 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory>
      %35 = tt.descriptor_load %arg10[%16, %c0_i32] : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %36 = ttg.local_alloc %35 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %37 = tt.expand_dims %30 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %38 = tt.broadcast %37 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %result_9, %token_10 = ttng.tmem_load %result_2[%arg26] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %39 = arith.mulf %result_9, %38 : tensor<128x64xf32, #blocked>
      %40 = ttng.tmem_store %39, %result_2[%token_10], %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %41 = ttng.tc_gen5_mma %result_8, %36, %result_2[%40], %true, %true : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %23, %33, %token_7, %41 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token
    } {tt.warp_specialize}
    %result_4, %token_5 = ttng.tmem_load %result_2[%10#3] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
    %11 = tt.expand_dims %10#1 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %12 = tt.broadcast %11 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %13 = arith.divf %result_4, %12 : tensor<128x64xf32, #blocked>
    %14 = arith.truncf %13 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %15 = ttg.convert_layout %14 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %15 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_assign_latencies(2)
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
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
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_2, %token_3 = ttng.tmem_alloc : () -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %9 = ttng.tmem_store %cst_0, %result_2[%token_3], %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %10:4 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %token, %arg26 = %9) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token)  : i32 {
      %16 = arith.addi %1, %arg22 : i32
      %17 = tt.descriptor_load %arg5[%16, %c0_i32] {tt.latency = 1 : i32} : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %18 = ttg.local_alloc %17 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %19 = ttg.memdesc_trans %18 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %20 = ttng.tc_gen5_mma %6, %19, %result[%arg25], %false, %true {tt.latency = 2 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_6, %token_7 = ttng.tmem_load %result[%20] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %21 = "tt.reduce"(%result_6) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %42 = arith.maxnumf %arg27, %arg28 : f32
        tt.reduce.return %42 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = arith.mulf %21, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %23 = arith.maxnumf %arg23, %22 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %24 = arith.mulf %result_6, %8 : tensor<128x64xf32, #blocked>
      %25 = tt.expand_dims %23 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %26 = tt.broadcast %25 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %27 = arith.subf %24, %26 : tensor<128x64xf32, #blocked>
      %28 = math.exp2 %27 : tensor<128x64xf32, #blocked>
      %29 = arith.subf %arg23, %23 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %30 = math.exp2 %29 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = arith.mulf %arg24, %30 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = "tt.reduce"(%28) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %42 = arith.addf %arg27, %arg28 : f32
        tt.reduce.return %42 : f32
      }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = arith.addf %31, %32 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %34 = arith.truncf %28 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
      %result_8 = ttng.tmem_alloc %34 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory>
      %35 = tt.descriptor_load %arg10[%16, %c0_i32] {tt.latency = 1 : i32} : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %36 = ttg.local_alloc %35 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %37 = tt.expand_dims %30 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %38 = tt.broadcast %37 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %result_9, %token_10 = ttng.tmem_load %result_2[%arg26] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %39 = arith.mulf %result_9, %38 : tensor<128x64xf32, #blocked>
      %40 = ttng.tmem_store %39, %result_2[%token_10], %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %41 = ttng.tc_gen5_mma %result_8, %36, %result_2[%40], %true, %true {tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %23, %33, %token_7, %41 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token
    } {tt.warp_specialize}
    %result_4, %token_5 = ttng.tmem_load %result_2[%10#3] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
    %11 = tt.expand_dims %10#1 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %12 = tt.broadcast %11 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %13 = arith.divf %result_4, %12 : tensor<128x64xf32, #blocked>
    %14 = arith.truncf %13 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %15 = ttg.convert_layout %14 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %15 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
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
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_2, %token_3 = ttng.tmem_alloc : () -> (!ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %9 = ttng.tmem_store %cst_0, %result_2[%token_3], %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %10:4 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %token, %arg26 = %9) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token)  : i32 {
      %16 = arith.addi %1, %arg22 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : i32
      %17 = tt.descriptor_load %arg5[%16, %c0_i32] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %18 = ttg.local_alloc %17 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %19 = ttg.memdesc_trans %18 {loop.cluster = 2 : i32, loop.stage = 1 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %20 = ttng.tc_gen5_mma %6, %19, %result[%arg25], %false, %true {loop.cluster = 2 : i32, loop.stage = 1 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_6, %token_7 = ttng.tmem_load %result[%20] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %21 = "tt.reduce"(%result_6) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %42 = arith.maxnumf %arg27, %arg28 : f32
        tt.reduce.return %42 : f32
      }) {loop.cluster = 0 : i32, loop.stage = 3 : i32} : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %22 = arith.mulf %21, %7 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %23 = arith.maxnumf %arg23, %22 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %24 = arith.mulf %result_6, %8 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf32, #blocked>
      %25 = tt.expand_dims %23 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %26 = tt.broadcast %25 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %27 = arith.subf %24, %26 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf32, #blocked>
      %28 = math.exp2 %27 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf32, #blocked>
      %29 = arith.subf %arg23, %23 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %30 = math.exp2 %29 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = arith.mulf %arg24, %30 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = "tt.reduce"(%28) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %42 = arith.addf %arg27, %arg28 : f32
        tt.reduce.return %42 : f32
      }) {loop.cluster = 0 : i32, loop.stage = 3 : i32} : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = arith.addf %31, %32 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %34 = arith.truncf %28 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
      %result_8 = ttng.tmem_alloc %34 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory>
      %35 = tt.descriptor_load %arg10[%16, %c0_i32] {loop.cluster = 1 : i32, loop.stage = 2 : i32} : !tt.tensordesc<tensor<64x64xf16, #shared>> -> tensor<64x64xf16, #blocked1>
      %36 = ttg.local_alloc %35 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %37 = tt.expand_dims %30 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
      %38 = tt.broadcast %37 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
      %result_9, %token_10 = ttng.tmem_load %result_2[%arg26] {loop.cluster = 0 : i32, loop.stage = 3 : i32} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
      %39 = arith.mulf %result_9, %38 {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf32, #blocked>
      %40 = ttng.tmem_store %39, %result_2[%token_10], %true {loop.cluster = 0 : i32, loop.stage = 3 : i32} : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %41 = ttng.tc_gen5_mma %result_8, %36, %result_2[%40], %true, %true {loop.cluster = 0 : i32, loop.stage = 3 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %23, %33, %token_7, %41 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token
    } {tt.scheduled_max_stage = 3 : i32, tt.warp_specialize}
    %result_4, %token_5 = ttng.tmem_load %result_2[%10#3] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x64xf32, #blocked>
    %11 = tt.expand_dims %10#1 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %12 = tt.broadcast %11 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %13 = arith.divf %result_4, %12 : tensor<128x64xf32, #blocked>
    %14 = arith.truncf %13 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %15 = ttg.convert_layout %14 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %15 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_warp_specialize(2)
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %0 = ub.poison : !ttg.async.token
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %arg20 : i32
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = arith.addi %2, %4 : i32
    %6 = tt.descriptor_load %arg0[%5, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %7 = ttg.local_alloc %6 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %8 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_2, %token_3 = ttng.tmem_alloc : () -> (!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %10 = ttg.memdesc_index %result_2[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %11 = ttng.tmem_store %cst_0, %10[%token_3], %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %16 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %18 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %19 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %20 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %21 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %22 = ttg.memdesc_index %20[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %23 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %25 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %26 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %27, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %28 = ttg.memdesc_index %26[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %29 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %31 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %result_4 = ttng.tmem_alloc {loop.cluster = 0 : i32, loop.stage = 3 : i32} : () -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %39, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %43 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %44 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %44, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %48 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %49 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %49, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %50:5 = ttg.warp_specialize(%13, %16, %12, %result, %29, %26, %7, %20, %23, %19, %33, %39, %result_4, %10, %35, %37, %arg20, %2, %arg5, %arg10, %43, %40, %41, %48, %45, %46) attributes {requestedRegisters = array<i32: 24, 24, 88>}
    default {
      %61:11 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_1, %arg25 = %11, %arg26 = %c0_i32, %arg27 = %c0_i32, %arg28 = %c0_i32, %arg29 = %c0_i32, %arg30 = %c0_i32, %arg31 = %c0_i32, %arg32 = %c0_i32, %arg33 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %62 = arith.addi %arg32, %c1_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %63 = arith.cmpi eq, %62, %c1_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %64 = arith.select %63, %c0_i32, %62 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %65 = arith.xori %arg33, %c1_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %66 = arith.select %63, %65, %arg33 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %67 = ttg.memdesc_index %46[%64] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %67, %66 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %68 = ttg.memdesc_index %45[%64] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %arg23, %68 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %69 = ttg.memdesc_index %48[%64] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %69, 1 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %70 = ttg.memdesc_index %result[%arg26] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %71 = ttg.memdesc_index %29[%arg26] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %72 = ttg.memdesc_index %26[%arg26] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %72, %arg27 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %result_7, %token_8 = ttng.tmem_load %70[] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64> -> tensor<128x64xf32, #blocked>
        ttng.arrive_barrier %71, 1 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %73 = arith.addi %arg26, %c1_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %74 = arith.xori %arg27, %c1_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %75 = arith.cmpi eq, %73, %c2_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %76 = arith.select %75, %c0_i32, %73 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %77 = arith.select %75, %74, %arg27 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %78 = "tt.reduce"(%result_7) <{axis = 1 : i32}> ({
        ^bb0(%arg34: f32, %arg35: f32):
          %102 = arith.maxnumf %arg34, %arg35 : f32
          tt.reduce.return %102 : f32
        }) {loop.cluster = 0 : i32, loop.stage = 0 : i32} : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %79 = arith.mulf %78, %8 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %80 = arith.maxnumf %arg23, %79 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %81 = arith.addi %arg30, %c1_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %82 = arith.cmpi eq, %81, %c1_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %83 = arith.select %82, %c0_i32, %81 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %84 = arith.xori %arg31, %c1_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %85 = arith.select %82, %84, %arg31 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %86 = ttg.memdesc_index %41[%83] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %86, %85 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %87 = ttg.memdesc_index %40[%83] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %80, %87 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %88 = ttg.memdesc_index %43[%83] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %88, 1 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %89 = arith.mulf %result_7, %9 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128x64xf32, #blocked>
        %90 = tt.expand_dims %80 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %91 = tt.broadcast %90 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        %92 = arith.subf %89, %91 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128x64xf32, #blocked>
        %93 = math.exp2 %92 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128x64xf32, #blocked>
        %94 = arith.subf %arg23, %80 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %95 = math.exp2 %94 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %96 = arith.mulf %arg24, %95 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %97 = "tt.reduce"(%93) <{axis = 1 : i32}> ({
        ^bb0(%arg34: f32, %arg35: f32):
          %102 = arith.addf %arg34, %arg35 : f32
          tt.reduce.return %102 : f32
        }) {loop.cluster = 0 : i32, loop.stage = 0 : i32} : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %98 = arith.addf %96, %97 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %99 = arith.truncf %93 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
        ttng.wait_barrier %37, %arg29 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tmem_store %99, %result_4, %true {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
        ttng.arrive_barrier %39, 1 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %100 = arith.xori %arg28, %c1_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %101 = arith.xori %arg29, %c1_i32 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        scf.yield %80, %98, %0, %76, %77, %100, %101, %83, %85, %64, %66 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, i32
      } {tt.scheduled_max_stage = 3 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %61#1, %61#2, %61#3, %61#4, %61#5 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, i32, i32, i32
    }
    partition0(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c2_i32_7 = arith.constant 2 : i32
      %c1_i32_8 = arith.constant 1 : i32
      %c64_i32_9 = arith.constant 64 : i32
      %c0_i32_10 = arith.constant 0 : i32
      %true_11 = arith.constant true
      %false = arith.constant false
      %61:8 = scf.for %arg48 = %c0_i32_10 to %arg38 step %c64_i32_9 iter_args(%arg49 = %c0_i32_10, %arg50 = %c0_i32_10, %arg51 = %c0_i32_10, %arg52 = %c0_i32_10, %arg53 = %c0_i32_10, %arg54 = %c0_i32_10, %arg55 = %c0_i32_10, %arg56 = %c0_i32_10) -> (i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %62 = ttg.memdesc_index %arg22[%arg49] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %63 = ttg.memdesc_index %arg23[%arg49] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %64 = ttg.memdesc_index %arg24[%arg49] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %65 = ttg.memdesc_trans %64 {loop.cluster = 3 : i32, loop.stage = 0 : i32, order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
        ttng.wait_barrier %63, %arg50 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %66 = ttg.memdesc_index %arg25[%arg53] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %67 = ttg.memdesc_index %arg26[%arg53] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %67, %arg54, %true_11 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %68 = ttg.memdesc_index %arg27[%arg53] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %69 = ttng.tc_gen5_mma %arg28, %65, %66[], %false, %true_11, %62[%true_11], %68[%true_11] {is_async, loop.cluster = 3 : i32, loop.stage = 0 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %70 = arith.addi %arg53, %c1_i32_8 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %71 = arith.xori %arg54, %c1_i32_8 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %72 = arith.cmpi eq, %70, %c2_i32_7 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %73 = arith.select %72, %c0_i32_10, %70 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %74 = arith.select %72, %71, %arg54 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %75 = ttg.memdesc_index %arg29[%arg51] {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %76 = ttg.memdesc_index %arg30[%arg51] {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %77 = ttg.memdesc_index %arg31[%arg51] {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %78 = arith.xori %arg55, %c1_i32_8 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        ttng.wait_barrier %76, %arg52 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg32, %78, %true_11 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %arg33, %arg56 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %79 = ttng.tc_gen5_mma %arg34, %77, %arg35[], %true_11, %true_11, %75[%true_11], %arg36[%true_11], %arg37[%true_11] {is_async, loop.cluster = 0 : i32, loop.stage = 2 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %80 = arith.addi %arg49, %c1_i32_8 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %81 = arith.xori %arg50, %c1_i32_8 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %82 = arith.cmpi eq, %80, %c2_i32_7 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %83 = arith.select %82, %c0_i32_10, %80 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %84 = arith.select %82, %81, %arg50 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %85 = arith.addi %arg51, %c1_i32_8 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %86 = arith.xori %arg52, %c1_i32_8 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %87 = arith.cmpi eq, %85, %c2_i32_7 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %88 = arith.select %87, %c0_i32_10, %85 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %89 = arith.select %87, %86, %arg52 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %90 = arith.xori %arg56, %c1_i32_8 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        scf.yield %83, %84, %88, %89, %73, %74, %78, %90 : i32, i32, i32, i32, i32, i32, i32, i32
      } {tt.scheduled_max_stage = 3 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(2) {
      %c2_i32_7 = arith.constant 2 : i32
      %c1_i32_8 = arith.constant 1 : i32
      %c64_i32_9 = arith.constant 64 : i32
      %c0_i32_10 = arith.constant 0 : i32
      %true_11 = arith.constant true
      %61:4 = scf.for %arg48 = %c0_i32_10 to %arg38 step %c64_i32_9 iter_args(%arg49 = %c0_i32_10, %arg50 = %c0_i32_10, %arg51 = %c0_i32_10, %arg52 = %c0_i32_10) -> (i32, i32, i32, i32)  : i32 {
        %62 = arith.addi %arg39, %arg48 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : i32
        %63 = ttg.memdesc_index %arg22[%arg49] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %63, %arg50 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %64 = ttg.memdesc_index %arg23[%arg49] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %64, 8192 {loop.cluster = 3 : i32, loop.stage = 0 : i32}, %true_11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %65 = ttg.memdesc_index %arg24[%arg49] {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg40[%62, %c0_i32_10] %65, %64, %true_11 {loop.cluster = 3 : i32, loop.stage = 0 : i32} : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %66 = ttg.memdesc_index %arg29[%arg51] {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %66, %arg52 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %67 = ttg.memdesc_index %arg30[%arg51] {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %67, 8192 {loop.cluster = 0 : i32, loop.stage = 2 : i32}, %true_11 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %68 = ttg.memdesc_index %arg31[%arg51] {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg41[%62, %c0_i32_10] %68, %67, %true_11 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %69 = arith.addi %arg49, %c1_i32_8 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %70 = arith.xori %arg50, %c1_i32_8 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %71 = arith.cmpi eq, %69, %c2_i32_7 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %72 = arith.select %71, %c0_i32_10, %69 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %73 = arith.select %71, %70, %arg50 {loop.cluster = 2 : i32, loop.stage = 1 : i32} : i32
        %74 = arith.addi %arg51, %c1_i32_8 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %75 = arith.xori %arg52, %c1_i32_8 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %76 = arith.cmpi eq, %74, %c2_i32_7 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %77 = arith.select %76, %c0_i32_10, %74 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        %78 = arith.select %76, %75, %arg52 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
        scf.yield %72, %73, %77, %78 : i32, i32, i32, i32
      } {tt.scheduled_max_stage = 3 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %61:5 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c0_i32_9, %arg50 = %c0_i32_9, %arg51 = %c1_i32_7, %arg52 = %c0_i32_9, %arg53 = %c1_i32_7) -> (i32, i32, i32, i32, i32)  : i32 {
        %62 = arith.addi %arg50, %c1_i32_7 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %63 = arith.cmpi eq, %62, %c1_i32_7 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %64 = arith.select %63, %c0_i32_9, %62 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %65 = arith.xori %arg51, %c1_i32_7 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %66 = arith.select %63, %65, %arg51 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %67 = ttg.memdesc_index %arg42[%64] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %67, %66 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %68 = ttg.memdesc_index %arg43[%64] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %69 = ttg.local_load %68 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %70 = ttg.memdesc_index %arg44[%64] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %70, 1 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %71 = arith.addi %arg52, %c1_i32_7 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %72 = arith.cmpi eq, %71, %c1_i32_7 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %73 = arith.select %72, %c0_i32_9, %71 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %74 = arith.xori %arg53, %c1_i32_7 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %75 = arith.select %72, %74, %arg53 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %76 = ttg.memdesc_index %arg45[%73] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %76, %75 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %77 = ttg.memdesc_index %arg46[%73] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %78 = ttg.local_load %77 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %79 = ttg.memdesc_index %arg47[%73] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %79, 1 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %80 = arith.subf %78, %69 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %81 = math.exp2 %80 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %82 = tt.expand_dims %81 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %83 = tt.broadcast %82 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        ttng.wait_barrier %arg36, %arg49 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %result_11, %token_12 = ttng.tmem_load %arg35[] {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
        %84 = arith.xori %arg49, %c1_i32_7 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : i32
        %85 = arith.mulf %result_11, %83 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128x64xf32, #blocked>
        %86 = ttng.tmem_store %85, %arg35[], %true_10 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
        ttng.arrive_barrier %arg32, 1 {loop.cluster = 0 : i32, loop.stage = 0 : i32} : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        scf.yield %84, %64, %66, %73, %75 : i32, i32, i32, i32, i32
      } {tt.scheduled_max_stage = 3 : i32, tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, i32, !tt.tensordesc<tensor<64x64xf16, #shared>>, !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, i32, i32, i32)
    %51 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %41 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %52 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %43 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %53 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %54 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %48 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttng.wait_barrier %35, %50#4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %38 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %36 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %34 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %32 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %55 = ttg.memdesc_index %29[%50#2] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.wait_barrier %55, %50#3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %29 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %26 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %23 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %20 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %19 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %16 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %13 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %12 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %result_5, %token_6 = ttng.tmem_load %10[%50#1] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
    %56 = tt.expand_dims %50#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %57 = tt.broadcast %56 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %58 = arith.divf %result_5, %57 : tensor<128x64xf32, #blocked>
    %59 = arith.truncf %58 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %60 = ttg.convert_layout %59 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%5, %c0_i32], %60 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttgpuir.add_pipeline(2, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %0 = ub.poison : !ttg.async.token
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %arg20 : i32
    %3 = tt.get_program_id x : i32
    %4 = arith.muli %3, %c128_i32 : i32
    %5 = arith.addi %2, %4 : i32
    %6 = tt.descriptor_load %arg0[%5, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %7 = ttg.local_alloc %6 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %8 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_2, %token_3 = ttng.tmem_alloc : () -> (!ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %10 = ttg.memdesc_index %result_2[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %11 = ttng.tmem_store %cst_0, %10[%token_3], %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %16 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %18 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %19 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %20 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %21 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %22 = ttg.memdesc_index %20[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %23 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %25 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %26 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %27, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %28 = ttg.memdesc_index %26[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %29 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %31 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %result_4 = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %39, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %43 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %44 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %44, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %48 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %49 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %49, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %50:5 = ttg.warp_specialize(%13, %16, %12, %result, %29, %26, %7, %20, %23, %19, %33, %39, %result_4, %10, %35, %37, %arg20, %2, %arg5, %arg10, %43, %40, %41, %48, %45, %46) attributes {requestedRegisters = array<i32: 24, 24, 88>}
    default {
      %61:11 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_1, %arg25 = %11, %arg26 = %c0_i32, %arg27 = %c0_i32, %arg28 = %c0_i32, %arg29 = %c0_i32, %arg30 = %c0_i32, %arg31 = %c0_i32, %arg32 = %c0_i32, %arg33 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %62 = arith.addi %arg32, %c1_i32 : i32
        %63 = arith.cmpi eq, %62, %c1_i32 : i32
        %64 = arith.select %63, %c0_i32, %62 : i32
        %65 = arith.xori %arg33, %c1_i32 : i32
        %66 = arith.select %63, %65, %arg33 : i32
        %67 = ttg.memdesc_index %46[%64] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %67, %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %68 = ttg.memdesc_index %45[%64] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %arg23, %68 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %69 = ttg.memdesc_index %48[%64] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %69, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %70 = ttg.memdesc_index %result[%arg26] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %71 = ttg.memdesc_index %29[%arg26] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %72 = ttg.memdesc_index %26[%arg26] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %72, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %result_7, %token_8 = ttng.tmem_load %70[] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64> -> tensor<128x64xf32, #blocked>
        ttng.arrive_barrier %71, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %73 = arith.addi %arg26, %c1_i32 : i32
        %74 = arith.xori %arg27, %c1_i32 : i32
        %75 = arith.cmpi eq, %73, %c2_i32 : i32
        %76 = arith.select %75, %c0_i32, %73 : i32
        %77 = arith.select %75, %74, %arg27 : i32
        %78 = "tt.reduce"(%result_7) <{axis = 1 : i32}> ({
        ^bb0(%arg34: f32, %arg35: f32):
          %102 = arith.maxnumf %arg34, %arg35 : f32
          tt.reduce.return %102 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %79 = arith.mulf %78, %8 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %80 = arith.maxnumf %arg23, %79 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %81 = arith.addi %arg30, %c1_i32 : i32
        %82 = arith.cmpi eq, %81, %c1_i32 : i32
        %83 = arith.select %82, %c0_i32, %81 : i32
        %84 = arith.xori %arg31, %c1_i32 : i32
        %85 = arith.select %82, %84, %arg31 : i32
        %86 = ttg.memdesc_index %41[%83] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %86, %85 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %87 = ttg.memdesc_index %40[%83] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %80, %87 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %88 = ttg.memdesc_index %43[%83] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %88, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %89 = arith.mulf %result_7, %9 : tensor<128x64xf32, #blocked>
        %90 = tt.expand_dims %80 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %91 = tt.broadcast %90 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        %92 = arith.subf %89, %91 : tensor<128x64xf32, #blocked>
        %93 = math.exp2 %92 : tensor<128x64xf32, #blocked>
        %94 = arith.subf %arg23, %80 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %95 = math.exp2 %94 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %96 = arith.mulf %arg24, %95 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %97 = "tt.reduce"(%93) <{axis = 1 : i32}> ({
        ^bb0(%arg34: f32, %arg35: f32):
          %102 = arith.addf %arg34, %arg35 : f32
          tt.reduce.return %102 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %98 = arith.addf %96, %97 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %99 = arith.truncf %93 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
        ttng.wait_barrier %37, %arg29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tmem_store %99, %result_4, %true : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
        ttng.arrive_barrier %39, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %100 = arith.xori %arg28, %c1_i32 : i32
        %101 = arith.xori %arg29, %c1_i32 : i32
        scf.yield %80, %98, %0, %76, %77, %100, %101, %83, %85, %64, %66 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %61#1, %61#2, %61#3, %61#4, %61#5 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, i32, i32, i32
    }
    partition0(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c128_i32_7 = arith.constant 128 : i32
      %c2_i32_8 = arith.constant 2 : i32
      %c1_i32_9 = arith.constant 1 : i32
      %c64_i32_10 = arith.constant 64 : i32
      %c0_i32_11 = arith.constant 0 : i32
      %true_12 = arith.constant true
      %false = arith.constant false
      %61 = arith.cmpi sgt, %arg38, %c0_i32_11 : i32
      %62 = ttg.memdesc_index %arg22[%c0_i32_11] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg23[%c0_i32_11] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %64 = ttg.memdesc_index %arg24[%c0_i32_11] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %65 = ttg.memdesc_trans %64 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %63, %c0_i32_11, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %66 = ttg.memdesc_index %arg25[%c0_i32_11] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %67 = ttg.memdesc_index %arg26[%c0_i32_11] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %67, %c0_i32_11, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %68 = ttg.memdesc_index %arg27[%c0_i32_11] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %69 = ttng.tc_gen5_mma %arg28, %65, %66[], %false, %61, %62[%true_12], %68[%true_12] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %70 = arith.cmpi sgt, %arg38, %c64_i32_10 : i32
      %71 = ttg.memdesc_index %arg22[%c1_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %72 = ttg.memdesc_index %arg23[%c1_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %73 = ttg.memdesc_index %arg24[%c1_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %74 = ttg.memdesc_trans %73 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %72, %c0_i32_11, %70 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %75 = ttg.memdesc_index %arg25[%c1_i32_9] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %76 = ttg.memdesc_index %arg26[%c1_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %76, %c0_i32_11, %70 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %77 = ttg.memdesc_index %arg27[%c1_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %78 = ttng.tc_gen5_mma %arg28, %74, %75[], %false, %70, %71[%true_12], %77[%true_12] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %79:8 = scf.for %arg48 = %c0_i32_11 to %arg38 step %c64_i32_10 iter_args(%arg49 = %c1_i32_9, %arg50 = %c0_i32_11, %arg51 = %c0_i32_11, %arg52 = %c0_i32_11, %arg53 = %c1_i32_9, %arg54 = %c0_i32_11, %arg55 = %c0_i32_11, %arg56 = %c0_i32_11) -> (i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %80 = arith.subi %arg38, %c128_i32_7 : i32
        %81 = arith.cmpi slt, %arg48, %80 : i32
        %82 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %83 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %84 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %85 = arith.xori %arg55, %c1_i32_9 : i32
        ttng.wait_barrier %83, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg32, %85, %true_12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %arg33, %arg56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %86 = ttng.tc_gen5_mma %arg34, %84, %arg35[], %true_12, %true_12, %82[%true_12], %arg36[%true_12], %arg37[%true_12] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %87 = arith.addi %arg51, %c1_i32_9 : i32
        %88 = arith.xori %arg52, %c1_i32_9 : i32
        %89 = arith.cmpi eq, %87, %c2_i32_8 : i32
        %90 = arith.select %89, %c0_i32_11, %87 : i32
        %91 = arith.select %89, %88, %arg52 : i32
        %92 = arith.xori %arg56, %c1_i32_9 : i32
        %93 = arith.addi %arg53, %c1_i32_9 : i32
        %94 = arith.xori %arg54, %c1_i32_9 : i32
        %95 = arith.cmpi eq, %93, %c2_i32_8 : i32
        %96 = arith.select %95, %c0_i32_11, %93 : i32
        %97 = arith.select %95, %94, %arg54 : i32
        %98 = arith.addi %arg49, %c1_i32_9 : i32
        %99 = arith.xori %arg50, %c1_i32_9 : i32
        %100 = arith.cmpi eq, %98, %c2_i32_8 : i32
        %101 = arith.select %100, %c0_i32_11, %98 : i32
        %102 = arith.select %100, %99, %arg50 : i32
        %103 = ttg.memdesc_index %arg22[%101] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %104 = ttg.memdesc_index %arg23[%101] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %105 = ttg.memdesc_index %arg24[%101] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %106 = ttg.memdesc_trans %105 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
        ttng.wait_barrier %104, %102, %81 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %107 = ttg.memdesc_index %arg25[%96] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %108 = ttg.memdesc_index %arg26[%96] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %108, %97, %81 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %109 = ttg.memdesc_index %arg27[%96] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %110 = ttng.tc_gen5_mma %arg28, %106, %107[], %false, %81, %103[%true_12], %109[%true_12] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        scf.yield %101, %102, %90, %91, %96, %97, %85, %92 : i32, i32, i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(2) {
      %c128_i32_7 = arith.constant 128 : i32
      %c2_i32_8 = arith.constant 2 : i32
      %c1_i32_9 = arith.constant 1 : i32
      %c64_i32_10 = arith.constant 64 : i32
      %c0_i32_11 = arith.constant 0 : i32
      %true_12 = arith.constant true
      %61 = arith.cmpi sgt, %arg38, %c0_i32_11 : i32
      %62 = ttg.memdesc_index %arg22[%c0_i32_11] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %62, %c0_i32_11, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg23[%c0_i32_11] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %63, 8192, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %64 = ttg.memdesc_index %arg24[%c0_i32_11] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%arg39, %c0_i32_11] %64, %63, %61 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %65 = arith.cmpi sgt, %arg38, %c64_i32_10 : i32
      %66 = arith.addi %arg39, %c64_i32_10 : i32
      %67 = ttg.memdesc_index %arg22[%c1_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %67, %c0_i32_11, %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %68 = ttg.memdesc_index %arg23[%c1_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %68, 8192, %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %69 = ttg.memdesc_index %arg24[%c1_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%66, %c0_i32_11] %69, %68, %65 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %70:6 = scf.for %arg48 = %c0_i32_11 to %arg38 step %c64_i32_10 iter_args(%arg49 = %c1_i32_9, %arg50 = %c0_i32_11, %arg51 = %c0_i32_11, %arg52 = %c0_i32_11, %arg53 = %arg39, %arg54 = %66) -> (i32, i32, i32, i32, i32, i32)  : i32 {
        %71 = arith.subi %arg38, %c128_i32_7 : i32
        %72 = arith.cmpi slt, %arg48, %71 : i32
        %73 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %73, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %74 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %74, 8192, %true_12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %75 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg41[%arg53, %c0_i32_11] %75, %74, %true_12 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %76 = arith.addi %arg51, %c1_i32_9 : i32
        %77 = arith.xori %arg52, %c1_i32_9 : i32
        %78 = arith.cmpi eq, %76, %c2_i32_8 : i32
        %79 = arith.select %78, %c0_i32_11, %76 : i32
        %80 = arith.select %78, %77, %arg52 : i32
        %81 = arith.addi %arg49, %c1_i32_9 : i32
        %82 = arith.xori %arg50, %c1_i32_9 : i32
        %83 = arith.cmpi eq, %81, %c2_i32_8 : i32
        %84 = arith.select %83, %c0_i32_11, %81 : i32
        %85 = arith.select %83, %82, %arg50 : i32
        %86 = arith.addi %arg48, %c128_i32_7 : i32
        %87 = arith.addi %arg39, %86 : i32
        %88 = ttg.memdesc_index %arg22[%84] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %88, %85, %72 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %89 = ttg.memdesc_index %arg23[%84] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %89, 8192, %72 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %90 = ttg.memdesc_index %arg24[%84] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg40[%87, %c0_i32_11] %90, %89, %72 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        scf.yield %84, %85, %79, %80, %arg54, %87 : i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %61:5 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c0_i32_9, %arg50 = %c0_i32_9, %arg51 = %c1_i32_7, %arg52 = %c0_i32_9, %arg53 = %c1_i32_7) -> (i32, i32, i32, i32, i32)  : i32 {
        %62 = arith.addi %arg50, %c1_i32_7 : i32
        %63 = arith.cmpi eq, %62, %c1_i32_7 : i32
        %64 = arith.select %63, %c0_i32_9, %62 : i32
        %65 = arith.xori %arg51, %c1_i32_7 : i32
        %66 = arith.select %63, %65, %arg51 : i32
        %67 = ttg.memdesc_index %arg42[%64] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %67, %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %68 = ttg.memdesc_index %arg43[%64] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %69 = ttg.local_load %68 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %70 = ttg.memdesc_index %arg44[%64] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %70, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %71 = arith.addi %arg52, %c1_i32_7 : i32
        %72 = arith.cmpi eq, %71, %c1_i32_7 : i32
        %73 = arith.select %72, %c0_i32_9, %71 : i32
        %74 = arith.xori %arg53, %c1_i32_7 : i32
        %75 = arith.select %72, %74, %arg53 : i32
        %76 = ttg.memdesc_index %arg45[%73] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %76, %75 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %77 = ttg.memdesc_index %arg46[%73] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %78 = ttg.local_load %77 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %79 = ttg.memdesc_index %arg47[%73] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %79, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %80 = arith.subf %78, %69 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %81 = math.exp2 %80 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %82 = tt.expand_dims %81 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %83 = tt.broadcast %82 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        ttng.wait_barrier %arg36, %arg49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %result_11, %token_12 = ttng.tmem_load %arg35[] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
        %84 = arith.xori %arg49, %c1_i32_7 : i32
        %85 = arith.mulf %result_11, %83 : tensor<128x64xf32, #blocked>
        %86 = ttng.tmem_store %85, %arg35[], %true_10 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
        ttng.arrive_barrier %arg32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        scf.yield %84, %64, %66, %73, %75 : i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, i32, !tt.tensordesc<tensor<64x64xf16, #shared>>, !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, i32, i32, i32)
    %51 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %41 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %52 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %43 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %53 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %54 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %48 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttng.wait_barrier %35, %50#4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %38 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %36 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %34 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %32 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %55 = ttg.memdesc_index %29[%50#2] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.wait_barrier %55, %50#3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %29 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %26 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %23 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %20 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %19 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %16 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %13 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %12 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %result_5, %token_6 = ttng.tmem_load %10[%50#1] : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
    %56 = tt.expand_dims %50#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %57 = tt.broadcast %56 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %58 = arith.divf %result_5, %57 : tensor<128x64xf32, #blocked>
    %59 = arith.truncf %58 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %60 = ttg.convert_layout %59 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%5, %c0_i32], %60 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %c2_i32 = arith.constant 2 : i32
    %1 = ub.poison : !ttg.async.token
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %2 = tt.get_program_id y : i32
    %3 = arith.muli %2, %arg20 : i32
    %4 = tt.get_program_id x : i32
    %5 = arith.muli %4, %c128_i32 : i32
    %6 = arith.addi %3, %5 : i32
    %7 = tt.descriptor_load %arg0[%6, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %8 = ttg.local_alloc %7 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %9 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_2 = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %11 = ttg.memdesc_index %result_2[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    ttng.tmem_store %cst_0, %11, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %12 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %13 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %14 = ttg.memdesc_index %13[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %15 = ttg.memdesc_index %13[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %16 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %17 = ttg.memdesc_index %16[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %17, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %18 = ttg.memdesc_index %16[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %18, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %14, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %19 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %20 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %21 = ttg.memdesc_index %20[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %22 = ttg.memdesc_index %20[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %23 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %24 = ttg.memdesc_index %23[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %24, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %25 = ttg.memdesc_index %23[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %21, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %26 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %27 = ttg.memdesc_index %26[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %27, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %28 = ttg.memdesc_index %26[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %29 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %30 = ttg.memdesc_index %29[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %31 = ttg.memdesc_index %29[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %30, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %result_3 = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %39 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %39, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %43 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %44 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %44, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %48 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %49 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %49, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %50:5 = ttg.warp_specialize(%13, %16, %12, %result, %29, %26, %8, %20, %23, %19, %33, %39, %result_3, %11, %35, %37, %arg20, %3, %arg5, %arg10, %43, %40, %41, %48, %45, %46) attributes {requestedRegisters = array<i32: 24, 24, 88>}
    default {
      %61:11 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_1, %arg25 = %0, %arg26 = %c0_i32, %arg27 = %c0_i32, %arg28 = %c0_i32, %arg29 = %c0_i32, %arg30 = %c0_i32, %arg31 = %c0_i32, %arg32 = %c0_i32, %arg33 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %62 = arith.addi %arg32, %c1_i32 : i32
        %63 = arith.cmpi eq, %62, %c1_i32 : i32
        %64 = arith.select %63, %c0_i32, %62 : i32
        %65 = arith.xori %arg33, %c1_i32 : i32
        %66 = arith.select %63, %65, %arg33 : i32
        %67 = ttg.memdesc_index %46[%64] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %67, %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %68 = ttg.memdesc_index %45[%64] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %arg23, %68 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %69 = ttg.memdesc_index %48[%64] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %69, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %70 = ttg.memdesc_index %result[%arg26] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %71 = ttg.memdesc_index %29[%arg26] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %72 = ttg.memdesc_index %26[%arg26] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %72, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %result_5 = ttng.tmem_load %70 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64> -> tensor<128x64xf32, #blocked>
        ttng.arrive_barrier %71, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %73 = arith.addi %arg26, %c1_i32 : i32
        %74 = arith.xori %arg27, %c1_i32 : i32
        %75 = arith.cmpi eq, %73, %c2_i32 : i32
        %76 = arith.select %75, %c0_i32, %73 : i32
        %77 = arith.select %75, %74, %arg27 : i32
        %78 = "tt.reduce"(%result_5) <{axis = 1 : i32}> ({
        ^bb0(%arg34: f32, %arg35: f32):
          %102 = arith.maxnumf %arg34, %arg35 : f32
          tt.reduce.return %102 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %79 = arith.mulf %78, %9 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %80 = arith.maxnumf %arg23, %79 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %81 = arith.addi %arg30, %c1_i32 : i32
        %82 = arith.cmpi eq, %81, %c1_i32 : i32
        %83 = arith.select %82, %c0_i32, %81 : i32
        %84 = arith.xori %arg31, %c1_i32 : i32
        %85 = arith.select %82, %84, %arg31 : i32
        %86 = ttg.memdesc_index %41[%83] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %86, %85 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %87 = ttg.memdesc_index %40[%83] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %80, %87 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %88 = ttg.memdesc_index %43[%83] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %88, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %89 = arith.mulf %result_5, %10 : tensor<128x64xf32, #blocked>
        %90 = tt.expand_dims %80 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %91 = tt.broadcast %90 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        %92 = arith.subf %89, %91 : tensor<128x64xf32, #blocked>
        %93 = math.exp2 %92 : tensor<128x64xf32, #blocked>
        %94 = arith.subf %arg23, %80 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %95 = math.exp2 %94 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %96 = arith.mulf %arg24, %95 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %97 = "tt.reduce"(%93) <{axis = 1 : i32}> ({
        ^bb0(%arg34: f32, %arg35: f32):
          %102 = arith.addf %arg34, %arg35 : f32
          tt.reduce.return %102 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %98 = arith.addf %96, %97 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %99 = arith.truncf %93 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
        ttng.wait_barrier %37, %arg29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tmem_store %99, %result_3, %true : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
        ttng.arrive_barrier %39, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %100 = arith.xori %arg28, %c1_i32 : i32
        %101 = arith.xori %arg29, %c1_i32 : i32
        scf.yield %80, %98, %1, %76, %77, %100, %101, %83, %85, %64, %66 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, i32, i32, i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %61#1, %61#2, %61#3, %61#4, %61#5 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, i32, i32, i32
    }
    partition0(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %false = arith.constant false
      %61 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %62 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %64 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %65 = ttg.memdesc_trans %64 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %63, %c0_i32_9, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %66 = ttg.memdesc_index %arg25[%c0_i32_9] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %67 = ttg.memdesc_index %arg26[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %67, %c0_i32_9, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %68 = ttg.memdesc_index %arg27[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %65, %66, %false, %61, %62[%true_10], %68[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %69 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %70 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %71 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %72 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %73 = ttg.memdesc_trans %72 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %71, %c0_i32_9, %69 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %74 = ttg.memdesc_index %arg25[%c1_i32_7] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %75 = ttg.memdesc_index %arg26[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %75, %c0_i32_9, %69 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %76 = ttg.memdesc_index %arg27[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %73, %74, %false, %69, %70[%true_10], %76[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %77:8 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %c1_i32_7, %arg54 = %c0_i32_9, %arg55 = %c0_i32_9, %arg56 = %c0_i32_9) -> (i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %78 = arith.subi %arg38, %c128_i32_5 : i32
        %79 = arith.cmpi slt, %arg48, %78 : i32
        %80 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %81 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %82 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %83 = arith.xori %arg55, %c1_i32_7 : i32
        ttng.wait_barrier %81, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg32, %83, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %arg33, %arg56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tc_gen5_mma %arg34, %82, %arg35, %true_10, %true_10, %80[%true_10], %arg36[%true_10], %arg37[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %84 = arith.addi %arg51, %c1_i32_7 : i32
        %85 = arith.xori %arg52, %c1_i32_7 : i32
        %86 = arith.cmpi eq, %84, %c2_i32_6 : i32
        %87 = arith.select %86, %c0_i32_9, %84 : i32
        %88 = arith.select %86, %85, %arg52 : i32
        %89 = arith.xori %arg56, %c1_i32_7 : i32
        %90 = arith.addi %arg53, %c1_i32_7 : i32
        %91 = arith.xori %arg54, %c1_i32_7 : i32
        %92 = arith.cmpi eq, %90, %c2_i32_6 : i32
        %93 = arith.select %92, %c0_i32_9, %90 : i32
        %94 = arith.select %92, %91, %arg54 : i32
        %95 = arith.addi %arg49, %c1_i32_7 : i32
        %96 = arith.xori %arg50, %c1_i32_7 : i32
        %97 = arith.cmpi eq, %95, %c2_i32_6 : i32
        %98 = arith.select %97, %c0_i32_9, %95 : i32
        %99 = arith.select %97, %96, %arg50 : i32
        %100 = ttg.memdesc_index %arg22[%98] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %101 = ttg.memdesc_index %arg23[%98] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %102 = ttg.memdesc_index %arg24[%98] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %103 = ttg.memdesc_trans %102 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
        ttng.wait_barrier %101, %99, %79 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %104 = ttg.memdesc_index %arg25[%93] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %105 = ttg.memdesc_index %arg26[%93] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %105, %94, %79 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %106 = ttg.memdesc_index %arg27[%93] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %arg28, %103, %104, %false, %79, %100[%true_10], %106[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        scf.yield %98, %99, %87, %88, %93, %94, %83, %89 : i32, i32, i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(2) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %61 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %62 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %62, %c0_i32_9, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %63, 8192, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %64 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%arg39, %c0_i32_9] %64, %63, %61 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %65 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %66 = arith.addi %arg39, %c64_i32_8 : i32
      %67 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %67, %c0_i32_9, %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %68 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %68, 8192, %65 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %69 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%66, %c0_i32_9] %69, %68, %65 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %70:6 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %arg39, %arg54 = %66) -> (i32, i32, i32, i32, i32, i32)  : i32 {
        %71 = arith.subi %arg38, %c128_i32_5 : i32
        %72 = arith.cmpi slt, %arg48, %71 : i32
        %73 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %73, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %74 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %74, 8192, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %75 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg41[%arg53, %c0_i32_9] %75, %74, %true_10 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %76 = arith.addi %arg51, %c1_i32_7 : i32
        %77 = arith.xori %arg52, %c1_i32_7 : i32
        %78 = arith.cmpi eq, %76, %c2_i32_6 : i32
        %79 = arith.select %78, %c0_i32_9, %76 : i32
        %80 = arith.select %78, %77, %arg52 : i32
        %81 = arith.addi %arg49, %c1_i32_7 : i32
        %82 = arith.xori %arg50, %c1_i32_7 : i32
        %83 = arith.cmpi eq, %81, %c2_i32_6 : i32
        %84 = arith.select %83, %c0_i32_9, %81 : i32
        %85 = arith.select %83, %82, %arg50 : i32
        %86 = arith.addi %arg48, %c128_i32_5 : i32
        %87 = arith.addi %arg39, %86 : i32
        %88 = ttg.memdesc_index %arg22[%84] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %88, %85, %72 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %89 = ttg.memdesc_index %arg23[%84] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %89, 8192, %72 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %90 = ttg.memdesc_index %arg24[%84] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg40[%87, %c0_i32_9] %90, %89, %72 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        scf.yield %84, %85, %79, %80, %arg54, %87 : i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c1_i32_5 = arith.constant 1 : i32
      %c64_i32_6 = arith.constant 64 : i32
      %c0_i32_7 = arith.constant 0 : i32
      %true_8 = arith.constant true
      %61:5 = scf.for %arg48 = %c0_i32_7 to %arg38 step %c64_i32_6 iter_args(%arg49 = %c0_i32_7, %arg50 = %c0_i32_7, %arg51 = %c1_i32_5, %arg52 = %c0_i32_7, %arg53 = %c1_i32_5) -> (i32, i32, i32, i32, i32)  : i32 {
        %62 = arith.addi %arg50, %c1_i32_5 : i32
        %63 = arith.cmpi eq, %62, %c1_i32_5 : i32
        %64 = arith.select %63, %c0_i32_7, %62 : i32
        %65 = arith.xori %arg51, %c1_i32_5 : i32
        %66 = arith.select %63, %65, %arg51 : i32
        %67 = ttg.memdesc_index %arg42[%64] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %67, %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %68 = ttg.memdesc_index %arg43[%64] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %69 = ttg.local_load %68 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %70 = ttg.memdesc_index %arg44[%64] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %70, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %71 = arith.addi %arg52, %c1_i32_5 : i32
        %72 = arith.cmpi eq, %71, %c1_i32_5 : i32
        %73 = arith.select %72, %c0_i32_7, %71 : i32
        %74 = arith.xori %arg53, %c1_i32_5 : i32
        %75 = arith.select %72, %74, %arg53 : i32
        %76 = ttg.memdesc_index %arg45[%73] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %76, %75 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %77 = ttg.memdesc_index %arg46[%73] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %78 = ttg.local_load %77 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %79 = ttg.memdesc_index %arg47[%73] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %79, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %80 = arith.subf %78, %69 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %81 = math.exp2 %80 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %82 = tt.expand_dims %81 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %83 = tt.broadcast %82 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        ttng.wait_barrier %arg36, %arg49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %result_9 = ttng.tmem_load %arg35 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
        %84 = arith.xori %arg49, %c1_i32_5 : i32
        %85 = arith.mulf %result_9, %83 : tensor<128x64xf32, #blocked>
        ttng.tmem_store %85, %arg35, %true_8 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
        ttng.arrive_barrier %arg32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        scf.yield %84, %64, %66, %73, %75 : i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, i32, !tt.tensordesc<tensor<64x64xf16, #shared>>, !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, i32, i32, i32)
    %51 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %41 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %52 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %43 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %53 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %54 = ttg.memdesc_index %48[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %54 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %48 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %40 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttng.wait_barrier %35, %50#4 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %39 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %38 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %36 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %34 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %32 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %55 = ttg.memdesc_index %29[%50#2] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.wait_barrier %55, %50#3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %30 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %29 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %26 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %23 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %20 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %19 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %18 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %16 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %13 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %12 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %result_4 = ttng.tmem_load %11 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
    %56 = tt.expand_dims %50#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %57 = tt.broadcast %56 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %58 = arith.divf %result_4, %57 : tensor<128x64xf32, #blocked>
    %59 = arith.truncf %58 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %60 = ttg.convert_layout %59 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%6, %c0_i32], %60 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_2 = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %9 = ttg.memdesc_index %result_2[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    ttng.tmem_store %cst_0, %9, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %16 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %23 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %24 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %26 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %27 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %29 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %30 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %result_3 = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %43 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %44 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %45 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %48:4 = ttg.warp_specialize(%11, %14, %10, %result, %27, %24, %6, %18, %21, %17, %31, %37, %result_3, %9, %33, %35, %arg20, %1, %arg5, %arg10, %41, %38, %39, %46, %43, %44) attributes {requestedRegisters = array<i32: 24, 24, 88>}
    default {
      %59:10 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_1, %arg25 = %c0_i32, %arg26 = %c0_i32, %arg27 = %c0_i32, %arg28 = %c0_i32, %arg29 = %c0_i32, %arg30 = %c0_i32, %arg31 = %c0_i32, %arg32 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %60 = arith.addi %arg31, %c1_i32 : i32
        %61 = arith.cmpi eq, %60, %c1_i32 : i32
        %62 = arith.select %61, %c0_i32, %60 : i32
        %63 = arith.xori %arg32, %c1_i32 : i32
        %64 = arith.select %61, %63, %arg32 : i32
        %65 = ttg.memdesc_index %44[%62] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %65, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %66 = ttg.memdesc_index %43[%62] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %arg23, %66 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %67 = ttg.memdesc_index %46[%62] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %67, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %68 = ttg.memdesc_index %result[%arg25] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %69 = ttg.memdesc_index %27[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %70 = ttg.memdesc_index %24[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %70, %arg26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %result_5 = ttng.tmem_load %68 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64> -> tensor<128x64xf32, #blocked>
        ttng.arrive_barrier %69, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %71 = arith.addi %arg25, %c1_i32 : i32
        %72 = arith.xori %arg26, %c1_i32 : i32
        %73 = arith.cmpi eq, %71, %c2_i32 : i32
        %74 = arith.select %73, %c0_i32, %71 : i32
        %75 = arith.select %73, %72, %arg26 : i32
        %76 = "tt.reduce"(%result_5) <{axis = 1 : i32}> ({
        ^bb0(%arg33: f32, %arg34: f32):
          %100 = arith.maxnumf %arg33, %arg34 : f32
          tt.reduce.return %100 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %77 = arith.mulf %76, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %78 = arith.maxnumf %arg23, %77 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %79 = arith.addi %arg29, %c1_i32 : i32
        %80 = arith.cmpi eq, %79, %c1_i32 : i32
        %81 = arith.select %80, %c0_i32, %79 : i32
        %82 = arith.xori %arg30, %c1_i32 : i32
        %83 = arith.select %80, %82, %arg30 : i32
        %84 = ttg.memdesc_index %39[%81] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %84, %83 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %85 = ttg.memdesc_index %38[%81] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %78, %85 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %86 = ttg.memdesc_index %41[%81] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %86, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %87 = arith.mulf %result_5, %8 : tensor<128x64xf32, #blocked>
        %88 = tt.expand_dims %78 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %89 = tt.broadcast %88 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        %90 = arith.subf %87, %89 : tensor<128x64xf32, #blocked>
        %91 = math.exp2 %90 : tensor<128x64xf32, #blocked>
        %92 = arith.subf %arg23, %78 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %93 = math.exp2 %92 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %94 = arith.mulf %arg24, %93 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %95 = "tt.reduce"(%91) <{axis = 1 : i32}> ({
        ^bb0(%arg33: f32, %arg34: f32):
          %100 = arith.addf %arg33, %arg34 : f32
          tt.reduce.return %100 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %96 = arith.addf %94, %95 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %97 = arith.truncf %91 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
        ttng.wait_barrier %35, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tmem_store %97, %result_3, %true : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
        ttng.arrive_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %98 = arith.xori %arg27, %c1_i32 : i32
        %99 = arith.xori %arg28, %c1_i32 : i32
        scf.yield %78, %96, %74, %75, %98, %99, %81, %83, %62, %64 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %59#1, %59#2, %59#3, %59#4 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32
    }
    partition0(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %false = arith.constant false
      %59 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %60 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %61 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %62 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %63 = ttg.memdesc_trans %62 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %61, %c0_i32_9, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %64 = ttg.memdesc_index %arg25[%c0_i32_9] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %65 = ttg.memdesc_index %arg26[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %65, %c0_i32_9, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %66 = ttg.memdesc_index %arg27[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %63, %64, %false, %59, %60[%true_10], %66[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %67 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %68 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %69 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %70 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %71 = ttg.memdesc_trans %70 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %69, %c0_i32_9, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %72 = ttg.memdesc_index %arg25[%c1_i32_7] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %73 = ttg.memdesc_index %arg26[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %73, %c0_i32_9, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %74 = ttg.memdesc_index %arg27[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %71, %72, %false, %67, %68[%true_10], %74[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %75:8 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %c1_i32_7, %arg54 = %c0_i32_9, %arg55 = %c0_i32_9, %arg56 = %c0_i32_9) -> (i32, i32, i32, i32, i32, i32, i32, i32)  : i32 {
        %76 = arith.subi %arg38, %c128_i32_5 : i32
        %77 = arith.cmpi slt, %arg48, %76 : i32
        %78 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %79 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %80 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %81 = arith.xori %arg55, %c1_i32_7 : i32
        ttng.wait_barrier %79, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg32, %81, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %arg33, %arg56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tc_gen5_mma %arg34, %80, %arg35, %true_10, %true_10, %78[%true_10], %arg36[%true_10], %arg37[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %82 = arith.addi %arg51, %c1_i32_7 : i32
        %83 = arith.xori %arg52, %c1_i32_7 : i32
        %84 = arith.cmpi eq, %82, %c2_i32_6 : i32
        %85 = arith.select %84, %c0_i32_9, %82 : i32
        %86 = arith.select %84, %83, %arg52 : i32
        %87 = arith.xori %arg56, %c1_i32_7 : i32
        %88 = arith.addi %arg53, %c1_i32_7 : i32
        %89 = arith.xori %arg54, %c1_i32_7 : i32
        %90 = arith.cmpi eq, %88, %c2_i32_6 : i32
        %91 = arith.select %90, %c0_i32_9, %88 : i32
        %92 = arith.select %90, %89, %arg54 : i32
        %93 = arith.addi %arg49, %c1_i32_7 : i32
        %94 = arith.xori %arg50, %c1_i32_7 : i32
        %95 = arith.cmpi eq, %93, %c2_i32_6 : i32
        %96 = arith.select %95, %c0_i32_9, %93 : i32
        %97 = arith.select %95, %94, %arg50 : i32
        %98 = ttg.memdesc_index %arg22[%96] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %99 = ttg.memdesc_index %arg23[%96] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %100 = ttg.memdesc_index %arg24[%96] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %101 = ttg.memdesc_trans %100 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
        ttng.wait_barrier %99, %97, %77 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %102 = ttg.memdesc_index %arg25[%91] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %103 = ttg.memdesc_index %arg26[%91] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %103, %92, %77 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %104 = ttg.memdesc_index %arg27[%91] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %arg28, %101, %102, %false, %77, %98[%true_10], %104[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        scf.yield %96, %97, %85, %86, %91, %92, %81, %87 : i32, i32, i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(2) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %59 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %60 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %60, %c0_i32_9, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %61 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %61, 8192, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %62 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%arg39, %c0_i32_9] %62, %61, %59 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %63 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %64 = arith.addi %arg39, %c64_i32_8 : i32
      %65 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %65, %c0_i32_9, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %66 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %66, 8192, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %67 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%64, %c0_i32_9] %67, %66, %63 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %68:6 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %arg39, %arg54 = %64) -> (i32, i32, i32, i32, i32, i32)  : i32 {
        %69 = arith.subi %arg38, %c128_i32_5 : i32
        %70 = arith.cmpi slt, %arg48, %69 : i32
        %71 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %71, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %72 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %72, 8192, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %73 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg41[%arg53, %c0_i32_9] %73, %72, %true_10 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %74 = arith.addi %arg51, %c1_i32_7 : i32
        %75 = arith.xori %arg52, %c1_i32_7 : i32
        %76 = arith.cmpi eq, %74, %c2_i32_6 : i32
        %77 = arith.select %76, %c0_i32_9, %74 : i32
        %78 = arith.select %76, %75, %arg52 : i32
        %79 = arith.addi %arg49, %c1_i32_7 : i32
        %80 = arith.xori %arg50, %c1_i32_7 : i32
        %81 = arith.cmpi eq, %79, %c2_i32_6 : i32
        %82 = arith.select %81, %c0_i32_9, %79 : i32
        %83 = arith.select %81, %80, %arg50 : i32
        %84 = arith.addi %arg48, %c128_i32_5 : i32
        %85 = arith.addi %arg39, %84 : i32
        %86 = ttg.memdesc_index %arg22[%82] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %86, %83, %70 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %87 = ttg.memdesc_index %arg23[%82] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %87, 8192, %70 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %88 = ttg.memdesc_index %arg24[%82] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg40[%85, %c0_i32_9] %88, %87, %70 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        scf.yield %82, %83, %77, %78, %arg54, %85 : i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c1_i32_5 = arith.constant 1 : i32
      %c64_i32_6 = arith.constant 64 : i32
      %c0_i32_7 = arith.constant 0 : i32
      %true_8 = arith.constant true
      %59:5 = scf.for %arg48 = %c0_i32_7 to %arg38 step %c64_i32_6 iter_args(%arg49 = %c0_i32_7, %arg50 = %c0_i32_7, %arg51 = %c1_i32_5, %arg52 = %c0_i32_7, %arg53 = %c1_i32_5) -> (i32, i32, i32, i32, i32)  : i32 {
        %60 = arith.addi %arg50, %c1_i32_5 : i32
        %61 = arith.cmpi eq, %60, %c1_i32_5 : i32
        %62 = arith.select %61, %c0_i32_7, %60 : i32
        %63 = arith.xori %arg51, %c1_i32_5 : i32
        %64 = arith.select %61, %63, %arg51 : i32
        %65 = ttg.memdesc_index %arg42[%62] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %65, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %66 = ttg.memdesc_index %arg43[%62] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %67 = ttg.local_load %66 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %68 = ttg.memdesc_index %arg44[%62] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %68, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %69 = arith.addi %arg52, %c1_i32_5 : i32
        %70 = arith.cmpi eq, %69, %c1_i32_5 : i32
        %71 = arith.select %70, %c0_i32_7, %69 : i32
        %72 = arith.xori %arg53, %c1_i32_5 : i32
        %73 = arith.select %70, %72, %arg53 : i32
        %74 = ttg.memdesc_index %arg45[%71] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %74, %73 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %75 = ttg.memdesc_index %arg46[%71] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %76 = ttg.local_load %75 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %77 = ttg.memdesc_index %arg47[%71] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %77, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %78 = arith.subf %76, %67 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %79 = math.exp2 %78 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %80 = tt.expand_dims %79 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %81 = tt.broadcast %80 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        ttng.wait_barrier %arg36, %arg49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %result_9 = ttng.tmem_load %arg35 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
        %82 = arith.xori %arg49, %c1_i32_5 : i32
        %83 = arith.mulf %result_9, %81 : tensor<128x64xf32, #blocked>
        ttng.tmem_store %83, %arg35, %true_8 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
        ttng.arrive_barrier %arg32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        scf.yield %82, %62, %64, %71, %73 : i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, i32, !tt.tensordesc<tensor<64x64xf16, #shared>>, !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32)
    %49 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %39 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %50 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %50 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %41 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %51 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %51 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %44 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %52 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %43 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttng.wait_barrier %33, %48#3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %36 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %34 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %32 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %30 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %53 = ttg.memdesc_index %27[%48#1] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.wait_barrier %53, %48#2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %27 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %24 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %21 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %18 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %14 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %11 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %result_4 = ttng.tmem_load %9 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
    %54 = tt.expand_dims %48#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %55 = tt.broadcast %54 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %56 = arith.divf %result_4, %55 : tensor<128x64xf32, #blocked>
    %57 = arith.truncf %56 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %58 = ttg.convert_layout %57 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %58 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_2 = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %9 = ttg.memdesc_index %result_2[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    ttng.tmem_store %cst_0, %9, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %16 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %23 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %24 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %26 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %27 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %29 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %30 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %result_3 = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %43 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %44 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %45 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %48:4 = ttg.warp_specialize(%11, %14, %10, %result, %27, %24, %6, %18, %21, %17, %31, %37, %result_3, %9, %33, %35, %arg20, %1, %arg5, %arg10, %41, %38, %39, %46, %43, %44) attributes {requestedRegisters = array<i32: 24, 24, 88>}
    default {
      %55:7 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_1, %arg25 = %c0_i32, %arg26 = %c0_i32, %arg27 = %c0_i32, %arg28 = %c0_i32, %arg29 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32)  : i32 {
        %56 = arith.addi %arg28, %c1_i32 : i32
        %57 = arith.cmpi eq, %56, %c1_i32 : i32
        %58 = arith.select %57, %c0_i32, %56 : i32
        %59 = arith.xori %arg29, %c1_i32 : i32
        %60 = arith.select %57, %59, %arg29 : i32
        %61 = ttg.memdesc_index %44[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %61, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %62 = ttg.memdesc_index %43[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %arg23, %62 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %63 = ttg.memdesc_index %46[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %63, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %64 = ttg.memdesc_index %result[%arg25] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %65 = ttg.memdesc_index %27[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %66 = ttg.memdesc_index %24[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %66, %arg26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %result_5 = ttng.tmem_load %64 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64> -> tensor<128x64xf32, #blocked>
        ttng.arrive_barrier %65, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %67 = arith.addi %arg25, %c1_i32 : i32
        %68 = arith.xori %arg26, %c1_i32 : i32
        %69 = arith.cmpi eq, %67, %c2_i32 : i32
        %70 = arith.select %69, %c0_i32, %67 : i32
        %71 = arith.select %69, %68, %arg26 : i32
        %72 = "tt.reduce"(%result_5) <{axis = 1 : i32}> ({
        ^bb0(%arg30: f32, %arg31: f32):
          %90 = arith.maxnumf %arg30, %arg31 : f32
          tt.reduce.return %90 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %73 = arith.mulf %72, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %74 = arith.maxnumf %arg23, %73 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %75 = ttg.memdesc_index %39[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %75, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %76 = ttg.memdesc_index %38[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %74, %76 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %77 = ttg.memdesc_index %41[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %77, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %78 = arith.mulf %result_5, %8 : tensor<128x64xf32, #blocked>
        %79 = tt.expand_dims %74 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %80 = tt.broadcast %79 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        %81 = arith.subf %78, %80 : tensor<128x64xf32, #blocked>
        %82 = math.exp2 %81 : tensor<128x64xf32, #blocked>
        %83 = arith.subf %arg23, %74 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %84 = math.exp2 %83 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %85 = arith.mulf %arg24, %84 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %86 = "tt.reduce"(%82) <{axis = 1 : i32}> ({
        ^bb0(%arg30: f32, %arg31: f32):
          %90 = arith.addf %arg30, %arg31 : f32
          tt.reduce.return %90 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %87 = arith.addf %85, %86 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %88 = arith.truncf %82 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
        ttng.wait_barrier %35, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tmem_store %88, %result_3, %true : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
        ttng.arrive_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %89 = arith.xori %arg27, %c1_i32 : i32
        scf.yield %74, %87, %70, %71, %89, %58, %60 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %55#1, %55#2, %55#3, %55#4 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32
    }
    partition0(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %false = arith.constant false
      %55 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %56 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %57 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %59 = ttg.memdesc_trans %58 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %57, %c0_i32_9, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %60 = ttg.memdesc_index %arg25[%c0_i32_9] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %61 = ttg.memdesc_index %arg26[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %61, %c0_i32_9, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %62 = ttg.memdesc_index %arg27[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %59, %60, %false, %55, %56[%true_10], %62[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %64 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %65 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %66 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %67 = ttg.memdesc_trans %66 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %65, %c0_i32_9, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %68 = ttg.memdesc_index %arg25[%c1_i32_7] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %69 = ttg.memdesc_index %arg26[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %69, %c0_i32_9, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %70 = ttg.memdesc_index %arg27[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %67, %68, %false, %63, %64[%true_10], %70[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %71:5 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %c0_i32_9) -> (i32, i32, i32, i32, i32)  : i32 {
        %72 = arith.subi %arg38, %c128_i32_5 : i32
        %73 = arith.cmpi slt, %arg48, %72 : i32
        %74 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %75 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %76 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %77 = arith.xori %arg53, %c1_i32_7 : i32
        ttng.wait_barrier %75, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg32, %77, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %arg33, %arg53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tc_gen5_mma %arg34, %76, %arg35, %true_10, %true_10, %74[%true_10], %arg36[%true_10], %arg37[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %78 = arith.addi %arg51, %c1_i32_7 : i32
        %79 = arith.xori %arg52, %c1_i32_7 : i32
        %80 = arith.cmpi eq, %78, %c2_i32_6 : i32
        %81 = arith.select %80, %c0_i32_9, %78 : i32
        %82 = arith.select %80, %79, %arg52 : i32
        %83 = arith.addi %arg49, %c1_i32_7 : i32
        %84 = arith.xori %arg50, %c1_i32_7 : i32
        %85 = arith.cmpi eq, %83, %c2_i32_6 : i32
        %86 = arith.select %85, %c0_i32_9, %83 : i32
        %87 = arith.select %85, %84, %arg50 : i32
        %88 = ttg.memdesc_index %arg22[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %89 = ttg.memdesc_index %arg23[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %90 = ttg.memdesc_index %arg24[%86] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %91 = ttg.memdesc_trans %90 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
        ttng.wait_barrier %89, %87, %73 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %92 = ttg.memdesc_index %arg25[%86] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %93 = ttg.memdesc_index %arg26[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %93, %87, %73 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %94 = ttg.memdesc_index %arg27[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %arg28, %91, %92, %false, %73, %88[%true_10], %94[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        scf.yield %86, %87, %81, %82, %77 : i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(2) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %55 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %56 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %56, %c0_i32_9, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %57 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %57, 8192, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%arg39, %c0_i32_9] %58, %57, %55 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %59 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %60 = arith.addi %arg39, %c64_i32_8 : i32
      %61 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %61, %c0_i32_9, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %62 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %62, 8192, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%60, %c0_i32_9] %63, %62, %59 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %64:6 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %arg39, %arg54 = %60) -> (i32, i32, i32, i32, i32, i32)  : i32 {
        %65 = arith.subi %arg38, %c128_i32_5 : i32
        %66 = arith.cmpi slt, %arg48, %65 : i32
        %67 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %67, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %68 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %68, 8192, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %69 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg41[%arg53, %c0_i32_9] %69, %68, %true_10 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %70 = arith.addi %arg51, %c1_i32_7 : i32
        %71 = arith.xori %arg52, %c1_i32_7 : i32
        %72 = arith.cmpi eq, %70, %c2_i32_6 : i32
        %73 = arith.select %72, %c0_i32_9, %70 : i32
        %74 = arith.select %72, %71, %arg52 : i32
        %75 = arith.addi %arg49, %c1_i32_7 : i32
        %76 = arith.xori %arg50, %c1_i32_7 : i32
        %77 = arith.cmpi eq, %75, %c2_i32_6 : i32
        %78 = arith.select %77, %c0_i32_9, %75 : i32
        %79 = arith.select %77, %76, %arg50 : i32
        %80 = arith.addi %arg48, %c128_i32_5 : i32
        %81 = arith.addi %arg39, %80 : i32
        %82 = ttg.memdesc_index %arg22[%78] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %82, %79, %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %83 = ttg.memdesc_index %arg23[%78] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %83, 8192, %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %84 = ttg.memdesc_index %arg24[%78] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg40[%81, %c0_i32_9] %84, %83, %66 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        scf.yield %78, %79, %73, %74, %arg54, %81 : i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c1_i32_5 = arith.constant 1 : i32
      %c64_i32_6 = arith.constant 64 : i32
      %c0_i32_7 = arith.constant 0 : i32
      %true_8 = arith.constant true
      %55:3 = scf.for %arg48 = %c0_i32_7 to %arg38 step %c64_i32_6 iter_args(%arg49 = %c0_i32_7, %arg50 = %c0_i32_7, %arg51 = %c1_i32_5) -> (i32, i32, i32)  : i32 {
        %56 = arith.addi %arg50, %c1_i32_5 : i32
        %57 = arith.cmpi eq, %56, %c1_i32_5 : i32
        %58 = arith.select %57, %c0_i32_7, %56 : i32
        %59 = arith.xori %arg51, %c1_i32_5 : i32
        %60 = arith.select %57, %59, %arg51 : i32
        %61 = ttg.memdesc_index %arg42[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %61, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %62 = ttg.memdesc_index %arg43[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %63 = ttg.local_load %62 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %64 = ttg.memdesc_index %arg44[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %64, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %65 = ttg.memdesc_index %arg45[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %65, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %66 = ttg.memdesc_index %arg46[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %67 = ttg.local_load %66 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %68 = ttg.memdesc_index %arg47[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %68, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %69 = arith.subf %67, %63 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %70 = math.exp2 %69 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %71 = tt.expand_dims %70 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %72 = tt.broadcast %71 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        ttng.wait_barrier %arg36, %arg49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %result_9 = ttng.tmem_load %arg35 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
        %73 = arith.xori %arg49, %c1_i32_5 : i32
        %74 = arith.mulf %result_9, %72 : tensor<128x64xf32, #blocked>
        ttng.tmem_store %74, %arg35, %true_8 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
        ttng.arrive_barrier %arg32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        scf.yield %73, %58, %60 : i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, i32, !tt.tensordesc<tensor<64x64xf16, #shared>>, !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32)
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %39 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %41 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %44 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %43 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttng.wait_barrier %33, %48#3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %36 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %34 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %32 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %30 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %49 = ttg.memdesc_index %27[%48#1] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.wait_barrier %49, %48#2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %27 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %24 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %21 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %18 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %14 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %11 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %result_4 = ttng.tmem_load %9 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
    %50 = tt.expand_dims %48#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %51 = tt.broadcast %50 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %52 = arith.divf %result_4, %51 : tensor<128x64xf32, #blocked>
    %53 = arith.truncf %52 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %54 = ttg.convert_layout %53 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %54 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_interleave_tmem()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %c0_i32_2 = arith.constant 0 : i32
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %c0_i32_3 = arith.constant 0 : i32
    %c0_i32_4 = arith.constant 0 : i32
    %c0_i32_5 = arith.constant 0 : i32
    %9 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    ttng.tmem_store %cst_0, %9, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %16 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %result_6 = ttng.tmem_alloc : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %23 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %24 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %26 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %27 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %29 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %30 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %result_7 = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    ttng.arrive_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %43 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %44 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %45 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %48:4 = ttg.warp_specialize(%11, %14, %10, %result_6, %27, %24, %6, %18, %21, %17, %31, %37, %result_7, %9, %33, %35, %arg20, %1, %arg5, %arg10, %41, %38, %39, %46, %43, %44) attributes {requestedRegisters = array<i32: 24, 24, 88>}
    default {
      %55:7 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_1, %arg25 = %c0_i32, %arg26 = %c0_i32, %arg27 = %c0_i32, %arg28 = %c0_i32, %arg29 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32)  : i32 {
        %56 = arith.addi %arg28, %c1_i32 : i32
        %57 = arith.cmpi eq, %56, %c1_i32 : i32
        %58 = arith.select %57, %c0_i32, %56 : i32
        %59 = arith.xori %arg29, %c1_i32 : i32
        %60 = arith.select %57, %59, %arg29 : i32
        %61 = ttg.memdesc_index %44[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %61, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %62 = ttg.memdesc_index %43[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %arg23, %62 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %63 = ttg.memdesc_index %46[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %63, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %64 = ttg.memdesc_index %result_6[%arg25] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %65 = ttg.memdesc_index %27[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %66 = ttg.memdesc_index %24[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %66, %arg26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %result_9 = ttng.tmem_load %64 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64> -> tensor<128x64xf32, #blocked>
        ttng.arrive_barrier %65, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %67 = arith.addi %arg25, %c1_i32 : i32
        %68 = arith.xori %arg26, %c1_i32 : i32
        %69 = arith.cmpi eq, %67, %c2_i32 : i32
        %70 = arith.select %69, %c0_i32, %67 : i32
        %71 = arith.select %69, %68, %arg26 : i32
        %72 = "tt.reduce"(%result_9) <{axis = 1 : i32}> ({
        ^bb0(%arg30: f32, %arg31: f32):
          %90 = arith.maxnumf %arg30, %arg31 : f32
          tt.reduce.return %90 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %73 = arith.mulf %72, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %74 = arith.maxnumf %arg23, %73 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %75 = ttg.memdesc_index %39[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %75, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %76 = ttg.memdesc_index %38[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %74, %76 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %77 = ttg.memdesc_index %41[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %77, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %78 = arith.mulf %result_9, %8 : tensor<128x64xf32, #blocked>
        %79 = tt.expand_dims %74 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %80 = tt.broadcast %79 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        %81 = arith.subf %78, %80 : tensor<128x64xf32, #blocked>
        %82 = math.exp2 %81 : tensor<128x64xf32, #blocked>
        %83 = arith.subf %arg23, %74 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %84 = math.exp2 %83 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %85 = arith.mulf %arg24, %84 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %86 = "tt.reduce"(%82) <{axis = 1 : i32}> ({
        ^bb0(%arg30: f32, %arg31: f32):
          %90 = arith.addf %arg30, %arg31 : f32
          tt.reduce.return %90 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %87 = arith.addf %85, %86 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %88 = arith.truncf %82 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
        ttng.wait_barrier %35, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tmem_store %88, %result_7, %true : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
        ttng.arrive_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %89 = arith.xori %arg27, %c1_i32 : i32
        scf.yield %74, %87, %70, %71, %89, %58, %60 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %55#1, %55#2, %55#3, %55#4 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32
    }
    partition0(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c128_i32_9 = arith.constant 128 : i32
      %c2_i32_10 = arith.constant 2 : i32
      %c1_i32_11 = arith.constant 1 : i32
      %c64_i32_12 = arith.constant 64 : i32
      %c0_i32_13 = arith.constant 0 : i32
      %true_14 = arith.constant true
      %false = arith.constant false
      %55 = arith.cmpi sgt, %arg38, %c0_i32_13 : i32
      %56 = ttg.memdesc_index %arg22[%c0_i32_13] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %57 = ttg.memdesc_index %arg23[%c0_i32_13] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg24[%c0_i32_13] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %59 = ttg.memdesc_trans %58 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %57, %c0_i32_13, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %60 = ttg.memdesc_index %arg25[%c0_i32_13] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %61 = ttg.memdesc_index %arg26[%c0_i32_13] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %61, %c0_i32_13, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %62 = ttg.memdesc_index %arg27[%c0_i32_13] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %59, %60, %false, %55, %56[%true_14], %62[%true_14] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = arith.cmpi sgt, %arg38, %c64_i32_12 : i32
      %64 = ttg.memdesc_index %arg22[%c1_i32_11] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %65 = ttg.memdesc_index %arg23[%c1_i32_11] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %66 = ttg.memdesc_index %arg24[%c1_i32_11] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %67 = ttg.memdesc_trans %66 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %65, %c0_i32_13, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %68 = ttg.memdesc_index %arg25[%c1_i32_11] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %69 = ttg.memdesc_index %arg26[%c1_i32_11] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %69, %c0_i32_13, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %70 = ttg.memdesc_index %arg27[%c1_i32_11] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %67, %68, %false, %63, %64[%true_14], %70[%true_14] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %71:5 = scf.for %arg48 = %c0_i32_13 to %arg38 step %c64_i32_12 iter_args(%arg49 = %c1_i32_11, %arg50 = %c0_i32_13, %arg51 = %c0_i32_13, %arg52 = %c0_i32_13, %arg53 = %c0_i32_13) -> (i32, i32, i32, i32, i32)  : i32 {
        %72 = arith.subi %arg38, %c128_i32_9 : i32
        %73 = arith.cmpi slt, %arg48, %72 : i32
        %74 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %75 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %76 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %77 = arith.xori %arg53, %c1_i32_11 : i32
        ttng.wait_barrier %75, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg32, %77, %true_14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %arg33, %arg53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tc_gen5_mma %arg34, %76, %arg35, %true_14, %true_14, %74[%true_14], %arg36[%true_14], %arg37[%true_14] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %78 = arith.addi %arg51, %c1_i32_11 : i32
        %79 = arith.xori %arg52, %c1_i32_11 : i32
        %80 = arith.cmpi eq, %78, %c2_i32_10 : i32
        %81 = arith.select %80, %c0_i32_13, %78 : i32
        %82 = arith.select %80, %79, %arg52 : i32
        %83 = arith.addi %arg49, %c1_i32_11 : i32
        %84 = arith.xori %arg50, %c1_i32_11 : i32
        %85 = arith.cmpi eq, %83, %c2_i32_10 : i32
        %86 = arith.select %85, %c0_i32_13, %83 : i32
        %87 = arith.select %85, %84, %arg50 : i32
        %88 = ttg.memdesc_index %arg22[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %89 = ttg.memdesc_index %arg23[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %90 = ttg.memdesc_index %arg24[%86] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %91 = ttg.memdesc_trans %90 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
        ttng.wait_barrier %89, %87, %73 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %92 = ttg.memdesc_index %arg25[%86] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %93 = ttg.memdesc_index %arg26[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %93, %87, %73 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %94 = ttg.memdesc_index %arg27[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %arg28, %91, %92, %false, %73, %88[%true_14], %94[%true_14] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        scf.yield %86, %87, %81, %82, %77 : i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(2) {
      %c128_i32_9 = arith.constant 128 : i32
      %c2_i32_10 = arith.constant 2 : i32
      %c1_i32_11 = arith.constant 1 : i32
      %c64_i32_12 = arith.constant 64 : i32
      %c0_i32_13 = arith.constant 0 : i32
      %true_14 = arith.constant true
      %55 = arith.cmpi sgt, %arg38, %c0_i32_13 : i32
      %56 = ttg.memdesc_index %arg22[%c0_i32_13] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %56, %c0_i32_13, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %57 = ttg.memdesc_index %arg23[%c0_i32_13] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %57, 8192, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg24[%c0_i32_13] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%arg39, %c0_i32_13] %58, %57, %55 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %59 = arith.cmpi sgt, %arg38, %c64_i32_12 : i32
      %60 = arith.addi %arg39, %c64_i32_12 : i32
      %61 = ttg.memdesc_index %arg22[%c1_i32_11] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %61, %c0_i32_13, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %62 = ttg.memdesc_index %arg23[%c1_i32_11] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %62, 8192, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg24[%c1_i32_11] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%60, %c0_i32_13] %63, %62, %59 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %64:6 = scf.for %arg48 = %c0_i32_13 to %arg38 step %c64_i32_12 iter_args(%arg49 = %c1_i32_11, %arg50 = %c0_i32_13, %arg51 = %c0_i32_13, %arg52 = %c0_i32_13, %arg53 = %arg39, %arg54 = %60) -> (i32, i32, i32, i32, i32, i32)  : i32 {
        %65 = arith.subi %arg38, %c128_i32_9 : i32
        %66 = arith.cmpi slt, %arg48, %65 : i32
        %67 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %67, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %68 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %68, 8192, %true_14 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %69 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg41[%arg53, %c0_i32_13] %69, %68, %true_14 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %70 = arith.addi %arg51, %c1_i32_11 : i32
        %71 = arith.xori %arg52, %c1_i32_11 : i32
        %72 = arith.cmpi eq, %70, %c2_i32_10 : i32
        %73 = arith.select %72, %c0_i32_13, %70 : i32
        %74 = arith.select %72, %71, %arg52 : i32
        %75 = arith.addi %arg49, %c1_i32_11 : i32
        %76 = arith.xori %arg50, %c1_i32_11 : i32
        %77 = arith.cmpi eq, %75, %c2_i32_10 : i32
        %78 = arith.select %77, %c0_i32_13, %75 : i32
        %79 = arith.select %77, %76, %arg50 : i32
        %80 = arith.addi %arg48, %c128_i32_9 : i32
        %81 = arith.addi %arg39, %80 : i32
        %82 = ttg.memdesc_index %arg22[%78] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %82, %79, %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %83 = ttg.memdesc_index %arg23[%78] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %83, 8192, %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %84 = ttg.memdesc_index %arg24[%78] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg40[%81, %c0_i32_13] %84, %83, %66 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        scf.yield %78, %79, %73, %74, %arg54, %81 : i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c1_i32_9 = arith.constant 1 : i32
      %c64_i32_10 = arith.constant 64 : i32
      %c0_i32_11 = arith.constant 0 : i32
      %true_12 = arith.constant true
      %55:3 = scf.for %arg48 = %c0_i32_11 to %arg38 step %c64_i32_10 iter_args(%arg49 = %c0_i32_11, %arg50 = %c0_i32_11, %arg51 = %c1_i32_9) -> (i32, i32, i32)  : i32 {
        %56 = arith.addi %arg50, %c1_i32_9 : i32
        %57 = arith.cmpi eq, %56, %c1_i32_9 : i32
        %58 = arith.select %57, %c0_i32_11, %56 : i32
        %59 = arith.xori %arg51, %c1_i32_9 : i32
        %60 = arith.select %57, %59, %arg51 : i32
        %61 = ttg.memdesc_index %arg42[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %61, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %62 = ttg.memdesc_index %arg43[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %63 = ttg.local_load %62 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %64 = ttg.memdesc_index %arg44[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %64, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %65 = ttg.memdesc_index %arg45[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %65, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %66 = ttg.memdesc_index %arg46[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %67 = ttg.local_load %66 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %68 = ttg.memdesc_index %arg47[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %68, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %69 = arith.subf %67, %63 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %70 = math.exp2 %69 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %71 = tt.expand_dims %70 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %72 = tt.broadcast %71 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        ttng.wait_barrier %arg36, %arg49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %73 = arith.xori %arg49, %c1_i32_9 : i32
        %result_13 = ttng.tmem_load %arg35 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
        %74 = arith.mulf %result_13, %72 : tensor<128x64xf32, #blocked>
        ttng.tmem_store %74, %arg35, %true_12 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
        ttng.arrive_barrier %arg32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        scf.yield %73, %58, %60 : i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, i32, !tt.tensordesc<tensor<64x64xf16, #shared>>, !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32)
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %39 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %41 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %44 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %43 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttng.wait_barrier %33, %48#3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %36 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %34 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %32 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %30 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %49 = ttg.memdesc_index %27[%48#1] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.wait_barrier %49, %48#2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %27 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %24 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %21 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %18 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %14 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %11 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %50 = tt.expand_dims %48#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %51 = tt.broadcast %50 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %result_8 = ttng.tmem_load %9 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
    %52 = arith.divf %result_8, %51 : tensor<128x64xf32, #blocked>
    %53 = arith.truncf %52 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %54 = ttg.convert_layout %53 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %54 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %0 = tt.get_program_id y : i32
    %1 = arith.muli %0, %arg20 : i32
    %2 = tt.get_program_id x : i32
    %3 = arith.muli %2, %c128_i32 : i32
    %4 = arith.addi %1, %3 : i32
    %5 = tt.descriptor_load %arg0[%4, %c0_i32] : !tt.tensordesc<tensor<128x64xf16, #shared>> -> tensor<128x64xf16, #blocked1>
    %6 = ttg.local_alloc %5 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %9 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    ttng.tmem_store %cst_0, %9, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %16 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %result_2 = ttng.tmem_alloc : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %23 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %24 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %26 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %27 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %29 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %30 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %result_3 = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    ttng.arrive_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %43 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %44 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %45 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %48:4 = ttg.warp_specialize(%11, %14, %10, %result_2, %27, %24, %6, %18, %21, %17, %31, %37, %result_3, %9, %33, %35, %arg20, %1, %arg5, %arg10, %41, %38, %39, %46, %43, %44) attributes {requestedRegisters = array<i32: 24, 24, 88>}
    default {
      %55:7 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_1, %arg25 = %c0_i32, %arg26 = %c0_i32, %arg27 = %c0_i32, %arg28 = %c0_i32, %arg29 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32)  : i32 {
        %56 = arith.addi %arg28, %c1_i32 : i32
        %57 = arith.cmpi eq, %56, %c1_i32 : i32
        %58 = arith.select %57, %c0_i32, %56 : i32
        %59 = arith.xori %arg29, %c1_i32 : i32
        %60 = arith.select %57, %59, %arg29 : i32
        %61 = ttg.memdesc_index %44[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %61, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %62 = ttg.memdesc_index %43[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %arg23, %62 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %63 = ttg.memdesc_index %46[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %63, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %64 = ttg.memdesc_index %result_2[%arg25] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %65 = ttg.memdesc_index %27[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %66 = ttg.memdesc_index %24[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %66, %arg26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %result_5 = ttng.tmem_load %64 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64> -> tensor<128x64xf32, #blocked>
        ttng.arrive_barrier %65, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %67 = arith.addi %arg25, %c1_i32 : i32
        %68 = arith.xori %arg26, %c1_i32 : i32
        %69 = arith.cmpi eq, %67, %c2_i32 : i32
        %70 = arith.select %69, %c0_i32, %67 : i32
        %71 = arith.select %69, %68, %arg26 : i32
        %72 = "tt.reduce"(%result_5) <{axis = 1 : i32}> ({
        ^bb0(%arg30: f32, %arg31: f32):
          %90 = arith.maxnumf %arg30, %arg31 : f32
          tt.reduce.return %90 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %73 = arith.mulf %72, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %74 = arith.maxnumf %arg23, %73 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %75 = ttg.memdesc_index %39[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %75, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %76 = ttg.memdesc_index %38[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %74, %76 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %77 = ttg.memdesc_index %41[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %77, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %78 = arith.mulf %result_5, %8 : tensor<128x64xf32, #blocked>
        %79 = tt.expand_dims %74 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %80 = tt.broadcast %79 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        %81 = arith.subf %78, %80 : tensor<128x64xf32, #blocked>
        %82 = math.exp2 %81 : tensor<128x64xf32, #blocked>
        %83 = arith.subf %arg23, %74 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %84 = math.exp2 %83 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %85 = arith.mulf %arg24, %84 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %86 = "tt.reduce"(%82) <{axis = 1 : i32}> ({
        ^bb0(%arg30: f32, %arg31: f32):
          %90 = arith.addf %arg30, %arg31 : f32
          tt.reduce.return %90 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %87 = arith.addf %85, %86 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %88 = arith.truncf %82 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
        ttng.wait_barrier %35, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tmem_store %88, %result_3, %true : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
        ttng.arrive_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %89 = arith.xori %arg27, %c1_i32 : i32
        scf.yield %74, %87, %70, %71, %89, %58, %60 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %55#1, %55#2, %55#3, %55#4 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32
    }
    partition0(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %false = arith.constant false
      %55 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %56 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %57 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %59 = ttg.memdesc_trans %58 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %57, %c0_i32_9, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %60 = ttg.memdesc_index %arg25[%c0_i32_9] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %61 = ttg.memdesc_index %arg26[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %61, %c0_i32_9, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %62 = ttg.memdesc_index %arg27[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %59, %60, %false, %55, %56[%true_10], %62[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %64 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %65 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %66 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %67 = ttg.memdesc_trans %66 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %65, %c0_i32_9, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %68 = ttg.memdesc_index %arg25[%c1_i32_7] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %69 = ttg.memdesc_index %arg26[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %69, %c0_i32_9, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %70 = ttg.memdesc_index %arg27[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %67, %68, %false, %63, %64[%true_10], %70[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %71:5 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %c0_i32_9) -> (i32, i32, i32, i32, i32)  : i32 {
        %72 = arith.subi %arg38, %c128_i32_5 : i32
        %73 = arith.cmpi slt, %arg48, %72 : i32
        %74 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %75 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %76 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %77 = arith.xori %arg53, %c1_i32_7 : i32
        ttng.wait_barrier %75, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg32, %77, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %arg33, %arg53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tc_gen5_mma %arg34, %76, %arg35, %true_10, %true_10, %74[%true_10], %arg36[%true_10], %arg37[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %78 = arith.addi %arg51, %c1_i32_7 : i32
        %79 = arith.xori %arg52, %c1_i32_7 : i32
        %80 = arith.cmpi eq, %78, %c2_i32_6 : i32
        %81 = arith.select %80, %c0_i32_9, %78 : i32
        %82 = arith.select %80, %79, %arg52 : i32
        %83 = arith.addi %arg49, %c1_i32_7 : i32
        %84 = arith.xori %arg50, %c1_i32_7 : i32
        %85 = arith.cmpi eq, %83, %c2_i32_6 : i32
        %86 = arith.select %85, %c0_i32_9, %83 : i32
        %87 = arith.select %85, %84, %arg50 : i32
        %88 = ttg.memdesc_index %arg22[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %89 = ttg.memdesc_index %arg23[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %90 = ttg.memdesc_index %arg24[%86] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %91 = ttg.memdesc_trans %90 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
        ttng.wait_barrier %89, %87, %73 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %92 = ttg.memdesc_index %arg25[%86] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %93 = ttg.memdesc_index %arg26[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %93, %87, %73 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %94 = ttg.memdesc_index %arg27[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %arg28, %91, %92, %false, %73, %88[%true_10], %94[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        scf.yield %86, %87, %81, %82, %77 : i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(2) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %55 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %56 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %56, %c0_i32_9, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %57 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %57, 8192, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%arg39, %c0_i32_9] %58, %57, %55 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %59 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %60 = arith.addi %arg39, %c64_i32_8 : i32
      %61 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %61, %c0_i32_9, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %62 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %62, 8192, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%60, %c0_i32_9] %63, %62, %59 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %64:6 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %arg39, %arg54 = %60) -> (i32, i32, i32, i32, i32, i32)  : i32 {
        %65 = arith.subi %arg38, %c128_i32_5 : i32
        %66 = arith.cmpi slt, %arg48, %65 : i32
        %67 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %67, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %68 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %68, 8192, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %69 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg41[%arg53, %c0_i32_9] %69, %68, %true_10 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %70 = arith.addi %arg51, %c1_i32_7 : i32
        %71 = arith.xori %arg52, %c1_i32_7 : i32
        %72 = arith.cmpi eq, %70, %c2_i32_6 : i32
        %73 = arith.select %72, %c0_i32_9, %70 : i32
        %74 = arith.select %72, %71, %arg52 : i32
        %75 = arith.addi %arg49, %c1_i32_7 : i32
        %76 = arith.xori %arg50, %c1_i32_7 : i32
        %77 = arith.cmpi eq, %75, %c2_i32_6 : i32
        %78 = arith.select %77, %c0_i32_9, %75 : i32
        %79 = arith.select %77, %76, %arg50 : i32
        %80 = arith.addi %arg48, %c128_i32_5 : i32
        %81 = arith.addi %arg39, %80 : i32
        %82 = ttg.memdesc_index %arg22[%78] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %82, %79, %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %83 = ttg.memdesc_index %arg23[%78] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %83, 8192, %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %84 = ttg.memdesc_index %arg24[%78] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg40[%81, %c0_i32_9] %84, %83, %66 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        scf.yield %78, %79, %73, %74, %arg54, %81 : i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c1_i32_5 = arith.constant 1 : i32
      %c64_i32_6 = arith.constant 64 : i32
      %c0_i32_7 = arith.constant 0 : i32
      %true_8 = arith.constant true
      %55:3 = scf.for %arg48 = %c0_i32_7 to %arg38 step %c64_i32_6 iter_args(%arg49 = %c0_i32_7, %arg50 = %c0_i32_7, %arg51 = %c1_i32_5) -> (i32, i32, i32)  : i32 {
        %56 = arith.addi %arg50, %c1_i32_5 : i32
        %57 = arith.cmpi eq, %56, %c1_i32_5 : i32
        %58 = arith.select %57, %c0_i32_7, %56 : i32
        %59 = arith.xori %arg51, %c1_i32_5 : i32
        %60 = arith.select %57, %59, %arg51 : i32
        %61 = ttg.memdesc_index %arg42[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %61, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %62 = ttg.memdesc_index %arg43[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %63 = ttg.local_load %62 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %64 = ttg.memdesc_index %arg44[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %64, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %65 = ttg.memdesc_index %arg45[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %65, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %66 = ttg.memdesc_index %arg46[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %67 = ttg.local_load %66 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %68 = ttg.memdesc_index %arg47[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %68, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %69 = arith.subf %67, %63 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %70 = math.exp2 %69 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %71 = tt.expand_dims %70 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %72 = tt.broadcast %71 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        ttng.wait_barrier %arg36, %arg49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %73 = arith.xori %arg49, %c1_i32_5 : i32
        %result_9 = ttng.tmem_load %arg35 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
        %74 = arith.mulf %result_9, %72 : tensor<128x64xf32, #blocked>
        ttng.tmem_store %74, %arg35, %true_8 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
        ttng.arrive_barrier %arg32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        scf.yield %73, %58, %60 : i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, i32, !tt.tensordesc<tensor<64x64xf16, #shared>>, !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32)
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %39 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %41 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %44 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %43 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttng.wait_barrier %33, %48#3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %36 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %34 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %32 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %30 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %49 = ttg.memdesc_index %27[%48#1] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.wait_barrier %49, %48#2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %27 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %24 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %21 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %18 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %14 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %11 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %50 = tt.expand_dims %48#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %51 = tt.broadcast %50 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %result_4 = ttng.tmem_load %9 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
    %52 = arith.divf %result_4, %51 : tensor<128x64xf32, #blocked>
    %53 = arith.truncf %52 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %54 = ttg.convert_layout %53 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    tt.descriptor_store %arg15[%4, %c0_i32], %54 : !tt.tensordesc<tensor<128x64xf16, #shared>>, tensor<128x64xf16, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: passes.ttnvgpuir.add_tma_lowering()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
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
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %9 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    ttng.tmem_store %cst_0, %9, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %16 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %result_2 = ttng.tmem_alloc : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %23 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %24 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %26 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %27 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %29 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %30 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %result_3 = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    ttng.arrive_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %43 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %44 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %45 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %48:4 = ttg.warp_specialize(%11, %14, %10, %result_2, %27, %24, %5, %18, %21, %17, %31, %37, %result_3, %9, %33, %35, %arg20, %1, %arg5, %arg10, %41, %38, %39, %46, %43, %44) attributes {requestedRegisters = array<i32: 24, 24, 88>}
    default {
      %56:7 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst, %arg24 = %cst_1, %arg25 = %c0_i32, %arg26 = %c0_i32, %arg27 = %c0_i32, %arg28 = %c0_i32, %arg29 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32)  : i32 {
        %57 = arith.addi %arg28, %c1_i32 : i32
        %58 = arith.cmpi eq, %57, %c1_i32 : i32
        %59 = arith.select %58, %c0_i32, %57 : i32
        %60 = arith.xori %arg29, %c1_i32 : i32
        %61 = arith.select %58, %60, %arg29 : i32
        %62 = ttg.memdesc_index %44[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %62, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %63 = ttg.memdesc_index %43[%59] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %arg23, %63 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %64 = ttg.memdesc_index %46[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %64, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %65 = ttg.memdesc_index %result_2[%arg25] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %66 = ttg.memdesc_index %27[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %67 = ttg.memdesc_index %24[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %67, %arg26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %result_5 = ttng.tmem_load %65 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64> -> tensor<128x64xf32, #blocked>
        ttng.arrive_barrier %66, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %68 = arith.addi %arg25, %c1_i32 : i32
        %69 = arith.xori %arg26, %c1_i32 : i32
        %70 = arith.cmpi eq, %68, %c2_i32 : i32
        %71 = arith.select %70, %c0_i32, %68 : i32
        %72 = arith.select %70, %69, %arg26 : i32
        %73 = "tt.reduce"(%result_5) <{axis = 1 : i32}> ({
        ^bb0(%arg30: f32, %arg31: f32):
          %91 = arith.maxnumf %arg30, %arg31 : f32
          tt.reduce.return %91 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %74 = arith.mulf %73, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %75 = arith.maxnumf %arg23, %74 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %76 = ttg.memdesc_index %39[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %76, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %77 = ttg.memdesc_index %38[%59] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %75, %77 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %78 = ttg.memdesc_index %41[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %78, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %79 = arith.mulf %result_5, %8 : tensor<128x64xf32, #blocked>
        %80 = tt.expand_dims %75 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %81 = tt.broadcast %80 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        %82 = arith.subf %79, %81 : tensor<128x64xf32, #blocked>
        %83 = math.exp2 %82 : tensor<128x64xf32, #blocked>
        %84 = arith.subf %arg23, %75 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %85 = math.exp2 %84 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %86 = arith.mulf %arg24, %85 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %87 = "tt.reduce"(%83) <{axis = 1 : i32}> ({
        ^bb0(%arg30: f32, %arg31: f32):
          %91 = arith.addf %arg30, %arg31 : f32
          tt.reduce.return %91 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %88 = arith.addf %86, %87 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %89 = arith.truncf %83 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
        ttng.wait_barrier %35, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tmem_store %89, %result_3, %true : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
        ttng.arrive_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %90 = arith.xori %arg27, %c1_i32 : i32
        scf.yield %75, %88, %71, %72, %90, %59, %61 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %56#1, %56#2, %56#3, %56#4 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32
    }
    partition0(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %false = arith.constant false
      %56 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %57 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %59 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %60 = ttg.memdesc_trans %59 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %58, %c0_i32_9, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %61 = ttg.memdesc_index %arg25[%c0_i32_9] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %62 = ttg.memdesc_index %arg26[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %62, %c0_i32_9, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg27[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %60, %61, %false, %56, %57[%true_10], %63[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %64 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %65 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %66 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %67 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %68 = ttg.memdesc_trans %67 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %66, %c0_i32_9, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %69 = ttg.memdesc_index %arg25[%c1_i32_7] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %70 = ttg.memdesc_index %arg26[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %70, %c0_i32_9, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %71 = ttg.memdesc_index %arg27[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %68, %69, %false, %64, %65[%true_10], %71[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %72:5 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %c0_i32_9) -> (i32, i32, i32, i32, i32)  : i32 {
        %73 = arith.subi %arg38, %c128_i32_5 : i32
        %74 = arith.cmpi slt, %arg48, %73 : i32
        %75 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %76 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %77 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %78 = arith.xori %arg53, %c1_i32_7 : i32
        ttng.wait_barrier %76, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg32, %78, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %arg33, %arg53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tc_gen5_mma %arg34, %77, %arg35, %true_10, %true_10, %75[%true_10], %arg36[%true_10], %arg37[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %79 = arith.addi %arg51, %c1_i32_7 : i32
        %80 = arith.xori %arg52, %c1_i32_7 : i32
        %81 = arith.cmpi eq, %79, %c2_i32_6 : i32
        %82 = arith.select %81, %c0_i32_9, %79 : i32
        %83 = arith.select %81, %80, %arg52 : i32
        %84 = arith.addi %arg49, %c1_i32_7 : i32
        %85 = arith.xori %arg50, %c1_i32_7 : i32
        %86 = arith.cmpi eq, %84, %c2_i32_6 : i32
        %87 = arith.select %86, %c0_i32_9, %84 : i32
        %88 = arith.select %86, %85, %arg50 : i32
        %89 = ttg.memdesc_index %arg22[%87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %90 = ttg.memdesc_index %arg23[%87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %91 = ttg.memdesc_index %arg24[%87] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %92 = ttg.memdesc_trans %91 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
        ttng.wait_barrier %90, %88, %74 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %93 = ttg.memdesc_index %arg25[%87] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %94 = ttg.memdesc_index %arg26[%87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %94, %88, %74 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %95 = ttg.memdesc_index %arg27[%87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %arg28, %92, %93, %false, %74, %89[%true_10], %95[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        scf.yield %87, %88, %82, %83, %78 : i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(2) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %56 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %57 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %57, %c0_i32_9, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %58, 8192, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %59 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%arg39, %c0_i32_9] %59, %58, %56 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %60 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %61 = arith.addi %arg39, %c64_i32_8 : i32
      %62 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %62, %c0_i32_9, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %63, 8192, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %64 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%61, %c0_i32_9] %64, %63, %60 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %65:6 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %arg39, %arg54 = %61) -> (i32, i32, i32, i32, i32, i32)  : i32 {
        %66 = arith.subi %arg38, %c128_i32_5 : i32
        %67 = arith.cmpi slt, %arg48, %66 : i32
        %68 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %68, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %69 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %69, 8192, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %70 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg41[%arg53, %c0_i32_9] %70, %69, %true_10 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %71 = arith.addi %arg51, %c1_i32_7 : i32
        %72 = arith.xori %arg52, %c1_i32_7 : i32
        %73 = arith.cmpi eq, %71, %c2_i32_6 : i32
        %74 = arith.select %73, %c0_i32_9, %71 : i32
        %75 = arith.select %73, %72, %arg52 : i32
        %76 = arith.addi %arg49, %c1_i32_7 : i32
        %77 = arith.xori %arg50, %c1_i32_7 : i32
        %78 = arith.cmpi eq, %76, %c2_i32_6 : i32
        %79 = arith.select %78, %c0_i32_9, %76 : i32
        %80 = arith.select %78, %77, %arg50 : i32
        %81 = arith.addi %arg48, %c128_i32_5 : i32
        %82 = arith.addi %arg39, %81 : i32
        %83 = ttg.memdesc_index %arg22[%79] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %83, %80, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %84 = ttg.memdesc_index %arg23[%79] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %84, 8192, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %85 = ttg.memdesc_index %arg24[%79] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg40[%82, %c0_i32_9] %85, %84, %67 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        scf.yield %79, %80, %74, %75, %arg54, %82 : i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c1_i32_5 = arith.constant 1 : i32
      %c64_i32_6 = arith.constant 64 : i32
      %c0_i32_7 = arith.constant 0 : i32
      %true_8 = arith.constant true
      %56:3 = scf.for %arg48 = %c0_i32_7 to %arg38 step %c64_i32_6 iter_args(%arg49 = %c0_i32_7, %arg50 = %c0_i32_7, %arg51 = %c1_i32_5) -> (i32, i32, i32)  : i32 {
        %57 = arith.addi %arg50, %c1_i32_5 : i32
        %58 = arith.cmpi eq, %57, %c1_i32_5 : i32
        %59 = arith.select %58, %c0_i32_7, %57 : i32
        %60 = arith.xori %arg51, %c1_i32_5 : i32
        %61 = arith.select %58, %60, %arg51 : i32
        %62 = ttg.memdesc_index %arg42[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %62, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %63 = ttg.memdesc_index %arg43[%59] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %64 = ttg.local_load %63 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %65 = ttg.memdesc_index %arg44[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %65, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %66 = ttg.memdesc_index %arg45[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %66, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %67 = ttg.memdesc_index %arg46[%59] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %68 = ttg.local_load %67 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %69 = ttg.memdesc_index %arg47[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %69, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %70 = arith.subf %68, %64 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %71 = math.exp2 %70 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %72 = tt.expand_dims %71 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %73 = tt.broadcast %72 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        ttng.wait_barrier %arg36, %arg49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %74 = arith.xori %arg49, %c1_i32_5 : i32
        %result_9 = ttng.tmem_load %arg35 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
        %75 = arith.mulf %result_9, %73 : tensor<128x64xf32, #blocked>
        ttng.tmem_store %75, %arg35, %true_8 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
        ttng.arrive_barrier %arg32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        scf.yield %74, %59, %61 : i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, i32, !tt.tensordesc<tensor<64x64xf16, #shared>>, !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32)
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %39 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %41 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %44 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %43 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttng.wait_barrier %33, %48#3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %36 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %34 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %32 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %30 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %49 = ttg.memdesc_index %27[%48#1] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.wait_barrier %49, %48#2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %27 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %24 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %21 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %18 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %14 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %11 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %50 = tt.expand_dims %48#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %51 = tt.broadcast %50 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %result_4 = ttng.tmem_load %9 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
    %52 = arith.divf %result_4, %51 : tensor<128x64xf32, #blocked>
    %53 = arith.truncf %52 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %54 = ttg.convert_layout %53 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    %55 = ttg.local_alloc %54 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg15[%4, %c0_i32] %55 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
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
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %9 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    ttng.tmem_store %cst_0, %9, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %16 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %result_2 = ttng.tmem_alloc : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %23 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %24 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %26 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %27 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %29 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %30 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %result_3 = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    ttng.arrive_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %43 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %44 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %45 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %48:4 = ttg.warp_specialize(%11, %14, %10, %result_2, %27, %24, %5, %18, %21, %17, %31, %37, %result_3, %9, %33, %35, %arg20, %1, %arg5, %arg10, %41, %38, %39, %46, %43, %44) attributes {requestedRegisters = array<i32: 24, 24, 88>}
    default {
      %56:7 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %c0_i32, %arg26 = %c0_i32, %arg27 = %c0_i32, %arg28 = %c0_i32, %arg29 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32)  : i32 {
        %57 = arith.xori %arg29, %c1_i32 : i32
        %58 = arith.select %true, %57, %arg29 : i32
        %59 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %59, %58 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %60 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %arg23, %60 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %61 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %61, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %62 = ttg.memdesc_index %result_2[%arg25] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %63 = ttg.memdesc_index %27[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %64 = ttg.memdesc_index %24[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %64, %arg26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %result_5 = ttng.tmem_load %62 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64> -> tensor<128x64xf32, #blocked>
        ttng.arrive_barrier %63, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %65 = arith.addi %arg25, %c1_i32 : i32
        %66 = arith.xori %arg26, %c1_i32 : i32
        %67 = arith.cmpi eq, %65, %c2_i32 : i32
        %68 = arith.select %67, %c0_i32, %65 : i32
        %69 = arith.select %67, %66, %arg26 : i32
        %70 = "tt.reduce"(%result_5) <{axis = 1 : i32}> ({
        ^bb0(%arg30: f32, %arg31: f32):
          %88 = arith.maxnumf %arg30, %arg31 : f32
          tt.reduce.return %88 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %71 = arith.mulf %70, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %72 = arith.maxnumf %arg23, %71 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %73 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %73, %58 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %74 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %72, %74 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %75 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %75, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %76 = arith.mulf %result_5, %8 : tensor<128x64xf32, #blocked>
        %77 = tt.expand_dims %72 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %78 = tt.broadcast %77 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        %79 = arith.subf %76, %78 : tensor<128x64xf32, #blocked>
        %80 = math.exp2 %79 : tensor<128x64xf32, #blocked>
        %81 = arith.subf %arg23, %72 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %82 = math.exp2 %81 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %83 = arith.mulf %arg24, %82 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %84 = "tt.reduce"(%80) <{axis = 1 : i32}> ({
        ^bb0(%arg30: f32, %arg31: f32):
          %88 = arith.addf %arg30, %arg31 : f32
          tt.reduce.return %88 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %85 = arith.addf %83, %84 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %86 = arith.truncf %80 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
        ttng.wait_barrier %35, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tmem_store %86, %result_3, %true : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
        ttng.arrive_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %87 = arith.xori %arg27, %c1_i32 : i32
        scf.yield %72, %85, %68, %69, %87, %c0_i32, %58 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %56#1, %56#2, %56#3, %56#4 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32
    }
    partition0(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %false = arith.constant false
      %56 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %57 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %59 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %60 = ttg.memdesc_trans %59 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %58, %c0_i32_9, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %61 = ttg.memdesc_index %arg25[%c0_i32_9] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %62 = ttg.memdesc_index %arg26[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %62, %c0_i32_9, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg27[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %60, %61, %false, %56, %57[%true_10], %63[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %64 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %65 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %66 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %67 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %68 = ttg.memdesc_trans %67 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %66, %c0_i32_9, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %69 = ttg.memdesc_index %arg25[%c1_i32_7] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %70 = ttg.memdesc_index %arg26[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %70, %c0_i32_9, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %71 = ttg.memdesc_index %arg27[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %68, %69, %false, %64, %65[%true_10], %71[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %72:5 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %c0_i32_9) -> (i32, i32, i32, i32, i32)  : i32 {
        %73 = arith.subi %arg38, %c128_i32_5 : i32
        %74 = arith.cmpi slt, %arg48, %73 : i32
        %75 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %76 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %77 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %78 = arith.xori %arg53, %c1_i32_7 : i32
        ttng.wait_barrier %76, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg32, %78, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %arg33, %arg53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tc_gen5_mma %arg34, %77, %arg35, %true_10, %true_10, %75[%true_10], %arg36[%true_10], %arg37[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %79 = arith.addi %arg51, %c1_i32_7 : i32
        %80 = arith.xori %arg52, %c1_i32_7 : i32
        %81 = arith.cmpi eq, %79, %c2_i32_6 : i32
        %82 = arith.select %81, %c0_i32_9, %79 : i32
        %83 = arith.select %81, %80, %arg52 : i32
        %84 = arith.addi %arg49, %c1_i32_7 : i32
        %85 = arith.xori %arg50, %c1_i32_7 : i32
        %86 = arith.cmpi eq, %84, %c2_i32_6 : i32
        %87 = arith.select %86, %c0_i32_9, %84 : i32
        %88 = arith.select %86, %85, %arg50 : i32
        %89 = ttg.memdesc_index %arg22[%87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %90 = ttg.memdesc_index %arg23[%87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %91 = ttg.memdesc_index %arg24[%87] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %92 = ttg.memdesc_trans %91 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
        ttng.wait_barrier %90, %88, %74 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %93 = ttg.memdesc_index %arg25[%87] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %94 = ttg.memdesc_index %arg26[%87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %94, %88, %74 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %95 = ttg.memdesc_index %arg27[%87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %arg28, %92, %93, %false, %74, %89[%true_10], %95[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        scf.yield %87, %88, %82, %83, %78 : i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(2) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %56 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %57 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %57, %c0_i32_9, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %58, 8192, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %59 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%arg39, %c0_i32_9] %59, %58, %56 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %60 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %61 = arith.addi %arg39, %c64_i32_8 : i32
      %62 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %62, %c0_i32_9, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %63, 8192, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %64 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%61, %c0_i32_9] %64, %63, %60 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %65:6 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %arg39, %arg54 = %61) -> (i32, i32, i32, i32, i32, i32)  : i32 {
        %66 = arith.subi %arg38, %c128_i32_5 : i32
        %67 = arith.cmpi slt, %arg48, %66 : i32
        %68 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %68, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %69 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %69, 8192, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %70 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg41[%arg53, %c0_i32_9] %70, %69, %true_10 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %71 = arith.addi %arg51, %c1_i32_7 : i32
        %72 = arith.xori %arg52, %c1_i32_7 : i32
        %73 = arith.cmpi eq, %71, %c2_i32_6 : i32
        %74 = arith.select %73, %c0_i32_9, %71 : i32
        %75 = arith.select %73, %72, %arg52 : i32
        %76 = arith.addi %arg49, %c1_i32_7 : i32
        %77 = arith.xori %arg50, %c1_i32_7 : i32
        %78 = arith.cmpi eq, %76, %c2_i32_6 : i32
        %79 = arith.select %78, %c0_i32_9, %76 : i32
        %80 = arith.select %78, %77, %arg50 : i32
        %81 = arith.addi %arg48, %c128_i32_5 : i32
        %82 = arith.addi %arg39, %81 : i32
        %83 = ttg.memdesc_index %arg22[%79] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %83, %80, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %84 = ttg.memdesc_index %arg23[%79] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %84, 8192, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %85 = ttg.memdesc_index %arg24[%79] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg40[%82, %c0_i32_9] %85, %84, %67 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        scf.yield %79, %80, %74, %75, %arg54, %82 : i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c1_i32_5 = arith.constant 1 : i32
      %c64_i32_6 = arith.constant 64 : i32
      %c0_i32_7 = arith.constant 0 : i32
      %true_8 = arith.constant true
      %56:3 = scf.for %arg48 = %c0_i32_7 to %arg38 step %c64_i32_6 iter_args(%arg49 = %c0_i32_7, %arg50 = %c0_i32_7, %arg51 = %c1_i32_5) -> (i32, i32, i32)  : i32 {
        %57 = arith.addi %arg50, %c1_i32_5 : i32
        %58 = arith.cmpi eq, %57, %c1_i32_5 : i32
        %59 = arith.select %58, %c0_i32_7, %57 : i32
        %60 = arith.xori %arg51, %c1_i32_5 : i32
        %61 = arith.select %58, %60, %arg51 : i32
        %62 = ttg.memdesc_index %arg42[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %62, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %63 = ttg.memdesc_index %arg43[%59] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %64 = ttg.local_load %63 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %65 = ttg.memdesc_index %arg44[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %65, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %66 = ttg.memdesc_index %arg45[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %66, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %67 = ttg.memdesc_index %arg46[%59] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %68 = ttg.local_load %67 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %69 = ttg.memdesc_index %arg47[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %69, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %70 = arith.subf %68, %64 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %71 = math.exp2 %70 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %72 = tt.expand_dims %71 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %73 = tt.broadcast %72 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        ttng.wait_barrier %arg36, %arg49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %74 = arith.xori %arg49, %c1_i32_5 : i32
        %result_9 = ttng.tmem_load %arg35 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
        %75 = arith.mulf %result_9, %73 : tensor<128x64xf32, #blocked>
        ttng.tmem_store %75, %arg35, %true_8 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
        ttng.arrive_barrier %arg32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        scf.yield %74, %59, %61 : i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, i32, !tt.tensordesc<tensor<64x64xf16, #shared>>, !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32)
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %39 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %41 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %44 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %43 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttng.wait_barrier %33, %48#3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %36 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %34 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %32 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %30 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %49 = ttg.memdesc_index %27[%48#1] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.wait_barrier %49, %48#2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %27 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %24 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %21 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %18 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %14 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %11 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %50 = tt.expand_dims %48#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %51 = tt.broadcast %50 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %result_4 = ttng.tmem_load %9 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
    %52 = arith.divf %result_4, %51 : tensor<128x64xf32, #blocked>
    %53 = arith.truncf %52 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %54 = ttg.convert_layout %53 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    %55 = ttg.local_alloc %54 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg15[%4, %c0_i32] %55 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
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
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %9 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    ttng.tmem_store %cst_0, %9, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %16 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %result_2 = ttng.tmem_alloc : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %23 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %24 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %26 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %27 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %29 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %30 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %result_3 = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    ttng.arrive_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %43 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %44 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %45 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %48:4 = ttg.warp_specialize(%11, %14, %10, %result_2, %27, %24, %5, %18, %21, %17, %31, %37, %result_3, %9, %33, %35, %arg20, %1, %arg5, %arg10, %41, %38, %39, %46, %43, %44) attributes {requestedRegisters = array<i32: 24, 24, 88>}
    default {
      %56:7 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %c0_i32, %arg26 = %c0_i32, %arg27 = %c0_i32, %arg28 = %c0_i32, %arg29 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32)  : i32 {
        %57 = arith.xori %arg29, %c1_i32 : i32
        %58 = arith.select %true, %57, %arg29 : i32
        ttng.wait_barrier %45, %58 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %59 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %arg23, %59 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttng.arrive_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %60 = ttg.memdesc_index %result_2[%arg25] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %61 = ttg.memdesc_index %27[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %62 = ttg.memdesc_index %24[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %62, %arg26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %result_5 = ttng.tmem_load %60 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64> -> tensor<128x64xf32, #blocked>
        ttng.arrive_barrier %61, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %63 = arith.addi %arg25, %c1_i32 : i32
        %64 = arith.xori %arg26, %c1_i32 : i32
        %65 = arith.cmpi eq, %63, %c2_i32 : i32
        %66 = arith.select %65, %c0_i32, %63 : i32
        %67 = arith.select %65, %64, %arg26 : i32
        %68 = "tt.reduce"(%result_5) <{axis = 1 : i32}> ({
        ^bb0(%arg30: f32, %arg31: f32):
          %84 = arith.maxnumf %arg30, %arg31 : f32
          tt.reduce.return %84 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %69 = arith.mulf %68, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %70 = arith.maxnumf %arg23, %69 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        ttng.wait_barrier %40, %58 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %71 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %70, %71 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttng.arrive_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %72 = arith.mulf %result_5, %8 : tensor<128x64xf32, #blocked>
        %73 = tt.expand_dims %70 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %74 = tt.broadcast %73 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        %75 = arith.subf %72, %74 : tensor<128x64xf32, #blocked>
        %76 = math.exp2 %75 : tensor<128x64xf32, #blocked>
        %77 = arith.subf %arg23, %70 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %78 = math.exp2 %77 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %79 = arith.mulf %arg24, %78 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %80 = "tt.reduce"(%76) <{axis = 1 : i32}> ({
        ^bb0(%arg30: f32, %arg31: f32):
          %84 = arith.addf %arg30, %arg31 : f32
          tt.reduce.return %84 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %81 = arith.addf %79, %80 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %82 = arith.truncf %76 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
        ttng.wait_barrier %35, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tmem_store %82, %result_3, %true : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
        ttng.arrive_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %83 = arith.xori %arg27, %c1_i32 : i32
        scf.yield %70, %81, %66, %67, %83, %c0_i32, %58 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %56#1, %56#2, %56#3, %56#4 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32
    }
    partition0(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %false = arith.constant false
      %56 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %57 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %59 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %60 = ttg.memdesc_trans %59 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %58, %c0_i32_9, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %61 = ttg.memdesc_index %arg25[%c0_i32_9] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %62 = ttg.memdesc_index %arg26[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %62, %c0_i32_9, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg27[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %60, %61, %false, %56, %57[%true_10], %63[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %64 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %65 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %66 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %67 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %68 = ttg.memdesc_trans %67 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %66, %c0_i32_9, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %69 = ttg.memdesc_index %arg25[%c1_i32_7] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %70 = ttg.memdesc_index %arg26[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %70, %c0_i32_9, %64 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %71 = ttg.memdesc_index %arg27[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %68, %69, %false, %64, %65[%true_10], %71[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %72:5 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %c0_i32_9) -> (i32, i32, i32, i32, i32)  : i32 {
        %73 = arith.subi %arg38, %c128_i32_5 : i32
        %74 = arith.cmpi slt, %arg48, %73 : i32
        %75 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %76 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %77 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %78 = arith.xori %arg53, %c1_i32_7 : i32
        ttng.wait_barrier %76, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg32, %78, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %arg33, %arg53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tc_gen5_mma %arg34, %77, %arg35, %true_10, %true_10, %75[%true_10], %arg36[%true_10], %arg37[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %79 = arith.addi %arg51, %c1_i32_7 : i32
        %80 = arith.xori %arg52, %c1_i32_7 : i32
        %81 = arith.cmpi eq, %79, %c2_i32_6 : i32
        %82 = arith.select %81, %c0_i32_9, %79 : i32
        %83 = arith.select %81, %80, %arg52 : i32
        %84 = arith.addi %arg49, %c1_i32_7 : i32
        %85 = arith.xori %arg50, %c1_i32_7 : i32
        %86 = arith.cmpi eq, %84, %c2_i32_6 : i32
        %87 = arith.select %86, %c0_i32_9, %84 : i32
        %88 = arith.select %86, %85, %arg50 : i32
        %89 = ttg.memdesc_index %arg22[%87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %90 = ttg.memdesc_index %arg23[%87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %91 = ttg.memdesc_index %arg24[%87] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %92 = ttg.memdesc_trans %91 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
        ttng.wait_barrier %90, %88, %74 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %93 = ttg.memdesc_index %arg25[%87] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %94 = ttg.memdesc_index %arg26[%87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %94, %88, %74 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %95 = ttg.memdesc_index %arg27[%87] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %arg28, %92, %93, %false, %74, %89[%true_10], %95[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        scf.yield %87, %88, %82, %83, %78 : i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(2) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %56 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %57 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %57, %c0_i32_9, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %58, 8192, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %59 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%arg39, %c0_i32_9] %59, %58, %56 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %60 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %61 = arith.addi %arg39, %c64_i32_8 : i32
      %62 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %62, %c0_i32_9, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %63, 8192, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %64 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%61, %c0_i32_9] %64, %63, %60 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %65:6 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %arg39, %arg54 = %61) -> (i32, i32, i32, i32, i32, i32)  : i32 {
        %66 = arith.subi %arg38, %c128_i32_5 : i32
        %67 = arith.cmpi slt, %arg48, %66 : i32
        %68 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %68, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %69 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %69, 8192, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %70 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg41[%arg53, %c0_i32_9] %70, %69, %true_10 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %71 = arith.addi %arg51, %c1_i32_7 : i32
        %72 = arith.xori %arg52, %c1_i32_7 : i32
        %73 = arith.cmpi eq, %71, %c2_i32_6 : i32
        %74 = arith.select %73, %c0_i32_9, %71 : i32
        %75 = arith.select %73, %72, %arg52 : i32
        %76 = arith.addi %arg49, %c1_i32_7 : i32
        %77 = arith.xori %arg50, %c1_i32_7 : i32
        %78 = arith.cmpi eq, %76, %c2_i32_6 : i32
        %79 = arith.select %78, %c0_i32_9, %76 : i32
        %80 = arith.select %78, %77, %arg50 : i32
        %81 = arith.addi %arg48, %c128_i32_5 : i32
        %82 = arith.addi %arg39, %81 : i32
        %83 = ttg.memdesc_index %arg22[%79] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %83, %80, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %84 = ttg.memdesc_index %arg23[%79] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %84, 8192, %67 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %85 = ttg.memdesc_index %arg24[%79] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg40[%82, %c0_i32_9] %85, %84, %67 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        scf.yield %79, %80, %74, %75, %arg54, %82 : i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c1_i32_5 = arith.constant 1 : i32
      %c64_i32_6 = arith.constant 64 : i32
      %c0_i32_7 = arith.constant 0 : i32
      %true_8 = arith.constant true
      %56:3 = scf.for %arg48 = %c0_i32_7 to %arg38 step %c64_i32_6 iter_args(%arg49 = %c0_i32_7, %arg50 = %c0_i32_7, %arg51 = %c1_i32_5) -> (i32, i32, i32)  : i32 {
        %57 = arith.addi %arg50, %c1_i32_5 : i32
        %58 = arith.cmpi eq, %57, %c1_i32_5 : i32
        %59 = arith.select %58, %c0_i32_7, %57 : i32
        %60 = arith.xori %arg51, %c1_i32_5 : i32
        %61 = arith.select %58, %60, %arg51 : i32
        %62 = ttg.memdesc_index %arg42[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %62, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %63 = ttg.memdesc_index %arg43[%59] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %64 = ttg.local_load %63 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %65 = ttg.memdesc_index %arg44[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %65, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %66 = ttg.memdesc_index %arg45[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %66, %61 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %67 = ttg.memdesc_index %arg46[%59] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %68 = ttg.local_load %67 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %69 = ttg.memdesc_index %arg47[%59] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %69, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %70 = arith.subf %68, %64 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %71 = math.exp2 %70 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %72 = tt.expand_dims %71 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %73 = tt.broadcast %72 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        ttng.wait_barrier %arg36, %arg49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %74 = arith.xori %arg49, %c1_i32_5 : i32
        %result_9 = ttng.tmem_load %arg35 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
        %75 = arith.mulf %result_9, %73 : tensor<128x64xf32, #blocked>
        ttng.tmem_store %75, %arg35, %true_8 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
        ttng.arrive_barrier %arg32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        scf.yield %74, %59, %61 : i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, i32, !tt.tensordesc<tensor<64x64xf16, #shared>>, !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32)
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %39 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %41 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %44 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %43 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttng.wait_barrier %33, %48#3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %36 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %34 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %32 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %30 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %49 = ttg.memdesc_index %27[%48#1] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.wait_barrier %49, %48#2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %27 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %24 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %21 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %18 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %14 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %11 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %50 = tt.expand_dims %48#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %51 = tt.broadcast %50 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %result_4 = ttng.tmem_load %9 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
    %52 = arith.divf %result_4, %51 : tensor<128x64xf32, #blocked>
    %53 = arith.truncf %52 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %54 = ttg.convert_layout %53 : tensor<128x64xf16, #blocked> -> tensor<128x64xf16, #blocked1>
    %55 = ttg.local_alloc %54 : (tensor<128x64xf16, #blocked1>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg15[%4, %c0_i32] %55 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention_descriptor(%arg0: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: i64, %arg5: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg6: i32, %arg7: i32, %arg8: i64, %arg9: i64, %arg10: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: i64, %arg15: !tt.tensordesc<tensor<128x64xf16, #shared>>, %arg16: i32, %arg17: i32, %arg18: i64, %arg19: i64, %arg20: i32, %arg21: f32) attributes {noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
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
    %7 = tt.splat %arg21 : f32 -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.splat %arg21 : f32 -> tensor<128x64xf32, #blocked>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %9 = ttg.memdesc_index %result[%c0_i32] : !ttg.memdesc<1x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    ttng.tmem_store %cst_0, %9, %true : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
    %10 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %11 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %12 = ttg.memdesc_index %11[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %13 = ttg.memdesc_index %11[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %14 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %15 = ttg.memdesc_index %14[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %15, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %16 = ttg.memdesc_index %14[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %16, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %result_2 = ttng.tmem_alloc : () -> !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.arrive_barrier %12, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %13, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %19 = ttg.memdesc_index %18[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %20 = ttg.memdesc_index %18[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %21 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %22 = ttg.memdesc_index %21[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %22, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %23 = ttg.memdesc_index %21[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %23, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %19, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %20, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %24 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %25 = ttg.memdesc_index %24[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %25, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %26 = ttg.memdesc_index %24[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %26, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %27 = ttg.local_alloc : () -> !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    %28 = ttg.memdesc_index %27[%c0_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %29 = ttg.memdesc_index %27[%c1_i32] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.init_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %28, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.arrive_barrier %29, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    %30 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %31 = ttg.memdesc_index %30[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %33 = ttg.memdesc_index %32[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.arrive_barrier %31, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_index %34[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %36 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %37 = ttg.memdesc_index %36[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %result_3 = ttng.tmem_alloc : () -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    ttng.arrive_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_index %39[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %41 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %42 = ttg.memdesc_index %41[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %43 = ttg.local_alloc : () -> !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    %44 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %45 = ttg.memdesc_index %44[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %45, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %47 = ttg.memdesc_index %46[%c0_i32] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.init_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    %48:4 = ttg.warp_specialize(%11, %14, %10, %result_2, %27, %24, %5, %18, %21, %17, %31, %37, %result_3, %9, %33, %35, %arg20, %1, %arg5, %arg10, %41, %38, %39, %46, %43, %44) attributes {requestedRegisters = array<i32: 24, 24, 88>}
    default {
      %55:6 = scf.for %arg22 = %c0_i32 to %arg20 step %c64_i32 iter_args(%arg23 = %cst_1, %arg24 = %cst, %arg25 = %c0_i32, %arg26 = %c0_i32, %arg27 = %c0_i32, %arg28 = %c0_i32) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32)  : i32 {
        %56 = arith.xori %arg28, %c1_i32 : i32
        ttng.wait_barrier %45, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %57 = ttg.memdesc_index %43[%c0_i32] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %arg23, %57 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttng.arrive_barrier %47, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %58 = ttg.memdesc_index %result_2[%arg25] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %59 = ttg.memdesc_index %27[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %60 = ttg.memdesc_index %24[%arg25] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %60, %arg26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %result_5 = ttng.tmem_load %58 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64> -> tensor<128x64xf32, #blocked>
        ttng.arrive_barrier %59, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %61 = arith.addi %arg25, %c1_i32 : i32
        %62 = arith.xori %arg26, %c1_i32 : i32
        %63 = arith.cmpi eq, %61, %c2_i32 : i32
        %64 = arith.select %63, %c0_i32, %61 : i32
        %65 = arith.select %63, %62, %arg26 : i32
        %66 = "tt.reduce"(%result_5) <{axis = 1 : i32}> ({
        ^bb0(%arg29: f32, %arg30: f32):
          %82 = arith.maxnumf %arg29, %arg30 : f32
          tt.reduce.return %82 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %67 = arith.mulf %66, %7 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %68 = arith.maxnumf %arg23, %67 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        ttng.wait_barrier %40, %56 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %69 = ttg.memdesc_index %38[%c0_i32] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttg.local_store %68, %69 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        ttng.arrive_barrier %42, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %70 = arith.mulf %result_5, %8 : tensor<128x64xf32, #blocked>
        %71 = tt.expand_dims %68 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %72 = tt.broadcast %71 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        %73 = arith.subf %70, %72 : tensor<128x64xf32, #blocked>
        %74 = math.exp2 %73 : tensor<128x64xf32, #blocked>
        %75 = arith.subf %arg23, %68 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %76 = math.exp2 %75 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %77 = arith.mulf %arg24, %76 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %78 = "tt.reduce"(%74) <{axis = 1 : i32}> ({
        ^bb0(%arg29: f32, %arg30: f32):
          %82 = arith.addf %arg29, %arg30 : f32
          tt.reduce.return %82 : f32
        }) : (tensor<128x64xf32, #blocked>) -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %79 = arith.addf %77, %78 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %80 = arith.truncf %74 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
        ttng.wait_barrier %35, %arg27 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tmem_store %80, %result_3, %true : tensor<128x64xf16, #blocked> -> !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>
        ttng.arrive_barrier %37, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %81 = arith.xori %arg27, %c1_i32 : i32
        scf.yield %68, %79, %64, %65, %81, %56 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_yield %55#1, %55#2, %55#3, %55#4 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32
    }
    partition0(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(1) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %false = arith.constant false
      %55 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %56 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %57 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %59 = ttg.memdesc_trans %58 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %57, %c0_i32_9, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %60 = ttg.memdesc_index %arg25[%c0_i32_9] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %61 = ttg.memdesc_index %arg26[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %61, %c0_i32_9, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %62 = ttg.memdesc_index %arg27[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %59, %60, %false, %55, %56[%true_10], %62[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %64 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %65 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %66 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %67 = ttg.memdesc_trans %66 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
      ttng.wait_barrier %65, %c0_i32_9, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %68 = ttg.memdesc_index %arg25[%c1_i32_7] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
      %69 = ttg.memdesc_index %arg26[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %69, %c0_i32_9, %63 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %70 = ttg.memdesc_index %arg27[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.tc_gen5_mma %arg28, %67, %68, %false, %63, %64[%true_10], %70[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %71:5 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %c0_i32_9) -> (i32, i32, i32, i32, i32)  : i32 {
        %72 = arith.subi %arg38, %c128_i32_5 : i32
        %73 = arith.cmpi slt, %arg48, %72 : i32
        %74 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %75 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %76 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %77 = arith.xori %arg53, %c1_i32_7 : i32
        ttng.wait_barrier %75, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %arg32, %77, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %arg33, %arg53 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.tc_gen5_mma %arg34, %76, %arg35, %true_10, %true_10, %74[%true_10], %arg36[%true_10], %arg37[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %78 = arith.addi %arg51, %c1_i32_7 : i32
        %79 = arith.xori %arg52, %c1_i32_7 : i32
        %80 = arith.cmpi eq, %78, %c2_i32_6 : i32
        %81 = arith.select %80, %c0_i32_9, %78 : i32
        %82 = arith.select %80, %79, %arg52 : i32
        %83 = arith.addi %arg49, %c1_i32_7 : i32
        %84 = arith.xori %arg50, %c1_i32_7 : i32
        %85 = arith.cmpi eq, %83, %c2_i32_6 : i32
        %86 = arith.select %85, %c0_i32_9, %83 : i32
        %87 = arith.select %85, %84, %arg50 : i32
        %88 = ttg.memdesc_index %arg22[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %89 = ttg.memdesc_index %arg23[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %90 = ttg.memdesc_index %arg24[%86] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %91 = ttg.memdesc_trans %90 {order = array<i32: 1, 0>} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>
        ttng.wait_barrier %89, %87, %73 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %92 = ttg.memdesc_index %arg25[%86] : !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>
        %93 = ttg.memdesc_index %arg26[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %93, %87, %73 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %94 = ttg.memdesc_index %arg27[%86] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.tc_gen5_mma %arg28, %91, %92, %false, %73, %88[%true_10], %94[%true_10] {is_async, tt.self_latency = 1 : i32} : !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 2x64x64>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 2x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        scf.yield %86, %87, %81, %82, %77 : i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition1(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(2) {
      %c128_i32_5 = arith.constant 128 : i32
      %c2_i32_6 = arith.constant 2 : i32
      %c1_i32_7 = arith.constant 1 : i32
      %c64_i32_8 = arith.constant 64 : i32
      %c0_i32_9 = arith.constant 0 : i32
      %true_10 = arith.constant true
      %55 = arith.cmpi sgt, %arg38, %c0_i32_9 : i32
      %56 = ttg.memdesc_index %arg22[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %56, %c0_i32_9, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %57 = ttg.memdesc_index %arg23[%c0_i32_9] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %57, 8192, %55 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %58 = ttg.memdesc_index %arg24[%c0_i32_9] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%arg39, %c0_i32_9] %58, %57, %55 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %59 = arith.cmpi sgt, %arg38, %c64_i32_8 : i32
      %60 = arith.addi %arg39, %c64_i32_8 : i32
      %61 = ttg.memdesc_index %arg22[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.wait_barrier %61, %c0_i32_9, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %62 = ttg.memdesc_index %arg23[%c1_i32_7] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      ttng.barrier_expect %62, 8192, %59 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
      %63 = ttg.memdesc_index %arg24[%c1_i32_7] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      ttng.async_tma_copy_global_to_local %arg40[%60, %c0_i32_9] %63, %62, %59 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %64:6 = scf.for %arg48 = %c0_i32_9 to %arg38 step %c64_i32_8 iter_args(%arg49 = %c1_i32_7, %arg50 = %c0_i32_9, %arg51 = %c0_i32_9, %arg52 = %c0_i32_9, %arg53 = %arg39, %arg54 = %60) -> (i32, i32, i32, i32, i32, i32)  : i32 {
        %65 = arith.subi %arg38, %c128_i32_5 : i32
        %66 = arith.cmpi slt, %arg48, %65 : i32
        %67 = ttg.memdesc_index %arg29[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %67, %arg52 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %68 = ttg.memdesc_index %arg30[%arg51] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %68, 8192, %true_10 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %69 = ttg.memdesc_index %arg31[%arg51] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg41[%arg53, %c0_i32_9] %69, %68, %true_10 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        %70 = arith.addi %arg51, %c1_i32_7 : i32
        %71 = arith.xori %arg52, %c1_i32_7 : i32
        %72 = arith.cmpi eq, %70, %c2_i32_6 : i32
        %73 = arith.select %72, %c0_i32_9, %70 : i32
        %74 = arith.select %72, %71, %arg52 : i32
        %75 = arith.addi %arg49, %c1_i32_7 : i32
        %76 = arith.xori %arg50, %c1_i32_7 : i32
        %77 = arith.cmpi eq, %75, %c2_i32_6 : i32
        %78 = arith.select %77, %c0_i32_9, %75 : i32
        %79 = arith.select %77, %76, %arg50 : i32
        %80 = arith.addi %arg48, %c128_i32_5 : i32
        %81 = arith.addi %arg39, %80 : i32
        %82 = ttg.memdesc_index %arg22[%78] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.wait_barrier %82, %79, %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %83 = ttg.memdesc_index %arg23[%78] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        ttng.barrier_expect %83, 8192, %66 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
        %84 = ttg.memdesc_index %arg24[%78] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        ttng.async_tma_copy_global_to_local %arg40[%81, %c0_i32_9] %84, %83, %66 : !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
        scf.yield %78, %79, %73, %74, %arg54, %81 : i32, i32, i32, i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    }
    partition2(%arg22: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg23: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg24: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg25: !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, %arg26: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg27: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg28: !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, %arg29: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg30: !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, %arg31: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %arg32: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg33: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg34: !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, %arg35: !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, %arg36: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg37: !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, %arg38: i32, %arg39: i32, %arg40: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg41: !tt.tensordesc<tensor<64x64xf16, #shared>>, %arg42: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg43: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg44: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg45: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, %arg46: !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, %arg47: !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) num_warps(4) {
      %c1_i32_5 = arith.constant 1 : i32
      %c64_i32_6 = arith.constant 64 : i32
      %c0_i32_7 = arith.constant 0 : i32
      %true_8 = arith.constant true
      %55:3 = scf.for %arg48 = %c0_i32_7 to %arg38 step %c64_i32_6 iter_args(%arg49 = %c0_i32_7, %arg50 = %c0_i32_7, %arg51 = %c1_i32_5) -> (i32, i32, i32)  : i32 {
        %56 = arith.addi %arg50, %c1_i32_5 : i32
        %57 = arith.cmpi eq, %56, %c1_i32_5 : i32
        %58 = arith.select %57, %c0_i32_7, %56 : i32
        %59 = arith.xori %arg51, %c1_i32_5 : i32
        %60 = arith.select %57, %59, %arg51 : i32
        %61 = ttg.memdesc_index %arg42[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %61, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %62 = ttg.memdesc_index %arg43[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %63 = ttg.local_load %62 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %64 = ttg.memdesc_index %arg44[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %64, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %65 = ttg.memdesc_index %arg45[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.wait_barrier %65, %60 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %66 = ttg.memdesc_index %arg46[%58] : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable> -> !ttg.memdesc<128xf32, #shared1, #smem, mutable>
        %67 = ttg.local_load %66 : !ttg.memdesc<128xf32, #shared1, #smem, mutable> -> tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %68 = ttg.memdesc_index %arg47[%58] : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        ttng.arrive_barrier %68, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %69 = arith.subf %67, %63 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %70 = math.exp2 %69 : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
        %71 = tt.expand_dims %70 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
        %72 = tt.broadcast %71 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
        ttng.wait_barrier %arg36, %arg49 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        %73 = arith.xori %arg49, %c1_i32_5 : i32
        %result_9 = ttng.tmem_load %arg35 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
        %74 = arith.mulf %result_9, %72 : tensor<128x64xf32, #blocked>
        ttng.tmem_store %74, %arg35, %true_8 : tensor<128x64xf32, #blocked> -> !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>
        ttng.arrive_barrier %arg32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
        scf.yield %73, %58, %60 : i32, i32, i32
      } {tt.warp_specialize, ttg.warp_specialize.tag = 0 : i32}
      ttg.warp_return
    } : (!ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x128x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<128x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>, i32, i32, !tt.tensordesc<tensor<64x64xf16, #shared>>, !tt.tensordesc<tensor<64x64xf16, #shared>>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>, !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>, !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>) -> (tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, i32, i32, i32)
    ttng.inval_barrier %40 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %39 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %42 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %41 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %44 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %47 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %46 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %43 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttg.local_dealloc %38 : !ttg.memdesc<1x128xf32, #shared1, #smem, mutable>
    ttng.wait_barrier %33, %48#3 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttng.inval_barrier %37 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %36 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %34 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %32 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %31 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 1x1>
    ttg.local_dealloc %30 : !ttg.memdesc<1x1xi64, #shared1, #smem, mutable>
    %49 = ttg.memdesc_index %27[%48#1] : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.wait_barrier %49, %48#2 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %29 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %27 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %25 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %26 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %24 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %22 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %23 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %21 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %20 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %18 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttng.inval_barrier %15 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %16 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %14 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %12 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttng.inval_barrier %13 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2x1>
    ttg.local_dealloc %11 : !ttg.memdesc<2x1xi64, #shared1, #smem, mutable>
    ttg.local_dealloc %10 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %50 = tt.expand_dims %48#0 {axis = 1 : i32} : tensor<128xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xf32, #blocked>
    %51 = tt.broadcast %50 : tensor<128x1xf32, #blocked> -> tensor<128x64xf32, #blocked>
    %result_4 = ttng.tmem_load %9 : !ttg.memdesc<128x64xf32, #tmem, #ttng.tensor_memory, mutable, 1x128x64> -> tensor<128x64xf32, #blocked>
    %52 = arith.divf %result_4, %51 : tensor<128x64xf32, #blocked>
    %53 = arith.truncf %52 : tensor<128x64xf32, #blocked> to tensor<128x64xf16, #blocked>
    %54 = ttg.local_alloc %53 : (tensor<128x64xf16, #blocked>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_copy_local_to_global %arg15[%4, %c0_i32] %54 : !tt.tensordesc<tensor<128x64xf16, #shared>>, !ttg.memdesc<128x64xf16, #shared, #smem>
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}
