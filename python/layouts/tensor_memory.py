"""Tensor memory of tcgen05: which element of a block stands in each row (lane) and column.

PTX ISA, "tcgen05: Data path layout organization" (layouts D and F) and "tcgen05: scale factor layouts". Tensor memory has 128
rows; a column has 32 bits.
"""

from __future__ import annotations

from gpuir.layouts.linear import COLUMN, ROW
from gpuir.layouts.strided import StridedLayout, digits
from gpuir.lazy_numpy import np

__all__ = ["ROWS", "accumulator", "accumulator_elements", "scales"]

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
