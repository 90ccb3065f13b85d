// out = in transposed: tiles of 32x32 go through shared memory, whose rows are one element longer than a tile's.
!tile = memref<32x33xf32, #gpu.address_space<workgroup>>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @transpose(%in: memref<?x?xf32>, %out: memref<?x?xf32>) workgroup(%tile: !tile) kernel
        attributes {known_block_size = array<i32: 32, 8, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %c32 = arith.constant 32 : index
      %rows = memref.dim %in, %c0 : memref<?x?xf32>
      %columns = memref.dim %in, %c1 : memref<?x?xf32>
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %row0 = arith.muli %by, %c32 : index
      %column0 = arith.muli %bx, %c32 : index
      scf.for %i = %ty to %c32 step %c8 {
        %row = arith.addi %row0, %i : index
        %column = arith.addi %column0, %tx : index
        %a = arith.cmpi slt, %row, %rows : index
        %b = arith.cmpi slt, %column, %columns : index
        %inside = arith.andi %a, %b : i1
        scf.if %inside {
          %v = memref.load %in[%row, %column] : memref<?x?xf32>
          memref.store %v, %tile[%i, %tx] : !tile
        }
      }
      gpu.barrier
      scf.for %i = %ty to %c32 step %c8 {
        %row = arith.addi %column0, %i : index
        %column = arith.addi %row0, %tx : index
        %a = arith.cmpi slt, %row, %columns : index
        %b = arith.cmpi slt, %column, %rows : index
        %inside = arith.andi %a, %b : i1
        scf.if %inside {
          %v = memref.load %tile[%tx, %i] : !tile
          memref.store %v, %out[%row, %column] : memref<?x?xf32>
        }
      }
      gpu.return
    }
  }
  func.func @main(%in: memref<?x?xf32>, %out: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %rows = memref.dim %in, %c0 : memref<?x?xf32>
    %columns = memref.dim %in, %c1 : memref<?x?xf32>
    %gx = arith.ceildivsi %columns, %c32 : index
    %gy = arith.ceildivsi %rows, %c32 : index
    gpu.launch_func @kernels::@transpose blocks in (%gx, %gy, %c1) threads in (%c32, %c8, %c1)
      args(%in : memref<?x?xf32>, %out : memref<?x?xf32>)
    return
  }
}
