// Tiles of 256 elements, 4 a thread, come by asynchronous copies into two stages; each is written out with its threads' parts
// in reverse. 64 threads, one block.
!stages = memref<2x256xf32, #gpu.address_space<workgroup>>
!token = !nvgpu.device.async.token
gpu.module @kernels {
  gpu.func @pipeline(%a: memref<?xf32>, %b: memref<?xf32>) workgroup(%stages: !stages) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c63 = arith.constant 63 : index
    %c256 = arith.constant 256 : index
    %thread = gpu.thread_id x
    %n = memref.dim %a, %c0 : memref<?xf32>
    %tiles = arith.divui %n, %c256 : index
    %mine = arith.muli %thread, %c4 : index
    %mirror = arith.subi %c63, %thread : index
    %theirs = arith.muli %mirror, %c4 : index
    %copy0 = nvgpu.device_async_copy %a[%mine], %stages[%c0, %mine], 4 : memref<?xf32> to !stages
    %group0 = nvgpu.device_async_create_group %copy0
    %last = scf.for %tile = %c0 to %tiles step %c1 iter_args(%token = %group0) -> (!token) {
      %stage = arith.remui %tile, %c2 : index
      %other = arith.subi %c1, %stage : index
      %next = arith.addi %tile, %c1 : index
      %more = arith.cmpi ult, %next, %tiles : index
      %group = scf.if %more -> (!token) {
        %start = arith.muli %next, %c256 : index
        %from = arith.addi %start, %mine : index
        %copy = nvgpu.device_async_copy %a[%from], %stages[%other, %mine], 4 : memref<?xf32> to !stages
        %group1 = nvgpu.device_async_create_group %copy
        scf.yield %group1 : !token
      } else {
        %group1 = nvgpu.device_async_create_group
        scf.yield %group1 : !token
      }
      nvgpu.device_async_wait %token {numGroups = 1 : i32}
      gpu.barrier
      %x = vector.load %stages[%stage, %theirs] : !stages, vector<4xf32>
      %base = arith.muli %tile, %c256 : index
      %at = arith.addi %base, %mine : index
      vector.store %x, %b[%at] : memref<?xf32>, vector<4xf32>
      gpu.barrier
      scf.yield %group : !token
    }
    gpu.return
  }
}
