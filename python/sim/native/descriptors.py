"""Descriptors of wgmma's operands in machine code: where a row of a matrix is.

The rules are those of fragments/wgmma.py, which has their source; here they are written for one row of 16 bytes.
"""

from __future__ import annotations

from gpuir.sim.native.lines import Lines

__all__ = ["Descriptor"]

_OFFSET = 0x3FFF0
_SPACE = (1 << 18) - 1
_ROW = 16


class Descriptor:
    """The fields of the 64 bits ``word``, as numbers of 32 bits."""

    def __init__(self, e: Lines, word: str):
        self._e = e
        low, high = (e.resize(each, "i64", "i32") for each in (word, e.by("shrui", word, 32, "i64")))
        self._start = e.by("andi", e.by("shli", low, 4, "i32"), _OFFSET, "i32")
        self._leading = e.by("andi", e.by("shrui", low, 12, "i32"), _OFFSET, "i32")
        self._stride = e.by("andi", e.by("shli", high, 4, "i32"), _OFFSET, "i32")
        self._base = e.by("shrui", high, 17, "i32")
        swizzle = e.by("shrui", high, 30, "i32")
        self._none = e.compare(0, swizzle, e.constant(0, "i32"), "i32")
        #: Bits of the number of bytes of a row of the pattern.
        self._bits = e.select(
            self._none, e.constant(4, "i32"), e.binary("subi", e.constant(8, "i32"), swizzle, "i32"), "i32"
        )
        self._last = e.by("subi", e.binary("shli", e.constant(1, "i32"), self._bits, "i32"), 1, "i32")
        #: Which of the lines of 128 bytes that the pattern repeats after.
        self._turns = e.by("shrui", self._last, 4, "i32")
        phase = e.binary("subi", e.by("shrui", self._start, 7, "i32"), self._base, "i32")
        none = e.constant(0, "i32")
        self._odd = e.compare(1, e.binary("andi", phase, self._turns, "i32"), none, "i32")

    def place(self, across: str, along: str, piece: int, *, k_major: bool) -> str:
        """The index, among pieces of so many bytes, of the 16 bytes ``along`` in the line ``across``; outside of all where the pattern does not begin there."""
        e = self._e

        def times(one: str, other: str) -> str:
            return e.binary("muli", one, other, "i32")

        line = e.by("shrui", across, 3, "i32")
        block = e.binary("shrui", along, self._bits, "i32")
        offset = e.binary("shli", e.by("andi", across, 7, "i32"), self._bits, "i32")
        if k_major:
            # An instruction's K is 32 bytes, which no pattern's row cuts.
            more = e.binary("addi", times(line, self._stride), e.select(self._none, times(block, self._leading), along, "i32"), "i32")  # fmt: skip
        else:
            swizzled = e.binary("addi", times(block, self._leading), times(line, self._stride), "i32")
            swizzled = e.binary("addi", swizzled, e.binary("andi", along, self._last, "i32"), "i32")
            plain = e.binary("addi", times(block, self._stride), times(line, self._leading), "i32")
            more = e.select(self._none, plain, swizzled, "i32")
        address = e.binary("addi", e.binary("addi", self._start, offset, "i32"), more, "i32")
        turn = e.binary("subi", e.by("shrui", address, 7, "i32"), self._base, "i32")
        turn = e.by("shli", e.binary("andi", turn, self._turns, "i32"), 4, "i32")
        address = e.by("andi", e.binary("xori", address, turn, "i32"), _SPACE, "i32")
        pieces = e.by("shrui", address, piece.bit_length() - 1, "i32")
        index = e.set("arith.index_castui", [pieces], ["i32"], "index")
        return e.select(self._odd, e.constant(-(_ROW // piece), "index"), index, "index")
