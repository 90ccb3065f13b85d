#blocked = #ttg.blocked<{sizePerThread = [8], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [16], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked2 = #ttg.blocked<{sizePerThread = [8, 16], threadsPerWarp = [1, 32], warpsPerCTA = [1, 4], order = [0, 1]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @consan(%arg0: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg1: !ttg.memdesc<1xi64, #shared1, #smem, mutable>, %arg2: !tt.ptr<i8>, %arg3: !tt.ptr<i32>, %arg4: tensor<8x!tt.ptr<i32>, #blocked>, %arg5: tensor<8xi32, #blocked>, %arg6: tensor<8xi1, #blocked>, %arg7: i1, %arg8: i32) {
    %0 = tti.experimental_buffer_pointers [0, 8192, 16384, 24576, 0, 0, 0, 0], shared_mem {a} : tensor<8xi64, #blocked>
    %1 = tti.experimental_buffer_pointers [0, 8, 16, 24, 32, 40, 48, 56, 64, 0, 0, 0, 0, 0, 0, 0], tensor_mem : tensor<16xi64, #blocked1>
    tti.experimental_set_write_state %arg0{%0, %arg2(tensor<8xi8, #blocked>)}, %arg7 pipelined true : <64x64xf16, #shared, #smem, mutable>, tensor<8xi64, #blocked>, !tt.ptr<i8>
    tti.experimental_set_write_state %arg0{%0, %arg2(tensor<8xi8, #blocked>)} pipelined false {a} : <64x64xf16, #shared, #smem, mutable>, tensor<8xi64, #blocked>, !tt.ptr<i8>
    tti.experimental_check_write_state %arg0{%0, %arg2(tensor<8x16xi8, #blocked2>), %arg2(tensor<8xi8, #blocked>)}, %arg7 pipelined false : <64x64xf16, #shared, #smem, mutable>, tensor<8xi64, #blocked>, !tt.ptr<i8>, !tt.ptr<i8>
    tti.experimental_check_write_state %arg0{%0, %arg2(tensor<8x16xi8, #blocked2>), %arg2(tensor<8xi8, #blocked>)} pipelined true {a} : <64x64xf16, #shared, #smem, mutable>, tensor<8xi64, #blocked>, !tt.ptr<i8>, !tt.ptr<i8>
    tti.experimental_commit_write_with_barrier %arg1{%1, %arg2(tensor<8x16xi8, #blocked2>), %arg2(tensor<8xi8, #blocked>)}, %arg7 : <1xi64, #shared1, #smem, mutable>, tensor<16xi64, #blocked1>, !tt.ptr<i8>, !tt.ptr<i8>
    tti.experimental_clear_write_barrier %arg1{%1, %arg2(tensor<8x16xi8, #blocked2>), %arg2(tensor<8xi8, #blocked>)} {a} : <1xi64, #shared1, #smem, mutable>, tensor<16xi64, #blocked1>, !tt.ptr<i8>, !tt.ptr<i8>
    tti.experimental_check_barrier_writes_cleared %arg1{%1, %arg2(tensor<8x16xi8, #blocked2>)}, %arg7 : <1xi64, #shared1, #smem, mutable>, tensor<16xi64, #blocked1>, !tt.ptr<i8>
    tti.experimental_set_read_barrier %arg0, %arg1{%0, %1, %arg2(tensor<8x16xi8, #blocked2>)}, %arg7 : <64x64xf16, #shared, #smem, mutable>, <1xi64, #shared1, #smem, mutable>, tensor<8xi64, #blocked>, tensor<16xi64, #blocked1>, !tt.ptr<i8>
    tti.experimental_set_read_barrier %arg0, %arg1{%0, %1, %arg2(tensor<8x16xi8, #blocked2>)} : <64x64xf16, #shared, #smem, mutable>, <1xi64, #shared1, #smem, mutable>, tensor<8xi64, #blocked>, tensor<16xi64, #blocked1>, !tt.ptr<i8>
    tti.experimental_check_read_barriers %arg0{%0, %arg2(tensor<8x16xi8, #blocked2>)} : <64x64xf16, #shared, #smem, mutable>, tensor<8xi64, #blocked>, !tt.ptr<i8>
    tti.experimental_clear_read_barrier %arg1{%1, %arg2(tensor<8x16xi8, #blocked2>)}, %arg7 : <1xi64, #shared1, #smem, mutable>, tensor<16xi64, #blocked1>, !tt.ptr<i8>
    tti.experimental_stage_access_for_commit %arg0{%0, %arg2(tensor<8x16xi8, #blocked2>)}, %arg7 : <64x64xf16, #shared, #smem, mutable>, tensor<8xi64, #blocked>, !tt.ptr<i8>
    tti.experimental_check_outstanding_commits %arg0{%0, %arg2(tensor<8x16xi8, #blocked2>)}, "copies \22a\22" : <64x64xf16, #shared, #smem, mutable>, tensor<8xi64, #blocked>, !tt.ptr<i8>
    tti.experimental_check_outstanding_commits %arg0{%0, %arg2(tensor<8x16xi8, #blocked2>)}, "copies", %arg7 : <64x64xf16, #shared, #smem, mutable>, tensor<8xi64, #blocked>, !tt.ptr<i8>
    tti.experimental_commit_accesses{%arg2(tensor<8x16xi8, #blocked2>)}, %arg7 : !tt.ptr<i8>
    tti.experimental_clear_outstanding_commits{%arg2(tensor<8x16xi8, #blocked2>)}, 2 {a} : !tt.ptr<i8>
    tti.experimental_clear_outstanding_commits{%arg2(tensor<8x16xi8, #blocked2>)}, 0, %arg7 : !tt.ptr<i8>
    tti.experimental_assert_in_thread %arg6, "is there" {check_any = true} : tensor<8xi1, #blocked>
    tt.return
  }
}
