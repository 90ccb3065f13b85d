"""Scans: for each bit of an element's number along the axis, lower halves hand their last result to upper ones.

A bit is one of the register's number, of the lane's or of the warp's. What is handed on stands in the same thread, comes by a
shuffle, or, from the first bit of the warp's number on, through shared memory.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Sequence

from gpuir.dialects import arith, llvm, tt
from gpuir.host import ir
from gpuir.layouts import BLOCK, LANE, REGISTER, WARP, LinearLayout, UnknownLayout
from gpuir.transforms.triton.scratch import array_offsets
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_memory import stored_type
from gpuir.transforms.triton.to_llvm.ops_reduce import combine
from gpuir.transforms.triton.to_llvm.registers import in_cta
from gpuir.transforms.triton.to_llvm.types import bits, layout_of, vector_of

__all__ = ["scan_slots"]


@dataclasses.dataclass(frozen=True)
class Step:
    """One bit of the number along the axis: bit `bit` of the input `name`, and the bits of inputs that are below it."""

    position: int
    name: str
    bit: int
    below: tuple[tuple[str, int], ...]

    def mask(self, name: str) -> int:
        """The bits of the input below this one."""
        return sum(1 << bit for each, bit in self.below if each == name)

    @property
    def between_warps(self) -> bool:
        """Whether what is handed on comes from another warp."""
        return self.name == WARP or any(name == WARP for name, _ in self.below)


@functools.lru_cache(4096)
def _steps(layout: LinearLayout, axis: int) -> tuple[Step, ...]:
    holders: dict[int, tuple[str, int]] = {}
    for name in (REGISTER, LANE, WARP, BLOCK):
        for bit, basis in enumerate(layout.bases.get(name, ())):
            size = basis[axis]
            if not size:
                continue
            if size & (size - 1) or any(each for dimension, each in enumerate(basis) if dimension != axis):
                raise UnknownLayout("its layout moves along the axis and another dimension at once")
            if name == BLOCK:
                raise UnknownLayout("CTAs of a cluster share the axis")
            holders.setdefault(size, (name, bit))
    steps: list[Step] = []
    below: list[tuple[str, int]] = []
    for position in range(layout.sizes[axis].bit_length() - 1):
        steps.append(Step(position, *holders[1 << position], tuple(below)))
        below.append(holders[1 << position])
    return tuple(steps)


@functools.lru_cache(4096)
def scan_slots(layout: LinearLayout, axis: int) -> int:
    """Elements of the scratch in shared memory, for each operand."""
    first = next((step.position for step in _steps(layout, axis) if step.between_warps), None)
    if first is None:
        return 0
    slots = 1
    for dimension, size in enumerate(layout.sizes):
        slots *= size >> first if dimension == axis else size
    return slots


@lowering("tt.scan")
def _scan(low: Lowering, op: tt.ScanOp) -> list[ir.Value]:
    axis, backwards = op.axis.value, op.reverse.value
    layout = in_cta(layout_of(op.operands[0].type))
    values = low.all(op.operands)
    for step in _steps(layout, axis):
        given = _handed_on(low, op, layout, axis, step, values, backwards)
        combined = combine(low, op, given, values)
        values = [_where(low, step, new, old, backwards) for new, old in zip(combined, values)]
    return values


def _where(low: Lowering, step: Step, new: ir.Value, old: ir.Value, backwards: bool) -> ir.Value:
    """The new results where the step's bit is set (backwards: clear), else the old ones."""
    count = old.type.shape[0]
    if step.name == REGISTER:
        chosen = [number if (number >> step.bit & 1) != backwards else count + number for number in range(count)]
        return llvm.shufflevector(old.type, new, old, chosen)
    number = low.threads.lane if step.name == LANE else low.threads.warp
    clear = low.build.equal_zero(number, 1 << step.bit)
    return arith.select(clear, *((new, old) if backwards else (old, new)))


