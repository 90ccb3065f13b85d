"""Conversions of four numbers, which stand in braces: ``cvt.rs.satfinite.e4m3x4.f32 d, {a, b, e, f}, random``."""

from __future__ import annotations

from gpuir.interop.ptx.elementwise import recipe_of_four
from gpuir.interop.ptx.functions import Functions
from gpuir.interop.ptx.moves import elements
from gpuir.interop.ptx.opcodes import handler
from gpuir.ptx import Instruction


@handler("cvt")
def _cvt(t: Functions, ins: Instruction) -> None:
    made = recipe_of_four(ins.opcode)
    if made is None:
        t.error(f"the instruction '{ins.opcode}' is not supported")
    if len(ins.operands) < 2 or ins.operands[1][:1] != "{":
        t.error(f"'{ins.opcode}' converts four numbers, which stand in braces")
    sources = [*elements(ins.operands[1]), *ins.operands[2:]]
    if len(sources) != len(made.operands):
        t.error(
            f"'{ins.opcode}' has four numbers and {len(made.operands) - 4} operands more, not {len(sources)} in all"
        )
    values = [t.value(each, type) for each, type in zip(sources, made.operands)]
    t.define(ins.operands[0], made.write(t, values), made.result)
