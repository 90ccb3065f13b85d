"""rocdl: conversions to and from floats of 8 bits agree with those of arith, which upstream lowers to them."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.compile.kernels import device_modules
from gpuir.compile.lowering import lower
from gpuir.compile.targets import TARGETS
from gpuir.host import ir
from gpuir.sim.types import small_float

N = 128
TYPES = {"f8E4M3FNUZ": "float8_e4m3fnuz", "f8E5M2FNUZ": "float8_e5m2fnuz"}


def text(type, width):
    """Each thread widens ``width`` numbers, and rounds as many."""
    v, w = (f"{width}x{t}" if width > 1 else t for t in (type, "f32"))
    vector = [f"vector<{each}>" if width > 1 else each for each in (v, w)]
    load, more = ("vector.load", (f", {vector[0]}", f", {vector[1]}")) if width > 1 else ("memref.load", ("", ""))
    store = load.replace("load", "store")
    return f"""
gpu.module @m {{
  gpu.func @k(%x: memref<?x{type}>, %y: memref<?xf32>, %p: memref<?xf32>, %q: memref<?x{type}>) kernel {{
    %t = gpu.thread_id x
    %n = arith.constant {width} : index
    %i = arith.muli %t, %n : index
    %a = {load} %x[%i] : memref<?x{type}>{more[0]}
    %b = arith.extf %a : {vector[0]} to {vector[1]}
    {store} %b, %y[%i] : memref<?xf32>{more[1]}
    %c = {load} %p[%i] : memref<?xf32>{more[1]}
    %d = arith.truncf %c : {vector[1]} to {vector[0]}
    {store} %d, %q[%i] : memref<?x{type}>{more[0]}
    gpu.return
  }}
}}"""


@pytest.mark.parametrize("width", [1, 2, 4])
@pytest.mark.parametrize("type", TYPES)
def test_arith_before_and_after(type, width):
    dtype = small_float(TYPES[type])
    x = np.arange(256, dtype=np.uint8)[: N * width].view(dtype)
    x = np.resize(x, N * width)
    p = (np.random.default_rng(1).standard_normal(N * width) * 8).astype(np.float32)
    before, after = ([x, np.zeros_like(p), p, np.zeros_like(x)] for _ in range(2))
    sim.launch(text(type, width), "k", 1, N, *before, chip="gfx942")
    with gpuir.Context() as context, ir.Location.unknown():
        kernels = device_modules(gpuir.parse(text(type, width), context=context), False)
        lower(kernels, TARGETS["gfx942"], bare_pointers=False, expand_math=False)
        report = sim.launch(kernels.module, "k", 1, N, *after, chip="gfx942")
    assert any(name.startswith("rocdl.cvt.") for name in report.operations)
    assert np.array_equal(before[1], x.astype(np.float32), equal_nan=True)
    assert np.array_equal(after[1], before[1], equal_nan=True)
    assert after[3].tobytes() == before[3].tobytes() == p.astype(dtype).tobytes()


def test_two_halves_towards_zero(compute):
    a = np.array([1.0, 1.0009, -1.0009, 65519.0, 1e-9, -0.5, 2049.0, 3.14159] * 5, np.float32)
    b = a[::-1].copy()
    (found,) = compute("%r0 = rocdl.cvt.pkrtz %0, %1 : vector<2xf16>", ["f32", "f32"], ["vector<2xf16>"], a, b)
    for column, given in ((found[:, 0], a), (found[:, 1], b)):
        wide = column.astype(np.float32)
        with np.errstate(over="ignore"):
            next_one = np.nextafter(column, (np.sign(given) * np.inf).astype(np.float16)).astype(np.float32)
        assert (np.abs(wide) <= np.abs(given)).all()
        assert (np.abs(next_one) > np.abs(given)).all()
