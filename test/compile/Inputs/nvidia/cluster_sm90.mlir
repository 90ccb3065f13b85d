// TARGET: sm_90
// CHECK: .reqnctapercluster 2, 1, 1
// CHECK: %cluster_ctarank
// CHECK: barrier.cluster.arrive
// CHECK: barrier.cluster.wait
gpu.module @kernels {
  gpu.func @pair(%out: memref<8xi32>) kernel attributes {known_cluster_size = array<i32: 2, 1, 1>} {
    %t = gpu.thread_id x
    %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
    nvvm.cluster.arrive
    nvvm.cluster.wait
    memref.store %rank, %out[%t] : memref<8xi32>
    gpu.return
  }
}
