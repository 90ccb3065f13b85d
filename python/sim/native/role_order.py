"""What orders accesses of a block whose warps play roles: vector clocks of warps, and stamps of the pieces of shared memory.

Unlike the NumPy engine's checks these know no op's place: whatever they suspect, that engine looks at again. A clock has a column for nobody,
three for each warp (its events, those of them that a proxy fence has passed, and its waits for mbarriers), one for the products of each
warpgroup, and one for each mbarrier, which tells how many of its phases are known to be complete.

- What a thread did orders the other lanes of its warp no sooner than a barrier (``synced``).
- What a bulk copy writes belongs to its mbarrier, and to the phase that it ends in; what a product reads, to its warpgroup and its number.
- Each use of an mbarrier has to know all phases that are complete, and each wait for a phase must be ordered ahead of the end of the next one:
  so no other schedule gives another phase, and none needs to be tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

__all__ = ["BARRIERS", "Clocks", "Pieces", "Suspect", "Team"]

#: Columns for mbarriers.
BARRIERS = 64
#: Rows beside those of whole warps.
_PARTS = 96
WARP = 32


class Suspect(Exception):
    """Something that the NumPy engine has to look at: what it may be."""


class Team:
    """Threads of a block that run the same code: ``threads`` by their numbers, in their order."""

    def __init__(self, clocks: Clocks, threads: np.ndarray, block: tuple[int, int, int]):
        self.threads, self.n, self._clocks, self._size = threads, len(threads), clocks, block
        of = threads // WARP
        self.warps, self.starts, counts = np.unique(of, return_index=True, return_counts=True)
        #: Whether it has all lanes of its warps.
        self.full = bool((counts == WARP).all())
        self.part = np.repeat(np.arange(len(self.warps)), counts)
        self.one = int(threads[0]) if self.n == 1 else -1
        self.names = frozenset(self.warps.tolist())
        self.numbers = np.arange(len(self.warps))
        self.events = 1 + self.warps
        self.splits: dict[bytes, Any] = {}
        #: Its warpgroups, where it has whole ones, one behind the other.
        self.groups = self._whole_groups()
        self.rows = self.warps if self.full else np.array([
            clocks.row_of(int(warp), threads[of == warp].tobytes()) for warp in self.warps.tolist()
        ])  # fmt: skip
        first = int(self.rows[0])
        #: Its rows, as a slice where they lie one behind the other.
        self.at: Any = slice(first, first + len(self.rows)) if (self.rows == first + self.numbers).all() else self.rows
        #: The threads' lanes and warps, one where all have the same.
        self.lane, self.warp = (_alike(each) for each in (threads % WARP, of))
        self._kept: Any = None
        self._subs: dict[bytes, Team] = {}

    def kept(self, code: Any, block: Any) -> Any:
        """What the code gives of the team, the same in all blocks."""
        if self._kept is None:
            self._kept = code(block, self)
        return self._kept

    def ids(self, axis: int) -> Any:
        """The threads' numbers along an axis, one where all have the same."""
        x, y, _ = self._size
        of = (self.threads % x, self.threads // x % y, self.threads // (x * y))[axis]
        return _alike(of)

    def sub(self, mask: np.ndarray) -> Team:
        """The threads of flags."""
        key = mask.tobytes()
        if key not in self._subs:
            self._subs[key] = Team(self._clocks, self.threads[mask], self._size)
        return self._subs[key]

    def _whole_groups(self) -> range | None:
        first, whole = int(self.threads[0]), self.n % 128 == 0
        if not whole or first % 128 or int(self.threads[-1]) != first + self.n - 1:
            return None
        return range(first // 128, (first + self.n) // 128)


def _alike(of: np.ndarray) -> Any:
    return int(of[0]) if (of == of[0]).all() else of


class Clocks:
    """The clocks of a block's warps, and of lanes that have parted from theirs."""

    def __init__(self, warps: int):
        self.warps, self.groups = warps, -(-warps // 4)
        self.fenced, self.waits = 1 + warps, 1 + 2 * warps
        self.products = 1 + 3 * warps
        self.barriers = self.products + self.groups
        self.table = np.zeros((warps + _PARTS, self.barriers + BARRIERS), np.int64)
        self.synced = np.zeros(warps, np.int64)
        self.now = 0
        self._rows: dict[tuple[int, bytes], int] = {}

    def clear(self) -> None:
        """A new block begins."""
        self.table[:] = 0
        self.synced[:] = 0
        self.now = 0

    def row_of(self, warp: int, lanes: bytes) -> int:
        """The row of some lanes of a warp."""
        row = self._rows.setdefault((warp, lanes), self.warps + len(self._rows))
        if row >= len(self.table):
            raise Suspect("its warps part in too many ways")
        return row

    def begin_part(self, team: Team) -> None:
        """Lanes go on apart from their warps: they know what these know, of their own warp what a barrier has ordered."""
        known, synced = self.table[team.warps], self.synced[team.warps]
        known[team.numbers, team.events] = synced
        fenced = self.fenced + team.warps
        known[team.numbers, fenced] = np.minimum(known[team.numbers, fenced], synced)
        self.table[team.at] = np.maximum(self.table[team.at], known)

    def tick(self) -> int:
        """The time of a new event."""
        self.now += 1
        return self.now

    def released(self, team: Team) -> np.ndarray:
        """What the team's threads hand on where they arrive somewhere."""
        if team.full:
            self.table[team.rows, team.events] = self.tick()
        rows = self.table[team.at]
        known: np.ndarray = rows[0] if len(rows) == 1 else np.maximum.reduce(rows)
        return known

    def column(self, team: Team, column: int) -> list[int]:
        """What the team's rows have in a column."""
        found: list[int] = self.table[team.at, column].tolist()
        return found

    def acquire(self, team: Team, known: np.ndarray) -> None:
        """The team's threads know this from here on."""
        self.table[team.at] = np.maximum(self.table[team.at], known)

    def meet(self, teams: Sequence[Team]) -> None:
        """A barrier of these teams, of whole warps."""
        known = np.maximum.reduce([self.released(team) for team in teams])
        here = {warp for team in teams for warp in team.names}
        for (warp, _), row in self._rows.items():
            if warp in here:
                np.maximum(known, self.table[row], out=known)
        for team in teams:
            self.acquire(team, known)
            self.synced[team.warps] = self.now

    def fence(self, team: Team) -> None:
        """fence.proxy.async of the team's threads."""
        if team.full:
            self.table[team.rows, team.events] = self.tick()
        for row in team.rows.tolist():
            known = self.table[row]
            part = slice(self.fenced, self.fenced + self.warps)
            np.maximum(known[part], known[1 : 1 + self.warps], out=known[part])

    def of_threads(self, team: Team) -> np.ndarray:
        """A row for each of the team's warps: what its threads know, of each other too."""
        rows = self.table[team.at].copy()
        rows[team.numbers, team.events] = self.synced[team.warps]
        return rows

    def of_units(self, team: Team) -> np.ndarray:
        """What all the team's warps know, where a copy or a product accesses memory for them: of other threads' writes those that are fenced."""
        rows = self.table[team.at]
        known: np.ndarray = rows[0].copy() if len(rows) == 1 else np.minimum.reduce(rows)
        known[1 : 1 + self.warps] = known[self.fenced : self.fenced + self.warps]
        return known


class Pieces:
    """Stamps of the pieces of a block's shared memory: who wrote them and who reads them. ``grain``: bytes of one."""

    def __init__(self, size: int, grain: int, clocks: Clocks):
        self.clocks, self.grain = clocks, grain
        self._count = -(-size // grain)
        self._written, self._by, self._threads = np.zeros(self._count, np.int64), *np.zeros((2, self._count), np.int32)
        #: The box that a copy brought and whose bytes nobody has looked at.
        self.boxes = np.zeros(self._count, np.int32)
        self._held = np.zeros(self._count, np.int32)
        self._barriers = np.zeros(self._count, bool)
        self._some_barriers = self._some_held = False
        self._reads: dict[int, np.ndarray] = {}
        self._products: dict[int, np.ndarray] = {}

    def clear(self) -> None:
        """A new block begins: nobody has written anything."""
        for each in (self._written, self._by, self.boxes, self._held, self._barriers):
            each[:] = 0
        self._some_barriers = self._some_held = False
        self._reads.clear()
        self._products.clear()

    def span(self, first: int, size: int) -> slice:
        """The pieces of a run of bytes."""
        if first < 0 or first + size > self._count * self.grain:
            raise Suspect("an access outside of shared memory")
        return slice(first // self.grain, -(-(first + size) // self.grain))

    def at(self, addresses: np.ndarray, size: int) -> np.ndarray:
        """The pieces [threads, pieces] of accesses of threads."""
        if addresses.min() < 0 or int(addresses.max()) + size > self._count * self.grain or (addresses % size).any():
            raise Suspect("an access outside of shared memory, or at an address that is no multiple of it")
        pieces: np.ndarray = addresses[:, None] // self.grain + np.arange(max(size // self.grain, 1))
        return pieces

    # Threads

    def read(self, team: Team, at: np.ndarray, part: np.ndarray, threads: np.ndarray) -> None:
        """Threads read pieces [threads, pieces]; ``part``: the number of each thread's warp in the team."""
        self._known_to(team, at, part, threads)
        now = self.clocks.tick()
        for number, warp in enumerate(team.warps.tolist()):
            self._reads_of(self._reads, warp)[at[part == number]] = now

    def write(self, team: Team, at: np.ndarray, part: np.ndarray, threads: np.ndarray) -> None:
        """Threads write pieces."""
        known = self._known_to(team, at, part, threads, written=False)
        self._unread(known[part[:, None]], at)
        self._written[at], self._by[at] = self.clocks.tick(), (1 + team.warps)[part][:, None]
        self._threads[at] = threads[:, None]
        if (self._threads[at] != threads[:, None]).any():
            raise Suspect("threads write the same bytes")

    def _known_to(self, team: Team, at: np.ndarray, part: np.ndarray, threads: np.ndarray, *, written: bool = True) -> np.ndarray:  # fmt: skip
        by, known = self._by[at], self.clocks.of_threads(team)
        if written and not by.all():
            raise Suspect("a read of what nobody has written")
        late = self._written[at] > known[part[:, None], by]
        if np.count_nonzero(late) and (late & (self._threads[at] != threads[:, None])).any():
            raise Suspect("a write that nothing orders ahead of an access")
        if self._some_barriers and self._barriers[at].any():
            raise Suspect("an access to an mbarrier")
        return known

    def _unread(self, known: np.ndarray, at: Any) -> None:
        """``known``: what the one that writes knows, or [threads, 1, columns] of several."""
        for first, tables in ((1, self._reads), (self.clocks.products, self._products)):
            for number, table in tables.items():
                seen = table[at]
                bound = known[..., first + number]
                if np.count_nonzero(seen > bound):
                    raise Suspect("a read that nothing orders ahead of a write")
        if self._some_held and self._held[at].any():
            raise Suspect("a write of what a copy reads")

    def _reads_of(self, tables: dict[int, np.ndarray], number: int) -> np.ndarray:
        if number not in tables:
            tables[number] = np.zeros(self._count, np.int64)
        return tables[number]

    # Copies and products

    def fill(self, team: Team, at: slice, column: int, phase: int) -> None:
        """A copy writes pieces, which belong to a phase of its mbarrier."""
        known = self.clocks.of_units(team)
        if np.count_nonzero(self._written[at] > known[self._by[at]]):
            raise Suspect("a write that nothing orders, or no fence, ahead of a copy")
        whole = self.clocks.of_threads(team).min(0)
        self._unread(whole, at)
        if self._some_barriers and self._barriers[at].any():
            raise Suspect("a copy to an mbarrier")
        self._written[at], self._by[at], self._threads[at] = phase, column, -1

    def multiply(self, team: Team, at: Any, group: int, number: int) -> None:
        """A product of a warpgroup reads pieces."""
        self._read_by_unit(team, at)
        self.multiplied(at, group, number)

    def multiplied(self, at: Any, group: int, number: int) -> None:
        """Pieces are read by a product, or by one ahead of it."""
        self._reads_of(self._products, group)[at] = number

    def refill(self, at: slice, column: int, phase: int) -> None:
        """A copy writes just what one wrote before, which nobody but products has looked at."""
        self._written[at], self._by[at] = phase, column

    def hold(self, team: Team, at: slice) -> None:
        """A copy begins to read pieces."""
        self._read_by_unit(team, at)
        self._held[at] += 1
        self._some_held = True

    def let_go(self, team: Team, at: slice) -> None:
        """The team has waited for the end of the reading."""
        self._held[at] -= 1
        self._reads_of(self._reads, int(team.warps[0]))[at] = self.clocks.tick()

    def _read_by_unit(self, team: Team, at: Any) -> None:
        by = self._by[at]
        if not by.all():
            raise Suspect("a read of what nobody has written")
        if (self._written[at] > self.clocks.of_units(team)[by]).any():
            raise Suspect("a write that nothing orders, or no fence, ahead of a copy or a product")

    def of_threads(self, at: Any) -> bool:
        """Whether threads have written the pieces."""
        return int(self._by[at].max()) <= self.clocks.warps

    def reserve(self, team: Team, at: slice) -> None:
        """A thread makes an mbarrier; where there is one in the same piece, nobody else has access to it."""
        if self._barriers[at].all():
            return
        self.write(team, np.arange(at.start, at.stop)[None], team.part, team.threads)
        self._barriers[at] = self._some_barriers = True
