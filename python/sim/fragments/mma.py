"""Fragments of mma.sync, mma.sp.sync, ldmatrix and wmma (PTX ISA, "Warp-level matrix instructions").

Lanes stand in groups of four: ``group = lane / 4``, ``within = lane % 4``. A 32-bit register has ``per`` elements, one of
64 bits has one. B is described transposed, as n rows of k, so that a register's elements are neighbours in it as in A.
"""

from __future__ import annotations

import functools

import numpy as np

from gpuir.sim.fragments import Fragment

__all__ = [
    "SHAPES",
    "SPARSE_SHAPES",
    "accumulator",
    "bytes_of_accumulators",
    "bytes_of_columns",
    "metadata",
    "multiplicand",
    "quad_pair_accumulator",
    "quad_pair_multiplicand",
    "tile",
    "tiles",
    "wmma",
]

_LANES = 32

_BYTES = ((8, 8, 16), (16, 8, 16), (16, 8, 32))
_NIBBLES = ((8, 8, 32), (16, 8, 32), (16, 8, 64))
#: Shapes m, n, k of mma.sync by element type (PTX ISA, "mma").
SHAPES: dict[str, tuple[tuple[int, int, int], ...]] = {
    "f16": ((8, 8, 4), (16, 8, 8), (16, 8, 16)),
    "bf16": ((16, 8, 8), (16, 8, 16)),
    "tf32": ((16, 8, 4), (16, 8, 8)),
    "f64": ((8, 8, 4), (16, 8, 4), (16, 8, 8), (16, 8, 16)),
    "s8": _BYTES,
    "u8": _BYTES,
    "s4": _NIBBLES,
    "u4": _NIBBLES,
    "b1": ((8, 8, 128), (16, 8, 128), (16, 8, 256)),
    "e4m3": ((16, 8, 16), (16, 8, 32)),
    "e5m2": ((16, 8, 16), (16, 8, 32)),
    # Of these each element stands in a byte, also in sparse ones.
    "e2m3": ((16, 8, 32),),
    "e3m2": ((16, 8, 32),),
    "e2m1": ((16, 8, 32),),
}
#: The same of mma.sp.sync: k is that of the whole of A.
SPARSE_SHAPES: dict[str, tuple[tuple[int, int, int], ...]] = {
    "f16": ((16, 8, 16), (16, 8, 32)),
    "bf16": ((16, 8, 16), (16, 8, 32)),
    "tf32": ((16, 8, 8), (16, 8, 16)),
    "s8": ((16, 8, 32), (16, 8, 64)),
    "u8": ((16, 8, 32), (16, 8, 64)),
    "s4": ((16, 8, 64), (16, 8, 128)),
    "u4": ((16, 8, 64), (16, 8, 128)),
    "e4m3": ((16, 8, 64),),
    "e5m2": ((16, 8, 64),),
    "e2m3": ((16, 8, 64),),
    "e3m2": ((16, 8, 64),),
    "e2m1": ((16, 8, 64),),
}


