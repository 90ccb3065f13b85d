"""ttg: buffers in shared memory and their views, loads and stores, asynchronous copies into them.

A program is a thread of its own here: that its warps meet between their uses of a buffer is the compiler's work, not the
kernel's. Copies land when their group is waited for.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.access import fault, thread_of
from gpuir.sim.attributes import by_name, integer, integers, operand, string
from gpuir.sim.compiler import Compiler
from gpuir.sim.copies import Copies
from gpuir.sim.findings import Buffer, Site, finding
from gpuir.sim.group import Group
from gpuir.sim.hopper.checks import fence_proxy
from gpuir.sim.memory import SHARED
from gpuir.sim.ops.tt_dot import unpacked
from gpuir.sim.ops.tt_memory import access_of
from gpuir.sim.rules import rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.tiles.access import TileAccess
from gpuir.sim.tiles.buffers import (
    Rearranged,
    View,
    bytes_of,
    reinterpretation,
    shape_of_buffer,
    strides_of,
    whole_view,
)
from gpuir.sim.tiles.late_reads import is_late, read_late
from gpuir.sim.tiles.values import shape_of, whole
from gpuir.sim.types import dtype_of, size_of
from gpuir.sim.values import settled

_ALIGN = 1024


def reserve(k: Compiler, op: Op, memory: str) -> View:
    """A new buffer of the type of the op's result, in each program; ``memory`` is what messages call it."""
    type: Any = op.results[0].type
    size, shape = bytes_of(type), shape_of_buffer(type)
    start = k.program.reserve_shared(size, _ALIGN if size > 16 else 16)
    # Several buffers have a dimension more than one; several mbarriers are a row.
    stages = shape[0] if len(shape) > 2 or (len(shape) == 1 and str(type.element_type) == "i64") else 1
    k.program.buffers.append(Buffer(k.site(op), start, size, stages, memory))
    return whole_view(type, start)


def module_text(op: Op, name: str) -> str:
    """A text that the module around the op says; "" where it does not."""
    around = op
    while around.parent is not None:
        around = around.parent.operation
        if name in around.attributes:
            return string(around, name)
    return ""


def reserve_bytes(k: Compiler, size: int) -> int:
    """Where so many new bytes of each program's shared memory begin."""
    return k.program.reserve_shared(size)


def store(g: Group, m: Mask, access: TileAccess, view: View, shape: tuple[int, ...], tile: Array) -> None:
    """Stores a tile into a buffer of each active program."""
    alive(g, m, access.site, view)
    access.put(g, m, view.addresses(shape, access.size), shape, tile)


def load(g: Group, m: Mask, access: TileAccess, view: View, shape: tuple[int, ...]) -> Array:
    """The tile that a buffer of each program holds."""
    alive(g, m, access.site, view)
    return access.get(g, m, view.addresses(shape, access.size), shape)


def places_of(g: Group, access: TileAccess, view: View, shape: tuple[int, ...]) -> Array:
    """Where the elements of a buffer of each program are."""
    places: Array = access.physical(g, np.broadcast_to(settled(view.addresses(shape, access.size)), (g.size, *shape)))
    return places


def peek(g: Group, access: TileAccess, view: View, shape: tuple[int, ...]) -> Array:
    """The tile that a buffer of each program holds, unchecked."""
    shift = np.int64(access.size.bit_length() - 1)
    tile: Array = g.batch.memory.view(access.dtype)[places_of(g, access, view, shape) >> shift]
    return tile


def alive(g: Group, m: Mask, site: Site, view: View) -> None:
    """A fault where a buffer has been given back."""
    freed: dict[int, Any] | None = g.batch.state.get("freed buffers")
    if not freed:
        return
    buffer = g.batch.launch.buffer_at(int(np.asarray(view.base).reshape(-1)[0]))
    if buffer is None or buffer.start not in freed:
        return
    flags, end = freed[buffer.start]
    bad = np.flatnonzero(flags[g.blocks.repeat(g.lanes)] & g.full(m))
    if len(bad):
        text = f"uses the {buffer.memory} of the buffer of line {buffer.site.source_position[1]}, which is freed"
        other = finding("wrong-space", "freed here", end, **thread_of(g, int(bad[0])))
        raise fault("wrong-space", text, site, g, bad, space=SHARED, address=buffer.start, other=other)


