// Kernel addresses of kernels/memory.py, sm_80, num_warps=2, num_stages=3, num_ctas=1
// Signature *fp32 *fp32; constants BLOCK=64
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @addresses(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<f32>) attributes {noinline = false} {
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
    %3 = tt.ptr_to_int %2 : tensor<64x!tt.ptr<f32>> -> tensor<64xi64>
    %c-8_i32 = arith.constant -8 : i32
    %c-8_i64 = arith.constant -8 : i64
    %cst = arith.constant dense<-8> : tensor<64xi64>
    %4 = arith.andi %3, %cst : tensor<64xi64>
    %5 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %6 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
    %7 = tt.addptr %6, %5 : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
    %8 = tt.int_to_ptr %4 : tensor<64xi64> -> tensor<64x!tt.ptr<f32>>
    %9 = tt.load %8 : tensor<64x!tt.ptr<f32>>
    tt.store %7, %9 : tensor<64x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttir
module {
  tt.func public @addresses(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<f32>) attributes {noinline = false} {
    %cst = arith.constant dense<-8> : tensor<64xi64>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
    %3 = tt.ptr_to_int %2 : tensor<64x!tt.ptr<f32>> -> tensor<64xi64>
    %4 = arith.andi %3, %cst : tensor<64xi64>
    %5 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
    %6 = tt.addptr %5, %0 : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
    %7 = tt.int_to_ptr %4 : tensor<64xi64> -> tensor<64x!tt.ptr<f32>>
    %8 = tt.load %7 : tensor<64x!tt.ptr<f32>>
    tt.store %6, %8 : tensor<64x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 2, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [2], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 2 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @addresses(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<f32>) attributes {noinline = false} {
    %cst = arith.constant dense<-8> : tensor<64xi64, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %3 = tt.ptr_to_int %2 : tensor<64x!tt.ptr<f32>, #blocked> -> tensor<64xi64, #blocked>
    %4 = arith.andi %3, %cst : tensor<64xi64, #blocked>
    %5 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %0 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %7 = tt.int_to_ptr %4 : tensor<64xi64, #blocked> -> tensor<64x!tt.ptr<f32>, #blocked>
    %8 = tt.load %7 : tensor<64x!tt.ptr<f32>, #blocked>
    tt.store %6, %8 : tensor<64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [2], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 2 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @addresses(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<f32>) attributes {noinline = false} {
    %cst = arith.constant dense<-8> : tensor<64xi64, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %3 = tt.ptr_to_int %2 : tensor<64x!tt.ptr<f32>, #blocked> -> tensor<64xi64, #blocked>
    %4 = arith.andi %3, %cst : tensor<64xi64, #blocked>
    %5 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %0 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %7 = tt.int_to_ptr %4 : tensor<64xi64, #blocked> -> tensor<64x!tt.ptr<f32>, #blocked>
    %8 = ttg.convert_layout %7 : tensor<64x!tt.ptr<f32>, #blocked> -> tensor<64x!tt.ptr<f32>, #blocked>
    %9 = tt.load %8 : tensor<64x!tt.ptr<f32>, #blocked>
    %10 = ttg.convert_layout %6 : tensor<64x!tt.ptr<f32>, #blocked> -> tensor<64x!tt.ptr<f32>, #blocked>
    %11 = ttg.convert_layout %9 : tensor<64xf32, #blocked> -> tensor<64xf32, #blocked>
    tt.store %10, %11 : tensor<64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [2], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 2 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @addresses(%arg0: !tt.ptr<f32>, %arg1: !tt.ptr<f32>) attributes {noinline = false} {
    %cst = arith.constant dense<-8> : tensor<64xi64, #blocked>
    %0 = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %3 = tt.ptr_to_int %2 : tensor<64x!tt.ptr<f32>, #blocked> -> tensor<64xi64, #blocked>
    %4 = arith.andi %3, %cst : tensor<64xi64, #blocked>
    %5 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %0 : tensor<64x!tt.ptr<f32>, #blocked>, tensor<64xi32, #blocked>
    %7 = tt.int_to_ptr %4 : tensor<64xi64, #blocked> -> tensor<64x!tt.ptr<f32>, #blocked>
    %8 = tt.load %7 : tensor<64x!tt.ptr<f32>, #blocked>
    tt.store %6, %8 : tensor<64x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
