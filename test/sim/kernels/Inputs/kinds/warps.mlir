// Warps: shuffles, votes, roles, named barriers. Threads of a warp: 32.
#shared = #gpu.address_space<workgroup>
gpu.module @kernels {
  // Inclusive sums that begin anew where a flag stands, within each warp: by shuffles upwards.
  gpu.func @segmented(%x: memref<?xi32>, %flags: memref<?xi1>, %out: memref<?xi32>) kernel {
    %c0 = arith.constant 0 : index
    %w = arith.constant 32 : i32
    %zero = arith.constant 0 : i32
    %o1 = arith.constant 1 : i32
    %o32 = arith.constant 32 : i32
    %i = gpu.global_id x
    %lane = gpu.lane_id
    %li = arith.index_cast %lane : index to i32
    %v = memref.load %x[%i] : memref<?xi32>
    %f = memref.load %flags[%i] : memref<?xi1>
    %f0 = arith.extui %f : i1 to i32
    %r:3 = scf.while (%o = %o1, %s = %v, %g = %f0) : (i32, i32, i32) -> (i32, i32, i32) {
      %more = arith.cmpi slt, %o, %o32 : i32
      scf.condition(%more) %o, %s, %g : i32, i32, i32
    } do {
    ^bb0(%o: i32, %s: i32, %g: i32):
      %from0 = arith.subi %li, %o : i32
      %from = arith.maxsi %from0, %zero : i32
      %before, %p = gpu.shuffle idx %s, %from, %w : i32
      %stop, %q = gpu.shuffle idx %g, %from, %w : i32
      %far = arith.cmpi sge, %from0, %zero : i32
      %open = arith.cmpi eq, %g, %zero : i32
      %take = arith.andi %far, %open : i1
      %plus = arith.select %take, %before, %zero : i32
      %flag = arith.select %take, %stop, %zero : i32
      %s1 = arith.addi %s, %plus : i32
      %g1 = arith.ori %g, %flag : i32
      %o2 = arith.shli %o, %o1 : i32
      scf.yield %o2, %s1, %g1 : i32, i32, i32
    }
    memref.store %r#1, %out[%i] : memref<?xi32>
    gpu.return
  }

  // Numbers that are not zero, packed: places in the warp by ballot, of the warp by one atomic.
  gpu.func @compact(%x: memref<?xi32>, %out: memref<?xi32>, %count: memref<1xi32>) kernel {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %all = arith.constant -1 : i32
    %w = arith.constant 32 : i32
    %i = gpu.global_id x
    %n = memref.dim %x, %c0 : memref<?xi32>
    %lane = gpu.lane_id
    %li = arith.index_cast %lane : index to i32
    %in = arith.cmpi ult, %i, %n : index
    %v = scf.if %in -> i32 {
      %u = memref.load %x[%i] : memref<?xi32>
      scf.yield %u : i32
    } else {
      scf.yield %zero : i32
    }
    %keep = arith.cmpi ne, %v, %zero : i32
    %ballot = nvvm.vote.sync ballot %all, %keep -> i32
    %bit = arith.shli %one, %li : i32
    %below0 = arith.subi %bit, %one : i32
    %below = arith.andi %ballot, %below0 : i32
    %place = math.ctpop %below : i32
    %total = math.ctpop %ballot : i32
    %first = arith.cmpi eq, %lane, %c0 : index
    %mine = scf.if %first -> i32 {
      %old = memref.atomic_rmw addi %total, %count[%c0] : (i32, memref<1xi32>) -> i32
      scf.yield %old : i32
    } else {
      scf.yield %zero : i32
    }
    %base, %valid = gpu.shuffle idx %mine, %zero, %w : i32
    scf.if %keep {
      %at0 = arith.addi %base, %place : i32
      %at = arith.index_castui %at0 : i32 to index
      memref.store %v, %out[%at] : memref<?xi32>
    }
    gpu.return
  }

  // Shuffles of all modes with two widths; a lane whose source is outside keeps what it has.
  gpu.func @moves(%x: memref<64xf32>, %out: memref<6x64xf32>, %valid: memref<6x64xi1>) kernel {
    %o3 = arith.constant 3 : i32
    %w16 = arith.constant 16 : i32
    %w32 = arith.constant 32 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %i = gpu.thread_id x
    %lane = gpu.lane_id
    %c16 = arith.constant 16 : index
    %v = memref.load %x[%i] : memref<64xf32>
    %a, %pa = gpu.shuffle up %v, %o3, %w32 : f32
    %b, %pb = gpu.shuffle down %v, %o3, %w32 : f32
    %c, %pc = gpu.shuffle xor %v, %o3, %w32 : f32
    memref.store %a, %out[%c0, %i] : memref<6x64xf32>
    memref.store %b, %out[%c1, %i] : memref<6x64xf32>
    memref.store %c, %out[%c2, %i] : memref<6x64xf32>
    memref.store %pa, %valid[%c0, %i] : memref<6x64xi1>
    memref.store %pb, %valid[%c1, %i] : memref<6x64xi1>
    memref.store %pc, %valid[%c2, %i] : memref<6x64xi1>
    %low = arith.cmpi ult, %lane, %c16 : index
    scf.if %low {
      %d, %pd = gpu.shuffle down %v, %o3, %w16 : f32
      %e, %pe = gpu.shuffle xor %v, %o3, %w16 : f32
      %f, %pf = gpu.shuffle idx %v, %o3, %w16 : f32
      memref.store %d, %out[%c3, %i] : memref<6x64xf32>
      memref.store %e, %out[%c4, %i] : memref<6x64xf32>
      memref.store %f, %out[%c5, %i] : memref<6x64xf32>
      memref.store %pd, %valid[%c3, %i] : memref<6x64xi1>
      memref.store %pe, %valid[%c4, %i] : memref<6x64xi1>
      memref.store %pf, %valid[%c5, %i] : memref<6x64xi1>
    }
    gpu.return
  }

  // Mean and variance of each row by a warp, then the row normalised, scaled and shifted; 4 warps a block.
  gpu.func @layernorm(%x: memref<?x?xf16>, %scale: memref<?xf32>, %shift: memref<?xf32>, %y: memref<?x?xf16>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %zero = arith.constant 0.0 : f32
    %epsilon = arith.constant 1.0e-5 : f32
    %warp = gpu.subgroup_id : index
    %lane = gpu.lane_id
    %block = gpu.block_id x
    %rows = memref.dim %x, %c0 : memref<?x?xf16>
    %columns = memref.dim %x, %c1 : memref<?x?xf16>
    %ni = arith.index_cast %columns : index to i32
    %n = arith.sitofp %ni : i32 to f32
    %r0 = arith.muli %block, %c4 : index
    %row = arith.addi %r0, %warp : index
    %in = arith.cmpi ult, %row, %rows : index
    scf.if %in {
      %s = scf.for %c = %lane to %columns step %c32 iter_args(%a = %zero) -> f32 {
        %h = memref.load %x[%row, %c] : memref<?x?xf16>
        %v = arith.extf %h : f16 to f32
        %b = arith.addf %a, %v : f32
        scf.yield %b : f32
      }
      %sum = gpu.subgroup_reduce add %s : (f32) -> f32
      %mean = arith.divf %sum, %n : f32
      %q = scf.for %c = %lane to %columns step %c32 iter_args(%a = %zero) -> f32 {
        %h = memref.load %x[%row, %c] : memref<?x?xf16>
        %v = arith.extf %h : f16 to f32
        %d = arith.subf %v, %mean : f32
        %b = math.fma %d, %d, %a : f32
        scf.yield %b : f32
      }
      %squares = gpu.subgroup_reduce add %q : (f32) -> f32
      %variance = arith.divf %squares, %n : f32
      %safe = arith.addf %variance, %epsilon : f32
      %inverse = math.rsqrt %safe : f32
      scf.for %c = %lane to %columns step %c32 {
        %h = memref.load %x[%row, %c] : memref<?x?xf16>
        %v = arith.extf %h : f16 to f32
        %d = arith.subf %v, %mean : f32
        %e = arith.mulf %d, %inverse : f32
        %g = memref.load %scale[%c] : memref<?xf32>
        %b = memref.load %shift[%c] : memref<?xf32>
        %f = math.fma %e, %g, %b : f32
        %t = arith.truncf %f : f32 to f16
        memref.store %t, %y[%row, %c] : memref<?x?xf16>
      }
    }
    gpu.return
  }

  // Two producing warps fill slots of a ring of 4, two consuming warps empty them; a pair of named barriers for each slot and
  // pair of warps, arrive on one side, wait on the other. 128 threads; warps p and p + 2 are a pair.
  gpu.func @ring(%x: memref<2x?xi32>, %y: memref<2x?xi32>) workgroup(%s: memref<2x2x32xi32, #shared>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %c4 = arith.constant 4 : index
    %threads = arith.constant 64 : i32
    %t = gpu.thread_id x
    %warp = arith.divui %t, %c32 : index
    %lane = arith.remui %t, %c32 : index
    %n = memref.dim %x, %c1 : memref<2x?xi32>
    %produces = arith.cmpi ult, %warp, %c2 : index
    %pair = arith.remui %warp, %c2 : index
    %four = arith.muli %pair, %c4 : index
    scf.if %produces {
      scf.for %i = %c0 to %n step %c32 {
        %k = arith.divui %i, %c32 : index
        %slot = arith.remui %k, %c2 : index
        %b0 = arith.addi %four, %slot : index
        %b1 = arith.addi %b0, %c1 : index
        %full = arith.index_cast %b1 : index to i32
        %b3 = arith.addi %b1, %c2 : index
        %free = arith.index_cast %b3 : index to i32
        %late = arith.cmpi uge, %k, %c2 : index
        scf.if %late {
          nvvm.barrier id = %free number_of_threads = %threads
        }
        %at = arith.addi %i, %lane : index
        %v = memref.load %x[%pair, %at] : memref<2x?xi32>
        memref.store %v, %s[%pair, %slot, %lane] : memref<2x2x32xi32, #shared>
        nvvm.barrier.arrive id = %full number_of_threads = %threads
      }
    } else {
      scf.for %i = %c0 to %n step %c32 {
        %k = arith.divui %i, %c32 : index
        %slot = arith.remui %k, %c2 : index
        %b0 = arith.addi %four, %slot : index
        %b1 = arith.addi %b0, %c1 : index
        %full = arith.index_cast %b1 : index to i32
        %b3 = arith.addi %b1, %c2 : index
        %free = arith.index_cast %b3 : index to i32
        nvvm.barrier id = %full number_of_threads = %threads
        %r = arith.xori %lane, %c1 : index
        %v = memref.load %s[%pair, %slot, %r] : memref<2x2x32xi32, #shared>
        %at = arith.addi %i, %lane : index
        memref.store %v, %y[%pair, %at] : memref<2x?xi32>
        %rest = arith.subi %n, %i : index
        %c64 = arith.constant 64 : index
        %again = arith.cmpi ugt, %rest, %c64 : index
        scf.if %again {
          nvvm.barrier.arrive id = %free number_of_threads = %threads
        }
      }
    }
    gpu.return
  }

  // Products of bytes, four in a register: y = A x, a warp for each row.
  gpu.func @quantised(%a: memref<?x?xi32>, %x: memref<?xi32>, %y: memref<?xi32>) kernel {
    %all = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %zero = arith.constant 0 : i32
    %row = gpu.block_id x
    %lane = gpu.thread_id x
    %n = memref.dim %a, %c1 : memref<?x?xi32>
    %part = scf.for %c = %lane to %n step %c32 iter_args(%s = %zero) -> i32 {
      %u = memref.load %a[%row, %c] : memref<?x?xi32>
      %v = memref.load %x[%c] : memref<?xi32>
      %ub = llvm.bitcast %u : i32 to vector<4xi8>
      %vb = llvm.bitcast %v : i32 to vector<4xi8>
      %d = nvvm.dot.accumulate.4way %ub <signed>, %vb <signed>, %s : vector<4xi8>, vector<4xi8>
      scf.yield %d : i32
    }
    %sum = nvvm.redux.sync add %part, %all : i32 -> i32
    %first = arith.cmpi eq, %lane, %c0 : index
    scf.if %first {
      memref.store %sum, %y[%row] : memref<?xi32>
    }
    gpu.return
  }
}