def of_buffer(k: Compiler, op: Op, type: Any) -> TileAccess:
    """The accesses of the op to a buffer."""
    return TileAccess(k.site(op), dtype_of(type.element_type), SHARED)


@rule("ttg.local_alloc", kind="group")
def _alloc(k: Compiler, op: Op) -> Code:
    type: Any = op.results[0].type
    view, shape = reserve(k, op, "shared memory"), shape_of_buffer(type)
    access, size = of_buffer(k, op, type), bytes_of(type)
    start = int(view.base)

    def alloc(g: Group, m: Mask, tile: Array | None = None) -> View:
        memory = g.batch.memory
        freed = g.batch.state.get("freed buffers")
        if freed and start in freed:
            freed[start][0][g.blocks[g.full(m)]] = False
        if memory.tracked and tile is None:
            # What an earlier turn of a loop has left is not the buffer's.
            first = (
                np.broadcast_to(g.shared, (g.size,)) if m is None else np.broadcast_to(g.shared, (g.size,))[m]
            ) + start
            memory.flags[first[:, None] + np.arange(size)] = 0
        if tile is not None:
            store(g, m, access, view, shape, tile)
        return view

    return alloc


@rule("ttg.local_dealloc", kind="group", slots=0)
def _dealloc(k: Compiler, op: Op) -> Code:
    site = k.site(op)

    def free(g: Group, m: Mask, view: View) -> None:
        buffer = g.batch.launch.buffer_at(int(np.asarray(view.base).reshape(-1)[0]))
        if buffer is not None:
            freed = g.batch.state.setdefault("freed buffers", {})
            flags, _ = freed.get(buffer.start, (np.zeros(g.batch.blocks, bool), site))
            flags[g.blocks[g.full(m)]] = True
            freed[buffer.start] = flags, site

    return free


@rule("ttg.local_load", kind="group")
def _load(k: Compiler, op: Op) -> Code:
    type: Any = op.operands[0].type
    access, shape = of_buffer(k, op, type), shape_of_buffer(type)
    if not is_late(k, op):
        return lambda g, m, view, token=None: load(g, m, access, view, shape)

    def late(g: Group, m: Mask, view: View, token: Data = None) -> Array:
        memory = g.batch.memory
        if memory.tracked:
            flags = memory.flag_view(access.size)[places_of(g, access, view, shape) >> (access.size.bit_length() - 1)]
            m = read_late(g, m, op, (flags != ~flags.dtype.type(0)).reshape(g.size, -1).any(1))
            if m is not None and not m.any():
                return np.zeros((g.size, *shape), access.dtype)
        return load(g, m, access, view, shape)

    return late


@rule("ttg.local_store", kind="group")
def _store(k: Compiler, op: Op) -> Code:
    type: Any = op.operands[1].type
    access, shape = of_buffer(k, op, type), shape_of_buffer(type)
    return lambda g, m, tile, view: store(g, m, access, view, shape, tile)


# Views


@rule("ttg.memdesc_index")
def _index(k: Compiler, op: Op) -> Code:
    size = size_of(op.operands[0].type.element_type)
    if len(op.operands) == 2:
        return lambda view, at: view.part([at], size, 1)
    fixed = np.int64(integer(op, "index"))
    return lambda view: view.part([fixed], size, 1)


@rule("ttg.memdesc_subslice")
def _subslice(k: Compiler, op: Op) -> Code:
    size, at = size_of(op.operands[0].type.element_type), integers(op, "offsets")
    return lambda view: view.part(at, size)


@rule("ttg.memdesc_subview")
def _subview(k: Compiler, op: Op) -> Code:
    type: Any = op.operands[0].type
    size, dropped = size_of(type.element_type), len(type.shape) - len(op.results[0].type.shape)
    return lambda view, *at: view.part(at, size, dropped)


@rule("ttg.memdesc_trans")
def _trans(k: Compiler, op: Op) -> Code:
    order = integers(op, "order")
    return lambda view: view.transposed(order)


@rule("ttg.memdesc_reshape", kind="group")
def _reshape(k: Compiler, op: Op) -> Code:
    source, result = (shape_of_buffer(each.type) for each in (op.operands[0], op.results[0]))
    strides = strides_of(op.results[0].type)

    def reshape(g: Group, m: Mask, view: View) -> View:
        if isinstance(view, Rearranged) and view.table.shape[1:] == source:
            return Rearranged(view.base, view.table.reshape(-1, *result))
        if not view.is_contiguous(source) and source != result:
            raise k.refuse(op, _APART.format("shape"))
        return view if source == result else View(view.base, strides)

    return reshape


