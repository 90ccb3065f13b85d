// 3.5.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<64x1xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 1, unpacked = true>, #ttng.tensor_memory, mutable>, %t: tensor<64x1xbf16, #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<64x1xbf16, #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0]], block = []}>> -> !ttg.memdesc<64x1xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 1, unpacked = true>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x4xi32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 4, unpacked = true>, #ttng.tensor_memory, mutable>, %t: tensor<128x4xi32, #ttg.linear<{register = [[0, 1], [8, 0], [64, 0]], lane = [[0, 2], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<128x4xi32, #ttg.linear<{register = [[0, 1], [8, 0], [64, 0]], lane = [[0, 2], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0]], block = []}>> -> !ttg.memdesc<128x4xi32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 4, unpacked = true>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<64x2xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>, %t: tensor<64x2xi8, #ttg.linear<{register = [[0, 1], [0, 0], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<64x2xi8, #ttg.linear<{register = [[0, 1], [0, 0], [32, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>> -> !ttg.memdesc<64x2xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x1xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>, %t: tensor<256x1xi8, #ttg.linear<{register = [[0, 0], [0, 0], [32, 0], [64, 0], [128, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<256x1xi8, #ttg.linear<{register = [[0, 0], [0, 0], [32, 0], [64, 0], [128, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0]], block = []}>> -> !ttg.memdesc<256x1xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x8xi16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 4, unpacked = false>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x8xi16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 4, unpacked = false>, #ttng.tensor_memory, mutable> -> tensor<256x8xi16, #ttg.linear<{register = [[0, 1], [128, 0], [0, 4]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 2]], warp = [[16, 0], [32, 0], [64, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.5.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x64xi8, #ttng.tensor_memory_encoding<blockM = 128, blockN = 16, unpacked = false>, #ttng.tensor_memory, mutable>, %t: tensor<128x64xi8, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<128x64xi8, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0]], block = []}>> -> !ttg.memdesc<128x64xi8, #ttng.tensor_memory_encoding<blockM = 128, blockN = 16, unpacked = false>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: 'ttng.tmem_load' op expects result to have one of the layouts that reach tensor memory, found #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [64, 0], [128, 0], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 16]], warp = [[32, 0], [16, 0]], block = []}> for !ttg.memdesc<256x128xi8, #ttng.tensor_memory_encoding<blockM = 64, blockN = 32, unpacked = false>, #ttng.tensor_memory, mutable>, in triton 3.5
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x128xi8, #ttng.tensor_memory_encoding<blockM = 64, blockN = 32, unpacked = false>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x128xi8, #ttng.tensor_memory_encoding<blockM = 64, blockN = 32, unpacked = false>, #ttng.tensor_memory, mutable> -> tensor<256x128xi8, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [64, 0], [128, 0], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 16]], warp = [[32, 0], [16, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.5.1: 'ttng.tmem_load' op expects result to have one of the layouts that reach tensor memory, found #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [128, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[32, 0], [64, 0], [16, 0]], block = []}> for !ttg.memdesc<256x32xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.5
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x32xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, unpacked = true>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x32xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 16, unpacked = true>, #ttng.tensor_memory, mutable> -> tensor<256x32xf32, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 16], [128, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 8]], warp = [[32, 0], [64, 0], [16, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.5.1: 'ttng.tmem_store' op expects src to have one of the layouts that reach tensor memory, found #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}> for !ttg.memdesc<256x8xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>, in triton 3.5
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x8xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>, %t: tensor<256x8xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<256x8xi8, #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>> -> !ttg.memdesc<256x8xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: 'ttng.tmem_store' op expects src to have one of the layouts that reach tensor memory, found #ttg.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [64, 0], [128, 0], [0, 256], [0, 512]], lane = [[0, 2], [0, 4], [4, 0], [2, 0], [1, 0]], warp = [[16, 0], [32, 0]], block = []}> for !ttg.memdesc<256x1024xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 256, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.5
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x1024xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 256, unpacked = true>, #ttng.tensor_memory, mutable>, %t: tensor<256x1024xf32, #ttg.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [64, 0], [128, 0], [0, 256], [0, 512]], lane = [[0, 2], [0, 4], [4, 0], [2, 0], [1, 0]], warp = [[16, 0], [32, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<256x1024xf32, #ttg.linear<{register = [[0, 1], [8, 0], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128], [64, 0], [128, 0], [0, 256], [0, 512]], lane = [[0, 2], [0, 4], [4, 0], [2, 0], [1, 0]], warp = [[16, 0], [32, 0]], block = []}>> -> !ttg.memdesc<256x1024xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 256, unpacked = true>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: 'ttng.tmem_store' op expects src to have one of the layouts that reach tensor memory, found #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [0, 4], [0, 8], [0, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0], [0, 16]], block = []}> for !ttg.memdesc<64x32xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>, in triton 3.5
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<64x32xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>, %t: tensor<64x32xi8, #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [0, 4], [0, 8], [0, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0], [0, 16]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<64x32xi8, #ttg.linear<{register = [[0, 1], [0, 2], [32, 0], [0, 4], [0, 8], [0, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[0, 0], [0, 0], [0, 16]], block = []}>> -> !ttg.memdesc<64x32xi8, #ttng.tensor_memory_scales_encoding<>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x64xi8, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, unpacked = false, CTASplitM = 2>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x64xi8, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, unpacked = false, CTASplitM = 2>, #ttng.tensor_memory, mutable> -> tensor<256x64xi8, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [8, 0], [16, 0], [0, 32]], lane = [[0, 8], [0, 16], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0]], block = [[128, 0]]}>>
    tt.return
  }
}
// -----
// 3.5.1: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x8xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, unpacked = false, CTASplitM = 2>, #ttng.tensor_memory, mutable>, %t: tensor<256x8xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [8, 0], [16, 0]], lane = [[0, 4], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0]], block = [[0, 0]]}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<256x8xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [8, 0], [16, 0]], lane = [[0, 4], [0, 0], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0]], block = [[0, 0]]}>> -> !ttg.memdesc<256x8xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, unpacked = false, CTASplitM = 2>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.5.1: 'ttng.tmem_load' op expects result to have one of the layouts that reach tensor memory, found #ttg.linear<{register = [[8, 0], [16, 0], [0, 4], [128, 0], [0, 16], [0, 32], [0, 8]], lane = [[0, 1], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0]], block = [[0, 128], [0, 64]]}> for !ttg.memdesc<256x256xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true, CTASplitN = 4>, #ttng.tensor_memory, mutable>, in triton 3.5
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x256xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true, CTASplitN = 4>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x256xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true, CTASplitN = 4>, #ttng.tensor_memory, mutable> -> tensor<256x256xbf16, #ttg.linear<{register = [[8, 0], [16, 0], [0, 4], [128, 0], [0, 16], [0, 32], [0, 8]], lane = [[0, 1], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0]], block = [[0, 128], [0, 64]]}>>
    tt.return
  }
}
// -----
// 3.5.1: 'ttng.tmem_store' op expects src to have one of the layouts that reach tensor memory, found #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0]], block = [[0, 0]]}> for !ttg.memdesc<64x128xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.5
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<64x128xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, unpacked = true>, #ttng.tensor_memory, mutable>, %t: tensor<64x128xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0]], block = [[0, 0]]}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<64x128xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0]], block = [[0, 0]]}>> -> !ttg.memdesc<64x128xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, unpacked = true>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 16 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 2, colStride = 1>, #ttng.tensor_memory, mutable, 256x16>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 2, colStride = 1>, #ttng.tensor_memory, mutable, 256x16> -> tensor<256x8xf32, #ttg.linear<{register = [[0, 1], [8, 0], [0, 4]], lane = [[128, 0], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0], [16, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 16 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x16xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x16xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<128x16xbf16, #ttg.linear<{register = [[0, 1], [0, 0], [0, 2], [8, 0]], lane = [[0, 4], [0, 8], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0], [16, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x1xi16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 2>, #ttng.tensor_memory, mutable>, %t: tensor<128x1xi16, #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0], [0, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<128x1xi16, #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0], [0, 0]], block = []}>> -> !ttg.memdesc<128x1xi16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 2>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x256xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 256, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x256xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 256, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<256x256xf8E4M3FN, #ttg.linear<{register = [[0, 1], [0, 2], [16, 0], [0, 8], [0, 16], [0, 32], [0, 64], [0, 128]], lane = [[8, 0], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0], [128, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tmem_load' op expects result to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}> for !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.6
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<256x8xf32, #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tmem_store' op expects src to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.linear<{register = [[256, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [128, 0]], block = []}> for !ttg.memdesc<512x1xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.6
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<512x1xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 4>, #ttng.tensor_memory, mutable>, %t: tensor<512x1xf8E4M3FN, #ttg.linear<{register = [[256, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [128, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<512x1xf8E4M3FN, #ttg.linear<{register = [[256, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [128, 0]], block = []}>> -> !ttg.memdesc<512x1xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 4>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tmem_load' op expects result to have a layout that gives lanes and registers of one of the shapes 32x32b, 16x256b, 16x64b, 16x128b, 16x32bx2, found #ttg.linear<{register = [[0, 1]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0], [0, 0]], block = []}> for !ttg.memdesc<64x2xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 2, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.6
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<64x2xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 2, colStride = 2>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<64x2xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 2, colStride = 2>, #ttng.tensor_memory, mutable> -> tensor<64x2xf16, #ttg.linear<{register = [[0, 1]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tmem_load' op expects result to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}> for !ttg.memdesc<128x2xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.6
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x2xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x2xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<128x2xf32, #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x256xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 2, CTASplitN = 4>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x256xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 2, CTASplitN = 4>, #ttng.tensor_memory, mutable> -> tensor<256x256xbf16, #ttg.linear<{register = [[8, 0], [16, 0], [0, 4], [128, 0], [0, 16], [0, 32], [0, 8]], lane = [[0, 1], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0]], block = [[0, 128], [0, 64]]}>>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<512x32xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1, CTASplitM = 2>, #ttng.tensor_memory, mutable>, %t: tensor<512x32xf16, #ttg.linear<{register = [[0, 1], [16, 0], [0, 0], [0, 4], [0, 8], [0, 16], [128, 0]], lane = [[8, 0], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0]], block = [[256, 0]]}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<512x32xf16, #ttg.linear<{register = [[0, 1], [16, 0], [0, 0], [0, 4], [0, 8], [0, 16], [128, 0]], lane = [[8, 0], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0]], block = [[256, 0]]}>> -> !ttg.memdesc<512x32xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1, CTASplitM = 2>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tmem_store' op expects src to have a layout that gives lanes and registers of one of the shapes 32x32b, 16x256b, 16x64b, 16x128b, 16x32bx2, found #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0]], block = [[0, 0]]}> for !ttg.memdesc<64x128xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.6
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<64x128xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 2>, #ttng.tensor_memory, mutable>, %t: tensor<64x128xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0]], block = [[0, 0]]}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<64x128xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0]], block = [[0, 0]]}>> -> !ttg.memdesc<64x128xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 2>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tmem_load' op expects result to have a layout that gives lanes and registers of one of the shapes 32x32b, 16x256b, 16x64b, 16x128b, 16x32bx2, found #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0], [0, 0]], block = [[64, 0]]}> for !ttg.memdesc<128x64xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true, CTASplitM = 2>, #ttng.tensor_memory, mutable>, in triton 3.6
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x64xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 2, CTASplitM = 2>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x64xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 2, CTASplitM = 2>, #ttng.tensor_memory, mutable> -> tensor<128x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0], [0, 0]], block = [[64, 0]]}>>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%m: !ttg.memdesc<128x256xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 2, CTASplitM = 2, twoCTAs = true>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x256xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 2, CTASplitM = 2, twoCTAs = true>, #ttng.tensor_memory, mutable> -> tensor<128x256xf16, #ttg.linear<{register = [[0, 1], [8, 0], [16, 0], [0, 32], [0, 64], [0, 16]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [0, 128], [0, 8]], block = [[64, 0]]}>>
    tt.return
  }
}
// -----
// 3.6.0: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%m: !ttg.memdesc<256x128xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 2, CTASplitM = 2, twoCTAs = true>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x128xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 2, CTASplitM = 2, twoCTAs = true>, #ttng.tensor_memory, mutable> -> tensor<256x128xf16, #ttg.linear<{register = [[0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [0, 64], [0, 1]], block = [[128, 0]]}>>
    tt.return
  }
}
// -----
// 3.6.0: 'ttng.tmem_load' op expects result to have a layout that gives each thread all elements of a column, or the first one of each, found #ttg.linear<{register = [[0, 16], [0, 8], [0, 4], [0, 1], [0, 64], [0, 32]], lane = [[8, 0], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [0, 128], [16, 0]], block = [[64, 0], [0, 256]]}> for !ttg.memdesc<128x512xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1, CTASplitM = 2, CTASplitN = 2, twoCTAs = true>, #ttng.tensor_memory, mutable>, in triton 3.6
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%m: !ttg.memdesc<128x512xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1, CTASplitM = 2, CTASplitN = 2, twoCTAs = true>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x512xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1, CTASplitM = 2, CTASplitN = 2, twoCTAs = true>, #ttng.tensor_memory, mutable> -> tensor<128x512xf16, #ttg.linear<{register = [[0, 16], [0, 8], [0, 4], [0, 1], [0, 64], [0, 32]], lane = [[8, 0], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [0, 128], [16, 0]], block = [[64, 0], [0, 256]]}>>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 16 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 2, colStride = 1>, #ttng.tensor_memory, mutable, 256x16>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 2, colStride = 1>, #ttng.tensor_memory, mutable, 256x16> -> tensor<256x8xf32, #ttg.linear<{register = [[0, 1], [8, 0], [0, 4]], lane = [[128, 0], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0], [16, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 16 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x16xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x16xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<128x16xbf16, #ttg.linear<{register = [[0, 1], [0, 0], [0, 2], [8, 0]], lane = [[0, 4], [0, 8], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0], [16, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x1xi16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 2>, #ttng.tensor_memory, mutable>, %t: tensor<128x1xi16, #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0], [0, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<128x1xi16, #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0], [0, 0]], block = []}>> -> !ttg.memdesc<128x1xi16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 2>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.tmem_load' op expects result to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}> for !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.7
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<256x8xf32, #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.tmem_store' op expects src to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.linear<{register = [[256, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [128, 0]], block = []}> for !ttg.memdesc<512x1xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.7
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<512x1xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 4>, #ttng.tensor_memory, mutable>, %t: tensor<512x1xf8E4M3FN, #ttg.linear<{register = [[256, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [128, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<512x1xf8E4M3FN, #ttg.linear<{register = [[256, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [128, 0]], block = []}>> -> !ttg.memdesc<512x1xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 4>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x256xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 2, CTASplitN = 4>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x256xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 2, CTASplitN = 4>, #ttng.tensor_memory, mutable> -> tensor<256x256xbf16, #ttg.linear<{register = [[8, 0], [16, 0], [0, 4], [128, 0], [0, 16], [0, 32], [0, 8]], lane = [[0, 1], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0]], block = [[0, 128], [0, 64]]}>>
    tt.return
  }
}
// -----
// 3.7.1: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<512x32xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1, CTASplitM = 2>, #ttng.tensor_memory, mutable>, %t: tensor<512x32xf16, #ttg.linear<{register = [[0, 1], [16, 0], [0, 0], [0, 4], [0, 8], [0, 16], [128, 0]], lane = [[8, 0], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0]], block = [[256, 0]]}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<512x32xf16, #ttg.linear<{register = [[0, 1], [16, 0], [0, 0], [0, 4], [0, 8], [0, 16], [128, 0]], lane = [[8, 0], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0]], block = [[256, 0]]}>> -> !ttg.memdesc<512x32xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1, CTASplitM = 2>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.7.1: 'ttng.tmem_store' op expects src to have a layout that gives lanes and registers of one of the shapes 32x32b, 16x256b, 16x64b, 16x128b, 16x32bx2, found #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0]], block = [[0, 0]]}> for !ttg.memdesc<64x128xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.7
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<64x128xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 2>, #ttng.tensor_memory, mutable>, %t: tensor<64x128xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0]], block = [[0, 0]]}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<64x128xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [0, 32], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0]], block = [[0, 0]]}>> -> !ttg.memdesc<64x128xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 2>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 16 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 2, colStride = 1>, #ttng.tensor_memory, mutable, 256x16>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 2, colStride = 1>, #ttng.tensor_memory, mutable, 256x16> -> tensor<256x8xf32, #ttg.linear<{register = [[0, 1], [8, 0], [0, 4]], lane = [[128, 0], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0], [16, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 16 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x16xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x16xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<128x16xbf16, #ttg.linear<{register = [[0, 1], [0, 0], [0, 2], [8, 0]], lane = [[0, 4], [0, 8], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0], [16, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<64x2xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 2, colStride = 2>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<64x2xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 2, colStride = 2>, #ttng.tensor_memory, mutable> -> tensor<64x2xf16, #ttg.linear<{register = [[0, 1]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x1xi16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 2>, #ttng.tensor_memory, mutable>, %t: tensor<128x1xi16, #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0], [0, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<128x1xi16, #ttg.linear<{register = [], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [64, 0], [0, 0]], block = []}>> -> !ttg.memdesc<128x1xi16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 2>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tmem_load' op expects result to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}> for !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<256x8xf32, #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tmem_store' op expects src to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.linear<{register = [[256, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [128, 0]], block = []}> for !ttg.memdesc<512x1xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<512x1xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 4>, #ttng.tensor_memory, mutable>, %t: tensor<512x1xf8E4M3FN, #ttg.linear<{register = [[256, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [128, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<512x1xf8E4M3FN, #ttg.linear<{register = [[256, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [128, 0]], block = []}>> -> !ttg.memdesc<512x1xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 4>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tmem_load' op expects result to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}> for !ttg.memdesc<128x2xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, unpacked = true>, #ttng.tensor_memory, mutable>, in triton 3.8
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x2xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x2xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<128x2xf32, #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x16xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 8, colStride = 1, CGALayout = [[1, 0]]>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x16xf32, #ttng.tensor_memory_encoding<blockM = 64, blockN = 8, colStride = 1, CGALayout = [[1, 0]]>, #ttng.tensor_memory, mutable> -> tensor<128x16xf32, #ttg.linear<{register = [[0, 2], [0, 8]], lane = [[8, 0], [0, 1], [1, 0], [2, 0], [4, 0]], warp = [[16, 0], [32, 0], [0, 4]], block = [[64, 0]]}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x64xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 2, CGALayout = [[1, 0]]>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x64xbf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 2, CGALayout = [[1, 0]]>, #ttng.tensor_memory, mutable> -> tensor<128x64xbf16, #ttg.linear<{register = [[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0], [0, 32]], block = [[64, 0]]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tmem_store' op expects src to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1], CTAsPerCGA = [1, 4], CTASplitNum = [1, 4], CTAOrder = [1, 0]}> for !ttg.memdesc<256x256xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true, CTASplitN = 4>, #ttng.tensor_memory, mutable>, in triton 3.8
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x256xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 2, CGALayout = [[0, 1], [0, 2]]>, #ttng.tensor_memory, mutable>, %t: tensor<256x256xbf16, #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1], CGALayout = [[0, 1], [0, 2]]}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<256x256xbf16, #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1], CGALayout = [[0, 1], [0, 2]]}>> -> !ttg.memdesc<256x256xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, colStride = 2, CGALayout = [[0, 1], [0, 2]]>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tmem_store' op expects src to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1], CTAsPerCGA = [2, 1], CTASplitNum = [2, 1], CTAOrder = [1, 0]}> for !ttg.memdesc<512x32xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, unpacked = false, CTASplitM = 2>, #ttng.tensor_memory, mutable>, in triton 3.8
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<512x32xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1, CGALayout = [[1, 0]]>, #ttng.tensor_memory, mutable>, %t: tensor<512x32xf16, #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1], CGALayout = [[1, 0]]}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<512x32xf16, #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [0, 1], CGALayout = [[1, 0]]}>> -> !ttg.memdesc<512x32xf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 32, colStride = 1, CGALayout = [[1, 0]]>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%m: !ttg.memdesc<128x256xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 2, CGALayout = [[1, 0]], twoCTAs = true>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x256xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 2, CGALayout = [[1, 0]], twoCTAs = true>, #ttng.tensor_memory, mutable> -> tensor<128x256xf16, #ttg.linear<{register = [[0, 1], [8, 0], [16, 0], [0, 32], [0, 128], [0, 16]], lane = [[0, 2], [0, 4], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [0, 64], [0, 8]], block = [[64, 0]]}>>
    tt.return
  }
}
// -----
// 3.8.0: accepted
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%m: !ttg.memdesc<256x128xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 2, CGALayout = [[1, 0]], twoCTAs = true>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x128xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, colStride = 2, CGALayout = [[1, 0]], twoCTAs = true>, #ttng.tensor_memory, mutable> -> tensor<256x128xf16, #ttg.linear<{register = [[0, 2], [0, 4], [0, 8], [0, 16], [64, 0], [0, 64]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [0, 32], [0, 1]], block = [[128, 0]]}>>
    tt.return
  }
}
// -----
// 3.8.0: 'ttng.tmem_load' op expects result to have a layout that gives each thread all elements of a column, or the first one of each, found #ttg.linear<{register = [[0, 16], [0, 8], [0, 4], [0, 1], [0, 128], [0, 32]], lane = [[8, 0], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [0, 64], [16, 0]], block = [[64, 0], [0, 256]]}> for !ttg.memdesc<128x512xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1, CTASplitM = 2, CTASplitN = 2, twoCTAs = true>, #ttng.tensor_memory, mutable>, in triton 3.8
module attributes {"ttg.num-ctas" = 4 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32, "ttng.two-ctas" = true} {
  tt.func public @f(%m: !ttg.memdesc<128x512xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1, CGALayout = [[1, 0], [0, 1]], twoCTAs = true>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x512xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 128, colStride = 1, CGALayout = [[1, 0], [0, 1]], twoCTAs = true>, #ttng.tensor_memory, mutable> -> tensor<128x512xf16, #ttg.linear<{register = [[0, 16], [0, 8], [0, 4], [0, 1], [0, 128], [0, 32]], lane = [[8, 0], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [0, 64], [16, 0]], block = [[64, 0], [0, 256]]}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 16 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 2, colStride = 1>, #ttng.tensor_memory, mutable, 256x16>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 2, colStride = 1>, #ttng.tensor_memory, mutable, 256x16> -> tensor<256x8xf32, #ttg.linear<{register = [[0, 1], [8, 0], [0, 4]], lane = [[128, 0], [0, 2], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0], [16, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 16 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x16xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x16xbf16, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<128x16xbf16, #ttg.linear<{register = [[0, 1], [0, 0], [0, 2], [8, 0]], lane = [[0, 4], [0, 8], [1, 0], [2, 0], [4, 0]], warp = [[32, 0], [64, 0], [16, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: accepted
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 8 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<64x2xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 2, colStride = 2>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<64x2xf16, #ttng.tensor_memory_encoding<blockM = 64, blockN = 2, colStride = 2>, #ttng.tensor_memory, mutable> -> tensor<64x2xf16, #ttg.linear<{register = [[0, 1]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [0, 0]], warp = [[16, 0], [32, 0], [0, 0]], block = []}>>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tmem_load' op expects result to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}> for !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, unpacked = true>, #ttng.tensor_memory, mutable>, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<256x8xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 8, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<256x8xf32, #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tmem_store' op expects src to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.linear<{register = [[256, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [128, 0]], block = []}> for !ttg.memdesc<512x1xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, unpacked = true>, #ttng.tensor_memory, mutable>, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<512x1xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 4>, #ttng.tensor_memory, mutable>, %t: tensor<512x1xf8E4M3FN, #ttg.linear<{register = [[256, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [128, 0]], block = []}>>, %p: i1) {
    ttng.tmem_store %t, %m, %p : tensor<512x1xf8E4M3FN, #ttg.linear<{register = [[256, 0], [64, 0]], lane = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0]], warp = [[32, 0], [128, 0]], block = []}>> -> !ttg.memdesc<512x1xf8E4M3FN, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 4>, #ttng.tensor_memory, mutable>
    tt.return
  }
}
// -----
// 3.9.0: 'ttng.tmem_load' op expects result to have a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps, found #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}> for !ttg.memdesc<128x2xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, unpacked = true>, #ttng.tensor_memory, mutable>, in triton from 3.9 on
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func public @f(%m: !ttg.memdesc<128x2xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 1>, #ttng.tensor_memory, mutable>) {
    %0 = ttng.tmem_load %m : !ttg.memdesc<128x2xf32, #ttng.tensor_memory_encoding<blockM = 128, blockN = 1, colStride = 1>, #ttng.tensor_memory, mutable> -> tensor<128x2xf32, #ttg.blocked<{sizePerThread = [64, 128], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>>
    tt.return
  }
}
