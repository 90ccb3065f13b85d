"""8-bit floats from wider ones and the reverse: by a chip's instructions, or by their bits."""

from __future__ import annotations

from typing import Any

from gpuir.dialects import arith, llvm, nvvm
from gpuir.dialects.tt.dialect import RoundingMode
from gpuir.host import ir
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm import amd_floats
from gpuir.transforms.triton.to_llvm.lowering import Lowering
from gpuir.transforms.triton.to_llvm.types import vector_of

__all__ = ["from_narrow", "resized", "to_narrow"]

#: NVIDIA chips from this number on convert 8-bit floats themselves.
_CONVERTS = 89


def resized(vector: ir.Value, scalar: Any) -> ir.Value:
    """The vector of floats, extended or rounded to the type."""
    kind = vector_of(vector.type.shape[0], scalar)
    if vector.type == kind:
        return vector
    return arith.extf(kind, vector) if scalar.width > vector.type.element_type.width else arith.truncf(kind, vector)


def from_narrow(low: Lowering, op: Any, value: ir.Value, source: Any, target: Any) -> ir.Value:
    """8-bit floats as f16, bf16 or f32. Halves hold each of their numbers; those of e5m2 are their upper bytes."""
    if not low.nvidia and amd_floats.widens(low, source):
        return amd_floats.by_instructions(low, value, source, target)
    halves = _halves(low, op, value, source)
    if halves.type.element_type == target:
        return halves
    wide = resized(halves, low.build.f32)
    return resized(wide, target) if low.nvidia else amd_floats.exact(low, wide, target)


def _halves(low: Lowering, op: Any, value: ir.Value, source: Any) -> ir.Value:
    build, count = low.build, value.type.shape[0]
    half = ir.F16Type.get(op.context)
    if str(source) == "f8E5M2":
        wide = arith.shli(
            arith.extui(vector_of(count, build.i16), value), build.constant(vector_of(count, build.i16), 8)
        )
        return llvm.bitcast(vector_of(count, half), wide)
    if not low.nvidia:
        return amd_floats.halves(low, op, value, source)
    if low.chip_number < _CONVERTS or str(source) != "f8E4M3FN":
        raise failure(op, f"converts {source}, which {low.target.chip} has no instruction for")
    padded = value if count % 2 == 0 else build.shuffled(value, [*range(count), 0])
    parts = [
        nvvm.convert_f8x2_to_f16x2(vector_of(2, half), build.part(padded, number, 2), ir.TypeAttr.get(source))
        for number in range(0, padded.type.shape[0], 2)
    ]
    return build.part(build.joined(parts), 0, count)


def to_narrow(low: Lowering, op: Any, value: ir.Value, source: Any, target: Any) -> ir.Value:
    """8-bit floats of wider ones, rounded as the op says."""
    build, count = low.build, value.type.shape[0]
    rtz = op.rounding is not None and op.rounding.value == RoundingMode.RTZ
    if low.nvidia and low.chip_number >= _CONVERTS and not rtz and str(target) in ("f8E4M3FN", "f8E5M2"):
        numbers = build.elements(resized(value, build.f32))
        numbers += [numbers[0]] * (count % 2)
        pair, nearest = vector_of(2, build.i8), ir.Attribute.parse("#nvvm.fp_rnd_mode<rn>")
        finite = ir.Attribute.parse("#nvvm.sat_mode<satfinite>")
        parts = [
            nvvm.convert_f32x2_to_f8x2(pair, high, lower, ir.TypeAttr.get(target), rnd=nearest, sat=finite)
            for lower, high in zip(numbers[::2], numbers[1::2])
        ]
        return build.part(build.joined(parts), 0, count)
    if not low.nvidia and not rtz and amd_floats.narrows(low, target):
        return amd_floats.to_narrow(low, resized(value, build.f32), target)
    if str(target) != "f8E5M2":
        raise failure(op, f"converts to {target}, which {low.target.chip} has no instruction for")
    half = ir.F16Type.get(op.context)
    words = vector_of(count, build.i16)
    if source == half:
        number = llvm.bitcast(words, value)
    else:
        # To the half below, and odd where that is not exact: then rounding it again is rounding once.
        wide = resized(value, build.f32)
        below = arith.truncf(vector_of(count, half), wide, roundingmode=arith.RoundingMode.toward_zero)
        inexact = arith.cmpf(arith.CmpFPredicate.UNE, arith.extf(wide.type, below), wide)
        number = arith.ori(llvm.bitcast(words, below), arith.extui(words, inexact))
    eight = build.constant(words, 8)
    if not rtz:
        # To the nearest, and of two as near to the even one; what is no number stays so.
        odd = arith.andi(arith.shrui(number, eight), build.constant(words, 1))
        rounded = arith.addi(number, arith.addi(odd, build.constant(words, 0x7F)))
        magnitude = arith.andi(number, build.constant(words, 0x7FFF))
        nan = arith.cmpi(arith.CmpIPredicate.ugt, magnitude, build.constant(words, 0x7C00))
        number = arith.select(nan, arith.ori(number, build.constant(words, 0x0200)), rounded)
    return arith.trunci(vector_of(count, build.i8), arith.shrui(number, eight))
