"""Accesses in one form: an address, a length and a thread for each piece of memory that a lane touches."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["MOST", "LaneAccesses"]

#: The longest piece in bytes that is looked at as one.
MOST = 64


class LaneAccesses:
    """What the lanes of a group access in one op.

    ``first``: byte addresses of pieces of ``run`` contiguous bytes; ``who``: the thread of each, as its number in the
    batch. A lane with several pieces (a vector with strides) has them one behind the other, ``pieces`` in number. Of an
    address that all lanes share each warp has one piece; ``threads`` counts the lanes all the same. ``shape`` is that of
    the elements.
    """

    __slots__ = ("_whole", "first", "pieces", "run", "shape", "threads", "uniform", "who")

    def __init__(self, g: Any, m: Any, places: Any, rows: Any, size: int):
        shape = np.shape(places)
        lanes = g.lanes
        self.uniform = not shape or (shape[0] == 1 and g.size != 1 and rows is None)
        if self.uniform:
            if m is None:
                rows = np.arange(0, g.size, lanes)
                self.threads = g.size
            else:
                active = m.reshape(g.count, lanes)
                rows = np.nonzero(active.any(1))[0]
                rows = rows * lanes + active[rows].argmax(1)
                self.threads = int(m.sum())
            who = g.rows[rows]
            shape = (len(rows), *shape[1:])
            places = np.broadcast_to(places, shape)
        else:
            who = g.rows if rows is None else g.rows[rows]
            self.threads = len(who)
        self.shape = shape
        self.pieces = 1
        #: Of a part of the accesses: all of them, and which they are.
        self._whole: tuple[LaneAccesses, np.ndarray] | None = None
        run = size
        if len(shape) > 1:
            # The innermost axis is contiguous most of the time.
            inner = shape[-1]
            places = places.reshape(-1, inner)
            if inner == 1 or (inner and ((places[:, 1:] - places[:, :-1]) == size).all()):
                run = inner * size
                first = places[:, 0]
            else:
                first = places.reshape(-1)
            self.pieces = len(first) // len(who) if len(who) else 1
        else:
            first = places
        if self.pieces > 1:
            who = np.repeat(who, self.pieces)
        self.first, self.run, self.who = first, run, who

    def cut(self) -> LaneAccesses:
        """The same in pieces whose length is a power of two, that are aligned to it, and no longer than MOST."""
        run = self.run
        if not run & (run - 1) and run <= MOST:
            if run == 1 or not (self.first & np.int64(run - 1)).any():
                return self
        bits = int(np.bitwise_or.reduce(self.first)) | run | MOST
        size = bits & -bits
        found = object.__new__(LaneAccesses)
        found.uniform, found.threads, found.shape, found.run = self.uniform, self.threads, self.shape, size
        found._whole = self._whole
        found.pieces = self.pieces * (run // size)
        found.first = (self.first[:, None] + np.arange(0, run, size)).reshape(-1)
        found.who = np.repeat(self.who, run // size)
        return found

    def part(self, chosen: Any) -> LaneAccesses:
        """Only the pieces of ``chosen`` (flags)."""
        found = object.__new__(LaneAccesses)
        found.uniform, found.threads, found.shape = self.uniform, int(chosen.sum()), self.shape
        found.run, found.pieces, found._whole = self.run, 1, (self, chosen)
        found.first, found.who = self.first[chosen], self.who[chosen]
        return found

    def bytes_of(self, values: Any, dtype: Any) -> np.ndarray:
        """The bytes of ``values``, a row for each piece."""
        if self._whole is not None:
            whole, chosen = self._whole
            return whole.bytes_of(values, dtype)[chosen].reshape(-1, self.run)
        data = np.ascontiguousarray(np.broadcast_to(np.asarray(values, dtype), self.shape))
        return data.reshape(-1).view(np.uint8).reshape(-1, self.run)
