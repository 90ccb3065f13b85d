"""Barriers of a block: who has come, who waits, and what a barrier orders."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import numpy as np

from gpuir.sim.access import fault
from gpuir.sim.findings import Fault, Site, finding
from gpuir.sim.group import Group
from gpuir.sim.scheduler import Wait

__all__ = ["Barrier", "barrier", "whole_warps"]


class Barrier:
    """One barrier of every block of a batch: arrivals, and how often it has opened."""

    __slots__ = ("arrived", "clocks", "latest", "members", "phase", "sites")

    def __init__(self, batch: Any):
        self.arrived = np.zeros(batch.blocks, np.int64)
        self.phase = np.zeros(batch.blocks, np.int64)
        #: Warps that came since it opened last.
        self.members = np.zeros(batch.warps, bool)
        self.sites: list[Site | None] = [None] * batch.blocks
        #: When each warp came, and the latest of each block.
        self.clocks = np.zeros(batch.warps, np.int64)
        self.latest = np.zeros(batch.blocks, np.int64)


def whole_warps(g: Group, m: Any, site: Site, what: str) -> np.ndarray:
    """The warps that take part; a fault where only some of a warp's lanes do."""
    if m is None:
        return g.warps
    active = m.reshape(g.count, g.lanes)
    whole = (
        np.ones((g.count, g.lanes), bool) if g.batch.exists is None else g.batch.exists[g.rows].reshape(active.shape)
    )
    present = active.any(1)
    partial = present & (active != whole).any(1)
    if partial.any():
        at = int(np.nonzero(partial)[0][0])
        absent = int(np.nonzero(whole[at] & ~active[at])[0][0])
        rows = np.nonzero(partial)[0] * g.lanes + absent
        raise fault(
            "barrier-divergence",
            f"{what} is reached by {int(active[at].sum())} of {int(whole[at].sum())} lanes of the warp; "
            f"lane {absent} does not reach it",
            site, g, rows,
        )  # fmt: skip
    return g.warps[present]


def barrier(
    g: Group, m: Any, site: Site, number: int = 0, threads: int | None = None, wait: bool = True
) -> Generator[Any, Any, None]:
    """A barrier with ``number`` among the block's, of all its warps or of as many as ``threads`` are; arrive only, or wait."""
    batch = g.batch
    warps = whole_warps(g, m, site, "the barrier")
    expected = batch.warps_per_block if threads is None else threads // batch.lanes
    state = batch.state.get(("barrier", number))
    if state is None:
        state = batch.state[("barrier", number)] = Barrier(batch)
    slots = warps // batch.warps_per_block
    blocks, counts = np.unique(slots, return_counts=True)
    again = state.members[warps]
    if again.any() and wait:
        warp = int(warps[again.argmax()])
        raise Fault(
            finding(
                "barrier-divergence",
                f"the warp arrives twice at barrier {number} before it opens",
                site,
                block=batch.block_index(warp // batch.warps_per_block),
                warp=warp % batch.warps_per_block,
            )
        )
    state.members[warps] = True
    state.clocks[warps] = g.clock
    state.latest[blocks] = np.maximum(state.latest[blocks], g.clock)
    state.arrived[blocks] += counts
    for block in blocks:
        state.sites[block] = site
    target = state.phase[blocks] + 1
    opened = blocks[state.arrived[blocks] >= expected]
    if len(opened):
        members = state.members & np.isin(np.arange(batch.warps) // batch.warps_per_block, opened)
        if batch.checks is not None:
            batch.checks.barrier(opened, members, full=expected >= batch.warps_per_block)
        who = np.nonzero(members)[0]
        batch.launch.timeline.wait(batch, who, state.clocks[who], state.latest[who // batch.warps_per_block], str(site))
        state.arrived[opened] = 0
        state.phase[opened] += 1
        state.members.reshape(batch.blocks, -1)[opened] = False
    if not wait:
        return
    if len(opened) < len(blocks):
        yield Wait(
            site,
            lambda: bool((state.phase[blocks] >= target).all()),
            lambda: _missing(batch, state, blocks, target, expected),
        )
    g.clock = max(g.clock, int(state.latest[blocks].max()))


def _missing(batch: Any, state: Barrier, blocks: np.ndarray, target: np.ndarray, expected: int) -> str:
    """Who has not come."""
    block = int(blocks[np.nonzero(state.phase[blocks] < target)[0][0]])
    members = state.members.reshape(batch.blocks, -1)[block]
    ended = batch.finished.reshape(batch.blocks, -1)[block]
    absent = [str(warp) for warp in np.nonzero(~members)[0]]
    gone = [str(warp) for warp in np.nonzero(~members & ended)[0]]
    text = f"a barrier that {int(members.sum())} of {expected} warps have reached"
    if absent:
        text += f"; missing: warp {', '.join(absent)}"
    if gone:
        text += f" (ended: {', '.join(gone)})"
    return text
