"""Inputs for the kernels of test/interop/triton, and what NumPy says that they give."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np

from gpuir import sim

Rng = np.random.Generator


class Case(NamedTuple):
    """A launch: its grid, its arguments, and the arrays that are expected afterwards, by the arguments' numbers."""

    grid: int | Sequence[int]
    arguments: list[Any]
    expected: dict[int, np.ndarray]
    #: Of floats, relative to the greatest number of what is expected.
    tolerance: float = 1e-3


#: By the kernel's name, with its variant where that takes other arguments.
CASES: dict[str, Callable[[Rng], Case]] = {}


def case(*names: str) -> Callable[[Callable[[Rng], Case]], Callable[[Rng], Case]]:
    def register(make: Callable[[Rng], Case]) -> Callable[[Rng], Case]:
        CASES.update(dict.fromkeys(names, make))
        return make

    return register


def run(case: Case, text: str, kernel: str, **options: Any) -> sim.Report:
    """Launches the kernel of a stage and compares what it leaves in its arguments."""
    arguments = [each.copy() if isinstance(each, np.ndarray) else each for each in case.arguments]
    report = sim.launch(text, kernel, case.grid, *arguments, **options)
    for number, expected in case.expected.items():
        left = arguments[number]
        if left.dtype.kind in "bi":
            np.testing.assert_array_equal(left, expected)
        else:
            expected = np.asarray(expected).astype(np.float64)
            np.testing.assert_allclose(
                left.astype(np.float64), expected, rtol=0, atol=case.tolerance * abs(expected).max()
            )
    return report


def normal(rng: Rng, *shape: int, dtype: Any = np.float32) -> np.ndarray:
    return rng.standard_normal(shape).astype(np.float32).astype(dtype)


def wide(array: np.ndarray) -> np.ndarray:
    return array.astype(np.float64)


# Rows -----------------------------------------------------------------------------------------------------------------


def _softmax(x: np.ndarray, base: Callable[[np.ndarray], np.ndarray] = np.exp) -> np.ndarray:
    weights = base(wide(x) - wide(x).max(-1, keepdims=True))
    return weights / weights.sum(-1, keepdims=True)


def _softmax_case(rng: Rng, columns: int, stride: int, dtype: Any = np.float32) -> Case:
    x, y = normal(rng, 6, stride, dtype=dtype), np.zeros((6, stride), dtype)
    expected = y.copy()
    expected[:, :columns] = _softmax(x[:, :columns])
    return Case(6, [x, y, columns, stride], {1: expected})


@case("softmax")
def _softmax_1024(rng: Rng) -> Case:
    return _softmax_case(rng, 1000, 1024)


@case("softmax.w1")
def _softmax_256(rng: Rng) -> Case:
    return _softmax_case(rng, 251, 256, np.float16)


@case("softmax.ctas2")
def _softmax_4096(rng: Rng) -> Case:
    return _softmax_case(rng, 4001, 4096)


@case("softmax_online")
def _softmax_online(rng: Rng) -> Case:
    x, y = normal(rng, 8, 608), np.zeros((8, 608), np.float32)
    expected = y.copy()
    expected[:, :600] = _softmax(x[:, :600], np.exp2)
    return Case(2, [x, y, 600, 608], {1: expected})


@case("layer_norm")
def _layer_norm(rng: Rng) -> Case:
    x, y = normal(rng, 5, 1000, dtype=np.float16), np.zeros((5, 1000), np.float16)
    scale, shift = normal(rng, 1000), normal(rng, 1000)
    centred = wide(x) - wide(x).mean(1, keepdims=True)
    expected = centred / np.sqrt((centred**2).mean(1, keepdims=True) + 1e-5) * scale + shift
    return Case(5, [x, y, scale, shift, 1000, 1e-5], {1: expected}, 2e-3)


@case("layer_norm.w8")
def _layer_norm_bf16(rng: Rng) -> Case:
    kind = ml_dtypes.bfloat16
    x, y = normal(rng, 2, 8000, dtype=kind), np.zeros((2, 8000), kind)
    scale, shift = normal(rng, 8000, dtype=kind), normal(rng, 8000, dtype=kind)
    centred = wide(x) - wide(x).mean(1, keepdims=True)
    expected = centred / np.sqrt((centred**2).mean(1, keepdims=True) + 1e-5) * wide(scale) + wide(shift)
    return Case(2, [x, y, scale, shift, 8000, 1e-5], {1: expected}, 1e-2)


@case("rms_norm")
def _rms_norm(rng: Rng) -> Case:
    x, y, scale = (
        normal(rng, 4, 1100, dtype=np.float16),
        np.zeros((4, 1100), np.float16),
        normal(rng, 1100, dtype=np.float16),
    )
    expected = wide(x) / np.sqrt((wide(x) ** 2).mean(1, keepdims=True) + 1e-5) * wide(scale)
    return Case(4, [x, y, scale, 1100, 1e-5], {1: expected}, 2e-3)


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


