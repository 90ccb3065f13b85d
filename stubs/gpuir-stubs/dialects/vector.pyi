# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from gpuir.host import ir

class CombiningKind(IntEnum):
    ADD = 0
    MUL = 1
    MINUI = 2
    MINSI = 3
    MINNUMF = 4
    MAXUI = 5
    MAXSI = 6
    MAXNUMF = 7
    AND = 8
    OR = 9
    XOR = 10
    MAXIMUMF = 12
    MINIMUMF = 11

class PrintPunctuation(IntEnum):
    NoPunctuation = 0
    NewLine = 1
    Comma = 2
    Open = 3
    Close = 4

class IteratorType(IntEnum):
    parallel = 0
    reduction = 1

class VectorScaleOp(ir.OpView):
    def __init__(
        self, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def res(self) -> ir.OpResult[ir.IndexType]: ...

class BitCastOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.VectorType]: ...
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class BroadcastOp(ir.OpView):
    def __init__(
        self, vector: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def vector(self) -> ir.OpResult[ir.VectorType]: ...

class CompressStoreOp(ir.OpView):
    def __init__(
        self, base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        valueToStore: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
        alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def valueToStore(self) -> ir.Value[ir.VectorType]: ...
    alignment: ir.IntegerAttr | None

class ConstantMaskOp(ir.OpView):
    def __init__(
        self, result: ir.Type, mask_dim_sizes: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    mask_dim_sizes: ir.DenseI64ArrayAttr

class ContractionOp(ir.OpView):
    def __init__(
        self, result: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, acc: ir.Value | ir.OpView | ir.Operation | float,
        indexing_maps: Sequence[ir.Attribute] | ir.ArrayAttr, iterator_types: Any, *, kind: Any = None,
        fastmath: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def acc(self) -> ir.Value: ...
    indexing_maps: ir.ArrayAttr
    iterator_types: ir.ArrayAttr
    kind: ir.Attribute
    fastmath: ir.Attribute

class CreateMaskOp(ir.OpView):
    def __init__(
        self, result: ir.Type,
        mask_dim_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def mask_dim_sizes(self) -> ir.OpOperandList[ir.IndexType]: ...

class DeinterleaveOp(ir.OpView):
    def __init__(
        self, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.VectorType]: ...
    @property
    def res1(self) -> ir.OpResult[ir.VectorType]: ...
    @property
    def res2(self) -> ir.OpResult[ir.VectorType]: ...

class ExpandLoadOp(ir.OpView):
    def __init__(
        self, result: ir.Type, base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        pass_thru: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, alignment: int | ir.IntegerAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def pass_thru(self) -> ir.Value[ir.VectorType]: ...
    alignment: ir.IntegerAttr | None
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class ExtractOp(ir.OpView):
    def __init__(
        self, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        dynamic_position: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_position: Sequence[int] | ir.DenseI64ArrayAttr, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.VectorType]: ...
    @property
    def dynamic_position(self) -> ir.OpOperandList[ir.IndexType]: ...
    static_position: ir.DenseI64ArrayAttr
    @property
    def result(self) -> ir.OpResult: ...

class ExtractStridedSliceOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        offsets: Sequence[int] | ir.ArrayAttr, sizes: Sequence[int] | ir.ArrayAttr,
        strides: Sequence[int] | ir.ArrayAttr, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.VectorType]: ...
    offsets: ir.ArrayAttr
    sizes: ir.ArrayAttr
    strides: ir.ArrayAttr

class FMAOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        acc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def acc(self) -> ir.Value[ir.VectorType]: ...
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class FromElementsOp(ir.OpView):
    def __init__(
        self, dest: ir.Type,
        elements: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def elements(self) -> ir.OpOperandList: ...
    @property
    def dest(self) -> ir.OpResult[ir.VectorType]: ...

class GatherOp(ir.OpView):
    def __init__(
        self, result: ir.Type, base: ir.Value | ir.OpView | ir.Operation | float,
        offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        indices: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        pass_thru: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, alignment: int | ir.IntegerAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value: ...
    @property
    def offsets(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def indices(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def pass_thru(self) -> ir.Value[ir.VectorType]: ...
    alignment: ir.IntegerAttr | None
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class InsertOp(ir.OpView):
    def __init__(
        self, valueToStore: ir.Value | ir.OpView | ir.Operation | float,
        dest: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        dynamic_position: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_position: Sequence[int] | ir.DenseI64ArrayAttr, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def valueToStore(self) -> ir.Value: ...
    @property
    def dest(self) -> ir.Value[ir.VectorType]: ...
    @property
    def dynamic_position(self) -> ir.OpOperandList[ir.IndexType]: ...
    static_position: ir.DenseI64ArrayAttr
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class InsertStridedSliceOp(ir.OpView):
    def __init__(
        self, valueToStore: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        dest: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, offsets: Sequence[int] | ir.ArrayAttr,
        strides: Sequence[int] | ir.ArrayAttr, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def valueToStore(self) -> ir.Value[ir.VectorType]: ...
    @property
    def dest(self) -> ir.Value[ir.VectorType]: ...
    offsets: ir.ArrayAttr
    strides: ir.ArrayAttr
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class InterleaveOp(ir.OpView):
    def __init__(
        self, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class LoadOp(ir.OpView):
    def __init__(
        self, result: ir.Type, base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, nontemporal: bool | ir.BoolAttr | None = None, alignment: int | ir.IntegerAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    nontemporal: ir.BoolAttr | None
    alignment: ir.IntegerAttr | None
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class MaskOp(ir.OpView):
    def __init__(
        self, results_: Sequence[ir.Type], mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
        passthru: ir.Value | ir.OpView | ir.Operation | float | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def passthru(self) -> ir.Value | None: ...
    @property
    def results_(self) -> ir.OpResultList: ...
    @property
    def maskRegion(self) -> ir.Region: ...

class MaskedLoadOp(ir.OpView):
    def __init__(
        self, result: ir.Type, base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        pass_thru: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, alignment: int | ir.IntegerAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def pass_thru(self) -> ir.Value[ir.VectorType]: ...
    alignment: ir.IntegerAttr | None
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class MaskedStoreOp(ir.OpView):
    def __init__(
        self, base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        valueToStore: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
        alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def valueToStore(self) -> ir.Value[ir.VectorType]: ...
    alignment: ir.IntegerAttr | None

class MultiDimReductionOp(ir.OpView):
    def __init__(
        self, kind: Any, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        acc: ir.Value | ir.OpView | ir.Operation | float, reduction_dims: Sequence[int] | ir.DenseI64ArrayAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.VectorType]: ...
    @property
    def acc(self) -> ir.Value: ...
    kind: ir.Attribute
    reduction_dims: ir.DenseI64ArrayAttr
    @property
    def dest(self) -> ir.OpResult: ...

class OuterProductOp(ir.OpView):
    def __init__(
        self, result: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        rhs: ir.Value | ir.OpView | ir.Operation | float, *,
        acc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None, kind: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def lhs(self) -> ir.Value[ir.VectorType]: ...
    @property
    def rhs(self) -> ir.Value: ...
    @property
    def acc(self) -> ir.Value[ir.VectorType] | None: ...
    kind: ir.Attribute

class PrintOp(ir.OpView):
    def __init__(
        self, *, source: ir.Value | ir.OpView | ir.Operation | float | None = None, punctuation: Any = None,
        stringLiteral: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value | None: ...
    punctuation: ir.Attribute
    stringLiteral: ir.StringAttr | None

class ReductionOp(ir.OpView):
    def __init__(
        self, dest: ir.Type, kind: Any, vector: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
        acc: ir.Value | ir.OpView | ir.Operation | float | None = None, fastmath: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vector(self) -> ir.Value[ir.VectorType]: ...
    @property
    def acc(self) -> ir.Value | None: ...
    kind: ir.Attribute
    fastmath: ir.Attribute
    @property
    def dest(self) -> ir.OpResult: ...

class ScalableExtractOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, pos: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.VectorType]: ...
    pos: ir.IntegerAttr
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class ScalableInsertOp(ir.OpView):
    def __init__(
        self, valueToStore: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        dest: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, pos: int | ir.IntegerAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def valueToStore(self) -> ir.Value[ir.VectorType]: ...
    @property
    def dest(self) -> ir.Value[ir.VectorType]: ...
    pos: ir.IntegerAttr
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class ScanOp(ir.OpView):
    def __init__(
        self, kind: Any, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        initial_value: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, reduction_dim: int | ir.IntegerAttr,
        inclusive: bool | ir.BoolAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.VectorType]: ...
    @property
    def initial_value(self) -> ir.Value[ir.VectorType]: ...
    kind: ir.Attribute
    reduction_dim: ir.IntegerAttr
    inclusive: ir.BoolAttr
    @property
    def dest(self) -> ir.OpResult[ir.VectorType]: ...
    @property
    def accumulated_value(self) -> ir.OpResult[ir.VectorType]: ...

class ScatterOp(ir.OpView):
    def __init__(
        self, result: ir.Type | None, base: ir.Value | ir.OpView | ir.Operation | float,
        offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        indices: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        valueToStore: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
        alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value: ...
    @property
    def offsets(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def indices(self) -> ir.Value[ir.VectorType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType]: ...
    @property
    def valueToStore(self) -> ir.Value[ir.VectorType]: ...
    alignment: ir.IntegerAttr | None
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType] | None: ...

class ShapeCastOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.VectorType]: ...
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class ShuffleOp(ir.OpView):
    def __init__(
        self, v1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        v2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, mask: Sequence[int] | ir.DenseI64ArrayAttr, *,
        results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def v1(self) -> ir.Value[ir.VectorType]: ...
    @property
    def v2(self) -> ir.Value[ir.VectorType]: ...
    mask: ir.DenseI64ArrayAttr
    @property
    def vector(self) -> ir.OpResult[ir.VectorType]: ...

class StepOp(ir.OpView):
    def __init__(
        self, result: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class StoreOp(ir.OpView):
    def __init__(
        self, valueToStore: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, nontemporal: bool | ir.BoolAttr | None = None, alignment: int | ir.IntegerAttr | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def valueToStore(self) -> ir.Value[ir.VectorType]: ...
    @property
    def base(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    nontemporal: ir.BoolAttr | None
    alignment: ir.IntegerAttr | None

class ToElementsOp(ir.OpView):
    def __init__(
        self, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.VectorType]: ...
    @property
    def elements(self) -> ir.OpResultList: ...

class TransferReadOp(ir.OpView):
    def __init__(
        self, vector: ir.Type, base: ir.Value | ir.OpView | ir.Operation | float,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        permutation_map: ir.AffineMap | ir.AffineMapAttr, padding: ir.Value | ir.OpView | ir.Operation | float,
        in_bounds: Sequence[bool] | ir.ArrayAttr, *,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def base(self) -> ir.Value: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def padding(self) -> ir.Value: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType] | None: ...
    permutation_map: ir.AffineMapAttr
    in_bounds: ir.ArrayAttr
    @property
    def vector(self) -> ir.OpResult[ir.VectorType]: ...

class TransferWriteOp(ir.OpView):
    def __init__(
        self, result: ir.Type | None, valueToStore: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        base: ir.Value | ir.OpView | ir.Operation | float,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        permutation_map: ir.AffineMap | ir.AffineMapAttr, in_bounds: Sequence[bool] | ir.ArrayAttr, *,
        mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def valueToStore(self) -> ir.Value[ir.VectorType]: ...
    @property
    def base(self) -> ir.Value: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def mask(self) -> ir.Value[ir.VectorType] | None: ...
    permutation_map: ir.AffineMapAttr
    in_bounds: ir.ArrayAttr
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType] | None: ...

class TransposeOp(ir.OpView):
    def __init__(
        self, result: ir.Type, vector: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
        permutation: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def vector(self) -> ir.Value[ir.VectorType]: ...
    permutation: ir.DenseI64ArrayAttr
    @property
    def result(self) -> ir.OpResult[ir.VectorType]: ...

class TypeCastOp(ir.OpView):
    def __init__(
        self, result: ir.Type, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memref(self) -> ir.Value[ir.MemRefType]: ...
    @property
    def result(self) -> ir.OpResult[ir.MemRefType]: ...

class YieldOp(ir.OpView):
    def __init__(
        self,
        operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def operands_(self) -> ir.OpOperandList: ...

def vscale(
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def bitcast(
    result: ir.Type, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def broadcast(
    vector: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def compressstore(
    base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    value_to_store: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
    alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> CompressStoreOp: ...

def constant_mask(
    result: ir.Type, mask_dim_sizes: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def contract(
    result: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, acc: ir.Value | ir.OpView | ir.Operation | float,
    indexing_maps: Sequence[ir.Attribute] | ir.ArrayAttr, iterator_types: Any, *, kind: Any = None,
    fastmath: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def create_mask(
    result: ir.Type,
    mask_dim_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def deinterleave(
    source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResultList: ...

def expandload(
    result: ir.Type, base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    pass_thru: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, alignment: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def extract(
    source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    dynamic_position: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    static_position: Sequence[int] | ir.DenseI64ArrayAttr, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def extract_strided_slice(
    result: ir.Type, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, offsets: Sequence[int] | ir.ArrayAttr,
    sizes: Sequence[int] | ir.ArrayAttr, strides: Sequence[int] | ir.ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def fma(
    lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    acc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def from_elements(
    dest: ir.Type,
    elements: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def gather(
    result: ir.Type, base: ir.Value | ir.OpView | ir.Operation | float,
    offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    indices: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    pass_thru: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, alignment: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def insert(
    value_to_store: ir.Value | ir.OpView | ir.Operation | float,
    dest: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    dynamic_position: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    static_position: Sequence[int] | ir.DenseI64ArrayAttr, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def insert_strided_slice(
    value_to_store: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    dest: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, offsets: Sequence[int] | ir.ArrayAttr,
    strides: Sequence[int] | ir.ArrayAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def interleave(
    lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, rhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def load(
    result: ir.Type, base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, nontemporal: bool | ir.BoolAttr | None = None, alignment: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def mask(
    results_: Sequence[ir.Type], mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
    passthru: ir.Value | ir.OpView | ir.Operation | float | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | MaskOp: ...

def maskedload(
    result: ir.Type, base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    pass_thru: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, alignment: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def maskedstore(
    base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    value_to_store: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
    alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> MaskedStoreOp: ...

def multi_reduction(
    kind: Any, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    acc: ir.Value | ir.OpView | ir.Operation | float, reduction_dims: Sequence[int] | ir.DenseI64ArrayAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def outerproduct(
    result: ir.Type, lhs: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    rhs: ir.Value | ir.OpView | ir.Operation | float, *,
    acc: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None, kind: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def print_(
    *, source: ir.Value | ir.OpView | ir.Operation | float | None = None, punctuation: Any = None,
    string_literal: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> PrintOp: ...

def reduction(
    dest: ir.Type, kind: Any, vector: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
    acc: ir.Value | ir.OpView | ir.Operation | float | None = None, fastmath: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def scalable_extract(
    result: ir.Type, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, pos: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def scalable_insert(
    value_to_store: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    dest: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, pos: int | ir.IntegerAttr, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def scan(
    kind: Any, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    initial_value: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, reduction_dim: int | ir.IntegerAttr,
    inclusive: bool | ir.BoolAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResultList: ...

def scatter(
    result: ir.Type | None, base: ir.Value | ir.OpView | ir.Operation | float,
    offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    indices: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    value_to_store: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *,
    alignment: int | ir.IntegerAttr | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | ScatterOp: ...

def shape_cast(
    result: ir.Type, source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def shuffle(
    v1: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, v2: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    mask: Sequence[int] | ir.DenseI64ArrayAttr, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def step(
    result: ir.Type, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def store(
    value_to_store: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    base: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, nontemporal: bool | ir.BoolAttr | None = None, alignment: int | ir.IntegerAttr | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> StoreOp: ...

def to_elements(
    source: ir.Value[ir.VectorType] | ir.OpView | ir.Operation, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | ToElementsOp: ...

def transfer_read(
    vector: ir.Type, base: ir.Value | ir.OpView | ir.Operation | float,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    permutation_map: ir.AffineMap | ir.AffineMapAttr, padding: ir.Value | ir.OpView | ir.Operation | float,
    in_bounds: Sequence[bool] | ir.ArrayAttr, *, mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def transfer_write(
    result: ir.Type | None, value_to_store: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    base: ir.Value | ir.OpView | ir.Operation | float,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    permutation_map: ir.AffineMap | ir.AffineMapAttr, in_bounds: Sequence[bool] | ir.ArrayAttr, *,
    mask: ir.Value[ir.VectorType] | ir.OpView | ir.Operation | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | TransferWriteOp: ...

def transpose(
    result: ir.Type, vector: ir.Value[ir.VectorType] | ir.OpView | ir.Operation,
    permutation: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.VectorType]: ...

def type_cast(
    result: ir.Type, memref: ir.Value[ir.MemRefType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.MemRefType]: ...

def yield_(
    operands_: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> YieldOp: ...
