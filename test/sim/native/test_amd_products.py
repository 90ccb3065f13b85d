"""amdgpu's products as machine code: MFMA and WMMA, and a tiled product in the LDS, as the NumPy engine has them."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim.fragments.amd import mfma_accumulator, mfma_multiplicand, wmma_accumulator, wmma_multiplicand
from gpuir.sim.types import small_float

sys.path.insert(0, str(Path(__file__).parent))
from _amdgpu import DTYPES, kernel, native, numbers
from _both import both

sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).parent.parent / "kernels"))
import _matmul_mfma

sys.path.pop(0)

# Products

#: m, n, k, type of A and B, type of the sums.
MFMA = [
    *((*shape, type, "f32") for type in ("f16", "bf16") for shape in ((16, 16, 16), (32, 32, 8), (16, 16, 32), (32, 32, 16))),
    *((*shape, "f32", "f32") for shape in ((32, 32, 2), (16, 16, 4))),
    *((*shape, "i8", "i32") for shape in ((16, 16, 16), (32, 32, 8), (16, 16, 32), (32, 32, 16), (16, 16, 64), (32, 32, 32))),
]  # fmt: skip


def multiplied(product, left, right, total, type, sums):
    """A kernel of fragments, each lane's elements a row."""

    def load(name, fragment, of):
        ref = f"memref<?x{fragment.held}x{of}>"
        if fragment.held == 1:
            return f"%{name} = memref.load %{name}s[%g, %c0] : {ref}", ref, of
        vector = f"vector<{fragment.held}x{of}>"
        return f"%{name} = vector.load %{name}s[%g, %c0] : {ref}, {vector}", ref, vector

    loads = [load(*each) for each in (("a", left, type), ("b", right, type), ("c", total, sums))]
    (_, of_a, a), (_, of_b, b), (_, of_c, c) = loads
    lines = "\n".join(each[0] for each in loads)
    return kernel(
        f"%as: {of_a}, %bs: {of_b}, %cs: {of_c}",
        f"""{lines}
        %one = {product.format(a=a, b=b, c=c, acc="%c")}
        %two = {product.format(a=a, b=b, c=c, acc="%one")}
        vector.store %two, %cs[%g, %c0] : {of_c}, {c}""",
    )


def held(fragment, matrix):
    """What lanes hold of matrices [waves, rows, columns], a row for each of them."""
    return np.ascontiguousarray(
        np.concatenate([one.reshape(-1)[fragment.element].reshape(len(fragment.element), -1) for one in matrix])
    )


def multiply(text, left, right, total, depth, type, sums, seed, lanes, waves=2):
    if type == "bf16":
        pytest.importorskip("ml_dtypes")
    m, n = total.shape[-2:]
    rng = np.random.default_rng(seed)
    a, b, c = (rng.integers(-10, 11, (waves, *shape)) for shape in ((m, depth), (n, depth), (m, n)))
    arrays = [
        held(fragment, each).astype(small_float("bfloat16") if of == "bf16" else DTYPES[of])
        for fragment, each, of in ((left, a, type), (right, b, type), (total, c, sums))
    ]
    _, _, made = native(text, *arrays, block=lanes * waves, lanes=lanes)
    np.testing.assert_array_equal(made, held(total, 2 * (a @ b.swapaxes(1, 2)) + c))


@pytest.mark.parametrize(("m", "n", "k", "type", "sums"), MFMA, ids=lambda each: str(each))
def test_mfma(m, n, k, type, sums, seed):
    left, right, total = mfma_multiplicand(m, k, 1), mfma_multiplicand(n, k, 1), mfma_accumulator(m, n, 1)
    product = f"amdgpu.mfma {m}x{n}x{k} %a * %b + {{acc}} blgp = none : {{a}}, {{b}}, {{c}}"
    multiply(multiplied(product, left, right, total, type, sums), left, right, total, k, type, sums, seed, 64)


