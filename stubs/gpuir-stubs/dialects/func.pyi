# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir

class CallIndirectOp(ir.OpView):
    def __init__(
        self, results_: Sequence[ir.Type], callee: ir.Value | ir.OpView | ir.Operation | float,
        callee_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, arg_attrs: Any = None, res_attrs: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def callee(self) -> ir.Value: ...
    @property
    def callee_operands(self) -> ir.OpOperandList: ...
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None
    @property
    def results_(self) -> ir.OpResultList: ...

class CallOp(ir.OpView):
    def __init__(
        self, calleeOrResults: FuncOp | list[ir.Type], argumentsOrCallee: list[Any] | ir.FlatSymbolRefAttr | str,
        arguments: list[Any] | None = None, *, loc: Any = None, ip: Any = None,
    ) -> None: ...
    @property
    def operands_(self) -> ir.OpOperandList: ...
    callee: ir.FlatSymbolRefAttr
    arg_attrs: ir.ArrayAttr | None
    res_attrs: ir.ArrayAttr | None
    @property
    def no_inline(self) -> bool: ...
    @no_inline.setter
    def no_inline(self, value: Any) -> None: ...
    @no_inline.deleter
    def no_inline(self) -> None: ...

class ConstantOp(ir.OpView):
    def __init__(
        self, result: ir.Type, value: str | ir.FlatSymbolRefAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def type(self) -> Any: ...
    value: ir.FlatSymbolRefAttr

class FuncOp(ir.OpView):
    def __init__(
        self, name: Any, type: Any, *, visibility: Any = None, body_builder: Any = None, loc: Any = None,
        ip: Any = None,
    ) -> None: ...
    @property
    def is_external(self) -> Any: ...
    @property
    def body(self) -> Any: ...
    @property
    def type(self) -> Any: ...
    @property
    def visibility(self) -> Any: ...
    @property
    def name(self) -> ir.StringAttr: ...
    @property
    def entry_block(self) -> Any: ...
    def add_entry_block(self, arg_locs: Sequence[ir.Location] | None = None) -> Any: ...
    @property
    def arg_attrs(self) -> Any: ...
    @arg_attrs.setter
    def arg_attrs(self, value: ir.ArrayAttr | list[Any]) -> None: ...
    @property
    def arguments(self) -> Any: ...
    @property
    def result_attrs(self) -> Any: ...
    @result_attrs.setter
    def result_attrs(self, value: ir.ArrayAttr) -> None: ...
    @classmethod
    def from_py_func(
        FuncOp: Any, *inputs: ir.Type, results: Sequence[ir.Type] | None = None, name: str | None = None,
    ) -> Any: ...
    sym_name: ir.StringAttr
    function_type: ir.TypeAttr
    sym_visibility: ir.StringAttr | None
    res_attrs: ir.ArrayAttr | None
    @property
    def no_inline(self) -> bool: ...
    @no_inline.setter
    def no_inline(self, value: Any) -> None: ...
    @no_inline.deleter
    def no_inline(self) -> None: ...

class ReturnOp(ir.OpView):
    def __init__(
        self,
        operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operands_(self) -> ir.OpOperandList: ...

def call_indirect(
    results_: Sequence[ir.Type], callee: ir.Value | ir.OpView | ir.Operation | float,
    callee_operands: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    *, arg_attrs: Any = None, res_attrs: Any = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | CallIndirectOp: ...

def call(
    result: Sequence[ir.Type], callee: str | ir.FlatSymbolRefAttr,
    operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    arg_attrs: Any = None, res_attrs: Any = None, no_inline: bool | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | CallOp: ...

def constant(
    result: ir.Type, value: str | ir.FlatSymbolRefAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def return_(
    operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ReturnOp: ...
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
