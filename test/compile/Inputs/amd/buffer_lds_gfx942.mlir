// TARGET: gfx942
// CHECK: buffer_load_dword
// CHECK: ds_write_b32
// CHECK: s_barrier
gpu.module @kernels {
  gpu.func @load(%x: memref<64xf32>, %out: memref<64xf32>, %i: i32) workgroup(%tile: memref<64xf32, #gpu.address_space<workgroup>>) kernel {
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %v = amdgpu.raw_buffer_load {boundsCheck = true} %x[%i] : memref<64xf32>, i32 -> f32
    memref.store %v, %tile[%t] : memref<64xf32, #gpu.address_space<workgroup>>
    amdgpu.lds_barrier
    %r = memref.load %tile[%c0] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %r, %out[%t] : memref<64xf32>
    gpu.return
  }
}
