"""Ops whose elements say where they belong: gathers and histograms, through shared memory."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from gpuir.dialects import arith, llvm, nvvm, tt, ttg
from gpuir.host import ir
from gpuir.layouts import BLOCK, LANE, OFFSET, REGISTER, LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.scratch import gathers_within_warps
from gpuir.transforms.triton.to_llvm import registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_atomic import atomic_number, where
from gpuir.transforms.triton.to_llvm.ops_memory import distinct, stored_type
from gpuir.transforms.triton.to_llvm.ops_shared import check_reach
from gpuir.transforms.triton.to_llvm.shared_access import (
    access,
    dense,
    element_bytes,
    gaps_of,
    indices_reach_others,
    memory_of,
    offset_columns,
    others_need,
)
from gpuir.transforms.triton.to_llvm.types import bits, element, layout_of, local, vector_of

__all__: list[str] = []


@lowering("tt.gather")
def _gather(low: Lowering, op: tt.GatherOp) -> ir.Value:
    """The whole source in shared memory, of which each thread reads what its indices say."""
    source, target, axis = layout_of(op.src.type), layout_of(op.result.type), op.axis.value
    if gathers_within_warps(op.src.type, op.indices.type, axis):
        return _within_warps(low, op, source, target, axis)
    if any(any(basis) for basis in source.bases[BLOCK]):
        raise failure(op, "gathers from the CTAs of a cluster")
    memory = dense(source.sizes, tuple(reversed(range(source.rank))))
    value, kind = low[op.src], local(op.result.type)
    stored = stored_type(value.type.element_type)
    size, base = bits(stored) // 8, low.scratch(op)
    plan = access(source, memory, size)
    ordered = low.build.shuffled(low.build.resized(value, stored), plan.order)
    alone, mask = low.alone(source), source.free_variables().get(REGISTER, 0)
    stores = [
        (low.build.part(ordered, group * plan.width, plan.width), address, size * plan.width)
        for group, address in enumerate(low.addresses(base, None, plan, size))
        if not plan.order[group * plan.width] & mask
    ]
    low.store_all(stores, alone)
    low.barrier(local=True)
    steps = [int(np.prod(source.sizes[dimension + 1 :], dtype=np.int64)) for dimension in range(source.rank)]
    first, own = low.indices(target), registers.coordinates(target)
    indices = low[op.indices]
    numbers = low.build.elements(indices)
    parts = []
    for index, place in zip(numbers, own):
        index = _as_i32(low, index)
        slot = arith.muli(index, low.build.number(steps[axis]))
        for dimension, (start, step) in enumerate(zip(first, steps)):
            if dimension != axis:
                there = low.build.xored(start, int(place[dimension]))
                slot = arith.addi(slot, arith.muli(there, low.build.number(step)))
        parts.append(llvm.load(vector_of(1, stored), low.build.offset(base, slot, stored), alignment=size))
    return low.build.resized(low.build.joined(parts), kind.element_type)


def _within_warps(low: Lowering, op: tt.GatherOp, source: LinearLayout, target: LinearLayout, axis: int) -> ir.Value:
    """Each index says a register and a lane of the warp; of the registers the right one is chosen after shuffles of all."""
    value, width = low[op.src], bits(low[op.src].type.element_type)
    of_lane, of_register = [0] * source.sizes[axis].bit_length(), [0] * source.sizes[axis].bit_length()
    for name, columns in ((LANE, of_lane), (REGISTER, of_register)):
        for bit, basis in enumerate(source.bases[name]):
            if basis[axis]:
                columns[basis[axis].bit_length() - 1] |= 1 << bit
    mask = sum(1 << bit for bit, basis in enumerate(source.bases[LANE]) if basis[axis])
    lane = arith.andi(low.threads.lane, low.build.number(~mask))
    places = registers.coordinates(source)
    along = sorted({int(place[axis]) for place in places})
    own = registers.coordinates(target)
    parts = []
    for index, place in zip(low.build.elements(low[op.indices]), own):
        index = _as_i32(low, index)
        read_from = arith.ori(lane, low.build.linear([(index, of_lane)]))
        wanted = low.build.linear([(index, of_register)])
        chosen = None
        for coordinate in along:
            there = place.copy()
            there[axis] = coordinate
            (register,) = registers.from_coordinates(source, there[None, :])
            one = low.build.part(value, register, 1)
            words, widened = low.build.words(one, width)
            moved = low.build.vector([low.shuffle_from(word, read_from) for word in low.build.elements(words)])
            number = low.build.from_words(moved, one.type, widened)
            fits = sum(
                1 << bit for bit, basis in enumerate(source.bases[REGISTER]) if basis[axis] and coordinate & basis[axis]
            )
            if chosen is None:
                chosen = number
            else:
                same = arith.cmpi(arith.CmpIPredicate.eq, wanted, low.build.number(fits))
                chosen = arith.select(same, number, chosen)
        parts.append(chosen)
    return low.build.joined([part for part in parts if part is not None])


def _as_i32(low: Lowering, index: ir.Value) -> ir.Value:
    if index.type == low.build.i32:
        return index
    return (arith.trunci if index.type.width > 32 else arith.extui)(low.build.i32, index)


# Elements of a buffer that indices name ---------------------------------------------------------------------------------


def _element_addresses(low: Lowering, op: Any, buffer: ir.Value, indices: ir.Value) -> list[ir.Value]:
    """The address of each of the thread's elements: where it stands itself, but along the op's axis where its index says.

    Of elements that other CTAs may have, in the shared memory of the one that has it.
    """
    kind, layout, axis = buffer.type, layout_of(indices.type), op.axis.value
    if len(kind.shape) != layout.rank:
        raise failure(op, f"has a buffer of {len(kind.shape)} dimensions for indices of {layout.rank}")
    memory, size = memory_of(kind), element_bytes(kind)
    base, offset = low.buffer(low[buffer])
    columns = [[column * size for column in offset_columns(memory, each)] for each in range(layout.rank)]
    # Behind the bytes of an offset stands the CTA's number.
    across, cta_at = _is_across(low, op, buffer, indices), (memory.size(OFFSET) * size).bit_length()
    if across:
        columns = [
            [column | cta << cta_at for column, cta in zip(each, offset_columns(memory, dimension, BLOCK))]
            for dimension, each in enumerate(columns)
        ]
    own = low.build.linear((at, columns[each]) for each, at in enumerate(low.indices(layout)) if each != axis)
    addresses = []
    for index, place in zip(low.build.elements(low[indices]), registers.coordinates(layout)):
        constant = 0
        for each, coordinate in enumerate(place):
            for bit, column in enumerate(columns[each] if each != axis else ()):
                constant ^= column if coordinate >> bit & 1 else 0
        at = arith.xori(low.build.xored(own, constant), low.build.linear([(_as_i32(low, index), columns[axis])]))
        there = base
        if across:
            there = nvvm.mapa(low.cluster_pointer, base, arith.shrui(at, low.build.number(cta_at)))
            at = arith.andi(at, low.build.number((1 << cta_at) - 1))
        addresses.append(low.padded(there, at if offset is None else arith.xori(at, offset), gaps_of(kind)))
    return addresses


def _is_across(low: Lowering, op: Any, buffer: ir.Value, indices: ir.Value) -> bool:
    """Whether other CTAs may have the elements."""
    layout, memory = layout_of(indices.type), memory_of(buffer.type)
    if low.ctas == 1 or not indices_reach_others(layout, memory, op.axis.value):
        return False
    check_reach(low, op)
    return True


def _alone(low: Lowering, op: Any) -> ir.Value | None:
    """Whether the thread is the one that writes its elements: of all CTAs where they reach other CTAs' parts, else of each CTA."""
    layout = layout_of(op.indices.type)
    if low.ctas > 1 and others_need(layout, memory_of(op.dst.type)):
        raise failure(
            op,
            "writes what a CTA's indices name to a buffer of which each CTA has a copy, and those of others would stay as they were",
        )
    return low.alone(layout if _is_across(low, op, op.dst, op.indices) else registers.in_cta(layout))


