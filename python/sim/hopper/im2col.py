"""Pixels of images in im2col mode: which elements of a tensor a copy by the TMA unit has as its rows.

Tensors are [N, W, C], [N, H, W, C] or [N, D, H, W, C]. A copy begins at a pixel of the bounding box and goes on along W; behind
the box's last pixel of a row comes the first one of the next row that has any, then of the next plane and the next image.
Offsets of the filter are added to each pixel, which may then lie outside of the image. Source: PTX ISA, "im2col mode";
CUDA Driver API, cuTensorMapEncodeIm2col.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from gpuir.sim.terms import Array

__all__ = ["OFFSETS", "column", "starts_outside"]

#: The largest offset of a copy, by the number of spatial dimensions.
OFFSETS = {1: (1 << 16) - 1, 2: (1 << 8) - 1, 3: (1 << 5) - 1}

#: A number for all copies, or one for each.
Numbers: TypeAlias = "int | Array"


def _each(value: Numbers) -> Array:
    """The numbers as a column, a row for each copy."""
    return np.asarray(value, dtype=np.int64).reshape(-1, 1)


def starts_outside(
    sizes: Sequence[Numbers], lower: Sequence[int], upper: Sequence[int], origin: Sequence[Numbers]
) -> Array:
    """Which copies begin at a pixel outside of the bounding box, a flag for each; all of (D, H, W)."""
    outside: Array = np.zeros(1, bool)
    for size, first, last, at in zip(sizes, lower, upper, origin):
        begin = _each(at)[:, 0]
        outside = outside | (begin < first) | (begin > _each(size)[:, 0] - 1 + last)
    return outside


def column(
    sizes: Sequence[Numbers], lower: Sequence[int], upper: Sequence[int], steps: Sequence[int],
    origin: Sequence[Numbers], offsets: Sequence[Numbers], pixels: int,
) -> list[Array]:  # fmt: skip
    """The index of each of ``pixels`` pixels along N and each spatial dimension, [copies, pixels] each.

    ``sizes``, ``lower``, ``upper`` and ``offsets`` are of the spatial dimensions (D, H, W), ``steps`` and ``origin`` of
    (N, D, H, W). What is outside of the tensor is for the caller to say: an index may be negative or too large.
    """
    along: list[Array] = []
    number: Array = np.arange(pixels, dtype=np.int64)[None, :]
    for dim in reversed(range(len(sizes))):
        begin, step, first = _each(origin[dim + 1]), steps[dim + 1], lower[dim]
        end = _each(sizes[dim]) - 1 + upper[dim]
        # The first row is what is left of it behind the first pixel, all others are whole.
        left, whole = (end - begin) // step + 1, (end - first) // step + 1
        row = (number - left) // whole + 1
        at = np.where(number < left, begin + step * number, first + step * ((number - left) % whole))
        along.append(at + _each(offsets[dim]))
        number = np.where(number < left, 0, row)
    along.append(_each(origin[0]) + steps[0] * number)
    return list(np.broadcast_arrays(*reversed(along)))
