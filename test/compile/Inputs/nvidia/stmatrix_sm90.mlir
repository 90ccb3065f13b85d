// TARGET: sm_90
// CHECK: stmatrix.sync.aligned.m8n8.x2.shared.b16
// CHECK: ld.shared
gpu.module @kernels {
  llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<128 x i16>
  gpu.func @transpose(%a: i32, %b: i32, %out: memref<32xi32>) kernel {
    %t = gpu.thread_id x
    %lane = arith.index_cast %t : index to i32
    %fifteen = arith.constant 15 : i32
    %row = arith.andi %lane, %fifteen : i32
    %eight = arith.constant 8 : i32
    %first = arith.muli %row, %eight : i32
    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %place = llvm.getelementptr %tile[%first] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i16
    nvvm.stmatrix %place, %a, %b {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32
    gpu.barrier
    %word = llvm.getelementptr %tile[%lane] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i32
    %v = llvm.load %word : !llvm.ptr<3> -> i32
    memref.store %v, %out[%t] : memref<32xi32>
    gpu.return
  }
}
