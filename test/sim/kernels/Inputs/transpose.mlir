// B = transpose(A) of any sizes, by 32x32 tiles in shared memory with rows of 33 elements: block 32x8, one tile a block.
!tile = memref<32x33xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @transpose(%a: memref<?x?xf32>, %b: memref<?x?xf32>) workgroup(%tile: !tile) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %rows = memref.dim %a, %c0 : memref<?x?xf32>
    %columns = memref.dim %a, %c1 : memref<?x?xf32>
    %row0 = arith.muli %by, %c32 : index
    %column0 = arith.muli %bx, %c32 : index
    scf.for %i = %ty to %c32 step %c8 {
      %row = arith.addi %row0, %i : index
      %column = arith.addi %column0, %tx : index
      %in_rows = arith.cmpi ult, %row, %rows : index
      %in_columns = arith.cmpi ult, %column, %columns : index
      %inside = arith.andi %in_rows, %in_columns : i1
      scf.if %inside {
        %value = memref.load %a[%row, %column] : memref<?x?xf32>
        memref.store %value, %tile[%i, %tx] : !tile
      }
    }
    gpu.barrier
    scf.for %i = %ty to %c32 step %c8 {
      %row = arith.addi %column0, %i : index
      %column = arith.addi %row0, %tx : index
      %in_rows = arith.cmpi ult, %row, %columns : index
      %in_columns = arith.cmpi ult, %column, %rows : index
      %inside = arith.andi %in_rows, %in_columns : i1
      scf.if %inside {
        %value = memref.load %tile[%tx, %i] : !tile
        memref.store %value, %b[%row, %column] : memref<?x?xf32>
      }
    }
    gpu.return
  }
}
