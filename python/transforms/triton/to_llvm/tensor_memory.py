"""Where a buffer of TTGIR stands in tensor memory, and by which loads and stores a warp moves its part of a tensor.

An address has the row in its upper 16 bits and the column of 32 bits in the lower ones.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Sequence
from typing import Any

from gpuir.dialects import ttng
from gpuir.host import AnyOp, ir
from gpuir.layouts import COLUMN, LANE, REGISTER, ROW, WARP, LinearLayout, UnknownLayout, tensor_memory
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.types import bits

__all__ = ["ROW_SHIFT", "Pieces", "address_of", "columns_of", "memory_of", "per_column", "pieces", "shape_in_cta"]

#: Where an address has its row.
ROW_SHIFT = 16
#: Rows of a warp and of the instructions of half as many; registers of a thread in the widest load or store.
_WARP_ROWS, _HALF_ROWS, _WIDEST = 32, 16, 128
#: Bits of a column.
_COLUMN_BITS = 32
#: Scale factors of fewer rows are padded to so many, which Triton's allocation leaves out: up to these columns there is room.
_PADDED_ROWS, _PADDED_COLUMNS = 64, 8


def per_column(kind: Any) -> int:
    """Places for elements in a column."""
    return max(1, _COLUMN_BITS // bits(kind.element_type))


@functools.lru_cache(4096)
def _memory(shape: tuple[int, ...], encoding: ir.Attribute, width: int) -> LinearLayout:
    if isinstance(encoding, ttng.TensorMemoryScalesEncodingAttr):
        if shape[0] < _PADDED_ROWS and shape[1] > _PADDED_COLUMNS:
            raise ValueError(
                f"{shape[0]}x{shape[1]} scale factors take more columns than Triton's allocation has for them"
            )
        rows, columns = shape
        return tensor_memory.scales_in_columns(rows, columns)
    assert isinstance(encoding, ttng.TensorMemoryEncodingAttr)
    stride = encoding.element_bits(width) // width
    rows, columns = shape
    return tensor_memory.blocks(rows, columns, encoding.block_m, encoding.block_n, stride, bool(encoding.two_ctas))


def shape_in_cta(kind: Any) -> tuple[int, ...]:
    """Rows and columns that a CTA has of a buffer."""
    rows, columns = tuple(kind.shape)[-2:]
    return rows // kind.encoding.cta_split_m, columns // kind.encoding.cta_split_n


def memory_of(op: AnyOp, kind: Any) -> LinearLayout:
    """The rows, and places along a row, of a buffer's elements; of several buffers those of one. A failure for what has none."""
    encoding = kind.encoding
    if not isinstance(encoding, (ttng.TensorMemoryEncodingAttr, ttng.TensorMemoryScalesEncodingAttr)):
        raise failure(op, f"has a buffer in {encoding}, and expects one in tensor memory")
    blocks = encoding if isinstance(encoding, ttng.TensorMemoryEncodingAttr) else None
    if blocks is not None and blocks.two_ctas and blocks.cta_split_m < 2:
        raise failure(
            op,
            f"has a buffer in {encoding}, for products that two CTAs compute together, of which those are lowered whose CTAs have "
            "blocks of rows of their own",
        )
    if blocks is not None and blocks.fp4_padded:
        raise failure(op, f"has a buffer in {encoding}, and padded FP4 in tensor memory is not lowered")
    try:
        return _memory(shape_in_cta(kind), encoding, bits(kind.element_type))
    except ValueError as error:
        raise failure(op, f"has a buffer in {encoding}, which is not lowered: {error}") from None