@lowering("ttg.local_gather")
def _local_gather(low: Lowering, op: ttg.LocalGatherOp) -> ir.Value:
    kind, size = local(op.result.type), element_bytes(op.src.type)
    stored = stored_type(element(op.src.type.element_type))
    parts = [
        llvm.load(vector_of(1, stored), address, alignment=size)
        for address in _element_addresses(low, op, op.src, op.indices)
    ]
    return low.build.resized(low.build.joined(parts), kind.element_type)


@lowering("ttg.local_scatter")
def _local_scatter(low: Lowering, op: ttg.LocalScatterOp) -> None:
    layout, size = layout_of(op.values.type), element_bytes(op.dst.type)
    values = low.build.resized(low[op.values], stored_type(element(op.values.type.element_type)))
    alone, addresses = _alone(low, op), _element_addresses(low, op, op.dst, op.indices)
    stores = [(low.build.part(values, each, 1), addresses[each], size) for each in distinct(layout)[0]]
    if _is_across(low, op, op.dst, op.indices):  # which no store with a mask does
        low.when(alone, lambda: low.store_all(stores, None))
    else:
        low.store_all(stores, alone)


@lowering("ttg.local_atomic_scatter_rmw")
def _local_atomic(low: Lowering, op: ttg.LocalAtomicScatterRMWOp) -> ir.Value:
    layout, kind = layout_of(op.values.type), element(op.values.type.element_type)
    across = _is_across(low, op, op.dst, op.indices)
    if any(mask for name, mask in layout.free_variables().items() if name != REGISTER) and any(op.result.uses):
        raise failure(
            op, "gives what was there to several threads: convert values to a layout that has each element once"
        )
    values = low.build.elements(low[op.values])
    mask = low[op.mask] if op.mask is not None else None
    alone, addresses = _alone(low, op), _element_addresses(low, op, op.dst, op.indices)
    kept, places = distinct(layout)
    operation, relaxed, scope = (
        atomic_number(op.atomic_rmw_op.value),
        _relaxed(),
        ("cluster" if across else "block") if low.nvidia else "workgroup",
    )
    olds = []
    for register in kept:
        predicate = low.build.all_of(alone, None if mask is None else low.build.element(mask, register))
        update = functools.partial(
            llvm.atomicrmw, operation, addresses[register], values[register], relaxed, syncscope=scope
        )
        olds.append(where(low, predicate, kind, update))
    return low.build.shuffled(low.build.vector(olds), places)


