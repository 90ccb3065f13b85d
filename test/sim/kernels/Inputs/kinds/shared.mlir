// Shared memory: tiles, exchanges, carving.
#shared = #gpu.address_space<workgroup>
gpu.module @kernels {
  // Sorts 128 numbers of each block by bitonic merging; 128 threads.
  gpu.func @bitonic(%x: memref<?xi32>) workgroup(%s: memref<128xi32, #shared>) kernel {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c128 = arith.constant 128 : index
    %t = gpu.thread_id x
    %i = gpu.global_id x
    %v = memref.load %x[%i] : memref<?xi32>
    memref.store %v, %s[%t] : memref<128xi32, #shared>
    gpu.barrier
    %e = scf.while (%k = %c2) : (index) -> index {
      %more = arith.cmpi ule, %k, %c128 : index
      scf.condition(%more) %k : index
    } do {
    ^bb0(%k: index):
      %half = arith.shrui %k, %c1 : index
      %f = scf.while (%j = %half) : (index) -> index {
        %more = arith.cmpi ugt, %j, %c0 : index
        scf.condition(%more) %j : index
      } do {
      ^bb0(%j: index):
        %p = arith.xori %t, %j : index
        %lower = arith.cmpi ugt, %p, %t : index
        scf.if %lower {
          %a = memref.load %s[%t] : memref<128xi32, #shared>
          %b = memref.load %s[%p] : memref<128xi32, #shared>
          %bit = arith.andi %t, %k : index
          %up = arith.cmpi eq, %bit, %c0 : index
          %greater = arith.cmpi sgt, %a, %b : i32
          %swap = arith.cmpi eq, %greater, %up : i1
          scf.if %swap {
            memref.store %b, %s[%t] : memref<128xi32, #shared>
            memref.store %a, %s[%p] : memref<128xi32, #shared>
          }
        }
        gpu.barrier
        %j1 = arith.shrui %j, %c1 : index
        scf.yield %j1 : index
      }
      %k1 = arith.shli %k, %c1 : index
      scf.yield %k1 : index
    }
    %w = memref.load %s[%t] : memref<128xi32, #shared>
    memref.store %w, %x[%i] : memref<?xi32>
    gpu.return
  }

  // Transposes tiles of 32 x 32 whose columns are permuted by the row, so that no banks conflict. 32 x 8 threads.
  gpu.func @swizzled(%x: memref<?x?xf32>, %y: memref<?x?xf32>) workgroup(%s: memref<32x32xf32, #shared>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %h = memref.dim %x, %c0 : memref<?x?xf32>
    %w = memref.dim %x, %c1 : memref<?x?xf32>
    %x0 = arith.muli %bx, %c32 : index
    %y0 = arith.muli %by, %c32 : index
    scf.for %r = %ty to %c32 step %c8 {
      %gx = arith.addi %x0, %tx : index
      %gy = arith.addi %y0, %r : index
      %inx = arith.cmpi ult, %gx, %w : index
      %iny = arith.cmpi ult, %gy, %h : index
      %in = arith.andi %inx, %iny : i1
      scf.if %in {
        %v = memref.load %x[%gy, %gx] : memref<?x?xf32>
        %at = arith.xori %tx, %r : index
        memref.store %v, %s[%r, %at] : memref<32x32xf32, #shared>
      }
    }
    gpu.barrier
    scf.for %r = %ty to %c32 step %c8 {
      %gx = arith.addi %y0, %tx : index
      %gy = arith.addi %x0, %r : index
      %inx = arith.cmpi ult, %gx, %h : index
      %iny = arith.cmpi ult, %gy, %w : index
      %in = arith.andi %inx, %iny : i1
      scf.if %in {
        %at = arith.xori %tx, %r : index
        %v = memref.load %s[%tx, %at] : memref<32x32xf32, #shared>
        memref.store %v, %y[%gy, %gx] : memref<?x?xf32>
      }
    }
    gpu.return
  }

  // Dynamic shared memory carved into 64 floats and 64 halves behind them; their sum and the neighbour's product.
  gpu.func @carved(%x: memref<?xf32>, %y: memref<?xf16>, %out: memref<?xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c63 = arith.constant 63 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %bytes = gpu.dynamic_shared_memory : memref<?xi8, #shared>
    %floats = memref.view %bytes[%c0][] : memref<?xi8, #shared> to memref<64xf32, #shared>
    %halves = memref.view %bytes[%c256][%c64] : memref<?xi8, #shared> to memref<?xf16, #shared>
    %t = gpu.thread_id x
    %i = gpu.global_id x
    %a = memref.load %x[%i] : memref<?xf32>
    %b = memref.load %y[%i] : memref<?xf16>
    memref.store %a, %floats[%t] : memref<64xf32, #shared>
    memref.store %b, %halves[%t] : memref<?xf16, #shared>
    gpu.barrier
    %n0 = arith.addi %t, %c1 : index
    %n = arith.andi %n0, %c63 : index
    %c = memref.load %floats[%n] : memref<64xf32, #shared>
    %d0 = memref.load %halves[%n] : memref<?xf16, #shared>
    %d = arith.extf %d0 : f16 to f32
    %e = arith.mulf %c, %d : f32
    %f = arith.addf %a, %e : f32
    memref.store %f, %out[%i] : memref<?xf32>
    gpu.return
  }

  // A 3 x 3 convolution: a tile of 16 x 8 results with its halo in shared memory, zero outside; 16 x 8 threads.
  gpu.func @convolution(%x: memref<?x?xf32>, %weights: memref<3x3xf32>, %y: memref<?x?xf32>)
      workgroup(%s: memref<10x18xf32, #shared>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %c10 = arith.constant 10 : index
    %c16 = arith.constant 16 : index
    %c18 = arith.constant 18 : index
    %zero = arith.constant 0.0 : f32
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %h = memref.dim %x, %c0 : memref<?x?xf32>
    %w = memref.dim %x, %c1 : memref<?x?xf32>
    %x0 = arith.muli %bx, %c16 : index
    %y0 = arith.muli %by, %c8 : index
    scf.for %r = %ty to %c10 step %c8 {
      scf.for %c = %tx to %c18 step %c16 {
        %gx0 = arith.addi %x0, %c : index
        %gy0 = arith.addi %y0, %r : index
        %gx = arith.subi %gx0, %c1 : index
        %gy = arith.subi %gy0, %c1 : index
        %inx = arith.cmpi ult, %gx, %w : index
        %iny = arith.cmpi ult, %gy, %h : index
        %in = arith.andi %inx, %iny : i1
        %v = scf.if %in -> f32 {
          %u = memref.load %x[%gy, %gx] : memref<?x?xf32>
          scf.yield %u : f32
        } else {
          scf.yield %zero : f32
        }
        memref.store %v, %s[%r, %c] : memref<10x18xf32, #shared>
      }
    }
    gpu.barrier
    %gx = arith.addi %x0, %tx : index
    %gy = arith.addi %y0, %ty : index
    %inx = arith.cmpi ult, %gx, %w : index
    %iny = arith.cmpi ult, %gy, %h : index
    %in = arith.andi %inx, %iny : i1
    scf.if %in {
      %sum = scf.for %r = %c0 to %c3 step %c1 iter_args(%a = %zero) -> f32 {
        %row = scf.for %c = %c0 to %c3 step %c1 iter_args(%b = %a) -> f32 {
          %sy = arith.addi %ty, %r : index
          %sx = arith.addi %tx, %c : index
          %v = memref.load %s[%sy, %sx] : memref<10x18xf32, #shared>
          %k = memref.load %weights[%r, %c] : memref<3x3xf32>
          %n = math.fma %v, %k, %b : f32
          scf.yield %n : f32
        }
        scf.yield %row : f32
      }
      memref.store %sum, %y[%gy, %gx] : memref<?x?xf32>
    }
    gpu.return
  }

  // An exclusive scan of 2 * 64 numbers by the up-sweep and down-sweep of a tree; 64 threads.
  gpu.func @tree_scan(%x: memref<?xi32>, %y: memref<?xi32>) workgroup(%s: memref<128xi32, #shared>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c64 = arith.constant 64 : index
    %c127 = arith.constant 127 : index
    %c128 = arith.constant 128 : index
    %zero = arith.constant 0 : i32
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %base = arith.muli %b, %c128 : index
    %u = arith.addi %t, %c64 : index
    %gt = arith.addi %base, %t : index
    %gu = arith.addi %base, %u : index
    %xt = memref.load %x[%gt] : memref<?xi32>
    %xu = memref.load %x[%gu] : memref<?xi32>
    memref.store %xt, %s[%t] : memref<128xi32, #shared>
    memref.store %xu, %s[%u] : memref<128xi32, #shared>
    %t2 = arith.muli %t, %c2 : index
    %ta = arith.addi %t2, %c1 : index
    %tb = arith.addi %t2, %c2 : index
    %end:2 = scf.while (%d = %c64, %o = %c1) : (index, index) -> (index, index) {
      %more = arith.cmpi ugt, %d, %c0 : index
      scf.condition(%more) %d, %o : index, index
    } do {
    ^bb0(%d: index, %o: index):
      gpu.barrier // up
      %works = arith.cmpi ult, %t, %d : index
      scf.if %works {
        %p = arith.muli %o, %ta : index
        %q = arith.muli %o, %tb : index
        %ai = arith.subi %p, %c1 : index
        %bi = arith.subi %q, %c1 : index
        %av = memref.load %s[%ai] : memref<128xi32, #shared>
        %bv = memref.load %s[%bi] : memref<128xi32, #shared>
        %sum = arith.addi %av, %bv : i32
        memref.store %sum, %s[%bi] : memref<128xi32, #shared>
      }
      %d1 = arith.shrui %d, %c1 : index
      %o1 = arith.shli %o, %c1 : index
      scf.yield %d1, %o1 : index, index
    }
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      memref.store %zero, %s[%c127] : memref<128xi32, #shared>
    }
    %done:2 = scf.while (%d = %c1, %o = %end#1) : (index, index) -> (index, index) {
      %more = arith.cmpi ult, %d, %c128 : index
      scf.condition(%more) %d, %o : index, index
    } do {
    ^bb0(%d: index, %o: index):
      %o1 = arith.shrui %o, %c1 : index
      gpu.barrier // down
      %works = arith.cmpi ult, %t, %d : index
      scf.if %works {
        %p = arith.muli %o1, %ta : index
        %q = arith.muli %o1, %tb : index
        %ai = arith.subi %p, %c1 : index
        %bi = arith.subi %q, %c1 : index
        %av = memref.load %s[%ai] : memref<128xi32, #shared>
        %bv = memref.load %s[%bi] : memref<128xi32, #shared>
        %sum = arith.addi %av, %bv : i32
        memref.store %bv, %s[%ai] : memref<128xi32, #shared>
        memref.store %sum, %s[%bi] : memref<128xi32, #shared>
      }
      %d1 = arith.shli %d, %c1 : index
      scf.yield %d1, %o1 : index, index
    }
    gpu.barrier // end
    %rt = memref.load %s[%t] : memref<128xi32, #shared>
    %ru = memref.load %s[%u] : memref<128xi32, #shared>
    memref.store %rt, %y[%gt] : memref<?xi32>
    memref.store %ru, %y[%gu] : memref<?xi32>
    gpu.return
  }

  // The step of a game of life on a torus, i1 cells in rows of shared memory; 3-D blocks: a board for each z.
  gpu.func @life(%x: memref<?x8x8xi1>, %y: memref<?x8x8xi1>) workgroup(%s: memref<2x8x8xi1, #shared>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %zero = arith.constant 0 : i4
    %two = arith.constant 2 : i4
    %three = arith.constant 3 : i4
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %tz = gpu.thread_id z
    %board = gpu.global_id z
    %n = memref.dim %x, %c0 : memref<?x8x8xi1>
    %in = arith.cmpi ult, %board, %n : index
    scf.if %in {
      %v = memref.load %x[%board, %ty, %tx] : memref<?x8x8xi1>
      memref.store %v, %s[%tz, %ty, %tx] : memref<2x8x8xi1, #shared>
    }
    gpu.barrier
    scf.if %in {
      %up0 = arith.subi %ty, %c1 : index
      %up = arith.andi %up0, %c7 : index
      %down0 = arith.addi %ty, %c1 : index
      %down = arith.andi %down0, %c7 : index
      %left0 = arith.subi %tx, %c1 : index
      %left = arith.andi %left0, %c7 : index
      %right0 = arith.addi %tx, %c1 : index
      %right = arith.andi %right0, %c7 : index
      %a0 = memref.load %s[%tz, %up, %left] : memref<2x8x8xi1, #shared>
      %a1 = memref.load %s[%tz, %up, %tx] : memref<2x8x8xi1, #shared>
      %a2 = memref.load %s[%tz, %up, %right] : memref<2x8x8xi1, #shared>
      %a3 = memref.load %s[%tz, %ty, %left] : memref<2x8x8xi1, #shared>
      %me = memref.load %s[%tz, %ty, %tx] : memref<2x8x8xi1, #shared>
      %a4 = memref.load %s[%tz, %ty, %right] : memref<2x8x8xi1, #shared>
      %a5 = memref.load %s[%tz, %down, %left] : memref<2x8x8xi1, #shared>
      %a6 = memref.load %s[%tz, %down, %tx] : memref<2x8x8xi1, #shared>
      %a7 = memref.load %s[%tz, %down, %right] : memref<2x8x8xi1, #shared>
      %all = vector.from_elements %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7 : vector<8xi1>
      %wide = arith.extui %all : vector<8xi1> to vector<8xi4>
      %sum = vector.reduction <add>, %wide, %zero : vector<8xi4> into i4
      %born = arith.cmpi eq, %sum, %three : i4
      %stays = arith.cmpi eq, %sum, %two : i4
      %lives = arith.andi %stays, %me : i1
      %r = arith.ori %born, %lives : i1
      memref.store %r, %y[%board, %ty, %tx] : memref<?x8x8xi1>
    }
    gpu.return
  }
}
