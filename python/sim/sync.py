"""Barriers of blocks and clusters: who has come, who waits, and what a barrier orders."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import numpy as np

from gpuir.sim.access import fault, suspect, suspect_warp
from gpuir.sim.findings import Fault, Site, finding
from gpuir.sim.group import Batch, Group
from gpuir.sim.scheduler import Stuck, Wait
from gpuir.sim.terms import Lanes, Mask

__all__ = ["Barrier", "arrive", "await_arrivals", "barrier", "cluster_barrier", "is_first", "whole_warps"]


class Barrier:
    """One barrier of every block of a batch, or of every other unit that ``units`` has for the warps.

    It knows the arrivals at each, and how often it has opened.
    """

    __slots__ = ("arrivals", "arrived", "clocks", "known", "latest", "members", "phase", "sites", "units", "waiting")

    def __init__(self, batch: Batch, units: np.ndarray | None = None):
        self.units = np.arange(batch.warps) // batch.warps_per_block if units is None else units
        self.arrived = np.zeros(batch.blocks, np.int64)
        self.phase = np.zeros(batch.blocks, np.int64)
        #: Warps that came since it opened last.
        self.members = np.zeros(batch.warps, bool)
        #: Those of them that wait.
        self.waiting = np.zeros(batch.warps, bool)
        #: Where each warp came.
        self.sites = np.full(batch.warps, None, object)
        #: When each warp came, or the barrier opened for it; and the latest that came of each block.
        self.clocks = np.zeros(batch.warps, np.int64)
        self.latest = np.zeros(batch.blocks, np.int64)
        #: The checks' own: what the warps that came have done, and when they came.
        self.known: np.ndarray | None = None
        self.arrivals: np.ndarray | None = None


def whole_warps(g: Group, m: Mask, site: Site, what: str, kind: str = "barrier-divergence") -> np.ndarray:
    """The warps that take part; a fault of ``kind`` where only some of a warp's lanes do."""
    if g.batch.checks is not None:
        g.batch.checks.exchanged(g, m, site)
    if m is None:
        return g.warps
    if g.batch.options.turn.apart:
        raise Stuck
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
            kind,
            f"{what} is reached by {int(active[at].sum())} of {int(whole[at].sum())} lanes of the warp; "
            f"lane {absent} does not reach it",
            site, g, rows,
        )  # fmt: skip
    warps: np.ndarray = g.warps[present]
    return warps


def _arriving(g: Group, m: Mask, site: Site, *, strict: bool) -> np.ndarray:
    """The warps that come to a barrier; lanes that are somewhere else are a finding, with ``strict`` those that returned too."""
    if m is None:
        return g.warps
    batch = g.batch
    active = m.reshape(g.count, g.lanes)
    absent = ~active if batch.exists is None else batch.exists[g.rows].reshape(active.shape) & ~active
    present = active.any(1)
    if batch.gone is not None and not strict:
        absent = absent & ~batch.gone[g.rows].reshape(active.shape)
    partial = present & absent.any(1)
    if partial.any():
        at = int(np.nonzero(partial)[0][0])
        lane = int(absent[at].argmax())
        rows = np.nonzero(partial)[0] * g.lanes + absent[partial].argmax(1)
        number, most = int(active[at].sum()), int((active[at] | absent[at]).sum())
        left = (
            "has returned"
            if batch.gone is not None and batch.gone[g.rows[at * g.lanes + lane]]
            else "does not reach it"
        )
        text = f"the barrier is reached by {number} of {most} lanes of the warp; lane {lane} {left}"
        suspect("barriers", "barrier-divergence", text, site, g, rows)
    warps: np.ndarray = g.warps[present]
    return warps


