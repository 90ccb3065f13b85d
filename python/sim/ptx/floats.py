"""Floats: one rounding in every direction, subnormal numbers flushed where .ftz says so, limits and relu.

Approximations of the hardware are exact functions, rounded once.

Source: PTX ISA, "Floating Point Instructions", "Half Precision Floating Point Instructions".
"""

from __future__ import annotations

import fractions
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.ptx import Signature
from gpuir.sim.floats import exact_sum, fma, least_normal, rounded, to_odd
from gpuir.sim.ops.conversions import convert
from gpuir.sim.ptx.numbers import dtype_of

__all__ = ["MODES", "OPERATIONS", "flushed"]

Operation = Callable[..., Any]
#: Rounding modes by their names in PTX, and as arith calls them.
MODES = {"rn": "to_nearest_even", "rz": "toward_zero", "rm": "downward", "rp": "upward", "rna": "to_nearest_away"}
_DOUBLE = np.dtype(np.float64)


def flushed(dtype: np.dtype) -> Operation:
    """Subnormal numbers become zeros of their sign."""
    least = least_normal(dtype)

    def flush(a: Any) -> Any:
        if dtype.itemsize == 8:
            return a
        small = np.abs(a.astype(np.float32)) < least
        return np.where(small, np.copysign(dtype.type(0), a) if dtype.kind == "f" else a * dtype.type(0), a).astype(
            dtype
        )

    return flush


def _finish(facts: Signature, operate: Operation, dtype: np.dtype) -> Operation:
    """The modifiers that hold for operands and results, and the one NaN that instructions make."""
    words = facts.words
    canonical = (
        None if dtype == _DOUBLE else np.array((1 << (8 * dtype.itemsize - 1)) - 1, f"u{dtype.itemsize}").view(dtype)
    )
    flush = flushed(dtype) if "ftz" in words else None
    sat, relu = "sat" in words, "relu" in words

    def run(*values: Any) -> Any:
        if flush is not None:
            values = tuple(flush(value) for value in values)
        made = operate(*values)
        if flush is not None:
            made = flush(made)
        if sat:
            # NaN becomes zero.
            made = np.where(np.isnan(made), dtype.type(0), np.clip(made, dtype.type(0), dtype.type(1))) + dtype.type(0)
        if relu:
            made = np.where(made > 0, made, np.where(np.isnan(made), made, dtype.type(0)))
        if canonical is not None and (lost := np.isnan(made)).any():
            made = np.where(lost, canonical, made)
        return made

    return run


def _mode(facts: Signature) -> str:
    return next((word for word in facts.words if word in MODES), "rn")


# Exact results in rational numbers, for directed rounding of doubles.


def _directed_double(exact: Callable[..., fractions.Fraction], plain: Operation, mode: str) -> Operation:
    def one(near: float, *values: float) -> float:
        if not all(math.isfinite(value) for value in values) or math.isnan(near):
            return near
        try:
            true = exact(*(fractions.Fraction(value) for value in values))
        except ZeroDivisionError:
            return near
        if not true:
            zero = plain(*(np.float64(value) for value in values))
            return -0.0 if mode == "rm" and _cancels(plain, values) else float(zero)
        if math.isinf(near):
            beyond = True
        else:
            beyond = abs(fractions.Fraction(near)) > abs(true)
            if fractions.Fraction(near) == true:
                return near
        positive = true > 0
        outward = (mode == "rp" and positive) or (mode == "rm" and not positive)
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


def _sum_zero(made: Any, first: Any, second: Any, mode: str) -> Any:
    """A zero that two numbers give together is negative where rounding goes down."""
    if mode != "rm":
        return made
    both = ~np.signbit(first) & ~np.signbit(second)
    return np.where((made == 0) & ~both, made.dtype.type(-0.0), made)


def _arithmetic(facts: Signature) -> Operation | None:
    dtype, mode = dtype_of(facts.types[0]), _mode(facts)
    base = "fma" if facts.base == "mad" else facts.base
    one, minus = dtype.type(1), dtype.type(-0.0)
    small = dtype.itemsize == 2
    if mode == "rn":
        if small:
            plain: dict[str, Operation] = {
                "add": lambda a, b: fma(a, one, b), "sub": lambda a, b: fma(a, one, -b),
                "mul": lambda a, b: fma(a, b, minus), "fma": fma,
            }  # fmt: skip
        else:
            plain = {"add": np.add, "sub": np.subtract, "mul": np.multiply, "fma": fma, "div": np.divide}
        operate = plain.get(base)
    elif dtype == _DOUBLE:
        exact: dict[str, tuple[Callable[..., fractions.Fraction], Operation]] = {
            "add": (lambda a, b: a + b, _ADD), "mul": (lambda a, b: a * b, _MULTIPLY),
            "fma": (lambda a, b, c: a * b + c, fma), "div": (lambda a, b: a / b, np.divide),
        }  # fmt: skip
        if base == "sub":
            adds = _directed_double(*exact["add"], mode)
            operate = lambda a, b: adds(a, -b)
        else:
            operate = _directed_double(*exact[base], mode) if base in exact else None
    else:
        operate = _directed_single(base, mode, dtype)
    return None if operate is None else _finish(facts, operate, dtype)


