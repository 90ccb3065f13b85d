"""Which layouts of registers loads and stores of tensor memory give: the shapes of tcgen05.ld and tcgen05.st.

PTX ISA, "tcgen05.ld" and "Data movement shape": an instruction gives each warp a piece of its 32 rows, and each thread elements of
the piece by one of a few patterns, again and again along columns. What a tensor's layout leaves of a pattern, its other registers,
warps, and the last lanes of 16x32bx2, may be anywhere else.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from typing import Literal, TypeAlias

from gpuir.layouts.distributed import Cluster, blocked, covering
from gpuir.layouts.linear import BLOCK, COLUMN, DISTRIBUTED, LANE, REGISTER, ROW, WARP, LinearLayout, dims

__all__ = ["AccessForm", "access_shape", "layout_of_halves", "layout_of_scales", "layouts_of_blocks"]

#: Releases of Triton that take other layouts for the same buffer.
AccessForm: TypeAlias = Literal["3.6", "3.7", "3.8", "3.9-"]

#: Rows, and columns of 32 bits, that one bit of an index moves by.
_Step = tuple[int, int]
_COLUMN_BITS = 32
#: The first two bits of a warp's number: its quarter of the rows.
_QUARTERS: tuple[_Step, ...] = ((32, 0), (64, 0))
_ROWS: tuple[_Step, ...] = ((1, 0), (2, 0), (4, 0), (8, 0))
#: Lanes and registers of each shape.
_SHAPES: dict[str, tuple[tuple[_Step, ...], tuple[_Step, ...]]] = {
    "32x32b": ((*_ROWS, (16, 0)), ()),
    "16x256b": (((0, 2), (0, 4), *_ROWS[:3]), ((0, 1), (8, 0))),
    "16x64b": (((8, 0), (0, 1), *_ROWS[:3]), ()),
    "16x128b": (((0, 1), (0, 2), *_ROWS[:3]), ((8, 0),)),
    "16x32bx2": (_ROWS, ()),
}
_PARTS = "expects a layout that gives CTAs their parts of the buffer"


@functools.lru_cache(4096)
def access_shape(layout: LinearLayout, memory: LinearLayout, bits: int, scales: bool, form: AccessForm) -> str:
    """The shape of the instruction that moves a tensor of that layout, by the layout of its buffer; ValueError for none.

    `memory` has the row, the column and the CTA (`block`) of each element, with places of `bits` in a column; `scales` says
    whether the buffer has scale factors.
    """
    if layout.bases[WARP][:2] != memory.bases[ROW][5:7]:
        raise ValueError("expects a layout that gives the rows from 0, 32, 64 and 96 on to the first four warps")
    if memory.bases[BLOCK] and layout.bases[BLOCK] != memory.bases[BLOCK]:
        raise ValueError(_PARTS)
    back = memory.pseudo_inverse()
    steps = {name: [_step(back, basis) for basis in layout.bases[name]] for name in (REGISTER, LANE, WARP)}
    steps[WARP][:2] = _QUARTERS
    steps[REGISTER] = [step for step in steps[REGISTER] if step != (0, 0)]
    steps = _by_columns(steps, memory.size(COLUMN), bits, form)
    for name, (lanes, registers) in _SHAPES.items():
        if tuple(steps[LANE][: len(lanes)]) != lanes or not set(registers) <= set(steps[REGISTER]):
            continue
        more = steps[LANE][len(lanes) :]
        if more == [(0, 0)] and form in ("3.6", "3.7") and not scales:
            continue
        rest = [step for step in steps[REGISTER] if step not in registers]
        if len(rest) + len(registers) == len(steps[REGISTER]) and not _touches(
            [*rest, *more, *steps[WARP][2:]], [*lanes, *registers, *_QUARTERS]
        ):
            return name
    raise ValueError(f"expects a layout that gives lanes and registers of one of the shapes {', '.join(_SHAPES)}")


def _step(back: LinearLayout, basis: tuple[int, ...]) -> _Step:
    """The row and the place along it of an element, by the inverse of the buffer's layout."""
    row = place = block = 0
    for coordinate, vectors in zip(basis, back.bases.values()):
        for bit in range(coordinate.bit_length()):
            if coordinate >> bit & 1:
                row, place, block = (one ^ other for one, other in zip((row, place, block), vectors[bit]))
    if block:
        raise ValueError(_PARTS)
    return row, place


def _touches(steps: list[_Step], taken: list[_Step]) -> bool:
    """Whether steps move along rows or columns that others move along."""
    rows = columns = 0
    for row, column in taken:
        rows, columns = rows | row, columns | column
    return any(row & rows or column & columns for row, column in steps)


