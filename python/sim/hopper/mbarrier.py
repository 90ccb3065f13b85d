"""mbarriers: 64 bits of shared memory that count arrivals and the bytes that bulk copies bring.

A phase is complete when no arrivals are pending and the bytes that were announced have come; the next one then begins with
the expected count of arrivals. Source: PTX ISA, "mbarrier". The bits are in a format of our own, and a copy of them is kept
beside the memory, so that a barrier that was not initialized or is overwritten shows itself:

    0-19 pending arrivals, 20-39 expected arrivals, 40-60 bytes to come + 2^20, 61 parity of the phase, 62-63 the number 1
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Generator, Sequence
from typing import Any

import numpy as np

from gpuir.sim.access import fault, warp_of
from gpuir.sim.findings import Fault, Site, finding
from gpuir.sim.group import Batch, Group
from gpuir.sim.scheduler import Wait
from gpuir.sim.terms import Lanes
from gpuir.sim.timeline import Flight

__all__ = ["LIMIT", "Barriers", "pending_of"]

#: The largest count of arrivals and of bytes.
LIMIT = (1 << 20) - 1
#: A state: complete phases, and from this bit on pending arrivals.
_PENDING = 40
_PHASES = (1 << _PENDING) - 1
_FIELDS = ("places", "phase", "pending", "expected", "bytes", "clock")


def pending_of(state: Any) -> Any:
    """How many arrivals were pending ahead of the arrival that gave the state."""
    return (np.asarray(state) >> _PENDING).astype(np.int32)[()]


class Barriers:
    """The mbarriers of a batch of blocks; ``of(batch)`` is the batch's own. Barriers are known by their slot, a number."""

    def __init__(self, batch: Batch):
        self._batch = batch
        self._start = batch.memory.shared_start
        #: The slot of each 8 bytes of shared memory; 0: none.
        self._slots = np.zeros(batch.shared_stride * batch.blocks // 8, np.int32)
        self._count = 1
        #: Address of each, completed phases, pending and expected arrivals, bytes to come, issue slots of the last arrival.
        self.places, self.phase, self.pending, self.expected, self.bytes, self.clock = np.zeros((6, 64), np.int64)
        self._lives = np.zeros(64, bool)
        #: Where a barrier was invalidated last.
        self._ended: dict[int, Site] = {}
        #: Operations that have landed, of which those who wait next learn, by slot.
        self._carried: dict[int, list[Flight]] = {}

    @staticmethod
    def of(batch: Batch) -> Barriers:
        """The batch's own, made when it is first asked for."""
        known = batch.state.get("mbarriers")
        if known is None:
            known = batch.state["mbarriers"] = Barriers(batch)
        return known

    # Finding them

    def address(self, slot: int) -> int:
        """The address within the block's shared memory."""
        return int(self.places[slot] - self._start) % self._batch.shared_stride

    def block(self, slot: Lanes) -> Any:
        """The block, in the batch, that the barrier is in the shared memory of."""
        return (self.places[slot] - self._start) // self._batch.shared_stride

    def missing(
        self, places: np.ndarray, bad: np.ndarray, fail: Callable[[str, str, np.ndarray], Fault]
    ) -> Fault:  # fmt: skip
        """That there is no barrier at some of the ``places``, of which ``bad`` says which."""
        first = int(np.nonzero(bad)[0][0])
        at = int(places[first] - self._start) % self._batch.shared_stride
        ended = self._ended.get(int(self._slots[(places[first] - self._start) >> 3]))
        if ended is None:
            return fail(
                "uninitialized",
                f"there is no mbarrier at 0x{at:x} of shared memory: mbarrier.init it first, and let every thread that uses "
                "it wait at a barrier behind",
                bad,
            )
        text = f"there is no mbarrier at 0x{at:x} of shared memory any more: it was invalidated"
        note = finding("uninitialized", "invalidated here", ended)
        return Fault(dataclasses.replace(fail("uninitialized", text, bad).finding, other=note))

    def slots(self, places: np.ndarray, fail: Callable[[str, str, np.ndarray], Fault]) -> np.ndarray:
        """Slots of the barriers at ``places``; ``fail(kind, message, which)`` makes the fault where there is none."""
        slots = self._slots[(places - self._start) >> 3]
        bad = (slots == 0) | ~self._lives[slots]
        if bad.any():
            raise self.missing(places, bad, fail)
        words = self._batch.memory.view(np.int64)[places >> 3]
        bad = words != self._words(slots)
        if bad.any():
            at = int(places[np.nonzero(bad)[0][0]] - self._start) % self._batch.shared_stride
            raise fail(
                "undefined", f"something has overwritten the 8 bytes of the mbarrier at 0x{at:x} of shared memory", bad
            )
        return slots

    def live(self, slots: np.ndarray) -> np.ndarray:
        """Which of the barriers have not been invalidated."""
        return self._lives[slots]

    def _words(self, slots: np.ndarray) -> np.ndarray:
        return (
            self.pending[slots]
            | self.expected[slots] << 20
            | (self.bytes[slots] + (1 << 20) & 0x1FFFFF) << 40
            | (self.phase[slots] & 1) << 61
            | np.int64(1 << 62)
        )

    @staticmethod
    def fresh(counts: np.ndarray) -> np.ndarray:
        """The 64 bits of new barriers that expect ``counts`` arrivals."""
        return counts | counts << 20 | np.int64(1 << 60) | np.int64(1 << 62)

    def _keep(self, slots: np.ndarray) -> None:
        memory = self._batch.memory
        at = self.places[slots] >> 3
        memory.view(np.int64)[at] = self._words(slots)
        if memory.tracked:
            memory.flag_view(8)[at] = np.uint64(0xFFFFFFFFFFFFFFFF)

    # What ops do

    def init(self, places: np.ndarray, counts: np.ndarray) -> np.ndarray:
        """New barriers at ``places``, which expect ``counts`` arrivals a phase."""
        cells = (places - self._start) >> 3
        fresh = np.unique(cells[self._slots[cells] == 0])
        if len(fresh):
            end = self._count + len(fresh)
            while end > len(self.places):
                for name in (*_FIELDS, "_lives"):
                    old = getattr(self, name)
                    setattr(self, name, np.concatenate([old, np.zeros_like(old)]))
            self._slots[fresh] = np.arange(self._count, end)
            self._count = end
        slots = self._slots[cells]
        self.places[slots] = places
        self.phase[slots] = self.bytes[slots] = self.clock[slots] = 0
        self.pending[slots] = self.expected[slots] = counts
        self._lives[slots] = True
        for slot in slots.tolist() if self._ended else ():
            self._ended.pop(slot, None)
        self._keep(slots)
        return slots

    def invalidate(self, slots: np.ndarray, site: Site) -> None:
        """The barriers are memory like any other again."""
        self._lives[slots] = False
        self._ended.update(dict.fromkeys(slots.tolist(), site))
        memory = self._batch.memory
        if memory.tracked:
            memory.flag_view(8)[self.places[slots] >> 3] = 0

    def expect(self, slots: np.ndarray) -> None:
        """Each slot expects one more arrival in its phase."""
        np.add.at(self.pending, slots, 1)
        self._keep(np.unique(slots))

    def have_room(self, slots: np.ndarray, arrivals: np.ndarray, fail: Callable[[str, str, np.ndarray], Fault]) -> None:
        """A fault where one arrival counts for more than the phase waits for."""
        bad = arrivals > self.pending[slots]
        if bad.any():
            at = int(np.nonzero(bad)[0][0])
            slot = int(slots[at])
            raise fail(
                "undefined",
                f"more threads arrive, {int(arrivals[at])} at once, than the {int(self.pending[slot])} that the phase of "
                f"the mbarrier at 0x{self.address(slot):x} still waits for",
                bad,
            )

    def change(
        self, slots: np.ndarray, arrivals: Lanes, bytes: Lanes, fail: Callable[[str, str, np.ndarray], Fault], *,
        clock: int = 0, drop: bool = False, completes: bool = True,
    ) -> np.ndarray:  # fmt: skip
        """Announces ``bytes`` (negative: they have come), then arrives; the slots whose phase is complete.

        A slot may occur several times. ``drop``: later phases expect as many fewer arrivals. ``completes``: whether the
        arrivals may complete a phase.
        """
        unique, inverse = np.unique(slots, return_inverse=True)
        inverse = inverse.reshape(-1)
        left = np.zeros(len(unique), np.int64)
        np.add.at(left, inverse, np.broadcast_to(arrivals, slots.shape))
        more = np.zeros(len(unique), np.int64)
        np.add.at(more, inverse, np.broadcast_to(bytes, slots.shape))
        self.bytes[unique] += more
        bad = np.abs(self.bytes[unique]) > LIMIT
        if bad.any():
            raise fail(
                "undefined",
                f"{int(self.bytes[unique][bad][0])} bytes are to come, and an mbarrier counts to {LIMIT}",
                bad[inverse],
            )
        self.clock[unique] = np.maximum(self.clock[unique], clock)
        if drop:
            self.expected[unique] -= left
        finished = np.zeros(len(unique), bool)
        while True:
            some = np.minimum(left, self.pending[unique])
            self.pending[unique] -= some
            left -= some
            done = (self.pending[unique] == 0) & (self.bytes[unique] == 0)
            if not completes and done.any():
                raise fail("undefined", "arrive.nocomplete completes the phase", done[inverse])
            ended = unique[done]
            self.phase[ended] += 1
            self.pending[ended] = self.expected[ended]
            finished |= done
            if not left.any():
                break
            bad = (left > 0) & ~done | (self.expected[unique] <= 0)
            if bad.any():
                at = int(unique[np.nonzero(bad)[0][0]])
                raise fail(
                    "undefined",
                    f"more threads arrive than the {int(self.expected[at])} that the mbarrier at 0x{self.address(at):x} "
                    f"expects, while {int(self.bytes[at])} bytes are to come",
                    bad[inverse],
                )
        self._keep(unique)
        return unique[finished]

    def carry(self, slots: np.ndarray, flights: Sequence[Flight]) -> None:
        """The barriers tell who waits for them next that these operations have landed."""
        for slot in np.unique(slots).tolist() if flights else ():
            self._carried.setdefault(slot, []).extend(flights)

    # Waiting

    def ready(self, slots: np.ndarray, given: np.ndarray, parity: bool) -> np.ndarray:
        """Whether the phase of that parity, or that a state was given in, is complete."""
        phase = self.phase[slots]
        return (phase & 1) != (given & 1) if parity else phase > given & _PHASES

    def states(self, slots: np.ndarray, arrivals: np.ndarray) -> np.ndarray:
        """What arrivals, one behind the other, give: the phases that are complete ahead of each, and how many arrivals the next waits for."""
        order = np.argsort(slots, kind="stable")
        of, counts = slots[order], arrivals[order]
        before = np.cumsum(counts) - counts
        begins = np.searchsorted(of, of)
        pending = np.empty_like(counts)
        pending[order] = np.maximum(self.pending[of] - (before - before[begins]), 0)
        return self.phase[slots] | pending << _PENDING

    def wait(
        self, g: Group, site: Site, rows: np.ndarray, slots: np.ndarray, given: np.ndarray, parity: bool
    ) -> Generator[Any, Any, None]:
        """Waits until the phases of all lanes ``rows`` are complete."""
        slots, first = np.unique(np.stack([slots, given]), axis=1, return_index=True)
        slots, given = slots[0], slots[1]
        if not self.ready(slots, given, parity).all():
            yield Wait(
                site,
                lambda: bool(self.ready(slots, given, parity).all()),
                lambda: self._missing(slots, given, parity),
            )
        warps = np.unique(rows[first] // g.lanes)
        opened = int(self.clock[slots].max(initial=0))
        batch = self._batch
        numbers = g.warps[warps]
        arrived = np.full(len(numbers), g.clock)
        batch.launch.timeline.wait(batch, numbers, arrived, np.maximum(arrived, opened), str(site))
        g.clock = max(g.clock, opened)
        for slot in slots.tolist() if self._carried else ():
            for flight in self._carried.pop(slot, ()):
                batch.launch.timeline.landed(flight, g.clock, batch.first + int(self.block(slot)))

    def _missing(self, slots: np.ndarray, given: np.ndarray, parity: bool) -> str:
        """What a phase that does not come lacks."""
        slot = int(slots[np.nonzero(~self.ready(slots, given, parity))[0][0]])
        pending, expected, left = int(self.pending[slot]), int(self.expected[slot]), int(self.bytes[slot])
        parts = [f"{pending} of {expected} arrivals are pending" if pending else "all arrivals have come"]
        if left > 0:
            parts.append(f"{left} announced bytes have not come")
        elif left < 0:
            parts.append(f"{-left} more bytes than announced have come")
        block = self._batch.block_index(int(self.block(slot)))
        return (
            f"phase {int(self.phase[slot])} (parity {int(self.phase[slot]) & 1}) of the mbarrier at "
            f"0x{self.address(slot):x} of block {block}: " + ", ".join(parts)
        )


def failure(g: Group, site: Site, rows: np.ndarray) -> Callable[[str, str, np.ndarray], Fault]:
    """Makes faults of the lanes ``rows``, of which flags say which have it."""

    def make(kind: str, message: str, which: np.ndarray) -> Fault:
        return fault(kind, message, site, g, rows[which])

    return make


def failure_of_batch(batch: Batch, site: Site, rows: np.ndarray) -> Callable[[str, str, np.ndarray], Fault]:
    """The same for what ends by itself: ``rows`` are threads of the batch."""

    def make(kind: str, message: str, which: np.ndarray) -> Fault:
        row = int(rows[which][0])
        lane = {} if batch.lanes == 1 else {"lane": row % batch.lanes}
        return Fault(finding(kind, message, site, **warp_of(batch, row // batch.lanes), **lane))

    return make
