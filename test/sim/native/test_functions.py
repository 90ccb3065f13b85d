"""Elementary functions of the native engine: bit for bit those of the NumPy engine, wherever in a kernel they stand."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from gpuir.sim.functions import FUNCTIONS
from gpuir.sim.native import functions

sys.path.insert(0, str(Path(__file__).parent))
from _both import both

sys.path.pop(0)

TWO = ("powf", "atan2")


def kernel(name, type):
    """The function of values that all threads have, that each has, and that some have."""
    more = f", %w : {type}" if name in TWO else f" : {type}"
    again = f", %r : {type}" if name in TWO else f" : {type}"
    alike = f", %s : {type}" if name in TWO else f" : {type}"
    return f"""gpu.module @kernels {{
gpu.func @k(%s: {type}, %x: memref<?x{type}>, %z: memref<?x{type}>, %y: memref<?x{type}>) kernel {{
%i = gpu.global_id x
%u = math.{name} %s{alike}
%v = memref.load %x[%i] : memref<?x{type}>
%w = memref.load %z[%i] : memref<?x{type}>
%r = math.{name} %v{more}
%some = arith.cmpf olt, %v, %w : {type}
%q = scf.if %some -> ({type}) {{
%p = math.{name} %w{again}
scf.yield %p : {type}
}} else {{
%p = arith.addf %r, %u : {type}
scf.yield %p : {type}
}}
memref.store %q, %y[%i] : memref<?x{type}>
gpu.return
}}
}}"""


@pytest.mark.sweep(24)
@pytest.mark.parametrize("type", ["f32", "f64"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_numbers_are_those_of_numpy(name, type, run_seed):
    dtype, drawn = np.dtype(f"f{type[1:]}".replace("32", "4").replace("64", "8")), np.random.default_rng(run_seed)
    x, z = ((drawn.normal(size=600) * 10.0 ** drawn.integers(-4, 3, 600)).astype(dtype) for _ in range(2))
    x[:6] = [0, -0.0, np.inf, -np.inf, np.nan, 1]
    report, (*_, y) = both(kernel(name, type), "k", 6, 100, 0.75, x, z, np.zeros_like(x))
    assert report.engine.startswith("native")
    assert np.isfinite(y).any()


def test_a_table_that_is_not_as_expected_is_not_called(monkeypatch):
    """The NumPy engine runs the kernel where another NumPy has its functions elsewhere, or others."""
    functions._loop.cache_clear()
    monkeypatch.setattr(functions, "_NUMBERS", functions._NUMBERS + 4)
    x = np.ones(64, np.float32)
    try:
        report, _ = both(kernel("exp", "f32"), "k", 1, 64, 0.5, x, x + 1, x.copy())
    finally:
        functions._loop.cache_clear()
    assert report.engine == "numpy: of the native engine, the native engine has no such op ('math.exp')"


def test_a_loop_that_computes_something_else_is_not_called():
    loop = functions._loop("exp")
    assert loop is not None
    assert functions._gives_what_numpy_gives(np.exp, loop)
    assert not functions._gives_what_numpy_gives(np.log, loop)
