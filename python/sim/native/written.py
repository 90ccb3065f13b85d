"""What has been written so far of a raised kernel: the names of its values, and how types of llvm stand in it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gpuir.host import ir
from gpuir.sim.native.bases import Bases, bits, elements, space
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.singles import kept
from gpuir.sim.structure import defining_op, plain
from gpuir.sim.terms import Op

__all__ = ["Written", "members", "parts", "text_of"]

_STRUCT, _ARRAY = re.compile(r"!llvm\.struct<\((.*)\)>$"), re.compile(r"!llvm\.array<(\d+) x (\w+)>$")


def text_of(type: ir.Type) -> str:
    """The type that stands for one of numbers or addresses; Lack for others."""
    many = bits(type)
    if not many:
        raise Lack(f"the native engine has no values of type {type} of llvm")
    return f"i{many}" if space(type) is not None else kept(str(type))


def members(type: ir.Type) -> list[str]:
    """Types of a struct's members, numbers and vectors of them, and of an array's; of another type itself."""
    array = _ARRAY.match(str(type))
    if array is not None:
        return [array[2]] * int(array[1])
    match = _STRUCT.match(str(type))
    if match is None:
        return [str(type)]
    return [each.strip() for each in match[1].split(",")]


def parts(type: ir.Type) -> list[str]:
    """The types of llvm of the numbers that a value is made of: a vector's, or a struct's of numbers and vectors."""
    if space(type) is not None:
        return [f"i{bits(type)}"]
    found: list[str] = []
    for member in members(type):
        count, element = elements(member)
        if not bits(element):
            raise Lack(f"the native engine has no values of type {type} of llvm")
        found += [element] * count
    return found


class Written:
    """The lines of a kernel for warps of ``lanes``, where its addresses lead, and a name for each number of each value.

    ``together``: lanes of a warp go in lockstep.
    """

    def __init__(self, kernel: Op, lanes: int, *, together: bool):
        self.kernel, self.lines, self.bases, self.lanes, self.together = kernel, Lines(), Bases(kernel), lanes, together
        self.names: dict[ir.Value, list[str]] = {}
        #: Types of the functions that are called, by their names.
        self.functions: dict[str, str] = {}
        #: Integers by the names of the numbers that they were taken apart to.
        self._whole: dict[tuple[str, ...], str] = {}
        #: Of how many lanes each warp has to be, all of them; 0: of any.
        self.of_lanes = 0

    def all(self, value: ir.Value) -> list[str]:
        """Names of the numbers of a value."""
        if plain(value) not in self.names:
            raise Lack("the native engine does not see what is in the value")
        return self.names[plain(value)]

    def one(self, value: ir.Value) -> str:
        """The name of a value of one number."""
        names = self.all(value)
        if len(names) != 1:
            raise Lack("the native engine takes no vector there")
        return names[0]

    def rearranged(self, names: Sequence[str], old: Sequence[str], new: Sequence[str]) -> list[str]:
        """The same bits as numbers of another width."""
        narrow, wide = bits(old[0]), bits(new[0])
        words = [self.lines.cast(name, kept(type), f"i{narrow}") for name, type in zip(names, old)]
        if narrow < wide:
            per = wide // narrow
            words = [self.joined(words[at : at + per], narrow, wide) for at in range(0, len(words), per)]
        elif narrow > wide:
            words = [piece for word in words for piece in self.split(word, narrow, wide)]
        made = [self.lines.cast(word, f"i{wide}", kept(type)) for word, type in zip(words, new, strict=True)]
        if len(names) == 1 and len(made) > 1:
            self._whole[tuple(made)] = self.lines.cast(names[0], kept(old[0]), f"i{narrow}")
        return made

    def joined(self, words: Sequence[str], narrow: int, wide: int) -> str:
        """One integer of several, the lowest first."""
        made = self.lines.resize(words[0], f"i{narrow}", f"i{wide}")
        for number, word in enumerate(words[1:], 1):
            high = self.lines.by("shli", self.lines.resize(word, f"i{narrow}", f"i{wide}"), narrow * number, f"i{wide}")
            made = self.lines.binary("ori", made, high, f"i{wide}")
        return made

    def split(self, word: str, wide: int, narrow: int) -> list[str]:
        """Several integers of one, the lowest first."""
        found = []
        for at in range(0, wide, narrow):
            shifted = self.lines.by("shrui", word, at, f"i{wide}") if at else word
            found.append(self.lines.resize(shifted, f"i{wide}", f"i{narrow}"))
        return found

    def register(self, value: ir.Value, type: str) -> str:
        """A value as one register: what was taken apart before is not put together again."""
        names = self.all(value)
        if len(names) > 1 and type == "i32" and tuple(names) in self._whole:
            return self._whole[tuple(names)]
        (name,) = self.rearranged(names, parts(value.type), [type])
        return name

    def taken_apart(self, name: str, type: str, member: str) -> list[str]:
        """A register as the numbers of a type of llvm."""
        count, element = elements(member)
        return self.rearranged([name], [type], [element] * count)

    def call(self, symbol: str, operands: Sequence[str], types: Sequence[str], results: Sequence[str]) -> list[str]:
        """A call of a function that stands for what threads of a warp do together; its results."""
        new = self.lines.fresh()
        kinds = f"({', '.join(types)}) -> ({', '.join(results)})"
        head = f"{new}:{len(results)} = " if results else ""
        self.lines.body.append(f'{head}func.call @"{symbol}"({", ".join(operands)}) : {kinds}')
        self.functions[symbol] = kinds
        return [f"{new}#{number}" for number in range(len(results))]

    def known(self, value: ir.Value) -> int | None:
        """The number that the value is, where it is a constant of the kernel."""
        op = defining_op(value)
        if op is None:
            return None
        if op.name in ("llvm.zext", "llvm.sext"):
            inner = self.known(op.operands[0])
            return (
                inner
                if inner is None or inner >= 0 or op.name == "llvm.sext"
                else inner + (1 << bits(op.operands[0].type))
            )
        if op.name != "llvm.mlir.constant" or not isinstance(op.attributes["value"], (ir.IntegerAttr, ir.BoolAttr)):
            return None
        return int(op.attributes["value"].value)
