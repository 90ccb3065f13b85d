// Kernel sort_rows of kernels/shapes.py, sm_80, num_warps=1, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16; constants M=2, N=8
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @sort_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<2xi32> -> tensor<2x1xi32>
    %c8_i32 = arith.constant 8 : i32
    %c8_i32_0 = arith.constant 8 : i32
    %cst = arith.constant dense<8> : tensor<2x1xi32>
    %2 = arith.extsi %1 : tensor<2x1xi32> to tensor<2x1xi64>
    %3 = arith.extsi %cst : tensor<2x1xi32> to tensor<2x1xi64>
    %4 = arith.muli %2, %3 : tensor<2x1xi64>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst_1 = arith.constant dense<2147483647> : tensor<2x1xi64>
    %5 = arith.cmpi sle, %4, %cst_1 : tensor<2x1xi64>
    %cst_2 = arith.constant dense<-2147483648> : tensor<2x1xi64>
    %6 = arith.cmpi sge, %4, %cst_2 : tensor<2x1xi64>
    %7 = arith.andi %5, %6 : tensor<2x1xi1>
    %8 = arith.muli %1, %cst : tensor<2x1xi32>
    %9 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>
    %10 = tt.expand_dims %9 {axis = 0 : i32} : tensor<8xi32> -> tensor<1x8xi32>
    %11 = tt.broadcast %8 : tensor<2x1xi32> -> tensor<2x8xi32>
    %12 = tt.broadcast %10 : tensor<1x8xi32> -> tensor<2x8xi32>
    %13 = arith.extsi %11 : tensor<2x8xi32> to tensor<2x8xi64>
    %14 = arith.extsi %12 : tensor<2x8xi32> to tensor<2x8xi64>
    %15 = arith.addi %13, %14 : tensor<2x8xi64>
    %c2147483647_i64_3 = arith.constant 2147483647 : i64
    %c-2147483648_i64_4 = arith.constant -2147483648 : i64
    %cst_5 = arith.constant dense<2147483647> : tensor<2x8xi64>
    %16 = arith.cmpi sle, %15, %cst_5 : tensor<2x8xi64>
    %cst_6 = arith.constant dense<-2147483648> : tensor<2x8xi64>
    %17 = arith.cmpi sge, %15, %cst_6 : tensor<2x8xi64>
    %18 = arith.andi %16, %17 : tensor<2x8xi1>
    %19 = arith.addi %11, %12 : tensor<2x8xi32>
    %20 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>>
    %21 = tt.addptr %20, %19 : tensor<2x8x!tt.ptr<f32>>, tensor<2x8xi32>
    %22 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>>
    %23 = tt.addptr %22, %19 : tensor<2x8x!tt.ptr<f32>>, tensor<2x8xi32>
    %24 = tt.load %23 : tensor<2x8x!tt.ptr<f32>>
    %25 = tt.call @"triton.language.standard.sort__fp32S2_8S__(1,)cconstexpr_1__(2,)cconstexpr_True_"(%24) : (tensor<2x8xf32>) -> tensor<2x8xf32>
    tt.store %21, %25 : tensor<2x8x!tt.ptr<f32>>
    tt.return
  }
  tt.func private @"triton.language.standard.sort__fp32S2_8S__(1,)cconstexpr_1__(2,)cconstexpr_True_"(%arg0: tensor<2x8xf32>) -> tensor<2x8xf32> attributes {noinline = false} {
    %0 = tt.call @"triton.language.standard.sort_impl__fp32S2_8S__(1,)cNone_(2,)cconstexpr_1__(3,)cconstexpr_True_"(%arg0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
    tt.return %0 : tensor<2x8xf32>
  ^bb1:  // no predecessors
    %1 = ub.poison : tensor<2x8xf32>
    tt.return %1 : tensor<2x8xf32>
  }
  tt.func private @"triton.language.standard.sort_impl__fp32S2_8S__(1,)cNone_(2,)cconstexpr_1__(3,)cconstexpr_True_"(%arg0: tensor<2x8xf32>) -> tensor<2x8xf32> attributes {noinline = false} {
    %0 = tt.reshape %arg0 : tensor<2x8xf32> -> tensor<2x2x2x2xf32>
    %1 = tt.call @"triton.language.standard._bitonic_merge_hypercube__fp32S2_2_2_2S__(1,)cconstexpr_1__(2,)cconstexpr_2_"(%0) : (tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
    %2 = tt.call @"triton.language.standard._bitonic_merge_hypercube__fp32S2_2_2_2S__(1,)cconstexpr_2__(2,)cconstexpr_2_"(%1) : (tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
    %3 = tt.call @"triton.language.standard._bitonic_merge_hypercube__fp32S2_2_2_2S__(1,)cconstexpr_3__(2,)cconstexpr_True_"(%2) : (tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
    %4 = tt.reshape %3 : tensor<2x2x2x2xf32> -> tensor<2x8xf32>
    tt.return %4 : tensor<2x8xf32>
  ^bb1:  // no predecessors
    %5 = ub.poison : tensor<2x8xf32>
    tt.return %5 : tensor<2x8xf32>
  }
  tt.func private @"triton.language.standard._bitonic_merge_hypercube__fp32S2_2_2_2S__(1,)cconstexpr_1__(2,)cconstexpr_2_"(%arg0: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> attributes {noinline = false} {
    %0 = tt.call @"triton.language.standard._indicator____(0,)cconstexpr_4__(1,)cconstexpr_1_"() : () -> tensor<1x1x2x1xi32>
    %1 = tt.call @"triton.language.standard._compare_and_swap__fp32S2_2_2_2S_i32S1_1_2_1S__(2,)cconstexpr_0_"(%arg0, %0) : (tensor<2x2x2x2xf32>, tensor<1x1x2x1xi32>) -> tensor<2x2x2x2xf32>
    tt.return %1 : tensor<2x2x2x2xf32>
  ^bb1:  // no predecessors
    %2 = ub.poison : tensor<2x2x2x2xf32>
    tt.return %2 : tensor<2x2x2x2xf32>
  }
  tt.func private @"triton.language.standard._indicator____(0,)cconstexpr_4__(1,)cconstexpr_1_"() -> tensor<1x1x2x1xi32> attributes {noinline = false} {
    %0 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %1 = tt.reshape %0 : tensor<2xi32> -> tensor<1x1x2x1xi32>
    tt.return %1 : tensor<1x1x2x1xi32>
  ^bb1:  // no predecessors
    %2 = ub.poison : tensor<1x1x2x1xi32>
    tt.return %2 : tensor<1x1x2x1xi32>
  }
  tt.func private @"triton.language.standard._compare_and_swap__fp32S2_2_2_2S_i32S1_1_2_1S__(2,)cconstexpr_0_"(%arg0: tensor<2x2x2x2xf32>, %arg1: tensor<1x1x2x1xi32>) -> tensor<2x2x2x2xf32> attributes {noinline = false} {
    %0 = tt.bitcast %arg0 : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xi32>
    %1 = tt.call @"triton.language.standard.xor_sum__i32S2_2_2_2S__(1,)cconstexpr_3__(2,)cconstexpr_True_"(%0) : (tensor<2x2x2x2xi32>) -> tensor<2x2x2x1xi32>
    %2 = tt.broadcast %1 : tensor<2x2x2x1xi32> -> tensor<2x2x2x2xi32>
    %3 = arith.xori %0, %2 : tensor<2x2x2x2xi32>
    %4 = tt.bitcast %3 : tensor<2x2x2x2xi32> -> tensor<2x2x2x2xf32>
    %5 = tt.call @"triton.language.standard._indicator____(0,)cconstexpr_4__(1,)cconstexpr_0_"() : () -> tensor<1x1x1x2xi32>
    %6 = arith.cmpf ogt, %arg0, %4 : tensor<2x2x2x2xf32>
    %7 = tt.broadcast %arg1 : tensor<1x1x2x1xi32> -> tensor<1x1x2x2xi32>
    %8 = tt.broadcast %5 : tensor<1x1x1x2xi32> -> tensor<1x1x2x2xi32>
    %9 = arith.xori %7, %8 : tensor<1x1x2x2xi32>
    %10 = arith.extui %6 : tensor<2x2x2x2xi1> to tensor<2x2x2x2xi32>
    %11 = tt.broadcast %9 : tensor<1x1x2x2xi32> -> tensor<2x2x2x2xi32>
    %12 = arith.cmpi ne, %10, %11 : tensor<2x2x2x2xi32>
    %13 = arith.select %12, %4, %arg0 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xf32>
    tt.return %13 : tensor<2x2x2x2xf32>
  ^bb1:  // no predecessors
    %14 = ub.poison : tensor<2x2x2x2xf32>
    tt.return %14 : tensor<2x2x2x2xf32>
  }
  tt.func private @"triton.language.standard.xor_sum__i32S2_2_2_2S__(1,)cconstexpr_3__(2,)cconstexpr_True_"(%arg0: tensor<2x2x2x2xi32>) -> tensor<2x2x2x1xi32> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 3 : i32}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %3 = tt.call @triton.language.standard._xor_combine__i32_i32__(%arg1, %arg2) : (i32, i32) -> i32
      tt.reduce.return %3 : i32
    }) : (tensor<2x2x2x2xi32>) -> tensor<2x2x2xi32>
    %1 = tt.expand_dims %0 {axis = 3 : i32} : tensor<2x2x2xi32> -> tensor<2x2x2x1xi32>
    tt.return %1 : tensor<2x2x2x1xi32>
  ^bb1:  // no predecessors
    %2 = ub.poison : tensor<2x2x2x1xi32>
    tt.return %2 : tensor<2x2x2x1xi32>
  }
  tt.func private @triton.language.standard._xor_combine__i32_i32__(%arg0: i32, %arg1: i32) -> i32 attributes {noinline = false} {
    %0 = arith.xori %arg0, %arg1 : i32
    tt.return %0 : i32
  ^bb1:  // no predecessors
    %1 = ub.poison : i32
    tt.return %1 : i32
  }
  tt.func private @"triton.language.standard._indicator____(0,)cconstexpr_4__(1,)cconstexpr_0_"() -> tensor<1x1x1x2xi32> attributes {noinline = false} {
    %0 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %1 = tt.reshape %0 : tensor<2xi32> -> tensor<1x1x1x2xi32>
    tt.return %1 : tensor<1x1x1x2xi32>
  ^bb1:  // no predecessors
    %2 = ub.poison : tensor<1x1x1x2xi32>
    tt.return %2 : tensor<1x1x1x2xi32>
  }
  tt.func private @"triton.language.standard._bitonic_merge_hypercube__fp32S2_2_2_2S__(1,)cconstexpr_2__(2,)cconstexpr_2_"(%arg0: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> attributes {noinline = false} {
    %0 = tt.call @"triton.language.standard._indicator____(0,)cconstexpr_4__(1,)cconstexpr_2_"() : () -> tensor<1x2x1x1xi32>
    %1 = tt.call @"triton.language.standard._compare_and_swap__fp32S2_2_2_2S_i32S1_2_1_1S__(2,)cconstexpr_1_"(%arg0, %0) : (tensor<2x2x2x2xf32>, tensor<1x2x1x1xi32>) -> tensor<2x2x2x2xf32>
    %2 = tt.call @"triton.language.standard._compare_and_swap__fp32S2_2_2_2S_i32S1_2_1_1S__(2,)cconstexpr_0_"(%1, %0) : (tensor<2x2x2x2xf32>, tensor<1x2x1x1xi32>) -> tensor<2x2x2x2xf32>
    tt.return %2 : tensor<2x2x2x2xf32>
  ^bb1:  // no predecessors
    %3 = ub.poison : tensor<2x2x2x2xf32>
    tt.return %3 : tensor<2x2x2x2xf32>
  }
  tt.func private @"triton.language.standard._indicator____(0,)cconstexpr_4__(1,)cconstexpr_2_"() -> tensor<1x2x1x1xi32> attributes {noinline = false} {
    %0 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %1 = tt.reshape %0 : tensor<2xi32> -> tensor<1x2x1x1xi32>
    tt.return %1 : tensor<1x2x1x1xi32>
  ^bb1:  // no predecessors
    %2 = ub.poison : tensor<1x2x1x1xi32>
    tt.return %2 : tensor<1x2x1x1xi32>
  }
  tt.func private @"triton.language.standard._compare_and_swap__fp32S2_2_2_2S_i32S1_2_1_1S__(2,)cconstexpr_1_"(%arg0: tensor<2x2x2x2xf32>, %arg1: tensor<1x2x1x1xi32>) -> tensor<2x2x2x2xf32> attributes {noinline = false} {
    %0 = tt.bitcast %arg0 : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xi32>
    %1 = tt.call @"triton.language.standard.xor_sum__i32S2_2_2_2S__(1,)cconstexpr_2__(2,)cconstexpr_True_"(%0) : (tensor<2x2x2x2xi32>) -> tensor<2x2x1x2xi32>
    %2 = tt.broadcast %1 : tensor<2x2x1x2xi32> -> tensor<2x2x2x2xi32>
    %3 = arith.xori %0, %2 : tensor<2x2x2x2xi32>
    %4 = tt.bitcast %3 : tensor<2x2x2x2xi32> -> tensor<2x2x2x2xf32>
    %5 = tt.call @"triton.language.standard._indicator____(0,)cconstexpr_4__(1,)cconstexpr_1_"() : () -> tensor<1x1x2x1xi32>
    %6 = arith.cmpf ogt, %arg0, %4 : tensor<2x2x2x2xf32>
    %7 = tt.broadcast %arg1 : tensor<1x2x1x1xi32> -> tensor<1x2x2x1xi32>
    %8 = tt.broadcast %5 : tensor<1x1x2x1xi32> -> tensor<1x2x2x1xi32>
    %9 = arith.xori %7, %8 : tensor<1x2x2x1xi32>
    %10 = arith.extui %6 : tensor<2x2x2x2xi1> to tensor<2x2x2x2xi32>
    %11 = tt.broadcast %9 : tensor<1x2x2x1xi32> -> tensor<2x2x2x2xi32>
    %12 = arith.cmpi ne, %10, %11 : tensor<2x2x2x2xi32>
    %13 = arith.select %12, %4, %arg0 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xf32>
    tt.return %13 : tensor<2x2x2x2xf32>
  ^bb1:  // no predecessors
    %14 = ub.poison : tensor<2x2x2x2xf32>
    tt.return %14 : tensor<2x2x2x2xf32>
  }
  tt.func private @"triton.language.standard.xor_sum__i32S2_2_2_2S__(1,)cconstexpr_2__(2,)cconstexpr_True_"(%arg0: tensor<2x2x2x2xi32>) -> tensor<2x2x1x2xi32> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 2 : i32}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %3 = tt.call @triton.language.standard._xor_combine__i32_i32__(%arg1, %arg2) : (i32, i32) -> i32
      tt.reduce.return %3 : i32
    }) : (tensor<2x2x2x2xi32>) -> tensor<2x2x2xi32>
    %1 = tt.expand_dims %0 {axis = 2 : i32} : tensor<2x2x2xi32> -> tensor<2x2x1x2xi32>
    tt.return %1 : tensor<2x2x1x2xi32>
  ^bb1:  // no predecessors
    %2 = ub.poison : tensor<2x2x1x2xi32>
    tt.return %2 : tensor<2x2x1x2xi32>
  }
  tt.func private @"triton.language.standard._compare_and_swap__fp32S2_2_2_2S_i32S1_2_1_1S__(2,)cconstexpr_0_"(%arg0: tensor<2x2x2x2xf32>, %arg1: tensor<1x2x1x1xi32>) -> tensor<2x2x2x2xf32> attributes {noinline = false} {
    %0 = tt.bitcast %arg0 : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xi32>
    %1 = tt.call @"triton.language.standard.xor_sum__i32S2_2_2_2S__(1,)cconstexpr_3__(2,)cconstexpr_True_"(%0) : (tensor<2x2x2x2xi32>) -> tensor<2x2x2x1xi32>
    %2 = tt.broadcast %1 : tensor<2x2x2x1xi32> -> tensor<2x2x2x2xi32>
    %3 = arith.xori %0, %2 : tensor<2x2x2x2xi32>
    %4 = tt.bitcast %3 : tensor<2x2x2x2xi32> -> tensor<2x2x2x2xf32>
    %5 = tt.call @"triton.language.standard._indicator____(0,)cconstexpr_4__(1,)cconstexpr_0_"() : () -> tensor<1x1x1x2xi32>
    %6 = arith.cmpf ogt, %arg0, %4 : tensor<2x2x2x2xf32>
    %7 = tt.broadcast %arg1 : tensor<1x2x1x1xi32> -> tensor<1x2x1x2xi32>
    %8 = tt.broadcast %5 : tensor<1x1x1x2xi32> -> tensor<1x2x1x2xi32>
    %9 = arith.xori %7, %8 : tensor<1x2x1x2xi32>
    %10 = arith.extui %6 : tensor<2x2x2x2xi1> to tensor<2x2x2x2xi32>
    %11 = tt.broadcast %9 : tensor<1x2x1x2xi32> -> tensor<2x2x2x2xi32>
    %12 = arith.cmpi ne, %10, %11 : tensor<2x2x2x2xi32>
    %13 = arith.select %12, %4, %arg0 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xf32>
    tt.return %13 : tensor<2x2x2x2xf32>
  ^bb1:  // no predecessors
    %14 = ub.poison : tensor<2x2x2x2xf32>
    tt.return %14 : tensor<2x2x2x2xf32>
  }
  tt.func private @"triton.language.standard._bitonic_merge_hypercube__fp32S2_2_2_2S__(1,)cconstexpr_3__(2,)cconstexpr_True_"(%arg0: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> attributes {noinline = false} {
    %true = arith.constant true
    %0 = tt.call @"triton.language.standard._compare_and_swap__fp32S2_2_2_2S_u1__(2,)cconstexpr_2_"(%arg0, %true) : (tensor<2x2x2x2xf32>, i1) -> tensor<2x2x2x2xf32>
    %1 = tt.call @"triton.language.standard._compare_and_swap__fp32S2_2_2_2S_u1__(2,)cconstexpr_1_"(%0, %true) : (tensor<2x2x2x2xf32>, i1) -> tensor<2x2x2x2xf32>
    %2 = tt.call @"triton.language.standard._compare_and_swap__fp32S2_2_2_2S_u1__(2,)cconstexpr_0_"(%1, %true) : (tensor<2x2x2x2xf32>, i1) -> tensor<2x2x2x2xf32>
    tt.return %2 : tensor<2x2x2x2xf32>
  ^bb1:  // no predecessors
    %3 = ub.poison : tensor<2x2x2x2xf32>
    tt.return %3 : tensor<2x2x2x2xf32>
  }
  tt.func private @"triton.language.standard._compare_and_swap__fp32S2_2_2_2S_u1__(2,)cconstexpr_2_"(%arg0: tensor<2x2x2x2xf32>, %arg1: i1) -> tensor<2x2x2x2xf32> attributes {noinline = false} {
    %0 = tt.bitcast %arg0 : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xi32>
    %1 = tt.call @"triton.language.standard.xor_sum__i32S2_2_2_2S__(1,)cconstexpr_1__(2,)cconstexpr_True_"(%0) : (tensor<2x2x2x2xi32>) -> tensor<2x1x2x2xi32>
    %2 = tt.broadcast %1 : tensor<2x1x2x2xi32> -> tensor<2x2x2x2xi32>
    %3 = arith.xori %0, %2 : tensor<2x2x2x2xi32>
    %4 = tt.bitcast %3 : tensor<2x2x2x2xi32> -> tensor<2x2x2x2xf32>
    %5 = tt.call @"triton.language.standard._indicator____(0,)cconstexpr_4__(1,)cconstexpr_2_"() : () -> tensor<1x2x1x1xi32>
    %6 = arith.cmpf ogt, %arg0, %4 : tensor<2x2x2x2xf32>
    %7 = arith.extui %arg1 : i1 to i32
    %8 = tt.splat %7 : i32 -> tensor<1x2x1x1xi32>
    %9 = arith.xori %8, %5 : tensor<1x2x1x1xi32>
    %10 = arith.extui %6 : tensor<2x2x2x2xi1> to tensor<2x2x2x2xi32>
    %11 = tt.broadcast %9 : tensor<1x2x1x1xi32> -> tensor<2x2x2x2xi32>
    %12 = arith.cmpi ne, %10, %11 : tensor<2x2x2x2xi32>
    %13 = arith.select %12, %4, %arg0 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xf32>
    tt.return %13 : tensor<2x2x2x2xf32>
  ^bb1:  // no predecessors
    %14 = ub.poison : tensor<2x2x2x2xf32>
    tt.return %14 : tensor<2x2x2x2xf32>
  }
  tt.func private @"triton.language.standard.xor_sum__i32S2_2_2_2S__(1,)cconstexpr_1__(2,)cconstexpr_True_"(%arg0: tensor<2x2x2x2xi32>) -> tensor<2x1x2x2xi32> attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 1 : i32}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %3 = tt.call @triton.language.standard._xor_combine__i32_i32__(%arg1, %arg2) : (i32, i32) -> i32
      tt.reduce.return %3 : i32
    }) : (tensor<2x2x2x2xi32>) -> tensor<2x2x2xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<2x2x2xi32> -> tensor<2x1x2x2xi32>
    tt.return %1 : tensor<2x1x2x2xi32>
  ^bb1:  // no predecessors
    %2 = ub.poison : tensor<2x1x2x2xi32>
    tt.return %2 : tensor<2x1x2x2xi32>
  }
  tt.func private @"triton.language.standard._compare_and_swap__fp32S2_2_2_2S_u1__(2,)cconstexpr_1_"(%arg0: tensor<2x2x2x2xf32>, %arg1: i1) -> tensor<2x2x2x2xf32> attributes {noinline = false} {
    %0 = tt.bitcast %arg0 : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xi32>
    %1 = tt.call @"triton.language.standard.xor_sum__i32S2_2_2_2S__(1,)cconstexpr_2__(2,)cconstexpr_True_"(%0) : (tensor<2x2x2x2xi32>) -> tensor<2x2x1x2xi32>
    %2 = tt.broadcast %1 : tensor<2x2x1x2xi32> -> tensor<2x2x2x2xi32>
    %3 = arith.xori %0, %2 : tensor<2x2x2x2xi32>
    %4 = tt.bitcast %3 : tensor<2x2x2x2xi32> -> tensor<2x2x2x2xf32>
    %5 = tt.call @"triton.language.standard._indicator____(0,)cconstexpr_4__(1,)cconstexpr_1_"() : () -> tensor<1x1x2x1xi32>
    %6 = arith.cmpf ogt, %arg0, %4 : tensor<2x2x2x2xf32>
    %7 = arith.extui %arg1 : i1 to i32
    %8 = tt.splat %7 : i32 -> tensor<1x1x2x1xi32>
    %9 = arith.xori %8, %5 : tensor<1x1x2x1xi32>
    %10 = arith.extui %6 : tensor<2x2x2x2xi1> to tensor<2x2x2x2xi32>
    %11 = tt.broadcast %9 : tensor<1x1x2x1xi32> -> tensor<2x2x2x2xi32>
    %12 = arith.cmpi ne, %10, %11 : tensor<2x2x2x2xi32>
    %13 = arith.select %12, %4, %arg0 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xf32>
    tt.return %13 : tensor<2x2x2x2xf32>
  ^bb1:  // no predecessors
    %14 = ub.poison : tensor<2x2x2x2xf32>
    tt.return %14 : tensor<2x2x2x2xf32>
  }
  tt.func private @"triton.language.standard._compare_and_swap__fp32S2_2_2_2S_u1__(2,)cconstexpr_0_"(%arg0: tensor<2x2x2x2xf32>, %arg1: i1) -> tensor<2x2x2x2xf32> attributes {noinline = false} {
    %0 = tt.bitcast %arg0 : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xi32>
    %1 = tt.call @"triton.language.standard.xor_sum__i32S2_2_2_2S__(1,)cconstexpr_3__(2,)cconstexpr_True_"(%0) : (tensor<2x2x2x2xi32>) -> tensor<2x2x2x1xi32>
    %2 = tt.broadcast %1 : tensor<2x2x2x1xi32> -> tensor<2x2x2x2xi32>
    %3 = arith.xori %0, %2 : tensor<2x2x2x2xi32>
    %4 = tt.bitcast %3 : tensor<2x2x2x2xi32> -> tensor<2x2x2x2xf32>
    %5 = tt.call @"triton.language.standard._indicator____(0,)cconstexpr_4__(1,)cconstexpr_0_"() : () -> tensor<1x1x1x2xi32>
    %6 = arith.cmpf ogt, %arg0, %4 : tensor<2x2x2x2xf32>
    %7 = arith.extui %arg1 : i1 to i32
    %8 = tt.splat %7 : i32 -> tensor<1x1x1x2xi32>
    %9 = arith.xori %8, %5 : tensor<1x1x1x2xi32>
    %10 = arith.extui %6 : tensor<2x2x2x2xi1> to tensor<2x2x2x2xi32>
    %11 = tt.broadcast %9 : tensor<1x1x1x2xi32> -> tensor<2x2x2x2xi32>
    %12 = arith.cmpi ne, %10, %11 : tensor<2x2x2x2xi32>
    %13 = arith.select %12, %4, %arg0 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xf32>
    tt.return %13 : tensor<2x2x2x2xf32>
  ^bb1:  // no predecessors
    %14 = ub.poison : tensor<2x2x2x2xf32>
    tt.return %14 : tensor<2x2x2x2xf32>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @sort_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<1> : tensor<1x1x1x2xi32>
    %cst_0 = arith.constant dense<1> : tensor<1x1x2x1xi32>
    %cst_1 = arith.constant dense<1> : tensor<1x2x1x1xi32>
    %cst_2 = arith.constant dense<8> : tensor<2x1xi32>
    %0 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
    %1 = tt.expand_dims %0 {axis = 1 : i32} : tensor<2xi32> -> tensor<2x1xi32>
    %2 = arith.muli %1, %cst_2 : tensor<2x1xi32>
    %3 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>
    %4 = tt.expand_dims %3 {axis = 0 : i32} : tensor<8xi32> -> tensor<1x8xi32>
    %5 = tt.broadcast %2 : tensor<2x1xi32> -> tensor<2x8xi32>
    %6 = tt.broadcast %4 : tensor<1x8xi32> -> tensor<2x8xi32>
    %7 = arith.addi %5, %6 : tensor<2x8xi32>
    %8 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>>
    %9 = tt.addptr %8, %7 : tensor<2x8x!tt.ptr<f32>>, tensor<2x8xi32>
    %10 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>>
    %11 = tt.addptr %10, %7 : tensor<2x8x!tt.ptr<f32>>, tensor<2x8xi32>
    %12 = tt.load %11 : tensor<2x8x!tt.ptr<f32>>
    %13 = tt.reshape %12 : tensor<2x8xf32> -> tensor<2x2x2x2xf32>
    %14 = tt.reshape %0 : tensor<2xi32> -> tensor<1x1x2x1xi32>
    %15 = tt.bitcast %13 : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xi32>
    %16 = "tt.reduce"(%15) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %96 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %96 : i32
    }) : (tensor<2x2x2x2xi32>) -> tensor<2x2x2xi32>
    %17 = tt.expand_dims %16 {axis = 3 : i32} : tensor<2x2x2xi32> -> tensor<2x2x2x1xi32>
    %18 = tt.broadcast %17 : tensor<2x2x2x1xi32> -> tensor<2x2x2x2xi32>
    %19 = arith.xori %15, %18 : tensor<2x2x2x2xi32>
    %20 = tt.bitcast %19 : tensor<2x2x2x2xi32> -> tensor<2x2x2x2xf32>
    %21 = tt.reshape %0 : tensor<2xi32> -> tensor<1x1x1x2xi32>
    %22 = arith.cmpf ogt, %13, %20 : tensor<2x2x2x2xf32>
    %23 = tt.broadcast %14 : tensor<1x1x2x1xi32> -> tensor<1x1x2x2xi32>
    %24 = tt.broadcast %21 : tensor<1x1x1x2xi32> -> tensor<1x1x2x2xi32>
    %25 = arith.xori %23, %24 : tensor<1x1x2x2xi32>
    %26 = arith.extui %22 : tensor<2x2x2x2xi1> to tensor<2x2x2x2xi32>
    %27 = tt.broadcast %25 : tensor<1x1x2x2xi32> -> tensor<2x2x2x2xi32>
    %28 = arith.cmpi ne, %26, %27 : tensor<2x2x2x2xi32>
    %29 = arith.select %28, %20, %13 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xf32>
    %30 = tt.reshape %0 : tensor<2xi32> -> tensor<1x2x1x1xi32>
    %31 = tt.bitcast %29 : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xi32>
    %32 = "tt.reduce"(%31) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %96 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %96 : i32
    }) : (tensor<2x2x2x2xi32>) -> tensor<2x2x2xi32>
    %33 = tt.expand_dims %32 {axis = 2 : i32} : tensor<2x2x2xi32> -> tensor<2x2x1x2xi32>
    %34 = tt.broadcast %33 : tensor<2x2x1x2xi32> -> tensor<2x2x2x2xi32>
    %35 = arith.xori %31, %34 : tensor<2x2x2x2xi32>
    %36 = tt.bitcast %35 : tensor<2x2x2x2xi32> -> tensor<2x2x2x2xf32>
    %37 = arith.cmpf ogt, %29, %36 : tensor<2x2x2x2xf32>
    %38 = tt.broadcast %30 : tensor<1x2x1x1xi32> -> tensor<1x2x2x1xi32>
    %39 = tt.broadcast %14 : tensor<1x1x2x1xi32> -> tensor<1x2x2x1xi32>
    %40 = arith.xori %38, %39 : tensor<1x2x2x1xi32>
    %41 = arith.extui %37 : tensor<2x2x2x2xi1> to tensor<2x2x2x2xi32>
    %42 = tt.broadcast %40 : tensor<1x2x2x1xi32> -> tensor<2x2x2x2xi32>
    %43 = arith.cmpi ne, %41, %42 : tensor<2x2x2x2xi32>
    %44 = arith.select %43, %36, %29 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xf32>
    %45 = tt.bitcast %44 : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xi32>
    %46 = "tt.reduce"(%45) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %96 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %96 : i32
    }) : (tensor<2x2x2x2xi32>) -> tensor<2x2x2xi32>
    %47 = tt.expand_dims %46 {axis = 3 : i32} : tensor<2x2x2xi32> -> tensor<2x2x2x1xi32>
    %48 = tt.broadcast %47 : tensor<2x2x2x1xi32> -> tensor<2x2x2x2xi32>
    %49 = arith.xori %45, %48 : tensor<2x2x2x2xi32>
    %50 = tt.bitcast %49 : tensor<2x2x2x2xi32> -> tensor<2x2x2x2xf32>
    %51 = arith.cmpf ogt, %44, %50 : tensor<2x2x2x2xf32>
    %52 = tt.broadcast %30 : tensor<1x2x1x1xi32> -> tensor<1x2x1x2xi32>
    %53 = tt.broadcast %21 : tensor<1x1x1x2xi32> -> tensor<1x2x1x2xi32>
    %54 = arith.xori %52, %53 : tensor<1x2x1x2xi32>
    %55 = arith.extui %51 : tensor<2x2x2x2xi1> to tensor<2x2x2x2xi32>
    %56 = tt.broadcast %54 : tensor<1x2x1x2xi32> -> tensor<2x2x2x2xi32>
    %57 = arith.cmpi ne, %55, %56 : tensor<2x2x2x2xi32>
    %58 = arith.select %57, %50, %44 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xf32>
    %59 = tt.bitcast %58 : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xi32>
    %60 = "tt.reduce"(%59) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %96 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %96 : i32
    }) : (tensor<2x2x2x2xi32>) -> tensor<2x2x2xi32>
    %61 = tt.expand_dims %60 {axis = 1 : i32} : tensor<2x2x2xi32> -> tensor<2x1x2x2xi32>
    %62 = tt.broadcast %61 : tensor<2x1x2x2xi32> -> tensor<2x2x2x2xi32>
    %63 = arith.xori %59, %62 : tensor<2x2x2x2xi32>
    %64 = tt.bitcast %63 : tensor<2x2x2x2xi32> -> tensor<2x2x2x2xf32>
    %65 = arith.cmpf ogt, %58, %64 : tensor<2x2x2x2xf32>
    %66 = arith.xori %30, %cst_1 : tensor<1x2x1x1xi32>
    %67 = arith.extui %65 : tensor<2x2x2x2xi1> to tensor<2x2x2x2xi32>
    %68 = tt.broadcast %66 : tensor<1x2x1x1xi32> -> tensor<2x2x2x2xi32>
    %69 = arith.cmpi ne, %67, %68 : tensor<2x2x2x2xi32>
    %70 = arith.select %69, %64, %58 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xf32>
    %71 = tt.bitcast %70 : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xi32>
    %72 = "tt.reduce"(%71) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %96 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %96 : i32
    }) : (tensor<2x2x2x2xi32>) -> tensor<2x2x2xi32>
    %73 = tt.expand_dims %72 {axis = 2 : i32} : tensor<2x2x2xi32> -> tensor<2x2x1x2xi32>
    %74 = tt.broadcast %73 : tensor<2x2x1x2xi32> -> tensor<2x2x2x2xi32>
    %75 = arith.xori %71, %74 : tensor<2x2x2x2xi32>
    %76 = tt.bitcast %75 : tensor<2x2x2x2xi32> -> tensor<2x2x2x2xf32>
    %77 = arith.cmpf ogt, %70, %76 : tensor<2x2x2x2xf32>
    %78 = arith.xori %14, %cst_0 : tensor<1x1x2x1xi32>
    %79 = arith.extui %77 : tensor<2x2x2x2xi1> to tensor<2x2x2x2xi32>
    %80 = tt.broadcast %78 : tensor<1x1x2x1xi32> -> tensor<2x2x2x2xi32>
    %81 = arith.cmpi ne, %79, %80 : tensor<2x2x2x2xi32>
    %82 = arith.select %81, %76, %70 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xf32>
    %83 = tt.bitcast %82 : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xi32>
    %84 = "tt.reduce"(%83) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %96 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %96 : i32
    }) : (tensor<2x2x2x2xi32>) -> tensor<2x2x2xi32>
    %85 = tt.expand_dims %84 {axis = 3 : i32} : tensor<2x2x2xi32> -> tensor<2x2x2x1xi32>
    %86 = tt.broadcast %85 : tensor<2x2x2x1xi32> -> tensor<2x2x2x2xi32>
    %87 = arith.xori %83, %86 : tensor<2x2x2x2xi32>
    %88 = tt.bitcast %87 : tensor<2x2x2x2xi32> -> tensor<2x2x2x2xf32>
    %89 = arith.cmpf ogt, %82, %88 : tensor<2x2x2x2xf32>
    %90 = arith.xori %21, %cst : tensor<1x1x1x2xi32>
    %91 = arith.extui %89 : tensor<2x2x2x2xi1> to tensor<2x2x2x2xi32>
    %92 = tt.broadcast %90 : tensor<1x1x1x2xi32> -> tensor<2x2x2x2xi32>
    %93 = arith.cmpi ne, %91, %92 : tensor<2x2x2x2xi32>
    %94 = arith.select %93, %88, %82 : tensor<2x2x2x2xi1>, tensor<2x2x2x2xf32>
    %95 = tt.reshape %94 : tensor<2x2x2x2xf32> -> tensor<2x8xf32>
    tt.store %9, %95 : tensor<2x8x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 1, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [16, 1, 1, 2], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [16, 1, 2, 1], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [16, 2, 1, 1], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [1, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [1, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 1], order = [0, 1]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [4, 2, 2, 2], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [8, 2, 2], warpsPerCTA = [1, 1, 1], order = [2, 1, 0]}>
