// TARGET: sm_75
// Within the first 16 lanes; what they get are two words.
// CHECK-COUNT-2: shfl.sync.idx.b32
// CHECK: selp
gpu.module @kernels {
  gpu.func @rotate(%x: memref<32xf64>) kernel {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<32xf64>
    %r, %ok = gpu.rotate %v, 3, 16 : f64
    %s = arith.select %ok, %r, %v : f64
    memref.store %s, %x[%t] : memref<32xf64>
    gpu.return
  }
}
