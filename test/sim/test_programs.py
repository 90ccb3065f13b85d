"""Whole programs, host and kernels, against NumPy for ragged sizes: in lockstep and over schedules, without a finding."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gpuir import sim

PROGRAMS = Path(__file__).parent / "kernels" / "Inputs" / "programs"

SEEDS = pytest.mark.parametrize("seed", [None, 0, 1])


def run(name, *arguments, **options):
    """Runs the program; what is found raises."""
    return sim.run((PROGRAMS / f"{name}.mlir").read_text(), "main", *arguments, **options)


def numbers(shape, dtype=np.float32, low=-8, high=9):
    """Whole numbers: their sums are exact in every order."""
    return np.random.default_rng(int(np.prod(shape))).integers(low, high, shape).astype(dtype)


@SEEDS
@pytest.mark.parametrize("n", [1, 31, 128, 129, 1000])
def test_saxpy(n, seed):
    x, y = numbers(n), numbers((n, 1))[:, 0]
    expected = 3 * x + y
    run("saxpy", 3.0, x, y, seed=seed)
    assert np.array_equal(y, expected)


@SEEDS
@pytest.mark.parametrize("shape", [(1, 1), (32, 32), (33, 31), (70, 5), (1, 100)])
def test_transpose(shape, seed):
    x, y = numbers(shape), np.zeros(shape[::-1], np.float32)
    run("transpose", x, y, seed=seed)
    assert np.array_equal(y, x.T)


@SEEDS
@pytest.mark.parametrize(("n", "threads"), [(1, 32), (100, 64), (1000, 96), (777, 100), (3001, 256)])
def test_reductions(n, threads, seed):
    x, out = numbers(n), np.zeros(4, np.float32)
    run("reductions", x, out, threads, seed=seed)
    assert out.tolist() == [x.sum()] * 3 + [x.max()]


@SEEDS
@pytest.mark.parametrize("n", [1, 32, 127, 128, 129, 5000])
def test_scan(n, seed):
    x, y = numbers(n, np.int32), np.zeros(n, np.int32)
    run("scan", x, y, seed=seed)
    assert np.array_equal(y, np.cumsum(x))


@SEEDS
@pytest.mark.parametrize("n", [1, 95, 288, 289, 2000])
def test_histogram(n, seed):
    x, bins = numbers(n, np.int8, -128, 128), np.zeros(64, np.int32)
    run("histogram", x, bins, seed=seed)
    assert np.array_equal(bins, np.bincount(x.view(np.uint8) & 63, minlength=64))


@SEEDS
@pytest.mark.parametrize("shape", [(1, 1), (3, 95), (2, 96), (5, 300)])
def test_softmax(shape, seed):
    x, y = numbers(shape), np.zeros(shape, np.float32)
    run("softmax", x, y, seed=seed)
    e = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    np.testing.assert_allclose(y, e / e.sum(1, keepdims=True), rtol=1e-5)


@SEEDS
@pytest.mark.parametrize("shape", [(1, 1), (16, 16), (17, 15), (40, 33)])
def test_stencil(shape, seed):
    x = numbers(shape)
    expected = x.copy()
    for _ in range(3):
        around = np.pad(expected, 1)
        expected = (around[:-2, 1:-1] + around[2:, 1:-1] + (around[1:-1, :-2] + around[1:-1, 2:])) * np.float32(0.25)
    run("stencil", x, 3, seed=seed)
    assert np.array_equal(x, expected)


@SEEDS
@pytest.mark.parametrize(("m", "n", "k"), [(16, 16, 16), (32, 32, 32), (33, 31, 17), (50, 70, 40), (1, 1, 1)])
def test_matmul(m, n, k, seed):
    a, b, c = numbers((m, k), np.float16), numbers((k, n), np.float16), np.zeros((m, n), np.float32)
    report = run("matmul", a, b, c, seed=seed)
    assert np.array_equal(c, a.astype(np.float32) @ b.astype(np.float32))
    blocks, steps = -(-m // 32) * -(-n // 32), -(-k // 16)
    assert report.kernels[0].tensor == {"f16": blocks * steps * 4 * 2 * 16**3}
