"""Operators of values: ``i + 1``, ``x * y``, ``i < n`` build ops of `arith` at the insertion point.

Integers and indices are signed; ``//`` and ``%`` round as Python's do. One side may be a number, which gets the other's type.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Callable

from gpuir import host
from gpuir.host import ir
from gpuir.ods import arguments
from gpuir.ods.host_classes import widen

#: What stands on the other side. Checkers see the operators' own annotations, which spell it out.
_Other = ir.Value | ir.OpView | ir.Operation | float
#: By method: the ops of integers and of floats.
_ARITHMETIC = {
    "add": ("addi", "addf"),
    "sub": ("subi", "subf"),
    "mul": ("muli", "mulf"),
    "truediv": ("", "divf"),
    "floordiv": ("floordivsi", ""),
    "mod": ("", ""),
    "and": ("andi", ""),
    "or": ("ori", ""),
    "xor": ("xori", ""),
    "lshift": ("shli", ""),
    "rshift": ("shrsi", ""),
}
_COMPARISONS = {"lt": ("slt", "OLT"), "le": ("sle", "OLE"), "gt": ("sgt", "OGT"), "ge": ("sge", "OGE")}
_SYMBOLS = {
    "truediv": "/",
    "floordiv": "//",
    "mod": "%",
    "and": "&",
    "or": "|",
    "xor": "^",
    "lshift": "<<",
    "rshift": ">>",
}


class Condition(ir.OpResult):
    """What a comparison gives: a value that Python cannot branch on."""

    def __init__(self, value: ir.Value):
        super().__init__(value)

    def __bool__(self) -> bool:
        raise TypeError("a comparison of values is known when the kernel runs: use scf.IfOp or arith.select")


@functools.cache
def _arith() -> types.ModuleType:
    module = host.module("dialects.arith")
    widen(module)
    return module


def _kind(type: ir.Type) -> int | None:
    """0 for integers and indices, 1 for floats, alone or as elements; None for what arith has no ops of."""
    if isinstance(type, (ir.VectorType, ir.RankedTensorType)):
        type = type.element_type
    if isinstance(type, ir.IndexType) or (isinstance(type, ir.IntegerType) and type.is_signless):
        return 0
    return 1 if isinstance(type, ir.FloatType) else None


def _sides(symbol: str, value: ir.Value, other: object) -> tuple[int, ir.Value] | None:
    """The kind of both sides and the other side's value; None where the operator is not for them."""
    kind = _kind(value.type)
    other = arguments.single(other)
    if kind is None or not isinstance(other, (int, float, ir.Value)):
        return None
    if not isinstance(other, ir.Value):
        return kind, arguments.constant(f"'{symbol}' with {value.type}", other, value.type)
    return (kind, other) if other.type == value.type else None


def _build(name: str, kind: int, lhs: ir.Value, rhs: ir.Value) -> ir.Value:
    arith = _arith()
    if name == "mod" and kind == 0:
        quotient = arith.FloorDivSIOp(lhs, rhs).result
        return arith.SubIOp(lhs, arith.MulIOp(quotient, rhs).result).result
    op = _ARITHMETIC[name][kind]
    if not op:
        other = {"truediv": "// divides integers", "floordiv": "/ divides floats"}.get(name, "cast the value first")
        raise TypeError(f"'{_SYMBOLS[name]}': no such operation of {lhs.type}; {other}")
    return getattr(arith, op)(lhs, rhs)


def _operator(name: str, reflected: bool) -> Callable[[ir.Value, _Other], ir.Value]:
    symbol = _SYMBOLS.get(name, {"add": "+", "sub": "-", "mul": "*"}.get(name, name))

    def operate(self: ir.Value, other: ir.Value | ir.OpView | ir.Operation | float) -> ir.Value:
        sides = _sides(symbol, self, other)
        if sides is None:
            return NotImplemented
        kind, value = sides
        return _build(name, kind, value, self) if reflected else _build(name, kind, self, value)

    return operate


def _comparison(name: str) -> Callable[[ir.Value, _Other], ir.Value]:
    symbol = {"lt": "<", "le": "<=", "gt": ">", "ge": ">="}[name]

    def compare(self: ir.Value, other: ir.Value | ir.OpView | ir.Operation | float) -> ir.Value:
        sides = _sides(symbol, self, other)
        if sides is None:
            return NotImplemented
        kind, value = sides
        arith = _arith()
        predicate = getattr(arith.CmpFPredicate if kind else arith.CmpIPredicate, _COMPARISONS[name][kind])
        return Condition((arith.CmpFOp if kind else arith.CmpIOp)(predicate, self, value).result)

    return compare


def _negative(self: ir.Value) -> ir.Value:
    kind = _kind(self.type)
    arith = _arith()
    if kind is None:
        raise TypeError(f"'-': no such operation of {self.type}")
    return arith.NegFOp(self).result if kind else arith.SubIOp(arguments.constant("'-'", 0, self.type), self).result


def _inverted(self: ir.Value) -> ir.Value:
    if _kind(self.type) != 0:
        raise TypeError(f"'~': no such operation of {self.type}")
    return _arith().XOrIOp(self, arguments.constant("'~'", -1, self.type)).result


def install() -> None:
    """Gives the host's values the operators; a subclass that has its own keeps them."""
    for name in _ARITHMETIC:
        setattr(ir.Value, f"__{name}__", _operator(name, False))
        setattr(ir.Value, f"__r{name}__", _operator(name, True))
    for name in _COMPARISONS:
        setattr(ir.Value, f"__{name}__", _comparison(name))
    for name, function in (("neg", _negative), ("invert", _inverted)):
        setattr(ir.Value, f"__{name}__", function)
