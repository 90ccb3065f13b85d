"""vector: loads, stores, transfers, gathers.

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
from gpuir.sim.group import Group, spread
from gpuir.sim.memref import MemRef, addresses, check_indices, space_of
from gpuir.sim.ops.vector import is_vector, same_threads, shape_of, vector
from gpuir.sim.ops.vector_mask import maskable
from gpuir.sim.rules import rule
from gpuir.sim.types import dtype_of, element_type


class _Window:
    """The elements of a memref that a vector op covers: for each axis of the vector the memref's dimension, or None.

    Axes of None are broadcast. A memref of vectors has the axes of its element type (``inner``) behind.
    """

    def __init__(self, k: Any, op: Any, type: Any, shape: tuple[int, ...], dims: Sequence[int | None] | None = None):
        if not isinstance(type, ir.MemRefType):
            raise k.refuse(op, f"the simulator has no tensors: {type}")
        element = type.element_type
        inner = shape_of(element)
        dtype = dtype_of(element_type(element))
        align = ir.IntegerAttr(op.attributes["alignment"]).value if "alignment" in op.attributes else None
        self.access: Access = k.access(op, dtype, space_of(type), align)
        #: For what is accessed in parts: the first element need not be.
        self.parts: Access = k.access(op, dtype, space_of(type)) if align else self.access
        self.site = self.access.site
        self.rank = type.rank
        self.shape = shape
        self._unit = dtype.itemsize * int(np.prod(inner, dtype=np.int64))
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
        found = self._deltas.get(key)
        if found is None:
            found = self._deltas[key] = np.ascontiguousarray(
                np.broadcast_to(self._distances(key), (1, *self.shape)), np.int64
            )
        return found

    def _distances(self, strides: Sequence[Any]) -> Any:
        found = self._within
        for axis, dim in enumerate(self.dims):
            if dim is not None:
                found = found + self.along(axis) * vector(strides[dim], len(self.shape)) * np.int64(self._unit)
        return np.broadcast_to(found, (len(found), *self.shape))

    def inside(self, g: Group, m: Any, ref: MemRef, indices: Sequence[Any], dims: Sequence[int]) -> Any:
        """Which elements lie inside of those of the dimensions ``dims`` that are axes; None: all of the active lanes do."""
        found = None
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
            found = valid if found is None else found & valid
        return found

    def check(self, g: Group, m: Any, ref: MemRef, indices: Sequence[Any], keep: Any, dims: Sequence[int]) -> None:
        """Faults for an element to ``keep`` (None: all) that lies outside of the dimensions ``dims``."""
        if keep is None:
            self._check_dims(g, m, ref, indices, dims)
            return
        lanes = spread(_any(keep), g.size)
        m = lanes if m is None else m & lanes
        if not m.any():
            return
        self._check_dims(g, m, ref, indices, [dim for dim in dims if dim not in self.dims])
        inside = self.inside(g, m, ref, indices, dims)
        if inside is None:
            return
        bad = keep & ~inside
        rows = np.nonzero(spread(_any(bad), g.size) & m)[0]
        if len(rows):
            at = np.argwhere(bad[rows[0] if len(bad) == g.size else 0])[0]
            numbers = [int(spread(index, g.size)[rows[0]]) for index in indices]
            sizes = [int(spread(size, g.size)[rows[0]]) for size in ref.sizes]
            for axis, dim in enumerate(self.dims):
                place = 0 if dim is None else numbers[dim] + int(at[axis])
                if dim in dims and not 0 <= place < sizes[dim]:
                    _outside(g, self.site, rows, place, dim, sizes[dim])

    def _check_dims(self, g: Group, m: Any, ref: MemRef, indices: Sequence[Any], dims: Sequence[int]) -> None:
        if len(dims) == self.rank:
            check_indices(g, m, indices, ref.sizes, self.site, self.extents)
            return
        # Dimensions that are not to be checked are looked at as empty accesses.
        chosen = [dim in dims for dim in range(self.rank)]
        indices = [index if flag else 0 for index, flag in zip(indices, chosen)]
        sizes = [size if flag else 0 for size, flag in zip(ref.sizes, chosen)]
        extents = [extent if flag else 0 for extent, flag in zip(self.extents, chosen)]
        check_indices(g, m, indices, sizes, self.site, extents)

    def check_alignment(self, g: Group, m: Any, start: Any) -> None:
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


def _outside(g: Group, site: Any, rows: Any, place: int, dim: int, size: int) -> None:
    raise fault("out-of-bounds", f"index {place} of dimension {dim} is outside of its size {size}", site, g, rows)


def _any(keep: Any) -> Any:
    """Which lanes have an element."""
    return keep.reshape(len(keep), -1).any(1)


def _some(g: Group, m: Any, places: Any, keep: Any) -> tuple[Any, Any, Any]:
    """Mask of the lanes with an element to ``keep``, addresses for all elements, and which element each one takes."""
    places, keep = same_threads([places, np.broadcast_to(keep, (len(keep), *places.shape[1:]))])
    flat = keep.reshape(len(keep), -1)
    last = flat.shape[1] - 1 - np.argmax(flat[:, ::-1], 1)[:, None]
    chosen = np.where(flat, np.arange(flat.shape[1]), last)
    lanes = spread(flat.any(1), g.size)
    m = lanes if m is None else m & lanes
    places = np.take_along_axis(places.reshape(len(places), -1), chosen, 1).reshape(places.shape)
    return m, places, chosen


def _read_some(g: Group, m: Any, access: Access, places: Any, keep: Any, otherwise: Any) -> Any:
    """Elements at ``places`` where ``keep`` has them, those of ``otherwise`` elsewhere."""
    m, places, _ = _some(g, m, places, keep)
    if not m.any():
        return np.broadcast_to(otherwise, (len(otherwise), *places.shape[1:]))
    return np.where(keep, access.read(g, m, places), otherwise)


def _write_some(g: Group, m: Any, access: Access, places: Any, keep: Any, values: Any) -> None:
    m, places, chosen = _some(g, m, places, keep)
    if not m.any():
        return
    values, chosen, places = same_threads([values, chosen, places])
    values = np.take_along_axis(values.reshape(len(values), -1), chosen, 1).reshape(values.shape)
    _write(g, m, access, places, values)


def _write(g: Group, m: Any, access: Access, places: Any, values: Any) -> None:
    access.write(g, m, spread(places, g.size), spread(values, g.size))


# Plain loads and stores


@rule("vector.load", kind="group")
def _load(k: Any, op: Any) -> Any:
    window = _Window(k, op, op.operands[0].type, shape_of(op.results[0].type))
    access, extents, site = window.access, window.extents, window.site

    def load(g: Any, m: Any, ref: MemRef, *indices: Any) -> Any:
        check_indices(g, m, indices, ref.sizes, site, extents)
        return access.read(g, m, window.addresses(ref, indices))

    return load


@rule("vector.store", kind="group")
def _store(k: Any, op: Any) -> Any:
    window = _Window(k, op, op.operands[1].type, shape_of(op.operands[0].type))
    access, extents, site = window.access, window.extents, window.site

    def store(g: Any, m: Any, value: Any, ref: MemRef, *indices: Any) -> None:
        check_indices(g, m, indices, ref.sizes, site, extents)
        _write(g, m, access, window.addresses(ref, indices), value)

    return store


@rule("vector.maskedload", kind="group")
def _maskedload(k: Any, op: Any) -> Any:
    window = _Window(k, op, op.operands[0].type, shape_of(op.results[0].type))
    everywhere = range(window.rank)

    def load(g: Any, m: Any, ref: MemRef, *rest: Any) -> Any:
        *indices, mask, passthru = rest
        window.check(g, m, ref, indices, mask, everywhere)
        window.check_alignment(g, m, window.start(ref, indices))
        return _read_some(g, m, window.parts, window.addresses(ref, indices), mask, passthru)

    return load


@rule("vector.maskedstore", kind="group")
def _maskedstore(k: Any, op: Any) -> Any:
    window = _Window(k, op, op.operands[0].type, shape_of(op.operands[-1].type))
    everywhere = range(window.rank)

    def store(g: Any, m: Any, ref: MemRef, *rest: Any) -> None:
        *indices, mask, value = rest
        window.check(g, m, ref, indices, mask, everywhere)
        window.check_alignment(g, m, window.start(ref, indices))
        _write_some(g, m, window.parts, window.addresses(ref, indices), mask, value)

    return store


# Transfers


class _Transfer:
    """What a transfer_read or transfer_write covers, and which of it is inside and not masked off."""

    def __init__(self, k: Any, op: Any, base: Any, type: Any):
        map = ir.AffineMapAttr(op.attributes["permutation_map"]).value
        dims = [ir.AffineDimExpr(e).position if isinstance(e, ir.AffineDimExpr) else None for e in map.results]
        self.window = _Window(k, op, base.type, shape_of(type), dims)
        self.rank = self.window.rank
        flags = [ir.BoolAttr(each).value for each in ir.ArrayAttr(op.attributes["in_bounds"])]
        self._open = [dim for dim, flag in zip(dims, flags) if dim is not None and not flag]
        self._closed = [dim for dim in range(self.rank) if dim not in self._open]
        # A mask's axes are in the order of the memref's dimensions, without those that are broadcast.
        masked = sorted(axis for axis in range(len(dims)) if dims[axis] is not None)
        by_dim = sorted(masked, key=lambda axis: dims[axis] or 0)
        self._mask_order = (0, *(by_dim.index(axis) + 1 for axis in masked))
        self._mask_shape = [size if axis in masked else 1 for axis, size in enumerate(self.window.shape)]

    def keep(self, g: Group, m: Any, ref: MemRef, indices: Sequence[Any], mask: Any) -> Any:
        """Which elements are accessed; None: all. A fault where the op says that they are inside, and they are not."""
        found = self.window.inside(g, m, ref, indices, self._open) if self._open else None
        if mask is not None:
            mask = mask.transpose(self._mask_order).reshape(len(mask), *self._mask_shape)
            found = mask if found is None else found & mask
        if self._closed:
            self.window.check(g, m, ref, indices, found, self._closed)
        return found


@maskable("vector.transfer_read")
def _transfer_read(k: Any, op: Any) -> Any:
    transfer = _Transfer(k, op, op.operands[0], op.results[0].type)
    window, rank = transfer.window, transfer.rank
    axes = len(window.shape)

    def read(g: Any, m: Any, mask: Any, ref: MemRef, *rest: Any) -> Any:
        indices = rest[:rank]
        keep = transfer.keep(g, m, ref, indices, rest[rank + 1] if len(rest) > rank + 1 else mask)
        places = window.addresses(ref, indices)
        if keep is None:
            return window.access.read(g, m, places)
        return _read_some(g, m, window.access, places, keep, vector(rest[rank], axes))

    return read


@maskable("vector.transfer_write")
def _transfer_write(k: Any, op: Any) -> Any:
    transfer = _Transfer(k, op, op.operands[1], op.operands[0].type)
    window, rank = transfer.window, transfer.rank

    def write(g: Any, m: Any, mask: Any, value: Any, ref: MemRef, *rest: Any) -> None:
        indices = rest[:rank]
        keep = transfer.keep(g, m, ref, indices, rest[rank] if len(rest) > rank else mask)
        places = window.addresses(ref, indices)
        if keep is None:
            _write(g, m, window.access, places, value)
        else:
            _write_some(g, m, window.access, places, keep, value)

    return write


# Elements at places of their own


class _Scattered:
    """Elements at distances along the last dimension that are values themselves."""

    def __init__(self, k: Any, op: Any, base: Any, shape: tuple[int, ...]):
        if isinstance(base.type, ir.MemRefType) and is_vector(base.type.element_type):
            raise k.refuse(op, f"the simulator gathers and scatters single elements, not those of {base.type}")
        self.window = _Window(k, op, base.type, shape, [None] * len(shape))
        self.access = self.window.access
        self.rank = self.window.rank
        self._axes = len(shape)

    def addresses(self, g: Group, m: Any, ref: MemRef, indices: Sequence[Any], distance: Any, keep: Any) -> Any:
        """Addresses of all elements; those to ``keep`` are checked."""
        window, axes, last = self.window, self._axes, self.rank - 1
        if not self.rank:
            return vector(window.start(ref, indices), axes) + distance * np.int64(self.access.size)
        window.check(g, m, ref, indices, keep, range(last))
        if not last:
            # With several dimensions distances may run on into the next row: there the allocation is the bound.
            at = vector(indices[0], axes) + distance
            bad = keep & ~((at >= 0) & (at < vector(ref.sizes[0], axes)))
            rows = np.nonzero(spread(_any(bad), g.size) & g.full(m))[0]
            if len(rows):
                places, bad = (spread(each, g.size)[rows[0]] for each in (at, bad))
                _outside(g, window.site, rows, int(places[bad][0]), 0, int(spread(ref.sizes[0], g.size)[rows[0]]))
        unit = vector(ref.strides[last], axes) * np.int64(self.access.size)
        return vector(window.start(ref, indices), axes) + distance * unit


def _packed(mask: Any) -> Any:
    """The number of each element among those that the mask keeps."""
    return np.maximum(np.cumsum(mask, -1, dtype=np.int64) - 1, 0)


@maskable("vector.gather")
def _gather(k: Any, op: Any) -> Any:
    places = _Scattered(k, op, op.operands[0], shape_of(op.results[0].type))

    def gather(g: Any, m: Any, outer: Any, ref: MemRef, *rest: Any) -> Any:
        *indices, distance, mask, passthru = rest
        mask = mask if outer is None else mask & outer
        found = places.addresses(g, m, ref, indices, distance.astype(np.int64), mask)
        return _read_some(g, m, places.access, found, mask, passthru)

    return gather


@maskable("vector.scatter")
def _scatter(k: Any, op: Any) -> Any:
    places = _Scattered(k, op, op.operands[0], shape_of(op.operands[-1].type))

    def scatter(g: Any, m: Any, outer: Any, ref: MemRef, *rest: Any) -> None:
        *indices, distance, mask, value = rest
        mask = mask if outer is None else mask & outer
        found = places.addresses(g, m, ref, indices, distance.astype(np.int64), mask)
        _write_some(g, m, places.access, found, mask, value)

    return scatter


@rule("vector.expandload", kind="group")
def _expandload(k: Any, op: Any) -> Any:
    places = _Scattered(k, op, op.operands[0], shape_of(op.results[0].type))

    def load(g: Any, m: Any, ref: MemRef, *rest: Any) -> Any:
        *indices, mask, passthru = rest
        places.window.check_alignment(g, m, places.window.start(ref, indices))
        found = places.addresses(g, m, ref, indices, _packed(mask), mask)
        return _read_some(g, m, places.window.parts, found, mask, passthru)

    return load


@rule("vector.compressstore", kind="group")
def _compressstore(k: Any, op: Any) -> Any:
    places = _Scattered(k, op, op.operands[0], shape_of(op.operands[-1].type))

    def store(g: Any, m: Any, ref: MemRef, *rest: Any) -> None:
        *indices, mask, value = rest
        places.window.check_alignment(g, m, places.window.start(ref, indices))
        found = places.addresses(g, m, ref, indices, _packed(mask), mask)
        _write_some(g, m, places.window.parts, found, mask, value)

    return store


@rule("vector.type_cast")
def _type_cast(k: Any, op: Any) -> Any:
    if op.results[0].type.rank:
        raise k.refuse(op, f"the simulator casts a memref to one vector, not to {op.results[0].type}")
    return lambda ref: MemRef(ref.base, ref.offset, (), ())
