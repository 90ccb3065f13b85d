// TARGET: sm_80
// CHECK: atom{{.*}}.global.add.f32
// CHECK: atom{{.*}}.global.max.s32
gpu.module @kernels {
  gpu.func @count(%x: memref<8xf32>, %y: memref<8xi32>, %v: f32, %w: i32) kernel {
    %c0 = arith.constant 0 : index
    %0 = memref.atomic_rmw addf %v, %x[%c0] : (f32, memref<8xf32>) -> f32
    %1 = memref.atomic_rmw maxs %w, %y[%c0] : (i32, memref<8xi32>) -> i32
    gpu.return
  }
}
