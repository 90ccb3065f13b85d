// Kernel attention of kernels/attention.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
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
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
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
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
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
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
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
#blocked3 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %true = arith.constant true
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
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_1, %arg8 = %cst_0, %arg9 = %cst) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %34 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %35 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %36 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %37 = arith.addi %35, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %38 = arith.addi %36, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %39 = tt.expand_dims %37 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %40 = arith.muli %39, %cst_3 : tensor<1x64xi32, #blocked2>
      %41 = tt.splat %34 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
      %42 = tt.addptr %41, %40 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
      %43 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %44 = tt.expand_dims %43 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
      %45 = tt.broadcast %42 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
      %46 = tt.broadcast %44 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
      %47 = tt.addptr %45, %46 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
      %48 = tt.load %47 : tensor<64x64x!tt.ptr<f16>, #blocked2>
      %49 = ttg.local_alloc %48 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %50 = ttg.convert_layout %cst_0 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked3>
      %result, %token = ttng.tmem_alloc %50 : (tensor<64x64xf32, #blocked3>) -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %51 = ttng.tc_gen5_mma %22, %49, %result[%token], %true, %true : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_4, %token_5 = ttng.tmem_load %result[%51] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked3>
      %52 = ttg.convert_layout %result_4 : tensor<64x64xf32, #blocked3> -> tensor<64x64xf32, #blocked>
      %53 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked>
      %54 = arith.mulf %52, %53 : tensor<64x64xf32, #blocked>
      %55 = "tt.reduce"(%54) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %83 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %83 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %56 = arith.maxnumf %arg9, %55 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %57 = tt.expand_dims %56 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %58 = tt.broadcast %57 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %59 = arith.subf %54, %58 : tensor<64x64xf32, #blocked>
      %60 = math.exp2 %59 : tensor<64x64xf32, #blocked>
      %61 = arith.subf %arg9, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %62 = math.exp2 %61 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %63 = arith.mulf %arg7, %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %64 = "tt.reduce"(%60) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %83 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %83 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %65 = arith.addf %63, %64 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %66 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %67 = tt.expand_dims %38 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %68 = arith.muli %67, %cst_2 : tensor<64x1xi32, #blocked1>
      %69 = tt.splat %66 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
      %70 = tt.addptr %69, %68 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %71 = tt.broadcast %70 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %72 = tt.addptr %71, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %73 = tt.load %72 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %74 = ttg.local_alloc %73 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %75 = arith.truncf %60 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
      %76 = ttg.local_alloc %75 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %77 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %78 = tt.broadcast %77 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %79 = arith.mulf %arg8, %78 : tensor<64x64xf32, #blocked>
      %80 = ttg.convert_layout %79 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked3>
      %result_6, %token_7 = ttng.tmem_alloc %80 : (tensor<64x64xf32, #blocked3>) -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %81 = ttng.tc_gen5_mma %76, %74, %result_6[%token_7], %true, %true : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_8, %token_9 = ttng.tmem_load %result_6[%81] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked3>
      %82 = ttg.convert_layout %result_8 : tensor<64x64xf32, #blocked3> -> tensor<64x64xf32, #blocked>
      scf.yield %65, %82, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    %24 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %25 = tt.splat %24 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %26 = tt.addptr %25, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %27 = tt.broadcast %26 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %29 = tt.expand_dims %23#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %30 = tt.broadcast %29 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %31 = arith.divf %23#1, %30 : tensor<64x64xf32, #blocked>
    %32 = arith.truncf %31 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %33 = ttg.convert_layout %32 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    tt.store %28, %33 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
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
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_3, %arg8 = %cst_2, %arg9 = %cst_1) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>)  : i32 {
      %34 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %35 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %36 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %37 = arith.addi %35, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %38 = arith.addi %36, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %39 = tt.expand_dims %37 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %40 = arith.muli %39, %cst : tensor<1x64xi32, #blocked>
      %41 = tt.splat %34 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
      %42 = tt.addptr %41, %40 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %43 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %44 = tt.expand_dims %43 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %45 = tt.broadcast %42 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %46 = tt.broadcast %44 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %47 = tt.addptr %45, %46 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %48 = tt.load %47 : tensor<64x64x!tt.ptr<f16>, #blocked>
      %49 = ttg.local_alloc %48 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %cst_2 : (tensor<64x64xf32, #blocked2>) -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %50 = ttng.tc_gen5_mma %22, %49, %result[%token], %true, %true : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_4, %token_5 = ttng.tmem_load %result[%50] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %51 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked2>
      %52 = arith.mulf %result_4, %51 : tensor<64x64xf32, #blocked2>
      %53 = "tt.reduce"(%52) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %54 = arith.maxnumf %arg9, %53 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %56 = tt.broadcast %55 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %57 = arith.subf %52, %56 : tensor<64x64xf32, #blocked2>
      %58 = math.exp2 %57 : tensor<64x64xf32, #blocked2>
      %59 = arith.subf %arg9, %54 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %60 = math.exp2 %59 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %61 = arith.mulf %arg7, %60 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %62 = "tt.reduce"(%58) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %63 = arith.addf %61, %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %64 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %65 = tt.expand_dims %38 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %66 = arith.muli %65, %cst_0 : tensor<64x1xi32, #blocked1>
      %67 = tt.splat %64 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
      %68 = tt.addptr %67, %66 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %69 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %70 = tt.addptr %69, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %71 = tt.load %70 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %72 = ttg.local_alloc %71 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %73 = arith.truncf %58 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
      %74 = ttg.local_alloc %73 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %75 = tt.expand_dims %60 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %76 = tt.broadcast %75 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %77 = arith.mulf %arg8, %76 : tensor<64x64xf32, #blocked2>
      %result_6, %token_7 = ttng.tmem_alloc %77 : (tensor<64x64xf32, #blocked2>) -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %78 = ttng.tc_gen5_mma %74, %72, %result_6[%token_7], %true, %true : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_8, %token_9 = ttng.tmem_load %result_6[%78] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      scf.yield %63, %result_8, %54 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    }
    %24 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %25 = tt.splat %24 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %26 = tt.addptr %25, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %27 = tt.broadcast %26 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %28 = tt.addptr %27, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %29 = tt.expand_dims %23#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %30 = tt.broadcast %29 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %31 = arith.divf %23#1, %30 : tensor<64x64xf32, #blocked2>
    %32 = arith.truncf %31 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %33 = ttg.convert_layout %32 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %28, %33 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
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
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked2>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %31:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_3, %arg8 = %cst_2, %arg9 = %cst_1) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>)  : i32 {
      %42 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %43 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = arith.addi %42, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %45 = arith.addi %43, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %46 = tt.expand_dims %44 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %47 = arith.muli %46, %cst : tensor<1x64xi32, #blocked>
      %48 = tt.addptr %24, %47 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %49 = tt.broadcast %48 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %50 = tt.addptr %49, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %51 = tt.load %50 : tensor<64x64x!tt.ptr<f16>, #blocked>
      %52 = ttg.local_alloc %51 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc %cst_2 : (tensor<64x64xf32, #blocked2>) -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %53 = ttng.tc_gen5_mma %22, %52, %result[%token], %true, %true : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_4, %token_5 = ttng.tmem_load %result[%53] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %54 = arith.mulf %result_4, %28 : tensor<64x64xf32, #blocked2>
      %55 = "tt.reduce"(%54) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %56 = arith.maxnumf %arg9, %55 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %57 = tt.expand_dims %56 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %58 = tt.broadcast %57 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %59 = arith.subf %54, %58 : tensor<64x64xf32, #blocked2>
      %60 = math.exp2 %59 : tensor<64x64xf32, #blocked2>
      %61 = arith.subf %arg9, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %62 = math.exp2 %61 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %63 = arith.mulf %arg7, %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %64 = "tt.reduce"(%60) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %65 = arith.addf %63, %64 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %66 = tt.expand_dims %45 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %67 = arith.muli %66, %cst_0 : tensor<64x1xi32, #blocked1>
      %68 = tt.addptr %30, %67 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %69 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %70 = tt.addptr %69, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %71 = tt.load %70 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %72 = ttg.local_alloc %71 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %73 = arith.truncf %60 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
      %74 = ttg.local_alloc %73 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %75 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %76 = tt.broadcast %75 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %77 = arith.mulf %arg8, %76 : tensor<64x64xf32, #blocked2>
      %result_6, %token_7 = ttng.tmem_alloc %77 : (tensor<64x64xf32, #blocked2>) -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %78 = ttng.tc_gen5_mma %74, %72, %result_6[%token_7], %true, %true : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_8, %token_9 = ttng.tmem_load %result_6[%78] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      scf.yield %65, %result_8, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    }
    %32 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %33 = tt.splat %32 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %34 = tt.addptr %33, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.addptr %35, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %37 = tt.expand_dims %31#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %38 = tt.broadcast %37 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %39 = arith.divf %31#1, %38 : tensor<64x64xf32, #blocked2>
    %40 = arith.truncf %39 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %41 = ttg.convert_layout %40 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %36, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_optimize_accumulator_init()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
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
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked2>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %31:3 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_3, %arg8 = %cst_2, %arg9 = %cst_1) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>)  : i32 {
      %42 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %43 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = arith.addi %42, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %45 = arith.addi %43, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %46 = tt.expand_dims %44 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %47 = arith.muli %46, %cst : tensor<1x64xi32, #blocked>
      %48 = tt.addptr %24, %47 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %49 = tt.broadcast %48 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %50 = tt.addptr %49, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %51 = tt.load %50 : tensor<64x64x!tt.ptr<f16>, #blocked>
      %52 = ttg.local_alloc %51 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %53 = ttng.tc_gen5_mma %22, %52, %result[%token], %false, %true : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_4, %token_5 = ttng.tmem_load %result[%53] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %54 = arith.mulf %result_4, %28 : tensor<64x64xf32, #blocked2>
      %55 = "tt.reduce"(%54) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %56 = arith.maxnumf %arg9, %55 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %57 = tt.expand_dims %56 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %58 = tt.broadcast %57 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %59 = arith.subf %54, %58 : tensor<64x64xf32, #blocked2>
      %60 = math.exp2 %59 : tensor<64x64xf32, #blocked2>
      %61 = arith.subf %arg9, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %62 = math.exp2 %61 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %63 = arith.mulf %arg7, %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %64 = "tt.reduce"(%60) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %79 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %79 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %65 = arith.addf %63, %64 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %66 = tt.expand_dims %45 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %67 = arith.muli %66, %cst_0 : tensor<64x1xi32, #blocked1>
      %68 = tt.addptr %30, %67 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %69 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %70 = tt.addptr %69, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %71 = tt.load %70 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %72 = ttg.local_alloc %71 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %73 = arith.truncf %60 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
      %74 = ttg.local_alloc %73 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %75 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %76 = tt.broadcast %75 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %77 = arith.mulf %arg8, %76 : tensor<64x64xf32, #blocked2>
      %result_6, %token_7 = ttng.tmem_alloc %77 : (tensor<64x64xf32, #blocked2>) -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %78 = ttng.tc_gen5_mma %74, %72, %result_6[%token_7], %true, %true : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_8, %token_9 = ttng.tmem_load %result_6[%78] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      scf.yield %65, %result_8, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    }
    %32 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %33 = tt.splat %32 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %34 = tt.addptr %33, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %36 = tt.addptr %35, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %37 = tt.expand_dims %31#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %38 = tt.broadcast %37 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %39 = arith.divf %31#1, %38 : tensor<64x64xf32, #blocked2>
    %40 = arith.truncf %39 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %41 = ttg.convert_layout %40 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %36, %41 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_hoist_tmem_alloc()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
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
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked2>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_4, %token_5 = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %31 = ttng.tmem_store %cst_2, %result_4[%token_5], %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %32:4 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_3, %arg8 = %cst_1, %arg9 = %token, %arg10 = %31) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, !ttg.async.token, !ttg.async.token)  : i32 {
      %43 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %44 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.addi %43, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %46 = arith.addi %44, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %47 = tt.expand_dims %45 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %48 = arith.muli %47, %cst : tensor<1x64xi32, #blocked>
      %49 = tt.addptr %24, %48 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %50 = tt.broadcast %49 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %51 = tt.addptr %50, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %52 = tt.load %51 : tensor<64x64x!tt.ptr<f16>, #blocked>
      %53 = ttg.local_alloc %52 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %54 = ttng.tc_gen5_mma %22, %53, %result[%arg9], %false, %true : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_8, %token_9 = ttng.tmem_load %result[%54] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %55 = arith.mulf %result_8, %28 : tensor<64x64xf32, #blocked2>
      %56 = "tt.reduce"(%55) <{axis = 1 : i32}> ({
      ^bb0(%arg11: f32, %arg12: f32):
        %81 = arith.maxnumf %arg11, %arg12 : f32
        tt.reduce.return %81 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %57 = arith.maxnumf %arg8, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %58 = tt.expand_dims %57 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %59 = tt.broadcast %58 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %60 = arith.subf %55, %59 : tensor<64x64xf32, #blocked2>
      %61 = math.exp2 %60 : tensor<64x64xf32, #blocked2>
      %62 = arith.subf %arg8, %57 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %63 = math.exp2 %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %64 = arith.mulf %arg7, %63 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %65 = "tt.reduce"(%61) <{axis = 1 : i32}> ({
      ^bb0(%arg11: f32, %arg12: f32):
        %81 = arith.addf %arg11, %arg12 : f32
        tt.reduce.return %81 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %66 = arith.addf %64, %65 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %67 = tt.expand_dims %46 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %68 = arith.muli %67, %cst_0 : tensor<64x1xi32, #blocked1>
      %69 = tt.addptr %30, %68 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %70 = tt.broadcast %69 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %71 = tt.addptr %70, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %72 = tt.load %71 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %73 = ttg.local_alloc %72 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %74 = arith.truncf %61 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
      %75 = ttg.local_alloc %74 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %76 = tt.expand_dims %63 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %77 = tt.broadcast %76 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %result_10, %token_11 = ttng.tmem_load %result_4[%arg10] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %78 = arith.mulf %result_10, %77 : tensor<64x64xf32, #blocked2>
      %79 = ttng.tmem_store %78, %result_4[%token_11], %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %80 = ttng.tc_gen5_mma %75, %73, %result_4[%79], %true, %true : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %66, %57, %token_9, %80 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, !ttg.async.token, !ttg.async.token
    }
    %result_6, %token_7 = ttng.tmem_load %result_4[%32#3] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %33 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %34 = tt.splat %33 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %38 = tt.expand_dims %32#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %39 = tt.broadcast %38 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %40 = arith.divf %result_6, %39 : tensor<64x64xf32, #blocked2>
    %41 = arith.truncf %40 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %42 = ttg.convert_layout %41 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %37, %42 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_promote_lhs_to_tmem()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
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
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked2>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_4, %token_5 = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %31 = ttng.tmem_store %cst_2, %result_4[%token_5], %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %32:4 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_3, %arg8 = %cst_1, %arg9 = %token, %arg10 = %31) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, !ttg.async.token, !ttg.async.token)  : i32 {
      %43 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %44 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.addi %43, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %46 = arith.addi %44, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %47 = tt.expand_dims %45 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %48 = arith.muli %47, %cst : tensor<1x64xi32, #blocked>
      %49 = tt.addptr %24, %48 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %50 = tt.broadcast %49 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %51 = tt.addptr %50, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %52 = tt.load %51 : tensor<64x64x!tt.ptr<f16>, #blocked>
      %53 = ttg.local_alloc %52 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %54 = ttng.tc_gen5_mma %22, %53, %result[%arg9], %false, %true : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_8, %token_9 = ttng.tmem_load %result[%54] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %55 = arith.mulf %result_8, %28 : tensor<64x64xf32, #blocked2>
      %56 = "tt.reduce"(%55) <{axis = 1 : i32}> ({
      ^bb0(%arg11: f32, %arg12: f32):
        %80 = arith.maxnumf %arg11, %arg12 : f32
        tt.reduce.return %80 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %57 = arith.maxnumf %arg8, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %58 = tt.expand_dims %57 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %59 = tt.broadcast %58 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %60 = arith.subf %55, %59 : tensor<64x64xf32, #blocked2>
      %61 = math.exp2 %60 : tensor<64x64xf32, #blocked2>
      %62 = arith.subf %arg8, %57 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %63 = math.exp2 %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %64 = arith.mulf %arg7, %63 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %65 = "tt.reduce"(%61) <{axis = 1 : i32}> ({
      ^bb0(%arg11: f32, %arg12: f32):
        %80 = arith.addf %arg11, %arg12 : f32
        tt.reduce.return %80 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %66 = arith.addf %64, %65 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %67 = tt.expand_dims %46 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %68 = arith.muli %67, %cst_0 : tensor<64x1xi32, #blocked1>
      %69 = tt.addptr %30, %68 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %70 = tt.broadcast %69 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %71 = tt.addptr %70, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %72 = tt.load %71 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %73 = ttg.local_alloc %72 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %74 = arith.truncf %61 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
      %result_10 = ttng.tmem_alloc %74 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory>
      %75 = tt.expand_dims %63 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %76 = tt.broadcast %75 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %result_11, %token_12 = ttng.tmem_load %result_4[%arg10] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %77 = arith.mulf %result_11, %76 : tensor<64x64xf32, #blocked2>
      %78 = ttng.tmem_store %77, %result_4[%token_12], %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %79 = ttng.tc_gen5_mma %result_10, %73, %result_4[%78], %true, %true : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %66, %57, %token_9, %79 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, !ttg.async.token, !ttg.async.token
    }
    %result_6, %token_7 = ttng.tmem_load %result_4[%32#3] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %33 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %34 = tt.splat %33 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %38 = tt.expand_dims %32#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %39 = tt.broadcast %38 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %40 = arith.divf %result_6, %39 : tensor<64x64xf32, #blocked2>
    %41 = arith.truncf %40 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %42 = ttg.convert_layout %41 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %37, %42 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
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
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked2>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_4, %token_5 = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %31 = ttng.tmem_store %cst_2, %result_4[%token_5], %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %32:4 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_3, %arg8 = %cst_1, %arg9 = %token, %arg10 = %31) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, !ttg.async.token, !ttg.async.token)  : i32 {
      %43 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %44 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.addi %43, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %46 = arith.addi %44, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %47 = tt.expand_dims %45 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %48 = arith.muli %47, %cst : tensor<1x64xi32, #blocked>
      %49 = tt.addptr %24, %48 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %50 = tt.broadcast %49 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %51 = tt.addptr %50, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %52 = tt.load %51 {tt.latency = 2 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked>
      %53 = ttg.local_alloc %52 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %54 = ttng.tc_gen5_mma %22, %53, %result[%arg9], %false, %true {tt.latency = 1 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_8, %token_9 = ttng.tmem_load %result[%54] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %55 = arith.mulf %result_8, %28 : tensor<64x64xf32, #blocked2>
      %56 = "tt.reduce"(%55) <{axis = 1 : i32}> ({
      ^bb0(%arg11: f32, %arg12: f32):
        %80 = arith.maxnumf %arg11, %arg12 : f32
        tt.reduce.return %80 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %57 = arith.maxnumf %arg8, %56 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %58 = tt.expand_dims %57 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %59 = tt.broadcast %58 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %60 = arith.subf %55, %59 : tensor<64x64xf32, #blocked2>
      %61 = math.exp2 %60 : tensor<64x64xf32, #blocked2>
      %62 = arith.subf %arg8, %57 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %63 = math.exp2 %62 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %64 = arith.mulf %arg7, %63 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %65 = "tt.reduce"(%61) <{axis = 1 : i32}> ({
      ^bb0(%arg11: f32, %arg12: f32):
        %80 = arith.addf %arg11, %arg12 : f32
        tt.reduce.return %80 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %66 = arith.addf %64, %65 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %67 = tt.expand_dims %46 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %68 = arith.muli %67, %cst_0 : tensor<64x1xi32, #blocked1>
      %69 = tt.addptr %30, %68 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %70 = tt.broadcast %69 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %71 = tt.addptr %70, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %72 = tt.load %71 {tt.latency = 2 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %73 = ttg.local_alloc %72 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %74 = arith.truncf %61 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
      %result_10 = ttng.tmem_alloc %74 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory>
      %75 = tt.expand_dims %63 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %76 = tt.broadcast %75 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %result_11, %token_12 = ttng.tmem_load %result_4[%arg10] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %77 = arith.mulf %result_11, %76 : tensor<64x64xf32, #blocked2>
      %78 = ttng.tmem_store %77, %result_4[%token_12], %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %79 = ttng.tc_gen5_mma %result_10, %73, %result_4[%78], %true, %true {tt.latency = 1 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %66, %57, %token_9, %79 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, !ttg.async.token, !ttg.async.token
    }
    %result_6, %token_7 = ttng.tmem_load %result_4[%32#3] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %33 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %34 = tt.splat %33 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %38 = tt.expand_dims %32#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %39 = tt.broadcast %38 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %40 = arith.divf %result_6, %39 : tensor<64x64xf32, #blocked2>
    %41 = arith.truncf %40 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %42 = ttg.convert_layout %41 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %37, %42 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
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
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked2>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_4, %token_5 = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %31 = ttng.tmem_store %cst_2, %result_4[%token_5], %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %32:4 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst_3, %arg8 = %cst_1, %arg9 = %token, %arg10 = %31) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, !ttg.async.token, !ttg.async.token)  : i32 {
      %43 = tt.splat %arg6 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %44 = tt.splat %arg6 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.addi %43, %8 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %46 = arith.addi %44, %7 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %47 = tt.expand_dims %45 {axis = 0 : i32, loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %48 = arith.muli %47, %cst {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<1x64xi32, #blocked>
      %49 = tt.addptr %24, %48 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %50 = tt.broadcast %49 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %51 = tt.addptr %50, %27 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %52 = tt.load %51 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked>
      %53 = ttg.local_alloc %52 {loop.cluster = 2 : i32, loop.stage = 2 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %54 = ttng.tc_gen5_mma %22, %53, %result[%arg9], %false, %true {loop.cluster = 2 : i32, loop.stage = 2 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_8, %token_9 = ttng.tmem_load %result[%54] {loop.cluster = 1 : i32, loop.stage = 3 : i32} : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %55 = arith.mulf %result_8, %28 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x64xf32, #blocked2>
      %56 = "tt.reduce"(%55) <{axis = 1 : i32}> ({
      ^bb0(%arg11: f32, %arg12: f32):
        %80 = arith.maxnumf %arg11, %arg12 : f32
        tt.reduce.return %80 : f32
      }) {loop.cluster = 1 : i32, loop.stage = 3 : i32} : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %57 = arith.maxnumf %arg8, %56 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %58 = tt.expand_dims %57 {axis = 1 : i32, loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %59 = tt.broadcast %58 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %60 = arith.subf %55, %59 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x64xf32, #blocked2>
      %61 = math.exp2 %60 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x64xf32, #blocked2>
      %62 = arith.subf %arg8, %57 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %63 = math.exp2 %62 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %64 = arith.mulf %arg7, %63 {loop.cluster = 0 : i32, loop.stage = 4 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %65 = "tt.reduce"(%61) <{axis = 1 : i32}> ({
      ^bb0(%arg11: f32, %arg12: f32):
        %80 = arith.addf %arg11, %arg12 : f32
        tt.reduce.return %80 : f32
      }) {loop.cluster = 0 : i32, loop.stage = 4 : i32} : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %66 = arith.addf %64, %65 {loop.cluster = 0 : i32, loop.stage = 4 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %67 = tt.expand_dims %46 {axis = 1 : i32, loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %68 = arith.muli %67, %cst_0 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64x1xi32, #blocked1>
      %69 = tt.addptr %30, %68 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %70 = tt.broadcast %69 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %71 = tt.addptr %70, %19 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %72 = tt.load %71 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %73 = ttg.local_alloc %72 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %74 = arith.truncf %61 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
      %result_10 = ttng.tmem_alloc %74 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory>
      %75 = tt.expand_dims %63 {axis = 1 : i32, loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %76 = tt.broadcast %75 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %result_11, %token_12 = ttng.tmem_load %result_4[%arg10] {loop.cluster = 1 : i32, loop.stage = 3 : i32} : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %77 = arith.mulf %result_11, %76 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x64xf32, #blocked2>
      %78 = ttng.tmem_store %77, %result_4[%token_12], %true {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %79 = ttng.tc_gen5_mma %result_10, %73, %result_4[%78], %true, %true {loop.cluster = 1 : i32, loop.stage = 3 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %66, %57, %token_9, %79 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, !ttg.async.token, !ttg.async.token
    } {tt.scheduled_max_stage = 4 : i32}
    %result_6, %token_7 = ttng.tmem_load %result_4[%32#3] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %33 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %34 = tt.splat %33 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %38 = tt.expand_dims %32#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %39 = tt.broadcast %38 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %40 = arith.divf %result_6, %39 : tensor<64x64xf32, #blocked2>
    %41 = arith.truncf %40 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %42 = ttg.convert_layout %41 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %37, %42 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_warp_specialize(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_2 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_3 = arith.constant dense<64> : tensor<1x64xi32, #blocked2>
    %false = arith.constant false
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
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_4, %token_5 = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %31 = ttng.tmem_store %cst_0, %result_4[%token_5], %true : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %32:4 = scf.for %arg6 = %c0_i32 to %arg4 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %cst_1, %arg9 = %token, %arg10 = %31) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token)  : i32 {
      %43 = tt.splat %arg6 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %44 = tt.splat %arg6 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.addi %43, %8 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %46 = arith.addi %44, %7 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %47 = tt.expand_dims %45 {axis = 0 : i32, loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %48 = arith.muli %47, %cst_3 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<1x64xi32, #blocked2>
      %49 = tt.addptr %24, %48 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
      %50 = tt.broadcast %49 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
      %51 = tt.addptr %50, %27 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
      %52 = tt.load %51 {loop.cluster = 4 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked2>
      %53 = ttg.local_alloc %52 {loop.cluster = 2 : i32, loop.stage = 2 : i32} : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %54 = ttng.tc_gen5_mma %22, %53, %result[%arg9], %false, %true {loop.cluster = 2 : i32, loop.stage = 2 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_8, %token_9 = ttng.tmem_load %result[%54] {loop.cluster = 1 : i32, loop.stage = 3 : i32} : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
      %55 = arith.mulf %result_8, %28 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x64xf32, #blocked>
      %56 = "tt.reduce"(%55) <{axis = 1 : i32}> ({
      ^bb0(%arg11: f32, %arg12: f32):
        %80 = arith.maxnumf %arg11, %arg12 : f32
        tt.reduce.return %80 : f32
      }) {loop.cluster = 1 : i32, loop.stage = 3 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %57 = arith.maxnumf %arg8, %56 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %58 = tt.expand_dims %57 {axis = 1 : i32, loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %59 = tt.broadcast %58 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %60 = arith.subf %55, %59 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x64xf32, #blocked>
      %61 = math.exp2 %60 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x64xf32, #blocked>
      %62 = arith.subf %arg8, %57 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %63 = math.exp2 %62 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %64 = arith.mulf %arg7, %63 {loop.cluster = 0 : i32, loop.stage = 4 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %65 = "tt.reduce"(%61) <{axis = 1 : i32}> ({
      ^bb0(%arg11: f32, %arg12: f32):
        %80 = arith.addf %arg11, %arg12 : f32
        tt.reduce.return %80 : f32
      }) {loop.cluster = 0 : i32, loop.stage = 4 : i32} : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %66 = arith.addf %64, %65 {loop.cluster = 0 : i32, loop.stage = 4 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %67 = tt.expand_dims %46 {axis = 1 : i32, loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %68 = arith.muli %67, %cst_2 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64x1xi32, #blocked1>
      %69 = tt.addptr %30, %68 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %70 = tt.broadcast %69 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %71 = tt.addptr %70, %19 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %72 = tt.load %71 {loop.cluster = 3 : i32, loop.stage = 1 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %73 = ttg.local_alloc %72 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %74 = arith.truncf %61 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
      %result_10 = ttng.tmem_alloc %74 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory>
      %75 = tt.expand_dims %63 {axis = 1 : i32, loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %76 = tt.broadcast %75 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %result_11, %token_12 = ttng.tmem_load %result_4[%arg10] {loop.cluster = 1 : i32, loop.stage = 3 : i32} : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
      %77 = arith.mulf %result_11, %76 {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x64xf32, #blocked>
      %78 = ttng.tmem_store %77, %result_4[%token_12], %true {loop.cluster = 1 : i32, loop.stage = 3 : i32} : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %79 = ttng.tc_gen5_mma %result_10, %73, %result_4[%78], %true, %true {loop.cluster = 1 : i32, loop.stage = 3 : i32, tt.self_latency = 1 : i32} : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      scf.yield %66, %57, %token_9, %79 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token
    } {tt.scheduled_max_stage = 4 : i32}
    %result_6, %token_7 = ttng.tmem_load %result_4[%32#3] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
    %33 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %34 = tt.splat %33 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %38 = tt.expand_dims %32#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %39 = tt.broadcast %38 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %40 = arith.divf %result_6, %39 : tensor<64x64xf32, #blocked>
    %41 = arith.truncf %40 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %42 = ttg.convert_layout %41 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    tt.store %37, %42 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %0 = ub.poison : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %1 = ub.poison : i32
    %2 = ub.poison : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %3 = ub.poison : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %4 = ub.poison : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = ub.poison : !ttg.async.token
    %6 = ub.poison : tensor<64x64xf32, #blocked>
    %c256_i32 = arith.constant 256 : i32
    %cst = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_0 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %c192_i32 = arith.constant 192 : i32
    %cst_1 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_7 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %cst_8 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %false = arith.constant false
    %7 = tt.get_program_id y : i32
    %8 = arith.extsi %7 : i32 to i64
    %9 = arith.extsi %arg4 : i32 to i64
    %10 = arith.muli %8, %9 : i64
    %11 = arith.muli %10, %c64_i64 : i64
    %12 = tt.get_program_id x : i32
    %13 = arith.muli %12, %c64_i32 : i32
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.splat %13 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %17 = arith.addi %16, %14 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %18 = tt.addptr %arg0, %11 : !tt.ptr<f16>, i64
    %19 = tt.expand_dims %17 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %20 = arith.muli %19, %cst_7 : tensor<64x1xi32, #blocked2>
    %21 = tt.splat %18 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %22 = tt.addptr %21, %20 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %25 = tt.broadcast %22 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %26 = tt.broadcast %24 : tensor<1x64xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %27 = tt.addptr %25, %26 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %28 = tt.load %27 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %29 = ttg.local_alloc %28 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %30 = tt.addptr %arg1, %11 : !tt.ptr<f16>, i64
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %34 = tt.broadcast %33 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %35 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked>
    %36 = tt.addptr %arg2, %11 : !tt.ptr<f16>, i64
    %37 = tt.splat %36 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_9, %token_10 = ttng.tmem_alloc : () -> (!ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %38 = ttng.tmem_store %cst_5, %result_9[%token_10], %true : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_subview %39[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %41 = ttg.memdesc_subview %39[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %41, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %result_11 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %42 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %43 = ttg.memdesc_subview %42[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %43, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %44 = ttg.memdesc_subview %42[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %44, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    %47 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %48 = tt.expand_dims %15 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %49 = arith.muli %48, %cst_8 : tensor<1x64xi32, #blocked1>
    %50 = tt.addptr %31, %49 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %51 = tt.broadcast %50 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %52 = tt.addptr %51, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %53 = ttg.memdesc_subview %45[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %54 = tt.splat %47 : i1 -> tensor<64x64xi1, #blocked1>
    %55 = ttg.async_copy_global_to_local %52, %53 mask %54 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %56 = ttg.async_commit_group %55
    %57 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %58 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %59 = arith.muli %58, %cst_7 : tensor<64x1xi32, #blocked2>
    %60 = tt.addptr %37, %59 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %62 = tt.addptr %61, %26 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %63 = ttg.memdesc_subview %46[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %64 = tt.splat %47 : i1 -> tensor<64x64xi1, #blocked2>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %66 = ttg.async_commit_group %65
    %67 = arith.addi %15, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %68 = tt.expand_dims %67 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %69 = arith.muli %68, %cst_8 : tensor<1x64xi32, #blocked1>
    %70 = tt.addptr %31, %69 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %71 = tt.broadcast %70 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %72 = tt.addptr %71, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %73 = ttg.memdesc_subview %45[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %74 = tt.splat %57 : i1 -> tensor<64x64xi1, #blocked1>
    %75 = ttg.async_copy_global_to_local %72, %73 mask %74 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %76 = ttg.async_commit_group %75
    %77 = arith.cmpi sgt, %arg4, %c128_i32 : i32
    %78 = ttg.async_wait %56 {num = 2 : i32}
    %79 = ttg.memdesc_subview %45[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %80 = ttg.memdesc_subview %39[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %81 = ttng.tc_gen5_mma %29, %79, %result[%token], %false, %47, %80[%true] : !ttg.memdesc<64x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %82 = arith.addi %14, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %83 = tt.expand_dims %82 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %84 = arith.muli %83, %cst_7 : tensor<64x1xi32, #blocked2>
    %85 = tt.addptr %37, %84 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %86 = tt.broadcast %85 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %87 = tt.addptr %86, %26 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %88 = ttg.memdesc_subview %46[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %89 = tt.splat %57 : i1 -> tensor<64x64xi1, #blocked2>
    %90 = ttg.async_copy_global_to_local %87, %88 mask %89 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %91 = ttg.async_commit_group %90
    %92 = arith.addi %15, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %93 = tt.expand_dims %92 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %94 = arith.muli %93, %cst_8 : tensor<1x64xi32, #blocked1>
    %95 = tt.addptr %31, %94 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %96 = tt.broadcast %95 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %97 = tt.addptr %96, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %98 = ttg.memdesc_subview %45[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %99 = tt.splat %77 : i1 -> tensor<64x64xi1, #blocked1>
    %100 = ttg.async_copy_global_to_local %97, %98 mask %99 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %101 = ttg.async_commit_group %100
    %102 = arith.cmpi sgt, %arg4, %c192_i32 : i32
    ttng.wait_barrier %80, %c0_i32, %47 deps %29, %79 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %result_12, %token_13 = ttng.tmem_load %result[%81] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
    %103 = arith.mulf %result_12, %35 : tensor<64x64xf32, #blocked>
    %104 = "tt.reduce"(%103) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %164 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %164 : f32
    }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %105 = arith.maxnumf %104, %cst_6 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %106 = tt.expand_dims %105 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %107 = tt.broadcast %106 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %108 = arith.subf %103, %107 : tensor<64x64xf32, #blocked>
    %109 = math.exp2 %108 : tensor<64x64xf32, #blocked>
    %110 = arith.subf %cst_6, %105 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %111 = math.exp2 %110 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %112 = ttg.async_wait %66, %76 {num = 2 : i32}
    %113 = ttg.memdesc_subview %46[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %114 = arith.truncf %109 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    ttng.tmem_store %114, %result_11, %47 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %115 = tt.expand_dims %111 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %116 = tt.broadcast %115 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %result_14, %token_15 = ttng.tmem_load %result_9[%38] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
    %117 = arith.mulf %result_14, %116 : tensor<64x64xf32, #blocked>
    %118 = ttng.tmem_store %117, %result_9[%token_15], %47 : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %119 = ttg.memdesc_subview %42[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %120 = ttng.tc_gen5_mma %result_11, %113, %result_9[%118], %true, %47, %119[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %121 = arith.select %47, %120, %38 : !ttg.async.token
    %122 = ttg.memdesc_subview %45[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %123 = ttg.memdesc_subview %39[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %124 = ttng.tc_gen5_mma %29, %122, %result[%token_13], %false, %57, %123[%true] : !ttg.memdesc<64x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %125 = arith.addi %14, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %126 = tt.expand_dims %125 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %127 = arith.muli %126, %cst_7 : tensor<64x1xi32, #blocked2>
    %128 = tt.addptr %37, %127 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %129 = tt.broadcast %128 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %130 = tt.addptr %129, %26 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %131 = ttg.memdesc_subview %46[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %132 = tt.splat %77 : i1 -> tensor<64x64xi1, #blocked2>
    %133 = ttg.async_copy_global_to_local %130, %131 mask %132 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %134 = ttg.async_commit_group %133
    %135 = arith.addi %15, %cst : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %136 = tt.expand_dims %135 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %137 = arith.muli %136, %cst_8 : tensor<1x64xi32, #blocked1>
    %138 = tt.addptr %31, %137 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %139 = tt.broadcast %138 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %140 = tt.addptr %139, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %141 = ttg.memdesc_subview %45[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %142 = tt.splat %102 : i1 -> tensor<64x64xi1, #blocked1>
    %143 = ttg.async_copy_global_to_local %140, %141 mask %142 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %144 = ttg.async_commit_group %143
    %145 = arith.subi %arg4, %c64_i32 : i32
    %146:27 = scf.for %arg6 = %c0_i32 to %145 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %105, %arg9 = %token_13, %arg10 = %121, %arg11 = %c1_i32, %arg12 = %c0_i32, %arg13 = %c0_i32, %arg14 = %c1_i32, %arg15 = %c0_i32, %arg16 = %c1_i32, %arg17 = %111, %arg18 = %109, %arg19 = %123, %arg20 = %c0_i32, %arg21 = %122, %arg22 = %124, %arg23 = %91, %arg24 = %134, %arg25 = %c1_i32, %arg26 = %119, %arg27 = %c0_i32, %arg28 = %113, %arg29 = %c3_i32, %arg30 = %c3_i32, %arg31 = %101, %arg32 = %144, %arg33 = %c0_i32) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, i32, i32, !ttg.async.token, !ttg.async.token, i32)  : i32 {
      %164 = arith.subi %arg4, %c256_i32 : i32
      %165 = arith.cmpi slt, %arg6, %164 : i32
      %166 = arith.subi %arg4, %c192_i32 : i32
      %167 = arith.cmpi slt, %arg6, %166 : i32
      %168 = arith.subi %arg4, %c128_i32 : i32
      %169 = arith.cmpi slt, %arg6, %168 : i32
      %170 = arith.mulf %arg7, %arg17 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %171 = "tt.reduce"(%arg18) <{axis = 1 : i32}> ({
      ^bb0(%arg34: f32, %arg35: f32):
        %234 = arith.addf %arg34, %arg35 : f32
        tt.reduce.return %234 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %172 = arith.addf %170, %171 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      ttng.wait_barrier %arg19, %arg20, %true deps %29, %arg21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %result_18, %token_19 = ttng.tmem_load %result[%arg22] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
      %173 = arith.mulf %result_18, %35 : tensor<64x64xf32, #blocked>
      %174 = "tt.reduce"(%173) <{axis = 1 : i32}> ({
      ^bb0(%arg34: f32, %arg35: f32):
        %234 = arith.maxnumf %arg34, %arg35 : f32
        tt.reduce.return %234 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %175 = arith.maxnumf %arg8, %174 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %176 = tt.expand_dims %175 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %177 = tt.broadcast %176 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %178 = arith.subf %173, %177 : tensor<64x64xf32, #blocked>
      %179 = math.exp2 %178 : tensor<64x64xf32, #blocked>
      %180 = arith.subf %arg8, %175 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %181 = math.exp2 %180 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %182 = ttg.async_wait %arg23, %arg31 {num = 2 : i32}
      %183 = ttg.memdesc_subview %46[%arg25, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %184 = arith.truncf %179 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
      ttng.wait_barrier %arg26, %arg27 deps %result_11, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      ttng.tmem_store %184, %result_11, %true : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
      %185 = tt.expand_dims %181 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %186 = tt.broadcast %185 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %result_20, %token_21 = ttng.tmem_load %result_9[%arg10] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
      %187 = arith.mulf %result_20, %186 : tensor<64x64xf32, #blocked>
      %188 = ttng.tmem_store %187, %result_9[%token_21], %true : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %189 = ttg.memdesc_subview %42[%arg14] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %190 = ttng.tc_gen5_mma %result_11, %183, %result_9[%188], %true, %true, %189[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %191 = arith.xori %arg13, %c1_i32 : i32
      %192 = arith.addi %arg14, %c1_i32 : i32
      %193 = arith.cmpi sge, %192, %c2_i32 : i32
      %194 = arith.select %193, %c0_i32, %192 : i32
      %195 = arith.select %193, %191, %arg13 : i32
      %196 = arith.addi %arg16, %c1_i32 : i32
      %197 = arith.cmpi sge, %196, %arg29 : i32
      %198 = arith.select %197, %c0_i32, %196 : i32
      %199 = ttg.memdesc_subview %45[%198, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %200 = ttg.memdesc_subview %39[%arg12] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %201 = ttng.tc_gen5_mma %29, %199, %result[%token_19], %false, %169, %200[%true] : !ttg.memdesc<64x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %202 = arith.xori %arg11, %c1_i32 : i32
      %203 = arith.addi %arg12, %c1_i32 : i32
      %204 = arith.cmpi sge, %203, %c2_i32 : i32
      %205 = arith.select %204, %c0_i32, %203 : i32
      %206 = arith.select %204, %202, %arg11 : i32
      %207 = arith.addi %arg6, %c192_i32 : i32
      %208 = tt.splat %207 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %209 = arith.addi %208, %14 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %210 = tt.expand_dims %209 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
      %211 = arith.muli %210, %cst_7 : tensor<64x1xi32, #blocked2>
      %212 = tt.addptr %37, %211 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
      %213 = tt.broadcast %212 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
      %214 = tt.addptr %213, %26 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
      %215 = ttg.memdesc_subview %46[%arg33, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %216 = tt.splat %167 : i1 -> tensor<64x64xi1, #blocked2>
      %217 = ttg.async_copy_global_to_local %214, %215 mask %216 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %218 = ttg.async_commit_group %217
      %219 = arith.addi %arg15, %c1_i32 : i32
      %220 = arith.cmpi sge, %219, %c3_i32 : i32
      %221 = arith.select %220, %c0_i32, %219 : i32
      %222 = arith.addi %arg6, %c256_i32 : i32
      %223 = tt.splat %222 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %224 = arith.addi %223, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %225 = tt.expand_dims %224 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %226 = arith.muli %225, %cst_8 : tensor<1x64xi32, #blocked1>
      %227 = tt.addptr %31, %226 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %228 = tt.broadcast %227 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %229 = tt.addptr %228, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %230 = ttg.memdesc_subview %45[%221, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %231 = tt.splat %165 : i1 -> tensor<64x64xi1, #blocked1>
      %232 = ttg.async_copy_global_to_local %229, %230 mask %231 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
      %233 = ttg.async_commit_group %232
      scf.yield %172, %175, %token_19, %190, %206, %205, %195, %194, %221, %198, %181, %179, %200, %arg11, %199, %201, %arg24, %218, %198, %189, %arg13, %183, %arg30, %c3_i32, %arg32, %233, %221 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, i32, i32, !ttg.async.token, !ttg.async.token, i32
    }
    %147 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %148:27 = scf.if %147 -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, i32, i32, !ttg.async.token, !ttg.async.token, i32) {
      %164 = arith.mulf %146#0, %146#10 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %165 = "tt.reduce"(%146#11) <{axis = 1 : i32}> ({
      ^bb0(%arg6: f32, %arg7: f32):
        %167 = arith.addf %arg6, %arg7 : f32
        tt.reduce.return %167 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %166 = arith.addf %164, %165 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      ttng.wait_barrier %146#19, %146#20 deps %result_11, %146#21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      scf.yield %166, %4, %5, %146#3, %1, %1, %1, %1, %1, %1, %4, %6, %2, %146#4, %0, %5, %146#17, %5, %1, %2, %146#6, %3, %146#23, %c3_i32, %146#25, %5, %1 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, i32, i32, !ttg.async.token, !ttg.async.token, i32
    } else {
      scf.yield %146#0, %146#1, %146#2, %146#3, %146#4, %146#5, %146#6, %146#7, %146#8, %146#9, %146#10, %146#11, %146#12, %146#13, %146#14, %146#15, %146#16, %146#17, %146#18, %146#19, %146#20, %146#21, %146#22, %146#23, %146#24, %146#25, %146#26 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, i32, i32, !ttg.async.token, !ttg.async.token, i32
    }
    %149 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %46 : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %150 = ttg.memdesc_subview %42[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %150 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %151 = ttg.memdesc_subview %42[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %151 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %42 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %152 = ttg.memdesc_subview %39[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %152 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %153 = ttg.memdesc_subview %39[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %153 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %39 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %result_16, %token_17 = ttng.tmem_load %result_9[%148#3] : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
    %154 = tt.addptr %arg3, %11 : !tt.ptr<f16>, i64
    %155 = tt.splat %154 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %156 = tt.addptr %155, %20 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %157 = tt.broadcast %156 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %158 = tt.addptr %157, %26 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %159 = tt.expand_dims %148#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %160 = tt.broadcast %159 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %161 = arith.divf %result_16, %160 : tensor<64x64xf32, #blocked>
    %162 = arith.truncf %161 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %163 = ttg.convert_layout %162 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked2>
    tt.store %158, %163 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %1 = ub.poison : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %2 = ub.poison : i32
    %3 = ub.poison : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %4 = ub.poison : !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %5 = ub.poison : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = ub.poison : !ttg.async.token
    %7 = ub.poison : tensor<64x64xf32, #blocked>
    %c256_i32 = arith.constant 256 : i32
    %cst = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_0 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %c192_i32 = arith.constant 192 : i32
    %cst_1 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_7 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
    %cst_8 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %false = arith.constant false
    %8 = tt.get_program_id y : i32
    %9 = arith.extsi %8 : i32 to i64
    %10 = arith.extsi %arg4 : i32 to i64
    %11 = arith.muli %9, %10 : i64
    %12 = arith.muli %11, %c64_i64 : i64
    %13 = tt.get_program_id x : i32
    %14 = arith.muli %13, %c64_i32 : i32
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.splat %14 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %18 = arith.addi %17, %15 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %19 = tt.addptr %arg0, %12 : !tt.ptr<f16>, i64
    %20 = tt.expand_dims %18 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %21 = arith.muli %20, %cst_7 : tensor<64x1xi32, #blocked2>
    %22 = tt.splat %19 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %23 = tt.addptr %22, %21 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %25 = tt.expand_dims %24 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %26 = tt.broadcast %23 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %27 = tt.broadcast %25 : tensor<1x64xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %28 = tt.addptr %26, %27 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %29 = tt.load %28 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    %30 = ttg.local_alloc %29 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared2, #smem>
    %31 = tt.addptr %arg1, %12 : !tt.ptr<f16>, i64
    %32 = tt.splat %31 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %33 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %34 = tt.expand_dims %33 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %36 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked>
    %37 = tt.addptr %arg2, %12 : !tt.ptr<f16>, i64
    %38 = tt.splat %37 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_9 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_5, %result_9, %true : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %40 = ttg.memdesc_subview %39[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %40, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %41 = ttg.memdesc_subview %39[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %41, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %result_10 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %42 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %43 = ttg.memdesc_subview %42[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %43, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %44 = ttg.memdesc_subview %42[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %44, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %45 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %46 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    %47 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %48 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %49 = arith.muli %48, %cst_8 : tensor<1x64xi32, #blocked1>
    %50 = tt.addptr %32, %49 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %51 = tt.broadcast %50 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %52 = tt.addptr %51, %35 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %53 = ttg.memdesc_subview %45[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %54 = tt.splat %47 : i1 -> tensor<64x64xi1, #blocked1>
    %55 = ttg.async_copy_global_to_local %52, %53 mask %54 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %56 = ttg.async_commit_group %55
    %57 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %58 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %59 = arith.muli %58, %cst_7 : tensor<64x1xi32, #blocked2>
    %60 = tt.addptr %38, %59 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %62 = tt.addptr %61, %27 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %63 = ttg.memdesc_subview %46[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %64 = tt.splat %47 : i1 -> tensor<64x64xi1, #blocked2>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %66 = ttg.async_commit_group %65
    %67 = arith.addi %16, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %68 = tt.expand_dims %67 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %69 = arith.muli %68, %cst_8 : tensor<1x64xi32, #blocked1>
    %70 = tt.addptr %32, %69 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %71 = tt.broadcast %70 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %72 = tt.addptr %71, %35 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %73 = ttg.memdesc_subview %45[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %74 = tt.splat %57 : i1 -> tensor<64x64xi1, #blocked1>
    %75 = ttg.async_copy_global_to_local %72, %73 mask %74 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %76 = ttg.async_commit_group %75
    %77 = arith.cmpi sgt, %arg4, %c128_i32 : i32
    %78 = ttg.async_wait %56 {num = 2 : i32}
    %79 = ttg.memdesc_subview %45[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %80 = ttg.memdesc_subview %39[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.tc_gen5_mma %30, %79, %result, %false, %47, %80[%true] : !ttg.memdesc<64x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %81 = arith.addi %15, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %82 = tt.expand_dims %81 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %83 = arith.muli %82, %cst_7 : tensor<64x1xi32, #blocked2>
    %84 = tt.addptr %38, %83 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %85 = tt.broadcast %84 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %86 = tt.addptr %85, %27 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %87 = ttg.memdesc_subview %46[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %88 = tt.splat %57 : i1 -> tensor<64x64xi1, #blocked2>
    %89 = ttg.async_copy_global_to_local %86, %87 mask %88 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %90 = ttg.async_commit_group %89
    %91 = arith.addi %16, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %92 = tt.expand_dims %91 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %93 = arith.muli %92, %cst_8 : tensor<1x64xi32, #blocked1>
    %94 = tt.addptr %32, %93 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %95 = tt.broadcast %94 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %96 = tt.addptr %95, %35 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %97 = ttg.memdesc_subview %45[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %98 = tt.splat %77 : i1 -> tensor<64x64xi1, #blocked1>
    %99 = ttg.async_copy_global_to_local %96, %97 mask %98 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %100 = ttg.async_commit_group %99
    %101 = arith.cmpi sgt, %arg4, %c192_i32 : i32
    ttng.wait_barrier %80, %c0_i32, %47 deps %30, %79 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %result_11 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
    %102 = arith.mulf %result_11, %36 : tensor<64x64xf32, #blocked>
    %103 = "tt.reduce"(%102) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %160 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %160 : f32
    }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %104 = arith.maxnumf %103, %cst_6 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %105 = tt.expand_dims %104 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %106 = tt.broadcast %105 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %107 = arith.subf %102, %106 : tensor<64x64xf32, #blocked>
    %108 = math.exp2 %107 : tensor<64x64xf32, #blocked>
    %109 = arith.subf %cst_6, %104 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %110 = math.exp2 %109 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %111 = ttg.async_wait %66, %76 {num = 2 : i32}
    %112 = ttg.memdesc_subview %46[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %113 = arith.truncf %108 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    ttng.tmem_store %113, %result_10, %47 : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %114 = tt.expand_dims %110 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %115 = tt.broadcast %114 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %result_12 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
    %116 = arith.mulf %result_12, %115 : tensor<64x64xf32, #blocked>
    ttng.tmem_store %116, %result_9, %47 : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %117 = ttg.memdesc_subview %42[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.tc_gen5_mma %result_10, %112, %result_9, %true, %47, %117[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %118 = arith.select %47, %0, %0 : !ttg.async.token
    %119 = ttg.memdesc_subview %45[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %120 = ttg.memdesc_subview %39[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.tc_gen5_mma %30, %119, %result, %false, %57, %120[%true] : !ttg.memdesc<64x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %121 = arith.addi %15, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %122 = tt.expand_dims %121 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %123 = arith.muli %122, %cst_7 : tensor<64x1xi32, #blocked2>
    %124 = tt.addptr %38, %123 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %125 = tt.broadcast %124 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %126 = tt.addptr %125, %27 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %127 = ttg.memdesc_subview %46[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %128 = tt.splat %77 : i1 -> tensor<64x64xi1, #blocked2>
    %129 = ttg.async_copy_global_to_local %126, %127 mask %128 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %130 = ttg.async_commit_group %129
    %131 = arith.addi %16, %cst : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %132 = tt.expand_dims %131 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %133 = arith.muli %132, %cst_8 : tensor<1x64xi32, #blocked1>
    %134 = tt.addptr %32, %133 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %135 = tt.broadcast %134 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %136 = tt.addptr %135, %35 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %137 = ttg.memdesc_subview %45[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %138 = tt.splat %101 : i1 -> tensor<64x64xi1, #blocked1>
    %139 = ttg.async_copy_global_to_local %136, %137 mask %138 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %140 = ttg.async_commit_group %139
    %141 = arith.subi %arg4, %c64_i32 : i32
    %142:27 = scf.for %arg6 = %c0_i32 to %141 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %104, %arg9 = %0, %arg10 = %118, %arg11 = %c1_i32, %arg12 = %c0_i32, %arg13 = %c0_i32, %arg14 = %c1_i32, %arg15 = %c0_i32, %arg16 = %c1_i32, %arg17 = %110, %arg18 = %108, %arg19 = %120, %arg20 = %c0_i32, %arg21 = %119, %arg22 = %0, %arg23 = %90, %arg24 = %130, %arg25 = %c1_i32, %arg26 = %117, %arg27 = %c0_i32, %arg28 = %112, %arg29 = %c3_i32, %arg30 = %c3_i32, %arg31 = %100, %arg32 = %140, %arg33 = %c0_i32) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, i32, i32, !ttg.async.token, !ttg.async.token, i32)  : i32 {
      %160 = arith.subi %arg4, %c256_i32 : i32
      %161 = arith.cmpi slt, %arg6, %160 : i32
      %162 = arith.subi %arg4, %c192_i32 : i32
      %163 = arith.cmpi slt, %arg6, %162 : i32
      %164 = arith.subi %arg4, %c128_i32 : i32
      %165 = arith.cmpi slt, %arg6, %164 : i32
      %166 = arith.mulf %arg7, %arg17 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %167 = "tt.reduce"(%arg18) <{axis = 1 : i32}> ({
      ^bb0(%arg34: f32, %arg35: f32):
        %227 = arith.addf %arg34, %arg35 : f32
        tt.reduce.return %227 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %168 = arith.addf %166, %167 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      ttng.wait_barrier %arg19, %arg20, %true deps %30, %arg21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %result_14 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
      %169 = arith.mulf %result_14, %36 : tensor<64x64xf32, #blocked>
      %170 = "tt.reduce"(%169) <{axis = 1 : i32}> ({
      ^bb0(%arg34: f32, %arg35: f32):
        %227 = arith.maxnumf %arg34, %arg35 : f32
        tt.reduce.return %227 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %171 = arith.maxnumf %arg8, %170 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %172 = tt.expand_dims %171 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %173 = tt.broadcast %172 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %174 = arith.subf %169, %173 : tensor<64x64xf32, #blocked>
      %175 = math.exp2 %174 : tensor<64x64xf32, #blocked>
      %176 = arith.subf %arg8, %171 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %177 = math.exp2 %176 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %178 = ttg.async_wait %arg23, %arg31 {num = 2 : i32}
      %179 = ttg.memdesc_subview %46[%arg25, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %180 = arith.truncf %175 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
      ttng.wait_barrier %arg26, %arg27 deps %result_10, %arg28 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      ttng.tmem_store %180, %result_10, %true : tensor<64x64xf16, #blocked> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
      %181 = tt.expand_dims %177 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %182 = tt.broadcast %181 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %result_15 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
      %183 = arith.mulf %result_15, %182 : tensor<64x64xf32, #blocked>
      ttng.tmem_store %183, %result_9, %true : tensor<64x64xf32, #blocked> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %184 = ttg.memdesc_subview %42[%arg14] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %result_10, %179, %result_9, %true, %true, %184[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %185 = arith.xori %arg13, %c1_i32 : i32
      %186 = arith.addi %arg14, %c1_i32 : i32
      %187 = arith.cmpi sge, %186, %c2_i32 : i32
      %188 = arith.select %187, %c0_i32, %186 : i32
      %189 = arith.select %187, %185, %arg13 : i32
      %190 = arith.addi %arg16, %c1_i32 : i32
      %191 = arith.cmpi sge, %190, %arg29 : i32
      %192 = arith.select %191, %c0_i32, %190 : i32
      %193 = ttg.memdesc_subview %45[%192, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %194 = ttg.memdesc_subview %39[%arg12] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %30, %193, %result, %false, %165, %194[%true] : !ttg.memdesc<64x64xf16, #shared2, #smem>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %195 = arith.xori %arg11, %c1_i32 : i32
      %196 = arith.addi %arg12, %c1_i32 : i32
      %197 = arith.cmpi sge, %196, %c2_i32 : i32
      %198 = arith.select %197, %c0_i32, %196 : i32
      %199 = arith.select %197, %195, %arg11 : i32
      %200 = arith.addi %arg6, %c192_i32 : i32
      %201 = tt.splat %200 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %202 = arith.addi %201, %15 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %203 = tt.expand_dims %202 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
      %204 = arith.muli %203, %cst_7 : tensor<64x1xi32, #blocked2>
      %205 = tt.addptr %38, %204 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
      %206 = tt.broadcast %205 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
      %207 = tt.addptr %206, %27 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
      %208 = ttg.memdesc_subview %46[%arg33, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %209 = tt.splat %163 : i1 -> tensor<64x64xi1, #blocked2>
      %210 = ttg.async_copy_global_to_local %207, %208 mask %209 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %211 = ttg.async_commit_group %210
      %212 = arith.addi %arg15, %c1_i32 : i32
      %213 = arith.cmpi sge, %212, %c3_i32 : i32
      %214 = arith.select %213, %c0_i32, %212 : i32
      %215 = arith.addi %arg6, %c256_i32 : i32
      %216 = tt.splat %215 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %217 = arith.addi %216, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %218 = tt.expand_dims %217 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %219 = arith.muli %218, %cst_8 : tensor<1x64xi32, #blocked1>
      %220 = tt.addptr %32, %219 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %221 = tt.broadcast %220 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %222 = tt.addptr %221, %35 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %223 = ttg.memdesc_subview %45[%214, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %224 = tt.splat %161 : i1 -> tensor<64x64xi1, #blocked1>
      %225 = ttg.async_copy_global_to_local %222, %223 mask %224 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
      %226 = ttg.async_commit_group %225
      scf.yield %168, %171, %0, %0, %199, %198, %189, %188, %214, %192, %177, %175, %194, %arg11, %193, %0, %arg24, %211, %192, %184, %arg13, %179, %arg30, %c3_i32, %arg32, %226, %214 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, i32, i32, !ttg.async.token, !ttg.async.token, i32
    }
    %143 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %144:27 = scf.if %143 -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, i32, i32, !ttg.async.token, !ttg.async.token, i32) {
      %160 = arith.mulf %142#0, %142#10 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %161 = "tt.reduce"(%142#11) <{axis = 1 : i32}> ({
      ^bb0(%arg6: f32, %arg7: f32):
        %163 = arith.addf %arg6, %arg7 : f32
        tt.reduce.return %163 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %162 = arith.addf %160, %161 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      ttng.wait_barrier %142#19, %142#20 deps %result_10, %142#21 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      scf.yield %162, %5, %6, %142#3, %2, %2, %2, %2, %2, %2, %5, %7, %3, %142#4, %1, %6, %142#17, %6, %2, %3, %142#6, %4, %142#23, %c3_i32, %142#25, %6, %2 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, i32, i32, !ttg.async.token, !ttg.async.token, i32
    } else {
      scf.yield %142#0, %142#1, %142#2, %142#3, %142#4, %142#5, %142#6, %142#7, %142#8, %142#9, %142#10, %142#11, %142#12, %142#13, %142#14, %142#15, %142#16, %142#17, %142#18, %142#19, %142#20, %142#21, %142#22, %142#23, %142#24, %142#25, %142#26 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, !ttg.async.token, !ttg.async.token, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.async.token, i32, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, i32, i32, !ttg.async.token, !ttg.async.token, i32
    }
    %145 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %46 : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    ttg.local_dealloc %45 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %146 = ttg.memdesc_subview %42[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %146 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %147 = ttg.memdesc_subview %42[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %147 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %42 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %148 = ttg.memdesc_subview %39[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %148 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %149 = ttg.memdesc_subview %39[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %149 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %39 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %result_13 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked>
    %150 = tt.addptr %arg3, %12 : !tt.ptr<f16>, i64
    %151 = tt.splat %150 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %152 = tt.addptr %151, %21 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %153 = tt.broadcast %152 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %154 = tt.addptr %153, %27 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
    %155 = tt.expand_dims %144#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %156 = tt.broadcast %155 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %157 = arith.divf %result_13, %156 : tensor<64x64xf32, #blocked>
    %158 = arith.truncf %157 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %159 = ttg.convert_layout %158 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked2>
    tt.store %154, %159 : tensor<64x64x!tt.ptr<f16>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c256_i32 = arith.constant 256 : i32
    %cst = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_0 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c192_i32 = arith.constant 192 : i32
    %cst_1 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_7 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_8 = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %false = arith.constant false
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
    %13 = arith.muli %12, %cst_7 : tensor<64x1xi32, #blocked1>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked2>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_9 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_5, %result_9, %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_subview %31[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %33 = ttg.memdesc_subview %31[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %result_10 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_subview %34[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %36 = ttg.memdesc_subview %34[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %39 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %40 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %41 = arith.muli %40, %cst_8 : tensor<1x64xi32, #blocked>
    %42 = tt.addptr %24, %41 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %43 = tt.broadcast %42 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %44 = tt.addptr %43, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %45 = ttg.memdesc_subview %37[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %46 = tt.splat %39 : i1 -> tensor<64x64xi1, #blocked>
    %47 = ttg.async_copy_global_to_local %44, %45 mask %46 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %48 = ttg.async_commit_group %47
    %49 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %50 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %51 = arith.muli %50, %cst_7 : tensor<64x1xi32, #blocked1>
    %52 = tt.addptr %30, %51 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %54 = tt.addptr %53, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %55 = ttg.memdesc_subview %38[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %56 = tt.splat %39 : i1 -> tensor<64x64xi1, #blocked1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %58 = ttg.async_commit_group %57
    %59 = arith.addi %8, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %60 = tt.expand_dims %59 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %61 = arith.muli %60, %cst_8 : tensor<1x64xi32, #blocked>
    %62 = tt.addptr %24, %61 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %63 = tt.broadcast %62 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %64 = tt.addptr %63, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %65 = ttg.memdesc_subview %37[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %66 = tt.splat %49 : i1 -> tensor<64x64xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %64, %65 mask %66 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %68 = ttg.async_commit_group %67
    %69 = arith.cmpi sgt, %arg4, %c128_i32 : i32
    %70 = ttg.async_wait %48 {num = 2 : i32}
    %71 = ttg.memdesc_subview %37[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %72 = ttg.memdesc_subview %31[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.tc_gen5_mma %22, %71, %result, %false, %39, %72[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %73 = arith.addi %7, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %74 = tt.expand_dims %73 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %75 = arith.muli %74, %cst_7 : tensor<64x1xi32, #blocked1>
    %76 = tt.addptr %30, %75 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %77 = tt.broadcast %76 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %78 = tt.addptr %77, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %79 = ttg.memdesc_subview %38[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %80 = tt.splat %49 : i1 -> tensor<64x64xi1, #blocked1>
    %81 = ttg.async_copy_global_to_local %78, %79 mask %80 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %82 = ttg.async_commit_group %81
    %83 = arith.addi %8, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %84 = tt.expand_dims %83 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %85 = arith.muli %84, %cst_8 : tensor<1x64xi32, #blocked>
    %86 = tt.addptr %24, %85 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %87 = tt.broadcast %86 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %88 = tt.addptr %87, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %89 = ttg.memdesc_subview %37[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %90 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked>
    %91 = ttg.async_copy_global_to_local %88, %89 mask %90 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %92 = ttg.async_commit_group %91
    %93 = arith.cmpi sgt, %arg4, %c192_i32 : i32
    ttng.wait_barrier %72, %c0_i32, %39 deps %22, %71 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %result_11 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %94 = arith.mulf %result_11, %28 : tensor<64x64xf32, #blocked2>
    %95 = "tt.reduce"(%94) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %151 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %151 : f32
    }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %96 = arith.maxnumf %95, %cst_6 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %97 = tt.expand_dims %96 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %98 = tt.broadcast %97 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %99 = arith.subf %94, %98 : tensor<64x64xf32, #blocked2>
    %100 = math.exp2 %99 : tensor<64x64xf32, #blocked2>
    %101 = arith.subf %cst_6, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %102 = math.exp2 %101 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %103 = ttg.async_wait %58, %68 {num = 2 : i32}
    %104 = ttg.memdesc_subview %38[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %105 = arith.truncf %100 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    ttng.tmem_store %105, %result_10, %39 : tensor<64x64xf16, #blocked2> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %106 = tt.expand_dims %102 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %107 = tt.broadcast %106 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %result_12 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %108 = arith.mulf %result_12, %107 : tensor<64x64xf32, #blocked2>
    ttng.tmem_store %108, %result_9, %39 : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %109 = ttg.memdesc_subview %34[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.tc_gen5_mma %result_10, %104, %result_9, %true, %39, %109[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %110 = ttg.memdesc_subview %37[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %111 = ttg.memdesc_subview %31[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.tc_gen5_mma %22, %110, %result, %false, %49, %111[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %112 = arith.addi %7, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %113 = tt.expand_dims %112 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %114 = arith.muli %113, %cst_7 : tensor<64x1xi32, #blocked1>
    %115 = tt.addptr %30, %114 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %116 = tt.broadcast %115 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %117 = tt.addptr %116, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %118 = ttg.memdesc_subview %38[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %119 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked1>
    %120 = ttg.async_copy_global_to_local %117, %118 mask %119 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %121 = ttg.async_commit_group %120
    %122 = arith.addi %8, %cst : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %123 = tt.expand_dims %122 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %124 = arith.muli %123, %cst_8 : tensor<1x64xi32, #blocked>
    %125 = tt.addptr %24, %124 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %126 = tt.broadcast %125 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %127 = tt.addptr %126, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %128 = ttg.memdesc_subview %37[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %129 = tt.splat %93 : i1 -> tensor<64x64xi1, #blocked>
    %130 = ttg.async_copy_global_to_local %127, %128 mask %129 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %131 = ttg.async_commit_group %130
    %132 = arith.subi %arg4, %c64_i32 : i32
    %133:20 = scf.for %arg6 = %c0_i32 to %132 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %96, %arg9 = %c1_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %arg12 = %c1_i32, %arg13 = %c0_i32, %arg14 = %c1_i32, %arg15 = %102, %arg16 = %100, %arg17 = %111, %arg18 = %c0_i32, %arg19 = %110, %arg20 = %82, %arg21 = %121, %arg22 = %109, %arg23 = %c0_i32, %arg24 = %104, %arg25 = %92, %arg26 = %131) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token)  : i32 {
      %151 = arith.subi %arg4, %c256_i32 : i32
      %152 = arith.cmpi slt, %arg6, %151 : i32
      %153 = arith.subi %arg4, %c192_i32 : i32
      %154 = arith.cmpi slt, %arg6, %153 : i32
      %155 = arith.subi %arg4, %c128_i32 : i32
      %156 = arith.cmpi slt, %arg6, %155 : i32
      %157 = arith.mulf %arg7, %arg15 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %158 = "tt.reduce"(%arg16) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %218 = arith.addf %arg27, %arg28 : f32
        tt.reduce.return %218 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %159 = arith.addf %157, %158 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      ttng.wait_barrier %arg17, %arg18, %true deps %22, %arg19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %result_14 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %160 = arith.mulf %result_14, %28 : tensor<64x64xf32, #blocked2>
      %161 = "tt.reduce"(%160) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %218 = arith.maxnumf %arg27, %arg28 : f32
        tt.reduce.return %218 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %162 = arith.maxnumf %arg8, %161 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %163 = tt.expand_dims %162 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %164 = tt.broadcast %163 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %165 = arith.subf %160, %164 : tensor<64x64xf32, #blocked2>
      %166 = math.exp2 %165 : tensor<64x64xf32, #blocked2>
      %167 = arith.subf %arg8, %162 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %168 = math.exp2 %167 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %169 = ttg.async_wait %arg20, %arg25 {num = 2 : i32}
      %170 = ttg.memdesc_subview %38[%arg14, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %171 = arith.truncf %166 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
      ttng.wait_barrier %arg22, %arg23 deps %result_10, %arg24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.tmem_store %171, %result_10, %true : tensor<64x64xf16, #blocked2> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
      %172 = tt.expand_dims %168 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %173 = tt.broadcast %172 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %result_15 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %174 = arith.mulf %result_15, %173 : tensor<64x64xf32, #blocked2>
      ttng.tmem_store %174, %result_9, %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %175 = ttg.memdesc_subview %34[%arg12] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %result_10, %170, %result_9, %true, %true, %175[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %176 = arith.xori %arg11, %c1_i32 : i32
      %177 = arith.addi %arg12, %c1_i32 : i32
      %178 = arith.cmpi sge, %177, %c2_i32 : i32
      %179 = arith.select %178, %c0_i32, %177 : i32
      %180 = arith.select %178, %176, %arg11 : i32
      %181 = arith.addi %arg14, %c1_i32 : i32
      %182 = arith.cmpi sge, %181, %c3_i32 : i32
      %183 = arith.select %182, %c0_i32, %181 : i32
      %184 = ttg.memdesc_subview %37[%183, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %185 = ttg.memdesc_subview %31[%arg10] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %22, %184, %result, %false, %156, %185[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %186 = arith.xori %arg9, %c1_i32 : i32
      %187 = arith.addi %arg10, %c1_i32 : i32
      %188 = arith.cmpi sge, %187, %c2_i32 : i32
      %189 = arith.select %188, %c0_i32, %187 : i32
      %190 = arith.select %188, %186, %arg9 : i32
      %191 = arith.addi %arg6, %c192_i32 : i32
      %192 = tt.splat %191 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %193 = arith.addi %192, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %194 = tt.expand_dims %193 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %195 = arith.muli %194, %cst_7 : tensor<64x1xi32, #blocked1>
      %196 = tt.addptr %30, %195 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %197 = tt.broadcast %196 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %198 = tt.addptr %197, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %199 = ttg.memdesc_subview %38[%arg13, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %200 = tt.splat %154 : i1 -> tensor<64x64xi1, #blocked1>
      %201 = ttg.async_copy_global_to_local %198, %199 mask %200 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
      %202 = ttg.async_commit_group %201
      %203 = arith.addi %arg13, %c1_i32 : i32
      %204 = arith.cmpi sge, %203, %c3_i32 : i32
      %205 = arith.select %204, %c0_i32, %203 : i32
      %206 = arith.addi %arg6, %c256_i32 : i32
      %207 = tt.splat %206 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %208 = arith.addi %207, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %209 = tt.expand_dims %208 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %210 = arith.muli %209, %cst_8 : tensor<1x64xi32, #blocked>
      %211 = tt.addptr %24, %210 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %212 = tt.broadcast %211 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %213 = tt.addptr %212, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %214 = ttg.memdesc_subview %37[%205, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %215 = tt.splat %152 : i1 -> tensor<64x64xi1, #blocked>
      %216 = ttg.async_copy_global_to_local %213, %214 mask %215 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %217 = ttg.async_commit_group %216
      scf.yield %159, %162, %190, %189, %180, %179, %205, %183, %168, %166, %185, %arg9, %184, %arg21, %202, %175, %arg11, %170, %arg26, %217 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token
    }
    %134 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %135 = scf.if %134 -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>) {
      %151 = arith.mulf %133#0, %133#8 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %152 = "tt.reduce"(%133#9) <{axis = 1 : i32}> ({
      ^bb0(%arg6: f32, %arg7: f32):
        %154 = arith.addf %arg6, %arg7 : f32
        tt.reduce.return %154 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %153 = arith.addf %151, %152 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      ttng.wait_barrier %133#15, %133#16 deps %result_10, %133#17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %153 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    } else {
      scf.yield %133#0 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    }
    %136 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %38 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    %137 = ttg.memdesc_subview %34[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %137 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %138 = ttg.memdesc_subview %34[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %138 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %34 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %139 = ttg.memdesc_subview %31[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %139 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %140 = ttg.memdesc_subview %31[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %140 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %31 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %result_13 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %141 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %142 = tt.splat %141 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %143 = tt.addptr %142, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %144 = tt.broadcast %143 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %145 = tt.addptr %144, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %146 = tt.expand_dims %135 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %147 = tt.broadcast %146 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %148 = arith.divf %result_13, %147 : tensor<64x64xf32, #blocked2>
    %149 = arith.truncf %148 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %150 = ttg.convert_layout %149 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %145, %150 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c256_i32 = arith.constant 256 : i32
    %cst = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_0 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c192_i32 = arith.constant 192 : i32
    %cst_1 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_7 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_8 = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %false = arith.constant false
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
    %13 = arith.muli %12, %cst_7 : tensor<64x1xi32, #blocked1>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked2>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_9 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_5, %result_9, %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_subview %31[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %33 = ttg.memdesc_subview %31[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %result_10 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_subview %34[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %36 = ttg.memdesc_subview %34[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %39 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %40 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %41 = arith.muli %40, %cst_8 : tensor<1x64xi32, #blocked>
    %42 = tt.addptr %24, %41 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %43 = tt.broadcast %42 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %44 = tt.addptr %43, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %45 = ttg.memdesc_subview %37[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %46 = tt.splat %39 : i1 -> tensor<64x64xi1, #blocked>
    %47 = ttg.async_copy_global_to_local %44, %45 mask %46 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %48 = ttg.async_commit_group %47
    %49 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %50 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %51 = arith.muli %50, %cst_7 : tensor<64x1xi32, #blocked1>
    %52 = tt.addptr %30, %51 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %54 = tt.addptr %53, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %55 = ttg.memdesc_subview %38[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %56 = tt.splat %39 : i1 -> tensor<64x64xi1, #blocked1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %58 = ttg.async_commit_group %57
    %59 = arith.addi %8, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %60 = tt.expand_dims %59 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %61 = arith.muli %60, %cst_8 : tensor<1x64xi32, #blocked>
    %62 = tt.addptr %24, %61 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %63 = tt.broadcast %62 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %64 = tt.addptr %63, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %65 = ttg.memdesc_subview %37[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %66 = tt.splat %49 : i1 -> tensor<64x64xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %64, %65 mask %66 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %68 = ttg.async_commit_group %67
    %69 = arith.cmpi sgt, %arg4, %c128_i32 : i32
    %70 = ttg.async_wait %48 {num = 2 : i32}
    ttng.tc_gen5_mma %22, %45, %result, %false, %39, %32[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %71 = arith.addi %7, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %72 = tt.expand_dims %71 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %73 = arith.muli %72, %cst_7 : tensor<64x1xi32, #blocked1>
    %74 = tt.addptr %30, %73 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %75 = tt.broadcast %74 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %76 = tt.addptr %75, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %77 = ttg.memdesc_subview %38[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %78 = tt.splat %49 : i1 -> tensor<64x64xi1, #blocked1>
    %79 = ttg.async_copy_global_to_local %76, %77 mask %78 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %80 = ttg.async_commit_group %79
    %81 = arith.addi %8, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %82 = tt.expand_dims %81 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %83 = arith.muli %82, %cst_8 : tensor<1x64xi32, #blocked>
    %84 = tt.addptr %24, %83 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %85 = tt.broadcast %84 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %86 = tt.addptr %85, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %87 = ttg.memdesc_subview %37[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %88 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked>
    %89 = ttg.async_copy_global_to_local %86, %87 mask %88 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %90 = ttg.async_commit_group %89
    %91 = arith.cmpi sgt, %arg4, %c192_i32 : i32
    ttng.wait_barrier %32, %c0_i32, %39 deps %22, %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %result_11 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %92 = arith.mulf %result_11, %28 : tensor<64x64xf32, #blocked2>
    %93 = "tt.reduce"(%92) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %139 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %139 : f32
    }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %94 = arith.maxnumf %93, %cst_6 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %95 = tt.expand_dims %94 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %96 = tt.broadcast %95 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %97 = arith.subf %92, %96 : tensor<64x64xf32, #blocked2>
    %98 = math.exp2 %97 : tensor<64x64xf32, #blocked2>
    %99 = arith.subf %cst_6, %94 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %100 = math.exp2 %99 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %101 = ttg.async_wait %58, %68 {num = 2 : i32}
    %102 = arith.truncf %98 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    ttng.tmem_store %102, %result_10, %39 : tensor<64x64xf16, #blocked2> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %103 = tt.expand_dims %100 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %104 = tt.broadcast %103 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %result_12 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %105 = arith.mulf %result_12, %104 : tensor<64x64xf32, #blocked2>
    ttng.tmem_store %105, %result_9, %39 : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %result_10, %55, %result_9, %true, %39, %35[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.tc_gen5_mma %22, %65, %result, %false, %49, %33[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %106 = arith.addi %7, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %107 = tt.expand_dims %106 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %108 = arith.muli %107, %cst_7 : tensor<64x1xi32, #blocked1>
    %109 = tt.addptr %30, %108 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %110 = tt.broadcast %109 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %111 = tt.addptr %110, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %112 = ttg.memdesc_subview %38[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %113 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked1>
    %114 = ttg.async_copy_global_to_local %111, %112 mask %113 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %115 = ttg.async_commit_group %114
    %116 = arith.addi %8, %cst : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %117 = tt.expand_dims %116 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %118 = arith.muli %117, %cst_8 : tensor<1x64xi32, #blocked>
    %119 = tt.addptr %24, %118 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %120 = tt.broadcast %119 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %121 = tt.addptr %120, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %122 = tt.splat %91 : i1 -> tensor<64x64xi1, #blocked>
    %123 = ttg.async_copy_global_to_local %121, %45 mask %122 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %124 = ttg.async_commit_group %123
    %125 = arith.subi %arg4, %c64_i32 : i32
    %126:20 = scf.for %arg6 = %c0_i32 to %125 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %94, %arg9 = %c1_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %arg12 = %c1_i32, %arg13 = %c0_i32, %arg14 = %c1_i32, %arg15 = %100, %arg16 = %98, %arg17 = %33, %arg18 = %c0_i32, %arg19 = %65, %arg20 = %80, %arg21 = %115, %arg22 = %35, %arg23 = %c0_i32, %arg24 = %55, %arg25 = %90, %arg26 = %124) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token)  : i32 {
      %139 = arith.subi %arg4, %c256_i32 : i32
      %140 = arith.cmpi slt, %arg6, %139 : i32
      %141 = arith.subi %arg4, %c192_i32 : i32
      %142 = arith.cmpi slt, %arg6, %141 : i32
      %143 = arith.subi %arg4, %c128_i32 : i32
      %144 = arith.cmpi slt, %arg6, %143 : i32
      %145 = arith.mulf %arg7, %arg15 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %146 = "tt.reduce"(%arg16) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %206 = arith.addf %arg27, %arg28 : f32
        tt.reduce.return %206 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %147 = arith.addf %145, %146 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      ttng.wait_barrier %arg17, %arg18, %true deps %22, %arg19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %result_14 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %148 = arith.mulf %result_14, %28 : tensor<64x64xf32, #blocked2>
      %149 = "tt.reduce"(%148) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %206 = arith.maxnumf %arg27, %arg28 : f32
        tt.reduce.return %206 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %150 = arith.maxnumf %arg8, %149 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %151 = tt.expand_dims %150 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %152 = tt.broadcast %151 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %153 = arith.subf %148, %152 : tensor<64x64xf32, #blocked2>
      %154 = math.exp2 %153 : tensor<64x64xf32, #blocked2>
      %155 = arith.subf %arg8, %150 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %156 = math.exp2 %155 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %157 = ttg.async_wait %arg20, %arg25 {num = 2 : i32}
      %158 = ttg.memdesc_subview %38[%arg14, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %159 = arith.truncf %154 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
      ttng.wait_barrier %arg22, %arg23 deps %result_10, %arg24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.tmem_store %159, %result_10, %true : tensor<64x64xf16, #blocked2> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
      %160 = tt.expand_dims %156 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %161 = tt.broadcast %160 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %result_15 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %162 = arith.mulf %result_15, %161 : tensor<64x64xf32, #blocked2>
      ttng.tmem_store %162, %result_9, %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %163 = ttg.memdesc_subview %34[%arg12] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %result_10, %158, %result_9, %true, %true, %163[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %164 = arith.xori %arg11, %c1_i32 : i32
      %165 = arith.addi %arg12, %c1_i32 : i32
      %166 = arith.cmpi sge, %165, %c2_i32 : i32
      %167 = arith.select %166, %c0_i32, %165 : i32
      %168 = arith.select %166, %164, %arg11 : i32
      %169 = arith.addi %arg14, %c1_i32 : i32
      %170 = arith.cmpi sge, %169, %c3_i32 : i32
      %171 = arith.select %170, %c0_i32, %169 : i32
      %172 = ttg.memdesc_subview %37[%171, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %173 = ttg.memdesc_subview %31[%arg10] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %22, %172, %result, %false, %144, %173[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %174 = arith.xori %arg9, %c1_i32 : i32
      %175 = arith.addi %arg10, %c1_i32 : i32
      %176 = arith.cmpi sge, %175, %c2_i32 : i32
      %177 = arith.select %176, %c0_i32, %175 : i32
      %178 = arith.select %176, %174, %arg9 : i32
      %179 = arith.addi %arg6, %c192_i32 : i32
      %180 = tt.splat %179 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %181 = arith.addi %180, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %182 = tt.expand_dims %181 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %183 = arith.muli %182, %cst_7 : tensor<64x1xi32, #blocked1>
      %184 = tt.addptr %30, %183 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %185 = tt.broadcast %184 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %186 = tt.addptr %185, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %187 = ttg.memdesc_subview %38[%arg13, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %188 = tt.splat %142 : i1 -> tensor<64x64xi1, #blocked1>
      %189 = ttg.async_copy_global_to_local %186, %187 mask %188 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
      %190 = ttg.async_commit_group %189
      %191 = arith.addi %arg13, %c1_i32 : i32
      %192 = arith.cmpi sge, %191, %c3_i32 : i32
      %193 = arith.select %192, %c0_i32, %191 : i32
      %194 = arith.addi %arg6, %c256_i32 : i32
      %195 = tt.splat %194 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %196 = arith.addi %195, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %197 = tt.expand_dims %196 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %198 = arith.muli %197, %cst_8 : tensor<1x64xi32, #blocked>
      %199 = tt.addptr %24, %198 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %200 = tt.broadcast %199 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %201 = tt.addptr %200, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %202 = ttg.memdesc_subview %37[%193, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %203 = tt.splat %140 : i1 -> tensor<64x64xi1, #blocked>
      %204 = ttg.async_copy_global_to_local %201, %202 mask %203 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %205 = ttg.async_commit_group %204
      scf.yield %147, %150, %178, %177, %168, %167, %193, %171, %156, %154, %173, %arg9, %172, %arg21, %190, %163, %arg11, %158, %arg26, %205 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token
    }
    %127 = scf.if %39 -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>) {
      %139 = arith.mulf %126#0, %126#8 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %140 = "tt.reduce"(%126#9) <{axis = 1 : i32}> ({
      ^bb0(%arg6: f32, %arg7: f32):
        %142 = arith.addf %arg6, %arg7 : f32
        tt.reduce.return %142 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %141 = arith.addf %139, %140 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      ttng.wait_barrier %126#15, %126#16 deps %result_10, %126#17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %141 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    } else {
      scf.yield %126#0 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    }
    %128 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %38 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %34 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %31 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %result_13 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %129 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %130 = tt.splat %129 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %131 = tt.addptr %130, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %132 = tt.broadcast %131 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %133 = tt.addptr %132, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %134 = tt.expand_dims %127 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %135 = tt.broadcast %134 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %136 = arith.divf %result_13, %135 : tensor<64x64xf32, #blocked2>
    %137 = arith.truncf %136 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %138 = ttg.convert_layout %137 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %133, %138 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_interleave_tmem()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c256_i32 = arith.constant 256 : i32
    %cst = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_0 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c192_i32 = arith.constant 192 : i32
    %cst_1 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_7 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_8 = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %false = arith.constant false
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
    %13 = arith.muli %12, %cst_7 : tensor<64x1xi32, #blocked1>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked2>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_5, %result, %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_subview %31[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %33 = ttg.memdesc_subview %31[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_subview %34[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %36 = ttg.memdesc_subview %34[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %39 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %40 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %41 = arith.muli %40, %cst_8 : tensor<1x64xi32, #blocked>
    %42 = tt.addptr %24, %41 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %43 = tt.broadcast %42 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %44 = tt.addptr %43, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %45 = ttg.memdesc_subview %37[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %46 = tt.splat %39 : i1 -> tensor<64x64xi1, #blocked>
    %47 = ttg.async_copy_global_to_local %44, %45 mask %46 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %result_9 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_10 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %48 = ttg.async_commit_group %47
    %49 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %50 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %51 = arith.muli %50, %cst_7 : tensor<64x1xi32, #blocked1>
    %52 = tt.addptr %30, %51 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %54 = tt.addptr %53, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %55 = ttg.memdesc_subview %38[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %56 = tt.splat %39 : i1 -> tensor<64x64xi1, #blocked1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %58 = ttg.async_commit_group %57
    %59 = arith.addi %8, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %60 = tt.expand_dims %59 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %61 = arith.muli %60, %cst_8 : tensor<1x64xi32, #blocked>
    %62 = tt.addptr %24, %61 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %63 = tt.broadcast %62 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %64 = tt.addptr %63, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %65 = ttg.memdesc_subview %37[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %66 = tt.splat %49 : i1 -> tensor<64x64xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %64, %65 mask %66 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %68 = ttg.async_commit_group %67
    %69 = arith.cmpi sgt, %arg4, %c128_i32 : i32
    %70 = ttg.async_wait %48 {num = 2 : i32}
    ttng.tc_gen5_mma %22, %45, %result_9, %false, %39, %32[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %71 = arith.addi %7, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %72 = tt.expand_dims %71 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %73 = arith.muli %72, %cst_7 : tensor<64x1xi32, #blocked1>
    %74 = tt.addptr %30, %73 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %75 = tt.broadcast %74 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %76 = tt.addptr %75, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %77 = ttg.memdesc_subview %38[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %78 = tt.splat %49 : i1 -> tensor<64x64xi1, #blocked1>
    %79 = ttg.async_copy_global_to_local %76, %77 mask %78 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %80 = ttg.async_commit_group %79
    %81 = arith.addi %8, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %82 = tt.expand_dims %81 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %83 = arith.muli %82, %cst_8 : tensor<1x64xi32, #blocked>
    %84 = tt.addptr %24, %83 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %85 = tt.broadcast %84 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %86 = tt.addptr %85, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %87 = ttg.memdesc_subview %37[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %88 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked>
    %89 = ttg.async_copy_global_to_local %86, %87 mask %88 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %90 = ttg.async_commit_group %89
    %91 = arith.cmpi sgt, %arg4, %c192_i32 : i32
    ttng.wait_barrier %32, %c0_i32, %39 deps %22, %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %result_11 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %92 = arith.mulf %result_11, %28 : tensor<64x64xf32, #blocked2>
    %93 = "tt.reduce"(%92) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %139 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %139 : f32
    }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %94 = arith.maxnumf %93, %cst_6 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %95 = tt.expand_dims %94 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %96 = tt.broadcast %95 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %97 = arith.subf %92, %96 : tensor<64x64xf32, #blocked2>
    %98 = math.exp2 %97 : tensor<64x64xf32, #blocked2>
    %99 = arith.subf %cst_6, %94 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %100 = math.exp2 %99 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %101 = ttg.async_wait %58, %68 {num = 2 : i32}
    %102 = arith.truncf %98 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    ttng.tmem_store %102, %result_10, %39 : tensor<64x64xf16, #blocked2> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %103 = tt.expand_dims %100 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %104 = tt.broadcast %103 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %result_12 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %105 = arith.mulf %result_12, %104 : tensor<64x64xf32, #blocked2>
    ttng.tmem_store %105, %result, %39 : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %result_10, %55, %result, %true, %39, %35[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.tc_gen5_mma %22, %65, %result_9, %false, %49, %33[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %106 = arith.addi %7, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %107 = tt.expand_dims %106 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %108 = arith.muli %107, %cst_7 : tensor<64x1xi32, #blocked1>
    %109 = tt.addptr %30, %108 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %110 = tt.broadcast %109 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %111 = tt.addptr %110, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %112 = ttg.memdesc_subview %38[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %113 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked1>
    %114 = ttg.async_copy_global_to_local %111, %112 mask %113 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %115 = ttg.async_commit_group %114
    %116 = arith.addi %8, %cst : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %117 = tt.expand_dims %116 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %118 = arith.muli %117, %cst_8 : tensor<1x64xi32, #blocked>
    %119 = tt.addptr %24, %118 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %120 = tt.broadcast %119 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %121 = tt.addptr %120, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %122 = tt.splat %91 : i1 -> tensor<64x64xi1, #blocked>
    %123 = ttg.async_copy_global_to_local %121, %45 mask %122 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %124 = ttg.async_commit_group %123
    %125 = arith.subi %arg4, %c64_i32 : i32
    %126:20 = scf.for %arg6 = %c0_i32 to %125 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %94, %arg9 = %c1_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %arg12 = %c1_i32, %arg13 = %c0_i32, %arg14 = %c1_i32, %arg15 = %100, %arg16 = %98, %arg17 = %33, %arg18 = %c0_i32, %arg19 = %65, %arg20 = %80, %arg21 = %115, %arg22 = %35, %arg23 = %c0_i32, %arg24 = %55, %arg25 = %90, %arg26 = %124) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token)  : i32 {
      %139 = arith.subi %arg4, %c256_i32 : i32
      %140 = arith.cmpi slt, %arg6, %139 : i32
      %141 = arith.subi %arg4, %c192_i32 : i32
      %142 = arith.cmpi slt, %arg6, %141 : i32
      %143 = arith.subi %arg4, %c128_i32 : i32
      %144 = arith.cmpi slt, %arg6, %143 : i32
      %145 = arith.mulf %arg7, %arg15 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %146 = "tt.reduce"(%arg16) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %206 = arith.addf %arg27, %arg28 : f32
        tt.reduce.return %206 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %147 = arith.addf %145, %146 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      ttng.wait_barrier %arg17, %arg18, %true deps %22, %arg19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %result_14 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %148 = arith.mulf %result_14, %28 : tensor<64x64xf32, #blocked2>
      %149 = "tt.reduce"(%148) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %206 = arith.maxnumf %arg27, %arg28 : f32
        tt.reduce.return %206 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %150 = arith.maxnumf %arg8, %149 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %151 = tt.expand_dims %150 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %152 = tt.broadcast %151 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %153 = arith.subf %148, %152 : tensor<64x64xf32, #blocked2>
      %154 = math.exp2 %153 : tensor<64x64xf32, #blocked2>
      %155 = arith.subf %arg8, %150 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %156 = math.exp2 %155 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %157 = ttg.async_wait %arg20, %arg25 {num = 2 : i32}
      %158 = ttg.memdesc_subview %38[%arg14, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %159 = arith.truncf %154 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
      ttng.wait_barrier %arg22, %arg23 deps %result_10, %arg24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.tmem_store %159, %result_10, %true : tensor<64x64xf16, #blocked2> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
      %160 = tt.expand_dims %156 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %161 = tt.broadcast %160 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %result_15 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %162 = arith.mulf %result_15, %161 : tensor<64x64xf32, #blocked2>
      ttng.tmem_store %162, %result, %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %163 = ttg.memdesc_subview %34[%arg12] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %result_10, %158, %result, %true, %true, %163[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %164 = arith.xori %arg11, %c1_i32 : i32
      %165 = arith.addi %arg12, %c1_i32 : i32
      %166 = arith.cmpi sge, %165, %c2_i32 : i32
      %167 = arith.select %166, %c0_i32, %165 : i32
      %168 = arith.select %166, %164, %arg11 : i32
      %169 = arith.addi %arg14, %c1_i32 : i32
      %170 = arith.cmpi sge, %169, %c3_i32 : i32
      %171 = arith.select %170, %c0_i32, %169 : i32
      %172 = ttg.memdesc_subview %37[%171, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %173 = ttg.memdesc_subview %31[%arg10] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %22, %172, %result_9, %false, %144, %173[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %174 = arith.xori %arg9, %c1_i32 : i32
      %175 = arith.addi %arg10, %c1_i32 : i32
      %176 = arith.cmpi sge, %175, %c2_i32 : i32
      %177 = arith.select %176, %c0_i32, %175 : i32
      %178 = arith.select %176, %174, %arg9 : i32
      %179 = arith.addi %arg6, %c192_i32 : i32
      %180 = tt.splat %179 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %181 = arith.addi %180, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %182 = tt.expand_dims %181 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %183 = arith.muli %182, %cst_7 : tensor<64x1xi32, #blocked1>
      %184 = tt.addptr %30, %183 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %185 = tt.broadcast %184 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %186 = tt.addptr %185, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %187 = ttg.memdesc_subview %38[%arg13, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %188 = tt.splat %142 : i1 -> tensor<64x64xi1, #blocked1>
      %189 = ttg.async_copy_global_to_local %186, %187 mask %188 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
      %190 = ttg.async_commit_group %189
      %191 = arith.addi %arg13, %c1_i32 : i32
      %192 = arith.cmpi sge, %191, %c3_i32 : i32
      %193 = arith.select %192, %c0_i32, %191 : i32
      %194 = arith.addi %arg6, %c256_i32 : i32
      %195 = tt.splat %194 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %196 = arith.addi %195, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %197 = tt.expand_dims %196 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %198 = arith.muli %197, %cst_8 : tensor<1x64xi32, #blocked>
      %199 = tt.addptr %24, %198 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %200 = tt.broadcast %199 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %201 = tt.addptr %200, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %202 = ttg.memdesc_subview %37[%193, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %203 = tt.splat %140 : i1 -> tensor<64x64xi1, #blocked>
      %204 = ttg.async_copy_global_to_local %201, %202 mask %203 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %205 = ttg.async_commit_group %204
      scf.yield %147, %150, %178, %177, %168, %167, %193, %171, %156, %154, %173, %arg9, %172, %arg21, %190, %163, %arg11, %158, %arg26, %205 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token
    }
    %127 = scf.if %39 -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>) {
      %139 = arith.mulf %126#0, %126#8 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %140 = "tt.reduce"(%126#9) <{axis = 1 : i32}> ({
      ^bb0(%arg6: f32, %arg7: f32):
        %142 = arith.addf %arg6, %arg7 : f32
        tt.reduce.return %142 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %141 = arith.addf %139, %140 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      ttng.wait_barrier %126#15, %126#16 deps %result_10, %126#17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %141 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    } else {
      scf.yield %126#0 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    }
    %128 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %38 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %34 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %31 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %129 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %130 = tt.splat %129 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %131 = tt.addptr %130, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %132 = tt.broadcast %131 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %133 = tt.addptr %132, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %134 = tt.expand_dims %127 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %135 = tt.broadcast %134 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %result_13 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %136 = arith.divf %result_13, %135 : tensor<64x64xf32, #blocked2>
    %137 = arith.truncf %136 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %138 = ttg.convert_layout %137 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %133, %138 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_fence_insertion()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c256_i32 = arith.constant 256 : i32
    %cst = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_0 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c192_i32 = arith.constant 192 : i32
    %cst_1 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c128_i32 = arith.constant 128 : i32
    %cst_3 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_7 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_8 = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %false = arith.constant false
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
    %13 = arith.muli %12, %cst_7 : tensor<64x1xi32, #blocked1>
    %14 = tt.splat %11 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %15 = tt.addptr %14, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.expand_dims %16 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %18 = tt.broadcast %15 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %19 = tt.broadcast %17 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %20 = tt.addptr %18, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %21 = tt.load %20 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked2>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_5, %result, %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_subview %31[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %33 = ttg.memdesc_subview %31[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_subview %34[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %36 = ttg.memdesc_subview %34[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %39 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %40 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %41 = arith.muli %40, %cst_8 : tensor<1x64xi32, #blocked>
    %42 = tt.addptr %24, %41 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %43 = tt.broadcast %42 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %44 = tt.addptr %43, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %45 = ttg.memdesc_subview %37[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %46 = tt.splat %39 : i1 -> tensor<64x64xi1, #blocked>
    %47 = ttg.async_copy_global_to_local %44, %45 mask %46 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %result_9 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_10 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %48 = ttg.async_commit_group %47
    %49 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %50 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %51 = arith.muli %50, %cst_7 : tensor<64x1xi32, #blocked1>
    %52 = tt.addptr %30, %51 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %54 = tt.addptr %53, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %55 = ttg.memdesc_subview %38[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %56 = tt.splat %39 : i1 -> tensor<64x64xi1, #blocked1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %58 = ttg.async_commit_group %57
    %59 = arith.addi %8, %cst_3 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %60 = tt.expand_dims %59 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %61 = arith.muli %60, %cst_8 : tensor<1x64xi32, #blocked>
    %62 = tt.addptr %24, %61 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %63 = tt.broadcast %62 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %64 = tt.addptr %63, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %65 = ttg.memdesc_subview %37[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %66 = tt.splat %49 : i1 -> tensor<64x64xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %64, %65 mask %66 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %68 = ttg.async_commit_group %67
    %69 = arith.cmpi sgt, %arg4, %c128_i32 : i32
    %70 = ttg.async_wait %48 {num = 2 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %22, %45, %result_9, %false, %39, %32[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %71 = arith.addi %7, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %72 = tt.expand_dims %71 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %73 = arith.muli %72, %cst_7 : tensor<64x1xi32, #blocked1>
    %74 = tt.addptr %30, %73 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %75 = tt.broadcast %74 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %76 = tt.addptr %75, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %77 = ttg.memdesc_subview %38[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %78 = tt.splat %49 : i1 -> tensor<64x64xi1, #blocked1>
    %79 = ttg.async_copy_global_to_local %76, %77 mask %78 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %80 = ttg.async_commit_group %79
    %81 = arith.addi %8, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %82 = tt.expand_dims %81 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %83 = arith.muli %82, %cst_8 : tensor<1x64xi32, #blocked>
    %84 = tt.addptr %24, %83 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %85 = tt.broadcast %84 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %86 = tt.addptr %85, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %87 = ttg.memdesc_subview %37[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %88 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked>
    %89 = ttg.async_copy_global_to_local %86, %87 mask %88 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %90 = ttg.async_commit_group %89
    %91 = arith.cmpi sgt, %arg4, %c192_i32 : i32
    ttng.wait_barrier %32, %c0_i32, %39 deps %22, %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %result_11 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %92 = arith.mulf %result_11, %28 : tensor<64x64xf32, #blocked2>
    %93 = "tt.reduce"(%92) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %139 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %139 : f32
    }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %94 = arith.maxnumf %93, %cst_6 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %95 = tt.expand_dims %94 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %96 = tt.broadcast %95 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %97 = arith.subf %92, %96 : tensor<64x64xf32, #blocked2>
    %98 = math.exp2 %97 : tensor<64x64xf32, #blocked2>
    %99 = arith.subf %cst_6, %94 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %100 = math.exp2 %99 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %101 = ttg.async_wait %58, %68 {num = 2 : i32}
    %102 = arith.truncf %98 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    ttng.tmem_store %102, %result_10, %39 : tensor<64x64xf16, #blocked2> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %103 = tt.expand_dims %100 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %104 = tt.broadcast %103 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %result_12 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %105 = arith.mulf %result_12, %104 : tensor<64x64xf32, #blocked2>
    ttng.tmem_store %105, %result, %39 : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %result_10, %55, %result, %true, %39, %35[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %22, %65, %result_9, %false, %49, %33[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %106 = arith.addi %7, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %107 = tt.expand_dims %106 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %108 = arith.muli %107, %cst_7 : tensor<64x1xi32, #blocked1>
    %109 = tt.addptr %30, %108 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %110 = tt.broadcast %109 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %111 = tt.addptr %110, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %112 = ttg.memdesc_subview %38[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %113 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked1>
    %114 = ttg.async_copy_global_to_local %111, %112 mask %113 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %115 = ttg.async_commit_group %114
    %116 = arith.addi %8, %cst : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %117 = tt.expand_dims %116 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %118 = arith.muli %117, %cst_8 : tensor<1x64xi32, #blocked>
    %119 = tt.addptr %24, %118 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %120 = tt.broadcast %119 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %121 = tt.addptr %120, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %122 = tt.splat %91 : i1 -> tensor<64x64xi1, #blocked>
    %123 = ttg.async_copy_global_to_local %121, %45 mask %122 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %124 = ttg.async_commit_group %123
    %125 = arith.subi %arg4, %c64_i32 : i32
    ttng.fence_async_shared {bCluster = false}
    %126:20 = scf.for %arg6 = %c0_i32 to %125 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %94, %arg9 = %c1_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %arg12 = %c1_i32, %arg13 = %c0_i32, %arg14 = %c1_i32, %arg15 = %100, %arg16 = %98, %arg17 = %33, %arg18 = %c0_i32, %arg19 = %65, %arg20 = %80, %arg21 = %115, %arg22 = %35, %arg23 = %c0_i32, %arg24 = %55, %arg25 = %90, %arg26 = %124) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token)  : i32 {
      %139 = arith.subi %arg4, %c256_i32 : i32
      %140 = arith.cmpi slt, %arg6, %139 : i32
      %141 = arith.subi %arg4, %c192_i32 : i32
      %142 = arith.cmpi slt, %arg6, %141 : i32
      %143 = arith.subi %arg4, %c128_i32 : i32
      %144 = arith.cmpi slt, %arg6, %143 : i32
      %145 = arith.mulf %arg7, %arg15 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %146 = "tt.reduce"(%arg16) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %206 = arith.addf %arg27, %arg28 : f32
        tt.reduce.return %206 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %147 = arith.addf %145, %146 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      ttng.wait_barrier %arg17, %arg18, %true deps %22, %arg19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %result_14 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %148 = arith.mulf %result_14, %28 : tensor<64x64xf32, #blocked2>
      %149 = "tt.reduce"(%148) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %206 = arith.maxnumf %arg27, %arg28 : f32
        tt.reduce.return %206 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %150 = arith.maxnumf %arg8, %149 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %151 = tt.expand_dims %150 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %152 = tt.broadcast %151 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %153 = arith.subf %148, %152 : tensor<64x64xf32, #blocked2>
      %154 = math.exp2 %153 : tensor<64x64xf32, #blocked2>
      %155 = arith.subf %arg8, %150 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %156 = math.exp2 %155 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %157 = ttg.async_wait %arg20, %arg25 {num = 2 : i32}
      %158 = ttg.memdesc_subview %38[%arg14, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %159 = arith.truncf %154 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
      ttng.wait_barrier %arg22, %arg23 deps %result_10, %arg24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.tmem_store %159, %result_10, %true : tensor<64x64xf16, #blocked2> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
      %160 = tt.expand_dims %156 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %161 = tt.broadcast %160 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %result_15 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %162 = arith.mulf %result_15, %161 : tensor<64x64xf32, #blocked2>
      ttng.tmem_store %162, %result, %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %163 = ttg.memdesc_subview %34[%arg12] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %result_10, %158, %result, %true, %true, %163[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %164 = arith.xori %arg11, %c1_i32 : i32
      %165 = arith.addi %arg12, %c1_i32 : i32
      %166 = arith.cmpi sge, %165, %c2_i32 : i32
      %167 = arith.select %166, %c0_i32, %165 : i32
      %168 = arith.select %166, %164, %arg11 : i32
      %169 = arith.addi %arg14, %c1_i32 : i32
      %170 = arith.cmpi sge, %169, %c3_i32 : i32
      %171 = arith.select %170, %c0_i32, %169 : i32
      %172 = ttg.memdesc_subview %37[%171, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %173 = ttg.memdesc_subview %31[%arg10] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %22, %172, %result_9, %false, %144, %173[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %174 = arith.xori %arg9, %c1_i32 : i32
      %175 = arith.addi %arg10, %c1_i32 : i32
      %176 = arith.cmpi sge, %175, %c2_i32 : i32
      %177 = arith.select %176, %c0_i32, %175 : i32
      %178 = arith.select %176, %174, %arg9 : i32
      %179 = arith.addi %arg6, %c192_i32 : i32
      %180 = tt.splat %179 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %181 = arith.addi %180, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %182 = tt.expand_dims %181 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %183 = arith.muli %182, %cst_7 : tensor<64x1xi32, #blocked1>
      %184 = tt.addptr %30, %183 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %185 = tt.broadcast %184 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %186 = tt.addptr %185, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %187 = ttg.memdesc_subview %38[%arg13, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %188 = tt.splat %142 : i1 -> tensor<64x64xi1, #blocked1>
      %189 = ttg.async_copy_global_to_local %186, %187 mask %188 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
      %190 = ttg.async_commit_group %189
      %191 = arith.addi %arg13, %c1_i32 : i32
      %192 = arith.cmpi sge, %191, %c3_i32 : i32
      %193 = arith.select %192, %c0_i32, %191 : i32
      %194 = arith.addi %arg6, %c256_i32 : i32
      %195 = tt.splat %194 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %196 = arith.addi %195, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %197 = tt.expand_dims %196 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %198 = arith.muli %197, %cst_8 : tensor<1x64xi32, #blocked>
      %199 = tt.addptr %24, %198 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %200 = tt.broadcast %199 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %201 = tt.addptr %200, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %202 = ttg.memdesc_subview %37[%193, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %203 = tt.splat %140 : i1 -> tensor<64x64xi1, #blocked>
      %204 = ttg.async_copy_global_to_local %201, %202 mask %203 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %205 = ttg.async_commit_group %204
      scf.yield %147, %150, %178, %177, %168, %167, %193, %171, %156, %154, %173, %arg9, %172, %arg21, %190, %163, %arg11, %158, %arg26, %205 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token
    }
    %127 = scf.if %39 -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>) {
      %139 = arith.mulf %126#0, %126#8 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %140 = "tt.reduce"(%126#9) <{axis = 1 : i32}> ({
      ^bb0(%arg6: f32, %arg7: f32):
        %142 = arith.addf %arg6, %arg7 : f32
        tt.reduce.return %142 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %141 = arith.addf %139, %140 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      ttng.wait_barrier %126#15, %126#16 deps %result_10, %126#17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %141 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    } else {
      scf.yield %126#0 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    }
    %128 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %38 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %34 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %31 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %129 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %130 = tt.splat %129 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %131 = tt.addptr %130, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %132 = tt.broadcast %131 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %133 = tt.addptr %132, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %134 = tt.expand_dims %127 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %135 = tt.broadcast %134 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %result_13 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %136 = arith.divf %result_13, %135 : tensor<64x64xf32, #blocked2>
    %137 = arith.truncf %136 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %138 = ttg.convert_layout %137 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %133, %138 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = false>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked2>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_4 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c128_i32 = arith.constant 128 : i32
    %cst_5 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_6 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c192_i32 = arith.constant 192 : i32
    %cst_7 = arith.constant dense<128> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_8 = arith.constant dense<192> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %c256_i32 = arith.constant 256 : i32
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
    %22 = ttg.local_alloc %21 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %23 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %27 = tt.broadcast %26 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %28 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked2>
    %29 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %30 = tt.splat %29 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_2, %result, %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %31 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %32 = ttg.memdesc_subview %31[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %32, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %33 = ttg.memdesc_subview %31[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %33, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %34 = ttg.local_alloc : () -> !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %35 = ttg.memdesc_subview %34[%c0_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %35, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %36 = ttg.memdesc_subview %34[%c1_i32] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.init_barrier %36, 1 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %37 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    %38 = ttg.local_alloc : () -> !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    %39 = arith.cmpi sgt, %arg4, %c0_i32 : i32
    %40 = tt.expand_dims %8 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %41 = arith.muli %40, %cst : tensor<1x64xi32, #blocked>
    %42 = tt.addptr %24, %41 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %43 = tt.broadcast %42 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %44 = tt.addptr %43, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %45 = ttg.memdesc_subview %37[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %46 = tt.splat %39 : i1 -> tensor<64x64xi1, #blocked>
    %47 = ttg.async_copy_global_to_local %44, %45 mask %46 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %result_9 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_10 = ttng.tmem_alloc : () -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %48 = ttg.async_commit_group %47
    %49 = arith.cmpi sgt, %arg4, %c64_i32 : i32
    %50 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %51 = arith.muli %50, %cst_0 : tensor<64x1xi32, #blocked1>
    %52 = tt.addptr %30, %51 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %54 = tt.addptr %53, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %55 = ttg.memdesc_subview %38[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %56 = tt.splat %39 : i1 -> tensor<64x64xi1, #blocked1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %58 = ttg.async_commit_group %57
    %59 = arith.addi %8, %cst_4 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %60 = tt.expand_dims %59 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %61 = arith.muli %60, %cst : tensor<1x64xi32, #blocked>
    %62 = tt.addptr %24, %61 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %63 = tt.broadcast %62 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %64 = tt.addptr %63, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %65 = ttg.memdesc_subview %37[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %66 = tt.splat %49 : i1 -> tensor<64x64xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %64, %65 mask %66 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %68 = ttg.async_commit_group %67
    %69 = arith.cmpi sgt, %arg4, %c128_i32 : i32
    %70 = ttg.async_wait %48 {num = 2 : i32}
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %22, %45, %result_9, %false, %39, %32[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %71 = arith.addi %7, %cst_5 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %72 = tt.expand_dims %71 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %73 = arith.muli %72, %cst_0 : tensor<64x1xi32, #blocked1>
    %74 = tt.addptr %30, %73 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %75 = tt.broadcast %74 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %76 = tt.addptr %75, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %77 = ttg.memdesc_subview %38[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %78 = tt.splat %49 : i1 -> tensor<64x64xi1, #blocked1>
    %79 = ttg.async_copy_global_to_local %76, %77 mask %78 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %80 = ttg.async_commit_group %79
    %81 = arith.addi %8, %cst_6 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %82 = tt.expand_dims %81 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %83 = arith.muli %82, %cst : tensor<1x64xi32, #blocked>
    %84 = tt.addptr %24, %83 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %85 = tt.broadcast %84 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %86 = tt.addptr %85, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %87 = ttg.memdesc_subview %37[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %88 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked>
    %89 = ttg.async_copy_global_to_local %86, %87 mask %88 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %90 = ttg.async_commit_group %89
    %91 = arith.cmpi sgt, %arg4, %c192_i32 : i32
    ttng.wait_barrier %32, %c0_i32, %39 deps %22, %45 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %result_11 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %92 = arith.mulf %result_11, %28 : tensor<64x64xf32, #blocked2>
    %93 = "tt.reduce"(%92) <{axis = 1 : i32}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %139 = arith.maxnumf %arg6, %arg7 : f32
      tt.reduce.return %139 : f32
    }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %94 = arith.maxnumf %93, %cst_1 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %95 = tt.expand_dims %94 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %96 = tt.broadcast %95 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %97 = arith.subf %92, %96 : tensor<64x64xf32, #blocked2>
    %98 = math.exp2 %97 : tensor<64x64xf32, #blocked2>
    %99 = arith.subf %cst_1, %94 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %100 = math.exp2 %99 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %101 = ttg.async_wait %58, %68 {num = 2 : i32}
    %102 = arith.truncf %98 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    ttng.tmem_store %102, %result_10, %39 : tensor<64x64xf16, #blocked2> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
    %103 = tt.expand_dims %100 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %104 = tt.broadcast %103 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %result_12 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %105 = arith.mulf %result_12, %104 : tensor<64x64xf32, #blocked2>
    ttng.tmem_store %105, %result, %39 : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tc_gen5_mma %result_10, %55, %result, %true, %39, %35[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.fence_async_shared {bCluster = false}
    ttng.tc_gen5_mma %22, %65, %result_9, %false, %49, %33[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    %106 = arith.addi %7, %cst_7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %107 = tt.expand_dims %106 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %108 = arith.muli %107, %cst_0 : tensor<64x1xi32, #blocked1>
    %109 = tt.addptr %30, %108 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %110 = tt.broadcast %109 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %111 = tt.addptr %110, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %112 = ttg.memdesc_subview %38[%c2_i32, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
    %113 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked1>
    %114 = ttg.async_copy_global_to_local %111, %112 mask %113 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
    %115 = ttg.async_commit_group %114
    %116 = arith.addi %8, %cst_8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %117 = tt.expand_dims %116 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %118 = arith.muli %117, %cst : tensor<1x64xi32, #blocked>
    %119 = tt.addptr %24, %118 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %120 = tt.broadcast %119 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %121 = tt.addptr %120, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %122 = tt.splat %91 : i1 -> tensor<64x64xi1, #blocked>
    %123 = ttg.async_copy_global_to_local %121, %45 mask %122 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
    %124 = ttg.async_commit_group %123
    %125 = arith.subi %arg4, %c64_i32 : i32
    ttng.fence_async_shared {bCluster = false}
    %126:20 = scf.for %arg6 = %c0_i32 to %125 step %c64_i32 iter_args(%arg7 = %cst_3, %arg8 = %94, %arg9 = %c1_i32, %arg10 = %c0_i32, %arg11 = %c0_i32, %arg12 = %c1_i32, %arg13 = %c0_i32, %arg14 = %c1_i32, %arg15 = %100, %arg16 = %98, %arg17 = %33, %arg18 = %c0_i32, %arg19 = %65, %arg20 = %80, %arg21 = %115, %arg22 = %35, %arg23 = %c0_i32, %arg24 = %55, %arg25 = %90, %arg26 = %124) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token)  : i32 {
      %139 = arith.subi %arg4, %c256_i32 : i32
      %140 = arith.cmpi slt, %arg6, %139 : i32
      %141 = arith.subi %arg4, %c192_i32 : i32
      %142 = arith.cmpi slt, %arg6, %141 : i32
      %143 = arith.subi %arg4, %c128_i32 : i32
      %144 = arith.cmpi slt, %arg6, %143 : i32
      %145 = arith.mulf %arg7, %arg15 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %146 = "tt.reduce"(%arg16) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %206 = arith.addf %arg27, %arg28 : f32
        tt.reduce.return %206 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %147 = arith.addf %145, %146 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      ttng.wait_barrier %arg17, %arg18, %true deps %22, %arg19 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %result_14 = ttng.tmem_load %result_9 : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %148 = arith.mulf %result_14, %28 : tensor<64x64xf32, #blocked2>
      %149 = "tt.reduce"(%148) <{axis = 1 : i32}> ({
      ^bb0(%arg27: f32, %arg28: f32):
        %206 = arith.maxnumf %arg27, %arg28 : f32
        tt.reduce.return %206 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %150 = arith.maxnumf %arg8, %149 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %151 = tt.expand_dims %150 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %152 = tt.broadcast %151 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %153 = arith.subf %148, %152 : tensor<64x64xf32, #blocked2>
      %154 = math.exp2 %153 : tensor<64x64xf32, #blocked2>
      %155 = arith.subf %arg8, %150 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %156 = math.exp2 %155 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %157 = ttg.async_wait %arg20, %arg25 {num = 2 : i32}
      %158 = ttg.memdesc_subview %38[%arg14, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %159 = arith.truncf %154 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
      ttng.wait_barrier %arg22, %arg23 deps %result_10, %arg24 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      ttng.tmem_store %159, %result_10, %true : tensor<64x64xf16, #blocked2> -> !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>
      %160 = tt.expand_dims %156 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
      %161 = tt.broadcast %160 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %result_15 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
      %162 = arith.mulf %result_15, %161 : tensor<64x64xf32, #blocked2>
      ttng.tmem_store %162, %result, %true : tensor<64x64xf32, #blocked2> -> !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>
      %163 = ttg.memdesc_subview %34[%arg12] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %result_10, %158, %result, %true, %true, %163[%true] : !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %164 = arith.xori %arg11, %c1_i32 : i32
      %165 = arith.addi %arg12, %c1_i32 : i32
      %166 = arith.cmpi sge, %165, %c2_i32 : i32
      %167 = arith.select %166, %c0_i32, %165 : i32
      %168 = arith.select %166, %164, %arg11 : i32
      %169 = arith.addi %arg14, %c1_i32 : i32
      %170 = arith.cmpi sge, %169, %c3_i32 : i32
      %171 = arith.select %170, %c0_i32, %169 : i32
      %172 = ttg.memdesc_subview %37[%171, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %173 = ttg.memdesc_subview %31[%arg10] : !ttg.memdesc<2xi64, #shared1, #smem, mutable> -> !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      ttng.tc_gen5_mma %22, %172, %result_9, %false, %144, %173[%true] : !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
      %174 = arith.xori %arg9, %c1_i32 : i32
      %175 = arith.addi %arg10, %c1_i32 : i32
      %176 = arith.cmpi sge, %175, %c2_i32 : i32
      %177 = arith.select %176, %c0_i32, %175 : i32
      %178 = arith.select %176, %174, %arg9 : i32
      %179 = arith.addi %arg6, %c192_i32 : i32
      %180 = tt.splat %179 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %181 = arith.addi %180, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %182 = tt.expand_dims %181 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %183 = arith.muli %182, %cst_0 : tensor<64x1xi32, #blocked1>
      %184 = tt.addptr %30, %183 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %185 = tt.broadcast %184 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %186 = tt.addptr %185, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %187 = ttg.memdesc_subview %38[%arg13, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      %188 = tt.splat %142 : i1 -> tensor<64x64xi1, #blocked1>
      %189 = ttg.async_copy_global_to_local %186, %187 mask %188 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 3x64x64>
      %190 = ttg.async_commit_group %189
      %191 = arith.addi %arg13, %c1_i32 : i32
      %192 = arith.cmpi sge, %191, %c3_i32 : i32
      %193 = arith.select %192, %c0_i32, %191 : i32
      %194 = arith.addi %arg6, %c256_i32 : i32
      %195 = tt.splat %194 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %196 = arith.addi %195, %8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %197 = tt.expand_dims %196 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %198 = arith.muli %197, %cst : tensor<1x64xi32, #blocked>
      %199 = tt.addptr %24, %198 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %200 = tt.broadcast %199 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %201 = tt.addptr %200, %27 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %202 = ttg.memdesc_subview %37[%193, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %203 = tt.splat %140 : i1 -> tensor<64x64xi1, #blocked>
      %204 = ttg.async_copy_global_to_local %201, %202 mask %203 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared2, #smem, mutable, 3x64x64>
      %205 = ttg.async_commit_group %204
      scf.yield %147, %150, %178, %177, %168, %167, %193, %171, %156, %154, %173, %arg9, %172, %arg21, %190, %163, %arg11, %158, %arg26, %205 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, i32, i32, i32, i32, i32, i32, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>, tensor<64x64xf32, #blocked2>, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared2, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token, !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, i32, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>, !ttg.async.token, !ttg.async.token
    }
    %127 = scf.if %39 -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>) {
      %139 = arith.mulf %126#0, %126#8 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %140 = "tt.reduce"(%126#9) <{axis = 1 : i32}> ({
      ^bb0(%arg6: f32, %arg7: f32):
        %142 = arith.addf %arg6, %arg7 : f32
        tt.reduce.return %142 : f32
      }) : (tensor<64x64xf32, #blocked2>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %141 = arith.addf %139, %140 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      ttng.wait_barrier %126#15, %126#16 deps %result_10, %126#17 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>, !ttg.memdesc<64x64xf16, #tmem1, #ttng.tensor_memory, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 3x64x64>
      scf.yield %141 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    } else {
      scf.yield %126#0 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    }
    %128 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %38 : !ttg.memdesc<3x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %37 : !ttg.memdesc<3x64x64xf16, #shared2, #smem, mutable>
    ttng.inval_barrier %35 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %36 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %34 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    ttng.inval_barrier %32 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttng.inval_barrier %33 : !ttg.memdesc<1xi64, #shared1, #smem, mutable, 2>
    ttg.local_dealloc %31 : !ttg.memdesc<2xi64, #shared1, #smem, mutable>
    %129 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %130 = tt.splat %129 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %131 = tt.addptr %130, %13 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %132 = tt.broadcast %131 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %133 = tt.addptr %132, %19 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %134 = tt.expand_dims %127 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xf32, #blocked2>
    %135 = tt.broadcast %134 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %result_13 = ttng.tmem_load %result : !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<64x64xf32, #blocked2>
    %136 = arith.divf %result_13, %135 : tensor<64x64xf32, #blocked2>
    %137 = arith.truncf %136 : tensor<64x64xf32, #blocked2> to tensor<64x64xf16, #blocked2>
    %138 = ttg.convert_layout %137 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #blocked1>
    tt.store %133, %138 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
