"""A block reduction with a barrier missing: the simulator names both accesses, their lanes and the address.

python examples/sim_find_a_race.py
"""

import numpy as np

from gpuir import sim

KERNEL = """
gpu.module @kernels {
  // out[block] = the sum of 128 elements of x, by halves.
  gpu.func @reduce(%x: memref<?xf32>, %out: memref<?xf32>)
      workgroup(%s: memref<128xf32, #gpu.address_space<workgroup>>) kernel {
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %base = arith.muli %b, %c128 : index
    %i = arith.addi %base, %t : index
    %v = memref.load %x[%i] : memref<?xf32>
    memref.store %v, %s[%t] : memref<128xf32, #gpu.address_space<workgroup>>
    %c64 = arith.constant 64 : index
    scf.while (%half = %c64) : (index) -> index {
      %more = arith.cmpi ugt, %half, %c0 : index
      scf.condition(%more) %half : index
    } do {
    ^bb0(%half: index):
      gpu.barrier
      %active = arith.cmpi ult, %t, %half : index
      scf.if %active {
        %j = arith.addi %t, %half : index
        %a = memref.load %s[%t] : memref<128xf32, #gpu.address_space<workgroup>>
        %c = memref.load %s[%j] : memref<128xf32, #gpu.address_space<workgroup>>
        %d = arith.addf %a, %c : f32
        memref.store %d, %s[%t] : memref<128xf32, #gpu.address_space<workgroup>>
      }
      %next = arith.shrui %half, %c1 : index
      scf.yield %next : index
    }
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      %sum = memref.load %s[%c0] : memref<128xf32, #gpu.address_space<workgroup>>
      memref.store %sum, %out[%b] : memref<?xf32>
    }
    gpu.return
  }
}
"""


def main() -> None:
    """Runs the kernel as it should be, then without its barrier."""
    x = np.arange(512, dtype=np.float32)
    out = np.zeros(4, np.float32)
    report = sim.launch(KERNEL, "reduce", 4, 128, x, out)
    assert (out == x.reshape(4, 128).sum(1)).all()
    print(report)

    print("\nwithout the barrier:")
    try:
        sim.launch(KERNEL.replace("      gpu.barrier\n", ""), "reduce", 4, 128, x, out)
    except sim.SimulationError as error:
        for finding in error.findings:
            print(finding)


if __name__ == "__main__":
    main()
