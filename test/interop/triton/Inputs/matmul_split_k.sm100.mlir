// Kernel matmul_split_k of kernels/matmul.py, sm_100, num_warps=4, num_stages=1, num_ctas=1
// Signature *fp16:16 *fp16:16 *fp32:16 i32:16 i32:16 i32:16 i32:16; constants BM=128, BN=128, BK=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %34 = tt.get_program_id z : i32
    %35 = tt.get_num_programs z : i32
    %c64_i32 = arith.constant 64 : i32
    %c64_i32_12 = arith.constant 64 : i32
    %36 = arith.extsi %34 : i32 to i64
    %37 = arith.extsi %c64_i32_12 : i32 to i64
    %38 = arith.muli %36, %37 : i64
    %c2147483647_i64_13 = arith.constant 2147483647 : i64
    %c-2147483648_i64_14 = arith.constant -2147483648 : i64
    %39 = arith.cmpi sle, %38, %c2147483647_i64_13 : i64
    %40 = arith.cmpi sge, %38, %c-2147483648_i64_14 : i64
    %41 = arith.andi %39, %40 : i1
    %42 = arith.muli %34, %c64_i32_12 : i32
    %43 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %44 = tt.splat %42 : i32 -> tensor<64xi32>
    %45 = arith.extsi %44 : tensor<64xi32> to tensor<64xi64>
    %46 = arith.extsi %43 : tensor<64xi32> to tensor<64xi64>
    %47 = arith.addi %45, %46 : tensor<64xi64>
    %c2147483647_i64_15 = arith.constant 2147483647 : i64
    %c-2147483648_i64_16 = arith.constant -2147483648 : i64
    %cst_17 = arith.constant dense<2147483647> : tensor<64xi64>
    %48 = arith.cmpi sle, %47, %cst_17 : tensor<64xi64>
    %cst_18 = arith.constant dense<-2147483648> : tensor<64xi64>
    %49 = arith.cmpi sge, %47, %cst_18 : tensor<64xi64>
    %50 = arith.andi %48, %49 : tensor<64xi1>
    %51 = arith.addi %44, %43 : tensor<64xi32>
    %52 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %53 = tt.splat %arg4 : i32 -> tensor<128x1xi32>
    %54 = arith.extsi %52 : tensor<128x1xi32> to tensor<128x1xi64>
    %55 = arith.extsi %53 : tensor<128x1xi32> to tensor<128x1xi64>
    %56 = arith.muli %54, %55 : tensor<128x1xi64>
    %c2147483647_i64_19 = arith.constant 2147483647 : i64
    %c-2147483648_i64_20 = arith.constant -2147483648 : i64
    %cst_21 = arith.constant dense<2147483647> : tensor<128x1xi64>
    %57 = arith.cmpi sle, %56, %cst_21 : tensor<128x1xi64>
    %cst_22 = arith.constant dense<-2147483648> : tensor<128x1xi64>
    %58 = arith.cmpi sge, %56, %cst_22 : tensor<128x1xi64>
    %59 = arith.andi %57, %58 : tensor<128x1xi1>
    %60 = arith.muli %52, %53 : tensor<128x1xi32>
    %61 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>>
    %62 = tt.addptr %61, %60 : tensor<128x1x!tt.ptr<f16>>, tensor<128x1xi32>
    %63 = tt.expand_dims %51 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %64 = tt.broadcast %62 : tensor<128x1x!tt.ptr<f16>> -> tensor<128x64x!tt.ptr<f16>>
    %65 = tt.broadcast %63 : tensor<1x64xi32> -> tensor<128x64xi32>
    %66 = tt.addptr %64, %65 : tensor<128x64x!tt.ptr<f16>>, tensor<128x64xi32>
    %67 = tt.expand_dims %51 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %68 = tt.splat %arg5 : i32 -> tensor<64x1xi32>
    %69 = arith.extsi %67 : tensor<64x1xi32> to tensor<64x1xi64>
    %70 = arith.extsi %68 : tensor<64x1xi32> to tensor<64x1xi64>
    %71 = arith.muli %69, %70 : tensor<64x1xi64>
    %c2147483647_i64_23 = arith.constant 2147483647 : i64
    %c-2147483648_i64_24 = arith.constant -2147483648 : i64
    %cst_25 = arith.constant dense<2147483647> : tensor<64x1xi64>
    %72 = arith.cmpi sle, %71, %cst_25 : tensor<64x1xi64>
    %cst_26 = arith.constant dense<-2147483648> : tensor<64x1xi64>
    %73 = arith.cmpi sge, %71, %cst_26 : tensor<64x1xi64>
    %74 = arith.andi %72, %73 : tensor<64x1xi1>
    %75 = arith.muli %67, %68 : tensor<64x1xi32>
    %76 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %77 = tt.addptr %76, %75 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %78 = tt.expand_dims %33 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %79 = tt.broadcast %77 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x128x!tt.ptr<f16>>
    %80 = tt.broadcast %78 : tensor<1x128xi32> -> tensor<64x128xi32>
    %81 = tt.addptr %79, %80 : tensor<64x128x!tt.ptr<f16>>, tensor<64x128xi32>
    %82 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_128__(0, 1)cconstexpr_128__(1,)cconstexpr_fp32_"() : () -> tensor<128x128xf32>
    %c64_i32_27 = arith.constant 64 : i32
    %c64_i32_28 = arith.constant 64 : i32
    %83 = arith.extsi %c64_i32_28 : i32 to i64
    %84 = arith.extsi %35 : i32 to i64
    %85 = arith.muli %83, %84 : i64
    %c2147483647_i64_29 = arith.constant 2147483647 : i64
    %c-2147483648_i64_30 = arith.constant -2147483648 : i64
    %86 = arith.cmpi sle, %85, %c2147483647_i64_29 : i64
    %87 = arith.cmpi sge, %85, %c-2147483648_i64_30 : i64
    %88 = arith.andi %86, %87 : i1
    %89 = arith.muli %c64_i32_28, %35 : i32
    %c0_i32 = arith.constant 0 : i32
    %90 = arith.bitcast %c0_i32 : i32 to i32
    %91 = arith.bitcast %arg3 : i32 to i32
    %92 = arith.bitcast %89 : i32 to i32
    %93 = ub.poison : i32
    %94:3 = scf.for %arg7 = %90 to %91 step %92 iter_args(%arg8 = %82, %arg9 = %66, %arg10 = %81) -> (tensor<128x128xf32>, tensor<128x64x!tt.ptr<f16>>, tensor<64x128x!tt.ptr<f16>>)  : i32 {
      %111 = tt.load %arg9 : tensor<128x64x!tt.ptr<f16>>
      %112 = tt.load %arg10 : tensor<64x128x!tt.ptr<f16>>
      %cst_36 = arith.constant 0.000000e+00 : f32
      %113 = tt.dot %111, %112, %arg8, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x128xf16> -> tensor<128x128xf32>
      %c64_i32_37 = arith.constant 64 : i32
      %c64_i32_38 = arith.constant 64 : i32
      %114 = arith.extsi %c64_i32_38 : i32 to i64
      %115 = arith.extsi %35 : i32 to i64
      %116 = arith.muli %114, %115 : i64
      %c2147483647_i64_39 = arith.constant 2147483647 : i64
      %c-2147483648_i64_40 = arith.constant -2147483648 : i64
      %117 = arith.cmpi sle, %116, %c2147483647_i64_39 : i64
      %118 = arith.cmpi sge, %116, %c-2147483648_i64_40 : i64
      %119 = arith.andi %117, %118 : i1
      %120 = arith.muli %c64_i32_38, %35 : i32
      %121 = tt.splat %120 : i32 -> tensor<128x64xi32>
      %122 = tt.addptr %arg9, %121 : tensor<128x64x!tt.ptr<f16>>, tensor<128x64xi32>
      %c64_i32_41 = arith.constant 64 : i32
      %c64_i32_42 = arith.constant 64 : i32
      %123 = arith.extsi %c64_i32_42 : i32 to i64
      %124 = arith.extsi %35 : i32 to i64
      %125 = arith.muli %123, %124 : i64
      %c2147483647_i64_43 = arith.constant 2147483647 : i64
      %c-2147483648_i64_44 = arith.constant -2147483648 : i64
      %126 = arith.cmpi sle, %125, %c2147483647_i64_43 : i64
      %127 = arith.cmpi sge, %125, %c-2147483648_i64_44 : i64
      %128 = arith.andi %126, %127 : i1
      %129 = arith.muli %c64_i32_42, %35 : i32
      %130 = arith.extsi %129 : i32 to i64
      %131 = arith.extsi %arg5 : i32 to i64
      %132 = arith.muli %130, %131 : i64
      %c2147483647_i64_45 = arith.constant 2147483647 : i64
      %c-2147483648_i64_46 = arith.constant -2147483648 : i64
      %133 = arith.cmpi sle, %132, %c2147483647_i64_45 : i64
      %134 = arith.cmpi sge, %132, %c-2147483648_i64_46 : i64
      %135 = arith.andi %133, %134 : i1
      %136 = arith.muli %129, %arg5 : i32
      %137 = tt.splat %136 : i32 -> tensor<64x128xi32>
      %138 = tt.addptr %arg10, %137 : tensor<64x128x!tt.ptr<f16>>, tensor<64x128xi32>
      scf.yield %113, %122, %138 : tensor<128x128xf32>, tensor<128x64x!tt.ptr<f16>>, tensor<64x128x!tt.ptr<f16>>
    }
    %95 = tt.expand_dims %16 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %96 = tt.splat %arg6 : i32 -> tensor<128x1xi32>
    %97 = arith.extsi %95 : tensor<128x1xi32> to tensor<128x1xi64>
    %98 = arith.extsi %96 : tensor<128x1xi32> to tensor<128x1xi64>
    %99 = arith.muli %97, %98 : tensor<128x1xi64>
    %c2147483647_i64_31 = arith.constant 2147483647 : i64
    %c-2147483648_i64_32 = arith.constant -2147483648 : i64
    %cst_33 = arith.constant dense<2147483647> : tensor<128x1xi64>
    %100 = arith.cmpi sle, %99, %cst_33 : tensor<128x1xi64>
    %cst_34 = arith.constant dense<-2147483648> : tensor<128x1xi64>
    %101 = arith.cmpi sge, %99, %cst_34 : tensor<128x1xi64>
    %102 = arith.andi %100, %101 : tensor<128x1xi1>
    %103 = arith.muli %95, %96 : tensor<128x1xi32>
    %104 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>>
    %105 = tt.addptr %104, %103 : tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi32>
    %106 = tt.expand_dims %33 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %107 = tt.broadcast %105 : tensor<128x1x!tt.ptr<f32>> -> tensor<128x128x!tt.ptr<f32>>
    %108 = tt.broadcast %106 : tensor<1x128xi32> -> tensor<128x128xi32>
    %109 = tt.addptr %107, %108 : tensor<128x128x!tt.ptr<f32>>, tensor<128x128xi32>
    %true = arith.constant true
    %cst_35 = arith.constant dense<true> : tensor<128x128xi1>
    %110 = tt.atomic_rmw fadd, relaxed, gpu, %109, %94#0, %cst_35 : (tensor<128x128x!tt.ptr<f32>>, tensor<128x128xf32>, tensor<128x128xi1>) -> tensor<128x128xf32>
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
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<true> : tensor<128x128xi1>
    %c64_i32 = arith.constant 64 : i32
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
    %9 = tt.get_program_id z : i32
    %10 = tt.get_num_programs z : i32
    %11 = arith.muli %9, %c64_i32 : i32
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %13 = tt.splat %11 : i32 -> tensor<64xi32>
    %14 = arith.addi %13, %12 : tensor<64xi32>
    %15 = tt.expand_dims %4 {axis = 1 : i32} : tensor<128xi32> -> tensor<128x1xi32>
    %16 = tt.splat %arg4 : i32 -> tensor<128x1xi32>
    %17 = arith.muli %15, %16 : tensor<128x1xi32>
    %18 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>>
    %19 = tt.addptr %18, %17 : tensor<128x1x!tt.ptr<f16>>, tensor<128x1xi32>
    %20 = tt.expand_dims %14 {axis = 0 : i32} : tensor<64xi32> -> tensor<1x64xi32>
    %21 = tt.broadcast %19 : tensor<128x1x!tt.ptr<f16>> -> tensor<128x64x!tt.ptr<f16>>
    %22 = tt.broadcast %20 : tensor<1x64xi32> -> tensor<128x64xi32>
    %23 = tt.addptr %21, %22 : tensor<128x64x!tt.ptr<f16>>, tensor<128x64xi32>
    %24 = tt.expand_dims %14 {axis = 1 : i32} : tensor<64xi32> -> tensor<64x1xi32>
    %25 = tt.splat %arg5 : i32 -> tensor<64x1xi32>
    %26 = arith.muli %24, %25 : tensor<64x1xi32>
    %27 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>>
    %28 = tt.addptr %27, %26 : tensor<64x1x!tt.ptr<f16>>, tensor<64x1xi32>
    %29 = tt.expand_dims %8 {axis = 0 : i32} : tensor<128xi32> -> tensor<1x128xi32>
    %30 = tt.broadcast %28 : tensor<64x1x!tt.ptr<f16>> -> tensor<64x128x!tt.ptr<f16>>
    %31 = tt.broadcast %29 : tensor<1x128xi32> -> tensor<64x128xi32>
    %32 = tt.addptr %30, %31 : tensor<64x128x!tt.ptr<f16>>, tensor<64x128xi32>
    %33 = arith.muli %10, %c64_i32 : i32
    %34:3 = scf.for %arg7 = %c0_i32 to %arg3 step %33 iter_args(%arg8 = %cst, %arg9 = %23, %arg10 = %32) -> (tensor<128x128xf32>, tensor<128x64x!tt.ptr<f16>>, tensor<64x128x!tt.ptr<f16>>)  : i32 {
      %43 = tt.load %arg9 : tensor<128x64x!tt.ptr<f16>>
      %44 = tt.load %arg10 : tensor<64x128x!tt.ptr<f16>>
      %45 = tt.dot %43, %44, %arg8, inputPrecision = tf32 : tensor<128x64xf16> * tensor<64x128xf16> -> tensor<128x128xf32>
      %46 = tt.splat %33 : i32 -> tensor<128x64xi32>
      %47 = tt.addptr %arg9, %46 : tensor<128x64x!tt.ptr<f16>>, tensor<128x64xi32>
      %48 = arith.muli %33, %arg5 : i32
      %49 = tt.splat %48 : i32 -> tensor<64x128xi32>
      %50 = tt.addptr %arg10, %49 : tensor<64x128x!tt.ptr<f16>>, tensor<64x128xi32>
      scf.yield %45, %47, %50 : tensor<128x128xf32>, tensor<128x64x!tt.ptr<f16>>, tensor<64x128x!tt.ptr<f16>>
    }
    %35 = tt.splat %arg6 : i32 -> tensor<128x1xi32>
    %36 = arith.muli %15, %35 : tensor<128x1xi32>
    %37 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>>
    %38 = tt.addptr %37, %36 : tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi32>
    %39 = tt.broadcast %38 : tensor<128x1x!tt.ptr<f32>> -> tensor<128x128x!tt.ptr<f32>>
    %40 = tt.broadcast %29 : tensor<1x128xi32> -> tensor<128x128xi32>
    %41 = tt.addptr %39, %40 : tensor<128x128x!tt.ptr<f32>>, tensor<128x128xi32>
    %42 = tt.atomic_rmw fadd, relaxed, gpu, %41, %34#0, %cst_0 : (tensor<128x128x!tt.ptr<f32>>, tensor<128x128xf32>, tensor<128x128xi1>) -> tensor<128x128xf32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<true> : tensor<128x128xi1, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked1>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked1>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked1>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.splat %6 : i32 -> tensor<128xi32, #blocked1>
    %8 = arith.addi %7, %2 : tensor<128xi32, #blocked1>
    %9 = tt.get_program_id z : i32
    %10 = tt.get_num_programs z : i32
    %11 = arith.muli %9, %c64_i32 : i32
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #blocked1>
    %14 = arith.addi %13, %12 : tensor<64xi32, #blocked1>
    %15 = ttg.convert_layout %4 : tensor<128xi32, #blocked1> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %17 = ttg.convert_layout %16 : tensor<128x1xi32, #blocked2> -> tensor<128x1xi32, #blocked3>
    %18 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked3>
    %19 = arith.muli %17, %18 : tensor<128x1xi32, #blocked3>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked3>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f16>, #blocked3>, tensor<128x1xi32, #blocked3>
    %22 = ttg.convert_layout %14 : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %24 = ttg.convert_layout %23 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked5>
    %25 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f16>, #blocked3> -> tensor<128x64x!tt.ptr<f16>, #blocked3>
    %26 = ttg.convert_layout %25 : tensor<128x64x!tt.ptr<f16>, #blocked3> -> tensor<128x64x!tt.ptr<f16>, #blocked5>
    %27 = tt.broadcast %24 : tensor<1x64xi32, #blocked5> -> tensor<128x64xi32, #blocked5>
    %28 = tt.addptr %26, %27 : tensor<128x64x!tt.ptr<f16>, #blocked5>, tensor<128x64xi32, #blocked5>
    %29 = ttg.convert_layout %14 : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %30 = tt.expand_dims %29 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %31 = ttg.convert_layout %30 : tensor<64x1xi32, #blocked2> -> tensor<64x1xi32, #blocked3>
    %32 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %33 = arith.muli %31, %32 : tensor<64x1xi32, #blocked3>
    %34 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %35 = tt.addptr %34, %33 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %36 = ttg.convert_layout %8 : tensor<128xi32, #blocked1> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %37 = tt.expand_dims %36 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %38 = ttg.convert_layout %37 : tensor<1x128xi32, #blocked4> -> tensor<1x128xi32, #blocked>
    %39 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %40 = ttg.convert_layout %39 : tensor<64x128x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %41 = tt.broadcast %38 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %42 = tt.addptr %40, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %43 = arith.muli %10, %c64_i32 : i32
    %44:3 = scf.for %arg7 = %c0_i32 to %arg3 step %43 iter_args(%arg8 = %cst, %arg9 = %28, %arg10 = %42) -> (tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked5>, tensor<64x128x!tt.ptr<f16>, #blocked>)  : i32 {
      %54 = tt.load %arg9 : tensor<128x64x!tt.ptr<f16>, #blocked5>
      %55 = tt.load %arg10 : tensor<64x128x!tt.ptr<f16>, #blocked>
      %56 = ttg.convert_layout %54 : tensor<128x64xf16, #blocked5> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked6}>>
      %57 = ttg.convert_layout %55 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked6}>>
      %58 = ttg.convert_layout %arg8 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked6>
      %59 = tt.dot %56, %57, %58, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked6}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked6}>> -> tensor<128x128xf32, #blocked6>
      %60 = ttg.convert_layout %59 : tensor<128x128xf32, #blocked6> -> tensor<128x128xf32, #blocked>
      %61 = tt.splat %43 : i32 -> tensor<128x64xi32, #blocked5>
      %62 = tt.addptr %arg9, %61 : tensor<128x64x!tt.ptr<f16>, #blocked5>, tensor<128x64xi32, #blocked5>
      %63 = arith.muli %43, %arg5 : i32
      %64 = tt.splat %63 : i32 -> tensor<64x128xi32, #blocked>
      %65 = tt.addptr %arg10, %64 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      scf.yield %60, %62, %65 : tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked5>, tensor<64x128x!tt.ptr<f16>, #blocked>
    }
    %45 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked3>
    %46 = arith.muli %17, %45 : tensor<128x1xi32, #blocked3>
    %47 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %48 = tt.addptr %47, %46 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %49 = tt.broadcast %48 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked3>
    %50 = ttg.convert_layout %49 : tensor<128x128x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %51 = tt.broadcast %38 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %52 = tt.addptr %50, %51 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %53 = tt.atomic_rmw fadd, relaxed, gpu, %52, %44#0, %cst_0 : (tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xf32, #blocked>, tensor<128x128xi1, #blocked>) -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<true> : tensor<128x128xi1, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked1>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked1>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked1>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.splat %6 : i32 -> tensor<128xi32, #blocked1>
    %8 = arith.addi %7, %2 : tensor<128xi32, #blocked1>
    %9 = tt.get_program_id z : i32
    %10 = tt.get_num_programs z : i32
    %11 = arith.muli %9, %c64_i32 : i32
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #blocked1>
    %14 = arith.addi %13, %12 : tensor<64xi32, #blocked1>
    %15 = ttg.convert_layout %4 : tensor<128xi32, #blocked1> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %17 = ttg.convert_layout %16 : tensor<128x1xi32, #blocked2> -> tensor<128x1xi32, #blocked3>
    %18 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked3>
    %19 = arith.muli %17, %18 : tensor<128x1xi32, #blocked3>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked3>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f16>, #blocked3>, tensor<128x1xi32, #blocked3>
    %22 = ttg.convert_layout %14 : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %24 = ttg.convert_layout %23 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked5>
    %25 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f16>, #blocked3> -> tensor<128x64x!tt.ptr<f16>, #blocked3>
    %26 = ttg.convert_layout %25 : tensor<128x64x!tt.ptr<f16>, #blocked3> -> tensor<128x64x!tt.ptr<f16>, #blocked5>
    %27 = tt.broadcast %24 : tensor<1x64xi32, #blocked5> -> tensor<128x64xi32, #blocked5>
    %28 = tt.addptr %26, %27 : tensor<128x64x!tt.ptr<f16>, #blocked5>, tensor<128x64xi32, #blocked5>
    %29 = ttg.convert_layout %14 : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %30 = tt.expand_dims %29 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %31 = ttg.convert_layout %30 : tensor<64x1xi32, #blocked2> -> tensor<64x1xi32, #blocked3>
    %32 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %33 = arith.muli %31, %32 : tensor<64x1xi32, #blocked3>
    %34 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %35 = tt.addptr %34, %33 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %36 = ttg.convert_layout %8 : tensor<128xi32, #blocked1> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %37 = tt.expand_dims %36 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %38 = ttg.convert_layout %37 : tensor<1x128xi32, #blocked4> -> tensor<1x128xi32, #blocked>
    %39 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %40 = ttg.convert_layout %39 : tensor<64x128x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %41 = tt.broadcast %38 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %42 = tt.addptr %40, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %43 = arith.muli %10, %c64_i32 : i32
    %44:3 = scf.for %arg7 = %c0_i32 to %arg3 step %43 iter_args(%arg8 = %cst, %arg9 = %28, %arg10 = %42) -> (tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked5>, tensor<64x128x!tt.ptr<f16>, #blocked>)  : i32 {
      %58 = ttg.convert_layout %arg9 : tensor<128x64x!tt.ptr<f16>, #blocked5> -> tensor<128x64x!tt.ptr<f16>, #blocked6>
      %59 = tt.load %58 : tensor<128x64x!tt.ptr<f16>, #blocked6>
      %60 = ttg.convert_layout %59 : tensor<128x64xf16, #blocked6> -> tensor<128x64xf16, #blocked5>
      %61 = ttg.convert_layout %arg10 : tensor<64x128x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked7>
      %62 = tt.load %61 : tensor<64x128x!tt.ptr<f16>, #blocked7>
      %63 = ttg.convert_layout %62 : tensor<64x128xf16, #blocked7> -> tensor<64x128xf16, #blocked>
      %64 = ttg.convert_layout %60 : tensor<128x64xf16, #blocked5> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>>
      %65 = ttg.convert_layout %63 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>>
      %66 = ttg.convert_layout %arg8 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked8>
      %67 = tt.dot %64, %65, %66, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>> -> tensor<128x128xf32, #blocked8>
      %68 = ttg.convert_layout %67 : tensor<128x128xf32, #blocked8> -> tensor<128x128xf32, #blocked>
      %69 = tt.splat %43 : i32 -> tensor<128x64xi32, #blocked5>
      %70 = tt.addptr %arg9, %69 : tensor<128x64x!tt.ptr<f16>, #blocked5>, tensor<128x64xi32, #blocked5>
      %71 = arith.muli %43, %arg5 : i32
      %72 = tt.splat %71 : i32 -> tensor<64x128xi32, #blocked>
      %73 = tt.addptr %arg10, %72 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      scf.yield %68, %70, %73 : tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked5>, tensor<64x128x!tt.ptr<f16>, #blocked>
    }
    %45 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked3>
    %46 = arith.muli %17, %45 : tensor<128x1xi32, #blocked3>
    %47 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %48 = tt.addptr %47, %46 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %49 = tt.broadcast %48 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked3>
    %50 = ttg.convert_layout %49 : tensor<128x128x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %51 = tt.broadcast %38 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %52 = tt.addptr %50, %51 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %53 = ttg.convert_layout %52 : tensor<128x128x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked9>
    %54 = ttg.convert_layout %44#0 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked9>
    %55 = ttg.convert_layout %cst_0 : tensor<128x128xi1, #blocked> -> tensor<128x128xi1, #blocked9>
    %56 = tt.atomic_rmw fadd, relaxed, gpu, %53, %54, %55 : (tensor<128x128x!tt.ptr<f32>, #blocked9>, tensor<128x128xf32, #blocked9>, tensor<128x128xi1, #blocked9>) -> tensor<128x128xf32, #blocked9>
    %57 = ttg.convert_layout %56 : tensor<128x128xf32, #blocked9> -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_f32_dot_tc()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<true> : tensor<128x128xi1, #blocked>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked1>
    %3 = tt.splat %1 : i32 -> tensor<128xi32, #blocked1>
    %4 = arith.addi %3, %2 : tensor<128xi32, #blocked1>
    %5 = tt.get_program_id y : i32
    %6 = arith.muli %5, %c128_i32 : i32
    %7 = tt.splat %6 : i32 -> tensor<128xi32, #blocked1>
    %8 = arith.addi %7, %2 : tensor<128xi32, #blocked1>
    %9 = tt.get_program_id z : i32
    %10 = tt.get_num_programs z : i32
    %11 = arith.muli %9, %c64_i32 : i32
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked1>
    %13 = tt.splat %11 : i32 -> tensor<64xi32, #blocked1>
    %14 = arith.addi %13, %12 : tensor<64xi32, #blocked1>
    %15 = ttg.convert_layout %4 : tensor<128xi32, #blocked1> -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %16 = tt.expand_dims %15 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %17 = ttg.convert_layout %16 : tensor<128x1xi32, #blocked2> -> tensor<128x1xi32, #blocked3>
    %18 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked3>
    %19 = arith.muli %17, %18 : tensor<128x1xi32, #blocked3>
    %20 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked3>
    %21 = tt.addptr %20, %19 : tensor<128x1x!tt.ptr<f16>, #blocked3>, tensor<128x1xi32, #blocked3>
    %22 = ttg.convert_layout %14 : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x64xi32, #blocked4>
    %24 = ttg.convert_layout %23 : tensor<1x64xi32, #blocked4> -> tensor<1x64xi32, #blocked5>
    %25 = tt.broadcast %21 : tensor<128x1x!tt.ptr<f16>, #blocked3> -> tensor<128x64x!tt.ptr<f16>, #blocked3>
    %26 = ttg.convert_layout %25 : tensor<128x64x!tt.ptr<f16>, #blocked3> -> tensor<128x64x!tt.ptr<f16>, #blocked5>
    %27 = tt.broadcast %24 : tensor<1x64xi32, #blocked5> -> tensor<128x64xi32, #blocked5>
    %28 = tt.addptr %26, %27 : tensor<128x64x!tt.ptr<f16>, #blocked5>, tensor<128x64xi32, #blocked5>
    %29 = ttg.convert_layout %14 : tensor<64xi32, #blocked1> -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %30 = tt.expand_dims %29 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<64x1xi32, #blocked2>
    %31 = ttg.convert_layout %30 : tensor<64x1xi32, #blocked2> -> tensor<64x1xi32, #blocked3>
    %32 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %33 = arith.muli %31, %32 : tensor<64x1xi32, #blocked3>
    %34 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %35 = tt.addptr %34, %33 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %36 = ttg.convert_layout %8 : tensor<128xi32, #blocked1> -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>>
    %37 = tt.expand_dims %36 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked4}>> -> tensor<1x128xi32, #blocked4>
    %38 = ttg.convert_layout %37 : tensor<1x128xi32, #blocked4> -> tensor<1x128xi32, #blocked>
    %39 = tt.broadcast %35 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %40 = ttg.convert_layout %39 : tensor<64x128x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked>
    %41 = tt.broadcast %38 : tensor<1x128xi32, #blocked> -> tensor<64x128xi32, #blocked>
    %42 = tt.addptr %40, %41 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
    %43 = arith.muli %10, %c64_i32 : i32
    %44:3 = scf.for %arg7 = %c0_i32 to %arg3 step %43 iter_args(%arg8 = %cst, %arg9 = %28, %arg10 = %42) -> (tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked5>, tensor<64x128x!tt.ptr<f16>, #blocked>)  : i32 {
      %57 = ttg.convert_layout %arg9 : tensor<128x64x!tt.ptr<f16>, #blocked5> -> tensor<128x64x!tt.ptr<f16>, #blocked6>
      %58 = tt.load %57 : tensor<128x64x!tt.ptr<f16>, #blocked6>
      %59 = ttg.convert_layout %58 : tensor<128x64xf16, #blocked6> -> tensor<128x64xf16, #blocked5>
      %60 = ttg.convert_layout %arg10 : tensor<64x128x!tt.ptr<f16>, #blocked> -> tensor<64x128x!tt.ptr<f16>, #blocked7>
      %61 = tt.load %60 : tensor<64x128x!tt.ptr<f16>, #blocked7>
      %62 = ttg.convert_layout %61 : tensor<64x128xf16, #blocked7> -> tensor<64x128xf16, #blocked>
      %63 = ttg.convert_layout %59 : tensor<128x64xf16, #blocked5> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>>
      %64 = ttg.convert_layout %62 : tensor<64x128xf16, #blocked> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>>
      %65 = ttg.convert_layout %arg8 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked8>
      %66 = tt.dot %63, %64, %65, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked8}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked8}>> -> tensor<128x128xf32, #blocked8>
      %67 = ttg.convert_layout %66 : tensor<128x128xf32, #blocked8> -> tensor<128x128xf32, #blocked>
      %68 = tt.splat %43 : i32 -> tensor<128x64xi32, #blocked5>
      %69 = tt.addptr %arg9, %68 : tensor<128x64x!tt.ptr<f16>, #blocked5>, tensor<128x64xi32, #blocked5>
      %70 = arith.muli %43, %arg5 : i32
      %71 = tt.splat %70 : i32 -> tensor<64x128xi32, #blocked>
      %72 = tt.addptr %arg10, %71 : tensor<64x128x!tt.ptr<f16>, #blocked>, tensor<64x128xi32, #blocked>
      scf.yield %67, %69, %72 : tensor<128x128xf32, #blocked>, tensor<128x64x!tt.ptr<f16>, #blocked5>, tensor<64x128x!tt.ptr<f16>, #blocked>
    }
    %45 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked3>
    %46 = arith.muli %17, %45 : tensor<128x1xi32, #blocked3>
    %47 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked3>
    %48 = tt.addptr %47, %46 : tensor<128x1x!tt.ptr<f32>, #blocked3>, tensor<128x1xi32, #blocked3>
    %49 = tt.broadcast %48 : tensor<128x1x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked3>
    %50 = ttg.convert_layout %49 : tensor<128x128x!tt.ptr<f32>, #blocked3> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %51 = tt.broadcast %38 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %52 = tt.addptr %50, %51 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %53 = ttg.convert_layout %52 : tensor<128x128x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked9>
    %54 = ttg.convert_layout %44#0 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked9>
    %55 = ttg.convert_layout %cst_0 : tensor<128x128xi1, #blocked> -> tensor<128x128xi1, #blocked9>
    %56 = tt.atomic_rmw fadd, relaxed, gpu, %53, %54, %55 : (tensor<128x128x!tt.ptr<f32>, #blocked9>, tensor<128x128xf32, #blocked9>, tensor<128x128xi1, #blocked9>) -> tensor<128x128xf32, #blocked9>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<true> : tensor<128x128xi1, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = tt.get_num_programs z : i32
    %18 = arith.muli %16, %c64_i32 : i32
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %23 = arith.addi %21, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = arith.addi %22, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %27 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %33 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %34 = tt.addptr %32, %33 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %35 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %36 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %37 = arith.muli %35, %36 : tensor<64x1xi32, #blocked3>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %39 = tt.addptr %38, %37 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %42 = tt.broadcast %39 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %43 = tt.broadcast %40 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %44 = tt.addptr %42, %43 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
    %45 = arith.muli %17, %c64_i32 : i32
    %46:3 = scf.for %arg7 = %c0_i32 to %arg3 step %45 iter_args(%arg8 = %cst_0, %arg9 = %34, %arg10 = %44) -> (tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>)  : i32 {
      %56 = tt.load %arg9 : tensor<128x64x!tt.ptr<f16>, #blocked2>
      %57 = tt.load %arg10 : tensor<64x128x!tt.ptr<f16>, #blocked3>
      %58 = ttg.convert_layout %56 : tensor<128x64xf16, #blocked2> -> tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>>
      %59 = ttg.convert_layout %57 : tensor<64x128xf16, #blocked3> -> tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>>
      %60 = tt.dot %58, %59, %arg8, inputPrecision = tf32 : tensor<128x64xf16, #ttg.dot_op<{opIdx = 0, parent = #blocked1}>> * tensor<64x128xf16, #ttg.dot_op<{opIdx = 1, parent = #blocked1}>> -> tensor<128x128xf32, #blocked1>
      %61 = tt.splat %45 : i32 -> tensor<128x64xi32, #blocked2>
      %62 = tt.addptr %arg9, %61 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
      %63 = arith.muli %45, %arg5 : i32
      %64 = tt.splat %63 : i32 -> tensor<64x128xi32, #blocked3>
      %65 = tt.addptr %arg10, %64 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %60, %62, %65 : tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>
    }
    %47 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %48 = arith.muli %26, %47 : tensor<128x1xi32, #blocked>
    %49 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %50 = tt.addptr %49, %48 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %51 = tt.broadcast %50 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %52 = tt.broadcast %41 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %53 = tt.addptr %51, %52 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %54 = ttg.convert_layout %46#0 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    %55 = tt.atomic_rmw fadd, relaxed, gpu, %53, %54, %cst : (tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xf32, #blocked>, tensor<128x128xi1, #blocked>) -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_accelerate_matmul()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %cst = arith.constant dense<true> : tensor<128x128xi1, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = tt.get_num_programs z : i32
    %18 = arith.muli %16, %c64_i32 : i32
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %23 = arith.addi %21, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = arith.addi %22, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %27 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %33 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %34 = tt.addptr %32, %33 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %35 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %36 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %37 = arith.muli %35, %36 : tensor<64x1xi32, #blocked3>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %39 = tt.addptr %38, %37 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %42 = tt.broadcast %39 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %43 = tt.broadcast %40 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %44 = tt.addptr %42, %43 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
    %45 = arith.muli %17, %c64_i32 : i32
    %46:3 = scf.for %arg7 = %c0_i32 to %arg3 step %45 iter_args(%arg8 = %cst_0, %arg9 = %34, %arg10 = %44) -> (tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>)  : i32 {
      %56 = tt.load %arg9 : tensor<128x64x!tt.ptr<f16>, #blocked2>
      %57 = ttg.local_alloc %56 : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %58 = tt.load %arg10 : tensor<64x128x!tt.ptr<f16>, #blocked3>
      %59 = ttg.local_alloc %58 : (tensor<64x128xf16, #blocked3>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %60 = ttg.convert_layout %arg8 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked4>
      %result, %token = ttng.tmem_alloc %60 : (tensor<128x128xf32, #blocked4>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %61 = ttng.tc_gen5_mma %57, %59, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_1, %token_2 = ttng.tmem_load %result[%61] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked4>
      %62 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked4> -> tensor<128x128xf32, #blocked1>
      %63 = tt.splat %45 : i32 -> tensor<128x64xi32, #blocked2>
      %64 = tt.addptr %arg9, %63 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
      %65 = arith.muli %45, %arg5 : i32
      %66 = tt.splat %65 : i32 -> tensor<64x128xi32, #blocked3>
      %67 = tt.addptr %arg10, %66 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %62, %64, %67 : tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>
    }
    %47 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %48 = arith.muli %26, %47 : tensor<128x1xi32, #blocked>
    %49 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %50 = tt.addptr %49, %48 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %51 = tt.broadcast %50 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %52 = tt.broadcast %41 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %53 = tt.addptr %51, %52 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %54 = ttg.convert_layout %46#0 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    %55 = tt.atomic_rmw fadd, relaxed, gpu, %53, %54, %cst : (tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xf32, #blocked>, tensor<128x128xi1, #blocked>) -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %cst = arith.constant dense<true> : tensor<128x128xi1, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = tt.get_num_programs z : i32
    %18 = arith.muli %16, %c64_i32 : i32
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %23 = arith.addi %21, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = arith.addi %22, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %27 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %33 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %34 = tt.addptr %32, %33 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %35 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %36 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %37 = arith.muli %35, %36 : tensor<64x1xi32, #blocked3>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %39 = tt.addptr %38, %37 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %42 = tt.broadcast %39 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %43 = tt.broadcast %40 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %44 = tt.addptr %42, %43 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
    %45 = arith.muli %17, %c64_i32 : i32
    %46:3 = scf.for %arg7 = %c0_i32 to %arg3 step %45 iter_args(%arg8 = %cst_0, %arg9 = %34, %arg10 = %44) -> (tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>)  : i32 {
      %56 = tt.load %arg9 : tensor<128x64x!tt.ptr<f16>, #blocked2>
      %57 = ttg.local_alloc %56 : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %58 = tt.load %arg10 : tensor<64x128x!tt.ptr<f16>, #blocked3>
      %59 = ttg.local_alloc %58 : (tensor<64x128xf16, #blocked3>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %result, %token = ttng.tmem_alloc %arg8 : (tensor<128x128xf32, #blocked1>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %60 = ttng.tc_gen5_mma %57, %59, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_1, %token_2 = ttng.tmem_load %result[%60] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
      %61 = tt.splat %45 : i32 -> tensor<128x64xi32, #blocked2>
      %62 = tt.addptr %arg9, %61 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
      %63 = arith.muli %45, %arg5 : i32
      %64 = tt.splat %63 : i32 -> tensor<64x128xi32, #blocked3>
      %65 = tt.addptr %arg10, %64 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %result_1, %62, %65 : tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>
    }
    %47 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %48 = arith.muli %26, %47 : tensor<128x1xi32, #blocked>
    %49 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %50 = tt.addptr %49, %48 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %51 = tt.broadcast %50 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %52 = tt.broadcast %41 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %53 = tt.addptr %51, %52 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %54 = ttg.convert_layout %46#0 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    %55 = tt.atomic_rmw fadd, relaxed, gpu, %53, %54, %cst : (tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xf32, #blocked>, tensor<128x128xi1, #blocked>) -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %cst = arith.constant dense<true> : tensor<128x128xi1, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = tt.get_num_programs z : i32
    %18 = arith.muli %16, %c64_i32 : i32
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %23 = arith.addi %21, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = arith.addi %22, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %27 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %33 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %34 = tt.addptr %32, %33 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %35 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %36 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %37 = arith.muli %35, %36 : tensor<64x1xi32, #blocked3>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %39 = tt.addptr %38, %37 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %42 = tt.broadcast %39 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %43 = tt.broadcast %40 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %44 = tt.addptr %42, %43 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
    %45 = arith.muli %17, %c64_i32 : i32
    %46 = tt.splat %45 : i32 -> tensor<128x64xi32, #blocked2>
    %47 = arith.muli %45, %arg5 : i32
    %48 = tt.splat %47 : i32 -> tensor<64x128xi32, #blocked3>
    %49:3 = scf.for %arg7 = %c0_i32 to %arg3 step %45 iter_args(%arg8 = %cst_0, %arg9 = %34, %arg10 = %44) -> (tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>)  : i32 {
      %59 = tt.load %arg9 : tensor<128x64x!tt.ptr<f16>, #blocked2>
      %60 = ttg.local_alloc %59 : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %61 = tt.load %arg10 : tensor<64x128x!tt.ptr<f16>, #blocked3>
      %62 = ttg.local_alloc %61 : (tensor<64x128xf16, #blocked3>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %result, %token = ttng.tmem_alloc %arg8 : (tensor<128x128xf32, #blocked1>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %63 = ttng.tc_gen5_mma %60, %62, %result[%token], %true, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_1, %token_2 = ttng.tmem_load %result[%63] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
      %64 = tt.addptr %arg9, %46 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
      %65 = tt.addptr %arg10, %48 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %result_1, %64, %65 : tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>
    }
    %50 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %51 = arith.muli %26, %50 : tensor<128x1xi32, #blocked>
    %52 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %54 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %55 = tt.broadcast %41 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %56 = tt.addptr %54, %55 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %57 = ttg.convert_layout %49#0 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    %58 = tt.atomic_rmw fadd, relaxed, gpu, %56, %57, %cst : (tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xf32, #blocked>, tensor<128x128xi1, #blocked>) -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_optimize_accumulator_init()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %cst = arith.constant dense<true> : tensor<128x128xi1, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = tt.get_num_programs z : i32
    %18 = arith.muli %16, %c64_i32 : i32
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %23 = arith.addi %21, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = arith.addi %22, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %27 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %33 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %34 = tt.addptr %32, %33 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %35 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %36 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %37 = arith.muli %35, %36 : tensor<64x1xi32, #blocked3>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %39 = tt.addptr %38, %37 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %42 = tt.broadcast %39 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %43 = tt.broadcast %40 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %44 = tt.addptr %42, %43 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
    %45 = arith.muli %17, %c64_i32 : i32
    %46 = tt.splat %45 : i32 -> tensor<128x64xi32, #blocked2>
    %47 = arith.muli %45, %arg5 : i32
    %48 = tt.splat %47 : i32 -> tensor<64x128xi32, #blocked3>
    %49:4 = scf.for %arg7 = %c0_i32 to %arg3 step %45 iter_args(%arg8 = %cst_0, %arg9 = %34, %arg10 = %44, %arg11 = %false) -> (tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1)  : i32 {
      %59 = tt.load %arg9 : tensor<128x64x!tt.ptr<f16>, #blocked2>
      %60 = ttg.local_alloc %59 : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %61 = tt.load %arg10 : tensor<64x128x!tt.ptr<f16>, #blocked3>
      %62 = ttg.local_alloc %61 : (tensor<64x128xf16, #blocked3>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %result, %token = ttng.tmem_alloc %arg8 : (tensor<128x128xf32, #blocked1>) -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
      %63 = ttng.tc_gen5_mma %60, %62, %result[%token], %arg11, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %result_1, %token_2 = ttng.tmem_load %result[%63] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
      %64 = tt.addptr %arg9, %46 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
      %65 = tt.addptr %arg10, %48 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %result_1, %64, %65, %true : tensor<128x128xf32, #blocked1>, tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1
    }
    %50 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %51 = arith.muli %26, %50 : tensor<128x1xi32, #blocked>
    %52 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %54 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %55 = tt.broadcast %41 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %56 = tt.addptr %54, %55 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %57 = ttg.convert_layout %49#0 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    %58 = tt.atomic_rmw fadd, relaxed, gpu, %56, %57, %cst : (tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xf32, #blocked>, tensor<128x128xi1, #blocked>) -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_hoist_tmem_alloc()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %cst = arith.constant dense<true> : tensor<128x128xi1, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = tt.get_num_programs z : i32
    %18 = arith.muli %16, %c64_i32 : i32
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %23 = arith.addi %21, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = arith.addi %22, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %27 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %33 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %34 = tt.addptr %32, %33 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %35 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %36 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %37 = arith.muli %35, %36 : tensor<64x1xi32, #blocked3>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %39 = tt.addptr %38, %37 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %42 = tt.broadcast %39 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %43 = tt.broadcast %40 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %44 = tt.addptr %42, %43 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
    %45 = arith.muli %17, %c64_i32 : i32
    %46 = tt.splat %45 : i32 -> tensor<128x64xi32, #blocked2>
    %47 = arith.muli %45, %arg5 : i32
    %48 = tt.splat %47 : i32 -> tensor<64x128xi32, #blocked3>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %49 = ttng.tmem_store %cst_0, %result[%token], %true : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %50:4 = scf.for %arg7 = %c0_i32 to %arg3 step %45 iter_args(%arg8 = %34, %arg9 = %44, %arg10 = %false, %arg11 = %49) -> (tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1, !ttg.async.token)  : i32 {
      %60 = tt.load %arg8 : tensor<128x64x!tt.ptr<f16>, #blocked2>
      %61 = ttg.local_alloc %60 : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %62 = tt.load %arg9 : tensor<64x128x!tt.ptr<f16>, #blocked3>
      %63 = ttg.local_alloc %62 : (tensor<64x128xf16, #blocked3>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %64 = ttng.tc_gen5_mma %61, %63, %result[%arg11], %arg10, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %65 = tt.addptr %arg8, %46 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
      %66 = tt.addptr %arg9, %48 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %65, %66, %true, %64 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1, !ttg.async.token
    }
    %result_1, %token_2 = ttng.tmem_load %result[%50#3] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %51 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %52 = arith.muli %26, %51 : tensor<128x1xi32, #blocked>
    %53 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %54 = tt.addptr %53, %52 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %55 = tt.broadcast %54 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %56 = tt.broadcast %41 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %57 = tt.addptr %55, %56 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %58 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    %59 = tt.atomic_rmw fadd, relaxed, gpu, %57, %58, %cst : (tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xf32, #blocked>, tensor<128x128xi1, #blocked>) -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_warp_specialize(1)
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_0 = arith.constant dense<true> : tensor<128x128xi1, #blocked1>
    %true = arith.constant true
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.get_program_id z : i32
    %17 = tt.get_num_programs z : i32
    %18 = arith.muli %16, %c64_i32 : i32
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %23 = arith.addi %21, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = arith.addi %22, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %27 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %33 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %34 = tt.addptr %32, %33 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %35 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %36 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %37 = arith.muli %35, %36 : tensor<64x1xi32, #blocked3>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %39 = tt.addptr %38, %37 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %42 = tt.broadcast %39 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %43 = tt.broadcast %40 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %44 = tt.addptr %42, %43 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
    %45 = arith.muli %17, %c64_i32 : i32
    %46 = tt.splat %45 : i32 -> tensor<128x64xi32, #blocked2>
    %47 = arith.muli %45, %arg5 : i32
    %48 = tt.splat %47 : i32 -> tensor<64x128xi32, #blocked3>
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %49 = ttng.tmem_store %cst, %result[%token], %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %50:4 = scf.for %arg7 = %c0_i32 to %arg3 step %45 iter_args(%arg8 = %34, %arg9 = %44, %arg10 = %false, %arg11 = %49) -> (tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1, !ttg.async.token)  : i32 {
      %60 = tt.load %arg8 : tensor<128x64x!tt.ptr<f16>, #blocked2>
      %61 = ttg.local_alloc %60 : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %62 = tt.load %arg9 : tensor<64x128x!tt.ptr<f16>, #blocked3>
      %63 = ttg.local_alloc %62 : (tensor<64x128xf16, #blocked3>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      %64 = ttng.tc_gen5_mma %61, %63, %result[%arg11], %arg10, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %65 = tt.addptr %arg8, %46 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
      %66 = tt.addptr %arg9, %48 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %65, %66, %true, %64 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1, !ttg.async.token
    }
    %result_1, %token_2 = ttng.tmem_load %result[%50#3] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %51 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %52 = arith.muli %26, %51 : tensor<128x1xi32, #blocked1>
    %53 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %54 = tt.addptr %53, %52 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %55 = tt.broadcast %54 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %56 = tt.broadcast %41 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %57 = tt.addptr %55, %56 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %58 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked1>
    %59 = tt.atomic_rmw fadd, relaxed, gpu, %57, %58, %cst_0 : (tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xf32, #blocked1>, tensor<128x128xi1, #blocked1>) -> tensor<128x128xf32, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_0 = arith.constant dense<true> : tensor<128x128xi1, #blocked1>
    %true = arith.constant true
    %false = arith.constant false
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c128_i32 : i32
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %6 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %7 = tt.splat %2 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %8 = tt.splat %2 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %10 = arith.addi %8, %4 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %11 = tt.get_program_id y : i32
    %12 = arith.muli %11, %c128_i32 : i32
    %13 = tt.splat %12 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %14 = tt.splat %12 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %16 = arith.addi %14, %6 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %17 = tt.get_program_id z : i32
    %18 = tt.get_num_programs z : i32
    %19 = arith.muli %17, %c64_i32 : i32
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %21 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %22 = tt.splat %19 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %23 = tt.splat %19 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %24 = arith.addi %22, %20 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %25 = arith.addi %23, %21 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %27 = tt.expand_dims %10 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %28 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked2>
    %29 = arith.muli %26, %28 : tensor<128x1xi32, #blocked2>
    %30 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %31 = tt.addptr %30, %29 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %32 = tt.expand_dims %24 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %33 = tt.broadcast %31 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %34 = tt.broadcast %32 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %35 = tt.addptr %33, %34 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %36 = tt.expand_dims %25 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %37 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %38 = arith.muli %36, %37 : tensor<64x1xi32, #blocked3>
    %39 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %40 = tt.addptr %39, %38 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %42 = tt.expand_dims %16 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %43 = tt.broadcast %40 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %44 = tt.broadcast %41 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %45 = tt.addptr %43, %44 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
    %46 = arith.muli %18, %c64_i32 : i32
    %47 = tt.splat %46 : i32 -> tensor<128x64xi32, #blocked2>
    %48 = arith.muli %46, %arg5 : i32
    %49 = tt.splat %48 : i32 -> tensor<64x128xi32, #blocked3>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %50:4 = scf.for %arg7 = %c0_i32 to %arg3 step %46 iter_args(%arg8 = %35, %arg9 = %45, %arg10 = %false, %arg11 = %0) -> (tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1, !ttg.async.token)  : i32 {
      %60 = tt.load %arg8 : tensor<128x64x!tt.ptr<f16>, #blocked2>
      %61 = ttg.local_alloc %60 : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %62 = tt.load %arg9 : tensor<64x128x!tt.ptr<f16>, #blocked3>
      %63 = ttg.local_alloc %62 : (tensor<64x128xf16, #blocked3>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      ttng.tc_gen5_mma %61, %63, %result, %arg10, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %64 = tt.addptr %arg8, %47 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
      %65 = tt.addptr %arg9, %49 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %64, %65, %true, %0 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1, !ttg.async.token
    }
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %51 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %52 = arith.muli %27, %51 : tensor<128x1xi32, #blocked1>
    %53 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %54 = tt.addptr %53, %52 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %55 = tt.broadcast %54 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %56 = tt.broadcast %42 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %57 = tt.addptr %55, %56 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %58 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked1>
    %59 = tt.atomic_rmw fadd, relaxed, gpu, %57, %58, %cst_0 : (tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xf32, #blocked1>, tensor<128x128xi1, #blocked1>) -> tensor<128x128xf32, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_0 = arith.constant dense<true> : tensor<128x128xi1, #blocked1>
    %true = arith.constant true
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.get_program_id z : i32
    %17 = tt.get_num_programs z : i32
    %18 = arith.muli %16, %c64_i32 : i32
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %23 = arith.addi %21, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = arith.addi %22, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %27 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %33 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %34 = tt.addptr %32, %33 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %35 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %36 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %37 = arith.muli %35, %36 : tensor<64x1xi32, #blocked3>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %39 = tt.addptr %38, %37 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %42 = tt.broadcast %39 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %43 = tt.broadcast %40 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %44 = tt.addptr %42, %43 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
    %45 = arith.muli %17, %c64_i32 : i32
    %46 = tt.splat %45 : i32 -> tensor<128x64xi32, #blocked2>
    %47 = arith.muli %45, %arg5 : i32
    %48 = tt.splat %47 : i32 -> tensor<64x128xi32, #blocked3>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %49:3 = scf.for %arg7 = %c0_i32 to %arg3 step %45 iter_args(%arg8 = %34, %arg9 = %44, %arg10 = %false) -> (tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1)  : i32 {
      %59 = tt.load %arg8 : tensor<128x64x!tt.ptr<f16>, #blocked2>
      %60 = ttg.local_alloc %59 : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %61 = tt.load %arg9 : tensor<64x128x!tt.ptr<f16>, #blocked3>
      %62 = ttg.local_alloc %61 : (tensor<64x128xf16, #blocked3>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      ttng.tc_gen5_mma %60, %62, %result, %arg10, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %63 = tt.addptr %arg8, %46 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
      %64 = tt.addptr %arg9, %48 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %63, %64, %true : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1
    }
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %50 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %51 = arith.muli %26, %50 : tensor<128x1xi32, #blocked1>
    %52 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %54 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %55 = tt.broadcast %41 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %56 = tt.addptr %54, %55 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %57 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked1>
    %58 = tt.atomic_rmw fadd, relaxed, gpu, %56, %57, %cst_0 : (tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xf32, #blocked1>, tensor<128x128xi1, #blocked1>) -> tensor<128x128xf32, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_interleave_tmem()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_0 = arith.constant dense<true> : tensor<128x128xi1, #blocked1>
    %true = arith.constant true
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.get_program_id z : i32
    %17 = tt.get_num_programs z : i32
    %18 = arith.muli %16, %c64_i32 : i32
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %23 = arith.addi %21, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = arith.addi %22, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %27 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %33 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %34 = tt.addptr %32, %33 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %35 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %36 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %37 = arith.muli %35, %36 : tensor<64x1xi32, #blocked3>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %39 = tt.addptr %38, %37 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %42 = tt.broadcast %39 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %43 = tt.broadcast %40 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %44 = tt.addptr %42, %43 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
    %45 = arith.muli %17, %c64_i32 : i32
    %46 = tt.splat %45 : i32 -> tensor<128x64xi32, #blocked2>
    %47 = arith.muli %45, %arg5 : i32
    %48 = tt.splat %47 : i32 -> tensor<64x128xi32, #blocked3>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %49:3 = scf.for %arg7 = %c0_i32 to %arg3 step %45 iter_args(%arg8 = %34, %arg9 = %44, %arg10 = %false) -> (tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1)  : i32 {
      %59 = tt.load %arg8 : tensor<128x64x!tt.ptr<f16>, #blocked2>
      %60 = ttg.local_alloc %59 : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %61 = tt.load %arg9 : tensor<64x128x!tt.ptr<f16>, #blocked3>
      %62 = ttg.local_alloc %61 : (tensor<64x128xf16, #blocked3>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      ttng.tc_gen5_mma %60, %62, %result, %arg10, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %63 = tt.addptr %arg8, %46 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
      %64 = tt.addptr %arg9, %48 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %63, %64, %true : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1
    }
    %50 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %51 = arith.muli %26, %50 : tensor<128x1xi32, #blocked1>
    %52 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %54 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %55 = tt.broadcast %41 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %56 = tt.addptr %54, %55 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %57 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked1>
    %58 = tt.atomic_rmw fadd, relaxed, gpu, %56, %57, %cst_0 : (tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xf32, #blocked1>, tensor<128x128xi1, #blocked1>) -> tensor<128x128xf32, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_fence_insertion()
#blocked = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %cst_0 = arith.constant dense<true> : tensor<128x128xi1, #blocked1>
    %true = arith.constant true
    %false = arith.constant false
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %16 = tt.get_program_id z : i32
    %17 = tt.get_num_programs z : i32
    %18 = arith.muli %16, %c64_i32 : i32
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %23 = arith.addi %21, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = arith.addi %22, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<128x1xi32, #blocked1>
    %27 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %33 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %34 = tt.addptr %32, %33 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %35 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %36 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %37 = arith.muli %35, %36 : tensor<64x1xi32, #blocked3>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %39 = tt.addptr %38, %37 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x128xi32, #blocked1>
    %42 = tt.broadcast %39 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %43 = tt.broadcast %40 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %44 = tt.addptr %42, %43 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
    %45 = arith.muli %17, %c64_i32 : i32
    %46 = tt.splat %45 : i32 -> tensor<128x64xi32, #blocked2>
    %47 = arith.muli %45, %arg5 : i32
    %48 = tt.splat %47 : i32 -> tensor<64x128xi32, #blocked3>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst, %result, %true : tensor<128x128xf32, #blocked> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %49:3 = scf.for %arg7 = %c0_i32 to %arg3 step %45 iter_args(%arg8 = %34, %arg9 = %44, %arg10 = %false) -> (tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1)  : i32 {
      %59 = tt.load %arg8 : tensor<128x64x!tt.ptr<f16>, #blocked2>
      %60 = ttg.local_alloc %59 : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %61 = tt.load %arg9 : tensor<64x128x!tt.ptr<f16>, #blocked3>
      %62 = ttg.local_alloc %61 : (tensor<64x128xf16, #blocked3>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      ttng.fence_async_shared {bCluster = false}
      ttng.tc_gen5_mma %60, %62, %result, %arg10, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %63 = tt.addptr %arg8, %46 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
      %64 = tt.addptr %arg9, %48 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %63, %64, %true : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1
    }
    %50 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked1>
    %51 = arith.muli %26, %50 : tensor<128x1xi32, #blocked1>
    %52 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked1>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked1>, tensor<128x1xi32, #blocked1>
    %54 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked1> -> tensor<128x128x!tt.ptr<f32>, #blocked1>
    %55 = tt.broadcast %41 : tensor<1x128xi32, #blocked1> -> tensor<128x128xi32, #blocked1>
    %56 = tt.addptr %54, %55 : tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xi32, #blocked1>
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked>
    %57 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked> -> tensor<128x128xf32, #blocked1>
    %58 = tt.atomic_rmw fadd, relaxed, gpu, %56, %57, %cst_0 : (tensor<128x128x!tt.ptr<f32>, #blocked1>, tensor<128x128xf32, #blocked1>, tensor<128x128xi1, #blocked1>) -> tensor<128x128xf32, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [2, 16], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @matmul_split_k(%arg0: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f16> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg3: i32 {tt.divisibility = 16 : i32}, %arg4: i32 {tt.divisibility = 16 : i32}, %arg5: i32 {tt.divisibility = 16 : i32}, %arg6: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %false = arith.constant false
    %true = arith.constant true
    %cst = arith.constant dense<true> : tensor<128x128xi1, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #blocked1>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %5 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %7 = tt.splat %1 : i32 -> tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %8 = arith.addi %6, %2 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>>
    %9 = arith.addi %7, %3 : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %10 = tt.get_program_id y : i32
    %11 = arith.muli %10, %c128_i32 : i32
    %12 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %13 = tt.splat %11 : i32 -> tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %14 = arith.addi %12, %4 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>>
    %15 = arith.addi %13, %5 : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %16 = tt.get_program_id z : i32
    %17 = tt.get_num_programs z : i32
    %18 = arith.muli %16, %c64_i32 : i32
    %19 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %20 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %21 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %22 = tt.splat %18 : i32 -> tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %23 = arith.addi %21, %19 : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
    %24 = arith.addi %22, %20 : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
    %25 = tt.expand_dims %8 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked2}>> -> tensor<128x1xi32, #blocked2>
    %26 = tt.expand_dims %9 {axis = 1 : i32} : tensor<128xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<128x1xi32, #blocked>
    %27 = tt.splat %arg4 : i32 -> tensor<128x1xi32, #blocked2>
    %28 = arith.muli %25, %27 : tensor<128x1xi32, #blocked2>
    %29 = tt.splat %arg0 : !tt.ptr<f16> -> tensor<128x1x!tt.ptr<f16>, #blocked2>
    %30 = tt.addptr %29, %28 : tensor<128x1x!tt.ptr<f16>, #blocked2>, tensor<128x1xi32, #blocked2>
    %31 = tt.expand_dims %23 {axis = 0 : i32} : tensor<64xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x64xi32, #blocked2>
    %32 = tt.broadcast %30 : tensor<128x1x!tt.ptr<f16>, #blocked2> -> tensor<128x64x!tt.ptr<f16>, #blocked2>
    %33 = tt.broadcast %31 : tensor<1x64xi32, #blocked2> -> tensor<128x64xi32, #blocked2>
    %34 = tt.addptr %32, %33 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
    %35 = tt.expand_dims %24 {axis = 1 : i32} : tensor<64xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<64x1xi32, #blocked3>
    %36 = tt.splat %arg5 : i32 -> tensor<64x1xi32, #blocked3>
    %37 = arith.muli %35, %36 : tensor<64x1xi32, #blocked3>
    %38 = tt.splat %arg1 : !tt.ptr<f16> -> tensor<64x1x!tt.ptr<f16>, #blocked3>
    %39 = tt.addptr %38, %37 : tensor<64x1x!tt.ptr<f16>, #blocked3>, tensor<64x1xi32, #blocked3>
    %40 = tt.expand_dims %14 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked3}>> -> tensor<1x128xi32, #blocked3>
    %41 = tt.expand_dims %15 {axis = 0 : i32} : tensor<128xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x128xi32, #blocked>
    %42 = tt.broadcast %39 : tensor<64x1x!tt.ptr<f16>, #blocked3> -> tensor<64x128x!tt.ptr<f16>, #blocked3>
    %43 = tt.broadcast %40 : tensor<1x128xi32, #blocked3> -> tensor<64x128xi32, #blocked3>
    %44 = tt.addptr %42, %43 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
    %45 = arith.muli %17, %c64_i32 : i32
    %46 = tt.splat %45 : i32 -> tensor<128x64xi32, #blocked2>
    %47 = arith.muli %45, %arg5 : i32
    %48 = tt.splat %47 : i32 -> tensor<64x128xi32, #blocked3>
    %result = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %cst_0, %result, %true : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %49:3 = scf.for %arg7 = %c0_i32 to %arg3 step %45 iter_args(%arg8 = %34, %arg9 = %44, %arg10 = %false) -> (tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1)  : i32 {
      %59 = tt.load %arg8 : tensor<128x64x!tt.ptr<f16>, #blocked2>
      %60 = ttg.local_alloc %59 : (tensor<128x64xf16, #blocked2>) -> !ttg.memdesc<128x64xf16, #shared, #smem>
      %61 = tt.load %arg9 : tensor<64x128x!tt.ptr<f16>, #blocked3>
      %62 = ttg.local_alloc %61 : (tensor<64x128xf16, #blocked3>) -> !ttg.memdesc<64x128xf16, #shared, #smem>
      ttng.fence_async_shared {bCluster = false}
      ttng.tc_gen5_mma %60, %62, %result, %arg10, %true : !ttg.memdesc<128x64xf16, #shared, #smem>, !ttg.memdesc<64x128xf16, #shared, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
      %63 = tt.addptr %arg8, %46 : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<128x64xi32, #blocked2>
      %64 = tt.addptr %arg9, %48 : tensor<64x128x!tt.ptr<f16>, #blocked3>, tensor<64x128xi32, #blocked3>
      scf.yield %63, %64, %true : tensor<128x64x!tt.ptr<f16>, #blocked2>, tensor<64x128x!tt.ptr<f16>, #blocked3>, i1
    }
    %50 = tt.splat %arg6 : i32 -> tensor<128x1xi32, #blocked>
    %51 = arith.muli %26, %50 : tensor<128x1xi32, #blocked>
    %52 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x1x!tt.ptr<f32>, #blocked>
    %53 = tt.addptr %52, %51 : tensor<128x1x!tt.ptr<f32>, #blocked>, tensor<128x1xi32, #blocked>
    %54 = tt.broadcast %53 : tensor<128x1x!tt.ptr<f32>, #blocked> -> tensor<128x128x!tt.ptr<f32>, #blocked>
    %55 = tt.broadcast %41 : tensor<1x128xi32, #blocked> -> tensor<128x128xi32, #blocked>
    %56 = tt.addptr %54, %55 : tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xi32, #blocked>
    %result_1 = ttng.tmem_load %result : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %57 = ttg.convert_layout %result_1 : tensor<128x128xf32, #blocked1> -> tensor<128x128xf32, #blocked>
    %58 = tt.atomic_rmw fadd, relaxed, gpu, %56, %57, %cst : (tensor<128x128x!tt.ptr<f32>, #blocked>, tensor<128x128xf32, #blocked>, tensor<128x128xi1, #blocked>) -> tensor<128x128xf32, #blocked>
    tt.return
  }
}
