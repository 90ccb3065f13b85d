// TARGET: sm_86
// CHECK: .target sm_86
// CHECK: fma.rn.f32
// CHECK: st.global
gpu.module @kernels {
  gpu.func @saxpy(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %xi = memref.load %x[%i] : memref<?xf32>
      %yi = memref.load %y[%i] : memref<?xf32>
      %r = math.fma %a, %xi, %yi : f32
      memref.store %r, %y[%i] : memref<?xf32>
    }
    gpu.return
  }
}
