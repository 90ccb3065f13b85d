// TARGET: sm_90
// CHECK: .extern .shared .align 16 .b8 __dynamic_shmem__{{[0-9]*}}[];
// CHECK: st.shared
gpu.module @kernels {
  gpu.func @stage(%x: memref<64xf32>) kernel {
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
