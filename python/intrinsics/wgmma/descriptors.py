"""Descriptors: TileLang's numbers, and those by which the hardware reads the tile.

``reference_params`` has TileLang's formulas. ``strides`` follows from the PTX ISA ("Asynchronous warpgroup level matrix shared
memory layout") and the orders of tiles.py; emitted descriptors have these. Where the two differ, TileLang's numbers name bytes
outside of the operand, see docs/wgmma.md; test/intrinsics/wgmma/test_descriptors.py reads every operand back by both.
"""

from __future__ import annotations

import dataclasses

from gpuir.intrinsics.wgmma.swizzle import SwizzleMode
from gpuir.intrinsics.wgmma.tiles import SharedTile

__all__ = ["WGMMADescriptorParams", "high_bits", "reference_params", "strides"]

_CORE = 128  # bytes of a core matrix: 8 rows of 16
_ROWS = 8  # its rows, and those of a swizzle's pattern


@dataclasses.dataclass(frozen=True)
class WGMMADescriptorParams:
    """What is known of an operand's descriptors before there is an address, in TileLang's numbers."""

    #: SwizzleMode of the tile: bits 62-63 of the descriptor.
    swizzle_mode: int
    #: Leading byte offset >> 4.
    leading_byte_offset: int
    #: Stride byte offset >> 4.
    stride_byte_offset: int
    #: Elements of a row of the swizzle's pattern; unswizzled, 1 // bytes of an element for A, N for B.
    swizzle_atom_elems: int
    #: Instructions along K that one such row serves, at least 1.
    k_atom_size: int
    #: Bytes of an element of A.
    elems_in_bytes: int
    #: K is the contiguous dimension: A not transposed, B transposed.
    is_k_major: bool


def reference_params(
    operand: str, mode: SwizzleMode, k_major: bool, size: int, extent: int, chunk: int, micro_k: int
) -> WGMMADescriptorParams:
    """TileLang's parameters of ``operand`` A or B: elements of ``size`` bytes, ``extent`` of M or N, ``chunk`` of K."""
    span = mode.swizzle_byte_size()
    atom = span // size if mode else (1 // size if operand == "A" else extent)
    if k_major:
        leading, stride = (16, 8 * span) if mode else (64 * size, 8 * chunk * size)
    elif not mode:
        leading, stride = 8 * extent * size, 64 * size if operand == "A" or extent > 8 else 0
    elif extent // atom <= 1:
        leading, stride = 0, 8 * size * extent
    else:
        leading = 8 * mode.swizzle_atom_size() * atom if operand == "A" else 64 * size * chunk
        stride = 8 * size * atom
    return WGMMADescriptorParams(int(mode), leading >> 4, stride >> 4, atom, max(atom // micro_k, 1), size, k_major)


def strides(tile: SharedTile, k_major: bool) -> tuple[int, int]:
    """Leading and stride byte offset by which the hardware reads a tile of rows of K (K-major) or rows of M or N.

    ========  ========  ==============================================  ==================================
    tile      major     leading                                         stride
    ========  ========  ==============================================  ==================================
    swizzled  K         not read (1 is stored by convention)            8 rows of the pattern
    swizzled  M or N    from a block of columns to the next             8 rows of the pattern
    linear    K         from a core matrix to the next one along K      from a stripe of 8 rows to the next
    linear    M or N    from a stripe of 8 rows (along K) to the next   from a core matrix to the next one
    ========  ========  ==============================================  ==================================
    """
    rows, columns = tile.shape
    span = tile.mode.swizzle_byte_size()
    if tile.mode:
        return (16 if k_major else rows * span), _ROWS * span
    stripe = _ROWS * columns * tile.dtype.bytes
    return (_CORE, stripe) if k_major else (stripe, _CORE)


def high_bits(mode: SwizzleMode, leading: int, stride: int) -> int:
    """A descriptor without its address; the base offset (bits 49-51) is 0, since tiles are aligned to their pattern."""
    return (leading >> 4 & 0x3FFF) << 16 | (stride >> 4 & 0x3FFF) << 32 | int(mode) << 62