def columns_of(op: AnyOp, kind: Any) -> int:
    """Columns of one buffer."""
    return max(1, memory_of(op, kind).size(COLUMN) // per_column(kind))


def _where(memory: LinearLayout, coordinates: Sequence[int]) -> tuple[int, int]:
    """The row and the place along it of an element, or of what a basis adds to one."""
    row = place = 0
    for dimension, coordinate in enumerate(coordinates):
        for bit in range(coordinate.bit_length()):
            if not coordinate >> bit & 1:
                continue
            basis = tuple(1 << bit if each == dimension else 0 for each in range(memory.rank))
            if basis in memory.bases[ROW]:
                row ^= 1 << memory.bases[ROW].index(basis)
            else:
                place ^= 1 << memory.bases[COLUMN].index(basis)
    return row, place


def address_of(op: AnyOp, kind: Any, coordinates: Sequence[int]) -> int:
    """What the address of an element has more than that of its buffer."""
    row, place = _where(memory_of(op, kind), coordinates)
    return row << ROW_SHIFT | place // per_column(kind)


@dataclasses.dataclass(frozen=True)
class Pieces:
    """The loads or stores of a warp.

    `order` are its registers in the order of their places; each instruction has `size` of them, from the addresses `starts`
    on. `used` elements are in a column, which they fill unless `pairs`: then a register has the lower halves of two columns.
    `half` are columns between the halves of 16 rows that the shape 16x32bx2 has. `warps`: what bits of the warp's number add
    to the address. `back` has for each register its position in `order`.
    """

    shape: str
    order: tuple[int, ...]
    back: tuple[int, ...]
    size: int
    used: int
    pairs: bool
    starts: tuple[int, ...]
    half: int
    warps: tuple[int, ...]


@functools.lru_cache(4096)
def pieces(layout: LinearLayout, memory: LinearLayout, per: int) -> Pieces:
    """By the layout of the tensor and that of the buffer, with `per` places in a column; UnknownLayout where threads do not
    have what the instructions give them."""
    lanes, rows = layout.bases[LANE], memory.bases[ROW]
    warps = layout.bases[WARP]
    if tuple(warps[:2]) != rows[5:7]:
        raise UnknownLayout(
            "its warps are not those that tensor memory has its rows for: each of four has a quarter of them"
        )
    half = 0
    if tuple(lanes) == rows[:5]:
        shape = "32x32b"
    elif tuple(lanes[:4]) == rows[:4] and any(lanes[4]):
        shape = "16x32bx2"
        row, half = _where(memory, lanes[4])
        if row or half < per:
            raise UnknownLayout(
                "the upper lanes of its warps have neither the rows nor the columns behind those of the lower ones"
            )
        half //= per
    else:
        raise UnknownLayout(
            "its lanes are not those that tensor memory has its rows for: each has a row, or each two of them"
        )
    at = [(0, 0)]
    for basis in layout.bases[REGISTER]:
        row, place = _where(memory, basis)
        at += [(one ^ row, other ^ place) for one, other in at]
    first = {place: register for register, place in reversed(list(enumerate(at)))}
    places = sorted(first)
    if any(row & ~(_HALF_ROWS if half else 0) for row, _ in places):
        raise UnknownLayout("a thread has more rows of it than a load or store gives")
    low = memory.bases[COLUMN][: per.bit_length() - 1]
    used = 1 << sum(any(basis) for basis in low)
    order = tuple(first[place] for place in places)
    position = {place: number for number, place in enumerate(places)}
    columns = [(row, place // per) for row, place in places[::used]]
    if any(
        divmod(place, per) != (columns[number // used][1], number % used) for number, (_, place) in enumerate(places)
    ):
        raise UnknownLayout("a thread has only a part of some columns of it")
    size = 1
    while 2 * size <= len(columns) and all(
        columns[start + 2 * size - 1] == (columns[start][0], columns[start][1] + 2 * size - 1)
        for start in range(0, len(columns), 2 * size)
    ):
        size *= 2
    pairs = size > 1 and used < per
    size = min(size, _WIDEST * (1 + pairs))
    starts = tuple(row << ROW_SHIFT | column for row, column in columns[::size])
    more = [_where(memory, basis) for basis in warps[2:]]
    return Pieces(
        shape, order, tuple(position[place] for place in at), size * used, used, pairs, starts, half,
        (_WARP_ROWS << ROW_SHIFT, 2 * _WARP_ROWS << ROW_SHIFT, *(row << ROW_SHIFT | place // per for row, place in more)),
    )  # fmt: skip
