// Kernel histogram of kernels/shapes.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *i32:16 *i32:16 i32; constants BLOCK=512, BINS=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @histogram(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %c512_i32 = arith.constant 512 : i32
    %c512_i32_0 = arith.constant 512 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %c512_i32_0 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %4 = arith.cmpi sle, %3, %c2147483647_i64 : i64
    %5 = arith.cmpi sge, %3, %c-2147483648_i64 : i64
    %6 = arith.andi %4, %5 : i1
    %7 = arith.muli %0, %c512_i32_0 : i32
    %8 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
    %9 = tt.splat %7 : i32 -> tensor<512xi32>
    %10 = arith.extsi %9 : tensor<512xi32> to tensor<512xi64>
    %11 = arith.extsi %8 : tensor<512xi32> to tensor<512xi64>
    %12 = arith.addi %10, %11 : tensor<512xi64>
    %c2147483647_i64_1 = arith.constant 2147483647 : i64
    %c-2147483648_i64_2 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<512xi64>
    %13 = arith.cmpi sle, %12, %cst : tensor<512xi64>
    %cst_3 = arith.constant dense<-2147483648> : tensor<512xi64>
    %14 = arith.cmpi sge, %12, %cst_3 : tensor<512xi64>
    %15 = arith.andi %13, %14 : tensor<512xi1>
    %16 = arith.addi %9, %8 : tensor<512xi32>
    %17 = tt.splat %arg2 : i32 -> tensor<512xi32>
    %18 = arith.cmpi slt, %16, %17 : tensor<512xi32>
    %19 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>>
    %20 = tt.addptr %19, %16 : tensor<512x!tt.ptr<i32>>, tensor<512xi32>
    %21 = tt.load %20 : tensor<512x!tt.ptr<i32>>
    %22 = tt.histogram %21, %18 : tensor<512xi32> -> tensor<64xi32>
    %c0_i32 = arith.constant 0 : i32
    %cst_4 = arith.constant dense<0> : tensor<64xi32>
    %23 = arith.cmpi sgt, %22, %cst_4 : tensor<64xi32>
    %24 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %25 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<64x!tt.ptr<i32>>
    %26 = tt.addptr %25, %24 : tensor<64x!tt.ptr<i32>>, tensor<64xi32>
    %27 = tt.atomic_rmw add, acq_rel, gpu, %26, %22, %23 : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> tensor<64xi32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @histogram(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<64xi32>
    %c512_i32 = arith.constant 512 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c512_i32 : i32
    %2 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
    %3 = tt.splat %1 : i32 -> tensor<512xi32>
    %4 = arith.addi %3, %2 : tensor<512xi32>
    %5 = tt.splat %arg2 : i32 -> tensor<512xi32>
    %6 = arith.cmpi slt, %4, %5 : tensor<512xi32>
    %7 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>>
    %8 = tt.addptr %7, %4 : tensor<512x!tt.ptr<i32>>, tensor<512xi32>
    %9 = tt.load %8 : tensor<512x!tt.ptr<i32>>
    %10 = tt.histogram %9, %6 : tensor<512xi32> -> tensor<64xi32>
    %11 = arith.cmpi sgt, %10, %cst : tensor<64xi32>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %13 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<64x!tt.ptr<i32>>
    %14 = tt.addptr %13, %12 : tensor<64x!tt.ptr<i32>>, tensor<64xi32>
    %15 = tt.atomic_rmw add, acq_rel, gpu, %14, %10, %11 : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> tensor<64xi32>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @histogram(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<64xi32, #blocked>
    %c512_i32 = arith.constant 512 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c512_i32 : i32
    %2 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %3 = tt.splat %1 : i32 -> tensor<512xi32, #blocked>
    %4 = arith.addi %3, %2 : tensor<512xi32, #blocked>
    %5 = tt.splat %arg2 : i32 -> tensor<512xi32, #blocked>
    %6 = arith.cmpi slt, %4, %5 : tensor<512xi32, #blocked>
    %7 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %8 = tt.addptr %7, %4 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    %9 = tt.load %8 : tensor<512x!tt.ptr<i32>, #blocked>
    %10 = tt.histogram %9, %6 : tensor<512xi32, #blocked> -> tensor<64xi32, #blocked>
    %11 = arith.cmpi sgt, %10, %cst : tensor<64xi32, #blocked>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %13 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<64x!tt.ptr<i32>, #blocked>
    %14 = tt.addptr %13, %12 : tensor<64x!tt.ptr<i32>, #blocked>, tensor<64xi32, #blocked>
    %15 = tt.atomic_rmw add, acq_rel, gpu, %14, %10, %11 : (tensor<64x!tt.ptr<i32>, #blocked>, tensor<64xi32, #blocked>, tensor<64xi1, #blocked>) -> tensor<64xi32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @histogram(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<64xi32, #blocked>
    %c512_i32 = arith.constant 512 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c512_i32 : i32
    %2 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %3 = tt.splat %1 : i32 -> tensor<512xi32, #blocked>
    %4 = arith.addi %3, %2 : tensor<512xi32, #blocked>
    %5 = tt.splat %arg2 : i32 -> tensor<512xi32, #blocked>
    %6 = arith.cmpi slt, %4, %5 : tensor<512xi32, #blocked>
    %7 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %8 = tt.addptr %7, %4 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    %9 = ttg.convert_layout %8 : tensor<512x!tt.ptr<i32>, #blocked> -> tensor<512x!tt.ptr<i32>, #blocked1>
    %10 = tt.load %9 : tensor<512x!tt.ptr<i32>, #blocked1>
    %11 = ttg.convert_layout %10 : tensor<512xi32, #blocked1> -> tensor<512xi32, #blocked>
    %12 = tt.histogram %11, %6 : tensor<512xi32, #blocked> -> tensor<64xi32, #blocked>
    %13 = arith.cmpi sgt, %12, %cst : tensor<64xi32, #blocked>
    %14 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %15 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<64x!tt.ptr<i32>, #blocked>
    %16 = tt.addptr %15, %14 : tensor<64x!tt.ptr<i32>, #blocked>, tensor<64xi32, #blocked>
    %17 = ttg.convert_layout %16 : tensor<64x!tt.ptr<i32>, #blocked> -> tensor<64x!tt.ptr<i32>, #blocked>
    %18 = ttg.convert_layout %12 : tensor<64xi32, #blocked> -> tensor<64xi32, #blocked>
    %19 = ttg.convert_layout %13 : tensor<64xi1, #blocked> -> tensor<64xi1, #blocked>
    %20 = tt.atomic_rmw add, acq_rel, gpu, %17, %18, %19 : (tensor<64x!tt.ptr<i32>, #blocked>, tensor<64xi32, #blocked>, tensor<64xi1, #blocked>) -> tensor<64xi32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @histogram(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<64xi32, #blocked>
    %c512_i32 = arith.constant 512 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c512_i32 : i32
    %2 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked1>
    %3 = tt.splat %1 : i32 -> tensor<512xi32, #blocked1>
    %4 = arith.addi %3, %2 : tensor<512xi32, #blocked1>
    %5 = tt.splat %arg2 : i32 -> tensor<512xi32, #blocked1>
    %6 = arith.cmpi slt, %4, %5 : tensor<512xi32, #blocked1>
    %7 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked1>
    %8 = tt.addptr %7, %4 : tensor<512x!tt.ptr<i32>, #blocked1>, tensor<512xi32, #blocked1>
    %9 = tt.load %8 : tensor<512x!tt.ptr<i32>, #blocked1>
    %10 = tt.histogram %9, %6 : tensor<512xi32, #blocked1> -> tensor<64xi32, #blocked>
    %11 = arith.cmpi sgt, %10, %cst : tensor<64xi32, #blocked>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %13 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<64x!tt.ptr<i32>, #blocked>
    %14 = tt.addptr %13, %12 : tensor<64x!tt.ptr<i32>, #blocked>, tensor<64xi32, #blocked>
    %15 = tt.atomic_rmw add, acq_rel, gpu, %14, %10, %11 : (tensor<64x!tt.ptr<i32>, #blocked>, tensor<64xi32, #blocked>, tensor<64xi1, #blocked>) -> tensor<64xi32, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @histogram(%arg0: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: i32) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %cst = arith.constant dense<0> : tensor<64xi32, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c512_i32 : i32
    %2 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked1>
    %3 = tt.splat %1 : i32 -> tensor<512xi32, #blocked1>
    %4 = arith.addi %3, %2 : tensor<512xi32, #blocked1>
    %5 = tt.splat %arg2 : i32 -> tensor<512xi32, #blocked1>
    %6 = arith.cmpi slt, %4, %5 : tensor<512xi32, #blocked1>
    %7 = tt.splat %arg0 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked1>
    %8 = tt.addptr %7, %4 : tensor<512x!tt.ptr<i32>, #blocked1>, tensor<512xi32, #blocked1>
    %9 = tt.load %8 : tensor<512x!tt.ptr<i32>, #blocked1>
    %10 = tt.histogram %9, %6 : tensor<512xi32, #blocked1> -> tensor<64xi32, #blocked>
    %11 = arith.cmpi sgt, %10, %cst : tensor<64xi32, #blocked>
    %12 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %13 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<64x!tt.ptr<i32>, #blocked>
    %14 = tt.addptr %13, %12 : tensor<64x!tt.ptr<i32>, #blocked>, tensor<64xi32, #blocked>
    %15 = tt.atomic_rmw add, acq_rel, gpu, %14, %10, %11 : (tensor<64x!tt.ptr<i32>, #blocked>, tensor<64xi32, #blocked>, tensor<64xi1, #blocked>) -> tensor<64xi32, #blocked>
    tt.return
  }
}
