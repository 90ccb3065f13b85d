"""vector: elements at places of their own: gather, scatter, expandload, compressstore."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.memref import MemRef
from gpuir.sim.ops.vector import is_vector, shape_of, vector
from gpuir.sim.ops.vector_mask import maskable
from gpuir.sim.ops.vector_window import Window, any_element, outside, read_some, write_some
from gpuir.sim.rules import per_element, rule
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread


class _Scattered:
    """Elements at distances along the last dimension that are values themselves."""

    def __init__(self, k: Compiler, op: Op, base: ir.Value, shape: tuple[int, ...]):
        if isinstance(base.type, ir.MemRefType) and is_vector(base.type.element_type):
            raise k.refuse(op, f"the simulator gathers and scatters single elements, not those of {base.type}")
        self.window = Window(k, op, base.type, shape, [None] * len(shape))
        self.access = self.window.access
        self.rank = self.window.rank
        self._axes = len(shape)

    def addresses(self, g: Group, m: Mask, ref: MemRef, indices: Sequence[Any], distance: Lanes, keep: Lanes) -> Data:
        """Addresses of all elements; those to ``keep`` are checked."""
        window, axes, last = self.window, self._axes, self.rank - 1
        if not self.rank:
            return vector(window.start(ref, indices), axes) + distance * np.int64(self.access.size)
        window.check(g, m, ref, indices, keep, range(last))
        if not last:
            # With several dimensions distances may run on into the next row: there the allocation is the bound.
            at = vector(indices[0], axes) + distance
            bad = keep & ~((at >= 0) & (at < vector(ref.sizes[0], axes)))
            rows = np.nonzero(spread(any_element(bad), g.size) & g.full(m))[0]
            if len(rows):
                places, bad = (spread(each, g.size)[rows[0]] for each in (at, bad))
                outside(g, window.site, rows, int(places[bad][0]), 0, int(spread(ref.sizes[0], g.size)[rows[0]]))
        unit = vector(ref.strides[last], axes) * np.int64(self.access.size)
        return vector(window.start(ref, indices), axes) + distance * unit


def _packed(mask: Lanes) -> Any:
    """The number of each element among those that the mask keeps."""
    return np.maximum(np.cumsum(mask, -1, dtype=np.int64) - 1, 0)


@maskable("vector.gather")
def _gather(k: Compiler, op: Op) -> Code:
    places = _Scattered(k, op, op.operands[0], shape_of(op.results[0].type))

    def gather(g: Group, m: Mask, outer: Lanes, ref: MemRef, *rest: Lanes) -> Data:
        *indices, distance, mask, passthru = rest
        mask = mask if outer is None else mask & outer
        targets = places.addresses(g, m, ref, indices, distance.astype(np.int64), mask)
        return read_some(g, m, places.access, targets, mask, passthru)

    return gather


@rule("vector.scatter", kind="group", slots=per_element)
def _scatter(k: Compiler, op: Op) -> Code:
    places = _Scattered(k, op, op.operands[0], shape_of(op.operands[-1].type))

    def scatter(g: Group, m: Mask, ref: MemRef, *rest: Lanes) -> None:
        *indices, distance, mask, value = rest
        targets = places.addresses(g, m, ref, indices, distance.astype(np.int64), mask)
        write_some(g, m, places.access, targets, mask, value)

    return scatter


@rule("vector.expandload", kind="group", slots=per_element)
def _expandload(k: Compiler, op: Op) -> Code:
    places = _Scattered(k, op, op.operands[0], shape_of(op.results[0].type))

    def load(g: Group, m: Mask, ref: MemRef, *rest: Lanes) -> Data:
        *indices, mask, passthru = rest
        places.window.check_alignment(g, m, places.window.start(ref, indices))
        targets = places.addresses(g, m, ref, indices, _packed(mask), mask)
        return read_some(g, m, places.window.parts, targets, mask, passthru)

    return load


@rule("vector.compressstore", kind="group", slots=per_element)
def _compressstore(k: Compiler, op: Op) -> Code:
    places = _Scattered(k, op, op.operands[0], shape_of(op.operands[-1].type))

    def store(g: Group, m: Mask, ref: MemRef, *rest: Lanes) -> None:
        *indices, mask, value = rest
        places.window.check_alignment(g, m, places.window.start(ref, indices))
        targets = places.addresses(g, m, ref, indices, _packed(mask), mask)
        write_some(g, m, places.window.parts, targets, mask, value)

    return store
