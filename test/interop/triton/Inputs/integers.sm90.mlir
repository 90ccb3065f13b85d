// Kernel integers of kernels/control.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *i32:16 *i32:16 *i64:16; constants BLOCK=128
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @integers(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %3 = tt.load %2 : tensor<128x!tt.ptr<i32>>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %6 = tt.load %5 : tensor<128x!tt.ptr<i32>>
    %7 = tt.bitcast %3 : tensor<128xi32> -> tensor<128xi32>
    %8 = tt.bitcast %6 : tensor<128xi32> -> tensor<128xi32>
    %9 = tt.mulhiui %7, %8 : tensor<128xi32>
    %10 = arith.divsi %3, %6 : tensor<128xi32>
    %11 = arith.remsi %3, %6 : tensor<128xi32>
    %12 = arith.extsi %10 : tensor<128xi32> to tensor<128xi64>
    %13 = arith.extsi %11 : tensor<128xi32> to tensor<128xi64>
    %14 = arith.addi %12, %13 : tensor<128xi64>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<128xi64>
    %15 = arith.cmpi sle, %14, %cst : tensor<128xi64>
    %cst_0 = arith.constant dense<-2147483648> : tensor<128xi64>
    %16 = arith.cmpi sge, %14, %cst_0 : tensor<128xi64>
    %17 = arith.andi %15, %16 : tensor<128xi1>
    %18 = arith.addi %10, %11 : tensor<128xi32>
    %c3_i32 = arith.constant 3 : i32
    %c3_i32_1 = arith.constant 3 : i32
    %cst_2 = arith.constant dense<3> : tensor<128xi32>
    %19 = arith.shrsi %3, %cst_2 : tensor<128xi32>
    %20 = arith.extsi %18 : tensor<128xi32> to tensor<128xi64>
    %21 = arith.extsi %19 : tensor<128xi32> to tensor<128xi64>
    %22 = arith.addi %20, %21 : tensor<128xi64>
    %c2147483647_i64_3 = arith.constant 2147483647 : i64
    %c-2147483648_i64_4 = arith.constant -2147483648 : i64
    %cst_5 = arith.constant dense<2147483647> : tensor<128xi64>
    %23 = arith.cmpi sle, %22, %cst_5 : tensor<128xi64>
    %cst_6 = arith.constant dense<-2147483648> : tensor<128xi64>
    %24 = arith.cmpi sge, %22, %cst_6 : tensor<128xi64>
    %25 = arith.andi %23, %24 : tensor<128xi1>
    %26 = arith.addi %18, %19 : tensor<128xi32>
    %c3_i32_7 = arith.constant 3 : i32
    %c3_i32_8 = arith.constant 3 : i32
    %cst_9 = arith.constant dense<3> : tensor<128xi32>
    %27 = arith.shrui %7, %cst_9 : tensor<128xi32>
    %28 = arith.bitcast %27 : tensor<128xi32> to tensor<128xi32>
    %29 = arith.extsi %26 : tensor<128xi32> to tensor<128xi64>
    %30 = arith.extsi %28 : tensor<128xi32> to tensor<128xi64>
    %31 = arith.addi %29, %30 : tensor<128xi64>
    %c2147483647_i64_10 = arith.constant 2147483647 : i64
    %c-2147483648_i64_11 = arith.constant -2147483648 : i64
    %cst_12 = arith.constant dense<2147483647> : tensor<128xi64>
    %32 = arith.cmpi sle, %31, %cst_12 : tensor<128xi64>
    %cst_13 = arith.constant dense<-2147483648> : tensor<128xi64>
    %33 = arith.cmpi sge, %31, %cst_13 : tensor<128xi64>
    %34 = arith.andi %32, %33 : tensor<128xi1>
    %35 = arith.addi %26, %28 : tensor<128xi32>
    %c2_i32 = arith.constant 2 : i32
    %c2_i32_14 = arith.constant 2 : i32
    %cst_15 = arith.constant dense<2> : tensor<128xi32>
    %36 = arith.shli %3, %cst_15 : tensor<128xi32>
    %37 = arith.extsi %35 : tensor<128xi32> to tensor<128xi64>
    %38 = arith.extsi %36 : tensor<128xi32> to tensor<128xi64>
    %39 = arith.addi %37, %38 : tensor<128xi64>
    %c2147483647_i64_16 = arith.constant 2147483647 : i64
    %c-2147483648_i64_17 = arith.constant -2147483648 : i64
    %cst_18 = arith.constant dense<2147483647> : tensor<128xi64>
    %40 = arith.cmpi sle, %39, %cst_18 : tensor<128xi64>
    %cst_19 = arith.constant dense<-2147483648> : tensor<128xi64>
    %41 = arith.cmpi sge, %39, %cst_19 : tensor<128xi64>
    %42 = arith.andi %40, %41 : tensor<128xi1>
    %43 = arith.addi %35, %36 : tensor<128xi32>
    %44 = tt.call @"triton.language.standard.cdiv__i32S128S__(1,)cconstexpr_7_"(%3) : (tensor<128xi32>) -> tensor<128xi32>
    %45 = arith.extsi %43 : tensor<128xi32> to tensor<128xi64>
    %46 = arith.extsi %44 : tensor<128xi32> to tensor<128xi64>
    %47 = arith.addi %45, %46 : tensor<128xi64>
    %c2147483647_i64_20 = arith.constant 2147483647 : i64
    %c-2147483648_i64_21 = arith.constant -2147483648 : i64
    %cst_22 = arith.constant dense<2147483647> : tensor<128xi64>
    %48 = arith.cmpi sle, %47, %cst_22 : tensor<128xi64>
    %cst_23 = arith.constant dense<-2147483648> : tensor<128xi64>
    %49 = arith.cmpi sge, %47, %cst_23 : tensor<128xi64>
    %50 = arith.andi %48, %49 : tensor<128xi1>
    %51 = arith.addi %43, %44 : tensor<128xi32>
    %52 = arith.cmpi slt, %3, %6 : tensor<128xi32>
    %53 = arith.andi %3, %6 : tensor<128xi32>
    %c-1_i32 = arith.constant -1 : i32
    %cst_24 = arith.constant dense<-1> : tensor<128xi32>
    %54 = arith.xori %6, %cst_24 : tensor<128xi32>
    %55 = arith.ori %3, %54 : tensor<128xi32>
    %56 = arith.select %52, %53, %55 : tensor<128xi1>, tensor<128xi32>
    %57 = arith.minsi %3, %6 : tensor<128xi32>
    %58 = arith.maxsi %3, %6 : tensor<128xi32>
    %59 = arith.extsi %57 : tensor<128xi32> to tensor<128xi64>
    %60 = arith.extsi %58 : tensor<128xi32> to tensor<128xi64>
    %61 = arith.addi %59, %60 : tensor<128xi64>
    %c2147483647_i64_25 = arith.constant 2147483647 : i64
    %c-2147483648_i64_26 = arith.constant -2147483648 : i64
    %cst_27 = arith.constant dense<2147483647> : tensor<128xi64>
    %62 = arith.cmpi sle, %61, %cst_27 : tensor<128xi64>
    %cst_28 = arith.constant dense<-2147483648> : tensor<128xi64>
    %63 = arith.cmpi sge, %61, %cst_28 : tensor<128xi64>
    %64 = arith.andi %62, %63 : tensor<128xi1>
    %65 = arith.addi %57, %58 : tensor<128xi32>
    %66 = math.absi %3 : tensor<128xi32>
    %67 = arith.extsi %65 : tensor<128xi32> to tensor<128xi64>
    %68 = arith.extsi %66 : tensor<128xi32> to tensor<128xi64>
    %69 = arith.addi %67, %68 : tensor<128xi64>
    %c2147483647_i64_29 = arith.constant 2147483647 : i64
    %c-2147483648_i64_30 = arith.constant -2147483648 : i64
    %cst_31 = arith.constant dense<2147483647> : tensor<128xi64>
    %70 = arith.cmpi sle, %69, %cst_31 : tensor<128xi64>
    %cst_32 = arith.constant dense<-2147483648> : tensor<128xi64>
    %71 = arith.cmpi sge, %69, %cst_32 : tensor<128xi64>
    %72 = arith.andi %70, %71 : tensor<128xi1>
    %73 = arith.addi %65, %66 : tensor<128xi32>
    %74 = arith.xori %56, %73 : tensor<128xi32>
    %75 = arith.extsi %51 : tensor<128xi32> to tensor<128xi64>
    %76 = arith.extsi %74 : tensor<128xi32> to tensor<128xi64>
    %77 = arith.addi %75, %76 : tensor<128xi64>
    %c2147483647_i64_33 = arith.constant 2147483647 : i64
    %c-2147483648_i64_34 = arith.constant -2147483648 : i64
    %cst_35 = arith.constant dense<2147483647> : tensor<128xi64>
    %78 = arith.cmpi sle, %77, %cst_35 : tensor<128xi64>
    %cst_36 = arith.constant dense<-2147483648> : tensor<128xi64>
    %79 = arith.cmpi sge, %77, %cst_36 : tensor<128xi64>
    %80 = arith.andi %78, %79 : tensor<128xi1>
    %81 = arith.addi %51, %74 : tensor<128xi32>
    %82 = arith.extsi %3 : tensor<128xi32> to tensor<128xi64>
    %83 = arith.extsi %6 : tensor<128xi32> to tensor<128xi64>
    %84 = arith.muli %82, %83 : tensor<128xi64>
    %85 = arith.extui %9 : tensor<128xi32> to tensor<128xi64>
    %86 = arith.addi %84, %85 : tensor<128xi64>
    %87 = arith.cmpi ne, %3, %6 : tensor<128xi32>
    %88 = arith.extui %87 : tensor<128xi1> to tensor<128xi8>
    %89 = arith.extsi %88 : tensor<128xi8> to tensor<128xi64>
    %90 = arith.addi %86, %89 : tensor<128xi64>
    %91 = tt.splat %arg2 : !tt.ptr<i64> -> tensor<128x!tt.ptr<i64>>
    %92 = tt.addptr %91, %0 : tensor<128x!tt.ptr<i64>>, tensor<128xi32>
    %93 = arith.extsi %81 : tensor<128xi32> to tensor<128xi64>
    %94 = arith.addi %90, %93 : tensor<128xi64>
    tt.store %92, %94 : tensor<128x!tt.ptr<i64>>
    tt.return
  }
  tt.func private @"triton.language.standard.cdiv__i32S128S__(1,)cconstexpr_7_"(%arg0: tensor<128xi32>) -> tensor<128xi32> attributes {noinline = false} {
    %c7_i32 = arith.constant 7 : i32
    %c7_i32_0 = arith.constant 7 : i32
    %cst = arith.constant dense<7> : tensor<128xi32>
    %0 = arith.extsi %arg0 : tensor<128xi32> to tensor<128xi64>
    %1 = arith.extsi %cst : tensor<128xi32> to tensor<128xi64>
    %2 = arith.addi %0, %1 : tensor<128xi64>
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst_1 = arith.constant dense<2147483647> : tensor<128xi64>
    %3 = arith.cmpi sle, %2, %cst_1 : tensor<128xi64>
    %cst_2 = arith.constant dense<-2147483648> : tensor<128xi64>
    %4 = arith.cmpi sge, %2, %cst_2 : tensor<128xi64>
    %5 = arith.andi %3, %4 : tensor<128xi1>
    %6 = arith.addi %arg0, %cst : tensor<128xi32>
    %c1_i32 = arith.constant 1 : i32
    %c1_i32_3 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<1> : tensor<128xi32>
    %7 = arith.extsi %6 : tensor<128xi32> to tensor<128xi64>
    %8 = arith.extsi %cst_4 : tensor<128xi32> to tensor<128xi64>
    %9 = arith.subi %7, %8 : tensor<128xi64>
    %c2147483647_i64_5 = arith.constant 2147483647 : i64
    %c-2147483648_i64_6 = arith.constant -2147483648 : i64
    %cst_7 = arith.constant dense<2147483647> : tensor<128xi64>
    %10 = arith.cmpi sle, %9, %cst_7 : tensor<128xi64>
    %cst_8 = arith.constant dense<-2147483648> : tensor<128xi64>
    %11 = arith.cmpi sge, %9, %cst_8 : tensor<128xi64>
    %12 = arith.andi %10, %11 : tensor<128xi1>
    %13 = arith.subi %6, %cst_4 : tensor<128xi32>
    %c7_i32_9 = arith.constant 7 : i32
    %c7_i32_10 = arith.constant 7 : i32
    %cst_11 = arith.constant dense<7> : tensor<128xi32>
    %14 = arith.divsi %13, %cst_11 : tensor<128xi32>
    tt.return %14 : tensor<128xi32>
  ^bb1:  // no predecessors
    %15 = ub.poison : tensor<128xi32>
    tt.return %15 : tensor<128xi32>
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @integers(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<7> : tensor<128xi32>
    %cst_0 = arith.constant dense<1> : tensor<128xi32>
    %cst_1 = arith.constant dense<-1> : tensor<128xi32>
    %cst_2 = arith.constant dense<2> : tensor<128xi32>
    %cst_3 = arith.constant dense<3> : tensor<128xi32>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %3 = tt.load %2 : tensor<128x!tt.ptr<i32>>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %6 = tt.load %5 : tensor<128x!tt.ptr<i32>>
    %7 = tt.bitcast %3 : tensor<128xi32> -> tensor<128xi32>
    %8 = tt.bitcast %6 : tensor<128xi32> -> tensor<128xi32>
    %9 = tt.mulhiui %7, %8 : tensor<128xi32>
    %10 = arith.divsi %3, %6 : tensor<128xi32>
    %11 = arith.remsi %3, %6 : tensor<128xi32>
    %12 = arith.addi %10, %11 : tensor<128xi32>
    %13 = arith.shrsi %3, %cst_3 : tensor<128xi32>
    %14 = arith.addi %12, %13 : tensor<128xi32>
    %15 = arith.shrui %7, %cst_3 : tensor<128xi32>
    %16 = arith.addi %14, %15 : tensor<128xi32>
    %17 = arith.shli %3, %cst_2 : tensor<128xi32>
    %18 = arith.addi %16, %17 : tensor<128xi32>
    %19 = arith.addi %3, %cst : tensor<128xi32>
    %20 = arith.subi %19, %cst_0 : tensor<128xi32>
    %21 = arith.divsi %20, %cst : tensor<128xi32>
    %22 = arith.addi %18, %21 : tensor<128xi32>
    %23 = arith.cmpi slt, %3, %6 : tensor<128xi32>
    %24 = arith.andi %3, %6 : tensor<128xi32>
    %25 = arith.xori %6, %cst_1 : tensor<128xi32>
    %26 = arith.ori %3, %25 : tensor<128xi32>
    %27 = arith.select %23, %24, %26 : tensor<128xi1>, tensor<128xi32>
    %28 = arith.minsi %3, %6 : tensor<128xi32>
    %29 = arith.maxsi %3, %6 : tensor<128xi32>
    %30 = arith.addi %28, %29 : tensor<128xi32>
    %31 = math.absi %3 : tensor<128xi32>
    %32 = arith.addi %30, %31 : tensor<128xi32>
    %33 = arith.xori %27, %32 : tensor<128xi32>
    %34 = arith.addi %22, %33 : tensor<128xi32>
    %35 = arith.extsi %3 : tensor<128xi32> to tensor<128xi64>
    %36 = arith.extsi %6 : tensor<128xi32> to tensor<128xi64>
    %37 = arith.muli %35, %36 : tensor<128xi64>
    %38 = arith.extui %9 : tensor<128xi32> to tensor<128xi64>
    %39 = arith.addi %37, %38 : tensor<128xi64>
    %40 = arith.cmpi ne, %3, %6 : tensor<128xi32>
    %41 = arith.extui %40 : tensor<128xi1> to tensor<128xi64>
    %42 = arith.addi %39, %41 : tensor<128xi64>
    %43 = tt.splat %arg2 : !tt.ptr<i64> -> tensor<128x!tt.ptr<i64>>
    %44 = tt.addptr %43, %0 : tensor<128x!tt.ptr<i64>>, tensor<128xi32>
    %45 = arith.extsi %34 : tensor<128xi32> to tensor<128xi64>
    %46 = arith.addi %42, %45 : tensor<128xi64>
    tt.store %44, %46 : tensor<128x!tt.ptr<i64>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @integers(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<7> : tensor<128xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %cst_1 = arith.constant dense<-1> : tensor<128xi32, #blocked>
    %cst_2 = arith.constant dense<2> : tensor<128xi32, #blocked>
    %cst_3 = arith.constant dense<3> : tensor<128xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<i32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.load %5 : tensor<128x!tt.ptr<i32>, #blocked>
    %7 = tt.bitcast %3 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %8 = tt.bitcast %6 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %9 = tt.mulhiui %7, %8 : tensor<128xi32, #blocked>
    %10 = arith.divsi %3, %6 : tensor<128xi32, #blocked>
    %11 = arith.remsi %3, %6 : tensor<128xi32, #blocked>
    %12 = arith.addi %10, %11 : tensor<128xi32, #blocked>
    %13 = arith.shrsi %3, %cst_3 : tensor<128xi32, #blocked>
    %14 = arith.addi %12, %13 : tensor<128xi32, #blocked>
    %15 = arith.shrui %7, %cst_3 : tensor<128xi32, #blocked>
    %16 = arith.addi %14, %15 : tensor<128xi32, #blocked>
    %17 = arith.shli %3, %cst_2 : tensor<128xi32, #blocked>
    %18 = arith.addi %16, %17 : tensor<128xi32, #blocked>
    %19 = arith.addi %3, %cst : tensor<128xi32, #blocked>
    %20 = arith.subi %19, %cst_0 : tensor<128xi32, #blocked>
    %21 = arith.divsi %20, %cst : tensor<128xi32, #blocked>
    %22 = arith.addi %18, %21 : tensor<128xi32, #blocked>
    %23 = arith.cmpi slt, %3, %6 : tensor<128xi32, #blocked>
    %24 = arith.andi %3, %6 : tensor<128xi32, #blocked>
    %25 = arith.xori %6, %cst_1 : tensor<128xi32, #blocked>
    %26 = arith.ori %3, %25 : tensor<128xi32, #blocked>
    %27 = arith.select %23, %24, %26 : tensor<128xi1, #blocked>, tensor<128xi32, #blocked>
    %28 = arith.minsi %3, %6 : tensor<128xi32, #blocked>
    %29 = arith.maxsi %3, %6 : tensor<128xi32, #blocked>
    %30 = arith.addi %28, %29 : tensor<128xi32, #blocked>
    %31 = math.absi %3 : tensor<128xi32, #blocked>
    %32 = arith.addi %30, %31 : tensor<128xi32, #blocked>
    %33 = arith.xori %27, %32 : tensor<128xi32, #blocked>
    %34 = arith.addi %22, %33 : tensor<128xi32, #blocked>
    %35 = arith.extsi %3 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %36 = arith.extsi %6 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %37 = arith.muli %35, %36 : tensor<128xi64, #blocked>
    %38 = arith.extui %9 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %39 = arith.addi %37, %38 : tensor<128xi64, #blocked>
    %40 = arith.cmpi ne, %3, %6 : tensor<128xi32, #blocked>
    %41 = arith.extui %40 : tensor<128xi1, #blocked> to tensor<128xi64, #blocked>
    %42 = arith.addi %39, %41 : tensor<128xi64, #blocked>
    %43 = tt.splat %arg2 : !tt.ptr<i64> -> tensor<128x!tt.ptr<i64>, #blocked>
    %44 = tt.addptr %43, %0 : tensor<128x!tt.ptr<i64>, #blocked>, tensor<128xi32, #blocked>
    %45 = arith.extsi %34 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %46 = arith.addi %42, %45 : tensor<128xi64, #blocked>
    tt.store %44, %46 : tensor<128x!tt.ptr<i64>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @integers(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<7> : tensor<128xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %cst_1 = arith.constant dense<-1> : tensor<128xi32, #blocked>
    %cst_2 = arith.constant dense<2> : tensor<128xi32, #blocked>
    %cst_3 = arith.constant dense<3> : tensor<128xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %3 = ttg.convert_layout %2 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %4 = tt.load %3 : tensor<128x!tt.ptr<i32>, #blocked>
    %5 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %6 = tt.addptr %5, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %7 = ttg.convert_layout %6 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %8 = tt.load %7 : tensor<128x!tt.ptr<i32>, #blocked>
    %9 = tt.bitcast %4 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %10 = tt.bitcast %8 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %11 = tt.mulhiui %9, %10 : tensor<128xi32, #blocked>
    %12 = arith.divsi %4, %8 : tensor<128xi32, #blocked>
    %13 = arith.remsi %4, %8 : tensor<128xi32, #blocked>
    %14 = arith.addi %12, %13 : tensor<128xi32, #blocked>
    %15 = arith.shrsi %4, %cst_3 : tensor<128xi32, #blocked>
    %16 = arith.addi %14, %15 : tensor<128xi32, #blocked>
    %17 = arith.shrui %9, %cst_3 : tensor<128xi32, #blocked>
    %18 = arith.addi %16, %17 : tensor<128xi32, #blocked>
    %19 = arith.shli %4, %cst_2 : tensor<128xi32, #blocked>
    %20 = arith.addi %18, %19 : tensor<128xi32, #blocked>
    %21 = arith.addi %4, %cst : tensor<128xi32, #blocked>
    %22 = arith.subi %21, %cst_0 : tensor<128xi32, #blocked>
    %23 = arith.divsi %22, %cst : tensor<128xi32, #blocked>
    %24 = arith.addi %20, %23 : tensor<128xi32, #blocked>
    %25 = arith.cmpi slt, %4, %8 : tensor<128xi32, #blocked>
    %26 = arith.andi %4, %8 : tensor<128xi32, #blocked>
    %27 = arith.xori %8, %cst_1 : tensor<128xi32, #blocked>
    %28 = arith.ori %4, %27 : tensor<128xi32, #blocked>
    %29 = arith.select %25, %26, %28 : tensor<128xi1, #blocked>, tensor<128xi32, #blocked>
    %30 = arith.minsi %4, %8 : tensor<128xi32, #blocked>
    %31 = arith.maxsi %4, %8 : tensor<128xi32, #blocked>
    %32 = arith.addi %30, %31 : tensor<128xi32, #blocked>
    %33 = math.absi %4 : tensor<128xi32, #blocked>
    %34 = arith.addi %32, %33 : tensor<128xi32, #blocked>
    %35 = arith.xori %29, %34 : tensor<128xi32, #blocked>
    %36 = arith.addi %24, %35 : tensor<128xi32, #blocked>
    %37 = arith.extsi %4 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %38 = arith.extsi %8 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %39 = arith.muli %37, %38 : tensor<128xi64, #blocked>
    %40 = arith.extui %11 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %41 = arith.addi %39, %40 : tensor<128xi64, #blocked>
    %42 = arith.cmpi ne, %4, %8 : tensor<128xi32, #blocked>
    %43 = arith.extui %42 : tensor<128xi1, #blocked> to tensor<128xi64, #blocked>
    %44 = arith.addi %41, %43 : tensor<128xi64, #blocked>
    %45 = tt.splat %arg2 : !tt.ptr<i64> -> tensor<128x!tt.ptr<i64>, #blocked>
    %46 = tt.addptr %45, %0 : tensor<128x!tt.ptr<i64>, #blocked>, tensor<128xi32, #blocked>
    %47 = arith.extsi %36 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %48 = arith.addi %44, %47 : tensor<128xi64, #blocked>
    %49 = ttg.convert_layout %46 : tensor<128x!tt.ptr<i64>, #blocked> -> tensor<128x!tt.ptr<i64>, #blocked>
    %50 = ttg.convert_layout %48 : tensor<128xi64, #blocked> -> tensor<128xi64, #blocked>
    tt.store %49, %50 : tensor<128x!tt.ptr<i64>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @integers(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<7> : tensor<128xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %cst_1 = arith.constant dense<-1> : tensor<128xi32, #blocked>
    %cst_2 = arith.constant dense<2> : tensor<128xi32, #blocked>
    %cst_3 = arith.constant dense<3> : tensor<128xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<i32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.load %5 : tensor<128x!tt.ptr<i32>, #blocked>
    %7 = tt.bitcast %3 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %8 = tt.bitcast %6 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %9 = tt.mulhiui %7, %8 : tensor<128xi32, #blocked>
    %10 = arith.divsi %3, %6 : tensor<128xi32, #blocked>
    %11 = arith.remsi %3, %6 : tensor<128xi32, #blocked>
    %12 = arith.addi %10, %11 : tensor<128xi32, #blocked>
    %13 = arith.shrsi %3, %cst_3 : tensor<128xi32, #blocked>
    %14 = arith.addi %12, %13 : tensor<128xi32, #blocked>
    %15 = arith.shrui %7, %cst_3 : tensor<128xi32, #blocked>
    %16 = arith.addi %14, %15 : tensor<128xi32, #blocked>
    %17 = arith.shli %3, %cst_2 : tensor<128xi32, #blocked>
    %18 = arith.addi %16, %17 : tensor<128xi32, #blocked>
    %19 = arith.addi %3, %cst : tensor<128xi32, #blocked>
    %20 = arith.subi %19, %cst_0 : tensor<128xi32, #blocked>
    %21 = arith.divsi %20, %cst : tensor<128xi32, #blocked>
    %22 = arith.addi %18, %21 : tensor<128xi32, #blocked>
    %23 = arith.cmpi slt, %3, %6 : tensor<128xi32, #blocked>
    %24 = arith.andi %3, %6 : tensor<128xi32, #blocked>
    %25 = arith.xori %6, %cst_1 : tensor<128xi32, #blocked>
    %26 = arith.ori %3, %25 : tensor<128xi32, #blocked>
    %27 = arith.select %23, %24, %26 : tensor<128xi1, #blocked>, tensor<128xi32, #blocked>
    %28 = arith.minsi %3, %6 : tensor<128xi32, #blocked>
    %29 = arith.maxsi %3, %6 : tensor<128xi32, #blocked>
    %30 = arith.addi %28, %29 : tensor<128xi32, #blocked>
    %31 = math.absi %3 : tensor<128xi32, #blocked>
    %32 = arith.addi %30, %31 : tensor<128xi32, #blocked>
    %33 = arith.xori %27, %32 : tensor<128xi32, #blocked>
    %34 = arith.addi %22, %33 : tensor<128xi32, #blocked>
    %35 = arith.extsi %3 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %36 = arith.extsi %6 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %37 = arith.muli %35, %36 : tensor<128xi64, #blocked>
    %38 = arith.extui %9 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %39 = arith.addi %37, %38 : tensor<128xi64, #blocked>
    %40 = arith.cmpi ne, %3, %6 : tensor<128xi32, #blocked>
    %41 = arith.extui %40 : tensor<128xi1, #blocked> to tensor<128xi64, #blocked>
    %42 = arith.addi %39, %41 : tensor<128xi64, #blocked>
    %43 = tt.splat %arg2 : !tt.ptr<i64> -> tensor<128x!tt.ptr<i64>, #blocked>
    %44 = tt.addptr %43, %0 : tensor<128x!tt.ptr<i64>, #blocked>, tensor<128xi32, #blocked>
    %45 = arith.extsi %34 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %46 = arith.addi %42, %45 : tensor<128xi64, #blocked>
    tt.store %44, %46 : tensor<128x!tt.ptr<i64>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @integers(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i64> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<3> : tensor<128xi32, #blocked>
    %cst_0 = arith.constant dense<2> : tensor<128xi32, #blocked>
    %cst_1 = arith.constant dense<-1> : tensor<128xi32, #blocked>
    %cst_2 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %cst_3 = arith.constant dense<7> : tensor<128xi32, #blocked>
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<i32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.load %5 : tensor<128x!tt.ptr<i32>, #blocked>
    %7 = tt.bitcast %3 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %8 = tt.bitcast %6 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %9 = tt.mulhiui %7, %8 : tensor<128xi32, #blocked>
    %10 = arith.divsi %3, %6 : tensor<128xi32, #blocked>
    %11 = arith.remsi %3, %6 : tensor<128xi32, #blocked>
    %12 = arith.addi %10, %11 : tensor<128xi32, #blocked>
    %13 = arith.shrsi %3, %cst : tensor<128xi32, #blocked>
    %14 = arith.addi %12, %13 : tensor<128xi32, #blocked>
    %15 = arith.shrui %7, %cst : tensor<128xi32, #blocked>
    %16 = arith.addi %14, %15 : tensor<128xi32, #blocked>
    %17 = arith.shli %3, %cst_0 : tensor<128xi32, #blocked>
    %18 = arith.addi %16, %17 : tensor<128xi32, #blocked>
    %19 = arith.addi %3, %cst_3 : tensor<128xi32, #blocked>
    %20 = arith.subi %19, %cst_2 : tensor<128xi32, #blocked>
    %21 = arith.divsi %20, %cst_3 : tensor<128xi32, #blocked>
    %22 = arith.addi %18, %21 : tensor<128xi32, #blocked>
    %23 = arith.cmpi slt, %3, %6 : tensor<128xi32, #blocked>
    %24 = arith.andi %3, %6 : tensor<128xi32, #blocked>
    %25 = arith.xori %6, %cst_1 : tensor<128xi32, #blocked>
    %26 = arith.ori %3, %25 : tensor<128xi32, #blocked>
    %27 = arith.select %23, %24, %26 : tensor<128xi1, #blocked>, tensor<128xi32, #blocked>
    %28 = arith.minsi %3, %6 : tensor<128xi32, #blocked>
    %29 = arith.maxsi %3, %6 : tensor<128xi32, #blocked>
    %30 = arith.addi %28, %29 : tensor<128xi32, #blocked>
    %31 = math.absi %3 : tensor<128xi32, #blocked>
    %32 = arith.addi %30, %31 : tensor<128xi32, #blocked>
    %33 = arith.xori %27, %32 : tensor<128xi32, #blocked>
    %34 = arith.addi %22, %33 : tensor<128xi32, #blocked>
    %35 = arith.extsi %3 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %36 = arith.extsi %6 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %37 = arith.muli %35, %36 : tensor<128xi64, #blocked>
    %38 = arith.extui %9 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %39 = arith.addi %37, %38 : tensor<128xi64, #blocked>
    %40 = arith.cmpi ne, %3, %6 : tensor<128xi32, #blocked>
    %41 = arith.extui %40 : tensor<128xi1, #blocked> to tensor<128xi64, #blocked>
    %42 = arith.addi %39, %41 : tensor<128xi64, #blocked>
    %43 = tt.splat %arg2 : !tt.ptr<i64> -> tensor<128x!tt.ptr<i64>, #blocked>
    %44 = tt.addptr %43, %0 : tensor<128x!tt.ptr<i64>, #blocked>, tensor<128xi32, #blocked>
    %45 = arith.extsi %34 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %46 = arith.addi %42, %45 : tensor<128xi64, #blocked>
    tt.store %44, %46 : tensor<128x!tt.ptr<i64>, #blocked>
    tt.return
  }
}
