"""complex: numbers of two f32 (complex64) or two f64 (complex128).

Functions of complex<f32> are computed in complex128 and rounded to it; sums and products are single operations of f32, as
upstream's lowering to arith has them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.compiler import Compiler
from gpuir.sim.rules import rule
from gpuir.sim.terms import Code, Lanes, Op
from gpuir.sim.types import dtype_of


@rule("complex.constant", kind="emits", constant=True)
def _constant(k: Compiler, op: Op) -> None:
    real, imaginary = (ir.FloatAttr(each).value for each in ir.ArrayAttr(op.attributes["value"]))
    k.constant(dtype_of(op.results[0].type).type(complex(real, imaginary)), op.results[0])


@rule("complex.create")
def _create(k: Compiler, op: Op) -> Code:
    dtype = dtype_of(op.results[0].type)

    def create(real: Lanes, imaginary: Lanes) -> Lanes:
        whole = np.empty(np.broadcast_shapes(np.shape(real), np.shape(imaginary)), dtype)
        whole.real, whole.imag = real, imaginary
        return whole[()]

    return create


def _operator(name: str, text: str) -> None:
    @rule(name)
    def make(k: Compiler, op: Op) -> str:
        dtype_of(op.operands[0].type)
        return text


_operator("complex.re", "({0}.real)")
_operator("complex.im", "({0}.imag)")
_operator("complex.add", "({0} + {1})")
_operator("complex.sub", "({0} - {1})")
_operator("complex.mul", "({0} * {1})")
_operator("complex.neg", "(-{0})")
_operator("complex.conj", "({0}.conjugate())")
_operator("complex.eq", "({0} == {1})")
_operator("complex.neq", "({0} != {1})")


@rule("complex.bitcast")
def _bitcast(k: Compiler, op: Op) -> Code:
    dtype = dtype_of(op.results[0].type)
    return lambda x: x.view(dtype)


def _function(name: str, compute: Callable[..., Any]) -> None:
    """A rule that computes in complex128."""

    @rule(name)
    def make(k: Compiler, op: Op) -> Code:
        dtype = dtype_of(op.results[0].type)
        dtype_of(op.operands[0].type)
        return lambda *values: compute(*(_wide(value) for value in values)).astype(dtype)


def _wide(value: Lanes) -> Any:
    return value.astype(np.complex128) if value.dtype.kind == "c" else value.astype(np.float64)


def _sign(z: Lanes) -> Any:
    return np.where(z == 0, z, z / np.abs(z))[()]


def _atan2(y: Lanes, x: Lanes) -> Any:
    """-i log((x + i y) / sqrt(x**2 + y**2)), the definition of upstream's lowering."""
    return -1j * np.log((x + 1j * y) / np.sqrt(x * x + y * y))


def _powi(z: Lanes, n: Lanes) -> Any:
    return np.power(z, n.astype(np.complex128))


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "abs": np.abs,
    "angle": np.angle,
    "atan2": _atan2,
    "cos": np.cos,
    "div": np.divide,
    "exp": np.exp,
    "expm1": np.expm1,
    "log": np.log,
    "log1p": np.log1p,
    "pow": np.power,
    "powi": _powi,
    "rsqrt": lambda z: 1 / np.sqrt(z),
    "sign": _sign,
    "sin": np.sin,
    "sqrt": np.sqrt,
    "tan": np.tan,
    "tanh": np.tanh,
}
for _name, _compute in _FUNCTIONS.items():
    _function(f"complex.{_name}", _compute)
