"""Registers that are vectors, as the registers that they consist of.

Source: PTX ISA, "Vectors", "Vectors as Operands".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from gpuir.ptx.syntax import Instruction, Statement

__all__ = ["AXES", "apart", "part_of"]

#: The elements' names, and what else they are called.
AXES = "xyzw"
_COLOURS = dict(zip("rgba", AXES))
_NAME = re.compile(r"(?<![\w$#.])([A-Za-z_$%][\w$#]*)(?:\.([xyzwrgba])\b)?")


def part_of(vector: str, axis: str) -> str:
    """The register of an element: no name that a program can write."""
    return f"{vector}#{_COLOURS.get(axis, axis)}"


def apart(statements: Sequence[Statement], vectors: Mapping[str, int]) -> list[Statement]:
    """The statements with registers in place of the ``vectors``, of which it is known how many elements they have."""

    def register(match: re.Match[str]) -> str:
        name, axis = match[1], match[2]
        if name not in vectors:
            return match[0]
        if axis:
            return part_of(name, axis)
        return "{" + ", ".join(part_of(name, each) for each in AXES[: vectors[name]]) + "}"

    return [
        each._replace(operands=[_NAME.sub(register, operand) for operand in each.operands])
        if isinstance(each, Instruction)
        else each
        for each in statements
    ]