#blocked10 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [8, 2, 2, 1], warpsPerCTA = [1, 1, 1, 1], order = [0, 1, 2, 3]}>
#blocked11 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [8, 2, 2, 1], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked12 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [8, 1, 2, 2], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked13 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [8, 2, 1, 2], warpsPerCTA = [1, 1, 1, 1], order = [0, 1, 2, 3]}>
#blocked14 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [8, 2, 1, 2], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked15 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [8, 1, 2, 2], warpsPerCTA = [1, 1, 1, 1], order = [0, 1, 2, 3]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sort_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<1> : tensor<1x1x1x2xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<1x1x2x1xi32, #blocked1>
    %cst_1 = arith.constant dense<1> : tensor<1x2x1x1xi32, #blocked2>
    %cst_2 = arith.constant dense<8> : tensor<2x1xi32, #blocked3>
    %0 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked4>
    %1 = ttg.convert_layout %0 : tensor<2xi32, #blocked4> -> tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<2x1xi32, #blocked5>
    %3 = ttg.convert_layout %2 : tensor<2x1xi32, #blocked5> -> tensor<2x1xi32, #blocked3>
    %4 = arith.muli %3, %cst_2 : tensor<2x1xi32, #blocked3>
    %5 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #blocked4>
    %6 = ttg.convert_layout %5 : tensor<8xi32, #blocked4> -> tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked6}>>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked6}>> -> tensor<1x8xi32, #blocked6>
    %8 = ttg.convert_layout %7 : tensor<1x8xi32, #blocked6> -> tensor<1x8xi32, #blocked7>
    %9 = tt.broadcast %4 : tensor<2x1xi32, #blocked3> -> tensor<2x8xi32, #blocked3>
    %10 = ttg.convert_layout %9 : tensor<2x8xi32, #blocked3> -> tensor<2x8xi32, #blocked7>
    %11 = tt.broadcast %8 : tensor<1x8xi32, #blocked7> -> tensor<2x8xi32, #blocked7>
    %12 = arith.addi %10, %11 : tensor<2x8xi32, #blocked7>
    %13 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked7>
    %14 = tt.addptr %13, %12 : tensor<2x8x!tt.ptr<f32>, #blocked7>, tensor<2x8xi32, #blocked7>
    %15 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked7>
    %16 = tt.addptr %15, %12 : tensor<2x8x!tt.ptr<f32>, #blocked7>, tensor<2x8xi32, #blocked7>
    %17 = tt.load %16 : tensor<2x8x!tt.ptr<f32>, #blocked7>
    %18 = tt.reshape %17 : tensor<2x8xf32, #blocked7> -> tensor<2x2x2x2xf32, #blocked8>
    %19 = tt.reshape %0 : tensor<2xi32, #blocked4> -> tensor<1x1x2x1xi32, #blocked1>
    %20 = tt.bitcast %18 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x2x2x2xi32, #blocked8>
    %21 = "tt.reduce"(%20) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %137 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %137 : i32
    }) : (tensor<2x2x2x2xi32, #blocked8>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked8}>>
    %22 = ttg.convert_layout %21 : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked8}>> -> tensor<2x2x2xi32, #blocked9>
    %23 = ttg.convert_layout %22 : tensor<2x2x2xi32, #blocked9> -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked10}>>
    %24 = tt.expand_dims %23 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked10}>> -> tensor<2x2x2x1xi32, #blocked10>
    %25 = ttg.convert_layout %24 : tensor<2x2x2x1xi32, #blocked10> -> tensor<2x2x2x1xi32, #blocked11>
    %26 = tt.broadcast %25 : tensor<2x2x2x1xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked11>
    %27 = ttg.convert_layout %26 : tensor<2x2x2x2xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked8>
    %28 = arith.xori %20, %27 : tensor<2x2x2x2xi32, #blocked8>
    %29 = tt.bitcast %28 : tensor<2x2x2x2xi32, #blocked8> -> tensor<2x2x2x2xf32, #blocked8>
    %30 = tt.reshape %0 : tensor<2xi32, #blocked4> -> tensor<1x1x1x2xi32, #blocked>
    %31 = arith.cmpf ogt, %18, %29 : tensor<2x2x2x2xf32, #blocked8>
    %32 = tt.broadcast %19 : tensor<1x1x2x1xi32, #blocked1> -> tensor<1x1x2x2xi32, #blocked1>
    %33 = ttg.convert_layout %32 : tensor<1x1x2x2xi32, #blocked1> -> tensor<1x1x2x2xi32, #blocked12>
    %34 = tt.broadcast %30 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %35 = ttg.convert_layout %34 : tensor<1x1x2x2xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked12>
    %36 = arith.xori %33, %35 : tensor<1x1x2x2xi32, #blocked12>
    %37 = arith.extui %31 : tensor<2x2x2x2xi1, #blocked8> to tensor<2x2x2x2xi32, #blocked8>
    %38 = tt.broadcast %36 : tensor<1x1x2x2xi32, #blocked12> -> tensor<2x2x2x2xi32, #blocked12>
    %39 = ttg.convert_layout %38 : tensor<2x2x2x2xi32, #blocked12> -> tensor<2x2x2x2xi32, #blocked8>
    %40 = arith.cmpi ne, %37, %39 : tensor<2x2x2x2xi32, #blocked8>
    %41 = arith.select %40, %29, %18 : tensor<2x2x2x2xi1, #blocked8>, tensor<2x2x2x2xf32, #blocked8>
    %42 = tt.reshape %0 : tensor<2xi32, #blocked4> -> tensor<1x2x1x1xi32, #blocked2>
    %43 = tt.bitcast %41 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x2x2x2xi32, #blocked8>
    %44 = "tt.reduce"(%43) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %137 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %137 : i32
    }) : (tensor<2x2x2x2xi32, #blocked8>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked8}>>
    %45 = ttg.convert_layout %44 : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked8}>> -> tensor<2x2x2xi32, #blocked9>
    %46 = ttg.convert_layout %45 : tensor<2x2x2xi32, #blocked9> -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked13}>>
    %47 = tt.expand_dims %46 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked13}>> -> tensor<2x2x1x2xi32, #blocked13>
    %48 = ttg.convert_layout %47 : tensor<2x2x1x2xi32, #blocked13> -> tensor<2x2x1x2xi32, #blocked14>
    %49 = tt.broadcast %48 : tensor<2x2x1x2xi32, #blocked14> -> tensor<2x2x2x2xi32, #blocked14>
    %50 = ttg.convert_layout %49 : tensor<2x2x2x2xi32, #blocked14> -> tensor<2x2x2x2xi32, #blocked8>
    %51 = arith.xori %43, %50 : tensor<2x2x2x2xi32, #blocked8>
    %52 = tt.bitcast %51 : tensor<2x2x2x2xi32, #blocked8> -> tensor<2x2x2x2xf32, #blocked8>
    %53 = arith.cmpf ogt, %41, %52 : tensor<2x2x2x2xf32, #blocked8>
    %54 = tt.broadcast %42 : tensor<1x2x1x1xi32, #blocked2> -> tensor<1x2x2x1xi32, #blocked2>
    %55 = ttg.convert_layout %54 : tensor<1x2x2x1xi32, #blocked2> -> tensor<1x2x2x1xi32, #blocked11>
    %56 = tt.broadcast %19 : tensor<1x1x2x1xi32, #blocked1> -> tensor<1x2x2x1xi32, #blocked1>
    %57 = ttg.convert_layout %56 : tensor<1x2x2x1xi32, #blocked1> -> tensor<1x2x2x1xi32, #blocked11>
    %58 = arith.xori %55, %57 : tensor<1x2x2x1xi32, #blocked11>
    %59 = arith.extui %53 : tensor<2x2x2x2xi1, #blocked8> to tensor<2x2x2x2xi32, #blocked8>
    %60 = tt.broadcast %58 : tensor<1x2x2x1xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked11>
    %61 = ttg.convert_layout %60 : tensor<2x2x2x2xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked8>
    %62 = arith.cmpi ne, %59, %61 : tensor<2x2x2x2xi32, #blocked8>
    %63 = arith.select %62, %52, %41 : tensor<2x2x2x2xi1, #blocked8>, tensor<2x2x2x2xf32, #blocked8>
    %64 = tt.bitcast %63 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x2x2x2xi32, #blocked8>
    %65 = "tt.reduce"(%64) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %137 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %137 : i32
    }) : (tensor<2x2x2x2xi32, #blocked8>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked8}>>
    %66 = ttg.convert_layout %65 : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked8}>> -> tensor<2x2x2xi32, #blocked9>
    %67 = ttg.convert_layout %66 : tensor<2x2x2xi32, #blocked9> -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked10}>>
    %68 = tt.expand_dims %67 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked10}>> -> tensor<2x2x2x1xi32, #blocked10>
    %69 = ttg.convert_layout %68 : tensor<2x2x2x1xi32, #blocked10> -> tensor<2x2x2x1xi32, #blocked11>
    %70 = tt.broadcast %69 : tensor<2x2x2x1xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked11>
    %71 = ttg.convert_layout %70 : tensor<2x2x2x2xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked8>
    %72 = arith.xori %64, %71 : tensor<2x2x2x2xi32, #blocked8>
    %73 = tt.bitcast %72 : tensor<2x2x2x2xi32, #blocked8> -> tensor<2x2x2x2xf32, #blocked8>
    %74 = arith.cmpf ogt, %63, %73 : tensor<2x2x2x2xf32, #blocked8>
    %75 = tt.broadcast %42 : tensor<1x2x1x1xi32, #blocked2> -> tensor<1x2x1x2xi32, #blocked2>
    %76 = ttg.convert_layout %75 : tensor<1x2x1x2xi32, #blocked2> -> tensor<1x2x1x2xi32, #blocked14>
    %77 = tt.broadcast %30 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x2x1x2xi32, #blocked>
    %78 = ttg.convert_layout %77 : tensor<1x2x1x2xi32, #blocked> -> tensor<1x2x1x2xi32, #blocked14>
    %79 = arith.xori %76, %78 : tensor<1x2x1x2xi32, #blocked14>
    %80 = arith.extui %74 : tensor<2x2x2x2xi1, #blocked8> to tensor<2x2x2x2xi32, #blocked8>
    %81 = tt.broadcast %79 : tensor<1x2x1x2xi32, #blocked14> -> tensor<2x2x2x2xi32, #blocked14>
    %82 = ttg.convert_layout %81 : tensor<2x2x2x2xi32, #blocked14> -> tensor<2x2x2x2xi32, #blocked8>
    %83 = arith.cmpi ne, %80, %82 : tensor<2x2x2x2xi32, #blocked8>
    %84 = arith.select %83, %73, %63 : tensor<2x2x2x2xi1, #blocked8>, tensor<2x2x2x2xf32, #blocked8>
    %85 = tt.bitcast %84 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x2x2x2xi32, #blocked8>
    %86 = "tt.reduce"(%85) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %137 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %137 : i32
    }) : (tensor<2x2x2x2xi32, #blocked8>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked8}>>
    %87 = ttg.convert_layout %86 : tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked8}>> -> tensor<2x2x2xi32, #blocked9>
    %88 = ttg.convert_layout %87 : tensor<2x2x2xi32, #blocked9> -> tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked15}>>
    %89 = tt.expand_dims %88 {axis = 1 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked15}>> -> tensor<2x1x2x2xi32, #blocked15>
    %90 = ttg.convert_layout %89 : tensor<2x1x2x2xi32, #blocked15> -> tensor<2x1x2x2xi32, #blocked12>
    %91 = tt.broadcast %90 : tensor<2x1x2x2xi32, #blocked12> -> tensor<2x2x2x2xi32, #blocked12>
    %92 = ttg.convert_layout %91 : tensor<2x2x2x2xi32, #blocked12> -> tensor<2x2x2x2xi32, #blocked8>
    %93 = arith.xori %85, %92 : tensor<2x2x2x2xi32, #blocked8>
    %94 = tt.bitcast %93 : tensor<2x2x2x2xi32, #blocked8> -> tensor<2x2x2x2xf32, #blocked8>
    %95 = arith.cmpf ogt, %84, %94 : tensor<2x2x2x2xf32, #blocked8>
    %96 = arith.xori %42, %cst_1 : tensor<1x2x1x1xi32, #blocked2>
    %97 = arith.extui %95 : tensor<2x2x2x2xi1, #blocked8> to tensor<2x2x2x2xi32, #blocked8>
    %98 = tt.broadcast %96 : tensor<1x2x1x1xi32, #blocked2> -> tensor<2x2x2x2xi32, #blocked2>
    %99 = ttg.convert_layout %98 : tensor<2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2xi32, #blocked8>
    %100 = arith.cmpi ne, %97, %99 : tensor<2x2x2x2xi32, #blocked8>
    %101 = arith.select %100, %94, %84 : tensor<2x2x2x2xi1, #blocked8>, tensor<2x2x2x2xf32, #blocked8>
    %102 = tt.bitcast %101 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x2x2x2xi32, #blocked8>
    %103 = "tt.reduce"(%102) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %137 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %137 : i32
    }) : (tensor<2x2x2x2xi32, #blocked8>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked8}>>
    %104 = ttg.convert_layout %103 : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked8}>> -> tensor<2x2x2xi32, #blocked9>
    %105 = ttg.convert_layout %104 : tensor<2x2x2xi32, #blocked9> -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked13}>>
    %106 = tt.expand_dims %105 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked13}>> -> tensor<2x2x1x2xi32, #blocked13>
    %107 = ttg.convert_layout %106 : tensor<2x2x1x2xi32, #blocked13> -> tensor<2x2x1x2xi32, #blocked14>
    %108 = tt.broadcast %107 : tensor<2x2x1x2xi32, #blocked14> -> tensor<2x2x2x2xi32, #blocked14>
    %109 = ttg.convert_layout %108 : tensor<2x2x2x2xi32, #blocked14> -> tensor<2x2x2x2xi32, #blocked8>
    %110 = arith.xori %102, %109 : tensor<2x2x2x2xi32, #blocked8>
    %111 = tt.bitcast %110 : tensor<2x2x2x2xi32, #blocked8> -> tensor<2x2x2x2xf32, #blocked8>
    %112 = arith.cmpf ogt, %101, %111 : tensor<2x2x2x2xf32, #blocked8>
    %113 = arith.xori %19, %cst_0 : tensor<1x1x2x1xi32, #blocked1>
    %114 = arith.extui %112 : tensor<2x2x2x2xi1, #blocked8> to tensor<2x2x2x2xi32, #blocked8>
    %115 = tt.broadcast %113 : tensor<1x1x2x1xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %116 = ttg.convert_layout %115 : tensor<2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked8>
    %117 = arith.cmpi ne, %114, %116 : tensor<2x2x2x2xi32, #blocked8>
    %118 = arith.select %117, %111, %101 : tensor<2x2x2x2xi1, #blocked8>, tensor<2x2x2x2xf32, #blocked8>
    %119 = tt.bitcast %118 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x2x2x2xi32, #blocked8>
    %120 = "tt.reduce"(%119) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %137 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %137 : i32
    }) : (tensor<2x2x2x2xi32, #blocked8>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked8}>>
    %121 = ttg.convert_layout %120 : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked8}>> -> tensor<2x2x2xi32, #blocked9>
    %122 = ttg.convert_layout %121 : tensor<2x2x2xi32, #blocked9> -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked10}>>
    %123 = tt.expand_dims %122 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked10}>> -> tensor<2x2x2x1xi32, #blocked10>
    %124 = ttg.convert_layout %123 : tensor<2x2x2x1xi32, #blocked10> -> tensor<2x2x2x1xi32, #blocked11>
    %125 = tt.broadcast %124 : tensor<2x2x2x1xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked11>
    %126 = ttg.convert_layout %125 : tensor<2x2x2x2xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked8>
    %127 = arith.xori %119, %126 : tensor<2x2x2x2xi32, #blocked8>
    %128 = tt.bitcast %127 : tensor<2x2x2x2xi32, #blocked8> -> tensor<2x2x2x2xf32, #blocked8>
    %129 = arith.cmpf ogt, %118, %128 : tensor<2x2x2x2xf32, #blocked8>
    %130 = arith.xori %30, %cst : tensor<1x1x1x2xi32, #blocked>
    %131 = arith.extui %129 : tensor<2x2x2x2xi1, #blocked8> to tensor<2x2x2x2xi32, #blocked8>
    %132 = tt.broadcast %130 : tensor<1x1x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %133 = ttg.convert_layout %132 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked8>
    %134 = arith.cmpi ne, %131, %133 : tensor<2x2x2x2xi32, #blocked8>
    %135 = arith.select %134, %128, %118 : tensor<2x2x2x2xi1, #blocked8>, tensor<2x2x2x2xf32, #blocked8>
    %136 = tt.reshape %135 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x8xf32, #blocked7>
    tt.store %14, %136 : tensor<2x8x!tt.ptr<f32>, #blocked7>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [16, 1, 1, 2], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [16, 1, 2, 1], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [16, 2, 1, 1], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked3 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [1, 1], order = [1, 0]}>
