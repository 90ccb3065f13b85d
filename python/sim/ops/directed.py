"""Arithmetic of floats that rounds in a direction: toward zero, up or down. Results are exact before they are rounded once.

Source: IEEE 754-2019, 4.3, "Rounding-direction attributes".
"""

from __future__ import annotations

import fractions
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.floats import exact_sum, fma, to_odd
from gpuir.sim.ops.conversions import convert

__all__ = ["directed"]

Operation = Callable[..., Any]
_DOUBLE = np.dtype(np.float64)


def directed(base: str, mode: str, dtype: np.dtype) -> Operation | None:
    """``base`` is add, sub, mul, fma, div, sqrt or rcp, ``mode`` arith's name of a direction; None where there is no such operation.
    To the nearest, and away from zero of two as near, is a direction of types narrower than float64.
    """
    if dtype != _DOUBLE:
        return _single(base, mode, dtype)
    if mode == "to_nearest_away":
        return None
    if base == "sub":
        adds = _double(*_EXACT["add"], mode)
        return lambda a, b: adds(a, -b)
    if base == "rcp":
        divide = _double(*_EXACT["div"], mode)
        return lambda a: divide(np.ones_like(a), a)
    if base == "sqrt":
        return _double_root(mode)
    return _double(*_EXACT[base], mode) if base in _EXACT else None


# Exact results in rational numbers, for directed rounding of doubles.


def _double(exact: Callable[..., fractions.Fraction], plain: Operation, mode: str) -> Operation:
    def one(near: float, *values: float) -> float:
        if not all(math.isfinite(value) for value in values) or math.isnan(near):
            return near
        try:
            true = exact(*(fractions.Fraction(value) for value in values))
        except ZeroDivisionError:
            return near
        if not true:
            zero = plain(*(np.float64(value) for value in values))
            return -0.0 if mode == "downward" and _cancels(plain, values) else float(zero)
        if math.isinf(near):
            beyond = True
        else:
            beyond = abs(fractions.Fraction(near)) > abs(true)
            if fractions.Fraction(near) == true:
                return near
        positive = true > 0
        outward = (mode == "upward" and positive) or (mode == "downward" and not positive)
        if beyond and not outward:
            return math.nextafter(near, 0.0)
        if not beyond and outward:
            return math.nextafter(near, math.inf if positive else -math.inf)
        return near

    vectorized = np.vectorize(one, otypes=[np.float64])

    def run(*values: Any) -> Any:
        return vectorized(plain(*values), *values)

    return run


def _cancels(plain: Operation, values: tuple[float, ...]) -> bool:
    """Whether a sum of opposites is zero, which is negative where rounding goes down."""
    if plain is _ADD:
        return not (math.copysign(1, values[0]) > 0 and math.copysign(1, values[1]) > 0)
    if plain is fma:
        product = math.copysign(1, values[0]) * math.copysign(1, values[1])
        return not (product > 0 and math.copysign(1, values[2]) > 0)
    return False


_ADD, _MULTIPLY = np.add, np.multiply
_EXACT: dict[str, tuple[Callable[..., fractions.Fraction], Operation]] = {
    "add": (lambda a, b: a + b, _ADD), "mul": (lambda a, b: a * b, _MULTIPLY),
    "fma": (lambda a, b, c: a * b + c, fma), "div": (lambda a, b: a / b, np.divide),
}  # fmt: skip


def _sum_zero(made: Any, first: Any, second: Any, mode: str) -> Any:
    """A zero that two numbers give together is negative where rounding goes down."""
    if mode != "downward":
        return made
    both = ~np.signbit(first) & ~np.signbit(second)
    return np.where((made == 0) & ~both, made.dtype.type(-0.0), made)


def _single(base: str, mode: str, dtype: np.dtype) -> Operation | None:
    """By a result in float64 that is rounded to odd, which one more rounding does not falsify."""
    narrow = convert(dtype, mode)

    def add(a: Any, b: Any) -> Any:
        return _sum_zero(narrow(exact_sum(np.asarray(a).astype(_DOUBLE), np.asarray(b).astype(_DOUBLE))), a, b, mode)

    def multiply_add(a: Any, b: Any, c: Any) -> Any:
        product = np.asarray(a).astype(_DOUBLE) * np.asarray(b).astype(_DOUBLE)
        return _sum_zero(narrow(exact_sum(product, np.asarray(c).astype(_DOUBLE))), product, c, mode)

    made: dict[str, Operation] = {
        "add": add,
        "sub": lambda a, b: add(a, -b),
        "mul": lambda a, b: narrow(a.astype(_DOUBLE) * b.astype(_DOUBLE)),
        "fma": multiply_add,
        "div": lambda a, b: narrow(_quotient(a.astype(_DOUBLE), b.astype(_DOUBLE))),
    }
    made["sqrt"] = lambda a: narrow(_root(a.astype(_DOUBLE)))
    made["rcp"] = lambda a: narrow(_quotient(np.ones(np.shape(a)), a.astype(_DOUBLE)))
    return made.get(base)


def _quotient(a: Any, b: Any) -> Any:
    """The quotient of two singles in float64, rounded to odd."""
    near = np.divide(a, b)
    rest = np.where(np.isfinite(near), fma(-near, b, a), 0.0)
    return to_odd(near, np.where(np.isfinite(rest), rest * np.sign(b), 0.0))


def _root(a: Any) -> Any:
    near = np.sqrt(a)
    rest = np.where(np.isfinite(near), fma(-near, near, a), 0.0)
    return to_odd(near, np.where(np.isfinite(rest), rest, 0.0))


def _double_root(mode: str) -> Operation:
    def one(a: float) -> float:
        if not math.isfinite(a) or a <= 0:
            return math.sqrt(a) if a >= 0 else math.nan
        near = math.sqrt(a)
        square, true = fractions.Fraction(near) ** 2, fractions.Fraction(a)
        if square > true and mode in ("toward_zero", "downward"):
            return math.nextafter(near, 0.0)
        if square < true and mode == "upward":
            return math.nextafter(near, math.inf)
        return near

    return np.vectorize(one, otypes=[np.float64])
