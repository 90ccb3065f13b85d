// Kernel calls of kernels/control.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16 fp32 fp32; constants BLOCK=128
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @calls(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: f32, %arg3: f32) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = arith.addf %arg2, %arg3 : f32
    %2:2 = tt.call @corpus_control.polynomial__fp32_fp32_fp32__(%arg2, %arg3, %1) : (f32, f32, f32) -> (f32, f32)
    %3 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %4 = tt.addptr %3, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %5 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %6 = tt.addptr %5, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %7 = tt.load %6 : tensor<128x!tt.ptr<f32>>
    %8 = tt.splat %2#0 : f32 -> tensor<128xf32>
    %9 = arith.mulf %7, %8 : tensor<128xf32>
    %10 = tt.splat %2#1 : f32 -> tensor<128xf32>
    %11 = arith.addf %9, %10 : tensor<128xf32>
    tt.store %4, %11 : tensor<128x!tt.ptr<f32>>
    tt.return
  }
  tt.func private @corpus_control.polynomial__fp32_fp32_fp32__(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) attributes {noinline = true} {
    %0 = arith.mulf %arg0, %arg1 : f32
    %1 = arith.addf %0, %arg2 : f32
    %2 = arith.mulf %1, %arg0 : f32
    %3 = arith.subf %arg0, %arg2 : f32
    tt.return %2, %3 : f32, f32
  ^bb1:  // no predecessors
    %4 = ub.poison : f32
    %5 = ub.poison : f32
    tt.return %4, %5 : f32, f32
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @calls(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: f32, %arg3: f32) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = arith.addf %arg2, %arg3 : f32
    %2:2 = tt.call @corpus_control.polynomial__fp32_fp32_fp32__(%arg2, %arg3, %1) : (f32, f32, f32) -> (f32, f32)
    %3 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %4 = tt.addptr %3, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %5 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %6 = tt.addptr %5, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %7 = tt.load %6 : tensor<128x!tt.ptr<f32>>
    %8 = tt.splat %2#0 : f32 -> tensor<128xf32>
    %9 = arith.mulf %7, %8 : tensor<128xf32>
    %10 = tt.splat %2#1 : f32 -> tensor<128xf32>
    %11 = arith.addf %9, %10 : tensor<128xf32>
    tt.store %4, %11 : tensor<128x!tt.ptr<f32>>
    tt.return
  }
  tt.func private @corpus_control.polynomial__fp32_fp32_fp32__(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) attributes {noinline = true} {
    %0 = arith.mulf %arg0, %arg1 : f32
    %1 = arith.addf %0, %arg2 : f32
    %2 = arith.mulf %1, %arg0 : f32
    %3 = arith.subf %arg0, %arg2 : f32
    tt.return %2, %3 : f32, f32
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @calls(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: f32, %arg3: f32) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = arith.addf %arg2, %arg3 : f32
    %2:2 = tt.call @corpus_control.polynomial__fp32_fp32_fp32__(%arg2, %arg3, %1) : (f32, f32, f32) -> (f32, f32)
    %3 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %5 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %7 = tt.load %6 : tensor<128x!tt.ptr<f32>, #blocked>
    %8 = tt.splat %2#0 : f32 -> tensor<128xf32, #blocked>
    %9 = arith.mulf %7, %8 : tensor<128xf32, #blocked>
    %10 = tt.splat %2#1 : f32 -> tensor<128xf32, #blocked>
    %11 = arith.addf %9, %10 : tensor<128xf32, #blocked>
    tt.store %4, %11 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
  tt.func private @corpus_control.polynomial__fp32_fp32_fp32__(%arg0: f32, %arg1: f32, %arg2: f32) -> (f32, f32) attributes {noinline = true} {
    %0 = arith.mulf %arg0, %arg1 : f32
    %1 = arith.addf %0, %arg2 : f32
    %2 = arith.mulf %1, %arg0 : f32
    %3 = arith.subf %arg0, %arg2 : f32
    tt.return %2, %3 : f32, f32
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @calls(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: f32, %arg3: f32) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = arith.addf %arg2, %arg3 : f32
    %2:2 = tt.call @corpus_control.polynomial__fp32_fp32_fp32__(%arg2, %arg3, %1) : (f32, f32, f32) -> (f32, f32)
    %3 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %5 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %7 = ttg.convert_layout %6 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %8 = tt.load %7 : tensor<128x!tt.ptr<f32>, #blocked>
    %9 = tt.splat %2#0 : f32 -> tensor<128xf32, #blocked>
    %10 = arith.mulf %8, %9 : tensor<128xf32, #blocked>
    %11 = tt.splat %2#1 : f32 -> tensor<128xf32, #blocked>
    %12 = arith.addf %10, %11 : tensor<128xf32, #blocked>
    %13 = ttg.convert_layout %4 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %14 = ttg.convert_layout %12 : tensor<128xf32, #blocked> -> tensor<128xf32, #blocked>
    tt.store %13, %14 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
  tt.func private @corpus_control.polynomial__fp32_fp32_fp32__(%arg0: f32 {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 1 : i64}, %arg1: f32 {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 1 : i64}, %arg2: f32 {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 1 : i64}) -> (f32, f32) attributes {noinline = true} {
    %0 = arith.mulf %arg0, %arg1 : f32
    %1 = arith.addf %0, %arg2 : f32
    %2 = arith.mulf %1, %arg0 : f32
    %3 = arith.subf %arg0, %arg2 : f32
    tt.return %2, %3 : f32, f32
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @calls(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg2: f32, %arg3: f32) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = arith.addf %arg2, %arg3 : f32
    %2:2 = tt.call @corpus_control.polynomial__fp32_fp32_fp32__(%arg2, %arg3, %1) : (f32, f32, f32) -> (f32, f32)
    %3 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %5 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %7 = tt.load %6 : tensor<128x!tt.ptr<f32>, #blocked>
    %8 = tt.splat %2#0 : f32 -> tensor<128xf32, #blocked>
    %9 = arith.mulf %7, %8 : tensor<128xf32, #blocked>
    %10 = tt.splat %2#1 : f32 -> tensor<128xf32, #blocked>
    %11 = arith.addf %9, %10 : tensor<128xf32, #blocked>
    tt.store %4, %11 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
  tt.func private @corpus_control.polynomial__fp32_fp32_fp32__(%arg0: f32 {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 1 : i64}, %arg1: f32 {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 1 : i64}, %arg2: f32 {tt.constancy = 1 : i64, tt.contiguity = 1 : i64, tt.divisibility = 1 : i64}) -> (f32, f32) attributes {noinline = true} {
    %0 = arith.mulf %arg0, %arg1 : f32
    %1 = arith.addf %0, %arg2 : f32
    %2 = arith.mulf %1, %arg0 : f32
    %3 = arith.subf %arg0, %arg2 : f32
    tt.return %2, %3 : f32, f32
  }
}
