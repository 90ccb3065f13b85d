// TARGET: gfx942
// CHECK: {{ds_bpermute_b32|ds_swizzle_b32|_dpp}}
// CHECK: ds_write
gpu.module @kernels {
  gpu.func @sum(%x: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %t = gpu.thread_id x
    %v = memref.load %x[%t] : memref<64xf32>
    %r = gpu.all_reduce add %v uniform {} : (f32) -> f32
    memref.store %r, %x[%t] : memref<64xf32>
    gpu.return
  }
}
