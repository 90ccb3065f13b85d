// The sum of x in three ways, and its maximum: out = [by all_reduce, by subgroup_reduce, by shuffles, maximum].
!warps = memref<32xf32, #gpu.address_space<workgroup>>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    // What a thread adds up itself: the elements from its number on, one grid apart.
    func.func @own(%x: memref<?xf32>) -> f32 {
      %c0 = arith.constant 0 : index
      %zero = arith.constant 0.0 : f32
      %n = memref.dim %x, %c0 : memref<?xf32>
      %first = gpu.global_id x
      %threads = gpu.block_dim x
      %blocks = gpu.grid_dim x
      %step = arith.muli %threads, %blocks : index
      %sum = scf.for %i = %first to %n step %step iter_args(%s = %zero) -> f32 {
        %v = memref.load %x[%i] : memref<?xf32>
        %t = arith.addf %s, %v : f32
        scf.yield %t : f32
      }
      return %sum : f32
    }
    // The first thread of each block adds the block's sum to the result.
    func.func @finish(%sum: f32, %out: memref<4xf32>, %at: index) {
      %c0 = arith.constant 0 : index
      %t = gpu.thread_id x
      %first = arith.cmpi eq, %t, %c0 : index
      scf.if %first {
        %old = memref.atomic_rmw addf %sum, %out[%at] : (f32, memref<4xf32>) -> f32
      }
      return
    }
    gpu.func @by_all_reduce(%x: memref<?xf32>, %out: memref<4xf32>) kernel {
      %c0 = arith.constant 0 : index
      %own = func.call @own(%x) : (memref<?xf32>) -> f32
      %sum = gpu.all_reduce add %own uniform {} : (f32) -> f32
      func.call @finish(%sum, %out, %c0) : (f32, memref<4xf32>, index) -> ()
      gpu.return
    }
    gpu.func @by_subgroup_reduce(%x: memref<?xf32>, %out: memref<4xf32>) workgroup(%warps: !warps) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f32
      %own = func.call @own(%x) : (memref<?xf32>) -> f32
      %part = gpu.subgroup_reduce add %own : (f32) -> f32
      %lane = gpu.lane_id
      %warp = gpu.subgroup_id : index
      %count = gpu.num_subgroups : index
      %leads = arith.cmpi eq, %lane, %c0 : index
      scf.if %leads { memref.store %part, %warps[%warp] : !warps }
      gpu.barrier
      %first = arith.cmpi eq, %warp, %c0 : index
      scf.if %first {
        %has = arith.cmpi slt, %lane, %count : index
        %mine = scf.if %has -> f32 {
          %v = memref.load %warps[%lane] : !warps
          scf.yield %v : f32
        } else {
          scf.yield %zero : f32
        }
        %sum = gpu.subgroup_reduce add %mine : (f32) -> f32
        func.call @finish(%sum, %out, %c1) : (f32, memref<4xf32>, index) -> ()
      }
      gpu.return
    }
    gpu.func @by_shuffles(%x: memref<?xf32>, %out: memref<4xf32>) kernel {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %c16 = arith.constant 16 : i32
      %one = arith.constant 1 : i32
      %zero = arith.constant 0 : i32
      %width = arith.constant 32 : i32
      %own = func.call @own(%x) : (memref<?xf32>) -> f32
      %sum, %end = scf.while (%v = %own, %offset = %c16) : (f32, i32) -> (f32, i32) {
        %more = arith.cmpi sgt, %offset, %zero : i32
        scf.condition(%more) %v, %offset : f32, i32
      } do {
      ^bb0(%v: f32, %offset: i32):
        %other, %valid = gpu.shuffle down %v, %offset, %width : f32
        %s = arith.addf %v, %other : f32
        %half = arith.shrui %offset, %one : i32
        scf.yield %s, %half : f32, i32
      }
      %lane = gpu.lane_id
      %leads = arith.cmpi eq, %lane, %c0 : index
      scf.if %leads {
        %old = memref.atomic_rmw addf %sum, %out[%c2] : (f32, memref<4xf32>) -> f32
      }
      gpu.return
    }
    // Each block leaves its maximum; a second launch takes the maximum of these.
    gpu.func @maxima(%x: memref<?xf32>, %each: memref<?xf32>) kernel {
      %c0 = arith.constant 0 : index
      %low = arith.constant 0xFF800000 : f32
      %n = memref.dim %x, %c0 : memref<?xf32>
      %i = gpu.global_id x
      %b = gpu.block_id x
      %in = arith.cmpi slt, %i, %n : index
      %own = scf.if %in -> f32 {
        %v = memref.load %x[%i] : memref<?xf32>
        scf.yield %v : f32
      } else {
        scf.yield %low : f32
      }
      %most = gpu.all_reduce %own uniform {
      ^bb0(%l: f32, %r: f32):
        %m = arith.maximumf %l, %r : f32
        "gpu.yield"(%m) : (f32) -> ()
      } : (f32) -> f32
      memref.store %most, %each[%b] : memref<?xf32>
      gpu.return
    }
  }
  func.func @main(%x: memref<?xf32>, %out: memref<4xf32>, %threads: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %warp = arith.constant 64 : index
    gpu.launch_func @kernels::@by_all_reduce blocks in (%c5, %c1, %c1) threads in (%threads, %c1, %c1)
      args(%x : memref<?xf32>, %out : memref<4xf32>)
    gpu.launch_func @kernels::@by_subgroup_reduce blocks in (%c5, %c1, %c1) threads in (%threads, %c1, %c1)
      args(%x : memref<?xf32>, %out : memref<4xf32>)
    gpu.launch_func @kernels::@by_shuffles blocks in (%c5, %c1, %c1) threads in (%warp, %c1, %c1)
      args(%x : memref<?xf32>, %out : memref<4xf32>)
    %n = memref.dim %x, %c0 : memref<?xf32>
    %blocks = arith.ceildivsi %n, %threads : index
    %each = gpu.alloc (%blocks) : memref<?xf32>
    %most = gpu.alloc () : memref<1xf32>
    %result = memref.cast %most : memref<1xf32> to memref<?xf32>
    gpu.launch_func @kernels::@maxima blocks in (%blocks, %c1, %c1) threads in (%threads, %c1, %c1)
      args(%x : memref<?xf32>, %each : memref<?xf32>)
    gpu.launch_func @kernels::@maxima blocks in (%c1, %c1, %c1) threads in (%blocks, %c1, %c1)
      args(%each : memref<?xf32>, %result : memref<?xf32>)
    %host = memref.alloc() : memref<1xf32>
    gpu.memcpy %host, %most : memref<1xf32>, memref<1xf32>
    %v = memref.load %host[%c0] : memref<1xf32>
    memref.store %v, %out[%c3] : memref<4xf32>
    memref.dealloc %host : memref<1xf32>
    gpu.dealloc %each : memref<?xf32>
    gpu.dealloc %most : memref<1xf32>
    return
  }
}
