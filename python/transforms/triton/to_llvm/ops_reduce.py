"""Reductions: within the registers of a thread, the lanes of a warp, and the warps of a block, in this order."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

import numpy as np

from gpuir.dialects import llvm, tt
from gpuir.host import ir
from gpuir.layouts import BLOCK, LANE, REGISTER, WARP, LinearLayout
from gpuir.ods.names import document_name
from gpuir.passes.registry import failure
from gpuir.transforms.triton.scratch import array_offsets
from gpuir.transforms.triton.to_llvm import amd_lanes, clusters, registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.types import bits, is_tensor, layout_of, vector_of

__all__ = ["combine", "partial_results", "shuffle_xor", "warps_along"]

Values = Sequence[ir.Value]


def combine(low: Lowering, op: tt.ReduceOp | tt.ScanOp, left: Values, right: Values) -> list[ir.Value]:
    """The op's region for vectors: each op of it is made again over all elements at once."""
    block = op.operation.regions[0].blocks[0]
    size = left[0].type.shape[0]
    known: dict[ir.Value, ir.Value] = dict(zip(block.arguments, (*left, *right)))
    for inner in block.operations:
        for value in inner.operands:
            if value not in known:  # of outside the region: the same number for all
                known[value] = low.build.splat(low[value], size)
        operands = [known[value] for value in inner.operands]
        if document_name(inner.operation.name).endswith((".return", ".yield")):
            return operands
        known.update(zip(inner.operation.results, low.vectorized(inner, operands, size)))
    raise failure(op, "has a region without tt.reduce.return")


@functools.lru_cache(4096)
def _arranged(layout: LinearLayout, axis: int) -> tuple[list[int], int, np.ndarray] | None:
    """Registers so that what differs along the axis alone differs in the high bits of the number, how many there are along
    the axis, and where those of the first are; None where one register bit moves along the axis and another dimension."""
    along, across = [], []
    for bit, basis in enumerate(layout.bases.get(REGISTER, ())):
        if basis[axis]:
            if any(size for dimension, size in enumerate(basis) if dimension != axis):
                return None
            along.append(bit)
        elif any(basis):
            across.append(bit)
    order = [
        sum((number >> position & 1) << bit for position, bit in enumerate([*across, *along]))
        for number in range(1 << len(along) + len(across))
    ]
    places = registers.coordinates(layout)[order[: 1 << len(across)]]
    return order, 1 << len(along), places


def _by_words(low: Lowering, vector: ir.Value, moves: Callable[[ir.Value], Values]) -> list[ir.Value]:
    """Vectors of what moves of its 32-bit words give."""
    words, widened = low.build.words(vector, bits(vector.type.element_type))
    moved = zip(*(moves(word) for word in low.build.elements(words)))
    return [low.build.from_words(low.build.vector(each), vector.type, widened) for each in moved]


def shuffle_xor(low: Lowering, vector: ir.Value, lanes: int, alike: int = 0) -> ir.Value:
    """The vector of the lane whose number differs in these bits; in bits of `alike` it may differ too."""
    return _moved(low, vector, lambda word: low.shuffle_xor(word, lanes, alike))


def _moved(low: Lowering, vector: ir.Value, move: Callable[[ir.Value], ir.Value]) -> ir.Value:
    """The vector of what a move of its 32-bit words gives."""
    (moved,) = _by_words(low, vector, lambda word: [move(word)])
    return moved


def _within_warp(low: Lowering, op: tt.ReduceOp, values: list[ir.Value], along: int, free: int) -> list[ir.Value]:
    """Combines what lanes have that differ in bits of `along`; those that differ in bits of `free` have the same already."""
    chip, alike = low.target.chip, free
    for lanes in (1 << bit for bit in range(low.warp_size.bit_length() - 1) if along >> bit & 1):
        if not low.nvidia and amd_lanes.sums_rows(chip, along & -lanes, alike):
            return _between_rows(low, op, values)
        pairs = []
        for value in values:
            both = []
            if not low.nvidia and amd_lanes.pairs(chip, lanes):
                both = _by_words(low, value, functools.partial(amd_lanes.both, low.build, lanes=lanes))
            pairs.append(both or [value, shuffle_xor(low, value, lanes, alike)])
        values = combine(low, op, [one for one, _ in pairs], [other for _, other in pairs])
        alike |= lanes
    return values


