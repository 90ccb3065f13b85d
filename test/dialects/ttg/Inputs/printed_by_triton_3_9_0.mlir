#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [2, 1], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @asm(%arg0: i32, %arg1: tensor<32x32xf32, #blocked>, %arg2: !ttg.memdesc<128xf32, #shared, #smem, mutable>) {
    ttg.inline_asm "bar.sync 1;" {constraints = "~{memory}", pure = false} : () -> ()
    %0 = ttg.inline_asm "mov.u32 $0, \22%tid.x\22;\0A" {a, constraints = "=r", pure = true} : () -> i32
    %1:2 = ttg.inline_asm "x" {constraints = "=r,=r,r,r", pure = true} %arg0, %arg1 : (i32, tensor<32x32xf32, #blocked>) -> (tensor<32x32xf32, #blocked>, !tt.ptr<f32>)
    ttg.inline_asm "x" {constraints = "r", pure = false} %arg2 : (!ttg.memdesc<128xf32, #shared, #smem, mutable>) -> ()
    %2 = ttg.convert_layout %arg1 {force_warp_shuffle} : tensor<32x32xf32, #blocked> -> tensor<32x32xf32, #blocked1>
    tt.return
  }
}
