"""Fragments of AMD's matrix instructions (CDNA3 ISA, "Matrix arithmetic instructions"; RDNA3 and RDNA4 ISA, "WMMA").

An MFMA of M x N x K with several ``blocks`` multiplies as many independent matrices; a fragment's shape is then
[blocks, rows, columns]. B is described transposed, as n rows of k.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from gpuir.sim.fragments import Fragment

__all__ = ["mfma_accumulator", "mfma_multiplicand", "wmma_accumulator", "wmma_multiplicand"]

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
def wmma_multiplicand(k: int, held: int, lanes: int = 32) -> Fragment:
    """A of 16 rows, or B transposed. RDNA3: each half-warp holds all of it; RDNA4 (``held`` < k): each has a share of k."""
    lane, element = _axes(lanes, held)
    shares = k // held
    column = lane // 16 % shares * held + element
    return Fragment((16, k), lane % 16 * k + column)


@functools.cache
def wmma_accumulator(held: int, lanes: int = 32, *, interleaved: bool) -> Fragment:
    """C and D, 16 x 16. RDNA3 (``interleaved``): the half-warps take turns by rows; RDNA4: each has a run of rows."""
    lane, element = _axes(lanes, held)
    halves = lanes // 16
    row = element * halves + lane // 16 if interleaved else lane // 16 * held + element
    return Fragment((16, 16), row * 16 + lane % 16)
