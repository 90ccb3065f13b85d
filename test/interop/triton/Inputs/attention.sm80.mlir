// Kernel attention of kernels/attention.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp16:16 *fp16:16 i32:16 fp32; constants BM=64, BN=64, DIM=64, CAUSAL=False
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %c64_i32_0 = arith.constant 64 : i32
    %c64_i32_1 = arith.constant 64 : i32
    %6 = arith.extsi %5 : i32 to i64
    %7 = arith.extsi %c64_i32_1 : i32 to i64
    %8 = arith.muli %6, %7 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %9 = arith.cmpi sle, %8, %c2147483647_i64 : i64
    %10 = arith.cmpi sge, %8, %c-2147483648_i64 : i64
    %11 = arith.andi %9, %10 : i1
    %12 = arith.muli %5, %c64_i32_1 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %14 = tt.splat %12 : i32 -> tensor<64xi32>
    %15 = arith.extsi %14 : tensor<64xi32> to tensor<64xi64>
    %16 = arith.extsi %13 : tensor<64xi32> to tensor<64xi64>
    %17 = arith.addi %15, %16 : tensor<64xi64>
    %c2147483647_i64_2 = arith.constant 2147483647 : i64
    %c-2147483648_i64_3 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<64xi64>
    %18 = arith.cmpi sle, %17, %cst : tensor<64xi64>
    %cst_4 = arith.constant dense<-2147483648> : tensor<64xi64>
    %19 = arith.cmpi sge, %17, %cst_4 : tensor<64xi64>
    %20 = arith.andi %18, %19 : tensor<64xi1>
    %21 = arith.addi %14, %13 : tensor<64xi32>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %24 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %25 = tt.expand_dims %21 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %c64_i32_5 = arith.constant 64 : i32
    %c64_i32_6 = arith.constant 64 : i32
    %cst_7 = arith.constant dense<64> : tensor<64x1xi32>
    %26 = arith.extsi %25 : tensor<64x1xi32> to tensor<64x1xi64>
    %27 = arith.extsi %cst_7 : tensor<64x1xi32> to tensor<64x1xi64>
    %28 = arith.muli %26, %27 : tensor<64x1xi64>
    %c2147483647_i64_8 = arith.constant 2147483647 : i64
    %c-2147483648_i64_9 = arith.constant -2147483648 : i64
    %cst_10 = arith.constant dense<2147483647> : tensor<64x1xi64>
    %29 = arith.cmpi sle, %28, %cst_10 : tensor<64x1xi64>
    %cst_11 = arith.constant dense<-2147483648> : tensor<64x1xi64>
    %30 = arith.cmpi sge, %28, %cst_11 : tensor<64x1xi64>
    %31 = arith.andi %29, %30 : tensor<64x1xi1>
    %32 = arith.muli %25, %cst_7 : tensor<64x1xi32>
    %33 = tt.splat %24 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %34 = tt.addptr %33, %32 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %35 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %36 = tt.broadcast %34 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
    %37 = tt.broadcast %35 : tensor<1x64xi32> -> tensor<64x64xi32>
    %38 = tt.addptr %36, %37 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
    %39 = tt.load %38 : tensor<64x64x!tt.ptr<f16>>
    %cst_12 = arith.constant 0xFF800000 : f32
    %cst_13 = arith.constant dense<0xFF800000> : tensor<64xf32>
    %40 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_64__(1,)cconstexpr_fp32_"() : () -> tensor<64xf32>
    %41 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_64__(0, 1)cconstexpr_64__(1,)cconstexpr_fp32_"() : () -> tensor<64x64xf32>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32_14 = arith.constant 64 : i32
    %42 = arith.bitcast %c0_i32 : i32 to i32
    %43 = arith.bitcast %arg4 : i32 to i32
    %44 = arith.bitcast %c64_i32_14 : i32 to i32
    %45 = ub.poison : i32
    %46:3 = scf.for %arg6 = %42 to %43 step %44 iter_args(%arg7 = %40, %arg8 = %41, %arg9 = %cst_13) -> (tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>)  : i32 {
      %66 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %67 = tt.splat %arg6 : i32 -> tensor<64xi32>
      %68 = arith.extsi %67 : tensor<64xi32> to tensor<64xi64>
      %69 = arith.extsi %22 : tensor<64xi32> to tensor<64xi64>
      %70 = arith.addi %68, %69 : tensor<64xi64>
      %c2147483647_i64_22 = arith.constant 2147483647 : i64
      %c-2147483648_i64_23 = arith.constant -2147483648 : i64
      %cst_24 = arith.constant dense<2147483647> : tensor<64xi64>
      %71 = arith.cmpi sle, %70, %cst_24 : tensor<64xi64>
      %cst_25 = arith.constant dense<-2147483648> : tensor<64xi64>
      %72 = arith.cmpi sge, %70, %cst_25 : tensor<64xi64>
      %73 = arith.andi %71, %72 : tensor<64xi1>
      %74 = arith.addi %67, %22 : tensor<64xi32>
      %75 = tt.expand_dims %74 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %c64_i32_26 = arith.constant 64 : i32
      %c64_i32_27 = arith.constant 64 : i32
      %cst_28 = arith.constant dense<64> : tensor<1x64xi32>
      %76 = arith.extsi %75 : tensor<1x64xi32> to tensor<1x64xi64>
      %77 = arith.extsi %cst_28 : tensor<1x64xi32> to tensor<1x64xi64>
      %78 = arith.muli %76, %77 : tensor<1x64xi64>
      %c2147483647_i64_29 = arith.constant 2147483647 : i64
      %c-2147483648_i64_30 = arith.constant -2147483648 : i64
      %cst_31 = arith.constant dense<2147483647> : tensor<1x64xi64>
      %79 = arith.cmpi sle, %78, %cst_31 : tensor<1x64xi64>
      %cst_32 = arith.constant dense<-2147483648> : tensor<1x64xi64>
      %80 = arith.cmpi sge, %78, %cst_32 : tensor<1x64xi64>
      %81 = arith.andi %79, %80 : tensor<1x64xi1>
      %82 = arith.muli %75, %cst_28 : tensor<1x64xi32>
      %83 = tt.splat %66 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>>
      %84 = tt.addptr %83, %82 : tensor<1x64x!tt.ptr<f16>>, tensor<1x64xi32>
      %85 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %86 = tt.broadcast %84 : tensor<1x64x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
      %87 = tt.broadcast %85 : tensor<64x1xi32> -> tensor<64x64xi32>
      %88 = tt.addptr %86, %87 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
      %89 = tt.load %88 : tensor<64x64x!tt.ptr<f16>>
      %cst_33 = arith.constant 0.000000e+00 : f32
      %cst_34 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
      %90 = tt.dot %39, %89, %cst_34, inputPrecision = tf32 : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
      %91 = tt.splat %arg5 : f32 -> tensor<64x64xf32>
      %92 = arith.mulf %90, %91 : tensor<64x64xf32>
      %93 = tt.call @"triton.language.standard.max__fp32S64_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%92) : (tensor<64x64xf32>) -> tensor<64xf32>
      %94 = arith.maxnumf %arg9, %93 : tensor<64xf32>
      %95 = tt.expand_dims %94 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
      %96 = tt.broadcast %95 : tensor<64x1xf32> -> tensor<64x64xf32>
      %97 = arith.subf %92, %96 : tensor<64x64xf32>
      %98 = math.exp2 %97 : tensor<64x64xf32>
      %99 = arith.subf %arg9, %94 : tensor<64xf32>
      %100 = math.exp2 %99 : tensor<64xf32>
      %101 = arith.mulf %arg7, %100 : tensor<64xf32>
      %102 = tt.call @"triton.language.standard.sum__fp32S64_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cNone"(%98) : (tensor<64x64xf32>) -> tensor<64xf32>
      %103 = arith.addf %101, %102 : tensor<64xf32>
      %104 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %105 = tt.splat %arg6 : i32 -> tensor<64xi32>
      %106 = arith.extsi %105 : tensor<64xi32> to tensor<64xi64>
      %107 = arith.extsi %22 : tensor<64xi32> to tensor<64xi64>
      %108 = arith.addi %106, %107 : tensor<64xi64>
      %c2147483647_i64_35 = arith.constant 2147483647 : i64
      %c-2147483648_i64_36 = arith.constant -2147483648 : i64
      %cst_37 = arith.constant dense<2147483647> : tensor<64xi64>
      %109 = arith.cmpi sle, %108, %cst_37 : tensor<64xi64>
      %cst_38 = arith.constant dense<-2147483648> : tensor<64xi64>
      %110 = arith.cmpi sge, %108, %cst_38 : tensor<64xi64>
      %111 = arith.andi %109, %110 : tensor<64xi1>
      %112 = arith.addi %105, %22 : tensor<64xi32>
      %113 = tt.expand_dims %112 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %c64_i32_39 = arith.constant 64 : i32
      %c64_i32_40 = arith.constant 64 : i32
      %cst_41 = arith.constant dense<64> : tensor<64x1xi32>
      %114 = arith.extsi %113 : tensor<64x1xi32> to tensor<64x1xi64>
      %115 = arith.extsi %cst_41 : tensor<64x1xi32> to tensor<64x1xi64>
      %116 = arith.muli %114, %115 : tensor<64x1xi64>
      %c2147483647_i64_42 = arith.constant 2147483647 : i64
      %c-2147483648_i64_43 = arith.constant -2147483648 : i64
      %cst_44 = arith.constant dense<2147483647> : tensor<64x1xi64>
      %117 = arith.cmpi sle, %116, %cst_44 : tensor<64x1xi64>
      %cst_45 = arith.constant dense<-2147483648> : tensor<64x1xi64>
      %118 = arith.cmpi sge, %116, %cst_45 : tensor<64x1xi64>
      %119 = arith.andi %117, %118 : tensor<64x1xi1>
      %120 = arith.muli %113, %cst_41 : tensor<64x1xi32>
      %121 = tt.splat %104 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
      %122 = tt.addptr %121, %120 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
      %123 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %124 = tt.broadcast %122 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
      %125 = tt.broadcast %123 : tensor<1x64xi32> -> tensor<64x64xi32>
      %126 = tt.addptr %124, %125 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
      %127 = tt.load %126 : tensor<64x64x!tt.ptr<f16>>
      %128 = arith.truncf %98 : tensor<64x64xf32> to tensor<64x64xf16>
      %129 = tt.expand_dims %100 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
      %130 = tt.broadcast %129 : tensor<64x1xf32> -> tensor<64x64xf32>
      %131 = arith.mulf %arg8, %130 : tensor<64x64xf32>
      %cst_46 = arith.constant 0.000000e+00 : f32
      %132 = tt.dot %128, %127, %131, inputPrecision = tf32 : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
      scf.yield %103, %132, %94 : tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>
    }
    %47 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %48 = tt.expand_dims %21 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %c64_i32_15 = arith.constant 64 : i32
    %c64_i32_16 = arith.constant 64 : i32
    %cst_17 = arith.constant dense<64> : tensor<64x1xi32>
    %49 = arith.extsi %48 : tensor<64x1xi32> to tensor<64x1xi64>
    %50 = arith.extsi %cst_17 : tensor<64x1xi32> to tensor<64x1xi64>
    %51 = arith.muli %49, %50 : tensor<64x1xi64>
    %c2147483647_i64_18 = arith.constant 2147483647 : i64
    %c-2147483648_i64_19 = arith.constant -2147483648 : i64
    %cst_20 = arith.constant dense<2147483647> : tensor<64x1xi64>
    %52 = arith.cmpi sle, %51, %cst_20 : tensor<64x1xi64>
    %cst_21 = arith.constant dense<-2147483648> : tensor<64x1xi64>
    %53 = arith.cmpi sge, %51, %cst_21 : tensor<64x1xi64>
    %54 = arith.andi %52, %53 : tensor<64x1xi1>
    %55 = arith.muli %48, %cst_17 : tensor<64x1xi32>
    %56 = tt.splat %47 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %57 = tt.addptr %56, %55 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %58 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %59 = tt.broadcast %57 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
    %60 = tt.broadcast %58 : tensor<1x64xi32> -> tensor<64x64xi32>
    %61 = tt.addptr %59, %60 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
    %62 = tt.expand_dims %46#0 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
    %63 = tt.broadcast %62 : tensor<64x1xf32> -> tensor<64x64xf32>
    %64 = arith.divf %46#1, %63 : tensor<64x64xf32>
    %65 = arith.truncf %64 : tensor<64x64xf32> to tensor<64x64xf16>
    tt.store %61, %65 : tensor<64x64x!tt.ptr<f16>>
    tt.return
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_64__(1,)cconstexpr_fp32_"() -> tensor<64xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64xf32>
    tt.return %cst_0 : tensor<64xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<64xf32>
    tt.return %0 : tensor<64xf32>
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_64__(0, 1)cconstexpr_64__(1,)cconstexpr_fp32_"() -> tensor<64x64xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
    tt.return %cst_0 : tensor<64x64xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<64x64xf32>
    tt.return %0 : tensor<64x64xf32>
  }
  tt.func private @"triton.language.standard.max__fp32S64_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%arg0: tensor<64x64xf32>) -> tensor<64xf32> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 1 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._elementwise_max__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %2 : f32
    }) : (tensor<64x64xf32>) -> tensor<64xf32>
    tt.return %0 : tensor<64xf32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<64xf32>
    tt.return %1 : tensor<64xf32>
  }
  tt.func private @triton.language.standard._elementwise_max__fp32_fp32__(%arg0: f32, %arg1: f32) -> f32 attributes {noinline = false} {
    %0 = arith.maxnumf %arg0, %arg1 : f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
  }
  tt.func private @"triton.language.standard.sum__fp32S64_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<64x64xf32>) -> tensor<64xf32> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 1 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._sum_combine__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %2 : f32
    }) : (tensor<64x64xf32>) -> tensor<64xf32>
    tt.return %0 : tensor<64xf32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<64xf32>
    tt.return %1 : tensor<64xf32>
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
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
    %cst_1 = arith.constant dense<64> : tensor<1x64xi32>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<64xf32>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %8 = tt.splat %6 : i32 -> tensor<64xi32>
    %9 = arith.addi %8, %7 : tensor<64xi32>
    %10 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %11 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %12 = arith.muli %11, %cst_3 : tensor<64x1xi32>
    %13 = tt.splat %10 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %14 = tt.addptr %13, %12 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %15 = tt.expand_dims %7 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %16 = tt.broadcast %14 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
    %17 = tt.broadcast %15 : tensor<1x64xi32> -> tensor<64x64xi32>
    %18 = tt.addptr %16, %17 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
    %19 = tt.load %18 : tensor<64x64x!tt.ptr<f16>>
    %20:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %cst_0, %arg9 = %cst_2) -> (tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>)  : i32 {
      %30 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %31 = tt.splat %arg6 : i32 -> tensor<64xi32>
      %32 = arith.addi %31, %7 : tensor<64xi32>
      %33 = tt.expand_dims %32 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %34 = arith.muli %33, %cst_1 : tensor<1x64xi32>
      %35 = tt.splat %30 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>>
      %36 = tt.addptr %35, %34 : tensor<1x64x!tt.ptr<f16>>, tensor<1x64xi32>
      %37 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %38 = tt.broadcast %36 : tensor<1x64x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
      %39 = tt.broadcast %37 : tensor<64x1xi32> -> tensor<64x64xi32>
      %40 = tt.addptr %38, %39 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
      %41 = tt.load %40 : tensor<64x64x!tt.ptr<f16>>
      %42 = tt.dot %19, %41, %cst_0, inputPrecision = tf32 : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
      %43 = tt.splat %arg5 : f32 -> tensor<64x64xf32>
      %44 = arith.mulf %42, %43 : tensor<64x64xf32>
      %45 = "tt.reduce"(%44) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %69 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %69 : f32
      }) : (tensor<64x64xf32>) -> tensor<64xf32>
      %46 = arith.maxnumf %arg9, %45 : tensor<64xf32>
      %47 = tt.expand_dims %46 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
      %48 = tt.broadcast %47 : tensor<64x1xf32> -> tensor<64x64xf32>
      %49 = arith.subf %44, %48 : tensor<64x64xf32>
      %50 = math.exp2 %49 : tensor<64x64xf32>
      %51 = arith.subf %arg9, %46 : tensor<64xf32>
      %52 = math.exp2 %51 : tensor<64xf32>
      %53 = arith.mulf %arg7, %52 : tensor<64xf32>
      %54 = "tt.reduce"(%50) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %69 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %69 : f32
      }) : (tensor<64x64xf32>) -> tensor<64xf32>
      %55 = arith.addf %53, %54 : tensor<64xf32>
      %56 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %57 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %58 = arith.muli %57, %cst_3 : tensor<64x1xi32>
      %59 = tt.splat %56 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
      %60 = tt.addptr %59, %58 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
      %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
      %62 = tt.addptr %61, %17 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
      %63 = tt.load %62 : tensor<64x64x!tt.ptr<f16>>
      %64 = arith.truncf %50 : tensor<64x64xf32> to tensor<64x64xf16>
      %65 = tt.expand_dims %52 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
      %66 = tt.broadcast %65 : tensor<64x1xf32> -> tensor<64x64xf32>
      %67 = arith.mulf %arg8, %66 : tensor<64x64xf32>
      %68 = tt.dot %64, %63, %67, inputPrecision = tf32 : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
      scf.yield %55, %68, %46 : tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>
    }
    %21 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %22 = tt.splat %21 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %23 = tt.addptr %22, %12 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %24 = tt.broadcast %23 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
    %25 = tt.addptr %24, %17 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
    %26 = tt.expand_dims %20#0 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
    %27 = tt.broadcast %26 : tensor<64x1xf32> -> tensor<64x64xf32>
    %28 = arith.divf %20#1, %27 : tensor<64x64xf32>
    %29 = arith.truncf %28 : tensor<64x64xf32> to tensor<64x64xf16>
    tt.store %25, %29 : tensor<64x64x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked1>
    %cst_1 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<64xf32, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %8 = tt.splat %6 : i32 -> tensor<64xi32, #blocked>
    %9 = arith.addi %8, %7 : tensor<64xi32, #blocked>
    %10 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %11 = ttg.convert_layout %9 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %13 = ttg.convert_layout %12 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked2>
    %14 = arith.muli %13, %cst_3 : tensor<64x1xi32, #blocked2>
    %15 = tt.splat %10 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %16 = tt.addptr %15, %14 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %17 = ttg.convert_layout %7 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %19 = ttg.convert_layout %18 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked1>
    %20 = tt.broadcast %16 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %21 = ttg.convert_layout %20 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.broadcast %19 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %24 = tt.load %23 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %25:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %cst_0, %arg9 = %cst_2) -> (tensor<64xf32, #blocked>, tensor<64x64xf32, #blocked1>, tensor<64xf32, #blocked>)  : i32 {
      %39 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %40 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked>
      %41 = arith.addi %40, %7 : tensor<64xi32, #blocked>
      %42 = ttg.convert_layout %41 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %43 = tt.expand_dims %42 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
      %44 = ttg.convert_layout %43 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked1>
      %45 = arith.muli %44, %cst_1 : tensor<1x64xi32, #blocked1>
      %46 = tt.splat %39 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
      %47 = tt.addptr %46, %45 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %48 = ttg.convert_layout %7 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %49 = tt.expand_dims %48 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %50 = ttg.convert_layout %49 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked2>
      %51 = tt.broadcast %47 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %52 = tt.broadcast %50 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
      %53 = ttg.convert_layout %52 : tensor<64x64xi32, #blocked2> -> tensor<64x64xi32, #blocked1>
      %54 = tt.addptr %51, %53 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %55 = tt.load %54 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %56 = ttg.convert_layout %24 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked5}>>
      %57 = ttg.convert_layout %55 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked5}>>
      %58 = ttg.convert_layout %cst_0 : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked5>
      %59 = tt.dot %56, %57, %58, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked5}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked5}>> -> tensor<64x64xf32, #blocked5>
      %60 = ttg.convert_layout %59 : tensor<64x64xf32, #blocked5> -> tensor<64x64xf32, #blocked1>
      %61 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked1>
      %62 = arith.mulf %60, %61 : tensor<64x64xf32, #blocked1>
      %63 = "tt.reduce"(%62) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %102 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %102 : f32
      }) : (tensor<64x64xf32, #blocked1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %64 = ttg.convert_layout %63 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64xf32, #blocked>
      %65 = arith.maxnumf %arg9, %64 : tensor<64xf32, #blocked>
      %66 = ttg.convert_layout %65 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %67 = tt.expand_dims %66 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xf32, #blocked3>
      %68 = ttg.convert_layout %67 : tensor<64x1xf32, #blocked3> -> tensor<64x1xf32, #blocked2>
      %69 = tt.broadcast %68 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %70 = ttg.convert_layout %69 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked1>
      %71 = arith.subf %62, %70 : tensor<64x64xf32, #blocked1>
      %72 = math.exp2 %71 : tensor<64x64xf32, #blocked1>
      %73 = arith.subf %arg9, %65 : tensor<64xf32, #blocked>
      %74 = math.exp2 %73 : tensor<64xf32, #blocked>
      %75 = arith.mulf %arg7, %74 : tensor<64xf32, #blocked>
      %76 = "tt.reduce"(%72) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %102 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %102 : f32
      }) : (tensor<64x64xf32, #blocked1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %77 = ttg.convert_layout %76 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64xf32, #blocked>
      %78 = arith.addf %75, %77 : tensor<64xf32, #blocked>
      %79 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %80 = ttg.convert_layout %41 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %81 = tt.expand_dims %80 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %82 = ttg.convert_layout %81 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked2>
      %83 = arith.muli %82, %cst_3 : tensor<64x1xi32, #blocked2>
      %84 = tt.splat %79 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
      %85 = tt.addptr %84, %83 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
      %86 = tt.broadcast %85 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
      %87 = ttg.convert_layout %86 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %88 = tt.addptr %87, %22 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %89 = tt.load %88 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %90 = arith.truncf %72 : tensor<64x64xf32, #blocked1> to tensor<64x64xf16, #blocked1>
      %91 = ttg.convert_layout %74 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %92 = tt.expand_dims %91 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xf32, #blocked3>
      %93 = ttg.convert_layout %92 : tensor<64x1xf32, #blocked3> -> tensor<64x1xf32, #blocked2>
      %94 = tt.broadcast %93 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %95 = ttg.convert_layout %94 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked1>
      %96 = arith.mulf %arg8, %95 : tensor<64x64xf32, #blocked1>
      %97 = ttg.convert_layout %90 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked5}>>
      %98 = ttg.convert_layout %89 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked5}>>
      %99 = ttg.convert_layout %96 : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked5>
      %100 = tt.dot %97, %98, %99, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked5}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked5}>> -> tensor<64x64xf32, #blocked5>
      %101 = ttg.convert_layout %100 : tensor<64x64xf32, #blocked5> -> tensor<64x64xf32, #blocked1>
      scf.yield %78, %101, %65 : tensor<64xf32, #blocked>, tensor<64x64xf32, #blocked1>, tensor<64xf32, #blocked>
    }
    %26 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %27 = tt.splat %26 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %28 = tt.addptr %27, %14 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %29 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %30 = ttg.convert_layout %29 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %31 = tt.addptr %30, %22 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %32 = ttg.convert_layout %25#0 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xf32, #blocked3>
    %34 = ttg.convert_layout %33 : tensor<64x1xf32, #blocked3> -> tensor<64x1xf32, #blocked2>
    %35 = tt.broadcast %34 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %36 = ttg.convert_layout %35 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked1>
    %37 = arith.divf %25#1, %36 : tensor<64x64xf32, #blocked1>
    %38 = arith.truncf %37 : tensor<64x64xf32, #blocked1> to tensor<64x64xf16, #blocked1>
    tt.store %31, %38 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked7 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked1>
    %cst_1 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<64xf32, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %8 = tt.splat %6 : i32 -> tensor<64xi32, #blocked>
    %9 = arith.addi %8, %7 : tensor<64xi32, #blocked>
    %10 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %11 = ttg.convert_layout %9 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %13 = ttg.convert_layout %12 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked2>
    %14 = arith.muli %13, %cst_3 : tensor<64x1xi32, #blocked2>
    %15 = tt.splat %10 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %16 = tt.addptr %15, %14 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %17 = ttg.convert_layout %7 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %19 = ttg.convert_layout %18 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked1>
    %20 = tt.broadcast %16 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %21 = ttg.convert_layout %20 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.broadcast %19 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %23 = tt.addptr %21, %22 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %24 = ttg.convert_layout %23 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked5>
    %25 = tt.load %24 : tensor<64x64x!tt.ptr<f16>, #blocked5>
    %26 = ttg.convert_layout %25 : tensor<64x64xf16, #blocked5> -> tensor<64x64xf16, #blocked1>
    %27:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %cst_0, %arg9 = %cst_2) -> (tensor<64xf32, #blocked>, tensor<64x64xf32, #blocked1>, tensor<64xf32, #blocked>)  : i32 {
      %43 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %44 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked>
      %45 = arith.addi %44, %7 : tensor<64xi32, #blocked>
      %46 = ttg.convert_layout %45 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %47 = tt.expand_dims %46 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
      %48 = ttg.convert_layout %47 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked1>
      %49 = arith.muli %48, %cst_1 : tensor<1x64xi32, #blocked1>
      %50 = tt.splat %43 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
      %51 = tt.addptr %50, %49 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %52 = ttg.convert_layout %7 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %54 = ttg.convert_layout %53 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked2>
      %55 = tt.broadcast %51 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %56 = tt.broadcast %54 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
      %57 = ttg.convert_layout %56 : tensor<64x64xi32, #blocked2> -> tensor<64x64xi32, #blocked1>
      %58 = tt.addptr %55, %57 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %59 = ttg.convert_layout %58 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked6>
      %60 = tt.load %59 : tensor<64x64x!tt.ptr<f16>, #blocked6>
      %61 = ttg.convert_layout %60 : tensor<64x64xf16, #blocked6> -> tensor<64x64xf16, #blocked1>
      %62 = ttg.convert_layout %26 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked7}>>
      %63 = ttg.convert_layout %61 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked7}>>
      %64 = ttg.convert_layout %cst_0 : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked7>
      %65 = tt.dot %62, %63, %64, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked7}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked7}>> -> tensor<64x64xf32, #blocked7>
      %66 = ttg.convert_layout %65 : tensor<64x64xf32, #blocked7> -> tensor<64x64xf32, #blocked1>
      %67 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked1>
      %68 = arith.mulf %66, %67 : tensor<64x64xf32, #blocked1>
      %69 = "tt.reduce"(%68) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %110 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %110 : f32
      }) : (tensor<64x64xf32, #blocked1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %70 = ttg.convert_layout %69 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64xf32, #blocked>
      %71 = arith.maxnumf %arg9, %70 : tensor<64xf32, #blocked>
      %72 = ttg.convert_layout %71 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %73 = tt.expand_dims %72 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xf32, #blocked3>
      %74 = ttg.convert_layout %73 : tensor<64x1xf32, #blocked3> -> tensor<64x1xf32, #blocked2>
      %75 = tt.broadcast %74 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %76 = ttg.convert_layout %75 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked1>
      %77 = arith.subf %68, %76 : tensor<64x64xf32, #blocked1>
      %78 = math.exp2 %77 : tensor<64x64xf32, #blocked1>
      %79 = arith.subf %arg9, %71 : tensor<64xf32, #blocked>
      %80 = math.exp2 %79 : tensor<64xf32, #blocked>
      %81 = arith.mulf %arg7, %80 : tensor<64xf32, #blocked>
      %82 = "tt.reduce"(%78) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %110 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %110 : f32
      }) : (tensor<64x64xf32, #blocked1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %83 = ttg.convert_layout %82 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64xf32, #blocked>
      %84 = arith.addf %81, %83 : tensor<64xf32, #blocked>
      %85 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %86 = ttg.convert_layout %45 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %87 = tt.expand_dims %86 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %88 = ttg.convert_layout %87 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked2>
      %89 = arith.muli %88, %cst_3 : tensor<64x1xi32, #blocked2>
      %90 = tt.splat %85 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
      %91 = tt.addptr %90, %89 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
      %92 = tt.broadcast %91 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
      %93 = ttg.convert_layout %92 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %94 = tt.addptr %93, %22 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %95 = ttg.convert_layout %94 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked5>
      %96 = tt.load %95 : tensor<64x64x!tt.ptr<f16>, #blocked5>
      %97 = ttg.convert_layout %96 : tensor<64x64xf16, #blocked5> -> tensor<64x64xf16, #blocked1>
      %98 = arith.truncf %78 : tensor<64x64xf32, #blocked1> to tensor<64x64xf16, #blocked1>
      %99 = ttg.convert_layout %80 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %100 = tt.expand_dims %99 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xf32, #blocked3>
      %101 = ttg.convert_layout %100 : tensor<64x1xf32, #blocked3> -> tensor<64x1xf32, #blocked2>
      %102 = tt.broadcast %101 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %103 = ttg.convert_layout %102 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked1>
      %104 = arith.mulf %arg8, %103 : tensor<64x64xf32, #blocked1>
      %105 = ttg.convert_layout %98 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked7}>>
      %106 = ttg.convert_layout %97 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked7}>>
      %107 = ttg.convert_layout %104 : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked7>
      %108 = tt.dot %105, %106, %107, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked7}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked7}>> -> tensor<64x64xf32, #blocked7>
      %109 = ttg.convert_layout %108 : tensor<64x64xf32, #blocked7> -> tensor<64x64xf32, #blocked1>
      scf.yield %84, %109, %71 : tensor<64xf32, #blocked>, tensor<64x64xf32, #blocked1>, tensor<64xf32, #blocked>
    }
    %28 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %29 = tt.splat %28 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %14 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %31 = tt.broadcast %30 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %32 = ttg.convert_layout %31 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %33 = tt.addptr %32, %22 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %34 = ttg.convert_layout %27#0 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %35 = tt.expand_dims %34 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xf32, #blocked3>
    %36 = ttg.convert_layout %35 : tensor<64x1xf32, #blocked3> -> tensor<64x1xf32, #blocked2>
    %37 = tt.broadcast %36 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %38 = ttg.convert_layout %37 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked1>
    %39 = arith.divf %27#1, %38 : tensor<64x64xf32, #blocked1>
    %40 = arith.truncf %39 : tensor<64x64xf32, #blocked1> to tensor<64x64xf16, #blocked1>
    %41 = ttg.convert_layout %33 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked5>
    %42 = ttg.convert_layout %40 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked5>
    tt.store %41, %42 : tensor<64x64x!tt.ptr<f16>, #blocked5>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_3 = arith.constant dense<64> : tensor<1x64xi32, #blocked2>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %9 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %9, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %12 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %13 = arith.muli %12, %cst_2 : tensor<64x1xi32, #blocked1>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %22:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_1, %arg8 = %cst_0, %arg9 = %cst) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %33 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %34 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %35 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %36 = arith.addi %34, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %37 = arith.addi %35, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %38 = tt.expand_dims %36 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %39 = arith.muli %38, %cst_3 : tensor<1x64xi32, #blocked2>
      %40 = tt.splat %33 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
      %41 = tt.addptr %40, %39 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
      %42 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %43 = tt.expand_dims %42 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
      %44 = tt.broadcast %41 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
      %45 = tt.broadcast %43 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
      %46 = tt.addptr %44, %45 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
      %47 = tt.load %46 : tensor<64x64x!tt.ptr<f16>, #blocked2>
      %48 = ttg.convert_layout %21 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %49 = ttg.convert_layout %47 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %50 = tt.dot %48, %49, %cst_0, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x64xf32, #blocked>
      %51 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked>
      %52 = arith.mulf %50, %51 : tensor<64x64xf32, #blocked>
      %53 = "tt.reduce"(%52) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %54 = arith.maxnumf %arg9, %53 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %56 = tt.broadcast %55 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %57 = arith.subf %52, %56 : tensor<64x64xf32, #blocked>
      %58 = math.exp2 %57 : tensor<64x64xf32, #blocked>
      %59 = arith.subf %arg9, %54 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %60 = math.exp2 %59 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %61 = arith.mulf %arg7, %60 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %62 = "tt.reduce"(%58) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %63 = arith.addf %61, %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %64 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %65 = tt.expand_dims %37 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %66 = arith.muli %65, %cst_2 : tensor<64x1xi32, #blocked1>
      %67 = tt.splat %64 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
      %68 = tt.addptr %67, %66 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %69 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %70 = tt.addptr %69, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %71 = tt.load %70 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %72 = arith.truncf %58 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
      %73 = tt.expand_dims %60 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %74 = tt.broadcast %73 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %75 = arith.mulf %arg8, %74 : tensor<64x64xf32, #blocked>
      %76 = ttg.convert_layout %72 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %77 = ttg.convert_layout %71 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %78 = tt.dot %76, %77, %75, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x64xf32, #blocked>
      scf.yield %63, %78, %54 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    %23 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %25 = tt.addptr %24, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = tt.addptr %26, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %28 = tt.expand_dims %22#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %29 = tt.broadcast %28 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %30 = arith.divf %22#1, %29 : tensor<64x64xf32, #blocked>
    %31 = arith.truncf %30 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %32 = ttg.convert_layout %31 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    tt.store %27, %32 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_3 = arith.constant dense<64> : tensor<1x64xi32, #blocked2>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %9 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %9, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %12 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %13 = arith.muli %12, %cst_2 : tensor<64x1xi32, #blocked1>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %22:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_1, %arg8 = %cst_0, %arg9 = %cst) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %33 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %34 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %35 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %36 = arith.addi %34, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %37 = arith.addi %35, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %38 = tt.expand_dims %36 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %39 = arith.muli %38, %cst_3 : tensor<1x64xi32, #blocked2>
      %40 = tt.splat %33 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
      %41 = tt.addptr %40, %39 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
      %42 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %43 = tt.expand_dims %42 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
      %44 = tt.broadcast %41 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
      %45 = tt.broadcast %43 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
      %46 = tt.addptr %44, %45 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
      %47 = tt.load %46 : tensor<64x64x!tt.ptr<f16>, #blocked2>
      %48 = ttg.convert_layout %21 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %49 = ttg.convert_layout %47 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %50 = ttg.convert_layout %cst_0 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
      %51 = ttg.convert_layout %48 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %52 = ttg.convert_layout %49 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %53 = tt.dot %51, %52, %50, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %54 = ttg.convert_layout %53 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
      %55 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked>
      %56 = arith.mulf %54, %55 : tensor<64x64xf32, #blocked>
      %57 = "tt.reduce"(%56) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %87 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %87 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %58 = arith.maxnumf %arg9, %57 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %59 = tt.expand_dims %58 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %60 = tt.broadcast %59 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %61 = arith.subf %56, %60 : tensor<64x64xf32, #blocked>
      %62 = math.exp2 %61 : tensor<64x64xf32, #blocked>
      %63 = arith.subf %arg9, %58 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %64 = math.exp2 %63 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %65 = arith.mulf %arg7, %64 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %66 = "tt.reduce"(%62) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %87 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %87 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %67 = arith.addf %65, %66 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %68 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %69 = tt.expand_dims %37 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %70 = arith.muli %69, %cst_2 : tensor<64x1xi32, #blocked1>
      %71 = tt.splat %68 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
      %72 = tt.addptr %71, %70 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %73 = tt.broadcast %72 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %74 = tt.addptr %73, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %75 = tt.load %74 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %76 = arith.truncf %62 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
      %77 = tt.expand_dims %64 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %78 = tt.broadcast %77 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %79 = arith.mulf %arg8, %78 : tensor<64x64xf32, #blocked>
      %80 = ttg.convert_layout %76 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %81 = ttg.convert_layout %75 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %82 = ttg.convert_layout %79 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
      %83 = ttg.convert_layout %80 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %84 = ttg.convert_layout %81 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %85 = tt.dot %83, %84, %82, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %86 = ttg.convert_layout %85 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
      scf.yield %67, %86, %58 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    %23 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %25 = tt.addptr %24, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = tt.addptr %26, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %28 = tt.expand_dims %22#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %29 = tt.broadcast %28 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %30 = arith.divf %22#1, %29 : tensor<64x64xf32, #blocked>
    %31 = arith.truncf %30 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %32 = ttg.convert_layout %31 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    tt.store %27, %32 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %9, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %12 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %13 = arith.muli %12, %cst_0 : tensor<64x1xi32, #blocked1>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %22:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_3, %arg8 = %cst_2, %arg9 = %cst_1) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %33 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %34 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %35 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %36 = arith.addi %34, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %37 = arith.addi %35, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %38 = tt.expand_dims %36 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %39 = arith.muli %38, %cst : tensor<1x64xi32, #blocked>
      %40 = tt.splat %33 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
      %41 = tt.addptr %40, %39 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %42 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %43 = tt.expand_dims %42 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %44 = tt.broadcast %41 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %45 = tt.broadcast %43 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %46 = tt.addptr %44, %45 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %47 = tt.load %46 : tensor<64x64x!tt.ptr<f16>, #blocked>
      %48 = ttg.convert_layout %21 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %49 = ttg.convert_layout %47 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %50 = tt.dot %48, %49, %cst_2, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %51 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
      %52 = arith.mulf %50, %51 : tensor<64x64xf32, #mma>
      %53 = "tt.reduce"(%52) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %54 = arith.maxnumf %arg9, %53 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %56 = tt.broadcast %55 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %57 = arith.subf %52, %56 : tensor<64x64xf32, #mma>
      %58 = math.exp2 %57 : tensor<64x64xf32, #mma>
      %59 = arith.subf %arg9, %54 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %60 = math.exp2 %59 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %61 = arith.mulf %arg7, %60 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %62 = "tt.reduce"(%58) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %63 = arith.addf %61, %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %64 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %65 = tt.expand_dims %37 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %66 = arith.muli %65, %cst_0 : tensor<64x1xi32, #blocked1>
      %67 = tt.splat %64 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
      %68 = tt.addptr %67, %66 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %69 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %70 = tt.addptr %69, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %71 = tt.load %70 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %72 = arith.truncf %58 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %73 = tt.expand_dims %60 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %74 = tt.broadcast %73 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %75 = arith.mulf %arg8, %74 : tensor<64x64xf32, #mma>
      %76 = ttg.convert_layout %72 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %77 = ttg.convert_layout %71 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %78 = tt.dot %76, %77, %75, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      scf.yield %63, %78, %54 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    }
    %23 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %25 = tt.addptr %24, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = tt.addptr %26, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %28 = tt.expand_dims %22#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %29 = tt.broadcast %28 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %30 = arith.divf %22#1, %29 : tensor<64x64xf32, #mma>
    %31 = arith.truncf %30 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %32 = ttg.convert_layout %31 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %27, %32 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %9, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %12 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %13 = arith.muli %12, %cst_0 : tensor<64x1xi32, #blocked1>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %23 = tt.splat %22 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %26 = tt.broadcast %25 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %27 = ttg.convert_layout %21 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %31:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_3, %arg8 = %cst_2, %arg9 = %cst_1) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %42 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %43 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = arith.addi %42, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %45 = arith.addi %43, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %46 = tt.expand_dims %44 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %47 = arith.muli %46, %cst : tensor<1x64xi32, #blocked>
      %48 = tt.addptr %23, %47 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %49 = tt.broadcast %48 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %50 = tt.addptr %49, %26 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %51 = tt.load %50 : tensor<64x64x!tt.ptr<f16>, #blocked>
      %52 = ttg.convert_layout %51 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %53 = tt.dot %27, %52, %cst_2, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %54 = arith.mulf %53, %28 : tensor<64x64xf32, #mma>
      %55 = "tt.reduce"(%54) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %56 = arith.maxnumf %arg9, %55 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %57 = tt.expand_dims %56 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %58 = tt.broadcast %57 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %59 = arith.subf %54, %58 : tensor<64x64xf32, #mma>
      %60 = math.exp2 %59 : tensor<64x64xf32, #mma>
      %61 = arith.subf %arg9, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %62 = math.exp2 %61 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %63 = arith.mulf %arg7, %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %64 = "tt.reduce"(%60) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %65 = arith.addf %63, %64 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %66 = tt.expand_dims %45 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %67 = arith.muli %66, %cst_0 : tensor<64x1xi32, #blocked1>
      %68 = tt.addptr %30, %67 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %69 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %70 = tt.addptr %69, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %71 = tt.load %70 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %72 = arith.truncf %60 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %73 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %74 = tt.broadcast %73 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %75 = arith.mulf %arg8, %74 : tensor<64x64xf32, #mma>
      %76 = ttg.convert_layout %72 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %77 = ttg.convert_layout %71 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %78 = tt.dot %76, %77, %75, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      scf.yield %65, %78, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    }
    %32 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %33 = tt.splat %32 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %34 = tt.addptr %33, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.addptr %35, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %37 = tt.expand_dims %31#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %38 = tt.broadcast %37 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %39 = arith.divf %31#1, %38 : tensor<64x64xf32, #mma>
    %40 = arith.truncf %39 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %41 = ttg.convert_layout %40 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %36, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %9, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %12 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %13 = arith.muli %12, %cst_0 : tensor<64x1xi32, #blocked1>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %23 = tt.splat %22 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %26 = tt.broadcast %25 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %27 = ttg.convert_layout %21 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %31:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_3, %arg8 = %cst_2, %arg9 = %cst_1) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %42 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %43 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = arith.addi %42, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %45 = arith.addi %43, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %46 = tt.expand_dims %44 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %47 = arith.muli %46, %cst : tensor<1x64xi32, #blocked>
      %48 = tt.addptr %23, %47 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %49 = tt.broadcast %48 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %50 = tt.addptr %49, %26 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %51 = tt.load %50 {tt.latency = 2 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked>
      %52 = ttg.convert_layout %51 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %53 = tt.dot %27, %52, %cst_2, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %54 = arith.mulf %53, %28 : tensor<64x64xf32, #mma>
      %55 = "tt.reduce"(%54) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %56 = arith.maxnumf %arg9, %55 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %57 = tt.expand_dims %56 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %58 = tt.broadcast %57 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %59 = arith.subf %54, %58 : tensor<64x64xf32, #mma>
      %60 = math.exp2 %59 : tensor<64x64xf32, #mma>
      %61 = arith.subf %arg9, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %62 = math.exp2 %61 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %63 = arith.mulf %arg7, %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %64 = "tt.reduce"(%60) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %65 = arith.addf %63, %64 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %66 = tt.expand_dims %45 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %67 = arith.muli %66, %cst_0 : tensor<64x1xi32, #blocked1>
      %68 = tt.addptr %30, %67 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %69 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %70 = tt.addptr %69, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %71 = tt.load %70 {tt.latency = 2 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %72 = arith.truncf %60 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %73 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %74 = tt.broadcast %73 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %75 = arith.mulf %arg8, %74 : tensor<64x64xf32, #mma>
      %76 = ttg.convert_layout %72 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %77 = ttg.convert_layout %71 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %78 = tt.dot %76, %77, %75, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      scf.yield %65, %78, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    }
    %32 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %33 = tt.splat %32 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %34 = tt.addptr %33, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.addptr %35, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %37 = tt.expand_dims %31#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %38 = tt.broadcast %37 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %39 = arith.divf %31#1, %38 : tensor<64x64xf32, #mma>
    %40 = arith.truncf %39 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %41 = ttg.convert_layout %40 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %36, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %9, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %12 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %13 = arith.muli %12, %cst_0 : tensor<64x1xi32, #blocked1>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %22 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %23 = tt.splat %22 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %26 = tt.broadcast %25 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %27 = ttg.convert_layout %21 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %31:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_3, %arg8 = %cst_2, %arg9 = %cst_1) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %42 = tt.splat %arg6 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %43 = tt.splat %arg6 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = arith.addi %42, %8 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %45 = arith.addi %43, %7 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %46 = tt.expand_dims %44 {axis = 0 : i32, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %47 = arith.muli %46, %cst {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<1x64xi32, #blocked>
      %48 = tt.addptr %23, %47 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %49 = tt.broadcast %48 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %50 = tt.addptr %49, %26 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %51 = tt.load %50 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked>
      %52 = ttg.convert_layout %51 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %53 = tt.dot %27, %52, %cst_2, inputPrecision = tf32 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %54 = arith.mulf %53, %28 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xf32, #mma>
      %55 = "tt.reduce"(%54) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %56 = arith.maxnumf %arg9, %55 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %57 = tt.expand_dims %56 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %58 = tt.broadcast %57 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %59 = arith.subf %54, %58 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xf32, #mma>
      %60 = math.exp2 %59 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xf32, #mma>
      %61 = arith.subf %arg9, %56 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %62 = math.exp2 %61 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %63 = arith.mulf %arg7, %62 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %64 = "tt.reduce"(%60) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %65 = arith.addf %63, %64 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %66 = tt.expand_dims %45 {axis = 1 : i32, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %67 = arith.muli %66, %cst_0 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x1xi32, #blocked1>
      %68 = tt.addptr %30, %67 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %69 = tt.broadcast %68 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %70 = tt.addptr %69, %19 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %71 = tt.load %70 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %72 = arith.truncf %60 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %73 = tt.expand_dims %62 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %74 = tt.broadcast %73 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %75 = arith.mulf %arg8, %74 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xf32, #mma>
      %76 = ttg.convert_layout %72 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %77 = ttg.convert_layout %71 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %78 = tt.dot %76, %77, %75, inputPrecision = tf32 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      scf.yield %65, %78, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    } {tt.scheduled_max_stage = 2 : i32}
    %32 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %33 = tt.splat %32 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %34 = tt.addptr %33, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.addptr %35, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %37 = tt.expand_dims %31#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %38 = tt.broadcast %37 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %39 = arith.divf %31#1, %38 : tensor<64x64xf32, #mma>
    %40 = arith.truncf %39 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %41 = ttg.convert_layout %40 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %36, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %9, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %12 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %13 = arith.muli %12, %cst_2 : tensor<64x1xi32, #blocked>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %22 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %23 = tt.splat %22 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %27 = ttg.convert_layout %21 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %33 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %34 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %35 = arith.muli %34, %cst_1 : tensor<1x64xi32, #blocked1>
    %36 = tt.addptr %23, %35 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %38 = tt.addptr %37, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %39 = ttg.memdesc_subview %31[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %40 = tt.splat %33 : i1 -> tensor<64x64xi1, #blocked1>
    %41 = ttg.async_copy_global_to_local %38, %39 mask %40 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %42 = ttg.async_commit_group %41
    %43 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %44 = arith.muli %43, %cst_2 : tensor<64x1xi32, #blocked>
    %45 = tt.addptr %30, %44 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %46 = tt.broadcast %45 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %47 = tt.addptr %46, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %48 = ttg.memdesc_subview %32[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %49 = tt.splat %33 : i1 -> tensor<64x64xi1, #blocked>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %51 = ttg.async_commit_group %50
    %52 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %53 = arith.addi %8, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %54 = arith.addi %7, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %55 = tt.expand_dims %53 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %56 = arith.muli %55, %cst_1 : tensor<1x64xi32, #blocked1>
    %57 = tt.addptr %23, %56 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %59 = tt.addptr %58, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %60 = ttg.memdesc_subview %31[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %61 = tt.splat %52 : i1 -> tensor<64x64xi1, #blocked1>
    %62 = ttg.async_copy_global_to_local %59, %60 mask %61 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %63 = ttg.async_commit_group %62
    %64 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %65 = arith.muli %64, %cst_2 : tensor<64x1xi32, #blocked>
    %66 = tt.addptr %30, %65 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %67 = tt.broadcast %66 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %68 = tt.addptr %67, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %69 = ttg.memdesc_subview %32[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %70 = tt.splat %52 : i1 -> tensor<64x64xi1, #blocked>
    %71 = ttg.async_copy_global_to_local %68, %69 mask %70 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %72 = ttg.async_commit_group %71
    %73:11 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_5, %arg8 = %cst_4, %arg9 = %cst_3, %arg10 = %c1_i32, %arg11 = %c-1_i32, %arg12 = %c2_i32, %arg13 = %c2_i32, %arg14 = %42, %arg15 = %63, %arg16 = %51, %arg17 = %72) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %85 = arith.subi %arg4, %c128_i32 : i32
      %86 = arith.cmpi slt, %arg6, %85 : i32
      %87 = arith.addi %arg11, %c1_i32 : i32
      %88 = arith.cmpi sge, %87, %arg12 : i32
      %89 = arith.select %88, %c0_i32, %87 : i32
      %90 = ttg.async_wait %arg14, %arg16 {num = 2 : i32}
      %91 = ttg.memdesc_subview %31[%89, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %92 = ttg.local_load %91 token %90 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #blocked1>
      %93 = ttg.convert_layout %92 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %94 = tt.dot %27, %93, %cst_4, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %95 = arith.mulf %94, %28 : tensor<64x64xf32, #mma>
      %96 = "tt.reduce"(%95) <{axis = 1 : i32}> ({
      ^bb0(%arg18: f32, %arg19: f32):
        %143 = arith.maxnumf %arg18, %arg19 : f32
        tt.reduce.return %143 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %97 = arith.maxnumf %arg9, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %98 = tt.expand_dims %97 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %99 = tt.broadcast %98 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %100 = arith.subf %95, %99 : tensor<64x64xf32, #mma>
      %101 = math.exp2 %100 : tensor<64x64xf32, #mma>
      %102 = arith.subf %arg9, %97 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %103 = math.exp2 %102 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %104 = arith.mulf %arg7, %103 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %105 = "tt.reduce"(%101) <{axis = 1 : i32}> ({
      ^bb0(%arg18: f32, %arg19: f32):
        %143 = arith.addf %arg18, %arg19 : f32
        tt.reduce.return %143 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %106 = arith.addf %104, %105 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %107 = ttg.memdesc_subview %32[%89, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %108 = ttg.local_load %107 token %90 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #blocked>
      %109 = arith.truncf %101 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %110 = tt.expand_dims %103 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %111 = tt.broadcast %110 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %112 = arith.mulf %arg8, %111 : tensor<64x64xf32, #mma>
      %113 = ttg.convert_layout %109 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %114 = ttg.convert_layout %108 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %115 = tt.dot %113, %114, %112, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %116 = arith.addi %arg10, %c1_i32 : i32
      %117 = arith.cmpi sge, %116, %c2_i32 : i32
      %118 = arith.select %117, %c0_i32, %116 : i32
      %119 = arith.addi %arg6, %c128_i32 : i32
      %120 = tt.splat %119 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %121 = arith.addi %arg6, %c128_i32 : i32
      %122 = tt.splat %121 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %123 = arith.addi %120, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %124 = arith.addi %122, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %125 = tt.expand_dims %123 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %126 = arith.muli %125, %cst_1 : tensor<1x64xi32, #blocked1>
      %127 = tt.addptr %23, %126 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %128 = tt.broadcast %127 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %129 = tt.addptr %128, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %130 = ttg.memdesc_subview %31[%118, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %131 = tt.splat %86 : i1 -> tensor<64x64xi1, #blocked1>
      %132 = ttg.async_copy_global_to_local %129, %130 mask %131 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
      %133 = ttg.async_commit_group %132
      %134 = tt.expand_dims %124 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %135 = arith.muli %134, %cst_2 : tensor<64x1xi32, #blocked>
      %136 = tt.addptr %30, %135 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %137 = tt.broadcast %136 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %138 = tt.addptr %137, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %139 = ttg.memdesc_subview %32[%118, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %140 = tt.splat %86 : i1 -> tensor<64x64xi1, #blocked>
      %141 = ttg.async_copy_global_to_local %138, %139 mask %140 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %142 = ttg.async_commit_group %141
      scf.yield %106, %115, %97, %118, %89, %arg13, %c2_i32, %arg15, %133, %arg17, %142 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %74 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %32 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %75 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %76 = tt.splat %75 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %77 = tt.addptr %76, %13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %78 = tt.broadcast %77 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %79 = tt.addptr %78, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %80 = tt.expand_dims %73#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %81 = tt.broadcast %80 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %82 = arith.divf %73#1, %81 : tensor<64x64xf32, #mma>
    %83 = arith.truncf %82 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %84 = ttg.convert_layout %83 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %79, %84 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %9, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %12 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %13 = arith.muli %12, %cst_2 : tensor<64x1xi32, #blocked>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %22 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %23 = tt.splat %22 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %27 = ttg.convert_layout %21 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %33 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %34 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %35 = arith.muli %34, %cst_1 : tensor<1x64xi32, #blocked1>
    %36 = tt.addptr %23, %35 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %38 = tt.addptr %37, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %39 = ttg.memdesc_subview %31[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %40 = tt.splat %33 : i1 -> tensor<64x64xi1, #blocked1>
    %41 = ttg.async_copy_global_to_local %38, %39 mask %40 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %42 = ttg.async_commit_group %41
    %43 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %44 = arith.muli %43, %cst_2 : tensor<64x1xi32, #blocked>
    %45 = tt.addptr %30, %44 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %46 = tt.broadcast %45 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %47 = tt.addptr %46, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %48 = ttg.memdesc_subview %32[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %49 = tt.splat %33 : i1 -> tensor<64x64xi1, #blocked>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %51 = ttg.async_commit_group %50
    %52 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %53 = arith.addi %8, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %54 = arith.addi %7, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %55 = tt.expand_dims %53 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %56 = arith.muli %55, %cst_1 : tensor<1x64xi32, #blocked1>
    %57 = tt.addptr %23, %56 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %59 = tt.addptr %58, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %60 = ttg.memdesc_subview %31[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %61 = tt.splat %52 : i1 -> tensor<64x64xi1, #blocked1>
    %62 = ttg.async_copy_global_to_local %59, %60 mask %61 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %63 = ttg.async_commit_group %62
    %64 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %65 = arith.muli %64, %cst_2 : tensor<64x1xi32, #blocked>
    %66 = tt.addptr %30, %65 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %67 = tt.broadcast %66 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %68 = tt.addptr %67, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %69 = ttg.memdesc_subview %32[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %70 = tt.splat %52 : i1 -> tensor<64x64xi1, #blocked>
    %71 = ttg.async_copy_global_to_local %68, %69 mask %70 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %72 = ttg.async_commit_group %71
    %73:9 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_5, %arg8 = %cst_4, %arg9 = %cst_3, %arg10 = %c1_i32, %arg11 = %c-1_i32, %arg12 = %42, %arg13 = %63, %arg14 = %51, %arg15 = %72) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %85 = arith.subi %arg4, %c128_i32 : i32
      %86 = arith.cmpi slt, %arg6, %85 : i32
      %87 = arith.addi %arg11, %c1_i32 : i32
      %88 = arith.cmpi sge, %87, %c2_i32 : i32
      %89 = arith.select %88, %c0_i32, %87 : i32
      %90 = ttg.async_wait %arg12, %arg14 {num = 2 : i32}
      %91 = ttg.memdesc_subview %31[%89, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %92 = ttg.local_load %91 token %90 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %93 = tt.dot %27, %92, %cst_4, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %94 = arith.mulf %93, %28 : tensor<64x64xf32, #mma>
      %95 = "tt.reduce"(%94) <{axis = 1 : i32}> ({
      ^bb0(%arg16: f32, %arg17: f32):
        %141 = arith.maxnumf %arg16, %arg17 : f32
        tt.reduce.return %141 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %96 = arith.maxnumf %arg9, %95 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %97 = tt.expand_dims %96 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %98 = tt.broadcast %97 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %99 = arith.subf %94, %98 : tensor<64x64xf32, #mma>
      %100 = math.exp2 %99 : tensor<64x64xf32, #mma>
      %101 = arith.subf %arg9, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %102 = math.exp2 %101 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %103 = arith.mulf %arg7, %102 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %104 = "tt.reduce"(%100) <{axis = 1 : i32}> ({
      ^bb0(%arg16: f32, %arg17: f32):
        %141 = arith.addf %arg16, %arg17 : f32
        tt.reduce.return %141 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %105 = arith.addf %103, %104 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %106 = ttg.memdesc_subview %32[%89, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %107 = ttg.local_load %106 token %90 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %108 = arith.truncf %100 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %109 = tt.expand_dims %102 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %110 = tt.broadcast %109 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %111 = arith.mulf %arg8, %110 : tensor<64x64xf32, #mma>
      %112 = ttg.convert_layout %108 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %113 = tt.dot %112, %107, %111, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %114 = arith.addi %arg10, %c1_i32 : i32
      %115 = arith.cmpi sge, %114, %c2_i32 : i32
      %116 = arith.select %115, %c0_i32, %114 : i32
      %117 = arith.addi %arg6, %c128_i32 : i32
      %118 = tt.splat %117 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %119 = arith.addi %arg6, %c128_i32 : i32
      %120 = tt.splat %119 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %121 = arith.addi %118, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %122 = arith.addi %120, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %123 = tt.expand_dims %121 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %124 = arith.muli %123, %cst_1 : tensor<1x64xi32, #blocked1>
      %125 = tt.addptr %23, %124 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %126 = tt.broadcast %125 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %127 = tt.addptr %126, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %128 = ttg.memdesc_subview %31[%116, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %129 = tt.splat %86 : i1 -> tensor<64x64xi1, #blocked1>
      %130 = ttg.async_copy_global_to_local %127, %128 mask %129 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
      %131 = ttg.async_commit_group %130
      %132 = tt.expand_dims %122 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %133 = arith.muli %132, %cst_2 : tensor<64x1xi32, #blocked>
      %134 = tt.addptr %30, %133 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %135 = tt.broadcast %134 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %136 = tt.addptr %135, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %137 = ttg.memdesc_subview %32[%116, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %138 = tt.splat %86 : i1 -> tensor<64x64xi1, #blocked>
      %139 = ttg.async_copy_global_to_local %136, %137 mask %138 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %140 = ttg.async_commit_group %139
      scf.yield %105, %113, %96, %116, %89, %arg13, %131, %arg15, %140 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %74 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %32 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %75 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %76 = tt.splat %75 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %77 = tt.addptr %76, %13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %78 = tt.broadcast %77 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %79 = tt.addptr %78, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %80 = tt.expand_dims %73#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %81 = tt.broadcast %80 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %82 = arith.divf %73#1, %81 : tensor<64x64xf32, #mma>
    %83 = arith.truncf %82 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %84 = ttg.convert_layout %83 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %79, %84 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %9, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %12 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %13 = arith.muli %12, %cst_2 : tensor<64x1xi32, #blocked>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %22 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %23 = tt.splat %22 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %27 = ttg.convert_layout %21 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %33 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %34 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %35 = arith.muli %34, %cst_1 : tensor<1x64xi32, #blocked1>
    %36 = tt.addptr %23, %35 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %38 = tt.addptr %37, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %39 = ttg.memdesc_subview %31[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %40 = tt.splat %33 : i1 -> tensor<64x64xi1, #blocked1>
    %41 = ttg.async_copy_global_to_local %38, %39 mask %40 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %42 = ttg.async_commit_group %41
    %43 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %44 = arith.muli %43, %cst_2 : tensor<64x1xi32, #blocked>
    %45 = tt.addptr %30, %44 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %46 = tt.broadcast %45 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %47 = tt.addptr %46, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %48 = ttg.memdesc_subview %32[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %49 = tt.splat %33 : i1 -> tensor<64x64xi1, #blocked>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %51 = ttg.async_commit_group %50
    %52 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %53 = arith.addi %8, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %54 = arith.addi %7, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %55 = tt.expand_dims %53 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %56 = arith.muli %55, %cst_1 : tensor<1x64xi32, #blocked1>
    %57 = tt.addptr %23, %56 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %59 = tt.addptr %58, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %60 = ttg.memdesc_subview %31[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %61 = tt.splat %52 : i1 -> tensor<64x64xi1, #blocked1>
    %62 = ttg.async_copy_global_to_local %59, %60 mask %61 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %63 = ttg.async_commit_group %62
    %64 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %65 = arith.muli %64, %cst_2 : tensor<64x1xi32, #blocked>
    %66 = tt.addptr %30, %65 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %67 = tt.broadcast %66 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %68 = tt.addptr %67, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %69 = ttg.memdesc_subview %32[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %70 = tt.splat %52 : i1 -> tensor<64x64xi1, #blocked>
    %71 = ttg.async_copy_global_to_local %68, %69 mask %70 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %72 = ttg.async_commit_group %71
    %73:9 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_5, %arg8 = %cst_4, %arg9 = %cst_3, %arg10 = %c1_i32, %arg11 = %c-1_i32, %arg12 = %42, %arg13 = %63, %arg14 = %51, %arg15 = %72) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %85 = arith.subi %arg4, %c128_i32 : i32
      %86 = arith.cmpi slt, %arg6, %85 : i32
      %87 = arith.addi %arg11, %c1_i32 : i32
      %88 = arith.cmpi sge, %87, %c2_i32 : i32
      %89 = arith.select %88, %c0_i32, %87 : i32
      %90 = ttg.async_wait %arg12, %arg14 {num = 2 : i32}
      %91 = ttg.memdesc_subview %31[%89, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %92 = ttg.local_load %91 token %90 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %93 = tt.dot %27, %92, %cst_4, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %94 = arith.mulf %93, %28 : tensor<64x64xf32, #mma>
      %95 = "tt.reduce"(%94) <{axis = 1 : i32}> ({
      ^bb0(%arg16: f32, %arg17: f32):
        %140 = arith.maxnumf %arg16, %arg17 : f32
        tt.reduce.return %140 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %96 = arith.maxnumf %arg9, %95 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %97 = tt.expand_dims %96 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %98 = tt.broadcast %97 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %99 = arith.subf %94, %98 : tensor<64x64xf32, #mma>
      %100 = math.exp2 %99 : tensor<64x64xf32, #mma>
      %101 = arith.subf %arg9, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %102 = math.exp2 %101 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %103 = arith.mulf %arg7, %102 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %104 = "tt.reduce"(%100) <{axis = 1 : i32}> ({
      ^bb0(%arg16: f32, %arg17: f32):
        %140 = arith.addf %arg16, %arg17 : f32
        tt.reduce.return %140 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %105 = arith.addf %103, %104 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %106 = ttg.memdesc_subview %32[%89, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %107 = ttg.local_load %106 token %90 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %108 = arith.truncf %100 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %109 = tt.expand_dims %102 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %110 = tt.broadcast %109 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %111 = arith.mulf %arg8, %110 : tensor<64x64xf32, #mma>
      %112 = ttg.convert_layout %108 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %113 = tt.dot %112, %107, %111, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %114 = arith.addi %arg10, %c1_i32 : i32
      %115 = arith.cmpi sge, %114, %c2_i32 : i32
      %116 = arith.select %115, %c0_i32, %114 : i32
      %117 = arith.addi %arg6, %c128_i32 : i32
      %118 = tt.splat %117 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %119 = tt.splat %117 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %120 = arith.addi %118, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %121 = arith.addi %119, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %122 = tt.expand_dims %120 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %123 = arith.muli %122, %cst_1 : tensor<1x64xi32, #blocked1>
      %124 = tt.addptr %23, %123 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %125 = tt.broadcast %124 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %126 = tt.addptr %125, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %127 = ttg.memdesc_subview %31[%116, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %128 = tt.splat %86 : i1 -> tensor<64x64xi1, #blocked1>
      %129 = ttg.async_copy_global_to_local %126, %127 mask %128 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
      %130 = ttg.async_commit_group %129
      %131 = tt.expand_dims %121 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %132 = arith.muli %131, %cst_2 : tensor<64x1xi32, #blocked>
      %133 = tt.addptr %30, %132 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %134 = tt.broadcast %133 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %135 = tt.addptr %134, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %136 = ttg.memdesc_subview %32[%116, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %137 = tt.splat %86 : i1 -> tensor<64x64xi1, #blocked>
      %138 = ttg.async_copy_global_to_local %135, %136 mask %137 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %139 = ttg.async_commit_group %138
      scf.yield %105, %113, %96, %116, %89, %arg13, %130, %arg15, %139 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %74 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %32 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %75 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %76 = tt.splat %75 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %77 = tt.addptr %76, %13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %78 = tt.broadcast %77 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %79 = tt.addptr %78, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %80 = tt.expand_dims %73#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %81 = tt.broadcast %80 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %82 = arith.divf %73#1, %81 : tensor<64x64xf32, #mma>
    %83 = arith.truncf %82 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %84 = ttg.convert_layout %83 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %79, %84 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_reduce_data_duplication()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %9, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %12 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %13 = arith.muli %12, %cst_2 : tensor<64x1xi32, #blocked>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %22 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %23 = tt.splat %22 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %26 = tt.broadcast %25 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %27 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %28 = ttg.local_load %27 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %29 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %30 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %33 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %34 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %35 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %36 = arith.muli %35, %cst_1 : tensor<1x64xi32, #blocked1>
    %37 = tt.addptr %23, %36 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %38 = tt.broadcast %37 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %39 = tt.addptr %38, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %40 = ttg.memdesc_subview %32[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %41 = tt.splat %34 : i1 -> tensor<64x64xi1, #blocked1>
    %42 = ttg.async_copy_global_to_local %39, %40 mask %41 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %43 = ttg.async_commit_group %42
    %44 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %45 = arith.muli %44, %cst_2 : tensor<64x1xi32, #blocked>
    %46 = tt.addptr %31, %45 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %47 = tt.broadcast %46 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %48 = tt.addptr %47, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %49 = ttg.memdesc_subview %33[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %50 = tt.splat %34 : i1 -> tensor<64x64xi1, #blocked>
    %51 = ttg.async_copy_global_to_local %48, %49 mask %50 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %52 = ttg.async_commit_group %51
    %53 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %54 = arith.addi %8, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %55 = arith.addi %7, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %56 = tt.expand_dims %54 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %57 = arith.muli %56, %cst_1 : tensor<1x64xi32, #blocked1>
    %58 = tt.addptr %23, %57 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %59 = tt.broadcast %58 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %60 = tt.addptr %59, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %61 = ttg.memdesc_subview %32[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %62 = tt.splat %53 : i1 -> tensor<64x64xi1, #blocked1>
    %63 = ttg.async_copy_global_to_local %60, %61 mask %62 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %64 = ttg.async_commit_group %63
    %65 = tt.expand_dims %55 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %66 = arith.muli %65, %cst_2 : tensor<64x1xi32, #blocked>
    %67 = tt.addptr %31, %66 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %68 = tt.broadcast %67 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %69 = tt.addptr %68, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %70 = ttg.memdesc_subview %33[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %71 = tt.splat %53 : i1 -> tensor<64x64xi1, #blocked>
    %72 = ttg.async_copy_global_to_local %69, %70 mask %71 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %73 = ttg.async_commit_group %72
    %74:9 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_5, %arg8 = %cst_4, %arg9 = %cst_3, %arg10 = %c1_i32, %arg11 = %c-1_i32, %arg12 = %43, %arg13 = %64, %arg14 = %52, %arg15 = %73) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %86 = arith.subi %arg4, %c128_i32 : i32
      %87 = arith.cmpi slt, %arg6, %86 : i32
      %88 = arith.addi %arg11, %c1_i32 : i32
      %89 = arith.cmpi sge, %88, %c2_i32 : i32
      %90 = arith.select %89, %c0_i32, %88 : i32
      %91 = ttg.async_wait %arg12, %arg14 {num = 2 : i32}
      %92 = ttg.memdesc_subview %32[%90, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %93 = ttg.local_load %92 token %91 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %94 = tt.dot %28, %93, %cst_4, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %95 = arith.mulf %94, %29 : tensor<64x64xf32, #mma>
      %96 = "tt.reduce"(%95) <{axis = 1 : i32}> ({
      ^bb0(%arg16: f32, %arg17: f32):
        %141 = arith.maxnumf %arg16, %arg17 : f32
        tt.reduce.return %141 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %97 = arith.maxnumf %arg9, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %98 = tt.expand_dims %97 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %99 = tt.broadcast %98 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %100 = arith.subf %95, %99 : tensor<64x64xf32, #mma>
      %101 = math.exp2 %100 : tensor<64x64xf32, #mma>
      %102 = arith.subf %arg9, %97 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %103 = math.exp2 %102 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %104 = arith.mulf %arg7, %103 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %105 = "tt.reduce"(%101) <{axis = 1 : i32}> ({
      ^bb0(%arg16: f32, %arg17: f32):
        %141 = arith.addf %arg16, %arg17 : f32
        tt.reduce.return %141 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %106 = arith.addf %104, %105 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %107 = ttg.memdesc_subview %33[%90, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %108 = ttg.local_load %107 token %91 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %109 = arith.truncf %101 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %110 = tt.expand_dims %103 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %111 = tt.broadcast %110 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %112 = arith.mulf %arg8, %111 : tensor<64x64xf32, #mma>
      %113 = ttg.convert_layout %109 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %114 = tt.dot %113, %108, %112, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %115 = arith.addi %arg10, %c1_i32 : i32
      %116 = arith.cmpi sge, %115, %c2_i32 : i32
      %117 = arith.select %116, %c0_i32, %115 : i32
      %118 = arith.addi %arg6, %c128_i32 : i32
      %119 = tt.splat %118 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %120 = tt.splat %118 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %121 = arith.addi %119, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %122 = arith.addi %120, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %123 = tt.expand_dims %121 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %124 = arith.muli %123, %cst_1 : tensor<1x64xi32, #blocked1>
      %125 = tt.addptr %23, %124 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %126 = tt.broadcast %125 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %127 = tt.addptr %126, %26 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %128 = ttg.memdesc_subview %32[%117, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %129 = tt.splat %87 : i1 -> tensor<64x64xi1, #blocked1>
      %130 = ttg.async_copy_global_to_local %127, %128 mask %129 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %131 = ttg.async_commit_group %130
      %132 = tt.expand_dims %122 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %133 = arith.muli %132, %cst_2 : tensor<64x1xi32, #blocked>
      %134 = tt.addptr %31, %133 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %135 = tt.broadcast %134 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %136 = tt.addptr %135, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %137 = ttg.memdesc_subview %33[%117, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %138 = tt.splat %87 : i1 -> tensor<64x64xi1, #blocked>
      %139 = ttg.async_copy_global_to_local %136, %137 mask %138 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
      %140 = ttg.async_commit_group %139
      scf.yield %106, %114, %97, %117, %90, %arg13, %131, %arg15, %140 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %75 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %33 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %32 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %76 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %77 = tt.splat %76 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %78 = tt.addptr %77, %13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %80 = tt.addptr %79, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %81 = tt.expand_dims %74#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %82 = tt.broadcast %81 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %83 = arith.divf %74#1, %82 : tensor<64x64xf32, #mma>
    %84 = arith.truncf %83 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %85 = ttg.convert_layout %84 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %80, %85 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_reorder_instructions()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %9, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %12 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %13 = arith.muli %12, %cst_2 : tensor<64x1xi32, #blocked>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %33 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %34 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %35 = arith.muli %34, %cst_1 : tensor<1x64xi32, #blocked1>
    %36 = tt.addptr %24, %35 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %38 = tt.addptr %37, %27 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %39 = ttg.memdesc_subview %31[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %40 = tt.splat %33 : i1 -> tensor<64x64xi1, #blocked1>
    %41 = ttg.async_copy_global_to_local %38, %39 mask %40 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %42 = ttg.async_commit_group %41
    %43 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %44 = arith.muli %43, %cst_2 : tensor<64x1xi32, #blocked>
    %45 = tt.addptr %30, %44 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %46 = tt.broadcast %45 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %47 = tt.addptr %46, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %48 = ttg.memdesc_subview %32[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %49 = tt.splat %33 : i1 -> tensor<64x64xi1, #blocked>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %51 = ttg.async_commit_group %50
    %52 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %53 = arith.addi %8, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %54 = arith.addi %7, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %55 = tt.expand_dims %53 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %56 = arith.muli %55, %cst_1 : tensor<1x64xi32, #blocked1>
    %57 = tt.addptr %24, %56 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %59 = tt.addptr %58, %27 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %60 = ttg.memdesc_subview %31[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %61 = tt.splat %52 : i1 -> tensor<64x64xi1, #blocked1>
    %62 = ttg.async_copy_global_to_local %59, %60 mask %61 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %63 = ttg.async_commit_group %62
    %64 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %65 = arith.muli %64, %cst_2 : tensor<64x1xi32, #blocked>
    %66 = tt.addptr %30, %65 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %67 = tt.broadcast %66 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %68 = tt.addptr %67, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %69 = ttg.memdesc_subview %32[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %70 = tt.splat %52 : i1 -> tensor<64x64xi1, #blocked>
    %71 = ttg.async_copy_global_to_local %68, %69 mask %70 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %72 = ttg.async_commit_group %71
    %73:9 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_5, %arg8 = %cst_4, %arg9 = %cst_3, %arg10 = %c1_i32, %arg11 = %c-1_i32, %arg12 = %42, %arg13 = %63, %arg14 = %51, %arg15 = %72) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %85 = arith.subi %arg4, %c128_i32 : i32
      %86 = arith.cmpi slt, %arg6, %85 : i32
      %87 = arith.addi %arg11, %c1_i32 : i32
      %88 = arith.cmpi sge, %87, %c2_i32 : i32
      %89 = arith.select %88, %c0_i32, %87 : i32
      %90 = ttg.async_wait %arg12, %arg14 {num = 2 : i32}
      %91 = ttg.memdesc_subview %31[%89, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %92 = ttg.local_load %22 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %93 = ttg.local_load %91 token %90 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %94 = tt.dot %92, %93, %cst_4, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %95 = arith.mulf %94, %28 : tensor<64x64xf32, #mma>
      %96 = "tt.reduce"(%95) <{axis = 1 : i32}> ({
      ^bb0(%arg16: f32, %arg17: f32):
        %141 = arith.maxnumf %arg16, %arg17 : f32
        tt.reduce.return %141 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %97 = arith.maxnumf %arg9, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %98 = tt.expand_dims %97 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %99 = tt.broadcast %98 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %100 = arith.subf %95, %99 : tensor<64x64xf32, #mma>
      %101 = math.exp2 %100 : tensor<64x64xf32, #mma>
      %102 = arith.subf %arg9, %97 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %103 = math.exp2 %102 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %104 = arith.mulf %arg7, %103 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %105 = "tt.reduce"(%101) <{axis = 1 : i32}> ({
      ^bb0(%arg16: f32, %arg17: f32):
        %141 = arith.addf %arg16, %arg17 : f32
        tt.reduce.return %141 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %106 = arith.addf %104, %105 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %107 = ttg.memdesc_subview %32[%89, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %108 = ttg.local_load %107 token %90 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %109 = arith.truncf %101 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %110 = tt.expand_dims %103 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %111 = tt.broadcast %110 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %112 = arith.mulf %arg8, %111 : tensor<64x64xf32, #mma>
      %113 = ttg.convert_layout %109 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %114 = tt.dot %113, %108, %112, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %115 = arith.addi %arg10, %c1_i32 : i32
      %116 = arith.cmpi sge, %115, %c2_i32 : i32
      %117 = arith.select %116, %c0_i32, %115 : i32
      %118 = arith.addi %arg6, %c128_i32 : i32
      %119 = tt.splat %118 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %120 = tt.splat %118 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %121 = arith.addi %119, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %122 = arith.addi %120, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %123 = tt.expand_dims %121 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %124 = arith.muli %123, %cst_1 : tensor<1x64xi32, #blocked1>
      %125 = tt.addptr %24, %124 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %126 = tt.broadcast %125 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %127 = tt.addptr %126, %27 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %128 = ttg.memdesc_subview %31[%117, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %129 = tt.splat %86 : i1 -> tensor<64x64xi1, #blocked1>
      %130 = ttg.async_copy_global_to_local %127, %128 mask %129 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %131 = ttg.async_commit_group %130
      %132 = tt.expand_dims %122 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %133 = arith.muli %132, %cst_2 : tensor<64x1xi32, #blocked>
      %134 = tt.addptr %30, %133 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %135 = tt.broadcast %134 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %136 = tt.addptr %135, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %137 = ttg.memdesc_subview %32[%117, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %138 = tt.splat %86 : i1 -> tensor<64x64xi1, #blocked>
      %139 = ttg.async_copy_global_to_local %136, %137 mask %138 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
      %140 = ttg.async_commit_group %139
      scf.yield %106, %114, %97, %117, %89, %arg13, %131, %arg15, %140 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %74 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %32 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %75 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %76 = tt.splat %75 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %77 = tt.addptr %76, %13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %78 = tt.broadcast %77 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %79 = tt.addptr %78, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %80 = tt.expand_dims %73#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %81 = tt.broadcast %80 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %82 = arith.divf %73#1, %81 : tensor<64x64xf32, #mma>
    %83 = arith.truncf %82 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %84 = ttg.convert_layout %83 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %79, %84 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_4 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_5 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %9, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %11 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %12 = tt.expand_dims %10 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %13 = arith.muli %12, %cst_2 : tensor<64x1xi32, #blocked>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %32 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %33 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %34 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %35 = arith.muli %34, %cst_3 : tensor<1x64xi32, #blocked1>
    %36 = tt.addptr %24, %35 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %38 = tt.addptr %37, %27 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %39 = ttg.memdesc_subview %31[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %40 = tt.splat %33 : i1 -> tensor<64x64xi1, #blocked1>
    %41 = ttg.async_copy_global_to_local %38, %39 mask %40 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %42 = ttg.async_commit_group %41
    %43 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %44 = arith.muli %43, %cst_2 : tensor<64x1xi32, #blocked>
    %45 = tt.addptr %30, %44 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %46 = tt.broadcast %45 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %47 = tt.addptr %46, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %48 = ttg.memdesc_subview %32[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %49 = tt.splat %33 : i1 -> tensor<64x64xi1, #blocked>
    %50 = ttg.async_copy_global_to_local %47, %48 mask %49 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %51 = ttg.async_commit_group %50
    %52 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %53 = arith.addi %8, %cst_4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %54 = arith.addi %7, %cst_5 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %55 = tt.expand_dims %53 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %56 = arith.muli %55, %cst_3 : tensor<1x64xi32, #blocked1>
    %57 = tt.addptr %24, %56 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %59 = tt.addptr %58, %27 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %60 = ttg.memdesc_subview %31[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %61 = tt.splat %52 : i1 -> tensor<64x64xi1, #blocked1>
    %62 = ttg.async_copy_global_to_local %59, %60 mask %61 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %63 = ttg.async_commit_group %62
    %64 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %65 = arith.muli %64, %cst_2 : tensor<64x1xi32, #blocked>
    %66 = tt.addptr %30, %65 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %67 = tt.broadcast %66 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %68 = tt.addptr %67, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %69 = ttg.memdesc_subview %32[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %70 = tt.splat %52 : i1 -> tensor<64x64xi1, #blocked>
    %71 = ttg.async_copy_global_to_local %68, %69 mask %70 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %72 = ttg.async_commit_group %71
    %73:9 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %cst_0, %arg9 = %cst_1, %arg10 = %c1_i32, %arg11 = %c-1_i32, %arg12 = %42, %arg13 = %63, %arg14 = %51, %arg15 = %72) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %85 = arith.subi %arg4, %c128_i32 : i32
      %86 = arith.cmpi slt, %arg6, %85 : i32
      %87 = arith.addi %arg11, %c1_i32 : i32
      %88 = arith.cmpi sge, %87, %c2_i32 : i32
      %89 = arith.select %88, %c0_i32, %87 : i32
      %90 = ttg.async_wait %arg12, %arg14 {num = 2 : i32}
      %91 = ttg.memdesc_subview %31[%89, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %92 = ttg.local_load %22 : !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %93 = ttg.local_load %91 token %90 : !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %94 = tt.dot %92, %93, %cst_0, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %95 = arith.mulf %94, %28 : tensor<64x64xf32, #mma>
      %96 = "tt.reduce"(%95) <{axis = 1 : i32}> ({
      ^bb0(%arg16: f32, %arg17: f32):
        %141 = arith.maxnumf %arg16, %arg17 : f32
        tt.reduce.return %141 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %97 = arith.maxnumf %arg9, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %98 = tt.expand_dims %97 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %99 = tt.broadcast %98 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %100 = arith.subf %95, %99 : tensor<64x64xf32, #mma>
      %101 = math.exp2 %100 : tensor<64x64xf32, #mma>
      %102 = arith.subf %arg9, %97 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %103 = math.exp2 %102 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %104 = arith.mulf %arg7, %103 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %105 = "tt.reduce"(%101) <{axis = 1 : i32}> ({
      ^bb0(%arg16: f32, %arg17: f32):
        %141 = arith.addf %arg16, %arg17 : f32
        tt.reduce.return %141 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %106 = arith.addf %104, %105 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %107 = ttg.memdesc_subview %32[%89, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %108 = ttg.local_load %107 token %90 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %109 = arith.truncf %101 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %110 = tt.expand_dims %103 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %111 = tt.broadcast %110 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %112 = arith.mulf %arg8, %111 : tensor<64x64xf32, #mma>
      %113 = ttg.convert_layout %109 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %114 = tt.dot %113, %108, %112, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %115 = arith.addi %arg10, %c1_i32 : i32
      %116 = arith.cmpi sge, %115, %c2_i32 : i32
      %117 = arith.select %116, %c0_i32, %115 : i32
      %118 = arith.addi %arg6, %c128_i32 : i32
      %119 = tt.splat %118 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %120 = tt.splat %118 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %121 = arith.addi %119, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %122 = arith.addi %120, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %123 = tt.expand_dims %121 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %124 = arith.muli %123, %cst_3 : tensor<1x64xi32, #blocked1>
      %125 = tt.addptr %24, %124 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %126 = tt.broadcast %125 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %127 = tt.addptr %126, %27 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %128 = ttg.memdesc_subview %31[%117, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %129 = tt.splat %86 : i1 -> tensor<64x64xi1, #blocked1>
      %130 = ttg.async_copy_global_to_local %127, %128 mask %129 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %131 = ttg.async_commit_group %130
      %132 = tt.expand_dims %122 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %133 = arith.muli %132, %cst_2 : tensor<64x1xi32, #blocked>
      %134 = tt.addptr %30, %133 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %135 = tt.broadcast %134 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %136 = tt.addptr %135, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %137 = ttg.memdesc_subview %32[%117, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %138 = tt.splat %86 : i1 -> tensor<64x64xi1, #blocked>
      %139 = ttg.async_copy_global_to_local %136, %137 mask %138 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
      %140 = ttg.async_commit_group %139
      scf.yield %106, %114, %97, %117, %89, %arg13, %131, %arg15, %140 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %74 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %32 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %31 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %75 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %76 = tt.splat %75 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %77 = tt.addptr %76, %13 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %78 = tt.broadcast %77 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %79 = tt.addptr %78, %19 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %80 = tt.expand_dims %73#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %81 = tt.broadcast %80 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %82 = arith.divf %73#1, %81 : tensor<64x64xf32, #mma>
    %83 = arith.truncf %82 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %84 = ttg.convert_layout %83 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %79, %84 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
