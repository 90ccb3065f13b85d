"""Kernels of test/interop/triton that move elements: shapes, global memory, and memory that a kernel names itself."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
from _kernel_cases import Case, Rng, case, normal, wide

# Shapes ---------------------------------------------------------------------------------------------------------------


@case("histogram")
def _histogram(rng: Rng) -> Case:
    x = rng.integers(0, 64, 1536).astype(np.int32)  # all are read, and some counted
    return Case(3, [x, np.zeros(64, np.int32), 1200], {1: np.bincount(x[:1200], minlength=64).astype(np.int32)})


@case("sort_rows")
def _sort_rows(rng: Rng) -> Case:
    x = normal(rng, 2, 8)
    return Case(1, [x, np.zeros_like(x)], {1: -np.sort(-x, 1)}, 0)


def _transpose_case(rng: Rng, m: int, n: int, dtype: Any) -> Case:
    x = normal(rng, m, n, dtype=dtype)
    return Case(1, [x, np.zeros((n, m), dtype)], {1: x.T}, 0)


@case("transpose")
def _transpose(rng: Rng) -> Case:
    return _transpose_case(rng, 64, 32, np.float16)


@case("transpose.f64_ctas4")
def _transpose_f64(rng: Rng) -> Case:
    return _transpose_case(rng, 16, 16, np.float64)


@case("permute")
def _permute(rng: Rng) -> Case:
    x = normal(rng, 512)
    return Case(1, [x, np.zeros(512, np.float32)], {1: x.reshape(4, 8, 16).transpose(2, 0, 1).reshape(-1)}, 0)


@case("complex_product")
def _complex_product(rng: Rng) -> Case:
    x, y = normal(rng, 256), normal(rng, 256)
    (a, b), (c, d) = x.reshape(128, 2).T, y.reshape(128, 2).T
    parts = [np.stack([a * c - b * d, a * d + b * c], 1), np.stack([a, c], 1)]
    first = np.concatenate([each.reshape(-1) for each in parts])
    return Case(1, [x, y, np.zeros(768, np.float32)], {2: np.concatenate([first, b, d])}, 1e-6)


@case("outer_sum")
def _outer_sum(rng: Rng) -> Case:
    kind = ml_dtypes.bfloat16
    x, y = (rng.integers(-4, 4, size).astype(kind) for size in (16, 32))
    table = wide(x)[:, None] + wide(y)
    expected = np.concatenate([table.reshape(-1), table.sum(1)])
    return Case(1, [x, y, np.zeros(528, kind)], {2: expected}, 5e-2)


@case("dropout")
def _dropout(rng: Rng) -> Case:
    x = normal(rng, 1500)
    seed = 1234
    keep = _philox(seed, np.arange(1500)) > np.float32(0.25)
    return Case(3, [x, np.zeros_like(x), 1500, 0.25, seed], {1: np.where(keep, x / np.float32(0.75), 0)}, 1e-6)


def _philox(seed: int, place: np.ndarray) -> np.ndarray:
    """Uniform numbers of Philox 4x32-10 (Salmon et al., 2011), of a counter whose first word is the place."""
    c = [place.astype(np.uint64), *(np.zeros(len(place), np.uint64) for _ in range(3))]
    k0, k1, low = seed & 0xFFFFFFFF, seed >> 32, np.uint64(0xFFFFFFFF)
    for _ in range(10):
        a, b = c[0] * np.uint64(0xD2511F53), c[2] * np.uint64(0xCD9E8D57)
        c = [(b >> np.uint64(32)) ^ c[1] ^ np.uint64(k0), b & low, (a >> np.uint64(32)) ^ c[3] ^ np.uint64(k1), a & low]
        k0, k1 = (k0 + 0x9E3779B9) & 0xFFFFFFFF, (k1 + 0xBB67AE85) & 0xFFFFFFFF
    bits = c[0].astype(np.uint32).view(np.int32)
    return np.where(bits < 0, -bits - 1, bits).astype(np.float32) * np.float32(4.6566127342e-10)


# Memory ---------------------------------------------------------------------------------------------------------------


@case("atomics")
def _atomics(rng: Rng) -> Case:
    x = rng.integers(-99, 99, 128).astype(np.int32)
    counters, floats = rng.integers(-99, 99, 129).astype(np.int32), normal(rng, 128)
    now, old = counters[:128].copy(), counters[:128].copy()
    now += x
    before, chosen = now.copy(), np.arange(128) < 100
    now = np.where(chosen, np.maximum(now, old), now)
    old = np.where(chosen, before, 0)
    last = min(int(counters[128]), int(old.max()))
    now = ((now & x) | x) ^ x
    expected = {0: now, 1: np.append(x, last).astype(np.int32)}
    expected[2] = np.maximum(floats + x.astype(np.float32), x.astype(np.float32))
    return Case(1, [x.copy(), counters, floats], expected, 1e-6)


@case("locked_sum")
def _locked_sum(rng: Rng) -> Case:
    x = normal(rng, 5, 128)
    return Case(5, [x, np.zeros(1, np.int32), np.zeros(128, np.float32)], {2: wide(x).sum(0)}, 1e-5)


@case("gather_rows")
def _gather_rows(rng: Rng) -> Case:
    x, index = normal(rng, 32, 64), rng.integers(0, 1000, (32, 64)).astype(np.int32)
    expected = np.take_along_axis(x, index % 32, 0) + np.take_along_axis(x, index % 64, 1)
    return Case(1, [x, index, np.zeros_like(x)], {2: expected}, 0)


@case("embedding")
def _embedding(rng: Rng) -> Case:
    table, index = normal(rng, 20, 200, dtype=np.float16), rng.integers(0, 20, 7)
    index[3] = -1
    expected = np.where(index[:, None] >= 0, table[index], 0)
    return Case(7, [table, index, np.zeros((7, 200), np.float16), 200], {2: expected}, 0)


@case("tma_gather_scatter")
def _tma_gather_scatter(rng: Rng) -> Case:
    x, index = normal(rng, 40, 128, dtype=np.float16), rng.permutation(40)[:32].astype(np.int32)
    expected = np.zeros_like(x)
    expected[index] = x[index]
    return Case(1, [x, np.zeros_like(x), index, 40, 128], {1: expected}, 0)


@case("tma_reduce")
def _tma_reduce(rng: Rng) -> Case:
    x, y = (rng.integers(-9, 9, (50, 128)).astype(np.int32) for _ in range(2))
    # Triton waits until the first reduction has read its buffer, not until it is done: the second one may be done before.
    return Case((2, 2), [x, y, 50, 128], {1: np.maximum(x + y, x + 1)}, unordered={1: np.maximum(y, x + 1) + x})


@case("copy_3d")
def _copy_3d(rng: Rng) -> Case:
    x = normal(rng, 3, 20, 48, dtype=np.float16)
    return Case((2, 2, 2), [x, np.zeros_like(x), 3, 20, 48], {1: x * 2}, 0)


@case("copy_hinted")
def _copy_hinted(rng: Rng) -> Case:
    x = rng.integers(-999, 999, 960).astype(np.int16)
    expected = np.concatenate([x[:480], x[:480] + x[480:]])
    return Case(2, [x, np.zeros_like(x), 480], {1: expected})


@case("addresses")
def _addresses(rng: Rng) -> Case:
    x = normal(rng, 64)
    return Case(1, [x, np.zeros_like(x)], {1: np.repeat(x[::2], 2)}, 0)


# Memory that the kernel names itself ----------------------------------------------------------------------------------


@case("copy_with_barrier")
def _copy_with_barrier(rng: Rng) -> Case:
    x = normal(rng, 512)
    return Case(1, [x, np.zeros_like(x)], {1: x}, 0)


@case("turn")
def _turn(rng: Rng) -> Case:
    x = normal(rng, 32, 32)
    return Case(1, [x, np.zeros_like(x)], {1: x.T.view(np.int32).astype(np.float32)}, 0)


@case("reshaped")
def _reshaped(rng: Rng) -> Case:
    x = normal(rng, 64, 64, dtype=np.float16)
    return Case(1, [x, np.zeros_like(x)], {1: x}, 0)
