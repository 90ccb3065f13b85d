// Kernel loops of kernels/control.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16 i32; constants STEPS=3, BLOCK=128
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @loops(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>>
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128xf32>
    %4 = arith.addf %3, %cst_0 : tensor<128xf32>
    %c1_i32 = arith.constant 1 : i32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<128xf32>
    %5 = arith.addf %4, %cst_2 : tensor<128xf32>
    %c2_i32 = arith.constant 2 : i32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant dense<2.000000e+00> : tensor<128xf32>
    %6 = arith.addf %5, %cst_4 : tensor<128xf32>
    %c0_i32_5 = arith.constant 0 : i32
    %c1_i32_6 = arith.constant 1 : i32
    %7 = arith.bitcast %c0_i32_5 : i32 to i32
    %8 = arith.bitcast %arg2 : i32 to i32
    %9 = arith.bitcast %c1_i32_6 : i32 to i32
    %10 = ub.poison : i32
    %11:2 = scf.for %arg3 = %7 to %8 step %9 iter_args(%arg4 = %6, %arg5 = %3) -> (tensor<128xf32>, tensor<128xf32>)  : i32 {
      %c2_i32_9 = arith.constant 2 : i32
      %cst_10 = arith.constant 2.000000e+00 : f32
      %cst_11 = arith.constant dense<2.000000e+00> : tensor<128xf32>
      %20 = arith.mulf %arg4, %cst_11 : tensor<128xf32>
      %21 = arith.sitofp %arg3 : i32 to f32
      %22 = tt.splat %21 : f32 -> tensor<128xf32>
      %23 = arith.addf %20, %22 : tensor<128xf32>
      %24 = arith.minnumf %arg5, %arg4 : tensor<128xf32>
      scf.yield %23, %24 : tensor<128xf32>, tensor<128xf32>
    } {tt.loop_unroll_factor = 2 : i32}
    %c0_i32_7 = arith.constant 0 : i32
    %c1_i32_8 = arith.constant 1 : i32
    %12 = arith.bitcast %c0_i32_7 : i32 to i32
    %13 = arith.bitcast %arg2 : i32 to i32
    %14 = arith.bitcast %c1_i32_8 : i32 to i32
    %15 = ub.poison : i32
    %16:2 = scf.for %arg3 = %12 to %13 step %14 iter_args(%arg4 = %11#0, %arg5 = %11#1) -> (tensor<128xf32>, tensor<128xf32>)  : i32 {
      %c2_i32_9 = arith.constant 2 : i32
      %c2_i32_10 = arith.constant 2 : i32
      %20 = arith.remsi %arg3, %c2_i32_10 : i32
      %c0_i32_11 = arith.constant 0 : i32
      %21 = arith.cmpi eq, %20, %c0_i32_11 : i32
      %22:2 = scf.if %21 -> (tensor<128xf32>, tensor<128xf32>) {
        %23 = arith.addf %arg5, %arg4 : tensor<128xf32>
        scf.yield %arg4, %23 : tensor<128xf32>, tensor<128xf32>
      } else {
        %23 = arith.subf %arg4, %arg5 : tensor<128xf32>
        scf.yield %23, %arg5 : tensor<128xf32>, tensor<128xf32>
      }
      scf.yield %22#0, %22#1 : tensor<128xf32>, tensor<128xf32>
    } {tt.disallow_acc_multi_buffer, tt.num_stages = 1 : i32}
    %17 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %18 = tt.addptr %17, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %19 = arith.addf %16#0, %16#1 : tensor<128xf32>
    tt.store %18, %19 : tensor<128x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @loops(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<2.000000e+00> : tensor<128xf32>
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<128xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32>
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>>
    %4 = arith.addf %3, %cst_1 : tensor<128xf32>
    %5 = arith.addf %4, %cst_0 : tensor<128xf32>
    %6 = arith.addf %5, %cst : tensor<128xf32>
    %7 = arith.subi %arg2, %c0_i32 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %8 = arith.subi %c1_i32, %c1_i32_2 : i32
    %9 = arith.addi %7, %8 : i32
    %10 = arith.divui %9, %c1_i32 : i32
    %c2_i32_3 = arith.constant 2 : i32
    %11 = arith.remsi %10, %c2_i32_3 : i32
    %12 = arith.subi %10, %11 : i32
    %13 = arith.muli %12, %c1_i32 : i32
    %14 = arith.addi %c0_i32, %13 : i32
    %15 = arith.muli %c1_i32, %c2_i32_3 : i32
    %16:2 = scf.for %arg3 = %c0_i32 to %14 step %15 iter_args(%arg4 = %6, %arg5 = %3) -> (tensor<128xf32>, tensor<128xf32>)  : i32 {
      %22 = arith.mulf %arg4, %cst : tensor<128xf32>
      %23 = arith.sitofp %arg3 : i32 to f32
      %24 = tt.splat %23 : f32 -> tensor<128xf32>
      %25 = arith.addf %22, %24 : tensor<128xf32>
      %26 = arith.minnumf %arg5, %arg4 : tensor<128xf32>
      %c1_i32_4 = arith.constant 1 : i32
      %27 = arith.muli %c1_i32, %c1_i32_4 : i32
      %28 = arith.addi %arg3, %27 : i32
      %29 = arith.mulf %25, %cst : tensor<128xf32>
      %30 = arith.sitofp %28 : i32 to f32
      %31 = tt.splat %30 : f32 -> tensor<128xf32>
      %32 = arith.addf %29, %31 : tensor<128xf32>
      %33 = arith.minnumf %26, %25 : tensor<128xf32>
      scf.yield %32, %33 : tensor<128xf32>, tensor<128xf32>
    }
    %17:2 = scf.for %arg3 = %14 to %arg2 step %c1_i32 iter_args(%arg4 = %16#0, %arg5 = %16#1) -> (tensor<128xf32>, tensor<128xf32>)  : i32 {
      %22 = arith.mulf %arg4, %cst : tensor<128xf32>
      %23 = arith.sitofp %arg3 : i32 to f32
      %24 = tt.splat %23 : f32 -> tensor<128xf32>
      %25 = arith.addf %22, %24 : tensor<128xf32>
      %26 = arith.minnumf %arg5, %arg4 : tensor<128xf32>
      scf.yield %25, %26 : tensor<128xf32>, tensor<128xf32>
    } {tt.num_stages = 1 : i32}
    %18:2 = scf.for %arg3 = %c0_i32 to %arg2 step %c1_i32 iter_args(%arg4 = %17#0, %arg5 = %17#1) -> (tensor<128xf32>, tensor<128xf32>)  : i32 {
      %22 = arith.remsi %arg3, %c2_i32 : i32
      %23 = arith.cmpi eq, %22, %c0_i32 : i32
      %24:2 = scf.if %23 -> (tensor<128xf32>, tensor<128xf32>) {
        %25 = arith.addf %arg5, %arg4 : tensor<128xf32>
        scf.yield %arg4, %25 : tensor<128xf32>, tensor<128xf32>
      } else {
        %25 = arith.subf %arg4, %arg5 : tensor<128xf32>
        scf.yield %25, %arg5 : tensor<128xf32>, tensor<128xf32>
      }
      scf.yield %24#0, %24#1 : tensor<128xf32>, tensor<128xf32>
    } {tt.disallow_acc_multi_buffer, tt.num_stages = 1 : i32}
    %19 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %20 = tt.addptr %19, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %21 = arith.addf %18#0, %18#1 : tensor<128xf32>
    tt.store %20, %21 : tensor<128x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @loops(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = arith.addf %3, %cst_1 : tensor<128xf32, #blocked>
    %5 = arith.addf %4, %cst_0 : tensor<128xf32, #blocked>
    %6 = arith.addf %5, %cst : tensor<128xf32, #blocked>
    %7 = arith.subi %arg2, %c0_i32 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %8 = arith.subi %c1_i32, %c1_i32_2 : i32
    %9 = arith.addi %7, %8 : i32
    %10 = arith.divui %9, %c1_i32 : i32
    %c2_i32_3 = arith.constant 2 : i32
    %11 = arith.remsi %10, %c2_i32_3 : i32
    %12 = arith.subi %10, %11 : i32
    %13 = arith.muli %12, %c1_i32 : i32
    %14 = arith.addi %c0_i32, %13 : i32
    %15 = arith.muli %c1_i32, %c2_i32_3 : i32
    %16:2 = scf.for %arg3 = %c0_i32 to %14 step %15 iter_args(%arg4 = %6, %arg5 = %3) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %22 = arith.mulf %arg4, %cst : tensor<128xf32, #blocked>
      %23 = arith.sitofp %arg3 : i32 to f32
      %24 = tt.splat %23 : f32 -> tensor<128xf32, #blocked>
      %25 = arith.addf %22, %24 : tensor<128xf32, #blocked>
      %26 = arith.minnumf %arg5, %arg4 : tensor<128xf32, #blocked>
      %c1_i32_4 = arith.constant 1 : i32
      %27 = arith.muli %c1_i32, %c1_i32_4 : i32
      %28 = arith.addi %arg3, %27 : i32
      %29 = arith.mulf %25, %cst : tensor<128xf32, #blocked>
      %30 = arith.sitofp %28 : i32 to f32
      %31 = tt.splat %30 : f32 -> tensor<128xf32, #blocked>
      %32 = arith.addf %29, %31 : tensor<128xf32, #blocked>
      %33 = arith.minnumf %26, %25 : tensor<128xf32, #blocked>
      scf.yield %32, %33 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    }
    %17:2 = scf.for %arg3 = %14 to %arg2 step %c1_i32 iter_args(%arg4 = %16#0, %arg5 = %16#1) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %22 = arith.mulf %arg4, %cst : tensor<128xf32, #blocked>
      %23 = arith.sitofp %arg3 : i32 to f32
      %24 = tt.splat %23 : f32 -> tensor<128xf32, #blocked>
      %25 = arith.addf %22, %24 : tensor<128xf32, #blocked>
      %26 = arith.minnumf %arg5, %arg4 : tensor<128xf32, #blocked>
      scf.yield %25, %26 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    } {tt.num_stages = 1 : i32}
    %18:2 = scf.for %arg3 = %c0_i32 to %arg2 step %c1_i32 iter_args(%arg4 = %17#0, %arg5 = %17#1) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %22 = arith.remsi %arg3, %c2_i32 : i32
      %23 = arith.cmpi eq, %22, %c0_i32 : i32
      %24:2 = scf.if %23 -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) {
        %25 = arith.addf %arg5, %arg4 : tensor<128xf32, #blocked>
        scf.yield %arg4, %25 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
      } else {
        %25 = arith.subf %arg4, %arg5 : tensor<128xf32, #blocked>
        scf.yield %25, %arg5 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
      }
      scf.yield %24#0, %24#1 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    } {tt.disallow_acc_multi_buffer, tt.num_stages = 1 : i32}
    %19 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %20 = tt.addptr %19, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %21 = arith.addf %18#0, %18#1 : tensor<128xf32, #blocked>
    tt.store %20, %21 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @loops(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = ttg.convert_layout %2 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.load %3 : tensor<128x!tt.ptr<f32>, #blocked>
    %5 = arith.addf %4, %cst_1 : tensor<128xf32, #blocked>
    %6 = arith.addf %5, %cst_0 : tensor<128xf32, #blocked>
    %7 = arith.addf %6, %cst : tensor<128xf32, #blocked>
    %8 = arith.subi %arg2, %c0_i32 : i32
    %c1_i32_2 = arith.constant 1 : i32
    %9 = arith.subi %c1_i32, %c1_i32_2 : i32
    %10 = arith.addi %8, %9 : i32
    %11 = arith.divui %10, %c1_i32 : i32
    %c2_i32_3 = arith.constant 2 : i32
    %12 = arith.remsi %11, %c2_i32_3 : i32
    %13 = arith.subi %11, %12 : i32
    %14 = arith.muli %13, %c1_i32 : i32
    %15 = arith.addi %c0_i32, %14 : i32
    %16 = arith.muli %c1_i32, %c2_i32_3 : i32
    %17:2 = scf.for %arg3 = %c0_i32 to %15 step %16 iter_args(%arg4 = %7, %arg5 = %4) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %25 = arith.mulf %arg4, %cst : tensor<128xf32, #blocked>
      %26 = arith.sitofp %arg3 : i32 to f32
      %27 = tt.splat %26 : f32 -> tensor<128xf32, #blocked>
      %28 = arith.addf %25, %27 : tensor<128xf32, #blocked>
      %29 = arith.minnumf %arg5, %arg4 : tensor<128xf32, #blocked>
      %c1_i32_4 = arith.constant 1 : i32
      %30 = arith.muli %c1_i32, %c1_i32_4 : i32
      %31 = arith.addi %arg3, %30 : i32
      %32 = arith.mulf %28, %cst : tensor<128xf32, #blocked>
      %33 = arith.sitofp %31 : i32 to f32
      %34 = tt.splat %33 : f32 -> tensor<128xf32, #blocked>
      %35 = arith.addf %32, %34 : tensor<128xf32, #blocked>
      %36 = arith.minnumf %29, %28 : tensor<128xf32, #blocked>
      scf.yield %35, %36 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    }
    %18:2 = scf.for %arg3 = %15 to %arg2 step %c1_i32 iter_args(%arg4 = %17#0, %arg5 = %17#1) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %25 = arith.mulf %arg4, %cst : tensor<128xf32, #blocked>
      %26 = arith.sitofp %arg3 : i32 to f32
      %27 = tt.splat %26 : f32 -> tensor<128xf32, #blocked>
      %28 = arith.addf %25, %27 : tensor<128xf32, #blocked>
      %29 = arith.minnumf %arg5, %arg4 : tensor<128xf32, #blocked>
      scf.yield %28, %29 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    } {tt.num_stages = 1 : i32}
    %19:2 = scf.for %arg3 = %c0_i32 to %arg2 step %c1_i32 iter_args(%arg4 = %18#0, %arg5 = %18#1) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %25 = arith.remsi %arg3, %c2_i32 : i32
      %26 = arith.cmpi eq, %25, %c0_i32 : i32
      %27:2 = scf.if %26 -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) {
        %28 = arith.addf %arg5, %arg4 : tensor<128xf32, #blocked>
        scf.yield %arg4, %28 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
      } else {
        %28 = arith.subf %arg4, %arg5 : tensor<128xf32, #blocked>
        scf.yield %28, %arg5 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
      }
      scf.yield %27#0, %27#1 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    } {tt.disallow_acc_multi_buffer, tt.num_stages = 1 : i32}
    %20 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %21 = tt.addptr %20, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %22 = arith.addf %19#0, %19#1 : tensor<128xf32, #blocked>
    %23 = ttg.convert_layout %21 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %24 = ttg.convert_layout %22 : tensor<128xf32, #blocked> -> tensor<128xf32, #blocked>
    tt.store %23, %24 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_f32_dot_tc()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @loops(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = ttg.convert_layout %2 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.load %3 : tensor<128x!tt.ptr<f32>, #blocked>
    %5 = arith.addf %4, %cst_1 : tensor<128xf32, #blocked>
    %6 = arith.addf %5, %cst_0 : tensor<128xf32, #blocked>
    %7 = arith.addf %6, %cst : tensor<128xf32, #blocked>
    %8 = arith.remsi %arg2, %c2_i32 : i32
    %9 = arith.subi %arg2, %8 : i32
    %10:2 = scf.for %arg3 = %c0_i32 to %9 step %c2_i32 iter_args(%arg4 = %7, %arg5 = %4) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %18 = arith.mulf %arg4, %cst : tensor<128xf32, #blocked>
      %19 = arith.sitofp %arg3 : i32 to f32
      %20 = tt.splat %19 : f32 -> tensor<128xf32, #blocked>
      %21 = arith.addf %18, %20 : tensor<128xf32, #blocked>
      %22 = arith.minnumf %arg5, %arg4 : tensor<128xf32, #blocked>
      %23 = arith.addi %arg3, %c1_i32 : i32
      %24 = arith.mulf %21, %cst : tensor<128xf32, #blocked>
      %25 = arith.sitofp %23 : i32 to f32
      %26 = tt.splat %25 : f32 -> tensor<128xf32, #blocked>
      %27 = arith.addf %24, %26 : tensor<128xf32, #blocked>
      %28 = arith.minnumf %22, %21 : tensor<128xf32, #blocked>
      scf.yield %27, %28 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    }
    %11:2 = scf.for %arg3 = %9 to %arg2 step %c1_i32 iter_args(%arg4 = %10#0, %arg5 = %10#1) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %18 = arith.mulf %arg4, %cst : tensor<128xf32, #blocked>
      %19 = arith.sitofp %arg3 : i32 to f32
      %20 = tt.splat %19 : f32 -> tensor<128xf32, #blocked>
      %21 = arith.addf %18, %20 : tensor<128xf32, #blocked>
      %22 = arith.minnumf %arg5, %arg4 : tensor<128xf32, #blocked>
      scf.yield %21, %22 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    } {tt.num_stages = 1 : i32}
    %12:2 = scf.for %arg3 = %c0_i32 to %arg2 step %c1_i32 iter_args(%arg4 = %11#0, %arg5 = %11#1) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %18 = arith.remsi %arg3, %c2_i32 : i32
      %19 = arith.cmpi eq, %18, %c0_i32 : i32
      %20:2 = scf.if %19 -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) {
        %21 = arith.addf %arg5, %arg4 : tensor<128xf32, #blocked>
        scf.yield %arg4, %21 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
      } else {
        %21 = arith.subf %arg4, %arg5 : tensor<128xf32, #blocked>
        scf.yield %21, %arg5 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
      }
      scf.yield %20#0, %20#1 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    } {tt.disallow_acc_multi_buffer, tt.num_stages = 1 : i32}
    %13 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %14 = tt.addptr %13, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %15 = arith.addf %12#0, %12#1 : tensor<128xf32, #blocked>
    %16 = ttg.convert_layout %14 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %17 = ttg.convert_layout %15 : tensor<128xf32, #blocked> -> tensor<128xf32, #blocked>
    tt.store %16, %17 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @loops(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %c2_i32 = arith.constant 2 : i32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = arith.addf %3, %cst_1 : tensor<128xf32, #blocked>
    %5 = arith.addf %4, %cst_0 : tensor<128xf32, #blocked>
    %6 = arith.addf %5, %cst : tensor<128xf32, #blocked>
    %7 = arith.remsi %arg2, %c2_i32 : i32
    %8 = arith.subi %arg2, %7 : i32
    %9:2 = scf.for %arg3 = %c0_i32 to %8 step %c2_i32 iter_args(%arg4 = %6, %arg5 = %3) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %15 = arith.mulf %arg4, %cst : tensor<128xf32, #blocked>
      %16 = arith.sitofp %arg3 : i32 to f32
      %17 = tt.splat %16 : f32 -> tensor<128xf32, #blocked>
      %18 = arith.addf %15, %17 : tensor<128xf32, #blocked>
      %19 = arith.minnumf %arg5, %arg4 : tensor<128xf32, #blocked>
      %20 = arith.addi %arg3, %c1_i32 : i32
      %21 = arith.mulf %18, %cst : tensor<128xf32, #blocked>
      %22 = arith.sitofp %20 : i32 to f32
      %23 = tt.splat %22 : f32 -> tensor<128xf32, #blocked>
      %24 = arith.addf %21, %23 : tensor<128xf32, #blocked>
      %25 = arith.minnumf %19, %18 : tensor<128xf32, #blocked>
      scf.yield %24, %25 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    }
    %10:2 = scf.for %arg3 = %8 to %arg2 step %c1_i32 iter_args(%arg4 = %9#0, %arg5 = %9#1) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %15 = arith.mulf %arg4, %cst : tensor<128xf32, #blocked>
      %16 = arith.sitofp %arg3 : i32 to f32
      %17 = tt.splat %16 : f32 -> tensor<128xf32, #blocked>
      %18 = arith.addf %15, %17 : tensor<128xf32, #blocked>
      %19 = arith.minnumf %arg5, %arg4 : tensor<128xf32, #blocked>
      scf.yield %18, %19 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    } {tt.num_stages = 1 : i32}
    %11:2 = scf.for %arg3 = %c0_i32 to %arg2 step %c1_i32 iter_args(%arg4 = %10#0, %arg5 = %10#1) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %15 = arith.remsi %arg3, %c2_i32 : i32
      %16 = arith.cmpi eq, %15, %c0_i32 : i32
      %17:2 = scf.if %16 -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) {
        %18 = arith.addf %arg5, %arg4 : tensor<128xf32, #blocked>
        scf.yield %arg4, %18 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
      } else {
        %18 = arith.subf %arg4, %arg5 : tensor<128xf32, #blocked>
        scf.yield %18, %arg5 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
      }
      scf.yield %17#0, %17#1 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    } {tt.disallow_acc_multi_buffer, tt.num_stages = 1 : i32}
    %12 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %13 = tt.addptr %12, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %14 = arith.addf %11#0, %11#1 : tensor<128xf32, #blocked>
    tt.store %13, %14 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @loops(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<128xf32, #blocked>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<128xf32, #blocked>
    %c2_i32 = arith.constant 2 : i32
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<128xf32, #blocked>
    %c1_i32 = arith.constant 1 : i32
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = arith.addf %3, %cst : tensor<128xf32, #blocked>
    %5 = arith.addf %4, %cst_0 : tensor<128xf32, #blocked>
    %6 = arith.addf %5, %cst_1 : tensor<128xf32, #blocked>
    %7 = arith.remsi %arg2, %c2_i32 : i32
    %8 = arith.subi %arg2, %7 : i32
    %9:2 = scf.for %arg3 = %c0_i32 to %8 step %c2_i32 iter_args(%arg4 = %6, %arg5 = %3) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %15 = arith.mulf %arg4, %cst_1 : tensor<128xf32, #blocked>
      %16 = arith.sitofp %arg3 : i32 to f32
      %17 = tt.splat %16 : f32 -> tensor<128xf32, #blocked>
      %18 = arith.addf %15, %17 : tensor<128xf32, #blocked>
      %19 = arith.minnumf %arg5, %arg4 : tensor<128xf32, #blocked>
      %20 = arith.addi %arg3, %c1_i32 : i32
      %21 = arith.mulf %18, %cst_1 : tensor<128xf32, #blocked>
      %22 = arith.sitofp %20 : i32 to f32
      %23 = tt.splat %22 : f32 -> tensor<128xf32, #blocked>
      %24 = arith.addf %21, %23 : tensor<128xf32, #blocked>
      %25 = arith.minnumf %19, %18 : tensor<128xf32, #blocked>
      scf.yield %24, %25 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    }
    %10:2 = scf.for %arg3 = %8 to %arg2 step %c1_i32 iter_args(%arg4 = %9#0, %arg5 = %9#1) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %15 = arith.mulf %arg4, %cst_1 : tensor<128xf32, #blocked>
      %16 = arith.sitofp %arg3 : i32 to f32
      %17 = tt.splat %16 : f32 -> tensor<128xf32, #blocked>
      %18 = arith.addf %15, %17 : tensor<128xf32, #blocked>
      %19 = arith.minnumf %arg5, %arg4 : tensor<128xf32, #blocked>
      scf.yield %18, %19 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    } {tt.num_stages = 1 : i32}
    %11:2 = scf.for %arg3 = %c0_i32 to %arg2 step %c1_i32 iter_args(%arg4 = %10#0, %arg5 = %10#1) -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>)  : i32 {
      %15 = arith.remsi %arg3, %c2_i32 : i32
      %16 = arith.cmpi eq, %15, %c0_i32 : i32
      %17:2 = scf.if %16 -> (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) {
        %18 = arith.addf %arg5, %arg4 : tensor<128xf32, #blocked>
        scf.yield %arg4, %18 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
      } else {
        %18 = arith.subf %arg4, %arg5 : tensor<128xf32, #blocked>
        scf.yield %18, %arg5 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
      }
      scf.yield %17#0, %17#1 : tensor<128xf32, #blocked>, tensor<128xf32, #blocked>
    } {tt.disallow_acc_multi_buffer, tt.num_stages = 1 : i32}
    %12 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %13 = tt.addptr %12, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %14 = arith.addf %11#0, %11#1 : tensor<128xf32, #blocked>
    tt.store %13, %14 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
