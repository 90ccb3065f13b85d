"""Registers as numbers of the types that instructions read them as, and back."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.types import small_float

__all__ = ["CODES", "dtype_of", "from_register", "is_pair", "to_register"]

_KINDS = {"u": "u", "b": "u", "s": "i"}
#: Numbers of 8, 6 and 4 bits, of which NumPy has the codes.
CODES = ("e4m3", "e5m2", "e2m3", "e3m2", "e2m1", "ue8m0", "ue5m3", "s2f6")

#: How far the numbers of 4 bits in a register are shifted.
_NIBBLES = np.array([0, 4, 8, 12], np.uint8)


def is_pair(type: str) -> bool:
    """Whether a register of the type holds two numbers."""
    return type.endswith("x2")


def _count(type: str) -> int:
    """How many numbers a register of the type holds."""
    return 2 if is_pair(type) else 4 if type.endswith("x4") else 1


def _element(type: str) -> str:
    """The type of one of these numbers."""
    return type.removesuffix("x2").removesuffix("x4")


def dtype_of(type: str) -> np.dtype:
    """The dtype of a type's numbers."""
    name = _element(type)
    if name == "pred":
        return np.dtype(bool)
    if name == "bf16":
        return small_float("bfloat16")
    if name in CODES:
        return np.dtype(np.uint8)
    if name == "tf32":
        return np.dtype(np.uint32)
    if name[0] == "f":
        return np.dtype(f"f{int(name[1:]) // 8}")
    bits = int(name[1:])
    return np.dtype(f"{_KINDS[name[0]]}{max(bits // 8, 4 if bits < 8 else 1)}")


def from_register(value: Any, type: str) -> Any:
    """A register's bits as numbers; of pairs and fours with an axis of them behind, the low one first."""
    array = np.asarray(value)
    if type == "pred":
        return array
    dtype = dtype_of(type)
    if type == "e2m1x2":
        return (array[..., None].astype(np.uint8) >> _NIBBLES[:2]) & np.uint8(15)
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
    count = _count(type)
    if _element(type) == "e2m1":
        return (array.astype(np.int16) << _NIBBLES[:count]).sum(-1, dtype=np.int16)[()]
    if count > 1:
        return np.ascontiguousarray(array).view(f"i{count * dtype.itemsize}")[..., 0][()]
    if dtype.itemsize == 1:
        # Less than 16 bits no register has.
        return array.astype(np.int16)[()]
    if dtype.kind == "f" and dtype.itemsize > 2:
        return array[()]
    return array.view(f"i{dtype.itemsize}")[()]
