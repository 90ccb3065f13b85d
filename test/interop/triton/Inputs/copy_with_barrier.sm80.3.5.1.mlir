// Kernel copy_with_barrier of kernels/explicit.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16; constants BLOCK=512
// Triton 3.5.1, ast_to_ttgir
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_with_barrier(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %2 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %0 : tensor<512x!tt.ptr<f32>, #blocked>, tensor<512xi32, #blocked>
    %5 = ttg.async_copy_global_to_local %4, %1 : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    ttng.async_copy_mbarrier_arrive %2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %true = arith.constant true
    ttng.arrive_barrier %2, 1, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %c0_i32 = arith.constant 0 : i32
    %true_0 = arith.constant true
    ttng.wait_barrier %2, %c0_i32, %true_0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %6 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %0 : tensor<512x!tt.ptr<f32>, #blocked>, tensor<512xi32, #blocked>
    %8 = ttg.local_load %1 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.store %7, %8 : tensor<512x!tt.ptr<f32>, #blocked>
    ttng.inval_barrier %2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: gluon.add_inliner()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_with_barrier(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %c0_i32 = arith.constant 0 : i32
    %true = arith.constant true
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %2 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %0 : tensor<512x!tt.ptr<f32>, #blocked>, tensor<512xi32, #blocked>
    %5 = ttg.async_copy_global_to_local %4, %1 : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    ttng.async_copy_mbarrier_arrive %2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.arrive_barrier %2, 1, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %2, %c0_i32, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %6 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %0 : tensor<512x!tt.ptr<f32>, #blocked>, tensor<512xi32, #blocked>
    %8 = ttg.local_load %1 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.store %7, %8 : tensor<512x!tt.ptr<f32>, #blocked>
    ttng.inval_barrier %2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
// -----
// Triton 3.5.1, make_ttgir: common.add_sccp()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @copy_with_barrier(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = ttg.local_alloc : () -> !ttg.memdesc<512xf32, #shared, #smem, mutable>
    %2 = ttg.local_alloc : () -> !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.init_barrier %2, 1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %3 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked>
    %4 = tt.addptr %3, %0 : tensor<512x!tt.ptr<f32>, #blocked>, tensor<512xi32, #blocked>
    %5 = ttg.async_copy_global_to_local %4, %1 : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, #smem, mutable>
    ttng.async_copy_mbarrier_arrive %2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.arrive_barrier %2, 1, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %2, %c0_i32, %true : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    %6 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>, #blocked>
    %7 = tt.addptr %6, %0 : tensor<512x!tt.ptr<f32>, #blocked>, tensor<512xi32, #blocked>
    %8 = ttg.local_load %1 : !ttg.memdesc<512xf32, #shared, #smem, mutable> -> tensor<512xf32, #blocked>
    tt.store %7, %8 : tensor<512x!tt.ptr<f32>, #blocked>
    ttng.inval_barrier %2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}
