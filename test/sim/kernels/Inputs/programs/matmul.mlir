// c = a b with gpu.subgroup_mma: a block of four warps makes 32x32 elements, from tiles of a and b in dynamic shared memory that
// are filled with zeros beyond the matrices' edges; c goes through shared memory too, since its edges are ragged.
!ab = memref<32x16xf16, #gpu.address_space<workgroup>>
!ba = memref<16x32xf16, #gpu.address_space<workgroup>>
!sum = memref<32x32xf32, #gpu.address_space<workgroup>>
!bytes = memref<?xi8, #gpu.address_space<workgroup>>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    func.func @at(%in: memref<?x?xf16>, %row: index, %column: index) -> f16 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f16
      %rows = memref.dim %in, %c0 : memref<?x?xf16>
      %columns = memref.dim %in, %c1 : memref<?x?xf16>
      %a = arith.cmpi slt, %row, %rows : index
      %b = arith.cmpi slt, %column, %columns : index
      %inside = arith.andi %a, %b : i1
      %v = scf.if %inside -> f16 {
        %u = memref.load %in[%row, %column] : memref<?x?xf16>
        scf.yield %u : f16
      } else {
        scf.yield %zero : f16
      }
      return %v : f16
    }
    gpu.func @matmul(%a: memref<?x?xf16>, %b: memref<?x?xf16>, %c: memref<?x?xf32>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c128 = arith.constant 128 : index
      %c512 = arith.constant 512 : index
      %c1024 = arith.constant 1024 : index
      %zero = arith.constant 0.0 : f32
      %m = memref.dim %c, %c0 : memref<?x?xf32>
      %n = memref.dim %c, %c1 : memref<?x?xf32>
      %k = memref.dim %a, %c1 : memref<?x?xf16>
      %t = gpu.thread_id x
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %warp = gpu.subgroup_id : index
      %row0 = arith.muli %by, %c32 : index
      %column0 = arith.muli %bx, %c32 : index
      %wr = arith.divui %warp, %c2 : index
      %wc = arith.remui %warp, %c2 : index
      %wrow = arith.muli %wr, %c16 : index
      %wcolumn = arith.muli %wc, %c16 : index
      %dynamic = gpu.dynamic_shared_memory : !bytes
      %as = memref.view %dynamic[%c0][] : !bytes to !ab
      %bs = memref.view %dynamic[%c1024][] : !bytes to !ba
      %cs = memref.view %dynamic[%c0][] : !bytes to !sum
      %none = gpu.subgroup_mma_constant_matrix %zero : !gpu.mma_matrix<16x16xf32, "COp">
      %sum = scf.for %k0 = %c0 to %k step %c16 iter_args(%s = %none) -> !gpu.mma_matrix<16x16xf32, "COp"> {
        scf.for %e = %t to %c512 step %c128 {
          %i = arith.divui %e, %c16 : index
          %j = arith.remui %e, %c16 : index
          %row = arith.addi %row0, %i : index
          %column = arith.addi %k0, %j : index
          %v = func.call @at(%a, %row, %column) : (memref<?x?xf16>, index, index) -> f16
          memref.store %v, %as[%i, %j] : !ab
          %i2 = arith.divui %e, %c32 : index
          %j2 = arith.remui %e, %c32 : index
          %row2 = arith.addi %k0, %i2 : index
          %column2 = arith.addi %column0, %j2 : index
          %v2 = func.call @at(%b, %row2, %column2) : (memref<?x?xf16>, index, index) -> f16
          memref.store %v2, %bs[%i2, %j2] : !ba
        }
        gpu.barrier
        %x = gpu.subgroup_mma_load_matrix %as[%wrow, %c0] {leadDimension = 16 : index} : !ab -> !gpu.mma_matrix<16x16xf16, "AOp">
        %y = gpu.subgroup_mma_load_matrix %bs[%c0, %wcolumn] {leadDimension = 32 : index} : !ba -> !gpu.mma_matrix<16x16xf16, "BOp">
        %z = gpu.subgroup_mma_compute %x, %y, %s : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp">
          -> !gpu.mma_matrix<16x16xf32, "COp">
        gpu.barrier
        scf.yield %z : !gpu.mma_matrix<16x16xf32, "COp">
      }
      gpu.subgroup_mma_store_matrix %sum, %cs[%wrow, %wcolumn] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, !sum
      gpu.barrier
      scf.for %e = %t to %c1024 step %c128 {
        %i = arith.divui %e, %c32 : index
        %j = arith.remui %e, %c32 : index
        %row = arith.addi %row0, %i : index
        %column = arith.addi %column0, %j : index
        %p = arith.cmpi slt, %row, %m : index
        %q = arith.cmpi slt, %column, %n : index
        %inside = arith.andi %p, %q : i1
        scf.if %inside {
          %v = memref.load %cs[%i, %j] : !sum
          memref.store %v, %c[%row, %column] : memref<?x?xf32>
        }
      }
      gpu.return
    }
  }
  func.func @main(%a: memref<?x?xf16>, %b: memref<?x?xf16>, %c: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %c128 = arith.constant 128 : index
    %bytes = arith.constant 4096 : i32
    %m = memref.dim %c, %c0 : memref<?x?xf32>
    %n = memref.dim %c, %c1 : memref<?x?xf32>
    %gx = arith.ceildivsi %n, %c32 : index
    %gy = arith.ceildivsi %m, %c32 : index
    gpu.launch_func @kernels::@matmul blocks in (%gx, %gy, %c1) threads in (%c128, %c1, %c1) dynamic_shared_memory_size %bytes
      args(%a : memref<?x?xf16>, %b : memref<?x?xf16>, %c : memref<?x?xf32>)
    return
  }
}