# Attention ------------------------------------------------------------------------------------------------------------


def _attention(q: np.ndarray, k: np.ndarray, v: np.ndarray, scale: float, causal: bool) -> np.ndarray:
    score = np.einsum("hid,hjd->hij", wide(q), wide(k)) * scale
    if causal:
        score = np.where(np.tri(q.shape[1], dtype=bool), score, -1e6)
    return np.einsum("hij,hjd->hid", _softmax(score, np.exp2), wide(v))


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


# Reductions and scans -------------------------------------------------------------------------------------------------


@case("sum_all")
def _sum_all(rng: Rng) -> Case:
    x = normal(rng, 4000)
    return Case(4, [x, np.zeros(4, np.float32), 4000], {1: np.add.reduceat(wide(x), range(0, 4000, 1024))}, 1e-5)


@case("sum_all.w8")
def _sum_all_f16(rng: Rng) -> Case:
    x = normal(rng, 500, dtype=np.float16)
    return Case(4, [x, np.zeros(4, np.float16), 500], {1: np.add.reduceat(wide(x), range(0, 500, 128))}, 2e-2)


@case("reduce_both")
def _reduce_both(rng: Rng) -> Case:
    x = normal(rng, 32, 64)
    return Case(1, [x, np.zeros(32, np.float32), np.zeros(64, np.float32)], {1: x.max(1), 2: wide(x).sum(0)}, 1e-5)


@case("reduce_both.ctas2_w8")
def _reduce_both_f16(rng: Rng) -> Case:
    x = normal(rng, 32, 64, dtype=np.float16)
    return Case(1, [x, np.zeros(32, np.float16), np.zeros(64, np.float32)], {1: x.max(1), 2: wide(x).sum(0)}, 1e-2)


@case("argmax_rows")
def _argmax_rows(rng: Rng) -> Case:
    x = rng.permuted(np.tile(np.arange(64, dtype=np.float32), (32, 1)), axis=1)
    x[x == 62] = 63  # of equal ones the first
    arguments = [x, np.zeros(32, np.float32), np.zeros(32, np.int32)]
    return Case(1, arguments, {1: x.max(1), 2: (x.argmax(1) - x.argmin(1)).astype(np.int32)}, 0)


@case("variance")
def _variance(rng: Rng) -> Case:
    x = normal(rng, 500)
    return Case(1, [x, np.zeros(1, np.float32), 500], {1: np.array([wide(x).var()])}, 1e-5)


@case("cumulative")
def _cumulative(rng: Rng) -> Case:
    x = (1 + 0.1 * normal(rng, 32, 64)).astype(np.float32)
    expected = {1: wide(x).cumsum(1), 2: wide(x)[::-1].cumprod(0)[::-1]}
    return Case(1, [x, np.zeros_like(x), np.zeros_like(x)], expected, 1e-5)


@case("recurrence")
def _recurrence(rng: Rng) -> Case:
    factors, terms = (0.9 * rng.random(256)).astype(np.float32), normal(rng, 256)
    expected, last = np.zeros(256), 0.0
    for i in range(256):
        expected[i] = last = float(factors[i]) * last + float(terms[i])
    return Case(1, [factors, terms, np.zeros(256, np.float32)], {2: expected}, 1e-5)


# Control flow and arithmetic ------------------------------------------------------------------------------------------


@case("calls")
def _calls(rng: Rng) -> Case:
    x = normal(rng, 128)
    a, b = np.float32(0.7), np.float32(-1.2)
    return Case(1, [x, np.zeros_like(x), float(a), float(b)], {1: x * ((a * b + (a + b)) * a) - b}, 1e-6)


@case("collatz")
def _collatz(rng: Rng) -> Case:
    x = rng.integers(1, 2000, 16)
    x[5], x[6] = 1, 0
    expected = np.zeros(16, np.int32)
    for i, value in enumerate(map(int, x)):
        count = 0
        while value >= 1 and value != 1 and count < 60:
            value = value // 2 if value % 2 == 0 else value // 3 if value > 1000000 else 3 * value + 1
            count += 1
        expected[i] = count
    y = np.zeros(16, np.int32)
    x[6] = 1
    return Case(16, [x, y, 60], {1: expected})


@case("loops")
def _loops(rng: Rng) -> Case:
    x = normal(rng, 128)
    value = low = wide(x)
    value = value + 3
    for i in range(5):
        value = value * 2 + i
        low = np.minimum(low, value)
    for i in range(5):
        low, value = (low + value, value) if i % 2 == 0 else (low, value - low)
    return Case(1, [x, np.zeros_like(x), 5], {1: value + low}, 1e-5)


