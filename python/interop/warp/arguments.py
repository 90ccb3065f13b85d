"""Warp's packed arguments as the simulator takes them: structs whose pointers are arrays of the caller's."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

import numpy as np

from gpuir import sim
from gpuir.interop.arrays import memory_at
from gpuir.interop.warp.compiling import WarpError

__all__ = ["value_of"]


def value_of(packed: Any, type: Any, by_value: bool) -> Any:
    """A parameter's value: a number, or its bytes with the arrays that they point to. `packed` is what Warp passes, `type` what the
    kernel says of it (None: no arrays are in it)."""
    if not by_value:
        return packed.value
    pointers: dict[int, np.ndarray] = {}
    for offset, memory in _pointers(packed, type):
        if memory.size:
            pointers[offset] = memory
    return sim.Struct(bytes(packed), pointers)


def _pointers(packed: Any, type: Any) -> Iterator[tuple[int, np.ndarray]]:
    """The memory of arrays, by where their pointers are."""
    from warp import types

    if isinstance(packed, _class("indexedarray_t")):
        raise WarpError("an indexed array is not simulated: pass a copy, array.contiguous()")
    if isinstance(packed, _class("array_t")):
        step = types.type_size_in_bytes(type.dtype)
        shape, strides = packed.shape[: packed.ndim], packed.strides[: packed.ndim]
        size = step + sum((n - 1) * stride for n, stride in zip(shape, strides)) if all(shape) else 0
        for name in ("data", "grad"):
            address = getattr(packed, name)
            if address:
                yield getattr(_class("array_t"), name).offset, memory_at(address, size)
    elif hasattr(type, "vars") and hasattr(packed, "_fields_"):
        # A struct of Warp's, whose fields may be arrays and structs.
        for name, _ in packed._fields_:
            if name in type.vars:
                start = getattr(packed.__class__, name).offset
                value = getattr(packed, name)
                if isinstance(value, ctypes.Structure):
                    for offset, memory in _pointers(value, type.vars[name].type):
                        yield start + offset, memory


def _class(name: str) -> Any:
    from warp._src import types

    return getattr(types, name)
