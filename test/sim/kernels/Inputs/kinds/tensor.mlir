// Kernels around matrix units and asynchronous copies.
#shared = #gpu.address_space<workgroup>
!a = vector<4x2xf16>
!b = vector<2x2xf16>
!c = vector<2x2xf32>
gpu.module @kernels {
  // The largest of a value over the four lanes of a quad, which hold one row of an accumulator.
  func.func @quad_max(%x: f32) -> f32 {
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %w = arith.constant 32 : i32
    %y, %p = gpu.shuffle xor %x, %one, %w : f32
    %m = arith.maximumf %x, %y : f32
    %z, %q = gpu.shuffle xor %m, %two, %w : f32
    %n = arith.maximumf %m, %z : f32
    return %n : f32
  }
  func.func @quad_sum(%x: f32) -> f32 {
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %w = arith.constant 32 : i32
    %y, %p = gpu.shuffle xor %x, %one, %w : f32
    %m = arith.addf %x, %y : f32
    %z, %q = gpu.shuffle xor %m, %two, %w : f32
    %n = arith.addf %m, %z : f32
    return %n : f32
  }

  // softmax(Q K^T) V for 16 queries of 16 features by each warp, keys in tiles of 16, with running maxima and sums of rows.
  gpu.func @attention(%q: memref<?x16xf16>, %k: memref<?x16xf16>, %v: memref<?x16xf16>, %o: memref<?x16xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c9 = arith.constant 9 : index
    %c16 = arith.constant 16 : index
    %zero = arith.constant 0.0 : f32
    %least = arith.constant 0xFF800000 : f32
    %cz = arith.constant dense<0.0> : !c
    %lane = gpu.lane_id
    %block = gpu.block_id x
    %n = memref.dim %k, %c0 : memref<?x16xf16>
    %n1 = arith.subi %n, %c1 : index
    %row = arith.divui %lane, %c4 : index
    %t = arith.remui %lane, %c4 : index
    %col = arith.muli %t, %c2 : index
    %col8 = arith.addi %col, %c8 : index
    %first = arith.muli %block, %c16 : index
    %r0 = arith.addi %first, %row : index
    %r1 = arith.addi %r0, %c8 : index
    %q0 = vector.load %q[%r0, %col] : memref<?x16xf16>, vector<2xf16>
    %q1 = vector.load %q[%r1, %col] : memref<?x16xf16>, vector<2xf16>
    %q2 = vector.load %q[%r0, %col8] : memref<?x16xf16>, vector<2xf16>
    %q3 = vector.load %q[%r1, %col8] : memref<?x16xf16>, vector<2xf16>
    %az = arith.constant dense<0.0> : !a
    %bz = arith.constant dense<0.0> : !b
    %a0 = vector.insert %q0, %az[0] : vector<2xf16> into !a
    %a1 = vector.insert %q1, %a0[1] : vector<2xf16> into !a
    %a2 = vector.insert %q2, %a1[2] : vector<2xf16> into !a
    %a = vector.insert %q3, %a2[3] : vector<2xf16> into !a
    %end:6 = scf.for %base = %c0 to %n step %c16 iter_args(%m0 = %least, %m1 = %least, %l0 = %zero, %l1 = %zero, %o0 = %cz, %o1 = %cz)
        -> (f32, f32, f32, f32, !c, !c) {
      // Scores of 8 keys, and of the next 8.
      %s:2 = scf.for %h = %c0 to %c2 step %c1 iter_args(%x = %cz, %y = %cz) -> (!c, !c) {
        %h8 = arith.muli %h, %c8 : index
        %b8 = arith.addi %base, %h8 : index
        %key0 = arith.addi %b8, %row : index
        %key = arith.minui %key0, %n1 : index
        %k0 = vector.load %k[%key, %col] : memref<?x16xf16>, vector<2xf16>
        %k1 = vector.load %k[%key, %col8] : memref<?x16xf16>, vector<2xf16>
        %b0 = vector.insert %k0, %bz[0] : vector<2xf16> into !b
        %b = vector.insert %k1, %b0[1] : vector<2xf16> into !b
        %d = nvgpu.mma.sync(%a, %b, %cz) {mmaShape = [16, 8, 16]} : (!a, !b, !c) -> !c
        %u0 = arith.addi %b8, %col : index
        %u1 = arith.addi %u0, %c1 : index
        %in0 = arith.cmpi ult, %u0, %n : index
        %in1 = arith.cmpi ult, %u1, %n : index
        %d0 = vector.extract %d[0, 0] : f32 from !c
        %d1 = vector.extract %d[0, 1] : f32 from !c
        %d2 = vector.extract %d[1, 0] : f32 from !c
        %d3 = vector.extract %d[1, 1] : f32 from !c
        %e0 = arith.select %in0, %d0, %least : f32
        %e1 = arith.select %in1, %d1, %least : f32
        %e2 = arith.select %in0, %d2, %least : f32
        %e3 = arith.select %in1, %d3, %least : f32
        %e = vector.from_elements %e0, %e1, %e2, %e3 : !c
        scf.yield %y, %e : !c, !c
      }
      %s00 = vector.extract %s#0[0] : vector<2xf32> from !c
      %s01 = vector.extract %s#0[1] : vector<2xf32> from !c
      %s10 = vector.extract %s#1[0] : vector<2xf32> from !c
      %s11 = vector.extract %s#1[1] : vector<2xf32> from !c
      %top0 = arith.maximumf %s00, %s10 : vector<2xf32>
      %top1 = arith.maximumf %s01, %s11 : vector<2xf32>
      %mine0 = vector.reduction <maximumf>, %top0, %m0 : vector<2xf32> into f32
      %mine1 = vector.reduction <maximumf>, %top1, %m1 : vector<2xf32> into f32
      %new0 = func.call @quad_max(%mine0) : (f32) -> f32
      %new1 = func.call @quad_max(%mine1) : (f32) -> f32
      %f0 = arith.subf %m0, %new0 : f32
      %f1 = arith.subf %m1, %new1 : f32
      %scale0 = math.exp %f0 : f32
      %scale1 = math.exp %f1 : f32
      %w0 = vector.broadcast %new0 : f32 to vector<2xf32>
      %w1 = vector.broadcast %new1 : f32 to vector<2xf32>
      %t00 = arith.subf %s00, %w0 : vector<2xf32>
      %t01 = arith.subf %s01, %w1 : vector<2xf32>
      %t10 = arith.subf %s10, %w0 : vector<2xf32>
      %t11 = arith.subf %s11, %w1 : vector<2xf32>
      %p00 = math.exp %t00 : vector<2xf32>
      %p01 = math.exp %t01 : vector<2xf32>
      %p10 = math.exp %t10 : vector<2xf32>
      %p11 = math.exp %t11 : vector<2xf32>
      %z0 = arith.addf %p00, %p10 : vector<2xf32>
      %z1 = arith.addf %p01, %p11 : vector<2xf32>
      %y0 = vector.reduction <add>, %z0 : vector<2xf32> into f32
      %y1 = vector.reduction <add>, %z1 : vector<2xf32> into f32
      %x0 = func.call @quad_sum(%y0) : (f32) -> f32
      %x1 = func.call @quad_sum(%y1) : (f32) -> f32
      %l0s = arith.mulf %l0, %scale0 : f32
      %l1s = arith.mulf %l1, %scale1 : f32
      %l0n = arith.addf %l0s, %x0 : f32
      %l1n = arith.addf %l1s, %x1 : f32
      // Weights as a left operand: the layouts agree.
      %h00 = arith.truncf %p00 : vector<2xf32> to vector<2xf16>
      %h01 = arith.truncf %p01 : vector<2xf32> to vector<2xf16>
      %h10 = arith.truncf %p10 : vector<2xf32> to vector<2xf16>
      %h11 = arith.truncf %p11 : vector<2xf32> to vector<2xf16>
      %g0 = vector.insert %h00, %az[0] : vector<2xf16> into !a
      %g1 = vector.insert %h01, %g0[1] : vector<2xf16> into !a
      %g2 = vector.insert %h10, %g1[2] : vector<2xf16> into !a
      %g = vector.insert %h11, %g2[3] : vector<2xf16> into !a
      %ss = vector.from_elements %scale0, %scale0, %scale1, %scale1 : !c
      %o0s = arith.mulf %o0, %ss : !c
      %o1s = arith.mulf %o1, %ss : !c
      %i0a = arith.addi %base, %col : index
      %i1a = arith.addi %i0a, %c1 : index
      %i2a = arith.addi %i0a, %c8 : index
      %i3a = arith.addi %i0a, %c9 : index
      %i0 = arith.minui %i0a, %n1 : index
      %i1 = arith.minui %i1a, %n1 : index
      %i2 = arith.minui %i2a, %n1 : index
      %i3 = arith.minui %i3a, %n1 : index
      %row8 = arith.addi %row, %c8 : index
      %v0 = memref.load %v[%i0, %row] : memref<?x16xf16>
      %v1 = memref.load %v[%i1, %row] : memref<?x16xf16>
      %v2 = memref.load %v[%i2, %row] : memref<?x16xf16>
      %v3 = memref.load %v[%i3, %row] : memref<?x16xf16>
      %v4 = memref.load %v[%i0, %row8] : memref<?x16xf16>
      %v5 = memref.load %v[%i1, %row8] : memref<?x16xf16>
      %v6 = memref.load %v[%i2, %row8] : memref<?x16xf16>
      %v7 = memref.load %v[%i3, %row8] : memref<?x16xf16>
      %vb0 = vector.from_elements %v0, %v1, %v2, %v3 : !b
      %vb1 = vector.from_elements %v4, %v5, %v6, %v7 : !b
      %o0n = nvgpu.mma.sync(%g, %vb0, %o0s) {mmaShape = [16, 8, 16]} : (!a, !b, !c) -> !c
      %o1n = nvgpu.mma.sync(%g, %vb1, %o1s) {mmaShape = [16, 8, 16]} : (!a, !b, !c) -> !c
      scf.yield %new0, %new1, %l0n, %l1n, %o0n, %o1n : f32, f32, f32, f32, !c, !c
    }
    %ll = vector.from_elements %end#2, %end#2, %end#3, %end#3 : !c
    %u = arith.divf %end#4, %ll : !c
    %w = arith.divf %end#5, %ll : !c
    %u0 = vector.extract %u[0] : vector<2xf32> from !c
    %u1 = vector.extract %u[1] : vector<2xf32> from !c
    %w0 = vector.extract %w[0] : vector<2xf32> from !c
    %w1 = vector.extract %w[1] : vector<2xf32> from !c
    vector.store %u0, %o[%r0, %col] : memref<?x16xf32>, vector<2xf32>
    vector.store %u1, %o[%r1, %col] : memref<?x16xf32>, vector<2xf32>
    vector.store %w0, %o[%r0, %col8] : memref<?x16xf32>, vector<2xf32>
    vector.store %w1, %o[%r1, %col8] : memref<?x16xf32>, vector<2xf32>
    gpu.return
  }

  // Sums of tiles of 128 numbers by mirrored reads: two buffers filled by asynchronous copies of 4, zeros behind the end. 32 threads.
  gpu.func @filled(%x: memref<?xf32>, %y: memref<?xf32>) workgroup(%s: memref<2x128xf32, #shared>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c31 = arith.constant 31 : index
    %c127 = arith.constant 127 : index
    %c128 = arith.constant 128 : index
    %zero = arith.constant 0.0 : f32
    %t = gpu.thread_id x
    %n = memref.dim %x, %c0 : memref<?xf32>
    %up = arith.addi %n, %c127 : index
    %tiles = arith.divui %up, %c128 : index
    %mine = arith.muli %t, %c4 : index
    %m = arith.subi %c31, %t : index
    %mirror = arith.muli %m, %c4 : index
    %in0 = arith.subi %n, %mine : index
    %p0 = arith.maxsi %in0, %c0 : index
    %n0 = arith.minsi %p0, %c4 : index
    %some0 = arith.cmpi ult, %mine, %n : index
    %at0 = arith.select %some0, %mine, %c0 : index
    %t0 = nvgpu.device_async_copy %x[%at0], %s[%c0, %mine], 4, %n0 : memref<?xf32> to memref<2x128xf32, #shared>
    %g0 = nvgpu.device_async_create_group %t0
    scf.for %i = %c0 to %tiles step %c1 {
      %stage = arith.remui %i, %c2 : index
      %other = arith.subi %c1, %stage : index
      %i1 = arith.addi %i, %c1 : index
      %base = arith.muli %i1, %c128 : index
      %from = arith.addi %base, %mine : index
      %left = arith.subi %n, %from : index
      %p1 = arith.maxsi %left, %c0 : index
      %n1 = arith.minsi %p1, %c4 : index
      %some = arith.cmpi ult, %from, %n : index
      %at = arith.select %some, %from, %c0 : index
      %t1 = nvgpu.device_async_copy %x[%at], %s[%other, %mine], 4, %n1 : memref<?xf32> to memref<2x128xf32, #shared>
      %g1 = nvgpu.device_async_create_group %t1
      nvgpu.device_async_wait %g1 {numGroups = 1 : i32}
      gpu.barrier // filled
      %v = vector.load %s[%stage, %mirror] : memref<2x128xf32, #shared>, vector<4xf32>
      %sum = vector.reduction <add>, %v : vector<4xf32> into f32
      %all = gpu.subgroup_reduce add %sum : (f32) -> f32
      %first = arith.cmpi eq, %t, %c0 : index
      scf.if %first {
        memref.store %all, %y[%i] : memref<?xf32>
      }
      gpu.barrier // read
    }
    nvgpu.device_async_wait %g0 {numGroups = 0 : i32}
    gpu.return
  }
}