def _quotient(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Integers divided as C does it."""
    return (np.sign(a) * np.sign(b) * (abs(a) // abs(b))).astype(a.dtype)


@case("integers")
def _integers(rng: Rng) -> Case:
    a, b = (rng.integers(-(2**31) + 9, 2**31, 128).astype(np.int32) for _ in range(2))
    b[::3] = rng.integers(1, 50, len(b[::3]))
    with np.errstate(over="ignore"):
        unsigned = a.view(np.uint32)
        high = ((unsigned.astype(np.uint64) * b.view(np.uint32).astype(np.uint64)) >> np.uint64(32)).astype(np.int64)
        wide_a, wide_b = a.astype(np.int64), b.astype(np.int64)
        quotient = _quotient(wide_a, wide_b)
        mixed = quotient + (wide_a - quotient * wide_b) + (a >> 3) + (unsigned >> 3).view(np.int32) + (a << 2)
        mixed = mixed.astype(np.int32) + _quotient((a + 6).astype(np.int64), np.full(128, 7)).astype(np.int32)
        mixed += np.where(a < b, a & b, a | ~b) ^ (np.minimum(a, b) + np.maximum(a, b) + abs(a))
        expected = wide_a * wide_b + high + (a != b) + mixed
    return Case(1, [a, b, np.zeros(128, np.int64)], {2: expected})


@case("floats")
def _floats(rng: Rng) -> Case:
    x = rng.uniform(0.1, 2, 128).astype(np.float32)
    a = wide(x)
    value = np.exp(a) + np.exp2(a) + np.log(a) + np.log2(a) + np.sin(a) + np.cos(a) + np.sqrt(a) + 1 / np.sqrt(a)
    value = value + np.sqrt(a) + a / value + np.floor(a) + np.ceil(a) + np.vectorize(math.erf)(a) + a * value + 2
    value = np.clip(value, -1, 1) + np.minimum(a, value)
    value = value + np.maximum(a, value) + 1 / (1 + np.exp(-a)) + np.trunc(a)
    return Case(1, [x, np.zeros_like(x)], {1: value + a / value}, 1e-4)


@case("float8")
def _float8(rng: Rng) -> Case:
    x, w = normal(rng, 256) * 50, normal(rng, 256, dtype=ml_dtypes.bfloat16)
    small = x.astype(ml_dtypes.float8_e5m2)
    cut = x.astype(np.float16)
    over = abs(wide(cut)) > abs(wide(x))
    cut = np.where(over, cut.view(np.uint16) - 1, cut.view(np.uint16)).astype(np.uint16).view(np.float16)
    y, z = np.zeros(256, ml_dtypes.float8_e5m2), np.zeros(256, np.float16)
    return Case(1, [x, y, z, w], {1: small, 2: cut + small.astype(np.float16), 3: w.copy()}, 0)


@case("library")
def _library(rng: Rng) -> Case:
    x = rng.uniform(1.1, 3, 128).astype(np.float32)
    a = wide(x)
    whole = a.astype(np.int32)
    expected = np.tanh(a) + a ** np.arccosh(a) + np.where(whole & 1, 1, 2)
    return Case(1, [x, np.zeros_like(x)], {1: expected}, 1e-5)


@case("assembly")
def _assembly(rng: Rng) -> Case:
    x = rng.integers(-99, 99, 512).astype(np.int8)
    shifted = (x.view(np.int32) << 3).view(np.int8)
    low, high = x.astype(np.int32) + shifted, x.astype(np.int32) - shifted
    return Case(1, [x, np.zeros(512, np.int32), np.zeros(512, np.int32)], {1: low, 2: high})


@case("elements")
def _elements(rng: Rng) -> Case:
    x = normal(rng, 128)
    expected = np.where(x > 0, x, 2 * 1.5 * (np.exp(wide(x)) - 1))
    return Case(1, [x, np.zeros_like(x), 1.5], {1: expected}, 1e-5)


@case("messages")
def _messages(rng: Rng) -> Case:
    x = rng.integers(1, 9, 200).astype(np.int32)
    return Case((2, 1), [x, np.zeros(200, np.int32), 200], {1: np.zeros(200, np.int32)})


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
    return Case((2, 2), [x, y, 50, 128], {1: np.maximum(x + y, x + 1)})


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


@case("mma_with_commit")
def _mma_with_commit(rng: Rng) -> Case:
    a, b = (normal(rng, 128, 128, dtype=np.float16) for _ in range(2))
    return Case(1, [a, b, np.zeros((128, 128), np.float32)], {2: _product(a, b)}, 1e-5)
