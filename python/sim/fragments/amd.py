"""Fragments of AMD's matrix instructions (CDNA3 and CDNA4 ISA, "Matrix arithmetic instructions"; RDNA3 and RDNA4 ISA, "WMMA").

An MFMA of M x N x K with several ``blocks`` multiplies as many independent matrices; a fragment's shape is then
[blocks, rows, columns]. B is described transposed, as n rows of k.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from gpuir.sim.fragments import Fragment

__all__ = [
    "mfma_accumulator", "mfma_multiplicand", "mfma_scales", "mfma_small_multiplicand", "wmma_accumulator", "wmma_multiplicand", "wmma_run",
]  # fmt: skip

_LANES = 64


def _axes(lanes: int, held: int) -> tuple[np.ndarray, np.ndarray]:
    return np.arange(lanes)[:, None, None], np.arange(held)[None, :, None]


@functools.cache
def mfma_multiplicand(rows: int, k: int, blocks: int) -> Fragment:
    """A, or B transposed: a lane has a run of k of one row of one block."""
    held = rows * k * blocks // _LANES
    lane, element = _axes(_LANES, held)
    part = lane // rows
    block, row = part % blocks, lane % rows
    column = part // blocks * held + element
    return Fragment((blocks, rows, k), (block * rows + row) * k + column)


@functools.cache
def mfma_small_multiplicand(rows: int, bits: int) -> Fragment:
    """A, or B transposed, of the products of 4, 6 and 8-bit floats, 32 elements a lane (CDNA4 ISA, "V_MFMA_*_F8F6F4").

    Elements of 8 bits come in two runs of 16, with those of the other lanes of the row between them.
    """
    run = 16 if bits == 8 else 32
    groups = _LANES // rows
    lane, element = _axes(_LANES, 32)
    column = element // run * (run * groups) + lane // rows * run + element % run
    return Fragment((1, rows, 32 * groups), lane % rows * (32 * groups) + column)


@functools.cache
def mfma_scales(rows: int) -> Fragment:
    """Scales of A or B: a lane has that of its row's block of 32 elements along K, blocks by the lanes."""
    groups = _LANES // rows
    lane, _ = _axes(_LANES, 1)
    return Fragment((1, rows, groups), lane % rows * groups + lane // rows)


@functools.cache
def mfma_accumulator(rows: int, columns: int, blocks: int, double: bool = False) -> Fragment:
    """C and D: a lane has its column's rows in runs of four; in ``double`` precision every fourth row."""
    held = rows * columns * blocks // _LANES
    lane, element = _axes(_LANES, held)
    block: Any
    if double and rows == 16:
        block, row = np.int64(0), lane // 16 + 4 * element
    elif double:
        block, row = lane // 4 % 4, lane // 16 + 0 * element
    elif rows == 4:
        block, row = lane // 4, element
    else:
        per_block = held // blocks
        block, inner = element // per_block, element % per_block
        groups = _LANES // columns
        row = inner // 4 * (4 * groups) + lane // columns * 4 + inner % 4
    column = lane % columns
    return Fragment((blocks, rows, columns), (block * rows + row) * columns + column)


@functools.cache
def wmma_multiplicand(k: int, held: int, lanes: int = 32, *, run: int | None = None, rows: int = 16) -> Fragment:
    """A, or B transposed. RDNA3: each half-warp holds all of it; later (``held`` < k): each has a share of k.

    ``run``: how many neighbours along k a lane has before those of the next half-warp come (None: its whole share). With 32
    ``rows`` a lane has its shares of two rows that are 16 apart, one behind the other.
    """
    each = held * 16 // rows
    lane, element = _axes(lanes, held)
    shares = k // each
    row, number = lane % 16 + element // each * 16, element % each
    run = each if run is None else run
    column = number // run * (shares * run) + lane // 16 % shares * run + number % run
    return Fragment((rows, k), row * k + column)


def wmma_run(k: int, held: int) -> int | None:
    """Neighbours along k that a lane has before those of the other half-wave come; None: all that it holds.

    Operands of gfx1250 come in runs of 16 bytes with 128 elements of 8 bits, and of 8 elements otherwise.
    """
    return None if held <= 8 or k in (16, held) else 16 if k == 128 else 8


@functools.cache
def wmma_accumulator(held: int, lanes: int = 32, *, interleaved: bool, rows: int = 16) -> Fragment:
    """C and D, ``rows`` x 16. RDNA3 (``interleaved``): the half-warps take turns by rows; later: each has a run of rows."""
    lane, element = _axes(lanes, held)
    halves = lanes // 16
    each = held * 16 // rows
    number = element % each
    row = number * halves + lane // 16 if interleaved else lane // 16 * each + number
    return Fragment((rows, 16), (row + element // each * 16) * 16 + lane % 16)
