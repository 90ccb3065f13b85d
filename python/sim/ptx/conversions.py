"""cvt: between integers and floats of all widths, in every rounding.

Source: PTX ISA, "cvt", "cvt.pack".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.ptx import Signature
from gpuir.sim import narrow
from gpuir.sim.ops.conversions import convert
from gpuir.sim.ptx.floats import MODES, flushed
from gpuir.sim.ptx.numbers import dtype_of

__all__ = ["conversion"]

Operation = Callable[..., Any]
_FLOATS = ("f16", "bf16", "f32", "f64")
_SMALL = ("e4m3x2", "e5m2x2")
_WHOLE: dict[str, Operation] = {"rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil}
_LARGEST = {"f16": 65504.0, "bf16": float(np.array(0x7F7F0000, np.uint32).view(np.float32))}


def conversion(facts: Signature) -> Operation | None:
    """What a cvt does with numbers of its source's type; None for what is not simulated."""
    if "pack" in facts.words:
        return _pack(facts)
    target, source = facts.types[0], facts.types[-1]
    if target in _SMALL or source in _SMALL:
        return _small(facts, target, source)
    if target in ("f16x2", "bf16x2"):
        return _pair(facts, target, source)
    if target == "tf32":
        return _tf32(facts)
    if source in _FLOATS:
        return _to_integer(facts, target, source) if target not in _FLOATS else _to_float(facts, target, source)
    return _from_integer(facts, target, source) if target in _FLOATS else _integers(facts, target)


def _integers(facts: Signature, target: str) -> Operation:
    dtype = dtype_of(target)
    limits = np.iinfo(dtype)

    def run(a: Any) -> Any:
        if "sat" in facts.words:
            low, high = max(limits.min, int(np.iinfo(a.dtype).min)), min(limits.max, int(np.iinfo(a.dtype).max))
            a = np.clip(a, a.dtype.type(low), a.dtype.type(high))
        return a.astype(dtype)

    return run


def _to_integer(facts: Signature, target: str, source: str) -> Operation | None:
    mode = next((word for word in facts.words if word in _WHOLE), None)
    if mode is None:
        return None
    dtype, kept = dtype_of(target), dtype_of(source)
    limits = np.iinfo(dtype)
    flush = flushed(kept) if "ftz" in facts.words else None
    # What NaN becomes where 64 bits are in play is the highest bit alone.
    nan = 0 if source != "f64" and dtype.itemsize < 8 else 1 << (8 * dtype.itemsize - 1)
    empty = np.array(nan, f"u{dtype.itemsize}").view(dtype)

    def run(a: Any) -> Any:
        a = a if flush is None else flush(a)
        whole = _WHOLE[mode](a.astype(np.float64))
        inside = np.where(np.isnan(whole) | (whole >= float(limits.max)) | (whole <= float(limits.min)), 0.0, whole)
        made = inside.astype(dtype)
        made = np.where(whole >= float(limits.max), dtype.type(limits.max), made)
        made = np.where(whole <= float(limits.min), dtype.type(limits.min), made)
        return np.where(np.isnan(a), empty, made)

    return run


def _limited(facts: Signature, dtype: np.dtype, name: str) -> Operation:
    """sat, relu and satfinite."""
    words = facts.words

    def limit(made: Any) -> Any:
        if "sat" in words:
            made = np.where(np.isnan(made), dtype.type(0), np.clip(made, dtype.type(0), dtype.type(1))) + dtype.type(0)
        if "relu" in words:
            made = np.where(made > 0, made, np.where(np.isnan(made), made, dtype.type(0)))
        if "satfinite" in words and name in _LARGEST:
            most = dtype.type(_LARGEST[name])
            made = np.where(np.isinf(made), np.where(made > 0, most, -most), made)
        return made

    return limit


def _to_float(facts: Signature, target: str, source: str) -> Operation:
    dtype, kept = dtype_of(target), dtype_of(source)
    whole = next((word for word in facts.words if word in _WHOLE), None)
    mode = next((word for word in facts.words if word in MODES), "rn")
    narrowed, limit = convert(dtype, MODES[mode]), _limited(facts, dtype, target)
    ftz = "ftz" in facts.words
    before, after = (flushed(kept), flushed(dtype)) if ftz else (None, None)

    def run(a: Any) -> Any:
        if before is not None and source == "f32":
            a = before(a)
        if whole is not None:
            a = _WHOLE[whole](a.astype(np.float64))
        made = narrowed(np.asarray(a)) if a.dtype != dtype else a
        if after is not None and target == "f32":
            made = after(made)
        return limit(made)

    return run


