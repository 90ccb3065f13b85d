"""From MLIR to a cubin, its report and SASS, with packages alone: no driver, no toolkit, no GPU.

python examples/compile_vector_add.py [TARGET]
"""

import sys

import gpuir

KERNEL = """
gpu.module @kernels {
  gpu.func @add(%n: index, %x: memref<?xf32>, %y: memref<?xf32>) kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %a = memref.load %x[%i] : memref<?xf32>
      %b = memref.load %y[%i] : memref<?xf32>
      %c = arith.addf %a, %b : f32
      memref.store %c, %y[%i] : memref<?xf32>
    }
    gpu.return
  }
}
"""


def main() -> None:
    target = sys.argv[1] if len(sys.argv) > 1 else "sm_90a"
    artifact = gpuir.compile(KERNEL, target, "amdgcn" if target.startswith("gfx") else "sass")
    for name, form in artifact.forms.items():
        print(f"{name}: {len(form)} {'bytes' if isinstance(form, bytes) else 'characters'}")
    print(artifact.report())
    print("\n".join(line for line in artifact.data.splitlines() if "FADD" in line or "v_add_f32" in line))


if __name__ == "__main__":
    main()