def _axes(registers: int, per: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Lane, register and element as axes of a table."""
    return np.arange(_LANES)[:, None, None], np.arange(registers)[None, :, None], np.arange(per)[None, None, :]


@functools.cache
def multiplicand(rows: int, k: int, per: int) -> Fragment:
    """A of 8 or 16 ``rows``, or B transposed with its n = 8 rows; also the kept half of a sparse A, with half of its k.

    Registers go over the two halves of 16 rows first, then along k in steps of 4 * ``per``.
    """
    halves = rows // 8
    lane, register, element = _axes(halves * k // (4 * per), per)
    row = lane // 4 + 8 * (register % halves)
    column = lane % 4 * per + element + 4 * per * (register // halves)
    return Fragment((rows, k), row * k + column)


@functools.cache
def accumulator(rows: int, columns: int = 8) -> Fragment:
    """C and D of 8 or 16 ``rows``: a register here is the pair of neighbours that a lane has of a row."""
    lane, register, element = _axes(rows // 8 * columns // 8, 2)
    halves = rows // 8
    row = lane // 4 + 8 * (register % halves)
    column = lane % 4 * 2 + element + 8 * (register // halves)
    return Fragment((rows, columns), row * columns + column)


def _quad_pair(lane: np.ndarray) -> np.ndarray:
    """Which of the four products of m8n8k4 a lane works for: lanes 0-3 and 16-19 for the first one, and so on."""
    return lane % 16 // 4


@functools.cache
def quad_pair_multiplicand(contiguous: bool) -> Fragment:
    """A of the four products of mma.m8n8k4 with f16, or B transposed: [product, 8, 4].

    ``contiguous``: a lane has neighbours along k (A by rows, B by columns); otherwise neighbours across.
    """
    lane, register, element = _axes(2, 2)
    i = register * 2 + element
    high = 4 * (lane // 16)
    row, column = (lane % 4 + high, i) if contiguous else (i + high, lane % 4)
    row, column = np.broadcast_arrays(row, column)
    return Fragment((4, 8, 4), _quad_pair(lane) * 32 + row * 4 + column)


@functools.cache
def quad_pair_accumulator(wide: bool) -> Fragment:
    """C and D of the four products of mma.m8n8k4 with f16: [product, 8, 8]; ``wide``: in f32, otherwise in f16."""
    lane, register, element = _axes(4, 2)
    i = register * 2 + element
    high = 4 * (lane // 16)
    if wide:
        row, column = lane % 2 + (i & 2) + high, (i & 4) + lane % 4 // 2 * 2 + i % 2
    else:
        row, column = lane % 4 + high, i
    row, column = np.broadcast_arrays(row, column)
    return Fragment((4, 8, 8), _quad_pair(lane) * 64 + row * 8 + column)


@functools.cache
def tile(per: int, transposed: bool = False) -> Fragment:
    """A matrix of ldmatrix, stmatrix and movmatrix: 8 rows of 16 bytes in ``per`` elements a register.

    ``transposed`` is for 16-bit elements: what a lane holds are neighbours in a column.
    """
    lane, register, element = _axes(1, per)
    row, column = lane // 4 + 0 * element, lane % 4 * per + element
    if transposed:
        row, column = column, row
    return Fragment((8, 4 * per), row * 4 * per + column + 0 * register)


@functools.cache
def wmma(rows: int, columns: int, held: int) -> Fragment:
    """A fragment of nvvm.wmma: PTX leaves its layout open; here lanes hold consecutive elements, ``held`` each.

    Where the lanes together hold more than the matrix has, elements are held twice.
    """
    lane, _, element = _axes(1, held)
    return Fragment((rows, columns), (lane * held + element) % (rows * columns))


@functools.cache
def metadata(k: int, per: int, unit: int, width: int, selector: int) -> tuple[np.ndarray, np.ndarray]:
    """Lane and lowest bit of each index that a sparse A of 16 rows and ``k`` columns has: two arrays [16, indices of a row].

    For each register of the kept half, in its order, ``unit`` bits with indices of ``width`` bits are spread over the
    threads of a group of four; ``selector`` says which of its threads, where not all of them are needed.
    """
    registers = 2 * k // (8 * per)
    threads = registers * unit // 32
    fields = unit // width
    row, field = np.meshgrid(np.arange(16), np.arange(registers // 2 * fields), indexing="ij")
    register = field // fields * 2 + row // 8
    bit = register * unit + field % fields * width
    return row % 8 * 4 + threads * selector + bit // 32, bit % 32


@functools.cache
def tiles(count: int, per: int, transposed: bool = False) -> Fragment:
    """The ``count`` matrices of one ldmatrix or stmatrix: [matrix, 8, 4 * per], a register for each."""
    elements = tile(per, transposed).element
    return Fragment((count, 8, 4 * per), elements + np.arange(count)[None, :, None] * 32 * per)


@functools.cache
def bytes_of_columns(count: int) -> Fragment:
    """The ``count`` matrices of 16x16 bytes that ldmatrix loads transposed: two registers each, for a column and the eighth behind it."""
    lane, register, byte = _axes(2 * count, 4)
    row, column = lane % 4 * 4 + byte, lane // 4 + 8 * (register % 2)
    return Fragment((count, 16, 16), register // 2 * 256 + row * 16 + column)


@functools.cache
def bytes_of_accumulators(count: int) -> Fragment:
    """The ``count`` matrices of 16x8 bytes that stmatrix stores transposed, as 8 rows of 16: a register has what a thread has of mma's sums."""
    lane, register, byte = _axes(count, 4)
    row, column = lane % 4 * 2 + byte % 2, lane // 4 + 8 * (byte // 2)
    return Fragment((count, 8, 16), register * 128 + row * 16 + column)
