# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir

class AssumeAlignmentOp(ir.OpView):
    def __init__(
        self, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, alignment: int | ir.IntegerAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    alignment: ir.IntegerAttr
    @property
    def result(self) -> ir.OpResult[ir.MemRefType]: ...

class AtomicRMWOp(ir.OpView):
    def __init__(
        self, kind: Any, value: ir.Value | ir.OpView | ir.Operation | float,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    kind: ir.Attribute
    @property
    def result(self) -> ir.OpResult: ...

class AtomicYieldOp(ir.OpView):
    def __init__(
        self, result: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def result(self) -> ir.Value: ...

class CopyOp(ir.OpView):
    def __init__(
        self, source: ir.Value | ir.OpView | ir.Operation | float, target: ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def target(self) -> ir.Value: ...

class DistinctObjectsOp(ir.OpView):
    def __init__(
        self,
        operands_: Sequence[ir.Value[ir.MemRefType] | ir.OpView | ir.Operation] | ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operands_(self) -> ir.OpOperandList[ir.MemRefType]: ...
    @property
    def results_(self) -> ir.OpResultList[ir.MemRefType]: ...

class GenericAtomicRMWOp(ir.OpView):
    def __init__(
        self, result: ir.Type, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult: ...
    @property
    def atomic_body(self) -> ir.Region: ...

class LoadOp(ir.OpView):
    def __init__(
        self, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, nontemporal: bool | ir.BoolAttr | None = None, alignment: int | ir.IntegerAttr | None = None,
        invariant: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    nontemporal: ir.BoolAttr | None
    alignment: ir.IntegerAttr | None
    invariant: ir.BoolAttr | None
    @property
    def result(self) -> ir.OpResult: ...

class AllocOp(ir.OpView):
    def __init__(
        self, memref: ir.Type,
        dynamicSizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        symbolOperands: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dynamicSizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def symbolOperands(self) -> ir.OpOperandList[ir.IndexType]: ...
    alignment: ir.IntegerAttr | None
    @property
    def memref(self) -> ir.OpResult[ir.MemRefType]: ...

class AllocaOp(ir.OpView):
    def __init__(
        self, memref: ir.Type,
        dynamicSizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        symbolOperands: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dynamicSizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def symbolOperands(self) -> ir.OpOperandList[ir.IndexType]: ...
    alignment: ir.IntegerAttr | None
    @property
    def memref(self) -> ir.OpResult[ir.MemRefType]: ...

class AllocaScopeOp(ir.OpView):
    def __init__(
        self, results_: Sequence[ir.Type], *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def results_(self) -> ir.OpResultList: ...
    @property
    def bodyRegion(self) -> ir.Region: ...

class AllocaScopeReturnOp(ir.OpView):
    def __init__(
        self,
        results_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def results_(self) -> ir.OpOperandList: ...

class CastOp(ir.OpView):
    def __init__(
        self, dest: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def dest(self) -> ir.OpResult: ...

class CollapseShapeOp(ir.OpView):
    def __init__(
        self, result: ir.Type, src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, reassociation: Any, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.MemRefType]: ...
    reassociation: ir.ArrayAttr
    @property
    def result(self) -> ir.OpResult[ir.MemRefType]: ...

class DeallocOp(ir.OpView):
    def __init__(
        self, memref: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memref(self) -> ir.Value: ...

class DimOp(ir.OpView):
    def __init__(
        self, source: ir.Value | ir.OpView | ir.Operation | float,
        index: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def index(self) -> ir.Value[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class DmaStartOp(ir.OpView):
    def __init__(
        self,
        operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operands_(self) -> ir.OpOperandList: ...

class DmaWaitOp(ir.OpView):
    def __init__(
        self, tagMemRef: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        tagIndices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        numElements: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tagMemRef(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def tagIndices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def numElements(self) -> ir.Value[ir.IndexType]: ...

class ExpandShapeOp(ir.OpView):
    def __init__(
        self, result: ir.Type, src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, reassociation: Any,
        output_shape: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_output_shape: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def output_shape(self) -> ir.OpOperandList[ir.IndexType]: ...
    reassociation: ir.ArrayAttr
    static_output_shape: ir.DenseI64ArrayAttr
    @property
    def result(self) -> ir.OpResult[ir.MemRefType]: ...

class ExtractAlignedPointerAsIndexOp(ir.OpView):
    def __init__(
        self, source: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def aligned_pointer(self) -> ir.OpResult[ir.IndexType]: ...

class ExtractStridedMetadataOp(ir.OpView):
    def __init__(
        self, source: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def base_buffer(self) -> ir.OpResult: ...
    @property
    def offset(self) -> ir.OpResult[ir.IndexType]: ...
    @property
    def sizes(self) -> ir.OpResultList[ir.IndexType]: ...
    @property
    def strides(self) -> ir.OpResultList[ir.IndexType]: ...

class GetGlobalOp(ir.OpView):
    def __init__(
        self, result: ir.Type, name: str | ir.FlatSymbolRefAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    name: ir.FlatSymbolRefAttr
    @property
    def result(self) -> ir.OpResult[ir.MemRefType]: ...

class GlobalOp(ir.OpView):
    def __init__(
        self, sym_name: str | ir.StringAttr, type_: Any, *, sym_visibility: str | ir.StringAttr | None = None,
        initial_value: Any = None, constant: bool | None = None, alignment: int | ir.IntegerAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    sym_name: ir.StringAttr
    sym_visibility: ir.StringAttr | None
    type_: ir.TypeAttr
    initial_value: ir.Attribute | None
    @property
    def constant(self) -> bool: ...
    @constant.setter
    def constant(self, value: Any) -> None: ...
    @constant.deleter
    def constant(self) -> None: ...
    alignment: ir.IntegerAttr | None

class MemorySpaceCastOp(ir.OpView):
    def __init__(
        self, dest: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def dest(self) -> ir.OpResult: ...

class PrefetchOp(ir.OpView):
    def __init__(
        self, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        isWrite: bool | ir.BoolAttr, localityHint: int | ir.IntegerAttr, isDataCache: bool | ir.BoolAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    isWrite: ir.BoolAttr
    localityHint: ir.IntegerAttr
    isDataCache: ir.BoolAttr

class RankOp(ir.OpView):
    def __init__(
        self, memref: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memref(self) -> ir.Value: ...

class ReallocOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *,
        dynamicResultSize: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None,
        alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def dynamicResultSize(self) -> ir.Value[ir.IndexType] | None: ...
    alignment: ir.IntegerAttr | None

class ReinterpretCastOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float,
        offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_offsets: Sequence[int] | ir.DenseI64ArrayAttr, static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
        static_strides: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def offsets(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def sizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def strides(self) -> ir.OpOperandList[ir.IndexType]: ...
    static_offsets: ir.DenseI64ArrayAttr
    static_sizes: ir.DenseI64ArrayAttr
    static_strides: ir.DenseI64ArrayAttr
    @property
    def result(self) -> ir.OpResult[ir.MemRefType]: ...

class ReshapeOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float,
        shape: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def shape(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def result(self) -> ir.OpResult: ...

class StoreOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float,
        memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, nontemporal: bool | ir.BoolAttr | None = None, alignment: int | ir.IntegerAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    nontemporal: ir.BoolAttr | None
    alignment: ir.IntegerAttr | None

class TransposeOp(ir.OpView):
    def __init__(
        self, result: ir.Type, in_: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        permutation: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def in_(self) -> ir.Value[ir.MemRefType]: ...
    permutation: ir.AffineMapAttr

class ViewOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        byte_shift: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def byte_shift(self) -> ir.Value[ir.IndexType]: ...
    @property
    def sizes(self) -> ir.OpOperandList[ir.IndexType]: ...

class SubViewOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_offsets: Sequence[int] | ir.DenseI64ArrayAttr, static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
        static_strides: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def offsets(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def sizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def strides(self) -> ir.OpOperandList[ir.IndexType]: ...
    static_offsets: ir.DenseI64ArrayAttr
    static_sizes: ir.DenseI64ArrayAttr
    static_strides: ir.DenseI64ArrayAttr
    @property
    def result(self) -> ir.OpResult[ir.MemRefType]: ...

def assume_alignment(
    memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, alignment: int | ir.IntegerAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.MemRefType]: ...

def atomic_rmw(
    kind: Any, value: ir.Value | ir.OpView | ir.Operation | float,
    memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def atomic_yield(
    result: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AtomicYieldOp: ...

def copy(
    source: ir.Value | ir.OpView | ir.Operation | float, target: ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CopyOp: ...

def distinct_objects(
    operands_: Sequence[ir.Value[ir.MemRefType] | ir.OpView | ir.Operation] | ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | DistinctObjectsOp: ...

def generic_atomic_rmw(
    result: ir.Type, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def load(
    memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, nontemporal: bool | ir.BoolAttr | None = None, alignment: int | ir.IntegerAttr | None = None,
    invariant: bool | ir.BoolAttr | None = None, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def alloc(
    memref: ir.Type,
    dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    symbol_operands: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.MemRefType]: ...

def alloca(
    memref: ir.Type,
    dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    symbol_operands: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.MemRefType]: ...

def alloca_scope(
    results_: Sequence[ir.Type], *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | AllocaScopeOp: ...

def alloca_scope_return(
    results_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> AllocaScopeReturnOp: ...

def cast(
    dest: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def collapse_shape(
    result: ir.Type, src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, reassociation: Any, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.MemRefType]: ...

def dealloc(
    memref: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DeallocOp: ...

def dim(
    source: ir.Value | ir.OpView | ir.Operation | float,
    index: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def dma_start(
    operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> DmaStartOp: ...

def dma_wait(
    tag_mem_ref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    tag_indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    num_elements: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DmaWaitOp: ...

def expand_shape(
    result: ir.Type, src: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, reassociation: Any,
    output_shape: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    static_output_shape: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.MemRefType]: ...

def extract_aligned_pointer_as_index(
    source: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def extract_strided_metadata(
    source: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | ExtractStridedMetadataOp: ...

def get_global(
    result: ir.Type, name: str | ir.FlatSymbolRefAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.MemRefType]: ...

def global_(
    sym_name: str | ir.StringAttr, type_: Any, *, sym_visibility: str | ir.StringAttr | None = None,
    initial_value: Any = None, constant: bool | None = None, alignment: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> GlobalOp: ...

def memory_space_cast(
    dest: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def prefetch(
    memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    is_write: bool | ir.BoolAttr, locality_hint: int | ir.IntegerAttr, is_data_cache: bool | ir.BoolAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> PrefetchOp: ...

def rank(
    memref: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def realloc(
    result: ir.Type, source: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *,
    dynamic_result_size: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None,
    alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.MemRefType]: ...

def reinterpret_cast(
    result: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float,
    offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    static_offsets: Sequence[int] | ir.DenseI64ArrayAttr, static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
    static_strides: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.MemRefType]: ...

def reshape(
    result: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float,
    shape: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def store(
    value: ir.Value | ir.OpView | ir.Operation | float, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, nontemporal: bool | ir.BoolAttr | None = None, alignment: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> StoreOp: ...

def transpose(
    result: ir.Type, in_: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    permutation: ir.AffineMap | ir.AffineMapAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.MemRefType]: ...

def view(
    result: ir.Type, source: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    byte_shift: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.MemRefType]: ...

def subview(
    source: ir.Value | ir.OpView | ir.Operation | float,
    offsets: Sequence[int | ir.IntegerAttr | ir.Operation | ir.OpView | ir.Value] | ir.ArrayAttr | ir.Operation | ir.OpView | ir.Value,
    sizes: Sequence[int | ir.IntegerAttr | ir.Operation | ir.OpView | ir.Value] | ir.ArrayAttr | ir.Operation | ir.OpView | ir.Value,
    strides: Sequence[int | ir.IntegerAttr | ir.Operation | ir.OpView | ir.Value] | ir.ArrayAttr | ir.Operation | ir.OpView | ir.Value,
    *, result_type: ir.MemRefType | None = None, loc: Any = None, ip: Any = None,
) -> Any: ...
Value: Any
