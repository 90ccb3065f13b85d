"""The benchmark of the native engine: its cases do what they are timed for, and a wrong sum is no figure."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim

FOLDER = Path(__file__).parents[2] / "benchmarks"
sys.path.insert(0, str(FOLDER))
import cases_native  # noqa: E402
import figures  # noqa: E402

sys.path.remove(str(FOLDER))


@pytest.fixture(autouse=True)
def small(monkeypatch):
    monkeypatch.setattr(cases_native, "ELEMENTS", 3000)


def test_cases_and_rows():
    cases = cases_native.timed(sim)
    for case in cases.values():
        assert case(2)()[1] > 0
    rows = [each for each in figures.FIGURES if each.case.startswith("native engine")]
    assert {each.case for each in rows} | {each.against for each in rows} == set(cases)


def test_a_wrong_sum_is_no_figure():
    def launch(x, y):
        y += np.float32(1)

    with pytest.raises(ValueError, match="an element of the sum is wrong"):
        cases_native.elementwise(launch)(1)()
