"""Kernels of other compilers in the simulator: Triton's PTX of a matrix product, and a tiled one in CUDA C++.

The PTX is that of triton_kernels.py's matmul in tiles of 128x128x32 for sm_80, in triton_matmul.ptx; beside it stands gpuir's own product in
tiles as large (cases_sim.py). The CUDA C++ is f32 in tiles of 16x16 in shared memory, by NVRTC, which is not timed. Beside it stand the
kernel as loops over threads between barriers on NumPy's scalars, as compilers of CUDA for CPUs turn it around, and Numba's simulator
(peer_numba_simulator.py). Both would take minutes: they compute some blocks of the grid, and their time counts as often as these fit in it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import cases_sim

FOLDER = Path(__file__).resolve().parent
SIDE, TILE = 512, 16
BLOCKS = (SIDE // TILE) ** 2
#: Blocks that the loops on scalars compute.
OF_SCALARS = 8
TOLERANCE = 1e-3
SOURCE = """extern "C" __global__ void matmul(const float *a, const float *b, float *c, int n) {
  __shared__ float left[16][16], right[16][16];
  int x = threadIdx.x, y = threadIdx.y;
  int row = blockIdx.y * 16 + y, column = blockIdx.x * 16 + x;
  float sum = 0.0f;
  for (int k = 0; k < n; k += 16) {
    left[y][x] = a[row * n + k + x];
    right[y][x] = b[(k + y) * n + column];
    __syncthreads();
    for (int i = 0; i < 16; ++i)
      sum += left[y][i] * right[i][x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}
"""


def operands() -> tuple[Any, Any, Any]:
    """A and B in f32, and C without a number in it."""
    import numpy as np

    a, b = np.random.default_rng(0).standard_normal((2, SIDE, SIDE)).astype(np.float32)
    return a, b, np.full((SIDE, SIDE), np.nan, np.float32)


def check(a: Any, b: Any, c: Any, blocks: int = BLOCKS) -> None:
    """Raises where the first blocks of C are not those of the product."""
    import numpy as np

    across = SIDE // TILE
    wanted = a @ b
    for block in range(blocks):
        rows = slice(block // across * TILE, (block // across + 1) * TILE)
        columns = slice(block % across * TILE, (block % across + 1) * TILE)
        error = np.abs(wanted[rows, columns] - c[rows, columns]).max()
        if not error < TOLERANCE:
            raise ValueError(f"an element of block {block} is off by {error}")


def on_scalars(a: Any, b: Any, c: Any, blocks: int) -> None:
    """The first blocks of the grid: what stands between two barriers is a loop over the block's threads."""
    import numpy as np

    across, threads = SIDE // TILE, [(y, x) for y in range(TILE) for x in range(TILE)]
    left, right, sums = (np.zeros((TILE, TILE), np.float32) for _ in range(3))
    for block in range(blocks):
        top, beside = block // across * TILE, block % across * TILE
        sums[:] = 0
        for k in range(0, SIDE, TILE):
            for y, x in threads:
                left[y, x] = a[top + y, k + x]
                right[y, x] = b[k + y, beside + x]
            for y, x in threads:
                total = sums[y, x]
                for i in range(TILE):
                    total += left[y, i] * right[i, x]
                sums[y, x] = total
        for y, x in threads:
            c[top + y, beside + x] = sums[y, x]


def _scalars(count: int) -> Callable[[], tuple[int, float]]:
    a, b, c = operands()

    def run() -> tuple[int, float]:
        size, seconds = cases_sim.clocked(lambda: on_scalars(a, b, c, OF_SCALARS), lambda: check(a, b, c, OF_SCALARS))
        return size, seconds * BLOCKS / OF_SCALARS * count

    return run


def timed(sim: Any, ptx: Any) -> dict[str, cases_sim.Case]:
    """The cases of gpuir's simulator, and the loops on scalars. A launch is timed from its second time on."""

    def product(**options: Any) -> cases_sim.Case:
        def of(count: int) -> Callable[[], tuple[int, float]]:
            from gpuir.interop import cuda

            module = ptx.parse(cuda.compile(SOURCE, arch="sm_80").ptx)
            a, b, c = operands()

            def launch() -> None:
                sim.launch(module, "matmul", (SIDE // TILE, SIDE // TILE), (TILE, TILE), a, b, c, SIDE, **options)

            def launches() -> None:
                for _ in range(count):
                    launch()

            launch()
            c.fill(float("nan"))
            return lambda: cases_sim.clocked(launches, lambda: check(a, b, c))

        return of

    def of_triton(count: int) -> Callable[[], tuple[int, float]]:
        import numpy as np

        m, n, k = cases_sim.SIZE
        module = ptx.parse((FOLDER / "triton_matmul.ptx").read_text())
        a, b = cases_sim.operands(cases_sim.SIZE)
        c, scratch = np.empty((m, n), np.float32), np.zeros(1, np.int8)
        grid = (n // cases_sim.TILE[1], m // cases_sim.TILE[0])
        stages = cases_sim.TILE[2] * (cases_sim.TILE[0] + cases_sim.TILE[1]) * 2 * 2

        def launches() -> None:
            for _ in range(count):
                c.fill(np.nan)
                sim.launch(module, "matmul", grid, 128, a, b, c, m, n, k, scratch, smem=stages)

        return lambda: cases_sim.clocked(launches, lambda: cases_sim.check(a, b, c))

    return {
        "simulate Triton's PTX": of_triton,
        "simulate CUDA C++": product(),
        "simulate CUDA C++ by NumPy": product(engine="numpy"),
        "loops on NumPy's scalars": _scalars,
    }
