// Kernel atomics of kernels/memory.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *i32:16 *i32:16 *fp32:16; constants BLOCK=128
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @atomics(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %3 = tt.load %2 : tensor<128x!tt.ptr<i32>>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %true = arith.constant true
    %cst = arith.constant dense<true> : tensor<128xi1>
    %6 = tt.atomic_rmw add, relaxed, gpu, %5, %3, %cst : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %c100_i32 = arith.constant 100 : i32
    %cst_0 = arith.constant dense<100> : tensor<128xi32>
    %7 = arith.cmpi slt, %0, %cst_0 : tensor<128xi32>
    %8 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %9 = tt.addptr %8, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %10 = tt.atomic_rmw max, acquire, cta, %9, %6, %7 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %c128_i32 = arith.constant 128 : i32
    %11 = tt.addptr %arg1, %c128_i32 : !tt.ptr<i32>, i32
    %12 = tt.call @"triton.language.standard.max__i32S128S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%10) : (tensor<128xi32>) -> i32
    %true_1 = arith.constant true
    %13 = tt.atomic_rmw min, release, sys, %11, %12, %true_1 : (!tt.ptr<i32>, i32, i1) -> i32
    %14 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %15 = tt.addptr %14, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %true_2 = arith.constant true
    %cst_3 = arith.constant dense<true> : tensor<128xi1>
    %16 = tt.atomic_rmw and, acq_rel, gpu, %15, %3, %cst_3 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %17 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %18 = tt.addptr %17, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %true_4 = arith.constant true
    %cst_5 = arith.constant dense<true> : tensor<128xi1>
    %19 = tt.atomic_rmw or, acq_rel, gpu, %18, %3, %cst_5 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %20 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %21 = tt.addptr %20, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %true_6 = arith.constant true
    %cst_7 = arith.constant dense<true> : tensor<128xi1>
    %22 = tt.atomic_rmw xor, acq_rel, gpu, %21, %3, %cst_7 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %23 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %24 = tt.addptr %23, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %25 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %26 = tt.addptr %25, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %true_8 = arith.constant true
    %cst_9 = arith.constant dense<true> : tensor<128xi1>
    %27 = tt.atomic_rmw exch, acq_rel, gpu, %26, %3, %cst_9 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    tt.store %24, %27 : tensor<128x!tt.ptr<i32>>
    %28 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %29 = tt.addptr %28, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %30 = arith.sitofp %3 : tensor<128xi32> to tensor<128xf32>
    %true_10 = arith.constant true
    %cst_11 = arith.constant dense<true> : tensor<128xi1>
    %31 = tt.atomic_rmw fadd, acq_rel, gpu, %29, %30, %cst_11 : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> tensor<128xf32>
    %32 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %33 = tt.addptr %32, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %34 = arith.sitofp %3 : tensor<128xi32> to tensor<128xf32>
    %true_12 = arith.constant true
    %cst_13 = arith.constant dense<true> : tensor<128xi1>
    %35 = tt.bitcast %34 : tensor<128xf32> -> tensor<128xi32>
    %36 = tt.bitcast %33 : tensor<128x!tt.ptr<f32>> -> tensor<128x!tt.ptr<i32>>
    %37 = tt.bitcast %34 : tensor<128xf32> -> tensor<128xi32>
    %38 = tt.bitcast %33 : tensor<128x!tt.ptr<f32>> -> tensor<128x!tt.ptr<i32>>
    %39 = tt.bitcast %34 : tensor<128xf32> -> tensor<128xi32>
    %c31_i32 = arith.constant 31 : i32
    %c31_i32_14 = arith.constant 31 : i32
    %cst_15 = arith.constant dense<31> : tensor<128xi32>
    %40 = arith.shrui %39, %cst_15 : tensor<128xi32>
    %c0_i32 = arith.constant 0 : i32
    %cst_16 = arith.constant dense<0> : tensor<128xi32>
    %41 = arith.cmpi ne, %40, %cst_16 : tensor<128xi32>
    %true_17 = arith.constant true
    %cst_18 = arith.constant dense<true> : tensor<128xi1>
    %42 = arith.xori %41, %cst_18 : tensor<128xi1>
    %43 = arith.andi %cst_13, %42 : tensor<128xi1>
    %44 = tt.atomic_rmw max, acq_rel, gpu, %36, %35, %43 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %45 = arith.andi %cst_13, %41 : tensor<128xi1>
    %46 = tt.atomic_rmw umin, acq_rel, gpu, %38, %37, %45 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %47 = arith.bitcast %44 : tensor<128xi32> to tensor<128xi32>
    %48 = arith.select %42, %47, %46 : tensor<128xi1>, tensor<128xi32>
    %49 = tt.bitcast %48 : tensor<128xi32> -> tensor<128xf32>
    tt.return
  }
  tt.func private @"triton.language.standard.max__i32S128S__(1,)cconstexpr_0__(2,)cconstexpr_False__(3,)cconstexpr_True__(4,)cconstexpr_False_"(%arg0: tensor<128xi32>) -> i32 attributes {noinline = false} {
    %0 = "tt.reduce"(%arg0) <{axis = 0 : i32}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %2 = tt.call @triton.language.standard._elementwise_max__i32_i32__(%arg1, %arg2) : (i32, i32) -> i32
      tt.reduce.return %2 : i32
    }) : (tensor<128xi32>) -> i32
    tt.return %0 : i32
  ^bb1:  // no predecessors
    %1 = ub.poison : i32
    tt.return %1 : i32
  }
  tt.func private @triton.language.standard._elementwise_max__i32_i32__(%arg0: i32, %arg1: i32) -> i32 attributes {noinline = false} {
    %0 = arith.maxsi %arg0, %arg1 : i32
    tt.return %0 : i32
  ^bb1:  // no predecessors
    %1 = ub.poison : i32
    tt.return %1 : i32
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @atomics(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<128xi32>
    %cst_0 = arith.constant dense<31> : tensor<128xi32>
    %c128_i32 = arith.constant 128 : i32
    %cst_1 = arith.constant dense<100> : tensor<128xi32>
    %cst_2 = arith.constant dense<true> : tensor<128xi1>
    %true = arith.constant true
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %3 = tt.load %2 : tensor<128x!tt.ptr<i32>>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %6 = tt.atomic_rmw add, relaxed, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %7 = arith.cmpi slt, %0, %cst_1 : tensor<128xi32>
    %8 = tt.atomic_rmw max, acquire, cta, %5, %6, %7 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %9 = tt.addptr %arg1, %c128_i32 : !tt.ptr<i32>, i32
    %10 = "tt.reduce"(%8) <{axis = 0 : i32}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %27 = arith.maxsi %arg3, %arg4 : i32
      tt.reduce.return %27 : i32
    }) : (tensor<128xi32>) -> i32
    %11 = tt.atomic_rmw min, release, sys, %9, %10, %true : (!tt.ptr<i32>, i32, i1) -> i32
    %12 = tt.atomic_rmw and, acq_rel, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %13 = tt.atomic_rmw or, acq_rel, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %14 = tt.atomic_rmw xor, acq_rel, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %15 = tt.atomic_rmw exch, acq_rel, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    tt.store %2, %15 : tensor<128x!tt.ptr<i32>>
    %16 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %17 = tt.addptr %16, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %18 = arith.sitofp %3 : tensor<128xi32> to tensor<128xf32>
    %19 = tt.atomic_rmw fadd, acq_rel, gpu, %17, %18, %cst_2 : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> tensor<128xf32>
    %20 = tt.bitcast %18 : tensor<128xf32> -> tensor<128xi32>
    %21 = tt.bitcast %17 : tensor<128x!tt.ptr<f32>> -> tensor<128x!tt.ptr<i32>>
    %22 = arith.shrui %20, %cst_0 : tensor<128xi32>
    %23 = arith.cmpi ne, %22, %cst : tensor<128xi32>
    %24 = arith.xori %23, %cst_2 : tensor<128xi1>
    %25 = tt.atomic_rmw max, acq_rel, gpu, %21, %20, %24 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    %26 = tt.atomic_rmw umin, acq_rel, gpu, %21, %20, %23 : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @atomics(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<128xi32, #blocked>
    %cst_0 = arith.constant dense<31> : tensor<128xi32, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %cst_1 = arith.constant dense<100> : tensor<128xi32, #blocked>
    %cst_2 = arith.constant dense<true> : tensor<128xi1, #blocked>
    %true = arith.constant true
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<i32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.atomic_rmw add, relaxed, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %7 = arith.cmpi slt, %0, %cst_1 : tensor<128xi32, #blocked>
    %8 = tt.atomic_rmw max, acquire, cta, %5, %6, %7 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %9 = tt.addptr %arg1, %c128_i32 : !tt.ptr<i32>, i32
    %10 = "tt.reduce"(%8) <{axis = 0 : i32}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %27 = arith.maxsi %arg3, %arg4 : i32
      tt.reduce.return %27 : i32
    }) : (tensor<128xi32, #blocked>) -> i32
    %11 = tt.atomic_rmw min, release, sys, %9, %10, %true : (!tt.ptr<i32>, i32, i1) -> i32
    %12 = tt.atomic_rmw and, acq_rel, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %13 = tt.atomic_rmw or, acq_rel, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %14 = tt.atomic_rmw xor, acq_rel, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %15 = tt.atomic_rmw exch, acq_rel, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    tt.store %2, %15 : tensor<128x!tt.ptr<i32>, #blocked>
    %16 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %17 = tt.addptr %16, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %18 = arith.sitofp %3 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %19 = tt.atomic_rmw fadd, acq_rel, gpu, %17, %18, %cst_2 : (tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xf32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xf32, #blocked>
    %20 = tt.bitcast %18 : tensor<128xf32, #blocked> -> tensor<128xi32, #blocked>
    %21 = tt.bitcast %17 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %22 = arith.shrui %20, %cst_0 : tensor<128xi32, #blocked>
    %23 = arith.cmpi ne, %22, %cst : tensor<128xi32, #blocked>
    %24 = arith.xori %23, %cst_2 : tensor<128xi1, #blocked>
    %25 = tt.atomic_rmw max, acq_rel, gpu, %21, %20, %24 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %26 = tt.atomic_rmw umin, acq_rel, gpu, %21, %20, %23 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @atomics(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<128xi32, #blocked>
    %cst_0 = arith.constant dense<31> : tensor<128xi32, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %cst_1 = arith.constant dense<100> : tensor<128xi32, #blocked>
    %cst_2 = arith.constant dense<true> : tensor<128xi1, #blocked>
    %true = arith.constant true
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %3 = ttg.convert_layout %2 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %4 = tt.load %3 : tensor<128x!tt.ptr<i32>, #blocked>
    %5 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %6 = tt.addptr %5, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %7 = ttg.convert_layout %6 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %8 = ttg.convert_layout %4 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %9 = ttg.convert_layout %cst_2 : tensor<128xi1, #blocked> -> tensor<128xi1, #blocked>
    %10 = tt.atomic_rmw add, relaxed, gpu, %7, %8, %9 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %11 = arith.cmpi slt, %0, %cst_1 : tensor<128xi32, #blocked>
    %12 = ttg.convert_layout %6 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %13 = ttg.convert_layout %10 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %14 = ttg.convert_layout %11 : tensor<128xi1, #blocked> -> tensor<128xi1, #blocked>
    %15 = tt.atomic_rmw max, acquire, cta, %12, %13, %14 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %16 = tt.addptr %arg1, %c128_i32 : !tt.ptr<i32>, i32
    %17 = "tt.reduce"(%15) <{axis = 0 : i32}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %57 = arith.maxsi %arg3, %arg4 : i32
      tt.reduce.return %57 : i32
    }) : (tensor<128xi32, #blocked>) -> i32
    %18 = tt.atomic_rmw min, release, sys, %16, %17, %true : (!tt.ptr<i32>, i32, i1) -> i32
    %19 = ttg.convert_layout %6 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %20 = ttg.convert_layout %4 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %21 = ttg.convert_layout %cst_2 : tensor<128xi1, #blocked> -> tensor<128xi1, #blocked>
    %22 = tt.atomic_rmw and, acq_rel, gpu, %19, %20, %21 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %23 = ttg.convert_layout %6 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %24 = ttg.convert_layout %4 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %25 = ttg.convert_layout %cst_2 : tensor<128xi1, #blocked> -> tensor<128xi1, #blocked>
    %26 = tt.atomic_rmw or, acq_rel, gpu, %23, %24, %25 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %27 = ttg.convert_layout %6 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %28 = ttg.convert_layout %4 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %29 = ttg.convert_layout %cst_2 : tensor<128xi1, #blocked> -> tensor<128xi1, #blocked>
    %30 = tt.atomic_rmw xor, acq_rel, gpu, %27, %28, %29 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %31 = ttg.convert_layout %6 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %32 = ttg.convert_layout %4 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %33 = ttg.convert_layout %cst_2 : tensor<128xi1, #blocked> -> tensor<128xi1, #blocked>
    %34 = tt.atomic_rmw exch, acq_rel, gpu, %31, %32, %33 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %35 = ttg.convert_layout %2 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %36 = ttg.convert_layout %34 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    tt.store %35, %36 : tensor<128x!tt.ptr<i32>, #blocked>
    %37 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %38 = tt.addptr %37, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %39 = arith.sitofp %4 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %40 = ttg.convert_layout %38 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %41 = ttg.convert_layout %39 : tensor<128xf32, #blocked> -> tensor<128xf32, #blocked>
    %42 = ttg.convert_layout %cst_2 : tensor<128xi1, #blocked> -> tensor<128xi1, #blocked>
    %43 = tt.atomic_rmw fadd, acq_rel, gpu, %40, %41, %42 : (tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xf32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xf32, #blocked>
    %44 = tt.bitcast %39 : tensor<128xf32, #blocked> -> tensor<128xi32, #blocked>
    %45 = tt.bitcast %38 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %46 = arith.shrui %44, %cst_0 : tensor<128xi32, #blocked>
    %47 = arith.cmpi ne, %46, %cst : tensor<128xi32, #blocked>
    %48 = arith.xori %47, %cst_2 : tensor<128xi1, #blocked>
    %49 = ttg.convert_layout %45 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %50 = ttg.convert_layout %44 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %51 = ttg.convert_layout %48 : tensor<128xi1, #blocked> -> tensor<128xi1, #blocked>
    %52 = tt.atomic_rmw max, acq_rel, gpu, %49, %50, %51 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %53 = ttg.convert_layout %45 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %54 = ttg.convert_layout %44 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %55 = ttg.convert_layout %47 : tensor<128xi1, #blocked> -> tensor<128xi1, #blocked>
    %56 = tt.atomic_rmw umin, acq_rel, gpu, %53, %54, %55 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @atomics(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<128xi32, #blocked>
    %cst_0 = arith.constant dense<31> : tensor<128xi32, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %cst_1 = arith.constant dense<100> : tensor<128xi32, #blocked>
    %cst_2 = arith.constant dense<true> : tensor<128xi1, #blocked>
    %true = arith.constant true
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<i32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.atomic_rmw add, relaxed, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %7 = arith.cmpi slt, %0, %cst_1 : tensor<128xi32, #blocked>
    %8 = tt.atomic_rmw max, acquire, cta, %5, %6, %7 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %9 = tt.addptr %arg1, %c128_i32 : !tt.ptr<i32>, i32
    %10 = "tt.reduce"(%8) <{axis = 0 : i32}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %27 = arith.maxsi %arg3, %arg4 : i32
      tt.reduce.return %27 : i32
    }) : (tensor<128xi32, #blocked>) -> i32
    %11 = tt.atomic_rmw min, release, sys, %9, %10, %true : (!tt.ptr<i32>, i32, i1) -> i32
    %12 = tt.atomic_rmw and, acq_rel, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %13 = tt.atomic_rmw or, acq_rel, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %14 = tt.atomic_rmw xor, acq_rel, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %15 = tt.atomic_rmw exch, acq_rel, gpu, %5, %3, %cst_2 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    tt.store %2, %15 : tensor<128x!tt.ptr<i32>, #blocked>
    %16 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %17 = tt.addptr %16, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %18 = arith.sitofp %3 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %19 = tt.atomic_rmw fadd, acq_rel, gpu, %17, %18, %cst_2 : (tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xf32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xf32, #blocked>
    %20 = tt.bitcast %18 : tensor<128xf32, #blocked> -> tensor<128xi32, #blocked>
    %21 = tt.bitcast %17 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %22 = arith.shrui %20, %cst_0 : tensor<128xi32, #blocked>
    %23 = arith.cmpi ne, %22, %cst : tensor<128xi32, #blocked>
    %24 = arith.xori %23, %cst_2 : tensor<128xi1, #blocked>
    %25 = tt.atomic_rmw max, acq_rel, gpu, %21, %20, %24 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %26 = tt.atomic_rmw umin, acq_rel, gpu, %21, %20, %23 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @atomics(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %cst = arith.constant dense<true> : tensor<128xi1, #blocked>
    %cst_0 = arith.constant dense<100> : tensor<128xi32, #blocked>
    %c128_i32 = arith.constant 128 : i32
    %cst_1 = arith.constant dense<31> : tensor<128xi32, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<128xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<i32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.atomic_rmw add, relaxed, gpu, %5, %3, %cst : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %7 = arith.cmpi slt, %0, %cst_0 : tensor<128xi32, #blocked>
    %8 = tt.atomic_rmw max, acquire, cta, %5, %6, %7 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %9 = tt.addptr %arg1, %c128_i32 : !tt.ptr<i32>, i32
    %10 = "tt.reduce"(%8) <{axis = 0 : i32}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      %27 = arith.maxsi %arg3, %arg4 : i32
      tt.reduce.return %27 : i32
    }) : (tensor<128xi32, #blocked>) -> i32
    %11 = tt.atomic_rmw min, release, sys, %9, %10, %true : (!tt.ptr<i32>, i32, i1) -> i32
    %12 = tt.atomic_rmw and, acq_rel, gpu, %5, %3, %cst : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %13 = tt.atomic_rmw or, acq_rel, gpu, %5, %3, %cst : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %14 = tt.atomic_rmw xor, acq_rel, gpu, %5, %3, %cst : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %15 = tt.atomic_rmw exch, acq_rel, gpu, %5, %3, %cst : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    tt.store %2, %15 : tensor<128x!tt.ptr<i32>, #blocked>
    %16 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %17 = tt.addptr %16, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %18 = arith.sitofp %3 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %19 = tt.atomic_rmw fadd, acq_rel, gpu, %17, %18, %cst : (tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xf32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xf32, #blocked>
    %20 = tt.bitcast %18 : tensor<128xf32, #blocked> -> tensor<128xi32, #blocked>
    %21 = tt.bitcast %17 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %22 = arith.shrui %20, %cst_1 : tensor<128xi32, #blocked>
    %23 = arith.cmpi ne, %22, %cst_2 : tensor<128xi32, #blocked>
    %24 = arith.xori %23, %cst : tensor<128xi1, #blocked>
    %25 = tt.atomic_rmw max, acq_rel, gpu, %21, %20, %24 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    %26 = tt.atomic_rmw umin, acq_rel, gpu, %21, %20, %23 : (tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>, tensor<128xi1, #blocked>) -> tensor<128xi32, #blocked>
    tt.return
  }
}