#blocked4 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
#blocked5 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [32, 1], warpsPerCTA = [1, 1], order = [0, 1]}>
#blocked6 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [1, 1], order = [0, 1]}>
#blocked7 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#blocked8 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [4, 2, 2, 2], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked9 = #ttg.blocked<{sizePerThread = [1, 1, 1], threadsPerWarp = [8, 2, 2], warpsPerCTA = [1, 1, 1], order = [2, 1, 0]}>
#blocked10 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [8, 2, 2, 1], warpsPerCTA = [1, 1, 1, 1], order = [0, 1, 2, 3]}>
#blocked11 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [8, 2, 2, 1], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked12 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [8, 1, 2, 2], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked13 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [8, 2, 1, 2], warpsPerCTA = [1, 1, 1, 1], order = [0, 1, 2, 3]}>
#blocked14 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [8, 2, 1, 2], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked15 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [8, 1, 2, 2], warpsPerCTA = [1, 1, 1, 1], order = [0, 1, 2, 3]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sort_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<1> : tensor<1x1x1x2xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<1x1x2x1xi32, #blocked1>
    %cst_1 = arith.constant dense<1> : tensor<1x2x1x1xi32, #blocked2>
    %cst_2 = arith.constant dense<8> : tensor<2x1xi32, #blocked3>
    %0 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #blocked4>
    %1 = ttg.convert_layout %0 : tensor<2xi32, #blocked4> -> tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked5}>>
    %2 = tt.expand_dims %1 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked5}>> -> tensor<2x1xi32, #blocked5>
    %3 = ttg.convert_layout %2 : tensor<2x1xi32, #blocked5> -> tensor<2x1xi32, #blocked3>
    %4 = arith.muli %3, %cst_2 : tensor<2x1xi32, #blocked3>
    %5 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #blocked4>
    %6 = ttg.convert_layout %5 : tensor<8xi32, #blocked4> -> tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked6}>>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked6}>> -> tensor<1x8xi32, #blocked6>
    %8 = ttg.convert_layout %7 : tensor<1x8xi32, #blocked6> -> tensor<1x8xi32, #blocked7>
    %9 = tt.broadcast %4 : tensor<2x1xi32, #blocked3> -> tensor<2x8xi32, #blocked3>
    %10 = ttg.convert_layout %9 : tensor<2x8xi32, #blocked3> -> tensor<2x8xi32, #blocked7>
    %11 = tt.broadcast %8 : tensor<1x8xi32, #blocked7> -> tensor<2x8xi32, #blocked7>
    %12 = arith.addi %10, %11 : tensor<2x8xi32, #blocked7>
    %13 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked7>
    %14 = tt.addptr %13, %12 : tensor<2x8x!tt.ptr<f32>, #blocked7>, tensor<2x8xi32, #blocked7>
    %15 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked7>
    %16 = tt.addptr %15, %12 : tensor<2x8x!tt.ptr<f32>, #blocked7>, tensor<2x8xi32, #blocked7>
    %17 = ttg.convert_layout %16 : tensor<2x8x!tt.ptr<f32>, #blocked7> -> tensor<2x8x!tt.ptr<f32>, #blocked7>
    %18 = tt.load %17 : tensor<2x8x!tt.ptr<f32>, #blocked7>
    %19 = tt.reshape %18 : tensor<2x8xf32, #blocked7> -> tensor<2x2x2x2xf32, #blocked8>
    %20 = tt.reshape %0 : tensor<2xi32, #blocked4> -> tensor<1x1x2x1xi32, #blocked1>
    %21 = tt.bitcast %19 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x2x2x2xi32, #blocked8>
    %22 = "tt.reduce"(%21) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %140 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %140 : i32
    }) : (tensor<2x2x2x2xi32, #blocked8>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked8}>>
    %23 = ttg.convert_layout %22 : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked8}>> -> tensor<2x2x2xi32, #blocked9>
    %24 = ttg.convert_layout %23 : tensor<2x2x2xi32, #blocked9> -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked10}>>
    %25 = tt.expand_dims %24 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked10}>> -> tensor<2x2x2x1xi32, #blocked10>
    %26 = ttg.convert_layout %25 : tensor<2x2x2x1xi32, #blocked10> -> tensor<2x2x2x1xi32, #blocked11>
    %27 = tt.broadcast %26 : tensor<2x2x2x1xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked11>
    %28 = ttg.convert_layout %27 : tensor<2x2x2x2xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked8>
    %29 = arith.xori %21, %28 : tensor<2x2x2x2xi32, #blocked8>
    %30 = tt.bitcast %29 : tensor<2x2x2x2xi32, #blocked8> -> tensor<2x2x2x2xf32, #blocked8>
    %31 = tt.reshape %0 : tensor<2xi32, #blocked4> -> tensor<1x1x1x2xi32, #blocked>
    %32 = arith.cmpf ogt, %19, %30 : tensor<2x2x2x2xf32, #blocked8>
    %33 = tt.broadcast %20 : tensor<1x1x2x1xi32, #blocked1> -> tensor<1x1x2x2xi32, #blocked1>
    %34 = ttg.convert_layout %33 : tensor<1x1x2x2xi32, #blocked1> -> tensor<1x1x2x2xi32, #blocked12>
    %35 = tt.broadcast %31 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %36 = ttg.convert_layout %35 : tensor<1x1x2x2xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked12>
    %37 = arith.xori %34, %36 : tensor<1x1x2x2xi32, #blocked12>
    %38 = arith.extui %32 : tensor<2x2x2x2xi1, #blocked8> to tensor<2x2x2x2xi32, #blocked8>
    %39 = tt.broadcast %37 : tensor<1x1x2x2xi32, #blocked12> -> tensor<2x2x2x2xi32, #blocked12>
    %40 = ttg.convert_layout %39 : tensor<2x2x2x2xi32, #blocked12> -> tensor<2x2x2x2xi32, #blocked8>
    %41 = arith.cmpi ne, %38, %40 : tensor<2x2x2x2xi32, #blocked8>
    %42 = arith.select %41, %30, %19 : tensor<2x2x2x2xi1, #blocked8>, tensor<2x2x2x2xf32, #blocked8>
    %43 = tt.reshape %0 : tensor<2xi32, #blocked4> -> tensor<1x2x1x1xi32, #blocked2>
    %44 = tt.bitcast %42 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x2x2x2xi32, #blocked8>
    %45 = "tt.reduce"(%44) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %140 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %140 : i32
    }) : (tensor<2x2x2x2xi32, #blocked8>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked8}>>
    %46 = ttg.convert_layout %45 : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked8}>> -> tensor<2x2x2xi32, #blocked9>
    %47 = ttg.convert_layout %46 : tensor<2x2x2xi32, #blocked9> -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked13}>>
    %48 = tt.expand_dims %47 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked13}>> -> tensor<2x2x1x2xi32, #blocked13>
    %49 = ttg.convert_layout %48 : tensor<2x2x1x2xi32, #blocked13> -> tensor<2x2x1x2xi32, #blocked14>
    %50 = tt.broadcast %49 : tensor<2x2x1x2xi32, #blocked14> -> tensor<2x2x2x2xi32, #blocked14>
    %51 = ttg.convert_layout %50 : tensor<2x2x2x2xi32, #blocked14> -> tensor<2x2x2x2xi32, #blocked8>
    %52 = arith.xori %44, %51 : tensor<2x2x2x2xi32, #blocked8>
    %53 = tt.bitcast %52 : tensor<2x2x2x2xi32, #blocked8> -> tensor<2x2x2x2xf32, #blocked8>
    %54 = arith.cmpf ogt, %42, %53 : tensor<2x2x2x2xf32, #blocked8>
    %55 = tt.broadcast %43 : tensor<1x2x1x1xi32, #blocked2> -> tensor<1x2x2x1xi32, #blocked2>
    %56 = ttg.convert_layout %55 : tensor<1x2x2x1xi32, #blocked2> -> tensor<1x2x2x1xi32, #blocked11>
    %57 = tt.broadcast %20 : tensor<1x1x2x1xi32, #blocked1> -> tensor<1x2x2x1xi32, #blocked1>
    %58 = ttg.convert_layout %57 : tensor<1x2x2x1xi32, #blocked1> -> tensor<1x2x2x1xi32, #blocked11>
    %59 = arith.xori %56, %58 : tensor<1x2x2x1xi32, #blocked11>
    %60 = arith.extui %54 : tensor<2x2x2x2xi1, #blocked8> to tensor<2x2x2x2xi32, #blocked8>
    %61 = tt.broadcast %59 : tensor<1x2x2x1xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked11>
    %62 = ttg.convert_layout %61 : tensor<2x2x2x2xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked8>
    %63 = arith.cmpi ne, %60, %62 : tensor<2x2x2x2xi32, #blocked8>
    %64 = arith.select %63, %53, %42 : tensor<2x2x2x2xi1, #blocked8>, tensor<2x2x2x2xf32, #blocked8>
    %65 = tt.bitcast %64 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x2x2x2xi32, #blocked8>
    %66 = "tt.reduce"(%65) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %140 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %140 : i32
    }) : (tensor<2x2x2x2xi32, #blocked8>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked8}>>
    %67 = ttg.convert_layout %66 : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked8}>> -> tensor<2x2x2xi32, #blocked9>
    %68 = ttg.convert_layout %67 : tensor<2x2x2xi32, #blocked9> -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked10}>>
    %69 = tt.expand_dims %68 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked10}>> -> tensor<2x2x2x1xi32, #blocked10>
    %70 = ttg.convert_layout %69 : tensor<2x2x2x1xi32, #blocked10> -> tensor<2x2x2x1xi32, #blocked11>
    %71 = tt.broadcast %70 : tensor<2x2x2x1xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked11>
    %72 = ttg.convert_layout %71 : tensor<2x2x2x2xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked8>
    %73 = arith.xori %65, %72 : tensor<2x2x2x2xi32, #blocked8>
    %74 = tt.bitcast %73 : tensor<2x2x2x2xi32, #blocked8> -> tensor<2x2x2x2xf32, #blocked8>
    %75 = arith.cmpf ogt, %64, %74 : tensor<2x2x2x2xf32, #blocked8>
    %76 = tt.broadcast %43 : tensor<1x2x1x1xi32, #blocked2> -> tensor<1x2x1x2xi32, #blocked2>
    %77 = ttg.convert_layout %76 : tensor<1x2x1x2xi32, #blocked2> -> tensor<1x2x1x2xi32, #blocked14>
    %78 = tt.broadcast %31 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x2x1x2xi32, #blocked>
    %79 = ttg.convert_layout %78 : tensor<1x2x1x2xi32, #blocked> -> tensor<1x2x1x2xi32, #blocked14>
    %80 = arith.xori %77, %79 : tensor<1x2x1x2xi32, #blocked14>
    %81 = arith.extui %75 : tensor<2x2x2x2xi1, #blocked8> to tensor<2x2x2x2xi32, #blocked8>
    %82 = tt.broadcast %80 : tensor<1x2x1x2xi32, #blocked14> -> tensor<2x2x2x2xi32, #blocked14>
    %83 = ttg.convert_layout %82 : tensor<2x2x2x2xi32, #blocked14> -> tensor<2x2x2x2xi32, #blocked8>
    %84 = arith.cmpi ne, %81, %83 : tensor<2x2x2x2xi32, #blocked8>
    %85 = arith.select %84, %74, %64 : tensor<2x2x2x2xi1, #blocked8>, tensor<2x2x2x2xf32, #blocked8>
    %86 = tt.bitcast %85 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x2x2x2xi32, #blocked8>
    %87 = "tt.reduce"(%86) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %140 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %140 : i32
    }) : (tensor<2x2x2x2xi32, #blocked8>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked8}>>
    %88 = ttg.convert_layout %87 : tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked8}>> -> tensor<2x2x2xi32, #blocked9>
    %89 = ttg.convert_layout %88 : tensor<2x2x2xi32, #blocked9> -> tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked15}>>
    %90 = tt.expand_dims %89 {axis = 1 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked15}>> -> tensor<2x1x2x2xi32, #blocked15>
    %91 = ttg.convert_layout %90 : tensor<2x1x2x2xi32, #blocked15> -> tensor<2x1x2x2xi32, #blocked12>
    %92 = tt.broadcast %91 : tensor<2x1x2x2xi32, #blocked12> -> tensor<2x2x2x2xi32, #blocked12>
    %93 = ttg.convert_layout %92 : tensor<2x2x2x2xi32, #blocked12> -> tensor<2x2x2x2xi32, #blocked8>
    %94 = arith.xori %86, %93 : tensor<2x2x2x2xi32, #blocked8>
    %95 = tt.bitcast %94 : tensor<2x2x2x2xi32, #blocked8> -> tensor<2x2x2x2xf32, #blocked8>
    %96 = arith.cmpf ogt, %85, %95 : tensor<2x2x2x2xf32, #blocked8>
    %97 = arith.xori %43, %cst_1 : tensor<1x2x1x1xi32, #blocked2>
    %98 = arith.extui %96 : tensor<2x2x2x2xi1, #blocked8> to tensor<2x2x2x2xi32, #blocked8>
    %99 = tt.broadcast %97 : tensor<1x2x1x1xi32, #blocked2> -> tensor<2x2x2x2xi32, #blocked2>
    %100 = ttg.convert_layout %99 : tensor<2x2x2x2xi32, #blocked2> -> tensor<2x2x2x2xi32, #blocked8>
    %101 = arith.cmpi ne, %98, %100 : tensor<2x2x2x2xi32, #blocked8>
    %102 = arith.select %101, %95, %85 : tensor<2x2x2x2xi1, #blocked8>, tensor<2x2x2x2xf32, #blocked8>
    %103 = tt.bitcast %102 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x2x2x2xi32, #blocked8>
    %104 = "tt.reduce"(%103) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %140 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %140 : i32
    }) : (tensor<2x2x2x2xi32, #blocked8>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked8}>>
    %105 = ttg.convert_layout %104 : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked8}>> -> tensor<2x2x2xi32, #blocked9>
    %106 = ttg.convert_layout %105 : tensor<2x2x2xi32, #blocked9> -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked13}>>
    %107 = tt.expand_dims %106 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked13}>> -> tensor<2x2x1x2xi32, #blocked13>
    %108 = ttg.convert_layout %107 : tensor<2x2x1x2xi32, #blocked13> -> tensor<2x2x1x2xi32, #blocked14>
    %109 = tt.broadcast %108 : tensor<2x2x1x2xi32, #blocked14> -> tensor<2x2x2x2xi32, #blocked14>
    %110 = ttg.convert_layout %109 : tensor<2x2x2x2xi32, #blocked14> -> tensor<2x2x2x2xi32, #blocked8>
    %111 = arith.xori %103, %110 : tensor<2x2x2x2xi32, #blocked8>
    %112 = tt.bitcast %111 : tensor<2x2x2x2xi32, #blocked8> -> tensor<2x2x2x2xf32, #blocked8>
    %113 = arith.cmpf ogt, %102, %112 : tensor<2x2x2x2xf32, #blocked8>
    %114 = arith.xori %20, %cst_0 : tensor<1x1x2x1xi32, #blocked1>
    %115 = arith.extui %113 : tensor<2x2x2x2xi1, #blocked8> to tensor<2x2x2x2xi32, #blocked8>
    %116 = tt.broadcast %114 : tensor<1x1x2x1xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %117 = ttg.convert_layout %116 : tensor<2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked8>
    %118 = arith.cmpi ne, %115, %117 : tensor<2x2x2x2xi32, #blocked8>
    %119 = arith.select %118, %112, %102 : tensor<2x2x2x2xi1, #blocked8>, tensor<2x2x2x2xf32, #blocked8>
    %120 = tt.bitcast %119 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x2x2x2xi32, #blocked8>
    %121 = "tt.reduce"(%120) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %140 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %140 : i32
    }) : (tensor<2x2x2x2xi32, #blocked8>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked8}>>
    %122 = ttg.convert_layout %121 : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked8}>> -> tensor<2x2x2xi32, #blocked9>
    %123 = ttg.convert_layout %122 : tensor<2x2x2xi32, #blocked9> -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked10}>>
    %124 = tt.expand_dims %123 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked10}>> -> tensor<2x2x2x1xi32, #blocked10>
    %125 = ttg.convert_layout %124 : tensor<2x2x2x1xi32, #blocked10> -> tensor<2x2x2x1xi32, #blocked11>
    %126 = tt.broadcast %125 : tensor<2x2x2x1xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked11>
    %127 = ttg.convert_layout %126 : tensor<2x2x2x2xi32, #blocked11> -> tensor<2x2x2x2xi32, #blocked8>
    %128 = arith.xori %120, %127 : tensor<2x2x2x2xi32, #blocked8>
    %129 = tt.bitcast %128 : tensor<2x2x2x2xi32, #blocked8> -> tensor<2x2x2x2xf32, #blocked8>
    %130 = arith.cmpf ogt, %119, %129 : tensor<2x2x2x2xf32, #blocked8>
    %131 = arith.xori %31, %cst : tensor<1x1x1x2xi32, #blocked>
    %132 = arith.extui %130 : tensor<2x2x2x2xi1, #blocked8> to tensor<2x2x2x2xi32, #blocked8>
    %133 = tt.broadcast %131 : tensor<1x1x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %134 = ttg.convert_layout %133 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked8>
    %135 = arith.cmpi ne, %132, %134 : tensor<2x2x2x2xi32, #blocked8>
    %136 = arith.select %135, %129, %119 : tensor<2x2x2x2xi1, #blocked8>, tensor<2x2x2x2xf32, #blocked8>
    %137 = tt.reshape %136 : tensor<2x2x2x2xf32, #blocked8> -> tensor<2x8xf32, #blocked7>
    %138 = ttg.convert_layout %14 : tensor<2x8x!tt.ptr<f32>, #blocked7> -> tensor<2x8x!tt.ptr<f32>, #blocked7>
    %139 = ttg.convert_layout %137 : tensor<2x8xf32, #blocked7> -> tensor<2x8xf32, #blocked7>
    tt.store %138, %139 : tensor<2x8x!tt.ptr<f32>, #blocked7>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [4, 2, 2, 2], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [], lane = [[0], [1], [0], [0], [0]], warp = [], block = []}>
