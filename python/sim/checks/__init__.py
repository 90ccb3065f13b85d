"""Checks over the accesses of a launch: unwritten memory, races, missing waits; and what accesses cost."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.access import thread_of
from gpuir.sim.checks.lanes import Lanes
from gpuir.sim.checks.order import ROW_BITS, Order
from gpuir.sim.checks.races import Races
from gpuir.sim.checks.traffic import Tally, Traffic
from gpuir.sim.findings import Finding, finding
from gpuir.sim.memory import GENERIC, GLOBAL, PRIVATE, PRIVATE_WINDOW, SHARED, SHARED_WINDOW

__all__ = ["Checks", "Copies", "Traffic"]

#: Reads of memory that nothing has written to are kept, up to so many pieces, until something does.
_KEPT = 1 << 22

_DONE = {"read": "read", "write": "written", "atomic": "updated atomically", "copy": "written by an asynchronous copy"}
_DOES = {"read": "reads", "write": "writes", "atomic": "updates", "copy": "copies to"}


@dataclasses.dataclass
class Copies:
    """Asynchronous copies of one op that are on their way."""

    lanes: Lanes
    #: Stamps of the pieces, and those of them that have landed.
    stamps: np.ndarray
    landed: np.ndarray
    site: Any
    batch: Any


class Checks:
    """Sees every access of a launch. ``launch`` has the memory, the options and the list of findings."""

    def __init__(self, launch: Any):
        self.launch = launch
        self._memory = launch.memory
        names = {site.name for site in launch.program.sites}
        self._order = Order(
            launch,
            partial=any("mbarrier" in name or name.startswith("nvvm.barrier") for name in names),
            atomics=any("atomic" in name or "cmpxchg" in name or "rmw" in name for name in names),
        )
        self._tally = Tally()
        self._batch: Any = None
        self._races: dict[str, Races] = {}
        #: Allocations of global memory that the launch has written to, by their starts, and reads of the others.
        self._written: set[int] = set()
        self._reads: dict[int, list[tuple[Lanes, int]]] = {}
        self._kept = 0
        self._pending: list[Copies] = []
        self._found: dict[Any, list[Any]] = {}

    # Accesses

    def read(self, access: Any, g: Any, m: Any, places: Any, at: Any, rows: Any) -> None:
        """Elements read at ``places`` (bytes) by the lanes ``rows`` (None: all of the group); ``at`` is in elements."""
        for space, lanes in self._lanes(access, g, m, places, rows, reads=True):
            if space == PRIVATE:
                self._private(access, g, lanes)
            elif access.strong:
                self._atomic(access, g, space, lanes.cut())
            else:
                self._read(access, g, space, lanes.cut())

    def write(self, access: Any, g: Any, m: Any, places: Any, at: Any, rows: Any, values: Any) -> None:
        """The same of a write, before it happens."""
        for space, lanes in self._lanes(access, g, m, places, rows, writes=True):
            if space == PRIVATE:
                continue
            pieces = lanes.cut()
            if access.strong:
                self._atomic(access, g, space, pieces, reads=False)
                continue
            if space == GLOBAL:
                self._wrote(pieces)
            data = None if space == GENERIC else _Data(pieces, values, access.dtype)
            event = self._order.tick(access.site, "write")
            self._races[space].write(pieces, event, self._report(access, g, space), data, self._memory.bytes)

    def atomic(self, access: Any, g: Any, m: Any, places: Any, at: Any, rows: Any) -> None:
        """The same of an atomic update."""
        for space, lanes in self._lanes(access, g, m, places, rows, reads=True, writes=True):
            if space == PRIVATE:
                self._private(access, g, lanes)
            else:
                self._atomic(access, g, space, lanes.cut())

    def issued(self, access: Any, g: Any, m: Any, places: Any, rows: Any) -> Copies | None:
        """An asynchronous copy to ``places`` [lanes, elements] begins; None where no lane takes part."""
        batch = self._begin(g)
        lanes = Lanes(g, m, places, rows, access.size)
        if not len(lanes.first):
            return None
        self._tally.count(access.site, SHARED, g, lanes, reads=False, writes=True)
        pieces = lanes.cut()
        event = self._order.tick(access.site, "copy")
        self._races[SHARED].write(
            pieces, event, self._report(access, g, SHARED), None, self._memory.bytes, pending=True
        )
        found = Copies(pieces, (event << ROW_BITS) | pieces.who, np.zeros(len(pieces.first), bool), access.site, batch)
        self._pending.append(found)
        return found

    def landed(self, copies: Copies | None, warps: Any) -> None:
        """The copies that the warps (numbers in the batch) issued are there for them."""
        if copies is None:
            return
        of = np.isin(copies.lanes.who >> self._order.lane_shift, warps) & ~copies.landed
        if not of.any():
            return
        copies.landed |= of
        if copies.landed.all():
            self._pending = [each for each in self._pending if each is not copies]
        event = self._order.tick(copies.site, "copy")
        from gpuir.sim.checks.order import PENDING

        self._races[SHARED].landed(copies.lanes.part(of), copies.stamps[of] | PENDING, event)

    def fresh_private(self, g: Any, m: Any, place: int, size: int) -> None:
        """Private bytes of the group's threads are a new variable."""
        batch = g.batch
        memory = self._memory
        rows = g.rows if m is None else g.rows[m]
        end = memory.private_start + batch.private_stride * batch.threads
        flags = memory.flags[memory.private_start : end].reshape(batch.threads, -1)
        flags[rows, place : place + size] = 0

    # Synchronisation

    def arrived(self, state: Any, warps: Any) -> None:
        """Warps came to a barrier; ``state`` keeps what belongs to it."""
        if self._order.partial and self._batch is not None:
            batch = self._batch
            if state.known is None:
                state.known = self._order.released()
                state.arrived_at = np.zeros(batch.warps, np.int64)
            self._order.release(state.known, warps, warps // batch.warps_per_block)
            state.arrived_at[warps] = self._order.now

    def barrier(self, state: Any, blocks: Any, members: Any, waiting: Any, *, full: bool) -> None:
        """A barrier opened in the block slots ``blocks``, of the warps ``members`` (flags by number), of which some wait.

        ``full``: all warps of the blocks are members and wait.
        """

    def end(self, batch: Any) -> None:
        """All blocks of the batch have ended."""

    def finish(self) -> None:
        """The launch has ended."""
