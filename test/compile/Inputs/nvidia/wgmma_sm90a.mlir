// TARGET: sm_90a
// CHECK: .target sm_90a
// CHECK: wgmma.fence.sync.aligned
// CHECK: wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16
// CHECK: wgmma.commit_group.sync.aligned
// CHECK: wgmma.wait_group.sync.aligned
!left = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!right = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
gpu.module @kernels {
  gpu.func @matmul(%a: !left, %b: !right, %out: memref<128x64xf32>) workgroup(%la: memref<128x64xf16, 3>, %lb: memref<64x64xf16, 3>) kernel {
    %zero = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>
    %da = nvgpu.warpgroup.generate.descriptor %la, %a : memref<128x64xf16, 3>, !left -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
    %db = nvgpu.warpgroup.generate.descriptor %lb, %b : memref<64x64xf16, 3>, !right -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
    %d = nvgpu.warpgroup.mma %da, %db, %zero {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>
    nvgpu.warpgroup.mma.store %d, %out : <fragmented = vector<128x64xf32>> to memref<128x64xf32>
    gpu.return
  }
}
