"""Numbers of 4, 6 and 8 bits as tensor cores and conversions have them: a sign, an exponent, a mantissa, without ml_dtypes.

Source: PTX ISA, "Alternate floating-point data formats". A code is the number's bits in the low bits of a byte. e4m3 has NaN
in place of its largest mantissa and no infinities, e5m2 is as IEEE 754 has it, those of 4 and 6 bits have neither; ue8m0
(2^(code - 127), NaN 255), ue4m3 and ue5m3 (as e4m3 with 5 bits of exponent) have no sign, s2f6 is a fixed-point number of 8 bits
with 6 behind the point.
"""

from __future__ import annotations

import dataclasses
import functools
from typing import Any

import numpy as np

__all__ = ["FORMATS", "Format", "decode", "encode", "format_of", "unpacked"]


@dataclasses.dataclass(frozen=True)
class Format:
    """A format: bits of exponent and mantissa, the exponent's bias, whether there is a sign."""

    name: str
    exponent: int
    mantissa: int
    bias: int
    signed: bool = True

    @property
    def bits(self) -> int:
        """Bits of a code."""
        return self.signed + self.exponent + self.mantissa

    @functools.cached_property
    def magnitudes(self) -> np.ndarray:
        """The numbers of the codes without a sign, in their order; NaN and infinity where the format has them."""
        code = np.arange(1 << (self.exponent + self.mantissa))
        fraction = code & ((1 << self.mantissa) - 1)
        exponent = code >> self.mantissa
        if self.name == "ue8m0":
            numbers = np.exp2(code.astype(np.float64) - self.bias)
            numbers[-1] = np.nan
            return numbers
        scale = np.exp2(np.maximum(exponent, 1).astype(np.float64) - self.bias - self.mantissa)
        numbers = (fraction + np.where(exponent > 0, 1 << self.mantissa, 0)) * scale
        if self.name == "e5m2":
            numbers[-4:] = [np.inf, np.nan, np.nan, np.nan]
        elif self.name in ("e4m3", "ue4m3", "ue5m3"):
            numbers[-1] = np.nan
        return numbers

    @functools.cached_property
    def largest(self) -> int:
        """The code of the largest finite number."""
        return int(np.nonzero(np.isfinite(self.magnitudes))[0][-1])


FORMATS = {
    each.name: each
    for each in (
        Format("e4m3", 4, 3, 7),
        Format("e5m2", 5, 2, 15),
        Format("e2m3", 2, 3, 1),
        Format("e3m2", 3, 2, 3),
        Format("e2m1", 2, 1, 1),
        Format("ue8m0", 8, 0, 127, False),
        Format("ue4m3", 4, 3, 7, False),
        Format("ue5m3", 5, 3, 15, False),
    )
}


def format_of(type: str) -> str:
    """The format of an MLIR type such as ``f8E4M3FN``, ``f6E2M3FN``, ``f8E8M0FNU``."""
    name = type.strip().lower().split("e", 1)[1]
    name = "e" + name.removesuffix("fn").removesuffix("fnu")
    return "ue8m0" if name == "e8m0" else name


@functools.cache
def decode(name: str) -> np.ndarray:
    """The numbers, in float64, of all codes of a byte; bits above the format's are not looked at."""
    code = np.arange(256)
    if name == "s2f6":
        return code.astype(np.uint8).view(np.int8).astype(np.float64) / 64
    format = FORMATS[name]
    numbers = format.magnitudes[code & (len(format.magnitudes) - 1)]
    if format.signed:
        numbers = np.where(code >> (format.bits - 1) & 1, -numbers, numbers)
    numbers.setflags(write=False)
    return numbers


def encode(
    name: str, values: Any, *, rounding: str = "rn", relu: bool = False, saturate: bool = True, random: Any = None
) -> np.ndarray:
    """Codes, as bytes, of numbers in float64.

    ``rounding``: "rn" (to nearest, ties to even), "rz", "rp", or "rs" with ``random``, 0 to below 1 for each number: up where its
    sum with the part that is cut off is 1 or more. Numbers without a sign round their absolute values. ``saturate``: what is too
    large becomes the largest finite number; NaN stays where the format has it, and is the largest number where it has none.
    """
    values = np.asarray(values, np.float64)
    if relu:
        values = np.where(values < 0, 0.0, values)
        values = np.where(values == 0, 0.0, values)
    if name == "s2f6":
        scaled = np.clip(np.nan_to_num(values * 64, nan=1e9, posinf=1e9, neginf=-1e9), -128, 127)
        return (np.trunc if rounding == "rz" else np.rint)(scaled).astype(np.int8).view(np.uint8)
    format = FORMATS[name]
    finite = format.magnitudes[: format.largest + 1]
    size = np.abs(values)
    below = np.clip(np.searchsorted(finite, size, side="right") - 1, 0, format.largest)
    low = finite[below]
    # Beyond the largest number the grid goes on as it did, so that what rounds back to it does.
    end = 2 * finite[-1] if name == "ue8m0" else 2 * finite[-1] - finite[-2]
    high = np.where(below < format.largest, finite[np.minimum(below + 1, format.largest)], end)
    with np.errstate(all="ignore"):
        part = np.where(size > low, (size - low) / (high - low), 0.0)
    if rounding == "rn":
        up = (part > 0.5) | ((part == 0.5) & (below % 2 == 1))
        if name == "ue8m0":
            up = part >= 0.5
    elif rounding == "rs":
        up = part + random >= 1
    else:
        up = (part > 0) & (rounding == "rp")
    code = below + up
    over = (code > format.largest) | (size >= (np.inf if rounding == "rz" else end))
    if saturate or np.isfinite(format.magnitudes).all():
        code = np.where(over, format.largest, code)
    else:
        # e5m2 has an infinity there, the others NaN.
        code = np.where(over, format.largest + 1, code)
    if np.isnan(format.magnitudes).any():
        code = np.where(np.isnan(values), len(format.magnitudes) - 1, code)
    else:
        code = np.where(np.isnan(values), format.largest, code)
    if format.signed:
        negative = np.signbit(values) & ~np.isnan(values)
        code = code | negative.astype(code.dtype) << (format.bits - 1)
    return code.astype(np.uint8)


def unpacked(data: np.ndarray, width: int) -> np.ndarray:
    """Bytes [..., 16] of rows of 16 elements of 4 or 6 bits, whatever pads them; of those of 4 bits the two lowest bits are zero.

    Source: PTX ISA, "Optional Decompression".
    """
    bits = np.unpackbits(data[..., : 2 * width], axis=-1, bitorder="little")
    codes = np.packbits(bits.reshape(*data.shape[:-1], 16, width), axis=-1, bitorder="little")[..., 0]
    return np.ascontiguousarray(codes << np.uint8(2) if width == 4 else codes)
