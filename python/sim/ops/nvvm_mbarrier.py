"""nvvm: mbarriers in shared memory, of this block or of another one of its cluster.

Source: PTX ISA, "mbarrier". A wait ends when the phase is complete; ``try_wait`` waits without a limit of time and then says
true, ``test.wait`` says what is so now. A state is what was so before the arrival: the phases that were complete, and the arrivals that were pending.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

import numpy as np

from gpuir.sim.access import fault
from gpuir.sim.attributes import flag
from gpuir.sim.compiler import Compiler
from gpuir.sim.copies import Copies
from gpuir.sim.group import Group
from gpuir.sim.hopper.checks import checks_of
from gpuir.sim.hopper.mbarrier import LIMIT, Barriers, failure
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.ops.nvgpu import warps_of_32
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op, Side
from gpuir.sim.timeline import Flight
from gpuir.sim.values import spread

__all__ = ["Mbarrier", "masked"]


def masked(g: Group, m: Mask, predicate: Lanes) -> Data:
    """The mask of the lanes for which ``predicate`` holds; False where there are none."""
    if predicate is None:
        return m
    if np.ndim(predicate) == 0:
        return m if predicate else False
    active = predicate if m is None else m & predicate
    return active if active.any() else False


class Mbarrier:
    """An op on mbarriers; lanes give byte addresses in ``space``."""

    def __init__(self, k: Compiler, op: Op, space: str):
        warps_of_32(k, op)
        self.access = k.access(op, np.int64, space)
        self.site = self.access.site

    def lanes(self, g: Group, m: Mask, address: Lanes) -> tuple[np.ndarray, np.ndarray]:
        """Places of the active lanes' barriers, and their rows in the group."""
        places, rows = self.access.places(g, m, address)
        if rows is None:
            rows = np.nonzero(g.full(m))[0]
            places = np.broadcast_to(places, (len(rows),))
        memory = g.batch.memory
        outside = (places < memory.shared_start) | (places >= memory.shared_end)
        if outside.any():
            raise fault("wrong-space", "an mbarrier is in shared memory only", self.site, g, rows[outside],
                        space="global", address=int(places[outside][0]))  # fmt: skip
        return places, rows

    def find(self, g: Group, m: Mask, address: Lanes) -> tuple[Barriers, np.ndarray, np.ndarray]:
        """The batch's barriers, and slots and rows of the active lanes."""
        places, rows = self.lanes(g, m, address)
        barriers = Barriers.of(g.batch)
        self._check(g, places, rows, "atomic")
        return barriers, barriers.slots(places, failure(g, self.site, rows)), rows

    def _check(
        self, g: Group, places: np.ndarray, rows: np.ndarray, kind: str, words: np.ndarray | None = None
    ) -> None:
        checks = self.checks(g)
        if checks is not None and len(rows):
            _, once = np.unique(places << 15 | g.warps[rows // g.lanes], return_index=True)
            made = None if words is None else words[once]
            checks.barrier_access(self.access, g, places[once], g.rows[rows[once]], kind, made)

    @staticmethod
    def checks(g: Group) -> Data:
        """The launch's checks of asynchronous operations."""
        return checks_of(g.batch)

    def init(self, g: Group, m: Mask, address: Lanes, count: Lanes) -> None:
        """Makes barriers that expect ``count`` arrivals."""
        places, rows = self.lanes(g, m, address)
        counts = spread(np.asarray(count), g.size)[rows].astype(np.int64)
        bad = (counts < 1) | (counts > LIMIT)
        if bad.any():
            text = f"an mbarrier expects 1 to {LIMIT} arrivals, not {int(counts[bad][0])}"
            raise fault("undefined", text, self.site, g, rows[bad])
        self._check(g, places, rows, "write", Barriers.fresh(counts))
        slots = Barriers.of(g.batch).init(places, counts)
        checks = self.checks(g)
        if checks is not None:
            checks.initialized(slots, g.warps[rows // g.lanes])

    def invalidate(self, g: Group, m: Mask, address: Lanes) -> None:
        """The memory may be used for something else."""
        places, rows = self.lanes(g, m, address)
        barriers = Barriers.of(g.batch)
        slots = barriers.slots(places, failure(g, self.site, rows))
        self._check(g, places, rows, "write")
        barriers.invalidate(slots, self.site)

    def change(
        self,
        g: Group,
        m: Side,
        address: Lanes,
        count: Lanes,
        bytes: Lanes,
        *,
        drop: bool = False,
        completes: bool = True,
        at_once: bool = False,
    ) -> Data:
        """Announces bytes, then arrives ``count`` times (0: not at all); the states of the lanes.

        ``at_once``: as one arrival, which a phase has to have room for.
        """
        if m is False:
            return np.int64(0)
        barriers, slots, rows = self.find(g, m, address)
        count, bytes = (spread(np.asarray(each), g.size)[rows].astype(np.int64) for each in (count, bytes))
        before = barriers.states(slots, count)
        if at_once:
            barriers.have_room(slots, count, failure(g, self.site, rows))
        checks = self.checks(g)
        arriving = count > 0
        if checks is not None and arriving.any():
            checks.arrive(slots[arriving], barriers.block(slots[arriving]), g.rows[rows[arriving]])
        done = barriers.change(
            slots, count, bytes, failure(g, self.site, rows), clock=g.clock, drop=drop, completes=completes
        )
        if checks is not None and len(done):
            checks.completed(done)
        states = np.zeros(g.size, np.int64)
        states[rows] = before
        return states

    def wait(self, g: Group, m: Side, address: Lanes, given: Lanes, parity: bool) -> Generator[Any, Any, Any]:
        """Waits for phases."""
        if m is False:
            return np.bool_(True)
        barriers, slots, rows = self.find(g, m, address)
        given = spread(np.asarray(given), g.size)[rows].astype(np.int64)
        yield from barriers.wait(g, self.site, rows, slots, given, parity)
        checks = self.checks(g)
        if checks is not None:
            checks.observed(slots, g.rows[rows])
        return np.bool_(True)

    def test(self, g: Group, m: Mask, address: Lanes, given: Lanes, parity: bool) -> Data:
        """Whether phases are complete."""
        barriers, slots, rows = self.find(g, m, address)
        ready = barriers.ready(slots, spread(np.asarray(given), g.size)[rows].astype(np.int64), parity)
        checks = self.checks(g)
        if checks is not None and ready.any():
            checks.observed(slots[ready], g.rows[rows[ready]])
        complete = np.zeros(g.size, bool)
        complete[rows] = ready
        return complete

    def arrive_behind_copies(
        self, g: Group, m: Mask, address: Lanes, *, counted: bool, copies: Copies | None = None, count: int = 1
    ) -> None:
        """Each lane arrives ``count`` times by itself when the copies (of ``copies``) that its thread has issued have landed.

        ``counted``: the barrier expects this arrival; otherwise it expects one more from now on.
        """
        copies = Copies.of(g) if copies is None else copies
        if not counted:
            barriers, slots, _ = self.find(g, m, address)
            barriers.expect(slots)
        threads, issued = g.rows if m is None else g.rows[m], copies.issued
        self.arrive_behind(g, m, address, lambda: copies.land(threads, issued), count)

    def arrive_behind(
        self, g: Group, m: Mask, address: Lanes, end: Callable[[], Sequence[Flight] | None], count: int
    ) -> None:
        """Each lane arrives ``count`` times by itself when ``end`` has ended what it waits for, at a time that the schedule draws.

        ``end`` gives what has landed, for the timeline.
        """
        barriers, slots, rows = self.find(g, m, address)
        fail, checks = failure(g, self.site, rows), self.checks(g)
        threads, clock = g.rows[rows], g.clock

        def arrive() -> None:
            flights = end() or ()
            # It must still be there.
            barriers.slots(barriers.places[slots], fail)
            barriers.carry(slots, flights)
            if checks is not None:
                checks.arrive(slots, barriers.block(slots), threads)
            done = barriers.change(slots, count, 0, fail, clock=clock)
            if checks is not None and len(done):
                checks.completed(done)

        g.batch.outstanding.append(arrive)


def _of(k: Compiler, op: Op) -> Mbarrier:
    return Mbarrier(k, op, space_of_address_space(address_space(op.operands[0].type)))


@rule("nvvm.mbarrier.init", kind="group", effects=Effect.MBARRIER)
def _init(k: Compiler, op: Op) -> Code:
    barrier = _of(k, op)

    def init(g: Group, m: Mask, address: Lanes, count: Lanes, predicate: Lanes = None) -> None:
        m = masked(g, m, predicate)
        if m is not False:
            barrier.init(g, m, address, count)

    return init


@rule("nvvm.mbarrier.inval", kind="group", effects=Effect.MBARRIER)
def _inval(k: Compiler, op: Op) -> Code:
    return _of(k, op).invalidate


def _arrival(name: str, drop: bool) -> None:
    """``arrive`` and its forms; ``drop`` for arrive_drop."""

    @rule(name, kind="group", effects=Effect.MBARRIER)
    def arrive(k: Compiler, op: Op) -> Code:
        barrier, results = _of(k, op), len(op.results)

        def run(g: Group, m: Mask, address: Lanes, count: Lanes = 1) -> Data:
            states = barrier.change(g, m, address, count, 0, drop=drop)
            return states if results else None

        return run

    @rule(f"{name}.nocomplete", kind="group", effects=Effect.MBARRIER)
    def arrive_nocomplete(k: Compiler, op: Op) -> Code:
        barrier = _of(k, op)
        return lambda g, m, address, count: barrier.change(g, m, address, count, 0, drop=drop, completes=False)

    @rule(f"{name}.expect_tx", kind="group", effects=Effect.MBARRIER)
    def arrive_expect(k: Compiler, op: Op) -> Code:
        barrier, results = _of(k, op), len(op.results)

        def run(g: Group, m: Mask, address: Lanes, bytes: Lanes, predicate: Lanes = None) -> Data:
            states = barrier.change(g, masked(g, m, predicate), address, 1, bytes, drop=drop)
            return states if results else None

        return run


_arrival("nvvm.mbarrier.arrive", False)
_arrival("nvvm.mbarrier.arrive_drop", True)


@rule("nvvm.mbarrier.expect_tx", kind="group", effects=Effect.MBARRIER)
def _expect(k: Compiler, op: Op) -> Code:
    barrier = _of(k, op)

    def run(g: Group, m: Mask, address: Lanes, bytes: Lanes) -> None:
        barrier.change(g, m, address, 0, bytes)

    return run


@rule("nvvm.mbarrier.complete_tx", kind="group", effects=Effect.MBARRIER)
def _complete(k: Compiler, op: Op) -> Code:
    barrier = _of(k, op)

    def run(g: Group, m: Mask, address: Lanes, bytes: Lanes) -> None:
        barrier.change(g, m, address, 0, -bytes)

    return run


@rule("nvvm.cp.async.mbarrier.arrive", kind="group", effects=Effect.MBARRIER)
def _arrive_behind_copies(k: Compiler, op: Op) -> Code:
    barrier = _of(k, op)
    counted = flag(op, "noinc")
    return lambda g, m, address: barrier.arrive_behind_copies(g, m, address, counted=counted)


@rule("nvvm.mbarrier.test.wait", kind="group", polls=True, effects=Effect.MBARRIER)
def _test(k: Compiler, op: Op) -> Code:
    barrier, parity = _of(k, op), str(op.operands[1].type) == "i32"
    return lambda g, m, address, given: barrier.test(g, m, address, given, parity)


@rule("nvvm.mbarrier.try_wait", "nvvm.mbarrier.try_wait.parity", kind="waits", effects=Effect.MBARRIER)
def wait_rule(k: Compiler, op: Op) -> Code:
    """Waits for a phase: op's operands are the address and a parity (i32) or a token, and a limit of time."""
    barrier, parity = _of(k, op), str(op.operands[1].type) == "i32"

    def wait(g: Group, m: Mask, address: Lanes, given: Lanes, ticks: Lanes = None) -> Data:
        complete = yield from barrier.wait(g, m, address, given, parity)
        return complete

    return wait
