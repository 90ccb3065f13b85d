"""AMD's conversions of small floats by scales of e8m0, one for a group of elements."""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.dialects import amdg, arith, llvm
from gpuir.host import ir
from gpuir.transforms.triton.to_llvm import registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.narrow_floats import from_narrow, resized
from gpuir.transforms.triton.to_llvm.ops_packed import from_fp4
from gpuir.transforms.triton.to_llvm.types import layout_of, vector_of

__all__: list[str] = []

#: f32's bits of the factors 2^-127, which is below its normal numbers, and NaN, which e8m0 has as 255.
_LEAST, _NAN, _MANTISSA = 0x00400000, 0x7FC00000, 23


def _factors(low: Lowering, scale: ir.Value) -> ir.Value:
    """Powers of two as f32, of bf16 or of exponents."""
    build, count = low.build, scale.type.shape[0]
    if isinstance(scale.type.element_type, ir.FloatType):
        return resized(scale, build.f32)
    words = vector_of(count, build.i32)
    exponent = arith.extui(words, scale)
    bits = arith.shli(exponent, build.constant(words, _MANTISSA))
    for special, given in ((0, _LEAST), (255, _NAN)):
        found = arith.cmpi(arith.CmpIPredicate.eq, exponent, build.constant(words, special))
        bits = arith.select(found, build.constant(words, given), bits)
    return llvm.bitcast(vector_of(count, build.f32), bits)


def _scaled(low: Lowering, wide: ir.Value, scale: ir.Value, kind: Any) -> ir.Value:
    """The numbers times their factors, rounded once."""
    return resized(arith.mulf(resized(wide, low.build.f32), _factors(low, scale)), kind.element_type)


@lowering("amdg.scaled_upcast_fp4")
def _upcast_fp4(low: Lowering, op: amdg.ScaledUpcastFp4Op) -> ir.Value:
    source, target, axis = layout_of(op.input.type), layout_of(op.output.type), op.axis.value
    places = registers.coordinates(target).copy()
    sides = places[:, axis] & 1
    places[:, axis] >>= 1
    held = np.asarray(registers.from_coordinates(source, places))
    wide = from_fp4(low, low[op.input], op.output.type.element_type)
    return _scaled(low, low.build.shuffled(wide, (2 * held + sides).tolist()), low[op.scale], op.output.type)


@lowering("amdg.scaled_upcast_fp8")
def _upcast_fp8(low: Lowering, op: amdg.ScaledUpcastFp8Op) -> ir.Value:
    wide = from_narrow(low, op, low[op.input], op.input.type.element_type)
    return _scaled(low, wide, low[op.scale], op.output.type)
