"""Addresses of a tile as runs of contiguous elements: they are read, written and checked as whole runs."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from gpuir.sim.checks.lanes import LaneAccesses, Pieces
from gpuir.sim.group import Group
from gpuir.sim.memory import Memory
from gpuir.sim.terms import Array, Ints, Lanes, Mask
from gpuir.sim.tiles.sums import Sum
from gpuir.sim.tiles.values import active

__all__ = ["Part", "Runs", "are_apart", "runs_of"]

#: Lengths of pieces of runs beyond which a mask is looked at element by element.
_PARTS = 8


class Runs(Pieces):
    """Runs of ``count`` elements of ``size`` bytes each: for each program as many.

    ``starts``: [programs or 1, runs of a program], byte addresses. ``order``: the axes of the tile, those first along which runs stand
    beside each other, then those along which elements of a run do; ``shape``: the tile's, in this order.
    """

    __slots__ = ("count", "order", "shape", "size", "starts")

    def __init__(self, starts: Ints, count: int, size: int, order: tuple[int, ...], shape: tuple[int, ...]):
        self.starts, self.count, self.size, self.order, self.shape = starts, count, size, order, shape

    @property
    def bytes(self) -> int:
        """Bytes of a run."""
        return self.count * self.size

    def of(self, g: Group, m: Mask) -> Runs:
        """The runs of the active programs, a row for each."""
        starts = np.broadcast_to(self.starts, (g.size, self.starts.shape[1]))
        return self._with(starts if m is None else starts[m])

    def whole(self, g: Group, m: Mask) -> Part:
        """All runs of the active programs."""
        rows = None if m is None else np.flatnonzero(m)
        return Part(self.of(g, m), rows, None if rows is None else (rows,))

    def parts(self, g: Group, m: Mask, keep: Lanes) -> list[Part] | None:
        """The elements to keep, of the active programs, as runs of a few lengths; None where there are many."""
        flags = self.elements(active(keep, m), g.size)
        counts = flags.sum(2, dtype=np.int32)
        first = flags.argmax(2)
        kinds = np.where(counts == 0, 0, first * np.int64(self.count + 1) + counts)
        different = [each for each in np.unique(kinds).tolist() if each]
        if len(different) > _PARTS:
            return None
        starts = np.broadcast_to(self.starts, counts.shape)
        parts = []
        for kind in different:
            begin, count = divmod(kind, self.count + 1)
            rows, at = np.nonzero(kinds == kind)
            if count < self.count and not flags[rows, at, begin : begin + count].all():
                return None  # with gaps
            places = starts[rows, at, None] + np.int64(begin * self.size)
            runs = Runs(places, count, self.size, self.order, self.shape)
            parts.append(Part(runs, rows, (rows, at, slice(begin, begin + count))))
        return parts

    def behind(self, base: Lanes) -> Runs:
        """The runs, their addresses counted from ``base``, an address for each program or for all."""
        return self._with(self.starts + (base if np.ndim(base) == 0 else base[:, None]))

    def _with(self, starts: Ints) -> Runs:
        return Runs(starts, self.count, self.size, self.order, self.shape)

    # Elements

    def tile(self, data: Array) -> Array:
        """The tile of which ``data`` has the elements, [programs, runs, elements]."""
        tile = data.reshape(len(data), *self.shape)
        return tile.transpose(0, *(1 + self.order.index(axis) for axis in range(1, len(self.order) + 1)))

    def elements(self, tile: Array, programs: int) -> Array:
        """The way back, of a tile of any size that NumPy would repeat: [programs, runs, elements]."""
        turned = tile.transpose(0, *self.order)
        return np.broadcast_to(turned, (programs, *self.shape)).reshape(programs, self.starts.shape[1], self.count)

    def __getitem__(self, chosen: Any) -> Runs:
        """The runs of some of the programs."""
        return self._with(self.starts[chosen])

    def lanes(self, who: Ints) -> LaneAccesses:
        """The accesses as the checks take them; ``who``: the programs' threads."""
        programs, pieces = self.starts.shape
        who = np.repeat(who, pieces) if pieces > 1 else who
        first = self.starts.reshape(-1)
        return LaneAccesses(first, who, self.bytes, pieces=pieces, threads=programs, shape=(len(first), self.count))

    # Memory

    @property
    def bounds(self) -> tuple[int, int]:
        """The first address and the one behind the last."""
        return int(self.starts.min()), int(self.starts.max()) + self.bytes

    def is_aligned(self) -> bool:
        """Whether all elements stand at multiples of their size."""
        return not np.bitwise_or.reduce(self.starts, axis=None) & np.int64(self.size - 1)

    def is_apart(self) -> bool:
        """Whether no two runs have an element in common."""
        starts = self.starts.reshape(-1)
        steps = np.diff(starts)
        if len(steps) and steps.min() < self.bytes:
            steps = np.diff(np.sort(starts))
        return not len(steps) or bool(steps.min() >= self.bytes)

    def read(self, memory: Memory, dtype: np.dtype) -> Array:
        """The elements, [programs, runs, elements]."""
        window, at = self._window(memory.bytes, self.size)
        if at is None:
            octets = window.copy()
        else:
            octets = window.take(at, 0) if window.flags.c_contiguous else window[at]
        return octets.view(dtype).reshape(*self.starts.shape, self.count)

    def write(self, memory: Memory, values: Array) -> None:
        """Stores the elements, [programs, runs, elements], in runs that are apart."""
        window, at = self._window(memory.bytes, self.size)
        rows = np.ascontiguousarray(values).view(window.dtype).reshape(-1, self.count)
        window[slice(None) if at is None else at] = rows

    def mark(self, memory: Memory) -> None:
        """Marks the elements as written."""
        window, at = self._window(memory.flags, 1)
        window[slice(None) if at is None else at] = 0xFF

    def _window(self, octets: Array, size: int) -> tuple[Array, Ints | None]:
        """Memory as rows as long as a run, of units of ``size`` bytes, and the numbers of those that are runs (None: all are)."""
        starts, length, dtype = self.starts.reshape(-1), self.bytes, np.dtype(f"u{size}")
        count = length // size
        low = int(starts[0])
        if len(starts) == 1 or (int(starts[1]) - low == length and (np.diff(starts) == length).all()):
            return octets[low : low + length * len(starts)].view(dtype).reshape(-1, count), None
        if length & (length - 1) == 0 and not np.bitwise_or.reduce(starts) & np.int64(length - 1):
            rows = octets[: len(octets) // length * length].view(dtype).reshape(-1, count)
            return rows, starts >> np.int64(length.bit_length() - 1)
        units = octets.view(dtype)
        shape = (len(units) - count + 1, count)
        return np.lib.stride_tricks.as_strided(units, shape, (size, size)), starts // size


class Part(NamedTuple):
    """Some of the runs of a tile, or pieces of them: the program of each, and which of the elements they are (None: all)."""

    runs: Runs
    rows: Ints | None
    at: Any


def are_apart(parts: list[Part]) -> bool:
    """Whether no two of the runs have an element in common."""
    if len(parts) < 2:
        return all(each.runs.is_apart() for each in parts)
    starts = np.concatenate([each.runs.starts.reshape(-1) for each in parts])
    ends = np.concatenate([each.runs.starts.reshape(-1) + each.runs.bytes for each in parts])
    order = np.argsort(starts)
    return bool((ends[order[:-1]] <= starts[order[1:]]).all())


def runs_of(addresses: Sum, shape: tuple[int, ...], size: int) -> Runs | None:
    """The runs of a tile of ``shape`` at byte addresses; None where no elements stand beside each other."""
    inner: list[int] = []
    reach = size
    strides = {axis: addresses.stride(axis) for axis in range(1, addresses.ndim) if addresses.shape[axis] > 1}
    while True:
        axis = next((each for each, stride in strides.items() if stride == reach), None)
        if axis is None:
            break
        del strides[axis]
        inner.insert(0, axis)
        reach *= addresses.shape[axis]
    if not inner:
        return None
    outer = [axis for axis in range(1, addresses.ndim) if axis not in inner]
    others = tuple(shape[axis - 1] for axis in outer)
    starts = addresses.without(inner)
    for axis in inner:
        starts = starts + addresses.terms[axis, False].numbers.reshape(-1)[0]
    starts = starts.transpose(0, *outer, *inner).reshape(len(starts), *(starts.shape[axis] for axis in outer))
    starts = np.broadcast_to(starts, (len(starts), *others)).reshape(len(starts), -1)
    order = (*outer, *inner)
    return Runs(starts, reach // size, size, order, tuple(shape[axis - 1] for axis in order))
