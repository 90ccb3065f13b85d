"""NumPy arrays, torch tensors on the CPU and tensor descriptors as arguments of Triton's kernels, and of the simulator's."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.interop.arrays import dtype_named, tensor_of
from gpuir.interop.triton._launches import Array, Described
from gpuir.interop.triton.errors import TritonError

__all__ = ["Arrays", "TensorDescriptor"]


@dataclasses.dataclass
class TensorDescriptor:
    """Triton's ``TensorDescriptor`` for an array where Triton is not, or that is no tensor: its blocks of `block_shape`.

    `shape` and `strides`, in elements, are the array's unless given; `padding` is "zero" or "nan".
    """

    base: Any
    block_shape: Sequence[int]
    shape: Sequence[int] | None = None
    strides: Sequence[int] | None = None
    padding: str = "zero"


class Arrays:
    """The arrays of one launch: each one as what Triton is shown, and as what the simulator gets."""

    def __init__(self) -> None:
        #: By identity, so that an array that is given twice stays one.
        self._known: dict[int, tuple[Any, np.ndarray]] = {}

    def shown(self, value: Any) -> Any:
        """`value` with `Array` in place of arrays; NumPy's numbers as Python's. TypeError for an array that is none of ours."""
        if isinstance(value, np.generic):
            return value.item()
        if isinstance(value, TensorDescriptor):
            return self._descriptor(value)
        if is_array(value):
            array = self.array(value)
            steps = tuple(stride // array.itemsize for stride in array.strides)
            return Array(value, array.dtype.name, array.itemsize, array.shape, steps, array.ctypes.data)
        if isinstance(value, tuple):
            parts = map(self.shown, value)
            return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
        if hasattr(value, "block_shape") and hasattr(value, "base") and not isinstance(value.base, Array):
            # A descriptor of Triton's or Gluon's, whose checks were made with the array itself.
            changed = object.__new__(type(value))
            changed.__dict__.update(value.__dict__, base=self.shown(value.base))
            return changed
        return value

    def _descriptor(self, value: TensorDescriptor) -> Any:
        """Triton's own descriptor of one of ours."""
        base = self.shown(value.base)
        shape = tuple(base.shape if value.shape is None else value.shape)
        strides = tuple(base.stride() if value.strides is None else value.strides)
        return DescriptorOf(base, shape, strides, tuple(value.block_shape), value.padding)

    def array(self, value: Any) -> np.ndarray:
        """The memory of an array or a tensor, as NumPy sees it."""
        known = self._known.get(id(value))
        if known is None:
            known = self._known[id(value)] = value, _memory(value)
        return known[1]

    def described(self, value: Described) -> np.ndarray:
        """The array of a descriptor's sizes and strides."""
        array = self.array(value.origin)
        steps = tuple(stride // array.itemsize for stride in array.strides)
        if tuple(value.shape) == array.shape and tuple(value.strides) == steps:
            return array
        last = sum((size - 1) * stride for size, stride in zip(value.shape, value.strides))
        held = sum((size - 1) * stride for size, stride in zip(array.shape, steps))
        if last > held:
            raise ValueError(
                f"a tensor descriptor of shape {tuple(value.shape)}, strides {tuple(value.strides)} reaches element {last} of an "
                f"array with {held + 1}"
            )
        strides = tuple(stride * array.itemsize for stride in value.strides)
        view: np.ndarray = np.ndarray(value.shape, array.dtype, array, 0, strides)
        return view

    def values(self, given: Sequence[Any], types: Sequence[Any], kernel: str) -> list[Any]:
        """The arguments of a kernel whose parameters have these types, in which a descriptor is several."""
        values: list[Any] = []
        for each in given:
            if isinstance(each, Array):
                values.append(self.array(each.origin))
            elif isinstance(each, Described):
                array, sizes = self.described(each), [*each.shape, *each.strides]
                values.append(array)
                if len(values) <= len(types) and str(types[len(values) - 1]).startswith("!tt.ptr"):
                    # Where the target has no descriptors a pass makes a pointer, sizes, strides and flags of one.
                    values += sizes
                    flags = iter(each.flags)
                    while len(values) < len(types) and str(types[len(values)]) == "i1":
                        values.append(next(flags, False))
                values += sizes
            else:
                values.append(each)
        if len(values) != len(types):
            raise TritonError(
                f"@{kernel} has {len(types)} parameters at this stage ({', '.join(map(str, types))}), and {len(values)} values"
            )
        return values


@dataclasses.dataclass
class DescriptorOf:
    """What `TensorDescriptor` becomes for Triton, which turns it into its own."""

    base: Array
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    block_shape: tuple[int, ...]
    padding: str


def is_array(value: Any) -> bool:
    """Whether the value is an array, a tensor, or one of Triton's views of a tensor as another type."""
    return isinstance(value, np.ndarray) or hasattr(value, "data_ptr")


def _memory(value: Any) -> np.ndarray:
    if isinstance(value, np.ma.MaskedArray):
        raise TypeError("expected a NumPy array or a tensor, got a masked array")
    if isinstance(value, np.ndarray):
        array = value
    elif isinstance(value, Array):
        raise TypeError("an array that stands for another one is no argument")
    elif hasattr(value, "base") and hasattr(value, "dtype") and not hasattr(value, "detach"):
        # triton.reinterpret
        array = _memory(value.base).view(dtype_named(str(value.dtype)))
    else:
        array = tensor_of(value)
    if any(stride < 0 for stride in array.strides):
        raise ValueError(f"an array with negative strides {array.strides}, which no tensor has; pass a copy")
    if any(stride % array.itemsize for stride in array.strides):
        raise ValueError(
            f"an array whose strides {array.strides} are no multiples of {array.itemsize} bytes; pass a copy"
        )
    return array
