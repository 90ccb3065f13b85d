// Kernel matmul_scaled of kernels/matmul_tma.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature *u8:16 *u8:16 *u8:16 *u8:16 *fp32:16 i32:16; constants A=e2m1, B=e2m1, BM=128, BN=128, BK=128
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %c128_i32_4 = arith.constant 128 : i32
    %c128_i32_5 = arith.constant 128 : i32
    %18 = arith.extsi %17 : i32 to i64
    %19 = arith.extsi %c128_i32_5 : i32 to i64
    %20 = arith.muli %18, %19 : i64
    %c2147483647_i64_6 = arith.constant 2147483647 : i64
    %c-2147483648_i64_7 = arith.constant -2147483648 : i64
    %21 = arith.cmpi sle, %20, %c2147483647_i64_6 : i64
    %22 = arith.cmpi sge, %20, %c-2147483648_i64_7 : i64
    %23 = arith.andi %21, %22 : i1
    %24 = arith.muli %17, %c128_i32_5 : i32
    %25 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %26 = tt.splat %24 : i32 -> tensor<128xi32>
    %27 = arith.extsi %26 : tensor<128xi32> to tensor<128xi64>
    %28 = arith.extsi %25 : tensor<128xi32> to tensor<128xi64>
    %29 = arith.addi %27, %28 : tensor<128xi64>
    %c2147483647_i64_8 = arith.constant 2147483647 : i64
    %c-2147483648_i64_9 = arith.constant -2147483648 : i64
    %cst_10 = arith.constant dense<2147483647> : tensor<128xi64>
    %30 = arith.cmpi sle, %29, %cst_10 : tensor<128xi64>
    %cst_11 = arith.constant dense<-2147483648> : tensor<128xi64>
    %31 = arith.cmpi sge, %29, %cst_11 : tensor<128xi64>
    %32 = arith.andi %30, %31 : tensor<128xi1>
    %33 = arith.addi %26, %25 : tensor<128xi32>
    %34 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
    %35 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() : () -> tensor<128x128xf32>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32_12 = arith.constant 128 : i32
    %36 = arith.bitcast %c0_i32 : i32 to i32
    %37 = arith.bitcast %arg5 : i32 to i32
    %38 = arith.bitcast %c128_i32_12 : i32 to i32
    %39 = ub.poison : i32
    %40 = scf.for %arg6 = %36 to %37 step %38 iter_args(%arg7 = %35) -> (tensor<128x128xf32>)  : i32 {
      %c2_i32 = arith.constant 2 : i32
      %c2_i32_20 = arith.constant 2 : i32
      %55 = arith.divsi %arg6, %c2_i32_20 : i32
      %56 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
      %57 = tt.splat %55 : i32 -> tensor<64xi32>
      %58 = arith.extsi %57 : tensor<64xi32> to tensor<64xi64>
      %59 = arith.extsi %56 : tensor<64xi32> to tensor<64xi64>
      %60 = arith.addi %58, %59 : tensor<64xi64>
      %c2147483647_i64_21 = arith.constant 2147483647 : i64
      %c-2147483648_i64_22 = arith.constant -2147483648 : i64
      %cst_23 = arith.constant dense<2147483647> : tensor<64xi64>
      %61 = arith.cmpi sle, %60, %cst_23 : tensor<64xi64>
      %cst_24 = arith.constant dense<-2147483648> : tensor<64xi64>
      %62 = arith.cmpi sge, %60, %cst_24 : tensor<64xi64>
      %63 = arith.andi %61, %62 : tensor<64xi1>
      %64 = arith.addi %57, %56 : tensor<64xi32>
      %c2_i32_25 = arith.constant 2 : i32
      %c2_i32_26 = arith.constant 2 : i32
      %65 = arith.divsi %arg6, %c2_i32_26 : i32
      %66 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
      %67 = tt.splat %65 : i32 -> tensor<64xi32>
      %68 = arith.extsi %67 : tensor<64xi32> to tensor<64xi64>
      %69 = arith.extsi %66 : tensor<64xi32> to tensor<64xi64>
      %70 = arith.addi %68, %69 : tensor<64xi64>
      %c2147483647_i64_27 = arith.constant 2147483647 : i64
      %c-2147483648_i64_28 = arith.constant -2147483648 : i64
      %cst_29 = arith.constant dense<2147483647> : tensor<64xi64>
      %71 = arith.cmpi sle, %70, %cst_29 : tensor<64xi64>
      %cst_30 = arith.constant dense<-2147483648> : tensor<64xi64>
      %72 = arith.cmpi sge, %70, %cst_30 : tensor<64xi64>
      %73 = arith.andi %71, %72 : tensor<64xi1>
      %74 = arith.addi %67, %66 : tensor<64xi32>
      %75 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
      %c2_i32_31 = arith.constant 2 : i32
      %c2_i32_32 = arith.constant 2 : i32
      %76 = arith.divsi %arg5, %c2_i32_32 : i32
      %77 = tt.splat %76 : i32 -> tensor<128x1xi32>
      %78 = arith.extsi %75 : tensor<128x1xi32> to tensor<128x1xi64>
      %79 = arith.extsi %77 : tensor<128x1xi32> to tensor<128x1xi64>
      %80 = arith.muli %78, %79 : tensor<128x1xi64>
      %c2147483647_i64_33 = arith.constant 2147483647 : i64
      %c-2147483648_i64_34 = arith.constant -2147483648 : i64
      %cst_35 = arith.constant dense<2147483647> : tensor<128x1xi64>
      %81 = arith.cmpi sle, %80, %cst_35 : tensor<128x1xi64>
      %cst_36 = arith.constant dense<-2147483648> : tensor<128x1xi64>
      %82 = arith.cmpi sge, %80, %cst_36 : tensor<128x1xi64>
      %83 = arith.andi %81, %82 : tensor<128x1xi1>
      %84 = arith.muli %75, %77 : tensor<128x1xi32>
      %85 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>>
      %86 = tt.addptr %85, %84 : tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>
      %87 = tt.expand_dims %64 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %88 = tt.broadcast %86 : tensor<128x1x!tt.ptr<i8>> -> tensor<128x64x!tt.ptr<i8>>
      %89 = tt.broadcast %87 : tensor<1x64xi32> -> tensor<128x64xi32>
      %90 = tt.addptr %88, %89 : tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi32>
      %91 = tt.load %90 : tensor<128x64x!tt.ptr<i8>>
      %92 = tt.expand_dims %74 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %93 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>>
      %94 = tt.addptr %93, %92 : tensor<64x1x!tt.ptr<i8>>, tensor<64x1xi32>
      %95 = tt.expand_dims %33 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
      %c2_i32_37 = arith.constant 2 : i32
      %c2_i32_38 = arith.constant 2 : i32
      %96 = arith.divsi %arg5, %c2_i32_38 : i32
      %97 = tt.splat %96 : i32 -> tensor<1x128xi32>
      %98 = arith.extsi %95 : tensor<1x128xi32> to tensor<1x128xi64>
      %99 = arith.extsi %97 : tensor<1x128xi32> to tensor<1x128xi64>
      %100 = arith.muli %98, %99 : tensor<1x128xi64>
      %c2147483647_i64_39 = arith.constant 2147483647 : i64
      %c-2147483648_i64_40 = arith.constant -2147483648 : i64
      %cst_41 = arith.constant dense<2147483647> : tensor<1x128xi64>
      %101 = arith.cmpi sle, %100, %cst_41 : tensor<1x128xi64>
      %cst_42 = arith.constant dense<-2147483648> : tensor<1x128xi64>
      %102 = arith.cmpi sge, %100, %cst_42 : tensor<1x128xi64>
      %103 = arith.andi %101, %102 : tensor<1x128xi1>
      %104 = arith.muli %95, %97 : tensor<1x128xi32>
      %105 = tt.broadcast %94 : tensor<64x1x!tt.ptr<i8>> -> tensor<64x128x!tt.ptr<i8>>
      %106 = tt.broadcast %104 : tensor<1x128xi32> -> tensor<64x128xi32>
      %107 = tt.addptr %105, %106 : tensor<64x128x!tt.ptr<i8>>, tensor<64x128xi32>
      %108 = tt.load %107 : tensor<64x128x!tt.ptr<i8>>
      %109 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
      %c32_i32 = arith.constant 32 : i32
      %c32_i32_43 = arith.constant 32 : i32
      %110 = arith.divsi %arg5, %c32_i32_43 : i32
      %111 = tt.splat %110 : i32 -> tensor<128x1xi32>
      %112 = arith.extsi %109 : tensor<128x1xi32> to tensor<128x1xi64>
      %113 = arith.extsi %111 : tensor<128x1xi32> to tensor<128x1xi64>
      %114 = arith.muli %112, %113 : tensor<128x1xi64>
      %c2147483647_i64_44 = arith.constant 2147483647 : i64
      %c-2147483648_i64_45 = arith.constant -2147483648 : i64
      %cst_46 = arith.constant dense<2147483647> : tensor<128x1xi64>
      %115 = arith.cmpi sle, %114, %cst_46 : tensor<128x1xi64>
      %cst_47 = arith.constant dense<-2147483648> : tensor<128x1xi64>
      %116 = arith.cmpi sge, %114, %cst_47 : tensor<128x1xi64>
      %117 = arith.andi %115, %116 : tensor<128x1xi1>
      %118 = arith.muli %109, %111 : tensor<128x1xi32>
      %119 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>>
      %120 = tt.addptr %119, %118 : tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>
      %c32_i32_48 = arith.constant 32 : i32
      %c32_i32_49 = arith.constant 32 : i32
      %121 = arith.divsi %arg6, %c32_i32_49 : i32
      %122 = tt.splat %121 : i32 -> tensor<4xi32>
      %123 = arith.extsi %122 : tensor<4xi32> to tensor<4xi64>
      %124 = arith.extsi %34 : tensor<4xi32> to tensor<4xi64>
      %125 = arith.addi %123, %124 : tensor<4xi64>
      %c2147483647_i64_50 = arith.constant 2147483647 : i64
      %c-2147483648_i64_51 = arith.constant -2147483648 : i64
      %cst_52 = arith.constant dense<2147483647> : tensor<4xi64>
      %126 = arith.cmpi sle, %125, %cst_52 : tensor<4xi64>
      %cst_53 = arith.constant dense<-2147483648> : tensor<4xi64>
      %127 = arith.cmpi sge, %125, %cst_53 : tensor<4xi64>
      %128 = arith.andi %126, %127 : tensor<4xi1>
      %129 = arith.addi %122, %34 : tensor<4xi32>
      %130 = tt.expand_dims %129 {axis = 0 : i32} : tensor<4xi32> -> tensor<1x4xi32>
      %131 = tt.broadcast %120 : tensor<128x1x!tt.ptr<i8>> -> tensor<128x4x!tt.ptr<i8>>
      %132 = tt.broadcast %130 : tensor<1x4xi32> -> tensor<128x4xi32>
      %133 = tt.addptr %131, %132 : tensor<128x4x!tt.ptr<i8>>, tensor<128x4xi32>
      %134 = tt.load %133 : tensor<128x4x!tt.ptr<i8>>
      %135 = tt.expand_dims %33 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
      %c32_i32_54 = arith.constant 32 : i32
      %c32_i32_55 = arith.constant 32 : i32
      %136 = arith.divsi %arg5, %c32_i32_55 : i32
      %137 = tt.splat %136 : i32 -> tensor<128x1xi32>
      %138 = arith.extsi %135 : tensor<128x1xi32> to tensor<128x1xi64>
      %139 = arith.extsi %137 : tensor<128x1xi32> to tensor<128x1xi64>
      %140 = arith.muli %138, %139 : tensor<128x1xi64>
      %c2147483647_i64_56 = arith.constant 2147483647 : i64
      %c-2147483648_i64_57 = arith.constant -2147483648 : i64
      %cst_58 = arith.constant dense<2147483647> : tensor<128x1xi64>
      %141 = arith.cmpi sle, %140, %cst_58 : tensor<128x1xi64>
      %cst_59 = arith.constant dense<-2147483648> : tensor<128x1xi64>
      %142 = arith.cmpi sge, %140, %cst_59 : tensor<128x1xi64>
      %143 = arith.andi %141, %142 : tensor<128x1xi1>
      %144 = arith.muli %135, %137 : tensor<128x1xi32>
      %145 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>>
      %146 = tt.addptr %145, %144 : tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>
      %c32_i32_60 = arith.constant 32 : i32
      %c32_i32_61 = arith.constant 32 : i32
      %147 = arith.divsi %arg6, %c32_i32_61 : i32
      %148 = tt.splat %147 : i32 -> tensor<4xi32>
      %149 = arith.extsi %148 : tensor<4xi32> to tensor<4xi64>
      %150 = arith.extsi %34 : tensor<4xi32> to tensor<4xi64>
      %151 = arith.addi %149, %150 : tensor<4xi64>
      %c2147483647_i64_62 = arith.constant 2147483647 : i64
      %c-2147483648_i64_63 = arith.constant -2147483648 : i64
      %cst_64 = arith.constant dense<2147483647> : tensor<4xi64>
      %152 = arith.cmpi sle, %151, %cst_64 : tensor<4xi64>
      %cst_65 = arith.constant dense<-2147483648> : tensor<4xi64>
      %153 = arith.cmpi sge, %151, %cst_65 : tensor<4xi64>
      %154 = arith.andi %152, %153 : tensor<4xi1>
      %155 = arith.addi %148, %34 : tensor<4xi32>
      %156 = tt.expand_dims %155 {axis = 0 : i32} : tensor<4xi32> -> tensor<1x4xi32>
      %157 = tt.broadcast %146 : tensor<128x1x!tt.ptr<i8>> -> tensor<128x4x!tt.ptr<i8>>
      %158 = tt.broadcast %156 : tensor<1x4xi32> -> tensor<128x4xi32>
      %159 = tt.addptr %157, %158 : tensor<128x4x!tt.ptr<i8>>, tensor<128x4xi32>
      %160 = tt.load %159 : tensor<128x4x!tt.ptr<i8>>
      %cst_66 = arith.constant 0.000000e+00 : f32
      %161 = tt.dot_scaled %91 scale %134, %108 scale %160, %arg7 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<128x64xi8>, tensor<128x4xi8> * tensor<64x128xi8>, tensor<128x4xi8> -> tensor<128x128xf32>
      scf.yield %161 : tensor<128x128xf32>
    }
    %41 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %c128_i32_13 = arith.constant 128 : i32
    %c128_i32_14 = arith.constant 128 : i32
    %cst_15 = arith.constant dense<128> : tensor<128x1xi32>
    %42 = arith.extsi %41 : tensor<128x1xi32> to tensor<128x1xi64>
    %43 = arith.extsi %cst_15 : tensor<128x1xi32> to tensor<128x1xi64>
    %44 = arith.muli %42, %43 : tensor<128x1xi64>
    %c2147483647_i64_16 = arith.constant 2147483647 : i64
    %c-2147483648_i64_17 = arith.constant -2147483648 : i64
    %cst_18 = arith.constant dense<2147483647> : tensor<128x1xi64>
    %45 = arith.cmpi sle, %44, %cst_18 : tensor<128x1xi64>
    %cst_19 = arith.constant dense<-2147483648> : tensor<128x1xi64>
    %46 = arith.cmpi sge, %44, %cst_19 : tensor<128x1xi64>
    %47 = arith.andi %45, %46 : tensor<128x1xi1>
    %48 = arith.muli %41, %cst_15 : tensor<128x1xi32>
    %49 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>>
    %50 = tt.addptr %49, %48 : tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi32>
    %51 = tt.expand_dims %33 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %52 = tt.broadcast %50 : tensor<128x1x!tt.ptr<f32>> -> tensor<128x128x!tt.ptr<f32>>
    %53 = tt.broadcast %51 : tensor<1x128xi32> -> tensor<128x128xi32>
    %54 = tt.addptr %52, %53 : tensor<128x128x!tt.ptr<f32>>, tensor<128x128xi32>
    tt.store %54, %40 : tensor<128x128x!tt.ptr<f32>>
    tt.return
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() -> tensor<128x128xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    tt.return %cst_0 : tensor<128x128xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<128x128xf32>
    tt.return %0 : tensor<128x128xf32>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32>
    %c32_i32 = arith.constant 32 : i32
    %c2_i32 = arith.constant 2 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %3 = tt.splat %1 : i32 -> tensor<128xi32>
    %4 = arith.addi %3, %2 : tensor<128xi32>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.splat %6 : i32 -> tensor<128xi32>
    %8 = arith.addi %7, %2 : tensor<128xi32>
    %9 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
    %10 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32>)  : i32 {
      %19 = arith.divsi %arg6, %c2_i32 : i32
      %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
      %21 = tt.splat %19 : i32 -> tensor<64xi32>
      %22 = arith.addi %21, %20 : tensor<64xi32>
      %23 = tt.expand_dims %4 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
      %24 = arith.divsi %arg5, %c2_i32 : i32
      %25 = tt.splat %24 : i32 -> tensor<128x1xi32>
      %26 = arith.muli %23, %25 : tensor<128x1xi32>
      %27 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>>
      %28 = tt.addptr %27, %26 : tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>
      %29 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
      %30 = tt.broadcast %28 : tensor<128x1x!tt.ptr<i8>> -> tensor<128x64x!tt.ptr<i8>>
      %31 = tt.broadcast %29 : tensor<1x64xi32> -> tensor<128x64xi32>
      %32 = tt.addptr %30, %31 : tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi32>
      %33 = tt.load %32 : tensor<128x64x!tt.ptr<i8>>
      %34 = tt.expand_dims %22 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
      %35 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>>
      %36 = tt.addptr %35, %34 : tensor<64x1x!tt.ptr<i8>>, tensor<64x1xi32>
      %37 = tt.expand_dims %8 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
      %38 = tt.splat %24 : i32 -> tensor<1x128xi32>
      %39 = arith.muli %37, %38 : tensor<1x128xi32>
      %40 = tt.broadcast %36 : tensor<64x1x!tt.ptr<i8>> -> tensor<64x128x!tt.ptr<i8>>
      %41 = tt.broadcast %39 : tensor<1x128xi32> -> tensor<64x128xi32>
      %42 = tt.addptr %40, %41 : tensor<64x128x!tt.ptr<i8>>, tensor<64x128xi32>
      %43 = tt.load %42 : tensor<64x128x!tt.ptr<i8>>
      %44 = arith.divsi %arg5, %c32_i32 : i32
      %45 = tt.splat %44 : i32 -> tensor<128x1xi32>
      %46 = arith.muli %23, %45 : tensor<128x1xi32>
      %47 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>>
      %48 = tt.addptr %47, %46 : tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>
      %49 = arith.divsi %arg6, %c32_i32 : i32
      %50 = tt.splat %49 : i32 -> tensor<4xi32>
      %51 = arith.addi %50, %9 : tensor<4xi32>
      %52 = tt.expand_dims %51 {axis = 0 : i32} : tensor<4xi32> -> tensor<1x4xi32>
      %53 = tt.broadcast %48 : tensor<128x1x!tt.ptr<i8>> -> tensor<128x4x!tt.ptr<i8>>
      %54 = tt.broadcast %52 : tensor<1x4xi32> -> tensor<128x4xi32>
      %55 = tt.addptr %53, %54 : tensor<128x4x!tt.ptr<i8>>, tensor<128x4xi32>
      %56 = tt.load %55 : tensor<128x4x!tt.ptr<i8>>
      %57 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
      %58 = arith.muli %57, %45 : tensor<128x1xi32>
      %59 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>>
      %60 = tt.addptr %59, %58 : tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>
      %61 = tt.broadcast %60 : tensor<128x1x!tt.ptr<i8>> -> tensor<128x4x!tt.ptr<i8>>
      %62 = tt.addptr %61, %54 : tensor<128x4x!tt.ptr<i8>>, tensor<128x4xi32>
      %63 = tt.load %62 : tensor<128x4x!tt.ptr<i8>>
      %64 = tt.dot_scaled %33 scale %56, %43 scale %63, %arg7 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<128x64xi8>, tensor<128x4xi8> * tensor<64x128xi8>, tensor<128x4xi8> -> tensor<128x128xf32>
      scf.yield %64 : tensor<128x128xf32>
    }
    %11 = tt.expand_dims %4 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %12 = arith.muli %11, %cst_0 : tensor<128x1xi32>
    %13 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>>
    %14 = tt.addptr %13, %12 : tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi32>
    %15 = tt.expand_dims %8 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %16 = tt.broadcast %14 : tensor<128x1x!tt.ptr<f32>> -> tensor<128x128x!tt.ptr<f32>>
    %17 = tt.broadcast %15 : tensor<1x128xi32> -> tensor<128x128xi32>
    %18 = tt.addptr %16, %17 : tensor<128x128x!tt.ptr<f32>>, tensor<128x128xi32>
    tt.store %18, %10 : tensor<128x128x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c2_i32 = arith.constant 2 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked2>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked2>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.splat %6 : i32 -> tensor<128xi32, #blocked2>
    %8 = arith.addi %7, %2 : tensor<128xi32, #blocked2>
    %9 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #blocked2>
    %10 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %24 = arith.divsi %arg6, %c2_i32 : i32
      %25 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
      %26 = tt.splat %24 : i32 -> tensor<64xi32, #blocked2>
      %27 = arith.addi %26, %25 : tensor<64xi32, #blocked2>
      %28 = ttg.convert_layout %4 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %29 = tt.expand_dims %28 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %30 = ttg.convert_layout %29 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked1>
      %31 = arith.divsi %arg5, %c2_i32 : i32
      %32 = tt.splat %31 : i32 -> tensor<128x1xi32, #blocked1>
      %33 = arith.muli %30, %32 : tensor<128x1xi32, #blocked1>
      %34 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
      %35 = tt.addptr %34, %33 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
      %36 = ttg.convert_layout %27 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %37 = tt.expand_dims %36 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
      %38 = ttg.convert_layout %37 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked5>
      %39 = tt.broadcast %35 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x64x!tt.ptr<i8>, #blocked1>
      %40 = ttg.convert_layout %39 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> tensor<128x64x!tt.ptr<i8>, #blocked5>
      %41 = tt.broadcast %38 : tensor<1x64xi32, #blocked5> -> tensor<128x64xi32, #blocked5>
      %42 = tt.addptr %40, %41 : tensor<128x64x!tt.ptr<i8>, #blocked5>, tensor<128x64xi32, #blocked5>
      %43 = tt.load %42 : tensor<128x64x!tt.ptr<i8>, #blocked5>
      %44 = ttg.convert_layout %27 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %45 = tt.expand_dims %44 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %46 = ttg.convert_layout %45 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked1>
      %47 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked1>
      %48 = tt.addptr %47, %46 : tensor<64x1x!tt.ptr<i8>, #blocked1>, tensor<64x1xi32, #blocked1>
      %49 = ttg.convert_layout %8 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %50 = tt.expand_dims %49 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
      %51 = ttg.convert_layout %50 : tensor<1x128xi32, #blocked4> -> tensor<1x128xi32, #blocked>
      %52 = tt.splat %31 : i32 -> tensor<1x128xi32, #blocked>
      %53 = arith.muli %51, %52 : tensor<1x128xi32, #blocked>
      %54 = tt.broadcast %48 : tensor<64x1x!tt.ptr<i8>, #blocked1> -> tensor<64x128x!tt.ptr<i8>, #blocked1>
      %55 = ttg.convert_layout %54 : tensor<64x128x!tt.ptr<i8>, #blocked1> -> tensor<64x128x!tt.ptr<i8>, #blocked>
      %56 = tt.broadcast %53 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %57 = tt.addptr %55, %56 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
      %58 = tt.load %57 : tensor<64x128x!tt.ptr<i8>, #blocked>
      %59 = arith.divsi %arg5, %c32_i32 : i32
      %60 = tt.splat %59 : i32 -> tensor<128x1xi32, #blocked1>
      %61 = arith.muli %30, %60 : tensor<128x1xi32, #blocked1>
      %62 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
      %63 = tt.addptr %62, %61 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
      %64 = arith.divsi %arg6, %c32_i32 : i32
      %65 = tt.splat %64 : i32 -> tensor<4xi32, #blocked2>
      %66 = arith.addi %65, %9 : tensor<4xi32, #blocked2>
      %67 = ttg.convert_layout %66 : tensor<4xi32, #blocked2> -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %68 = tt.expand_dims %67 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x4xi32, #blocked4>
      %69 = ttg.convert_layout %68 : tensor<1x4xi32, #blocked4> -> tensor<1x4xi32, #blocked6>
      %70 = tt.broadcast %63 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked1>
      %71 = ttg.convert_layout %70 : tensor<128x4x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked6>
      %72 = tt.broadcast %69 : tensor<1x4xi32, #blocked6> -> tensor<128x4xi32, #blocked6>
      %73 = tt.addptr %71, %72 : tensor<128x4x!tt.ptr<i8>, #blocked6>, tensor<128x4xi32, #blocked6>
      %74 = tt.load %73 : tensor<128x4x!tt.ptr<i8>, #blocked6>
      %75 = ttg.convert_layout %8 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %76 = tt.expand_dims %75 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %77 = ttg.convert_layout %76 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked1>
      %78 = arith.muli %77, %60 : tensor<128x1xi32, #blocked1>
      %79 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
      %80 = tt.addptr %79, %78 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
      %81 = tt.broadcast %80 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked1>
      %82 = ttg.convert_layout %81 : tensor<128x4x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked6>
      %83 = tt.addptr %82, %72 : tensor<128x4x!tt.ptr<i8>, #blocked6>, tensor<128x4xi32, #blocked6>
      %84 = tt.load %83 : tensor<128x4x!tt.ptr<i8>, #blocked6>
      %85 = tt.dot_scaled %43 scale %74, %58 scale %84, %arg7 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<128x64xi8, #blocked5>, tensor<128x4xi8, #blocked6> * tensor<64x128xi8, #blocked>, tensor<128x4xi8, #blocked6> -> tensor<128x128xf32, #blocked>
      scf.yield %85 : tensor<128x128xf32, #blocked>
    }
    %11 = ttg.convert_layout %4 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %13 = ttg.convert_layout %12 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked1>
    %14 = arith.muli %13, %cst_0 : tensor<128x1xi32, #blocked1>
    %15 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %16 = tt.addptr %15, %14 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %17 = ttg.convert_layout %8 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %19 = ttg.convert_layout %18 : tensor<1x128xi32, #blocked4> -> tensor<1x128xi32, #blocked>
    %20 = tt.broadcast %16 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %21 = ttg.convert_layout %20 : tensor<128x128x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %22 = tt.broadcast %19 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    tt.store %23, %10 : tensor<128x128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %c32_i32 = arith.constant 32 : i32
    %c2_i32 = arith.constant 2 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked2>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked2>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked2>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.splat %6 : i32 -> tensor<128xi32, #blocked2>
    %8 = arith.addi %7, %2 : tensor<128xi32, #blocked2>
    %9 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #blocked2>
    %10 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %26 = arith.divsi %arg6, %c2_i32 : i32
      %27 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked2>
      %28 = tt.splat %26 : i32 -> tensor<64xi32, #blocked2>
      %29 = arith.addi %28, %27 : tensor<64xi32, #blocked2>
      %30 = ttg.convert_layout %4 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %31 = tt.expand_dims %30 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %32 = ttg.convert_layout %31 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked1>
      %33 = arith.divsi %arg5, %c2_i32 : i32
      %34 = tt.splat %33 : i32 -> tensor<128x1xi32, #blocked1>
      %35 = arith.muli %32, %34 : tensor<128x1xi32, #blocked1>
      %36 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
      %37 = tt.addptr %36, %35 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
      %38 = ttg.convert_layout %29 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %39 = tt.expand_dims %38 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
      %40 = ttg.convert_layout %39 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked5>
      %41 = tt.broadcast %37 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x64x!tt.ptr<i8>, #blocked1>
      %42 = ttg.convert_layout %41 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> tensor<128x64x!tt.ptr<i8>, #blocked5>
      %43 = tt.broadcast %40 : tensor<1x64xi32, #blocked5> -> tensor<128x64xi32, #blocked5>
      %44 = tt.addptr %42, %43 : tensor<128x64x!tt.ptr<i8>, #blocked5>, tensor<128x64xi32, #blocked5>
      %45 = ttg.convert_layout %44 : tensor<128x64x!tt.ptr<i8>, #blocked5> -> tensor<128x64x!tt.ptr<i8>, #blocked6>
      %46 = tt.load %45 : tensor<128x64x!tt.ptr<i8>, #blocked6>
      %47 = ttg.convert_layout %46 : tensor<128x64xi8, #blocked6> -> tensor<128x64xi8, #blocked5>
      %48 = ttg.convert_layout %29 : tensor<64xi32, #blocked2> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %49 = tt.expand_dims %48 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %50 = ttg.convert_layout %49 : tensor<64x1xi32, #blocked3> -> tensor<64x1xi32, #blocked1>
      %51 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked1>
      %52 = tt.addptr %51, %50 : tensor<64x1x!tt.ptr<i8>, #blocked1>, tensor<64x1xi32, #blocked1>
      %53 = ttg.convert_layout %8 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %54 = tt.expand_dims %53 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
      %55 = ttg.convert_layout %54 : tensor<1x128xi32, #blocked4> -> tensor<1x128xi32, #blocked>
      %56 = tt.splat %33 : i32 -> tensor<1x128xi32, #blocked>
      %57 = arith.muli %55, %56 : tensor<1x128xi32, #blocked>
      %58 = tt.broadcast %52 : tensor<64x1x!tt.ptr<i8>, #blocked1> -> tensor<64x128x!tt.ptr<i8>, #blocked1>
      %59 = ttg.convert_layout %58 : tensor<64x128x!tt.ptr<i8>, #blocked1> -> tensor<64x128x!tt.ptr<i8>, #blocked>
      %60 = tt.broadcast %57 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
      %61 = tt.addptr %59, %60 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
      %62 = ttg.convert_layout %61 : tensor<64x128x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked7>
      %63 = tt.load %62 : tensor<64x128x!tt.ptr<i8>, #blocked7>
      %64 = ttg.convert_layout %63 : tensor<64x128xi8, #blocked7> -> tensor<64x128xi8, #blocked>
      %65 = arith.divsi %arg5, %c32_i32 : i32
      %66 = tt.splat %65 : i32 -> tensor<128x1xi32, #blocked1>
      %67 = arith.muli %32, %66 : tensor<128x1xi32, #blocked1>
      %68 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
      %69 = tt.addptr %68, %67 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
      %70 = arith.divsi %arg6, %c32_i32 : i32
      %71 = tt.splat %70 : i32 -> tensor<4xi32, #blocked2>
      %72 = arith.addi %71, %9 : tensor<4xi32, #blocked2>
      %73 = ttg.convert_layout %72 : tensor<4xi32, #blocked2> -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %74 = tt.expand_dims %73 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x4xi32, #blocked4>
      %75 = ttg.convert_layout %74 : tensor<1x4xi32, #blocked4> -> tensor<1x4xi32, #blocked8>
      %76 = tt.broadcast %69 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked1>
      %77 = ttg.convert_layout %76 : tensor<128x4x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked8>
      %78 = tt.broadcast %75 : tensor<1x4xi32, #blocked8> -> tensor<128x4xi32, #blocked8>
      %79 = tt.addptr %77, %78 : tensor<128x4x!tt.ptr<i8>, #blocked8>, tensor<128x4xi32, #blocked8>
      %80 = ttg.convert_layout %79 : tensor<128x4x!tt.ptr<i8>, #blocked8> -> tensor<128x4x!tt.ptr<i8>, #blocked8>
      %81 = tt.load %80 : tensor<128x4x!tt.ptr<i8>, #blocked8>
      %82 = ttg.convert_layout %8 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %83 = tt.expand_dims %82 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %84 = ttg.convert_layout %83 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked1>
      %85 = arith.muli %84, %66 : tensor<128x1xi32, #blocked1>
      %86 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
      %87 = tt.addptr %86, %85 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
      %88 = tt.broadcast %87 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked1>
      %89 = ttg.convert_layout %88 : tensor<128x4x!tt.ptr<i8>, #blocked1> -> tensor<128x4x!tt.ptr<i8>, #blocked8>
      %90 = tt.addptr %89, %78 : tensor<128x4x!tt.ptr<i8>, #blocked8>, tensor<128x4xi32, #blocked8>
      %91 = ttg.convert_layout %90 : tensor<128x4x!tt.ptr<i8>, #blocked8> -> tensor<128x4x!tt.ptr<i8>, #blocked8>
      %92 = tt.load %91 : tensor<128x4x!tt.ptr<i8>, #blocked8>
      %93 = tt.dot_scaled %47 scale %81, %64 scale %92, %arg7 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<128x64xi8, #blocked5>, tensor<128x4xi8, #blocked8> * tensor<64x128xi8, #blocked>, tensor<128x4xi8, #blocked8> -> tensor<128x128xf32, #blocked>
      scf.yield %93 : tensor<128x128xf32, #blocked>
    }
    %11 = ttg.convert_layout %4 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %13 = ttg.convert_layout %12 : tensor<128x1xi32, #blocked3> -> tensor<128x1xi32, #blocked1>
    %14 = arith.muli %13, %cst_0 : tensor<128x1xi32, #blocked1>
    %15 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %16 = tt.addptr %15, %14 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %17 = ttg.convert_layout %8 : tensor<128xi32, #blocked2> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %19 = ttg.convert_layout %18 : tensor<1x128xi32, #blocked4> -> tensor<1x128xi32, #blocked>
    %20 = tt.broadcast %16 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %21 = ttg.convert_layout %20 : tensor<128x128x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %22 = tt.broadcast %19 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %23 = tt.addptr %21, %22 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %24 = ttg.convert_layout %23 : tensor<128x128x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked9>
    %25 = ttg.convert_layout %10 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked9>
    tt.store %24, %25 : tensor<128x128x!tt.ptr<f32>, #blocked9>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %32 = arith.divsi %arg6, %c2_i32 : i32
      %33 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %34 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %35 = tt.splat %32 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %36 = tt.splat %32 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %37 = arith.addi %35, %33 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %38 = arith.addi %36, %34 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %39 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
      %40 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %41 = arith.divsi %arg5, %c2_i32 : i32
      %42 = tt.splat %41 : i32 -> tensor<128x1xi32, #blocked2>
      %43 = arith.muli %39, %42 : tensor<128x1xi32, #blocked2>
      %44 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
      %45 = tt.addptr %44, %43 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
      %46 = tt.expand_dims %37 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %47 = tt.broadcast %45 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x64x!tt.ptr<i8>, #blocked2>
      %48 = tt.broadcast %46 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
      %49 = tt.addptr %47, %48 : tensor<128x64x!tt.ptr<i8>, #blocked2>, tensor<128x64xi32, #blocked2>
      %50 = tt.load %49 : tensor<128x64x!tt.ptr<i8>, #blocked2>
      %51 = ttg.convert_layout %50 : tensor<128x64xi8, #blocked2> -> tensor<128x64xi8, #blocked5>
      %52 = tt.expand_dims %38 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
      %53 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
      %54 = tt.addptr %53, %52 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
      %55 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
      %56 = tt.splat %41 : i32 -> tensor<1x128xi32, #blocked4>
      %57 = arith.muli %55, %56 : tensor<1x128xi32, #blocked4>
      %58 = tt.broadcast %54 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x128x!tt.ptr<i8>, #blocked4>
      %59 = tt.broadcast %57 : tensor<1x128xi32, #blocked4> -> tensor<64x128xi32, #blocked4>
      %60 = tt.addptr %58, %59 : tensor<64x128x!tt.ptr<i8>, #blocked4>, tensor<64x128xi32, #blocked4>
      %61 = tt.load %60 : tensor<64x128x!tt.ptr<i8>, #blocked4>
      %62 = ttg.convert_layout %61 : tensor<64x128xi8, #blocked4> -> tensor<64x128xi8, #blocked>
      %63 = arith.divsi %arg5, %c32_i32 : i32
      %64 = tt.splat %63 : i32 -> tensor<128x1xi32, #blocked3>
      %65 = arith.muli %40, %64 : tensor<128x1xi32, #blocked3>
      %66 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
      %67 = tt.addptr %66, %65 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
      %68 = arith.divsi %arg6, %c32_i32 : i32
      %69 = tt.splat %68 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %70 = arith.addi %69, %21 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %71 = tt.expand_dims %70 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
      %72 = tt.broadcast %67 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
      %73 = tt.broadcast %71 : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
      %74 = tt.addptr %72, %73 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %75 = tt.load %74 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %76 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %77 = arith.muli %76, %64 : tensor<128x1xi32, #blocked3>
      %78 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
      %79 = tt.addptr %78, %77 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
      %80 = tt.broadcast %79 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
      %81 = tt.addptr %80, %73 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %82 = tt.load %81 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %83 = tt.dot_scaled %51 scale %75, %62 scale %82, %arg7 lhs = e2m1 rhs = e2m1 {fastMath = false} : tensor<128x64xi8, #blocked5>, tensor<128x4xi8, #blocked3> * tensor<64x128xi8, #blocked>, tensor<128x4xi8, #blocked3> -> tensor<128x128xf32, #blocked>
      scf.yield %83 : tensor<128x128xf32, #blocked>
    }
    %23 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %24 = arith.muli %23, %cst_0 : tensor<128x1xi32, #blocked1>
    %25 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %26 = tt.addptr %25, %24 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %27 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %28 = tt.broadcast %26 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %29 = tt.broadcast %27 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %30 = tt.addptr %28, %29 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %31 = ttg.convert_layout %22 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked1>
    tt.store %30, %31 : tensor<128x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %cst) -> (tensor<128x128xf32, #blocked>)  : i32 {
      %32 = arith.divsi %arg6, %c2_i32 : i32
      %33 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %34 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %35 = tt.splat %32 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %36 = tt.splat %32 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %37 = arith.addi %35, %33 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %38 = arith.addi %36, %34 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %39 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
      %40 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %41 = arith.divsi %arg5, %c2_i32 : i32
      %42 = tt.splat %41 : i32 -> tensor<128x1xi32, #blocked2>
      %43 = arith.muli %39, %42 : tensor<128x1xi32, #blocked2>
      %44 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
      %45 = tt.addptr %44, %43 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
      %46 = tt.expand_dims %37 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %47 = tt.broadcast %45 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x64x!tt.ptr<i8>, #blocked2>
      %48 = tt.broadcast %46 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
      %49 = tt.addptr %47, %48 : tensor<128x64x!tt.ptr<i8>, #blocked2>, tensor<128x64xi32, #blocked2>
      %50 = tt.load %49 : tensor<128x64x!tt.ptr<i8>, #blocked2>
      %51 = ttg.local_alloc %50 : (tensor<128x64xi8, #blocked2>) -> !ttg.memdesc<128x64xi8, #shared, #smem>
      %52 = tt.expand_dims %38 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
      %53 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
      %54 = tt.addptr %53, %52 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
      %55 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
      %56 = tt.splat %41 : i32 -> tensor<1x128xi32, #blocked4>
      %57 = arith.muli %55, %56 : tensor<1x128xi32, #blocked4>
      %58 = tt.broadcast %54 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x128x!tt.ptr<i8>, #blocked4>
      %59 = tt.broadcast %57 : tensor<1x128xi32, #blocked4> -> tensor<64x128xi32, #blocked4>
      %60 = tt.addptr %58, %59 : tensor<64x128x!tt.ptr<i8>, #blocked4>, tensor<64x128xi32, #blocked4>
      %61 = tt.load %60 : tensor<64x128x!tt.ptr<i8>, #blocked4>
      %62 = ttg.local_alloc %61 : (tensor<64x128xi8, #blocked4>) -> !ttg.memdesc<64x128xi8, #shared1, #smem>
      %63 = arith.divsi %arg5, %c32_i32 : i32
      %64 = tt.splat %63 : i32 -> tensor<128x1xi32, #blocked3>
      %65 = arith.muli %40, %64 : tensor<128x1xi32, #blocked3>
      %66 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
      %67 = tt.addptr %66, %65 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
      %68 = arith.divsi %arg6, %c32_i32 : i32
      %69 = tt.splat %68 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %70 = arith.addi %69, %21 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %71 = tt.expand_dims %70 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
      %72 = tt.broadcast %67 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
      %73 = tt.broadcast %71 : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
      %74 = tt.addptr %72, %73 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %75 = tt.load %74 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %76 = ttg.local_alloc %75 : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %77 = ttg.local_load %76 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #blocked3>
      %78 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %79 = arith.muli %78, %64 : tensor<128x1xi32, #blocked3>
      %80 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
      %81 = tt.addptr %80, %79 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
      %82 = tt.broadcast %81 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
      %83 = tt.addptr %82, %73 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %84 = tt.load %83 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %85 = ttg.local_alloc %84 : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %86 = ttg.local_load %85 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #blocked3>
      %87 = ttg.convert_layout %arg7 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked5>
      %result, %token = ttng.tmem_alloc %87 : (tensor<128x128xf32, #blocked5>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %88 = ttg.convert_layout %77 : tensor<128x4xi8, #blocked3> -> tensor<128x4xi8, #linear>
      %89 = ttg.convert_layout %86 : tensor<128x4xi8, #blocked3> -> tensor<128x4xi8, #linear>
      %result_1 = ttng.tmem_alloc %88 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_2 = ttng.tmem_alloc %89 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %90 = ttng.tc_gen5_mma_scaled %51, %62, %result[%token], %result_1, %result_2, %true, %true lhs = e2m1 rhs = e2m1 : !ttg.memdesc<128x64xi8, #shared, #smem>, !ttg.memdesc<64x128xi8, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_3, %token_4 = ttng.tmem_load %result[%90] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked5>
      %91 = ttg.convert_layout %result_3 : tensor<128x128xf32, #blocked5> -> tensor<128x128xf32, #blocked>
      scf.yield %91 : tensor<128x128xf32, #blocked>
    }
    %23 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %24 = arith.muli %23, %cst_0 : tensor<128x1xi32, #blocked1>
    %25 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %26 = tt.addptr %25, %24 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %27 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %28 = tt.broadcast %26 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %29 = tt.broadcast %27 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %30 = tt.addptr %28, %29 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %31 = ttg.convert_layout %22 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked1>
    tt.store %30, %31 : tensor<128x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %cst_0) -> (tensor<128x128xf32, #blocked1>)  : i32 {
      %32 = arith.divsi %arg6, %c2_i32 : i32
      %33 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %34 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %35 = tt.splat %32 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %36 = tt.splat %32 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %37 = arith.addi %35, %33 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %38 = arith.addi %36, %34 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %39 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
      %40 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %41 = arith.divsi %arg5, %c2_i32 : i32
      %42 = tt.splat %41 : i32 -> tensor<128x1xi32, #blocked2>
      %43 = arith.muli %39, %42 : tensor<128x1xi32, #blocked2>
      %44 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
      %45 = tt.addptr %44, %43 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
      %46 = tt.expand_dims %37 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %47 = tt.broadcast %45 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x64x!tt.ptr<i8>, #blocked2>
      %48 = tt.broadcast %46 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
      %49 = tt.addptr %47, %48 : tensor<128x64x!tt.ptr<i8>, #blocked2>, tensor<128x64xi32, #blocked2>
      %50 = tt.load %49 : tensor<128x64x!tt.ptr<i8>, #blocked2>
      %51 = ttg.local_alloc %50 : (tensor<128x64xi8, #blocked2>) -> !ttg.memdesc<128x64xi8, #shared, #smem>
      %52 = tt.expand_dims %38 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
      %53 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
      %54 = tt.addptr %53, %52 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
      %55 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
      %56 = tt.splat %41 : i32 -> tensor<1x128xi32, #blocked4>
      %57 = arith.muli %55, %56 : tensor<1x128xi32, #blocked4>
      %58 = tt.broadcast %54 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x128x!tt.ptr<i8>, #blocked4>
      %59 = tt.broadcast %57 : tensor<1x128xi32, #blocked4> -> tensor<64x128xi32, #blocked4>
      %60 = tt.addptr %58, %59 : tensor<64x128x!tt.ptr<i8>, #blocked4>, tensor<64x128xi32, #blocked4>
      %61 = tt.load %60 : tensor<64x128x!tt.ptr<i8>, #blocked4>
      %62 = ttg.local_alloc %61 : (tensor<64x128xi8, #blocked4>) -> !ttg.memdesc<64x128xi8, #shared1, #smem>
      %63 = arith.divsi %arg5, %c32_i32 : i32
      %64 = tt.splat %63 : i32 -> tensor<128x1xi32, #blocked3>
      %65 = arith.muli %40, %64 : tensor<128x1xi32, #blocked3>
      %66 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
      %67 = tt.addptr %66, %65 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
      %68 = arith.divsi %arg6, %c32_i32 : i32
      %69 = tt.splat %68 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %70 = arith.addi %69, %21 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %71 = tt.expand_dims %70 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
      %72 = tt.broadcast %67 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
      %73 = tt.broadcast %71 : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
      %74 = tt.addptr %72, %73 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %75 = tt.load %74 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %76 = ttg.local_alloc %75 : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %77 = ttg.local_load %76 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %78 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
      %79 = arith.muli %78, %64 : tensor<128x1xi32, #blocked3>
      %80 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
      %81 = tt.addptr %80, %79 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
      %82 = tt.broadcast %81 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
      %83 = tt.addptr %82, %73 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %84 = tt.load %83 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %85 = ttg.local_alloc %84 : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %86 = ttg.local_load %85 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %result, %token = ttng.tmem_alloc %arg7 : (tensor<128x128xf32, #blocked1>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %result_1 = ttng.tmem_alloc %77 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_2 = ttng.tmem_alloc %86 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %87 = ttng.tc_gen5_mma_scaled %51, %62, %result[%token], %result_1, %result_2, %true, %true lhs = e2m1 rhs = e2m1 : !ttg.memdesc<128x64xi8, #shared, #smem>, !ttg.memdesc<64x128xi8, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_3, %token_4 = ttng.tmem_load %result[%87] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
      scf.yield %result_3 : tensor<128x128xf32, #blocked1>
    }
    %23 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %24 = arith.muli %23, %cst : tensor<128x1xi32, #blocked>
    %25 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %26 = tt.addptr %25, %24 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %27 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %28 = tt.broadcast %26 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %29 = tt.broadcast %27 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %30 = tt.addptr %28, %29 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %31 = ttg.convert_layout %22 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    tt.store %30, %31 : tensor<128x128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %25 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %26 = arith.divsi %arg5, %c2_i32 : i32
    %27 = tt.splat %26 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %24, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x64x!tt.ptr<i8>, #blocked2>
    %32 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %33 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %34 = tt.splat %26 : i32 -> tensor<1x128xi32, #blocked4>
    %35 = arith.muli %33, %34 : tensor<1x128xi32, #blocked4>
    %36 = tt.broadcast %35 : tensor<1x128xi32, #blocked4> -> tensor<64x128xi32, #blocked4>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked3>
    %39 = arith.muli %25, %38 : tensor<128x1xi32, #blocked3>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %44 = arith.muli %43, %38 : tensor<128x1xi32, #blocked3>
    %45 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %46 = tt.addptr %45, %44 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %47 = tt.broadcast %46 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %48 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %cst_0) -> (tensor<128x128xf32, #blocked1>)  : i32 {
      %58 = arith.divsi %arg6, %c2_i32 : i32
      %59 = tt.splat %58 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %60 = tt.splat %58 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %61 = arith.addi %59, %22 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %62 = arith.addi %60, %23 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %63 = tt.expand_dims %61 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %64 = tt.broadcast %63 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
      %65 = tt.addptr %31, %64 : tensor<128x64x!tt.ptr<i8>, #blocked2>, tensor<128x64xi32, #blocked2>
      %66 = tt.load %65 : tensor<128x64x!tt.ptr<i8>, #blocked2>
      %67 = ttg.local_alloc %66 : (tensor<128x64xi8, #blocked2>) -> !ttg.memdesc<128x64xi8, #shared, #smem>
      %68 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
      %69 = tt.addptr %32, %68 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
      %70 = tt.broadcast %69 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x128x!tt.ptr<i8>, #blocked4>
      %71 = tt.addptr %70, %36 : tensor<64x128x!tt.ptr<i8>, #blocked4>, tensor<64x128xi32, #blocked4>
      %72 = tt.load %71 : tensor<64x128x!tt.ptr<i8>, #blocked4>
      %73 = ttg.local_alloc %72 : (tensor<64x128xi8, #blocked4>) -> !ttg.memdesc<64x128xi8, #shared1, #smem>
      %74 = arith.divsi %arg6, %c32_i32 : i32
      %75 = tt.splat %74 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %76 = arith.addi %75, %21 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %77 = tt.expand_dims %76 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
      %78 = tt.broadcast %77 : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
      %79 = tt.addptr %42, %78 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %80 = tt.load %79 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %81 = ttg.local_alloc %80 : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %82 = ttg.local_load %81 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %83 = tt.addptr %47, %78 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %84 = tt.load %83 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %85 = ttg.local_alloc %84 : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %86 = ttg.local_load %85 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %result, %token = ttng.tmem_alloc %arg7 : (tensor<128x128xf32, #blocked1>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %result_1 = ttng.tmem_alloc %82 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_2 = ttng.tmem_alloc %86 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %87 = ttng.tc_gen5_mma_scaled %67, %73, %result[%token], %result_1, %result_2, %true, %true lhs = e2m1 rhs = e2m1 : !ttg.memdesc<128x64xi8, #shared, #smem>, !ttg.memdesc<64x128xi8, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_3, %token_4 = ttng.tmem_load %result[%87] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
      scf.yield %result_3 : tensor<128x128xf32, #blocked1>
    }
    %49 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %50 = arith.muli %49, %cst : tensor<128x1xi32, #blocked>
    %51 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %52 = tt.addptr %51, %50 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %53 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %54 = tt.broadcast %52 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %55 = tt.broadcast %53 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %56 = tt.addptr %54, %55 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %57 = ttg.convert_layout %48 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    tt.store %56, %57 : tensor<128x128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_optimize_accumulator_init()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %25 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %26 = arith.divsi %arg5, %c2_i32 : i32
    %27 = tt.splat %26 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %24, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x64x!tt.ptr<i8>, #blocked2>
    %32 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %33 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %34 = tt.splat %26 : i32 -> tensor<1x128xi32, #blocked4>
    %35 = arith.muli %33, %34 : tensor<1x128xi32, #blocked4>
    %36 = tt.broadcast %35 : tensor<1x128xi32, #blocked4> -> tensor<64x128xi32, #blocked4>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked3>
    %39 = arith.muli %25, %38 : tensor<128x1xi32, #blocked3>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %44 = arith.muli %43, %38 : tensor<128x1xi32, #blocked3>
    %45 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %46 = tt.addptr %45, %44 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %47 = tt.broadcast %46 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %48:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %cst_0, %arg8 = %false) -> (tensor<128x128xf32, #blocked1>, i1)  : i32 {
      %58 = arith.divsi %arg6, %c2_i32 : i32
      %59 = tt.splat %58 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %60 = tt.splat %58 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %61 = arith.addi %59, %22 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %62 = arith.addi %60, %23 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %63 = tt.expand_dims %61 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %64 = tt.broadcast %63 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
      %65 = tt.addptr %31, %64 : tensor<128x64x!tt.ptr<i8>, #blocked2>, tensor<128x64xi32, #blocked2>
      %66 = tt.load %65 : tensor<128x64x!tt.ptr<i8>, #blocked2>
      %67 = ttg.local_alloc %66 : (tensor<128x64xi8, #blocked2>) -> !ttg.memdesc<128x64xi8, #shared, #smem>
      %68 = tt.expand_dims %62 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
      %69 = tt.addptr %32, %68 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
      %70 = tt.broadcast %69 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x128x!tt.ptr<i8>, #blocked4>
      %71 = tt.addptr %70, %36 : tensor<64x128x!tt.ptr<i8>, #blocked4>, tensor<64x128xi32, #blocked4>
      %72 = tt.load %71 : tensor<64x128x!tt.ptr<i8>, #blocked4>
      %73 = ttg.local_alloc %72 : (tensor<64x128xi8, #blocked4>) -> !ttg.memdesc<64x128xi8, #shared1, #smem>
      %74 = arith.divsi %arg6, %c32_i32 : i32
      %75 = tt.splat %74 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %76 = arith.addi %75, %21 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %77 = tt.expand_dims %76 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
      %78 = tt.broadcast %77 : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
      %79 = tt.addptr %42, %78 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %80 = tt.load %79 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %81 = ttg.local_alloc %80 : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %82 = ttg.local_load %81 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %83 = tt.addptr %47, %78 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %84 = tt.load %83 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %85 = ttg.local_alloc %84 : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %86 = ttg.local_load %85 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %result, %token = ttng.tmem_alloc %arg7 : (tensor<128x128xf32, #blocked1>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %result_1 = ttng.tmem_alloc %82 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_2 = ttng.tmem_alloc %86 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %87 = ttng.tc_gen5_mma_scaled %67, %73, %result[%token], %result_1, %result_2, %arg8, %true lhs = e2m1 rhs = e2m1 : !ttg.memdesc<128x64xi8, #shared, #smem>, !ttg.memdesc<64x128xi8, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_3, %token_4 = ttng.tmem_load %result[%87] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
      scf.yield %result_3, %true : tensor<128x128xf32, #blocked1>, i1
    }
    %49 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %50 = arith.muli %49, %cst : tensor<128x1xi32, #blocked>
    %51 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %52 = tt.addptr %51, %50 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %53 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %54 = tt.broadcast %52 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %55 = tt.broadcast %53 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %56 = tt.addptr %54, %55 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %57 = ttg.convert_layout %48#0 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    tt.store %56, %57 : tensor<128x128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_hoist_tmem_alloc()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %25 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %26 = arith.divsi %arg5, %c2_i32 : i32
    %27 = tt.splat %26 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %24, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x64x!tt.ptr<i8>, #blocked2>
    %32 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %33 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %34 = tt.splat %26 : i32 -> tensor<1x128xi32, #blocked4>
    %35 = arith.muli %33, %34 : tensor<1x128xi32, #blocked4>
    %36 = tt.broadcast %35 : tensor<1x128xi32, #blocked4> -> tensor<64x128xi32, #blocked4>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked3>
    %39 = arith.muli %25, %38 : tensor<128x1xi32, #blocked3>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %44 = arith.muli %43, %38 : tensor<128x1xi32, #blocked3>
    %45 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %46 = tt.addptr %45, %44 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %47 = tt.broadcast %46 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %48 = ttng.tmem_store %cst_0, %result[%token], %true : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %49:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %false, %arg8 = %48) -> (i1, !ttg.async.token)  : i32 {
      %59 = arith.divsi %arg6, %c2_i32 : i32
      %60 = tt.splat %59 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %61 = tt.splat %59 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %62 = arith.addi %60, %22 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %63 = arith.addi %61, %23 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %64 = tt.expand_dims %62 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %65 = tt.broadcast %64 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
      %66 = tt.addptr %31, %65 : tensor<128x64x!tt.ptr<i8>, #blocked2>, tensor<128x64xi32, #blocked2>
      %67 = tt.load %66 : tensor<128x64x!tt.ptr<i8>, #blocked2>
      %68 = ttg.local_alloc %67 : (tensor<128x64xi8, #blocked2>) -> !ttg.memdesc<128x64xi8, #shared, #smem>
      %69 = tt.expand_dims %63 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
      %70 = tt.addptr %32, %69 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
      %71 = tt.broadcast %70 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x128x!tt.ptr<i8>, #blocked4>
      %72 = tt.addptr %71, %36 : tensor<64x128x!tt.ptr<i8>, #blocked4>, tensor<64x128xi32, #blocked4>
      %73 = tt.load %72 : tensor<64x128x!tt.ptr<i8>, #blocked4>
      %74 = ttg.local_alloc %73 : (tensor<64x128xi8, #blocked4>) -> !ttg.memdesc<64x128xi8, #shared1, #smem>
      %75 = arith.divsi %arg6, %c32_i32 : i32
      %76 = tt.splat %75 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %77 = arith.addi %76, %21 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %78 = tt.expand_dims %77 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
      %79 = tt.broadcast %78 : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
      %80 = tt.addptr %42, %79 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %81 = tt.load %80 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %82 = ttg.local_alloc %81 : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %83 = ttg.local_load %82 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %84 = tt.addptr %47, %79 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %85 = tt.load %84 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %86 = ttg.local_alloc %85 : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %87 = ttg.local_load %86 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %result_3 = ttng.tmem_alloc %83 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_4 = ttng.tmem_alloc %87 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %88 = ttng.tc_gen5_mma_scaled %68, %74, %result[%arg8], %result_3, %result_4, %arg7, %true lhs = e2m1 rhs = e2m1 : !ttg.memdesc<128x64xi8, #shared, #smem>, !ttg.memdesc<64x128xi8, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      scf.yield %true, %88 : i1, !ttg.async.token
    }
    %result_1, %token_2 = ttng.tmem_load %result[%49#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %50 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %51 = arith.muli %50, %cst : tensor<128x1xi32, #blocked>
    %52 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %54 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %55 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %56 = tt.broadcast %54 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %57 = tt.addptr %55, %56 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %58 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    tt.store %57, %58 : tensor<128x128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_assign_latencies(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %25 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %26 = arith.divsi %arg5, %c2_i32 : i32
    %27 = tt.splat %26 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %24, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x64x!tt.ptr<i8>, #blocked2>
    %32 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %33 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %34 = tt.splat %26 : i32 -> tensor<1x128xi32, #blocked4>
    %35 = arith.muli %33, %34 : tensor<1x128xi32, #blocked4>
    %36 = tt.broadcast %35 : tensor<1x128xi32, #blocked4> -> tensor<64x128xi32, #blocked4>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked3>
    %39 = arith.muli %25, %38 : tensor<128x1xi32, #blocked3>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %44 = arith.muli %43, %38 : tensor<128x1xi32, #blocked3>
    %45 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %46 = tt.addptr %45, %44 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %47 = tt.broadcast %46 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %48 = ttng.tmem_store %cst_0, %result[%token], %true : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %49:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %false, %arg8 = %48) -> (i1, !ttg.async.token)  : i32 {
      %59 = arith.divsi %arg6, %c2_i32 : i32
      %60 = tt.splat %59 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %61 = tt.splat %59 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %62 = arith.addi %60, %22 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %63 = arith.addi %61, %23 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %64 = tt.expand_dims %62 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %65 = tt.broadcast %64 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
      %66 = tt.addptr %31, %65 : tensor<128x64x!tt.ptr<i8>, #blocked2>, tensor<128x64xi32, #blocked2>
      %67 = tt.load %66 {tt.latency = 2 : i32} : tensor<128x64x!tt.ptr<i8>, #blocked2>
      %68 = ttg.local_alloc %67 : (tensor<128x64xi8, #blocked2>) -> !ttg.memdesc<128x64xi8, #shared, #smem>
      %69 = tt.expand_dims %63 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
      %70 = tt.addptr %32, %69 : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
      %71 = tt.broadcast %70 : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x128x!tt.ptr<i8>, #blocked4>
      %72 = tt.addptr %71, %36 : tensor<64x128x!tt.ptr<i8>, #blocked4>, tensor<64x128xi32, #blocked4>
      %73 = tt.load %72 {tt.latency = 2 : i32} : tensor<64x128x!tt.ptr<i8>, #blocked4>
      %74 = ttg.local_alloc %73 : (tensor<64x128xi8, #blocked4>) -> !ttg.memdesc<64x128xi8, #shared1, #smem>
      %75 = arith.divsi %arg6, %c32_i32 : i32
      %76 = tt.splat %75 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %77 = arith.addi %76, %21 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %78 = tt.expand_dims %77 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
      %79 = tt.broadcast %78 : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
      %80 = tt.addptr %42, %79 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %81 = tt.load %80 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %82 = ttg.local_alloc %81 : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %83 = ttg.local_load %82 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %84 = tt.addptr %47, %79 : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %85 = tt.load %84 : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %86 = ttg.local_alloc %85 : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %87 = ttg.local_load %86 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %result_3 = ttng.tmem_alloc %83 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_4 = ttng.tmem_alloc %87 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %88 = ttng.tc_gen5_mma_scaled %68, %74, %result[%arg8], %result_3, %result_4, %arg7, %true lhs = e2m1 rhs = e2m1 : !ttg.memdesc<128x64xi8, #shared, #smem>, !ttg.memdesc<64x128xi8, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      scf.yield %true, %88 : i1, !ttg.async.token
    }
    %result_1, %token_2 = ttng.tmem_load %result[%49#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %50 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %51 = arith.muli %50, %cst : tensor<128x1xi32, #blocked>
    %52 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %54 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %55 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %56 = tt.broadcast %54 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %57 = tt.addptr %55, %56 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %58 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    tt.store %57, %58 : tensor<128x128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_schedule_loops()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %25 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %26 = arith.divsi %arg5, %c2_i32 : i32
    %27 = tt.splat %26 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %24, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x64x!tt.ptr<i8>, #blocked2>
    %32 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %33 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %34 = tt.splat %26 : i32 -> tensor<1x128xi32, #blocked4>
    %35 = arith.muli %33, %34 : tensor<1x128xi32, #blocked4>
    %36 = tt.broadcast %35 : tensor<1x128xi32, #blocked4> -> tensor<64x128xi32, #blocked4>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked3>
    %39 = arith.muli %25, %38 : tensor<128x1xi32, #blocked3>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %44 = arith.muli %43, %38 : tensor<128x1xi32, #blocked3>
    %45 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %46 = tt.addptr %45, %44 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %47 = tt.broadcast %46 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %48 = ttng.tmem_store %cst_0, %result[%token], %true : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %49:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %false, %arg8 = %48) -> (i1, !ttg.async.token)  : i32 {
      %59 = arith.divsi %arg6, %c2_i32 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
      %60 = tt.splat %59 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %61 = tt.splat %59 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %62 = arith.addi %60, %22 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %63 = arith.addi %61, %23 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %64 = tt.expand_dims %62 {axis = 0 : i32, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %65 = tt.broadcast %64 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
      %66 = tt.addptr %31, %65 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<i8>, #blocked2>, tensor<128x64xi32, #blocked2>
      %67 = tt.load %66 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<i8>, #blocked2>
      %68 = ttg.local_alloc %67 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xi8, #blocked2>) -> !ttg.memdesc<128x64xi8, #shared, #smem>
      %69 = tt.expand_dims %63 {axis = 1 : i32, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
      %70 = tt.addptr %32, %69 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
      %71 = tt.broadcast %70 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x128x!tt.ptr<i8>, #blocked4>
      %72 = tt.addptr %71, %36 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x128x!tt.ptr<i8>, #blocked4>, tensor<64x128xi32, #blocked4>
      %73 = tt.load %72 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x128x!tt.ptr<i8>, #blocked4>
      %74 = ttg.local_alloc %73 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<64x128xi8, #blocked4>) -> !ttg.memdesc<64x128xi8, #shared1, #smem>
      %75 = arith.divsi %arg6, %c32_i32 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
      %76 = tt.splat %75 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %77 = arith.addi %76, %21 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %78 = tt.expand_dims %77 {axis = 0 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
      %79 = tt.broadcast %78 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
      %80 = tt.addptr %42, %79 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %81 = tt.load %80 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %82 = ttg.local_alloc %81 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %83 = ttg.local_load %82 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %84 = tt.addptr %47, %79 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %85 = tt.load %84 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %86 = ttg.local_alloc %85 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %87 = ttg.local_load %86 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %result_3 = ttng.tmem_alloc %83 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_4 = ttng.tmem_alloc %87 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %88 = ttng.tc_gen5_mma_scaled %68, %74, %result[%arg8], %result_3, %result_4, %arg7, %true lhs = e2m1 rhs = e2m1 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<128x64xi8, #shared, #smem>, !ttg.memdesc<64x128xi8, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      scf.yield %true, %88 : i1, !ttg.async.token
    } {tt.scheduled_max_stage = 2 : i32}
    %result_1, %token_2 = ttng.tmem_load %result[%49#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %50 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %51 = arith.muli %50, %cst : tensor<128x1xi32, #blocked>
    %52 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %54 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %55 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %56 = tt.broadcast %54 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %57 = tt.addptr %55, %56 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %58 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    tt.store %57, %58 : tensor<128x128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_warp_specialize(3)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c32_i32 = arith.constant 32 : i32
    %c2_i32 = arith.constant 2 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32, #blocked1>
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %24 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %25 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %26 = arith.divsi %arg5, %c2_i32 : i32
    %27 = tt.splat %26 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %24, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x64x!tt.ptr<i8>, #blocked2>
    %32 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked4>
    %33 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %34 = tt.splat %26 : i32 -> tensor<1x128xi32, #blocked4>
    %35 = arith.muli %33, %34 : tensor<1x128xi32, #blocked4>
    %36 = tt.broadcast %35 : tensor<1x128xi32, #blocked4> -> tensor<64x128xi32, #blocked4>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked3>
    %39 = arith.muli %25, %38 : tensor<128x1xi32, #blocked3>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %44 = arith.muli %43, %38 : tensor<128x1xi32, #blocked3>
    %45 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked3>
    %46 = tt.addptr %45, %44 : tensor<128x1x!tt.ptr<i8>, #blocked3>, tensor<128x1xi32, #blocked3>
    %47 = tt.broadcast %46 : tensor<128x1x!tt.ptr<i8>, #blocked3> -> tensor<128x4x!tt.ptr<i8>, #blocked3>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %48 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %49:2 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %false, %arg8 = %48) -> (i1, !ttg.async.token)  : i32 {
      %59 = arith.divsi %arg6, %c2_i32 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32
      %60 = tt.splat %59 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %61 = tt.splat %59 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %62 = arith.addi %60, %22 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %63 = arith.addi %61, %23 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
      %64 = tt.expand_dims %62 {axis = 0 : i32, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %65 = tt.broadcast %64 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
      %66 = tt.addptr %31, %65 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<i8>, #blocked2>, tensor<128x64xi32, #blocked2>
      %67 = tt.load %66 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<128x64x!tt.ptr<i8>, #blocked2>
      %68 = ttg.local_alloc %67 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x64xi8, #blocked2>) -> !ttg.memdesc<128x64xi8, #shared, #smem>
      %69 = tt.expand_dims %63 {axis = 1 : i32, loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<64x1xi32, #blocked4>
      %70 = tt.addptr %32, %69 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x1x!tt.ptr<i8>, #blocked4>, tensor<64x1xi32, #blocked4>
      %71 = tt.broadcast %70 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x1x!tt.ptr<i8>, #blocked4> -> tensor<64x128x!tt.ptr<i8>, #blocked4>
      %72 = tt.addptr %71, %36 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x128x!tt.ptr<i8>, #blocked4>, tensor<64x128xi32, #blocked4>
      %73 = tt.load %72 {loop.cluster = 2 : i32, loop.stage = 0 : i32} : tensor<64x128x!tt.ptr<i8>, #blocked4>
      %74 = ttg.local_alloc %73 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<64x128xi8, #blocked4>) -> !ttg.memdesc<64x128xi8, #shared1, #smem>
      %75 = arith.divsi %arg6, %c32_i32 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32
      %76 = tt.splat %75 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %77 = arith.addi %76, %21 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
      %78 = tt.expand_dims %77 {axis = 0 : i32, loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x4xi32, #blocked3>
      %79 = tt.broadcast %78 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<1x4xi32, #blocked3> -> tensor<128x4xi32, #blocked3>
      %80 = tt.addptr %42, %79 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %81 = tt.load %80 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %82 = ttg.local_alloc %81 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %83 = ttg.local_load %82 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %84 = tt.addptr %47, %79 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x4x!tt.ptr<i8>, #blocked3>, tensor<128x4xi32, #blocked3>
      %85 = tt.load %84 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : tensor<128x4x!tt.ptr<i8>, #blocked3>
      %86 = ttg.local_alloc %85 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x4xi8, #blocked3>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %87 = ttg.local_load %86 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %result_3 = ttng.tmem_alloc %83 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_4 = ttng.tmem_alloc %87 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %88 = ttng.tc_gen5_mma_scaled %68, %74, %result[%arg8], %result_3, %result_4, %arg7, %true lhs = e2m1 rhs = e2m1 {loop.cluster = 0 : i32, loop.stage = 2 : i32} : !ttg.memdesc<128x64xi8, #shared, #smem>, !ttg.memdesc<64x128xi8, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      scf.yield %true, %88 : i1, !ttg.async.token
    } {tt.scheduled_max_stage = 2 : i32}
    %result_1, %token_2 = ttng.tmem_load %result[%49#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %50 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %51 = arith.muli %50, %cst_0 : tensor<128x1xi32, #blocked1>
    %52 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %54 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %55 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %56 = tt.broadcast %54 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %57 = tt.addptr %55, %56 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %58 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked1>
    tt.store %57, %58 : tensor<128x128x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_pipeline(3, False)
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c256_i32 = arith.constant 256 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked2>
    %c32_i32 = arith.constant 32 : i32
    %c2_i32 = arith.constant 2 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<128> : tensor<128x1xi32, #blocked3>
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %24 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %25 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %26 = arith.divsi %arg5, %c2_i32 : i32
    %27 = tt.splat %26 : i32 -> tensor<128x1xi32, #blocked1>
    %28 = arith.muli %24, %27 : tensor<128x1xi32, #blocked1>
    %29 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x64x!tt.ptr<i8>, #blocked1>
    %32 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %33 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %34 = tt.splat %26 : i32 -> tensor<1x128xi32, #blocked>
    %35 = arith.muli %33, %34 : tensor<1x128xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %25, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x4x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %44 = arith.muli %43, %38 : tensor<128x1xi32, #blocked4>
    %45 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %46 = tt.addptr %45, %44 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %47 = tt.broadcast %46 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x4x!tt.ptr<i8>, #blocked4>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %48 = ttng.tmem_store %cst_1, %result[%token], %true : tensor<128x128xf32, #blocked2> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable>
    %51 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %52 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %54 = tt.addptr %31, %53 : tensor<128x64x!tt.ptr<i8>, #blocked1>, tensor<128x64xi32, #blocked1>
    %55 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
    %56 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
    %58 = ttg.async_commit_group %57
    %59 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %60 = tt.addptr %32, %59 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked>
    %62 = tt.addptr %61, %36 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
    %63 = ttg.memdesc_subview %50[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %64 = tt.splat %51 : i1 -> tensor<64x128xi1, #blocked>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 : tensor<64x128x!tt.ptr<i8>, #blocked> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %66 = ttg.async_commit_group %65
    %67 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %68 = arith.addi %22, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %69 = arith.addi %23, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %71 = tt.broadcast %70 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %72 = tt.addptr %31, %71 : tensor<128x64x!tt.ptr<i8>, #blocked1>, tensor<128x64xi32, #blocked1>
    %73 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
    %74 = tt.splat %67 : i1 -> tensor<128x64xi1, #blocked1>
    %75 = ttg.async_copy_global_to_local %72, %73 mask %74 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
    %76 = ttg.async_commit_group %75
    %77 = tt.expand_dims %69 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %78 = tt.addptr %32, %77 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked>
    %80 = tt.addptr %79, %36 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
    %81 = ttg.memdesc_subview %50[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %82 = tt.splat %67 : i1 -> tensor<64x128xi1, #blocked>
    %83 = ttg.async_copy_global_to_local %80, %81 mask %82 : tensor<64x128x!tt.ptr<i8>, #blocked> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %84 = ttg.async_commit_group %83
    %85:10 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %false, %arg8 = %48, %arg9 = %c1_i32, %arg10 = %c-1_i32, %arg11 = %c2_i32, %arg12 = %c2_i32, %arg13 = %58, %arg14 = %76, %arg15 = %66, %arg16 = %84) -> (i1, !ttg.async.token, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %96 = arith.subi %arg5, %c256_i32 : i32
      %97 = arith.cmpi slt, %arg6, %96 : i32
      %98 = arith.addi %arg10, %c1_i32 : i32
      %99 = arith.cmpi sge, %98, %arg11 : i32
      %100 = arith.select %99, %c0_i32, %98 : i32
      %101 = ttg.async_wait %arg13, %arg15 {num = 2 : i32}
      %102 = ttg.memdesc_subview %49[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
      %103 = ttg.memdesc_subview %50[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %104 = arith.divsi %arg6, %c32_i32 : i32
      %105 = tt.splat %104 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %106 = arith.addi %105, %21 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %107 = tt.expand_dims %106 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x4xi32, #blocked4>
      %108 = tt.broadcast %107 : tensor<1x4xi32, #blocked4> -> tensor<128x4xi32, #blocked4>
      %109 = tt.addptr %42, %108 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
      %110 = tt.load %109 : tensor<128x4x!tt.ptr<i8>, #blocked4>
      %111 = ttg.local_alloc %110 : (tensor<128x4xi8, #blocked4>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %112 = ttg.local_load %111 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %113 = tt.addptr %47, %108 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
      %114 = tt.load %113 : tensor<128x4x!tt.ptr<i8>, #blocked4>
      %115 = ttg.local_alloc %114 : (tensor<128x4xi8, #blocked4>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %116 = ttg.local_load %115 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %result_5 = ttng.tmem_alloc %112 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_6 = ttng.tmem_alloc %116 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %117 = ttng.tc_gen5_mma_scaled %102, %103, %result[%arg8], %result_5, %result_6, %arg7, %true lhs = e2m1 rhs = e2m1 : !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>, !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %118 = arith.addi %arg9, %c1_i32 : i32
      %119 = arith.cmpi sge, %118, %c2_i32 : i32
      %120 = arith.select %119, %c0_i32, %118 : i32
      %121 = arith.addi %arg6, %c256_i32 : i32
      %122 = arith.divsi %121, %c2_i32 : i32
      %123 = tt.splat %122 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %124 = tt.splat %122 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %125 = arith.addi %123, %22 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %126 = arith.addi %124, %23 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %127 = tt.expand_dims %125 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %128 = tt.broadcast %127 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
      %129 = tt.addptr %31, %128 : tensor<128x64x!tt.ptr<i8>, #blocked1>, tensor<128x64xi32, #blocked1>
      %130 = ttg.memdesc_subview %49[%120, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
      %131 = tt.splat %97 : i1 -> tensor<128x64xi1, #blocked1>
      %132 = ttg.async_copy_global_to_local %129, %130 mask %131 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
      %133 = ttg.async_commit_group %132
      %134 = tt.expand_dims %126 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %135 = tt.addptr %32, %134 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
      %136 = tt.broadcast %135 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked>
      %137 = tt.addptr %136, %36 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
      %138 = ttg.memdesc_subview %50[%120, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %139 = tt.splat %97 : i1 -> tensor<64x128xi1, #blocked>
      %140 = ttg.async_copy_global_to_local %137, %138 mask %139 : tensor<64x128x!tt.ptr<i8>, #blocked> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %141 = ttg.async_commit_group %140
      scf.yield %true, %117, %120, %100, %arg12, %c2_i32, %arg14, %133, %arg16, %141 : i1, !ttg.async.token, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %86 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable>
    %result_3, %token_4 = ttng.tmem_load %result[%85#1] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked2>
    %87 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %88 = arith.muli %87, %cst_2 : tensor<128x1xi32, #blocked3>
    %89 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %91 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %92 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked3>
    %93 = tt.broadcast %91 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %94 = tt.addptr %92, %93 : tensor<128x128x!tt.ptr<f32>, #blocked3>, tensor<128x128xi32, #blocked3>
    %95 = ttg.convert_layout %result_3 : tensor<128x128xf32, #blocked2> -> tensor<128x128xf32, #blocked3>
    tt.store %94, %95 : tensor<128x128x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c256_i32 = arith.constant 256 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked2>
    %c32_i32 = arith.constant 32 : i32
    %c2_i32 = arith.constant 2 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<128> : tensor<128x1xi32, #blocked3>
    %false = arith.constant false
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c128_i32 : i32
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %8 = tt.splat %2 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = tt.splat %2 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %10 = tt.splat %2 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %13 = arith.addi %10, %5 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %14 = tt.get_program_id y : i32
    %15 = arith.muli %14, %c128_i32 : i32
    %16 = tt.splat %15 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %15 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %18 = tt.splat %15 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = arith.addi %17, %7 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %21 = arith.addi %18, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %22 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %25 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %26 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %27 = arith.divsi %arg5, %c2_i32 : i32
    %28 = tt.splat %27 : i32 -> tensor<128x1xi32, #blocked1>
    %29 = arith.muli %25, %28 : tensor<128x1xi32, #blocked1>
    %30 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %31 = tt.addptr %30, %29 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %32 = tt.broadcast %31 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x64x!tt.ptr<i8>, #blocked1>
    %33 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %34 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %35 = tt.splat %27 : i32 -> tensor<1x128xi32, #blocked>
    %36 = arith.muli %34, %35 : tensor<1x128xi32, #blocked>
    %37 = tt.broadcast %36 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %38 = arith.divsi %arg5, %c32_i32 : i32
    %39 = tt.splat %38 : i32 -> tensor<128x1xi32, #blocked4>
    %40 = arith.muli %26, %39 : tensor<128x1xi32, #blocked4>
    %41 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %42 = tt.addptr %41, %40 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %43 = tt.broadcast %42 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x4x!tt.ptr<i8>, #blocked4>
    %44 = tt.expand_dims %21 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %45 = arith.muli %44, %39 : tensor<128x1xi32, #blocked4>
    %46 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %47 = tt.addptr %46, %45 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %48 = tt.broadcast %47 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x4x!tt.ptr<i8>, #blocked4>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_1, %result, %true : tensor<128x128xf32, #blocked2> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable>
    %50 = ttg.local_alloc : () -> !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable>
    %51 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %52 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %53 = tt.broadcast %52 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %54 = tt.addptr %32, %53 : tensor<128x64x!tt.ptr<i8>, #blocked1>, tensor<128x64xi32, #blocked1>
    %55 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
    %56 = tt.splat %51 : i1 -> tensor<128x64xi1, #blocked1>
    %57 = ttg.async_copy_global_to_local %54, %55 mask %56 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
    %58 = ttg.async_commit_group %57
    %59 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %60 = tt.addptr %33, %59 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %61 = tt.broadcast %60 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked>
    %62 = tt.addptr %61, %37 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
    %63 = ttg.memdesc_subview %50[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %64 = tt.splat %51 : i1 -> tensor<64x128xi1, #blocked>
    %65 = ttg.async_copy_global_to_local %62, %63 mask %64 : tensor<64x128x!tt.ptr<i8>, #blocked> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %66 = ttg.async_commit_group %65
    %67 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %68 = arith.addi %23, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %69 = arith.addi %24, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %70 = tt.expand_dims %68 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %71 = tt.broadcast %70 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %72 = tt.addptr %32, %71 : tensor<128x64x!tt.ptr<i8>, #blocked1>, tensor<128x64xi32, #blocked1>
    %73 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
    %74 = tt.splat %67 : i1 -> tensor<128x64xi1, #blocked1>
    %75 = ttg.async_copy_global_to_local %72, %73 mask %74 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
    %76 = ttg.async_commit_group %75
    %77 = tt.expand_dims %69 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %78 = tt.addptr %33, %77 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %79 = tt.broadcast %78 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked>
    %80 = tt.addptr %79, %37 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
    %81 = ttg.memdesc_subview %50[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %82 = tt.splat %67 : i1 -> tensor<64x128xi1, #blocked>
    %83 = ttg.async_copy_global_to_local %80, %81 mask %82 : tensor<64x128x!tt.ptr<i8>, #blocked> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %84 = ttg.async_commit_group %83
    %85:10 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %false, %arg8 = %0, %arg9 = %c1_i32, %arg10 = %c-1_i32, %arg11 = %c2_i32, %arg12 = %c2_i32, %arg13 = %58, %arg14 = %76, %arg15 = %66, %arg16 = %84) -> (i1, !ttg.async.token, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %96 = arith.subi %arg5, %c256_i32 : i32
      %97 = arith.cmpi slt, %arg6, %96 : i32
      %98 = arith.addi %arg10, %c1_i32 : i32
      %99 = arith.cmpi sge, %98, %arg11 : i32
      %100 = arith.select %99, %c0_i32, %98 : i32
      %101 = ttg.async_wait %arg13, %arg15 {num = 2 : i32}
      %102 = ttg.memdesc_subview %49[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
      %103 = ttg.memdesc_subview %50[%100, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %104 = arith.divsi %arg6, %c32_i32 : i32
      %105 = tt.splat %104 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %106 = arith.addi %105, %22 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %107 = tt.expand_dims %106 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x4xi32, #blocked4>
      %108 = tt.broadcast %107 : tensor<1x4xi32, #blocked4> -> tensor<128x4xi32, #blocked4>
      %109 = tt.addptr %43, %108 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
      %110 = tt.load %109 : tensor<128x4x!tt.ptr<i8>, #blocked4>
      %111 = ttg.local_alloc %110 : (tensor<128x4xi8, #blocked4>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %112 = ttg.local_load %111 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %113 = tt.addptr %48, %108 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
      %114 = tt.load %113 : tensor<128x4x!tt.ptr<i8>, #blocked4>
      %115 = ttg.local_alloc %114 : (tensor<128x4xi8, #blocked4>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %116 = ttg.local_load %115 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %result_4 = ttng.tmem_alloc %112 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_5 = ttng.tmem_alloc %116 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      ttng.tc_gen5_mma_scaled %102, %103, %result, %result_4, %result_5, %arg7, %true lhs = e2m1 rhs = e2m1 : !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>, !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %117 = arith.addi %arg9, %c1_i32 : i32
      %118 = arith.cmpi sge, %117, %c2_i32 : i32
      %119 = arith.select %118, %c0_i32, %117 : i32
      %120 = arith.addi %arg6, %c256_i32 : i32
      %121 = arith.divsi %120, %c2_i32 : i32
      %122 = tt.splat %121 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %123 = tt.splat %121 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %124 = arith.addi %122, %23 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %125 = arith.addi %123, %24 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %126 = tt.expand_dims %124 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %127 = tt.broadcast %126 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
      %128 = tt.addptr %32, %127 : tensor<128x64x!tt.ptr<i8>, #blocked1>, tensor<128x64xi32, #blocked1>
      %129 = ttg.memdesc_subview %49[%119, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
      %130 = tt.splat %97 : i1 -> tensor<128x64xi1, #blocked1>
      %131 = ttg.async_copy_global_to_local %128, %129 mask %130 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
      %132 = ttg.async_commit_group %131
      %133 = tt.expand_dims %125 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %134 = tt.addptr %33, %133 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
      %135 = tt.broadcast %134 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked>
      %136 = tt.addptr %135, %37 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
      %137 = ttg.memdesc_subview %50[%119, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %138 = tt.splat %97 : i1 -> tensor<64x128xi1, #blocked>
      %139 = ttg.async_copy_global_to_local %136, %137 mask %138 : tensor<64x128x!tt.ptr<i8>, #blocked> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %140 = ttg.async_commit_group %139
      scf.yield %true, %0, %119, %100, %arg12, %c2_i32, %arg14, %132, %arg16, %140 : i1, !ttg.async.token, i32, i32, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %86 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %50 : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable>
    ttg.local_dealloc %49 : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable>
    %result_3 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked2>
    %87 = tt.expand_dims %13 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %88 = arith.muli %87, %cst_2 : tensor<128x1xi32, #blocked3>
    %89 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %90 = tt.addptr %89, %88 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %91 = tt.expand_dims %20 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %92 = tt.broadcast %90 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked3>
    %93 = tt.broadcast %91 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %94 = tt.addptr %92, %93 : tensor<128x128x!tt.ptr<f32>, #blocked3>, tensor<128x128xi32, #blocked3>
    %95 = ttg.convert_layout %result_3 : tensor<128x128xf32, #blocked2> -> tensor<128x128xf32, #blocked3>
    tt.store %94, %95 : tensor<128x128x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c256_i32 = arith.constant 256 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked2>
    %c32_i32 = arith.constant 32 : i32
    %c2_i32 = arith.constant 2 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<128> : tensor<128x1xi32, #blocked3>
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %24 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %25 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %26 = arith.divsi %arg5, %c2_i32 : i32
    %27 = tt.splat %26 : i32 -> tensor<128x1xi32, #blocked1>
    %28 = arith.muli %24, %27 : tensor<128x1xi32, #blocked1>
    %29 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x64x!tt.ptr<i8>, #blocked1>
    %32 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %33 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %34 = tt.splat %26 : i32 -> tensor<1x128xi32, #blocked>
    %35 = arith.muli %33, %34 : tensor<1x128xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %25, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x4x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %44 = arith.muli %43, %38 : tensor<128x1xi32, #blocked4>
    %45 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %46 = tt.addptr %45, %44 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %47 = tt.broadcast %46 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x4x!tt.ptr<i8>, #blocked4>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_1, %result, %true : tensor<128x128xf32, #blocked2> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %48 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable>
    %50 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %51 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %52 = tt.broadcast %51 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %53 = tt.addptr %31, %52 : tensor<128x64x!tt.ptr<i8>, #blocked1>, tensor<128x64xi32, #blocked1>
    %54 = ttg.memdesc_subview %48[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
    %55 = tt.splat %50 : i1 -> tensor<128x64xi1, #blocked1>
    %56 = ttg.async_copy_global_to_local %53, %54 mask %55 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
    %57 = ttg.async_commit_group %56
    %58 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %59 = tt.addptr %32, %58 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %60 = tt.broadcast %59 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked>
    %61 = tt.addptr %60, %36 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
    %62 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %63 = tt.splat %50 : i1 -> tensor<64x128xi1, #blocked>
    %64 = ttg.async_copy_global_to_local %61, %62 mask %63 : tensor<64x128x!tt.ptr<i8>, #blocked> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %65 = ttg.async_commit_group %64
    %66 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %67 = arith.addi %22, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %68 = arith.addi %23, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %69 = tt.expand_dims %67 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %70 = tt.broadcast %69 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %71 = tt.addptr %31, %70 : tensor<128x64x!tt.ptr<i8>, #blocked1>, tensor<128x64xi32, #blocked1>
    %72 = ttg.memdesc_subview %48[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
    %73 = tt.splat %66 : i1 -> tensor<128x64xi1, #blocked1>
    %74 = ttg.async_copy_global_to_local %71, %72 mask %73 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
    %75 = ttg.async_commit_group %74
    %76 = tt.expand_dims %68 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %77 = tt.addptr %32, %76 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %78 = tt.broadcast %77 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked>
    %79 = tt.addptr %78, %36 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
    %80 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %81 = tt.splat %66 : i1 -> tensor<64x128xi1, #blocked>
    %82 = ttg.async_copy_global_to_local %79, %80 mask %81 : tensor<64x128x!tt.ptr<i8>, #blocked> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %83 = ttg.async_commit_group %82
    %84:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %false, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %57, %arg11 = %75, %arg12 = %65, %arg13 = %83) -> (i1, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %95 = arith.subi %arg5, %c256_i32 : i32
      %96 = arith.cmpi slt, %arg6, %95 : i32
      %97 = arith.addi %arg9, %c1_i32 : i32
      %98 = arith.cmpi sge, %97, %c2_i32 : i32
      %99 = arith.select %98, %c0_i32, %97 : i32
      %100 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %101 = ttg.memdesc_subview %48[%99, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
      %102 = ttg.memdesc_subview %49[%99, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %103 = arith.divsi %arg6, %c32_i32 : i32
      %104 = tt.splat %103 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %105 = arith.addi %104, %21 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %106 = tt.expand_dims %105 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x4xi32, #blocked4>
      %107 = tt.broadcast %106 : tensor<1x4xi32, #blocked4> -> tensor<128x4xi32, #blocked4>
      %108 = tt.addptr %42, %107 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
      %109 = tt.load %108 : tensor<128x4x!tt.ptr<i8>, #blocked4>
      %110 = ttg.local_alloc %109 : (tensor<128x4xi8, #blocked4>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %111 = ttg.local_load %110 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %112 = tt.addptr %47, %107 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
      %113 = tt.load %112 : tensor<128x4x!tt.ptr<i8>, #blocked4>
      %114 = ttg.local_alloc %113 : (tensor<128x4xi8, #blocked4>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %115 = ttg.local_load %114 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %result_4 = ttng.tmem_alloc %111 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_5 = ttng.tmem_alloc %115 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      ttng.tc_gen5_mma_scaled %101, %102, %result, %result_4, %result_5, %arg7, %true lhs = e2m1 rhs = e2m1 : !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>, !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %116 = arith.addi %arg8, %c1_i32 : i32
      %117 = arith.cmpi sge, %116, %c2_i32 : i32
      %118 = arith.select %117, %c0_i32, %116 : i32
      %119 = arith.addi %arg6, %c256_i32 : i32
      %120 = arith.divsi %119, %c2_i32 : i32
      %121 = tt.splat %120 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %122 = tt.splat %120 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %123 = arith.addi %121, %22 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %124 = arith.addi %122, %23 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %125 = tt.expand_dims %123 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %126 = tt.broadcast %125 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
      %127 = tt.addptr %31, %126 : tensor<128x64x!tt.ptr<i8>, #blocked1>, tensor<128x64xi32, #blocked1>
      %128 = ttg.memdesc_subview %48[%118, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
      %129 = tt.splat %96 : i1 -> tensor<128x64xi1, #blocked1>
      %130 = ttg.async_copy_global_to_local %127, %128 mask %129 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
      %131 = ttg.async_commit_group %130
      %132 = tt.expand_dims %124 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %133 = tt.addptr %32, %132 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
      %134 = tt.broadcast %133 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked>
      %135 = tt.addptr %134, %36 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
      %136 = ttg.memdesc_subview %49[%118, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %137 = tt.splat %96 : i1 -> tensor<64x128xi1, #blocked>
      %138 = ttg.async_copy_global_to_local %135, %136 mask %137 : tensor<64x128x!tt.ptr<i8>, #blocked> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %139 = ttg.async_commit_group %138
      scf.yield %true, %118, %99, %arg11, %131, %arg13, %139 : i1, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %85 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %49 : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable>
    ttg.local_dealloc %48 : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable>
    %result_3 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked2>
    %86 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %87 = arith.muli %86, %cst_2 : tensor<128x1xi32, #blocked3>
    %88 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %89 = tt.addptr %88, %87 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %90 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %91 = tt.broadcast %89 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked3>
    %92 = tt.broadcast %90 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %93 = tt.addptr %91, %92 : tensor<128x128x!tt.ptr<f32>, #blocked3>, tensor<128x128xi32, #blocked3>
    %94 = ttg.convert_layout %result_3 : tensor<128x128xf32, #blocked2> -> tensor<128x128xf32, #blocked3>
    tt.store %93, %94 : tensor<128x128x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_interleave_tmem()
#blocked = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %c256_i32 = arith.constant 256 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked2>
    %c32_i32 = arith.constant 32 : i32
    %c2_i32 = arith.constant 2 : i32
    %c128_i32 = arith.constant 128 : i32
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<128> : tensor<128x1xi32, #blocked3>
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %24 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %25 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %26 = arith.divsi %arg5, %c2_i32 : i32
    %27 = tt.splat %26 : i32 -> tensor<128x1xi32, #blocked1>
    %28 = arith.muli %24, %27 : tensor<128x1xi32, #blocked1>
    %29 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked1>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<i8>, #blocked1>, tensor<128x1xi32, #blocked1>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<i8>, #blocked1> -> tensor<128x64x!tt.ptr<i8>, #blocked1>
    %32 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked>
    %33 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %34 = tt.splat %26 : i32 -> tensor<1x128xi32, #blocked>
    %35 = arith.muli %33, %34 : tensor<1x128xi32, #blocked>
    %36 = tt.broadcast %35 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %25, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x4x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %44 = arith.muli %43, %38 : tensor<128x1xi32, #blocked4>
    %45 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %46 = tt.addptr %45, %44 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %47 = tt.broadcast %46 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x4x!tt.ptr<i8>, #blocked4>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_1, %result, %true : tensor<128x128xf32, #blocked2> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %48 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable>
    %50 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %51 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %52 = tt.broadcast %51 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %53 = tt.addptr %31, %52 : tensor<128x64x!tt.ptr<i8>, #blocked1>, tensor<128x64xi32, #blocked1>
    %54 = ttg.memdesc_subview %48[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
    %55 = tt.splat %50 : i1 -> tensor<128x64xi1, #blocked1>
    %56 = ttg.async_copy_global_to_local %53, %54 mask %55 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
    %57 = ttg.async_commit_group %56
    %58 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %59 = tt.addptr %32, %58 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %60 = tt.broadcast %59 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked>
    %61 = tt.addptr %60, %36 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
    %62 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %63 = tt.splat %50 : i1 -> tensor<64x128xi1, #blocked>
    %64 = ttg.async_copy_global_to_local %61, %62 mask %63 : tensor<64x128x!tt.ptr<i8>, #blocked> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %65 = ttg.async_commit_group %64
    %66 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %67 = arith.addi %22, %cst_0 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %68 = arith.addi %23, %cst : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %69 = tt.expand_dims %67 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
    %70 = tt.broadcast %69 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
    %71 = tt.addptr %31, %70 : tensor<128x64x!tt.ptr<i8>, #blocked1>, tensor<128x64xi32, #blocked1>
    %72 = ttg.memdesc_subview %48[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
    %73 = tt.splat %66 : i1 -> tensor<128x64xi1, #blocked1>
    %74 = ttg.async_copy_global_to_local %71, %72 mask %73 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
    %75 = ttg.async_commit_group %74
    %76 = tt.expand_dims %68 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
    %77 = tt.addptr %32, %76 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
    %78 = tt.broadcast %77 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked>
    %79 = tt.addptr %78, %36 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
    %80 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %81 = tt.splat %66 : i1 -> tensor<64x128xi1, #blocked>
    %82 = ttg.async_copy_global_to_local %79, %80 mask %81 : tensor<64x128x!tt.ptr<i8>, #blocked> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %83 = ttg.async_commit_group %82
    %84:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %false, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %57, %arg11 = %75, %arg12 = %65, %arg13 = %83) -> (i1, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %95 = arith.subi %arg5, %c256_i32 : i32
      %96 = arith.cmpi slt, %arg6, %95 : i32
      %97 = arith.addi %arg9, %c1_i32 : i32
      %98 = arith.cmpi sge, %97, %c2_i32 : i32
      %99 = arith.select %98, %c0_i32, %97 : i32
      %100 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %101 = ttg.memdesc_subview %48[%99, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
      %102 = ttg.memdesc_subview %49[%99, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %103 = arith.divsi %arg6, %c32_i32 : i32
      %104 = tt.splat %103 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %105 = arith.addi %104, %21 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %106 = tt.expand_dims %105 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x4xi32, #blocked4>
      %107 = tt.broadcast %106 : tensor<1x4xi32, #blocked4> -> tensor<128x4xi32, #blocked4>
      %108 = tt.addptr %42, %107 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
      %109 = tt.load %108 : tensor<128x4x!tt.ptr<i8>, #blocked4>
      %110 = ttg.local_alloc %109 : (tensor<128x4xi8, #blocked4>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %111 = ttg.local_load %110 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %112 = tt.addptr %47, %107 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
      %113 = tt.load %112 : tensor<128x4x!tt.ptr<i8>, #blocked4>
      %114 = ttg.local_alloc %113 : (tensor<128x4xi8, #blocked4>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %115 = ttg.local_load %114 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %result_4 = ttng.tmem_alloc %111 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_5 = ttng.tmem_alloc %115 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      ttng.tc_gen5_mma_scaled %101, %102, %result, %result_4, %result_5, %arg7, %true lhs = e2m1 rhs = e2m1 : !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>, !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %116 = arith.addi %arg8, %c1_i32 : i32
      %117 = arith.cmpi sge, %116, %c2_i32 : i32
      %118 = arith.select %117, %c0_i32, %116 : i32
      %119 = arith.addi %arg6, %c256_i32 : i32
      %120 = arith.divsi %119, %c2_i32 : i32
      %121 = tt.splat %120 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %122 = tt.splat %120 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %123 = arith.addi %121, %22 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
      %124 = arith.addi %122, %23 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %125 = tt.expand_dims %123 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x64xi32, #blocked1>
      %126 = tt.broadcast %125 : tensor<1x64xi32, #blocked1> -> tensor<128x64xi32, #blocked1>
      %127 = tt.addptr %31, %126 : tensor<128x64x!tt.ptr<i8>, #blocked1>, tensor<128x64xi32, #blocked1>
      %128 = ttg.memdesc_subview %48[%118, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
      %129 = tt.splat %96 : i1 -> tensor<128x64xi1, #blocked1>
      %130 = ttg.async_copy_global_to_local %127, %128 mask %129 : tensor<128x64x!tt.ptr<i8>, #blocked1> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
      %131 = ttg.async_commit_group %130
      %132 = tt.expand_dims %124 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<64x1xi32, #blocked>
      %133 = tt.addptr %32, %132 : tensor<64x1x!tt.ptr<i8>, #blocked>, tensor<64x1xi32, #blocked>
      %134 = tt.broadcast %133 : tensor<64x1x!tt.ptr<i8>, #blocked> -> tensor<64x128x!tt.ptr<i8>, #blocked>
      %135 = tt.addptr %134, %36 : tensor<64x128x!tt.ptr<i8>, #blocked>, tensor<64x128xi32, #blocked>
      %136 = ttg.memdesc_subview %49[%118, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %137 = tt.splat %96 : i1 -> tensor<64x128xi1, #blocked>
      %138 = ttg.async_copy_global_to_local %135, %136 mask %137 : tensor<64x128x!tt.ptr<i8>, #blocked> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %139 = ttg.async_commit_group %138
      scf.yield %true, %118, %99, %arg11, %131, %arg13, %139 : i1, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %85 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %49 : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable>
    ttg.local_dealloc %48 : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable>
    %86 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<128x1xi32, #blocked3>
    %87 = arith.muli %86, %cst_2 : tensor<128x1xi32, #blocked3>
    %88 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %89 = tt.addptr %88, %87 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %90 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %91 = tt.broadcast %89 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked3>
    %92 = tt.broadcast %90 : tensor<1x128xi32, #blocked3> -> tensor<128x128xi32, #blocked3>
    %93 = tt.addptr %91, %92 : tensor<128x128x!tt.ptr<f32>, #blocked3>, tensor<128x128xi32, #blocked3>
    %result_3 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked2>
    %94 = ttg.convert_layout %result_3 : tensor<128x128xf32, #blocked2> -> tensor<128x128xf32, #blocked3>
    tt.store %93, %94 : tensor<128x128x!tt.ptr<f32>, #blocked3>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [8, 1], threadsPerWarp = [8, 4], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 8}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 8}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_scaled(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg3: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg4: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %cst = arith.constant dense<128> : tensor<128x1xi32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c32_i32 = arith.constant 32 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %c-1_i32 = arith.constant -1 : i32
    %c1_i32 = arith.constant 1 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_1 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %cst_2 = arith.constant dense<64> : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %9 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = arith.addi %7, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %11 = arith.addi %8, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %12 = arith.addi %9, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %13 = tt.get_program_id y : i32
    %14 = arith.muli %13, %c128_i32 : i32
    %15 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %16 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %17 = tt.splat %14 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %18 = arith.addi %15, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %19 = arith.addi %16, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = arith.addi %17, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>>
    %21 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %22 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %24 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %25 = tt.expand_dims %11 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %26 = arith.divsi %arg5, %c2_i32 : i32
    %27 = tt.splat %26 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %24, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<i8>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.broadcast %30 : tensor<128x1x!tt.ptr<i8>, #blocked2> -> tensor<128x64x!tt.ptr<i8>, #blocked2>
    %32 = tt.splat %arg1 : !tt.ptr<i8> -> tensor<64x1x!tt.ptr<i8>, #blocked3>
    %33 = tt.expand_dims %18 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %34 = tt.splat %26 : i32 -> tensor<1x128xi32, #blocked3>
    %35 = arith.muli %33, %34 : tensor<1x128xi32, #blocked3>
    %36 = tt.broadcast %35 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %37 = arith.divsi %arg5, %c32_i32 : i32
    %38 = tt.splat %37 : i32 -> tensor<128x1xi32, #blocked4>
    %39 = arith.muli %25, %38 : tensor<128x1xi32, #blocked4>
    %40 = tt.splat %arg2 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %41 = tt.addptr %40, %39 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %42 = tt.broadcast %41 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x4x!tt.ptr<i8>, #blocked4>
    %43 = tt.expand_dims %20 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked4}>> -> tensor<128x1xi32, #blocked4>
    %44 = arith.muli %43, %38 : tensor<128x1xi32, #blocked4>
    %45 = tt.splat %arg3 : !tt.ptr<i8> -> tensor<128x1x!tt.ptr<i8>, #blocked4>
    %46 = tt.addptr %45, %44 : tensor<128x1x!tt.ptr<i8>, #blocked4>, tensor<128x1xi32, #blocked4>
    %47 = tt.broadcast %46 : tensor<128x1x!tt.ptr<i8>, #blocked4> -> tensor<128x4x!tt.ptr<i8>, #blocked4>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %result, %true : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %48 = ttg.local_alloc : () -> !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable>
    %49 = ttg.local_alloc : () -> !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable>
    %50 = arith.cmpi sgt, %arg5, %c0_i32 : i32
    %51 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %52 = tt.broadcast %51 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %53 = tt.addptr %31, %52 : tensor<128x64x!tt.ptr<i8>, #blocked2>, tensor<128x64xi32, #blocked2>
    %54 = ttg.memdesc_subview %48[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
    %55 = tt.splat %50 : i1 -> tensor<128x64xi1, #blocked2>
    %56 = ttg.async_copy_global_to_local %53, %54 mask %55 : tensor<128x64x!tt.ptr<i8>, #blocked2> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
    %57 = ttg.async_commit_group %56
    %58 = tt.expand_dims %23 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %59 = tt.addptr %32, %58 : tensor<64x1x!tt.ptr<i8>, #blocked3>, tensor<64x1xi32, #blocked3>
    %60 = tt.broadcast %59 : tensor<64x1x!tt.ptr<i8>, #blocked3> -> tensor<64x128x!tt.ptr<i8>, #blocked3>
    %61 = tt.addptr %60, %36 : tensor<64x128x!tt.ptr<i8>, #blocked3>, tensor<64x128xi32, #blocked3>
    %62 = ttg.memdesc_subview %49[%c0_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %63 = tt.splat %50 : i1 -> tensor<64x128xi1, #blocked3>
    %64 = ttg.async_copy_global_to_local %61, %62 mask %63 : tensor<64x128x!tt.ptr<i8>, #blocked3> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %65 = ttg.async_commit_group %64
    %66 = arith.cmpi sgt, %arg5, %c128_i32 : i32
    %67 = arith.addi %22, %cst_1 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %68 = arith.addi %23, %cst_2 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %69 = tt.expand_dims %67 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %70 = tt.broadcast %69 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %71 = tt.addptr %31, %70 : tensor<128x64x!tt.ptr<i8>, #blocked2>, tensor<128x64xi32, #blocked2>
    %72 = ttg.memdesc_subview %48[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
    %73 = tt.splat %66 : i1 -> tensor<128x64xi1, #blocked2>
    %74 = ttg.async_copy_global_to_local %71, %72 mask %73 : tensor<128x64x!tt.ptr<i8>, #blocked2> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
    %75 = ttg.async_commit_group %74
    %76 = tt.expand_dims %68 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %77 = tt.addptr %32, %76 : tensor<64x1x!tt.ptr<i8>, #blocked3>, tensor<64x1xi32, #blocked3>
    %78 = tt.broadcast %77 : tensor<64x1x!tt.ptr<i8>, #blocked3> -> tensor<64x128x!tt.ptr<i8>, #blocked3>
    %79 = tt.addptr %78, %36 : tensor<64x128x!tt.ptr<i8>, #blocked3>, tensor<64x128xi32, #blocked3>
    %80 = ttg.memdesc_subview %49[%c1_i32, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %81 = tt.splat %66 : i1 -> tensor<64x128xi1, #blocked3>
    %82 = ttg.async_copy_global_to_local %79, %80 mask %81 : tensor<64x128x!tt.ptr<i8>, #blocked3> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
    %83 = ttg.async_commit_group %82
    %84:7 = scf.for %arg6 = %c0_i32 to %arg5 step %c128_i32 iter_args(%arg7 = %false, %arg8 = %c1_i32, %arg9 = %c-1_i32, %arg10 = %57, %arg11 = %75, %arg12 = %65, %arg13 = %83) -> (i1, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token)  : i32 {
      %95 = arith.subi %arg5, %c256_i32 : i32
      %96 = arith.cmpi slt, %arg6, %95 : i32
      %97 = arith.addi %arg9, %c1_i32 : i32
      %98 = arith.cmpi sge, %97, %c2_i32 : i32
      %99 = arith.select %98, %c0_i32, %97 : i32
      %100 = ttg.async_wait %arg10, %arg12 {num = 2 : i32}
      %101 = ttg.memdesc_subview %48[%99, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
      %102 = ttg.memdesc_subview %49[%99, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %103 = arith.divsi %arg6, %c32_i32 : i32
      %104 = tt.splat %103 : i32 -> tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %105 = arith.addi %104, %21 : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
      %106 = tt.expand_dims %105 {axis = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x4xi32, #blocked4>
      %107 = tt.broadcast %106 : tensor<1x4xi32, #blocked4> -> tensor<128x4xi32, #blocked4>
      %108 = tt.addptr %42, %107 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
      %109 = tt.load %108 : tensor<128x4x!tt.ptr<i8>, #blocked4>
      %110 = ttg.local_alloc %109 : (tensor<128x4xi8, #blocked4>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %111 = ttg.local_load %110 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %112 = tt.addptr %47, %107 : tensor<128x4x!tt.ptr<i8>, #blocked4>, tensor<128x4xi32, #blocked4>
      %113 = tt.load %112 : tensor<128x4x!tt.ptr<i8>, #blocked4>
      %114 = ttg.local_alloc %113 : (tensor<128x4xi8, #blocked4>) -> !ttg.memdesc<128x4xi8, #shared2, #smem>
      %115 = ttg.local_load %114 : !ttg.memdesc<128x4xi8, #shared2, #smem> -> tensor<128x4xi8, #linear>
      %result_4 = ttng.tmem_alloc %111 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %result_5 = ttng.tmem_alloc %115 : (tensor<128x4xi8, #linear>) -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      ttng.tc_gen5_mma_scaled %101, %102, %result, %result_4, %result_5, %arg7, %true lhs = e2m1 rhs = e2m1 : !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>, !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory>
      %116 = arith.addi %arg8, %c1_i32 : i32
      %117 = arith.cmpi sge, %116, %c2_i32 : i32
      %118 = arith.select %117, %c0_i32, %116 : i32
      %119 = arith.addi %arg6, %c256_i32 : i32
      %120 = arith.divsi %119, %c2_i32 : i32
      %121 = tt.splat %120 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %122 = tt.splat %120 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %123 = arith.addi %121, %22 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %124 = arith.addi %122, %23 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %125 = tt.expand_dims %123 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
      %126 = tt.broadcast %125 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
      %127 = tt.addptr %31, %126 : tensor<128x64x!tt.ptr<i8>, #blocked2>, tensor<128x64xi32, #blocked2>
      %128 = ttg.memdesc_subview %48[%118, %c0_i32, %c0_i32] : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable> -> !ttg.memdesc<128x64xi8, #shared, #smem, mutable, 2x128x64>
      %129 = tt.splat %96 : i1 -> tensor<128x64xi1, #blocked2>
      %130 = ttg.async_copy_global_to_local %127, %128 mask %129 : tensor<128x64x!tt.ptr<i8>, #blocked2> -> <128x64xi8, #shared, #smem, mutable, 2x128x64>
      %131 = ttg.async_commit_group %130
      %132 = tt.expand_dims %124 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
      %133 = tt.addptr %32, %132 : tensor<64x1x!tt.ptr<i8>, #blocked3>, tensor<64x1xi32, #blocked3>
      %134 = tt.broadcast %133 : tensor<64x1x!tt.ptr<i8>, #blocked3> -> tensor<64x128x!tt.ptr<i8>, #blocked3>
      %135 = tt.addptr %134, %36 : tensor<64x128x!tt.ptr<i8>, #blocked3>, tensor<64x128xi32, #blocked3>
      %136 = ttg.memdesc_subview %49[%118, %c0_i32, %c0_i32] : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable> -> !ttg.memdesc<64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %137 = tt.splat %96 : i1 -> tensor<64x128xi1, #blocked3>
      %138 = ttg.async_copy_global_to_local %135, %136 mask %137 : tensor<64x128x!tt.ptr<i8>, #blocked3> -> <64x128xi8, #shared1, #smem, mutable, 2x64x128>
      %139 = ttg.async_commit_group %138
      scf.yield %true, %118, %99, %arg11, %131, %arg13, %139 : i1, i32, i32, !ttg.async.token, !ttg.async.token, !ttg.async.token, !ttg.async.token
    }
    %85 = ttg.async_wait  {num = 0 : i32}
    ttg.local_dealloc %49 : !ttg.memdesc<2x64x128xi8, #shared1, #smem, mutable>
    ttg.local_dealloc %48 : !ttg.memdesc<2x128x64xi8, #shared, #smem, mutable>
    %86 = tt.expand_dims %12 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %87 = arith.muli %86, %cst : tensor<128x1xi32, #blocked>
    %88 = tt.splat %arg4 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %89 = tt.addptr %88, %87 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %90 = tt.expand_dims %19 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %91 = tt.broadcast %89 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %92 = tt.broadcast %90 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %93 = tt.addptr %91, %92 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %result_3 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %94 = ttg.convert_layout %result_3 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    tt.store %93, %94 : tensor<128x128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
