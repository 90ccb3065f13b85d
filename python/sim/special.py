"""Special functions that NumPy lacks: erf, erfc, and the length of numbers in bits.

For float32 and narrower formats erf and erfc are polynomials in float64 whose coefficients follow from the standard
library's functions when they are first used; their error is far below float32's last bit. In float64 the standard library
is asked for each number.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.terms import Lanes

__all__ = ["bit_length", "erf", "erfc"]

#: In float32 erf is 1 from here on, and erfc 0.
_ERF_END, _ERFC_END = 4.0, 10.25
_DEGREE = 40


def _fitted(function: Callable[[np.ndarray], Any], low: float, high: float) -> Callable[[Any], Any]:
    """The Chebyshev interpolant of ``function`` on an interval."""
    fitted = np.polynomial.Chebyshev.interpolate(function, _DEGREE, [low, high]).trim(1e-12)
    scale, shift = 2 / (high - low), -(high + low) / (high - low)
    coefficients = fitted.coef
    return lambda x: np.polynomial.chebyshev.chebval(x * scale + shift, coefficients, tensor=False)


@functools.cache
def _erf_quotient() -> Callable[[Any], Any]:
    """erf(x) / x as a function of x squared: no digits cancel near 0."""

    def quotient(squares: np.ndarray) -> Any:
        return [math.erf(math.sqrt(u)) / math.sqrt(u) if u > 1e-12 else 2 / math.sqrt(math.pi) for u in squares]

    return _fitted(quotient, 0.0, _ERF_END**2)


@functools.cache
def _erfc_exponent() -> Callable[[Any], Any]:
    """log(erfc(x) / t) + x squared for t = 2 / (2 + x), as a function of t, which bounds it."""

    def exponent(ts: np.ndarray) -> Any:
        xs = [2 / t - 2 for t in ts]
        return [math.log(math.erfc(x) / t) + x * x for x, t in zip(xs, ts)]

    return _fitted(exponent, 2 / (2 + _ERFC_END), 1.0)


def _each(function: Callable[[float], float], x: Lanes) -> Any:
    return np.asarray(np.frompyfunc(function, 1, 1)(x), np.float64)[()]


def erf(x: Lanes, narrow: bool) -> Any:
    """The error function of numbers in float64; ``narrow``: good for a result in float32."""
    if not narrow:
        return _each(math.erf, x)
    cut = np.clip(x, -_ERF_END, _ERF_END)
    small = cut * _erf_quotient()(cut * cut)
    return np.where(np.abs(x) >= _ERF_END, np.sign(x), small)[()]


def erfc(x: Lanes, narrow: bool) -> Any:
    """1 - erf(x) without cancellation, of numbers in float64; ``narrow``: good for a result in float32."""
    if not narrow:
        return _each(math.erfc, x)
    size = np.minimum(np.abs(x), _ERFC_END)
    t = 2 / (2 + size)
    large = t * np.exp(_erfc_exponent()(t) - size * size)
    large = np.where(np.abs(x) >= _ERFC_END, 0.0, large)
    return np.where(np.isnan(x), x, np.where(x < 0, 2 - large, large))[()]


def bit_length(value: Lanes) -> Any:
    """Bits of unsigned integers up to their highest one; 0 for 0."""
    if value.dtype.itemsize < 8:
        return np.frexp(value.astype(np.float64))[1].astype(value.dtype)
    # A float64 holds 32 bits exactly, not 64.
    high = (value >> np.uint64(32)).astype(np.float64)
    low = (value & np.uint64(0xFFFFFFFF)).astype(np.float64)
    return np.where(high > 0, np.frexp(high)[1] + 32, np.frexp(low)[1]).astype(value.dtype)[()]