@pytest.mark.parametrize("type", ["f16", "bf16"])
def test_wmma(type, seed):
    left = right = wmma_multiplicand(16, 8, 32)
    total = wmma_accumulator(8, 32, interleaved=False)
    product = "amdgpu.wmma 16x16x16 %a * %b + {acc} : {a}, {b}, {c}"
    multiply(multiplied(product, left, right, total, type, "f32"), left, right, total, 16, type, "f32", seed, 32)


def test_a_product_of_a_later_chip(seed):
    """Of which a lane has two runs of a row."""
    body = """%a = vector.load %x[%t, %c0] : memref<?x16xf16>, vector<16xf16>
    %c = vector.load %y[%t, %c0] : memref<?x8xf32>, vector<8xf32>
    %d = amdgpu.wmma 16x16x32 %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>
    vector.store %d, %y[%t, %c0] : memref<?x8xf32>, vector<8xf32>"""
    text = kernel("%x: memref<?x16xf16>, %y: memref<?x8xf32>", body)
    arrays = numbers(seed, 32, 16, dtype=np.float16), numbers(seed, 32, 8)
    report, _ = both(text, "k", 1, 32, *arrays, chip="gfx1250")
    assert "has not this product ('amdgpu.wmma')" in report.engine


def test_products_that_a_wave_of_another_size_has(seed):
    """NumPy's own words."""
    left, right, total = mfma_multiplicand(16, 16, 1), mfma_multiplicand(16, 16, 1), mfma_accumulator(16, 16, 1)
    product = "amdgpu.mfma 16x16x16 %a * %b + {acc} blgp = none : {a}, {b}, {c}"
    text = multiplied(product, left, right, total, "f16", "f32")
    arrays = [np.zeros((64, 4), each) for each in (np.float16, np.float16, np.float32)]
    for engine in ("auto", "numpy"):
        with pytest.raises(gpuir.Error, match="waves of 64 lanes"):
            sim.launch(text, "k", 1, 64, *arrays, chip="gfx1201", engine=engine)


@pytest.mark.parametrize("sizes", [(64, 64, 64), (100, 72, 50), (1, 1, 1), (65, 130, 17)], ids=str)
def test_a_tiled_product(sizes, seed):
    m, n, k = sizes
    a, b = (np.random.default_rng(seed).integers(-4, 5, shape).astype(np.float16) for shape in ((m, k), (k, n)))
    report, made = both(
        _matmul_mfma.text(), "matmul", _matmul_mfma.grid(m, n), _matmul_mfma.THREADS, m, n, k, a.reshape(-1), b.reshape(-1),
        np.zeros(m * n, np.float32), chip="gfx942",
    )  # fmt: skip
    assert report.engine.startswith("native")
    np.testing.assert_array_equal(made[-1].reshape(m, n), a.astype(np.float32) @ b.astype(np.float32))


def test_a_tiled_product_of_any_numbers(seed):
    """Sums in f32 have an order of their own."""
    m, n, k = 70, 90, 130
    a, b = (np.random.default_rng(seed).standard_normal(shape).astype(np.float16) for shape in ((m, k), (k, n)))
    c = np.zeros(m * n, np.float32)
    report = sim.launch(
        _matmul_mfma.text(), "matmul", _matmul_mfma.grid(m, n), _matmul_mfma.THREADS, m, n, k, a.reshape(-1), b.reshape(-1), c,
        chip="gfx942",
    )  # fmt: skip
    assert report.engine.startswith("native")
    np.testing.assert_allclose(c.reshape(m, n), a.astype(np.float64) @ b.astype(np.float64), rtol=1e-4, atol=1e-4)


def test_a_tiled_product_without_its_barriers(seed):
    a, b = (numbers(seed, 64 * 64, dtype=np.float16) for _ in range(2))
    report, _ = both(
        _matmul_mfma.text(barrier=""), "matmul", (1, 1), _matmul_mfma.THREADS, 64, 64, 64, a, b, np.zeros(64 * 64, np.float32),
        chip="gfx942",
    )  # fmt: skip
    assert any(each.kind == "race" and each.space == "shared" for each in report.findings)
