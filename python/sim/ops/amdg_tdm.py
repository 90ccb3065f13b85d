"""amdg: copies of the tensor data mover (gfx1250) between described blocks of global memory and buffers.

They are counted apart from other copies. What is loaded lands when as few are waited for, or when the barrier of the copy is told;
what is stored is read and lands at a time that the schedule draws before that. A copy tells its barrier once for each warp that
issues it (CDNA5 ISA, "LDS barriers").
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.sim.attributes import by_name, flag, integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.copies import Copies
from gpuir.sim.group import Group
from gpuir.sim.hopper import bulk
from gpuir.sim.hopper.checks import fence_proxy
from gpuir.sim.ops.amdg import issue, positions
from gpuir.sim.ops.amdg_barriers import warps_of
from gpuir.sim.ops.nvvm_mbarrier import masked
from gpuir.sim.ops.tt_memory import access_of
from gpuir.sim.ops.ttg_memory import of_buffer
from gpuir.sim.ops.ttng_barriers import address_of, barrier_of
from gpuir.sim.ops.ttng_tma import TileCopy
from gpuir.sim.rules import Effect, rule
from gpuir.sim.terms import Array, Code, Data, Mask, Op
from gpuir.sim.tiles.blocks import Descriptor, indices
from gpuir.sim.tiles.buffers import shape_of_buffer
from gpuir.sim.tiles.values import lifted, whole
from gpuir.sim.types import dtype_of

#: The index of each element that a copy moves, along each dimension of the tensor, of the copy's operands.
_Index = Callable[[Sequence[Data]], Sequence[Array]]


class _Mover:
    """The copies of a batch by the data mover: loads, and stores in groups of one each."""

    def __init__(self, g: Group):
        self.loads, self.stores = Copies(g.batch), bulk.CommitGroups(g.batch)

    @staticmethod
    def of(g: Group) -> _Mover:
        """Of the group's batch."""
        mover: _Mover | None = g.batch.state.get("tensor data mover")
        if mover is None:
            mover = g.batch.state["tensor data mover"] = _Mover(g)
        return mover

    def commit(self, g: Group, m: Mask) -> None:
        """Counts a copy."""
        self.loads.commit(g, m)
        self.stores.commit(g.rows if m is None else g.rows[m])

    def wait(self, g: Group, m: Mask, pending: int) -> None:
        """Until as few copies are on their way."""
        self.loads.wait(g, m, pending)
        self.stores.wait(g, m, pending, False)
        # AMD's chips have no proxies.
        fence_proxy(g, m)


def _block(op: Op, shape: Sequence[int]) -> _Index:
    """Of a block; up to 3.7 the op says where it begins, later the descriptor."""
    at, rank = by_name(op), len(shape)
    named = at.get("indices", range(0))
    return lambda operands: indices([operands[each] for each in named] or [np.int64(0)] * rank, shape)


def _rows(op: Op, shape: Sequence[int]) -> _Index:
    """Of rows that are named."""
    at = positions(op)

    def index(operands: Sequence[Data]) -> Sequence[Array]:
        column = operands[at["column"]] if "column" in at else np.int64(0)
        rows = whole(operands[at["rows"]], shape[:1])
        return [rows[:, :, None].astype(np.int64), lifted(column, 2).astype(np.int64) + np.arange(shape[1])]

    return index


class _Load:
    """The copy of a block to the buffer of that type."""

    def __init__(self, k: Compiler, op: Op, buffer: Any):
        self._source, self._target = access_of(k, op, buffer.element_type), of_buffer(k, op, buffer)
        self._shape = shape_of_buffer(buffer)

    def issue(self, g: Group, m: Mask, descriptor: Descriptor, index: Sequence[Array], view: Data) -> None:
        """Begins it."""
        places, inside = descriptor.places(index, range(len(descriptor.shape)), self._source.size)
        data = self._source.load(g, m, places, inside, self._source.number(descriptor.padding))
        issue(g, m, _Mover.of(g).loads, self._target, view, self._shape, data)


