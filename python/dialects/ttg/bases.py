"""What releases of Triton ask of the bases in an encoding: lists of coordinates that the bits of a number move by."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.layouts.gf2 import Echelon

Bases = Sequence[Sequence[int]]
#: Coordinates are signed and have 32 bits.
MOST = (1 << 31) - 1


def reaches_all(bases: Bases) -> bool:
    """Whether the sums (xor) of bases are all coordinates below powers of two, of whichever size."""
    widths = _widths(bases)
    return _rank(bases, widths) == sum(widths)


def are_independent(bases: Bases) -> bool:
    """Whether no basis is the sum of others, but for those that do not move."""
    moving = [basis for basis in bases if any(basis)]
    return _rank(moving, _widths(moving)) == len(moving)


def are_single_steps(bases: Bases) -> bool:
    """Whether each basis moves by a power of two along one dimension, or not at all, and no two alike."""
    moving = [tuple(basis) for basis in bases if any(basis)]
    single = all(sum(step.bit_count() for step in basis) == 1 for basis in moving)
    return single and len(set(moving)) == len(moving)


def _widths(bases: Bases) -> list[int]:
    """The bits of the largest coordinate along each dimension."""
    return [max(step.bit_length() for step in column) for column in zip(*bases, strict=True)]


def _rank(bases: Bases, widths: Sequence[int]) -> int:
    joined = []
    for basis in bases:
        number = 0
        for step, width in zip(basis, widths, strict=True):
            number = number << width | step
        joined.append(number)
    return Echelon(joined).rank
