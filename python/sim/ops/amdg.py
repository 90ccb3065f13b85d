"""amdg: accesses through buffers, and AMD's asynchronous copies of programs on tiles.

A buffer access takes a pointer for all and an offset in elements for each. Copies of the tensor data mover are counted, and land
when as few are waited for; what they store is stored at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.sim.attributes import by_name, flag, integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.copies import Copies
from gpuir.sim.group import Group
from gpuir.sim.ops.nvvm_mbarrier import masked
from gpuir.sim.ops.tt_dot import unpacked
from gpuir.sim.ops.tt_memory import OPERATIONS, access_of, sync_of
from gpuir.sim.ops.ttg_memory import load, of_buffer
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.tiles.blocks import Descriptor, indices
from gpuir.sim.tiles.buffers import View, shape_of_buffer
from gpuir.sim.tiles.values import lifted, shape_of, whole
from gpuir.sim.types import dtype_of


def _positions(op: Op) -> dict[str, int]:
    """The position of each operand that the op has."""
    return {name: places[0] for name, places in by_name(op).items() if len(places)}


def _addresses(op: Op, size: int) -> Callable[[Sequence[Data]], Array]:
    """The address of each element of an access."""
    at = _positions(op)
    rank = len(shape_of(op.operands[at["offsets"]].type))

    def addresses(operands: Sequence[Data]) -> Array:
        offsets = operands[at["offsets"]].astype(np.int64)
        return lifted(operands[at["ptr"]], rank) + offsets * np.int64(size)

    return addresses


def _given(at: dict[str, int], name: str, operands: Sequence[Data]) -> Any:
    return operands[at[name]] if name in at else None


@rule("amdg.buffer_load", kind="group")
def _buffer_load(k: Compiler, op: Op) -> Code:
    access, at = access_of(k, op, op.results[0].type), _positions(op)
    addresses = _addresses(op, access.size)

    def run(g: Group, m: Mask, *operands: Data) -> Array:
        return access.load(g, m, addresses(operands), _given(at, "mask", operands), _given(at, "other", operands))

    return run


@rule("amdg.buffer_store", kind="group")
def _buffer_store(k: Compiler, op: Op) -> Code:
    at = _positions(op)
    type = op.operands[at["value"]].type
    access = access_of(k, op, type)
    addresses, shape = _addresses(op, access.size), shape_of(type)

    def run(g: Group, m: Mask, *operands: Data) -> None:
        places = addresses(operands)
        places = np.broadcast_to(places, (len(places), *shape))
        access.store(g, m, places, _given(at, "mask", operands), operands[at["value"]])

    return run


@rule("amdg.buffer_atomic_rmw", kind="group", polls=True, effects=Effect.ORDERS)
def _buffer_rmw(k: Compiler, op: Op) -> Code:
    at = _positions(op)
    access = access_of(k, op, op.results[0].type)
    access.sync = sync_of(op)
    addresses, operate = _addresses(op, access.size), OPERATIONS[integer(op, "atomic_rmw_op")]

    def run(g: Group, m: Mask, *operands: Data) -> Array:
        mask = _given(at, "mask", operands)
        return access.combine(g, m, addresses(operands), mask, operate, operands[at["value"]])

    return run


@rule("amdg.buffer_atomic_cas", kind="group", polls=True, effects=Effect.ORDERS)
def _buffer_cas(k: Compiler, op: Op) -> Code:
    at = _positions(op)
    access = access_of(k, op, op.results[0].type)
    access.sync = sync_of(op)
    addresses = _addresses(op, access.size)

    def run(g: Group, m: Mask, *operands: Data) -> Array:
        compare, new = operands[at["cmp"]], operands[at["val"]]
        return access.combine(
            g, m, addresses(operands), None, lambda now, want, put: np.where(now == want, put, now), compare, new
        )

    return run


@rule("amdg.buffer_load_to_local", kind="group")
def _buffer_load_to_local(k: Compiler, op: Op) -> Code:
    at = _positions(op)
    type: Any = op.operands[at["dest"]].type
    source, target = access_of(k, op, type.element_type), of_buffer(k, op, type)
    addresses, shape = _addresses(op, source.size), shape_of_buffer(type)

    def run(g: Group, m: Mask, *operands: Data) -> Data:
        data = source.load(g, m, addresses(operands), _given(at, "mask", operands), _given(at, "other", operands))
        issue(g, m, Copies.of(g), target, operands[at["dest"]], shape, data)
        return np.int64(0)

    return run


def issue(g: Group, m: Mask, copies: Copies, target: Any, view: View, shape: tuple[int, ...], data: Array) -> None:
    """Begins a copy of a tile to a buffer."""
    places, rows = target.places(g, m, np.broadcast_to(view.addresses(shape, target.size), (g.size, *shape)))
    data = np.broadcast_to(data, (g.size, *shape))
    copies.issue(g, m, target, places, rows, data if rows is None else data[rows])


# The tensor data mover


def _mover(g: Group) -> Copies:
    """The copies of the data mover, which are counted apart from others."""
    copies: Copies = g.batch.state.setdefault("tensor data mover", Copies(g.batch))
    return copies


def _index(op: Op, shape: Sequence[int]) -> Callable[[Sequence[Data]], Sequence[Array]]:
    """The index of each element of a block; up to 3.7 the op says where it begins, later the descriptor."""
    at, rank = by_name(op), len(shape)
    places = at.get("indices", range(0))
    return lambda operands: indices([operands[each] for each in places] or [np.int64(0)] * rank, shape)


def _chosen(op: Op, shape: Sequence[int]) -> Callable[[Sequence[Data]], Sequence[Array]]:
    """The index of each element of rows that are named."""
    at = _positions(op)

    def index(operands: Sequence[Data]) -> Sequence[Array]:
        column = operands[at["column"]] if "column" in at else np.int64(0)
        rows = whole(operands[at["rows"]], shape[:1])
        return [rows[:, :, None].astype(np.int64), lifted(column, 2).astype(np.int64) + np.arange(shape[1])]

    return index


_Index = Callable[[Op, Sequence[int]], Callable[[Sequence[Data]], Sequence[Array]]]


def _copy_in(k: Compiler, op: Op, index_of: _Index, buffer: str) -> Code:
    at = _positions(op)
    if "barrier" in at:
        raise k.refuse(op, "copies that arrive at a barrier are not simulated")
    type: Any = op.operands[at[buffer]].type
    source, target, shape = access_of(k, op, type.element_type), of_buffer(k, op, type), shape_of_buffer(type)
    index = index_of(op, shape)
    predicate = at.get("pred", at.get("pred_i1"))

    def copy(g: Group, m: Mask, *operands: Data) -> Data:
        descriptor: Descriptor = operands[at["desc"]]
        enabled = descriptor.enabled if predicate is None else np.asarray(operands[predicate]) != 0
        active = masked(g, m, enabled[()])
        if active is not False:
            places, inside = descriptor.places(index(operands), range(len(descriptor.shape)), source.size)
            data = source.load(g, active, places, inside, source.number(descriptor.padding))
            issue(g, active, _mover(g), target, operands[at[buffer]], shape, data)
        _mover(g).commit(g, m)
        return np.int64(0)

    return copy


def _copy_out(k: Compiler, op: Op, index_of: _Index) -> Code:
    at = _positions(op)
    if "barrier" in at:
        raise k.refuse(op, "copies that arrive at a barrier are not simulated")
    type: Any = op.operands[at["src"]].type
    source, target, shape = of_buffer(k, op, type), access_of(k, op, type.element_type), shape_of_buffer(type)
    index, token = index_of(op, shape), len(op.results) > 0

    def copy(g: Group, m: Mask, *operands: Data) -> Data:
        descriptor: Descriptor = operands[at["desc"]]
        active = masked(g, m, descriptor.enabled)
        if active is not False:
            places, inside = descriptor.places(index(operands), range(len(descriptor.shape)), target.size)
            target.store(g, active, places, inside, load(g, active, source, operands[at["src"]], shape))
        _mover(g).commit(g, m)
        return np.int64(0) if token else None

    return copy


@rule("amdg.async_tdm_copy_global_to_local", kind="group")
def _tdm_in(k: Compiler, op: Op) -> Code:
    return _copy_in(k, op, _index, "result")


@rule("amdg.async_tdm_gather", kind="group")
def _tdm_gather(k: Compiler, op: Op) -> Code:
    return _copy_in(k, op, _chosen, "dst")


@rule("amdg.async_tdm_copy_local_to_global", kind="group")
def _tdm_out(k: Compiler, op: Op) -> Code:
    return _copy_out(k, op, _index)


@rule("amdg.async_tdm_scatter", kind="group")
def _tdm_scatter(k: Compiler, op: Op) -> Code:
    return _copy_out(k, op, _chosen)


@rule("amdg.async_tdm_wait", "amdg.async_tdm_intrinsic_wait", kind="group")
def _tdm_wait(k: Compiler, op: Op) -> Code:
    pending = integer(op, "num", integer(op, "count", 0))

    def wait(g: Group, m: Mask, *tokens: Data) -> Data:
        _mover(g).wait(g, m, pending)
        return np.int64(0) if len(op.results) else None

    return wait


@rule("amdg.update_tensor_descriptor", kind="group")
def _update(k: Compiler, op: Op) -> Code:
    named = by_name(op)
    type: Any = op.operands[0].type
    size, clamps = dtype_of(type.block_type).itemsize, flag(op, "clamp_bounds")

    def update(g: Group, m: Mask, *operands: Data) -> Descriptor:
        old: Descriptor = operands[0]
        base, shape = old.base, list(old.shape)
        for dim, position in enumerate(named["add_offsets"]):
            offset = np.asarray(operands[position]).astype(np.int64)
            base = base + offset * (np.asarray(old.strides[dim]).astype(np.int64) * np.int64(size))
            if clamps:
                shape[dim] = np.maximum(np.asarray(shape[dim]).astype(np.int64) - offset, 0)
        for dim, position in enumerate(named["set_bounds"]):
            shape[dim] = operands[position]
        enabled = old.enabled
        for position in named["pred"]:
            enabled = np.asarray(operands[position]) != 0
        return Descriptor(base, shape, old.strides, old.padding, enabled)

    return update


# Registers


@rule("amdg.in_thread_transpose")
def _transpose(k: Compiler, op: Op) -> str:
    """It moves elements between registers, and the tile stays as it is."""
    return "{0}"


@rule("amdg.instruction_sched_hint", kind="group", slots=0)
def _hint(k: Compiler, op: Op) -> Code:
    return lambda g, m, *operands: None


def _factors(scale: Lanes) -> Array:
    """Powers of two of e8m0, which stand in integers or in bf16."""
    if scale.dtype.kind in "iu":
        octets = scale.view(np.uint8)
        return np.where(octets == 255, np.float32(np.nan), np.exp2(octets.astype(np.float32) - 127))
    return scale.astype(np.float32)


@rule("amdg.scaled_upcast_fp4")
def _upcast_fp4(k: Compiler, op: Op) -> Code:
    axis, dtype = integer(op, "axis") + 1, dtype_of(op.results[0].type)
    shape = shape_of(op.operands[0].type)
    return lambda tile, scale: (unpacked(whole(tile, shape), axis) * _factors(scale)).astype(dtype)


@rule("amdg.scaled_upcast_fp8")
def _upcast_fp8(k: Compiler, op: Op) -> Code:
    dtype = dtype_of(op.results[0].type)
    return lambda tile, scale: (tile.astype(np.float32) * _factors(scale)).astype(dtype)