def _directed_single(base: str, mode: str, dtype: np.dtype) -> Operation | None:
    """By a result in float64 that is rounded to odd, which one more rounding does not falsify."""
    narrow = convert(dtype, MODES[mode])

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


def _div(facts: Signature) -> Operation | None:
    if facts.words and ("approx" in facts.words or "full" in facts.words):
        dtype = dtype_of(facts.types[0])
        return _finish(facts, np.divide, dtype)
    return _arithmetic(facts)


def _unary(compute: Operation) -> Callable[[Signature], Operation | None]:
    def make(facts: Signature) -> Operation | None:
        dtype, mode = dtype_of(facts.types[0]), _mode(facts)
        if mode != "rn":
            return _directed_unary(facts, mode, dtype)
        return _finish(facts, lambda a: rounded(np.asarray(compute(a.astype(_DOUBLE))), dtype), dtype)

    return make


def _directed_unary(facts: Signature, mode: str, dtype: np.dtype) -> Operation | None:
    if dtype == _DOUBLE:
        if facts.base == "rcp":
            divide = _directed_double(lambda a, b: a / b, np.divide, mode)
            return _finish(facts, lambda a: divide(np.ones_like(a), a), dtype)
        return _finish(facts, _directed_root(mode), dtype)
    narrow = convert(dtype, MODES[mode])
    if facts.base == "rcp":
        return _finish(facts, lambda a: narrow(_quotient(np.ones(np.shape(a)), a.astype(_DOUBLE))), dtype)
    return _finish(facts, lambda a: narrow(_root(a.astype(_DOUBLE))), dtype)


def _directed_root(mode: str) -> Operation:
    def one(a: float) -> float:
        if not math.isfinite(a) or a <= 0:
            return math.sqrt(a) if a >= 0 else math.nan
        near = math.sqrt(a)
        square, true = fractions.Fraction(near) ** 2, fractions.Fraction(a)
        if square > true and mode in ("rz", "rm"):
            return math.nextafter(near, 0.0)
        if square < true and mode == "rp":
            return math.nextafter(near, math.inf)
        return near

    return np.vectorize(one, otypes=[np.float64])


def _extreme(facts: Signature) -> Operation:
    dtype, words = dtype_of(facts.types[0]), facts.words
    least = facts.base == "min"
    quiet, xorsign, absolute = "NaN" not in words, "xorsign" in words, "abs" in words

    def two(a: Any, b: Any) -> Any:
        x, y = (np.abs(a), np.abs(b)) if absolute else (a, b)
        first = (x < y) if least else (x > y)
        # +0 is more than -0.
        first = first | ((x == y) & (np.signbit(x) if least else ~np.signbit(x)))
        made = np.where(first, x, y)
        unordered = np.where(np.isnan(x), y, x) if quiet else np.where(np.isnan(x), x, y)
        made = np.where(np.isnan(x) | np.isnan(y), unordered, made).astype(dtype)
        return np.where(np.signbit(a) ^ np.signbit(b), -made, made) if xorsign else made

    return _finish(
        facts, lambda *values: two(two(values[0], values[1]), values[2]) if len(values) > 2 else two(*values), dtype
    )


def _sign(facts: Signature) -> Operation:
    dtype = dtype_of(facts.types[0])
    kind = np.dtype(f"u{dtype.itemsize}")
    top = kind.type(1 << (8 * dtype.itemsize - 1))
    change: Operation = (lambda bits: bits & ~top) if facts.base == "abs" else (lambda bits: bits ^ top)
    flush: Operation = flushed(dtype) if "ftz" in facts.words else lambda a: a
    # A sign is a bit, of NaN too.
    return lambda a: flush(change(np.asarray(flush(a)).view(kind)).view(dtype))


def _one_of(name: str) -> Callable[[Signature], Operation | None]:
    exact: dict[str, Operation] = {
        "rcp": lambda a: 1 / a, "sqrt": np.sqrt, "rsqrt": lambda a: 1 / np.sqrt(a), "sin": np.sin, "cos": np.cos,
        "lg2": np.log2, "ex2": np.exp2, "tanh": np.tanh,
    }  # fmt: skip
    return _unary(exact[name])


OPERATIONS: dict[tuple[str, str], Callable[..., Operation | None]] = {
    **{(name, "float"): _arithmetic for name in ("add", "sub", "mul", "fma", "mad")},
    ("div", "float"): _div,
    **{(name, "float"): _one_of(name) for name in ("rcp", "sqrt", "rsqrt", "sin", "cos", "lg2", "ex2", "tanh")},
    ("min", "float"): _extreme,
    ("max", "float"): _extreme,
    ("abs", "float"): _sign,
    ("neg", "float"): _sign,
}
