// B[i] = 2 * A[i], 4 elements a thread, through a buffer of each thread's own. 64 threads.
gpu.module @kernels {
  gpu.func @vectors(%a: memref<?xf32>, %b: memref<?xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %two = arith.constant 2.0 : f32
    %own = memref.alloca() : memref<4xf32, #gpu.address_space<private>>
    %thread = gpu.global_id x
    %n = memref.dim %a, %c0 : memref<?xf32>
    %at = arith.muli %thread, %c4 : index
    %inside = arith.cmpi ult, %at, %n : index
    scf.if %inside {
      %x = vector.load %a[%at] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
      vector.store %x, %own[%c0] : memref<4xf32, #gpu.address_space<private>>, vector<4xf32>
      scf.for %i = %c0 to %c4 step %c1 {
        %value = memref.load %own[%i] : memref<4xf32, #gpu.address_space<private>>
        %twice = arith.mulf %value, %two : f32
        memref.store %twice, %own[%i] : memref<4xf32, #gpu.address_space<private>>
      }
      %y = vector.load %own[%c0] : memref<4xf32, #gpu.address_space<private>>, vector<4xf32>
      vector.store %y, %b[%at] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
    }
    gpu.return
  }
}
