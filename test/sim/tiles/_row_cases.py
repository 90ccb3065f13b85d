"""Kernels of test/interop/triton that compute on rows and elements: norms, reductions, scans, arithmetic, control flow."""

from __future__ import annotations

import math
from typing import Any

import ml_dtypes
import numpy as np
from _kernel_cases import Case, Rng, case, normal, softmax, wide

# Rows -----------------------------------------------------------------------------------------------------------------


def _softmax_case(rng: Rng, columns: int, stride: int, dtype: Any = np.float32) -> Case:
    x, y = normal(rng, 6, stride, dtype=dtype), np.zeros((6, stride), dtype)
    expected = y.copy()
    expected[:, :columns] = softmax(x[:, :columns])
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
    expected[:, :600] = softmax(x[:, :600], np.exp2)
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
        # The smaller one is of what was there before: with a number below -4 the last value would be smaller still.
        value, low = value * 2 + i, np.minimum(low, value)
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
