// The sum of all elements: each block leaves its own, and the one that comes last adds them up. 64 threads, up to 64 blocks.
!partial = memref<64xi32, #gpu.address_space<workgroup>>
!flag = memref<1xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @last_block(%a: memref<?xi32>, %sums: memref<?xi32>, %arrived: memref<1xi32>, %total: memref<1xi32>)
      workgroup(%partial: !partial, %flag: !flag) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %thread = gpu.thread_id x
    %block = gpu.block_id x
    %blocks = gpu.grid_dim x
    %at = gpu.global_id x
    %value = memref.load %a[%at] : memref<?xi32>
    memref.store %value, %partial[%thread] : !partial
    gpu.barrier
    %first = arith.cmpi eq, %thread, %c0 : index
    scf.if %first {
      %sum = scf.for %i = %c0 to %c64 step %c1 iter_args(%so_far = %zero) -> (i32) {
        %x = memref.load %partial[%i] : !partial
        %added = arith.addi %so_far, %x : i32
        scf.yield %added : i32
      }
      memref.store %sum, %sums[%block] : memref<?xi32>
      %before = memref.atomic_rmw addi %one, %arrived[%c0] : (i32, memref<1xi32>) -> i32
      memref.store %before, %flag[%c0] : !flag
    }
    gpu.barrier
    %number = memref.load %flag[%c0] : !flag
    %count = arith.index_cast %blocks : index to i32
    %others = arith.subi %count, %one : i32
    %last = arith.cmpi eq, %number, %others : i32
    scf.if %last {
      %reads = arith.cmpi ult, %thread, %blocks : index
      %other = scf.if %reads -> i32 {
        %x = memref.load %sums[%thread] : memref<?xi32>
        scf.yield %x : i32
      } else {
        scf.yield %zero : i32
      }
      memref.store %other, %partial[%thread] : !partial
      gpu.barrier
      scf.if %first {
        %sum = scf.for %i = %c0 to %c64 step %c1 iter_args(%so_far = %zero) -> (i32) {
          %x = memref.load %partial[%i] : !partial
          %added = arith.addi %so_far, %x : i32
          scf.yield %added : i32
        }
        memref.store %sum, %total[%c0] : memref<1xi32>
      }
    }
    gpu.return
  }
}
