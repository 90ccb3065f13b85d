// Inclusive sums of 128 elements a block, from one half of a buffer to the other.
!sums = memref<2x128xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @scan(%a: memref<?xi32>, %b: memref<?xi32>) workgroup(%sums: !sums) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c7 = arith.constant 7 : index
    %thread = gpu.thread_id x
    %at = gpu.global_id x
    %value = memref.load %a[%at] : memref<?xi32>
    memref.store %value, %sums[%c0, %thread] : !sums
    gpu.barrier
    scf.for %step = %c0 to %c7 step %c1 {
      %from = arith.remui %step, %c2 : index
      %to = arith.subi %c1, %from : index
      %distance = arith.shli %c1, %step : index
      %x = memref.load %sums[%from, %thread] : !sums
      %adds = arith.cmpi uge, %thread, %distance : index
      %sum = scf.if %adds -> i32 {
        %before = arith.subi %thread, %distance : index
        %y = memref.load %sums[%from, %before] : !sums
        %added = arith.addi %x, %y : i32
        scf.yield %added : i32
      } else {
        scf.yield %x : i32
      }
      memref.store %sum, %sums[%to, %thread] : !sums
      gpu.barrier
    }
    %result = memref.load %sums[%c1, %thread] : !sums
    memref.store %result, %b[%at] : memref<?xi32>
    gpu.return
  }
}
