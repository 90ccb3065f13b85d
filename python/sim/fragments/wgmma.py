"""Operands and accumulators of wgmma.mma_async (PTX ISA, "Asynchronous warpgroup level matrix instructions").

A matrix descriptor is 64 bits: 0-13 the start address, 16-29 the leading and 32-45 the stride byte offset, each without its low
four bits, 49-51 the base offset, 62-63 the swizzle (0 none, 1 128 bytes, 2 64 bytes, 3 32 bytes). ``addresses`` is where the
hardware reads each element of the operand, one byte address of 18 bits each.
"""

from __future__ import annotations

import dataclasses

import numpy as np

__all__ = ["Descriptor", "accumulator", "addresses", "decode", "registers"]

#: Bytes of a row of the swizzle's pattern, by the descriptor's bits 62-63.
SPANS = (16, 128, 64, 32)
_CORE = 128  # bytes of a core matrix: 8 rows of 16 bytes
_SPACE = (1 << 18) - 1


@dataclasses.dataclass(frozen=True)
class Descriptor:
    """A decoded descriptor: addresses and offsets in bytes, the base offset in rows of 128 bytes, the swizzle's number."""

    start: int
    leading: int
    stride: int
    base: int
    swizzle: int

    @property
    def span(self) -> int:
        """Bytes of a row of the pattern; 16 without a swizzle, a row of a core matrix."""
        return SPANS[self.swizzle]


def decode(descriptor: int) -> Descriptor:
    """The fields of a descriptor's 64 bits; a negative number is taken as they are."""
    bits = int(descriptor) & (1 << 64) - 1
    return Descriptor(
        start=(bits & 0x3FFF) << 4,
        leading=(bits >> 16 & 0x3FFF) << 4,
        stride=(bits >> 32 & 0x3FFF) << 4,
        base=bits >> 49 & 7,
        swizzle=bits >> 62,
    )


def addresses(descriptor: int | Descriptor, rows: int, k: int, size: int, k_major: bool) -> np.ndarray:
    """Byte addresses [rows, k] of an operand's elements of ``size`` bytes; rows are A's of M, B's columns of N.

    K-major operands have K contiguous in memory; the leading byte offset is read without a swizzle alone, and is that from a
    core matrix to the next along K, the stride byte offset that from 8 rows to the next 8. Where M or N is contiguous, 8 steps
    of K are apart by the stride byte offset and the pattern's rows by the leading one; without a swizzle the other way round.
    """
    decoded = descriptor if isinstance(descriptor, Descriptor) else decode(descriptor)
    row, step = np.arange(rows)[:, None], np.arange(k)[None, :]
    along, across = (step, row) if k_major else (row, step)  # contiguous elements, and lines of them
    per = decoded.span // size
    block, line = along // per, across // 8
    if k_major and decoded.swizzle:
        # An instruction's K is 32 bytes, which no pattern's row cuts.
        offset = line * decoded.stride
    elif decoded.swizzle or k_major:
        offset = block * decoded.leading + line * decoded.stride
    else:
        offset = block * decoded.stride + line * decoded.leading
    offset = offset + across % 8 * decoded.span + along % per * size
    if k_major and decoded.swizzle:
        offset = offset + block * decoded.span
    address = decoded.start + offset
    # Units of 16 bytes are exchanged by the number of their line of 128 bytes, counted from the pattern's start.
    turn = (address // _CORE - decoded.base) % (decoded.span // 16)
    result: np.ndarray = (address ^ turn * 16) & _SPACE
    return result


def accumulator(n: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows and columns [128, n / 2] of the elements of D (64, n) that each thread of a warpgroup holds, in their order."""
    thread, number = np.arange(128)[:, None], np.arange(n // 2)[None, :]
    row = thread // 32 * 16 + thread % 32 // 4 + number // 2 % 2 * 8
    column = number // 4 * 8 + thread % 4 * 2 + number % 2
    return row, column


def registers(size: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows and columns [128, elements] of A (64, 32 / size) in registers: four of 32 bits a thread."""
    per = 4 // size
    thread, number = np.arange(128)[:, None], np.arange(4 * per)[None, :]
    register = number // per
    row = thread // 32 * 16 + thread % 32 // 4 + register % 2 * 8
    column = register // 2 * 4 * per + thread % 4 * per + number % per
    return row, column
