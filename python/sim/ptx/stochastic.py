"""Stochastic rounding: random bits are added to the part of a number that is cut off, and what carries rounds away from zero.

Which bits go with which number is that of the PTX ISA, "cvt" (figures "Random bits layout for .rs rounding"). In fours two numbers share
16 bits: hardware of sm_100 reads them for the first of the two from the highest to the lowest, for the second as they are.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gpuir.sim.ops.conversions import convert

__all__ = ["drawn", "scattered"]

#: Random bits of a number of a pair, in each half of the operand.
_BITS = {"f16x2": 13, "bf16x2": 16}
#: Bits of the mantissa behind the point, and the exponent of the least normal number.
_FORMATS = {"f16": (10, -14), "bf16": (7, -126)}


def drawn(bits: Any, target: str) -> Any:
    """The fractions, 0 to below 1, that an operand of random bits has for the numbers of a type; the lowest number first."""
    words = np.asarray(bits).astype(np.uint32)
    if target in _BITS:
        count = _BITS[target]
        halves = np.stack([words, words >> np.uint32(16)], -1) & np.uint32((1 << count) - 1)
        return halves / float(1 << count)
    if target == "e2m1x4":
        # The low bytes of both halves are for the two low numbers, the high bytes for the others.
        octets = np.array(words)[..., None].view(np.uint8)
        words = np.ascontiguousarray(octets[..., [0, 2, 1, 3]]).view(np.uint32)[..., 0]
    halves = np.array(words)[..., None].view(np.uint16)
    shared = np.stack([halves, _turned(halves)], -1)
    return shared.reshape(*shared.shape[:-2], 4) / float(1 << 16)


def _turned(halves: Any) -> Any:
    """Words of 16 bits with these in the other order."""
    octets = np.ascontiguousarray(halves).view(np.uint8).reshape(*halves.shape, 2)
    bits = np.unpackbits(octets, axis=-1, bitorder="little")[..., ::-1]
    return np.packbits(bits, axis=-1, bitorder="little").view(np.uint16)[..., 0]


def scattered(numbers: Any, fractions: Any, name: str, dtype: np.dtype) -> Any:
    """Numbers as f16 or bf16, away from zero where the fraction carries."""
    wide = np.asarray(numbers).astype(np.float64)
    inward = convert(dtype, "toward_zero")(wide)
    exact = inward.astype(np.float64)
    mantissa, least = _FORMATS[name]
    exponent = np.frexp(np.where(np.isfinite(exact), exact, 0.0))[1] - 1
    step = np.ldexp(1.0, np.where(exact == 0, least, np.maximum(exponent, least)) - mantissa)
    outward = (np.abs(wide) - np.abs(exact)) / step + fractions >= 1
    moved = np.where(outward & np.isfinite(exact), exact + np.copysign(step, wide), exact)
    return convert(dtype, "to_nearest_even")(moved)
