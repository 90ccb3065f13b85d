// Sums of all elements up to each block's end: a block waits for the sum of the one before it, which that leaves with a flag.
// 32 threads, a sum of 32 elements.
gpu.module @kernels {
  gpu.func @look_back(%a: memref<?xi32>, %sums: memref<?xi32>, %flags: memref<?xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %thread = gpu.thread_id x
    %block = gpu.block_id x
    %at = gpu.global_id x
    %x = memref.load %a[%at] : memref<?xi32>
    %own = gpu.subgroup_reduce add %x : (i32) -> i32
    %first = arith.cmpi eq, %thread, %c0 : index
    scf.if %first {
      %begins = arith.cmpi eq, %block, %c0 : index
      %before = scf.if %begins -> i32 {
        scf.yield %zero : i32
      } else {
        %last = arith.subi %block, %c1 : index
        scf.while : () -> () {
          %flag = memref.atomic_rmw ori %zero, %flags[%last] : (i32, memref<?xi32>) -> i32
          %waits = arith.cmpi eq, %flag, %zero : i32
          scf.condition(%waits)
        } do {
          scf.yield
        }
        %sum = memref.load %sums[%last] : memref<?xi32>
        scf.yield %sum : i32
      }
      %all = arith.addi %before, %own : i32
      memref.store %all, %sums[%block] : memref<?xi32>
      memref.atomic_rmw ori %one, %flags[%block] : (i32, memref<?xi32>) -> i32
    }
    gpu.return
  }
}
