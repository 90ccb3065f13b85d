// A program as those of upstream's integration tests are: buffers of the host and the device, tokens, a kernel in place, a
// reference on the host, and the runner's functions that print.
// RUN: gpuir-run %s --entry=main | filecheck %s
// RUN: gpuir-opt %s --pass-pipeline='builtin.module(gpu-kernel-outlining,gpu.module(lower-affine,convert-scf-to-cf,convert-gpu-to-nvvm,reconcile-unrealized-casts))' | gpuir-run - --entry=main | filecheck %s
// RUN: not gpuir-run %s --entry=main --exact-tokens 2>&1 | filecheck %s --check-prefix=EXACT

// EXACT: missing-wait

// CHECK-DAG: thread 0 of 4 scales by 2.5
// CHECK-DAG: thread 3 of 4 scales by 2.5
// CHECK: rank = 2 offset = 0 sizes = [2, 4] strides = [4, 1] data =
// CHECK-NEXT: {{\[}}[2.5, 5, 7.5, 10],
// CHECK-NEXT: [12.5, 15, 17.5, 20]]
// CHECK-NEXT: 0
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %factor = arith.constant 2.5 : f32
  %host = memref.alloc() : memref<2x4xf32>
  %reference = memref.alloc() : memref<2x4xf32>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %row = arith.muli %i, %c4 : index
      %place = arith.addi %row, %j : index
      %next = arith.addi %place, %c1 : index
      %number = arith.index_cast %next : index to i32
      %value = arith.sitofp %number : i32 to f32
      memref.store %value, %host[%i, %j] : memref<2x4xf32>
    }
  }
  linalg.map ins(%host : memref<2x4xf32>) outs(%reference : memref<2x4xf32>)
    (%in: f32, %out: f32) {
      %scaled = arith.mulf %in, %factor : f32
      linalg.yield %scaled : f32
    }
  // Both copies follow in the stream of the first token, whatever their own tokens say.
  %stream = gpu.wait async
  %device, %allocated = gpu.alloc async [%stream] () : memref<2x4xf32>
  %copied = gpu.memcpy async [%stream] %device, %host : memref<2x4xf32>, memref<2x4xf32>
  %launched = gpu.launch async [%stream] blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {
    %first = arith.cmpi eq, %bx, %c0 : index
    scf.if %first {
      gpu.printf "thread %lld of %lld scales by %.1f\n", %tx, %sx, %factor : index, index, f32
    }
    %value = memref.load %device[%bx, %tx] : memref<2x4xf32>
    %scaled = arith.mulf %value, %factor : f32
    memref.store %scaled, %device[%bx, %tx] : memref<2x4xf32>
    gpu.terminator
  }
  %back = gpu.memcpy async [%stream] %host, %device : memref<2x4xf32>, memref<2x4xf32>
  gpu.wait [%stream]
  %result = memref.cast %host : memref<2x4xf32> to memref<*xf32>
  %expected = memref.cast %reference : memref<2x4xf32> to memref<*xf32>
  call @printMemrefF32(%result) : (memref<*xf32>) -> ()
  %errors = call @verifyMemRefF32(%result, %expected) : (memref<*xf32>, memref<*xf32>) -> i64
  call @printI64(%errors) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func private @printMemrefF32(memref<*xf32>)
func.func private @verifyMemRefF32(memref<*xf32>, memref<*xf32>) -> i64
func.func private @printI64(i64)
func.func private @printNewline()
