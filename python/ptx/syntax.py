"""PTX after reading: variables, functions and their statements, each with its place in the text.

Source: PTX ISA, "Syntax" and "Directives".
"""

from __future__ import annotations

import dataclasses
import re
from typing import NamedTuple

__all__ = [
    "DATA_LAYOUT",
    "SIZES",
    "Directive",
    "Function",
    "Instruction",
    "Label",
    "Location",
    "Program",
    "Statement",
    "Variable",
    "integer",
]

#: Bytes of the types that a variable or a register may have.
SIZES = {
    **{f"{kind}{8 * size}": size for kind in "bus" for size in (1, 2, 4, 8)},
    "b128": 16, "f16": 2, "bf16": 2, "f16x2": 4, "bf16x2": 4, "f32": 4, "f64": 8, "tf32": 4,
    "e4m3": 1, "e5m2": 1, "e4m3x2": 2, "e5m2x2": 2, "f32x2": 8,
}  # fmt: skip

#: LLVM's data layout with as many bits for addresses as PTX's accesses take at least: 32 in shared, constant and local memory.
DATA_LAYOUT = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

#: Characters of a constant: 64 bits have 66 in base 2.
_DIGITS_MOST = 200
_INTEGER = re.compile(r"([-+]?)\s*(0[xX][0-9a-fA-F]+|0[bB][01]+|0[0-7]*|[1-9][0-9]*)U?", re.ASCII)


def integer(text: str) -> int | None:
    """The number that an integer constant is, ``0x1F``, ``017``, ``0b11``, ``12U`` with a sign; None for what is none."""
    if text.isdecimal() and text.isascii() and text[0] != "0" and len(text) <= _DIGITS_MOST:
        return int(text)
    match = _INTEGER.fullmatch(text.strip())
    if match is None or len(text) > _DIGITS_MOST:
        return None
    digits = match[2].lower()
    base = 16 if digits[:2] == "0x" else 2 if digits[:2] == "0b" else 8 if digits[0] == "0" else 10
    return -int(digits, base) if match[1] == "-" else int(digits, base)


@dataclasses.dataclass
class Variable:
    """A variable or a parameter: ``shape`` is () for one element; a first size of 0 is one that the launch says.

    ``values``: the initialiser's elements in order, numbers by their text, addresses as ``name``, ``name+4`` or
    ``generic(name)+4``, or the bytes of one as ``0xFF(name)``; None without one. ``pointee``: of a parameter, the state space that its
    ``.ptr`` says ("" for generic), None without a ``.ptr``.
    """

    name: str
    space: str
    type: str
    shape: tuple[int, ...]
    offset: int
    align: int = 0
    vector: int = 1
    values: list[str] | None = None
    linkage: str = ""
    pointee: str | None = None

    @property
    def element(self) -> int:
        """Bytes of an element."""
        return SIZES[self.type] * self.vector

    @property
    def size(self) -> int:
        """Bytes of all elements."""
        size = self.element
        for length in self.shape:
            size *= length
        return size


class Instruction(NamedTuple):
    """``operands`` are texts, apart at the outermost commas; ``offset`` is the place in the text."""

    offset: int
    guard: str  # the predicate register, "" without one
    negated: bool
    opcode: str
    operands: list[str]


class Label(NamedTuple):
    """A place to branch to."""

    offset: int
    name: str


class Location(NamedTuple):
    """``.loc``: the source line of what follows; ``inlined``: the number of the location that it is inlined at, and the function's."""

    offset: int
    file: int
    line: int
    column: int
    inlined: tuple[int, int, int] | None


class Directive(NamedTuple):
    """``.branchtargets``, ``.calltargets``, ``.callprototype`` and ``.pragma``; ``label`` is the name before the colon."""

    offset: int
    name: str
    label: str
    text: str


Statement = Instruction | Label | Location | Directive


@dataclasses.dataclass
class Function:
    """An entry or a function. ``registers`` and ``variables`` have unique names: those of inner scopes get ``#`` and a number."""

    name: str
    entry: bool
    offset: int
    parameters: list[Variable]
    results: list[Variable]
    linkage: str = ""
    #: ``reqntid``, ``maxntid``, ... by their name, with their numbers.
    tuning: dict[str, tuple[int, ...]] = dataclasses.field(default_factory=dict)
    #: The type of each register.
    registers: dict[str, str] = dataclasses.field(default_factory=dict)
    variables: dict[str, Variable] = dataclasses.field(default_factory=dict)
    #: None where the function is only declared.
    body: list[Statement] | None = None


@dataclasses.dataclass
class Program:
    """A PTX module."""

    version: tuple[int, int]
    target: tuple[str, ...]
    address_size: int
    text: str
    variables: dict[str, Variable] = dataclasses.field(default_factory=dict)
    functions: dict[str, Function] = dataclasses.field(default_factory=dict)
    files: dict[int, str] = dataclasses.field(default_factory=dict)
