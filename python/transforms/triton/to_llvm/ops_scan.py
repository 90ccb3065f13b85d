"""Scans: for each bit of an element's number along the axis, lower halves hand their last result to upper ones.

A bit is one of the register's number, of the lane's or of the warp's. What is handed on stands in the same thread, comes by a
shuffle, or, from the first bit of the warp's number on, through shared memory: where warps and registers alone have the bits from
there on, once for all of them. Where neighbouring lanes of NVIDIA's chips have neighbouring runs of registers, lanes and warps scan
the last elements of the runs alone, and what comes before a run is then combined with its other elements.
"""

from __future__ import annotations

import dataclasses
import functools
import math
import operator
from collections.abc import Sequence

from gpuir.dialects import arith, llvm, nvvm, tt
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
    steps = _steps(layout, axis)
    crossing = [step for step in steps if step.between_warps]
    if crossing and all(step.name in (WARP, REGISTER) for step in crossing):
        steps = tuple(step for step in steps if not step.between_warps)
    else:
        crossing = []
    runs = _runs(steps) if low.nvidia else None
    if runs is not None:
        return _by_runs(low, op, layout, axis, *runs, crossing, values, backwards)
    for step in steps:
        given = _handed_on(low, op, layout, axis, step, values, backwards)
        combined = combine(low, op, given, values)
        values = [_where(low, step, new, old, backwards) for new, old in zip(combined, values)]
    return _between_warps(low, op, layout, axis, crossing, values, backwards) if crossing else values


def _runs(steps: Sequence[Step]) -> tuple[list[Step], int, int] | None:
    """The steps within runs of registers, and the first bit and the number of bits of lanes that the rest are; None where it is not so."""
    inner = [step for step in steps if step.name == REGISTER]
    lanes = [step.bit for step in steps if step.name == LANE]
    if not lanes or list(steps[: len(inner)]) != inner or len(inner) + len(lanes) != len(steps):
        return None
    first, count = lanes[0], len(lanes)
    return (inner, first, count) if lanes == list(range(first, first + count)) else None


def _by_runs(
    low: Lowering, op: tt.ScanOp, layout: LinearLayout, axis: int, inner: Sequence[Step], first_bit: int, bit_count: int,
    crossing: Sequence[Step], values: list[ir.Value], backwards: bool,
) -> list[ir.Value]:  # fmt: skip
    """Runs of registers by themselves, then their last elements along lanes and warps, then the others with what comes before."""
    build, count = low.build, layout.size(REGISTER)
    for step in inner:
        given = _handed_on(low, op, layout, axis, step, values, backwards)
        values = [_where(low, step, new, old, backwards) for new, old in zip(combine(low, op, given, values), values)]
    within = sum(1 << step.bit for step in inner)
    ends = [number for number in range(count) if number & within == (0 if backwards else within)]
    last = [build.shuffled(value, ends) for value in values]
    # The number of a lane among those along the axis, counted in the order of the scan.
    lanes = 1 << bit_count
    own = arith.andi(low.threads.lane, build.number(lanes - 1 << first_bit))
    if backwards:
        own = arith.xori(own, build.number(lanes - 1 << first_bit))
    for bit in range(first_bit, first_bit + bit_count):
        moved = [_shuffled_along(low, value, 1 << bit, backwards) for value in last]
        has_before = arith.cmpi(arith.CmpIPredicate.uge, own, build.number(1 << bit))
        combined = combine(low, op, moved, last)
        last = [arith.select(has_before, new, old) for new, old in zip(combined, last)]
    begins = arith.cmpi(arith.CmpIPredicate.eq, own, build.number(0))
    first = [True] * len(ends)
    before: list[ir.Value] | None = None
    if crossing:
        before, first, first_warp = _before_chunks(low, op, layout, axis, crossing, last, ends, backwards)
        last = _but_first(combine(low, op, before, last), last, first, first_warp)
    others = [number for number in range(count) if number not in ends]
    if not others:
        return last
    end_of = [ends.index(number & ~within if backwards else number | within) for number in others]
    shifted = [_shuffled_along(low, value, 1 << first_bit, backwards) for value in last]
    if before is not None:
        shifted = [arith.select(begins, chunk, lane) for chunk, lane in zip(before, shifted)]
        begins = arith.andi(begins, first_warp)
    old = [build.shuffled(value, others) for value in values]
    new = combine(low, op, [build.shuffled(value, end_of) for value in shifted], old)
    rest = _but_first(new, old, [first[at] for at in end_of], begins)
    results: list[ir.Value] = []
    for one, other in zip(last, rest):
        elements = dict(zip([*ends, *others], [*build.elements(one), *build.elements(other)]))
        results.append(build.vector([elements[number] for number in range(count)]))
    return results


