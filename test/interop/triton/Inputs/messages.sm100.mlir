// Kernel messages of kernels/control.py, sm_100, num_warps=4, num_stages=3, num_ctas=1, debug=True
// Signature *i32:16 *i32:16 i32; constants BLOCK=128
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @messages(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
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
    tt.assert %6, "int32 overflow detected for operation mul" : i1
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
    tt.assert %15, "int32 overflow detected for operation add" : tensor<128xi1>
    %16 = arith.addi %9, %8 : tensor<128xi32>
    %17 = tt.splat %arg2 : i32 -> tensor<128xi32>
    %18 = arith.cmpi slt, %16, %17 : tensor<128xi32>
    %19 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %20 = tt.addptr %19, %16 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %c1_i32 = arith.constant 1 : i32
    %cst_4 = arith.constant dense<1> : tensor<128xi32>
    %21 = tt.load %20, %18, %cst_4 : tensor<128x!tt.ptr<i32>>
    %c0_i32 = arith.constant 0 : i32
    %cst_5 = arith.constant dense<0> : tensor<128xi32>
    %22 = arith.cmpi sgt, %21, %cst_5 : tensor<128xi32>
    tt.assert %22, "numbers are positive" : tensor<128xi1>
    tt.print " value and place: " {hex = false, isSigned = array<i32: 1, 1>} : %21, %16 : tensor<128xi32>, tensor<128xi32>
    tt.print " in hexadecimal: " {hex = true, isSigned = array<i32: 1>} : %21 : tensor<128xi32>
    %23 = tt.splat %arg2 : i32 -> tensor<128xi32>
    %24 = arith.cmpi slt, %16, %23 : tensor<128xi32>
    %25 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %26 = tt.addptr %25, %16 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %27 = tt.get_program_id y : i32
    %28 = tt.splat %27 : i32 -> tensor<128xi32>
    %29 = arith.divsi %28, %21 : tensor<128xi32>
    tt.store %26, %29, %24 : tensor<128x!tt.ptr<i32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @messages(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c128_i64 = arith.constant 128 : i64
    %cst = arith.constant dense<0> : tensor<128xi32>
    %cst_0 = arith.constant dense<1> : tensor<128xi32>
    %cst_1 = arith.constant dense<-2147483648> : tensor<128xi64>
    %cst_2 = arith.constant dense<2147483647> : tensor<128xi64>
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.muli %1, %c128_i64 : i64
    %3 = arith.cmpi sle, %2, %c2147483647_i64 : i64
    %4 = arith.cmpi sge, %2, %c-2147483648_i64 : i64
    %5 = arith.andi %3, %4 : i1
    tt.assert %5, "int32 overflow detected for operation mul" : i1
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %8 = tt.splat %6 : i32 -> tensor<128xi32>
    %9 = arith.extsi %6 : i32 to i64
    %10 = tt.splat %9 : i64 -> tensor<128xi64>
    %11 = arith.extsi %7 : tensor<128xi32> to tensor<128xi64>
    %12 = arith.addi %10, %11 : tensor<128xi64>
    %13 = arith.cmpi sle, %12, %cst_2 : tensor<128xi64>
    %14 = arith.cmpi sge, %12, %cst_1 : tensor<128xi64>
    %15 = arith.andi %13, %14 : tensor<128xi1>
    tt.assert %15, "int32 overflow detected for operation add" : tensor<128xi1>
    %16 = arith.addi %8, %7 : tensor<128xi32>
    %17 = tt.splat %arg2 : i32 -> tensor<128xi32>
    %18 = arith.cmpi slt, %16, %17 : tensor<128xi32>
    %19 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %20 = tt.addptr %19, %16 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %21 = tt.load %20, %18, %cst_0 : tensor<128x!tt.ptr<i32>>
    %22 = arith.cmpi sgt, %21, %cst : tensor<128xi32>
    tt.assert %22, "numbers are positive" : tensor<128xi1>
    tt.print " value and place: " {hex = false, isSigned = array<i32: 1, 1>} : %21, %16 : tensor<128xi32>, tensor<128xi32>
    tt.print " in hexadecimal: " {hex = true, isSigned = array<i32: 1>} : %21 : tensor<128xi32>
    %23 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>>
    %24 = tt.addptr %23, %16 : tensor<128x!tt.ptr<i32>>, tensor<128xi32>
    %25 = tt.get_program_id y : i32
    %26 = tt.splat %25 : i32 -> tensor<128xi32>
    %27 = arith.divsi %26, %21 : tensor<128xi32>
    tt.store %24, %27, %18 : tensor<128x!tt.ptr<i32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @messages(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c128_i64 = arith.constant 128 : i64
    %cst = arith.constant dense<0> : tensor<128xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %cst_1 = arith.constant dense<-2147483648> : tensor<128xi64, #blocked>
    %cst_2 = arith.constant dense<2147483647> : tensor<128xi64, #blocked>
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.muli %1, %c128_i64 : i64
    %3 = arith.cmpi sle, %2, %c2147483647_i64 : i64
    %4 = arith.cmpi sge, %2, %c-2147483648_i64 : i64
    %5 = arith.andi %3, %4 : i1
    tt.assert %5, "int32 overflow detected for operation mul" : i1
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %8 = tt.splat %6 : i32 -> tensor<128xi32, #blocked>
    %9 = arith.extsi %6 : i32 to i64
    %10 = tt.splat %9 : i64 -> tensor<128xi64, #blocked>
    %11 = arith.extsi %7 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %12 = arith.addi %10, %11 : tensor<128xi64, #blocked>
    %13 = arith.cmpi sle, %12, %cst_2 : tensor<128xi64, #blocked>
    %14 = arith.cmpi sge, %12, %cst_1 : tensor<128xi64, #blocked>
    %15 = arith.andi %13, %14 : tensor<128xi1, #blocked>
    tt.assert %15, "int32 overflow detected for operation add" : tensor<128xi1, #blocked>
    %16 = arith.addi %8, %7 : tensor<128xi32, #blocked>
    %17 = tt.splat %arg2 : i32 -> tensor<128xi32, #blocked>
    %18 = arith.cmpi slt, %16, %17 : tensor<128xi32, #blocked>
    %19 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %20 = tt.addptr %19, %16 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %21 = tt.load %20, %18, %cst_0 : tensor<128x!tt.ptr<i32>, #blocked>
    %22 = arith.cmpi sgt, %21, %cst : tensor<128xi32, #blocked>
    tt.assert %22, "numbers are positive" : tensor<128xi1, #blocked>
    tt.print " value and place: " {hex = false, isSigned = array<i32: 1, 1>} : %21, %16 : tensor<128xi32, #blocked>, tensor<128xi32, #blocked>
    tt.print " in hexadecimal: " {hex = true, isSigned = array<i32: 1>} : %21 : tensor<128xi32, #blocked>
    %23 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %24 = tt.addptr %23, %16 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %25 = tt.get_program_id y : i32
    %26 = tt.splat %25 : i32 -> tensor<128xi32, #blocked>
    %27 = arith.divsi %26, %21 : tensor<128xi32, #blocked>
    tt.store %24, %27, %18 : tensor<128x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @messages(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c128_i64 = arith.constant 128 : i64
    %cst = arith.constant dense<0> : tensor<128xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %cst_1 = arith.constant dense<-2147483648> : tensor<128xi64, #blocked>
    %cst_2 = arith.constant dense<2147483647> : tensor<128xi64, #blocked>
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.muli %1, %c128_i64 : i64
    %3 = arith.cmpi sle, %2, %c2147483647_i64 : i64
    %4 = arith.cmpi sge, %2, %c-2147483648_i64 : i64
    %5 = arith.andi %3, %4 : i1
    tt.assert %5, "int32 overflow detected for operation mul" : i1
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %8 = tt.splat %6 : i32 -> tensor<128xi32, #blocked>
    %9 = arith.extsi %6 : i32 to i64
    %10 = tt.splat %9 : i64 -> tensor<128xi64, #blocked>
    %11 = arith.extsi %7 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %12 = arith.addi %10, %11 : tensor<128xi64, #blocked>
    %13 = arith.cmpi sle, %12, %cst_2 : tensor<128xi64, #blocked>
    %14 = arith.cmpi sge, %12, %cst_1 : tensor<128xi64, #blocked>
    %15 = arith.andi %13, %14 : tensor<128xi1, #blocked>
    tt.assert %15, "int32 overflow detected for operation add" : tensor<128xi1, #blocked>
    %16 = arith.addi %8, %7 : tensor<128xi32, #blocked>
    %17 = tt.splat %arg2 : i32 -> tensor<128xi32, #blocked>
    %18 = arith.cmpi slt, %16, %17 : tensor<128xi32, #blocked>
    %19 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %20 = tt.addptr %19, %16 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %21 = ttg.convert_layout %20 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %22 = ttg.convert_layout %18 : tensor<128xi1, #blocked> -> tensor<128xi1, #blocked>
    %23 = ttg.convert_layout %cst_0 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %24 = tt.load %21, %22, %23 : tensor<128x!tt.ptr<i32>, #blocked>
    %25 = arith.cmpi sgt, %24, %cst : tensor<128xi32, #blocked>
    tt.assert %25, "numbers are positive" : tensor<128xi1, #blocked>
    tt.print " value and place: " {hex = false, isSigned = array<i32: 1, 1>} : %24, %16 : tensor<128xi32, #blocked>, tensor<128xi32, #blocked>
    tt.print " in hexadecimal: " {hex = true, isSigned = array<i32: 1>} : %24 : tensor<128xi32, #blocked>
    %26 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %27 = tt.addptr %26, %16 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %28 = tt.get_program_id y : i32
    %29 = tt.splat %28 : i32 -> tensor<128xi32, #blocked>
    %30 = arith.divsi %29, %24 : tensor<128xi32, #blocked>
    %31 = ttg.convert_layout %27 : tensor<128x!tt.ptr<i32>, #blocked> -> tensor<128x!tt.ptr<i32>, #blocked>
    %32 = ttg.convert_layout %30 : tensor<128xi32, #blocked> -> tensor<128xi32, #blocked>
    %33 = ttg.convert_layout %18 : tensor<128xi1, #blocked> -> tensor<128xi1, #blocked>
    tt.store %31, %32, %33 : tensor<128x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @messages(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c128_i64 = arith.constant 128 : i64
    %cst = arith.constant dense<0> : tensor<128xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %cst_1 = arith.constant dense<-2147483648> : tensor<128xi64, #blocked>
    %cst_2 = arith.constant dense<2147483647> : tensor<128xi64, #blocked>
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.muli %1, %c128_i64 : i64
    %3 = arith.cmpi sle, %2, %c2147483647_i64 : i64
    %4 = arith.cmpi sge, %2, %c-2147483648_i64 : i64
    %5 = arith.andi %3, %4 : i1
    tt.assert %5, "int32 overflow detected for operation mul" : i1
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %8 = tt.splat %6 : i32 -> tensor<128xi32, #blocked>
    %9 = arith.extsi %6 : i32 to i64
    %10 = tt.splat %9 : i64 -> tensor<128xi64, #blocked>
    %11 = arith.extsi %7 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %12 = arith.addi %10, %11 : tensor<128xi64, #blocked>
    %13 = arith.cmpi sle, %12, %cst_2 : tensor<128xi64, #blocked>
    %14 = arith.cmpi sge, %12, %cst_1 : tensor<128xi64, #blocked>
    %15 = arith.andi %13, %14 : tensor<128xi1, #blocked>
    tt.assert %15, "int32 overflow detected for operation add" : tensor<128xi1, #blocked>
    %16 = arith.addi %8, %7 : tensor<128xi32, #blocked>
    %17 = tt.splat %arg2 : i32 -> tensor<128xi32, #blocked>
    %18 = arith.cmpi slt, %16, %17 : tensor<128xi32, #blocked>
    %19 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %20 = tt.addptr %19, %16 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %21 = tt.load %20, %18, %cst_0 : tensor<128x!tt.ptr<i32>, #blocked>
    %22 = arith.cmpi sgt, %21, %cst : tensor<128xi32, #blocked>
    tt.assert %22, "numbers are positive" : tensor<128xi1, #blocked>
    tt.print " value and place: " {hex = false, isSigned = array<i32: 1, 1>} : %21, %16 : tensor<128xi32, #blocked>, tensor<128xi32, #blocked>
    tt.print " in hexadecimal: " {hex = true, isSigned = array<i32: 1>} : %21 : tensor<128xi32, #blocked>
    %23 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %24 = tt.addptr %23, %16 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %25 = tt.get_program_id y : i32
    %26 = tt.splat %25 : i32 -> tensor<128xi32, #blocked>
    %27 = arith.divsi %26, %21 : tensor<128xi32, #blocked>
    tt.store %24, %27, %18 : tensor<128x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_warp_specialize(3)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @messages(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<128xi64, #blocked>
    %cst_0 = arith.constant dense<-2147483648> : tensor<128xi64, #blocked>
    %cst_1 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<128xi32, #blocked>
    %c128_i64 = arith.constant 128 : i64
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.muli %1, %c128_i64 : i64
    %3 = arith.cmpi sle, %2, %c2147483647_i64 : i64
    %4 = arith.cmpi sge, %2, %c-2147483648_i64 : i64
    %5 = arith.andi %3, %4 : i1
    tt.assert %5, "int32 overflow detected for operation mul" : i1
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %8 = tt.splat %6 : i32 -> tensor<128xi32, #blocked>
    %9 = arith.extsi %6 : i32 to i64
    %10 = tt.splat %9 : i64 -> tensor<128xi64, #blocked>
    %11 = arith.extsi %7 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %12 = arith.addi %10, %11 : tensor<128xi64, #blocked>
    %13 = arith.cmpi sle, %12, %cst : tensor<128xi64, #blocked>
    %14 = arith.cmpi sge, %12, %cst_0 : tensor<128xi64, #blocked>
    %15 = arith.andi %13, %14 : tensor<128xi1, #blocked>
    tt.assert %15, "int32 overflow detected for operation add" : tensor<128xi1, #blocked>
    %16 = arith.addi %8, %7 : tensor<128xi32, #blocked>
    %17 = tt.splat %arg2 : i32 -> tensor<128xi32, #blocked>
    %18 = arith.cmpi slt, %16, %17 : tensor<128xi32, #blocked>
    %19 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %20 = tt.addptr %19, %16 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %21 = tt.load %20, %18, %cst_1 : tensor<128x!tt.ptr<i32>, #blocked>
    %22 = arith.cmpi sgt, %21, %cst_2 : tensor<128xi32, #blocked>
    tt.assert %22, "numbers are positive" : tensor<128xi1, #blocked>
    tt.print " value and place: " {hex = false, isSigned = array<i32: 1, 1>} : %21, %16 : tensor<128xi32, #blocked>, tensor<128xi32, #blocked>
    tt.print " in hexadecimal: " {hex = true, isSigned = array<i32: 1>} : %21 : tensor<128xi32, #blocked>
    %23 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %24 = tt.addptr %23, %16 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %25 = tt.get_program_id y : i32
    %26 = tt.splat %25 : i32 -> tensor<128xi32, #blocked>
    %27 = arith.divsi %26, %21 : tensor<128xi32, #blocked>
    tt.store %24, %27, %18 : tensor<128x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @messages(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %c128_i32 = arith.constant 128 : i32
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<128xi64, #blocked>
    %cst_0 = arith.constant dense<-2147483648> : tensor<128xi64, #blocked>
    %cst_1 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<128xi32, #blocked>
    %c128_i64 = arith.constant 128 : i64
    %1 = tt.get_program_id x : i32
    %2 = arith.extsi %1 : i32 to i64
    %3 = arith.muli %2, %c128_i64 : i64
    %4 = arith.cmpi sle, %3, %c2147483647_i64 : i64
    %5 = arith.cmpi sge, %3, %c-2147483648_i64 : i64
    %6 = arith.andi %4, %5 : i1
    tt.assert %6, "int32 overflow detected for operation mul" : i1
    %7 = arith.muli %1, %c128_i32 : i32
    %8 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %9 = tt.splat %7 : i32 -> tensor<128xi32, #blocked>
    %10 = arith.extsi %7 : i32 to i64
    %11 = tt.splat %10 : i64 -> tensor<128xi64, #blocked>
    %12 = arith.extsi %8 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %13 = arith.addi %11, %12 : tensor<128xi64, #blocked>
    %14 = arith.cmpi sle, %13, %cst : tensor<128xi64, #blocked>
    %15 = arith.cmpi sge, %13, %cst_0 : tensor<128xi64, #blocked>
    %16 = arith.andi %14, %15 : tensor<128xi1, #blocked>
    tt.assert %16, "int32 overflow detected for operation add" : tensor<128xi1, #blocked>
    %17 = arith.addi %9, %8 : tensor<128xi32, #blocked>
    %18 = tt.splat %arg2 : i32 -> tensor<128xi32, #blocked>
    %19 = arith.cmpi slt, %17, %18 : tensor<128xi32, #blocked>
    %20 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %21 = tt.addptr %20, %17 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %22 = tt.load %21, %19, %cst_1 : tensor<128x!tt.ptr<i32>, #blocked>
    %23 = arith.cmpi sgt, %22, %cst_2 : tensor<128xi32, #blocked>
    tt.assert %23, "numbers are positive" : tensor<128xi1, #blocked>
    tt.print " value and place: " {hex = false, isSigned = array<i32: 1, 1>} : %22, %17 : tensor<128xi32, #blocked>, tensor<128xi32, #blocked>
    tt.print " in hexadecimal: " {hex = true, isSigned = array<i32: 1>} : %22 : tensor<128xi32, #blocked>
    %24 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %25 = tt.addptr %24, %17 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %26 = tt.get_program_id y : i32
    %27 = tt.splat %26 : i32 -> tensor<128xi32, #blocked>
    %28 = arith.divsi %27, %22 : tensor<128xi32, #blocked>
    tt.store %25, %28, %19 : tensor<128x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @messages(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<128xi64, #blocked>
    %cst_0 = arith.constant dense<-2147483648> : tensor<128xi64, #blocked>
    %cst_1 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %cst_2 = arith.constant dense<0> : tensor<128xi32, #blocked>
    %c128_i64 = arith.constant 128 : i64
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.muli %1, %c128_i64 : i64
    %3 = arith.cmpi sle, %2, %c2147483647_i64 : i64
    %4 = arith.cmpi sge, %2, %c-2147483648_i64 : i64
    %5 = arith.andi %3, %4 : i1
    tt.assert %5, "int32 overflow detected for operation mul" : i1
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %8 = tt.splat %6 : i32 -> tensor<128xi32, #blocked>
    %9 = arith.extsi %6 : i32 to i64
    %10 = tt.splat %9 : i64 -> tensor<128xi64, #blocked>
    %11 = arith.extsi %7 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %12 = arith.addi %10, %11 : tensor<128xi64, #blocked>
    %13 = arith.cmpi sle, %12, %cst : tensor<128xi64, #blocked>
    %14 = arith.cmpi sge, %12, %cst_0 : tensor<128xi64, #blocked>
    %15 = arith.andi %13, %14 : tensor<128xi1, #blocked>
    tt.assert %15, "int32 overflow detected for operation add" : tensor<128xi1, #blocked>
    %16 = arith.addi %8, %7 : tensor<128xi32, #blocked>
    %17 = tt.splat %arg2 : i32 -> tensor<128xi32, #blocked>
    %18 = arith.cmpi slt, %16, %17 : tensor<128xi32, #blocked>
    %19 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %20 = tt.addptr %19, %16 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %21 = tt.load %20, %18, %cst_1 : tensor<128x!tt.ptr<i32>, #blocked>
    %22 = arith.cmpi sgt, %21, %cst_2 : tensor<128xi32, #blocked>
    tt.assert %22, "numbers are positive" : tensor<128xi1, #blocked>
    tt.print " value and place: " {hex = false, isSigned = array<i32: 1, 1>} : %21, %16 : tensor<128xi32, #blocked>, tensor<128xi32, #blocked>
    tt.print " in hexadecimal: " {hex = true, isSigned = array<i32: 1>} : %21 : tensor<128xi32, #blocked>
    %23 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %24 = tt.addptr %23, %16 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %25 = tt.get_program_id y : i32
    %26 = tt.splat %25 : i32 -> tensor<128xi32, #blocked>
    %27 = arith.divsi %26, %21 : tensor<128xi32, #blocked>
    tt.store %24, %27, %18 : tensor<128x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @messages(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c128_i64 = arith.constant 128 : i64
    %cst = arith.constant dense<0> : tensor<128xi32, #blocked>
    %cst_0 = arith.constant dense<1> : tensor<128xi32, #blocked>
    %cst_1 = arith.constant dense<-2147483648> : tensor<128xi64, #blocked>
    %cst_2 = arith.constant dense<2147483647> : tensor<128xi64, #blocked>
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.muli %1, %c128_i64 : i64
    %3 = arith.cmpi sle, %2, %c2147483647_i64 : i64
    %4 = arith.cmpi sge, %2, %c-2147483648_i64 : i64
    %5 = arith.andi %3, %4 : i1
    tt.assert %5, "int32 overflow detected for operation mul" : i1
    %6 = arith.muli %0, %c128_i32 : i32
    %7 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %8 = tt.splat %6 : i32 -> tensor<128xi32, #blocked>
    %9 = arith.extsi %6 : i32 to i64
    %10 = tt.splat %9 : i64 -> tensor<128xi64, #blocked>
    %11 = arith.extsi %7 : tensor<128xi32, #blocked> to tensor<128xi64, #blocked>
    %12 = arith.addi %10, %11 : tensor<128xi64, #blocked>
    %13 = arith.cmpi sle, %12, %cst_2 : tensor<128xi64, #blocked>
    %14 = arith.cmpi sge, %12, %cst_1 : tensor<128xi64, #blocked>
    %15 = arith.andi %13, %14 : tensor<128xi1, #blocked>
    tt.assert %15, "int32 overflow detected for operation add" : tensor<128xi1, #blocked>
    %16 = arith.addi %8, %7 : tensor<128xi32, #blocked>
    %17 = tt.splat %arg2 : i32 -> tensor<128xi32, #blocked>
    %18 = arith.cmpi slt, %16, %17 : tensor<128xi32, #blocked>
    %19 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %20 = tt.addptr %19, %16 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %21 = tt.load %20, %18, %cst_0 : tensor<128x!tt.ptr<i32>, #blocked>
    %22 = arith.cmpi sgt, %21, %cst : tensor<128xi32, #blocked>
    tt.assert %22, "numbers are positive" : tensor<128xi1, #blocked>
    tt.print " value and place: " {hex = false, isSigned = array<i32: 1, 1>} : %21, %16 : tensor<128xi32, #blocked>, tensor<128xi32, #blocked>
    tt.print " in hexadecimal: " {hex = true, isSigned = array<i32: 1>} : %21 : tensor<128xi32, #blocked>
    %23 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<128x!tt.ptr<i32>, #blocked>
    %24 = tt.addptr %23, %16 : tensor<128x!tt.ptr<i32>, #blocked>, tensor<128xi32, #blocked>
    %25 = tt.get_program_id y : i32
    %26 = tt.splat %25 : i32 -> tensor<128xi32, #blocked>
    %27 = arith.divsi %26, %21 : tensor<128xi32, #blocked>
    tt.store %24, %27, %18 : tensor<128x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
