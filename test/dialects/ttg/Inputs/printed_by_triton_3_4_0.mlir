#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1, 64], threadsPerWarp = [32, 1], warpsPerCTA = [4, 1], order = [0, 1]}>
#blocked2 = #ttg.blocked<{sizePerThread = [1, 8], threadsPerWarp = [8, 4], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#shared1 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>
#shared2 = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1]}>
#shared3 = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16, CTAsPerCGA = [1, 1, 1], CTASplitNum = [1, 1, 1], CTAOrder = [2, 1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @ttg(%arg0: tensor<64x16x!tt.ptr<f16>, #blocked>, %arg1: tensor<64x16xi1, #blocked>, %arg2: tensor<64x16xf16, #blocked>, %arg3: i32, %arg4: tensor<64x16xi8, #blocked>, %arg5: i1, %arg6: index, %arg7: !ttg.memdesc<64x64xf16, #shared, #smem>) {
    %0 = ttg.local_alloc : () -> !ttg.memdesc<3x64x16xf16, #shared1, #smem, mutable>
    %1 = ttg.local_alloc %arg2 {alignment = 16 : i32} : (tensor<64x16xf16, #blocked>) -> !ttg.memdesc<64x16xf16, #shared1, #smem>
    %c0_i32 = arith.constant 0 : i32
    %2 = ttg.memdesc_subview %0[%arg3, %c0_i32, %c0_i32] : !ttg.memdesc<3x64x16xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x16xf16, #shared1, #smem, mutable, 3x64x16>
    %3 = ttg.async_copy_global_to_local %arg0, %2 : tensor<64x16x!tt.ptr<f16>, #blocked> -> <64x16xf16, #shared1, #smem, mutable, 3x64x16>
    %4 = ttg.async_copy_global_to_local %arg0, %2 mask %arg1 other %arg2 cacheModifier = ca evictionPolicy = evict_first {isVolatile = true} : tensor<64x16x!tt.ptr<f16>, #blocked> -> <64x16xf16, #shared1, #smem, mutable, 3x64x16>
    %5 = ttg.async_commit_group %3, %4
    %6 = ttg.async_wait %5 {num = 1 : i32}
    %7 = ttg.async_wait %5, %6 {num = 0 : i32}
    %8 = ttg.async_wait  {num = 0 : i32}
    %9 = ttg.convert_layout %arg2 : tensor<64x16xf16, #blocked> -> tensor<64x16xf16, #blocked1>
    %10 = ttg.fp4_to_fp %arg4 {axis = 1 : i32} : tensor<64x16xi8, #blocked> -> tensor<64x32xbf16, #blocked2>
    %11 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 256 : i32} : !tt.ptr<i8>
    %12 = ttg.local_load %2 token %6 : !ttg.memdesc<64x16xf16, #shared1, #smem, mutable, 3x64x16> -> tensor<64x16xf16, #blocked>
    %13 = ttg.local_load %1 : !ttg.memdesc<64x16xf16, #shared1, #smem> -> tensor<64x16xf16, #blocked>
    ttg.local_store %12, %2 : tensor<64x16xf16, #blocked> -> !ttg.memdesc<64x16xf16, #shared1, #smem, mutable, 3x64x16>
    %14 = ttg.memdesc_trans %1 {order = array<i32: 1, 0>} : !ttg.memdesc<64x16xf16, #shared1, #smem> -> !ttg.memdesc<16x64xf16, #shared2, #smem>
    %15 = ttg.memdesc_reshape %arg7 : !ttg.memdesc<64x64xf16, #shared, #smem> -> !ttg.memdesc<1x64x64xf16, #shared3, #smem>
    %16 = ttg.memdesc_reinterpret %0 : !ttg.memdesc<3x64x16xf16, #shared1, #smem, mutable> -> !ttg.memdesc<64x48xf16, #shared1, #smem, mutable>
    %17 = ttg.predicate_stage %arg3, %arg3, %arg3 maxStage 2 stage 1 : i32 -> i1
    %18 = ttg.predicate_stage %arg6, %arg6, %arg6 maxStage 2 stage 0 : index -> i1
    %19 = ttg.async_commit_group 
    ttg.local_dealloc %0 : !ttg.memdesc<3x64x16xf16, #shared1, #smem, mutable>
    %20 = "ttg.mask"(%arg5) ({
      %c1_i32 = arith.constant 1 : i32
      ttg.mask.return %c1_i32 : i32
    }) : (i1) -> i32
    %21 = ttg.warp_specialize(%0, %arg3) attributes {requestedRegisters = array<i32: 24, 40>, warpGroupStartIds = array<i32: 4, 8>}
    default {
      ttg.warp_yield %arg3 : i32
    }
    partition0(%arg8: !ttg.memdesc<3x64x16xf16, #shared1, #smem, mutable>, %arg9: i32) num_warps(4) {
      %22 = arith.addi %arg9, %arg9 : i32
      ttg.warp_return
    }
    partition1(%arg8: !ttg.memdesc<3x64x16xf16, #shared1, #smem, mutable>, %arg9: i32) num_warps(2) {
      ttg.warp_return
    } : (!ttg.memdesc<3x64x16xf16, #shared1, #smem, mutable>, i32) -> i32
    ttg.warp_specialize()
    default {
      ttg.warp_yield
    }
    partition0() num_warps(4) {
      ttg.warp_return
    } : () -> ()
    ttg.warp_specialize()
    default {
      ttg.warp_yield
    } : () -> ()
    tt.return
  }
}

