"""A Hopper kernel that loads a tile with TMA: the tensor map is a parameter by value, shared memory is dynamic.

python examples/compile_tma.py
"""

import gpuir

KERNEL = """
!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>

gpu.module @kernels {
  gpu.func @load(%map: !map, %out: memref<64x64xf16>) workgroup(%tile: memref<64x64xf16, 3>) kernel
      attributes {known_block_size = array<i32: 128, 1, 1>, known_cluster_size = array<i32: 2, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %bytes = arith.constant 8192 : index
    %ticks = arith.constant 10000000 : index
    %phase = arith.constant false
    %t = gpu.thread_id x
    %first = arith.cmpi eq, %t, %c0 : index
    %barrier = nvgpu.mbarrier.create -> !barrier
    nvgpu.mbarrier.init %barrier[%c0], %c1, predicate = %first : !barrier
    gpu.barrier
    nvgpu.mbarrier.arrive.expect_tx %barrier[%c0], %bytes, predicate = %first : !barrier
    nvgpu.tma.async.load %map[%c0, %c0], %barrier[%c0] to %tile, predicate = %first : !map, !barrier -> memref<64x64xf16, 3>
    nvgpu.mbarrier.try_wait.parity %barrier[%c0], %phase, %ticks : !barrier
    %v = memref.load %tile[%c0, %t] : memref<64x64xf16, 3>
    memref.store %v, %out[%c0, %t] : memref<64x64xf16>
    gpu.return
  }
}
"""


def main() -> None:
    artifact = gpuir.compile(KERNEL, "sm_90a", "cubin")
    print(artifact.report())
    for number, argument in enumerate(artifact.kernels["load"].arguments):
        print(f"argument {number}: {argument.type}, {argument.size} bytes{', by value' if argument.by_value else ''}")
    print("\n".join(line for line in artifact.ptx.splitlines() if "cp.async.bulk" in line or ".param" in line))


if __name__ == "__main__":
    main()
