// Warps of a block in two roles: warp 0 fills a slot of two, warps 1 and 2 read it. Each slot has a named barrier that says it is
// full, and one that says it is free. 96 threads.
!slots = memref<2x32xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @exchange(%a: memref<?xi32>, %b: memref<2x?xi32>) workgroup(%slots: !slots) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %all = arith.constant 3 : i32
    %thread = gpu.thread_id x
    %warp = gpu.subgroup_id : index
    %lane = gpu.lane_id
    %n = memref.dim %a, %c0 : memref<?xi32>
    %full = gpu.initialize_named_barrier %all : i32 -> !gpu.named_barrier
    %free = gpu.initialize_named_barrier %all : i32 -> !gpu.named_barrier
    %fills = arith.cmpi eq, %warp, %c0 : index
    scf.if %fills {
      scf.for %start = %c0 to %n step %c32 {
        %at = arith.addi %start, %lane : index
        %number = arith.divui %start, %c32 : index
        %slot = arith.remui %number, %c2 : index
        %value = memref.load %a[%at] : memref<?xi32>
        memref.store %value, %slots[%slot, %lane] : !slots
        gpu.barrier named(%full : !gpu.named_barrier) // filled
        gpu.barrier named(%free : !gpu.named_barrier) // reused
      }
    } else {
      %reader = arith.subi %warp, %c1 : index
      scf.for %start = %c0 to %n step %c32 {
        %at = arith.addi %start, %lane : index
        %number = arith.divui %start, %c32 : index
        %from = arith.remui %number, %c2 : index
        gpu.barrier named(%full : !gpu.named_barrier) // read
        %value = memref.load %slots[%from, %lane] : !slots
        memref.store %value, %b[%reader, %at] : memref<2x?xi32>
        gpu.barrier named(%free : !gpu.named_barrier) // left
      }
    }
    gpu.return
  }
}
