"""`--engine=both` sees where the engines disagree: in arrays, in counts, and in findings."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from _both_engines import compared

from gpuir import sim
from gpuir.sim import engines

sys.path.insert(0, str(Path(__file__).parent))
from _both import kernel

sys.path.pop(0)

COPY = """%v = memref.load %x[%i] : memref<?xi32>
memref.store %v, %y[%i] : memref<?xi32>"""
#: All threads of a block write one element.
RACE = """%k = gpu.block_id x
%v = memref.load %x[%i] : memref<?xi32>
memref.store %v, %y[%k] : memref<?xi32>"""


def launch(body: str, **options) -> tuple[sim.Report, np.ndarray]:
    y = np.zeros(128, np.int32)
    report = sim.launch(
        kernel(body), "k", 2, 64, np.arange(128, dtype=np.int32), y, on_fault="report", engine="auto", **options
    )
    return report, y


def with_native(monkeypatch: pytest.MonkeyPatch, changed) -> None:
    """``changed`` is called with the arguments behind each launch of the native engine, whose answer it is."""
    native = engines.Choice._native

    def other(choice, *, by_name):
        return changed(choice._arguments, native(choice, by_name=by_name))

    monkeypatch.setattr(engines.Choice, "_native", other)


def test_engines_that_agree() -> None:
    with compared():
        report, y = launch(COPY)
        assert report.engine.startswith("native") and np.array_equal(y, np.arange(128))
        report, _ = launch(RACE)
        assert report.engine.startswith("numpy") and {each.kind for each in report.findings} == {"race"}


def test_other_numbers(monkeypatch) -> None:
    def changed(arguments, attempt):
        arguments[1][77] += 1
        return attempt

    with_native(monkeypatch, changed)
    with compared(), pytest.raises(AssertionError, match=r"array 1 differs at \[\[77\]\]"):
        launch(COPY)


def test_faults_that_it_lets_pass(monkeypatch) -> None:
    with_native(monkeypatch, lambda arguments, attempt: attempt._replace(ran=True))
    with compared(), pytest.raises(AssertionError, match=r"NumPy finds: .*race"):
        launch(RACE)


def test_other_counts(monkeypatch) -> None:
    count = sim.Report.count

    def wrong(report):
        count(report)
        report.flops += 1

    monkeypatch.setattr(sim.Report, "count", wrong)
    with compared(), pytest.raises(AssertionError, match="flops: native 1, NumPy 0"):
        launch(COPY)


def test_an_engine_that_is_named_runs_alone() -> None:
    y = np.zeros(128, np.int32)
    with compared():
        report = sim.launch(kernel(COPY), "k", 2, 64, np.arange(128, dtype=np.int32), y, engine="native")
    assert report._counting is not None
