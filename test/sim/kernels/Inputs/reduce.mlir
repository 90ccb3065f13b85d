// Sums of 256 elements each, by a tree in shared memory: one sum a block, 256 threads.
!partial = memref<256xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @reduce(%a: memref<?xf32>, %sums: memref<?xf32>) workgroup(%partial: !partial) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c128 = arith.constant 128 : index
    %c256 = arith.constant 256 : index
    %zero = arith.constant 0.0 : f32
    %thread = gpu.thread_id x
    %block = gpu.block_id x
    %n = memref.dim %a, %c0 : memref<?xf32>
    %start = arith.muli %block, %c256 : index
    %at = arith.addi %start, %thread : index
    %inside = arith.cmpi ult, %at, %n : index
    %mine = scf.if %inside -> f32 {
      %value = memref.load %a[%at] : memref<?xf32>
      scf.yield %value : f32
    } else {
      scf.yield %zero : f32
    }
    memref.store %mine, %partial[%thread] : !partial
    %end = scf.while (%half = %c128) : (index) -> index {
      %more = arith.cmpi uge, %half, %c1 : index
      scf.condition(%more) %half : index
    } do {
    ^body(%half: index):
      gpu.barrier
      %adds = arith.cmpi ult, %thread, %half : index
      scf.if %adds {
        %far = arith.addi %thread, %half : index
        %x = memref.load %partial[%thread] : !partial
        %y = memref.load %partial[%far] : !partial
        %sum = arith.addf %x, %y : f32
        memref.store %sum, %partial[%thread] : !partial
      }
      %next = arith.divui %half, %c2 : index
      scf.yield %next : index
    }
    %first = arith.cmpi eq, %thread, %c0 : index
    scf.if %first {
      %total = memref.load %partial[%c0] : !partial
      memref.store %total, %sums[%block] : memref<?xf32>
    }
    gpu.return
  }
}
