// TARGET: sm_89
// CHECK: .version 8.4
// CHECK: mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32
gpu.module @kernels {
  gpu.func @mma(%out: memref<32x4xf32>, %a: i32, %b: i32) kernel {
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %z = arith.constant 0.0 : f32
    %d = nvvm.mma.sync A[%a, %a, %a, %a] B[%b, %b] C[%z, %z, %z, %z] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %v = llvm.extractvalue %d[0] : !llvm.struct<(f32, f32, f32, f32)>
    memref.store %v, %out[%t, %c0] : memref<32x4xf32>
    gpu.return
  }
}
