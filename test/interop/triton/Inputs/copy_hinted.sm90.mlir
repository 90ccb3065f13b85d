// Kernel copy_hinted of kernels/memory.py, sm_90, num_warps=4, num_stages=3, num_ctas=1
// Signature *i16:16 *i16:16 i32:16; constants BLOCK=256
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @copy_hinted(%arg0: !tt.ptr<i16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i16> {tt.divisibility = 16 : i32}, %arg2: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.get_program_id x : i32
    %c256_i32 = arith.constant 256 : i32
    %c256_i32_0 = arith.constant 256 : i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.extsi %c256_i32_0 : i32 to i64
    %3 = arith.muli %1, %2 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c-2147483648_i64 = arith.constant -2147483648 : i64
    %4 = arith.cmpi sle, %3, %c2147483647_i64 : i64
    %5 = arith.cmpi sge, %3, %c-2147483648_i64 : i64
    %6 = arith.andi %4, %5 : i1
    %7 = arith.muli %0, %c256_i32_0 {tt.divisibility = dense<32> : tensor<1xi32>} : i32
    %c0_i32 = arith.constant 0 : i32
    %8 = arith.cmpi sgt, %arg2, %c0_i32 : i32
    llvm.intr.assume %8 : i1
    %9 = tt.make_range {end = 256 : i32, start = 0 : i32, tt.contiguity = dense<256> : tensor<1xi32>} : tensor<256xi32>
    %10 = tt.splat %7 : i32 -> tensor<256xi32>
    %11 = arith.extsi %10 : tensor<256xi32> to tensor<256xi64>
    %12 = arith.extsi %9 : tensor<256xi32> to tensor<256xi64>
    %13 = arith.addi %11, %12 : tensor<256xi64>
    %c2147483647_i64_1 = arith.constant 2147483647 : i64
    %c-2147483648_i64_2 = arith.constant -2147483648 : i64
    %cst = arith.constant dense<2147483647> : tensor<256xi64>
    %14 = arith.cmpi sle, %13, %cst : tensor<256xi64>
    %cst_3 = arith.constant dense<-2147483648> : tensor<256xi64>
    %15 = arith.cmpi sge, %13, %cst_3 : tensor<256xi64>
    %16 = arith.andi %14, %15 : tensor<256xi1>
    %17 = arith.addi %10, %9 : tensor<256xi32>
    %18 = tt.splat %arg2 : i32 -> tensor<256xi32>
    %19 = arith.cmpi slt, %17, %18 : tensor<256xi32>
    %20 = tt.splat %arg0 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>>
    %21 = tt.addptr %20, %17 : tensor<256x!tt.ptr<i16>>, tensor<256xi32>
    %22 = tt.load %21, %19 cacheModifier = cg evictionPolicy = evict_first : tensor<256x!tt.ptr<i16>>
    %23 = tt.splat %arg2 : i32 -> tensor<256xi32>
    %24 = arith.cmpi slt, %17, %23 : tensor<256xi32>
    %25 = tt.addptr %arg0, %arg2 : !tt.ptr<i16>, i32
    %26 = tt.splat %25 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>>
    %27 = tt.addptr %26, %17 : tensor<256x!tt.ptr<i16>>, tensor<256xi32>
    %c0_i32_4 = arith.constant 0 : i32
    %cst_5 = arith.constant dense<0> : tensor<256xi32>
    %28 = arith.trunci %cst_5 : tensor<256xi32> to tensor<256xi16>
    %29 = tt.load %27, %24, %28 cacheModifier = cv {isVolatile = true} : tensor<256x!tt.ptr<i16>>
    %30 = tt.splat %arg2 : i32 -> tensor<256xi32>
    %31 = arith.cmpi slt, %17, %30 : tensor<256xi32>
    %32 = tt.splat %arg1 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>>
    %33 = tt.addptr %32, %17 : tensor<256x!tt.ptr<i16>>, tensor<256xi32>
    tt.store %33, %22, %31 cacheModifier = wb : tensor<256x!tt.ptr<i16>>
    %34 = tt.splat %arg2 : i32 -> tensor<256xi32>
    %35 = arith.cmpi slt, %17, %34 : tensor<256xi32>
    %36 = tt.addptr %arg1, %arg2 : !tt.ptr<i16>, i32
    %37 = tt.splat %36 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>>
    %38 = tt.addptr %37, %17 : tensor<256x!tt.ptr<i16>>, tensor<256xi32>
    %39 = arith.extsi %22 : tensor<256xi16> to tensor<256xi64>
    %40 = arith.extsi %29 : tensor<256xi16> to tensor<256xi64>
    %41 = arith.addi %39, %40 : tensor<256xi64>
    %c32767_i64 = arith.constant 32767 : i64
    %c-32768_i64 = arith.constant -32768 : i64
    %cst_6 = arith.constant dense<32767> : tensor<256xi64>
    %42 = arith.cmpi sle, %41, %cst_6 : tensor<256xi64>
    %cst_7 = arith.constant dense<-32768> : tensor<256xi64>
    %43 = arith.cmpi sge, %41, %cst_7 : tensor<256xi64>
    %44 = arith.andi %42, %43 : tensor<256xi1>
    %45 = arith.addi %22, %29 : tensor<256xi16>
    tt.store %38, %45, %35 cacheModifier = wt evictionPolicy = evict_last : tensor<256x!tt.ptr<i16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @copy_hinted(%arg0: !tt.ptr<i16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i16> {tt.divisibility = 16 : i32}, %arg2: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<256xi16>
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 {tt.divisibility = dense<32> : tensor<1xi32>} : i32
    %2 = arith.cmpi sgt, %arg2, %c0_i32 : i32
    llvm.intr.assume %2 : i1
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32, tt.contiguity = dense<256> : tensor<1xi32>} : tensor<256xi32>
    %4 = tt.splat %1 : i32 -> tensor<256xi32>
    %5 = arith.addi %4, %3 : tensor<256xi32>
    %6 = tt.splat %arg2 : i32 -> tensor<256xi32>
    %7 = arith.cmpi slt, %5, %6 : tensor<256xi32>
    %8 = tt.splat %arg0 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>>
    %9 = tt.addptr %8, %5 : tensor<256x!tt.ptr<i16>>, tensor<256xi32>
    %10 = tt.load %9, %7 cacheModifier = cg evictionPolicy = evict_first : tensor<256x!tt.ptr<i16>>
    %11 = tt.addptr %arg0, %arg2 : !tt.ptr<i16>, i32
    %12 = tt.splat %11 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>>
    %13 = tt.addptr %12, %5 : tensor<256x!tt.ptr<i16>>, tensor<256xi32>
    %14 = tt.load %13, %7, %cst cacheModifier = cv {isVolatile = true} : tensor<256x!tt.ptr<i16>>
    %15 = tt.splat %arg1 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>>
    %16 = tt.addptr %15, %5 : tensor<256x!tt.ptr<i16>>, tensor<256xi32>
    tt.store %16, %10, %7 cacheModifier = wb : tensor<256x!tt.ptr<i16>>
    %17 = tt.addptr %arg1, %arg2 : !tt.ptr<i16>, i32
    %18 = tt.splat %17 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>>
    %19 = tt.addptr %18, %5 : tensor<256x!tt.ptr<i16>>, tensor<256xi32>
    %20 = arith.addi %10, %14 : tensor<256xi16>
    tt.store %19, %20, %7 cacheModifier = wt evictionPolicy = evict_last : tensor<256x!tt.ptr<i16>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:90', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_hinted(%arg0: !tt.ptr<i16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i16> {tt.divisibility = 16 : i32}, %arg2: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<256xi16, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 {tt.divisibility = dense<32> : tensor<1xi32>} : i32
    %2 = arith.cmpi sgt, %arg2, %c0_i32 : i32
    llvm.intr.assume %2 : i1
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32, tt.contiguity = dense<256> : tensor<1xi32>} : tensor<256xi32, #blocked>
    %4 = tt.splat %1 : i32 -> tensor<256xi32, #blocked>
    %5 = arith.addi %4, %3 : tensor<256xi32, #blocked>
    %6 = tt.splat %arg2 : i32 -> tensor<256xi32, #blocked>
    %7 = arith.cmpi slt, %5, %6 : tensor<256xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %9 = tt.addptr %8, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %10 = tt.load %9, %7 cacheModifier = cg evictionPolicy = evict_first : tensor<256x!tt.ptr<i16>, #blocked>
    %11 = tt.addptr %arg0, %arg2 : !tt.ptr<i16>, i32
    %12 = tt.splat %11 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %13 = tt.addptr %12, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %14 = tt.load %13, %7, %cst cacheModifier = cv {isVolatile = true} : tensor<256x!tt.ptr<i16>, #blocked>
    %15 = tt.splat %arg1 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %16 = tt.addptr %15, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    tt.store %16, %10, %7 cacheModifier = wb : tensor<256x!tt.ptr<i16>, #blocked>
    %17 = tt.addptr %arg1, %arg2 : !tt.ptr<i16>, i32
    %18 = tt.splat %17 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %19 = tt.addptr %18, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %20 = arith.addi %10, %14 : tensor<256xi16, #blocked>
    tt.store %19, %20, %7 cacheModifier = wt evictionPolicy = evict_last : tensor<256x!tt.ptr<i16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_hinted(%arg0: !tt.ptr<i16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i16> {tt.divisibility = 16 : i32}, %arg2: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<256xi16, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 {tt.divisibility = dense<32> : tensor<1xi32>} : i32
    %2 = arith.cmpi sgt, %arg2, %c0_i32 : i32
    llvm.intr.assume %2 : i1
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32, tt.contiguity = dense<256> : tensor<1xi32>} : tensor<256xi32, #blocked>
    %4 = tt.splat %1 : i32 -> tensor<256xi32, #blocked>
    %5 = arith.addi %4, %3 : tensor<256xi32, #blocked>
    %6 = tt.splat %arg2 : i32 -> tensor<256xi32, #blocked>
    %7 = arith.cmpi slt, %5, %6 : tensor<256xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %9 = tt.addptr %8, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %10 = ttg.convert_layout %9 : tensor<256x!tt.ptr<i16>, #blocked> -> tensor<256x!tt.ptr<i16>, #blocked1>
    %11 = ttg.convert_layout %7 : tensor<256xi1, #blocked> -> tensor<256xi1, #blocked1>
    %12 = tt.load %10, %11 cacheModifier = cg evictionPolicy = evict_first : tensor<256x!tt.ptr<i16>, #blocked1>
    %13 = ttg.convert_layout %12 : tensor<256xi16, #blocked1> -> tensor<256xi16, #blocked>
    %14 = tt.addptr %arg0, %arg2 : !tt.ptr<i16>, i32
    %15 = tt.splat %14 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %16 = tt.addptr %15, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %17 = ttg.convert_layout %16 : tensor<256x!tt.ptr<i16>, #blocked> -> tensor<256x!tt.ptr<i16>, #blocked1>
    %18 = ttg.convert_layout %7 : tensor<256xi1, #blocked> -> tensor<256xi1, #blocked1>
    %19 = ttg.convert_layout %cst : tensor<256xi16, #blocked> -> tensor<256xi16, #blocked1>
    %20 = tt.load %17, %18, %19 cacheModifier = cv {isVolatile = true} : tensor<256x!tt.ptr<i16>, #blocked1>
    %21 = ttg.convert_layout %20 : tensor<256xi16, #blocked1> -> tensor<256xi16, #blocked>
    %22 = tt.splat %arg1 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %23 = tt.addptr %22, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %24 = ttg.convert_layout %23 : tensor<256x!tt.ptr<i16>, #blocked> -> tensor<256x!tt.ptr<i16>, #blocked1>
    %25 = ttg.convert_layout %13 : tensor<256xi16, #blocked> -> tensor<256xi16, #blocked1>
    %26 = ttg.convert_layout %7 : tensor<256xi1, #blocked> -> tensor<256xi1, #blocked1>
    tt.store %24, %25, %26 cacheModifier = wb : tensor<256x!tt.ptr<i16>, #blocked1>
    %27 = tt.addptr %arg1, %arg2 : !tt.ptr<i16>, i32
    %28 = tt.splat %27 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %29 = tt.addptr %28, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %30 = arith.addi %13, %21 : tensor<256xi16, #blocked>
    %31 = ttg.convert_layout %29 : tensor<256x!tt.ptr<i16>, #blocked> -> tensor<256x!tt.ptr<i16>, #blocked1>
    %32 = ttg.convert_layout %30 : tensor<256xi16, #blocked> -> tensor<256xi16, #blocked1>
    %33 = ttg.convert_layout %7 : tensor<256xi1, #blocked> -> tensor<256xi1, #blocked1>
    tt.store %31, %32, %33 cacheModifier = wt evictionPolicy = evict_last : tensor<256x!tt.ptr<i16>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_hinted(%arg0: !tt.ptr<i16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i16> {tt.divisibility = 16 : i32}, %arg2: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %cst = arith.constant dense<0> : tensor<256xi16, #blocked>
    %c0_i32 = arith.constant 0 : i32
    %c256_i32 = arith.constant 256 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 {tt.divisibility = dense<32> : tensor<1xi32>} : i32
    %2 = arith.cmpi sgt, %arg2, %c0_i32 : i32
    llvm.intr.assume %2 : i1
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32, tt.contiguity = dense<256> : tensor<1xi32>} : tensor<256xi32, #blocked>
    %4 = tt.splat %1 : i32 -> tensor<256xi32, #blocked>
    %5 = arith.addi %4, %3 : tensor<256xi32, #blocked>
    %6 = tt.splat %arg2 : i32 -> tensor<256xi32, #blocked>
    %7 = arith.cmpi slt, %5, %6 : tensor<256xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %9 = tt.addptr %8, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %10 = tt.load %9, %7 cacheModifier = cg evictionPolicy = evict_first : tensor<256x!tt.ptr<i16>, #blocked>
    %11 = tt.addptr %arg0, %arg2 : !tt.ptr<i16>, i32
    %12 = tt.splat %11 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %13 = tt.addptr %12, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %14 = tt.load %13, %7, %cst cacheModifier = cv {isVolatile = true} : tensor<256x!tt.ptr<i16>, #blocked>
    %15 = tt.splat %arg1 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %16 = tt.addptr %15, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    tt.store %16, %10, %7 cacheModifier = wb : tensor<256x!tt.ptr<i16>, #blocked>
    %17 = tt.addptr %arg1, %arg2 : !tt.ptr<i16>, i32
    %18 = tt.splat %17 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %19 = tt.addptr %18, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %20 = arith.addi %10, %14 : tensor<256xi16, #blocked>
    tt.store %19, %20, %7 cacheModifier = wt evictionPolicy = evict_last : tensor<256x!tt.ptr<i16>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_hinted(%arg0: !tt.ptr<i16> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i16> {tt.divisibility = 16 : i32}, %arg2: i32 {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c256_i32 = arith.constant 256 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0> : tensor<256xi16, #blocked>
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c256_i32 {tt.divisibility = dense<32> : tensor<1xi32>} : i32
    %2 = arith.cmpi sgt, %arg2, %c0_i32 : i32
    llvm.intr.assume %2 : i1
    %3 = tt.make_range {end = 256 : i32, start = 0 : i32, tt.contiguity = dense<256> : tensor<1xi32>} : tensor<256xi32, #blocked>
    %4 = tt.splat %1 : i32 -> tensor<256xi32, #blocked>
    %5 = arith.addi %4, %3 : tensor<256xi32, #blocked>
    %6 = tt.splat %arg2 : i32 -> tensor<256xi32, #blocked>
    %7 = arith.cmpi slt, %5, %6 : tensor<256xi32, #blocked>
    %8 = tt.splat %arg0 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %9 = tt.addptr %8, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %10 = tt.load %9, %7 cacheModifier = cg evictionPolicy = evict_first : tensor<256x!tt.ptr<i16>, #blocked>
    %11 = tt.addptr %arg0, %arg2 : !tt.ptr<i16>, i32
    %12 = tt.splat %11 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %13 = tt.addptr %12, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %14 = tt.load %13, %7, %cst cacheModifier = cv {isVolatile = true} : tensor<256x!tt.ptr<i16>, #blocked>
    %15 = tt.splat %arg1 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %16 = tt.addptr %15, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    tt.store %16, %10, %7 cacheModifier = wb : tensor<256x!tt.ptr<i16>, #blocked>
    %17 = tt.addptr %arg1, %arg2 : !tt.ptr<i16>, i32
    %18 = tt.splat %17 : !tt.ptr<i16> -> tensor<256x!tt.ptr<i16>, #blocked>
    %19 = tt.addptr %18, %5 : tensor<256x!tt.ptr<i16>, #blocked>, tensor<256xi32, #blocked>
    %20 = arith.addi %10, %14 : tensor<256xi16, #blocked>
    tt.store %19, %20, %7 cacheModifier = wt evictionPolicy = evict_last : tensor<256x!tt.ptr<i16>, #blocked>
    tt.return
  }
}
