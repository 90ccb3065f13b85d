"""math: elementary functions, computed in float64 and rounded once to the type; float64 itself as the C library has it.

A GPU's own instructions for them are less exact (the CUDA C++ Programming Guide lists their errors), so that a kernel's
result here is nearer to the true one than on a device.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.sim import special
from gpuir.sim.attributes import integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.floats import fma, least_normal, rounded
from gpuir.sim.functions import FUNCTIONS
from gpuir.sim.rules import flops, rule
from gpuir.sim.terms import Code, Lanes, Op
from gpuir.sim.types import bits_of, dtype_of, is_odd, signed, unsigned, wrapped

_DOUBLE = np.dtype(np.float64)


def _function(name: str, compute: Callable[..., Any]) -> None:
    """A rule that computes in float64."""

    @rule(name)
    def make(k: Compiler, op: Op) -> Code:
        dtype = dtype_of(op.results[0].type)
        if dtype == _DOUBLE:
            return compute
        return lambda *values: rounded(compute(*(value.astype(_DOUBLE) for value in values)), dtype)


for _name, _compute in FUNCTIONS.items():
    _function(f"math.{_name}", _compute)


@rule("math.erf", "math.erfc")
def _erf(k: Compiler, op: Op) -> Code:
    dtype = dtype_of(op.results[0].type)
    compute = special.erf if op.name == "math.erf" else special.erfc
    if dtype == _DOUBLE:
        return lambda x: compute(x, narrow=False)
    return lambda x: rounded(compute(x.astype(_DOUBLE), narrow=True), dtype)


@rule("math.sincos")
def _sincos(k: Compiler, op: Op) -> Code:
    # Of llvm's intrinsic the result is a struct.
    dtype = dtype_of(op.operands[0].type)

    def both(x: Lanes) -> Lanes:
        wide = x.astype(_DOUBLE)
        return rounded(np.sin(wide), dtype), rounded(np.cos(wide), dtype)

    return both


@rule("math.fma")
def _fma(k: Compiler, op: Op) -> Code:
    if integer(op, "roundingmode", 0):
        raise k.refuse(op, "the simulator rounds to nearest even; no other rounding mode is simulated")
    dtype_of(op.results[0].type)
    return fma


@rule("math.fpowi")
def _fpowi(k: Compiler, op: Op) -> Code:
    dtype, power = dtype_of(op.results[0].type), op.operands[1].type
    if bits_of(power) == 1:
        raise k.refuse(op, "the simulator takes exponents of at least 2 bits, not i1")

    def compute(x: Lanes, n: Lanes) -> Lanes:
        wide = x.astype(_DOUBLE)
        # A large exponent loses its last bit in float64, and with it the sign of the result.
        power = np.power(np.abs(wide), n.astype(_DOUBLE))
        return rounded(np.where(np.signbit(wide) & ((n & 1) != 0), -power, power)[()], dtype)

    return compute


@rule("math.ipowi")
def _ipowi(k: Compiler, op: Op) -> Code:
    type = op.results[0].type
    dtype, bits = dtype_of(type), bits_of(type)

    def compute(x: Lanes, n: Lanes) -> Lanes:
        if bits == 1:
            # -1 or 0 to the power of -1 or 0: x where the exponent is -1 (0 ** -1 is undefined), and -1 for x ** 0 = 1.
            return x | ~n
        power = np.power(x, np.maximum(n, dtype.type(0)))
        odd = np.where((n & dtype.type(1)) != 0, x, dtype.type(1))
        # One over a number of several is 0; that of 0 is undefined.
        inverse = np.where(np.abs(x) == 1, odd, dtype.type(0))
        power = np.where(n < 0, inverse, power)[()]
        return wrapped(power, bits) if is_odd(type) else power

    return compute


def _exact(name: str, compute: Callable[..., Any]) -> None:
    """A rule whose result a format always has: it is computed in float32 where NumPy has none of its own."""

    @rule(name)
    def make(k: Compiler, op: Op) -> Code:
        dtype = dtype_of(op.results[0].type)
        if dtype.type in (np.float32, np.float64):
            return compute
        return lambda *values: compute(*(value.astype(np.float32) for value in values)).astype(dtype)


def _round(x: Lanes) -> Any:
    """To the nearest whole number, ties away from zero."""
    whole = np.trunc(x)
    return np.copysign(whole + np.copysign((np.abs(x - whole) >= 0.5).astype(x.dtype), x), x)


_exact("math.ceil", np.ceil)
_exact("math.floor", np.floor)
_exact("math.trunc", np.trunc)
_exact("math.round", _round)
_exact("math.roundeven", np.rint)
_exact("math.absf", np.abs)
_exact("math.copysign", np.copysign)
_exact("math.clampf", lambda x, low, high: np.maximum(np.minimum(x, high), low))


def _class(name: str, test: Callable[[Any, Any], Any]) -> None:
    """A rule that classifies floats: ``test`` of their magnitudes and their type's least normal number."""

    @rule(name)
    def make(k: Compiler, op: Op) -> Code:
        least = least_normal(dtype_of(op.operands[0].type))
        return lambda x: test(np.abs(x.astype(_DOUBLE)), least)


_class("math.isnan", lambda x, least: np.isnan(x))
_class("math.isinf", lambda x, least: np.isinf(x))
_class("math.isfinite", lambda x, least: np.isfinite(x))
_class("math.isnormal", lambda x, least: (x >= least) & np.isfinite(x))


# Integers


@rule("math.absi")
def _absi(k: Compiler, op: Op) -> Code:
    type = op.results[0].type
    bits = bits_of(type)
    return (lambda x: wrapped(np.abs(x), bits)) if is_odd(type) else np.abs


def _bits(name: str, count: Callable[[Any, int], Any]) -> None:
    """A rule of integers as bits: ``count`` gets them unsigned in their width; i1 as a byte."""

    @rule(name)
    def make(k: Compiler, op: Op) -> Code:
        type = op.results[0].type
        dtype, bits = dtype_of(type), bits_of(type)
        if bits == 1:
            return lambda x: (count(x.astype(np.uint8), 1) & 1).astype(bool)
        if not is_odd(type):
            return lambda x: signed(count(unsigned(x), bits))
        mask = dtype.type((1 << bits) - 1)
        return lambda x: wrapped(signed(count(unsigned(x & mask), bits)), bits)


def _population(x: Lanes) -> Any:
    return np.bitwise_count(x).astype(x.dtype)


def _trailing(x: Lanes, bits: int) -> Any:
    one = x.dtype.type(1)
    # What is below the lowest set bit; all bits for 0.
    return np.minimum(_population(~x & (x - one)), x.dtype.type(bits))


_bits("math.ctlz", lambda x, bits: x.dtype.type(bits) - special.bit_length(x))
_bits("math.cttz", _trailing)
_bits("math.ctpop", lambda x, bits: _population(x))


flops(*(f"math.{name}" for name in (*FUNCTIONS, "erf", "erfc")))
flops("math.fma", "llvm.intr.fma", "llvm.intr.fmuladd", "math.sincos", each=2)
