// A prefix sum over every 8 lanes of a block.
gpu.module @kernels {
  gpu.func @scan(%x: memref<64xf32>) kernel {
    %i = gpu.thread_id x
    %v = memref.load %x[%i] : memref<64xf32>
    %s = wave.prefix_sum %v cluster(8) : f32
    memref.store %s, %x[%i] : memref<64xf32>
    gpu.return
  }
}
