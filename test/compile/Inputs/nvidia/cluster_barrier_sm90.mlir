// TARGET: sm_90
// CHECK: .reqnctapercluster 4, 1, 1
// CHECK: st.global
// CHECK: barrier.cluster.arrive.aligned;
// CHECK-NEXT: barrier.cluster.wait.aligned;
// CHECK: ld.global
gpu.module @kernels {
  gpu.func @neighbour(%x: memref<?xi32>, %out: memref<?xi32>) kernel attributes {known_cluster_size = array<i32: 4, 1, 1>} {
    %one = arith.constant 1 : index
    %b = gpu.block_id x
    %rank = gpu.cluster_block_id x
    %word = arith.index_cast %rank : index to i32
    memref.store %word, %x[%b] : memref<?xi32>
    gpu.barrier scope <cluster>
    %other = arith.xori %b, %one : index
    %v = memref.load %x[%other] : memref<?xi32>
    memref.store %v, %out[%b] : memref<?xi32>
    gpu.return
  }
}
