// Softmax of each row, a block a row: the largest element, the sum of exponentials, and the quotients.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @softmax(%x: memref<?x?xf32>, %y: memref<?x?xf32>) kernel {
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f32
      %low = arith.constant 0xFF800000 : f32
      %columns = memref.dim %x, %c1 : memref<?x?xf32>
      %row = gpu.block_id x
      %t = gpu.thread_id x
      %threads = gpu.block_dim x
      %own = scf.for %i = %t to %columns step %threads iter_args(%m = %low) -> f32 {
        %v = memref.load %x[%row, %i] : memref<?x?xf32>
        %n = arith.maximumf %m, %v : f32
        scf.yield %n : f32
      }
      %most = gpu.all_reduce maximumf %own uniform {} : (f32) -> f32
      %part = scf.for %i = %t to %columns step %threads iter_args(%s = %zero) -> f32 {
        %v = memref.load %x[%row, %i] : memref<?x?xf32>
        %d = arith.subf %v, %most : f32
        %e = math.exp %d : f32
        memref.store %e, %y[%row, %i] : memref<?x?xf32>
        %n = arith.addf %s, %e : f32
        scf.yield %n : f32
      }
      %sum = gpu.all_reduce add %part uniform {} : (f32) -> f32
      scf.for %i = %t to %columns step %threads {
        %e = memref.load %y[%row, %i] : memref<?x?xf32>
        %q = arith.divf %e, %sum : f32
        memref.store %q, %y[%row, %i] : memref<?x?xf32>
      }
      gpu.return
    }
  }
  func.func @main(%x: memref<?x?xf32>, %y: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c96 = arith.constant 96 : index
    %rows = memref.dim %x, %c0 : memref<?x?xf32>
    gpu.launch_func @kernels::@softmax blocks in (%rows, %c1, %c1) threads in (%c96, %c1, %c1)
      args(%x : memref<?x?xf32>, %y : memref<?x?xf32>)
    return
  }
}
