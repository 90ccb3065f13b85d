"""Barriers by the simulator, thread by thread: with all of them no thread races, and leaving out any one is found."""

from __future__ import annotations

import itertools
import random
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.analysis import find_ops
from gpuir.dialects import tt
from gpuir.transforms.triton import insert_barriers, place_barriers

sys.path.insert(0, str(Path(__file__).parent))
from _barrier_lanes import MOST_CONDITIONS, THREADS, Drawn, Threads

del sys.path[0]

PROGRAMS = 12


def _simulate(text: str, left_out: int | None = None) -> tuple[bool, int, bool]:
    """Whether threads race, how many barriers there are, and whether the analysis asks for one more.

    Without barrier number `left_out`, and for all ways through the branches.
    """
    with gpuir.Context():
        module = gpuir.parse(text)
        gpuir.pass_manager("triton-allocate-shared-memory").run(module)
        count = sum(len(placement.before) for placement in place_barriers(module))
        insert_barriers(module)
        barriers = find_ops(module, "gpu.barrier")
        assert len(barriers) == count
        if left_out is not None:
            barriers[left_out].operation.erase()
        asked = any(placement.before for placement in place_barriers(module))
        (function,) = find_ops(module, tt.FuncOp)
        kernel = Threads(module, function).text
    races = False
    for taken in itertools.product((False, True), repeat=MOST_CONDITIONS):
        report = sim.launch(kernel, "drawn", 1, THREADS, *taken, np.zeros(THREADS, np.int32), on_fault="report")
        assert all(finding.kind == "race" for finding in report.findings), report
        races = races or bool(report.findings)
    return races, count, asked


@pytest.mark.parametrize("number", range(PROGRAMS))
def test_all_barriers_are_enough_and_each_that_is_left_out_is_found(number: int, run_seed: int) -> None:
    draw = random.Random(f"{run_seed} {number}")
    text = Drawn(draw).text
    races, count, asked = _simulate(text)
    assert not races and not asked, text
    for left_out in draw.sample(range(count), min(count, 3)):
        races, _, asked = _simulate(text, left_out)
        # One that a later one has made needless may go.
        assert races == asked, f"without barrier {left_out}: {races=} {asked=}\n{text}"
