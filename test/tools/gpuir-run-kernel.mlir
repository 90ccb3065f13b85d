// A kernel, and a host function that launches it, in the simulator from the command line.
// RUN: gpuir-run %s --kernel=reverse --grid=2 --block=64 --arg=arange:128xi32 --chip=sm_80 | filecheck %s
// RUN: gpuir-run %s --entry=main --arg=arange:128xi32 --schedule=3 --workers=2 | filecheck %s --check-prefix=MAIN
// RUN: gpuir-run %s --kernel=reverse --grid=2 --block=64 --arg=arange:128xi32 --json=- 2>/dev/null | filecheck %s --check-prefix=JSON
// RUN: gpuir-run %s --kernel=reverse --grid=2 --block=64 --arg=arange:128xi32 --svg=- 2>/dev/null | filecheck %s --check-prefix=SVG
// RUN: sed 's/gpu.barrier/\/\/ no barrier/' %s > %t.mlir
// RUN: not gpuir-run %t.mlir --kernel=reverse --grid=2 --block=64 --arg=arange:128xi32 2>&1 >/dev/null | filecheck %s --check-prefix=RACE
// RUN: not gpuir-run %s --kernel=reverse --grid=2 --block=64 --arg=arange:100xi32 2>&1 >/dev/null | filecheck %s --check-prefix=BOUNDS
// RUN: gpuir-run %t.mlir --kernel=reverse --grid=2 --block=64 --arg=arange:128xi32 --no-checks | filecheck %s --check-prefix=UNCHECKED
// RUN: not gpuir-run %s --kernel=revers --arg=arange:128xi32 2>&1 | filecheck %s --check-prefix=NAME

// CHECK: argument 0: 128 int32, from 0 to 127: [63, 62, 61, 60, 59, 58, ...]
// CHECK-NEXT: reverse: grid 2x1x1, block 64x1x1, 256 bytes of shared memory
// CHECK-NEXT: warp instructions issued
// CHECK-NEXT: global memory: 512 bytes read, 512 written
// CHECK-NEXT: shared memory: 512 bytes read, 512 written
// CHECK-NEXT: shared transactions: 8, at least 8 for the same bytes
// CHECK-NEXT: global sectors: 32, at least 32 for the same bytes
// CHECK: gpu.barrier {{ *}}4
// CHECK: on sm_80 at least {{.*}} ns, bound by issue

// MAIN: argument 0: 128 int32, from 0 to 127: [0, 1, 2, 3, 4, 5, ...]
// MAIN-NEXT: result 0: 2
// MAIN-NEXT: reverse: 2 launches, grid 2x1x1, block 64x1x1

// JSON: {
// JSON-NEXT: "kernel": "reverse",
// JSON: "gpu.barrier": 4
// JSON: "findings": []

// SVG: <svg xmlns="http://www.w3.org/2000/svg"
// SVG: reverse: grid 2x1x1, block 64x1x1
// SVG: block 1, warp 1

// RACE: error: 'memref.load' race: reads byte 0x{{[0-9a-f]+}} of shared memory; nothing orders it after the access that it collides with
// RACE-NEXT: memref.load %s[%u]
// RACE-NEXT: ^
// RACE-NEXT: note: 'memref.store' race: written here

// BOUNDS: error: 'memref.load' out-of-bounds: index 100 of dimension 0 is outside of its size 100 [block (1, 0, 0), warp 1, lane 4] (28 times)

// Without the checks the warps, in lockstep, hide the race.
// UNCHECKED: argument 0: 128 int32, from 0 to 127: [63, 62, 61, 60, 59, 58, ...]
// UNCHECKED-NOT: memory:

// NAME: error: @revers is not in the module; the functions of the module: kernels::reverse, main

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @reverse(%x: memref<?xi32>) workgroup(%s: memref<64xi32, #gpu.address_space<workgroup>>) kernel {
      %c63 = arith.constant 63 : index
      %t = gpu.thread_id x
      %i = gpu.global_id x
      %v = memref.load %x[%i] : memref<?xi32>
      memref.store %v, %s[%t] : memref<64xi32, #gpu.address_space<workgroup>>
      gpu.barrier
      %u = arith.subi %c63, %t : index
      %w = memref.load %s[%u] : memref<64xi32, #gpu.address_space<workgroup>>
      memref.store %w, %x[%i] : memref<?xi32>
      gpu.return
    }
  }
  func.func @main(%x: memref<?xi32>) -> index {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c64 = arith.constant 64 : index
    gpu.launch_func @kernels::@reverse blocks in (%c2, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<?xi32>)
    gpu.launch_func @kernels::@reverse blocks in (%c2, %c1, %c1) threads in (%c64, %c1, %c1) args(%x : memref<?xi32>)
    return %c2 : index
  }
}
