// TARGET: gfx1100
// CHECK: ds_store_b32
// CHECK: .amdhsa_wavefront_size32 1
// CHECK: .group_segment_fixed_size: 0
gpu.module @kernels {
  gpu.func @stage(%x: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %tile = memref.view %bytes[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
    %v = memref.load %x[%t] : memref<64xf32>
    memref.store %v, %tile[%t] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %first = memref.load %tile[%c0] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %first, %x[%t] : memref<64xf32>
    gpu.return
  }
}
