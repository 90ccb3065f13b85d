"""The launches of further kernels in Inputs/*.cu, written as others write them, and their results by NumPy."""

from __future__ import annotations

import numpy as np
from _cuda_kernels import (
    COLUMNS,
    FILES,
    LEVELS,
    PARENTS,
    ROWS,
    ROWS_COLUMNS,
    SQUARE,
    VERTICES,
    X,
    array,
    roots,
    sorted_front,
    zeros,
)
from _cuda_suites import SUITES
from _seeded_cuda import Kernel

__all__ = ["ALL"]

SOURCES, TARGETS = np.repeat(np.arange(VERTICES), np.diff(ROWS)), COLUMNS
LABELS = X[:VERTICES].astype(int)


def best(start: np.ndarray, at: np.ndarray, values: np.ndarray) -> np.ndarray:
    """The greatest of what each place has and gets."""
    made = start.copy()
    np.maximum.at(made, at, values)
    return made


NONE = np.zeros(VERTICES, int)
DEGREES = np.bincount(COLUMNS, minlength=VERTICES)
GREATER = np.unique(SOURCES[TARGETS > SOURCES])


def halves(numbers: np.ndarray) -> np.ndarray:
    """Sums by their last two bits, and the greatest number of those up to zero and of those above it."""
    sums = [numbers[numbers & 3 == k].sum() for k in range(4)]
    return array(sums, max(0, numbers[numbers <= 0].max()), numbers[numbers > 0].max())


def dropped() -> np.ndarray:
    first = array(X[:48], zeros(16) + 7)
    return array([first[(t + 20) % 64] + (t - 1) % 48 for t in range(48)])


def neighbours_thrice(y: np.ndarray) -> bool:
    made = X[:96].astype(int)
    for _ in range(3):
        made = np.convolve(made, [1, 0, 1], "same")
    return np.array_equal(y[96:192], made)


