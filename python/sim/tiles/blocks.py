"""Blocks of tensors in global memory: what block pointers and tensor descriptors name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.sim.hopper.im2col import column
from gpuir.sim.hopper.tensor_map import TensorMap
from gpuir.sim.terms import Array, Data, Lanes
from gpuir.sim.tiles.values import lifted
from gpuir.sim.values import Composite

__all__ = ["Block", "Descriptor", "Images"]


class _Tensor(Composite):
    """A tensor at ``base`` (bytes) with sizes and strides in elements, each a number for all programs or one for each."""

    __slots__ = ("base", "padding", "shape", "strides")

    def __init__(self, base: Lanes, shape: Sequence[Any], strides: Sequence[Any], padding: float = 0.0):
        self.base, self.shape, self.strides, self.padding = base, tuple(shape), tuple(strides), padding

    def places(self, index: Sequence[Array], checked: Sequence[int], size: int) -> tuple[Array, Array | None]:
        """Addresses of the elements at ``index`` (a tile for each dimension), and which lie within the dimensions ``checked``."""
        rank = max(each.ndim for each in index) - 1
        addresses = lifted(self.base, rank)
        inside: Any = None
        for dim, (at, stride) in enumerate(zip(index, self.strides)):
            addresses = addresses + at * (lifted(stride, rank).astype(np.int64) * np.int64(size))
            if dim in checked:
                good = (at >= 0) & (at < lifted(self.shape[dim], rank))
                inside = good if inside is None else inside & good
        return addresses, inside


class Block(_Tensor):
    """A block pointer: a tensor, and where a block of it begins (numbers of elements along each dimension)."""

    __slots__ = ("offsets",)

    def __init__(self, base: Lanes, shape: Sequence[Any], strides: Sequence[Any], offsets: Sequence[Any]):
        super().__init__(base, shape, strides)
        self.offsets = tuple(offsets)

    def parts(self) -> tuple[Data, ...]:
        return (self.base, *self.shape, *self.strides, *self.offsets)

    def rebuild(self, parts: Sequence[Data]) -> Block:
        rank = len(self.shape)
        return Block(parts[0], parts[1 : rank + 1], parts[rank + 1 : 2 * rank + 1], parts[2 * rank + 1 :])

    def addresses(self, shape: Sequence[int], checked: Sequence[int], size: int) -> tuple[Array, Array | None]:
        """Addresses of the elements of a block of that shape, and which lie within the dimensions ``checked`` (None: all)."""
        return self.places(indices(self.offsets, shape), checked, size)

    def advanced(self, by: Sequence[Lanes]) -> Block:
        """The block that many elements on."""
        return Block(self.base, self.shape, self.strides, [at + each for at, each in zip(self.offsets, by)])


class Descriptor(_Tensor):
    """A tensor descriptor: what lies outside of the tensor is read as ``padding`` and not written.

    ``enabled``: whether copies by it do anything, a flag for each program or for all.
    """

    __slots__ = ("enabled",)

    def __init__(
        self, base: Lanes, shape: Sequence[Any], strides: Sequence[Any], padding: float = 0.0, enabled: Lanes = np.True_
    ):  # fmt: skip
        super().__init__(base, shape, strides, padding)
        self.enabled = enabled

    def parts(self) -> tuple[Data, ...]:
        return (self.enabled, self.base, *self.shape, *self.strides)

    def rebuild(self, parts: Sequence[Data]) -> Descriptor:
        rank = len(self.shape)
        return Descriptor(parts[1], parts[2 : rank + 2], parts[rank + 2 :], self.padding, parts[0])


class Images(Descriptor):
    """A descriptor of images [N, H, W, C], or of fewer or more spatial dimensions, whose pixels are copied in columns (im2col).

    ``map`` has the bounding box of pixels, how far they are apart, and how many pixels and channels a copy has.
    """

    __slots__ = ("map",)

    def __init__(self, base: Lanes, map: TensorMap, enabled: Lanes = np.True_):
        shape = [np.int64(size) for size in map.shape]
        strides = [np.int64(stride // map.itemsize) for stride in map.strides]
        super().__init__(base, shape, strides, float("nan") if map.nan else 0.0, enabled)
        self.map = map

    def rebuild(self, parts: Sequence[Data]) -> Images:
        return Images(parts[1], self.map, parts[0])

    def column(self, origin: Sequence[Lanes], offsets: Sequence[Lanes]) -> list[Array]:
        """The index of each element of a copy that begins at a pixel and channel, along each dimension."""
        assert self.map.corners is not None
        (pixels, channels), (lower, upper) = self.map.box, self.map.corners
        numbers = [np.atleast_1d(np.asarray(each)) for each in (*origin, *offsets)]
        at, by = numbers[: len(origin)], numbers[len(origin) :]
        found = column(self.map.shape[1:-1], lower, upper, self.map.steps[:-1], at[:-1], by, pixels)
        along = at[-1].astype(np.int64)[:, None, None] + np.arange(channels, dtype=np.int64)
        return [*(each[:, :, None] for each in found), along]


def indices(offsets: Sequence[Lanes], shape: Sequence[int]) -> list[Array]:
    """For each dimension the index of each element of a block of that shape, a tile of size 1 along the others."""
    rank = len(shape)
    found = []
    for dim, (offset, size) in enumerate(zip(offsets, shape)):
        along = np.arange(size, dtype=np.int64).reshape(1, *(size if axis == dim else 1 for axis in range(rank)))
        found.append(lifted(offset, rank).astype(np.int64) + along)
    return found
