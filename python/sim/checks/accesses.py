"""Checks over the accesses of a launch: unwritten memory, races, missing waits; and what accesses cost."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import numpy as np

from gpuir.sim.checks.lanes import LaneAccesses
from gpuir.sim.checks.order import PENDING, ROW_BITS, Order
from gpuir.sim.checks.processes import Footprint, collisions, footprint
from gpuir.sim.checks.races import Races
from gpuir.sim.checks.reporting import DOES, DONE, Reporter, hexadecimal
from gpuir.sim.checks.traffic import Tally, Traffic
from gpuir.sim.checks.uses import decides
from gpuir.sim.checks.visits import Visits
from gpuir.sim.findings import Site, finding
from gpuir.sim.grid import Launching
from gpuir.sim.group import Batch, Group
from gpuir.sim.hopper.checks import AsyncChecks
from gpuir.sim.memory import GENERIC, GLOBAL, PRIVATE, SHARED, AccessInfo, Sync
from gpuir.sim.rules import ASYNCHRONOUS, Effect
from gpuir.sim.terms import Bools, Ints, Lanes, Mask, Rows

__all__ = ["Checks", "Copies", "Traffic"]

#: Reads of memory that nothing has written to are kept, up to so many pieces, until something does.
_KEPT = 1 << 22


@dataclasses.dataclass
class Copies:
    """Asynchronous copies of one op that have not landed."""

    lanes: LaneAccesses
    #: Stamps of the pieces, and those of them that have landed.
    stamps: np.ndarray
    landed: np.ndarray
    site: Any


class Checks(Reporter):
    """Checks every access of a launch. ``launch`` has the memory, the options and the list of findings."""

    def __init__(self, launch: Launching):
        self.launch = launch
        effects = launch.program.effects
        x, y, z = launch.geometry.cluster
        self._clusters = x * y * z > 1
        order = Order(
            launch,
            partial=bool(effects & (Effect.PARTIAL | Effect.MBARRIER)),
            log=self._clusters or Effect.ORDERS in effects,
        )
        super().__init__(launch.memory, order, launch.options.checks)
        #: Checks of bulk copies and of products of warpgroups, where the program has any.
        self.asynchronous: Any = None
        if effects & ASYNCHRONOUS:
            self.asynchronous = AsyncChecks(self)
            self._order.more = AsyncChecks.columns
        self._tally = Tally()
        self._batch: Any = None
        #: Accesses to the shared memory of other blocks, where there are clusters.
        self.visits: Visits | None = None
        self._races: dict[str, Races] = {}
        #: Allocations of global memory that the launch has written to, by their starts, and reads of the others.
        self._written: set[int] = set()
        self._reads: dict[int, list[tuple[LaneAccesses, int]]] = {}
        self._kept = 0
        self._footprints: list[Footprint | None] = []
        #: By an atomic op's site: whether something depends on what it read.
        self._deciding: dict[Site, bool] = {}

    # Accesses

    def read(self, access: AccessInfo, g: Group, m: Mask, places: Lanes, at: Lanes, rows: Rows) -> None:
        """Elements read at ``places`` (bytes) by the lanes ``rows`` (None: all of the group); ``at`` is in elements."""
        for space, lanes in self._lanes(access, g, m, places, rows, reads=True):
            if space == PRIVATE:
                self._private(access, g, lanes)
            elif access.strong:
                self._strong(access, g, m, space, lanes.cut(), "read")
            elif not self._toolkits(space, lanes):
                pieces = lanes.cut()
                if self.asynchronous is not None and space == SHARED:
                    self.asynchronous.accessed(access, g, pieces, "read")
                self._read(access, g, space, pieces)

    def write(self, access: AccessInfo, g: Group, m: Mask, places: Lanes, at: Lanes, rows: Rows, values: Lanes) -> None:
        """As ``read``, for a write; called before the write."""
        for space, lanes in self._lanes(access, g, m, places, rows, writes=True):
            if space == PRIVATE:
                continue
            pieces = lanes.cut()
            if self.asynchronous is not None and space == SHARED:
                self.asynchronous.accessed(access, g, pieces, "write")
            if access.strong:
                self._strong(access, g, m, space, pieces, "write", _Data(pieces, values, access.dtype))
                continue
            if self._toolkits(space, pieces):
                continue
            if space == GLOBAL:
                self._wrote(pieces)
            event = self._order.tick(access.site, "write")
            self._visit(access, space, pieces, event)
            data = _Data(pieces, values, access.dtype)
            self._races[space].write(pieces, event, self._report(access, g, space), data, self._memory.bytes)

    def atomic(self, access: AccessInfo, g: Group, m: Mask, places: Lanes, at: Lanes, rows: Rows) -> None:
        """As ``read``, for an atomic update."""
        for space, lanes in self._lanes(access, g, m, places, rows, reads=True, writes=True):
            if space == PRIVATE:
                self._private(access, g, lanes)
            else:
                self._strong(access, g, m, space, lanes.cut(), "atomic")

    def issued(
        self, access: AccessInfo, g: Group, m: Mask, places: Lanes, rows: Rows, values: Lanes = None
    ) -> Copies | None:
        """An asynchronous copy of ``values`` (None: unknown) to shared memory at ``places`` begins; returns None where no lane copies.

        A copy that nobody waits for is no fault: kernels copy ahead beyond their last tile.
        """
        self.begin(g.batch)
        lanes = LaneAccesses.of(g, m, places, rows, access.size, apart=self._order.parted(g.warps))
        if not len(lanes.first):
            return None
        self._tally.count(access.site, SHARED, g, lanes, reads=False, writes=True)
        pieces = lanes.cut()
        if self.asynchronous is not None:
            self.asynchronous.accessed(access, g, pieces, "copy")
        event = self._order.tick(access.site, "copy")
        data = None if values is None else _Data(pieces, values, access.dtype)
        self._races[SHARED].write(
            pieces, event, self._report(access, g, SHARED), data, self._memory.bytes, pending=True
        )
        return Copies(
            pieces,
            self._order.stamps(event, pieces.who, pieces.several),
            np.zeros(len(pieces.first), bool),
            access.site,
        )

    def landed(self, copies: Copies | None, warps: Ints) -> None:
        """Makes the warps' own completed async copies visible to them (numbers in the batch)."""
        if copies is None:
            return
        of = np.isin(copies.lanes.who >> self._order.lane_shift, warps) & ~copies.landed
        if not of.any():
            return
        copies.landed |= of
        event = self._order.tick(copies.site, "copy")
        self._races[SHARED].landed(copies.lanes.part(of), copies.stamps[of] | PENDING, event)

    def fresh_private(self, g: Group, m: Mask, offset: int, size: int) -> None:
        """The lanes allocate a private variable: its bytes are uninitialized."""
        batch = g.batch
        memory = self._memory
        rows = g.rows if m is None else g.rows[m]
        end = memory.private_start + batch.private_stride * batch.threads
        flags = memory.flags[memory.private_start : end].reshape(batch.threads, -1)
        flags[rows, offset : offset + size] = 0

    # Synchronisation

    def fence(self, g: Group, m: Mask, sync: int) -> None:
        """The active warps execute a fence."""
        self.begin(g.batch)
        threads = g.rows if m is None else g.rows[m]
        if len(threads):
            self._order.fence(threads, sync)

    def warps_met(self, g: Group, m: Mask, together: np.ndarray | None, spaces: tuple[str, ...] | None = None) -> None:
        """Lanes of warps met at a barrier of the warp: those of ``together`` with each lane ([warps, lanes, lanes]; None: all)."""
        self.begin(g.batch)
        order = self._order
        if together is None:
            order.warps_met(g.active_warps(m), _spaces(spaces))
            return
        lanes = g.lanes
        together = np.broadcast_to(together, (g.count, lanes, lanes))
        active = g.full(m).reshape(g.count, lanes)
        exists = np.ones_like(active) if g.batch.exists is None else g.batch.exists[g.rows].reshape(active.shape)
        whole = active.any(1) & (together | ~(active & exists)[:, :, None] | ~exists[:, None, :]).all((1, 2))
        order.warps_met(g.warps[whole], _spaces(spaces))
        at, lane = np.nonzero(active & ~whole[:, None])
        if len(at):
            first = together[at, lane].argmax(1)
            order.lanes_met(g.warps[at] * lanes + lane, g.warps[at] * lanes + first)

    def arrived(self, batch: Batch, state: Any, warps: np.ndarray, *, halves: bool = False) -> None:
        """Warps arrive at a barrier; ``state`` keeps what they release to the warps that wait there.

        ``halves``: they wait by an op of its own, and acquire there.
        """
        self.begin(batch)
        if halves:
            self._order.partial = True
        if not self._order.partial:
            return
        if state.known is None:
            state.known = self._order.released()
            state.arrivals = np.zeros(batch.warps, np.int64)
        self._order.release(state.known, warps, warps // batch.warps_per_block)
        state.arrivals[warps] = self._order.now

    def opened(
        self, batch: Batch, state: Any, members: np.ndarray, waiting: np.ndarray, *, whole: bool,
        spaces: tuple[str, ...] | None = None,
    ) -> None:  # fmt: skip
        """A barrier opened for the warps ``members``, of which ``waiting`` (flags) wait for it.

        ``whole``: they are all warps of their blocks. ``spaces``: the memory whose accesses it orders, by gpu's names (None:
        all). ``state.units`` has a number for each warp, equal for those that meet.
        """
        order = self._order
        blocks = members // batch.warps_per_block
        if whole and waiting.all():
            order.barrier(np.unique(blocks), _spaces(spaces))
            if state.known is not None:
                state.known[blocks] = 0
            if self._clusters:
                order.opened(members, state.units[members], waiting, np.full(len(members), order.now))
            return
        if state.known is None:
            # What came before the first of these barriers is taken as known.
            order.partial = True
            self.arrived(batch, state, members)
        order.acquire(state.known, members[waiting], blocks[waiting])
        state.known[blocks] = 0
        order.opened(members, state.units[members], waiting, state.arrivals[members])

    def awaited(self, batch: Batch, state: Any, warps: np.ndarray) -> None:
        """Warps have waited for a barrier at which they and others arrived by an op of its own."""
        members = np.nonzero(np.isin(state.units, state.units[warps]))[0]
        self._order.acquire(state.known, warps, warps // batch.warps_per_block)
        self._order.opened(members, state.units[members], np.isin(members, warps), state.arrivals[members])

    def met(self, batch: Batch, blocks: Ints) -> None:
        """All warps of the blocks have met, outside of any barrier."""
        self.begin(batch)
        self._order.barrier(np.unique(blocks), (GLOBAL, SHARED))

    # Ends

    def end(self, batch: Batch) -> None:
        """All blocks of the batch have ended."""
        if self.asynchronous is not None:
            self.asynchronous.end(batch)
        if self.visits is not None and batch is self._batch:
            for visits, why in (
                (self.visits.early, "may not have started yet: nothing that it did leads to this thread"),
                (self.visits.late(), "may have ended by then: no thread of it waits for the access"),
            ):
                for block, event, who, place, site in visits:
                    report = self._new("race", site, None, 1, self._order.kinds[event], why)
                    if report:
                        x, y, z = batch.block_index(block)
                        details = {
                            "space": SHARED,
                            "address": (place - self._memory.shared_start) % batch.shared_stride,
                        }
                        report(
                            f"{DOES[self._order.kinds[event]]} byte {hexadecimal(details)} of the shared memory of block ({x}, {y}, {z}), "
                            f"which {why}, such as at a barrier of the cluster",
                            {**self._order.thread(event << ROW_BITS | who), **details},
                        )

    def _visit(self, access: AccessInfo, space: str, pieces: LaneAccesses, event: int) -> None:
        if self.visits is not None and space == SHARED:
            self.visits.note(access.site, pieces, event)

    def finish(self) -> None:
        """Hands the findings to the launch, which has ended."""
        if not self.launch.stopped:
            self._find_leaks()
        self.launch.report.findings.extend(self.findings())
        self.launch.report.traffic = self._tally

    def _find_leaks(self) -> None:
        """Pieces of the heap to which no word of global memory points any more: no later launch can free them."""
        memory = self._memory
        pieces = memory.heap
        if not pieces:
            return
        words = memory.view(np.int64)[: memory.used >> 3]
        for piece in pieces:
            assert piece.taken is not None
            site, row = piece.taken
            if not (words == piece.start).any():
                report = self._new("leak", site, None, 1)
                if report:
                    text = f"nothing points to {piece.end - piece.start} bytes of the heap when the launch ends, and nothing has freed them"
                    report(text, {"space": GLOBAL, "address": piece.start})

    def release(self) -> None:
        """Drops the tables, several times as large as the arrays: launch and checks know each other, and go late."""
        self._batch = self.visits = None
        for tables in (self._races, self._reads, self._footprints):
            tables.clear()

    @property
    def later(self) -> frozenset[int]:
        """Warps with accesses that atomics ordered behind those of others, which have none such, if there are any."""
        mine, theirs = self._order.excused
        return frozenset(mine - theirs or mine)

    @property
    def written(self) -> set[int]:
        """Starts of the allocations that this process has written to."""
        return self._written

    def export(self, written: set[int]) -> Any:
        """Data for the checks of the launching process; ``written``: allocations that any process has written to."""
        return self.findings(), self._tally.export(), self._footprint(written)

    def absorb(self, data: Any, written: set[int]) -> None:
        """Adds the findings of another process, and collisions between the two processes."""
        findings, traffic, theirs = data
        for each in findings:
            key = (each.kind, each.file, each.line, each.column, each.operation, each.message)
            self._found.setdefault(key, [each, 0])[1] += each.count
        sites = self.launch.program.sites
        self._tally.absorb(traffic, sites)
        if not self._footprints:
            self._footprints.append(self._footprint(written))
        for mine in self._footprints:
            for one, two, place, count in collisions(mine, theirs) if mine and theirs else ():
                report = self._new("race", sites[one[0]], sites[two[0]], count, one[1], two[1])
                if report:
                    where, other = (
                        {"space": GLOBAL, "address": place, "block": self._order.block(int(each[2])),
                         "warp": int(each[3]), "lane": int(each[4])}
                        for each in (one, two)
                    )  # fmt: skip
                    report(
                        f"{DOES[one[1]]} byte 0x{place:x} of {self._name(GLOBAL, place)}; nothing orders it and the access "
                        "that it collides with",
                        {**where, "other": finding("race", f"{DONE[two[1]]} here", sites[two[0]], **other)},
                    )
        self._footprints.append(theirs)

    def _footprint(self, written: set[int]) -> Footprint | None:
        for start in self._reads.keys() & written:
            self._replay(start)
        races = self._races.get(GLOBAL)
        return None if races is None else footprint(self._order, races.shadow)

    # How

    def begin(self, batch: Batch) -> None:
        """Allocates the tables of a new batch."""
        if batch is not self._batch:
            self._batch = batch
            order, memory = self._order, self._memory
            order.begin(batch)
            size = batch.shared_stride * batch.blocks
            self._races[SHARED] = Races(
                order, memory.shared_start, size, shared=True, clusters=self._clusters, like=self._races.get(SHARED)
            )
            self.visits = Visits(order, batch) if self._clusters else None
            if GLOBAL not in self._races:
                self._races[GLOBAL] = Races(order, 0, memory.used, shared=False, clusters=False)
            if self.asynchronous is not None:
                self.asynchronous.begin(batch)

    def _lanes(
        self,
        access: AccessInfo,
        g: Group,
        m: Mask,
        places: Lanes,
        rows: Rows,
        *,
        reads: bool = False,
        writes: bool = False,
    ) -> Iterator[tuple[str, LaneAccesses]]:
        """Splits the accesses of an op by space, and counts them."""
        self.begin(g.batch)
        lanes = LaneAccesses.of(g, m, places, rows, access.size, apart=self._order.parted(g.warps))
        if not len(lanes.first):
            return
        if lanes.uniform and self._order.apart:
            self._let_least_speak(g, m, lanes)
        space = access.space
        memory = self._memory
        if space == GENERIC:
            self._races[GLOBAL].grow(memory.used)
            lowest, highest = lanes.first.min(), lanes.first.max()
            borders = [(GLOBAL, 0, memory.heap_end), (SHARED, memory.shared_start, memory.shared_end),
                       (PRIVATE, memory.private_start, memory.private_end)]  # fmt: skip
            inside = [name for name, start, end in borders if lowest >= start and highest < end]
            if not inside:
                for name, start, end in borders:
                    chosen = (lanes.first >= start) & (lanes.first < end)
                    if chosen.any():
                        some = lanes.part(chosen)
                        self._tally.count(access.site, name, g, some, reads=reads, writes=writes)
                        yield name, some
                return
            space = inside[0]
        self._tally.count(access.site, space, g, lanes, reads=reads, writes=writes)
        if space == GLOBAL:
            self._races[GLOBAL].grow(memory.used)
        yield space, lanes

    def _let_least_speak(self, g: Group, m: Mask, lanes: LaneAccesses) -> None:
        """Of an address that lanes of a warp share, the one that knows least stands for them."""
        active = g.full(m).reshape(g.count, g.lanes)
        for at, warp in enumerate(g.warps.tolist()):
            lane = self._order.least(warp, active[at]) if active[at].any() else None
            if lane is not None:
                lanes.who[lanes.who // g.lanes == warp] = warp * g.lanes + lane

    def _read(self, access: AccessInfo, g: Group, space: str, pieces: LaneAccesses) -> None:
        event = self._order.tick(access.site, "read")
        self._visit(access, space, pieces, event)
        if space == GLOBAL:
            start = self._unwritten(access, g, pieces)
            if start is not None:
                self._reads.setdefault(start, []).append((pieces, event))
                self._kept += len(pieces.first)
                if self._kept > _KEPT:
                    for each in list(self._reads):
                        self._replay(each)
                return
        empty = self._races[space].read(pieces, event, self._report(access, g, space))
        if empty is not None and space == SHARED:
            self._check_flags(access, g, space, pieces, empty)

    def _strong(
        self, access: AccessInfo, g: Group, m: Mask, space: str, pieces: LaneAccesses, kind: str,
        data: _Data | None = None,
    ) -> None:  # fmt: skip
        """Checks atomic and volatile accesses; ``data``: what is stored."""
        if space == GLOBAL:
            if kind != "write":
                self._unwritten(access, g, pieces)
            self._wrote(pieces)
        order = self._order
        event = order.tick(access.site, kind)
        self._visit(access, space, pieces, event)
        first, who = (pieces.first, pieces.who) if order.lockstep else pieces.by_lane(g, m)
        backwards = g.batch.options.turn.backwards
        empty = None
        if not self._toolkits(space, pieces):
            report, narrow, table = self._report(access, g, space), not access.sync & Sync.WIDE, self._races[space]
            # Reads so far happened before what the log knows from here on.
            self._races[SHARED].settle()
            if kind == "read":
                empty = table.strong_read(pieces, event, report, narrow)
            else:
                turns = (first[::-1], who[::-1]) if backwards else (first, who)
                empty = table.atomic(pieces, event, report, narrow, None if kind == "write" else turns)
        # Only then: that the threads of this op went in an order by chance orders nothing before it.
        sync = access.sync
        if kind != "write" and not self._decides(access.site):
            sync |= Sync.IGNORED
        if backwards:
            sync |= Sync.BACKWARDS
        if data is not None and (repeated := self._repeated(pieces, data)).any():
            if repeated.all():
                return
            if not pieces.uniform:
                first, who = first[~repeated], who[~repeated]
        order.atomic(event, first, who, sync)
        if empty is not None and kind != "write" and space == SHARED:
            self._check_flags(access, g, space, pieces, empty)

    def _repeated(self, pieces: LaneAccesses, data: _Data) -> Bools:
        """Which pieces store what is there already: they release nothing, as whoever reads it could have read it before them."""
        at = pieces.first[:, None] + np.arange(pieces.run)
        same: Bools = ((self._memory.bytes[at] == data()) & (self._memory.flags[at] != 0)).all(1)
        return same

    def _decides(self, site: Site) -> bool:
        """Whether something depends on what the atomic op of the site read."""
        known = self._deciding.get(site)
        if known is None:
            known = self._deciding[site] = decides(self.launch.program, site.operation)
        return known

    def _unwritten(self, access: AccessInfo, g: Group, pieces: LaneAccesses) -> int | None:
        """Checks reads of global memory; the allocation, where nothing in this launch has written to it."""
        memory = self._memory
        lowest, highest = int(pieces.first.min()), int(pieces.first.max())
        buffer = memory.allocation(lowest)
        if buffer is not None and highest + pieces.run > buffer.end:
            buffer = None  # several allocations
        if buffer is None or not buffer.written:
            self._check_flags(access, g, GLOBAL, pieces, np.ones(len(pieces.first), bool))
        return buffer.start if buffer is not None and buffer.start not in self._written else None

    def _wrote(self, pieces: LaneAccesses) -> None:
        """Marks the allocations that a write touches as written; their deferred reads are checked now."""
        lowest, highest = int(pieces.first.min()), int(pieces.first.max())
        buffer = self._memory.allocation(lowest)
        if buffer is not None and highest < buffer.end:
            starts = [buffer.start]
        else:
            starts = self._memory.starts(pieces.first)
        for start in starts:
            if start not in self._written:
                self._written.add(start)
                self._replay(start)

    def _replay(self, start: int) -> None:
        """Enters the deferred reads of an allocation into the tables."""
        self._written.add(start)
        for pieces, event in self._reads.pop(start, ()):
            self._kept -= len(pieces.first)
            self._races[GLOBAL].replay(pieces, self._order.stamps(event, pieces.who, pieces.several))

    def _toolkits(self, space: str, lanes: LaneAccesses) -> bool:
        """Whether the accesses are to the shared memory that cooperative groups keep for themselves, whose words begin as zeros."""
        reserved = self.launch.program.reserved
        if space != SHARED or not reserved:
            return False
        places = (lanes.first - self._memory.shared_start) % max(self._batch.shared_stride, 1)
        return int(places.min()) in reserved and int(places.max()) in reserved

    def _shared_name(self, place: int) -> str:
        batch = self._batch
        return self.launch.program.name_of((place - self._memory.shared_start) % max(batch.shared_stride, 1))

    def _private(self, access: AccessInfo, g: Group, lanes: LaneAccesses) -> None:
        self._check_flags(access, g, PRIVATE, lanes.cut(), None)

    def _check_flags(self, access: AccessInfo, g: Group, space: str, pieces: LaneAccesses, chosen: Lanes) -> None:
        """Reports reads of bytes that have no value, of the pieces of ``chosen`` (None: of all)."""
        first = pieces.first if chosen is None else pieces.first[chosen]
        run = pieces.run
        if run <= 8:
            flags = self._memory.flag_view(run)[first >> np.int64(run.bit_length() - 1)]
            bad = flags != ~flags.dtype.type(0)
        else:
            words = self._memory.flag_view(8).reshape(-1, run // 8)[first >> np.int64(run.bit_length() - 1)]
            bad = (words != np.uint64(0xFFFFFFFFFFFFFFFF)).any(1)
        if not bad.any():
            return
        at = np.nonzero(bad)[0]
        report = self._new("uninitialized", access.site, None, len(at))
        if report:
            index = int(at[0] if chosen is None else np.nonzero(chosen)[0][at[0]])
            place = int(pieces.first[index])
            place += int((self._memory.flags[place : place + run] != 0xFF).argmax())
            details = self._place(space, g.batch, pieces, index, place)
            report(
                f"reads {access.size} bytes of {self._name(space, place)}; the byte at {hexadecimal(details)} has no value: "
                "nothing has written to it",
                {**self._order.thread(int(pieces.who[index]) | (self._order.now << ROW_BITS)), **details},
            )


class _Data:
    """The bytes of a write's pieces, computed on demand."""

    __slots__ = ("_dtype", "_lanes", "_values")

    def __init__(self, lanes: LaneAccesses, values: Lanes, dtype: Any):
        self._lanes, self._values, self._dtype = lanes, values, dtype

    def __call__(self) -> np.ndarray:
        return self._lanes.bytes_of(self._values, self._dtype)


def _spaces(names: tuple[str, ...] | None) -> tuple[str, ...]:
    """Spaces that a barrier with gpu's ``memfence`` orders."""
    if names is None:
        return GLOBAL, SHARED
    return tuple(space for space, name in ((GLOBAL, "global"), (SHARED, "workgroup")) if name in names)
