"""Registers as numbers of the types that instructions read them as, and back."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.types import small_float

__all__ = ["dtype_of", "from_register", "is_pair", "to_register"]

_KINDS = {"u": "u", "b": "u", "s": "i"}


def is_pair(type: str) -> bool:
    """Whether a register of the type holds two numbers."""
    return type.endswith("x2")


def dtype_of(type: str) -> np.dtype:
    """The dtype of a type's numbers."""
    name = type.removesuffix("x2")
    if name == "pred":
        return np.dtype(bool)
    if name == "bf16":
        return small_float("bfloat16")
    if name in ("e4m3", "e5m2"):
        return np.dtype(np.uint8)
    if name == "tf32":
        return np.dtype(np.uint32)
    if name[0] == "f":
        return np.dtype(f"f{int(name[1:]) // 8}")
    bits = int(name[1:])
    return np.dtype(f"{_KINDS[name[0]]}{max(bits // 8, 4 if bits < 8 else 1)}")


def from_register(value: Any, type: str) -> Any:
    """A register's bits as numbers; of pairs with an axis of two behind, the low half first."""
    array = np.asarray(value)
    if type == "pred":
        return array
    dtype = dtype_of(type)
    if is_pair(type):
        return np.array(array)[..., None].view(dtype)
    if array.dtype.itemsize > dtype.itemsize:
        array = array.astype(f"u{dtype.itemsize}")
    return array if array.dtype == dtype else array.view(dtype)


def to_register(value: Any, type: str) -> Any:
    """Numbers as the register has them: signed bits, floats of 32 and 64 bits as they are."""
    dtype = dtype_of(type)
    array = np.asarray(value)
    if array.dtype != dtype:
        array = array.astype(dtype)
    if type == "pred":
        return array[()]
    if is_pair(type):
        return np.ascontiguousarray(array).view(f"i{2 * dtype.itemsize}")[..., 0][()]
    if dtype.itemsize == 1:
        # Less than 16 bits no register has.
        return array.astype(np.int16)[()]
    if dtype.kind == "f" and dtype.itemsize > 2:
        return array[()]
    return array.view(f"i{dtype.itemsize}")[()]
