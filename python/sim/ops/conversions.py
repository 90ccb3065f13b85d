"""arith: conversions between types.

A float is rounded once, to nearest even unless the op says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir, module
from gpuir.sim.compiler import Compiler
from gpuir.sim.floats import least_normal, narrowed, rounded, widened
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Lanes, Op
from gpuir.sim.types import bits_of, dtype_of, element_type, is_odd, small_float, unsigned, wrapped


@rule("arith.extsi", "arith.index_cast", "index.casts", "llvm.sext")
def _extsi(k: Compiler, op: Op) -> Code:
    return _resize(op, sign=True)


@rule("arith.extui", "arith.index_castui", "index.castu", "llvm.zext")
def _extui(k: Compiler, op: Op) -> Code:
    return _resize(op, sign=False)


@rule("arith.trunci", "llvm.trunc")
def _trunci(k: Compiler, op: Op) -> Code:
    return _resize(op, sign=True)


def _resize(op: Op, *, sign: bool) -> Any:
    source, target = op.operands[0].type, op.results[0].type
    dtype, bits, old = dtype_of(target), bits_of(target), bits_of(source)
    if bits == old:
        return "{0}"
    if bits == 1:
        return lambda a: (a & 1).astype(bool)
    if bits < old:
        return (lambda a: wrapped(a.astype(dtype), bits)) if is_odd(target) else (lambda a: a.astype(dtype))
    if old == 1:
        return (lambda a: -(a.astype(dtype))) if sign else (lambda a: a.astype(dtype))
    if sign:
        return lambda a: a.astype(dtype)
    mask = dtype.type((1 << old) - 1)
    return lambda a: a.astype(dtype) & mask


# Floats


def converted(value: Lanes, dtype: np.dtype) -> Any:
    """Floats in another type, rounded to nearest even once."""
    if value.dtype.itemsize == 8:
        return rounded(value, dtype)
    # Between two small types ml_dtypes may go through a third.
    if dtype.itemsize > 2:
        return widened(value) if dtype == np.float32 else value.astype(dtype)
    return narrowed(widened(value), dtype)


def _tf32(value: Lanes) -> Any:
    """float32 with a mantissa of 10 bits, rounded to nearest even."""
    bits = value.astype(np.float32).view(np.uint32)
    near = (bits + np.uint32(0xFFF) + ((bits >> np.uint32(13)) & np.uint32(1))) & np.uint32(0xFFFFE000)
    return np.where(value == value, near, bits)[()].view(np.float32)


def _directed(value: Lanes, near: Lanes, mode: str) -> Any:
    """``near``, which is ``value`` rounded to nearest even, moved to where ``mode`` wants it."""
    wide, got = value.astype(np.float64), near.astype(np.float64)
    kind = f"i{near.dtype.itemsize}"
    bits = near.view(kind)
    if mode == "to_nearest_away":
        out = (bits + bits.dtype.type(1)).view(near.dtype).astype(np.float64)
        tie = (abs(wide) > abs(got)) & (abs(wide) - abs(got) == abs(out) - abs(wide))
        return np.where(tie, bits + 1, bits)[()].astype(kind).view(near.dtype)
    zero = mode == "toward_zero"
    inward = (abs(got) > abs(wide)) & (zero | ((wide > 0) == (mode == "downward")))
    outward = (abs(got) < abs(wide)) & (not zero) & ((wide > 0) == (mode == "upward"))
    # Formats without -0 round what is below zero to +0.
    least = np.where(wide < 0, np.iinfo(kind).min + 1, 1).astype(kind)
    moved = np.where(inward, bits - 1, np.where(outward, np.where(got == 0, least, bits + 1), bits))
    return moved[()].astype(kind).view(near.dtype)


@rule("arith.extf", "llvm.fpext", "arith.truncf", "llvm.fptrunc", "arith.convertf")
def _convert(k: Compiler, op: Op) -> Code:
    target = op.results[0].type
    dtype = dtype_of(target)
    if str(element_type(target)) == "tf32":
        return _tf32
    return convert(dtype, rounding_mode(op))


def rounding_mode(op: Op) -> str:
    """How an op of arith rounds, by arith's name of it."""
    if "roundingmode" not in op.attributes:
        return "to_nearest_even"
    return module("dialects.arith").RoundingMode(int(ir.IntegerAttr(op.attributes["roundingmode"]).value)).name


def convert(dtype: np.dtype, mode: str) -> Any:
    """Code that rounds floats to another type by arith's name of a rounding mode."""
    if mode == "to_nearest_even":
        return lambda a: converted(a, dtype)
    return lambda a: _directed(a, converted(a, dtype), mode)


@rule("arith.flush_denormals")
def _flush(k: Compiler, op: Op) -> Code:
    dtype = dtype_of(op.operands[0].type)
    least = dtype.type(least_normal(dtype))
    # A product keeps the sign of what becomes zero.
    return lambda a: np.where(abs(a) < least, a * dtype.type(0), a)[()].astype(dtype)


def _exponents(type: ir.Type) -> Callable[[Any], Any]:
    """Scales as powers of two in float32: a float that is no f8E8M0FNU counts by its exponent alone."""
    if str(element_type(type)) == "f8E8M0FNU":
        return lambda scale: scale.astype(np.float32)
    scales = small_float("float8_e8m0fnu")

    def exponents(scale: Lanes) -> Any:
        bits = converted(scale, np.dtype(np.float32)).view(np.uint32) >> np.uint32(23)
        return (bits & np.uint32(0xFF)).astype(np.uint8).view(scales).astype(np.float32)

    return exponents