def _handed_on(
    low: Lowering,
    op: tt.ScanOp,
    layout: LinearLayout,
    axis: int,
    step: Step,
    values: Sequence[ir.Value],
    backwards: bool,
) -> list[ir.Value]:
    """For each register the last result of the lower half, whether or not the register is in the upper one."""
    count = layout.size(REGISTER)
    below, own = step.mask(REGISTER), 1 << step.bit if step.name == REGISTER else 0
    if backwards:
        sources = [(number | own) & ~below for number in range(count)]
    else:
        sources = [number & ~own | below for number in range(count)]
    distinct = sorted(set(sources))
    last = [low.build.shuffled(value, distinct) for value in values]
    back = [distinct.index(source) for source in sources]
    if step.between_warps:
        last = _through_memory(low, op, layout, axis, step, last, distinct, backwards)
    elif step.mask(LANE) or step.name == LANE:
        lanes, bit = step.mask(LANE), 1 << step.bit if step.name == LANE else 0
        lane = low.threads.lane
        setting, clearing = (bit, lanes) if backwards else (lanes, bit)
        if clearing:
            lane = arith.andi(lane, low.build.number(~clearing))
        if setting:
            lane = arith.ori(lane, low.build.number(setting))
        last = [_shuffled_from(low, value, lane) for value in last]
    return [low.build.shuffled(value, back) for value in last]


def _shuffled_from(low: Lowering, vector: ir.Value, lane: ir.Value) -> ir.Value:
    words, widened = low.build.words(vector, bits(vector.type.element_type))
    moved = low.build.vector([low.shuffle_from(word, lane) for word in low.build.elements(words)])
    return low.build.from_words(moved, vector.type, widened)


def _through_memory(
    low: Lowering, op: tt.ScanOp, layout: LinearLayout, axis: int, step: Step, values: Sequence[ir.Value],
    kept: Sequence[int], backwards: bool,
) -> list[ir.Value]:  # fmt: skip
    """A slot for each half of each row; who has the last element of one writes it."""
    sizes = [size >> step.position if dimension == axis else size for dimension, size in enumerate(layout.sizes)]

    def slot(basis: Sequence[int], reads: bool) -> int:
        number = 0
        for dimension, (coordinate, size) in enumerate(zip(basis, sizes)):
            if dimension == axis:
                coordinate >>= step.position
                coordinate &= ~1 if reads else -1
            number = number * size + coordinate
        return number

    def columns(reads: bool) -> dict[str, list[int]]:
        return {name: [slot(basis, reads) for basis in layout.bases.get(name, ())] for name in (LANE, WARP, REGISTER)}

    def own(register: int, columns: Sequence[int]) -> int:
        number = 0
        for bit, column in enumerate(columns):
            number ^= column if register >> bit & 1 else 0
        return number

    writes, reads = columns(False), columns(True)
    start = low.build.linear((number, writes[name]) for name, number in low.numbers(cta=False))
    source = low.build.linear((number, reads[name]) for name, number in low.numbers(cta=False))
    predicate = _last(low, layout, step, backwards)
    base, results, buffers, stores = low.scratch(op), [], [], []
    kinds = [stored_type(value.type.element_type) for value in values]
    starts = array_offsets([bits(kind) // 8 for kind in kinds], scan_slots(layout, axis))
    for value, stored, start_of in zip(values, kinds, starts):
        size = bits(stored) // 8
        memory = low.build.offset(base, start_of, low.build.i8)
        buffers.append((memory, stored, size))
        whole = low.build.resized(value, stored)
        for position, register in enumerate(kept):
            address = low.build.offset(memory, low.build.xored(start, own(register, writes[REGISTER])), stored)
            stores.append((low.build.part(whole, position, 1), address, size))
    low.store_all(stores, predicate)
    low.barrier(local=True)
    upper = 1 if backwards else 0
    for value, (memory, stored, size) in zip(values, buffers):
        parts = []
        for register in kept:
            at = own(register, reads[REGISTER]) ^ (slot_of_axis(sizes, axis) * upper)
            address = low.build.offset(memory, low.build.xored(source, at), stored)
            parts.append(llvm.load(vector_of(1, stored), address, alignment=size))
        results.append(low.build.resized(low.build.joined(parts), value.type.element_type))
    low.barrier(local=True)
    return results


def slot_of_axis(sizes: Sequence[int], axis: int) -> int:
    """How far apart neighbours along the axis are."""
    distance = 1
    for size in sizes[axis + 1 :]:
        distance *= size
    return distance


def _last(low: Lowering, layout: LinearLayout, step: Step, backwards: bool) -> ir.Value | None:
    """Whether the thread has the last elements of halves, and no thread with smaller numbers has them too."""
    checks = []
    alone = low.alone(layout)
    if alone is not None:
        checks.append(alone)
    for name, number in low.numbers(cta=False):
        mask = step.mask(name)
        if mask:
            masked = arith.andi(number, low.build.number(mask))
            wanted = low.build.number(0 if backwards else mask)
            checks.append(arith.cmpi(arith.CmpIPredicate.eq, masked, wanted))
    return low.build.all_of(*checks)
