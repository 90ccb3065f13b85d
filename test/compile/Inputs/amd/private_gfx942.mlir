// TARGET: gfx942
// A lane's own memory, at a place that is known at run time only, which LLVM makes registers.
// CHECK-COUNT-3: v_cndmask_b32
gpu.module @kernels {
  gpu.func @choose(%x: memref<64x4xf32>, %place: memref<64xi32>) kernel {
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %own = memref.alloca() : memref<4xf32>
    %v = vector.load %x[%t, %c0] : memref<64x4xf32>, vector<4xf32>
    vector.store %v, %own[%c0] : memref<4xf32>, vector<4xf32>
    %p = memref.load %place[%t] : memref<64xi32>
    %i = arith.index_cast %p : i32 to index
    %w = memref.load %own[%i] : memref<4xf32>
    memref.store %w, %x[%t, %c0] : memref<64x4xf32>
    gpu.return
  }
}
