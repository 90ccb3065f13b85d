"""Numba's simulator of CUDA, in Python threads, on the tiled matrix product of cases_cuda.py."""

from __future__ import annotations

import importlib.metadata
import os

os.environ["NUMBA_ENABLE_CUDASIM"] = "1"  # read when Numba is imported

from collections.abc import Callable

import cases_cuda
import cases_sim
import peer
from numba import cuda, float32

TILE = cases_cuda.TILE


@cuda.jit
def matmul(a, b, c, n):
    """The kernel of cases_cuda.py, statement by statement."""
    left = cuda.shared.array((TILE, TILE), float32)
    right = cuda.shared.array((TILE, TILE), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    row, column = cuda.blockIdx.y * TILE + y, cuda.blockIdx.x * TILE + x
    total = float32(0)
    for k in range(0, n, TILE):
        left[y, x] = a[row, k + x]
        right[y, x] = b[k + y, column]
        cuda.syncthreads()
        for i in range(TILE):
            total += left[y, i] * right[i, x]
        cuda.syncthreads()
    c[row, column] = total


def simulate(count: int) -> Callable[[], tuple[int, float]]:
    a, b, c = cases_cuda.operands()

    def run() -> tuple[int, float]:
        # One block: the others take as long.
        size, seconds = cases_sim.clocked(
            lambda: matmul[(1, 1), (TILE, TILE)](a, b, c, cases_cuda.SIDE), lambda: cases_cuda.check(a, b, c, 1)
        )
        return size, seconds * cases_cuda.BLOCKS * count

    return run


if __name__ == "__main__":
    peer.serve(
        dict.fromkeys(("simulate CUDA C++", "simulate CUDA C++ by NumPy"), simulate),
        {"numba-cuda": importlib.metadata.version("numba-cuda")},
    )
