"""`make bench` simulates products that are checked, and has the rows that it promises."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim

FOLDER = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(FOLDER))
import cases_sim  # noqa: E402
import run  # noqa: E402

sys.path.remove(str(FOLDER))


@pytest.fixture
def small(monkeypatch):
    monkeypatch.setattr(cases_sim, "SIZE", (128, 256, 64))
    monkeypatch.setattr(cases_sim, "LARGE", (256, 256, 32))
    return cases_sim.timed(gpuir, sim)


def test_cases(small):
    for case in small.values():
        case(1)()


def test_rows_are_those_of_cases(small):
    figures = [
        each
        for each in run.FIGURES
        if each.case.startswith("simulate ") and "CUDA" not in each.case and "PTX" not in each.case
    ]
    assert {figure.case for figure in figures} | {figure.against for figure in figures} - {""} == set(small)
    asked = {(figure.case, figure.against or peer): ratio for figure in figures for peer, ratio in figure.asked.items()}
    assert asked == {
        ("simulate matmul, tiles as large", "triton interpreter"): None,
        ("simulate matmul", "triton interpreter"): 1,
        ("simulate matmul", "simulate matmul without checks"): 0.25,
        ("simulate matmul without checks", "triton interpreter"): None,
        ("simulate large matmul with 2 workers", "simulate large matmul"): 1.7,
        ("simulate large matmul with 2 workers", "simulate large matmuls side by side"): None,
    }


def test_a_process_of_several_tells_of_a_wrong_product(small, monkeypatch):
    monkeypatch.setattr(cases_sim, "TOLERANCE", 0)
    with pytest.raises(ValueError, match="off by"):
        small["simulate large matmuls side by side"](2)()


def test_a_wrong_product_is_no_figure():
    a, b = cases_sim.operands((16, 8, 32))
    c = a.astype(np.float32) @ b.astype(np.float32)
    cases_sim.check(a, b, c)
    for wrong in (0.01, np.nan):
        c[3, 4] += wrong
        with pytest.raises(ValueError, match="off by"):
            cases_sim.check(a, b, c)