IRREGULAR = {
    "conditional_edge": Kernel(2, 32, ROWS_COLUMNS, zeros(1), VERTICES, (SOURCES < TARGETS).sum()),
    "warp_vertex": Kernel(2, 64, ROWS_COLUMNS, zeros(1), VERTICES, max(COLUMNS[SOURCES < TARGETS])),
    "block_vertex": Kernel(3, 64, ROWS_COLUMNS, zeros(VERTICES), VERTICES, best(NONE, SOURCES, TARGETS)),
    "populate": Kernel(2, 16, ROWS_COLUMNS, zeros(VERTICES + 1), VERTICES, sorted_front(GREATER, len(GREATER))),
    "pull": Kernel(
        2,
        32,
        ROWS_COLUMNS,
        array(X[:VERTICES], zeros(VERTICES)),
        VERTICES,
        array(LABELS, best(NONE, SOURCES, LABELS[TARGETS])),
    ),
    "push_edges": Kernel(
        2,
        32,
        ROWS_COLUMNS,
        array(X[:VERTICES], X[:VERTICES]),
        VERTICES,
        array(LABELS, best(LABELS, TARGETS, LABELS[SOURCES])),
    ),
    "compress": Kernel(2, 32, ROWS_COLUMNS, PARENTS, VERTICES, lambda y: np.array_equal(roots(y), roots(PARENTS))),
    "byte_marks": Kernel(2, 32, ROWS_COLUMNS, np.zeros(VERTICES, np.uint8), VERTICES, DEGREES),
    "half_words": Kernel(2, 32, ROWS_COLUMNS, np.zeros(VERTICES, np.int16), VERTICES, best(NONE, TARGETS, SOURCES)),
    "doubles": Kernel(2, 32, ROWS_COLUMNS, np.zeros(2 * VERTICES), VERTICES, np.concatenate([DEGREES, 2 * DEGREES])),
    "float_max": Kernel(
        2, 32, ROWS_COLUMNS, np.zeros(VERTICES, np.float32), VERTICES, best(np.zeros(VERTICES), TARGETS, SOURCES * 0.5)
    ),
    "worklist_rounds": Kernel(1, 64, ROWS_COLUMNS, zeros(VERTICES), VERTICES, LEVELS),
}
LIBRARIES = {
    "semaphore_sum": Kernel(4, 32, X, array(zeros(8), 1, zeros(7)), 0, lambda y: y[0] == X[:4].sum()),
    "counting": Kernel(1, 64, X, zeros(32), 0, X[31::-1]),
    "latch": Kernel(1, 64, X, zeros(64), 0, X[63::-1]),
    "flag_wait": Kernel(2, 32, X, zeros(3), 0, array(1, X[0], X[0])),
    "atomic_flags": Kernel(4, 32, X, zeros(2), 0, array(0, X[:4].sum())),
    "bar_drop": Kernel(1, 64, X, zeros(48), 0, dropped()),
    "pipe_block": Kernel(1, 64, X, zeros(64), 256, X.reshape(4, 64).sum(0)[::-1]),
    "pipe_thread": Kernel(1, 64, X, zeros(64), 256, X.reshape(4, 64).sum(0)),
    "pipe_roles": Kernel(1, 64, X, zeros(32), 256, X.reshape(8, 32).sum(0)[::-1]),
    "bar_memcpy": Kernel(1, 128, X, zeros(256), 256, array(X[127::-1], X[:127:-1])),
    "cg_scan": Kernel(
        1,
        64,
        X,
        zeros(128),
        0,
        array(X[:64].reshape(2, 32).cumsum(1), X[:64].reshape(2, 32).cumsum(1) - X[:64].reshape(2, 32)),
    ),
    "cg_labels": Kernel(1, 64, X, zeros(6), 0, halves(X[:64])),
    "cg_big": Kernel(1, 128, X, zeros(2), 0, X[:128].reshape(2, 64).sum(1)),
    "cg_reduce_update": Kernel(2, 128, X, zeros(1), 0, X.sum()),
    "invoke": Kernel(1, 64, X, zeros(64), 0, zeros(64) + X[3]),
    "split_sync": Kernel(1, 64, X, zeros(64), 0, 2 * X[:64] + X[63::-1]),
    "grid_reduce": Kernel(2, 64, X, zeros(3), 256, lambda y: y[0] == X.sum()),
}
LOCKS = {
    "scoped_lock": Kernel(4, 32, X, zeros(8), 0, array(0, X[:4].sum(), zeros(6))),
    "block_lock": Kernel(3, 64, X, zeros(65), 0, array(0, X[:192].reshape(3, 64).sum(0))),
    "ttas": Kernel(4, 32, X, zeros(2), 0, array(0, X[:4].sum())),
    "readers": Kernel(4, 32, X, zeros(6), 0, lambda y: y[1] == X[:2].sum() and y[0] == 0),
    "treiber": Kernel(2, 32, X, zeros(131), 64, lambda y: y[130] == X[:64].sum()),
    "table": Kernel(2, 64, X, zeros(64), 0, lambda y: y[32:].sum() == 128),
    "table_values": Kernel(2, 64, X, zeros(160), 0, lambda y: np.array_equal(y[32:], ((np.arange(128) & 7) + 1) * 10)),
    "spsc": Kernel(2, 32, X, zeros(7), 12, lambda y: y[6] == X[:12].sum()),
    "stealing": Kernel(4, 32, X, zeros(36), 0, lambda y: np.array_equal(y[4:], X[:32] * 3)),
    "halo": Kernel(3, 32, X, array(X[:96], zeros(96 + 3)), 96, neighbours_thrice),
    "sense": Kernel(3, 32, X, zeros(98), 96, array(np.roll(X[:96], 32) + 3, 0, 0)),
    "dekker": Kernel(2, 32, X, zeros(4), 0, lambda y: y[3] == X[0] + X[1]),
    "scopes": Kernel(2, 64, X, zeros(3), 0, array(X[:128].sum(), X[:64].sum(), X[64:128].sum())),
}
WAITS = {
    "spin_all": Kernel(2, 64, X, zeros(129), 0, array(1, X[:64], X[63::-1])),
    "spin_volatile": Kernel(2, 64, X, zeros(129), 0, array(1, X[:64], X[63::-1])),
    "spin_old": Kernel(2, 64, X, zeros(129), 0, array(64, X[:64], X[63::-1])),
    "spin_cas": Kernel(2, 64, X, zeros(129), 0, array(1, X[:64], X[63::-1])),
    "count_all": Kernel(2, 64, X, zeros(257), 0, array(128, X[:64], X[:64], X[63::-1], X[63::-1])),
    "lane_zero": Kernel(2, 32, X, zeros(34), 0, array(1, X[0], zeros(32) + X[0])),
    "lane_zero_writes": Kernel(2, 32, X, array(0, 7, 7), 0, array(1, 5, 7)),
    "guide": Kernel(4, 32, X, zeros(4), 0, lambda y: y[0] == X[:128].sum()),
    "all_tickets": Kernel(2, 64, X, zeros(1), 128, [0]),
    "own_count": Kernel(2, 64, X, zeros(2), 128, [128, 128]),
}


