"""The caller's arrays as NumPy sees them: its own, tensors on the CPU, and what has DLPack or ``__array_interface__``."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

import numpy as np

__all__ = ["Owned", "array_of", "dtype_named", "is_tensor", "memory_at", "span", "tensor_of"]


def is_tensor(value: Any) -> bool:
    """Whether the value is a tensor of torch's, or of what has its methods."""
    return hasattr(value, "detach") and hasattr(value, "data_ptr")


def array_of(value: Any) -> Any:
    """The memory of an array as NumPy sees it, which writes into it; other values as they are. TypeError for arrays that are not on the CPU."""
    if isinstance(value, np.ma.MaskedArray):
        raise TypeError("expected a NumPy array or a tensor, got a masked array")
    if isinstance(value, np.ndarray):
        return value.view(np.ndarray)
    if isinstance(value, np.generic):
        return value
    if is_tensor(value):
        return tensor_of(value)
    if hasattr(value, "__array_interface__"):
        return np.asarray(value)
    if not hasattr(value, "__dlpack__"):
        return value
    try:
        array = np.from_dlpack(value)
    except (TypeError, RuntimeError, BufferError) as error:
        raise TypeError(f"{type(value).__name__} is no array that NumPy sees: {error}") from None
    if not array.flags.writeable:
        # Of a producer that says nothing of writing; the memory is the same.
        array = np.lib.stride_tricks.as_strided(array, array.shape, array.strides)
        array.flags.writeable = True
    return array


def tensor_of(value: Any) -> np.ndarray:
    """The memory of a torch tensor; TypeError for one that is not on the CPU, or whose elements NumPy cannot have."""
    device = getattr(getattr(value, "device", None), "type", "cpu")
    if device != "cpu" or not hasattr(value, "detach"):
        kind = f"a tensor on {device}" if device != "cpu" else f"a {type(value).__name__}"
        raise TypeError(f"expected a NumPy array or a tensor on the CPU, got {kind}")
    tensor = value.detach()
    dtype = dtype_named(str(tensor.dtype))
    if dtype.kind in "biufc" and dtype.isbuiltin:
        array: np.ndarray = tensor.numpy()
        return array
    torch: Any = sys.modules["torch"]
    raw = {1: torch.uint8, 2: torch.int16}[dtype.itemsize]
    view: np.ndarray = tensor.view(raw).numpy().view(dtype)
    return view


#: Names of dtypes of torch and Triton where those of NumPy and ml_dtypes are others.
_NAMES = {
    "fp16": "float16", "bf16": "bfloat16", "fp32": "float32", "fp64": "float64", "fp8e4nv": "float8_e4m3fn",
    "fp8e5": "float8_e5m2", "fp8e4b8": "float8_e4m3fnuz", "fp8e5b16": "float8_e5m2fnuz",
    "fp8e4b15": "float8_e4m3b11fnuz", "int1": "bool",
}  # fmt: skip


def dtype_named(name: str) -> np.dtype:
    """NumPy's dtype, or that of ml_dtypes, by its name in torch or Triton; TypeError where there is none."""
    name = name.rpartition(".")[2]
    name = _NAMES.get(name, name)
    try:
        return np.dtype(name)
    except TypeError:
        pass
    try:
        import ml_dtypes  # an extra
    except ImportError:
        raise TypeError(f"arrays of {name} need ml_dtypes: pip install gpuir[sim]") from None
    if not hasattr(ml_dtypes, name):
        raise TypeError(f"NumPy has no arrays of {name}")
    return np.dtype(getattr(ml_dtypes, name))


def span(array: np.ndarray) -> np.ndarray:
    """The memory from an array's first element to its last one as a contiguous array, for kernels that take strides.

    An array that is contiguous in row-major order is given back as it is, one of records as bytes. What lies between the elements of
    another one is its owner's, and is seen and kept. ValueError for negative strides, where the first element is not the lowest.
    """
    if array.dtype.names or array.dtype.hasobject or array.dtype.kind in "mM" or array.dtype.type is np.void:
        size = int(sum((n - 1) * step for n, step in zip(array.shape, array.strides))) + array.itemsize
        return _at(array, np.dtype(np.uint8), size)
    if array.flags.c_contiguous:
        return array
    count, rest = divmod(sum((n - 1) * step for n, step in zip(array.shape, array.strides)), array.itemsize)
    if rest:
        return _at(array, np.dtype(np.uint8), count * array.itemsize + rest + array.itemsize)
    return _at(array, array.dtype, count + 1)


def _at(array: np.ndarray, dtype: np.dtype, count: int) -> np.ndarray:
    """Elements of memory from the array's first one on."""
    if array.dtype.hasobject:
        raise TypeError("an array of Python objects is no argument of a kernel")
    if not array.size:
        return np.empty(0, dtype)
    if any(step < 0 for step in array.strides):
        raise ValueError(f"an array with negative strides {array.strides}: pass a copy")
    memory = _Memory(array.ctypes.data, count * dtype.itemsize, array, writeable=array.flags.writeable)
    return np.asarray(memory).view(dtype)


class _Memory:
    """Memory as an array, which keeps what the memory is of alive."""

    def __init__(self, address: int, size: int, of: Any = None, *, writeable: bool = True):
        self._of = of
        self.__array_interface__ = {"version": 3, "typestr": "|u1", "shape": (size,), "data": (address, not writeable)}


class Owned:
    """The memory of a launch's arrays, for kernels that get addresses: which array one is in."""

    def __init__(self, arrays: Iterable[np.ndarray]):
        self._spans = [each for each in map(span, arrays) if each.size]
        self._known: dict[int, np.ndarray] = {}

    def at(self, address: int) -> np.ndarray | None:
        """The rest of the array from an address on, always the same object for one address; None for one that is in no array."""
        if address not in self._known:
            for each in self._spans:
                offset = address - each.ctypes.data
                if 0 <= offset < each.nbytes:
                    whole = offset % each.itemsize
                    flat = each.reshape(-1)
                    part = flat.view(np.uint8)[offset:] if whole else flat[offset // each.itemsize :]
                    self._known[address] = part if offset else each
                    break
        return self._known.get(address)


def memory_at(address: int, size: int) -> np.ndarray:
    """Bytes at an address, which somebody else keeps alive."""
    return np.asarray(_Memory(address, size))
