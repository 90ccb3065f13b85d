"""What orders the operations of tcgen05 with each other and with the threads.

Loads and stores are done when their warp has waited for them (``tcgen05.wait``); products, copies and shifts when a warp has
waited for the mbarrier of a ``tcgen05.commit`` behind them. What another warp did is ordered where a barrier leads here, with
``tcgen05.fence`` before and behind it; pairs that are pipelined need no wait. Source: PTX ISA, "Memory Consistency Model for
5th generation of TensorCore operations".

Accesses are kept for units of 16 lanes of a column: the last write, and the last read by a load and by an operation.
"""

from __future__ import annotations

import bisect
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from gpuir.sim.blackwell.tensor_memory import COLUMNS, LANES, TensorMemory
from gpuir.sim.checks.order import ROW_BITS
from gpuir.sim.findings import Site, finding
from gpuir.sim.group import Batch
from gpuir.sim.hopper.checks import AsyncChecks, checks_of
from gpuir.sim.hopper.mbarrier import Barriers
from gpuir.sim.hopper.phases import AGENTS
from gpuir.sim.memory import SHARED

__all__ = ["Cells", "Operation", "TensorChecks", "tensor_checks"]

_GROUP = 16
_UNITS = LANES // _GROUP * COLUMNS
_DOES = {"ld": "reads", "st": "writes", "mma": "uses", "cp": "writes", "shift": "moves", "dealloc": "gives back"}
_DID = {"ld": "load", "st": "store", "mma": "product", "cp": "copy", "shift": "shift"}