def _shuffled_along(low: Lowering, vector: ir.Value, distance: int, backwards: bool) -> ir.Value:
    """What the lane has whose number is so much smaller (backwards: greater); its own where there is none."""
    kind = ir.Attribute.parse(f"#nvvm<shfl_kind {'down' if backwards else 'up'}>")
    everybody, last = low.build.number(-1), low.build.number(31 if backwards else 0)
    words, widened = low.build.words(vector, bits(vector.type.element_type))
    moved = [
        nvvm.shfl_sync(everybody, word, low.build.number(distance), last, kind) for word in low.build.elements(words)
    ]
    return low.build.from_words(low.build.vector(moved), vector.type, widened)


def _but_first(
    new: Sequence[ir.Value], old: Sequence[ir.Value], first: Sequence[bool], begins: ir.Value
) -> list[ir.Value]:
    """The new elements, but the old ones where nothing comes before: of those that are `first`, in the threads that begin."""
    count = len(first)
    results: list[ir.Value] = []
    for one, other in zip(new, old):
        chosen = arith.select(begins, other, one)
        places = [number if is_first else count + number for number, is_first in enumerate(first)]
        results.append(llvm.shufflevector(one.type, chosen, one, places))
    return results


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


@dataclasses.dataclass(frozen=True)
class Slots:
    """The scratch of a scan, where each row has a slot for each `1 << position` neighbours along the axis."""

    layout: LinearLayout
    axis: int
    position: int

    @property
    def sizes(self) -> list[int]:
        """Slots along each dimension."""
        return [size >> self.position if at == self.axis else size for at, size in enumerate(self.layout.sizes)]

    @property
    def distance(self) -> int:
        """How far apart neighbours along the axis are."""
        return math.prod(self.sizes[self.axis + 1 :])

    def columns(self, cleared: int = 0) -> dict[str, list[int]]:
        """What each bit of an input adds to the number of the slot, with these bits of the place along the axis left out."""

        def slot(basis: Sequence[int]) -> int:
            number = 0
            for dimension, (coordinate, size) in enumerate(zip(basis, self.sizes)):
                if dimension == self.axis:
                    coordinate = coordinate >> self.position & ~cleared
                number = number * size + coordinate
            return number

        return {name: [slot(basis) for basis in self.layout.bases.get(name, ())] for name in (LANE, WARP, REGISTER)}


def _of_register(register: int, columns: dict[str, list[int]]) -> int:
    """What a register adds to the number of a slot."""
    return functools.reduce(
        operator.xor, (column for bit, column in enumerate(columns[REGISTER]) if register >> bit & 1), 0
    )


Buffer = tuple[ir.Value, ir.Type, int]