def _by_columns(steps: dict[str, list[_Step]], places: int, bits: int, form: AccessForm) -> dict[str, list[_Step]]:
    """Steps by whole columns, in place of places for elements of that many bits; without registers of parts of a column."""
    while bits < _COLUMN_BITS:
        together, halves = _together(steps, bits), [(0, 2)]
        if together == 1 and bits == 16 and steps[REGISTER][:1] == halves and _are_multiples(_others(steps, 1), 4):
            # A register has the lower halves of two columns.
            by, bits = 2, _COLUMN_BITS
        elif together > 1:
            steps = {**steps, REGISTER: steps[REGISTER][together.bit_length() - 1 :]}
            by, bits = together, bits * together
        else:
            by, bits = _COLUMN_BITS // bits, _COLUMN_BITS
            if not _are_multiples(_others(steps, 0), by) or (places < by and form != "3.9-"):
                raise ValueError(
                    "expects a layout that gives each thread all elements of a column, or the first one of each"
                )
        places = max(1, places // by)
        steps = {name: [(row, place // by) for row, place in those] for name, those in steps.items()}
    return steps


def _others(steps: dict[str, list[_Step]], first: int) -> Iterator[_Step]:
    return itertools.chain(steps[REGISTER][first:], steps[LANE], steps[WARP])


def _are_multiples(steps: Iterator[_Step], number: int) -> bool:
    return all(place % number == 0 for _, place in steps)


def _together(steps: dict[str, list[_Step]], bits: int) -> int:
    """Neighbours in a column that the first registers are."""
    number = 1
    while 2 * number * bits <= _COLUMN_BITS:
        index = number.bit_length() - 1
        if steps[REGISTER][index : index + 1] != [(0, number)]:
            break
        if not _are_multiples(_others(steps, index + 1), 2 * number):
            break
        number *= 2
    return number


# Triton 3.5 -----------------------------------------------------------------------------------------------------------

#: Rows and columns, and those of a block.
_Sizes = tuple[int, int]
_FOUR, _HALF = 4, 64


@functools.lru_cache(4096)
def layouts_of_blocks(shape: _Sizes, block: _Sizes, bits: int, warps: int) -> tuple[LinearLayout, ...]:
    """The layouts that Triton 3.5 takes for a buffer in such blocks, each for 32x32b (or 16x32bx2) and for 16x256b."""
    groups = warps // _FOUR
    rows = _by_rows(shape, block, groups)
    if groups == 2 and block[0] == _HALF and block[1] <= 16 and bits < _COLUMN_BITS:
        return (rows,)
    return rows, _by_pairs(shape, block, bits, groups)


def _by_rows(shape: _Sizes, block: _Sizes, groups: int) -> LinearLayout:
    m, n = block
    down = shape[0] // m
    if m == _HALF and down * (shape[1] // n) == 1:
        parts, lanes, warps = 2 * groups, (16, 2), (_FOUR, groups)
    elif m == _HALF:
        tall = min(down, groups)
        parts, lanes, warps = 2, (16, 2), (_FOUR * tall, -(-groups // max(1, tall)))
    elif shape[0] > m:
        parts, lanes, warps = 1, (32, 1), (_FOUR * groups, 1)
    else:
        parts, lanes, warps = groups, (32, 1), (_FOUR, groups)
    return blocked(shape, (1, -(-n // parts)), lanes, warps, (0, 1), Cluster.single(2))


def _by_pairs(shape: _Sizes, block: _Sizes, bits: int, groups: int) -> LinearLayout:
    """Neighbours of 64 bits in a register pair, four lanes along a row, and eight rows below each other, twice."""
    m, n = block
    tall = groups == 2 and shape[0] > 128
    wide = groups == 2 and not tall
    columns = shape[1] // 2 if wide else shape[1]
    most, own = min(n, columns), 256 // bits
    walks = [(REGISTER, 1, 64 // bits), (LANE, 1, 4), (LANE, 0, 8), (REGISTER, 0, 2), (REGISTER, 1, most // own)]
    walks += [(REGISTER, 0, 2)] * (m != _HALF)
    walks += [(WARP, 0, _FOUR), (REGISTER, 0, min(128, shape[0]) // m), (WARP, 0, 1 + tall)]
    walks += [
        (REGISTER, 0, shape[0] // (256 if tall else 128)),
        (REGISTER, 1, columns // max(1, most)),
        (WARP, 1, 1 + wide),
    ]
    return _walked(shape, walks)


def _walked(shape: _Sizes, walks: list[tuple[str, int, int]]) -> LinearLayout:
    """Inputs that walk on along dimensions, one after the other, for a tensor of that shape."""
    tile = LinearLayout.empty(DISTRIBUTED, dims(2))
    for name, dimension, size in walks:
        if size > 1:
            tile = tile * LinearLayout.identity(name, dims(2)[dimension], size)
    return covering(shape, tile, (1, 0), Cluster.single(2))


@functools.lru_cache(4096)
def layout_of_halves(shape: _Sizes, columns: int) -> LinearLayout:
    """What Triton 3.5 takes of 8 warps, spelled by its bases, for blocks of 128 rows: 16x32bx2, of which the second four warps
    have the lower halves."""
    half = columns // 2
    registers = [(0, step) for step in _steps(1, half)]
    registers += [(0, step) for step in _steps(columns, shape[1])] + [(step, 0) for step in _steps(128, shape[0])]
    return _of(shape, registers, [*_ROWS, (0, half)], [*_QUARTERS, (16, 0)])


@functools.lru_cache(4096)
def layout_of_scales(shape: _Sizes, part: _Sizes, warps: int) -> LinearLayout:
    """What Triton 3.5 takes for scale factors, of which a CTA has a part: all warps have them, those of four columns in the
    first registers."""
    first = [(0, step if step < shape[1] else 0) for step in (1, 2)]
    registers = first + [(step, 0) for step in _steps(32, shape[0])] + [(0, step) for step in _steps(4, shape[1])]
    more = [registers.pop()] if warps == 2 * _FOUR else []
    return _of(part, registers, [*_ROWS, (16, 0)], [(0, 0), (0, 0), *more])


def _of(shape: _Sizes, registers: list[_Step], lanes: list[_Step], warps: list[_Step]) -> LinearLayout:
    every = [*registers, *lanes, *warps]
    sizes = [1 << max(step[dimension].bit_length() for step in every) for dimension in range(2)]
    tile = LinearLayout({REGISTER: registers, LANE: lanes, WARP: warps, BLOCK: []}, dict(zip(dims(2), sizes)))
    return covering(shape, tile, (1, 0), Cluster.single(2))


def _steps(first: int, end: int) -> Iterator[int]:
    """`first` and its doubles below `end`."""
    while first < end:
        yield first
        first *= 2
