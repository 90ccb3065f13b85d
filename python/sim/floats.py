"""Floats with exactly one rounding: narrowing from float64, and fused multiply-add in every format.

What is computed in float64 and then rounded to a narrower format is rounded twice, which is wrong where the first rounding
ends on a tie of the second. Rounding the first time to odd (the last bit tells whether anything was cut off) keeps the
second one right as long as two more bits are kept (S. Boldo, G. Melquiond: Emulation of FMA and correctly rounded sums,
IEEE Transactions on Computers 57, 2008).
"""

from __future__ import annotations

import fractions
import math
from typing import Any

import numpy as np

from gpuir.sim.terms import Lanes

__all__ = ["exact_sum", "fma", "least_normal", "narrowed", "rounded", "to_odd", "widened"]

_DOUBLE = np.dtype(np.float64)
#: Below: every product of two numbers has an exact error term. Above: no step overflows.
_SMALL, _LARGE, _FACTOR = 2.0**-960, 2.0**1020, 2.0**990
_SPLIT = 134217729.0  # 2**27 + 1: halves a mantissa (Veltkamp)
#: Bits of float64's mantissa that are dropped before the way over float32 to a format of at most 8 + 4 bits.
_STICKY = np.uint64(40)
#: Bits of float64's mantissa that are all zero in every tie of float32 or of a narrower format.
_BEHIND_TIES = np.uint64((1 << 28) - 1)


def rounded(value: Lanes, dtype: np.dtype) -> Any:
    """Numbers in float64 as ``dtype``, rounded once to nearest even."""
    if value.dtype == dtype:
        return value
    if dtype.type in (np.float32, np.float16):
        return value.astype(dtype)
    # ml_dtypes goes over float32: what it drops is kept as one bit.
    return _cutto_odd(value, _STICKY).astype(np.float32).astype(dtype)


#: From so many elements on f16 is converted by its bits, which NumPy does one by one, and slowly where numbers underflow.
_MANY = 1 << 10
_F16, _F32 = np.dtype(np.float16), np.dtype(np.float32)


def widened(value: Lanes) -> Any:
    """Small floats as float32, which holds all of them."""
    if value.dtype != _F16 or value.size < _MANY:
        return value.astype(np.float32)
    # Sign, exponent and mantissa in their places; the exponents' biases differ by 112.
    bits = value.view(np.int16).astype(np.int32)
    bits <<= np.int32(13)
    bits &= np.int32(0x8FFFE000 - (1 << 32))
    wide = bits.view(np.float32)
    wide *= np.float32(2.0**112)
    if wide.max() >= 65536 or wide.min() <= -65536:
        far = np.abs(wide) >= 65536  # infinities and NaN
        wide[far] = value[far].astype(np.float32)
    return wide


def narrowed(value: Lanes, dtype: np.dtype) -> Any:
    """float32 as a smaller float, rounded to nearest even."""
    if dtype != _F16 or value.dtype != _F32 or value.size < _MANY:
        return value.astype(dtype)
    bits = value.view(np.uint32)
    size = bits & np.uint32(0x7FFFFFFF)
    # To a number of which the last bit is f16's last one float32's own addition rounds.
    exponent = np.maximum(size & np.uint32(0x7F800000), np.uint32((127 - 14) << 23))
    grid = exponent + np.uint32(13 << 23)
    codes = (size.view(np.float32) + grid.view(np.float32)).view(np.uint32)
    codes -= grid
    exponent >>= np.uint32(23)
    exponent -= np.uint32(127 - 14)
    exponent <<= np.uint32(10)
    codes += exponent
    codes |= (bits >> np.uint32(16)) & np.uint32(0x8000)
    done = codes.astype(np.uint16).view(np.float16)
    far = np.uint32(0x477FF000)  # 65520: what is larger, or NaN
    if size.max() >= far:
        chosen = size >= far
        done[chosen] = value[chosen].astype(np.float16)
    return done


def least_normal(dtype: np.dtype) -> float:
    """The least positive normal number of a float type."""
    if dtype.type in (np.float16, np.float32, np.float64):
        return float(np.finfo(dtype).smallest_normal)
    import ml_dtypes

    return float(ml_dtypes.finfo(dtype).smallest_normal)


