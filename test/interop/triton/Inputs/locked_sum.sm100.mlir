// Kernel locked_sum of kernels/memory.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *i32:16 *fp32:16; constants BLOCK=128
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @locked_sum(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
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
    %8 = tt.addptr %arg0, %7 : !tt.ptr<f32>, i32
    %9 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %10 = tt.splat %8 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %11 = tt.addptr %10, %9 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %12 = tt.load %11 : tensor<128x!tt.ptr<f32>>
    scf.while : () -> () {
      %c0_i32_1 = arith.constant 0 : i32
      %c1_i32 = arith.constant 1 : i32
      %19 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32_1, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
      %c1_i32_2 = arith.constant 1 : i32
      %20 = arith.cmpi eq, %19, %c1_i32_2 : i32
      scf.condition(%20)
    } do {
      scf.yield
    }
    %13 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %14 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %15 = tt.addptr %14, %13 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %16 = tt.load %15 {isVolatile = true} : tensor<128x!tt.ptr<f32>>
    %17 = arith.addf %16, %12 : tensor<128xf32>
    tt.store %15, %17 : tensor<128x!tt.ptr<f32>>
    gpu.barrier
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %18 = tt.atomic_rmw exch, acq_rel, gpu, %arg1, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @locked_sum(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.addptr %arg0, %1 : !tt.ptr<f32>, i32
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %4 = tt.splat %2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %5 = tt.addptr %4, %3 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %6 = tt.load %5 : tensor<128x!tt.ptr<f32>>
    scf.while : () -> () {
      %12 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
      %13 = arith.cmpi eq, %12, %c1_i32 : i32
      scf.condition(%13)
    } do {
      scf.yield
    }
    %7 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %8 = tt.addptr %7, %3 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %9 = tt.load %8 {isVolatile = true} : tensor<128x!tt.ptr<f32>>
    %10 = arith.addf %9, %6 : tensor<128xf32>
    tt.store %8, %10 : tensor<128x!tt.ptr<f32>>
    gpu.barrier
    %11 = tt.atomic_rmw exch, acq_rel, gpu, %arg1, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @locked_sum(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.addptr %arg0, %1 : !tt.ptr<f32>, i32
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %4 = tt.splat %2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.load %5 : tensor<128x!tt.ptr<f32>, #blocked>
    scf.while : () -> () {
      %12 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
      %13 = arith.cmpi eq, %12, %c1_i32 : i32
      scf.condition(%13)
    } do {
      scf.yield
    }
    %7 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %8 = tt.addptr %7, %3 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %9 = tt.load %8 {isVolatile = true} : tensor<128x!tt.ptr<f32>, #blocked>
    %10 = arith.addf %9, %6 : tensor<128xf32, #blocked>
    tt.store %8, %10 : tensor<128x!tt.ptr<f32>, #blocked>
    gpu.barrier
    %11 = tt.atomic_rmw exch, acq_rel, gpu, %arg1, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @locked_sum(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.addptr %arg0, %1 : !tt.ptr<f32>, i32
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %4 = tt.splat %2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %6 = ttg.convert_layout %5 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %7 = tt.load %6 : tensor<128x!tt.ptr<f32>, #blocked>
    scf.while : () -> () {
      %16 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
      %17 = arith.cmpi eq, %16, %c1_i32 : i32
      scf.condition(%17)
    } do {
      scf.yield
    }
    %8 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %3 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %10 = ttg.convert_layout %9 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %11 = tt.load %10 {isVolatile = true} : tensor<128x!tt.ptr<f32>, #blocked>
    %12 = arith.addf %11, %7 : tensor<128xf32, #blocked>
    %13 = ttg.convert_layout %9 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %14 = ttg.convert_layout %12 : tensor<128xf32, #blocked> -> tensor<128xf32, #blocked>
    tt.store %13, %14 : tensor<128x!tt.ptr<f32>, #blocked>
    gpu.barrier
    %15 = tt.atomic_rmw exch, acq_rel, gpu, %arg1, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @locked_sum(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.addptr %arg0, %1 : !tt.ptr<f32>, i32
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %4 = tt.splat %2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.load %5 : tensor<128x!tt.ptr<f32>, #blocked>
    scf.while : () -> () {
      %12 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
      %13 = arith.cmpi eq, %12, %c1_i32 : i32
      scf.condition(%13)
    } do {
      scf.yield
    }
    %7 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %8 = tt.addptr %7, %3 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %9 = tt.load %8 {isVolatile = true} : tensor<128x!tt.ptr<f32>, #blocked>
    %10 = arith.addf %9, %6 : tensor<128xf32, #blocked>
    tt.store %8, %10 : tensor<128x!tt.ptr<f32>, #blocked>
    gpu.barrier
    %11 = tt.atomic_rmw exch, acq_rel, gpu, %arg1, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_warp_specialize(3)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @locked_sum(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.addptr %arg0, %1 : !tt.ptr<f32>, i32
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %4 = tt.splat %2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.load %5 : tensor<128x!tt.ptr<f32>, #blocked>
    scf.while : () -> () {
      %12 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
      %13 = arith.cmpi eq, %12, %c1_i32 : i32
      scf.condition(%13)
    } do {
      scf.yield
    }
    %7 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %8 = tt.addptr %7, %3 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %9 = tt.load %8 {isVolatile = true} : tensor<128x!tt.ptr<f32>, #blocked>
    %10 = arith.addf %9, %6 : tensor<128xf32, #blocked>
    tt.store %8, %10 : tensor<128x!tt.ptr<f32>, #blocked>
    gpu.barrier
    %11 = tt.atomic_rmw exch, acq_rel, gpu, %arg1, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @locked_sum(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %1 = tt.get_program_id x : i32
    %2 = arith.muli %1, %c128_i32 : i32
    %3 = tt.addptr %arg0, %2 : !tt.ptr<f32>, i32
    %4 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %5 = tt.splat %3 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %4 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %7 = tt.load %6 : tensor<128x!tt.ptr<f32>, #blocked>
    scf.while : () -> () {
      %13 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
      %14 = arith.cmpi eq, %13, %c1_i32 : i32
      scf.condition(%14)
    } do {
      scf.yield
    }
    %8 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %9 = tt.addptr %8, %4 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %10 = tt.load %9 {isVolatile = true} : tensor<128x!tt.ptr<f32>, #blocked>
    %11 = arith.addf %10, %7 : tensor<128xf32, #blocked>
    tt.store %9, %11 : tensor<128x!tt.ptr<f32>, #blocked>
    gpu.barrier
    %12 = tt.atomic_rmw exch, acq_rel, gpu, %arg1, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @locked_sum(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.addptr %arg0, %1 : !tt.ptr<f32>, i32
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %4 = tt.splat %2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.load %5 : tensor<128x!tt.ptr<f32>, #blocked>
    scf.while : () -> () {
      %12 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
      %13 = arith.cmpi eq, %12, %c1_i32 : i32
      scf.condition(%13)
    } do {
      scf.yield
    }
    %7 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %8 = tt.addptr %7, %3 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %9 = tt.load %8 {isVolatile = true} : tensor<128x!tt.ptr<f32>, #blocked>
    %10 = arith.addf %9, %6 : tensor<128xf32, #blocked>
    tt.store %8, %10 : tensor<128x!tt.ptr<f32>, #blocked>
    gpu.barrier
    %11 = tt.atomic_rmw exch, acq_rel, gpu, %arg1, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @locked_sum(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tt.get_program_id x : i32
    %1 = arith.muli %0, %c128_i32 : i32
    %2 = tt.addptr %arg0, %1 : !tt.ptr<f32>, i32
    %3 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %4 = tt.splat %2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %3 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.load %5 : tensor<128x!tt.ptr<f32>, #blocked>
    scf.while : () -> () {
      %12 = tt.atomic_cas acq_rel, gpu, %arg1, %c0_i32, %c1_i32 : (!tt.ptr<i32>, i32, i32) -> i32
      %13 = arith.cmpi eq, %12, %c1_i32 : i32
      scf.condition(%13)
    } do {
      scf.yield
    }
    %7 = tt.splat %arg2 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %8 = tt.addptr %7, %3 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %9 = tt.load %8 {isVolatile = true} : tensor<128x!tt.ptr<f32>, #blocked>
    %10 = arith.addf %9, %6 : tensor<128xf32, #blocked>
    tt.store %8, %10 : tensor<128x!tt.ptr<f32>, #blocked>
    gpu.barrier
    %11 = tt.atomic_rmw exch, acq_rel, gpu, %arg1, %c0_i32, %true : (!tt.ptr<i32>, i32, i1) -> i32
    tt.return
  }
}
