// Kernel assembly of kernels/control.py, sm_80, num_warps=4, num_stages=3, num_ctas=1
// Signature *i8:16 *i32:16 *i32:16; constants BLOCK=512
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @assembly(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
    %1 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<512x!tt.ptr<i8>>
    %2 = tt.addptr %1, %0 : tensor<512x!tt.ptr<i8>>, tensor<512xi32>
    %3 = tt.load %2 : tensor<512x!tt.ptr<i8>>
    %4 = tt.elementwise_inline_asm "shl.b32 $0, $1, 3;" {constraints = "=r,r", packed_element = 4 : i32, pure = true} %3 : tensor<512xi8> -> tensor<512xi8>
    %5 = arith.extsi %3 : tensor<512xi8> to tensor<512xi32>
    %6 = arith.extsi %4 : tensor<512xi8> to tensor<512xi32>
    %7:2 = tt.elementwise_inline_asm "{ add.s32 $0, $2, $3; sub.s32 $1, $2, $3; }" {constraints = "=r,=r,r,r", packed_element = 1 : i32, pure = false} %5, %6 : tensor<512xi32>, tensor<512xi32> -> tensor<512xi32>, tensor<512xi32>
    %8 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>>
    %9 = tt.addptr %8, %0 : tensor<512x!tt.ptr<i32>>, tensor<512xi32>
    tt.store %9, %7#0 : tensor<512x!tt.ptr<i32>>
    %10 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>>
    %11 = tt.addptr %10, %0 : tensor<512x!tt.ptr<i32>>, tensor<512xi32>
    tt.store %11, %7#1 : tensor<512x!tt.ptr<i32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:80', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @assembly(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<512x!tt.ptr<i8>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<512x!tt.ptr<i8>, #blocked>, tensor<512xi32, #blocked>
    %3 = tt.load %2 : tensor<512x!tt.ptr<i8>, #blocked>
    %4 = tt.elementwise_inline_asm "shl.b32 $0, $1, 3;" {constraints = "=r,r", packed_element = 4 : i32, pure = true} %3 : tensor<512xi8, #blocked> -> tensor<512xi8, #blocked>
    %5 = arith.extsi %3 : tensor<512xi8, #blocked> to tensor<512xi32, #blocked>
    %6 = arith.extsi %4 : tensor<512xi8, #blocked> to tensor<512xi32, #blocked>
    %7:2 = tt.elementwise_inline_asm "{ add.s32 $0, $2, $3; sub.s32 $1, $2, $3; }" {constraints = "=r,=r,r,r", packed_element = 1 : i32, pure = false} %5, %6 : tensor<512xi32, #blocked>, tensor<512xi32, #blocked> -> tensor<512xi32, #blocked>, tensor<512xi32, #blocked>
    %8 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %9 = tt.addptr %8, %0 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    tt.store %9, %7#0 : tensor<512x!tt.ptr<i32>, #blocked>
    %10 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %11 = tt.addptr %10, %0 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    tt.store %11, %7#1 : tensor<512x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @assembly(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<512x!tt.ptr<i8>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<512x!tt.ptr<i8>, #blocked>, tensor<512xi32, #blocked>
    %3 = ttg.convert_layout %2 : tensor<512x!tt.ptr<i8>, #blocked> -> tensor<512x!tt.ptr<i8>, #blocked1>
    %4 = tt.load %3 : tensor<512x!tt.ptr<i8>, #blocked1>
    %5 = ttg.convert_layout %4 : tensor<512xi8, #blocked1> -> tensor<512xi8, #blocked>
    %6 = tt.elementwise_inline_asm "shl.b32 $0, $1, 3;" {constraints = "=r,r", packed_element = 4 : i32, pure = true} %5 : tensor<512xi8, #blocked> -> tensor<512xi8, #blocked>
    %7 = arith.extsi %5 : tensor<512xi8, #blocked> to tensor<512xi32, #blocked>
    %8 = arith.extsi %6 : tensor<512xi8, #blocked> to tensor<512xi32, #blocked>
    %9:2 = tt.elementwise_inline_asm "{ add.s32 $0, $2, $3; sub.s32 $1, $2, $3; }" {constraints = "=r,=r,r,r", packed_element = 1 : i32, pure = false} %7, %8 : tensor<512xi32, #blocked>, tensor<512xi32, #blocked> -> tensor<512xi32, #blocked>, tensor<512xi32, #blocked>
    %10 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %11 = tt.addptr %10, %0 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    %12 = ttg.convert_layout %11 : tensor<512x!tt.ptr<i32>, #blocked> -> tensor<512x!tt.ptr<i32>, #blocked1>
    %13 = ttg.convert_layout %9#0 : tensor<512xi32, #blocked> -> tensor<512xi32, #blocked1>
    tt.store %12, %13 : tensor<512x!tt.ptr<i32>, #blocked1>
    %14 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %15 = tt.addptr %14, %0 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    %16 = ttg.convert_layout %15 : tensor<512x!tt.ptr<i32>, #blocked> -> tensor<512x!tt.ptr<i32>, #blocked1>
    %17 = ttg.convert_layout %9#1 : tensor<512xi32, #blocked> -> tensor<512xi32, #blocked1>
    tt.store %16, %17 : tensor<512x!tt.ptr<i32>, #blocked1>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @assembly(%arg0: !tt.ptr<i8> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %arg2: !tt.ptr<i32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<i8> -> tensor<512x!tt.ptr<i8>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<512x!tt.ptr<i8>, #blocked>, tensor<512xi32, #blocked>
    %3 = tt.load %2 : tensor<512x!tt.ptr<i8>, #blocked>
    %4 = tt.elementwise_inline_asm "shl.b32 $0, $1, 3;" {constraints = "=r,r", packed_element = 4 : i32, pure = true} %3 : tensor<512xi8, #blocked> -> tensor<512xi8, #blocked>
    %5 = arith.extsi %3 : tensor<512xi8, #blocked> to tensor<512xi32, #blocked>
    %6 = arith.extsi %4 : tensor<512xi8, #blocked> to tensor<512xi32, #blocked>
    %7:2 = tt.elementwise_inline_asm "{ add.s32 $0, $2, $3; sub.s32 $1, $2, $3; }" {constraints = "=r,=r,r,r", packed_element = 1 : i32, pure = false} %5, %6 : tensor<512xi32, #blocked>, tensor<512xi32, #blocked> -> tensor<512xi32, #blocked>, tensor<512xi32, #blocked>
    %8 = tt.splat %arg1 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %9 = tt.addptr %8, %0 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    tt.store %9, %7#0 : tensor<512x!tt.ptr<i32>, #blocked>
    %10 = tt.splat %arg2 : !tt.ptr<i32> -> tensor<512x!tt.ptr<i32>, #blocked>
    %11 = tt.addptr %10, %0 : tensor<512x!tt.ptr<i32>, #blocked>, tensor<512xi32, #blocked>
    tt.store %11, %7#1 : tensor<512x!tt.ptr<i32>, #blocked>
    tt.return
  }
}
