"""What writes most instructions of a text, those that compute one register of others: a function for each opcode, with its types in it.

They write what `Functions.instruction` writes, and leave to it whatever has other operands.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gpuir.interop.ptx.elementwise import Recipe
from gpuir.interop.ptx.types import BITS

if TYPE_CHECKING:
    from gpuir.interop.ptx.functions import Functions

__all__ = ["Writer", "writer_of"]

#: Writes an instruction by its operands and its location; False where they are not what it is made for, and nothing is written.
Writer = Callable[["Functions", "list[str]", str], bool]
#: A literal that may be less than a width.
_DIGITS = re.compile("[0-9]{1,3}")
#: A call costs as much as what it does here: code without loops and calls for each number of operands.
_MAKER = """
def maker(result, signed, {types}, text, several):
    def write(t, operands, location):
        if len(operands) != {count} + 1 or operands[0] not in t.plain_types:
            return False
        target, {names} = operands
        env = t.env
{values}
        if {missing}:
            return False
        if text:
            t.count = count = t.count + 1
            t.lines.append(text % (count, {names}, location))
            value = f"%{{count}}"
        else:
            value = several(t, ({names},))
        if t.plain_types[target] == result:
            env[target] = value, result
        else:
            t.define(target, value, result, signed)
        return True
    return write
"""
_VALUE = """
        known = env.get(v{0})
        v{0} = known[0] if known is not None and known[1] == type{0} else t.operand(v{0}, type{0})
"""
_MOST = 4


def _maker(count: int) -> Callable[..., Writer]:
    """What makes the writers of instructions with so many operands."""
    numbers = range(count)
    names = [f"v{number}" for number in numbers]
    text = _MAKER.format(
        count=count, types=", ".join(f"type{number}" for number in numbers), names=", ".join(names),
        values="".join(map(_VALUE.format, numbers)), missing=" or ".join(f"{name} is None" for name in names),
    )  # fmt: skip
    made: dict[str, Any] = {}
    exec(compile(text, f"<writers of {count} operands>", "exec"), made)
    maker: Callable[..., Writer] = made["maker"]
    return maker


_MAKERS = [_maker(count) for count in range(1, _MOST + 1)]


def writer_of(made: Recipe, literal: Recipe | None = None) -> Writer | None:
    """What writes instructions of a recipe; ``literal``: that of shifts by a literal that is less than the width."""
    count = len(made.operands)
    if "" in made.operands or made.least != count or not 1 <= count <= _MOST:
        return None
    text = f"%%%d = {made.template}%s" if made.template else ""
    plain = _MAKERS[count - 1](made.result, made.signed, *made.operands, text, made.write)
    shifted = writer_of(literal) if literal is not None else None
    if shifted is None:
        return plain
    by_literal, bits = shifted, BITS[made.result]

    def shift(t: Functions, operands: list[str], location: str) -> bool:
        if len(operands) == 3 and _DIGITS.fullmatch(operands[2]) and int(operands[2]) < bits:
            return by_literal(t, operands, location)
        return plain(t, operands, location)

    return shift