def barrier(
    g: Group,
    m: Mask,
    site: Site,
    number: Lanes = 0,
    threads: int | None = None,
    wait: bool = True,
    spaces: tuple[str, ...] | None = None,
    later: bool = False,
    same_op: bool = False,
    everyone: bool = False,
    strict: bool = False,
) -> Generator[Any, Any, None]:
    """A barrier with ``number`` among the block's, of all its warps or of as many as ``threads`` are; arrive only, or wait.

    ``spaces`` of memory are ordered by it (None: all). ``later``: the warps will wait by an op of its own. ``same_op``: a finding
    where warps meet in different ops. Threads that have returned need not come where there are no ``threads``, or these are
    ``everyone``: with ``strict`` that is a finding.
    """
    batch = g.batch
    if batch.options.turn.apart:
        yield from _alone(g, m, site, number, threads, wait, spaces)
        return
    warps = _arriving(g, m, site, strict=strict)
    expected = batch.warps_per_block if threads is None else threads // batch.lanes
    state = _state(batch, number)
    counts = np.bincount(state.units[warps], minlength=len(state.arrived))
    blocks = np.nonzero(counts)[0]
    counts = counts[blocks]
    again = state.members[warps]
    if again.any() and (wait or later):
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
    checks = batch.checks if spaces is None or spaces else None
    if checks is not None:
        checks.arrived(batch, state, warps)
    state.members[warps] = True
    state.waiting[warps] = wait or later
    state.clocks[warps] = g.clocks if m is None else g.clocks[np.searchsorted(g.warps, warps)]
    np.maximum.at(state.latest, state.units[warps], state.clocks[warps])
    state.arrived[blocks] += counts
    state.sites[warps] = site
    target = state.phase[blocks] + 1
    all_of_it = everyone or threads is None

    def passed() -> bool:
        ready = state.arrived[blocks] >= expected
        if all_of_it and not ready.all():
            ready = _without_the_gone(batch, state, expected)[blocks]
        ready &= state.phase[blocks] < target
        if ready.any():
            _open(g, state, blocks[ready], site, expected, spaces, same_op=same_op, strict=strict)
        return bool((state.phase[blocks] >= target).all())

    passes = passed()
    if not wait:
        return
    if not passes:
        yield Wait(
            site,
            passed,
            lambda: _missing(batch, state, blocks, target, expected),
            lambda: np.nonzero((state.units == _closed(state, blocks, target)) & ~state.members)[0],
            lambda: _open(
                g, state, blocks[state.phase[blocks] < target], site, expected, spaces, same_op=False, strict=False
            ),
        )
    clocks = g.clocks
    clocks[np.searchsorted(g.warps, warps)] = state.clocks[warps]
    g.clocks = clocks


def _alone(
    g: Group, m: Mask, site: Site, number: Lanes, threads: int | None, wait: bool, spaces: tuple[str, ...] | None
) -> Generator[Any, Any, None]:  # fmt: skip
    """A barrier of all warps of a block that lanes reach one by one; the last lane of the block opens it."""
    batch = g.batch
    if threads is not None or not wait or isinstance(number, tuple):
        raise Stuck
    state = batch.state.setdefault(("barrier", number), Barrier(batch))
    here = batch.state.setdefault(("lanes", number), np.zeros(batch.threads, bool))
    rows = g.rows[g.full(m)]
    here[rows] = True
    block = int(g.blocks[0])
    target = int(state.phase[block]) + 1
    mine = slice(block * batch.warps_per_block * batch.lanes, (block + 1) * batch.warps_per_block * batch.lanes)

    def passed() -> bool:
        if state.phase[block] < target:
            there = here[mine] | (False if batch.gone is None else batch.gone[mine])
            if (there if batch.exists is None else there | ~batch.exists[mine]).all():
                warps = np.arange(batch.warps_per_block) + block * batch.warps_per_block
                here[mine] = False
                if batch.checks is not None:
                    batch.checks.arrived(batch, state, warps)
                state.members[warps] = state.waiting[warps] = True
                state.sites[warps] = site
                state.arrived[block] = batch.warps_per_block
                _open(g, state, np.array([block]), site, batch.warps_per_block, spaces, same_op=False, strict=False)
        return bool(state.phase[block] >= target)

    if not passed():
        yield Wait(site, passed, lambda: f"a barrier that {int(here[mine].sum())} lanes have reached")


def _without_the_gone(batch: Batch, state: Barrier, expected: int) -> np.ndarray:
    """Barriers that all have reached who have not ended."""
    gone = batch.finished & ~state.members
    if batch.gone is not None:
        lanes = batch.gone if batch.exists is None else batch.gone | ~batch.exists
        gone |= lanes.reshape(batch.warps, -1).all(1) & ~state.members
    left = np.bincount(state.units[gone], minlength=len(state.arrived))
    ready: np.ndarray = (state.arrived > 0) & (state.arrived + left >= expected)
    return ready