_APART = "a view whose elements stand apart, or in another order, is not simulated in another {}"


@rule("ttg.memdesc_reinterpret", kind="group")
def _reinterpret(k: Compiler, op: Op) -> Code:
    """The same bytes by another encoding, in another shape, or as elements of another type."""
    source: Any = op.operands[0].type
    result: Any = op.results[0].type
    shapes = [shape_of_buffer(each) for each in (source, result)]
    sizes = [size_of(each.element_type) for each in (source, result)]
    if shapes[0] == shapes[1] and sizes[0] == sizes[1] and source.encoding == result.encoding:
        return lambda g, m, view: view
    strides = strides_of(result)
    table = reinterpretation(source, result)
    if table is not None and (table < 0).any():
        raise k.refuse(
            op,
            f"elements of {result} whose bytes are parts of {source} that are not beside each other are not simulated",
        )
    plain = whole_view(result, 0).addresses(shapes[1], sizes[1])
    same = table is None or bool((np.asarray(plain) == table).all())

    def reinterpret(g: Group, m: Mask, view: View) -> View:
        if list(view.strides) != strides_of(source) or isinstance(view, Rearranged):
            raise k.refuse(op, _APART.format("encoding"))
        return View(view.base, strides) if same or table is None else Rearranged(view.base, table[None])

    return reinterpret


# Asynchronous copies


@rule("ttg.async_copy_global_to_local", kind="group")
def _copy(k: Compiler, op: Op) -> Code:
    source = access_of(k, op, operand(op, "result").type.element_type)
    type: Any = operand(op, "result").type
    target, shape = of_buffer(k, op, type), shape_of_buffer(type)
    named = by_name(op)

    def copy(g: Group, m: Mask, pointers: Array, view: View, *rest: Lanes) -> Data:
        mask, other = (rest[named[name][0] - 2] if len(named[name]) else None for name in ("mask", "other"))
        data = source.load(g, m, pointers, mask, other)
        alive(g, m, target.site, view)
        target.issue(g, m, view.addresses(shape, target.size), shape, data)
        return np.int64(0)

    return copy


@rule("ttg.async_commit_group", kind="group")
def _commit(k: Compiler, op: Op) -> Code:
    def commit(g: Group, m: Mask, *tokens: Data) -> Data:
        Copies.of(g).commit(g, m)
        return np.int64(0)

    return commit


@rule("ttg.async_wait", kind="group")
def _wait(k: Compiler, op: Op) -> Code:
    pending = integer(op, "num")
    # AMD's chips count instructions, not groups: none is left.
    everything = not pending and module_text(op, "ttg.target").startswith("hip:")

    def wait(g: Group, m: Mask, *tokens: Data) -> Data:
        copies = Copies.of(g)
        if everything:
            copies.land(g.rows if m is None else g.rows[m], copies.issued, g.clock)
        copies.wait(g, m, pending)
        # Triton's kernels have no fence between these copies and a product.
        fence_proxy(g, m)
        return np.int64(0)

    return wait


# Others


@rule("ttg.barrier", "ttg.local_barrier", kind="group")
def _barrier(k: Compiler, op: Op) -> Code:
    return lambda g, m: None


@rule("ttg.global_scratch_alloc", "proton_gpu.global_scratch_alloc", kind="group")
def _scratch(k: Compiler, op: Op) -> Code:
    """Memory of a program's own."""
    size = max(integer(op, "nbytes"), 1)
    stride = -(-size // 256) * 256
    key = f"scratch memory of the op at {str(op.location)[4:-1]} ({k.bind(op.name, 'scratch')})"

    def alloc(g: Group, m: Mask) -> Lanes:
        blocks = g.batch.geometry.blocks
        start = g.batch.memory.once(key, stride * blocks, None)
        return start + (g.batch.first + g.blocks.repeat(g.lanes)) * np.int64(stride)

    return alloc


@rule("ttg.fp4_to_fp")
def _fp4_to_fp(k: Compiler, op: Op) -> Code:
    axis, dtype = integer(op, "axis") + 1, dtype_of(op.results[0].type)
    shape = shape_of(op.operands[0].type)
    return lambda tile: unpacked(whole(tile, shape), axis).astype(dtype)
