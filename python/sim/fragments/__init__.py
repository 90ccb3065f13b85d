"""Fragments: which element of a matrix each register of each lane of a warp holds.

A ``Fragment`` is that table, one home for what executes an instruction, checks it, or draws it. ``mma`` has the tables of
NVIDIA's warp-level instructions.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

__all__ = ["Fragment"]


class Fragment:
    """A matrix of ``shape`` (rows, columns; further axes first) spread over the lanes of a warp.

    ``element[lane, register, i]`` is the number, in row-major order, of the matrix's element that is held there. An
    element may be held more than once; every element is held at least once, and the first holder's value counts.
    """

    def __init__(self, shape: tuple[int, ...], element: np.ndarray):
        self.shape = tuple(shape)
        self.element = np.asarray(element, np.int64)
        self.lanes, self.registers, self.per = self.element.shape
        #: Elements that a lane holds.
        self.held = self.registers * self.per
        size = int(np.prod(self.shape))
        flat = self.element.reshape(-1)
        unique, first = np.unique(flat, return_index=True)
        if len(unique) != size or unique[0] != 0 or unique[-1] != size - 1:
            raise ValueError(f"a fragment of shape {self.shape} needs all of its {size} elements, got {len(unique)}")
        #: Where each element is: lane * held + register * per + element.
        self.holder = first
        self._whole = len(flat) == size
        # A register's elements that are neighbours in the matrix move as one word.
        runs = self.element[:, :, :1] + np.arange(self.per)
        self._words = self.per > 1 and self._whole and bool((runs == self.element).all())
        self._words = self._words and not (self.element[:, :, 0] % self.per).any()

    @property
    def index(self) -> tuple[np.ndarray, ...]:
        """Row and column (and what stands before them) of each element that is held: arrays [lane, register, element]."""
        return np.unravel_index(self.element, self.shape)

    @property
    def place(self) -> np.ndarray:
        """The old name of `element`."""
        warnings.warn(
            "Fragment.place is now Fragment.element; the old name goes in 0.3", DeprecationWarning, stacklevel=2
        )
        return self.element

    def where(self, *index: Any) -> tuple[Any, Any, Any]:
        """Lane, register and element within it that hold the matrix's element at ``index``."""
        holder = self.holder[np.ravel_multi_index(index, self.shape)]
        return holder // self.held, holder % self.held // self.per, holder % self.per

    def matrix(self, values: np.ndarray) -> np.ndarray:
        """Matrices [warps, *shape] of values [threads, held]."""
        unit = self._unit(values.dtype.itemsize)
        values = np.ascontiguousarray(values)
        warps = len(values) // self.lanes
        if unit == 1:
            return values.reshape(warps, -1).take(self.holder, axis=1).reshape(warps, *self.shape)
        words = values.view(f"u{unit * values.dtype.itemsize}").reshape(warps, -1)
        holder = self.holder[::unit] // unit
        return words.take(holder, axis=1).view(values.dtype).reshape(warps, *self.shape)

    def values(self, matrix: np.ndarray) -> np.ndarray:
        """Values [threads, held] of matrices [warps, *shape]."""
        unit = self._unit(matrix.dtype.itemsize)
        matrix = np.ascontiguousarray(matrix)
        warps = len(matrix)
        if unit == 1:
            return matrix.reshape(warps, -1).take(self.element.reshape(-1), axis=1).reshape(-1, self.held)
        words = matrix.reshape(warps, -1).view(f"u{unit * matrix.dtype.itemsize}")
        element = self.element.reshape(-1)[::unit] // unit
        return words.take(element, axis=1).view(matrix.dtype).reshape(-1, self.held)

    def _unit(self, itemsize: int) -> int:
        """How many neighbours are moved at once: at most eight bytes."""
        unit = self.per if self._words else 1
        while unit * itemsize > 8:
            unit //= 2
        return unit
