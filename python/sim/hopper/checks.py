"""What orders asynchronous operations (bulk copies, wgmmas of warpgroups) with the accesses of threads.

An operation is outstanding from its issue until somebody waited for it, whenever it happens to end in the run:

- What a copy writes is known to a warp that waited for the mbarrier it completes on, and to those this warp then meets:
  an mbarrier is one more column of the vector clocks in ``Order``.
- What an operation reads must not be written until the thread, or one of the warps, that issued it has waited for its group.
  A wgmma is one operation of its four warps: a warpgroup is a column too.
- Bytes that threads wrote must have passed a fence.proxy.async on the way to an operation that reads them: a second set of
  columns has up to which event the writes of a warp are fenced.

Source: PTX ISA, "Async proxy", "mbarrier", "Memory Consistency Model: proxies".
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.checks.lanes import LaneAccesses
from gpuir.sim.checks.order import PENDING, ROW_BITS, ROW_MASK
from gpuir.sim.findings import Site, finding
from gpuir.sim.group import Batch, Group
from gpuir.sim.hopper.phases import AGENTS, PIPE, PhaseChecks
from gpuir.sim.memory import GLOBAL, SHARED, AccessInfo
from gpuir.sim.terms import Data, Ints, Mask

__all__ = ["AsyncChecks", "Reading", "checks_of", "fence_proxy"]

#: Bytes that all asynchronous operations move multiples of.
UNIT = 16


def pieces_of(who: np.ndarray, first: np.ndarray, run: int) -> LaneAccesses:
    """Accesses of ``run`` contiguous bytes at addresses ``first`` by the threads ``who``."""
    return LaneAccesses(first, who, run).cut()


class Reading:
    """Bytes that an outstanding operation reads: units of shared memory, and the threads that issued it."""

    __slots__ = ("cells", "number", "site", "who")

    def __init__(self, number: int, site: Site, cells: np.ndarray, who: np.ndarray):
        self.number, self.site, self.cells, self.who = number, site, cells, who


class AsyncChecks(PhaseChecks):
    """The part of ``Checks`` (``checks``) for asynchronous operations."""

    def __init__(self, checks: Any):
        self._checks = checks
        self._order = checks._order
        self._order.partial = True
        self._batch: Any = None
        self.tensor: Any = None

    @staticmethod
    def columns(per_block: int) -> int:
        """Columns that ``Order`` keeps for these checks: fenced events of each warp, mbarriers, and warpgroups."""
        return per_block + AGENTS + -(-per_block // 4)

    def begin(self, batch: Batch) -> None:
        """Gets tables for a new batch."""
        self._batch = batch
        #: The checks of tensor memory (blackwell/checks.py), once the program uses any.
        self.tensor = None
        self._per = batch.warps_per_block
        self._start = batch.memory.shared_start
        self._cells = batch.shared_stride // UNIT
        cells = self._cells * batch.blocks
        #: The operation that wrote each unit last, how many outstanding ones read it, and one of them.
        self._writer = np.zeros(cells, np.int32)
        self._readers = np.zeros(cells, np.int32)
        self._reader = np.zeros(cells, np.int32)
        #: The last wgmma of each warpgroup of the block that read each unit.
        self._wgmmas = np.zeros((cells, -(-self._per // 4)), np.int32)
        self._sites: list[Any] = [None]
        self._whos: list[int] = [0]
        #: Of each operation its mbarrier's column, and the event of its end (0: it has not).
        self._columns = np.zeros(64, np.int64)
        self._ends = np.zeros(64, np.int64)
        #: What arrivals left at each mbarrier in this phase, and in earlier ones; who initialized it, and when.
        width = self._order.width
        self._coming = np.zeros((64, width), np.int64)
        self._done = np.zeros((64, width), np.int64)
        self._remote: dict[int, list[tuple[np.ndarray, int]]] = {}
        self._inits = np.zeros((64, 2), np.int64)
        self._init_fences = np.zeros(batch.warps, np.int64)
        self._reads: dict[int, Reading] = {}
        #: Operations that are products.
        self._products: set[int] = set()
        #: Operations that write parts of their units, or add to them: others of the kind may do so, too.
        self._merging: set[int] = set()
        #: Copies to global memory that nobody has waited for the end of, by their ids.
        self._flying: dict[int, Any] = {}

    def _new(self, site: Site, who: int, column: int) -> int:
        number = len(self._sites)
        self._sites.append(site)
        self._whos.append(who)
        if number >= len(self._ends):
            self._columns = np.concatenate([self._columns, np.zeros_like(self._columns)])
            self._ends = np.concatenate([self._ends, np.zeros_like(self._ends)])
        self._columns[number] = column
        return number

    # Fences

    def fence(self, warps: np.ndarray) -> None:
        """The warps' fence.proxy.async: what they did and know of is there for the asynchronous operations."""
        order = self._order
        known = order.known
        news = known[warps][:, : self._per]
        news[np.arange(len(warps)), warps % self._per] = order.now
        known[warps, self._per : 2 * self._per] = np.maximum(known[warps, self._per : 2 * self._per], news)

    def fence_inits(self, warps: np.ndarray) -> None:
        """The warps' fence.mbarrier.init: the mbarriers that they made are there for the asynchronous operations."""
        self._init_fences[warps] = self._order.now

    # Accesses of threads

    def accessed(self, access: AccessInfo, g: Group, pieces: LaneAccesses, kind: str) -> None:
        """Plain accesses of threads to shared memory."""
        if len(self._sites) == 1 and self.tensor is None:
            return
        cells, who = self._units(pieces)
        if self._writer[cells].any():
            self._check_writers(access.site, cells, who, kind)
            if kind != "read":
                self._writer[cells] = 0
        if kind != "read":
            self._check_readers(access.site, cells, who, kind)

    def _units(self, pieces: LaneAccesses) -> tuple[np.ndarray, np.ndarray]:
        cells = (pieces.first - self._start) // UNIT
        if pieces.run <= UNIT:
            return cells, pieces.who
        count = pieces.run // UNIT
        return (cells[:, None] + np.arange(count)).reshape(-1), np.repeat(pieces.who, count)

    def _check_writers(self, site: Site, cells: np.ndarray, who: np.ndarray, kind: str) -> bool:
        """Reports bytes that a copy has written, or still writes, for all that the threads ``who`` know; whether there are any."""
        writers = self._writer[cells]
        at = np.nonzero(writers)[0]
        writers, warps = writers[at], who[at] >> self._order.lane_shift
        ends = self._ends[writers]
        columns = 2 * self._per + self._columns[writers]
        known = (
            self._order.known_by(who[at], columns) if kind in ("read", "write") else self._order.known[warps, columns]
        )
        # What mbarriers of another block tell is not kept.
        other = cells[at] // self._cells != warps // self._per
        bad = (ends == 0) | ((ends > known) & ~other)
        for number in np.unique(writers[bad]).tolist():
            of = at[bad & (writers == number)]
            what = {"read": "reads", "write": "writes", "copy": "copies to", "product": "reads"}[kind]
            by = "a product" if number in self._products else "a bulk copy"
            self._report(
                "missing-wait", site, self._sites[number], len(of), kind, "bulk", int(cells[of[0]]), int(who[of[0]]),
                self._whos[number], f"{what} byte {{0}} of {{1}}, which {by} writes, and has not waited for "
                "that: wait for the phase of its mbarrier first",
            )  # fmt: skip
        return bool(bad.any())

    def _check_readers(self, site: Site, cells: np.ndarray, who: np.ndarray, kind: str) -> None:
        """Reports writes of bytes that an outstanding operation reads, or one that nothing orders before them."""
        self._check_wgmmas(site, cells, who, kind)
        if self.tensor is not None:
            self.tensor.check_shared_write(site, cells, who, kind)
        bad = np.nonzero(self._readers[cells])[0]
        if not len(bad):
            return
        numbers = self._reader[cells[bad]]
        for number in np.unique(numbers).tolist():
            of = bad[numbers == number]
            what = "copies to" if kind == "copy" else "writes"
            product = number in self._products
            by = (
                "a product in flight reads: wait for its end"
                if product
                else "a bulk copy in flight reads: cp.async.bulk.wait_group"
            )
            self._report(
                "missing-wait", site, self._sites[number], len(of), kind, "reads", int(cells[of[0]]), int(who[of[0]]),
                self._whos[number], f"{what} byte {{0}} of {{1}}, which {by} first",
            )  # fmt: skip

    def _check_wgmmas(self, site: Site, cells: np.ndarray, who: np.ndarray, kind: str) -> None:
        """The same for what wgmmas read."""
        table = self._wgmmas[cells]
        at, groups = np.nonzero(table)
        if not len(at):
            return
        numbers, warps = table[at, groups], who[at] >> self._order.lane_shift
        ends = self._ends[numbers]
        known = self._order.known[warps, self._column(groups)]
        other = cells[at] // self._cells != warps // self._per
        bad = (ends == 0) | ((ends > known) & ~other)
        if other.any():
            bad |= other & self._unreleased(cells[at] // self._cells, groups, ends, who[at])
        what = "copies to" if kind == "copy" else "writes"
        for number in np.unique(numbers[bad]).tolist():
            of = at[bad & (numbers == number)]
            flying = self._ends[number] == 0
            tail = (
                "in flight reads: wgmma.wait_group first"
                if flying
                else "reads; nothing orders it after the product's end"
            )
            self._report(
                "missing-wait" if flying else "race", site, self._sites[number], len(of), kind, "product",
                int(cells[of[0]]), int(who[of[0]]), self._whos[number],
                f"{what} byte {{0}} of {{1}}, which a product {tail}",
            )  # fmt: skip

    def _unreleased(self, blocks: np.ndarray, groups: np.ndarray, ends: np.ndarray, who: np.ndarray) -> np.ndarray:
        """Which of the ends of wgmmas of warpgroups of other blocks no warp of these has told the threads ``who``."""
        order = self._order
        pairs, at = np.unique(np.stack([blocks, groups, ends, who >> order.lane_shift]), axis=1, return_inverse=True)
        blocks, groups, ends, warps = pairs
        bad = np.ones(len(ends), bool)
        for each in range(min(4, self._per)):
            warp = blocks * self._per + np.minimum(groups * 4 + each, self._per - 1)
            stamps = ends << ROW_BITS | warp << order.lane_shift
            bad &= order.unordered(stamps, warps << order.lane_shift, SHARED, by_warp=True)
        unreleased: np.ndarray = bad[at.reshape(-1)]
        return unreleased

    def _column(self, groups: Ints) -> Any:
        """The column of warpgroups, by their numbers in the block."""
        return 2 * self._per + AGENTS + groups

    def _report(
        self, kind: str, site: Site, other: Site, count: int, mine: str, theirs: str, cell: int, who: int, whose: int,
        text: str,
    ) -> None:  # fmt: skip
        make = self._checks._new(kind, site, other, count, mine, theirs)
        if not make:
            return
        order = self._order
        address = cell * UNIT % self._batch.shared_stride
        now = order.now << ROW_BITS
        details = {"space": SHARED, "address": address}
        note = finding(kind, "issued here", other, **details, **order.thread(whose | now))
        make(
            text.format(f"0x{address:x}", self._checks.launch.program.name_of(address)),
            {**order.thread(who | now), **details, "other": note},
        )

    # Asynchronous operations

    def writes(
        self, access: AccessInfo, g: Group, places: np.ndarray, who: np.ndarray, slots: np.ndarray, owners: np.ndarray,
        *, fenced: bool = True, adds: bool = False,
    ) -> np.ndarray:  # fmt: skip
        """Copies to shared memory begin: units at ``places``, of the operation ``owners`` (an index) each.

        ``who``: the thread of each operation; ``slots``: its mbarrier; ``adds``: they change what is there, and may meet. Gives the
        operations' numbers, for ``landed``.
        """
        order, checks = self._order, self._checks
        checks._tally.bulk(access.site, SHARED, UNIT * len(places), writes=True)
        numbers = np.array(
            [self._new(access.site, int(each), int(slot) % AGENTS) for each, slot in zip(who, slots)], np.int64
        )
        threads = who[owners]
        cells = (places - self._start) // UNIT
        alone = self._alone(cells) if adds else slice(None)
        if self._writer[cells[alone]].any():
            self._check_writers(access.site, cells[alone], threads[alone], "copy")
        self._check_readers(access.site, cells, threads, "copy")
        if adds:
            self._merging.update(numbers.tolist())
        pieces = pieces_of(threads, places, UNIT)
        event = order.tick(access.site, "copy")
        table = checks._races[SHARED]
        if fenced:
            self._check_fences(access, table, pieces, "copies over")
        table.write(pieces, event, checks._report(access, g, SHARED), None, checks._memory.bytes)
        # From here on the mbarrier tells who may access the bytes, not what the issuing thread does next.
        count, at = table.shadow.locate(pieces.first, pieces.run)
        table.shadow.rows("write", count)[at] = 0
        self._writer[cells] = numbers[owners]
        return numbers

    def _alone(self, cells: np.ndarray) -> np.ndarray:
        """Which of the units were last written by operations that write them whole."""
        return ~np.isin(self._writer[cells], list(self._merging))

    def sent(self, access: AccessInfo, g: Group, places: np.ndarray, size: int, who: np.ndarray, slots: np.ndarray) -> np.ndarray:  # fmt: skip
        """Threads ``who`` send words of ``size`` bytes to ``places`` in shared memory, of which mbarriers are told; as `writes`.

        A unit may be of several words, and of several threads: it has one operation.
        """
        order, checks = self._order, self._checks
        checks._tally.bulk(access.site, SHARED, size * len(places), writes=True)
        cells, first, back = np.unique((places - self._start) // UNIT, return_index=True, return_inverse=True)
        numbers = np.array([self._new(access.site, int(who[at]), int(slots[at]) % AGENTS) for at in first], np.int64)
        alone = self._alone(cells)
        if self._writer[cells[alone]].any():
            self._check_writers(access.site, cells[alone], who[first][alone], "copy")
        self._check_readers(access.site, cells, who[first], "copy")
        self._merging.update(numbers.tolist())
        _, once = np.unique(places, return_index=True)
        pieces = pieces_of(who[once], places[once], size)
        table = checks._races[SHARED]
        event = order.tick(access.site, "copy")
        table.write(pieces, event, checks._report(access, g, SHARED), None, checks._memory.bytes)
        count, at = table.shadow.locate(pieces.first, pieces.run)
        table.shadow.rows("write", count)[at] = 0
        self._writer[cells] = numbers
        return numbers[back.reshape(-1)]

    def landed(self, numbers: np.ndarray, site: Site) -> None:
        """Copies have ended."""
        self._ends[numbers] = self._order.tick(site, "copy")

    def wgmma_reads(
        self, access: AccessInfo, g: Group, places: np.ndarray, who: np.ndarray, first: np.ndarray, rows: np.ndarray
    ) -> Reading:
        """A wgmma of the warps with the threads ``who`` begins to read units at ``places``, a row for each.

        Rows that are alike are looked at once: those at ``first``, of which ``rows`` are the numbers for each warp.
        """
        order = self._order
        cells = (places[first] - self._start) // UNIT
        self._checks._tally.bulk(access.site, SHARED, UNIT * cells.size)
        warps = who >> order.lane_shift
        if not self._well_known(cells, warps, rows):
            self._read(access, g, places.reshape(-1), np.repeat(who, places.shape[1]), "product")
        number = self._new(access.site, int(who[0]), 0)
        groups = (warps % self._per // 4)[first]
        self._wgmmas[cells, groups[:, None]] = number
        reading = self._reads[number] = Reading(number, access.site, cells[0, :1], who[:1])
        return reading

    def _well_known(self, cells: np.ndarray, warps: np.ndarray, rows: np.ndarray) -> bool:
        """Whether only copies wrote the units, all of them, and each of the warps knows that they have ended."""
        shadow = self._checks._races[SHARED].shadow
        count, _ = shadow.locate(self._start + np.zeros(1, np.int64), UNIT)
        for name in ("write", "atomic", "atomic2"):
            if name in shadow.tables and shadow.rows(name, count)[cells].max() >= self._order.start:
                return False
        flags = self._batch.memory.flag_view(16)[cells + (self._start >> 4)]
        if (flags != np.uint64(0xFFFFFFFFFFFFFFFF)).any():
            return False
        writers = self._writer[cells]
        ends, columns = self._ends[writers], 2 * self._per + self._columns[writers]
        if not ends[writers > 0].all():
            return False
        known = self._order.known[warps[:, None], columns[rows]]
        return bool((ends[rows] <= known).all())

    def reads(
        self,
        access: AccessInfo,
        g: Group,
        places: np.ndarray,
        who: np.ndarray,
        *,
        product: bool = False,
        fenced: bool = True,
    ) -> Reading:
        """A copy, or a product, begins to read units of shared memory at ``places``, issued by the threads ``who``, one each.

        ``fenced``: whether it needs a fence behind what threads wrote.
        """
        self._read(access, g, places, who, "product" if product else "read", fenced=fenced)
        self._checks._tally.bulk(access.site, SHARED, UNIT * len(places))
        number = self._new(access.site, int(who[0]), 0)
        if product:
            self._products.add(number)
        unique = np.unique((places - self._start) // UNIT)
        self._readers[unique] += 1
        self._reader[unique] = number
        reading = self._reads[number] = Reading(number, access.site, unique, np.unique(who))
        return reading

    def accumulates(self, access: AccessInfo, g: Group, places: np.ndarray, who: np.ndarray) -> int:
        """A product of the tensor cores' pipe begins, which writes units at ``places``; its number, for ``landed``.

        Products before it end before it.
        """
        order, table = self._order, self._checks._races[SHARED]
        cells = (places - self._start) // UNIT
        foreign = ~np.isin(self._writer[cells], list(self._products))
        if self._writer[cells[foreign]].any():
            self._check_writers(access.site, cells[foreign], who[foreign], "write")
        self._check_readers(access.site, cells, who, "write")
        pieces = pieces_of(who, places, UNIT)
        event = order.tick(access.site, "product")
        table.write(pieces, event, self._checks._report(access, g, SHARED), None, self._checks._memory.bytes)
        count, at = table.shadow.locate(pieces.first, pieces.run)
        table.shadow.rows("write", count)[at] = 0
        number = self._new(access.site, int(who[0]), PIPE)
        self._products.add(number)
        self._writer[cells] = number
        return number

    def unwritten(self, access: AccessInfo, g: Group, places: np.ndarray, who: np.ndarray) -> None:
        """Reports units at ``places`` that have no value, of which the threads ``who`` read one each."""
        self._checks._check_flags(access, g, SHARED, pieces_of(who, places, UNIT), None)

    def _read(
        self, access: AccessInfo, g: Group, places: np.ndarray, who: np.ndarray, kind: str, *, fenced: bool = True,
        size: int = UNIT,
    ) -> None:  # fmt: skip
        """Reports what of the first `size` bytes of units has no value, or nothing orders before the read."""
        checks = self._checks
        cells = (places - self._start) // UNIT
        early = False
        if self._writer[cells].any():
            early = self._check_writers(access.site, cells, who, kind)
        pieces = pieces_of(who, places, size)
        table = checks._races[SHARED]
        event = self._order.tick(access.site, "read")
        # The read goes on until somebody waits for it: ``retired`` takes note of it then.
        empty = table.read(pieces, event, checks._report(access, g, SHARED), note=False)
        if empty is not None and not early:
            checks._check_flags(access, g, SHARED, pieces, empty)
        if fenced:
            self._check_fences(access, table, pieces)

    def _check_fences(self, access: AccessInfo, table: Any, pieces: LaneAccesses, what: str = "reads") -> None:
        """Reports bytes that threads wrote, with no fence.proxy.async on the way to the threads of ``pieces``."""
        order = self._order
        count, at = table.shadow.locate(pieces.first, pieces.run)
        stamps = table.shadow.rows("write", count)[at].reshape(len(at), -1)
        if not stamps.size or stamps.max() < order.start:
            return
        warps = (pieces.who >> order.lane_shift)[:, None]
        writers = (stamps & ROW_MASK) >> order.lane_shift
        same = writers // self._per == warps // self._per
        events = (stamps & ~np.int64(PENDING)) >> ROW_BITS
        bad = (stamps >= order.start) & same & (events >= order.known[warps, self._per + writers % self._per])
        if not bad.any():
            return
        index = np.nonzero(bad)
        who = pieces.who[index[0]]
        stamped = stamps[index] & ~np.int64(PENDING)
        # Where nothing orders the two, that is the fault.
        ordered = ~order.unordered(stamped, who, SHARED, by_warp=True)
        for event in np.unique(stamped[ordered] >> ROW_BITS).tolist():
            of = np.nonzero(ordered & (stamped >> ROW_BITS == event))[0]
            first = int(of[0])
            cell = (int(pieces.first[index[0][first]]) - self._start) // UNIT
            self._report(
                "missing-fence", access.site, order.sites[event], len(of), "async", "write", cell, int(who[first]),
                int(stamped[first]) & ROW_MASK,
                f"{what} byte {{0}} of {{1}}, which a thread has written: fence.proxy.async behind the write, before the "
                "barrier that leads here",
            )  # fmt: skip

    def retired(self, reading: Reading, who: np.ndarray) -> None:
        """The threads ``who`` have waited for the end of an operation that reads."""
        order = self._order
        if reading.number in self._reads:
            del self._reads[reading.number]
            self._readers[reading.cells] -= 1
        races = self._checks._races[SHARED]
        # Others may write where something orders them behind this wait.
        event = order.tick(reading.site, "read")
        blocks = reading.cells // self._cells
        theirs = (who >> order.lane_shift) // self._per
        while len(who):
            # One thread of each block at a time.
            _, first = np.unique(theirs, return_index=True)
            table = np.full(self._batch.blocks, -1, np.int64)
            table[theirs[first]] = who[first]
            owners = table[blocks]
            cells = reading.cells[owners >= 0]
            pieces = pieces_of(owners[owners >= 0], cells * UNIT + self._start, UNIT)
            count, at = races.shadow.locate(pieces.first, pieces.run)
            races.note_reads(count, at, (event << ROW_BITS) | pieces.who, pieces.who)
            who, theirs = np.delete(who, first), np.delete(theirs, first)

    def wgmma_ended(self, reading: Reading, warps: np.ndarray) -> None:
        """The warps have waited for a wgmma."""
        number, order = reading.number, self._order
        if number in self._reads:
            del self._reads[number]
            self._ends[number] = order.tick(reading.site, "read")
        column = self._column(warps % self._per // 4)
        order.known[warps, column] = np.maximum(order.known[warps, column], self._ends[number])

    def global_reads(self, access: AccessInfo, g: Group, first: np.ndarray, run: int, who: np.ndarray) -> None:
        """A copy reads global memory."""
        table = self._checks._races[GLOBAL]
        table.grow(self._checks._memory.used)
        if len(first):
            self._count(access, first, run, who, writes=False)
            self._checks._read(access, g, GLOBAL, pieces_of(who, first, run))

    def global_writes(
        self, access: AccessInfo, g: Group, first: np.ndarray, run: int, who: np.ndarray, add: bool
    ) -> Data:
        """A copy to global memory begins; what ``global_landed`` takes. ``add``: it updates what is there."""
        checks, order = self._checks, self._order
        table = checks._races[GLOBAL]
        table.grow(checks._memory.used)
        pieces = pieces_of(who, first, run)
        self._count(access, first, run, who, writes=True)
        checks._wrote(pieces)
        report = checks._report(access, g, GLOBAL)
        if add:
            table.atomic(pieces, order.tick(access.site, "atomic"), report)
            return None
        event = order.tick(access.site, "copy")
        table.write(pieces, event, report, None, checks._memory.bytes, pending=True)
        token = pieces, (event << ROW_BITS) | pieces.who | PENDING, access.site
        self._flying[id(token)] = token
        return token

    def _count(self, access: AccessInfo, first: np.ndarray, run: int, who: np.ndarray, *, writes: bool) -> None:
        """Counts bytes of global memory, and for each thread's copy the sectors of 32 bytes that it touches."""
        keys = (first // 32) << 15 | who >> self._order.lane_shift
        size = len(first) * run
        self._checks._tally.bulk(access.site, GLOBAL, size, writes=writes, sectors=len(np.unique(keys)))

    def global_landed(self, token: Any) -> None:
        """The threads that issued a copy to global memory have waited for its end."""
        if token is not None:
            self._flying.pop(id(token), None)
            pieces, stamps, site = token
            self._checks._races[GLOBAL].landed(pieces, stamps, self._order.tick(site, "copy"))

    def barrier_access(
        self,
        access: AccessInfo,
        g: Group,
        places: np.ndarray,
        who: np.ndarray,
        kind: str,
        words: np.ndarray | None = None,
    ) -> None:
        """Operations on mbarriers; ``kind`` "write" makes or removes one, "atomic" uses it. ``words``: what is written."""
        checks, order = self._checks, self._order
        pieces = pieces_of(who, places, 8)
        event = order.tick(access.site, kind)
        table = checks._races[SHARED]
        report = checks._report(access, g, SHARED)
        if kind == "write":
            self.accessed(access, g, pieces, kind)
            data = None if words is None else (lambda: np.ascontiguousarray(words).view(np.uint8).reshape(-1, 8))
            table.write(pieces, event, report, data, checks._memory.bytes)
        else:
            # Unlike with other atomics that two of them meet orders nothing: only a wait for a phase does.
            table.atomic(pieces, event, report)
            if access.sync:
                checks._visit(access, SHARED, pieces, event)

    def end(self, batch: Batch) -> None:
        """All blocks have ended: an operation nobody waited for may still move bytes of blocks that are gone."""
        if batch is not self._batch:
            return
        if self.tensor is not None:
            self.tensor.end()
        # A grid's end is a wait for all that it writes to global memory.
        for token in list(self._flying.values()):
            self.global_landed(token)
        numbers = np.unique(self._writer[self._writer > 0])
        for number in numbers[self._ends[numbers] == 0].tolist():
            self._unwaited(number, int(np.nonzero(self._writer == number)[0][0]), "writes to")
        for number, reading in self._reads.items():
            self._unwaited(number, int(reading.cells[0]), "reads")

    def _unwaited(self, number: int, cell: int, what: str) -> None:
        site = self._sites[number]
        self._report(
            "missing-wait", site, site, 1, "end", "end", cell, self._whos[number], self._whos[number],
            f"still {what} {{1}} from byte {{0}} on when the block ends: wait for it before",
        )  # fmt: skip


def checks_of(batch: Batch) -> AsyncChecks | None:
    """The checks of asynchronous operations of the batch's launch, ready for this batch; None where nothing is checked."""
    checks = batch.checks
    if checks is None or checks.asynchronous is None:
        return None
    checks.begin(batch)
    asynchronous: AsyncChecks = checks.asynchronous
    return asynchronous


def fence_proxy(g: Group, m: Mask) -> None:
    """The active warps fence between what threads did and what asynchronous operations do."""
    checks = checks_of(g.batch)
    if checks is not None:
        checks.fence(g.active_warps(m))
