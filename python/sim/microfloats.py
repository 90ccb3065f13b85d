"""Floats of 4, 6 and 8 bits as registers hold them: packed without gaps, the first in the lowest bits.

Scales are powers of two. A number that is wider than the format is divided by the scale and rounded once: to nearest even, or
stochastically, where the seed, read as a fraction of 2^32, is added to the part that is cut off. OCP Microscaling Formats (MX)
Specification 1.0; CDNA4 ISA, V_CVT_SCALEF32_*. Formats without NaN and infinity saturate, and make their largest number of a NaN.
"""

from __future__ import annotations

import dataclasses
import functools
from typing import Any

import numpy as np

from gpuir.sim.floats import rounded
from gpuir.sim.terms import Array, Lanes
from gpuir.sim.types import small_float

__all__ = ["FORMATS", "Format", "format_of", "pack", "power_of", "unpack"]

#: The exponent byte of a scale that stands for NaN.
_NAN_SCALE = 255


@dataclasses.dataclass(frozen=True)
class Format:
    """A float of ``bits`` bits, by its name in ml_dtypes; ``saturates``: it has neither NaN nor infinity."""

    name: str
    bits: int

    @property
    def saturates(self) -> bool:
        """Whether the format has finite numbers only."""
        return self.bits < 8

    @functools.cached_property
    def dtype(self) -> np.dtype:
        """One element a byte."""
        return small_float(self.name)

    @functools.cached_property
    def _decoded(self) -> Array:
        return np.arange(1 << self.bits, dtype=np.uint8).view(self.dtype).astype(np.float64)

    @functools.cached_property
    def _limits(self) -> tuple[float, int, int]:
        """The largest number, the least exponent of a normal one, and the bits of a mantissa."""
        import ml_dtypes

        info = ml_dtypes.finfo(self.dtype)
        return float(info.max), int(info.minexp), int(info.nmant)

    def decode(self, codes: Array) -> Array:
        """Codes [...] as float64."""
        return self._decoded[codes]

    def encode(self, values: Array, seed: Array | None = None) -> Array:
        """Codes of numbers in float64; with a ``seed`` of 32 bits rounded stochastically."""
        if seed is not None:
            values = self._scattered(values, seed)
        if self.saturates:
            largest = self._limits[0]
            values = np.where(np.isnan(values), np.copysign(np.inf, values), values)
            values = np.clip(values, -largest, largest)
        codes: Array = rounded(values, self.dtype).view(np.uint8)
        return codes

    def _scattered(self, values: Array, seed: Array) -> Array:
        """Neighbours of the numbers in the format: the seed says which of the two."""
        _, least, mantissa = self._limits
        size = np.abs(np.where(np.isfinite(values), values, 0.0))
        exponent = np.maximum(np.frexp(size)[1] - 1, least)
        last = np.ldexp(1.0, exponent - mantissa)
        fraction = seed.astype(np.uint32).astype(np.float64) * 2.0**-32
        return np.where(np.isfinite(values), np.copysign(np.floor(size / last + fraction) * last, values), values)


#: By the names that rocdl has for them; fp8 and bf8 of gfx94x have no infinities and no negative zero.
FORMATS = {
    "fp8": Format("float8_e4m3fn", 8),
    "bf8": Format("float8_e5m2", 8),
    "fp8fnuz": Format("float8_e4m3fnuz", 8),
    "bf8fnuz": Format("float8_e5m2fnuz", 8),
    "fp6": Format("float6_e2m3fn", 6),
    "bf6": Format("float6_e3m2fn", 6),
    "fp4": Format("float4_e2m1fn", 4),
}


def format_of(dtype: np.dtype) -> Format:
    """The format of a dtype of ml_dtypes."""
    return next(each for each in FORMATS.values() if each.name == dtype.name)


def unpack(registers: Array, bits: int) -> Array:
    """Codes [threads, count] of what fills the bytes of ``registers``, [threads] or [threads, n] of any type."""
    octets = np.ascontiguousarray(registers).view(np.uint8).reshape(len(registers), -1)
    if bits == 8:
        return octets
    each = np.unpackbits(octets, axis=1, bitorder="little").reshape(len(octets), -1, bits)
    return np.packbits(each, axis=2, bitorder="little")[:, :, 0]


def pack(codes: Array, bits: int) -> Array:
    """Bytes [threads, n] that hold the codes [threads, count]."""
    if bits == 8:
        return codes
    each = np.unpackbits(codes[:, :, None], axis=2, count=bits, bitorder="little")
    return np.packbits(each.reshape(len(codes), -1), axis=1, bitorder="little")


def power_of(exponent: Lanes) -> Any:
    """The scale 2^(e - 127) of an exponent byte (E8M0, or that of an f32), in float64; NaN for 255."""
    exponent = np.asarray(exponent).astype(np.int32)
    return np.where(exponent == _NAN_SCALE, np.nan, np.ldexp(1.0, exponent - 127))
