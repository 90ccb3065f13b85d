# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any

from gpuir.host import ir

class BitcastOp(ir.OpView):
    def __init__(
        self, dest: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def dest(self) -> ir.OpResult: ...

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
        self, result: ir.Type, src: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation, reassociation: Any, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.RankedTensorType]: ...
    reassociation: ir.ArrayAttr
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

class ConcatOp(ir.OpView):
    def __init__(
        self, result: ir.Type, dim: int | ir.IntegerAttr,
        inputs: Sequence[ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation] | ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList[ir.RankedTensorType]: ...
    dim: ir.IntegerAttr
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

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

class EmptyOp(ir.OpView):
    def __init__(
        self, sizes: Sequence[ir.Value | int], element_type: ir.Type, *, encoding: ir.Attribute | None = None,
        loc: Any = None, ip: Any = None,
    ) -> None: ...
    @property
    def dynamicSizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

class ExpandShapeOp(ir.OpView):
    def __init__(
        self, result: ir.Type, src: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation, reassociation: Any,
        output_shape: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_output_shape: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def src(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def output_shape(self) -> ir.OpOperandList[ir.IndexType]: ...
    reassociation: ir.ArrayAttr
    static_output_shape: ir.DenseI64ArrayAttr
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

class ExtractOp(ir.OpView):
    def __init__(
        self, tensor: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tensor(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult: ...

class ExtractSliceOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_offsets: Sequence[int] | ir.DenseI64ArrayAttr, static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
        static_strides: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.RankedTensorType]: ...
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
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

class FromElementsOp(ir.OpView):
    def __init__(
        self, result: ir.Type,
        elements: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def elements(self) -> ir.OpOperandList: ...
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

class GatherOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        indices: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        gather_dims: Sequence[int] | ir.DenseI64ArrayAttr, *, unique: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def indices(self) -> ir.Value[ir.RankedTensorType]: ...
    gather_dims: ir.DenseI64ArrayAttr
    @property
    def unique(self) -> bool: ...
    @unique.setter
    def unique(self, value: Any) -> None: ...
    @unique.deleter
    def unique(self) -> None: ...
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

class GenerateOp(ir.OpView):
    def __init__(
        self, result: ir.Type,
        dynamicExtents: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dynamicExtents(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...
    @property
    def body(self) -> ir.Region: ...

class InsertOp(ir.OpView):
    def __init__(
        self, scalar: ir.Value | ir.OpView | ir.Operation | float,
        dest: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def scalar(self) -> ir.Value: ...
    @property
    def dest(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def indices(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

class InsertSliceOp(ir.OpView):
    def __init__(
        self, source: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        dest: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_offsets: Sequence[int] | ir.DenseI64ArrayAttr, static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
        static_strides: Sequence[int] | ir.DenseI64ArrayAttr, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def dest(self) -> ir.Value[ir.RankedTensorType]: ...
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
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

class PadOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        low: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        high: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_low: Sequence[int] | ir.DenseI64ArrayAttr, static_high: Sequence[int] | ir.DenseI64ArrayAttr, *,
        nofold: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def low(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def high(self) -> ir.OpOperandList[ir.IndexType]: ...
    static_low: ir.DenseI64ArrayAttr
    static_high: ir.DenseI64ArrayAttr
    @property
    def nofold(self) -> bool: ...
    @nofold.setter
    def nofold(self, value: Any) -> None: ...
    @nofold.deleter
    def nofold(self) -> None: ...
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class ParallelInsertSliceOp(ir.OpView):
    def __init__(
        self, source: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        dest: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_offsets: Sequence[int] | ir.DenseI64ArrayAttr, static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
        static_strides: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def dest(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def offsets(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def sizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def strides(self) -> ir.OpOperandList[ir.IndexType]: ...
    static_offsets: ir.DenseI64ArrayAttr
    static_sizes: ir.DenseI64ArrayAttr
    static_strides: ir.DenseI64ArrayAttr

class RankOp(ir.OpView):
    def __init__(
        self, tensor: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tensor(self) -> ir.Value: ...

class ReshapeOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float,
        shape: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def shape(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def result(self) -> ir.OpResult: ...

class ScatterOp(ir.OpView):
    def __init__(
        self, result: ir.Type, source: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        dest: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        indices: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        scatter_dims: Sequence[int] | ir.DenseI64ArrayAttr, *, unique: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def dest(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def indices(self) -> ir.Value[ir.RankedTensorType]: ...
    scatter_dims: ir.DenseI64ArrayAttr
    @property
    def unique(self) -> bool: ...
    @unique.setter
    def unique(self, value: Any) -> None: ...
    @unique.deleter
    def unique(self) -> None: ...
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

class SplatOp(ir.OpView):
    def __init__(
        self, aggregate: ir.Type, input: ir.Value | ir.OpView | ir.Operation | float,
        dynamicSizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value: ...
    @property
    def dynamicSizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def aggregate(self) -> ir.OpResult[ir.RankedTensorType]: ...

class YieldOp(ir.OpView):
    def __init__(
        self, value: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value: ...

def bitcast(
    dest: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def cast(
    dest: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def collapse_shape(
    result: ir.Type, src: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation, reassociation: Any, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def concat(
    result: ir.Type, dim: int | ir.IntegerAttr,
    inputs: Sequence[ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation] | ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def dim(
    source: ir.Value | ir.OpView | ir.Operation | float,
    index: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def empty(
    sizes: Sequence[ir.Value | int], element_type: ir.Type, *, encoding: ir.Attribute | None = None, loc: Any = None,
    ip: Any = None,
) -> ir.Value: ...

def expand_shape(
    result: ir.Type, src: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation, reassociation: Any,
    output_shape: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    static_output_shape: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def extract(
    tensor: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def extract_slice(
    result: ir.Type, source: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    static_offsets: Sequence[int] | ir.DenseI64ArrayAttr, static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
    static_strides: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def from_elements(
    result: ir.Type,
    elements: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def gather(
    result: ir.Type, source: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    indices: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    gather_dims: Sequence[int] | ir.DenseI64ArrayAttr, *, unique: bool | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def insert(
    scalar: ir.Value | ir.OpView | ir.Operation | float, dest: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    indices: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def insert_slice(
    source: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    dest: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    static_offsets: Sequence[int] | ir.DenseI64ArrayAttr, static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
    static_strides: Sequence[int] | ir.DenseI64ArrayAttr, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def pad(
    result: ir.Type, source: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    low: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    high: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    static_low: Sequence[int] | ir.DenseI64ArrayAttr, static_high: Sequence[int] | ir.DenseI64ArrayAttr, *,
    nofold: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def parallel_insert_slice(
    source: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    dest: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    offsets: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    strides: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    static_offsets: Sequence[int] | ir.DenseI64ArrayAttr, static_sizes: Sequence[int] | ir.DenseI64ArrayAttr,
    static_strides: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ParallelInsertSliceOp: ...

def rank(
    tensor: ir.Value | ir.OpView | ir.Operation | float, *, results: Sequence[ir.Type] | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.IndexType]: ...

def reshape(
    result: ir.Type, source: ir.Value | ir.OpView | ir.Operation | float,
    shape: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def scatter(
    result: ir.Type, source: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    dest: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    indices: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    scatter_dims: Sequence[int] | ir.DenseI64ArrayAttr, *, unique: bool | None = None, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def splat(
    aggregate: ir.Type, input: ir.Value | ir.OpView | ir.Operation | float,
    dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def yield_(
    value: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
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
