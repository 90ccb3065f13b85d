// What the other texts of this folder do not have, or have as older releases say it, for the reference's examples.
#wide = #ttg.blocked<{sizePerThread = [1, 32], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#bytes = #ttg.blocked<{sizePerThread = [1, 16], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#scales = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [16, 2], warpsPerCTA = [4, 1], order = [1, 0]}>
#mma = #ttg.amd_mfma<{version = 4, warpsPerCTA = [4, 1], instrShape = [16, 16, 128], isTransposed = true}>
#dot = #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 16}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#columns = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 2 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
  tt.func @cluster() {
    amdg.cluster_barrier_arrive
    amdg.cluster_barrier_wait
    tt.return
  }
  tt.func @copies(%desc: !tt.tensordesc<64x64xf16, #shared>, %buffer: !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, %n: i32) {
    %moved = amdg.update_tensor_descriptor %desc add_offsets = [%n, %n] : !tt.tensordesc<64x64xf16, #shared>
    %bounded = amdg.update_tensor_descriptor %desc add_offsets = [%n, %n] set_bounds = [%n, %n] pred = %n : !tt.tensordesc<64x64xf16, #shared>
    %0 = amdg.async_tdm_fused_copy_global_to_local %desc, %moved into %buffer, %buffer {warp_used_hints = array<i32: 3, 12>} : !tt.tensordesc<64x64xf16, #shared>, !tt.tensordesc<64x64xf16, #shared> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>, !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %1 = amdg.async_tdm_copy_global_to_local %moved into %buffer : !tt.tensordesc<64x64xf16, #shared> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %2 = amdg.async_tdm_copy_local_to_global %moved from %buffer : !ttg.memdesc<64x64xf16, #shared, #smem, mutable> -> !tt.tensordesc<64x64xf16, #shared>
    tt.return
  }
  tt.func @small(%packed: !ttg.memdesc<64x64xi8, #columns, #smem, mutable>, %x: tensor<64x64xf32, #wide>, %scale: tensor<64x2xi8, #scales>) {
    %0 = amdg.local_load_packed_transposed %packed : !ttg.memdesc<64x64xi8, #columns, #smem, mutable> -> tensor<128x32xi8, #dot>
    %1 = amdg.scaled_downcast_fp4 %x scale %scale {axis = 1 : i32} : tensor<64x64xf32, #wide>, tensor<64x2xi8, #scales> -> tensor<64x32xi8, #bytes>
    %2 = amdg.scaled_downcast_fp8 %x scale %scale {axis = 1 : i32} : tensor<64x64xf32, #wide>, tensor<64x2xi8, #scales> -> tensor<64x64xf8E4M3FN, #wide>
    tt.return
  }
}
// -----
module attributes {"ttg.num-warps" = 4 : i32} {
  tt.func @counted(%p: !tt.ptr<f16>) {
    %0 = tt.load %p {OpIdx = #amdg.OpIdx<0>} : !tt.ptr<f16>
    amdg.instruction_sched_hint {numMMAs = #amdg.InstCounter<8, tensor<16x16xf16>>, variant = #amdg.SchedHintVariant<none>}
    tt.return
  }
}
