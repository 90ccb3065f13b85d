// TARGET: sm_80
// CHECK: cp.async.cg.shared.global [{{.*}}], [{{.*}}], 16
// CHECK: cp.async.commit_group
// CHECK: cp.async.wait_group 0
// CHECK: bar.sync 0
gpu.module @kernels {
  gpu.func @copy(%in: memref<128x8xf16>, %out: memref<128xf16>) workgroup(%tile: memref<128x8xf16, #gpu.address_space<workgroup>>) kernel {
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %token = nvgpu.device_async_copy %in[%t, %c0], %tile[%t, %c0], 8 {bypassL1} : memref<128x8xf16> to memref<128x8xf16, #gpu.address_space<workgroup>>
    %group = nvgpu.device_async_create_group %token
    nvgpu.device_async_wait %group {numGroups = 0 : i32}
    gpu.barrier
    %v = memref.load %tile[%c0, %c0] : memref<128x8xf16, #gpu.address_space<workgroup>>
    memref.store %v, %out[%t] : memref<128xf16>
    gpu.return
  }
}
