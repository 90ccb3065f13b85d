"""Floats of 8 bits in raised kernels, by their codes: e4m3, which has no infinities, and e5m2, the upper half of an f16.

The codes are those of sim/narrow.py: rounded to nearest even, with the largest number for what is larger, and one NaN.
"""

from __future__ import annotations

from gpuir.sim.native.lines import Lines
from gpuir.sim.native.singles import OGT, UGT, is_nan

__all__ = ["SMALL", "decoded", "encoded"]

#: Bits of a mantissa, the least exponent of a normal number, the largest number, and NaN's code.
SMALL = {"e4m3": (3, -6, 448.0, 0x7F), "e5m2": (2, -14, 57344.0, 0x7F)}
_BIAS, _MANTISSA = 127, 23


def decoded(e: Lines, code: str, type: str) -> str:
    """The number of a code of 8 bits, as f32."""
    mantissa, least, _, nan = SMALL[type]
    word = e.resize(code, "i8", "i32")
    size = e.by("andi", word, 0x7F, "i32")
    sign = e.by("shli", e.by("andi", word, 0x80, "i32"), 24, "i32")
    bits = e.binary("ori", sign, e.by("shli", size, _MANTISSA - mantissa, "i32"), "i32")
    # Exponents of f32 are larger by the difference of the biases; a product with a power of two is exact, of subnormal numbers too.
    number = e.binary("mulf", e.cast(bits, "i32", "f32"), e.constant(2.0 ** (_BIAS + least - 1), "f32"), "f32")
    infinity = e.constant(nan if type == "e4m3" else 0x7C, "i32")
    if type == "e4m3":
        return e.select(
            e.compare(0, size, infinity, "i32"), e.cast(e.constant(0x7FC00000, "i32"), "i32", "f32"), number, "f32"
        )
    special = e.binary("ori", sign, e.constant(0x7F800000, "i32"), "i32")
    special = e.select(e.compare(UGT, size, infinity, "i32"), e.constant(0x7FC00000, "i32"), special, "i32")
    return e.select(e.compare(UGT, infinity, size, "i32"), number, e.cast(special, "i32", "f32"), "f32")


def encoded(e: Lines, value: str, type: str, *, relu: bool) -> str:
    """The code of a number of f32."""
    mantissa, least, largest, nan = SMALL[type]
    word = e.cast(value, "f32", "i32")
    size = e.cast(e.by("andi", word, 0x7FFFFFFF, "i32"), "i32", "f32")
    most = e.constant(largest, "f32")
    size = e.select(e.compare(OGT, size, most, "f32"), most, size, "f32")
    exponent = e.by("subi", e.by("shrui", e.cast(size, "f32", "i32"), _MANTISSA, "i32"), _BIAS, "i32")
    exponent = e.by("maxsi", exponent, least, "i32")
    # In units of its last place it is rounded to a whole number.
    unit = e.binary("subi", e.constant(_BIAS + mantissa, "i32"), exponent, "i32")
    unit = e.cast(e.by("shli", unit, _MANTISSA, "i32"), "i32", "f32")
    whole = e.unary("math.roundeven", e.binary("mulf", size, unit, "f32"), "f32", "f32")
    code = e.unary(
        "arith.fptoui", e.select(is_nan(e, value, "f32"), e.constant(0.0, "f32"), whole, "f32"), "f32", "i32"
    )
    code = e.binary("addi", code, e.by("shli", e.by("subi", exponent, least, "i32"), mantissa, "i32"), "i32")
    sign = e.by("andi", e.by("shrui", word, 24, "i32"), 0x80, "i32")
    made = e.binary("ori", code, sign, "i32")
    if relu:
        made = e.select(e.compare(1, sign, e.constant(0, "i32"), "i32"), e.constant(0, "i32"), made, "i32")
    return e.resize(e.select(is_nan(e, value, "f32"), e.constant(nan, "i32"), made, "i32"), "i32", "i8")
