"""Which accesses are ordered: barriers by vector clocks, atomics by going back over what happened.

Every access is an event with a number that grows. What one warp did before the event e is known to another one where
a chain of barriers, or of atomic operations on the same addresses, leads from there to it (PTX ISA, "Memory Consistency
Model": causality order). An atomic operation that does not release by itself does so with a fence before it, one that does
not acquire with a fence behind it; the fence may be another warp's, where a barrier is between them. What is of a block's
scope orders warps of one block. An atomic operation whose result decides nothing (see uses.py) does not acquire: it would have
read another value, and gone on in the same way, had it come first.

From Volta on the lanes of a warp are threads of their own, which only a barrier of the warp orders (CUDA C++ programming
guide, "Independent Thread Scheduling"). Where lanes run in lockstep (AMD's, and older chips), a warp does one thing after the
other. A stamp is an event and the thread, in one integer, with ``MANY`` where further lanes of the warp did the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.access import Sync
from gpuir.sim.checks.apart import LaneClocks
from gpuir.sim.chips import runs_in_lockstep
from gpuir.sim.findings import Site
from gpuir.sim.grid import Launching
from gpuir.sim.group import Batch
from gpuir.sim.memory import GLOBAL, SHARED
from gpuir.sim.terms import Bools, Ints

__all__ = ["MANY", "PENDING", "ROW_BITS", "ROW_MASK", "Order"]

#: Bits of a stamp below the event: the thread's number in its batch, and whether further lanes of its warp did the same.
ROW_BITS = 21
ROW_MASK = (1 << 20) - 1
MANY = 1 << 20
#: Marks the stamp of an asynchronous copy that has not landed.
PENDING = 1 << 62
#: Atomic operations that are remembered.
_LOGGED = 1 << 24
_ANSWERS = 1 << 10
#: Warps that are remembered to have come later than others.
_EXCUSED = 1 << 10


class Order:
    """The events of a launch, and what orders its warps."""

    def __init__(self, launch: Launching, *, partial: bool, log: bool):
        #: Columns of ``known`` behind those of a block's warps, by their number: they are handed on like these.
        self.more: Any = lambda per_block: 0
        self._grid = launch.geometry.grid
        self._per_block = 0
        #: The next event.
        self.now = 1
        #: Op and kind ("read", "write", "atomic", "copy") of each event.
        self.sites: list[Any] = [None]
        self.kinds: list[str] = [""]
        #: First event, and number of the first block, of each batch.
        self._starts: list[int] = []
        self._firsts: list[int] = []
        #: Whether barriers of only some warps, or without waiting, are to be expected; then ``_known`` is kept.
        self.partial = partial
        self._keeps_log = log
        self._log: list[tuple[Any, ...]] = []
        self._logged = 0
        self._forgotten = 0
        #: Whether the lanes of a warp do everything together; else each is ordered by itself.
        self.lockstep = runs_in_lockstep(launch.options.chip, launch.options.lanes)
        #: Answers of ``_reached`` that hold until something is logged, with how far back they go.
        self._answers: dict[tuple[int, int], tuple[int, np.ndarray]] = {}
        self._answered = 0
        self._known: Any = None
        #: Warps that atomics ordered behind others, and these others, by their numbers in the grid.
        self.excused: tuple[set[int], set[int]] = set(), set()
        #: Whether an atomic operation needed a fence to order anything, or had a block's scope.
        self._weak = False

    def begin(self, batch: Batch) -> None:
        """A batch starts; nothing orders it with earlier ones but atomics."""
        self.batch = batch
        self._per_block = batch.warps_per_block
        self.lane_shift = int(batch.lanes).bit_length() - 1
        self.first_warp = batch.first * self._per_block
        self._starts.append(self.now)
        self._firsts.append(batch.first)
        self.start = np.int64(self.now << ROW_BITS)
        #: By space and block: the first event behind the block's last barrier of all warps that orders the space.
        self.base = {space: np.full(batch.blocks, self.now, np.int64) for space in (GLOBAL, SHARED)}
        #: The least of them as a stamp, and whether all are equal.
        self.floor = dict.fromkeys(self.base, self.start)
        self._even = dict.fromkeys(self.base, True)
        #: By space and warp: the first event behind the last point where all lanes of the warp met.
        self.met = {space: np.full(batch.warps, self.now, np.int64) for space in (GLOBAL, SHARED)}
        #: By warp and two lanes: up to which event the first one knows the second one; None while all lanes met each time.
        self._lanes_known: Any = None
        #: What lanes know by themselves of what ``known`` has for their warps.
        self.apart = LaneClocks(int(batch.lanes))
        #: The last event of each warp that went to the log.
        self._acted = np.zeros(batch.warps, np.int64)
        #: What is ordered by itself: a thread, or a warp in lockstep. Bits from a thread to its number, and how many a warp has.
        self._unit_shift = self.lane_shift if self.lockstep else 0
        self._units = 1 if self.lockstep else int(batch.lanes)
        self._known = None
        if self.partial:
            self._begin_partial()
        #: The block of each thread of the batch.
        self.blocks = np.arange(batch.threads) // (self._per_block * batch.lanes)

    def _begin_partial(self) -> None:
        self.partial = True
        batch = self.batch
        owner = np.arange(batch.warps) // self._per_block
        least = np.minimum(self.base[GLOBAL], self.base[SHARED])
        known = np.zeros((batch.warps, self.width), np.int64)
        known[:, : self._per_block] = least[owner][:, None]
        self._known = known

    @property
    def width(self) -> int:
        """Columns of ``known``."""
        return self._per_block + int(self.more(self._per_block))

    @property
    def known(self) -> Any:
        """The last event of each warp of its block that a warp is ordered after: a row for each warp of the batch."""
        if self._known is None:
            self._begin_partial()
        return self._known

    def tick(self, site: Site | None, kind: str) -> int:
        """A new event of the op."""
        event = self.now
        self.now = event + 1
        self.sites.append(site)
        self.kinds.append(kind)
        return event

    def stamps(self, event: int, who: np.ndarray, several: np.ndarray | None = None) -> np.ndarray:
        """Stamps of an event of the threads; ``several`` tells who stands for further lanes of its warp."""
        stamps: np.ndarray = (event << ROW_BITS) | who
        if several is not None and not self.lockstep:
            stamps |= several.astype(np.int64) * MANY
        return stamps

    def base_of(self, who: np.ndarray, space: str) -> Any:
        """Stamps from which on other warps of the threads' blocks are unordered, as far as barriers of all warps tell."""
        return self.floor[space] if self._even[space] else self.base[space][self.blocks[who]] << ROW_BITS

    # Synchronisation

    def barrier(self, blocks: np.ndarray, spaces: tuple[str, ...]) -> None:
        """All warps of the blocks have met; what they did to the ``spaces`` is ordered."""
        for space in spaces:
            base = self.base[space]
            base[blocks] = self.now
            least = int(base.min())
            self.floor[space] = np.int64(least << ROW_BITS)
            self._even[space] = least == int(base.max())
        warps = (blocks[:, None] * self._per_block + np.arange(self._per_block)).reshape(-1)
        if len(spaces) == 2:
            if self._known is not None:
                known = self._known.reshape(-1, self._per_block, self.width)
                known[blocks, :, self._per_block :] = known[blocks, :, self._per_block :].max(1, keepdims=True)
                known[blocks, :, : self._per_block] = self.now
            if self._keeps_log:
                self._sync(warps, np.repeat(blocks, self._per_block), np.full(len(warps), self.now), None)
        self._join(warps, spaces)

    def _join(self, warps: np.ndarray, spaces: tuple[str, ...]) -> None:
        for space in spaces:
            self.met[space][warps] = self.now

    def warps_met(self, warps: np.ndarray, spaces: tuple[str, ...] = (GLOBAL, SHARED)) -> None:
        """All lanes of each of the warps have met at a barrier of the warp."""
        if self.lockstep or not len(warps):
            return
        if self._keeps_log and len(spaces) == 2:
            self._sync(warps, warps, np.full(len(warps), self.now), None)
        self._join(warps, spaces)

    def lanes_met(self, threads: np.ndarray, groups: np.ndarray) -> None:
        """Some lanes of warps have met, those with equal ``groups`` each other."""
        if self.lockstep:
            return
        lanes = self.batch.lanes
        if self._lanes_known is None:
            self._lanes_known = np.zeros((self.batch.warps, lanes, lanes), np.int64)
        warps, lane = threads // lanes, threads % lanes
        for group in np.unique(groups).tolist():
            of = groups == group
            mine, who = int(warps[of][0]), lane[of]
            known = self._lanes_known[mine]
            news = known[who].max(0)
            news[who] = self.now
            known[who] = news
            self.apart.joined(mine, who)
        if self._keeps_log:
            event = self.tick(None, "sync")
            self._log.append(("meet", event, threads + self.first_warp * lanes, groups))
            self._acted[warps] = event

    def released(self) -> np.ndarray:
        """The vector clocks that warps release to those that wait for them: a row for each block."""
        return np.zeros((self.batch.blocks, self.width), np.int64)

    def release(
        self, clocks: np.ndarray, warps: np.ndarray, slots: np.ndarray, threads: np.ndarray | None = None
    ) -> None:
        """The warps release at row ``slots`` of ``clocks`` everything they are ordered after.

        ``threads``: those of their lanes that do (None: all).
        """
        if self._known is None:
            self._begin_partial()
        if not self.lockstep and (threads is not None or self.apart.releases):
            for warp in np.unique(warps).tolist():
                lanes = None if threads is None else self._some_lanes(warp, threads)
                self.apart.released(warp, lanes, self.now, self._met(warp))
        news = self._known[warps]
        news[np.arange(len(warps)), warps % self._per_block] = self.now
        np.maximum.at(clocks, slots, news)

    def acquire(
        self, clocks: np.ndarray, warps: np.ndarray, slots: np.ndarray, threads: np.ndarray | None = None
    ) -> None:
        """The warps acquire what was released at row ``slots``; ``threads``: those of their lanes that do (None: all)."""
        if self._known is None:
            self._begin_partial()
        if not self.lockstep and (threads is not None or self.apart):
            for warp, slot in zip(warps.tolist(), slots.tolist()):
                lanes = None if threads is None else self._some_lanes(warp, threads)
                self.apart.acquired(warp, lanes, self._known[warp], clocks[slot], self.now, self._met(warp))
        self._known[warps] = np.maximum(self._known[warps], clocks[slots])

    def _some_lanes(self, warp: int, threads: np.ndarray) -> Bools | None:
        """Which lanes of the warp are among the threads; None where all of its are that there are."""
        batch = self.batch
        mine = slice(warp * batch.lanes, (warp + 1) * batch.lanes)
        there = np.ones(batch.lanes, bool) if batch.exists is None else batch.exists[mine].copy()
        if batch.gone is not None:
            there &= ~batch.gone[mine]
        lanes = np.zeros(batch.lanes, bool)
        lanes[threads[threads // batch.lanes == warp] % batch.lanes] = True
        return None if (lanes | ~there).all() else lanes

    def known_by(self, who: np.ndarray, columns: np.ndarray) -> Any:
        """What the threads know of ``columns``."""
        warps = who >> self.lane_shift
        values = self.known[warps, columns]
        if self.apart:
            values = self.apart.narrow(values, who, columns, np.maximum(*self.met.values()))
        return values

    def least(self, warp: int, active: Bools) -> int | None:
        """Of the active lanes of a warp the one that knows least; None where all know the same."""
        return self.apart.last(warp, active, self._met(warp))

    def _met(self, warp: int) -> int:
        """The first event behind the last point where all lanes of the warp met."""
        return max(int(met[warp]) for met in self.met.values())

    def opened(
        self, members: np.ndarray, groups: np.ndarray, waiting: np.ndarray, arrived: np.ndarray,
        threads: np.ndarray | None = None,
    ) -> None:  # fmt: skip
        """A barrier opened, not of whole blocks; ``arrived`` has the event at which each of ``members`` came.

        ``threads``: those that wait (None: all lanes of the warps). Lanes of a warp that wait all together meet there too.
        """
        if self._keeps_log:
            self._sync(members, groups, arrived, waiting)
        warps = members[waiting]
        if threads is not None and not self.lockstep:
            some = np.array([self._some_lanes(warp, threads) is not None for warp in warps.tolist()], bool)
            self._acted[warps[some]] = self.now - 1
            warps = warps[~some]
        self._join(warps, (GLOBAL, SHARED))

    def _sync(self, warps: np.ndarray, groups: np.ndarray, arrived: np.ndarray, waiting: Ints | None) -> None:
        self._log.append(("sync", self.tick(None, "sync"), warps + self.first_warp, groups, arrived, waiting))

    def fence(self, threads: np.ndarray, sync: int) -> None:
        """Threads execute a fence that orders ``sync``."""
        if self._keeps_log:
            event = self.tick(None, "fence")
            self._acted[threads >> self.lane_shift] = event
            self._log.append(("fence", event, self._logged_units(threads), sync))

    def atomic(self, event: int, places: np.ndarray, who: np.ndarray, sync: int) -> None:
        """Atomic operations of one op at byte addresses, which order ``sync``."""
        self._keeps_log = True
        self._weak |= sync & Sync.ALL != Sync.ALL
        self._acted[who >> self.lane_shift] = event
        self._log.append(("atomic", event, places, self._logged_units(who), sync))
        self._logged += len(who)
        if self._logged > _LOGGED:
            # Of what is forgotten nobody is accused.
            half = len(self._log) // 2
            self._forgotten = self._log[half][1]
            del self._log[: half + 1]
            self._logged = sum(len(entry[3]) for entry in self._log if entry[0] == "atomic")

    def _logged_units(self, threads: np.ndarray) -> np.ndarray:
        """Numbers in the grid of what the threads are."""
        return (threads >> self._unit_shift) + self.first_warp * self._units

    # Questions

    def parted(self, warps: np.ndarray) -> bool:
        """Whether lanes of a warp may know more than others by atomics or fences, since all of them met."""
        if self.lockstep or not self._log:
            return False
        joined = np.minimum(self.met[GLOBAL][warps], self.met[SHARED][warps])
        return bool((self._acted[warps] >= joined).any())

    def lanes_ordered(self, stamps: np.ndarray, who: np.ndarray, space: str) -> Any:
        """Of accesses by lanes of the warps of ``who``: which barriers of these warps order before what ``who`` do now."""
        events, warps = stamps >> ROW_BITS, who >> self.lane_shift
        ordered = events < self.met[space][warps]
        if self._lanes_known is not None:
            lanes = self.batch.lanes
            ordered |= events < self._lanes_known[warps, who % lanes, stamps & (lanes - 1)]
        return ordered

    def unordered(
        self, stamps: np.ndarray, who: np.ndarray, space: str, *, weak: bool = False, by_warp: bool = False
    ) -> np.ndarray:
        """For accesses to ``space`` with ``stamps`` and later ones, now, by the threads ``who``: which nothing orders.

        ``weak``: where all atomic operations are taken to acquire and to release, whatever they are. ``by_warp``: what one
        lane of a warp knows all its lanes know.
        """
        if weak and not self._weak:
            return np.ones(len(stamps), bool)
        events = stamps >> ROW_BITS
        threads = stamps & ROW_MASK
        theirs, mine = threads >> self.lane_shift, who >> self.lane_shift
        here = stamps >= self.start
        same_warp = here & (theirs == mine)
        if self.lockstep or by_warp:
            bad = ~same_warp
        else:
            bad = ~(same_warp & (self.lanes_ordered(stamps, who, space) | ((threads == who) & (stamps & MANY == 0))))
        same = here & (theirs // self._per_block == mine // self._per_block)
        bad &= ~(same & (events < self.base[space][mine // self._per_block]))
        if self._known is not None:
            columns = theirs % self._per_block
            known = self._known[mine, columns] if by_warp or not self.apart else self.known_by(who, columns)
            ordered = same & (events < known)
            if self.apart.releases and not by_warp:
                at = np.flatnonzero(ordered & bad)
                if len(at):
                    many = stamps[at] & MANY != 0
                    lanes = threads[at] & (self.batch.lanes - 1)
                    ordered[at] = self.apart.covers(theirs[at], known[at], lanes, events[at], many)
            bad &= ~ordered
        if self._log and bad.any():
            self._by_log(bad, events, threads, who, weak, by_warp)
        return bad

    def _by_log(
        self, bad: np.ndarray, events: np.ndarray, theirs: np.ndarray, who: np.ndarray, weak: bool, by_warp: bool
    ) -> None:
        """Clears ``bad`` where a chain of barriers and atomics orders the two."""
        at = np.nonzero(bad)[0]
        batches = np.searchsorted(np.array(self._starts), events[at], side="right") - 1
        firsts = np.array(self._firsts)[batches] * self._per_block
        together = self.lockstep or by_warp
        sources = (theirs[at] >> self.lane_shift) + firsts
        if not together:
            sources = theirs[at] + firsts * self._units
        # Lanes of a warp know the same where the warp's last words in the log are from before they met.
        warps = who[at] >> self.lane_shift
        joined = np.minimum(self.met[GLOBAL], self.met[SHARED])
        alike = together | (self._acted[warps] < joined[warps])
        askers = np.where(alike, warps << self.lane_shift, who[at]) << 1 | alike
        for asker in np.unique(askers).tolist():
            of = askers == asker
            oldest = int(events[at][of].min())
            thread, all_lanes = asker >> 1, bool(asker & 1)
            seed = (thread, self.now if together else int(joined[thread >> self.lane_shift]), all_lanes)
            bound = self._reached(*seed, oldest, weak) if weak else self._answer(*seed, oldest)
            if by_warp and not self.lockstep:
                bound = bound.reshape(-1, self._units).max(1)
            warp = (thread >> self.lane_shift) + self.first_warp
            bad[at[of]] = (events[at][of] >= bound[sources[of]]) & (events[at][of] > self._forgotten)
            # Of many all are alike.
            if not weak and len(self.excused[0]) < _EXCUSED:
                before = sources[of][~bad[at[of]]] // (1 if together else self._units)
                others = set(np.unique(before).tolist()) - {warp}
                if others:
                    self.excused[0].add(warp)
                    self.excused[1].update(others)

    def _answer(self, thread: int, joined: int, all_lanes: bool, oldest: int) -> np.ndarray:
        """``_reached``, memoized while nothing new happens."""
        last = self._log[-1][1]
        if last != self._answered or len(self._answers) > _ANSWERS:
            self._answers.clear()
            self._answered = last
        key = (thread << 1 | all_lanes, joined)
        known = self._answers.get(key)
        if known is None or known[0] > oldest:
            known = self._answers[key] = (oldest, self._reached(thread, joined, all_lanes, oldest))
        return known[1]

    def _reached(self, thread: int, joined: int, all_lanes: bool, oldest: int, weak: bool = False) -> np.ndarray:
        """For every unit of the grid up to which event its accesses are known to the thread by now; back to ``oldest``.

        The lanes of its warp know of each other what was before ``joined``; with ``all_lanes`` they know no more.
        """
        grid = self._grid[0] * self._grid[1] * self._grid[2]
        back = _Back(grid * self._per_block, self._per_block, self._units)
        first = ((thread >> self.lane_shift) + self.first_warp) * self._units
        back.bound[first : first + self._units] = joined
        if not all_lanes:
            back.bound[self._logged_units(np.array([thread]))] = self.now
        for kind, event, *entry in reversed(self._log):
            if event < oldest:
                break
            if kind == "sync":
                back.sync(event, *entry)
            elif kind == "meet":
                back.meet(event, *entry)
            elif kind == "fence":
                back.fence(event, *entry)
            else:
                places, units, sync = entry
                back.atomic(event, places, units, sync | Sync.ALL if weak else sync)
        return back.bound

    # Places

    @property
    def has_atomics(self) -> bool:
        """Whether atomic operations were executed."""
        return self._logged > 0 or self._forgotten > 0

    def threads(self, events: np.ndarray, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Block (its number in the grid), warp and lane of the threads ``rows`` of the events' batches."""
        batches = np.searchsorted(np.array(self._starts), events, side="right") - 1
        warps = rows >> self.lane_shift
        blocks = np.array(self._firsts)[batches] + warps // self._per_block
        return blocks, warps % self._per_block, rows & ((1 << self.lane_shift) - 1)

    def block(self, number: int) -> tuple[int, int, int]:
        """x, y and z of a block by its number in the grid."""
        x, y, _ = self._grid
        return number % x, number // x % y, number // (x * y)

    def thread(self, stamp: int) -> dict[str, Any]:
        """Block, warp and lane of a stamp, as details of a finding."""
        blocks, warps, lanes = self.threads(np.array([stamp >> ROW_BITS]), np.array([stamp & ROW_MASK]))
        if not self.lane_shift:
            program = {"program": self.block(int(blocks[0]))}
            return {**program, "partition": int(warps[0]) - 1} if warps[0] else program
        return {"block": self.block(int(blocks[0])), "warp": int(warps[0]), "lane": int(lanes[0])}


class _Back:
    """A walk back through the events, from one thread at one time; ``bound``: the last event of each unit that happens before.

    A unit is a thread, or a warp whose lanes run in lockstep; ``units`` is how many a warp has.
    """

    def __init__(self, warps: int, per_block: int, units: int):
        self.bound = np.zeros(warps * units, np.int64)
        self._by_warp = self.bound.reshape(warps, units)
        self._shape = (warps, units)
        self._per_block = per_block * units
        self._blocks = -(-warps // per_block)
        #: Addresses that were read before an acquire, beyond the block, and with the number of the block.
        self._far, self._near = set[int](), set[int]()
        #: Whether a fence lets the units acquire (2: beyond the block), and release what they did before (the same).
        self._acquires, self._releases = np.zeros(warps * units, np.int8), np.zeros(warps * units, np.int8)

    def sync(
        self, event: int, warps: np.ndarray, groups: np.ndarray, arrived: np.ndarray, waiting: Ints | None
    ) -> None:
        """A barrier: every warp behind it is ordered after all warps before it."""
        reached = self._by_warp[warps].max(1) > event
        if waiting is not None:
            reached &= waiting
        if reached.any():
            of = np.isin(groups, groups[reached])
            self._by_warp[warps[of]] = np.maximum(self._by_warp[warps[of]], arrived[of][:, None])
        # Fences before and behind go for all.
        for table in (self._acquires.reshape(self._shape), self._releases.reshape(self._shape)):
            levels = table[warps].max(1)
            if levels.any():
                for level in (1, 2):
                    given = levels >= level
                    of = np.isin(groups, groups[given if waiting is None else given & waiting])
                    table[warps[of]] = np.maximum(table[warps[of]], level)

    def meet(self, event: int, units: np.ndarray, groups: np.ndarray) -> None:
        """Some lanes of a warp meet, those with equal ``groups``."""
        for table, value in ((self.bound, event), (self._acquires, 0), (self._releases, 0)):
            for level in (event,) if value else (1, 2):
                reached = table[units] > level if value else table[units] >= level
                if reached.any():
                    of = np.isin(groups, groups[reached])
                    table[units[of]] = np.maximum(table[units[of]], level)

    def fence(self, event: int, units: np.ndarray, sync: int) -> None:
        """A fence: atomics before it acquire, for those behind it that were read it releases."""
        level = 2 if sync & Sync.WIDE else 1
        if sync & Sync.RELEASE:
            waits = self._releases[units]
            done = units[(waits > 0) & (waits <= level)]
            self.bound[done] = np.maximum(self.bound[done], event + 1)
            self._releases[done] = 0
        # Behind what it released itself, too: one fence may do both.
        if sync & Sync.ACQUIRE:
            inside = units[self.bound[units] > event]
            self._acquires[inside] = np.maximum(self._acquires[inside], level)

    def atomic(self, event: int, places: np.ndarray, units: np.ndarray, sync: int) -> None:
        """Atomic operations of one op: those that are known and acquire know what was released at their addresses before."""
        if len(units) == 1:
            self._one(event, int(places[0]), int(units[0]), sync)
            return
        most = 2 if sync & Sync.WIDE else 1
        blocks = units // self._per_block
        level = np.full(len(units), most) if sync & Sync.ACQUIRE else np.minimum(self._acquires[units], most)
        level[self.bound[units] <= event] = 0
        if sync & Sync.IGNORED:
            level[:] = 0
        keys = places * self._blocks + blocks
        far = _among(places, self._far) if most == 2 else np.zeros(len(places), bool)
        near = _among(keys, self._near)
        reached = (level > 0) | far | near
        if not reached.any():
            return
        # Within one op the units go in their order, or from the last one to the first.
        turn = -units if sync & Sync.BACKWARDS else units
        unique, at = np.unique(places[reached], return_inverse=True)
        last = np.full(len(unique), np.iinfo(np.int64).min)
        np.maximum.at(last, at.reshape(-1), turn[reached])
        where = np.minimum(np.searchsorted(unique, places), len(unique) - 1)
        before = (unique[where] == places) & (turn <= last[where])
        beyond = far | ~near & (blocks != np.abs(last[where]) // self._per_block)
        if most == 1:
            before &= near | (blocks == np.abs(last[where]) // self._per_block)
        if sync & Sync.RELEASE:
            self.bound[units[before]] = np.maximum(self.bound[units[before]], event + 1)
        else:
            waits = np.where(beyond, 2, 1)[before]
            np.maximum.at(self._releases, units[before], waits.astype(np.int8))
        self._near.update(keys[level > 0].tolist())
        self._far.update(places[(level == 2) | far].tolist())

    def _one(self, event: int, place: int, unit: int, sync: int) -> None:
        """As ``atomic``, of one thread."""
        most = 2 if sync & Sync.WIDE else 1
        level = most if sync & Sync.ACQUIRE else min(int(self._acquires[unit]), most)
        if sync & Sync.IGNORED or self.bound[unit] <= event:
            level = 0
        key = place * self._blocks + unit // self._per_block
        far = most == 2 and place in self._far
        if not level and not far and key not in self._near:
            return
        if sync & Sync.RELEASE:
            self.bound[unit] = max(self.bound[unit], event + 1)
        else:
            self._releases[unit] = max(self._releases[unit], 2 if far else 1)
        if level:
            self._near.add(key)
        if level == 2 or far:
            self._far.add(place)


def _among(values: np.ndarray, known: set[int]) -> np.ndarray:
    return np.isin(values, np.fromiter(known, np.int64, len(known)))
