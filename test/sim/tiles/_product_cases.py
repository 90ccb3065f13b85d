"""Kernels of test/interop/triton that multiply matrices: products, convolution, attention."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np
from _kernel_cases import Case, Rng, case, normal, softmax, wide

# Products -------------------------------------------------------------------------------------------------------------


def _product(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return wide(a) @ wide(b)


def _matmul_case(
    rng: Rng, m: int, n: int, k: int, grid: Sequence[int], dtype: Any, out: Any, tolerance: float = 1e-3
) -> Case:
    a, b, c = normal(rng, m, k, dtype=dtype), normal(rng, k, n, dtype=dtype), np.zeros((m, n), out)
    return Case(grid, [a, b, c, m, n, k, k, n, n], {2: _product(a, b)}, tolerance)


@case("matmul", "matmul.ctas2")
def _matmul(rng: Rng) -> Case:
    return _matmul_case(rng, 256, 128, 192, (2, 1), np.float16, np.float16)


@case("matmul.bf16_w8")
def _matmul_bf16(rng: Rng) -> Case:
    return _matmul_case(rng, 128, 512, 96, (1, 2), ml_dtypes.bfloat16, np.float32)


@case("matmul.fp8")
def _matmul_fp8(rng: Rng) -> Case:
    return _matmul_case(rng, 128, 256, 128, (1, 2), ml_dtypes.float8_e4m3fn, np.float16)


@case("matmul_masked")
def _matmul_masked(rng: Rng) -> Case:
    m, n, k = 100, 150, 80
    a, b = normal(rng, m, 96, dtype=np.float16), normal(rng, k, 160, dtype=np.float16)
    c, bias = np.zeros((m, 160), np.float16), normal(rng, n)
    product = _product(a[:, :k], b[:, :n]) + bias
    expected = np.zeros((m, 160))
    expected[:, :n] = np.where(product >= 0, product, 0.01 * product)
    return Case(6, [a, b, c, bias, m, n, k, 96, 160, 160], {2: expected})


@case("matmul_batched")
def _matmul_batched(rng: Rng) -> Case:
    a, b = (normal(rng, 8, 32, 32, dtype=np.float16) for _ in range(2))
    return Case(2, [a, b, np.zeros((8, 32, 32), np.float32), 0, 0], {2: _product(a, b)})


@case("matmul_split_k")
def _matmul_split_k(rng: Rng) -> Case:
    a, b = normal(rng, 128, 256, dtype=np.float16), normal(rng, 256, 256, dtype=np.float16)
    return Case((1, 2, 2), [a, b, np.zeros((128, 256), np.float32), 256, 256, 256, 256], {2: _product(a, b)})


@case("matmul_precise")
def _matmul_precise(rng: Rng) -> Case:
    a, b = normal(rng, 32, 32), normal(rng, 32, 32)
    return Case(1, [a, b, np.zeros((32, 32), np.float32)], {2: _product(a, b) + _product(a.T, b)}, 1e-6)


@case("matmul_descriptor")
def _matmul_descriptor(rng: Rng) -> Case:
    a, b = normal(rng, 256, 128, dtype=np.float16), normal(rng, 128, 128, dtype=np.float16)
    return Case((2, 1), [a, b, np.zeros((256, 128), np.float16), 256, 128, 128], {2: _product(a, b.T)})


@case("matmul_persistent", "matmul_persistent.flat_w8")
def _matmul_persistent(rng: Rng) -> Case:
    a, b = normal(rng, 200, 96, dtype=np.float16), normal(rng, 256, 96, dtype=np.float16)
    return Case(132, [a, b, np.zeros((200, 256), np.float16), 200, 256, 96], {2: _product(a, b.T)})


@case("matmul_specialized")
def _matmul_specialized(rng: Rng) -> Case:
    a, b = normal(rng, 128, 192, dtype=np.float16), normal(rng, 256, 192, dtype=np.float16)
    return Case((1, 2), [a, b, np.zeros((128, 256), np.float16), 256, 192], {2: _product(a, b.T)})


@case("matmul_block_pointers")
def _matmul_block_pointers(rng: Rng) -> Case:
    m, n, k = 128, 64, 80
    a, b = normal(rng, m, k, dtype=np.float16), normal(rng, k, n, dtype=np.float16)
    return Case((2, 1), [a, b, np.zeros((m, n), np.float16), m, n, k], {2: _product(a, b)})


_E2M1 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, -0.5, -1, -1.5, -2, -3, -4, -6])


def _fp4(packed: np.ndarray) -> np.ndarray:
    """The numbers of bytes that hold two each, along the last axis."""
    return np.stack([_E2M1[packed & 15], _E2M1[packed >> 4]], -1).reshape(*packed.shape[:-1], -1)


def _powers(rng: Rng, *shape: int) -> np.ndarray:
    return rng.integers(124, 131, shape).astype(np.uint8)


def _by_blocks(values: np.ndarray, scale: np.ndarray) -> np.ndarray:
    return values * np.repeat(2.0 ** (scale.astype(np.float64) - 127), 32, -1)


@case("matmul_scaled")
def _matmul_scaled(rng: Rng) -> Case:
    m, n, k = 256, 128, 256
    a, b = (rng.integers(0, 256, (size, k // 2)).astype(np.uint8) for size in (m, n))
    a_scale, b_scale = _powers(rng, m, k // 32), _powers(rng, n, k // 32)
    expected = _by_blocks(_fp4(a), a_scale) @ _by_blocks(_fp4(b), b_scale).T
    return Case((2, 1), [a, b, a_scale, b_scale, np.zeros((m, n), np.float32), k], {4: expected}, 1e-5)


@case("matmul_scaled.fp8")
def _matmul_scaled_fp8(rng: Rng) -> Case:
    m, n, k = 128, 64, 128
    kind = ml_dtypes.float8_e4m3fn
    a, b = normal(rng, m, k, dtype=kind), normal(rng, n, k, dtype=kind)
    a_scale, b_scale = _powers(rng, m, k // 32), _powers(rng, n, k // 32)
    expected = _by_blocks(wide(a), a_scale) @ _by_blocks(wide(b), b_scale).T
    return Case((1, 1), [a, b, a_scale, b_scale, np.zeros((m, n), np.float32), k], {4: expected}, 1e-5)


@case("scaled_tile")
def _scaled_tile(rng: Rng) -> Case:
    a, b = (rng.integers(0, 256, (64, 32)).astype(np.uint8) for _ in range(2))
    scale = _powers(rng, 64, 2)
    expected = _by_blocks(_fp4(a), scale) @ _fp4(b).T
    return Case(1, [a, b, scale, np.zeros((64, 64), np.float32)], {3: expected}, 1e-5)


@case("scaled_tile.mixed")
def _scaled_tile_mixed(rng: Rng) -> Case:
    a, b = normal(rng, 128, 64, dtype=ml_dtypes.float8_e5m2), rng.integers(0, 256, (128, 32)).astype(np.uint8)
    scale = _powers(rng, 128, 2)
    expected = _by_blocks(wide(a), scale) @ _fp4(b).T
    return Case(1, [a, b, scale, np.zeros((128, 128), np.float32)], {3: expected}, 1e-5)


@case("convolution")
def _convolution(rng: Rng) -> Case:
    height, width, channels = 5, 40, 16
    x, weight = (
        normal(rng, height, width, channels, dtype=np.float16),
        normal(rng, 3, 3, channels, channels, dtype=np.float16),
    )
    padded = np.pad(wide(x), ((1, 1), (1, 1), (0, 0)))
    expected = np.zeros((height, width, channels))
    for i in range(3):
        for j in range(3):
            expected += padded[i : i + height, j : j + width] @ wide(weight[i, j])
    return Case((height, 2), [x, weight, np.zeros_like(x), height, width], {2: expected}, 2e-3)


@case("mma_with_commit")
def _mma_with_commit(rng: Rng) -> Case:
    a, b = (normal(rng, 128, 128, dtype=np.float16) for _ in range(2))
    return Case(1, [a, b, np.zeros((128, 128), np.float32)], {2: _product(a, b)}, 1e-5)


# Attention ------------------------------------------------------------------------------------------------------------


def _attention(q: np.ndarray, k: np.ndarray, v: np.ndarray, scale: float, causal: bool) -> np.ndarray:
    score = np.einsum("hid,hjd->hij", wide(q), wide(k)) * scale
    if causal:
        score = np.where(np.tri(q.shape[1], dtype=bool), score, -1e6)
    return np.einsum("hij,hjd->hid", softmax(score, np.exp2), wide(v))


def _attention_case(rng: Rng, causal: bool) -> Case:
    q, k, v = (normal(rng, 2, 128, 64, dtype=np.float16) for _ in range(3))
    out = np.zeros_like(q)
    return Case((2, 2), [q, k, v, out, 128, 0.18], {3: _attention(q, k, v, 0.18, causal)}, 3e-3)


@case("attention", "attention.hinted")
def _attention_all(rng: Rng) -> Case:
    return _attention_case(rng, False)


@case("attention.causal")
def _attention_causal(rng: Rng) -> Case:
    return _attention_case(rng, True)


@case("attention_descriptor", "attention_descriptor.ws")
def _attention_descriptor(rng: Rng) -> Case:
    q, k, v = (normal(rng, 2, 256, 64, dtype=np.float16) for _ in range(3))
    expected = _attention(q, k, v, 0.18, False).reshape(512, 64)
    arrays = [each.reshape(512, 64) for each in (q, k, v)]
    return Case((2, 2), [*arrays, np.zeros((512, 64), np.float16), 256, 0.18], {3: expected}, 3e-3)
