"""Attributes of ops as Python values (numbers, words of enums, lists), and operands by their names.

The host has no classes for most dialects' enum attributes: their words are read from their text, here and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from gpuir.host import ir, string_value
from gpuir.sim.terms import Op

__all__ = [
    "by_name",
    "flag",
    "integer",
    "integers",
    "items",
    "operand",
    "operands",
    "segments",
    "sizes",
    "string",
    "word",
    "word_of",
]


def integer(op: Op, name: str, default: int | None = None) -> int:
    """The number of an integer or boolean attribute; ``default`` where the op has none (None: it always has)."""
    if default is not None and name not in op.attributes:
        return default
    attribute = op.attributes[name]
    # An i1 is a BoolAttr; as an IntegerAttr its true would be -1.
    return int(attribute.value) if isinstance(attribute, ir.BoolAttr) else ir.IntegerAttr(attribute).value


def flag(op: Op, name: str) -> bool:
    """Whether the op has a unit attribute, or a boolean one that is true."""
    if name not in op.attributes:
        return False
    attribute = op.attributes[name]
    return ir.BoolAttr(attribute).value if isinstance(attribute, ir.BoolAttr) else True


def string(op: Op, name: str, default: str = "") -> str:
    """The text of a string attribute."""
    return string_value(op.attributes[name]) if name in op.attributes else default


def items(op: Op, name: str) -> Iterator[ir.Attribute]:
    """The attributes in an array attribute."""
    return iter(ir.ArrayAttr(op.attributes[name]))


def integers(op: Op, name: str) -> list[int]:
    """The numbers of a dense array of integers, or of an array attribute of integers."""
    attribute = op.attributes[name]
    for kind in (ir.DenseI32ArrayAttr, ir.DenseI64ArrayAttr):
        if isinstance(attribute, kind):
            return list(attribute)
    return [ir.IntegerAttr(each).value for each in ir.ArrayAttr(attribute)]


def operand(op: Op, name: str) -> ir.Value:
    """The operand of that name, as the host's class of the op has it (``dstMem``)."""
    value: ir.Value = getattr(op.opview, name)
    return value


def operands(op: Op, name: str) -> list[ir.Value]:
    """The operands of a variadic name; none where it is optional and absent."""
    values = getattr(op.opview, name)
    return [] if values is None else [values] if isinstance(values, ir.Value) else list(values)


def by_name(op: Op) -> dict[str, range]:
    """The positions of the operands of an op of gpuir's dialects, by their names."""
    view: Any = op.opview
    groups = view.spec.operands
    return {group.name: range(*group.side.ranges(view)[group.index]) for group in groups}


def segments(op: Op) -> list[list[ir.Value]]:
    """The operands, in the groups that the op declares."""
    operands = iter(op.operands)
    return [[next(operands) for _ in range(length)] for length in integers(op, "operandSegmentSizes")]


def word(op: Op, name: str, default: str = "") -> str:
    """The word of an enum attribute, see ``word_of``."""
    return word_of(op.attributes[name]) if name in op.attributes else default


def word_of(attribute: ir.Attribute) -> str:
    """The word of an enum attribute: s8 of ``#nvvm.mma_type<s8>``, x of ``#gpu<dim x>``, add of ``"add"``."""
    if isinstance(attribute, ir.StringAttr):
        return attribute.value
    match = re.search(r"([\w.]+)[>\s]*$", str(attribute))
    return match[1] if match else ""


def sizes(op: Op, name: str = "shape") -> list[int]:
    """The numbers of ``#nvvm.shape<m = 16, n = 8, k = 16>``."""
    return [int(number) for number in re.findall(r"= (\d+)", str(op.attributes[name]))]
