"""Types of PTX instructions: numbers, and pairs of them that fill a register, the first one lowest.

Source: PTX ISA, "Fundamental Types", "Packed Data Types", "cvt".
"""

from __future__ import annotations

import re
from typing import NamedTuple

import numpy as np

from gpuir.sim.floats import rounded
from gpuir.sim.microfloats import FORMATS
from gpuir.sim.terms import Array
from gpuir.sim.types import small_float

__all__ = ["Type", "converted_pair", "type_of"]

_PLAIN = re.compile(r"(?P<kind>[usbf]|bf)(?P<bits>8|16|32|64)$")
#: 8-bit floats, which come in pairs only.
_SMALL = {"e4m3": "fp8", "e5m2": "bf8"}


class Type(NamedTuple):
    """A type by its element's dtype; ``numbers`` of them fill a register."""

    dtype: np.dtype
    numbers: int = 1

    @property
    def register(self) -> np.dtype:
        """Its bits."""
        return np.dtype(f"u{self.dtype.itemsize * self.numbers}")

    def elements(self, bits: Array) -> Array:
        """The numbers in registers; of pairs with an axis for them behind."""
        if self.numbers == 1:
            return bits if bits.dtype.kind == "b" else np.ascontiguousarray(bits).view(self.dtype)
        return np.ascontiguousarray(bits)[..., None].view(self.dtype)

    def bits(self, elements: Array) -> Array:
        """The way back."""
        made = np.ascontiguousarray(elements.astype(self.dtype, copy=False))
        return made if self.numbers == 1 else made.view(self.register)[..., 0]


def type_of(name: str) -> Type | None:
    """The type of that name in an instruction's; None where it is none."""
    match = _PLAIN.match(name)
    if match is not None:
        bits = int(match["bits"])
        if match["kind"] == "bf":
            return Type(small_float("bfloat16")) if bits == 16 else None
        return Type(np.dtype({"u": "u", "b": "u", "s": "i", "f": "f"}[match["kind"]] + str(bits // 8)))
    element, _, pair = name.partition("x")
    if pair != "2":
        return None
    if element in _SMALL:
        return Type(FORMATS[_SMALL[element]].dtype, 2)
    inner = type_of(element)
    return None if inner is None or inner.numbers > 1 else Type(inner.dtype, 2)


def converted_pair(target: Type, values: Array) -> Array:
    """Pairs of numbers in another type: to nearest even, to an 8-bit float as its largest number where they are too large."""
    wide = values.astype(np.float64)
    if target.dtype.itemsize == 1:
        import ml_dtypes

        most = float(ml_dtypes.finfo(target.dtype).max)
        wide = np.clip(wide, -most, most)
    made: Array = rounded(wide, target.dtype)
    return made
