"""How values of MLIR types are held in NumPy.

A value that is the same for all threads is a NumPy scalar; one that differs has a leading axis of the threads. A vector
has its own axes behind the thread axis, which is 1 where all threads have the same vector. Integers are held signed
(signless ones too), an ``index`` in 64 bits, i1 as bool; an integer of another width in the next larger one, with its
sign extended. Pointers are int64 byte addresses, structs and arrays of the llvm dialect are tuples.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.findings import UnsupportedOp
from gpuir.sim.terms import Lanes

__all__ = ["SMALL_FLOATS", "bits_of", "constant", "dtype_of", "element_type", "size_of", "unsigned", "wrapped"]

_FLOATS = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "tf32": np.float32}
#: MLIR's small floats and their names in ml_dtypes.
SMALL_FLOATS = {
    "bf16": "bfloat16",
    "f8E4M3FN": "float8_e4m3fn",
    "f8E4M3FNUZ": "float8_e4m3fnuz",
    "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "f8E4M3": "float8_e4m3",
    "f8E3M4": "float8_e3m4",
    "f8E5M2": "float8_e5m2",
    "f8E5M2FNUZ": "float8_e5m2fnuz",
    "f8E8M0FNU": "float8_e8m0fnu",
    "f6E2M3FN": "float6_e2m3fn",
    "f6E3M2FN": "float6_e3m2fn",
    "f4E2M1FN": "float4_e2m1fn",
}


def small_float(name: str) -> np.dtype:
    """The dtype of ml_dtypes for a float that NumPy lacks, by its name there."""
    try:
        import ml_dtypes
    except ImportError:
        raise UnsupportedOp(
            f"{name} needs the package ml_dtypes: pip install 'gpuir[sim]', or pip install ml_dtypes"
        ) from None
    return np.dtype(getattr(ml_dtypes, name))


@functools.cache
def _dtype(text: str) -> np.dtype | None:
    if text in _FLOATS:
        return np.dtype(_FLOATS[text])
    if text in SMALL_FLOATS:
        return small_float(SMALL_FLOATS[text])
    if text in ("index", "!amdgpu.ds_barrier_state") or text.startswith(("!llvm.ptr", "!tt.ptr")):
        return np.dtype(np.int64)
    if text == "i1":
        return np.dtype(np.bool_)
    head = text[0] if text[:1] == "i" else text[:2]
    if head in ("i", "si", "ui") and text[len(head) :].isdigit():
        width = int(text[len(head) :])
        if width <= 64:
            return np.dtype(f"i{max(8, 1 << (width - 1).bit_length()) // 8}")
    if text.startswith("complex<"):
        parts: dict[str, np.dtype] = {"f32": np.dtype(np.complex64), "f64": np.dtype(np.complex128)}
        return parts.get(text[8:-1])
    return None


def element_type(type: ir.Type | str) -> Any:
    """The element of a vector, memref or tensor type; any other type itself."""
    return type.element_type if isinstance(type, ir.ShapedType) else type


def dtype_of(type: ir.Type | str) -> np.dtype:
    """The dtype that holds a scalar of ``type`` (or of the type of that text), or an element of it; UnsupportedOp where there is none."""
    dtype = _dtype(str(element_type(type)))
    if dtype is None:
        raise UnsupportedOp(f"the simulator has no values of type {type}")
    return dtype


def bits_of(type: ir.Type) -> int:
    """Bits of an integer, index, float or pointer type, or of the element of a shaped one."""
    text = str(element_type(type))
    if text[:1] == "i" and text[1:].isdigit():
        return int(text[1:])
    if text[:2] in ("si", "ui") and text[2:].isdigit():
        return int(text[2:])
    if text.startswith(("f4E", "f6E")):
        return int(text[1])
    return 8 * dtype_of(type).itemsize


def size_of(type: ir.Type) -> int:
    """Bytes of an element in memory: an i1, an i4 or a float of 4 or 6 bits takes one."""
    return dtype_of(type).itemsize


def is_odd(type: ir.Type) -> bool:
    """Whether the type is an integer that its dtype is wider than, so that results are to be wrapped."""
    dtype = dtype_of(type)
    return dtype.kind == "i" and bits_of(type) != 8 * dtype.itemsize


def unsigned(value: Lanes) -> Any:
    """A view of integers as unsigned ones of their width; bool stays."""
    return value if value.dtype.kind in "bu" else value.view(f"u{value.dtype.itemsize}")


def signed(value: Lanes) -> Any:
    """The way back from ``unsigned``."""
    return value.view(f"i{value.dtype.itemsize}") if value.dtype.kind == "u" else value


def wrapped(value: Lanes, bits: int) -> Any:
    """``value`` cut to ``bits`` bits, with its sign extended to its dtype."""
    shift = value.dtype.type(8 * value.dtype.itemsize - bits)
    return (value << shift) >> shift


def constant(value: Lanes, dtype: np.dtype, bits: int | None = None) -> Any:
    """A scalar of ``dtype`` from a Python number; an integer is taken modulo its width."""
    if dtype.kind == "b":
        return np.bool_(bool(int(value) & 1))
    if dtype.kind == "i":
        width = bits or 8 * dtype.itemsize
        number = int(value) & ((1 << width) - 1)
        return dtype.type(number - (1 << width) if number >> (width - 1) else number)
    return dtype.type(value)
