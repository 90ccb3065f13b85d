"""8-bit floats on AMD's chips: by conversions of two numbers at once where the chip has them, else by their bits.

gfx942 converts formats without a negative zero (FNUZ), gfx950 and gfx12 those of OCP (CDNA3, CDNA4 and RDNA4 ISA, V_CVT_PK_FP8_F32 and
V_CVT_PK_BF8_F32). What is too large becomes the largest number, as in Triton's code, which sets a mode of the wave for that.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from gpuir.dialects import arith, llvm, rocdl
from gpuir.host import ir
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.lowering import Lowering
from gpuir.transforms.triton.to_llvm.types import vector_of

__all__ = ["by_instructions", "exact", "from_fp4", "halves", "narrows", "to_narrow", "widens"]


@dataclasses.dataclass(frozen=True)
class _Format:
    """A format of 8 bits: bits of the mantissa, the exponent's bias, and the instructions' word for it."""

    mantissa: int
    bias: int
    word: str
    #: The code of NaN, and of the largest number.
    nan: int
    most: int
    largest: float
    #: Whether there is no negative zero, whose code is that of NaN.
    unsigned_zero: bool = False


_FORMATS = {
    "f8E4M3FN": _Format(3, 7, "fp8", 0x7F, 0x7E, 448.0),
    "f8E4M3FNUZ": _Format(3, 8, "fp8", 0x80, 0x7F, 240.0, True),
    "f8E5M2FNUZ": _Format(2, 16, "bf8", 0x80, 0x7F, 57344.0, True),
    "f8E5M2": _Format(2, 15, "bf8", 0x7E, 0x7B, 57344.0),
}
#: Bits of an f32 behind the point, its bias, and its infinity.
_POINT, _BIAS, _INFINITY = 23, 127, 0x7F800000
#: The same of a half.
_HALF_POINT, _HALF_BIAS = 10, 15


def _converts(low: Lowering, target: Any) -> bool:
    """Whether the chip has instructions for the format."""
    chip = low.target.chip
    if str(target).endswith("FNUZ"):
        return chip.startswith("gfx94")
    return chip == "gfx950" or chip.startswith("gfx12")


def narrows(low: Lowering, target: Any) -> bool:
    """Whether `to_narrow` rounds to the format."""
    return _converts(low, target) or str(target) in _FORMATS and str(target) != "f8E5M2"


def widens(low: Lowering, source: Any) -> bool:
    """Whether `by_instructions` widens the format: where the chip has conversions that give more than the upper half of f16."""
    return _converts(low, source)


def halves(low: Lowering, op: Any, value: ir.Value, source: Any) -> ir.Value:
    """f16 of 8-bit floats, which hold each of their numbers, by their bits; refused is a format that is not among `_FORMATS`."""
    format = _FORMATS.get(str(source))
    if format is None:
        raise failure(op, f"converts {source}, of which only {', '.join(_FORMATS)} are lowered for {low.target.chip}")
    build, count = low.build, value.type.shape[0]
    words = vector_of(count, build.i16)

    def number(constant: int) -> ir.Value:
        return build.constant(words, constant)

    # The bits are those of a half that is smaller by a power of two, but for NaN.
    wide = arith.extui(words, value)
    magnitude, sign = arith.andi(wide, number(0x7F)), arith.shli(arith.andi(wide, number(0x80)), number(8))
    half = vector_of(count, ir.F16Type.get(value.context))
    small = llvm.bitcast(half, arith.ori(arith.shli(magnitude, number(_HALF_POINT - format.mantissa)), sign))
    coded = wide if format.unsigned_zero else magnitude
    nan = arith.cmpi(arith.CmpIPredicate.eq, coded, number(format.nan))
    not_a_number = llvm.bitcast(half, arith.ori(number(0x7E00), sign))
    exact = arith.mulf(small, build.constant(half, 2.0 ** (_HALF_BIAS - format.bias)))
    if format.bias > _HALF_BIAS:
        # Where the largest numbers have the exponent of a half's infinity: normal numbers by one less in the exponent.
        less = arith.shli(arith.subi(magnitude, number(1 << format.mantissa)), number(_HALF_POINT - format.mantissa))
        is_normal = arith.cmpi(arith.CmpIPredicate.uge, magnitude, number(2 << format.mantissa))
        exact = arith.select(is_normal, llvm.bitcast(half, arith.ori(less, sign)), exact)
    return arith.select(nan, not_a_number, exact)


def by_instructions(low: Lowering, value: ir.Value, source: Any, target: Any) -> ir.Value:
    """f16, bf16 or f32 of 8-bit floats, two at once: gfx950 gives each of these (times 1), other chips f32."""
    build, count, word = low.build, value.type.shape[0], _FORMATS[str(source)].word
    padded = build.shuffled(value, [*range(count), *[0] * (-count % 4)])
    words = build.elements(llvm.bitcast(vector_of(padded.type.shape[0] // 4, build.i32), padded))
    if low.target.chip == "gfx950":
        scaled: Any = getattr(rocdl, f"cvt_scalef32_pk_{target}_{word}")
        one, two = build.constant(build.f32, 1.0), vector_of(2, target)
        parts = [scaled(two, each, one, upper) for each in words for upper in (False, True)]
        return build.part(build.joined(parts), 0, count)
    convert: Any = getattr(rocdl, f"cvt_pk_f32_{word}")
    pair = vector_of(2, build.f32)
    parts = [convert(pair, each, upper) for each in words for upper in (False, True)]
    return exact(low, build.part(build.joined(parts), 0, count), target)


def exact(low: Lowering, value: ir.Value, target: Any) -> ir.Value:
    """f32 that the target's type holds without rounding, in it: of bf16 they are the upper halves."""
    build, count = low.build, value.type.shape[0]
    if target == build.f32:
        return value
    if not isinstance(target, ir.BF16Type):
        return arith.truncf(vector_of(count, target), value)
    parts = build.shuffled(llvm.bitcast(vector_of(2 * count, build.i16), value), range(1, 2 * count, 2))
    return llvm.bitcast(vector_of(count, target), parts)


