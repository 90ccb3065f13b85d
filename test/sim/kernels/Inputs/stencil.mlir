// B[i] = A[i-1] + A[i] + A[i+1] with zeros beyond the ends: 96 threads, with the neighbours of a block's part in shared memory.
!part = memref<98xf32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @stencil(%a: memref<?xf32>, %b: memref<?xf32>) workgroup(%part: !part) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c96 = arith.constant 96 : index
    %c97 = arith.constant 97 : index
    %zero = arith.constant 0.0 : f32
    %thread = gpu.thread_id x
    %block = gpu.block_id x
    %n = memref.dim %a, %c0 : memref<?xf32>
    %start = arith.muli %block, %c96 : index
    %at = arith.addi %start, %thread : index
    %here = arith.addi %thread, %c1 : index
    %inside = arith.cmpi ult, %at, %n : index
    %x = scf.if %inside -> f32 {
      %value = memref.load %a[%at] : memref<?xf32>
      scf.yield %value : f32
    } else {
      scf.yield %zero : f32
    }
    memref.store %x, %part[%here] : !part
    %first = arith.cmpi eq, %thread, %c0 : index
    scf.if %first {
      %before = arith.subi %start, %c1 : index
      %has = arith.cmpi ult, %before, %n : index
      %y = scf.if %has -> f32 {
        %value = memref.load %a[%before] : memref<?xf32>
        scf.yield %value : f32
      } else {
        scf.yield %zero : f32
      }
      memref.store %y, %part[%c0] : !part
      %behind = arith.addi %start, %c96 : index
      %has2 = arith.cmpi ult, %behind, %n : index
      %z = scf.if %has2 -> f32 {
        %value = memref.load %a[%behind] : memref<?xf32>
        scf.yield %value : f32
      } else {
        scf.yield %zero : f32
      }
      memref.store %z, %part[%c97] : !part
    }
    gpu.barrier
    scf.if %inside {
      %right = arith.addi %thread, %c2 : index
      %p = memref.load %part[%thread] : !part
      %q = memref.load %part[%here] : !part
      %r = memref.load %part[%right] : !part
      %s = arith.addf %p, %q : f32
      %sum = arith.addf %s, %r : f32
      memref.store %sum, %b[%at] : memref<?xf32>
    }
    gpu.return
  }
}
