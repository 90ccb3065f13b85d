# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from contextlib import AbstractContextManager
from enum import IntEnum
from typing import Any

from gpuir.host import ir

class ElementwiseArityGroup(IntEnum):
    Unary = 1
    Binary = 2
    Ternary = 3

class ElementwiseCaseLimits(IntEnum):
    LastUnary = 25
    LastBinary = 35
    LastTernary = 36

class ElementwiseKind(IntEnum):
    exp = 0
    log = 1
    abs = 2
    ceil = 3
    floor = 4
    negf = 5
    reciprocal = 6
    round = 7
    sqrt = 8
    rsqrt = 9
    square = 10
    tanh = 11
    erf = 12
    sin = 13
    cos = 14
    tan = 15
    acos = 16
    acosh = 17
    asin = 18
    asinh = 19
    atan = 20
    atanh = 21
    log10 = 22
    log1p = 23
    log2 = 24
    add = 25
    sub = 26
    mul = 27
    div = 28
    div_unsigned = 29
    max_signed = 30
    min_signed = 31
    max_unsigned = 32
    min_unsigned = 33
    powf = 34
    select = 35

class IteratorType(IntEnum):
    parallel = 0
    reduction = 1

class WinogradConv2DFmr(IntEnum):
    F_2_3 = 0
    F_4_3 = 1
    F_2_5 = 2

class AbsOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class AddOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class BatchMatmulOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        indexing_maps: Any = None, cast: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    indexing_maps: ir.ArrayAttr | None
    cast: ir.Attribute | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class BatchMatvecOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class BatchMmt4DOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class BatchReduceMatmulOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        indexing_maps: Any = None, cast: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    indexing_maps: ir.ArrayAttr | None
    cast: ir.Attribute | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class BatchVecmatOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class BroadcastOp(ir.OpView):
    def __init__(
        self, result: Sequence[ir.Type], input: ir.Value | ir.OpView | ir.Operation | float,
        init: ir.Value | ir.OpView | ir.Operation | float, dimensions: Sequence[int] | ir.DenseI64ArrayAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value: ...
    @property
    def init(self) -> ir.Value: ...
    dimensions: ir.DenseI64ArrayAttr
    @property
    def result(self) -> ir.OpResultList: ...
    @property
    def region(self) -> ir.Region: ...

class CeilOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class ContractOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        indexing_maps: Any, *, cast: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    indexing_maps: ir.ArrayAttr
    cast: ir.Attribute | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def combiner(self) -> ir.Region: ...

class Conv1DNcwFcwOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv1DNwcWcfOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv1DOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv2DNchwFchwOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv2DNchwFchwQOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv2DNgchwFgchwOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv2DNgchwGfchwOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv2DNgchwGfchwQOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv2DNhwcFhwcOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv2DNhwcFhwcQOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv2DNhwcHwcfOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv2DNhwcHwcfQOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv2DNhwgcGfhwcOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv2DNhwgcGfhwcQOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv2DOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv3DNcdhwFcdhwOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv3DNdhwcDhwcfOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv3DNdhwcDhwcfQOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Conv3DOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class CopyOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        cast: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    cast: ir.Attribute | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DepthwiseConv1DNcwCwOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DepthwiseConv1DNwcWcOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DepthwiseConv1DNwcWcmOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DepthwiseConv2DNchwChwOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DepthwiseConv2DNhwcHwcOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DepthwiseConv2DNhwcHwcQOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DepthwiseConv2DNhwcHwcmOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DepthwiseConv2DNhwcHwcmQOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DepthwiseConv3DNcdhwCdhwOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DepthwiseConv3DNdhwcDhwcOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DepthwiseConv3DNdhwcDhwcmOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DivOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DivUnsignedOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class DotOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class ElementwiseOp(ir.OpView):
    def __init__(
        self, result_tensors: Any, inputs: Any, outputs: Any, kind: Any, *, indexing_maps: Any = None, loc: Any = None,
        ip: Any = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    kind: ir.Attribute
    indexing_maps: ir.ArrayAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class ErfOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class ExpOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class FillOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class FillRng2DOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class FloorOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class GenericOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        indexing_maps: Any, iterator_types: Any, *, doc: str | ir.StringAttr | None = None,
        library_call: str | ir.StringAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    indexing_maps: ir.ArrayAttr
    iterator_types: ir.ArrayAttr
    doc: ir.StringAttr | None
    library_call: ir.StringAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class IndexOp(ir.OpView):
    def __init__(
        self, dim: int | ir.IntegerAttr, *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    dim: ir.IntegerAttr
    @property
    def result(self) -> ir.OpResult[ir.IndexType]: ...

class PackOp(ir.OpView):
    def __init__(
        self, result: ir.Type | None, source: ir.Value | ir.OpView | ir.Operation | float,
        dest: ir.Value | ir.OpView | ir.Operation | float, inner_dims_pos: Sequence[int] | ir.DenseI64ArrayAttr,
        inner_tiles: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_inner_tiles: Sequence[int] | ir.DenseI64ArrayAttr, *,
        padding_value: ir.Value | ir.OpView | ir.Operation | float | None = None,
        outer_dims_perm: Sequence[int] | ir.DenseI64ArrayAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def dest(self) -> ir.Value: ...
    @property
    def padding_value(self) -> ir.Value | None: ...
    @property
    def inner_tiles(self) -> ir.OpOperandList[ir.IndexType]: ...
    outer_dims_perm: ir.DenseI64ArrayAttr | None
    inner_dims_pos: ir.DenseI64ArrayAttr
    static_inner_tiles: ir.DenseI64ArrayAttr
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType] | None: ...

class SoftmaxOp(ir.OpView):
    def __init__(
        self, result: Sequence[ir.Type], input: ir.Value | ir.OpView | ir.Operation | float,
        output: ir.Value | ir.OpView | ir.Operation | float, dimension: int | ir.IntegerAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value: ...
    @property
    def output(self) -> ir.Value: ...
    dimension: ir.IntegerAttr
    @property
    def result(self) -> ir.OpResultList[ir.RankedTensorType]: ...

class UnPackOp(ir.OpView):
    def __init__(
        self, result: ir.Type | None, source: ir.Value | ir.OpView | ir.Operation | float,
        dest: ir.Value | ir.OpView | ir.Operation | float, inner_dims_pos: Sequence[int] | ir.DenseI64ArrayAttr,
        inner_tiles: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        static_inner_tiles: Sequence[int] | ir.DenseI64ArrayAttr, *,
        outer_dims_perm: Sequence[int] | ir.DenseI64ArrayAttr | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def dest(self) -> ir.Value: ...
    @property
    def inner_tiles(self) -> ir.OpOperandList[ir.IndexType]: ...
    outer_dims_perm: ir.DenseI64ArrayAttr | None
    inner_dims_pos: ir.DenseI64ArrayAttr
    static_inner_tiles: ir.DenseI64ArrayAttr
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType] | None: ...

class WinogradFilterTransformOp(ir.OpView):
    def __init__(
        self, result: ir.Type, filter: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        output: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation, fmr: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def filter(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def output(self) -> ir.Value[ir.RankedTensorType]: ...
    fmr: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

class WinogradInputTransformOp(ir.OpView):
    def __init__(
        self, result: ir.Type, input: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        output: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation, fmr: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def output(self) -> ir.Value[ir.RankedTensorType]: ...
    fmr: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

class WinogradOutputTransformOp(ir.OpView):
    def __init__(
        self, result: ir.Type, value: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
        output: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation, fmr: Any, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def value(self) -> ir.Value[ir.RankedTensorType]: ...
    @property
    def output(self) -> ir.Value[ir.RankedTensorType]: ...
    fmr: ir.Attribute
    @property
    def result(self) -> ir.OpResult[ir.RankedTensorType]: ...

class YieldOp(ir.OpView):
    def __init__(
        self,
        values: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def values(self) -> ir.OpOperandList: ...

class LogOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class MapOp(ir.OpView):
    def __init__(
        self, result: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        init: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def init(self) -> ir.Value: ...
    @property
    def result(self) -> ir.OpResultList: ...
    @property
    def mapper(self) -> ir.Region: ...

class MatmulOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        indexing_maps: Any = None, cast: Any = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    indexing_maps: ir.ArrayAttr | None
    cast: ir.Attribute | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class MatvecOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class MaxOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class MinOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class Mmt4DOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class MulOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class NegFOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNchwMaxOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNchwSumOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNcwMaxOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNcwSumOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNdhwcMaxOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNdhwcMinOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNdhwcSumOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNhwcMaxOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNhwcMaxUnsignedOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNhwcMinOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNhwcMinUnsignedOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNhwcSumOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNwcMaxOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNwcMaxUnsignedOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNwcMinOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNwcMinUnsignedOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PoolingNwcSumOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        strides: Any = None, dilations: Any = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    strides: ir.DenseIntElementsAttr | None
    dilations: ir.DenseIntElementsAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class PowFOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class QuantizedBatchMatmulOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class QuantizedMatmulOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class ReciprocalOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class ReduceOp(ir.OpView):
    def __init__(
        self, result: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        inits: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        dimensions: Sequence[int] | ir.DenseI64ArrayAttr, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def inits(self) -> ir.OpOperandList: ...
    dimensions: ir.DenseI64ArrayAttr
    @property
    def combiner(self) -> ir.Region: ...

class RoundOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class RsqrtOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class SelectOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class SqrtOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class SquareOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class SubOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class TanhOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class TransposeOp(ir.OpView):
    def __init__(
        self, result: Sequence[ir.Type], input: ir.Value | ir.OpView | ir.Operation | float,
        init: ir.Value | ir.OpView | ir.Operation | float, permutation: Sequence[int] | ir.DenseI64ArrayAttr, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value: ...
    @property
    def init(self) -> ir.Value: ...
    permutation: ir.DenseI64ArrayAttr
    @property
    def result(self) -> ir.OpResultList: ...
    @property
    def region(self) -> ir.Region: ...

class VecmatOp(ir.OpView):
    def __init__(
        self, result_tensors: Sequence[ir.Type],
        inputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        outputs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class GenericOp_(ir.OpView):
    def __init__(
        self, inputs: Any, outputs: Any, indexing_maps: Any, iterator_types: Any, *, doc: Any = None,
        library_call: Any = None, loc: Any = None, ip: Any = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    indexing_maps: ir.ArrayAttr
    iterator_types: ir.ArrayAttr
    doc: ir.StringAttr | None
    library_call: ir.StringAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...

class ElementwiseOp_(ir.OpView):
    def __init__(
        self, result_tensors: Any, inputs: Any, outputs: Any, kind: Any, *, indexing_maps: Any = None, loc: Any = None,
        ip: Any = None,
    ) -> None: ...
    @property
    def inputs(self) -> ir.OpOperandList: ...
    @property
    def outputs(self) -> ir.OpOperandList: ...
    kind: ir.Attribute
    indexing_maps: ir.ArrayAttr | None
    @property
    def result_tensors(self) -> ir.OpResultList[ir.RankedTensorType]: ...
    @property
    def region(self) -> ir.Region: ...
fill_builtin_region: Any
isa_contraction_op: Any
infer_contraction_dimensions: Any
infer_contraction_dimensions_from_maps: Any
isa_convolution_op: Any
infer_convolution_dimensions: Any
infer_convolution_dimensions_from_maps: Any
get_indexing_maps: Any
abs: Any
add: Any

def batch_matmul(
    *ins: ir.Operation | ir.OpView | ir.Value, outs: Sequence[ir.OpView | ir.Operation | ir.Value],
    indexing_maps: Sequence[ir.AffineMapAttr] | None = None, cast: Any = None,
) -> Any: ...
batch_matvec: Any
batch_mmt4d: Any

def batch_reduce_matmul(
    *ins: ir.Operation | ir.OpView | ir.Value, outs: Sequence[ir.OpView | ir.Operation | ir.Value],
    indexing_maps: Sequence[ir.AffineMapAttr] | None = None, cast: Any = None,
) -> Any: ...
batch_vecmat: Any

def broadcast(
    input: ir.Operation | ir.OpView | Sequence[ir.Value], *, outs: list[ir.Operation | ir.OpView | Sequence[ir.Value]],
    dimensions: ir.DenseI64ArrayAttr | list[int],
) -> Any: ...
ceil: Any

def contract(
    *ins: ir.Operation | ir.OpView | ir.Value, outs: Sequence[ir.OpView | ir.Operation | ir.Value],
    indexing_maps: Sequence[ir.AffineMapAttr], cast: Any = None,
) -> Any: ...
conv_1d_ncw_fcw: Any
conv_1d_nwc_wcf: Any
conv_1d: Any
conv_2d_nchw_fchw: Any
conv_2d_nchw_fchw_q: Any
conv_2d_ngchw_fgchw: Any
conv_2d_ngchw_gfchw: Any
conv_2d_ngchw_gfchw_q: Any
conv_2d_nhwc_fhwc: Any
conv_2d_nhwc_fhwc_q: Any
conv_2d_nhwc_hwcf: Any
conv_2d_nhwc_hwcf_q: Any
conv_2d_nhwgc_gfhwc: Any
conv_2d_nhwgc_gfhwc_q: Any
conv_2d: Any
conv_3d_ncdhw_fcdhw: Any
conv_3d_ndhwc_dhwcf: Any
conv_3d_ndhwc_dhwcf_q: Any
conv_3d: Any
copy: Any
depthwise_conv_1d_ncw_cw: Any
depthwise_conv_1d_nwc_wc: Any
depthwise_conv_1d_nwc_wcm: Any
depthwise_conv_2d_nchw_chw: Any
depthwise_conv_2d_nhwc_hwc: Any
depthwise_conv_2d_nhwc_hwc_q: Any
depthwise_conv_2d_nhwc_hwcm: Any
depthwise_conv_2d_nhwc_hwcm_q: Any
depthwise_conv_3d_ncdhw_cdhw: Any
depthwise_conv_3d_ndhwc_dhwc: Any
depthwise_conv_3d_ndhwc_dhwcm: Any
div: Any
div_unsigned: Any
dot: Any

def elementwise(
    *ins: ir.Operation | ir.OpView | ir.Value, outs: Sequence[ir.OpView | ir.Operation | ir.Value],
    kind: ElementwiseKind | ir.Attribute, indexing_maps: Sequence[ir.AffineMapAttr] | None = None,
) -> Any: ...
erf: Any
exp: Any
fill: Any
fill_rng_2d: Any
floor: Any

def pack(
    source: Any, dest: Any, inner_dims_pos: Any, inner_tiles: Any, *, padding_value: Any = None,
    outer_dims_perm: Any = None, loc: Any = None, ip: Any = None,
) -> ir.Value: ...

def softmax(
    result: Sequence[ir.Type], input: ir.Value | ir.OpView | ir.Operation | float,
    output: ir.Value | ir.OpView | ir.Operation | float, dimension: int | ir.IntegerAttr, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | SoftmaxOp: ...

def unpack(
    source: Any, dest: Any, inner_dims_pos: Any, inner_tiles: Any, *, outer_dims_perm: Any = None, loc: Any = None,
    ip: Any = None,
) -> ir.Value: ...

def winograd_filter_transform(
    result: ir.Type, filter: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    output: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation, fmr: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def winograd_input_transform(
    result: ir.Type, input: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    output: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation, fmr: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def winograd_output_transform(
    result: ir.Type, value: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation,
    output: ir.Value[ir.RankedTensorType] | ir.OpView | ir.Operation, fmr: Any, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult[ir.RankedTensorType]: ...

def yield_(
    values: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> YieldOp: ...
log: Any

def matmul(
    *ins: ir.Operation | ir.OpView | ir.Value, outs: Sequence[ir.OpView | ir.Operation | ir.Value],
    indexing_maps: Sequence[ir.AffineMapAttr] | None = None, cast: Any = None,
) -> Any: ...
matvec: Any
max: Any
min: Any
mmt4d: Any
mul: Any
negf: Any
pooling_nchw_max: Any
pooling_nchw_sum: Any
pooling_ncw_max: Any
pooling_ncw_sum: Any
pooling_ndhwc_max: Any
pooling_ndhwc_min: Any
pooling_ndhwc_sum: Any
pooling_nhwc_max: Any
pooling_nhwc_max_unsigned: Any
pooling_nhwc_min: Any
pooling_nhwc_min_unsigned: Any
pooling_nhwc_sum: Any
pooling_nwc_max: Any
pooling_nwc_max_unsigned: Any
pooling_nwc_min: Any
pooling_nwc_min_unsigned: Any
pooling_nwc_sum: Any
powf: Any
quantized_batch_matmul: Any
quantized_matmul: Any
reciprocal: Any
round: Any
rsqrt: Any
select: Any
sqrt: Any
square: Any
sub: Any
tanh: Any

def transpose(
    input: ir.Operation | ir.OpView | Sequence[ir.Value], *, outs: list[ir.Operation | ir.OpView | Sequence[ir.Value]],
    permutation: ir.DenseI64ArrayAttr | list[int],
) -> Any: ...
vecmat: Any
D: Any
S: Any
TV: Any
I32: Any
I64: Any
F32: Any
F64: Any
T: Any
U: Any
V: Any
def yaml_dump(data: Any, sort_keys: Any = False, **kwargs: Any) -> Any: ...
def yaml_dump_all(data: Any, sort_keys: Any = False, explicit_start: Any = True, **kwargs: Any) -> Any: ...
ContractionOpInterface: Any
ConvolutionOpInterface: Any
FillOpInterface: Any
Canonicalizer: Any

def emit_generic_structured_op(
    op_config: Any, *ins: ir.Value | ir.OpView | ir.Operation | float, outs: Sequence[ir.Value] | ir.OpResultList,
    **attrs: Sequence[int],
) -> Any: ...

def emit_named_structured_op(
    op_config: Any, op_name: str, op_class_name: str, *ins: ir.Value | ir.OpView | ir.Operation | float,
    outs: Sequence[ir.Value] | ir.OpResultList, **attrs: Sequence[int],
) -> Any: ...
def bind_op_def(op_def: Any) -> AbstractContextManager[Any]: ...
def current_op_def() -> Any: ...
def linalg_structured_op(dsl_func: Any = None, *, op_name: Any = None, op_class_name: Any = None) -> Any: ...
def domain(*dimensions: Any) -> Any: ...
def implements(*interfaces: Any) -> Any: ...
def defines(*definitions: Any) -> Any: ...
T1: Any
T2: Any
Batch: Any
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
