"""The launches of kernels in Inputs/suites.cu, and their results by NumPy."""

from __future__ import annotations

import numpy as np
from _cuda_kernels import COLUMNS, ROWS, ROWS_COLUMNS, VERTICES, X, array, zeros
from _seeded_cuda import Kernel

__all__ = ["SUITES"]

SOURCES = np.repeat(np.arange(VERTICES), np.diff(ROWS))
#: How often each vertex follows another.
EDGES = np.zeros((VERTICES, VERTICES), int)
np.add.at(EDGES, (SOURCES, COLUMNS), 1)


def peeled() -> np.ndarray:
    left = np.diff(ROWS)
    while (gone := (left >= 0) & (left < 5)).any():
        left = left - 1000 * gone - gone.astype(int) @ EDGES
    return left


def marked() -> np.ndarray:
    words = np.zeros(2, np.uint32)
    for value in X[:128].tolist():
        words[(value & 63) >> 5] |= np.uint32(1 << (value & 31))
    return words.view(np.int32)


def lightest() -> np.ndarray:
    made = np.full(VERTICES, (1 << 63) - 1)
    np.minimum.at(made, COLUMNS, (SOURCES * 7 % 5) << 32 | np.arange(len(COLUMNS)))
    return made.view(np.int32)


def turned() -> np.ndarray:
    """Three rounds of sums with the right neighbour, the last two of them."""
    first = X[:64]
    for _ in range(2):
        first = first + np.roll(first, -1)
    return array(first, first + np.roll(first, -1))


FEW = X[:100]
SUITES = {
    "triangles": Kernel(2, 32, ROWS_COLUMNS, zeros(1), VERTICES, np.einsum("ij,jk,ik", EDGES, EDGES, EDGES)),
    "peel": Kernel(1, 64, ROWS_COLUMNS, zeros(VERTICES), VERTICES, peeled()),
    "half_rows": Kernel(
        10, 64, ROWS_COLUMNS, zeros(VERTICES), VERTICES, np.bincount(SOURCES, COLUMNS, VERTICES).astype(int)
    ),
    "mailbox": Kernel(2, 32, X, zeros(3), 4, lambda y: y[2] == X[:4].sum()),
    "warp_ring": Kernel(1, 64, X, zeros(32), 6, X[:192].reshape(6, 32).sum(0)[::-1]),
    "warp_scan": Kernel(1, 64, X, zeros(64), 0, X[:64].reshape(2, 32).cumsum(1)),
    "private_bins": Kernel(1, 64, X, zeros(8), 256, np.bincount(X & 7, minlength=8)),
    "filter": Kernel(2, 64, array(FEW), zeros(100), 100, np.convolve(FEW, [1, 1, 1], "same"), {"smem": 4 * 66}),
    "mark_bits": Kernel(2, 64, X, zeros(2), 128, marked()),
    "lightest_edge": Kernel(2, 32, ROWS_COLUMNS, np.full(VERTICES, (1 << 63) - 1).view(np.int32), VERTICES, lightest()),
    "jacobi": Kernel(2, 32, X, zeros(128), 64, turned()),
    "ahead": Kernel(1, 64, X, zeros(64), 256, X.reshape(4, 64).sum(0)[::-1]),
    "rounds_of_block": Kernel(2, 64, X, zeros(2), 0, array(X[:64].sum(), X[64:96].sum())),
    "gather": Kernel(4, 32, X, zeros(5), 0, lambda y: y[1] == X[1:4].sum()),
    "two_sides": Kernel(1, 64, X, zeros(64), 0, array(X[31::-1], X[63:31:-1])),
}
