// Kernel convolution of kernels/memory.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp16:16 i32 i32; constants SIZE=3, CHANNELS=16, BLOCK=32
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %c32_i32 = arith.constant 32 : i32
    %c32_i32_0 = arith.constant 32 : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.extsi %c32_i32_0 : i32 to i64
    %4 = arith.muli %2, %3 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %5 = arith.cmpi sle, %4, %c2147483647_i64 : i64
    %6 = arith.cmpi sge, %4, %c-2147483648_i64 : i64
    %7 = arith.andi %5, %6 : i1
    %8 = arith.muli %1, %c32_i32_0 : i32
    %9 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %10 = tt.splat %8 : i32 -> tensor<32xi32>
    %11 = arith.extsi %10 : tensor<32xi32> to tensor<32xi64>
    %12 = arith.extsi %9 : tensor<32xi32> to tensor<32xi64>
    %13 = arith.addi %11, %12 : tensor<32xi64>
    %c2147483647_i64_1 = arith.constant 2147483647 : i64
    %c-2147483648_i64_2 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<32xi64>
    %14 = arith.cmpi sle, %13, %cst : tensor<32xi64>
    %cst_3 = arith.constant dense<-2147483648> : tensor<32xi64>
    %15 = arith.cmpi sge, %13, %cst_3 : tensor<32xi64>
    %16 = arith.andi %14, %15 : tensor<32xi1>
    %17 = arith.addi %10, %9 : tensor<32xi32>
    %18 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %19 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_32__(0, 1)cconstexpr_16__(1,)cconstexpr_fp32_"() : () -> tensor<32x16xf32>
    %c0_i32 = arith.constant 0 : i32
    %c9_i32 = arith.constant 9 : i32
    %c1_i32 = arith.constant 1 : i32
    %20 = arith.bitcast %c0_i32 : i32 to i32
    %21 = arith.bitcast %c9_i32 : i32 to i32
    %22 = arith.bitcast %c1_i32 : i32 to i32
    %23 = ub.poison : i32
    %24 = scf.for %arg5 = %20 to %21 step %22 iter_args(%arg6 = %19) -> (tensor<32x16xf32>)  : i32 {
      %c3_i32 = arith.constant 3 : i32
      %c3_i32_20 = arith.constant 3 : i32
      %65 = arith.divsi %arg5, %c3_i32_20 : i32
      %66 = arith.extsi %0 : i32 to i64
      %67 = arith.extsi %65 : i32 to i64
      %68 = arith.addi %66, %67 : i64
      %c2147483647_i64_21 = arith.constant 2147483647 : i64
      %c-2147483648_i64_22 = arith.constant -2147483648 : i64
      %69 = arith.cmpi sle, %68, %c2147483647_i64_21 : i64
      %70 = arith.cmpi sge, %68, %c-2147483648_i64_22 : i64
      %71 = arith.andi %69, %70 : i1
      %72 = arith.addi %0, %65 : i32
      %c1_i32_23 = arith.constant 1 : i32
      %c1_i32_24 = arith.constant 1 : i32
      %73 = arith.extsi %72 : i32 to i64
      %74 = arith.extsi %c1_i32_24 : i32 to i64
      %75 = arith.subi %73, %74 : i64
      %c2147483647_i64_25 = arith.constant 2147483647 : i64
      %c-2147483648_i64_26 = arith.constant -2147483648 : i64
      %76 = arith.cmpi sle, %75, %c2147483647_i64_25 : i64
      %77 = arith.cmpi sge, %75, %c-2147483648_i64_26 : i64
      %78 = arith.andi %76, %77 : i1
      %79 = arith.subi %72, %c1_i32_24 : i32
      %c3_i32_27 = arith.constant 3 : i32
      %c3_i32_28 = arith.constant 3 : i32
      %80 = arith.remsi %arg5, %c3_i32_28 : i32
      %81 = tt.splat %80 : i32 -> tensor<32xi32>
      %82 = arith.extsi %17 : tensor<32xi32> to tensor<32xi64>
      %83 = arith.extsi %81 : tensor<32xi32> to tensor<32xi64>
      %84 = arith.addi %82, %83 : tensor<32xi64>
      %c2147483647_i64_29 = arith.constant 2147483647 : i64
      %c-2147483648_i64_30 = arith.constant -2147483648 : i64
      %cst_31 = arith.constant dense<2147483647> : tensor<32xi64>
      %85 = arith.cmpi sle, %84, %cst_31 : tensor<32xi64>
      %cst_32 = arith.constant dense<-2147483648> : tensor<32xi64>
      %86 = arith.cmpi sge, %84, %cst_32 : tensor<32xi64>
      %87 = arith.andi %85, %86 : tensor<32xi1>
      %88 = arith.addi %17, %81 : tensor<32xi32>
      %c1_i32_33 = arith.constant 1 : i32
      %c1_i32_34 = arith.constant 1 : i32
      %cst_35 = arith.constant dense<1> : tensor<32xi32>
      %89 = arith.extsi %88 : tensor<32xi32> to tensor<32xi64>
      %90 = arith.extsi %cst_35 : tensor<32xi32> to tensor<32xi64>
      %91 = arith.subi %89, %90 : tensor<32xi64>
      %c2147483647_i64_36 = arith.constant 2147483647 : i64
      %c-2147483648_i64_37 = arith.constant -2147483648 : i64
      %cst_38 = arith.constant dense<2147483647> : tensor<32xi64>
      %92 = arith.cmpi sle, %91, %cst_38 : tensor<32xi64>
      %cst_39 = arith.constant dense<-2147483648> : tensor<32xi64>
      %93 = arith.cmpi sge, %91, %cst_39 : tensor<32xi64>
      %94 = arith.andi %92, %93 : tensor<32xi1>
      %95 = arith.subi %88, %cst_35 : tensor<32xi32>
      %c0_i32_40 = arith.constant 0 : i32
      %96 = arith.cmpi sge, %79, %c0_i32_40 : i32
      %97 = arith.cmpi slt, %79, %arg3 : i32
      %98 = arith.andi %96, %97 : i1
      %c0_i32_41 = arith.constant 0 : i32
      %cst_42 = arith.constant dense<0> : tensor<32xi32>
      %99 = arith.cmpi sge, %95, %cst_42 : tensor<32xi32>
      %100 = tt.splat %98 : i1 -> tensor<32xi1>
      %101 = arith.andi %100, %99 : tensor<32xi1>
      %102 = tt.splat %arg4 : i32 -> tensor<32xi32>
      %103 = arith.cmpi slt, %95, %102 : tensor<32xi32>
      %104 = arith.andi %101, %103 : tensor<32xi1>
      %105 = tt.expand_dims %104 {axis = 1 : i32} : tensor<32xi1> -> tensor<32x1xi1>
      %106 = arith.extsi %79 : i32 to i64
      %107 = arith.extsi %arg4 : i32 to i64
      %108 = arith.muli %106, %107 : i64
      %c2147483647_i64_43 = arith.constant 2147483647 : i64
      %c-2147483648_i64_44 = arith.constant -2147483648 : i64
      %109 = arith.cmpi sle, %108, %c2147483647_i64_43 : i64
      %110 = arith.cmpi sge, %108, %c-2147483648_i64_44 : i64
      %111 = arith.andi %109, %110 : i1
      %112 = arith.muli %79, %arg4 : i32
      %113 = tt.splat %112 : i32 -> tensor<32xi32>
      %114 = arith.extsi %113 : tensor<32xi32> to tensor<32xi64>
      %115 = arith.extsi %95 : tensor<32xi32> to tensor<32xi64>
      %116 = arith.addi %114, %115 : tensor<32xi64>
      %c2147483647_i64_45 = arith.constant 2147483647 : i64
      %c-2147483648_i64_46 = arith.constant -2147483648 : i64
      %cst_47 = arith.constant dense<2147483647> : tensor<32xi64>
      %117 = arith.cmpi sle, %116, %cst_47 : tensor<32xi64>
      %cst_48 = arith.constant dense<-2147483648> : tensor<32xi64>
      %118 = arith.cmpi sge, %116, %cst_48 : tensor<32xi64>
      %119 = arith.andi %117, %118 : tensor<32xi1>
      %120 = arith.addi %113, %95 : tensor<32xi32>
      %121 = tt.expand_dims %120 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
      %c16_i32_49 = arith.constant 16 : i32
      %c16_i32_50 = arith.constant 16 : i32
      %cst_51 = arith.constant dense<16> : tensor<32x1xi32>
      %122 = arith.extsi %121 : tensor<32x1xi32> to tensor<32x1xi64>
      %123 = arith.extsi %cst_51 : tensor<32x1xi32> to tensor<32x1xi64>
      %124 = arith.muli %122, %123 : tensor<32x1xi64>
      %c2147483647_i64_52 = arith.constant 2147483647 : i64
      %c-2147483648_i64_53 = arith.constant -2147483648 : i64
      %cst_54 = arith.constant dense<2147483647> : tensor<32x1xi64>
      %125 = arith.cmpi sle, %124, %cst_54 : tensor<32x1xi64>
      %cst_55 = arith.constant dense<-2147483648> : tensor<32x1xi64>
      %126 = arith.cmpi sge, %124, %cst_55 : tensor<32x1xi64>
      %127 = arith.andi %125, %126 : tensor<32x1xi1>
      %128 = arith.muli %121, %cst_51 : tensor<32x1xi32>
      %129 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>>
      %130 = tt.addptr %129, %128 : tensor<32x1x!tt.ptr<f16>>, tensor<32x1xi32>
      %131 = tt.expand_dims %18 {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
      %132 = tt.broadcast %130 : tensor<32x1x!tt.ptr<f16>> -> tensor<32x16x!tt.ptr<f16>>
      %133 = tt.broadcast %131 : tensor<1x16xi32> -> tensor<32x16xi32>
      %134 = tt.addptr %132, %133 : tensor<32x16x!tt.ptr<f16>>, tensor<32x16xi32>
      %cst_56 = arith.constant 0.000000e+00 : f32
      %135 = tt.broadcast %105 : tensor<32x1xi1> -> tensor<32x16xi1>
      %cst_57 = arith.constant dense<0.000000e+00> : tensor<32x16xf32>
      %136 = arith.truncf %cst_57 : tensor<32x16xf32> to tensor<32x16xf16>
      %137 = tt.load %134, %135, %136 : tensor<32x16x!tt.ptr<f16>>
      %c16_i32_58 = arith.constant 16 : i32
      %c16_i32_59 = arith.constant 16 : i32
      %138 = arith.extsi %arg5 : i32 to i64
      %139 = arith.extsi %c16_i32_59 : i32 to i64
      %140 = arith.muli %138, %139 : i64
      %c2147483647_i64_60 = arith.constant 2147483647 : i64
      %c-2147483648_i64_61 = arith.constant -2147483648 : i64
      %141 = arith.cmpi sle, %140, %c2147483647_i64_60 : i64
      %142 = arith.cmpi sge, %140, %c-2147483648_i64_61 : i64
      %143 = arith.andi %141, %142 : i1
      %144 = arith.muli %arg5, %c16_i32_59 : i32
      %c16_i32_62 = arith.constant 16 : i32
      %c16_i32_63 = arith.constant 16 : i32
      %145 = arith.extsi %144 : i32 to i64
      %146 = arith.extsi %c16_i32_63 : i32 to i64
      %147 = arith.muli %145, %146 : i64
      %c2147483647_i64_64 = arith.constant 2147483647 : i64
      %c-2147483648_i64_65 = arith.constant -2147483648 : i64
      %148 = arith.cmpi sle, %147, %c2147483647_i64_64 : i64
      %149 = arith.cmpi sge, %147, %c-2147483648_i64_65 : i64
      %150 = arith.andi %148, %149 : i1
      %151 = arith.muli %144, %c16_i32_63 : i32
      %152 = tt.addptr %arg1, %151 : !tt.ptr<f16>, i32
      %153 = tt.expand_dims %18 {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
      %c16_i32_66 = arith.constant 16 : i32
      %c16_i32_67 = arith.constant 16 : i32
      %cst_68 = arith.constant dense<16> : tensor<16x1xi32>
      %154 = arith.extsi %153 : tensor<16x1xi32> to tensor<16x1xi64>
      %155 = arith.extsi %cst_68 : tensor<16x1xi32> to tensor<16x1xi64>
      %156 = arith.muli %154, %155 : tensor<16x1xi64>
      %c2147483647_i64_69 = arith.constant 2147483647 : i64
      %c-2147483648_i64_70 = arith.constant -2147483648 : i64
      %cst_71 = arith.constant dense<2147483647> : tensor<16x1xi64>
      %157 = arith.cmpi sle, %156, %cst_71 : tensor<16x1xi64>
      %cst_72 = arith.constant dense<-2147483648> : tensor<16x1xi64>
      %158 = arith.cmpi sge, %156, %cst_72 : tensor<16x1xi64>
      %159 = arith.andi %157, %158 : tensor<16x1xi1>
      %160 = arith.muli %153, %cst_68 : tensor<16x1xi32>
      %161 = tt.splat %152 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>>
      %162 = tt.addptr %161, %160 : tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>
      %163 = tt.expand_dims %18 {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
      %164 = tt.broadcast %162 : tensor<16x1x!tt.ptr<f16>> -> tensor<16x16x!tt.ptr<f16>>
      %165 = tt.broadcast %163 : tensor<1x16xi32> -> tensor<16x16xi32>
      %166 = tt.addptr %164, %165 : tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>
      %167 = tt.load %166 : tensor<16x16x!tt.ptr<f16>>
      %cst_73 = arith.constant 0.000000e+00 : f32
      %168 = tt.dot %137, %167, %arg6, inputPrecision = tf32 : tensor<32x16xf16> * tensor<16x16xf16> -> tensor<32x16xf32>
      scf.yield %168 : tensor<32x16xf32>
    }
    %25 = arith.extsi %0 : i32 to i64
    %26 = arith.extsi %arg4 : i32 to i64
    %27 = arith.muli %25, %26 : i64
    %c2147483647_i64_4 = arith.constant 2147483647 : i64
    %c-2147483648_i64_5 = arith.constant -2147483648 : i64
    %28 = arith.cmpi sle, %27, %c2147483647_i64_4 : i64
    %29 = arith.cmpi sge, %27, %c-2147483648_i64_5 : i64
    %30 = arith.andi %28, %29 : i1
    %31 = arith.muli %0, %arg4 : i32
    %32 = tt.splat %31 : i32 -> tensor<32xi32>
    %33 = arith.extsi %32 : tensor<32xi32> to tensor<32xi64>
    %34 = arith.extsi %17 : tensor<32xi32> to tensor<32xi64>
    %35 = arith.addi %33, %34 : tensor<32xi64>
    %c2147483647_i64_6 = arith.constant 2147483647 : i64
    %c-2147483648_i64_7 = arith.constant -2147483648 : i64
    %cst_8 = arith.constant dense<2147483647> : tensor<32xi64>
    %36 = arith.cmpi sle, %35, %cst_8 : tensor<32xi64>
    %cst_9 = arith.constant dense<-2147483648> : tensor<32xi64>
    %37 = arith.cmpi sge, %35, %cst_9 : tensor<32xi64>
    %38 = arith.andi %36, %37 : tensor<32xi1>
    %39 = arith.addi %32, %17 : tensor<32xi32>
    %40 = tt.expand_dims %39 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %c16_i32 = arith.constant 16 : i32
    %c16_i32_10 = arith.constant 16 : i32
    %cst_11 = arith.constant dense<16> : tensor<32x1xi32>
    %41 = arith.extsi %40 : tensor<32x1xi32> to tensor<32x1xi64>
    %42 = arith.extsi %cst_11 : tensor<32x1xi32> to tensor<32x1xi64>
    %43 = arith.muli %41, %42 : tensor<32x1xi64>
    %c2147483647_i64_12 = arith.constant 2147483647 : i64
    %c-2147483648_i64_13 = arith.constant -2147483648 : i64
    %cst_14 = arith.constant dense<2147483647> : tensor<32x1xi64>
    %44 = arith.cmpi sle, %43, %cst_14 : tensor<32x1xi64>
    %cst_15 = arith.constant dense<-2147483648> : tensor<32x1xi64>
    %45 = arith.cmpi sge, %43, %cst_15 : tensor<32x1xi64>
    %46 = arith.andi %44, %45 : tensor<32x1xi1>
    %47 = arith.muli %40, %cst_11 : tensor<32x1xi32>
    %48 = tt.expand_dims %18 {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
    %49 = tt.broadcast %47 : tensor<32x1xi32> -> tensor<32x16xi32>
    %50 = tt.broadcast %48 : tensor<1x16xi32> -> tensor<32x16xi32>
    %51 = arith.extsi %49 : tensor<32x16xi32> to tensor<32x16xi64>
    %52 = arith.extsi %50 : tensor<32x16xi32> to tensor<32x16xi64>
    %53 = arith.addi %51, %52 : tensor<32x16xi64>
    %c2147483647_i64_16 = arith.constant 2147483647 : i64
    %c-2147483648_i64_17 = arith.constant -2147483648 : i64
    %cst_18 = arith.constant dense<2147483647> : tensor<32x16xi64>
    %54 = arith.cmpi sle, %53, %cst_18 : tensor<32x16xi64>
    %cst_19 = arith.constant dense<-2147483648> : tensor<32x16xi64>
    %55 = arith.cmpi sge, %53, %cst_19 : tensor<32x16xi64>
    %56 = arith.andi %54, %55 : tensor<32x16xi1>
    %57 = arith.addi %49, %50 : tensor<32x16xi32>
    %58 = tt.splat %arg4 : i32 -> tensor<32xi32>
    %59 = arith.cmpi slt, %17, %58 : tensor<32xi32>
    %60 = tt.expand_dims %59 {axis = 1 : i32} : tensor<32xi1> -> tensor<32x1xi1>
    %61 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>>
    %62 = tt.addptr %61, %57 : tensor<32x16x!tt.ptr<f16>>, tensor<32x16xi32>
    %63 = arith.truncf %24 : tensor<32x16xf32> to tensor<32x16xf16>
    %64 = tt.broadcast %60 : tensor<32x1xi1> -> tensor<32x16xi1>
    tt.store %62, %63, %64 : tensor<32x16x!tt.ptr<f16>>
    tt.return
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_32__(0, 1)cconstexpr_16__(1,)cconstexpr_fp32_"() -> tensor<32x16xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x16xf32>
    tt.return %cst_0 : tensor<32x16xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<32x16xf32>
    tt.return %0 : tensor<32x16xf32>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x16xf32>
    %c256_i32 = arith.constant 256 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x16xf16>
    %c9_i32 = arith.constant 9 : i32
    %cst_1 = arith.constant dense<16> : tensor<16x1xi32>
    %cst_2 = arith.constant dense<16> : tensor<32x1xi32>
    %cst_3 = arith.constant dense<0> : tensor<32xi32>
    %cst_4 = arith.constant dense<1> : tensor<32xi32>
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %4 = tt.splat %2 : i32 -> tensor<32xi32>
    %5 = arith.addi %4, %3 : tensor<32xi32>
    %6 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
    %7 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst) -> (tensor<32x16xf32>)  : i32 {
      %24 = arith.divsi %arg5, %c3_i32 : i32
      %25 = arith.addi %0, %24 : i32
      %26 = arith.subi %25, %c1_i32 : i32
      %27 = arith.remsi %arg5, %c3_i32 : i32
      %28 = tt.splat %27 : i32 -> tensor<32xi32>
      %29 = arith.addi %5, %28 : tensor<32xi32>
      %30 = arith.subi %29, %cst_4 : tensor<32xi32>
      %31 = arith.cmpi sge, %26, %c0_i32 : i32
      %32 = arith.cmpi slt, %26, %arg3 : i32
      %33 = arith.andi %31, %32 : i1
      %34 = arith.cmpi sge, %30, %cst_3 : tensor<32xi32>
      %35 = tt.splat %33 : i1 -> tensor<32xi1>
      %36 = arith.andi %35, %34 : tensor<32xi1>
      %37 = tt.splat %arg4 : i32 -> tensor<32xi32>
      %38 = arith.cmpi slt, %30, %37 : tensor<32xi32>
      %39 = arith.andi %36, %38 : tensor<32xi1>
      %40 = tt.expand_dims %39 {axis = 1 : i32} : tensor<32xi1> -> tensor<32x1xi1>
      %41 = arith.muli %26, %arg4 : i32
      %42 = tt.splat %41 : i32 -> tensor<32xi32>
      %43 = arith.addi %42, %30 : tensor<32xi32>
      %44 = tt.expand_dims %43 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
      %45 = arith.muli %44, %cst_2 : tensor<32x1xi32>
      %46 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>>
      %47 = tt.addptr %46, %45 : tensor<32x1x!tt.ptr<f16>>, tensor<32x1xi32>
      %48 = tt.expand_dims %6 {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
      %49 = tt.broadcast %47 : tensor<32x1x!tt.ptr<f16>> -> tensor<32x16x!tt.ptr<f16>>
      %50 = tt.broadcast %48 : tensor<1x16xi32> -> tensor<32x16xi32>
      %51 = tt.addptr %49, %50 : tensor<32x16x!tt.ptr<f16>>, tensor<32x16xi32>
      %52 = tt.broadcast %40 : tensor<32x1xi1> -> tensor<32x16xi1>
      %53 = tt.load %51, %52, %cst_0 : tensor<32x16x!tt.ptr<f16>>
      %54 = arith.muli %arg5, %c256_i32 : i32
      %55 = tt.addptr %arg1, %54 : !tt.ptr<f16>, i32
      %56 = tt.expand_dims %6 {axis = 1 : i32} : tensor<16xi32> -> tensor<16x1xi32>
      %57 = arith.muli %56, %cst_1 : tensor<16x1xi32>
      %58 = tt.splat %55 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>>
      %59 = tt.addptr %58, %57 : tensor<16x1x!tt.ptr<f16>>, tensor<16x1xi32>
      %60 = tt.broadcast %59 : tensor<16x1x!tt.ptr<f16>> -> tensor<16x16x!tt.ptr<f16>>
      %61 = tt.broadcast %48 : tensor<1x16xi32> -> tensor<16x16xi32>
      %62 = tt.addptr %60, %61 : tensor<16x16x!tt.ptr<f16>>, tensor<16x16xi32>
      %63 = tt.load %62 : tensor<16x16x!tt.ptr<f16>>
      %64 = tt.dot %53, %63, %arg6, inputPrecision = tf32 : tensor<32x16xf16> * tensor<16x16xf16> -> tensor<32x16xf32>
      scf.yield %64 : tensor<32x16xf32>
    }
    %8 = arith.muli %0, %arg4 : i32
    %9 = tt.splat %8 : i32 -> tensor<32xi32>
    %10 = arith.addi %9, %5 : tensor<32xi32>
    %11 = tt.expand_dims %10 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
    %12 = arith.muli %11, %cst_2 : tensor<32x1xi32>
    %13 = tt.expand_dims %6 {axis = 0 : i32} : tensor<16xi32> -> tensor<1x16xi32>
    %14 = tt.broadcast %12 : tensor<32x1xi32> -> tensor<32x16xi32>
    %15 = tt.broadcast %13 : tensor<1x16xi32> -> tensor<32x16xi32>
    %16 = arith.addi %14, %15 : tensor<32x16xi32>
    %17 = tt.splat %arg4 : i32 -> tensor<32xi32>
    %18 = arith.cmpi slt, %5, %17 : tensor<32xi32>
    %19 = tt.expand_dims %18 {axis = 1 : i32} : tensor<32xi1> -> tensor<32x1xi1>
    %20 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>>
    %21 = tt.addptr %20, %16 : tensor<32x16x!tt.ptr<f16>>, tensor<32x16xi32>
    %22 = arith.truncf %7 : tensor<32x16xf32> to tensor<32x16xf16>
    %23 = tt.broadcast %19 : tensor<32x1xi1> -> tensor<32x16xi1>
    tt.store %21, %22, %23 : tensor<32x16x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #blocked>
    %c256_i32 = arith.constant 256 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked>
    %c9_i32 = arith.constant 9 : i32
    %cst_1 = arith.constant dense<16> : tensor<16x1xi32, #blocked1>
    %cst_2 = arith.constant dense<16> : tensor<32x1xi32, #blocked1>
    %cst_3 = arith.constant dense<0> : tensor<32xi32, #blocked2>
    %cst_4 = arith.constant dense<1> : tensor<32xi32, #blocked2>
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %4 = tt.splat %2 : i32 -> tensor<32xi32, #blocked2>
    %5 = arith.addi %4, %3 : tensor<32xi32, #blocked2>
    %6 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked2>
    %7 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst) -> (tensor<32x16xf32, #blocked>)  : i32 {
      %32 = arith.divsi %arg5, %c3_i32 : i32
      %33 = arith.addi %0, %32 : i32
      %34 = arith.subi %33, %c1_i32 : i32
      %35 = arith.remsi %arg5, %c3_i32 : i32
      %36 = tt.splat %35 : i32 -> tensor<32xi32, #blocked2>
      %37 = arith.addi %5, %36 : tensor<32xi32, #blocked2>
      %38 = arith.subi %37, %cst_4 : tensor<32xi32, #blocked2>
      %39 = arith.cmpi sge, %34, %c0_i32 : i32
      %40 = arith.cmpi slt, %34, %arg3 : i32
      %41 = arith.andi %39, %40 : i1
      %42 = arith.cmpi sge, %38, %cst_3 : tensor<32xi32, #blocked2>
      %43 = tt.splat %41 : i1 -> tensor<32xi1, #blocked2>
      %44 = arith.andi %43, %42 : tensor<32xi1, #blocked2>
      %45 = tt.splat %arg4 : i32 -> tensor<32xi32, #blocked2>
      %46 = arith.cmpi slt, %38, %45 : tensor<32xi32, #blocked2>
      %47 = arith.andi %44, %46 : tensor<32xi1, #blocked2>
      %48 = ttg.convert_layout %47 : tensor<32xi1, #blocked2> -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %49 = tt.expand_dims %48 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi1, #blocked3>
      %50 = ttg.convert_layout %49 : tensor<32x1xi1, #blocked3> -> tensor<32x1xi1, #blocked1>
      %51 = arith.muli %34, %arg4 : i32
      %52 = tt.splat %51 : i32 -> tensor<32xi32, #blocked2>
      %53 = arith.addi %52, %38 : tensor<32xi32, #blocked2>
      %54 = ttg.convert_layout %53 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
      %56 = ttg.convert_layout %55 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked1>
      %57 = arith.muli %56, %cst_2 : tensor<32x1xi32, #blocked1>
      %58 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
      %59 = tt.addptr %58, %57 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %60 = ttg.convert_layout %6 : tensor<16xi32, #blocked2> -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %61 = tt.expand_dims %60 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x16xi32, #blocked4>
      %62 = ttg.convert_layout %61 : tensor<1x16xi32, #blocked4> -> tensor<1x16xi32, #blocked>
      %63 = tt.broadcast %59 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
      %64 = ttg.convert_layout %63 : tensor<32x16x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked>
      %65 = tt.broadcast %62 : tensor<1x16xi32, #blocked> -> tensor<32x16xi32, #blocked>
      %66 = tt.addptr %64, %65 : tensor<32x16x!tt.ptr<f16>, #blocked>, tensor<32x16xi32, #blocked>
      %67 = tt.broadcast %50 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
      %68 = ttg.convert_layout %67 : tensor<32x16xi1, #blocked1> -> tensor<32x16xi1, #blocked>
      %69 = tt.load %66, %68, %cst_0 : tensor<32x16x!tt.ptr<f16>, #blocked>
      %70 = arith.muli %arg5, %c256_i32 : i32
      %71 = tt.addptr %arg1, %70 : !tt.ptr<f16>, i32
      %72 = ttg.convert_layout %6 : tensor<16xi32, #blocked2> -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %73 = tt.expand_dims %72 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<16x1xi32, #blocked3>
      %74 = ttg.convert_layout %73 : tensor<16x1xi32, #blocked3> -> tensor<16x1xi32, #blocked1>
      %75 = arith.muli %74, %cst_1 : tensor<16x1xi32, #blocked1>
      %76 = tt.splat %71 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked1>
      %77 = tt.addptr %76, %75 : tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>
      %78 = tt.broadcast %77 : tensor<16x1x!tt.ptr<f16>, #blocked1> -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %79 = ttg.convert_layout %78 : tensor<16x16x!tt.ptr<f16>, #blocked1> -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %80 = tt.broadcast %62 : tensor<1x16xi32, #blocked> -> tensor<16x16xi32, #blocked>
      %81 = tt.addptr %79, %80 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
      %82 = tt.load %81 : tensor<16x16x!tt.ptr<f16>, #blocked>
      %83 = ttg.convert_layout %69 : tensor<32x16xf16, #blocked> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked5}>>
      %84 = ttg.convert_layout %82 : tensor<16x16xf16, #blocked> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked5}>>
      %85 = ttg.convert_layout %arg6 : tensor<32x16xf32, #blocked> -> tensor<32x16xf32, #blocked5>
      %86 = tt.dot %83, %84, %85, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked5}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked5}>> -> tensor<32x16xf32, #blocked5>
      %87 = ttg.convert_layout %86 : tensor<32x16xf32, #blocked5> -> tensor<32x16xf32, #blocked>
      scf.yield %87 : tensor<32x16xf32, #blocked>
    }
    %8 = arith.muli %0, %arg4 : i32
    %9 = tt.splat %8 : i32 -> tensor<32xi32, #blocked2>
    %10 = arith.addi %9, %5 : tensor<32xi32, #blocked2>
    %11 = ttg.convert_layout %10 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %13 = ttg.convert_layout %12 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked1>
    %14 = arith.muli %13, %cst_2 : tensor<32x1xi32, #blocked1>
    %15 = ttg.convert_layout %6 : tensor<16xi32, #blocked2> -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x16xi32, #blocked4>
    %17 = ttg.convert_layout %16 : tensor<1x16xi32, #blocked4> -> tensor<1x16xi32, #blocked>
    %18 = tt.broadcast %14 : tensor<32x1xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %19 = ttg.convert_layout %18 : tensor<32x16xi32, #blocked1> -> tensor<32x16xi32, #blocked>
    %20 = tt.broadcast %17 : tensor<1x16xi32, #blocked> -> tensor<32x16xi32, #blocked>
    %21 = arith.addi %19, %20 : tensor<32x16xi32, #blocked>
    %22 = tt.splat %arg4 : i32 -> tensor<32xi32, #blocked2>
    %23 = arith.cmpi slt, %5, %22 : tensor<32xi32, #blocked2>
    %24 = ttg.convert_layout %23 : tensor<32xi1, #blocked2> -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi1, #blocked3>
    %26 = ttg.convert_layout %25 : tensor<32x1xi1, #blocked3> -> tensor<32x1xi1, #blocked1>
    %27 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked>
    %28 = tt.addptr %27, %21 : tensor<32x16x!tt.ptr<f16>, #blocked>, tensor<32x16xi32, #blocked>
    %29 = arith.truncf %7 : tensor<32x16xf32, #blocked> to tensor<32x16xf16, #blocked>
    %30 = tt.broadcast %26 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %31 = ttg.convert_layout %30 : tensor<32x16xi1, #blocked1> -> tensor<32x16xi1, #blocked>
    tt.store %28, %29, %31 : tensor<32x16x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #blocked>
    %c256_i32 = arith.constant 256 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked>
    %c9_i32 = arith.constant 9 : i32
    %cst_1 = arith.constant dense<16> : tensor<16x1xi32, #blocked1>
    %cst_2 = arith.constant dense<16> : tensor<32x1xi32, #blocked1>
    %cst_3 = arith.constant dense<0> : tensor<32xi32, #blocked2>
    %cst_4 = arith.constant dense<1> : tensor<32xi32, #blocked2>
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %4 = tt.splat %2 : i32 -> tensor<32xi32, #blocked2>
    %5 = arith.addi %4, %3 : tensor<32xi32, #blocked2>
    %6 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #blocked2>
    %7 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst) -> (tensor<32x16xf32, #blocked>)  : i32 {
      %35 = arith.divsi %arg5, %c3_i32 : i32
      %36 = arith.addi %0, %35 : i32
      %37 = arith.subi %36, %c1_i32 : i32
      %38 = arith.remsi %arg5, %c3_i32 : i32
      %39 = tt.splat %38 : i32 -> tensor<32xi32, #blocked2>
      %40 = arith.addi %5, %39 : tensor<32xi32, #blocked2>
      %41 = arith.subi %40, %cst_4 : tensor<32xi32, #blocked2>
      %42 = arith.cmpi sge, %37, %c0_i32 : i32
      %43 = arith.cmpi slt, %37, %arg3 : i32
      %44 = arith.andi %42, %43 : i1
      %45 = arith.cmpi sge, %41, %cst_3 : tensor<32xi32, #blocked2>
      %46 = tt.splat %44 : i1 -> tensor<32xi1, #blocked2>
      %47 = arith.andi %46, %45 : tensor<32xi1, #blocked2>
      %48 = tt.splat %arg4 : i32 -> tensor<32xi32, #blocked2>
      %49 = arith.cmpi slt, %41, %48 : tensor<32xi32, #blocked2>
      %50 = arith.andi %47, %49 : tensor<32xi1, #blocked2>
      %51 = ttg.convert_layout %50 : tensor<32xi1, #blocked2> -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %52 = tt.expand_dims %51 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi1, #blocked3>
      %53 = ttg.convert_layout %52 : tensor<32x1xi1, #blocked3> -> tensor<32x1xi1, #blocked1>
      %54 = arith.muli %37, %arg4 : i32
      %55 = tt.splat %54 : i32 -> tensor<32xi32, #blocked2>
      %56 = arith.addi %55, %41 : tensor<32xi32, #blocked2>
      %57 = ttg.convert_layout %56 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %58 = tt.expand_dims %57 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
      %59 = ttg.convert_layout %58 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked1>
      %60 = arith.muli %59, %cst_2 : tensor<32x1xi32, #blocked1>
      %61 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
      %62 = tt.addptr %61, %60 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %63 = ttg.convert_layout %6 : tensor<16xi32, #blocked2> -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %64 = tt.expand_dims %63 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x16xi32, #blocked4>
      %65 = ttg.convert_layout %64 : tensor<1x16xi32, #blocked4> -> tensor<1x16xi32, #blocked>
      %66 = tt.broadcast %62 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
      %67 = ttg.convert_layout %66 : tensor<32x16x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked>
      %68 = tt.broadcast %65 : tensor<1x16xi32, #blocked> -> tensor<32x16xi32, #blocked>
      %69 = tt.addptr %67, %68 : tensor<32x16x!tt.ptr<f16>, #blocked>, tensor<32x16xi32, #blocked>
      %70 = tt.broadcast %53 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
      %71 = ttg.convert_layout %70 : tensor<32x16xi1, #blocked1> -> tensor<32x16xi1, #blocked>
      %72 = ttg.convert_layout %69 : tensor<32x16x!tt.ptr<f16>, #blocked> -> tensor<32x16x!tt.ptr<f16>, #blocked5>
      %73 = ttg.convert_layout %71 : tensor<32x16xi1, #blocked> -> tensor<32x16xi1, #blocked5>
      %74 = ttg.convert_layout %cst_0 : tensor<32x16xf16, #blocked> -> tensor<32x16xf16, #blocked5>
      %75 = tt.load %72, %73, %74 : tensor<32x16x!tt.ptr<f16>, #blocked5>
      %76 = ttg.convert_layout %75 : tensor<32x16xf16, #blocked5> -> tensor<32x16xf16, #blocked>
      %77 = arith.muli %arg5, %c256_i32 : i32
      %78 = tt.addptr %arg1, %77 : !tt.ptr<f16>, i32
      %79 = ttg.convert_layout %6 : tensor<16xi32, #blocked2> -> tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %80 = tt.expand_dims %79 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<16x1xi32, #blocked3>
      %81 = ttg.convert_layout %80 : tensor<16x1xi32, #blocked3> -> tensor<16x1xi32, #blocked1>
      %82 = arith.muli %81, %cst_1 : tensor<16x1xi32, #blocked1>
      %83 = tt.splat %78 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked1>
      %84 = tt.addptr %83, %82 : tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>
      %85 = tt.broadcast %84 : tensor<16x1x!tt.ptr<f16>, #blocked1> -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %86 = ttg.convert_layout %85 : tensor<16x16x!tt.ptr<f16>, #blocked1> -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %87 = tt.broadcast %65 : tensor<1x16xi32, #blocked> -> tensor<16x16xi32, #blocked>
      %88 = tt.addptr %86, %87 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
      %89 = ttg.convert_layout %88 : tensor<16x16x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked6>
      %90 = tt.load %89 : tensor<16x16x!tt.ptr<f16>, #blocked6>
      %91 = ttg.convert_layout %90 : tensor<16x16xf16, #blocked6> -> tensor<16x16xf16, #blocked>
      %92 = ttg.convert_layout %76 : tensor<32x16xf16, #blocked> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked7}>>
      %93 = ttg.convert_layout %91 : tensor<16x16xf16, #blocked> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked7}>>
      %94 = ttg.convert_layout %arg6 : tensor<32x16xf32, #blocked> -> tensor<32x16xf32, #blocked7>
      %95 = tt.dot %92, %93, %94, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked7}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked7}>> -> tensor<32x16xf32, #blocked7>
      %96 = ttg.convert_layout %95 : tensor<32x16xf32, #blocked7> -> tensor<32x16xf32, #blocked>
      scf.yield %96 : tensor<32x16xf32, #blocked>
    }
    %8 = arith.muli %0, %arg4 : i32
    %9 = tt.splat %8 : i32 -> tensor<32xi32, #blocked2>
    %10 = arith.addi %9, %5 : tensor<32xi32, #blocked2>
    %11 = ttg.convert_layout %10 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
    %13 = ttg.convert_layout %12 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked1>
    %14 = arith.muli %13, %cst_2 : tensor<32x1xi32, #blocked1>
    %15 = ttg.convert_layout %6 : tensor<16xi32, #blocked2> -> tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x16xi32, #blocked4>
    %17 = ttg.convert_layout %16 : tensor<1x16xi32, #blocked4> -> tensor<1x16xi32, #blocked>
    %18 = tt.broadcast %14 : tensor<32x1xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %19 = ttg.convert_layout %18 : tensor<32x16xi32, #blocked1> -> tensor<32x16xi32, #blocked>
    %20 = tt.broadcast %17 : tensor<1x16xi32, #blocked> -> tensor<32x16xi32, #blocked>
    %21 = arith.addi %19, %20 : tensor<32x16xi32, #blocked>
    %22 = tt.splat %arg4 : i32 -> tensor<32xi32, #blocked2>
    %23 = arith.cmpi slt, %5, %22 : tensor<32xi32, #blocked2>
    %24 = ttg.convert_layout %23 : tensor<32xi1, #blocked2> -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %24 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi1, #blocked3>
    %26 = ttg.convert_layout %25 : tensor<32x1xi1, #blocked3> -> tensor<32x1xi1, #blocked1>
    %27 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked>
    %28 = tt.addptr %27, %21 : tensor<32x16x!tt.ptr<f16>, #blocked>, tensor<32x16xi32, #blocked>
    %29 = arith.truncf %7 : tensor<32x16xf32, #blocked> to tensor<32x16xf16, #blocked>
    %30 = tt.broadcast %26 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %31 = ttg.convert_layout %30 : tensor<32x16xi1, #blocked1> -> tensor<32x16xi1, #blocked>
    %32 = ttg.convert_layout %28 : tensor<32x16x!tt.ptr<f16>, #blocked> -> tensor<32x16x!tt.ptr<f16>, #blocked5>
    %33 = ttg.convert_layout %29 : tensor<32x16xf16, #blocked> -> tensor<32x16xf16, #blocked5>
    %34 = ttg.convert_layout %31 : tensor<32x16xi1, #blocked> -> tensor<32x16xi1, #blocked5>
    tt.store %32, %33, %34 : tensor<32x16x!tt.ptr<f16>, #blocked5>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #blocked>
    %c256_i32 = arith.constant 256 : i32
    %c9_i32 = arith.constant 9 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst_1 = arith.constant dense<1> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_2 = arith.constant dense<0> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_3 = arith.constant dense<16> : tensor<32x1xi32, #blocked1>
    %cst_4 = arith.constant dense<16> : tensor<16x1xi32, #blocked2>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst) -> (tensor<32x16xf32, #blocked>)  : i32 {
      %28 = arith.divsi %arg5, %c3_i32 : i32
      %29 = arith.addi %0, %28 : i32
      %30 = arith.subi %29, %c1_i32 : i32
      %31 = arith.remsi %arg5, %c3_i32 : i32
      %32 = tt.splat %31 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %33 = tt.splat %31 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %34 = arith.addi %7, %32 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %35 = arith.addi %8, %33 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %36 = arith.subi %34, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %37 = arith.subi %35, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %38 = arith.cmpi sge, %30, %c0_i32 : i32
      %39 = arith.cmpi slt, %30, %arg3 : i32
      %40 = arith.andi %38, %39 : i1
      %41 = arith.cmpi sge, %37, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %42 = tt.splat %40 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %43 = arith.andi %42, %41 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.cmpi slt, %37, %44 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %46 = arith.andi %43, %45 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %47 = tt.expand_dims %46 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %48 = arith.muli %30, %arg4 : i32
      %49 = tt.splat %48 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %50 = arith.addi %49, %36 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %51 = tt.expand_dims %50 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %52 = arith.muli %51, %cst_3 : tensor<32x1xi32, #blocked1>
      %53 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
      %54 = tt.addptr %53, %52 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %55 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %56 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %57 = tt.expand_dims %55 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
      %58 = tt.expand_dims %56 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x16xi32, #blocked2>
      %59 = tt.broadcast %54 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
      %60 = tt.broadcast %57 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
      %61 = tt.addptr %59, %60 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
      %62 = tt.broadcast %47 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
      %63 = tt.load %61, %62, %cst_0 : tensor<32x16x!tt.ptr<f16>, #blocked1>
      %64 = arith.muli %arg5, %c256_i32 : i32
      %65 = tt.addptr %arg1, %64 : !tt.ptr<f16>, i32
      %66 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %67 = tt.expand_dims %66 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<16x1xi32, #blocked2>
      %68 = arith.muli %67, %cst_4 : tensor<16x1xi32, #blocked2>
      %69 = tt.splat %65 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked2>
      %70 = tt.addptr %69, %68 : tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>
      %71 = tt.broadcast %70 : tensor<16x1x!tt.ptr<f16>, #blocked2> -> tensor<16x16x!tt.ptr<f16>, #blocked2>
      %72 = tt.broadcast %58 : tensor<1x16xi32, #blocked2> -> tensor<16x16xi32, #blocked2>
      %73 = tt.addptr %71, %72 : tensor<16x16x!tt.ptr<f16>, #blocked2>, tensor<16x16xi32, #blocked2>
      %74 = tt.load %73 : tensor<16x16x!tt.ptr<f16>, #blocked2>
      %75 = ttg.convert_layout %63 : tensor<32x16xf16, #blocked1> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %76 = ttg.convert_layout %74 : tensor<16x16xf16, #blocked2> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %77 = tt.dot %75, %76, %arg6, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<32x16xf32, #blocked>
      scf.yield %77 : tensor<32x16xf32, #blocked>
    }
    %10 = arith.muli %0, %arg4 : i32
    %11 = tt.splat %10 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = arith.addi %11, %7 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.expand_dims %12 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %14 = arith.muli %13, %cst_3 : tensor<32x1xi32, #blocked1>
    %15 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %17 = tt.broadcast %14 : tensor<32x1xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %18 = tt.broadcast %16 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %19 = arith.addi %17, %18 : tensor<32x16xi32, #blocked1>
    %20 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.cmpi slt, %8, %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %23 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %24 = tt.addptr %23, %19 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %25 = arith.truncf %9 : tensor<32x16xf32, #blocked> to tensor<32x16xf16, #blocked>
    %26 = tt.broadcast %22 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %27 = ttg.convert_layout %25 : tensor<32x16xf16, #blocked> -> tensor<32x16xf16, #blocked1>
    tt.store %24, %27, %26 : tensor<32x16x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [2, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #blocked>
    %c256_i32 = arith.constant 256 : i32
    %c9_i32 = arith.constant 9 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst_1 = arith.constant dense<1> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_2 = arith.constant dense<0> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_3 = arith.constant dense<16> : tensor<32x1xi32, #blocked1>
    %cst_4 = arith.constant dense<16> : tensor<16x1xi32, #blocked2>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst) -> (tensor<32x16xf32, #blocked>)  : i32 {
      %28 = arith.divsi %arg5, %c3_i32 : i32
      %29 = arith.addi %0, %28 : i32
      %30 = arith.subi %29, %c1_i32 : i32
      %31 = arith.remsi %arg5, %c3_i32 : i32
      %32 = tt.splat %31 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %33 = tt.splat %31 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %34 = arith.addi %7, %32 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %35 = arith.addi %8, %33 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %36 = arith.subi %34, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %37 = arith.subi %35, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %38 = arith.cmpi sge, %30, %c0_i32 : i32
      %39 = arith.cmpi slt, %30, %arg3 : i32
      %40 = arith.andi %38, %39 : i1
      %41 = arith.cmpi sge, %37, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %42 = tt.splat %40 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %43 = arith.andi %42, %41 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.cmpi slt, %37, %44 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %46 = arith.andi %43, %45 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %47 = tt.expand_dims %46 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %48 = arith.muli %30, %arg4 : i32
      %49 = tt.splat %48 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %50 = arith.addi %49, %36 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %51 = tt.expand_dims %50 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %52 = arith.muli %51, %cst_3 : tensor<32x1xi32, #blocked1>
      %53 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
      %54 = tt.addptr %53, %52 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %55 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %56 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %57 = tt.expand_dims %55 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
      %58 = tt.expand_dims %56 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x16xi32, #blocked2>
      %59 = tt.broadcast %54 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
      %60 = tt.broadcast %57 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
      %61 = tt.addptr %59, %60 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
      %62 = tt.broadcast %47 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
      %63 = tt.load %61, %62, %cst_0 : tensor<32x16x!tt.ptr<f16>, #blocked1>
      %64 = arith.muli %arg5, %c256_i32 : i32
      %65 = tt.addptr %arg1, %64 : !tt.ptr<f16>, i32
      %66 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %67 = tt.expand_dims %66 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<16x1xi32, #blocked2>
      %68 = arith.muli %67, %cst_4 : tensor<16x1xi32, #blocked2>
      %69 = tt.splat %65 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked2>
      %70 = tt.addptr %69, %68 : tensor<16x1x!tt.ptr<f16>, #blocked2>, tensor<16x1xi32, #blocked2>
      %71 = tt.broadcast %70 : tensor<16x1x!tt.ptr<f16>, #blocked2> -> tensor<16x16x!tt.ptr<f16>, #blocked2>
      %72 = tt.broadcast %58 : tensor<1x16xi32, #blocked2> -> tensor<16x16xi32, #blocked2>
      %73 = tt.addptr %71, %72 : tensor<16x16x!tt.ptr<f16>, #blocked2>, tensor<16x16xi32, #blocked2>
      %74 = tt.load %73 : tensor<16x16x!tt.ptr<f16>, #blocked2>
      %75 = ttg.convert_layout %63 : tensor<32x16xf16, #blocked1> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %76 = ttg.convert_layout %74 : tensor<16x16xf16, #blocked2> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %77 = ttg.convert_layout %arg6 : tensor<32x16xf32, #blocked> -> tensor<32x16xf32, #mma>
      %78 = ttg.convert_layout %75 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %79 = ttg.convert_layout %76 : tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %80 = tt.dot %78, %79, %77, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x16xf32, #mma>
      %81 = ttg.convert_layout %80 : tensor<32x16xf32, #mma> -> tensor<32x16xf32, #blocked>
      scf.yield %81 : tensor<32x16xf32, #blocked>
    }
    %10 = arith.muli %0, %arg4 : i32
    %11 = tt.splat %10 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = arith.addi %11, %7 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.expand_dims %12 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %14 = arith.muli %13, %cst_3 : tensor<32x1xi32, #blocked1>
    %15 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %17 = tt.broadcast %14 : tensor<32x1xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %18 = tt.broadcast %16 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %19 = arith.addi %17, %18 : tensor<32x16xi32, #blocked1>
    %20 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.cmpi slt, %8, %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %23 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %24 = tt.addptr %23, %19 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %25 = arith.truncf %9 : tensor<32x16xf32, #blocked> to tensor<32x16xf16, #blocked>
    %26 = tt.broadcast %22 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %27 = ttg.convert_layout %25 : tensor<32x16xf16, #blocked> -> tensor<32x16xf16, #blocked1>
    tt.store %24, %27, %26 : tensor<32x16x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<16> : tensor<16x1xi32, #blocked>
    %cst_0 = arith.constant dense<16> : tensor<32x1xi32, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_2 = arith.constant dense<1> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked1>
    %c9_i32 = arith.constant 9 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = arith.addi %5, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %4 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst_4) -> (tensor<32x16xf32, #mma>)  : i32 {
      %28 = arith.divsi %arg5, %c3_i32 : i32
      %29 = arith.addi %0, %28 : i32
      %30 = arith.subi %29, %c1_i32 : i32
      %31 = arith.remsi %arg5, %c3_i32 : i32
      %32 = tt.splat %31 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %33 = tt.splat %31 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %34 = arith.addi %7, %32 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %35 = arith.addi %8, %33 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %36 = arith.subi %34, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %37 = arith.subi %35, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %38 = arith.cmpi sge, %30, %c0_i32 : i32
      %39 = arith.cmpi slt, %30, %arg3 : i32
      %40 = arith.andi %38, %39 : i1
      %41 = arith.cmpi sge, %37, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %42 = tt.splat %40 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %43 = arith.andi %42, %41 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = arith.cmpi slt, %37, %44 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %46 = arith.andi %43, %45 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %47 = tt.expand_dims %46 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %48 = arith.muli %30, %arg4 : i32
      %49 = tt.splat %48 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %50 = arith.addi %49, %36 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %51 = tt.expand_dims %50 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %52 = arith.muli %51, %cst_0 : tensor<32x1xi32, #blocked1>
      %53 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
      %54 = tt.addptr %53, %52 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %55 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %56 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %57 = tt.expand_dims %55 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
      %58 = tt.expand_dims %56 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x16xi32, #blocked>
      %59 = tt.broadcast %54 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
      %60 = tt.broadcast %57 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
      %61 = tt.addptr %59, %60 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
      %62 = tt.broadcast %47 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
      %63 = tt.load %61, %62, %cst_3 : tensor<32x16x!tt.ptr<f16>, #blocked1>
      %64 = arith.muli %arg5, %c256_i32 : i32
      %65 = tt.addptr %arg1, %64 : !tt.ptr<f16>, i32
      %66 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %67 = tt.expand_dims %66 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
      %68 = arith.muli %67, %cst : tensor<16x1xi32, #blocked>
      %69 = tt.splat %65 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %70 = tt.addptr %69, %68 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
      %71 = tt.broadcast %70 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %72 = tt.broadcast %58 : tensor<1x16xi32, #blocked> -> tensor<16x16xi32, #blocked>
      %73 = tt.addptr %71, %72 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
      %74 = tt.load %73 : tensor<16x16x!tt.ptr<f16>, #blocked>
      %75 = ttg.convert_layout %63 : tensor<32x16xf16, #blocked1> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %76 = ttg.convert_layout %74 : tensor<16x16xf16, #blocked> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %77 = tt.dot %75, %76, %arg6, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x16xf32, #mma>
      scf.yield %77 : tensor<32x16xf32, #mma>
    }
    %10 = arith.muli %0, %arg4 : i32
    %11 = tt.splat %10 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = arith.addi %11, %7 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.expand_dims %12 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %14 = arith.muli %13, %cst_0 : tensor<32x1xi32, #blocked1>
    %15 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.expand_dims %15 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %17 = tt.broadcast %14 : tensor<32x1xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %18 = tt.broadcast %16 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %19 = arith.addi %17, %18 : tensor<32x16xi32, #blocked1>
    %20 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.cmpi slt, %8, %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %22 = tt.expand_dims %21 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %23 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %24 = tt.addptr %23, %19 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %25 = arith.truncf %9 : tensor<32x16xf32, #mma> to tensor<32x16xf16, #mma>
    %26 = tt.broadcast %22 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %27 = ttg.convert_layout %25 : tensor<32x16xf16, #mma> -> tensor<32x16xf16, #blocked1>
    tt.store %24, %27, %26 : tensor<32x16x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<16> : tensor<16x1xi32, #blocked>
    %cst_0 = arith.constant dense<16> : tensor<32x1xi32, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_2 = arith.constant dense<1> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked1>
    %c9_i32 = arith.constant 9 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = arith.addi %4, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst_4) -> (tensor<32x16xf32, #mma>)  : i32 {
      %25 = arith.divsi %arg5, %c3_i32 : i32
      %26 = arith.addi %0, %25 : i32
      %27 = arith.subi %26, %c1_i32 : i32
      %28 = arith.remsi %arg5, %c3_i32 : i32
      %29 = tt.splat %28 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %30 = arith.addi %5, %29 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %31 = arith.subi %30, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %32 = arith.cmpi sge, %27, %c0_i32 : i32
      %33 = arith.cmpi slt, %27, %arg3 : i32
      %34 = arith.andi %32, %33 : i1
      %35 = arith.cmpi sge, %31, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %36 = tt.splat %34 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %37 = arith.andi %36, %35 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %38 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %39 = arith.cmpi slt, %31, %38 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %40 = arith.andi %37, %39 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %41 = tt.expand_dims %40 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %42 = arith.muli %27, %arg4 : i32
      %43 = tt.splat %42 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = arith.addi %43, %31 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %45 = tt.expand_dims %44 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %46 = arith.muli %45, %cst_0 : tensor<32x1xi32, #blocked1>
      %47 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
      %48 = tt.addptr %47, %46 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %49 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %50 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %51 = tt.expand_dims %49 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
      %52 = tt.expand_dims %50 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x16xi32, #blocked>
      %53 = tt.broadcast %48 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
      %54 = tt.broadcast %51 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
      %55 = tt.addptr %53, %54 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
      %56 = tt.broadcast %41 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
      %57 = tt.load %55, %56, %cst_3 : tensor<32x16x!tt.ptr<f16>, #blocked1>
      %58 = arith.muli %arg5, %c256_i32 : i32
      %59 = tt.addptr %arg1, %58 : !tt.ptr<f16>, i32
      %60 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %61 = tt.expand_dims %60 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
      %62 = arith.muli %61, %cst : tensor<16x1xi32, #blocked>
      %63 = tt.splat %59 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %64 = tt.addptr %63, %62 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
      %65 = tt.broadcast %64 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %66 = tt.broadcast %52 : tensor<1x16xi32, #blocked> -> tensor<16x16xi32, #blocked>
      %67 = tt.addptr %65, %66 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
      %68 = tt.load %67 : tensor<16x16x!tt.ptr<f16>, #blocked>
      %69 = ttg.convert_layout %57 : tensor<32x16xf16, #blocked1> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %70 = ttg.convert_layout %68 : tensor<16x16xf16, #blocked> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %71 = tt.dot %69, %70, %arg6, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x16xf32, #mma>
      scf.yield %71 : tensor<32x16xf32, #mma>
    }
    %7 = arith.muli %0, %arg4 : i32
    %8 = tt.splat %7 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %8, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.expand_dims %9 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %11 = arith.muli %10, %cst_0 : tensor<32x1xi32, #blocked1>
    %12 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %13 = tt.expand_dims %12 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %14 = tt.broadcast %11 : tensor<32x1xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %15 = tt.broadcast %13 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %16 = arith.addi %14, %15 : tensor<32x16xi32, #blocked1>
    %17 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = arith.cmpi slt, %5, %17 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %19 = tt.expand_dims %18 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %20 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %21 = tt.addptr %20, %16 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %22 = arith.truncf %6 : tensor<32x16xf32, #mma> to tensor<32x16xf16, #mma>
    %23 = tt.broadcast %19 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %24 = ttg.convert_layout %22 : tensor<32x16xf16, #mma> -> tensor<32x16xf16, #blocked1>
    tt.store %21, %24, %23 : tensor<32x16x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<16> : tensor<16x1xi32, #blocked>
    %cst_0 = arith.constant dense<16> : tensor<32x1xi32, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_2 = arith.constant dense<1> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked1>
    %c9_i32 = arith.constant 9 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = arith.addi %4, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %8 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %8 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %11 = tt.expand_dims %9 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x16xi32, #blocked>
    %12 = tt.broadcast %10 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %13 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.expand_dims %13 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
    %15 = arith.muli %14, %cst : tensor<16x1xi32, #blocked>
    %16 = tt.broadcast %11 : tensor<1x16xi32, #blocked> -> tensor<16x16xi32, #blocked>
    %17 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst_4) -> (tensor<32x16xf32, #mma>)  : i32 {
      %36 = arith.divsi %arg5, %c3_i32 : i32
      %37 = arith.addi %0, %36 : i32
      %38 = arith.subi %37, %c1_i32 : i32
      %39 = arith.remsi %arg5, %c3_i32 : i32
      %40 = tt.splat %39 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %41 = arith.addi %5, %40 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %42 = arith.subi %41, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %43 = arith.cmpi sge, %38, %c0_i32 : i32
      %44 = arith.cmpi slt, %38, %arg3 : i32
      %45 = arith.andi %43, %44 : i1
      %46 = arith.cmpi sge, %42, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %47 = tt.splat %45 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %48 = arith.andi %47, %46 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %49 = arith.cmpi slt, %42, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %50 = arith.andi %48, %49 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %51 = tt.expand_dims %50 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %52 = arith.muli %38, %arg4 : i32
      %53 = tt.splat %52 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %54 = arith.addi %53, %42 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %56 = arith.muli %55, %cst_0 : tensor<32x1xi32, #blocked1>
      %57 = tt.addptr %7, %56 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %58 = tt.broadcast %57 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
      %59 = tt.addptr %58, %12 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
      %60 = tt.broadcast %51 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
      %61 = tt.load %59, %60, %cst_3 : tensor<32x16x!tt.ptr<f16>, #blocked1>
      %62 = arith.muli %arg5, %c256_i32 : i32
      %63 = tt.addptr %arg1, %62 : !tt.ptr<f16>, i32
      %64 = tt.splat %63 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %65 = tt.addptr %64, %15 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
      %66 = tt.broadcast %65 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %67 = tt.addptr %66, %16 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
      %68 = tt.load %67 : tensor<16x16x!tt.ptr<f16>, #blocked>
      %69 = ttg.convert_layout %61 : tensor<32x16xf16, #blocked1> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %70 = ttg.convert_layout %68 : tensor<16x16xf16, #blocked> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %71 = tt.dot %69, %70, %arg6, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x16xf32, #mma>
      scf.yield %71 : tensor<32x16xf32, #mma>
    }
    %18 = arith.muli %0, %arg4 : i32
    %19 = tt.splat %18 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %20 = arith.addi %19, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = tt.expand_dims %20 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %22 = arith.muli %21, %cst_0 : tensor<32x1xi32, #blocked1>
    %23 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %25 = tt.broadcast %22 : tensor<32x1xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %26 = tt.broadcast %24 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %27 = arith.addi %25, %26 : tensor<32x16xi32, #blocked1>
    %28 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %29 = arith.cmpi slt, %5, %28 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = tt.expand_dims %29 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %31 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %32 = tt.addptr %31, %27 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %33 = arith.truncf %17 : tensor<32x16xf32, #mma> to tensor<32x16xf16, #mma>
    %34 = tt.broadcast %30 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %35 = ttg.convert_layout %33 : tensor<32x16xf16, #mma> -> tensor<32x16xf16, #blocked1>
    tt.store %32, %35, %34 : tensor<32x16x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<16> : tensor<16x1xi32, #blocked>
    %cst_0 = arith.constant dense<16> : tensor<32x1xi32, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_2 = arith.constant dense<1> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked1>
    %c9_i32 = arith.constant 9 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = arith.addi %4, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %8 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %8 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %11 = tt.expand_dims %9 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x16xi32, #blocked>
    %12 = tt.broadcast %10 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %13 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.expand_dims %13 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
    %15 = arith.muli %14, %cst : tensor<16x1xi32, #blocked>
    %16 = tt.broadcast %11 : tensor<1x16xi32, #blocked> -> tensor<16x16xi32, #blocked>
    %17 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst_4) -> (tensor<32x16xf32, #mma>)  : i32 {
      %36 = arith.divsi %arg5, %c3_i32 : i32
      %37 = arith.addi %0, %36 : i32
      %38 = arith.subi %37, %c1_i32 : i32
      %39 = arith.remsi %arg5, %c3_i32 : i32
      %40 = tt.splat %39 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %41 = arith.addi %5, %40 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %42 = arith.subi %41, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %43 = arith.cmpi sge, %38, %c0_i32 : i32
      %44 = arith.cmpi slt, %38, %arg3 : i32
      %45 = arith.andi %43, %44 : i1
      %46 = arith.cmpi sge, %42, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %47 = tt.splat %45 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %48 = arith.andi %47, %46 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %49 = arith.cmpi slt, %42, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %50 = arith.andi %48, %49 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %51 = tt.expand_dims %50 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %52 = arith.muli %38, %arg4 : i32
      %53 = tt.splat %52 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %54 = arith.addi %53, %42 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %56 = arith.muli %55, %cst_0 : tensor<32x1xi32, #blocked1>
      %57 = tt.addptr %7, %56 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %58 = tt.broadcast %57 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
      %59 = tt.addptr %58, %12 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
      %60 = tt.broadcast %51 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
      %61 = tt.load %59, %60, %cst_3 {tt.latency = 2 : i32} : tensor<32x16x!tt.ptr<f16>, #blocked1>
      %62 = arith.muli %arg5, %c256_i32 : i32
      %63 = tt.addptr %arg1, %62 : !tt.ptr<f16>, i32
      %64 = tt.splat %63 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %65 = tt.addptr %64, %15 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
      %66 = tt.broadcast %65 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %67 = tt.addptr %66, %16 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
      %68 = tt.load %67 {tt.latency = 2 : i32} : tensor<16x16x!tt.ptr<f16>, #blocked>
      %69 = ttg.convert_layout %61 : tensor<32x16xf16, #blocked1> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %70 = ttg.convert_layout %68 : tensor<16x16xf16, #blocked> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %71 = tt.dot %69, %70, %arg6, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x16xf32, #mma>
      scf.yield %71 : tensor<32x16xf32, #mma>
    }
    %18 = arith.muli %0, %arg4 : i32
    %19 = tt.splat %18 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %20 = arith.addi %19, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = tt.expand_dims %20 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %22 = arith.muli %21, %cst_0 : tensor<32x1xi32, #blocked1>
    %23 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %25 = tt.broadcast %22 : tensor<32x1xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %26 = tt.broadcast %24 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %27 = arith.addi %25, %26 : tensor<32x16xi32, #blocked1>
    %28 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %29 = arith.cmpi slt, %5, %28 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = tt.expand_dims %29 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %31 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %32 = tt.addptr %31, %27 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %33 = arith.truncf %17 : tensor<32x16xf32, #mma> to tensor<32x16xf16, #mma>
    %34 = tt.broadcast %30 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %35 = ttg.convert_layout %33 : tensor<32x16xf16, #mma> -> tensor<32x16xf16, #blocked1>
    tt.store %32, %35, %34 : tensor<32x16x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<16> : tensor<16x1xi32, #blocked>
    %cst_0 = arith.constant dense<16> : tensor<32x1xi32, #blocked1>
    %cst_1 = arith.constant dense<0> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_2 = arith.constant dense<1> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked1>
    %c9_i32 = arith.constant 9 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = arith.addi %4, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %8 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %8 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %11 = tt.expand_dims %9 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x16xi32, #blocked>
    %12 = tt.broadcast %10 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %13 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.expand_dims %13 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
    %15 = arith.muli %14, %cst : tensor<16x1xi32, #blocked>
    %16 = tt.broadcast %11 : tensor<1x16xi32, #blocked> -> tensor<16x16xi32, #blocked>
    %17 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst_4) -> (tensor<32x16xf32, #mma>)  : i32 {
      %36 = arith.divsi %arg5, %c3_i32 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
      %37 = arith.addi %0, %36 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
      %38 = arith.subi %37, %c1_i32 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
      %39 = arith.remsi %arg5, %c3_i32 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
      %40 = tt.splat %39 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %41 = arith.addi %5, %40 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %42 = arith.subi %41, %cst_2 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %43 = arith.cmpi sge, %38, %c0_i32 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
      %44 = arith.cmpi slt, %38, %arg3 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
      %45 = arith.andi %43, %44 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i1
      %46 = arith.cmpi sge, %42, %cst_1 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %47 = tt.splat %45 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %48 = arith.andi %47, %46 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %49 = arith.cmpi slt, %42, %6 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %50 = arith.andi %48, %49 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %51 = tt.expand_dims %50 {axis = 1 : i32, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %52 = arith.muli %38, %arg4 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
      %53 = tt.splat %52 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %54 = arith.addi %53, %42 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %55 = tt.expand_dims %54 {axis = 1 : i32, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %56 = arith.muli %55, %cst_0 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32x1xi32, #blocked1>
      %57 = tt.addptr %7, %56 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %58 = tt.broadcast %57 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
      %59 = tt.addptr %58, %12 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
      %60 = tt.broadcast %51 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
      %61 = tt.load %59, %60, %cst_3 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<32x16x!tt.ptr<f16>, #blocked1>
      %62 = arith.muli %arg5, %c256_i32 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
      %63 = tt.addptr %arg1, %62 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.ptr<f16>, i32
      %64 = tt.splat %63 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %65 = tt.addptr %64, %15 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
      %66 = tt.broadcast %65 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %67 = tt.addptr %66, %16 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
      %68 = tt.load %67 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<16x16x!tt.ptr<f16>, #blocked>
      %69 = ttg.convert_layout %61 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<32x16xf16, #blocked1> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %70 = ttg.convert_layout %68 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<16x16xf16, #blocked> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %71 = tt.dot %69, %70, %arg6, inputPrecision = tf32 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x16xf32, #mma>
      scf.yield %71 : tensor<32x16xf32, #mma>
    } {tt.scheduled_max_stage = 2 : i32}
    %18 = arith.muli %0, %arg4 : i32
    %19 = tt.splat %18 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %20 = arith.addi %19, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = tt.expand_dims %20 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %22 = arith.muli %21, %cst_0 : tensor<32x1xi32, #blocked1>
    %23 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %25 = tt.broadcast %22 : tensor<32x1xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %26 = tt.broadcast %24 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %27 = arith.addi %25, %26 : tensor<32x16xi32, #blocked1>
    %28 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %29 = arith.cmpi slt, %5, %28 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = tt.expand_dims %29 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %31 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %32 = tt.addptr %31, %27 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %33 = arith.truncf %17 : tensor<32x16xf32, #mma> to tensor<32x16xf16, #mma>
    %34 = tt.broadcast %30 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %35 = ttg.convert_layout %33 : tensor<32x16xf16, #mma> -> tensor<32x16xf16, #blocked1>
    tt.store %32, %35, %34 : tensor<32x16x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<true> : tensor<16x16xi1, #blocked>
    %c7_i32 = arith.constant 7 : i32
    %c2_i32 = arith.constant 2 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_0 = arith.constant dense<16> : tensor<16x1xi32, #blocked>
    %cst_1 = arith.constant dense<16> : tensor<32x1xi32, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_3 = arith.constant dense<1> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked1>
    %c9_i32 = arith.constant 9 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = arith.addi %4, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %8 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %8 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %11 = tt.expand_dims %9 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x16xi32, #blocked>
    %12 = tt.broadcast %10 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %13 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.expand_dims %13 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
    %15 = arith.muli %14, %cst_0 : tensor<16x1xi32, #blocked>
    %16 = tt.broadcast %11 : tensor<1x16xi32, #blocked> -> tensor<16x16xi32, #blocked>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %19 = arith.subi %0, %c1_i32 : i32
    %20 = arith.subi %5, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.cmpi sge, %19, %c0_i32 : i32
    %22 = arith.cmpi slt, %19, %arg3 : i32
    %23 = arith.andi %21, %22 : i1
    %24 = arith.cmpi sge, %20, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.splat %23 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %26 = arith.andi %25, %24 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %27 = arith.cmpi slt, %20, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = arith.andi %26, %27 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %29 = tt.expand_dims %28 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %30 = arith.muli %19, %arg4 : i32
    %31 = tt.splat %30 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %32 = arith.addi %31, %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %34 = arith.muli %33, %cst_1 : tensor<32x1xi32, #blocked1>
    %35 = tt.addptr %7, %34 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %12 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %38 = tt.broadcast %29 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %39 = ttg.memdesc_subview %17[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
    %40 = ttg.async_copy_global_to_local %37, %39 mask %38 other %cst_4 : tensor<32x16x!tt.ptr<f16>, #blocked1> -> <32x16xf16, #shared, #smem, mutable, 2x32x16>
    %41 = ttg.async_commit_group %40
    %42 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %43 = tt.addptr %42, %15 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
    %44 = tt.broadcast %43 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %45 = tt.addptr %44, %16 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
    %46 = ttg.memdesc_subview %18[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
    %47 = ttg.async_copy_global_to_local %45, %46 mask %cst : tensor<16x16x!tt.ptr<f16>, #blocked> -> <16x16xf16, #shared, #smem, mutable, 2x16x16>
    %48 = ttg.async_commit_group %47
    %49 = arith.subi %0, %c1_i32 : i32
    %50 = arith.cmpi sge, %49, %c0_i32 : i32
    %51 = arith.cmpi slt, %49, %arg3 : i32
    %52 = arith.andi %50, %51 : i1
    %53 = arith.cmpi sge, %5, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %54 = tt.splat %52 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %55 = arith.andi %54, %53 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %56 = arith.cmpi slt, %5, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %57 = arith.andi %55, %56 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %58 = tt.expand_dims %57 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %59 = arith.muli %49, %arg4 : i32
    %60 = tt.splat %59 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %61 = arith.addi %60, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %62 = tt.expand_dims %61 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %63 = arith.muli %62, %cst_1 : tensor<32x1xi32, #blocked1>
    %64 = tt.addptr %7, %63 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %65 = tt.broadcast %64 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %66 = tt.addptr %65, %12 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %67 = tt.broadcast %58 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %68 = ttg.memdesc_subview %17[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
    %69 = ttg.async_copy_global_to_local %66, %68 mask %67 other %cst_4 : tensor<32x16x!tt.ptr<f16>, #blocked1> -> <32x16xf16, #shared, #smem, mutable, 2x32x16>
    %70 = ttg.async_commit_group %69
    %71 = tt.addptr %arg1, %c256_i32 : !tt.ptr<f16>, i32
    %72 = tt.splat %71 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %73 = tt.addptr %72, %15 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
    %74 = tt.broadcast %73 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %75 = tt.addptr %74, %16 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
    %76 = ttg.memdesc_subview %18[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
    %77 = ttg.async_copy_global_to_local %75, %76 mask %cst : tensor<16x16x!tt.ptr<f16>, #blocked> -> <16x16xf16, #shared, #smem, mutable, 2x16x16>
    %78 = ttg.async_commit_group %77
    %79:9 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst_5, %arg7 = %c1_i32, %arg8 = %c-1_i32, %arg9 = %c2_i32, %arg10 = %c2_i32, %arg11 = %41, %arg12 = %70, %arg13 = %48, %arg14 = %78) -> (tensor<32x16xf32, #mma>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %99 = arith.cmpi slt, %arg5, %c7_i32 : i32
      %100 = arith.addi %arg8, %c1_i32 : i32
      %101 = arith.cmpi sge, %100, %arg9 : i32
      %102 = arith.select %101, %c0_i32, %100 : i32
      %103 = ttg.async_wait %arg11, %arg13 {num = 2 : i32}
      %104 = ttg.memdesc_subview %17[%102, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
      %105 = ttg.local_load %104 token %103 : !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16> -> tensor<32x16xf16, #blocked1>
      %106 = ttg.memdesc_subview %18[%102, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
      %107 = ttg.local_load %106 token %103 : !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16> -> tensor<16x16xf16, #blocked>
      %108 = ttg.convert_layout %105 : tensor<32x16xf16, #blocked1> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %109 = ttg.convert_layout %107 : tensor<16x16xf16, #blocked> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %110 = tt.dot %108, %109, %arg6, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x16xf32, #mma>
      %111 = arith.addi %arg7, %c1_i32 : i32
      %112 = arith.cmpi sge, %111, %c2_i32 : i32
      %113 = arith.select %112, %c0_i32, %111 : i32
      %114 = arith.addi %arg5, %c2_i32 : i32
      %115 = arith.divsi %114, %c3_i32 : i32
      %116 = arith.addi %0, %115 : i32
      %117 = arith.subi %116, %c1_i32 : i32
      %118 = arith.addi %arg5, %c2_i32 : i32
      %119 = arith.remsi %118, %c3_i32 : i32
      %120 = tt.splat %119 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %121 = arith.addi %5, %120 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %122 = arith.subi %121, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %123 = arith.cmpi sge, %117, %c0_i32 : i32
      %124 = arith.cmpi slt, %117, %arg3 : i32
      %125 = arith.andi %123, %124 : i1
      %126 = arith.cmpi sge, %122, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %127 = tt.splat %125 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %128 = arith.andi %127, %126 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %129 = arith.cmpi slt, %122, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %130 = arith.andi %128, %129 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %131 = tt.expand_dims %130 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %132 = arith.muli %117, %arg4 : i32
      %133 = tt.splat %132 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %134 = arith.addi %133, %122 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %135 = tt.expand_dims %134 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %136 = arith.muli %135, %cst_1 : tensor<32x1xi32, #blocked1>
      %137 = tt.addptr %7, %136 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %138 = tt.broadcast %137 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
      %139 = tt.addptr %138, %12 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
      %140 = tt.broadcast %131 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
      %141 = ttg.memdesc_subview %17[%113, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
      %142 = tt.splat %99 : i1 -> tensor<32x16xi1, #blocked1>
      %143 = arith.andi %142, %140 : tensor<32x16xi1, #blocked1>
      %144 = ttg.async_copy_global_to_local %139, %141 mask %143 other %cst_4 : tensor<32x16x!tt.ptr<f16>, #blocked1> -> <32x16xf16, #shared, #smem, mutable, 2x32x16>
      %145 = ttg.async_commit_group %144
      %146 = arith.addi %arg5, %c2_i32 : i32
      %147 = arith.muli %146, %c256_i32 : i32
      %148 = tt.addptr %arg1, %147 : !tt.ptr<f16>, i32
      %149 = tt.splat %148 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %150 = tt.addptr %149, %15 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
      %151 = tt.broadcast %150 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %152 = tt.addptr %151, %16 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
      %153 = ttg.memdesc_subview %18[%113, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
      %154 = tt.splat %99 : i1 -> tensor<16x16xi1, #blocked>
      %155 = ttg.async_copy_global_to_local %152, %153 mask %154 : tensor<16x16x!tt.ptr<f16>, #blocked> -> <16x16xf16, #shared, #smem, mutable, 2x16x16>
      %156 = ttg.async_commit_group %155
      scf.yield %110, %113, %102, %arg10, %c2_i32, %arg12, %145, %arg14, %156 : tensor<32x16xf32, #mma>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %80 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %18 : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable>
    %81 = arith.muli %0, %arg4 : i32
    %82 = tt.splat %81 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %83 = arith.addi %82, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %84 = tt.expand_dims %83 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %85 = arith.muli %84, %cst_1 : tensor<32x1xi32, #blocked1>
    %86 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %87 = tt.expand_dims %86 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %88 = tt.broadcast %85 : tensor<32x1xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %89 = tt.broadcast %87 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %90 = arith.addi %88, %89 : tensor<32x16xi32, #blocked1>
    %91 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %92 = arith.cmpi slt, %5, %91 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %93 = tt.expand_dims %92 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %94 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %95 = tt.addptr %94, %90 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %96 = arith.truncf %79#0 : tensor<32x16xf32, #mma> to tensor<32x16xf16, #mma>
    %97 = tt.broadcast %93 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %98 = ttg.convert_layout %96 : tensor<32x16xf16, #mma> -> tensor<32x16xf16, #blocked1>
    tt.store %95, %98, %97 : tensor<32x16x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<true> : tensor<16x16xi1, #blocked>
    %c7_i32 = arith.constant 7 : i32
    %c2_i32 = arith.constant 2 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_0 = arith.constant dense<16> : tensor<16x1xi32, #blocked>
    %cst_1 = arith.constant dense<16> : tensor<32x1xi32, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_3 = arith.constant dense<1> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked1>
    %c9_i32 = arith.constant 9 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = arith.addi %4, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %8 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %8 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %11 = tt.expand_dims %9 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x16xi32, #blocked>
    %12 = tt.broadcast %10 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %13 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.expand_dims %13 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
    %15 = arith.muli %14, %cst_0 : tensor<16x1xi32, #blocked>
    %16 = tt.broadcast %11 : tensor<1x16xi32, #blocked> -> tensor<16x16xi32, #blocked>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %19 = arith.subi %0, %c1_i32 : i32
    %20 = arith.subi %5, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.cmpi sge, %19, %c0_i32 : i32
    %22 = arith.cmpi slt, %19, %arg3 : i32
    %23 = arith.andi %21, %22 : i1
    %24 = arith.cmpi sge, %20, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.splat %23 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %26 = arith.andi %25, %24 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %27 = arith.cmpi slt, %20, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = arith.andi %26, %27 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %29 = tt.expand_dims %28 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %30 = arith.muli %19, %arg4 : i32
    %31 = tt.splat %30 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %32 = arith.addi %31, %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %34 = arith.muli %33, %cst_1 : tensor<32x1xi32, #blocked1>
    %35 = tt.addptr %7, %34 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %12 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %38 = tt.broadcast %29 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %39 = ttg.memdesc_subview %17[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
    %40 = ttg.async_copy_global_to_local %37, %39 mask %38 other %cst_4 : tensor<32x16x!tt.ptr<f16>, #blocked1> -> <32x16xf16, #shared, #smem, mutable, 2x32x16>
    %41 = ttg.async_commit_group %40
    %42 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %43 = tt.addptr %42, %15 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
    %44 = tt.broadcast %43 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %45 = tt.addptr %44, %16 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
    %46 = ttg.memdesc_subview %18[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
    %47 = ttg.async_copy_global_to_local %45, %46 mask %cst : tensor<16x16x!tt.ptr<f16>, #blocked> -> <16x16xf16, #shared, #smem, mutable, 2x16x16>
    %48 = ttg.async_commit_group %47
    %49 = arith.subi %0, %c1_i32 : i32
    %50 = arith.cmpi sge, %49, %c0_i32 : i32
    %51 = arith.cmpi slt, %49, %arg3 : i32
    %52 = arith.andi %50, %51 : i1
    %53 = arith.cmpi sge, %5, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %54 = tt.splat %52 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %55 = arith.andi %54, %53 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %56 = arith.cmpi slt, %5, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %57 = arith.andi %55, %56 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %58 = tt.expand_dims %57 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %59 = arith.muli %49, %arg4 : i32
    %60 = tt.splat %59 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %61 = arith.addi %60, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %62 = tt.expand_dims %61 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %63 = arith.muli %62, %cst_1 : tensor<32x1xi32, #blocked1>
    %64 = tt.addptr %7, %63 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %65 = tt.broadcast %64 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %66 = tt.addptr %65, %12 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %67 = tt.broadcast %58 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %68 = ttg.memdesc_subview %17[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
    %69 = ttg.async_copy_global_to_local %66, %68 mask %67 other %cst_4 : tensor<32x16x!tt.ptr<f16>, #blocked1> -> <32x16xf16, #shared, #smem, mutable, 2x32x16>
    %70 = ttg.async_commit_group %69
    %71 = tt.addptr %arg1, %c256_i32 : !tt.ptr<f16>, i32
    %72 = tt.splat %71 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %73 = tt.addptr %72, %15 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
    %74 = tt.broadcast %73 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %75 = tt.addptr %74, %16 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
    %76 = ttg.memdesc_subview %18[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
    %77 = ttg.async_copy_global_to_local %75, %76 mask %cst : tensor<16x16x!tt.ptr<f16>, #blocked> -> <16x16xf16, #shared, #smem, mutable, 2x16x16>
    %78 = ttg.async_commit_group %77
    %79:7 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst_5, %arg7 = %c1_i32, %arg8 = %c-1_i32, %arg9 = %41, %arg10 = %70, %arg11 = %48, %arg12 = %78) -> (tensor<32x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %99 = arith.cmpi slt, %arg5, %c7_i32 : i32
      %100 = arith.addi %arg8, %c1_i32 : i32
      %101 = arith.cmpi sge, %100, %c2_i32 : i32
      %102 = arith.select %101, %c0_i32, %100 : i32
      %103 = ttg.async_wait %arg9, %arg11 {num = 2 : i32}
      %104 = ttg.memdesc_subview %17[%102, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
      %105 = ttg.local_load %104 token %103 : !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %106 = ttg.memdesc_subview %18[%102, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
      %107 = ttg.local_load %106 token %103 : !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %108 = tt.dot %105, %107, %arg6, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x16xf32, #mma>
      %109 = arith.addi %arg7, %c1_i32 : i32
      %110 = arith.cmpi sge, %109, %c2_i32 : i32
      %111 = arith.select %110, %c0_i32, %109 : i32
      %112 = arith.addi %arg5, %c2_i32 : i32
      %113 = arith.divsi %112, %c3_i32 : i32
      %114 = arith.addi %0, %113 : i32
      %115 = arith.subi %114, %c1_i32 : i32
      %116 = arith.addi %arg5, %c2_i32 : i32
      %117 = arith.remsi %116, %c3_i32 : i32
      %118 = tt.splat %117 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %119 = arith.addi %5, %118 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %120 = arith.subi %119, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %121 = arith.cmpi sge, %115, %c0_i32 : i32
      %122 = arith.cmpi slt, %115, %arg3 : i32
      %123 = arith.andi %121, %122 : i1
      %124 = arith.cmpi sge, %120, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %125 = tt.splat %123 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %126 = arith.andi %125, %124 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %127 = arith.cmpi slt, %120, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %128 = arith.andi %126, %127 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %129 = tt.expand_dims %128 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %130 = arith.muli %115, %arg4 : i32
      %131 = tt.splat %130 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %132 = arith.addi %131, %120 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %133 = tt.expand_dims %132 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %134 = arith.muli %133, %cst_1 : tensor<32x1xi32, #blocked1>
      %135 = tt.addptr %7, %134 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %136 = tt.broadcast %135 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
      %137 = tt.addptr %136, %12 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
      %138 = tt.broadcast %129 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
      %139 = ttg.memdesc_subview %17[%111, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
      %140 = tt.splat %99 : i1 -> tensor<32x16xi1, #blocked1>
      %141 = arith.andi %140, %138 : tensor<32x16xi1, #blocked1>
      %142 = ttg.async_copy_global_to_local %137, %139 mask %141 other %cst_4 : tensor<32x16x!tt.ptr<f16>, #blocked1> -> <32x16xf16, #shared, #smem, mutable, 2x32x16>
      %143 = ttg.async_commit_group %142
      %144 = arith.addi %arg5, %c2_i32 : i32
      %145 = arith.muli %144, %c256_i32 : i32
      %146 = tt.addptr %arg1, %145 : !tt.ptr<f16>, i32
      %147 = tt.splat %146 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %148 = tt.addptr %147, %15 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
      %149 = tt.broadcast %148 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %150 = tt.addptr %149, %16 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
      %151 = ttg.memdesc_subview %18[%111, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
      %152 = tt.splat %99 : i1 -> tensor<16x16xi1, #blocked>
      %153 = ttg.async_copy_global_to_local %150, %151 mask %152 : tensor<16x16x!tt.ptr<f16>, #blocked> -> <16x16xf16, #shared, #smem, mutable, 2x16x16>
      %154 = ttg.async_commit_group %153
      scf.yield %108, %111, %102, %arg10, %143, %arg12, %154 : tensor<32x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %80 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %18 : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable>
    %81 = arith.muli %0, %arg4 : i32
    %82 = tt.splat %81 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %83 = arith.addi %82, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %84 = tt.expand_dims %83 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %85 = arith.muli %84, %cst_1 : tensor<32x1xi32, #blocked1>
    %86 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %87 = tt.expand_dims %86 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %88 = tt.broadcast %85 : tensor<32x1xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %89 = tt.broadcast %87 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %90 = arith.addi %88, %89 : tensor<32x16xi32, #blocked1>
    %91 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %92 = arith.cmpi slt, %5, %91 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %93 = tt.expand_dims %92 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %94 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %95 = tt.addptr %94, %90 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %96 = arith.truncf %79#0 : tensor<32x16xf32, #mma> to tensor<32x16xf16, #mma>
    %97 = tt.broadcast %93 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %98 = ttg.convert_layout %96 : tensor<32x16xf16, #mma> -> tensor<32x16xf16, #blocked1>
    tt.store %95, %98, %97 : tensor<32x16x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<true> : tensor<16x16xi1, #blocked>
    %c7_i32 = arith.constant 7 : i32
    %c2_i32 = arith.constant 2 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_0 = arith.constant dense<16> : tensor<16x1xi32, #blocked>
    %cst_1 = arith.constant dense<16> : tensor<32x1xi32, #blocked1>
    %cst_2 = arith.constant dense<0> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_3 = arith.constant dense<1> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked1>
    %c9_i32 = arith.constant 9 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = arith.addi %4, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %8 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %9 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %10 = tt.expand_dims %8 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %11 = tt.expand_dims %9 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x16xi32, #blocked>
    %12 = tt.broadcast %10 : tensor<1x16xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %13 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.expand_dims %13 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
    %15 = arith.muli %14, %cst_0 : tensor<16x1xi32, #blocked>
    %16 = tt.broadcast %11 : tensor<1x16xi32, #blocked> -> tensor<16x16xi32, #blocked>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %19 = arith.subi %0, %c1_i32 : i32
    %20 = arith.subi %5, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.cmpi sge, %19, %c0_i32 : i32
    %22 = arith.cmpi slt, %19, %arg3 : i32
    %23 = arith.andi %21, %22 : i1
    %24 = arith.cmpi sge, %20, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.splat %23 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %26 = arith.andi %25, %24 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %27 = arith.cmpi slt, %20, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = arith.andi %26, %27 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %29 = tt.expand_dims %28 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %30 = arith.muli %19, %arg4 : i32
    %31 = tt.splat %30 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %32 = arith.addi %31, %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %34 = arith.muli %33, %cst_1 : tensor<32x1xi32, #blocked1>
    %35 = tt.addptr %7, %34 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %37 = tt.addptr %36, %12 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %38 = tt.broadcast %29 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %39 = ttg.memdesc_subview %17[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
    %40 = ttg.async_copy_global_to_local %37, %39 mask %38 other %cst_4 : tensor<32x16x!tt.ptr<f16>, #blocked1> -> <32x16xf16, #shared, #smem, mutable, 2x32x16>
    %41 = ttg.async_commit_group %40
    %42 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %43 = tt.addptr %42, %15 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
    %44 = tt.broadcast %43 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %45 = tt.addptr %44, %16 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
    %46 = ttg.memdesc_subview %18[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
    %47 = ttg.async_copy_global_to_local %45, %46 mask %cst : tensor<16x16x!tt.ptr<f16>, #blocked> -> <16x16xf16, #shared, #smem, mutable, 2x16x16>
    %48 = ttg.async_commit_group %47
    %49 = arith.cmpi sge, %5, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %50 = arith.andi %25, %49 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %51 = arith.cmpi slt, %5, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %52 = arith.andi %50, %51 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %54 = arith.addi %31, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %56 = arith.muli %55, %cst_1 : tensor<32x1xi32, #blocked1>
    %57 = tt.addptr %7, %56 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
    %58 = tt.broadcast %57 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %59 = tt.addptr %58, %12 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %60 = tt.broadcast %53 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %61 = ttg.memdesc_subview %17[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
    %62 = ttg.async_copy_global_to_local %59, %61 mask %60 other %cst_4 : tensor<32x16x!tt.ptr<f16>, #blocked1> -> <32x16xf16, #shared, #smem, mutable, 2x32x16>
    %63 = ttg.async_commit_group %62
    %64 = tt.addptr %arg1, %c256_i32 : !tt.ptr<f16>, i32
    %65 = tt.splat %64 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
    %66 = tt.addptr %65, %15 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
    %67 = tt.broadcast %66 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
    %68 = tt.addptr %67, %16 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
    %69 = ttg.memdesc_subview %18[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
    %70 = ttg.async_copy_global_to_local %68, %69 mask %cst : tensor<16x16x!tt.ptr<f16>, #blocked> -> <16x16xf16, #shared, #smem, mutable, 2x16x16>
    %71 = ttg.async_commit_group %70
    %72:7 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst_5, %arg7 = %c1_i32, %arg8 = %c-1_i32, %arg9 = %41, %arg10 = %63, %arg11 = %48, %arg12 = %71) -> (tensor<32x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %87 = arith.cmpi slt, %arg5, %c7_i32 : i32
      %88 = arith.addi %arg8, %c1_i32 : i32
      %89 = arith.cmpi sge, %88, %c2_i32 : i32
      %90 = arith.select %89, %c0_i32, %88 : i32
      %91 = ttg.async_wait %arg9, %arg11 {num = 2 : i32}
      %92 = ttg.memdesc_subview %17[%90, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
      %93 = ttg.local_load %92 token %91 : !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %94 = ttg.memdesc_subview %18[%90, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
      %95 = ttg.local_load %94 token %91 : !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %96 = tt.dot %93, %95, %arg6, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x16xf32, #mma>
      %97 = arith.addi %arg7, %c1_i32 : i32
      %98 = arith.cmpi sge, %97, %c2_i32 : i32
      %99 = arith.select %98, %c0_i32, %97 : i32
      %100 = arith.addi %arg5, %c2_i32 : i32
      %101 = arith.divsi %100, %c3_i32 : i32
      %102 = arith.addi %0, %101 : i32
      %103 = arith.subi %102, %c1_i32 : i32
      %104 = arith.remsi %100, %c3_i32 : i32
      %105 = tt.splat %104 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %106 = arith.addi %5, %105 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %107 = arith.subi %106, %cst_3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %108 = arith.cmpi sge, %103, %c0_i32 : i32
      %109 = arith.cmpi slt, %103, %arg3 : i32
      %110 = arith.andi %108, %109 : i1
      %111 = arith.cmpi sge, %107, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %112 = tt.splat %110 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %113 = arith.andi %112, %111 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %114 = arith.cmpi slt, %107, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %115 = arith.andi %113, %114 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %116 = tt.expand_dims %115 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %117 = arith.muli %103, %arg4 : i32
      %118 = tt.splat %117 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %119 = arith.addi %118, %107 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %120 = tt.expand_dims %119 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %121 = arith.muli %120, %cst_1 : tensor<32x1xi32, #blocked1>
      %122 = tt.addptr %7, %121 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %123 = tt.broadcast %122 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
      %124 = tt.addptr %123, %12 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
      %125 = tt.broadcast %116 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
      %126 = ttg.memdesc_subview %17[%99, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
      %127 = tt.splat %87 : i1 -> tensor<32x16xi1, #blocked1>
      %128 = arith.andi %127, %125 : tensor<32x16xi1, #blocked1>
      %129 = ttg.async_copy_global_to_local %124, %126 mask %128 other %cst_4 : tensor<32x16x!tt.ptr<f16>, #blocked1> -> <32x16xf16, #shared, #smem, mutable, 2x32x16>
      %130 = ttg.async_commit_group %129
      %131 = arith.muli %100, %c256_i32 : i32
      %132 = tt.addptr %arg1, %131 : !tt.ptr<f16>, i32
      %133 = tt.splat %132 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked>
      %134 = tt.addptr %133, %15 : tensor<16x1x!tt.ptr<f16>, #blocked>, tensor<16x1xi32, #blocked>
      %135 = tt.broadcast %134 : tensor<16x1x!tt.ptr<f16>, #blocked> -> tensor<16x16x!tt.ptr<f16>, #blocked>
      %136 = tt.addptr %135, %16 : tensor<16x16x!tt.ptr<f16>, #blocked>, tensor<16x16xi32, #blocked>
      %137 = ttg.memdesc_subview %18[%99, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
      %138 = tt.splat %87 : i1 -> tensor<16x16xi1, #blocked>
      %139 = ttg.async_copy_global_to_local %136, %137 mask %138 : tensor<16x16x!tt.ptr<f16>, #blocked> -> <16x16xf16, #shared, #smem, mutable, 2x16x16>
      %140 = ttg.async_commit_group %139
      scf.yield %96, %99, %90, %arg10, %130, %arg12, %140 : tensor<32x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %73 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %18 : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable>
    %74 = arith.muli %0, %arg4 : i32
    %75 = tt.splat %74 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %76 = arith.addi %75, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %77 = tt.expand_dims %76 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
    %78 = arith.muli %77, %cst_1 : tensor<32x1xi32, #blocked1>
    %79 = tt.broadcast %78 : tensor<32x1xi32, #blocked1> -> tensor<32x16xi32, #blocked1>
    %80 = arith.addi %79, %12 : tensor<32x16xi32, #blocked1>
    %81 = tt.expand_dims %51 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
    %82 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked1>
    %83 = tt.addptr %82, %80 : tensor<32x16x!tt.ptr<f16>, #blocked1>, tensor<32x16xi32, #blocked1>
    %84 = arith.truncf %72#0 : tensor<32x16xf32, #mma> to tensor<32x16xf16, #mma>
    %85 = tt.broadcast %81 : tensor<32x1xi1, #blocked1> -> tensor<32x16xi1, #blocked1>
    %86 = ttg.convert_layout %84 : tensor<32x16xf16, #mma> -> tensor<32x16xf16, #blocked1>
    tt.store %83, %86, %85 : tensor<32x16x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 2], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @convolution(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: i32, %arg4: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<32x16xf32, #mma>
    %c256_i32 = arith.constant 256 : i32
    %c9_i32 = arith.constant 9 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x16xf16, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst_1 = arith.constant dense<1> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_2 = arith.constant dense<0> : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_3 = arith.constant dense<16> : tensor<32x1xi32, #blocked>
    %cst_4 = arith.constant dense<16> : tensor<16x1xi32, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c7_i32 = arith.constant 7 : i32
    %cst_5 = arith.constant dense<true> : tensor<16x16xi1, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = tt.get_program_id y : i32
    %2 = arith.muli %1, %c32_i32 : i32
    %3 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.splat %2 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = arith.addi %4, %3 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %arg4 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %7 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %8 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %9 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %10 = tt.expand_dims %8 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x16xi32, #blocked>
    %11 = tt.expand_dims %9 {axis = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x16xi32, #blocked1>
    %12 = tt.broadcast %10 : tensor<1x16xi32, #blocked> -> tensor<32x16xi32, #blocked>
    %13 = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.expand_dims %13 {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<16x1xi32, #blocked1>
    %15 = arith.muli %14, %cst_4 : tensor<16x1xi32, #blocked1>
    %16 = tt.broadcast %11 : tensor<1x16xi32, #blocked1> -> tensor<16x16xi32, #blocked1>
    %17 = ttg.local_alloc : () -> !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable>
    %18 = ttg.local_alloc : () -> !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    %19 = arith.subi %0, %c1_i32 : i32
    %20 = arith.subi %5, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.cmpi sge, %19, %c0_i32 : i32
    %22 = arith.cmpi slt, %19, %arg3 : i32
    %23 = arith.andi %21, %22 : i1
    %24 = arith.cmpi sge, %20, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %25 = tt.splat %23 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>>
    %26 = arith.andi %25, %24 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>>
    %27 = arith.cmpi slt, %20, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %28 = arith.andi %26, %27 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>>
    %29 = tt.expand_dims %28 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi1, #blocked>
    %30 = arith.muli %19, %arg4 : i32
    %31 = tt.splat %30 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %32 = arith.addi %31, %20 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %34 = arith.muli %33, %cst_3 : tensor<32x1xi32, #blocked>
    %35 = tt.addptr %7, %34 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x16x!tt.ptr<f16>, #blocked>
    %37 = tt.addptr %36, %12 : tensor<32x16x!tt.ptr<f16>, #blocked>, tensor<32x16xi32, #blocked>
    %38 = tt.broadcast %29 : tensor<32x1xi1, #blocked> -> tensor<32x16xi1, #blocked>
    %39 = ttg.memdesc_subview %17[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
    %40 = ttg.async_copy_global_to_local %37, %39 mask %38 other %cst_0 : tensor<32x16x!tt.ptr<f16>, #blocked> -> <32x16xf16, #shared, #smem, mutable, 2x32x16>
    %41 = ttg.async_commit_group %40
    %42 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %43 = tt.addptr %42, %15 : tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>
    %44 = tt.broadcast %43 : tensor<16x1x!tt.ptr<f16>, #blocked1> -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %45 = tt.addptr %44, %16 : tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>
    %46 = ttg.memdesc_subview %18[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
    %47 = ttg.async_copy_global_to_local %45, %46 mask %cst_5 : tensor<16x16x!tt.ptr<f16>, #blocked1> -> <16x16xf16, #shared, #smem, mutable, 2x16x16>
    %48 = ttg.async_commit_group %47
    %49 = arith.cmpi sge, %5, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %50 = arith.andi %25, %49 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>>
    %51 = arith.cmpi slt, %5, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %52 = arith.andi %50, %51 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>>
    %53 = tt.expand_dims %52 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi1, #blocked>
    %54 = arith.addi %31, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %56 = arith.muli %55, %cst_3 : tensor<32x1xi32, #blocked>
    %57 = tt.addptr %7, %56 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
    %58 = tt.broadcast %57 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x16x!tt.ptr<f16>, #blocked>
    %59 = tt.addptr %58, %12 : tensor<32x16x!tt.ptr<f16>, #blocked>, tensor<32x16xi32, #blocked>
    %60 = tt.broadcast %53 : tensor<32x1xi1, #blocked> -> tensor<32x16xi1, #blocked>
    %61 = ttg.memdesc_subview %17[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
    %62 = ttg.async_copy_global_to_local %59, %61 mask %60 other %cst_0 : tensor<32x16x!tt.ptr<f16>, #blocked> -> <32x16xf16, #shared, #smem, mutable, 2x32x16>
    %63 = ttg.async_commit_group %62
    %64 = tt.addptr %arg1, %c256_i32 : !tt.ptr<f16>, i32
    %65 = tt.splat %64 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked1>
    %66 = tt.addptr %65, %15 : tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>
    %67 = tt.broadcast %66 : tensor<16x1x!tt.ptr<f16>, #blocked1> -> tensor<16x16x!tt.ptr<f16>, #blocked1>
    %68 = tt.addptr %67, %16 : tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>
    %69 = ttg.memdesc_subview %18[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
    %70 = ttg.async_copy_global_to_local %68, %69 mask %cst_5 : tensor<16x16x!tt.ptr<f16>, #blocked1> -> <16x16xf16, #shared, #smem, mutable, 2x16x16>
    %71 = ttg.async_commit_group %70
    %72:7 = scf.for %arg5 = %c0_i32 to %c9_i32 step %c1_i32 iter_args(%arg6 = %cst, %arg7 = %c1_i32, %arg8 = %c-1_i32, %arg9 = %41, %arg10 = %63, %arg11 = %48, %arg12 = %71) -> (tensor<32x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %87 = arith.cmpi slt, %arg5, %c7_i32 : i32
      %88 = arith.addi %arg8, %c1_i32 : i32
      %89 = arith.cmpi sge, %88, %c2_i32 : i32
      %90 = arith.select %89, %c0_i32, %88 : i32
      %91 = ttg.async_wait %arg9, %arg11 {num = 2 : i32}
      %92 = ttg.memdesc_subview %17[%90, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
      %93 = ttg.local_load %92 token %91 : !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16> -> tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %94 = ttg.memdesc_subview %18[%90, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
      %95 = ttg.local_load %94 token %91 : !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16> -> tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %96 = tt.dot %93, %95, %arg6, inputPrecision = tf32 : tensor<32x16xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<16x16xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<32x16xf32, #mma>
      %97 = arith.addi %arg7, %c1_i32 : i32
      %98 = arith.cmpi sge, %97, %c2_i32 : i32
      %99 = arith.select %98, %c0_i32, %97 : i32
      %100 = arith.addi %arg5, %c2_i32 : i32
      %101 = arith.divsi %100, %c3_i32 : i32
      %102 = arith.addi %0, %101 : i32
      %103 = arith.subi %102, %c1_i32 : i32
      %104 = arith.remsi %100, %c3_i32 : i32
      %105 = tt.splat %104 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %106 = arith.addi %5, %105 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %107 = arith.subi %106, %cst_1 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %108 = arith.cmpi sge, %103, %c0_i32 : i32
      %109 = arith.cmpi slt, %103, %arg3 : i32
      %110 = arith.andi %108, %109 : i1
      %111 = arith.cmpi sge, %107, %cst_2 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %112 = tt.splat %110 : i1 -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>>
      %113 = arith.andi %112, %111 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>>
      %114 = arith.cmpi slt, %107, %6 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %115 = arith.andi %113, %114 : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>>
      %116 = tt.expand_dims %115 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi1, #blocked>
      %117 = arith.muli %103, %arg4 : i32
      %118 = tt.splat %117 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %119 = arith.addi %118, %107 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %120 = tt.expand_dims %119 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
      %121 = arith.muli %120, %cst_3 : tensor<32x1xi32, #blocked>
      %122 = tt.addptr %7, %121 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
      %123 = tt.broadcast %122 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x16x!tt.ptr<f16>, #blocked>
      %124 = tt.addptr %123, %12 : tensor<32x16x!tt.ptr<f16>, #blocked>, tensor<32x16xi32, #blocked>
      %125 = tt.broadcast %116 : tensor<32x1xi1, #blocked> -> tensor<32x16xi1, #blocked>
      %126 = ttg.memdesc_subview %17[%99, %c0_i32, %c0_i32] : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 2x32x16>
      %127 = tt.splat %87 : i1 -> tensor<32x16xi1, #blocked>
      %128 = arith.andi %127, %125 : tensor<32x16xi1, #blocked>
      %129 = ttg.async_copy_global_to_local %124, %126 mask %128 other %cst_0 : tensor<32x16x!tt.ptr<f16>, #blocked> -> <32x16xf16, #shared, #smem, mutable, 2x32x16>
      %130 = ttg.async_commit_group %129
      %131 = arith.muli %100, %c256_i32 : i32
      %132 = tt.addptr %arg1, %131 : !tt.ptr<f16>, i32
      %133 = tt.splat %132 : !tt.ptr<f16> -> tensor<16x1x!tt.ptr<f16>, #blocked1>
      %134 = tt.addptr %133, %15 : tensor<16x1x!tt.ptr<f16>, #blocked1>, tensor<16x1xi32, #blocked1>
      %135 = tt.broadcast %134 : tensor<16x1x!tt.ptr<f16>, #blocked1> -> tensor<16x16x!tt.ptr<f16>, #blocked1>
      %136 = tt.addptr %135, %16 : tensor<16x16x!tt.ptr<f16>, #blocked1>, tensor<16x16xi32, #blocked1>
      %137 = ttg.memdesc_subview %18[%99, %c0_i32, %c0_i32] : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<16x16xf16, #shared, #smem, mutable, 2x16x16>
      %138 = tt.splat %87 : i1 -> tensor<16x16xi1, #blocked1>
      %139 = ttg.async_copy_global_to_local %136, %137 mask %138 : tensor<16x16x!tt.ptr<f16>, #blocked1> -> <16x16xf16, #shared, #smem, mutable, 2x16x16>
      %140 = ttg.async_commit_group %139
      scf.yield %96, %99, %90, %arg10, %130, %arg12, %140 : tensor<32x16xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %73 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %18 : !ttg.memdesc<2x16x16xf16, #shared, #smem, mutable>
    ttg.local_dealloc %17 : !ttg.memdesc<2x32x16xf16, #shared, #smem, mutable>
    %74 = arith.muli %0, %arg4 : i32
    %75 = tt.splat %74 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %76 = arith.addi %75, %5 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %77 = tt.expand_dims %76 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
    %78 = arith.muli %77, %cst_3 : tensor<32x1xi32, #blocked>
    %79 = tt.broadcast %78 : tensor<32x1xi32, #blocked> -> tensor<32x16xi32, #blocked>
    %80 = arith.addi %79, %12 : tensor<32x16xi32, #blocked>
    %81 = tt.expand_dims %51 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi1, #blocked>
    %82 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<32x16x!tt.ptr<f16>, #blocked>
    %83 = tt.addptr %82, %80 : tensor<32x16x!tt.ptr<f16>, #blocked>, tensor<32x16xi32, #blocked>
    %84 = arith.truncf %72#0 : tensor<32x16xf32, #mma> to tensor<32x16xf16, #mma>
    %85 = tt.broadcast %81 : tensor<32x1xi1, #blocked> -> tensor<32x16xi1, #blocked>
    %86 = ttg.convert_layout %84 : tensor<32x16xf16, #mma> -> tensor<32x16xf16, #blocked>
    tt.store %83, %86, %85 : tensor<32x16x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
