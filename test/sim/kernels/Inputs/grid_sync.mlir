// B[i] = A[n-1-i] + 1 by way of a copy C, which all blocks fill before any reads it: they meet at a counter. 64 threads.
gpu.module @kernels {
  gpu.func @grid_sync(%a: memref<?xi32>, %c: memref<?xi32>, %b: memref<?xi32>, %arrived: memref<1xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %thread = gpu.thread_id x
    %blocks = gpu.grid_dim x
    %at = gpu.global_id x
    %n = memref.dim %a, %c0 : memref<?xi32>
    %count = arith.index_cast %blocks : index to i32
    %x = memref.load %a[%at] : memref<?xi32>
    %y = arith.addi %x, %one : i32
    memref.store %y, %c[%at] : memref<?xi32>
    gpu.barrier
    %first = arith.cmpi eq, %thread, %c0 : index
    scf.if %first {
      %before = memref.atomic_rmw addi %one, %arrived[%c0] : (i32, memref<1xi32>) -> i32
      scf.while : () -> () {
        %now = memref.atomic_rmw addi %zero, %arrived[%c0] : (i32, memref<1xi32>) -> i32
        %waits = arith.cmpi slt, %now, %count : i32
        scf.condition(%waits)
      } do {
        scf.yield
      }
    }
    gpu.barrier
    %end = arith.subi %n, %c1 : index
    %mirror = arith.subi %end, %at : index
    %z = memref.load %c[%mirror] : memref<?xi32>
    memref.store %z, %b[%at] : memref<?xi32>
    gpu.return
  }
}
