# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir

class AffineApplyOp(ir.OpView):
    def __init__(
        self, map: ir.AffineMap | ir.AffineMapAttr,
        mapOperands: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def mapOperands(self) -> ir.OpOperandList[ir.IndexType]: ...
    map: ir.AffineMapAttr

class AffineDelinearizeIndexOp(ir.OpView):
    def __init__(
        self, multi_index: Sequence[ir.Type], linear_index: ir.Value | ir.OpView | ir.Operation | float,
        dynamic_basis: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_basis: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def linear_index(self) -> ir.Value: ...
    @property
    def dynamic_basis(self) -> ir.OpOperandList[ir.IndexType]: ...
    static_basis: ir.DenseI64ArrayAttr
    @property
    def multi_index(self) -> ir.OpResultList: ...

class AffineDmaStartOp(ir.OpView):
    def __init__(
        self,
        _gen_arg_0: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        src_map: ir.AffineMap | ir.AffineMapAttr, dst_map: ir.AffineMap | ir.AffineMapAttr,
        tag_map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    src_map: ir.AffineMapAttr
    dst_map: ir.AffineMapAttr
    tag_map: ir.AffineMapAttr

class AffineDmaWaitOp(ir.OpView):
    def __init__(
        self,
        _gen_arg_0: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        tag_map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    tag_map: ir.AffineMapAttr

class AffineForOp(ir.OpView):
    def __init__(
        self, lower_bound: int | ir.Operation | ir.OpView | ir.Value | ir.AffineMap,
        upper_bound: int | ir.Operation | ir.OpView | ir.Value | ir.AffineMap | None,
        step: int | ir.Attribute | None = None, iter_args: ir.Operation | ir.OpView | ir.Value | None = None, *,
        lower_bound_operands: ir.Operation | ir.OpView | ir.Value | Sequence[ir.OpView | ir.Operation | ir.Value] | None = None,
        upper_bound_operands: ir.Operation | ir.OpView | ir.Value | Sequence[ir.OpView | ir.Operation | ir.Value] | None = None,
        loc: Any = None, ip: Any = None,
    ) -> None: ...
    @property
    def body(self) -> Any: ...
    @property
    def induction_variable(self) -> Any: ...
    @property
    def inner_iter_args(self) -> Any: ...
    @property
    def lowerBoundOperands(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def upperBoundOperands(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def inits(self) -> ir.OpOperandList: ...
    lowerBoundMap: ir.AffineMapAttr
    upperBoundMap: ir.AffineMapAttr
    step: ir.IntegerAttr
    @property
    def results_(self) -> ir.OpResultList: ...
    @property
    def region(self) -> ir.Region: ...

class AffineIfOp(ir.OpView):
    def __init__(
        self, cond: ir.IntegerSet, results_: ir.Type | None = None, *,
        cond_operands: ir.Operation | ir.OpView | ir.Value | Sequence[ir.OpView | ir.Operation | ir.Value] | None = None,
        has_else: bool = False, loc: Any = None, ip: Any = None,
    ) -> None: ...
    @property
    def then_block(self) -> ir.Block: ...
    @property
    def else_block(self) -> ir.Block | None: ...
    condition: ir.IntegerSetAttr
    @property
    def results_(self) -> ir.OpResultList: ...
    @property
    def thenRegion(self) -> ir.Region: ...
    @property
    def elseRegion(self) -> ir.Region: ...

class AffineLinearizeIndexOp(ir.OpView):
    def __init__(
        self, linear_index: ir.Type,
        multi_index: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        dynamic_basis: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_basis: Sequence[int] | ir.DenseI64ArrayAttr, disjoint: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def multi_index(self) -> ir.OpOperandList: ...
    @property
    def dynamic_basis(self) -> ir.OpOperandList[ir.IndexType]: ...
    static_basis: ir.DenseI64ArrayAttr
    @property
    def linear_index(self) -> ir.OpResult: ...

class AffineLoadOp(ir.OpView):
    def __init__(
        self, result: ir.Type, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    map: ir.AffineMapAttr
    @property
    def result(self) -> ir.OpResult: ...

class AffineMaxOp(ir.OpView):
    def __init__(
        self, map: ir.AffineMap | ir.AffineMapAttr,
        operands_: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operands_(self) -> ir.OpOperandList[ir.IndexType]: ...
    map: ir.AffineMapAttr

class AffineMinOp(ir.OpView):
    def __init__(
        self, map: ir.AffineMap | ir.AffineMapAttr,
        operands_: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operands_(self) -> ir.OpOperandList[ir.IndexType]: ...
    map: ir.AffineMapAttr

class AffineParallelOp(ir.OpView):
    def __init__(
        self, results_: Sequence[ir.Type], reductions: Any, lowerBoundsMap: ir.AffineMap | ir.AffineMapAttr,
        lowerBoundsGroups: Any, upperBoundsMap: ir.AffineMap | ir.AffineMapAttr, upperBoundsGroups: Any,
        steps: Sequence[int] | ir.ArrayAttr,
        mapOperands: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def mapOperands(self) -> ir.OpOperandList[ir.IndexType]: ...
    reductions: ir.ArrayAttr
    lowerBoundsMap: ir.AffineMapAttr
    lowerBoundsGroups: ir.DenseIntElementsAttr
    upperBoundsMap: ir.AffineMapAttr
    upperBoundsGroups: ir.DenseIntElementsAttr
    steps: ir.ArrayAttr
    @property
    def results_(self) -> ir.OpResultList: ...
    @property
    def region(self) -> ir.Region: ...

class AffinePrefetchOp(ir.OpView):
    def __init__(
        self, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        isWrite: bool | ir.BoolAttr, localityHint: int | ir.IntegerAttr, isDataCache: bool | ir.BoolAttr,
        map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    isWrite: ir.BoolAttr
    localityHint: ir.IntegerAttr
    isDataCache: ir.BoolAttr
    map: ir.AffineMapAttr

class AffineStoreOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    map: ir.AffineMapAttr

class AffineVectorLoadOp(ir.OpView):
    def __init__(
        self, result: ir.Type, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    map: ir.AffineMapAttr
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class AffineVectorStoreOp(ir.OpView):
    def __init__(
        self, value: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value[ir.VectorType]: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    map: ir.AffineMapAttr

class AffineYieldOp(ir.OpView):
    def __init__(
        self,
        operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operands_(self) -> ir.OpOperandList: ...

def apply(
    map: ir.AffineMap | ir.AffineMapAttr,
    map_operands: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def delinearize_index(
    multi_index: Sequence[ir.Type], linear_index: ir.Value | ir.OpView | ir.Operation | float,
    dynamic_basis: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    static_basis: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | AffineDelinearizeIndexOp: ...

def dma_start(
    _gen_arg_0: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    src_map: ir.AffineMap | ir.AffineMapAttr, dst_map: ir.AffineMap | ir.AffineMapAttr,
    tag_map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AffineDmaStartOp: ...

def dma_wait(
    _gen_arg_0: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    tag_map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AffineDmaWaitOp: ...

def for_(
    start: Any, stop: Any, step: Any = None,
    iter_args: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float | None = None,
    *, loc: Any = None, ip: Any = None,
) -> Any: ...

def if_(
    results_: Sequence[ir.Type],
    _gen_arg_0: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    condition: ir.IntegerSet | ir.IntegerSetAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | AffineIfOp: ...

def linearize_index(
    linear_index: ir.Type,
    multi_index: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    dynamic_basis: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    static_basis: Sequence[int] | ir.DenseI64ArrayAttr, disjoint: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def load(
    result: ir.Type, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def max(
    map: ir.AffineMap | ir.AffineMapAttr,
    operands_: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def min(
    map: ir.AffineMap | ir.AffineMapAttr,
    operands_: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def parallel(
    results_: Sequence[ir.Type], reductions: Any, lower_bounds_map: ir.AffineMap | ir.AffineMapAttr,
    lower_bounds_groups: Any, upper_bounds_map: ir.AffineMap | ir.AffineMapAttr, upper_bounds_groups: Any,
    steps: Sequence[int] | ir.ArrayAttr,
    map_operands: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | AffineParallelOp: ...

def prefetch(
    memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    is_write: bool | ir.BoolAttr, locality_hint: int | ir.IntegerAttr, is_data_cache: bool | ir.BoolAttr,
    map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AffinePrefetchOp: ...

def store(
    value: ir.Value | ir.OpView | ir.Operation | float, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AffineStoreOp: ...

def vector_load(
    result: ir.Type, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def vector_store(
    value: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    map: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AffineVectorStoreOp: ...

def yield_(
    operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AffineYieldOp: ...
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
