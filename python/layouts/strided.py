"""Strided layouts: indices in mixed radix, each digit of which walks along one dimension.

They say what linear layouts cannot, sizes that are no powers of two, such as the 24 columns of wgmma.m64n24k16; what swizzles
do, they cannot say. Where all sizes are powers of two, `linear()` is the same layout as a linear map.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from gpuir.layouts.linear import LinearLayout, bits_of, dims
from gpuir.lazy_numpy import np

__all__ = ["Digit", "Index", "StridedLayout", "digits"]


class Index(Protocol):
    """What digits are taken of: a number, an array of numbers, or a value that the program computes."""

    def __floordiv__(self, number: int, /) -> Any: ...

    def __mod__(self, number: int, /) -> Any: ...


@dataclasses.dataclass(frozen=True)
class Digit:
    """A digit of an index: ``index // weight % count``, which adds ``stride`` times its value to coordinate ``axis``."""

    weight: int
    count: int
    axis: int
    stride: int

    def coordinate(self, index: Index) -> Any:
        """What the index adds to the coordinate."""
        return index // self.weight % self.count * self.stride

    def index(self, coordinate: Index) -> Any:
        """What the coordinate adds to the index: the other way round."""
        return coordinate // self.stride % self.count * self.weight


def digits(*parts: tuple[int, int | None, int]) -> tuple[int, tuple[Digit, ...]]:
    """The size of an index, and its digits from (count, axis, stride), fastest first; along axis None nothing moves."""
    weight, moving = 1, []
    for count, axis, stride in parts:
        if axis is not None and count > 1:
            moving.append(Digit(weight, count, axis, stride))
        weight *= count
    return weight, tuple(moving)


class StridedLayout:
    """Which element of a tensor stands at each index; coordinates are the sums of what the digits of the indices add.

    ``inputs`` has name and size of each index, ``digits`` those digits of it that move. Coordinates are counted in `shape`.
    """

    def __init__(self, shape: Sequence[int], inputs: Mapping[str, tuple[int, Sequence[Digit]]]):
        self.shape = tuple(shape)
        self.inputs = {name: size for name, (size, _) in inputs.items()}
        self.digits = {name: tuple(parts) for name, (_, parts) in inputs.items()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StridedLayout) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[Any, ...]:
        return self.shape, tuple(self.inputs.items()), tuple(self.digits.items())

    def __repr__(self) -> str:
        return (
            f"StridedLayout({self.shape}, { ({name: (self.inputs[name], self.digits[name]) for name in self.inputs}) })"
        )

    def coordinates(self, indices: Mapping[str, Index]) -> tuple[Any, ...]:
        """The element at these indices."""
        element: list[Any] = [0] * len(self.shape)
        for name, index in indices.items():
            for digit in self.digits[name]:
                element[digit.axis] = element[digit.axis] + digit.coordinate(index)
        return tuple(element)

    def index(self, name: str, coordinates: Sequence[Index]) -> Any:
        """The first index of an input at which the element stands."""
        return sum(digit.index(coordinates[digit.axis]) for digit in self.digits[name])

    def table(self) -> np.ndarray:
        """The coordinates at each index: an array [*sizes of the inputs, dimensions]."""
        indices = dict(zip(self.inputs, np.indices(tuple(self.inputs.values()), sparse=True)))
        coordinates = np.broadcast_arrays(*self.coordinates(indices), np.empty(tuple(self.inputs.values())))[:-1]
        return np.stack(coordinates, axis=-1).astype(np.int64)

    def elements(self) -> np.ndarray:
        """The row-major number of the element at each index: an axis for each input."""
        return np.ravel_multi_index(tuple(np.moveaxis(self.table(), -1, 0)), self.shape)

    def cut(self, shape: Sequence[int]) -> StridedLayout:
        """The layout of the first rows and columns of the tensor: digits that would leave `shape` end before."""
        fitting = {
            name: [
                dataclasses.replace(digit, count=min(digit.count, -(-shape[digit.axis] // digit.stride)))
                for digit in parts
            ]
            for name, parts in self.digits.items()
        }
        return StridedLayout(
            shape, {name: (self.inputs[name], [d for d in parts if d.count > 1]) for name, parts in fitting.items()}
        )

    def inverse_table(self) -> np.ndarray:
        """The first index that holds each element: an array [*shape, number of inputs]; -1 for none."""
        numbers = self.elements()
        held, first = np.unique(numbers.reshape(-1), return_index=True)
        indices = np.full((math.prod(self.shape), len(self.inputs)), -1, np.int64)
        indices[held] = np.stack(np.unravel_index(first, numbers.shape), axis=-1)
        return indices.reshape(*self.shape, len(self.inputs))

    def linear(self) -> LinearLayout:
        """The same layout as a linear map; ValueError where a size is no power of two, or coordinates are carried."""
        bases: dict[str, list[tuple[int, ...]]] = {}
        for name, size in self.inputs.items():
            bases[name] = [(0,) * len(self.shape)] * bits_of(size, f"a size of {name}")
            for digit in self.digits[name]:
                weight, stride = bits_of(digit.weight, "a digit's weight"), bits_of(digit.stride, "a digit's stride")
                for bit in range(min(bits_of(digit.count, "a digit's count"), len(bases[name]) - weight)):
                    basis = list(bases[name][weight + bit])
                    basis[digit.axis] += 1 << stride + bit
                    bases[name][weight + bit] = tuple(basis)
        for axis in range(len(self.shape)):
            steps = [basis[axis] for vectors in bases.values() for basis in vectors if basis[axis]]
            if sum(steps).bit_count() != len(steps):
                raise ValueError(
                    f"expects steps along dimension {axis} that differ by powers of two, found {sorted(steps)}"
                )
        return LinearLayout(bases, dict(zip(dims(len(self.shape)), self.shape)))
