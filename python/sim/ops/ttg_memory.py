"""ttg: buffers in shared memory and their views, loads and stores, asynchronous copies into them.

A program is a thread of its own here: that its warps meet between their uses of a buffer is the compiler's work, not the
kernel's. Copies land when their group is waited for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import by_name, integer, integers, operand, string
from gpuir.sim.compiler import Compiler
from gpuir.sim.copies import Copies
from gpuir.sim.group import Group
from gpuir.sim.hopper.checks import fence_proxy
from gpuir.sim.memory import SHARED
from gpuir.sim.ops.tt_dot import unpacked
from gpuir.sim.ops.tt_memory import access_of
from gpuir.sim.rules import rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.tiles.access import TileAccess
from gpuir.sim.tiles.buffers import View, bytes_of, shape_of_buffer, strides_of, whole_view
from gpuir.sim.tiles.values import shape_of, whole
from gpuir.sim.types import dtype_of, size_of

_ALIGN = 1024


def reserve(k: Compiler, type: Any) -> View:
    """A new buffer of the type, in each program."""
    return whole_view(type, k.program.reserve_shared(bytes_of(type), _ALIGN if bytes_of(type) > 16 else 16))


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
    access.put(g, m, view.addresses(shape, access.size), shape, tile)


def load(g: Group, m: Mask, access: TileAccess, view: View, shape: tuple[int, ...]) -> Array:
    """The tile that a buffer of each program holds."""
    return access.get(g, m, view.addresses(shape, access.size), shape)


def of_buffer(k: Compiler, op: Op, type: Any) -> TileAccess:
    """The accesses of the op to a buffer."""
    return TileAccess(k.site(op), dtype_of(type.element_type), SHARED)


def stored(k: Compiler, op: Op) -> Callable[[Group, Mask], None]:
    """What follows a store: nothing where the module says its fences, else the fence that a later pass will put there.

    Triton inserts fences towards the end; a module with fences is taken for one behind that.
    """
    known = k.program.notes.get("fences")
    if known is None:
        known = has_op(k.program.module.operation, ("ttng.fence_async_shared",))
    return _nothing if known else fence_proxy


def _nothing(g: Group, m: Mask) -> None:
    pass


def has_op(around: Op, names: Sequence[str]) -> bool:
    """Whether there is an op of one of the names within another one."""
    found = False

    def visit(op: Op) -> ir.WalkResult:
        nonlocal found
        found = found or op.name in names
        return ir.WalkResult.INTERRUPT if found else ir.WalkResult.ADVANCE

    around.walk(visit)
    return found


@rule("ttg.local_alloc", kind="group")
def _alloc(k: Compiler, op: Op) -> Code:
    type: Any = op.results[0].type
    view, shape = reserve(k, type), shape_of_buffer(type)
    access, size = of_buffer(k, op, type), bytes_of(type)
    start, fence = int(view.base), stored(k, op)

    def alloc(g: Group, m: Mask, tile: Array | None = None) -> View:
        memory = g.batch.memory
        if memory.tracked and tile is None:
            # What an earlier turn of a loop has left is not the buffer's.
            first = (
                np.broadcast_to(g.shared, (g.size,)) if m is None else np.broadcast_to(g.shared, (g.size,))[m]
            ) + start
            memory.flags[first[:, None] + np.arange(size)] = 0
        if tile is not None:
            store(g, m, access, view, shape, tile)
            fence(g, m)
        return view

    return alloc


@rule("ttg.local_dealloc", kind="group", slots=0)
def _dealloc(k: Compiler, op: Op) -> Code:
    return lambda g, m, view: None


@rule("ttg.local_load", kind="group")
def _load(k: Compiler, op: Op) -> Code:
    type: Any = op.operands[0].type
    access, shape = of_buffer(k, op, type), shape_of_buffer(type)
    return lambda g, m, view, token=None: load(g, m, access, view, shape)


@rule("ttg.local_store", kind="group")
def _store(k: Compiler, op: Op) -> Code:
    type: Any = op.operands[1].type
    access, shape, fence = of_buffer(k, op, type), shape_of_buffer(type), stored(k, op)

    def put(g: Group, m: Mask, tile: Array, view: View) -> None:
        store(g, m, access, view, shape, tile)
        fence(g, m)

    return put


# Views


@rule("ttg.memdesc_index")
def _index(k: Compiler, op: Op) -> Code:
    size = size_of(op.operands[0].type.element_type)
    if len(op.operands) == 2:
        return lambda view, at: view.moved([at], size, view.strides[1:])
    fixed = np.int64(integer(op, "index"))
    return lambda view: view.moved([fixed], size, view.strides[1:])


@rule("ttg.memdesc_subslice")
def _subslice(k: Compiler, op: Op) -> Code:
    size, at = size_of(op.operands[0].type.element_type), integers(op, "offsets")
    return lambda view: view.moved(at, size, view.strides)


@rule("ttg.memdesc_subview")
def _subview(k: Compiler, op: Op) -> Code:
    type: Any = op.operands[0].type
    size, dropped = size_of(type.element_type), len(type.shape) - len(op.results[0].type.shape)
    return lambda view, *at: view.moved(at, size, view.strides[dropped:])


@rule("ttg.memdesc_trans")
def _trans(k: Compiler, op: Op) -> Code:
    order = integers(op, "order")
    return lambda view: View(view.base, [view.strides[each] for each in order])


@rule("ttg.memdesc_reshape", "ttg.memdesc_reinterpret", kind="group")
def _reshape(k: Compiler, op: Op) -> Code:
    source, result = (shape_of_buffer(each.type) for each in (op.operands[0], op.results[0]))
    strides = strides_of(op.results[0].type)

    def reshape(g: Group, m: Mask, view: View) -> View:
        if not view.is_contiguous(source) and source != result:
            raise k.refuse(
                op, "a view whose elements stand apart, or in another order, is not simulated in another shape"
            )
        return View(view.base, view.strides if source == result else strides)

    return reshape


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
            copies.land(g.rows if m is None else g.rows[m], copies.issued)
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
