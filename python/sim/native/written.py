"""What has been written so far of a raised kernel: the names of its values, and how types of llvm stand in it."""

from __future__ import annotations

import re

from gpuir.host import ir
from gpuir.sim.native.bases import Bases, bits, elements, space
from gpuir.sim.native.lines import Lines
from gpuir.sim.native.shared import Lack
from gpuir.sim.native.singles import kept
from gpuir.sim.structure import defining_op, plain
from gpuir.sim.terms import Op

__all__ = ["Written", "members", "parts", "text_of"]

_STRUCT = re.compile(r"!llvm\.struct<\((.*)\)>$")


def text_of(type: ir.Type) -> str:
    """The type that stands for one of numbers or addresses; Lack for others."""
    many = bits(type)
    if not many:
        raise Lack(f"the native engine has no values of type {type} of llvm")
    return f"i{many}" if space(type) is not None else kept(str(type))


def members(type: ir.Type) -> list[str]:
    """Types of a struct's members, numbers and vectors of them; of another type itself."""
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
    """The lines of a kernel, where its addresses lead, and a name for each number of each value."""

    def __init__(self, kernel: Op):
        self.kernel, self.lines, self.bases = kernel, Lines(), Bases(kernel)
        self.names: dict[ir.Value, list[str]] = {}
        #: Whether a warp without all its lanes cannot run it.
        self.whole_warps = False

    def all(self, value: ir.Value) -> list[str]:
        """Names of the numbers of a value."""
        return self.names[plain(value)]

    def one(self, value: ir.Value) -> str:
        """The name of a value of one number."""
        names = self.all(value)
        if len(names) != 1:
            raise Lack("the native engine takes no vector there")
        return names[0]

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
        if op.name != "llvm.mlir.constant" or not isinstance(op.attributes["value"], ir.IntegerAttr):
            return None
        return int(op.attributes["value"].value)
