"""Arguments of CuTe DSL's functions: whose memory they are, and the values of a kernel's parameters."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

import numpy as np

from gpuir import sim
from gpuir.interop.arrays import Owned, array_of, is_tensor, memory_at
from gpuir.interop.ptx import Kernel

__all__ = ["memory_of", "value_at"]


def memory_of(arguments: Any) -> Iterator[np.ndarray]:
    """The memory of all tensors among arguments, in tuples and structs too."""
    if isinstance(arguments, np.ndarray) or is_tensor(arguments):
        yield array_of(arguments)
    elif hasattr(arguments, "load_dltensor"):
        # What cute.runtime.from_dlpack gives.
        size = 1 + sum((n - 1) * step for n, step in zip(_flat(arguments.shape), _flat(arguments.stride)))
        yield memory_at(int(arguments.data_ptr), size * -(-int(arguments.element_type.width) // 8))
    elif isinstance(arguments, dict):
        for each in arguments.values():
            yield from memory_of(each)
    elif isinstance(arguments, (tuple, list)):
        for each in arguments:
            yield from memory_of(each)
    elif hasattr(arguments, "__dataclass_fields__"):
        yield from memory_of([getattr(arguments, name) for name in arguments.__dataclass_fields__])


def _flat(sizes: Any) -> list[int]:
    return [inner for each in sizes for inner in _flat(each)] if isinstance(sizes, (tuple, list)) else [int(sizes)]


def value_at(address: int, kernel: Kernel, number: int, memory: Owned) -> Any:
    """The value of a kernel's parameter, of which the host has the address."""
    size, kind = kernel.sizes[number], kernel.kinds[number]
    data = ctypes.string_at(address, size)
    if kernel.by_value[number]:
        words = {at: int.from_bytes(data[at : at + 8], "little") for at in range(0, size - 7, 8)}
        # An integer that is an address of the caller's memory is a pointer.
        pointers = {at: found for at, word in words.items() if (found := memory.at(word)) is not None}
        return sim.Struct(data, pointers)
    if kind == "ptr":
        found = memory.at(int.from_bytes(data, "little"))
        return np.int64(int.from_bytes(data, "little")) if found is None else found
    if kind in ("f32", "f64"):
        return np.frombuffer(data, np.float32 if kind == "f32" else np.float64)[0]
    return int.from_bytes(data, "little")
