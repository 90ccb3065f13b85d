# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir

class AssertOp(ir.OpView):
    def __init__(
        self, arg: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, msg: str | ir.StringAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def arg(self) -> ir.Value[ir.IntegerType]: ...
    msg: ir.StringAttr

class BranchOp(ir.OpView):
    def __init__(
        self,
        destOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        dest: ir.Block, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def destOperands(self) -> ir.OpOperandList: ...

class CondBranchOp(ir.OpView):
    def __init__(
        self, condition: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        trueDestOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        falseDestOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        trueDest: ir.Block, falseDest: ir.Block, *, branch_weights: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def condition(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def trueDestOperands(self) -> ir.OpOperandList: ...
    @property
    def falseDestOperands(self) -> ir.OpOperandList: ...
    branch_weights: ir.DenseI32ArrayAttr | None

class SwitchOp(ir.OpView):
    def __init__(
        self, flag: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        defaultOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        caseOperands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        case_operand_segments: Sequence[int] | ir.DenseI32ArrayAttr, defaultDestination: ir.Block,
        caseDestinations: Sequence[ir.Block], *, case_values: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def flag(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def defaultOperands(self) -> ir.OpOperandList: ...
    @property
    def caseOperands(self) -> ir.OpOperandList: ...
    case_values: ir.DenseIntElementsAttr | None
    case_operand_segments: ir.DenseI32ArrayAttr

def assert_(
    arg: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, msg: str | ir.StringAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AssertOp: ...

def br(
    dest_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    dest: ir.Block, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> BranchOp: ...

def cond_br(
    condition: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    true_dest_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    false_dest_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    true_dest: ir.Block, false_dest: ir.Block, *, branch_weights: Sequence[int] | ir.DenseI32ArrayAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CondBranchOp: ...

def switch(
    flag: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    default_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    case_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    case_operand_segments: Sequence[int] | ir.DenseI32ArrayAttr, default_destination: ir.Block,
    case_destinations: Sequence[ir.Block], *, case_values: Any = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> SwitchOp: ...
