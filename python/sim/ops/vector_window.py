"""The elements of memory that a vector op covers, and accesses to some of them.

The addresses of all elements of all threads are worked out at once, as an array of threads by the vector's shape. An element
that is masked off, or lies outside where that is allowed, is not accessed: it takes the address of the last element of
its lane that is, so that the access has the same shape for all; a lane without any is inactive.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import Access, fault
from gpuir.sim.attributes import integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.memref import MemRef, addresses, check_indices, element_of, space_of
from gpuir.sim.ops.vector import shape_of, vector
from gpuir.sim.terms import Data, Ints, Lanes, Mask, Op
from gpuir.sim.values import spread

__all__ = ["Window", "any_element", "outside", "read_some", "write_all", "write_some"]


class Window:
    """The elements of a memref that a vector op covers: for each axis of the vector the memref's dimension, or None.

    Axes of None are broadcast. A memref of vectors has the axes of its element type (``inner``) behind.
    """

    def __init__(
        self, k: Compiler, op: Op, type: ir.Type, shape: tuple[int, ...], dims: Sequence[int | None] | None = None
    ):
        if not isinstance(type, ir.MemRefType):
            raise k.refuse(op, f"the simulator has no tensors: {type}")
        shape_of(type.element_type)
        dtype, inner, self._unit = element_of(type)
        align = integer(op, "alignment") if "alignment" in op.attributes else None
        self.access: Access = k.access(op, dtype, space_of(type), align)
        #: For what is accessed in parts: the first element need not be.
        self.parts: Access = k.access(op, dtype, space_of(type)) if align else self.access
        self.site = self.access.site
        self.rank = type.rank
        self.shape = shape
        outer = shape[: len(shape) - len(inner)]
        self.dims = list(range(type.rank - len(outer), type.rank)) if dims is None else list(dims)
        self.extents = [1] * type.rank
        for size, dim in zip(outer, self.dims):
            if dim is not None:
                self.extents[dim] = size
        # Elements of the element type lie one after the other.
        steps = [dtype.itemsize] * len(inner)
        for axis in reversed(range(len(inner) - 1)):
            steps[axis] = steps[axis + 1] * inner[axis + 1]
        self._within = sum(
            (self.along(len(outer) + i) * np.int64(step) for i, step in enumerate(steps)),
            np.zeros((1,) * (len(shape) + 1), np.int64),
        )
        self._deltas: dict[tuple[int, ...], Any] = {}

    def along(self, axis: int) -> Any:
        """Numbers of the elements along an axis of the vector."""
        shape = [1] * (len(self.shape) + 1)
        shape[axis + 1] = -1
        return np.arange(self.shape[axis]).reshape(shape)

    def start(self, ref: MemRef, indices: Sequence[Any]) -> Any:
        """Address of the first element."""
        return addresses(ref, indices, self._unit)

    def addresses(self, ref: MemRef, indices: Sequence[Any]) -> Any:
        """Addresses of all elements."""
        return vector(self.start(ref, indices), len(self.shape)) + self._delta(ref.strides)

    def _delta(self, strides: Sequence[Any]) -> Any:
        if any(np.ndim(stride) for stride in strides):
            return self._distances(strides)
        key = tuple(map(int, strides))
        known = self._deltas.get(key)
        if known is None:
            known = self._deltas[key] = np.ascontiguousarray(
                np.broadcast_to(self._distances(key), (1, *self.shape)), np.int64
            )
        return known

    def _distances(self, strides: Sequence[Any]) -> Any:
        distances = self._within
        for axis, dim in enumerate(self.dims):
            if dim is not None:
                distances = distances + self.along(axis) * vector(strides[dim], len(self.shape)) * np.int64(self._unit)
        return np.broadcast_to(distances, (len(distances), *self.shape))

    def inside(self, g: Group, m: Mask, ref: MemRef, indices: Sequence[Any], dims: Sequence[int]) -> Data:
        """Which elements lie inside of those of the dimensions ``dims`` that are axes; None: all of the active lanes do."""
        inside = None
        for axis, dim in enumerate(self.dims):
            if dim is None or dim not in dims:
                continue
            index, size = indices[dim], ref.sizes[dim]
            whole = (index >= 0) & (index <= size - self.extents[dim])
            if np.all(whole) or (m is not None and np.ndim(whole) and (whole | ~m).all()):
                continue
            at = vector(index, len(self.shape)) + self.along(axis)
            # A negative index is a large unsigned one.
            valid = at.view(np.uint64) < vector(size, len(self.shape)).astype(np.uint64)
            inside = valid if inside is None else inside & valid
        return inside

    def check(self, g: Group, m: Mask, ref: MemRef, indices: Sequence[Any], keep: Lanes, dims: Sequence[int]) -> None:
        """Faults for an element to ``keep`` (None: all) that lies outside of the dimensions ``dims``."""
        if keep is None:
            self._check_dims(g, m, ref, indices, dims)
            return
        lanes = spread(any_element(keep), g.size)
        m = lanes if m is None else m & lanes
        if not m.any():
            return
        self._check_dims(g, m, ref, indices, [dim for dim in dims if dim not in self.dims])
        inside = self.inside(g, m, ref, indices, dims)
        if inside is None:
            return
        bad = keep & ~inside
        rows = np.nonzero(spread(any_element(bad), g.size) & m)[0]
        if len(rows):
            at = np.argwhere(bad[rows[0] if len(bad) == g.size else 0])[0]
            numbers = [int(spread(index, g.size)[rows[0]]) for index in indices]
            sizes = [int(spread(size, g.size)[rows[0]]) for size in ref.sizes]
            for axis, dim in enumerate(self.dims):
                if dim is None or dim not in dims:
                    continue
                along = numbers[dim] + int(at[axis])
                if not 0 <= along < sizes[dim]:
                    outside(g, self.site, rows, along, dim, sizes[dim])

    def _check_dims(self, g: Group, m: Mask, ref: MemRef, indices: Sequence[Any], dims: Sequence[int]) -> None:
        if len(dims) == self.rank:
            check_indices(g, m, indices, ref.sizes, self.site, self.extents)
            return
        # Dimensions that are not to be checked are looked at as empty accesses.
        chosen = [dim in dims for dim in range(self.rank)]
        indices = [index if flag else 0 for index, flag in zip(indices, chosen)]
        sizes = [size if flag else 0 for size, flag in zip(ref.sizes, chosen)]
        extents = [extent if flag else 0 for extent, flag in zip(self.extents, chosen)]
        check_indices(g, m, indices, sizes, self.site, extents)

    def check_alignment(self, g: Group, m: Mask, start: Lanes) -> None:
        """The address that a masked access starts from is aligned even where its first element is masked off."""
        if self.parts is self.access:
            return
        align = self.access.align
        bad = spread((start & np.int64(align - 1)) != 0, g.size) & g.full(m)
        if bad.any():
            rows = np.nonzero(bad)[0]
            address = int(spread(start, g.size)[rows[0]])
            text = f"address 0x{address:x} is not a multiple of {align}"
            raise fault("misaligned", text, self.site, g, rows, space=self.access.space, address=address)


def outside(g: Group, site: Site, rows: Ints, index: int, dim: int, size: int) -> None:
    """Raises the fault that an index lies outside of its dimension."""
    raise fault("out-of-bounds", f"index {index} of dimension {dim} is outside of its size {size}", site, g, rows)


def any_element(keep: Lanes) -> Any:
    """Which lanes have an element."""
    return keep.reshape(len(keep), -1).any(1)


class _Some:
    """The elements to ``keep`` of an access; the others take the place of the last one that their lane keeps."""

    def __init__(self, g: Group, m: Mask, keep: Lanes, shape: tuple[int, ...]):
        keep = np.broadcast_to(keep, (len(keep), *shape)).reshape(len(keep), -1)
        # Reductions along the lanes are much faster than those along a few elements.
        by_element = np.ascontiguousarray(keep.T)
        #: Lanes that do not keep all.
        self._rows = np.nonzero(~by_element.all(0))[0]
        self._keep = keep[self._rows]
        part = by_element[:, self._rows]
        self._last = (part * np.arange(len(part), dtype=np.int32)[:, None]).max(0, initial=0)
        self._count = len(keep)
        lanes = by_element.any(0)
        #: Lanes that keep any.
        self.mask = m
        if not lanes.all():
            lanes = spread(lanes, g.size)
            self.mask = lanes if m is None else m & lanes

    @property
    def none(self) -> bool:
        """Whether no active lane keeps any."""
        return self.mask is not None and not self.mask.any()

    def filled(self, value: Lanes) -> Any:
        """Addresses or values, those of the last element kept in place of those that are not."""
        filled = np.broadcast_to(value, (max(len(value), self._count), *value.shape[1:]))
        shape = filled.shape
        filled = filled.reshape(len(filled), -1)
        rows, keep, last = self._rows, self._keep, self._last
        if not len(rows):
            return value
        if self._count == 1 and len(filled) > 1:
            return np.where(keep, filled, filled[:, last]).reshape(shape)
        if len(rows) == len(filled):
            return np.where(keep, filled, filled[rows, last][:, None]).reshape(shape)
        part = filled[rows]
        filled = np.array(filled)
        filled[rows] = np.where(keep, part, part[np.arange(len(rows)), last][:, None])
        return filled.reshape(shape)


def read_some(g: Group, m: Mask, access: Access, places: Lanes, keep: Lanes, otherwise: Lanes) -> Data:
    """Elements at ``places`` where ``keep`` has them, those of ``otherwise`` elsewhere."""
    some = _Some(g, m, keep, places.shape[1:])
    if some.none:
        return np.broadcast_to(otherwise, (len(otherwise), *places.shape[1:]))
    return np.where(keep, access.read(g, some.mask, some.filled(places)), otherwise)


def write_some(g: Group, m: Mask, access: Access, places: Lanes, keep: Lanes, values: Lanes) -> None:
    """Stores the ``values`` to ``keep``."""
    some = _Some(g, m, keep, places.shape[1:])
    if not some.none:
        write_all(g, some.mask, access, some.filled(places), some.filled(values))


def write_all(g: Group, m: Mask, access: Access, places: Lanes, values: Lanes) -> None:
    """Stores ``values``, of which each thread may have one or all the same, to their places."""
    access.write(g, m, spread(places, g.size), spread(values, g.size))
