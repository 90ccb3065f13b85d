"""Races between blocks that ran in different processes: what each of them did to global memory, compared in the end.

A process sees the accesses of its own blocks. It hands over the last accesses to each granule of global memory that it
touched; two of them by different processes, one a plain write, collide, since no barrier orders blocks. Where both
processes have executed atomic operations, which may have ordered them, nothing is said. Neither is it about two writes: that
they wrote the same value cannot be seen any more.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from gpuir.sim.checks.order import PENDING, ROW_BITS, ROW_MASK, Order
from gpuir.sim.checks.shadow import Shadow

__all__ = ["Footprint", "collisions", "footprint"]

#: Tables of accesses that collide with plain writes of another process.
_OTHERS = ("read", "read2", "strong", "strong2", "atomic", "atomic2")


@dataclasses.dataclass
class Footprint:
    """Accesses to global memory: by table the addresses (growing), and of each the event, block, warp and lane.

    ``events`` has the number of the op and the kind of each event.
    """

    granule: int
    atomics: bool
    events: dict[int, tuple[int, str]]
    tables: dict[str, tuple[np.ndarray, ...]]

    def access(self, name: str, at: int) -> tuple[int, str, int, int, int]:
        """Op, kind, block, warp and lane of an access."""
        _, *columns = self.tables[name]
        event, block, warp, lane = (int(column[at]) for column in columns)
        return *self.events[event], block, warp, lane


def footprint(order: Order, shadow: Shadow) -> Footprint:
    """What this process did."""
    tables: dict[str, tuple[np.ndarray, ...]] = {}
    touched: set[int] = set()
    for name, table in shadow.tables.items():
        cells = np.nonzero(table)[0]
        # A fault may end a launch while bulk copies are on their way.
        stamps = table[cells] & ~np.int64(PENDING)
        events = stamps >> ROW_BITS
        seen = np.zeros(order.now, bool)
        seen[events] = True
        touched.update(np.nonzero(seen)[0].tolist())
        blocks, warps, lanes = order.threads(events, stamps & ROW_MASK)
        # Small numbers: all this goes through a pipe.
        tables[name] = (shadow.address(cells), events.astype(np.int32), blocks.astype(np.int32),
                        warps.astype(np.int16), lanes.astype(np.int8))  # fmt: skip
    known = {event: (order.sites[event].index, order.kinds[event]) for event in touched}
    return Footprint(shadow.granule, order.has_atomics, known, tables)


def collisions(one: Footprint, two: Footprint) -> list[tuple[tuple[Any, ...], tuple[Any, ...], int, int]]:
    """Pairs of a write and another access, one of each pair of ops, each (op, kind, block, warp, lane); address; count."""
    if one.atomics and two.atomics:
        return []
    by_pair: dict[Any, list[Any]] = {}
    for writer, other in ((one, two), (two, one)):
        if "write" not in writer.tables:
            continue
        size = min(writer.granule, other.granule)
        for name in _OTHERS:
            if name not in other.tables:
                continue
            for place, i, j in _common(
                writer.tables["write"][0], writer.granule, other.tables[name][0], other.granule, size
            ):
                mine, theirs = writer.access("write", i), other.access(name, j)
                by_pair.setdefault((mine[:2], theirs[:2]), [mine, theirs, place, 0])[3] += 1
    return [tuple(each) for each in by_pair.values()]


def _common(one: np.ndarray, granule: int, two: np.ndarray, other: int, size: int) -> list[tuple[int, int, int]]:
    """Addresses of pieces of ``size`` bytes that lie in granules of both, with the granules' positions."""
    if not len(one) or not len(two):
        return []
    low = min(int(one[0]), int(two[0]))
    # Mostly nothing is common: to see that takes a table of bytes and no sorting.
    whole = max(granule, other)
    touched = np.zeros((max(int(one[-1]), int(two[-1])) - low) // whole + 2, bool)
    low -= low % whole
    touched[(one - low) // whole] = True
    theirs = np.nonzero(touched[(two - low) // whole])[0]
    if not len(theirs):
        return []
    touched[:] = False
    touched[(two[theirs] - low) // whole] = True
    ours = np.nonzero(touched[(one - low) // whole])[0]
    places, at = _fine(one[ours], granule, size)
    others, with_ = _fine(two[theirs], other, size)
    both, i, j = np.intersect1d(places, others, return_indices=True)
    return list(zip(both.tolist(), ours[at[i]].tolist(), theirs[with_[j]].tolist()))


def _fine(granules: np.ndarray, granule: int, size: int) -> tuple[np.ndarray, np.ndarray]:
    """Addresses of pieces of ``size`` bytes, and the positions of the granules that they are parts of."""
    places = (granules[:, None] + np.arange(0, granule, size)).reshape(-1)
    return places, np.repeat(np.arange(len(granules)), granule // size)
