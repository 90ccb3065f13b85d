"""memref: loads, stores, views, allocations."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.access import Access, fault
from gpuir.sim.memory import PRIVATE, PRIVATE_WINDOW, SHARED
from gpuir.sim.memref import MemRef, addresses, bytes_of, check_indices, space_of, static_layout
from gpuir.sim.rules import rule
from gpuir.sim.types import dtype_of, size_of


def _access(k: Any, op: Any, type: Any) -> Access:
    return k.access(op, dtype_of(type), space_of(type))


@rule("memref.load", kind="group")
def _load(k: Any, op: Any) -> Any:
    access = _access(k, op, op.operands[0].type)
    size, site = access.size, access.site

    def load(g: Any, m: Any, ref: MemRef, *indices: Any) -> Any:
        check_indices(g, m, indices, ref.sizes, site)
        return access.read(g, m, addresses(ref, indices, size))

    return load


@rule("memref.store", kind="group")
def _store(k: Any, op: Any) -> Any:
    access = _access(k, op, op.operands[1].type)
    size, site = access.size, access.site

    def store(g: Any, m: Any, value: Any, ref: MemRef, *indices: Any) -> None:
        check_indices(g, m, indices, ref.sizes, site)
        access.write(g, m, addresses(ref, indices, size), value)

    return store


def shaped(type: Any, base: Any, dynamic: Any = ()) -> MemRef:
    """A memref of ``type`` at ``base``, with its dynamic sizes, in row-major order unless its layout says otherwise."""
    sizes, strides, offset = static_layout(type)
    given = iter(dynamic)
    sizes = [next(given) if size is None else size for size in sizes]
    if None in strides:
        strides = [1] * len(sizes)
        for axis in reversed(range(len(sizes) - 1)):
            strides[axis] = strides[axis + 1] * sizes[axis + 1]
    return MemRef(base, np.int64(offset or 0), sizes, strides)


@rule("memref.alloca", kind="group")
def _alloca(k: Any, op: Any) -> Any:
    return private_buffer(k, op, op.results[0].type)


def private_buffer(k: Any, op: Any, type: Any) -> Any:
    """Code that takes a buffer of ``type`` from the threads' private memory; its dynamic sizes are operands."""
    site = k.site(op)
    space = space_of(type)
    static = bytes_of(type) if type.has_static_shape else None
    unit = size_of(type)

    def alloca(g: Any, m: Any, *sizes: Any) -> MemRef:
        need = static
        if need is None:
            need = unit
            for size in _all_sizes(type, sizes):
                need *= int(np.max(size))
        place = -(-g.top // 16) * 16
        g.top = place + need
        if g.top > g.batch.private_stride:
            raise fault("out-of-bounds", f"private memory of {g.batch.private_stride} bytes is full", site, g, [0])
        if g.batch.checks is not None:
            g.batch.checks.fresh_private(g, m, place, need)
        base = place if space == PRIVATE else place + PRIVATE_WINDOW
        return shaped(type, np.int64(base), sizes)

    return alloca


def _all_sizes(type: Any, dynamic: Any) -> list[Any]:
    given = iter(dynamic)
    return [next(given) if type.is_dynamic_dim(i) else type.get_dim_size(i) for i in range(type.rank)]


def workgroup_buffer(k: Any, type: Any) -> MemRef:
    """A buffer in the block's shared memory, at a place of its own in the function that is compiled."""
    place = k.program.reserve_shared(bytes_of(type))
    return shaped(type, np.int64(place))


@rule("memref.alloc", kind="group")
def _alloc(k: Any, op: Any) -> Any:
    type = op.results[0].type
    if space_of(type) == SHARED:
        buffer = workgroup_buffer(k, type)
        return lambda g, m, *sizes: buffer
    raise k.refuse(op, "not yet")


@rule("memref.dealloc", kind="group")
def _dealloc(k: Any, op: Any) -> Any:
    return lambda g, m, ref: None


@rule("memref.dim")
def _dim(k: Any, op: Any) -> Any:
    type = op.operands[0].type

    def dim(ref: MemRef, axis: Any) -> Any:
        if np.ndim(axis) == 0:
            return np.int64(ref.sizes[int(axis)]) if np.ndim(ref.sizes[int(axis)]) == 0 else ref.sizes[int(axis)]
        return np.choose(axis, [np.asarray(size) for size in ref.sizes])

    assert type.rank
    return dim


@rule("memref.cast", "memref.memory_space_cast")
def _cast(k: Any, op: Any) -> Any:
    return "{0}"
