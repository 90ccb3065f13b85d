"""nvvm: sums, differences, quotients and fused multiply-adds with their rounding and saturation.

Source: PTX ISA, "add", "sub", "div", "fma". Each is rounded once; ``approx`` and ``full`` quotients are those to nearest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim.attributes import flag, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.floats import fma, least_normal, rounded
from gpuir.sim.ops.conversions import convert
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Lanes, Op
from gpuir.sim.types import dtype_of

_MODES = {"rz": "toward_zero", "rm": "downward", "rp": "upward"}


def _sum(a: Any, b: Any) -> tuple[Any, Any]:
    """The sum in float64, and the sign of what it lacks."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


def _product_sum(a: Any, b: Any, c: Any) -> tuple[Any, Any]:
    # A product of two numbers of 24 bits is exact.
    return _sum(a * b, c)


def _quotient(a: Any, b: Any) -> tuple[Any, Any]:
    whole = a / b
    return whole, fma(-whole, b, a) * np.sign(b)


_EXACT: dict[str, Callable[..., tuple[Any, Any]]] = {
    "nvvm.addf": _sum,
    "nvvm.subf": lambda a, b: _sum(a, -b),
    "nvvm.divf": _quotient,
    "nvvm.fma": _product_sum,
}
_DOUBLE: dict[str, Callable[..., Any]] = {
    "nvvm.addf": np.add, "nvvm.subf": np.subtract, "nvvm.divf": np.divide, "nvvm.fma": fma,
}  # fmt: skip


@rule(*_EXACT)
def _arithmetic(k: Compiler, op: Op) -> Code:
    dtype, mode = dtype_of(op.results[0].type), word(op, "rnd", "none")
    saturation, flush, relu = word(op, "sat", "none"), flag(op, "ftz"), flag(op, "relu")
    if flag(op, "oob"):
        raise k.refuse(op, "out-of-bounds NaN are not simulated")
    if dtype == np.float64 and mode in _MODES:
        raise k.refuse(op, f"f64 with the rounding {mode} is not simulated")
    exact, double = _EXACT[op.name], _DOUBLE[op.name]
    directed = convert(dtype, _MODES[mode]) if mode in _MODES else None
    least = least_normal(dtype)

    def small(values: Any) -> Any:
        return np.where(np.abs(values) < least, values * values.dtype.type(0), values) if flush else values

    def run(*operands: Lanes) -> Any:
        with np.errstate(all="ignore"):
            wide = [small(np.asarray(each)).astype(np.float64) for each in operands]
            if dtype == np.float64:
                result = double(*wide)
            else:
                total, rest = exact(*wide)
                # One step of float64 towards what it lacks keeps the second rounding right.
                lacks = np.isfinite(total) & np.isfinite(rest) & (rest != 0)
                total = np.where(lacks, np.nextafter(total, np.where(rest > 0, np.inf, -np.inf)), total)
                result = rounded(np.asarray(total), dtype) if directed is None else directed(np.asarray(total))
            result = small(np.asarray(result))
            if saturation == "sat":
                result = np.where(np.isnan(result), dtype.type(0), np.clip(result, dtype.type(0), dtype.type(1)))
            elif saturation == "satfinite":
                result = np.clip(result, np.finfo(dtype).min, np.finfo(dtype).max)
            if relu:
                result = np.where(result <= 0, dtype.type(0), result)
        return np.asarray(result, dtype)[()]

    return run
