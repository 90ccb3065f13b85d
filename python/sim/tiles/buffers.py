"""Buffers of programs in shared and tensor memory: where a view of one has its elements.

Each buffer has bytes of its own in the shared memory of a program, in the order that its encoding gives the dimensions; swizzles
and paddings move nothing here, since every access goes through the same ones. Where a buffer is taken in another encoding, `reinterpretation`
says which bytes its elements are. Tensor memory is bytes of the same kind.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.layouts import UnknownLayout
from gpuir.sim.terms import Array, Data, Lanes
from gpuir.sim.tiles.sums import Key, Sum, Term
from gpuir.sim.tiles.values import lifted
from gpuir.sim.types import size_of
from gpuir.sim.values import Composite

__all__ = ["Rearranged", "View", "bytes_of", "reinterpretation", "shape_of_buffer", "strides_of", "whole_view"]


class View(Composite):
    """A view of a buffer: the address of its first element (bytes, one for each program or for all), and strides in elements."""

    __slots__ = ("base", "strides")

    def __init__(self, base: Lanes, strides: Sequence[int]):
        self.base, self.strides = base, tuple(strides)

    def parts(self) -> tuple[Data, ...]:
        return (self.base,)

    def rebuild(self, parts: Sequence[Data]) -> View:
        return View(parts[0], self.strides)

    def addresses(self, shape: Sequence[int], size: int) -> Sum | Array:
        """Addresses of the elements, a tile."""
        base = Sum.of(lifted(self.base, len(shape)))
        assert base is not None
        return Sum(base.terms | _offsets(tuple(shape), self.strides, size), base.dtype)

    def part(self, index: Sequence[Lanes], size: int, dropped: int = 0) -> View:
        """The view from the element ``index`` on, without the first ``dropped`` dimensions; an element has ``size`` bytes."""
        base: Any = self.base
        for at, stride in zip(index, self.strides):
            base = base + np.asarray(at).astype(np.int64) * np.int64(stride * size)
        return View(base, self.strides[dropped:])

    def transposed(self, order: Sequence[int]) -> View:
        """The view with its dimensions in another order."""
        return View(self.base, [self.strides[each] for each in order])

    def is_contiguous(self, shape: Sequence[int]) -> bool:
        """Whether the elements stand one behind the other, the last dimension fastest."""
        return all(size == 1 or stride == step for size, stride, step in zip(shape, self.strides, _steps(shape)))


class Rearranged(View):
    """A view whose elements are where another encoding put their bytes.

    ``table`` has each one's distance from ``base`` in bytes: an axis for the programs (of size 1 where they agree), then the view's.
    """

    __slots__ = ("table",)

    def __init__(self, base: Lanes, table: Array):
        super().__init__(base, ())
        self.table = table

    def parts(self) -> tuple[Data, ...]:
        return (self.base, self.table)

    def rebuild(self, parts: Sequence[Data]) -> Rearranged:
        base, table = parts
        return Rearranged(base, np.asarray(table))

    def addresses(self, shape: Sequence[int], size: int) -> Array:
        """Addresses of the elements, a tile."""
        table = self.table[(slice(None), *(slice(count) for count in shape))]
        return lifted(self.base, len(shape)) + table

    def part(self, index: Sequence[Lanes], size: int, dropped: int = 0) -> Rearranged:
        """The view from the element ``index`` on, without the first ``dropped`` dimensions."""
        table = self.table
        for at in index[:dropped]:
            rows = np.asarray(at).astype(np.int64).reshape(-1)
            programs = np.arange(len(table)) if len(table) > 1 else np.zeros(1, np.int64)
            table = table[programs, np.clip(rows, 0, table.shape[1] - 1)]
        starts = [int(np.asarray(at).reshape(-1)[0]) for at in index[dropped:]]
        return Rearranged(self.base, table[(slice(None), *(slice(start, None) for start in starts))])

    def transposed(self, order: Sequence[int]) -> Rearranged:
        """The view with its dimensions in another order."""
        return Rearranged(self.base, self.table.transpose(0, *(each + 1 for each in order)))

    def is_contiguous(self, shape: Sequence[int]) -> bool:
        """Never: a whole buffer whose elements stand in their order is a plain view."""
        return False


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


# Other encodings of the same bytes


def reinterpretation(source: Any, result: Any) -> Array | None:
    """How far from a buffer's beginning the elements of ``result`` are, in bytes, where the buffer is one of type ``source``.

    None where the layout of one of them is not known. -1 stands for an element whose bytes are not beside each other here.
    """
    try:
        held, wanted = _bytes_here(source), _offsets_there(result)
    except (UnknownLayout, ValueError):
        return None
    size = size_of(result.element_type)
    if (int(wanted.max()) + 1) * size > len(held):
        return None
    bytes_of_each = held[wanted[..., None] * size + np.arange(size)]
    first = bytes_of_each[..., 0]
    together = (bytes_of_each == first[..., None] + np.arange(size)).all(-1) & (first % size == 0)
    table: Array = np.where(together, first, -1)
    return table


def _bytes_here(type: Any) -> Array:
    """Where each byte of a buffer's encoding is in the simulator's buffer."""
    size = size_of(type.element_type)
    shape, strides = shape_of_buffer(type), strides_of(type)
    offsets = _offsets_there(type)
    here = sum(
        (np.arange(count).reshape(-1, *(1,) * (len(shape) - axis - 1)) * stride)
        for axis, (count, stride) in enumerate(zip(shape, strides))
    )
    elements = np.full(math.prod(shape), -1, np.int64)
    elements[offsets.reshape(-1)] = np.broadcast_to(here, shape).reshape(-1)
    if (elements < 0).any():
        raise UnknownLayout(f"the encoding of {type} has gaps")
    return (elements[:, None] * size + np.arange(size)).reshape(-1)


def _offsets_there(type: Any) -> Array:
    """The offset of each element by the buffer's encoding, counted in elements; CTAs and stages stand one behind the other."""
    # Here, since threads' kernels need nothing of Triton's dialects.
    import gpuir.dialects.ttg  # noqa: F401  (before its files, see test_import_order.py)
    from gpuir.dialects.ttg.encodings import SHARED, shared_rank
    from gpuir.dialects.ttg.shared_linear import buffer_layout

    if not isinstance(type.encoding, SHARED):
        raise UnknownLayout(f"{type.encoding} is no encoding of shared memory")
    shape = shape_of_buffer(type)
    outer, inner = shape[: len(shape) - shared_rank(type.encoding)], shape[len(shape) - shared_rank(type.encoding) :]
    layout = buffer_layout(inner, type.encoding)
    indices = layout.inverse_table()
    if (indices < 0).any() or list(layout.inputs) != ["offset", "block"]:
        raise UnknownLayout(f"{type.encoding} does not hold every element")
    offsets = indices[..., 0] + indices[..., 1] * layout.size("offset")
    stages = np.arange(math.prod(outer), dtype=np.int64) * math.prod(inner)
    return (stages.reshape(*outer, *(1,) * len(inner)) + offsets).reshape(shape)
