// Kernel matmul_masked of kernels/matmul.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp16:16 *fp32:16 i32 i32 i32 i32:16 i32:16 i32:16; constants BM=64, BN=64, BK=32, GROUP=8
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %1 = tt.call @"triton.language.standard.cdiv__i32__(1,)cconstexpr_64_"(%arg4) : (i32) -> i32
    %2 = tt.call @"triton.language.standard.cdiv__i32__(1,)cconstexpr_64_"(%arg5) : (i32) -> i32
    %c8_i32 = arith.constant 8 : i32
    %c8_i32_0 = arith.constant 8 : i32
    %3 = arith.extsi %c8_i32_0 : i32 to i64
    %4 = arith.extsi %2 : i32 to i64
    %5 = arith.muli %3, %4 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %6 = arith.cmpi sle, %5, %c2147483647_i64 : i64
    %7 = arith.cmpi sge, %5, %c-2147483648_i64 : i64
    %8 = arith.andi %6, %7 : i1
    %9 = arith.muli %c8_i32_0, %2 : i32
    %10 = arith.divsi %0, %9 : i32
    %c8_i32_1 = arith.constant 8 : i32
    %c8_i32_2 = arith.constant 8 : i32
    %11 = arith.extsi %10 : i32 to i64
    %12 = arith.extsi %c8_i32_2 : i32 to i64
    %13 = arith.muli %11, %12 : i64
    %c2147483647_i64_3 = arith.constant 2147483647 : i64
    %c-2147483648_i64_4 = arith.constant -2147483648 : i64
    %14 = arith.cmpi sle, %13, %c2147483647_i64_3 : i64
    %15 = arith.cmpi sge, %13, %c-2147483648_i64_4 : i64
    %16 = arith.andi %14, %15 : i1
    %17 = arith.muli %10, %c8_i32_2 : i32
    %18 = arith.extsi %1 : i32 to i64
    %19 = arith.extsi %17 : i32 to i64
    %20 = arith.subi %18, %19 : i64
    %c2147483647_i64_5 = arith.constant 2147483647 : i64
    %c-2147483648_i64_6 = arith.constant -2147483648 : i64
    %21 = arith.cmpi sle, %20, %c2147483647_i64_5 : i64
    %22 = arith.cmpi sge, %20, %c-2147483648_i64_6 : i64
    %23 = arith.andi %21, %22 : i1
    %24 = arith.subi %1, %17 : i32
    %c8_i32_7 = arith.constant 8 : i32
    %25 = arith.minsi %24, %c8_i32_7 : i32
    %26 = arith.remsi %0, %25 : i32
    %27 = arith.extsi %17 : i32 to i64
    %28 = arith.extsi %26 : i32 to i64
    %29 = arith.addi %27, %28 : i64
    %c2147483647_i64_8 = arith.constant 2147483647 : i64
    %c-2147483648_i64_9 = arith.constant -2147483648 : i64
    %30 = arith.cmpi sle, %29, %c2147483647_i64_8 : i64
    %31 = arith.cmpi sge, %29, %c-2147483648_i64_9 : i64
    %32 = arith.andi %30, %31 : i1
    %33 = arith.addi %17, %26 : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_10 = arith.constant 64 : i32
    %34 = arith.extsi %33 : i32 to i64
    %35 = arith.extsi %c64_i32_10 : i32 to i64
    %36 = arith.muli %34, %35 : i64
    %c2147483647_i64_11 = arith.constant 2147483647 : i64
    %c-2147483648_i64_12 = arith.constant -2147483648 : i64
    %37 = arith.cmpi sle, %36, %c2147483647_i64_11 : i64
    %38 = arith.cmpi sge, %36, %c-2147483648_i64_12 : i64
    %39 = arith.andi %37, %38 : i1
    %40 = arith.muli %33, %c64_i32_10 : i32
    %41 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %42 = tt.splat %40 : i32 -> tensor<64xi32>
    %43 = arith.extsi %42 : tensor<64xi32> to tensor<64xi64>
    %44 = arith.extsi %41 : tensor<64xi32> to tensor<64xi64>
    %45 = arith.addi %43, %44 : tensor<64xi64>
    %c2147483647_i64_13 = arith.constant 2147483647 : i64
    %c-2147483648_i64_14 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<64xi64>
    %46 = arith.cmpi sle, %45, %cst : tensor<64xi64>
    %cst_15 = arith.constant dense<-2147483648> : tensor<64xi64>
    %47 = arith.cmpi sge, %45, %cst_15 : tensor<64xi64>
    %48 = arith.andi %46, %47 : tensor<64xi1>
    %49 = arith.addi %42, %41 : tensor<64xi32>
    %c8_i32_16 = arith.constant 8 : i32
    %c8_i32_17 = arith.constant 8 : i32
    %50 = arith.extsi %c8_i32_17 : i32 to i64
    %51 = arith.extsi %2 : i32 to i64
    %52 = arith.muli %50, %51 : i64
    %c2147483647_i64_18 = arith.constant 2147483647 : i64
    %c-2147483648_i64_19 = arith.constant -2147483648 : i64
    %53 = arith.cmpi sle, %52, %c2147483647_i64_18 : i64
    %54 = arith.cmpi sge, %52, %c-2147483648_i64_19 : i64
    %55 = arith.andi %53, %54 : i1
    %56 = arith.muli %c8_i32_17, %2 : i32
    %57 = arith.remsi %0, %56 : i32
    %58 = arith.divsi %57, %25 : i32
    %c64_i32_20 = arith.constant 64 : i32
    %c64_i32_21 = arith.constant 64 : i32
    %59 = arith.extsi %58 : i32 to i64
    %60 = arith.extsi %c64_i32_21 : i32 to i64
    %61 = arith.muli %59, %60 : i64
    %c2147483647_i64_22 = arith.constant 2147483647 : i64
    %c-2147483648_i64_23 = arith.constant -2147483648 : i64
    %62 = arith.cmpi sle, %61, %c2147483647_i64_22 : i64
    %63 = arith.cmpi sge, %61, %c-2147483648_i64_23 : i64
    %64 = arith.andi %62, %63 : i1
    %65 = arith.muli %58, %c64_i32_21 : i32
    %66 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %67 = tt.splat %65 : i32 -> tensor<64xi32>
    %68 = arith.extsi %67 : tensor<64xi32> to tensor<64xi64>
    %69 = arith.extsi %66 : tensor<64xi32> to tensor<64xi64>
    %70 = arith.addi %68, %69 : tensor<64xi64>
    %c2147483647_i64_24 = arith.constant 2147483647 : i64
    %c-2147483648_i64_25 = arith.constant -2147483648 : i64
    %cst_26 = arith.constant dense<2147483647> : tensor<64xi64>
    %71 = arith.cmpi sle, %70, %cst_26 : tensor<64xi64>
    %cst_27 = arith.constant dense<-2147483648> : tensor<64xi64>
    %72 = arith.cmpi sge, %70, %cst_27 : tensor<64xi64>
    %73 = arith.andi %71, %72 : tensor<64xi1>
    %74 = arith.addi %67, %66 : tensor<64xi32>
    %75 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %76 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_64__(0, 1)cconstexpr_64__(1,)cconstexpr_fp32_"() : () -> tensor<64x64xf32>
    %77 = tt.call @"triton.language.standard.cdiv__i32__(1,)cconstexpr_32_"(%arg6) : (i32) -> i32
    %78 = tt.call @"triton.language.standard.cdiv__i32__(1,)cconstexpr_32_"(%arg6) : (i32) -> i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %79 = arith.bitcast %c0_i32 : i32 to i32
    %80 = arith.bitcast %78 : i32 to i32
    %81 = arith.bitcast %c1_i32 : i32 to i32
    %82 = ub.poison : i32
    %83 = scf.for %arg10 = %79 to %80 step %81 iter_args(%arg11 = %76) -> (tensor<64x64xf32>)  : i32 {
      %c32_i32 = arith.constant 32 : i32
      %c32_i32_34 = arith.constant 32 : i32
      %118 = arith.extsi %arg10 : i32 to i64
      %119 = arith.extsi %c32_i32_34 : i32 to i64
      %120 = arith.muli %118, %119 : i64
      %c2147483647_i64_35 = arith.constant 2147483647 : i64
      %c-2147483648_i64_36 = arith.constant -2147483648 : i64
      %121 = arith.cmpi sle, %120, %c2147483647_i64_35 : i64
      %122 = arith.cmpi sge, %120, %c-2147483648_i64_36 : i64
      %123 = arith.andi %121, %122 : i1
      %124 = arith.muli %arg10, %c32_i32_34 : i32
      %125 = arith.extsi %arg6 : i32 to i64
      %126 = arith.extsi %124 : i32 to i64
      %127 = arith.subi %125, %126 : i64
      %c2147483647_i64_37 = arith.constant 2147483647 : i64
      %c-2147483648_i64_38 = arith.constant -2147483648 : i64
      %128 = arith.cmpi sle, %127, %c2147483647_i64_37 : i64
      %129 = arith.cmpi sge, %127, %c-2147483648_i64_38 : i64
      %130 = arith.andi %128, %129 : i1
      %131 = arith.subi %arg6, %124 : i32
      %132 = tt.splat %arg4 : i32 -> tensor<64xi32>
      %133 = arith.cmpi slt, %49, %132 : tensor<64xi32>
      %134 = tt.expand_dims %133 {axis = 1 : i32} : tensor<64xi1> -> tensor<64x1xi1>
      %135 = tt.splat %131 : i32 -> tensor<32xi32>
      %136 = arith.cmpi slt, %75, %135 : tensor<32xi32>
      %137 = tt.expand_dims %136 {axis = 0 : i32} : tensor<32xi1> -> tensor<1x32xi1>
      %138 = tt.broadcast %134 : tensor<64x1xi1> -> tensor<64x32xi1>
      %139 = tt.broadcast %137 : tensor<1x32xi1> -> tensor<64x32xi1>
      %140 = arith.andi %138, %139 : tensor<64x32xi1>
      %141 = tt.expand_dims %49 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %142 = tt.splat %arg7 : i32 -> tensor<64x1xi32>
      %143 = arith.extsi %141 : tensor<64x1xi32> to tensor<64x1xi64>
      %144 = arith.extsi %142 : tensor<64x1xi32> to tensor<64x1xi64>
      %145 = arith.muli %143, %144 : tensor<64x1xi64>
      %c2147483647_i64_39 = arith.constant 2147483647 : i64
      %c-2147483648_i64_40 = arith.constant -2147483648 : i64
      %cst_41 = arith.constant dense<2147483647> : tensor<64x1xi64>
      %146 = arith.cmpi sle, %145, %cst_41 : tensor<64x1xi64>
      %cst_42 = arith.constant dense<-2147483648> : tensor<64x1xi64>
      %147 = arith.cmpi sge, %145, %cst_42 : tensor<64x1xi64>
      %148 = arith.andi %146, %147 : tensor<64x1xi1>
      %149 = arith.muli %141, %142 : tensor<64x1xi32>
      %150 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
      %151 = tt.addptr %150, %149 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
      %c32_i32_43 = arith.constant 32 : i32
      %c32_i32_44 = arith.constant 32 : i32
      %152 = arith.extsi %arg10 : i32 to i64
      %153 = arith.extsi %c32_i32_44 : i32 to i64
      %154 = arith.muli %152, %153 : i64
      %c2147483647_i64_45 = arith.constant 2147483647 : i64
      %c-2147483648_i64_46 = arith.constant -2147483648 : i64
      %155 = arith.cmpi sle, %154, %c2147483647_i64_45 : i64
      %156 = arith.cmpi sge, %154, %c-2147483648_i64_46 : i64
      %157 = arith.andi %155, %156 : i1
      %158 = arith.muli %arg10, %c32_i32_44 : i32
      %159 = tt.splat %158 : i32 -> tensor<32xi32>
      %160 = arith.extsi %159 : tensor<32xi32> to tensor<32xi64>
      %161 = arith.extsi %75 : tensor<32xi32> to tensor<32xi64>
      %162 = arith.addi %160, %161 : tensor<32xi64>
      %c2147483647_i64_47 = arith.constant 2147483647 : i64
      %c-2147483648_i64_48 = arith.constant -2147483648 : i64
      %cst_49 = arith.constant dense<2147483647> : tensor<32xi64>
      %163 = arith.cmpi sle, %162, %cst_49 : tensor<32xi64>
      %cst_50 = arith.constant dense<-2147483648> : tensor<32xi64>
      %164 = arith.cmpi sge, %162, %cst_50 : tensor<32xi64>
      %165 = arith.andi %163, %164 : tensor<32xi1>
      %166 = arith.addi %159, %75 : tensor<32xi32>
      %167 = tt.expand_dims %166 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
      %168 = tt.broadcast %151 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x32x!tt.ptr<f16>>
      %169 = tt.broadcast %167 : tensor<1x32xi32> -> tensor<64x32xi32>
      %170 = tt.addptr %168, %169 : tensor<64x32x!tt.ptr<f16>>, tensor<64x32xi32>
      %cst_51 = arith.constant 0.000000e+00 : f32
      %cst_52 = arith.constant dense<0.000000e+00> : tensor<64x32xf32>
      %171 = arith.truncf %cst_52 : tensor<64x32xf32> to tensor<64x32xf16>
      %172 = tt.load %170, %140, %171 : tensor<64x32x!tt.ptr<f16>>
      %173 = tt.splat %131 : i32 -> tensor<32xi32>
      %174 = arith.cmpi slt, %75, %173 : tensor<32xi32>
      %175 = tt.expand_dims %174 {axis = 1 : i32} : tensor<32xi1> -> tensor<32x1xi1>
      %176 = tt.splat %arg5 : i32 -> tensor<64xi32>
      %177 = arith.cmpi slt, %74, %176 : tensor<64xi32>
      %178 = tt.expand_dims %177 {axis = 0 : i32} : tensor<64xi1> -> tensor<1x64xi1>
      %179 = tt.broadcast %175 : tensor<32x1xi1> -> tensor<32x64xi1>
      %180 = tt.broadcast %178 : tensor<1x64xi1> -> tensor<32x64xi1>
      %181 = arith.andi %179, %180 : tensor<32x64xi1>
      %c32_i32_53 = arith.constant 32 : i32
      %c32_i32_54 = arith.constant 32 : i32
      %182 = arith.extsi %arg10 : i32 to i64
      %183 = arith.extsi %c32_i32_54 : i32 to i64
      %184 = arith.muli %182, %183 : i64
      %c2147483647_i64_55 = arith.constant 2147483647 : i64
      %c-2147483648_i64_56 = arith.constant -2147483648 : i64
      %185 = arith.cmpi sle, %184, %c2147483647_i64_55 : i64
      %186 = arith.cmpi sge, %184, %c-2147483648_i64_56 : i64
      %187 = arith.andi %185, %186 : i1
      %188 = arith.muli %arg10, %c32_i32_54 : i32
      %189 = tt.splat %188 : i32 -> tensor<32xi32>
      %190 = arith.extsi %189 : tensor<32xi32> to tensor<32xi64>
      %191 = arith.extsi %75 : tensor<32xi32> to tensor<32xi64>
      %192 = arith.addi %190, %191 : tensor<32xi64>
      %c2147483647_i64_57 = arith.constant 2147483647 : i64
      %c-2147483648_i64_58 = arith.constant -2147483648 : i64
      %cst_59 = arith.constant dense<2147483647> : tensor<32xi64>
      %193 = arith.cmpi sle, %192, %cst_59 : tensor<32xi64>
      %cst_60 = arith.constant dense<-2147483648> : tensor<32xi64>
      %194 = arith.cmpi sge, %192, %cst_60 : tensor<32xi64>
      %195 = arith.andi %193, %194 : tensor<32xi1>
      %196 = arith.addi %189, %75 : tensor<32xi32>
      %197 = tt.expand_dims %196 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
      %198 = tt.splat %arg8 : i32 -> tensor<32x1xi32>
      %199 = arith.extsi %197 : tensor<32x1xi32> to tensor<32x1xi64>
      %200 = arith.extsi %198 : tensor<32x1xi32> to tensor<32x1xi64>
      %201 = arith.muli %199, %200 : tensor<32x1xi64>
      %c2147483647_i64_61 = arith.constant 2147483647 : i64
      %c-2147483648_i64_62 = arith.constant -2147483648 : i64
      %cst_63 = arith.constant dense<2147483647> : tensor<32x1xi64>
      %202 = arith.cmpi sle, %201, %cst_63 : tensor<32x1xi64>
      %cst_64 = arith.constant dense<-2147483648> : tensor<32x1xi64>
      %203 = arith.cmpi sge, %201, %cst_64 : tensor<32x1xi64>
      %204 = arith.andi %202, %203 : tensor<32x1xi1>
      %205 = arith.muli %197, %198 : tensor<32x1xi32>
      %206 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>>
      %207 = tt.addptr %206, %205 : tensor<32x1x!tt.ptr<f16>>, tensor<32x1xi32>
      %208 = tt.expand_dims %74 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %209 = tt.broadcast %207 : tensor<32x1x!tt.ptr<f16>> -> tensor<32x64x!tt.ptr<f16>>
      %210 = tt.broadcast %208 : tensor<1x64xi32> -> tensor<32x64xi32>
      %211 = tt.addptr %209, %210 : tensor<32x64x!tt.ptr<f16>>, tensor<32x64xi32>
      %cst_65 = arith.constant 0.000000e+00 : f32
      %cst_66 = arith.constant dense<0.000000e+00> : tensor<32x64xf32>
      %212 = arith.truncf %cst_66 : tensor<32x64xf32> to tensor<32x64xf16>
      %213 = tt.load %211, %181, %212 : tensor<32x64x!tt.ptr<f16>>
      %cst_67 = arith.constant 0.000000e+00 : f32
      %214 = tt.dot %172, %213, %arg11, inputPrecision = tf32 : tensor<64x32xf16> * tensor<32x64xf16> -> tensor<64x64xf32>
      scf.yield %214 : tensor<64x64xf32>
    }
    %84 = tt.splat %arg5 : i32 -> tensor<64xi32>
    %85 = arith.cmpi slt, %74, %84 : tensor<64xi32>
    %86 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
    %87 = tt.addptr %86, %74 : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
    %cst_28 = arith.constant 0.000000e+00 : f32
    %cst_29 = arith.constant dense<0.000000e+00> : tensor<64xf32>
    %88 = tt.load %87, %85, %cst_29 : tensor<64x!tt.ptr<f32>>
    %89 = tt.expand_dims %88 {axis = 0 : i32} : tensor<64xf32> -> tensor<1x64xf32>
    %90 = tt.broadcast %89 : tensor<1x64xf32> -> tensor<64x64xf32>
    %91 = arith.addf %83, %90 : tensor<64x64xf32>
    %92 = tt.expand_dims %49 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %93 = tt.splat %arg9 : i32 -> tensor<64x1xi32>
    %94 = arith.extsi %92 : tensor<64x1xi32> to tensor<64x1xi64>
    %95 = arith.extsi %93 : tensor<64x1xi32> to tensor<64x1xi64>
    %96 = arith.muli %94, %95 : tensor<64x1xi64>
    %c2147483647_i64_30 = arith.constant 2147483647 : i64
    %c-2147483648_i64_31 = arith.constant -2147483648 : i64
    %cst_32 = arith.constant dense<2147483647> : tensor<64x1xi64>
    %97 = arith.cmpi sle, %96, %cst_32 : tensor<64x1xi64>
    %cst_33 = arith.constant dense<-2147483648> : tensor<64x1xi64>
    %98 = arith.cmpi sge, %96, %cst_33 : tensor<64x1xi64>
    %99 = arith.andi %97, %98 : tensor<64x1xi1>
    %100 = arith.muli %92, %93 : tensor<64x1xi32>
    %101 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %102 = tt.addptr %101, %100 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %103 = tt.expand_dims %74 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %104 = tt.broadcast %102 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
    %105 = tt.broadcast %103 : tensor<1x64xi32> -> tensor<64x64xi32>
    %106 = tt.addptr %104, %105 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
    %107 = tt.splat %arg4 : i32 -> tensor<64xi32>
    %108 = arith.cmpi slt, %49, %107 : tensor<64xi32>
    %109 = tt.expand_dims %108 {axis = 1 : i32} : tensor<64xi1> -> tensor<64x1xi1>
    %110 = tt.splat %arg5 : i32 -> tensor<64xi32>
    %111 = arith.cmpi slt, %74, %110 : tensor<64xi32>
    %112 = tt.expand_dims %111 {axis = 0 : i32} : tensor<64xi1> -> tensor<1x64xi1>
    %113 = tt.broadcast %109 : tensor<64x1xi1> -> tensor<64x64xi1>
    %114 = tt.broadcast %112 : tensor<1x64xi1> -> tensor<64x64xi1>
    %115 = arith.andi %113, %114 : tensor<64x64xi1>
    %116 = tt.call @corpus_matmul.leaky_relu__fp32S64_64S__(%91) : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %117 = arith.truncf %116 : tensor<64x64xf32> to tensor<64x64xf16>
    tt.store %106, %117, %115 : tensor<64x64x!tt.ptr<f16>>
    tt.return
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
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_64__(0, 1)cconstexpr_64__(1,)cconstexpr_fp32_"() -> tensor<64x64xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
    tt.return %cst_0 : tensor<64x64xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<64x64xf32>
    tt.return %0 : tensor<64x64xf32>
  }
  tt.func private @"triton.language.standard.cdiv__i32__(1,)cconstexpr_32_"(%arg0: i32) -> i32 attributes {noinline = false} {
    %c32_i32 = arith.constant 32 : i32
    %c32_i32_0 = arith.constant 32 : i32
    %0 = arith.extsi %arg0 : i32 to i64
    %1 = arith.extsi %c32_i32_0 : i32 to i64
    %2 = arith.addi %0, %1 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %3 = arith.cmpi sle, %2, %c2147483647_i64 : i64
    %4 = arith.cmpi sge, %2, %c-2147483648_i64 : i64
    %5 = arith.andi %3, %4 : i1
    %6 = arith.addi %arg0, %c32_i32_0 : i32
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
    %c32_i32_4 = arith.constant 32 : i32
    %c32_i32_5 = arith.constant 32 : i32
    %14 = arith.divsi %13, %c32_i32_5 : i32
    tt.return %14 : i32
  ^bb1:  // no predecessors
    %15 = ub.poison : i32
    tt.return %15 : i32
  }
  tt.func private @corpus_matmul.leaky_relu__fp32S64_64S__(%arg0: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.sitofp %c0_i32 : i32 to f32
    %1 = tt.splat %0 : f32 -> tensor<64x64xf32>
    %2 = arith.cmpf oge, %arg0, %1 : tensor<64x64xf32>
    %cst = arith.constant 0.00999999977 : f32
    %cst_0 = arith.constant 0.00999999977 : f32
    %cst_1 = arith.constant dense<0.00999999977> : tensor<64x64xf32>
    %3 = arith.mulf %cst_1, %arg0 : tensor<64x64xf32>
    %4 = arith.select %2, %arg0, %3 : tensor<64x64xi1>, tensor<64x64xf32>
    tt.return %4 : tensor<64x64xf32>
  ^bb1:  // no predecessors
    %5 = ub.poison : tensor<64x64xf32>
    tt.return %5 : tensor<64x64xf32>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.00999999977> : tensor<64x64xf32>
    %c31_i32 = arith.constant 31 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32>
    %c63_i32 = arith.constant 63 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x32xf16>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32>
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.addi %arg4, %c63_i32 : i32
    %2 = arith.divsi %1, %c64_i32 : i32
    %3 = arith.addi %arg5, %c63_i32 : i32
    %4 = arith.divsi %3, %c64_i32 : i32
    %5 = arith.muli %4, %c8_i32 : i32
    %6 = arith.divsi %0, %5 : i32
    %7 = arith.muli %6, %c8_i32 : i32
    %8 = arith.subi %2, %7 : i32
    %9 = arith.minsi %8, %c8_i32 : i32
    %10 = arith.remsi %0, %9 : i32
    %11 = arith.addi %7, %10 : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %14 = tt.splat %12 : i32 -> tensor<64xi32>
    %15 = arith.addi %14, %13 : tensor<64xi32>
    %16 = arith.remsi %0, %5 : i32
    %17 = arith.divsi %16, %9 : i32
    %18 = arith.muli %17, %c64_i32 : i32
    %19 = tt.splat %18 : i32 -> tensor<64xi32>
    %20 = arith.addi %19, %13 : tensor<64xi32>
    %21 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
    %22 = arith.addi %arg6, %c31_i32 : i32
    %23 = arith.divsi %22, %c32_i32 : i32
    %24 = scf.for %arg10 = %c0_i32 to %23 step %c1_i32 iter_args(%arg11 = %cst_0) -> (tensor<64x64xf32>)  : i32 {
      %53 = arith.muli %arg10, %c32_i32 : i32
      %54 = arith.subi %arg6, %53 : i32
      %55 = tt.splat %arg4 : i32 -> tensor<64xi32>
      %56 = arith.cmpi slt, %15, %55 : tensor<64xi32>
      %57 = tt.expand_dims %56 {axis = 1 : i32} : tensor<64xi1> -> tensor<64x1xi1>
      %58 = tt.splat %54 : i32 -> tensor<32xi32>
      %59 = arith.cmpi slt, %21, %58 : tensor<32xi32>
      %60 = tt.expand_dims %59 {axis = 0 : i32} : tensor<32xi1> -> tensor<1x32xi1>
      %61 = tt.broadcast %57 : tensor<64x1xi1> -> tensor<64x32xi1>
      %62 = tt.broadcast %60 : tensor<1x32xi1> -> tensor<64x32xi1>
      %63 = arith.andi %61, %62 : tensor<64x32xi1>
      %64 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %65 = tt.splat %arg7 : i32 -> tensor<64x1xi32>
      %66 = arith.muli %64, %65 : tensor<64x1xi32>
      %67 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
      %68 = tt.addptr %67, %66 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
      %69 = tt.splat %53 : i32 -> tensor<32xi32>
      %70 = arith.addi %69, %21 : tensor<32xi32>
      %71 = tt.expand_dims %70 {axis = 0 : i32} : tensor<32xi32> -> tensor<1x32xi32>
      %72 = tt.broadcast %68 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x32x!tt.ptr<f16>>
      %73 = tt.broadcast %71 : tensor<1x32xi32> -> tensor<64x32xi32>
      %74 = tt.addptr %72, %73 : tensor<64x32x!tt.ptr<f16>>, tensor<64x32xi32>
      %75 = tt.load %74, %63, %cst_2 : tensor<64x32x!tt.ptr<f16>>
      %76 = tt.expand_dims %59 {axis = 1 : i32} : tensor<32xi1> -> tensor<32x1xi1>
      %77 = tt.splat %arg5 : i32 -> tensor<64xi32>
      %78 = arith.cmpi slt, %20, %77 : tensor<64xi32>
      %79 = tt.expand_dims %78 {axis = 0 : i32} : tensor<64xi1> -> tensor<1x64xi1>
      %80 = tt.broadcast %76 : tensor<32x1xi1> -> tensor<32x64xi1>
      %81 = tt.broadcast %79 : tensor<1x64xi1> -> tensor<32x64xi1>
      %82 = arith.andi %80, %81 : tensor<32x64xi1>
      %83 = tt.expand_dims %70 {axis = 1 : i32} : tensor<32xi32> -> tensor<32x1xi32>
      %84 = tt.splat %arg8 : i32 -> tensor<32x1xi32>
      %85 = arith.muli %83, %84 : tensor<32x1xi32>
      %86 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>>
      %87 = tt.addptr %86, %85 : tensor<32x1x!tt.ptr<f16>>, tensor<32x1xi32>
      %88 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %89 = tt.broadcast %87 : tensor<32x1x!tt.ptr<f16>> -> tensor<32x64x!tt.ptr<f16>>
      %90 = tt.broadcast %88 : tensor<1x64xi32> -> tensor<32x64xi32>
      %91 = tt.addptr %89, %90 : tensor<32x64x!tt.ptr<f16>>, tensor<32x64xi32>
      %92 = tt.load %91, %82, %cst_1 : tensor<32x64x!tt.ptr<f16>>
      %93 = tt.dot %75, %92, %arg11, inputPrecision = tf32 : tensor<64x32xf16> * tensor<32x64xf16> -> tensor<64x64xf32>
      scf.yield %93 : tensor<64x64xf32>
    }
    %25 = tt.splat %arg5 : i32 -> tensor<64xi32>
    %26 = arith.cmpi slt, %20, %25 : tensor<64xi32>
    %27 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
    %28 = tt.addptr %27, %20 : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
    %29 = tt.load %28, %26, %cst_3 : tensor<64x!tt.ptr<f32>>
    %30 = tt.expand_dims %29 {axis = 0 : i32} : tensor<64xf32> -> tensor<1x64xf32>
    %31 = tt.broadcast %30 : tensor<1x64xf32> -> tensor<64x64xf32>
    %32 = arith.addf %24, %31 : tensor<64x64xf32>
    %33 = tt.expand_dims %15 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %34 = tt.splat %arg9 : i32 -> tensor<64x1xi32>
    %35 = arith.muli %33, %34 : tensor<64x1xi32>
    %36 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %37 = tt.addptr %36, %35 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %38 = tt.expand_dims %20 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %39 = tt.broadcast %37 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x64x!tt.ptr<f16>>
    %40 = tt.broadcast %38 : tensor<1x64xi32> -> tensor<64x64xi32>
    %41 = tt.addptr %39, %40 : tensor<64x64x!tt.ptr<f16>>, tensor<64x64xi32>
    %42 = tt.splat %arg4 : i32 -> tensor<64xi32>
    %43 = arith.cmpi slt, %15, %42 : tensor<64xi32>
    %44 = tt.expand_dims %43 {axis = 1 : i32} : tensor<64xi1> -> tensor<64x1xi1>
    %45 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi1> -> tensor<1x64xi1>
    %46 = tt.broadcast %44 : tensor<64x1xi1> -> tensor<64x64xi1>
    %47 = tt.broadcast %45 : tensor<1x64xi1> -> tensor<64x64xi1>
    %48 = arith.andi %46, %47 : tensor<64x64xi1>
    %49 = arith.cmpf oge, %32, %cst_0 : tensor<64x64xf32>
    %50 = arith.mulf %32, %cst : tensor<64x64xf32>
    %51 = arith.select %49, %32, %50 : tensor<64x64xi1>, tensor<64x64xf32>
    %52 = arith.truncf %51 : tensor<64x64xf32> to tensor<64x64xf16>
    tt.store %41, %52, %48 : tensor<64x64x!tt.ptr<f16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.00999999977> : tensor<64x64xf32, #blocked>
    %c31_i32 = arith.constant 31 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked2>
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.addi %arg4, %c63_i32 : i32
    %2 = arith.divsi %1, %c64_i32 : i32
    %3 = arith.addi %arg5, %c63_i32 : i32
    %4 = arith.divsi %3, %c64_i32 : i32
    %5 = arith.muli %4, %c8_i32 : i32
    %6 = arith.divsi %0, %5 : i32
    %7 = arith.muli %6, %c8_i32 : i32
    %8 = arith.subi %2, %7 : i32
    %9 = arith.minsi %8, %c8_i32 : i32
    %10 = arith.remsi %0, %9 : i32
    %11 = arith.addi %7, %10 : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #blocked2>
    %15 = arith.addi %14, %13 : tensor<64xi32, #blocked2>
    %16 = arith.remsi %0, %5 : i32
    %17 = arith.divsi %16, %9 : i32
    %18 = arith.muli %17, %c64_i32 : i32
    %19 = tt.splat %18 : i32 -> tensor<64xi32, #blocked2>
    %20 = arith.addi %19, %13 : tensor<64xi32, #blocked2>
    %21 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %22 = arith.addi %arg6, %c31_i32 : i32
    %23 = arith.divsi %22, %c32_i32 : i32
    %24 = scf.for %arg10 = %c0_i32 to %23 step %c1_i32 iter_args(%arg11 = %cst_0) -> (tensor<64x64xf32, #blocked>)  : i32 {
      %65 = arith.muli %arg10, %c32_i32 : i32
      %66 = arith.subi %arg6, %65 : i32
      %67 = tt.splat %arg4 : i32 -> tensor<64xi32, #blocked2>
      %68 = arith.cmpi slt, %15, %67 : tensor<64xi32, #blocked2>
      %69 = ttg.convert_layout %68 : tensor<64xi1, #blocked2> -> tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %70 = tt.expand_dims %69 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi1, #blocked3>
      %71 = ttg.convert_layout %70 : tensor<64x1xi1, #blocked3> -> tensor<64x1xi1, #blocked4>
      %72 = tt.splat %66 : i32 -> tensor<32xi32, #blocked2>
      %73 = arith.cmpi slt, %21, %72 : tensor<32xi32, #blocked2>
      %74 = ttg.convert_layout %73 : tensor<32xi1, #blocked2> -> tensor<32xi1, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %75 = tt.expand_dims %74 {axis = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x32xi1, #blocked5>
      %76 = ttg.convert_layout %75 : tensor<1x32xi1, #blocked5> -> tensor<1x32xi1, #blocked1>
      %77 = tt.broadcast %71 : tensor<64x1xi1, #blocked4> -> tensor<64x32xi1, #blocked4>
      %78 = ttg.convert_layout %77 : tensor<64x32xi1, #blocked4> -> tensor<64x32xi1, #blocked1>
      %79 = tt.broadcast %76 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %80 = arith.andi %78, %79 : tensor<64x32xi1, #blocked1>
      %81 = ttg.convert_layout %15 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %82 = tt.expand_dims %81 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %83 = ttg.convert_layout %82 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked4>
      %84 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked4>
      %85 = arith.muli %83, %84 : tensor<64x1xi32, #blocked4>
      %86 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked4>
      %87 = tt.addptr %86, %85 : tensor<64x1x!tt.ptr<f16>, #blocked4>, tensor<64x1xi32, #blocked4>
      %88 = tt.splat %65 : i32 -> tensor<32xi32, #blocked2>
      %89 = arith.addi %88, %21 : tensor<32xi32, #blocked2>
      %90 = ttg.convert_layout %89 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %91 = tt.expand_dims %90 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x32xi32, #blocked5>
      %92 = ttg.convert_layout %91 : tensor<1x32xi32, #blocked5> -> tensor<1x32xi32, #blocked1>
      %93 = tt.broadcast %87 : tensor<64x1x!tt.ptr<f16>, #blocked4> -> tensor<64x32x!tt.ptr<f16>, #blocked4>
      %94 = ttg.convert_layout %93 : tensor<64x32x!tt.ptr<f16>, #blocked4> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
      %95 = tt.broadcast %92 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
      %96 = tt.addptr %94, %95 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
      %97 = tt.load %96, %80, %cst_2 : tensor<64x32x!tt.ptr<f16>, #blocked1>
      %98 = ttg.convert_layout %73 : tensor<32xi1, #blocked2> -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %99 = tt.expand_dims %98 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi1, #blocked3>
      %100 = ttg.convert_layout %99 : tensor<32x1xi1, #blocked3> -> tensor<32x1xi1, #blocked4>
      %101 = tt.splat %arg5 : i32 -> tensor<64xi32, #blocked2>
      %102 = arith.cmpi slt, %20, %101 : tensor<64xi32, #blocked2>
      %103 = ttg.convert_layout %102 : tensor<64xi1, #blocked2> -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %104 = tt.expand_dims %103 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi1, #blocked5>
      %105 = ttg.convert_layout %104 : tensor<1x64xi1, #blocked5> -> tensor<1x64xi1, #blocked>
      %106 = tt.broadcast %100 : tensor<32x1xi1, #blocked4> -> tensor<32x64xi1, #blocked4>
      %107 = ttg.convert_layout %106 : tensor<32x64xi1, #blocked4> -> tensor<32x64xi1, #blocked>
      %108 = tt.broadcast %105 : tensor<1x64xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %109 = arith.andi %107, %108 : tensor<32x64xi1, #blocked>
      %110 = ttg.convert_layout %89 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %111 = tt.expand_dims %110 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
      %112 = ttg.convert_layout %111 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked4>
      %113 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #blocked4>
      %114 = arith.muli %112, %113 : tensor<32x1xi32, #blocked4>
      %115 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked4>
      %116 = tt.addptr %115, %114 : tensor<32x1x!tt.ptr<f16>, #blocked4>, tensor<32x1xi32, #blocked4>
      %117 = ttg.convert_layout %20 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %118 = tt.expand_dims %117 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi32, #blocked5>
      %119 = ttg.convert_layout %118 : tensor<1x64xi32, #blocked5> -> tensor<1x64xi32, #blocked>
      %120 = tt.broadcast %116 : tensor<32x1x!tt.ptr<f16>, #blocked4> -> tensor<32x64x!tt.ptr<f16>, #blocked4>
      %121 = ttg.convert_layout %120 : tensor<32x64x!tt.ptr<f16>, #blocked4> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %122 = tt.broadcast %119 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
      %123 = tt.addptr %121, %122 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
      %124 = tt.load %123, %109, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked>
      %125 = ttg.convert_layout %97 : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked6}>>
      %126 = ttg.convert_layout %124 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked6}>>
      %127 = ttg.convert_layout %arg11 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked6>
      %128 = tt.dot %125, %126, %127, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked6}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked6}>> -> tensor<64x64xf32, #blocked6>
      %129 = ttg.convert_layout %128 : tensor<64x64xf32, #blocked6> -> tensor<64x64xf32, #blocked>
      scf.yield %129 : tensor<64x64xf32, #blocked>
    }
    %25 = tt.splat %arg5 : i32 -> tensor<64xi32, #blocked2>
    %26 = arith.cmpi slt, %20, %25 : tensor<64xi32, #blocked2>
    %27 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %28 = tt.addptr %27, %20 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %29 = tt.load %28, %26, %cst_3 : tensor<64x!tt.ptr<f32>, #blocked2>
    %30 = ttg.convert_layout %29 : tensor<64xf32, #blocked2> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %31 = tt.expand_dims %30 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xf32, #blocked5>
    %32 = ttg.convert_layout %31 : tensor<1x64xf32, #blocked5> -> tensor<1x64xf32, #blocked>
    %33 = tt.broadcast %32 : tensor<1x64xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %34 = arith.addf %24, %33 : tensor<64x64xf32, #blocked>
    %35 = ttg.convert_layout %15 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %36 = tt.expand_dims %35 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %37 = ttg.convert_layout %36 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked4>
    %38 = tt.splat %arg9 : i32 -> tensor<64x1xi32, #blocked4>
    %39 = arith.muli %37, %38 : tensor<64x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<64x1x!tt.ptr<f16>, #blocked4>, tensor<64x1xi32, #blocked4>
    %42 = ttg.convert_layout %20 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %43 = tt.expand_dims %42 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi32, #blocked5>
    %44 = ttg.convert_layout %43 : tensor<1x64xi32, #blocked5> -> tensor<1x64xi32, #blocked>
    %45 = tt.broadcast %41 : tensor<64x1x!tt.ptr<f16>, #blocked4> -> tensor<64x64x!tt.ptr<f16>, #blocked4>
    %46 = ttg.convert_layout %45 : tensor<64x64x!tt.ptr<f16>, #blocked4> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %47 = tt.broadcast %44 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %48 = tt.addptr %46, %47 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %49 = tt.splat %arg4 : i32 -> tensor<64xi32, #blocked2>
    %50 = arith.cmpi slt, %15, %49 : tensor<64xi32, #blocked2>
    %51 = ttg.convert_layout %50 : tensor<64xi1, #blocked2> -> tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %52 = tt.expand_dims %51 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi1, #blocked3>
    %53 = ttg.convert_layout %52 : tensor<64x1xi1, #blocked3> -> tensor<64x1xi1, #blocked4>
    %54 = ttg.convert_layout %26 : tensor<64xi1, #blocked2> -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %55 = tt.expand_dims %54 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi1, #blocked5>
    %56 = ttg.convert_layout %55 : tensor<1x64xi1, #blocked5> -> tensor<1x64xi1, #blocked>
    %57 = tt.broadcast %53 : tensor<64x1xi1, #blocked4> -> tensor<64x64xi1, #blocked4>
    %58 = ttg.convert_layout %57 : tensor<64x64xi1, #blocked4> -> tensor<64x64xi1, #blocked>
    %59 = tt.broadcast %56 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %60 = arith.andi %58, %59 : tensor<64x64xi1, #blocked>
    %61 = arith.cmpf oge, %34, %cst_0 : tensor<64x64xf32, #blocked>
    %62 = arith.mulf %34, %cst : tensor<64x64xf32, #blocked>
    %63 = arith.select %61, %34, %62 : tensor<64x64xi1, #blocked>, tensor<64x64xf32, #blocked>
    %64 = arith.truncf %63 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    tt.store %48, %64, %60 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.00999999977> : tensor<64x64xf32, #blocked>
    %c31_i32 = arith.constant 31 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %c63_i32 = arith.constant 63 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #blocked2>
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.addi %arg4, %c63_i32 : i32
    %2 = arith.divsi %1, %c64_i32 : i32
    %3 = arith.addi %arg5, %c63_i32 : i32
    %4 = arith.divsi %3, %c64_i32 : i32
    %5 = arith.muli %4, %c8_i32 : i32
    %6 = arith.divsi %0, %5 : i32
    %7 = arith.muli %6, %c8_i32 : i32
    %8 = arith.subi %2, %7 : i32
    %9 = arith.minsi %8, %c8_i32 : i32
    %10 = arith.remsi %0, %9 : i32
    %11 = arith.addi %7, %10 : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %14 = tt.splat %12 : i32 -> tensor<64xi32, #blocked2>
    %15 = arith.addi %14, %13 : tensor<64xi32, #blocked2>
    %16 = arith.remsi %0, %5 : i32
    %17 = arith.divsi %16, %9 : i32
    %18 = arith.muli %17, %c64_i32 : i32
    %19 = tt.splat %18 : i32 -> tensor<64xi32, #blocked2>
    %20 = arith.addi %19, %13 : tensor<64xi32, #blocked2>
    %21 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #blocked2>
    %22 = arith.addi %arg6, %c31_i32 : i32
    %23 = arith.divsi %22, %c32_i32 : i32
    %24 = scf.for %arg10 = %c0_i32 to %23 step %c1_i32 iter_args(%arg11 = %cst_0) -> (tensor<64x64xf32, #blocked>)  : i32 {
      %71 = arith.muli %arg10, %c32_i32 : i32
      %72 = arith.subi %arg6, %71 : i32
      %73 = tt.splat %arg4 : i32 -> tensor<64xi32, #blocked2>
      %74 = arith.cmpi slt, %15, %73 : tensor<64xi32, #blocked2>
      %75 = ttg.convert_layout %74 : tensor<64xi1, #blocked2> -> tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %76 = tt.expand_dims %75 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi1, #blocked3>
      %77 = ttg.convert_layout %76 : tensor<64x1xi1, #blocked3> -> tensor<64x1xi1, #blocked4>
      %78 = tt.splat %72 : i32 -> tensor<32xi32, #blocked2>
      %79 = arith.cmpi slt, %21, %78 : tensor<32xi32, #blocked2>
      %80 = ttg.convert_layout %79 : tensor<32xi1, #blocked2> -> tensor<32xi1, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %81 = tt.expand_dims %80 {axis = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x32xi1, #blocked5>
      %82 = ttg.convert_layout %81 : tensor<1x32xi1, #blocked5> -> tensor<1x32xi1, #blocked1>
      %83 = tt.broadcast %77 : tensor<64x1xi1, #blocked4> -> tensor<64x32xi1, #blocked4>
      %84 = ttg.convert_layout %83 : tensor<64x32xi1, #blocked4> -> tensor<64x32xi1, #blocked1>
      %85 = tt.broadcast %82 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %86 = arith.andi %84, %85 : tensor<64x32xi1, #blocked1>
      %87 = ttg.convert_layout %15 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %88 = tt.expand_dims %87 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %89 = ttg.convert_layout %88 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked4>
      %90 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked4>
      %91 = arith.muli %89, %90 : tensor<64x1xi32, #blocked4>
      %92 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked4>
      %93 = tt.addptr %92, %91 : tensor<64x1x!tt.ptr<f16>, #blocked4>, tensor<64x1xi32, #blocked4>
      %94 = tt.splat %71 : i32 -> tensor<32xi32, #blocked2>
      %95 = arith.addi %94, %21 : tensor<32xi32, #blocked2>
      %96 = ttg.convert_layout %95 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %97 = tt.expand_dims %96 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x32xi32, #blocked5>
      %98 = ttg.convert_layout %97 : tensor<1x32xi32, #blocked5> -> tensor<1x32xi32, #blocked1>
      %99 = tt.broadcast %93 : tensor<64x1x!tt.ptr<f16>, #blocked4> -> tensor<64x32x!tt.ptr<f16>, #blocked4>
      %100 = ttg.convert_layout %99 : tensor<64x32x!tt.ptr<f16>, #blocked4> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
      %101 = tt.broadcast %98 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
      %102 = tt.addptr %100, %101 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
      %103 = ttg.convert_layout %102 : tensor<64x32x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked6>
      %104 = ttg.convert_layout %86 : tensor<64x32xi1, #blocked1> -> tensor<64x32xi1, #blocked6>
      %105 = ttg.convert_layout %cst_2 : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #blocked6>
      %106 = tt.load %103, %104, %105 : tensor<64x32x!tt.ptr<f16>, #blocked6>
      %107 = ttg.convert_layout %106 : tensor<64x32xf16, #blocked6> -> tensor<64x32xf16, #blocked1>
      %108 = ttg.convert_layout %79 : tensor<32xi1, #blocked2> -> tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %109 = tt.expand_dims %108 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi1, #blocked3>
      %110 = ttg.convert_layout %109 : tensor<32x1xi1, #blocked3> -> tensor<32x1xi1, #blocked4>
      %111 = tt.splat %arg5 : i32 -> tensor<64xi32, #blocked2>
      %112 = arith.cmpi slt, %20, %111 : tensor<64xi32, #blocked2>
      %113 = ttg.convert_layout %112 : tensor<64xi1, #blocked2> -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %114 = tt.expand_dims %113 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi1, #blocked5>
      %115 = ttg.convert_layout %114 : tensor<1x64xi1, #blocked5> -> tensor<1x64xi1, #blocked>
      %116 = tt.broadcast %110 : tensor<32x1xi1, #blocked4> -> tensor<32x64xi1, #blocked4>
      %117 = ttg.convert_layout %116 : tensor<32x64xi1, #blocked4> -> tensor<32x64xi1, #blocked>
      %118 = tt.broadcast %115 : tensor<1x64xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %119 = arith.andi %117, %118 : tensor<32x64xi1, #blocked>
      %120 = ttg.convert_layout %95 : tensor<32xi32, #blocked2> -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %121 = tt.expand_dims %120 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<32x1xi32, #blocked3>
      %122 = ttg.convert_layout %121 : tensor<32x1xi32, #blocked3> -> tensor<32x1xi32, #blocked4>
      %123 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #blocked4>
      %124 = arith.muli %122, %123 : tensor<32x1xi32, #blocked4>
      %125 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked4>
      %126 = tt.addptr %125, %124 : tensor<32x1x!tt.ptr<f16>, #blocked4>, tensor<32x1xi32, #blocked4>
      %127 = ttg.convert_layout %20 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
      %128 = tt.expand_dims %127 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi32, #blocked5>
      %129 = ttg.convert_layout %128 : tensor<1x64xi32, #blocked5> -> tensor<1x64xi32, #blocked>
      %130 = tt.broadcast %126 : tensor<32x1x!tt.ptr<f16>, #blocked4> -> tensor<32x64x!tt.ptr<f16>, #blocked4>
      %131 = ttg.convert_layout %130 : tensor<32x64x!tt.ptr<f16>, #blocked4> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %132 = tt.broadcast %129 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
      %133 = tt.addptr %131, %132 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
      %134 = ttg.convert_layout %133 : tensor<32x64x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked7>
      %135 = ttg.convert_layout %119 : tensor<32x64xi1, #blocked> -> tensor<32x64xi1, #blocked7>
      %136 = ttg.convert_layout %cst_1 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #blocked7>
      %137 = tt.load %134, %135, %136 : tensor<32x64x!tt.ptr<f16>, #blocked7>
      %138 = ttg.convert_layout %137 : tensor<32x64xf16, #blocked7> -> tensor<32x64xf16, #blocked>
      %139 = ttg.convert_layout %107 : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>>
      %140 = ttg.convert_layout %138 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>>
      %141 = ttg.convert_layout %arg11 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #blocked8>
      %142 = tt.dot %139, %140, %141, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>> -> tensor<64x64xf32, #blocked8>
      %143 = ttg.convert_layout %142 : tensor<64x64xf32, #blocked8> -> tensor<64x64xf32, #blocked>
      scf.yield %143 : tensor<64x64xf32, #blocked>
    }
    %25 = tt.splat %arg5 : i32 -> tensor<64xi32, #blocked2>
    %26 = arith.cmpi slt, %20, %25 : tensor<64xi32, #blocked2>
    %27 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %28 = tt.addptr %27, %20 : tensor<64x!tt.ptr<f32>, #blocked2>, tensor<64xi32, #blocked2>
    %29 = ttg.convert_layout %28 : tensor<64x!tt.ptr<f32>, #blocked2> -> tensor<64x!tt.ptr<f32>, #blocked2>
    %30 = ttg.convert_layout %26 : tensor<64xi1, #blocked2> -> tensor<64xi1, #blocked2>
    %31 = ttg.convert_layout %cst_3 : tensor<64xf32, #blocked2> -> tensor<64xf32, #blocked2>
    %32 = tt.load %29, %30, %31 : tensor<64x!tt.ptr<f32>, #blocked2>
    %33 = ttg.convert_layout %32 : tensor<64xf32, #blocked2> -> tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %34 = tt.expand_dims %33 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xf32, #blocked5>
    %35 = ttg.convert_layout %34 : tensor<1x64xf32, #blocked5> -> tensor<1x64xf32, #blocked>
    %36 = tt.broadcast %35 : tensor<1x64xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %37 = arith.addf %24, %36 : tensor<64x64xf32, #blocked>
    %38 = ttg.convert_layout %15 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %39 = tt.expand_dims %38 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %40 = ttg.convert_layout %39 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked4>
    %41 = tt.splat %arg9 : i32 -> tensor<64x1xi32, #blocked4>
    %42 = arith.muli %40, %41 : tensor<64x1xi32, #blocked4>
    %43 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked4>
    %44 = tt.addptr %43, %42 : tensor<64x1x!tt.ptr<f16>, #blocked4>, tensor<64x1xi32, #blocked4>
    %45 = ttg.convert_layout %20 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %46 = tt.expand_dims %45 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi32, #blocked5>
    %47 = ttg.convert_layout %46 : tensor<1x64xi32, #blocked5> -> tensor<1x64xi32, #blocked>
    %48 = tt.broadcast %44 : tensor<64x1x!tt.ptr<f16>, #blocked4> -> tensor<64x64x!tt.ptr<f16>, #blocked4>
    %49 = ttg.convert_layout %48 : tensor<64x64x!tt.ptr<f16>, #blocked4> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %50 = tt.broadcast %47 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %51 = tt.addptr %49, %50 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %52 = tt.splat %arg4 : i32 -> tensor<64xi32, #blocked2>
    %53 = arith.cmpi slt, %15, %52 : tensor<64xi32, #blocked2>
    %54 = ttg.convert_layout %53 : tensor<64xi1, #blocked2> -> tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %55 = tt.expand_dims %54 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi1, #blocked3>
    %56 = ttg.convert_layout %55 : tensor<64x1xi1, #blocked3> -> tensor<64x1xi1, #blocked4>
    %57 = ttg.convert_layout %26 : tensor<64xi1, #blocked2> -> tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %58 = tt.expand_dims %57 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi1, #blocked5>
    %59 = ttg.convert_layout %58 : tensor<1x64xi1, #blocked5> -> tensor<1x64xi1, #blocked>
    %60 = tt.broadcast %56 : tensor<64x1xi1, #blocked4> -> tensor<64x64xi1, #blocked4>
    %61 = ttg.convert_layout %60 : tensor<64x64xi1, #blocked4> -> tensor<64x64xi1, #blocked>
    %62 = tt.broadcast %59 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %63 = arith.andi %61, %62 : tensor<64x64xi1, #blocked>
    %64 = arith.cmpf oge, %37, %cst_0 : tensor<64x64xf32, #blocked>
    %65 = arith.mulf %37, %cst : tensor<64x64xf32, #blocked>
    %66 = arith.select %64, %37, %65 : tensor<64x64xi1, #blocked>, tensor<64x64xf32, #blocked>
    %67 = arith.truncf %66 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %68 = ttg.convert_layout %51 : tensor<64x64x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked7>
    %69 = ttg.convert_layout %67 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked7>
    %70 = ttg.convert_layout %63 : tensor<64x64xi1, #blocked> -> tensor<64x64xi1, #blocked7>
    tt.store %68, %69, %70 : tensor<64x64x!tt.ptr<f16>, #blocked7>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %cst_0 = arith.constant dense<0.00999999977> : tensor<64x64xf32, #blocked>
    %c31_i32 = arith.constant 31 : i32
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked2>
    %c8_i32 = arith.constant 8 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.addi %arg4, %c63_i32 : i32
    %2 = arith.divsi %1, %c64_i32 : i32
    %3 = arith.addi %arg5, %c63_i32 : i32
    %4 = arith.divsi %3, %c64_i32 : i32
    %5 = arith.muli %4, %c8_i32 : i32
    %6 = arith.divsi %0, %5 : i32
    %7 = arith.muli %6, %c8_i32 : i32
    %8 = arith.subi %2, %7 : i32
    %9 = arith.minsi %8, %c8_i32 : i32
    %10 = arith.remsi %0, %9 : i32
    %11 = arith.addi %7, %10 : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %19 = arith.addi %17, %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %20 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.remsi %0, %5 : i32
    %22 = arith.divsi %21, %9 : i32
    %23 = arith.muli %22, %c64_i32 : i32
    %24 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %25 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %26 = arith.addi %24, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %27 = arith.addi %25, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %28 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %29 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = arith.addi %arg6, %c31_i32 : i32
    %31 = arith.divsi %30, %c32_i32 : i32
    %32 = scf.for %arg10 = %c0_i32 to %31 step %c1_i32 iter_args(%arg11 = %cst) -> (tensor<64x64xf32, #blocked>)  : i32 {
      %64 = arith.muli %arg10, %c32_i32 : i32
      %65 = arith.subi %arg6, %64 : i32
      %66 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %67 = arith.cmpi slt, %19, %66 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %68 = tt.expand_dims %67 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi1, #blocked2>
      %69 = tt.splat %65 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %70 = tt.splat %65 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %71 = arith.cmpi slt, %28, %69 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %72 = arith.cmpi slt, %29, %70 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %73 = tt.expand_dims %71 {axis = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi1, #blocked2>
      %74 = tt.broadcast %68 : tensor<64x1xi1, #blocked2> -> tensor<64x32xi1, #blocked2>
      %75 = tt.broadcast %73 : tensor<1x32xi1, #blocked2> -> tensor<64x32xi1, #blocked2>
      %76 = arith.andi %74, %75 : tensor<64x32xi1, #blocked2>
      %77 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
      %78 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
      %79 = arith.muli %77, %78 : tensor<64x1xi32, #blocked2>
      %80 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
      %81 = tt.addptr %80, %79 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
      %82 = tt.splat %64 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %83 = tt.splat %64 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %84 = arith.addi %82, %28 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %85 = arith.addi %83, %29 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %86 = tt.expand_dims %84 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
      %87 = tt.broadcast %81 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
      %88 = tt.broadcast %86 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
      %89 = tt.addptr %87, %88 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
      %90 = tt.load %89, %76, %cst_2 : tensor<64x32x!tt.ptr<f16>, #blocked2>
      %91 = tt.expand_dims %72 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %92 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %93 = arith.cmpi slt, %26, %92 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %94 = tt.expand_dims %93 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi1, #blocked1>
      %95 = tt.broadcast %91 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %96 = tt.broadcast %94 : tensor<1x64xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %97 = arith.andi %95, %96 : tensor<32x64xi1, #blocked1>
      %98 = tt.expand_dims %85 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %99 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #blocked1>
      %100 = arith.muli %98, %99 : tensor<32x1xi32, #blocked1>
      %101 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
      %102 = tt.addptr %101, %100 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %103 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %104 = tt.broadcast %102 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
      %105 = tt.broadcast %103 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
      %106 = tt.addptr %104, %105 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      %107 = tt.load %106, %97, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %108 = ttg.convert_layout %90 : tensor<64x32xf16, #blocked2> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %109 = ttg.convert_layout %107 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %110 = tt.dot %108, %109, %arg11, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<64x64xf32, #blocked>
      scf.yield %110 : tensor<64x64xf32, #blocked>
    }
    %33 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %34 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %35 = arith.cmpi slt, %27, %33 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %36 = arith.cmpi slt, %26, %34 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %37 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %38 = tt.addptr %37, %27 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %39 = tt.load %38, %35, %cst_3 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %40 = tt.expand_dims %39 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xf32, #blocked>
    %41 = tt.broadcast %40 : tensor<1x64xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %42 = arith.addf %32, %41 : tensor<64x64xf32, #blocked>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %44 = tt.splat %arg9 : i32 -> tensor<64x1xi32, #blocked1>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked1>
    %46 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %48 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %49 = tt.broadcast %47 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %50 = tt.broadcast %48 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %51 = tt.addptr %49, %50 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %52 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %53 = arith.cmpi slt, %20, %52 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %54 = tt.expand_dims %53 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi1, #blocked1>
    %55 = tt.expand_dims %36 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi1, #blocked1>
    %56 = tt.broadcast %54 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %57 = tt.broadcast %55 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %58 = arith.andi %56, %57 : tensor<64x64xi1, #blocked1>
    %59 = arith.cmpf oge, %42, %cst : tensor<64x64xf32, #blocked>
    %60 = arith.mulf %42, %cst_0 : tensor<64x64xf32, #blocked>
    %61 = arith.select %59, %42, %60 : tensor<64x64xi1, #blocked>, tensor<64x64xf32, #blocked>
    %62 = arith.truncf %61 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %63 = ttg.convert_layout %62 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    tt.store %51, %63, %58 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #blocked>
    %cst_0 = arith.constant dense<0.00999999977> : tensor<64x64xf32, #blocked>
    %c31_i32 = arith.constant 31 : i32
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked2>
    %c8_i32 = arith.constant 8 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.addi %arg4, %c63_i32 : i32
    %2 = arith.divsi %1, %c64_i32 : i32
    %3 = arith.addi %arg5, %c63_i32 : i32
    %4 = arith.divsi %3, %c64_i32 : i32
    %5 = arith.muli %4, %c8_i32 : i32
    %6 = arith.divsi %0, %5 : i32
    %7 = arith.muli %6, %c8_i32 : i32
    %8 = arith.subi %2, %7 : i32
    %9 = arith.minsi %8, %c8_i32 : i32
    %10 = arith.remsi %0, %9 : i32
    %11 = arith.addi %7, %10 : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %19 = arith.addi %17, %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %20 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.remsi %0, %5 : i32
    %22 = arith.divsi %21, %9 : i32
    %23 = arith.muli %22, %c64_i32 : i32
    %24 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %25 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %26 = arith.addi %24, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %27 = arith.addi %25, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %28 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %29 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = arith.addi %arg6, %c31_i32 : i32
    %31 = arith.divsi %30, %c32_i32 : i32
    %32 = scf.for %arg10 = %c0_i32 to %31 step %c1_i32 iter_args(%arg11 = %cst) -> (tensor<64x64xf32, #blocked>)  : i32 {
      %64 = arith.muli %arg10, %c32_i32 : i32
      %65 = arith.subi %arg6, %64 : i32
      %66 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %67 = arith.cmpi slt, %19, %66 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %68 = tt.expand_dims %67 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi1, #blocked2>
      %69 = tt.splat %65 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %70 = tt.splat %65 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %71 = arith.cmpi slt, %28, %69 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %72 = arith.cmpi slt, %29, %70 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %73 = tt.expand_dims %71 {axis = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi1, #blocked2>
      %74 = tt.broadcast %68 : tensor<64x1xi1, #blocked2> -> tensor<64x32xi1, #blocked2>
      %75 = tt.broadcast %73 : tensor<1x32xi1, #blocked2> -> tensor<64x32xi1, #blocked2>
      %76 = arith.andi %74, %75 : tensor<64x32xi1, #blocked2>
      %77 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
      %78 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked2>
      %79 = arith.muli %77, %78 : tensor<64x1xi32, #blocked2>
      %80 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked2>
      %81 = tt.addptr %80, %79 : tensor<64x1x!tt.ptr<f16>, #blocked2>, tensor<64x1xi32, #blocked2>
      %82 = tt.splat %64 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %83 = tt.splat %64 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %84 = arith.addi %82, %28 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %85 = arith.addi %83, %29 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %86 = tt.expand_dims %84 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x32xi32, #blocked2>
      %87 = tt.broadcast %81 : tensor<64x1x!tt.ptr<f16>, #blocked2> -> tensor<64x32x!tt.ptr<f16>, #blocked2>
      %88 = tt.broadcast %86 : tensor<1x32xi32, #blocked2> -> tensor<64x32xi32, #blocked2>
      %89 = tt.addptr %87, %88 : tensor<64x32x!tt.ptr<f16>, #blocked2>, tensor<64x32xi32, #blocked2>
      %90 = tt.load %89, %76, %cst_2 : tensor<64x32x!tt.ptr<f16>, #blocked2>
      %91 = tt.expand_dims %72 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %92 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %93 = arith.cmpi slt, %26, %92 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %94 = tt.expand_dims %93 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi1, #blocked1>
      %95 = tt.broadcast %91 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %96 = tt.broadcast %94 : tensor<1x64xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %97 = arith.andi %95, %96 : tensor<32x64xi1, #blocked1>
      %98 = tt.expand_dims %85 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %99 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #blocked1>
      %100 = arith.muli %98, %99 : tensor<32x1xi32, #blocked1>
      %101 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
      %102 = tt.addptr %101, %100 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %103 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %104 = tt.broadcast %102 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
      %105 = tt.broadcast %103 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
      %106 = tt.addptr %104, %105 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      %107 = tt.load %106, %97, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %108 = ttg.convert_layout %90 : tensor<64x32xf16, #blocked2> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %109 = ttg.convert_layout %107 : tensor<32x64xf16, #blocked1> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>>
      %110 = ttg.convert_layout %arg11 : tensor<64x64xf32, #blocked> -> tensor<64x64xf32, #mma>
      %111 = ttg.convert_layout %108 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %112 = ttg.convert_layout %109 : tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked}>> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %113 = tt.dot %111, %112, %110, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      %114 = ttg.convert_layout %113 : tensor<64x64xf32, #mma> -> tensor<64x64xf32, #blocked>
      scf.yield %114 : tensor<64x64xf32, #blocked>
    }
    %33 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %34 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %35 = arith.cmpi slt, %27, %33 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %36 = arith.cmpi slt, %26, %34 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %37 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %38 = tt.addptr %37, %27 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #blocked}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %39 = tt.load %38, %35, %cst_3 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #blocked}>>
    %40 = tt.expand_dims %39 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xf32, #blocked>
    %41 = tt.broadcast %40 : tensor<1x64xf32, #blocked> -> tensor<64x64xf32, #blocked>
    %42 = arith.addf %32, %41 : tensor<64x64xf32, #blocked>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %44 = tt.splat %arg9 : i32 -> tensor<64x1xi32, #blocked1>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked1>
    %46 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %48 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %49 = tt.broadcast %47 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %50 = tt.broadcast %48 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %51 = tt.addptr %49, %50 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %52 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %53 = arith.cmpi slt, %20, %52 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %54 = tt.expand_dims %53 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi1, #blocked1>
    %55 = tt.expand_dims %36 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi1, #blocked1>
    %56 = tt.broadcast %54 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %57 = tt.broadcast %55 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %58 = arith.andi %56, %57 : tensor<64x64xi1, #blocked1>
    %59 = arith.cmpf oge, %42, %cst : tensor<64x64xf32, #blocked>
    %60 = arith.mulf %42, %cst_0 : tensor<64x64xf32, #blocked>
    %61 = arith.select %59, %42, %60 : tensor<64x64xi1, #blocked>, tensor<64x64xf32, #blocked>
    %62 = arith.truncf %61 : tensor<64x64xf32, #blocked> to tensor<64x64xf16, #blocked>
    %63 = ttg.convert_layout %62 : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked1>
    tt.store %51, %63, %58 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.00999999977> : tensor<64x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c31_i32 = arith.constant 31 : i32
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %c8_i32 = arith.constant 8 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.addi %arg4, %c63_i32 : i32
    %2 = arith.divsi %1, %c64_i32 : i32
    %3 = arith.addi %arg5, %c63_i32 : i32
    %4 = arith.divsi %3, %c64_i32 : i32
    %5 = arith.muli %4, %c8_i32 : i32
    %6 = arith.divsi %0, %5 : i32
    %7 = arith.muli %6, %c8_i32 : i32
    %8 = arith.subi %2, %7 : i32
    %9 = arith.minsi %8, %c8_i32 : i32
    %10 = arith.remsi %0, %9 : i32
    %11 = arith.addi %7, %10 : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %17 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %19 = arith.addi %17, %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %20 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.remsi %0, %5 : i32
    %22 = arith.divsi %21, %9 : i32
    %23 = arith.muli %22, %c64_i32 : i32
    %24 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %25 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %26 = arith.addi %24, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = arith.addi %25, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %28 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %30 = arith.addi %arg6, %c31_i32 : i32
    %31 = arith.divsi %30, %c32_i32 : i32
    %32 = scf.for %arg10 = %c0_i32 to %31 step %c1_i32 iter_args(%arg11 = %cst_0) -> (tensor<64x64xf32, #mma>)  : i32 {
      %64 = arith.muli %arg10, %c32_i32 : i32
      %65 = arith.subi %arg6, %64 : i32
      %66 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %67 = arith.cmpi slt, %19, %66 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %68 = tt.expand_dims %67 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi1, #blocked1>
      %69 = tt.splat %65 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %70 = tt.splat %65 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %71 = arith.cmpi slt, %28, %69 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %72 = arith.cmpi slt, %29, %70 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %73 = tt.expand_dims %71 {axis = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi1, #blocked1>
      %74 = tt.broadcast %68 : tensor<64x1xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %75 = tt.broadcast %73 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %76 = arith.andi %74, %75 : tensor<64x32xi1, #blocked1>
      %77 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %78 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
      %79 = arith.muli %77, %78 : tensor<64x1xi32, #blocked1>
      %80 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
      %81 = tt.addptr %80, %79 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
      %82 = tt.splat %64 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %83 = tt.splat %64 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %84 = arith.addi %82, %28 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %85 = arith.addi %83, %29 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %86 = tt.expand_dims %84 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
      %87 = tt.broadcast %81 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
      %88 = tt.broadcast %86 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
      %89 = tt.addptr %87, %88 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
      %90 = tt.load %89, %76, %cst_2 : tensor<64x32x!tt.ptr<f16>, #blocked1>
      %91 = tt.expand_dims %72 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi1, #blocked>
      %92 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %93 = arith.cmpi slt, %26, %92 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %94 = tt.expand_dims %93 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi1, #blocked>
      %95 = tt.broadcast %91 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %96 = tt.broadcast %94 : tensor<1x64xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %97 = arith.andi %95, %96 : tensor<32x64xi1, #blocked>
      %98 = tt.expand_dims %85 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
      %99 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #blocked>
      %100 = arith.muli %98, %99 : tensor<32x1xi32, #blocked>
      %101 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
      %102 = tt.addptr %101, %100 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
      %103 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %104 = tt.broadcast %102 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %105 = tt.broadcast %103 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
      %106 = tt.addptr %104, %105 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
      %107 = tt.load %106, %97, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked>
      %108 = ttg.convert_layout %90 : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %109 = ttg.convert_layout %107 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %110 = tt.dot %108, %109, %arg11, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      scf.yield %110 : tensor<64x64xf32, #mma>
    }
    %33 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %34 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %35 = arith.cmpi slt, %27, %33 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %36 = arith.cmpi slt, %26, %34 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %37 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %38 = tt.addptr %37, %27 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %39 = tt.load %38, %35, %cst_3 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %40 = tt.expand_dims %39 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %41 = tt.broadcast %40 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %42 = arith.addf %32, %41 : tensor<64x64xf32, #mma>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %44 = tt.splat %arg9 : i32 -> tensor<64x1xi32, #blocked>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked>
    %46 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %48 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %49 = tt.broadcast %47 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %50 = tt.broadcast %48 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %51 = tt.addptr %49, %50 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %52 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %53 = arith.cmpi slt, %20, %52 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %54 = tt.expand_dims %53 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi1, #blocked>
    %55 = tt.expand_dims %36 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi1, #blocked>
    %56 = tt.broadcast %54 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %57 = tt.broadcast %55 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %58 = arith.andi %56, %57 : tensor<64x64xi1, #blocked>
    %59 = arith.cmpf oge, %42, %cst_0 : tensor<64x64xf32, #mma>
    %60 = arith.mulf %42, %cst : tensor<64x64xf32, #mma>
    %61 = arith.select %59, %42, %60 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %62 = arith.truncf %61 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %63 = ttg.convert_layout %62 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %51, %63, %58 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.00999999977> : tensor<64x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c31_i32 = arith.constant 31 : i32
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %c8_i32 = arith.constant 8 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.addi %arg4, %c63_i32 : i32
    %2 = arith.divsi %1, %c64_i32 : i32
    %3 = arith.addi %arg5, %c63_i32 : i32
    %4 = arith.divsi %3, %c64_i32 : i32
    %5 = arith.muli %4, %c8_i32 : i32
    %6 = arith.divsi %0, %5 : i32
    %7 = arith.muli %6, %c8_i32 : i32
    %8 = arith.subi %2, %7 : i32
    %9 = arith.minsi %8, %c8_i32 : i32
    %10 = arith.remsi %0, %9 : i32
    %11 = arith.addi %7, %10 : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %17 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %19 = arith.addi %17, %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %20 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.remsi %0, %5 : i32
    %22 = arith.divsi %21, %9 : i32
    %23 = arith.muli %22, %c64_i32 : i32
    %24 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %25 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %26 = arith.addi %24, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = arith.addi %25, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %28 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %30 = arith.addi %arg6, %c31_i32 : i32
    %31 = arith.divsi %30, %c32_i32 : i32
    %32 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %33 = arith.cmpi slt, %19, %32 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %34 = tt.expand_dims %33 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi1, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %36 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %37 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
    %38 = arith.muli %36, %37 : tensor<64x1xi32, #blocked1>
    %39 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %40 = tt.addptr %39, %38 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %41 = tt.broadcast %40 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %42 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %43 = arith.cmpi slt, %26, %42 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %44 = tt.expand_dims %43 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi1, #blocked>
    %45 = tt.broadcast %44 : tensor<1x64xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %46 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #blocked>
    %47 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %48 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %49 = tt.broadcast %48 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %50 = scf.for %arg10 = %c0_i32 to %31 step %c1_i32 iter_args(%arg11 = %cst_0) -> (tensor<64x64xf32, #mma>)  : i32 {
      %82 = arith.muli %arg10, %c32_i32 : i32
      %83 = arith.subi %arg6, %82 : i32
      %84 = tt.splat %83 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %85 = tt.splat %83 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %86 = arith.cmpi slt, %28, %84 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %87 = arith.cmpi slt, %29, %85 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %88 = tt.expand_dims %86 {axis = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi1, #blocked1>
      %89 = tt.broadcast %88 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %90 = arith.andi %35, %89 : tensor<64x32xi1, #blocked1>
      %91 = tt.splat %82 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %92 = tt.splat %82 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %93 = arith.addi %91, %28 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %94 = arith.addi %92, %29 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %95 = tt.expand_dims %93 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
      %96 = tt.broadcast %95 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
      %97 = tt.addptr %41, %96 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
      %98 = tt.load %97, %90, %cst_2 : tensor<64x32x!tt.ptr<f16>, #blocked1>
      %99 = tt.expand_dims %87 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi1, #blocked>
      %100 = tt.broadcast %99 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %101 = arith.andi %100, %45 : tensor<32x64xi1, #blocked>
      %102 = tt.expand_dims %94 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
      %103 = arith.muli %102, %46 : tensor<32x1xi32, #blocked>
      %104 = tt.addptr %47, %103 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
      %105 = tt.broadcast %104 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %106 = tt.addptr %105, %49 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
      %107 = tt.load %106, %101, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked>
      %108 = ttg.convert_layout %98 : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %109 = ttg.convert_layout %107 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %110 = tt.dot %108, %109, %arg11, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      scf.yield %110 : tensor<64x64xf32, #mma>
    }
    %51 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %52 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %53 = arith.cmpi slt, %27, %51 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %54 = arith.cmpi slt, %26, %52 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %55 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %56 = tt.addptr %55, %27 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %57 = tt.load %56, %53, %cst_3 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %58 = tt.expand_dims %57 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %59 = tt.broadcast %58 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %60 = arith.addf %50, %59 : tensor<64x64xf32, #mma>
    %61 = tt.expand_dims %20 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %62 = tt.splat %arg9 : i32 -> tensor<64x1xi32, #blocked>
    %63 = arith.muli %61, %62 : tensor<64x1xi32, #blocked>
    %64 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %65 = tt.addptr %64, %63 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %66 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %67 = tt.broadcast %65 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %68 = tt.broadcast %66 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %69 = tt.addptr %67, %68 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %70 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %71 = arith.cmpi slt, %20, %70 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %72 = tt.expand_dims %71 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi1, #blocked>
    %73 = tt.expand_dims %54 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi1, #blocked>
    %74 = tt.broadcast %72 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %75 = tt.broadcast %73 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %76 = arith.andi %74, %75 : tensor<64x64xi1, #blocked>
    %77 = arith.cmpf oge, %60, %cst_0 : tensor<64x64xf32, #mma>
    %78 = arith.mulf %60, %cst : tensor<64x64xf32, #mma>
    %79 = arith.select %77, %60, %78 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %80 = arith.truncf %79 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %81 = ttg.convert_layout %80 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %69, %81, %76 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.00999999977> : tensor<64x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c31_i32 = arith.constant 31 : i32
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %c8_i32 = arith.constant 8 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.addi %arg4, %c63_i32 : i32
    %2 = arith.divsi %1, %c64_i32 : i32
    %3 = arith.addi %arg5, %c63_i32 : i32
    %4 = arith.divsi %3, %c64_i32 : i32
    %5 = arith.muli %4, %c8_i32 : i32
    %6 = arith.divsi %0, %5 : i32
    %7 = arith.muli %6, %c8_i32 : i32
    %8 = arith.subi %2, %7 : i32
    %9 = arith.minsi %8, %c8_i32 : i32
    %10 = arith.remsi %0, %9 : i32
    %11 = arith.addi %7, %10 : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %17 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %19 = arith.addi %17, %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %20 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.remsi %0, %5 : i32
    %22 = arith.divsi %21, %9 : i32
    %23 = arith.muli %22, %c64_i32 : i32
    %24 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %25 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %26 = arith.addi %24, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = arith.addi %25, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %28 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %30 = arith.addi %arg6, %c31_i32 : i32
    %31 = arith.divsi %30, %c32_i32 : i32
    %32 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %33 = arith.cmpi slt, %19, %32 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %34 = tt.expand_dims %33 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi1, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %36 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %37 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
    %38 = arith.muli %36, %37 : tensor<64x1xi32, #blocked1>
    %39 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %40 = tt.addptr %39, %38 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %41 = tt.broadcast %40 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %42 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %43 = arith.cmpi slt, %26, %42 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %44 = tt.expand_dims %43 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi1, #blocked>
    %45 = tt.broadcast %44 : tensor<1x64xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %46 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #blocked>
    %47 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %48 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %49 = tt.broadcast %48 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %50 = scf.for %arg10 = %c0_i32 to %31 step %c1_i32 iter_args(%arg11 = %cst_0) -> (tensor<64x64xf32, #mma>)  : i32 {
      %78 = arith.muli %arg10, %c32_i32 : i32
      %79 = arith.subi %arg6, %78 : i32
      %80 = tt.splat %79 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %81 = tt.splat %79 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %82 = arith.cmpi slt, %28, %80 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %83 = arith.cmpi slt, %29, %81 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %84 = tt.expand_dims %82 {axis = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi1, #blocked1>
      %85 = tt.broadcast %84 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %86 = arith.andi %35, %85 : tensor<64x32xi1, #blocked1>
      %87 = tt.splat %78 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %88 = tt.splat %78 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %89 = arith.addi %87, %28 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %90 = arith.addi %88, %29 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %91 = tt.expand_dims %89 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
      %92 = tt.broadcast %91 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
      %93 = tt.addptr %41, %92 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
      %94 = tt.load %93, %86, %cst_2 : tensor<64x32x!tt.ptr<f16>, #blocked1>
      %95 = tt.expand_dims %83 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi1, #blocked>
      %96 = tt.broadcast %95 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %97 = arith.andi %96, %45 : tensor<32x64xi1, #blocked>
      %98 = tt.expand_dims %90 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
      %99 = arith.muli %98, %46 : tensor<32x1xi32, #blocked>
      %100 = tt.addptr %47, %99 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
      %101 = tt.broadcast %100 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %102 = tt.addptr %101, %49 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
      %103 = tt.load %102, %97, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked>
      %104 = ttg.convert_layout %94 : tensor<64x32xf16, #blocked1> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %105 = ttg.convert_layout %103 : tensor<32x64xf16, #blocked> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %106 = tt.dot %104, %105, %arg11, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      scf.yield %106 : tensor<64x64xf32, #mma>
    }
    %51 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %52 = arith.cmpi slt, %27, %51 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %53 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %54 = tt.addptr %53, %27 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %55 = tt.load %54, %52, %cst_3 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %56 = tt.expand_dims %55 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %57 = tt.broadcast %56 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %58 = arith.addf %50, %57 : tensor<64x64xf32, #mma>
    %59 = tt.expand_dims %20 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %60 = tt.splat %arg9 : i32 -> tensor<64x1xi32, #blocked>
    %61 = arith.muli %59, %60 : tensor<64x1xi32, #blocked>
    %62 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %63 = tt.addptr %62, %61 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %64 = tt.broadcast %63 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %65 = tt.broadcast %48 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %66 = tt.addptr %64, %65 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %67 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %68 = arith.cmpi slt, %20, %67 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %69 = tt.expand_dims %68 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi1, #blocked>
    %70 = tt.broadcast %69 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %71 = tt.broadcast %44 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %72 = arith.andi %70, %71 : tensor<64x64xi1, #blocked>
    %73 = arith.cmpf oge, %58, %cst_0 : tensor<64x64xf32, #mma>
    %74 = arith.mulf %58, %cst : tensor<64x64xf32, #mma>
    %75 = arith.select %73, %58, %74 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %76 = arith.truncf %75 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %77 = ttg.convert_layout %76 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %66, %77, %72 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_reduce_data_duplication()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.00999999977> : tensor<64x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c31_i32 = arith.constant 31 : i32
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %c8_i32 = arith.constant 8 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.addi %arg4, %c63_i32 : i32
    %2 = arith.divsi %1, %c64_i32 : i32
    %3 = arith.addi %arg5, %c63_i32 : i32
    %4 = arith.divsi %3, %c64_i32 : i32
    %5 = arith.muli %4, %c8_i32 : i32
    %6 = arith.divsi %0, %5 : i32
    %7 = arith.muli %6, %c8_i32 : i32
    %8 = arith.subi %2, %7 : i32
    %9 = arith.minsi %8, %c8_i32 : i32
    %10 = arith.remsi %0, %9 : i32
    %11 = arith.addi %7, %10 : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %17 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %19 = arith.addi %17, %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %20 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.remsi %0, %5 : i32
    %22 = arith.divsi %21, %9 : i32
    %23 = arith.muli %22, %c64_i32 : i32
    %24 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %25 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %26 = arith.addi %24, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = arith.addi %25, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %28 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %30 = arith.addi %arg6, %c31_i32 : i32
    %31 = arith.divsi %30, %c32_i32 : i32
    %32 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %33 = arith.cmpi slt, %19, %32 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %34 = tt.expand_dims %33 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi1, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %36 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %37 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
    %38 = arith.muli %36, %37 : tensor<64x1xi32, #blocked1>
    %39 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %40 = tt.addptr %39, %38 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %41 = tt.broadcast %40 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %42 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %43 = arith.cmpi slt, %26, %42 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %44 = tt.expand_dims %43 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi1, #blocked>
    %45 = tt.broadcast %44 : tensor<1x64xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %46 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #blocked>
    %47 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %48 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %49 = tt.broadcast %48 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %50 = scf.for %arg10 = %c0_i32 to %31 step %c1_i32 iter_args(%arg11 = %cst_0) -> (tensor<64x64xf32, #mma>)  : i32 {
      %78 = arith.muli %arg10, %c32_i32 : i32
      %79 = arith.subi %arg6, %78 : i32
      %80 = tt.splat %79 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %81 = tt.splat %79 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %82 = arith.cmpi slt, %28, %80 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %83 = arith.cmpi slt, %29, %81 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %84 = tt.expand_dims %82 {axis = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi1, #blocked1>
      %85 = tt.broadcast %84 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %86 = arith.andi %35, %85 : tensor<64x32xi1, #blocked1>
      %87 = tt.splat %78 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %88 = tt.splat %78 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %89 = arith.addi %87, %28 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %90 = arith.addi %88, %29 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %91 = tt.expand_dims %89 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
      %92 = tt.broadcast %91 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
      %93 = tt.addptr %41, %92 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
      %94 = tt.load %93, %86, %cst_2 : tensor<64x32x!tt.ptr<f16>, #blocked1>
      %95 = tt.expand_dims %83 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi1, #blocked>
      %96 = tt.broadcast %95 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %97 = arith.andi %96, %45 : tensor<32x64xi1, #blocked>
      %98 = tt.expand_dims %90 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
      %99 = arith.muli %98, %46 : tensor<32x1xi32, #blocked>
      %100 = tt.addptr %47, %99 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
      %101 = tt.broadcast %100 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %102 = tt.addptr %101, %49 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
      %103 = tt.load %102, %97, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked>
      %104 = ttg.local_alloc %94 : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
      %105 = ttg.local_load %104 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %106 = ttg.local_alloc %103 : (tensor<32x64xf16, #blocked>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
      %107 = ttg.local_load %106 : !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %108 = tt.dot %105, %107, %arg11, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      scf.yield %108 : tensor<64x64xf32, #mma>
    }
    %51 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %52 = arith.cmpi slt, %27, %51 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %53 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %54 = tt.addptr %53, %27 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %55 = tt.load %54, %52, %cst_3 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %56 = tt.expand_dims %55 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %57 = tt.broadcast %56 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %58 = arith.addf %50, %57 : tensor<64x64xf32, #mma>
    %59 = tt.expand_dims %20 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %60 = tt.splat %arg9 : i32 -> tensor<64x1xi32, #blocked>
    %61 = arith.muli %59, %60 : tensor<64x1xi32, #blocked>
    %62 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %63 = tt.addptr %62, %61 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %64 = tt.broadcast %63 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %65 = tt.broadcast %48 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %66 = tt.addptr %64, %65 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %67 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %68 = arith.cmpi slt, %20, %67 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %69 = tt.expand_dims %68 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi1, #blocked>
    %70 = tt.broadcast %69 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %71 = tt.broadcast %44 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %72 = arith.andi %70, %71 : tensor<64x64xi1, #blocked>
    %73 = arith.cmpf oge, %58, %cst_0 : tensor<64x64xf32, #mma>
    %74 = arith.mulf %58, %cst : tensor<64x64xf32, #mma>
    %75 = arith.select %73, %58, %74 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %76 = arith.truncf %75 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %77 = ttg.convert_layout %76 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %66, %77, %72 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_reorder_instructions()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.00999999977> : tensor<64x64xf32, #mma>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %c31_i32 = arith.constant 31 : i32
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked1>
    %c8_i32 = arith.constant 8 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.addi %arg4, %c63_i32 : i32
    %2 = arith.divsi %1, %c64_i32 : i32
    %3 = arith.addi %arg5, %c63_i32 : i32
    %4 = arith.divsi %3, %c64_i32 : i32
    %5 = arith.muli %4, %c8_i32 : i32
    %6 = arith.divsi %0, %5 : i32
    %7 = arith.muli %6, %c8_i32 : i32
    %8 = arith.subi %2, %7 : i32
    %9 = arith.minsi %8, %c8_i32 : i32
    %10 = arith.remsi %0, %9 : i32
    %11 = arith.addi %7, %10 : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %17 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %19 = arith.addi %17, %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %20 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %21 = arith.remsi %0, %5 : i32
    %22 = arith.divsi %21, %9 : i32
    %23 = arith.muli %22, %c64_i32 : i32
    %24 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %25 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %26 = arith.addi %24, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %27 = arith.addi %25, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %28 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %29 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %30 = arith.addi %arg6, %c31_i32 : i32
    %31 = arith.divsi %30, %c32_i32 : i32
    %32 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %33 = arith.cmpi slt, %19, %32 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %34 = tt.expand_dims %33 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi1, #blocked1>
    %35 = tt.broadcast %34 : tensor<64x1xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
    %36 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %37 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked1>
    %38 = arith.muli %36, %37 : tensor<64x1xi32, #blocked1>
    %39 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %40 = tt.addptr %39, %38 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %41 = tt.broadcast %40 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x32x!tt.ptr<f16>, #blocked1>
    %42 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %43 = arith.cmpi slt, %26, %42 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %44 = tt.expand_dims %43 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi1, #blocked>
    %45 = tt.broadcast %44 : tensor<1x64xi1, #blocked> -> tensor<32x64xi1, #blocked>
    %46 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #blocked>
    %47 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked>
    %48 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %49 = tt.broadcast %48 : tensor<1x64xi32, #blocked> -> tensor<32x64xi32, #blocked>
    %50 = scf.for %arg10 = %c0_i32 to %31 step %c1_i32 iter_args(%arg11 = %cst_0) -> (tensor<64x64xf32, #mma>)  : i32 {
      %78 = arith.muli %arg10, %c32_i32 : i32
      %79 = arith.subi %arg6, %78 : i32
      %80 = tt.splat %79 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %81 = tt.splat %79 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %82 = arith.cmpi slt, %28, %80 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %83 = arith.cmpi slt, %29, %81 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %84 = tt.expand_dims %82 {axis = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi1, #blocked1>
      %85 = tt.broadcast %84 : tensor<1x32xi1, #blocked1> -> tensor<64x32xi1, #blocked1>
      %86 = arith.andi %35, %85 : tensor<64x32xi1, #blocked1>
      %87 = tt.splat %78 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %88 = tt.splat %78 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %89 = arith.addi %87, %28 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %90 = arith.addi %88, %29 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %91 = tt.expand_dims %89 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x32xi32, #blocked1>
      %92 = tt.broadcast %91 : tensor<1x32xi32, #blocked1> -> tensor<64x32xi32, #blocked1>
      %93 = tt.addptr %41, %92 : tensor<64x32x!tt.ptr<f16>, #blocked1>, tensor<64x32xi32, #blocked1>
      %94 = tt.load %93, %86, %cst_2 : tensor<64x32x!tt.ptr<f16>, #blocked1>
      %95 = ttg.local_alloc %94 : (tensor<64x32xf16, #blocked1>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
      %96 = tt.expand_dims %83 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi1, #blocked>
      %97 = tt.broadcast %96 : tensor<32x1xi1, #blocked> -> tensor<32x64xi1, #blocked>
      %98 = arith.andi %97, %45 : tensor<32x64xi1, #blocked>
      %99 = tt.expand_dims %90 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
      %100 = arith.muli %99, %46 : tensor<32x1xi32, #blocked>
      %101 = tt.addptr %47, %100 : tensor<32x1x!tt.ptr<f16>, #blocked>, tensor<32x1xi32, #blocked>
      %102 = tt.broadcast %101 : tensor<32x1x!tt.ptr<f16>, #blocked> -> tensor<32x64x!tt.ptr<f16>, #blocked>
      %103 = tt.addptr %102, %49 : tensor<32x64x!tt.ptr<f16>, #blocked>, tensor<32x64xi32, #blocked>
      %104 = tt.load %103, %98, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked>
      %105 = ttg.local_alloc %104 : (tensor<32x64xf16, #blocked>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
      %106 = ttg.local_load %95 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %107 = ttg.local_load %105 : !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %108 = tt.dot %106, %107, %arg11, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      scf.yield %108 : tensor<64x64xf32, #mma>
    }
    %51 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %52 = arith.cmpi slt, %27, %51 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %53 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %54 = tt.addptr %53, %27 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %55 = tt.load %54, %52, %cst_3 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %56 = tt.expand_dims %55 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %57 = tt.broadcast %56 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %58 = arith.addf %50, %57 : tensor<64x64xf32, #mma>
    %59 = tt.expand_dims %20 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %60 = tt.splat %arg9 : i32 -> tensor<64x1xi32, #blocked>
    %61 = arith.muli %59, %60 : tensor<64x1xi32, #blocked>
    %62 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %63 = tt.addptr %62, %61 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %64 = tt.broadcast %63 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %65 = tt.broadcast %48 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %66 = tt.addptr %64, %65 : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %67 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %68 = arith.cmpi slt, %20, %67 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %69 = tt.expand_dims %68 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi1, #blocked>
    %70 = tt.broadcast %69 : tensor<64x1xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %71 = tt.broadcast %44 : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %72 = arith.andi %70, %71 : tensor<64x64xi1, #blocked>
    %73 = arith.cmpf oge, %58, %cst_0 : tensor<64x64xf32, #mma>
    %74 = arith.mulf %58, %cst : tensor<64x64xf32, #mma>
    %75 = arith.select %73, %58, %74 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %76 = arith.truncf %75 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %77 = ttg.convert_layout %76 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked>
    tt.store %66, %77, %72 : tensor<64x64x!tt.ptr<f16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_masked(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32 {tt.divisibility = 16 : i32}, %arg8: i32 {tt.divisibility = 16 : i32}, %arg9: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>>
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c8_i32 = arith.constant 8 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf16, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x64xf16, #blocked1>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c63_i32 = arith.constant 63 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #mma>
    %cst_3 = arith.constant dense<0.00999999977> : tensor<64x64xf32, #mma>
    %0 = tt.get_program_id x : i32
    %1 = arith.addi %arg4, %c63_i32 : i32
    %2 = arith.divsi %1, %c64_i32 : i32
    %3 = arith.addi %arg5, %c63_i32 : i32
    %4 = arith.divsi %3, %c64_i32 : i32
    %5 = arith.muli %4, %c8_i32 : i32
    %6 = arith.divsi %0, %5 : i32
    %7 = arith.muli %6, %c8_i32 : i32
    %8 = arith.subi %2, %7 : i32
    %9 = arith.minsi %8, %c8_i32 : i32
    %10 = arith.remsi %0, %9 : i32
    %11 = arith.addi %7, %10 : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %17 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %19 = arith.addi %17, %13 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %20 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = arith.remsi %0, %5 : i32
    %22 = arith.divsi %21, %9 : i32
    %23 = arith.muli %22, %c64_i32 : i32
    %24 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %25 = tt.splat %23 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %26 = arith.addi %24, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %27 = arith.addi %25, %16 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %28 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %29 = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = arith.addi %arg6, %c31_i32 : i32
    %31 = arith.divsi %30, %c32_i32 : i32
    %32 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %33 = arith.cmpi slt, %19, %32 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %34 = tt.expand_dims %33 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi1, #blocked>
    %35 = tt.broadcast %34 : tensor<64x1xi1, #blocked> -> tensor<64x32xi1, #blocked>
    %36 = tt.expand_dims %19 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %37 = tt.splat %arg7 : i32 -> tensor<64x1xi32, #blocked>
    %38 = arith.muli %36, %37 : tensor<64x1xi32, #blocked>
    %39 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked>
    %40 = tt.addptr %39, %38 : tensor<64x1x!tt.ptr<f16>, #blocked>, tensor<64x1xi32, #blocked>
    %41 = tt.broadcast %40 : tensor<64x1x!tt.ptr<f16>, #blocked> -> tensor<64x32x!tt.ptr<f16>, #blocked>
    %42 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %43 = arith.cmpi slt, %26, %42 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %44 = tt.expand_dims %43 {axis = 0 : i32} : tensor<64xi1, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi1, #blocked1>
    %45 = tt.broadcast %44 : tensor<1x64xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
    %46 = tt.splat %arg8 : i32 -> tensor<32x1xi32, #blocked1>
    %47 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<32x1x!tt.ptr<f16>, #blocked1>
    %48 = tt.expand_dims %26 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %49 = tt.broadcast %48 : tensor<1x64xi32, #blocked1> -> tensor<32x64xi32, #blocked1>
    %50 = scf.for %arg10 = %c0_i32 to %31 step %c1_i32 iter_args(%arg11 = %cst_2) -> (tensor<64x64xf32, #mma>)  : i32 {
      %78 = arith.muli %arg10, %c32_i32 : i32
      %79 = arith.subi %arg6, %78 : i32
      %80 = tt.splat %79 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %81 = tt.splat %79 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %82 = arith.cmpi slt, %28, %80 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %83 = arith.cmpi slt, %29, %81 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %84 = tt.expand_dims %82 {axis = 0 : i32} : tensor<32xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi1, #blocked>
      %85 = tt.broadcast %84 : tensor<1x32xi1, #blocked> -> tensor<64x32xi1, #blocked>
      %86 = arith.andi %35, %85 : tensor<64x32xi1, #blocked>
      %87 = tt.splat %78 : i32 -> tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %88 = tt.splat %78 : i32 -> tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %89 = arith.addi %87, %28 : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %90 = arith.addi %88, %29 : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %91 = tt.expand_dims %89 {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
      %92 = tt.broadcast %91 : tensor<1x32xi32, #blocked> -> tensor<64x32xi32, #blocked>
      %93 = tt.addptr %41, %92 : tensor<64x32x!tt.ptr<f16>, #blocked>, tensor<64x32xi32, #blocked>
      %94 = tt.load %93, %86, %cst_0 : tensor<64x32x!tt.ptr<f16>, #blocked>
      %95 = ttg.local_alloc %94 : (tensor<64x32xf16, #blocked>) -> !ttg.memdesc<64x32xf16, #shared, #smem>
      %96 = tt.expand_dims %83 {axis = 1 : i32} : tensor<32xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi1, #blocked1>
      %97 = tt.broadcast %96 : tensor<32x1xi1, #blocked1> -> tensor<32x64xi1, #blocked1>
      %98 = arith.andi %97, %45 : tensor<32x64xi1, #blocked1>
      %99 = tt.expand_dims %90 {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<32x1xi32, #blocked1>
      %100 = arith.muli %99, %46 : tensor<32x1xi32, #blocked1>
      %101 = tt.addptr %47, %100 : tensor<32x1x!tt.ptr<f16>, #blocked1>, tensor<32x1xi32, #blocked1>
      %102 = tt.broadcast %101 : tensor<32x1x!tt.ptr<f16>, #blocked1> -> tensor<32x64x!tt.ptr<f16>, #blocked1>
      %103 = tt.addptr %102, %49 : tensor<32x64x!tt.ptr<f16>, #blocked1>, tensor<32x64xi32, #blocked1>
      %104 = tt.load %103, %98, %cst_1 : tensor<32x64x!tt.ptr<f16>, #blocked1>
      %105 = ttg.local_alloc %104 : (tensor<32x64xf16, #blocked1>) -> !ttg.memdesc<32x64xf16, #shared1, #smem>
      %106 = ttg.local_load %95 : !ttg.memdesc<64x32xf16, #shared, #smem> -> tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %107 = ttg.local_load %105 : !ttg.memdesc<32x64xf16, #shared1, #smem> -> tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
      %108 = tt.dot %106, %107, %arg11, inputPrecision = tf32 : tensor<64x32xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * tensor<32x64xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>> -> tensor<64x64xf32, #mma>
      scf.yield %108 : tensor<64x64xf32, #mma>
    }
    %51 = tt.splat %arg5 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %52 = arith.cmpi slt, %27, %51 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %53 = tt.splat %arg3 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %54 = tt.addptr %53, %27 : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>, tensor<64xi32, #ttg.slice<{dim = 0, parent = #mma}>>
    %55 = tt.load %54, %52, %cst : tensor<64x!tt.ptr<f32>, #ttg.slice<{dim = 0, parent = #mma}>>
    %56 = tt.expand_dims %55 {axis = 0 : i32} : tensor<64xf32, #ttg.slice<{dim = 0, parent = #mma}>> -> tensor<1x64xf32, #mma>
    %57 = tt.broadcast %56 : tensor<1x64xf32, #mma> -> tensor<64x64xf32, #mma>
    %58 = arith.addf %50, %57 : tensor<64x64xf32, #mma>
    %59 = tt.expand_dims %20 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %60 = tt.splat %arg9 : i32 -> tensor<64x1xi32, #blocked1>
    %61 = arith.muli %59, %60 : tensor<64x1xi32, #blocked1>
    %62 = tt.splat %arg2 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked1>
    %63 = tt.addptr %62, %61 : tensor<64x1x!tt.ptr<f16>, #blocked1>, tensor<64x1xi32, #blocked1>
    %64 = tt.broadcast %63 : tensor<64x1x!tt.ptr<f16>, #blocked1> -> tensor<64x64x!tt.ptr<f16>, #blocked1>
    %65 = tt.broadcast %48 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %66 = tt.addptr %64, %65 : tensor<64x64x!tt.ptr<f16>, #blocked1>, tensor<64x64xi32, #blocked1>
    %67 = tt.splat %arg4 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %68 = arith.cmpi slt, %20, %67 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %69 = tt.expand_dims %68 {axis = 1 : i32} : tensor<64xi1, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi1, #blocked1>
    %70 = tt.broadcast %69 : tensor<64x1xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %71 = tt.broadcast %44 : tensor<1x64xi1, #blocked1> -> tensor<64x64xi1, #blocked1>
    %72 = arith.andi %70, %71 : tensor<64x64xi1, #blocked1>
    %73 = arith.cmpf oge, %58, %cst_2 : tensor<64x64xf32, #mma>
    %74 = arith.mulf %58, %cst_3 : tensor<64x64xf32, #mma>
    %75 = arith.select %73, %58, %74 : tensor<64x64xi1, #mma>, tensor<64x64xf32, #mma>
    %76 = arith.truncf %75 : tensor<64x64xf32, #mma> to tensor<64x64xf16, #mma>
    %77 = ttg.convert_layout %76 : tensor<64x64xf16, #mma> -> tensor<64x64xf16, #blocked1>
    tt.store %66, %77, %72 : tensor<64x64x!tt.ptr<f16>, #blocked1>
    tt.return
  }
}
