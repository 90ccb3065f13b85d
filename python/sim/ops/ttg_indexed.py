"""ttg: elements of a buffer in shared memory at indices along one of its dimensions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.sim.access import fault
from gpuir.sim.attributes import by_name, integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.memory import SHARED
from gpuir.sim.ops.tt_memory import OPERATIONS
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.tiles.access import TileAccess
from gpuir.sim.tiles.buffers import Rearranged, View, shape_of_buffer
from gpuir.sim.tiles.values import active, lifted, shape_of, whole
from gpuir.sim.types import dtype_of


class _Indexed:
    """An op on the elements of ``buffer`` that ``indices`` name along its ``axis``, each at its own place along the others."""

    def __init__(self, k: Compiler, op: Op, buffer: str):
        self.at = {name: positions[0] for name, positions in by_name(op).items() if len(positions)}
        self.offsets = list(by_name(op).get("offsets", ()))
        type: Any = op.operands[self.at[buffer]].type
        self.access = TileAccess(k.site(op), dtype_of(type.element_type), SHARED)
        self._buffer, self._axis = self.at[buffer], integer(op, "axis")
        self._size = shape_of_buffer(type)[self._axis]
        self.shape = shape_of(op.operands[self.at["indices"]].type)

    def addresses(self, g: Group, m: Mask, operands: Sequence[Data]) -> Array:
        """Addresses of the elements in shared memory; a fault for an index outside of the dimension."""
        view: View = operands[self._buffer]
        indices = whole(np.asarray(operands[self.at["indices"]]), self.shape).astype(np.int64)
        for axis, position in enumerate(self.offsets):
            start = np.asarray(operands[position]).astype(np.int64)
            if axis == self._axis:
                indices = indices + lifted(start, len(self.shape))
            else:
                view = view.part([start if each == axis else 0 for each in range(len(self.shape))], self.access.size)
        self._check(g, m, indices)
        return np.broadcast_to(
            lifted(view.base, len(self.shape)) + self._distances(view, indices), (g.size, *self.shape)
        )

    def _distances(self, view: View, indices: Array) -> Array:
        """How far the elements are from the first one of the view, in bytes."""
        if isinstance(view, Rearranged):
            sizes = [self._size if axis == self._axis else size for axis, size in enumerate(self.shape)]
            table = view.table[(slice(None), *(slice(size) for size in sizes))]
            table = np.broadcast_to(table, (max(len(table), len(indices)), *sizes))
            inside = np.broadcast_to(indices, (len(table), *self.shape))
            return np.take_along_axis(table, np.clip(inside, 0, self._size - 1), self._axis + 1)
        strides = [0 if axis == self._axis else stride for axis, stride in enumerate(view.strides)]
        others = np.asarray(View(np.int64(0), strides).addresses(self.shape, 1))
        return (others + indices * np.int64(view.strides[self._axis])) * np.int64(self.access.size)

    def places(self, g: Group, m: Mask, operands: Sequence[Data]) -> Array:
        """Where the elements are in the machine's memory."""
        return np.asarray(self.access.physical(g, self.addresses(g, m, operands)))

    def _check(self, g: Group, m: Mask, indices: Array) -> None:
        bad = (indices < 0) | (indices >= self._size)
        if not bad.any():
            return
        bad = active(np.broadcast_to(bad, (g.size, *self.shape)), m)
        rows = np.flatnonzero(bad.reshape(g.size, -1).any(1))
        if len(rows):
            number = int(np.broadcast_to(indices, bad.shape)[bad][0])
            text = f"index {number} is outside of the {self._size} elements of the buffer along axis {self._axis}"
            raise fault("out-of-bounds", text, self.access.site, g, rows)


@rule("ttg.local_gather", "tti.experimental_local_gather", kind="group")
def _gather(k: Compiler, op: Op) -> Code:
    indexed = _Indexed(k, op, "src")
    return lambda g, m, *operands: indexed.access.read(g, m, indexed.addresses(g, m, operands))


@rule("ttg.local_scatter", kind="group")
def _scatter(k: Compiler, op: Op) -> Code:
    """A finding where two values go to one element: which one stays is not said."""
    indexed = _Indexed(k, op, "dst")

    def scatter(g: Group, m: Mask, *operands: Data) -> None:
        values = whole(operands[indexed.at["values"]], indexed.shape)
        indexed.access.store(g, m, indexed.places(g, m, operands), None, values)

    return scatter


@rule("ttg.local_atomic_scatter_rmw", kind="group", effects=Effect.ORDERS)
def _atomic(k: Compiler, op: Op) -> Code:
    indexed = _Indexed(k, op, "dst")
    operate: Callable[..., Lanes] = OPERATIONS[integer(op, "atomic_rmw_op")]

    def update(g: Group, m: Mask, *operands: Data) -> Array:
        mask = operands[indexed.at["mask"]] if "mask" in indexed.at else None
        values = whole(operands[indexed.at["values"]], indexed.shape)
        old = indexed.access.combine(g, m, indexed.places(g, m, operands), mask, operate, values)
        return old

    return update
