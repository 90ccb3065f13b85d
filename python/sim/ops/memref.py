"""memref: loads, stores, copies and atomics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir, module
from gpuir.sim.access import Access, fault
from gpuir.sim.attributes import integer, operand
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.memref import MemRef, addresses, check_indices, element_addresses, element_of, space_of
from gpuir.sim.ops.arith import combining
from gpuir.sim.rules import Effect, is_strong, rule, strong_effects
from gpuir.sim.runtime import one
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op


def element_access(k: Compiler, op: Op, type: ir.MemRefType) -> tuple[Access, tuple[int, ...], int]:
    """The access to elements of a memref; the shape of an element that is a vector, and the element's bytes."""
    dtype, shape, size = element_of(type)
    return k.access(op, dtype, space_of(type), size if shape else None), shape, size


def _lanes(address: Lanes, shape: tuple[int, ...], size: int) -> Any:
    """Addresses of the parts of elements that are vectors."""
    if not shape:
        return address
    first = np.atleast_1d(address)
    return first.reshape(first.shape + (1,) * len(shape)) + np.arange(int(np.prod(shape))).reshape(shape) * size


@rule("memref.load", kind="group", polls=is_strong, effects=strong_effects)
def _load(k: Compiler, op: Op) -> Code:
    return load_elements(k, op, op.operands[0].type)


def load_elements(k: Compiler, op: Op, type: ir.MemRefType) -> Any:
    """Code ``f(g, m, memref, *indices)`` that reads an element."""
    access, shape, size = element_access(k, op, type)
    site, part = access.site, access.size

    def load(g: Group, m: Mask, ref: MemRef, *indices: Lanes) -> Data:
        check_indices(g, m, indices, ref.sizes, site)
        return access.read(g, m, _lanes(addresses(ref, indices, size), shape, part))

    return load


@rule("memref.store", kind="group", effects=strong_effects)
def _store(k: Compiler, op: Op) -> Code:
    return store_elements(k, op, operand(op, "memref").type)


def store_elements(k: Compiler, op: Op, type: ir.MemRefType) -> Any:
    """Code ``f(g, m, value, memref, *indices)`` that writes an element."""
    access, shape, size = element_access(k, op, type)
    site, part = access.site, access.size

    def store(g: Group, m: Mask, value: Lanes, ref: MemRef, *indices: Lanes) -> None:
        check_indices(g, m, indices, ref.sizes, site)
        addressed = _lanes(addresses(ref, indices, size), shape, part)
        if shape and len(addressed) < len(value):
            addressed = np.broadcast_to(addressed, (len(value), *shape))
        access.write(g, m, addressed, value)

    return store


@rule("memref.prefetch", "affine.prefetch")
def _prefetch(k: Compiler, op: Op) -> Code:
    # It changes nothing, and hardware ignores one that reaches outside.
    return "None"


@rule("memref.copy", kind="group")
def _copy(k: Compiler, op: Op) -> Code:
    return copying(k, op, operand(op, "source").type, operand(op, "target").type)


def copying(k: Compiler, op: Op, source: ir.MemRefType, target: ir.MemRefType) -> Any:
    """Code ``f(g, m, source, target)`` that copies a memref's elements; everything is read before the first write."""
    reading, shape, size = element_access(k, op, source)
    writing = element_access(k, op, target)[0]
    site, part = reading.site, reading.size

    def copy(g: Group, m: Mask, old: MemRef, new: MemRef) -> None:
        if len(old.sizes) != len(new.sizes):
            raise fault("undefined", f"ranks {len(old.sizes)} and {len(new.sizes)} differ", site, g, g.full(m).argmax())
        extents = []
        for axis, (have, want) in enumerate(zip(old.sizes, new.sizes)):
            bad = np.broadcast_to(np.not_equal(have, want), (g.size,)) & g.full(m)
            if bad.any():
                raise fault("undefined", f"the sizes of dimension {axis} differ", site, g, np.nonzero(bad)[0])
            extents.append(one(have, m))
        if any(np.ndim(size) for size in extents):
            _copy_by_thread(g, m, old, new, extents)
            return
        sizes = [int(size) for size in extents]
        if 0 in sizes:
            return
        values = reading.read(g, m, _lanes(element_addresses(old, sizes, size), shape, part))
        addressed = _lanes(element_addresses(new, sizes, size), shape, part)
        if len(addressed) < len(values):
            addressed = np.broadcast_to(addressed, values.shape)
        writing.write(g, m, addressed, values)

    def _copy_by_thread(g: Group, m: Mask, old: MemRef, new: MemRef, extents: list[Any]) -> None:
        """Threads that copy different numbers of elements."""
        active = g.full(m)
        count = np.ones(g.size, np.int64)
        for extent in extents:
            count = count * extent
        moves = []
        for i in range(int(count[active].max(initial=0))):
            now, rest = active & (count > i), np.int64(i)
            indices: list[Any] = []
            for extent in reversed(extents):
                extent = np.maximum(extent, 1)
                indices.insert(0, rest % extent)
                rest = rest // extent
            at = _lanes(addresses(old, indices, size), shape, part)
            moves.append((now, indices, reading.read(g, now, at)))
        for now, indices, values in moves:
            writing.write(g, now, _lanes(addresses(new, indices, size), shape, part), values)

    return copy


