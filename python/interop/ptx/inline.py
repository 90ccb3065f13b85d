"""Inline assembly in PTX as functions of the llvm dialect: what stands in LLVM IR's ``asm``, with ``$0`` and ``$1`` for operands.

Source: LLVM Language Reference, "Inline Assembler Expressions"; LLVM's NVPTXTargetLowering for the letters of constraints.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from gpuir.errors import Diagnostic
from gpuir.interop.ptx.functions import Functions
from gpuir.interop.ptx.modules import Modules
from gpuir.interop.ptx.types import BITS, MLIR
from gpuir.ptx import Function, PtxError, Statement, Variable, read

__all__ = ["Assembly", "constraints_of", "function_of"]

#: The type of a register by a constraint's letter.
REGISTERS = {"b": "pred", "c": "b16", "h": "b16", "r": "b32", "l": "b64", "f": "f32", "d": "f64", "q": "b128"}
_OPERAND = re.compile(r"\$(\$|\d+|\{(\d+)\})")
_VECTOR = re.compile(r"vector<(\d+)x(\w+)>")
_NEWEST = "9.0"


class Assembly(NamedTuple):
    """A piece of inline PTX: its text and constraints, MLIR types of results and operands, numbers that operands are.

    ``location`` is the text of an MLIR location, which all of its ops get.
    """

    text: str
    constraints: str
    results: Sequence[str]
    operands: Sequence[str]
    #: Operands that must be numbers in the text (constraints i and n), by their place.
    numbers: dict[int, int]
    location: str


def constraints_of(text: str) -> tuple[list[str], list[str]]:
    """The outputs' and the inputs' constraints, without what marks them and without clobbers."""
    outputs, inputs = [], []
    for each in filter(None, text.split(",")):
        if each.startswith("~"):
            continue
        if each.startswith("="):
            outputs.append(each.lstrip("=&"))
        else:
            inputs.append(each)
    return outputs, inputs


def function_of(piece: Assembly, name: str, chip: str) -> str:
    """A func.func ``name`` that takes the operands and returns the results; PtxError for PTX that is not supported.

    Places in errors are those in the piece's text.
    """
    outputs, inputs = constraints_of(piece.constraints)
    if len(outputs) != len(piece.results) or len(inputs) != len(piece.operands):
        _refuse(
            f"the constraints '{piece.constraints}' are of {len(outputs)} results and {len(inputs)} operands, not of "
            f"{len(piece.results)} and {len(piece.operands)}"
        )
    registers, places = {}, []
    for number, letter in enumerate((*outputs, *inputs)):
        if letter.isdigit():
            places.append(f"${int(letter)}")
            continue
        places.append(f"${number}")
        if letter in ("i", "n"):
            continue
        if letter not in REGISTERS:
            _refuse(f"the constraint '{letter}' is none of NVPTX's")
        registers[f"${number}"] = REGISTERS[letter]

    def spelled(match: re.Match[str]) -> str:
        if match[1] == "$":
            return "$"
        number = int(match[2] or match[1])
        if number >= len(places):
            _refuse(f"'{match[0]}' is no operand: there are {len(places)}")
        at = number - len(outputs)
        if at >= 0 and inputs[at] in ("i", "n"):
            if at not in piece.numbers:
                _refuse(f"'{match[0]}' is to be a number, which its operand is not")
            return str(piece.numbers[at])
        return places[number]

    body = _OPERAND.sub(spelled, re.sub(r"//[^\n]*", "", piece.text))
    declared = " ".join(f".reg .{type} {register};" for register, type in registers.items())
    head = f".version {_NEWEST}\n.target {chip}\n.address_size 64\n.func f()\n{{{declared}\n"
    # The last instruction may lack its semicolon.
    text = body.rstrip()
    program = read(f"{head}{text}{'' if not text or text.endswith((';', '}')) else ';'}\n}}", "-")
    function = program.functions["f"]
    function.results = [Variable(f"${i}", "reg", registers[f"${i}"], (), 0) for i in range(len(outputs))]
    translator = _Inline(Modules(program, "-", shortens=False), function, piece)
    arguments = []
    for number, (type, letter) in enumerate(zip(piece.operands, inputs)):
        place = places[len(outputs) + number]
        if letter not in ("i", "n"):
            arguments.append((place, translator.taken(f"%a{number}", type), translator.plain(type)))
    lines = translator.translate(arguments)
    shown = ", ".join(f"%a{number}: {type}" for number, type in enumerate(piece.operands))
    return "\n".join(
        [f"func.func private @{name}({shown}) -> ({', '.join(piece.results)}) {{", *lines, f"}} loc({piece.location})"]
    )


def _refuse(message: str) -> None:
    raise PtxError([Diagnostic("error", message, "-", 1, 1)])


class _Inline(Functions):
    """Translates a piece; its registers are those of its operands."""

    def __init__(self, modules: Modules, function: Function, piece: Assembly):
        super().__init__(modules, function)
        self._piece = piece
        self._before, self._behind = f" loc({piece.location}", ")"
        self.location = self._before + self._behind

    def _located(self, body: Sequence[Statement]) -> list[str]:
        return [""] * len(body)

    def plain(self, type: str) -> str:
        """The type in which PTX takes an operand: vectors are the bits of a register."""
        vector = _VECTOR.fullmatch(type)
        return f"i{int(vector[1]) * BITS[vector[2]]}" if vector else type

    def taken(self, value: str, type: str) -> str:
        """An operand in that type."""
        plain = self.plain(type)
        if plain == type:
            return value
        name = self.new()
        self.entry.append(f"{name} = llvm.bitcast {value} : {type} to {plain}{self.location}")
        return name

    def _return(self) -> str:
        values = []
        for variable, type in zip(self.function.results, self._piece.results):
            if variable.name in self.accumulators:
                values.append(self.in_flight(variable.name, type))
                continue
            plain = self.plain(type)
            value = self.value(variable.name, plain if plain in BITS or plain[0] == "!" else MLIR[variable.type])
            values.append(value if plain == type else self.op(f"llvm.bitcast {value} : {plain} to {type}"))
        if not values:
            return "func.return"
        return f"func.return {', '.join(values)} : {', '.join(self._piece.results)}"
