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
    rows = tl.program_id(1) * BLOCK_M + tl.arange(0, BLOCK_M)[:, None]
    columns = tl.program_id(0) * BLOCK_N + tl.arange(0, BLOCK_N)[None, :]
    depth = tl.arange(0, BLOCK_K)
    total = tl.zeros((BLOCK_M, BLOCK_N), tl.float32)
    for k in range(0, K, BLOCK_K):
        across, down = (k + depth)[None, :], (k + depth)[:, None]
        left = tl.load(a + rows * K + across, mask=(rows < M) & (across < K), other=0.0)
        right = tl.load(b + down * N + columns, mask=(down < K) & (columns < N), other=0.0)
        total = tl.dot(left, right, total)
    tl.store(c + rows * N + columns, total, mask=(rows < M) & (columns < N))


def simulate_matmul(count: int) -> Callable[[], tuple[int, float]]:
    m, n, k = cases_sim.SIZE
    a, b = cases_sim.operands(cases_sim.SIZE)
    left, right = torch.from_numpy(a), torch.from_numpy(b)
    found = torch.empty((m, n), dtype=torch.float32)
    block_m, block_n, block_k = cases_sim.TILE
    grid = (triton.cdiv(n, block_n), triton.cdiv(m, block_m))

    def launches() -> None:
        for _ in range(count):
            found.fill_(float("nan"))
            matmul[grid](left, right, found, m, n, k, block_m, block_n, block_k)

    return lambda: cases_sim.clocked(launches, lambda: cases_sim.check(a, b, found.numpy()))


if __name__ == "__main__":
    peer.serve(
        {"simulate matmul": simulate_matmul}, {"triton interpreter": triton.__version__, "torch": torch.__version__}
    )
