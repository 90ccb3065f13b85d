"""Buffers of programs in shared and tensor memory: where a view of one has its elements.

Each buffer has bytes of its own in the shared memory of a program, in the order that its encoding gives the dimensions; swizzles
and paddings move nothing here, since every access goes through the same ones. Tensor memory is bytes of the same kind.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.terms import Data, Lanes
from gpuir.sim.tiles.sums import Key, Sum, Term
from gpuir.sim.tiles.values import lifted
from gpuir.sim.types import size_of
from gpuir.sim.values import Composite

__all__ = ["View", "bytes_of", "shape_of_buffer", "strides_of", "whole_view"]


class View(Composite):
    """A view of a buffer: the address of its first element (bytes, one for each program or for all), and strides in elements."""

    __slots__ = ("base", "strides")

    def __init__(self, base: Lanes, strides: Sequence[int]):
        self.base, self.strides = base, tuple(strides)

    def parts(self) -> tuple[Data, ...]:
        return (self.base,)

    def rebuild(self, parts: Sequence[Data]) -> View:
        return View(parts[0], self.strides)

    def addresses(self, shape: Sequence[int], size: int) -> Sum:
        """Addresses of the elements, a tile."""
        base = Sum.of(lifted(self.base, len(shape)))
        assert base is not None
        return Sum(base.terms | _offsets(tuple(shape), self.strides, size), base.dtype)

    def moved(self, index: Sequence[Lanes], size: int, strides: Sequence[int]) -> View:
        """The view from the element ``index`` on, with these strides."""
        base: Any = self.base
        for at, stride in zip(index, self.strides):
            base = base + np.asarray(at).astype(np.int64) * np.int64(stride * size)
        return View(base, strides)

    def is_contiguous(self, shape: Sequence[int]) -> bool:
        """Whether the elements stand one behind the other, the last dimension fastest."""
        return all(size == 1 or stride == step for size, stride, step in zip(shape, self.strides, _steps(shape)))


def _steps(shape: Sequence[int]) -> list[int]:
    return [math.prod(shape[axis + 1 :]) for axis in range(len(shape))]


@functools.lru_cache
def _offsets(shape: tuple[int, ...], strides: tuple[int, ...], size: int) -> dict[Key, Term]:
    """Distances of the elements of a view from its first one, in bytes: terms of a sum."""
    terms = {}
    for axis, (count, stride) in enumerate(zip(shape, strides), 1):
        if count > 1:
            along = np.arange(count, dtype=np.int64) * (stride * size)
            numbers = along.reshape(*(1,) * axis, count, *(1,) * (len(shape) - axis))
            terms[axis, False] = Term(numbers, 0, int(along[-1]))
    return terms


def shape_of_buffer(type: Any) -> tuple[int, ...]:
    """The shape of a view's type."""
    return tuple(int(size) for size in type.shape)


def bytes_of(type: Any) -> int:
    """Bytes of a buffer of that type."""
    return math.prod(shape_of_buffer(type)) * size_of(type.element_type)


def strides_of(type: Any) -> list[int]:
    """Strides of a whole buffer: its encoding says which dimension is the fastest; several buffers stand one behind the other."""
    shape = shape_of_buffer(type)
    order = _order(type.encoding, len(shape))
    strides, step = [0] * len(shape), 1
    for dim in order:
        strides[dim] = step
        step *= shape[dim]
    return strides


def _order(encoding: Any, rank: int) -> list[int]:
    """The dimensions from the fastest one on."""
    last_first = list(range(rank - 1, -1, -1))
    given = getattr(encoding, "order", None)
    if given is not None and isinstance(given, (list, tuple, ir.DenseI32ArrayAttr)):
        inner = [int(each) + rank - len(given) for each in given]
        if sorted(inner) == list(range(rank - len(inner), rank)):
            return inner + list(range(rank - len(inner) - 1, -1, -1))
    if getattr(encoding, "transposed", False) is True and rank >= 2:
        return [rank - 2, rank - 1, *range(rank - 3, -1, -1)]
    return last_first


def whole_view(type: Any, start: int) -> View:
    """A buffer of that type at an address."""
    return View(np.int64(start), strides_of(type))
