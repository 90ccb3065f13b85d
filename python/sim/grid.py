"""Running a grid batch by batch, and how the warps of a batch are grouped at the beginning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from gpuir.sim.findings import Fault
from gpuir.sim.geometry import Geometry, Options
from gpuir.sim.group import Batch, Group, Running
from gpuir.sim.program import Function, Program
from gpuir.sim.rules import Effect
from gpuir.sim.runtime import leave
from gpuir.sim.scheduler import Coroutine, Scheduler
from gpuir.sim.terms import Data, Mask

__all__ = ["Launching", "blocks_at_once", "run_grid", "start"]


class Launching(Running, Protocol):
    """A launch as ``run_grid`` needs it."""

    program: Program
    #: Whether a fault ended the launch.
    stopped: bool


def start(
    batch: Batch, program: Program, code: Callable[..., Any], arguments: tuple[Data, ...], *, waits: bool
) -> None:
    """Runs all warps to the end of ``code(group, mask, *arguments)``."""
    if waits and batch.options.turn.apart:
        _start_lanes(batch, code, arguments)
        return
    groups = _groups(batch, program)
    if not waits:
        for group in groups:
            code(group, _mask(batch, group), *arguments)
            batch.launch.timeline.end(batch, group.warps, group.clocks)
        while batch.outstanding:
            batch.outstanding.pop(0)()
    else:
        scheduler = Scheduler(batch.options.seed, batch.outstanding, batch.options.turn, batch.launch.give_way)
        scheduler.run([(group, _run(batch, group, code, arguments)) for group in groups])
    if batch.checks is not None:
        batch.checks.end(batch)


def _run(batch: Batch, group: Group, code: Callable[..., Any], arguments: tuple[Data, ...]) -> Coroutine:
    result = yield from code(group, _mask(batch, group), *arguments)
    batch.finished[group.warps] = True
    batch.launch.timeline.end(batch, group.warps, group.clocks)
    return result


def _start_lanes(batch: Batch, code: Callable[..., Any], arguments: tuple[Data, ...]) -> None:
    """As ``start``, with a coroutine for each lane."""
    turn = batch.options.turn
    exists = np.ones(batch.threads, bool) if batch.exists is None else batch.exists
    tasks = []
    for thread in np.nonzero(exists)[0][:: -1 if turn.backwards else 1].tolist():
        group = Group(batch, np.array([thread // batch.lanes]))
        tasks.append((group, _run_lane(batch, group, thread, code, arguments)))
    Scheduler(batch.options.seed, batch.outstanding, turn).run(tasks)
    if batch.checks is not None:
        batch.checks.end(batch)


def _run_lane(
    batch: Batch, group: Group, thread: int, code: Callable[..., Any], arguments: tuple[Data, ...]
) -> Coroutine:
    result = yield from code(group, group.rows == thread, *arguments)
    leave(group, group.rows == thread)
    assert batch.gone is not None
    if (batch.gone | (False if batch.exists is None else ~batch.exists))[group.rows].all():
        batch.finished[group.warps] = True
        batch.launch.timeline.end(batch, group.warps, group.clocks)
    return result


def _mask(batch: Batch, group: Group) -> Mask:
    return None if batch.exists is None else batch.exists[group.rows]


def _groups(batch: Batch, program: Program) -> list[Group]:
    """All warps as one group, or with a seed as a few drawn ones in a drawn order, so that their steps interleave."""
    turn = batch.options.turn
    groups = _usual_groups(batch, program)
    if turn.ahead:
        parts = []
        for group in groups:
            early = np.isin(group.warps + batch.first * batch.warps_per_block, sorted(turn.ahead))
            parts += (
                [group]
                if early.all() or not early.any()
                else [group.sub(np.nonzero(each)[0]) for each in (early, ~early)]
            )
        early_ones = [set((each.warps + batch.first * batch.warps_per_block).tolist()) <= turn.ahead for each in parts]
        groups = [each for _, each in sorted(zip(early_ones, parts), key=lambda pair: not pair[0])]
    elif turn.backwards and len(groups) == 1 and groups[0].count > 1:
        # Blocks one half after the other, or the warps of one. Partitions have no warps here.
        count = groups[0].count
        half = batch.blocks // 2 * (count // batch.blocks) or count // 2
        groups = [groups[0].sub(np.arange(half, count)), groups[0].sub(np.arange(half))]
    elif turn.backwards:
        groups.reverse()
    return groups


def _usual_groups(batch: Batch, program: Program) -> list[Group]:
    everyone = np.arange(batch.warps)
    if batch.geometry.partitions:
        # The others are started by regions.
        everyone = everyone[:: batch.warps_per_block]
        if program.spins:
            return [Group(batch, each) for each in everyone.reshape(-1, 1)]
        return [Group(batch, everyone)]
    # None may have to wait behind an op for one that is in it: neither warps of a block with roles of their own, nor,
    # where loops wait for other warps, any two.
    alone = batch.warps if program.spins else batch.warps_per_block
    if alone > 1 and (program.spins or program.effects & (Effect.PARTIAL | Effect.MBARRIER)):
        random = None if batch.options.seed is None else np.random.default_rng([batch.options.seed, batch.first])
        if random is None and Effect.WARPGROUP in program.effects:
            # Warps of a warpgroup have one role; where they part they do so as any others.
            return [Group(batch, everyone[everyone % alone // 4 == each]) for each in range(-(-alone // 4))]
        order = np.arange(alone) if random is None else random.permutation(alone)
        return [Group(batch, everyone[each::alone]) for each in order]
    if batch.options.seed is None or batch.warps == 1:
        return [Group(batch, everyone)]
    random = np.random.default_rng([batch.options.seed, batch.first])
    count = int(random.integers(1, min(batch.warps, 4) + 1))
    chosen = random.integers(count, size=batch.warps)
    parts = [everyone[chosen == each] for each in range(count)]
    parts = [each for each in parts if len(each)]
    return [Group(batch, parts[each]) for each in random.permutation(len(parts))]


def blocks_at_once(geometry: Geometry, options: Options) -> int:
    """Blocks that a batch has at most."""
    per_block = -(-geometry.threads // options.lanes) * options.lanes
    most = max(1, options.at_once // per_block)
    unit = geometry.cluster_unit
    return max(unit, most // unit * unit)


def run_grid(launch: Launching, function: Function, arguments: tuple[Data, ...], first: int, end: int) -> None:
    """Runs blocks ``first`` to ``end`` of the grid of ``launch`` batch by batch; a fault ends it and goes to its findings."""
    geometry, options = launch.geometry, launch.options
    most = blocks_at_once(geometry, options)
    begin, total = first, geometry.blocks
    starts = list(range(first, end, most))
    # Blocks that wait for earlier ones may count on these having started.
    if options.turn.backwards and not launch.program.spins:
        starts.reverse()
    done = 0
    for start_ in starts:
        count = min(most, end - start_)
        assert function.code is not None
        batch = Batch(launch, start_, count)
        try:
            start(batch, launch.program, function.code, arguments, waits=function.waits)
        except Fault as fault:
            launch.report.findings.append(fault.finding)
            launch.stopped = True
            return
        finally:
            # Much memory, which would stay in use until Python looks for cycles.
            batch.state.clear()
        done += count
        if options.progress is not None:
            # Of several processes the first one tells; the others go on at about its pace.
            options.progress(min(total, done * total // max(end - begin, 1)), total)
