"""Ops whose elements say where they belong: gathers and histograms, through shared memory."""

from __future__ import annotations

import functools

import numpy as np

from gpuir.dialects import arith, llvm, tt
from gpuir.host import ir
from gpuir.layouts import BLOCK, LANE, REGISTER, LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.scratch import gathers_within_warps
from gpuir.transforms.triton.to_llvm import registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_memory import distinct, stored_type
from gpuir.transforms.triton.to_llvm.shared_access import access, dense
from gpuir.transforms.triton.to_llvm.types import bits, layout_of, local, vector_of

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
    for group, address in enumerate(low.addresses(base, None, plan, size)):
        if not plan.order[group * plan.width] & mask:
            low.store(low.build.part(ordered, group * plan.width, plan.width), address, alone, size * plan.width)
    low.barrier()
    steps = [int(np.prod(source.sizes[dimension + 1 :], dtype=np.int64)) for dimension in range(source.rank)]
    first, own = low.indices(target), registers.coordinates(target)
    indices = low[op.indices]
    numbers = low.build.elements(indices)
    parts = []
    for index, place in zip(numbers, own):
        if index.type != low.build.i32:
            index = (arith.trunci if index.type.width > 32 else arith.extui)(low.build.i32, index)
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
        if index.type != low.build.i32:
            index = (arith.trunci if index.type.width > 32 else arith.extui)(low.build.i32, index)
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
    for group, address in enumerate(places):
        if not plan.order[group * plan.width] & free:
            low.store(zeros, address, first, size * plan.width)
    low.barrier()
    mask = low[op.mask] if op.mask is not None else None
    alone, one = low.alone(source), low.build.constant(kind.element_type, 1)
    for register in distinct(source)[0]:
        predicate = low.build.all_of(alone, None if mask is None else low.build.element(mask, register))
        address = low.build.offset(base, low.build.element(low[op.src], register), kind.element_type)
        low.when(predicate, functools.partial(low.atomic_add, address, one))
    low.barrier()
    parts = [
        llvm.load(vector_of(plan.width, kind.element_type), address, alignment=size * plan.width) for address in places
    ]
    return low.build.shuffled(low.build.joined(parts), plan.back)
