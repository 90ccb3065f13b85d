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


@pytest.mark.parametrize("kernel", figures._NATIVE)
def test_cases_do_what_they_are_timed_for(kernel):
    cases = cases_native.timed(sim)
    for name in (f"default engine, {kernel}", f"native engine, {kernel} without checks", f"numpy, {kernel}"):
        assert cases[name](2)()[1] > 0


def test_rows():
    rows = [each for each in figures.FIGURES if each.case.startswith(("default engine, ", "native engine, "))]
    named = {each.case for each in rows} | {each.against for each in rows}
    # Of some kernels no speed without checks is asked, and it is shown all the same.
    assert named == set(cases_native.timed(sim))


def test_a_wrong_result_is_no_figure():
    def work(kernel, arrays):
        arrays[-1] += np.int32(1)

    with pytest.raises(ValueError, match="an element of the result is wrong"):
        cases_native._timed("histogram", work)(1)()
