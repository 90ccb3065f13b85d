"""Accesses to the shared memory of other blocks of a cluster, which must begin and end while the block runs.

PTX ISA, "Shared state space" and CUDA C++ programming guide, "Distributed Shared Memory": a block's shared memory is there
as long as one of its threads runs. Who accesses it must know that the block has started, and some thread of the block must
know of each access before it ends: by a barrier of the cluster, an mbarrier it waits for, or an atomic operation.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.checks.lanes import LaneAccesses
from gpuir.sim.checks.order import ROW_BITS, Order
from gpuir.sim.findings import Site
from gpuir.sim.group import Batch
from gpuir.sim.memory import SHARED

__all__ = ["Visits"]


class Visits:
    """The first and the last access of each warp to each other block's shared memory, in one batch."""

    def __init__(self, order: Order, batch: Batch):
        self._order, self._batch = order, batch
        #: By warp and block: event, thread, place, and op.
        self._last: dict[tuple[int, int], tuple[int, int, int, Any]] = {}
        #: Block, event, thread, place and op of accesses when the block may not have started.
        self.early: list[tuple[int, int, int, int, Any]] = []
        #: Warps and blocks of which the first knows that the second has started, or was reported.
        self._started: set[tuple[int, int]] = set()
        #: An event of all blocks, before all that they do.
        self._start = order.tick(None, "start")
        self._met: set[int] = set()

    def note(self, site: Site, pieces: LaneAccesses, event: int) -> None:
        """Records an op's accesses to shared memory."""
        batch = self._batch
        targets = (pieces.first - batch.memory.shared_start) // batch.shared_stride
        own = self._order.blocks[pieces.who]
        at = np.nonzero(targets != own)[0]
        if not len(at):
            return
        keys = pieces.who[at] >> self._order.lane_shift << 32 | targets[at]
        for i in at[np.unique(keys, return_index=True)[1]]:
            who = int(pieces.who[i])
            self._begins(int(targets[i]), event, who, int(pieces.first[i]), site)
            self._last[who >> self._order.lane_shift, int(targets[i])] = event, who, int(pieces.first[i]), site

    def _begins(self, block: int, event: int, who: int, place: int, site: Site) -> None:
        """Records an access of a thread that nothing orders after the start of the block."""
        warp, batch = who >> self._order.lane_shift, self._batch
        if warp in self._met or (warp, block) in self._started:
            return
        self._started.add((warp, block))
        threads = (block * batch.warps_per_block + np.arange(batch.warps_per_block)) * batch.lanes
        if self._order.unordered(
            self._start << ROW_BITS | threads, np.full(len(threads), who), SHARED, by_warp=True
        ).all():
            self.early.append((block, event, who, place, site))

    def met(self, warps: np.ndarray) -> None:
        """The warps met at a barrier of their cluster that orders no memory: none has ended before it."""
        self._met.update(warps.tolist())
        blocks = set((warps // self._batch.warps_per_block).tolist())
        self._last = {key: visit for key, visit in self._last.items() if key[1] not in blocks}

    def late(self) -> list[tuple[int, int, int, int, Any]]:
        """Block, event, thread, place and op of accesses that the block may not have waited for; all blocks have ended."""
        late = []
        per_block, lanes = self._batch.warps_per_block, self._batch.lanes
        for (_, block), (event, who, place, site) in self._last.items():
            threads = (block * per_block + np.arange(per_block)) * lanes
            stamps = np.full(per_block, event << ROW_BITS | who)
            if self._order.unordered(stamps, threads, SHARED, by_warp=True).all():
                late.append((block, event, who, place, site))
        return late
