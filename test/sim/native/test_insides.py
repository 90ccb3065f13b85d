"""Comparisons that rows of threads have alike or not, at the edges where numbers wrap: the NumPy engine's results, and NumPy's own."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from _both import both

sys.path.pop(0)

_COMPARED = {
    "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
}  # fmt: skip


def drawn(draw):
    """A kernel that tells of each thread how a number of its compares, its launch, and what it tells."""
    sign, how = draw.choice("su"), draw.choice(list(_COMPARED))
    bits, wider = draw.choice([(32, ""), (64, ""), (32, "arith.extsi"), (32, "arith.extui")])
    stride = draw.choice([1, 1, 1, 2, 3, 1000, 65535, 65536])
    block, grid = draw.choice([(1, 40), (32, 3), (64, 2), (100, 2), (8, 9)])
    edges = [0, 1 << (bits - 1), (1 << bits) - 1, 1 << 16, 1 << 31]
    base, bound = (draw.choice(edges) + draw.choice([0, -1, -stride * block, draw.randrange(-500, 500)]) for _ in "ab")
    if draw.random() < 0.5:
        bound = base + stride * draw.randrange(-5, block * grid + 5)
    of, made = f"i{bits}", f"i{64 if wider else bits}"
    signed = (1 << (bits - 1)) - 1
    base, bound = ((each + signed + 1) % (1 << bits) - signed - 1 for each in (base, bound))
    swapped, barrier = draw.random() < 0.3, "gpu.barrier" if draw.random() < 0.5 else ""
    order = "%bound, %x" if swapped else "%x, %bound"
    text = f"""gpu.module @kernels {{
gpu.func @k(%base: {of}, %bound: {made}, %v: memref<?xi32>, %y: memref<?xi32>) kernel {{
%b = gpu.block_id x
%d = gpu.block_dim x
%t = gpu.thread_id x
%s = arith.muli %b, %d : index
%i = arith.addi %s, %t : index
%n = arith.index_cast %i : index to {of}
%stride = arith.constant {stride} : {of}
%far = arith.muli %n, %stride : {of}
%sum = arith.addi %far, %base : {of}
%x = {f"{wider} %sum : {of} to {made}" if wider else f"arith.ori %sum, %zero : {of}" if draw.random() < 0.1 else f"arith.addi %sum, %zero : {of}"}
%c = arith.cmpi {sign}{how}, {order} : {made}
{barrier}
%value = memref.load %v[%i] : memref<?xi32>
scf.if %c {{
  memref.store %value, %y[%i] : memref<?xi32>
}}
gpu.return
}}
}}""".replace("%stride =", f"%zero = arith.constant 0 : {of}\n%stride =")
    threads = np.arange(block * grid).astype(np.uint64)
    x = threads * np.uint64(stride) + np.uint64(base % (1 << 64))
    x = x.astype(f"u{bits // 8}").astype(f"i{bits // 8}")
    if wider:
        x = x.astype(np.int64) if wider == "arith.extsi" else x.view(np.uint32).astype(np.int64)
    other = np.full_like(x, bound)
    if sign == "u":
        x, other = x.view(f"u{x.itemsize}"), other.view(f"u{x.itemsize}")
    expected = _COMPARED[how](*((other, x) if swapped else (x, other)))
    return text, grid, block, base, bound, expected


def compare(draw):
    text, grid, block, base, bound, expected = drawn(draw)
    many = block * grid
    for less in (0, 1 + draw.randrange(block)):
        values = np.arange(1, many + 1 - less, dtype=np.int32)
        report, (*_, y) = both(text, "k", grid, block, base, bound, values, np.zeros(many, np.int32))
        assert report.engine.startswith("numpy" if less else "native"), text
        assert bool(report.findings) == bool(less)
        if not less:
            assert np.array_equal(y != 0, expected), text


def test_the_first(run_seed):
    draw = random.Random(run_seed)
    for _ in range(25):
        compare(draw)


@pytest.mark.sweep(20)
@pytest.mark.parametrize("number", range(1000))
def test_comparisons(number):
    compare(random.Random(number))
