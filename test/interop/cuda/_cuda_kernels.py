"""The launches of the kernels in Inputs/*.cu, and their results by NumPy."""

from __future__ import annotations

import numpy as np
from _seeded_cuda import Kernel

DRAWN = np.random.default_rng(22)
X = DRAWN.integers(-50, 50, 256).astype(np.int32)
VERTICES = 40
EDGES = np.random.default_rng(23).integers(0, VERTICES, (200, 2)).astype(np.int32)
WEIGHTS = np.random.default_rng(24).integers(1, 9, 200).astype(np.int32)


def array(*parts: object) -> np.ndarray:
    return np.concatenate([np.atleast_1d(np.asarray(part)).ravel() for part in parts]).astype(np.int32)


def zeros(count: int) -> np.ndarray:
    return np.zeros(count, np.int32)


def rows_of(edges: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Rows and columns of the edges, those of a vertex one behind the other."""
    ordered = edges[np.argsort(edges[:, 0], kind="stable")]
    return array(0, np.bincount(edges[:, 0], minlength=VERTICES).cumsum()), ordered[:, 1]


ROWS, COLUMNS = rows_of(EDGES)


def distances(weights: np.ndarray, far: int) -> np.ndarray:
    far_away = np.full(VERTICES, far)
    far_away[0] = 0
    for _ in range(VERTICES):
        known = far_away[EDGES[:, 0]] < far
        np.minimum.at(far_away, EDGES[known, 1], far_away[EDGES[known, 0]] + weights[known])
    return far_away


LEVELS = distances(np.ones(200, int), 1000)


def least(edges: np.ndarray) -> np.ndarray:
    labels = np.arange(VERTICES)
    for _ in range(VERTICES):
        np.minimum.at(labels, edges[:, 0], labels[edges[:, 1]])
        np.minimum.at(labels, edges[:, 1], labels[edges[:, 0]])
    return labels


def united(parents: np.ndarray) -> bool:
    for _ in range(VERTICES):
        parents = parents[parents]
    return np.array_equal(parents, least(EDGES[:30]))


def ranks() -> np.ndarray:
    degree = np.bincount(EDGES[:, 0], minlength=VERTICES)
    now, old = np.full(VERTICES, 1000), None
    for _ in range(3):
        next_ = np.full(VERTICES, 150)
        np.add.at(next_, EDGES[:, 1], now[EDGES[:, 0]] * 85 // (100 * degree[EDGES[:, 0]]))
        now, old = next_, now
    return array(old, now)


def sorted_front(expected: np.ndarray, count: int):
    """A counter, and behind it the numbers in any order."""
    return lambda y: y[0] == len(expected) and np.array_equal(np.sort(y[1 : 1 + count]), np.sort(expected))


def neighbours() -> np.ndarray:
    labels = X[:VERTICES].astype(int)
    made = labels.copy()
    np.minimum.at(made, EDGES[:, 0], labels[EDGES[:, 1]])
    return array(labels, made)


THREES = X[X % 3 == 0]
POSITIVE = X[:128][X[:128] > 0]
DEGREES = np.bincount(EDGES[:, 0], minlength=VERTICES)


def neighbours_added(numbers: np.ndarray) -> np.ndarray:
    return np.convolve(numbers, [1, 1, 1], "same")


def lowest(pairs: np.ndarray, labels: np.ndarray) -> np.ndarray:
    made = labels.copy()
    np.minimum.at(made, pairs[:, 1], pairs[:, 0])
    return made


ABOVE = X[X > 0]
BLOCKS = {
    "reduce": Kernel(2, 128, X[:200], zeros(1), 200, X[:200].sum()),
    "scan": Kernel(1, 128, X[:128], zeros(128), 128, X[:128].cumsum()),
    "last_block": Kernel(2, 128, X, zeros(4), 256, array(X.sum(), 2, X[:128].sum(), X[128:].sum())),
    "histogram": Kernel(2, 128, X, zeros(16), 256, np.bincount(X & 15, minlength=16)),
    "warp_sum": Kernel(1, 128, X[:128], zeros(4), 128, X[:128].reshape(4, 32).sum(1)),
    "stencil": Kernel(2, 128, X, zeros(256), 256, neighbours_added(X)),
    "push": Kernel(2, 128, EDGES.ravel(), array(np.arange(40) + 5), 200, lowest(EDGES, np.arange(40) + 5)),
    "worklist": Kernel(2, 128, X, zeros(257), 256, sorted_front(ABOVE, len(ABOVE))),
}
FLAGS = {
    "publish": Kernel(2, 32, X, zeros(3), 0, array(1, X[0], 2 * X[0])),
    "volatile_flag": Kernel(2, 128, X, zeros(257), 0, array(1, X[:128] + 1, X[127::-1] + 1)),
    "release_flag": Kernel(2, 32, X, zeros(34), 32, array(1, X[:32].sum(), X[:32])),
    "spin_lock": Kernel(6, 32, X, zeros(2), 0, array(0, X[:6].sum())),
    "ticket_lock": Kernel(6, 32, X, zeros(9), 0, array(6, 6, 6, X[:6])),
    "lanes_lock": Kernel(1, 64, X, zeros(2), 0, array(0, X[:64].max())),
    "block_flag": Kernel(1, 64, X, zeros(32), 0, X[31::-1]),
    "atomic_ref": Kernel(2, 128, X, zeros(4), 0, array(2, X.sum(), X[:128].sum(), X[128:].sum())),
    "sequence": Kernel(3, 32, X, zeros(5), 6, array(12, X[6], 2 * X[6], 0, 0)),
}
WARPS = {
    "halves": Kernel(1, 32, X, zeros(32), 0, array(X[15::-1], 2 * X[31:15:-1])),
    "shuffle_down": Kernel(1, 64, X, zeros(2), 0, X[:64].reshape(2, 32).sum(1)),
    "compact": Kernel(1, 128, X, zeros(129), 0, array(POSITIVE, zeros(128 - len(POSITIVE)), len(POSITIVE))),
    "aggregate": Kernel(2, 128, X, zeros(272), 0, array(np.bincount(X & 15, minlength=16), zeros(256))),
    "tiles": Kernel(1, 64, X, zeros(8), 0, X[:64].reshape(8, 8).sum(1)),
    "tile_reduce": Kernel(1, 64, X, zeros(1), 0, X[:64].sum()),
    "coalesced": Kernel(2, 128, X, zeros(257), 0, sorted_front(THREES, len(THREES))),
    "bitonic": Kernel(1, 64, X, zeros(64), 0, np.sort(X[:64].reshape(2, 32))),
    "leavers": Kernel(1, 32, X, zeros(20), 20, np.roll(X[:20], -1) + X[1]),
}
GRAPHS = {
    "bfs": Kernel(1, 64, array(ROWS, COLUMNS), zeros(VERTICES) - 1, VERTICES, np.where(LEVELS < 1000, LEVELS, -1)),
    "sssp": Kernel(
        1, 64, array(np.column_stack([EDGES, WEIGHTS])), array(0, zeros(39) + 1000), 200, distances(WEIGHTS, 1000)
    ),
    "unite": Kernel(2, 16, EDGES[:30].ravel(), np.arange(VERTICES, dtype=np.int32), 30, united),
    "pagerank": Kernel(1, 64, array(EDGES, DEGREES), array(zeros(40) + 1000, zeros(40)), 200, ranks()),
    "rows": Kernel(2, 128, EDGES.ravel(), zeros(82), 200, array(ROWS, DEGREES, 2)),
    "neighbours": Kernel(2, 32, array(ROWS, COLUMNS), array(X[:40], zeros(40)), VERTICES, neighbours()),
}


def windows() -> np.ndarray:
    made = []
    for thread in range(64):
        recent = [X[thread]] * 8
        for i in range(16):
            value = X[(thread + i) & 127]
            recent[(value & 15) >> 1] = value
        made.append(min(recent))
    return array(made)


def constants() -> np.ndarray:
    weights = np.array([1, 3, 3, 1])
    return array([sum(weights[(i + t) & 3] * X[t + i] for i in range(4)) for t in range(64)])


def lookback(y: np.ndarray) -> bool:
    return np.array_equal(y[:256], X.cumsum()) and (y[257:261] == 2).all() and y[256] == 4


SQUARE = X[:256].reshape(16, 16)
BYTES = (X[:64] & 127).astype(np.uint8)
PARTICLES = X[:240].reshape(40, 6)
MOVED = np.hstack([PARTICLES[:, :3] + PARTICLES[:, 3:], PARTICLES[:, 3:]])
TWICE = np.where(X[:64] > 0, 2 * X[63::-1], X[63::-1])
SUM = X[:64].sum()
LARGEST = int(np.argmax(X[:256] * 1000 + np.arange(256)))
LONG = DRAWN.integers(-50, 50, 384).astype(np.int32)

COPIES = {
    "pipeline": Kernel(1, 128, LONG, zeros(128), 384, LONG.reshape(3, 128).sum(0)[::-1]),
    "cp_async": Kernel(1, 32, X[:128], zeros(128), 128, X[127::-1]),
    "group_copy": Kernel(2, 128, X, zeros(256), 256, array(X[127::-1], X[:127:-1])),
    "split_barrier": Kernel(1, 64, X, zeros(64), 64, 3 * X[:64] + X[63::-1]),
    "handover": Kernel(1, 64, X, zeros(32), 6, X[:192].reshape(6, 32).sum(0)[::-1]),
    "bulk": Kernel(1, 128, X, zeros(128), 128, X[127::-1]),
    "bulk_out": Kernel(1, 128, X, zeros(128), 128, 2 * X[:128]),
    "named": Kernel(1, 128, X, zeros(64), 64, X[63::-1]),
    "subset": Kernel(1, 128, X, zeros(128), 128, array(X[63::-1], X[64:128])),
}
MEMORY = {
    "particles": Kernel(2, 32, PARTICLES.ravel(), zeros(240), 40, MOVED),
    "vectors": Kernel(1, 32, X[:103], zeros(103), 103, array(X[:100].reshape(25, 4)[:, ::-1], zeros(3))),
    "dynamic": Kernel(1, 64, X[:64], zeros(64), 64, np.maximum(X[63::-1], 0), {"smem": 320}),
    "local_array": Kernel(1, 64, X[:128], zeros(64), 64, windows()),
    "transpose": Kernel(1, (16, 16), X, zeros(256), 16, SQUARE.T),
    "matmul": Kernel((2, 2), (8, 8), array(X, X[::-1]), zeros(256), 16, SQUARE @ X[::-1].reshape(16, 16)),
    "constants": Kernel(1, 64, X[:67], zeros(64), 64, constants()),
    "variables": Kernel(1, 64, X[:64], zeros(64), 64, SUM + X[63::-1]),
    "ring": Kernel(1, 64, X[:16], zeros(16), 16, X[:16]),
    "bytes": Kernel(1, 64, BYTES, BYTES * 0, 64, BYTES + 1),
    "rounds": Kernel(1, 64, X[:64], zeros(64), 64, np.full(64, X[:64].max())),
    "early": Kernel(1, 64, X[:64], zeros(64), 50, array(zeros(14), X[49::-1])),
    "generic": Kernel(1, 64, X[:64], zeros(64), 64, TWICE),
}
GRIDS = {
    "look_back": Kernel(4, 64, X, zeros(269), 256, lookback),
    "grid_barrier": Kernel(4, 32, X[:128], zeros(257), 128, array(2 * X[:128], 2 * X[127::-1] + 1, 4)),
    "cooperative": Kernel(4, 32, X[:128], zeros(256), 128, array(X[:128] + 1, X[127::-1] + 1)),
    "best": Kernel(2, 128, X, np.zeros(1, np.uint64), 256, [(int(X[LARGEST]) + 1000) << 32 | LARGEST]),
    "strides": Kernel(2, 64, LONG[:300], zeros(1), 300, LONG[:300].sum()),
    "take": Kernel(2, 64, X[:160], zeros(161), 160, array(X[:160] ** 2, 224)),
}
HEAP = {
    "heap": Kernel(1, 64, X[:64], zeros(64), 10, 10 * X[:64] + 45),
    "list": Kernel(1, 64, X[:64], zeros(1), 64, X[:64].sum()),
    "exchange": Kernel(2, 32, X[:64], zeros(64), 64, X[63::-1], {"cluster": 2}),
    "shared_bins": Kernel(2, 32, X[:64], zeros(16), 64, np.bincount(X[:64] & 15, minlength=16), {"cluster": 2}),
}


def lightest() -> np.ndarray:
    made = np.full(VERTICES, 1 << 20)
    keys = WEIGHTS << 8 | np.arange(200)
    apart = EDGES[:, 0] != EDGES[:, 1]
    for end in (0, 1):
        np.minimum.at(made, EDGES[apart, end], keys[apart])
    return made


def roots(parents: np.ndarray) -> np.ndarray:
    for _ in range(VERTICES):
        parents = parents[parents]
    return parents


def labelled(y: np.ndarray) -> bool:
    """Labels that went down, not below the least of the component, and the word that some did."""
    return bool((y[:40] <= np.arange(40)).all() and (y[:40] >= least(EDGES)).all() and y[40] == 1)


def independent(state: np.ndarray) -> bool:
    """1 is a vertex in the set, 2 one with a lesser neighbour in it."""
    lesser = EDGES[:, 1] < EDGES[:, 0]
    beside = np.bincount(EDGES[lesser, 0], state[EDGES[lesser, 1]] == 1, VERTICES) > 0
    return np.array_equal(state, np.where(beside, 2, 1))


ROWS_COLUMNS = array(ROWS, COLUMNS)
PARENTS = np.maximum(np.arange(VERTICES) - 1 - np.arange(VERTICES) % 3, 0).astype(np.int32)
PATTERNS = {
    "greatest": Kernel(2, 32, ROWS_COLUMNS, zeros(1), VERTICES, COLUMNS.max()),
    "halve": Kernel(2, 32, ROWS_COLUMNS, PARENTS, VERTICES, lambda y: np.array_equal(roots(y), roots(PARENTS))),
    "labels": Kernel(2, 128, EDGES.ravel(), array(np.arange(40), 0), 200, labelled),
    "lightest": Kernel(2, 128, array(np.column_stack([EDGES, WEIGHTS])), zeros(40) + (1 << 20), 200, lightest()),
    "independent": Kernel(1, 64, ROWS_COLUMNS, zeros(40), VERTICES, independent),
    "ways_grid": Kernel(
        2, 32, ROWS_COLUMNS, array(0, zeros(39) + 1000, zeros(3)), VERTICES, lambda y: np.array_equal(y[:40], LEVELS)
    ),
    "warp_lock": Kernel(2, 64, X[:128], zeros(33), 0, array(0, X[:128].reshape(4, 32).sum(0))),
    "bucket_locks": Kernel(6, 32, X[:24], zeros(8), 0, array(zeros(4), np.bincount(X[:24] & 3, minlength=4))),
    "chain": Kernel(3, 32, X, zeros(11), 0, array(X[0], X[0], zeros(6), 1, 1, 1)),
    "dynamic_work": Kernel(2, 64, X[:160], zeros(161), 160, lambda y: np.array_equal(y[1:], X[:160] + 1)),
}
FILES = {
    "blocks.cu": BLOCKS,
    "flags.cu": FLAGS,
    "warps.cu": WARPS,
    "graphs.cu": GRAPHS,
    "copies.cu": COPIES,
    "memory.cu": MEMORY,
    "grids.cu": GRIDS,
    "heap.cu": HEAP,
    "patterns.cu": PATTERNS,
}
KERNELS = {name: kernel for kernels in FILES.values() for name, kernel in kernels.items()}
