"""Tensor memory of tcgen05: which element of a block stands in each row (lane) and column.

PTX ISA, "tcgen05: Data path layout organization" (layouts D and F) and "tcgen05: scale factor layouts". Tensor memory has 128
rows; a column has 32 bits.
"""

from __future__ import annotations

from gpuir.layouts.linear import COLUMN, ROW, LinearLayout
from gpuir.layouts.strided import StridedLayout, digits
from gpuir.lazy_numpy import np

__all__ = ["ROWS", "accumulator", "accumulator_elements", "blocks", "scales", "scales_in_columns"]

ROWS = 128


def accumulator(m: int, n: int) -> StridedLayout:
    """D of tcgen05.mma, m x n, one element a column: 128 rows are the lanes; of 64, each warp has 16 in its first lanes.

    The layout of 64 rows gives the same elements for the other lanes of a warp, which hold nothing.
    """
    if m not in (64, ROWS):
        raise ValueError(f"expects an accumulator of 64 or 128 rows, found {m}")
    rows = digits((ROWS, 0, 1)) if m == ROWS else digits((16, 0, 1), (2, None, 0), (4, 0, 16))
    return StridedLayout((m, n), {ROW: rows, COLUMN: digits((n, 1, 1))})


def accumulator_elements(m: int, n: int) -> np.ndarray:
    """The row-major number of the element at each row and column, [128, n]; -1 in lanes that hold nothing."""
    numbers = accumulator(m, n).elements()
    if m == 64:
        numbers[np.arange(ROWS) // 16 % 2 == 1] = -1
    return numbers


def scales(rows: int, columns: int) -> StridedLayout:
    """Scale factors of 8 bits, four of a row to a column of 32 bits, 32 rows below each other; all four warps have the same.

    COLUMN counts bytes here.
    """
    if rows % 32 or columns % 4:
        raise ValueError(f"expects scales of a multiple of 32 rows and of 4 columns, found {rows}x{columns}")
    bytes_ = digits((4, 1, 1), (rows // 32, 0, 32), (columns // 4, 1, 4))
    return StridedLayout((rows, columns), {ROW: digits((32, 0, 1), (4, None, 0)), COLUMN: bytes_})


def blocks(m: int, n: int, block_m: int, block_n: int, stride: int = 1, pairs: bool = False) -> LinearLayout:
    """A buffer of m x n elements in blocks: rows of tensor memory, and places along a row of which an element has `stride`.

    Blocks of 64 rows leave 16 of each 32 rows free, for the next block of rows where there is one, else for the next one of
    columns; of products that two CTAs compute together (`pairs`, layout B) their right half stands below the left one. All other
    blocks stand side by side, those of a column of blocks first. ValueError for sizes that are no powers of
    two, or no multiple of a block's.
    """
    block_n = min(block_n, n)
    if block_m not in (64, ROWS) or m % block_m or n % block_n:
        raise ValueError(f"expects blocks of 64 or 128 rows that make up {m}x{n} elements, found {block_m}x{block_n}")
    rows = [(1 << bit, 0) for bit in range(block_m.bit_length() - 1)]
    columns = [(0, 0)] * (stride.bit_length() - 1) + [(0, 1 << bit) for bit in range(block_n.bit_length() - 1)]
    m_done, n_done = block_m, block_n
    if block_m == 64 and pairs and block_n > 1:
        rows.append((0, columns.pop()[1]))
    elif block_m == 64:
        more, m_done, n_done = (0, 0), block_m, block_n
        if m > block_m:
            more, m_done = (block_m, 0), 2 * block_m
        elif n > block_n:
            more, n_done = (0, block_n), 2 * block_n
        rows.insert(4, more)
    columns += [(size, 0) for size in _doubled(m_done, m)] + [(0, size) for size in _doubled(n_done, n)]
    return LinearLayout({ROW: rows, COLUMN: columns}, {"dim0": m, "dim1": n})


def scales_in_columns(rows: int, columns: int) -> LinearLayout:
    """`scales` as a linear map; of fewer than four columns, or than 64 rows, what would have more holds nothing."""
    whole = scales(max(64, rows), max(4, columns)).linear()
    sizes = {"dim0": rows, "dim1": columns}
    return whole.mapped(lambda basis: tuple(each % size for each, size in zip(basis, sizes.values())), sizes)


def _doubled(size: int, end: int) -> list[int]:
    return [1 << bit for bit in range(size.bit_length() - 1, end.bit_length() - 1)]
