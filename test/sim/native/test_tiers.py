"""Which engine a launch begins with."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim
from gpuir.sim.native.tiers import Tier

sys.path.insert(0, str(Path(__file__).parent))
from _both import kernel

sys.path.pop(0)

#: Sums of as many numbers as an argument says, which is not known to be large.
SUMS = """%n32 = memref.load %x[%c0] : memref<?xi32>
%n = arith.index_cast %n32 : i32 to index
%zero = arith.constant 0 : i32
%sum = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero) -> (i32) {
%k32 = arith.index_cast %k : index to i32
%t = arith.addi %s, %k32 : i32
scf.yield %t : i32
}
memref.store %sum, %y[%i] : memref<?xi32>"""
COPY = "%v = memref.load %x[%i] : memref<?xi32>\nmemref.store %v, %y[%i] : memref<?xi32>"
SMALL = "numpy: the launch is small, and making machine code of the kernel takes longer"
pytestmark = pytest.mark.engine("auto")


def launched(prepared, blocks, x, y, **options):
    return sim.launch(prepared, "k", blocks, 32, x, y, **options)


def test_small_launches_add_up():
    prepared, engines = sim.prepare(kernel(COPY)), []
    x, y = np.arange(64, dtype=np.int32), np.zeros(64, np.int32)
    for _ in range(2000):
        y[:] = 0
        engines.append(launched(prepared, 2, x, y).engine)
        assert np.array_equal(x, y)
        if engines[-1].startswith("native"):
            break
    assert engines[0] == SMALL and len(engines) > 50
    assert engines[-1] == "native: it has every op and option of the launch"
    # Once it is made, it is used.
    assert launched(prepared, 1, x, y).engine.startswith("native")


def test_a_large_launch_is_native_at_once():
    x = np.arange(1 << 20, dtype=np.int32)
    assert launched(kernel(COPY), len(x) // 32, x, np.zeros_like(x)).engine.startswith("native")


def test_a_loop_that_turns_out_to_be_long_is_given_up(capsys):
    x, y = np.full(32, 100_000, np.int32), np.zeros(32, np.int32)
    assert launched(kernel(SUMS), 1, x, y).engine.startswith("native")
    assert np.all(y == np.arange(100_000, dtype=np.int32).sum(dtype=np.int32))
    assert launched(kernel(SUMS), 1, x[:1] * 0 + 5, y).engine.startswith("native")
    other = kernel(SUMS).replace("%zero", "%none")
    assert launched(other, 1, np.array([5], np.int32), y).engine == SMALL


def test_what_was_printed_is_printed_once(capsys):
    """What prints does not begin again, however long it is."""
    body = 'gpu.printf "here\\0A"\n' + SUMS
    x, y = np.full(32, 20_000, np.int32), np.zeros(32, np.int32)
    report = launched(kernel(body), 1, x, y)
    assert report.engine == SMALL
    assert len(report.output) == 32
    assert capsys.readouterr().out.count("here") == 32


def test_the_budget_is_the_callers(capsys):
    x, y = np.full(32, 1200, np.int32), np.zeros(32, np.int32)
    for budget, finding in ((1200, False), (1199, True)):
        report = launched(kernel(SUMS), 1, x, y, max_iterations=budget, on_fault="report", engine="auto")
        assert [each.kind for each in report.findings] == ["no-progress"] * finding


def test_the_bounds_that_arguments_give_count():
    body = SUMS.replace("%n32 = memref.load %x[%c0] : memref<?xi32>\n%n = arith.index_cast %n32 : i32 to index\n", "")
    text = kernel(body, "%n: index, %y: memref<?xi32>")
    report = sim.launch(text, "k", 1, 32, 200_000, np.zeros(32, np.int32))
    assert report.engine.startswith("native")
    assert sim.launch(text.replace("%sum", "%total"), "k", 1, 32, 20, np.zeros(32, np.int32)).engine == SMALL


def test_machine_code_whose_checks_fail_for_nothing_is_left_alone(monkeypatch):
    """Lanes that hand something on behind a fence are right, and not known to be: NumPy looks, and does so alone then."""
    from gpuir.sim.native.engine import Attempt, NativeKernel

    asked = []
    monkeypatch.setattr(Tier, "eager", True)
    monkeypatch.setattr(NativeKernel, "launch", lambda *a, **k: asked.append(1) or Attempt(False, "a check failed"))
    prepared, x, y = sim.prepare(kernel(COPY)), np.ones(32, np.int32), np.zeros(32, np.int32)
    for _ in range(4):
        assert launched(prepared, 1, x, y).engine.startswith("numpy: of the native engine")
    assert len(asked) == 2
