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
import _seeded_tiles as seeded

sys.path.pop(0)

BASES = list(dict.fromkeys(fault.base for fault in seeded.FAULTS))
#: What a fault may lead to besides, before or behind it.
ALSO = {"uninitialized", "undefined", "deadlock", "missing-wait", "race"}


@functools.cache
def module(text: str) -> Any:
    return gpuir.parse(text, context=gpuir.Context())


def is_expected(finding: sim.Finding, fault: seeded.Fault, lines: list[str]) -> bool:
    if (finding.kind, finding.line) != (fault.kind, seeded.line_of(lines, fault.at) + 1) or fault.says not in str(
        finding
    ):
        return False
    if fault.other is None:
        return True
    return finding.other is not None and finding.other.line == seeded.line_of(lines, fault.other) + 1


@pytest.mark.parametrize("fault", [pytest.param(each, id=each.name.replace(" ", "-")) for each in seeded.FAULTS])
def test_faults(fault: seeded.Fault, seed: int, request: pytest.FixtureRequest) -> None:
    lines = fault.lines
    kernel = module("\n".join(lines))
    findings = fault.base.run(kernel, **dict(fault.options)).findings
    assert any(is_expected(each, fault, lines) for each in findings), [str(each) for each in findings]
    # Addresses from integers that wrapped around are mostly nobody's.
    also = ALSO | {"out-of-bounds"} if fault.kind == "overflow" else ALSO
    assert {each.kind for each in findings} <= {fault.kind, *also}
    if request.config.getoption("--sweep") == "all":
        for order in ({"explore": 3}, {"seed": seed}, {"seed": seed + 1}):
            kinds = {each.kind for each in fault.base.run(kernel, **dict(fault.options), **order).findings}
            assert kinds & {fault.kind, *ALSO}, order


@pytest.mark.parametrize("base", [pytest.param(each, id=f"{each.source}-{each.stage}") for each in BASES])
def test_right_kernels(base: seeded.Base, seed: int, request: pytest.FixtureRequest) -> None:
    kernel = module("\n".join(base.edited()))
    seeds = range(20) if request.config.getoption("--sweep") == "all" else random.Random(seed).sample(range(20), 1)
    for order in ({}, {"explore": 3}, {"checks": "+late-fences"}, *({"seed": each} for each in seeds)):
        findings = base.run(kernel, **order).findings
        assert not findings, (order, [str(each) for each in findings])


def test_there_are_enough() -> None:
    assert len({each.name for each in seeded.FAULTS}) == len(seeded.FAULTS) >= 60
