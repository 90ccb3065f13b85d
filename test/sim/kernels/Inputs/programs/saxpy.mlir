// y = a * x + y on the device: a chain of asynchronous copies around one kernel.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) kernel {
      %c0 = arith.constant 0 : index
      %n = memref.dim %x, %c0 : memref<?xf32>
      %i = gpu.global_id x
      %in = arith.cmpi slt, %i, %n : index
      scf.if %in {
        %u = memref.load %x[%i] : memref<?xf32>
        %v = memref.load %y[%i] : memref<?xf32>
        %w = math.fma %a, %u, %v : f32
        memref.store %w, %y[%i] : memref<?xf32>
      }
      gpu.return
    }
  }
  func.func @main(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %n = memref.dim %x, %c0 : memref<?xf32>
    %blocks = arith.ceildivsi %n, %c128 : index
    %dx, %tx = gpu.alloc async (%n) : memref<?xf32>
    %dy, %ty = gpu.alloc async (%n) : memref<?xf32>
    %ux = gpu.memcpy async [%tx] %dx, %x : memref<?xf32>, memref<?xf32>
    %uy = gpu.memcpy async [%ty] %dy, %y : memref<?xf32>, memref<?xf32>
    %run = gpu.launch_func async [%ux, %uy] @kernels::@saxpy blocks in (%blocks, %c1, %c1) threads in (%c128, %c1, %c1)
      args(%a : f32, %dx : memref<?xf32>, %dy : memref<?xf32>)
    %back = gpu.memcpy async [%run] %y, %dy : memref<?xf32>, memref<?xf32>
    %fx = gpu.dealloc async [%run] %dx : memref<?xf32>
    %fy = gpu.dealloc async [%back] %dy : memref<?xf32>
    gpu.wait [%fx, %fy]
    return
  }
}
