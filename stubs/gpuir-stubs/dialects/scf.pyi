# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir

class ConditionOp(ir.OpView):
    def __init__(
        self, condition: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def condition(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def args(self) -> ir.OpOperandList: ...

class ExecuteRegionOp(ir.OpView):
    def __init__(
        self, result: Sequence[ir.Type], *, no_inline: bool | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def no_inline(self) -> bool: ...
    @no_inline.setter
    def no_inline(self, value: Any) -> None: ...
    @no_inline.deleter
    def no_inline(self) -> None: ...
    @property
    def region(self) -> ir.Region: ...

class ForOp(ir.OpView):
    def __init__(
        self, lower_bound: Any, upper_bound: Any, step: Any,
        iter_args: ir.Operation | ir.OpView | Sequence[ir.Value] | None = None, *, loc: Any = None, ip: Any = None,
    ) -> None: ...
    @property
    def body(self) -> Any: ...
    @property
    def induction_variable(self) -> Any: ...
    @property
    def inner_iter_args(self) -> Any: ...
    @property
    def lowerBound(self) -> ir.Value: ...
    @property
    def upperBound(self) -> ir.Value: ...
    @property
    def step(self) -> ir.Value: ...
    @property
    def initArgs(self) -> ir.OpOperandList: ...
    @property
    def unsignedCmp(self) -> bool: ...
    @unsignedCmp.setter
    def unsignedCmp(self, value: Any) -> None: ...
    @unsignedCmp.deleter
    def unsignedCmp(self) -> None: ...
    @property
    def results_(self) -> ir.OpResultList: ...
    @property
    def region(self) -> ir.Region: ...

class ForallOp(ir.OpView):
    def __init__(
        self, lower_bounds: Sequence[ir.Operation | ir.OpView | ir.Value | int],
        upper_bounds: Sequence[ir.Operation | ir.OpView | ir.Value | int], steps: Sequence[ir.Value | int],
        shared_outs: ir.Operation | ir.OpView | Sequence[ir.Value] | None = None, *, mapping: Any = None,
        loc: Any = None, ip: Any = None,
    ) -> None: ...
    @property
    def body(self) -> ir.Block: ...
    @property
    def rank(self) -> int: ...
    @property
    def induction_variables(self) -> ir.BlockArgumentList: ...
    @property
    def inner_iter_args(self) -> ir.BlockArgumentList: ...
    def terminator(self) -> InParallelOp: ...
    @property
    def dynamicLowerBound(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def dynamicUpperBound(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def dynamicStep(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def outputs(self) -> ir.OpOperandList[ir.RankedTensorType]: ...
    staticLowerBound: ir.DenseI64ArrayAttr
    staticUpperBound: ir.DenseI64ArrayAttr
    staticStep: ir.DenseI64ArrayAttr
    mapping: ir.ArrayAttr | None
    @property
    def results_(self) -> ir.OpResultList: ...
    @property
    def region(self) -> ir.Region: ...

class IfOp(ir.OpView):
    def __init__(
        self, cond: Any, results_: Any = None, *, has_else: Any = False, loc: Any = None, ip: Any = None,
    ) -> None: ...
    @property
    def then_block(self) -> ir.Block: ...
    @property
    def else_block(self) -> ir.Block | None: ...
    @property
    def condition(self) -> ir.Value[ir.IntegerType]: ...
    @property
    def results_(self) -> ir.OpResultList: ...
    @property
    def thenRegion(self) -> ir.Region: ...
    @property
    def elseRegion(self) -> ir.Region: ...

class InParallelOp(ir.OpView):
    def __init__(self, loc: Any = None, ip: Any = None) -> None: ...
    @property
    def block(self) -> ir.Block: ...
    @property
    def region(self) -> ir.Region: ...

class IndexSwitchOp(ir.OpView):
    def __init__(
        self, results: Any, arg: Any, cases: Any, case_body_builder: Any = None, default_body_builder: Any = None,
        loc: Any = None, ip: Any = None,
    ) -> None: ...
    @property
    def default_region(self) -> ir.Region: ...
    @property
    def default_block(self) -> ir.Block: ...
    @property
    def case_regions(self) -> Sequence[ir.Region]: ...
    def case_region(self, i: int) -> ir.Region: ...
    @property
    def case_blocks(self) -> Sequence[ir.Block]: ...
    def case_block(self, i: int) -> ir.Block: ...
    @property
    def arg(self) -> ir.Value[ir.IndexType]: ...
    cases: ir.DenseI64ArrayAttr
    @property
    def results_(self) -> ir.OpResultList: ...
    @property
    def defaultRegion(self) -> ir.Region: ...
    @property
    def caseRegions(self) -> ir.RegionSequence: ...

class ParallelOp(ir.OpView):
    def __init__(
        self, results_: Sequence[ir.Type],
        lowerBound: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        upperBound: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        step: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        initVals: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lowerBound(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def upperBound(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def step(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def initVals(self) -> ir.OpOperandList: ...
    @property
    def results_(self) -> ir.OpResultList: ...
    @property
    def region(self) -> ir.Region: ...

class ReduceOp(ir.OpView):
    def __init__(
        self,
        operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        num_reductions: int, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operands_(self) -> ir.OpOperandList: ...
    @property
    def reductions(self) -> ir.RegionSequence: ...

class ReduceReturnOp(ir.OpView):
    def __init__(
        self, result: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def result(self) -> ir.Value: ...

class WhileOp(ir.OpView):
    def __init__(
        self, results_: Sequence[ir.Type],
        inits: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inits(self) -> ir.OpOperandList: ...
    @property
    def results_(self) -> ir.OpResultList: ...
    @property
    def before(self) -> ir.Region: ...
    @property
    def after(self) -> ir.Region: ...

class YieldOp(ir.OpView):
    def __init__(
        self,
        results_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def results_(self) -> ir.OpOperandList: ...

def condition(
    condition: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ConditionOp: ...

def execute_region(
    result: Sequence[ir.Type], *, no_inline: bool | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | ExecuteRegionOp: ...

def for_(
    start: Any, stop: Any = None, step: Any = None,
    iter_args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float | None = None,
    *, loc: Any = None, ip: Any = None,
) -> Any: ...

def forall(
    results_: Sequence[ir.Type],
    dynamic_lower_bound: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    dynamic_upper_bound: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    dynamic_step: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    static_lower_bound: Sequence[int] | ir.DenseI64ArrayAttr, static_upper_bound: Sequence[int] | ir.DenseI64ArrayAttr,
    static_step: Sequence[int] | ir.DenseI64ArrayAttr,
    outputs: Sequence[ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation] | ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    *, mapping: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | ForallOp: ...

def if_(
    results_: Sequence[ir.Type], condition: ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | IfOp: ...
def forall_in_parallel(*, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None) -> InParallelOp: ...

def index_switch(
    results: Any, arg: Any, cases: Any, case_body_builder: Any = None, default_body_builder: Any = None,
    loc: Any = None, ip: Any = None,
) -> ir.OpResult | ir.OpResultList | IndexSwitchOp: ...

def parallel(
    results_: Sequence[ir.Type],
    lower_bound: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    upper_bound: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    step: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    init_vals: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | ParallelOp: ...

def reduce(
    operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    num_reductions: int, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ReduceOp: ...

def reduce_return(
    result: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ReduceReturnOp: ...

def while_(
    results_: Sequence[ir.Type],
    inits: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | WhileOp: ...

def yield_(
    results_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> YieldOp: ...
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
