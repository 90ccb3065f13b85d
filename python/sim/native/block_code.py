"""Machine code of a kernel whose threads meet, for blocks of one shape."""

from __future__ import annotations

import math
from collections.abc import Sequence, Set

import numpy as np

from gpuir.sim.native.blocks import Writer
from gpuir.sim.native.cores import index_of, spread_out
from gpuir.sim.native.machine import Machine
from gpuir.sim.native.outline import nested
from gpuir.sim.native.shared import Shared
from gpuir.sim.terms import Dim3, Op

__all__ = ["BlockCode"]


class BlockCode:
    """A kernel, compiled for blocks of one shape. ``together``: lanes of a warp go in lockstep. ``shadowed``: numbers of the arguments that have shadow words."""

    def __init__(
        self,
        kernel: Op,
        block: Dim3,
        lanes: int,
        together: bool,
        shared: Shared,
        shadowed: Sequence[int],
        colliding: Set[Op],
    ):
        accesses = tuple(number for number, op in enumerate(nested(kernel)) if op in colliding)
        self._threads = math.prod(block)
        self._machine = Machine(
            lambda: Writer(kernel, block, lanes, together, shared, shadowed, colliding).holder,
            kernel, block, lanes, together, [str(each) for each in shared.types], tuple(shadowed), accesses,
        )  # fmt: skip

    def call(self, values: Sequence[np.ndarray], grid: Dim3, shadows: Sequence[np.ndarray], words: np.ndarray, *, apart: bool) -> None:  # fmt: skip
        """Runs all blocks, one after the other, or, where they are ``apart``, a part of them on each of several cores."""
        before = [*values, *map(index_of, grid)]
        spread_out(self._machine, before, grid, [*shadows], words, self._threads, apart=apart)