# Atomics


@rule("memref.atomic_rmw", kind="group", polls=True, effects=Effect.ORDERS)
def _atomic_rmw(k: Compiler, op: Op) -> Code:
    type = operand(op, "memref").type
    access, shape, size = element_access(k, op, type)
    if shape:
        raise k.refuse(op, f"atomic updates of {type.element_type} are not simulated; use elements that are scalars")
    site = access.site
    kind = module("dialects.arith").AtomicRMWKind(integer(op, "kind")).name
    operate = combining(kind, type.element_type)

    def atomic(g: Group, m: Mask, value: Lanes, ref: MemRef, *indices: Lanes) -> Data:
        check_indices(g, m, indices, ref.sizes, site)
        return access.update(g, m, addresses(ref, indices, size), operate, (value,))

    return atomic


@rule("memref.generic_atomic_rmw", kind="emits", polls=True, effects=Effect.ORDERS)
def _generic_atomic_rmw(k: Compiler, op: Op) -> None:
    body = op.regions[0]
    access, shape, size = element_access(k, op, op.operands[0].type)
    if shape:
        raise k.refuse(op, "atomic updates of vectors are not simulated; use elements that are scalars")
    captures = k.captures(body.blocks)
    current = k.define(body.blocks[0].arguments[0])
    with k.outlined([current, *captures], waits=False) as name:
        k.region(body, lambda names: k.emit(f"return {names[0]}"))
    ref, *indices = k.names(op.operands)
    update = k.bind(_by_region(access, size), "f")
    inner = f"lambda g, m, old: {name}({', '.join(['g', 'm', 'old', *captures])})"
    k.emit(f"{k.define(op.results[0])} = {update}(g, {k.mask}, {inner}, {', '.join([ref, *indices])})")


def _by_region(access: Access, size: int) -> Any:
    """An atomic update by code that all lanes run at once: lanes that meet in one address take turns."""

    def update(g: Group, m: Mask, code: Callable[..., Lanes], ref: MemRef, *indices: Lanes) -> Data:
        check_indices(g, m, indices, ref.sizes, access.site)
        places = np.broadcast_to(access.physical(g, address := addresses(ref, indices, size)), (g.size,))
        previous = np.zeros(g.size, access.dtype)
        left = np.nonzero(g.full(m))[0]
        while len(left):
            now = np.zeros(g.size, bool)
            now[left[np.unique(places[left], return_index=True)[1]]] = True
            old = access.update(g, now, address, lambda old: old, ())
            # Between reading and writing another process may have come first: compare, and try again.
            new = np.broadcast_to(code(g, now, old), (g.size,))
            seen = access.update(g, now, address, _exchange, (old, new))
            done = now & (_bits(seen) == _bits(old))
            previous[done] = old[done]
            left = left[~done[left]]
        return previous

    return update


def _bits(value: Lanes) -> Any:
    return np.ascontiguousarray(value).view(f"u{value.dtype.itemsize}")


def _exchange(held: Lanes, old: Lanes, new: Lanes) -> Any:
    return np.where(_bits(held) == _bits(old), new, held)


@rule("memref.atomic_yield", "memref.alloca_scope.return", kind="terminator")
def _end(op: Op) -> Sequence[ir.Value]:
    return op.operands
