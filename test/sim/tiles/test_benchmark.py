"""`make bench` simulates Triton's programs that are checked, and has the rows that it promises."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import gpuir
from gpuir import sim

FOLDER = Path(__file__).resolve().parents[3] / "benchmarks"
sys.path.insert(0, str(FOLDER))
import cases_tiles  # noqa: E402
import figures  # noqa: E402

sys.path.remove(str(FOLDER))

ASKED = {"add": 30, "softmax": 30, "matmul": 10, "attention": 10}


@pytest.fixture
def small(monkeypatch):
    for name, size in {"ELEMENTS": 10_000, "ROWS": 5, "SIZE": 128, "HEADS": 2, "LENGTH": 128}.items():
        monkeypatch.setattr(cases_tiles, name, size)
    return cases_tiles.timed(gpuir, sim)


def test_cases(small):
    for name, case in small.items():
        if "processes" not in name:
            case(3 if name == "tiles programs" else 1)()


def test_rows_are_those_of_cases(small):
    rows = [figure for figure in figures.FIGURES if figure.case.startswith("tiles ")]
    growths = {growth.case for growth in figures.GROWTH if growth.case.startswith("tiles ")}
    assert {figure.case for figure in rows} | {figure.against for figure in rows} - {""} | growths == set(small)
    asked = {(figure.case, peer): ratio for figure in rows for peer, ratio in figure.asked.items() if ratio}
    for kernel, ratio in ASKED.items():
        for stage in ("ttir", "ttgir"):
            assert asked.pop((f"tiles {kernel} {stage}", "triton interpreter")) == ratio
            assert asked.pop((f"tiles {kernel} {stage}", "itself")) == 0.33
    assert not asked


def test_a_wrong_result_is_no_figure():
    launch = cases_tiles._matmul()
    cases_tiles.check(launch, launch.expected)
    for wrong in (0.01, float("nan")):
        result = launch.expected.copy()
        result[3, 4] += wrong
        with pytest.raises(ValueError, match="off by"):
            cases_tiles.check(launch, result)