class Cells:
    """Cells of one block's tensor memory: lanes and columns, of one shape."""

    __slots__ = ("block", "columns", "lanes")

    def __init__(self, block: int, lanes: np.ndarray, columns: np.ndarray):
        self.block = block
        self.lanes, self.columns = np.broadcast_arrays(lanes, columns)

    @property
    def units(self) -> np.ndarray:
        """The numbers of the units that they are in."""
        return np.unique(self.block * _UNITS + self.lanes // _GROUP * COLUMNS + self.columns)


class Operation:
    """One operation that was issued: its kind, its op, its thread, and when.

    ``shape`` of a product: the accumulator and the shape; products of the same follow each other in a pipeline.
    """

    __slots__ = ("event", "kind", "number", "shape", "site", "thread", "waited", "warp")

    def __init__(self, kind: str, site: Site, thread: int, warp: int, shape: Any = None):
        self.kind, self.site, self.thread, self.warp, self.shape = kind, site, thread, warp, shape
        self.number = self.event = 0
        #: When the warp has waited for it (0: it has not).
        self.waited = 0

    @property
    def asynchronous(self) -> bool:
        """Whether a commit tells its end."""
        return self.kind in ("mma", "cp", "shift")


def _pipelined(first: Operation, then: Operation) -> bool:
    """Whether two operations of one thread run in their order."""
    if first.kind == "mma" and then.kind == "mma":
        return bool(first.shape == then.shape)
    return (first.kind, then.kind) in (
        ("cp", "mma"), ("shift", "mma"), ("mma", "shift"), ("shift", "cp"), ("mma", "cp"), ("cp", "cp"),
    )  # fmt: skip


class TensorChecks:
    """The checks of a batch's tensor memory; ``tensor_checks(batch)`` is the batch's own."""

    def __init__(self, batch: Batch, checks: AsyncChecks):
        self._batch, self._checks = batch, checks
        self._order = checks._order
        units = batch.blocks * _UNITS
        self._writer, self._loader, self._reader = np.zeros((3, units), np.int32)
        #: The last operation that reads each 16 bytes of shared memory.
        self._shared = np.zeros(batch.shared_stride * batch.blocks // 16, np.int32)
        self._operations: list[Operation | None] = [None]
        #: By warp: loads and stores that it has not waited for, events of its fences before, and what it knew at the last one behind.
        self._pending: dict[tuple[int, str], list[Operation]] = {}
        self._before: dict[int, list[int]] = {}
        self._after: dict[int, tuple[np.ndarray, int]] = {}
        #: By mbarrier: when warps saw a phase of it, the last time each.
        self._seen: dict[int, list[tuple[int, int]]] = {}
        #: By thread: operations that no commit follows.
        self._open: dict[int, list[Operation]] = {}
        #: By thread and mbarrier (its slot), of the commits that have told it: the last operation before each, and the event.
        self._told: dict[int, dict[int, tuple[list[int], list[int]]]] = {}

    # Events

    def issued(
        self, operation: Operation, access: Any, g: Any, *, reads: Sequence[Cells] = (), writes: Sequence[Cells] = (),
        adds: Sequence[Cells] = (), shared: Sequence[tuple[np.ndarray, int]] = (),
    ) -> None:  # fmt: skip
        """An operation is issued, which reads and writes cells; ``adds``: it reads and writes them.

        ``shared``: places of units of shared memory of which it reads so many bytes.
        """
        operation.event = self._order.tick(operation.site, operation.kind)
        operation.number = len(self._operations)
        self._operations.append(operation)
        memory = TensorMemory.of(self._batch)
        for cells, read, write in (
            *((each, True, False) for each in reads),
            *((each, False, True) for each in writes),
            *((each, True, True) for each in adds),
        ):
            units = cells.units
            bad = self._collisions(operation, self._writer, units)
            if write:
                bad |= self._collisions(operation, self._loader, units)
                bad |= self._collisions(operation, self._reader, units)
            if read and not bad:
                self._unwritten(operation, memory, cells)
            if operation.kind == "dealloc":
                self._writer[units] = self._loader[units] = self._reader[units] = 0
            elif write:
                self._writer[units] = operation.number
                self._loader[units] = self._reader[units] = 0
            elif operation.kind == "ld":
                self._loader[units] = operation.number
            else:
                self._reader[units] = operation.number
        for places, size in shared:
            self._checks._read(access, g, places, np.full(len(places), operation.thread), "product", size=size)
            self._shared[(places - self._batch.memory.shared_start) // 16] = operation.number
        if operation.kind in ("ld", "st"):
            self._pending.setdefault((operation.warp, operation.kind), []).append(operation)
        elif operation.asynchronous:
            self._open.setdefault(operation.thread, []).append(operation)

    def waited(self, warps: np.ndarray, kind: str) -> None:
        """The warps have waited for their loads or stores."""
        for warp in warps.tolist():
            pending = self._pending.pop((warp, kind), ())
            if pending:
                event = self._order.tick(pending[-1].site, kind)
                for operation in pending:
                    operation.waited = event

    def fence(self, warps: np.ndarray, before: bool) -> None:
        """tcgen05.fence, before a synchronisation of threads or behind it."""
        order = self._order
        if before:
            event = order.tick(None, "fence")
            for warp in warps.tolist():
                self._before.setdefault(warp, []).append(event)
            return
        base = order.base[SHARED]
        for warp in warps.tolist():
            self._after[warp] = order.known[warp].copy(), int(base[warp // self._batch.warps_per_block])

    def committed(self, thread: int) -> tuple[int, np.ndarray]:
        """The number of the last operation before a commit of the thread, and what its warp knows of copies and products.

        Who waits for the commit knows that too: what the operations read had come.
        """
        known = self._order.known[thread >> self._order.lane_shift].copy()
        known[: 2 * self._batch.warps_per_block] = 0
        return len(self._operations) - 1, known

    def ended(self, thread: int, last: int, slots: np.ndarray, site: Site, known: np.ndarray | None = None) -> None:
        """All operations of the thread up to the last one before a commit have ended, and it tells the mbarriers.

        Those that an earlier commit has told of are among them: a commit is of all that the thread has issued before it.
        """
        event = self._order.tick(site, "copy")
        if known is not None:
            self._checks.hand_on(slots, known)
        told = self._told.setdefault(thread, {})
        for slot in slots.tolist():
            numbers, events = told.setdefault(slot, ([], []))
            numbers.append(last)
            events.append(event)
        if thread in self._open:
            self._open[thread] = [each for each in self._open[thread] if each.number > last]

    def _commits(self, operation: Operation) -> Iterator[tuple[int, int]]:
        """Of each mbarrier that a commit behind the operation has told, the first such event."""
        for slot, (numbers, events) in self._told.get(operation.thread, {}).items():
            at = bisect.bisect_left(numbers, operation.number)
            if at < len(events):
                yield slot, events[at]

    def observed(self, slots: np.ndarray, warps: np.ndarray) -> None:
        """The warps have seen that phases of the mbarriers are complete."""
        for slot, warp in zip(slots.tolist(), warps.tolist()):
            seen = [each for each in self._seen.get(slot, ()) if each[1] != warp]
            self._seen[slot] = [*seen, (self._order.tick(None, "sync"), warp)]

    # Questions

    def _before_now(self, event: int, theirs: int, mine: int) -> bool:
        """Whether what ``theirs`` did at the event is ordered before what ``mine`` does now."""
        shift = self._order.lane_shift
        stamp = np.array([event << ROW_BITS | theirs << shift])
        return not self._order.unordered(stamp, np.array([mine << shift]), SHARED).any()

    def _fenced(self, event: int, theirs: int, mine: int) -> bool:
        """Whether ``theirs`` has fenced behind the event, and ``mine`` behind what orders it with that."""
        fences = self._before.get(theirs, [])
        at = bisect.bisect_right(fences, event)
        if at == len(fences) or mine not in self._after or not self._before_now(fences[at], theirs, mine):
            return False
        per = self._batch.warps_per_block
        if theirs // per != mine // per:
            return True
        known, base = self._after[mine]
        return bool(fences[at] < max(int(known[theirs % per]), base))

    def _is_known(self, operation: Operation, warp: int, *, fenced: bool = False) -> bool:
        """Whether the warp has waited for a commit behind the operation; ``fenced``: and has fenced behind that."""
        if fenced and warp not in self._after:
            return False
        known = self._after[warp][0] if fenced else self._order.known[warp]
        per = self._batch.warps_per_block
        barriers = Barriers.of(self._batch)
        for slot, end in self._commits(operation):
            if barriers.block(slot) == warp // per:
                if end <= known[2 * per + slot % AGENTS]:
                    return True
            elif any(event > end and self._before_now(event, other, warp) for event, other in self._seen.get(slot, ())):
                # What mbarriers of another block tell, its warps hand on.
                return True
        return False

    def _hazard(self, first: Operation, then: Operation) -> tuple[str, str] | None:
        """The kind of finding where the second operation collides with the first, and what to do."""
        other = first.warp != then.warp
        if not first.asynchronous:
            if not first.waited:
                return "missing-wait", f"tcgen05.wait::{first.kind} behind it first"
            if other and not self._before_now(first.waited, first.warp, then.warp):
                return "race", "nothing orders the two"
            if other and then.kind != "dealloc" and not self._fenced(first.waited, first.warp, then.warp):
                return "missing-fence", (
                    f"tcgen05.fence::before_thread_sync behind its tcgen05.wait::{first.kind}, and ::after_thread_sync behind "
                    "the barrier that leads here"
                )
            return None
        if then.asynchronous and not other and _pipelined(first, then):
            return None
        if self._is_known(first, then.warp):
            if then.kind == "dealloc" or self._is_known(first, then.warp, fenced=True):
                return None
            return "missing-fence", "tcgen05.fence::after_thread_sync behind the wait for its mbarrier"
        if then.asynchronous and _pipelined(first, then):
            if not self._before_now(first.event, first.warp, then.warp):
                return "race", "nothing orders the two"
            if not self._fenced(first.event, first.warp, then.warp):
                return "missing-fence", "tcgen05.fence::before_thread_sync behind it, and ::after_thread_sync here"
            return None
        wait = "wait for the mbarrier of its tcgen05.commit first"
        return "missing-wait", wait if first not in self._open.get(first.thread, ()) else (
            "tcgen05.commit behind it, and wait for the mbarrier"
        )

    def _collisions(self, operation: Operation, table: np.ndarray, units: np.ndarray) -> bool:
        """Reports what the operation collides with; whether there was anything."""
        numbers = table[units]
        some = False
        for number in np.unique(numbers[numbers > 0]).tolist():
            first = self._operations[number]
            assert first is not None
            hazard = self._hazard(first, operation)
            if hazard is None:
                continue
            some = True
            unit = int(units[numbers == number][0]) % _UNITS
            kind, text = hazard
            self._report(
                kind, operation.site, first.site, operation.thread, first.thread, operation.kind, first.kind,
                f"{_DOES[operation.kind]} column {unit % COLUMNS} of tensor memory in lanes {unit // COLUMNS * _GROUP} to "
                f"{unit // COLUMNS * _GROUP + _GROUP - 1}, which a {_DID[first.kind]} "
                f"{'reads' if table is not self._writer else 'writes'}: {text}",
            )  # fmt: skip
        return some

    def _unwritten(self, operation: Operation, memory: TensorMemory, cells: Cells) -> None:
        bad = ~memory.written[cells.block, cells.lanes, cells.columns]
        if bad.any():
            lane, column = int(cells.lanes[bad][0]), int(cells.columns[bad][0])
            self._report(
                "uninitialized", operation.site, None, operation.thread, None, operation.kind, "",
                f"{_DOES[operation.kind]} column {column} of lane {lane} of tensor memory; nothing has written to it",
            )  # fmt: skip

    def check_shared_write(self, site: Site, cells: np.ndarray, who: np.ndarray, kind: str) -> None:
        """Reports writes to 16-byte units ``cells`` of shared memory that an operation may still read."""
        numbers = self._shared[cells]
        for number in np.unique(numbers[numbers > 0]).tolist():
            operation = self._operations[number]
            assert operation is not None
            of = numbers == number
            for thread in who[of][:1].tolist():
                warp = thread >> self._order.lane_shift
                if not self._is_known(operation, warp):
                    address = int(cells[of][0]) * 16 % self._batch.shared_stride
                    self._report(
                        "missing-wait", site, operation.site, thread, operation.thread, kind, operation.kind,
                        f"{'copies to' if kind == 'copy' else 'writes'} byte 0x{address:x} of shared memory, which a "
                        f"{_DID[operation.kind]} of tcgen05 reads: wait for the mbarrier of its tcgen05.commit first",
                    )  # fmt: skip

    def _report(
        self, kind: str, site: Site, other: Site | None, who: int, whose: int | None, mine: str, theirs: str, text: str
    ) -> None:
        make: Callable[..., None] | None = self._checks._checks._new(kind, site, other, 1, mine, theirs)
        if make is None:
            return
        order = self._order
        now = order.now << ROW_BITS
        details: dict[str, Any] = order.thread(who | now)
        if other is not None and whose is not None:
            details["other"] = finding(kind, "issued here", other, **order.thread(whose | now))
        make(text, details)

    def early_use(self, site: Site, other: Site, thread: int) -> None:
        """Registers of a load are used before the wait for it."""
        self._report("missing-wait", site, other, thread, thread, "register", "ld",
                     "uses registers that a tcgen05.ld still writes: tcgen05.wait::ld first")  # fmt: skip

    # End

    def end(self) -> None:
        """All blocks have ended: what they have not given back, or waited for."""
        memory = TensorMemory.of(self._batch)
        shift = self._order.lane_shift
        for allocations in memory.allocations:
            for count, site, warp in allocations.values():
                self._report("leak", site, None, warp << shift, None, "leak", "",
                             f"{count} columns of tensor memory are not given back: tcgen05.dealloc before the kernel ends")  # fmt: skip
        for operations in self._open.values():
            for operation in operations[:1]:
                self._report(
                    "missing-wait", operation.site, None, operation.thread, None, "end", "",
                    f"a {_DID[operation.kind]} that no tcgen05.commit follows: nothing waits for its end",
                )  # fmt: skip


def tensor_checks(batch: Batch) -> TensorChecks | None:
    """The batch's checks of tensor memory, made when they are first asked for; None where nothing is checked."""
    checks = checks_of(batch)
    if checks is None:
        return None
    if checks.tensor is None:
        checks.tensor = TensorChecks(batch, checks)
    tensor: TensorChecks = checks.tensor
    return tensor
