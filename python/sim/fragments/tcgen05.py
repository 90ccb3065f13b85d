"""Tensor memory of tcgen05: what tcgen05.ld and tcgen05.st move, and where tcgen05.mma has its accumulators.

Source: PTX ISA, "tcgen05: Data movement shape" and "tcgen05: Data path layout organization" (layouts D and F).
"""

from __future__ import annotations

import functools

import numpy as np

from gpuir.sim.fragments import Fragment

__all__ = ["SHAPES", "accumulator", "moved"]

_LANES = 32
#: Shapes of tcgen05.ld and .st: rows of tensor memory, 32-bit columns, registers a thread, and the counts .xN.
SHAPES: dict[str, tuple[int, int, int, tuple[int, ...]]] = {
    "32x32b": (32, 1, 1, (1, 2, 4, 8, 16, 32, 64, 128)),
    "16x64b": (16, 2, 1, (1, 2, 4, 8, 16, 32, 64, 128)),
    "16x128b": (16, 4, 2, (1, 2, 4, 8, 16, 32, 64)),
    "16x256b": (16, 8, 4, (1, 2, 4, 8, 16, 32)),
}


@functools.cache
def moved(shape: str, count: int) -> Fragment:
    """Rows and 32-bit columns of tensor memory that the registers of a warp's lanes have: ``count`` times the shape."""
    rows, width, registers, _ = SHAPES[shape]
    lane, register = np.arange(_LANES)[:, None, None], np.arange(registers * count)[None, :, None]
    number, inner = register // registers, register % registers
    if shape == "32x32b":
        row, column = lane + 0 * inner, 0 * lane + inner
    elif shape == "16x64b":
        row, column = lane // 4 + 8 * (lane % 2) + 0 * inner, lane // 2 % 2 + 0 * inner
    elif shape == "16x128b":
        row, column = lane // 4 + 8 * inner, lane % 4 + 0 * inner
    else:
        row, column = lane // 4 + 8 * (inner // 2), lane % 4 * 2 + inner % 2
    return Fragment((rows, width * count), row * (width * count) + number * width + column)


def accumulator(m: int, n: int) -> np.ndarray:
    """Which element of D (m, n) stands at each lane and 32-bit column of tensor memory: [128, n], -1 for none.

    M is 128, or 64 where each group of 32 lanes has 16 rows in its first half (one CTA, without .ws).
    """
    lane, column = np.arange(128)[:, None], np.arange(n)[None, :]
    if m == 128:
        elements: np.ndarray = lane * n + column
        return elements
    row = lane // 32 * 16 + lane % 32
    return np.where(lane % 32 < 16, row * n + column, -1)
