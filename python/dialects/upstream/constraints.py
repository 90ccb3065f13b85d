"""Constraints of the operands and attributes of `gpu` and `nvgpu`, in the words of their ODS documentation."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir
from gpuir.ods import AttrConstraint, TypeConstraint, instances

SCALARS: tuple[type, ...] = (
    ir.IntegerType, ir.F16Type, ir.BF16Type, ir.F32Type, ir.F64Type, ir.FloatTF32Type,
    *(getattr(ir, name) for name in dir(ir) if name.startswith("Float8") and name.endswith("Type")),
)  # fmt: skip

SCALAR = instances("an integer or a float", *SCALARS)
SCALAR_OR_VECTOR = instances("an integer, a float or a vector of them", *SCALARS, ir.VectorType)
PRINTABLE = instances("an integer, index or float", *SCALARS, ir.IndexType)
VECTOR = instances("a vector", ir.VectorType)
MEMREF = instances("a memref", ir.MemRefType)
UNRANKED_MEMREF = instances("an unranked memref", ir.UnrankedMemRefType)


def only(text: str, cls: type) -> TypeConstraint:
    """The one type of a class without parameters."""
    return TypeConstraint(text, lambda type: isinstance(type, cls), text=text, classes=(cls,))


def _count(type: str) -> AttrConstraint:
    def convert(value: Any) -> ir.Attribute:
        if isinstance(value, bool) or not hasattr(value, "__index__"):
            raise TypeError(f"expected an int, got {value!r}")
        if not 0 <= value.__index__() < 1 << 31:
            raise ValueError(f"expected an int from 0 to {(1 << 31) - 1}, got {value}")
        return ir.IntegerAttr.get(ir.Type.parse(type), value.__index__())

    made = {"index": "IndexType.get(context)", "i32": "IntegerType.get_signless(32, context)"}[type]
    return AttrConstraint(
        f"{type} attribute", lambda a: isinstance(a, ir.IntegerAttr), convert, python="int", classes=(ir.IntegerAttr,),
        direct=f"IntegerAttr.get({made}, {{0}}) if {{0}}.__class__ is int and 0 <= {{0}} < 2147483648",
    )  # fmt: skip


#: Numbers that are not negative.
COUNT, COUNT32 = _count("index"), _count("i32")
