// Steps of a five-point stencil, in tiles of 16x16 with a halo of one element in shared memory; outside of the grid is 0.
!tile = memref<18x18xf32, #gpu.address_space<workgroup>>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    func.func @at(%in: memref<?x?xf32>, %row: index, %column: index) -> f32 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f32
      %rows = memref.dim %in, %c0 : memref<?x?xf32>
      %columns = memref.dim %in, %c1 : memref<?x?xf32>
      // An index below 0 is a large one without a sign.
      %a = arith.cmpi ult, %row, %rows : index
      %b = arith.cmpi ult, %column, %columns : index
      %inside = arith.andi %a, %b : i1
      %v = scf.if %inside -> f32 {
        %u = memref.load %in[%row, %column] : memref<?x?xf32>
        scf.yield %u : f32
      } else {
        scf.yield %zero : f32
      }
      return %v : f32
    }
    gpu.func @step(%in: memref<?x?xf32>, %out: memref<?x?xf32>) workgroup(%tile: !tile) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c16 = arith.constant 16 : index
      %c18 = arith.constant 18 : index
      %quarter = arith.constant 0.25 : f32
      %rows = memref.dim %in, %c0 : memref<?x?xf32>
      %columns = memref.dim %in, %c1 : memref<?x?xf32>
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %x0 = arith.muli %bx, %c16 : index
      %y0 = arith.muli %by, %c16 : index
      scf.for %i = %ty to %c18 step %c16 {
        scf.for %j = %tx to %c18 step %c16 {
          %r0 = arith.addi %y0, %i : index
          %r = arith.subi %r0, %c1 : index
          %q0 = arith.addi %x0, %j : index
          %q = arith.subi %q0, %c1 : index
          %v = func.call @at(%in, %r, %q) : (memref<?x?xf32>, index, index) -> f32
          memref.store %v, %tile[%i, %j] : !tile
        }
      }
      gpu.barrier
      %row = arith.addi %y0, %ty : index
      %column = arith.addi %x0, %tx : index
      %a = arith.cmpi slt, %row, %rows : index
      %b = arith.cmpi slt, %column, %columns : index
      %inside = arith.andi %a, %b : i1
      scf.if %inside {
        %i1 = arith.addi %ty, %c1 : index
        %i2 = arith.addi %ty, %c2 : index
        %j1 = arith.addi %tx, %c1 : index
        %j2 = arith.addi %tx, %c2 : index
        %north = memref.load %tile[%ty, %j1] : !tile
        %south = memref.load %tile[%i2, %j1] : !tile
        %west = memref.load %tile[%i1, %tx] : !tile
        %east = memref.load %tile[%i1, %j2] : !tile
        %s1 = arith.addf %north, %south : f32
        %s2 = arith.addf %west, %east : f32
        %s = arith.addf %s1, %s2 : f32
        %v = arith.mulf %s, %quarter : f32
        memref.store %v, %out[%row, %column] : memref<?x?xf32>
      }
      gpu.return
    }
  }
  func.func @main(%grid: memref<?x?xf32>, %steps: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %rows = memref.dim %grid, %c0 : memref<?x?xf32>
    %columns = memref.dim %grid, %c1 : memref<?x?xf32>
    %gx = arith.ceildivsi %columns, %c16 : index
    %gy = arith.ceildivsi %rows, %c16 : index
    %t = gpu.wait async
    %a, %t0 = gpu.alloc async [%t] (%rows, %columns) : memref<?x?xf32>
    %b, %t1 = gpu.alloc async [%t0] (%rows, %columns) : memref<?x?xf32>
    %t2 = gpu.memcpy async [%t1] %a, %grid : memref<?x?xf32>, memref<?x?xf32>
    %old, %new, %t3 = scf.for %i = %c0 to %steps step %c1 iter_args(%x = %a, %y = %b, %before = %t2)
        -> (memref<?x?xf32>, memref<?x?xf32>, !gpu.async.token) {
      %after = gpu.launch_func async [%before] @kernels::@step blocks in (%gx, %gy, %c1) threads in (%c16, %c16, %c1)
        args(%x : memref<?x?xf32>, %y : memref<?x?xf32>)
      scf.yield %y, %x, %after : memref<?x?xf32>, memref<?x?xf32>, !gpu.async.token
    }
    %t4 = gpu.memcpy async [%t3] %grid, %old : memref<?x?xf32>, memref<?x?xf32>
    %t5 = gpu.dealloc async [%t4] %a : memref<?x?xf32>
    %t6 = gpu.dealloc async [%t5] %b : memref<?x?xf32>
    gpu.wait [%t6]
    return
  }
}
