"""The text of inline assembly of one instruction whose operands are not all registers that assembly can be given.

Assembly has no constraint for a register of 8 bits, which operands of ``.e2m1x2`` and scale factors of one byte must be: they pass
through registers of their own. Four sources of one instruction stand in braces.

Source: PTX ISA, "cvt"; LLVM's NVPTXTargetLowering for the letters of constraints.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from gpuir.ptx.instructions import Signature

__all__ = ["converts_four", "one_instruction", "spelled"]

#: Types whose operands are registers of 8 bits, and no wider ones.
_BYTES = ("e2m1x2", "ue8m0")
_THROUGH = re.compile(r"\{\s*\.reg\s+\.b8\s+[^;]*;(?P<statements>[^{}]*;)\s*\}")
_LOAD = re.compile(r"cvt\.u8\.u16\s+(?P<byte>\w+)\s*,\s*(?P<operand>\$\d+)")
_STORE = re.compile(r"cvt\.u16\.u8\s+(?P<operand>\$0)\s*,\s*(?P<byte>\w+)")
_FOUR = re.compile(r"(cvt\.[^\s{}]+\s+\$0\s*,\s*)\{([^{}]*)\}([^{}]*)")


def converts_four(facts: Signature) -> bool:
    """Whether the instruction is a conversion of four numbers, which stand in braces."""
    return facts.base == "cvt" and facts.result.endswith("x4")


def spelled(opcode: str, facts: Signature) -> str:
    """The assembly of an instruction that has no literals: ``$0`` is its result, ``$1`` the first operand."""
    types = (facts.result, *facts.operands)
    names = [f"b{number}" if type in _BYTES else f"${number}" for number, type in enumerate(types)]
    shown = list(names)
    if converts_four(facts):
        shown[1:5] = ["{" + ", ".join(names[1:5]) + "}"]
    text = f"{opcode} {', '.join(shown)};"
    through = [number for number, type in enumerate(types) if type in _BYTES]
    if not through:
        return text
    loads = "".join(f" cvt.u8.u16 b{number}, ${number};" for number in through if number)
    store = " cvt.u16.u8 $0, b0;" if 0 in through else ""
    return f"{{ .reg .b8 {', '.join(names[number] for number in through)};{loads} {text}{store} }}"


def one_instruction(text: str) -> str:
    """The instruction that a text of `spelled` is, its operands ``$0``, ``$1`` in their order; other texts as they are."""
    text = text.strip()
    if four := _FOUR.fullmatch(text):
        return "".join(four.groups())
    through = _THROUGH.fullmatch(text)
    if through is None:
        return text
    statements = [each.strip() for each in through["statements"].split(";")[:-1]]
    return _joined(statements) or text


def _joined(statements: Sequence[str]) -> str:
    """The statement between those that fill registers of bytes and the one that empties one, with what these hold."""
    held: dict[str, str] = {}
    middle = list(statements)
    while len(middle) > 1 and (load := _LOAD.fullmatch(middle[0])):
        held[load["byte"]] = load["operand"]
        del middle[0]
    if len(middle) > 1 and (store := _STORE.fullmatch(middle[-1])):
        held[store["byte"]] = store["operand"]
        del middle[-1]
    if len(middle) != 1:
        return ""
    opcode, _, operands = middle[0].partition(" ")
    return f"{opcode} {', '.join(held.get(each.strip(), each.strip()) for each in operands.split(','))};"
