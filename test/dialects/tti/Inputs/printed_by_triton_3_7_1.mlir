#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @consan(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg1: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg2: !tt.ptr<i8>, %arg3: !tt.ptr<i32>, %arg4: tensor<8x!tt.ptr<i32>, #blocked>, %arg5: tensor<8xi32, #blocked>, %arg6: tensor<8xi1, #blocked>, %arg7: i1, %arg8: i32) {
    tti.experimental_lock_acquire %arg3 : !tt.ptr<i32>
    tti.experimental_lock_acquire %arg4, %arg7 {a} : tensor<8x!tt.ptr<i32>, #blocked>
    tti.experimental_lock_release %arg3, %arg7 : !tt.ptr<i32>
    tti.experimental_assert_in_thread %arg6, "is there" {check_any = true} : tensor<8xi1, #blocked>
    tti.experimental_assert_in_thread %arg7, "is there" {a, check_any = false} : i1
    %0 = tti.experimental_memdesc_to_i32 %arg1 : <1xi64, #shared1, #smem, mutable>
    %1 = tti.experimental_buffer_descriptors [0, 8, 0], [16, 8, 4], shared_mem : tensor<8xi64, #blocked>
    %2 = tti.experimental_buffer_descriptors [64], [64], tensor_mem {a} : tensor<1xi64, #blocked>
    tt.return
  }
}
