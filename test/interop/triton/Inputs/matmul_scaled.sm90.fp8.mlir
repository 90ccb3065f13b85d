// Kernel matmul_scaled of kernels/matmul_tma.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp8e4nv:16 *fp8e4nv:16 *u8:16 *u8:16 *fp32:16 i32:16; constants A=e4m3, B=e4m3, BM=128, BN=64, BK=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %c128_i32 = arith.constant 128 : i32
    %c128_i32_0 = arith.constant 128 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %c128_i32_0 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %4 = arith.cmpi sle, %3, %c2147483647_i64 : i64
    %5 = arith.cmpi sge, %3, %c-2147483648_i64 : i64
    %6 = arith.andi %4, %5 : i1
    %7 = arith.muli %0, %c128_i32_0 : i32
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %9 = tt.splat %7 : i32 -> tensor<128xi32>
    %10 = arith.extsi %9 : tensor<128xi32> to tensor<128xi64>
    %11 = arith.extsi %8 : tensor<128xi32> to tensor<128xi64>
    %12 = arith.addi %10, %11 : tensor<128xi64>
    %c2147483647_i64_1 = arith.constant 2147483647 : i64
    %c-2147483648_i64_2 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<128xi64>
    %13 = arith.cmpi sle, %12, %cst : tensor<128xi64>
    %cst_3 = arith.constant dense<-2147483648> : tensor<128xi64>
    %14 = arith.cmpi sge, %12, %cst_3 : tensor<128xi64>
    %15 = arith.andi %13, %14 : tensor<128xi1>
    %16 = arith.addi %9, %8 : tensor<128xi32>
    %17 = tt.get_program_id y : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_4 = arith.constant 64 : i32
    %18 = arith.extsi %17 : i32 to i64
    %19 = arith.extsi %c64_i32_4 : i32 to i64
    %20 = arith.muli %18, %19 : i64
    %c2147483647_i64_5 = arith.constant 2147483647 : i64
    %c-2147483648_i64_6 = arith.constant -2147483648 : i64
    %21 = arith.cmpi sle, %20, %c2147483647_i64_5 : i64
    %22 = arith.cmpi sge, %20, %c-2147483648_i64_6 : i64
    %23 = arith.andi %21, %22 : i1
    %24 = arith.muli %17, %c64_i32_4 : i32
    %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %26 = tt.splat %24 : i32 -> tensor<64xi32>
    %27 = arith.extsi %26 : tensor<64xi32> to tensor<64xi64>
    %28 = arith.extsi %25 : tensor<64xi32> to tensor<64xi64>
    %29 = arith.addi %27, %28 : tensor<64xi64>
    %c2147483647_i64_7 = arith.constant 2147483647 : i64
    %c-2147483648_i64_8 = arith.constant -2147483648 : i64
    %cst_9 = arith.constant dense<2147483647> : tensor<64xi64>
    %30 = arith.cmpi sle, %29, %cst_9 : tensor<64xi64>
    %cst_10 = arith.constant dense<-2147483648> : tensor<64xi64>
    %31 = arith.cmpi sge, %29, %cst_10 : tensor<64xi64>
    %32 = arith.andi %30, %31 : tensor<64xi1>
    %33 = arith.addi %26, %25 : tensor<64xi32>
    %34 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %35 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_64__(1,)cconstexpr_fp32_"() : () -> tensor<128x64xf32>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32_11 = arith.constant 64 : i32
    %36 = arith.bitcast %c0_i32 : i32 to i32
    %37 = arith.bitcast %arg5 : i32 to i32
    %38 = arith.bitcast %c64_i32_11 : i32 to i32
    %39 = ub.poison : i32
    %40 = scf.for %arg6 = %36 to %37 step %38 iter_args(%arg7 = %35) -> (tensor<128x64xf32>)  : i32 {
      %c1_i32 = arith.constant 1 : i32
      %c1_i32_19 = arith.constant 1 : i32
      %55 = arith.divsi %arg6, %c1_i32_19 : i32
      %56 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
      %57 = tt.splat %55 : i32 -> tensor<64xi32>
      %58 = arith.extsi %57 : tensor<64xi32> to tensor<64xi64>
      %59 = arith.extsi %56 : tensor<64xi32> to tensor<64xi64>
      %60 = arith.addi %58, %59 : tensor<64xi64>
      %c2147483647_i64_20 = arith.constant 2147483647 : i64
      %c-2147483648_i64_21 = arith.constant -2147483648 : i64
      %cst_22 = arith.constant dense<2147483647> : tensor<64xi64>
      %61 = arith.cmpi sle, %60, %cst_22 : tensor<64xi64>
      %cst_23 = arith.constant dense<-2147483648> : tensor<64xi64>
      %62 = arith.cmpi sge, %60, %cst_23 : tensor<64xi64>
      %63 = arith.andi %61, %62 : tensor<64xi1>
      %64 = arith.addi %57, %56 : tensor<64xi32>
      %c1_i32_24 = arith.constant 1 : i32
      %c1_i32_25 = arith.constant 1 : i32
      %65 = arith.divsi %arg6, %c1_i32_25 : i32
      %66 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
      %67 = tt.splat %65 : i32 -> tensor<64xi32>
      %68 = arith.extsi %67 : tensor<64xi32> to tensor<64xi64>
      %69 = arith.extsi %66 : tensor<64xi32> to tensor<64xi64>
      %70 = arith.addi %68, %69 : tensor<64xi64>
      %c2147483647_i64_26 = arith.constant 2147483647 : i64
      %c-2147483648_i64_27 = arith.constant -2147483648 : i64
      %cst_28 = arith.constant dense<2147483647> : tensor<64xi64>
      %71 = arith.cmpi sle, %70, %cst_28 : tensor<64xi64>
      %cst_29 = arith.constant dense<-2147483648> : tensor<64xi64>
      %72 = arith.cmpi sge, %70, %cst_29 : tensor<64xi64>
      %73 = arith.andi %71, %72 : tensor<64xi1>
      %74 = arith.addi %67, %66 : tensor<64xi32>
      %75 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
      %c1_i32_30 = arith.constant 1 : i32
      %c1_i32_31 = arith.constant 1 : i32
      %76 = arith.divsi %arg5, %c1_i32_31 : i32
      %77 = tt.splat %76 : i32 -> tensor<128x1xi32>
      %78 = arith.extsi %75 : tensor<128x1xi32> to tensor<128x1xi64>
      %79 = arith.extsi %77 : tensor<128x1xi32> to tensor<128x1xi64>
      %80 = arith.muli %78, %79 : tensor<128x1xi64>
      %c2147483647_i64_32 = arith.constant 2147483647 : i64
      %c-2147483648_i64_33 = arith.constant -2147483648 : i64
      %cst_34 = arith.constant dense<2147483647> : tensor<128x1xi64>
      %81 = arith.cmpi sle, %80, %cst_34 : tensor<128x1xi64>
      %cst_35 = arith.constant dense<-2147483648> : tensor<128x1xi64>
      %82 = arith.cmpi sge, %80, %cst_35 : tensor<128x1xi64>
      %83 = arith.andi %81, %82 : tensor<128x1xi1>
      %84 = arith.muli %75, %77 : tensor<128x1xi32>
      %85 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>>
      %86 = tt.addptr %85, %84 : tensor<128x1x!tt.ptr<f8E4M3FN>>, tensor<128x1xi32>
      %87 = tt.expand_dims %64 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %88 = tt.broadcast %86 : tensor<128x1x!tt.ptr<f8E4M3FN>> -> tensor<128x64x!tt.ptr<f8E4M3FN>>
      %89 = tt.broadcast %87 : tensor<1x64xi32> -> tensor<128x64xi32>
      %90 = tt.addptr %88, %89 : tensor<128x64x!tt.ptr<f8E4M3FN>>, tensor<128x64xi32>
      %91 = tt.load %90 : tensor<128x64x!tt.ptr<f8E4M3FN>>
      %92 = tt.expand_dims %74 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %93 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>>
      %94 = tt.addptr %93, %92 : tensor<64x1x!tt.ptr<f8E4M3FN>>, tensor<64x1xi32>
      %95 = tt.expand_dims %33 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %c1_i32_36 = arith.constant 1 : i32
      %c1_i32_37 = arith.constant 1 : i32
      %96 = arith.divsi %arg5, %c1_i32_37 : i32
      %97 = tt.splat %96 : i32 -> tensor<1x64xi32>
      %98 = arith.extsi %95 : tensor<1x64xi32> to tensor<1x64xi64>
      %99 = arith.extsi %97 : tensor<1x64xi32> to tensor<1x64xi64>
      %100 = arith.muli %98, %99 : tensor<1x64xi64>
      %c2147483647_i64_38 = arith.constant 2147483647 : i64
      %c-2147483648_i64_39 = arith.constant -2147483648 : i64
      %cst_40 = arith.constant dense<2147483647> : tensor<1x64xi64>
      %101 = arith.cmpi sle, %100, %cst_40 : tensor<1x64xi64>
      %cst_41 = arith.constant dense<-2147483648> : tensor<1x64xi64>
      %102 = arith.cmpi sge, %100, %cst_41 : tensor<1x64xi64>
      %103 = arith.andi %101, %102 : tensor<1x64xi1>
      %104 = arith.muli %95, %97 : tensor<1x64xi32>
      %105 = tt.broadcast %94 : tensor<64x1x!tt.ptr<f8E4M3FN>> -> tensor<64x64x!tt.ptr<f8E4M3FN>>
      %106 = tt.broadcast %104 : tensor<1x64xi32> -> tensor<64x64xi32>
      %107 = tt.addptr %105, %106 : tensor<64x64x!tt.ptr<f8E4M3FN>>, tensor<64x64xi32>
      %108 = tt.load %107 : tensor<64x64x!tt.ptr<f8E4M3FN>>
      %109 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
      %c32_i32 = arith.constant 32 : i32
      %c32_i32_42 = arith.constant 32 : i32
      %110 = arith.divsi %arg5, %c32_i32_42 : i32
      %111 = tt.splat %110 : i32 -> tensor<128x1xi32>
      %112 = arith.extsi %109 : tensor<128x1xi32> to tensor<128x1xi64>
      %113 = arith.extsi %111 : tensor<128x1xi32> to tensor<128x1xi64>
      %114 = arith.muli %112, %113 : tensor<128x1xi64>
      %c2147483647_i64_43 = arith.constant 2147483647 : i64
      %c-2147483648_i64_44 = arith.constant -2147483648 : i64
      %cst_45 = arith.constant dense<2147483647> : tensor<128x1xi64>
      %115 = arith.cmpi sle, %114, %cst_45 : tensor<128x1xi64>
      %cst_46 = arith.constant dense<-2147483648> : tensor<128x1xi64>
      %116 = arith.cmpi sge, %114, %cst_46 : tensor<128x1xi64>
      %117 = arith.andi %115, %116 : tensor<128x1xi1>
      %118 = arith.muli %109, %111 : tensor<128x1xi32>
      %119 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>>
      %120 = tt.addptr %119, %118 : tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>
      %c32_i32_47 = arith.constant 32 : i32
      %c32_i32_48 = arith.constant 32 : i32
      %121 = arith.divsi %arg6, %c32_i32_48 : i32
      %122 = tt.splat %121 : i32 -> tensor<2xi32>
      %123 = arith.extsi %122 : tensor<2xi32> to tensor<2xi64>
      %124 = arith.extsi %34 : tensor<2xi32> to tensor<2xi64>
      %125 = arith.addi %123, %124 : tensor<2xi64>
      %c2147483647_i64_49 = arith.constant 2147483647 : i64
      %c-2147483648_i64_50 = arith.constant -2147483648 : i64
      %cst_51 = arith.constant dense<2147483647> : tensor<2xi64>
      %126 = arith.cmpi sle, %125, %cst_51 : tensor<2xi64>
      %cst_52 = arith.constant dense<-2147483648> : tensor<2xi64>
      %127 = arith.cmpi sge, %125, %cst_52 : tensor<2xi64>
      %128 = arith.andi %126, %127 : tensor<2xi1>
      %129 = arith.addi %122, %34 : tensor<2xi32>
      %130 = tt.expand_dims %129 {axis = 0 : i32} : tensor<2xi32> -> tensor<1x2xi32>
      %131 = tt.broadcast %120 : tensor<128x1x!tt.ptr<i8>> -> tensor<128x2x!tt.ptr<i8>>
      %132 = tt.broadcast %130 : tensor<1x2xi32> -> tensor<128x2xi32>
      %133 = tt.addptr %131, %132 : tensor<128x2x!tt.ptr<i8>>, tensor<128x2xi32>
      %134 = tt.load %133 : tensor<128x2x!tt.ptr<i8>>
      %135 = tt.expand_dims %33 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %c32_i32_53 = arith.constant 32 : i32
      %c32_i32_54 = arith.constant 32 : i32
      %136 = arith.divsi %arg5, %c32_i32_54 : i32
      %137 = tt.splat %136 : i32 -> tensor<64x1xi32>
      %138 = arith.extsi %135 : tensor<64x1xi32> to tensor<64x1xi64>
      %139 = arith.extsi %137 : tensor<64x1xi32> to tensor<64x1xi64>
      %140 = arith.muli %138, %139 : tensor<64x1xi64>
      %c2147483647_i64_55 = arith.constant 2147483647 : i64
      %c-2147483648_i64_56 = arith.constant -2147483648 : i64
      %cst_57 = arith.constant dense<2147483647> : tensor<64x1xi64>
      %141 = arith.cmpi sle, %140, %cst_57 : tensor<64x1xi64>
      %cst_58 = arith.constant dense<-2147483648> : tensor<64x1xi64>
      %142 = arith.cmpi sge, %140, %cst_58 : tensor<64x1xi64>
      %143 = arith.andi %141, %142 : tensor<64x1xi1>
      %144 = arith.muli %135, %137 : tensor<64x1xi32>
      %145 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>>
      %146 = tt.addptr %145, %144 : tensor<64x1x!tt.ptr<i8>>, tensor<64x1xi32>
      %c32_i32_59 = arith.constant 32 : i32
      %c32_i32_60 = arith.constant 32 : i32
      %147 = arith.divsi %arg6, %c32_i32_60 : i32
      %148 = tt.splat %147 : i32 -> tensor<2xi32>
      %149 = arith.extsi %148 : tensor<2xi32> to tensor<2xi64>
      %150 = arith.extsi %34 : tensor<2xi32> to tensor<2xi64>
      %151 = arith.addi %149, %150 : tensor<2xi64>
      %c2147483647_i64_61 = arith.constant 2147483647 : i64
      %c-2147483648_i64_62 = arith.constant -2147483648 : i64
      %cst_63 = arith.constant dense<2147483647> : tensor<2xi64>
      %152 = arith.cmpi sle, %151, %cst_63 : tensor<2xi64>
      %cst_64 = arith.constant dense<-2147483648> : tensor<2xi64>
      %153 = arith.cmpi sge, %151, %cst_64 : tensor<2xi64>
      %154 = arith.andi %152, %153 : tensor<2xi1>
      %155 = arith.addi %148, %34 : tensor<2xi32>
      %156 = tt.expand_dims %155 {axis = 0 : i32} : tensor<2xi32> -> tensor<1x2xi32>
      %157 = tt.broadcast %146 : tensor<64x1x!tt.ptr<i8>> -> tensor<64x2x!tt.ptr<i8>>
      %158 = tt.broadcast %156 : tensor<1x2xi32> -> tensor<64x2xi32>
      %159 = tt.addptr %157, %158 : tensor<64x2x!tt.ptr<i8>>, tensor<64x2xi32>
      %160 = tt.load %159 : tensor<64x2x!tt.ptr<i8>>
      %cst_65 = arith.constant 0.000000e+00 : f32
      %161 = tt.dot_scaled %91 scale %134, %108 scale %160, %arg7 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x64xf8E4M3FN>, tensor<128x2xi8> * tensor<64x64xf8E4M3FN>, tensor<64x2xi8> -> tensor<128x64xf32>
      scf.yield %161 : tensor<128x64xf32>
    }
    %41 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %c64_i32_12 = arith.constant 64 : i32
    %c64_i32_13 = arith.constant 64 : i32
    %cst_14 = arith.constant dense<64> : tensor<128x1xi32>
    %42 = arith.extsi %41 : tensor<128x1xi32> to tensor<128x1xi64>
    %43 = arith.extsi %cst_14 : tensor<128x1xi32> to tensor<128x1xi64>
    %44 = arith.muli %42, %43 : tensor<128x1xi64>
    %c2147483647_i64_15 = arith.constant 2147483647 : i64
    %c-2147483648_i64_16 = arith.constant -2147483648 : i64
    %cst_17 = arith.constant dense<2147483647> : tensor<128x1xi64>
    %45 = arith.cmpi sle, %44, %cst_17 : tensor<128x1xi64>
    %cst_18 = arith.constant dense<-2147483648> : tensor<128x1xi64>
    %46 = arith.cmpi sge, %44, %cst_18 : tensor<128x1xi64>
    %47 = arith.andi %45, %46 : tensor<128x1xi1>
    %48 = arith.muli %41, %cst_14 : tensor<128x1xi32>
    %49 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>>
    %50 = tt.addptr %49, %48 : tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi32>
    %51 = tt.expand_dims %33 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %52 = tt.broadcast %50 : tensor<128x1x!tt.ptr<f32>> -> tensor<128x64x!tt.ptr<f32>>
    %53 = tt.broadcast %51 : tensor<1x64xi32> -> tensor<128x64xi32>
    %54 = tt.addptr %52, %53 : tensor<128x64x!tt.ptr<f32>>, tensor<128x64xi32>
    tt.store %54, %40 : tensor<128x64x!tt.ptr<f32>>
    tt.return
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_64__(1,)cconstexpr_fp32_"() -> tensor<128x64xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32>
    tt.return %cst_0 : tensor<128x64xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<128x64xf32>
    tt.return %0 : tensor<128x64xf32>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x1xi32>
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %3 = tt.splat %1 : i32 -> tensor<128xi32>
    %4 = arith.addi %3, %2 : tensor<128xi32>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %8 = tt.splat %6 : i32 -> tensor<64xi32>
    %9 = arith.addi %8, %7 : tensor<64xi32>
    %10 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %11 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x64xf32>)  : i32 {
      %20 = tt.splat %arg6 : i32 -> tensor<64xi32>
      %21 = arith.addi %20, %7 : tensor<64xi32>
      %22 = tt.expand_dims %4 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
      %23 = tt.splat %arg5 : i32 -> tensor<128x1xi32>
      %24 = arith.muli %22, %23 : tensor<128x1xi32>
      %25 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>>
      %26 = tt.addptr %25, %24 : tensor<128x1x!tt.ptr<f8E4M3FN>>, tensor<128x1xi32>
      %27 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %28 = tt.broadcast %26 : tensor<128x1x!tt.ptr<f8E4M3FN>> -> tensor<128x64x!tt.ptr<f8E4M3FN>>
      %29 = tt.broadcast %27 : tensor<1x64xi32> -> tensor<128x64xi32>
      %30 = tt.addptr %28, %29 : tensor<128x64x!tt.ptr<f8E4M3FN>>, tensor<128x64xi32>
      %31 = tt.load %30 : tensor<128x64x!tt.ptr<f8E4M3FN>>
      %32 = tt.expand_dims %21 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %33 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>>
      %34 = tt.addptr %33, %32 : tensor<64x1x!tt.ptr<f8E4M3FN>>, tensor<64x1xi32>
      %35 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %36 = tt.splat %arg5 : i32 -> tensor<1x64xi32>
      %37 = arith.muli %35, %36 : tensor<1x64xi32>
      %38 = tt.broadcast %34 : tensor<64x1x!tt.ptr<f8E4M3FN>> -> tensor<64x64x!tt.ptr<f8E4M3FN>>
      %39 = tt.broadcast %37 : tensor<1x64xi32> -> tensor<64x64xi32>
      %40 = tt.addptr %38, %39 : tensor<64x64x!tt.ptr<f8E4M3FN>>, tensor<64x64xi32>
      %41 = tt.load %40 : tensor<64x64x!tt.ptr<f8E4M3FN>>
      %42 = arith.divsi %arg5, %c32_i32 : i32
      %43 = tt.splat %42 : i32 -> tensor<128x1xi32>
      %44 = arith.muli %22, %43 : tensor<128x1xi32>
      %45 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>>
      %46 = tt.addptr %45, %44 : tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>
      %47 = arith.divsi %arg6, %c32_i32 : i32
      %48 = tt.splat %47 : i32 -> tensor<2xi32>
      %49 = arith.addi %48, %10 : tensor<2xi32>
      %50 = tt.expand_dims %49 {axis = 0 : i32} : tensor<2xi32> -> tensor<1x2xi32>
      %51 = tt.broadcast %46 : tensor<128x1x!tt.ptr<i8>> -> tensor<128x2x!tt.ptr<i8>>
      %52 = tt.broadcast %50 : tensor<1x2xi32> -> tensor<128x2xi32>
      %53 = tt.addptr %51, %52 : tensor<128x2x!tt.ptr<i8>>, tensor<128x2xi32>
      %54 = tt.load %53 : tensor<128x2x!tt.ptr<i8>>
      %55 = tt.expand_dims %9 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %56 = tt.splat %42 : i32 -> tensor<64x1xi32>
      %57 = arith.muli %55, %56 : tensor<64x1xi32>
      %58 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>>
      %59 = tt.addptr %58, %57 : tensor<64x1x!tt.ptr<i8>>, tensor<64x1xi32>
      %60 = tt.broadcast %59 : tensor<64x1x!tt.ptr<i8>> -> tensor<64x2x!tt.ptr<i8>>
      %61 = tt.broadcast %50 : tensor<1x2xi32> -> tensor<64x2xi32>
      %62 = tt.addptr %60, %61 : tensor<64x2x!tt.ptr<i8>>, tensor<64x2xi32>
      %63 = tt.load %62 : tensor<64x2x!tt.ptr<i8>>
      %64 = tt.dot_scaled %31 scale %54, %41 scale %63, %arg7 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x64xf8E4M3FN>, tensor<128x2xi8> * tensor<64x64xf8E4M3FN>, tensor<64x2xi8> -> tensor<128x64xf32>
      scf.yield %64 : tensor<128x64xf32>
    }
    %12 = tt.expand_dims %4 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %13 = arith.muli %12, %cst_0 : tensor<128x1xi32>
    %14 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>>
    %15 = tt.addptr %14, %13 : tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi32>
    %16 = tt.expand_dims %9 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %17 = tt.broadcast %15 : tensor<128x1x!tt.ptr<f32>> -> tensor<128x64x!tt.ptr<f32>>
    %18 = tt.broadcast %16 : tensor<1x64xi32> -> tensor<128x64xi32>
    %19 = tt.addptr %17, %18 : tensor<128x64x!tt.ptr<f32>>, tensor<128x64xi32>
    tt.store %19, %11 : tensor<128x64x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x1xi32, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked2>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked2>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %8 = tt.splat %6 : i32 -> tensor<64xi32, #blocked2>
    %9 = arith.addi %8, %7 : tensor<64xi32, #blocked2>
    %10 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked2>
    %11 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x64xf32, #blocked>)  : i32 {
      %25 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked2>
      %26 = arith.addi %25, %7 : tensor<64xi32, #blocked2>
      %27 = ttg.convert_layout %4 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %28 = tt.expand_dims %27 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %29 = ttg.convert_layout %28 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked1>
      %30 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked1>
      %31 = arith.muli %29, %30 : tensor<128x1xi32, #blocked1>
      %32 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
      %33 = tt.addptr %32, %31 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
      %34 = ttg.convert_layout %26 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %35 = tt.expand_dims %34 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
      %36 = ttg.convert_layout %35 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked>
      %37 = tt.broadcast %33 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
      %38 = ttg.convert_layout %37 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
      %39 = tt.broadcast %36 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
      %40 = tt.addptr %38, %39 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %41 = tt.load %40 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
      %42 = ttg.convert_layout %26 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %43 = tt.expand_dims %42 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %44 = ttg.convert_layout %43 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked1>
      %45 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>
      %46 = tt.addptr %45, %44 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
      %47 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %48 = tt.expand_dims %47 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
      %49 = ttg.convert_layout %48 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked>
      %50 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
      %51 = arith.muli %49, %50 : tensor<1x64xi32, #blocked>
      %52 = tt.broadcast %46 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
      %53 = ttg.convert_layout %52 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %54 = tt.broadcast %51 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %55 = tt.addptr %53, %54 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
      %56 = tt.load %55 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %57 = arith.divsi %arg5, %c32_i32 : i32
      %58 = tt.splat %57 : i32 -> tensor<128x1xi32, #blocked1>
      %59 = arith.muli %29, %58 : tensor<128x1xi32, #blocked1>
      %60 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
      %61 = tt.addptr %60, %59 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
      %62 = arith.divsi %arg6, %c32_i32 : i32
      %63 = tt.splat %62 : i32 -> tensor<2xi32, #blocked2>
      %64 = arith.addi %63, %10 : tensor<2xi32, #blocked2>
      %65 = ttg.convert_layout %64 : tensor<2xi32, #blocked2> -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %66 = tt.expand_dims %65 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %67 = ttg.convert_layout %66 : tensor<1x2xi32, #blocked4> -> tensor<1x2xi32, #blocked5>
      %68 = tt.broadcast %61 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x2x!tt.ptr<i8>, #blocked1>
      %69 = ttg.convert_layout %68 : tensor<128x2x!tt.ptr<i8>, #blocked1> -> tensor<128x2x!tt.ptr<i8>, #blocked5>
      %70 = tt.broadcast %67 : tensor<1x2xi32, #blocked5> -> tensor<128x2xi32, #blocked5>
      %71 = tt.addptr %69, %70 : tensor<128x2x!tt.ptr<i8>, #blocked5>, tensor<128x2xi32, #blocked5>
      %72 = tt.load %71 : tensor<128x2x!tt.ptr<i8>, #blocked5>
      %73 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %74 = tt.expand_dims %73 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %75 = ttg.convert_layout %74 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked1>
      %76 = tt.splat %57 : i32 -> tensor<64x1xi32, #blocked1>
      %77 = arith.muli %75, %76 : tensor<64x1xi32, #blocked1>
      %78 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked1>
      %79 = tt.addptr %78, %77 : tensor<64x1x!tt.ptr<i8>, #blocked1>, tensor<64x1xi32, #blocked1>
      %80 = tt.broadcast %79 : tensor<64x1x!tt.ptr<i8>, #blocked1> -> tensor<64x2x!tt.ptr<i8>, #blocked1>
      %81 = ttg.convert_layout %80 : tensor<64x2x!tt.ptr<i8>, #blocked1> -> tensor<64x2x!tt.ptr<i8>, #blocked5>
      %82 = tt.broadcast %67 : tensor<1x2xi32, #blocked5> -> tensor<64x2xi32, #blocked5>
      %83 = tt.addptr %81, %82 : tensor<64x2x!tt.ptr<i8>, #blocked5>, tensor<64x2xi32, #blocked5>
      %84 = tt.load %83 : tensor<64x2x!tt.ptr<i8>, #blocked5>
      %85 = tt.dot_scaled %41 scale %72, %56 scale %84, %arg7 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x64xf8E4M3FN, #blocked>, tensor<128x2xi8, #blocked5> * tensor<64x64xf8E4M3FN, #blocked>, tensor<64x2xi8, #blocked5> -> tensor<128x64xf32, #blocked>
      scf.yield %85 : tensor<128x64xf32, #blocked>
    }
    %12 = ttg.convert_layout %4 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %13 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %14 = ttg.convert_layout %13 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked1>
    %15 = arith.muli %14, %cst_0 : tensor<128x1xi32, #blocked1>
    %16 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %17 = tt.addptr %16, %15 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %18 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = tt.expand_dims %18 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %20 = ttg.convert_layout %19 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked>
    %21 = tt.broadcast %17 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %22 = ttg.convert_layout %21 : tensor<128x64x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked>
    %23 = tt.broadcast %20 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %24 = tt.addptr %22, %23 : tensor<128x64x!tt.ptr<f32>, #blocked>, tensor<128x64xi32, #blocked>
    tt.store %24, %11 : tensor<128x64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x1xi32, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked2>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked2>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c64_i32 : i32
    %7 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
    %8 = tt.splat %6 : i32 -> tensor<64xi32, #blocked2>
    %9 = arith.addi %8, %7 : tensor<64xi32, #blocked2>
    %10 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked2>
    %11 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x64xf32, #blocked>)  : i32 {
      %27 = tt.splat %arg6 : i32 -> tensor<64xi32, #blocked2>
      %28 = arith.addi %27, %7 : tensor<64xi32, #blocked2>
      %29 = ttg.convert_layout %4 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %30 = tt.expand_dims %29 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %31 = ttg.convert_layout %30 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked1>
      %32 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked1>
      %33 = arith.muli %31, %32 : tensor<128x1xi32, #blocked1>
      %34 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
      %35 = tt.addptr %34, %33 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
      %36 = ttg.convert_layout %28 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %37 = tt.expand_dims %36 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
      %38 = ttg.convert_layout %37 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked>
      %39 = tt.broadcast %35 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
      %40 = ttg.convert_layout %39 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
      %41 = tt.broadcast %38 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
      %42 = tt.addptr %40, %41 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %43 = ttg.convert_layout %42 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked5>
      %44 = tt.load %43 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked5>
      %45 = ttg.convert_layout %44 : tensor<128x64xf8E4M3FN, #blocked5> -> tensor<128x64xf8E4M3FN, #blocked>
      %46 = ttg.convert_layout %28 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %47 = tt.expand_dims %46 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %48 = ttg.convert_layout %47 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked1>
      %49 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>
      %50 = tt.addptr %49, %48 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
      %51 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %52 = tt.expand_dims %51 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
      %53 = ttg.convert_layout %52 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked>
      %54 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
      %55 = arith.muli %53, %54 : tensor<1x64xi32, #blocked>
      %56 = tt.broadcast %50 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
      %57 = ttg.convert_layout %56 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %58 = tt.broadcast %55 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %59 = tt.addptr %57, %58 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
      %60 = ttg.convert_layout %59 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked6>
      %61 = tt.load %60 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked6>
      %62 = ttg.convert_layout %61 : tensor<64x64xf8E4M3FN, #blocked6> -> tensor<64x64xf8E4M3FN, #blocked>
      %63 = arith.divsi %arg5, %c32_i32 : i32
      %64 = tt.splat %63 : i32 -> tensor<128x1xi32, #blocked1>
      %65 = arith.muli %31, %64 : tensor<128x1xi32, #blocked1>
      %66 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
      %67 = tt.addptr %66, %65 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
      %68 = arith.divsi %arg6, %c32_i32 : i32
      %69 = tt.splat %68 : i32 -> tensor<2xi32, #blocked2>
      %70 = arith.addi %69, %10 : tensor<2xi32, #blocked2>
      %71 = ttg.convert_layout %70 : tensor<2xi32, #blocked2> -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %72 = tt.expand_dims %71 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %73 = ttg.convert_layout %72 : tensor<1x2xi32, #blocked4> -> tensor<1x2xi32, #blocked7>
      %74 = tt.broadcast %67 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x2x!tt.ptr<i8>, #blocked1>
      %75 = ttg.convert_layout %74 : tensor<128x2x!tt.ptr<i8>, #blocked1> -> tensor<128x2x!tt.ptr<i8>, #blocked7>
      %76 = tt.broadcast %73 : tensor<1x2xi32, #blocked7> -> tensor<128x2xi32, #blocked7>
      %77 = tt.addptr %75, %76 : tensor<128x2x!tt.ptr<i8>, #blocked7>, tensor<128x2xi32, #blocked7>
      %78 = ttg.convert_layout %77 : tensor<128x2x!tt.ptr<i8>, #blocked7> -> tensor<128x2x!tt.ptr<i8>, #blocked7>
      %79 = tt.load %78 : tensor<128x2x!tt.ptr<i8>, #blocked7>
      %80 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %81 = tt.expand_dims %80 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %82 = ttg.convert_layout %81 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked1>
      %83 = tt.splat %63 : i32 -> tensor<64x1xi32, #blocked1>
      %84 = arith.muli %82, %83 : tensor<64x1xi32, #blocked1>
      %85 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked1>
      %86 = tt.addptr %85, %84 : tensor<64x1x!tt.ptr<i8>, #blocked1>, tensor<64x1xi32, #blocked1>
      %87 = tt.broadcast %86 : tensor<64x1x!tt.ptr<i8>, #blocked1> -> tensor<64x2x!tt.ptr<i8>, #blocked1>
      %88 = ttg.convert_layout %87 : tensor<64x2x!tt.ptr<i8>, #blocked1> -> tensor<64x2x!tt.ptr<i8>, #blocked7>
      %89 = tt.broadcast %73 : tensor<1x2xi32, #blocked7> -> tensor<64x2xi32, #blocked7>
      %90 = tt.addptr %88, %89 : tensor<64x2x!tt.ptr<i8>, #blocked7>, tensor<64x2xi32, #blocked7>
      %91 = ttg.convert_layout %90 : tensor<64x2x!tt.ptr<i8>, #blocked7> -> tensor<64x2x!tt.ptr<i8>, #blocked7>
      %92 = tt.load %91 : tensor<64x2x!tt.ptr<i8>, #blocked7>
      %93 = tt.dot_scaled %45 scale %79, %62 scale %92, %arg7 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x64xf8E4M3FN, #blocked>, tensor<128x2xi8, #blocked7> * tensor<64x64xf8E4M3FN, #blocked>, tensor<64x2xi8, #blocked7> -> tensor<128x64xf32, #blocked>
      scf.yield %93 : tensor<128x64xf32, #blocked>
    }
    %12 = ttg.convert_layout %4 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %13 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %14 = ttg.convert_layout %13 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked1>
    %15 = arith.muli %14, %cst_0 : tensor<128x1xi32, #blocked1>
    %16 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %17 = tt.addptr %16, %15 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %18 = ttg.convert_layout %9 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = tt.expand_dims %18 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %20 = ttg.convert_layout %19 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked>
    %21 = tt.broadcast %17 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %22 = ttg.convert_layout %21 : tensor<128x64x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked>
    %23 = tt.broadcast %20 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %24 = tt.addptr %22, %23 : tensor<128x64x!tt.ptr<f32>, #blocked>, tensor<128x64xi32, #blocked>
    %25 = ttg.convert_layout %24 : tensor<128x64x!tt.ptr<f32>, #blocked> -> tensor<128x64x!tt.ptr<f32>, #blocked8>
    %26 = ttg.convert_layout %11 : tensor<128x64xf32, #blocked> -> tensor<128x64xf32, #blocked8>
    tt.store %25, %26 : tensor<128x64x!tt.ptr<f32>, #blocked8>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<64> : tensor<128x1xi32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %25 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x64xf32, #blocked>)  : i32 {
      %35 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %36 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %37 = arith.addi %35, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %38 = arith.addi %36, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %39 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
      %40 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %41 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked2>
      %42 = arith.muli %39, %41 : tensor<128x1xi32, #blocked2>
      %43 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked2>
      %44 = tt.addptr %43, %42 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<128x1xi32, #blocked2>
      %45 = tt.expand_dims %37 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %46 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked2> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked2>
      %47 = tt.broadcast %45 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
      %48 = tt.addptr %46, %47 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<128x64xi32, #blocked2>
      %49 = tt.load %48 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked2>
      %50 = ttg.convert_layout %49 : tensor<128x64xf8E4M3FN, #blocked2> -> tensor<128x64xf8E4M3FN, #blocked>
      %51 = tt.expand_dims %38 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
      %52 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked4>
      %53 = tt.addptr %52, %51 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked4>, tensor<64x1xi32, #blocked4>
      %54 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
      %55 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked4>
      %56 = arith.muli %54, %55 : tensor<1x64xi32, #blocked4>
      %57 = tt.broadcast %53 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked4> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked4>
      %58 = tt.broadcast %56 : tensor<1x64xi32, #blocked4> -> tensor<64x64xi32, #blocked4>
      %59 = tt.addptr %57, %58 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked4>, tensor<64x64xi32, #blocked4>
      %60 = tt.load %59 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked4>
      %61 = ttg.convert_layout %60 : tensor<64x64xf8E4M3FN, #blocked4> -> tensor<64x64xf8E4M3FN, #blocked>
      %62 = arith.divsi %arg5, %c32_i32 : i32
      %63 = tt.splat %62 : i32 -> tensor<128x1xi32, #blocked3>
      %64 = arith.muli %40, %63 : tensor<128x1xi32, #blocked3>
      %65 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
      %66 = tt.addptr %65, %64 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
      %67 = arith.divsi %arg6, %c32_i32 : i32
      %68 = tt.splat %67 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %69 = arith.addi %68, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %70 = tt.expand_dims %69 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x2xi32, #blocked3>
      %71 = tt.broadcast %66 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x2x!tt.ptr<i8>, #blocked3>
      %72 = tt.broadcast %70 : tensor<1x2xi32, #blocked3> -> tensor<128x2xi32, #blocked3>
      %73 = tt.addptr %71, %72 : tensor<128x2x!tt.ptr<i8>, #blocked3>, tensor<128x2xi32, #blocked3>
      %74 = tt.load %73 : tensor<128x2x!tt.ptr<i8>, #blocked3>
      %75 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %76 = tt.splat %62 : i32 -> tensor<64x1xi32, #blocked3>
      %77 = arith.muli %75, %76 : tensor<64x1xi32, #blocked3>
      %78 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked3>
      %79 = tt.addptr %78, %77 : tensor<64x1x!tt.ptr<i8>, #blocked3>, tensor<64x1xi32, #blocked3>
      %80 = tt.broadcast %79 : tensor<64x1x!tt.ptr<i8>, #blocked3> -> tensor<64x2x!tt.ptr<i8>, #blocked3>
      %81 = tt.broadcast %70 : tensor<1x2xi32, #blocked3> -> tensor<64x2xi32, #blocked3>
      %82 = tt.addptr %80, %81 : tensor<64x2x!tt.ptr<i8>, #blocked3>, tensor<64x2xi32, #blocked3>
      %83 = tt.load %82 : tensor<64x2x!tt.ptr<i8>, #blocked3>
      %84 = tt.dot_scaled %50 scale %74, %61 scale %83, %arg7 lhs = e4m3 rhs = e4m3 {fastMath = false} : tensor<128x64xf8E4M3FN, #blocked>, tensor<128x2xi8, #blocked3> * tensor<64x64xf8E4M3FN, #blocked>, tensor<64x2xi8, #blocked3> -> tensor<128x64xf32, #blocked>
      scf.yield %84 : tensor<128x64xf32, #blocked>
    }
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %27 = arith.muli %26, %cst_0 : tensor<128x1xi32, #blocked1>
    %28 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %30 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    %34 = ttg.convert_layout %25 : tensor<128x64xf32, #blocked> -> tensor<128x64xf32, #blocked1>
    tt.store %33, %34 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [2, 16], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [16, 2, 1], warpsPerCTA = [4, 1, 1], order = [2, 1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 32, 1], warpsPerCTA = [2, 2, 1], order = [2, 1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [1, 1, 32], warpsPerCTA = [2, 1, 2], order = [1, 2, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [64, 0]], lane = [[0, 32], [1, 0], [2, 0], [4, 0], [8, 0]], warp = [[16, 0], [32, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], lane = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], warp = [[0, 32], [32, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked>
    %cst_0 = arith.constant dense<-1> : tensor<2x64xi8, #blocked1>
    %cst_1 = arith.constant dense<7> : tensor<2x64xi16, #blocked1>
    %cst_2 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #blocked>
    %cst_3 = arith.constant dense<-1> : tensor<128x2xi8, #blocked2>
    %cst_4 = arith.constant dense<7> : tensor<128x2xi16, #blocked2>
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_6 = arith.constant dense<64> : tensor<128x1xi32, #blocked3>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %25 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_5) -> (tensor<128x64xf32, #blocked>)  : i32 {
      %35 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %36 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked5}>>
      %37 = arith.addi %35, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %38 = arith.addi %36, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked5}>>
      %39 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
      %40 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
      %41 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked4>
      %42 = arith.muli %39, %41 : tensor<128x1xi32, #blocked4>
      %43 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked4>
      %44 = tt.addptr %43, %42 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked4>, tensor<128x1xi32, #blocked4>
      %45 = tt.expand_dims %37 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
      %46 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked4> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked4>
      %47 = tt.broadcast %45 : tensor<1x64xi32, #blocked4> -> tensor<128x64xi32, #blocked4>
      %48 = tt.addptr %46, %47 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked4>, tensor<128x64xi32, #blocked4>
      %49 = tt.load %48 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked4>
      %50 = ttg.convert_layout %49 : tensor<128x64xf8E4M3FN, #blocked4> -> tensor<128x64xf8E4M3FN, #blocked>
      %51 = tt.expand_dims %38 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<64x1xi32, #blocked5>
      %52 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked5>
      %53 = tt.addptr %52, %51 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked5>, tensor<64x1xi32, #blocked5>
      %54 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked5}>> -> tensor<1x64xi32, #blocked5>
      %55 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked5>
      %56 = arith.muli %54, %55 : tensor<1x64xi32, #blocked5>
      %57 = tt.broadcast %53 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked5> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked5>
      %58 = tt.broadcast %56 : tensor<1x64xi32, #blocked5> -> tensor<64x64xi32, #blocked5>
      %59 = tt.addptr %57, %58 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked5>, tensor<64x64xi32, #blocked5>
      %60 = tt.load %59 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked5>
      %61 = ttg.convert_layout %60 : tensor<64x64xf8E4M3FN, #blocked5> -> tensor<64x64xf8E4M3FN, #blocked>
      %62 = arith.divsi %arg5, %c32_i32 : i32
      %63 = tt.splat %62 : i32 -> tensor<128x1xi32, #blocked2>
      %64 = arith.muli %40, %63 : tensor<128x1xi32, #blocked2>
      %65 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
      %66 = tt.addptr %65, %64 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
      %67 = arith.divsi %arg6, %c32_i32 : i32
      %68 = tt.splat %67 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %69 = arith.addi %68, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %70 = tt.expand_dims %69 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x2xi32, #blocked2>
      %71 = tt.broadcast %66 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x2x!tt.ptr<i8>, #blocked2>
      %72 = tt.broadcast %70 : tensor<1x2xi32, #blocked2> -> tensor<128x2xi32, #blocked2>
      %73 = tt.addptr %71, %72 : tensor<128x2x!tt.ptr<i8>, #blocked2>, tensor<128x2xi32, #blocked2>
      %74 = tt.load %73 : tensor<128x2x!tt.ptr<i8>, #blocked2>
      %75 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
      %76 = tt.splat %62 : i32 -> tensor<64x1xi32, #blocked2>
      %77 = arith.muli %75, %76 : tensor<64x1xi32, #blocked2>
      %78 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked2>
      %79 = tt.addptr %78, %77 : tensor<64x1x!tt.ptr<i8>, #blocked2>, tensor<64x1xi32, #blocked2>
      %80 = tt.broadcast %79 : tensor<64x1x!tt.ptr<i8>, #blocked2> -> tensor<64x2x!tt.ptr<i8>, #blocked2>
      %81 = tt.broadcast %70 : tensor<1x2xi32, #blocked2> -> tensor<64x2xi32, #blocked2>
      %82 = tt.addptr %80, %81 : tensor<64x2x!tt.ptr<i8>, #blocked2>, tensor<64x2xi32, #blocked2>
      %83 = tt.load %82 : tensor<64x2x!tt.ptr<i8>, #blocked2>
      %84 = tt.fp_to_fp %50 : tensor<128x64xf8E4M3FN, #blocked> -> tensor<128x64xbf16, #blocked>
      %85 = arith.extui %74 : tensor<128x2xi8, #blocked2> to tensor<128x2xi16, #blocked2>
      %86 = arith.shli %85, %cst_4 : tensor<128x2xi16, #blocked2>
      %87 = tt.bitcast %86 : tensor<128x2xi16, #blocked2> -> tensor<128x2xbf16, #blocked2>
      %88 = ttg.convert_layout %87 : tensor<128x2xbf16, #blocked2> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked6}>>
      %89 = tt.expand_dims %88 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<128x2x1xbf16, #blocked6>
      %90 = tt.broadcast %89 : tensor<128x2x1xbf16, #blocked6> -> tensor<128x2x32xbf16, #blocked6>
      %91 = tt.reshape %90 : tensor<128x2x32xbf16, #blocked6> -> tensor<128x64xbf16, #linear>
      %92 = ttg.convert_layout %91 : tensor<128x64xbf16, #linear> -> tensor<128x64xbf16, #blocked>
      %93 = arith.mulf %84, %92 : tensor<128x64xbf16, #blocked>
      %94 = arith.cmpi eq, %74, %cst_3 : tensor<128x2xi8, #blocked2>
      %95 = ttg.convert_layout %94 : tensor<128x2xi1, #blocked2> -> tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked6}>>
      %96 = tt.expand_dims %95 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #blocked6}>> -> tensor<128x2x1xi1, #blocked6>
      %97 = tt.broadcast %96 : tensor<128x2x1xi1, #blocked6> -> tensor<128x2x32xi1, #blocked6>
      %98 = tt.reshape %97 : tensor<128x2x32xi1, #blocked6> -> tensor<128x64xi1, #linear>
      %99 = ttg.convert_layout %98 : tensor<128x64xi1, #linear> -> tensor<128x64xi1, #blocked>
      %100 = arith.select %99, %cst_2, %93 : tensor<128x64xi1, #blocked>, tensor<128x64xbf16, #blocked>
      %101 = ttg.convert_layout %100 : tensor<128x64xbf16, #blocked> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>>
      %102 = tt.fp_to_fp %61 : tensor<64x64xf8E4M3FN, #blocked> -> tensor<64x64xbf16, #blocked>
      %103 = tt.trans %83 {order = array<i32: 1, 0>} : tensor<64x2xi8, #blocked2> -> tensor<2x64xi8, #blocked1>
      %104 = arith.extui %103 : tensor<2x64xi8, #blocked1> to tensor<2x64xi16, #blocked1>
      %105 = arith.shli %104, %cst_1 : tensor<2x64xi16, #blocked1>
      %106 = tt.bitcast %105 : tensor<2x64xi16, #blocked1> -> tensor<2x64xbf16, #blocked1>
      %107 = ttg.convert_layout %106 : tensor<2x64xbf16, #blocked1> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked7}>>
      %108 = tt.expand_dims %107 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked7}>> -> tensor<2x64x1xbf16, #blocked7>
      %109 = tt.broadcast %108 : tensor<2x64x1xbf16, #blocked7> -> tensor<2x64x32xbf16, #blocked7>
      %110 = tt.trans %109 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked7> -> tensor<2x32x64xbf16, #blocked8>
      %111 = tt.reshape %110 : tensor<2x32x64xbf16, #blocked8> -> tensor<64x64xbf16, #linear1>
      %112 = ttg.convert_layout %111 : tensor<64x64xbf16, #linear1> -> tensor<64x64xbf16, #blocked>
      %113 = arith.mulf %102, %112 : tensor<64x64xbf16, #blocked>
      %114 = arith.cmpi eq, %103, %cst_0 : tensor<2x64xi8, #blocked1>
      %115 = ttg.convert_layout %114 : tensor<2x64xi1, #blocked1> -> tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked7}>>
      %116 = tt.expand_dims %115 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked7}>> -> tensor<2x64x1xi1, #blocked7>
      %117 = tt.broadcast %116 : tensor<2x64x1xi1, #blocked7> -> tensor<2x64x32xi1, #blocked7>
      %118 = tt.trans %117 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked7> -> tensor<2x32x64xi1, #blocked8>
      %119 = tt.reshape %118 : tensor<2x32x64xi1, #blocked8> -> tensor<64x64xi1, #linear1>
      %120 = ttg.convert_layout %119 : tensor<64x64xi1, #linear1> -> tensor<64x64xi1, #blocked>
      %121 = arith.select %120, %cst, %113 : tensor<64x64xi1, #blocked>, tensor<64x64xbf16, #blocked>
      %122 = ttg.local_alloc %121 : (tensor<64x64xbf16, #blocked>) -> !ttg.memdesc<64x64xbf16, #shared, #smem>
      %123 = ttg.convert_layout %arg7 : tensor<128x64xf32, #blocked> -> tensor<128x64xf32, #mma>
      %124 = ttg.convert_layout %101 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #blocked}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %125 = ttng.warp_group_dot %124, %122, %123 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      %126 = ttg.convert_layout %125 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked>
      %127 = ttg.convert_layout %126 : tensor<128x64xf32, #blocked> -> tensor<128x64xf32, #blocked>
      scf.yield %127 : tensor<128x64xf32, #blocked>
    }
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %27 = arith.muli %26, %cst_6 : tensor<128x1xi32, #blocked3>
    %28 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %29 = tt.addptr %28, %27 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %30 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %31 = tt.broadcast %29 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x64x!tt.ptr<f32>, #blocked3>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked3> -> tensor<128x64xi32, #blocked3>
    %33 = tt.addptr %31, %32 : tensor<128x64x!tt.ptr<f32>, #blocked3>, tensor<128x64xi32, #blocked3>
    %34 = ttg.convert_layout %25 : tensor<128x64xf32, #blocked> -> tensor<128x64xf32, #blocked3>
    tt.store %33, %34 : tensor<128x64x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_0 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<128x1xi32, #blocked1>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_2 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_3 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_4 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %cst_5 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %cst_6 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x64xf32, #mma>)  : i32 {
      %35 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %36 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %37 = arith.addi %35, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %38 = arith.addi %36, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %39 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %40 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
      %41 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked3>
      %42 = arith.muli %39, %41 : tensor<128x1xi32, #blocked3>
      %43 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>
      %44 = tt.addptr %43, %42 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x1xi32, #blocked3>
      %45 = tt.expand_dims %37 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
      %46 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>
      %47 = tt.broadcast %45 : tensor<1x64xi32, #blocked3> -> tensor<128x64xi32, #blocked3>
      %48 = tt.addptr %46, %47 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x64xi32, #blocked3>
      %49 = tt.load %48 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>
      %50 = ttg.convert_layout %49 : tensor<128x64xf8E4M3FN, #blocked3> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %51 = tt.expand_dims %38 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %52 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>
      %53 = tt.addptr %52, %51 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
      %54 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %55 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
      %56 = arith.muli %54, %55 : tensor<1x64xi32, #blocked>
      %57 = tt.broadcast %53 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %58 = tt.broadcast %56 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %59 = tt.addptr %57, %58 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
      %60 = tt.load %59 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %61 = arith.divsi %arg5, %c32_i32 : i32
      %62 = tt.splat %61 : i32 -> tensor<128x1xi32, #blocked4>
      %63 = arith.muli %40, %62 : tensor<128x1xi32, #blocked4>
      %64 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
      %65 = tt.addptr %64, %63 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
      %66 = arith.divsi %arg6, %c32_i32 : i32
      %67 = tt.splat %66 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %68 = arith.addi %67, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %69 = tt.expand_dims %68 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %70 = tt.broadcast %65 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
      %71 = tt.broadcast %69 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %72 = tt.addptr %70, %71 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %73 = tt.load %72 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %74 = ttg.convert_layout %73 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %75 = ttg.convert_layout %73 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %76 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
      %77 = tt.splat %61 : i32 -> tensor<64x1xi32, #blocked4>
      %78 = arith.muli %76, %77 : tensor<64x1xi32, #blocked4>
      %79 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
      %80 = tt.addptr %79, %78 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
      %81 = tt.broadcast %80 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
      %82 = tt.broadcast %69 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %83 = tt.addptr %81, %82 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %84 = tt.load %83 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %85 = ttg.convert_layout %84 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %86 = tt.fp_to_fp %50 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %87 = arith.extui %75 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %88 = arith.shli %87, %cst_2 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %89 = tt.bitcast %88 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %90 = tt.expand_dims %89 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %91 = tt.broadcast %90 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %92 = tt.reshape %91 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %93 = arith.mulf %86, %92 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %94 = arith.cmpi eq, %74, %cst_3 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %95 = tt.expand_dims %94 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %96 = tt.broadcast %95 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %97 = tt.reshape %96 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %98 = arith.select %97, %cst_6, %93 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %99 = tt.fp_to_fp %60 : tensor<64x64xf8E4M3FN, #blocked> -> tensor<64x64xbf16, #blocked>
      %100 = tt.trans %85 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %101 = arith.extui %100 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %102 = arith.shli %101, %cst_4 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %103 = tt.bitcast %102 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %104 = tt.expand_dims %103 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64x1xbf16, #blocked2>
      %105 = tt.broadcast %104 : tensor<2x64x1xbf16, #blocked2> -> tensor<2x64x32xbf16, #blocked2>
      %106 = tt.trans %105 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked2> -> tensor<2x32x64xbf16, #blocked5>
      %107 = tt.reshape %106 : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked>
      %108 = arith.mulf %99, %107 : tensor<64x64xbf16, #blocked>
      %109 = arith.cmpi eq, %100, %cst_5 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %110 = tt.expand_dims %109 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64x1xi1, #blocked2>
      %111 = tt.broadcast %110 : tensor<2x64x1xi1, #blocked2> -> tensor<2x64x32xi1, #blocked2>
      %112 = tt.trans %111 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked2> -> tensor<2x32x64xi1, #blocked5>
      %113 = tt.reshape %112 : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked>
      %114 = arith.select %113, %cst_0, %108 : tensor<64x64xi1, #blocked>, tensor<64x64xbf16, #blocked>
      %115 = ttg.local_alloc %114 : (tensor<64x64xbf16, #blocked>) -> !ttg.memdesc<64x64xbf16, #shared, #smem>
      %116 = ttng.warp_group_dot %98, %115, %arg7 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      scf.yield %116 : tensor<128x64xf32, #mma>
    }
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %27 = arith.muli %26, %cst_1 : tensor<128x1xi32, #blocked1>
    %28 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %30 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    %34 = ttg.convert_layout %25 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked1>
    tt.store %33, %34 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_0 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<128x1xi32, #blocked1>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_2 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_3 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_4 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %cst_5 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %cst_6 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x64xf32, #mma>)  : i32 {
      %35 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %36 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %37 = arith.addi %35, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %38 = arith.addi %36, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %39 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %40 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
      %41 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked3>
      %42 = arith.muli %39, %41 : tensor<128x1xi32, #blocked3>
      %43 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>
      %44 = tt.addptr %43, %42 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x1xi32, #blocked3>
      %45 = tt.expand_dims %37 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
      %46 = tt.broadcast %44 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>
      %47 = tt.broadcast %45 : tensor<1x64xi32, #blocked3> -> tensor<128x64xi32, #blocked3>
      %48 = tt.addptr %46, %47 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x64xi32, #blocked3>
      %49 = tt.load %48 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>
      %50 = ttg.convert_layout %49 : tensor<128x64xf8E4M3FN, #blocked3> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %51 = tt.expand_dims %38 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %52 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>
      %53 = tt.addptr %52, %51 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
      %54 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %55 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
      %56 = arith.muli %54, %55 : tensor<1x64xi32, #blocked>
      %57 = tt.broadcast %53 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %58 = tt.broadcast %56 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
      %59 = tt.addptr %57, %58 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
      %60 = tt.load %59 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %61 = arith.divsi %arg5, %c32_i32 : i32
      %62 = tt.splat %61 : i32 -> tensor<128x1xi32, #blocked4>
      %63 = arith.muli %40, %62 : tensor<128x1xi32, #blocked4>
      %64 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
      %65 = tt.addptr %64, %63 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
      %66 = arith.divsi %arg6, %c32_i32 : i32
      %67 = tt.splat %66 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %68 = arith.addi %67, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %69 = tt.expand_dims %68 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %70 = tt.broadcast %65 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
      %71 = tt.broadcast %69 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %72 = tt.addptr %70, %71 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %73 = tt.load %72 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %74 = ttg.convert_layout %73 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %75 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
      %76 = tt.splat %61 : i32 -> tensor<64x1xi32, #blocked4>
      %77 = arith.muli %75, %76 : tensor<64x1xi32, #blocked4>
      %78 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
      %79 = tt.addptr %78, %77 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
      %80 = tt.broadcast %79 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
      %81 = tt.broadcast %69 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %82 = tt.addptr %80, %81 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %83 = tt.load %82 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %84 = ttg.convert_layout %83 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %85 = tt.fp_to_fp %50 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %86 = arith.extui %74 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %87 = arith.shli %86, %cst_2 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %88 = tt.bitcast %87 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %89 = tt.expand_dims %88 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %90 = tt.broadcast %89 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %91 = tt.reshape %90 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %92 = arith.mulf %85, %91 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %93 = arith.cmpi eq, %74, %cst_3 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %94 = tt.expand_dims %93 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %95 = tt.broadcast %94 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %96 = tt.reshape %95 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %97 = arith.select %96, %cst_6, %92 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %98 = tt.fp_to_fp %60 : tensor<64x64xf8E4M3FN, #blocked> -> tensor<64x64xbf16, #blocked>
      %99 = tt.trans %84 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %100 = arith.extui %99 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %101 = arith.shli %100, %cst_4 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %102 = tt.bitcast %101 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %103 = tt.expand_dims %102 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64x1xbf16, #blocked2>
      %104 = tt.broadcast %103 : tensor<2x64x1xbf16, #blocked2> -> tensor<2x64x32xbf16, #blocked2>
      %105 = tt.trans %104 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked2> -> tensor<2x32x64xbf16, #blocked5>
      %106 = tt.reshape %105 : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked>
      %107 = arith.mulf %98, %106 : tensor<64x64xbf16, #blocked>
      %108 = arith.cmpi eq, %99, %cst_5 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %109 = tt.expand_dims %108 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64x1xi1, #blocked2>
      %110 = tt.broadcast %109 : tensor<2x64x1xi1, #blocked2> -> tensor<2x64x32xi1, #blocked2>
      %111 = tt.trans %110 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked2> -> tensor<2x32x64xi1, #blocked5>
      %112 = tt.reshape %111 : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked>
      %113 = arith.select %112, %cst_0, %107 : tensor<64x64xi1, #blocked>, tensor<64x64xbf16, #blocked>
      %114 = ttg.local_alloc %113 : (tensor<64x64xbf16, #blocked>) -> !ttg.memdesc<64x64xbf16, #shared, #smem>
      %115 = ttng.warp_group_dot %97, %114, %arg7 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      scf.yield %115 : tensor<128x64xf32, #mma>
    }
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %27 = arith.muli %26, %cst_1 : tensor<128x1xi32, #blocked1>
    %28 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %29 = tt.addptr %28, %27 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %30 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %31 = tt.broadcast %29 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %32 = tt.broadcast %30 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %33 = tt.addptr %31, %32 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    %34 = ttg.convert_layout %25 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked1>
    tt.store %33, %34 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_0 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<128x1xi32, #blocked1>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_2 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_3 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_4 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %cst_5 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %cst_6 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %26 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked3>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked3>
    %29 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x1xi32, #blocked3>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>
    %32 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>
    %33 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %34 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %26, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %44 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked4>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
    %49 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x64xf32, #mma>)  : i32 {
      %59 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %60 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %61 = arith.addi %59, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %62 = arith.addi %60, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %63 = tt.expand_dims %61 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
      %64 = tt.broadcast %63 : tensor<1x64xi32, #blocked3> -> tensor<128x64xi32, #blocked3>
      %65 = tt.addptr %31, %64 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x64xi32, #blocked3>
      %66 = tt.load %65 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>
      %67 = ttg.convert_layout %66 : tensor<128x64xf8E4M3FN, #blocked3> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %68 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %69 = tt.addptr %32, %68 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
      %70 = tt.broadcast %69 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %71 = tt.addptr %70, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
      %72 = tt.load %71 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %73 = arith.divsi %arg6, %c32_i32 : i32
      %74 = tt.splat %73 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %75 = arith.addi %74, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %76 = tt.expand_dims %75 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %77 = tt.broadcast %76 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %78 = tt.addptr %42, %77 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %79 = tt.load %78 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %80 = ttg.convert_layout %79 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %81 = tt.broadcast %76 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %82 = tt.addptr %48, %81 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %83 = tt.load %82 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %84 = ttg.convert_layout %83 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %85 = tt.fp_to_fp %67 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %86 = arith.extui %80 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %87 = arith.shli %86, %cst_2 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %88 = tt.bitcast %87 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %89 = tt.expand_dims %88 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %90 = tt.broadcast %89 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %91 = tt.reshape %90 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %92 = arith.mulf %85, %91 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %93 = arith.cmpi eq, %80, %cst_3 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %94 = tt.expand_dims %93 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %95 = tt.broadcast %94 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %96 = tt.reshape %95 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %97 = arith.select %96, %cst_6, %92 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %98 = tt.fp_to_fp %72 : tensor<64x64xf8E4M3FN, #blocked> -> tensor<64x64xbf16, #blocked>
      %99 = tt.trans %84 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %100 = arith.extui %99 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %101 = arith.shli %100, %cst_4 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %102 = tt.bitcast %101 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %103 = tt.expand_dims %102 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64x1xbf16, #blocked2>
      %104 = tt.broadcast %103 : tensor<2x64x1xbf16, #blocked2> -> tensor<2x64x32xbf16, #blocked2>
      %105 = tt.trans %104 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked2> -> tensor<2x32x64xbf16, #blocked5>
      %106 = tt.reshape %105 : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked>
      %107 = arith.mulf %98, %106 : tensor<64x64xbf16, #blocked>
      %108 = arith.cmpi eq, %99, %cst_5 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %109 = tt.expand_dims %108 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64x1xi1, #blocked2>
      %110 = tt.broadcast %109 : tensor<2x64x1xi1, #blocked2> -> tensor<2x64x32xi1, #blocked2>
      %111 = tt.trans %110 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked2> -> tensor<2x32x64xi1, #blocked5>
      %112 = tt.reshape %111 : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked>
      %113 = arith.select %112, %cst_0, %107 : tensor<64x64xi1, #blocked>, tensor<64x64xbf16, #blocked>
      %114 = ttg.local_alloc %113 : (tensor<64x64xbf16, #blocked>) -> !ttg.memdesc<64x64xbf16, #shared, #smem>
      %115 = ttng.warp_group_dot %97, %114, %arg7 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      scf.yield %115 : tensor<128x64xf32, #mma>
    }
    %50 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %51 = arith.muli %50, %cst_1 : tensor<128x1xi32, #blocked1>
    %52 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %54 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %55 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %56 = tt.broadcast %54 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %57 = tt.addptr %55, %56 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    %58 = ttg.convert_layout %49 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked1>
    tt.store %57, %58 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_0 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<128x1xi32, #blocked1>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_2 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_3 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_4 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %cst_5 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %cst_6 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %26 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked3>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked3>
    %29 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x1xi32, #blocked3>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>
    %32 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>
    %33 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %34 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %26, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %44 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked4>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
    %49 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x64xf32, #mma>)  : i32 {
      %59 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %60 = tt.splat %arg6 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %61 = arith.addi %59, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %62 = arith.addi %60, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %63 = tt.expand_dims %61 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
      %64 = tt.broadcast %63 : tensor<1x64xi32, #blocked3> -> tensor<128x64xi32, #blocked3>
      %65 = tt.addptr %31, %64 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x64xi32, #blocked3>
      %66 = tt.load %65 {tt.latency = 2 : i32} : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>
      %67 = ttg.convert_layout %66 : tensor<128x64xf8E4M3FN, #blocked3> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %68 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %69 = tt.addptr %32, %68 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
      %70 = tt.broadcast %69 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %71 = tt.addptr %70, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
      %72 = tt.load %71 {tt.latency = 2 : i32} : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %73 = arith.divsi %arg6, %c32_i32 : i32
      %74 = tt.splat %73 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %75 = arith.addi %74, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %76 = tt.expand_dims %75 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %77 = tt.broadcast %76 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %78 = tt.addptr %42, %77 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %79 = tt.load %78 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %80 = ttg.convert_layout %79 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %81 = tt.broadcast %76 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %82 = tt.addptr %48, %81 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %83 = tt.load %82 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %84 = ttg.convert_layout %83 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %85 = tt.fp_to_fp %67 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %86 = arith.extui %80 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %87 = arith.shli %86, %cst_2 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %88 = tt.bitcast %87 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %89 = tt.expand_dims %88 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %90 = tt.broadcast %89 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %91 = tt.reshape %90 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %92 = arith.mulf %85, %91 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %93 = arith.cmpi eq, %80, %cst_3 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %94 = tt.expand_dims %93 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %95 = tt.broadcast %94 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %96 = tt.reshape %95 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %97 = arith.select %96, %cst_6, %92 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %98 = tt.fp_to_fp %72 : tensor<64x64xf8E4M3FN, #blocked> -> tensor<64x64xbf16, #blocked>
      %99 = tt.trans %84 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %100 = arith.extui %99 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %101 = arith.shli %100, %cst_4 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %102 = tt.bitcast %101 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %103 = tt.expand_dims %102 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64x1xbf16, #blocked2>
      %104 = tt.broadcast %103 : tensor<2x64x1xbf16, #blocked2> -> tensor<2x64x32xbf16, #blocked2>
      %105 = tt.trans %104 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked2> -> tensor<2x32x64xbf16, #blocked5>
      %106 = tt.reshape %105 : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked>
      %107 = arith.mulf %98, %106 : tensor<64x64xbf16, #blocked>
      %108 = arith.cmpi eq, %99, %cst_5 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %109 = tt.expand_dims %108 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64x1xi1, #blocked2>
      %110 = tt.broadcast %109 : tensor<2x64x1xi1, #blocked2> -> tensor<2x64x32xi1, #blocked2>
      %111 = tt.trans %110 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked2> -> tensor<2x32x64xi1, #blocked5>
      %112 = tt.reshape %111 : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked>
      %113 = arith.select %112, %cst_0, %107 : tensor<64x64xi1, #blocked>, tensor<64x64xbf16, #blocked>
      %114 = ttg.local_alloc %113 : (tensor<64x64xbf16, #blocked>) -> !ttg.memdesc<64x64xbf16, #shared, #smem>
      %115 = ttng.warp_group_dot %97, %114, %arg7 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      scf.yield %115 : tensor<128x64xf32, #mma>
    }
    %50 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %51 = arith.muli %50, %cst_1 : tensor<128x1xi32, #blocked1>
    %52 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %54 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %55 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %56 = tt.broadcast %54 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %57 = tt.addptr %55, %56 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    %58 = ttg.convert_layout %49 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked1>
    tt.store %57, %58 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_0 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked>
    %cst_1 = arith.constant dense<64> : tensor<128x1xi32, #blocked1>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_2 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_3 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_4 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %cst_5 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
    %cst_6 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %26 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked3>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked3>
    %29 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x1xi32, #blocked3>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>
    %32 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>
    %33 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %34 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %26, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %44 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked4>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
    %49 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst) -> (tensor<128x64xf32, #mma>)  : i32 {
      %59 = tt.splat %arg6 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %60 = tt.splat %arg6 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %61 = arith.addi %59, %13 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %62 = arith.addi %60, %16 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %63 = tt.expand_dims %61 {axis = 0 : i32, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
      %64 = tt.broadcast %63 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<1x64xi32, #blocked3> -> tensor<128x64xi32, #blocked3>
      %65 = tt.addptr %31, %64 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x64xi32, #blocked3>
      %66 = tt.load %65 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>
      %67 = ttg.convert_layout %66 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf8E4M3FN, #blocked3> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %68 = tt.expand_dims %62 {axis = 1 : i32, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %69 = tt.addptr %32, %68 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
      %70 = tt.broadcast %69 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %71 = tt.addptr %70, %36 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
      %72 = tt.load %71 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %73 = arith.divsi %arg6, %c32_i32 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
      %74 = tt.splat %73 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %75 = arith.addi %74, %24 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %76 = tt.expand_dims %75 {axis = 0 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %77 = tt.broadcast %76 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %78 = tt.addptr %42, %77 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %79 = tt.load %78 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %80 = ttg.convert_layout %79 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %81 = tt.broadcast %76 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %82 = tt.addptr %48, %81 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %83 = tt.load %82 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %84 = ttg.convert_layout %83 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %85 = tt.fp_to_fp %67 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %86 = arith.extui %80 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %87 = arith.shli %86, %cst_2 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %88 = tt.bitcast %87 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %89 = tt.expand_dims %88 {axis = 2 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %90 = tt.broadcast %89 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %91 = tt.reshape %90 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %92 = arith.mulf %85, %91 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %93 = arith.cmpi eq, %80, %cst_3 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %94 = tt.expand_dims %93 {axis = 2 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %95 = tt.broadcast %94 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %96 = tt.reshape %95 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %97 = arith.select %96, %cst_6, %92 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %98 = tt.fp_to_fp %72 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xf8E4M3FN, #blocked> -> tensor<64x64xbf16, #blocked>
      %99 = tt.trans %84 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %100 = arith.extui %99 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %101 = arith.shli %100, %cst_4 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %102 = tt.bitcast %101 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %103 = tt.expand_dims %102 {axis = 2 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64x1xbf16, #blocked2>
      %104 = tt.broadcast %103 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<2x64x1xbf16, #blocked2> -> tensor<2x64x32xbf16, #blocked2>
      %105 = tt.trans %104 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked2> -> tensor<2x32x64xbf16, #blocked5>
      %106 = tt.reshape %105 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked>
      %107 = arith.mulf %98, %106 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xbf16, #blocked>
      %108 = arith.cmpi eq, %99, %cst_5 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked2}>>
      %109 = tt.expand_dims %108 {axis = 2 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked2}>> -> tensor<2x64x1xi1, #blocked2>
      %110 = tt.broadcast %109 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<2x64x1xi1, #blocked2> -> tensor<2x64x32xi1, #blocked2>
      %111 = tt.trans %110 {loop.cluster = 0 : i32, loop.stage = 2 : i32, order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked2> -> tensor<2x32x64xi1, #blocked5>
      %112 = tt.reshape %111 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked>
      %113 = arith.select %112, %cst_0, %107 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<64x64xi1, #blocked>, tensor<64x64xbf16, #blocked>
      %114 = ttg.local_alloc %113 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<64x64xbf16, #blocked>) -> !ttg.memdesc<64x64xbf16, #shared, #smem>
      %115 = ttng.warp_group_dot %97, %114, %arg7 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared, #smem> -> tensor<128x64xf32, #mma>
      scf.yield %115 : tensor<128x64xf32, #mma>
    } {tt.scheduled_max_stage = 2 : i32}
    %50 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %51 = arith.muli %50, %cst_1 : tensor<128x1xi32, #blocked1>
    %52 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %54 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %55 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %56 = tt.broadcast %54 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %57 = tt.addptr %55, %56 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    %58 = ttg.convert_layout %49 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked1>
    tt.store %57, %58 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_2 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_4 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_5 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_6 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_7 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_8 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %26 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked1>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked1>
    %29 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %32 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>
    %33 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %34 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %26, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %44 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked4>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    %51 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %52 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %54 = tt.addptr %31, %53 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
    %55 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %56 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %58 = ttg.async_commit_group %57
    %59 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %60 = tt.addptr %32, %59 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
    %62 = tt.addptr %61, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
    %63 = ttg.memdesc_subview %50[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %64 = tt.splat %51 : i1 -> tensor<64x64xi1, #blocked>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %66 = ttg.async_commit_group %65
    %67 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %68 = arith.addi %13, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %69 = arith.addi %16, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %71 = tt.broadcast %70 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %72 = tt.addptr %31, %71 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
    %73 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %74 = tt.splat %67 : i1 -> tensor<128x64xi1, #blocked1>
    %75 = ttg.async_copy_global_to_local %72, %73 mask %74 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %76 = ttg.async_commit_group %75
    %77 = tt.expand_dims %69 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %78 = tt.addptr %32, %77 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
    %80 = tt.addptr %79, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
    %81 = ttg.memdesc_subview %50[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %82 = tt.splat %67 : i1 -> tensor<64x64xi1, #blocked>
    %83 = ttg.async_copy_global_to_local %80, %81 mask %82 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %84 = ttg.async_commit_group %83
    %85:9 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_1, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %c2_i32, %arg11 = %c2_i32, %arg12 = %58, %arg13 = %76, %arg14 = %66, %arg15 = %84) -> (tensor<128x64xf32, #mma>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %96 = arith.subi %arg5, %c128_i32 : i32
      %97 = arith.cmpi slt, %arg6, %96 : i32
      %98 = arith.addi %arg9, %c1_i32 : i32
      %99 = arith.cmpi sge, %98, %arg10 : i32
      %100 = arith.select %99, %c0_i32, %98 : i32
      %101 = ttg.async_wait %arg12, %arg14 {num = 2 : i32}
      %102 = ttg.memdesc_subview %49[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %103 = ttg.local_load %102 token %101 : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf8E4M3FN, #blocked1>
      %104 = ttg.convert_layout %103 : tensor<128x64xf8E4M3FN, #blocked1> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %105 = ttg.memdesc_subview %50[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %106 = ttg.local_load %105 token %101 : !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf8E4M3FN, #blocked>
      %107 = arith.divsi %arg6, %c32_i32 : i32
      %108 = tt.splat %107 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %109 = arith.addi %108, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %110 = tt.expand_dims %109 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %111 = tt.broadcast %110 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %112 = tt.addptr %42, %111 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %113 = tt.load %112 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %114 = ttg.convert_layout %113 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %115 = tt.broadcast %110 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %116 = tt.addptr %48, %115 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %117 = tt.load %116 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %118 = ttg.convert_layout %117 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %119 = tt.fp_to_fp %104 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %120 = arith.extui %114 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %121 = arith.shli %120, %cst_4 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %122 = tt.bitcast %121 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %123 = tt.expand_dims %122 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %124 = tt.broadcast %123 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %125 = tt.reshape %124 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %126 = arith.mulf %119, %125 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %127 = arith.cmpi eq, %114, %cst_5 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %128 = tt.expand_dims %127 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %129 = tt.broadcast %128 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %130 = tt.reshape %129 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %131 = arith.select %130, %cst_8, %126 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %132 = tt.fp_to_fp %106 : tensor<64x64xf8E4M3FN, #blocked> -> tensor<64x64xbf16, #blocked>
      %133 = tt.trans %118 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %134 = arith.extui %133 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %135 = arith.shli %134, %cst_6 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %136 = tt.bitcast %135 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %137 = tt.expand_dims %136 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xbf16, #blocked3>
      %138 = tt.broadcast %137 : tensor<2x64x1xbf16, #blocked3> -> tensor<2x64x32xbf16, #blocked3>
      %139 = tt.trans %138 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked3> -> tensor<2x32x64xbf16, #blocked5>
      %140 = tt.reshape %139 : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked>
      %141 = arith.mulf %132, %140 : tensor<64x64xbf16, #blocked>
      %142 = arith.cmpi eq, %133, %cst_7 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %143 = tt.expand_dims %142 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xi1, #blocked3>
      %144 = tt.broadcast %143 : tensor<2x64x1xi1, #blocked3> -> tensor<2x64x32xi1, #blocked3>
      %145 = tt.trans %144 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked3> -> tensor<2x32x64xi1, #blocked5>
      %146 = tt.reshape %145 : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked>
      %147 = arith.select %146, %cst_2, %141 : tensor<64x64xi1, #blocked>, tensor<64x64xbf16, #blocked>
      %148 = ttg.local_alloc %147 : (tensor<64x64xbf16, #blocked>) -> !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %149 = ttng.warp_group_dot %131, %148, %arg7 {isAsync = true} : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared2, #smem> -> tensor<128x64xf32, #mma>
      %150:2 = ttng.warp_group_dot_wait %149, %148 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %151 = arith.addi %arg8, %c1_i32 : i32
      %152 = arith.cmpi sge, %151, %c2_i32 : i32
      %153 = arith.select %152, %c0_i32, %151 : i32
      %154 = arith.addi %arg6, %c128_i32 : i32
      %155 = tt.splat %154 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %156 = arith.addi %arg6, %c128_i32 : i32
      %157 = tt.splat %156 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %158 = arith.addi %155, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %159 = arith.addi %157, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %160 = tt.expand_dims %158 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %161 = tt.broadcast %160 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
      %162 = tt.addptr %31, %161 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
      %163 = ttg.memdesc_subview %49[%153, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %164 = tt.splat %97 : i1 -> tensor<128x64xi1, #blocked1>
      %165 = ttg.async_copy_global_to_local %162, %163 mask %164 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %166 = ttg.async_commit_group %165
      %167 = tt.expand_dims %159 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %168 = tt.addptr %32, %167 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
      %169 = tt.broadcast %168 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %170 = tt.addptr %169, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
      %171 = ttg.memdesc_subview %50[%153, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %172 = tt.splat %97 : i1 -> tensor<64x64xi1, #blocked>
      %173 = ttg.async_copy_global_to_local %170, %171 mask %172 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %174 = ttg.async_commit_group %173
      scf.yield %150#0, %153, %100, %arg11, %c2_i32, %arg13, %166, %arg15, %174 : tensor<128x64xf32, #mma>, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %86 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %87 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %88 = arith.muli %87, %cst_3 : tensor<128x1xi32, #blocked2>
    %89 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %91 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %92 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x64x!tt.ptr<f32>, #blocked2>
    %93 = tt.broadcast %91 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %94 = tt.addptr %92, %93 : tensor<128x64x!tt.ptr<f32>, #blocked2>, tensor<128x64xi32, #blocked2>
    %95 = ttg.convert_layout %85#0 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked2>
    tt.store %94, %95 : tensor<128x64x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_2 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_4 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_5 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_6 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_7 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_8 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %26 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked1>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked1>
    %29 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %32 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>
    %33 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %34 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %26, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %44 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked4>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    %51 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %52 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %54 = tt.addptr %31, %53 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
    %55 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %56 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %58 = ttg.async_commit_group %57
    %59 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %60 = tt.addptr %32, %59 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
    %62 = tt.addptr %61, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
    %63 = ttg.memdesc_subview %50[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %64 = tt.splat %51 : i1 -> tensor<64x64xi1, #blocked>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %66 = ttg.async_commit_group %65
    %67 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %68 = arith.addi %13, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %69 = arith.addi %16, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %71 = tt.broadcast %70 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %72 = tt.addptr %31, %71 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
    %73 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %74 = tt.splat %67 : i1 -> tensor<128x64xi1, #blocked1>
    %75 = ttg.async_copy_global_to_local %72, %73 mask %74 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %76 = ttg.async_commit_group %75
    %77 = tt.expand_dims %69 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %78 = tt.addptr %32, %77 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
    %80 = tt.addptr %79, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
    %81 = ttg.memdesc_subview %50[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %82 = tt.splat %67 : i1 -> tensor<64x64xi1, #blocked>
    %83 = ttg.async_copy_global_to_local %80, %81 mask %82 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %84 = ttg.async_commit_group %83
    %85:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_1, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %58, %arg11 = %76, %arg12 = %66, %arg13 = %84) -> (tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %96 = arith.subi %arg5, %c128_i32 : i32
      %97 = arith.cmpi slt, %arg6, %96 : i32
      %98 = arith.addi %arg9, %c1_i32 : i32
      %99 = arith.cmpi sge, %98, %c2_i32 : i32
      %100 = arith.select %99, %c0_i32, %98 : i32
      %101 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %102 = ttg.memdesc_subview %49[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %103 = ttg.local_load %102 token %101 : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %104 = ttg.memdesc_subview %50[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %105 = ttg.local_load %104 token %101 : !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf8E4M3FN, #blocked>
      %106 = arith.divsi %arg6, %c32_i32 : i32
      %107 = tt.splat %106 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %108 = arith.addi %107, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %109 = tt.expand_dims %108 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %110 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %111 = tt.addptr %42, %110 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %112 = tt.load %111 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %113 = ttg.convert_layout %112 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %114 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %115 = tt.addptr %48, %114 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %116 = tt.load %115 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %117 = ttg.convert_layout %116 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %118 = tt.fp_to_fp %103 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %119 = arith.extui %113 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %120 = arith.shli %119, %cst_4 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %121 = tt.bitcast %120 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %122 = tt.expand_dims %121 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %123 = tt.broadcast %122 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %124 = tt.reshape %123 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %125 = arith.mulf %118, %124 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %126 = arith.cmpi eq, %113, %cst_5 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %127 = tt.expand_dims %126 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %128 = tt.broadcast %127 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %129 = tt.reshape %128 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %130 = arith.select %129, %cst_8, %125 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %131 = tt.fp_to_fp %105 : tensor<64x64xf8E4M3FN, #blocked> -> tensor<64x64xbf16, #blocked>
      %132 = tt.trans %117 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %133 = arith.extui %132 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %134 = arith.shli %133, %cst_6 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %135 = tt.bitcast %134 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %136 = tt.expand_dims %135 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xbf16, #blocked3>
      %137 = tt.broadcast %136 : tensor<2x64x1xbf16, #blocked3> -> tensor<2x64x32xbf16, #blocked3>
      %138 = tt.trans %137 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked3> -> tensor<2x32x64xbf16, #blocked5>
      %139 = tt.reshape %138 : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked>
      %140 = arith.mulf %131, %139 : tensor<64x64xbf16, #blocked>
      %141 = arith.cmpi eq, %132, %cst_7 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %142 = tt.expand_dims %141 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xi1, #blocked3>
      %143 = tt.broadcast %142 : tensor<2x64x1xi1, #blocked3> -> tensor<2x64x32xi1, #blocked3>
      %144 = tt.trans %143 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked3> -> tensor<2x32x64xi1, #blocked5>
      %145 = tt.reshape %144 : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked>
      %146 = arith.select %145, %cst_2, %140 : tensor<64x64xi1, #blocked>, tensor<64x64xbf16, #blocked>
      %147 = ttg.local_alloc %146 : (tensor<64x64xbf16, #blocked>) -> !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %148 = ttng.warp_group_dot %130, %147, %arg7 {isAsync = true} : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared2, #smem> -> tensor<128x64xf32, #mma>
      %149:2 = ttng.warp_group_dot_wait %148, %147 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %150 = arith.addi %arg8, %c1_i32 : i32
      %151 = arith.cmpi sge, %150, %c2_i32 : i32
      %152 = arith.select %151, %c0_i32, %150 : i32
      %153 = arith.addi %arg6, %c128_i32 : i32
      %154 = tt.splat %153 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %155 = arith.addi %arg6, %c128_i32 : i32
      %156 = tt.splat %155 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %157 = arith.addi %154, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %158 = arith.addi %156, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %159 = tt.expand_dims %157 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %160 = tt.broadcast %159 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
      %161 = tt.addptr %31, %160 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
      %162 = ttg.memdesc_subview %49[%152, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %163 = tt.splat %97 : i1 -> tensor<128x64xi1, #blocked1>
      %164 = ttg.async_copy_global_to_local %161, %162 mask %163 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %165 = ttg.async_commit_group %164
      %166 = tt.expand_dims %158 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %167 = tt.addptr %32, %166 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
      %168 = tt.broadcast %167 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %169 = tt.addptr %168, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
      %170 = ttg.memdesc_subview %50[%152, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %171 = tt.splat %97 : i1 -> tensor<64x64xi1, #blocked>
      %172 = ttg.async_copy_global_to_local %169, %170 mask %171 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %173 = ttg.async_commit_group %172
      scf.yield %149#0, %152, %100, %arg11, %165, %arg13, %173 : tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %86 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %87 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %88 = arith.muli %87, %cst_3 : tensor<128x1xi32, #blocked2>
    %89 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %91 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %92 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x64x!tt.ptr<f32>, #blocked2>
    %93 = tt.broadcast %91 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %94 = tt.addptr %92, %93 : tensor<128x64x!tt.ptr<f32>, #blocked2>, tensor<128x64xi32, #blocked2>
    %95 = ttg.convert_layout %85#0 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked2>
    tt.store %94, %95 : tensor<128x64x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_2 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_4 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_5 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_6 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_7 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_8 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %26 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked1>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked1>
    %29 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %32 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>
    %33 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %34 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %26, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %44 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked4>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    %51 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %52 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %54 = tt.addptr %31, %53 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
    %55 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %56 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %58 = ttg.async_commit_group %57
    %59 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %60 = tt.addptr %32, %59 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
    %62 = tt.addptr %61, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
    %63 = ttg.memdesc_subview %50[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %64 = tt.splat %51 : i1 -> tensor<64x64xi1, #blocked>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %66 = ttg.async_commit_group %65
    %67 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %68 = arith.addi %13, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %69 = arith.addi %16, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %71 = tt.broadcast %70 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %72 = tt.addptr %31, %71 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
    %73 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %74 = tt.splat %67 : i1 -> tensor<128x64xi1, #blocked1>
    %75 = ttg.async_copy_global_to_local %72, %73 mask %74 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %76 = ttg.async_commit_group %75
    %77 = tt.expand_dims %69 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %78 = tt.addptr %32, %77 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
    %80 = tt.addptr %79, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
    %81 = ttg.memdesc_subview %50[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %82 = tt.splat %67 : i1 -> tensor<64x64xi1, #blocked>
    %83 = ttg.async_copy_global_to_local %80, %81 mask %82 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %84 = ttg.async_commit_group %83
    %85:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_1, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %58, %arg11 = %76, %arg12 = %66, %arg13 = %84) -> (tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %96 = arith.subi %arg5, %c128_i32 : i32
      %97 = arith.cmpi slt, %arg6, %96 : i32
      %98 = arith.addi %arg9, %c1_i32 : i32
      %99 = arith.cmpi sge, %98, %c2_i32 : i32
      %100 = arith.select %99, %c0_i32, %98 : i32
      %101 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %102 = ttg.memdesc_subview %49[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %103 = ttg.local_load %102 token %101 : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %104 = ttg.memdesc_subview %50[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %105 = ttg.local_load %104 token %101 : !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf8E4M3FN, #blocked>
      %106 = arith.divsi %arg6, %c32_i32 : i32
      %107 = tt.splat %106 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %108 = arith.addi %107, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %109 = tt.expand_dims %108 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %110 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %111 = tt.addptr %42, %110 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %112 = tt.load %111 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %113 = ttg.convert_layout %112 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %114 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %115 = tt.addptr %48, %114 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %116 = tt.load %115 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %117 = ttg.convert_layout %116 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %118 = tt.fp_to_fp %103 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %119 = arith.extui %113 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %120 = arith.shli %119, %cst_4 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %121 = tt.bitcast %120 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %122 = tt.expand_dims %121 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %123 = tt.broadcast %122 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %124 = tt.reshape %123 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %125 = arith.mulf %118, %124 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %126 = arith.cmpi eq, %113, %cst_5 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %127 = tt.expand_dims %126 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %128 = tt.broadcast %127 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %129 = tt.reshape %128 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %130 = arith.select %129, %cst_8, %125 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %131 = tt.fp_to_fp %105 : tensor<64x64xf8E4M3FN, #blocked> -> tensor<64x64xbf16, #blocked>
      %132 = tt.trans %117 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %133 = arith.extui %132 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %134 = arith.shli %133, %cst_6 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %135 = tt.bitcast %134 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %136 = tt.expand_dims %135 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xbf16, #blocked3>
      %137 = tt.broadcast %136 : tensor<2x64x1xbf16, #blocked3> -> tensor<2x64x32xbf16, #blocked3>
      %138 = tt.trans %137 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked3> -> tensor<2x32x64xbf16, #blocked5>
      %139 = tt.reshape %138 : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked>
      %140 = arith.mulf %131, %139 : tensor<64x64xbf16, #blocked>
      %141 = arith.cmpi eq, %132, %cst_7 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %142 = tt.expand_dims %141 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xi1, #blocked3>
      %143 = tt.broadcast %142 : tensor<2x64x1xi1, #blocked3> -> tensor<2x64x32xi1, #blocked3>
      %144 = tt.trans %143 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked3> -> tensor<2x32x64xi1, #blocked5>
      %145 = tt.reshape %144 : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked>
      %146 = arith.select %145, %cst_2, %140 : tensor<64x64xi1, #blocked>, tensor<64x64xbf16, #blocked>
      %147 = ttg.local_alloc %146 : (tensor<64x64xbf16, #blocked>) -> !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %148 = ttng.warp_group_dot %130, %147, %arg7 {isAsync = true} : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared2, #smem> -> tensor<128x64xf32, #mma>
      %149:2 = ttng.warp_group_dot_wait %148, %147 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %150 = arith.addi %arg8, %c1_i32 : i32
      %151 = arith.cmpi sge, %150, %c2_i32 : i32
      %152 = arith.select %151, %c0_i32, %150 : i32
      %153 = arith.addi %arg6, %c128_i32 : i32
      %154 = tt.splat %153 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %155 = tt.splat %153 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %156 = arith.addi %154, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %157 = arith.addi %155, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %158 = tt.expand_dims %156 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %159 = tt.broadcast %158 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
      %160 = tt.addptr %31, %159 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
      %161 = ttg.memdesc_subview %49[%152, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %162 = tt.splat %97 : i1 -> tensor<128x64xi1, #blocked1>
      %163 = ttg.async_copy_global_to_local %160, %161 mask %162 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %164 = ttg.async_commit_group %163
      %165 = tt.expand_dims %157 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %166 = tt.addptr %32, %165 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
      %167 = tt.broadcast %166 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %168 = tt.addptr %167, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
      %169 = ttg.memdesc_subview %50[%152, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %170 = tt.splat %97 : i1 -> tensor<64x64xi1, #blocked>
      %171 = ttg.async_copy_global_to_local %168, %169 mask %170 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %172 = ttg.async_commit_group %171
      scf.yield %149#0, %152, %100, %arg11, %164, %arg13, %172 : tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %86 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %87 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %88 = arith.muli %87, %cst_3 : tensor<128x1xi32, #blocked2>
    %89 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %91 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %92 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x64x!tt.ptr<f32>, #blocked2>
    %93 = tt.broadcast %91 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %94 = tt.addptr %92, %93 : tensor<128x64x!tt.ptr<f32>, #blocked2>, tensor<128x64xi32, #blocked2>
    %95 = ttg.convert_layout %85#0 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked2>
    tt.store %94, %95 : tensor<128x64x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce_async_copy()
#blocked = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_2 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked>
    %cst_3 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_4 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_5 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_6 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_7 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_8 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %26 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked1>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked1>
    %29 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x1xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %32 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>
    %33 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %34 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %26, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %44 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked4>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    %51 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %52 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %54 = tt.addptr %31, %53 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
    %55 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %56 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked1>
    %57 = ttg.convert_layout %54 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked5>
    %58 = ttg.convert_layout %56 : tensor<128x64xi1, #blocked1> -> tensor<128x64xi1, #blocked5>
    %59 = ttg.async_copy_global_to_local %57, %55 mask %58 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked5> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %60 = ttg.async_commit_group %59
    %61 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %62 = tt.addptr %32, %61 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
    %63 = tt.broadcast %62 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
    %64 = tt.addptr %63, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
    %65 = ttg.memdesc_subview %50[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %66 = tt.splat %51 : i1 -> tensor<64x64xi1, #blocked>
    %67 = ttg.async_copy_global_to_local %64, %65 mask %66 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %68 = ttg.async_commit_group %67
    %69 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %70 = arith.addi %13, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %71 = arith.addi %16, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %72 = tt.expand_dims %70 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %73 = tt.broadcast %72 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %74 = tt.addptr %31, %73 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
    %75 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %76 = tt.splat %69 : i1 -> tensor<128x64xi1, #blocked1>
    %77 = ttg.convert_layout %74 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked5>
    %78 = ttg.convert_layout %76 : tensor<128x64xi1, #blocked1> -> tensor<128x64xi1, #blocked5>
    %79 = ttg.async_copy_global_to_local %77, %75 mask %78 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked5> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %80 = ttg.async_commit_group %79
    %81 = tt.expand_dims %71 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %82 = tt.addptr %32, %81 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
    %83 = tt.broadcast %82 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
    %84 = tt.addptr %83, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
    %85 = ttg.memdesc_subview %50[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %86 = tt.splat %69 : i1 -> tensor<64x64xi1, #blocked>
    %87 = ttg.async_copy_global_to_local %84, %85 mask %86 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %88 = ttg.async_commit_group %87
    %89:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_1, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %60, %arg11 = %80, %arg12 = %68, %arg13 = %88) -> (tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %100 = arith.subi %arg5, %c128_i32 : i32
      %101 = arith.cmpi slt, %arg6, %100 : i32
      %102 = arith.addi %arg9, %c1_i32 : i32
      %103 = arith.cmpi sge, %102, %c2_i32 : i32
      %104 = arith.select %103, %c0_i32, %102 : i32
      %105 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %106 = ttg.memdesc_subview %49[%104, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %107 = ttg.local_load %106 token %105 : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %108 = ttg.memdesc_subview %50[%104, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %109 = ttg.local_load %108 token %105 : !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf8E4M3FN, #blocked>
      %110 = arith.divsi %arg6, %c32_i32 : i32
      %111 = tt.splat %110 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %112 = arith.addi %111, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %113 = tt.expand_dims %112 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %114 = tt.broadcast %113 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %115 = tt.addptr %42, %114 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %116 = tt.load %115 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %117 = ttg.convert_layout %116 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %118 = tt.broadcast %113 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %119 = tt.addptr %48, %118 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %120 = tt.load %119 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %121 = ttg.convert_layout %120 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %122 = tt.fp_to_fp %107 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %123 = arith.extui %117 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %124 = arith.shli %123, %cst_4 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %125 = tt.bitcast %124 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %126 = tt.expand_dims %125 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %127 = tt.broadcast %126 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %128 = tt.reshape %127 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %129 = arith.mulf %122, %128 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %130 = arith.cmpi eq, %117, %cst_5 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %131 = tt.expand_dims %130 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %132 = tt.broadcast %131 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %133 = tt.reshape %132 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %134 = arith.select %133, %cst_8, %129 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %135 = tt.fp_to_fp %109 : tensor<64x64xf8E4M3FN, #blocked> -> tensor<64x64xbf16, #blocked>
      %136 = tt.trans %121 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %137 = arith.extui %136 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %138 = arith.shli %137, %cst_6 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %139 = tt.bitcast %138 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %140 = tt.expand_dims %139 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xbf16, #blocked3>
      %141 = tt.broadcast %140 : tensor<2x64x1xbf16, #blocked3> -> tensor<2x64x32xbf16, #blocked3>
      %142 = tt.trans %141 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked3> -> tensor<2x32x64xbf16, #blocked6>
      %143 = tt.reshape %142 : tensor<2x32x64xbf16, #blocked6> -> tensor<64x64xbf16, #blocked>
      %144 = arith.mulf %135, %143 : tensor<64x64xbf16, #blocked>
      %145 = arith.cmpi eq, %136, %cst_7 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %146 = tt.expand_dims %145 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xi1, #blocked3>
      %147 = tt.broadcast %146 : tensor<2x64x1xi1, #blocked3> -> tensor<2x64x32xi1, #blocked3>
      %148 = tt.trans %147 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked3> -> tensor<2x32x64xi1, #blocked6>
      %149 = tt.reshape %148 : tensor<2x32x64xi1, #blocked6> -> tensor<64x64xi1, #blocked>
      %150 = arith.select %149, %cst_2, %144 : tensor<64x64xi1, #blocked>, tensor<64x64xbf16, #blocked>
      %151 = ttg.local_alloc %150 : (tensor<64x64xbf16, #blocked>) -> !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %152 = ttng.warp_group_dot %134, %151, %arg7 {isAsync = true} : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared2, #smem> -> tensor<128x64xf32, #mma>
      %153:2 = ttng.warp_group_dot_wait %152, %151 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %154 = arith.addi %arg8, %c1_i32 : i32
      %155 = arith.cmpi sge, %154, %c2_i32 : i32
      %156 = arith.select %155, %c0_i32, %154 : i32
      %157 = arith.addi %arg6, %c128_i32 : i32
      %158 = tt.splat %157 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %159 = tt.splat %157 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %160 = arith.addi %158, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %161 = arith.addi %159, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %162 = tt.expand_dims %160 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %163 = tt.broadcast %162 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
      %164 = tt.addptr %31, %163 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<128x64xi32, #blocked1>
      %165 = ttg.memdesc_subview %49[%156, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %166 = tt.splat %101 : i1 -> tensor<128x64xi1, #blocked1>
      %167 = ttg.convert_layout %164 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked5>
      %168 = ttg.convert_layout %166 : tensor<128x64xi1, #blocked1> -> tensor<128x64xi1, #blocked5>
      %169 = ttg.async_copy_global_to_local %167, %165 mask %168 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked5> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %170 = ttg.async_commit_group %169
      %171 = tt.expand_dims %161 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %172 = tt.addptr %32, %171 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x1xi32, #blocked>
      %173 = tt.broadcast %172 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>
      %174 = tt.addptr %173, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<64x64xi32, #blocked>
      %175 = ttg.memdesc_subview %50[%156, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %176 = tt.splat %101 : i1 -> tensor<64x64xi1, #blocked>
      %177 = ttg.async_copy_global_to_local %174, %175 mask %176 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %178 = ttg.async_commit_group %177
      scf.yield %153#0, %156, %104, %arg11, %170, %arg13, %178 : tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %90 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %91 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %92 = arith.muli %91, %cst_3 : tensor<128x1xi32, #blocked2>
    %93 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %94 = tt.addptr %93, %92 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %95 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %96 = tt.broadcast %94 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x64x!tt.ptr<f32>, #blocked2>
    %97 = tt.broadcast %95 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %98 = tt.addptr %96, %97 : tensor<128x64x!tt.ptr<f32>, #blocked2>, tensor<128x64xi32, #blocked2>
    %99 = ttg.convert_layout %89#0 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked2>
    tt.store %98, %99 : tensor<128x64x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_1 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_3 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked1>
    %cst_4 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_5 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_6 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_7 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_8 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %26 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked>
    %29 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
    %32 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %33 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %34 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked1>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %26, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %44 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked4>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    %51 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %52 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %53 = tt.broadcast %52 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %54 = tt.addptr %31, %53 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %55 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %56 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %58 = ttg.async_commit_group %57
    %59 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %60 = tt.addptr %32, %59 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %62 = tt.addptr %61, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x64xi32, #blocked1>
    %63 = ttg.memdesc_subview %50[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %64 = tt.splat %51 : i1 -> tensor<64x64xi1, #blocked1>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %66 = ttg.async_commit_group %65
    %67 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %68 = arith.addi %13, %cst : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %69 = arith.addi %16, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %71 = tt.broadcast %70 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %72 = tt.addptr %31, %71 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %73 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %74 = tt.splat %67 : i1 -> tensor<128x64xi1, #blocked>
    %75 = ttg.async_copy_global_to_local %72, %73 mask %74 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %76 = ttg.async_commit_group %75
    %77 = tt.expand_dims %69 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %78 = tt.addptr %32, %77 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %80 = tt.addptr %79, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x64xi32, #blocked1>
    %81 = ttg.memdesc_subview %50[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %82 = tt.splat %67 : i1 -> tensor<64x64xi1, #blocked1>
    %83 = ttg.async_copy_global_to_local %80, %81 mask %82 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %84 = ttg.async_commit_group %83
    %85:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_2, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %58, %arg11 = %76, %arg12 = %66, %arg13 = %84) -> (tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %96 = arith.subi %arg5, %c128_i32 : i32
      %97 = arith.cmpi slt, %arg6, %96 : i32
      %98 = arith.addi %arg9, %c1_i32 : i32
      %99 = arith.cmpi sge, %98, %c2_i32 : i32
      %100 = arith.select %99, %c0_i32, %98 : i32
      %101 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %102 = ttg.memdesc_subview %49[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %103 = ttg.local_load %102 token %101 : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %104 = ttg.memdesc_subview %50[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %105 = ttg.local_load %104 token %101 : !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf8E4M3FN, #blocked1>
      %106 = arith.divsi %arg6, %c32_i32 : i32
      %107 = tt.splat %106 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %108 = arith.addi %107, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %109 = tt.expand_dims %108 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %110 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %111 = tt.addptr %42, %110 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %112 = tt.load %111 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %113 = ttg.convert_layout %112 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %114 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %115 = tt.addptr %48, %114 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %116 = tt.load %115 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %117 = ttg.convert_layout %116 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %118 = tt.fp_to_fp %103 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %119 = ttg.convert_layout %112 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %120 = arith.extui %119 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %121 = arith.shli %120, %cst_8 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %122 = tt.bitcast %121 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %123 = tt.expand_dims %122 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %124 = tt.broadcast %123 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %125 = tt.reshape %124 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %126 = arith.mulf %118, %125 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %127 = arith.cmpi eq, %113, %cst_7 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %128 = tt.expand_dims %127 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %129 = tt.broadcast %128 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %130 = tt.reshape %129 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %131 = arith.select %130, %cst_1, %126 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %132 = tt.fp_to_fp %105 : tensor<64x64xf8E4M3FN, #blocked1> -> tensor<64x64xbf16, #blocked1>
      %133 = tt.trans %117 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %134 = arith.extui %133 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %135 = arith.shli %134, %cst_6 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %136 = tt.bitcast %135 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %137 = tt.expand_dims %136 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xbf16, #blocked3>
      %138 = tt.broadcast %137 : tensor<2x64x1xbf16, #blocked3> -> tensor<2x64x32xbf16, #blocked3>
      %139 = tt.trans %138 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked3> -> tensor<2x32x64xbf16, #blocked5>
      %140 = tt.reshape %139 : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked1>
      %141 = arith.mulf %132, %140 : tensor<64x64xbf16, #blocked1>
      %142 = arith.cmpi eq, %133, %cst_5 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %143 = tt.expand_dims %142 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xi1, #blocked3>
      %144 = tt.broadcast %143 : tensor<2x64x1xi1, #blocked3> -> tensor<2x64x32xi1, #blocked3>
      %145 = tt.trans %144 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked3> -> tensor<2x32x64xi1, #blocked5>
      %146 = tt.reshape %145 : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked1>
      %147 = arith.select %146, %cst_3, %141 : tensor<64x64xi1, #blocked1>, tensor<64x64xbf16, #blocked1>
      %148 = ttg.local_alloc %147 : (tensor<64x64xbf16, #blocked1>) -> !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %149 = ttng.warp_group_dot %131, %148, %arg7 {isAsync = true} : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared2, #smem> -> tensor<128x64xf32, #mma>
      %150:2 = ttng.warp_group_dot_wait %149, %148 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %151 = arith.addi %arg8, %c1_i32 : i32
      %152 = arith.cmpi sge, %151, %c2_i32 : i32
      %153 = arith.select %152, %c0_i32, %151 : i32
      %154 = arith.addi %arg6, %c128_i32 : i32
      %155 = tt.splat %154 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %156 = tt.splat %154 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %157 = arith.addi %155, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %158 = arith.addi %156, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %159 = tt.expand_dims %157 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %160 = tt.broadcast %159 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
      %161 = tt.addptr %31, %160 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %162 = ttg.memdesc_subview %49[%153, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %163 = tt.splat %97 : i1 -> tensor<128x64xi1, #blocked>
      %164 = ttg.async_copy_global_to_local %161, %162 mask %163 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %165 = ttg.async_commit_group %164
      %166 = tt.expand_dims %158 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %167 = tt.addptr %32, %166 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
      %168 = tt.broadcast %167 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
      %169 = tt.addptr %168, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x64xi32, #blocked1>
      %170 = ttg.memdesc_subview %50[%153, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %171 = tt.splat %97 : i1 -> tensor<64x64xi1, #blocked1>
      %172 = ttg.async_copy_global_to_local %169, %170 mask %171 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %173 = ttg.async_commit_group %172
      scf.yield %150#0, %153, %100, %arg11, %165, %arg13, %173 : tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %86 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %87 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %88 = arith.muli %87, %cst_4 : tensor<128x1xi32, #blocked2>
    %89 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %91 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %92 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x64x!tt.ptr<f32>, #blocked2>
    %93 = tt.broadcast %91 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %94 = tt.addptr %92, %93 : tensor<128x64x!tt.ptr<f32>, #blocked2>, tensor<128x64xi32, #blocked2>
    %95 = ttg.convert_layout %85#0 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked2>
    tt.store %94, %95 : tensor<128x64x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_reorder_instructions()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_1 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_3 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked1>
    %cst_4 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_5 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_6 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_7 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_8 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %26 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked>
    %29 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
    %32 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %33 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %34 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked1>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %26, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %44 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked4>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    %51 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %52 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %53 = tt.broadcast %52 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %54 = tt.addptr %31, %53 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %55 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %56 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %58 = ttg.async_commit_group %57
    %59 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %60 = tt.addptr %32, %59 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %62 = tt.addptr %61, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x64xi32, #blocked1>
    %63 = ttg.memdesc_subview %50[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %64 = tt.splat %51 : i1 -> tensor<64x64xi1, #blocked1>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %66 = ttg.async_commit_group %65
    %67 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %68 = arith.addi %13, %cst : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %69 = arith.addi %16, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %71 = tt.broadcast %70 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %72 = tt.addptr %31, %71 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %73 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %74 = tt.splat %67 : i1 -> tensor<128x64xi1, #blocked>
    %75 = ttg.async_copy_global_to_local %72, %73 mask %74 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %76 = ttg.async_commit_group %75
    %77 = tt.expand_dims %69 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %78 = tt.addptr %32, %77 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %80 = tt.addptr %79, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x64xi32, #blocked1>
    %81 = ttg.memdesc_subview %50[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %82 = tt.splat %67 : i1 -> tensor<64x64xi1, #blocked1>
    %83 = ttg.async_copy_global_to_local %80, %81 mask %82 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %84 = ttg.async_commit_group %83
    %85:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_2, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %58, %arg11 = %76, %arg12 = %66, %arg13 = %84) -> (tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %96 = arith.subi %arg5, %c128_i32 : i32
      %97 = arith.cmpi slt, %arg6, %96 : i32
      %98 = arith.addi %arg9, %c1_i32 : i32
      %99 = arith.cmpi sge, %98, %c2_i32 : i32
      %100 = arith.select %99, %c0_i32, %98 : i32
      %101 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %102 = ttg.memdesc_subview %49[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %103 = ttg.local_load %102 token %101 : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %104 = ttg.memdesc_subview %50[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %105 = ttg.local_load %104 token %101 : !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf8E4M3FN, #blocked1>
      %106 = arith.divsi %arg6, %c32_i32 : i32
      %107 = tt.splat %106 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %108 = arith.addi %107, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %109 = tt.expand_dims %108 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %110 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %111 = tt.addptr %42, %110 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %112 = tt.load %111 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %113 = ttg.convert_layout %112 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %114 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %115 = tt.addptr %48, %114 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %116 = tt.load %115 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %117 = ttg.convert_layout %116 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %118 = tt.trans %117 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %119 = tt.fp_to_fp %103 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %120 = ttg.convert_layout %112 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %121 = arith.extui %120 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %122 = arith.shli %121, %cst_8 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %123 = tt.bitcast %122 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %124 = tt.expand_dims %123 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %125 = tt.broadcast %124 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %126 = tt.reshape %125 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %127 = arith.mulf %119, %126 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %128 = arith.cmpi eq, %113, %cst_7 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %129 = tt.expand_dims %128 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %130 = tt.broadcast %129 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %131 = tt.reshape %130 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %132 = arith.select %131, %cst_1, %127 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %133 = tt.fp_to_fp %105 : tensor<64x64xf8E4M3FN, #blocked1> -> tensor<64x64xbf16, #blocked1>
      %134 = arith.extui %118 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %135 = arith.shli %134, %cst_6 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %136 = tt.bitcast %135 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %137 = tt.expand_dims %136 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xbf16, #blocked3>
      %138 = tt.broadcast %137 : tensor<2x64x1xbf16, #blocked3> -> tensor<2x64x32xbf16, #blocked3>
      %139 = tt.trans %138 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked3> -> tensor<2x32x64xbf16, #blocked5>
      %140 = tt.reshape %139 : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked1>
      %141 = arith.mulf %133, %140 : tensor<64x64xbf16, #blocked1>
      %142 = arith.cmpi eq, %118, %cst_5 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %143 = tt.expand_dims %142 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xi1, #blocked3>
      %144 = tt.broadcast %143 : tensor<2x64x1xi1, #blocked3> -> tensor<2x64x32xi1, #blocked3>
      %145 = tt.trans %144 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked3> -> tensor<2x32x64xi1, #blocked5>
      %146 = tt.reshape %145 : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked1>
      %147 = arith.select %146, %cst_3, %141 : tensor<64x64xi1, #blocked1>, tensor<64x64xbf16, #blocked1>
      %148 = ttg.local_alloc %147 : (tensor<64x64xbf16, #blocked1>) -> !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %149 = ttng.warp_group_dot %132, %148, %arg7 {isAsync = true} : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared2, #smem> -> tensor<128x64xf32, #mma>
      %150:2 = ttng.warp_group_dot_wait %149, %148 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %151 = arith.addi %arg8, %c1_i32 : i32
      %152 = arith.cmpi sge, %151, %c2_i32 : i32
      %153 = arith.select %152, %c0_i32, %151 : i32
      %154 = arith.addi %arg6, %c128_i32 : i32
      %155 = tt.splat %154 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %156 = tt.splat %154 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %157 = arith.addi %155, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %158 = arith.addi %156, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %159 = tt.expand_dims %157 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %160 = tt.broadcast %159 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
      %161 = tt.addptr %31, %160 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %162 = ttg.memdesc_subview %49[%153, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %163 = tt.splat %97 : i1 -> tensor<128x64xi1, #blocked>
      %164 = ttg.async_copy_global_to_local %161, %162 mask %163 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %165 = ttg.async_commit_group %164
      %166 = tt.expand_dims %158 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %167 = tt.addptr %32, %166 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
      %168 = tt.broadcast %167 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
      %169 = tt.addptr %168, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x64xi32, #blocked1>
      %170 = ttg.memdesc_subview %50[%153, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %171 = tt.splat %97 : i1 -> tensor<64x64xi1, #blocked1>
      %172 = ttg.async_copy_global_to_local %169, %170 mask %171 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %173 = ttg.async_commit_group %172
      scf.yield %150#0, %153, %100, %arg11, %165, %arg13, %173 : tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %86 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %87 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %88 = arith.muli %87, %cst_4 : tensor<128x1xi32, #blocked2>
    %89 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %91 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %92 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x64x!tt.ptr<f32>, #blocked2>
    %93 = tt.broadcast %91 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %94 = tt.addptr %92, %93 : tensor<128x64x!tt.ptr<f32>, #blocked2>, tensor<128x64xi32, #blocked2>
    %95 = ttg.convert_layout %85#0 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked2>
    tt.store %94, %95 : tensor<128x64x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_1 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_3 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked1>
    %cst_4 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_5 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_6 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_7 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_8 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %26 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked>
    %29 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
    %32 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %33 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %34 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked1>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %26, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %44 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked4>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    %51 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %52 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %53 = tt.broadcast %52 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %54 = tt.addptr %31, %53 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %55 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %56 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %58 = ttg.async_commit_group %57
    %59 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %60 = tt.addptr %32, %59 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %62 = tt.addptr %61, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x64xi32, #blocked1>
    %63 = ttg.memdesc_subview %50[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %64 = tt.splat %51 : i1 -> tensor<64x64xi1, #blocked1>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %66 = ttg.async_commit_group %65
    %67 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %68 = arith.addi %13, %cst : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %69 = arith.addi %16, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %71 = tt.broadcast %70 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %72 = tt.addptr %31, %71 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %73 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %74 = tt.splat %67 : i1 -> tensor<128x64xi1, #blocked>
    %75 = ttg.async_copy_global_to_local %72, %73 mask %74 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %76 = ttg.async_commit_group %75
    %77 = tt.expand_dims %69 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %78 = tt.addptr %32, %77 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %80 = tt.addptr %79, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x64xi32, #blocked1>
    %81 = ttg.memdesc_subview %50[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %82 = tt.splat %67 : i1 -> tensor<64x64xi1, #blocked1>
    %83 = ttg.async_copy_global_to_local %80, %81 mask %82 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %84 = ttg.async_commit_group %83
    %85:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_2, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %58, %arg11 = %76, %arg12 = %66, %arg13 = %84) -> (tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %96 = arith.subi %arg5, %c128_i32 : i32
      %97 = arith.cmpi slt, %arg6, %96 : i32
      %98 = arith.addi %arg9, %c1_i32 : i32
      %99 = arith.cmpi sge, %98, %c2_i32 : i32
      %100 = arith.select %99, %c0_i32, %98 : i32
      %101 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %102 = ttg.memdesc_subview %49[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %103 = ttg.local_load %102 token %101 : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %104 = ttg.memdesc_subview %50[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %105 = ttg.local_load %104 token %101 : !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf8E4M3FN, #blocked1>
      %106 = arith.divsi %arg6, %c32_i32 : i32
      %107 = tt.splat %106 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %108 = arith.addi %107, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %109 = tt.expand_dims %108 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %110 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %111 = tt.addptr %42, %110 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %112 = tt.load %111 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %113 = ttg.convert_layout %112 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %114 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %115 = tt.addptr %48, %114 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %116 = tt.load %115 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %117 = ttg.convert_layout %116 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %118 = tt.trans %117 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %119 = tt.fp_to_fp %103 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %120 = arith.extui %113 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %121 = arith.shli %120, %cst_8 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %122 = tt.bitcast %121 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %123 = tt.expand_dims %122 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %124 = tt.broadcast %123 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %125 = tt.reshape %124 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %126 = arith.mulf %119, %125 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %127 = arith.cmpi eq, %113, %cst_7 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %128 = tt.expand_dims %127 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %129 = tt.broadcast %128 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %130 = tt.reshape %129 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %131 = arith.select %130, %cst_1, %126 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %132 = tt.fp_to_fp %105 : tensor<64x64xf8E4M3FN, #blocked1> -> tensor<64x64xbf16, #blocked1>
      %133 = arith.extui %118 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %134 = arith.shli %133, %cst_6 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %135 = tt.bitcast %134 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %136 = tt.expand_dims %135 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xbf16, #blocked3>
      %137 = tt.broadcast %136 : tensor<2x64x1xbf16, #blocked3> -> tensor<2x64x32xbf16, #blocked3>
      %138 = tt.trans %137 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked3> -> tensor<2x32x64xbf16, #blocked5>
      %139 = tt.reshape %138 : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked1>
      %140 = arith.mulf %132, %139 : tensor<64x64xbf16, #blocked1>
      %141 = arith.cmpi eq, %118, %cst_5 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %142 = tt.expand_dims %141 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xi1, #blocked3>
      %143 = tt.broadcast %142 : tensor<2x64x1xi1, #blocked3> -> tensor<2x64x32xi1, #blocked3>
      %144 = tt.trans %143 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked3> -> tensor<2x32x64xi1, #blocked5>
      %145 = tt.reshape %144 : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked1>
      %146 = arith.select %145, %cst_3, %140 : tensor<64x64xi1, #blocked1>, tensor<64x64xbf16, #blocked1>
      %147 = ttg.local_alloc %146 : (tensor<64x64xbf16, #blocked1>) -> !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %148 = ttng.warp_group_dot %131, %147, %arg7 {isAsync = true} : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared2, #smem> -> tensor<128x64xf32, #mma>
      %149:2 = ttng.warp_group_dot_wait %148, %147 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %150 = arith.addi %arg8, %c1_i32 : i32
      %151 = arith.cmpi sge, %150, %c2_i32 : i32
      %152 = arith.select %151, %c0_i32, %150 : i32
      %153 = arith.addi %arg6, %c128_i32 : i32
      %154 = tt.splat %153 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %155 = tt.splat %153 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %156 = arith.addi %154, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %157 = arith.addi %155, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %158 = tt.expand_dims %156 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %159 = tt.broadcast %158 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
      %160 = tt.addptr %31, %159 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %161 = ttg.memdesc_subview %49[%152, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %162 = tt.splat %97 : i1 -> tensor<128x64xi1, #blocked>
      %163 = ttg.async_copy_global_to_local %160, %161 mask %162 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %164 = ttg.async_commit_group %163
      %165 = tt.expand_dims %157 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %166 = tt.addptr %32, %165 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
      %167 = tt.broadcast %166 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
      %168 = tt.addptr %167, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x64xi32, #blocked1>
      %169 = ttg.memdesc_subview %50[%152, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %170 = tt.splat %97 : i1 -> tensor<64x64xi1, #blocked1>
      %171 = ttg.async_copy_global_to_local %168, %169 mask %170 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %172 = ttg.async_commit_group %171
      scf.yield %149#0, %152, %100, %arg11, %164, %arg13, %172 : tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %86 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %87 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %88 = arith.muli %87, %cst_4 : tensor<128x1xi32, #blocked2>
    %89 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %91 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %92 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x64x!tt.ptr<f32>, #blocked2>
    %93 = tt.broadcast %91 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %94 = tt.addptr %92, %93 : tensor<128x64x!tt.ptr<f32>, #blocked2>, tensor<128x64xi32, #blocked2>
    %95 = ttg.convert_layout %85#0 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked2>
    tt.store %94, %95 : tensor<128x64x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_fence_insertion()
#blocked = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %cst_1 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %cst_3 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked1>
    %cst_4 = arith.constant dense<64> : tensor<128x1xi32, #blocked2>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_5 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_6 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
    %cst_7 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_8 = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %26 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked>
    %29 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x1xi32, #blocked>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>
    %32 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>
    %33 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %34 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked1>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked1>
    %36 = tt.broadcast %35 : tensor<1x64xi32, #blocked1> -> tensor<64x64xi32, #blocked1>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %26, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %44 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked4>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    %51 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %52 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %53 = tt.broadcast %52 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %54 = tt.addptr %31, %53 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %55 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %56 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %58 = ttg.async_commit_group %57
    %59 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %60 = tt.addptr %32, %59 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %62 = tt.addptr %61, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x64xi32, #blocked1>
    %63 = ttg.memdesc_subview %50[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %64 = tt.splat %51 : i1 -> tensor<64x64xi1, #blocked1>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %66 = ttg.async_commit_group %65
    %67 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %68 = arith.addi %13, %cst : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %69 = arith.addi %16, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
    %71 = tt.broadcast %70 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
    %72 = tt.addptr %31, %71 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
    %73 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %74 = tt.splat %67 : i1 -> tensor<128x64xi1, #blocked>
    %75 = ttg.async_copy_global_to_local %72, %73 mask %74 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %76 = ttg.async_commit_group %75
    %77 = tt.expand_dims %69 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
    %78 = tt.addptr %32, %77 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
    %80 = tt.addptr %79, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x64xi32, #blocked1>
    %81 = ttg.memdesc_subview %50[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %82 = tt.splat %67 : i1 -> tensor<64x64xi1, #blocked1>
    %83 = ttg.async_copy_global_to_local %80, %81 mask %82 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %84 = ttg.async_commit_group %83
    %85:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_2, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %58, %arg11 = %76, %arg12 = %66, %arg13 = %84) -> (tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %96 = arith.subi %arg5, %c128_i32 : i32
      %97 = arith.cmpi slt, %arg6, %96 : i32
      %98 = arith.addi %arg9, %c1_i32 : i32
      %99 = arith.cmpi sge, %98, %c2_i32 : i32
      %100 = arith.select %99, %c0_i32, %98 : i32
      %101 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %102 = ttg.memdesc_subview %49[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %103 = ttg.local_load %102 token %101 : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %104 = ttg.memdesc_subview %50[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %105 = ttg.local_load %104 token %101 : !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf8E4M3FN, #blocked1>
      %106 = arith.divsi %arg6, %c32_i32 : i32
      %107 = tt.splat %106 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %108 = arith.addi %107, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %109 = tt.expand_dims %108 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %110 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %111 = tt.addptr %42, %110 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %112 = tt.load %111 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %113 = ttg.convert_layout %112 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %114 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %115 = tt.addptr %48, %114 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %116 = tt.load %115 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %117 = ttg.convert_layout %116 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %118 = tt.trans %117 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %119 = tt.fp_to_fp %103 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %120 = arith.extui %113 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %121 = arith.shli %120, %cst_8 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %122 = tt.bitcast %121 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %123 = tt.expand_dims %122 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %124 = tt.broadcast %123 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %125 = tt.reshape %124 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %126 = arith.mulf %119, %125 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %127 = arith.cmpi eq, %113, %cst_7 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %128 = tt.expand_dims %127 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %129 = tt.broadcast %128 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %130 = tt.reshape %129 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %131 = arith.select %130, %cst_1, %126 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %132 = tt.fp_to_fp %105 : tensor<64x64xf8E4M3FN, #blocked1> -> tensor<64x64xbf16, #blocked1>
      %133 = arith.extui %118 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %134 = arith.shli %133, %cst_6 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %135 = tt.bitcast %134 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %136 = tt.expand_dims %135 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xbf16, #blocked3>
      %137 = tt.broadcast %136 : tensor<2x64x1xbf16, #blocked3> -> tensor<2x64x32xbf16, #blocked3>
      %138 = tt.trans %137 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked3> -> tensor<2x32x64xbf16, #blocked5>
      %139 = tt.reshape %138 : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked1>
      %140 = arith.mulf %132, %139 : tensor<64x64xbf16, #blocked1>
      %141 = arith.cmpi eq, %118, %cst_5 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked3}>>
      %142 = tt.expand_dims %141 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked3}>> -> tensor<2x64x1xi1, #blocked3>
      %143 = tt.broadcast %142 : tensor<2x64x1xi1, #blocked3> -> tensor<2x64x32xi1, #blocked3>
      %144 = tt.trans %143 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked3> -> tensor<2x32x64xi1, #blocked5>
      %145 = tt.reshape %144 : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked1>
      %146 = arith.select %145, %cst_3, %140 : tensor<64x64xi1, #blocked1>, tensor<64x64xbf16, #blocked1>
      %147 = ttg.local_alloc %146 : (tensor<64x64xbf16, #blocked1>) -> !ttg.memdesc<64x64xbf16, #shared2, #smem>
      ttng.fence_async_shared {bCluster = false}
      %148 = ttng.warp_group_dot %131, %147, %arg7 {isAsync = true} : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared2, #smem> -> tensor<128x64xf32, #mma>
      %149:2 = ttng.warp_group_dot_wait %148, %147 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %150 = arith.addi %arg8, %c1_i32 : i32
      %151 = arith.cmpi sge, %150, %c2_i32 : i32
      %152 = arith.select %151, %c0_i32, %150 : i32
      %153 = arith.addi %arg6, %c128_i32 : i32
      %154 = tt.splat %153 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %155 = tt.splat %153 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %156 = arith.addi %154, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %157 = arith.addi %155, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %158 = tt.expand_dims %156 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x64xi32, #blocked>
      %159 = tt.broadcast %158 : tensor<1x64xi32, #blocked> -> tensor<128x64xi32, #blocked>
      %160 = tt.addptr %31, %159 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked>, tensor<128x64xi32, #blocked>
      %161 = ttg.memdesc_subview %49[%152, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %162 = tt.splat %97 : i1 -> tensor<128x64xi1, #blocked>
      %163 = ttg.async_copy_global_to_local %160, %161 mask %162 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %164 = ttg.async_commit_group %163
      %165 = tt.expand_dims %157 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<64x1xi32, #blocked1>
      %166 = tt.addptr %32, %165 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x1xi32, #blocked1>
      %167 = tt.broadcast %166 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked1> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>
      %168 = tt.addptr %167, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1>, tensor<64x64xi32, #blocked1>
      %169 = ttg.memdesc_subview %50[%152, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %170 = tt.splat %97 : i1 -> tensor<64x64xi1, #blocked1>
      %171 = ttg.async_copy_global_to_local %168, %169 mask %170 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked1> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %172 = ttg.async_commit_group %171
      scf.yield %149#0, %152, %100, %arg11, %164, %arg13, %172 : tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %86 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %87 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %88 = arith.muli %87, %cst_4 : tensor<128x1xi32, #blocked2>
    %89 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked2>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f32>, #blocked2>, tensor<128x1xi32, #blocked2>
    %91 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %92 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f32>, #blocked2> -> tensor<128x64x!tt.ptr<f32>, #blocked2>
    %93 = tt.broadcast %91 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %94 = tt.addptr %92, %93 : tensor<128x64x!tt.ptr<f32>, #blocked2>, tensor<128x64xi32, #blocked2>
    %95 = ttg.convert_layout %85#0 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked2>
    tt.store %94, %95 : tensor<128x64x!tt.ptr<f32>, #blocked2>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 16], threadsPerWarp = [2, 8, 2], warpsPerCTA = [1, 4, 1], order = [2, 0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [16, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 16, 1], threadsPerWarp = [2, 2, 8], warpsPerCTA = [1, 1, 4], order = [1, 0, 2]}>
#linear = #ttg.linear<{register = [[0, 0, 1], [8, 0, 0], [0, 0, 8], [0, 0, 16], [0, 1, 0], [64, 0, 0]], lane = [[0, 0, 2], [0, 0, 4], [1, 0, 0], [2, 0, 0], [4, 0, 0]], warp = [[16, 0, 0], [32, 0, 0]], block = []}>
#linear1 = #ttg.linear<{register = [[32, 0]], lane = [[0, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[8, 0], [16, 0]], block = []}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 2, maxPhase = 4, order = [1, 0]}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f8E4M3FN> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<7> : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_0 = arith.constant dense<-1> : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
    %cst_1 = arith.constant dense<7> : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
    %cst_2 = arith.constant dense<-1> : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked}>>
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<64> : tensor<128x1xi32, #blocked1>
    %cst_4 = arith.constant dense<0x7FC0> : tensor<64x64xbf16, #blocked2>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #mma>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %cst_6 = arith.constant dense<0x7FC0> : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %cst_7 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %cst_8 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %8 = arith.addi %5, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = arith.addi %6, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %7, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c64_i32 : i32
    %13 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %15 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %17 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %19 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = tt.splat %12 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = arith.addi %18, %14 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = arith.addi %19, %15 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = arith.addi %20, %17 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %26 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = tt.splat %arg5 : i32 -> tensor<128x1xi32, #blocked3>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked3>
    %29 = tt.splat %arg0 : !tt.ptr<f8E4M3FN> -> tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x1xi32, #blocked3>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f8E4M3FN>, #blocked3> -> tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>
    %32 = tt.splat %arg1 : !tt.ptr<f8E4M3FN> -> tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>
    %33 = tt.expand_dims %21 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %34 = tt.splat %arg5 : i32 -> tensor<1x64xi32, #blocked2>
    %35 = arith.muli %33, %34 : tensor<1x64xi32, #blocked2>
    %36 = tt.broadcast %35 : tensor<1x64xi32, #blocked2> -> tensor<64x64xi32, #blocked2>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %26, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x2x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
    %44 = tt.splat %37 : i32 -> tensor<64x1xi32, #blocked4>
    %45 = arith.muli %43, %44 : tensor<64x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x2x!tt.ptr<i8>, #blocked4>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    %51 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %52 = tt.expand_dims %13 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %53 = tt.broadcast %52 : tensor<1x64xi32, #blocked3> -> tensor<128x64xi32, #blocked3>
    %54 = tt.addptr %31, %53 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x64xi32, #blocked3>
    %55 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %56 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked3>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %58 = ttg.async_commit_group %57
    %59 = tt.expand_dims %16 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %60 = tt.addptr %32, %59 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x1xi32, #blocked2>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked2>
    %62 = tt.addptr %61, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x64xi32, #blocked2>
    %63 = ttg.memdesc_subview %50[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %64 = tt.splat %51 : i1 -> tensor<64x64xi1, #blocked2>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked2> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %66 = ttg.async_commit_group %65
    %67 = arith.cmpi sgt, %arg5, %c64_i32 : i32
    %68 = arith.addi %13, %cst_8 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %69 = arith.addi %16, %cst_7 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
    %71 = tt.broadcast %70 : tensor<1x64xi32, #blocked3> -> tensor<128x64xi32, #blocked3>
    %72 = tt.addptr %31, %71 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x64xi32, #blocked3>
    %73 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %74 = tt.splat %67 : i1 -> tensor<128x64xi1, #blocked3>
    %75 = ttg.async_copy_global_to_local %72, %73 mask %74 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
    %76 = ttg.async_commit_group %75
    %77 = tt.expand_dims %69 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %78 = tt.addptr %32, %77 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x1xi32, #blocked2>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked2>
    %80 = tt.addptr %79, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x64xi32, #blocked2>
    %81 = ttg.memdesc_subview %50[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %82 = tt.splat %67 : i1 -> tensor<64x64xi1, #blocked2>
    %83 = ttg.async_copy_global_to_local %80, %81 mask %82 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked2> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
    %84 = ttg.async_commit_group %83
    %85:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c64_i32 iter_args(%arg7 = %cst_5, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %58, %arg11 = %76, %arg12 = %66, %arg13 = %84) -> (tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %96 = arith.subi %arg5, %c128_i32 : i32
      %97 = arith.cmpi slt, %arg6, %96 : i32
      %98 = arith.addi %arg9, %c1_i32 : i32
      %99 = arith.cmpi sge, %98, %c2_i32 : i32
      %100 = arith.select %99, %c0_i32, %98 : i32
      %101 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %102 = ttg.memdesc_subview %49[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %103 = ttg.local_load %102 token %101 : !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64> -> tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %104 = ttg.memdesc_subview %50[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %105 = ttg.local_load %104 token %101 : !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64> -> tensor<64x64xf8E4M3FN, #blocked2>
      %106 = arith.divsi %arg6, %c32_i32 : i32
      %107 = tt.splat %106 : i32 -> tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %108 = arith.addi %107, %24 : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %109 = tt.expand_dims %108 {axis = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x2xi32, #blocked4>
      %110 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<128x2xi32, #blocked4>
      %111 = tt.addptr %42, %110 : tensor<128x2x!tt.ptr<i8>, #blocked4>, tensor<128x2xi32, #blocked4>
      %112 = tt.load %111 : tensor<128x2x!tt.ptr<i8>, #blocked4>
      %113 = ttg.convert_layout %112 : tensor<128x2xi8, #blocked4> -> tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %114 = tt.broadcast %109 : tensor<1x2xi32, #blocked4> -> tensor<64x2xi32, #blocked4>
      %115 = tt.addptr %48, %114 : tensor<64x2x!tt.ptr<i8>, #blocked4>, tensor<64x2xi32, #blocked4>
      %116 = tt.load %115 : tensor<64x2x!tt.ptr<i8>, #blocked4>
      %117 = ttg.convert_layout %116 : tensor<64x2xi8, #blocked4> -> tensor<64x2xi8, #linear1>
      %118 = tt.trans %117 {order = array<i32: 1, 0>} : tensor<64x2xi8, #linear1> -> tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked}>>
      %119 = tt.fp_to_fp %103 : tensor<128x64xf8E4M3FN, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %120 = arith.extui %113 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>> to tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %121 = arith.shli %120, %cst : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>>
      %122 = tt.bitcast %121 : tensor<128x2xi16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>>
      %123 = tt.expand_dims %122 {axis = 2 : i32} : tensor<128x2xbf16, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xbf16, #linear>
      %124 = tt.broadcast %123 : tensor<128x2x1xbf16, #linear> -> tensor<128x2x32xbf16, #linear>
      %125 = tt.reshape %124 : tensor<128x2x32xbf16, #linear> -> tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %126 = arith.mulf %119, %125 : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %127 = arith.cmpi eq, %113, %cst_0 : tensor<128x2xi8, #ttg.slice<{dim = 2, parent = #linear}>>
      %128 = tt.expand_dims %127 {axis = 2 : i32} : tensor<128x2xi1, #ttg.slice<{dim = 2, parent = #linear}>> -> tensor<128x2x1xi1, #linear>
      %129 = tt.broadcast %128 : tensor<128x2x1xi1, #linear> -> tensor<128x2x32xi1, #linear>
      %130 = tt.reshape %129 : tensor<128x2x32xi1, #linear> -> tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %131 = arith.select %130, %cst_6, %126 : tensor<128x64xi1, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
      %132 = tt.fp_to_fp %105 : tensor<64x64xf8E4M3FN, #blocked2> -> tensor<64x64xbf16, #blocked2>
      %133 = arith.extui %118 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked}>> to tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
      %134 = arith.shli %133, %cst_1 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked}>>
      %135 = tt.bitcast %134 : tensor<2x64xi16, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked}>>
      %136 = tt.expand_dims %135 {axis = 2 : i32} : tensor<2x64xbf16, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<2x64x1xbf16, #blocked>
      %137 = tt.broadcast %136 : tensor<2x64x1xbf16, #blocked> -> tensor<2x64x32xbf16, #blocked>
      %138 = tt.trans %137 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xbf16, #blocked> -> tensor<2x32x64xbf16, #blocked5>
      %139 = tt.reshape %138 : tensor<2x32x64xbf16, #blocked5> -> tensor<64x64xbf16, #blocked2>
      %140 = arith.mulf %132, %139 : tensor<64x64xbf16, #blocked2>
      %141 = arith.cmpi eq, %118, %cst_2 : tensor<2x64xi8, #ttg.slice<{dim = 2, parent = #blocked}>>
      %142 = tt.expand_dims %141 {axis = 2 : i32} : tensor<2x64xi1, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<2x64x1xi1, #blocked>
      %143 = tt.broadcast %142 : tensor<2x64x1xi1, #blocked> -> tensor<2x64x32xi1, #blocked>
      %144 = tt.trans %143 {order = array<i32: 0, 2, 1>} : tensor<2x64x32xi1, #blocked> -> tensor<2x32x64xi1, #blocked5>
      %145 = tt.reshape %144 : tensor<2x32x64xi1, #blocked5> -> tensor<64x64xi1, #blocked2>
      %146 = arith.select %145, %cst_4, %140 : tensor<64x64xi1, #blocked2>, tensor<64x64xbf16, #blocked2>
      %147 = ttg.local_alloc %146 : (tensor<64x64xbf16, #blocked2>) -> !ttg.memdesc<64x64xbf16, #shared2, #smem>
      ttng.fence_async_shared {bCluster = false}
      %148 = ttng.warp_group_dot %131, %147, %arg7 {isAsync = true} : tensor<128x64xbf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>> * !ttg.memdesc<64x64xbf16, #shared2, #smem> -> tensor<128x64xf32, #mma>
      %149:2 = ttng.warp_group_dot_wait %148, %147 {pendings = 0 : i32} : tensor<128x64xf32, #mma>, !ttg.memdesc<64x64xbf16, #shared2, #smem>
      %150 = arith.addi %arg8, %c1_i32 : i32
      %151 = arith.cmpi sge, %150, %c2_i32 : i32
      %152 = arith.select %151, %c0_i32, %150 : i32
      %153 = arith.addi %arg6, %c128_i32 : i32
      %154 = tt.splat %153 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %155 = tt.splat %153 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %156 = arith.addi %154, %13 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %157 = arith.addi %155, %16 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
      %158 = tt.expand_dims %156 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x64xi32, #blocked3>
      %159 = tt.broadcast %158 : tensor<1x64xi32, #blocked3> -> tensor<128x64xi32, #blocked3>
      %160 = tt.addptr %31, %159 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3>, tensor<128x64xi32, #blocked3>
      %161 = ttg.memdesc_subview %49[%152, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %162 = tt.splat %97 : i1 -> tensor<128x64xi1, #blocked3>
      %163 = ttg.async_copy_global_to_local %160, %161 mask %162 : tensor<128x64x!tt.ptr<f8E4M3FN>, #blocked3> -> <128x64xf8E4M3FN, #shared, #smem, mutable, 2x128x64>
      %164 = ttg.async_commit_group %163
      %165 = tt.expand_dims %157 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
      %166 = tt.addptr %32, %165 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x1xi32, #blocked2>
      %167 = tt.broadcast %166 : tensor<64x1x!tt.ptr<f8E4M3FN>, #blocked2> -> tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked2>
      %168 = tt.addptr %167, %36 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked2>, tensor<64x64xi32, #blocked2>
      %169 = ttg.memdesc_subview %50[%152, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable> -> !ttg.memdesc<64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %170 = tt.splat %97 : i1 -> tensor<64x64xi1, #blocked2>
      %171 = ttg.async_copy_global_to_local %168, %169 mask %170 : tensor<64x64x!tt.ptr<f8E4M3FN>, #blocked2> -> <64x64xf8E4M3FN, #shared1, #smem, mutable, 2x64x64>
      %172 = ttg.async_commit_group %171
      scf.yield %149#0, %152, %100, %arg11, %164, %arg13, %172 : tensor<128x64xf32, #mma>, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %86 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x64xf8E4M3FN, #shared1, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<2x128x64xf8E4M3FN, #shared, #smem, mutable>
    %87 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %88 = arith.muli %87, %cst_3 : tensor<128x1xi32, #blocked1>
    %89 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %91 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %92 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x64x!tt.ptr<f32>, #blocked1>
    %93 = tt.broadcast %91 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %94 = tt.addptr %92, %93 : tensor<128x64x!tt.ptr<f32>, #blocked1>, tensor<128x64xi32, #blocked1>
    %95 = ttg.convert_layout %85#0 : tensor<128x64xf32, #mma> -> tensor<128x64xf32, #blocked1>
    tt.store %94, %95 : tensor<128x64x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
