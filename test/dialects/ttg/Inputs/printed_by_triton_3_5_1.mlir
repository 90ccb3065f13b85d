#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @views(%arg0: !ttg.memdesc<3x64x16xf16, #shared, #smem, mutable>, %arg1: !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable>, %arg2: i32) {
    %0 = ttg.memdesc_index %arg0[%arg2] {async_task_id = array<i32: 0>} : !ttg.memdesc<3x64x16xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 3x64x16>
    %1 = ttg.memdesc_index %arg1[%arg2] : !ttg.memdesc<2x128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %2 = ttg.memdesc_subslice %0[32, 0] : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 3x64x16> -> !ttg.memdesc<32x16xf16, #shared, #smem, mutable, 3x64x16>
    %3 = ttg.memdesc_subslice %0[0, 8] {a = 1 : i32} : !ttg.memdesc<64x16xf16, #shared, #smem, mutable, 3x64x16> -> !ttg.memdesc<64x8xf16, #shared, #smem, mutable, 3x64x16>
    tt.return
  }
}
