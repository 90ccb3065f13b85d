// Memory layouts, vectors, odd integers, affine loops.
#shared = #gpu.address_space<workgroup>
#row = affine_map<(d0)[s0] -> (d0 floordiv s0)>
#column = affine_map<(d0)[s0] -> (d0 mod s0)>
gpu.module @kernels {
  // Copies between any two layouts.
  gpu.func @strided(%x: memref<?x?xf32, strided<[?, ?], offset: ?>>, %y: memref<?x?xf32, strided<[?, ?], offset: ?>>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %x0 = gpu.global_id x
    %y0 = gpu.global_id y
    %h = memref.dim %x, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %w = memref.dim %x, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %inx = arith.cmpi ult, %x0, %w : index
    %iny = arith.cmpi ult, %y0, %h : index
    %in = arith.andi %inx, %iny : i1
    scf.if %in {
      %v = memref.load %x[%y0, %x0] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      memref.store %v, %y[%y0, %x0] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    }
    gpu.return
  }

  // Each block adds one to every second column of its 4 x 8 window, through a subview of a subview.
  gpu.func @windows(%x: memref<?x?xi16>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %one = arith.constant 1 : i16
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %tx = gpu.thread_id x
    %ty = gpu.thread_id y
    %x0 = arith.muli %bx, %c8 : index
    %y0 = arith.muli %by, %c4 : index
    %window = memref.subview %x[%y0, %x0] [4, 8] [1, 1]
      : memref<?x?xi16> to memref<4x8xi16, strided<[?, 1], offset: ?>>
    %evens = memref.subview %window[0, 1] [4, 4] [1, 2]
      : memref<4x8xi16, strided<[?, 1], offset: ?>> to memref<4x4xi16, strided<[?, 2], offset: ?>>
    %v = memref.load %evens[%ty, %tx] : memref<4x4xi16, strided<[?, 2], offset: ?>>
    %w = arith.addi %v, %one : i16
    memref.store %w, %evens[%ty, %tx] : memref<4x4xi16, strided<[?, 2], offset: ?>>
    gpu.return
  }

  // A product of matrices by affine loops, an element a thread, the thread's number split by affine.apply.
  gpu.func @affine(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f64
    %i = gpu.global_id x
    %m = memref.dim %c, %c0 : memref<?x?xf64>
    %n = memref.dim %c, %c1 : memref<?x?xf64>
    %k = memref.dim %a, %c1 : memref<?x?xf64>
    %all = arith.muli %m, %n : index
    %in = arith.cmpi ult, %i, %all : index
    scf.if %in {
      %r = affine.apply #row(%i)[%n]
      %q = affine.apply #column(%i)[%n]
      %sum = affine.for %p = 0 to %k iter_args(%s = %zero) -> f64 {
        %u = memref.load %a[%r, %p] : memref<?x?xf64>
        %v = memref.load %b[%p, %q] : memref<?x?xf64>
        %w = math.fma %u, %v, %s : f64
        affine.yield %w : f64
      }
      memref.store %sum, %c[%r, %q] : memref<?x?xf64>
    }
    gpu.return
  }

  // Rows in vectors of 8, the last one masked: the absolute value with the sign of the even ones turned.
  gpu.func @masked(%x: memref<?x?xf32>, %y: memref<?x?xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %pad = arith.constant 0.0 : f32
    %signs = arith.constant dense<[-1.0, 1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 1.0]> : vector<8xf32>
    %row = gpu.block_id x
    %t = gpu.thread_id x
    %n = memref.dim %x, %c1 : memref<?x?xf32>
    %at = arith.muli %t, %c8 : index
    %in = arith.cmpi ult, %at, %n : index
    scf.if %in {
      %left = arith.subi %n, %at : index
      %mask = vector.create_mask %left : vector<8xi1>
      %v = vector.transfer_read %x[%row, %at], %pad, %mask {in_bounds = [true]} : memref<?x?xf32>, vector<8xf32>
      %a = math.absf %v : vector<8xf32>
      %b = arith.mulf %a, %signs : vector<8xf32>
      vector.maskedstore %y[%row, %at], %mask, %b : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
    }
    gpu.return
  }

  // Each 4 x 4 tile transposed in registers.
  gpu.func @registers(%x: memref<?x?xf16>) kernel {
    %c4 = arith.constant 4 : index
    %pad = arith.constant 0.0 : f16
    %tx = gpu.global_id x
    %ty = gpu.global_id y
    %x0 = arith.muli %tx, %c4 : index
    %y0 = arith.muli %ty, %c4 : index
    %v = vector.transfer_read %x[%y0, %x0], %pad {in_bounds = [true, true]} : memref<?x?xf16>, vector<4x4xf16>
    %t = vector.transpose %v, [1, 0] : vector<4x4xf16> to vector<4x4xf16>
    vector.transfer_write %t, %x[%y0, %x0] {in_bounds = [true, true]} : vector<4x4xf16>, memref<?x?xf16>
    gpu.return
  }

  // Integers of 4, 8, 16 bits: a hash whose every step wraps around.
  gpu.func @narrow(%x: memref<?xi8>, %y: memref<?xi16>, %flags: memref<?xi1>) kernel {
    %c0 = arith.constant 0 : index
    %m8 = arith.constant 37 : i8
    %m16 = arith.constant 31421 : i16
    %four = arith.constant 4 : i8
    %seven = arith.constant 7 : i4
    %zero = arith.constant 0 : i4
    %i = gpu.global_id x
    %n = memref.dim %x, %c0 : memref<?xi8>
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %v = memref.load %x[%i] : memref<?xi8>
      %a = arith.muli %v, %m8 : i8
      %high = arith.shrui %a, %four : i8
      %low4 = arith.trunci %a : i8 to i4
      %high4 = arith.trunci %high : i8 to i4
      %p = arith.muli %low4, %seven : i4
      %q = arith.addi %p, %high4 : i4
      %negative = arith.cmpi slt, %q, %zero : i4
      %s = arith.extsi %q : i4 to i16
      %z = arith.extui %a : i8 to i16
      %b = arith.muli %z, %m16 : i16
      %r = arith.subi %b, %s : i16
      memref.store %r, %y[%i] : memref<?xi16>
      memref.store %negative, %flags[%i] : memref<?xi1>
    }
    gpu.return
  }

  // 64-bit indices that wrap around: i * 2^62 + (2^63 - 1), compared signed and unsigned.
  gpu.func @overflow(%y: memref<?x3xindex>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %big = arith.constant 4611686018427387904 : index
    %most = arith.constant 9223372036854775807 : index
    %i = gpu.global_id x
    %n = memref.dim %y, %c0 : memref<?x3xindex>
    %in = arith.cmpi ult, %i, %n : index
    scf.if %in {
      %a = arith.muli %i, %big : index
      %b = arith.addi %a, %most : index
      %s = arith.cmpi sgt, %b, %a : index
      %u = arith.cmpi ugt, %b, %a : index
      %si = arith.index_castui %s : i1 to index
      %ui = arith.index_castui %u : i1 to index
      memref.store %b, %y[%i, %c0] : memref<?x3xindex>
      memref.store %si, %y[%i, %c1] : memref<?x3xindex>
      memref.store %ui, %y[%i, %c2] : memref<?x3xindex>
    }
    gpu.return
  }

  // 7-point sums in three dimensions, blocks of 5 x 3 x 2.
  gpu.func @volume(%x: memref<?x?x?xf32>, %y: memref<?x?x?xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %i = gpu.global_id x
    %j = gpu.global_id y
    %k = gpu.global_id z
    %d = memref.dim %x, %c0 : memref<?x?x?xf32>
    %h = memref.dim %x, %c1 : memref<?x?x?xf32>
    %w = memref.dim %x, %c2 : memref<?x?x?xf32>
    %i1 = arith.subi %i, %c1 : index
    %j1 = arith.subi %j, %c1 : index
    %k1 = arith.subi %k, %c1 : index
    %w2 = arith.subi %w, %c2 : index
    %h2 = arith.subi %h, %c2 : index
    %d2 = arith.subi %d, %c2 : index
    %a = arith.cmpi ult, %i1, %w2 : index
    %b = arith.cmpi ult, %j1, %h2 : index
    %c = arith.cmpi ult, %k1, %d2 : index
    %ab = arith.andi %a, %b : i1
    %in = arith.andi %ab, %c : i1
    scf.if %in {
      %i2 = arith.addi %i, %c1 : index
      %j2 = arith.addi %j, %c1 : index
      %k2 = arith.addi %k, %c1 : index
      %v0 = memref.load %x[%k, %j, %i] : memref<?x?x?xf32>
      %v1 = memref.load %x[%k, %j, %i1] : memref<?x?x?xf32>
      %v2 = memref.load %x[%k, %j, %i2] : memref<?x?x?xf32>
      %v3 = memref.load %x[%k, %j1, %i] : memref<?x?x?xf32>
      %v4 = memref.load %x[%k, %j2, %i] : memref<?x?x?xf32>
      %v5 = memref.load %x[%k1, %j, %i] : memref<?x?x?xf32>
      %v6 = memref.load %x[%k2, %j, %i] : memref<?x?x?xf32>
      %s1 = arith.addf %v0, %v1 : f32
      %s2 = arith.addf %s1, %v2 : f32
      %s3 = arith.addf %s2, %v3 : f32
      %s4 = arith.addf %s3, %v4 : f32
      %s5 = arith.addf %s4, %v5 : f32
      %s6 = arith.addf %s5, %v6 : f32
      memref.store %s6, %y[%k, %j, %i] : memref<?x?x?xf32>
    }
    gpu.return
  }
}
