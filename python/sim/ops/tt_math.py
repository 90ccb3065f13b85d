"""tt: conversions and elementwise arithmetic that arith and math have no op for."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.attributes import integer, string
from gpuir.sim.compiler import Compiler
from gpuir.sim.floats import rounded
from gpuir.sim.ops.llvm_calls import EXTERNAL, library_rule, made_as
from gpuir.sim.rules import RULES, Rule, rule
from gpuir.sim.terms import Code, Lanes, Op
from gpuir.sim.types import bits_of, dtype_of, element_type, signed, unsigned

_TO_ZERO = 0
_ALL_NAN = 65535


@rule("tt.bitcast")
def _bitcast(k: Compiler, op: Op) -> Code:
    old, new = dtype_of(op.operands[0].type), dtype_of(op.results[0].type)
    if old.kind == "b" or new.kind == "b":
        return lambda value: value != 0 if new.kind == "b" else value.astype(new)
    return lambda value: value if old == new else value.view(new)


@rule("tt.fp_to_fp")
def _fp_to_fp(k: Compiler, op: Op) -> Code:
    """As PTX converts: what is too large for an 8-bit float becomes its largest number, an infinity too."""
    old, new = dtype_of(op.operands[0].type), dtype_of(op.results[0].type)
    text = str(element_type(op.results[0].type))
    to_zero = "rounding" in op.attributes and integer(op, "rounding") == _TO_ZERO
    most = None
    if bits_of(op.results[0].type) <= 8:
        import ml_dtypes

        most = float(ml_dtypes.finfo(new).max)
    if to_zero and text not in ("f16", "bf16"):
        raise k.refuse(op, f"rounding to zero is simulated to f16 and bf16, not to {text}")

    def convert(value: Lanes) -> Lanes:
        if to_zero:
            return _cut(value, old, new)
        if most is not None:
            value = np.clip(value.astype(np.float64) if old.itemsize == 8 else value.astype(np.float32), -most, most)
        elif old.itemsize < 4 and new.itemsize >= old.itemsize:
            return value.astype(np.float32).astype(new)
        wide = value if value.dtype in (np.float32, np.float64) else value.astype(np.float32)
        return rounded(wide.astype(np.float64), new) if new.itemsize < 4 else wide.astype(new)

    return convert


def _cut(value: Lanes, old: np.dtype, new: np.dtype) -> Any:
    """The nearest number that is not farther from zero."""
    exact = value.astype(np.float64)
    near = rounded(exact, new)
    beyond = np.abs(near.astype(np.float64)) > np.abs(exact)
    bits = near.view(np.uint16)
    return np.where(beyond, bits - np.uint16(1), bits).astype(np.uint16).view(new)


@rule("tt.clampf")
def _clampf(k: Compiler, op: Op) -> Code:
    keeps = integer(op, "propagateNan", 0) == _ALL_NAN

    def clamp(x: Lanes, low: Lanes, high: Lanes) -> Lanes:
        done = np.fmin(np.fmax(x, low), high)
        return np.where(np.isnan(x), x, done) if keeps else done

    return clamp


@rule("tt.mulhiui")
def _mulhiui(k: Compiler, op: Op) -> Code:
    bits = bits_of(op.results[0].type)

    def high(x: Lanes, y: Lanes) -> Lanes:
        a, b = unsigned(x), unsigned(y)
        if bits < 64:
            return signed(((a.astype(np.uint64) * b.astype(np.uint64)) >> np.uint64(bits)).astype(a.dtype))
        half, low = np.uint64(32), np.uint64(0xFFFFFFFF)
        a1, a0, b1, b0 = a >> half, a & low, b >> half, b & low
        middle = a1 * b0 + (a0 * b0 >> half)
        other = a0 * b1 + (middle & low)
        return signed(a1 * b1 + (middle >> half) + (other >> half))

    return high


@rule("tt.precise_divf", "tt.approx_divf")
def _divide(k: Compiler, op: Op) -> str:
    return "({0} / {1})"


@rule("tt.precise_sqrt")
def _sqrt(k: Compiler, op: Op) -> Code:
    return np.sqrt


@rule("tt.extern_elementwise", kind="emits")
def _library(k: Compiler, op: Op) -> None:
    """Functions of libdevice and OCML, as the op of math that means the same."""
    symbol = string(op, "symbol")
    same = library_rule(symbol)
    if symbol in EXTERNAL:
        k.apply(Rule(symbol, "group", lambda compiler, operation: EXTERNAL[symbol]), op)
        return
    if same is None or same not in RULES:
        raise k.refuse(op, f"the simulator does not know @{symbol} of {string(op, 'libname') or 'no library'}")
    k.apply(Rule(same, RULES[same].kind, lambda compiler, operation: made_as(same, compiler, operation)), op)
