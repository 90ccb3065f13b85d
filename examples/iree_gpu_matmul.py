"""A ragged f16 matmul from linalg to gfx942's matrix instructions, run in the simulator and assembled.

    python examples/iree_gpu_matmul.py            # the best of a few configurations, checked against NumPy
    python examples/iree_gpu_matmul.py --kernel   # its kernel
    python examples/iree_gpu_matmul.py --until=pack   # the module behind a step of the schedule
    python examples/iree_gpu_matmul.py --steps    # the steps

Configurations are #iree_gpu.lowering_config attributes; the simulator's estimate ranks them.
"""

import sys

import numpy as np

import gpuir
from gpuir import sim
from gpuir.transforms.iree_gpu.configuration import target
from gpuir.transforms.iree_gpu.schedule import STEPS, matmul_schedule, search

M, N, K = 100, 70, 50

PAYLOAD = f"""
func.func @matmul(%a: tensor<{M}x{K}xf16>, %b: tensor<{K}x{N}xf16>, %c: tensor<{M}x{N}xf32>) -> tensor<{M}x{N}xf32> {{
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%c : tensor<{M}x{N}xf32>) -> tensor<{M}x{N}xf32>
  %d = linalg.matmul ins(%a, %b : tensor<{M}x{K}xf16>, tensor<{K}x{N}xf16>)
                     outs(%f : tensor<{M}x{N}xf32>) -> tensor<{M}x{N}xf32>
  return %d : tensor<{M}x{N}xf32>
}}
"""


def arrays():
    """New operands, the same ones each time."""
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-8, 9, shape).astype(np.float16) for shape in ((M, K), (K, N)))
    return a, b, np.zeros((M, N), np.float32)


def main():
    if "--steps" in sys.argv[1:]:
        print("\n".join(f"{step.name:12}{step.summary}\n{'':12}{step.pipeline}" for step in STEPS))
        return
    until = next((word.removeprefix("--until=") for word in sys.argv[1:] if word.startswith("--until=")), None)
    ranked = search(PAYLOAD, arrays, entry="matmul", limit=6)
    context = gpuir.Context()
    module = gpuir.parse(PAYLOAD, context=context)
    best = gpuir.parse(f"module attributes {{gpuir.config = {ranked[0].config}}} {{}}", context=context)
    with context:
        matmul_schedule(module, target("gfx942"), best.operation.attributes["gpuir.config"], until=until)
    if "--kernel" in sys.argv[1:] or until:
        print(gpuir.asm(module))
        return
    for each in ranked:
        print(f"{each.seconds * 1e6:.2f} us at least, bound by {each.bound}: {each.config}")
    a, b, c = arrays()
    report = sim.run(module, "matmul", a, b, c, chip="gfx942")
    assert (c == a.astype(np.float32) @ b.astype(np.float32)).all()
    print(f"equal to NumPy, with {report.operations['amdgpu.mfma']} mfma of a wave")
    assembly = gpuir.compile(gpuir.asm(module), target="gfx942", emit="amdgcn").data
    print("\n".join(line.strip() for line in assembly.splitlines() if "v_mfma" in line))


if __name__ == "__main__":
    main()
