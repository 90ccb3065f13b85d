"""Vectors, matrices and asynchronous copies of gpu.func in the native engine: the numbers and the findings of the NumPy engine."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "kernels"))
from _both import both, kernel
from _matmul_mma import grid, matmul

sys.path.pop(0)
sys.path.pop(0)


def close(sizes, stages=3, change=("", "")):
    """A product of matrices by both engines."""
    m, n, k = sizes
    text = matmul(m, n, k, stages)
    assert change[0] in text
    random = np.random.default_rng(m + n + k)
    a, b = (random.integers(-4, 5, shape).astype(np.float16) for shape in ((m, k), (k, n)))
    report, (_, _, c) = both(
        text.replace(*change, 1) if change[0] else text, "matmul", grid(m, n), 128, a, b, np.zeros((m, n), np.float32)
    )
    return report, np.array_equal(c, a.astype(np.float32) @ b.astype(np.float32))


@pytest.mark.parametrize(("sizes", "stages"), [((128, 128, 64), 2), ((136, 72, 40), 3)], ids=str)
def test_a_product_by_stages(sizes, stages):
    report, right = close(sizes, stages)
    assert report.engine.startswith("native") and right, report.engine


@pytest.mark.parametrize("change", [
    ("gpu.barrier", ""), ("nvgpu.device_async_wait %pending {numGroups = 1 : i32}", ""),
], ids=str)  # fmt: skip
def test_what_is_wrong_with_it_is_found(change):
    report, _ = close((128, 128, 128), 3, change)
    assert report.findings and report.engine.startswith("numpy: of the native engine, a check")


VECTORS = """%eight = arith.constant 8 : index
%four = arith.constant 4 : index
%at = arith.muli %i, %eight : index
%a = vector.load %x[%at] : memref<?xf32>, vector<8xf32>
%two = arith.constant dense<2.0> : vector<4xf32>
%some = arith.constant dense<[1.0, 0.5, -3.0, 4.0]> : vector<4xf32>
%zero = arith.constant dense<0.0> : vector<2x4xf32>
%low = vector.extract_strided_slice %a {offsets = [0], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
%mixed = vector.shuffle %a, %a [7, 1, 13, 4] : vector<8xf32>, vector<8xf32>
%sum = scf.for %k = %c0 to %four step %c1 iter_args(%old = %zero) -> (vector<2x4xf32>) {
  %one = vector.extract %old[0] : vector<4xf32> from vector<2x4xf32>
  %other = vector.extract %old[1] : vector<4xf32> from vector<2x4xf32>
  %new = vector.fma %low, %two, %one : vector<4xf32>
  %more = arith.addf %other, %mixed : vector<4xf32>
  %half = vector.insert %new, %old[1] : vector<4xf32> into vector<2x4xf32>
  %whole = vector.insert %more, %half[0] : vector<4xf32> into vector<2x4xf32>
  scf.yield %whole : vector<2x4xf32>
}
%flat = vector.shape_cast %sum : vector<2x4xf32> to vector<8xf32>
%first = vector.extract %some[2] : f32 from vector<4xf32>
%all = vector.broadcast %first : f32 to vector<8xf32>
%less = arith.cmpf olt, %flat, %all : vector<8xf32>
%chosen = arith.select %less, %all, %flat : vector<8xi1>, vector<8xf32>
%small = arith.cmpi ult, %i, %four : index
%end = scf.if %small -> (vector<8xf32>) {
  %turned = arith.negf %chosen : vector<8xf32>
  scf.yield %turned : vector<8xf32>
} else {
  scf.yield %chosen : vector<8xf32>
}
BARRIER
vector.store %end, %y[%at] : memref<?xf32>, vector<8xf32>"""


@pytest.mark.parametrize("barrier", ["", "gpu.barrier"])
def test_vectors(barrier):
    text = kernel(VECTORS.replace("BARRIER", barrier), "%x: memref<?xf32>, %y: memref<?xf32>")
    x = np.random.default_rng(5).standard_normal(512).astype(np.float32)
    report, _ = both(text, "k", 2, 32, x, np.zeros(512, np.float32))
    assert report.engine.startswith("native") and not report.findings, report.engine
    for less in (1, 9):
        report, _ = both(text, "k", 2, 32, x[: 512 - less].copy(), np.zeros(512, np.float32))
        assert report.engine.startswith("numpy: of the native engine, a check")
        assert report.findings[0].kind == "out-of-bounds"
    odd = text.replace("%at = arith.muli %i, %eight : index", "%before = arith.muli %i, %eight : index\n%at = arith.addi %before, %c1 : index")  # fmt: skip
    both(odd, "k", 2, 32, x, np.zeros(512, np.float32))


@pytest.mark.parametrize("type", ["f16", "i8", "f32"])
def test_matrices_of_any_numbers(type):
    """ldmatrix moves 16 bytes a row, whatever they are."""
    size = {"f16": 2, "i8": 1, "f32": 4}[type]
    shape, count = f"memref<32x{32 // size}x{type}, #gpu.address_space<workgroup>>", 4 // size
    body = f"""%tile = memref.alloc() : {shape}
%row = memref.alloc() : memref<1xi32, #gpu.address_space<workgroup>>
%wide = arith.constant {32 // size} : index
%thirty = arith.constant 32 : index
scf.for %k = %c0 to %wide step %c1 {{
  %b = arith.muli %i, %wide : index
  %p = arith.addi %b, %k : index
  %v = memref.load %x[%p] : memref<?x{type}>
  memref.store %v, %tile[%i, %k] : {shape}
}}
gpu.barrier
%from = arith.constant {16 // size} : index
%m = nvgpu.ldmatrix %tile[%i, %from] {{numTiles = 4 : i32, transpose = false}} : {shape} -> vector<4x{count}x{type}>
%many = arith.constant {4 * count} : index
%at = arith.muli %i, %many : index
%flat = vector.shape_cast %m : vector<4x{count}x{type}> to vector<{4 * count}x{type}>
vector.store %flat, %y[%at] : memref<?x{type}>, vector<{4 * count}x{type}>"""
    text = kernel(body, f"%x: memref<?x{type}>, %y: memref<?x{type}>")
    dtype = {"f16": np.float16, "i8": np.int8, "f32": np.float32}[type]
    x = np.random.default_rng(6).integers(-99, 99, 1024 // size).astype(dtype)
    report, _ = both(text, "k", 1, 32, x, np.zeros(512 // size, dtype))
    assert report.engine.startswith("native"), report.engine


@pytest.mark.parametrize(("op", "why"), [
    ("%n = vector.extract %v[%i] : f32 from vector<4xf32>", "by constants alone"),
    ("%n = vector.multi_reduction <add>, %v, %f [0] : vector<4xf32> to f32", "no such op"),
])  # fmt: skip
def test_what_is_left_to_the_other_engine(op, why):
    body = f"%f = arith.constant 1.0 : f32\n%v = vector.load %x[%c0] : memref<?xf32>, vector<4xf32>\n{op}\nmemref.store %n, %y[%i] : memref<?xf32>"
    report, _ = both(kernel(body, "%x: memref<?xf32>, %y: memref<?xf32>"), "k", 1, 1, np.ones(4, np.float32), np.zeros(4, np.float32))  # fmt: skip
    assert report.engine.startswith("numpy: of the native engine, ") and why in report.engine
