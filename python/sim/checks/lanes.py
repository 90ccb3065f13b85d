"""Accesses in one form: an address, a length and a thread for each piece of memory that a lane touches."""

from __future__ import annotations

import abc

import numpy as np
import numpy.typing as npt

from gpuir.sim.group import Group
from gpuir.sim.terms import Bools, Ints, Lanes, Mask, Rows

__all__ = ["MOST", "LaneAccesses", "Pieces"]

#: The longest piece in bytes that is looked at as one.
MOST = 64


class Pieces(abc.ABC):
    """Places of an access that are known as pieces of memory, not element by element."""

    __slots__ = ()

    @abc.abstractmethod
    def lanes(self, who: Ints) -> LaneAccesses:
        """The accesses, of the threads ``who``."""


class LaneAccesses:
    """What the lanes of a group access in one op.

    ``first``: byte addresses of pieces of ``run`` contiguous bytes; ``who``: the thread of each, as its number in the
    batch. A lane with several pieces (a vector with strides) has them one behind the other, ``pieces`` in number. Of an
    address that all lanes share each warp has one piece; ``threads`` counts the lanes all the same. ``shape`` is that of
    the elements. ``several`` (flags, None: no one) tells of which pieces the thread stands for further lanes of its warp.
    """

    __slots__ = ("_whole", "first", "pieces", "run", "several", "shape", "threads", "uniform", "who")

    def __init__(
        self, first: Ints, who: Ints, run: int, *, pieces: int = 1, threads: int | None = None, uniform: bool = False,
        shape: tuple[int, ...] | None = None, whole: tuple[LaneAccesses, Bools] | None = None, several: Bools | None = None,
    ):  # fmt: skip
        self.first, self.who, self.run, self.pieces = first, who, run, pieces
        self.threads = len(who) if threads is None else threads
        self.uniform, self.shape, self.several = uniform, shape, several
        #: Of a part of the accesses: all of them, and which they are.
        self._whole = whole

    @classmethod
    def of(cls, g: Group, m: Mask, places: Lanes, rows: Rows, size: int, *, apart: bool = False) -> LaneAccesses:
        """The accesses of the lanes ``rows`` (None: all) to elements of ``size`` bytes at ``places``.

        ``apart``: a piece for each lane, also of an address that all lanes share.
        """
        if isinstance(places, Pieces):
            return places.lanes(g.rows if rows is None else g.rows[rows])
        shape = np.shape(places)
        lanes = g.lanes
        uniform = not shape or (shape[0] == 1 and g.size != 1 and rows is None)
        several = None
        if uniform and apart:
            uniform = False
            who = g.rows if m is None else g.rows[m]
            threads = len(who)
            places = np.broadcast_to(places, (threads, *shape[1:]))
            shape = places.shape
        elif uniform:
            if m is None:
                rows = np.arange(0, g.size, lanes)
                threads = g.size
                several = np.full(len(rows), lanes > 1)
            else:
                active = m.reshape(g.count, lanes)
                counts = active.sum(1)
                rows = np.nonzero(counts)[0]
                several = counts[rows] > 1
                rows = rows * lanes + active[rows].argmax(1)
                threads = int(counts.sum())
            who = g.rows[rows]
            shape = (len(rows), *shape[1:])
            places = np.broadcast_to(places, shape)
        else:
            who = g.rows if rows is None else g.rows[rows]
            threads = len(who)
        pieces = 1
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
            pieces = len(first) // len(who) if len(who) else 1
        else:
            first = places
        if pieces > 1:
            who = np.repeat(who, pieces)
            several = None if several is None else np.repeat(several, pieces)
        return cls(first, who, run, pieces=pieces, threads=threads, uniform=uniform, shape=shape, several=several)

    def cut(self) -> LaneAccesses:
        """The same in pieces whose length is a power of two, that are aligned to it, and no longer than MOST."""
        run = self.run
        if not run & (run - 1) and run <= MOST:
            if run == 1 or not (self.first & np.int64(run - 1)).any():
                return self
        bits = int(np.bitwise_or.reduce(self.first)) | run | MOST
        size = bits & -bits
        return LaneAccesses(
            (self.first[:, None] + np.arange(0, run, size)).reshape(-1), np.repeat(self.who, run // size), size,
            pieces=self.pieces * (run // size), threads=self.threads, uniform=self.uniform, shape=self.shape,
            whole=self._whole, several=None if self.several is None else np.repeat(self.several, run // size),
        )  # fmt: skip

    def by_lane(self, g: Group, m: Mask) -> tuple[Ints, Ints]:
        """Addresses and threads with a piece for each lane, also where a warp has one piece for all its lanes."""
        if not self.uniform:
            return self.first, self.who
        who = g.rows if m is None else g.rows[m]
        first = np.unique(self.first)
        return np.tile(first, len(who)), np.repeat(who, len(first))

    def part(self, chosen: Bools) -> LaneAccesses:
        """Only the pieces of ``chosen`` (flags)."""
        return LaneAccesses(
            self.first[chosen], self.who[chosen], self.run, threads=int(chosen.sum()), uniform=self.uniform,
            shape=self.shape, whole=(self, chosen), several=None if self.several is None else self.several[chosen],
        )  # fmt: skip

    def bytes_of(self, values: Lanes, dtype: npt.DTypeLike) -> np.ndarray:
        """The bytes of ``values``, a row for each piece."""
        if self._whole is not None:
            whole, chosen = self._whole
            return whole.bytes_of(values, dtype)[chosen].reshape(-1, self.run)
        assert self.shape is not None
        data = np.asarray(values, dtype)
        if data.ndim > len(self.shape):
            # Runs of tiles, program by program.
            data = data.reshape(self.shape)
        data = np.ascontiguousarray(np.broadcast_to(data, self.shape))
        return data.reshape(-1).view(np.uint8).reshape(-1, self.run)
