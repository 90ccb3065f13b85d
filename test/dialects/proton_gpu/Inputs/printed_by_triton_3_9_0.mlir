#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
  tt.func @counters(%arg0: !ttg.memdesc<256xi32, #shared, #smem, mutable>, %arg1: !tt.ptr<i32>) {
    %0 = proton_gpu.segment_alloc %arg0 : !ttg.memdesc<256xi32, #shared, #smem, mutable> -> <1024, #smem, warp>
    %1 = proton_gpu.segment_alloc %arg0 {a} : !ttg.memdesc<256xi32, #shared, #smem, mutable> -> <2048, #proton_gpu.global_memory, warp, [0, 2]>
    proton_gpu.init_ctx %arg1 : !tt.ptr<i32>
    proton_gpu.restore_ctx %0, %arg1 : !proton_gpu.segment<1024, #smem, warp>, !tt.ptr<i32>
    %2 = proton_gpu.read_counter : i32
    %3 = proton_gpu.read_counter : i64
    proton_gpu.circular_store start %0, %2 {scopeId = 1 : i32} : !proton_gpu.segment<1024, #smem, warp>, i32
    proton_gpu.circular_store end %0, %3 {scopeId = 1 : i32} : !proton_gpu.segment<1024, #smem, warp>, i64
    proton_gpu.save_ctx %0, %arg1 : !proton_gpu.segment<1024, #smem, warp>, !tt.ptr<i32>
    proton_gpu.finalize %0, %arg1 {a} : !proton_gpu.segment<1024, #smem, warp>, !tt.ptr<i32>
    tt.return
  }
  tt.func @head(%arg0: !tt.ptr<i32>) {
    proton_gpu.initialize %arg0 : !tt.ptr<i32>
    %0 = proton_gpu.segment_alloc %arg0 : !tt.ptr<i32> -> <1024, #proton_gpu.global_memory, cta>
    tt.return
  }
  tt.func @event(%arg0: !proton_gpu.segment<1024, #smem, warp>, %arg1: i32, %arg2: i32) {
    proton_gpu.circular_store start %arg0, %arg1, %arg2 : !proton_gpu.segment<1024, #smem, warp>, i32
    tt.return
  }
}
