"""Triton's interpreter on the matrix product that gpuir simulates, in an environment with Triton and PyTorch for the CPU."""

from __future__ import annotations

import os

os.environ["TRITON_INTERPRET"] = "1"  # read when kernels are decorated

from collections.abc import Callable

import cases_sim
import peer
import torch
import triton
import triton.language as tl


@triton.jit
def matmul(a, b, c, M, N, K, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr):
    """Sizes are whole numbers of tiles, so that nothing is masked, as the kernel that gpuir runs masks nothing."""
    rows = tl.program_id(1) * BLOCK_M + tl.arange(0, BLOCK_M)[:, None]
    columns = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)[None, :]
    depth = tl.arange(0, BLOCK_K)
    left, right = a + rows * K + depth[None, :], b + depth[:, None] * N + columns
    total = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
    for _ in range(0, K, BLOCK_K):
        total = tl.dot(tl.load(left), tl.load(right), total)
        left += BLOCK_K
        right += BLOCK_K * N
    tl.store(c + rows * N + columns, total)


def simulate_matmul(tile: tuple[int, int, int]) -> peer.Case:
    def prepare(count: int) -> Callable[[], tuple[int, float]]:
        m, n, k = cases_sim.SIZE
        a, b = cases_sim.operands(cases_sim.SIZE)
        left, right = torch.from_numpy(a), torch.from_numpy(b)
        product = torch.empty((m, n), dtype=torch.float32)
        grid = (triton.cdiv(n, tile[1]), triton.cdiv(m, tile[0]))

        def launches() -> None:
            for _ in range(count):
                product.fill_(float("nan"))
                matmul[grid](left, right, product, m, n, k, *tile)

        return lambda: cases_sim.clocked(launches, lambda: cases_sim.check(a, b, product.numpy()))

    return prepare


CASES = {
    "simulate matmul": simulate_matmul(cases_sim.TILE),
    "simulate matmul, tiles as large": simulate_matmul(cases_sim.LARGE_TILE),
    "simulate matmul without checks": simulate_matmul(cases_sim.TILE),
}

if __name__ == "__main__":
    peer.serve(CASES, {"triton interpreter": triton.__version__, "torch": torch.__version__})
