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

from gpuir.sim.checks.order import ROW_BITS, ROW_MASK, Order
from gpuir.sim.checks.shadow import Shadow

__all__ = ["Footprint", "collisions", "footprint"]

#: Tables of accesses that collide with plain writes of another process.
_OTHERS = ("read", "read2", "strong", "strong2", "atomic", "atomic2")


@dataclasses.dataclass
class Footprint:
    """Accesses to global memory: by table the addresses, the ops' numbers, kinds, and block, warp and lane of each."""

    granule: int
    atomics: bool
    tables: dict[str, tuple[np.ndarray, ...]]


def footprint(order: Order, shadow: Shadow) -> Footprint:
    """What this process did."""
    tables = {}
    for name, table in shadow.tables.items():
        cells = np.nonzero(table)[0]
        stamps = table[cells]
        events = stamps >> ROW_BITS
        known, at = np.unique(events, return_inverse=True)
        sites = np.array([order.sites[event].index for event in known.tolist()], np.int64)
        kinds = np.array([order.kinds[event] for event in known.tolist()], object)
        at = at.reshape(-1)
        blocks, warps, lanes = order.threads(events, stamps & ROW_MASK)
        tables[name] = (shadow.address(cells), sites[at], kinds[at], blocks, warps, lanes)
    return Footprint(shadow.granule, order.has_atomics, tables)


def collisions(one: Footprint, two: Footprint) -> list[tuple[tuple[Any, ...], tuple[Any, ...], int, int]]:
    """Pairs of a write and another access, one of each pair of ops, each (op, kind, block, warp, lane); address; count."""
    if one.atomics and two.atomics:
        return []
    found: dict[Any, list[Any]] = {}
    for writer, other in ((one, two), (two, one)):
        if "write" not in writer.tables:
            continue
        size = min(writer.granule, other.granule)
        places, writes = _fine(writer.tables["write"], writer.granule, size)
        for name in _OTHERS:
            if name not in other.tables:
                continue
            theirs, accesses = _fine(other.tables[name], other.granule, size)
            both, at, with_ = np.intersect1d(places, theirs, return_indices=True)
            for place, i, j in zip(both.tolist(), writes[at].tolist(), accesses[with_].tolist()):
                mine = tuple(column[i] for column in writer.tables["write"][1:])
                other_ = tuple(column[j] for column in other.tables[name][1:])
                found.setdefault((mine[:2], other_[:2]), [mine, other_, place, 0])[3] += 1
    return [tuple(each) for each in found.values()]  # type: ignore[misc]


def _fine(table: tuple[np.ndarray, ...], granule: int, size: int) -> tuple[np.ndarray, np.ndarray]:
    """Addresses of pieces of ``size`` bytes, and the positions in the table of their accesses."""
    parts = granule // size
    places = (table[0][:, None] + np.arange(0, granule, size)).reshape(-1)
    return places, np.repeat(np.arange(len(table[0])), parts)
