"""Correct kernels are not accused, whatever the order of their warps, and give what NumPy gives."""

from __future__ import annotations

import _cases
import numpy as np
import pytest

SCHEDULES = 200


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(SCHEDULES))
@pytest.mark.parametrize("name", _cases.CASES)
def test_drawn_schedules(name: str, seed: int) -> None:
    report, arrays = _cases.CASES[name].run(seed=seed)
    assert not report.findings, [str(each) for each in report.findings]
    _cases.CASES[name].check(arrays)


@pytest.mark.parametrize("name", _cases.CASES)
def test_lockstep(name: str) -> None:
    report, arrays = _cases.CASES[name].run()
    assert not report.findings, [str(each) for each in report.findings]
    _cases.CASES[name].check(arrays)


@pytest.mark.parametrize("name", ["transpose", "reduce", "histogram", "last_block"])
def test_several_processes(name: str) -> None:
    report, arrays = _cases.CASES[name].run(workers=2)
    assert not report.findings, [str(each) for each in report.findings]
    _cases.CASES[name].check(arrays)


@pytest.mark.parametrize("name", ["transpose", "reduce", "scan", "histogram", "early"])
def test_warps_of_64_lanes(name: str) -> None:
    report, arrays = _cases.CASES[name].run(lanes=64, seed=5)
    assert not report.findings, [str(each) for each in report.findings]
    _cases.CASES[name].check(arrays)


@pytest.mark.parametrize("name", _cases.CASES)
def test_checks_change_nothing(name: str) -> None:
    _, checked = _cases.CASES[name].run(seed=1)
    report, unchecked = _cases.CASES[name].run(seed=1, checks=False)
    assert report.traffic is None
    assert all(np.array_equal(a, b) for a, b in zip(checked, unchecked))