def _between_rows(low: Lowering, op: tt.ReduceOp, values: list[ir.Value]) -> list[ir.Value]:
    """Row after row takes the results of those before it, so that the last lane has all of them."""
    for lanes in (16, 32):
        move = functools.partial(amd_lanes.of_row_before, low.build, lanes=lanes)
        values = combine(low, op, [_moved(low, value, move) for value in values], values)
    return [_moved(low, value, functools.partial(amd_lanes.of_last_lane, low.build)) for value in values]


def warps_along(layout: LinearLayout, axis: int) -> list[int]:
    """Bits of the warp's number that move along the axis."""
    return [bit for bit, basis in enumerate(layout.bases.get(WARP, ())) if basis[axis]]


@lowering("tt.reduce")
def _reduce(low: Lowering, op: tt.ReduceOp) -> list[ir.Value]:
    axis, source = op.axis.value, layout_of(op.operands[0].type)
    arranged = _arranged(source, axis)
    if arranged is None:
        raise failure(op, f"reduces dimension {axis}, which registers mix with others")
    order, length, places = arranged
    values = [low.build.shuffled(low[value], order) for value in op.operands]
    while length > 1:
        half = values[0].type.shape[0] // 2
        parts = [(low.build.part(value, 0, half), low.build.part(value, half, half)) for value in values]
        values = combine(low, op, [one for one, _ in parts], [other for _, other in parts])
        length //= 2
    along = sum(1 << bit for bit, basis in enumerate(source.bases.get(LANE, ())) if basis[axis])
    values = _within_warp(low, op, values, along, source.free_variables().get(LANE, 0))
    if warps_along(source, axis):
        values = _between_warps(low, op, source, axis, places, values)
    if any(basis[axis] for basis in source.bases.get(BLOCK, ())):
        values = _between_ctas(low, op, source, axis, places, values)
    results = []
    places = np.delete(places, axis, 1)
    for result, value in zip(op.operation.results, values):
        if not is_tensor(result.type):
            results.append(low.build.element(value, 0))
            continue
        wanted = registers.coordinates(layout_of(result.type))
        at = {place.tobytes(): number for number, place in reversed(list(enumerate(places)))}
        results.append(low.build.shuffled(value, [at[place.tobytes()] for place in wanted]))
    return results


