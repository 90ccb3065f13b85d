"""Barriers by the simulator, thread by thread: with all of them no thread races, and leaving out any one is found."""

from __future__ import annotations

import itertools
import random
import sys
from pathlib import Path

import numpy as np

import gpuir
from gpuir import sim
from gpuir.analysis import find_ops
from gpuir.dialects import tt
from gpuir.transforms.triton import insert_barriers, place_barriers

sys.path.insert(0, str(Path(__file__).parent))
from _barrier_lanes import MOST_CONDITIONS, THREADS, Drawn, Threads

del sys.path[0]

PROGRAMS = 7


def _simulate(drawn: Drawn, left_out: int | None = None) -> tuple[bool, int, bool]:
    """Whether threads race, how many barriers there are, and whether the analysis asks for one more.

    Without barrier number `left_out`, and for all ways through the branches.
    """
    with gpuir.Context():
        module = gpuir.parse(drawn.text)
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
    rest = (False,) * (MOST_CONDITIONS - drawn.conditions)
    for decided in itertools.product((False, True), repeat=drawn.conditions):
        taken = (*decided, *rest)
        report = sim.launch(kernel, "drawn", 1, THREADS, *taken, np.zeros(THREADS, np.int32), on_fault="report")
        assert all(finding.kind == "race" for finding in report.findings), report
        races = races or bool(report.findings)
    return races, count, asked


def test_all_barriers_are_enough_and_those_that_are_left_out_are_found(run_seed: int) -> None:
    """One that a later one has made needless may go, and one that only a loop of no rounds would need is not missed here."""
    needed = found = 0
    for number in range(PROGRAMS):
        draw = random.Random(f"{run_seed} {number}")
        drawn = Drawn(draw)
        races, count, asked = _simulate(drawn)
        assert not races and not asked, drawn.text
        for left_out in draw.sample(range(count), min(count, 3)):
            races, _, asked = _simulate(drawn, left_out)
            assert asked or not races, f"nothing is asked for barrier {left_out}:\n{drawn.text}"
            needed += asked
            found += races
    assert needed >= PROGRAMS and found > 0.7 * needed, f"{found} of {needed} barriers that were left out are found"
