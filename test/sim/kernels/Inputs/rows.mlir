// C = sums of the rows of A, by way of a copy of A with padded rows in device memory: two kernels and their host function.
!padded = memref<16x40xf32>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @fill(%a: memref<16x32xf32>, %p: !padded) kernel {
      %row = gpu.block_id x
      %column = gpu.thread_id x
      %x = memref.load %a[%row, %column] : memref<16x32xf32>
      memref.store %x, %p[%row, %column] : !padded
      gpu.return
    }
    gpu.func @sum(%p: !padded, %c: memref<16xf32>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %columns = arith.constant 32 : index
      %zero = arith.constant 0.0 : f32
      %row = gpu.thread_id x
      %sum = scf.for %i = %c0 to %columns step %c1 iter_args(%so_far = %zero) -> (f32) {
        %x = memref.load %p[%row, %i] : !padded
        %added = arith.addf %so_far, %x : f32
        scf.yield %added : f32
      }
      memref.store %sum, %c[%row] : memref<16xf32>
      gpu.return
    }
  }
  func.func @rows(%a: memref<16x32xf32>, %c: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %p = gpu.alloc () : !padded
    gpu.launch_func @kernels::@fill blocks in (%c16, %c1, %c1) threads in (%c32, %c1, %c1) args(%a: memref<16x32xf32>, %p: !padded)
    gpu.launch_func @kernels::@sum blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1) args(%p: !padded, %c: memref<16xf32>)
    gpu.dealloc %p : !padded
    return
  }
}
