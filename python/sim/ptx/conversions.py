"""cvt: between integers and floats of all widths, in every rounding.

Of two operands the first is the upper half of a pair, of four the highest. ``.relu`` leaves NaN; ``.pzo`` makes +0 of a result that is
-0. Source: PTX ISA, "cvt", "cvt.pack".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.ptx import Signature
from gpuir.sim import narrow
from gpuir.sim.ops.conversions import convert
from gpuir.sim.ptx.floats import MODES, flushed
from gpuir.sim.ptx.numbers import CODES, dtype_of
from gpuir.sim.ptx.stochastic import drawn, scattered

__all__ = ["conversion"]

Operation = Callable[..., Any]
_FLOATS = ("f16", "bf16", "f32", "f64")
#: The one NaN that conversions to 16 bits make.
_NAN = 0x7FFF
_WHOLE: dict[str, Operation] = {"rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil}
_FINITE_TF32 = 0x7F7FE000
_LARGEST = {"f16": 65504.0, "bf16": float(np.array(0x7F7F0000, np.uint32).view(np.float32))}


def conversion(facts: Signature) -> Operation | None:
    """What a cvt does with numbers of its source's type; None for what is not simulated."""
    if "pack" in facts.words:
        return _pack(facts)
    target, source = facts.types[0], facts.types[-1]
    if target[:-2] in CODES:
        return _to_small(facts, target, source)
    if source[:-2] in CODES:
        return _from_small(facts, target, source)
    if target in ("f16x2", "bf16x2"):
        return _pair(facts, target, source)
    if "rs" in facts.words:
        # Random bits round what is packed alone.
        return None
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
    """sat, relu, satfinite and pzo."""
    words = facts.words

    def limit(made: Any) -> Any:
        if "sat" in words:
            made = np.where(np.isnan(made), dtype.type(0), np.clip(made, dtype.type(0), dtype.type(1))) + dtype.type(0)
        if "relu" in words:
            made = np.where(made > 0, made, np.where(np.isnan(made), made, dtype.type(0)))
        if "satfinite" in words and name in _LARGEST:
            most = dtype.type(_LARGEST[name])
            made = np.where(np.isinf(made), np.where(made > 0, most, -most), made)
        if "pzo" in words:
            made = np.where(made == 0, dtype.type(0), made)
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
        if "satfinite" in words:
            sign = made & np.uint32(1 << 31)
            made = np.where(made ^ sign == np.uint32(0x7F800000), sign | np.uint32(_FINITE_TF32), made)
        if "relu" in words:
            made = np.where(np.signbit(a) & ~np.isnan(a), np.uint32(0), made)
        if "pzo" in words:
            made = np.where(made == np.uint32(1 << 31), np.uint32(0), made)
        return np.where(np.isnan(a), np.uint32(0x7FFFFFFF), made)

    return run


def _pair(facts: Signature, target: str, source: str) -> Operation | None:
    if source != "f32":
        return None
    name = target.removesuffix("x2")
    if "rs" in facts.words:
        dtype = dtype_of(target)
        limit = _limited(facts, dtype, name)

        def run_random(high: Any, low: Any, bits: Any) -> Any:
            return limit(scattered(_stacked((high, low)), drawn(bits, target), name, dtype))

        return run_random
    one = _to_float(facts, name, "f32")
    return lambda high, low: one(_stacked((high, low)))


def _stacked(numbers: Sequence[Any]) -> Any:
    """Operands as one array with an axis of them behind, the last operand first."""
    return np.stack(np.broadcast_arrays(*reversed(numbers)), -1)


def _scales(facts: Signature, codes: Any) -> Any:
    """The powers of two that a scale factor's bytes are."""
    scales = narrow.decode("ue8m0")[np.asarray(codes)]
    return scales[..., None] if "scaled::n1::ue8m0" in facts.words else scales


def _to_small(facts: Signature, target: str, source: str) -> Operation:
    """To floats of 8, 6 and 4 bits, and to fixed-point numbers; a scale factor divides what is converted."""
    words, name = facts.words, target[:-2]
    rounding = next(word for word in words if word in ("rn", "rz", "rp", "rs"))
    flush = flushed(dtype_of(source)) if "scaled::n1::ue8m0" in words else None
    scaled = any(word.startswith("scaled") for word in words)
    negative_zero = (
        1 << (narrow.FORMATS[name].bits - 1) if name in narrow.FORMATS and narrow.FORMATS[name].signed else None
    )

    def run(*operands: Any) -> Any:
        values = list(operands)
        random = drawn(values.pop(), target) if rounding == "rs" else None
        scale = _scales(facts, values.pop()) if scaled else None
        numbers = values[0] if len(values) == 1 else _stacked(values)
        numbers = np.asarray(numbers if flush is None else flush(numbers)).astype(np.float64)
        if scale is not None:
            numbers = numbers / scale
        codes = narrow.encode(
            name, numbers, rounding=rounding, relu="relu" in words, saturate="satfinite" in words, random=random
        )
        if "pzo" in words and negative_zero is not None:
            codes = np.where(codes == negative_zero, np.uint8(0), codes)
        return codes

    return run


def _from_small(facts: Signature, target: str, source: str) -> Operation | None:
    """To pairs of f16 and bf16; a scale factor multiplies what is converted."""
    if target not in ("f16x2", "bf16x2"):
        return None
    dtype, table = dtype_of(target), narrow.decode(source[:-2])
    narrowed, limit = convert(dtype, "to_nearest_even"), _limited(facts, dtype, target.removesuffix("x2"))
    nan = np.array(_NAN, np.uint16).view(dtype)

    def run(codes: Any, scale: Any = None) -> Any:
        numbers = table[np.asarray(codes)]
        if scale is not None:
            numbers = numbers * _scales(facts, scale)
        return np.where(np.isnan(numbers), nan, limit(narrowed(np.asarray(numbers))))

    return run


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
