"""nvvm: conversions of pairs between f32, f16, bf16 and floats of 8, 6 and 4 bits.

Source: PTX ISA, "cvt". The second of two operands is the first element of the result. Conversions to less than 16 bits end at
the largest finite number. Of stochastic rounding the pairs of f16 (13 random bits each) and bf16 (16 each) are simulated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim import narrow
from gpuir.sim.attributes import flag, operands, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.ops.conversions import convert
from gpuir.sim.rules import refuse, rule
from gpuir.sim.terms import Code, Lanes, Op
from gpuir.sim.types import dtype_of, element_type

_MODES = {"rz": "toward_zero", "rm": "downward", "rp": "upward"}
_RANDOM = {"f16": 13, "bf16": 16}
#: Of the element types that a conversion's name has, what the bits of a code are kept in.
_WIDTHS = {"f4": 4, "f6": 8, "f8": 8, "s2f6": 8}


def _pair(values: Lanes) -> Any:
    """Elements in an axis of their own; of a uniform value in one row."""
    array = np.asarray(values)
    return array if array.ndim == 2 else array[None]


def _stacked(low: Lanes, high: Lanes) -> Any:
    low, high = np.broadcast_arrays(np.atleast_1d(np.asarray(low)), np.atleast_1d(np.asarray(high)))
    return np.stack([low, high], axis=-1)


def _format(op: Op, attribute: str) -> str:
    return narrow.format_of(str(ir.TypeAttr(op.attributes[attribute]).value))


def _packed(codes: np.ndarray, type: ir.Type, width: int) -> Any:
    """Codes [threads, 2] as the result has them: a vector of bytes, or one integer."""
    if isinstance(type, ir.VectorType):
        return codes.view(np.int8)
    if width == 4:
        return (codes[:, 0] | codes[:, 1] << np.uint8(4)).view(np.int8)
    return np.ascontiguousarray(codes).view(np.int16)[:, 0]


def _to_narrow(op: Op, source: Callable[..., Any]) -> Code:
    """Code of a conversion of what ``source`` makes of the operands, [threads, 2]."""
    target = op.name.rsplit(".", 1)[1].removesuffix("x2")
    name = "s2f6" if target == "s2f6" else _format(op, "dstTy")
    rounding, relu, type = word(op, "rnd", "none"), flag(op, "relu"), op.results[0].type
    rounding = "rn" if rounding == "none" else rounding

    def run(*values: Lanes) -> Any:
        codes = narrow.encode(name, source(*values).astype(np.float64), rounding=rounding, relu=relu)
        return _packed(codes, type, _WIDTHS[target])

    return run


@rule(*(f"nvvm.convert.f32x2.to.{name}x2" for name in _WIDTHS))
def _from_f32(k: Compiler, op: Op) -> Code:
    if len(op.operands) > 2:
        raise k.refuse(op, "conversions to s2f6 with a scale factor are not simulated")
    return _to_narrow(op, lambda high, low: _stacked(low, high))


@rule(
    *(
        f"nvvm.convert.{source}x2.to.{name}x2"
        for source in ("f16", "bf16")
        for name in _WIDTHS
        if (source, name) != ("f16", "s2f6")
    )
)
def _from_half(k: Compiler, op: Op) -> Code:
    if len(op.operands) > 1:
        raise k.refuse(op, "conversions to s2f6 with a scale factor are not simulated")
    return _to_narrow(op, _pair)


@rule(*(f"nvvm.convert.{name}x2.to.{target}x2" for name in ("f4", "f6", "f8") for target in ("f16", "bf16")),
      "nvvm.convert.s2f6x2.to.bf16x2")  # fmt: skip
def _from_narrow(k: Compiler, op: Op) -> Code:
    name = "s2f6" if "s2f6" in op.name else _format(op, "srcType")
    table, dtype = narrow.decode(name), dtype_of(op.results[0].type)
    relu, finite = flag(op, "relu"), word(op, "sat") == "satfinite"
    largest = (
        float(np.finfo(np.float16).max)
        if dtype == np.float16
        else float(np.array(0x7F7F0000, np.uint32).view(np.float32))
    )
    round = convert(dtype, "to_nearest_even")

    def run(source: Lanes, scale: Lanes = None) -> Any:
        array = np.asarray(source)
        if name == "e2m1":
            byte = np.atleast_1d(array).view(np.uint8)
            codes = np.stack([byte & 15, byte >> 4], axis=-1)
        else:
            codes = _pair(array).view(np.uint8)
        numbers = table[codes]
        if scale is not None:
            factors = np.ascontiguousarray(np.atleast_1d(np.asarray(scale))).view(np.uint8).reshape(-1, 2)
            with np.errstate(all="ignore"):
                numbers = numbers * narrow.decode("ue8m0")[factors]
        if relu:
            numbers = np.where(numbers <= 0, 0.0, numbers)
        if finite:
            numbers = np.where(np.isnan(numbers), numbers, np.clip(numbers, -largest, largest))
        with np.errstate(all="ignore"):
            return round(np.asarray(numbers))

    return run


@rule("nvvm.convert.f32x2.to.f16x2", "nvvm.convert.f32x2.to.bf16x2")
def _to_halves(k: Compiler, op: Op) -> Code:
    kind = str(element_type(op.results[0].type))
    dtype = dtype_of(op.results[0].type)
    mode, relu, finite = word(op, "rnd", "none"), flag(op, "relu"), word(op, "sat") == "satfinite"
    bits = _RANDOM[kind]
    largest = (
        float(np.finfo(np.float16).max) if kind == "f16" else float(np.array(0x7F7F0000, np.uint32).view(np.float32))
    )
    stochastic = bool(operands(op, "random_bits"))
    round = convert(dtype, "toward_zero" if stochastic else _MODES.get(mode, "to_nearest_even"))

    def run(high: Lanes, low: Lanes, random: Lanes = None) -> Any:
        numbers = _stacked(low, high).astype(np.float64)
        if relu:
            numbers = np.where(numbers <= 0, 0.0, numbers)
        if finite:
            numbers = np.where(np.isnan(numbers), numbers, np.clip(numbers, -largest, largest))
        with np.errstate(all="ignore"):
            if random is None:
                return round(numbers)
            words = np.atleast_1d(np.asarray(random)).view(np.uint32)
            drawn = np.stack([words & ((1 << bits) - 1), words >> np.uint32(16) & ((1 << bits) - 1)], axis=-1)
            down = round(numbers)
            exact = down.astype(np.float64)
            step = _step(exact, kind)
            up = (np.abs(numbers) - np.abs(exact)) / step + drawn / (1 << bits) >= 1
            moved = np.where(up & np.isfinite(exact), exact + np.copysign(step, numbers), exact)
            return convert(dtype, "to_nearest_even")(moved)

    return run


def _step(numbers: np.ndarray, kind: str) -> np.ndarray:
    """The distance from each number to the next one of the type away from zero."""
    mantissa, least = (10, -14) if kind == "f16" else (7, -126)
    exponent = np.frexp(np.where(np.isfinite(numbers), numbers, 0.0))[1] - 1
    exponent = np.where(numbers == 0, least, np.maximum(exponent, least))
    step: np.ndarray = np.ldexp(1.0, exponent - mantissa)
    return step


@rule("nvgpu.extf", "nvgpu.truncf")
def _float(k: Compiler, op: Op) -> Code:
    """As arith's; to less than 16 bits it ends at the largest finite number."""
    if len(op.operands) > 1:
        raise k.refuse(op, "stochastic rounding is not simulated here; nvvm.convert.f32x2 has it")
    target = op.results[0].type
    mode, relu = word(op, "rnd", "none"), flag(op, "relu")
    text = str(element_type(target))
    if op.name == "nvgpu.extf" or text[:2] not in ("f8", "f6", "f4"):
        if relu or word(op, "sat") == "satfinite":
            raise k.refuse(op, "relu and satfinite are simulated for results of less than 16 bits")
        return convert(dtype_of(target), _MODES.get(mode, "to_nearest_even"))
    name, dtype = narrow.format_of(text), dtype_of(target)
    rounding = "rn" if mode == "none" else mode

    def shrink(value: Lanes) -> Any:
        return narrow.encode(name, np.asarray(value).astype(np.float64), rounding=rounding, relu=relu).view(dtype)[()]

    return shrink


refuse(
    "nvvm.convert.f32x4.to.f4x4", "nvvm.convert.f32x4.to.f6x4", "nvvm.convert.f32x4.to.f8x4",
    why="which of the random bits go with which number is not simulated",
)  # fmt: skip