def _between_warps(
    low: Lowering, op: tt.ReduceOp, source: LinearLayout, axis: int, places: np.ndarray, values: list[ir.Value]
) -> list[ir.Value]:
    """Each warp along the axis leaves its partial results in shared memory, and each thread combines those of all.

    A warp's results are a row of the scratch. Whoever holds the same element as a thread of a smaller number writes nothing.
    """
    source = registers.in_cta(source)
    scratch = partial_results(source, axis)
    sizes = [size for dimension, size in enumerate(source.sizes) if dimension != axis]
    own = [int(np.ravel_multi_index(tuple(place), sizes)) if sizes else 0 for place in np.delete(places, axis, 1)]
    columns = {name: [slot for (slot,) in vectors] for name, vectors in scratch.bases.items()}
    mine = low.build.linear((number, columns.get(name, ())) for name, number in low.numbers())
    everywhere = {**columns, WARP: [column & row_count(sizes) - 1 for column in columns.get(WARP, ())]}
    row = low.build.linear((number, everywhere.get(name, ())) for name, number in low.numbers())
    first, warps = low.alone(scratch), scratch.sizes[0] // row_count(sizes)
    memory, buffers, stores = low.scratch(op), [], []
    kinds = [low.build.i8 if bits(value.type.element_type) < 8 else value.type.element_type for value in values]
    starts = array_offsets([bits(kind) // 8 for kind in kinds], scratch.sizes[0])
    for value, stored, start in zip(values, kinds, starts):
        size = bits(stored) // 8
        buffers.append((value.type, stored, size, low.build.offset(memory, start, low.build.i8)))
        kept = low.build.resized(value, stored)
        for position, offset in enumerate(own):
            address = low.build.offset(buffers[-1][3], low.build.xored(mine, offset), stored)
            stores.append((low.build.part(kept, position, 1), address, size))
    low.store_all(stores, first)
    low.barrier(local=True)
    partial = [
        [
            low.build.resized(
                low.build.joined(
                    [
                        llvm.load(
                            vector_of(1, stored),
                            low.build.offset(base, low.build.xored(row, offset + warp * row_count(sizes)), stored),
                            alignment=size,
                        )
                        for offset in own
                    ]
                ),
                kind.element_type,
            )
            for kind, stored, size, base in buffers
        ]
        for warp in range(warps)
    ]
    while len(partial) > 1:
        partial = [combine(low, op, one, other) for one, other in zip(partial[::2], partial[1::2])]
    return partial[0]


def _between_ctas(
    low: Lowering, op: tt.ReduceOp, whole: LinearLayout, axis: int, places: np.ndarray, values: list[ir.Value]
) -> list[ir.Value]:
    """Each CTA leaves its partial results in its shared memory, and each thread combines those of the CTAs along the axis."""
    mask = 0
    for bit, basis in enumerate(whole.bases[BLOCK]):
        if basis[axis] and any(size for dimension, size in enumerate(basis) if dimension != axis):
            raise failure(op, f"reduces dimension {axis}, which CTAs mix with others")
        mask |= bool(basis[axis]) << bit
    source = registers.in_cta(whole)
    sizes = [size for dimension, size in enumerate(source.sizes) if dimension != axis]
    own = [int(np.ravel_multi_index(tuple(place), sizes)) if sizes else 0 for place in np.delete(places, axis, 1)]
    scratch, warps = partial_results(source, axis), 1 << len(warps_along(source, axis))
    rows = LinearLayout(
        {name: [(slot & row_count(sizes) - 1,) for (slot,) in scratch.bases[name]] for name in (LANE, WARP)},
        {"slot": row_count(sizes)},
    )
    mine = low.build.linear(
        (number, [slot for (slot,) in rows.bases.get(name, ())]) for name, number in low.numbers(cta=False)
    )
    first, memory = low.alone(rows), low.scratch(op)
    kinds = [low.build.i8 if bits(value.type.element_type) < 8 else value.type.element_type for value in values]
    starts = array_offsets([bits(kind) // 8 for kind in kinds], row_count(sizes) * warps)
    if warps > 1:
        low.barrier(local=True)  # what warps have left there is read
    addresses, stores = [], []
    for value, stored, start in zip(values, kinds, starts):
        size = bits(stored) // 8
        base, kept = low.build.offset(memory, start, low.build.i8), low.build.resized(value, stored)
        addresses.append([low.build.offset(base, low.build.xored(mine, offset), stored) for offset in own])
        for position, address in enumerate(addresses[-1]):
            stores.append((low.build.part(kept, position, 1), address, size))
    low.store_all(stores, first)
    clusters.cluster_barrier(low, op)
    partial: list[list[ir.Value]] = [[] for _ in range(1 << mask.bit_count())]
    for value, stored, places_of in zip(values, kinds, addresses):
        size = bits(stored) // 8
        columns = [clusters.gathered(low, vector_of(1, stored), address, mask, size) for address in places_of]
        for number, of_cta in enumerate(zip(*columns)):
            partial[number].append(low.build.resized(low.build.joined(of_cta), value.type.element_type))
    clusters.cluster_barrier(low, op)
    while len(partial) > 1:
        partial = [combine(low, op, one, other) for one, other in zip(partial[::2], partial[1::2])]
    return partial[0]


def row_count(sizes: Sequence[int]) -> int:
    """Elements of a tensor of these sizes."""
    return int(np.prod(list(sizes), dtype=np.int64))


@functools.lru_cache(4096)
def partial_results(source: LinearLayout, axis: int) -> LinearLayout:
    """The element of the scratch that each thread's first register writes where warps divide a reduced dimension.

    The scratch has a row for each warp along the dimension, with an element for each result of the block.
    """
    sizes = [size for dimension, size in enumerate(source.sizes) if dimension != axis]
    rows = row_count(sizes)
    along = warps_along(source, axis)
    bases: dict[str, list[tuple[int]]] = {}
    for name in (LANE, WARP):
        bases[name] = []
        for bit, basis in enumerate(source.bases.get(name, ())):
            place = [size for dimension, size in enumerate(basis) if dimension != axis]
            slot = int(np.ravel_multi_index(place, sizes)) if sizes else 0
            if name == WARP and bit in along:
                slot |= rows << along.index(bit)
            bases[name].append((slot,))
    return LinearLayout(bases, {"slot": rows << len(along)})
