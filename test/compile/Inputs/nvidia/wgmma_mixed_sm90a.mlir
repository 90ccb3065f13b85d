// TARGET: sm_90a
// The accumulators of the loop are registers with names of their own, and the version is the instruction's.
// CHECK: .version 8.4
// CHECK: .reg .b32 acc0_<32>;
// CHECK: mov.b32 acc0_0, 0;
// CHECK: wgmma.fence.sync.aligned;
// CHECK: wgmma.mma_async.sync.aligned.m64n64k32.s32.s8.u8 {{{acc0_0, .*acc0_31}, %rd[0-9]+, %rd[0-9]+, p;}}
// CHECK: wgmma.commit_group.sync.aligned;
// CHECK: wgmma.wait_group.sync.aligned {{0;}}
// CHECK: mov.b32 %r{{[0-9]+}}, acc0_0;
!acc = !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
gpu.module @kernels {
  gpu.func @matmul(%out: memref<128xi32>, %a: i64, %b: i64, %k: index) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %zero = arith.constant 0 : index
    %one = arith.constant 1 : index
    %two = arith.constant 2 : i64
    %t = gpu.thread_id x
    %begin = llvm.mlir.zero : !acc
    %sum:3 = scf.for %i = %zero to %k step %one iter_args(%acc = %begin, %l = %a, %r = %b) -> (!acc, i64, i64) {
      nvvm.wgmma.fence.aligned
      %x = nvvm.wgmma.mma_async %l, %r, %acc, #nvvm.shape<m = 64, n = 64, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<one>], A [<s8>, #nvvm.wgmma_scale_in<one>, <row>], B [<u8>, #nvvm.wgmma_scale_in<one>, <col>] : !acc -> !acc
      nvvm.wgmma.commit.group.sync.aligned
      %l1 = arith.addi %l, %two : i64
      %r1 = arith.addi %r, %two : i64
      scf.yield %x, %l1, %r1 : !acc, i64, i64
    }
    nvvm.wgmma.wait.group.sync.aligned 0
    %v = llvm.extractvalue %sum#0[0] : !acc
    %w = llvm.extractvalue %sum#0[31] : !acc
    %s = arith.addi %v, %w : i32
    memref.store %s, %out[%t] : memref<128xi32>
    gpu.return
  }
}
