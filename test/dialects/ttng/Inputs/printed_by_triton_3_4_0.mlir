#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @barriers(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg1: i1, %arg2: i32, %arg3: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>) {
    ttng.init_barrier %arg0, -1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.arrive_barrier %arg0, 2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.arrive_barrier %arg0, 2, %arg1 {x = 1 : i32} : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.barrier_expect %arg0, 256 {y}, %arg1 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %arg0, %arg2 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.wait_barrier %arg0, %arg2, %arg1 deps %arg3, %arg3 : !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttng.inval_barrier %arg0 : !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.cluster_arrive {relaxed = true}
    ttng.cluster_arrive {relaxed = false}
    ttng.cluster_wait
    ttng.fence_async_shared {bCluster = false}
    ttng.async_tma_store_wait {pendings = 0 : i32}
    tt.return
  }
}

// -----
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#mma = #ttg.nvidia_mma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 64, 16]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#shared1 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared2 = #ttg.nvmma_shared<{swizzlingByteWidth = 0, transposed = false, elementBitWidth = 8, CTAsPerCGA = [1, 1, 1, 1, 1], CTASplitNum = [1, 1, 1, 1, 1], CTAOrder = [4, 3, 2, 1, 0]}>
#shared3 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 8}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
#tmem1 = #ttng.tensor_memory_encoding<blockM = 128, blockN = 64, unpacked = true>
#tmem_scales = #ttng.tensor_memory_scales_encoding<>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @tma(%arg0: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg1: i1, %arg2: i32, %arg3: i64, %arg4: !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, %arg5: !tt.tensordesc<tensor<128x64xf16, #shared1>>, %arg6: !tt.tensordesc<tensor<1x64xf16, #shared1>>, %arg7: tensor<128xi32, #blocked>, %arg8: !tt.ptr<i8>, %arg9: !tt.ptr<i8, 0>) {
    ttng.async_tma_copy_global_to_local %arg5[%arg2, %arg2] %arg4, %arg0, %arg1 : !tt.tensordesc<tensor<128x64xf16, #shared1>>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%arg2, %arg2] %arg4, %arg0, %arg1 cacheModifier = cg evictionPolicy = evict_first {isVolatile = true} : !tt.tensordesc<tensor<128x64xf16, #shared1>>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttng.async_tma_copy_global_to_local %arg5[%arg2, %arg2] %arg4, %arg0, %arg1 evictionPolicy = evict_last : !tt.tensordesc<tensor<128x64xf16, #shared1>>, !ttg.memdesc<1xi64, #shared, #smem, mutable> -> !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttng.async_tma_copy_local_to_global %arg5[%arg2, %arg2] %arg4 : !tt.tensordesc<tensor<128x64xf16, #shared1>>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttng.async_tma_reduce add, %arg5[%arg2, %arg2] %arg4 : !tt.tensordesc<tensor<128x64xf16, #shared1>>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    ttng.async_tma_gather %arg6[%arg7, %arg2] %arg4, %arg0, %arg1 : !tt.tensordesc<tensor<1x64xf16, #shared1>>, tensor<128xi32, #blocked>, i32, !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>, i1
    ttng.async_tma_scatter %arg6[%arg7, %arg2] %arg4 : !tt.tensordesc<tensor<1x64xf16, #shared1>>, tensor<128xi32, #blocked>, i32, !ttg.memdesc<128x64xf16, #shared1, #smem, mutable>
    %0 = ttng.reinterpret_tensor_descriptor %arg9 : !tt.ptr<i8, 0> to !tt.tensordesc<tensor<128x64xf16, #shared1>>
    ttng.tensormap_create %arg8, %arg8, [%arg2, %arg2], [%arg2, %arg2], [%arg3], [%arg2, %arg2] {elem_type = 6 : i32, fill_mode = 0 : i32, interleave_layout = 0 : i32, swizzle_mode = 3 : i32} : (!tt.ptr<i8>, !tt.ptr<i8>, i32, i32, i32, i32, i64, i32, i32) -> ()
    ttng.tensormap_fenceproxy_acquire %arg8 : !tt.ptr<i8>
    tt.return
  }
  tt.func @wgmma(%arg0: !ttg.memdesc<64x16xf16, #shared1, #smem>, %arg1: !ttg.memdesc<16x64xf16, #shared1, #smem>, %arg2: tensor<64x64xf32, #mma>, %arg3: i1) {
    %0 = ttng.warp_group_dot %arg0, %arg1, %arg2 : !ttg.memdesc<64x16xf16, #shared1, #smem> * !ttg.memdesc<16x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
    %1 = ttng.warp_group_dot %arg0, %arg1, %arg2, %arg3 {inputPrecision = 0 : i32, isAsync = true, maxNumImpreciseAcc = 32 : i32} : !ttg.memdesc<64x16xf16, #shared1, #smem> * !ttg.memdesc<16x64xf16, #shared1, #smem> -> tensor<64x64xf32, #mma>
    %2:2 = ttng.warp_group_dot_wait %1, %arg0 {pendings = 0 : i32} : tensor<64x64xf32, #mma>, !ttg.memdesc<64x16xf16, #shared1, #smem>
    %3 = ttng.warp_group_dot_wait %1 {pendings = 0 : i32} : tensor<64x64xf32, #mma>
    tt.return
  }
  tt.func @tmem(%arg0: !ttg.memdesc<128x64xf16, #shared1, #smem>, %arg1: !ttg.memdesc<64x128xf16, #shared1, #smem>, %arg2: tensor<128x128xf32, #blocked1>, %arg3: i1, %arg4: !ttg.memdesc<1xi64, #shared, #smem, mutable>, %arg5: !ttg.memdesc<1x1x32x4x4xi8, #shared2, #smem>, %arg6: !ttg.memdesc<128x64xi8, #shared3, #smem>, %arg7: !ttg.memdesc<64x128xi8, #shared3, #smem>, %arg8: !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>, %arg9: !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>) {
    %result, %token = ttng.tmem_alloc : () -> (!ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.async.token)
    %result_0 = ttng.tmem_alloc %arg2 : (tensor<128x128xf32, #blocked1>) -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory>
    %result_1 = ttng.tmem_alloc : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %0 = ttng.tc_gen5_mma %arg0, %arg1, %result[%token], %arg3, %arg3, %arg4[%arg3], %arg4[%arg3] {two_ctas} : !ttg.memdesc<128x64xf16, #shared1, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.tc_gen5_mma %arg0, %arg1, %result_1, %arg3, %arg3 : !ttg.memdesc<128x64xf16, #shared1, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %1 = ttng.tc_gen5_mma %arg0, %arg1, %result_1[], %arg3, %arg3 : !ttg.memdesc<128x64xf16, #shared1, #smem>, !ttg.memdesc<64x128xf16, #shared1, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %result_2 = ttng.tmem_load %result_1 : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %result_3, %token_4 = ttng.tmem_load %result[%0] : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> tensor<128x128xf32, #blocked1>
    %2 = ttng.tmem_store %result_2, %result[%token_4], %arg3 : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    ttng.tmem_store %result_2, %result_1, %arg3 : tensor<128x128xf32, #blocked1> -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %3 = ttng.tmem_subslice %result_1 {N = 64 : i32} : !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable> -> !ttg.memdesc<128x64xf32, #tmem1, #ttng.tensor_memory, mutable, 128x128>
    %result_5 = ttng.tmem_alloc : () -> !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>
    ttng.tmem_copy %arg5, %result_5,  : (!ttg.memdesc<1x1x32x4x4xi8, #shared2, #smem>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>) -> ()
    ttng.tmem_copy %arg5, %result_5, %arg4 : (!ttg.memdesc<1x1x32x4x4xi8, #shared2, #smem>, !ttg.memdesc<128x4xi8, #tmem_scales, #ttng.tensor_memory, mutable>, !ttg.memdesc<1xi64, #shared, #smem, mutable>) -> ()
    %4 = ttng.tc_gen5_mma_scaled %arg6, %arg7, %result[%2], %arg8, %arg9, %arg3, %arg3 lhs = e4m3 rhs = e5m2, %arg4[%arg3] : !ttg.memdesc<128x64xi8, #shared3, #smem>, !ttg.memdesc<64x128xi8, #shared3, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<1xi64, #shared, #smem, mutable>
    ttng.tc_gen5_mma_scaled %arg6, %arg7, %result_1, %arg8, %arg9, %arg3, %arg3 lhs = e4m3 rhs = e5m2 : !ttg.memdesc<128x64xi8, #shared3, #smem>, !ttg.memdesc<64x128xi8, #shared3, #smem>, !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>, !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>, !ttg.memdesc<128x2xi8, #tmem_scales, #ttng.tensor_memory>
    tt.return
  }
}

