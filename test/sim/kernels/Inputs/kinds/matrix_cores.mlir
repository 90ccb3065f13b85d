// AMD's matrix cores.
gpu.module @kernels {
  // A product of 16 x K and K x 16 bytes by mfma; a wave of 64.
  gpu.func @bytes(%x: memref<16x?xf8E4M3FNUZ>, %y: memref<16x?xf8E4M3FNUZ>, %z: memref<16x16xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %zero = arith.constant dense<0.0> : vector<4xf32>
    %lane = gpu.lane_id
    %r = arith.remui %lane, %c16 : index
    %q = arith.divui %lane, %c16 : index
    %k = memref.dim %x, %c1 : memref<16x?xf8E4M3FNUZ>
    %part = arith.muli %q, %c8 : index
    %sum = scf.for %i = %c0 to %k step %c32 iter_args(%s = %zero) -> vector<4xf32> {
      %at = arith.addi %i, %part : index
      %a = vector.load %x[%r, %at] : memref<16x?xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>
      %b = vector.load %y[%r, %at] : memref<16x?xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>
      %d = amdgpu.mfma 16x16x32 %a * %b + %s {abid = 0 : i32, cbsz = 0 : i32} blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32>
      scf.yield %d : vector<4xf32>
    }
    %row = arith.muli %q, %c4 : index
    scf.for %i = %c0 to %c4 step %c1 {
      %v = vector.extract %sum[%i] : f32 from vector<4xf32>
      %at = arith.addi %row, %i : index
      memref.store %v, %z[%at, %r] : memref<16x16xf32>
    }
    gpu.return
  }
}