def _relaxed() -> ir.Attribute:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), _MONOTONIC)


#: LLVM's number of the order monotonic.
_MONOTONIC = 2


@lowering("tt.histogram")
def _histogram(low: Lowering, op: tt.HistogramOp) -> ir.Value:
    """Counters in shared memory, to which each thread adds one for each element that it has for itself."""
    source, target, kind = layout_of(op.src.type), layout_of(op.result.type), local(op.result.type)
    if low.ctas > 1:
        raise failure(op, "counts elements of the CTAs of a cluster")
    base, size = low.scratch(op), bits(kind.element_type) // 8
    plan = access(target, dense(target.sizes, (0,)), size)
    zeros, first = low.build.zero(vector_of(plan.width, kind.element_type)), low.alone(target)
    free = target.free_variables().get(REGISTER, 0)
    places = list(low.addresses(base, None, plan, size))
    kept = [place for group, place in enumerate(places) if not plan.order[group * plan.width] & free]
    low.store_all([(zeros, place, size * plan.width) for place in kept], first)
    low.barrier(local=True)
    mask = low[op.mask] if op.mask is not None else None
    alone, one = low.alone(source), low.build.constant(kind.element_type, 1)
    for register in distinct(source)[0]:
        predicate = low.build.all_of(alone, None if mask is None else low.build.element(mask, register))
        address = low.build.offset(base, low.build.element(low[op.src], register), kind.element_type)
        low.when(predicate, functools.partial(low.atomic_add, address, one))
    low.barrier(local=True)
    parts = [
        llvm.load(vector_of(plan.width, kind.element_type), address, alignment=size * plan.width) for address in places
    ]
    return low.build.shuffled(low.build.joined(parts), plan.back)
