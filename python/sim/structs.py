"""Structs by value as arguments of kernels: bytes, some of which are pointers to arrays."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from gpuir.sim.hopper.tensor_map import TensorMap

__all__ = ["Struct", "arrays_in"]


@dataclasses.dataclass(frozen=True, eq=False)
class Struct:
    """A struct that a kernel takes by value: its bytes, and the arrays that its pointers point to, by the pointer's offset in bytes.

    ``data`` is bytes, or an array of numbers, or of one record. ``pointers`` says where in it 8 bytes are the address of an array's
    first element: the simulator writes the address there that the array has in its own memory, and the array is read and changed in place
    like one that is an argument itself. Arrays are contiguous in row-major order, ValueError otherwise.
    """

    data: bytes | np.ndarray
    pointers: Mapping[int, np.ndarray] = dataclasses.field(default_factory=dict)

    def __post_init__(self) -> None:
        size = len(self.bytes)
        last = -8
        for offset, array in sorted(self.pointers.items()):
            if not last + 8 <= offset <= size - 8:
                raise ValueError(
                    f"pointers: a pointer at byte {offset} does not fit a struct of {size} bytes, or overlaps another"
                )
            if not isinstance(array, np.ndarray) or not array.flags.c_contiguous:
                raise ValueError(f"pointers: expected a contiguous NumPy array at byte {offset}")
            last = offset

    @property
    def bytes(self) -> bytes:
        """The bytes, with what the caller has for pointers."""
        return self.data.tobytes() if isinstance(self.data, np.ndarray) else bytes(self.data)


def arrays_in(values: Iterable[Any]) -> list[np.ndarray]:
    """The arrays of arguments: those that are arguments, those of tensor maps, and those that structs point to."""
    arrays: list[np.ndarray] = []
    for value in values:
        if isinstance(value, Struct):
            arrays += value.pointers.values()
        elif isinstance(value, TensorMap):
            arrays.append(value.array)
        elif isinstance(value, np.ndarray):
            arrays.append(value)
    return arrays