FIRST = X[:64]
#: By the last two bits of a thread the sums of the last two bits of its numbers, and how many there are.
ADDED = np.column_stack([np.bincount(np.arange(64) & 3, FIRST & 3), np.full(4, 16)])


def brains(words: np.ndarray) -> np.ndarray:
    """Pairs of bf16 as numbers."""
    return (words.view(np.uint16).astype(np.uint32) << 16).view(np.float32).reshape(-1, 2)


def called() -> np.ndarray:
    other = FIRST[::-1]
    return np.choose(np.arange(64) % 3, [FIRST + other, np.minimum(FIRST, other), FIRST * other])


def crosses() -> np.ndarray:
    around = np.pad(X.reshape(16, 16), 1)
    return around[:-2, 1:-1] + around[2:, 1:-1] + around[1:-1, :-2] + around[1:-1, 2:]


SAMPLES = {
    "byte_histogram": Kernel(1, 32, X, zeros(16), 256, np.bincount(X & 15, minlength=16)),
    "blelloch": Kernel(1, 64, X, zeros(128), 128, X[:128].cumsum() - X[:128], {"smem": 512}),
    "reduce_unrolled": Kernel(1, 128, X, zeros(1), 256, X.sum()),
    "bitonic_block": Kernel(1, 64, X, zeros(128), 128, np.sort(X[:128])),
    "scalar_product": Kernel(2, 64, X, np.zeros(4, np.float32), 64, (X.reshape(4, 64) ** 2).sum(1)),
    "function_table": Kernel(1, 64, X, zeros(64), 0, called()),
    "virtuals": Kernel(1, 64, X, zeros(64), 0, np.where(np.arange(64) & 1, FIRST * FIRST, 2 * FIRST)),
    "packed_scan": Kernel(
        3, 64, X, np.zeros(195, np.uint64), 192, lambda y: np.array_equal(y[:192].astype(np.int32), X[:192].cumsum())
    ),
    "block_votes": Kernel(1, 64, X, zeros(64), 0, X[63::-1] * (FIRST > 0).sum() + (FIRST == 49).any() + 1),
    "halves_added": Kernel(1, 64, X, np.zeros((4, 2), np.float16), 0, ADDED.astype(np.float16)),
    "wraps": Kernel(
        2,
        64,
        X,
        np.array([0, 0, 0, 0, -1, 0, 0]).astype(np.uint32),
        0,
        lambda y: (y[[0, 4, 5, 6]] == [128 % 7, 0, 0, 2**32 - 256]).all(),
    ),
    "double_buffer": Kernel((2, 2), (8, 8), array(X, X[::-1]), zeros(256), 16, SQUARE @ X[::-1].reshape(16, 16)),
    "stencil_2d": Kernel((2, 2), (8, 8), X, zeros(256), 16, crosses()),
    "brains_added": Kernel(1, 64, X, np.zeros(4, np.float32), 0, lambda y: np.array_equal(brains(y), ADDED)),
    "floats_added": Kernel(
        1,
        64,
        X,
        np.zeros(24, np.float32),
        0,
        np.hstack(
            [
                np.column_stack([np.full(4, 16), np.full(4, 32), ADDED[:, 0], np.full(4, 64)]).ravel(),
                np.column_stack([np.full(4, 16), ADDED[:, 0]]).ravel(),
            ]
        ),
    ),
    "half_added": Kernel(1, 64, X, np.zeros(4, np.float16), 0, ADDED[:, 0]),
    "cas16": Kernel(1, 64, X, np.zeros(101, np.uint16), 0, np.array([32, 32, *[0] * 99])),
}
ALL = {
    **FILES,
    "irregular.cu": IRREGULAR,
    "libraries.cu": LIBRARIES,
    "locks.cu": LOCKS,
    "waits.cu": WAITS,
    "samples.cu": SAMPLES,
    "suites.cu": SUITES,
}