#linear1 = #ttg.linear<{register = [], lane = [[0], [0], [1], [0], [0]], warp = [], block = []}>
#linear2 = #ttg.linear<{register = [], lane = [[1], [0], [0], [0], [0]], warp = [], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sort_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<1> : tensor<1x1x1x2xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<1x1x2x1xi32, #blocked>
    %cst_1 = arith.constant dense<1> : tensor<1x2x1x1xi32, #blocked>
    %cst_2 = arith.constant dense<8> : tensor<2x1xi32, #blocked1>
    %0 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %1 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %2 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %3 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear1>
    %4 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear1>
    %5 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear1>
    %6 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %7 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %8 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %9 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %10 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %11 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %12 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %13 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %14 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %15 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %16 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %17 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %18 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear1>
    %19 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear1>
    %20 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %21 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %22 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %23 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %24 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %25 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %26 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %27 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %28 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %29 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %30 = tt.expand_dims %20 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<2x1xi32, #blocked1>
    %31 = tt.expand_dims %21 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<2x1xi32, #blocked1>
    %32 = tt.expand_dims %22 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<2x1xi32, #blocked1>
    %33 = tt.expand_dims %23 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<2x1xi32, #blocked1>
    %34 = tt.expand_dims %24 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<2x1xi32, #blocked1>
    %35 = tt.expand_dims %25 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<2x1xi32, #blocked1>
    %36 = tt.expand_dims %26 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<2x1xi32, #blocked1>
    %37 = tt.expand_dims %27 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<2x1xi32, #blocked1>
    %38 = tt.expand_dims %28 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<2x1xi32, #blocked1>
    %39 = tt.expand_dims %29 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<2x1xi32, #blocked1>
    %40 = arith.muli %30, %cst_2 : tensor<2x1xi32, #blocked1>
    %41 = arith.muli %31, %cst_2 : tensor<2x1xi32, #blocked1>
    %42 = arith.muli %32, %cst_2 : tensor<2x1xi32, #blocked1>
    %43 = arith.muli %33, %cst_2 : tensor<2x1xi32, #blocked1>
    %44 = arith.muli %34, %cst_2 : tensor<2x1xi32, #blocked1>
    %45 = arith.muli %35, %cst_2 : tensor<2x1xi32, #blocked1>
    %46 = arith.muli %36, %cst_2 : tensor<2x1xi32, #blocked1>
    %47 = arith.muli %37, %cst_2 : tensor<2x1xi32, #blocked1>
    %48 = arith.muli %38, %cst_2 : tensor<2x1xi32, #blocked1>
    %49 = arith.muli %39, %cst_2 : tensor<2x1xi32, #blocked1>
    %50 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %51 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %52 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %53 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %54 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %55 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %56 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %57 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %58 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %59 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %60 = tt.expand_dims %50 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x8xi32, #blocked1>
    %61 = tt.expand_dims %51 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x8xi32, #blocked1>
    %62 = tt.expand_dims %52 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x8xi32, #blocked1>
    %63 = tt.expand_dims %53 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x8xi32, #blocked1>
    %64 = tt.expand_dims %54 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x8xi32, #blocked1>
    %65 = tt.expand_dims %55 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x8xi32, #blocked1>
    %66 = tt.expand_dims %56 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x8xi32, #blocked1>
    %67 = tt.expand_dims %57 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x8xi32, #blocked1>
    %68 = tt.expand_dims %58 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x8xi32, #blocked1>
    %69 = tt.expand_dims %59 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x8xi32, #blocked1>
    %70 = tt.broadcast %40 : tensor<2x1xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %71 = tt.broadcast %41 : tensor<2x1xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %72 = tt.broadcast %42 : tensor<2x1xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %73 = tt.broadcast %43 : tensor<2x1xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %74 = tt.broadcast %44 : tensor<2x1xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %75 = tt.broadcast %45 : tensor<2x1xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %76 = tt.broadcast %46 : tensor<2x1xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %77 = tt.broadcast %47 : tensor<2x1xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %78 = tt.broadcast %48 : tensor<2x1xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %79 = tt.broadcast %49 : tensor<2x1xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %80 = tt.broadcast %60 : tensor<1x8xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %81 = tt.broadcast %61 : tensor<1x8xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %82 = tt.broadcast %62 : tensor<1x8xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %83 = tt.broadcast %63 : tensor<1x8xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %84 = tt.broadcast %64 : tensor<1x8xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %85 = tt.broadcast %65 : tensor<1x8xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %86 = tt.broadcast %66 : tensor<1x8xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %87 = tt.broadcast %67 : tensor<1x8xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %88 = tt.broadcast %68 : tensor<1x8xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %89 = tt.broadcast %69 : tensor<1x8xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %90 = arith.addi %70, %80 : tensor<2x8xi32, #blocked1>
    %91 = arith.addi %71, %81 : tensor<2x8xi32, #blocked1>
    %92 = arith.addi %72, %82 : tensor<2x8xi32, #blocked1>
    %93 = arith.addi %73, %83 : tensor<2x8xi32, #blocked1>
    %94 = arith.addi %74, %84 : tensor<2x8xi32, #blocked1>
    %95 = arith.addi %75, %85 : tensor<2x8xi32, #blocked1>
    %96 = arith.addi %76, %86 : tensor<2x8xi32, #blocked1>
    %97 = arith.addi %77, %87 : tensor<2x8xi32, #blocked1>
    %98 = arith.addi %78, %88 : tensor<2x8xi32, #blocked1>
    %99 = arith.addi %79, %89 : tensor<2x8xi32, #blocked1>
    %100 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %101 = tt.addptr %100, %99 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %102 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %103 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %104 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %105 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %106 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %107 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %108 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %109 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %110 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %111 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %112 = tt.addptr %102, %90 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %113 = tt.addptr %103, %91 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %114 = tt.addptr %104, %92 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %115 = tt.addptr %105, %93 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %116 = tt.addptr %106, %94 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %117 = tt.addptr %107, %95 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %118 = tt.addptr %108, %96 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %119 = tt.addptr %109, %97 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %120 = tt.addptr %110, %98 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %121 = tt.addptr %111, %99 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %122 = tt.load %112 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    %123 = tt.load %113 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    %124 = tt.load %114 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    %125 = tt.load %115 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    %126 = tt.load %116 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    %127 = tt.load %117 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    %128 = tt.load %118 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    %129 = tt.load %119 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    %130 = tt.load %120 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    %131 = tt.load %121 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    %132 = tt.reshape %122 : tensor<2x8xf32, #blocked1> -> tensor<2x2x2x2xf32, #blocked>
    %133 = tt.reshape %123 : tensor<2x8xf32, #blocked1> -> tensor<2x2x2x2xf32, #blocked>
    %134 = tt.reshape %124 : tensor<2x8xf32, #blocked1> -> tensor<2x2x2x2xf32, #blocked>
    %135 = tt.reshape %125 : tensor<2x8xf32, #blocked1> -> tensor<2x2x2x2xf32, #blocked>
    %136 = tt.reshape %126 : tensor<2x8xf32, #blocked1> -> tensor<2x2x2x2xf32, #blocked>
    %137 = tt.reshape %127 : tensor<2x8xf32, #blocked1> -> tensor<2x2x2x2xf32, #blocked>
    %138 = tt.reshape %128 : tensor<2x8xf32, #blocked1> -> tensor<2x2x2x2xf32, #blocked>
    %139 = tt.reshape %129 : tensor<2x8xf32, #blocked1> -> tensor<2x2x2x2xf32, #blocked>
    %140 = tt.reshape %130 : tensor<2x8xf32, #blocked1> -> tensor<2x2x2x2xf32, #blocked>
    %141 = tt.reshape %131 : tensor<2x8xf32, #blocked1> -> tensor<2x2x2x2xf32, #blocked>
    %142 = tt.reshape %0 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked>
    %143 = tt.reshape %1 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked>
    %144 = tt.reshape %2 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked>
    %145 = tt.reshape %6 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked>
    %146 = tt.reshape %7 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked>
    %147 = tt.reshape %8 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked>
    %148 = tt.reshape %12 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked>
    %149 = tt.reshape %13 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked>
    %150 = tt.reshape %14 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked>
    %151 = tt.reshape %7 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked>
    %152 = tt.reshape %8 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked>
    %153 = tt.bitcast %132 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %154 = tt.bitcast %133 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %155 = tt.bitcast %134 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %156 = tt.bitcast %135 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %157 = tt.bitcast %136 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %158 = tt.bitcast %137 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %159 = tt.bitcast %138 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %160 = tt.bitcast %139 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %161 = tt.bitcast %140 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %162 = tt.bitcast %141 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %163 = "tt.reduce"(%153) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    %164 = "tt.reduce"(%154) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    %165 = "tt.reduce"(%155) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    %166 = "tt.reduce"(%156) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    %167 = "tt.reduce"(%157) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    %168 = "tt.reduce"(%158) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    %169 = tt.expand_dims %163 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>> -> tensor<2x2x2x1xi32, #blocked>
    %170 = tt.expand_dims %164 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>> -> tensor<2x2x2x1xi32, #blocked>
    %171 = tt.expand_dims %165 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>> -> tensor<2x2x2x1xi32, #blocked>
    %172 = tt.expand_dims %166 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>> -> tensor<2x2x2x1xi32, #blocked>
    %173 = tt.expand_dims %167 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>> -> tensor<2x2x2x1xi32, #blocked>
    %174 = tt.expand_dims %168 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>> -> tensor<2x2x2x1xi32, #blocked>
    %175 = tt.broadcast %169 : tensor<2x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %176 = tt.broadcast %170 : tensor<2x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %177 = tt.broadcast %171 : tensor<2x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %178 = tt.broadcast %172 : tensor<2x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %179 = tt.broadcast %173 : tensor<2x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %180 = tt.broadcast %174 : tensor<2x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %181 = arith.xori %159, %175 : tensor<2x2x2x2xi32, #blocked>
    %182 = arith.xori %160, %176 : tensor<2x2x2x2xi32, #blocked>
    %183 = arith.xori %161, %177 : tensor<2x2x2x2xi32, #blocked>
    %184 = arith.xori %157, %178 : tensor<2x2x2x2xi32, #blocked>
    %185 = arith.xori %158, %179 : tensor<2x2x2x2xi32, #blocked>
    %186 = arith.xori %162, %180 : tensor<2x2x2x2xi32, #blocked>
    %187 = tt.bitcast %181 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %188 = tt.bitcast %182 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %189 = tt.bitcast %183 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %190 = tt.bitcast %184 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %191 = tt.bitcast %185 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %192 = tt.bitcast %186 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %193 = tt.reshape %9 : tensor<2xi32, #linear2> -> tensor<1x1x1x2xi32, #blocked>
    %194 = tt.reshape %10 : tensor<2xi32, #linear2> -> tensor<1x1x1x2xi32, #blocked>
    %195 = tt.reshape %11 : tensor<2xi32, #linear2> -> tensor<1x1x1x2xi32, #blocked>
    %196 = tt.reshape %15 : tensor<2xi32, #linear2> -> tensor<1x1x1x2xi32, #blocked>
    %197 = tt.reshape %16 : tensor<2xi32, #linear2> -> tensor<1x1x1x2xi32, #blocked>
    %198 = tt.reshape %17 : tensor<2xi32, #linear2> -> tensor<1x1x1x2xi32, #blocked>
    %199 = tt.reshape %16 : tensor<2xi32, #linear2> -> tensor<1x1x1x2xi32, #blocked>
    %200 = tt.reshape %17 : tensor<2xi32, #linear2> -> tensor<1x1x1x2xi32, #blocked>
    %201 = tt.reshape %17 : tensor<2xi32, #linear2> -> tensor<1x1x1x2xi32, #blocked>
    %202 = arith.cmpf ogt, %138, %187 : tensor<2x2x2x2xf32, #blocked>
    %203 = arith.cmpf ogt, %139, %188 : tensor<2x2x2x2xf32, #blocked>
    %204 = arith.cmpf ogt, %140, %189 : tensor<2x2x2x2xf32, #blocked>
    %205 = arith.cmpf ogt, %136, %190 : tensor<2x2x2x2xf32, #blocked>
    %206 = arith.cmpf ogt, %137, %191 : tensor<2x2x2x2xf32, #blocked>
    %207 = arith.cmpf ogt, %141, %192 : tensor<2x2x2x2xf32, #blocked>
    %208 = tt.broadcast %142 : tensor<1x1x2x1xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %209 = tt.broadcast %143 : tensor<1x1x2x1xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %210 = tt.broadcast %144 : tensor<1x1x2x1xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %211 = tt.broadcast %145 : tensor<1x1x2x1xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %212 = tt.broadcast %146 : tensor<1x1x2x1xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %213 = tt.broadcast %147 : tensor<1x1x2x1xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %214 = tt.broadcast %193 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %215 = tt.broadcast %194 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %216 = tt.broadcast %195 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %217 = tt.broadcast %196 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %218 = tt.broadcast %197 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %219 = tt.broadcast %198 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %220 = arith.xori %208, %214 : tensor<1x1x2x2xi32, #blocked>
    %221 = arith.xori %209, %215 : tensor<1x1x2x2xi32, #blocked>
    %222 = arith.xori %210, %216 : tensor<1x1x2x2xi32, #blocked>
    %223 = arith.xori %211, %217 : tensor<1x1x2x2xi32, #blocked>
    %224 = arith.xori %212, %218 : tensor<1x1x2x2xi32, #blocked>
    %225 = arith.xori %213, %219 : tensor<1x1x2x2xi32, #blocked>
    %226 = arith.extui %202 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %227 = arith.extui %203 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %228 = arith.extui %204 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %229 = arith.extui %205 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %230 = arith.extui %206 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %231 = arith.extui %207 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %232 = tt.broadcast %220 : tensor<1x1x2x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %233 = tt.broadcast %221 : tensor<1x1x2x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %234 = tt.broadcast %222 : tensor<1x1x2x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %235 = tt.broadcast %223 : tensor<1x1x2x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %236 = tt.broadcast %224 : tensor<1x1x2x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %237 = tt.broadcast %225 : tensor<1x1x2x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %238 = arith.cmpi ne, %226, %232 : tensor<2x2x2x2xi32, #blocked>
    %239 = arith.cmpi ne, %227, %233 : tensor<2x2x2x2xi32, #blocked>
    %240 = arith.cmpi ne, %228, %234 : tensor<2x2x2x2xi32, #blocked>
    %241 = arith.cmpi ne, %229, %235 : tensor<2x2x2x2xi32, #blocked>
    %242 = arith.cmpi ne, %230, %236 : tensor<2x2x2x2xi32, #blocked>
    %243 = arith.cmpi ne, %231, %237 : tensor<2x2x2x2xi32, #blocked>
    %244 = arith.select %238, %187, %138 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %245 = arith.select %239, %188, %139 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %246 = arith.select %240, %189, %140 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %247 = arith.select %241, %190, %136 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %248 = arith.select %242, %191, %137 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %249 = arith.select %243, %192, %141 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %250 = tt.reshape %3 : tensor<2xi32, #linear1> -> tensor<1x2x1x1xi32, #blocked>
    %251 = tt.reshape %4 : tensor<2xi32, #linear1> -> tensor<1x2x1x1xi32, #blocked>
    %252 = tt.reshape %5 : tensor<2xi32, #linear1> -> tensor<1x2x1x1xi32, #blocked>
    %253 = tt.reshape %4 : tensor<2xi32, #linear1> -> tensor<1x2x1x1xi32, #blocked>
    %254 = tt.reshape %5 : tensor<2xi32, #linear1> -> tensor<1x2x1x1xi32, #blocked>
    %255 = tt.reshape %18 : tensor<2xi32, #linear1> -> tensor<1x2x1x1xi32, #blocked>
    %256 = tt.reshape %19 : tensor<2xi32, #linear1> -> tensor<1x2x1x1xi32, #blocked>
    %257 = tt.bitcast %244 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %258 = tt.bitcast %245 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %259 = tt.bitcast %246 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %260 = tt.bitcast %247 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %261 = tt.bitcast %248 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %262 = tt.bitcast %249 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %263 = "tt.reduce"(%257) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %264 = "tt.reduce"(%258) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %265 = "tt.reduce"(%259) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %266 = tt.expand_dims %263 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<2x2x1x2xi32, #blocked>
    %267 = tt.expand_dims %264 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<2x2x1x2xi32, #blocked>
    %268 = tt.expand_dims %265 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<2x2x1x2xi32, #blocked>
    %269 = tt.broadcast %266 : tensor<2x2x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %270 = tt.broadcast %267 : tensor<2x2x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %271 = tt.broadcast %268 : tensor<2x2x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %272 = arith.xori %260, %269 : tensor<2x2x2x2xi32, #blocked>
    %273 = arith.xori %261, %270 : tensor<2x2x2x2xi32, #blocked>
    %274 = arith.xori %262, %271 : tensor<2x2x2x2xi32, #blocked>
    %275 = tt.bitcast %272 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %276 = tt.bitcast %273 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %277 = tt.bitcast %274 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %278 = arith.cmpf ogt, %247, %275 : tensor<2x2x2x2xf32, #blocked>
    %279 = arith.cmpf ogt, %248, %276 : tensor<2x2x2x2xf32, #blocked>
    %280 = arith.cmpf ogt, %249, %277 : tensor<2x2x2x2xf32, #blocked>
    %281 = tt.broadcast %250 : tensor<1x2x1x1xi32, #blocked> -> tensor<1x2x2x1xi32, #blocked>
    %282 = tt.broadcast %251 : tensor<1x2x1x1xi32, #blocked> -> tensor<1x2x2x1xi32, #blocked>
    %283 = tt.broadcast %252 : tensor<1x2x1x1xi32, #blocked> -> tensor<1x2x2x1xi32, #blocked>
    %284 = tt.broadcast %148 : tensor<1x1x2x1xi32, #blocked> -> tensor<1x2x2x1xi32, #blocked>
    %285 = tt.broadcast %149 : tensor<1x1x2x1xi32, #blocked> -> tensor<1x2x2x1xi32, #blocked>
    %286 = tt.broadcast %150 : tensor<1x1x2x1xi32, #blocked> -> tensor<1x2x2x1xi32, #blocked>
    %287 = arith.xori %281, %284 : tensor<1x2x2x1xi32, #blocked>
    %288 = arith.xori %282, %285 : tensor<1x2x2x1xi32, #blocked>
    %289 = arith.xori %283, %286 : tensor<1x2x2x1xi32, #blocked>
    %290 = arith.extui %278 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %291 = arith.extui %279 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %292 = arith.extui %280 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %293 = tt.broadcast %287 : tensor<1x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %294 = tt.broadcast %288 : tensor<1x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %295 = tt.broadcast %289 : tensor<1x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %296 = arith.cmpi ne, %290, %293 : tensor<2x2x2x2xi32, #blocked>
    %297 = arith.cmpi ne, %291, %294 : tensor<2x2x2x2xi32, #blocked>
    %298 = arith.cmpi ne, %292, %295 : tensor<2x2x2x2xi32, #blocked>
    %299 = arith.select %296, %275, %247 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %300 = arith.select %297, %276, %248 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %301 = arith.select %298, %277, %249 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %302 = tt.bitcast %299 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %303 = tt.bitcast %300 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %304 = tt.bitcast %301 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %305 = "tt.reduce"(%302) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    %306 = "tt.reduce"(%303) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    %307 = tt.expand_dims %305 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>> -> tensor<2x2x2x1xi32, #blocked>
    %308 = tt.expand_dims %306 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>> -> tensor<2x2x2x1xi32, #blocked>
    %309 = tt.broadcast %307 : tensor<2x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %310 = tt.broadcast %308 : tensor<2x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %311 = arith.xori %303, %309 : tensor<2x2x2x2xi32, #blocked>
    %312 = arith.xori %304, %310 : tensor<2x2x2x2xi32, #blocked>
    %313 = tt.bitcast %311 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %314 = tt.bitcast %312 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %315 = arith.cmpf ogt, %300, %313 : tensor<2x2x2x2xf32, #blocked>
    %316 = arith.cmpf ogt, %301, %314 : tensor<2x2x2x2xf32, #blocked>
    %317 = tt.broadcast %253 : tensor<1x2x1x1xi32, #blocked> -> tensor<1x2x1x2xi32, #blocked>
    %318 = tt.broadcast %254 : tensor<1x2x1x1xi32, #blocked> -> tensor<1x2x1x2xi32, #blocked>
    %319 = tt.broadcast %199 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x2x1x2xi32, #blocked>
    %320 = tt.broadcast %200 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x2x1x2xi32, #blocked>
    %321 = arith.xori %317, %319 : tensor<1x2x1x2xi32, #blocked>
    %322 = arith.xori %318, %320 : tensor<1x2x1x2xi32, #blocked>
    %323 = arith.extui %315 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %324 = arith.extui %316 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %325 = tt.broadcast %321 : tensor<1x2x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %326 = tt.broadcast %322 : tensor<1x2x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %327 = arith.cmpi ne, %323, %325 : tensor<2x2x2x2xi32, #blocked>
    %328 = arith.cmpi ne, %324, %326 : tensor<2x2x2x2xi32, #blocked>
    %329 = arith.select %327, %313, %300 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %330 = arith.select %328, %314, %301 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %331 = tt.bitcast %329 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %332 = tt.bitcast %330 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %333 = "tt.reduce"(%331) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %334 = "tt.reduce"(%332) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %335 = tt.expand_dims %333 {axis = 1 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<2x1x2x2xi32, #blocked>
    %336 = tt.expand_dims %334 {axis = 1 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<2x1x2x2xi32, #blocked>
    %337 = tt.broadcast %335 : tensor<2x1x2x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %338 = tt.broadcast %336 : tensor<2x1x2x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %339 = arith.xori %331, %337 : tensor<2x2x2x2xi32, #blocked>
    %340 = arith.xori %332, %338 : tensor<2x2x2x2xi32, #blocked>
    %341 = tt.bitcast %339 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %342 = tt.bitcast %340 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %343 = arith.cmpf ogt, %329, %341 : tensor<2x2x2x2xf32, #blocked>
    %344 = arith.cmpf ogt, %330, %342 : tensor<2x2x2x2xf32, #blocked>
    %345 = arith.xori %255, %cst_1 : tensor<1x2x1x1xi32, #blocked>
    %346 = arith.xori %256, %cst_1 : tensor<1x2x1x1xi32, #blocked>
    %347 = arith.extui %343 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %348 = arith.extui %344 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %349 = tt.broadcast %345 : tensor<1x2x1x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %350 = tt.broadcast %346 : tensor<1x2x1x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %351 = arith.cmpi ne, %347, %349 : tensor<2x2x2x2xi32, #blocked>
    %352 = arith.cmpi ne, %348, %350 : tensor<2x2x2x2xi32, #blocked>
    %353 = arith.select %351, %341, %329 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %354 = arith.select %352, %342, %330 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %355 = tt.bitcast %353 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %356 = tt.bitcast %354 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %357 = "tt.reduce"(%355) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %358 = "tt.reduce"(%356) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %359 = tt.expand_dims %357 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<2x2x1x2xi32, #blocked>
    %360 = tt.expand_dims %358 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<2x2x1x2xi32, #blocked>
    %361 = tt.broadcast %359 : tensor<2x2x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %362 = tt.broadcast %360 : tensor<2x2x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %363 = arith.xori %355, %361 : tensor<2x2x2x2xi32, #blocked>
    %364 = arith.xori %356, %362 : tensor<2x2x2x2xi32, #blocked>
    %365 = tt.bitcast %363 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %366 = tt.bitcast %364 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %367 = arith.cmpf ogt, %353, %365 : tensor<2x2x2x2xf32, #blocked>
    %368 = arith.cmpf ogt, %354, %366 : tensor<2x2x2x2xf32, #blocked>
    %369 = arith.xori %151, %cst_0 : tensor<1x1x2x1xi32, #blocked>
    %370 = arith.xori %152, %cst_0 : tensor<1x1x2x1xi32, #blocked>
    %371 = arith.extui %367 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %372 = arith.extui %368 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %373 = tt.broadcast %369 : tensor<1x1x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %374 = tt.broadcast %370 : tensor<1x1x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %375 = arith.cmpi ne, %371, %373 : tensor<2x2x2x2xi32, #blocked>
    %376 = arith.cmpi ne, %372, %374 : tensor<2x2x2x2xi32, #blocked>
    %377 = arith.select %375, %365, %353 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %378 = arith.select %376, %366, %354 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %379 = tt.bitcast %377 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %380 = tt.bitcast %378 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %381 = "tt.reduce"(%379) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %393 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %393 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    %382 = tt.expand_dims %381 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>> -> tensor<2x2x2x1xi32, #blocked>
    %383 = tt.broadcast %382 : tensor<2x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %384 = arith.xori %380, %383 : tensor<2x2x2x2xi32, #blocked>
    %385 = tt.bitcast %384 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %386 = arith.cmpf ogt, %378, %385 : tensor<2x2x2x2xf32, #blocked>
    %387 = arith.xori %201, %cst : tensor<1x1x1x2xi32, #blocked>
    %388 = arith.extui %386 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %389 = tt.broadcast %387 : tensor<1x1x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %390 = arith.cmpi ne, %388, %389 : tensor<2x2x2x2xi32, #blocked>
    %391 = arith.select %390, %385, %378 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %392 = tt.reshape %391 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x8xf32, #blocked1>
    tt.store %101, %392 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_loop_aware_cse()
#blocked = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [4, 2, 2, 2], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#linear = #ttg.linear<{register = [], lane = [[0], [1], [0], [0], [0]], warp = [], block = []}>
#linear1 = #ttg.linear<{register = [], lane = [[0], [0], [1], [0], [0]], warp = [], block = []}>
#linear2 = #ttg.linear<{register = [], lane = [[1], [0], [0], [0], [0]], warp = [], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sort_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<1> : tensor<1x1x1x2xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<1x1x2x1xi32, #blocked>
    %cst_1 = arith.constant dense<1> : tensor<1x2x1x1xi32, #blocked>
    %cst_2 = arith.constant dense<8> : tensor<2x1xi32, #blocked1>
    %0 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %1 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear1>
    %2 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %3 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %4 = tt.expand_dims %3 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<2x1xi32, #blocked1>
    %5 = arith.muli %4, %cst_2 : tensor<2x1xi32, #blocked1>
    %6 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked1}>> -> tensor<1x8xi32, #blocked1>
    %8 = tt.broadcast %5 : tensor<2x1xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %9 = tt.broadcast %7 : tensor<1x8xi32, #blocked1> -> tensor<2x8xi32, #blocked1>
    %10 = arith.addi %8, %9 : tensor<2x8xi32, #blocked1>
    %11 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %12 = tt.addptr %11, %10 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %13 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked1>
    %14 = tt.addptr %13, %10 : tensor<2x8x!tt.ptr<f32>, #blocked1>, tensor<2x8xi32, #blocked1>
    %15 = tt.load %14 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    %16 = tt.reshape %15 : tensor<2x8xf32, #blocked1> -> tensor<2x2x2x2xf32, #blocked>
    %17 = tt.reshape %0 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked>
    %18 = tt.bitcast %16 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %19 = "tt.reduce"(%18) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %99 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %99 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    %20 = tt.expand_dims %19 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>> -> tensor<2x2x2x1xi32, #blocked>
    %21 = tt.broadcast %20 : tensor<2x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %22 = arith.xori %18, %21 : tensor<2x2x2x2xi32, #blocked>
    %23 = tt.bitcast %22 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %24 = tt.reshape %2 : tensor<2xi32, #linear2> -> tensor<1x1x1x2xi32, #blocked>
    %25 = arith.cmpf ogt, %16, %23 : tensor<2x2x2x2xf32, #blocked>
    %26 = tt.broadcast %17 : tensor<1x1x2x1xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %27 = tt.broadcast %24 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x1x2x2xi32, #blocked>
    %28 = arith.xori %26, %27 : tensor<1x1x2x2xi32, #blocked>
    %29 = arith.extui %25 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %30 = tt.broadcast %28 : tensor<1x1x2x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %31 = arith.cmpi ne, %29, %30 : tensor<2x2x2x2xi32, #blocked>
    %32 = arith.select %31, %23, %16 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %33 = tt.reshape %1 : tensor<2xi32, #linear1> -> tensor<1x2x1x1xi32, #blocked>
    %34 = tt.bitcast %32 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %35 = "tt.reduce"(%34) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %99 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %99 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %36 = tt.expand_dims %35 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<2x2x1x2xi32, #blocked>
    %37 = tt.broadcast %36 : tensor<2x2x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %38 = arith.xori %34, %37 : tensor<2x2x2x2xi32, #blocked>
    %39 = tt.bitcast %38 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %40 = arith.cmpf ogt, %32, %39 : tensor<2x2x2x2xf32, #blocked>
    %41 = tt.broadcast %33 : tensor<1x2x1x1xi32, #blocked> -> tensor<1x2x2x1xi32, #blocked>
    %42 = tt.broadcast %17 : tensor<1x1x2x1xi32, #blocked> -> tensor<1x2x2x1xi32, #blocked>
    %43 = arith.xori %41, %42 : tensor<1x2x2x1xi32, #blocked>
    %44 = arith.extui %40 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %45 = tt.broadcast %43 : tensor<1x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %46 = arith.cmpi ne, %44, %45 : tensor<2x2x2x2xi32, #blocked>
    %47 = arith.select %46, %39, %32 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %48 = tt.bitcast %47 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %49 = "tt.reduce"(%48) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %99 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %99 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    %50 = tt.expand_dims %49 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>> -> tensor<2x2x2x1xi32, #blocked>
    %51 = tt.broadcast %50 : tensor<2x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %52 = arith.xori %48, %51 : tensor<2x2x2x2xi32, #blocked>
    %53 = tt.bitcast %52 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %54 = arith.cmpf ogt, %47, %53 : tensor<2x2x2x2xf32, #blocked>
    %55 = tt.broadcast %33 : tensor<1x2x1x1xi32, #blocked> -> tensor<1x2x1x2xi32, #blocked>
    %56 = tt.broadcast %24 : tensor<1x1x1x2xi32, #blocked> -> tensor<1x2x1x2xi32, #blocked>
    %57 = arith.xori %55, %56 : tensor<1x2x1x2xi32, #blocked>
    %58 = arith.extui %54 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %59 = tt.broadcast %57 : tensor<1x2x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %60 = arith.cmpi ne, %58, %59 : tensor<2x2x2x2xi32, #blocked>
    %61 = arith.select %60, %53, %47 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %62 = tt.bitcast %61 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %63 = "tt.reduce"(%62) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %99 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %99 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %64 = tt.expand_dims %63 {axis = 1 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<2x1x2x2xi32, #blocked>
    %65 = tt.broadcast %64 : tensor<2x1x2x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %66 = arith.xori %62, %65 : tensor<2x2x2x2xi32, #blocked>
    %67 = tt.bitcast %66 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %68 = arith.cmpf ogt, %61, %67 : tensor<2x2x2x2xf32, #blocked>
    %69 = arith.xori %33, %cst_1 : tensor<1x2x1x1xi32, #blocked>
    %70 = arith.extui %68 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %71 = tt.broadcast %69 : tensor<1x2x1x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %72 = arith.cmpi ne, %70, %71 : tensor<2x2x2x2xi32, #blocked>
    %73 = arith.select %72, %67, %61 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %74 = tt.bitcast %73 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %75 = "tt.reduce"(%74) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %99 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %99 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>>
    %76 = tt.expand_dims %75 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked}>> -> tensor<2x2x1x2xi32, #blocked>
    %77 = tt.broadcast %76 : tensor<2x2x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %78 = arith.xori %74, %77 : tensor<2x2x2x2xi32, #blocked>
    %79 = tt.bitcast %78 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %80 = arith.cmpf ogt, %73, %79 : tensor<2x2x2x2xf32, #blocked>
    %81 = arith.xori %17, %cst_0 : tensor<1x1x2x1xi32, #blocked>
    %82 = arith.extui %80 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %83 = tt.broadcast %81 : tensor<1x1x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %84 = arith.cmpi ne, %82, %83 : tensor<2x2x2x2xi32, #blocked>
    %85 = arith.select %84, %79, %73 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %86 = tt.bitcast %85 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %87 = "tt.reduce"(%86) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %99 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %99 : i32
    }) : (tensor<2x2x2x2xi32, #blocked>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>>
    %88 = tt.expand_dims %87 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked}>> -> tensor<2x2x2x1xi32, #blocked>
    %89 = tt.broadcast %88 : tensor<2x2x2x1xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %90 = arith.xori %86, %89 : tensor<2x2x2x2xi32, #blocked>
    %91 = tt.bitcast %90 : tensor<2x2x2x2xi32, #blocked> -> tensor<2x2x2x2xf32, #blocked>
    %92 = arith.cmpf ogt, %85, %91 : tensor<2x2x2x2xf32, #blocked>
    %93 = arith.xori %24, %cst : tensor<1x1x1x2xi32, #blocked>
    %94 = arith.extui %92 : tensor<2x2x2x2xi1, #blocked> to tensor<2x2x2x2xi32, #blocked>
    %95 = tt.broadcast %93 : tensor<1x1x1x2xi32, #blocked> -> tensor<2x2x2x2xi32, #blocked>
    %96 = arith.cmpi ne, %94, %95 : tensor<2x2x2x2xi32, #blocked>
    %97 = arith.select %96, %91, %85 : tensor<2x2x2x2xi1, #blocked>, tensor<2x2x2x2xf32, #blocked>
    %98 = tt.reshape %97 : tensor<2x2x2x2xf32, #blocked> -> tensor<2x8xf32, #blocked1>
    tt.store %12, %98 : tensor<2x8x!tt.ptr<f32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [4, 8], warpsPerCTA = [1, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 1, 1, 1], threadsPerWarp = [4, 2, 2, 2], warpsPerCTA = [1, 1, 1, 1], order = [3, 2, 1, 0]}>
