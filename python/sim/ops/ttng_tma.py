"""ttng: copies between tensors in global memory and buffers by the TMA unit, and tensor maps that a program makes.

A copy ends by itself, when the schedule says; then it reads its source, writes its destination, and tells its mbarrier.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.ods.names import document_name
from gpuir.sim.access import Access, fault
from gpuir.sim.attributes import by_name, integer, operand
from gpuir.sim.compiler import Compiler
from gpuir.sim.group import Group
from gpuir.sim.hopper import bulk
from gpuir.sim.hopper.mbarrier import Barriers, failure
from gpuir.sim.memory import GLOBAL, SHARED, Memory
from gpuir.sim.ops.nvvm_mbarrier import Mbarrier, masked
from gpuir.sim.ops.tt_blocks import KINDS
from gpuir.sim.ops.ttg_memory import alive
from gpuir.sim.ops.ttng_barriers import address_of, barrier_of
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.tiles.access import TileAccess
from gpuir.sim.tiles.blocks import Descriptor, indices
from gpuir.sim.tiles.buffers import View, bytes_of, shape_of_buffer
from gpuir.sim.tiles.proxies import fences_products
from gpuir.sim.tiles.values import whole
from gpuir.sim.types import dtype_of
from gpuir.sim.values import spread

_CHUNK = 16


class _Elements(bulk.Places):
    """The elements of a tile of global memory, a row for each of several programs."""

    def __init__(self, places: Array, inside: Array | None, dtype: np.dtype, padding: float):
        self.places = places.reshape(len(places), -1)
        self.inside = None if inside is None else np.broadcast_to(inside, places.shape).reshape(len(places), -1)
        self.unit, self._dtype = dtype.itemsize, dtype
        self.fill = np.array([padding]).astype(dtype).view(bulk.UNITS[self.unit])[0]

    def write(self, memory: Memory, chunks: np.ndarray, operate: Callable[..., Any] | None) -> None:
        """Stores the elements, program after program, or with ``operate`` what it makes of the old and the new ones."""
        values = np.ascontiguousarray(chunks).view(self._dtype)
        view, shift = memory.view(self._dtype), self.unit.bit_length() - 1
        for row, new in enumerate(values):
            at = self.places[row] >> shift
            if self.inside is not None:
                at, new = at[self.inside[row]], new[self.inside[row]]
            view[at] = new if operate is None else operate(view[at], new)
            if memory.tracked:
                memory.flag_view(self.unit)[at] = ~memory.flag_view(self.unit).dtype.type(0)


class TileCopy:
    """An op that copies a tile: the accesses on both sides, and who issues it."""

    def __init__(self, k: Compiler, op: Op, buffer: Any):
        self.k, self.op = k, op
        self.dtype = dtype_of(buffer.element_type)
        self.shape, self.size = shape_of_buffer(buffer), bytes_of(buffer)
        self.shared: Access = k.access(op, self.dtype, SHARED)
        self.tensor = TileAccess(k.site(op), self.dtype, GLOBAL)
        #: AMD's copies need no fences; those into buffers of NVIDIA's get theirs with the products.
        self._has_proxies = not document_name(op.name).startswith("amdg.")
        self.fenced = fences_products(k)
        if self.size % _CHUNK:
            raise k.refuse(op, f"copies of {self.size} bytes, no multiple of 16, are not simulated")

    def rows(self, g: Group, m: Mask) -> Any:
        """Positions of the active programs."""
        return np.flatnonzero(g.full(m))

    def starts(self, g: Group, m: Mask, view: View, rows: Array) -> Any:
        """Where the buffers of the programs begin."""
        alive(g, m, self.shared.site, view)
        if not view.is_contiguous(self.shape):
            raise self.k.refuse(
                self.op, "a copy of a view whose elements stand apart, or in another order, is not simulated"
            )
        places = np.broadcast_to(self.shared.physical(g, np.asarray(view.base)), (g.size,))
        return places[rows]

    def elements(self, g: Group, rows: Array, descriptor: Descriptor, index: Sequence[Array]) -> _Elements:
        """The elements of the tensor at ``index``, of the programs."""
        places, inside = descriptor.places(index, range(len(descriptor.shape)), self.dtype.itemsize)
        shape = (g.size, *np.broadcast_shapes(*(each.shape[1:] for each in index)))
        full = np.ones(shape, bool) if inside is None else np.broadcast_to(inside, shape)
        active = np.zeros(g.size, bool)
        active[rows] = True
        self.tensor.check_kept(g, places, full, active)
        places = np.broadcast_to(places, shape)[rows]
        return _Elements(places, None if inside is None else full[rows], self.dtype, descriptor.padding)

    def store(
        self, g: Group, m: Mask, groups: bulk.CommitGroups, descriptor: Descriptor, index: Sequence[Array], view: View,
        operate: Callable[..., Any] | None = None,
    ) -> bulk.Store:  # fmt: skip
        """Begins to copy a buffer to the elements of the tensor at ``index``, as part of the next one of ``groups``."""
        rows = self.rows(g, m)
        target, threads = self.elements(g, rows, descriptor, index), g.rows[rows]
        store = bulk.Store(
            g.batch, self.shared, g, target, self.starts(g, m, view, rows), self.size, 0, threads,
            groups.committed[threads], operate, fenced=self._has_proxies,
        )  # fmt: skip
        groups.stores.append(store)
        return store


def _row_index(rows: Array, column: Lanes, columns: int) -> list[Array]:
    """Whole rows of a tensor by their numbers, from a column on."""
    along = np.asarray(column).reshape(-1, 1, 1).astype(np.int64) + np.arange(columns, dtype=np.int64)
    return [rows[:, :, None].astype(np.int64), along]


#: What a copy needs of its operands: the index of each element along each dimension of the tensor.
Index = Callable[[Sequence[Data]], Sequence[Array]]


def block_index(at: Sequence[int], buffer: Any) -> Index:
    """Of a block of the tensor as large as the buffer, at the coordinates, operands of these positions."""
    shape = shape_of_buffer(buffer)
    shape = (*(1,) * (len(at) - len(shape)), *shape)
    return lambda operands: indices([operands[each] for each in at], shape)


def row_index(op: Op, buffer: Any) -> Index:
    """Of rows, from a column on."""
    at, shape = by_name(op), shape_of_buffer(buffer)
    rows, column = at["x_offsets"][0], at["y_offset"][0]

    def index(operands: Sequence[Data]) -> Sequence[Array]:
        return _row_index(whole(operands[rows], shape[:1]), operands[column], shape[1])

    return index


def _pixels(k: Compiler, op: Op) -> Index:
    """Of a column of pixels (im2col) from one on, with the filter's offsets."""
    named = by_name(op)
    at, shape = named["desc"][0], shape_of_buffer(operand(op, "result").type)

    def index(operands: Sequence[Data]) -> Sequence[Array]:
        images = operands[at]
        if images.map.box != shape:
            text = f"the map has columns of {images.map.box} pixels and channels, and the buffer is {shape}"
            raise k.refuse(op, text)
        return images.column(*([operands[each] for each in named[name]] for name in ("coord", "offsets")))

    return index


