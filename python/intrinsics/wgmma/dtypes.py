"""Element types of wgmma.mma_async, and which of them go together (PTX ISA, "wgmma.mma_async")."""

from __future__ import annotations

import dataclasses
from typing import Any, TypeAlias

import numpy as np

from gpuir.host import ir
from gpuir.intrinsics.wgmma.errors import WgmmaError

__all__ = ["ELEMENTS", "DType", "Element", "check_product", "element"]


@dataclasses.dataclass(frozen=True)
class Element:
    """An element type: its name in TileLang, MLIR and PTX, the abbreviation in TileLang's calls, and its width in bits."""

    name: str
    mlir: str
    ptx: str
    abbreviation: str
    bits: int

    @property
    def bytes(self) -> int:
        return self.bits // 8

    def type(self) -> Any:
        """The MLIR type, in the current context."""
        return ir.Type.parse(self.mlir)

    def __str__(self) -> str:
        return self.name


#: By name. float32 is an operand in tf32, whose low 13 bits of the mantissa the hardware does not read.
ELEMENTS: dict[str, Element] = {
    kind.name: kind
    for kind in (
        Element("float16", "f16", "f16", "fp16", 16),
        Element("bfloat16", "bf16", "bf16", "bf16", 16),
        Element("float32", "f32", "tf32", "tf32", 32),
        Element("float8_e4m3fn", "f8E4M3FN", "e4m3", "e4m3", 8),
        Element("float8_e5m2", "f8E5M2", "e5m2", "e5m2", 8),
        Element("int8", "i8", "s8", "int8", 8),
        Element("uint8", "i8", "u8", "uint8", 8),
        Element("int32", "i32", "s32", "int32", 32),
    )
}
#: Other spellings: MLIR's, PTX's, TileLang's without the flavour of its NaN.
_ALIASES = {
    "f16": "float16",
    "half": "float16",
    "bf16": "bfloat16",
    "f32": "float32",
    "tf32": "float32",
    "tensorfloat32": "float32",
    "float8_e4m3": "float8_e4m3fn",
    "f8E4M3FN": "float8_e4m3fn",
    "e4m3": "float8_e4m3fn",
    "f8E5M2": "float8_e5m2",
    "e5m2": "float8_e5m2",
    "i8": "int8",
    "s8": "int8",
    "u8": "uint8",
    "ui8": "uint8",
    "si8": "int8",
    "i32": "int32",
    "s32": "int32",
}
#: Accumulators of each operand type.
_ACCUMULATORS = {
    "float16": ("float16", "float32"),
    "bfloat16": ("float32",),
    "float32": ("float32",),
    "float8_e4m3fn": ("float16", "float32"),
    "float8_e5m2": ("float16", "float32"),
    "int8": ("int32",),
    "uint8": ("int32",),
}
#: Types that may meet in one product.
_FAMILIES = (("float8_e4m3fn", "float8_e5m2"), ("int8", "uint8"))

#: What names an element type.
DType: TypeAlias = "str | ir.Type | np.dtype[Any] | type | Element"


def element(dtype: DType) -> Element:
    """The element type of a name (``"float16"``, ``"bf16"``, ``"f8E4M3FN"``), an MLIR type, a NumPy dtype or an Element.

    i8 in MLIR has no sign: it is ``int8``; ``uint8`` must be named. Refused: any other type.
    """
    if isinstance(dtype, Element):
        return dtype
    name = getattr(dtype, "name", None) if not isinstance(dtype, (str, ir.Type)) else str(dtype)
    name = name if isinstance(name, str) else getattr(dtype, "__name__", str(dtype))
    known = ELEMENTS.get(_ALIASES.get(name, name))
    if known is None:
        raise WgmmaError(f"dtype '{name}' is not an element type of wgmma; expected one of {', '.join(ELEMENTS)}")
    return known


def check_product(a: Element, b: Element, accum: Element) -> None:
    """Refuses operand and accumulator types that no instruction has."""
    if a.name not in _ACCUMULATORS:
        raise WgmmaError(f"a_dtype '{a}' is no operand type of wgmma; expected one of {', '.join(_ACCUMULATORS)}")
    if b != a and not any(a.name in family and b.name in family for family in _FAMILIES):
        others = next((family for family in _FAMILIES if a.name in family), (a.name,))
        raise WgmmaError(f"b_dtype '{b}' does not go with a_dtype '{a}': wgmma takes {' or '.join(others)} there")
    if accum.name not in _ACCUMULATORS[a.name]:
        expected = " or ".join(_ACCUMULATORS[a.name])
        raise WgmmaError(
            f"accum_dtype '{accum}' does not go with operands of {a}: wgmma accumulates them in {expected}"
        )
