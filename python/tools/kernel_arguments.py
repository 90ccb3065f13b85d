"""Arguments of kernels as command lines describe them: sizes, numbers, files, and arrays that are made here."""

from __future__ import annotations

import argparse
import re
from typing import Any

import numpy as np

from gpuir.errors import Error
from gpuir.sim.types import SMALL_FLOATS, small_float

__all__ = ["ARG_HELP", "argument", "dims"]

#: Bytes of an array that is made here.
_MOST_BYTES = 1 << 30

ARG_HELP = (
    "an argument, in order: a number; an .npy file; or KIND:SHAPExTYPE with KIND one of zeros, ones, arange, random "
    "(uniform in [0, 1), integers up to 100), e.g. random:64x64xf16, zeros:1000xf32"
)
_DTYPES = {
    "f16": "f2",
    "f32": "f4",
    "f64": "f8",
    "i8": "i1",
    "i16": "i2",
    "i32": "i4",
    "i64": "i8",
    "index": "i8",
    "i1": "?",
}


def dims(text: str) -> tuple[int, int, int]:
    if not re.fullmatch(r"[1-9][0-9]{0,9}(x[1-9][0-9]{0,9}){0,2}", text):
        raise argparse.ArgumentTypeError(f"expected sizes such as 8 or 16x4x1, got '{text}'")
    x, y, z = (*map(int, text.split("x")), 1, 1)[:3]
    return x, y, z


def argument(text: str, random: np.random.Generator) -> Any:
    """The value that one --arg describes."""
    if re.fullmatch(r"[+-]?[0-9]+", text):
        return int(text)
    if text.endswith(".npy"):
        try:
            return np.load(text, allow_pickle=False)
        except OSError as error:
            raise Error(f"--arg={text}: {error.strerror or error}") from None
        except (ValueError, EOFError):
            # NumPy takes what it does not know for pickled objects, and advises to load them.
            raise Error(f"--arg={text}: the file is no array of numbers as numpy.save writes it") from None
    match = re.fullmatch(r"(zeros|ones|arange|random):((?:[0-9]+x)*)([a-z][a-z0-9A-Z]*)", text)
    if match:
        kind, sizes, name = match.groups()
        shape = tuple(int(size) for size in sizes.split("x")[:-1])
        dtype = _dtype(name, text)
        # Random numbers are f64 first.
        if int(np.prod(shape, dtype=object)) * 8 > _MOST_BYTES:
            raise Error(f"--arg={text}: arrays of more than {_MOST_BYTES // 8:,} elements come from .npy files")
        if kind == "random":
            integer = dtype.kind in "bi"
            return (
                random.integers(0, 2 if dtype.kind == "b" else 100, shape) if integer else random.random(shape)
            ).astype(dtype)
        if kind == "arange":
            return np.arange(int(np.prod(shape))).reshape(shape).astype(dtype)
        return np.full(shape, kind == "ones", dtype)
    try:
        return float(text)
    except ValueError:
        raise Error(f"--arg={text}: {ARG_HELP}") from None


def _dtype(name: str, text: str) -> np.dtype:
    if name in _DTYPES:
        return np.dtype(_DTYPES[name])
    if name in SMALL_FLOATS:
        return small_float(SMALL_FLOATS[name])
    raise Error(f"--arg={text}: no type '{name}'; one of {', '.join([*_DTYPES, *SMALL_FLOATS])}")
