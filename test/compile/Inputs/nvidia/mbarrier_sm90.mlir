// TARGET: sm_90
// CHECK: mbarrier.init.shared
// CHECK: mbarrier.arrive
// CHECK: mbarrier.test_wait
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @wait(%out: memref<1xi1>) kernel {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %barrier = nvgpu.mbarrier.create -> !barrier
    nvgpu.mbarrier.init %barrier[%c0], %c32 : !barrier
    %token = nvgpu.mbarrier.arrive %barrier[%c0] : !barrier -> !nvgpu.mbarrier.token
    %done = nvgpu.mbarrier.test.wait %barrier[%c0], %token : !barrier, !nvgpu.mbarrier.token
    memref.store %done, %out[%c0] : memref<1xi1>
    gpu.return
  }
}
