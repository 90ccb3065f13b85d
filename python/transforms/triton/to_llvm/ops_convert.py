"""Conversions between layouts: within a thread's registers, by shuffles within a warp, or through shared memory."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from gpuir.dialects import arith, llvm, ttg
from gpuir.dialects.ttg.layout import moves_within_warps
from gpuir.host import ir
from gpuir.layouts import BLOCK, LANE, REGISTER, WARP, LinearLayout, conversions, swaps
from gpuir.passes.registry import failure
from gpuir.transforms.triton.scratch import STORES_MATRICES, matrices_of
from gpuir.transforms.triton.to_llvm import amd_lanes, clusters, registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.ops_memory import stored_type
from gpuir.transforms.triton.to_llvm.ops_shared import load_matrices, store_matrices
from gpuir.transforms.triton.to_llvm.types import bits, is_pointer, layout_of, vector_of

__all__: list[str] = []

#: Bits that a shuffle hands on.
_WORD = 32


@lowering("ttg.convert_layout", "amdg.in_thread_transpose")
def _convert(low: Lowering, op: ttg.ConvertLayoutOp) -> ir.Value:
    source, target = layout_of(op.src.type), layout_of(op.result.type)
    value = low[op.src]
    if all(source.bases.get(name) == target.bases.get(name) for name in source.bases if name != REGISTER):
        return low.build.shuffled(value, registers.source_registers(source, target))
    if moves_within_warps(source, target):
        if low.nvidia:
            planned = conversions.plan(source, target, bits(value.type.element_type))
            if isinstance(planned, conversions.Shuffles) and _is_shorter(planned, source, target):
                return _as_planned(low, value, planned)
        elif (way := swaps.between(source, target, bits(value.type.element_type))) is not None:
            return _by_swaps(low, value, way)
        return _by_shuffles(low, value, source, target)
    return _through_memory(low, op, value, source, target)


def _is_shorter(way: conversions.Shuffles, source: LinearLayout, target: LinearLayout) -> bool:
    """Whether the plan's shuffles and selects are fewer than those of one register after another."""
    words = max(1, -(-way.bits * target.size(REGISTER) // _WORD))
    where = sources_within_warp(source, target)
    choices = 1 << sum(1 for name in (LANE, WARP, BLOCK) for register, _ in where[name] if register)
    each = (target.size(REGISTER) if way.bits < _WORD and choices > 1 else words) * choices
    return way.shuffles + (len(way.before) + len(way.after)) * words <= each + (choices - 1) * words


def _as_planned(low: Lowering, value: ir.Value, way: conversions.Shuffles) -> ir.Value:
    """By the least number of shuffles: lanes take their registers in different orders, before and after."""
    kind = value.type.element_type
    if is_pointer(kind):
        value = llvm.ptrtoint(vector_of(value.type.shape[0], low.build.i64), value)
    scalar = value.type.element_type
    sent = _exchanged(low, low.build.resized(value, stored_type(scalar)), way.before)
    lane = low.build.linear((number, way.lanes[name]) for name, number in low.numbers(cta=any(way.lanes[BLOCK])))
    parts: list[ir.Value] = []
    received: list[int] = []
    for each in way.rounds:
        part = low.build.shuffled(sent, each.sent)
        if not way.is_local(each):
            words, form = _words(low, part)
            moved = [
                low.shuffle_xor(word, each.lane)
                if way.is_xor
                else low.shuffle_from(word, low.build.xored(lane, each.lane))
                for word in low.build.elements(words)
            ]
            part = _from_words(low, low.build.vector(moved), part.type, form)
        parts.append(part)
        received += each.received
    places = {register: place for place, register in enumerate(received)}
    brought = low.build.shuffled(low.build.joined(parts), [places[register] for register in range(len(places))])
    result = low.build.resized(low.build.shuffled(_exchanged(low, brought, way.after), way.indices), scalar)
    return result if scalar == kind else llvm.inttoptr(vector_of(result.type.shape[0], kind), result)


def _exchanged(low: Lowering, value: ir.Value, exchanges: Sequence[conversions.Exchange]) -> ir.Value:
    numbers = dict(low.numbers(cta=any(name == BLOCK for name, _, _ in exchanges)))
    for name, bit, mask in exchanges:
        other = low.build.shuffled(value, [register ^ mask for register in range(value.type.shape[0])])
        value = arith.select(low.build.equal_zero(numbers[name], 1 << bit), value, other)
    return value


def _words(low: Lowering, part: ir.Value) -> tuple[ir.Value, ir.Type | None]:
    """The bits of a few neighbours as 32-bit words; of less than a word also the integer that was widened to one."""
    width = bits(part.type.element_type) * part.type.shape[0]
    if width >= _WORD:
        return low.build.words(part, bits(part.type.element_type))[0], None
    narrow = vector_of(1, ir.IntegerType.get_signless(width))
    whole = part if part.type == narrow else llvm.bitcast(narrow, part)
    return arith.extui(vector_of(1, low.build.i32), whole), narrow


def _from_words(low: Lowering, words: ir.Value, kind: ir.VectorType, narrow: ir.Type | None) -> ir.Value:
    if narrow is None:
        return low.build.from_words(words, kind, False)
    whole = arith.trunci(narrow, words)
    return whole if narrow == kind else llvm.bitcast(kind, whole)


@functools.lru_cache(4096)
def sources_within_warp(source: LinearLayout, target: LinearLayout) -> dict[str, list[tuple[int, int]]]:
    """For each bit of the target's register, lane, warp and CTA what it adds by xor to the register and lane of the source."""
    of_warp = source.sublayout((REGISTER, LANE))
    inverse = of_warp.pseudo_inverse()
    at = [list(inverse.outputs).index(name) for name in (REGISTER, LANE)]

    def holder(place: Sequence[int]) -> tuple[int, int]:
        found = [0, 0]
        for name, coordinate in zip(source.outputs, place):
            for bit, basis in enumerate(inverse.bases[name]):
                if coordinate >> bit & 1:
                    found = [one ^ basis[index] for one, index in zip(found, at)]
        return found[0], found[1]

    result = {name: [holder(basis) for basis in target.bases[name]] for name in (REGISTER, LANE)}
    for name in (WARP, BLOCK):
        result[name] = [
            holder([one ^ other for one, other in zip(before, after)])
            for before, after in zip(source.bases[name], target.bases[name], strict=True)
        ]
    return result


def _by_shuffles(low: Lowering, value: ir.Value, source: LinearLayout, target: LinearLayout) -> ir.Value:
    """Each register is read from the lane that has it; a lane hands on one register at a time.

    Which of its registers that is may depend on the lane that reads: then there is a shuffle for each of them.
    """
    where = sources_within_warp(source, target)
    threads = low.numbers(cta=source.bases[BLOCK] != target.bases[BLOCK])
    lane = low.build.linear((number, [lanes for _, lanes in where[name]]) for name, number in threads)
    choices = [
        (number, bit, register) for name, number in threads for bit, (register, _) in enumerate(where[name]) if register
    ]
    words, widened = low.build.words(value, bits(value.type.element_type))
    if not widened and words.type.shape[0] != value.type.shape[0]:
        words, widened = _one_word_each(low, value)
    numbers = low.build.elements(words)
    per_element = len(numbers) // value.type.shape[0]
    # Lanes read from one that differs from them in the same bits, for which AMD's chips have quicker ways than the LDS.
    by_xor = not low.nvidia and not choices and where[LANE] == [(0, 1 << bit) for bit in range(len(where[LANE]))]
    by_xor = by_xor and not any(lanes for name in (WARP, BLOCK) for _, lanes in where[name])
    result: list[ir.Value] = []
    for register in range(target.size(REGISTER)):
        own = lane_of = 0
        for bit, (registers_of, lanes) in enumerate(where[REGISTER]):
            if register >> bit & 1:
                own, lane_of = own ^ registers_of, lane_of ^ lanes
        read_from = low.build.xored(lane, lane_of)
        for part in range(per_element):
            if by_xor:
                word = numbers[own * per_element + part]
                result.append(low.shuffle_xor(word, lane_of) if lane_of else word)
                continue
            result.append(_chosen(low, numbers, per_element, part, own, choices, read_from))
    kind = vector_of(target.size(REGISTER), value.type.element_type)
    return low.build.from_words(low.build.vector(result), kind, widened)


def _by_swaps(low: Lowering, value: ir.Value, way: swaps.Swaps) -> ir.Value:
    """Two words at a time: lanes swap them, or choose which one is the first."""
    build, scalar = low.build, value.type.element_type
    threads = dict(low.numbers())
    for stage in way.stages:
        value = build.shuffled(value, stage.order)
        kind = value.type
        is_narrow = stage.per_word == 1 and bits(scalar) < _WORD
        words, widened = _one_word_each(low, value) if is_narrow else build.words(value, bits(scalar))
        numbers = build.elements(words)
        parts = len(numbers) * stage.per_word // len(stage.order)
        for at in range(len(numbers)):
            if at // parts % 2:
                continue
            first, second = numbers[at], numbers[at + parts]
            if stage.swaps:
                both = amd_lanes.swapped(build, low.target.chip, first, second, stage.bit, low.threads.lane)
            else:
                clear = build.equal_zero(threads[stage.input], 1 << stage.bit)
                both = arith.select(clear, first, second), arith.select(clear, second, first)
            numbers[at], numbers[at + parts] = both
        value = build.from_words(build.vector(numbers), kind, widened)
    return build.shuffled(value, way.indices)


def _chosen(
    low: Lowering, numbers: list[ir.Value], per_element: int, part: int, own: int, choices: list[tuple[ir.Value, int, int]],
    read_from: ir.Value,
) -> ir.Value:  # fmt: skip
    """The word of the register `own`, changed by those bits that lanes choose by."""
    if not choices:
        return low.shuffle_from(numbers[own * per_element + part], read_from)
    (number, bit, change), *rest = choices
    clear = _chosen(low, numbers, per_element, part, own, rest, read_from)
    there = _chosen(low, numbers, per_element, part, own ^ change, rest, read_from)
    return arith.select(low.build.equal_zero(number, 1 << bit), clear, there)


def _one_word_each(low: Lowering, value: ir.Value) -> tuple[ir.Value, bool]:
    count, width = value.type.shape[0], bits(value.type.element_type)
    integer = vector_of(count, ir.IntegerType.get_signless(width))
    plain = value if value.type == integer else llvm.bitcast(integer, value)
    return arith.extui(vector_of(count, low.build.i32), plain), True


def _through_memory(
    low: Lowering, op: ttg.ConvertLayoutOp, value: ir.Value, source: LinearLayout, target: LinearLayout
) -> ir.Value:
    kind = value.type.element_type
    if bits(kind) == 64 and not isinstance(kind, (ir.IntegerType, ir.FloatType)):
        value = llvm.ptrtoint(vector_of(value.type.shape[0], low.build.i64), value)
    scalar = value.type.element_type
    stored = stored_type(scalar)
    size, base = bits(stored) // 8, low.scratch(op)
    if source.bases[BLOCK] != target.bases[BLOCK]:
        moved = clusters.convert(low, op, low.build.resized(value, stored), source, target, base, size)
        result = low.build.resized(moved, scalar)
        return result if scalar == kind else llvm.inttoptr(vector_of(result.type.shape[0], kind), result)
    way = conversions.plan(source, target, 8 * size, matrices=_matrices(low, op))
    if not isinstance(way, conversions.Shared):
        raise failure(op, "goes through shared memory, and its layouts do not ask for that")
    value = low.build.resized(value, stored)
    alone = low.alone(registers.in_cta(source))
    store, load = (_offset(low, access) for access in (way.stores, way.loads))
    stored_at, loaded_at = (
        functools.partial(_place, low, base, own, _free_bits(access))
        for own, access in ((store, way.stores), (load, way.loads))
    )
    # Those together whose addresses differ by a constant: AMD's back end joins pairs of them.
    written = list(way.stores.vectors)
    if not low.nvidia:
        written.sort(key=lambda vector: vector.offset & ~_free_bits(way.stores))
    parts: list[ir.Value] = []
    position: dict[int, int] = {}
    for repetition in range(way.repetitions):
        if repetition:
            low.barrier(local=True)
        stores = []
        for vector in written:
            if vector.repetition == repetition:
                place, part = stored_at(vector.offset), low.build.shuffled(value, vector.registers)
                if way.stores.form is None:
                    stores.append((part, place, size * len(vector.registers)))
                else:
                    store_matrices(low, part, place, way.stores.form == "columns")
        low.store_all(stores, alone)
        low.barrier(local=True)
        for vector in way.loads.vectors:
            if vector.repetition == repetition:
                count = len(vector.registers)
                place = loaded_at(vector.offset)
                position |= {register: len(parts) * count + index for index, register in enumerate(vector.registers)}
                kind_of_part = vector_of(count, stored)
                parts.append(
                    llvm.load(kind_of_part, place, alignment=size * count)
                    if way.loads.form is None
                    else load_matrices(low, kind_of_part, place, way.loads.form == "columns")
                )
    whole = low.build.shuffled(low.build.joined(parts), [position[register] for register in way.indices])
    result = low.build.resized(whole, scalar)
    return result if scalar == kind else llvm.inttoptr(vector_of(result.type.shape[0], kind), result)


def _matrices(low: Lowering, op: ttg.ConvertLayoutOp) -> frozenset[str] | None:
    """What the chip does with matrices in shared memory, as the allocation took it to be."""
    matrices = matrices_of(op)
    if "stores" in (matrices or ()) and low.chip_number < STORES_MATRICES:
        raise failure(
            op,
            f"goes through shared memory as allocated for the module's ttg.target, and the target is {low.target.chip}",
        )
    return matrices


def _offset(low: Lowering, access: conversions.Access) -> ir.Value:
    """The thread's own offset in bytes."""
    return low.build.linear((number, access.threads.get(name, ())) for name, number in low.numbers(cta=False))


def _free_bits(access: conversions.Access) -> int:
    """Bits that no thread's own offset has."""
    return ~functools.reduce(int.__or__, (column for columns in access.threads.values() for column in columns), 0)


def _place(low: Lowering, base: ir.Value, own: ir.Value, free: int, offset: int) -> ir.Value:
    """The address at a thread's own offset changed by a constant, whose `free` bits are added at the end, as accesses do by themselves."""
    place = low.build.offset(base, low.build.xored(own, offset & ~free), low.build.i8)
    return low.build.offset(place, offset & free, low.build.i8)
