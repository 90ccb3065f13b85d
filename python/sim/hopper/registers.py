"""Registers of a block: what its warps hold, and give each other by setmaxnreg, on a chip that the caller named.

What a thread is launched with is what the kernel states (``nvvm.maxnreg``); where it states nothing, the assembler decides, and
the block is taken to have as many as the chip can give it. Source: PTX ISA, "setmaxnreg"; CUDA C++ programming guide,
"Technical Specifications per Compute Capability".
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import numpy as np

from gpuir.sim.access import fault
from gpuir.sim.chips import limits_of
from gpuir.sim.findings import Site
from gpuir.sim.group import Batch, Group
from gpuir.sim.scheduler import Wait
from gpuir.sim.sync import whole_warps
from gpuir.sim.terms import Mask

__all__ = ["Registers"]

#: A warp has registers in units of so many for each thread.
_UNIT = 8


class Registers:
    """The registers that the warps of a batch hold, in those of one thread; ``of(batch)`` is the batch's own."""

    def __init__(self, batch: Batch):
        self._batch = batch
        limits = limits_of(batch.options.chip)
        self.stated = batch.launch.registers
        most = limits.registers // (batch.warps_per_block * batch.lanes)
        #: What each warp of a block is launched with; and what a block has of them, in registers of a warp.
        self.first = -(-self.stated // _UNIT) * _UNIT if self.stated else min(most, 256) // _UNIT * _UNIT
        self.pool = self.first * batch.warps_per_block
        self.held = np.full(batch.warps, self.first)

    @staticmethod
    def of(batch: Batch) -> Registers:
        """The batch's own, made when it is first asked for."""
        known = batch.state.get("registers")
        if known is None:
            known = batch.state["registers"] = Registers(batch)
        return known

    def _free(self, block: int) -> int:
        per = self._batch.warps_per_block
        return self.pool - int(self.held[block * per : (block + 1) * per].sum())

    def change(self, g: Group, m: Mask, number: int, increases: bool, site: Site) -> Generator[Any, Any, None]:
        """The active warps have ``number`` registers a thread from here on; those that need more wait until there are."""
        warps = whole_warps(g, m, site, "setmaxregister")
        held = self.held[warps]
        wrong = (held > number) if increases else (held < number)
        if self.stated and wrong.any():
            at = int(np.flatnonzero(wrong)[0])
            way = "increase" if increases else "decrease"
            text = f"{way} to {number} registers a thread, where the warp has {int(held[at])}: nvvm.maxnreg is {self.stated}"
            raise fault("undefined", text, site, g, np.flatnonzero(np.isin(g.warps, warps[wrong])) * g.lanes)
        if not increases:
            self.held[warps] = np.minimum(held, number)
            return
        for warp in warps.tolist():
            yield from self._take(warp, number, site)

    def _take(self, warp: int, number: int, site: Site) -> Generator[Any, Any, None]:
        block = warp // self._batch.warps_per_block
        more = max(number - int(self.held[warp]), 0)
        if self._free(block) < more:
            lanes = self._batch.lanes
            yield Wait(
                site,
                lambda: self._free(block) >= more,
                lambda: (
                    f"{more * lanes} registers for a warp that increases to {number} a thread: {self._free(block) * lanes} of the "
                    f"block's {self.pool * lanes} are free, which is launched with {self.first} a thread"
                    + ("" if self.stated else " at most (nvvm.maxnreg would say how many)")
                ),
            )
        self.held[warp] += more