def _written(
    low: Lowering, op: tt.ScanOp, slots: Slots, step: Step, values: Sequence[ir.Value], kept: Sequence[int], backwards: bool
) -> list[Buffer]:  # fmt: skip
    """Who has the last element below the step's bit writes it into its slot; where the slots of each operand are."""
    columns = slots.columns()
    start = low.build.linear((number, columns[name]) for name, number in low.numbers(cta=False))
    predicate = _last(low, slots.layout, step, backwards)
    base, stores = low.scratch(op), []
    buffers: list[Buffer] = []
    kinds = [stored_type(value.type.element_type) for value in values]
    starts = array_offsets([bits(kind) // 8 for kind in kinds], scan_slots(slots.layout, slots.axis))
    for value, stored, start_of in zip(values, kinds, starts):
        size = bits(stored) // 8
        memory = low.build.offset(base, start_of, low.build.i8)
        buffers.append((memory, stored, size))
        whole = low.build.resized(value, stored)
        for position, register in enumerate(kept):
            address = low.build.offset(memory, low.build.xored(start, _of_register(register, columns)), stored)
            stores.append((low.build.part(whole, position, 1), address, size))
    low.store_all(stores, predicate)
    low.barrier(local=True)
    return buffers


def _read(low: Lowering, buffer: Buffer, start: ir.Value, places: Sequence[int], kind: ir.Type) -> ir.Value:
    """A vector of what stands in slots; `places` are added by xor."""
    memory, stored, size = buffer
    addresses = [low.build.offset(memory, low.build.xored(start, place), stored) for place in places]
    parts = [llvm.load(vector_of(1, stored), address, alignment=size) for address in addresses]
    return low.build.resized(low.build.joined(parts), kind)


def _through_memory(
    low: Lowering, op: tt.ScanOp, layout: LinearLayout, axis: int, step: Step, values: Sequence[ir.Value],
    kept: Sequence[int], backwards: bool,
) -> list[ir.Value]:  # fmt: skip
    """A slot for each half of each row; who has the last element of one writes it."""
    slots = Slots(layout, axis, step.position)
    buffers = _written(low, op, slots, step, values, kept, backwards)
    columns = slots.columns(cleared=1)
    source = low.build.linear((number, columns[name]) for name, number in low.numbers(cta=False))
    upper = slots.distance if backwards else 0
    places = [_of_register(register, columns) ^ upper for register in kept]
    results = [_read(low, buffer, source, places, value.type.element_type) for value, buffer in zip(values, buffers)]
    low.barrier(local=True)
    return results


def _between_warps(
    low: Lowering, op: tt.ScanOp, layout: LinearLayout, axis: int, steps: Sequence[Step], values: list[ir.Value],
    backwards: bool,
) -> list[ir.Value]:  # fmt: skip
    """All steps from the first one between warps on at once."""
    build, below = low.build, steps[0].mask(REGISTER)
    ends_of = [number & ~below if backwards else number | below for number in range(layout.size(REGISTER))]
    ends = sorted(set(ends_of))
    last = [build.shuffled(value, ends) for value in values]
    before, first, begins = _before_chunks(low, op, layout, axis, steps, last, ends, backwards)
    chunks = [ends.index(end) for end in ends_of]
    combined = combine(low, op, [build.shuffled(value, chunks) for value in before], values)
    return _but_first(combined, values, [first[chunk] for chunk in chunks], begins)


def _before_chunks(
    low: Lowering, op: tt.ScanOp, layout: LinearLayout, axis: int, steps: Sequence[Step], last: list[ir.Value],
    ends: Sequence[int], backwards: bool,
) -> tuple[list[ir.Value], list[bool], ir.Value]:  # fmt: skip
    """For each chunk's last register (`ends`, with the results `last`) the combined results of all chunks before it, by way of memory;
    whether it is the first one in those warps that have the first one, and whether the thread's warp is such.

    The bits of a chunk's number are the steps', of warps and of registers.
    """
    build, slots = low.build, Slots(layout, axis, steps[0].position)
    of_chunk = sum(1 << step.bit for step in steps if step.name == REGISTER)
    buffers = _written(low, op, slots, steps[0], last, ends, backwards)
    # What comes before each chunk, in the order of the scan: of each row that the thread has.
    below = steps[0].mask(REGISTER)
    rows = sorted({number & ~(below | of_chunk) for number in ends})
    chunks = 1 << len(steps)
    columns = slots.columns(cleared=chunks - 1)
    source = build.linear((number, columns[name]) for name, number in low.numbers(cta=False))
    before: list[list[ir.Value]] = []
    for order in range(chunks - 1):
        at = (chunks - 1 - order if backwards else order) * slots.distance
        places = [_of_register(row, columns) ^ at for row in rows]
        read = [_read(low, buffer, source, places, value.type.element_type) for value, buffer in zip(last, buffers)]
        before.append(combine(low, op, before[-1], read) if before else read)
    # Of these the one for the thread's warp, for each part of the chunk's number that registers have.
    warps = [(index, step.bit) for index, step in enumerate(steps) if step.name == WARP]
    clear = {bit: build.equal_zero(low.threads.warp, 1 << bit) for _, bit in warps}
    flipped = chunks - 1 if backwards else 0
    given: dict[int, list[ir.Value]] = {}
    at_row = {row: position for position, row in enumerate(rows)}
    handed, first = [], []
    for number in ends:
        own = sum((number >> step.bit & 1) << index for index, step in enumerate(steps) if step.name == REGISTER)
        if own not in given:
            given[own] = _of_warp(own, warps, clear, before, flipped)
        handed.append([build.element(each, at_row[number & ~(below | of_chunk)]) for each in given[own]])
        first.append(not (own ^ flipped) & ~sum(1 << index for index, _ in warps) & chunks - 1)
    mask = sum(1 << bit for _, bit in warps)
    masked = arith.andi(low.threads.warp, build.number(mask))
    begins = arith.cmpi(arith.CmpIPredicate.eq, masked, build.number(mask if backwards else 0))
    return [build.vector(list(column)) for column in zip(*handed)], first, begins


def _of_warp(
    own: int, warps: Sequence[tuple[int, int]], clear: dict[int, ir.Value], before: Sequence[list[ir.Value]], flipped: int
) -> list[ir.Value]:  # fmt: skip
    """What comes before the chunk of this thread's warp, `own` being the chunk's bits that registers have; of the first chunk, of
    which nothing comes before, that of another one."""
    if not warps:
        return before[max(0, (own ^ flipped) - 1)]
    (index, bit), rest = warps[-1], warps[:-1]
    low_half, high_half = (_of_warp(own | half << index, rest, clear, before, flipped) for half in (0, 1))
    return [arith.select(clear[bit], one, other) for one, other in zip(low_half, high_half)]


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
