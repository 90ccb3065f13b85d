"""Fragments of matrix instructions: which element of an operand each register of each lane holds.

NVIDIA: PTX ISA, "Matrix fragments for mma.m16n8k16" and its siblings, "Register fragments for wgmma". AMD: instruction set
references, layout of the operands of V_MFMA_* and V_WMMA_*. Registers count elements, whatever their size; b is given as it
is multiplied, with K rows. B and A of one instruction differ by a transposition alone.
"""

from __future__ import annotations

import functools

from gpuir.layouts.linear import LANE, REGISTER, WARP
from gpuir.layouts.strided import StridedLayout, digits

__all__ = [
    "mfma_accumulator",
    "mfma_operand",
    "mma_accumulator",
    "mma_operand",
    "wgmma_accumulator",
    "wgmma_operand",
    "wmma_accumulator",
    "wmma_operand",
]


@functools.lru_cache(1024)
def mma_operand(rows: int, k: int, width: int, *, b: bool = False) -> StridedLayout:
    """A of mma.sync, rows x k, or B, k x rows, with `width` neighbours along k in each 32-bit register.

    Four lanes stand beside each other along k, eight groups of four below each other; registers go on with the other half of
    16 rows, then along k.
    """
    row, column = (1, 0) if b else (0, 1)
    registers = digits((width, column, 1), (rows // 8, row, 8), (k // (4 * width), column, 4 * width))
    lanes = digits((4, column, width), (8, row, 1))
    return StridedLayout((k, rows) if b else (rows, k), {REGISTER: registers, LANE: lanes})


def mma_accumulator(rows: int, columns: int = 8) -> StridedLayout:
    """C and D of mma.sync: as A, with two neighbours in each pair of registers."""
    return mma_operand(rows, columns, 2)


@functools.lru_cache(1024)
def wgmma_accumulator(columns: int) -> StridedLayout:
    """D of wgmma.m64nNkK: the four warps of a warpgroup have 16 rows each."""
    return _below(mma_accumulator(16, columns), 4)


@functools.lru_cache(1024)
def wgmma_operand(width: int) -> StridedLayout:
    """A of wgmma in registers: 256 bits of K, with `width` elements in each 32-bit register."""
    return _below(mma_operand(16, 8 * width, width), 4)


def _below(fragment: StridedLayout, warps: int) -> StridedLayout:
    """The fragments of several warps, below each other."""
    rows, *others = fragment.shape
    inputs = {name: (fragment.inputs[name], fragment.digits[name]) for name in fragment.inputs}
    return StridedLayout((warps * rows, *others), {**inputs, WARP: digits((warps, 0, rows))})


@functools.lru_cache(1024)
def mfma_operand(rows: int, k: int, width: int, *, b: bool = False) -> StridedLayout:
    """A of MFMA, rows x k, or B, k x rows, of one block: a lane has `width` neighbours along k of one row."""
    row, column = (1, 0) if b else (0, 1)
    groups = 64 // rows
    registers = digits((width, column, 1), (k // (width * groups), column, width * groups))
    lanes = digits((rows, row, 1), (groups, column, width))
    return StridedLayout((k, rows) if b else (rows, k), {REGISTER: registers, LANE: lanes})


@functools.lru_cache(1024)
def mfma_accumulator(rows: int, columns: int, height: int = 4) -> StridedLayout:
    """C and D of MFMA, of one block: a lane has `height` rows of its column at a time, 4, of f64 1."""
    groups = 64 // columns
    registers = digits((height, 0, 1), (rows // (height * groups), 0, height * groups))
    lanes = digits((columns, 1, 1), (groups, 0, height))
    return StridedLayout((rows, columns), {REGISTER: registers, LANE: lanes})


@functools.lru_cache(1024)
def wmma_operand(version: int, width: int, *, b: bool = False) -> StridedLayout:
    """A of WMMA, 16 rows of k, or B, on 32 lanes. Version 1 (RDNA3): both halves of the lanes have it; 2: each half of k."""
    row, column = (1, 0) if b else (0, 1)
    halves = 1 if version == 1 else 2
    lanes = digits((16, row, 1), (2, None if version == 1 else column, width))
    shape = (16, width * halves)
    return StridedLayout(shape[::-1] if b else shape, {REGISTER: digits((width, column, 1)), LANE: lanes})


@functools.lru_cache(1024)
def wmma_accumulator(version: int) -> StridedLayout:
    """C and D of WMMA, 16 x 16, on 32 lanes. Version 1 (RDNA3): the halves take turns by rows; 2: each has eight rows."""
    register, half = (2, 1) if version == 1 else (1, 8)
    return StridedLayout((16, 16), {REGISTER: digits((8, 0, register)), LANE: digits((16, 1, 1), (2, 0, half))})
