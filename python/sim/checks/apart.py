"""What single lanes of a warp know, and release, that the others do not: some lanes waited for an mbarrier, or arrived there.

``Order`` keeps vector clocks for each warp. While lanes of a warp have waited by themselves, its lanes have clocks of their own here,
until all of them meet, at a barrier of the warp or a larger one. Where only some lanes release what they did, it is kept up to
when that is of each lane; whoever has the warp's clock from there looks here.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from gpuir.sim.terms import Bools, Ints

__all__ = ["LaneClocks"]

#: Releases of single lanes that are remembered.
_KEPT = 1 << 14

#: A row of clocks for each lane, and the event of the last wait.
_Rows: TypeAlias = "tuple[int, Ints]"


class LaneClocks:
    """The clocks of the lanes of warps of a batch, of ``lanes`` lanes each, by the warps' numbers."""

    def __init__(self, lanes: int):
        self._lanes = lanes
        self._rows: dict[int, _Rows] = {}
        #: By warp and event of a release: up to which event each lane's accesses are released by it.
        self._released: dict[tuple[int, int], Ints] = {}
        #: By warp: the last of them, and when the lanes had met before.
        self._last: dict[int, tuple[int, Ints]] = {}

    @property
    def releases(self) -> bool:
        """Whether lanes of a warp have released by themselves."""
        return bool(self._released)

    def __bool__(self) -> bool:
        return bool(self._rows)

    def acquired(self, warp: int, lanes: Bools | None, before: Ints, news: Ints, now: int, met: int) -> None:
        """The ``lanes`` of a warp (flags, None: all) acquire ``news``; until now all had the clocks ``before``.

        ``met`` is the event behind the last point where all lanes met.
        """
        rows = self._current(warp, met)
        if lanes is None:
            if rows is not None:
                np.maximum(rows, news, out=rows)
            return
        if rows is None:
            rows = np.tile(before, (self._lanes, 1))
        rows[lanes] = np.maximum(rows[lanes], news)
        self._rows[warp] = now, rows

    def joined(self, warp: int, lanes: Ints) -> None:
        """Some lanes of a warp meet: each of them knows what one does."""
        known = self._rows.get(warp)
        if known is not None:
            known[1][lanes] = known[1][lanes].max(0)

    def _current(self, warp: int, met: int) -> Ints | None:
        known = self._rows.get(warp)
        if known is None:
            return None
        if met >= known[0]:
            del self._rows[warp]
            return None
        return known[1]

    def narrow(self, values: Ints, who: Ints, columns: Ints, met: Ints) -> Ints:
        """The clocks ``values`` of warps in ``columns``, as the threads ``who`` know them; ``met`` as in ``acquired``, by warp."""
        warps = who // self._lanes
        for warp in list(self._rows):
            of = warps == warp
            if of.any():
                rows = self._current(warp, int(met[warp]))
                if rows is not None:
                    values = values.copy()
                    values[of] = rows[who[of] % self._lanes, columns[of]]
        return values

    def last(self, warp: int, active: Bools, met: int) -> int | None:
        """The lane among the ``active`` ones that knows least; None where all know the same."""
        rows = self._current(warp, met)
        if rows is None:
            return None
        lanes = np.flatnonzero(active)
        return int(lanes[rows[lanes].sum(1).argmin()])

    def released(self, warp: int, lanes: Bools | None, now: int, met: int) -> None:
        """The ``lanes`` of a warp (flags, None: all) release what they did; ``met`` as in ``acquired``."""
        if lanes is None:
            self._released.pop((warp, now), None)
            self._last.pop(warp, None)
            return
        last = self._last.get(warp)
        until = np.full(self._lanes, met) if last is None or last[0] != met else last[1].copy()
        until[lanes] = now
        self._last[warp] = met, until
        self._released[warp, now] = until
        if len(self._released) > _KEPT:
            # Of what is forgotten nobody is accused.
            del self._released[next(iter(self._released))]

    def covers(self, warps: Ints, known: Ints, lanes: Ints, events: Ints, many: Bools) -> Bools:
        """Whether clocks ``known`` of ``warps`` cover events of their ``lanes``; ``many``: further lanes did the same."""
        covered = np.ones(len(warps), bool)
        pairs, at = np.unique(np.stack([warps, known]), axis=1, return_inverse=True)
        for number, (warp, event) in enumerate(pairs.T.tolist()):
            until = self._released.get((warp, event))
            if until is None:
                continue
            of = np.flatnonzero(at.reshape(-1) == number)
            fine = events[of] < until[lanes[of]]
            # What several lanes did is not known where only one has released it.
            several = np.flatnonzero(many[of] & fine)
            fine[several] = (events[of][several, None] < until).sum(1) > 1
            covered[of] = fine
        return covered
