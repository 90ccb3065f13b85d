"""Data races, unwritten memory and missing waits, by stamps beside shared and global memory."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from gpuir.sim.checks.lanes import MOST, LaneAccesses
from gpuir.sim.checks.order import MANY, PENDING, ROW_BITS, ROW_MASK, Order
from gpuir.sim.checks.shadow import Shadow
from gpuir.sim.memory import GLOBAL, SHARED
from gpuir.sim.terms import Lanes

__all__ = ["Races"]

#: Reads of several lanes of a warp are looked for when something is written: so many ops are kept for that.
_KEPT = 64

_ATOMICS = ("atomic", "atomic2")

#: Pieces of reads that may wait for a barrier: about 100 MB.
_WAITING_MOST = 1 << 22

#: What a collision is reported by: (kind, stamp of the earlier access, thread of the later one, address, bytes).
Report = Callable[[str, np.ndarray, np.ndarray, np.ndarray, int], None]


class Races:
    """The accesses to one stretch of memory. ``shared``: each block has its own part of it. ``like``: of an earlier batch."""

    def __init__(
        self, order: Order, start: int, size: int, *, shared: bool, clusters: bool, like: Races | None = None
    ):  # fmt: skip
        self._order = order
        granule = MOST if like is None else like.shadow.granule
        self.shadow: Shadow = Shadow(start, size, order.batch.warps_per_block, granule)
        self._space = SHARED if shared else GLOBAL
        self._alone = shared and not clusters
        #: Reads of which nobody has looked whether several lanes of a warp read the same: table, bytes, pieces, event, threads.
        self._broadcasts: list[tuple[str, int, np.ndarray, int, np.ndarray]] = []
        #: Reads that no table has yet: a barrier of all blocks ends them, before anything was written.
        self._waiting: list[tuple[LaneAccesses, int]] = []
        self._many = 0
        #: The bits of a stamp for the thread's warp.
        self._warps = np.int64(ROW_MASK >> order.lane_shift << order.lane_shift)

    def grow(self, size: int) -> None:
        """Makes room for ``size`` bytes."""
        if size > self.shadow.size:
            self.shadow.grow(size)

    # Accesses. Each gives the earlier accesses that it collides with to ``report``.

    def read(self, lanes: LaneAccesses, event: int, report: Report, note: bool = True) -> np.ndarray | None:
        """Plain reads. Flags of the pieces with a granule that nobody wrote, in shared memory; None: there is none.

        Without ``note`` they are not remembered.
        """
        shadow, order = self.shadow, self._order
        count, at = shadow.locate(lanes.first, lanes.run)
        collides = self._against("write", count, at, lanes, report, reads=True)
        for name in _ATOMICS:
            if name in shadow.tables:
                self._against(name, count, at, lanes, report)
        if note and self._alone and not (order.partial or order.lockstep or order.has_atomics):
            self._waiting.append((lanes, event))
            self._many += len(lanes.first)
            if self._many > _WAITING_MOST:
                self.settle()
        elif note:
            self.note_reads(count, at, order.stamps(event, lanes.who, lanes.several), lanes.who)
        return _empty(collides, count)

    def settle(self) -> None:
        """Records the reads that wait, but for those that a barrier of their blocks has ordered before all that may follow."""
        waiting, self._waiting, self._many = self._waiting, [], 0
        for lanes, event in waiting:
            if event << ROW_BITS >= self._order.floor[self._space]:
                self.replay(lanes, self._order.stamps(event, lanes.who, lanes.several))

    def note_reads(self, count: int, at: np.ndarray, stamp: np.ndarray, who: np.ndarray) -> None:
        """Records reads."""
        order, shadow = self._order, self.shadow
        if self._alone and order.partial:
            table = shadow.warps()
            column = (who >> order.lane_shift) % shadow.per_block
            if count > 1:
                at, column, stamp = at[:, None] * count + np.arange(count), column[:, None], stamp[:, None]
            if not order.lockstep:
                old = table[at, column]
                apart = (old != 0) & ((old ^ stamp) & (ROW_MASK | MANY) != 0)
                if apart.any():
                    apart &= ~order.lanes_ordered(old, np.broadcast_to(stamp & ROW_MASK, old.shape), self._space)
                    stamp = stamp | apart * np.int64(MANY)
            table[at, column] = stamp
            if not order.lockstep:
                fellows = np.nonzero((table[at, column] ^ stamp) & ROW_MASK)
                if len(fellows[0]):
                    cells, columns = at[fellows], np.broadcast_to(column, at.shape)[fellows]
                    table[cells, columns] |= MANY
        else:
            self._note("read", "read2", count, at, stamp, who)

    def replay(self, lanes: LaneAccesses, stamp: np.ndarray) -> None:
        """Records deferred reads, of memory that was not written before."""
        count, at = self.shadow.locate(lanes.first, lanes.run)
        self.note_reads(count, at, stamp, lanes.who)

    def write(
        self, lanes: LaneAccesses, event: int, report: Report, data: Callable[[], np.ndarray] | None, old: np.ndarray,
        pending: bool = False,
    ) -> None:  # fmt: skip
        """Plain writes. ``data()``: the bytes that each piece gets (None: unknown); ``old``: the memory before."""
        shadow = self.shadow
        count, at = shadow.locate(lanes.first, lanes.run)
        who = lanes.who
        stamp = self._order.stamps(event, who, lanes.several)
        before = self._against("write", count, at, lanes, report, None if data is None else (data, old))
        self._against_others(count, at, lanes, report)
        if pending:
            stamp = stamp | PENDING
        table = shadow.rows("write", count)
        table[at] = stamp if count == 1 else stamp[:, None]
        # Pieces are equal or apart, so that one granule tells who came last.
        winner = table[at] if count == 1 else table[at, 0]
        lost = winner != stamp
        if lost.any():
            self._same_op(lost, winner, at, lanes, report, data)
            if self._order.lockstep:
                self._lost_updates(lost, winner, stamp, before, count, at, lanes, report)
            else:
                cells = at[lost & ((winner ^ stamp) & self._warps == 0)]
                table[cells] |= MANY

    def atomic(
        self, lanes: LaneAccesses, event: int, report: Report, narrow: bool = False,
        turns: tuple[np.ndarray, np.ndarray] | None = None,
    ) -> np.ndarray | None:  # fmt: skip
        """Atomic updates, which collide with plain accesses, and ``narrow`` ones with other blocks'; gives what ``read`` does.

        ``turns``: where each reads what it replaces, addresses and threads in the order in which they do so.
        """
        shadow = self.shadow
        count, at = shadow.locate(lanes.first, lanes.run)
        stamp = self._order.stamps(event, lanes.who, lanes.several)
        collides = self._against("write", count, at, lanes, report)
        self._against_others(count, at, lanes, report, atomics=False)
        self._note("atomic", "atomic2", count, at, stamp, lanes.who)
        if turns is not None:
            self._note_last(lanes.run, event, *turns)
        if self._space == GLOBAL:
            self._against_scopes(count, at, lanes, stamp, report, narrow, updates=True)
        return _empty(collides, count)

    def strong_read(self, lanes: LaneAccesses, event: int, report: Report, narrow: bool = False) -> np.ndarray | None:
        """Volatile and atomic loads, which collide with plain writes, ``narrow`` ones with other blocks' atomics; gives what ``read`` does."""
        count, at = self.shadow.locate(lanes.first, lanes.run)
        collides = self._against("write", count, at, lanes, report, reads=True)
        stamp = self._order.stamps(event, lanes.who, lanes.several)
        self._note("strong", "strong2", count, at, stamp, lanes.who)
        if self._space == GLOBAL:
            self._against_scopes(count, at, lanes, stamp, report, narrow, updates=False)
        return _empty(collides, count)

    def landed(self, lanes: LaneAccesses, issued: np.ndarray, event: int) -> None:
        """Copies issued with the stamps ``issued`` become visible to the warps that issued them."""
        count, at = self.shadow.locate(lanes.first, lanes.run)
        table = self.shadow.rows("write", count)
        stamp = self._order.stamps(event, lanes.who, lanes.several)
        stamps = table[at]
        if count > 1:
            stamp, issued = stamp[:, None], issued[:, None]
        table[at] = np.where((stamps ^ issued) & ~np.int64(MANY) == 0, stamp, stamps)

    # How

    def _against_others(
        self, count: int, at: np.ndarray, lanes: LaneAccesses, report: Report, atomics: bool = True
    ) -> None:
        """Checks against reads and atomics of other threads."""
        if self._waiting:
            self.settle()
        if self._broadcasts:
            self._find_broadcasts()
        shadow, who = self.shadow, lanes.who
        tables = shadow.tables
        if shadow.by_warp is not None:
            cells = at if count == 1 else (at[:, None] * count + np.arange(count)).reshape(-1)
            rows = who if count == 1 else np.repeat(who, count)
            by_warp = shadow.by_warp[cells]
            if by_warp.size and by_warp.max() >= self._order.floor[self._space]:
                bad = self._doubtful(by_warp, rows[:, None])
                if bad.any():
                    i, j = np.nonzero(bad)
                    self._found("race", by_warp[i, j], rows[i], cells[i], report)
        for name in ("read", "read2", "strong", "strong2", "atomic", "atomic2") if atomics else ("read", "read2"):
            if name in tables:
                self._against(name, count, at, lanes, report)

    def _against_scopes(
        self, count: int, at: np.ndarray, lanes: LaneAccesses, stamp: np.ndarray, report: Report, narrow: bool, *, updates: bool,
    ) -> None:  # fmt: skip
        """Checks strong accesses against those of other blocks where the scope of either does not have both threads.

        ``narrow``: they have a block's scope. ``updates``: they write; loads do not collide with each other.
        """
        if narrow:
            # Those of the same op are looked at, too: blocks may run together.
            name = "narrow" if updates else "loaded"
            self._note(name, f"{name}2", count, at, stamp, lanes.who)
            others: tuple[str, ...] = ("atomic", "strong") if updates else ("atomic",)
        else:
            others = ("narrow", "loaded") if updates else ("narrow",)
        for name in others:
            for each in (name, f"{name}2"):
                if each in self.shadow.tables:
                    self._against(each, count, at, lanes, report, scopes=True)

    def _against(
        self, name: str, count: int, at: np.ndarray, lanes: LaneAccesses, report: Report,
        values: Lanes = None, reads: bool = False, scopes: bool = False,
    ) -> np.ndarray:  # fmt: skip
        """Reports stamps of the table that the accesses collide with; gives the stamps. ``reads``: reads of what is written.

        ``scopes``: they are atomic, and collide with those of other blocks alone.
        """
        stamps = self.shadow.rows(name, count)[at]
        if not stamps.size:
            return stamps
        top = stamps.max()
        if top < (self._order.floor[self._space] if self._alone else 1):
            return stamps
        mine = lanes.who if count == 1 else lanes.who[:, None]
        if lanes.several is not None and not self._order.lockstep:
            # Of several lanes that do the same another one counts where this one was there before.
            several = lanes.several if count == 1 else lanes.several[:, None]
            mine = np.where(several & ((stamps ^ mine) & (ROW_MASK | MANY) == 0), mine ^ 1, mine)
        bad = self._doubtful(stamps, mine)
        if reads and bad.any():
            # Lanes that wrote one value to a place together read their own.
            bad &= (stamps & MANY == 0) | ((stamps ^ mine) & self._warps != 0)
        if scopes:
            bad &= ~self._near(stamps, self._order.blocks[mine])
        elif name in _ATOMICS and "last" in self.shadow.tables and bad.any():
            bad &= ~self._behind_own(count, at, mine)
        if top >= PENDING:
            bad |= stamps >= PENDING
        if not bad.any():
            return stamps
        index = np.nonzero(bad)
        cells = at[index[0]] if count == 1 else at[index[0]] * count + index[1]
        if values is not None:
            # A write of what is there already changes nothing for anybody.
            data, old = values
            size = self.shadow.granule
            new = data()[index[0]]
            if count > 1:
                new = new.reshape(len(new), count, size)[np.arange(len(new)), index[1]]
            places = self.shadow.address(cells)
            differs = (old[places[:, None] + np.arange(size)] != new).any(1) | (stamps[index] >= PENDING)
            index, cells = tuple(axis[differs] for axis in index), cells[differs]
        kind = "scope" if scopes else "race"
        self._found(kind, stamps[index], np.broadcast_to(mine, stamps.shape)[index], cells, report)
        return stamps

    def _note_last(self, run: int, event: int, first: np.ndarray, who: np.ndarray) -> None:
        """Remembers who was the last one to update."""
        count, at = self.shadow.locate(first, run)
        stamp = self._order.stamps(event, who)
        self.shadow.rows("last", count)[at] = stamp if count == 1 else stamp[:, None]

    def _behind_own(self, count: int, at: np.ndarray, mine: np.ndarray) -> np.ndarray:
        """Where the last update is the thread's own: coherence has its further accesses behind all updates before that.

        So the last one to arrive sets a counter back without a fence. Source: PTX ISA, "Coherence".
        """
        last = self.shadow.rows("last", count)[at]
        own: np.ndarray = (last ^ mine) & (self._warps if self._order.lockstep else ROW_MASK) == 0
        return own & (last >= self._order.start)

    def _doubtful(self, stamps: np.ndarray, who: np.ndarray) -> np.ndarray:
        """Stamps of other threads that barriers of whole blocks and of warps do not order before the accesses of ``who``."""
        order = self._order
        other = (stamps ^ who) & (self._warps if order.lockstep else ROW_MASK | MANY) != 0
        if self._alone:
            doubtful = other & (stamps >= order.base_of(who, self._space))
        else:
            doubtful = (stamps != 0) & ~(
                self._near(stamps, order.blocks[who]) & (~other | (stamps < order.base_of(who, self._space)))
            )
        if not order.lockstep and doubtful.any():
            own = ((stamps ^ who) & self._warps == 0) & (stamps >= order.start)
            if own.any():
                doubtful &= ~(own & order.lanes_ordered(stamps, who, self._space))
        return doubtful

    def _near(self, stamps: np.ndarray, block: np.ndarray) -> np.ndarray:
        """Stamps of threads of the same block."""
        order = self._order
        here = stamps >= order.start
        return here & (order.blocks[np.where(here, stamps & ROW_MASK, 0)] == block)

    def _found(self, kind: str, stamps: np.ndarray, who: np.ndarray, cells: np.ndarray, report: Report) -> None:
        """Reports those of the doubtful collisions that nothing orders."""
        if not len(stamps):
            return
        places, size = self.shadow.address(cells), self.shadow.granule
        pending = stamps >= PENDING
        if pending.any():
            report("missing-wait", stamps[pending] & ~PENDING, who[pending], places[pending], size)
            stamps, who, places = stamps[~pending], who[~pending], places[~pending]
        bad = self._order.unordered(stamps, who, self._space)
        if bad.any():
            report(kind, stamps[bad], who[bad], places[bad], size)

    def _note(self, name: str, second: str, count: int, at: np.ndarray, stamp: np.ndarray, who: np.ndarray) -> None:
        """Remembers accesses of a kind that do not collide with each other: the last, and one of another warp."""
        order, shadow = self._order, self.shadow
        if not len(at):
            return
        table = shadow.rows(name, count)
        event, threads = int(stamp[0]) >> ROW_BITS, who
        if count > 1:
            stamp, who = stamp[:, None], who[:, None]
        old = table[at]
        if old.max() < (order.floor[self._space] if self._alone else 1):
            table[at] = stamp
        else:
            doubtful = self._doubtful(old, who)
            kept = np.where(doubtful, old, stamp)
            if not order.lockstep and doubtful.any():
                own = doubtful & (old >= order.start) & ((old ^ who) & self._warps == 0)
                kept = np.where(own, stamp | MANY, kept)
            table[at] = kept
        got = table[at]
        if not order.lockstep:
            self._broadcasts.append((name, count * shadow.granule, at, event, threads))
            if name != "read" or len(self._broadcasts) > _KEPT:
                self._find_broadcasts()
        apart = got ^ who
        apart &= self._warps
        if self._alone:
            if not apart.any():
                return
            lost = apart != 0
        else:
            lost = (apart != 0) | (got < order.start)
            if not lost.any():
                return
        index = np.nonzero(lost)
        cells = at[index[0]] if count == 1 else at[index[0]] * count + index[1]
        stamps = np.broadcast_to(stamp, lost.shape)[index]
        others = shadow.rows(second, 1)
        if not self._alone:
            # One of another block is worth more than a second one of this block.
            mine = order.blocks[stamps & ROW_MASK]
            had = others[cells]
            keep = self._near(got[lost], mine) & (had != 0) & ~self._near(had, mine)
            cells, stamps = cells[~keep], stamps[~keep]
        others[cells] = stamps

    def _lost_updates(
        self, lost: np.ndarray, winner: np.ndarray, stamp: np.ndarray, before: np.ndarray, count: int, at: np.ndarray,
        lanes: LaneAccesses, report: Report,
    ) -> None:  # fmt: skip
        """Lanes of a warp in lockstep that wrote to one place what they had made of its last value."""
        table = self.shadow.tables.get("read")
        if table is None and self.shadow.by_warp is not None:
            table = self.shadow.by_warp.max(1)
        losers = np.nonzero(lost & ((winner ^ stamp) & self._warps == 0))[0]
        if table is None or not len(losers):
            return
        first = at[losers] * count
        read, written = table[first], before[losers] if count == 1 else before[losers, 0]
        updates = ((read ^ stamp[losers]) & self._warps == 0) & (read >= self._order.start) & (read > written)
        if updates.any():
            losers = losers[updates]
            report("lost update", winner[losers] & ~PENDING, lanes.who[losers], lanes.first[losers], lanes.run)

    def _find_broadcasts(self) -> None:
        """Marks the stamps of what several lanes of a warp accessed, in the ops that were kept."""
        order, kept = self._order, self._broadcasts
        self._broadcasts = []
        floor = order.floor[self._space] if self._alone else order.start
        for name, run, at, event, who in kept:
            if event << ROW_BITS < floor:
                continue
            # Granules may have become shorter.
            count = run // self.shadow.granule
            got = self.shadow.rows(name, count)[at]
            mine = who if count == 1 else who[:, None]
            fellows = ((got ^ mine) & ROW_MASK != 0) & ((got ^ mine) & self._warps == 0)
            if fellows.any():
                stamps = np.broadcast_to((event << ROW_BITS) | mine, got.shape)
                fellows &= ~order.lanes_ordered(stamps, got & ROW_MASK, self._space)
                index = np.nonzero(fellows)
                cells = at[index[0]] if count == 1 else at[index[0]] * count + index[1]
                self.shadow.rows(name, 1)[cells] |= MANY

    def _same_op(
        self, lost: np.ndarray, winner: np.ndarray, at: np.ndarray, lanes: LaneAccesses, report: Report,
        data: Callable[[], np.ndarray] | None,
    ) -> None:  # fmt: skip
        """Threads that write to one place in one op: a fault where their values differ. ``winner``: stamps of the last."""
        losers = np.nonzero(lost)[0]
        if data is not None:
            order = np.argsort(at, kind="stable")
            won = order[np.searchsorted(at[order], at[losers], side="right") - 1]
            rows = data()
            losers = losers[(rows[losers] != rows[won]).any(1)]
            if not len(losers):
                return
        report("race", winner[losers] & ~PENDING, lanes.who[losers], lanes.first[losers], lanes.run)


def _empty(stamps: np.ndarray, count: int) -> np.ndarray | None:
    """Flags of the pieces with a granule that no plain write stamped; None: there is none."""
    if not stamps.size or stamps.min():
        return None
    stamped = np.asarray(stamps.all(1) if count > 1 else stamps.astype(bool))
    return ~stamped
