#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, CTAsPerCGA = [1], CTASplitNum = [1], CTAOrder = [0]}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>
#shared3 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @f(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg1: i1, %arg2: !ttg.memdesc<32xi8, #shared1, #smem>, %arg3: !ttg.memdesc<32x16x16xi8, #shared2, #smem>, %arg4: !ttg.memdesc<16x16xi8, #shared3, #smem>, %arg5: !ttg.memdesc<16x16xi8, #shared3, #smem>) {
    ttng.async_copy_mbarrier_arrive %arg0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.async_copy_mbarrier_arrive %arg0 {noIncrement} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.tc_gen5_commit %arg0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.tc_gen5_commit %arg0, %arg1 {two_ctas} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    tt.return
  }
}