def _from_integer(facts: Signature, target: str, source: str) -> Operation:
    dtype, mode = dtype_of(target), next((word for word in facts.words if word in MODES), "rn")
    narrowed, limit = convert(dtype, MODES[mode]), _limited(facts, dtype, target)

    def run(a: Any) -> Any:
        if a.dtype.itemsize < 8:
            return limit(narrowed(a.astype(np.float64)))
        if dtype.itemsize == 8:
            return limit(_long_to_double(a, mode))
        # The last of 53 bits tells whether any is lost.
        low = a.dtype.type(0xFFF)
        marked = (a & ~low) | ((a & low) != 0).astype(a.dtype) << a.dtype.type(11)
        big = (a >= 1 << 52) | (a <= -(1 << 52)) if a.dtype.kind == "i" else a >= 1 << 52
        return limit(narrowed(np.where(big, marked, a).astype(np.float64)))

    return run


def _long_to_double(a: Any, mode: str) -> Any:
    near = a.astype(np.float64)
    if mode == "rn":
        return near

    def one(value: int, close: float) -> float:
        rest = value - int(close)
        if not rest:
            return close
        down = {"rz": value > 0, "rm": True, "rp": False}[mode]
        if rest < 0 and down:
            return float(np.nextafter(close, -np.inf))
        if rest > 0 and not down:
            return float(np.nextafter(close, np.inf))
        return close

    return np.vectorize(one, otypes=[np.float64])(a.astype(object), near)


def _tf32(facts: Signature) -> Operation:
    words = facts.words

    def run(a: Any) -> Any:
        bits = np.asarray(a).view(np.uint32)
        odd = bits >> np.uint32(13) & np.uint32(1)
        more: Any = np.uint32(0x1000) if "rna" in words else np.uint32(0xFFF) + odd if "rn" in words else np.uint32(0)
        made = np.where(np.isfinite(a), bits + more, bits) & np.uint32(0xFFFFE000)
        if "relu" in words:
            made = np.where(np.signbit(a) & ~np.isnan(a), np.uint32(0), made)
        return np.where(np.isnan(a), np.uint32(0x7FFFFFFF), made)

    return run


def _pair(facts: Signature, target: str, source: str) -> Operation | None:
    if source != "f32":
        return None
    one = _to_float(facts, target.removesuffix("x2"), "f32")

    def run(high: Any, low: Any) -> Any:
        high, low = np.broadcast_arrays(high, low)
        return one(np.stack([low, high], -1))

    return run


def _small(facts: Signature, target: str, source: str) -> Operation | None:
    relu = "relu" in facts.words
    if target in _SMALL:
        name = target.removesuffix("x2")
        if source == "f32":

            def from_singles(high: Any, low: Any) -> Any:
                high, low = np.broadcast_arrays(high, low)
                return narrow.encode(name, np.stack([low, high], -1).astype(np.float64), relu=relu)

            return from_singles
        return lambda a: narrow.encode(name, np.asarray(a).astype(np.float64), relu=relu)
    if target != "f16x2":
        return None
    table = narrow.decode(source.removesuffix("x2"))

    def widen(a: Any) -> Any:
        made = table[np.asarray(a)].astype(np.float16)
        return np.where(made > 0, made, np.where(np.isnan(made), made, np.float16(0))) if relu else made

    return widen


def _pack(facts: Signature) -> Operation | None:
    """Two integers, with saturation, into one register, in front of what a third one has."""
    target = facts.types[0]
    bits, signed = int(target[1:]), target[0] == "s"
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)

    def run(a: Any, b: Any, c: Any = None) -> Any:
        first, second = (np.clip(x.astype(np.int64), low, high) & ((1 << bits) - 1) for x in (a, b))
        made = first << bits | second
        if c is not None:
            made = np.asarray(c).astype(np.int64) << (2 * bits) | made
        return made.astype(np.uint32)

    return run
