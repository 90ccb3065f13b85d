"""Which parameters of a kernel are pointers.

PTX has 64 bits for both. A parameter is a pointer where its ``.ptr`` says so, where ``cvta`` takes what is loaded of it, or where
an address is made of it; of a sum of two candidates one alone is the pointer: what another one is known for, or the first.
"""

from __future__ import annotations

import re

from gpuir.ptx import Function, Instruction

__all__ = ["pointer_parameters"]

_ADDRESS = re.compile(r"\[\s*([%\w$#]+)")
#: The word around a byte is at its address without the last bits.
_HANDS_ON = ("mov", "add", "sub", "selp", "cvta", "and", "or")


def pointer_parameters(function: Function) -> dict[str, str]:
    """Parameters that are pointers, with the state space they are said to point to ("" for generic)."""
    found = {each.name: each.pointee for each in function.parameters if each.pointee is not None}
    unknown = {
        each.name for each in function.parameters
        if each.pointee is None and not each.shape and each.type in ("u64", "b64", "s64")
    }  # fmt: skip
    if not unknown:
        return found
    loaded: dict[str, str] = {}
    makes: dict[str, list[list[str]]] = {}
    sure: set[str] = set()
    addresses: set[str] = set()
    for statement in function.body or ():
        if not isinstance(statement, Instruction):
            continue
        base, _, rest = statement.opcode.partition(".")
        operands = statement.operands
        if base == "ld" and rest.startswith("param") and len(operands) == 2:
            name = operands[1].strip("[] ").partition("+")[0].strip()
            if name in unknown and "{" not in operands[0]:
                loaded[operands[0]] = name
            continue
        if base == "cvta" and len(operands) == 2:
            sure.add(operands[1])
        if base in _HANDS_ON and len(operands) > 1 and statement.opcode[-2:] == "64":
            makes.setdefault(operands[0], []).append(operands[1:3] if base in ("add", "or") else operands[1:2])
        if base == "mad" and len(operands) == 4:
            makes.setdefault(operands[0], []).append(operands[3:])
        space = rest.partition(".")[0]
        if space not in ("shared", "local", "param", "const"):
            for operand in operands:
                if match := _ADDRESS.match(operand):
                    addresses.add(match[1])
    pointers: set[str] = set()
    for start in (sure, addresses):
        left = list(start)
        seen: set[str] = set()
        while left:
            register = left.pop()
            if register in seen:
                continue
            seen.add(register)
            if register in loaded:
                pointers.add(loaded[register])
            for sources in makes.get(register, ()):
                candidates = [each for each in sources if each in loaded or each in makes]
                known = [each for each in candidates if loaded.get(each) in pointers or loaded.get(each) in found]
                left += known or candidates[:1]
    return found | dict.fromkeys(pointers, "")
