// RUN: gpuir-opt %s --triton-allocate-global-scratch | FileCheck %s

// CHECK: module attributes {ttg.global_scratch_memory_alignment = 256 : i32, ttg.global_scratch_memory_size = 768 : i32
// CHECK-SAME: ttg.profile_scratch_memory_alignment = 8 : i32, ttg.profile_scratch_memory_size = 32 : i32
module attributes {"ttg.num-warps" = 4 : i32} {
  // CHECK: @kernel() attributes {ttg.global_scratch_memory_alignment = 256 : i32, ttg.global_scratch_memory_size = 768 : i32
  tt.func public @kernel() {
    // CHECK: ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 100 : i32, ttg.global_scratch_memory_offset = 0 : i32}
    %0 = ttg.global_scratch_alloc {alignment = 128 : i32, nbytes = 100 : i32} : !tt.ptr<i8>
    // CHECK: tt.call @callee() {ttg.global_scratch_memory_offset = 256 : i32}
    tt.call @callee() : () -> ()
    // CHECK: ttg.global_scratch_alloc {{.*}}ttg.profile_scratch_memory_offset = 0 : i32
    %1 = ttg.global_scratch_alloc {alignment = 8 : i32, nbytes = 32 : i32, third_party_allocation} : !tt.ptr<i8>
    // CHECK: ttg.global_scratch_alloc {alignment = 16 : i32, nbytes = 16 : i32, ttg.global_scratch_memory_offset = 512 : i32}
    %2 = ttg.global_scratch_alloc {alignment = 16 : i32, nbytes = 16 : i32} : !tt.ptr<i8>
    tt.return
  }
  // CHECK: @callee() attributes {{.*}}ttg.global_scratch_memory_alignment = 256 : i32, ttg.global_scratch_memory_size = 256 : i32
  tt.func private @callee() attributes {noinline = true} {
    // CHECK: ttg.global_scratch_memory_offset = 0 : i32
    %0 = ttg.global_scratch_alloc {alignment = 256 : i32, nbytes = 8 : i32} : !tt.ptr<i8>
    tt.return
  }
}
