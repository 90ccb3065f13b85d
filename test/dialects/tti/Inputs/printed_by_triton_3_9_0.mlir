#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:90", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @sanitized(%arg0: tensor<32x64xf16, #blocked>, %arg1: f32, %arg2: tensor<32x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>>, %arg3: tensor<32x16xi8, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>>, %arg4: tensor<32x16xi32, #mma>, %arg5: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %arg6: tensor<32x64xi32, #blocked>, %arg7: i32) {
    %0 = tti.experimental_fpsan_embed %arg0 {a} : (tensor<32x64xf16, #blocked>) -> tensor<32x64xi16, #blocked>
    %1 = tti.experimental_fpsan_unembed %0 : (tensor<32x64xi16, #blocked>) -> tensor<32x64xf16, #blocked>
    %2 = tti.experimental_fpsan_embed %arg1 : (f32) -> i32
    %3 = tti.experimental_fpsan_unembed %2 {a} : (i32) -> f32
    %4 = tti.dot_i8 %arg2, %arg3, %arg4, aSigned = true, bSigned = false {a} : tensor<32x32xi8, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 4}>> * tensor<32x16xi8, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 4}>> -> tensor<32x16xi32, #mma>
    %5 = tti.experimental_local_gather %arg5[%arg6] offsets = [%arg7, %arg7] {axis = 0 : i32} : !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, tensor<32x64xi32, #blocked> -> tensor<32x64xf16, #blocked>
    tt.return
  }
}
