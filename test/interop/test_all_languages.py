"""The fixture `gpu_simulator` takes launches of several languages in one test: what each finds is told at its own line."""

from __future__ import annotations

import importlib.util

import pytest

pytest_plugins = ["pytester"]

NUMBA = """
from numba import cuda, types

@cuda.jit
def flip(x):
    s = cuda.shared.array(64, types.int32)
    i = cuda.threadIdx.x
    s[i] = x[i]
    x[i] = s[63 - i]  # of numba
"""

WARP = """
import warp as wp

@wp.kernel
def pile(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    y[0] = y[0] + x[wp.tid()]  # of warp
"""

CUTE = """
import cutlass, cutlass.cute as cute
from cutlass.cute.runtime import from_dlpack

@cute.kernel
def copied(x: cute.Tensor, y: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()
    y[i] = x[i + 1]  # of cute

@cute.jit
def copy(x: cute.Tensor, y: cute.Tensor):
    copied(x, y).launch(grid=[1, 1, 1], block=[64, 1, 1])
"""

LAUNCHES = {
    "numba_cuda": (NUMBA, "flip[1, 64](np.arange(64, dtype=np.int32))"),
    "warp": (WARP, "wp.launch(pile, dim=64, inputs=[np.ones(64, np.float32), np.zeros(1, np.float32)])"),
    "cutlass": (CUTE, "copy(from_dlpack(np.zeros(64, np.float32)), from_dlpack(np.zeros(64, np.float32)))"),
}


def test_one_fixture_takes_all(pytester):
    here = [each for each in LAUNCHES if importlib.util.find_spec(each) is not None]
    if len(here) < 2:
        pytest.skip("fewer than two of numba-cuda, Warp and CuTe DSL are here: make languages-test")
    text = "import numpy as np\n" + "".join(LAUNCHES[each][0] for each in here)
    text += "\ndef test_all(gpu_simulator):\n" + "".join(f"    {LAUNCHES[each][1]}\n" for each in here)
    text += f"    assert len(gpu_simulator.launches) == {len(here)}\n"
    pytester.makepyfile(text)
    ran = pytester.runpytest_subprocess("-p", "gpuir.testing.plugin", "-p", "no:cacheprovider")
    ran.assert_outcomes(failed=1)
    for each in here:
        word = {"numba_cuda": "numba", "warp": "warp", "cutlass": "cute"}[each]
        line = next(number for number, line in enumerate(text.splitlines(), 1) if f"# of {word}" in line)
        ran.stdout.fnmatch_lines([f"*test_one_fixture_takes_all.py:{line}:*error:*"])
