// bins[v] += 1 for each byte v modulo 64 of x: blocks count in shared memory first.
!bins = memref<64xi32, #gpu.address_space<workgroup>>
func.func @main(%x: memref<?xi8>, %bins: memref<64xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  %c96 = arith.constant 96 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %low = arith.constant 63 : i8
  %n = memref.dim %x, %c0 : memref<?xi8>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c3, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c96, %sy = %c1, %sz = %c1)
      workgroup(%mine: !bins) {
    scf.for %b = %tx to %c64 step %sx { memref.store %zero, %mine[%b] : !bins }
    gpu.barrier
    %begin = arith.muli %bx, %sx : index
    %first = arith.addi %begin, %tx : index
    %step = arith.muli %gx, %sx : index
    scf.for %i = %first to %n step %step {
      %v = memref.load %x[%i] : memref<?xi8>
      %w = arith.andi %v, %low : i8
      %b = arith.index_castui %w : i8 to index
      %old = memref.atomic_rmw addi %one, %mine[%b] : (i32, !bins) -> i32
    }
    gpu.barrier
    scf.for %b = %tx to %c64 step %sx {
      %count = memref.load %mine[%b] : !bins
      %some = arith.cmpi ne, %count, %zero : i32
      scf.if %some {
        %old = memref.atomic_rmw addi %count, %bins[%b] : (i32, memref<64xi32>) -> i32
      }
    }
    gpu.terminator
  }
  return
}