def _open(
    g: Group, state: Barrier, opened: np.ndarray, site: Site, expected: int, spaces: tuple[str, ...] | None, *,
    same_op: bool, strict: bool,
) -> None:  # fmt: skip
    """Opens barriers, by their units."""
    batch = g.batch
    opens = np.zeros(len(state.arrived), bool)
    opens[opened] = True
    members = state.members & opens[state.units]
    who = np.nonzero(members)[0]
    if strict:
        short = opened[state.arrived[opened] < expected]
        if len(short):
            warp = int(who[state.units[who] == short[0]][0])
            text = _missing(batch, state, short, state.phase[short] + 1, expected)
            suspect_warp(batch, "barriers", "barrier-divergence", f"threads have returned before {text}", site, warp)
    if same_op:
        _same_op(batch, state, who)
    checks = batch.checks if spaces is None or spaces else None
    if checks is not None:
        checks.opened(batch, state, who, state.waiting[who], whole=expected >= batch.warps_per_block, spaces=spaces)
    elif batch.checks is not None and batch.checks.visits is not None:
        batch.checks.visits.met(who)
    waited = who[state.waiting[who]]
    batch.launch.timeline.wait(batch, waited, state.clocks[waited], state.latest[state.units[waited]], site)
    state.clocks[who] = state.latest[state.units[who]]
    state.arrived[opened] = 0
    state.phase[opened] += 1
    state.members &= ~members


def _cluster_state(batch: Batch) -> Barrier:
    """The barrier of the batch's clusters."""
    if ("barrier", "cluster") not in batch.state:
        firsts = np.arange(batch.warps) * batch.lanes
        places = [np.broadcast_to(batch.id(f"cluster.{axis}"), (batch.threads,))[firsts] for axis in "xyz"]
        units = np.unique(np.stack(places), axis=1, return_inverse=True)[1].reshape(-1)
        batch.state["barrier", "cluster"] = Barrier(batch, units)
    state: Barrier = batch.state["barrier", "cluster"]
    return state


def _cluster_threads(batch: Batch) -> int:
    x, y, z = batch.geometry.cluster
    return int(x * y * z * batch.warps_per_block * batch.lanes)


def cluster_barrier(g: Group, m: Mask, site: Site, *, strict: bool = False) -> Generator[Any, Any, None]:
    """A barrier of all warps of a cluster's blocks, which run in one batch."""
    _cluster_state(g.batch)
    return barrier(g, m, site, "cluster", _cluster_threads(g.batch), everyone=True, strict=strict)


def cluster_arrive(g: Group, m: Mask, site: Site, *, relaxed: bool) -> Generator[Any, Any, None]:
    """The first half of a barrier of a cluster's blocks; ``relaxed``: it orders nothing."""
    batch = g.batch
    state = _cluster_state(batch)
    warps = whole_warps(g, m, site, "the barrier")
    targets = batch.state.setdefault("cluster phases", np.zeros(batch.warps, np.int64))
    targets[warps] = state.phase[state.units[warps]] + 1
    yield from barrier(
        g,
        m,
        site,
        "cluster",
        _cluster_threads(batch),
        wait=False,
        spaces=() if relaxed else None,
        later=True,
        everyone=True,
    )