def _copy_in(k: Compiler, op: Op, index_of: Callable[[Op, Sequence[int]], _Index], buffer: str) -> Code:
    at = positions(op)
    type: Any = op.operands[at[buffer]].type
    load, index = _Load(k, op, type), index_of(op, shape_of_buffer(type))
    predicate = at.get("pred", at.get("pred_i1"))
    barrier, warps = barrier_of(k, op) if "barrier" in at else None, warps_of(op)

    def copy(g: Group, m: Mask, *operands: Data) -> Data:
        descriptor: Descriptor = operands[at["desc"]]
        enabled = descriptor.enabled if predicate is None else np.asarray(operands[predicate]) != 0
        active = masked(g, m, enabled[()])
        mover = _Mover.of(g)
        if active is not False:
            load.issue(g, active, descriptor, index(operands), operands[at[buffer]])
            if barrier is not None:
                base = address_of(g, active, barrier, operands[at["barrier"]])
                barrier.arrive_behind_copies(g, active, base, counted=True, copies=mover.loads, count=warps)
        mover.commit(g, m)
        return np.int64(0)

    return copy


def _copy_out(k: Compiler, op: Op, index_of: Callable[[Op, Sequence[int]], _Index]) -> Code:
    at = positions(op)
    type: Any = op.operands[at["src"]].type
    copy, index, token = TileCopy(k, op, type), index_of(op, shape_of_buffer(type)), len(op.results) > 0
    barrier, warps = barrier_of(k, op) if "barrier" in at else None, warps_of(op)

    def run(g: Group, m: Mask, *operands: Data) -> Data:
        descriptor: Descriptor = operands[at["desc"]]
        active = masked(g, m, descriptor.enabled[()])
        mover = _Mover.of(g)
        if active is not False:
            store = copy.store(g, active, mover.stores, descriptor, index(operands), operands[at["src"]])
            if barrier is not None:
                barrier.arrive_behind(
                    g, active, address_of(g, active, barrier, operands[at["barrier"]]), store.end, warps
                )
        mover.commit(g, m)
        return np.int64(0) if token else None

    return run


@rule("amdg.async_tdm_copy_global_to_local", kind="group", effects=Effect.BULK)
def _tdm_in(k: Compiler, op: Op) -> Code:
    return _copy_in(k, op, _block, "result")


@rule("amdg.async_tdm_gather", kind="group", effects=Effect.BULK)
def _tdm_gather(k: Compiler, op: Op) -> Code:
    return _copy_in(k, op, _rows, "dst")


@rule("amdg.async_tdm_fused_copy_global_to_local", kind="group", effects=Effect.BULK)
def _tdm_fused(k: Compiler, op: Op) -> Code:
    """Several blocks, each by warps of its own, counted as one copy."""
    named = by_name(op)
    parts = []
    for descriptor, buffer in zip(named["descs"], named["dests"]):
        type: Any = op.operands[buffer].type
        parts.append((descriptor, buffer, _Load(k, op, type), shape_of_buffer(type)))

    def copy(g: Group, m: Mask, *operands: Data) -> Data:
        for number, buffer, load, shape in parts:
            descriptor: Descriptor = operands[number]
            active = masked(g, m, descriptor.enabled[()])
            if active is not False:
                start = [np.int64(0)] * len(shape)
                load.issue(g, active, descriptor, indices(start, shape), operands[buffer])
        _Mover.of(g).commit(g, m)
        return np.int64(0)

    return copy


@rule("amdg.async_tdm_copy_local_to_global", kind="group", effects=Effect.BULK)
def _tdm_out(k: Compiler, op: Op) -> Code:
    return _copy_out(k, op, _block)


@rule("amdg.async_tdm_scatter", kind="group", effects=Effect.BULK)
def _tdm_scatter(k: Compiler, op: Op) -> Code:
    return _copy_out(k, op, _rows)


@rule("amdg.async_tdm_wait", "amdg.async_tdm_intrinsic_wait", kind="group", effects=Effect.BULK)
def _tdm_wait(k: Compiler, op: Op) -> Code:
    pending = integer(op, "num", integer(op, "count", 0))

    def wait(g: Group, m: Mask, *tokens: Data) -> Data:
        _Mover.of(g).wait(g, m, pending)
        return np.int64(0) if len(op.results) else None

    return wait


@rule("amdg.tdm_prefetch", kind="group")
def _prefetch(k: Compiler, op: Op) -> Code:
    """It computes nothing; the offsets are those of lines that only the hardware knows."""
    if len(op.results):
        raise k.refuse(op, "which lines are prefetched is not simulated (returnOffsets)")
    return lambda g, m, *operands: None


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
