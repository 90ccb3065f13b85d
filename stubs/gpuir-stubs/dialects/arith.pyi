# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from enum import IntEnum, IntFlag
from typing import Any

from gpuir.host import ir

class CmpFPredicate(IntEnum):
    AlwaysFalse = 0
    OEQ = 1
    OGT = 2
    OGE = 3
    OLT = 4
    OLE = 5
    ONE = 6
    ORD = 7
    UEQ = 8
    UGT = 9
    UGE = 10
    ULT = 11
    ULE = 12
    UNE = 13
    UNO = 14
    AlwaysTrue = 15

class CmpIPredicate(IntEnum):
    eq = 0
    ne = 1
    slt = 2
    sle = 3
    sgt = 4
    sge = 5
    ult = 6
    ule = 7
    ugt = 8
    uge = 9

class IntegerOverflowFlags(IntFlag):
    none = 0
    nsw = 1
    nuw = 2

class RoundingMode(IntEnum):
    to_nearest_even = 0
    downward = 1
    upward = 2
    toward_zero = 3
    to_nearest_away = 4

class AtomicRMWKind(IntEnum):
    addf = 0
    addi = 1
    andi = 2
    assign = 3
    maximumf = 4
    maxnumf = 5
    maxs = 6
    maxu = 7
    minimumf = 8
    minnumf = 9
    mins = 10
    minu = 11
    mulf = 12
    muli = 13
    ori = 14
    xori = 15

class FastMathFlags(IntFlag):
    none = 0
    reassoc = 1
    nnan = 2
    ninf = 4
    nsz = 8
    arcp = 16
    contract = 32
    afn = 64
    fast = 127

class AddFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, roundingmode: Any = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    roundingmode: ir.Attribute | None
    @property
    def result(self) -> ir.OpResult: ...

class AddIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        overflowFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    overflowFlags: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class AddUIExtendedOp(ir.OpView):
    def __init__(
        self, sum: ir.Type, overflow: ir.Type, lhs: ir.Value | ir.OpView | ir.Operation | float,
        rhs: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def sum(self) -> ir.OpResult: ...
    @property
    def overflow(self) -> ir.OpResult: ...

class AndIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class BitcastOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def out(self) -> ir.OpResult: ...

class CeilDivSIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class CeilDivUIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class CmpFOp(ir.OpView):
    def __init__(
        self, predicate: Any, lhs: ir.Value | ir.OpView | ir.Operation | float,
        rhs: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    predicate: ir.Attribute
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class CmpIOp(ir.OpView):
    def __init__(
        self, predicate: Any, lhs: ir.Value | ir.OpView | ir.Operation | float,
        rhs: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    predicate: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class ConstantOp(ir.OpView):
    def __init__(self, result: Any, value: Any, *, loc: Any = None, ip: Any = None) -> None: ...
    @classmethod
    def create_index(cls, value: int, *, loc: Any = None, ip: Any = None) -> Any: ...
    @property
    def type(self) -> Any: ...
    @property
    def value(self) -> Any: ...
    @property
    def literal_value(self) -> int | float: ...
    @property
    def result(self) -> ir.OpResult: ...

class ConvertFOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, roundingmode: Any = None,
        fastmath: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    roundingmode: ir.Attribute | None
    fastmath: ir.Attribute | None
    @property
    def out(self) -> ir.OpResult: ...

class DivFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, roundingmode: Any = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    roundingmode: ir.Attribute | None
    @property
    def result(self) -> ir.OpResult: ...

class DivSIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        isExact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def isExact(self) -> bool: ...
    @isExact.setter
    def isExact(self, value: Any) -> None: ...
    @isExact.deleter
    def isExact(self) -> None: ...
    @property
    def result(self) -> ir.OpResult: ...

class DivUIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        isExact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def isExact(self) -> bool: ...
    @isExact.setter
    def isExact(self, value: Any) -> None: ...
    @isExact.deleter
    def isExact(self) -> None: ...
    @property
    def result(self) -> ir.OpResult: ...

class ExtFOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    fastmath: ir.Attribute | None
    @property
    def out(self) -> ir.OpResult: ...

class ExtSIOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def out(self) -> ir.OpResult: ...

class ExtUIOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, nonNeg: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def nonNeg(self) -> bool: ...
    @nonNeg.setter
    def nonNeg(self, value: Any) -> None: ...
    @nonNeg.deleter
    def nonNeg(self) -> None: ...
    @property
    def out(self) -> ir.OpResult: ...

class FPToSIOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def out(self) -> ir.OpResult: ...

class FPToUIOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def out(self) -> ir.OpResult: ...

class FloorDivSIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class FlushDenormalsOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class IndexCastOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def out(self) -> ir.OpResult: ...

class IndexCastUIOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, nonNeg: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def nonNeg(self) -> bool: ...
    @nonNeg.setter
    def nonNeg(self, value: Any) -> None: ...
    @nonNeg.deleter
    def nonNeg(self) -> None: ...
    @property
    def out(self) -> ir.OpResult: ...

class MaxNumFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class MaxSIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class MaxUIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class MaximumFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class MinNumFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class MinSIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class MinUIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class MinimumFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class MulFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, roundingmode: Any = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    roundingmode: ir.Attribute | None
    @property
    def result(self) -> ir.OpResult: ...

class MulIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        overflowFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    overflowFlags: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class MulSIExtendedOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def low(self) -> ir.OpResult: ...
    @property
    def high(self) -> ir.OpResult: ...

class MulUIExtendedOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def low(self) -> ir.OpResult: ...
    @property
    def high(self) -> ir.OpResult: ...

class NegFOp(ir.OpView):
    def __init__(
        self, operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operand(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class OrIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class RemFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class RemSIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class RemUIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class SIToFPOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def out(self) -> ir.OpResult: ...

class ScalingExtFOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float,
        scale: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def scale(self) -> ir.Value: ...
    fastmath: ir.Attribute | None
    @property
    def out(self) -> ir.OpResult: ...

class ScalingTruncFOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float,
        scale: ir.Value | ir.OpView | ir.Operation | float, *, roundingmode: Any = None, fastmath: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def scale(self) -> ir.Value: ...
    roundingmode: ir.Attribute | None
    fastmath: ir.Attribute | None
    @property
    def out(self) -> ir.OpResult: ...

class ShLIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        overflowFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    overflowFlags: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class ShRSIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        isExact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def isExact(self) -> bool: ...
    @isExact.setter
    def isExact(self, value: Any) -> None: ...
    @isExact.deleter
    def isExact(self) -> None: ...
    @property
    def result(self) -> ir.OpResult: ...

class ShRUIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        isExact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def isExact(self) -> bool: ...
    @isExact.setter
    def isExact(self, value: Any) -> None: ...
    @isExact.deleter
    def isExact(self) -> None: ...
    @property
    def result(self) -> ir.OpResult: ...

class SubFOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        fastmath: Any = None, roundingmode: Any = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    fastmath: ir.Attribute
    roundingmode: ir.Attribute | None
    @property
    def result(self) -> ir.OpResult: ...

class SubIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        overflowFlags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    overflowFlags: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class SubUIExtendedOp(ir.OpView):
    def __init__(
        self, diff: ir.Type, borrow: ir.Type, lhs: ir.Value | ir.OpView | ir.Operation | float,
        rhs: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def diff(self) -> ir.OpResult: ...
    @property
    def borrow(self) -> ir.OpResult: ...

class TruncFOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, roundingmode: Any = None,
        fastmath: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    roundingmode: ir.Attribute | None
    fastmath: ir.Attribute | None
    @property
    def out(self) -> ir.OpResult: ...

class TruncIOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, overflowFlags: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    overflowFlags: ir.Attribute
    @property
    def out(self) -> ir.OpResult: ...

class UIToFPOp(ir.OpView):
    def __init__(
        self, out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, nonNeg: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value: ...
    @property
    def nonNeg(self) -> bool: ...
    @nonNeg.setter
    def nonNeg(self, value: Any) -> None: ...
    @nonNeg.deleter
    def nonNeg(self) -> None: ...
    @property
    def out(self) -> ir.OpResult: ...

class XOrIOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

class SelectOp(ir.OpView):
    def __init__(
        self, condition: ir.Value | ir.OpView | ir.Operation | float,
        true_value: ir.Value | ir.OpView | ir.Operation | float,
        false_value: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def condition(self) -> ir.Value: ...
    @property
    def true_value(self) -> ir.Value: ...
    @property
    def false_value(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResult: ...

def addf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, roundingmode: Any = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def addi(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    overflow_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def addui_extended(
    sum: ir.Type, overflow: ir.Type, lhs: ir.Value | ir.OpView | ir.Operation | float,
    rhs: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResultList: ...

def andi(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def bitcast(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ceildivsi(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ceildivui(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cmpf(
    predicate: Any, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float,
    *, fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cmpi(
    predicate: Any, lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
def constant(result: ir.Type, value: Any, *, loc: Any = None, ip: Any = None) -> ir.Value: ...

def convertf(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, roundingmode: Any = None, fastmath: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def divf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, roundingmode: Any = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def divsi(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    is_exact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def divui(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    is_exact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def extf(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def extsi(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def extui(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, non_neg: bool | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fptosi(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def fptoui(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def floordivsi(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def flush_denormals(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def index_cast(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def index_castui(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, non_neg: bool | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def maxnumf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def maxsi(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def maxui(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def maximumf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def minnumf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def minsi(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def minui(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def minimumf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mulf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, roundingmode: Any = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def muli(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    overflow_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def mulsi_extended(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResultList: ...

def mului_extended(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResultList: ...

def negf(
    operand: ir.Value | ir.OpView | ir.Operation | float, *, fastmath: Any = None,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ori(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def remf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def remsi(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def remui(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def sitofp(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def scaling_extf(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, scale: ir.Value | ir.OpView | ir.Operation | float,
    *, fastmath: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def scaling_truncf(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, scale: ir.Value | ir.OpView | ir.Operation | float,
    *, roundingmode: Any = None, fastmath: Any = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def shli(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    overflow_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def shrsi(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    is_exact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def shrui(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    is_exact: bool | None = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def subf(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    fastmath: Any = None, roundingmode: Any = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def subi(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    overflow_flags: Any = None, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def subui_extended(
    diff: ir.Type, borrow: ir.Type, lhs: ir.Value | ir.OpView | ir.Operation | float,
    rhs: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResultList: ...

def truncf(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, roundingmode: Any = None, fastmath: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def trunci(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, overflow_flags: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def uitofp(
    out: ir.Type, in_: ir.Value | ir.OpView | ir.Operation | float, *, non_neg: bool | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def xori(
    lhs: ir.Value | ir.OpView | ir.Operation | float, rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def select(
    condition: ir.Value | ir.OpView | ir.Operation | float, true_value: ir.Value | ir.OpView | ir.Operation | float,
    false_value: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
Value: Any
BlockArgument: Any
OpResult: Any
BlockArgumentList: Any
BlockSuccessors: Any
BlockPredecessors: Any
OpOperandList: Any
OpOperands: Any
OpResultList: Any
OpSuccessors: Any
RegionSequence: Any
AffineExprList: Any
IntegerSetConstraintList: Any
register_type_caster: Any
register_value_caster: Any
