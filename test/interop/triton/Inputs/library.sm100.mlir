// Kernel library of kernels/control.py, sm_100, num_warps=4, num_stages=3, num_ctas=1
// Signature *fp32:16 *fp32:16; constants BLOCK=128
// Triton 3.4.0, ast_to_ttir
module {
  tt.func public @library(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>>
    %4 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<f32>>, tensor<128xi32>
    %6 = tt.extern_elementwise %3 {libname = "", libpath = "", pure = true, symbol = "__nv_tanhf"} : (tensor<128xf32>) -> tensor<128xf32>
    %7 = tt.extern_elementwise %3 {libname = "", libpath = "", pure = true, symbol = "__nv_acoshf"} : (tensor<128xf32>) -> tensor<128xf32>
    %8 = tt.extern_elementwise %3, %7 {libname = "", libpath = "", pure = true, symbol = "__nv_powf"} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %9 = arith.addf %6, %8 : tensor<128xf32>
    %10 = arith.fptosi %3 : tensor<128xf32> to tensor<128xi32>
    %11 = tt.extern_elementwise %10 {libname = "", libpath = "", pure = true, symbol = "__nv_ffs"} : (tensor<128xi32>) -> tensor<128xi32>
    %12 = arith.sitofp %11 : tensor<128xi32> to tensor<128xf32>
    %13 = arith.addf %9, %12 : tensor<128xf32>
    tt.store %5, %13 : tensor<128x!tt.ptr<f32>>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttir.add_convert_to_ttgpuir('cuda:100', 4, 32, 1)
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @library(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.extern_elementwise %3 {libname = "", libpath = "", pure = true, symbol = "__nv_tanhf"} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %7 = tt.extern_elementwise %3 {libname = "", libpath = "", pure = true, symbol = "__nv_acoshf"} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %8 = tt.extern_elementwise %3, %7 {libname = "", libpath = "", pure = true, symbol = "__nv_powf"} : (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %9 = arith.addf %6, %8 : tensor<128xf32, #blocked>
    %10 = arith.fptosi %3 : tensor<128xf32, #blocked> to tensor<128xi32, #blocked>
    %11 = tt.extern_elementwise %10 {libname = "", libpath = "", pure = true, symbol = "__nv_ffs"} : (tensor<128xi32, #blocked>) -> tensor<128xi32, #blocked>
    %12 = arith.sitofp %11 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %13 = arith.addf %9, %12 : tensor<128xf32, #blocked>
    tt.store %5, %13 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_coalesce()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @library(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = ttg.convert_layout %2 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.load %3 : tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %7 = tt.extern_elementwise %4 {libname = "", libpath = "", pure = true, symbol = "__nv_tanhf"} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %8 = tt.extern_elementwise %4 {libname = "", libpath = "", pure = true, symbol = "__nv_acoshf"} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %9 = tt.extern_elementwise %4, %8 {libname = "", libpath = "", pure = true, symbol = "__nv_powf"} : (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %10 = arith.addf %7, %9 : tensor<128xf32, #blocked>
    %11 = arith.fptosi %4 : tensor<128xf32, #blocked> to tensor<128xi32, #blocked>
    %12 = tt.extern_elementwise %11 {libname = "", libpath = "", pure = true, symbol = "__nv_ffs"} : (tensor<128xi32, #blocked>) -> tensor<128xi32, #blocked>
    %13 = arith.sitofp %12 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %14 = arith.addf %10, %13 : tensor<128xf32, #blocked>
    %15 = ttg.convert_layout %6 : tensor<128x!tt.ptr<f32>, #blocked> -> tensor<128x!tt.ptr<f32>, #blocked>
    %16 = ttg.convert_layout %14 : tensor<128xf32, #blocked> -> tensor<128xf32, #blocked>
    tt.store %15, %16 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: ttgpuir.add_remove_layout_conversions()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @library(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.extern_elementwise %3 {libname = "", libpath = "", pure = true, symbol = "__nv_tanhf"} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %7 = tt.extern_elementwise %3 {libname = "", libpath = "", pure = true, symbol = "__nv_acoshf"} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %8 = tt.extern_elementwise %3, %7 {libname = "", libpath = "", pure = true, symbol = "__nv_powf"} : (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %9 = arith.addf %6, %8 : tensor<128xf32, #blocked>
    %10 = arith.fptosi %3 : tensor<128xf32, #blocked> to tensor<128xi32, #blocked>
    %11 = tt.extern_elementwise %10 {libname = "", libpath = "", pure = true, symbol = "__nv_ffs"} : (tensor<128xi32, #blocked>) -> tensor<128xi32, #blocked>
    %12 = arith.sitofp %11 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %13 = arith.addf %9, %12 : tensor<128xf32, #blocked>
    tt.store %5, %13 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: passes.ttnvgpuir.add_remove_tmem_tokens()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @library(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = ub.poison : !ttg.async.token
    %1 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %2 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %3 = tt.addptr %2, %1 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %4 = tt.load %3 : tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %6 = tt.addptr %5, %1 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %7 = tt.extern_elementwise %4 {libname = "", libpath = "", pure = true, symbol = "__nv_tanhf"} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %8 = tt.extern_elementwise %4 {libname = "", libpath = "", pure = true, symbol = "__nv_acoshf"} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %9 = tt.extern_elementwise %4, %8 {libname = "", libpath = "", pure = true, symbol = "__nv_powf"} : (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %10 = arith.addf %7, %9 : tensor<128xf32, #blocked>
    %11 = arith.fptosi %4 : tensor<128xf32, #blocked> to tensor<128xi32, #blocked>
    %12 = tt.extern_elementwise %11 {libname = "", libpath = "", pure = true, symbol = "__nv_ffs"} : (tensor<128xi32, #blocked>) -> tensor<128xi32, #blocked>
    %13 = arith.sitofp %12 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %14 = arith.addf %10, %13 : tensor<128xf32, #blocked>
    tt.store %6, %14 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
// -----
// Triton 3.4.0, make_ttgir: common.add_canonicalizer()
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @library(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32> {tt.divisibility = 16 : i32}) attributes {noinline = false} {
    %0 = tt.make_range {end = 128 : i32, start = 0 : i32} : tensor<128xi32, #blocked>
    %1 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %2 = tt.addptr %1, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %3 = tt.load %2 : tensor<128x!tt.ptr<f32>, #blocked>
    %4 = tt.splat %arg1 : !tt.ptr<f32> -> tensor<128x!tt.ptr<f32>, #blocked>
    %5 = tt.addptr %4, %0 : tensor<128x!tt.ptr<f32>, #blocked>, tensor<128xi32, #blocked>
    %6 = tt.extern_elementwise %3 {libname = "", libpath = "", pure = true, symbol = "__nv_tanhf"} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %7 = tt.extern_elementwise %3 {libname = "", libpath = "", pure = true, symbol = "__nv_acoshf"} : (tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %8 = tt.extern_elementwise %3, %7 {libname = "", libpath = "", pure = true, symbol = "__nv_powf"} : (tensor<128xf32, #blocked>, tensor<128xf32, #blocked>) -> tensor<128xf32, #blocked>
    %9 = arith.addf %6, %8 : tensor<128xf32, #blocked>
    %10 = arith.fptosi %3 : tensor<128xf32, #blocked> to tensor<128xi32, #blocked>
    %11 = tt.extern_elementwise %10 {libname = "", libpath = "", pure = true, symbol = "__nv_ffs"} : (tensor<128xi32, #blocked>) -> tensor<128xi32, #blocked>
    %12 = arith.sitofp %11 : tensor<128xi32, #blocked> to tensor<128xf32, #blocked>
    %13 = arith.addf %9, %12 : tensor<128xf32, #blocked>
    tt.store %5, %13 : tensor<128x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