def _load(k: Compiler, op: Op, index: Index) -> Code:
    at = {name: places[0] for name, places in by_name(op).items() if len(places)}
    copy = TileCopy(k, op, op.operands[at["result"]].type)
    barrier = barrier_of(k, op)

    def load(g: Group, m: Mask, *operands: Data) -> None:
        m = masked(g, m, operands[at["pred"]])
        if m is False:
            return
        done = address_of(g, m, barrier, operands[at["barrier"]])
        load_tile(copy, barrier, g, m, operands[at["desc"]], index(operands), operands[at["result"]], done)

    return load


def load_tile(
    copy: TileCopy, barrier: Mbarrier, g: Group, m: Mask, descriptor: Descriptor, index: Sequence[Array], view: View,
    done: Lanes,
) -> None:  # fmt: skip
    """Begins to copy the elements of the tensor at ``index`` to a buffer; the mbarrier at ``done`` gets the bytes."""
    rows = copy.rows(g, m)
    source = copy.elements(g, rows, descriptor, index)
    places, _ = barrier.lanes(g, m, done)
    slots = Barriers.of(g.batch).slots(places, failure(g, copy.shared.site, rows))
    targets = copy.starts(g, m, view, rows)
    bulk.load(
        g.batch,
        copy.shared,
        g,
        source,
        targets,
        copy.size,
        0,
        g.rows[rows],
        np.arange(len(rows)),
        slots,
        fenced=copy.fenced,
    )


