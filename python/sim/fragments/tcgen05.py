"""Tensor memory of tcgen05: what its loads, stores and copies move, and where its products have their matrices.

Source: PTX ISA, "tcgen05: Data movement shape", "Data path layout organization" (layouts A to G), "Sparsity selector".
"""

from __future__ import annotations

import dataclasses
import functools

import numpy as np

from gpuir.sim.fragments import Fragment

__all__ = [
    "COPIES",
    "SHAPES",
    "DataPath",
    "accumulator",
    "copied_lanes",
    "data_path",
    "metadata_places",
    "moved",
    "register_cells",
    "registers_of",
]

_LANES = 32
#: Shapes of tcgen05.ld and .st: rows of tensor memory, 32-bit columns, registers a thread, and the counts .xN.
SHAPES: dict[str, tuple[int, int, int, tuple[int, ...]]] = {
    "32x32b": (32, 1, 1, (1, 2, 4, 8, 16, 32, 64, 128)),
    "16x64b": (16, 2, 1, (1, 2, 4, 8, 16, 32, 64, 128)),
    "16x128b": (16, 4, 2, (1, 2, 4, 8, 16, 32, 64)),
    "16x256b": (16, 8, 4, (1, 2, 4, 8, 16, 32)),
}


@functools.cache
def moved(shape: str, count: int) -> Fragment:
    """Rows and 32-bit columns of tensor memory that the registers of a warp's lanes have: ``count`` times the shape."""
    rows, width, registers, _ = SHAPES[shape]
    lane, register = np.arange(_LANES)[:, None, None], np.arange(registers * count)[None, :, None]
    number, inner = register // registers, register % registers
    if shape == "32x32b":
        row, column = lane + 0 * inner, 0 * lane + inner
    elif shape == "16x64b":
        row, column = lane // 4 + 8 * (lane % 2) + 0 * inner, lane // 2 % 2 + 0 * inner
    elif shape == "16x128b":
        row, column = lane // 4 + 8 * inner, lane % 4 + 0 * inner
    else:
        row, column = lane // 4 + 8 * (inner // 2), lane % 4 * 2 + inner % 2
    return Fragment((rows, width * count), row * (width * count) + number * width + column)


def accumulator(m: int, n: int) -> np.ndarray:
    """Which element of D (m, n) stands at each lane and 32-bit column of tensor memory: [128, n], -1 for none.

    M is 128, or 64 where each group of 32 lanes has 16 rows in its first half (one CTA, without .ws).
    """
    lane, column = np.arange(128)[:, None], np.arange(n)[None, :]
    if m == 128:
        elements: np.ndarray = lane * n + column
        return elements
    row = lane // 32 * 16 + lane % 32
    return np.where(lane % 32 < 16, row * n + column, -1)


def registers_of(shape: str, count: int) -> int:
    """Registers a thread of a load or store of ``count`` times the shape; ``16x32bx2`` has two halves of 16 rows."""
    return count * (1 if shape == "16x32bx2" else SHAPES[shape][2])


@functools.cache
def register_cells(shape: str, registers: int, packed: bool = False, half: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """Rows (of the warp's 32) and columns [32, registers] of a load or store, from its address on.

    ``packed``: a register has the low halves of two neighbouring columns; the first of them is given. ``half``: the columns
    from one half of ``16x32bx2`` to the other.
    """
    width = 2 if packed else 1
    if shape == "16x32bx2":
        lane, register = np.arange(_LANES)[:, None], np.arange(registers)[None, :]
        return lane % 16 + 0 * register, register * width + lane // 16 * half
    row, column = moved(shape, registers // SHAPES[shape][2]).index
    return row[..., 0], column[..., 0] * width


#: Of tcgen05.cp, by shape and multicast: rows and chunks of 16 bytes.
COPIES = {
    ("4x256b", "none"): (4, 2),
    ("32x128b", "warpx4"): (32, 1),
    ("64x128b", "warpx2_02_13"): (64, 1),
    ("64x128b", "warpx2_01_23"): (64, 1),
    ("128x128b", "none"): (128, 1),
    ("128x256b", "none"): (128, 2),
}


def copied_lanes(shape: str, multicast: str) -> np.ndarray:
    """Lanes of tensor memory that each row of a copy goes to: [rows, copies]."""
    row = np.arange(COPIES[shape, multicast][0])[:, None]
    if multicast == "warpx4":
        return row + 32 * np.arange(4)
    if multicast == "warpx2_02_13":
        return row + 64 * np.arange(2)
    if multicast == "warpx2_01_23":
        return row // 32 * 64 + row % 32 + 32 * np.arange(2)
    return row * 32 if shape == "4x256b" else row


@dataclasses.dataclass(frozen=True)
class DataPath:
    """Where a product has the rows of one CTA: ``lanes`` [banks, rows]; each bank has its share of the columns of D.

    A in tensor memory, and the metadata of a sparse one, stand in the lanes of every bank. ``halves``: half of the lanes are
    used, from lane 0 or 16 on.
    """

    lanes: np.ndarray
    halves: bool


@functools.cache
def data_path(m: int, group: int, sparse: bool, stationary: bool) -> DataPath:
    """The layout of a product of M rows that ``group`` CTAs compute."""
    rows = m // group
    row = np.arange(rows)
    if rows == 128:
        return DataPath(row[None], False)
    if not stationary and (group == 1 or sparse):
        return DataPath((row // 16 * 32 + row % 16)[None], True)
    banks = 128 // rows
    return DataPath(row[None] + rows * np.arange(banks)[:, None], False)


def metadata_places(
    kind: str, lanes: np.ndarray, chunks: int, selector: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Lanes, columns and shifts [rows, chunks] of the four bits of each chunk of a sparse A, whose rows have ``lanes``.

    Of 16-bit and tf32 elements a word has four chunks of two rows that are 8 lanes apart, in the column of the selector.
    """
    lane, chunk = lanes[:, None], np.arange(chunks)[None, :]
    if kind in ("f16", "tf32"):
        inner = lane % 32
        place = lane // 32 * 32 + inner % 8 + inner // 16 * 16 + chunk // 4 * 8
        return place, 0 * place + selector, 4 * (inner % 16 // 8 * 4 + chunk % 4)
    return lane + 0 * chunk, chunk // 8 + 0 * lane, 4 * (chunk % 8) + 0 * lane