def _cutto_odd(value: Lanes, bits: np.uint64) -> Any:
    """``value`` without its last ``bits`` bits; the last one that stays is set where one of them was."""
    raw = value.view(np.uint64)
    rest = raw & ((np.uint64(1) << bits) - np.uint64(1))
    odd = ((raw - rest) | ((rest != 0).astype(np.uint64) << bits)).view(np.float64)
    return np.where(np.isfinite(value), odd, value)[()]


def _two_sum(a: Lanes, b: Lanes) -> tuple[Any, Any]:
    """The sum and its rounding error."""
    total = a + b
    back = total - a
    return total, (a - (total - back)) + (b - back)


def to_odd(total: Lanes, error: Lanes) -> Any:
    """``total + error`` rounded to odd: the neighbour towards the error where the last bit is even."""
    if not np.any(error):
        return total
    even = (np.asarray(total).view(np.uint64) & np.uint64(1)) == 0
    step = (error != 0) & even & np.isfinite(total)
    if not np.any(step):
        return total
    return np.where(step, np.nextafter(total, np.where(error > 0, np.inf, -np.inf)), total)[()]


def exact_sum(a: Lanes, b: Lanes) -> Any:
    """``a + b`` in float64, rounded to odd."""
    return to_odd(*_two_sum(a, b))


def _halves(a: Lanes) -> tuple[Any, Any]:
    scaled = a * _SPLIT
    high = scaled - (scaled - a)
    return high, a - high


def _fma_double(a: Lanes, b: Lanes, c: Lanes) -> Any:
    product = a * b
    ah, al = _halves(a)
    bh, bl = _halves(b)
    low = ((ah * bh - product) + ah * bl + al * bh) + al * bl
    first, small = _two_sum(c, low)
    large, error = _two_sum(product, first)
    fused = large + to_odd(*_two_sum(small, error))
    # Zeros have the sign of the plain sum, and what is not finite is what it gives.
    finite = np.isfinite(a) & np.isfinite(b)
    plain = np.where(finite & ~np.isfinite(c), c, product + c)
    finite &= np.isfinite(c) & (a != 0) & (b != 0)
    fused = np.where(finite & (fused != 0), fused, plain)
    size = np.abs(product)
    hard = (size < _SMALL) | (size > _LARGE) | (np.abs(a) > _FACTOR) | (np.abs(b) > _FACTOR) | (np.abs(c) > _LARGE)
    hard &= finite
    if hard.any():
        parts = [np.broadcast_to(each, fused.shape)[hard] for each in (a, b, c)]
        fused[hard] = [_fma_exact(*each) for each in zip(*(part.tolist() for part in parts))]
    return fused[()]


def _fma_exact(a: float, b: float, c: float) -> float:
    """One fused multiply-add in rational numbers, for magnitudes at the ends of float64's range."""
    total = fractions.Fraction(a) * fractions.Fraction(b) + fractions.Fraction(c)
    try:
        return float(total) if total else a * b + c
    except OverflowError:
        return math.inf if total > 0 else -math.inf


def fma(a: Lanes, b: Lanes, c: Lanes) -> Any:
    """``a * b + c`` with one rounding, of three values of one float dtype (float16, float32, float64, those of ml_dtypes)."""
    dtype = a.dtype
    if dtype == _DOUBLE:
        return _fma_double(a, b, c)
    # The product of two narrower numbers is exact in float64.
    if dtype.type not in (np.float32, np.float16):
        return rounded(_narrow_sum(a, b, c), dtype)
    total = np.multiply(a, b, dtype=_DOUBLE)
    # Arrays of doubles are large: none more than needed.
    if np.shape(total) == np.broadcast_shapes(np.shape(total), np.shape(c)):
        total += c
    else:
        total = np.add(total, c, dtype=_DOUBLE)
    tied = (total.view(np.uint64) & _BEHIND_TIES) == 0
    fused = total.astype(dtype)
    count = np.count_nonzero(tied)
    if not count:
        return fused
    # These may be ties, or what the rounding to float64 made into one.
    if 4 * count > np.size(tied):
        return _narrow_sum(a, b, c).astype(dtype)
    places = np.nonzero(tied)
    fused[places] = _narrow_sum(*(np.broadcast_to(each, total.shape)[places] for each in (a, b, c))).astype(dtype)
    return fused


def _narrow_sum(a: Lanes, b: Lanes, c: Lanes) -> Any:
    """``a * b + c`` in float64, rounded to odd."""
    return to_odd(*_two_sum(a.astype(_DOUBLE) * b.astype(_DOUBLE), c.astype(_DOUBLE)))
