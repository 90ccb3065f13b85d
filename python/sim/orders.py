"""One launch in several orders: those that are most likely to show what the first one hid by luck.

Where nothing but barriers of whole blocks orders a program, the checks find the same whatever the order is, and one run is
enough. Else the launch is run again on the memory it began with: with blocks, warps and who comes first at an atomic operation
turned around, asynchronous operations ending at once, and, of accesses that atomics ordered in the first run, the later ones
first. What is reported and what is left in memory are the first run's; findings that it lacks come from the others.
"""

from __future__ import annotations

import contextlib
import dataclasses
import io
import itertools
from collections.abc import Iterator, Mapping
from typing import Any

from gpuir.sim.chips import runs_in_lockstep
from gpuir.sim.findings import Finding
from gpuir.sim.geometry import Options, Turn
from gpuir.sim.launching import Launch
from gpuir.sim.program import Function, Program
from gpuir.sim.report import Report
from gpuir.sim.rules import ASYNCHRONOUS, Effect
from gpuir.sim.scheduler import Stuck

__all__ = ["add_findings", "run_in_orders"]

#: Rounds in which all warps only look whether others have gone on, before lanes of a warp are taken to wait for each other.
_PATIENCE = 50
#: Threads of a launch that may go on by themselves: their time grows with their square.
_MOST_LANES = 256


def run_in_orders(launch: Launch, function: Function, arguments: tuple[Any, ...]) -> Report:
    """Runs the launch in as many orders as its options say; its report has the findings of all of them."""
    options, memory = launch.options, launch.memory
    if options.explore < 2 or not options.checks or options.orders == range(0) or not _depends_on_order(launch.program):
        return _run(launch, function, arguments)
    before = memory.snapshot()
    report = _run(launch, function, arguments)
    if launch.program.observer is not None:
        launch.program.observer.close()
    if launch.stopped:
        return report
    after = memory.snapshot()
    counts = list(launch.program.counts)
    orders = [
        dataclasses.replace(options, seed=seed, turn=turn, progress=None, loop_progress=None)
        for seed, turn in itertools.islice(_turns(options, launch.later), options.explore - 1)
    ]
    chosen = [number for number in range(len(orders)) if options.orders is None or number in options.orders]
    if launch.spread is not None:
        lists = launch.spread.findings([orders[number] for number in chosen])
    else:
        lists = (_findings(launch, orders[number], before, function, arguments) for number in chosen)
    launch.explored.update(zip(chosen, lists))
    add_findings(report, launch.explored)
    memory.restore(after)
    launch.program.counts[:] = counts
    return report


def add_findings(report: Report, explored: Mapping[int, list[Finding]]) -> None:
    """Adds those findings of further orders, by their numbers, that the report lacks."""
    known = {_place(each) for each in report.findings}
    for _, found in sorted(explored.items()):
        for each in found:
            if _place(each) not in known:
                known.add(_place(each))
                report.findings.append(each)


def _findings(
    launch: Launch, order: Options, before: Any, function: Function, arguments: tuple[Any, ...]
) -> list[Finding]:
    """Of the launch in another order, from the memory that it began with."""
    launch.memory.restore(before)
    other = Launch(launch.program, launch.memory, launch.geometry, order)
    with contextlib.redirect_stdout(io.StringIO()):
        _run(other, function, arguments)
    return other.findings


def _run(launch: Launch, function: Function, arguments: tuple[Any, ...]) -> Report:
    """Runs the launch, where its chip lets lanes of a warp wait for each other with each lane by itself if it takes that.

    Lanes that part run under masks, those that leave a loop wait for the others: where these wait for a lock that one of the
    first holds, nothing goes on. All lanes by themselves take much longer, and cannot meet in shuffles.
    """
    options, memory = launch.options, launch.memory
    threads = launch.geometry.blocks * launch.geometry.threads
    if (
        not launch.program.spins
        or launch.spread is not None
        or runs_in_lockstep(options.chip, options.lanes)
        or options.lanes == 1
        or threads > _MOST_LANES
    ):
        return launch.run(function, arguments)
    before = memory.snapshot()
    for turn in (
        dataclasses.replace(options.turn, patience=_PATIENCE),
        dataclasses.replace(options.turn, patience=_PATIENCE, apart=True),
        options.turn,
    ):
        other = Launch(launch.program, memory, launch.geometry, dataclasses.replace(options, turn=turn))
        text = io.StringIO()
        try:
            with contextlib.redirect_stdout(text):
                other.run(function, arguments)
        except Stuck:
            memory.restore(before)
            continue
        print(text.getvalue(), end="")
        break
    vars(launch.report).update(vars(other.report))
    launch.stopped, launch.later = other.stopped, other.later
    return launch.report


def _depends_on_order(program: Program) -> bool:
    """Whether something orders accesses by who happens to come first."""
    return program.spins or bool(program.effects & (Effect.ORDERS | Effect.PARTIAL | ASYNCHRONOUS))


def _turns(options: Options, later: frozenset[int]) -> Iterator[tuple[int | None, Turn]]:
    """Seeds and turns of the runs behind the first one, the most telling first."""
    yield None, Turn(backwards=True, eager=True, ahead=later)
    yield None, Turn(backwards=True, pauses=True)
    yield None, Turn(ahead=later, eager=True)
    seed = options.seed or 0
    while True:
        seed += 1
        yield seed, Turn()


def _place(finding: Any) -> tuple[object, ...]:
    """Kind and ops of a finding."""
    ops = [(of.operation, of.file, of.line, of.column) for of in (finding, finding.other) if of is not None]
    return (finding.kind, *sorted(ops))
