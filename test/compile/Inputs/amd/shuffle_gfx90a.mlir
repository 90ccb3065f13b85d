// TARGET: gfx90a
// CHECK: {{ds_bpermute_b32|ds_swizzle_b32|_dpp}}
// CHECK: max_flat_workgroup_size: 256
gpu.module @kernels {
  gpu.func @sum(%x: memref<64xf32>) kernel attributes {rocdl.flat_work_group_size = "1,256"} {
    %t = gpu.thread_id x
    %width = arith.constant 64 : i32
    %one = arith.constant 1 : i32
    %v = memref.load %x[%t] : memref<64xf32>
    %a, %p = gpu.shuffle xor %v, %one, %width : f32
    %s = arith.addf %v, %a : f32
    memref.store %s, %x[%t] : memref<64xf32>
    gpu.return
  }
}