#linear = #ttg.linear<{register = [], lane = [[0], [1], [0], [0], [0]], warp = [], block = []}>
#linear1 = #ttg.linear<{register = [], lane = [[0], [0], [1], [0], [0]], warp = [], block = []}>
#linear2 = #ttg.linear<{register = [], lane = [[1], [0], [0], [0], [0]], warp = [], block = []}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 1 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @sort_rows(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<8> : tensor<2x1xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<1x2x1x1xi32, #blocked1>
    %cst_1 = arith.constant dense<1> : tensor<1x1x2x1xi32, #blocked1>
    %cst_2 = arith.constant dense<1> : tensor<1x1x1x2xi32, #blocked1>
    %0 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear>
    %1 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear1>
    %2 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #linear2>
    %3 = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
    %4 = tt.expand_dims %3 {axis = 1 : i32} : tensor<2xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<2x1xi32, #blocked>
    %5 = arith.muli %4, %cst : tensor<2x1xi32, #blocked>
    %6 = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
    %7 = tt.expand_dims %6 {axis = 0 : i32} : tensor<8xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x8xi32, #blocked>
    %8 = tt.broadcast %5 : tensor<2x1xi32, #blocked> -> tensor<2x8xi32, #blocked>
    %9 = tt.broadcast %7 : tensor<1x8xi32, #blocked> -> tensor<2x8xi32, #blocked>
    %10 = arith.addi %8, %9 : tensor<2x8xi32, #blocked>
    %11 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked>
    %12 = tt.addptr %11, %10 : tensor<2x8x!tt.ptr<f32>, #blocked>, tensor<2x8xi32, #blocked>
    %13 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<2x8x!tt.ptr<f32>, #blocked>
    %14 = tt.addptr %13, %10 : tensor<2x8x!tt.ptr<f32>, #blocked>, tensor<2x8xi32, #blocked>
    %15 = tt.load %14 : tensor<2x8x!tt.ptr<f32>, #blocked>
    %16 = tt.reshape %15 : tensor<2x8xf32, #blocked> -> tensor<2x2x2x2xf32, #blocked1>
    %17 = tt.reshape %0 : tensor<2xi32, #linear> -> tensor<1x1x2x1xi32, #blocked1>
    %18 = tt.bitcast %16 : tensor<2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %19 = "tt.reduce"(%18) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %99 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %99 : i32
    }) : (tensor<2x2x2x2xi32, #blocked1>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked1}>>
    %20 = tt.expand_dims %19 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked1}>> -> tensor<2x2x2x1xi32, #blocked1>
    %21 = tt.broadcast %20 : tensor<2x2x2x1xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %22 = arith.xori %18, %21 : tensor<2x2x2x2xi32, #blocked1>
    %23 = tt.bitcast %22 : tensor<2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2xf32, #blocked1>
    %24 = tt.reshape %2 : tensor<2xi32, #linear2> -> tensor<1x1x1x2xi32, #blocked1>
    %25 = arith.cmpf ogt, %16, %23 : tensor<2x2x2x2xf32, #blocked1>
    %26 = tt.broadcast %17 : tensor<1x1x2x1xi32, #blocked1> -> tensor<1x1x2x2xi32, #blocked1>
    %27 = tt.broadcast %24 : tensor<1x1x1x2xi32, #blocked1> -> tensor<1x1x2x2xi32, #blocked1>
    %28 = arith.xori %26, %27 : tensor<1x1x2x2xi32, #blocked1>
    %29 = arith.extui %25 : tensor<2x2x2x2xi1, #blocked1> to tensor<2x2x2x2xi32, #blocked1>
    %30 = tt.broadcast %28 : tensor<1x1x2x2xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %31 = arith.cmpi ne, %29, %30 : tensor<2x2x2x2xi32, #blocked1>
    %32 = arith.select %31, %23, %16 : tensor<2x2x2x2xi1, #blocked1>, tensor<2x2x2x2xf32, #blocked1>
    %33 = tt.reshape %1 : tensor<2xi32, #linear1> -> tensor<1x2x1x1xi32, #blocked1>
    %34 = tt.bitcast %32 : tensor<2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %35 = "tt.reduce"(%34) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %99 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %99 : i32
    }) : (tensor<2x2x2x2xi32, #blocked1>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %36 = tt.expand_dims %35 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<2x2x1x2xi32, #blocked1>
    %37 = tt.broadcast %36 : tensor<2x2x1x2xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %38 = arith.xori %34, %37 : tensor<2x2x2x2xi32, #blocked1>
    %39 = tt.bitcast %38 : tensor<2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2xf32, #blocked1>
    %40 = arith.cmpf ogt, %32, %39 : tensor<2x2x2x2xf32, #blocked1>
    %41 = tt.broadcast %33 : tensor<1x2x1x1xi32, #blocked1> -> tensor<1x2x2x1xi32, #blocked1>
    %42 = tt.broadcast %17 : tensor<1x1x2x1xi32, #blocked1> -> tensor<1x2x2x1xi32, #blocked1>
    %43 = arith.xori %41, %42 : tensor<1x2x2x1xi32, #blocked1>
    %44 = arith.extui %40 : tensor<2x2x2x2xi1, #blocked1> to tensor<2x2x2x2xi32, #blocked1>
    %45 = tt.broadcast %43 : tensor<1x2x2x1xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %46 = arith.cmpi ne, %44, %45 : tensor<2x2x2x2xi32, #blocked1>
    %47 = arith.select %46, %39, %32 : tensor<2x2x2x2xi1, #blocked1>, tensor<2x2x2x2xf32, #blocked1>
    %48 = tt.bitcast %47 : tensor<2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %49 = "tt.reduce"(%48) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %99 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %99 : i32
    }) : (tensor<2x2x2x2xi32, #blocked1>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked1}>>
    %50 = tt.expand_dims %49 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked1}>> -> tensor<2x2x2x1xi32, #blocked1>
    %51 = tt.broadcast %50 : tensor<2x2x2x1xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %52 = arith.xori %48, %51 : tensor<2x2x2x2xi32, #blocked1>
    %53 = tt.bitcast %52 : tensor<2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2xf32, #blocked1>
    %54 = arith.cmpf ogt, %47, %53 : tensor<2x2x2x2xf32, #blocked1>
    %55 = tt.broadcast %33 : tensor<1x2x1x1xi32, #blocked1> -> tensor<1x2x1x2xi32, #blocked1>
    %56 = tt.broadcast %24 : tensor<1x1x1x2xi32, #blocked1> -> tensor<1x2x1x2xi32, #blocked1>
    %57 = arith.xori %55, %56 : tensor<1x2x1x2xi32, #blocked1>
    %58 = arith.extui %54 : tensor<2x2x2x2xi1, #blocked1> to tensor<2x2x2x2xi32, #blocked1>
    %59 = tt.broadcast %57 : tensor<1x2x1x2xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %60 = arith.cmpi ne, %58, %59 : tensor<2x2x2x2xi32, #blocked1>
    %61 = arith.select %60, %53, %47 : tensor<2x2x2x2xi1, #blocked1>, tensor<2x2x2x2xf32, #blocked1>
    %62 = tt.bitcast %61 : tensor<2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %63 = "tt.reduce"(%62) <{axis = 1 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %99 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %99 : i32
    }) : (tensor<2x2x2x2xi32, #blocked1>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>>
    %64 = tt.expand_dims %63 {axis = 1 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 1, parent = #blocked1}>> -> tensor<2x1x2x2xi32, #blocked1>
    %65 = tt.broadcast %64 : tensor<2x1x2x2xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %66 = arith.xori %62, %65 : tensor<2x2x2x2xi32, #blocked1>
    %67 = tt.bitcast %66 : tensor<2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2xf32, #blocked1>
    %68 = arith.cmpf ogt, %61, %67 : tensor<2x2x2x2xf32, #blocked1>
    %69 = arith.xori %33, %cst_0 : tensor<1x2x1x1xi32, #blocked1>
    %70 = arith.extui %68 : tensor<2x2x2x2xi1, #blocked1> to tensor<2x2x2x2xi32, #blocked1>
    %71 = tt.broadcast %69 : tensor<1x2x1x1xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %72 = arith.cmpi ne, %70, %71 : tensor<2x2x2x2xi32, #blocked1>
    %73 = arith.select %72, %67, %61 : tensor<2x2x2x2xi1, #blocked1>, tensor<2x2x2x2xf32, #blocked1>
    %74 = tt.bitcast %73 : tensor<2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %75 = "tt.reduce"(%74) <{axis = 2 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %99 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %99 : i32
    }) : (tensor<2x2x2x2xi32, #blocked1>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked1}>>
    %76 = tt.expand_dims %75 {axis = 2 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 2, parent = #blocked1}>> -> tensor<2x2x1x2xi32, #blocked1>
    %77 = tt.broadcast %76 : tensor<2x2x1x2xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %78 = arith.xori %74, %77 : tensor<2x2x2x2xi32, #blocked1>
    %79 = tt.bitcast %78 : tensor<2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2xf32, #blocked1>
    %80 = arith.cmpf ogt, %73, %79 : tensor<2x2x2x2xf32, #blocked1>
    %81 = arith.xori %17, %cst_1 : tensor<1x1x2x1xi32, #blocked1>
    %82 = arith.extui %80 : tensor<2x2x2x2xi1, #blocked1> to tensor<2x2x2x2xi32, #blocked1>
    %83 = tt.broadcast %81 : tensor<1x1x2x1xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %84 = arith.cmpi ne, %82, %83 : tensor<2x2x2x2xi32, #blocked1>
    %85 = arith.select %84, %79, %73 : tensor<2x2x2x2xi1, #blocked1>, tensor<2x2x2x2xf32, #blocked1>
    %86 = tt.bitcast %85 : tensor<2x2x2x2xf32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %87 = "tt.reduce"(%86) <{axis = 3 : i32}> ({
    ^bb0(%arg2: i32, %arg3: i32):
      %99 = arith.xori %arg2, %arg3 : i32
      tt.reduce.return %99 : i32
    }) : (tensor<2x2x2x2xi32, #blocked1>) -> tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked1}>>
    %88 = tt.expand_dims %87 {axis = 3 : i32} : tensor<2x2x2xi32, #ttg.slice<{dim = 3, parent = #blocked1}>> -> tensor<2x2x2x1xi32, #blocked1>
    %89 = tt.broadcast %88 : tensor<2x2x2x1xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %90 = arith.xori %86, %89 : tensor<2x2x2x2xi32, #blocked1>
    %91 = tt.bitcast %90 : tensor<2x2x2x2xi32, #blocked1> -> tensor<2x2x2x2xf32, #blocked1>
    %92 = arith.cmpf ogt, %85, %91 : tensor<2x2x2x2xf32, #blocked1>
    %93 = arith.xori %24, %cst_2 : tensor<1x1x1x2xi32, #blocked1>
    %94 = arith.extui %92 : tensor<2x2x2x2xi1, #blocked1> to tensor<2x2x2x2xi32, #blocked1>
    %95 = tt.broadcast %93 : tensor<1x1x1x2xi32, #blocked1> -> tensor<2x2x2x2xi32, #blocked1>
    %96 = arith.cmpi ne, %94, %95 : tensor<2x2x2x2xi32, #blocked1>
    %97 = arith.select %96, %91, %85 : tensor<2x2x2x2xi1, #blocked1>, tensor<2x2x2x2xf32, #blocked1>
    %98 = tt.reshape %97 : tensor<2x2x2x2xf32, #blocked1> -> tensor<2x8xf32, #blocked>
    tt.store %12, %98 : tensor<2x8x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