def _store(k: Compiler, op: Op, index: Index, operate: Callable[..., Any] | None = None) -> Code:
    at = {name: places[0] for name, places in by_name(op).items() if len(places)}
    copy = TileCopy(k, op, op.operands[at["src"]].type)

    def store(g: Group, m: Mask, *operands: Data) -> None:
        groups = bulk.CommitGroups.of(g.batch)
        copy.store(g, m, groups, operands[at["desc"]], index(operands), operands[at["src"]], operate)
        groups.commit(g.rows[copy.rows(g, m)])

    return store


@rule("ttng.async_tma_copy_global_to_local", kind="group", effects=Effect.BULK)
def _copy_in(k: Compiler, op: Op) -> Code:
    if len(by_name(op).get("offsets", ())):
        return _load(k, op, _pixels(k, op))
    return _load(k, op, block_index(by_name(op)["coord"], operand(op, "result").type))


@rule("ttng.async_tma_gather", kind="group", effects=Effect.BULK)
def _gather(k: Compiler, op: Op) -> Code:
    return _load(k, op, row_index(op, operand(op, "result").type))


@rule("ttng.async_tma_copy_local_to_global", kind="group", effects=Effect.BULK)
def _copy_out(k: Compiler, op: Op) -> Code:
    return _store(k, op, block_index(by_name(op)["coord"], operand(op, "src").type))


@rule("ttng.async_tma_reduce", kind="group", effects=Effect.BULK)
def _reduce(k: Compiler, op: Op) -> Code:
    return _store(k, op, block_index(by_name(op)["coord"], operand(op, "src").type), KINDS[integer(op, "kind")])


@rule("ttng.async_tma_scatter", kind="group", effects=Effect.BULK)
def _scatter(k: Compiler, op: Op) -> Code:
    return _store(k, op, row_index(op, operand(op, "src").type))


@rule("ttng.async_tma_store_wait", kind="group", effects=Effect.BULK)
def _wait(k: Compiler, op: Op) -> Code:
    """Until the buffers are read."""
    pending = integer(op, "pendings")
    return lambda g, m: bulk.CommitGroups.of(g.batch).wait(g, m, pending, True)


# Tensor maps


@rule("ttng.tensormap_create", kind="group")
def _create(k: Compiler, op: Op) -> Code:
    """What the map says is kept by its address."""
    at = by_name(op)
    fill = float("nan") if integer(op, "fill_mode") else 0.0
    site = k.site(op)

    def create(g: Group, m: Mask, *operands: Data) -> None:
        maps = g.batch.state.setdefault("tensor maps", {})
        rank = len(at["global_dim"])
        size = [operands[each] for each in at["global_dim"]][::-1]
        strides = [operands[each] for each in at["global_stride"]][::-1]
        columns = [spread(np.asarray(each), g.size) for each in (operands[0], operands[1], *size, *strides)]
        for row in np.flatnonzero(g.full(m)):
            pointer, base, *rest = (int(each[row]) for each in columns)
            if pointer % 128:
                raise fault("misaligned", f"a tensor map at 0x{pointer:x}, no multiple of 128", site, g, [row])
            maps[pointer] = base, rest[:rank], rest[rank:], fill

    return create


@rule("ttng.reinterpret_tensor_descriptor", kind="group")
def _reinterpret(k: Compiler, op: Op) -> Code:
    type: Any = op.results[0].type
    size = dtype_of(type.block_type).itemsize
    site = k.site(op)

    def read(g: Group, m: Mask, pointer: Lanes) -> Descriptor:
        maps = g.batch.state.get("tensor maps", {})
        pointers = spread(np.asarray(pointer), g.size)
        rows = np.flatnonzero(g.full(m))
        bad = [row for row in rows if int(pointers[row]) not in maps]
        if bad:
            text = f"there is no tensor map at 0x{int(pointers[bad[0]]):x}: tensormap_create makes it"
            raise fault("uninitialized", text, site, g, bad)
        found = [maps[int(pointers[row])] for row in rows]
        table = np.zeros((g.size, 2 * len(found[0][1])), np.int64)
        # Strides are in bytes, and the last dimension has none.
        table[rows] = [[base, *shape, *(each // size for each in strides)] for base, shape, strides, _ in found]
        rank = len(found[0][1])
        return Descriptor(
            table[:, 0], list(table[:, 1 : rank + 1].T), [*table[:, rank + 1 :].T, np.int64(1)], found[0][3]
        )

    return read
