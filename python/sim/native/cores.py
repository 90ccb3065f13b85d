"""Blocks of a launch on several cores: each has a part of the grid, and words of its own."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence

import numpy as np

from gpuir.sim.native.guards import FAILED, LIMIT, SPENT
from gpuir.sim.native.machine import Machine
from gpuir.sim.terms import Dim3

__all__ = ["cores_for", "index_of", "spread_out"]

#: Of fewer threads that take less time one core has run all before another one has begun.
_WORTH_IT, _SECONDS = 1 << 12, 3e-4


def index_of(value: int) -> np.ndarray:
    """A number as machine code takes it."""
    return np.array(value, np.int64)


def cores_for(blocks: int, threads: int, pace: float) -> int:
    """On how many cores blocks of so many threads run, where nothing in one block depends on another. ``pace``: seconds of a block, as far as they are known."""
    if blocks * threads < _WORTH_IT and blocks * pace < _SECONDS:
        return 1
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(there, blocks))


def spread_out(
    machine: Machine,
    before: Sequence[np.ndarray],
    grid: Dim3,
    behind: Sequence[np.ndarray],
    words: np.ndarray,
    threads: int,
    *,
    apart: bool,
) -> None:
    """Calls the code for parts of the grid, whose begins and ends it takes ``before`` its shadows, where blocks are ``apart`` on several cores.

    The words say afterwards whether a check failed in any part, or the budget was spent by all together.
    """
    blocks = math.prod(grid)
    cores = cores_for(blocks, threads, machine.pace) if apart else 1
    # The outermost axis with a block for each, or else the longest one.
    axis = next((each for each in (2, 1, 0) if grid[each] >= cores), max(range(3), key=lambda each: grid[each]))
    parts = min(cores, grid[axis])
    own = [words.copy() for _ in range(parts)]
    calls = []
    for part in range(parts):
        begins, ends = [0, 0, 0], list(grid)
        begins[axis], ends[axis] = grid[axis] * part // parts, grid[axis] * (part + 1) // parts
        calls.append([*before, *map(index_of, begins), *map(index_of, ends), *behind, own[part]])
    machine.pace = machine.call(calls) * parts / blocks
    for each in own:
        words[FAILED] |= each[FAILED]
    words[SPENT] = sum(int(each[SPENT]) for each in own)
    words[FAILED] |= words[SPENT] > words[LIMIT]