#: The upper and the lower bytes of the eight magnitudes of 4-bit floats, as f16 and bf16: 0, 0.5, 1, 1.5, 2, 3, 4, 6.
_BYTES = {"f16": (0x46444240_3E3C3800, 0), "bf16": (0x40404040_3F3F3F00, 0xC0804000_C0800000)}


def from_fp4(low: Lowering, value: ir.Value, scalar: Any) -> ir.Value:
    """A vector of bytes as one of twice as many f16 or bf16, the low four bits of each byte first.

    V_PERM_B32 takes four bytes out of eight by numbers: the magnitudes' bytes by the numbers themselves.
    """
    build, count = low.build, value.type.shape[0]

    def taken(table: int, numbers: ir.Value) -> ir.Value:
        halves = [build.number(half - (half >> 31 << 32)) for half in (table >> 32, table & 0xFFFFFFFF)]
        return _perm(build, halves[0], halves[1], numbers)

    def masked(word: ir.Value, mask: int) -> ir.Value:
        return arith.andi(word, build.number(mask))

    padded = build.shuffled(value, [*range(count), *[0] * (-count % 4)])
    upper, lower = _BYTES[str(scalar)]
    words: list[ir.Value] = []
    for word in build.elements(llvm.bitcast(vector_of(padded.type.shape[0] // 4, build.i32), padded)):
        even, odd = masked(word, 0x0F0F0F0F), masked(arith.shrui(word, build.number(4)), 0x0F0F0F0F)
        for in_turn in (0x05010400, 0x07030602):
            codes = _perm(build, odd, even, build.number(in_turn))
            magnitudes, signs = masked(codes, 0x07070707), arith.shli(masked(codes, 0x08080808), build.number(4))
            high = arith.ori(taken(upper, magnitudes), signs)
            rest = taken(lower, magnitudes) if lower else build.number(0)
            words += [_perm(build, high, rest, build.number(beside)) for beside in (0x05010400, 0x07030602)]
    whole = llvm.bitcast(vector_of(2 * len(words), scalar), build.vector(words))
    return build.part(whole, 0, 2 * count)


def _perm(build: Any, second: ir.Value, first: ir.Value, numbers: ir.Value) -> ir.Value:
    """Bytes by their numbers, of which `first` has those below 4."""
    made: Any = llvm.call_intrinsic(build.i32, "llvm.amdgcn.perm", [second, first, numbers], [], [])
    return made


def to_narrow(low: Lowering, value: ir.Value, target: Any) -> ir.Value:
    """8-bit floats next to f32, of two as near the even one."""
    format = _FORMATS[str(target)]
    return _narrowed(low, value, format) if _converts(low, target) else _narrow_by_bits(low, value, format)


def _narrowed(low: Lowering, value: ir.Value, format: _Format) -> ir.Value:
    build, count = low.build, value.type.shape[0]
    most, least = (build.constant(value.type, sign * format.largest) for sign in (1, -1))
    if low.target.chip.startswith("gfx94"):
        within = arith.maxnumf(arith.minnumf(value, most), least)
        nan = arith.cmpf(arith.CmpFPredicate.UNO, value, value)
        within = arith.select(nan, value, within)
    else:  # which have instructions for what leaves NaN as it is
        within = arith.maximumf(arith.minimumf(value, most), least)
    numbers = build.elements(within)
    numbers += [numbers[0]] * (-count % 4)
    convert: Any = getattr(rocdl, f"cvt_pk_{format.word}_f32")
    words = []
    for at in range(0, len(numbers), 4):
        word = convert(build.i32, numbers[at], numbers[at + 1], build.undefined(build.i32), False)
        words.append(convert(build.i32, numbers[at + 2], numbers[at + 3], word, True) if at + 2 < count else word)
    octets = llvm.bitcast(vector_of(len(numbers), build.i8), build.vector(words))
    return build.part(octets, 0, count)


def _narrow_by_bits(low: Lowering, value: ir.Value, format: _Format) -> ir.Value:
    build, count = low.build, value.type.shape[0]
    words = vector_of(count, build.i32)

    def number(constant: int) -> ir.Value:
        return build.constant(words, constant)

    raw = llvm.bitcast(words, value)
    magnitude = arith.andi(raw, number(0x7FFFFFFF))
    sign = arith.shli(arith.shrui(raw, number(31)), number(7))
    cut = _POINT - format.mantissa
    # To the nearest by a sum that carries into the exponent, of two as near to the even one.
    odd = arith.andi(arith.shrui(magnitude, number(cut)), number(1))
    carried = arith.addi(magnitude, arith.addi(odd, number((1 << cut - 1) - 1)))
    normal = arith.subi(arith.shrui(carried, number(cut)), number((_BIAS - format.bias) << format.mantissa))
    # Below the normal numbers a sum of floats rounds: the large one has the format's last place where its own last one is.
    last = 1 - format.bias - format.mantissa
    large = number((last + _POINT + _BIAS) << _POINT)
    total = arith.addf(llvm.bitcast(value.type, magnitude), llvm.bitcast(value.type, large))
    small = arith.subi(llvm.bitcast(words, total), large)
    is_small = arith.cmpi(arith.CmpIPredicate.ult, magnitude, number((1 - format.bias + _BIAS) << _POINT))
    code = arith.minui(arith.select(is_small, small, normal), number(format.most))
    nan = arith.cmpi(arith.CmpIPredicate.ugt, magnitude, number(_INFINITY))
    if format.unsigned_zero:
        sign = arith.select(arith.cmpi(arith.CmpIPredicate.eq, code, number(0)), number(0), sign)
        code = arith.select(nan, number(format.nan), arith.ori(code, sign))
    else:
        code = arith.ori(arith.select(nan, number(format.nan), code), sign)
    return arith.trunci(vector_of(count, build.i8), code)
