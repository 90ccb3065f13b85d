// Atomics, and cooperation by them.
#shared = #gpu.address_space<workgroup>
gpu.module @kernels {
  // Every kind on global memory, on integers; one place each, initial values by the host.
  gpu.func @integers(%x: memref<?xi32>, %r: memref<9xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %i = gpu.global_id x
    %n = memref.dim %x, %c0 : memref<?xi32>
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %v = memref.load %x[%i] : memref<?xi32>
      %twice = arith.muli %v, %two : i32
      %odd = arith.addi %twice, %one : i32
      memref.atomic_rmw addi %v, %r[%c0] : (i32, memref<9xi32>) -> i32
      memref.atomic_rmw maxs %v, %r[%c1] : (i32, memref<9xi32>) -> i32
      memref.atomic_rmw mins %v, %r[%c2] : (i32, memref<9xi32>) -> i32
      memref.atomic_rmw maxu %v, %r[%c3] : (i32, memref<9xi32>) -> i32
      memref.atomic_rmw minu %v, %r[%c4] : (i32, memref<9xi32>) -> i32
      memref.atomic_rmw ori %v, %r[%c5] : (i32, memref<9xi32>) -> i32
      memref.atomic_rmw andi %v, %r[%c6] : (i32, memref<9xi32>) -> i32
      memref.atomic_rmw xori %v, %r[%c7] : (i32, memref<9xi32>) -> i32
      memref.generic_atomic_rmw %r[%c8] : memref<9xi32> {
      ^bb0(%old: i32):
        %new = arith.muli %old, %odd : i32
        memref.atomic_yield %new : i32
      }
    }
    gpu.return
  }

  // Sums and extremes of floats in the block's memory first, then in global memory.
  gpu.func @floats(%x: memref<?xf32>, %r: memref<3xf32>) workgroup(%s: memref<3xf32, #shared>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %zero = arith.constant 0.0 : f32
    %t = gpu.thread_id x
    %i = gpu.global_id x
    %n = memref.dim %x, %c0 : memref<?xf32>
    %first = arith.cmpi ult, %t, %c3 : index
    scf.if %first {
      memref.store %zero, %s[%t] : memref<3xf32, #shared>
    }
    gpu.barrier // zeroed
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %v = memref.load %x[%i] : memref<?xf32>
      memref.atomic_rmw addf %v, %s[%c0] : (f32, memref<3xf32, #shared>) -> f32
      memref.atomic_rmw maximumf %v, %s[%c1] : (f32, memref<3xf32, #shared>) -> f32
      memref.atomic_rmw minimumf %v, %s[%c2] : (f32, memref<3xf32, #shared>) -> f32
    }
    gpu.barrier // summed
    %only = arith.cmpi eq, %t, %c0 : index
    scf.if %only {
      %a = memref.load %s[%c0] : memref<3xf32, #shared>
      %b = memref.load %s[%c1] : memref<3xf32, #shared>
      %c = memref.load %s[%c2] : memref<3xf32, #shared>
      memref.atomic_rmw addf %a, %r[%c0] : (f32, memref<3xf32>) -> f32
      memref.atomic_rmw maximumf %b, %r[%c1] : (f32, memref<3xf32>) -> f32
      memref.atomic_rmw minimumf %c, %r[%c2] : (f32, memref<3xf32>) -> f32
    }
    gpu.return
  }

  // A lock taken by the first lane of each warp: under it a plain counter and a list are changed.
  gpu.func @lock(%lock: memref<1xi32>, %count: memref<1xindex>, %list: memref<?xindex>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %lane = gpu.lane_id
    %i = gpu.global_id x
    %first = arith.cmpi eq, %lane, %c0 : index
    scf.if %first {
      scf.while : () -> () {
        %old = memref.atomic_rmw assign %one, %lock[%c0] : (i32, memref<1xi32>) -> i32 // take
        %taken = arith.cmpi ne, %old, %zero : i32
        scf.condition(%taken)
      } do {
        scf.yield
      }
      %n = memref.load %count[%c0] : memref<1xindex>
      memref.store %i, %list[%n] : memref<?xindex>
      %m = arith.addi %n, %c1 : index
      memref.store %m, %count[%c0] : memref<1xindex>
      memref.atomic_rmw assign %zero, %lock[%c0] : (i32, memref<1xi32>) -> i32 // leave
    }
    gpu.return
  }

  // Blocks that stay and take tiles of 64 numbers from a queue until it is empty; 64 threads.
  gpu.func @persistent(%x: memref<?xi32>, %y: memref<?xi32>, %queue: memref<1xi32>)
      workgroup(%s: memref<1xi32, #shared>) kernel {
    %c0 = arith.constant 0 : index
    %one = arith.constant 1 : i32
    %c64 = arith.constant 64 : index
    %t = gpu.thread_id x
    %n = memref.dim %x, %c0 : memref<?xi32>
    %first = arith.cmpi eq, %t, %c0 : index
    scf.while : () -> () {
      scf.if %first {
        %tile = memref.atomic_rmw addi %one, %queue[%c0] : (i32, memref<1xi32>) -> i32
        memref.store %tile, %s[%c0] : memref<1xi32, #shared>
      }
      gpu.barrier // known
      %tile = memref.load %s[%c0] : memref<1xi32, #shared>
      gpu.barrier // read
      %k = arith.index_castui %tile : i32 to index
      %base = arith.muli %k, %c64 : index
      %more = arith.cmpi ult, %base, %n : index
      scf.if %more {
        %i = arith.addi %base, %t : index
        %in = arith.cmpi ult, %i, %n : index
        scf.if %in {
          %v = memref.load %x[%i] : memref<?xi32>
          %w = arith.muli %v, %v : i32
          memref.store %w, %y[%i] : memref<?xi32>
        }
      }
      scf.condition(%more)
    } do {
      scf.yield
    }
    gpu.return
  }

  // A pass of a radix sort by 4 bits: each block's counts in shared memory, then global counts and places by one more pass.
  gpu.func @radix(%x: memref<?xi32>, %shift: i32, %bins: memref<16xi32>) workgroup(%s: memref<16xi32, #shared>) kernel {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %fifteen = arith.constant 15 : i32
    %t = gpu.thread_id x
    %i = gpu.global_id x
    %n = memref.dim %x, %c0 : memref<?xi32>
    %low = arith.cmpi ult, %t, %c16 : index
    scf.if %low {
      memref.store %zero, %s[%t] : memref<16xi32, #shared>
    }
    gpu.barrier
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %v = memref.load %x[%i] : memref<?xi32>
      %u = arith.shrui %v, %shift : i32
      %d = arith.andi %u, %fifteen : i32
      %bin = arith.index_castui %d : i32 to index
      memref.atomic_rmw addi %one, %s[%bin] : (i32, memref<16xi32, #shared>) -> i32
    }
    gpu.barrier
    scf.if %low {
      %count = memref.load %s[%t] : memref<16xi32, #shared>
      memref.atomic_rmw addi %count, %bins[%t] : (i32, memref<16xi32>) -> i32
    }
    gpu.return
  }

  // A linked list for each of 8 buckets: nodes are pushed by exchange of the head.
  gpu.func @buckets(%x: memref<?xi32>, %heads: memref<8xi32>, %next: memref<?xi32>) kernel {
    %c0 = arith.constant 0 : index
    %seven = arith.constant 7 : i32
    %i = gpu.global_id x
    %n = memref.dim %x, %c0 : memref<?xi32>
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %v = memref.load %x[%i] : memref<?xi32>
      %b = arith.andi %v, %seven : i32
      %at = arith.index_castui %b : i32 to index
      %me = arith.index_cast %i : index to i32
      %old = memref.atomic_rmw assign %me, %heads[%at] : (i32, memref<8xi32>) -> i32
      memref.store %old, %next[%i] : memref<?xi32>
    }
    gpu.return
  }
}
