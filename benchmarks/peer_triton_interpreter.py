"""Triton's interpreter on the kernels that gpuir simulates, in an environment with Triton and PyTorch for the CPU."""

from __future__ import annotations

import os

os.environ["TRITON_INTERPRET"] = "1"  # read when kernels are decorated

from collections.abc import Callable

import cases_sim
import cases_tiles
import peer
import torch
import triton
import triton_kernels


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
                triton_kernels.matmul[grid](left, right, product, m, n, k, *tile)

        return lambda: cases_sim.clocked(launches, lambda: cases_sim.check(a, b, product.numpy()))

    return prepare


def tiles(kernel: str) -> peer.Case:
    def prepare(count: int) -> Callable[[], tuple[int, float]]:
        launch = cases_tiles.LAUNCHES[kernel]()
        result = launch.arguments[launch.result]
        arguments = [torch.from_numpy(each) if hasattr(each, "dtype") else each for each in launch.arguments]

        def launches() -> None:
            for _ in range(count):
                result.fill(float("nan"))
                getattr(triton_kernels, kernel)[launch.grid](*arguments, **triton_kernels.BUILDS[kernel][1])

        return lambda: cases_sim.clocked(launches, lambda: cases_tiles.check(launch, result))

    return prepare


CASES = {
    "simulate matmul": simulate_matmul(cases_sim.TILE),
    "simulate matmul, tiles as large": simulate_matmul(cases_sim.LARGE_TILE),
    "simulate matmul without checks": simulate_matmul(cases_sim.TILE),
    **{f"tiles {kernel} {stage}": tiles(kernel) for kernel in cases_tiles.KERNELS for stage in cases_tiles.STAGES},
}

if __name__ == "__main__":
    peer.serve(CASES, {"triton interpreter": triton.__version__, "torch": torch.__version__})