@rule("arith.scaling_extf")
def _scaling_extf(k: Compiler, op: Op) -> Code:
    """The number times its scale, in the result's type (OCP microscaling formats)."""
    dtype, scales = dtype_of(op.results[0].type), _exponents(op.operands[1].type)
    return lambda a, scale: converted(a, dtype) * converted(scales(scale), dtype)


@rule("arith.scaling_truncf")
def _scaling_truncf(k: Compiler, op: Op) -> Code:
    """The number divided by its scale, rounded to the result's type."""
    dtype, source = dtype_of(op.results[0].type), dtype_of(op.operands[0].type)
    scales = _exponents(op.operands[1].type)
    return lambda a, scale: converted(a / converted(scales(scale), source), dtype)


# Integers and floats


def _to_float(value: Lanes, dtype: np.dtype) -> Any:
    """Integers as floats, rounded once."""
    if dtype.itemsize > 2:
        return value.astype(dtype)
    if value.dtype.itemsize == 8:
        # Beyond 53 bits the last one kept tells whether any is lost, so that rounding to the small type sees it.
        low = value.dtype.type(0xFFF)
        marked = (value & ~low) | ((value & low) != 0).astype(value.dtype) << value.dtype.type(11)
        big = (value >= 1 << 53) | (value <= -(1 << 53)) if value.dtype.kind == "i" else value >= 1 << 53
        value = np.where(big, marked, value)[()]
    return rounded(value.astype(np.float64), dtype)


@rule("arith.sitofp", "llvm.sitofp", computes=True)
def _sitofp(k: Compiler, op: Op) -> Code:
    dtype = dtype_of(op.results[0].type)
    if bits_of(op.operands[0].type) == 1:
        return lambda a: -(a.astype(dtype))
    return lambda a: _to_float(a, dtype)


@rule("arith.uitofp", "llvm.uitofp", computes=True)
def _uitofp(k: Compiler, op: Op) -> Code:
    dtype, type = dtype_of(op.results[0].type), op.operands[0].type
    if bits_of(type) == 1:
        return lambda a: a.astype(dtype)
    if is_odd(type):
        mask = dtype_of(type).type((1 << bits_of(type)) - 1)
        return lambda a: _to_float(a & mask, dtype)
    return lambda a: _to_float(unsigned(a), dtype)


@rule("arith.fptosi", "llvm.fptosi")
def _fptosi(k: Compiler, op: Op) -> Code:
    return _to_integer(op, sign=True)


@rule("arith.fptoui", "llvm.fptoui")
def _fptoui(k: Compiler, op: Op) -> Code:
    return _to_integer(op, sign=False)


def _to_integer(op: Op, *, sign: bool) -> Any:
    """Towards zero. Out of range the IR says poison; a GPU saturates, and so does this; NaN becomes 0."""
    type = op.results[0].type
    dtype, bits = dtype_of(type), bits_of(type)
    low = -(1 << (bits - 1)) if sign else 0
    high = (1 << (bits - 1)) - 1 if sign else (1 << bits) - 1
    inner = np.int64 if sign else np.uint64

    odd = is_odd(type) and bits > 1

    def convert(a: Lanes) -> Any:
        wide = np.trunc(np.nan_to_num(a.astype(np.float64), nan=0.0))
        whole = np.where(wide >= float(high), inner(high), np.where(wide <= low, inner(low), wide.astype(inner)))
        numbers = whole.astype(bool if bits == 1 else dtype)[()]
        return wrapped(numbers, bits) if odd else numbers

    return convert


@rule("arith.bitcast", "llvm.bitcast", slots=0)
def _bitcast(k: Compiler, op: Op) -> Code:
    source, target = op.operands[0].type, op.results[0].type
    if "!llvm.ptr" in str(source) or sorted((str(source), str(target))) == ["i128", "vector<2xi64>"]:
        # An integer of 128 bits is here the vector of its words: it is moved and asked, no op computes with it.
        return "{0}"
    old, new, dtype = bits_of(source), bits_of(target), dtype_of(target)
    shape = tuple(target.shape) if isinstance(target, ir.ShapedType) else ()
    whole = old == 8 * dtype_of(source).itemsize and new == 8 * dtype.itemsize
    # A vector of one element has an axis more than the element.
    same = isinstance(source, ir.ShapedType) == isinstance(target, ir.ShapedType)
    if old == new and same and not is_odd(source) and not is_odd(target):
        return lambda a: a.view(dtype)

    def cast(a: Lanes) -> Lanes:
        lead = a.shape[0] if np.ndim(a) else 1
        array = np.ascontiguousarray(a).reshape(lead, -1)
        if not whole:
            size = dtype.itemsize
            bits = np.unpackbits(array.view(np.uint8).reshape(*array.shape, -1), axis=-1, bitorder="little")
            bits = bits[..., :old].reshape(lead, -1, new)
            wide = np.zeros((*bits.shape[:2], 8 * size), np.uint8)
            wide[..., :new] = bits
            array = np.packbits(wide, axis=-1, bitorder="little").reshape(lead, -1)
        same_bits = array.view(dtype)
        same_bits = wrapped(same_bits, new) if is_odd(target) and new > 1 else same_bits
        return same_bits.reshape(lead, *shape) if shape or np.ndim(a) else same_bits.reshape(())[()]

    return cast
