# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from gpuir.host import ir

class IndexCmpPredicate(IntEnum):
    EQ = 0
    NE = 1
    SLT = 2
    SLE = 3
    SGT = 4
    SGE = 5
    ULT = 6
    ULE = 7
    UGT = 8
    UGE = 9

class AddOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class AndOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class BoolConstantOp(ir.OpView):
    def __init__(
        self, value: bool | ir.BoolAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    value: ir.BoolAttr
    @property
    def result(self) -> ir.OpResult[ir.IntegerType]: ...

class CastSOp(ir.OpView):
    def __init__(
        self, output: ir.Type, input: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value: ...
    @property
    def output(self) -> ir.OpResult: ...

class CastUOp(ir.OpView):
    def __init__(
        self, output: ir.Type, input: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value: ...
    @property
    def output(self) -> ir.OpResult: ...

class CeilDivSOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class CeilDivUOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class CmpOp(ir.OpView):
    def __init__(
        self, pred: Any, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    pred: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.IntegerType]: ...

class ConstantOp(ir.OpView):
    def __init__(
        self, value: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    value: ir.IntegerAttr
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class DivSOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class DivUOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class FloorDivSOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class MaxSOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class MaxUOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class MinSOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class MinUOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class MulOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class OrOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class RemSOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class RemUOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class ShlOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class ShrSOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class ShrUOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class SizeOfOp(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class SubOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class XOrOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def rhs(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

def add(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def and_(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def bool_constant(
    value: bool | ir.BoolAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def casts(
    output: ir.Type, input: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def castu(
    output: ir.Type, input: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def ceildivs(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def ceildivu(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def cmp(
    pred: Any, lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IntegerType]: ...

def constant(
    value: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def divs(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def divu(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def floordivs(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def maxs(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def maxu(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def mins(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def minu(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def mul(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def or_(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def rems(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def remu(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def shl(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def shrs(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def shru(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def sizeof(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def sub(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def xor(
    lhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    rhs: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...
