# Generated from torch-mlir 20261001: `python scripts/generate.py --host` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from gpuir.host import ir

class LayoutMapOption(IntEnum):
    InferLayoutMap = 0
    IdentityLayoutMap = 1
    FullyDynamicLayoutMap = 2

class MemoryPlannerAlgorithm(IntEnum):
    Trivial = 0
    BestFit = 1

class AllocTensorOp(ir.OpView):
    def __init__(
        self, result: ir.Type,
        dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
        *, copy: ir.Value | ir.OpView | ir.Operation | float | None = None,
        size_hint: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None, memory_space: Any = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def dynamic_sizes(self) -> ir.OpOperandList[ir.IndexType]: ...
    @property
    def copy(self) -> ir.Value | None: ...
    @property
    def size_hint(self) -> ir.Value[ir.IndexType] | None: ...
    memory_space: ir.Attribute | None
    @property
    def result(self) -> ir.OpResult: ...

class CloneOp(ir.OpView):
    def __init__(
        self, output: ir.Type, input: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def input(self) -> ir.Value: ...
    @property
    def output(self) -> ir.OpResult: ...

class DeallocOp(ir.OpView):
    def __init__(
        self,
        memrefs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        conditions: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
        retained: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
        *, results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def memrefs(self) -> ir.OpOperandList: ...
    @property
    def conditions(self) -> ir.OpOperandList[ir.IntegerType]: ...
    @property
    def retained(self) -> ir.OpOperandList: ...
    @property
    def updatedConditions(self) -> ir.OpResultList[ir.IntegerType]: ...

class DeallocTensorOp(ir.OpView):
    def __init__(
        self, tensor: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tensor(self) -> ir.Value: ...

class MaterializeInDestinationOp(ir.OpView):
    def __init__(
        self, result: ir.Type | None, source: ir.Value | ir.OpView | ir.Operation | float,
        dest: ir.Value | ir.OpView | ir.Operation | float, *, restrict: bool | None = None,
        writable: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def source(self) -> ir.Value: ...
    @property
    def dest(self) -> ir.Value: ...
    @property
    def restrict(self) -> bool: ...
    @restrict.setter
    def restrict(self, value: Any) -> None: ...
    @restrict.deleter
    def restrict(self) -> None: ...
    @property
    def writable(self) -> bool: ...
    @writable.setter
    def writable(self, value: Any) -> None: ...
    @writable.deleter
    def writable(self) -> None: ...
    @property
    def result(self) -> ir.OpResult | None: ...

class ToBufferOp(ir.OpView):
    def __init__(
        self, buffer: ir.Type, tensor: ir.Value | ir.OpView | ir.Operation | float, *, read_only: bool | None = None,
        loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def tensor(self) -> ir.Value: ...
    @property
    def read_only(self) -> bool: ...
    @read_only.setter
    def read_only(self, value: Any) -> None: ...
    @read_only.deleter
    def read_only(self) -> None: ...
    @property
    def buffer(self) -> ir.OpResult: ...

class ToTensorOp(ir.OpView):
    def __init__(
        self, result: ir.Type, buffer: ir.Value | ir.OpView | ir.Operation | float, *, restrict: bool | None = None,
        writable: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
    ) -> None: ...
    @property
    def buffer(self) -> ir.Value: ...
    @property
    def restrict(self) -> bool: ...
    @restrict.setter
    def restrict(self, value: Any) -> None: ...
    @restrict.deleter
    def restrict(self) -> None: ...
    @property
    def writable(self) -> bool: ...
    @writable.setter
    def writable(self, value: Any) -> None: ...
    @writable.deleter
    def writable(self) -> None: ...
    @property
    def result(self) -> ir.OpResult: ...

def alloc_tensor(
    result: ir.Type,
    dynamic_sizes: Sequence[ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float,
    *, copy: ir.Value | ir.OpView | ir.Operation | float | None = None,
    size_hint: ir.Value[ir.IndexType] | ir.OpView | ir.Operation | float | None = None, memory_space: Any = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def clone(
    output: ir.Type, input: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def dealloc(
    memrefs: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float,
    conditions: Sequence[ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float] | ir.Value[ir.IntegerType] | ir.OpView | ir.Operation | float,
    retained: Sequence[ir.Value | ir.OpView | ir.Operation | float] | ir.Value | ir.OpView | ir.Operation | float, *,
    results: Sequence[ir.Type] | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | DeallocOp: ...

def dealloc_tensor(
    tensor: ir.Value | ir.OpView | ir.Operation | float, *, loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DeallocTensorOp: ...

def materialize_in_destination(
    result: ir.Type | None, source: ir.Value | ir.OpView | ir.Operation | float,
    dest: ir.Value | ir.OpView | ir.Operation | float, *, restrict: bool | None = None, writable: bool | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult | ir.OpResultList | MaterializeInDestinationOp: ...

def to_buffer(
    buffer: ir.Type, tensor: ir.Value | ir.OpView | ir.Operation | float, *, read_only: bool | None = None,
    loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...

def to_tensor(
    result: ir.Type, buffer: ir.Value | ir.OpView | ir.Operation | float, *, restrict: bool | None = None,
    writable: bool | None = None, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None,
) -> ir.OpResult: ...
