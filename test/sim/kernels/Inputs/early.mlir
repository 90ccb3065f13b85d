// B = A with each block's 64 elements in reverse; threads beyond the end leave behind the barrier. Written with branches.
!part = memref<64xi32, #gpu.address_space<workgroup>>
gpu.module @kernels {
  gpu.func @early(%a: memref<?xi32>, %b: memref<?xi32>) workgroup(%part: !part) kernel {
    %c0 = arith.constant 0 : index
    %c63 = arith.constant 63 : index
    %zero = arith.constant 0 : i32
    %thread = gpu.thread_id x
    %at = gpu.global_id x
    %n = memref.dim %a, %c0 : memref<?xi32>
    %inside = arith.cmpi ult, %at, %n : index
    memref.store %zero, %part[%thread] : !part
    cf.cond_br %inside, ^load, ^meet
  ^load:
    %x = memref.load %a[%at] : memref<?xi32>
    memref.store %x, %part[%thread] : !part
    cf.br ^meet
  ^meet:
    gpu.barrier
    cf.cond_br %inside, ^store, ^end
  ^store:
    %mirror = arith.subi %c63, %thread : index
    %y = memref.load %part[%mirror] : !part
    memref.store %y, %b[%at] : memref<?xi32>
    cf.br ^end
  ^end:
    gpu.return
  }
}
