"""Descriptors of wgmma's operands in machine code: where a row of a matrix is.

The rules are those of fragments/wgmma.py, which has their source; here they are written for one row of 16 bytes. The upper half of a descriptor (stride, base
and pattern) is mostly a constant of the kernel, with which little is left to compute.
"""

from __future__ import annotations

from typing import NamedTuple

from gpuir.host import ir
from gpuir.sim.attributes import literal
from gpuir.sim.native.lines import Lines
from gpuir.sim.structure import defining_op

__all__ = ["Descriptor", "upper_half"]

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
        number = literal(op)
        return _Known(number >> 32 & _HALF, number & _HALF) if isinstance(number, int) else nothing
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


class Descriptor:
    """The fields of the 64 bits ``word``, as numbers of 32 bits; ``upper``: its upper half, where that is known."""

    def __init__(self, e: Lines, word: str, upper: int | None):
        self._e = e
        low = e.resize(word, "i64", "i32")
        self._start = e.by("andi", e.by("shli", low, 4, "i32"), _OFFSET, "i32")
        self._leading = e.by("andi", e.by("shrui", low, 12, "i32"), _OFFSET, "i32")
        if upper is None:
            high = e.resize(e.by("shrui", word, 32, "i64"), "i64", "i32")
            self._fields(high)
            return
        # The host's compiler would find these numbers too, but only behind all that is written of them.
        def number(value: int) -> str:
            return e.constant(value, "i32")

        swizzle = upper >> 30
        bits = 8 - swizzle if swizzle else 4
        self._stride, self._base = number(upper << 4 & _OFFSET), number(upper >> 17)
        self._none, self._bits, self._last = e.constant(not swizzle, "i1"), number(bits), number((1 << bits) - 1)
        ...
