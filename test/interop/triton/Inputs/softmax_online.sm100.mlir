// Kernel softmax_online of kernels/rows.py, sm_100, num_warps=4, num_stages=2, num_ctas=1
// Signature *fp32:16 *fp32:16 i32 i32:16; constants ROWS=4, BLOCK=256
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @softmax_online(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %c4_i32 = arith.constant 4 : i32
    %c4_i32_0 = arith.constant 4 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %c4_i32_0 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %4 = arith.cmpi sle, %3, %c2147483647_i64 : i64
    %5 = arith.cmpi sge, %3, %c-2147483648_i64 : i64
    %6 = arith.andi %4, %5 : i1
    %7 = arith.muli %0, %c4_i32_0 : i32
    %8 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
    %9 = tt.splat %7 : i32 -> tensor<4xi32>
    %10 = arith.extsi %9 : tensor<4xi32> to tensor<4xi64>
    %11 = arith.extsi %8 : tensor<4xi32> to tensor<4xi64>
    %12 = arith.addi %10, %11 : tensor<4xi64>
    %c2147483647_i64_1 = arith.constant 2147483647 : i64
    %c-2147483648_i64_2 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<4xi64>
    %13 = arith.cmpi sle, %12, %cst : tensor<4xi64>
    %cst_3 = arith.constant dense<-2147483648> : tensor<4xi64>
    %14 = arith.cmpi sge, %12, %cst_3 : tensor<4xi64>
    %15 = arith.andi %13, %14 : tensor<4xi1>
    %16 = arith.addi %9, %8 : tensor<4xi32>
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant dense<0xFF800000> : tensor<4xf32>
    %17 = tt.call @"triton.language.standard.zeros____(0, 0)cconstexpr_4__(1,)cconstexpr_fp32_"() : () -> tensor<4xf32>
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %18 = arith.bitcast %c0_i32 : i32 to i32
    %19 = arith.bitcast %arg2 : i32 to i32
    %20 = arith.bitcast %c256_i32 : i32 to i32
    %21 = ub.poison : i32
    %22:2 = scf.for %arg4 = %18 to %19 step %20 iter_args(%arg5 = %17, %arg6 = %cst_5) -> (tensor<4xf32>, tensor<4xf32>)  : i32 {
      %27 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
      %28 = tt.splat %arg4 : i32 -> tensor<256xi32>
      %29 = arith.extsi %28 : tensor<256xi32> to tensor<256xi64>
      %30 = arith.extsi %27 : tensor<256xi32> to tensor<256xi64>
      %31 = arith.addi %29, %30 : tensor<256xi64>
      %c2147483647_i64_8 = arith.constant 2147483647 : i64
      %c-2147483648_i64_9 = arith.constant -2147483648 : i64
      %cst_10 = arith.constant dense<2147483647> : tensor<256xi64>
      %32 = arith.cmpi sle, %31, %cst_10 : tensor<256xi64>
      %cst_11 = arith.constant dense<-2147483648> : tensor<256xi64>
      %33 = arith.cmpi sge, %31, %cst_11 : tensor<256xi64>
      %34 = arith.andi %32, %33 : tensor<256xi1>
      %35 = arith.addi %28, %27 : tensor<256xi32>
      %36 = tt.splat %arg2 : i32 -> tensor<256xi32>
      %37 = arith.cmpi slt, %35, %36 : tensor<256xi32>
      %38 = tt.expand_dims %37 {axis = 0 : i32} : tensor<256xi1> -> tensor<1x256xi1>
      %39 = tt.expand_dims %16 {axis = 1 : i32} : tensor<4xi32> -> tensor<4x1xi32>
      %40 = tt.splat %arg3 : i32 -> tensor<4x1xi32>
      %41 = arith.extsi %39 : tensor<4x1xi32> to tensor<4x1xi64>
      %42 = arith.extsi %40 : tensor<4x1xi32> to tensor<4x1xi64>
      %43 = arith.muli %41, %42 : tensor<4x1xi64>
      %c2147483647_i64_12 = arith.constant 2147483647 : i64
      %c-2147483648_i64_13 = arith.constant -2147483648 : i64
      %cst_14 = arith.constant dense<2147483647> : tensor<4x1xi64>
      %44 = arith.cmpi sle, %43, %cst_14 : tensor<4x1xi64>
      %cst_15 = arith.constant dense<-2147483648> : tensor<4x1xi64>
      %45 = arith.cmpi sge, %43, %cst_15 : tensor<4x1xi64>
      %46 = arith.andi %44, %45 : tensor<4x1xi1>
      %47 = arith.muli %39, %40 : tensor<4x1xi32>
      %48 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x1x!tt.ptr<f32>>
      %49 = tt.addptr %48, %47 : tensor<4x1x!tt.ptr<f32>>, tensor<4x1xi32>
      %50 = tt.expand_dims %35 {axis = 0 : i32} : tensor<256xi32> -> tensor<1x256xi32>
      %51 = tt.broadcast %49 : tensor<4x1x!tt.ptr<f32>> -> tensor<4x256x!tt.ptr<f32>>
      %52 = tt.broadcast %50 : tensor<1x256xi32> -> tensor<4x256xi32>
      %53 = tt.addptr %51, %52 : tensor<4x256x!tt.ptr<f32>>, tensor<4x256xi32>
      %cst_16 = arith.constant -1.000000e+30 : f32
      %54 = tt.broadcast %38 : tensor<1x256xi1> -> tensor<4x256xi1>
      %cst_17 = arith.constant dense<-1.000000e+30> : tensor<4x256xf32>
      %55 = tt.load %53, %54, %cst_17 : tensor<4x256x!tt.ptr<f32>>
      %56 = tt.call @"triton.language.standard.max__fp32S4_256S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%55) : (tensor<4x256xf32>) -> tensor<4xf32>
      %57 = arith.maxnumf %arg6, %56 : tensor<4xf32>
      %58 = arith.subf %arg6, %57 : tensor<4xf32>
      %59 = math.exp2 %58 : tensor<4xf32>
      %60 = arith.mulf %arg5, %59 : tensor<4xf32>
      %61 = tt.expand_dims %57 {axis = 1 : i32} : tensor<4xf32> -> tensor<4x1xf32>
      %62 = tt.broadcast %61 : tensor<4x1xf32> -> tensor<4x256xf32>
      %63 = arith.subf %55, %62 : tensor<4x256xf32>
      %64 = math.exp2 %63 : tensor<4x256xf32>
      %65 = tt.call @"triton.language.standard.sum__fp32S4_256S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cNone"(%64) : (tensor<4x256xf32>) -> tensor<4xf32>
      %66 = arith.addf %60, %65 : tensor<4xf32>
      scf.yield %66, %57 : tensor<4xf32>, tensor<4xf32>
    }
    %c0_i32_6 = arith.constant 0 : i32
    %c256_i32_7 = arith.constant 256 : i32
    %23 = arith.bitcast %c0_i32_6 : i32 to i32
    %24 = arith.bitcast %arg2 : i32 to i32
    %25 = arith.bitcast %c256_i32_7 : i32 to i32
    %26 = ub.poison : i32
    scf.for %arg4 = %23 to %24 step %25  : i32 {
      %27 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
      %28 = tt.splat %arg4 : i32 -> tensor<256xi32>
      %29 = arith.extsi %28 : tensor<256xi32> to tensor<256xi64>
      %30 = arith.extsi %27 : tensor<256xi32> to tensor<256xi64>
      %31 = arith.addi %29, %30 : tensor<256xi64>
      %c2147483647_i64_8 = arith.constant 2147483647 : i64
      %c-2147483648_i64_9 = arith.constant -2147483648 : i64
      %cst_10 = arith.constant dense<2147483647> : tensor<256xi64>
      %32 = arith.cmpi sle, %31, %cst_10 : tensor<256xi64>
      %cst_11 = arith.constant dense<-2147483648> : tensor<256xi64>
      %33 = arith.cmpi sge, %31, %cst_11 : tensor<256xi64>
      %34 = arith.andi %32, %33 : tensor<256xi1>
      %35 = arith.addi %28, %27 : tensor<256xi32>
      %36 = tt.expand_dims %16 {axis = 1 : i32} : tensor<4xi32> -> tensor<4x1xi32>
      %37 = tt.splat %arg3 : i32 -> tensor<4x1xi32>
      %38 = arith.extsi %36 : tensor<4x1xi32> to tensor<4x1xi64>
      %39 = arith.extsi %37 : tensor<4x1xi32> to tensor<4x1xi64>
      %40 = arith.muli %38, %39 : tensor<4x1xi64>
      %c2147483647_i64_12 = arith.constant 2147483647 : i64
      %c-2147483648_i64_13 = arith.constant -2147483648 : i64
      %cst_14 = arith.constant dense<2147483647> : tensor<4x1xi64>
      %41 = arith.cmpi sle, %40, %cst_14 : tensor<4x1xi64>
      %cst_15 = arith.constant dense<-2147483648> : tensor<4x1xi64>
      %42 = arith.cmpi sge, %40, %cst_15 : tensor<4x1xi64>
      %43 = arith.andi %41, %42 : tensor<4x1xi1>
      %44 = arith.muli %36, %37 : tensor<4x1xi32>
      %45 = tt.expand_dims %35 {axis = 0 : i32} : tensor<256xi32> -> tensor<1x256xi32>
      %46 = tt.broadcast %44 : tensor<4x1xi32> -> tensor<4x256xi32>
      %47 = tt.broadcast %45 : tensor<1x256xi32> -> tensor<4x256xi32>
      %48 = arith.extsi %46 : tensor<4x256xi32> to tensor<4x256xi64>
      %49 = arith.extsi %47 : tensor<4x256xi32> to tensor<4x256xi64>
      %50 = arith.addi %48, %49 : tensor<4x256xi64>
      %c2147483647_i64_16 = arith.constant 2147483647 : i64
      %c-2147483648_i64_17 = arith.constant -2147483648 : i64
      %cst_18 = arith.constant dense<2147483647> : tensor<4x256xi64>
      %51 = arith.cmpi sle, %50, %cst_18 : tensor<4x256xi64>
      %cst_19 = arith.constant dense<-2147483648> : tensor<4x256xi64>
      %52 = arith.cmpi sge, %50, %cst_19 : tensor<4x256xi64>
      %53 = arith.andi %51, %52 : tensor<4x256xi1>
      %54 = arith.addi %46, %47 : tensor<4x256xi32>
      %55 = tt.splat %arg2 : i32 -> tensor<256xi32>
      %56 = arith.cmpi slt, %35, %55 : tensor<256xi32>
      %57 = tt.expand_dims %56 {axis = 0 : i32} : tensor<256xi1> -> tensor<1x256xi1>
      %58 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>>
      %59 = tt.addptr %58, %54 : tensor<4x256x!tt.ptr<f32>>, tensor<4x256xi32>
      %cst_20 = arith.constant 0.000000e+00 : f32
      %60 = tt.broadcast %57 : tensor<1x256xi1> -> tensor<4x256xi1>
      %cst_21 = arith.constant dense<0.000000e+00> : tensor<4x256xf32>
      %61 = tt.load %59, %60, %cst_21 : tensor<4x256x!tt.ptr<f32>>
      %62 = tt.splat %arg2 : i32 -> tensor<256xi32>
      %63 = arith.cmpi slt, %35, %62 : tensor<256xi32>
      %64 = tt.expand_dims %63 {axis = 0 : i32} : tensor<256xi1> -> tensor<1x256xi1>
      %65 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>>
      %66 = tt.addptr %65, %54 : tensor<4x256x!tt.ptr<f32>>, tensor<4x256xi32>
      %67 = tt.expand_dims %22#1 {axis = 1 : i32} : tensor<4xf32> -> tensor<4x1xf32>
      %68 = tt.broadcast %67 : tensor<4x1xf32> -> tensor<4x256xf32>
      %69 = arith.subf %61, %68 : tensor<4x256xf32>
      %70 = math.exp2 %69 : tensor<4x256xf32>
      %71 = tt.expand_dims %22#0 {axis = 1 : i32} : tensor<4xf32> -> tensor<4x1xf32>
      %72 = tt.broadcast %71 : tensor<4x1xf32> -> tensor<4x256xf32>
      %73 = arith.divf %70, %72 : tensor<4x256xf32>
      %74 = tt.broadcast %64 : tensor<1x256xi1> -> tensor<4x256xi1>
      tt.store %66, %73, %74 : tensor<4x256x!tt.ptr<f32>>
    }
    tt.return
  }
  tt.func private @"triton.language.standard.zeros____(0, 0)cconstexpr_4__(1,)cconstexpr_fp32_"() -> tensor<4xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<4xf32>
    tt.return %cst_0 : tensor<4xf32>
  ^bb1:  // no predecessors
    %0 = ub.poison : tensor<4xf32>
    tt.return %0 : tensor<4xf32>
  }
  tt.func private @"triton.language.standard.max__fp32S4_256S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%arg0: tensor<4x256xf32>) -> tensor<4xf32> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 1 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._elementwise_max__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %2 : f32
    }) : (tensor<4x256xf32>) -> tensor<4xf32>
    tt.return %0 : tensor<4xf32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<4xf32>
    tt.return %1 : tensor<4xf32>
  }
  tt.func private @triton.language.standard._elementwise_max__fp32_fp32__(%arg0: f32, %arg1: f32) -> f32 attributes {noinline = false} {
    %0 = arith.maxnumf %arg0, %arg1 : f32
    tt.return %0 : f32
  ^bb1:  // no predecessors
    %1 = ub.poison : f32
    tt.return %1 : f32
  }
  tt.func private @"triton.language.standard.sum__fp32S4_256S__(1,)cconstexpr_1__(2,)cconstexpr_False__(3,)cNone"(%arg0: tensor<4x256xf32>) -> tensor<4xf32> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 1 : i32}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = tt.call @triton.language.standard._sum_combine__fp32_fp32__(%arg1, %arg2) : (f32, f32) -> f32
      tt.reduce.return %2 : f32
    }) : (tensor<4x256xf32>) -> tensor<4xf32>
    tt.return %0 : tensor<4xf32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<4xf32>
    tt.return %1 : tensor<4xf32>
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
  tt.func public @softmax_online(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %c256_i32 = arith.constant 256 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<4x256xf32>
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<4x256xf32>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<4xf32>
    %c4_i32 = arith.constant 4 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c4_i32 : i32
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>
    %3 = tt.splat %1 : i32 -> tensor<4xi32>
    %4 = arith.addi %3, %2 : tensor<4xi32>
    %5:2 = scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32 iter_args(%arg5 = %cst, %arg6 = %cst_2) -> (tensor<4xf32>, tensor<4xf32>)  : i32 {
      %6 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
      %7 = tt.splat %arg4 : i32 -> tensor<256xi32>
      %8 = arith.addi %7, %6 : tensor<256xi32>
      %9 = tt.splat %arg2 : i32 -> tensor<256xi32>
      %10 = arith.cmpi slt, %8, %9 : tensor<256xi32>
      %11 = tt.expand_dims %10 {axis = 0 : i32} : tensor<256xi1> -> tensor<1x256xi1>
      %12 = tt.expand_dims %4 {axis = 1 : i32} : tensor<4xi32> -> tensor<4x1xi32>
      %13 = tt.splat %arg3 : i32 -> tensor<4x1xi32>
      %14 = arith.muli %12, %13 : tensor<4x1xi32>
      %15 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x1x!tt.ptr<f32>>
      %16 = tt.addptr %15, %14 : tensor<4x1x!tt.ptr<f32>>, tensor<4x1xi32>
      %17 = tt.expand_dims %8 {axis = 0 : i32} : tensor<256xi32> -> tensor<1x256xi32>
      %18 = tt.broadcast %16 : tensor<4x1x!tt.ptr<f32>> -> tensor<4x256x!tt.ptr<f32>>
      %19 = tt.broadcast %17 : tensor<1x256xi32> -> tensor<4x256xi32>
      %20 = tt.addptr %18, %19 : tensor<4x256x!tt.ptr<f32>>, tensor<4x256xi32>
      %21 = tt.broadcast %11 : tensor<1x256xi1> -> tensor<4x256xi1>
      %22 = tt.load %20, %21, %cst_1 : tensor<4x256x!tt.ptr<f32>>
      %23 = "tt.reduce"(%22) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %34 = arith.maxnumf %arg7, %arg8 : f32
        tt.reduce.return %34 : f32
      }) : (tensor<4x256xf32>) -> tensor<4xf32>
      %24 = arith.maxnumf %arg6, %23 : tensor<4xf32>
      %25 = arith.subf %arg6, %24 : tensor<4xf32>
      %26 = math.exp2 %25 : tensor<4xf32>
      %27 = arith.mulf %arg5, %26 : tensor<4xf32>
      %28 = tt.expand_dims %24 {axis = 1 : i32} : tensor<4xf32> -> tensor<4x1xf32>
      %29 = tt.broadcast %28 : tensor<4x1xf32> -> tensor<4x256xf32>
      %30 = arith.subf %22, %29 : tensor<4x256xf32>
      %31 = math.exp2 %30 : tensor<4x256xf32>
      %32 = "tt.reduce"(%31) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %34 = arith.addf %arg7, %arg8 : f32
        tt.reduce.return %34 : f32
      }) : (tensor<4x256xf32>) -> tensor<4xf32>
      %33 = arith.addf %27, %32 : tensor<4xf32>
      scf.yield %33, %24 : tensor<4xf32>, tensor<4xf32>
    }
    scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32  : i32 {
      %6 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
      %7 = tt.splat %arg4 : i32 -> tensor<256xi32>
      %8 = arith.addi %7, %6 : tensor<256xi32>
      %9 = tt.expand_dims %4 {axis = 1 : i32} : tensor<4xi32> -> tensor<4x1xi32>
      %10 = tt.splat %arg3 : i32 -> tensor<4x1xi32>
      %11 = arith.muli %9, %10 : tensor<4x1xi32>
      %12 = tt.expand_dims %8 {axis = 0 : i32} : tensor<256xi32> -> tensor<1x256xi32>
      %13 = tt.broadcast %11 : tensor<4x1xi32> -> tensor<4x256xi32>
      %14 = tt.broadcast %12 : tensor<1x256xi32> -> tensor<4x256xi32>
      %15 = arith.addi %13, %14 : tensor<4x256xi32>
      %16 = tt.splat %arg2 : i32 -> tensor<256xi32>
      %17 = arith.cmpi slt, %8, %16 : tensor<256xi32>
      %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<256xi1> -> tensor<1x256xi1>
      %19 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>>
      %20 = tt.addptr %19, %15 : tensor<4x256x!tt.ptr<f32>>, tensor<4x256xi32>
      %21 = tt.broadcast %18 : tensor<1x256xi1> -> tensor<4x256xi1>
      %22 = tt.load %20, %21, %cst_0 : tensor<4x256x!tt.ptr<f32>>
      %23 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>>
      %24 = tt.addptr %23, %15 : tensor<4x256x!tt.ptr<f32>>, tensor<4x256xi32>
      %25 = tt.expand_dims %5#1 {axis = 1 : i32} : tensor<4xf32> -> tensor<4x1xf32>
      %26 = tt.broadcast %25 : tensor<4x1xf32> -> tensor<4x256xf32>
      %27 = arith.subf %22, %26 : tensor<4x256xf32>
      %28 = math.exp2 %27 : tensor<4x256xf32>
      %29 = tt.expand_dims %5#0 {axis = 1 : i32} : tensor<4xf32> -> tensor<4x1xf32>
      %30 = tt.broadcast %29 : tensor<4x1xf32> -> tensor<4x256xf32>
      %31 = arith.divf %28, %30 : tensor<4x256xf32>
      tt.store %24, %31, %21 : tensor<4x256x!tt.ptr<f32>>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax_online(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4xf32, #blocked>
    %c256_i32 = arith.constant 256 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<4x256xf32, #blocked1>
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<4x256xf32, #blocked1>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<4xf32, #blocked>
    %c4_i32 = arith.constant 4 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c4_i32 : i32
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #blocked>
    %3 = tt.splat %1 : i32 -> tensor<4xi32, #blocked>
    %4 = arith.addi %3, %2 : tensor<4xi32, #blocked>
    %5:2 = scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32 iter_args(%arg5 = %cst, %arg6 = %cst_2) -> (tensor<4xf32, #blocked>, tensor<4xf32, #blocked>)  : i32 {
      %6 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
      %7 = tt.splat %arg4 : i32 -> tensor<256xi32, #blocked>
      %8 = arith.addi %7, %6 : tensor<256xi32, #blocked>
      %9 = tt.splat %arg2 : i32 -> tensor<256xi32, #blocked>
      %10 = arith.cmpi slt, %8, %9 : tensor<256xi32, #blocked>
      %11 = ttg.convert_layout %10 : tensor<256xi1, #blocked> -> tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %12 = tt.expand_dims %11 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi1, #blocked2>
      %13 = ttg.convert_layout %12 : tensor<1x256xi1, #blocked2> -> tensor<1x256xi1, #blocked1>
      %14 = ttg.convert_layout %4 : tensor<4xi32, #blocked> -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<4x1xi32, #blocked3>
      %16 = ttg.convert_layout %15 : tensor<4x1xi32, #blocked3> -> tensor<4x1xi32, #blocked4>
      %17 = tt.splat %arg3 : i32 -> tensor<4x1xi32, #blocked4>
      %18 = arith.muli %16, %17 : tensor<4x1xi32, #blocked4>
      %19 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x1x!tt.ptr<f32>, #blocked4>
      %20 = tt.addptr %19, %18 : tensor<4x1x!tt.ptr<f32>, #blocked4>, tensor<4x1xi32, #blocked4>
      %21 = ttg.convert_layout %8 : tensor<256xi32, #blocked> -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
      %23 = ttg.convert_layout %22 : tensor<1x256xi32, #blocked2> -> tensor<1x256xi32, #blocked1>
      %24 = tt.broadcast %20 : tensor<4x1x!tt.ptr<f32>, #blocked4> -> tensor<4x256x!tt.ptr<f32>, #blocked4>
      %25 = ttg.convert_layout %24 : tensor<4x256x!tt.ptr<f32>, #blocked4> -> tensor<4x256x!tt.ptr<f32>, #blocked1>
      %26 = tt.broadcast %23 : tensor<1x256xi32, #blocked1> -> tensor<4x256xi32, #blocked1>
      %27 = tt.addptr %25, %26 : tensor<4x256x!tt.ptr<f32>, #blocked1>, tensor<4x256xi32, #blocked1>
      %28 = tt.broadcast %13 : tensor<1x256xi1, #blocked1> -> tensor<4x256xi1, #blocked1>
      %29 = tt.load %27, %28, %cst_1 : tensor<4x256x!tt.ptr<f32>, #blocked1>
      %30 = "tt.reduce"(%29) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %46 = arith.maxnumf %arg7, %arg8 : f32
        tt.reduce.return %46 : f32
      }) : (tensor<4x256xf32, #blocked1>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %31 = ttg.convert_layout %30 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<4xf32, #blocked>
      %32 = arith.maxnumf %arg6, %31 : tensor<4xf32, #blocked>
      %33 = arith.subf %arg6, %32 : tensor<4xf32, #blocked>
      %34 = math.exp2 %33 : tensor<4xf32, #blocked>
      %35 = arith.mulf %arg5, %34 : tensor<4xf32, #blocked>
      %36 = ttg.convert_layout %32 : tensor<4xf32, #blocked> -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %37 = tt.expand_dims %36 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<4x1xf32, #blocked3>
      %38 = ttg.convert_layout %37 : tensor<4x1xf32, #blocked3> -> tensor<4x1xf32, #blocked4>
      %39 = tt.broadcast %38 : tensor<4x1xf32, #blocked4> -> tensor<4x256xf32, #blocked4>
      %40 = ttg.convert_layout %39 : tensor<4x256xf32, #blocked4> -> tensor<4x256xf32, #blocked1>
      %41 = arith.subf %29, %40 : tensor<4x256xf32, #blocked1>
      %42 = math.exp2 %41 : tensor<4x256xf32, #blocked1>
      %43 = "tt.reduce"(%42) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %46 = arith.addf %arg7, %arg8 : f32
        tt.reduce.return %46 : f32
      }) : (tensor<4x256xf32, #blocked1>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %44 = ttg.convert_layout %43 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<4xf32, #blocked>
      %45 = arith.addf %35, %44 : tensor<4xf32, #blocked>
      scf.yield %45, %32 : tensor<4xf32, #blocked>, tensor<4xf32, #blocked>
    }
    scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32  : i32 {
      %6 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
      %7 = tt.splat %arg4 : i32 -> tensor<256xi32, #blocked>
      %8 = arith.addi %7, %6 : tensor<256xi32, #blocked>
      %9 = ttg.convert_layout %4 : tensor<4xi32, #blocked> -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %10 = tt.expand_dims %9 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<4x1xi32, #blocked3>
      %11 = ttg.convert_layout %10 : tensor<4x1xi32, #blocked3> -> tensor<4x1xi32, #blocked4>
      %12 = tt.splat %arg3 : i32 -> tensor<4x1xi32, #blocked4>
      %13 = arith.muli %11, %12 : tensor<4x1xi32, #blocked4>
      %14 = ttg.convert_layout %8 : tensor<256xi32, #blocked> -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %15 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
      %16 = ttg.convert_layout %15 : tensor<1x256xi32, #blocked2> -> tensor<1x256xi32, #blocked1>
      %17 = tt.broadcast %13 : tensor<4x1xi32, #blocked4> -> tensor<4x256xi32, #blocked4>
      %18 = ttg.convert_layout %17 : tensor<4x256xi32, #blocked4> -> tensor<4x256xi32, #blocked1>
      %19 = tt.broadcast %16 : tensor<1x256xi32, #blocked1> -> tensor<4x256xi32, #blocked1>
      %20 = arith.addi %18, %19 : tensor<4x256xi32, #blocked1>
      %21 = tt.splat %arg2 : i32 -> tensor<256xi32, #blocked>
      %22 = arith.cmpi slt, %8, %21 : tensor<256xi32, #blocked>
      %23 = ttg.convert_layout %22 : tensor<256xi1, #blocked> -> tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi1, #blocked2>
      %25 = ttg.convert_layout %24 : tensor<1x256xi1, #blocked2> -> tensor<1x256xi1, #blocked1>
      %26 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked1>
      %27 = tt.addptr %26, %20 : tensor<4x256x!tt.ptr<f32>, #blocked1>, tensor<4x256xi32, #blocked1>
      %28 = tt.broadcast %25 : tensor<1x256xi1, #blocked1> -> tensor<4x256xi1, #blocked1>
      %29 = tt.load %27, %28, %cst_0 : tensor<4x256x!tt.ptr<f32>, #blocked1>
      %30 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked1>
      %31 = tt.addptr %30, %20 : tensor<4x256x!tt.ptr<f32>, #blocked1>, tensor<4x256xi32, #blocked1>
      %32 = ttg.convert_layout %5#1 : tensor<4xf32, #blocked> -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %33 = tt.expand_dims %32 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<4x1xf32, #blocked3>
      %34 = ttg.convert_layout %33 : tensor<4x1xf32, #blocked3> -> tensor<4x1xf32, #blocked4>
      %35 = tt.broadcast %34 : tensor<4x1xf32, #blocked4> -> tensor<4x256xf32, #blocked4>
      %36 = ttg.convert_layout %35 : tensor<4x256xf32, #blocked4> -> tensor<4x256xf32, #blocked1>
      %37 = arith.subf %29, %36 : tensor<4x256xf32, #blocked1>
      %38 = math.exp2 %37 : tensor<4x256xf32, #blocked1>
      %39 = ttg.convert_layout %5#0 : tensor<4xf32, #blocked> -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %40 = tt.expand_dims %39 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<4x1xf32, #blocked3>
      %41 = ttg.convert_layout %40 : tensor<4x1xf32, #blocked3> -> tensor<4x1xf32, #blocked4>
      %42 = tt.broadcast %41 : tensor<4x1xf32, #blocked4> -> tensor<4x256xf32, #blocked4>
      %43 = ttg.convert_layout %42 : tensor<4x256xf32, #blocked4> -> tensor<4x256xf32, #blocked1>
      %44 = arith.divf %38, %43 : tensor<4x256xf32, #blocked1>
      tt.store %31, %44, %28 : tensor<4x256x!tt.ptr<f32>, #blocked1>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax_online(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4xf32, #blocked>
    %c256_i32 = arith.constant 256 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<4x256xf32, #blocked1>
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<4x256xf32, #blocked1>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<4xf32, #blocked>
    %c4_i32 = arith.constant 4 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c4_i32 : i32
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #blocked>
    %3 = tt.splat %1 : i32 -> tensor<4xi32, #blocked>
    %4 = arith.addi %3, %2 : tensor<4xi32, #blocked>
    %5:2 = scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32 iter_args(%arg5 = %cst, %arg6 = %cst_2) -> (tensor<4xf32, #blocked>, tensor<4xf32, #blocked>)  : i32 {
      %6 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
      %7 = tt.splat %arg4 : i32 -> tensor<256xi32, #blocked>
      %8 = arith.addi %7, %6 : tensor<256xi32, #blocked>
      %9 = tt.splat %arg2 : i32 -> tensor<256xi32, #blocked>
      %10 = arith.cmpi slt, %8, %9 : tensor<256xi32, #blocked>
      %11 = ttg.convert_layout %10 : tensor<256xi1, #blocked> -> tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %12 = tt.expand_dims %11 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi1, #blocked2>
      %13 = ttg.convert_layout %12 : tensor<1x256xi1, #blocked2> -> tensor<1x256xi1, #blocked1>
      %14 = ttg.convert_layout %4 : tensor<4xi32, #blocked> -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %15 = tt.expand_dims %14 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<4x1xi32, #blocked3>
      %16 = ttg.convert_layout %15 : tensor<4x1xi32, #blocked3> -> tensor<4x1xi32, #blocked4>
      %17 = tt.splat %arg3 : i32 -> tensor<4x1xi32, #blocked4>
      %18 = arith.muli %16, %17 : tensor<4x1xi32, #blocked4>
      %19 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x1x!tt.ptr<f32>, #blocked4>
      %20 = tt.addptr %19, %18 : tensor<4x1x!tt.ptr<f32>, #blocked4>, tensor<4x1xi32, #blocked4>
      %21 = ttg.convert_layout %8 : tensor<256xi32, #blocked> -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %22 = tt.expand_dims %21 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
      %23 = ttg.convert_layout %22 : tensor<1x256xi32, #blocked2> -> tensor<1x256xi32, #blocked1>
      %24 = tt.broadcast %20 : tensor<4x1x!tt.ptr<f32>, #blocked4> -> tensor<4x256x!tt.ptr<f32>, #blocked4>
      %25 = ttg.convert_layout %24 : tensor<4x256x!tt.ptr<f32>, #blocked4> -> tensor<4x256x!tt.ptr<f32>, #blocked1>
      %26 = tt.broadcast %23 : tensor<1x256xi32, #blocked1> -> tensor<4x256xi32, #blocked1>
      %27 = tt.addptr %25, %26 : tensor<4x256x!tt.ptr<f32>, #blocked1>, tensor<4x256xi32, #blocked1>
      %28 = tt.broadcast %13 : tensor<1x256xi1, #blocked1> -> tensor<4x256xi1, #blocked1>
      %29 = ttg.convert_layout %27 : tensor<4x256x!tt.ptr<f32>, #blocked1> -> tensor<4x256x!tt.ptr<f32>, #blocked5>
      %30 = ttg.convert_layout %28 : tensor<4x256xi1, #blocked1> -> tensor<4x256xi1, #blocked5>
      %31 = ttg.convert_layout %cst_1 : tensor<4x256xf32, #blocked1> -> tensor<4x256xf32, #blocked5>
      %32 = tt.load %29, %30, %31 : tensor<4x256x!tt.ptr<f32>, #blocked5>
      %33 = ttg.convert_layout %32 : tensor<4x256xf32, #blocked5> -> tensor<4x256xf32, #blocked1>
      %34 = "tt.reduce"(%33) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %50 = arith.maxnumf %arg7, %arg8 : f32
        tt.reduce.return %50 : f32
      }) : (tensor<4x256xf32, #blocked1>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %35 = ttg.convert_layout %34 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<4xf32, #blocked>
      %36 = arith.maxnumf %arg6, %35 : tensor<4xf32, #blocked>
      %37 = arith.subf %arg6, %36 : tensor<4xf32, #blocked>
      %38 = math.exp2 %37 : tensor<4xf32, #blocked>
      %39 = arith.mulf %arg5, %38 : tensor<4xf32, #blocked>
      %40 = ttg.convert_layout %36 : tensor<4xf32, #blocked> -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %41 = tt.expand_dims %40 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<4x1xf32, #blocked3>
      %42 = ttg.convert_layout %41 : tensor<4x1xf32, #blocked3> -> tensor<4x1xf32, #blocked4>
      %43 = tt.broadcast %42 : tensor<4x1xf32, #blocked4> -> tensor<4x256xf32, #blocked4>
      %44 = ttg.convert_layout %43 : tensor<4x256xf32, #blocked4> -> tensor<4x256xf32, #blocked1>
      %45 = arith.subf %33, %44 : tensor<4x256xf32, #blocked1>
      %46 = math.exp2 %45 : tensor<4x256xf32, #blocked1>
      %47 = "tt.reduce"(%46) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %50 = arith.addf %arg7, %arg8 : f32
        tt.reduce.return %50 : f32
      }) : (tensor<4x256xf32, #blocked1>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked1}>>
      %48 = ttg.convert_layout %47 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<4xf32, #blocked>
      %49 = arith.addf %39, %48 : tensor<4xf32, #blocked>
      scf.yield %49, %36 : tensor<4xf32, #blocked>, tensor<4xf32, #blocked>
    }
    scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32  : i32 {
      %6 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #blocked>
      %7 = tt.splat %arg4 : i32 -> tensor<256xi32, #blocked>
      %8 = arith.addi %7, %6 : tensor<256xi32, #blocked>
      %9 = ttg.convert_layout %4 : tensor<4xi32, #blocked> -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %10 = tt.expand_dims %9 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<4x1xi32, #blocked3>
      %11 = ttg.convert_layout %10 : tensor<4x1xi32, #blocked3> -> tensor<4x1xi32, #blocked4>
      %12 = tt.splat %arg3 : i32 -> tensor<4x1xi32, #blocked4>
      %13 = arith.muli %11, %12 : tensor<4x1xi32, #blocked4>
      %14 = ttg.convert_layout %8 : tensor<256xi32, #blocked> -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %15 = tt.expand_dims %14 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi32, #blocked2>
      %16 = ttg.convert_layout %15 : tensor<1x256xi32, #blocked2> -> tensor<1x256xi32, #blocked1>
      %17 = tt.broadcast %13 : tensor<4x1xi32, #blocked4> -> tensor<4x256xi32, #blocked4>
      %18 = ttg.convert_layout %17 : tensor<4x256xi32, #blocked4> -> tensor<4x256xi32, #blocked1>
      %19 = tt.broadcast %16 : tensor<1x256xi32, #blocked1> -> tensor<4x256xi32, #blocked1>
      %20 = arith.addi %18, %19 : tensor<4x256xi32, #blocked1>
      %21 = tt.splat %arg2 : i32 -> tensor<256xi32, #blocked>
      %22 = arith.cmpi slt, %8, %21 : tensor<256xi32, #blocked>
      %23 = ttg.convert_layout %22 : tensor<256xi1, #blocked> -> tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked2}>>
      %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked2}>> -> tensor<1x256xi1, #blocked2>
      %25 = ttg.convert_layout %24 : tensor<1x256xi1, #blocked2> -> tensor<1x256xi1, #blocked1>
      %26 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked1>
      %27 = tt.addptr %26, %20 : tensor<4x256x!tt.ptr<f32>, #blocked1>, tensor<4x256xi32, #blocked1>
      %28 = tt.broadcast %25 : tensor<1x256xi1, #blocked1> -> tensor<4x256xi1, #blocked1>
      %29 = ttg.convert_layout %27 : tensor<4x256x!tt.ptr<f32>, #blocked1> -> tensor<4x256x!tt.ptr<f32>, #blocked5>
      %30 = ttg.convert_layout %28 : tensor<4x256xi1, #blocked1> -> tensor<4x256xi1, #blocked5>
      %31 = ttg.convert_layout %cst_0 : tensor<4x256xf32, #blocked1> -> tensor<4x256xf32, #blocked5>
      %32 = tt.load %29, %30, %31 : tensor<4x256x!tt.ptr<f32>, #blocked5>
      %33 = ttg.convert_layout %32 : tensor<4x256xf32, #blocked5> -> tensor<4x256xf32, #blocked1>
      %34 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked1>
      %35 = tt.addptr %34, %20 : tensor<4x256x!tt.ptr<f32>, #blocked1>, tensor<4x256xi32, #blocked1>
      %36 = ttg.convert_layout %5#1 : tensor<4xf32, #blocked> -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %37 = tt.expand_dims %36 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<4x1xf32, #blocked3>
      %38 = ttg.convert_layout %37 : tensor<4x1xf32, #blocked3> -> tensor<4x1xf32, #blocked4>
      %39 = tt.broadcast %38 : tensor<4x1xf32, #blocked4> -> tensor<4x256xf32, #blocked4>
      %40 = ttg.convert_layout %39 : tensor<4x256xf32, #blocked4> -> tensor<4x256xf32, #blocked1>
      %41 = arith.subf %33, %40 : tensor<4x256xf32, #blocked1>
      %42 = math.exp2 %41 : tensor<4x256xf32, #blocked1>
      %43 = ttg.convert_layout %5#0 : tensor<4xf32, #blocked> -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked3}>>
      %44 = tt.expand_dims %43 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked3}>> -> tensor<4x1xf32, #blocked3>
      %45 = ttg.convert_layout %44 : tensor<4x1xf32, #blocked3> -> tensor<4x1xf32, #blocked4>
      %46 = tt.broadcast %45 : tensor<4x1xf32, #blocked4> -> tensor<4x256xf32, #blocked4>
      %47 = ttg.convert_layout %46 : tensor<4x256xf32, #blocked4> -> tensor<4x256xf32, #blocked1>
      %48 = arith.divf %42, %47 : tensor<4x256xf32, #blocked1>
      %49 = ttg.convert_layout %35 : tensor<4x256x!tt.ptr<f32>, #blocked1> -> tensor<4x256x!tt.ptr<f32>, #blocked5>
      %50 = ttg.convert_layout %48 : tensor<4x256xf32, #blocked1> -> tensor<4x256xf32, #blocked5>
      %51 = ttg.convert_layout %28 : tensor<4x256xi1, #blocked1> -> tensor<4x256xi1, #blocked5>
      tt.store %49, %50, %51 : tensor<4x256x!tt.ptr<f32>, #blocked5>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax_online(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x256xf32, #blocked>
    %cst_0 = arith.constant dense<-1.000000e+30> : tensor<4x256xf32, #blocked>
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c4_i32 : i32
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.splat %1 : i32 -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = arith.addi %3, %2 : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5:2 = scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32 iter_args(%arg5 = %cst_1, %arg6 = %cst_2) -> (tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %6 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %7 = tt.splat %arg4 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %8 = arith.addi %7, %6 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %9 = tt.splat %arg2 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %10 = arith.cmpi slt, %8, %9 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %11 = tt.expand_dims %10 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi1, #blocked>
      %12 = tt.expand_dims %4 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xi32, #blocked>
      %13 = tt.splat %arg3 : i32 -> tensor<4x1xi32, #blocked>
      %14 = arith.muli %12, %13 : tensor<4x1xi32, #blocked>
      %15 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x1x!tt.ptr<f32>, #blocked>
      %16 = tt.addptr %15, %14 : tensor<4x1x!tt.ptr<f32>, #blocked>, tensor<4x1xi32, #blocked>
      %17 = tt.expand_dims %8 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
      %18 = tt.broadcast %16 : tensor<4x1x!tt.ptr<f32>, #blocked> -> tensor<4x256x!tt.ptr<f32>, #blocked>
      %19 = tt.broadcast %17 : tensor<1x256xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %20 = tt.addptr %18, %19 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %21 = tt.broadcast %11 : tensor<1x256xi1, #blocked> -> tensor<4x256xi1, #blocked>
      %22 = tt.load %20, %21, %cst_0 : tensor<4x256x!tt.ptr<f32>, #blocked>
      %23 = "tt.reduce"(%22) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %34 = arith.maxnumf %arg7, %arg8 : f32
        tt.reduce.return %34 : f32
      }) : (tensor<4x256xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %24 = arith.maxnumf %arg6, %23 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %25 = arith.subf %arg6, %24 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %26 = math.exp2 %25 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %27 = arith.mulf %arg5, %26 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %28 = tt.expand_dims %24 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
      %29 = tt.broadcast %28 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
      %30 = arith.subf %22, %29 : tensor<4x256xf32, #blocked>
      %31 = math.exp2 %30 : tensor<4x256xf32, #blocked>
      %32 = "tt.reduce"(%31) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %34 = arith.addf %arg7, %arg8 : f32
        tt.reduce.return %34 : f32
      }) : (tensor<4x256xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = arith.addf %27, %32 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      scf.yield %33, %24 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32  : i32 {
      %6 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %7 = tt.splat %arg4 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %8 = arith.addi %7, %6 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %9 = tt.expand_dims %4 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xi32, #blocked>
      %10 = tt.splat %arg3 : i32 -> tensor<4x1xi32, #blocked>
      %11 = arith.muli %9, %10 : tensor<4x1xi32, #blocked>
      %12 = tt.expand_dims %8 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
      %13 = tt.broadcast %11 : tensor<4x1xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %14 = tt.broadcast %12 : tensor<1x256xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %15 = arith.addi %13, %14 : tensor<4x256xi32, #blocked>
      %16 = tt.splat %arg2 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %17 = arith.cmpi slt, %8, %16 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %18 = tt.expand_dims %17 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi1, #blocked>
      %19 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked>
      %20 = tt.addptr %19, %15 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %21 = tt.broadcast %18 : tensor<1x256xi1, #blocked> -> tensor<4x256xi1, #blocked>
      %22 = tt.load %20, %21, %cst : tensor<4x256x!tt.ptr<f32>, #blocked>
      %23 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked>
      %24 = tt.addptr %23, %15 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %25 = tt.expand_dims %5#1 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
      %26 = tt.broadcast %25 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
      %27 = arith.subf %22, %26 : tensor<4x256xf32, #blocked>
      %28 = math.exp2 %27 : tensor<4x256xf32, #blocked>
      %29 = tt.expand_dims %5#0 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
      %30 = tt.broadcast %29 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
      %31 = arith.divf %28, %30 : tensor<4x256xf32, #blocked>
      tt.store %24, %31, %21 : tensor<4x256x!tt.ptr<f32>, #blocked>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_triton_licm()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax_online(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x256xf32, #blocked>
    %cst_0 = arith.constant dense<-1.000000e+30> : tensor<4x256xf32, #blocked>
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c4_i32 : i32
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.splat %1 : i32 -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = arith.addi %3, %2 : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %arg2 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xi32, #blocked>
    %8 = tt.splat %arg3 : i32 -> tensor<4x1xi32, #blocked>
    %9 = arith.muli %7, %8 : tensor<4x1xi32, #blocked>
    %10 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %11 = tt.addptr %10, %9 : tensor<4x1x!tt.ptr<f32>, #blocked>, tensor<4x1xi32, #blocked>
    %12 = tt.broadcast %11 : tensor<4x1x!tt.ptr<f32>, #blocked> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %13:2 = scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32 iter_args(%arg5 = %cst_1, %arg6 = %cst_2) -> (tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %26 = tt.splat %arg4 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %27 = arith.addi %26, %5 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %28 = arith.cmpi slt, %27, %6 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %29 = tt.expand_dims %28 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi1, #blocked>
      %30 = tt.expand_dims %27 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
      %31 = tt.broadcast %30 : tensor<1x256xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %32 = tt.addptr %12, %31 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %33 = tt.broadcast %29 : tensor<1x256xi1, #blocked> -> tensor<4x256xi1, #blocked>
      %34 = tt.load %32, %33, %cst_0 : tensor<4x256x!tt.ptr<f32>, #blocked>
      %35 = "tt.reduce"(%34) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %46 = arith.maxnumf %arg7, %arg8 : f32
        tt.reduce.return %46 : f32
      }) : (tensor<4x256xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %36 = arith.maxnumf %arg6, %35 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %37 = arith.subf %arg6, %36 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %38 = math.exp2 %37 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %39 = arith.mulf %arg5, %38 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %40 = tt.expand_dims %36 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
      %41 = tt.broadcast %40 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
      %42 = arith.subf %34, %41 : tensor<4x256xf32, #blocked>
      %43 = math.exp2 %42 : tensor<4x256xf32, #blocked>
      %44 = "tt.reduce"(%43) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %46 = arith.addf %arg7, %arg8 : f32
        tt.reduce.return %46 : f32
      }) : (tensor<4x256xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %45 = arith.addf %39, %44 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      scf.yield %45, %36 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    %14 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %15 = tt.expand_dims %4 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xi32, #blocked>
    %16 = tt.splat %arg3 : i32 -> tensor<4x1xi32, #blocked>
    %17 = arith.muli %15, %16 : tensor<4x1xi32, #blocked>
    %18 = tt.broadcast %17 : tensor<4x1xi32, #blocked> -> tensor<4x256xi32, #blocked>
    %19 = tt.splat %arg2 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %20 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %21 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %22 = tt.expand_dims %13#1 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
    %23 = tt.broadcast %22 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
    %24 = tt.expand_dims %13#0 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
    %25 = tt.broadcast %24 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
    scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32  : i32 {
      %26 = tt.splat %arg4 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %27 = arith.addi %26, %14 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %28 = tt.expand_dims %27 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
      %29 = tt.broadcast %28 : tensor<1x256xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %30 = arith.addi %18, %29 : tensor<4x256xi32, #blocked>
      %31 = arith.cmpi slt, %27, %19 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %32 = tt.expand_dims %31 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi1, #blocked>
      %33 = tt.addptr %20, %30 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %34 = tt.broadcast %32 : tensor<1x256xi1, #blocked> -> tensor<4x256xi1, #blocked>
      %35 = tt.load %33, %34, %cst : tensor<4x256x!tt.ptr<f32>, #blocked>
      %36 = tt.addptr %21, %30 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %37 = arith.subf %35, %23 : tensor<4x256xf32, #blocked>
      %38 = math.exp2 %37 : tensor<4x256xf32, #blocked>
      %39 = arith.divf %38, %25 : tensor<4x256xf32, #blocked>
      tt.store %36, %39, %34 : tensor<4x256x!tt.ptr<f32>, #blocked>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_warp_specialize(2)
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax_online(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c256_i32 = arith.constant 256 : i32
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<4x256xf32, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<4x256xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c4_i32 : i32
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.splat %1 : i32 -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = arith.addi %3, %2 : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %arg2 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xi32, #blocked>
    %8 = tt.splat %arg3 : i32 -> tensor<4x1xi32, #blocked>
    %9 = arith.muli %7, %8 : tensor<4x1xi32, #blocked>
    %10 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %11 = tt.addptr %10, %9 : tensor<4x1x!tt.ptr<f32>, #blocked>, tensor<4x1xi32, #blocked>
    %12 = tt.broadcast %11 : tensor<4x1x!tt.ptr<f32>, #blocked> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %13:2 = scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32 iter_args(%arg5 = %cst_0, %arg6 = %cst) -> (tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %21 = tt.splat %arg4 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %22 = arith.addi %21, %5 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %23 = arith.cmpi slt, %22, %6 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi1, #blocked>
      %25 = tt.expand_dims %22 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
      %26 = tt.broadcast %25 : tensor<1x256xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %27 = tt.addptr %12, %26 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %28 = tt.broadcast %24 : tensor<1x256xi1, #blocked> -> tensor<4x256xi1, #blocked>
      %29 = tt.load %27, %28, %cst_1 : tensor<4x256x!tt.ptr<f32>, #blocked>
      %30 = "tt.reduce"(%29) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %41 = arith.maxnumf %arg7, %arg8 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<4x256xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = arith.maxnumf %arg6, %30 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.subf %arg6, %31 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = math.exp2 %32 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %34 = arith.mulf %arg5, %33 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %35 = tt.expand_dims %31 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
      %36 = tt.broadcast %35 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
      %37 = arith.subf %29, %36 : tensor<4x256xf32, #blocked>
      %38 = math.exp2 %37 : tensor<4x256xf32, #blocked>
      %39 = "tt.reduce"(%38) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %41 = arith.addf %arg7, %arg8 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<4x256xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %40 = arith.addf %34, %39 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      scf.yield %40, %31 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    %14 = tt.broadcast %9 : tensor<4x1xi32, #blocked> -> tensor<4x256xi32, #blocked>
    %15 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %16 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %17 = tt.expand_dims %13#1 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
    %18 = tt.broadcast %17 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
    %19 = tt.expand_dims %13#0 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
    %20 = tt.broadcast %19 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
    scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32  : i32 {
      %21 = tt.splat %arg4 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %22 = arith.addi %21, %5 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
      %24 = tt.broadcast %23 : tensor<1x256xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %25 = arith.addi %14, %24 : tensor<4x256xi32, #blocked>
      %26 = arith.cmpi slt, %22, %6 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %27 = tt.expand_dims %26 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi1, #blocked>
      %28 = tt.addptr %15, %25 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %29 = tt.broadcast %27 : tensor<1x256xi1, #blocked> -> tensor<4x256xi1, #blocked>
      %30 = tt.load %28, %29, %cst_2 : tensor<4x256x!tt.ptr<f32>, #blocked>
      %31 = tt.addptr %16, %25 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %32 = arith.subf %30, %18 : tensor<4x256xf32, #blocked>
      %33 = math.exp2 %32 : tensor<4x256xf32, #blocked>
      %34 = arith.divf %33, %20 : tensor<4x256xf32, #blocked>
      tt.store %31, %34, %29 : tensor<4x256x!tt.ptr<f32>, #blocked>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax_online(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %cst = arith.constant dense<0xFF800000> : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c256_i32 = arith.constant 256 : i32
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<4x256xf32, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<4x256xf32, #blocked>
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c4_i32 : i32
    %3 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.splat %2 : i32 -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = arith.addi %4, %3 : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %6 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.splat %arg2 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %8 = tt.expand_dims %5 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xi32, #blocked>
    %9 = tt.splat %arg3 : i32 -> tensor<4x1xi32, #blocked>
    %10 = arith.muli %8, %9 : tensor<4x1xi32, #blocked>
    %11 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %12 = tt.addptr %11, %10 : tensor<4x1x!tt.ptr<f32>, #blocked>, tensor<4x1xi32, #blocked>
    %13 = tt.broadcast %12 : tensor<4x1x!tt.ptr<f32>, #blocked> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %14:2 = scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32 iter_args(%arg5 = %cst_0, %arg6 = %cst) -> (tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %22 = tt.splat %arg4 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %23 = arith.addi %22, %6 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %24 = arith.cmpi slt, %23, %7 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %25 = tt.expand_dims %24 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi1, #blocked>
      %26 = tt.expand_dims %23 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
      %27 = tt.broadcast %26 : tensor<1x256xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %28 = tt.addptr %13, %27 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %29 = tt.broadcast %25 : tensor<1x256xi1, #blocked> -> tensor<4x256xi1, #blocked>
      %30 = tt.load %28, %29, %cst_1 : tensor<4x256x!tt.ptr<f32>, #blocked>
      %31 = "tt.reduce"(%30) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %42 = arith.maxnumf %arg7, %arg8 : f32
        tt.reduce.return %42 : f32
      }) : (tensor<4x256xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.maxnumf %arg6, %31 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = arith.subf %arg6, %32 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %34 = math.exp2 %33 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %35 = arith.mulf %arg5, %34 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %36 = tt.expand_dims %32 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
      %37 = tt.broadcast %36 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
      %38 = arith.subf %30, %37 : tensor<4x256xf32, #blocked>
      %39 = math.exp2 %38 : tensor<4x256xf32, #blocked>
      %40 = "tt.reduce"(%39) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %42 = arith.addf %arg7, %arg8 : f32
        tt.reduce.return %42 : f32
      }) : (tensor<4x256xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %41 = arith.addf %35, %40 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      scf.yield %41, %32 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    %15 = tt.broadcast %10 : tensor<4x1xi32, #blocked> -> tensor<4x256xi32, #blocked>
    %16 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %17 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %18 = tt.expand_dims %14#1 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
    %19 = tt.broadcast %18 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
    %20 = tt.expand_dims %14#0 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
    %21 = tt.broadcast %20 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
    scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32  : i32 {
      %22 = tt.splat %arg4 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %23 = arith.addi %22, %6 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
      %25 = tt.broadcast %24 : tensor<1x256xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %26 = arith.addi %15, %25 : tensor<4x256xi32, #blocked>
      %27 = arith.cmpi slt, %23, %7 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %28 = tt.expand_dims %27 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi1, #blocked>
      %29 = tt.addptr %16, %26 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %30 = tt.broadcast %28 : tensor<1x256xi1, #blocked> -> tensor<4x256xi1, #blocked>
      %31 = tt.load %29, %30, %cst_2 : tensor<4x256x!tt.ptr<f32>, #blocked>
      %32 = tt.addptr %17, %26 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %33 = arith.subf %31, %19 : tensor<4x256xf32, #blocked>
      %34 = math.exp2 %33 : tensor<4x256xf32, #blocked>
      %35 = arith.divf %34, %21 : tensor<4x256xf32, #blocked>
      tt.store %32, %35, %30 : tensor<4x256x!tt.ptr<f32>, #blocked>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax_online(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0xFF800000> : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %c256_i32 = arith.constant 256 : i32
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<4x256xf32, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<4x256xf32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c4_i32 : i32
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.splat %1 : i32 -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = arith.addi %3, %2 : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %arg2 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xi32, #blocked>
    %8 = tt.splat %arg3 : i32 -> tensor<4x1xi32, #blocked>
    %9 = arith.muli %7, %8 : tensor<4x1xi32, #blocked>
    %10 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %11 = tt.addptr %10, %9 : tensor<4x1x!tt.ptr<f32>, #blocked>, tensor<4x1xi32, #blocked>
    %12 = tt.broadcast %11 : tensor<4x1x!tt.ptr<f32>, #blocked> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %13:2 = scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32 iter_args(%arg5 = %cst_0, %arg6 = %cst) -> (tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %21 = tt.splat %arg4 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %22 = arith.addi %21, %5 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %23 = arith.cmpi slt, %22, %6 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi1, #blocked>
      %25 = tt.expand_dims %22 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
      %26 = tt.broadcast %25 : tensor<1x256xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %27 = tt.addptr %12, %26 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %28 = tt.broadcast %24 : tensor<1x256xi1, #blocked> -> tensor<4x256xi1, #blocked>
      %29 = tt.load %27, %28, %cst_1 : tensor<4x256x!tt.ptr<f32>, #blocked>
      %30 = "tt.reduce"(%29) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %41 = arith.maxnumf %arg7, %arg8 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<4x256xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = arith.maxnumf %arg6, %30 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.subf %arg6, %31 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = math.exp2 %32 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %34 = arith.mulf %arg5, %33 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %35 = tt.expand_dims %31 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
      %36 = tt.broadcast %35 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
      %37 = arith.subf %29, %36 : tensor<4x256xf32, #blocked>
      %38 = math.exp2 %37 : tensor<4x256xf32, #blocked>
      %39 = "tt.reduce"(%38) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %41 = arith.addf %arg7, %arg8 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<4x256xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %40 = arith.addf %34, %39 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      scf.yield %40, %31 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    %14 = tt.broadcast %9 : tensor<4x1xi32, #blocked> -> tensor<4x256xi32, #blocked>
    %15 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %16 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %17 = tt.expand_dims %13#1 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
    %18 = tt.broadcast %17 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
    %19 = tt.expand_dims %13#0 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
    %20 = tt.broadcast %19 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
    scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32  : i32 {
      %21 = tt.splat %arg4 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %22 = arith.addi %21, %5 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
      %24 = tt.broadcast %23 : tensor<1x256xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %25 = arith.addi %14, %24 : tensor<4x256xi32, #blocked>
      %26 = arith.cmpi slt, %22, %6 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %27 = tt.expand_dims %26 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi1, #blocked>
      %28 = tt.addptr %15, %25 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %29 = tt.broadcast %27 : tensor<1x256xi1, #blocked> -> tensor<4x256xi1, #blocked>
      %30 = tt.load %28, %29, %cst_2 : tensor<4x256x!tt.ptr<f32>, #blocked>
      %31 = tt.addptr %16, %25 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %32 = arith.subf %30, %18 : tensor<4x256xf32, #blocked>
      %33 = math.exp2 %32 : tensor<4x256xf32, #blocked>
      %34 = arith.divf %33, %20 : tensor<4x256xf32, #blocked>
      tt.store %31, %34, %29 : tensor<4x256x!tt.ptr<f32>, #blocked>
    }
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [1, 32], warpsPerCTA = [2, 2], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @softmax_online(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32, %arg3: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x256xf32, #blocked>
    %cst_0 = arith.constant dense<-1.000000e+30> : tensor<4x256xf32, #blocked>
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c4_i32 : i32
    %2 = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %3 = tt.splat %1 : i32 -> tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = arith.addi %3, %2 : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %5 = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %6 = tt.splat %arg2 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.expand_dims %4 {axis = 1 : i32} : tensor<4xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xi32, #blocked>
    %8 = tt.splat %arg3 : i32 -> tensor<4x1xi32, #blocked>
    %9 = arith.muli %7, %8 : tensor<4x1xi32, #blocked>
    %10 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x1x!tt.ptr<f32>, #blocked>
    %11 = tt.addptr %10, %9 : tensor<4x1x!tt.ptr<f32>, #blocked>, tensor<4x1xi32, #blocked>
    %12 = tt.broadcast %11 : tensor<4x1x!tt.ptr<f32>, #blocked> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %13:2 = scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32 iter_args(%arg5 = %cst_1, %arg6 = %cst_2) -> (tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>)  : i32 {
      %21 = tt.splat %arg4 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %22 = arith.addi %21, %5 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %23 = arith.cmpi slt, %22, %6 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %24 = tt.expand_dims %23 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi1, #blocked>
      %25 = tt.expand_dims %22 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
      %26 = tt.broadcast %25 : tensor<1x256xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %27 = tt.addptr %12, %26 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %28 = tt.broadcast %24 : tensor<1x256xi1, #blocked> -> tensor<4x256xi1, #blocked>
      %29 = tt.load %27, %28, %cst_0 : tensor<4x256x!tt.ptr<f32>, #blocked>
      %30 = "tt.reduce"(%29) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %41 = arith.maxnumf %arg7, %arg8 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<4x256xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %31 = arith.maxnumf %arg6, %30 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %32 = arith.subf %arg6, %31 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %33 = math.exp2 %32 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %34 = arith.mulf %arg5, %33 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %35 = tt.expand_dims %31 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
      %36 = tt.broadcast %35 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
      %37 = arith.subf %29, %36 : tensor<4x256xf32, #blocked>
      %38 = math.exp2 %37 : tensor<4x256xf32, #blocked>
      %39 = "tt.reduce"(%38) <{axis = 1 : i32}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %41 = arith.addf %arg7, %arg8 : f32
        tt.reduce.return %41 : f32
      }) : (tensor<4x256xf32, #blocked>) -> tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      %40 = arith.addf %34, %39 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
      scf.yield %40, %31 : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>, tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>>
    }
    %14 = tt.broadcast %9 : tensor<4x1xi32, #blocked> -> tensor<4x256xi32, #blocked>
    %15 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %16 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<4x256x!tt.ptr<f32>, #blocked>
    %17 = tt.expand_dims %13#1 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
    %18 = tt.broadcast %17 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
    %19 = tt.expand_dims %13#0 {axis = 1 : i32} : tensor<4xf32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<4x1xf32, #blocked>
    %20 = tt.broadcast %19 : tensor<4x1xf32, #blocked> -> tensor<4x256xf32, #blocked>
    scf.for %arg4 = %c0_i32 to %arg2 step %c256_i32  : i32 {
      %21 = tt.splat %arg4 : i32 -> tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %22 = arith.addi %21, %5 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %23 = tt.expand_dims %22 {axis = 0 : i32} : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi32, #blocked>
      %24 = tt.broadcast %23 : tensor<1x256xi32, #blocked> -> tensor<4x256xi32, #blocked>
      %25 = arith.addi %14, %24 : tensor<4x256xi32, #blocked>
      %26 = arith.cmpi slt, %22, %6 : tensor<256xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
      %27 = tt.expand_dims %26 {axis = 0 : i32} : tensor<256xi1, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x256xi1, #blocked>
      %28 = tt.addptr %15, %25 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %29 = tt.broadcast %27 : tensor<1x256xi1, #blocked> -> tensor<4x256xi1, #blocked>
      %30 = tt.load %28, %29, %cst : tensor<4x256x!tt.ptr<f32>, #blocked>
      %31 = tt.addptr %16, %25 : tensor<4x256x!tt.ptr<f32>, #blocked>, tensor<4x256xi32, #blocked>
      %32 = arith.subf %30, %18 : tensor<4x256xf32, #blocked>
      %33 = math.exp2 %32 : tensor<4x256xf32, #blocked>
      %34 = arith.divf %33, %20 : tensor<4x256xf32, #blocked>
      tt.store %31, %34, %29 : tensor<4x256x!tt.ptr<f32>, #blocked>
    }
    tt.return
  }
}
