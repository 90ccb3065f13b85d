"""Descriptors of wgmma's operands in machine code: where a row of a matrix is.

The rules are those of fragments/wgmma.py, which has their source; here they are written for one row of 16 bytes. The upper half of a descriptor (stride, base
and pattern) is mostly a constant of the kernel, with which little is left to compute.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import NamedTuple

from gpuir.host import ir
from gpuir.sim.native.lines import Lines
from gpuir.sim.structure import defining_op

__all__ = ["Descriptor", "upper_half"]

#: One that is known, or the name of one.
Number = int | str
_FOLDED: dict[str, Callable[[int, int], int]] = {
    "addi": operator.add, "subi": operator.sub, "muli": operator.mul, "andi": operator.and_, "xori": operator.xor,
    "shli": operator.lshift, "shrui": operator.rshift,
}  # fmt: skip
_OFFSET = 0x3FFF0
_SPACE = (1 << 18) - 1
_ROW = 16
_HALF = (1 << 32) - 1


class _Known(NamedTuple):
    """What is known of a number of 64 bits: its upper half, or None, and the most that its lower half can be."""

    upper: int | None
    most: int


def upper_half(value: ir.Value) -> int | None:
    """The upper 32 bits of a number, where the kernel's constants tell."""
    return _known(value).upper


def _known(value: ir.Value) -> _Known:
    op, nothing = defining_op(value), _Known(None, _HALF)
    if op is None:
        return nothing
    if op.name == "llvm.mlir.constant":
        value_of = op.attributes["value"]
        if not isinstance(value_of, ir.IntegerAttr) or str(value_of.type) != "i64":
            return nothing
        return _Known(value_of.value >> 32 & _HALF, value_of.value & _HALF)
    if op.name == "llvm.zext" and str(op.operands[0].type) in ("i8", "i16", "i32"):
        return _Known(0, (1 << int(str(op.operands[0].type)[1:])) - 1)
    if op.name not in ("llvm.or", "llvm.add", "llvm.and") or str(value.type) != "i64":
        return nothing
    one, other = (_known(each) for each in op.operands)
    if op.name == "llvm.and":
        return _Known(0, min(one.most, other.most)) if 0 in (one.upper, other.upper) else nothing
    if one.upper is None or other.upper is None:
        return nothing
    if op.name == "llvm.or":
        return _Known(one.upper | other.upper, (1 << max(one.most, other.most).bit_length()) - 1)
    total = one.most + other.most
    return _Known(one.upper + other.upper & _HALF, total) if total <= _HALF else nothing


class _Numbers:
    """Arithmetic of 32 bits on numbers that are known, and on names of others."""

    def __init__(self, e: Lines):
        self._e = e

    def name(self, value: Number, type: str = "i32") -> str:
        return value if isinstance(value, str) else self._e.constant(value, type)

    def do(self, op: str, one: Number, other: Number) -> Number:
        """An op of arith."""
        if isinstance(one, int) and isinstance(other, int):
            return _FOLDED[op](one, other) & _HALF
        if other == 0 and op in ("addi", "subi", "shli", "shrui", "xori"):
            return one
        return (
            0
            if 0 in (one, other) and op in ("andi", "muli")
            else self._e.binary(op, self.name(one), self.name(other), "i32")
        )

    def same(self, one: Number, other: Number) -> Number:
        """Whether two are the same, as i1."""
        if isinstance(one, int) and isinstance(other, int):
            return one == other
        return self._e.compare(0, self.name(one), self.name(other), "i32")

    def pick(self, condition: Number, one: Callable[[], Number], other: Callable[[], Number]) -> Number:
        """One of two, of which both are computed where the condition is not known."""
        if isinstance(condition, int):
            return one() if condition else other()
        return self._e.select(condition, self.name(one()), self.name(other()), "i32")


class Descriptor:
    """The fields of the 64 bits ``word``, as numbers of 32 bits; ``upper``: its upper half, where that is known."""

    def __init__(self, e: Lines, word: str, upper: int | None):
        self._e, self._n = e, _Numbers(e)
        do, same, pick = self._n.do, self._n.same, self._n.pick
        low = e.resize(word, "i64", "i32")
        high: Number = e.resize(e.by("shrui", word, 32, "i64"), "i64", "i32") if upper is None else upper
        self._start = do("andi", do("shli", low, 4), _OFFSET)
        self._leading = do("andi", do("shrui", low, 12), _OFFSET)
        self._stride = do("andi", do("shli", high, 4), _OFFSET)
        self._base = do("shrui", high, 17)
        swizzle = do("shrui", high, 30)
        self._none = same(swizzle, 0)
        #: Bits of the number of bytes of a row of the pattern.
        self._bits = pick(self._none, lambda: 4, lambda: do("subi", 8, swizzle))
        self._last = do("subi", do("shli", 1, self._bits), 1)
        #: Which of the lines of 128 bytes that the pattern repeats after.
        self._turns = do("shrui", self._last, 4)
        phase = do("subi", do("shrui", self._start, 7), self._base)
        self._whole = same(do("andi", phase, self._turns), 0)

    def place(self, across: str, along: str, piece: int, *, k_major: bool) -> str:
        """The index, among pieces of so many bytes, of the 16 bytes ``along`` in the line ``across``; outside of all where the pattern does not begin there."""
        e, do = self._e, self._n.do
        line, block = do("shrui", across, 3), do("shrui", along, self._bits)
        offset = do("shli", do("andi", across, 7), self._bits)

        def lines(one: Number, other: Number) -> Number:
            return do("addi", do("muli", line, one), do("muli", block, other))

        if k_major:
            # An instruction's K is 32 bytes, which no pattern's row cuts.
            more = self._n.pick(
                self._none,
                lambda: lines(self._stride, self._leading),
                lambda: do("addi", do("muli", line, self._stride), along),
            )
        else:
            more = self._n.pick(
                self._none,
                lambda: lines(self._leading, self._stride),
                lambda: do("addi", lines(self._stride, self._leading), do("andi", along, self._last)),
            )
        address = do("addi", do("addi", self._start, offset), more)
        turn = do("andi", do("subi", do("shrui", address, 7), self._base), self._turns)
        address = do("andi", do("xori", address, do("shli", turn, 4)), _SPACE)
        pieces = self._n.name(do("shrui", address, piece.bit_length() - 1))
        index = e.set("arith.index_castui", [pieces], ["i32"], "index")
        if self._whole is True:
            return index
        return e.select(self._n.name(self._whole, "i1"), index, e.constant(-(_ROW // piece), "index"), "index")
