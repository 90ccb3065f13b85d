"""Floats: one rounding in every direction, subnormal numbers flushed where .ftz says so, limits and relu.

Approximations of the hardware are exact functions, rounded once.

Source: PTX ISA, "Floating Point Instructions", "Half Precision Floating Point Instructions".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.ptx import Signature
from gpuir.sim.floats import fma, least_normal, rounded
from gpuir.sim.ops.directed import directed
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
    else:
        operate = directed(base, MODES[mode], dtype)
    return None if operate is None else _finish(facts, operate, dtype)


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
    operate = directed(facts.base, MODES[mode], dtype)
    return None if operate is None else _finish(facts, operate, dtype)


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
