"""What mbarriers hand on: who arrives leaves there what it is ordered after, who has seen the phase complete takes it.

An mbarrier is one more column of the vector clocks in ``Order``, which tells how far its phases are known to be complete.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.group import Batch
from gpuir.sim.memory import SHARED

__all__ = ["AGENTS", "PIPE", "PhaseChecks"]

#: Columns for the mbarriers of a block; further ones share them.
AGENTS = 64
#: The column of the tensor cores' pipe, in which products end in their order, among those of the mbarriers.
PIPE = 0


class PhaseChecks:
    """The part of ``AsyncChecks`` for the phases of mbarriers."""

    _order: Any
    tensor: Any
    _batch: Batch
    _per: int
    _coming: np.ndarray
    _done: np.ndarray
    _inits: np.ndarray
    _init_fences: np.ndarray
    _remote: dict[int, list[tuple[np.ndarray, int]]]

    def _rows(self, slots: np.ndarray) -> None:
        while slots.max(initial=0) >= len(self._done):
            for name in ("_coming", "_done", "_inits"):
                old = getattr(self, name)
                setattr(self, name, np.concatenate([old, np.zeros_like(old)]))

    def initialized(self, slots: np.ndarray, warps: np.ndarray) -> None:
        """The warps have made mbarriers."""
        self._rows(slots)
        self._coming[slots] = 0
        self._done[slots] = 0
        self._inits[slots] = np.stack([warps, np.full(len(warps), self._order.now - 1)], axis=1)

    def arrive(self, slots: np.ndarray, blocks: np.ndarray, threads: np.ndarray) -> None:
        """The threads leave at the barriers of ``blocks`` what they did."""
        self._rows(slots)
        slots, blocks, warps = np.unique(np.stack([slots, blocks, threads >> self._order.lane_shift]), axis=1)
        here = blocks == warps // self._per
        if here.any():
            self._order.release(self._coming, warps[here], slots[here], threads)
        for slot in np.unique(slots[~here]).tolist():
            of = slots == slot
            self._remote.setdefault(slot, []).append((warps[of], self._order.now))

    def hand_on(self, slots: np.ndarray, known: np.ndarray) -> None:
        """Leaves at the mbarriers what an operation that arrives there is ordered after."""
        self._rows(slots)
        self._coming[slots] = np.maximum(self._coming[slots], known)

    def completed(self, slots: np.ndarray) -> None:
        """Phases of the mbarriers are complete."""
        self._rows(slots)
        # What comes next, such as the end of a copy that belongs to the next phase, is not known by this one.
        self._coming[slots, 2 * self._per + slots % AGENTS] = self._order.now - 1
        self._done[slots] = np.maximum(self._done[slots], self._coming[slots])
        self._coming[slots] = 0

    def observed(self, slots: np.ndarray, threads: np.ndarray) -> None:
        """The threads have seen that phases are complete; the other lanes of their warps have not."""
        self._rows(slots)
        shift = self._order.lane_shift
        pairs = np.unique(np.stack([slots, threads >> shift]), axis=1)
        if self.tensor is not None and self._batch.geometry.cluster != (1, 1, 1):
            self.tensor.observed(*pairs)
        # One after the other, since a warp may have waited for several.
        for slot in np.unique(slots).tolist():
            mine = pairs[1][pairs[0] == slot]
            who = threads[slots == slot]
            self._order.acquire(self._done, mine, np.full(len(mine), slot), who)
            remote = self._remote.get(slot)
            if remote:
                members = np.concatenate([*(each for each, _ in remote), mine])
                events = np.concatenate([*(np.full(len(each), event) for each, event in remote),
                                         np.full(len(mine), self._order.now)])  # fmt: skip
                waiting = np.arange(len(members)) >= len(members) - len(mine)
                self._order.opened(members, np.zeros(len(members), np.int64), waiting, events, who)

    def init_is_seen(self, slots: np.ndarray, warps: np.ndarray) -> np.ndarray:
        """Whether a barrier, or a fence behind it, orders the mbarriers' initialization before what the TMA unit does."""
        makers, events = self._inits[slots].T
        known = self._order.known
        column = makers % self._per
        same = makers // self._per == warps // self._per
        ordered = (events < known[warps, column]) & (makers != warps)
        # Behind a barrier of the block a warp knows its own accesses to be known to the others.
        met = events < self._order.base[SHARED][warps // self._per]
        fenced = (events < known[warps, self._per + column]) | (events < self._init_fences[makers])
        return ~same | ordered | met | fenced

    def piped(self, slots: np.ndarray) -> None:
        """Tells the mbarriers that the products which were issued before one that arrives there have ended."""
        self._rows(slots)
        column = 2 * self._per + PIPE
        self._coming[slots, column] = np.maximum(self._coming[slots, column], self._order.now - 1)
