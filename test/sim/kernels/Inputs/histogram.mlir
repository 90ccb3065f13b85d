// How often each of 64 values occurs, by counts in shared memory that each block adds to the result: 128 threads.
!counts = memref<64xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @histogram(%a: memref<?xi32>, %bins: memref<64xi32>) workgroup(%counts: !counts) kernel {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %thread = gpu.thread_id x
    %size = gpu.block_dim x
    %blocks = gpu.grid_dim x
    %at = gpu.global_id x
    %n = memref.dim %a, %c0 : memref<?xi32>
    %stride = arith.muli %size, %blocks : index
    %clears = arith.cmpi ult, %thread, %c64 : index
    scf.if %clears {
      memref.store %zero, %counts[%thread] : !counts
    }
    gpu.barrier
    scf.for %i = %at to %n step %stride {
      %value = memref.load %a[%i] : memref<?xi32>
      %bin = arith.index_cast %value : i32 to index
      memref.atomic_rmw addi %one, %counts[%bin] : (i32, !counts) -> i32
    }
    gpu.barrier
    scf.if %clears {
      %count = memref.load %counts[%thread] : !counts
      memref.atomic_rmw addi %count, %bins[%thread] : (i32, memref<64xi32>) -> i32
    }
    gpu.return
  }
}
