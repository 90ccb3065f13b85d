// y[i] = x[0] + ... + x[i]: blocks scan 128 elements each, one block scans their sums, and the sums are added.
!sums = memref<32xi32, #gpu.address_space<workgroup>>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    // The sum over the lanes up to each one, by shuffles of doubling distance.
    func.func @warp_scan(%v: i32) -> i32 {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %width = arith.constant 32 : i32
      %r, %end = scf.while (%x = %v, %offset = %one) : (i32, i32) -> (i32, i32) {
        %more = arith.cmpi slt, %offset, %width : i32
        scf.condition(%more) %x, %offset : i32, i32
      } do {
      ^bb0(%x: i32, %offset: i32):
        %other, %valid = gpu.shuffle up %x, %offset, %width : i32
        %add = arith.select %valid, %other, %zero : i32
        %s = arith.addi %x, %add : i32
        %double = arith.shli %offset, %one : i32
        scf.yield %s, %double : i32, i32
      }
      return %r : i32
    }
    gpu.func @blocks(%x: memref<?xi32>, %y: memref<?xi32>, %totals: memref<?xi32>) workgroup(%sums: !sums) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c31 = arith.constant 31 : index
      %zero = arith.constant 0 : i32
      %n = memref.dim %x, %c0 : memref<?xi32>
      %i = gpu.global_id x
      %b = gpu.block_id x
      %t = gpu.thread_id x
      %threads = gpu.block_dim x
      %lane = gpu.lane_id
      %warp = gpu.subgroup_id : index
      %count = gpu.num_subgroups : index
      %in = arith.cmpi slt, %i, %n : index
      %v = scf.if %in -> i32 {
        %u = memref.load %x[%i] : memref<?xi32>
        scf.yield %u : i32
      } else {
        scf.yield %zero : i32
      }
      %own = func.call @warp_scan(%v) : (i32) -> i32
      %ends = arith.cmpi eq, %lane, %c31 : index
      scf.if %ends { memref.store %own, %sums[%warp] : !sums }
      gpu.barrier
      %first = arith.cmpi eq, %warp, %c0 : index
      scf.if %first {
        %has = arith.cmpi slt, %lane, %count : index
        %s = scf.if %has -> i32 {
          %u = memref.load %sums[%lane] : !sums
          scf.yield %u : i32
        } else {
          scf.yield %zero : i32
        }
        %scanned = func.call @warp_scan(%s) : (i32) -> i32
        memref.store %scanned, %sums[%lane] : !sums
      }
      gpu.barrier
      %before = scf.if %first -> i32 {
        scf.yield %zero : i32
      } else {
        %w = arith.subi %warp, %c1 : index
        %u = memref.load %sums[%w] : !sums
        scf.yield %u : i32
      }
      %r = arith.addi %own, %before : i32
      scf.if %in { memref.store %r, %y[%i] : memref<?xi32> }
      %final = arith.subi %threads, %c1 : index
      %last = arith.cmpi eq, %t, %final : index
      scf.if %last { memref.store %r, %totals[%b] : memref<?xi32> }
      gpu.return
    }
    gpu.func @add(%y: memref<?xi32>, %totals: memref<?xi32>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %n = memref.dim %y, %c0 : memref<?xi32>
      %i = gpu.global_id x
      %b = gpu.block_id x
      %in = arith.cmpi slt, %i, %n : index
      %later = arith.cmpi sgt, %b, %c0 : index
      %both = arith.andi %in, %later : i1
      scf.if %both {
        %before = arith.subi %b, %c1 : index
        %s = memref.load %totals[%before] : memref<?xi32>
        %v = memref.load %y[%i] : memref<?xi32>
        %r = arith.addi %v, %s : i32
        memref.store %r, %y[%i] : memref<?xi32>
      }
      gpu.return
    }
  }
  func.func @main(%x: memref<?xi32>, %y: memref<?xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %c1024 = arith.constant 1024 : index
    %n = memref.dim %x, %c0 : memref<?xi32>
    %blocks = arith.ceildivsi %n, %c128 : index
    %t = gpu.wait async
    %totals, %t0 = gpu.alloc async [%t] (%blocks) : memref<?xi32>
    %scanned, %t1 = gpu.alloc async [%t0] (%blocks) : memref<?xi32>
    %all, %t2 = gpu.alloc async [%t1] (%c1) : memref<?xi32>
    %t3 = gpu.launch_func async [%t2] @kernels::@blocks blocks in (%blocks, %c1, %c1) threads in (%c128, %c1, %c1)
      args(%x : memref<?xi32>, %y : memref<?xi32>, %totals : memref<?xi32>)
    %t4 = gpu.launch_func async [%t3] @kernels::@blocks blocks in (%c1, %c1, %c1) threads in (%c1024, %c1, %c1)
      args(%totals : memref<?xi32>, %scanned : memref<?xi32>, %all : memref<?xi32>)
    %t5 = gpu.launch_func async [%t4] @kernels::@add blocks in (%blocks, %c1, %c1) threads in (%c128, %c1, %c1)
      args(%y : memref<?xi32>, %scanned : memref<?xi32>)
    gpu.wait [%t5]
    gpu.dealloc %totals : memref<?xi32>
    gpu.dealloc %scanned : memref<?xi32>
    gpu.dealloc %all : memref<?xi32>
    return
  }
}
