"""Faults planted in Triton's kernels are found, each as what it is; the kernels themselves are clean in every order."""

from __future__ import annotations

import functools
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import gpuir
from gpuir import sim

sys.path.insert(0, str(Path(__file__).parent))
import _planting
import _seeded_tiles as seeded

sys.path.pop(0)

BASES = list(dict.fromkeys(fault.base for fault in seeded.FAULTS))
#: Schedules: when what is asynchronous ends, and in which order programs run.
SEEDS = range(20)


@functools.cache
def context() -> gpuir.Context:
    return gpuir.Context()


def module(lines: list[str]) -> Any:
    return gpuir.parse("\n".join(lines), context=context())


def is_expected(finding: sim.Finding, fault: _planting.Fault, lines: list[str]) -> bool:
    if finding.kind != fault.kind or fault.says not in str(finding) or not is_at(finding, lines, fault.at):
        return False
    return fault.other is None or (finding.other is not None and is_at(finding.other, lines, fault.other))


def is_at(finding: sim.Finding, lines: list[str], start: str) -> bool:
    file, line = _planting.position(lines, start)
    return finding.line == line and file in (None, finding.file)


@pytest.mark.parametrize("fault", [pytest.param(each, id=each.name.replace(" ", "-")) for each in seeded.FAULTS])
def test_faults(fault: _planting.Fault, request: pytest.FixtureRequest) -> None:
    lines = fault.lines
    kernel = module(lines)
    findings = fault.base.run(kernel, **dict(fault.options)).findings
    assert any(is_expected(each, fault, lines) for each in findings), [str(each) for each in findings]
    assert {each.kind for each in findings} <= {fault.kind, *fault.also}
    if request.config.getoption("--sweep") == "all":
        for order in ({"explore": 3}, *({"seed": each} for each in SEEDS)):
            kinds = {each.kind for each in fault.base.run(kernel, **dict(fault.options), **order).findings}
            assert kinds and kinds <= {fault.kind, *fault.also}, (order, kinds)


@pytest.mark.parametrize("base", [pytest.param(each, id=f"{each.source}-{each.stage}") for each in BASES])
def test_right_kernels(base: _planting.Base, seed: int, request: pytest.FixtureRequest) -> None:
    kernel = module(base.edited())
    orders: list[dict[str, Any]] = [{"explore": 3}, *({"seed": each} for each in SEEDS)]
    if request.config.getoption("--sweep") != "all":
        orders = random.Random(seed).sample(orders, 1)
    for order in ({"checks": "+late-fences"}, *orders):
        findings = base.run(kernel, **order).findings
        assert not findings, (order, [str(each) for each in findings])


def test_there_are_enough() -> None:
    assert len({each.name for each in seeded.FAULTS}) == len(seeded.FAULTS) >= 120
