// Kernel attention of kernels/attention.py, sm_90, num_warps=4, num_stages=2, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp16:16 *fp16:16 i32:16 fp32; constants BM=64, BN=64, DIM=64, CAUSAL=True
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
    %42 = tt.get_program_id x : i32
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_14 = arith.constant 1 : i32
    %43 = arith.extsi %42 : i32 to i64
    %44 = arith.extsi %c1_i32_14 : i32 to i64
    %45 = arith.addi %43, %44 : i64
    %c2147483647_i64_15 = arith.constant 2147483647 : i64
    %c-2147483648_i64_16 = arith.constant -2147483648 : i64
    %46 = arith.cmpi sle, %45, %c2147483647_i64_15 : i64
    %47 = arith.cmpi sge, %45, %c-2147483648_i64_16 : i64
    %48 = arith.andi %46, %47 : i1
    %49 = arith.addi %42, %c1_i32_14 : i32
    %c64_i32_17 = arith.constant 64 : i32
    %c64_i32_18 = arith.constant 64 : i32
    %50 = arith.extsi %49 : i32 to i64
    %51 = arith.extsi %c64_i32_18 : i32 to i64
    %52 = arith.muli %50, %51 : i64
    %c2147483647_i64_19 = arith.constant 2147483647 : i64
    %c-2147483648_i64_20 = arith.constant -2147483648 : i64
    %53 = arith.cmpi sle, %52, %c2147483647_i64_19 : i64
    %54 = arith.cmpi sge, %52, %c-2147483648_i64_20 : i64
    %55 = arith.andi %53, %54 : i1
    %56 = arith.muli %49, %c64_i32_18 : i32
    %c0_i32 = arith.constant 0 : i32
    %c64_i32_21 = arith.constant 64 : i32
    %57 = arith.bitcast %c0_i32 : i32 to i32
    %58 = arith.bitcast %56 : i32 to i32
    %59 = arith.bitcast %c64_i32_21 : i32 to i32
    %60 = ub.poison : i32
    %61:3 = scf.for %arg6 = %57 to %58 step %59 iter_args(%arg7 = %40, %arg8 = %41, %arg9 = %cst_13) -> (tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>)  : i32 {
      %81 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %82 = tt.splat %arg6 : i32 -> tensor<64xi32>
      %83 = arith.extsi %82 : tensor<64xi32> to tensor<64xi64>
      %84 = arith.extsi %22 : tensor<64xi32> to tensor<64xi64>
      %85 = arith.addi %83, %84 : tensor<64xi64>
      %c2147483647_i64_29 = arith.constant 2147483647 : i64
      %c-2147483648_i64_30 = arith.constant -2147483648 : i64
      %cst_31 = arith.constant dense<2147483647> : tensor<64xi64>
      %86 = arith.cmpi sle, %85, %cst_31 : tensor<64xi64>
      %cst_32 = arith.constant dense<-2147483648> : tensor<64xi64>
      %87 = arith.cmpi sge, %85, %cst_32 : tensor<64xi64>
      %88 = arith.andi %86, %87 : tensor<64xi1>
      %89 = arith.addi %82, %22 : tensor<64xi32>
      %90 = tt.expand_dims %89 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %c64_i32_33 = arith.constant 64 : i32
      %c64_i32_34 = arith.constant 64 : i32
      %cst_35 = arith.constant dense<64> : tensor<1x64xi32>
      %91 = arith.extsi %90 : tensor<1x64xi32> to tensor<1x64xi64>
      %92 = arith.extsi %cst_35 : tensor<1x64xi32> to tensor<1x64xi64>
      %93 = arith.muli %91, %92 : tensor<1x64xi64>
      %c2147483647_i64_36 = arith.constant 2147483647 : i64
      %c-2147483648_i64_37 = arith.constant -2147483648 : i64
      %cst_38 = arith.constant dense<2147483647> : tensor<1x64xi64>
      %94 = arith.cmpi sle, %93, %cst_38 : tensor<1x64xi64>
      %cst_39 = arith.constant dense<-2147483648> : tensor<1x64xi64>
      %95 = arith.cmpi sge, %93, %cst_39 : tensor<1x64xi64>
      %96 = arith.andi %94, %95 : tensor<1x64xi1>
      %97 = arith.muli %90, %cst_35 : tensor<1x64xi32>
      %98 = tt.splat %81 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>>
      %99 = tt.addptr %98, %97 : tensor<1x64x!tt.ptr<f16>>, tensor<1x64xi32>
      %100 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %101 = tt.broadcast %99 : tensor<1x64x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
      %102 = tt.broadcast %100 : tensor<64x1xi32> -> tensor<64x64xi32>
      %103 = tt.addptr %101, %102 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
      %104 = tt.load %103 : tensor<64x64x!tt.ptr<f16>>
      %cst_40 = arith.constant 0.000000e+00 : f32
      %cst_41 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
      %105 = tt.dot %39, %104, %cst_41, inputPrecision = tf32 : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
      %106 = tt.splat %arg5 : f32 -> tensor<64x64xf32>
      %107 = arith.mulf %105, %106 : tensor<64x64xf32>
      %108 = tt.expand_dims %21 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %109 = tt.splat %arg6 : i32 -> tensor<64xi32>
      %110 = arith.extsi %109 : tensor<64xi32> to tensor<64xi64>
      %111 = arith.extsi %22 : tensor<64xi32> to tensor<64xi64>
      %112 = arith.addi %110, %111 : tensor<64xi64>
      %c2147483647_i64_42 = arith.constant 2147483647 : i64
      %c-2147483648_i64_43 = arith.constant -2147483648 : i64
      %cst_44 = arith.constant dense<2147483647> : tensor<64xi64>
      %113 = arith.cmpi sle, %112, %cst_44 : tensor<64xi64>
      %cst_45 = arith.constant dense<-2147483648> : tensor<64xi64>
      %114 = arith.cmpi sge, %112, %cst_45 : tensor<64xi64>
      %115 = arith.andi %113, %114 : tensor<64xi1>
      %116 = arith.addi %109, %22 : tensor<64xi32>
      %117 = tt.expand_dims %116 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %118 = tt.broadcast %108 : tensor<64x1xi32> -> tensor<64x64xi32>
      %119 = tt.broadcast %117 : tensor<1x64xi32> -> tensor<64x64xi32>
      %120 = arith.cmpi sge, %118, %119 : tensor<64x64xi32>
      %cst_46 = arith.constant -1.000000e+06 : f32
      %cst_47 = arith.constant -1.000000e+06 : f32
      %cst_48 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32>
      %121 = arith.select %120, %107, %cst_48 : tensor<64x64xi1>, tensor<64x64xf32>
      %122 = tt.call @"triton.language.standard.max__fp32S64_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%121) : (tensor<64x64xf32>) -> tensor<64xf32>
      %123 = arith.maxnumf %arg9, %122 : tensor<64xf32>
      %124 = tt.expand_dims %123 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
      %125 = tt.broadcast %124 : tensor<64x1xf32> -> tensor<64x64xf32>
      %126 = arith.subf %121, %125 : tensor<64x64xf32>
      %127 = math.exp2 %126 : tensor<64x64xf32>
      %128 = arith.subf %arg9, %123 : tensor<64xf32>
      %129 = math.exp2 %128 : tensor<64xf32>
      %130 = arith.mulf %arg7, %129 : tensor<64xf32>
      %131 = tt.call @"triton.language.standard.sum__fp32S64_64S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cNone"(%127) : (tensor<64x64xf32>) -> tensor<64xf32>
      %132 = arith.addf %130, %131 : tensor<64xf32>
      %133 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %134 = tt.splat %arg6 : i32 -> tensor<64xi32>
      %135 = arith.extsi %134 : tensor<64xi32> to tensor<64xi64>
      %136 = arith.extsi %22 : tensor<64xi32> to tensor<64xi64>
      %137 = arith.addi %135, %136 : tensor<64xi64>
      %c2147483647_i64_49 = arith.constant 2147483647 : i64
      %c-2147483648_i64_50 = arith.constant -2147483648 : i64
      %cst_51 = arith.constant dense<2147483647> : tensor<64xi64>
      %138 = arith.cmpi sle, %137, %cst_51 : tensor<64xi64>
      %cst_52 = arith.constant dense<-2147483648> : tensor<64xi64>
      %139 = arith.cmpi sge, %137, %cst_52 : tensor<64xi64>
      %140 = arith.andi %138, %139 : tensor<64xi1>
      %141 = arith.addi %134, %22 : tensor<64xi32>
      %142 = tt.expand_dims %141 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %c64_i32_53 = arith.constant 64 : i32
      %c64_i32_54 = arith.constant 64 : i32
      %cst_55 = arith.constant dense<64> : tensor<64x1xi32>
      %143 = arith.extsi %142 : tensor<64x1xi32> to tensor<64x1xi64>
      %144 = arith.extsi %cst_55 : tensor<64x1xi32> to tensor<64x1xi64>
      %145 = arith.muli %143, %144 : tensor<64x1xi64>
      %c2147483647_i64_56 = arith.constant 2147483647 : i64
      %c-2147483648_i64_57 = arith.constant -2147483648 : i64
      %cst_58 = arith.constant dense<2147483647> : tensor<64x1xi64>
      %146 = arith.cmpi sle, %145, %cst_58 : tensor<64x1xi64>
      %cst_59 = arith.constant dense<-2147483648> : tensor<64x1xi64>
      %147 = arith.cmpi sge, %145, %cst_59 : tensor<64x1xi64>
      %148 = arith.andi %146, %147 : tensor<64x1xi1>
      %149 = arith.muli %142, %cst_55 : tensor<64x1xi32>
      %150 = tt.splat %133 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
      %151 = tt.addptr %150, %149 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
      %152 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %153 = tt.broadcast %151 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
      %154 = tt.broadcast %152 : tensor<1x64xi32> -> tensor<64x64xi32>
      %155 = tt.addptr %153, %154 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
      %156 = tt.load %155 : tensor<64x64x!tt.ptr<f16>>
      %157 = arith.truncf %127 : tensor<64x64xf32> to tensor<64x64xf16>
      %158 = tt.expand_dims %129 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
      %159 = tt.broadcast %158 : tensor<64x1xf32> -> tensor<64x64xf32>
      %160 = arith.mulf %arg8, %159 : tensor<64x64xf32>
      %cst_60 = arith.constant 0.000000e+00 : f32
      %161 = tt.dot %157, %156, %160, inputPrecision = tf32 : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
      scf.yield %132, %161, %123 : tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>
    }
    %62 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %63 = tt.expand_dims %21 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %c64_i32_22 = arith.constant 64 : i32
    %c64_i32_23 = arith.constant 64 : i32
    %cst_24 = arith.constant dense<64> : tensor<64x1xi32>
    %64 = arith.extsi %63 : tensor<64x1xi32> to tensor<64x1xi64>
    %65 = arith.extsi %cst_24 : tensor<64x1xi32> to tensor<64x1xi64>
    %66 = arith.muli %64, %65 : tensor<64x1xi64>
    %c2147483647_i64_25 = arith.constant 2147483647 : i64
    %c-2147483648_i64_26 = arith.constant -2147483648 : i64
    %cst_27 = arith.constant dense<2147483647> : tensor<64x1xi64>
    %67 = arith.cmpi sle, %66, %cst_27 : tensor<64x1xi64>
    %cst_28 = arith.constant dense<-2147483648> : tensor<64x1xi64>
    %68 = arith.cmpi sge, %66, %cst_28 : tensor<64x1xi64>
    %69 = arith.andi %67, %68 : tensor<64x1xi1>
    %70 = arith.muli %63, %cst_24 : tensor<64x1xi32>
    %71 = tt.splat %62 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %72 = tt.addptr %71, %70 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %73 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %74 = tt.broadcast %72 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
    %75 = tt.broadcast %73 : tensor<1x64xi32> -> tensor<64x64xi32>
    %76 = tt.addptr %74, %75 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
    %77 = tt.expand_dims %61#0 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
    %78 = tt.broadcast %77 : tensor<64x1xf32> -> tensor<64x64xf32>
    %79 = arith.divf %61#1, %78 : tensor<64x64xf32>
    %80 = arith.truncf %79 : tensor<64x64xf32> to tensor<64x64xf16>
    tt.store %76, %80 : tensor<64x64x!tt.ptr<f16>>
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
    %cst_0 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
    %cst_2 = arith.constant dense<64> : tensor<1x64xi32>
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<0xFF800000> : tensor<64xf32>
    %cst_4 = arith.constant dense<64> : tensor<64x1xi32>
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
    %12 = arith.muli %11, %cst_4 : tensor<64x1xi32>
    %13 = tt.splat %10 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %14 = tt.addptr %13, %12 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %15 = tt.expand_dims %7 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %16 = tt.broadcast %14 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
    %17 = tt.broadcast %15 : tensor<1x64xi32> -> tensor<64x64xi32>
    %18 = tt.addptr %16, %17 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
    %19 = tt.load %18 : tensor<64x64x!tt.ptr<f16>>
    %20 = arith.addi %5, %c1_i32 : i32
    %21 = arith.muli %20, %c64_i32 : i32
    %22:3 = scf.for %arg6 = %c0_i32 to %21 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %cst_1, %arg9 = %cst_3) -> (tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>)  : i32 {
      %32 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %33 = tt.splat %arg6 : i32 -> tensor<64xi32>
      %34 = arith.addi %33, %7 : tensor<64xi32>
      %35 = tt.expand_dims %34 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %36 = arith.muli %35, %cst_2 : tensor<1x64xi32>
      %37 = tt.splat %32 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>>
      %38 = tt.addptr %37, %36 : tensor<1x64x!tt.ptr<f16>>, tensor<1x64xi32>
      %39 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %40 = tt.broadcast %38 : tensor<1x64x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
      %41 = tt.broadcast %39 : tensor<64x1xi32> -> tensor<64x64xi32>
      %42 = tt.addptr %40, %41 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
      %43 = tt.load %42 : tensor<64x64x!tt.ptr<f16>>
      %44 = tt.dot %19, %43, %cst_1, inputPrecision = tf32 : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
      %45 = tt.splat %arg5 : f32 -> tensor<64x64xf32>
      %46 = arith.mulf %44, %45 : tensor<64x64xf32>
      %47 = tt.broadcast %11 : tensor<64x1xi32> -> tensor<64x64xi32>
      %48 = tt.broadcast %35 : tensor<1x64xi32> -> tensor<64x64xi32>
      %49 = arith.cmpi sge, %47, %48 : tensor<64x64xi32>
      %50 = arith.select %49, %46, %cst_0 : tensor<64x64xi1>, tensor<64x64xf32>
      %51 = "tt.reduce"(%50) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %75 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %75 : f32
      }) : (tensor<64x64xf32>) -> tensor<64xf32>
      %52 = arith.maxnumf %arg9, %51 : tensor<64xf32>
      %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
      %54 = tt.broadcast %53 : tensor<64x1xf32> -> tensor<64x64xf32>
      %55 = arith.subf %50, %54 : tensor<64x64xf32>
      %56 = math.exp2 %55 : tensor<64x64xf32>
      %57 = arith.subf %arg9, %52 : tensor<64xf32>
      %58 = math.exp2 %57 : tensor<64xf32>
      %59 = arith.mulf %arg7, %58 : tensor<64xf32>
      %60 = "tt.reduce"(%56) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %75 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %75 : f32
      }) : (tensor<64x64xf32>) -> tensor<64xf32>
      %61 = arith.addf %59, %60 : tensor<64xf32>
      %62 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %63 = tt.expand_dims %34 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %64 = arith.muli %63, %cst_4 : tensor<64x1xi32>
      %65 = tt.splat %62 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
      %66 = tt.addptr %65, %64 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
      %67 = tt.broadcast %66 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
      %68 = tt.addptr %67, %17 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
      %69 = tt.load %68 : tensor<64x64x!tt.ptr<f16>>
      %70 = arith.truncf %56 : tensor<64x64xf32> to tensor<64x64xf16>
      %71 = tt.expand_dims %58 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
      %72 = tt.broadcast %71 : tensor<64x1xf32> -> tensor<64x64xf32>
      %73 = arith.mulf %arg8, %72 : tensor<64x64xf32>
      %74 = tt.dot %70, %69, %73, inputPrecision = tf32 : tensor<64x64xf16> * tensor<64x64xf16> -> tensor<64x64xf32>
      scf.yield %61, %74, %52 : tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>
    }
    %23 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %24 = tt.splat %23 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %25 = tt.addptr %24, %12 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %26 = tt.broadcast %25 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
    %27 = tt.addptr %26, %17 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
    %28 = tt.expand_dims %22#0 {axis = 1 : i32} : tensor<64xf32> -> tensor<64x1xf32>
    %29 = tt.broadcast %28 : tensor<64x1xf32> -> tensor<64x64xf32>
    %30 = arith.divf %22#1, %29 : tensor<64x64xf32>
    %31 = arith.truncf %30 : tensor<64x64xf32> to tensor<64x64xf16>
    tt.store %27, %31 : tensor<64x64x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #blocked1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<0xFF800000> : tensor<64xf32, #blocked>
    %cst_4 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
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
    %14 = arith.muli %13, %cst_4 : tensor<64x1xi32, #blocked2>
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
    %25 = arith.addi %5, %c1_i32 : i32
    %26 = arith.muli %25, %c64_i32 : i32
    %27:3 = scf.for %arg6 = %c0_i32 to %26 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %cst_1, %arg9 = %cst_3) -> (tensor<64xf32, #blocked>, tensor<64x64xf32, #blocked1>, tensor<64xf32, #blocked>)  : i32 {
      %41 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %42 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked>
      %43 = arith.addi %42, %7 : tensor<64xi32, #blocked>
      %44 = ttg.convert_layout %43 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %45 = tt.expand_dims %44 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
      %46 = ttg.convert_layout %45 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked1>
      %47 = arith.muli %46, %cst_2 : tensor<1x64xi32, #blocked1>
      %48 = tt.splat %41 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
      %49 = tt.addptr %48, %47 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %50 = ttg.convert_layout %7 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %51 = tt.expand_dims %50 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %52 = ttg.convert_layout %51 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked2>
      %53 = tt.broadcast %49 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %54 = tt.broadcast %52 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
      %55 = ttg.convert_layout %54 : tensor<64x64xi32, #blocked2> -> tensor<64x64xi32, #blocked1>
      %56 = tt.addptr %53, %55 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %57 = tt.load %56 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %58 = ttg.convert_layout %24 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked5}>>
      %59 = ttg.convert_layout %57 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked5}>>
      %60 = ttg.convert_layout %cst_1 : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked5>
      %61 = tt.dot %58, %59, %60, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked5}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked5}>> -> tensor<64x64xf32, #blocked5>
      %62 = ttg.convert_layout %61 : tensor<64x64xf32, #blocked5> -> tensor<64x64xf32, #blocked1>
      %63 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked1>
      %64 = arith.mulf %62, %63 : tensor<64x64xf32, #blocked1>
      %65 = tt.broadcast %13 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
      %66 = ttg.convert_layout %65 : tensor<64x64xi32, #blocked2> -> tensor<64x64xi32, #blocked1>
      %67 = tt.broadcast %46 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
      %68 = arith.cmpi sge, %66, %67 : tensor<64x64xi32, #blocked1>
      %69 = arith.select %68, %64, %cst_0 : tensor<64x64xi1, #blocked1>, tensor<64x64xf32, #blocked1>
      %70 = "tt.reduce"(%69) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %109 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %109 : f32
      }) : (tensor<64x64xf32, #blocked1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %71 = ttg.convert_layout %70 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64xf32, #blocked>
      %72 = arith.maxnumf %arg9, %71 : tensor<64xf32, #blocked>
      %73 = ttg.convert_layout %72 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %74 = tt.expand_dims %73 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xf32, #blocked3>
      %75 = ttg.convert_layout %74 : tensor<64x1xf32, #blocked3> -> tensor<64x1xf32, #blocked2>
      %76 = tt.broadcast %75 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %77 = ttg.convert_layout %76 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked1>
      %78 = arith.subf %69, %77 : tensor<64x64xf32, #blocked1>
      %79 = math.exp2 %78 : tensor<64x64xf32, #blocked1>
      %80 = arith.subf %arg9, %72 : tensor<64xf32, #blocked>
      %81 = math.exp2 %80 : tensor<64xf32, #blocked>
      %82 = arith.mulf %arg7, %81 : tensor<64xf32, #blocked>
      %83 = "tt.reduce"(%79) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %109 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %109 : f32
      }) : (tensor<64x64xf32, #blocked1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %84 = ttg.convert_layout %83 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64xf32, #blocked>
      %85 = arith.addf %82, %84 : tensor<64xf32, #blocked>
      %86 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %87 = ttg.convert_layout %43 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %88 = tt.expand_dims %87 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %89 = ttg.convert_layout %88 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked2>
      %90 = arith.muli %89, %cst_4 : tensor<64x1xi32, #blocked2>
      %91 = tt.splat %86 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
      %92 = tt.addptr %91, %90 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
      %93 = tt.broadcast %92 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
      %94 = ttg.convert_layout %93 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %95 = tt.addptr %94, %22 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %96 = tt.load %95 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %97 = arith.truncf %79 : tensor<64x64xf32, #blocked1> to tensor<64x64xf16, #blocked1>
      %98 = ttg.convert_layout %81 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %99 = tt.expand_dims %98 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xf32, #blocked3>
      %100 = ttg.convert_layout %99 : tensor<64x1xf32, #blocked3> -> tensor<64x1xf32, #blocked2>
      %101 = tt.broadcast %100 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %102 = ttg.convert_layout %101 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked1>
      %103 = arith.mulf %arg8, %102 : tensor<64x64xf32, #blocked1>
      %104 = ttg.convert_layout %97 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked5}>>
      %105 = ttg.convert_layout %96 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked5}>>
      %106 = ttg.convert_layout %103 : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked5>
      %107 = tt.dot %104, %105, %106, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked5}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked5}>> -> tensor<64x64xf32, #blocked5>
      %108 = ttg.convert_layout %107 : tensor<64x64xf32, #blocked5> -> tensor<64x64xf32, #blocked1>
      scf.yield %85, %108, %72 : tensor<64xf32, #blocked>, tensor<64x64xf32, #blocked1>, tensor<64xf32, #blocked>
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
    tt.store %33, %40 : tensor<64x64x!tt.ptr<f16>, #blocked1>
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
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #blocked1>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked1>
    %cst_2 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %c1_i32 = arith.constant 1 : i32
    %cst_3 = arith.constant dense<0xFF800000> : tensor<64xf32, #blocked>
    %cst_4 = arith.constant dense<64> : tensor<64x1xi32, #blocked2>
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
    %14 = arith.muli %13, %cst_4 : tensor<64x1xi32, #blocked2>
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
    %27 = arith.addi %5, %c1_i32 : i32
    %28 = arith.muli %27, %c64_i32 : i32
    %29:3 = scf.for %arg6 = %c0_i32 to %28 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %cst_1, %arg9 = %cst_3) -> (tensor<64xf32, #blocked>, tensor<64x64xf32, #blocked1>, tensor<64xf32, #blocked>)  : i32 {
      %45 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %46 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked>
      %47 = arith.addi %46, %7 : tensor<64xi32, #blocked>
      %48 = ttg.convert_layout %47 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %49 = tt.expand_dims %48 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
      %50 = ttg.convert_layout %49 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked1>
      %51 = arith.muli %50, %cst_2 : tensor<1x64xi32, #blocked1>
      %52 = tt.splat %45 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
      %53 = tt.addptr %52, %51 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %54 = ttg.convert_layout %7 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %56 = ttg.convert_layout %55 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked2>
      %57 = tt.broadcast %53 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %58 = tt.broadcast %56 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
      %59 = ttg.convert_layout %58 : tensor<64x64xi32, #blocked2> -> tensor<64x64xi32, #blocked1>
      %60 = tt.addptr %57, %59 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %61 = ttg.convert_layout %60 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked6>
      %62 = tt.load %61 : tensor<64x64x!tt.ptr<f16>, #blocked6>
      %63 = ttg.convert_layout %62 : tensor<64x64xf16, #blocked6> -> tensor<64x64xf16, #blocked1>
      %64 = ttg.convert_layout %26 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked7}>>
      %65 = ttg.convert_layout %63 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked7}>>
      %66 = ttg.convert_layout %cst_1 : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked7>
      %67 = tt.dot %64, %65, %66, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked7}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked7}>> -> tensor<64x64xf32, #blocked7>
      %68 = ttg.convert_layout %67 : tensor<64x64xf32, #blocked7> -> tensor<64x64xf32, #blocked1>
      %69 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked1>
      %70 = arith.mulf %68, %69 : tensor<64x64xf32, #blocked1>
      %71 = tt.broadcast %13 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
      %72 = ttg.convert_layout %71 : tensor<64x64xi32, #blocked2> -> tensor<64x64xi32, #blocked1>
      %73 = tt.broadcast %50 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
      %74 = arith.cmpi sge, %72, %73 : tensor<64x64xi32, #blocked1>
      %75 = arith.select %74, %70, %cst_0 : tensor<64x64xi1, #blocked1>, tensor<64x64xf32, #blocked1>
      %76 = "tt.reduce"(%75) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %117 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %117 : f32
      }) : (tensor<64x64xf32, #blocked1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %77 = ttg.convert_layout %76 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64xf32, #blocked>
      %78 = arith.maxnumf %arg9, %77 : tensor<64xf32, #blocked>
      %79 = ttg.convert_layout %78 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %80 = tt.expand_dims %79 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xf32, #blocked3>
      %81 = ttg.convert_layout %80 : tensor<64x1xf32, #blocked3> -> tensor<64x1xf32, #blocked2>
      %82 = tt.broadcast %81 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %83 = ttg.convert_layout %82 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked1>
      %84 = arith.subf %75, %83 : tensor<64x64xf32, #blocked1>
      %85 = math.exp2 %84 : tensor<64x64xf32, #blocked1>
      %86 = arith.subf %arg9, %78 : tensor<64xf32, #blocked>
      %87 = math.exp2 %86 : tensor<64xf32, #blocked>
      %88 = arith.mulf %arg7, %87 : tensor<64xf32, #blocked>
      %89 = "tt.reduce"(%85) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %117 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %117 : f32
      }) : (tensor<64x64xf32, #blocked1>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %90 = ttg.convert_layout %89 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64xf32, #blocked>
      %91 = arith.addf %88, %90 : tensor<64xf32, #blocked>
      %92 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %93 = ttg.convert_layout %47 : tensor<64xi32, #blocked> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %94 = tt.expand_dims %93 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %95 = ttg.convert_layout %94 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked2>
      %96 = arith.muli %95, %cst_4 : tensor<64x1xi32, #blocked2>
      %97 = tt.splat %92 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
      %98 = tt.addptr %97, %96 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
      %99 = tt.broadcast %98 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
      %100 = ttg.convert_layout %99 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %101 = tt.addptr %100, %22 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %102 = ttg.convert_layout %101 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked5>
      %103 = tt.load %102 : tensor<64x64x!tt.ptr<f16>, #blocked5>
      %104 = ttg.convert_layout %103 : tensor<64x64xf16, #blocked5> -> tensor<64x64xf16, #blocked1>
      %105 = arith.truncf %85 : tensor<64x64xf32, #blocked1> to tensor<64x64xf16, #blocked1>
      %106 = ttg.convert_layout %87 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %107 = tt.expand_dims %106 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xf32, #blocked3>
      %108 = ttg.convert_layout %107 : tensor<64x1xf32, #blocked3> -> tensor<64x1xf32, #blocked2>
      %109 = tt.broadcast %108 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
      %110 = ttg.convert_layout %109 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked1>
      %111 = arith.mulf %arg8, %110 : tensor<64x64xf32, #blocked1>
      %112 = ttg.convert_layout %105 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked7}>>
      %113 = ttg.convert_layout %104 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked7}>>
      %114 = ttg.convert_layout %111 : tensor<64x64xf32, #blocked1> -> tensor<64x64xf32, #blocked7>
      %115 = tt.dot %112, %113, %114, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked7}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked7}>> -> tensor<64x64xf32, #blocked7>
      %116 = ttg.convert_layout %115 : tensor<64x64xf32, #blocked7> -> tensor<64x64xf32, #blocked1>
      scf.yield %91, %116, %78 : tensor<64xf32, #blocked>, tensor<64x64xf32, #blocked1>, tensor<64xf32, #blocked>
    }
    %30 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
    %32 = tt.addptr %31, %14 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
    %33 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
    %34 = ttg.convert_layout %33 : tensor<64x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %22 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %36 = ttg.convert_layout %29#0 : tensor<64xf32, #blocked> -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %37 = tt.expand_dims %36 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xf32, #blocked3>
    %38 = ttg.convert_layout %37 : tensor<64x1xf32, #blocked3> -> tensor<64x1xf32, #blocked2>
    %39 = tt.broadcast %38 : tensor<64x1xf32, #blocked2> -> tensor<64x64xf32, #blocked2>
    %40 = ttg.convert_layout %39 : tensor<64x64xf32, #blocked2> -> tensor<64x64xf32, #blocked1>
    %41 = arith.divf %29#1, %40 : tensor<64x64xf32, #blocked1>
    %42 = arith.truncf %41 : tensor<64x64xf32, #blocked1> to tensor<64x64xf16, #blocked1>
    %43 = ttg.convert_layout %35 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked5>
    %44 = ttg.convert_layout %42 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #blocked5>
    tt.store %43, %44 : tensor<64x64x!tt.ptr<f16>, #blocked5>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %cst_1 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_4 = arith.constant dense<64> : tensor<1x64xi32, #blocked2>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %16 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %18 = arith.muli %16, %cst_3 : tensor<64x1xi32, #blocked1>
    %19 = tt.splat %15 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.broadcast %22 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %25 = tt.addptr %23, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %26 = tt.load %25 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = arith.addi %5, %c1_i32 : i32
    %28 = arith.muli %27, %c64_i32 : i32
    %29:3 = scf.for %arg6 = %c0_i32 to %28 step %c64_i32 iter_args(%arg7 = %cst_2, %arg8 = %cst_0, %arg9 = %cst) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %40 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %41 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %42 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %43 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = arith.addi %41, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %45 = arith.addi %42, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %46 = arith.addi %43, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %47 = tt.expand_dims %44 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %48 = tt.expand_dims %45 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %49 = arith.muli %47, %cst_4 : tensor<1x64xi32, #blocked2>
      %50 = tt.splat %40 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
      %51 = tt.addptr %50, %49 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
      %52 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
      %54 = tt.broadcast %51 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
      %55 = tt.broadcast %53 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
      %56 = tt.addptr %54, %55 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
      %57 = tt.load %56 : tensor<64x64x!tt.ptr<f16>, #blocked2>
      %58 = ttg.convert_layout %26 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %59 = ttg.convert_layout %57 : tensor<64x64xf16, #blocked2> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %60 = tt.dot %58, %59, %cst_0, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x64xf32, #blocked>
      %61 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked>
      %62 = arith.mulf %60, %61 : tensor<64x64xf32, #blocked>
      %63 = tt.broadcast %17 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %64 = tt.broadcast %48 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %65 = arith.cmpi sge, %63, %64 : tensor<64x64xi32, #blocked>
      %66 = arith.select %65, %62, %cst_1 : tensor<64x64xi1, #blocked>, tensor<64x64xf32, #blocked>
      %67 = "tt.reduce"(%66) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %93 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %93 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %68 = arith.maxnumf %arg9, %67 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %69 = tt.expand_dims %68 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %70 = tt.broadcast %69 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %71 = arith.subf %66, %70 : tensor<64x64xf32, #blocked>
      %72 = math.exp2 %71 : tensor<64x64xf32, #blocked>
      %73 = arith.subf %arg9, %68 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %74 = math.exp2 %73 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %75 = arith.mulf %arg7, %74 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %76 = "tt.reduce"(%72) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %93 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %93 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %77 = arith.addf %75, %76 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %78 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %79 = tt.expand_dims %46 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %80 = arith.muli %79, %cst_3 : tensor<64x1xi32, #blocked1>
      %81 = tt.splat %78 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
      %82 = tt.addptr %81, %80 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %83 = tt.broadcast %82 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %84 = tt.addptr %83, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %85 = tt.load %84 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %86 = arith.truncf %72 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
      %87 = tt.expand_dims %74 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %88 = tt.broadcast %87 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %89 = arith.mulf %arg8, %88 : tensor<64x64xf32, #blocked>
      %90 = ttg.convert_layout %86 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %91 = ttg.convert_layout %85 : tensor<64x64xf16, #blocked1> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %92 = tt.dot %90, %91, %89, inputPrecision = tf32 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<64x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x64xf32, #blocked>
      scf.yield %77, %92, %68 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    %30 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %32 = tt.addptr %31, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %33 = tt.broadcast %32 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %34 = tt.addptr %33, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %35 = tt.expand_dims %29#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %36 = tt.broadcast %35 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %37 = arith.divf %29#1, %36 : tensor<64x64xf32, #blocked>
    %38 = arith.truncf %37 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %39 = ttg.convert_layout %38 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    tt.store %34, %39 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %cst_1 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %cst_4 = arith.constant dense<64> : tensor<1x64xi32, #blocked2>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %16 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %18 = arith.muli %16, %cst_3 : tensor<64x1xi32, #blocked1>
    %19 = tt.splat %15 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.broadcast %22 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %25 = tt.addptr %23, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %26 = tt.load %25 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = ttg.local_alloc %26 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %28 = arith.addi %5, %c1_i32 : i32
    %29 = arith.muli %28, %c64_i32 : i32
    %30:3 = scf.for %arg6 = %c0_i32 to %29 step %c64_i32 iter_args(%arg7 = %cst_2, %arg8 = %cst_0, %arg9 = %cst) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %41 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %42 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %43 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %44 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.addi %42, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %46 = arith.addi %43, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %47 = arith.addi %44, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %48 = tt.expand_dims %45 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %49 = tt.expand_dims %46 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %50 = arith.muli %48, %cst_4 : tensor<1x64xi32, #blocked2>
      %51 = tt.splat %41 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked2>
      %52 = tt.addptr %51, %50 : tensor<1x64x!tt.ptr<f16>, #blocked2>, tensor<1x64xi32, #blocked2>
      %53 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %54 = tt.expand_dims %53 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
      %55 = tt.broadcast %52 : tensor<1x64x!tt.ptr<f16>, #blocked2> -> tensor<64x64x!tt.ptr<f16>, #blocked2>
      %56 = tt.broadcast %54 : tensor<64x1xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
      %57 = tt.addptr %55, %56 : tensor<64x64x!tt.ptr<f16>, #blocked2>, tensor<64x64xi32, #blocked2>
      %58 = tt.load %57 : tensor<64x64x!tt.ptr<f16>, #blocked2>
      %59 = ttg.local_alloc %58 : (tensor<64x64xf16, #blocked2>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %60 = ttg.convert_layout %cst_0 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
      %61 = ttng.warp_group_dot %27, %59, %60 {inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
      %62 = ttg.convert_layout %61 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
      %63 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #blocked>
      %64 = arith.mulf %62, %63 : tensor<64x64xf32, #blocked>
      %65 = tt.broadcast %17 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %66 = tt.broadcast %49 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %67 = arith.cmpi sge, %65, %66 : tensor<64x64xi32, #blocked>
      %68 = arith.select %67, %64, %cst_1 : tensor<64x64xi1, #blocked>, tensor<64x64xf32, #blocked>
      %69 = "tt.reduce"(%68) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %98 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %98 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %70 = arith.maxnumf %arg9, %69 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %71 = tt.expand_dims %70 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %72 = tt.broadcast %71 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %73 = arith.subf %68, %72 : tensor<64x64xf32, #blocked>
      %74 = math.exp2 %73 : tensor<64x64xf32, #blocked>
      %75 = arith.subf %arg9, %70 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %76 = math.exp2 %75 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %77 = arith.mulf %arg7, %76 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %78 = "tt.reduce"(%74) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %98 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %98 : f32
      }) : (tensor<64x64xf32, #blocked>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %79 = arith.addf %77, %78 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %80 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %81 = tt.expand_dims %47 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %82 = arith.muli %81, %cst_3 : tensor<64x1xi32, #blocked1>
      %83 = tt.splat %80 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
      %84 = tt.addptr %83, %82 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %85 = tt.broadcast %84 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %86 = tt.addptr %85, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %87 = tt.load %86 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %88 = ttg.local_alloc %87 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %89 = arith.truncf %74 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
      %90 = tt.expand_dims %76 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
      %91 = tt.broadcast %90 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
      %92 = arith.mulf %arg8, %91 : tensor<64x64xf32, #blocked>
      %93 = ttg.convert_layout %89 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %94 = ttg.convert_layout %92 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
      %95 = ttg.convert_layout %93 : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %96 = ttng.warp_group_dot %95, %88, %94 {inputPrecision = 0 : i32} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
      %97 = ttg.convert_layout %96 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
      scf.yield %79, %97, %70 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<64x64xf32, #blocked>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    %31 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %32 = tt.splat %31 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %33 = tt.addptr %32, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %34 = tt.broadcast %33 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %36 = tt.expand_dims %30#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xf32, #blocked>
    %37 = tt.broadcast %36 : tensor<64x1xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %38 = arith.divf %30#1, %37 : tensor<64x64xf32, #blocked>
    %39 = arith.truncf %38 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %40 = ttg.convert_layout %39 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    tt.store %35, %40 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %16 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = arith.muli %16, %cst_0 : tensor<64x1xi32, #blocked1>
    %19 = tt.splat %15 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.broadcast %22 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %25 = tt.addptr %23, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %26 = tt.load %25 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = ttg.local_alloc %26 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %28 = arith.addi %5, %c1_i32 : i32
    %29 = arith.muli %28, %c64_i32 : i32
    %30:3 = scf.for %arg6 = %c0_i32 to %29 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %cst_2, %arg9 = %cst_1) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %41 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
      %42 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %43 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %44 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.addi %42, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %46 = arith.addi %43, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %47 = arith.addi %44, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %48 = tt.expand_dims %45 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %49 = tt.expand_dims %46 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
      %50 = arith.muli %48, %cst : tensor<1x64xi32, #blocked>
      %51 = tt.splat %41 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
      %52 = tt.addptr %51, %50 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %53 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %54 = tt.expand_dims %53 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %55 = tt.broadcast %52 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %56 = tt.broadcast %54 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %57 = tt.addptr %55, %56 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %58 = tt.load %57 : tensor<64x64x!tt.ptr<f16>, #blocked>
      %59 = ttg.local_alloc %58 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %60 = ttng.warp_group_dot %27, %59, %cst_2 {inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
      %61 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
      %62 = arith.mulf %60, %61 : tensor<64x64xf32, #mma>
      %63 = tt.broadcast %17 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
      %64 = tt.broadcast %49 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
      %65 = arith.cmpi sge, %63, %64 : tensor<64x64xi32, #mma>
      %66 = arith.select %65, %62, %cst_3 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
      %67 = "tt.reduce"(%66) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %93 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %93 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %68 = arith.maxnumf %arg9, %67 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %69 = tt.expand_dims %68 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %70 = tt.broadcast %69 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %71 = arith.subf %66, %70 : tensor<64x64xf32, #mma>
      %72 = math.exp2 %71 : tensor<64x64xf32, #mma>
      %73 = arith.subf %arg9, %68 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %74 = math.exp2 %73 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %75 = arith.mulf %arg7, %74 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %76 = "tt.reduce"(%72) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %93 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %93 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %77 = arith.addf %75, %76 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %78 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
      %79 = tt.expand_dims %47 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %80 = arith.muli %79, %cst_0 : tensor<64x1xi32, #blocked1>
      %81 = tt.splat %78 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
      %82 = tt.addptr %81, %80 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %83 = tt.broadcast %82 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %84 = tt.addptr %83, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %85 = tt.load %84 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %86 = ttg.local_alloc %85 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %87 = arith.truncf %72 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %88 = tt.expand_dims %74 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %89 = tt.broadcast %88 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %90 = arith.mulf %arg8, %89 : tensor<64x64xf32, #mma>
      %91 = ttg.convert_layout %87 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %92 = ttng.warp_group_dot %91, %86, %90 {inputPrecision = 0 : i32} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
      scf.yield %77, %92, %68 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    }
    %31 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %32 = tt.splat %31 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %33 = tt.addptr %32, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %34 = tt.broadcast %33 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %35 = tt.addptr %34, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %36 = tt.expand_dims %30#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %37 = tt.broadcast %36 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %38 = arith.divf %30#1, %37 : tensor<64x64xf32, #mma>
    %39 = arith.truncf %38 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %40 = ttg.convert_layout %39 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %35, %40 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %16 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = arith.muli %16, %cst_0 : tensor<64x1xi32, #blocked1>
    %19 = tt.splat %15 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.broadcast %22 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %25 = tt.addptr %23, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %26 = tt.load %25 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = ttg.local_alloc %26 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %28 = arith.addi %5, %c1_i32 : i32
    %29 = arith.muli %28, %c64_i32 : i32
    %30 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %35 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %36 = tt.broadcast %17 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %37 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %38 = tt.splat %37 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %39:3 = scf.for %arg6 = %c0_i32 to %29 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %cst_2, %arg9 = %cst_1) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %50 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %51 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %52 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %53 = arith.addi %50, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %54 = arith.addi %51, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %55 = arith.addi %52, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %56 = tt.expand_dims %53 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %57 = tt.expand_dims %54 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
      %58 = arith.muli %56, %cst : tensor<1x64xi32, #blocked>
      %59 = tt.addptr %31, %58 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %60 = tt.broadcast %59 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %61 = tt.addptr %60, %34 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %62 = tt.load %61 : tensor<64x64x!tt.ptr<f16>, #blocked>
      %63 = ttg.local_alloc %62 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %64 = ttng.warp_group_dot %27, %63, %cst_2 {inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
      %65 = arith.mulf %64, %35 : tensor<64x64xf32, #mma>
      %66 = tt.broadcast %57 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
      %67 = arith.cmpi sge, %36, %66 : tensor<64x64xi32, #mma>
      %68 = arith.select %67, %65, %cst_3 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
      %69 = "tt.reduce"(%68) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %93 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %93 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %70 = arith.maxnumf %arg9, %69 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %71 = tt.expand_dims %70 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %72 = tt.broadcast %71 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %73 = arith.subf %68, %72 : tensor<64x64xf32, #mma>
      %74 = math.exp2 %73 : tensor<64x64xf32, #mma>
      %75 = arith.subf %arg9, %70 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %76 = math.exp2 %75 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %77 = arith.mulf %arg7, %76 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %78 = "tt.reduce"(%74) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %93 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %93 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %79 = arith.addf %77, %78 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %80 = tt.expand_dims %55 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %81 = arith.muli %80, %cst_0 : tensor<64x1xi32, #blocked1>
      %82 = tt.addptr %38, %81 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %83 = tt.broadcast %82 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %84 = tt.addptr %83, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %85 = tt.load %84 : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %86 = ttg.local_alloc %85 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %87 = arith.truncf %74 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %88 = tt.expand_dims %76 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %89 = tt.broadcast %88 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %90 = arith.mulf %arg8, %89 : tensor<64x64xf32, #mma>
      %91 = ttg.convert_layout %87 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %92 = ttng.warp_group_dot %91, %86, %90 {inputPrecision = 0 : i32} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
      scf.yield %79, %92, %70 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    }
    %40 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %41 = tt.splat %40 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %42 = tt.addptr %41, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %44 = tt.addptr %43, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %45 = tt.expand_dims %39#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %46 = tt.broadcast %45 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %47 = arith.divf %39#1, %46 : tensor<64x64xf32, #mma>
    %48 = arith.truncf %47 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %49 = ttg.convert_layout %48 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %44, %49 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(2)
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %16 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = arith.muli %16, %cst_0 : tensor<64x1xi32, #blocked1>
    %19 = tt.splat %15 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.broadcast %22 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %25 = tt.addptr %23, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %26 = tt.load %25 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = ttg.local_alloc %26 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %28 = arith.addi %5, %c1_i32 : i32
    %29 = arith.muli %28, %c64_i32 : i32
    %30 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %35 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %36 = tt.broadcast %17 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %37 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %38 = tt.splat %37 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %39:3 = scf.for %arg6 = %c0_i32 to %29 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %cst_2, %arg9 = %cst_1) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %50 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %51 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %52 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %53 = arith.addi %50, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %54 = arith.addi %51, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %55 = arith.addi %52, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %56 = tt.expand_dims %53 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %57 = tt.expand_dims %54 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
      %58 = arith.muli %56, %cst : tensor<1x64xi32, #blocked>
      %59 = tt.addptr %31, %58 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %60 = tt.broadcast %59 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %61 = tt.addptr %60, %34 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %62 = tt.load %61 {tt.latency = 1 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked>
      %63 = ttg.local_alloc %62 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %64 = ttng.warp_group_dot %27, %63, %cst_2 {inputPrecision = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
      %65 = arith.mulf %64, %35 : tensor<64x64xf32, #mma>
      %66 = tt.broadcast %57 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
      %67 = arith.cmpi sge, %36, %66 : tensor<64x64xi32, #mma>
      %68 = arith.select %67, %65, %cst_3 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
      %69 = "tt.reduce"(%68) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %93 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %93 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %70 = arith.maxnumf %arg9, %69 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %71 = tt.expand_dims %70 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %72 = tt.broadcast %71 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %73 = arith.subf %68, %72 : tensor<64x64xf32, #mma>
      %74 = math.exp2 %73 : tensor<64x64xf32, #mma>
      %75 = arith.subf %arg9, %70 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %76 = math.exp2 %75 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %77 = arith.mulf %arg7, %76 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %78 = "tt.reduce"(%74) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %93 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %93 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %79 = arith.addf %77, %78 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %80 = tt.expand_dims %55 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %81 = arith.muli %80, %cst_0 : tensor<64x1xi32, #blocked1>
      %82 = tt.addptr %38, %81 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %83 = tt.broadcast %82 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %84 = tt.addptr %83, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %85 = tt.load %84 {tt.latency = 1 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %86 = ttg.local_alloc %85 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %87 = arith.truncf %74 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %88 = tt.expand_dims %76 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %89 = tt.broadcast %88 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %90 = arith.mulf %arg8, %89 : tensor<64x64xf32, #mma>
      %91 = ttg.convert_layout %87 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %92 = ttng.warp_group_dot %91, %86, %90 {inputPrecision = 0 : i32} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
      scf.yield %79, %92, %70 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    }
    %40 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %41 = tt.splat %40 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %42 = tt.addptr %41, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %44 = tt.addptr %43, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %45 = tt.expand_dims %39#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %46 = tt.broadcast %45 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %47 = arith.divf %39#1, %46 : tensor<64x64xf32, #mma>
    %48 = arith.truncf %47 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %49 = ttg.convert_layout %48 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %44, %49 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %16 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = arith.muli %16, %cst_0 : tensor<64x1xi32, #blocked1>
    %19 = tt.splat %15 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.broadcast %22 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %25 = tt.addptr %23, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %26 = tt.load %25 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = ttg.local_alloc %26 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %28 = arith.addi %5, %c1_i32 : i32
    %29 = arith.muli %28, %c64_i32 : i32
    %30 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %35 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %36 = tt.broadcast %17 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %37 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %38 = tt.splat %37 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %39:3 = scf.for %arg6 = %c0_i32 to %29 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %cst_2, %arg9 = %cst_1) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>)  : i32 {
      %50 = tt.splat %arg6 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %51 = tt.splat %arg6 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %52 = tt.splat %arg6 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %53 = arith.addi %50, %9 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %54 = arith.addi %51, %10 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %55 = arith.addi %52, %7 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %56 = tt.expand_dims %53 {axis = 0 : i32, loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %57 = tt.expand_dims %54 {axis = 0 : i32, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
      %58 = arith.muli %56, %cst {loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<1x64xi32, #blocked>
      %59 = tt.addptr %31, %58 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %60 = tt.broadcast %59 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %61 = tt.addptr %60, %34 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %62 = tt.load %61 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked>
      %63 = ttg.local_alloc %62 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared1, #smem>
      %64 = ttng.warp_group_dot %27, %63, %cst_2 {inputPrecision = 0 : i32, loop.cluster = 0 : i32, loop.stage = 1 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
      %65 = arith.mulf %64, %35 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64x64xf32, #mma>
      %66 = tt.broadcast %57 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
      %67 = arith.cmpi sge, %36, %66 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64x64xi32, #mma>
      %68 = arith.select %67, %65, %cst_3 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
      %69 = "tt.reduce"(%68) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %93 = arith.maxnumf %arg10, %arg11 : f32
        tt.reduce.return %93 : f32
      }) {loop.cluster = 0 : i32, loop.stage = 1 : i32} : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %70 = arith.maxnumf %arg9, %69 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %71 = tt.expand_dims %70 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %72 = tt.broadcast %71 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %73 = arith.subf %68, %72 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64x64xf32, #mma>
      %74 = math.exp2 %73 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64x64xf32, #mma>
      %75 = arith.subf %arg9, %70 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %76 = math.exp2 %75 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %77 = arith.mulf %arg7, %76 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %78 = "tt.reduce"(%74) <{axis = 1 : i32}> ({
      ^bb0(%arg10: f32, %arg11: f32):
        %93 = arith.addf %arg10, %arg11 : f32
        tt.reduce.return %93 : f32
      }) {loop.cluster = 0 : i32, loop.stage = 1 : i32} : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %79 = arith.addf %77, %78 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %80 = tt.expand_dims %55 {axis = 1 : i32, loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %81 = arith.muli %80, %cst_0 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<64x1xi32, #blocked1>
      %82 = tt.addptr %38, %81 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %83 = tt.broadcast %82 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %84 = tt.addptr %83, %24 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %85 = tt.load %84 {loop.cluster = 1 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f16>, #blocked1>
      %86 = ttg.local_alloc %85 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
      %87 = arith.truncf %74 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %88 = tt.expand_dims %76 {axis = 1 : i32, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %89 = tt.broadcast %88 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %90 = arith.mulf %arg8, %89 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64x64xf32, #mma>
      %91 = ttg.convert_layout %87 {loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %92 = ttng.warp_group_dot %91, %86, %90 {inputPrecision = 0 : i32, loop.cluster = 0 : i32, loop.stage = 1 : i32} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem> -> tensor<64x64xf32, #mma>
      scf.yield %79, %92, %70 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    } {tt.scheduled_max_stage = 1 : i32}
    %40 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %41 = tt.splat %40 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %42 = tt.addptr %41, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %43 = tt.broadcast %42 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %44 = tt.addptr %43, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %45 = tt.expand_dims %39#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %46 = tt.broadcast %45 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %47 = arith.divf %39#1, %46 : tensor<64x64xf32, #mma>
    %48 = arith.truncf %47 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %49 = ttg.convert_layout %48 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %44, %49 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(2, False)
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %16 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = arith.muli %16, %cst_0 : tensor<64x1xi32, #blocked1>
    %19 = tt.splat %15 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.broadcast %22 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %25 = tt.addptr %23, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %26 = tt.load %25 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = ttg.local_alloc %26 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %28 = arith.addi %5, %c1_i32 : i32
    %29 = arith.muli %28, %c64_i32 : i32
    %30 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %35 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %36 = tt.broadcast %17 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %37 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %38 = tt.splat %37 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %41 = arith.cmpi sgt, %29, %c0_i32 : i32
    %42 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %43 = arith.muli %42, %cst : tensor<1x64xi32, #blocked>
    %44 = tt.addptr %31, %43 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %45 = tt.broadcast %44 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %46 = tt.addptr %45, %34 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %47 = ttg.memdesc_subview %39[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %48 = tt.splat %41 : i1 -> tensor<64x64xi1, #blocked>
    %49 = ttg.async_copy_global_to_local %46, %47 mask %48 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %50 = ttg.async_commit_group %49
    %51 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %52 = arith.muli %51, %cst_0 : tensor<64x1xi32, #blocked1>
    %53 = tt.addptr %38, %52 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %54 = tt.broadcast %53 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %55 = tt.addptr %54, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %56 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %57 = tt.splat %41 : i1 -> tensor<64x64xi1, #blocked1>
    %58 = ttg.async_copy_global_to_local %55, %56 mask %57 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %59 = ttg.async_commit_group %58
    %60:8 = scf.for %arg6 = %c0_i32 to %29 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %cst_2, %arg9 = %cst_1, %arg10 = %c0_i32, %arg11 = %c-1_i32, %arg12 = %c2_i32, %arg13 = %50, %arg14 = %59) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32, !ttg.async.token, !ttg.async.token)  : i32 {
      %73 = arith.subi %29, %c64_i32 : i32
      %74 = arith.cmpi slt, %arg6, %73 : i32
      %75 = arith.addi %arg11, %c1_i32 : i32
      %76 = arith.cmpi sge, %75, %arg12 : i32
      %77 = arith.select %76, %c0_i32, %75 : i32
      %78 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %79 = arith.addi %78, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %80 = tt.expand_dims %79 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
      %81 = ttg.async_wait %arg13, %arg14 {num = 0 : i32}
      %82 = ttg.memdesc_subview %39[%77, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %83 = ttng.warp_group_dot %27, %82, %cst_2 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf32, #mma>
      %84:4 = ttng.warp_group_dot_wait %83, %27, %82, %arg8 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>, tensor<64x64xf32, #mma>
      %85 = arith.mulf %84#0, %35 : tensor<64x64xf32, #mma>
      %86 = tt.broadcast %80 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
      %87 = arith.cmpi sge, %36, %86 : tensor<64x64xi32, #mma>
      %88 = arith.select %87, %85, %cst_3 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
      %89 = "tt.reduce"(%88) <{axis = 1 : i32}> ({
      ^bb0(%arg15: f32, %arg16: f32):
        %134 = arith.maxnumf %arg15, %arg16 : f32
        tt.reduce.return %134 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %90 = arith.maxnumf %arg9, %89 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %91 = tt.expand_dims %90 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %92 = tt.broadcast %91 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %93 = arith.subf %88, %92 : tensor<64x64xf32, #mma>
      %94 = math.exp2 %93 : tensor<64x64xf32, #mma>
      %95 = arith.subf %arg9, %90 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %96 = math.exp2 %95 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %97 = arith.mulf %arg7, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %98 = "tt.reduce"(%94) <{axis = 1 : i32}> ({
      ^bb0(%arg15: f32, %arg16: f32):
        %134 = arith.addf %arg15, %arg16 : f32
        tt.reduce.return %134 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %99 = arith.addf %97, %98 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %100 = ttg.memdesc_subview %40[%77, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %101 = arith.truncf %94 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %102 = tt.expand_dims %96 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %103 = tt.broadcast %102 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %104 = arith.mulf %84#3, %103 : tensor<64x64xf32, #mma>
      %105 = ttg.convert_layout %101 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %106 = ttng.warp_group_dot %105, %100, %104 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> tensor<64x64xf32, #mma>
      %107 = arith.addi %arg10, %c1_i32 : i32
      %108 = arith.cmpi sge, %107, %c2_i32 : i32
      %109 = arith.select %108, %c0_i32, %107 : i32
      %110 = arith.addi %arg6, %c64_i32 : i32
      %111 = tt.splat %110 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %112 = arith.addi %arg6, %c64_i32 : i32
      %113 = tt.splat %112 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %114 = arith.addi %111, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %115 = arith.addi %113, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %116 = tt.expand_dims %114 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %117 = arith.muli %116, %cst : tensor<1x64xi32, #blocked>
      %118 = tt.addptr %31, %117 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %119 = tt.broadcast %118 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %120 = tt.addptr %119, %34 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %121 = ttg.memdesc_subview %39[%109, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %122 = tt.splat %74 : i1 -> tensor<64x64xi1, #blocked>
      %123 = ttg.async_copy_global_to_local %120, %121 mask %122 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %124 = ttg.async_commit_group %123
      %125 = tt.expand_dims %115 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %126 = arith.muli %125, %cst_0 : tensor<64x1xi32, #blocked1>
      %127 = tt.addptr %38, %126 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %128 = tt.broadcast %127 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %129 = tt.addptr %128, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %130 = ttg.memdesc_subview %40[%109, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %131 = tt.splat %74 : i1 -> tensor<64x64xi1, #blocked1>
      %132 = ttg.async_copy_global_to_local %129, %130 mask %131 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
      %133 = ttg.async_commit_group %132
      scf.yield %99, %106, %90, %109, %77, %c2_i32, %124, %133 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, i32, !ttg.async.token, !ttg.async.token
    }
    %61 = ttng.warp_group_dot_wait %60#1 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %62 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %63 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %64 = tt.splat %63 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %65 = tt.addptr %64, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %66 = tt.broadcast %65 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %67 = tt.addptr %66, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %68 = tt.expand_dims %60#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %69 = tt.broadcast %68 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %70 = arith.divf %61, %69 : tensor<64x64xf32, #mma>
    %71 = arith.truncf %70 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %72 = ttg.convert_layout %71 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %67, %72 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %16 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = arith.muli %16, %cst_0 : tensor<64x1xi32, #blocked1>
    %19 = tt.splat %15 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.broadcast %22 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %25 = tt.addptr %23, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %26 = tt.load %25 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = ttg.local_alloc %26 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %28 = arith.addi %5, %c1_i32 : i32
    %29 = arith.muli %28, %c64_i32 : i32
    %30 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %35 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %36 = tt.broadcast %17 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %37 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %38 = tt.splat %37 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %41 = arith.cmpi sgt, %29, %c0_i32 : i32
    %42 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %43 = arith.muli %42, %cst : tensor<1x64xi32, #blocked>
    %44 = tt.addptr %31, %43 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %45 = tt.broadcast %44 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %46 = tt.addptr %45, %34 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %47 = ttg.memdesc_subview %39[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %48 = tt.splat %41 : i1 -> tensor<64x64xi1, #blocked>
    %49 = ttg.async_copy_global_to_local %46, %47 mask %48 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %50 = ttg.async_commit_group %49
    %51 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %52 = arith.muli %51, %cst_0 : tensor<64x1xi32, #blocked1>
    %53 = tt.addptr %38, %52 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %54 = tt.broadcast %53 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %55 = tt.addptr %54, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %56 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %57 = tt.splat %41 : i1 -> tensor<64x64xi1, #blocked1>
    %58 = ttg.async_copy_global_to_local %55, %56 mask %57 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %59 = ttg.async_commit_group %58
    %60:7 = scf.for %arg6 = %c0_i32 to %29 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %cst_2, %arg9 = %cst_1, %arg10 = %c0_i32, %arg11 = %c-1_i32, %arg12 = %50, %arg13 = %59) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token)  : i32 {
      %73 = arith.subi %29, %c64_i32 : i32
      %74 = arith.cmpi slt, %arg6, %73 : i32
      %75 = arith.addi %arg11, %c1_i32 : i32
      %76 = arith.cmpi sge, %75, %c2_i32 : i32
      %77 = arith.select %76, %c0_i32, %75 : i32
      %78 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %79 = arith.addi %78, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %80 = tt.expand_dims %79 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
      %81 = ttg.async_wait %arg12, %arg13 {num = 0 : i32}
      %82 = ttg.memdesc_subview %39[%77, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %83 = ttng.warp_group_dot %27, %82, %cst_2 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf32, #mma>
      %84:4 = ttng.warp_group_dot_wait %83, %27, %82, %arg8 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>, tensor<64x64xf32, #mma>
      %85 = arith.mulf %84#0, %35 : tensor<64x64xf32, #mma>
      %86 = tt.broadcast %80 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
      %87 = arith.cmpi sge, %36, %86 : tensor<64x64xi32, #mma>
      %88 = arith.select %87, %85, %cst_3 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
      %89 = "tt.reduce"(%88) <{axis = 1 : i32}> ({
      ^bb0(%arg14: f32, %arg15: f32):
        %134 = arith.maxnumf %arg14, %arg15 : f32
        tt.reduce.return %134 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %90 = arith.maxnumf %arg9, %89 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %91 = tt.expand_dims %90 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %92 = tt.broadcast %91 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %93 = arith.subf %88, %92 : tensor<64x64xf32, #mma>
      %94 = math.exp2 %93 : tensor<64x64xf32, #mma>
      %95 = arith.subf %arg9, %90 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %96 = math.exp2 %95 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %97 = arith.mulf %arg7, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %98 = "tt.reduce"(%94) <{axis = 1 : i32}> ({
      ^bb0(%arg14: f32, %arg15: f32):
        %134 = arith.addf %arg14, %arg15 : f32
        tt.reduce.return %134 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %99 = arith.addf %97, %98 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %100 = ttg.memdesc_subview %40[%77, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %101 = arith.truncf %94 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %102 = tt.expand_dims %96 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %103 = tt.broadcast %102 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %104 = arith.mulf %84#3, %103 : tensor<64x64xf32, #mma>
      %105 = ttg.convert_layout %101 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %106 = ttng.warp_group_dot %105, %100, %104 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> tensor<64x64xf32, #mma>
      %107 = arith.addi %arg10, %c1_i32 : i32
      %108 = arith.cmpi sge, %107, %c2_i32 : i32
      %109 = arith.select %108, %c0_i32, %107 : i32
      %110 = arith.addi %arg6, %c64_i32 : i32
      %111 = tt.splat %110 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %112 = arith.addi %arg6, %c64_i32 : i32
      %113 = tt.splat %112 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %114 = arith.addi %111, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %115 = arith.addi %113, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %116 = tt.expand_dims %114 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %117 = arith.muli %116, %cst : tensor<1x64xi32, #blocked>
      %118 = tt.addptr %31, %117 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %119 = tt.broadcast %118 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %120 = tt.addptr %119, %34 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %121 = ttg.memdesc_subview %39[%109, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %122 = tt.splat %74 : i1 -> tensor<64x64xi1, #blocked>
      %123 = ttg.async_copy_global_to_local %120, %121 mask %122 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %124 = ttg.async_commit_group %123
      %125 = tt.expand_dims %115 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %126 = arith.muli %125, %cst_0 : tensor<64x1xi32, #blocked1>
      %127 = tt.addptr %38, %126 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %128 = tt.broadcast %127 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %129 = tt.addptr %128, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %130 = ttg.memdesc_subview %40[%109, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %131 = tt.splat %74 : i1 -> tensor<64x64xi1, #blocked1>
      %132 = ttg.async_copy_global_to_local %129, %130 mask %131 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
      %133 = ttg.async_commit_group %132
      scf.yield %99, %106, %90, %109, %77, %124, %133 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token
    }
    %61 = ttng.warp_group_dot_wait %60#1 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %62 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %63 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %64 = tt.splat %63 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %65 = tt.addptr %64, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %66 = tt.broadcast %65 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %67 = tt.addptr %66, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %68 = tt.expand_dims %60#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %69 = tt.broadcast %68 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %70 = arith.divf %61, %69 : tensor<64x64xf32, #mma>
    %71 = arith.truncf %70 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %72 = ttg.convert_layout %71 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %67, %72 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %16 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = arith.muli %16, %cst_0 : tensor<64x1xi32, #blocked1>
    %19 = tt.splat %15 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.broadcast %22 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %25 = tt.addptr %23, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %26 = tt.load %25 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = ttg.local_alloc %26 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %28 = arith.addi %5, %c1_i32 : i32
    %29 = arith.muli %28, %c64_i32 : i32
    %30 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %35 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %36 = tt.broadcast %17 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %37 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %38 = tt.splat %37 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %41 = arith.cmpi sgt, %29, %c0_i32 : i32
    %42 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %43 = arith.muli %42, %cst : tensor<1x64xi32, #blocked>
    %44 = tt.addptr %31, %43 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %45 = tt.broadcast %44 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %46 = tt.addptr %45, %34 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %47 = ttg.memdesc_subview %39[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %48 = tt.splat %41 : i1 -> tensor<64x64xi1, #blocked>
    %49 = ttg.async_copy_global_to_local %46, %47 mask %48 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %50 = ttg.async_commit_group %49
    %51 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %52 = arith.muli %51, %cst_0 : tensor<64x1xi32, #blocked1>
    %53 = tt.addptr %38, %52 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %54 = tt.broadcast %53 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %55 = tt.addptr %54, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %56 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %57 = tt.splat %41 : i1 -> tensor<64x64xi1, #blocked1>
    %58 = ttg.async_copy_global_to_local %55, %56 mask %57 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %59 = ttg.async_commit_group %58
    %60:7 = scf.for %arg6 = %c0_i32 to %29 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %cst_2, %arg9 = %cst_1, %arg10 = %c0_i32, %arg11 = %c-1_i32, %arg12 = %50, %arg13 = %59) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token)  : i32 {
      %73 = arith.subi %29, %c64_i32 : i32
      %74 = arith.cmpi slt, %arg6, %73 : i32
      %75 = arith.addi %arg11, %c1_i32 : i32
      %76 = arith.cmpi sge, %75, %c2_i32 : i32
      %77 = arith.select %76, %c0_i32, %75 : i32
      %78 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %79 = arith.addi %78, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %80 = tt.expand_dims %79 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
      %81 = ttg.async_wait %arg12, %arg13 {num = 0 : i32}
      %82 = ttg.memdesc_subview %39[%77, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %83 = ttng.warp_group_dot %27, %82, %cst_2 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf32, #mma>
      %84:4 = ttng.warp_group_dot_wait %83, %27, %82, %arg8 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>, tensor<64x64xf32, #mma>
      %85 = arith.mulf %84#0, %35 : tensor<64x64xf32, #mma>
      %86 = tt.broadcast %80 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
      %87 = arith.cmpi sge, %36, %86 : tensor<64x64xi32, #mma>
      %88 = arith.select %87, %85, %cst_3 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
      %89 = "tt.reduce"(%88) <{axis = 1 : i32}> ({
      ^bb0(%arg14: f32, %arg15: f32):
        %133 = arith.maxnumf %arg14, %arg15 : f32
        tt.reduce.return %133 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %90 = arith.maxnumf %arg9, %89 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %91 = tt.expand_dims %90 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %92 = tt.broadcast %91 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %93 = arith.subf %88, %92 : tensor<64x64xf32, #mma>
      %94 = math.exp2 %93 : tensor<64x64xf32, #mma>
      %95 = arith.subf %arg9, %90 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %96 = math.exp2 %95 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %97 = arith.mulf %arg7, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %98 = "tt.reduce"(%94) <{axis = 1 : i32}> ({
      ^bb0(%arg14: f32, %arg15: f32):
        %133 = arith.addf %arg14, %arg15 : f32
        tt.reduce.return %133 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %99 = arith.addf %97, %98 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %100 = ttg.memdesc_subview %40[%77, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %101 = arith.truncf %94 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %102 = tt.expand_dims %96 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %103 = tt.broadcast %102 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %104 = arith.mulf %84#3, %103 : tensor<64x64xf32, #mma>
      %105 = ttg.convert_layout %101 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %106 = ttng.warp_group_dot %105, %100, %104 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> tensor<64x64xf32, #mma>
      %107 = arith.addi %arg10, %c1_i32 : i32
      %108 = arith.cmpi sge, %107, %c2_i32 : i32
      %109 = arith.select %108, %c0_i32, %107 : i32
      %110 = arith.addi %arg6, %c64_i32 : i32
      %111 = tt.splat %110 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %112 = tt.splat %110 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %113 = arith.addi %111, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %114 = arith.addi %112, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %115 = tt.expand_dims %113 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %116 = arith.muli %115, %cst : tensor<1x64xi32, #blocked>
      %117 = tt.addptr %31, %116 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %118 = tt.broadcast %117 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %119 = tt.addptr %118, %34 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %120 = ttg.memdesc_subview %39[%109, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %121 = tt.splat %74 : i1 -> tensor<64x64xi1, #blocked>
      %122 = ttg.async_copy_global_to_local %119, %120 mask %121 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %123 = ttg.async_commit_group %122
      %124 = tt.expand_dims %114 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %125 = arith.muli %124, %cst_0 : tensor<64x1xi32, #blocked1>
      %126 = tt.addptr %38, %125 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %127 = tt.broadcast %126 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %128 = tt.addptr %127, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %129 = ttg.memdesc_subview %40[%109, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %130 = tt.splat %74 : i1 -> tensor<64x64xi1, #blocked1>
      %131 = ttg.async_copy_global_to_local %128, %129 mask %130 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
      %132 = ttg.async_commit_group %131
      scf.yield %99, %106, %90, %109, %77, %123, %132 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token
    }
    %61 = ttng.warp_group_dot_wait %60#1 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %62 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %63 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %64 = tt.splat %63 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %65 = tt.addptr %64, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %66 = tt.broadcast %65 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %67 = tt.addptr %66, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %68 = tt.expand_dims %60#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %69 = tt.broadcast %68 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %70 = arith.divf %61, %69 : tensor<64x64xf32, #mma>
    %71 = arith.truncf %70 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %72 = ttg.convert_layout %71 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %67, %72 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_fence_insertion()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %c2_i32 = arith.constant 2 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant dense<64> : tensor<1x64xi32, #blocked>
    %cst_0 = arith.constant dense<64> : tensor<64x1xi32, #blocked1>
    %c64_i64 = arith.constant 64 : i64
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #mma>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %16 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = arith.muli %16, %cst_0 : tensor<64x1xi32, #blocked1>
    %19 = tt.splat %15 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %20 = tt.addptr %19, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %23 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %24 = tt.broadcast %22 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %25 = tt.addptr %23, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %26 = tt.load %25 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    %27 = ttg.local_alloc %26 : (tensor<64x64xf16, #blocked1>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %28 = arith.addi %5, %c1_i32 : i32
    %29 = arith.muli %28, %c64_i32 : i32
    %30 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %34 = tt.broadcast %33 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %35 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %36 = tt.broadcast %17 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %37 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %38 = tt.splat %37 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %41 = arith.cmpi sgt, %29, %c0_i32 : i32
    %42 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %43 = arith.muli %42, %cst : tensor<1x64xi32, #blocked>
    %44 = tt.addptr %31, %43 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
    %45 = tt.broadcast %44 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %46 = tt.addptr %45, %34 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %47 = ttg.memdesc_subview %39[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %48 = tt.splat %41 : i1 -> tensor<64x64xi1, #blocked>
    %49 = ttg.async_copy_global_to_local %46, %47 mask %48 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %50 = ttg.async_commit_group %49
    %51 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %52 = arith.muli %51, %cst_0 : tensor<64x1xi32, #blocked1>
    %53 = tt.addptr %38, %52 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %54 = tt.broadcast %53 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %55 = tt.addptr %54, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %56 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %57 = tt.splat %41 : i1 -> tensor<64x64xi1, #blocked1>
    %58 = ttg.async_copy_global_to_local %55, %56 mask %57 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %59 = ttg.async_commit_group %58
    ttng.fence_async_shared {bCluster = false}
    %60:7 = scf.for %arg6 = %c0_i32 to %29 step %c64_i32 iter_args(%arg7 = %cst_4, %arg8 = %cst_2, %arg9 = %cst_1, %arg10 = %c0_i32, %arg11 = %c-1_i32, %arg12 = %50, %arg13 = %59) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token)  : i32 {
      %73 = arith.subi %29, %c64_i32 : i32
      %74 = arith.cmpi slt, %arg6, %73 : i32
      %75 = arith.addi %arg11, %c1_i32 : i32
      %76 = arith.cmpi sge, %75, %c2_i32 : i32
      %77 = arith.select %76, %c0_i32, %75 : i32
      %78 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %79 = arith.addi %78, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %80 = tt.expand_dims %79 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
      %81 = ttg.async_wait %arg12, %arg13 {num = 0 : i32}
      %82 = ttg.memdesc_subview %39[%77, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %83 = ttng.warp_group_dot %27, %82, %cst_2 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf32, #mma>
      %84:4 = ttng.warp_group_dot_wait %83, %27, %82, %arg8 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>, tensor<64x64xf32, #mma>
      %85 = arith.mulf %84#0, %35 : tensor<64x64xf32, #mma>
      %86 = tt.broadcast %80 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
      %87 = arith.cmpi sge, %36, %86 : tensor<64x64xi32, #mma>
      %88 = arith.select %87, %85, %cst_3 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
      %89 = "tt.reduce"(%88) <{axis = 1 : i32}> ({
      ^bb0(%arg14: f32, %arg15: f32):
        %133 = arith.maxnumf %arg14, %arg15 : f32
        tt.reduce.return %133 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %90 = arith.maxnumf %arg9, %89 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %91 = tt.expand_dims %90 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %92 = tt.broadcast %91 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %93 = arith.subf %88, %92 : tensor<64x64xf32, #mma>
      %94 = math.exp2 %93 : tensor<64x64xf32, #mma>
      %95 = arith.subf %arg9, %90 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %96 = math.exp2 %95 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %97 = arith.mulf %arg7, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %98 = "tt.reduce"(%94) <{axis = 1 : i32}> ({
      ^bb0(%arg14: f32, %arg15: f32):
        %133 = arith.addf %arg14, %arg15 : f32
        tt.reduce.return %133 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %99 = arith.addf %97, %98 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %100 = ttg.memdesc_subview %40[%77, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %101 = arith.truncf %94 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %102 = tt.expand_dims %96 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %103 = tt.broadcast %102 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %104 = arith.mulf %84#3, %103 : tensor<64x64xf32, #mma>
      %105 = ttg.convert_layout %101 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %106 = ttng.warp_group_dot %105, %100, %104 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> tensor<64x64xf32, #mma>
      %107 = arith.addi %arg10, %c1_i32 : i32
      %108 = arith.cmpi sge, %107, %c2_i32 : i32
      %109 = arith.select %108, %c0_i32, %107 : i32
      %110 = arith.addi %arg6, %c64_i32 : i32
      %111 = tt.splat %110 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %112 = tt.splat %110 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %113 = arith.addi %111, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %114 = arith.addi %112, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %115 = tt.expand_dims %113 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %116 = arith.muli %115, %cst : tensor<1x64xi32, #blocked>
      %117 = tt.addptr %31, %116 : tensor<1x64x!tt.ptr<f16>, #blocked>, tensor<1x64xi32, #blocked>
      %118 = tt.broadcast %117 : tensor<1x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %119 = tt.addptr %118, %34 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %120 = ttg.memdesc_subview %39[%109, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %121 = tt.splat %74 : i1 -> tensor<64x64xi1, #blocked>
      %122 = ttg.async_copy_global_to_local %119, %120 mask %121 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %123 = ttg.async_commit_group %122
      %124 = tt.expand_dims %114 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %125 = arith.muli %124, %cst_0 : tensor<64x1xi32, #blocked1>
      %126 = tt.addptr %38, %125 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %127 = tt.broadcast %126 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %128 = tt.addptr %127, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %129 = ttg.memdesc_subview %40[%109, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %130 = tt.splat %74 : i1 -> tensor<64x64xi1, #blocked1>
      %131 = ttg.async_copy_global_to_local %128, %129 mask %130 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
      %132 = ttg.async_commit_group %131
      scf.yield %99, %106, %90, %109, %77, %123, %132 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token
    }
    %61 = ttng.warp_group_dot_wait %60#1 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %62 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %63 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %64 = tt.splat %63 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %65 = tt.addptr %64, %18 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %66 = tt.broadcast %65 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %67 = tt.addptr %66, %24 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %68 = tt.expand_dims %60#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %69 = tt.broadcast %68 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %70 = arith.divf %61, %69 : tensor<64x64xf32, #mma>
    %71 = arith.truncf %70 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %72 = ttg.convert_layout %71 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %67, %72 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @attention(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: f32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %cst_0 = arith.constant dense<-1.000000e+06> : tensor<64x64xf32, #mma>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i64 = arith.constant 64 : i64
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %cst_4 = arith.constant dense<64> : tensor<1x64xi32, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = tt.get_program_id y : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %arg4 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %4 = arith.muli %3, %c64_i64 : i64
    %5 = tt.get_program_id x : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %9 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %10 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %11 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %12 = tt.splat %6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %13 = arith.addi %11, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = arith.addi %12, %8 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>>
    %15 = tt.addptr %arg0, %4 : !tt.ptr<f16>, i64
    %16 = tt.expand_dims %13 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %17 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xi32, #mma>
    %18 = arith.muli %16, %cst_3 : tensor<64x1xi32, #blocked>
    %19 = tt.splat %15 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %20 = tt.addptr %19, %18 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %23 = tt.broadcast %20 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %24 = tt.broadcast %22 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %25 = tt.addptr %23, %24 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %26 = tt.load %25 : tensor<64x64x!tt.ptr<f16>, #blocked>
    %27 = ttg.local_alloc %26 : (tensor<64x64xf16, #blocked>) -> !ttg.memdesc<64x64xf16, #shared, #smem>
    %28 = arith.addi %5, %c1_i32 : i32
    %29 = arith.muli %28, %c64_i32 : i32
    %30 = tt.addptr %arg1, %4 : !tt.ptr<f16>, i64
    %31 = tt.splat %30 : !tt.ptr<f16> -> tensor<1x64x!tt.ptr<f16>, #blocked1>
    %32 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %34 = tt.broadcast %33 : tensor<64x1xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %35 = tt.splat %arg5 : f32 -> tensor<64x64xf32, #mma>
    %36 = tt.broadcast %17 : tensor<64x1xi32, #mma> -> tensor<64x64xi32, #mma>
    %37 = tt.addptr %arg2, %4 : !tt.ptr<f16>, i64
    %38 = tt.splat %37 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %39 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %40 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    %41 = arith.cmpi sgt, %29, %c0_i32 : i32
    %42 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %43 = arith.muli %42, %cst_4 : tensor<1x64xi32, #blocked1>
    %44 = tt.addptr %31, %43 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
    %45 = tt.broadcast %44 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %46 = tt.addptr %45, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %47 = ttg.memdesc_subview %39[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %48 = tt.splat %41 : i1 -> tensor<64x64xi1, #blocked1>
    %49 = ttg.async_copy_global_to_local %46, %47 mask %48 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
    %50 = ttg.async_commit_group %49
    %51 = tt.expand_dims %7 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %52 = arith.muli %51, %cst_3 : tensor<64x1xi32, #blocked>
    %53 = tt.addptr %38, %52 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %54 = tt.broadcast %53 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %55 = tt.addptr %54, %24 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %56 = ttg.memdesc_subview %40[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
    %57 = tt.splat %41 : i1 -> tensor<64x64xi1, #blocked>
    %58 = ttg.async_copy_global_to_local %55, %56 mask %57 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
    %59 = ttg.async_commit_group %58
    ttng.fence_async_shared {bCluster = false}
    %60:7 = scf.for %arg6 = %c0_i32 to %29 step %c64_i32 iter_args(%arg7 = %cst, %arg8 = %cst_1, %arg9 = %cst_2, %arg10 = %c0_i32, %arg11 = %c-1_i32, %arg12 = %50, %arg13 = %59) -> (tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token)  : i32 {
      %73 = arith.subi %29, %c64_i32 : i32
      %74 = arith.cmpi slt, %arg6, %73 : i32
      %75 = arith.addi %arg11, %c1_i32 : i32
      %76 = arith.cmpi sge, %75, %c2_i32 : i32
      %77 = arith.select %76, %c0_i32, %75 : i32
      %78 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %79 = arith.addi %78, %10 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
      %80 = tt.expand_dims %79 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xi32, #mma>
      %81 = ttg.async_wait %arg12, %arg13 {num = 0 : i32}
      %82 = ttg.memdesc_subview %39[%77, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %83 = ttng.warp_group_dot %27, %82, %cst_1 {inputPrecision = 0 : i32, isAsync = true} : !ttg.memdesc<64x64xf16, #shared, #smem> * !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf32, #mma>
      %84:4 = ttng.warp_group_dot_wait %83, %27, %82, %arg8 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x64xf16, #shared, #smem>, !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>, tensor<64x64xf32, #mma>
      %85 = arith.mulf %84#0, %35 : tensor<64x64xf32, #mma>
      %86 = tt.broadcast %80 : tensor<1x64xi32, #mma> -> tensor<64x64xi32, #mma>
      %87 = arith.cmpi sge, %36, %86 : tensor<64x64xi32, #mma>
      %88 = arith.select %87, %85, %cst_0 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
      %89 = "tt.reduce"(%88) <{axis = 1 : i32}> ({
      ^bb0(%arg14: f32, %arg15: f32):
        %133 = arith.maxnumf %arg14, %arg15 : f32
        tt.reduce.return %133 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %90 = arith.maxnumf %arg9, %89 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %91 = tt.expand_dims %90 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %92 = tt.broadcast %91 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %93 = arith.subf %88, %92 : tensor<64x64xf32, #mma>
      %94 = math.exp2 %93 : tensor<64x64xf32, #mma>
      %95 = arith.subf %arg9, %90 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %96 = math.exp2 %95 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %97 = arith.mulf %arg7, %96 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %98 = "tt.reduce"(%94) <{axis = 1 : i32}> ({
      ^bb0(%arg14: f32, %arg15: f32):
        %133 = arith.addf %arg14, %arg15 : f32
        tt.reduce.return %133 : f32
      }) : (tensor<64x64xf32, #mma>) -> tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %99 = arith.addf %97, %98 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>
      %100 = ttg.memdesc_subview %40[%77, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %101 = arith.truncf %94 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
      %102 = tt.expand_dims %96 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
      %103 = tt.broadcast %102 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
      %104 = arith.mulf %84#3, %103 : tensor<64x64xf32, #mma>
      %105 = ttg.convert_layout %101 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %106 = ttng.warp_group_dot %105, %100, %104 {inputPrecision = 0 : i32, isAsync = true} : tensor<64x64xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> tensor<64x64xf32, #mma>
      %107 = arith.addi %arg10, %c1_i32 : i32
      %108 = arith.cmpi sge, %107, %c2_i32 : i32
      %109 = arith.select %108, %c0_i32, %107 : i32
      %110 = arith.addi %arg6, %c64_i32 : i32
      %111 = tt.splat %110 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %112 = tt.splat %110 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %113 = arith.addi %111, %9 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %114 = arith.addi %112, %7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %115 = tt.expand_dims %113 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %116 = arith.muli %115, %cst_4 : tensor<1x64xi32, #blocked1>
      %117 = tt.addptr %31, %116 : tensor<1x64x!tt.ptr<f16>, #blocked1>, tensor<1x64xi32, #blocked1>
      %118 = tt.broadcast %117 : tensor<1x64x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
      %119 = tt.addptr %118, %34 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
      %120 = ttg.memdesc_subview %39[%109, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %121 = tt.splat %74 : i1 -> tensor<64x64xi1, #blocked1>
      %122 = ttg.async_copy_global_to_local %119, %120 mask %121 : tensor<64x64x!tt.ptr<f16>, #blocked1> -> <64x64xf16, #shared1, #smem, mutable, 2x64x64>
      %123 = ttg.async_commit_group %122
      %124 = tt.expand_dims %114 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %125 = arith.muli %124, %cst_3 : tensor<64x1xi32, #blocked>
      %126 = tt.addptr %38, %125 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
      %127 = tt.broadcast %126 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
      %128 = tt.addptr %127, %24 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
      %129 = ttg.memdesc_subview %40[%109, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
      %130 = tt.splat %74 : i1 -> tensor<64x64xi1, #blocked>
      %131 = ttg.async_copy_global_to_local %128, %129 mask %130 : tensor<64x64x!tt.ptr<f16>, #blocked> -> <64x64xf16, #shared, #smem, mutable, 2x64x64>
      %132 = ttg.async_commit_group %131
      scf.yield %99, %106, %90, %109, %77, %123, %132 : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, tensor<64x64xf32, #mma>, tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>>, i32, i32, !ttg.async.token, !ttg.async.token
    }
    %61 = ttng.warp_group_dot_wait %60#1 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    %62 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %40 : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>
    ttg.local_dealloc %39 : !ttg.memdesc<2x64x64xf16, #shared1, #smem, mutable>
    %63 = tt.addptr %arg3, %4 : !tt.ptr<f16>, i64
    %64 = tt.splat %63 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %65 = tt.addptr %64, %18 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %66 = tt.broadcast %65 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %67 = tt.addptr %66, %24 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %68 = tt.expand_dims %60#0 {axis = 1 : i32} : tensor<64xf32, #ttg.slice<{dim = 1, parent = #mma}>> -> tensor<64x1xf32, #mma>
    %69 = tt.broadcast %68 : tensor<64x1xf32, #mma> -> tensor<64x64xf32, #mma>
    %70 = arith.divf %61, %69 : tensor<64x64xf32, #mma>
    %71 = arith.truncf %70 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %72 = ttg.convert_layout %71 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %67, %72 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