def cluster_wait(g: Group, m: Mask, site: Site) -> Generator[Any, Any, None]:
    """The second half: waits for all warps of the cluster to have arrived."""
    batch = g.batch
    state = _cluster_state(batch)
    warps = whole_warps(g, m, site, "the barrier")
    targets = batch.state.setdefault("cluster phases", np.zeros(batch.warps, np.int64))[warps]
    if not targets.all():
        rows = np.nonzero(np.isin(g.warps, warps[targets == 0]))[0] * g.lanes
        raise fault("barrier-divergence", "the warp waits for a barrier of its cluster without arriving", site, g, rows)
    units = state.units[warps]
    yield Wait(
        site,
        lambda: bool((state.phase[units] >= targets).all()),
        lambda: _missing(batch, state, units, targets, _cluster_threads(batch) // batch.lanes),
    )
    g.clock = max(g.clock, int(state.latest[units].max()))


def arrive(g: Group, m: Mask, site: Site, number: Lanes) -> Generator[Any, Any, None]:
    """The first half of the barrier ``number`` of all warps of a block, which orders what the warps do behind the second half."""
    batch = g.batch
    state = _state(batch, number)
    warps = whole_warps(g, m, site, "the barrier")
    _targets(batch, number)[warps] = state.phase[state.units[warps]] + 1
    if batch.checks is not None:
        batch.checks.arrived(batch, state, warps, halves=True)
    yield from barrier(g, m, site, number, wait=False, spaces=(), later=True)


def await_arrivals(g: Group, m: Mask, site: Site, number: Lanes) -> Generator[Any, Any, None]:
    """The second half: waits for all warps to have arrived that have not ended."""
    batch = g.batch
    state = _state(batch, number)
    warps = whole_warps(g, m, site, "the barrier")
    targets = _targets(batch, number)[warps]
    if not targets.all():
        rows = np.nonzero(np.isin(g.warps, warps[targets == 0]))[0] * g.lanes
        raise fault("barrier-divergence", "the warp waits for a barrier without arriving", site, g, rows)
    units = state.units[warps]

    def passed() -> bool:
        ready = _without_the_gone(batch, state, batch.warps_per_block)[units] & (state.phase[units] < targets)
        if ready.any():
            _open(g, state, np.unique(units[ready]), site, batch.warps_per_block, (), same_op=False, strict=False)
        return bool((state.phase[units] >= targets).all())

    if not passed():
        yield Wait(site, passed, lambda: _missing(batch, state, units, targets, batch.warps_per_block))
    if batch.checks is not None:
        batch.checks.awaited(batch, state, warps)
    g.clock = max(g.clock, int(state.latest[units].max()))


def is_first(g: Group, m: Mask, site: Site, number: Lanes) -> np.ndarray:
    """For each thread, whether its warp would be the first of its block to arrive at the barrier ``number``."""
    state = _state(g.batch, number)
    warps = whole_warps(g, m, site, "the barrier")
    units, first = np.unique(state.units[warps], return_index=True)
    chosen = warps[first[state.arrived[units] == 0]]
    flags: np.ndarray = np.isin(g.warps, chosen).repeat(g.lanes)
    return flags


def _state(batch: Batch, number: Lanes) -> Barrier:
    """The barrier ``number`` of the batch's blocks, made where it is met first."""
    state: Barrier | None = batch.state.get(("barrier", number))
    if state is None:
        state = batch.state["barrier", number] = Barrier(batch)
    return state


def _targets(batch: Batch, number: Lanes) -> np.ndarray:
    """The phase of the barrier that each warp waits for; 0: it has not arrived yet."""
    targets: np.ndarray = batch.state.setdefault(("phases", number), np.zeros(batch.warps, np.int64))
    return targets


def _same_op(batch: Batch, state: Barrier, who: np.ndarray) -> None:
    """A finding where warps of a block meet in different ops: all work items execute one barrier, or none."""
    _, first = np.unique(state.units[who], return_index=True)
    usual = state.sites[who[first]][np.searchsorted(who[first], who, side="right") - 1]
    differs = state.sites[who] != usual
    if not differs.any():
        return
    at = int(differs.argmax())
    warp = int(who[at])
    other = int(who[(state.units[who] == state.units[warp]).argmax()])
    two = {"block": batch.block_index(other // batch.warps_per_block), "warp": other % batch.warps_per_block}
    suspect_warp(
        batch,
        "barriers",
        "barrier-divergence",
        f"the warp waits at this barrier, and warp {two['warp']} of its block at another one, {state.sites[other]}",
        state.sites[warp],
        warp,
        other=finding("barrier-divergence", "waits here", state.sites[other], **two),
    )


def _closed(state: Barrier, blocks: np.ndarray, target: np.ndarray) -> int:
    """The first of the blocks whose barrier has not opened."""
    return int(blocks[np.nonzero(state.phase[blocks] < target)[0][0]])


def _missing(batch: Batch, state: Barrier, blocks: np.ndarray, target: np.ndarray, expected: int) -> str:
    """Describes which warps have not arrived."""
    block = _closed(state, blocks, target)
    members = state.members[state.units == block]
    ended = batch.finished[state.units == block]
    absent = [str(warp) for warp in np.nonzero(~members)[0]]
    gone = [str(warp) for warp in np.nonzero(~members & ended)[0]]
    text = f"a barrier that {int(members.sum())} of {expected} warps have reached"
    if absent:
        text += f"; missing: warp {', '.join(absent)}"
    if gone:
        text += f" (ended: {', '.join(gone)})"
    return text
