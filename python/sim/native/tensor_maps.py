"""Tensor maps among the arguments of a raised kernel: the array of each is an argument of the machine code, and so are the numbers of all.

An array that a kernel writes by its map has a flag for each byte, so that no two copies write the same one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from gpuir.sim.hopper.bulk import filling
from gpuir.sim.hopper.tensor_map import TensorMap
from gpuir.sim.native.shared import Lack

__all__ = ["BYTES", "CHUNKS", "FILL", "ITEM", "MASK", "NUMBERS", "SHAPE", "STEPS", "STRIDES", "TILE", "Mapped", "further"]  # fmt: skip

#: Where the numbers of a map are among its words, those of dimensions from the contiguous one on: bytes of an element, chunks of sixteen bytes in a row of the box,
#: the bits of lines that a swizzle takes, sixteen bytes for what is outside, bytes of the box; sizes, bytes from one to the next, sizes of the box, and steps.
ITEM, CHUNKS, MASK, FILL, BYTES, SHAPE, STRIDES, TILE, STEPS = 0, 1, 2, 3, 5, 6, 11, 16, 21
#: Words of a map.
NUMBERS = 26
_CHUNK = 16


class Mapped(NamedTuple):
    """An argument that is a tensor map, by its number: coordinates of each copy (0: it is an array), and whether copies write the array."""

    number: int
    rank: int
    stored: bool


def further(arguments: Sequence[Any], maps: Sequence[Mapped]) -> list[np.ndarray]:
    """What is given behind the arguments: the numbers of the maps, and flags of those that are written. Lack where a map is none for machine code."""
    if not maps:
        return []
    numbers = np.zeros((len(maps), NUMBERS), np.int64)
    flags: list[np.ndarray] = []
    for row, of in zip(numbers, maps):
        map = arguments[of.number] if of.number < len(arguments) else None
        if not of.rank:
            flags += [np.zeros(map.nbytes if isinstance(map, np.ndarray) else 0, np.int8)] * of.stored
            continue
        if not isinstance(map, TensorMap):
            raise Lack(f"argument {of.number} is no tensor map")
        if map.corners is not None or len(map.shape) != of.rank:
            raise Lack(f"the tensor map of argument {of.number} is one of images, or has not {of.rank} dimensions")
        row[[ITEM, CHUNKS, MASK, BYTES]] = map.itemsize, map.tile[-1] * map.itemsize // _CHUNK, max(map.swizzle // _CHUNK - 1, 0), map.bytes  # fmt: skip
        row[FILL : FILL + 2] = np.full(2, filling(map, 8), np.uint64).view(np.int64)
        for start, values in ((SHAPE, map.shape), (STRIDES, map.strides), (TILE, map.tile), (STEPS, map.steps)):
            row[start : start + of.rank] = values[::-1]
        if of.stored:
            flags.append(np.zeros(map.array.nbytes, np.int8))
    return [numbers.reshape(-1), *flags]
