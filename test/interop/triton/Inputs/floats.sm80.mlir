// Kernel floats of kernels/control.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16; constants BLOCK=128
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @floats(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>>
    %4 = math.exp %3 : tensor<128xf32>
    %5 = math.exp2 %3 : tensor<128xf32>
    %6 = arith.addf %4, %5 : tensor<128xf32>
    %7 = math.log %3 : tensor<128xf32>
    %8 = arith.addf %6, %7 : tensor<128xf32>
    %9 = math.log2 %3 : tensor<128xf32>
    %10 = arith.addf %8, %9 : tensor<128xf32>
    %11 = math.sin %3 : tensor<128xf32>
    %12 = arith.addf %10, %11 : tensor<128xf32>
    %13 = math.cos %3 : tensor<128xf32>
    %14 = arith.addf %12, %13 : tensor<128xf32>
    %15 = math.sqrt %3 : tensor<128xf32>
    %16 = arith.addf %14, %15 : tensor<128xf32>
    %17 = math.rsqrt %3 : tensor<128xf32>
    %18 = arith.addf %16, %17 : tensor<128xf32>
    %19 = tt.precise_sqrt %3 : tensor<128xf32>
    %20 = tt.precise_divf %3, %18 : tensor<128xf32>
    %21 = arith.addf %19, %20 : tensor<128xf32>
    %22 = math.floor %3 : tensor<128xf32>
    %23 = arith.addf %21, %22 : tensor<128xf32>
    %24 = math.ceil %3 : tensor<128xf32>
    %25 = arith.addf %23, %24 : tensor<128xf32>
    %26 = math.erf %3 : tensor<128xf32>
    %27 = arith.addf %25, %26 : tensor<128xf32>
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant dense<2.000000e+00> : tensor<128xf32>
    %28 = math.fma %3, %18, %cst_0 : tensor<128xf32>
    %29 = arith.addf %27, %28 : tensor<128xf32>
    %30 = arith.addf %18, %29 : tensor<128xf32>
    %cst_1 = arith.constant -1.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant dense<-1.000000e+00> : tensor<128xf32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<128xf32>
    %31 = tt.clampf %30, %cst_3, %cst_4, propagateNan = none : tensor<128xf32>
    %32 = tt.clampf %3, %3, %30, propagateNan = all : tensor<128xf32>
    %33 = arith.addf %31, %32 : tensor<128xf32>
    %34 = arith.maximumf %3, %33 : tensor<128xf32>
    %35 = tt.call @triton.language.standard.sigmoid__fp32S128S__(%3) : (tensor<128xf32>) -> tensor<128xf32>
    %36 = arith.addf %34, %35 : tensor<128xf32>
    %37 = arith.fptosi %3 : tensor<128xf32> to tensor<128xi32>
    %38 = arith.sitofp %37 : tensor<128xi32> to tensor<128xf32>
    %39 = arith.addf %36, %38 : tensor<128xf32>
    %40 = arith.addf %33, %39 : tensor<128xf32>
    %41 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %42 = tt.addptr %41, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %43 = arith.divf %3, %40 : tensor<128xf32>
    %44 = arith.addf %40, %43 : tensor<128xf32>
    tt.store %42, %44 : tensor<128x!tt.ptr<f32>>
    tt.return
  }
  tt.func private @triton.language.standard.sigmoid__fp32S128S__(%arg0: tensor<128xf32>) -> tensor<128xf32> attributes {noinline = false} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32>
    %0 = arith.subf %cst_0, %arg0 : tensor<128xf32>
    %1 = math.exp %0 : tensor<128xf32>
    %c1_i32 = arith.constant 1 : i32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<128xf32>
    %2 = arith.addf %cst_2, %1 : tensor<128xf32>
    %c1_i32_3 = arith.constant 1 : i32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<128xf32>
    %3 = arith.divf %cst_5, %2 : tensor<128xf32>
    tt.return %3 : tensor<128xf32>
  ^bb1:  // no predecessors
    %4 = ub.poison : tensor<128xf32>
    tt.return %4 : tensor<128xf32>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @floats(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<128xf32>
    %cst_1 = arith.constant dense<-1.000000e+00> : tensor<128xf32>
    %cst_2 = arith.constant dense<2.000000e+00> : tensor<128xf32>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>>
    %4 = math.exp %3 : tensor<128xf32>
    %5 = math.exp2 %3 : tensor<128xf32>
    %6 = arith.addf %4, %5 : tensor<128xf32>
    %7 = math.log %3 : tensor<128xf32>
    %8 = arith.addf %6, %7 : tensor<128xf32>
    %9 = math.log2 %3 : tensor<128xf32>
    %10 = arith.addf %8, %9 : tensor<128xf32>
    %11 = math.sin %3 : tensor<128xf32>
    %12 = arith.addf %10, %11 : tensor<128xf32>
    %13 = math.cos %3 : tensor<128xf32>
    %14 = arith.addf %12, %13 : tensor<128xf32>
    %15 = math.sqrt %3 : tensor<128xf32>
    %16 = arith.addf %14, %15 : tensor<128xf32>
    %17 = math.rsqrt %3 : tensor<128xf32>
    %18 = arith.addf %16, %17 : tensor<128xf32>
    %19 = tt.precise_sqrt %3 : tensor<128xf32>
    %20 = tt.precise_divf %3, %18 : tensor<128xf32>
    %21 = arith.addf %19, %20 : tensor<128xf32>
    %22 = math.floor %3 : tensor<128xf32>
    %23 = arith.addf %21, %22 : tensor<128xf32>
    %24 = math.ceil %3 : tensor<128xf32>
    %25 = arith.addf %23, %24 : tensor<128xf32>
    %26 = math.erf %3 : tensor<128xf32>
    %27 = arith.addf %25, %26 : tensor<128xf32>
    %28 = math.fma %3, %18, %cst_2 : tensor<128xf32>
    %29 = arith.addf %27, %28 : tensor<128xf32>
    %30 = arith.addf %18, %29 : tensor<128xf32>
    %31 = tt.clampf %30, %cst_1, %cst_0, propagateNan = none : tensor<128xf32>
    %32 = tt.clampf %3, %3, %30, propagateNan = all : tensor<128xf32>
    %33 = arith.addf %31, %32 : tensor<128xf32>
    %34 = arith.maximumf %3, %33 : tensor<128xf32>
    %35 = arith.subf %cst, %3 : tensor<128xf32>
    %36 = math.exp %35 : tensor<128xf32>
    %37 = arith.addf %36, %cst_0 : tensor<128xf32>
    %38 = arith.divf %cst_0, %37 : tensor<128xf32>
    %39 = arith.addf %34, %38 : tensor<128xf32>
    %40 = arith.fptosi %3 : tensor<128xf32> to tensor<128xi32>
    %41 = arith.sitofp %40 : tensor<128xi32> to tensor<128xf32>
    %42 = arith.addf %39, %41 : tensor<128xf32>
    %43 = arith.addf %33, %42 : tensor<128xf32>
    %44 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %45 = tt.addptr %44, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %46 = arith.divf %3, %43 : tensor<128xf32>
    %47 = arith.addf %43, %46 : tensor<128xf32>
    tt.store %45, %47 : tensor<128x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @floats(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %cst_1 = arith.constant dense<-1.000000e+00> : tensor<128xf32, #blocked>
    %cst_2 = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = math.exp %3 : tensor<128xf32, #blocked>
    %5 = math.exp2 %3 : tensor<128xf32, #blocked>
    %6 = arith.addf %4, %5 : tensor<128xf32, #blocked>
    %7 = math.log %3 : tensor<128xf32, #blocked>
    %8 = arith.addf %6, %7 : tensor<128xf32, #blocked>
    %9 = math.log2 %3 : tensor<128xf32, #blocked>
    %10 = arith.addf %8, %9 : tensor<128xf32, #blocked>
    %11 = math.sin %3 : tensor<128xf32, #blocked>
    %12 = arith.addf %10, %11 : tensor<128xf32, #blocked>
    %13 = math.cos %3 : tensor<128xf32, #blocked>
    %14 = arith.addf %12, %13 : tensor<128xf32, #blocked>
    %15 = math.sqrt %3 : tensor<128xf32, #blocked>
    %16 = arith.addf %14, %15 : tensor<128xf32, #blocked>
    %17 = math.rsqrt %3 : tensor<128xf32, #blocked>
    %18 = arith.addf %16, %17 : tensor<128xf32, #blocked>
    %19 = tt.precise_sqrt %3 : tensor<128xf32, #blocked>
    %20 = tt.precise_divf %3, %18 : tensor<128xf32, #blocked>
    %21 = arith.addf %19, %20 : tensor<128xf32, #blocked>
    %22 = math.floor %3 : tensor<128xf32, #blocked>
    %23 = arith.addf %21, %22 : tensor<128xf32, #blocked>
    %24 = math.ceil %3 : tensor<128xf32, #blocked>
    %25 = arith.addf %23, %24 : tensor<128xf32, #blocked>
    %26 = math.erf %3 : tensor<128xf32, #blocked>
    %27 = arith.addf %25, %26 : tensor<128xf32, #blocked>
    %28 = math.fma %3, %18, %cst_2 : tensor<128xf32, #blocked>
    %29 = arith.addf %27, %28 : tensor<128xf32, #blocked>
    %30 = arith.addf %18, %29 : tensor<128xf32, #blocked>
    %31 = tt.clampf %30, %cst_1, %cst_0, propagateNan = none : tensor<128xf32, #blocked>
    %32 = tt.clampf %3, %3, %30, propagateNan = all : tensor<128xf32, #blocked>
    %33 = arith.addf %31, %32 : tensor<128xf32, #blocked>
    %34 = arith.maximumf %3, %33 : tensor<128xf32, #blocked>
    %35 = arith.subf %cst, %3 : tensor<128xf32, #blocked>
    %36 = math.exp %35 : tensor<128xf32, #blocked>
    %37 = arith.addf %36, %cst_0 : tensor<128xf32, #blocked>
    %38 = arith.divf %cst_0, %37 : tensor<128xf32, #blocked>
    %39 = arith.addf %34, %38 : tensor<128xf32, #blocked>
    %40 = arith.fptosi %3 : tensor<128xf32, #blocked> to tensor<128xi32, #blocked>
    %41 = arith.sitofp %40 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %42 = arith.addf %39, %41 : tensor<128xf32, #blocked>
    %43 = arith.addf %33, %42 : tensor<128xf32, #blocked>
    %44 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %45 = tt.addptr %44, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %46 = arith.divf %3, %43 : tensor<128xf32, #blocked>
    %47 = arith.addf %43, %46 : tensor<128xf32, #blocked>
    tt.store %45, %47 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @floats(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %cst_1 = arith.constant dense<-1.000000e+00> : tensor<128xf32, #blocked>
    %cst_2 = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = ttg.convert_layout %2 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.load %3 : tensor<128x!tt.ptr<f32>, #blocked>
    %5 = math.exp %4 : tensor<128xf32, #blocked>
    %6 = math.exp2 %4 : tensor<128xf32, #blocked>
    %7 = arith.addf %5, %6 : tensor<128xf32, #blocked>
    %8 = math.log %4 : tensor<128xf32, #blocked>
    %9 = arith.addf %7, %8 : tensor<128xf32, #blocked>
    %10 = math.log2 %4 : tensor<128xf32, #blocked>
    %11 = arith.addf %9, %10 : tensor<128xf32, #blocked>
    %12 = math.sin %4 : tensor<128xf32, #blocked>
    %13 = arith.addf %11, %12 : tensor<128xf32, #blocked>
    %14 = math.cos %4 : tensor<128xf32, #blocked>
    %15 = arith.addf %13, %14 : tensor<128xf32, #blocked>
    %16 = math.sqrt %4 : tensor<128xf32, #blocked>
    %17 = arith.addf %15, %16 : tensor<128xf32, #blocked>
    %18 = math.rsqrt %4 : tensor<128xf32, #blocked>
    %19 = arith.addf %17, %18 : tensor<128xf32, #blocked>
    %20 = tt.precise_sqrt %4 : tensor<128xf32, #blocked>
    %21 = tt.precise_divf %4, %19 : tensor<128xf32, #blocked>
    %22 = arith.addf %20, %21 : tensor<128xf32, #blocked>
    %23 = math.floor %4 : tensor<128xf32, #blocked>
    %24 = arith.addf %22, %23 : tensor<128xf32, #blocked>
    %25 = math.ceil %4 : tensor<128xf32, #blocked>
    %26 = arith.addf %24, %25 : tensor<128xf32, #blocked>
    %27 = math.erf %4 : tensor<128xf32, #blocked>
    %28 = arith.addf %26, %27 : tensor<128xf32, #blocked>
    %29 = math.fma %4, %19, %cst_2 : tensor<128xf32, #blocked>
    %30 = arith.addf %28, %29 : tensor<128xf32, #blocked>
    %31 = arith.addf %19, %30 : tensor<128xf32, #blocked>
    %32 = tt.clampf %31, %cst_1, %cst_0, propagateNan = none : tensor<128xf32, #blocked>
    %33 = tt.clampf %4, %4, %31, propagateNan = all : tensor<128xf32, #blocked>
    %34 = arith.addf %32, %33 : tensor<128xf32, #blocked>
    %35 = arith.maximumf %4, %34 : tensor<128xf32, #blocked>
    %36 = arith.subf %cst, %4 : tensor<128xf32, #blocked>
    %37 = math.exp %36 : tensor<128xf32, #blocked>
    %38 = arith.addf %37, %cst_0 : tensor<128xf32, #blocked>
    %39 = arith.divf %cst_0, %38 : tensor<128xf32, #blocked>
    %40 = arith.addf %35, %39 : tensor<128xf32, #blocked>
    %41 = arith.fptosi %4 : tensor<128xf32, #blocked> to tensor<128xi32, #blocked>
    %42 = arith.sitofp %41 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %43 = arith.addf %40, %42 : tensor<128xf32, #blocked>
    %44 = arith.addf %34, %43 : tensor<128xf32, #blocked>
    %45 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %46 = tt.addptr %45, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %47 = arith.divf %4, %44 : tensor<128xf32, #blocked>
    %48 = arith.addf %44, %47 : tensor<128xf32, #blocked>
    %49 = ttg.convert_layout %46 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %50 = ttg.convert_layout %48 : tensor<128xf32, #blocked> -> tensor<128xf32, #blocked>
    tt.store %49, %50 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @floats(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %cst_1 = arith.constant dense<-1.000000e+00> : tensor<128xf32, #blocked>
    %cst_2 = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = math.exp %3 : tensor<128xf32, #blocked>
    %5 = math.exp2 %3 : tensor<128xf32, #blocked>
    %6 = arith.addf %4, %5 : tensor<128xf32, #blocked>
    %7 = math.log %3 : tensor<128xf32, #blocked>
    %8 = arith.addf %6, %7 : tensor<128xf32, #blocked>
    %9 = math.log2 %3 : tensor<128xf32, #blocked>
    %10 = arith.addf %8, %9 : tensor<128xf32, #blocked>
    %11 = math.sin %3 : tensor<128xf32, #blocked>
    %12 = arith.addf %10, %11 : tensor<128xf32, #blocked>
    %13 = math.cos %3 : tensor<128xf32, #blocked>
    %14 = arith.addf %12, %13 : tensor<128xf32, #blocked>
    %15 = math.sqrt %3 : tensor<128xf32, #blocked>
    %16 = arith.addf %14, %15 : tensor<128xf32, #blocked>
    %17 = math.rsqrt %3 : tensor<128xf32, #blocked>
    %18 = arith.addf %16, %17 : tensor<128xf32, #blocked>
    %19 = tt.precise_sqrt %3 : tensor<128xf32, #blocked>
    %20 = tt.precise_divf %3, %18 : tensor<128xf32, #blocked>
    %21 = arith.addf %19, %20 : tensor<128xf32, #blocked>
    %22 = math.floor %3 : tensor<128xf32, #blocked>
    %23 = arith.addf %21, %22 : tensor<128xf32, #blocked>
    %24 = math.ceil %3 : tensor<128xf32, #blocked>
    %25 = arith.addf %23, %24 : tensor<128xf32, #blocked>
    %26 = math.erf %3 : tensor<128xf32, #blocked>
    %27 = arith.addf %25, %26 : tensor<128xf32, #blocked>
    %28 = math.fma %3, %18, %cst_2 : tensor<128xf32, #blocked>
    %29 = arith.addf %27, %28 : tensor<128xf32, #blocked>
    %30 = arith.addf %18, %29 : tensor<128xf32, #blocked>
    %31 = tt.clampf %30, %cst_1, %cst_0, propagateNan = none : tensor<128xf32, #blocked>
    %32 = tt.clampf %3, %3, %30, propagateNan = all : tensor<128xf32, #blocked>
    %33 = arith.addf %31, %32 : tensor<128xf32, #blocked>
    %34 = arith.maximumf %3, %33 : tensor<128xf32, #blocked>
    %35 = arith.subf %cst, %3 : tensor<128xf32, #blocked>
    %36 = math.exp %35 : tensor<128xf32, #blocked>
    %37 = arith.addf %36, %cst_0 : tensor<128xf32, #blocked>
    %38 = arith.divf %cst_0, %37 : tensor<128xf32, #blocked>
    %39 = arith.addf %34, %38 : tensor<128xf32, #blocked>
    %40 = arith.fptosi %3 : tensor<128xf32, #blocked> to tensor<128xi32, #blocked>
    %41 = arith.sitofp %40 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %42 = arith.addf %39, %41 : tensor<128xf32, #blocked>
    %43 = arith.addf %33, %42 : tensor<128xf32, #blocked>
    %44 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %45 = tt.addptr %44, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %46 = arith.divf %3, %43 : tensor<128xf32, #blocked>
    %47 = arith.addf %43, %46 : tensor<128xf32, #blocked>
    tt.store %45, %47 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @floats(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %cst_0 = arith.constant dense<-1.000000e+00> : tensor<128xf32, #blocked>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = math.exp %3 : tensor<128xf32, #blocked>
    %5 = math.exp2 %3 : tensor<128xf32, #blocked>
    %6 = arith.addf %4, %5 : tensor<128xf32, #blocked>
    %7 = math.log %3 : tensor<128xf32, #blocked>
    %8 = arith.addf %6, %7 : tensor<128xf32, #blocked>
    %9 = math.log2 %3 : tensor<128xf32, #blocked>
    %10 = arith.addf %8, %9 : tensor<128xf32, #blocked>
    %11 = math.sin %3 : tensor<128xf32, #blocked>
    %12 = arith.addf %10, %11 : tensor<128xf32, #blocked>
    %13 = math.cos %3 : tensor<128xf32, #blocked>
    %14 = arith.addf %12, %13 : tensor<128xf32, #blocked>
    %15 = math.sqrt %3 : tensor<128xf32, #blocked>
    %16 = arith.addf %14, %15 : tensor<128xf32, #blocked>
    %17 = math.rsqrt %3 : tensor<128xf32, #blocked>
    %18 = arith.addf %16, %17 : tensor<128xf32, #blocked>
    %19 = tt.precise_sqrt %3 : tensor<128xf32, #blocked>
    %20 = tt.precise_divf %3, %18 : tensor<128xf32, #blocked>
    %21 = arith.addf %19, %20 : tensor<128xf32, #blocked>
    %22 = math.floor %3 : tensor<128xf32, #blocked>
    %23 = arith.addf %21, %22 : tensor<128xf32, #blocked>
    %24 = math.ceil %3 : tensor<128xf32, #blocked>
    %25 = arith.addf %23, %24 : tensor<128xf32, #blocked>
    %26 = math.erf %3 : tensor<128xf32, #blocked>
    %27 = arith.addf %25, %26 : tensor<128xf32, #blocked>
    %28 = math.fma %3, %18, %cst : tensor<128xf32, #blocked>
    %29 = arith.addf %27, %28 : tensor<128xf32, #blocked>
    %30 = arith.addf %18, %29 : tensor<128xf32, #blocked>
    %31 = tt.clampf %30, %cst_0, %cst_1, propagateNan = none : tensor<128xf32, #blocked>
    %32 = tt.clampf %3, %3, %30, propagateNan = all : tensor<128xf32, #blocked>
    %33 = arith.addf %31, %32 : tensor<128xf32, #blocked>
    %34 = arith.maximumf %3, %33 : tensor<128xf32, #blocked>
    %35 = arith.subf %cst_2, %3 : tensor<128xf32, #blocked>
    %36 = math.exp %35 : tensor<128xf32, #blocked>
    %37 = arith.addf %36, %cst_1 : tensor<128xf32, #blocked>
    %38 = arith.divf %cst_1, %37 : tensor<128xf32, #blocked>
    %39 = arith.addf %34, %38 : tensor<128xf32, #blocked>
    %40 = arith.fptosi %3 : tensor<128xf32, #blocked> to tensor<128xi32, #blocked>
    %41 = arith.sitofp %40 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %42 = arith.addf %39, %41 : tensor<128xf32, #blocked>
    %43 = arith.addf %33, %42 : tensor<128xf32, #blocked>
    %44 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %45 = tt.addptr %44, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %46 = arith.divf %3, %43 : tensor<128xf32, #blocked>
    %47 = arith.addf %43, %46 : tensor<128xf32, #blocked>
    tt.store %45, %47 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
